export const id = 3316;
export const ids = [3316];
export const modules = {





77196:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
p:()=>nearest
});
function nearest(name, known) {
	const wanted = name.toLowerCase().replaceAll(/[_ ]/g, "-").slice(0, 100);
	return nearestOf(wanted, known.map((one) => [one, one.toLowerCase()]), wanted.length < 4 ? 1 : wanted.length < 10 ? 2 : 3) ?? nearestOf(wanted, known.flatMap((one) => one.toLowerCase().split(/[- ]/).filter((word) => word.length >= WORD_FROM).map((word) => [one, word])), wanted.length < 8 ? 1 : 2);
}
const WORD_FROM = 5;
function nearestOf(wanted, known, most) {
	let best = null;
	let bestDistance = most + 1;
	for (const [name, text] of known) {
		const distance = editDistance(wanted, text);
		if (distance < bestDistance) [best, bestDistance] = [name, distance];
	}
	return best;
}
function editDistance(a, b) {
	let beforeLast = [];
	let last = Array.from({ length: b.length + 1 }, (_, j) => j);
	for (let i = 1; i <= a.length; i += 1) {
		const row = [i];
		for (let j = 1; j <= b.length; j += 1) {
			const same = a[i - 1] === b[j - 1];
			let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
			if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
				cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1);
			}
			row.push(cost);
		}
		[beforeLast, last] = [last, row];
	}
	return last[b.length] ?? 0;
}


}),



15556:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
S3:()=>staffSchema,
aQ:()=>assignmentNameSchema,
ls:()=>dismissedSchema,
rw:()=>scheduleSchema
});
var zod__1__ = __load__(25465);
var _inputs_definition_js__0__ = __load__(38898);


const dismissal = zod__1__.rej({
	a: zod__1__.YjP().trim().min(1).max(500).describe("One submission: folder, owner/name or owner/name#number."),
	b: zod__1__.YjP().trim().min(1).max(500).describe("The other submission."),
	reason: zod__1__.YjP().trim().min(1).max(1e3).describe("Why the pair is no finding. Shown in the report.")
}).describe("A pair that a person judged innocent: shown as such, not counted.");
const dismissedSchema = zod__1__.YOg(dismissal).max(1e4).prefault([]);
const STAFF = /^@?[^\s,;/]+(?:\/[\w.-]{1,100})?$/;
const staffSchema = (0,_inputs_definition_js__0__.p_)("", "").schema.refine((entries) => entries.every((entry) => STAFF.test(entry))).prefault([]);
const assignmentNameSchema = zod__1__.YjP().trim().max(100).regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/).describe("Name of the assignment, unique in this file: letters, digits, dots, dashes and underscores.");
const scheduleSchema = zod__1__.rej({
	window: zod__1__.rej({
		from: _inputs_definition_js__0__.uR.optional().describe("First moment of a scan, RFC 3339 with an offset."),
		until: _inputs_definition_js__0__.uR.optional().describe("Last moment of a scan, RFC 3339 with an offset.")
	}).refine(({ from, until }) => from === undefined || until === undefined || from < until).optional().describe("When the assignment is scanned at all."),
	"min-changes": zod__1__.aig().int().min(1).max(1e4).prefault(1).describe("How many repositories must have changed before a new check is worth its quota."),
	"cooldown-hours": zod__1__.aig().min(0).max(24 * 365).prefault(0).describe("Least number of hours between two checks of this assignment.")
}).describe("When this assignment is scanned.");


}),

38898:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
A3:()=>reasonOf,
Eb:()=>key,
IS:()=>preset,
Iv:()=>salt,
Jt:()=>flag,
Qq:()=>text,
Sh:()=>token,
TR:()=>refuse,
YW:()=>nameOrId,
Yq:()=>choice,
lq:()=>optional,
p_:()=>list,
uR:()=>instant,
vj:()=>amount,
xQ:()=>camelCase
});
var zod__0__ = __load__(25465);
var zod__1__ = __load__(52378);

function camelCase(name) {
	return name.replaceAll(/-(.)/g, (_, letter) => letter.toUpperCase());
}
function refuse(context, reason) {
	context.addIssue({
		code: "custom",
		message: reason,
		params: { reason }
	});
}
function reasonOf(error) {
	for (const issue of error.issues) {
		if (issue.code !== "custom") continue;
		const reason = issue.params?.["reason"];
		if (typeof reason === "string") return reason;
	}
	return null;
}
const TEXT_CHARACTERS = 4096;
const LIST_ENTRIES = 1e4;
const CONTROL = /\p{Cc}/u;
function line() {
	return zod__0__.YjP().trim().min(1).max(TEXT_CHARACTERS).refine((value) => !CONTROL.test(value));
}
function text(placeholder, allowed = "one line of text") {
	return {
		kind: "text",
		schema: line(),
		allowed,
		placeholder
	};
}
function nameOrId(allowed) {
	const schema = zod__0__.KCZ([line(), zod__0__.aig().int().min(0)]).transform((value) => String(value));
	return {
		kind: "text",
		schema,
		allowed,
		placeholder: "<name|id>"
	};
}
function choice(...choices) {
	return {
		kind: "choice",
		schema: zod__0__/* ["enum"] */ .k5n(choices),
		allowed: choices.length === 2 ? choices.join(" or ") : `${choices.slice(0, -1).join(", ")} or ${choices.at(-1) ?? ""}`,
		placeholder: `<${choices.join("|")}>`,
		choices
	};
}
function flag() {
	return {
		kind: "boolean",
		schema: zod__0__.zMY(),
		allowed: "true or false",
		placeholder: "<true|false>"
	};
}
function amount(schema, allowed, placeholder) {
	return {
		kind: "number",
		schema,
		allowed,
		placeholder
	};
}
function list(placeholder, allowed) {
	const schema = zod__0__.KCZ([zod__0__.YjP().max(TEXT_CHARACTERS * 100), zod__0__.YOg(line()).max(LIST_ENTRIES)]).transform((value) => typeof value === "string" ? linesOf(value) : value);
	return {
		kind: "list",
		schema,
		allowed,
		placeholder
	};
}
function linesOf(value) {
	const lines = (FLOW_LIST.exec(value)?.[1]?.match(FLOW_ENTRY) ?? value.split(/\r\n|\r|\n/)).map((entry) => entry.trim()).filter((entry) => entry !== "" && !entry.startsWith("#"));
	const isMarked = lines.every((entry) => entry.startsWith("- "));
	return lines.map((entry) => {
		const own = isMarked ? entry.slice(2).trim() : entry;
		return QUOTED.exec(own)?.[2] ?? own;
	});
}
const FLOW_ENTRY = /(?:"[^"]*"|'[^']*')\s*|[^\s"',[\]{}][^,[\]{}]*/g;
const FLOW_LIST = new RegExp(String.raw`^\s*\[(?=[^"']*,|\s*["'])((?:\s*(?:${FLOW_ENTRY.source})?(?:,|(?=\])))*)\]\s*$`);
const QUOTED = /^(["'])(.+)\1$/;
function optional(type) {
	return {
		...type,
		default: null
	};
}
function preset(type, value) {
	return {
		...type,
		default: value
	};
}
const instant = zod__1__.w$({ offset: true }).transform((value) => new Date(value));
const MIN_SALT_CHARACTERS = 16;
const salt = {
	...text("<secret>", `a secret of at least ${MIN_SALT_CHARACTERS} letters, digits and signs`),
	schema: zod__0__.YjP().trim().min(MIN_SALT_CHARACTERS).regex(/^[\x21-\x7e]+$/)
};
const key = {
	...text("<key>", "the service's key: letters, digits and signs on one line"),
	schema: zod__0__.YjP().trim().regex(/^[\x21-\x7e]+$/)
};
const token = {
	...key,
	placeholder: "<token>",
	allowed: "a token of GitHub: letters, digits and signs on one line"
};


}),

