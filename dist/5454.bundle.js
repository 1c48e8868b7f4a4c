export const id = 5454;
export const ids = [5454];
export const modules = {

59851:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
$:()=>requestFromComment,
y:()=>requestFromEvent
});
var _base__2__ = __load__(98216);
var _base__3__ = __load__(4771);
var _request_js__0__ = __load__(96900);
var _says_js__1__ = __load__(97405);



function requestFromEvent(event) {
	const { repository } = event;
	if (repository === null) throw new _base__2__.GN(_says_js__1__.XM);
	if (event.name === "issue_comment") {
		if (event.comment === null) return { ignored: "the event holds no comment that can be read" };
		return requestFromComment(repository, event.action, event.comment);
	}
	if (event.name === "workflow_dispatch") return requestFromDispatch(repository, event);
	throw new _base__2__.GN((0,_base__3__.G)(_says_js__1__.vf, { event: event.name ?? "unknown" }));
}
function requestFromComment(repository, action, comment) {
	if (action !== "created") return { ignored: "the comment is not a new one" };
	if (comment.authorIsBot) return { ignored: "a bot wrote the comment" };
	if ((0,_request_js__0__.cn)(comment.body)) return { ignored: "the comment is one of our own" };
	return {
		repository,
		number: comment.issueNumber,
		on: comment.onPullRequest ? "pull-request" : "issue",
		body: comment.body,
		author: comment.author,
		comment: {
			id: comment.id,
			evidence: "event"
		},
		askedAt: comment.createdAt,
		key: String(comment.id)
	};
}
function requestFromDispatch(repository, event) {
	const inputs = event.inputs ?? {};
	const command = inputs["command"]?.trim() ?? "";
	if (command === "") throw new _base__2__.GN(_says_js__1__.mi);
	const pull = positive(inputs["pull-request"], "pull-request");
	if (pull === null) throw new _base__2__.GN(_says_js__1__.RS);
	const commentId = positive(inputs["comment-id"], "comment-id");
	if (event.actor === null || event.run === null) throw new _base__2__.GN(_says_js__1__.it);
	return {
		repository,
		number: pull,
		on: "pull-request",
		body: command.startsWith("/") ? command : `/similarity ${command}`,
		author: event.actor,
		comment: commentId === null ? null : {
			id: commentId,
			evidence: "named"
		},
		askedAt: null,
		key: commentId === null ? `run-${event.run.id}` : String(commentId)
	};
}
function positive(text, name) {
	const value = text?.trim().replace(/^#/, "") ?? "";
	if (value === "") return null;
	if (!/^[1-9]\d{0,14}$/.test(value)) {
		throw new _base__2__.GN((0,_base__3__.G)(_says_js__1__.o_, { name }));
	}
	return Number(value);
}


}),

22471:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Z_:()=>authorise,
_6:()=>strangerText,
cE:()=>readPermission,
hE:()=>readCallerRights,
jR:()=>parseAllowList
});
var zod__1__ = __load__(25465);
var _github__2__ = __load__(47307);
var _github__3__ = __load__(50926);
var _github__4__ = __load__(21498);
var _publish_failure_js__0__ = __load__(55412);



function parseAllowList(entries) {
	const names = entries.map((entry) => entry.trim().replace(/^@/, "").toLowerCase());
	const split = names.filter((name) => name !== "").map((name) => name.split("/"));
	return {
		logins: new Set(split.flatMap(([login = "", slug]) => slug === undefined ? [login] : [])),
		teams: split.flatMap(([organization = "", slug]) => slug === undefined ? [] : [{
			organization,
			slug
		}])
	};
}
function authorise(standing, list) {
	if (standing.permission === "less") return {
		allowed: false,
		reason: "no-write"
	};
	if (list.logins.size === 0 && list.teams.length === 0) {
		return standing.permission === "write" ? {
			allowed: false,
			reason: "not-maintainer"
		} : { allowed: true };
	}
	switch (standing.listed) {
		case "yes": return { allowed: true };
		case "no": return {
			allowed: false,
			reason: "not-listed"
		};
		case "unreadable": return {
			allowed: false,
			reason: "unreadable"
		};
	}
}
const Level = zod__1__._H3({
	permission: zod__1__.YjP(),
	role_name: zod__1__.YjP().optional(),
	user: zod__1__._H3({ permissions: zod__1__._H3({ maintain: zod__1__.zMY().optional() }).optional() }).nullish()
});
const Membership = zod__1__._H3({ state: zod__1__.YjP() });
async function readCallerRights(github, log, repository, login, list) {
	const permission = await readPermission(github, repository, login);
	if (permission === "less") return {
		permission,
		listed: "no"
	};
	if (list.logins.has(login.toLowerCase())) return {
		permission,
		listed: "yes"
	};
	let unread = false;
	for (const team of list.teams) {
		const state = await readMembership(github, log, team, login);
		if (state === "member") return {
			permission,
			listed: "yes"
		};
		unread ||= state === "unreadable";
	}
	return {
		permission,
		listed: unread ? "unreadable" : "no"
	};
}
async function readPermission(github, repository, login) {
	try {
		const level = await github.ask((0,_github__2__.OU)("own", `reading what ${login} may do in ${(0,_github__3__.fq)(repository)}`, "metadata"), (rest) => rest.repos.getCollaboratorPermissionLevel({
			...repository,
			username: login
		}), Level);
		if (level.permission === "admin") return "admin";
		if (level.permission !== "write" && level.permission !== "maintain") return "less";
		const maintains = level.permission === "maintain" || level.role_name === "maintain" || level.user?.permissions?.maintain === true;
		return maintains ? "maintain" : "write";
	} catch (error) {
		if ((0,_publish_failure_js__0__.T)(error, 404)) return "less";
		throw error;
	}
}
async function readMembership(github, log, team, login) {
	const name = `@${team.organization}/${team.slug}`;
	try {
		const { state } = await github.ask((0,_github__2__.OU)("other", `asking whether ${login} belongs to ${name}`, "members"), (rest) => rest.teams.getMembershipForUserInOrg({
			org: team.organization,
			team_slug: team.slug,
			username: login
		}), Membership);
		return state === "active" ? "member" : "stranger";
	} catch (error) {
		if ((0,_publish_failure_js__0__.T)(error, 404)) {
			log.info(`${login} is not a member of ${name}, or the token may not see that team (it needs \u201c${_github__4__.J.members.fineGrained}\u201d; a workflow's own GITHUB_TOKEN never has it).`);
			return "stranger";
		}
		if (!(0,_publish_failure_js__0__.T)(error, 403) || error.outcome !== "forbidden") throw error;
		log.warning(error.message);
		return "unreadable";
	}
}
function strangerText(reason) {
	switch (reason) {
		case "no-write": return "commands are obeyed from people with write permission in this repository only.";
		case "not-listed": return "commands are obeyed from the people in `bot-users` only.";
		case "not-maintainer": return "no `bot-users` are configured, so that commands are obeyed from people with the role admin or maintain only. Write permission alone is not enough: students have it in their own repositories.";
		case "unreadable": return "it could not be found out whether this person belongs to a team in `bot-users`: the token needs the organisation permission \u201cMembers: read\u201d.";
	}
}


}),

44367:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
  "in": () => (readCheckMark),
kQ:()=>checkMark,
q7:()=>REFUSED_LINE,
r7:()=>runKey,
vu:()=>isRefusal,
zs:()=>settingsKey
});
var _scan_state_stringify_state_js__0__ = __load__(89809);

const STANDINGS = [
	"head",
	"moved",
	"unattested"
];
const STATES = [
	"pinned",
	"checked",
	"failed"
];
function checkMark({ state, headSha, standing, settings, by, run }) {
	return `<!-- code-similarity:bot-check ${state} ${headSha} ${standing} ${settings} ${by} ${run} -->`;
}
const MARK = new RegExp(`^<!-- code-similarity:bot-check (${STATES.join("|")}) ([0-9a-f]{40}) (${STANDINGS.join("|")}) ([0-9a-f]{10}) ([\\w.-]+) ([\\w.-]+) -->$`);
function readCheckMark(body) {
	const [, state, headSha, standing, settings, by, run] = MARK.exec(secondLine(body)) ?? [];
	const known = STATES.find((one) => one === state);
	const stood = STANDINGS.find((one) => one === standing);
	if (known === undefined || stood === undefined) return null;
	if (headSha === undefined || settings === undefined || by === undefined || run === undefined) return null;
	return {
		state: known,
		headSha,
		standing: stood,
		settings,
		by,
		run
	};
}
const REFUSED_LINE = "<!-- code-similarity:bot-refused -->";
function isRefusal(body) {
	return secondLine(body) === REFUSED_LINE || readCheckMark(body)?.state === "failed";
}
function secondLine(body) {
	return body.split(/\r?\n/, 2)[1] ?? "";
}
function settingsKey(overrides) {
	return (0,_scan_state_stringify_state_js__0__.ax)(overrides).slice(0, 10);
}
function runKey({ runId, jobSlug }) {
	return `${runId}.${jobSlug}`.replaceAll(/[^\w.-]/g, "_");
}


}),

10550:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
P:()=>readCheckOptions,
m:()=>CHECK_OPTIONS
});
var _base__2__ = __load__(77196);
var _base__3__ = __load__(4771);
var _syntax_js__0__ = __load__(77758);
var _says_js__1__ = __load__(97405);



const AGAIN = "--again";
const CHECK_OPTIONS = {
	"--threshold": {
		value: "N",
		meaning: "flag above this similarity, 0 to 100",
		read: (value) => percentage(value, (similarityThreshold) => ({ similarityThreshold }))
	},
	"--ai-threshold": {
		value: "N",
		meaning: "flag above this AI score, 0 to 100",
		read: (value) => percentage(value, (aiThreshold) => ({ aiThreshold }))
	},
	"--scope": {
		value: "changed|tree",
		meaning: "the changed files, or all files of the head",
		read: (value) => value === "changed" || value === "tree" ? { pullRequestScope: value } : null
	},
	"--compare-with": {
		value: "none|open-pull-requests",
		meaning: "what it is compared with",
		read: (value) => value === "none" || value === "open-pull-requests" ? { compareWith: value } : null
	},
	"--language": {
		value: "X",
		meaning: "the language, by name or id",
		read: (value) => isName(value) ? { language: value } : null
	},
	"--engine": {
		value: "X",
		meaning: "the engine, by name or id",
		read: (value) => isName(value) ? { engine: value } : null
	},
	[AGAIN]: {
		value: null,
		meaning: "check it although the same commit was checked within the hour",
		read: () => ({})
	}
};
const ARGUMENT = /^(?:[^\s"]|"[^"]*")+(?=\s|$)/u;
function readCheckOptions(text) {
	let overrides = {};
	const seen = new Set();
	const words = [];
	for (let rest = text.trimStart(); rest !== ""; rest = rest.trimStart()) {
		const word = ARGUMENT.exec(rest)?.[0];
		if (word === undefined) return (0,_syntax_js__0__.S)(_says_js__1__.cE, rest);
		words.push(word);
		rest = rest.slice(word.length);
	}
	for (let index = 0; index < words.length; index += 1) {
		const word = words[index] ?? "";
		const equals = word.indexOf("=");
		const name = equals < 0 ? word : word.slice(0, equals);
		const option = Object.hasOwn(CHECK_OPTIONS, name) ? CHECK_OPTIONS[name] : undefined;
		if (option === undefined) {
			const names = Object.keys(CHECK_OPTIONS);
			const meant = (0,_base__2__.p)(name, names) ?? names.find((one) => name.toLowerCase().endsWith(one.slice(1)));
			return (0,_syntax_js__0__.S)(_says_js__1__.LD, name, meant ?? null);
		}
		if (seen.has(name)) return (0,_syntax_js__0__.S)((0,_base__3__.G)(_says_js__1__.SH, { name }));
		seen.add(name);
		if (option.value === null) {
			if (equals >= 0) return (0,_syntax_js__0__.S)((0,_base__3__.G)(_says_js__1__.ls, { name }));
			continue;
		}
		if (equals < 0) index += 1;
		const raw = equals < 0 ? words[index] : word.slice(equals + 1);
		if (raw === undefined || raw === "" || raw.startsWith("--")) {
			return (0,_syntax_js__0__.S)(`\`${name}\` needs a value: \`${name} ${option.value}\``);
		}
		const read = option.read(raw.replaceAll("\"", ""));
		if (read === null) {
			return (0,_syntax_js__0__.S)((0,_base__3__.G)(_says_js__1__.jt, {
				name,
				value: option.value
			}), raw);
		}
		overrides = {
			...overrides,
			...read
		};
	}
	return {
		overrides,
		again: seen.has(AGAIN)
	};
}
function isName(text) {
	return /^[\p{L}\p{N}.](?:[\p{L}\p{N} ._+#/()-]{0,62}[\p{L}\p{N}.+#)])?$/u.test(text);
}
function percentage(text, make) {
	if (!/^\d{1,3}(?:\.\d{1,6})?$/.test(text)) return null;
	const value = Number(text);
	return value <= 100 ? make(value) : null;
}


}),

68685:
((__module__, __out__, __load__) => {


__load__.d(__out__, {
w7:()=>effectsOf,
KV:()=>stopRun
});

var schemas = __load__(25465);
var sentence = __load__(4771);
var comment_digest = __load__(29893);
var report = __load__(58329);
var errors = __load__(47307);
var names = __load__(50926);
var pull_request = __load__(37238);
var failure = __load__(55412);
var own_comments = __load__(18793);
var finding_lines = __load__(8925);
var state_branch = __load__(74518);
var outcome = __load__(98216);
var text_escape = __load__(68171);
var parse_settings = __load__(4025);
var merge_cases = __load__(31377);
var row_id = __load__(67050);
var scan_issue_body = __load__(24740);
var assignment_state = __load__(48423);
var assignment_store = __load__(25399);
var declared_sources = __load__(76094);
var help = __load__(15350);
var render_refusal = __load__(81056);
var says = __load__(97405);
;// bot/commands/act-in-scan.js












async function actInScan(command, target, request, host) {
	if (command.name === "help") return said(...(0,help/* scanHelpLines */.w)());
	if (target.branch !== host.branch) return refused(otherBranch(target, host));
	try {
		if (command.name === "recheck") {
			return await recheck(command.assignment ?? target.assignment, request, host);
		}
		return command.name === "common" ? await declareCommon(command.source, target, request, host) : await actOnPair(command, target, request, host);
	} catch (error) {
		if (!(error instanceof state_branch/* StateConflict */.me) && !(error instanceof outcome/* ConfigurationError */.j1)) throw error;
		return refused(error instanceof state_branch/* StateConflict */.me ? render_refusal/* STATE_IS_BUSY */.r : `Nothing was changed. ${(0,text_escape/* markdownText */.p7)(error.message)}`);
	}
}
async function recheck(name, { author: by, key }, { store, newSalt, now }) {
	const scanned = (one) => (0,assignment_state/* namesIn */.wX)(one).filter((other) => other !== parse_settings/* PULL_REQUESTS */.L);
	const wish = {
		kind: "check",
		by,
		at: now().toISOString(),
		key: `comment ${key}`
	};
	const state = await store.update((one) => scanned(one).includes(name) ? (0,assignment_state/* changeAssignment */.Iz)(one, name, newSalt, (own) => (0,assignment_state/* noteWish */.yt)(own, wish)) : one);
	const names = scanned(state);
	if (!names.includes(name)) {
		return refused(`No scan has seen an assignment ${(0,text_escape/* markdownCode */.D9)(name)}. There is ${names.map(text_escape/* markdownCode */.D9).join(", ") || "none"}.`);
	}
	return said(`The next scan checks ${(0,text_escape/* markdownCode */.D9)(name)}, whatever its schedule says. It begins at its planned time, or when somebody runs its workflow.`);
}
async function declareCommon(row, target, { author: by, key }, host) {
	const own = await (0,assignment_store/* readAssignment */.K)(host.store, target.assignment);
	const [source, ...more] = own === null ? [] : (0,declared_sources/* sourcesInRow */.sK)(own, row);
	if (source === undefined) {
		return refused(`No file on the web has the id ${(0,text_escape/* markdownCode */.D9)(row)} in this assignment: it stands at the end of its row.`);
	}
	const name = (0,text_escape/* markdownCode */.D9)(`${source.repository}/${source.path}`);
	if (more.length > 0) {
		return refused(`More than one file on the web has the id ${(0,text_escape/* markdownCode */.D9)(row)}. ${NOT_FROM_HERE}`);
	}
	if (source.provider !== "github") {
		return refused(`${name} cannot be fetched from where it was found. ${NOT_FROM_HERE}`);
	}
	const at = host.now().toISOString();
	const state = await change(target, host, (one) => {
		const next = (0,declared_sources/* declareSource */.M7)(one, source, {
			by,
			at
		});
		return (0,declared_sources/* isDeclared */.vo)(next, source) ? (0,assignment_state/* noteWish */.yt)(next, {
			kind: "check",
			by,
			at,
			key: `comment ${key}`
		}) : one;
	});
	if (state === null || !(0,declared_sources/* isDeclared */.vo)(state, source)) {
		return refused(`So many files wait to become starter code already that ${name} cannot be noted. ${NOT_FROM_HERE}`);
	}
	return said((0,sentence/* fill */.G)(says/* countsStarter */.eC, { name }));
}
const NOT_FROM_HERE = says/* putCode */.zG;
async function actOnPair(command, target, request, host) {
	const own = await (0,assignment_store/* readAssignment */.K)(host.store, target.assignment);
	if (own === null) {
		return refused(`The state knows no assignment ${(0,text_escape/* markdownCode */.D9)(target.assignment)}, so nothing was changed.`);
	}
	const found = pairOf(command.pair, own);
	if ("problem" in found) return refused(found.problem);
	const { pair } = found;
	const name = describe(pair, own);
	switch (command.name) {
		case "dismiss": return dismiss(pair, name, command.reason, target, request, host);
		case "undismiss":
		case "reopen": return reopen(pair, name, command.name, target, host);
		case "assign": return act_in_scan_assign(pair, name, command.login, target, request, host);
	}
}
async function dismiss(pair, name, reason, target, { author: by, key }, host) {
	const at = host.now().toISOString();
	const state = await change(target, host, (one) => (0,assignment_state/* dismissPair */.Vp)(one, pair, {
		reason,
		by,
		at,
		via: "bot",
		command: key
	}));
	await host.setBox(target, pair, true);
	const there = state?.dismissed[pair];
	return there?.command === key ? said(`${name} is closed: it is told no more, until the two share more. \`/similarity undismiss ${(0,row_id/* rowIdOf */.V)(pair)}\` opens it again.`) : said(`${name} was closed before${there?.by == null ? "" : ` by ${(0,text_escape/* markdownCode */.D9)(there.by)}`}: \u201c${(0,text_escape/* markdownText */.p7)(there?.reason ?? "")}\u201d. Nothing was changed.`);
}
async function reopen(pair, name, how, target, host) {
	if ((0,scan_issue_body/* isConfigured */.jD)(target.body, pair)) {
		return refused(`${name} is closed by the configuration file or by a case that a person decided, and not by a command or a box: it is opened there.`);
	}
	const before = { wasClosed: false };
	await change(target, host, (one) => {
		before.wasClosed = one.dismissed[pair] !== undefined;
		const open = (0,assignment_state/* undismissPair */.QO)(one, pair);
		return how === "reopen" ? (0,assignment_state/* forgetReported */.jU)(open, pair) : open;
	});
	await host.setBox(target, pair, false);
	if (how === "reopen") {
		return said(`${name} is open, and the next check tells it as new if it is still above the threshold. \`/similarity recheck\` makes the next scan check.`);
	}
	return said(before.wasClosed ? `${name} is open again. It is told when it gets worse; \`/similarity reopen ${(0,row_id/* rowIdOf */.V)(pair)}\` has it told as new.` : `${name} was not closed by a command or a box; nothing was changed.`);
}
async function act_in_scan_assign(pair, name, login, target, { author: by }, host) {
	if (!await host.mayReview(login)) {
		return refused(`${(0,text_escape/* markdownCode */.D9)(login)} is neither in \`staff\` nor may write to this repository. Nothing was changed.`);
	}
	const at = host.now().toISOString();
	await change(target, host, (one) => (0,assignment_state/* assignReviewer */.xD)(one, pair, {
		login,
		by,
		at
	}));
	return said(`${name} is reviewed by @${login}. The issue shows it after the next check.`);
}
async function change({ assignment }, { store, newSalt }, by) {
	const state = await store.update((one) => (0,assignment_state/* assignmentOf */.tq)(one, assignment) === null ? one : (0,assignment_state/* changeAssignment */.Iz)(one, assignment, newSalt, by));
	return (0,assignment_state/* assignmentOf */.tq)(state, assignment);
}
function pairOf(asked, own) {
	if ("row" in asked) {
		const known = new Set([own.reportedPairs, own.dismissed].flatMap((pairs) => Object.keys(pairs)));
		const [pair, ...more] = [...known].filter((one) => (0,row_id/* rowIdOf */.V)(one) === asked.row);
		if (pair === undefined) {
			return { problem: (0,sentence/* fill */.G)(says/* noPairAssignment */.RV, { name: (0,text_escape/* markdownCode */.D9)(asked.row) }) };
		}
		return more.length === 0 ? { pair } : { problem: (0,sentence/* fill */.G)(says/* pairId */.a6, { name: (0,text_escape/* markdownCode */.D9)(asked.row) }) };
	}
	const sides = [asked.a, asked.b].map((name) => ({
		name,
		ids: idsOf(name, own)
	}));
	const unclear = sides.find(({ ids }) => ids.length !== 1);
	if (unclear !== undefined) {
		return { problem: (0,sentence/* fill */.G)(says/* noRepositoryAssignment */.Jl, {
			none: unclear.ids.length === 0,
			name: (0,text_escape/* markdownCode */.D9)(unclear.name)
		}) };
	}
	const subjects = sides.flatMap(({ ids }) => ids);
	return new Set(subjects).size === 2 ? { pair: (0,merge_cases/* caseKey */.u2)(subjects) } : { problem: says/* pairTwo */.Fq };
}
function idsOf(name, { seen }) {
	const wanted = name.toLowerCase();
	return Object.entries(seen).flatMap(([id, { fullName }]) => {
		const known = fullName.toLowerCase();
		return known === wanted || known.split("/")[1] === wanted ? [id] : [];
	});
}
function describe(pair, { seen }) {
	const [a, b] = pair.split("-").map((subject) => (0,text_escape/* markdownCode */.D9)(seen[subject]?.fullName ?? `submission ${subject}`));
	return `The pair ${a} \u2194 ${b}`;
}
function otherBranch({ branch }, host) {
	const named = (one) => one === null ? "the usual one" : (0,text_escape/* markdownCode */.D9)(one);
	return `The state of this scan is on another branch (${named(branch)}) than the bot works with (${named(host.branch)}): give the bot the same \`state-branch\`.`;
}
function said(...lines) {
	return {
		kind: "scan",
		lines
	};
}
function refused(line) {
	return {
		kind: "refused",
		refusal: {
			kind: "scan",
			lines: [line]
		}
	};
}

var authorise = __load__(22471);
var cases = __load__(10856);
var repository = __load__(1493);
;// bot/commands/record-dismissal.js









async function recordDismissal(dismissal, host) {
	const { key, reason, by, at } = dismissal;
	const pair = await record_dismissal_pairOf(dismissal, host);
	if (pair.kind !== "pair") return pair;
	const before = { by: "nobody" };
	const end = await record_dismissal_change(host, (state) => {
		const there = (0,assignment_state/* assignmentOf */.tq)(state, parse_settings/* PULL_REQUESTS */.L)?.dismissed[pair.key];
		before.by = there === undefined ? "nobody" : there.command === key ? "this-command" : "another";
		return there !== undefined ? state : (0,assignment_state/* changeAssignment */.Iz)(state, parse_settings/* PULL_REQUESTS */.L, host.newSalt, (one) => (0,assignment_state/* dismissPair */.Vp)(one, pair.key, {
			reason,
			by,
			at,
			via: "bot",
			command: key
		}));
	});
	if (end !== null) return end;
	host.world.log.info(`Dismissal ${key}: ${before.by === "nobody" ? "recorded" : "recorded already"}.`);
	return before.by === "another" ? { kind: "known" } : {
		kind: "recorded",
		isKnown: pair.isKnown
	};
}
async function withdrawDismissal(asked, host) {
	const pair = await record_dismissal_pairOf(asked, host);
	if (pair.kind !== "pair") return pair;
	const before = { wasDismissed: false };
	const end = await record_dismissal_change(host, (state) => {
		const there = (0,assignment_state/* assignmentOf */.tq)(state, parse_settings/* PULL_REQUESTS */.L)?.dismissed[pair.key];
		before.wasDismissed = there !== undefined;
		return there === undefined ? state : (0,assignment_state/* changeAssignment */.Iz)(state, parse_settings/* PULL_REQUESTS */.L, host.newSalt, (one) => (0,assignment_state/* undismissPair */.QO)(one, pair.key));
	});
	if (end !== null) return end;
	host.world.log.info(`Command ${asked.key} of ${asked.by}: ${before.wasDismissed ? "a dismissal was taken back" : "no such dismissal"}.`);
	return { kind: before.wasDismissed ? "withdrawn" : "none" };
}
async function dismissalsOf(repository, pull, { store, world }) {
	const own = (0,cases/* subjectOfKey */.nT)(`${(0,names/* fullName */.fq)(repository)}#${pull}`);
	try {
		const { state } = await store().load();
		return Object.entries((0,assignment_state/* assignmentOf */.tq)(state, parse_settings/* PULL_REQUESTS */.L)?.dismissed ?? {}).filter(([pair]) => pair.split("-").includes(own)).map(([, dismissal]) => dismissal).toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
	} catch (error) {
		return nowhere(error, world);
	}
}
async function record_dismissal_change({ store, world }, body) {
	try {
		await store().update(body);
		return null;
	} catch (error) {
		if (!(error instanceof state_branch/* StateConflict */.me)) return nowhere(error, world);
		world.log.warning(error.message);
		return { kind: "busy" };
	}
}
function nowhere(error, { log }) {
	if (!(error instanceof outcome/* ConfigurationError */.j1)) throw error;
	log.warning(error.message);
	return {
		kind: "nowhere",
		reason: error.message
	};
}
async function record_dismissal_pairOf(asked, { world }) {
	const [a, b] = [await sideOf(asked.a, asked, world), await sideOf(asked.b, asked, world)];
	for (const side of [a, b]) if (side.kind === "none") return { kind: side.why };
	if (a.kind === "none" || b.kind === "none") return { kind: "no-pair" };
	if (a.kind === "other" && b.kind === "other" || a.subject === b.subject) return { kind: "no-pair" };
	return {
		kind: "pair",
		key: (0,merge_cases/* caseKey */.u2)([a.subject, b.subject]),
		isKnown: [a, b].every((side) => side.kind === "pull-request" || side.isKnown)
	};
}
async function sideOf(text, { repository, pull }, world) {
	const [name = "", number] = text.split(/#(.*)/s);
	const named = (0,names/* parseRepositoryName */.$M)(name);
	const isHere = named !== null && (0,names/* sameRepository */.RB)(named, repository);
	if (number !== undefined && named !== null) {
		if (!isHere || !/^[1-9]\d{0,9}$/.test(number)) return {
			kind: "none",
			why: "no-pair"
		};
		if (Number(number) !== pull && !await hasPull(world.github(), repository, Number(number))) {
			return {
				kind: "none",
				why: "no-such-pull"
			};
		}
		const subject = (0,cases/* subjectOfKey */.nT)(`${(0,names/* fullName */.fq)(repository)}#${number}`);
		return {
			kind: "pull-request",
			subject
		};
	}
	if (isHere) return {
		kind: "none",
		why: "no-pair"
	};
	const id = named === null ? null : await idOf(world, named);
	return id === null ? {
		kind: "other",
		subject: (0,cases/* subjectOfKey */.nT)(text),
		isKnown: false
	} : {
		kind: "other",
		subject: String(id),
		isKnown: true
	};
}
async function hasPull(github, repository, number) {
	try {
		await (0,pull_request/* readPullRequest */.DQ)(github, repository, number);
		return true;
	} catch (error) {
		if ((0,failure/* isAnswer */.T)(error, 404)) return false;
		throw error;
	}
}
async function idOf(world, name) {
	try {
		return (await (0,repository/* readRepository */.Nu)(world.collector(), name)).id;
	} catch (error) {
		world.signal.throwIfAborted();
		if (!(error instanceof outcome/* GitHubError */.y_) || error.retryHelps) throw error;
		return null;
	}
}

var request = __load__(96900);
var identity = __load__(4666);
;// bot/commands/scan-target.js






const Issue = schemas/* looseObject */._H3({
	body: schemas/* string */.YjP().nullish(),
	user: identity/* Account */.gD.nullable()
});
async function scanTargetOf({ repository, number }, github, log) {
	let issue;
	try {
		issue = await readIssue(github, repository, number);
	} catch (error) {
		if (!(0,failure/* isAnswer */.T)(error, 403, 404, 410) || error.outcome !== "forbidden") throw error;
		log.info(`Whether issue ${number} is that of a scan is not known: ${error.message}`);
		return null;
	}
	const body = issue.body ?? "";
	const mark = (0,scan_issue_body/* readIssueMarker */.qf)(body);
	if (mark === null) return null;
	const isOwn = await (0,own_comments/* readAuthorship */.Wg)(github);
	return isOwn(issue.user) ? {
		number,
		...mark,
		body
	} : null;
}
async function setBox(github, repository, { number }, pair, isTicked) {
	const { body: before } = await readIssue(github, repository, number);
	const body = (0,scan_issue_body/* withTick */.UJ)(before ?? "", pair, isTicked);
	if (body === (before ?? "")) return;
	await github.ask((0,errors/* purposeFor */.OU)("own", `changing issue ${number} of ${(0,names/* fullName */.fq)(repository)}`, "issues"), (rest) => rest.issues.update({
		...repository,
		issue_number: number,
		body
	}), Issue);
}
function readIssue(github, repository, number) {
	return github.ask((0,errors/* purposeFor */.OU)("own", `reading issue ${number} of ${(0,names/* fullName */.fq)(repository)}`, "issuesRead"), (rest) => rest.issues.get({
		...repository,
		issue_number: number
	}), Issue);
}

;// bot/commands/effects.js
















function effectsOf(host) {
	const { world } = host;
	const github = world.github();
	return {
		github,
		log: world.log,
		clock: world.clock,
		signal: world.signal,
		now: world.date,
		runCheck: (plan) => checkPinned(plan, host),
		lastReport: (repository, pull, isOwn) => lastReportFromComments(github, repository, pull, isOwn),
		recordDismissal: (dismissal) => recordDismissal(dismissal, host),
		withdrawDismissal: (pair) => withdrawDismissal(pair, host),
		dismissalsOf: (repository, pull, isOwn) => listDismissals(repository, pull, isOwn, host),
		scanTargetOf: (request) => scanTargetOf(request, github, world.log),
		actInScan: (command, target, request) => actInScan(command, target, request, scanHostOf(host, request)),
		cancelCheck: host.cancelCheck ?? ((repository, run) => stopRun(github, repository, run))
	};
}
function scanHostOf({ settings, world, store, newSalt }, { repository }) {
	const github = world.github();
	const staff = new Set((0,finding_lines/* staffLogins */.jM)(settings.staff).map((login) => login.toLowerCase()));
	return {
		store: store(),
		branch: settings.stateBranch === state_branch/* STATE_BRANCH */.bm ? null : settings.stateBranch,
		newSalt,
		now: world.date,
		mayReview: async (login) => staff.has(login.toLowerCase()) || await (0,authorise/* readPermission */.cE)(github, repository, login) !== "less",
		setBox: (target, pair, isTicked) => setBox(github, repository, target, pair, isTicked)
	};
}
async function checkPinned(plan, host) {
	const { settings, world } = host;
	const { overrides } = plan;
	const pull = await (0,pull_request/* readPullRequest */.DQ)(world.github(), plan.repository, plan.pull);
	if (settings.web.length > 0) {
		world.log.notice(says/* webNothingSearched */.hv);
	}
	return host.check({
		...settings,
		mode: "check",
		web: [],
		source: "pull-request",
		similarityThreshold: overrides.similarityThreshold ?? settings.similarityThreshold,
		aiThreshold: overrides.aiThreshold ?? settings.aiThreshold,
		pullRequestScope: overrides.pullRequestScope ?? settings.pullRequestScope,
		compareWith: overrides.compareWith === undefined ? settings.compareWith : { kind: overrides.compareWith },
		language: overrides.language ?? settings.language,
		engine: overrides.engine ?? settings.engine,
		comment: settings.comment === "never" ? "never" : "always"
	}, {
		...world,
		run: {
			...world.run,
			jobSlug: `bot-${plan.key}`
		},
		event: {
			...world.event,
			pullRequest: {
				...pull,
				headSha: plan.headSha
			}
		}
	});
}
async function listDismissals(repository, pull, isOwn, host) {
	const dismissals = await dismissalsOf(repository, pull, host);
	if ("kind" in dismissals) return dismissals;
	if (dismissals.length === 0) return [];
	const urls = new Map();
	for await (const { body, html_url } of (0,own_comments/* ownCommentsOn */.EH)(host.world.github(), repository, pull, isOwn)) {
		const key = (0,request/* replyKey */.a$)(body ?? "");
		if (key !== null) urls.set(key, html_url ?? null);
	}
	return dismissals.map(({ by, at, command }) => ({
		by,
		at,
		url: urls.get(command ?? "") ?? null
	}));
}
async function lastReportFromComments(github, repository, pull, isOwn) {
	let last = null;
	for await (const comment of (0,own_comments/* ownCommentsOn */.EH)(github, repository, pull, isOwn)) {
		const status = readReport(comment.body ?? "", comment.html_url ?? null);
		if (status !== null && (last === null || Date.parse(status.at) >= Date.parse(last.at))) last = status;
	}
	return last;
}
const REPORT = /^<!-- code-similarity:comment:(?:[0-9a-f]{2})* -->/;
function readReport(body, url) {
	const digest = REPORT.test(body) ? (0,comment_digest/* readDigest */.rP)(body) : null;
	if (digest === null) return null;
	const { at, totals, band, feedback, regions: regionCount, lines, headSha } = digest;
	if (Object.keys(totals).length > 1) return null;
	const regions = (lines ?? []).map(([file, lineStart, lineEnd, foundIn]) => {
		return {
			file,
			lineStart,
			lineEnd,
			foundIn
		};
	});
	return {
		at,
		feedback: feedback ?? "full",
		similarity: band ?? Object.values(totals).map(report/* bandOf */.BV)[0] ?? null,
		regionCount: Math.max(regionCount, regions.length),
		regions,
		headSha,
		url
	};
}
async function stopRun(github, repository, run) {
	const id = /^([1-9]\d{0,15})\./.exec(run)?.[1];
	if (id === undefined) {
		return {
			kind: "refused",
			how: says/* serverRuns */.Yn
		};
	}
	try {
		await github.ask((0,errors/* purposeFor */.OU)("own", `cancelling run ${id} of ${(0,names/* fullName */.fq)(repository)}`, "actions"), (rest) => rest.actions.cancelWorkflowRun({
			...repository,
			run_id: Number(id)
		}), schemas/* unknown */.L5J());
		return { kind: "cancelled" };
	} catch (error) {
		if ((0,failure/* isAnswer */.T)(error, 404, 409)) return { kind: "over" };
		if (!(0,failure/* isAnswer */.T)(error, 403) || error.outcome !== "forbidden") throw error;
		return {
			kind: "refused",
			how: (0,sentence/* fill */.G)(says/* cancelRun */.Su, {
				error: error.message,
				id
			})
		};
	}
}


}),

32632:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Lo:()=>COMMANDS,
RD:()=>SCAN_COMMANDS,
RM:()=>parseCommand,
_3:()=>parseScanCommand
});
var _base__5__ = __load__(77196);
var _base__6__ = __load__(4771);
var _scan_issue_row_id_js__0__ = __load__(67050);
var _scan_web_source_id_js__1__ = __load__(31510);
var _check_options_js__2__ = __load__(10550);
var _syntax_js__3__ = __load__(77758);
var _says_js__4__ = __load__(97405);






const COMMANDS = {
	check: ["[options]", "checks the commit that was the head when the comment was made"],
	cancel: ["", "ends a check that a command began"],
	status: ["", "says how the last check ended"],
	explain: ["own", "lists the lines of this pull request that are like code elsewhere"],
	dismiss: ["<pair> <reason>", "records that a person found a pair to be no finding; the pair is both keys, `keyA..keyB`, as a staff report shows them, in `\"` where a name has a blank"],
	undismiss: ["<pair>", "takes that back"],
	dismissals: ["", "says how many pairs of this pull request are dismissed, by whom and when"],
	help: ["", "shows this"]
};
const SCAN_COMMANDS = {
	dismiss: ["<pair> <reason>", "closes a pair: a person found it to be no finding"],
	undismiss: ["<pair>", "opens it again; it is told when it gets worse"],
	reopen: ["<pair>", "opens it again, and the next check tells it as new"],
	recheck: ["[assignment]", "the next scan checks it, whatever the schedule says"],
	assign: ["<pair> @login", "says who reviews the pair"],
	common: ["<source>", "takes a file on the web for starter code from the next check on, which the next scan makes; the source is the id in its row"],
	help: ["", "shows this"]
};
const COMMAND_NAMES = Object.keys(COMMANDS);
const SCAN_COMMAND_NAMES = Object.keys(SCAN_COMMANDS);
const COMMAND_WORDS = new Set([...COMMAND_NAMES, ...SCAN_COMMAND_NAMES]);
const MAX_LINE_CHARACTERS = 1200;
const MAX_REASON_CHARACTERS = 500;
const MAX_KEY_CHARACTERS = 200;
const PREFIX = "/similarity";
function parseCommand(body) {
	const words = wordsOf(body);
	if ("kind" in words) return words;
	const { word, after } = words;
	switch (word) {
		case "check": {
			const options = (0,_check_options_js__2__.P)(after);
			return "problem" in options ? {
				kind: "refused",
				refusal: options
			} : command({
				name: "check",
				...options
			});
		}
		case "cancel":
		case "status":
		case "dismissals":
		case "help": return after === "" ? command({ name: word }) : unexpected(word, after);
		case "explain": return parseExplain(after);
		case "dismiss": return withPairAndReason(after, parsePair, PULL_PAIR, (pair, reason) => ({
			name: word,
			pair,
			reason
		}));
		case "undismiss": return withPair(word, after, parsePair, PULL_PAIR, (pair) => ({
			name: word,
			pair
		}));
		default: return unknown(word, COMMAND_NAMES, SCAN_COMMAND_NAMES, "belongs in the issue of a scan");
	}
}
function parseScanCommand(body) {
	const words = wordsOf(body);
	if ("kind" in words) return words;
	const { word, after } = words;
	switch (word) {
		case "dismiss": return withPairAndReason(after, parseScanPair, SCAN_PAIR, (pair, reason) => ({
			name: word,
			pair,
			reason
		}));
		case "undismiss":
		case "reopen": return withPair(word, after, parseScanPair, SCAN_PAIR, (pair) => ({
			name: word,
			pair
		}));
		case "recheck": return parseRecheck(after);
		case "assign": return parseAssign(after);
		case "common": return (0,_scan_web_source_id_js__1__.sJ)(after) ? command({
			name: word,
			source: after
		}) : refused(_says_js__4__.aU, after);
		case "help": return after === "" ? command({ name: word }) : unexpected(word, after);
		default: return unknown(word, SCAN_COMMAND_NAMES, COMMAND_NAMES, "belongs on a pull request");
	}
}
function wordsOf(body) {
	const line = (/^[^\r\n]*/.exec(body)?.[0] ?? "").replace(/(?<![ \t])[ \t]+$/, "");
	const prefix = line.slice(0, PREFIX.length).toLowerCase();
	if (prefix !== PREFIX || !/^(?:[ \t]|$)/.test(line.slice(PREFIX.length))) return { kind: "none" };
	if (line.length > MAX_LINE_CHARACTERS) {
		return refused(`The command is longer than ${MAX_LINE_CHARACTERS} characters`);
	}
	const rest = line.slice(PREFIX.length).trim();
	if (rest === "") return {
		word: "help",
		after: ""
	};
	const [, word = "", after = ""] = /^(\S+)\s*(.*)$/u.exec(rest) ?? [];
	const known = word.toLowerCase();
	return {
		word: COMMAND_WORDS.has(known) ? known : word,
		after
	};
}
function parseExplain(text) {
	if (text.toLowerCase() === "own") return command({
		name: "explain",
		submission: { kind: "own" }
	});
	const number = /^#?([1-9]\d{0,9})$/.exec(text)?.[1];
	if (number !== undefined) {
		return command({
			name: "explain",
			submission: {
				kind: "pull-request",
				number: Number(number)
			}
		});
	}
	const how = _says_js__4__.em;
	return text === "" ? refused(how) : refused(`${how}, not {}`, text, (0,_base__5__.p)(text, ["own"]));
}
function parseRecheck(text) {
	if (text === "") return command({
		name: "recheck",
		assignment: null
	});
	return /\s/.test(text) ? refused(_says_js__4__.AL, text) : command({
		name: "recheck",
		assignment: text
	});
}
function parseAssign(text) {
	const how = _says_js__4__.wz;
	const [, word = "", person = ""] = /^(\S*)\s*(.*)$/u.exec(text) ?? [];
	if (word === "" || person === "") return refused(how);
	const pair = parseScanPair(word);
	if (pair === null) return refused(SCAN_PAIR.problem, word);
	const login = /^@?([a-zA-Z0-9](?:[\w-]{0,38})?)$/.exec(person)?.[1];
	return login === undefined ? refused(`${how}, not {}`, person) : command({
		name: "assign",
		pair,
		login
	});
}
const PULL_PAIR = {
	problem: _says_js__4__.uV,
	example: "org/hw1#1..org/hw1#2"
};
const SCAN_PAIR = {
	problem: _says_js__4__.pr,
	example: "p1a2b3c4"
};
function withPair(name, text, parse, form, make) {
	const { word, after } = pairIn(text);
	if (word === "") return refused(`\`${name}\` takes a pair: \`${name} ${form.example}\``);
	const pair = parse(word);
	if (pair === null) return refused(form.problem, word);
	return after === "" ? command(make(pair)) : unexpected(`${name} <pair>`, after);
}
function withPairAndReason(text, parse, form, make) {
	const { word, after } = pairIn(text);
	if (word === "") {
		return refused((0,_base__6__.G)(_says_js__4__.Dn, { example: form.example }));
	}
	const pair = parse(word);
	if (pair === null) return refused(form.problem, word);
	const reason = after.trim();
	if (reason === "") return refused("`dismiss` needs a reason after the pair: it is kept for whoever asks");
	if (reason.length > MAX_REASON_CHARACTERS) {
		return refused(`The reason is longer than ${MAX_REASON_CHARACTERS} characters`);
	}
	return command(make(pair, reason));
}
function pairIn(text) {
	const [, word = "", after = ""] = /^("[^"]*"(?=\s|$)|\S*)\s*(.*)$/u.exec(text) ?? [];
	return {
		word,
		after
	};
}
function parseScanPair(word) {
	return (0,_scan_issue_row_id_js__0__.U)(word) ? { row: word } : parsePair(word);
}
function parsePair(word) {
	const quoted = /^"(.*)"$/u.exec(word)?.[1];
	const halves = (quoted ?? word).split("..");
	const [a = "", b = ""] = halves;
	if (halves.length !== 2 || a === b) return null;
	if (![a, b].every((key) => quoted === undefined ? isKey(key) : isQuotedKey(key))) return null;
	return {
		a,
		b
	};
}
function isKey(text) {
	return text.length <= MAX_KEY_CHARACTERS && /^[\p{L}\p{N}_][\p{L}\p{N}_./#:@+-]*$/u.test(text);
}
function isQuotedKey(text) {
	return text.length <= MAX_KEY_CHARACTERS && /^[\p{L}\p{N}_](?:[^\p{C}\p{Zl}\p{Zp}]*[^\p{C}\p{Z}])?$/u.test(text);
}
function unknown(word, names, elsewhere, where) {
	return elsewhere.includes(word) ? refused(`\`${word}\` ${where}`) : refused("{} is no command", word, (0,_base__5__.p)(word, names));
}
function unexpected(name, text) {
	return refused(`\`${name}\` takes nothing after it, but {} follows`, text);
}
function command(value) {
	return {
		kind: "command",
		command: value
	};
}
function refused(...parts) {
	return {
		kind: "refused",
		refusal: (0,_syntax_js__3__.S)(...parts)
	};
}


}),

