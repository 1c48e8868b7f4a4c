export const id = 9690;
export const ids = [9690];
export const modules = {












19740:
((__module__, __out__, __load__) => {

__load__.r(__out__);

__load__.d(__out__, {
caseFile:()=>caseFile,
compareReports:()=>compareReports,
serveReport:()=>serveReport
});

var external_node_crypto_ = __load__(77598);
var external_node_fs_ = __load__(73024);
var external_node_os_ = __load__(48161);
var external_node_path_ = __load__(76760);
var outcome = __load__(98216);
var sentence = __load__(4771);
var redaction = __load__(76287);
var text_escape = __load__(68171);
var terminal = __load__(48804);
var workflow_commands = __load__(37616);
var format = __load__(73043);
;// channels/comparison-console.js

const NAME_MIN = 12;
const NAME_MAX = 60;
const NUMBERS = 34;
function renderComparison(comparison, style) {
	const { thresholds, newlyFlagged, noLongerFlagged, added, removed } = comparison;
	const paint = (0,terminal/* painter */.C2)(style.colours);
	const every = [
		...newlyFlagged,
		...noLongerFlagged,
		...comparison.noLongerChecked,
		...comparison.moved,
		...added,
		...removed
	];
	const width = Math.min(NAME_MAX, Math.max(NAME_MIN, style.width - NUMBERS), Math.max(NAME_MIN, ...every.map((one) => (0,terminal/* columns */.YB)((0,workflow_commands/* plainLine */.h0)(one.name)))));
	const score = (before, after, kind) => `${(0,format/* formatScore */.y)(before, thresholds.before[kind]).padStart(6)} \u2192 ${(0,format/* formatScore */.y)(after, thresholds.after[kind]).padEnd(6)}${difference(before, after).padStart(8)}`;
	const line = (one) => {
		const showsAi = one.flaggedBy.includes("ai") && !one.flaggedBy.includes("similarity");
		return `${(0,terminal/* pad */.eV)((0,workflow_commands/* plainLine */.h0)(one.name), width)} ${showsAi ? `${score(one.aiBefore, one.aiAfter, "ai")}  AI` : score(one.before, one.after, "similarity")}`;
	};
	const alone = (value) => (one) => `${(0,terminal/* pad */.eV)((0,workflow_commands/* plainLine */.h0)(one.name), width)} ${(0,format/* formatScore */.y)(value(one), thresholds.after.similarity).padStart(6)}${one.flaggedBy.length > 0 ? "  flagged" : ""}`;
	const lines = [
		`${(0,workflow_commands/* plainLine */.h0)(comparison.title)}: ${(0,format/* formatTime */.fU)(comparison.before)} \u2192 ${(0,format/* formatTime */.fU)(comparison.after)}`,
		comparison.isSame ? "Nothing changed." : `${(0,format/* count */.U9)(newlyFlagged.length, "submission")} newly flagged, ${(0,format/* formatCount */.B4)(noLongerFlagged.length)} no longer; ${(0,format/* formatCount */.B4)(added.length)} added, ${(0,format/* formatCount */.B4)(removed.length)} removed; ${(0,format/* count */.U9)(comparison.newPairs.length, "new pair")} above ${thresholds.after.similarity}.`,
		...comparison.settings.map((sentence) => paint("warn", `note: ${(0,workflow_commands/* plainLine */.h0)(sentence)}`))
	];
	const list = (title, items, show, kind) => {
		if (items.length === 0) return;
		lines.push("", paint("dim", title));
		for (const item of items.slice(0, style.maxRows)) {
			const text = `  ${show(item).trimEnd()}`;
			lines.push(kind === undefined ? text : paint(kind, text));
		}
		if (items.length > style.maxRows) lines.push(`  \u2026and ${(0,format/* formatCount */.B4)(items.length - style.maxRows)} more`);
	};
	list("newly flagged", newlyFlagged, line, "bad");
	list("new pairs above the threshold", comparison.newPairs, ({ names, before, after }) => `${score(before, after, "similarity")}  ${(0,workflow_commands/* plainLine */.h0)(names[0])} \u2194 ${(0,workflow_commands/* plainLine */.h0)(names[1])}`);
	list("no longer checked", comparison.noLongerChecked, (one) => `${line(one).trimEnd()}  ${(0,workflow_commands/* plainLine */.h0)(one.reason)}`, "warn");
	list("no longer flagged", noLongerFlagged, line, "good");
	list("moved by a point or more", comparison.moved, line);
	const dismissal = ({ names, reason }) => {
		const why = reason === "" ? "" : `: ${(0,workflow_commands/* plainLine */.h0)(reason)}`;
		return `${(0,workflow_commands/* plainLine */.h0)(names[0])} \u2194 ${(0,workflow_commands/* plainLine */.h0)(names[1])}${why}`;
	};
	list("no longer dismissed", comparison.reopened, dismissal, "warn");
	list("dismissed since", comparison.dismissed, dismissal);
	list("added", added, alone((one) => one.after));
	list("removed", removed, alone((one) => one.before));
	return lines.map((text) => `${text}\n`).join("");
}
function difference(before, after) {
	if (before === null || after === null) return "";
	const by = after - before;
	return `${by > 0 ? "+" : by < 0 ? "\u2212" : "±"}${Math.abs(by).toFixed(1)}`;
}

var cases = __load__(10856);
var write = __load__(75409);
var report = __load__(58329);
var contract_cases = __load__(12650);
var digests = __load__(73235);
var english = __load__(49094);
var compare_text = __load__(92105);
var findings = __load__(94825);
var ranking = __load__(321);
;// report/compare.js



const MOVED = 1;
function compareRuns(before, after) {
	const ids = matched(before, after);
	const old = new Map(judged(before).map((one) => [ids.of(one.key), one]));
	const now = new Map(judged(after).map((one) => [one.key, one]));
	const flagsBefore = flagsOf(before);
	const flagsAfter = flagsOf(after);
	const compared = (one, other) => {
		const known = other ?? one;
		return {
			key: known?.key ?? "",
			name: known?.name ?? "",
			before: one?.total ?? null,
			after: other?.total ?? null,
			aiBefore: one?.aiAverage ?? null,
			aiAfter: other?.aiAverage ?? null,
			flaggedBy: other === undefined ? [] : flagsAfter.get(other.key) ?? []
		};
	};
	const newlyFlagged = [];
	const noLongerFlagged = [];
	const noLongerChecked = [];
	const moved = [];
	const added = [];
	const removed = [];
	const failures = new Map(after.findings.failures.map((failure) => [failure.key, failure.reason]));
	for (const [id, other] of now) {
		const one = old.get(id);
		const both = compared(one, other);
		const wasFlagged = one !== undefined && flagsBefore.has(one.key);
		if (one === undefined) added.push(both);
		if (flagsAfter.has(other.key)) {
			if (!wasFlagged) newlyFlagged.push(both);
			else if (change(both) >= MOVED) moved.push(both);
		} else if (one !== undefined && both.before !== null && both.after === null) {
			const reason = other.state.kind === "checked" ? "" : english/* ENGLISH */.VJ.write(other.state.reason);
			noLongerChecked.push({
				...both,
				reason
			});
		} else if (wasFlagged) {
			noLongerFlagged.push(both);
		} else if (one !== undefined && change(both) >= MOVED) {
			moved.push(both);
		}
	}
	for (const [id, one] of old) {
		if (now.has(id)) continue;
		const reason = failures.get(one.key);
		if (reason === undefined) removed.push(compared(one, undefined));
		else noLongerChecked.push({
			...compared(one, undefined),
			reason
		});
	}
	const pairs = {
		newPairs: newPairs(before, after, ids),
		...changedDismissals(before, after, ids)
	};
	const lists = [
		newlyFlagged,
		noLongerFlagged,
		noLongerChecked,
		moved,
		added,
		removed,
		...Object.values(pairs)
	];
	return {
		title: after.run.title,
		before: before.run.createdAt,
		after: after.run.createdAt,
		thresholds: {
			before: before.thresholds,
			after: after.thresholds
		},
		newlyFlagged: newlyFlagged.toSorted(byNumber),
		noLongerFlagged: noLongerFlagged.toSorted(byNumber),
		noLongerChecked: noLongerChecked.toSorted(byNumber),
		moved: moved.toSorted((x, y) => change(y) - change(x) || byNumber(x, y)),
		added: added.toSorted(byNumber),
		removed: removed.toSorted(byNumber),
		...pairs,
		settings: settingsChanges(before, after, ids),
		isSame: lists.every((list) => list.length === 0)
	};
}
function matched(before, after) {
	const [old, now] = [keysOf(before), keysOf(after)];
	const moved = new Map();
	const taken = new Set();
	for (const called of NAMES) {
		const added = byName(after, new Set([...old, ...taken]), called);
		for (const [name, key] of byName(before, new Set([...now, ...moved.keys()]), called)) {
			const there = added.get(name);
			if (there === undefined) continue;
			moved.set(key, there);
			taken.add(there);
		}
	}
	return {
		of: (key) => moved.get(key) ?? key,
		isByName: judged(before).some(({ key }) => moved.get(key) !== undefined) && !judged(before).some(({ key }) => now.has(key))
	};
}
function keysOf({ findings }) {
	return new Set(findings.submissions.map(({ key }) => key));
}
const NAMES = [({ name }) => name, ({ name, person }) => person?.sourceName ?? name];
function byName({ findings }, keys, called) {
	const others = findings.submissions.filter(({ key }) => !keys.has(key));
	const known = Map.groupBy(others, (one) => `${one.role} ${called(one)}`);
	return new Map([...known].flatMap(([name, [one, more]]) => one && !more ? [[name, one.key]] : []));
}
function judged(report) {
	return report.findings.submissions.filter((one) => one.role === "judged");
}
function flagsOf(report) {
	return new Map(report.verdict.flagged.map((flag) => [flag.key, flag.by]));
}
function change(one) {
	if (one.before === null || one.after === null) return one.before === one.after ? 0 : 100;
	return Math.abs(one.after - one.before);
}
function byNumber(x, y) {
	return (y.after ?? y.before ?? -1) - (x.after ?? x.before ?? -1) || (0,compare_text/* compareText */.n)(x.name, y.name);
}
function newPairs(before, after, ids) {
	const threshold = after.thresholds.similarity;
	const newName = (0,ranking/* nameOf */.Vb)(after.findings);
	const old = new Map(before.findings.pairs.map(({ a, b, ...pair }) => [(0,ranking/* pairKey */.Yz)(ids.of(a), ids.of(b)), (0,findings/* pairAverage */.K)(pair)]));
	const dismissed = (0,ranking/* dismissals */.Bx)(after);
	return after.findings.pairs.flatMap((pair) => {
		const average = (0,findings/* pairAverage */.K)(pair);
		const earlier = old.get((0,ranking/* pairKey */.Yz)(pair.a, pair.b)) ?? null;
		const isNew = average !== null && average > threshold && (earlier ?? -1) <= threshold;
		if (!isNew || pair.together !== undefined || dismissed.has((0,ranking/* pairKey */.Yz)(pair.a, pair.b))) return [];
		const names = [newName(pair.a), newName(pair.b)];
		return [{
			a: pair.a,
			b: pair.b,
			names,
			before: earlier,
			after: average
		}];
	}).toSorted((x, y) => y.after - x.after);
}
function dismissedOf({ findings, dismissed }, idOf) {
	const name = (0,ranking/* nameOf */.Vb)(findings);
	return new Map(dismissed.map(({ a, b, reason }) => [(0,ranking/* pairKey */.Yz)(idOf(a), idOf(b)), {
		names: [name(a), name(b)],
		reason
	}]));
}
function changedDismissals(before, after, ids) {
	const [old, now] = [dismissedOf(before, ids.of), dismissedOf(after, (key) => key)];
	const lost = without(old, now);
	return {
		dismissed: [...without(now, old).values()],
		reopened: after.findings.pairs.flatMap(({ a, b, together }) => {
			const one = lost.get((0,ranking/* pairKey */.Yz)(a, b));
			return one === undefined || together !== undefined ? [] : [one];
		})
	};
}
function without(these, those) {
	return new Map([...these].filter(([id]) => !those.has(id)));
}
function peopleOf({ findings: { submissions, pairs } }) {
	const isKnown = submissions.some(({ person }) => person !== undefined) || pairs.some(({ together }) => together !== undefined);
	return isKnown ? "known" : "not known";
}
function settingsChanges(before, after, { isByName }) {
	const sentences = [];
	const differ = (what, x, y) => {
		if (x !== y) sentences.push(`${what} was ${x} and is ${y}.`);
	};
	if (Date.parse(before.run.createdAt) > Date.parse(after.run.createdAt)) {
		sentences.push("The first report is newer than the second one.");
	}
	if (isByName) {
		sentences.push("No submission has the same key in both runs: they are matched by their names.");
	}
	differ("The similarity threshold", before.thresholds.similarity, after.thresholds.similarity);
	differ("The AI threshold", before.thresholds.ai, after.thresholds.ai);
	differ("The engine", before.findings.engine?.name ?? "n/a", after.findings.engine?.name ?? "n/a");
	differ("The language", before.findings.language, after.findings.language);
	differ("AI detection", before.findings.aiRun ? "run" : "not run", after.findings.aiRun ? "run" : "not run");
	differ("Starter code", before.findings.baseCode ? "taken out" : "kept", after.findings.baseCode ? "taken out" : "kept");
	differ("Who handed in and who belongs together", peopleOf(before), peopleOf(after));
	differ("What they are compared with", peersOf(before), peersOf(after));
	differ("The version", before.run.toolVersion, after.run.toolVersion);
	return sentences;
}
function peersOf({ findings }) {
	const archived = findings.submissions.filter((one) => one.role === "archive").length;
	return archived === 0 ? "each other" : `each other and ${(0,format/* count */.U9)(archived, "archived submission")}`;
}

var case_document = __load__(14420);
var http_listener = __load__(19176);
var cancellation = __load__(29490);
var variables = __load__(65200);
var open_browser = __load__(7473);
var report_file = __load__(21013);
var terminal_log = __load__(78087);
var says = __load__(89544);
;// program/command-line/report.js
















const TYPES = {
	"index.html": "text/html; charset=utf-8",
	"report.json": "application/json; charset=utf-8",
	"report.sarif": "application/json; charset=utf-8",
	"submissions.csv": "text/csv; charset=utf-8",
	"pairs.csv": "text/csv; charset=utf-8",
	"summary.md": "text/markdown; charset=utf-8",
	"last-run.md": "text/markdown; charset=utf-8"
};
const SERVED = new Map(Object.entries(TYPES));
async function serveReport(given, environment) {
	const directory = SERVED.has((0,external_node_path_.basename)(given)) ? (0,external_node_path_.dirname)((0,external_node_path_.resolve)(given)) : (0,external_node_path_.resolve)(given);
	const page = (0,external_node_path_.join)(directory, "index.html");
	if (!(0,report_file/* isFile */.fo)(page)) {
		refuseUnread(page);
		throw new outcome/* ConfigurationError */.j1((0,sentence/* fill */.G)(says/* holdsNoReport */.IN, { given: JSON.stringify(given) }));
	}
	const root = `/${(0,external_node_crypto_.randomBytes)(16).toString("hex")}/`;
	const folder = {
		directory,
		root,
		cases: caseFile((0,external_node_path_.join)(directory, report/* CASES_FILE */.Ro), userName())
	};
	const listener = await (0,http_listener/* listen */.KT)({
		host: "127.0.0.1",
		port: 0,
		answer: async (request) => {
			const { headers, ...answered } = await answer(request, folder);
			return {
				...answered,
				headers: {
					...OWN,
					...headers
				}
			};
		}
	});
	const url = listener.url + root;
	process.stdout.write(`report at ${url} (stop with Ctrl-C)\n`);
	const forget = process.stdout.isTTY ? (0,open_browser/* openBrowser */.ph)(url, environment) : () => {};
	await (0,cancellation/* untilStopped */.sZ)();
	forget();
	await listener.close();
	return 0;
}
function refuseUnread(path) {
	try {
		(0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false });
	} catch (error) {
		throw (0,report_file/* unreadReport */._w)(path, error);
	}
}
function userName() {
	try {
		return (0,external_node_os_.userInfo)().username;
	} catch {
		return "";
	}
}
const OWN = {
	"referrer-policy": "no-referrer",
	"cross-origin-resource-policy": "same-origin",
	"content-security-policy": "frame-ancestors 'none'"
};
async function answer(request, { directory, root, cases }) {
	const path = request.url ?? "";
	const name = path.startsWith(root) ? path.slice(root.length) || "index.html" : "";
	const type = SERVED.get(name);
	const isLoopback = /^(?:127\.0\.0\.1|localhost)(?::\d+)?$/.test(request.headers.host ?? "");
	const { method = "" } = request;
	if (isLoopback && name === report/* CASES_FILE */.Ro && [
		"GET",
		"HEAD",
		"PUT"
	].includes(method)) return cases(request);
	if (type === undefined || !isLoopback || !(0,report_file/* isFile */.fo)((0,external_node_path_.join)(directory, name))) return { status: 404 };
	if (method !== "GET" && method !== "HEAD") return {
		status: 405,
		headers: { allow: "GET, HEAD" }
	};
	return {
		status: 200,
		headers: { "content-type": type },
		body: (response) => {
			const file = (0,external_node_fs_.createReadStream)((0,external_node_path_.join)(directory, name));
			file.once("error", () => response.destroy());
			response.once("close", () => file.destroy());
			file.pipe(response);
		}
	};
}
const DEFAULT_WIDTH = 100;
const MAX_ROWS = 200;
function compareReports(command, environment) {
	const comparison = (0,redaction/* redactDeep */.KL)(compareRuns((0,report_file/* readReportFile */.$h)(command.before), (0,report_file/* readReportFile */.$h)(command.after)), (0,redaction/* redactor */.$p)((0,variables/* environmentSecrets */.Pm)(environment)));
	process.stdout.write(command.json ? `${(0,text_escape/* jsonText */.s$)(comparison, 1)}\n` : renderComparison(comparison, (0,terminal_log/* layoutOf */.aH)(environment, {
		width: DEFAULT_WIDTH,
		maxRows: MAX_ROWS
	})));
	return 0;
}
function caseFile(path, user) {
	let last = Promise.resolve();
	const inTurn = (work) => {
		const next = last.then(work, work);
		last = next.catch(() => {});
		return next;
	};
	return async (request) => {
		const done = request.method === "PUT" ? await put(request, path, inTurn) : await current(path).catch(unreadable);
		return {
			status: done.status,
			headers: {
				"content-type": done.type ?? "text/plain; charset=utf-8",
				"accept-put": "application/json",
				"x-user": encodeURIComponent(user),
				...done.etag === undefined ? {} : { etag: done.etag }
			},
			body: done.text
		};
	};
}
async function current(path) {
	const text = await (0,cases/* readCasesText */.DZ)(path);
	if (text !== null) (0,case_document/* parseCases */.Bq)(text, path);
	return {
		status: 200,
		text: text ?? (0,case_document/* casesText */.rv)(contract_cases/* NO_CASES */.kr),
		etag: etagOf(text),
		type: "application/json"
	};
}
function unreadable(error) {
	return {
		status: 500,
		text: (0,outcome/* messageOf */.bD)(error)
	};
}
async function put(request, path, inTurn) {
	const { origin, host, "if-match": seen } = request.headers;
	if (origin !== `http://${host}`) return {
		status: 403,
		text: says/* pageReport */.uu
	};
	if (seen === undefined) return {
		status: 428,
		text: says/* matchMissing */.uh
	};
	const text = await bodyOf(request);
	if (text === null) {
		return {
			status: 413,
			text: (0,sentence/* fill */.G)(says/* bytesNotKept */.li, { most: case_document/* MAX_CASES_BYTES */.zO })
		};
	}
	try {
		const book = (0,case_document/* parseCases */.Bq)(text, "what the page sent");
		return await inTurn(() => replace(path, seen, (0,case_document/* casesText */.rv)(book)));
	} catch (error) {
		return {
			status: error instanceof outcome/* ConfigurationError */.j1 ? 422 : 500,
			text: (0,outcome/* messageOf */.bD)(error)
		};
	}
}
async function replace(path, seen, text) {
	const there = await current(path);
	if (there.etag !== seen) return {
		...there,
		status: 412
	};
	try {
		await (0,write/* writeWhole */.f8)(path, [text], { isNotes: true });
	} catch (error) {
		const { code } = error;
		const why = code === "ENOSPC" || code === "EDQUOT" ? "the disk is full" : (0,outcome/* messageOf */.bD)(error);
		return {
			status: 507,
			text: (0,sentence/* fill */.G)(says/* couldNotWrittenFile */.oB, {
				path,
				why
			})
		};
	}
	return {
		status: 204,
		text: "",
		etag: etagOf(text)
	};
}
async function bodyOf(request) {
	const parts = [];
	let size = 0;
	for await (const part of request) {
		size += part.length;
		if (size <= case_document/* MAX_CASES_BYTES */.zO) parts.push(part);
	}
	return size > case_document/* MAX_CASES_BYTES */.zO ? null : Buffer.concat(parts).toString("utf8");
}
function etagOf(text) {
	return `"${text === null ? "none" : (0,digests/* sha256 */.sc)(text).slice(0, 32)}"`;
}


}),







};