42989:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
At:()=>topic,
IW:()=>botUsers,
MZ:()=>property,
X9:()=>classroom50,
gv:()=>team,
kw:()=>organization,
tk:()=>branch
});
var zod__1__ = __load__(25465);
var _definition_js__0__ = __load__(38898);


const property = {
	...(0,_definition_js__0__.Qq)("<name=value>", "name=value"),
	schema: zod__1__.YjP().trim().max(500).regex(/^[^=\s]+=.+$/).transform((value) => {
		const sign = value.indexOf("=");
		return {
			name: value.slice(0, sign),
			value: value.slice(sign + 1).trim()
		};
	})
};
const classroom50 = {
	...(0,_definition_js__0__.Qq)("<classroom>/<assignment>", "classroom/assignment, both as they are named in the config repository"),
	schema: zod__1__.YjP().trim().max(255).regex(/^[A-Za-z0-9._-]+\/[A-Za-z0-9._-]+$/).refine((value) => value.split("/").every((part) => !/^\.+$/.test(part))).transform((value) => {
		const [classroom = "", assignment = ""] = value.split("/");
		return {
			classroom,
			assignment
		};
	})
};
const OWNER = /^[A-Za-z0-9][\w-]{0,38}$/;
const organization = {
	...(0,_definition_js__0__.Qq)("<name>", "the name of an organisation or user on GitHub"),
	schema: zod__1__.YjP().trim().regex(OWNER)
};
const botUsers = {
	...(0,_definition_js__0__.p_)("<login>", "logins and @org/team, one per line"),
	schema: (0,_definition_js__0__.p_)("", "").schema.refine((entries) => entries.every((entry) => /^@?[A-Za-z0-9][\w-]{0,38}(?:\/[\w.-]{1,100})?$/.test(entry)))
};
const topic = {
	...(0,_definition_js__0__.Qq)("<topic>", "a topic of GitHub: letters, digits and dashes, at most 50"),
	schema: zod__1__.YjP().trim().regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,49}$/)
};
const team = {
	...(0,_definition_js__0__.Qq)("<team>", "a team's name as it stands in its address"),
	schema: zod__1__.YjP().trim().regex(/^[A-Za-z0-9_.-]{1,100}$/)
};
const branch = {
	...(0,_definition_js__0__.Qq)("<branch>", "the name of a branch"),
	schema: zod__1__.YjP().trim().regex(/^[A-Za-z0-9][A-Za-z0-9._/-]{0,199}$/).refine((value) => !/\.\.|\/\/|\/$|\.lock$/.test(value))
};


}),