7574:
((__module__, __out__, __load__) => {


__load__.d(__out__, {
r:()=>RightsMemory,
y:()=>handleRequest
});

var schemas = __load__(25465);
var base_outcome = __load__(98216);
var sentence = __load__(4771);
var names = __load__(50926);
var errors = __load__(47307);
var own_comments = __load__(18793);
var english = __load__(49094);
var pull_request = __load__(37238);
var student_view = __load__(87307);
var check_mark = __load__(44367);
var permissions = __load__(21498);
var limits = __load__(4472);
var failure = __load__(55412);
var identity = __load__(4666);
var marked_comment = __load__(69444);
var commands_request = __load__(96900);
;// bot/commands/conversation.js








const Reaction = schemas/* looseObject */._H3({
	content: schemas/* string */.YjP(),
	user: identity/* Account */.gD.nullable()
});
class Conversation {
	isOwn;
	isFirst;
	#thread;
	constructor(thread, isOwn, isFirst) {
		this.#thread = thread;
		this.isOwn = isOwn;
		this.isFirst = isFirst;
	}
	static async open({ github, clock, signal }, request) {
		const thread = {
			github,
			clock,
			signal,
			request,
			marker: (0,commands_request/* replyMarker */.Td)(request.key)
		};
		const eyes = await react(thread, "eyes");
		const self = eyes?.author?.login.toLowerCase();
		const isOwn = self === undefined ? await (0,own_comments/* readAuthorship */.Wg)(github) : (author) => author?.login.toLowerCase() === self;
		return new Conversation(thread, isOwn, eyes?.isNew ?? true);
	}
	async earlier() {
		if (await hasLastReaction(this.#thread, this.isOwn)) return { kind: "finished" };
		const reply = await (0,marked_comment/* findMarkedComment */.Jp)(this.#replyPlace());
		if (reply === null) return { kind: "nothing" };
		const body = reply.body ?? "";
		const mark = (0,check_mark/* readCheckMark */["in"])(body);
		if (mark?.state !== "pinned") {
			await react(this.#thread, (0,check_mark/* isRefusal */.vu)(body) ? "confused" : "rocket");
			return { kind: "finished" };
		}
		const isUnedited = reply.created_at === reply.updated_at;
		return {
			kind: "begun",
			replyId: reply.id,
			mark: isUnedited ? mark : null
		};
	}
	async say(body, replyId) {
		return replyId === null ? (await (0,marked_comment/* postMarkedComment */.YV)(this.#replyPlace(), body)).id : rewrite(this.#thread, replyId, body);
	}
	async finish(body, reaction, replyId) {
		await this.say(body, replyId);
		await react(this.#thread, reaction);
	}
	#replyPlace() {
		const { request, ...thread } = this.#thread;
		const { repository, number } = request;
		return {
			...thread,
			isOwn: this.isOwn,
			repository,
			number,
			permission: permissionOf(request)
		};
	}
}
async function reactConfused(effects, request) {
	await react({
		...effects,
		request,
		marker: (0,commands_request/* replyMarker */.Td)(request.key)
	}, "confused");
}
async function endAnother(effects, request, { replyId, body, commentId }) {
	const comment = commentId === null ? null : {
		id: commentId,
		evidence: "named"
	};
	const thread = {
		...effects,
		request: {
			...request,
			comment
		},
		marker: ""
	};
	await rewrite(thread, replyId, body);
	await react(thread, "confused");
}
function purposeOf({ request }, what) {
	const { repository, number } = request;
	return {
		what: `${what} ${(0,names/* fullName */.fq)(repository)}#${number}`,
		permission: permissionOf(request),
		target: "own"
	};
}
function permissionOf({ on }) {
	return on === "issue" ? permissions/* PERMISSIONS */.J.issues : permissions/* PERMISSIONS */.J.comments;
}
async function react(thread, content) {
	const { github, clock, signal, request } = thread;
	const { comment, repository } = request;
	if (comment === null) return null;
	const reaction = {
		...repository,
		comment_id: comment.id,
		content
	};
	for (let attempt = 0;; attempt += 1) {
		try {
			let isNew = false;
			const { user } = await github.ask(purposeOf(thread, "reacting to a comment on"), async (rest) => {
				const answer = await rest.reactions.createForIssueComment(reaction);
				isNew = answer.status === 201;
				return answer;
			}, Reaction);
			return {
				author: user,
				isNew
			};
		} catch (error) {
			const wait = (0,failure/* mayHaveBeenDone */.U)(error) ? limits/* GITHUB_LIMITS */.f.reply.reactAgainMs[attempt] : undefined;
			if (wait === undefined) throw error;
			await clock.sleep(wait, signal);
		}
	}
}
async function hasLastReaction(thread, isOwn) {
	const { comment, repository } = thread.request;
	if (comment === null) return false;
	const pages = thread.github.pages(purposeOf(thread, "reading the reactions to a comment on"), "GET /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions", {
		...repository,
		comment_id: comment.id
	}, Reaction);
	for await (const page of pages) {
		if (page.some(({ content, user }) => isLast(content) && isOwn(user))) return true;
	}
	return false;
}
async function rewrite(thread, replyId, body) {
	const { github, request } = thread;
	const changed = {
		...request.repository,
		comment_id: replyId,
		body
	};
	await github.ask(purposeOf(thread, "changing the reply on"), (rest) => rest.issues.updateComment(changed), own_comments/* StoredComment */.BT);
	return replyId;
}
function isLast(content) {
	return content === "rocket" || content === "confused";
}

var text_escape = __load__(68171);
var format = __load__(73043);
var fit = __load__(69197);
var contract_limits = __load__(83163);
var student_words = __load__(94128);
var help = __load__(15350);
var render_refusal = __load__(81056);
;// bot/commands/render.js







const REGIONS_SHOWN = 50;
const RESERVE = 4e3;
const DISMISSALS_SHOWN = 50;
function renderReply(reply, context) {
	const lines = linesOf(reply);
	return [
		(0,commands_request/* replyMarker */.Td)(context.key),
		...hiddenLine(reply, context.check),
		...lines.at(-1) === "" ? lines.slice(0, -1) : lines,
		"",
		`<sub>${(0,text_escape/* markdownLink */.iQ)("Code similarity", context.runUrl)} · asked by ${(0,text_escape/* markdownCode */.D9)(context.author)}</sub>`
	].join("\n");
}
function hiddenLine({ kind }, check) {
	if (check === null) return kind === "refused" ? [check_mark/* REFUSED_LINE */.q7] : [];
	const state = kind === "accepted" ? "pinned" : kind === "refused" ? "failed" : "checked";
	return [(0,check_mark/* checkMark */.kQ)({
		...check,
		state
	})];
}
function linesOf(reply) {
	switch (reply.kind) {
		case "help": return (0,help/* helpLines */.d)();
		case "accepted": return [
			`\u23f3 Checking commit ${(0,text_escape/* markdownCode */.D9)(reply.headSha)}. This comment says so when it is done; later pushes are not part of this check.`,
			...standingLines(reply.standing),
			...changedSettings(reply.overrides)
		];
		case "checked": return checked(reply);
		case "status": return reply.status === null ? neverChecked() : statusLines(reply.status, reply.headSha);
		case "explained": return reply.status === null ? neverChecked() : explained(reply.status, reply.headSha);
		case "dismissed": return [dismissedText(reply.result)];
		case "undismissed": return [reply.wasDismissed ? "The pair is not dismissed any more: checks from now on count it. Pairs in `dismissed` of a configuration file stay as they are." : "That pair was not dismissed by a command; nothing was changed. A pair in `dismissed` of a configuration file is taken up again there."];
		case "dismissals": return dismissals(reply.entries);
		case "cancelled": return [`Cancelled: the check of commit ${reply.commits.map(text_escape/* markdownCode */.D9).join(", ")}. What waits for a runner is not cancelled by this.`];
		case "scan": return reply.lines;
		case "refused": return (0,render_refusal/* refusalLines */.s)(reply.refusal);
	}
}
function dismissals(entries) {
	if (entries.length === 0) return ["No pair of this pull request is dismissed by a command."];
	const shown = entries.slice(0, DISMISSALS_SHOWN);
	return [
		`${(0,format/* count */.U9)(entries.length, "pair")} of this pull request ${entries.length === 1 ? "is" : "are"} dismissed:`,
		"",
		...shown.map(({ by, at, url }) => `- ${(0,text_escape/* markdownLink */.iQ)((0,format/* formatTime */.fU)(at), url)}${by === null ? "" : ` by ${(0,text_escape/* markdownCode */.D9)(by)}`}${url === null ? ", on another page" : ""}`),
		...entries.length > shown.length ? [`- \u2026and ${entries.length - shown.length} more`] : [],
		"",
		"Which pairs, and why, is not repeated here; the commands that dismissed them say it."
	];
}
function standingLines(standing) {
	switch (standing) {
		case "head": return [];
		case "moved": return ["", "The head has moved since the command was given. This is the commit that stood there then."];
		case "unattested": return ["", "GitHub does not say what stood at the head when the command was given, so this is the head as it was found. **It may have been pushed after the command**: look whether it is the commit that was meant."];
	}
}
function checked({ view, headSha, standing, overrides }) {
	const { mark, title } = (0,student_words/* studentHeadline */.q4)(view);
	const { own } = view;
	const isFull = view.feedback === "full";
	const policy = (0,student_words/* policyMarkdown */.ud)(view, english/* ENGLISH */.VJ);
	return [
		...(0,student_words/* paragraph */.FY)((0,student_words/* studentFirst */.s8)(view), english/* ENGLISH */.VJ),
		`### ${mark} ${english/* ENGLISH */.VJ.tell(title)}`,
		"",
		(0,text_escape/* markdownText */.p7)(english/* ENGLISH */.VJ.tell(view.sentence)),
		"",
		...(0,student_words/* paragraph */.FY)((0,student_words/* studentNext */.b7)(view), english/* ENGLISH */.VJ),
		...policy === null ? [] : [policy, ""],
		...own === null ? [] : [
			[...(0,student_words/* ownFacts */.ub)(view).map(([label, value]) => `${english/* ENGLISH */.VJ.tell(label)}: **${english/* ENGLISH */.VJ.tell(value)}**`), ...isFull ? [(0,format/* count */.U9)(own.regions.length, "region")] : []].join(" · "),
			"",
			...own.notChecked === null ? [] : [`Not checked: ${(0,text_escape/* markdownText */.p7)(english/* ENGLISH */.VJ.tell(own.notChecked))}`, ""]
		],
		`Checked commit ${(0,text_escape/* markdownCode */.D9)(headSha)}.`,
		...standingLines(standing),
		...changedSettings(overrides),
		...own === null || own.regions.length === 0 ? [] : ["", "`/similarity explain own` lists the lines."],
		...own === null || !isFull ? [] : ["", bands()]
	];
}
function neverChecked() {
	return ["No check of this pull request is known yet. `/similarity check` runs one."];
}
function statusLines(status, headSha) {
	const when = (0,text_escape/* markdownLink */.iQ)((0,format/* formatTime */.fU)(status.at), status.url);
	if (status.feedback !== "full") {
		return [
			`Last check: ${when}. What it says stands there.`,
			"",
			...commitLines(status, headSha)
		];
	}
	return [
		`Last check: ${when} · similarity: **${status.similarity ?? "n/a"}** · ${(0,format/* count */.U9)(status.regionCount, "region")}`,
		"",
		...commitLines(status, headSha),
		bands()
	];
}
function explained(status, headSha) {
	const when = (0,text_escape/* markdownLink */.iQ)((0,format/* formatTime */.fU)(status.at), status.url);
	if (status.feedback !== "full") {
		return [
			`The check of ${when} does not show lines here (\`student-feedback: ${status.feedback}\`).`,
			"",
			...commitLines(status, headSha)
		];
	}
	if (status.regionCount === 0) {
		return [
			`The check of ${when} found no lines of this pull request elsewhere.`,
			"",
			...commitLines(status, headSha)
		];
	}
	if (status.regions.length === 0) {
		return [
			`${found(status, when)} Its comment lists them.`,
			"",
			...commitLines(status, headSha)
		];
	}
	const shown = status.regions.slice(0, REGIONS_SHOWN);
	const missing = status.regionCount - shown.length;
	const more = (rest) => `- \u2026and ${(0,format/* formatCount */.B4)(rest)} more`;
	const fitted = (0,fit/* fitLines */.RV)([...shown.map((lines) => `- ${(0,text_escape/* markdownCode */.D9)(lines.file)} ${(0,format/* formatLines */.xM)(lines.lineStart, lines.lineEnd)}${lines.foundIn.length === 0 ? "" : ` (${english/* ENGLISH */.VJ.tell((0,student_words/* foundWords */.oJ)(lines))})`}`), ...missing > 0 ? [more(missing)] : []], contract_limits/* LIMITS */.b.commentCharacters - RESERVE, (rest) => more(missing > 0 ? rest - 1 + missing : rest), (text) => text.length);
	return [
		found(status, when),
		"",
		...fitted.lines,
		"",
		...commitLines(status, headSha)
	];
}
function found({ regionCount }, when) {
	return `The check of ${when} found ${(0,format/* count */.U9)(regionCount, "region")} of this pull request that ${regionCount === 1 ? "is" : "are"} like code elsewhere. That needs a person's review and is no finding of misconduct.`;
}
function commitLines(status, headSha) {
	if (status.headSha === null) return [];
	return [status.headSha === headSha ? `Checked commit ${(0,text_escape/* markdownCode */.D9)(status.headSha)}, which is the head.` : `Checked commit ${(0,text_escape/* markdownCode */.D9)(status.headSha)}; the head has moved to ${(0,text_escape/* markdownCode */.D9)(headSha)} since.`, ""];
}
function bands() {
	return `<sub>${english/* ENGLISH */.VJ.say("report.bands")}</sub>`;
}
function changedSettings(overrides) {
	const names = {
		similarityThreshold: "similarity-threshold",
		aiThreshold: "ai-threshold",
		pullRequestScope: "pull-request-scope",
		compareWith: "compare-with",
		language: "language",
		engine: "engine"
	};
	const changed = Object.entries(names).flatMap(([field, name]) => {
		const value = overrides[field];
		return value === undefined ? [] : [`${name} ${(0,text_escape/* markdownCode */.D9)(String(value))}`];
	});
	return changed.length === 0 ? [] : ["", `Set by the command: ${changed.join(", ")}.`];
}
function dismissedText(result) {
	if (result.kind === "known") return "That pair was dismissed before; nothing was changed.";
	return result.isKnown ? "The pair is dismissed: checks from now on show it as such and do not count it (`/similarity check --again` makes one). It stays in the record, with the reason and who gave it." : "The dismissal is recorded, with the reason and who gave it. No check has compared these two yet, as far as can be seen from here: one of them is neither a pull request of this repository nor a repository that can be read. Look whether the next check shows the pair as dismissed.";
}

;// bot/commands/act.js








async function actCheck(plan, { headSha, standing }, effects) {
	const report = await effects.runCheck(plan);
	const view = (0,student_view/* studentView */.Be)(report);
	const { outcome } = view;
	const reply = outcome === null || (0,base_outcome/* hasResult */.yX)(outcome) ? {
		kind: "checked",
		headSha,
		standing,
		overrides: plan.overrides,
		view
	} : {
		kind: "refused",
		refusal: {
			kind: "failed",
			what: "check",
			outcome,
			reason: english/* ENGLISH */.VJ.tell(view.sentence),
			retryHelps: (0,base_outcome/* mayPass */.bg)(outcome),
			headSha
		}
	};
	return {
		reply,
		report
	};
}
async function act(command, request, effects, isOwn) {
	const { repository, number } = request;
	switch (command.name) {
		case "help": return { kind: "help" };
		case "status":
		case "explain": {
			const asked = command.name === "explain" ? command.submission : null;
			if (asked?.kind === "pull-request" && asked.number !== number) {
				return {
					kind: "refused",
					refusal: {
						kind: "not-own",
						pull: number
					}
				};
			}
			const { headSha } = await (0,pull_request/* readPullRequest */.DQ)(effects.github, repository, number);
			const status = await effects.lastReport(repository, number, isOwn);
			return {
				kind: command.name === "status" ? "status" : "explained",
				status,
				headSha
			};
		}
		case "cancel": return cancelChecks(request, effects, isOwn);
		case "dismiss": {
			const result = await effects.recordDismissal({
				...sidesOf(command, request, effects),
				reason: command.reason
			});
			return result.kind === "recorded" || result.kind === "known" ? {
				kind: "dismissed",
				result
			} : {
				kind: "refused",
				refusal: {
					kind: "not-recorded",
					why: result
				}
			};
		}
		case "undismiss": {
			const result = await effects.withdrawDismissal(sidesOf(command, request, effects));
			return result.kind === "withdrawn" || result.kind === "none" ? {
				kind: "undismissed",
				wasDismissed: result.kind === "withdrawn"
			} : {
				kind: "refused",
				refusal: {
					kind: "not-recorded",
					why: result
				}
			};
		}
		case "dismissals": {
			const entries = await effects.dismissalsOf(repository, number, isOwn);
			return "kind" in entries ? {
				kind: "refused",
				refusal: {
					kind: "not-recorded",
					why: entries
				}
			} : {
				kind: "dismissals",
				entries
			};
		}
	}
}
function sidesOf({ pair: { a, b } }, { repository, number, author, key }, effects) {
	return {
		repository,
		pull: number,
		a,
		b,
		by: author,
		at: effects.now().toISOString(),
		key
	};
}
async function cancelChecks(request, effects, isOwn) {
	const open = await openChecks(request, effects, isOwn);
	if (open.length === 0) return {
		kind: "refused",
		refusal: { kind: "nothing-to-cancel" }
	};
	const commits = [];
	const refusals = [];
	for (const check of open) {
		const result = await effects.cancelCheck(request.repository, check.mark.run);
		if (result.kind === "refused") {
			refusals.push(result.how);
			continue;
		}
		commits.push(check.mark.headSha);
		await act_close(check, request, effects, isOwn);
	}
	const [how] = refusals;
	return how === undefined ? {
		kind: "cancelled",
		commits
	} : {
		kind: "refused",
		refusal: {
			kind: "not-cancelled",
			how
		}
	};
}
async function openChecks({ repository, number }, { github }, isOwn) {
	const open = [];
	for await (const { id, body } of (0,own_comments/* ownCommentsOn */.EH)(github, repository, number, isOwn)) {
		const [key, mark] = [(0,commands_request/* replyKey */.a$)(body ?? ""), (0,check_mark/* readCheckMark */["in"])(body ?? "")];
		if (key !== null && mark?.state === "pinned") open.push({
			replyId: id,
			key,
			mark
		});
	}
	return open;
}
async function act_close({ replyId, key, mark }, request, effects, isOwn) {
	const still = await openChecks(request, effects, isOwn);
	if (!still.some((one) => one.replyId === replyId)) return;
	const body = renderReply({
		kind: "refused",
		refusal: {
			kind: "cancelled",
			by: request.author,
			headSha: mark.headSha
		}
	}, {
		key,
		author: mark.by,
		runUrl: null,
		check: mark
	});
	await endAnother(effects, request, {
		replyId,
		body,
		commentId: /^\d+$/.test(key) ? Number(key) : null
	});
}

var deadline = __load__(87589);
;// bot/commands/commit-when-asked.js


async function commitWhenAsked({ github, log }, { repository, number, askedAt }) {
	const { headSha, headRef, headRepository } = await (0,pull_request/* readPullRequest */.DQ)(github, repository, number);
	if (askedAt === null) return {
		headSha,
		standing: "head"
	};
	if (headRepository === null) return {
		headSha,
		standing: "unattested"
	};
	try {
		const { sha: stood, status } = await (0,deadline/* stateAt */.H)(github, headRepository, headRef, new Date(askedAt));
		if (stood === null || status !== "on-time") return {
			headSha,
			standing: "unattested"
		};
		return {
			headSha: stood,
			standing: stood === headSha ? "head" : "moved"
		};
	} catch (error) {
		if (!(error instanceof base_outcome/* GitHubError */.y_) || error.retryHelps) throw error;
		log.info(`It is not known what stood at the head when the command was given: ${error.message}`);
		return {
			headSha,
			standing: "unattested"
		};
	}
}

var commands_limits = __load__(33094);
;// bot/commands/earlier-checks.js





const HOUR_MS = 36e5;
async function checksBefore(github, repository, moment, isOwn) {
	const since = new Date(moment.getTime() - HOUR_MS).toISOString();
	const pages = github.pages((0,errors/* purposeFor */.OU)("own", `reading the last comments of ${(0,names/* fullName */.fq)(repository)}`, "pullRequests"), "GET /repos/{owner}/{repo}/issues/comments", {
		...repository,
		since,
		sort: "created",
		direction: "desc"
	}, own_comments/* StoredComment */.BT);
	const checks = [];
	for await (const page of pages) {
		for (const one of page) {
			const body = one.body ?? "";
			const [key, mark] = [(0,commands_request/* replyKey */.a$)(body), (0,check_mark/* readCheckMark */["in"])(body)];
			if (key === null || mark === null || !isOwn(one.user)) continue;
			checks.push({
				key,
				mark,
				begunAt: one.created_at,
				changedAt: one.updated_at,
				url: one.html_url ?? null
			});
		}
	}
	return checks;
}
function sparedBy(checks, asked, moment) {
	const others = checks.filter(({ key }) => key !== asked.key);
	const isWithin = (ms, at) => moment.getTime() - Date.parse(at) < ms;
	const same = others.find(({ mark, changedAt }) => mark.state !== "failed" && mark.headSha === asked.headSha && mark.settings === asked.settings && isWithin(commands_limits/* BOT_LIMITS */.J.sameCommitMs, changedAt));
	if (same !== undefined && !asked.again) {
		return {
			kind: "checked-before",
			earlier: same,
			isRunning: same.mark.state === "pinned"
		};
	}
	for (const whose of ["person", "repository"]) {
		const counted = others.filter(({ mark, begunAt }) => isWithin(HOUR_MS, begunAt) && (whose === "repository" || mark.by === asked.by));
		const most = commands_limits/* BOT_LIMITS */.J.checksAnHour[whose];
		if (counted.length < most) continue;
		const times = counted.map(({ begunAt }) => Date.parse(begunAt)).toSorted((a, b) => b - a);
		return {
			kind: "too-many",
			whose,
			nextAt: new Date((times[most - 1] ?? 0) + HOUR_MS).toISOString()
		};
	}
	return null;
}

;// bot/commands/dialogue.js


async function finish({ conversation, context, replyId }, reply) {
	const reaction = reply.kind === "refused" ? "confused" : "rocket";
	await conversation.finish(renderReply(reply, context), reaction, replyId);
}
async function refuse(dialogue, refusal) {
	await finish(dialogue, {
		kind: "refused",
		refusal
	});
	return {
		kind: "refused",
		refusal
	};
}
async function fail(dialogue, error) {
	if (error instanceof base_outcome/* Cancelled */.cJ) throw error;
	const failure = error instanceof base_outcome/* Failure */.HR ? error : null;
	const { check } = dialogue.context;
	await refuse(dialogue, {
		kind: "failed",
		what: failure instanceof base_outcome/* GitHubError */.y_ ? "github" : check === null ? "command" : "check",
		outcome: failure?.outcome ?? "internal-error",
		reason: failure?.openMessage ?? null,
		retryHelps: failure?.retryHelps ?? false,
		headSha: check?.headSha ?? null
	});
	if (failure === null) throw error;
	return {
		kind: "failed",
		failure
	};
}

;// bot/commands/answer-check.js






async function answerCheck(dialogue, command, begun, run) {
	const { effects, request } = dialogue;
	let check;
	try {
		check = begun ?? {
			...await checkOf(dialogue, command),
			run
		};
		const spared = begun === null ? await sparedCheck(dialogue, command, check) : null;
		if (spared !== null) return await refuse(dialogue, {
			kind: "spared",
			spared,
			headSha: check.headSha
		});
	} catch (error) {
		return fail(dialogue, error);
	}
	const accepted = begun === null ? await accept(dialogue, command, check) : {
		...dialogue,
		context: {
			...dialogue.context,
			check
		}
	};
	const { repository, number: pull, key } = request;
	const { headSha } = check;
	let answer;
	try {
		const pinned = {
			repository,
			pull,
			headSha,
			overrides: command.overrides,
			key
		};
		answer = await actCheck(pinned, check, effects);
	} catch (error) {
		return fail(accepted, error);
	}
	await finish(accepted, answer.reply);
	return {
		kind: "checked",
		report: answer.report
	};
}
async function checkOf({ request, effects }, { overrides }) {
	const pinned = await commitWhenAsked(effects, request);
	return {
		...pinned,
		settings: (0,check_mark/* settingsKey */.zs)(overrides),
		by: request.author.toLowerCase()
	};
}
async function sparedCheck({ request, effects, conversation }, { again }, check) {
	const { repository, key, askedAt } = request;
	const moment = askedAt === null ? effects.now() : new Date(askedAt);
	const checks = await checksBefore(effects.github, repository, moment, conversation.isOwn);
	return sparedBy(checks, {
		...check,
		key,
		again
	}, moment);
}
async function accept(dialogue, { overrides }, check) {
	const { headSha, standing } = check;
	const context = {
		...dialogue.context,
		check
	};
	const body = renderReply({
		kind: "accepted",
		headSha,
		standing,
		overrides
	}, context);
	return {
		...dialogue,
		context,
		replyId: await dialogue.conversation.say(body, dialogue.replyId)
	};
}

var authorise = __load__(22471);
var grammar = __load__(32632);
var says = __load__(97405);
;// bot/commands/handle.js













async function handleRequest(asked, effects, settings) {
	const { log } = effects;
	if (isForeign(asked.body)) return { kind: "ignored" };
	const request = await withEvidence(asked, effects);
	const call = await callOf(request, effects);
	if (call === null) return { kind: "ignored" };
	const rights = await rightsOf(request, effects, settings);
	if (!rights.allowed) return turnAway(request, effects, rights);
	const conversation = await Conversation.open(effects, request);
	const earlier = await earlierOf(conversation, request, effects, settings);
	if (earlier.kind === "finished") {
		log.info(`The command ${request.key} was carried out before; nothing is done twice.`);
		return { kind: "replayed" };
	}
	if (earlier.kind === "elsewhere") return { kind: "elsewhere" };
	if (earlier.kind === "begun") log.info(`The command ${request.key} is taken up again.`);
	const context = {
		key: request.key,
		author: request.author,
		runUrl: settings.runUrl,
		check: null
	};
	const replyId = earlier.kind === "begun" ? earlier.replyId : null;
	const dialogue = {
		request,
		effects,
		conversation,
		context,
		replyId
	};
	if (call.parsed.kind === "refused") {
		return refuse(dialogue, {
			kind: "syntax",
			syntax: call.parsed.refusal
		});
	}
	if (!("target" in call)) return carryOut(dialogue, call.parsed.command, earlier, settings);
	const { command } = call.parsed;
	return answer(dialogue, command.name, () => effects.actInScan(command, call.target, request));
}
async function callOf(request, effects) {
	if (request.on === "pull-request") {
		const parsed = (0,grammar/* parseCommand */.RM)(request.body);
		return parsed.kind === "none" ? null : { parsed };
	}
	const parsed = (0,grammar/* parseScanCommand */._3)(request.body);
	const target = parsed.kind === "none" ? null : await effects.scanTargetOf(request);
	return parsed.kind === "none" || target === null ? null : {
		parsed,
		target
	};
}
async function carryOut(dialogue, command, earlier, { run }) {
	const { request, effects, conversation } = dialogue;
	if (command.name === "check") {
		return answerCheck(dialogue, command, earlier.kind === "begun" ? earlier.mark : null, run.key);
	}
	return answer(dialogue, command.name, () => act(command, request, effects, conversation.isOwn));
}
async function answer(dialogue, command, body) {
	let reply;
	try {
		reply = await body();
	} catch (error) {
		return fail(dialogue, error);
	}
	await finish(dialogue, reply);
	return reply.kind === "refused" ? {
		kind: "refused",
		refusal: reply.refusal
	} : {
		kind: "done",
		command
	};
}
async function earlierOf(conversation, { comment, key }, { clock, signal, log }, { run }) {
	let earlier = await conversation.earlier();
	const mayHaveRival = run.isFirstAttempt && !conversation.isFirst && comment !== null && comment.evidence === "event";
	if (!mayHaveRival) return earlier;
	for (const wait of commands_limits/* BOT_LIMITS */.J.rivalMs) {
		if (earlier.kind !== "nothing") break;
		log.info(`Another run has seen the command ${key}; it is given ${wait / 1e3} s to answer.`);
		await clock.sleep(wait, signal);
		earlier = await conversation.earlier();
	}
	const isAnothers = earlier.kind === "begun" && earlier.mark !== null && earlier.mark.run !== run.key;
	return isAnothers ? { kind: "elsewhere" } : earlier;
}
function rightsOf({ repository, author }, { github, log }, { botUsers, rights }) {
	const list = (0,authorise/* parseAllowList */.jR)(botUsers);
	const ask = async () => (0,authorise/* authorise */.Z_)(await (0,authorise/* readCallerRights */.hE)(github, log, repository, author, list), list);
	return rights === undefined ? ask() : rights.of(repository, author, ask);
}
async function turnAway(request, effects, { reason }) {
	effects.log.info(`The command ${request.key} of ${request.author} was refused: ${(0,authorise/* strangerText */._6)(reason)}`);
	const tell = ({ message }) => effects.log.info(`The refusal could not be shown: ${message}`);
	await reactConfused(effects, request).catch((0,base_outcome/* instead */.L1)(base_outcome/* GitHubError */.y_, tell));
	return {
		kind: "turned-away",
		reason
	};
}
function isForeign(body) {
	const { kind } = (0,grammar/* parseCommand */.RM)(body);
	return (0,commands_request/* carriesOurMarker */.cn)(body) || kind === "none";
}
const NamedComment = own_comments/* StoredComment */.BT.extend({ issue_url: schemas/* string */.YjP() });
async function withEvidence(request, { github }) {
	const { comment, repository, number } = request;
	if (comment === null || comment.evidence === "event") return request;
	const named = `comment ${comment.id} of ${(0,names/* fullName */.fq)(repository)}#${number}`;
	const found = await github.ask((0,errors/* purposeFor */.OU)("own", `reading ${named}`, "pullRequests"), (rest) => rest.issues.getComment({
		owner: repository.owner,
		repo: repository.repo,
		comment_id: comment.id
	}), NamedComment);
	const problem = new URL(found.issue_url).pathname.split("/").at(-1) !== String(number) ? "stands on something else" : found.created_at !== found.updated_at ? "was edited after it was made" : found.user === null || found.user.type === "Bot" ? "is not a person\u2019s" : firstLine(found.body ?? "") !== firstLine(request.body) ? "asks for something else than the input \u201ccommand\u201d" : null;
	if (problem !== null || found.user === null) {
		throw new base_outcome/* SettingsError */.GN((0,sentence/* fill */.G)(says/* inputComment */.Cu, {
			named,
			problem: problem ?? ""
		}));
	}
	return {
		...request,
		body: found.body ?? "",
		author: found.user.login,
		askedAt: found.created_at
	};
}
function firstLine(text) {
	return (/^[^\r\n]*/.exec(text)?.[0] ?? "").trimEnd();
}
const REMEMBERED_MS = 6e4;
const CAPACITY = 2e3;
class RightsMemory {
	#known = new Map();
	#now;
	constructor(now) {
		this.#now = now;
	}
	wasAllowed(repository, login) {
		return this.#known.get(keyOf(repository, login))?.wasAllowed ?? null;
	}
	of(repository, login, ask) {
		const key = keyOf(repository, login);
		const known = this.#known.get(key);
		if (known !== undefined && this.#now() - known.at < REMEMBERED_MS) return known.decision;
		const decision = ask();
		const entry = {
			at: this.#now(),
			decision,
			wasAllowed: known?.wasAllowed ?? null
		};
		this.#known.delete(key);
		this.#known.set(key, entry);
		const [oldest] = this.#known.keys();
		if (this.#known.size > CAPACITY && oldest !== undefined) this.#known.delete(oldest);
		void this.#note(key, entry);
		return decision;
	}
	async #note(key, entry) {
		try {
			entry.wasAllowed = (await entry.decision).allowed;
		} catch {
			if (this.#known.get(key) === entry) this.#known.delete(key);
		}
	}
}
function keyOf(repository, login) {
	return `${(0,names/* fullName */.fq)(repository)} ${login}`.toLowerCase();
}


}),

15350:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
d:()=>helpLines,
w:()=>scanHelpLines
});
var _base__2__ = __load__(68171);
var _check_options_js__0__ = __load__(10550);
var _grammar_js__1__ = __load__(32632);



const WHO = "Commands are obeyed from people with write permission and a place in `bot-users`; where that is empty, with the role admin or maintain. Others get \ud83d\ude15.";
function rows(commands) {
	return [
		"| Command | What it does |",
		"| :-- | :-- |",
		...Object.entries(commands).map(([name, [rest, meaning]]) => `| \`${`/similarity ${name} ${rest}`.trimEnd()}\` | ${meaning} |`)
	];
}
function helpLines() {
	return [
		"The first line of a new comment on a pull request is read; the rest of it is for people.",
		"",
		...rows(_grammar_js__1__.Lo),
		"",
		"| Option of `check` | What it does |",
		"| :-- | :-- |",
		...Object.entries(_check_options_js__0__.m).map(([name, { value, meaning }]) => `| ${(0,_base__2__.D9)(value === null ? name : `${name} ${value}`)} | ${meaning} |`),
		"",
		`A value with spaces stands in \`"\`. ${WHO}`
	];
}
function scanHelpLines() {
	return [
		"The first line of a new comment in this issue is read; the rest of it is for people. A pair is the id at the end of its row, or two repositories, `org/hw1-ada..org/hw1-bob`.",
		"",
		...rows(_grammar_js__1__.RD),
		"",
		WHO
	];
}


}),

33094:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
J:()=>BOT_LIMITS
});
const BOT_LIMITS = {
	checksAnHour: {
		person: 10,
		repository: 20
	},
	sameCommitMs: 36e5,
	rivalMs: [
		5e3,
		1e4,
		15e3,
		3e4
	]
};


}),

