export const id = 8967;
export const ids = [8967];
export const modules = {


91483:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
f3:()=>checkRow,
qS:()=>statusText,
vE:()=>timestamp
});
var _contract__0__ = __load__(1589);

function timestamp(ms) {
	return new Date(ms).toISOString().slice(0, 19).replace("T", " ");
}
const STATUS_TEXT = {
	[_contract__0__.c4.created]: "New",
	[_contract__0__.c4.queued]: "Queued",
	[_contract__0__.c4.processing]: "Processing",
	[_contract__0__.c4.completed]: "Completed",
	[_contract__0__.c4.failed]: "Failed"
};
function statusText(statusId) {
	return STATUS_TEXT[statusId] ?? "Unknown";
}
function checkRow(check) {
	return {
		id: check.id,
		name: check.name,
		status_id: check.statusId,
		language_id: check.languageId,
		test_type: check.testType,
		ai_run: check.aiRun ? 1 : 0,
		base_code_detection: check.baseCodeDetection ? 1 : 0,
		job_id: check.jobId,
		created_at: timestamp(check.createdAt),
		updated_at: timestamp(check.updatedAt)
	};
}


}),

38492:
((__module__, __out__, __load__) => {


__load__.d(__out__, {
TF:()=>ResultView,
G8:()=>average,
Ph:()=>maximum,
Bp:()=>minimum
});

var collections = __load__(37129);
var states = __load__(1589);
var findings = __load__(94825);
var report = __load__(58329);
var pair_table = __load__(26538);
;// service/api/match-rows.js

class MatchRows {
	#from;
	#byId;
	#signatures = new Map();
	#aiFirstIds = null;
	constructor(from) {
		this.#from = from;
		this.#byId = new Map(from.results.map((result) => [result.id, result]));
	}
	of(id) {
		const matches = this.#from.pairs(id).filter((pair) => this.typeOf(id, pair) !== null).flatMap((pair) => this.#pairMatches(pair, pair.a === id ? 0 : 1));
		return [
			...matches,
			...this.ofWeb(id),
			...this.ofAi(id)
		];
	}
	ofWeb(id) {
		const web = this.#from.web;
		if (web === null) return [];
		const ofPairs = web.places(id).flatMap((place) => this.#pairMatches(web.pair(place), 0));
		return [...ofPairs, ...web.known(id).map((at) => this.#knownMatch(web, at))];
	}
	ofAi(id) {
		const ai = this.#byId.get(id)?.ai ?? null;
		return ai?.fragments.map((_fragment, at) => this.#aiMatch(id, at)) ?? [];
	}
	typeOf(own, pair) {
		if (pair.a !== own && !this.#isMutual(pair)) return null;
		return this.#typeOf(pair);
	}
	#typeOf({ b }) {
		if (b < 0) return states/* MATCH_TYPE */.be.web;
		return this.#from.own.has(b) ? states/* MATCH_TYPE */.be.peer : states/* MATCH_TYPE */.be.database;
	}
	fragments(own, { a, b, place }) {
		const fragments = this.#from.table?.fragments(place, a !== own && !this.#from.closed.has(b)) ?? [];
		return this.#from.closed.has(b) ? fragments.map((fragment) => ({
			...fragment,
			matchedFile: ""
		})) : fragments;
	}
	byId(id) {
		const pair = this.#pairOfMatch(id);
		if (pair !== null) {
			const count = this.#from.table?.fragmentCount(pair.place) ?? 0;
			const offset = id - this.#firstId(pair.place);
			const side = offset < count ? 0 : 1;
			if (side === 1 && !this.#isMutual(pair)) return undefined;
			return this.#pairMatches(pair, side)[offset - side * count];
		}
		const known = id - this.#firstKnown();
		if (this.#from.web !== null && known >= 0 && known < this.#from.web.knownCount) {
			return this.#knownMatch(this.#from.web, known);
		}
		for (const [submissionId, first] of this.#aiIds()) {
			const at = id - first;
			if (at >= 0 && at < (this.#byId.get(submissionId)?.ai?.fragments.length ?? 0)) {
				return this.#aiMatch(submissionId, at);
			}
		}
		return undefined;
	}
	#isMutual(pair) {
		return this.#from.own.get(pair.b) === "submission";
	}
	#pairMatches(pair, side) {
		const { a, b, similarity, matchedSimilarity } = pair;
		const type = this.#typeOf(pair);
		const fragments = this.fragments(side === 0 ? a : b, pair);
		const first = this.#firstId(pair.place) + side * fragments.length;
		return fragments.map((fragment, at) => side === 0 ? this.#row(first + at, a, b, fragment, similarity, matchedSimilarity, type) : this.#row(first + at, b, a, fragment, matchedSimilarity, similarity, type));
	}
	#knownMatch(web, at) {
		const { submission, path, share, lines, tokens } = web.knownAt(at);
		const whole = {
			file: path,
			lineStart: 1,
			lineEnd: Math.max(1, lines)
		};
		const other = {
			matchedFile: path,
			matchedLineStart: 1,
			matchedLineEnd: Math.max(1, lines)
		};
		const fragment = {
			...whole,
			...other,
			tokens
		};
		return {
			...this.#row(this.#firstKnown() + at, submission, submission, fragment, share, 100, states/* MATCH_TYPE */.be.web),
			submission_id_matched: 0,
			web: web.knownSource(at)
		};
	}
	#firstKnown() {
		const last = [...this.#aiIds()].at(-1);
		if (last === undefined) return this.#firstId(this.#from.table?.length ?? 0);
		return last[1] + (this.#byId.get(last[0])?.ai?.fragments.length ?? 0);
	}
	#aiMatch(submissionId, at) {
		const ai = this.#byId.get(submissionId)?.ai;
		const fragment = ai?.fragments[at];
		if (ai == null || fragment === undefined) throw new Error(`a submission has no AI fragment ${at}`);
		const id = (this.#aiIds().get(submissionId) ?? 0) + at;
		return this.#row(id, submissionId, fragment.reference, fragment, ai.score, 0, states/* MATCH_TYPE */.be.ai);
	}
	#row(id, submissionId, other, fragment, similarity, matchedSimilarity, type) {
		return {
			id,
			submission_id: submissionId,
			submission_id_matched: Math.max(0, other),
			similarity,
			matched_similarity: matchedSimilarity,
			file: fragment.file,
			file_matched: fragment.matchedFile,
			line_start: fragment.lineStart,
			line_end: fragment.lineEnd,
			line_matched_start: fragment.matchedLineStart,
			line_matched_end: fragment.matchedLineEnd,
			tokens: fragment.tokens,
			...fragment.sharedBy === undefined ? {} : { shared_by: fragment.sharedBy },
			match_type: type,
			...this.#signed(other, fragment.matchedFile),
			...other < 0 && this.#from.web !== null ? { web: this.#from.web.source(submissionId, other, fragment.matchedFile) } : {}
		};
	}
	#signed(submissionId, path) {
		const key = `${submissionId}:${path}`;
		let signed = this.#signatures.get(key);
		if (signed === undefined) {
			signed = this.#from.sign({
				submissionId,
				path,
				checkId: this.#from.checkId
			});
			this.#signatures.set(key, signed);
		}
		return signed;
	}
	#firstId(place) {
		return 1 + 2 * (this.#from.table?.fragmentsBefore(place) ?? 0);
	}
	#pairOfMatch(id) {
		const table = this.#from.table;
		if (table === null || id < 1 || id >= this.#firstId(table.length)) return null;
		let low = 0;
		let high = table.length - 1;
		while (low < high) {
			const middle = low + high + 1 >>> 1;
			if (this.#firstId(middle) <= id) low = middle;
			else high = middle - 1;
		}
		return table.at(low);
	}
	#aiIds() {
		if (this.#aiFirstIds !== null) return this.#aiFirstIds;
		const ids = new Map();
		let next = this.#firstId(this.#from.table?.length ?? 0);
		for (const { id, ai } of this.#from.results) {
			if (ai === null) continue;
			ids.set(id, next);
			next += ai.fragments.length;
		}
		this.#aiFirstIds = ids;
		return ids;
	}
}

var presentation = __load__(91483);
;// service/api/web-view.js

class WebView {
	#web;
	#table;
	#pairs = new Map();
	#known = new Map();
	#sources;
	#states;
	constructor(web, table) {
		this.#web = web;
		this.#table = table;
		this.#sources = new Map(web.sources.map((source) => [source.id, source]));
		this.#states = new Map(web.states.map(({ submission, state }) => [submission, state]));
		for (let place = 0; place < table.length; place += 1) {
			const { a, b } = table.at(place);
			const source = this.#sources.get(b);
			if (source !== undefined && !source.ownOf.includes(a)) (0,collections/* appendTo */.S2)(this.#pairs, a, place);
		}
		for (const [at, { submission }] of web.known.entries()) (0,collections/* appendTo */.S2)(this.#known, submission, at);
	}
	stateOf(submission) {
		return this.#states.get(submission) ?? "not-searched";
	}
	share(submission) {
		if (this.stateOf(submission) === "not-searched") return null;
		const shares = this.places(submission).map((place) => this.pair(place)).filter(({ b }) => this.#counts(submission, b)).map(({ similarity }) => similarity);
		return Math.max(0, ...shares);
	}
	places(submission) {
		return this.#pairs.get(submission) ?? [];
	}
	pair(place) {
		return this.#table.at(place);
	}
	get knownCount() {
		return this.#web.known.length;
	}
	known(submission) {
		return this.#known.get(submission) ?? [];
	}
	knownAt(at) {
		const file = this.#web.known[at];
		if (file === undefined) throw new RangeError(`there is no known file ${at}`);
		return file;
	}
	countMatches(submission) {
		const fragments = this.places(submission).reduce((sum, place) => sum + this.#table.fragmentCount(place), 0);
		return fragments + this.known(submission).length;
	}
	submissionsWith(source) {
		return [...this.#pairs].flatMap(([submission, places]) => places.some((place) => this.pair(place).b === source) ? [submission] : []);
	}
	source(submission, id, path) {
		const source = this.#sources.get(id);
		if (source === undefined) throw new RangeError(`there is no source ${id}`);
		const { provider, url, repository, commit, blob, licence, publicSince } = source;
		const before = source.before.find(([one]) => one === submission)?.[1] ?? "unknown";
		const counts = this.#counts(submission, id);
		return {
			provider,
			url,
			repository,
			commit,
			...path === source.path ? { blob } : {},
			licence,
			public_since: publicSince,
			before,
			counts
		};
	}
	knownSource(at) {
		return {
			provider: "software-heritage",
			url: this.knownAt(at).url,
			repository: null,
			commit: null,
			licence: null,
			public_since: null,
			before: "unknown",
			counts: false
		};
	}
	file(source, path) {
		const file = this.#sources.get(source)?.files.find((one) => one.path === path);
		return file === undefined ? undefined : {
			text: file.text,
			at: this.#web.searchedAt
		};
	}
	#counts(submission, source) {
		return !(this.#sources.get(source)?.before ?? []).some(([one, before]) => one === submission && before === "no");
	}
}

;// service/api/result-view.js






class ResultView {
	#closed;
	#completed;
	#searchesDatabase;
	#isAiRun;
	submissions;
	analysis;
	matches;
	#byId = new Map();
	#table;
	#pairs = new Map();
	#web;
	constructor(source) {
		this.#closed = source.closed ?? new Set();
		this.#isAiRun = source.check.aiRun;
		this.#searchesDatabase = source.check.testType !== states/* ENGINE */.T2.web || source.submissions.some(({ role }) => role === "archive");
		this.#completed = source.check.statusId === states/* STATE */.c4.completed;
		this.submissions = source.submissions;
		this.analysis = source.analysis;
		for (const submission of this.analysis?.submissions ?? []) this.#byId.set(submission.id, submission);
		const pairs = source.analysis?.pairs ?? null;
		this.#table = pairs === null ? null : new pair_table/* PairTable */.r4(pairs);
		const { web } = source.analysis ?? {};
		this.#web = web === undefined || this.#table === null ? null : new WebView(web, this.#table);
		this.matches = new MatchRows({
			sign: source.sign,
			checkId: source.check.id,
			own: new Map(this.submissions.map((submission) => [submission.id, submission.role])),
			closed: this.#closed,
			table: this.#table,
			web: this.#web,
			results: source.analysis?.submissions ?? [],
			pairs: (id) => this.pairs(id)
		});
		for (const [place, a] of (pairs?.a ?? new Int32Array()).entries()) {
			for (const id of [a, pairs?.b[place]]) {
				if (pairs?.b[place] < 0) continue;
				(0,collections/* appendTo */.S2)(this.#pairs, id, place);
			}
		}
	}
	get judged() {
		return this.submissions.filter((submission) => submission.role === "submission");
	}
	scores(submission) {
		const result = this.#byId.get(submission.id);
		const isRead = result !== undefined && (0,findings/* isCompared */.uQ)(result.comparability);
		const web = isRead ? this.#web : null;
		const found = web?.share(submission.id) ?? null;
		const hasDatabase = this.#web === null || this.#searchesDatabase;
		const hasOthers = isRead && result.comparedWith !== 0;
		const peer = known(result?.peer, hasOthers);
		const external = (0,findings/* highest */.BR)([hasDatabase ? known(result?.database, hasOthers) : null, found]);
		return {
			total: (0,findings/* highest */.BR)([peer, external]),
			peer,
			external,
			web: found,
			ai: result?.ai?.score ?? null,
			quality: result?.quality?.score ?? null
		};
	}
	result(submission) {
		return this.#byId.get(submission.id);
	}
	abstains({ id }) {
		const result = this.#byId.get(id);
		return this.#isAiRun && result !== undefined && result.ai === null;
	}
	isFlagged(submission) {
		const { total, ai } = this.scores(submission);
		return (total ?? 0) > findings/* SERVICE_THRESHOLD */.cp || (ai ?? 0) > findings/* SERVICE_THRESHOLD */.cp;
	}
	statusOf(submission) {
		if (!this.#completed) return states/* STATE */.c4.created;
		return submission.role === "submission" && !this.#byId.has(submission.id) ? states/* STATE */.c4.failed : states/* STATE */.c4.completed;
	}
	statistics() {
		const scores = this.judged.map((submission) => this.scores(submission));
		const group = scores.flatMap(({ peer }) => peer ?? []);
		const external = scores.flatMap((score) => score.external ?? []);
		const ai = scores.flatMap((score) => score.ai ?? []);
		return {
			group_avg: average(group),
			group_max: maximum(group),
			web_avg: average(external),
			web_max: maximum(external),
			ai_avg: average(ai),
			ai_max: maximum(ai),
			flagged: this.judged.filter((submission) => this.isFlagged(submission)).length,
			matches: this.judged.reduce((sum, submission) => {
				const { peer, external: others, ai: references } = this.countMatches(submission);
				return sum + peer + others + references;
			}, 0)
		};
	}
	countMatches(submission) {
		const counts = {
			peer: 0,
			external: this.#web?.countMatches(submission.id) ?? 0,
			ai: this.#byId.get(submission.id)?.ai?.fragments.length ?? 0
		};
		const table = this.#table;
		if (table === null) return counts;
		for (const place of this.#pairs.get(submission.id) ?? []) {
			const type = this.matches.typeOf(submission.id, table.ends(place));
			if (type === null) continue;
			counts[type === states/* MATCH_TYPE */.be.peer ? "peer" : "external"] += table.fragmentCount(place);
		}
		return counts;
	}
	pairs(id) {
		const table = this.#table;
		return table === null ? [] : (this.#pairs.get(id) ?? []).map((place) => table.at(place));
	}
	row(submission, brief = false) {
		const result = this.#byId.get(submission.id);
		const scores = this.scores(submission);
		const row = {
			...this.bareRow(submission),
			total_result: scores.total,
			result_web: scores.external,
			...this.#web === null ? {} : {
				result_public: scores.web,
				web_state: this.#web.stateOf(submission.id)
			},
			submissionresults: (brief ? [] : this.pairs(submission.id)).map((pair) => ({
				submission_id: submission.id,
				submission_id_compared: pair.a === submission.id ? pair.b : pair.a,
				score: pair.total
			}))
		};
		if (result === undefined) return row;
		return {
			...row,
			comparability: result.comparability,
			suspicion: result.suspicion,
			coverage: result.coverage,
			...result.comparedWith === undefined ? {} : { compared_with: result.comparedWith },
			tokens: result.tokens,
			...remarksOf(result)
		};
	}
	verdictRow(submission) {
		const result = this.#byId.get(submission.id);
		const { total, ai } = this.scores(submission);
		return {
			id: submission.id,
			flagged: this.isFlagged(submission),
			similarity: (0,report/* bandOf */.BV)(total),
			ai: (0,report/* bandOf */.BV)(ai),
			ai_abstained: this.abstains(submission),
			...result === undefined ? {} : {
				comparability: result.comparability,
				...result.comparedWith === undefined ? {} : { compared_with: result.comparedWith },
				...remarksOf(result)
			}
		};
	}
	bareRow(submission) {
		return {
			id: submission.id,
			assignment_id: submission.checkId,
			filename: submission.filename,
			status_id: this.statusOf(submission),
			total_result: null,
			result_web: null,
			submissionresults: [],
			role: submission.role,
			created_at: (0,presentation/* timestamp */.vE)(submission.createdAt),
			updated_at: (0,presentation/* timestamp */.vE)(submission.updatedAt)
		};
	}
	submissionsWith(source) {
		return this.#web?.submissionsWith(source) ?? [];
	}
	webFile(source, path) {
		return this.#web?.file(source, path);
	}
	isClosed(submissionId) {
		return this.#closed.has(submissionId);
	}
}
function known(score, hasOthers) {
	return score === undefined || score === 0 && !hasOthers ? null : score;
}
function remarksOf(result) {
	return {
		left_out: result.leftOut.map(({ path, code, reason }) => ({
			path,
			code,
			reason
		})),
		remarks: result.remarks.map(({ path, code, balance }) => ({
			path,
			code,
			...balance === undefined ? {} : { balance }
		}))
	};
}
function average(values) {
	return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}
function maximum(values) {
	return values.length === 0 ? null : values.reduce((best, value) => Math.max(best, value), -Infinity);
}
function minimum(values) {
	return values.length === 0 ? null : values.reduce((best, value) => Math.min(best, value), Infinity);
}


}),


};
