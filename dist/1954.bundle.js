export const id = 1954;
export const ids = [1954];
export const modules = {



70763:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
pairsToDate:()=>pairsToDate,
whoWasFirst:()=>whoWasFirst
});
var _channels__6__ = __load__(71035);
var _engine__5__ = __load__(92005);
var _report__3__ = __load__(321);
var _report__7__ = __load__(26792);
var _sources__4__ = __load__(45579);
var _code_reader_js__0__ = __load__(82059);
var _limits_js__1__ = __load__(47358);
var _repository_history_js__2__ = __load__(25195);







function pairsToDate(report) {
	const { findings, thresholds, verdict } = report;
	const byKey = new Map(findings.submissions.map((one) => [one.key, one]));
	const flagged = new Set(verdict.flagged.flatMap(({ key, by }) => by.includes("similarity") ? [key] : []));
	return (0,_report__3__.WU)(report).filter(({ pair, average, dismissed, standsOut }) => {
		if (dismissed !== null || pair.together !== undefined) return false;
		const isFlagged = (average ?? 0) > thresholds.similarity && [pair.a, pair.b].some((key) => flagged.has(key));
		if (!isFlagged && !standsOut) return false;
		return [pair.a, pair.b].some((key) => byKey.get(key)?.origin?.kind === "repository");
	}).map(({ pair }) => pair);
}
async function whoWasFirst(findings, pairs, options, around, onFound) {
	const reading = {
		...around,
		selection: (0,_sources__4__.P1)(options),
		reader: new _code_reader_js__0__.tF((0,_engine__5__.Mv)(findings.language)?.id ?? _engine__5__.Ej),
		budget: new _repository_history_js__2__.__(around.github),
		programs: new Map()
	};
	const sources = (0,_channels__6__.t)(findings);
	const histories = new Histories(sources.read, reading);
	const byKey = new Map(findings.submissions.map((one) => [one.key, one]));
	try {
		for (const [at, pair] of pairs.entries()) {
			around.signal.throwIfAborted();
			const [a, b] = [byKey.get(pair.a), byKey.get(pair.b)];
			if (a === undefined || b === undefined) continue;
			const lines = longestFragment(a, b);
			const isAsked = at < _limits_js__1__.A.pairs;
			const left = isAsked ? await histories.seenIn(a, lines?.a) : (0,_repository_history_js__2__.nv)("over-budget");
			const right = isAsked ? await histories.seenIn(b, lines?.b) : (0,_repository_history_js__2__.nv)("over-budget");
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
		if (origin?.kind !== "repository") return (0,_repository_history_js__2__.nv)("no-repository");
		const files = region === undefined ? null : await this.#read(key);
		const fragment = files === null || region === undefined ? null : this.#reading.reader.regions(files, [region]);
		if (fragment === null) return (0,_repository_history_js__2__.nv)("no-lines");
		const history = this.#byKey.get(key) ?? new _repository_history_js__2__.ZN(origin, origin.sha, this.#reading);
		this.#byKey.set(key, history);
		return history.firstWith(fragment);
	}
}
function firstOfPair(left, right, lines) {
	const isTemplate = left.beginning !== null && right.beginning !== null && left.beginning.size === right.beginning.size && right.beginning.isSubsetOf(left.beginning);
	const [a, b] = (isTemplate ? [(0,_repository_history_js__2__.nv)("template"), (0,_repository_history_js__2__.nv)("template")] : [left, right]).map(({ seen }) => seen);
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
	const fragments = (0,_report__7__.Yd)(own.length > 0 ? own : fragmentsOf(b, a.key, true));
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