90383:
((__module__, __out__, __load__) => {


__load__.d(__out__, {
M:()=>pullRequestCases
});

var sentence = __load__(4771);
var outcome = __load__(98216);
var cases = __load__(12650);
var parse_settings = __load__(4025);
var merge_cases = __load__(31377);
var assignment_state = __load__(48423);
var names = __load__(50926);
var fetch_objects = __load__(767);
var git_objects = __load__(79510);
var read_files = __load__(15206);
var snapshot = __load__(7214);
;// bot/scan/store/read-by-git.js



async function readStateByGit(github, repository, name, assignment) {
	const commit = await (0,fetch_objects/* readRef */.sg)(github, repository, `refs/heads/${name}`);
	const objects = await (0,fetch_objects/* fetchObjects */.rt)(github, repository, {
		wants: commit === null ? [] : [commit],
		depth: 1
	});
	const bytesOf = (sha) => objects.get(sha)?.bytes ?? Buffer.alloc(0);
	const branch = {
		head: () => Promise.resolve(commit === null ? null : {
			commit,
			tree: (0,git_objects/* commitIn */.xt)(objects, commit)?.tree ?? "",
			entries: (0,read_files/* filesOf */.R)(objects, commit).map((file) => ({
				...file,
				type: "blob",
				size: bytesOf(file.sha).length
			}))
		}),
		read: (_, entries) => Promise.resolve(new Map(entries.map(({ path, sha }) => [path, bytesOf(sha)])))
	};
	const place = {
		branch,
		where: `branch ${name} of ${(0,names/* fullName */.fq)(repository)}`
	};
	return (await (0,snapshot/* readSnapshot */.R)(place, new Set([assignment]), null)).state;
}

var schemas = __load__(25465);
var iso = __load__(52378);
var comment = __load__(44724);
var channels_cases = __load__(10856);
var case_document = __load__(14420);
var errors = __load__(47307);
var answered_case = __load__(52721);
var grammar = __load__(32632);
var says = __load__(97405);
;// bot/commands/author-answers.js








const Account = schemas/* looseObject */._H3({ login: schemas/* string */.YjP() }).nullable();
const Comment = schemas/* looseObject */._H3({
	author: Account,
	body: schemas/* string */.YjP(),
	createdAt: iso/* datetime */.w$(),
	lastEditedAt: iso/* datetime */.w$().nullable(),
	editor: Account,
	viewerDidAuthor: schemas/* boolean */.zMY()
});
const Page = schemas/* looseObject */._H3({ repository: schemas/* looseObject */._H3({ pullRequest: schemas/* looseObject */._H3({
	author: Account,
	comments: schemas/* looseObject */._H3({
		pageInfo: schemas/* looseObject */._H3({
			hasNextPage: schemas/* boolean */.zMY(),
			endCursor: schemas/* string */.YjP().nullable()
		}),
		nodes: schemas/* array */.YOg(Comment)
	})
}) }) });
const QUERY = `query ($owner: String!, $name: String!, $number: Int!, $after: String) {
  repository(owner: $owner, name: $name) { pullRequest(number: $number) {
    author { login }
    comments(first: 100, after: $after) {
      pageInfo { hasNextPage endCursor }
      nodes { author { login } body createdAt lastEditedAt editor { login } viewerDidAuthor }
    }
  } }
}`;
async function authorAnswers(github, repository, number, log) {
	const where = `${(0,names/* fullName */.fq)(repository)}#${number}`;
	const { author, comments } = await readComments(github, repository, number, where);
	const at = comments.findIndex((one) => one.viewerDidAuthor && (0,comment/* isOurComment */.CZ)(one.body));
	const [told, ...since] = at < 0 ? [] : comments.slice(at);
	if (told === undefined || author === null) return [];
	const all = since.filter((one) => isAnswerOf(author, one));
	const own = all.filter(({ lastEditedAt, editor }) => lastEditedAt === null || isBy(author, editor));
	if (own.length < all.length) {
		log.info((0,sentence/* fill */.G)(says/* answersChanged */.AP, {
			author,
			where,
			n: all.length - own.length
		}));
	}
	if (own.length === 0) return [];
	const subject = (0,channels_cases/* subjectOfKey */.nT)(where);
	const answers = own.map(({ body: text, createdAt, lastEditedAt }) => ({
		subject,
		at: lastEditedAt ?? createdAt,
		text,
		...lastEditedAt === null ? {} : { first: createdAt }
	}));
	const one = (0,answered_case/* answeredCase */.U)((0,answered_case/* newCase */.X)(subject, where, told.createdAt), answers.slice(-case_document/* MAX_ANSWERS */.rf));
	log.info((0,sentence/* fill */.G)(says/* authorAnswered */.VM, {
		author,
		where,
		n: one.answers?.length ?? 0
	}));
	return [one];
}
function isAnswerOf(author, { author: by, body, viewerDidAuthor }) {
	return !viewerDidAuthor && isBy(author, by) && body.trim() !== "" && (0,grammar/* parseCommand */.RM)(body).kind === "none";
}
function isBy(login, account) {
	return account?.login.toLowerCase() === login.toLowerCase();
}
async function readComments(github, { owner, repo: name }, number, where) {
	const what = `reading what the author of ${where} answered`;
	const purpose = (0,errors/* purposeFor */.OU)("own", what, "pullRequests");
	const comments = [];
	let after = null;
	for (;;) {
		const page = await github.graphql(purpose, QUERY, {
			owner,
			name,
			number,
			after
		}, Page);
		const { author, comments: found } = page.repository.pullRequest;
		comments.push(...found.nodes);
		if (!found.pageInfo.hasNextPage) return {
			author: author?.login ?? null,
			comments
		};
		after = found.pageInfo.endCursor;
	}
}

;// bot/commands/pull-request-cases.js







async function pullRequestCases(branch, audience, world) {
	const { repository, repositoryIsPrivate, pullRequest } = world.event;
	if (repository === null || repositoryIsPrivate !== true) return cases/* NO_CASES */.kr;
	const github = world.github();
	const { log } = world;
	const dismissed = orNothing(async () => {
		const state = await readStateByGit(github, repository, branch, parse_settings/* PULL_REQUESTS */.L);
		return (0,assignment_state/* dismissedCases */.Lq)((0,assignment_state/* assignmentOf */.tq)(state, parse_settings/* PULL_REQUESTS */.L) ?? { dismissed: {} });
	}, (why) => log.info((0,sentence/* fill */.G)(says/* dismissedNotRead */.v2, { why })));
	const answered = audience === "student" || pullRequest === null ? [] : orNothing(() => authorAnswers(github, repository, pullRequest.number, log), (why) => log.info((0,sentence/* fill */.G)(says/* answersNotRead */.tI, { why })));
	const [one, other] = await Promise.all([dismissed, answered]);
	return (0,merge_cases/* mergeCases */.oh)({
		...cases/* NO_CASES */.kr,
		cases: one
	}, {
		...cases/* NO_CASES */.kr,
		cases: other
	});
}
async function orNothing(read, tell) {
	try {
		return await read();
	} catch (error) {
		if (!(error instanceof outcome/* Failure */.HR)) throw error;
		tell(error.message);
		return [];
	}
}


}),

81056:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
r:()=>STATE_IS_BUSY,
s:()=>refusalLines
});
var _base__2__ = __load__(68171);
var _base__4__ = __load__(49094);
var _base__5__ = __load__(73043);
var _base__6__ = __load__(4771);
var _report__3__ = __load__(62867);
var _limits_js__0__ = __load__(33094);
var _says_js__1__ = __load__(97405);




const STATE_IS_BUSY = "Nothing was changed: for a minute, something else wrote to the state, most likely a scan. Give the command again in a new comment when that is done.";
function refusalLines(refusal) {
	switch (refusal.kind) {
		case "syntax": return [syntaxText(refusal.syntax)];
		case "not-own": return [`\`explain\` shows the lines of the pull request it is asked on: \`/similarity explain own\`, or \`/similarity explain ${refusal.pull}\`. The others are not shown here.`];
		case "not-recorded": return [notRecordedText(refusal.why)];
		case "spared": return [sparedText(refusal.spared, refusal.headSha)];
		case "nothing-to-cancel": return ["No check of this pull request that a command began is under way, so nothing was cancelled."];
		case "not-cancelled": return [`The check goes on. ${(0,_base__2__.p7)(refusal.how)}`];
		case "cancelled": return [`\u23f9\ufe0f The check of commit ${(0,_base__2__.D9)(refusal.headSha)} was cancelled by ${(0,_base__2__.D9)(refusal.by)}.`];
		case "scan": return refusal.lines;
		case "failed": return failedLines(refusal);
	}
}
function failedLines({ what, outcome, reason, retryHelps, headSha }) {
	const { mark, title } = what === "check" ? {
		mark: (0,_report__3__.Pl)(outcome).mark,
		title: _base__4__.VJ.tell((0,_report__3__.Pl)(outcome).title)
	} : what === "github" && retryHelps ? {
		mark: "\ud83d\udd0c",
		title: "GitHub did not answer"
	} : {
		mark: "\u274c",
		title: "The command could not be carried out"
	};
	const why = reason === null ? "The log of the run says why, for staff." : (0,_base__2__.p7)(reason);
	const next = retryHelps ? " It can be tried again later, in a new comment." : "";
	const commit = headSha === null ? "" : ` Commit: ${(0,_base__2__.D9)(headSha)}.`;
	return [
		`### ${mark} ${title}`,
		"",
		`${why}${next}${commit}`
	];
}
function sparedText(spared, headSha) {
	if (spared.kind === "too-many") {
		const { person, repository } = _limits_js__0__.J.checksAnHour;
		const whose = spared.whose === "person" ? "You have" : "This repository has";
		return `${whose} had as many checks within the hour as there may be: ${person} for each person, ${repository} in a repository. The next one can be asked for at ${(0,_base__5__.fU)(spared.nextAt)}.`;
	}
	const { earlier, isRunning } = spared;
	const said = (0,_base__2__.iQ)("its reply", earlier.url);
	return isRunning ? `Commit ${(0,_base__2__.D9)(headSha)} is being checked with the same options since ${(0,_base__5__.fU)(earlier.begunAt)}: see ${said}. \`/similarity check --again\` checks it anyway, \`/similarity cancel\` ends that check.` : `Commit ${(0,_base__2__.D9)(headSha)} was checked with the same options at ${(0,_base__5__.fU)(earlier.changedAt)}: see ${said}. \`/similarity check --again\` checks it anyway.`;
}
function notRecordedText(why) {
	switch (why.kind) {
		case "no-pair": return "No check here compares these two, so nothing was changed. A pair is two submissions, and at least one is a pull request of this repository, as in `org/hw1#1..org/hw1#2`; a staff report shows the keys.";
		case "no-such-pull": return "This repository has no pull request of one of these numbers, so nothing was changed. A staff report shows the keys.";
		case "nowhere": return `${(0,_base__2__.p7)(why.reason)} Nothing was changed; pairs in \`dismissed\` of the configuration file are dismissed too.`;
		case "busy": return STATE_IS_BUSY;
	}
}
function syntaxText({ problem, quoted, suggestion }) {
	const text = problem.replace("{}", () => (0,_base__2__.D9)(quoted ?? ""));
	const meant = suggestion === null ? "" : (0,_base__6__.G)(_says_js__1__.X9, { name: (0,_base__2__.D9)(suggestion) });
	return `${text}.${meant} Nothing was done. \`/similarity help\` lists what can be asked.`;
}


}),

96900:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Td:()=>replyMarker,
a$:()=>replyKey,
cn:()=>carriesOurMarker
});
function replyMarker(key) {
	return `<!-- code-similarity:bot ${key} -->`;
}
function replyKey(body) {
	return /^<!-- code-similarity:bot ([\w-]{1,60}) -->/.exec(body)?.[1] ?? null;
}
function carriesOurMarker(body) {
	return body.includes("<!-- code-similarity:");
}


}),

97405:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
AL:()=>recheckTakes,
AP:()=>answersChanged,
Cu:()=>inputComment,
Dn:()=>dismissTakes,
Fq:()=>pairTwo,
H7:()=>anotherRun,
IB:()=>nothingAnswer,
Jl:()=>noRepositoryAssignment,
Kx:()=>commandRefused,
LD:()=>noOptionCheck,
Qr:()=>commandCarried,
RS:()=>callHandNeeds,
RV:()=>noPairAssignment,
SH:()=>givenTwice,
Su:()=>cancelRun,
VM:()=>authorAnswered,
X9:()=>youMean,
XM:()=>botNeeds,
Yn:()=>serverRuns,
a6:()=>pairId,
aU:()=>commonTakes,
cE:()=>withoutOtherHalf,
eC:()=>countsStarter,
em:()=>explainTakes,
hv:()=>webNothingSearched,
it:()=>callHandNeedsKnow,
jt:()=>noValueTakes,
ls:()=>takesNoValue,
mi:()=>callHand,
o_:()=>inputWhole,
pr:()=>noPairPairId,
tC:()=>nothingAnswerComment,
tI:()=>answersNotRead,
uV:()=>noPairPair,
v2:()=>dismissedNotRead,
vf:()=>botAnswers,
wz:()=>assignTakes,
zG:()=>putCode,
zS:()=>commandOfWasRefusedFor
});
const countsStarter = "{name} counts as starter code from the next check on, which the next scan makes. Run the workflow of the scan to have it at once.";
const putCode = "Put its code into the repository or folder that `starter` names.";
const noPairAssignment = "No pair of this assignment has the id {name}: it stands at the end of its row.";
const pairId = "More than one pair has the id {name}. Name both repositories, `a..b`.";
const noRepositoryAssignment = "{none?No|More than one} repository of this assignment was called {name} at its last check.";
const pairTwo = "A pair is two repositories, and these are one.";
const botNeeds = "The bot needs to know its repository: GITHUB_REPOSITORY is not set, or holds no owner/name. Run it in a workflow.";
const botAnswers = "The bot answers comments (issue_comment) and calls by hand (workflow_dispatch), but the event is {event}. Change the workflow's `on:`, or the input `mode`.";
const callHand = "A call by hand needs the input \u201ccommand\u201d, such as \u201c/similarity check\u201d.";
const callHandNeeds = "A call by hand needs the input \u201cpull-request\u201d; give the number of one.";
const callHandNeedsKnow = "A call by hand needs to know who calls: GITHUB_ACTOR and GITHUB_RUN_ID are not set. Run it in a workflow.";
const inputWhole = "The input \u201c{name}\u201d must be a whole number above 0.";
const nothingAnswer = "Nothing to answer: {ignored}.";
const nothingAnswerComment = "Nothing to answer: the comment does not begin with /similarity.";
const commandCarried = "This command was carried out before; nothing was done twice.";
const anotherRun = "Another run answers this command; nothing was done twice. If that run died, run it again.";
const commandRefused = "The command of {author} was refused; the reply says why.";
const commandOfWasRefusedFor = "The command of {author} was refused: {why}";
const webNothingSearched = "web: nothing is searched for a command on a pull request, because students read its reply. Run a check or a scan of the staff instead.";
const withoutOtherHalf = "There is a `\"` without its other half in {}";
const noOptionCheck = "{} is no option of `check`";
const givenTwice = "`{name}` is given twice";
const takesNoValue = "`{name}` takes no value";
const noValueTakes = "{} is no value of `{name}`, which takes `{name} {value}`";
const commonTakes = "`common` takes the id of a file on the web, which stands at the end of its row, as in `common w1a2b3c4`, not {}";
const recheckTakes = "`recheck` takes the name of one assignment, or nothing, not {}";
const assignTakes = "`assign` takes a pair and a person, as in `assign p1a2b3c4 @ada`";
const noPairPair = "{} is no pair: a pair is two keys, as in `org/hw1#1..org/hw1#2`; a staff report shows them. Put it in `\"` where a name has a blank";
const noPairPairId = "{} is no pair: a pair is the id at the end of its row in the issue, as in `p1a2b3c4`, or two repositories, as in `org/hw1-ada..org/hw1-bob`";
const dismissTakes = "`dismiss` takes a pair and a reason: `dismiss {example} both use the example of the lecture`";
const inputComment = "The {named}, which the input \u201ccomment-id\u201d names, {problem}. Ask in a new comment, or leave \u201ccomment-id\u201d out.";
const youMean = " Did you mean {name}?";
const serverRuns = "A server runs it, and not a workflow: only the bot that began it can cancel it.";
const cancelRun = "{error} Or cancel run {id} on the repository\u2019s page \u201cActions\u201d.";
const explainTakes = "`explain` takes `own` or the number of this pull request";
const dismissedNotRead = "Dismissed pairs could not be read, so none is taken into account: {why}";
const answersNotRead = "What the author of the pull request answered could not be read: {why}";
const authorAnswered = "{author} answered below our comment on {where} ({n}). Read it in the report, at the submission.";
const answersChanged = "Comments of {author} on {where} that somebody else changed are shown as no answer ({n}). Read them there.";


}),

77758:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
S:()=>syntaxRefusal
});
const MAX_QUOTED_CHARACTERS = 60;
function syntaxRefusal(problem, quoted = null, suggestion = null) {
	const short = quoted !== null && quoted.length > MAX_QUOTED_CHARACTERS ? `${quoted.slice(0, MAX_QUOTED_CHARACTERS)}\u2026` : quoted;
	return {
		problem,
		quoted: short,
		suggestion
	};
}


}),

3068:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
E:()=>channelsFor,
T:()=>commentKey
});
var _native__1__ = __load__(73235);
var _says_js__0__ = __load__(72016);


function channelsFor(facts, isWorthTelling) {
	const remarks = [];
	const posts = !facts.dryRun && facts.hasToken;
	let comment = "no";
	if (facts.comment !== "never" && !facts.dryRun) {
		if (facts.pullRequest === null) {
			if (facts.comment === "always") {
				remarks.push(_says_js__0__.Xo);
			}
		} else if (!facts.hasToken) {
			remarks.push(_says_js__0__.eN);
		} else if (facts.readOnly && facts.comment === "auto") {
			remarks.push(_says_js__0__.VV);
		} else {
			comment = facts.comment === "always" || isWorthTelling ? "write" : "update";
		}
	}
	return {
		comment,
		annotations: facts.annotations === "always" || facts.annotations === "auto" && facts.pullRequest !== null && isWorthTelling,
		checkRunSha: facts.checkRun && posts ? facts.pullRequest?.headSha ?? facts.sha : null,
		remarks
	};
}
function commentKey(given, job) {
	const text = given ?? `${job.workflow ?? "workflow"}/${job.job}`;
	const slug = text.normalize("NFKD").replaceAll(/[^A-Za-z0-9._-]+/g, "-").replaceAll(/^-+|-+$/g, "").slice(0, 40);
	return slug === text ? slug : `${slug}-${(0,_native__1__.sc)(text).slice(0, 8)}`;
}


}),

66327:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
p:()=>publishComment
});
var zod__4__ = __load__(25465);
var _base__5__ = __load__(98216);
var _base__6__ = __load__(4771);
var _base__8__ = __load__(49764);
var _channels__7__ = __load__(44721);
var _channels__10__ = __load__(44724);
var _channels__13__ = __load__(29893);
var _github__9__ = __load__(4472);
var _github__11__ = __load__(47307);
var _github__12__ = __load__(50926);
var _identity_js__0__ = __load__(4666);
var _failure_js__1__ = __load__(55412);
var _own_comments_js__2__ = __load__(18793);
var _says_js__3__ = __load__(72016);








const NOTHING = zod__4__.L5J();
async function publishComment(target, log) {
	const published = readStand(target).then(({ presentSha, isOwn }) => presentSha === target.headSha ? bringUpToDate(target, isOwn, log) : movedOn(target));
	return published.catch((0,_base__5__.L1)(_base__5__.y_, ({ message: error }) => ({
		kind: "refused",
		sentence: (0,_base__6__.G)(_says_js__3__.Of, { error })
	})));
}
async function bringUpToDate(target, isOwn, log) {
	const { github, report, audience, key, headSha } = target;
	const where = whereOf(target);
	const view = (0,_channels__7__.du)(report, audience, await (0,_base__8__.S)(report.locale));
	const age = {
		createdAt: report.run.createdAt,
		headSha
	};
	const foreign = new Set();
	const posted = [];
	let failure = null;
	for (let look = 0; look < _github__9__.f.comment.maxLooks; look += 1) {
		const own = await (0,_own_comments_js__2__.lY)(github, target, isOwn);
		const arrived = own.find((one) => posted.some((body) => (0,_own_comments_js__2__.cZ)(one.body, body)));
		if (arrived !== undefined) {
			log.debug(`The answer to the comment on ${where} was lost; the comment is there.`);
			return settleRace(target, age, arrived, own, log);
		}
		if (own.some((one) => compareAge(one, age) === "newer")) return superseded(target);
		const previousBody = own.at(-1)?.body ?? null;
		const body = (0,_channels__10__.wQ)(view, {
			key,
			previousBody,
			headSha
		});
		const mine = own.findLast(({ id }) => !foreign.has(id));
		if (mine === undefined) {
			if (target.createIfMissing === false) {
				return {
					kind: "unchanged",
					sentence: `There is no comment on ${where}, and none is needed.`
				};
			}
			if (posted.length === _github__9__.f.comment.maxPosts) break;
			try {
				const made = await create(target, body);
				return await settleRace(target, age, made, await lookAgain(target, isOwn, log), log);
			} catch (error) {
				if (!(0,_failure_js__1__.U)(error)) throw error;
				failure = error;
				posted.push(body);
				continue;
			}
		}
		const afresh = (0,_channels__10__.wQ)(view, {
			key,
			previousBody: null,
			headSha
		});
		if ((0,_own_comments_js__2__.cZ)(mine.body, afresh)) {
			return {
				kind: "unchanged",
				sentence: `The comment on ${where} says the same already.`
			};
		}
		try {
			await change(target, mine, body);
		} catch (error) {
			if (!(0,_failure_js__1__.T)(error, 403, 404, 410) || error.outcome !== "forbidden") throw error;
			failure = error;
			foreign.add(mine.id);
			continue;
		}
		await removeCopies(target, mine, own, log);
		return {
			kind: "updated",
			sentence: `The comment on ${where} is up to date.`
		};
	}
	throw failure ?? new Error(`the comment on ${where} was neither made nor refused`);
}
const Stand = _identity_js__0__.jM.extend({ repository: zod__4__._H3({ pullRequest: zod__4__._H3({ headRefOid: zod__4__.YjP() }).nullable() }).nullable() });
async function readStand({ github, repository, pullNumber }) {
	const where = {
		owner: repository.owner,
		name: repository.repo,
		number: pullNumber
	};
	const stand = await github.graphql((0,_github__11__.OU)("own", `reading ${(0,_github__12__.fq)(repository)}#${pullNumber}`, "pullRequests"), `query ($owner: String!, $name: String!, $number: Int!) {
      ${_identity_js__0__.Zh}
      repository(owner: $owner, name: $name) { pullRequest(number: $number) { headRefOid } }
    }`, where, Stand);
	const presentSha = stand.repository?.pullRequest?.headRefOid ?? null;
	return {
		presentSha,
		isOwn: (0,_identity_js__0__.cu)(stand.viewer.login).wrote
	};
}
async function settleRace(target, age, made, own, log) {
	const winner = own.find((one) => {
		const theirs = compareAge(one, age);
		return theirs === "newer" || theirs === "same" && one.id > made.id;
	});
	await removeCopies(target, winner ?? made, winner === undefined ? own : [made], log);
	return winner === undefined ? {
		kind: "created",
		sentence: `The report is a comment on ${whereOf(target)}.`
	} : superseded(target);
}
function lookAgain(target, isOwn, log) {
	return (0,_own_comments_js__2__.lY)(target.github, target, isOwn).catch((0,_base__5__.L1)(_base__5__.y_, (error) => {
		log.debug(error.message);
		return [];
	}));
}
async function create(target, body) {
	const { github, repository, pullNumber } = target;
	const answer = await github.ask((0,_github__11__.OU)("own", `commenting on ${whereOf(target)}`, "comments"), (rest) => rest.issues.createComment({
		...repository,
		issue_number: pullNumber,
		body
	}), _own_comments_js__2__.BT);
	return (0,_own_comments_js__2__.w7)(answer);
}
async function change(target, comment, body) {
	await target.github.ask((0,_github__11__.OU)("own", `changing the comment on ${whereOf(target)}`, "comments"), (rest) => rest.issues.updateComment({
		...target.repository,
		comment_id: comment.id,
		body
	}), _own_comments_js__2__.BT);
}
async function removeCopies(target, kept, candidates, log) {
	const { github, repository } = target;
	for (const { id } of candidates) {
		if (id === kept.id) continue;
		const removed = github.ask((0,_github__11__.OU)("own", `removing a second comment on ${whereOf(target)}`, "comments"), (rest) => rest.issues.deleteComment({
			...repository,
			comment_id: id
		}), NOTHING);
		await removed.catch((0,_base__5__.L1)(_base__5__.y_, ({ message }) => log.debug(message)));
	}
}
function movedOn(target) {
	return {
		kind: "superseded",
		sentence: (0,_base__6__.G)(_says_js__3__.os, {
			whereOf: whereOf(target),
			headSha: target.headSha.slice(0, 7)
		})
	};
}
function superseded(target) {
	return {
		kind: "superseded",
		sentence: `The comment on ${whereOf(target)} is of a newer run, which stays.`
	};
}
function whereOf(target) {
	return `${(0,_github__12__.fq)(target.repository)}#${target.pullNumber}`;
}
const CLOCK_SKEW = 10 * 6e4;
function compareAge(comment, run) {
	const digest = (0,_channels__13__.rP)(comment.body);
	if (digest === null) return "older";
	if (digest.headSha !== run.headSha) return "older";
	const [theirs, ours] = [Date.parse(digest.at), Date.parse(run.createdAt)];
	if (theirs > Date.parse(comment.updatedAt) + CLOCK_SKEW) return "older";
	return theirs > ours ? "newer" : theirs === ours ? "same" : "older";
}


}),



69444:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Jp:()=>findMarkedComment,
Ur:()=>createOnce,
YV:()=>postMarkedComment
});
var _github__2__ = __load__(50926);
var _github__3__ = __load__(4472);
var _failure_js__0__ = __load__(55412);
var _own_comments_js__1__ = __load__(18793);



async function findMarkedComment(place) {
	const { github, repository, number, isOwn, permission } = place;
	for await (const comment of (0,_own_comments_js__1__.EH)(github, repository, number, isOwn, permission)) {
		if ((comment.body ?? "").startsWith(place.marker)) return comment;
	}
	return null;
}
function postMarkedComment(place, body) {
	const { github, repository, number, permission } = place;
	const what = `commenting on ${(0,_github__2__.fq)(repository)}#${number}`;
	const made = {
		...repository,
		issue_number: number,
		body
	};
	return createOnce(() => github.ask({
		what,
		permission,
		target: "own"
	}, (rest) => rest.issues.createComment(made), _own_comments_js__1__.BT), () => findMarkedComment(place), place);
}
async function createOnce(create, find, waiting, limits = _github__3__.f.reply) {
	for (let posts = 1;; posts += 1) {
		try {
			return await create();
		} catch (error) {
			if (!(0,_failure_js__0__.U)(error)) throw error;
			for (const wait of limits.lookAgainMs) {
				if (wait > 0) await waiting?.clock.sleep(wait, waiting.signal);
				const there = await find();
				if (there !== null) return there;
			}
			if (posts === limits.maxPosts) throw error;
		}
	}
}


}),

18793:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
BT:()=>StoredComment,
EH:()=>ownCommentsOn,
Wg:()=>readAuthorship,
cZ:()=>isSameText,
lY:()=>listOwnComments,
w7:()=>ownComment
});
var zod__1__ = __load__(25465);
var zod__2__ = __load__(52378);
var _channels__5__ = __load__(44724);
var _github__3__ = __load__(21498);
var _github__4__ = __load__(50926);
var _identity_js__0__ = __load__(4666);




const StoredComment = zod__1__._H3({
	id: zod__1__.aig().int(),
	body: zod__1__.YjP().nullish(),
	user: _identity_js__0__.gD.nullable(),
	html_url: zod__1__.YjP().optional(),
	created_at: zod__2__.w$(),
	updated_at: zod__2__.w$()
});
function isSameText(stored, sent) {
	const plain = (text) => text.replaceAll("\r\n", "\n").trimEnd();
	return plain(stored) === plain(sent);
}
async function readAuthorship(github) {
	const { wrote } = await (0,_identity_js__0__.Wc)(github);
	return wrote;
}
function ownComment(comment) {
	return {
		id: comment.id,
		body: comment.body ?? "",
		updatedAt: comment.updated_at
	};
}
async function* ownCommentsOn(github, { owner, repo }, pullNumber, isOwn, permission = _github__3__.J.comments) {
	const pages = github.pages({
		what: `reading the comments of ${(0,_github__4__.fq)({
			owner,
			repo
		})}#${pullNumber}`,
		permission,
		target: "own"
	}, "GET /repos/{owner}/{repo}/issues/{issue_number}/comments", {
		owner,
		repo,
		issue_number: pullNumber
	}, StoredComment);
	for await (const page of pages) {
		for (const comment of page) if (isOwn(comment.user)) yield comment;
	}
}
async function listOwnComments(github, place, isOwn) {
	const own = [];
	for await (const comment of ownCommentsOn(github, place.repository, place.pullNumber, isOwn)) {
		if ((0,_channels__5__.CZ)(comment.body ?? "", place.key)) own.push(ownComment(comment));
	}
	return own;
}


}),

72016:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Of:()=>reportCouldNotPosted,
Q5:()=>checkRun,
VV:()=>pullRequest,
Xo:()=>commentRun,
eN:()=>commentNoGithub,
os:()=>pushedAfter
});
const commentRun = "comment: this run is about no pull request, so there is nothing to comment on.";
const commentNoGithub = "comment: there is no github-token, so nothing was written to the pull request.";
const pullRequest = "The pull request comes from a fork, whose runs have a token that only reads: the result is in the job\u2019s summary, and no comment is written. A workflow on pull_request_target can write one.";
const checkRun = "The check run has {annotations} of {all} annotations. {error}";
const reportCouldNotPosted = "The report could not be posted as a comment. {error}";
const pushedAfter = "{whereOf} was pushed to after {headSha}: the run on its present commit reports there.";


}),

49934:
((__module__, __out__, __load__) => {


__load__.d(__out__, {
S:()=>scan
});

var external_node_crypto_ = __load__(77598);
var external_node_path_ = __load__(76760);
var base_outcome = __load__(98216);
var redaction = __load__(76287);
var base_sentence = __load__(4771);
var write_report_files = __load__(99395);
var write = __load__(75409);
var main = __load__(13875);
var open_service = __load__(47144);
var run_at_service = __load__(87664);
var errors = __load__(43076);
var native_files = __load__(497);
var promises_ = __load__(51455);
var schemas = __load__(25465);
var submission_document = __load__(93909);
var stored_zip = __load__(39807);
;// sources/packing/cache.js







const VERSION = 3;
const Told = schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* object */.Ikc({
	id: schemas/* string */.YjP(),
	values: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()).optional()
})]);
const Entry = schemas/* object */.Ikc({
	version: schemas/* literal */.euz(VERSION),
	zipBytes: schemas/* number */.aig().int(),
	contentHash: schemas/* string */.YjP().regex(/^[0-9a-f]{64}$/),
	textsHash: schemas/* string */.YjP().optional(),
	files: schemas/* array */.YOg(schemas/* object */.Ikc({
		path: schemas/* string */.YjP(),
		size: schemas/* number */.aig()
	})),
	leftOut: schemas/* array */.YOg(schemas/* object */.Ikc({
		path: schemas/* string */.YjP(),
		reason: schemas/* string */.YjP(),
		detail: Told.optional(),
		more: schemas/* number */.aig().optional()
	})),
	remarks: schemas/* array */.YOg(Told),
	outside: submission_document/* BALANCE */.JT.optional(),
	asideBytes: schemas/* number */.aig().int().optional(),
	deadlineStatus: schemas/* enum */.k5n([
		"on-time",
		"late",
		"no-deadline",
		"unattested"
	]).optional(),
	pushedAt: schemas/* string */.YjP().optional()
});
const UNUSED_MS = 30 * 24 * 36e5;
const KEPT = /^([0-9a-f]{40})(?:\.aside)?\.(?:json|zip)(?:(?:\.[0-9a-f-]{36})?\.partial)?$/;
function packedCache(folder) {
	const place = (parts) => (0,external_node_path_.join)(folder, (0,external_node_crypto_.createHash)("sha256").update(JSON.stringify([VERSION, ...parts])).digest("hex").slice(0, 40));
	return {
		async get(parts, facts) {
			const path = place(parts);
			try {
				const entry = Entry.parse(JSON.parse(await (0,promises_.readFile)(`${path}.json`, "utf8")));
				const { size } = await (0,promises_.stat)(`${path}.zip`);
				if (size !== entry.zipBytes) return null;
				const { version: _, deadlineStatus, pushedAt, asideBytes, zipBytes, ...rest } = entry;
				if (asideBytes !== undefined && (await (0,promises_.stat)(`${path}.aside.zip`)).size !== asideBytes) return null;
				for (const kind of asideBytes === undefined ? ["zip"] : ["zip", "aside.zip"]) {
					await (0,promises_.utimes)(`${path}.${kind}`, new Date(), new Date());
				}
				const origin = {
					...facts.origin,
					...deadlineStatus === undefined ? {} : { deadlineStatus },
					...pushedAt === undefined ? {} : { pushedAt }
				};
				return {
					...facts,
					...rest,
					origin,
					zip: {
						path: `${path}.zip`,
						start: 0,
						bytes: zipBytes
					},
					...asideBytes === undefined ? {} : { asideZip: {
						path: `${path}.aside.zip`,
						start: 0,
						bytes: asideBytes
					} }
				};
			} catch {
				return null;
			}
		},
		async put(parts, packed) {
			const path = place(parts);
			await native_files.fs.makeFolder(folder);
			const { zip, asideZip, contentHash, textsHash, files, leftOut, remarks, outside, origin } = packed;
			await whole(`${path}.zip`, (to) => (0,stored_zip/* copyStored */.T)(zip, to));
			if (asideZip !== undefined) await whole(`${path}.aside.zip`, (to) => (0,stored_zip/* copyStored */.T)(asideZip, to));
			const deadline = origin.kind === "repository" ? {
				deadlineStatus: origin.deadlineStatus,
				pushedAt: origin.pushedAt
			} : {};
			const entry = {
				version: VERSION,
				zipBytes: zip.bytes,
				contentHash,
				textsHash,
				files,
				leftOut,
				remarks,
				outside,
				asideBytes: asideZip?.bytes,
				...deadline
			};
			await whole(`${path}.json`, (to) => (0,promises_.writeFile)(to, JSON.stringify(entry)));
		},
		prune: (now) => pruneFolder(folder, now.getTime() - UNUSED_MS)
	};
}
async function pruneFolder(folder, before) {
	const names = (await (0,promises_.readdir)(folder).catch(() => [])).filter((name) => KEPT.test(name));
	const failed = [];
	for (const ofOne of Map.groupBy(names, (name) => KEPT.exec(name)?.[1]).values()) {
		const files = ofOne.map((name) => (0,external_node_path_.join)(folder, name));
		try {
			const lastUses = await Promise.all(files.map(async (file) => (await (0,promises_.lstat)(file)).mtimeMs));
			if (Math.max(...lastUses) >= before) continue;
			for (const file of files) await (0,promises_.rm)(file, { force: true });
		} catch (error) {
			if (error.code !== "ENOENT") failed.push(error);
		}
	}
	if (failed.length > 0) throw failed[0];
}
async function whole(path, write) {
	const partial = `${path}.${(0,external_node_crypto_.randomUUID)()}.partial`;
	await write(partial);
	await native_files.fs.replace(partial, path);
}