64033:
((__module__, __out__, __load__) => {


__load__.d(__out__, {
fd:()=>GROUPS,
mc:()=>INPUTS,
Qh:()=>INPUT_NAMES,
VC:()=>defaultText,
Fg:()=>definitionOf,
wp:()=>isInputName,
mO:()=>meantInput
});

var nearest = __load__(77196);
var schemas = __load__(25465);
var web = __load__(23517);
var definition = __load__(38898);
;// contract/settings/inputs/comparison.js



const aiReferences = {
	...(0,definition/* list */.p_)("<path|owner/name>", "at most 5 folders or repositories, one per line"),
	schema: (0,definition/* list */.p_)("", "").schema.refine((entries) => entries.length <= 5)
};
const MAX_WEB_REQUESTS = 1e3;
const webProviders = {
	...(0,definition/* list */.p_)(`<${web/* WEB_PROVIDERS */.eG.join("|")}>`, `${web/* WEB_PROVIDERS */.eG.join(" and ")}, one per line`),
	schema: (0,definition/* list */.p_)("", "").schema.transform((entries) => [...new Set(entries.flatMap((entry) => entry.split(/[\s,]+/)).filter(Boolean))]).pipe(schemas/* array */.YOg(schemas/* enum */.k5n(web/* WEB_PROVIDERS */.eG)))
};
const COMPARISON = {
	starter: {
		...(0,definition/* optional */.lq)((0,definition/* text */.Qq)("<path|owner/name>", "a folder or owner/name")),
		short: "s",
		alsoCalled: [
			"template",
			"skeleton",
			"boilerplate",
			"base",
			"ignore"
		],
		decidesCheck: true,
		description: "Template repository or folder whose code everybody was given: it is not held against anybody."
	},
	"base-code": {
		...(0,definition/* optional */.lq)((0,definition/* flag */.Jt)()),
		defaultNote: "`true` where starter code is known, else `false`",
		description: "Treat code that most submissions share as starter code."
	},
	archive: {
		...(0,definition/* preset */.IS)((0,definition/* list */.p_)("<path|owner/name>", "folders or repositories, one per line"), []),
		short: "a",
		alsoCalled: [
			"old",
			"previous",
			"last-year"
		],
		decidesCheck: true,
		description: "More submissions to compare with that are not judged themselves, such as last year's: repositories or paths, one per line."
	},
	"ai-references": {
		...(0,definition/* preset */.IS)(aiReferences, []),
		decidesCheck: true,
		description: "Up to 5 AI-written solutions of the task (folders or repositories), with which the embedded service compares for its AI score."
	},
	web: {
		...(0,definition/* preset */.IS)(webProviders, []),
		description: "Where to search the web for the code of submissions, one per line: `github` sends a few words of each submission to its code search, `software-heritage` sends hashes of files. Empty: no search. Never in a run that students read."
	},
	"web-requests": {
		...(0,definition/* preset */.IS)((0,definition/* amount */.vj)(schemas/* number */.aig().int().min(1).max(MAX_WEB_REQUESTS), `a whole number from 1 to ${MAX_WEB_REQUESTS}`, `<1..${MAX_WEB_REQUESTS}>`), 60),
		description: "Maximum number of queries to the code search in one check. GitHub answers ten a minute. A submission that is not searched for shows n/a."
	},
	"compare-with": {
		...(0,definition/* preset */.IS)((0,definition/* list */.p_)("<what>", "open-pull-requests, none, or repositories and paths, one per line"), "open-pull-requests"),
		scope: "run",
		onlyWith: "pull-request",
		description: "What a pull request is compared with: `open-pull-requests`, `none`, or repositories and paths, one per line."
	}
};

var core = __load__(2591);
var source_names = __load__(2723);
var says = __load__(69301);
var github_names = __load__(42989);
;// contract/settings/inputs/submissions.js





const repositories = {
	...(0,definition/* list */.p_)("<owner/name>", "owner/name, a glob, or /regex/, one per line"),
	schema: (0,definition/* list */.p_)("", "").schema.superRefine((entries, context) => {
		for (const entry of entries) {
			const problem = repositoryPatternProblem(entry);
			if (problem !== null) (0,definition/* refuse */.TR)(context, problem);
		}
	})
};
function repositoryPatternProblem(entry) {
	if (entry.startsWith("/")) {
		const closing = entry.lastIndexOf("/");
		const flags = entry.slice(closing + 1);
		if (closing === 0 || closing === 1) return says/* holdsRegular */.J1;
		if (!/^[iu]*$/.test(flags)) return says/* holdsRegularExpression */.H5;
		try {
			void new RegExp(entry.slice(1, closing), flags);
			return null;
		} catch {
			return says/* holdsRegularExpressionCannot */.yn;
		}
	}
	if (/\s/.test(entry) || entry.split("/").length > 2 || entry.includes("://")) return says/* holdsLine */.Hq;
	return entry.replaceAll(/\{[^{}]*\}/g, "").includes(",") ? says/* holdsLine */.Hq : null;
}
const globs = {
	...(0,definition/* list */.p_)("<glob>", "gitignore-style globs, one per line"),
	schema: (0,definition/* list */.p_)("", "").schema.superRefine((entries, context) => {
		if (entries.some(isSeveralGlobs)) (0,definition/* refuse */.TR)(context, says/* holdsGlobs */.KG);
	})
};
const WHOLE_GLOB = /^!?(?:(?:[^/]*\/)*\*\.[\w.]+|(?:[^/]+\/)+)$/;
function isSeveralGlobs(entry) {
	if (/[,;]/.test(entry.replaceAll(/\\.|\[[^\]]*\]/g, ""))) return true;
	const words = entry.split(/\s+/);
	return words.length > 1 && words.every((word) => WHOLE_GLOB.test(word));
}
const shard = {
	...(0,definition/* text */.Qq)("<i/n|judge>", "i/n with i from 1 to n and n at most 256, or judge"),
	schema: schemas/* string */.YjP().trim().regex(/^(?:judge|[1-9]\d{0,2}\/[1-9]\d{0,2})$/).transform((value, context) => {
		if (value === "judge") return { kind: "judge" };
		const [index = 0, count = 0] = value.split("/").map(Number);
		if (index <= count && count <= 256) return {
			kind: "part",
			index,
			count
		};
		(0,definition/* refuse */.TR)(context, says/* namesPart */.mp);
		return core/* NEVER */.tm;
	})
};
const SUBMISSIONS = {
	source: {
		...(0,definition/* preset */.IS)((0,definition/* choice */.Yq)("auto", ...source_names/* SOURCE_NAMES */.tN), "auto"),
		decidesCheck: true,
		description: "Where submissions come from. `workspace`: the checked-out repository is one submission. `auto`: the pull request in a pull-request event, else `repositories` where `repositories`, `manifest`, `classroom50` or `organization` is given, else `directory` where `path` is given, else `workspace`."
	},
	path: {
		...(0,definition/* preset */.IS)((0,definition/* list */.p_)("<path>", "folders or globs, one per line"), []),
		alsoCalled: [
			"dir",
			"directory",
			"folder",
			"submissions",
			"new"
		],
		decidesCheck: true,
		leadsTo: "directory",
		onlyWith: "directory",
		description: "Folders, or a platform's download as it comes. Each direct subfolder (or ZIP) of each matching path is a submission, unless `layout` says otherwise. Globs allowed, one per line."
	},
	layout: {
		...(0,definition/* preset */.IS)((0,definition/* choice */.Yq)("auto", ...source_names/* LAYOUT_NAMES */.kX), "auto"),
		decidesCheck: true,
		onlyWith: "directory",
		description: "The shape of what lies at `path`. A learning platform's download is recognised by its names; else each folder or archive is a submission (`folders`), or each file (`flat`). `single`: all of it is one submission."
	},
	add: {
		...(0,definition/* preset */.IS)((0,definition/* list */.p_)("<path>", "folders or ZIPs, one per line"), []),
		scope: "run",
		leadsTo: "directory",
		onlyWith: "directory",
		description: "Late submissions, one folder or ZIP per line. Each joins the class of the report in `report-dir`, which is made anew, and replaces an earlier submission of the same person. The class is not collected again, because its code is in the report. With a platform as `layout`, each line is a download that holds late submissions."
	},
	organization: {
		...(0,definition/* optional */.lq)(github_names/* organization */.kw),
		decidesCheck: true,
		leadsTo: "repositories",
		defaultNote: "the workflow's owner",
		description: "Organisation or user that owns the repositories."
	},
	repositories: {
		...(0,definition/* preset */.IS)(repositories, []),
		decidesCheck: true,
		leadsTo: "repositories",
		onlyWith: "repositories",
		description: "Repositories, one per line: `owner/name`, a glob such as `hw1-*`, or `/regex/` over the whole name, with an optional named group `student`."
	},
	manifest: {
		...(0,definition/* optional */.lq)((0,definition/* text */.Qq)("<file>", "the path of a CSV file")),
		decidesCheck: true,
		leadsTo: "repositories",
		onlyWith: "repositories",
		description: "A CSV file of repositories: `student_repository_url` or `repository`, `roster_identifier` or `student`, and an optional `deadline`."
	},
	people: {
		...(0,definition/* optional */.lq)((0,definition/* text */.Qq)("<file>", "the path of a CSV file")),
		alsoCalled: ["students", "roster"],
		decidesCheck: true,
		description: "A CSV file of people: `id`, `name`, `section`, `team`, `partners`, `staff`, `attempts`, `also`, `email`, `login`, `file`, `time`, or what platforms export. Team mates, partners and one person are never flagged with each other."
	},
	classroom50: {
		...(0,definition/* optional */.lq)(github_names/* classroom50 */.X9),
		decidesCheck: true,
		leadsTo: "repositories",
		onlyWith: "repositories",
		description: "`classroom/assignment` in Classroom 50's config repository."
	},
	topic: {
		...(0,definition/* optional */.lq)(github_names/* topic */.At),
		decidesCheck: true,
		leadsTo: "repositories",
		onlyWith: "repositories",
		description: "Only repositories with this topic."
	},
	team: {
		...(0,definition/* optional */.lq)(github_names/* team */.gv),
		decidesCheck: true,
		leadsTo: "repositories",
		onlyWith: "repositories",
		description: "Only repositories that this team of the organisation has access to, or whose name ends in the login of one of its members."
	},
	property: {
		...(0,definition/* optional */.lq)(github_names/* property */.MZ),
		decidesCheck: true,
		leadsTo: "repositories",
		onlyWith: "repositories",
		description: "Only repositories whose custom property has this value: `name=value`."
	},
	"include-archived": {
		...(0,definition/* preset */.IS)((0,definition/* flag */.Jt)(), false),
		decidesCheck: true,
		onlyWith: "repositories",
		description: "Include archived repositories."
	},
	deadline: {
		...(0,definition/* optional */.lq)({
			...(0,definition/* text */.Qq)("<time>", "a time with its offset, such as 2026-11-30T23:59:00+01:00"),
			schema: definition/* instant */.uR
		}),
		decidesCheck: true,
		onlyWith: "repositories",
		description: "Take the last push before this time, as GitHub attests it. RFC 3339, with an offset."
	},
	"pull-request-scope": {
		...(0,definition/* preset */.IS)((0,definition/* choice */.Yq)("changed", "tree"), "changed"),
		scope: "run",
		onlyWith: "pull-request",
		description: "The pull request's `changed` files, or the whole `tree` of its head."
	},
	shard: {
		...(0,definition/* optional */.lq)(shard),
		scope: "run",
		description: "`i/n`: collect and upload only this part of the submissions, to one check that a job matrix shares; `judge` starts that check and reports."
	}
};
const FILES = {
	include: {
		...(0,definition/* optional */.lq)(globs),
		decidesCheck: true,
		defaultNote: "source files",
		description: "Files that count, as gitignore-style globs, one per line."
	},
	exclude: {
		...(0,definition/* optional */.lq)(globs),
		decidesCheck: true,
		defaultNote: "vendored and generated files, lock files",
		description: "Files that do not count, as gitignore-style globs, one per line."
	}
};

var locale = __load__(35698);
;// contract/settings/inputs/report.js


const REPORT = {
	comment: {
		...(0,definition/* preset */.IS)((0,definition/* choice */.Yq)("auto", "always", "never"), "auto"),
		scope: "run",
		description: "The comment on the pull request. `auto`: where there is a pull request and something to say."
	},
	"comment-key": {
		...(0,definition/* optional */.lq)((0,definition/* text */.Qq)("<text>")),
		scope: "run",
		defaultNote: "from workflow and job",
		description: "Keeps several comments on one pull request apart. The jobs of a matrix need one each, such as the value of `matrix.assignment`, because the runner does not tell them apart; so do several steps of one job, and several calls of one workflow."
	},
	annotations: {
		...(0,definition/* preset */.IS)((0,definition/* choice */.Yq)("auto", "always", "never"), "auto"),
		scope: "run",
		description: "Annotations at the lines that were found. `auto`: in pull requests of which there is something to say."
	},
	"check-run": {
		...(0,definition/* preset */.IS)((0,definition/* flag */.Jt)(), false),
		scope: "run",
		description: "Also creates a check run with the findings. Needs `checks: write`."
	},
	anonymize: {
		...(0,definition/* preset */.IS)((0,definition/* choice */.Yq)("auto", "always", "never"), "auto"),
		scope: "run",
		description: "Whether what is shown names nobody but its reader: no other person, repository, code or exact score. `auto`: in runs on a pull request or on the checked-out repository, and always in public repositories, where `never` has no effect either."
	},
	"student-feedback": {
		...(0,definition/* preset */.IS)((0,definition/* choice */.Yq)("full", "verdict", "none"), "full"),
		description: "What students read of their own submission: `full` (bands and own lines), `verdict` (needs a review or not) or `none`. An exact answer at each push teaches how to stay below the threshold. In a public repository it is never more than `verdict`."
	},
	policy: {
		...(0,definition/* optional */.lq)((0,definition/* text */.Qq)("<text>", "one line: a sentence or a link")),
		description: "A sentence or link that students read beside a finding: what happens next, and whom to ask."
	},
	locale: {
		...(0,definition/* optional */.lq)((0,definition/* choice */.Yq)(...locale/* LOCALES */.YZ)),
		defaultNote: "English; the page: the language of the browser",
		description: "The language of the comment, the summary and the report page. In the page a reader can choose another one. Logs, data files and error messages are in English."
	},
	notify: {
		...(0,definition/* preset */.IS)((0,definition/* choice */.Yq)("comment", "none"), "comment"),
		description: "Scans: whom the issue of an assignment notifies. `comment`: each scan with news writes one comment, which mentions who reviews each pair. `none`: news is only in the text of the issue, and GitHub notifies nobody when that changes."
	},
	"tell-students": {
		...(0,definition/* preset */.IS)((0,definition/* choice */.Yq)("none", "check-run", "comment"), "none"),
		description: "Scans: what each student reads in their own private repository, **before a person has looked**: bands and whether a review is needed, as `student-feedback` allows; never a peer, a number or lines. `comment`: on the commit that was checked; needs \u201cContents: write\u201d of `collect-token`. `check-run`: needs the token of a GitHub App with \u201cChecks: write\u201d."
	},
	"pseudonym-salt": {
		...(0,definition/* optional */.lq)(definition/* salt */.Iv),
		scope: "input",
		secret: true,
		defaultNote: "made from `apikey`",
		description: "Secret from which pseudonyms are made: the names under which repositories and pull requests are uploaded to a remote service. The same secret gives the same pseudonyms. Without it they are made from the key, which the service knows: that hides names from people who look at the check, but not from an operator who tries to guess them."
	},
	cases: {
		...(0,definition/* optional */.lq)((0,definition/* text */.Qq)("<file>", "a path of a file")),
		defaultNote: "`cases.json` in `report-dir`, where it is there",
		description: "File with what people decided about pairs and groups: `cases.json`, which the report page saves. Pairs dismissed there are not counted, and code declared common there counts as starter code."
	},
	"report-dir": {
		...(0,definition/* preset */.IS)((0,definition/* text */.Qq)("<folder>", "a path of a folder"), "similarity-report"),
		short: "o",
		alsoCalled: [
			"report",
			"out",
			"output",
			"output-dir",
			"output-destination",
			"result-file",
			"results"
		],
		scope: "run",
		description: "Folder for the report files (HTML, SARIF, CSV, JSON)."
	}
};

var run = __load__(95518);
var proxies = __load__(83473);
var limits = __load__(83163);
;// contract/settings/inputs/service.js





const PATH_END = "/api/v1";
function normalizeBaseUrl(given) {
	if (/[\s\\]/.test(given) || !URL.canParse(given)) {
		return { problem: says/* notAddressHttps */.RP };
	}
	const url = new URL(given);
	if (url.protocol !== "https:" && url.protocol !== "http:") return { problem: says/* beginHttps */.xP };
	if (url.protocol === "http:" && !(0,proxies/* isThisMachine */.YY)(url)) {
		return { problem: says/* beginHttpsOver */.l2 };
	}
	if (url.username !== "" || url.password !== "") {
		return { problem: says/* notHoldUser */.gN };
	}
	if (url.search !== "" || url.hash !== "" || /[?#]/.test(given)) return { problem: says/* notHold */.RL };
	const path = url.pathname.replace(/\/+$/, "");
	if (!path.endsWith(PATH_END)) return { problem: says/* endApi */.Gh };
	return { url: `${url.origin}${path}` };
}
function withoutKey(given) {
	return typeof given === "string" ? given.replace(/([?#]|\/api\/v1\/(?=[^/])).*$/s, "$1***") : given;
}
const baseUrl = {
	shown: withoutKey,
	...(0,definition/* text */.Qq)("<url>", "an https address that ends in /api/v1 (http only for this machine)"),
	schema: schemas/* string */.YjP().trim().max(2048).transform((value, context) => {
		const result = normalizeBaseUrl(value);
		if ("url" in result) return result.url;
		(0,definition/* refuse */.TR)(context, result.problem);
		return core/* NEVER */.tm;
	})
};
const SERVICE = {
	apikey: {
		...(0,definition/* optional */.lq)(definition/* key */.Eb),
		scope: "input",
		secret: true,
		description: "The service's key, from a secret. Empty: the embedded service, and no code leaves the runner."
	},
	"base-url": {
		...(0,definition/* optional */.lq)(baseUrl),
		scope: "run",
		description: "The service's base address, ending in `/api/v1`. Needed with `apikey`; there is no default."
	},
	engine: {
		...(0,definition/* preset */.IS)((0,definition/* nameOrId */.YW)("the name or id of an engine"), "recommended"),
		short: "e",
		decidesCheck: true,
		description: "Engine, by name or id, from the list that the service gives. `recommended` lets the service choose."
	},
	language: {
		...(0,definition/* preset */.IS)((0,definition/* nameOrId */.YW)("the name, file extension or id of a language"), "auto"),
		short: "l",
		decidesCheck: true,
		description: "Programming language, by name, file extension or id. `auto` lets the service detect it."
	},
	ai: {
		...(0,definition/* preset */.IS)((0,definition/* flag */.Jt)(), true),
		description: "Ask for AI scores. The embedded service gives them only with `ai-references`."
	},
	"poll-interval": {
		...(0,definition/* optional */.lq)((0,definition/* amount */.vj)(schemas/* number */.aig().min(.05).max(3600), "a number of seconds, at least 20 (0.05 on this machine), at most 3600", "<seconds>")),
		scope: "run",
		defaultNote: "`25` (`0.5` with the embedded service)",
		description: "Seconds between two requests for the state of the check: at least 20, except on loopback (at least 0.05). The embedded service is asked more often at first."
	},
	"requests-per-minute": {
		...(0,definition/* preset */.IS)((0,definition/* amount */.vj)(schemas/* number */.aig().int().min(1).max(limits/* LIMITS */.b.requestsPerMinute), `a whole number from 1 to ${limits/* LIMITS */.b.requestsPerMinute}`, `<1..${limits/* LIMITS */.b.requestsPerMinute}>`), 30),
		scope: "run",
		description: `Maximum number of requests to the service in a minute. It allows ${limits/* LIMITS */.b.requestsPerMinute} to all jobs of one address together.`
	}
};

;// contract/settings/inputs/verdict.js


const percentage = (0,definition/* amount */.vj)(schemas/* number */.aig().min(0).max(100), "a number from 0 to 100, such as 75 or 75.5", "<0..100>");
const VERDICT = {
	"similarity-threshold": {
		...(0,definition/* preset */.IS)(percentage, 75),
		short: "t",
		alsoCalled: [
			"limit",
			"cutoff",
			"max-similarity",
			"min-similarity"
		],
		description: "A submission is flagged when its total similarity is above this (strictly, unrounded)."
	},
	"ai-threshold": {
		...(0,definition/* preset */.IS)(percentage, 75),
		description: "A submission is flagged when its average AI score is above this (strictly, unrounded)."
	},
	"fail-on": {
		...(0,definition/* preset */.IS)((0,definition/* choice */.Yq)("flagged", "stands-out", "new", "never"), "flagged"),
		description: "What fails the job: a `flagged` submission, or also a pair that `stands-out` from its class without being above a threshold. `new` (scans): only what is new or worse since the last report and not dismissed; without an earlier report, the same as `flagged`."
	},
	"on-error": {
		...(0,definition/* preset */.IS)((0,definition/* choice */.Yq)("fail", "warn"), "fail"),
		scope: "run",
		description: "What an outage of the service does to the job."
	},
	"on-incomplete": {
		...(0,definition/* preset */.IS)((0,definition/* choice */.Yq)("fail", "warn"), "fail"),
		description: "What a submission that could not be checked does to the job."
	},
	"on-web-error": {
		...(0,definition/* preset */.IS)((0,definition/* choice */.Yq)("fail", "warn"), "warn"),
		scope: "run",
		description: "What a search of the web that fails does to the job."
	},
	"on-timeout": {
		...(0,definition/* preset */.IS)((0,definition/* choice */.Yq)("fail", "neutral"), "fail"),
		scope: "run",
		description: "What running out of time does to the job."
	}
};

;// contract/settings/inputs/inputs.js







const INPUTS = {
	...SUBMISSIONS,
	...COMPARISON,
	...FILES,
	...SERVICE,
	...VERDICT,
	...REPORT,
	...run/* RUN */.o
};
const INPUT_NAMES = Object.keys(INPUTS);
const GROUPS = [
	{
		title: "What is checked",
		names: namesOf(SUBMISSIONS)
	},
	{
		title: "What it is compared with",
		names: namesOf(COMPARISON)
	},
	{
		title: "Which files count",
		names: namesOf(FILES)
	},
	{
		title: "The service and its engine",
		names: namesOf(SERVICE)
	},
	{
		title: "What turns the job red",
		names: namesOf(VERDICT)
	},
	{
		title: "Where the result shows",
		names: namesOf(REPORT)
	},
	{
		title: "The run itself",
		names: namesOf(run/* RUN */.o)
	}
];
function namesOf(group) {
	return Object.keys(group);
}
function isInputName(name) {
	return Object.hasOwn(INPUTS, name);
}
function definitionOf(name) {
	return INPUTS[name];
}
function meantInput(given, names) {
	const elsewhere = given.toLowerCase().replaceAll("_", "-");
	const called = INPUT_NAMES.find((name) => definitionOf(name).alsoCalled?.includes(elsewhere) === true);
	if (called !== undefined && names.includes(called)) return called;
	const own = isInputName(elsewhere) ? definitionOf(elsewhere).alsoCalled : undefined;
	return own?.find((one) => names.includes(one)) ?? (0,nearest/* nearest */.p)(given, names);
}
function defaultText(name) {
	const { defaultNote, default: initial } = definitionOf(name);
	if (defaultNote !== undefined) return defaultNote;
	const isPlain = typeof initial === "string" || typeof initial === "number" || typeof initial === "boolean";
	return isPlain ? `\`${initial}\`` : "";
}


}),

95518:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
h:()=>MAX_TIMEOUT_MINUTES,
o:()=>RUN
});
var zod__2__ = __load__(25465);
var _definition_js__0__ = __load__(38898);
var _github_names_js__1__ = __load__(42989);



const CHECK_LABEL_CHARACTERS = 120;
const MAX_TIMEOUT_MINUTES = 5 * 24 * 60;
const checkLabel = {
	...(0,_definition_js__0__.Qq)("<text>", `one line of at most ${CHECK_LABEL_CHARACTERS} characters`),
	schema: zod__2__.YjP().trim().min(1).max(CHECK_LABEL_CHARACTERS).refine((value) => !/\p{Cc}/u.test(value))
};
const RUN = {
	mode: {
		...(0,_definition_js__0__.IS)((0,_definition_js__0__.Yq)("auto", "check", "scan", "bot", "doctor"), "auto"),
		scope: "run",
		description: "`check`: one check, now. `scan`: the assignments of the config file, incrementally. `bot`: answers a comment. `doctor`: looks at what a run needs, and checks nothing. `auto`: a comment event is `bot`, a pull request is `check`, else a config file with `assignments` is `scan`, all else `check`."
	},
	config: {
		...(0,_definition_js__0__.IS)((0,_definition_js__0__.Qq)("<file>", "the path of a YAML file"), ".github/similarity.yml"),
		short: "c",
		scope: "input",
		description: "YAML file with the same keys. An input beats the file. Under a pull request it is read from the base branch."
	},
	"check-name": {
		...(0,_definition_js__0__.lq)(checkLabel),
		decidesCheck: true,
		defaultNote: "from repository and event",
		description: "Label at the start of the check's name."
	},
	course: {
		...(0,_definition_js__0__.lq)((0,_definition_js__0__.Qq)("<text>")),
		scope: "run",
		description: "Name of the course, the same for each of its assignments. It stands in report.json, and `code-similarity course FOLDER --course NAME` joins the reports below a folder that have it."
	},
	"keep-check": {
		...(0,_definition_js__0__.IS)((0,_definition_js__0__.Jt)(), true),
		scope: "run",
		description: "`false` deletes the check at the service after the report is written."
	},
	resume: {
		...(0,_definition_js__0__.IS)((0,_definition_js__0__.Jt)(), true),
		scope: "run",
		description: "A re-run of the same job continues its earlier check."
	},
	"check-id": {
		...(0,_definition_js__0__.lq)((0,_definition_js__0__.vj)(zod__2__.aig().int().min(1), "the whole number that an earlier run gave as check-id", "<id>")),
		scope: "input",
		description: "Id of a check at the service. Nothing is collected or uploaded; it is only reported on."
	},
	"timeout-minutes": {
		...(0,_definition_js__0__.IS)((0,_definition_js__0__.vj)(zod__2__.aig().gt(0).max(MAX_TIMEOUT_MINUTES), `a number of minutes above 0, at most ${MAX_TIMEOUT_MINUTES}; fractions are fine`, "<minutes>"), 30),
		scope: "run",
		description: "The run ends by itself before this. Fractions allowed."
	},
	"bot-users": {
		...(0,_definition_js__0__.IS)(_github_names_js__1__.IW, []),
		scope: "run",
		description: "Logins or `@org/team`, one per line, whose commands the bot obeys if they also have write permission. Empty: only admins and maintainers."
	},
	"cache-dir": {
		...(0,_definition_js__0__.lq)((0,_definition_js__0__.Qq)("<folder>", "a path of a folder")),
		scope: "run",
		description: "Folder in which fetched repositories are kept between runs (with `actions/cache`): one that has not changed is then not fetched again. It holds code; keep it where the report may be."
	},
	"state-branch": {
		...(0,_definition_js__0__.IS)(_github_names_js__1__.tk, "similarity-state"),
		scope: "run",
		description: "Branch of this repository in which scans and the bot remember what was checked and said. It shares no history with the code."
	},
	"dry-run": {
		...(0,_definition_js__0__.IS)((0,_definition_js__0__.Jt)(), false),
		short: "n",
		scope: "run",
		description: "Collect, pack, resolve engine and quota, show the plan; upload and post nothing."
	},
	"collect-token": {
		...(0,_definition_js__0__.lq)(_definition_js__0__.Sh),
		scope: "input",
		secret: true,
		defaultNote: "`github-token`",
		description: "Token that reads the repositories of submissions, in place of `github-token`. Then the workflow\u2019s own token can write comments, issues and state, and this one needs only \u201cContents: read\u201d."
	},
	"github-token": {
		...(0,_definition_js__0__.lq)(_definition_js__0__.Sh),
		scope: "input",
		secret: true,
		defaultNote: "`${{ github.token }}`",
		actionDefault: "${{ github.token }}",
		description: "Token for GitHub. Other private repositories need one that may read their contents, here or as `collect-token`."
	}
};


}),

