export const id = 5991;
export const ids = [5991];
export const modules = {


52851:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
IT:()=>OTHER_OPTIONS,
Lo:()=>COMMANDS,
OF:()=>SHELLS,
nZ:()=>COMMAND_NAMES,
s0:()=>PAPERS,
zZ:()=>isCommandName
});
var _base__4__ = __load__(35698);
var _option_js__0__ = __load__(30408);
var _people_options_js__1__ = __load__(66113);
var _server_options_js__2__ = __load__(10917);
var _state_options_js__3__ = __load__(99059);





const SHELLS = [
	"bash",
	"zsh",
	"fish",
	"powershell"
];
const OTHER_OPTIONS = (0,_option_js__0__.cz)("Other options", "last", {
	help: {
		...(0,_option_js__0__.Jt)("This text."),
		short: "h"
	},
	version: {
		...(0,_option_js__0__.Jt)("The version."),
		short: "V"
	}
});
const PAPERS = ["a4", "letter"];
const text = (placeholder, description) => ({
	placeholder,
	description,
	allowed: "text"
});
const COURSE_INPUTS = new Set([
	"layout",
	"people",
	"include",
	"exclude",
	"engine",
	"language",
	"ai",
	"base-code",
	"apikey",
	"base-url",
	"similarity-threshold",
	"config"
]);
const COMMANDS = {
	check: {
		name: "check",
		usage: "PATH\u2026 [options]",
		summary: "Checks folders of submissions.",
		notes: [
			"Every subfolder (or ZIP) of each PATH is one submission. The options are the inputs of the action, and .github/similarity.yml below the current folder is read as in a workflow. What differs on the command line:",
			"- PATH\u2026 stands for --source directory with these paths; without PATH, name submissions by --repositories or the like.",
			"- --dry-run is the same as --dry-run=true; --no-ai is the same as --ai=false.",
			"- Options that take a list may be given several times.",
			"- --mode is check: doctor is a command of its own, and a scan and the bot run in a workflow. mode: scan and assignments in a config file are ignored: they are for the workflow.",
			"- The key is read from CODE_SIMILARITY_KEY and the token from GITHUB_TOKEN, because other people on this machine can see options in its list of processes. The key is used only together with --base-url."
		],
		options: [
			...(0,_option_js__0__.NH)(),
			...(0,_option_js__0__.gF)("Prints the document of report.json on stdout and nothing else there, also where the check failed. Messages are on stderr.", "Prints nothing but errors, and the document of --json. The exit status says the rest."),
			...OTHER_OPTIONS
		],
		operands: null
	},
	doctor: {
		name: "doctor",
		usage: "[PATH\u2026] [options]",
		summary: "Looks at what a check needs, and says what is missing.",
		notes: ["Takes what check takes, and says what check would miss. It reads the config file, asks GitHub what the token may do and how many requests are left, asks the service whether it takes the key, and collects submissions as a dry run does. Nothing is uploaded or written, not even on GitHub.", "Each line begins with \u201cfine\u201d or \u201cdo this\u201d. The exit status is 0 where all is fine, and 2 (config-error) where something is to be done."],
		options: [
			...(0,_option_js__0__.NH)(),
			...(0,_option_js__0__.gF)("Prints a list as JSON: about, isFine, sentence.", "Prints nothing but what is to be done, and the list of --json."),
			...OTHER_OPTIONS
		],
		operands: null
	},
	report: {
		name: "report",
		usage: "DIR | --compare OLD NEW",
		summary: "Opens the report of an earlier run, or shows what changed between two runs.",
		notes: [],
		options: [...(0,_option_js__0__.cz)("Comparison of two runs", "last", {
			compare: (0,_option_js__0__.Jt)("Prints what changed between two runs: who is newly flagged or no longer, new pairs, moved numbers. OLD and NEW are folders of reports, or their report.json."),
			json: (0,_option_js__0__.Jt)("Prints the comparison as JSON.")
		}), ...OTHER_OPTIONS],
		operands: null
	},
	course: {
		name: "course",
		usage: "ASSIGNMENT\u2026 [options]",
		summary: "Says which two people are near each other in assignment after assignment.",
		notes: ["Each ASSIGNMENT is the report of a check (its folder, or its report.json), or a folder or download of submissions, which is checked first. They are given in the order of the course, two or more. People are joined by what outlives a run: id, login or e-mail address, else the name.", "It flags nobody, and says beside each pair how many pairs of the course would be as near as often by chance. Run check for an assignment with its own starter code, and give its report here."],
		options: [
			...(0,_option_js__0__.cz)("Course", "refuse", {
				course: text("<text>", "Joins those reports at or below each ASSIGNMENT whose check was given --course with this name, in the order in which they were made; of several of one assignment the newest."),
				name: text("<text>", "What the course is called. Default: as --course says, else as the current folder"),
				out: text("<dir>", "Where index.html and course.json are written, and the reports of what is checked. Default: similarity-course"),
				locale: {
					description: "Language that the page begins with. Default: the reader\u2019s",
					...(0,_option_js__0__.yL)(_base__4__.YZ)
				},
				open: (0,_option_js__0__.Jt)("Opens the page.")
			}),
			...(0,_option_js__0__.NH)((name) => COURSE_INPUTS.has(name)),
			...(0,_option_js__0__.gF)("Prints the document of course.json on stdout and nothing else there.", "Prints nothing but errors, and the document of --json."),
			...OTHER_OPTIONS
		],
		operands: null
	},
	dossier: {
		name: "dossier",
		usage: "PAIR [options]",
		summary: "Writes what a hearing needs to know about one pair.",
		notes: ["PAIR is its place in the ranked list of the report or course (1), or two names: amber/chiara, or amber chiara. The dossier is one HTML file with both programs side by side, and nobody else in it.", "Without --for it is the copy for the panel, with both names. With --for NAME it is the copy for that person: the other one is called Student A or B, in the code as well. Code itself can name people: read a copy before you hand it out."],
		options: [...(0,_option_js__0__.cz)("Dossier", "refuse", {
			report: text("<dir>", "Folder of the report, or of a course: then it is one dossier over all assignments. Default: similarity-report"),
			for: text("<name>", "Whose copy it is: one of the two. The other one is not named."),
			out: text("<file>", "Where it is written. Default: dossier-\u2026.html in the folder of the report"),
			pdf: (0,_option_js__0__.Jt)("Writes a PDF beside it, printed by Chrome, Chromium or Edge (found in PATH, or named by CHROME_PATH)."),
			paper: {
				description: "Size of the PDF. Default: a4",
				...(0,_option_js__0__.yL)(PAPERS, " or ")
			},
			course: text("<text>", "The course, as the dossier names it."),
			assignment: text("<text>", "The assignment, as the dossier names it. Default: as the check called it"),
			locale: {
				description: "Its language. Default: that of the report, else en",
				...(0,_option_js__0__.yL)(_base__4__.YZ)
			},
			open: (0,_option_js__0__.Jt)("Opens it.")
		}), ...OTHER_OPTIONS],
		operands: []
	},
	serve: {
		name: "serve",
		usage: "[options]",
		summary: "Runs the embedded service for others to use.",
		notes: ["The key that clients send is CODE_SIMILARITY_KEY. On the first start with a data folder one is made and printed once.", "Without --data and --database everything ends with the process."],
		options: [
			..._server_options_js__2__.ZV,
			..._server_options_js__2__.XY,
			..._server_options_js__2__.W9,
			..._server_options_js__2__.DL,
			...OTHER_OPTIONS
		],
		operands: []
	},
	work: {
		name: "work",
		usage: "[options]",
		summary: "Analyses checks of services that share its database.",
		notes: ["Any number of these processes may run, on any machines that reach the database and the files. A process that dies is noticed within a minute, and another one takes up its checks. One that is stopped gives them back."],
		options: [
			..._server_options_js__2__.XY,
			..._server_options_js__2__.W9,
			..._server_options_js__2__.nl,
			...OTHER_OPTIONS
		],
		operands: []
	},
	users: {
		name: "users",
		usage: "ACTION [NAME] [options]",
		summary: "Adds, lists, suspends and removes the people of a server.",
		notes: [
			"ACTION is one of these:",
			"- add: somebody, who needs a key next. In a new data folder it makes what the server keeps there.",
			"- list: everybody, with role and state.",
			"- suspend: refuses every key of somebody at once, also while the server runs; resume ends that.",
			"- remove: somebody and their keys. Somebody with checks is removed only with --give-to or --delete-checks.",
			"Give the options that the server was started with. It may run meanwhile."
		],
		options: [
			..._people_options_js__1__.HC,
			..._server_options_js__2__.XY,
			...OTHER_OPTIONS
		],
		operands: _people_options_js__1__.eN
	},
	keys: {
		name: "keys",
		usage: "ACTION [NUMBER] [options]",
		summary: "Makes, lists and ends the keys of a server.",
		notes: [
			"ACTION is one of these:",
			"- create: prints a new key on stdout and nothing else there, once: KEY=$(code-similarity keys create --user ada --data DIR)",
			"- list: all keys or those of --user, without their secrets.",
			"- revoke: ends the key of this number for good, also while the server runs.",
			"Give the options that the server was started with. It may run meanwhile."
		],
		options: [
			..._people_options_js__1__.zx,
			..._server_options_js__2__.XY,
			...OTHER_OPTIONS
		],
		operands: _people_options_js__1__.UN
	},
	audit: {
		name: "audit",
		usage: "[options]",
		summary: "Prints who did what on a server.",
		notes: ["Oldest first: who, what, to which check, and whose it was. No code and no name of a file is in it. What is done by these commands is written down too, as \"command line\"."],
		options: [
			..._people_options_js__1__.dQ,
			..._server_options_js__2__.XY,
			...OTHER_OPTIONS
		],
		operands: []
	},
	backup: {
		name: "backup",
		usage: "FOLDER [options]",
		summary: "Copies all that a server has into a folder, while it serves.",
		notes: ["Give the options that the server was started with. What FOLDER has from an earlier backup is not copied again, and what was deleted since is deleted there; the earlier backup stays whole until this one is.", "It holds the code of students, names and keys: keep it as you keep the server."],
		options: [..._server_options_js__2__.XY, ...OTHER_OPTIONS],
		operands: []
	},
	restore: {
		name: "restore",
		usage: "FOLDER [options]",
		summary: "Puts a backup into an empty place.",
		notes: ["The options name the place, which may be of another kind than the server that was backed up: so a server can move from its data folder to PostgreSQL and back. Nothing is overwritten. Files whose bytes are not those that were backed up are left out and named, and the exit status is 2."],
		options: [..._server_options_js__2__.XY, ...OTHER_OPTIONS],
		operands: []
	},
	bot: {
		name: "bot",
		usage: "[options]",
		summary: "Answers a GitHub App's webhook.",
		notes: ["POST /webhook takes deliveries, GET /health answers. WEBHOOK_SECRET, APP_ID and APP_PRIVATE_KEY (the text of the .pem file, or its path) identify the App; what is missing is taken from the folder of --data, where --setup puts it. The inputs say how a pull request is checked; no config file is read."],
		options: [
			..._server_options_js__2__.ZV,
			..._server_options_js__2__.$W,
			..._server_options_js__2__.xb,
			...(0,_option_js__0__.NH)((name) => name !== "source" && name !== "path"),
			...OTHER_OPTIONS
		],
		operands: []
	},
	state: {
		name: "state",
		usage: "ACTION [NAME\u2026] [options]",
		summary: "Looks after what scans remember.",
		notes: [
			"ACTION is one of these:",
			"- show: assignments with their size, how many people they name, when they were last used, what is pending, and what was told and decided.",
			"- prune: forgets who is who in the assignments that are named, or in all that are over (--over). What was reported and decided stays, unless --everything is given.",
			"- repair: puts back what can be read of the copies of damaged files, and removes copies that are not needed any more.",
			"- export: prints everything but secrets as JSON.",
			"The token is read from GITHUB_TOKEN. It needs contents: read, and contents: write for prune and repair, which refuse while a scan runs."
		],
		options: [..._state_options_js__3__.J, ...OTHER_OPTIONS],
		operands: _state_options_js__3__.W
	},
	completion: {
		name: "completion",
		usage: "SHELL",
		summary: "Prints completions of commands and options for a shell.",
		notes: [
			`SHELL is ${SHELLS.slice(0, -1).join(", ")} or ${SHELLS.at(-1) ?? ""}.`,
			"For bash, put this into ~/.bashrc: source <(code-similarity completion bash)",
			"For zsh, put this into ~/.zshrc, below compinit: source <(code-similarity completion zsh)",
			"For fish: code-similarity completion fish > ~/.config/fish/completions/code-similarity.fish",
			"For PowerShell, put this into the file that $PROFILE names: code-similarity completion powershell | Out-String | Invoke-Expression"
		],
		options: OTHER_OPTIONS,
		operands: SHELLS
	}
};
const COMMAND_NAMES = Object.keys(COMMANDS);
function isCommandName(name) {
	return COMMAND_NAMES.some((known) => known === name);
}


}),