var assets = __load__(65771);
var identity = __load__(4666);
var candidates = __load__(9074);
var keep_dashboard = __load__(29976);
var english = __load__(49094);
var policy = __load__(52731);
var scan_news = __load__(6472);
var message = __load__(33897);
var submission = __load__(4071);
var state_schema = __load__(50309);
var says = __load__(23520);
;// bot/scan/unreadable.js




function gapsOfLook(unread, found) {
	return new Map(found.flatMap(({ id, fullName }) => {
		const reason = unread.get(id);
		return reason === undefined ? [] : [[fullName, reason]];
	}));
}
function gapsOfCheck({ failures, submissions }, { notChecked }) {
	const reasons = new Map((0,submission/* judgedOf */.B8)(failures).map(({ key, reason }) => [key, reason]));
	for (const { key, state, hidden = [] } of submissions) {
		if (hidden.some(({ leftOut }) => leftOut === "own")) reasons.set(key, HIDDEN);
		else if (state.kind === "not-checked") reasons.set(key, english/* ENGLISH */.VJ.write(state.reason));
	}
	return new Map(notChecked.map((key) => [key, reasons.get(key) ?? says/* resultIncomplete */.sr]));
}
const HIDDEN = english/* ENGLISH */.VJ.write((0,message/* message */.iU)("verdict.hidden", { n: 1 }));
function isSameGap(reason, before) {
	return before !== undefined && reason === HIDDEN === (before.reason === HIDDEN);
}
function newGaps(gaps, known) {
	const told = new Map(known.map((one) => [one.name, one]));
	return new Map([...gaps].filter(([name, reason]) => !isSameGap(reason, told.get(name))));
}
function notedGaps(gaps, known, at) {
	const before = new Map(known.map((one) => [one.name, one]));
	return [...gaps].map(([name, reason]) => {
		const one = before.get(name);
		return one !== undefined && isSameGap(reason, one) ? one : {
			name,
			reason: reason.slice(0, MAX_REASON),
			at
		};
	}).slice(0, state_schema/* STATE_LIMITS */.$m.left);
}
function notedAfterLook(gaps, known, now) {
	const { found, seen, at } = now;
	const read = new Set(found.filter(({ id, headSha }) => headSha !== null && seen[String(id)]?.sha === headSha).map(({ fullName }) => fullName));
	const kept = known.filter(({ name }) => !gaps.has(name) && !read.has(name));
	return [...kept, ...notedGaps(gaps, known, at)].slice(0, state_schema/* STATE_LIMITS */.$m.left);
}
const MAX_REASON = 500;

;// bot/scan/scanned-assignment.js





const NOT_CHECKED = {
	remarks: [],
	report: null,
	news: null,
	issue: null
};
function waited({ name, settings }, sentence, remarks = [], unread = 0, news = unread) {
	const isGap = settings.failOn === "new" ? news > 0 : unread > 0;
	return {
		...NOT_CHECKED,
		name,
		kind: "waited",
		sentence: unread === 0 ? sentence : (0,base_sentence/* fill */.G)(says/* couldNotLookedTold */.QT, {
			sentence,
			unread,
			isKnown: !isGap
		}),
		remarks,
		outcome: isGap ? "incomplete" : "skipped",
		exitCode: isGap && settings.onIncomplete === "fail" ? 1 : 0
	};
}
function late({ name, settings }, sentence, remarks) {
	const exitCode = (0,policy/* toleratesFailure */.m)("timeout", settings) ? 0 : 1;
	return {
		...NOT_CHECKED,
		name,
		kind: "late",
		sentence,
		remarks,
		outcome: "timeout",
		exitCode
	};
}
function failed({ name, settings }, { outcome, message }) {
	const exitCode = (0,policy/* toleratesFailure */.m)(outcome, settings) ? 0 : 1;
	return {
		...NOT_CHECKED,
		name,
		kind: "failed",
		sentence: message,
		outcome,
		exitCode
	};
}
function checked({ name, settings }, report, news, issue, known = []) {
	const { verdict } = report;
	const sentence = english/* ENGLISH */.VJ.tell(verdict.sentence);
	const isRedForNews = settings.failOn === "new" && verdict.outcome === "flagged" && news !== null && (0,scan_news/* hasNews */.OS)(news);
	return {
		name,
		kind: "checked",
		sentence: news === null ? sentence : `${sentence} ${(0,scan_news/* newsWords */.$M)(news)} since the last report.`,
		remarks: [],
		outcome: verdict.outcome,
		exitCode: isRedForNews || isRedForGaps(settings, report, known) ? 1 : verdict.exitCode,
		report,
		news,
		issue
	};
}
function isRedForGaps({ failOn, onIncomplete }, { findings, verdict }, known) {
	if (failOn !== "new" || onIncomplete !== "fail") return false;
	const gaps = gapsOfCheck(findings, verdict);
	const isOther = (findings.unfinished ?? 0) > 0 || verdict.outcome === "incomplete" && (gaps.size === 0 || verdict.maxSimilarity === null);
	return isOther || newGaps(gaps, known).size > 0;
}

var schedule = __load__(14697);
var assignment_state = __load__(48423);
var forget = __load__(43691);
;// bot/scan/steps/forget-over.js



const STEADY_MS = 7 * 24 * 60 * 6e4;
async function forgetOver(host, lease, state) {
	const { assignments, world, newSalt } = host;
	const now = world.date();
	if (assignments.some(({ settings }) => settings.dryRun)) return;
	const running = new Set(assignments.filter(({ schedule: { until } }) => until === null || now <= until).map(({ name }) => name));
	const last = new Date(state.lastScan?.at ?? now);
	const isSteady = now.getTime() - last.getTime() <= STEADY_MS;
	const over = Object.entries(state.assignments).filter(([name, one]) => !running.has(name) && (0,forget/* isToForget */.Rg)(one, now) && (isSteady || (0,forget/* isOver */.PU)(one, last)));
	if (over.length === 0) return;
	const names = over.map(([name]) => name);
	await lease.update((current) => (0,forget/* forgetPeople */.lZ)(current, names, newSalt, now.toISOString()));
	for (const [name, one] of over) {
		world.log.notice((0,base_sentence/* fill */.G)(says/* overNothingDone */.ER, {
			name,
			days: forget/* KEPT_DAYS */.bN,
			people: (0,forget/* peopleIn */.$T)(one)
		}));
	}
}

var look_at = __load__(9449);
var github_names = __load__(50926);
var github_errors = __load__(47307);
var repository = __load__(1493);
var left = __load__(59129);
;// bot/scan/steps/who-left.js





const MOST_QUESTIONS = 30;
function newInquiry(github, at) {
	return {
		github,
		at,
		left: MOST_QUESTIONS
	};
}
const NOBODY = {};
function leftBefore(known) {
	return known?.left ?? NOBODY;
}
async function whoLeft(inquiry, decision, listed, known) {
	const before = leftBefore(known);
	if (known === null || decision.kind === "finish-pending" || listed.found.length === 0) return before;
	const news = new Map();
	const { at } = inquiry;
	for (const { id, from, to } of decision.renamed) {
		news.set(id, {
			how: "renamed",
			name: from,
			now: to,
			at
		});
	}
	for (const [id, name] of missing(decision.gone, before, known)) {
		news.set(id, {
			...await whatBecameOf(inquiry, id, name),
			name,
			at
		});
	}
	if (decision.kind === "check") await addRewritten(news, inquiry, decision.changed, listed, known);
	for (const id of decision.empty) {
		if (known.seen[id] !== undefined) {
			news.set(id, {
				how: "emptied",
				name: nameIn(known.seen, id),
				now: null,
				at
			});
		}
	}
	return (0,left/* withLeft */.um)(before, listed.found, news);
}
function missing(gone, before, { seen }) {
	const names = new Map();
	for (const id of gone) {
		if ((0,left/* isUnexplained */.ec)(before[id])) names.set(id, nameIn(seen, id));
	}
	for (const [id, { how, name, forgotten }] of Object.entries(before)) {
		if (how === "missing" && forgotten !== true) names.set(Number(id), name);
	}
	return names;
}
function nameIn(seen, id) {
	return seen[id]?.fullName ?? `repository ${id}`;
}
async function whatBecameOf(inquiry, id, name) {
	const place = (0,github_names/* parseRepositoryName */.$M)(name);
	const unknown = {
		how: "missing",
		now: null
	};
	if (place === null || !mayAsk(inquiry)) return unknown;
	try {
		const there = await (0,repository/* readRepository */.Nu)(inquiry.github, place);
		if (there.id !== id) return {
			how: "replaced",
			now: null
		};
		if (there.owner.toLowerCase() !== place.owner.toLowerCase()) {
			return {
				how: "transferred",
				now: (0,github_names/* fullName */.fq)(there)
			};
		}
		if (there.repo.toLowerCase() !== place.repo.toLowerCase()) return {
			how: "moved",
			now: (0,github_names/* fullName */.fq)(there)
		};
		return {
			how: there.archived ? "archived" : "left-out",
			now: null
		};
	} catch (error) {
		if (!(error instanceof base_outcome/* GitHubError */.y_)) throw error;
		const status = (0,github_errors/* statusOf */.c2)(error);
		return status === 404 || status === 410 ? {
			how: "deleted",
			now: null
		} : unknown;
	}
}
async function addRewritten(news, inquiry, changed, { found, deadline }, known) {
	if ((known.deadline ?? null) !== deadline) return;
	const rows = new Map(found.map((one) => [one.id, one]));
	for (const id of changed) {
		const [row, before] = [rows.get(id), known.seen[id]];
		if (row === undefined || before === undefined || row.headSha === null) continue;
		if ((row.defaultBranch ?? null) !== before.defaultBranch) continue;
		if (await isRewritten(inquiry, row.fullName, before, row.headSha)) {
			news.set(id, {
				how: "rewritten",
				name: before.fullName,
				now: before.sha,
				at: inquiry.at
			});
		}
	}
}
const Comparison = schemas/* looseObject */._H3({ status: schemas/* string */.YjP() });
async function isRewritten(inquiry, name, { sha }, head) {
	const place = (0,github_names/* parseRepositoryName */.$M)(name);
	if (place === null || !mayAsk(inquiry)) return false;
	try {
		const { status } = await inquiry.github.ask((0,github_errors/* purposeFor */.OU)("other", `comparing commits of ${name}`, "contents"), (rest) => rest.repos.compareCommitsWithBasehead({
			owner: place.owner,
			repo: place.repo,
			basehead: `${sha}...${head}`,
			per_page: 1,
			page: 2
		}), Comparison);
		return status === "diverged" || status === "behind";
	} catch (error) {
		if (!(error instanceof base_outcome/* GitHubError */.y_)) throw error;
		return (0,github_errors/* statusOf */.c2)(error) === 404;
	}
}
function mayAsk(inquiry) {
	inquiry.left -= 1;
	return inquiry.left >= 0;
}

var assignment_store = __load__(25399);
var list_repositories = __load__(94053);
var facts_to_keep = __load__(66561);
var channels_cases = __load__(10856);
var merge_cases = __load__(31377);
var course_findings = __load__(66716);
var course_class = __load__(11556);
var contract_cases = __load__(12650);
var case_words = __load__(73753);
;// bot/scan/noted-cases.js






async function notedCases({ cases = [], common = [] }, settings, workspace) {
	const file = settings.cases === null ? null : await (0,channels_cases/* readCases */.k0)((0,external_node_path_.resolve)(workspace, settings.cases));
	return (0,merge_cases/* mergeCases */.oh)({
		cases,
		common
	}, file ?? contract_cases/* NO_CASES */.kr);
}
function withNoted(one, noted) {
	if (noted.cases.length + noted.common.length === 0) return one;
	const newest = (entries) => entries.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
	return {
		...one,
		cases: newest(noted.cases).slice(0, state_schema/* STATE_LIMITS */.$m.cases),
		common: newest(noted.common).slice(0, state_schema/* STATE_LIMITS */.$m.common)
	};
}
function dismissedSince(dismissed, cases) {
	const byKey = new Map(cases.map((one) => [(0,merge_cases/* caseKey */.u2)(one.subjects), one]));
	const over = Object.entries(dismissed).flatMap(([pair, { at }]) => {
		const known = byKey.get(pair);
		if (known === undefined || (0,case_words/* stateNow */.Sz)(known) === "dismissed") return [];
		return Date.parse(at) > Date.parse(known.at) ? [] : [{
			pair,
			known
		}];
	});
	const gone = new Set(over.map(({ pair }) => pair));
	return {
		still: Object.fromEntries(Object.entries(dismissed).filter(([pair]) => !gone.has(pair))),
		grown: new Set(over.flatMap(({ pair, known }) => known.hasGrown === true ? [pair] : []))
	};
}
function withoutGrown(one, grown) {
	const dismissed = Object.fromEntries(Object.entries(one.dismissed).filter(([pair]) => grown.has(pair)));
	const { cases = [], common = [] } = one;
	const book = (0,merge_cases/* mergeCases */.oh)({
		cases: (0,assignment_state/* dismissedCases */.Lq)({ dismissed }),
		common: []
	}, {
		cases,
		common
	});
	return withNoted([...grown].reduce(assignment_state/* undismissPair */.QO, one), book);
}

var marked_issue = __load__(48022);
var text_escape = __load__(68171);
var format = __load__(73043);
var permissions = __load__(21498);
var limits = __load__(4472);
var own_comments = __load__(18793);
var finding_lines = __load__(8925);
var scan_issue_body = __load__(24740);
var marked_comment = __load__(69444);
var marks = __load__(664);
var row_id = __load__(67050);
var web_lines = __load__(18090);
var course_lines = __load__(19051);
;// bot/scan/issue/scan-issue.js













const ASSIGNEES = 10;
class ScanIssue {
	#place;
	constructor(place) {
		this.#place = place;
	}
	async read(known) {
		const issue = await (0,marked_issue/* findIssue */.Ry)(this.#place, known);
		return issue === null ? null : {
			number: issue.number,
			ticks: (0,scan_issue_body/* readTicks */.bn)(issue.body ?? "")
		};
	}
	async write(known, content, wasAssigned = false) {
		const issue = await (0,marked_issue/* findIssue */.Ry)(this.#place, known);
		if (issue !== null) return this.#bringUpToDate(issue, content, wasAssigned);
		if (!(0,scan_issue_body/* hasAnythingToTell */.Br)(content)) return null;
		const told = content.notify === "comment";
		const body = (0,scan_issue_body/* renderScanIssue */.Z9)(content, new Map(), told);
		const title = `Similarity scan of ${content.assignment}`;
		const { number } = await (0,marked_issue/* createIssue */.Ko)(this.#place, title, body);
		return {
			number,
			assigned: await this.#assign(number, content.staff),
			told,
			ticks: new Map()
		};
	}
	async notify({ number, told, ticks }, content) {
		const body = content.notify !== "comment" || told ? null : renderNewsComment(content, ticks);
		if (body === null) return;
		const comment = {
			...this.#place,
			number,
			permission: permissions/* PERMISSIONS */.J.issues,
			isOwn: (0,identity/* identityOf */.cu)(this.#place.self).wrote,
			marker: newsMarker(content)
		};
		try {
			if (await (0,marked_comment/* findMarkedComment */.Jp)(comment) === null) await (0,marked_comment/* postMarkedComment */.YV)(comment, body);
		} catch (error) {
			if (!(error instanceof base_outcome/* GitHubError */.y_) || error.retryHelps) throw error;
			this.#place.log.warning(`Nobody could be notified of the news in issue ${number}: ${error.message}`);
		}
	}
	async #bringUpToDate(issue, content, wasAssigned) {
		const { number } = issue;
		const { news, staff, check, notify } = content;
		const isDone = wasAssigned || (issue.assignees ?? []).length > 0;
		const assigned = isDone || await this.#assign(number, staff);
		const before = issue.body ?? "";
		const ticks = (0,scan_issue_body/* readTicks */.bn)(before);
		const told = notify === "comment" && (0,scan_issue_body/* hasTold */.Y4)(before, check);
		const body = (0,scan_issue_body/* renderScanIssue */.Z9)(content, ticks, told);
		const isReopened = issue.state !== "open" && (0,scan_news/* hasNews */.OS)(news);
		if (isReopened || !(0,own_comments/* isSameText */.cZ)(before, body)) {
			await (0,marked_issue/* changeIssue */.sP)(this.#place, number, {
				body,
				...isReopened ? { state: "open" } : {}
			});
		}
		return {
			number,
			assigned,
			told,
			ticks
		};
	}
	async #assign(number, staff) {
		const { github, repository, clock, signal, log } = this.#place;
		const assignees = (0,finding_lines/* staffLogins */.jM)(staff).slice(0, ASSIGNEES);
		if (assignees.length === 0) return true;
		for (let attempt = 0;; attempt += 1) {
			try {
				await github.ask((0,marked_issue/* issuePurpose */._9)(this.#place, `assigning issue ${number}`), (rest) => rest.issues.addAssignees({
					...repository,
					issue_number: number,
					assignees
				}), marked_issue/* MarkedIssue */.k7);
				return true;
			} catch (error) {
				if (!(error instanceof base_outcome/* GitHubError */.y_)) throw error;
				const again = limits/* GITHUB_LIMITS */.f.issue.assignAgainMs[attempt];
				if (error.outcome !== "network" || again === undefined) {
					log.warning(`Nobody could be assigned to issue ${number}: ${error.message}`);
					return !error.retryHelps;
				}
				await clock.sleep(again, signal);
			}
		}
	}
}
const ROWS_SHOWN = 10;
const REVIEWERS_NAMED = 50;
function renderNewsComment(content, ticks) {
	const pairs = content.news.pairs.filter((pair) => (0,scan_news/* isNews */.Ms)(pair) && !(0,scan_issue_body/* isClosed */.Lx)(pair, ticks));
	const flags = content.news.flags.filter(scan_news/* isNews */.Ms);
	const tutorials = content.news.tutorials.filter(scan_news/* isNews */.Ms);
	const sources = content.news.sources.filter(scan_news/* isNews */.Ms);
	const course = content.course?.found.filter(({ isTold }) => !isTold) ?? [];
	const rows = [
		...course.map((one) => `- ${(0,scan_issue_body/* courseLine */.Ch)(one, content, true)}`),
		...pairs.map((pair) => pairRow(pair, content)),
		...tutorials.map((tutorial) => `- ${(0,web_lines/* tutorialMarkdown */.U)(tutorial)}`),
		...sources.map((source) => `- ${(0,web_lines/* sourceMarkdown */.P)(source, content)}`),
		...flags.map((flag) => `- ${(0,finding_lines/* flagMarkdown */.oi)(flag, content)}`)
	];
	if (rows.length === 0) return null;
	const run = content.runs.at(-1)?.url ?? null;
	const report = run === null ? "" : ` (${(0,text_escape/* markdownLink */.iQ)("run with its report", run)})`;
	return [
		newsMarker(content),
		`**${headOf((0,scan_news/* countNews */.X8)([
			...pairs,
			...flags,
			...sources,
			...tutorials
		]), content)}** since the last report${report}. Similarity is no proof of anything: each pair needs a person\u2019s review. Tick it in the issue above when it is harmless.`,
		"",
		...rows.slice(0, ROWS_SHOWN),
		...restLine(pairs.slice(Math.max(0, ROWS_SHOWN - course.length)), rows.length - ROWS_SHOWN, content),
		""
	].join("\n");
}
function headOf(news, { course }) {
	const over = course === undefined ? null : (0,course_lines/* courseNewsWords */.ec)(course);
	if (over === null) return (0,scan_news/* newsWords */.$M)(news);
	return (0,scan_news/* hasNews */.OS)(news) ? `${(0,scan_news/* newsWords */.$M)(news)}, and ${over}` : over;
}
function pairRow(pair, content) {
	const reviewer = (0,finding_lines/* reviewerOf */.L6)(pair.key, content);
	const mention = reviewer === null ? "" : ` · for ${(0,finding_lines/* reviewerMarkdown */.rA)(reviewer, true)}`;
	return `- ${(0,finding_lines/* pairMarkdown */.IT)(pair, content, false)}${mention} · ${(0,text_escape/* markdownCode */.D9)((0,row_id/* rowIdOf */.V)(pair.key))}`;
}
function restLine(pairs, more, content) {
	if (more <= 0) return [];
	const reviewers = new Set(pairs.flatMap(({ key }) => (0,finding_lines/* reviewerOf */.L6)(key, content) ?? []));
	const named = [...reviewers].slice(0, REVIEWERS_NAMED).map((one) => (0,finding_lines/* reviewerMarkdown */.rA)(one, true));
	return [`- \u2026 and ${(0,format/* count */.U9)(more, "more row")} in the issue${named.length === 0 ? "" : `, for ${named.join(", ")}`}`];
}
function newsMarker({ assignment, branch = null, check }) {
	return (0,marks/* hidden */.R)(`${(0,marks/* assignmentMark */.LL)(assignment, branch)} news ${check}`);
}

;// bot/scan/outliers.js


function outliersOf({ findings, verdict: { standsOut } }) {
	if (standsOut.length === 0) return [];
	const { bySubject, subjectOf } = (0,scan_news/* peopleOf */.xr)(findings);
	const keyOf = (a, b) => (0,merge_cases/* caseKey */.u2)([a, b].map((key) => subjectOf({ key })));
	const suspicions = new Map(findings.pairs.map(({ a, b, suspicion }) => [keyOf(a, b), suspicion]));
	return standsOut.flatMap(({ a, b }) => {
		const pair = keyOf(a, b);
		const sides = (0,scan_news/* sidesOf */.Mm)(pair).flatMap((subject) => {
			const submission = bySubject.get(subject);
			return submission === undefined ? [] : [[subject, submission]];
		});
		return sides.length < 2 ? [] : {
			sides,
			suspicion: suspicions.get(pair) ?? null
		};
	});
}

var student_view = __load__(87307);
var web_sources = __load__(7178);
;// bot/scan/students/student-notes.js


function areStudentsTold({ tellStudents, studentFeedback }) {
	return tellStudents !== "none" && studentFeedback !== "none";
}
function answerer({ login, student }) {
	return (login ?? student)?.toLowerCase() ?? null;
}
function isHeard({ tellStudents }, one, { isFlagged }) {
	const { isPrivate, isInternal } = one.repository;
	return tellStudents === "comment" && isFlagged === true && isPrivate && !isInternal && answerer(one) !== null;
}
function studentNotes(report, before, present) {
	const { findings } = report;
	const notes = Object.fromEntries(Object.entries(before?.notes ?? {}).filter(([id]) => present.has(Number(id))));
	const verdictOf = (0,student_view/* studentVerdicts */.Mo)(report);
	let counted = {
		comparedWith: 0,
		notComparedWith: 0
	};
	for (const submission of findings.submissions) {
		const { origin, role } = submission;
		if (role !== "judged" || origin?.kind !== "repository" || origin.repositoryId <= 0) continue;
		const { comparedWith, notComparedWith, ...verdict } = verdictOf(submission);
		counted = {
			comparedWith,
			notComparedWith
		};
		const last = notes[origin.repositoryId];
		const told = last?.sha === origin.sha ? last.told : undefined;
		notes[origin.repositoryId] = {
			sha: origin.sha,
			...verdict,
			notChecked: verdict.notChecked === null ? null : english/* ENGLISH */.VJ.tell(verdict.notChecked),
			...told === undefined ? {} : { told }
		};
	}
	return {
		...counted,
		aiRun: findings.aiRun,
		baseCode: findings.baseCode,
		isEmbedded: findings.service.kind === "embedded",
		...(0,web_sources/* hasLeft */.SR)(findings) ? { hasLeft: true } : {},
		notes
	};
}
function withTold(notes, told) {
	const next = { ...notes.notes };
	for (const [id, digest] of told) {
		const note = next[id];
		if (note !== undefined) next[id] = {
			...note,
			told: digest
		};
	}
	return {
		...notes,
		notes: next
	};
}

var declared_sources = __load__(76094);
var source_id = __load__(31510);
var search_memory = __load__(87771);
var store_lease = __load__(79994);
;// bot/scan/steps/check-once.js





const KEEP_LEASE_MS = 6e4;
const IDENTITY_CHARACTERS = 10;
function checkOnce(due, own, pending, noted, onProgress) {
	const { host, lease, assignment } = due;
	const { world } = host;
	const { name } = assignment;
	const book = (0,merge_cases/* mergeCases */.oh)({
		...contract_cases/* NO_CASES */.kr,
		cases: (0,assignment_state/* dismissedCases */.Lq)(own)
	}, noted);
	const prior = priorOf(due, own, {
		pending,
		book
	}, async (progress) => {
		await onProgress(stageOf(progress));
	});
	host.onSecret(own.salt);
	return withLease(lease, world, (signal) => host.check(judgedByNews(assignment), {
		...world,
		signal,
		run: pending.run,
		defaultLabel: name,
		title: name
	}, prior));
}
function judgedByNews(assignment) {
	const { settings } = assignment;
	return settings.failOn === "new" ? {
		...assignment,
		settings: {
			...settings,
			failOn: "never",
			onIncomplete: "warn"
		}
	} : assignment;
}
function priorOf({ host, listed: { assignment, unread }, assignment: { settings } }, own, { pending, book }, onProgress) {
	const pins = new Map(pending.submissions.map(({ repositoryId, sha }) => [repositoryId, sha]));
	const { discovery } = assignment;
	return {
		reuse: {
			assignment: {
				...assignment,
				discovery: {
					...discovery,
					found: discovery.found.filter(({ repository: { id } }) => pins.has(id) || unread.has(id))
				}
			},
			pins,
			cache: host.cache
		},
		earlier: null,
		identity: pending.fingerprint.slice(0, IDENTITY_CHARACTERS),
		salt: Buffer.from(own.salt, "hex"),
		cases: book,
		dismissed: [],
		searched: (0,search_memory/* searchedBefore */.T2)(own, pending, settings.web),
		notices: [],
		onProgress
	};
}
function stageOf({ stage, uploaded, ...check }) {
	return stage === "created" ? {
		stage,
		check
	} : {
		stage,
		check,
		uploaded: { ...uploaded }
	};
}
async function withLease(lease, world, body) {
	const lost = new AbortController();
	const done = new AbortController();
	const keeping = (async () => {
		for (;;) {
			await world.clock.sleep(KEEP_LEASE_MS, done.signal);
			try {
				await lease.keep();
			} catch (error) {
				if (!(error instanceof store_lease/* LeaseLost */.Vj)) continue;
				lost.abort(error);
				return;
			}
		}
	})().catch((error) => {
		if (!done.signal.aborted) lost.abort(error);
	});
	try {
		return await body(AbortSignal.any([world.signal, lost.signal]));
	} finally {
		done.abort();
		await keeping;
	}
}

var stringify_state = __load__(89809);
;// bot/scan/steps/pending-check.js

function planOf({ host, assignment: { name }, listed: { found } }, at) {
	const submissions = found.flatMap(({ id, headSha }) => headSha === null ? [] : [{
		repositoryId: id,
		sha: headSha
	}]);
	return {
		fingerprint: (0,stringify_state/* fingerprintOf */.ax)([
			name,
			at,
			host.world.run,
			submissions
		]),
		plannedAt: at,
		run: {
			runId: host.world.run.runId,
			jobSlug: `scan-${name}`,
			attempt: 1
		},
		submissions
	};
}
function again(pending) {
	return {
		...pending,
		run: {
			...pending.run,
			attempt: pending.run.attempt + 1
		}
	};
}
function isCollectable({ submissions }, { found }) {
	const present = new Set(found.map(({ id }) => id));
	return submissions.some(({ repositoryId }) => present.has(repositoryId));
}

;// bot/scan/steps/scan-assignment.js






















const REFUSED = new Set([
	"auth",
	"account-suspended",
	"forbidden"
]);
const STUCK_AFTER_MS = 3 * 24 * 36e5;
async function scanAssignment(due) {
	const { kept, listed } = due;
	const { before, remarks } = await withFetched(due);
	const at = due.host.world.date().toISOString();
	const pending = before?.pending ?? null;
	if (due.gone === null && pending !== null && !isCollectable(pending, listed)) {
		return giveUp(due, at);
	}
	const { host, assignment } = due;
	const issue = new ScanIssue((0,marked_issue/* issuePlace */.VV)(host, (0,scan_issue_body/* issueMarker */.Q_)(assignment.name, host.branch)));
	const current = await issue.read(before?.issue ?? null);
	if (current !== null && current.ticks.size > 0) {
		await kept.change((one) => (0,assignment_state/* applyTicks */.L_)(one, current.ticks, at));
	}
	const noted = await notedCases(before ?? {}, due.assignment.settings, due.host.world.workspace);
	const underWay = await take(due, at, noted);
	const once = await checkOnce(due, underWay.own, underWay.pending, noted, (progress) => kept.change((one) => (0,assignment_state/* advanceCheck */.X6)(one, progress)));
	const scanned = (0,base_outcome/* hasResult */.yX)(once.report.verdict.outcome) ? await tell(due, {
		...underWay,
		noted
	}, once, issue) : await endWithoutResult(due, underWay, once);
	return {
		...scanned,
		remarks: [...remarks, ...scanned.remarks]
	};
}
async function withFetched({ host, kept }) {
	const before = await kept.read();
	const declared = before?.declaredSources ?? [];
	if (declared.length === 0) return {
		before,
		remarks: []
	};
	const { common, left, remarks } = await (0,declared_sources/* fetchDeclared */.b3)(host.world.collector(), declared);
	const isDone = (source) => declared.some((one) => (0,source_id/* sourceIdOf */.GC)(one) === (0,source_id/* sourceIdOf */.GC)(source)) && !left.some((one) => (0,source_id/* sourceIdOf */.GC)(one) === (0,source_id/* sourceIdOf */.GC)(source));
	const after = await kept.change((one) => ({
		...withNoted(one, (0,merge_cases/* mergeCases */.oh)({
			cases: one.cases ?? [],
			common: one.common ?? []
		}, {
			cases: [],
			common
		})),
		declaredSources: (one.declaredSources ?? []).filter((source) => !isDone(source))
	}));
	return {
		before: after,
		remarks
	};
}
async function giveUp({ host, kept, assignment }, at) {
	const { run, runUrl: url } = host.world;
	await kept.change((one) => (0,assignment_state/* giveCheckUp */.HV)(one, {
		at,
		run: run.runId,
		url,
		outcome: "skipped"
	}));
	return waited(assignment, says/* checkBegun */.Se);
}
async function take(due, at, noted) {
	const own = await due.kept.change((before) => {
		const one = withNoted(before, noted);
		return due.gone === null ? {
			...one,
			pending: one.pending === null ? null : again(one.pending)
		} : (0,assignment_state/* planCheck */.Iw)(one, planOf(due, at));
	});
	if (own.pending === null) throw new RangeError(`${due.assignment.name} has no pending check.`);
	return {
		at,
		own,
		pending: own.pending
	};
}
async function endWithoutResult({ host, kept, assignment }, { at, own, pending }, { report, finish }) {
	const { outcome, sentence } = report.verdict;
	const isStuck = outcome === "timeout" && Date.parse(at) - Date.parse(pending.plannedAt) > STUCK_AFTER_MS;
	const isTakenUp = ((0,base_outcome/* mayPass */.bg)(outcome) || REFUSED.has(outcome)) && !isStuck;
	if (!isTakenUp) {
		await kept.change((one) => ({
			...(0,assignment_state/* abandonCheck */.Qu)(one, (0,facts_to_keep/* recordOf */.zv)(host.world, report, at)),
			...outcome === "analysis-failed" ? { failed: (0,facts_to_keep/* failedAgain */.oh)(pending, one.failed ?? {}) } : {}
		}));
	}
	await finish();
	const next = isTakenUp ? " The next scan takes it up." : isStuck ? ` It was begun on ${pending.plannedAt.slice(0, 10)} and is given up: the next scan begins another one.` : "";
	return {
		...checked(assignment, report, null, own.issue),
		sentence: `${english/* ENGLISH */.VJ.tell(sentence)}${next}`
	};
}
async function tell(due, { at, own, pending, noted }, { report, finish }, issue) {
	const { host, kept, assignment } = due;
	const { name, settings } = assignment;
	const meanwhile = await issue.read(own.issue);
	const read = await kept.change((one) => ({
		...(0,assignment_state/* applyTicks */.L_)((0,assignment_state/* advanceTo */.gL)(one, "read"), meanwhile?.ticks ?? new Map(), at),
		...(0,search_memory/* rememberSearch */.Y6)(one, report.findings, settings.web, at)
	}));
	const { still, grown } = dismissedSince(read.dismissed, report.cases);
	const known = {
		...read,
		dismissed: still
	};
	const news = (0,scan_news/* compareWithReported */.t$)(report.findings, known, {
		thresholds: report.thresholds,
		dismissed: [...settings.dismissed, ...(0,channels_cases/* casesOfRun */.MN)(noted, report.findings).dismissed],
		pardoned: (0,facts_to_keep/* pardonedOf */.hC)(report),
		grown,
		at
	});
	const record = {
		...(0,facts_to_keep/* recordOf */.zv)(host.world, report, at),
		newFindings: news.newCount,
		worseFindings: news.worseCount,
		...pairCounts(news)
	};
	const course = await courseOf(due, (0,assignment_state/* withCourse */.sx)(known, (0,course_class/* packClass */.k)(report), []));
	const content = {
		assignment: name,
		branch: host.branch,
		check: pending.fingerprint,
		notify: settings.notify,
		serverUrl: host.serverUrl,
		news,
		outliers: outliersOf(report),
		course,
		thresholds: report.thresholds,
		runs: [...read.runs, record],
		search: searchOf(read, report, settings),
		seen: {
			...read.seen,
			...(0,facts_to_keep/* formerNames */.ao)((0,assignment_state/* rememberPseudonyms */.FK)(read, (0,facts_to_keep/* peopleOf */.xr)(report, read.salt)))
		},
		staff: host.staff,
		reviewers: read.reviewers ?? {},
		checkUrl: report.findings.checkUrl
	};
	const written = await issue.write(read.issue, content, read.assigned);
	await kept.change((one) => reported(one, written, at));
	if (written !== null) await issue.notify(written, content);
	const leftover = leftoverOf(due, report);
	await kept.change((one) => ended(withoutGrown(one, grown), due, report, {
		at,
		record,
		news,
		course,
		leftover
	}));
	await finish();
	if (leftover !== null) await kept.change(assignment_state/* withoutLeftover */.u2);
	const { unreadable: before = [] } = read;
	const scanned = checked(assignment, report, news, written?.number ?? null, before);
	const gaps = [...newGaps(gapsOfCheck(report.findings, report.verdict), before)];
	const remarks = [...gaps.map(([who, reason]) => `${who} has no result: ${reason}`), ...content.search === null ? [] : [content.search]];
	return {
		...scanned,
		remarks
	};
}
async function courseOf({ host, lease, assignment: { name } }, own) {
	const others = host.assignments.filter((one) => one.name !== name);
	const state = await lease.update((one) => {
		for (const other of others) (0,assignment_state/* assignmentOf */.tq)(one, other.name);
		return one;
	});
	const { found, pairs } = (0,course_findings/* courseFindings */.Q)(host.assignments.flatMap((one) => {
		const known = one.name === name ? own : (0,assignment_state/* assignmentOf */.tq)(state, one.name);
		return known === null ? [] : [{
			name: one.name,
			own: known
		}];
	}));
	return {
		found: found.filter((one) => (0,course_findings/* placeIn */.V)(one, name) !== null),
		pairs
	};
}
function searchOf(own, { findings }, { web }) {
	const heads = findings.submissions.flatMap(({ origin, role }) => role === "judged" && origin?.kind === "repository" ? [{
		id: origin.repositoryId,
		sha: origin.sha
	}] : []);
	const progress = (0,search_memory/* searchProgress */.aX)(own, web, heads);
	return progress === null ? null : (0,search_memory/* searchWords */.it)(progress);
}
function reported(one, written, at) {
	return {
		...(0,assignment_state/* advanceTo */.gL)((0,assignment_state/* applyTicks */.L_)(one, written?.ticks ?? new Map(), at), "reported"),
		issue: written?.number ?? one.issue,
		...written?.assigned === true ? { assigned: true } : {}
	};
}
function pairCounts({ pairs }) {
	const present = pairs.filter(({ standing }) => standing !== "gone");
	const open = present.filter(({ dismissed }) => dismissed === null).length;
	return {
		open,
		dismissed: present.length - open
	};
}
function leftoverOf({ assignment }, { findings }) {
	return !assignment.settings.keepCheck && findings.service.kind === "remote" ? findings.checkId : null;
}
function ended(one, { listed, gone, assignment }, report, told) {
	const { at, record, news, course, leftover } = told;
	const finished = (0,assignment_state/* finishCheck */.ou)(one, {
		record,
		seen: (0,facts_to_keep/* seenOf */.Pm)(report, listed, at),
		gone: gone ?? [],
		reportedPairs: news.reportedPairs,
		reportedFlags: news.reportedFlags,
		reportedSources: news.reportedSources
	});
	const courseTold = course.found.flatMap((pair) => (0,course_findings/* placeIn */.V)(pair, assignment.name)?.key ?? []);
	const { students, ...rest } = (0,assignment_state/* rememberPseudonyms */.FK)((0,assignment_state/* withCourse */.sx)(finished, (0,course_class/* packClass */.k)(report), courseTold), (0,facts_to_keep/* peopleOf */.xr)(report, one.salt));
	const present = new Set(listed.found.map(({ id }) => id));
	return {
		...rest,
		...areStudentsTold(assignment.settings) ? { students: studentNotes(report, students, present) } : {},
		failed: (0,facts_to_keep/* failedOf */.ZA)(report, listed, one.failed ?? {}),
		unreadable: [...notedGaps(gapsOfCheck(report.findings, report.verdict), one.unreadable ?? [], at)],
		deadline: listed.deadline,
		...leftover === null ? {} : { leftover }
	};
}