73321:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
T:()=>quoted
});
var _base__0__ = __load__(68171);

const SHOWN_CHARACTERS = 60;
function quoted(value, redact = (text) => text, maxCharacters = SHOWN_CHARACTERS) {
	const text = redact(plain(value)).replaceAll(/\/\/[^/\s]*@/g, "//***@");
	const characters = Array.from(text);
	const cut = characters.length > maxCharacters;
	const shown = (cut ? characters.slice(0, maxCharacters) : characters).join("");
	return `"${(0,_base__0__.Oz)(shown)}"${cut ? "\u2026" : ""}`;
}
function plain(value) {
	if (typeof value === "string") return value;
	if (value === null || value === undefined) return "";
	if (typeof value === "number" || typeof value === "boolean" || typeof value === "bigint") {
		return String(value);
	}
	return Array.isArray(value) ? "a list" : "a table of keys";
}


}),

69301:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
C2:()=>noKnownKey,
Cq:()=>noInputAction,
Cx:()=>addCannotUsed,
Dw:()=>severalDocuments,
GQ:()=>anonymizeAlways,
Gh:()=>endApi,
H1:()=>secretNotBelong,
H5:()=>holdsRegularExpression,
Hd:()=>meaningSource,
Hq:()=>holdsLine,
Is:()=>pathMissing,
J1:()=>holdsRegular,
KG:()=>holdsGlobs,
KI:()=>notCheckedGithub,
Kq:()=>holdKeys,
N6:()=>checkIdCannot,
N8:()=>modeDoctor,
Nv:()=>valueGiven,
Og:()=>addWorksEmbedded,
P_:()=>assignmentsAllowed,
Pm:()=>notValidYaml,
Po:()=>tooLong,
RL:()=>notHold,
RP:()=>notAddressHttps,
TK:()=>modeScan,
Ue:()=>manifestCannotUsed,
Vu:()=>aiReferences,
WI:()=>cannotStandHolds,
WZ:()=>nameTwice,
Xo:()=>assignmentsEntry,
_n:()=>checkIdTakes,
a9:()=>configNoFile,
aZ:()=>webGithub,
bE:()=>casesNotRead,
c4:()=>addWorks,
dp:()=>shardWorks,
dq:()=>pollInterval,
f:()=>sourcePull,
fd:()=>notUsableYaml,
gN:()=>notHoldUser,
ge:()=>notAllowedAllowed,
iQ:()=>addClass,
ij:()=>checkId,
jq:()=>thresholdOfOne,
l2:()=>beginHttpsOver,
mL:()=>shardSource,
mp:()=>namesPart,
oc:()=>apikeyCharacters,
pc:()=>baseUrl,
qF:()=>nestedTooDeep,
qz:()=>apikeyMissing,
rG:()=>modeBot,
sg:()=>pathNotUsed,
tT:()=>deadlineNotUsed,
u1:()=>shardPart,
uj:()=>organizationMissing,
vO:()=>staffAllowed,
vh:()=>compareStands,
wr:()=>scheduleAllowed,
xP:()=>beginHttps,
y7:()=>dismissedAllowed,
yn:()=>holdsRegularExpressionCannot
});
const casesNotRead = "cases: is not read from a checkout that may be a student's own, who could dismiss a pair with it; use it where staff check a class.";
const baseUrl = "base-url: missing, but apikey is given. Both go together: give the base address of the service (it ends in /api/v1), or leave the key out for the embedded service.";
const apikeyMissing = "apikey: missing, but base-url is given. Both go together: give the key of the service from a secret (an empty one often means that the secret has another name), or leave base-url out for the embedded service.";
const webGithub = "web: github needs a token, because GitHub answers its code search to nobody without one; give github-token (it needs no permission), or leave github out. software-heritage needs none.";
const pollInterval = "poll-interval: {seconds} seconds is too often for a service on another machine; give at least {least}.";
const checkId = "check-id: works only with a service that keeps checks (base-url and apikey); the embedded service ends with its run.";
const checkIdCannot = "check-id: cannot be reported on in a dry run, which asks for no results; leave one of the two out.";
const shardPart = "shard: a part uploads and check-id only reports; leave one of the two out.";
const shardWorks = "shard: works with mode check alone, not with {mode}; leave shard out, or use mode check.";
const shardSource = "shard: source {source} is one submission, which cannot be split; use directory or repositories.";
const pathMissing = "path: missing, but source is directory; name the folder whose subfolders are the submissions.";
const addWorks = "add: works with mode check alone, not with {mode}; leave add out, or use mode check.";
const addCannotUsed = "add: cannot be used together with path, because the class comes from the report in report-dir; leave one of the two out. Of several things to add each takes an --add of its own, or a pattern in quotes names them all.";
const addWorksEmbedded = "add: works with the embedded service alone, because a check of another service takes nothing more once it was started; check the whole class again.";
const addClass = "add: the class is in one report and is not split; leave shard out.";
const sourcePull = "source: pull-request needs an event with a pull request, and {noEvent?the command line has none|this run was started by another event}; use directory, repositories or workspace here.";
const manifestCannotUsed = "manifest: cannot be used together with classroom50, both say which repositories belong to the assignment; leave one out.";
const organizationMissing = "organization: missing; say in which organisation the repositories are, or write each one as owner/name in repositories.";
const compareStands = "compare-with: {word} stands alone; list other repositories or paths without it, or in archive.";
const checkIdTakes = "check-id: takes up one check, which mode {mode} does not do; use mode check.";
const modeDoctor = "mode: doctor is one look and no setting of a file; give it as an input of the step.";
const anonymizeAlways = "anonymize: always cannot hold in a scan, whose issue and report tell staff who it is; scan in a private staff repository.";
const modeScan = "mode: scan works through the assignments of the config file, and it has none; add `assignments` to it or use mode check.";
const modeBot = "mode: bot answers comments, so its workflow must be started by issue_comment (or by hand, with workflow_dispatch); use mode check here.";
const meaningSource = "{name}: has a meaning only with source {onlyWith}, and source is {source}; leave one of the two out.";
const tooLong = "{name} is too long for a config file (over 1 MB); look whether it is the right one.";
const notValidYaml = "{pos}: not valid YAML: {error}; correct it there.";
const notUsableYaml = "{name}: not usable YAML: {sentence}; correct it there.";
const severalDocuments = "{pos}: a second document begins there (---), and a config file is one; take the line out.";
const nestedTooDeep = "{name} is nested too deeply for a config file; look whether it is the right one.";
const holdKeys = "{where}: must hold keys and values, such as `similarity-threshold: 80`.";
const notAddressHttps = "is not an address such as https://service.example/api/v1";
const beginHttps = "must begin with https://";
const beginHttpsOver = "must begin with https://: over http the key and the code could be read on the way (http only works for this machine)";
const notHoldUser = "must not hold a user name or a password: the key has an input of its own, apikey";
const notHold = "must not hold ? or #";
const endApi = "must end in /api/v1";
const holdsRegular = "holds a regular expression without its closing /";
const holdsRegularExpression = "holds a regular expression with flags other than i and u";
const holdsRegularExpressionCannot = "holds a regular expression that cannot be read";
const holdsLine = "holds a line that is neither owner/name nor a glob nor /regex/";
const holdsGlobs = "holds several globs in one line, which would be one that matches no file ([,] is a comma in a name)";
const namesPart = "names a part that does not exist";
const valueGiven = "{prefix}{name}: {shown?{shown}|the value given} {reason?{reason}|is not allowed}; allowed: {allowed}.";
const notCheckedGithub = "Not checked: GitHub gives no secrets to a pull request from a fork or from Dependabot, so the key of the service is missing here. Run the check on pull_request_target, or without base-url on the embedded service.";
const configNoFile = "config: there is no file {path}; correct the path or leave it out.";
const apikeyCharacters = "apikey: has {apikey} characters, and the service's keys have {length}; look whether all of it was copied.";
const thresholdOfOne = "{name}: {value} of 100 flags nearly everybody; if {percent} % is meant, write {percent}.";
const aiReferences = "ai-references: not used, because ai is false.";
const pathNotUsed = "path: not used, because source is {source}.";
const deadlineNotUsed = "deadline: not used, because source is {source}.";
const noInputAction = "{name} is no input of this action; did you mean {meant}?";
const scheduleAllowed = "{place}: schedule: allowed are window (from and until as times with an offset, from before until), min-changes (a whole number above 0) and cooldown-hours (a number, 0 or more).";
const notAllowedAllowed = "{given} is not allowed; allowed: letters, digits, dots, dashes and underscores, at most 100, beginning with a letter or digit.";
const dismissedAllowed = "{place}: dismissed: allowed is a list of entries with a, b and reason, each a text that is not empty, and no other key.";
const staffAllowed = "{place}: staff: allowed is a list of logins and @org/team, with one in each entry or line.";
const assignmentsEntry = "{place}: assignments: an entry must be a table of keys, with a name.";
const assignmentsAllowed = "{place}: assignments: allowed is a list of assignments, each with a name.";
const nameTwice = "{where}: name: {name} is there twice; every assignment has its own.";
const secretNotBelong = "{name}: a secret does not belong into a file; give it as an input, from a secret, and replace it if it was ever committed.";
const cannotStandHolds = "{name}: cannot stand here; {isOfFile?it holds for the whole run: move it to the top of the file|give it as an input}.";
const noKnownKey = "{key} is no known key{meant?; did you mean {meant}?|.}";


}),



};
