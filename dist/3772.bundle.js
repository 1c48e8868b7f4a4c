export const id = 3772;
export const ids = [3772];
export const modules = {

13772:
((__module__, __out__, __load__) => {


// EXPORTS
__load__.d(__out__, {
pairsToDate:()=>pairsToDate,
whoWasFirst:()=>whoWasFirst
});

var packed_source = __load__(71035);
var languages = __load__(72789);
var ranking = __load__(321);
var dossier_fragments = __load__(26792);
var selection = __load__(29210);
var fingerprinter = __load__(8340);
var parameters = __load__(9623);
var read_document = __load__(62887);
var normalise = __load__(69661);
;// check/history/code-reader.js

const MOST = .8;
class CodeReader {
	#languageId;
	#fingerprinter = new fingerprinter/* Fingerprinter */.U(parameters/* PARAMETERS */.z.k, parameters/* PARAMETERS */.z.w);
	constructor(languageId) {
		this.#languageId = languageId;
	}
	all(files) {
		return this.#gramsOf(this.#read(files).tokens);
	}
	region(files, { file, lineStart, lineEnd }) {
		const { tokens, lines, facts } = this.#read(files);
		const span = facts.files.find(({ path }) => path === file);
		if (span === undefined) return null;
		let [from, to] = [span.from, span.to];
		while (from < to && (lines[from] ?? 0) < lineStart) from += 1;
		while (to > from && (lines[to - 1] ?? 0) > lineEnd) to -= 1;
		const grams = this.#gramsOf(tokens.subarray(from, to));
		return grams.size === 0 ? null : grams;
	}
	#gramsOf(tokens) {
		return new Set(this.#fingerprinter.all(tokens));
	}
	#read(files) {
		const extras = {
			quality: false,
			abstracted: false
		};
		const { tokens, facts } = (0,read_document/* readDocument */.u0)({
			id: 0,
			role: "submission",
			files
		}, this.#languageId, extras);
		return {
			tokens: (0,normalise/* fold */.A)(tokens),
			lines: facts.lines,
			facts
		};
	}
}
function holds(program, fragment) {
	let common = 0;
	for (const gram of fragment) if (program.has(gram)) common += 1;
	return common >= MOST * fragment.size;
}

var limits = __load__(47358);
var outcome = __load__(98216);
var errors = __load__(47307);
var contents = __load__(22389);
;// check/history/bisect.js
const FEW = 6;
const SPOTS = [1 / 3, 2 / 3];
async function firstOf(length, holds) {
	const known = new Map([[length - 1, true]]);
	const read = async (index) => {
		const before = known.get(index);
		if (before !== undefined) return before;
		const now = await holds(index);
		known.set(index, now);
		return now;
	};
	const found = length <= FEW ? await fromTheBeginning(length, read) : await byBisection(length, read);
	for (let at = 0; at < found; at += 1) if (known.get(at) !== false) return {
		index: found,
		isExact: false
	};
	return {
		index: found,
		isExact: true
	};
}
async function fromTheBeginning(length, read) {
	for (let at = 0; at < length - 1; at += 1) if (await read(at) === true) return at;
	return length - 1;
}
async function byBisection(length, read) {
	if (await read(0) === true) return 0;
	const between = async (low, high) => {
		let [from, to] = [low, high];
		while (to - from > 1) {
			const middle = Math.floor((from + to) / 2);
			if (await read(middle) === true) to = middle;
			else from = middle;
		}
		return to;
	};
	let found = await between(0, length - 1);
	for (const share of SPOTS) {
		const spot = Math.floor(found * share);
		if (spot > 0 && await read(spot) === true) found = await between(0, spot);
	}
	return found;
}

var github_pushes = __load__(24112);
var github_repository = __load__(1493);
;// check/history/push-history.js



const GONE = new Set([
	403,
	404,
	410,
	451
]);
async function readPushHistory(github, name, sha) {
	let isMade;
	let ref;
	try {
		const repository = await (0,github_repository/* readRepository */.Nu)(github, name);
		isMade = repository.fork || repository.template !== null;
		ref = `refs/heads/${repository.defaultBranch ?? "main"}`;
	} catch (error) {
		if (isRefusal(error) && GONE.has((0,errors/* statusOf */.c2)(error))) return "gone";
		throw error;
	}
	const newestFirst = [];
	try {
		let pages = 0;
		for await (const page of (0,github_pushes/* pushPages */.Du)(github, name, ref)) {
			newestFirst.push(...page.filter((push) => push.ref === ref));
			pages += 1;
			if (pages >= github_pushes/* MAX_PUSH_PAGES */.nF) break;
		}
	} catch (error) {
		if (isRefusal(error) && (0,github_pushes/* isWithheldStatus */.QB)((0,errors/* statusOf */.c2)(error))) return "withheld";
		throw error;
	}
	const states = statesOf(upTo(newestFirst.toReversed(), sha), sha, isMade);
	return states.at(-1)?.sha === sha ? states : "no-record";
}
function isRefusal(error) {
	return error instanceof outcome/* GitHubError */.y_ && error.outcome !== "rate-limited";
}
function upTo(pushes, sha) {
	const last = pushes.findLastIndex(({ after }) => after === sha);
	if (last >= 0) return pushes.slice(0, last + 1);
	const next = pushes.findIndex(({ before }) => before === sha);
	return pushes.slice(0, next + 1);
}
function statesOf(pushes, sha, isMade) {
	const [first] = pushes;
	if (first === undefined) return [];
	const states = [];
	if (first.before !== github_pushes/* NO_COMMIT */.U2) states.push({
		sha: first.before,
		at: null,
		isGiven: isMade
	});
	for (const { before, after, timestamp } of pushes) {
		if (states.at(-1)?.sha === sha && before === sha) break;
		if (after === github_pushes/* NO_COMMIT */.U2 || states.at(-1)?.sha === after) continue;
		states.push({
			sha: after,
			at: timestamp,
			isGiven: isMade && states.length === 0
		});
	}
	return states;
}

;// check/history/repository-history.js







class Budget {
	#github;
	#before;
	#isClosed = false;
	constructor(github) {
		this.#github = github;
		this.#before = github.budget().used;
	}
	get used() {
		return this.#github.budget().used - this.#before;
	}
	get isOpen() {
		const { limit, remaining } = this.#github.budget();
		const isScarce = remaining !== null && limit !== null && remaining < limit * limits/* HISTORY_LIMITS */.A.reserve;
		return !this.#isClosed && !isScarce && this.used < limits/* HISTORY_LIMITS */.A.requests;
	}
	close() {
		this.#isClosed = true;
	}
}
class Spent extends Error {}
class RepositoryHistory {
	#reading;
	#name;
	#sha;
	#states;
	constructor(name, sha, reading) {
		this.#name = name;
		this.#sha = sha;
		this.#reading = reading;
	}
	async firstWith(fragment) {
		const { signal, budget } = this.#reading;
		try {
			return await this.#search(fragment);
		} catch (error) {
			signal.throwIfAborted();
			if (error instanceof Spent) return unseen("over-budget");
			if (!(error instanceof outcome/* Failure */.HR)) throw error;
			if (error.outcome !== "rate-limited") return unseen("unreachable");
			budget.close();
			return unseen("over-budget");
		}
	}
	async #search(fragment) {
		const { github } = this.#reading;
		if (this.#states === undefined) {
			this.#spend();
			this.#states = readPushHistory(github, this.#name, this.#sha);
		}
		const states = await this.#states;
		if (typeof states === "string") return unseen(states);
		const { index, isExact } = await firstOf(states.length, async (at) => {
			const program = await this.#program(states[at]?.sha ?? "");
			return program === null ? null : holds(program, fragment);
		});
		const state = states[index];
		if (state === undefined || state.at === null && !state.isGiven) return unseen("no-record");
		if (state.isGiven || state.at === null) return unseen("template");
		const isFirstPush = states.slice(0, index).every(({ isGiven }) => isGiven);
		const { sha, at } = state;
		return {
			seen: {
				kind: "push",
				at,
				sha,
				isFirstPush,
				isExact
			},
			beginning: index === 0 && states.length > 1 ? await this.#program(sha) : null
		};
	}
	#program(sha) {
		const { programs } = this.#reading;
		const known = programs.get(sha);
		if (known !== undefined) return known;
		this.#spend();
		const read = this.#read(sha);
		programs.set(sha, read);
		return read;
	}
	async #read(sha) {
		const { github, selection, signal, reader } = this.#reading;
		try {
			const { files } = await (0,contents/* readContents */.r)(github, this.#name, sha, selection, signal);
			const read = files.map(async (file) => ({
				path: file.path,
				bytes: await file.read()
			}));
			return reader.all(await Promise.all(read));
		} catch (error) {
			signal.throwIfAborted();
			if (error instanceof outcome/* GitHubError */.y_ && MISSING.has((0,errors/* statusOf */.c2)(error))) return null;
			throw error;
		}
	}
	#spend() {
		if (!this.#reading.budget.isOpen) throw new Spent();
	}
}
const MISSING = new Set([
	404,
	409,
	422
]);
function unseen(reason) {
	return {
		seen: {
			kind: "unknown",
			reason
		},
		beginning: null
	};
}

;// check/history/who-was-first.js







function pairsToDate(report) {
	const { findings, thresholds, verdict } = report;
	const byKey = new Map(findings.submissions.map((one) => [one.key, one]));
	const flagged = new Set(verdict.flagged.flatMap(({ key, by }) => by.includes("similarity") ? [key] : []));
	return (0,ranking/* rankPairs */.WU)(report).filter(({ pair, average, dismissed, standsOut }) => {
		if (dismissed !== null || pair.together !== undefined) return false;
		const isFlagged = (average ?? 0) > thresholds.similarity && [pair.a, pair.b].some((key) => flagged.has(key));
		if (!isFlagged && !standsOut) return false;
		return [pair.a, pair.b].some((key) => byKey.get(key)?.origin?.kind === "repository");
	}).map(({ pair }) => pair);
}
async function whoWasFirst(findings, pairs, options, around, onFound) {
	const reading = {
		...around,
		selection: (0,selection/* createSelection */.P1)(options),
		reader: new CodeReader((0,languages/* languageNamed */.Mv)(findings.language)?.id ?? languages/* AUTO_DETECT */.Ej),
		budget: new Budget(around.github),
		programs: new Map()
	};
	const sources = (0,packed_source/* packedSources */.t)(findings);
	const histories = new Histories(sources.read, reading);
	const byKey = new Map(findings.submissions.map((one) => [one.key, one]));
	try {
		for (const [at, pair] of pairs.entries()) {
			around.signal.throwIfAborted();
			const [a, b] = [byKey.get(pair.a), byKey.get(pair.b)];
			if (a === undefined || b === undefined) continue;
			const lines = longestFragment(a, b);
			const isAsked = at < limits/* HISTORY_LIMITS */.A.pairs;
			const left = isAsked ? await histories.seenIn(a, lines?.a) : unseen("over-budget");
			const right = isAsked ? await histories.seenIn(b, lines?.b) : unseen("over-budget");
			onFound({
				pair,
				first: firstOfPair(left, right, lines)
			});
		}
	} finally {
		sources.close();
	}
	return reading.budget.used;
}
class Histories {
	#read;
	#reading;
	#byKey = new Map();
	constructor(read, reading) {
		this.#read = read;
		this.#reading = reading;
	}
	async seenIn({ key, origin }, region) {
		if (origin?.kind !== "repository") return unseen("no-repository");
		const files = region === undefined ? null : await this.#read(key);
		const fragment = files === null || region === undefined ? null : this.#reading.reader.region(files, region);
		if (fragment === null) return unseen("no-lines");
		const history = this.#byKey.get(key) ?? new RepositoryHistory(origin, origin.sha, this.#reading);
		this.#byKey.set(key, history);
		return history.firstWith(fragment);
	}
}
function firstOfPair(left, right, lines) {
	const isTemplate = left.beginning !== null && right.beginning !== null && left.beginning.size === right.beginning.size && right.beginning.isSubsetOf(left.beginning);
	const [a, b] = (isTemplate ? [unseen("template"), unseen("template")] : [left, right]).map(({ seen }) => seen);
	return {
		a: a ?? left.seen,
		b: b ?? right.seen,
		...lines === null ? {} : { fragment: {
			a: lines.a,
			b: lines.b
		} }
	};
}
function longestFragment(a, b) {
	const own = fragmentsOf(a, b.key, false);
	const fragments = (0,dossier_fragments/* neighboursJoined */.Yd)(own.length > 0 ? own : fragmentsOf(b, a.key, true));
	const [longest] = fragments.toSorted((x, y) => (y.tokens ?? 0) - (x.tokens ?? 0));
	const left = longest === undefined ? null : linesOf(longest.left);
	const right = longest === undefined ? null : linesOf(longest.right);
	return left === null || right === null ? null : {
		a: left,
		b: right
	};
}
function fragmentsOf(one, other, isTurned) {
	return one.matches.filter((match) => match.otherKey === other).map(({ own, other: region, tokens }) => ({
		left: isTurned ? region : own,
		right: isTurned ? own : region,
		tokens,
		sharedBy: null
	}));
}
function linesOf({ file, lineStart, lineEnd }) {
	return lineStart === null ? null : {
		file,
		lineStart,
		lineEnd: lineEnd ?? lineStart
	};
}


}),



};