;// bot/scan/steps/work-on.js















const LEAST_MS = 1e4;
async function workOn({ host, lease, inquiry }, { assignment, listed, note }, decision, known) {
	const { world } = host;
	const there = listed ?? list_repositories/* NO_REPOSITORIES */.D;
	const kept = (0,assignment_store/* assignmentStore */.d)(lease, assignment.name, host.newSalt);
	const before = leftBefore(known);
	const left = await whoLeft(inquiry, decision, there, known);
	if (left !== before && !assignment.settings.dryRun) await kept.change((one) => ({
		...one,
		left
	}));
	const gaps = gapsOfLook(there.unread, there.found);
	const news = newGaps(gaps, known?.unreadable ?? []);
	const remarks = remarksOf(before, left, news);
	const { reason } = decision;
	const explained = note === null ? reason : `${reason} ${note}`;
	if (decision.kind === "wait") {
		if (listed !== null && note === null) await noteLook(host, lease, assignment, listed, decision, gaps);
		return waited(assignment, explained, remarks, gaps.size, news.size);
	}
	if (world.clock.now() > host.endsAtMs - LEAST_MS) {
		const sentence = (0,base_sentence/* fill */.G)(says/* timeRun */.hA, { reason });
		return late(assignment, sentence, remarks);
	}
	world.log.info(`${decision.name}: ${reason}`);
	if (decision.kind === "finish-pending" && there.found.length === 0) {
		return waited(assignment, explained, remarks);
	}
	const due = {
		host,
		lease,
		kept,
		assignment,
		listed: there,
		gone: decision.kind === "check" ? decision.gone : null
	};
	try {
		const scanned = await (assignment.settings.dryRun ? rehearse(due) : scanAssignment(due));
		return {
			...scanned,
			remarks: [...remarks, ...scanned.remarks]
		};
	} catch (error) {
		if (!(0,look_at/* isOfOneAssignment */.Z)(error)) throw error;
		return {
			...failed(assignment, error),
			remarks
		};
	}
}
async function noteLook(host, lease, { name }, { deadline, unread, found }, { changed }, gaps) {
	const isQuiet = changed.length === 0 && unread.size === 0;
	await lease.update((state) => {
		const known = (0,assignment_state/* assignmentOf */.tq)(state, name);
		if (known === null || known.pending !== null) return state;
		const seen = (0,facts_to_keep/* withPushesSeen */.aD)(known.seen, found);
		const hasMoved = isQuiet && (known.deadline ?? null) !== deadline;
		const before = known.unreadable ?? [];
		const at = host.world.date().toISOString();
		const unreadable = notedAfterLook(gaps, before, {
			found,
			seen,
			at
		});
		const isSame = unreadable.length === before.length && unreadable.every((one) => before.includes(one));
		if (isSame && !hasMoved && seen === known.seen && known.wish?.kind !== "look") return state;
		return (0,assignment_state/* changeAssignment */.Iz)(state, name, host.newSalt, (one) => {
			const looked = one.wish?.kind === "look" ? (0,assignment_state/* withoutWish */.Ow)(one) : one;
			const noted = isSame ? looked : {
				...looked,
				unreadable: [...unreadable]
			};
			return hasMoved ? {
				...noted,
				seen,
				deadline
			} : {
				...noted,
				seen
			};
		});
	});
}
async function rehearse(due) {
	const { host, kept, assignment } = due;
	const own = await kept.read() ?? (0,assignment_state/* newAssignment */.mK)(host.newSalt());
	const pending = own.pending ?? {
		...planOf(due, host.world.date().toISOString()),
		progress: { stage: "planned" }
	};
	const noted = await notedCases(own, assignment.settings, host.world.workspace);
	const { report, finish } = await checkOnce(due, own, pending, noted, () => Promise.resolve());
	await finish();
	return checked(assignment, report, null, own.issue);
}
function remarksOf(before, now, gaps) {
	return [...[...gaps].map(([name, reason]) => (0,base_sentence/* fill */.G)(says/* couldNotLooked */.xM, {
		name,
		reason
	})), ...Object.entries(now).flatMap(([id, entry]) => before[id] === entry ? [] : [(0,left/* leftWords */.D9)(entry)])];
}

var answered_case = __load__(52721);
;// bot/scan/students/student-channels.js







const CheckRun = schemas/* looseObject */._H3({
	id: schemas/* number */.aig().int(),
	external_id: schemas/* string */.YjP().nullish(),
	conclusion: schemas/* string */.YjP().nullish(),
	output: schemas/* looseObject */._H3({
		title: schemas/* string */.YjP().nullish(),
		summary: schemas/* string */.YjP().nullish()
	})
});
async function putCommitComment(place, { body }) {
	const { github, repository, sha: commit_sha } = place;
	const purpose = purposeOf(place, permissions/* PERMISSIONS */.J.commitComments);
	const marked = `${(0,marks/* hidden */.R)(place.mark)}\n${body}`;
	const isSaid = (one) => (0,own_comments/* isSameText */.cZ)(one.body ?? "", marked);
	const there = await findComments(place, purpose);
	if (there.some(isSaid)) return;
	const isChanged = await changeOne(there, ({ id: comment_id }) => {
		const changed = {
			...repository,
			comment_id,
			body: marked
		};
		return github.ask(purpose, ({ repos }) => repos.updateCommitComment(changed), own_comments/* StoredComment */.BT);
	});
	if (isChanged) return;
	await (0,marked_comment/* createOnce */.Ur)(() => github.ask(purpose, ({ repos }) => repos.createCommitComment({
		...repository,
		commit_sha,
		body: marked
	}), own_comments/* StoredComment */.BT), async () => (await findComments(place, purpose)).find(isSaid) ?? null, place);
}
async function putStudentCheckRun(place, text) {
	const { github, repository, sha: head_sha, assignment, mark: external_id } = place;
	const purpose = purposeOf(place, permissions/* PERMISSIONS */.J.checks);
	const { title, body: summary, conclusion } = text;
	const said = {
		status: "completed",
		conclusion,
		output: {
			title,
			summary
		}
	};
	const isSaid = ({ conclusion: last, output }) => last === conclusion && output.title === title && (0,own_comments/* isSameText */.cZ)(output.summary ?? "", summary);
	const there = await findCheckRuns(place, purpose);
	if (there.some(isSaid)) return;
	const isChanged = await changeOne(there, ({ id: check_run_id }) => github.ask(purpose, ({ checks }) => checks.update({
		...repository,
		check_run_id,
		...said
	}), CheckRun));
	if (isChanged) return;
	const name = `Code similarity: ${assignment}`;
	await (0,marked_comment/* createOnce */.Ur)(() => github.ask(purpose, ({ checks }) => checks.create({
		...repository,
		name,
		head_sha,
		external_id,
		...said
	}), CheckRun), async () => (await findCheckRuns(place, purpose)).find(isSaid) ?? null, place);
}
function purposeOf({ repository }, permission) {
	return {
		what: `telling the student of ${(0,github_names/* fullName */.fq)(repository)}`,
		permission,
		target: "other"
	};
}
async function changeOne(there, change) {
	for (const one of there.slice(0, limits/* GITHUB_LIMITS */.f.students.tries)) {
		try {
			await change(one);
			return true;
		} catch (error) {
			const isNotOurs = error instanceof base_outcome/* GitHubError */.y_ && error.outcome === "forbidden" && (0,github_errors/* statusOf */.c2)(error) === 403;
			if (!isNotOurs) throw error;
		}
	}
	return false;
}
async function findComments(place, purpose) {
	return (await commentsAt(place, purpose)).filter((one) => isOurs(place, one));
}
async function readReplies(place) {
	const { repository } = place;
	const what = `reading what the student of ${(0,github_names/* fullName */.fq)(repository)} answered`;
	const all = await commentsAt(place, {
		...purposeOf(place, permissions/* PERMISSIONS */.J.commitComments),
		what
	});
	const ours = all.find((one) => isOurs(place, one));
	if (ours === undefined) return null;
	const replies = all.filter((one) => !place.isOwn(one.user) && one.created_at >= ours.created_at && (one.body ?? "").trim() !== "");
	return {
		toldAt: ours.created_at,
		replies
	};
}
function isOurs({ isOwn, mark }, { user, body }) {
	return isOwn(user) && (body ?? "").startsWith((0,marks/* hidden */.R)(mark));
}
async function commentsAt(place, purpose) {
	const parameters = {
		...place.repository,
		commit_sha: place.sha
	};
	const route = "GET /repos/{owner}/{repo}/commits/{commit_sha}/comments";
	const found = [];
	for await (const page of pagesOf(place, purpose, route, parameters, own_comments/* StoredComment */.BT)) found.push(...page);
	return found;
}
async function findCheckRuns(place, purpose) {
	const { repository, sha, mark } = place;
	const route = "GET /repos/{owner}/{repo}/commits/{ref}/check-runs";
	const found = [];
	for await (const page of pagesOf(place, purpose, route, {
		...repository,
		ref: sha
	}, CheckRun)) {
		found.push(...page.filter(({ external_id: id }) => id === mark));
	}
	return found;
}
async function* pagesOf({ github }, purpose, route, parameters, item) {
	let pages = 0;
	for await (const page of github.pages(purpose, route, parameters, item)) {
		if ((pages += 1) > limits/* GITHUB_LIMITS */.f.students.pages) {
			throw new base_outcome/* GitHubError */.y_((0,base_sentence/* fill */.G)(says/* tooMuch */.Gm, { what: purpose.what }), "forbidden");
		}
		yield page;
	}
}

var open_words = __load__(49764);
var digests = __load__(73235);
var student_words = __load__(94128);
var student_sentence = __load__(18480);
;// bot/scan/students/student-text.js


function studentText(assignment, note, notes, settings, words, isHeard = false) {
	const view = viewOfNote(assignment, note, notes, settings);
	const { mark, title } = (0,student_words/* studentHeadline */.q4)(view);
	const facts = (0,student_words/* ownFacts */.ub)(view).map(([label, value]) => `${words.tell(label)}: **${words.tell(value)}**`);
	const policy = (0,student_words/* policyMarkdown */.ud)(view, words);
	const notChecked = view.own?.notChecked ?? null;
	const body = [
		...(0,student_words/* paragraph */.FY)((0,student_words/* studentFirst */.s8)(view), words),
		`### ${mark} ${words.tell(title)}: ${(0,text_escape/* markdownCode */.D9)(assignment)}`,
		"",
		(0,text_escape/* markdownText */.p7)(words.tell(view.sentence)),
		"",
		...view.outcome === "flagged" ? [words.say("comment.nobodyLooked"), ""] : [],
		...(0,student_words/* paragraph */.FY)((0,student_words/* studentNext */.b7)(view), words),
		...policy === null ? [] : [policy, ""],
		...isHeard ? [words.say("comment.answerHere"), ""] : [],
		facts.join(" · "),
		"",
		...notChecked === null ? [] : [(0,text_escape/* markdownText */.p7)(words.say("comment.notCheckedIntro", { reason: notChecked })), ""],
		`<details><summary>${words.say("comment.howToRead")}</summary>`,
		"",
		...(0,student_words/* studentHowToRead */.bc)(view).map((line) => `- ${(0,text_escape/* markdownText */.p7)(words.tell(line))}`),
		"",
		"</details>",
		"",
		`<sub>${words.say("comment.commit", { sha: note.sha.slice(0, 7) })}</sub>`
	].join("\n");
	return {
		title: view.own?.similarity == null ? words.tell(title) : words.say("comment.titleSimilarity", {
			title,
			band: student_words/* BAND_WORDS */.IJ[view.own.similarity]
		}),
		body,
		conclusion: view.outcome === "passed" ? "success" : "neutral"
	};
}
function viewOfNote(assignment, note, { comparedWith, notComparedWith, aiRun, baseCode, isEmbedded, hasLeft }, { studentFeedback: feedback, policy }) {
	const { outcome } = note;
	const bands = feedback === "full" ? note : {
		similarity: null,
		ai: null
	};
	return {
		title: assignment,
		createdAt: "",
		toolVersion: "",
		runUrl: null,
		feedback,
		isPublic: false,
		outcome,
		sentence: (0,student_sentence/* sentenceOf */.$N)(outcome, {
			isOwn: true,
			isPublic: false,
			isAlone: comparedWith === 0,
			judged: 1,
			flagged: 0,
			notChecked: 0
		}),
		policy: outcome === "flagged" ? policy : null,
		aiRun,
		baseCode,
		isEmbedded,
		hasLeft: hasLeft === true,
		inBands: false,
		comparedWith,
		notComparedWith,
		own: {
			name: assignment,
			isChecked: note.notChecked === null,
			notChecked: note.notChecked === null ? null : (0,student_view/* notCheckedOf */.Mw)(note.notChecked),
			isFlagged: note.isFlagged,
			similarity: bands.similarity,
			ai: bands.ai,
			regions: [],
			leftOut: []
		}
	};
}

;// bot/scan/students/tell-students.js









const tell_students_LEAST_MS = 3e4;
const NAMES_SHOWN = 5;
async function tellStudents(host, kept, assignment, found) {
	const { name, settings } = assignment;
	const notes = (await kept.read())?.students;
	if (notes === undefined) return [];
	const words = await (0,open_words/* openWords */.S)(settings.locale);
	const untold = found.flatMap((one) => {
		const note = notes.notes[one.repository.id];
		if (note === undefined || one.repository.archived) return [];
		const isRead = isHeard(settings, one, note);
		const digest = digestOf(settings, note, isRead);
		if (note.told === digest) return [];
		const text = studentText(name, note, notes, settings, words, isRead);
		return [{
			repository: one.repository,
			sha: note.sha,
			text,
			digest
		}];
	});
	const { closed = [], open = [] } = Object.groupBy(untold, ({ repository: { isPrivate, isInternal } }) => isPrivate && !isInternal ? "closed" : "open");
	const first = Math.floor(host.world.random() * closed.length);
	const row = [...closed.slice(first), ...closed.slice(0, first)];
	const { told, remarks } = await tellAll(host, assignment, row, async (batch) => {
		await kept.change((one) => one.students === undefined ? one : {
			...one,
			students: withTold(one.students, batch)
		});
	});
	if (told > 0) host.world.log.info(`${name}: ${(0,format/* count */.U9)(told, "student")} told in repositories of their own.`);
	const names = open.map(({ repository }) => (0,github_names/* fullName */.fq)(repository));
	return [...remarks, ...open.length === 0 ? [] : [(0,base_sentence/* fill */.G)(says/* notToldBecause */.Fq, { names: (0,format/* listed */.KE)(names, NAMES_SHOWN) })]];
}
function digestOf({ tellStudents: channel, studentFeedback }, note, isRead) {
	const { sha, outcome, isFlagged, similarity, ai, notChecked } = note;
	const told = JSON.stringify([
		channel,
		studentFeedback,
		sha,
		outcome,
		isFlagged,
		similarity,
		ai,
		notChecked,
		...isRead ? ["answer"] : []
	]);
	return (0,digests/* sha256 */.sc)(told).slice(0, 16);
}
async function tellAll(host, assignment, untold, note) {
	const remarks = [];
	if (untold.length === 0) return {
		told: 0,
		remarks
	};
	const place = await placeOf(host, assignment);
	if (place instanceof base_outcome/* GitHubError */.y_) {
		return {
			told: 0,
			remarks: [(0,base_sentence/* fill */.G)(says/* noStudentTold */.MZ, { place: place.message })]
		};
	}
	let told = 0;
	let refusals = 0;
	let isLimited = false;
	let batch = new Map();
	for (const [at, { repository, sha, text, digest }] of untold.entries()) {
		const stop = whyStop(host, at, isLimited || told === 0 && refusals >= limits/* GITHUB_LIMITS */.f.students.refusals);
		if (stop !== null) {
			remarks.push((0,base_sentence/* fill */.G)(says/* notToldYet */.xN, {
				students: (0,format/* count */.U9)(untold.length - at, "student"),
				stop
			}));
			break;
		}
		try {
			const put = assignment.settings.tellStudents === "check-run" ? putStudentCheckRun : putCommitComment;
			await put({
				...place,
				repository: {
					owner: repository.owner,
					repo: repository.repo
				},
				sha
			}, text);
			batch.set(repository.id, digest);
			told += 1;
		} catch (error) {
			if (!(error instanceof base_outcome/* GitHubError */.y_)) throw error;
			remarks.push((0,base_sentence/* fill */.G)(says/* studentNotTold */.sf, {
				repository: (0,github_names/* fullName */.fq)(repository),
				error: error.message
			}));
			isLimited = error.outcome === "rate-limited";
			refusals += 1;
		}
		if (batch.size >= limits/* GITHUB_LIMITS */.f.students.perNote) {
			await note(batch);
			batch = new Map();
		}
	}
	if (batch.size > 0) await note(batch);
	return {
		told,
		remarks
	};
}
async function placeOf({ world, branch }, { name }) {
	const github = world.collector();
	const isOwn = await (0,own_comments/* readAuthorship */.Wg)(github).catch((0,base_outcome/* instead */.L1)(base_outcome/* GitHubError */.y_, (error) => error));
	if (isOwn instanceof base_outcome/* GitHubError */.y_) return isOwn;
	const mark = `${(0,marks/* assignmentMark */.LL)(name, branch)} student`;
	return {
		github,
		assignment: name,
		mark,
		isOwn,
		clock: world.clock,
		signal: world.signal
	};
}
function whyStop({ world, endsAtMs }, tried, isRefused) {
	const { perScan } = limits/* GITHUB_LIMITS */.f.students;
	if (world.clock.now() > endsAtMs - tell_students_LEAST_MS) {
		return "the time of this run (timeout-minutes) is over. The next scan goes on.";
	}
	if (tried >= perScan) return `one scan tells ${perScan} at most. The next one goes on.`;
	return isRefused ? says/* githubRefused */.A2 : null;
}

;// bot/scan/students/student-answers.js








const student_answers_NAMES_SHOWN = 5;
async function readAnswers(host, kept, assignment, found) {
	const own = await kept.read();
	const asked = own === null ? [] : mayHaveAnswered(own, assignment, found);
	if (own === null || asked.length === 0) return [];
	const place = await placeOf(host, assignment);
	if (place instanceof base_outcome/* GitHubError */.y_) return [(0,base_sentence/* fill */.G)(says/* noAnswerRead */.i0, { why: place.message })];
	const all = [];
	const failures = [];
	for (const { one, sha } of asked) {
		const repository = {
			owner: one.repository.owner,
			repo: one.repository.repo
		};
		try {
			const read = await readReplies({
				...place,
				repository,
				sha
			});
			if (read !== null) all.push({
				one,
				toldAt: read.toldAt,
				answers: answersOf(one, read.replies)
			});
		} catch (error) {
			if (!(error instanceof base_outcome/* GitHubError */.y_)) throw error;
			failures.push(error);
			if (error.outcome === "rate-limited" || failures.length >= limits/* GITHUB_LIMITS */.f.students.refusals) break;
		}
	}
	const fresh = all.filter((one) => caseWith(own, one) !== null);
	if (fresh.length > 0) await kept.change((state) => withAnswered(state, fresh));
	const names = fresh.map(({ one }) => (0,github_names/* fullName */.fq)(one.repository));
	return [...fresh.length === 0 ? [] : [(0,base_sentence/* fill */.G)(says/* studentsAnswered */.Cl, {
		students: (0,format/* count */.U9)(fresh.length, "student"),
		names: (0,format/* listed */.KE)(names, student_answers_NAMES_SHOWN)
	})], ...failures.map(({ message }) => message)];
}
function mayHaveAnswered({ students }, { settings }, found) {
	return found.flatMap((one) => {
		const note = students?.notes[one.repository.id];
		return note?.told !== undefined && isHeard(settings, one, note) ? [{
			one,
			sha: note.sha
		}] : [];
	});
}
function answersOf(one, replies) {
	return replies.filter(({ user }) => user?.login.toLowerCase() === answerer(one)).map(({ body, updated_at: at }) => ({
		subject: String(one.repository.id),
		at,
		text: body ?? ""
	}));
}
function caseWith({ cases = [] }, { one, toldAt, answers }) {
	const subject = String(one.repository.id);
	const known = cases.find(({ subjects }) => subjects.length === 1 && subjects[0] === subject);
	const before = known ?? (0,answered_case/* newCase */.X)(subject, one.student ?? one.repository.repo, toldAt);
	const next = (0,answered_case/* answeredCase */.U)(before, answers);
	return (next.answers?.length ?? 0) > (before.answers?.length ?? 0) ? next : null;
}
function withAnswered(state, answered) {
	return answered.reduce((sum, one) => {
		const next = caseWith(sum, one);
		if (next === null) return sum;
		const others = (sum.cases ?? []).filter(({ subjects }) => subjects.join() !== next.subjects.join());
		return withNoted(sum, {
			cases: [...others, next],
			common: sum.common ?? []
		});
	}, state);
}

;// bot/scan/run-scan.js
















async function runScan(host) {
	const dashboard = (0,keep_dashboard/* dashboardOf */.O)(host);
	return scanAlone(host, dashboard).catch((0,base_outcome/* andThrow */.U_)((error) => dashboard.tellFailure(error)));
}
async function scanAlone(host, dashboard) {
	const { world } = host;
	const taken = await (0,store_lease/* takeLease */._e)(host.store, host.holder, world.date);
	if (!taken.taken) throw new base_outcome/* Skipped */.zY(taken.sentence);
	const { store } = taken;
	for (const { salt } of Object.values(taken.state.assignments)) host.onSecret(salt);
	try {
		await forgetOver(host, store, taken.state);
		const results = await scanAll(host, store, await dashboard.obey(store));
		await dashboard.write(store, results);
		return results;
	} finally {
		await store.release(dashboard.note).catch((error) => {
			world.log.warning((0,base_sentence/* fill */.G)(says/* leaseScan */.wX, { error: (0,base_outcome/* messageOf */.bD)(error) }));
		});
	}
}
async function scanAll(host, lease, state) {
	const isAsked = ({ name }) => host.only === null || host.only.has(name) || (0,assignment_state/* assignmentOf */.tq)(state, name)?.wish !== undefined;
	const looks = [];
	const since = host.world.date();
	const directory = (0,candidates/* repositoryDirectory */.op)(host.world.collector());
	for (const assignment of host.assignments.filter(isAsked)) {
		const known = (0,assignment_state/* assignmentOf */.tq)(state, assignment.name);
		looks.push(await (0,look_at/* lookAt */.t)({
			host,
			lease,
			directory,
			since
		}, assignment, known));
	}
	const sound = looks.filter(({ failure }) => failure === null);
	const decisions = (0,schedule/* decideAll */.k1)(sound.map(({ assignment }) => assignment), state, new Map(sound.flatMap(({ assignment, listed }) => listed === null ? [] : [[assignment.name, listed.found]])), host.world.date());
	const answers = await forStudents(host, lease, sound, readAnswers);
	const results = looks.flatMap(({ assignment, failure }) => failure === null ? [] : [failed(assignment, failure)]);
	const inquiry = newInquiry(host.world.collector(), host.world.date().toISOString());
	const inTurn = decisions.flatMap((decision) => sound.filter(({ assignment }) => assignment.name === decision.name).map((look) => ({
		look,
		decision
	})));
	for (const { look, decision } of inTurn) {
		results.push(await workOn({
			host,
			lease,
			inquiry
		}, look, decision, (0,assignment_state/* assignmentOf */.tq)(state, decision.name)));
	}
	const told = await forStudents(host, lease, inTurn.map(({ look }) => look), tellStudents);
	const others = host.assignments.filter((assignment) => !isAsked(assignment));
	return [...results.map((one) => ({
		...one,
		remarks: [
			...answers.get(one.name) ?? [],
			...one.remarks,
			...told.get(one.name) ?? []
		]
	})), ...others.map((assignment) => waited(assignment, NOT_ASKED))];
}
async function forStudents(host, lease, looks, act) {
	const remarks = new Map();
	for (const { assignment, listed } of looks) {
		const { name, settings } = assignment;
		if (listed === null || settings.dryRun || !areStudentsTold(settings)) continue;
		const kept = (0,assignment_store/* assignmentStore */.d)(lease, name, host.newSalt);
		remarks.set(name, await act(host, kept, assignment, listed.assignment.discovery.found));
	}
	return remarks;
}
const NOT_ASKED = "This scan was about other assignments alone.";

var open_store = __load__(25918);
var state_branch = __load__(74518);
;// bot/scan-run/scan-end.js


const WORST_FIRST = [
	"internal-error",
	"cancelled",
	"auth",
	"account-suspended",
	"forbidden",
	"config-error",
	"analysis-failed",
	"timeout",
	"rate-limited",
	"service-unavailable",
	"network",
	"flagged",
	"incomplete",
	"passed",
	"skipped"
];
function endOfScan(assignments) {
	const worst = WORST_FIRST.find((outcome) => assignments.some((one) => one.outcome === outcome)) ?? "skipped";
	const failed = assignments.filter(({ kind }) => kind === "failed");
	const unfinished = assignments.filter(({ kind, news }) => kind === "late" || kind === "checked" && news === null);
	const waited = assignments.filter(({ kind }) => kind === "waited").length;
	const checked = assignments.length - failed.length - unfinished.length - waited;
	const counts = [
		`${checked} checked`,
		`${waited} not due`,
		...unfinished.length === 0 ? [] : [`${unfinished.length} not finished`],
		...failed.length === 0 ? [] : [`${failed.length} could not be looked at`]
	];
	const first = failed[0] ?? unfinished[0] ?? assignments.find(needsReason);
	return {
		outcome: worst,
		exitCode: assignments.some(({ exitCode }) => exitCode === 1) ? 1 : 0,
		sentence: `${(0,format/* count */.U9)(assignments.length, "assignment")}: ${counts.join(", ")}.${first === undefined ? "" : ` ${reasonOf(first)}`}${newsOf(assignments)}`,
		assignments
	};
}
function needsReason({ outcome, exitCode, news }) {
	return outcome === "incomplete" || exitCode === 1 && (news === null || !(0,scan_news/* hasNews */.OS)(news));
}
function reasonOf({ name, sentence, report }) {
	return `${name}: ${(0,format/* pointsInLine */.rC)(report === null ? sentence : english/* ENGLISH */.VJ.tell(report.verdict.sentence)).replace(/\.$/, "")}.`;
}
function newsOf(assignments) {
	const told = assignments.flatMap(({ news }) => news === null ? [] : [news]);
	const sum = (pick) => told.reduce((total, news) => total + pick(news), 0);
	const all = {
		newCount: sum(({ newCount }) => newCount),
		worseCount: sum(({ worseCount }) => worseCount)
	};
	return told.length === 0 ? "" : ` ${(0,scan_news/* newsWords */.$M)(all)} since the last report.`;
}

;// bot/scan-run/scan.js














async function scan(settings, world, order, onSecret) {
	const { repository } = world.event;
	const { endsAtMs } = world;
	const store = (0,open_store/* stateStoreOf */.U)(settings, world);
	if (repository === null) throw new base_outcome/* ConfigurationError */.j1(says/* modeScan */.TK);
	const { cacheDir } = settings;
	const cache = cacheDir === null ? null : packedCache((0,external_node_path_.resolve)(world.workspace, cacheDir));
	const assignments = await runScan({
		assignments: settings.assignments,
		only: order.only,
		nextScan: order.nextScan,
		world,
		store,
		holder: {
			run: order.run,
			attempt: order.attempt,
			token: (0,external_node_crypto_.randomBytes)(16).toString("hex")
		},
		repository,
		branch: settings.stateBranch === state_branch/* STATE_BRANCH */.bm ? null : settings.stateBranch,
		endsAtMs,
		self: (await (0,identity/* whoAmI */.Wc)(world.github())).login,
		serverUrl: world.event.serverUrl,
		staff: settings.staff,
		cache,
		newSalt: open_store/* newSalt */.N,
		onSecret,
		check: async (assignment, own, prior) => {
			const tempDir = (0,external_node_path_.join)(world.tempDir, assignment.name);
			await native_files.fs.makeFolder(tempDir);
			const result = await (0,main/* main */.i)({
				...assignment.settings,
				mode: "check",
				resume: true
			}, {
				...own,
				tempDir,
				endsAtMs
			}, prior);
			const report = (0,redaction/* redactDeep */.KL)(result.report, world.redact);
			const directory = order.reportDirOf(assignment.name);
			const { isKept, files } = await (0,write_report_files/* writeReportFiles */.t4)(report, {
				directory,
				workspace: world.workspace,
				audience: "staff",
				template: (0,assets/* reportTemplate */.J8)(),
				redact: world.redact
			});
			if (isKept) world.log.notice((0,write/* keptWords */.Gx)(directory, files));
			return {
				report,
				finish: async () => {
					for (const warning of await result.finish()) world.log.warning(warning);
				}
			};
		},
		discard: async (assignment, checkId) => {
			const service = await (0,open_service/* openService */.IH)(assignment.settings, world, endsAtMs);
			try {
				if (!await (0,run_at_service/* deleteCheck */.c)(service.client, checkId)) {
					throw new errors/* UnavailableError */.hG((0,base_sentence/* fill */.G)(says/* serviceNotDelete */.Wf, { id: checkId }));
				}
			} finally {
				await service.close();
			}
		}
	});
	await cache?.prune(world.date()).catch((error) => {
		const [folder, why] = [JSON.stringify(cacheDir), (0,base_outcome/* messageOf */.bD)(error)];
		world.log.warning((0,base_sentence/* fill */.G)(says/* cacheNotCleaned */.uv, {
			folder,
			error: why
		}));
	});
	return endOfScan(assignments);
}


}),

11556:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
k:()=>packClass,
z:()=>unpackClass
});
var node_zlib__0__ = __load__(38522);
var _channels__3__ = __load__(10856);
var _native__4__ = __load__(73235);
var _report__2__ = __load__(60165);
var _state_state_schema_js__1__ = __load__(50309);





const BYTES = 2;
const FAR = 0;
const APART = 1;
const LEAST = 2;
const STEPS = 100;
function packClass(report) {
	const part = (0,_report__2__.BU)(report);
	const places = part.members.flatMap((one, place) => one === null ? [] : [place]);
	if (!part.isRead || places.length > _state_state_schema_js__1__.$m.coursePeople) return null;
	const { submissions } = report.findings;
	const subjects = (0,_channels__3__.Z6)(submissions);
	const at = new Map(places.map((place, index) => [place, index]));
	const near = Buffer.alloc(BYTES * cellsOf(places.length), FAR);
	const put = (a, b, value) => {
		const [i, j] = [at.get(a), at.get(b)];
		if (i !== undefined && j !== undefined && i !== j) {
			near.writeUInt16LE(value, BYTES * cellOf(i, j, places.length));
		}
	};
	for (const { a, b, near: value } of part.pairs) {
		if (value >= 0) put(a, b, LEAST + Math.round(STEPS * value));
	}
	for (const [a, b] of part.apart) put(a, b, APART);
	return {
		people: places.map((place) => [subjects.get(submissions[place]?.key ?? "") ?? "", ...(part.members[place]?.signs ?? []).map(digestOf)]),
		near: (0,node_zlib__0__.deflateRawSync)(near).toString("base64")
	};
}
function unpackClass({ course, dismissed }) {
	if (course === undefined) return null;
	const members = course.people.map(([name = "", ...signs]) => ({
		name,
		signs
	}));
	const near = inflated(course.near, BYTES * cellsOf(members.length));
	if (near === null) return null;
	const pairs = [];
	const apart = [];
	let cell = 0;
	for (let a = 0; a < members.length; a += 1) {
		for (let b = a + 1; b < members.length; b += 1, cell += BYTES) {
			const value = near.readUInt16LE(cell);
			if (value === APART) apart.push([a, b]);
			else if (value !== FAR) pairs.push({
				a,
				b,
				near: value
			});
		}
	}
	const at = new Map(members.map(({ name }, place) => [name, place]));
	for (const key of Object.keys(dismissed)) {
		const [a, b] = key.split("-").map((subject) => at.get(subject));
		if (a !== undefined && b !== undefined) apart.push([a, b]);
	}
	return {
		isRead: true,
		members,
		pairs,
		apart
	};
}
function inflated(text, bytes) {
	try {
		const data = (0,node_zlib__0__.inflateRawSync)(Buffer.from(text, "base64"), { maxOutputLength: bytes + 1 });
		return data.length === bytes ? data : null;
	} catch {
		return null;
	}
}
function cellsOf(people) {
	return people * (people - 1) / 2;
}
function cellOf(a, b, people) {
	const [i, j] = a < b ? [a, b] : [b, a];
	return i * people - i * (i + 1) / 2 + j - i - 1;
}
function digestOf(sign) {
	return (0,_native__4__.sc)(sign).slice(0, 16);
}


}),

66716:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Q:()=>courseFindings,
V:()=>placeIn
});
var _report__1__ = __load__(60165);
var _report__2__ = __load__(56077);
var _report__3__ = __load__(31377);
var _course_class_js__0__ = __load__(11556);


const LEAST = 2;
function courseFindings(assignments) {
	const known = assignments.flatMap(({ name, own }) => {
		const part = (0,_course_class_js__0__.z)(own);
		return part === null ? [] : [{
			name,
			part,
			told: new Set(own.courseTold)
		}];
	});
	if (known.length < LEAST) return {
		found: [],
		pairs: 0
	};
	const { people, classes } = (0,_report__1__.nn)(known.map(({ part }) => part));
	const all = (0,_report__2__.ew)(people.length, classes);
	const found = all.found.filter(_report__2__.K8).map((one) => {
		const places = one.places.map((place, at) => {
			const subjects = [one.a, one.b].map((person) => known[at]?.part.members[people[person]?.submissions[at] ?? -1]?.name);
			if (place === null || subjects.includes(undefined)) return null;
			return {
				assignment: known[at]?.name ?? "",
				key: (0,_report__3__.u2)(subjects.map(String)),
				rank: Math.round(place * (all.classes[at]?.pairs ?? 0))
			};
		});
		const isTold = places.some((place, at) => place !== null && known[at]?.told.has(place.key) === true);
		return {
			places,
			times: one.times,
			of: one.classes,
			place: one.place,
			expected: one.expected,
			isTold
		};
	});
	return {
		found,
		pairs: all.pairs
	};
}
function placeIn({ places }, assignment) {
	return places.find((place) => place?.assignment === assignment) ?? null;
}


}),

19051:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
ec:()=>courseNewsWords,
rV:()=>courseMarkdown,
xe:()=>COURSE_MEANS
});
var _base__2__ = __load__(68171);
var _base__3__ = __load__(73043);
var _base__4__ = __load__(49094);
var _report__5__ = __load__(9984);
var _issue_finding_lines_js__0__ = __load__(8925);
var _says_js__1__ = __load__(23520);