30408:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
ET:()=>wholeNumberTo,
Fo:()=>SWITCH,
Jt:()=>flag,
NH:()=>inputOptions,
Z5:()=>optionParser,
cz:()=>optionsOf,
gF:()=>printing,
j6:()=>only,
x4:()=>ANY,
yL:()=>oneOf
});
var _contract__1__ = __load__(64033);
var commander__0__ = __load__(44058);


function optionsOf(group, repeated, told) {
	return Object.entries(told).map(([name, one]) => ({
		kind: "value",
		placeholder: "",
		allowed: "",
		group,
		repeated,
		name,
		...one
	}));
}
const SWITCH = {
	kind: "switch",
	repeated: "last"
};
function flag(description) {
	return {
		...SWITCH,
		description
	};
}
function printing(json, quiet) {
	return optionsOf("What is printed", "last", {
		json: flag(json),
		quiet: {
			...flag(quiet),
			short: "q"
		}
	});
}
const ANY = { isAllowed: () => true };
function oneOf(choices, between = ", ") {
	const isAllowed = (value) => choices.some((one) => one === value);
	return {
		placeholder: `<${choices.join("|")}>`,
		allowed: choices.join(between),
		choices,
		isAllowed
	};
}
function wholeNumberTo(most) {
	const digits = new RegExp(`^\\d{1,${String(most).length}}$`);
	const isAllowed = (value) => digits.test(value) && Number(value) <= most;
	return {
		placeholder: "<number>",
		allowed: `a whole number from 0 to ${most}`,
		isAllowed
	};
}
function only(actions, what) {
	return {
		actions,
		description: `${actions.join(", ")}: ${what}`
	};
}
function optionParser({ name, usage, summary, options }) {
	const parser = new commander__0__.uB(`code-similarity ${name}`.trim()).usage(usage).summary(summary).helpOption(false).combineFlagAndOptionalValue(false);
	for (const one of options) {
		parser.addOption(optionOf(one, one.name));
		if (one.kind === "boolean") parser.addOption(optionOf(one, `no-${one.name}`).preset("false").hideHelp());
	}
	return parser;
}
function optionOf(definition, name) {
	const { short, kind, placeholder, description, group } = definition;
	const isNegated = name !== definition.name;
	const long = short === undefined || isNegated ? `--${name}` : `-${short}, --${name}`;
	const value = {
		value: ` ${placeholder}`,
		boolean: isNegated ? "" : " [true|false]",
		switch: ""
	}[kind];
	return new commander__0__.c$(`${long}${value}`, description).helpGroup(group).preset("true").argParser((given, before) => [...before ?? [], given]);
}
function inputOptions(isTaken = () => true) {
	return _contract__1__.fd.flatMap(({ title, names }) => names.filter(isTaken).map((name) => inputOption(name, title)));
}
const DEFAULTS = {
	"github-token": "GITHUB_TOKEN",
	organization: ""
};
function inputOption(name, group) {
	const { kind, short, placeholder, description, allowed, choices } = (0,_contract__1__.Fg)(name);
	const initial = DEFAULTS[name] ?? (0,_contract__1__.VC)(name);
	const text = initial === "" ? description : `${description} Default: ${initial}`;
	return {
		name,
		kind: kind === "boolean" ? "boolean" : "value",
		placeholder,
		description: text.replaceAll(/`|\*\*/g, ""),
		group,
		allowed,
		repeated: kind === "list" ? "join" : "refuse",
		...short === undefined ? {} : { short },
		...choices === undefined ? {} : { choices }
	};
}


}),

47722:
((__module__, __out__, __load__) => {


__load__.d(__out__, {
X4:()=>asksForDocument,
Du:()=>parseCommandLine,
Ec:()=>withEnvironment
});

var outcome = __load__(98216);
var sentence = __load__(4771);
var nearest = __load__(77196);
var quoted = __load__(73321);
var commands = __load__(52851);
var read_check = __load__(58472);
var locale = __load__(35698);
var read_words = __load__(68033);
var says = __load__(81473);
;// program/command-line/arguments/read-report.js





function readReport({ operands, values, problems }) {
	const json = values.has("json");
	if (values.has("compare")) {
		const [before, after] = operands;
		if (before === undefined || after === undefined || operands.length > 2) {
			throw (0,read_words/* refusal */.x5)([...problems, says/* reportCompare */.Ag]);
		}
		if (problems.length > 0) throw (0,read_words/* refusal */.x5)(problems);
		return {
			kind: "compare-reports",
			before,
			after,
			json
		};
	}
	const found = [...problems, ...json ? [says/* jsonGoes */.b1] : []];
	const [directory] = operands;
	if (directory === undefined || operands.length > 1) throw (0,read_words/* refusal */.x5)([...found, says/* reportTakes */.rl]);
	if (found.length > 0) throw (0,read_words/* refusal */.x5)(found);
	return {
		kind: "report",
		directory
	};
}
const DEFAULT_REPORT = "similarity-report";
function readDossier({ operands, values, problems }) {
	const found = [...problems];
	if (operands.length === 0 || operands.length > 2) {
		found.push(says/* dossierTakes */.Wt);
	}
	if (found.length > 0) throw (0,read_words/* refusal */.x5)(found);
	const given = (name) => (0,read_words/* lastOf */.g1)(values, name);
	return {
		kind: "dossier",
		pair: operands,
		report: given("report") ?? DEFAULT_REPORT,
		reader: given("for"),
		out: given("out"),
		pdf: values.has("pdf"),
		paper: commands/* PAPERS */.s0.find((one) => one === given("paper")) ?? commands/* PAPERS */.s0[0],
		course: given("course"),
		assignment: given("assignment"),
		locale: locale/* LOCALES */.YZ.find((one) => one === given("locale")) ?? null,
		open: values.has("open")
	};
}
const DEFAULT_OUT = "similarity-course";
function readCourse({ operands, values, problems }) {
	const found = [...problems];
	const course = (0,read_words/* lastOf */.g1)(values, "course");
	if (course !== null && operands.length === 0) {
		found.push(says/* courseByName */.Ms);
	} else if (course === null && operands.length < 2) {
		found.push(says/* courseTakes */.wd);
	}
	if (operands.some((path) => /[\r\n]/.test(path))) {
		found.push(says/* assignmentPath */.lh);
	}
	if (found.length > 0) throw (0,read_words/* refusal */.x5)(found);
	const { locale: _, ...inputs } = (0,read_check/* inputsOf */.Vc)(values);
	return {
		kind: "course",
		given: operands,
		course,
		name: (0,read_words/* lastOf */.g1)(values, "name"),
		out: (0,read_words/* lastOf */.g1)(values, "out") ?? DEFAULT_OUT,
		locale: locale/* LOCALES */.YZ.find((one) => one === (0,read_words/* lastOf */.g1)(values, "locale")) ?? null,
		open: values.has("open"),
		...(0,read_words/* printedOf */.KG)(values),
		inputs
	};
}

var people_answers = __load__(13322);
var people_options = __load__(66113);
var web = __load__(23517);
var server_options = __load__(10917);
;// program/command-line/arguments/read-server.js






function readServe({ operands, values, problems }) {
	const found = operands.slice(0, 1).map((path) => (0,sentence/* fill */.G)(says/* serveTakes */.gL, { path: (0,quoted/* quoted */.T)(path) }));
	if (problems.length + found.length > 0) throw (0,read_words/* refusal */.x5)([...problems, ...found]);
	const last = (name) => (0,read_words/* lastOf */.g1)(values, name);
	const retain = last("retain");
	const keepFree = last("keep-free");
	const simulated = (0,read_words/* entriesOf */.Mc)(last("simulate") ?? "");
	const quota = simulated.findLast((one) => one.startsWith("quota="))?.slice("quota=".length);
	return {
		kind: "serve",
		...placeOf(values),
		storage: storageOf(values),
		...analysesOf(values),
		demo: last("demo"),
		retainMs: retain === null ? null : measured(retain, { d: 24 * 60 * 6e4 }),
		keepFreeBytes: keepFree === null ? null : measured(keepFree, MIBS) * 1024 ** 2,
		publicUrl: last("public-url")?.replace(/\/+$/, "") ?? null,
		trustedProxies: (0,read_words/* entriesOf */.Mc)(last("trust-proxy") ?? ""),
		hookNetworks: (0,read_words/* entriesOf */.Mc)(last("hook-networks") ?? ""),
		loginConfig: last("login-config"),
		ltiConfig: last("lti-config"),
		...watchOf(values),
		simulation: {
			offline: simulated.includes("offline"),
			trial: simulated.includes("trial"),
			suspended: simulated.includes("suspended"),
			quota: quota === undefined ? null : Number(quota)
		}
	};
}
function storageOf(values) {
	return {
		dataDir: (0,read_words/* lastOf */.g1)(values, "data"),
		database: (0,read_words/* lastOf */.g1)(values, "database"),
		blobs: (0,read_words/* lastOf */.g1)(values, "blobs")
	};
}
function readWork({ operands, values, problems }) {
	const found = operands.slice(0, 1).map((path) => (0,sentence/* fill */.G)(says/* workTakes */.g$, { path: (0,quoted/* quoted */.T)(path) }));
	const plan = analysesOf(values);
	if (plan.workers === 0) found.push(says/* workWithoutWorkers */.x7);
	if (problems.length + found.length > 0) throw (0,read_words/* refusal */.x5)([...problems, ...found]);
	return {
		kind: "work",
		storage: storageOf(values),
		...plan,
		...watchOf(values)
	};
}
const SECONDS = {
	s: 1,
	m: 60,
	h: 3600
};
const MIBS = {
	M: 1,
	G: 1024
};
function analysesOf(values) {
	const timeout = (0,read_words/* lastOf */.g1)(values, "analysis-timeout") ?? server_options/* DEFAULT_ANALYSIS_TIMEOUT */.D9;
	const asked = (0,read_words/* entriesOf */.Mc)((0,read_words/* lastOf */.g1)(values, "web") ?? "");
	const memory = (0,read_words/* lastOf */.g1)(values, "analysis-memory");
	return {
		workers: Number((0,read_words/* lastOf */.g1)(values, "workers") ?? server_options/* DEFAULT_WORKERS */.Wx),
		limits: {
			timeMs: measured(timeout, SECONDS) * 1e3,
			memoryBytes: memory === null ? undefined : measured(memory, MIBS) * 1024 ** 2
		},
		web: web/* WEB_PROVIDERS */.eG.filter((name) => asked.includes(name)),
		webRequests: Number((0,read_words/* lastOf */.g1)(values, "web-requests") ?? server_options/* DEFAULT_WEB_REQUESTS */.m$)
	};
}
function measured(text, units) {
	return Number(text.slice(0, -1)) * (units[text.slice(-1)] ?? 1);
}
function readCopy(kind, { operands, values, problems }) {
	const [folder, ...more] = operands;
	if (folder === undefined || more.length > 0 || problems.length > 0) {
		const found = folder === undefined || more.length > 0 ? [(0,sentence/* fill */.G)(says/* takesFolder */.fk, { kind })] : [];
		throw (0,read_words/* refusal */.x5)([...problems, ...found]);
	}
	return {
		kind,
		folder,
		storage: storageOf(values)
	};
}
function readBot({ operands, values, problems }) {
	const found = operands.slice(0, 1).map((path) => (0,sentence/* fill */.G)(says/* botTakes */.uR, { path: (0,quoted/* quoted */.T)(path) }));
	if (problems.length + found.length > 0) throw (0,read_words/* refusal */.x5)([...found, ...problems]);
	if (values.has("setup")) return readSetup(values);
	const alone = ["url", "again"].find((name) => values.has(name));
	if (alone !== undefined) {
		throw (0,read_words/* refusal */.x5)([(0,sentence/* fill */.G)(says/* belongsSetup */.uo, { alone })]);
	}
	if (values.has("config")) throw (0,read_words/* refusal */.x5)([says/* botReads */.HQ]);
	const last = (name) => (0,read_words/* lastOf */.g1)(values, name);
	return {
		kind: "bot",
		...placeOf(values),
		dataDir: last("data"),
		appConfig: last("app-config"),
		...watchOf(values),
		concurrency: Number(last("concurrency") ?? server_options/* DEFAULT_CONCURRENCY */.WH),
		inputs: (0,read_check/* inputsOf */.Vc)(values)
	};
}
const LOGIN = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,98}[A-Za-z0-9])?$/;
const OWN_HOSTS = new Set([
	"127.0.0.1",
	"localhost",
	"::1",
	"0.0.0.0",
	"::"
]);
function readSetup(values) {
	const taken = new Set([...server_options/* SETUP_OPTIONS */.xb, ...server_options/* LISTEN_OPTIONS */.ZV].map(({ name }) => name));
	for (const name of ["data", "organization"]) taken.add(name);
	const last = (name) => (0,read_words/* lastOf */.g1)(values, name);
	const dataDir = last("data");
	const organization = last("organization");
	const found = [...values.keys()].filter((name) => !taken.has(name)).map((name) => (0,sentence/* fill */.G)(says/* serverLeave */.Tv, { name }));
	if (organization !== null && !LOGIN.test(organization)) {
		found.push((0,sentence/* fill */.G)(says/* organizationNoLogin */.Mw, { organization: (0,quoted/* quoted */.T)(organization) }));
	}
	const place = placeOf(values);
	if (!OWN_HOSTS.has(place.host)) {
		found.push((0,sentence/* fill */.G)(says/* hostSetup */.S_, { ownHosts: [...OWN_HOSTS].join(", ") }));
	}
	if (dataDir === null) found.push(says/* setupNeeds */.Z$);
	if (dataDir === null || found.length > 0) throw (0,read_words/* refusal */.x5)(found);
	return {
		kind: "set-up-app",
		...place,
		dataDir,
		organization,
		publicUrl: last("url")?.replace(/\/+$/, "") ?? null,
		again: values.has("again")
	};
}
function placeOf(values) {
	return {
		host: (0,read_words/* lastOf */.g1)(values, "host") ?? server_options/* DEFAULT_HOST */.HX,
		port: Number((0,read_words/* lastOf */.g1)(values, "port") ?? server_options/* DEFAULT_PORT */.Wg)
	};
}
function watchOf(values) {
	const metricsPort = (0,read_words/* lastOf */.g1)(values, "metrics-port");
	return {
		logFormat: server_options/* LOG_FORMATS */.CD.find((one) => one === (0,read_words/* lastOf */.g1)(values, "log-format")) ?? "text",
		metricsHost: (0,read_words/* lastOf */.g1)(values, "metrics-host") ?? server_options/* DEFAULT_HOST */.HX,
		metricsPort: metricsPort === null ? null : Number(metricsPort)
	};
}

;// program/command-line/arguments/read-people.js







function readUsers(words) {
	const { operands, values, problems } = words;
	const [word, name, ...others] = operands;
	const action = people_options/* USER_ACTIONS */.eN.find((one) => one === word);
	const found = [...problems, ...(0,read_words/* actionProblems */.BB)(commands/* COMMANDS */.Lo.users, "list", words)];
	if (action === "list" && name !== undefined) {
		found.push(says/* usersList */.jS);
	} else if (action !== undefined && action !== "list" && (name === undefined || others.length > 0)) {
		found.push((0,sentence/* fill */.G)(says/* usersTakes */.Vc, { action }));
	}
	const giveTo = (0,read_words/* lastOf */.g1)(values, "give-to");
	const deleteChecks = values.has("delete-checks");
	if (giveTo !== null && deleteChecks) {
		found.push(says/* giveKeeps */.Ys);
	}
	if (found.length > 0 || action === undefined) throw (0,read_words/* refusal */.x5)(found);
	const who = name ?? "";
	const requests = {
		add: {
			action: "add",
			name: who,
			role: people_answers/* ROLES */.gg.find((one) => one === (0,read_words/* lastOf */.g1)(values, "role")) ?? people_options/* DEFAULT_ROLE */.lx
		},
		list: { action: "list" },
		suspend: {
			action: "suspend",
			name: who
		},
		resume: {
			action: "resume",
			name: who
		},
		remove: {
			action: "remove",
			name: who,
			giveTo,
			deleteChecks
		}
	};
	return {
		kind: "users",
		request: requests[action],
		storage: storageOf(values),
		...(0,read_words/* printedOf */.KG)(values)
	};
}
function readKeys(words) {
	const { operands, values, problems } = words;
	const [word, id, ...others] = operands;
	const action = people_options/* KEY_ACTIONS */.UN.find((one) => one === word);
	const found = [...problems, ...(0,read_words/* actionProblems */.BB)(commands/* COMMANDS */.Lo.keys, "list", words)];
	if (action === "revoke" && (id === undefined || !(0,people_options/* isId */.eQ)(id) || others.length > 0)) {
		found.push(says/* keysRevoke */.Fl);
	} else if (action !== undefined && action !== "revoke" && id !== undefined) {
		found.push((0,sentence/* fill */.G)(says/* keysTakes */.Bx, {
			action,
			id: (0,quoted/* quoted */.T)(id)
		}));
	}
	if (found.length > 0 || action === undefined) throw (0,read_words/* refusal */.x5)(found);
	const user = (0,read_words/* lastOf */.g1)(values, "user");
	const expires = (0,read_words/* lastOf */.g1)(values, "expires");
	const requests = {
		create: {
			action: "create",
			user,
			scope: people_answers/* SCOPES */.iW.find((one) => one === (0,read_words/* lastOf */.g1)(values, "scope")) ?? people_options/* DEFAULT_SCOPE */.zd,
			name: (0,read_words/* lastOf */.g1)(values, "name") ?? "command line",
			expires: expires === null ? null : (0,people_options/* readWhen */.tK)(expires)
		},
		list: {
			action: "list",
			user
		},
		revoke: {
			action: "revoke",
			id: Number(id)
		}
	};
	return {
		kind: "keys",
		request: requests[action],
		storage: storageOf(values),
		...(0,read_words/* printedOf */.KG)(values)
	};
}
function readAudit({ operands, values, problems }) {
	const found = operands.slice(0, 1).map((word) => (0,sentence/* fill */.G)(says/* auditTakes */._U, { word: (0,quoted/* quoted */.T)(word) }));
	if (problems.length + found.length > 0) throw (0,read_words/* refusal */.x5)([...problems, ...found]);
	const since = (0,read_words/* lastOf */.g1)(values, "since");
	const check = (0,read_words/* lastOf */.g1)(values, "check");
	return {
		kind: "audit",
		since: since === null ? null : (0,people_options/* readWhen */.tK)(since),
		checkId: check === null ? null : Number(check),
		user: (0,read_words/* lastOf */.g1)(values, "user"),
		storage: storageOf(values),
		...(0,read_words/* printedOf */.KG)(values)
	};
}

var config_sections = __load__(15556);
var state_options = __load__(99059);
;// program/command-line/arguments/read-state.js






function readState(words) {
	const { operands, values, problems } = words;
	const [word, ...others] = operands;
	const action = state_options/* STATE_ACTIONS */.W.find((one) => one === word);
	const found = [...problems, ...(0,read_words/* actionProblems */.BB)(commands/* COMMANDS */.Lo.state, "show", words)];
	const assignments = [...others, ...values.get("assignment") ?? []];
	for (const name of assignments) {
		if (!config_sections/* assignmentNameSchema */.aQ.safeParse(name).success) {
			found.push((0,sentence/* fill */.G)(says/* noNameAssignment */.oz, { name: (0,quoted/* quoted */.T)(name) }));
		}
	}
	const isOver = values.has("over");
	if (action === "prune" && assignments.length === 0 && !isOver) {
		found.push(says/* pruneTakes */.Zk);
	}
	if (isOver && assignments.length > 0) {
		found.push(says/* overFinds */.Js);
	}
	if (action === "repair" && assignments.length > 0) {
		found.push(says/* repairLooks */.y_);
	}
	if (found.length > 0 || action === undefined) throw (0,read_words/* refusal */.x5)(found);
	const last = (name) => (0,read_words/* lastOf */.g1)(values, name);
	return {
		kind: "state",
		action,
		repository: last("repository"),
		branch: last("state-branch"),
		token: last("github-token"),
		assignments,
		over: isOver,
		everything: values.has("everything"),
		dryRun: values.has("dry-run"),
		withSecrets: values.has("with-secrets"),
		json: values.has("json")
	};
}

;// program/command-line/arguments/parse-command-line.js










const PROGRAM = {
	name: "",
	usage: "",
	summary: "",
	notes: [],
	options: commands/* OTHER_OPTIONS */.IT,
	operands: []
};
function parseCommandLine(argv) {
	if (argv.length === 0) return {
		kind: "help",
		command: null
	};
	const at = (0,read_words/* commandAt */.N1)(argv);
	const name = at < 0 ? undefined : argv[at];
	const command = (0,commands/* isCommandName */.zZ)(name) ? name : null;
	const words = (0,read_words/* readWords */.ux)(command === null ? PROGRAM : commands/* COMMANDS */.Lo[command], argv.toSpliced(at, at < 0 ? 0 : 1));
	if (words.values.has("help")) return {
		kind: "help",
		command
	};
	if (words.values.has("version")) return { kind: "version" };
	if (name === "help") {
		const about = words.operands[0];
		return {
			kind: "help",
			command: (0,commands/* isCommandName */.zZ)(about) ? about : null
		};
	}
	if (command === null) throw new outcome/* ConfigurationError */.j1(unknownCommand(name));
	return READERS[command](words);
}
const READERS = {
	check: read_check/* readCheckCommand */.SG,
	doctor: read_check/* readDoctorCommand */.RL,
	report: readReport,
	course: readCourse,
	dossier: readDossier,
	serve: readServe,
	work: readWork,
	users: readUsers,
	keys: readKeys,
	audit: readAudit,
	backup: (words) => readCopy("backup", words),
	restore: (words) => readCopy("restore", words),
	bot: readBot,
	state: readState,
	completion: readCompletion
};
function readCompletion({ operands: [shell, ...others], problems }) {
	const known = commands/* SHELLS */.OF.find((one) => one === shell);
	const wrong = (0,sentence/* fill */.G)(says/* completionTakes */.T7, {
		shell: commands/* SHELLS */.OF[0],
		all: commands/* SHELLS */.OF.join(", ")
	});
	if (known === undefined || others.length > 0) throw (0,read_words/* refusal */.x5)([...problems, wrong]);
	if (problems.length > 0) throw (0,read_words/* refusal */.x5)(problems);
	return {
		kind: "completion",
		shell: known
	};
}
function unknownCommand(name) {
	if (name === undefined) {
		return (0,sentence/* fill */.G)(says/* commandMissing */.u1, {
			commands: commands/* COMMAND_NAMES */.nZ.slice(0, -1).join(", "),
			last: commands/* COMMAND_NAMES */.nZ.at(-1) ?? ""
		});
	}
	const meant = (0,nearest/* nearest */.p)(name, commands/* COMMAND_NAMES */.nZ);
	return (0,sentence/* fill */.G)(says/* noCommandYou */.wK, {
		name: (0,quoted/* quoted */.T)(name),
		meant
	});
}
function asksForDocument(argv) {
	const end = argv.indexOf("--");
	return argv[(0,read_words/* commandAt */.N1)(argv)] === "check" && argv.slice(0, end < 0 ? undefined : end).includes("--json");
}
function withEnvironment(inputs, environment) {
	const key = environment["CODE_SIMILARITY_KEY"];
	const token = environment["GITHUB_TOKEN"];
	return {
		...key !== undefined && inputs["base-url"] !== undefined ? { apikey: key } : {},
		...token === undefined ? {} : { "github-token": token },
		...inputs
	};
}


}),

66113:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
HC:()=>USER_OPTIONS,
UN:()=>KEY_ACTIONS,
dQ:()=>AUDIT_OPTIONS,
eN:()=>USER_ACTIONS,
eQ:()=>isId,
lx:()=>DEFAULT_ROLE,
tK:()=>readWhen,
zd:()=>DEFAULT_SCOPE,
zx:()=>KEY_OPTIONS
});
var _contract__3__ = __load__(13322);
var zod__1__ = __load__(25465);
var zod__2__ = __load__(52378);
var _option_js__0__ = __load__(30408);



const HOUR_MS = 36e5;
const UNITS = {
	d: 24 * HOUR_MS,
	h: HOUR_MS
};
const SPAN = /^([1-9]\d{0,4})([dh])$/;
const MOMENT = zod__1__.KCZ([zod__2__.p6(), zod__2__.w$({ offset: true })]);
function readWhen(text) {
	const [, amount, unit] = SPAN.exec(text) ?? [];
	if (amount !== undefined) return {
		kind: "span",
		ms: Number(amount) * UNITS[unit === "d" ? "d" : "h"]
	};
	return MOMENT.safeParse(text).success ? {
		kind: "moment",
		ms: Date.parse(text)
	} : null;
}
const USER_ACTIONS = [
	"add",
	"list",
	"suspend",
	"resume",
	"remove"
];
const KEY_ACTIONS = [
	"create",
	"list",
	"revoke"
];
const DEFAULT_ROLE = "instructor";
const DEFAULT_SCOPE = "full";
const GROUP = "What is done";
const PRINTED = (0,_option_js__0__.gF)("Prints the result as JSON, with times in ISO 8601.", "Says nothing about what was done. A list and a new key are printed all the same.");
const NAME = {
	placeholder: "<name>",
	allowed: "the name of a user",
	..._option_js__0__.x4
};
const WHEN = {
	placeholder: "<when>",
	allowed: "days or hours as in 30d or 12h, a date as in 2026-11-22, or 2026-11-22T08:00:00Z",
	isAllowed: (value) => readWhen(value) !== null
};
const USER_OPTIONS = [...(0,_option_js__0__.cz)(GROUP, "refuse", {
	role: {
		...(0,_option_js__0__.j6)(["add"], `what somebody may be. An assistant reads what others share, and makes no checks. Default: ${DEFAULT_ROLE}`),
		...(0,_option_js__0__.yL)(_contract__3__.gg)
	},
	"give-to": {
		...NAME,
		...(0,_option_js__0__.j6)(["remove"], "who has the checks from then on.")
	},
	"delete-checks": {
		..._option_js__0__.Fo,
		...(0,_option_js__0__.j6)(["remove"], "deletes the checks, with submissions, results, reports and cases.")
	}
}), ...PRINTED];
const KEY_OPTIONS = [...(0,_option_js__0__.cz)(GROUP, "refuse", {
	user: {
		...NAME,
		...(0,_option_js__0__.j6)(["create", "list"], "whose keys; without it create makes one of the first user.")
	},
	scope: {
		...(0,_option_js__0__.j6)(["create"], `what the key may do. submit is for workflows whose secrets a student can read. Default: ${DEFAULT_SCOPE}`),
		...(0,_option_js__0__.yL)(_contract__3__.iW)
	},
	name: {
		placeholder: "<text>",
		...(0,_option_js__0__.j6)(["create"], "what the key is for. Default: command line"),
		allowed: "a text",
		..._option_js__0__.x4
	},
	expires: {
		...WHEN,
		...(0,_option_js__0__.j6)(["create"], "when it ends, as in 180d or 2027-03-01 (UTC). Default: never")
	}
}), ...PRINTED];
const AUDIT_OPTIONS = [...(0,_option_js__0__.cz)(GROUP, "refuse", {
	since: {
		...WHEN,
		description: "Only what was done since then, as in 30d or 2026-11-01 (UTC). Default: everything"
	},
	check: {
		placeholder: "<number>",
		description: "Only what was done to this check.",
		allowed: "the number of a check",
		isAllowed: isId
	},
	user: {
		...NAME,
		description: "Only what this one did."
	}
}), ...PRINTED];
function isId(text) {
	return /^[1-9]\d{0,14}$/.test(text);
}


}),

58472:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Bd:()=>asLine,
RL:()=>readDoctorCommand,
SG:()=>readCheckCommand,
Vc:()=>inputsOf
});
var _contract__3__ = __load__(64033);
var _read_words_js__0__ = __load__(68033);
var _says_js__1__ = __load__(81473);
var _base__2__ = __load__(4771);




const SAY_WHERE = [
	"path",
	"add",
	"source",
	"repositories",
	"manifest",
	"classroom50",
	"organization",
	"check-id",
	"config"
];
function readCheckCommand(words) {
	const missing = needsPath(words) ? [_says_js__1__.Is] : [];
	const problems = [
		...words.problems,
		...modeProblems(words),
		...missing
	];
	return {
		kind: "check",
		inputs: readCheck({
			...words,
			problems
		}),
		...(0,_read_words_js__0__.KG)(words.values)
	};
}
const OTHER_MODES = new Set([
	"scan",
	"bot",
	"doctor"
]);
function modeProblems({ values }) {
	const mode = (0,_read_words_js__0__.g1)(values, "mode")?.trim() ?? "";
	return OTHER_MODES.has(mode) ? [(0,_base__2__.G)(_says_js__1__.Rt, { mode })] : [];
}
function readDoctorCommand(words) {
	return {
		kind: "doctor",
		inputs: readCheck(words),
		needsPath: needsPath(words),
		...(0,_read_words_js__0__.KG)(words.values)
	};
}
function needsPath({ operands, values }) {
	return operands.length === 0 && !SAY_WHERE.some((name) => values.has(name));
}
function readCheck({ operands: paths, values, problems }) {
	const found = [...problems, ...pathProblems(paths, values)];
	if (found.length > 0) throw (0,_read_words_js__0__.x5)(found);
	return {
		...inputsOf(values),
		...paths.length > 0 ? {
			source: "directory",
			path: paths.map(asLine).join("\n")
		} : {}
	};
}
function inputsOf(values) {
	return Object.fromEntries([...values].filter(([name]) => (0,_contract__3__.wp)(name)).map(([name, given]) => [name, given.join("\n")]));
}
function pathProblems(paths, values) {
	if (paths.length === 0) return [];
	const problems = [];
	const stray = paths.find((path) => path === "true" || path === "false");
	if (stray !== undefined) {
		problems.push((0,_base__2__.G)(_says_js__1__.G7, { stray }));
	}
	if (values.has("path")) problems.push(_says_js__1__.RG);
	if (values.has("source") && values.get("source")?.[0] !== "directory") {
		problems.push(_says_js__1__.Z3);
	}
	if (paths.some((path) => /[\r\n]/.test(path))) {
		problems.push(_says_js__1__.rP);
	}
	return problems;
}
function asLine(path) {
	return /^(?:[#["']|- )/.test(path) ? `./${path}` : path;
}


}),

68033:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
BB:()=>actionProblems,
KG:()=>printedOf,
Mc:()=>entriesOf,
N1:()=>commandAt,
g1:()=>lastOf,
ux:()=>readWords,
x5:()=>refusal
});
var _base__3__ = __load__(4771);
var _base__6__ = __load__(98216);
var _contract__4__ = __load__(64033);
var _contract__5__ = __load__(73321);
var _commands_js__0__ = __load__(52851);
var _option_js__1__ = __load__(30408);
var _says_js__2__ = __load__(81473);





function commandAt(argv) {
	const options = byWord(_commands_js__0__.nZ.flatMap((name) => _commands_js__0__.Lo[name].options));
	for (let at = 0; at < argv.length; at += 1) {
		const word = argv[at] ?? "";
		if (word === "--") return at + 1 < argv.length ? at + 1 : -1;
		if (!word.startsWith("-")) return at;
		if (takesNext(options.get(word), argv[at + 1])) at += 1;
	}
	return -1;
}
function readWords(command, words) {
	const { complete, missing } = withValues(command, words);
	const parser = (0,_option_js__1__.Z5)(command);
	const { operands, unknown } = parser.parseOptions([...complete]);
	const end = unknown.indexOf("--");
	const behind = end < 0 ? [] : unknown.slice(end + 1);
	const others = end < 0 ? unknown : unknown.slice(0, end);
	const given = parser.opts();
	const values = new Map(parser.options.flatMap((option) => {
		const found = given[option.attributeName()];
		return found === undefined || option.negate ? [] : [[option.name(), found]];
	}));
	return {
		operands: [
			...operands,
			...others.filter((word) => !isOption(word)),
			...behind
		],
		values,
		problems: [
			...others.filter(isOption).map((word) => unknownOption(word, command)),
			...missing.map(({ name, allowed }) => (0,_base__3__.G)(_says_js__2__.CT, {
				name,
				allowed
			})),
			...command.options.flatMap((option) => valueProblems(option, values.get(option.name) ?? []))
		]
	};
}
function withValues(command, words) {
	const options = byWord(command.options);
	const complete = [];
	const missing = [];
	for (let at = 0; at < words.length; at += 1) {
		const word = words[at] ?? "";
		if (word === "--") return {
			complete: [...complete, ...words.slice(at)],
			missing
		};
		const option = options.get(word);
		const next = words[at + 1];
		const isTaken = takesNext(option, next);
		if (option?.kind === "boolean") complete.push(`--${option.name}=${isTaken ? next : "true"}`);
		else if (option?.kind === "value" && !isTaken) missing.push(option);
		else complete.push(word, ...isTaken && next !== undefined ? [next] : []);
		if (isTaken) at += 1;
	}
	return {
		complete,
		missing
	};
}
function takesNext(option, next) {
	if (option === undefined || next === undefined || option.kind === "switch") return false;
	return option.kind === "value" ? !next.startsWith("--") : /^(?:true|false|yes|no|on|off)$/i.test(next);
}
function byWord(options) {
	return new Map(options.flatMap((option) => [[`--${option.name}`, option], ...option.short === undefined ? [] : [[`-${option.short}`, option]]]));
}
function isOption(word) {
	return word.length > 1 && word.startsWith("-");
}
function unknownOption(word, { options }) {
	const shown = word.startsWith("--") ? word.replace(/=.*$/s, "") : word.slice(0, 2);
	const name = shown.replace(/^--?/, "");
	if (options.some((option) => option.kind === "switch" && option.name === name)) {
		return (0,_base__3__.G)(_says_js__2__.ls, { name });
	}
	const meant = (0,_contract__4__.mO)(name, options.map((option) => option.name));
	return (0,_base__3__.G)(_says_js__2__.mC, {
		shown: (0,_contract__5__.T)(shown),
		meant
	});
}
function valueProblems(option, values) {
	const { name, allowed, isAllowed } = option;
	if (option.repeated === "refuse" && values.length > 1) {
		return [(0,_base__3__.G)(_says_js__2__.sN, {
			name,
			values: values.length
		})];
	}
	const last = values.at(-1);
	if (last === undefined || isAllowed === undefined) return [];
	if (last === "") return [(0,_base__3__.G)(_says_js__2__.CT, {
		name,
		allowed
	})];
	return (option.isList === true ? entriesOf(last) : [last]).filter((one) => !isAllowed(one)).map((one) => (0,_base__3__.G)(_says_js__2__.ge, {
		name,
		one: (0,_contract__5__.T)(one),
		allowed
	}));
}
function actionProblems({ name, operands: actions, options }, example, { operands: [word], values }) {
	if (word === undefined || actions?.includes(word) !== true) {
		return [(0,_base__3__.G)(_says_js__2__.ms, {
			word: word === undefined ? null : (0,_contract__5__.T)(word),
			actions: (actions ?? []).join(", "),
			name,
			example
		})];
	}
	return options.flatMap((option) => !values.has(option.name) || option.actions === undefined || option.actions.includes(word) ? [] : [(0,_base__3__.G)(_says_js__2__._t, {
		option: option.name,
		name,
		actions: option.actions.join(" or ")
	})]);
}
function lastOf(values, name) {
	return values.get(name)?.at(-1) ?? null;
}
function printedOf(values) {
	return {
		json: values.has("json"),
		quiet: values.has("quiet")
	};
}
function entriesOf(value) {
	return value.split(",").map((one) => one.trim()).filter((one) => one !== "");
}
function refusal(problems) {
	return new _base__6__.j1(problems.join("\n"));
}


}),

81473:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Ag:()=>reportCompare,
Bx:()=>keysTakes,
CT:()=>valueMissing,
Fl:()=>keysRevoke,
G7:()=>readPath,
HQ:()=>botReads,
Is:()=>pathMissing,
Js:()=>overFinds,
Ms:()=>courseByName,
Mw:()=>organizationNoLogin,
RG:()=>pathSay,
Rt:()=>modeNot,
S_:()=>hostSetup,
T7:()=>completionTakes,
Tv:()=>serverLeave,
Vc:()=>usersTakes,
Wt:()=>dossierTakes,
Ys:()=>giveKeeps,
Z$:()=>setupNeeds,
Z3:()=>sourcePath,
Zk:()=>pruneTakes,
_U:()=>auditTakes,
_t:()=>belongsLeave,
b1:()=>jsonGoes,
fk:()=>takesFolder,
g$:()=>workTakes,
gL:()=>serveTakes,
ge:()=>notAllowedAllowed,
jS:()=>usersList,
lh:()=>assignmentPath,
ls:()=>takesNoValue,
mC:()=>noOptionCommand,
ms:()=>nothingSaysFirst,
oz:()=>noNameAssignment,
rP:()=>pathPath,
rl:()=>reportTakes,
sN:()=>givenTimes,
u1:()=>commandMissing,
uR:()=>botTakes,
uo:()=>belongsSetup,
wK:()=>noCommandYou,
wd:()=>courseTakes,
x7:()=>workWithoutWorkers,
y_:()=>repairLooks
});
const completionTakes = "completion takes one shell, as in: code-similarity completion {shell}. Shells: {all}.";
const commandMissing = "A command is missing: {commands} or {last}; run code-similarity --help for a list.";
const noCommandYou = "{name} is no command; {meant?did you mean {meant}?|run code-similarity --help for a list.}";
const pathMissing = "PATH is missing: name the folder whose subfolders are the submissions, as in: code-similarity check submissions";
const readPath = "{stray} is read as a path; a value of an option that is true or false stands behind =, as in --ai={stray}.";
const modeNot = "--mode: check makes one check, not {mode}; run code-similarity doctor for a look at what a run needs. A scan and the bot run in a workflow.";
const pathSay = "--path: say it once, as PATH after check or as --path.";
const sourcePath = "--source: a PATH after check means directory; leave one of the two out.";
const pathPath = "PATH: a path with a line break cannot be read; rename that folder.";
const courseTakes = "course takes two assignments or more, as in: code-similarity course reports/hw1 reports/hw2; or one folder of reports and --course with the name that their checks were given";
const assignmentPath = "ASSIGNMENT: a path with a line break cannot be read; rename that folder.";
const dossierTakes = "dossier takes one pair, as in: code-similarity dossier 1, or: code-similarity dossier amber chiara; the folder of a report goes behind --report";
const usersList = "users list takes no name; leave it out.";
const usersTakes = "users {action} takes one name, as in: code-similarity users {action} ada";
const giveKeeps = "--give-to keeps the checks and --delete-checks does not; give one of them.";
const keysRevoke = "keys revoke takes the number of one key; list them with: code-similarity keys list";
const keysTakes = "keys {action} takes no {id}; say whose by --user, and what a key is for by --name.";
const auditTakes = "audit takes no {word}; say what is wanted by --since, --check or --user.";
const reportCompare = "report --compare takes two reports, as in: code-similarity report --compare OLD NEW";
const jsonGoes = "--json goes with --compare; leave it out, or compare two reports.";
const reportTakes = "report takes one folder, as in: code-similarity report similarity-report";
const serveTakes = "serve takes no path, and {path} was given; name its folder by --data.";
const workTakes = "work takes no path, and {path} was given; leave it out.";
const workWithoutWorkers = "work without workers does nothing; give --workers 1 or more.";
const takesFolder = "{kind} takes one folder; give that of the backup.";
const botTakes = "bot takes no path, and {path} was given; leave it out.";
const belongsSetup = "--{alone} belongs to --setup; leave it out when you start the server.";
const botReads = "bot reads no config file of this kind. Give the inputs as options, as in --bot-users ada; --app-config names the file with scans.";
const serverLeave = "--{name} is for the server: leave it out with --setup, and give it when you start the server.";
const organizationNoLogin = "--organization {organization} is no login of GitHub; give the last part of https://github.com/LOGIN.";
const hostSetup = "--host with --setup must be one of {ownHosts}: the page answers this machine alone.";
const setupNeeds = "--setup needs --data: give the folder where the key of the App is kept.";
const noNameAssignment = "{name} is no name of an assignment; list them with: code-similarity state show";
const pruneTakes = "prune takes names of assignments, or --over, as in: code-similarity state prune hw1";
const overFinds = "--over finds the assignments itself: give names, or --over.";
const repairLooks = "repair looks at everything that is damaged, and takes no name.";
const valueMissing = "--{name}: its value is missing; allowed: {allowed}.";
const takesNoValue = "--{name} takes no value; leave the value out.";
const noOptionCommand = "{shown} is no option of this command{meant?; did you mean --{meant}?|; run code-similarity --help for a list.}";
const givenTimes = "--{name}: given {values} times, and it takes one value; give it once.";
const notAllowedAllowed = "--{name}: {one} is not allowed; allowed: {allowed}.";
const nothingSaysFirst = "{word?{word} is nothing that {name} does|{name} says what to do first}: {actions}; as in: code-similarity {name} {example}";
const belongsLeave = "--{option} belongs to {name} {actions}; leave it out.";
const courseByName = "course --course takes the folder that holds the reports, as in: code-similarity course reports --course 'CS 101'";


}),

10917:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
$W:()=>BOT_OPTIONS,
CD:()=>LOG_FORMATS,
D9:()=>DEFAULT_ANALYSIS_TIMEOUT,
DL:()=>SERVICE_OPTIONS,
HX:()=>DEFAULT_HOST,
W9:()=>ANALYSIS_OPTIONS,
WH:()=>DEFAULT_CONCURRENCY,
Wg:()=>DEFAULT_PORT,
Wx:()=>DEFAULT_WORKERS,
XY:()=>STORAGE_OPTIONS,
ZV:()=>LISTEN_OPTIONS,
m$:()=>DEFAULT_WEB_REQUESTS,
nl:()=>WATCH_OPTIONS,
xb:()=>SETUP_OPTIONS
});
var node_net__0__ = __load__(77030);
var _contract__2__ = __load__(23517);
var _option_js__1__ = __load__(30408);



const DEFAULT_HOST = "127.0.0.1";
const DEFAULT_PORT = 8080;
const DEFAULT_CONCURRENCY = 2;
const LOG_FORMATS = ["text", "json"];
const PORT = (0,_option_js__1__.ET)(65535);
const FOLDER = {
	placeholder: "<folder>",
	allowed: "a path of a folder",
	..._option_js__1__.x4
};
const FILE = {
	placeholder: "<file>",
	allowed: "a path of a file",
	..._option_js__1__.x4
};
const HOST = {
	placeholder: "<host>",
	allowed: "an address or a host's name",
	isAllowed: (value) => /^[A-Za-z0-9._:[\]%-]+$/.test(value)
};
const LISTEN_OPTIONS = (0,_option_js__1__.cz)("Where it listens", "last", {
	port: {
		short: "p",
		description: `Port to listen on. 0 takes a free one. Default: ${DEFAULT_PORT}`,
		...PORT
	},
	host: {
		description: `Address to listen on. Default: ${DEFAULT_HOST} (this machine only)`,
		...HOST
	}
});
const WATCH_OPTIONS = (0,_option_js__1__.cz)("The server", "last", {
	"metrics-port": {
		...PORT,
		description: "Answers GET /metrics there, for Prometheus. Default: nowhere"
	},
	"metrics-host": {
		...HOST,
		description: `Address of that port. Default: ${DEFAULT_HOST} (this machine only)`
	},
	"log-format": {
		description: "Lines of the log: json has an object in each. Default: text",
		...(0,_option_js__1__.yL)(LOG_FORMATS, " or ")
	}
});
const STORAGE_OPTIONS = (0,_option_js__1__.cz)("Where things are kept", "last", {
	data: {
		short: "d",
		description: "Keeps everything in this folder.",
		...FOLDER
	},
	database: {
		placeholder: "<address>",
		description: "PostgreSQL database for all but files, so that several processes can share it. CODE_SIMILARITY_DATABASE says the same, and no list of processes shows it.",
		allowed: "an address such as postgres://user@host/database",
		isAllowed: (value) => /^postgres(?:ql)?:\/\/./.test(value) && URL.canParse(value)
	},
	blobs: {
		placeholder: "<place>",
		description: "Folder that all processes share, or s3://bucket/prefix, for files; CODE_SIMILARITY_BLOBS says the same. Default: the folder of --data",
		allowed: "a path of a folder, or s3://bucket/prefix",
		..._option_js__1__.x4
	}
});
const DEFAULT_WORKERS = 1;
const DEFAULT_ANALYSIS_TIMEOUT = "30m";
const DEFAULT_WEB_REQUESTS = 600;
const ANALYSIS_OPTIONS = (0,_option_js__1__.cz)("Analyses", "last", {
	workers: {
		description: `Analyses at once, and one more of a small check. serve: 0 leaves all to work. Default: ${DEFAULT_WORKERS}`,
		...(0,_option_js__1__.ET)(99)
	},
	"analysis-timeout": {
		placeholder: "<time>",
		description: `An analysis that takes longer fails. Default: ${DEFAULT_ANALYSIS_TIMEOUT}`,
		allowed: "a time of seconds, minutes or hours, as in 90s, 30m or 2h",
		isAllowed: (value) => /^[1-9]\d{0,3}[smh]$/.test(value)
	},
	"analysis-memory": {
		placeholder: "<size>",
		description: "An analysis that needs more memory fails. Default: 2G, or half of what the machine or the container has, if that is less",
		allowed: "a size, as in 512M or 4G",
		isAllowed: (value) => /^(?:[1-9]\d{2,4}M|[1-9]\d{0,2}G)$/.test(value)
	},
	web: {
		description: "Searches the web for checks that ask for it; several with a comma between. GitHub is asked with the token in GITHUB_TOKEN. Default: nothing leaves",
		...(0,_option_js__1__.yL)(_contract__2__.eG),
		isList: true
	},
	"web-requests": {
		description: `Maximum number of queries for one check. Default: ${DEFAULT_WEB_REQUESTS}`,
		...(0,_option_js__1__.ET)(1e4)
	}
});
const SERVICE_OPTIONS = [...(0,_option_js__1__.cz)("The service", "last", {
	retain: {
		placeholder: "<days>",
		description: "Deletes checks so many days after they have ended, with all that belongs to them. Default: nothing is deleted",
		allowed: "a number of days, as in 400d",
		isAllowed: (value) => /^[1-9]\d{0,4}d$/.test(value)
	},
	"keep-free": {
		placeholder: "<size>",
		description: "Takes no uploads while the disk has less room than this. Default: until it is full",
		allowed: "a size, as in 512M or 4G",
		isAllowed: (value) => /^[1-9]\d{0,5}[MG]$/.test(value)
	},
	demo: {
		description: "Offers the submissions of this folder as a check that can be read and not changed.",
		...FOLDER
	},
	"public-url": {
		placeholder: "<address>",
		description: "Address at which people reach the service, where that is not the one it listens on.",
		allowed: "an address without a path, such as https://similarity.example",
		isAllowed: (text) => isWebAddress(text) && new URL(text).pathname === "/"
	},
	"trust-proxy": {
		placeholder: "<addresses>",
		description: "Reverse proxies, as in 127.0.0.1,10.0.0.0/8: requests count for whom they name.",
		allowed: "addresses and networks, as in 127.0.0.1,10.0.0.0/8",
		isAllowed: isNetwork,
		isList: true
	},
	"hook-networks": {
		placeholder: "<addresses>",
		description: "Networks of your own that webhooks may reach, as in 10.1.0.0/16, also over http. Default: public addresses over https alone",
		allowed: "addresses and networks, as in 10.1.0.0/16,127.0.0.1",
		isAllowed: isNetwork,
		isList: true
	},
	"login-config": {
		description: "YAML file that says how people log in with an account of their university, by OpenID Connect. Default: with keys alone",
		...FILE
	},
	"lti-config": {
		description: "YAML file that names the learning platforms that courses are opened from, by LTI 1.3. Default: none",
		...FILE
	},
	simulate: {
		placeholder: "<list>",
		description: "Answers as a hosted service may: offline, trial, suspended, quota=NUMBER. For tests of a client.",
		allowed: "offline, trial, suspended, quota=NUMBER",
		isAllowed: (value) => /^(?:offline|trial|suspended|quota=\d{1,6})$/.test(value),
		isList: true
	}
}), ...WATCH_OPTIONS];
const SETUP_OPTIONS = (0,_option_js__1__.cz)("Registering the App", "last", {
	setup: (0,_option_js__1__.Jt)("Serves a page that registers a GitHub App, and keeps its key in the folder of --data."),
	url: {
		placeholder: "<address>",
		description: "Address at which GitHub reaches the server. Without one the App has no webhook: it gives tokens to workflows.",
		allowed: "an address such as https://similarity.example",
		isAllowed: isWebAddress
	},
	again: (0,_option_js__1__.Jt)("Registers another App where the folder has one, and forgets the key of that one.")
});
const BOT_OPTIONS = [...(0,_option_js__1__.cz)("The server", "last", {
	concurrency: {
		placeholder: "<number>",
		description: `Checks that run at once, of different repositories. Default: ${DEFAULT_CONCURRENCY}`,
		allowed: "a whole number from 1 to 99",
		isAllowed: (value) => /^[1-9]\d?$/.test(value)
	},
	data: {
		short: "d",
		description: "Keeps accepted commands in this folder until they are done; without it a killed server forgets them.",
		...FOLDER
	},
	"app-config": {
		description: "YAML file that says which staff repositories the App scans, and when.",
		...FILE
	}
}), ...WATCH_OPTIONS];
function isWebAddress(text) {
	return /^https?:\/\/[\w.[\]:-]+(?:\/[\w./~-]*)?$/.test(text) && URL.canParse(text);
}
function isNetwork(text) {
	const [address = "", prefix, ...more] = text.split("/");
	const family = (0,node_net__0__.isIP)(address);
	if (family === 0 || more.length > 0) return false;
	return prefix === undefined || /^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128);
}


}),

99059:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
J:()=>STATE_OPTIONS,
W:()=>STATE_ACTIONS
});
var _option_js__0__ = __load__(30408);

const STATE_ACTIONS = [
	"show",
	"prune",
	"repair",
	"export"
];
const flagOf = (actions, what) => ({
	..._option_js__0__.Fo,
	...(0,_option_js__0__.j6)(actions, what)
});
const STATE_OPTIONS = [...(0,_option_js__0__.cz)("Where the state is", "refuse", {
	repository: {
		placeholder: "<owner/name>",
		description: "The private staff repository. Default: GITHUB_REPOSITORY",
		allowed: "owner/name"
	},
	"state-branch": {
		placeholder: "<branch>",
		description: "Its branch with the state. Default: similarity-state",
		allowed: "the name of a branch"
	},
	"github-token": {
		placeholder: "<token>",
		description: "Reads the repository, and writes it for prune and repair. Better in GITHUB_TOKEN: others can see options in the list of processes.",
		allowed: "a token"
	}
}), ...(0,_option_js__0__.cz)("What is done", "join", {
	assignment: {
		placeholder: "<name>",
		description: "Only this assignment; the same as its name without the option. Can be given several times.",
		allowed: "the name of an assignment"
	},
	over: flagOf(["prune"], "all assignments for which nothing was done for 180 days."),
	everything: flagOf(["prune"], "forgets the assignments altogether, with what was reported and decided; a later scan tells everything as new."),
	"dry-run": flagOf(["prune", "repair"], "says what would be done, and does nothing."),
	json: flagOf(["show"], "prints the list as JSON, sizes in bytes."),
	"with-secrets": flagOf(["export"], "with the salts of the pseudonyms, which nobody else may see.")
})];


}),

87408:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
FO:()=>exitCodeOf,
Wk:()=>FAILED,
ai:()=>EXIT_CODES
});
var _base__0__ = __load__(98216);

const EXIT_CODES = [
	{
		code: 0,
		outcomes: ["passed", "skipped"],
		signal: null,
		meaning: "Done. For check: nothing was flagged, or --fail-on, --on-error, --on-incomplete or --on-timeout lets it pass."
	},
	{
		code: 1,
		outcomes: ["flagged"],
		signal: null,
		meaning: "Something was flagged for review."
	},
	{
		code: 2,
		outcomes: _base__0__.im.filter((outcome) => ![
			"passed",
			"skipped",
			"flagged"
		].includes(outcome)),
		signal: null,
		meaning: "Not done, or only in part: the outcome says why. Also a command line that is not understood."
	},
	{
		code: 130,
		outcomes: ["cancelled"],
		signal: "SIGINT",
		meaning: "Stopped with Ctrl-C (SIGINT)."
	},
	{
		code: 143,
		outcomes: ["cancelled"],
		signal: "SIGTERM",
		meaning: "Stopped by SIGTERM."
	},
	{
		code: 149,
		outcomes: ["cancelled"],
		signal: "SIGBREAK",
		meaning: "Stopped with Ctrl-Break (Windows)."
	},
	{
		code: 129,
		outcomes: ["cancelled"],
		signal: "SIGHUP",
		meaning: "Stopped because its window was closed, or its connection was lost (SIGHUP)."
	}
];
const FAILED = 2;
function exitCodeOf(outcome, exitCode, signal) {
	if (exitCode === 0) return 0;
	const rows = EXIT_CODES;
	const own = rows.filter(({ code, outcomes }) => code !== 0 && outcomes.includes(outcome));
	return (own.find((one) => one.signal === signal) ?? own[0])?.code ?? FAILED;
}


})

};