const COURSE_MEANS = _says_js__1__.gi;
function courseMarkdown(finding, pairs, key, facts) {
	const [first = "", second = ""] = key.split("-");
	const names = `${(0,_issue_finding_lines_js__0__.xh)(null, first, facts)} \u2194 ${(0,_issue_finding_lines_js__0__.xh)(null, second, facts)}`;
	const places = finding.places.flatMap((place) => place === null ? [] : [`${(0,_base__2__.D9)(place.assignment)} ${(0,_base__3__.B4)(place.rank)}`]);
	const isNew = finding.isTold ? "" : "**new** · ";
	return `${isNew}${names} · place ${places.join(", ")} · ${(0,_base__2__.p7)(_base__4__.VJ.tell((0,_report__5__.O)(finding, pairs)))}`;
}
function courseNewsWords({ found }) {
	const fresh = found.filter(({ isTold }) => !isTold).length;
	return fresh === 0 ? null : `${(0,_base__3__.U9)(fresh, "pair")} new over the course`;
}


}),

29976:
((__module__, __out__, __load__) => {


__load__.d(__out__, {
O:()=>dashboardOf,
s:()=>tellFailure
});

var schemas = __load__(25465);
var outcome = __load__(98216);
var github_repository = __load__(1493);
var own_comments = __load__(18793);
var marked_issue = __load__(48022);
var look_at = __load__(9449);
var config_sections = __load__(15556);
var digests = __load__(73235);
;// bot/scan/dashboard/boxes.js


const WISHES = [
	"look",
	"check",
	"retry"
];
const KINDS = [
	...WISHES,
	"left",
	"forget"
];
const KEY_CHARACTERS = 12;
function boxKey(assignment, lastWish) {
	return (0,digests/* sha256 */.sc)(JSON.stringify([assignment, lastWish ?? null])).slice(0, KEY_CHARACTERS);
}
function boxLine({ kind, assignment, key }, isTicked, text) {
	return `- [${isTicked ? "x" : " "}] ${text} <!-- ${kind}:${assignment}:${key} -->`;
}
const TICKED = /^\s*[-*+] \[[xX]\] .*<!-- ([a-z]+):([A-Za-z0-9][A-Za-z0-9._-]{0,99}):([0-9a-f]{1,16}) -->\s*$/;
function readBoxes(body) {
	return body.split(/\r?\n/).flatMap((line) => {
		const [, word, assignment = "", key = ""] = TICKED.exec(line) ?? [];
		const kind = KINDS.find((one) => one === word);
		return kind !== undefined && config_sections/* assignmentNameSchema */.aQ.safeParse(assignment).success ? [{
			kind,
			assignment,
			key
		}] : [];
	});
}
function wishOf(boxes, assignment) {
	for (const kind of WISHES.toReversed()) {
		const box = boxes.find((one) => one.assignment === assignment && one.kind === kind);
		if (box !== undefined) return {
			kind,
			key: box.key
		};
	}
	return null;
}

var format = __load__(73043);
var text_fit = __load__(69197);
var text_escape = __load__(68171);
var limits = __load__(83163);
var course_lines = __load__(19051);
var scan_left = __load__(59129);
var marks = __load__(664);
;// bot/scan/dashboard/dashboard-body.js






const DASHBOARD_TITLE = "Similarity scans";
const SENTENCE_CHARACTERS = 600;
const REMARKS_SHOWN = 10;
const SLACK = 1e3;
const DAY_MS = 24 * 36e5;
function dashboardMarker(branch) {
	return (0,marks/* hidden */.R)((0,marks/* dashboardMark */.Qi)(branch));
}
function renderDashboard(content, late = []) {
	const { rows, over } = content;
	const head = [
		dashboardMarker(content.branch),
		...headLines(content),
		""
	];
	let left = limits/* LIMITS */.b.commentCharacters - SLACK - lengthOf([
		...head,
		...Object.values(HEADINGS),
		...TABLE_HEAD
	]);
	const fit = (share, lines) => {
		const more = (n) => `- \u2026 and ${(0,format/* formatCount */.B4)(n)} more`;
		const fitted = (0,text_fit/* fitLines */.RV)(lines, Math.floor(left * share), more, (text) => text.length);
		left -= fitted.used;
		return fitted.lines;
	};
	const box = (kind, name, key, text) => boxLine({
		kind,
		assignment: name,
		key
	}, late.some(isBox(kind, name, key)), text);
	const boxes = (kind, of) => of.map(({ name, key }) => box(kind, name, key, (0,text_escape/* markdownCode */.D9)(name)));
	const unasked = rows.filter(({ wish }) => wish === null);
	const failures = fit(.3, rows.filter(isInTrouble).map((row) => box("retry", row.name, row.key, `${nameOf(row)} · ${row.outcome} · ${sentenceOf(row)}`)));
	const table = fit(.5, rows.toSorted(worstFirst).map(tableRow));
	const waits = fit(.35, rows.filter((row) => !isInTrouble(row)).map((row) => `- ${nameOf(row)}: ${sentenceOf(row)}${wishWords(row)}`));
	const gaps = fit(.3, rows.flatMap(unreadableLines));
	const course = fit(.3, content.course.rows.map(({ finding, key, seen }) => `- ${(0,course_lines/* courseMarkdown */.rV)(finding, content.course.pairs, key, {
		seen,
		serverUrl: content.serverUrl
	})}`));
	const checks = fit(.3, boxes("check", unasked));
	const looks = fit(.3, boxes("look", unasked));
	const leavers = fit(.8, rows.flatMap((row) => leftOf(row).map(([id, text]) => box("left", row.name, id, text))));
	const forgotten = fit(1, over.map((row) => box("forget", row.name, row.key, overWords(row))));
	const remarks = fit(1, rows.flatMap(remarkLines));
	return [
		...head,
		...section(HEADINGS.failures, failures),
		...section(HEADINGS.table, table.length === 0 ? [] : [...TABLE_HEAD, ...table]),
		...section(HEADINGS.course, course),
		...section(HEADINGS.waits, waits),
		...section(HEADINGS.unreadable, gaps),
		...section(HEADINGS.remarks, remarks),
		...section(HEADINGS.checks, checks),
		...folded(HEADINGS.looks, looks),
		...section(HEADINGS.left, leavers),
		...section(HEADINGS.over, forgotten)
	].join("\n");
}
function isBox(kind, name, key) {
	return (box) => box.kind === kind && box.assignment === name && (kind !== "left" || box.key === key);
}
function overWords({ name, people, until }) {
	const day = until === null ? "" : ` on ${until.slice(0, 10)}`;
	const what = people === 0 ? `people forgotten${day}` : `${(0,format/* formatCount */.B4)(people)} repositories and their people are forgotten${day}`;
	return `${(0,text_escape/* markdownCode */.D9)(name)} · ${what}`;
}
function leftOf(row) {
	return Object.entries(row.left).filter(([, { forgotten }]) => forgotten !== true).map(([id, one]) => [id, `${nameOf(row)} · ${(0,text_escape/* markdownText */.p7)((0,scan_left/* leftWords */.D9)(one))} (${one.at.slice(0, 10)})`]);
}
const HEADINGS = {
	failures: "### Needs somebody\n\nTick one to try again at the next scan; a check that is under way is given up, and another one begins.",
	table: "### Assignments",
	course: `### Over the course\n\n${course_lines/* COURSE_MEANS */.xe}`,
	waits: "### What this scan did, and what waits",
	unreadable: "### Cannot be read\n\nEach was told once and is listed until it can be read. With `fail-on: new` it fails no further scan.",
	remarks: "### What this scan noticed besides",
	checks: "### Check now\n\nA ticked assignment is checked by the next scan, whatever its schedule says.",
	looks: "Look at every repository again, also at those that could not be read",
	left: "### Not what they were\n\nRepositories that left, or whose work was replaced. One is listed until it is back; tick it when somebody has looked at it.",
	over: "### Not in the config file any more\n\nTick one to delete all that is remembered of it: findings, pseudonyms, dismissed pairs. Its issue stays."
};
const TABLE_HEAD = ["| assignment | issue | last check | open pairs | new findings | dismissed pairs | this scan | next check |", "| --- | --- | --- | --: | --: | --: | --- | --- |"];
function headLines({ at, runUrl, missedSince, nextScanAt, rows, size }) {
	const failed = rows.filter(isInTrouble).length;
	const done = rows.filter((row) => row.kind === "checked" && !isInTrouble(row)).length;
	const isWorkflow = runUrl !== null;
	const next = nextScanAt === null ? "" : ` Next scan: ${(0,format/* formatTime */.fU)(nextScanAt)}${isWorkflow ? ", or later: GitHub starts schedules late" : ""}.`;
	return [
		`Last scan: ${(0,text_escape/* markdownLink */.iQ)((0,format/* formatTime */.fU)(at), runUrl)}. ${(0,format/* count */.U9)(rows.length, "assignment")}: ${done} checked, ${rows.length - done - failed} not due, ${failed} failed or unfinished. The state takes ${(0,format/* formatBytes */.z3)(size.bytes)} of ${(0,format/* formatBytes */.z3)(size.limit)}.${next}`,
		"",
		isWorkflow ? "If that time is longer ago than your schedule says, scans do not run any more: look under *Actions*. GitHub drops some scheduled runs, and starts none while Actions or the workflow are switched off." : "The server of the App scans here. If the time of the next scan is over, it does not run: ask whoever runs it.",
		...missedSince === null ? [] : ["", `> [!WARNING]\n> ${missedWords(missedSince, at)}`],
		...size.warning === null ? [] : ["", `> [!WARNING]\n> ${(0,text_escape/* markdownText */.p7)(size.warning)}`]
	];
}
function missedWords(since, at) {
	const nights = Math.max(1, Math.floor((Date.parse(at) - Date.parse(since)) / DAY_MS));
	return `Before this scan none ran for ${(0,format/* count */.U9)(nights, "day")}, since ${(0,format/* formatTime */.fU)(since)}: GitHub dropped the schedule, it was switched off, or the runs ended before they could scan.`;
}
function isInTrouble({ kind, outcome, isPending }) {
	return kind === "failed" || kind === "late" || isPending || outcome === "analysis-failed";
}
function worstFirst(a, b) {
	const rank = (row) => isInTrouble(row) ? 0 : 1;
	return rank(a) - rank(b) || (b.open ?? -1) - (a.open ?? -1);
}
function tableRow(row) {
	const known = (value) => value === null ? "n/a" : String(value);
	return (0,text_escape/* markdownRow */.Kw)([
		nameOf(row),
		row.issue === null ? "" : `#${row.issue}`,
		row.lastCheckAt === null ? "never" : (0,text_escape/* markdownLink */.iQ)((0,format/* formatTime */.fU)(row.lastCheckAt), row.lastCheckUrl),
		known(row.open),
		known(row.fresh),
		known(row.dismissed),
		row.kind === "waited" ? row.isPending ? "waits" : "not due" : row.outcome,
		nextWords(row)
	]);
}
function nextWords({ wish, isPending, nextAt, isOver }) {
	if (isPending) return "is under way";
	if (wish !== null) return "asked for";
	if (nextAt !== null) return `from ${(0,format/* formatTime */.fU)(nextAt)}`;
	return isOver ? "none" : "when it is due";
}
function nameOf({ name }) {
	return (0,text_escape/* markdownCode */.D9)(name);
}
function unreadableLines(row) {
	return row.unreadable.map(({ name, reason, at }) => `- ${nameOf(row)}: ${(0,text_escape/* markdownText */.p7)(name)} · ${sentenceOf({ sentence: reason })} (since ${at.slice(0, 10)})`);
}
function remarkLines(row) {
	const more = row.remarks.length - REMARKS_SHOWN;
	return [...row.remarks.slice(0, REMARKS_SHOWN).map((remark) => `- ${nameOf(row)}: ${sentenceOf({ sentence: remark })}`), ...more > 0 ? [`- ${nameOf(row)}: \u2026 and ${(0,format/* count */.U9)(more, "more remark")}`] : []];
}
function sentenceOf({ sentence }) {
	return (0,text_escape/* markdownText */.p7)((0,text_fit/* shortened */.vI)((0,format/* pointsInLine */.rC)(sentence), SENTENCE_CHARACTERS));
}
const WISH_WORDS = {
	look: "a look at every repository",
	check: "a check",
	retry: "a new check"
};
function wishWords({ wish }) {
	if (wish === null) return "";
	const by = wish.by === null ? "with a box" : `by ${(0,text_escape/* markdownCode */.D9)(wish.by)}`;
	return ` Asked for ${by} on ${(0,format/* formatTime */.fU)(wish.at)}, and not done yet: ${WISH_WORDS[wish.kind]}.`;
}
function section(heading, lines) {
	return lines.length === 0 ? [] : [
		heading,
		"",
		...lines,
		""
	];
}
function folded(summary, lines) {
	return lines.length === 0 ? [] : [
		"<details>",
		`<summary>${summary}</summary>`,
		"",
		...lines,
		"",
		"</details>",
		""
	];
}
function lengthOf(lines) {
	return lines.reduce((sum, line) => sum + line.length + 2, 0);
}
const BANNER = /\n<!-- failure -->\n[\s\S]*?\n<!-- \/failure -->\n/;
function withFailure(before, failure) {
	const marker = dashboardMarker(failure.branch);
	const stored = (before ?? marker).replaceAll("\r\n", "\n").trimStart();
	const said = stored.slice(marker.length).replace(BANNER, "\n").trimStart();
	const when = (0,text_escape/* markdownLink */.iQ)((0,format/* formatTime */.fU)(failure.at), failure.runUrl);
	const banner = `> [!CAUTION]\n> The scan of ${when} failed as a whole, and scanned nothing more: ${sentenceOf(failure)}`;
	const text = `${marker}\n<!-- failure -->\n${banner}\n<!-- /failure -->\n${said}`;
	return text.slice(0, limits/* LIMITS */.b.commentCharacters);
}

var scan_schedule = __load__(14697);
var assignment_state = __load__(48423);
var forget = __load__(43691);
;// bot/scan/dashboard/obey-boxes.js



function obeyBoxes(state, boxes, obedience) {
	const { configured, at, run, newSalt } = obedience;
	let next = state;
	for (const name of new Set(boxes.map(({ assignment }) => assignment))) {
		if (!configured.has(name)) {
			const isForgotten = boxes.some(({ kind, assignment }) => kind === "forget" && assignment === name);
			if (isForgotten && overIn(next, configured).includes(name)) {
				next = (0,forget/* withoutHistory */.lI)((0,assignment_state/* withoutAssignment */.Me)(next, name));
			}
			continue;
		}
		const wish = wishOf(boxes, name);
		next = (0,assignment_state/* changeAssignment */.Iz)(next, name, newSalt, (one) => {
			const forgetting = withForgotten(one, boxes, name);
			return wish === null ? forgetting : (0,assignment_state/* noteWish */.yt)(forgetting, {
				...wish,
				by: null,
				at
			});
		});
	}
	for (const name of configured) {
		const one = (0,assignment_state/* assignmentOf */.tq)(next, name);
		if (one?.wish?.kind !== "retry" || one.pending === null) continue;
		next = (0,assignment_state/* changeAssignment */.Iz)(next, name, newSalt, (stuck) => (0,assignment_state/* giveCheckUp */.HV)(stuck, {
			at,
			...run,
			outcome: "cancelled"
		}));
	}
	return next;
}
function overIn({ assignments }, configured) {
	return Object.entries(assignments).flatMap(([name, one]) => configured.has(name) || (0,forget/* lastUsed */.qE)(one) === null ? [] : [name]);
}
function withForgotten(one, boxes, name) {
	const { left = {} } = one;
	const forgotten = boxes.flatMap(({ kind, assignment, key }) => {
		const entry = kind === "left" && assignment === name ? left[key] : undefined;
		return entry === undefined || entry.forgotten === true ? [] : [[key, {
			...entry,
			forgotten: true
		}]];
	});
	return forgotten.length === 0 ? one : {
		...one,
		left: {
			...left,
			...Object.fromEntries(forgotten)
		}
	};
}

var state_schema = __load__(50309);
var state_size = __load__(10375);
var course_findings = __load__(66716);
var search_memory = __load__(87771);
var facts_to_keep = __load__(66561);
;// bot/scan/dashboard/dashboard-content.js











const LATE_MS = 12 * 36e5;
const USUAL_MS = 24 * 36e5;
function contentOf(facts, scanned, state, lastScan) {
	const { assignments, branch, now, runUrl } = facts;
	const configured = new Set(assignments.map(({ name }) => name));
	const schedules = schedulesOf(facts.schedule, lastScan, now);
	const next = facts.nextScan ?? nextOf(inForce(schedules, now));
	const isSure = (lastScan?.schedules ?? []).length > 1;
	const planned = facts.nextScan ?? nextOf(isSure ? schedules : schedules.slice(-1));
	return {
		branch,
		at: now.toISOString(),
		runUrl,
		missedSince: isMissed(lastScan, planned, now) ? lastScan?.at ?? null : null,
		nextScanAt: next?.(now)?.toISOString() ?? null,
		rows: assignments.flatMap((scheduled) => {
			const result = scanned.find(({ name }) => name === scheduled.name);
			return result === undefined ? [] : [rowOf(result, scheduled, state, now)];
		}),
		serverUrl: facts.serverUrl,
		course: courseRows(assignments, state),
		over: overIn(state, configured).flatMap((name) => overRows(name, (0,assignment_state/* assignmentOf */.tq)(state, name))),
		size: (0,state_size/* stateSize */.N)(state)
	};
}
function courseRows(assignments, state) {
	const known = assignments.flatMap(({ name }) => {
		const own = (0,assignment_state/* assignmentOf */.tq)(state, name);
		return own === null ? [] : [{
			name,
			own
		}];
	});
	const { found, pairs } = (0,course_findings/* courseFindings */.Q)(known);
	const rows = found.flatMap((finding) => {
		const last = finding.places.findLast((place) => place !== null);
		const own = known.find(({ name }) => name === last?.assignment)?.own;
		return last == null || own === undefined ? [] : [{
			finding,
			key: last.key,
			seen: {
				...(0,facts_to_keep/* formerNames */.ao)(own),
				...own.seen
			}
		}];
	});
	return {
		rows,
		pairs
	};
}
function schedulesOf(schedule, lastScan, now) {
	const { at = "", schedule: last, schedules } = lastScan ?? {};
	const before = schedules ?? (last === undefined ? [] : [{
		schedule: last,
		at
	}]);
	if (schedule === null) return before;
	return [...before.filter((one) => one.schedule !== schedule), {
		schedule,
		at: now.toISOString()
	}];
}
function inForce(schedules, now) {
	return schedules.filter(({ schedule, at }) => {
		const next = (0,scan_schedule/* cronTimes */.x2)(schedule)?.(new Date(at)) ?? null;
		return next === null || now.getTime() - next.getTime() <= LATE_MS;
	}).slice(-state_schema/* STATE_LIMITS */.$m.schedules);
}
function nextOf(schedules) {
	const times = schedules.flatMap(({ schedule }) => (0,scan_schedule/* cronTimes */.x2)(schedule) ?? []);
	if (times.length === 0) return null;
	return (after) => {
		const found = times.flatMap((next) => next(after)?.getTime() ?? []);
		return found.length === 0 ? null : new Date(Math.min(...found));
	};
}
function isMissed(lastScan, next, now) {
	if (lastScan === undefined) return false;
	const last = new Date(lastScan.at);
	const planned = next === null ? new Date(last.getTime() + USUAL_MS) : next(last);
	return planned !== null && now.getTime() - planned.getTime() > LATE_MS;
}
function overRows(name, own) {
	const until = own === null ? null : (0,forget/* keptUntil */.Jf)(own);
	if (own === null || until === null) return [];
	const people = (0,forget/* peopleIn */.$T)(own);
	return [{
		name,
		key: boxKey(name, undefined),
		people,
		until: people === 0 ? own.forgottenAt ?? null : until
	}];
}
function rowOf({ name, kind, outcome, sentence, remarks }, scheduled, state, now) {
	const own = (0,assignment_state/* assignmentOf */.tq)(state, name);
	const early = (0,scan_schedule/* decideEarly */.Ou)(scheduled, own, now);
	const last = own?.runs.findLast(({ open }) => open !== undefined);
	const left = own?.left ?? {};
	const heads = Object.entries(own?.seen ?? {}).map(([id, { sha }]) => ({
		id,
		sha
	}));
	const search = (0,search_memory/* searchProgress */.aX)(own ?? {}, scheduled.settings.web, heads);
	const searched = search === null || search.of === 0 ? null : (0,search_memory/* searchWords */.it)(search);
	const isListed = new Set([...Object.values(left).map(scan_left/* leftWords */.D9), searched]);
	return {
		name,
		kind,
		outcome,
		sentence: searched === null ? sentence : `${sentence} ${searched}`,
		remarks: remarks.filter((remark) => !isListed.has(remark)),
		issue: own?.issue ?? null,
		lastCheckAt: own?.lastCheckAt ?? null,
		lastCheckUrl: last?.url ?? null,
		open: last?.open ?? null,
		fresh: last?.newFindings ?? null,
		dismissed: last?.dismissed ?? null,
		nextAt: early?.kind === "wait" ? early.nextAt : null,
		isOver: early?.kind === "wait" && early.nextAt === null,
		isPending: (own?.pending ?? null) !== null,
		wish: own?.wish ?? null,
		left,
		unreadable: own?.unreadable ?? [],
		key: boxKey(name, own?.lastWish)
	};
}

;// bot/scan/dashboard/keep-dashboard.js










function dashboardOf(host) {
	const { world } = host;
	const place = placeOf(host);
	const isRehearsal = host.assignments.every(({ settings }) => settings.dryRun);
	let lastScan;
	let obeyed = [];
	let number = null;
	let isDone = false;
	return {
		obey: async (lease) => {
			const known = await lease.update((state) => state);
			({lastScan} = known);
			number = known.dashboard ?? null;
			if (isRehearsal) return known;
			const issue = number === null ? null : await unlessItFails(host, () => (0,marked_issue/* findIssue */.Ry)(place, number));
			obeyed = readBoxes(issue?.body ?? "");
			const obedience = {
				configured: new Set(host.assignments.map(({ name }) => name)),
				at: world.date().toISOString(),
				run: {
					run: world.run.runId,
					url: world.runUrl
				},
				newSalt: host.newSalt
			};
			return lease.update((state) => obeyBoxes(state, obeyed, obedience));
		},
		write: async (lease, scanned) => {
			isDone = true;
			if (isRehearsal) return;
			const content = contentOf(factsOf(host), scanned, await lease.update((state) => state), lastScan);
			await unlessItFails(host, async () => {
				const issue = await (0,marked_issue/* findIssue */.Ry)(place, number);
				if (issue === null) {
					const made = await (0,marked_issue/* createIssue */.Ko)(place, DASHBOARD_TITLE, renderDashboard(content));
					({number} = made);
					await pin(place, made);
					return;
				}
				({number} = issue);
				const old = issue.body ?? "";
				const body = renderDashboard(content, ticked(old, obeyed));
				if (!(0,own_comments/* isSameText */.cZ)(old, body)) await (0,marked_issue/* changeIssue */.sP)(place, number, { body });
			});
		},
		note: (state) => ({
			...state,
			dashboard: number ?? state.dashboard ?? null,
			...isDone && !isRehearsal && host.only === null ? { lastScan: thisScan(world, lastScan) } : {}
		}),
		tellFailure: async (error) => {
			if (isRehearsal || !isTold(error)) return;
			try {
				await tellFailure(host, {
					known: number,
					mayOpen: true
				}, (0,outcome/* messageOf */.bD)(error));
			} catch (second) {
				world.log.debug(`The failure is not on the dashboard: ${(0,outcome/* messageOf */.bD)(second)}`);
			}
		}
	};
}
function factsOf({ assignments, branch, serverUrl, nextScan, world }) {
	const { runUrl, event } = world;
	return {
		assignments,
		branch,
		serverUrl,
		now: world.date(),
		runUrl,
		nextScan,
		schedule: event.schedule
	};
}
function thisScan({ date, run, runUrl, event }, last) {
	const schedule = event.schedule ?? last?.schedule;
	const now = date();
	const schedules = [...inForce(schedulesOf(event.schedule, last, now), now)];
	return {
		at: now.toISOString(),
		run: run.runId,
		url: runUrl,
		...schedule === undefined ? {} : {
			schedule,
			schedules
		}
	};
}
function ticked(body, obeyed) {
	return readBoxes(body).filter((box) => !obeyed.some((old) => old.kind === box.kind && old.assignment === box.assignment && old.key === box.key));
}
function isTold(error) {
	return error instanceof outcome/* Failure */.HR && error.outcome !== "cancelled" && error.outcome !== "skipped";
}
async function unlessItFails({ world }, body) {
	try {
		return await body();
	} catch (error) {
		if (!(0,look_at/* isOfOneAssignment */.Z)(error)) throw error;
		world.log.warning(`The dashboard of the scans could not be brought up to date: ${error.message}`);
		return null;
	}
}
function placeOf(host) {
	return (0,marked_issue/* issuePlace */.VV)(host, dashboardMarker(host.branch));
}
async function tellFailure(host, dashboard, sentence) {
	const { world, branch, repository } = host;
	const isPrivate = world.event.repositoryIsPrivate ?? (await (0,github_repository/* readRepository */.Nu)(world.github(), repository)).isPrivate;
	if (!isPrivate) return;
	const place = placeOf(host);
	const issue = await (0,marked_issue/* findIssue */.Ry)(place, dashboard.known);
	const failure = {
		branch,
		at: world.date().toISOString(),
		runUrl: world.runUrl,
		sentence
	};
	const body = withFailure(issue?.body ?? null, failure);
	if (issue === null) {
		if (dashboard.mayOpen) await pin(place, await (0,marked_issue/* createIssue */.Ko)(place, DASHBOARD_TITLE, body));
	} else if (!(0,own_comments/* isSameText */.cZ)(issue.body ?? "", body)) {
		await (0,marked_issue/* changeIssue */.sP)(place, issue.number, { body });
	}
}
const ANYTHING = schemas/* looseObject */._H3({});
async function pin(place, { number, node_id: id }) {
	const pinned = place.github.graphql((0,marked_issue/* issuePurpose */._9)(place, `pinning issue ${number}`), "mutation ($id: ID!) { pinIssue(input: { issueId: $id }) { issue { number } } }", { id }, ANYTHING);
	const tell = ({ message }) => place.log.debug(`The dashboard is not pinned: ${message}`);
	await pinned.catch((0,outcome/* instead */.L1)(outcome/* GitHubError */.y_, tell));
}


}),

8925:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
IT:()=>pairMarkdown,
L6:()=>reviewerOf,
aM:()=>standingMarkdown,
jM:()=>staffLogins,
oi:()=>flagMarkdown,
rA:()=>reviewerMarkdown,
xh:()=>sideMarkdown
});
var _base__0__ = __load__(73043);
var _base__2__ = __load__(68171);
var _base__3__ = __load__(69197);
var _base__4__ = __load__(49094);
var _native__5__ = __load__(73235);
var _report__1__ = __load__(62867);



const NAME_CHARACTERS = 200;
const STANDINGS = {
	new: "**new** · ",
	worse: "**worse** · ",
	unchanged: "",
	unseen: "**not checked this time** · ",
	gone: ""
};
function standingMarkdown(standing) {
	return STANDINGS[standing];
}
function pairMarkdown(pair, facts, isClosed) {
	const [first = "", second = ""] = pair.key.split("-");
	const { similarity } = facts.thresholds;
	const score = pair.score ?? pair.reportedScore;
	const rise = pair.standing === "worse" && pair.reportedScore !== null ? ` (was ${(0,_base__0__.l9)(pair.reportedScore, similarity)})` : "";
	const names = `${sideMarkdown(pair.a, first, facts)} \u2194 ${sideMarkdown(pair.b, second, facts)}`;
	return `${isClosed ? "" : standingMarkdown(pair.standing)}${names} · ${(0,_base__0__.l9)(score, similarity)}${rise}`;
}
function flagMarkdown(flag, facts) {
	const { similarity, ai } = facts.thresholds;
	const name = sideMarkdown(flag.submission, flag.key, facts);
	return `${standingMarkdown(flag.standing)}${name} · similarity ${(0,_base__0__.l9)(flag.total, similarity)}, AI ${(0,_base__0__.l9)(flag.ai, ai)}`;
}
function sideMarkdown(submission, subject, facts) {
	const origin = submission?.origin ?? null;
	const seen = facts.seen[subject];
	const name = submission?.name ?? seen?.fullName ?? `repository ${subject}`;
	const repository = origin?.kind === "repository" ? {
		path: `${origin.owner}/${origin.repo}`,
		sha: origin.sha
	} : submission === null && seen !== undefined ? {
		path: seen.fullName,
		sha: seen.sha
	} : null;
	const url = repository === null ? null : `${facts.serverUrl}/${repository.path.split("/").map(encodeURIComponent).join("/")}/tree/${repository.sha}`;
	const role = submission === null ? null : (0,_report__1__.ww)(submission);
	return (0,_report__1__.Tl)((0,_base__2__.iQ)((0,_base__2__.D9)((0,_base__3__.vI)(name, NAME_CHARACTERS)), url), role, _base__4__.VJ);
}
function staffLogins(staff) {
	return namesIn(staff, /^[\w-]+(\[bot\])?$/);
}
function namesIn(staff, shape) {
	const names = staff.map((entry) => entry.trim().replace(/^@/, ""));
	return [...new Set(names.filter((name) => shape.test(name)))];
}
function reviewerOf(pair, { staff, reviewers }) {
	const named = reviewers !== undefined && Object.hasOwn(reviewers, pair) ? reviewers[pair] : undefined;
	if (named !== undefined) return named.login;
	const logins = staffLogins(staff);
	const candidates = logins.length > 0 ? logins : namesIn(staff, /^[\w-]+\/[\w.-]+$/);
	const weighted = candidates.map((login) => ({
		login,
		weight: (0,_native__5__.sc)(`${pair} ${login.toLowerCase()}`)
	}));
	return weighted.toSorted((a, b) => a.weight < b.weight ? 1 : -1)[0]?.login ?? null;
}
function reviewerMarkdown(reviewer, isMentioned) {
	return isMentioned ? `@${reviewer}` : (0,_base__2__.D9)(reviewer);
}


}),

48022:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Ko:()=>createIssue,
Ry:()=>findIssue,
VV:()=>issuePlace,
_9:()=>issuePurpose,
k7:()=>MarkedIssue,
sP:()=>changeIssue
});
var zod__3__ = __load__(25465);
var _base__8__ = __load__(98216);
var _base__9__ = __load__(4771);
var _github__4__ = __load__(50926);
var _github__5__ = __load__(21498);
var _github__6__ = __load__(47307);
var _github__7__ = __load__(4472);
var _publish_identity_js__0__ = __load__(4666);
var _publish_marked_comment_js__1__ = __load__(69444);
var _says_js__2__ = __load__(23520);






function issuePlace({ world, repository, self }, marker) {
	const { clock, signal, log } = world;
	return {
		github: world.github(),
		repository,
		self,
		clock,
		signal,
		log,
		marker
	};
}
const MarkedIssue = zod__3__._H3({
	number: zod__3__.aig().int(),
	node_id: zod__3__.YjP().nullish(),
	state: zod__3__.YjP(),
	body: zod__3__.YjP().nullish(),
	user: _publish_identity_js__0__.gD.nullable(),
	assignees: zod__3__.YOg(_publish_identity_js__0__.gD).nullish(),
	pull_request: zod__3__.L5J().optional()
});
function issuePurpose({ repository }, what) {
	return {
		what: `${what} in ${(0,_github__4__.fq)(repository)}`,
		permission: _github__5__.J.issues,
		target: "own"
	};
}
function isOurs({ marker, self }, { body, user, pull_request: pull }) {
	return (pull === undefined || pull === null) && (body ?? "").trimStart().startsWith(marker) && (0,_publish_identity_js__0__.cu)(self).wrote(user);
}
async function findIssue(place, known) {
	return (known === null ? null : await byNumber(place, known)) ?? search(place);
}
async function byNumber(place, number) {
	try {
		const issue = await place.github.ask(issuePurpose(place, `reading issue ${number}`), (rest) => rest.issues.get({
			...place.repository,
			issue_number: number
		}), MarkedIssue);
		return issue.number === number && isOurs(place, issue) ? issue : null;
	} catch (error) {
		const status = (0,_github__6__.c2)(error);
		if (status === 404 || status === 410) return null;
		throw error;
	}
}
async function search(place) {
	const pages = place.github.pages(issuePurpose(place, "looking for the issue of a scan"), "GET /repos/{owner}/{repo}/issues", {
		...place.repository,
		state: "all",
		sort: "created",
		direction: "asc"
	}, MarkedIssue);
	let oldest = null;
	for await (const page of pages) {
		for (const issue of page) {
			if (isOurs(place, issue) && (oldest === null || issue.number < oldest.number)) oldest = issue;
		}
	}
	return oldest;
}
async function createIssue(place, title, body) {
	const { github, repository } = place;
	const made = {
		...repository,
		title,
		body
	};
	try {
		return await (0,_publish_marked_comment_js__1__.Ur)(() => github.ask(issuePurpose(place, "opening an issue"), (rest) => rest.issues.create(made), MarkedIssue), () => search(place), place, _github__7__.f.issue);
	} catch (error) {
		if ((0,_github__6__.c2)(error) !== 410) throw error;
		throw new _base__8__.y_((0,_base__9__.G)(_says_js__2__.wv, { repository: (0,_github__4__.fq)(repository) }), "config-error", { cause: error });
	}
}
async function changeIssue(place, number, change) {
	await place.github.ask(issuePurpose(place, `updating issue ${number}`), (rest) => rest.issues.update({
		...place.repository,
		issue_number: number,
		...change
	}), MarkedIssue);
}


}),

67050:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
U:()=>isRowId,
V:()=>rowIdOf
});
var _native__0__ = __load__(73235);

function rowIdOf(pair) {
	return `p${(0,_native__0__.sc)(pair).slice(0, 7)}`;
}
function isRowId(word) {
	return /^p[0-9a-f]{7}$/.test(word);
}


}),

24740:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Br:()=>hasAnythingToTell,
Ch:()=>courseLine,
Lx:()=>isClosed,
Q_:()=>issueMarker,
UJ:()=>withTick,
Y4:()=>hasTold,
Z9:()=>renderScanIssue,
bn:()=>readTicks,
jD:()=>isConfigured,
qf:()=>readIssueMarker
});
var _base__7__ = __load__(73043);
var _base__8__ = __load__(68171);
var _base__10__ = __load__(69197);
var _contract__9__ = __load__(83163);
var _marks_js__0__ = __load__(664);
var _course_course_lines_js__1__ = __load__(19051);
var _course_course_findings_js__2__ = __load__(66716);
var _news_js__3__ = __load__(6472);
var _finding_lines_js__4__ = __load__(8925);
var _row_id_js__5__ = __load__(67050);
var _web_lines_js__6__ = __load__(18090);









const RUNS_SHOWN = 20;
const REASON_CHARACTERS = 300;
const SLACK = 1e3;
function issueMarker(assignment, branch = null) {
	return (0,_marks_js__0__.R)((0,_marks_js__0__.LL)(assignment, branch));
}
function readIssueMarker(body) {
	const [, assignment, branch] = /^\s*<!-- code-similarity-action:scan ([A-Za-z0-9][A-Za-z0-9._-]{0,99})(?: of (\S+))? -->/.exec(body) ?? [];
	if (assignment === undefined) return null;
	try {
		return {
			assignment,
			branch: branch === undefined ? null : decodeURIComponent(branch)
		};
	} catch {
		return null;
	}
}
function toldMarker(check) {
	return (0,_marks_js__0__.R)(`told:${check}`);
}
function hasTold(body, check) {
	return body.split(/\r?\n/)[1]?.trim() === toldMarker(check);
}
const TICK = /^\s*[-*+] \[([ xX])\] .*<!-- pair:([1-9k][0-9a-f]*-[1-9k][0-9a-f]*) -->\s*$/;
function readTicks(body) {
	const ticks = new Map();
	for (const line of body.split(/\r?\n/)) {
		const [, box, pair] = TICK.exec(line) ?? [];
		if (box !== undefined && pair !== undefined) ticks.set(pair, box !== " ");
	}
	return ticks;
}
function withTick(body, pair, isTicked) {
	const lines = body.split("\n").map((line) => {
		const [, box, shown] = TICK.exec(line) ?? [];
		return shown !== pair || box !== " " === isTicked ? line : line.replace(/\[[ xX]\]/, isTicked ? "[x]" : "[ ]");
	});
	return lines.join("\n");
}
function isConfigured(body, pair) {
	return body.split(/\r?\n/).some((line) => line.trimEnd().endsWith(` <!-- configured:${pair} -->`));
}
const OUTLIERS_MEAN = "Each of these pairs stands out from the class, as a padded or disguised copy does: read its lines in the report. It has no box. Decide about it as a case in the report, which comes back when the two share more.";
function hasAnythingToTell({ news, course, outliers = [] }) {
	return outliers.length > 0 || (course?.found.length ?? 0) > 0 || news.pairs.some(({ standing, dismissed }) => standing !== "gone" && dismissed === null) || news.flags.some(({ standing }) => standing !== "gone") || news.sources.length + news.tutorials.length > 0;
}
function isClosed({ key, dismissed, hasGrown }, ticks) {
	return dismissed !== null || hasGrown !== true && ticks.get(key) === true;
}
function goneLines(gone) {
	if (gone === 0) return [];
	return ["", `${(0,_base__7__.U9)(gone, "pair")} of the last report ${gone === 1 ? "is" : "are"} not above the threshold any more.`];
}
const section = (heading, lines) => lines.length === 0 ? [] : [
	heading,
	"",
	...lines,
	""
];
function headLines(content, tells) {
	return [
		issueMarker(content.assignment, content.branch),
		...tells ? [toldMarker(content.check)] : [],
		`## Similarity scan of ${(0,_base__8__.D9)(content.assignment)}`,
		"",
		...lastRun(content),
		...content.search == null ? [] : [content.search],
		"",
		"Similarity is no proof of anything: each pair needs a person\u2019s review. Tick a pair when somebody has looked at it and found it harmless; it is told no more then, until the two share more, and clearing the box opens it again. The id at the end of a row names its pair in commands (`/similarity help`, where staff set them up).",
		""
	];
}
function renderScanIssue(content, ticks, tells = false) {
	const { news } = content;
	const present = news.pairs.filter(({ standing }) => standing !== "gone");
	const open = present.filter((pair) => !isClosed(pair, ticks));
	const closed = present.filter((pair) => isClosed(pair, ticks));
	const flags = news.flags.filter(({ standing }) => standing !== "gone");
	const gone = news.pairs.filter(({ standing, dismissed }) => standing === "gone" && dismissed === null).length;
	const head = headLines(content, tells);
	const history = historyLines(content.runs);
	const headings = [
		`### Open pairs (${open.length})`,
		`### Flagged submissions (${flags.length})`,
		`### Closed pairs (${closed.length})`,
		`### On the web (${news.sources.length})`,
		`### Over the course (${content.course?.found.length ?? 0})\n\n${_course_course_lines_js__1__.xe}`,
		`### Below the threshold, and out of the ordinary (${content.outliers?.length ?? 0})\n\n${OUTLIERS_MEAN}`
	];
	const size = (text) => text.length;
	const fixed = [
		...head,
		...headings,
		...history
	].reduce((sum, line) => sum + line.length + 1, 0);
	let left = _contract__9__.b.commentCharacters - SLACK - fixed;
	const fit = (lines, more) => {
		const fitted = (0,_base__10__.RV)(lines, Math.max(0, left), more, size);
		left -= fitted.used;
		return fitted.lines;
	};
	const openLines = fit(open.map((pair) => openLine(pair, content, tells)), (n) => `- \u2026 and ${(0,_base__7__.U9)(n, "more pair")} in the report of the run`);
	const flagLines = fit(flags.map((flag) => `- ${(0,_finding_lines_js__4__.oi)(flag, content)}`), (n) => `- \u2026 and ${(0,_base__7__.U9)(n, "more submission")} in the report of the run`);
	const webLines = fit([...news.tutorials.map((tutorial) => `- ${(0,_web_lines_js__6__.U)(tutorial)}`), ...news.sources.map((source) => `- ${(0,_web_lines_js__6__.P)(source, content)}`)], (n) => `- \u2026 and ${(0,_base__7__.U9)(n, "more row")} in the report of the run`);
	const courseLines = fit((content.course?.found ?? []).map((one) => `- ${courseLine(one, content, tells)}`), (n) => `- \u2026 and ${(0,_base__7__.U9)(n, "more pair")}: \`code-similarity course\` joins reports of several assignments`);
	const outlierLines = fit((content.outliers ?? []).map((one) => outlierLine(one, content)), (n) => `- \u2026 and ${(0,_base__7__.U9)(n, "more pair")} in the report of the run`);
	const closedLines = fit(closed.map((pair) => closedLine(pair, content)), (n) => `- \u2026 and ${(0,_base__7__.U9)(n, "more pair")}, which stay closed`);
	return [
		...head,
		headings[0],
		"",
		...openLines.length === 0 ? ["None."] : openLines,
		...goneLines(gone),
		"",
		...section(headings[1], flagLines),
		...section(headings[5], outlierLines),
		...section(headings[3], webLines),
		...section(headings[4], courseLines),
		...section(headings[2], closedLines),
		...history,
		""
	].join("\n");
}
function lastRun({ runs, news, thresholds, checkUrl, outliers = [] }) {
	const last = runs.at(-1);
	const told = (0,_news_js__3__.OS)(news) ? `**${(0,_news_js__3__.$M)(news)}** since the last report.` : `${(0,_news_js__3__.$M)(news)} since the last report.`;
	const limits = `Pairs and submissions above ${thresholds.similarity} % similarity or ${thresholds.ai} % AI score are listed${outliers.length === 0 ? "" : ", and pairs that stand out from the class"}.`;
	if (last === undefined) return [`${told} ${limits}`];
	const links = [...last.url === null ? [] : [(0,_base__8__.iQ)("run with its report", last.url)], ...checkUrl === null ? [] : [(0,_base__8__.iQ)("check at the service", checkUrl)]].filter((link) => link.startsWith("["));
	return [`Last check: ${(0,_base__7__.fU)(last.at)}, ${(0,_base__7__.U9)(last.submissions, "submission")}, ${last.flagged} flagged${links.length === 0 ? "" : ` (${links.join(", ")})`}. ${told} ${limits}`];
}
function openLine(pair, content, tells) {
	const reviewer = (0,_finding_lines_js__4__.L6)(pair.key, content);
	const parts = [
		(0,_finding_lines_js__4__.IT)(pair, content, false),
		...pair.hasGrown === true ? ["closed before, and they share more since"] : [],
		...reviewer === null ? [] : [`for ${(0,_finding_lines_js__4__.rA)(reviewer, tells && (0,_news_js__3__.Ms)(pair))}`]
	];
	return `- [ ] ${parts.join(" · ")} ${rowEnd(pair)}`;
}
function outlierLine({ sides, suspicion }, content) {
	const names = sides.map(([subject, submission]) => (0,_finding_lines_js__4__.xh)(submission, subject, content)).join(" \u2194 ");
	return `- ${names}${suspicion === null ? "" : ` · priority ${suspicion.toFixed(1)}`}`;
}
function courseLine(one, content, tells) {
	const key = (0,_course_course_findings_js__2__.V)(one, content.assignment)?.key ?? "";
	const reviewer = (0,_finding_lines_js__4__.L6)(key, content);
	const mention = reviewer === null ? "" : ` · for ${(0,_finding_lines_js__4__.rA)(reviewer, tells && !one.isTold)}`;
	return `${(0,_course_course_lines_js__1__.rV)(one, content.course?.pairs ?? 0, key, content)}${mention}`;
}
function closedLine(pair, content) {
	return `- [x] ${(0,_finding_lines_js__4__.IT)(pair, content, true)} · ${closedBecause(pair)} ${rowEnd(pair)}`;
}
function rowEnd({ key, dismissed }) {
	return `· ${(0,_base__8__.D9)((0,_row_id_js__5__.V)(key))} <!-- ${dismissed?.via === "config" ? "configured" : "pair"}:${key} -->`;
}
function closedBecause({ dismissed }) {
	if (dismissed === null) return "ticked here";
	const by = dismissed.by === null ? "" : ` (${(0,_base__8__.D9)(dismissed.by)})`;
	return `${(0,_base__8__.p7)((0,_base__10__.vI)(dismissed.reason, REASON_CHARACTERS))}${by}`;
}
function historyLines(runs) {
	if (runs.length === 0) return [];
	const shown = runs.slice(-RUNS_SHOWN).toReversed();
	return [
		`### Runs${runs.length > shown.length ? ` (the last ${shown.length})` : ""}`,
		"",
		"| when | outcome | submissions | flagged | new | worse |",
		"| --- | --- | --: | --: | --: | --: |",
		...shown.map((run) => `| ${(0,_base__8__.iQ)((0,_base__7__.fU)(run.at), run.url)} | ${run.outcome} | ${run.submissions} | ${run.flagged} | ${run.newFindings} | ${run.worseFindings} |`)
	];
}


}),

18090:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
P:()=>sourceMarkdown,
U:()=>tutorialMarkdown
});
var _base__2__ = __load__(73043);
var _base__3__ = __load__(68171);
var _base__4__ = __load__(69197);
var _web_source_id_js__0__ = __load__(31510);
var _finding_lines_js__1__ = __load__(8925);



const ADDRESS_CHARACTERS = 150;
function sourceMarkdown(news, facts) {
	const { submission, key, score, sources, standing } = news;
	const [likest, ...more] = sources;
	if (likest === undefined) return "";
	return [
		`${(0,_finding_lines_js__1__.aM)(standing)}${(0,_finding_lines_js__1__.xh)(submission, key, facts)} \u2194 ${placeMarkdown(likest)} · ${(0,_base__2__.l9)(score, facts.thresholds.similarity)}`,
		beforeWords(likest),
		...more.length === 0 ? [] : [`and ${more.length} more in the report`],
		(0,_base__3__.D9)((0,_web_source_id_js__0__.L7)(likest))
	].join(" · ");
}
function tutorialMarkdown(tutorial) {
	const { standing, submissions, of, row } = tutorial;
	const start = `${(0,_finding_lines_js__1__.aM)(standing)}${submissions} of ${of} share code with ${placeMarkdown(tutorial)}: a tutorial or the starter code, more likely than ${submissions} copies.`;
	return row === null ? `${start} Declare it starter code (\`starter\`) if it is.` : `${start} If it is, \`/similarity common ${row}\` makes it starter code from the next check on.`;
}
function placeMarkdown({ repository, path, url }) {
	return (0,_base__3__.iQ)((0,_base__3__.D9)((0,_base__4__.vI)(`${repository}/${path}`, ADDRESS_CHARACTERS)), url);
}
function beforeWords({ before, publicSince }) {
	const since = publicSince === null ? "" : ` (since ${publicSince.slice(0, 10)})`;
	return before === "yes" ? `public before the hand-in${since}` : "not known whether it was public before the hand-in";
}


}),

59129:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
D9:()=>leftWords,
ec:()=>isUnexplained,
um:()=>withLeft
});
var _base__2__ = __load__(92105);
var _base__3__ = __load__(4771);
var _state_state_schema_js__0__ = __load__(50309);
var _says_js__1__ = __load__(23520);



const OUTSIDE = new Set([
	"missing",
	"replaced",
	"left-out",
	"archived",
	"moved",
	"transferred",
	"deleted"
]);
function isUnexplained(known) {
	return known === undefined || known.how === "missing" || !OUTSIDE.has(known.how);
}
function withLeft(known, found, news) {
	const here = new Map(found.map((one) => [String(one.id), one]));
	const next = {};
	for (const [id, entry] of Object.entries(known)) {
		const repository = here.get(id);
		if (repository === undefined || !isBack(entry, repository)) next[id] = entry;
	}
	for (const [id, entry] of news) {
		const before = next[id];
		if (before === undefined || saysMore(entry, before)) next[id] = entry;
	}
	const kept = Object.entries(next).toSorted(([, a], [, b]) => (0,_base__2__.n)(b.at, a.at)).slice(0, _state_state_schema_js__0__.$m.left);
	const isSame = kept.length === Object.keys(known).length && kept.every(([id, entry]) => known[id] === entry);
	return isSame ? known : Object.fromEntries(kept);
}
function isBack({ how, name }, { headSha, fullName }) {
	if (how === "rewritten") return false;
	if (how === "emptied") return headSha !== null;
	return how === "renamed" ? fullName === name : true;
}
function saysMore(later, earlier) {
	if (later.how === earlier.how) return later.now !== earlier.now;
	return _state_state_schema_js__0__.zP.indexOf(later.how) > _state_state_schema_js__0__.zP.indexOf(earlier.how);
}
const SHORT_SHA = 7;
function leftWords({ how, name, now }) {
	switch (how) {
		case "renamed": return `${name} is called ${now ?? "otherwise"} now. It is checked as before.`;
		case "rewritten": return (0,_base__3__.G)(_says_js__1__.Jw, {
			name,
			now: now?.slice(0, SHORT_SHA) ?? null
		});
		case "emptied": return (0,_base__3__.G)(_says_js__1__.PF, { name });
		case "missing": return (0,_base__3__.G)(_says_js__1__.p1, { name });
		case "replaced": return (0,_base__3__.G)(_says_js__1__._2, { name });
		case "left-out": return (0,_base__3__.G)(_says_js__1__.If, { name });
		case "archived": return (0,_base__3__.G)(_says_js__1__.wK, { name });
		case "moved": return (0,_base__3__.G)(_says_js__1__.wB, {
			name,
			now: now ?? "another name"
		});
		case "transferred": return (0,_base__3__.G)(_says_js__1__.iG, {
			name,
			now: now ?? "another owner"
		});
		case "deleted": return (0,_base__3__.G)(_says_js__1__.Bt, { name });
	}
}


}),

664:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
LL:()=>assignmentMark,
Qi:()=>dashboardMark,
R:()=>hidden
});
function dashboardMark(branch) {
	return markOf("dashboard", branch);
}
function assignmentMark(assignment, branch) {
	return markOf(`scan ${assignment}`, branch);
}
function hidden(mark) {
	return `<!-- ${mark} -->`;
}
function markOf(what, branch) {
	return `code-similarity-action:${what}${branch === null ? "" : ` of ${encodeURIComponent(branch)}`}`;
}


}),

6472:
((__module__, __out__, __load__) => {


__load__.d(__out__, {
t$:()=>compareWithReported,
X8:()=>countNews,
OS:()=>hasNews,
Ms:()=>isNews,
$M:()=>newsWords,
xr:()=>peopleOf,
Mm:()=>sidesOf
});

var collections = __load__(37129);
var compare_text = __load__(92105);
var cases = __load__(10856);
var named_pairs = __load__(89236);
var findings = __load__(94825);
var merge_cases = __load__(31377);
var state_schema = __load__(50309);
var source_id = __load__(31510);
;// bot/scan/news-of-sources.js


function newsOfSources(findings, subjectOf, before, threshold) {
	const tutorials = tutorialsOf(findings);
	const reported = { ...before };
	const sources = [];
	const told = new Set();
	for (const submission of findings.submissions) {
		const key = subjectOf(submission);
		const known = Object.hasOwn(before, key) ? before[key] ?? [] : [];
		const all = submission.role === "judged" ? onTheWeb(submission) : [];
		const own = all.filter((source) => !tutorials.has(placeOf(source)));
		const shared = all.filter((source) => tutorials.has(placeOf(source)));
		const score = submission.publicWeb ?? null;
		const isTold = own.length > 0 && score !== null && score > threshold;
		if (isTold) {
			const isNew = own.some((source) => !known.includes((0,source_id/* sourceIdOf */.GC)(source)));
			sources.push({
				key,
				submission,
				score,
				sources: own,
				standing: isNew ? "new" : "unchanged"
			});
		}
		for (const source of shared) if (known.includes((0,source_id/* sourceIdOf */.GC)(source))) told.add(placeOf(source));
		const ids = [...isTold ? own : [], ...shared].map(source_id/* sourceIdOf */.GC);
		if (ids.length > 0) reported[key] = [...new Set([...ids, ...known])].slice(0, state_schema/* STATE_LIMITS */.$m.toldSources);
	}
	return {
		sources: sources.toSorted((a, b) => b.score - a.score),
		tutorials: [...tutorials.entries()].map(([place, tutorial]) => ({
			...tutorial,
			standing: told.has(place) ? "unchanged" : "new"
		})),
		reportedSources: reported
	};
}
function onTheWeb({ matches }) {
	const once = new Map();
	for (const { source } of matches.toSorted((a, b) => (b.similarity ?? -1) - (a.similarity ?? -1))) {
		if (source?.counts !== true || once.has((0,source_id/* sourceIdOf */.GC)(source))) continue;
		once.set((0,source_id/* sourceIdOf */.GC)(source), source);
	}
	return [...once.values()];
}
function tutorialsOf({ submissions, webSearch }) {
	const seen = new Map();
	for (const { matches } of submissions) {
		for (const { source } of matches) {
			if (source !== undefined) seen.set(placeOf(source), (0,source_id/* sourceRowOf */.L7)(source));
		}
	}
	const tutorials = (webSearch?.tutorials ?? []).toSorted((a, b) => b.submissions - a.submissions);
	return new Map(tutorials.map((tutorial) => {
		const place = placeOf(tutorial);
		return [place, {
			...tutorial,
			row: seen.get(place) ?? null
		}];
	}));
}
function placeOf({ repository, path }) {
	return JSON.stringify([repository.toLowerCase(), path]);
}

;// bot/scan/news.js






function isNews({ standing }) {
	return standing === "new" || standing === "worse";
}
function countNews(told) {
	const count = (wanted) => told.filter(({ standing }) => standing === wanted).length;
	return {
		newCount: count("new"),
		worseCount: count("worse")
	};
}
function hasNews({ newCount, worseCount }) {
	return newCount + worseCount > 0;
}
function newsWords({ newCount, worseCount }) {
	const words = [...newCount === 0 ? [] : [`${newCount} new`], ...worseCount === 0 ? [] : [`${worseCount} worse`]];
	return words.length === 0 ? "Nothing new" : words.join(" and ");
}
function compareWithReported(findings, assignment, options) {
	const people = peopleOf(findings);
	const pairs = newsOfPairs(findings, people, assignment, options);
	const flags = newsOfFlags(findings, people, assignment, options);
	const { reportedSources: before = {} } = assignment;
	const web = newsOfSources(findings, people.subjectOf, before, options.thresholds.similarity);
	return {
		...web,
		pairs,
		flags,
		...countNews([
			...pairs.filter(({ dismissed }) => dismissed === null),
			...flags,
			...web.sources,
			...web.tutorials
		]),
		reportedPairs: withEvidence(remembered(pairs, assignment.reportedPairs, ({ score }) => ({
			score,
			at: options.at
		})), pairs),
		reportedFlags: remembered(flags, assignment.reportedFlags, ({ total, ai }) => ({
			total,
			ai,
			at: options.at
		}))
	};
}
function peopleOf({ submissions }) {
	const subjects = (0,cases/* subjectsOf */.Z6)(submissions);
	const subjectOf = ({ key }) => subjects.get(key) ?? (0,cases/* subjectOfKey */.nT)(key);
	return {
		byKey: new Map(submissions.map((one) => [one.key, one])),
		bySubject: new Map(submissions.map((one) => [subjectOf(one), one])),
		subjectOf
	};
}
function remembered(news, before, note) {
	const kept = news.filter(({ standing }) => standing !== "gone");
	return Object.fromEntries(kept.map((one) => {
		const old = before[one.key];
		return [one.key, isNews(one) || old === undefined ? note(one) : old];
	}));
}
function withEvidence(reported, pairs) {
	const shown = new Map(pairs.map(({ key, evidence }) => [key, evidence]));
	return Object.fromEntries(Object.entries(reported).map(([key, one]) => {
		const evidence = shown.get(key);
		return [key, evidence === undefined ? one : {
			...one,
			evidence
		}];
	}));
}
function newsOfPairs(findings, { byKey, bySubject, subjectOf }, assignment, { thresholds, dismissed, grown }) {
	const verdicts = new Map();
	for (const { a, b, reason } of dismissed) {
		const [first, second] = [(0,named_pairs/* submissionNamed */._7)(findings.submissions, a), (0,named_pairs/* submissionNamed */._7)(findings.submissions, b)];
		if (first === null || second === null) continue;
		verdicts.set((0,merge_cases/* caseKey */.u2)([subjectOf(first), subjectOf(second)]), {
			reason,
			by: null,
			via: "config"
		});
	}
	for (const [key, { reason, by, via }] of Object.entries(assignment.dismissed)) {
		if (via !== "issue" || !verdicts.has(key)) verdicts.set(key, {
			reason,
			by,
			via
		});
	}
	const now = new Map();
	const found = new Map();
	for (const pair of findings.pairs) {
		const [a, b] = [byKey.get(pair.a), byKey.get(pair.b)];
		if (a === undefined || b === undefined || pair.together !== undefined) continue;
		const score = scoreOf(pair, [a, b], findings);
		if (score === null) continue;
		if (a.role !== "judged" && b.role !== "judged") continue;
		const key = (0,merge_cases/* caseKey */.u2)([subjectOf(a), subjectOf(b)]);
		(0,collections/* appendTo */.S2)(found, key, pair);
		const [first, second] = sidesOf(key)[0] === subjectOf(a) ? [a, b] : [b, a];
		if (score > (now.get(key)?.score ?? -1)) now.set(key, {
			a: first,
			b: second,
			score
		});
	}
	const news = [];
	for (const [key, { a, b, score }] of now) {
		const hasGrown = grown?.has(key) === true;
		const before = hasGrown ? undefined : assignment.reportedPairs[key];
		if (score <= thresholds.similarity && before === undefined) continue;
		const standing = standingOf(score, before?.score, thresholds.similarity);
		news.push({
			key,
			standing,
			a,
			b,
			score,
			reportedScore: before?.score ?? null,
			dismissed: verdicts.get(key) ?? null,
			evidence: (0,merge_cases/* evidenceOf */.X1)(found.get(key) ?? []),
			...hasGrown ? { hasGrown } : {}
		});
	}
	for (const [key, before] of Object.entries(assignment.reportedPairs)) {
		if (now.has(key)) continue;
		const [a, b] = sidesOf(key).map((subject) => bySubject.get(subject) ?? null);
		news.push({
			key,
			standing: isOver(a, b, thresholds.similarity) ? "gone" : "unseen",
			a: a ?? null,
			b: b ?? null,
			score: null,
			reportedScore: before.score,
			dismissed: verdicts.get(key) ?? null
		});
	}
	return news.toSorted((x, y) => worstFirst(x.score, y.score) || (0,compare_text/* compareText */.n)(x.key, y.key));
}
function scoreOf(pair, sides, { service }) {
	if (!sides.every(({ comparability }) => (0,findings/* isCompared */.uQ)(comparability))) return null;
	return service.kind === "embedded" ? (0,findings/* pairAverage */.K)(pair) : (0,merge_cases/* largerShare */.D9)(pair);
}
function newsOfFlags(findings, { bySubject, subjectOf }, assignment, { thresholds, pardoned }) {
	const news = [];
	for (const submission of findings.submissions) {
		if (submission.role !== "judged") continue;
		const key = subjectOf(submission);
		const before = assignment.reportedFlags[key];
		const { total, aiAverage: ai } = submission;
		const open = pardoned?.has(submission.key) === true ? null : total;
		const isFlagged = isAbove(open, thresholds.similarity) || isAbove(ai, thresholds.ai);
		if (!isFlagged && before === undefined) continue;
		news.push({
			key,
			submission,
			total,
			ai,
			standing: isFlagged ? worse(standingOf(open, before?.total, thresholds.similarity), standingOf(ai, before?.ai, thresholds.ai), before === undefined) : isChecked(submission) ? "gone" : "unseen"
		});
	}
	for (const key of Object.keys(assignment.reportedFlags)) {
		if (bySubject.has(key)) continue;
		news.push({
			key,
			submission: null,
			total: null,
			ai: null,
			standing: "unseen"
		});
	}
	return news.toSorted((x, y) => worstFirst(largest(x.total, x.ai), largest(y.total, y.ai)) || (0,compare_text/* compareText */.n)(x.key, y.key));
}
function standingOf(score, before, threshold) {
	if (!isAbove(score, threshold) || score === null) return before === undefined ? "unchanged" : "gone";
	if (before === undefined) return "new";
	if (before === null || before <= threshold) return "worse";
	return (0,merge_cases/* hasRisen */.Yr)(score, before) ? "worse" : "unchanged";
}
function worse(similarity, ai, isNew) {
	if (isNew) return "new";
	return similarity === "worse" || ai === "worse" ? "worse" : "unchanged";
}
function largest(a, b) {
	return a === null || b === null ? a ?? b : Math.max(a, b);
}
function isAbove(score, threshold) {
	return score !== null && score > threshold;
}
function isOver(a, b, threshold) {
	if (!isChecked(a) || !isChecked(b)) return false;
	const sides = [a, b];
	return sides.some((one) => (one?.matches.length ?? 0) > 0) || sides.every((one) => !isAbove(one?.total ?? null, threshold));
}
function isChecked(submission) {
	return submission?.state.kind === "checked";
}
function sidesOf(pair) {
	return pair.split("-");
}
function worstFirst(a, b) {
	return (b ?? -1) - (a ?? -1);
}


}),

14697:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
D1:()=>headsToRead,
Ou:()=>decideEarly,
k1:()=>decideAll,
x2:()=>cronTimes
});
var croner__0__ = __load__(29949);
var _base__4__ = __load__(73043);
var _base__5__ = __load__(92105);
var _state_assignment_state_js__1__ = __load__(48423);
var _store_lease_js__2__ = __load__(79994);
var _web_search_memory_js__3__ = __load__(87771);





const NO_CHANGES = {
	changed: [],
	gone: [],
	renamed: [],
	empty: [],
	unread: [],
	givenUp: 0
};
function decideEarly({ name, schedule }, assignment, now) {
	const pending = assignment?.pending ?? null;
	if (pending !== null) {
		return {
			kind: "finish-pending",
			name,
			reason: `The check that was planned on ${(0,_base__4__.fU)(pending.plannedAt)} is not finished (${pending.progress.stage}); it is taken up first.`
		};
	}
	if (assignment?.wish !== undefined) return null;
	const held = heldBack(schedule, assignment, now);
	return held === null ? null : {
		kind: "wait",
		name,
		...held,
		...NO_CHANGES
	};
}
function heldBack({ from, until, cooldownMs }, assignment, now) {
	if (from !== null && now < from) {
		const nextAt = from.toISOString();
		return {
			reason: `Scans begin on ${(0,_base__4__.fU)(nextAt)}.`,
			nextAt
		};
	}
	if (until !== null && now > until && !isLastLook({
		until,
		cooldownMs
	}, assignment, now)) {
		return {
			reason: `Scans ended on ${(0,_base__4__.fU)(until.toISOString())}.`,
			nextAt: null
		};
	}
	const last = assignment?.lastCheckAt ?? null;
	if (last === null || Date.parse(last) - now.getTime() > _store_lease_js__2__.jm) return null;
	const next = Date.parse(last) + cooldownMs;
	if (now.getTime() >= next) return null;
	const nextAt = new Date(next).toISOString();
	const reason = `The last check was on ${(0,_base__4__.fU)(last)}; the next one is not before ${(0,_base__4__.fU)(nextAt)} (cooldown-hours).`;
	return {
		reason,
		nextAt
	};
}
const LONGEST_WAIT_MS = 7 * 24 * 60 * 60 * 1e3;
function isLastLook({ until, cooldownMs }, assignment, now) {
	const last = Date.parse(assignment?.lastCheckAt ?? "");
	if (Number.isNaN(last) || now <= until) return false;
	const isOfWindow = last <= until.getTime();
	const begins = isOfWindow ? Math.max(until.getTime(), last + cooldownMs) : until.getTime();
	const isOutstanding = isOfWindow || assignment?.runs.at(-1)?.open === undefined;
	return isOutstanding && now.getTime() <= begins + LONGEST_WAIT_MS;
}
function isWaitOver({ schedule: { until }, settings: { deadline } }, assignment, now) {
	const last = assignment?.lastCheckAt ?? null;
	const isLong = last !== null && now.getTime() - Date.parse(last) >= LONGEST_WAIT_MS;
	return isLong || [until, deadline].some((end) => end !== null && now > end);
}
function decide(scheduled, assignment, found, now) {
	const early = decideEarly(scheduled, assignment, now);
	if (early !== null) return early;
	const { name, schedule, settings } = scheduled;
	const seen = assignment?.seen ?? {};
	const changes = changesOf(found, seen, assignment?.failed ?? {});
	const wait = (reason, nextAt = null) => ({
		kind: "wait",
		name,
		reason,
		nextAt,
		...changes
	});
	if (found.length === 0) {
		const before = Object.keys(seen).length;
		return wait(before === 0 ? "No repository is found yet." : `No repository is found, and there were ${before} at the last check. Look at what the token may see before you believe that they are gone.`);
	}
	const wish = assignment?.wish;
	if (wish !== undefined && wish.kind !== "look") {
		if (found.every(({ headSha }) => headSha === null)) {
			return wait(`A check was asked for, and nothing of ${repositories(found.length)} can be checked yet.`);
		}
		const by = wish.by === null ? "with a box" : `by ${wish.by}`;
		return {
			kind: "check",
			name,
			reason: `A check was asked for ${by} on ${(0,_base__4__.fU)(wish.at)}.`,
			...changes
		};
	}
	const held = heldBack(schedule, assignment, now);
	if (held !== null) return wait(held.reason, held.nextAt);
	const { changed, unread } = changes;
	const readable = found.length - unread.length;
	const unsearched = unsearchedOf(found, assignment, settings.web);
	const search = `${unsearched} of ${repositories(found.length)} still to be searched for on the web (web-requests).`;
	if (changed.length === 0) {
		const quiet = `Nothing changed in ${repositories(readable)}`;
		return unsearched === 0 ? wait(`${quiet}.`) : {
			kind: "check",
			name,
			reason: `${quiet}; ${search}`,
			...changes
		};
	}
	const most = isWaitOver(scheduled, assignment, now) ? 1 : schedule.minChanges;
	const needed = Math.min(most, readable - changes.empty.length - changes.givenUp);
	const isFirst = (assignment?.lastCheckAt ?? null) === null;
	if (changed.length < needed) {
		const few = `${repositories(changed.length)} changed; a check begins at ${needed} (min-changes)`;
		return unsearched === 0 ? wait(`${few}.`) : {
			kind: "check",
			name,
			reason: `${few}, and ${search}`,
			...changes
		};
	}
	return {
		kind: "check",
		name,
		reason: isFirst ? `The first check, of ${repositories(found.length)}.` : `${repositories(changed.length)} of ${found.length} changed since the last check.`,
		...changes
	};
}
function unsearchedOf(found, assignment, providers) {
	if (assignment === null || assignment.lastCheckAt === null) return 0;
	const failed = assignment.failed ?? {};
	const heads = found.flatMap(({ id, headSha }) => headSha === null || failed[String(id)]?.sha === headSha ? [] : [{
		id,
		sha: headSha
	}]);
	const progress = (0,_web_search_memory_js__3__.aX)(assignment, providers, heads);
	return progress === null ? 0 : (0,_web_search_memory_js__3__.zQ)(progress);
}
function decideAll(assignments, state, found, now) {
	const decisions = assignments.map((scheduled) => {
		const { name } = scheduled;
		const assignment = (0,_state_assignment_state_js__1__.tq)(state, name);
		const listed = found.get(name);
		if (listed !== undefined) return decide(scheduled, assignment, listed, now);
		const unlisted = {
			kind: "wait",
			name,
			reason: "Its repositories could not be listed.",
			nextAt: null,
			...NO_CHANGES
		};
		return decideEarly(scheduled, assignment, now) ?? unlisted;
	});
	const rank = {
		"finish-pending": 0,
		check: 1,
		wait: 2
	};
	const lastCheck = ({ name }) => (0,_state_assignment_state_js__1__.tq)(state, name)?.lastCheckAt ?? "";
	return decisions.toSorted((a, b) => {
		const byKind = rank[a.kind] - rank[b.kind];
		if (byKind !== 0 || a.kind === "wait") return byKind;
		const [first, second] = [lastCheck(a), lastCheck(b)];
		return (0,_base__5__.n)(first, second);
	});
}
function headsToRead(found, seen) {
	return found.filter((repository) => {
		const before = seen[String(repository.id)];
		return before === undefined || repository.pushedAt === null || before.pushedAt !== repository.pushedAt || (repository.defaultBranch ?? null) !== before.defaultBranch;
	});
}
const TRIES = 2;
function changesOf(found, seen, failed) {
	const isGivenUp = ({ id, headSha }) => {
		const before = failed[String(id)];
		return before !== undefined && before.sha === headSha && before.tries >= TRIES;
	};
	const present = new Set(found.map(({ id }) => String(id)));
	const ordered = found.toSorted((a, b) => a.id - b.id);
	return {
		changed: ordered.filter((one) => one.headSha !== null && seen[String(one.id)]?.sha !== one.headSha && !isGivenUp(one)).map(({ id }) => id),
		gone: Object.keys(seen).filter((id) => !present.has(id)).map(Number).toSorted((a, b) => a - b),
		renamed: ordered.flatMap(({ id, fullName }) => {
			const from = seen[String(id)]?.fullName;
			return from === undefined || from === fullName ? [] : [{
				id,
				from,
				to: fullName
			}];
		}),
		empty: ordered.filter(({ headSha, isUnread }) => headSha === null && isUnread !== true).map(({ id }) => id),
		unread: ordered.filter(({ isUnread }) => isUnread === true).map(({ id }) => id),
		givenUp: ordered.filter(isGivenUp).length
	};
}
function repositories(n) {
	return n === 1 ? "1 repository" : `${n} repositories`;
}
function cronTimes(text) {
	if (text.trim().split(/\s+/).length !== 5) return null;
	try {
		const cron = new croner__0__.l4(text, {
			timezone: "UTC",
			mode: "5-part",
			paused: true
		});
		return (after) => cron.nextRun(after);
	} catch {
		return null;
	}
}


}),

66561:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Pm:()=>seenOf,
ZA:()=>failedOf,
aD:()=>withPushesSeen,
ao:()=>formerNames,
hC:()=>pardonedOf,
oh:()=>failedAgain,
xr:()=>peopleOf,
zv:()=>recordOf
});
var _check__0__ = __load__(63535);

function pardonedOf({ findings, verdict, thresholds }) {
	const flagged = new Set(verdict.flagged.filter(({ by }) => by.includes("similarity")).map((one) => one.key));
	return new Set(findings.submissions.filter(({ key, total }) => total !== null && total > thresholds.similarity && !flagged.has(key)).map(({ key }) => key));
}
function formerNames({ pseudonyms }) {
	return Object.fromEntries(Object.values(pseudonyms).map(({ repository, repositoryId, commit }) => [String(repositoryId), {
		fullName: repository,
		sha: commit
	}]));
}
function recordOf({ run, runUrl }, report, at) {
	return {
		at,
		run: run.runId,
		url: runUrl,
		outcome: report.verdict.outcome,
		checkId: report.findings.checkId,
		submissions: report.findings.submissions.filter(({ role }) => role === "judged").length,
		flagged: report.verdict.flagged.length,
		newFindings: 0,
		worseFindings: 0
	};
}
function seenOf(report, { found }, at) {
	const rows = new Map(found.map((row) => [row.id, row]));
	const seen = {};
	for (const { origin, role, state, files } of report.findings.submissions) {
		if (origin?.kind !== "repository" || role !== "judged" || state.kind === "not-checked" && files.length > 0) {
			continue;
		}
		const row = rows.get(origin.repositoryId);
		if (row === undefined) continue;
		seen[String(row.id)] = {
			fullName: row.fullName,
			sha: origin.sha,
			collectedAt: at,
			pushedAt: row.headSha === origin.sha ? row.pushedAt : null,
			defaultBranch: row.defaultBranch ?? null
		};
	}
	return seen;
}
function withPushesSeen(seen, found) {
	const moved = found.flatMap(({ id, headSha, pushedAt, defaultBranch = null }) => {
		const before = seen[String(id)];
		if (before === undefined || before.sha !== headSha) return [];
		if (before.pushedAt === pushedAt && before.defaultBranch === defaultBranch) return [];
		return [[String(id), {
			...before,
			pushedAt,
			defaultBranch
		}]];
	});
	return moved.length === 0 ? seen : {
		...seen,
		...Object.fromEntries(moved)
	};
}
function failedAgain({ submissions }, before) {
	return Object.fromEntries(submissions.map(({ repositoryId, sha }) => [String(repositoryId), onceMore(before[repositoryId], sha)]));
}
function failedOf(report, { found }, before) {
	const taken = new Set(Object.keys(seenOf(report, { found }, report.run.createdAt)));
	return Object.fromEntries(found.flatMap(({ id, headSha }) => headSha === null || taken.has(String(id)) ? [] : [[String(id), onceMore(before[id], headSha)]]));
}
function onceMore(last, sha) {
	return {
		sha,
		tries: last?.sha === sha ? last.tries + 1 : 1
	};
}
function peopleOf(report, salt) {
	const people = {};
	for (const { origin } of report.findings.submissions) {
		if (origin?.kind !== "repository" || origin.repositoryId <= 0) continue;
		people[(0,_check__0__.fn)(Buffer.from(salt, "hex"), origin.repositoryId)] = {
			repository: `${origin.owner}/${origin.repo}`,
			repositoryId: origin.repositoryId,
			user: origin.student ?? null,
			commit: origin.sha
		};
	}
	return people;
}


}),

94053:
((__module__, __out__, __load__) => {


__load__.d(__out__, {
D:()=>NO_REPOSITORIES,
x:()=>listRepositories
});

var base_outcome = __load__(98216);
var message = __load__(33897);
var format = __load__(73043);
var sentence = __load__(4771);
var limits = __load__(4472);
var find_assignment = __load__(81885);
var prefetch = __load__(53342);
var schemas = __load__(25465);
var errors = __load__(47307);
var names = __load__(50926);
var github_deadline = __load__(87589);
;// sources/github/heads.js



const Ref = schemas/* looseObject */._H3({ object: schemas/* looseObject */._H3({ sha: schemas/* string */.YjP().regex(/^[0-9a-f]{40}$/) }) });
async function headOf(github, { repository, deadline }, runDeadline, now) {
	const branch = repository.defaultBranch;
	if (branch === null) return null;
	const due = deadline ?? runDeadline;
	if (due !== null && due < now) {
		const { sha } = await (0,github_deadline/* stateAt */.H)(github, repository, branch, due);
		if (sha !== null) return sha;
	}
	try {
		const { object } = await github.ask((0,errors/* purposeFor */.OU)("other", `reading the head of ${(0,names/* fullName */.fq)(repository)}`, "contents"), (rest) => rest.git.getRef({
			owner: repository.owner,
			repo: repository.repo,
			ref: `heads/${branch}`
		}), Ref);
		return object.sha;
	} catch (error) {
		if ((0,errors/* statusOf */.c2)(error) === 409) return null;
		throw error;
	}
}

var schedule = __load__(14697);
var says = __load__(23520);
;// bot/scan/steps/list-repositories.js





const NAMED = 20;
const NO_REPOSITORIES = {
	assignment: {
		discovery: {
			found: [],
			missing: [],
			leftOut: new Map(),
			notices: []
		},
		template: null,
		foreign: undefined,
		due: null,
		notices: [],
		isLinked: false
	},
	deadline: null,
	found: [],
	unread: new Map()
};
async function listRepositories({ host, directory, since }, { settings }, known) {
	const { world } = host;
	const { github } = directory;
	const assignment = await (0,find_assignment/* findAssignment */.R)(settings, {
		directory,
		root: world.workspace,
		own: world.event.repository
	});
	const { found } = assignment.discovery;
	const rows = found.map(({ repository }) => ({
		id: repository.id,
		fullName: `${repository.owner}/${repository.repo}`,
		pushedAt: settledPush(repository.pushedAt, since),
		defaultBranch: repository.defaultBranch
	}));
	const due = settings.deadline ?? assignment.due;
	const deadline = due?.toISOString() ?? null;
	const asked = headsToAsk(rows, known, deadline);
	const read = new Map();
	const answers = (0,prefetch/* prefetch */.yj)(found.filter(({ repository }) => asked.has(repository.id)), prefetch/* READS_AT_ONCE */._B, async (one) => [one.repository.id, await headOrWhyNot(github, one, due, world.date())]);
	for await (const [id, head] of answers) read.set(id, head);
	const failures = [...read.values()].filter((head) => head instanceof base_outcome/* GitHubError */.y_);
	const [first] = failures;
	if (first !== undefined && failures.length === rows.length) throw noneCanBeRead(rows.length, first);
	const empty = rows.filter(({ id }) => read.get(id) === null).map(({ fullName }) => fullName);
	return {
		assignment: {
			...assignment,
			notices: [...assignment.notices, ...emptyNotice(empty)]
		},
		deadline,
		found: rows.map((row) => {
			const head = read.has(row.id) ? read.get(row.id) : known?.seen[row.id]?.sha;
			return head instanceof base_outcome/* GitHubError */.y_ ? {
				...row,
				headSha: null,
				isUnread: true
			} : {
				...row,
				headSha: head ?? null
			};
		}),
		unread: new Map([...read].flatMap(([id, head]) => head instanceof base_outcome/* GitHubError */.y_ ? [[id, head.message]] : []))
	};
}
function emptyNotice(names) {
	if (names.length === 0) return [];
	return [(0,message/* message */.iU)("notices.emptyRepositories", {
		n: names.length,
		names: (0,format/* listed */.KE)(names, NAMED, format/* nameInSentence */._2)
	})];
}
function settledPush(pushedAt, since) {
	const isSettled = Date.parse(pushedAt ?? "") < since.getTime() - limits/* GITHUB_LIMITS */.f.stateBranch.skewMs;
	return isSettled ? pushedAt : null;
}
function headsToAsk(rows, known, deadline) {
	if (known !== null && known.pending !== null) return new Set();
	const hasMoved = known !== null && (known.deadline ?? null) !== deadline;
	const isWished = known?.wish !== undefined;
	return new Set((hasMoved || isWished ? rows : (0,schedule/* headsToRead */.D1)(rows, known?.seen ?? {})).map(({ id }) => id));
}
async function headOrWhyNot(...asked) {
	try {
		return await headOf(...asked);
	} catch (error) {
		if (error instanceof base_outcome/* GitHubError */.y_ && error.outcome !== "rate-limited") return error;
		throw error;
	}
}
function noneCanBeRead(repositories, first) {
	const { outcome } = first;
	if (repositories === 1 || outcome !== "forbidden" && outcome !== "network") return first;
	return new base_outcome/* GitHubError */.y_((0,sentence/* fill */.G)(says/* noneRepositoriesRead */.N$, {
		repositories,
		first: first.message
	}), outcome, { cause: first });
}


}),

9449:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Z:()=>isOfOneAssignment,
t:()=>lookAt
});
var _base__7__ = __load__(98216);
var _base__8__ = __load__(4771);
var _sources__6__ = __load__(28091);
var _schedule_js__0__ = __load__(14697);
var _state_assignment_state_js__1__ = __load__(48423);
var _store_assignment_store_js__2__ = __load__(25399);
var _store_lease_js__3__ = __load__(79994);
var _list_repositories_js__4__ = __load__(94053);
var _says_js__5__ = __load__(23520);








async function lookAt({ host, lease, directory, since }, assignment, known) {
	const { world } = host;
	const look = {
		assignment,
		listed: null,
		note: null,
		failure: null
	};
	world.signal.throwIfAborted();
	await discardLeftover(host, lease, assignment, known);
	if ((0,_schedule_js__0__.Ou)(assignment, known, world.date())?.kind === "wait") return look;
	try {
		const listed = await world.log.group(`Find the repositories of ${assignment.name}`, () => (0,_list_repositories_js__4__.x)({
			host,
			directory,
			since
		}, assignment, known));
		await lease.keep();
		return {
			...look,
			listed
		};
	} catch (error) {
		if (error instanceof _sources__6__.c) return {
			...look,
			listed: _list_repositories_js__4__.D,
			note: error.message
		};
		if (isOfOneAssignment(error)) return {
			...look,
			failure: error
		};
		throw error;
	}
}
function isOfOneAssignment(error) {
	return error instanceof _base__7__.HR && error.outcome !== "cancelled" && !(error instanceof _store_lease_js__3__.Vj);
}
async function discardLeftover(host, lease, assignment, known) {
	if (known?.leftover === undefined) return;
	try {
		await host.discard(assignment, known.leftover);
		await (0,_store_assignment_store_js__2__.d)(lease, assignment.name, host.newSalt).change(_state_assignment_state_js__1__.u2);
	} catch (error) {
		if (!isOfOneAssignment(error)) throw error;
		host.world.log.warning((0,_base__8__.G)(_says_js__5__.gC, {
			leftover: known.leftover,
			error: error.message
		}));
	}
}


}),

25399:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
K:()=>readAssignment,
d:()=>assignmentStore
});
var _state_assignment_state_js__0__ = __load__(48423);

function assignmentStore(lease, name, newSalt) {
	return {
		read: async () => (0,_state_assignment_state_js__0__.tq)(await lease.update((state) => state), name),
		change: async (by) => {
			const state = await lease.update((current) => (0,_state_assignment_state_js__0__.Iz)(current, name, newSalt, by));
			const own = (0,_state_assignment_state_js__0__.tq)(state, name);
			if (own === null) throw new RangeError(`The state has lost ${name}.`);
			return own;
		}
	};
}
async function readAssignment(store, name) {
	const state = await store.update((one) => {
		(0,_state_assignment_state_js__0__.tq)(one, name);
		return one;
	});
	return (0,_state_assignment_state_js__0__.tq)(state, name);
}


}),

52721:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
U:()=>answeredCase,
X:()=>newCase
});
var _base__2__ = __load__(69197);
var _report__0__ = __load__(14420);
var _report__1__ = __load__(31377);


const MAX_CHARACTERS = 2 * _report__0__.j5;
function newCase(subject, name, at) {
	return {
		subjects: [subject],
		names: [name],
		state: "new",
		reason: null,
		note: null,
		by: null,
		at,
		evidence: {
			similarity: null,
			suspicion: null,
			tokens: null
		}
	};
}
function answeredCase(before, answers) {
	return answers.reduce((sum, answer) => {
		const longer = (0,_report__1__.mk)(sum, [{
			...answer,
			text: (0,_base__2__.vI)(answer.text, _report__0__.j5)
		}]);
		const { answers: all = [] } = longer;
		const characters = all.reduce((total, { text }) => total + text.length, 0);
		return characters > MAX_CHARACTERS || all.length > _report__0__.rf ? sum : longer;
	}, before);
}


}),

76094:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
M7:()=>declareSource,
b3:()=>fetchDeclared,
sK:()=>sourcesInRow,
vo:()=>isDeclared
});
var _base__3__ = __load__(4771);
var _base__4__ = __load__(98216);
var _base__7__ = __load__(71198);
var _github__5__ = __load__(50926);
var _report__8__ = __load__(14420);
var _sources__6__ = __load__(76192);
var _state_state_schema_js__0__ = __load__(50309);
var _source_id_js__1__ = __load__(31510);
var _says_js__2__ = __load__(23520);







function sourcesInRow({ web = {} }, row) {
	const known = Object.values(web).flatMap(({ sources }) => sources);
	const meant = known.filter((source) => (0,_source_id_js__1__.L7)(source) === row);
	return [...new Map(meant.map((source) => [(0,_source_id_js__1__.GC)(source), source])).values()];
}
function isDeclared({ declaredSources = [] }, source) {
	return declaredSources.some((known) => (0,_source_id_js__1__.GC)(known) === (0,_source_id_js__1__.GC)(source));
}
function declareSource(one, source, who) {
	const { declaredSources = [] } = one;
	if (isDeclared(one, source) || declaredSources.length >= _state_state_schema_js__0__.$m.declared) return one;
	return {
		...one,
		declaredSources: [...declaredSources, {
			...source,
			...who
		}]
	};
}
async function fetchDeclared(github, declared) {
	const common = [];
	const left = [];
	const remarks = [];
	for (const source of declared) {
		const { repository, path, by, at } = source;
		const name = `${repository}/${path}`;
		try {
			const text = await textOf(github, source);
			if (text === null) {
				remarks.push((0,_base__3__.G)(_says_js__2__.qo, { name }));
			} else {
				common.push({
					path: name.slice(-MAX_PATH),
					text,
					by,
					at
				});
			}
		} catch (error) {
			if (!(error instanceof _base__4__.y_)) throw error;
			left.push(source);
			remarks.push((0,_base__3__.G)(_says_js__2__.TA, {
				name,
				error: error.message
			}));
		}
	}
	return {
		common,
		left,
		remarks
	};
}
const MAX_PATH = 1e3;
async function textOf(github, { repository, path, blob }) {
	const name = (0,_github__5__.$M)(repository);
	if (name === null) return null;
	const bytes = await (0,_sources__6__.gm)(github, name, blob);
	if (!Buffer.isBuffer(bytes) || (0,_github__5__.wJ)(bytes) !== blob) return null;
	const decoded = (0,_base__7__.D4)(bytes, path);
	return "text" in decoded && decoded.text !== "" && decoded.text.length <= _report__8__.FU ? decoded.text : null;
}


}),

87771:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
T2:()=>searchedBefore,
Y6:()=>rememberSearch,
aX:()=>searchProgress,
it:()=>searchWords,
zQ:()=>waitingIn
});
var _state_state_schema_js__0__ = __load__(50309);
var _source_id_js__1__ = __load__(31510);


const BUDGETED = "github";
const TRIES = 2;
function searchProgress({ web = {}, unsearched = {} }, providers, heads) {
	if (providers.length === 0) return null;
	const progress = {
		searched: 0,
		of: 0,
		nothing: 0
	};
	for (const { id, sha } of heads) {
		progress.of += 1;
		const tried = unsearched[String(id)];
		if (isCurrent(web[String(id)], sha, providers)) progress.searched += 1;
		else if (tried?.sha === sha && tried.tries >= TRIES) progress.nothing += 1;
	}
	return progress;
}
function waitingIn({ searched, of, nothing }) {
	return of - searched - nothing;
}
function searchWords(progress) {
	const { searched, of, nothing } = progress;
	const waiting = waitingIn(progress);
	return [
		`Web: ${searched} of ${of} searched so far`,
		...nothing === 0 ? [] : [`in ${nothing} there is nothing to search for`],
		...waiting === 0 ? [] : ["the rest follows on the next nights"]
	].join("; ").concat(".");
}
function searchedBefore({ web = {} }, { submissions }, providers) {
	return new Map(submissions.flatMap(({ repositoryId, sha }) => {
		const entry = web[String(repositoryId)];
		if (entry === undefined || providers.length === 0) return [];
		const sources = providers.includes(BUDGETED) ? entry.sources.filter(({ provider }) => provider === BUDGETED) : [];
		return [[repositoryId, {
			sources,
			isCurrent: isCurrent(entry, sha, providers)
		}]];
	}));
}
function isCurrent(entry, sha, providers) {
	return entry !== undefined && entry.sha === sha && isCovered(entry.by, providers);
}
function isCovered(by, providers) {
	return providers.includes(BUDGETED) ? by.includes(BUDGETED) : providers.every((provider) => by.includes(provider));
}
function rememberSearch(before, findings, providers, at) {
	if (providers.length === 0) return {};
	const { webSearch } = findings;
	const hasFailed = (webSearch?.failures.length ?? 0) > 0;
	const web = { ...before.web };
	const missed = [];
	let isAhead = false;
	for (const submission of findings.submissions) {
		const { origin, role } = submission;
		if (origin?.kind !== "repository" || origin.repositoryId <= 0 || role !== "judged") continue;
		const id = String(origin.repositoryId);
		const { sha } = origin;
		const known = web[id];
		const sources = sourcesOf(submission);
		if (known !== undefined && isCurrent(known, sha, providers)) {
			web[id] = {
				...known,
				sources: hasFailed ? bounded([...sources, ...known.sources]) : sources
			};
			continue;
		}
		const by = searchedBy(submission, webSearch, providers);
		if (isCovered(by, providers)) {
			web[id] = {
				sha,
				at,
				by,
				sources
			};
			isAhead = true;
		} else if (submission.state.kind === "checked") {
			missed.push({
				id,
				sha
			});
		}
	}
	const isCounted = !isAhead && !hasFailed;
	return {
		web,
		unsearched: triedOf(missed, before.unsearched ?? {}, isCounted)
	};
}
function triedOf(missed, before, isCounted) {
	return Object.fromEntries(missed.flatMap(({ id, sha }) => {
		const last = before[id];
		const tries = (last?.sha === sha ? last.tries : 0) + (isCounted ? 1 : 0);
		return tries === 0 ? [] : [[id, {
			sha,
			tries
		}]];
	}));
}
function searchedBy({ key, webState }, webSearch, providers) {
	if (webSearch === undefined || webState === undefined) return [];
	return providers.filter((provider) => {
		if (webState === "searched") return true;
		const isSent = webSearch.sent.some((line) => line.provider === provider && (line.kind === "query" || line.kind === "hashes") && line.answer !== "failed" && line.submissions.includes(key));
		return isSent || provider !== BUDGETED && webSearch.failures.every((one) => one.provider !== provider);
	});
}
function sourcesOf({ matches }) {
	const likest = matches.toSorted((a, b) => (b.similarity ?? -1) - (a.similarity ?? -1));
	return bounded(likest.flatMap(({ source }) => {
		const known = _state_state_schema_js__0__.MP.safeParse(source);
		return known.success ? [known.data] : [];
	}));
}
function bounded(sources) {
	const once = new Map();
	for (const { provider, repository, commit, path, blob } of sources) {
		const one = {
			provider,
			repository,
			commit,
			path,
			blob
		};
		const id = (0,_source_id_js__1__.GC)(one);
		if (!once.has(id)) once.set(id, one);
	}
	return [...once.values()].slice(0, _state_state_schema_js__0__.$m.sources);
}


}),

31510:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
GC:()=>sourceIdOf,
L7:()=>sourceRowOf,
sJ:()=>isSourceRow
});
var _native__0__ = __load__(73235);

function sourceIdOf({ provider, repository, path }) {
	return (0,_native__0__.sc)(JSON.stringify([
		provider,
		repository.toLowerCase(),
		path
	])).slice(0, 16);
}
function sourceRowOf(source) {
	return `w${sourceIdOf(source).slice(0, 7)}`;
}
function isSourceRow(word) {
	return /^w[0-9a-f]{7}$/.test(word);
}


}),

29893:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
CO:()=>digestKey,
Pt:()=>staffDigest,
lt:()=>digestLine,
mi:()=>REGIONS_SHOWN,
rP:()=>readDigest,
uo:()=>studentDigest
});
var _base__4__ = __load__(68171);
var node_crypto__0__ = __load__(77598);
var zod__1__ = __load__(25465);
var _contract__2__ = __load__(58329);
var _report__3__ = __load__(7226);





const Score = zod__1__.aig().min(0).max(100);
const Hash = zod__1__.YjP().regex(/^[0-9a-f]{10}$/);
const Line = zod__1__.aig().int().min(0).nullable();
const Count = zod__1__.aig().int().min(0).max(1e6);
const Digest = zod__1__.Ikc({
	at: zod__1__.YjP().refine((text) => !Number.isNaN(Date.parse(text))),
	headSha: zod__1__.YjP().regex(/^[0-9a-f]{40}$/).nullable().catch(null),
	audience: zod__1__/* ["enum"] */ .k5n(["staff", "student"]).nullable().catch(null),
	thresholds: zod__1__.Ikc({
		similarity: Score,
		ai: Score.nullable()
	}).nullable().catch(null),
	regions: Count.catch(0),
	totals: zod__1__.g1P(Hash, Score.nullable()).catch({}),
	others: zod__1__.g1P(Hash, zod__1__.PVZ([
		Score.nullable(),
		Count,
		zod__1__.KCZ([zod__1__.euz(0), zod__1__.euz(1)])
	])).catch({}),
	judged: Count.catch(0),
	band: zod__1__/* ["enum"] */ .k5n(_contract__2__.ZN).nullable().catch(null),
	feedback: zod__1__/* ["enum"] */ .k5n([
		"full",
		"verdict",
		"none"
	]).nullable().catch(null),
	own: zod__1__.Ikc({
		aiRun: zod__1__.zMY(),
		ai: zod__1__/* ["enum"] */ .k5n(_contract__2__.ZN),
		isFlagged: zod__1__.zMY().nullable(),
		comparedWith: Count
	}).nullable().catch(null),
	lines: zod__1__.YOg(zod__1__.PVZ([
		zod__1__.YjP(),
		Line,
		Line,
		zod__1__.YOg(zod__1__/* ["enum"] */ .k5n(_report__3__.ls))
	])).nullable().catch(null)
});
const REGIONS_SHOWN = 25;
const LINE = /<!-- code-similarity:digest:([A-Za-z0-9_-]{2,60000}) -->\s*$/;
function digestLine(digest) {
	return `<!-- code-similarity:digest:${Buffer.from(JSON.stringify(digest), "utf8").toString("base64url")} -->`;
}
function readDigest(body) {
	const text = LINE.exec(body)?.[1];
	if (text === undefined) return null;
	return Digest.safeParse((0,_base__4__.U4)(Buffer.from(text, "base64url").toString("utf8"))).data ?? null;
}
function staffDigest({ createdAt, submissions, thresholds }, { headSha, kept, regions }) {
	const keptOnes = submissions.slice(0, kept);
	return {
		at: createdAt,
		headSha,
		audience: "staff",
		thresholds,
		regions: regions.total,
		totals: Object.fromEntries(keptOnes.map((one) => [digestKey(one.key), one.total])),
		others: Object.fromEntries(keptOnes.map((one) => [digestKey(one.key), [
			one.ai === null ? null : Math.round(one.ai * 100) / 100,
			one.regions,
			one.isFlagged ? 1 : 0
		]])),
		judged: submissions.length,
		band: null,
		feedback: null,
		own: null,
		lines: submissions.length === 1 ? digestLines(regions.shown) : null
	};
}
function studentDigest(view, headSha) {
	const { own } = view;
	return {
		at: view.createdAt,
		headSha,
		audience: "student",
		thresholds: null,
		regions: own?.regions.length ?? 0,
		totals: {},
		others: {},
		judged: 0,
		band: own?.similarity ?? null,
		feedback: view.feedback,
		own: own === null ? null : {
			aiRun: view.aiRun,
			ai: own.ai ?? "n/a",
			isFlagged: own.isFlagged,
			comparedWith: view.comparedWith
		},
		lines: digestLines((own?.regions ?? []).slice(0, REGIONS_SHOWN))
	};
}
const LINES_CHARACTERS = 8e3;
const LINE_CHARACTERS = 80;
function digestLines(regions) {
	let left = LINES_CHARACTERS;
	const kept = [];
	for (const { file, lineStart, lineEnd, foundIn = [] } of regions) {
		left -= JSON.stringify(file).length + LINE_CHARACTERS;
		if (left < 0) break;
		kept.push([
			file,
			lineStart,
			lineEnd,
			[...foundIn]
		]);
	}
	return kept;
}
function digestKey(key) {
	return (0,node_crypto__0__.createHash)("sha256").update(key).digest("hex").slice(0, 10);
}


}),

44724:
((__module__, __out__, __load__) => {


__load__.d(__out__, {
CZ:()=>isOurComment,
wQ:()=>renderComment
});

var text_escape = __load__(68171);
var fit = __load__(69197);
var limits = __load__(83163);
var said = __load__(39010);
var student_words = __load__(94128);
var wording = __load__(62867);
var places = __load__(65883);
var download_line = __load__(22914);
var message = __load__(33897);
var comment_digest = __load__(29893);
;// channels/comment-changes.js



const NOTHING = {
	total: "",
	ai: "",
	regions: ""
};
const UNCHANGED_WITHIN = .05;
const NAMES_SHOWN = 5;
const NAME_SHOWN = 80;
function staffChanges(now, digest, words) {
	const before = comparable(digest, "staff", now.createdAt);
	if (before === null) return {
		rows: new Map(),
		lines: []
	};
	const isWhole = Object.keys(before.totals).length >= before.judged;
	const seen = new Set();
	const rows = new Map();
	const newly = [];
	const cleared = [];
	let added = 0;
	let other = 0;
	for (const submission of now.submissions) {
		const hash = (0,comment_digest/* digestKey */.CO)(submission.key);
		const { isFlagged } = submission;
		if (!Object.hasOwn(before.totals, hash)) {
			if (!isWhole) continue;
			added += 1;
			rows.set(submission.key, {
				...NOTHING,
				total: ` ${words.say("comment.new")}`
			});
			if (isFlagged) newly.push(submission.name);
			continue;
		}
		seen.add(hash);
		const [ai = null, regions, wasFlagged] = before.others[hash] ?? [];
		const row = {
			total: scoreChange(before.totals[hash] ?? null, submission.total, words),
			ai: before.thresholds?.ai == null || now.thresholds.ai === null ? "" : scoreChange(ai, submission.ai, words),
			regions: regions === undefined ? "" : countChange(regions, submission.regions, words)
		};
		rows.set(submission.key, row);
		if (row.total + row.ai + row.regions !== "") other += 1;
		if (isFlagged && wasFlagged === 0) newly.push(submission.name);
		if (!isFlagged && wasFlagged === 1) cleared.push(submission.name);
	}
	const gone = Object.keys(before.totals).filter((hash) => !seen.has(hash)).length;
	return {
		rows,
		lines: changeLines(before.at, words, [
			...newly.length > 0 ? [(0,message/* message */.iU)("comment.newlyFlagged", { names: names(newly, words) })] : [],
			...cleared.length > 0 ? [(0,message/* message */.iU)("comment.noLongerFlagged", { names: names(cleared, words) })] : [],
			...added > 0 ? [(0,message/* message */.iU)("comment.added", { n: added })] : [],
			...gone > 0 ? [(0,message/* message */.iU)("comment.gone", { n: gone })] : [],
			...other > 0 ? [(0,message/* message */.iU)("comment.otherNumbers", { n: other })] : [],
			...thresholdChanges(before.thresholds, now.thresholds)
		])
	};
}
function studentChanges(view, digest, words) {
	const { own } = view;
	const before = comparable(digest, "student", view.createdAt);
	if (own === null || before === null || before.own === null) return [];
	if (before.feedback !== view.feedback || view.feedback === "none") return [];
	const was = before.own;
	const isFull = view.feedback === "full";
	const bands = (from, to) => ({
		before: student_words/* BAND_WORDS */.IJ[from ?? "n/a"],
		now: student_words/* BAND_WORDS */.IJ[to ?? "n/a"]
	});
	return changeLines(before.at, words, [
		...isFull && before.band !== own.similarity ? [(0,message/* message */.iU)("comment.similarityChange", bands(before.band, own.similarity))] : [],
		...isFull && view.aiRun && was.aiRun && was.ai !== own.ai ? [(0,message/* message */.iU)("comment.aiChange", bands(was.ai, own.ai))] : [],
		...isFull && before.regions !== own.regions.length ? [(0,message/* message */.iU)("comment.regionsChange", {
			before: before.regions,
			n: own.regions.length
		})] : [],
		...was.isFlagged === own.isFlagged || view.isPublic ? [] : [(0,message/* message */.iU)(own.isFlagged === true ? "comment.reviewNow" : "comment.noReviewNow")],
		...was.comparedWith === view.comparedWith ? [] : [(0,message/* message */.iU)("comment.comparedWithChange", {
			before: was.comparedWith,
			now: view.comparedWith
		})],
		...was.aiRun === view.aiRun ? [] : [(0,message/* message */.iU)(view.aiRun ? "comment.aiNotBefore" : "comment.aiNotNow")]
	]);
}
function comparable(digest, audience, createdAt) {
	return digest === null || digest.audience !== audience || digest.at === createdAt ? null : digest;
}
function changeLines(at, words, changes) {
	const time = (0,text_escape/* markdownText */.p7)(words.time(at));
	return changes.length === 0 ? [`<sub>${words.say("comment.noChange", { time })}</sub>`, ""] : [words.say("comment.changes", {
		time,
		changes: (0,message/* joined */.oR)("words.points", changes)
	}), ""];
}
function thresholdChanges(before, now) {
	if (before === null) return [];
	return [...before.similarity === now.similarity ? [] : [(0,message/* message */.iU)("comment.similarityThresholdChange", {
		before: before.similarity,
		now: now.similarity
	})], ...aiChanges(before.ai, now.ai)];
}
function aiChanges(before, now) {
	if (before === now) return [];
	if (before === null) return [(0,message/* message */.iU)("comment.aiNotBefore")];
	return now === null ? [(0,message/* message */.iU)("comment.aiNotNow")] : [(0,message/* message */.iU)("comment.aiThresholdChange", {
		before,
		now
	})];
}
function scoreChange(before, now, words) {
	if (before === null && now === null) return "";
	if (before === null || now === null) {
		return ` ${words.say("comment.was", { score: {
			as: "score",
			value: before
		} })}`;
	}
	const change = now - before;
	if (Math.abs(change) < UNCHANGED_WITHIN) return "";
	return ` (${change > 0 ? "\u25b2" : "\u25bc"} ${words.score(Math.abs(change))})`;
}
function countChange(before, now, words) {
	if (before === now) return "";
	return ` (${now > before ? "\u25b2" : "\u25bc"} ${words.count(Math.abs(now - before))})`;
}
function names(all, words) {
	const shown = all.slice(0, NAMES_SHOWN).map((name) => {
		const characters = Array.from(name);
		return (0,text_escape/* markdownCode */.D9)(characters.length <= NAME_SHOWN ? name : `${characters.slice(0, NAME_SHOWN).join("")}\u2026`);
	});
	const rest = all.length - shown.length;
	const first = shown.join(words.say("words.comma"));
	return rest > 0 ? words.say("words.andMore", {
		names: first,
		rest
	}) : first;
}

var markdown_lines = __load__(89034);
var own_regions = __load__(65457);
var channels_view = __load__(44721);
;// channels/comment.js








const ROWS_SHOWN = 50;
const KEPT = 300;
const CHARACTERS_KEPT = 200;
const RESERVE = 256;
const MAX_NOTES = 8e3;
const MARK = "<!-- code-similarity:comment:";
function commentMarker(key) {
	return `${MARK}${Buffer.from(key, "utf8").toString("hex")} -->`;
}
function isOurComment(body, key) {
	return body.startsWith(key === undefined ? MARK : commentMarker(key));
}
function renderComment(view, options) {
	const budget = (options.maxCharacters ?? limits/* LIMITS */.b.commentCharacters) - RESERVE;
	const before = options.previousBody === null ? null : (0,comment_digest/* readDigest */.rP)(options.previousBody);
	const headSha = options.headSha ?? null;
	const { cover, words } = view;
	const { intro, sections, notes, digest } = view.audience === "staff" ? staffContent(view.staff, words, (0,channels_view/* ownRegions */.oP)(view, comment_digest/* REGIONS_SHOWN */.mi), before, {
		headSha,
		kept: Math.min(KEPT, Math.floor(budget / CHARACTERS_KEPT))
	}) : studentContent(view.student, words, before, headSha);
	const { mark, title } = cover.headline;
	const first = commentMarker(options.key);
	const last = (0,comment_digest/* digestLine */.lt)(digest);
	const head = [
		...(0,student_words/* paragraph */.FY)(cover.first, words),
		words.say("words.colon", {
			first: `### ${mark} ${words.tell(title)}`,
			rest: (0,text_escape/* markdownText */.p7)(cover.title)
		}),
		"",
		(0,text_escape/* markdownText */.p7)(words.tell(cover.sentence)),
		"",
		...(0,student_words/* paragraph */.FY)(cover.next, words),
		...intro
	];
	const tail = tailOf(cover, words, headSha, [...notes, ...cover.howToRead], view.audience);
	const room = budget - [
		first,
		last,
		...head,
		...tail
	].join("\n").length - 2;
	return [
		first,
		...head,
		...fitSections(sections, room, words),
		...tail,
		last
	].join("\n");
}
function fitSections(sections, room, words) {
	const body = [];
	let left = room;
	for (const { title, lines, total, shown: most, gap } of sections) {
		const titleLength = title.join("\n").length;
		if (lines.length === 0 || left < titleLength + 100) continue;
		left -= titleLength + 3;
		const shown = lines.slice(0, most);
		const hidden = total - shown.length;
		const more = (rest) => `${gap}${words.say("comment.more", { n: rest + hidden })}`;
		const fitted = (0,fit/* fitLines */.RV)(hidden > 0 ? [...shown, more(0)] : shown, left, (rest) => more(hidden > 0 ? rest - 1 : rest), (text) => text.length);
		left -= fitted.used;
		body.push(...title, ...fitted.lines, "");
	}
	return body;
}
function listSection(title, lines, total = lines.length) {
	return {
		title: [`#### ${title}`],
		lines,
		total,
		shown: comment_digest/* REGIONS_SHOWN */.mi,
		gap: "- "
	};
}
function staffContent(view, words, regions, before, { headSha, kept }) {
	const { findings, verdict, run, thresholds } = view.report;
	const regionsOf = (0,own_regions/* openRegions */.ke)(view);
	const submissions = view.listed.map((one) => ({
		key: one.key,
		name: one.name,
		total: one.total,
		ai: one.aiAverage,
		regions: regionsOf(one).length,
		isFlagged: view.flags.has(one.key)
	}));
	const judgedBy = {
		similarity: thresholds.similarity,
		ai: findings.aiRun ? thresholds.ai : null
	};
	const now = {
		createdAt: run.createdAt,
		submissions,
		thresholds: judgedBy
	};
	const changes = staffChanges(now, before, words);
	return {
		intro: changes.lines,
		sections: [
			submissionsSection(view, words, submissions, changes.rows),
			listSection(words.say("comment.whyFlagged"), (0,markdown_lines/* explanationLines */.bO)(view, words)),
			listSection(words.say("web.title"), (0,markdown_lines/* webLines */.I5)(view, words)),
			listSection(words.say("comment.pairsOut"), view.pairs.filter(({ standsOut }) => standsOut).map(({ pair, average }) => `- ${words.say("comment.outPair", {
				pair: (0,markdown_lines/* pairNames */.jS)(view, pair, words),
				suspicion: words.score(pair.suspicion),
				similarity: words.score(average, thresholds.similarity)
			})}`)),
			listSection(words.say("comment.hiddenCode"), (0,markdown_lines/* hiddenCode */.kH)(view, words, text_escape/* markdownCode */.D9).map((line) => `- ${words.tell(line)}`)),
			listSection(words.say("comment.regions"), regionLines(regions, submissions.length > 1, words), regions.total),
			listSection(words.say("comment.dismissed"), view.dismissed.map(({ pair, dismissed }) => `- ~~${(0,markdown_lines/* pairNames */.jS)(view, pair, words)}~~ ${(0,text_escape/* markdownText */.p7)(dismissed ?? "")}`))
		],
		notes: [...verdict.warnings, ...findings.notices.map(said/* asMessage */.OI)],
		digest: (0,comment_digest/* staffDigest */.Pt)(now, {
			headSha,
			kept,
			regions
		})
	};
}
function regionLines({ shown }, isNamed, words) {
	return shown.map((region) => {
		const at = words.tell((0,wording/* linesWords */.VG)(region.lineStart, region.lineEnd));
		const lines = (0,text_escape/* markdownLink */.iQ)(`${(0,text_escape/* markdownCode */.D9)(region.file)} ${at}`, region.url);
		const sentence = (0,text_escape/* markdownText */.p7)(words.tell(region.message));
		return isNamed ? `- ${words.say("comment.regionOf", {
			lines,
			name: (0,text_escape/* markdownCode */.D9)(region.name),
			sentence
		})}` : `- ${lines} · ${sentence}`;
	});
}
function submissionsSection(view, words, submissions, changes) {
	const ai = view.report.findings.aiRun ? [words.say("report.ai")] : [];
	const byKey = new Map(view.report.findings.submissions.map((submission) => [submission.key, submission]));
	const linked = (one) => one === undefined ? "" : (0,text_escape/* markdownLink */.iQ)((0,text_escape/* markdownCode */.D9)(one.name), (0,places/* originUrl */.sH)(view.report, one));
	const lines = view.listed.map((submission, index) => {
		const { key, state } = submission;
		const change = changes.get(key);
		const remark = view.pardoned.has(key) ? words.tell(wording/* PARDONED_WORDS */.wI) : "";
		const { thresholds } = view.report;
		const peer = view.closest.get(key)?.key;
		return (0,text_escape/* markdownRow */.Kw)([
			view.flags.has(key) ? "\ud83d\udd0e" : state.kind === "not-checked" ? "\u26a0\ufe0f" : "",
			linked(submission),
			`${words.score(submission.total, thresholds.similarity)}${change?.total ?? ""}`,
			...ai.map(() => `${words.score(submission.aiAverage, thresholds.ai)}${change?.ai ?? ""}`),
			words.score(view.suspicion(submission)),
			...submission.pairsUnread === true ? [words.say("words.notKnown"), words.say("words.notKnown")] : [`${words.count(submissions[index]?.regions ?? 0)}${change?.regions ?? ""}`, peer === undefined ? "" : (0,markdown_lines/* namedIn */.$P)(view, peer, words, () => linked(byKey.get(peer)))],
			state.kind === "not-checked" ? (0,text_escape/* markdownText */.p7)(words.write(state.reason)) : remark
		]);
	});
	return {
		title: [(0,text_escape/* markdownRow */.Kw)([
			"",
			words.say("lists.submission"),
			words.say("report.similarity"),
			...ai,
			words.say("lists.suspicion"),
			words.say("comment.regions"),
			words.say("lists.closest"),
			""
		]), (0,text_escape/* markdownRow */.Kw)([
			":--",
			":--",
			"--:",
			...ai.map(() => "--:"),
			"--:",
			"--:",
			":--",
			":--"
		])],
		lines,
		total: lines.length,
		shown: ROWS_SHOWN,
		gap: "\n"
	};
}
function studentContent(view, words, before, headSha) {
	const { own } = view;
	const policy = (0,student_words/* policyMarkdown */.ud)(view, words);
	const regions = own === null ? [] : own.regions.map((region) => (0,student_words/* regionMarkdown */.kB)(region, words));
	const facts = [...(0,student_words/* ownFacts */.ub)(view).map(([label, value]) => `${words.tell(label)}: **${words.tell(value)}**`), ...view.feedback === "full" ? [words.say("comment.regionsCount", { n: regions.length })] : []];
	const notChecked = own?.notChecked ?? null;
	return {
		intro: [
			...policy === null ? [] : [policy, ""],
			...own === null ? [] : [facts.join(" · "), ""],
			...notChecked === null ? [] : [(0,text_escape/* markdownText */.p7)(words.say("comment.notCheckedIntro", { reason: notChecked })), ""],
			...studentChanges(view, before, words)
		],
		sections: [listSection(words.say("comment.yourLines"), regions)],
		notes: [],
		digest: (0,comment_digest/* studentDigest */.uo)(view, headSha)
	};
}
function tailOf({ createdAt, runUrl, toolVersion }, words, headSha, notes, audience) {
	const fitted = (0,fit/* fitLines */.RV)(notes.map((note) => `- ${(0,text_escape/* markdownText */.p7)(words.tell(note))}`), MAX_NOTES, (n) => `- ${words.say("comment.more", { n })}`, (text) => text.length);
	return [
		`<details><summary>${words.say("comment.howToRead")}</summary>`,
		"",
		...fitted.lines,
		"",
		"</details>",
		"",
		...audience === "staff" ? (0,download_line/* downloadLines */.W)(runUrl, words) : [],
		`<sub>${[
			(0,text_escape/* markdownLink */.iQ)(words.time(createdAt), runUrl),
			...headSha === null ? [] : [words.say("comment.commit", { sha: headSha.slice(0, 7) })],
			words.say("comment.version", { version: (0,text_escape/* markdownText */.p7)(toolVersion) })
		].join(" · ")}</sub>`
	];
}


}),


};
