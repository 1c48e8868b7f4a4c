export const id = 1166;
export const ids = [1166];
export const modules = {


27907:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
AV:()=>isAbstention,
Bg:()=>readScore,
Ds:()=>webStateOf,
NW:()=>webSourceOf,
hB:()=>aiScore
});
var _contract__1__ = __load__(23517);
var _contract__2__ = __load__(12598);
var _start_js__0__ = __load__(31587);


function webStateOf(given) {
	return _contract__1__.qU.find((state) => state === given);
}
function webSourceOf(given, path) {
	if (typeof given !== "object" || given === null) return undefined;
	const row = given;
	const provider = _contract__1__.eG.find((name) => name === row["provider"]);
	const url = (0,_start_js__0__.WX)([row["url"]]);
	if (provider === undefined || url === null) return undefined;
	const text = (name) => {
		const value = row[name];
		return typeof value === "string" ? value : null;
	};
	const before = text("before");
	const blob = text("blob");
	return {
		provider,
		url,
		repository: text("repository") ?? "",
		path,
		commit: text("commit") ?? "",
		...blob === null ? {} : { blob },
		licence: text("licence"),
		publicSince: text("public_since"),
		before: before === "yes" || before === "no" ? before : "unknown",
		counts: (0,_contract__2__.Vf)(row["counts"]) !== false
	};
}
const ROUNDING = 1e-6;
function readScore(value) {
	const number = (0,_contract__2__.kz)(value);
	if (number === null || number < -ROUNDING || number > 100 + ROUNDING) return null;
	return Math.min(100, Math.max(0, number));
}
function aiScore(row) {
	const fields = row;
	const detection = fields["ai_detection"];
	const direct = readScore(fields["ai_detection_avg"]) ?? readScore(detection);
	if (direct !== null || typeof detection !== "object" || detection === null) return direct;
	const inner = detection;
	for (const name of [
		"avg_ai_probability",
		"average_score",
		"avg",
		"score",
		"ai_probability"
	]) {
		const value = readScore(inner[name]);
		if (value !== null) return value;
	}
	const files = Array.isArray(inner["files"]) ? inner["files"] : [];
	const values = files.map((file) => readScore(file?.ai_probability)).filter((value) => value !== null);
	return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}
function isAbstention(row) {
	return (0,_contract__2__.Vf)(row.ai_abstained) === true;
}


}),

59430:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
eO:()=>known,
jA:()=>progressOf,
qN:()=>begin
});
function begin({ checkId, label, ai, baseCode }) {
	return {
		flight: null,
		named: [],
		check: checkId === null ? null : {
			id: checkId,
			name: label,
			label,
			marker: "",
			isStarted: true,
			isNew: false
		},
		ids: new Map(),
		failed: new Map(),
		url: null,
		completed: null,
		listed: new Map(),
		scores: null,
		details: new Map(),
		webSearch: null,
		isPointless: false,
		made: {
			ai,
			baseCode
		},
		isAiDenied: false,
		cameTooLate: false,
		isOver: false,
		failure: null,
		notices: [],
		warnings: [],
		news: null
	};
}
function known(state) {
	const { check, flight } = state;
	if (check === null || flight === null) throw new Error("a step came before the one that it needs");
	return {
		check,
		flight
	};
}
function progressOf(stage, { id: checkId, name, label, marker }, uploaded) {
	return {
		stage,
		checkId,
		name,
		label,
		marker,
		uploaded: Object.fromEntries(uploaded)
	};
}


}),

47960:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
GZ:()=>isDenied,
Hx:()=>ownAnswer,
LS:()=>fieldMessages,
Of:()=>refusalOf,
Pn:()=>holdsExpected,
aJ:()=>isUnaskedCsv,
cP:()=>redirected,
qg:()=>parse
});
var _base__3__ = __load__(37129);
var _contract__1__ = __load__(22341);
var _contract__2__ = __load__(12598);
var _contract__4__ = __load__(1589);
var zod__5__ = __load__(25465);
var _errors_js__0__ = __load__(43076);




function ownAnswer(_operation, body) {
	return body;
}
const readers = new Map();
function parse(operation, body, text) {
	const { csv, response } = _contract__1__.x[operation];
	let reader = readers.get(operation);
	if (reader === undefined) {
		reader = (0,_contract__2__.a8)(response);
		readers.set(operation, reader);
	}
	const unwrapped = unwrap(_contract__1__.x[operation], body);
	return reader(csv === "always" ? text : operation === "aiResults" ? asDocumented(unwrapped) : unwrapped);
}
function asDocumented(body) {
	if (!(0,_base__3__.Gv)(body)) return body;
	const { assignment_status: state, submissions } = body;
	return {
		...body,
		assignment_status: /^completed$/i.test(String(state)) ? _contract__4__.c4.completed : state,
		submissions: (0,_contract__2__.LD)(submissions)?.map((row) => (0,_base__3__.Gv)(row) && !(0,_base__3__.Gv)(row["plagiarism_score"]) ? {
			...row,
			plagiarism_score: { total: row["plagiarism_score"] }
		} : row)
	};
}
function unwrap({ needs, response }, body) {
	if (body === null || Array.isArray(body)) return body;
	const object = body;
	if (response instanceof zod__5__.naA) {
		return (0,_contract__2__.LD)(object["data"]) ?? (0,_contract__2__.LD)(object["checks"]) ?? (0,_contract__2__.LD)(object) ?? object;
	}
	if (needs === undefined || needs.some((name) => name in object)) return object;
	for (const name of [
		"data",
		"check",
		"result"
	]) {
		const inner = object[name];
		if ((0,_base__3__.Gv)(inner) && needs.some((key) => key in inner)) return inner;
	}
	return object;
}
function holdsExpected(operation, body, text) {
	const { csv, needs, response, safety } = operation;
	if (csv === "always") return text !== "";
	if (text === "" && safety === "idempotent") return true;
	const unwrapped = unwrap(operation, body);
	if (response instanceof zod__5__.naA) return Array.isArray(unwrapped);
	if (!(0,_base__3__.Gv)(unwrapped)) return false;
	if (needs !== undefined) {
		return needs.some((name) => unwrapped[name] !== undefined && unwrapped[name] !== null);
	}
	return typeof unwrapped["error"] !== "string" || unwrapped["error"] === "";
}
function isDenied(body) {
	return (0,_base__3__.Gv)(body) && (0,_contract__2__.Vf)(body["success"]) === false;
}
function isUnaskedCsv({ csv }, answer) {
	return csv === "by-format" && answer.status >= 200 && answer.status < 300 && (answer.headers["content-type"] ?? "").includes("csv");
}
function fieldMessages(body, said) {
	if (body === null || Array.isArray(body)) return {};
	const object = body;
	const errors = object.validation_errors ?? object.errors;
	if (typeof errors !== "object" || errors === null) return {};
	return Object.fromEntries(Object.entries(errors).map(([field, messages]) => [said(field), ((0,_contract__2__.LD)(messages) ?? [messages]).filter((one) => typeof one === "string").map(said)]));
}
function refusalOf(action, status, words, body, said) {
	switch (status) {
		case 401: return new _errors_js__0__.v3(words);
		case 403: return new _errors_js__0__.qQ(action, words);
		case 404:
		case 405:
		case 410: return new _errors_js__0__.m_(action, status, words);
		case 409: return new _errors_js__0__.fK(action, words);
		case 422: return new _errors_js__0__.yI(action, words, fieldMessages(body, said));
		default: return new _errors_js__0__.fk(action, status, words);
	}
}
function redirected(action, { status, headers }, baseUrl, said) {
	const { location = "" } = headers;
	const to = URL.canParse(location, baseUrl) ? new URL(location, baseUrl) : null;
	const where = to === null || location === "" ? "elsewhere" : `to ${said(to.origin)}`;
	return new _errors_js__0__.fk(action, status, `it redirects ${where}, which is never followed because the key would go along; check base-url`);
}


}),

30861:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
BO:()=>classifyAnswer,
fe:()=>classifyError,
kc:()=>errorText
});
var _base__1__ = __load__(68171);
var _errors_js__0__ = __load__(43076);


const UNSENT = new Set([
	"ENOTFOUND",
	"EAI_AGAIN",
	"ECONNREFUSED",
	"UND_ERR_CONNECT_TIMEOUT",
	"ENETUNREACH",
	"EHOSTUNREACH",
	"ENETDOWN",
	"EADDRNOTAVAIL"
]);
const UNTRUSTED = new Set([
	"CERT_HAS_EXPIRED",
	"CERT_NOT_YET_VALID",
	"CERT_UNTRUSTED",
	"CERT_REVOKED",
	"DEPTH_ZERO_SELF_SIGNED_CERT",
	"SELF_SIGNED_CERT_IN_CHAIN",
	"UNABLE_TO_VERIFY_LEAF_SIGNATURE",
	"UNABLE_TO_GET_ISSUER_CERT",
	"UNABLE_TO_GET_ISSUER_CERT_LOCALLY",
	"ERR_TLS_CERT_ALTNAME_INVALID",
	"HOSTNAME_MISMATCH"
]);
const AMBIGUOUS_STATUS = new Set([408, 425]);
function classifyError(error) {
	const codes = [];
	const names = [];
	let what = "the connection failed";
	for (let at = error, depth = 0; at instanceof Error && depth < 8; at = at.cause, depth += 1) {
		const { code } = at;
		if (typeof code === "string") codes.push(code);
		names.push(at.name);
		if (at instanceof AggregateError) {
			for (const inner of at.errors) {
				const innerCode = inner?.code;
				if (typeof innerCode === "string") codes.push(innerCode);
			}
		}
		what = describe(at, typeof code === "string" ? code : null);
	}
	const untrusted = codes.find((code) => UNTRUSTED.has(code));
	if (untrusted !== undefined) return {
		kind: "untrusted",
		what: untrusted
	};
	if (error instanceof _errors_js__0__.Vm) {
		return {
			kind: "unsent",
			what: error.viaProxy ? proxyWords(error, what) : what
		};
	}
	if (codes.some((code) => UNSENT.has(code))) return {
		kind: "unsent",
		what
	};
	if (names.includes("Socks5ProxyError")) return {
		kind: "unsent",
		what: `the proxy: ${what}`
	};
	return {
		kind: "ambiguous",
		what,
		said: ""
	};
}
function proxyWords(error, what) {
	const status = /^Proxy response \((\d{3})\)/.exec(error.cause instanceof Error ? error.cause.message : "")?.[1];
	if (status === undefined) return `through the proxy: ${what}`;
	return `the proxy refuses the connection (${status}${status === "407" ? ": it asks for a user name and a password" : ""})`;
}
function describe(error, code) {
	switch (code) {
		case "UND_ERR_HEADERS_TIMEOUT": return "no answer came in time";
		case "UND_ERR_BODY_TIMEOUT": return "the answer stopped in the middle";
		case "UND_ERR_RES_EXCEEDED_MAX_SIZE": return "the answer is larger than is read";
		case "UND_ERR_SOCKET": return "the connection was closed before the answer was complete";
		case "ECONNRESET":
		case "EPIPE": return `the connection was reset (${code})`;
		case null: return error.name === "TimeoutError" ? "no answer came in time" : `the connection failed (${error.name})`;
		default: return `the connection failed (${code})`;
	}
}
function classifyAnswer(answer, options) {
	const body = parseBody(answer.text);
	const said = errorText(body, answer.text);
	const invoice = invoiceOf(body);
	if (invoice !== null) return {
		kind: "suspended",
		said,
		invoice
	};
	const { status } = answer;
	if (status === 429) return {
		kind: "limited",
		answer
	};
	if (status >= 200 && status < 300) {
		if (options.expected(body, answer.text)) return {
			kind: "ok",
			answer,
			body
		};
		return {
			kind: "ambiguous",
			what: `an answer (${status}) that is not what was asked for`,
			said
		};
	}
	if (status === 402) return {
		kind: "suspended",
		said,
		invoice: null
	};
	if (status === 503 && options.documented503 && hasError(body)) return {
		kind: "offline",
		said
	};
	if (status >= 500 || AMBIGUOUS_STATUS.has(status)) {
		return {
			kind: "ambiguous",
			what: `status ${status}`,
			said
		};
	}
	return {
		kind: "refused",
		answer,
		body
	};
}
function parseBody(text) {
	const value = (0,_base__1__.U4)(text.replace(/^\uFEFF/, ""));
	return typeof value === "object" && value !== null ? value : null;
}
function errorText(body, text) {
	if (body !== null && !Array.isArray(body)) {
		const { error, message } = body;
		if (typeof error === "string" && error !== "") return error;
		if (typeof message === "string") return message;
		return "";
	}
	return text;
}
function hasError(body) {
	return typeof body?.error === "string";
}
function invoiceOf(body) {
	const { invoice } = body ?? {};
	if (typeof invoice === "string" && invoice !== "") return invoice;
	if (typeof invoice === "number") return String(invoice);
	if (typeof invoice === "object" && invoice !== null) {
		const { id } = invoice;
		return typeof id === "string" || typeof id === "number" ? String(id) : "unknown";
	}
	return null;
}


}),

43076:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Dr:()=>NetworkError,
TM:()=>RateLimitedError,
VO:()=>describeFields,
VW:()=>AccountSuspendedError,
Vm:()=>ConnectFailure,
Yb:()=>AnalysisFailedError,
fK:()=>ConflictError,
fk:()=>RefusedError,
hG:()=>UnavailableError,
j3:()=>DeadlineError,
m_:()=>NotFoundError,
qQ:()=>ForbiddenError,
v3:()=>AuthenticationError,
yI:()=>ValidationError
});
var _base__1__ = __load__(98216);
var _base__2__ = __load__(4771);
var _says_js__0__ = __load__(67255);


class ConnectFailure extends Error {
	name = "ConnectFailure";
	viaProxy;
	constructor(viaProxy, cause) {
		super("no connection", { cause });
		this.viaProxy = viaProxy;
	}
}
class AuthenticationError extends _base__1__.HR {
	name = "AuthenticationError";
	outcome = "auth";
	constructor(said) {
		super((0,_base__2__.G)(_says_js__0__.jJ, { cite: cite(said) }));
	}
}
class AccountSuspendedError extends _base__1__.HR {
	name = "AccountSuspendedError";
	outcome = "account-suspended";
	constructor(said, invoice) {
		super((0,_base__2__.G)(_says_js__0__.Jm, {
			invoice,
			cite: cite(said)
		}));
	}
}
class ForbiddenError extends _base__1__.HR {
	name = "ForbiddenError";
	outcome = "forbidden";
	constructor(action, said, hint = "") {
		super((0,_base__2__.G)(_says_js__0__.iv, {
			action,
			cite: cite(said),
			hint: hint === "" ? "" : ` ${hint}`
		}));
	}
}
class NotFoundError extends _base__1__.HR {
	name = "NotFoundError";
	outcome = "config-error";
	constructor(action, status, said) {
		super((0,_base__2__.G)(_says_js__0__.eK, {
			action,
			status,
			cite: cite(said)
		}));
	}
}
class ConflictError extends _base__1__.HR {
	name = "ConflictError";
	outcome = "analysis-failed";
	constructor(action, said) {
		super((0,_base__2__.G)(_says_js__0__.We, {
			action,
			cite: cite(said)
		}));
	}
}
class ValidationError extends _base__1__.HR {
	name = "ValidationError";
	outcome = "config-error";
	constructor(action, said, fields) {
		const detail = describeFields(fields);
		super((0,_base__2__.G)(_says_js__0__.wU, {
			action,
			cite: cite(detail === "" ? said : detail)
		}));
	}
}
const FIELDS_SHOWN = 5;
function describeFields(fields) {
	return Object.entries(fields).slice(0, FIELDS_SHOWN).map(([field, messages]) => `${field}: ${messages.slice(0, FIELDS_SHOWN).join(" ")}`).join("; ");
}
class RefusedError extends _base__1__.HR {
	name = "RefusedError";
	outcome = "config-error";
	constructor(action, status, said) {
		super((0,_base__2__.G)(_says_js__0__.w7, {
			action,
			status,
			cite: cite(said)
		}));
	}
}
class RateLimitedError extends _base__1__.HR {
	name = "RateLimitedError";
	outcome = "rate-limited";
	constructor(waitSeconds, leftSeconds) {
		super((0,_base__2__.G)(_says_js__0__.IY, {
			seconds: waitSeconds,
			left: leftSeconds
		}));
	}
}
class UnavailableError extends _base__1__.HR {
	name = "UnavailableError";
	outcome = "service-unavailable";
}
class NetworkError extends _base__1__.HR {
	name = "NetworkError";
	outcome = "network";
	#mayPass;
	constructor(message, mayPass) {
		super(message);
		this.#mayPass = mayPass;
	}
	get retryHelps() {
		return this.#mayPass;
	}
}
class DeadlineError extends _base__1__.HR {
	name = "DeadlineError";
	outcome = "timeout";
}
class AnalysisFailedError extends _base__1__.HR {
	name = "AnalysisFailedError";
	outcome = "analysis-failed";
}
function cite(said) {
	return said === "" ? "" : `: ${said}`;
}


}),

52687:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
K$:()=>PACE,
Ld:()=>EXCHANGE_LIMITS,
OO:()=>CHECK_LIMITS,
jz:()=>POLL_LIMITS
});
const EXCHANGE_LIMITS = {
	connectMs: 1e4,
	headersMs: 6e4,
	uploadBytesPerSecond: 64 * 1024,
	bodySilenceMs: 6e4,
	bodyTotalMs: 12e4,
	responseBytes: 64 * 1024 * 1024,
	readAttempts: 6,
	backoffBaseMs: 1e3,
	backoffCapMs: 3e4,
	retryBudget: 30,
	budgetPerAnswer: .2,
	defaultRetryAfterMs: 6e4,
	limitSpread: .15,
	limitSpreadMaxMs: 1e4,
	retryAfterMinMs: 1e3,
	resetMaxMs: 12e4
};
const PACE = {
	windowMs: 61e3,
	lowRemaining: 10
};
const CHECK_LIMITS = {
	createLookMs: [2e3, 5e3],
	sends: 3,
	settleStepMs: 3e3,
	settleMaxMs: 3e4,
	offlineWaitsMs: [
		15e3,
		3e4,
		6e4
	],
	offlineSpread: .1,
	offlineMaxMs: 6e5,
	lostStartMs: 1e4,
	lagStepMs: 5e3,
	lagSteps: 5,
	replicaStepMs: 2e3,
	replicaSteps: 3,
	detailedSubmissions: 20,
	lostDetailsInARow: 3,
	quotedFiles: 300,
	detailsAtOnce: 100,
	joinStepMs: 1e4,
	joinMaxMs: 15 * 6e4
};
const POLL_LIMITS = {
	firstPollMs: 5e3,
	ownFirstPollMs: 10,
	ownGrowth: 1.2,
	badPolls: 10,
	lastPollMs: 5e3,
	spread: .2,
	slowAfterLimited: 2,
	slowIntervalMs: 6e4,
	sharedIntervalMs: 2e4,
	slower: 3,
	newInARow: 3,
	seemsDone: 2
};


}),

27233:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
KF:()=>matchesKept,
VL:()=>detailsOfMany,
ZT:()=>DetailsReading,
cz:()=>detailsOf,
lc:()=>MAX_PARTNERS,
r4:()=>placeKey
});
var _base__2__ = __load__(37129);
var _contract__1__ = __load__(12598);
var _contract__3__ = __load__(94825);
var _answer_fields_js__0__ = __load__(27907);



function placeKey({ url, path }) {
	return `${url}\n${path}`;
}
class DetailsReading {
	keep;
	places = new Map();
	#names = new Map();
	#pairs = new Map();
	constructor(keep) {
		this.keep = keep;
	}
	name(file) {
		const name = file ?? "";
		const known = this.#names.get(name);
		if (known !== undefined) return known;
		this.#names.set(name, name);
		return name;
	}
	unseen(own, pairs) {
		return pairs.filter(({ otherId }) => {
			const lesser = Math.min(own, otherId);
			const greater = Math.max(own, otherId);
			const seen = this.#pairs.get(lesser);
			if (seen?.has(greater) === true) return false;
			if (seen === undefined) this.#pairs.set(lesser, new Set([greater]));
			else seen.add(greater);
			return true;
		});
	}
}
function detailsOf(submissionId, answer, reading) {
	const legacy = answer.peer_matches;
	const rows = [...answer.other_matches ?? [], ...Array.isArray(legacy) ? legacy : []];
	const matches = rows.flatMap((row) => matchOf(seenFrom(submissionId, row), reading));
	const given = (answer.pairs ?? []).flatMap((pair) => typeof pair?.submission_id_matched === "number" ? [{
		otherId: pair.submission_id_matched,
		similarity: (0,_answer_fields_js__0__.Bg)(pair.similarity),
		matchedSimilarity: (0,_answer_fields_js__0__.Bg)(pair.matched_similarity),
		...totalOf(pair.total),
		suspicion: (0,_answer_fields_js__0__.Bg)(pair.suspicion),
		longestFragment: pair.longest_fragment ?? null,
		overlap: pair.overlap ?? null,
		...markOf(pair.stands_out)
	}] : []);
	return {
		matches: worthKeeping(matches, given, reading.keep),
		pairs: reading.unseen(submissionId, answer.pairs == null ? pairsOf(matches, submissionId) : given),
		commonCode: commonCodeOf(answer.common_code, reading)
	};
}
function detailsOfMany(answer, reading) {
	const files = (answer.files ?? []).map((file) => reading.name(file));
	return new Map((answer.results ?? []).flatMap((one) => {
		const id = (0,_contract__1__.kz)(one?.submission_id);
		if (one === null || id === null) return [];
		const pairs = pairsInColumns(one.pairs ?? {});
		const peers = matchesInColumns(one.matches ?? {}, pairs, files);
		const others = [...one.ai_matches ?? [], ...one.web_matches ?? []].flatMap((row) => matchOf(row, reading));
		const details = {
			matches: worthKeeping([...peers, ...others], pairs, reading.keep),
			pairs: reading.unseen(id, pairs.filter(({ otherId }) => otherId !== 0)),
			commonCode: commonCodeOf(one.common_code, reading)
		};
		return [[id, details]];
	}));
}
function pairsInColumns(columns) {
	return (columns.submission_id_matched ?? []).map((otherId, at) => ({
		otherId: otherId ?? 0,
		similarity: (0,_answer_fields_js__0__.Bg)(columns.similarity?.[at]),
		matchedSimilarity: (0,_answer_fields_js__0__.Bg)(columns.matched_similarity?.[at]),
		...totalOf(columns.total?.[at]),
		suspicion: (0,_answer_fields_js__0__.Bg)(columns.suspicion?.[at]),
		longestFragment: columns.longest_fragment?.[at] ?? null,
		overlap: columns.overlap?.[at] ?? null,
		...markOf(columns.stands_out?.[at])
	}));
}
function totalOf(total) {
	return total === undefined ? {} : { total: (0,_answer_fields_js__0__.Bg)(total) };
}
function markOf(mark) {
	return typeof mark === "boolean" ? { standsOut: mark } : {};
}
function matchesInColumns(columns, pairs, files) {
	const at = (list, place) => list?.[place] ?? null;
	const matches = [];
	for (const [place, pairAt] of (columns.pair ?? []).entries()) {
		const pair = pairs[pairAt ?? -1];
		if (pair === undefined) continue;
		const match = {
			kind: kindOf(at(columns.match_type, place)),
			otherId: pair.otherId || null,
			similarity: pair.similarity,
			matchedSimilarity: pair.matchedSimilarity,
			own: {
				file: files[at(columns.file, place) ?? -1] ?? "",
				lineStart: at(columns.line_start, place),
				lineEnd: at(columns.line_end, place)
			},
			other: {
				file: files[at(columns.file_matched, place) ?? -1] ?? "",
				lineStart: at(columns.line_matched_start, place),
				lineEnd: at(columns.line_matched_end, place)
			},
			tokens: at(columns.tokens, place)
		};
		const sharedBy = at(columns.shared_by, place);
		if (sharedBy !== null) match.sharedBy = sharedBy;
		matches.push(match);
	}
	return matches;
}
function seenFrom(own, row) {
	const other = (0,_contract__1__.kz)(row?.submission_id);
	if (row === null || other === null || other === own || (0,_contract__1__.kz)(row.submission_id_matched) !== own) {
		return row;
	}
	return {
		...row,
		submission_id: own,
		submission_id_matched: other,
		similarity: row.matched_similarity ?? null,
		matched_similarity: row.similarity ?? null,
		file: row.file_matched ?? null,
		file_matched: row.file ?? null,
		line_start: row.line_matched_start ?? null,
		line_end: row.line_matched_end ?? null,
		line_matched_start: row.line_start ?? null,
		line_matched_end: row.line_end ?? null
	};
}
function matchOf(row, reading) {
	if (row === null || typeof row !== "object") return [];
	const other = (0,_contract__1__.kz)(row.submission_id_matched);
	const sharedBy = (0,_contract__1__.kz)(row.shared_by);
	const source = (0,_answer_fields_js__0__.NW)(row["web"], reading.name(row.file_matched));
	if (source !== undefined && row.location && row.source) {
		reading.places.set(placeKey(source), {
			location: row.location,
			source: row.source
		});
	}
	return [{
		kind: kindOf((0,_contract__1__.kz)(row.match_type)),
		otherId: other || null,
		similarity: (0,_answer_fields_js__0__.Bg)(row.similarity),
		matchedSimilarity: (0,_answer_fields_js__0__.Bg)(row.matched_similarity),
		own: {
			file: reading.name(row.file),
			...linesOf((0,_contract__1__.kz)(row.line_start), (0,_contract__1__.kz)(row.line_end))
		},
		other: {
			file: reading.name(row.file_matched),
			...linesOf((0,_contract__1__.kz)(row.line_matched_start), (0,_contract__1__.kz)(row.line_matched_end))
		},
		tokens: (0,_contract__1__.kz)(row.tokens),
		...sharedBy === null ? {} : { sharedBy },
		...source === undefined ? {} : { source }
	}];
}
function linesOf(start, end) {
	if (start === null || (end ?? start) < 1) return {
		lineStart: null,
		lineEnd: null
	};
	return {
		lineStart: Math.max(1, start),
		lineEnd: end === null || end < start ? null : end
	};
}
function kindOf(type) {
	return type === 10 ? "ai" : (type ?? 1) > 1 ? "external" : "peer";
}
function commonCodeOf(regions, reading) {
	return (regions ?? []).flatMap((region) => {
		const [lineStart, lineEnd] = [(0,_contract__1__.kz)(region?.line_start), (0,_contract__1__.kz)(region?.line_end)];
		return typeof region?.file === "string" && lineStart !== null && lineEnd !== null ? [{
			file: reading.name(region.file),
			lineStart,
			lineEnd
		}] : [];
	});
}
function pairsOf(matches, own) {
	const rows = new Map();
	for (const match of matches) {
		const { kind, otherId } = match;
		if (kind === "peer" && otherId !== null && otherId !== own) (0,_base__2__.S2)(rows, otherId, match);
	}
	return [...rows].map(([otherId, list]) => ({
		otherId,
		similarity: (0,_contract__3__.BR)(list.map((match) => match.similarity)),
		matchedSimilarity: (0,_contract__3__.BR)(list.map((match) => match.matchedSimilarity)),
		suspicion: null,
		longestFragment: (0,_contract__3__.BR)(list.map(({ tokens }) => tokens)),
		overlap: null
	}));
}
const MAX_PARTNERS = 10;
const MATCHES_IN_ALL = 1e5;
const MATCHES_AT_LEAST = 50;
function matchesKept(submissions) {
	return Math.max(MATCHES_AT_LEAST, Math.floor(MATCHES_IN_ALL / Math.max(1, submissions)));
}
function worthKeeping(matches, pairs, keep) {
	const ranks = partnerRanks(pairs);
	const placeOf = ({ kind, otherId }) => kind === "peer" && ranks !== null && otherId !== null ? ranks.get(otherId) : 0;
	const ranked = matches.filter((match) => placeOf(match) !== undefined);
	if (ranked.length <= keep) return ranked;
	return ranked.map((match) => ({
		place: placeOf(match) ?? 0,
		match
	})).toSorted((x, y) => x.place - y.place || (y.match.tokens ?? 0) - (x.match.tokens ?? 0)).slice(0, keep).map(({ match }) => match);
}
function partnerRanks(pairs) {
	if (pairs.length === 0) return null;
	const ranked = pairs.toSorted((a, b) => (b.suspicion ?? 0) - (a.suspicion ?? 0) || a.otherId - b.otherId);
	return new Map(ranked.slice(0, MAX_PARTNERS).map(({ otherId }, place) => [otherId, place]));
}


}),

61138:
((__module__, __out__, __load__) => {


__load__.d(__out__, {
f:()=>findOrCreate,
q:()=>ownName
});

var message = __load__(33897);
var sentence = __load__(4771);
var states = __load__(1589);
var bytes = __load__(95925);
var errors = __load__(43076);
var limits = __load__(52687);
var fields = __load__(12598);
var start = __load__(31587);
var says = __load__(67255);
;// check/create.js






async function createCheck(body, marker, isListed, effects) {
	const { client } = effects;
	let lost = "";
	for (let sends = 1; sends <= limits/* CHECK_LIMITS */.OO.sends; sends += 1) {
		const result = await client.send("createCheck", body);
		if (result.kind === "ok" && typeof result.answer.id === "number" && Number.isInteger(result.answer.id)) {
			return {
				id: result.answer.id,
				warnings: echoed(result.answer, body, effects.redact)
			};
		}
		if (result.kind === "refused") throw result.error;
		lost = result.kind === "ok" ? "an answer without an id" : result.kind === "offline" ? result.said : result.told;
		effects.log.info("It is not known whether the check was created; looking before it is tried again.");
		effects.log.debug(`The last answer: ${lost}`);
		for (const delay of limits/* CHECK_LIMITS */.OO.createLookMs) {
			await client.wait(delay);
			const found = isListed ? await findByMarker(effects, marker) : null;
			if (found !== null) return {
				id: found,
				warnings: []
			};
		}
	}
	throw new errors/* UnavailableError */.hG((0,sentence/* fill */.G)(says/* checkCouldNotCreated */.Xq, { lost }));
}
async function listChecks(effects) {
	const rows = await effects.client.read("listChecks", {}, { attempts: 3 });
	return (rows ?? []).flatMap((row) => {
		const id = (0,fields/* readNumber */.kz)(row?.id);
		if (row === null || id === null || typeof row.name !== "string") return [];
		return [{
			id,
			name: row.name,
			statusId: row.status_id ?? row.assignmentstatuses?.id ?? null
		}];
	});
}
async function findByMarker(effects, marker) {
	const own = (await listChecks(effects)).filter((check) => check.name.trimEnd().endsWith(marker));
	if (own.length <= 1) return own[0]?.id ?? null;
	const sized = [];
	for (const check of own) {
		const row = await effects.client.read("getCheck", { check_id: check.id });
		sized.push({
			id: check.id,
			submissions: row.submissions?.length ?? 0,
			statusId: check.statusId
		});
	}
	const [best, ...others] = sized.toSorted((a, b) => b.submissions - a.submissions || b.id - a.id);
	for (const other of others) {
		if (other.submissions === 0 && (0,start/* isNotStarted */.h7)(other.statusId)) {
			await effects.client.repeat("deleteCheck", { check_id: other.id }).catch((error) => effects.log.debug(`an empty duplicate stays: ${String(error)}`));
		}
	}
	return best?.id ?? null;
}
function echoed(answer, { name, language, test_type: engine, ai_run: ai }, redact) {
	const warnings = [];
	if (typeof answer.name === "string" && answer.name.trim() !== name.trim()) {
		warnings.push((0,message/* message */.iU)("notices.otherName", {
			given: redact(JSON.stringify(answer.name)),
			name: redact(JSON.stringify(name))
		}));
	}
	if (typeof answer.language_id === "number" && answer.language_id !== language) {
		const ids = {
			given: String(answer.language_id),
			wanted: String(language)
		};
		warnings.push((0,message/* message */.iU)("notices.otherLanguage", ids));
	}
	if (typeof answer.test_type === "number" && answer.test_type !== engine) {
		const ids = {
			given: String(answer.test_type),
			wanted: String(engine)
		};
		warnings.push((0,message/* message */.iU)("notices.otherEngine", ids));
	}
	if ((0,start/* isAiDenied */.gj)(answer, ai === true)) warnings.push(start/* AI_DENIED */.LU);
	return warnings;
}

var names = __load__(72119);
;// check/find-or-create.js









function ownName(state, plan) {
	return newName(plan, ownCheck(state, plan));
}
function newName({ label }, { run, fingerprint }) {
	return (0,names/* nameCheck */.AS)(label, (0,names/* markerOf */.we)(run, fingerprint, (0,bytes/* hex */.uh)(crypto.getRandomValues(new Uint8Array(3)))));
}
const findOrCreate = async (state, plan, effects) => {
	const wanted = plan.shared === null ? ownCheck(state, plan) : sharedCheck(plan, plan.shared.key);
	const isListed = state.flight?.bandsOnly !== true;
	const mayExist = isListed && (plan.shared !== null || plan.resume && plan.run.attempt !== 1);
	const found = mayExist ? await find(wanted, effects) : null;
	const check = found ?? (plan.shared?.part === "join" ? await join(wanted, effects) : null);
	if (check === null) return create(state, wanted, plan, effects);
	effects.onCheck(check.id);
	const notice = (0,message/* message */.iU)("notices.resumed", { id: String(check.id) });
	return {
		...state,
		check,
		notices: plan.shared === null ? [...state.notices, notice] : state.notices
	};
};
function ownCheck({ named, flight }, plan) {
	const { attempt } = plan.run;
	const fingerprint = plan.identity ?? (0,names/* fingerprintOf */.ax)(named, {
		engineId: flight?.engine.id ?? 0,
		languageId: flight?.languageId ?? 0,
		ai: plan.ai,
		baseCode: plan.baseCode,
		together: flight?.together === true ? plan.together : []
	});
	return {
		run: plan.run,
		fingerprint,
		takes: (one) => attempt === null || one < attempt
	};
}
function sharedCheck({ run, resume }, key) {
	const { attempt } = run;
	return {
		run: {
			...run,
			jobSlug: "shared"
		},
		fingerprint: key,
		takes: (one) => resume ? attempt === null || one <= attempt : one === attempt
	};
}
async function find({ run, fingerprint, takes }, effects) {
	const stem = (0,names/* markerStem */.i7)(run, fingerprint);
	for (const { id, name, statusId } of await listChecks(effects)) {
		const read = (0,names/* readCheckName */.Oo)(name, stem);
		if (read === null || statusId === states/* STATE */.c4.failed || !takes(read.attempt)) continue;
		return {
			...read.checkName,
			id,
			isStarted: !(0,start/* isNotStarted */.h7)(statusId),
			isNew: false
		};
	}
	return null;
}
async function join(wanted, effects) {
	const { joinMaxMs, joinStepMs } = limits/* CHECK_LIMITS */.OO;
	for (let waited = 0; waited < joinMaxMs; waited += joinStepMs) {
		effects.log.info("Waiting for the first part to create the shared check.");
		await effects.client.wait(joinStepMs);
		const found = await find(wanted, effects);
		if (found !== null) return found;
	}
	throw new errors/* DeadlineError */.j3((0,sentence/* fill */.G)(says/* firstPart */.Yj, { minutes: joinMaxMs / 6e4 }));
}
async function create(state, wanted, plan, effects) {
	const checkName = newName(plan, wanted);
	const created = await effects.log.group("Create the check", () => createCheck({
		name: checkName.name,
		language: state.flight?.languageId ?? 0,
		test_type: state.flight?.engine.id ?? 0,
		ai_run: plan.ai,
		base_code_detection: plan.baseCode
	}, checkName.marker, state.flight?.bandsOnly !== true, effects));
	effects.onCheck(created.id);
	return {
		...state,
		check: {
			...checkName,
			id: created.id,
			isStarted: false,
			isNew: true
		},
		warnings: [...state.warnings, ...created.warnings],
		news: "created"
	};
}


}),

47358:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
A:()=>HISTORY_LIMITS
});
const HISTORY_LIMITS = {
	pairs: 20,
	requests: 300,
	reserve: .2,
	timeMs: 18e4,
	pulls: {
		others: 3,
		pages: 2,
		commits: 40
	}
};


}),

72119:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
AS:()=>nameCheck,
B9:()=>tokenOf,
Oo:()=>readCheckName,
ax:()=>fingerprintOf,
d1:()=>contentMark,
i7:()=>markerStem,
vE:()=>nameSubmissions,
we:()=>markerOf
});
var _base__1__ = __load__(92105);
var _base__2__ = __load__(68171);
var _contract__3__ = __load__(83163);
var _native__0__ = __load__(73235);



const SLUG_CHARACTERS = 40;
const TOKEN_CHARACTERS = 8;
function nameSubmissions(submissions, pseudonyms, withContents = false) {
	const taken = new Set();
	const ordered = submissions.toSorted((a, b) => orderOf(a) < orderOf(b) ? -1 : 1);
	return ordered.map((submission) => {
		const pseudonym = pseudonyms?.nameOf(submission) ?? null;
		const source = pseudonyms === null || pseudonym === null ? identityOf(submission) : pseudonyms.digest(identityOf(submission));
		let token = "";
		for (let salt = 0; token === "" || taken.has(token); salt += 1) {
			token = (0,_native__0__.sc)(`${salt}\0${source}`).slice(0, TOKEN_CHARACTERS);
		}
		taken.add(token);
		const slug = slugOf(pseudonym ?? submission.name);
		const contents = withContents ? `-${contentMark(submission)}` : "";
		return {
			submission,
			token,
			filename: `${slug}${contents}-${token}.zip`
		};
	});
}
function contentMark({ contentHash }) {
	return `c${contentHash.slice(0, 7)}`;
}
function identityOf({ role, key, origin }) {
	const isKnownById = role === "judged" && origin.kind === "repository" && origin.repositoryId > 0;
	return `${role}\0${isKnownById ? `repository ${origin.repositoryId}` : key}`;
}
function orderOf({ role, key }) {
	return `${role}\0${key}`;
}
function slugOf(name) {
	const ascii = name.normalize("NFKD").replaceAll(/\p{M}/gu, "").replaceAll(/[^A-Za-z0-9._-]+/g, "-").replace(/^[.-]+/, "").slice(0, SLUG_CHARACTERS).replace(/[.-]+$/, "");
	return ascii === "" ? "submission" : ascii;
}
function tokenOf(filename, tokens) {
	const lower = filename.toLowerCase();
	const last = /-([0-9a-f]{8})(?:\.zip)*(?:\s*\(\d+\))?$/.exec(lower)?.[1];
	if (last !== undefined && tokens.has(last)) return last;
	const inside = [...lower.matchAll(/(?<![0-9a-f])[0-9a-f]{8}(?![0-9a-f])/g)].map(([text]) => text).filter((text) => tokens.has(text));
	return new Set(inside).size === 1 ? inside[0] ?? null : null;
}
function fingerprintOf(named, settings) {
	const { engineId, languageId, ai, baseCode, together } = settings;
	const groups = together.map((keys) => JSON.stringify(keys.toSorted(_base__1__.n))).toSorted(_base__1__.n);
	const asked = JSON.stringify([
		engineId,
		languageId,
		ai,
		baseCode,
		...groups.length === 0 ? [] : [groups]
	]);
	const lines = named.map(({ token, submission }) => `${token}:${submission.role}:${submission.contentHash}`);
	return (0,_native__0__.sc)([asked, ...lines.toSorted()].join("\n")).slice(0, 10);
}
function markerStem(run, fingerprint) {
	return `[sim ${slugOf(run.runId)}.${slugOf(run.jobSlug).replaceAll(".", "-")}.${fingerprint}.`;
}
function markerOf(run, fingerprint, nonce) {
	return `${markerStem(run, fingerprint)}${run.attempt ?? 1}.${nonce}]`;
}
function nameCheck(wanted, marker) {
	const clean = (0,_base__2__.aO)(wanted);
	const room = _contract__3__.b.checkNameMax - marker.length - 1;
	const label = Array.from(clean === "" ? "similarity" : clean).slice(0, room).join("");
	return {
		name: `${label} ${marker}`,
		label: label.trim(),
		marker
	};
}
function readCheckName(name, stem) {
	const at = name.lastIndexOf(stem);
	if (at < 0) return null;
	const rest = /^(\d+)\.[0-9a-f]+\]\s*$/.exec(name.slice(at + stem.length));
	if (rest?.[1] === undefined) return null;
	return {
		attempt: Number(rest[1]),
		checkName: {
			name,
			label: name.slice(0, at).trim(),
			marker: name.slice(at).trim()
		}
	};
}


}),

12942:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
AK:()=>failedAnalysis,
Bu:()=>waitForCompletion,
mW:()=>notInTime
});
var _base__5__ = __load__(4771);
var _base__6__ = __load__(98216);
var _contract__4__ = __load__(1589);
var _client_errors_js__0__ = __load__(43076);
var _client_limits_js__1__ = __load__(52687);
var _start_js__2__ = __load__(31587);
var _says_js__3__ = __load__(67255);






const UNWATCHED = {
	bad: 0,
	seenNew: 0,
	isRestarted: false,
	unknown: null,
	seemsDone: 0,
	asksOverview: false,
	shown: "unknown",
	completed: null,
	said: ""
};
async function waitForCompletion(options, effects) {
	const { client } = effects;
	const { checkId } = options;
	const reserveMs = Math.min(_client_limits_js__1__.jz.lastPollMs, options.intervalMs);
	let pauseMs = firstPause(options);
	let watch = UNWATCHED;
	let isLast = false;
	for (;;) {
		if (isLast) {
			if (watch.unknown !== null && await overviewAnswers(checkId, effects)) return watch.completed;
			throw new _client_errors_js__0__.j3(notInTime(checkId, watch.shown));
		}
		const leftMs = client.remainingMs() - reserveMs;
		isLast = pauseMs >= leftMs;
		await client.wait(isLast ? Math.max(0, leftMs) : pauseMs);
		pauseMs = nextPause(options, pauseMs, effects);
		const answer = await poll(options, watch, effects);
		if (answer === null) {
			watch = {
				...watch,
				bad: watch.bad + 1
			};
			continue;
		}
		watch = see(answer, watch, options, effects);
		if (answer.status_id === _contract__4__.c4.completed) return watch.completed;
		if (watch.seenNew >= _client_limits_js__1__.jz.newInARow) watch = await restart(watch, options, effects);
		if (watch.asksOverview && await overviewAnswers(checkId, effects)) return watch.completed;
	}
}
function notInTime(checkId, shown) {
	return (0,_base__5__.G)(_says_js__3__.Lf, {
		id: checkId,
		shown
	});
}
function failedAnalysis(checkId, why) {
	return new _client_errors_js__0__.Yb((0,_base__5__.G)(_says_js__3__.pF, {
		id: checkId,
		why: why === "" ? "" : ` (${why})`
	}));
}
function firstPause({ intervalMs, isOwn }) {
	const { firstPollMs, ownFirstPollMs } = _client_limits_js__1__.jz;
	return Math.min(isOwn === true ? ownFirstPollMs : firstPollMs, intervalMs);
}
function nextPause({ intervalMs, isOwn }, before, { client, random }) {
	const { slowAfterLimited, sharedIntervalMs, slower, slowIntervalMs, spread } = _client_limits_js__1__.jz;
	const slow = intervalMs < sharedIntervalMs ? intervalMs * slower : Math.max(intervalMs, slowIntervalMs);
	const interval = client.limited >= slowAfterLimited ? slow : intervalMs;
	const usual = interval * (1 - spread + random() * 2 * spread);
	return isOwn === true ? Math.min(usual, before * _client_limits_js__1__.jz.ownGrowth) : usual;
}
async function poll({ checkId, restart: again }, { bad }, { client, log }) {
	try {
		return await client.read("status", { check_id: checkId }, { attempts: 1 });
	} catch (error) {
		if (!isPassing(error) || again === null && error instanceof _client_errors_js__0__.m_) throw error;
		log.info(`The status could not be read (${bad + 1} in a row).`);
		log.debug(error.message);
		if (bad + 1 >= _client_limits_js__1__.jz.badPolls) throw error;
		return null;
	}
}
function stateWords(statusId) {
	const name = Object.entries(_contract__4__.c4).find(([, id]) => id === statusId)?.[0];
	return name ?? (statusId === null ? "unknown state" : `state ${statusId}`);
}
function see(answer, before, { checkId, isOpen, restart: again }, { client, log }) {
	const statusId = answer.status_id ?? null;
	const text = [answer.status, answer.status_message].filter((part) => typeof part === "string" && part !== "").join(": ");
	const shown = `${stateWords(statusId)}${typeof answer.progress === "number" ? `, ${Math.round(answer.progress)} %` : ""}`;
	if (shown !== before.shown) log.info(`The analysis: ${shown}.`);
	if (text !== "" && text !== before.said) {
		const quoted = `The service says: ${client.quote(text)}`;
		if (isOpen === true) log.info(quoted);
		else log.debug(quoted);
	}
	log.progress?.("analysed", Math.min(100, Math.max(0, answer.progress ?? 0)), 100);
	if (statusId === _contract__4__.c4.failed) throw failedAnalysis(checkId, text === "" ? "" : client.quote(text));
	const isNew = statusId === _contract__4__.c4.created || again === null && (0,_start_js__2__.h7)(statusId) && !seemsComplete(answer);
	const seenNew = isNew ? before.seenNew + 1 : 0;
	const completed = completedOf(answer);
	const watch = {
		...before,
		bad: 0,
		shown,
		completed,
		said: text,
		seenNew,
		asksOverview: false
	};
	const isExplained = isNew || statusId === _contract__4__.c4.completed || statusId === _contract__4__.c4.queued || statusId === _contract__4__.c4.processing;
	if (isExplained) return watch;
	const unknown = statusId ?? -1;
	if (before.unknown !== unknown) {
		log.notice((0,_base__5__.G)(_says_js__3__.oq, { state: statusId ?? "without a number" }));
	}
	const seemsDone = seemsComplete(answer) ? before.seemsDone + 1 : 0;
	return {
		...watch,
		unknown,
		seemsDone,
		asksOverview: seemsDone >= _client_limits_js__1__.jz.seemsDone
	};
}
function seemsComplete(answer) {
	const { progress, submissions_total: total, submissions_completed: completed } = answer;
	return (progress ?? 0) >= 100 || typeof total === "number" && total > 0 && completed === total;
}
function completedOf({ submissions_total: total, submissions_completed: completed }) {
	if (total === 0) return null;
	const told = [total, completed].filter((count) => typeof count === "number");
	return told.length === 0 ? null : Math.min(...told);
}
async function restart(watch, { checkId, restart: again }, { log }) {
	if (again === null) {
		throw new _base__6__.j1((0,_base__5__.G)(_says_js__3__.ij, { id: checkId }));
	}
	if (watch.isRestarted) {
		throw new _client_errors_js__0__.hG((0,_base__5__.G)(_says_js__3__.sx, { id: checkId }));
	}
	log.info("The check is shown as new although it was started; starting it once more.");
	await again();
	return {
		...watch,
		isRestarted: true,
		seenNew: 0
	};
}
async function overviewAnswers(checkId, { client }) {
	try {
		await client.read("overview", { check_id: checkId }, { attempts: 1 });
		return true;
	} catch (error) {
		if (error instanceof _client_errors_js__0__.fK || isPassing(error) || error instanceof _client_errors_js__0__.j3) return false;
		throw error;
	}
}
function isPassing(error) {
	return error instanceof _client_errors_js__0__.hG || error instanceof _client_errors_js__0__.m_ || error instanceof _client_errors_js__0__.fK || error instanceof _client_errors_js__0__.Dr && error.retryHelps;
}


}),

95532:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Gv:()=>chooseLanguage,
J:()=>LANGUAGE_ROWS,
Mz:()=>preflight,
mN:()=>chooseEngine,
xr:()=>webEngine
});
var _base__2__ = __load__(33897);
var _base__4__ = __load__(98216);
var _base__5__ = __load__(4771);
var _base__6__ = __load__(77196);
var _contract__3__ = __load__(1589);
var _client_errors_js__0__ = __load__(43076);
var _engine__7__ = __load__(92005);
var _says_js__1__ = __load__(67255);





async function preflight(client, plan) {
	const notices = [];
	const warnings = [];
	const account = await client.read("account", {});
	const quota = {
		unlimited: account.quota?.unlimited === true,
		remaining: account.quota?.remaining ?? account.quota?.checks_remaining ?? null
	};
	const types = await client.read("testTypes", {}).catch((error) => {
		if (!(error instanceof _client_errors_js__0__.hG) && !(error instanceof _client_errors_js__0__.m_)) throw error;
		warnings.push((0,_base__2__.iU)("notices.enginesNotListed"));
		return null;
	});
	const engine = chooseEngine(plan.web === null ? plan.engine : webEngine(plan.engine, types), types, notices);
	if (!plan.dryRun && plan.checkId === null && !quota.unlimited && quota.remaining !== null && quota.remaining <= 0) {
		throw new _client_errors_js__0__.qQ("run another check", "its quota is used up", "Wait until it is renewed, or raise it.");
	}
	const capabilities = new Set(types?.capabilities ?? []);
	const bandsOnly = capabilities.has(_contract__3__.pP.bandsOnly);
	const unmetered = capabilities.has(_contract__3__.pP.unmetered);
	const resultsBatch = capabilities.has(_contract__3__.pP.resultsBatch);
	return {
		engine,
		languageId: await readLanguage(plan.language, client, warnings),
		roles: capabilities.has(_contract__3__.pP.roles),
		unmetered,
		brief: capabilities.has(_contract__3__.pP.brief),
		resultsBatch,
		together: capabilities.has(_contract__3__.pP.together),
		web: capabilities.has(_contract__3__.pP.web),
		bandsOnly,
		allPairs: !bandsOnly && (unmetered || resultsBatch),
		quota,
		notices,
		warnings
	};
}
function webEngine(wanted, types) {
	if (types === null) return wanted;
	const searching = (types.test_types ?? []).filter((row) => row?.available !== false && row?.features?.includes("web") === true);
	const [first] = searching;
	if (first === undefined) throw new _base__4__.j1(_says_js__1__.UZ);
	if (wanted.trim().toLowerCase() === "recommended") {
		return String((searching.find((row) => row?.id === _contract__3__.T2.web) ?? first)?.id);
	}
	const { id, name } = chooseEngine(wanted, types, []);
	if (!searching.some((row) => row?.id === id)) {
		throw new _base__4__.j1((0,_base__5__.G)(_says_js__1__.uA, {
			id,
			name,
			searching: searching.map((row) => `${row?.id} (${row?.name ?? "unnamed"})`).join(" or ")
		}));
	}
	return wanted;
}
function chooseEngine(wanted, types, notices) {
	const rows = (types?.test_types ?? []).flatMap((row) => typeof row?.id === "number" ? [row] : []);
	const text = wanted.trim().toLowerCase();
	const numeric = /^\d+$/.test(text) ? Number(text) : null;
	if (rows.length === 0) {
		const id = numeric ?? (text === "recommended" ? types?.recommended_test_type ?? _contract__3__.T2.group : null);
		if (id === null) {
			throw new _client_errors_js__0__.hG((0,_base__5__.G)(_says_js__1__.Hl, { wanted: JSON.stringify(wanted) }));
		}
		return {
			id,
			name: `engine ${id}`,
			peerOnly: id === _contract__3__.T2.group,
			consumption: null
		};
	}
	const candidates = text === "recommended" ? rows.filter((row) => row.id === (types?.recommended_test_type ?? _contract__3__.T2.group)) : numeric === null ? byName(rows, text) : rows.filter((row) => row.id === numeric);
	const list = (some) => some.map((row) => `${row.id} (${row.name ?? "unnamed"})`).join(", ");
	const usable = candidates.filter((row) => row.available !== false);
	const available = list(rows.filter((row) => row.available !== false));
	if (candidates.length === 0) {
		throw new _base__4__.j1((0,_base__5__.G)(_says_js__1__.Ec, {
			wanted: JSON.stringify(wanted),
			meant: meant(text, rows.map((row) => row.name ?? "")),
			available
		}));
	}
	if (usable.length === 0) {
		throw new _client_errors_js__0__.qQ(`use the engine ${list(candidates)}`, "it is not available to this account", `Available: ${available === "" ? "none" : available}.`);
	}
	const [row] = usable;
	if (new Set(usable.map((one) => one.id)).size > 1) {
		throw new _base__4__.j1((0,_base__5__.G)(_says_js__1__.nU, {
			wanted: JSON.stringify(wanted),
			list: list(usable)
		}));
	}
	if (usable.length > 1) {
		notices.push((0,_base__2__.iU)("notices.engineTwice", { id: String(row?.id) }));
	}
	return {
		id: row?.id ?? _contract__3__.T2.group,
		name: row?.name ?? `engine ${row?.id}`,
		peerOnly: row?.peer_only === true,
		consumption: row?.consumption ?? null
	};
}
function byName(rows, text) {
	const named = (test) => rows.filter((row) => test((row.name ?? "").toLowerCase()));
	for (const found of [
		named((name) => name === text),
		named((name) => name.startsWith(text)),
		named((name) => name.includes(text))
	]) {
		if (found.length > 0) return found;
	}
	return [];
}
function meant(text, known) {
	const name = (0,_base__6__.p)(text, known);
	return name === null ? "" : (0,_base__5__.G)(_says_js__1__.X9, { name: JSON.stringify(name) });
}
const LANGUAGE_ROWS = _engine__7__.Yj.map(({ id, language, extensions }) => ({
	id,
	language,
	extensions: extensions.join(" ")
}));
async function readLanguage(wanted, client, warnings) {
	const text = wanted.trim().toLowerCase().replace(/^\./, "");
	if (text === "auto" || text === String(_contract__3__.Ej)) return _contract__3__.Ej;
	const list = await client.read("languages", {}).catch((error) => {
		if (!(error instanceof _client_errors_js__0__.hG) && !(error instanceof _client_errors_js__0__.m_)) throw error;
		return null;
	});
	const rows = (list?.languages ?? []).flatMap((row) => typeof row?.id === "number" ? [row] : []);
	if (rows.length === 0) {
		warnings.push((0,_base__2__.iU)("notices.languagesNotListed"));
		return /^\d+$/.test(text) ? Number(text) : _contract__3__.Ej;
	}
	return chooseLanguage(wanted, rows);
}
function chooseLanguage(wanted, rows) {
	const text = wanted.trim().toLowerCase().replace(/^\./, "");
	if (text === "auto" || text === String(_contract__3__.Ej)) return _contract__3__.Ej;
	const numeric = /^\d+$/.test(text) ? Number(text) : null;
	const found = rows.find((row) => numeric === null ? (row.language ?? "").toLowerCase() === text : row.id === numeric) ?? rows.find((row) => (row.extensions ?? "").toLowerCase().split(/[\s,;|]+/).some((extension) => extension.replace(/^[.*]+/, "") === text));
	if (found?.id == null) {
		const names = rows.map((row) => row.language ?? "").filter((name) => name !== "");
		throw new _base__4__.j1((0,_base__5__.G)(_says_js__1__.EI, {
			wanted: JSON.stringify(wanted),
			meant: meant(text, names),
			names: names.slice(0, 40).join(", ")
		}));
	}
	return found.id;
}


}),

13144:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
B_:()=>nameAll,
OD:()=>isKnownByName,
Rf:()=>lookAhead,
g3:()=>forecast,
lm:()=>stopIfPointless
});
var _base__3__ = __load__(98216);
var _base__4__ = __load__(33897);
var _base__6__ = __load__(4771);
var _contract__5__ = __load__(12650);
var _names_js__0__ = __load__(72119);
var _preflight_js__1__ = __load__(95532);
var _says_js__2__ = __load__(67255);





const lookAhead = async (state, plan, { client, log }) => {
	const flight = await (0,_preflight_js__1__.Mz)(client, plan);
	if (plan.needsAllPairs && !flight.allPairs) throw new _base__3__.j1(_says_js__2__.QT);
	if (flight.bandsOnly) {
		if (isKnownByName(plan)) throw new _base__3__.j1(_says_js__2__.Kz);
		log.notice(_says_js__2__.vo);
	}
	return {
		...state,
		flight,
		notices: [...state.notices, ...flight.notices],
		warnings: [...state.warnings, ...flight.warnings]
	};
};
const nameAll = (state, plan) => {
	const { flight } = state;
	const uploadable = plan.submissions.filter((one) => isUploadable(one, flight));
	const refused = plan.submissions.filter((one) => one.role === "ai-reference" && one.files.length > 0 && !isUploadable(one, flight));
	return Promise.resolve({
		...state,
		named: (0,_names_js__0__.vE)(uploadable, plan.pseudonyms, isKnownByName(plan)),
		notices: [
			...state.notices,
			...refused.map(() => (0,_base__4__.iU)("notices.noReferences")),
			...plan.submissions.some((one) => one.key === _contract__5__.Lw && !isUploadable(one, flight)) ? [(0,_base__4__.iU)("notices.noStarterTaken")] : []
		]
	});
};
function isUploadable({ role, files }, flight) {
	return files.length > 0 && (role === "judged" || role === "archive" || flight?.roles === true);
}
function isKnownByName({ shared, identity }) {
	return shared !== null || identity !== null;
}
const forecast = (state) => Promise.resolve({
	...state,
	isOver: true,
	notices: [...state.notices, ...forecastOf(state)]
});
function forecastOf({ named, flight }) {
	if (flight === null) return [];
	const { engine, quota } = flight;
	const judged = named.filter((one) => one.submission.role === "judged").length;
	const bytes = named.reduce((sum, one) => sum + one.submission.zip.bytes, 0);
	const cost = engine.consumption;
	return [`Dry run: ${named.length} files (${judged} judged, ${bytes} bytes) would be uploaded for engine ${engine.id} (${engine.name}). Nothing was created.`, quota.unlimited ? "The account has no quota limit." : (0,_base__6__.G)(_says_js__2__.U3, {
		cost: cost ?? "an unknown number of",
		noCost: cost === null,
		remaining: quota.remaining ?? "an unknown number"
	})];
}
const stopIfPointless = (state, plan, { log }) => {
	if (!isPointless(state, plan)) return Promise.resolve(state);
	log.info("There is nothing to compare, so no check is made: name other programs as archive, or the folders of a class as path.");
	return Promise.resolve({
		...state,
		isPointless: true,
		isOver: true
	});
};
function isPointless({ named, flight }, plan) {
	const compared = named.filter(({ submission: { role } }) => role === "judged" || role === "archive");
	if (!compared.some(({ submission }) => submission.role === "judged")) return true;
	const searches = plan.web !== null || flight?.engine.peerOnly === false && plan.service.kind === "remote";
	return compared.length === 1 && !searches && !plan.ai;
}


}),

46032:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
S:()=>detailOnly,
e:()=>readEach
});
var _base__5__ = __load__(98216);
var _client_errors_js__0__ = __load__(43076);
var _client_limits_js__1__ = __load__(52687);
var _details_js__2__ = __load__(27233);
var _scores_js__3__ = __load__(95440);
var _says_js__4__ = __load__(67255);






async function readEach(checkId, wanted, isBatched, { client }) {
	const reading = new _details_js__2__.ZT((0,_details_js__2__.KF)(wanted.length));
	const askOne = async ([id = 0]) => {
		const answer = await client.read("results", {
			check_id: checkId,
			submission_id: id
		});
		return () => new Map([[id, (0,_details_js__2__.cz)(id, answer, reading)]]);
	};
	const askMany = async (ids) => {
		const request = {
			check_id: checkId,
			submission_ids: [...ids],
			partners: _details_js__2__.lc
		};
		const answer = await client.read("resultsBatch", request);
		return () => (0,_details_js__2__.VL)(answer, reading);
	};
	const ask = isBatched ? askMany : askOne;
	const details = new Map();
	let lost = null;
	let inARow = 0;
	const questions = chunksOf(wanted, isBatched ? _client_limits_js__1__.OO.detailsAtOnce : 1);
	for await (const { question, take } of inTurn(questions, ask, isBatched)) {
		try {
			await readAll(question, take(), ask, details);
			inARow = 0;
		} catch (error) {
			if (error instanceof _base__5__.cJ) return {
				details,
				places: reading.places,
				lost: null,
				ended: error
			};
			const failure = detailOnly(error);
			lost ??= failure;
			inARow += 1;
			if (inARow >= _client_limits_js__1__.OO.lostDetailsInARow || !(0,_scores_js__3__.UI)(failure)) break;
		}
	}
	return {
		details,
		places: reading.places,
		lost,
		ended: null
	};
}
async function readAll(ids, first, ask, details) {
	let read = first;
	for (let left = ids;;) {
		const some = read();
		for (const [id, one] of some) details.set(id, one);
		const rest = left.filter((id) => !some.has(id));
		if (rest.length === 0) return;
		if (rest.length === left.length) throw new _client_errors_js__0__.hG(_says_js__4__.J2);
		left = rest;
		read = await ask(left);
	}
}
function chunksOf(items, size) {
	return Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));
}
function detailOnly(error) {
	if (!(error instanceof _base__5__.HR) || error instanceof _base__5__.cJ) throw error;
	return error;
}
async function* inTurn(questions, ask, isAhead) {
	const outcomeOf = (question) => ask(question).then((answer) => () => answer, (error) => () => {
		throw error;
	});
	let ahead = null;
	for (const [at, question] of questions.entries()) {
		const take = await (ahead ?? outcomeOf(question));
		const next = questions[at + 1];
		ahead = isAhead && next !== undefined ? outcomeOf(next) : null;
		yield {
			question,
			take
		};
	}
}


}),

68328:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Ek:()=>readMatches,
L4:()=>readAllScores,
U_:()=>withScores,
gp:()=>ownScores,
sg:()=>aiOf,
zg:()=>waitForResults,
zy:()=>asAtService
});
var _base__10__ = __load__(33897);
var _base__12__ = __load__(98216);
var _contract__11__ = __load__(12598);
var _contract__13__ = __load__(58329);
var _client_limits_js__0__ = __load__(52687);
var _names_js__1__ = __load__(72119);
var _check_life_js__2__ = __load__(59430);
var _poll_js__3__ = __load__(12942);
var _read_details_js__4__ = __load__(46032);
var _scores_js__5__ = __load__(95440);
var _submit_js__6__ = __load__(84718);
var _thresholds_js__7__ = __load__(90111);
var _details_js__8__ = __load__(27233);
var _says_js__9__ = __load__(67255);












const waitForResults = async (state, plan, effects) => {
	const { log, aside = (wait) => wait() } = effects;
	const completed = await aside(() => log.group("Wait for the analysis", () => completion(state, plan, effects)));
	return {
		...state,
		completed
	};
};
function completion(state, plan, effects) {
	const restart = async () => {
		await (0,_submit_js__6__.t2)(state, plan, effects);
	};
	return (0,_poll_js__3__.Bu)({
		checkId: (0,_check_life_js__2__.eO)(state).check.id,
		intervalMs: plan.pollIntervalMs,
		isOwn: plan.service.kind === "embedded",
		isOpen: plan.web !== null,
		restart: plan.checkId === null ? restart : null
	}, effects);
}
const readAllScores = async (state, plan, effects) => {
	const ai = aiOf(state);
	const { check, flight } = (0,_check_life_js__2__.eO)(state);
	const stillCompleted = async () => {
		await completion(state, plan, effects);
	};
	const answered = await effects.log.group("Read the results", () => flight.bandsOnly ? readVerdict(check.id, ai, effects, stillCompleted) : (0,_scores_js__5__.oK)(check.id, {
		ai,
		isBrief: flight.brief
	}, effects, stillCompleted));
	return withScores(state, plan, answered);
};
function aiOf({ made, isAiDenied }) {
	if (!made.ai) return "not-run";
	return isAiDenied ? "denied" : "run";
}
function withScores(state, plan, answered) {
	const scores = {
		...answered,
		scores: new Map([...[...state.listed].map(([id, filename]) => [id, (0,_scores_js__5__.c7)(id, filename, aiOf(state))]), ...answered.scores]),
		unfinished: Math.max(answered.unfinished, shortfall(state))
	};
	const copies = copiesOf(state, scores);
	const read = {
		...state,
		scores,
		url: scores.url ?? state.url,
		ids: new Map([...state.ids].filter(([token]) => !copies.has(token))),
		failed: new Map([...state.failed, ...[...copies.keys()].map((token) => [token, _says_js__9__.Hy])])
	};
	return {
		...read,
		notices: [...state.notices, ...scores.notices],
		warnings: [
			...state.warnings,
			...scores.warnings,
			...warningsOfAi(ownScores(read, plan), state.made),
			...warningsOfStrangers(scores, new Set([...state.ids.values(), ...copies.values()]), plan)
		]
	};
}
function copiesOf({ named, ids }, { scores }) {
	const tokens = new Set(named.flatMap(({ submission: { role }, token }) => role === "judged" ? [token] : []));
	const rows = Map.groupBy(scores.values(), ({ filename }) => (0,_names_js__1__.B9)(filename, tokens) ?? "");
	return new Map([...rows].flatMap(([token, there]) => {
		const others = there.filter(({ serviceId }) => serviceId !== ids.get(token));
		if (others.length === there.length) return [];
		return others.flatMap(({ serviceId, total }) => total === null ? [] : [[token, serviceId]]);
	}));
}
function shortfall({ completed, named, ids, flight }) {
	if (completed === null) return 0;
	const started = named.filter(({ submission, token }) => ids.has(token) && (flight?.roles !== true || submission.role === "judged"));
	return Math.max(0, started.length - completed);
}
const asAtService = async (state, plan, effects) => {
	const { check } = (0,_check_life_js__2__.eO)(state);
	if (plan.checkId === null) return state;
	try {
		const { check: row, submissions } = await effects.client.read("getCheck", { check_id: check.id });
		const { ai, baseCode } = state.made;
		const listed = state.flight?.bandsOnly === true ? [] : submissions ?? [];
		return {
			...state,
			listed: new Map(listed.flatMap((one) => typeof one?.id === "number" ? [[one.id, one.filename ?? ""]] : [])),
			notices: [...state.notices, (0,_base__10__.iU)("notices.asAtService")],
			check: typeof row?.name === "string" ? {
				...check,
				name: effects.redact(row.name)
			} : check,
			made: {
				ai: ai && (0,_contract__11__.Vf)(row?.ai_run) !== false,
				baseCode: (0,_contract__11__.Vf)(row?.base_code_detection) ?? baseCode
			}
		};
	} catch (error) {
		const notice = (0,_base__10__.iU)("notices.nameNotRead", { why: (0,_read_details_js__4__.S)(error).message });
		return {
			...state,
			notices: [...state.notices, notice]
		};
	}
};
const readMatches = async (state, plan, effects) => {
	if (state.flight?.bandsOnly === true) return state;
	const own = ownScores(state, plan);
	const wanted = worth(own, state, plan);
	const rest = own.length - wanted.length;
	const notices = rest === 0 ? state.notices : [...state.notices, (0,_base__10__.iU)("notices.pairsNotRead", {
		read: wanted.length,
		rest
	})];
	const { details: read, places, lost, ended } = await (0,_read_details_js__4__.e)((0,_check_life_js__2__.eO)(state).check.id, wanted, state.flight?.resultsBatch === true, effects);
	const most = state.flight?.unmetered === true ? _client_limits_js__0__.OO.quotedFiles : _client_limits_js__0__.OO.detailedSubmissions;
	const details = ended === null ? await withQuotes(read, places, most, effects) : read;
	const missing = wanted.length - details.size;
	return {
		...state,
		details,
		notices,
		warnings: lost === null ? state.warnings : [...state.warnings, (0,_base__10__.iU)("notices.matchesLost", {
			missing,
			n: wanted.length,
			why: lost.message
		})],
		failure: ended
	};
};
function worth(own, { flight }, plan) {
	const read = flight?.allPairs === true ? own : own.filter((one) => (0,_thresholds_js__7__.o)(one, plan.thresholds)).toSorted((a, b) => (b.total ?? 0) - (a.total ?? 0) || a.serviceId - b.serviceId).slice(0, _client_limits_js__0__.OO.detailedSubmissions);
	return read.map(({ serviceId }) => serviceId);
}
function ownScores({ scores, named, ids }, plan) {
	const judged = new Set(named.flatMap(({ submission, token }) => submission.role === "judged" ? [ids.get(token) ?? null] : []));
	return [...scores?.scores.values() ?? []].filter(({ serviceId, role }) => plan.checkId === null ? judged.has(serviceId) : role === null || role === "submission");
}
function warningsOfAi(own, { ai }) {
	if (!ai || own.length === 0 || own.some(({ aiState }) => aiState !== "missing")) return [];
	return [(0,_base__10__.iU)("notices.noAiScores")];
}
function warningsOfStrangers(scores, own, plan) {
	if (plan.checkId !== null) return [];
	const strangers = [...scores.scores.keys()].filter((id) => !own.has(id)).length;
	if (strangers === 0) return [];
	const above = (0,_thresholds_js__7__.K)(scores, own, plan.thresholds).length;
	return [(0,_base__10__.iU)("notices.strangers", {
		n: strangers,
		above
	})];
}
const MAX_LINES = 200;
const MAX_CHARACTERS = 2e4;
async function withQuotes(details, places, most, effects) {
	if (places.size === 0) return details;
	const texts = new Map();
	let inARow = 0;
	for (const key of mostSimilar(details).slice(0, most)) {
		const place = places.get(key);
		if (place === undefined) continue;
		try {
			const { file } = await effects.client.read("remoteFile", { ...place });
			if (typeof file?.content === "string") texts.set(key, file.content.split(/\r\n|\r|\n/));
			inARow = 0;
		} catch (error) {
			if (error instanceof _base__12__.cJ) break;
			(0,_read_details_js__4__.S)(error);
			inARow += 1;
			if (inARow >= _client_limits_js__0__.OO.lostDetailsInARow) break;
		}
	}
	return new Map([...details].map(([id, one]) => [id, quoting(one, texts, effects.redact)]));
}
function mostSimilar(details) {
	const best = new Map();
	for (const { matches } of details.values()) {
		for (const { source, similarity } of matches) {
			if (source === undefined) continue;
			const key = (0,_details_js__8__.r4)(source);
			best.set(key, Math.max(best.get(key) ?? 0, similarity ?? 0));
		}
	}
	return [...best].toSorted(([, x], [, y]) => y - x).map(([key]) => key);
}
function quoting(one, texts, redact) {
	if (texts.size === 0) return one;
	return {
		...one,
		matches: one.matches.map((match) => {
			const lines = match.source === undefined ? undefined : texts.get((0,_details_js__8__.r4)(match.source));
			const { lineStart, lineEnd } = match.other;
			if (lines === undefined || lineStart === null) return match;
			const end = Math.min(lineEnd ?? lineStart, lineStart + MAX_LINES - 1);
			const quoted = redact(lines.slice(lineStart - 1, end).join("\n")).slice(0, MAX_CHARACTERS);
			return quoted === "" ? match : {
				...match,
				quoted
			};
		})
	};
}
async function readVerdict(checkId, ai, effects, stillCompleted) {
	const answer = await (0,_scores_js__5__.$W)(() => effects.client.read("verdict", { check_id: checkId }), effects, stillCompleted);
	const scores = (answer.submissions ?? []).flatMap((row) => {
		const serviceId = (0,_contract__11__.kz)(row?.id);
		return row === null || serviceId === null ? [] : [[serviceId, scoresOf(serviceId, row, ai)]];
	});
	return {
		url: null,
		scores: new Map(scores),
		clusters: [],
		ordinary: null,
		serviceFlaggedCount: null,
		unfinished: 0,
		inBands: true,
		notices: [],
		warnings: []
	};
}
function scoresOf(serviceId, row, ai) {
	const total = numberOf(row.similarity);
	const aiAverage = ai === "run" ? numberOf(row.ai) : null;
	const missing = row.ai_abstained === true ? "abstained" : "missing";
	return {
		...(0,_scores_js__5__.c7)(serviceId, "", ai),
		role: "submission",
		total,
		totalSources: total === null ? [] : [total],
		aiAverage,
		aiState: ai === "not-run" ? "not-run" : aiAverage === null ? missing : "scored",
		comparability: typeof row.comparability === "string" ? row.comparability : null,
		comparedWith: (0,_contract__11__.kz)(row.compared_with),
		...(0,_scores_js__5__.Tu)(row)
	};
}
function numberOf(text) {
	const band = _contract__13__.ZN.find((one) => one === text);
	return band === undefined ? null : (0,_contract__13__.HX)(band);
}


}),

94424:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
R:()=>readWeb,
q:()=>webSearchOf
});
var _base__3__ = __load__(33897);
var _contract__4__ = __load__(23517);
var _check_life_js__0__ = __load__(59430);
var _read_details_js__1__ = __load__(46032);
var _start_js__2__ = __load__(31587);





const readWeb = async (state, plan, { client }) => {
	const { check, flight } = (0,_check_life_js__0__.eO)(state);
	if (!flight.web || flight.bandsOnly || plan.web === null && plan.checkId === null) return state;
	try {
		return {
			...state,
			webSearch: await client.read("webSearch", { check_id: check.id })
		};
	} catch (error) {
		const { message: why } = (0,_read_details_js__1__.S)(error);
		return {
			...state,
			warnings: [...state.warnings, (0,_base__3__.iU)("notices.webNotRead", { why })]
		};
	}
};
function webSearchOf({ webSearch }, keyById, redact) {
	const providers = (webSearch?.providers ?? []).flatMap((name) => providerOf(name) ?? []);
	if (webSearch === null || providers.length === 0) return undefined;
	return {
		providers,
		requests: webSearch.requests ?? 0,
		sent: (webSearch.sent ?? []).flatMap((row) => sentOf(row, keyById)),
		tutorials: (webSearch.tutorials ?? []).flatMap((row) => {
			const url = (0,_start_js__2__.WX)([row?.url]);
			if (row === null || url === null) return [];
			const { repository, path, submissions, of } = row;
			return [{
				url,
				repository: repository ?? "",
				path: path ?? "",
				submissions: submissions ?? 0,
				of: of ?? 0
			}];
		}),
		failures: (webSearch.failures ?? []).flatMap((row) => {
			const provider = providerOf(row?.provider);
			return provider === undefined ? [] : [{
				provider,
				sentence: redact(row?.sentence ?? "")
			}];
		}),
		notSearched: webSearch.not_searched ?? 0
	};
}
function sentOf(row, keyById) {
	const provider = providerOf(row?.provider);
	const kind = _contract__4__.NZ.find((one) => one === row?.kind);
	if (row === null || provider === undefined || kind === undefined) return [];
	const submissions = (row.submissions ?? []).flatMap((id) => id === null ? [] : keyById.get(id) ?? []);
	const { text, answer } = row;
	return [{
		provider,
		kind,
		text: text ?? "",
		submissions,
		...answer == null ? {} : { answer }
	}];
}
function providerOf(given) {
	return _contract__4__.eG.find((name) => name === given);
}


}),

87664:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
c:()=>deleteCheck,
k:()=>runCheck
});
var _base__9__ = __load__(4771);
var _base__10__ = __load__(98216);
var _client_answers_js__0__ = __load__(47960);
var _client_errors_js__1__ = __load__(43076);
var _find_or_create_js__2__ = __load__(61138);
var _prepare_js__3__ = __load__(13144);
var _read_results_js__4__ = __load__(68328);
var _read_web_js__5__ = __load__(94424);
var _run_check_js__6__ = __load__(29340);
var _says_js__7__ = __load__(67255);
var _submit_js__8__ = __load__(84718);










function stepsOf({ checkId, dryRun, shared }) {
	const results = [
		_read_results_js__4__.zg,
		_read_results_js__4__.zy,
		_read_results_js__4__.L4,
		_read_results_js__4__.Ek,
		_read_web_js__5__.R
	];
	if (checkId !== null) return [_prepare_js__3__.Rf, ...results];
	if (dryRun) return [
		_prepare_js__3__.Rf,
		_prepare_js__3__.B_,
		_prepare_js__3__.g3
	];
	if (shared === null) {
		return [
			_prepare_js__3__.Rf,
			_prepare_js__3__.B_,
			_prepare_js__3__.lm,
			_find_or_create_js__2__.f,
			_submit_js__8__.GS,
			_submit_js__8__.ni,
			...results
		];
	}
	const filled = [
		_prepare_js__3__.Rf,
		_prepare_js__3__.B_,
		_find_or_create_js__2__.f,
		_submit_js__8__.GS
	];
	return shared.part === "judge" ? [
		...filled,
		_submit_js__8__.ni,
		...results
	] : filled;
}
function runCheck(plan, effects) {
	return (0,_run_check_js__6__.p2)(plan, effects, stepsOf(plan), (id) => cleanUp(effects.client, id));
}
async function cleanUp(client, id) {
	try {
		if (await deleteCheck(client, id)) return [];
		return [(0,_base__9__.G)(_says_js__7__.oj, { id })];
	} catch (error) {
		if (!(error instanceof _base__10__.HR)) throw error;
		return [(0,_base__9__.G)(_says_js__7__.gC, {
			id,
			error: error.message
		})];
	}
}
async function deleteCheck(client, checkId) {
	const result = await client.repeat("deleteCheck", { check_id: checkId });
	if (result.kind === "refused") return result.status === 404;
	if (result.kind === "ok" && !(0,_client_answers_js__0__.GZ)(result.body)) return true;
	try {
		await client.read("getCheck", { check_id: checkId });
		return false;
	} catch (error) {
		if (error instanceof _client_errors_js__1__.m_) return true;
		throw error;
	}
}


}),

29340:
((__module__, __out__, __load__) => {


__load__.d(__out__, {
Jy:()=>checkHere,
JP:()=>checkOfNothing,
p2:()=>lived
});

var outcome = __load__(98216);
var sentence = __load__(4771);
var said = __load__(39010);
var check_life = __load__(59430);
var errors = __load__(43076);
var states = __load__(1589);
var engines = __load__(62868);
var client_answers = __load__(47960);
var limits = __load__(52687);
var check_details = __load__(27233);
var find_or_create = __load__(61138);
var poll = __load__(12942);
var preflight = __load__(95532);
var read_results = __load__(68328);
var within_time = __load__(9930);
var check_scores = __load__(95440);
var upload_state = __load__(87178);
var check_submit = __load__(84718);
;// check/compare-here.js














const CHECK_ID = 1;
const lookHere = (state, plan) => {
	const notices = [];
	const types = {
		test_types: (0,engines/* enginesOf */.D)([]),
		recommended_test_type: states/* ENGINE */.T2.group
	};
	const engine = (0,preflight/* chooseEngine */.mN)(plan.engine, types, notices);
	return Promise.resolve({
		...state,
		flight: {
			engine,
			languageId: (0,preflight/* chooseLanguage */.Gv)(plan.language, preflight/* LANGUAGE_ROWS */.J),
			roles: true,
			unmetered: true,
			brief: true,
			resultsBatch: true,
			together: true,
			web: false,
			bandsOnly: false,
			allPairs: true,
			quota: {
				unlimited: true,
				remaining: null
			},
			notices: [],
			warnings: []
		},
		notices: [...state.notices, ...notices]
	});
};
const nameHere = (state, plan, { onCheck }) => {
	onCheck(CHECK_ID);
	const ids = (0,upload_state/* batches */.Xy)(state.named).flat().map(({ token }, at) => [token, at + 1]);
	return Promise.resolve({
		...state,
		check: {
			...(0,find_or_create/* ownName */.q)(state, plan),
			id: CHECK_ID,
			isStarted: true,
			isNew: true
		},
		ids: new Map(ids)
	});
};
const compareHere = async (state, plan, effects) => {
	const answers = await effects.log.group("Compare the submissions", () => compared(state, plan, effects));
	const scores = (0,check_scores/* scoresOf */.xt)({
		overview: (0,client_answers/* ownAnswer */.Hx)("overview", answers.overview),
		exported: (0,client_answers/* ownAnswer */.Hx)("exportCheck", answers.exported),
		aiAnswer: (0,client_answers/* ownAnswer */.Hx)("aiResults", answers.ai),
		summary: (0,client_answers/* ownAnswer */.Hx)("summary", answers.summary)
	}, (0,read_results/* aiOf */.sg)(state), effects.redact);
	const read = (0,read_results/* withScores */.U_)(state, plan, scores);
	const own = (0,read_results/* ownScores */.gp)(read, plan).map(({ serviceId }) => serviceId);
	return {
		...read,
		details: detailsFrom(answers, own)
	};
};
async function compared(state, plan, { compare, clock, log, signal, deadlineMs }) {
	const { flight, check } = (0,check_life/* known */.eO)(state);
	let percent = -1;
	const onProgress = (share) => {
		const now = Math.floor(share * 100);
		if (Math.floor(now / 10) > Math.floor(percent / 10)) log.info(`The analysis: processing, ${now} %.`);
		percent = Math.max(percent, now);
		log.progress?.("analysed", percent, 100);
	};
	const order = {
		engineId: flight.engine.id,
		options: {
			languageId: flight.languageId,
			ai: plan.ai,
			detectBaseCode: plan.baseCode,
			together: (0,check_submit/* idsTogether */.dH)(state, plan)
		},
		documents: (0,upload_state/* batches */.Xy)(state.named).flat().map(({ submission: { role, zip, contentHash }, token, filename }) => ({
			id: state.ids.get(token) ?? 0,
			role: upload_state/* WIRE_ROLE */.nT[role],
			name: filename,
			zip,
			contentHash
		}))
	};
	const sentence = (0,poll/* notInTime */.mW)(check.id, "processing");
	const outcome = await (0,within_time/* withinTime */.dn)({
		clock,
		endsAtMs: deadlineMs,
		signal,
		sentence
	}, (ends) => compare(order, {
		signal: ends,
		onProgress
	}));
	if (outcome.kind === "failed") throw (0,poll/* failedAnalysis */.AK)(check.id, outcome.why);
	return outcome.answers;
}
function detailsFrom(answers, ids) {
	const reading = new check_details/* DetailsReading */.ZT((0,check_details/* matchesKept */.KF)(ids.length));
	const details = new Map();
	for (let left = ids; left.length > 0;) {
		const portion = answers.batch(left.slice(0, limits/* CHECK_LIMITS */.OO.detailsAtOnce), check_details/* MAX_PARTNERS */.lc);
		for (const [id, one] of (0,check_details/* detailsOfMany */.VL)((0,client_answers/* ownAnswer */.Hx)("resultsBatch", portion), reading)) details.set(id, one);
		left = left.slice(portion.results.length);
	}
	return details;
}

var contract_findings = __load__(94825);
var report = __load__(58329);
var message = __load__(33897);
var collections = __load__(37129);
var format = __load__(73043);
var submission = __load__(4071);
var languages_languages = __load__(92005);
;// check/submission-outcome.js



function ownOutcome(submission, reason, known) {
	if (isStarterOnly(submission)) return { kind: "checked" };
	if (submission.files.length === 0) return notChecked(emptyReason(submission));
	if (submission.files.every(({ size }) => size === 0)) return notChecked(emptyFilesReason(submission));
	if (reason !== undefined) return notChecked(reason);
	const { files, balance } = submission;
	if ((0,contract_findings/* holdsNoCode */.jm)({
		comparability: known.comparability,
		files,
		balance
	}) && firstMissing(known.leftOut) === null) {
		return notChecked((0,message/* message */.iU)("notices.onlyComments", { n: files.length }));
	}
	return serviceOutcome(submission.role, known, submission.hardlyRead);
}
function serviceOutcome(role, known, here) {
	const { there, comparability, leftOut, hasFailed } = known;
	if (comparability === "no-source") return notChecked(noSourceReason(leftOut));
	if (comparability === "unreadable") {
		return notChecked(hardlyReadWords(hardlyReadThere(there) ?? here) ?? (0,message/* message */.iU)("notices.inStrings"));
	}
	if (comparability === "alone" && there?.aiState !== "scored") {
		return notChecked((0,message/* message */.iU)("notices.nothingToCompare"));
	}
	if (there === undefined || there.total === null && isScored(role, there)) {
		if (hasFailed) return notChecked((0,message/* message */.iU)("notices.endedEarly"));
		return notChecked((0,message/* message */.iU)(UNSCORED[comparability ?? ""] ?? "notices.noSimilarity"));
	}
	return { kind: "checked" };
}
const UNSCORED = {
	"too-short": "report.tooShort",
	"starter-only": "report.starterOnly"
};
function notChecked(reason) {
	return {
		kind: "not-checked",
		reason
	};
}
function noSourceReason(leftOut) {
	const missing = firstMissing(leftOut);
	return missing === null ? (0,message/* message */.iU)("notices.noneInLanguage") : (0,message/* message */.iU)("notices.noneReadByEngine", { missing });
}
function isStarterOnly(submission) {
	return submission.files.length === 0 && submission.leftOut.some(({ reason }) => reason === "starter-code");
}
function emptyReason({ leftOut }) {
	if (leftOut.length === 0) return (0,message/* message */.iU)("notices.noFiles");
	if (leftOut.every(({ reason }) => reason === "web-link")) return (0,message/* message */.iU)("notices.onlyLink");
	const missing = firstMissing(leftOut);
	if (missing !== null) return (0,message/* message */.iU)("notices.noneReadable", { missing });
	const named = leftOut.find(({ reason, detail }) => reason === "not-source" && detail !== undefined);
	const names = {
		as: "list",
		values: (0,said/* distinct */.dM)(leftOut.map(({ path }) => (0,format/* nameInSentence */._2)(path))),
		most: 3
	};
	const n = leftOut.length;
	if (leftOut.every(({ reason }) => reason === "excluded")) {
		return (0,message/* message */.iU)("notices.allExcluded", {
			n,
			names
		});
	}
	return named === undefined ? (0,message/* message */.iU)("notices.noSourceFiles", {
		n,
		names,
		language: asText(leftOut)
	}) : (0,message/* message */.iU)("notices.noSourceNames", {
		path: (0,format/* nameInSentence */._2)(named.path),
		look: (0,said/* asMessage */.OI)(named.detail ?? "")
	});
}
function asText(leftOut) {
	const languages = new Set(leftOut.map(({ path }) => (0,languages_languages/* languageNamed */.Mv)((0,languages_languages/* extensionOf */.je)(path))?.language ?? "none"));
	const [only = "none", other] = languages;
	return other === undefined && leftOut.every(({ reason }) => reason === "not-source") ? only : "no";
}
function emptyFilesReason({ files, leftOut }) {
	const missing = firstMissing(leftOut);
	return missing === null ? (0,message/* message */.iU)("notices.onlyEmpty", { n: files.length }) : (0,message/* message */.iU)("notices.noneReadable", { missing });
}
function firstMissing(leftOut) {
	const first = leftOut.find(submission/* isMissing */.b2);
	return first === undefined ? null : (0,message/* message */.iU)("words.colon", {
		first: (0,format/* nameInSentence */._2)(first.path),
		rest: (0,submission/* leftOutBecause */.sn)(first)
	});
}
function serviceLeftOut(there, redact) {
	return (there?.leftOut ?? []).map(({ path, code, reason }) => ({
		path,
		reason: LEFT_OUT[code ?? ""] ?? "unreadable",
		...reason === "" ? {} : { detail: redact(reason) }
	}));
}
const LEFT_OUT = {
	"too-large": "limit",
	"too-much": "limit",
	minified: "generated",
	"not-source": "not-source"
};
function serviceRemarks(there, leftOut) {
	const hardlyRead = hardlyReadWords(hardlyReadThere(there));
	const more = Object.entries(REMARKS).flatMap(([code, id]) => {
		const paths = (there?.remarks ?? []).flatMap((one) => one.code === code ? [one.path] : []);
		if (paths.length === 0) return [];
		return [(0,message/* message */.iU)(id, { files: (0,format/* listed */.KE)(paths, NAMED, JSON.stringify) })];
	});
	return [
		...(0,submission/* notCompared */.vK)(leftOut.filter(submission/* isMissing */.b2)),
		...hardlyRead === null ? [] : [hardlyRead],
		...more
	];
}
function hardlyReadThere(there) {
	const files = (there?.remarks ?? []).filter(({ code }) => code === "hardly-read");
	if (files.length === 0) return undefined;
	return {
		paths: files.map(({ path }) => path),
		all: files.reduce((sum, { balance }) => sum + (balance?.all ?? 0), 0),
		code: files.reduce((sum, { balance }) => sum + (balance?.code ?? 0), 0)
	};
}
function hardlyReadWords(read) {
	if (read === undefined || read.paths.length === 0) return null;
	const { paths, all, code } = read;
	return (0,message/* message */.iU)("notices.hardlyRead", {
		files: (0,format/* listed */.KE)(paths, NAMED, JSON.stringify),
		all,
		code
	});
}
const NAMED = 5;
const REMARKS = {
	"evaluates-text": "notices.evaluatesText",
	escaped: "notices.escaped"
};
function numbersMeant(there, serviceId, role, comparison) {
	const comparability = there === undefined ? null : comparabilityOf(there, comparison);
	const isMeant = (0,contract_findings/* isCompared */.uQ)(comparability) && isScored(role, there);
	const meant = (value) => value === undefined || value === 0 && !isMeant ? null : value;
	return {
		serviceId,
		total: meant(there?.total),
		totalSources: (there?.totalSources ?? []).filter((value) => meant(value) !== null),
		local: meant(there?.local),
		web: meant(there?.web),
		aiAverage: there?.aiAverage ?? null,
		aiState: there?.aiState ?? (comparison.ai ? "missing" : "not-run"),
		aiMax: there?.aiMax ?? null,
		quality: there?.quality ?? null,
		suspicion: meant(there?.suspicion),
		coverage: meant(there?.coverage),
		comparability,
		...there === undefined || there.tokens === null ? {} : { tokens: there.tokens },
		...webNumbers(there)
	};
}
function webNumbers(there) {
	if (there?.webState === undefined) return {};
	const { webState, publicWeb } = there;
	return {
		webState,
		publicWeb: webState === "not-searched" ? null : publicWeb
	};
}
function comparabilityOf(there, { searches, comparable }) {
	const { comparability, comparedWith, totalSources, webState } = there;
	if (!isComparable(there) || totalSources.some((total) => total > 0)) return comparability;
	if (webState === "searched" || webState === "partly") return comparability;
	const others = comparedWith ?? (searches ? null : comparable - 1);
	return others === 0 ? "alone" : comparability;
}
function isComparable({ role, comparability }) {
	return (role === null || role === "submission" || role === "archive") && (0,contract_findings/* isCompared */.uQ)(comparability);
}
function isScored(role, there) {
	return role === "judged" || there?.role == null;
}

;// check/pairs.js

function pairsOf(details, keyById) {
	const found = [];
	for (const [id, read] of details) {
		const a = keyById.get(id);
		for (const { otherId, ...pair } of read.pairs) {
			const b = keyById.get(otherId);
			if (a !== undefined && b !== undefined) found.push({
				a,
				b,
				...pair
			});
		}
	}
	return found.toSorted((x, y) => (y.suspicion ?? y.similarity ?? 0) - (x.suspicion ?? x.similarity ?? 0) || (0,contract_findings/* compareKeys */.YD)(x, y));
}
function withArchive(submissions, pairs, searches) {
	const archive = new Set(submissions.filter(({ role }) => role === "archive").map(({ key }) => key));
	const best = bestPairs(pairs, archive);
	const judged = submissions.filter(({ role, serviceId }) => role === "judged" && serviceId !== null).length;
	return submissions.map((given) => {
		if (given.role !== "judged") return given;
		const one = judged < 2 && given.local === 0 ? {
			...given,
			local: null
		} : given;
		const { average = null, share = null } = best.get(one.key) ?? {};
		if (!searches && archive.size > 0) return {
			...one,
			archive: (0,contract_findings/* highest */.BR)([average, one.web]),
			web: null
		};
		if (!searches && one.web === 0) return {
			...one,
			web: null
		};
		const isExplained = one.web !== null && share !== null && one.web <= share + contract_findings/* EXPLAINED_WITHIN */.Hb;
		return {
			...one,
			archive: average,
			web: isExplained ? one.publicWeb ?? null : one.web
		};
	});
}
function bestPairs(pairs, archive) {
	const best = new Map();
	for (const pair of archive.size === 0 ? [] : pairs) {
		for (const [own, other, share] of [[
			pair.a,
			pair.b,
			pair.similarity
		], [
			pair.b,
			pair.a,
			pair.matchedSimilarity
		]]) {
			if (!archive.has(other)) continue;
			const known = best.get(own);
			const average = (0,contract_findings/* highest */.BR)([(0,contract_findings/* pairAverage */.K)(pair), known?.average ?? null]);
			best.set(own, {
				average,
				share: (0,contract_findings/* highest */.BR)([
					share,
					average,
					known?.share ?? null
				])
			});
		}
	}
	return best;
}

var read_web = __load__(94424);
var start = __load__(31587);
var thresholds = __load__(90111);
;// check/findings.js







function findingsOf(plan, state, redact) {
	const findings = serviceFindings(plan, state, redact);
	return areFewPeople(plan.submissions) ? judgedAsTheyAre(findings) : findings;
}
function serviceFindings(plan, state, redact) {
	const { scores, details, check } = state;
	const engine = state.flight?.engine ?? null;
	const read = [...scores?.scores.values() ?? []];
	const comparison = {
		ai: state.made.ai,
		searches: engine !== null && !engine.peerOnly && (plan.service.kind === "remote" || plan.web !== null),
		comparable: read.filter(isComparable).length
	};
	const called = calledAt(check?.name ?? "", read);
	const own = plan.checkId === null ? ownFindings(plan, state, comparison, redact) : read.map((there) => serviceFinding(there, called.get(there.filename), state, comparison, redact));
	const keyById = new Map(own.flatMap((one) => one.serviceId === null ? [] : [[one.serviceId, one.key]]));
	const pairs = pairsOf(details, keyById);
	const webSearch = (0,read_web/* webSearchOf */.q)(state, keyById, redact);
	const submissions = own.map((one) => withMatches(one, state, keyById));
	const equal = equalFiles(plan.submissions, own);
	return {
		checkId: check?.id ?? null,
		checkName: check?.name ?? plan.label,
		checkUrl: (0,start/* firstUrl */.WX)([state.url]),
		service: plan.service,
		engine: engine === null ? null : {
			id: engine.id,
			name: engine.name
		},
		language: plan.language,
		aiRun: state.made.ai,
		baseCode: state.made.baseCode || own.some(({ serviceId }) => hasCommonCode(serviceId, state)),
		submissions: withArchive(submissions, pairs, comparison.searches),
		pairs,
		clusters: (scores?.clusters ?? []).map((group) => group.flatMap((id) => keyById.get(id) ?? [])),
		...equal.length === 0 ? {} : { equalFiles: equal },
		...scores === null || scores.ordinary === null ? {} : { ordinary: scores.ordinary },
		failures: plan.notCollected,
		serviceFlaggedCount: flaggedOfOurs(scores, keyById),
		...scores === null || scores.unfinished === 0 ? {} : { unfinished: scores.unfinished },
		...scores?.inBands === true ? { inBands: true } : {},
		...webSearch === undefined ? {} : { webSearch },
		notices: (0,said/* distinct */.dM)(state.notices)
	};
}
function ownFindings(plan, state, comparison, redact) {
	const ids = unambiguous(state.ids);
	const unasked = plan.dryRun && state.failure === null ? (0,message/* message */.iU)("notices.dryRun") : undefined;
	const tokens = new Map(state.named.map(({ submission, token }) => [submission, token]));
	return plan.submissions.map((submission) => {
		const token = tokens.get(submission);
		return ownFinding(submission, {
			serviceId: token === undefined ? null : ids.get(token) ?? null,
			reason: unasked ?? (token === undefined ? undefined : state.failed.get(token))
		}, state, comparison, redact);
	});
}
function ownFinding(submission, { serviceId, reason }, { scores, isPointless, failure }, comparison, redact) {
	const there = knownBetter(submission, serviceId === null ? undefined : scores?.scores.get(serviceId));
	const leftOut = serviceLeftOut(there, redact);
	const unread = new Set(leftOut.map(({ path }) => path));
	const numbers = numbersMeant(there, serviceId, submission.role, comparison);
	const isAlone = isPointless && submission.role === "judged" && submission.files.length > 0;
	const comparability = isStarterOnly(submission) ? "starter-only" : isAlone ? "alone" : numbers.comparability;
	return {
		...numbers,
		comparability,
		key: submission.key,
		name: submission.name,
		role: submission.role,
		origin: submission.origin,
		state: ownOutcome(submission, reason, {
			there,
			comparability,
			leftOut,
			hasFailed: failure !== null
		}),
		matches: [],
		files: submission.files.filter(({ path }) => !unread.has(path)),
		leftOut: [...submission.leftOut.filter(({ path }) => !unread.has(path)), ...leftOut],
		...submission.balance === undefined ? {} : { balance: submission.balance },
		...submission.hidden === undefined ? {} : { hidden: submission.hidden },
		remarks: [...submission.remarks, ...serviceRemarks(there, leftOut)],
		zip: submission.zip
	};
}
function knownBetter({ hardlyRead }, there) {
	if (there?.comparability === null && hardlyRead !== undefined) {
		return {
			...there,
			comparability: "unreadable"
		};
	}
	return there;
}
function serviceFinding(there, name, { failure }, comparison, redact) {
	const role = there.role === "archive" || there.role === "base" || there.role === "ai-reference" ? there.role : "judged";
	const numbers = numbersMeant(there, there.serviceId, role, comparison);
	const leftOut = serviceLeftOut(there, redact);
	const { comparability } = numbers;
	return {
		...numbers,
		key: `submission ${there.serviceId}`,
		name: redact(name ?? there.filename) || `submission ${there.serviceId}`,
		role,
		origin: null,
		state: serviceOutcome(role, {
			there,
			comparability,
			leftOut,
			hasFailed: failure !== null
		}),
		matches: [],
		files: [],
		leftOut,
		remarks: serviceRemarks(there, leftOut),
		zip: null
	};
}
function withMatches(one, { details, scores }, keyById) {
	if (one.serviceId === null) return one;
	const read = details.get(one.serviceId);
	if (read === undefined) {
		const isScored = one.role === "judged" && scores?.scores.has(one.serviceId) === true;
		return isScored ? {
			...one,
			pairsUnread: true
		} : one;
	}
	const matches = read.matches.map((match) => matchFinding(match, keyById));
	return {
		...one,
		matches,
		...read.commonCode.length === 0 ? {} : { commonCode: read.commonCode }
	};
}
function hasCommonCode(serviceId, { details }) {
	return serviceId !== null && (details.get(serviceId)?.commonCode.length ?? 0) > 0;
}
function matchFinding(match, keyById) {
	const { otherId, similarity, matchedSimilarity, own, other, tokens, sharedBy, source } = match;
	const kind = match.kind === "peer" && otherId === null ? "external" : match.kind;
	const otherKey = otherId === null ? null : keyById.get(otherId) ?? null;
	if (sharedBy === undefined || source !== undefined) {
		const { otherId: _, ...rest } = match;
		return {
			...rest,
			kind,
			otherKey
		};
	}
	const finding = {
		kind,
		similarity,
		matchedSimilarity,
		own,
		other,
		tokens,
		sharedBy,
		otherKey
	};
	return finding;
}
function unambiguous(ids) {
	const holders = (0,collections/* occurrences */.T5)(ids.values());
	return new Map([...ids].filter(([, id]) => holders.get(id) === 1));
}
function flaggedOfOurs(scores, keyById) {
	if (scores === null || scores.serviceFlaggedCount === null) return null;
	const strangers = (0,thresholds/* foreignAbove */.K)(scores, new Set(keyById.keys()), {
		similarity: contract_findings/* SERVICE_THRESHOLD */.cp,
		ai: contract_findings/* SERVICE_THRESHOLD */.cp
	});
	return Math.max(0, scores.serviceFlaggedCount - strangers.length);
}
const ADDED = /(?:-c[0-9a-f]{7})?-[0-9a-f]{8}(?:\.zip)+$/i;
function calledAt(checkName, read) {
	if ((0,report/* checkLabel */.v8)(checkName) === checkName) return new Map();
	const names = Map.groupBy(read, ({ filename, role }) => `${role}\0${filename.replace(ADDED, "")}`);
	return new Map([...names.values()].flatMap(([one, other]) => {
		const name = one?.filename.replace(ADDED, "") ?? "";
		return one === undefined || other !== undefined || name === "" ? [] : [[one.filename, name]];
	}));
}
function equalFiles(packed, submissions) {
	const hashes = new Map(packed.flatMap(({ key, textsHash }) => textsHash === undefined ? [] : [[key, textsHash]]));
	const isTiny = ({ comparability, tokens }) => comparability === "too-short" || comparability === "starter-only" && (tokens ?? 0) > 0;
	const tiny = submissions.filter((one) => one.role === "judged" && hashes.has(one.key) && isTiny(one));
	return [...Map.groupBy(tiny, ({ key }) => hashes.get(key)).values()].filter(({ length }) => length > 1).map((group) => group.map(({ key }) => key)).toSorted((x, y) => y.length - x.length);
}
const LEAST_PEOPLE = 8;
const MOST_MORE = 1 / 4;
function areFewPeople(submissions) {
	const isPull = submissions.some(({ role, origin }) => role === "judged" && origin.kind === "pull-request");
	if (!isPull) return false;
	const behind = submissions.filter(({ role }) => role === "judged" || role === "archive").map(({ origin, key }) => origin.kind === "pull-request" ? `@${origin.author.toLowerCase()}` : key);
	const people = new Set(behind).size;
	return people < LEAST_PEOPLE || behind.length - people > MOST_MORE * behind.length;
}
function judgedAsTheyAre(findings) {
	const best = new Map();
	const pairs = findings.pairs.map((pair) => {
		const { total, ...rest } = pair;
		const alike = (0,contract_findings/* pairAlike */.dX)(pair);
		if (total == null || alike === null || alike <= total) return pair;
		for (const key of [pair.a, pair.b]) best.set(key, Math.max(best.get(key) ?? 0, alike));
		return rest;
	});
	const { ordinary: _, ...others } = findings;
	return {
		...others,
		pairs,
		submissions: findings.submissions.map((one) => {
			const alike = best.get(one.key);
			const total = (0,contract_findings/* highest */.BR)([...one.totalSources, one.total]);
			return alike === undefined || total === null || alike <= total ? one : {
				...one,
				total: alike,
				totalSources: []
			};
		}),
		notices: findings.pairs.some((pair) => (0,contract_findings/* isOrdinary */.P)(pair, contract_findings/* SERVICE_THRESHOLD */.cp)) ? [...findings.notices, (0,message/* message */.iU)("notices.fewPeople")] : findings.notices
	};
}

var prepare = __load__(13144);
var says = __load__(67255);
;// check/run-check.js








function checkHere(plan, effects) {
	const steps = [
		lookHere,
		prepare/* nameAll */.B_,
		prepare/* stopIfPointless */.lm,
		nameHere,
		compareHere
	];
	return lived(plan, effects, steps, () => Promise.resolve([]));
}
async function lived(plan, effects, steps, remove) {
	let state = (0,check_life/* begin */.qN)(plan);
	try {
		for (const step of steps) {
			if (state.isOver) break;
			state = await step({
				...state,
				news: null
			}, plan, effects);
			const { news, check, ids } = state;
			if (news !== null && check !== null) await effects.onProgress?.((0,check_life/* progressOf */.jA)(news, check, ids));
		}
	} catch (error) {
		if (!(error instanceof outcome/* Failure */.HR)) throw error;
		state = {
			...state,
			failure: withAdvice(error, state, plan),
			warnings: [...state.warnings, ...adviceOnStarted(error, state, plan)]
		};
	}
	const { failure, warnings, cameTooLate } = state;
	const id = state.check?.id ?? null;
	const isKept = state.flight?.bandsOnly === true || plan.keepCheck || plan.checkId !== null || failure !== null;
	return {
		findings: findingsOf(plan, state, effects.redact),
		failure,
		warnings: (0,said/* distinct */.dM)(warnings),
		cameTooLate,
		cleanUp: () => isKept || id === null ? Promise.resolve([]) : remove(id)
	};
}
function checkOfNothing(plan) {
	return {
		findings: findingsOf(plan, {
			...(0,check_life/* begin */.qN)(plan),
			isPointless: true
		}, (text) => text),
		failure: null,
		warnings: [],
		cameTooLate: false,
		cleanUp: () => Promise.resolve([])
	};
}
function withAdvice(error, { check }, plan) {
	if (!(error instanceof errors/* DeadlineError */.j3) || check === null) return error;
	if (plan.service.kind === "embedded") {
		return new errors/* DeadlineError */.j3((0,sentence/* fill */.G)(says/* raiseTimeout */.AW, { error: error.message }));
	}
	if (check.isStarted) {
		return new errors/* DeadlineError */.j3((0,sentence/* fill */.G)(says/* checkGoes */.v1, {
			error: error.message,
			id: check.id
		}));
	}
	return new errors/* DeadlineError */.j3((0,sentence/* fill */.G)(says/* checkCreated */.JO, {
		error: error.message,
		id: check.id,
		again: plan.resume
	}));
}
function adviceOnStarted(error, { check }, { service }) {
	const isLeft = check?.isStarted === true && service.kind === "remote" && error.retryHelps;
	return isLeft && !(error instanceof errors/* DeadlineError */.j3) ? [(0,sentence/* fill */.G)(says/* checkStays */.nq, { id: check.id })] : [];
}


}),

48536:
((__module__, __out__, __load__) => {


__load__.d(__out__, {
t5:()=>collectInTime,
xr:()=>peopleOf
});

var said = __load__(39010);
var report = __load__(58329);
var cases = __load__(12650);
var submission = __load__(4071);
var external_node_path_ = __load__(76760);
var directory = __load__(30930);
var person_row = __load__(25581);
var read_table = __load__(8408);
var open_ground = __load__(3905);
var read_list = __load__(83922);
;// sources/read-people.js





async function readPeople({ people, manifest, source, staff }, ground) {
	const rowsIn = async (input, file) => {
		if (file === null) return [];
		const what = `${input} ${file}`;
		return (0,person_row/* personRows */.N)((0,read_table/* readTable */.x)(await (0,read_list/* readList */.L)(input, ground.entry(file), ground.root), what), what);
	};
	const listed = await rowsIn("people", people);
	const repositories = await rowsIn("manifest", source === "repositories" ? manifest : null);
	const rows = [
		...listed,
		...repositories.filter(({ files }) => files.length > 0),
		...staff.filter((one) => !one.includes("/")).map((one) => (0,person_row/* loginRow */.A)("staff", one.replace(/^@/, "")))
	];
	(0,directory/* directoryOf */.j)(rows);
	return rows;
}
async function openPeople(settings, context) {
	const lists = {
		...settings,
		starter: null,
		archive: [],
		aiReferences: []
	};
	const file = settings.source === "repositories" ? settings.manifest : null;
	return readPeople(settings, await (0,open_ground/* openGround */._)(lists, context, { file }));
}

var outcome = __load__(98216);
var sentence = __load__(4771);
var message = __load__(33897);
var hand_ins = __load__(17987);
var entries = __load__(93293);
var says = __load__(62069);
;// sources/open-sources.js





const MAX_REFERENCES = 5;
async function openSources(settings, context, table) {
	const source = table[settings.source];
	const opened = await source.open(settings, context);
	const earlier = await (0,entries/* findEntries */.I_)(settings.archive, {
		...around(opened, context),
		input: "archive",
		role: "archive"
	});
	const judged = new Set(opened.judged?.map((key) => key.toLowerCase()));
	const others = earlier.entries.filter((one) => {
		const key = one.kind === "found" ? (0,hand_ins/* judgedAs */.KY)(one.found) : one.key;
		return !judged.has(key.toLowerCase());
	});
	const archive = ownPart(others, context);
	const solutions = await (0,entries/* findEntries */.I_)(settings.aiReferences, {
		...around(opened, context),
		input: "ai-references",
		role: "ai-reference"
	});
	const references = ownPart(solutions.entries, context);
	if (references.length > MAX_REFERENCES) {
		throw new outcome/* SettingsError */.GN((0,sentence/* fill */.G)(says/* aiReferences */.Vu, { most: MAX_REFERENCES }));
	}
	return {
		description: source.describe(settings),
		starter: opened.starter,
		notices: [
			...opened.notices,
			...earlier.notices,
			...solutions.notices,
			...others.length < earlier.entries.length ? [(0,message/* message */.iU)("notices.archiveJudged")] : []
		],
		notComparedWith: opened.notComparedWith ?? 0,
		people: await readPeople(settings, opened.ground),
		async *submissions(pins = new Map()) {
			yield* opened.submissions(pins);
			yield* (0,entries/* collectEntries */.XU)(archive, {
				...around(opened, context),
				role: "archive"
			});
			yield* (0,entries/* collectEntries */.XU)(references, {
				...around(opened, context),
				role: "ai-reference"
			});
		}
	};
}
function around({ ground, selection }, { collector, repositories, signal }) {
	return {
		ground,
		selection,
		collector,
		repositories,
		signal
	};
}
function ownPart(entries, { part }) {
	return [...Map.groupBy(entries, ({ key }) => key.toLowerCase()).values()].flatMap(([first]) => first ?? []).filter(({ key }) => part?.(key) !== false);
}

var english = __load__(49094);
var format = __load__(73043);
var bytes = __load__(25771);
var compare_text = __load__(92105);
var schemas = __load__(25465);
var submission_lists = __load__(69995);
var submission_document = __load__(93909);
var files = __load__(497);
var digests = __load__(73235);
var stored_zip = __load__(39807);
var run_says = __load__(8673);
;// check/run/hand-over.js






const VERSION = 1;
const Role = schemas/* enum */.k5n(submission_lists/* SUBMISSION_ROLES */.ht);
const Zip = schemas/* string */.YjP().regex(/^[0-9a-f]{32}\.zip$/);
const Packed = schemas/* object */.Ikc({
	key: schemas/* string */.YjP(),
	name: schemas/* string */.YjP(),
	role: Role,
	origin: submission_document/* ORIGIN */.VT,
	zip: Zip,
	zipBytes: schemas/* number */.aig().int(),
	aside: Zip.optional(),
	contentHash: schemas/* string */.YjP(),
	textsHash: schemas/* string */.YjP().optional(),
	files: schemas/* array */.YOg(schemas/* object */.Ikc({
		path: schemas/* string */.YjP(),
		size: schemas/* number */.aig()
	})),
	leftOut: schemas/* array */.YOg(submission_document/* LEFT_OUT */.Pk),
	remarks: schemas/* array */.YOg(schemas/* string */.YjP()),
	outside: submission_document/* BALANCE */.JT.optional()
});
const Document = schemas/* object */.Ikc({
	version: schemas/* literal */.euz(VERSION),
	key: schemas/* string */.YjP(),
	index: schemas/* number */.aig().int().min(1),
	count: schemas/* number */.aig().int().min(1),
	starterKnown: schemas/* boolean */.zMY(),
	packed: schemas/* array */.YOg(Packed),
	failures: schemas/* array */.YOg(schemas/* object */.Ikc({
		key: schemas/* string */.YjP(),
		name: schemas/* string */.YjP(),
		role: Role,
		reason: schemas/* string */.YjP(),
		noAccess: schemas/* literal */.euz(true).exactOptional()
	})),
	notices: schemas/* array */.YOg(schemas/* string */.YjP())
});
async function writeHandOver(folder, part) {
	const { key: assignment, index, count, starterKnown, failures } = part;
	await files.fs.makeFolder(folder);
	const copied = async (zip, ...whose) => {
		const name = `${(0,digests/* sha256 */.sc)(whose.join("\0")).slice(0, 32)}.zip`;
		await (0,stored_zip/* copyStored */.T)(zip, (0,external_node_path_.join)(folder, name));
		return name;
	};
	const packed = [];
	for (const { zip, asideZip, ...one } of part.packed) {
		const { role, key } = one;
		const aside = asideZip === undefined ? {} : { aside: await copied(asideZip, role, key, "aside") };
		packed.push({
			...one,
			leftOut: one.leftOut.map(({ detail, ...file }) => detail === undefined ? file : {
				...file,
				detail: english/* ENGLISH */.VJ.write(detail)
			}),
			remarks: one.remarks.map((remark) => english/* ENGLISH */.VJ.write(remark)),
			zip: await copied(zip, role, key),
			zipBytes: zip.bytes,
			...aside
		});
	}
	const notices = part.notices.map((notice) => english/* ENGLISH */.VJ.write(notice));
	const own = {
		key: assignment,
		index,
		count,
		starterKnown,
		failures,
		notices,
		packed
	};
	await files.fs.write((0,external_node_path_.join)(folder, `part-${index}-of-${count}-${assignment}.json`), JSON.stringify({
		version: VERSION,
		...own
	}));
}
async function readHandOvers(folder, key) {
	const there = await files.fs.list(folder).catch(() => []);
	const found = [];
	for (const { name } of there.toSorted((a, b) => (0,compare_text/* compareText */.n)(a.name, b.name))) {
		if (!name.startsWith("part-") || !name.endsWith(`-${key}.json`)) continue;
		const part = await readPart(folder, name);
		if (part !== null) found.push(part);
	}
	const counts = new Set(found.map(({ count }) => count));
	if (counts.size > 1) {
		throw new outcome/* ConfigurationError */.j1((0,sentence/* fill */.G)(run_says/* shardHolds */.zK, {
			folder,
			counts: [...counts].join(", ")
		}));
	}
	return found;
}
async function readPart(folder, name) {
	const document = Document.safeParse(await readJson((0,external_node_path_.join)(folder, name)));
	if (!document.success) {
		throw new outcome/* ConfigurationError */.j1((0,sentence/* fill */.G)(run_says/* shardNotPart */.TL, {
			folder: (0,external_node_path_.join)(folder, name),
			issues: document.error.issues[0]?.message ?? ""
		}));
	}
	const packed = [];
	for (const { zip, zipBytes, aside, ...one } of document.data.packed) {
		const own = await storedAt((0,external_node_path_.join)(folder, zip));
		if (own?.bytes !== zipBytes) return null;
		if (aside === undefined) {
			packed.push({
				...one,
				zip: own
			});
			continue;
		}
		const asideZip = await storedAt((0,external_node_path_.join)(folder, aside));
		if (asideZip === null) return null;
		packed.push({
			...one,
			zip: own,
			asideZip
		});
	}
	return {
		...document.data,
		packed
	};
}
async function storedAt(path) {
	const there = await files.fs.stat(path).catch(() => null);
	return there?.isFile() !== true ? null : {
		path,
		start: 0,
		bytes: there.size
	};
}
async function readJson(path) {
	try {
		return (await files.fs.stat(path)).isFile() ? JSON.parse(await files.fs.readText(path)) : null;
	} catch {
		return null;
	}
}

var run_shard = __load__(85029);
var collect = __load__(51754);
var with_earlier = __load__(83616);
var within_time = __load__(9930);
;// check/run/collect-in-time.js










const TOO_LATE = run_says/* submissionsNotCollected */.cq;
function collectInTime(run, deadlineMs) {
	const { world } = run;
	const limit = {
		clock: world.clock,
		endsAtMs: deadlineMs,
		signal: world.signal,
		sentence: TOO_LATE
	};
	return world.log.group("Collect submissions", () => (0,within_time/* withinTime */.dn)(limit, (signal) => collectOwn({
		...run,
		world: (0,within_time/* endedBy */.mr)(world, signal)
	})));
}
async function collectOwn({ settings, world, prior, book, shard, isPlain }) {
	const collectOnly = (takes) => collectKeys(settings, world, {
		prior,
		book,
		isPlain
	}, takes);
	if (shard === null) return collectOnly(null);
	const { folder, key } = shard;
	if (shard.role !== "judge") {
		const { index, count: all } = shard;
		const mine = await collectOnly((id) => (0,run_shard/* partOf */.BU)(id, all) === index);
		await writeHandOver(folder, {
			...mine,
			key,
			index,
			count: all
		});
		const failed = mine.failures.filter(mayComeNow);
		const [first] = failed;
		if (first !== undefined) {
			const { name, reason } = first;
			world.log.warning((0,sentence/* fill */.G)(run_says/* partLacks */.eH, {
				failed: failed.length,
				name,
				reason
			}));
		}
		return mine;
	}
	const parts = await readHandOvers(folder, key);
	const total = parts[0]?.count ?? 1;
	const there = new Set(parts.map(({ index }) => index));
	const failed = new Set(parts.flatMap(({ failures }) => failures.filter(mayComeNow).map((one) => one.key)));
	const handedOver = parts.map((part) => ({
		...part,
		failures: part.failures.filter((one) => !mayComeNow(one)),
		notComparedWith: 0,
		people: []
	}));
	const isComplete = there.size === total;
	if (isComplete && failed.size === 0) {
		return {
			...merged(handedOver),
			people: await peopleOf(settings, world)
		};
	}
	const notices = isComplete ? [] : [parts.length === 0 ? (0,sentence/* fill */.G)(run_says/* noPartHanded */.Tk, { reportDir: settings.reportDir }) : (0,sentence/* fill */.G)(run_says/* partsNotHanded */.YC, {
		missing: total - there.size,
		all: total
	})];
	for (const notice of notices) world.log.warning(english/* ENGLISH */.VJ.write(notice));
	const rest = await collectOnly(parts.length === 0 ? null : (id) => !there.has((0,run_shard/* partOf */.BU)(id, total)) || failed.has(id));
	const said = new Set(handedOver.flatMap((part) => part.notices));
	notices.push(...rest.notices.filter((one) => !said.has(english/* ENGLISH */.VJ.write(one))));
	return merged([...handedOver, {
		...rest,
		notices
	}]);
}
function mayComeNow({ noAccess }) {
	return noAccess !== true;
}
function peopleOf(settings, world) {
	return openPeople(settings, contextOf(settings, world));
}
function contextOf({ reportDir }, { workspace, tempDir, github, collector, repositories, event, signal }) {
	return {
		workspace,
		tempDir,
		github,
		collector,
		repositories,
		event,
		own: event.repository,
		signal,
		reportDir: (0,external_node_path_.resolve)(workspace, reportDir),
		part: null
	};
}
async function collectKeys(settings, world, { prior: { reuse, earlier }, book, isPlain }, takes) {
	const sources = await openSources(settings, {
		...contextOf(settings, world),
		part: takes,
		...reuse === null ? {} : { assignment: reuse.assignment }
	}, world.sources);
	const all = earlier === null ? sources : (0,with_earlier/* withEarlier */.T)(sources, earlier, {
		similarity: settings.similarityThreshold,
		ai: settings.aiThreshold
	});
	return (0,collect/* collect */.F)(withDeclared(all, book.common), {
		...world,
		isPlain
	}, takes, reuse === null ? null : {
		...settings,
		...reuse
	});
}
function merged(collections) {
	return {
		packed: collections.flatMap(({ packed }) => packed),
		failures: collections.flatMap(({ failures }) => failures),
		starterKnown: collections.some(({ starterKnown }) => starterKnown),
		notComparedWith: collections.reduce((sum, one) => sum + one.notComparedWith, 0),
		notices: (0,said/* distinct */.dM)(collections.flatMap(({ notices }) => notices)),
		people: collections.at(-1)?.people ?? []
	};
}
function withDeclared(sources, common) {
	if (common.length === 0) return sources;
	return {
		...sources,
		get notices() {
			return [...sources.notices, noticeOf(common)];
		},
		async *submissions(pins) {
			yield {
				ok: true,
				submission: submissionOf(common)
			};
			yield* sources.submissions(pins);
		}
	};
}
function noticeOf(common) {
	const last = common.map(({ at }) => at).toSorted((a, b) => Date.parse(a) - Date.parse(b)).at(-1) ?? "";
	return `${(0,format/* count */.U9)(common.length, "piece")} of code that people call common (${report/* CASES_FILE */.Ro}, last on ${(0,format/* formatTime */.fU)(last)}) taken for starter code.`;
}
function submissionOf(common) {
	return {
		key: cases/* DECLARED_KEY */.Lw,
		name: "Code that people call common",
		role: "base",
		origin: {
			kind: "directory",
			path: report/* CASES_FILE */.Ro
		},
		files: common.map(({ path, text }, index) => (0,submission/* inMemory */.ZK)(`${index + 1}${endingOf(path)}`, (0,bytes/* utf8 */.As)(text))).toSorted((a, b) => (0,compare_text/* compareText */.n)(a.path, b.path)),
		leftOut: [],
		remarks: []
	};
}
function endingOf(path) {
	const ending = /\.[a-z0-9+]{1,12}$/i.exec(path)?.[0] ?? "";
	return ending.toLowerCase() === ".ipynb" ? ".py" : ending;
}


}),

51754:
((__module__, __out__, __load__) => {


__load__.d(__out__, {
W:()=>NOTHING_COLLECTED,
F:()=>collect
});

var compare_text = __load__(92105);
var outcome = __load__(98216);
var sentence = __load__(4771);
var abort = __load__(59362);
var message = __load__(33897);
var format = __load__(73043);
var decode = __load__(71198);
var submission = __load__(4071);
var contract_balance = __load__(56327);
var files = __load__(497);
var external_node_path_ = __load__(76760);
var packing_spool = __load__(72230);
var sources_starter = __load__(64902);
var prefetch = __load__(53342);
var notices = __load__(9536);
;// sources/given-twice.js



const NAMED = 5;
const LEAST = 2;
const SHARE = .5;
function twiceNotices(packed) {
	const compared = packed.flatMap((one) => one.origin.kind === "directory" && (one.role === "judged" || one.role === "archive") && one.files.length > 0 ? [{
		...one,
		origin: one.origin
	}] : []);
	return [...classesTwice(compared), ...downloadedTwice(compared)];
}
function classesTwice(compared) {
	const places = [...Map.groupBy(compared, placeOf)].map(([place, all]) => ({
		place,
		people: new Map(all.map((one) => [whoIs(one), one.name])),
		own: ownOf(all)
	})).filter(({ own }) => own.length >= LEAST);
	return places.flatMap((second, at) => places.slice(0, at).flatMap((first) => {
		const areSame = first.own.filter((who) => second.people.has(who)).length;
		if (areSame < LEAST || areSame < SHARE * Math.min(first.own.length, second.own.length)) return [];
		const names = [...first.people].flatMap(([who, name]) => second.people.has(who) ? [name] : []);
		return [(0,message/* message */.iU)("notices.classTwice", {
			n: names.length,
			first: (0,notices/* quoted */.TL)(first.place),
			second: (0,notices/* quoted */.TL)(second.place),
			names: {
				as: "list",
				values: names.map(notices/* quoted */.TL),
				most: NAMED
			}
		})];
	}));
}
const AGAIN = / (?:\(\d+\)|(?:[-\u2013] )?(?:copy|kopie|copia|copie|\u526f\u672c)(?: \(?\d+\)?)?)$/iu;
function downloadedTwice(compared) {
	const plain = new Set(compared.map(ownCall));
	const twice = compared.filter((one) => {
		const name = one.name.replace(AGAIN, "");
		return name !== one.name && one.origin.handIn === undefined && plain.has(ownCall({
			...one,
			name
		}));
	});
	if (twice.length === 0) return [];
	const names = {
		as: "list",
		values: twice.map(({ name }) => (0,notices/* quoted */.TL)(name)),
		most: NAMED
	};
	return [(0,message/* message */.iU)("notices.downloadedTwice", {
		n: twice.length,
		names
	})];
}
function ownCall(one) {
	return JSON.stringify([
		placeOf(one),
		one.name,
		one.contentHash
	]);
}
function placeOf({ origin: { path, handIn } }) {
	return handIn === undefined ? path.slice(0, Math.max(0, path.lastIndexOf("/"))) || "." : path;
}
function ownOf(people) {
	const sameFiles = Map.groupBy(people, ({ contentHash }) => contentHash);
	return [...sameFiles.values()].flatMap(([one, other]) => one === undefined || other !== undefined ? [] : [whoIs(one)]);
}
function whoIs({ name, origin: { handIn }, contentHash }) {
	return JSON.stringify([
		name,
		handIn === undefined ? null : (0,submission/* identityOf */.cu)(handIn),
		contentHash
	]);
}

var pack = __load__(19068);
var base_bytes = __load__(25771);
var languages = __load__(92005);
var deflate = __load__(62909);
var directory = __load__(47504);
var reader = __load__(40753);
var archive = __load__(15228);
var pace = __load__(4358);
var selection_aside = __load__(28152);
var unused_name = __load__(65702);
var selection = __load__(45579);
;// sources/packing/compiled.js



function compiledBy(bytes) {
	if (bytes.length < 20) return null;
	const view = (0,base_bytes/* viewOf */.du)(bytes);
	if (isPython(bytes, view)) {
		const [flags, code] = [view.getUint32(4, true), bytes[16]];
		return flags === 1 && isCode(code) ? "python-unchecked" : "python";
	}
	if ((0,base_bytes/* startsWith */.w1)(bytes, [
		202,
		254,
		186,
		190
	])) return view.getUint16(6) >= 45 ? "java" : null;
	const isElf = (0,base_bytes/* startsWith */.w1)(bytes, [
		127,
		69,
		76,
		70
	]) && view.getUint16(16, bytes[5] === 1) === 1;
	const isMac = (0,base_bytes/* startsWith */.w1)(bytes, [
		207,
		250,
		237,
		254
	]) && view.getUint32(12, true) === 1;
	return isElf || isMac ? "object" : null;
}
function isPython(bytes, view) {
	const version = view.getUint16(0, true);
	const isKnown = version >= 3e3 && version < 5e3 || version >= 6e4;
	return isKnown && bytes[2] === 13 && bytes[3] === 10 && [
		8,
		12,
		16
	].some((at) => isCode(bytes[at]));
}
const isCode = (byte) => byte === 99 || byte === 227;
async function withoutSource(compiled, { files, aside = [] }) {
	if (compiled.length === 0) return [];
	const sources = [...files, ...aside].map(({ path }) => path).filter(languages/* isSourceName */.TE);
	const paths = new Set(sources);
	const stems = new Set(sources.map(stemOf));
	const names = compiled.some(({ by }) => by === "java") ? await namesIn(files) : NO_NAMES;
	return compiled.flatMap(({ path, by }) => {
		const stem = stemOf(path);
		const isAlone = {
			"python-unchecked": () => true,
			python: () => !IN_CACHE.test(path) && !paths.has(path.replace(/[^/]*$/, `${stem}.py`)),
			java: () => !stems.has(stem) && !names.declared.has(stem) && names.used.has(stem) && !GENERATED.has(stem),
			object: () => !stems.has(stem) && (0,selection/* folderOfOthers */.B1)(path) === null
		}[by]();
		return isAlone ? [path] : [];
	});
}
const IN_CACHE = /(?:^|\/)__pycache__\/[^/]*$/;
const GENERATED = new Set(["R", "BuildConfig"]);
function stemOf(path) {
	return path.slice(path.lastIndexOf("/") + 1).replace(/[.$].*$/, "");
}
const NO_NAMES = {
	declared: new Set(),
	used: new Set()
};
async function namesIn(files) {
	const [declared, used] = [new Set(), new Set()];
	for (const file of files) {
		const decoded = (0,decode/* decode */.D4)(await file.read(), file.path);
		if (!("text" in decoded)) continue;
		for (const [, name = ""] of decoded.text.matchAll(DECLARED)) declared.add(name);
		for (const [word] of decoded.text.matchAll(/[\p{L}_][\p{L}\p{N}_]*/gu)) used.add(word);
	}
	return {
		declared,
		used
	};
}
const DECLARED = /\b(?:class|interface|enum|record|object|trait)\s{1,20}([\p{L}_][\p{L}\p{N}_]*)/gu;

var collections = __load__(37129);
;// sources/packing/folder-texts.js


const MOST = {
	files: 200,
	bytes: 2 * 1024 * 1024
};
const LEAST_BYTES = 240;
function isOfFolder({ kind }) {
	return kind === "folder-text" || kind === "script";
}
function folderTexts(aside) {
	const texts = aside.flatMap((file) => isOfFolder(file) ? [{
		file,
		folder: (0,selection/* folderOfOthers */.B1)(file.path) ?? ""
	}] : []);
	const counts = (0,collections/* occurrences */.T5)(texts.map(({ folder }) => folder));
	const ranked = texts.filter(({ file }) => file.size >= LEAST_BYTES).map(({ file, folder }) => ({
		file,
		count: counts.get(folder) ?? 0,
		depth: file.path.split("/").length
	})).toSorted((a, b) => a.count - b.count || a.depth - b.depth || a.file.size - b.file.size || (0,compare_text/* compareText */.n)(a.file.path, b.file.path));
	const looked = new Set();
	let left = MOST.bytes;
	for (const { file } of ranked) {
		if (looked.size === MOST.files) break;
		if (file.size > left) continue;
		left -= file.size;
		looked.add(file);
	}
	return {
		looked,
		passed: ranked.flatMap(({ file }) => looked.has(file) ? [] : [file])
	};
}

var fit = __load__(69197);
;// sources/packing/like-code.js

const PART = 2048;
const MARKS = /[()=;]|\n[ \t]+(?=\S)/g;
function likeCode(bytes, most) {
	const decoded = (0,decode/* decode */.D4)(bytes);
	if (!("text" in decoded)) return bytes.slice(0, most);
	const parts = partsOf(decoded.text).map((text, at) => ({
		text,
		at,
		marks: (text.match(MARKS)?.length ?? 0) / text.length,
		signs: 1 - (text.match(/\s/g)?.length ?? 0) / text.length
	}));
	const taken = new Set();
	for (const [by, share] of [
		["marks", 1 / 2],
		["signs", 1 / 2],
		["marks", 1]
	]) {
		let left = most * share - (share === 1 ? sizeOf(taken) : 0);
		for (const part of parts.toSorted((a, b) => b[by] - a[by] || a.at - b.at)) {
			const size = (0,fit/* byteLength */.dp)(part.text);
			if (taken.has(part) || size > left) continue;
			left -= size;
			taken.add(part);
		}
	}
	return (0,base_bytes/* utf8 */.As)([...taken].toSorted((a, b) => a.at - b.at).map(({ text }) => text).join(""));
}
function sizeOf(parts) {
	return Array.from(parts, ({ text }) => (0,fit/* byteLength */.dp)(text)).reduce((sum, size) => sum + size, 0);
}
function partsOf(text) {
	const parts = [];
	for (let from = 0; from < text.length;) {
		const line = text.indexOf("\n", from + PART);
		const end = line < 0 || line > from + 2 * PART ? Math.min(from + PART, text.length) : line + 1;
		parts.push(text.slice(from, end));
		from = end;
	}
	return parts;
}

var text_in = __load__(76436);
var says = __load__(62069);
;// sources/packing/aside.js
















const LIMITS = {
	files: 19e3,
	bytes: 64 * 1024 * 1024
};
const MOST_OF_TEXT = 256 * 1024;
const MAX_NESTED = 3;
async function packAside(submission, starter, { spool, signal, limits = LIMITS }) {
	const breathe = (0,pace/* pace */.c)(signal);
	const taken = [];
	const unread = [];
	const unopened = [];
	const compiled = [];
	const names = new unused_name/* UnusedNames */.N();
	let bytes = 0;
	const fates = new Fates(submission.aside ?? []);
	const { leftOut } = fates;
	const ofFolders = folderTexts(submission.aside ?? []);
	for (const file of ofFolders.passed) fates.note(file, "unread");
	const isLookedAt = (file) => file.kind !== "folder-text" || ofFolders.looked.has(file);
	const queue = [...await unpacked((submission.aside ?? []).filter(isLookedAt), fates)];
	for (const file of queue) {
		await breathe();
		const isTooLarge = file.size > selection_aside/* MAX_ASIDE_FILE_BYTES */.xk || bytes + file.size > limits.bytes;
		if (taken.length >= limits.files || isTooLarge) {
			unread.push(file);
			fates.note(file.top, "unread");
			continue;
		}
		let contents;
		try {
			contents = await file.read();
		} catch (error) {
			fates.lose(file.top, {
				path: file.path,
				reason: "unreadable",
				detail: (0,outcome/* messageOf */.bD)(error)
			});
			continue;
		}
		const isUnopened = UNOPENED.some(({ magic, at }) => (0,base_bytes/* startsWith */.w1)(contents.subarray(at), magic));
		if (isUnopened && !starter.has((0,sources_starter/* contentKey */.lO)(contents))) unopened.push(file.path);
		const by = file.depth === 0 ? compiledBy(contents) : null;
		if (by !== null && !starter.has((0,sources_starter/* contentKey */.lO)(contents))) compiled.push({
			path: file.path,
			by
		});
		const isRead = mayBeCode(file, contents, ofFolders.looked);
		queue.push(...contained(file, contents, isRead, fates));
		if (!isRead) continue;
		if (starter.has((0,sources_starter/* contentKey */.lO)(contents))) {
			fates.note(file.top, "starter");
			continue;
		}
		fates.note(file.top, "aside");
		const path = names.take(file.path);
		const isPlain = (0,selection_aside/* isTextKind */.kj)(file.kind) || file.kind === "script" && !isScript(contents);
		if (isPlain && contents.length > MOST_OF_TEXT) {
			const code = likeCode(contents, MOST_OF_TEXT);
			bytes += code.length;
			taken.push({
				...file,
				path,
				size: code.length,
				read: () => Promise.resolve(code)
			});
			continue;
		}
		bytes += contents.length;
		taken.push({
			...file,
			path,
			size: contents.length
		});
	}
	leftOut.push(...notLookedAt(unread, limits));
	const files = [...taken, ...unread];
	const { balance } = fates;
	const others = {
		unopened,
		compiled: await withoutSource(compiled, submission),
		balance
	};
	if (taken.length === 0) return {
		zip: null,
		files,
		leftOut,
		...others
	};
	const packed = await (0,pack/* packSubmission */.E)({
		...submission,
		key: `${submission.key}\0aside`,
		files: taken,
		outside: undefined,
		leftOut: []
	}, {
		spool,
		maxZipBytes: Number.POSITIVE_INFINITY
	});
	return {
		zip: packed.zip,
		files,
		leftOut: [...leftOut, ...packed.leftOut],
		...others
	};
}
class Fates {
	static RANKS = [
		"aside",
		"unread",
		"starter",
		"other"
	];
	leftOut = [];
	#fates;
	constructor(files) {
		this.#fates = new Map(files.map((file) => [file, "other"]));
	}
	note(file, fate) {
		const known = this.#fates.get(file) ?? "other";
		if (Fates.RANKS.indexOf(fate) < Fates.RANKS.indexOf(known)) this.#fates.set(file, fate);
	}
	lose(file, entry) {
		this.leftOut.push(entry);
		this.note(file, "unread");
	}
	get balance() {
		let balance = contract_balance/* NO_BYTES */.CR;
		for (const [{ size }, fate] of this.#fates) balance = (0,contract_balance/* balanceWith */.Vp)(balance, fate, size);
		return balance;
	}
}
const INSIDE = {
	reason: "not-source",
	isInArchive: true
};
async function unpacked(aside, fates) {
	const files = [];
	for (const file of aside) {
		const { path, size, reason, kind } = file;
		if (kind !== "archive") {
			files.push({
				path,
				size,
				reason,
				kind,
				isInArchive: false,
				depth: 0,
				top: file,
				read: () => file.read()
			});
			continue;
		}
		try {
			if (size > selection_aside/* MAX_ASIDE_FILE_BYTES */.xk) throw new directory/* ZipError */.Wz(`more than ${selection_aside/* MAX_ASIDE_FILE_BYTES */.xk} bytes`);
			files.push(...entriesOf(path, await file.read(), fates, file));
		} catch (error) {
			fates.note(file, "unread");
			if (path.toLowerCase().endsWith(".zip")) {
				fates.lose(file, {
					path,
					reason: "unreadable",
					detail: (0,outcome/* messageOf */.bD)(error)
				});
			}
		}
	}
	const later = (file) => Number(file.kind !== "source");
	return files.toSorted((a, b) => later(a) - later(b) || a.size - b.size || (0,compare_text/* compareText */.n)(a.path, b.path));
}
function entriesOf(path, bytes, fates, top, depth = 1) {
	const { entries, problems, comments } = (0,reader/* readZip */.u)(bytes);
	for (const problem of problems) {
		if (!(0,languages/* isSourceName */.TE)(problem.path)) continue;
		fates.lose(top, {
			path: `${path}/${problem.path}`,
			reason: "unreadable",
			detail: (0,submission/* leftOutBecause */.sn)((0,archive/* unreadAs */.w_)(problem.reason))
		});
	}
	const remarks = (0,text_in/* joined */.o)(comments);
	const files = entries.flatMap((entry) => {
		const inside = `${path}/${entry.path}`;
		const read = () => Promise.resolve(entry.read());
		if ((0,selection_aside/* isZipName */.PE)(entry.path)) {
			if (depth < MAX_NESTED) return entriesOf(inside, entry.read(), fates, top, depth + 1);
			fates.lose(top, {
				path: inside,
				reason: "limit",
				detail: says/* archivesNested */.$7
			});
			return [];
		}
		const kind = (0,languages/* isSourceName */.TE)(entry.path) ? "source" : "text";
		if (kind === "text" && entry.size > selection_aside/* MAX_TEXT_BYTES */.$D) {
			fates.note(top, "unread");
			return [];
		}
		return [{
			...INSIDE,
			path: inside,
			size: entry.size,
			kind,
			depth,
			top,
			read
		}];
	});
	return remarks === null ? files : [textOf({
		path,
		depth,
		top
	}, remarks), ...files];
}
function textOf({ path, depth, top }, text) {
	const read = () => Promise.resolve(text);
	return {
		...INSIDE,
		path,
		size: text.length,
		kind: "text",
		depth,
		top,
		read
	};
}
function contained(file, contents, isRead, fates) {
	if (file.kind === "source" || file.depth >= MAX_NESTED) return [];
	const depth = file.depth + 1;
	const whole = opened(file, contents, fates);
	if (whole.length > 0 || isRead) return whole;
	try {
		const text = (0,text_in/* textIn */.r)(contents, selection_aside/* MAX_TEXT_BYTES */.$D);
		const zipped = zipBehind(file, contents, depth, fates);
		return text === null ? zipped : [...zipped, textOf({
			...file,
			depth
		}, text)];
	} catch (error) {
		noteTooLarge(error, file, fates);
		return [];
	}
}
function zipBehind({ path, top }, contents, depth, fates) {
	try {
		const start = (0,directory/* startOfZip */.nT)(contents);
		return start <= 0 ? [] : entriesOf(path, contents.subarray(start), fates, top, depth);
	} catch (error) {
		if (error instanceof directory/* ZipError */.Wz) return [];
		throw error;
	}
}
function opened(file, contents, fates) {
	const depth = file.depth + 1;
	try {
		if ((0,base_bytes/* startsWith */.w1)(contents, ZIP)) return entriesOf(file.path, contents, fates, file.top, depth);
		const unpack = PACKED.find(({ magic }) => (0,base_bytes/* startsWith */.w1)(contents, magic))?.unpack;
		if (unpack === undefined) return [];
		const bytes = unpack(contents, selection_aside/* MAX_TEXT_BYTES */.$D);
		if (bytes.length === 0) return [];
		const path = file.path.replace(/\.[^./]+$/, "");
		const kind = (0,languages/* isSourceName */.TE)(path) ? "source" : "text";
		return [{
			...file,
			...(0,submission/* inMemory */.ZK)(path, bytes),
			kind,
			isInArchive: true,
			depth
		}];
	} catch (error) {
		noteTooLarge(error, file, fates);
		return [];
	}
}
function noteTooLarge(error, { top }, fates) {
	if (error.code === "ERR_BUFFER_TOO_LARGE") fates.note(top, "unread");
}
const ZIP = [
	80,
	75,
	3,
	4
];
const PACKED = [
	{
		magic: [31, 139],
		unpack: deflate/* unpackers */.XN.gzip
	},
	{
		magic: [
			40,
			181,
			47,
			253
		],
		unpack: deflate/* unpackers */.XN.zstd
	},
	{
		magic: [120],
		unpack: deflate/* unpackers */.XN.zlib
	},
	{
		magic: [],
		unpack: deflate/* unpackers */.XN.brotli
	}
];
const UNOPENED = [
	{
		magic: [
			253,
			55,
			122,
			88,
			90,
			0
		],
		at: 0
	},
	{
		magic: [
			93,
			0,
			0
		],
		at: 0
	},
	{
		magic: [
			49,
			65,
			89,
			38,
			83,
			89
		],
		at: 4
	},
	{
		magic: [...new TextEncoder().encode("LZIP")],
		at: 0
	},
	{
		magic: [
			55,
			122,
			188,
			175,
			39,
			28
		],
		at: 0
	},
	{
		magic: [
			82,
			97,
			114,
			33,
			26,
			7
		],
		at: 0
	},
	{
		magic: [...new TextEncoder().encode(" git bundle\n")],
		at: 4
	}
];
function mayBeCode({ kind, top }, contents, ofFolders) {
	if (kind === "source") return true;
	if (kind === "script" && !ofFolders.has(top)) return isScript(contents);
	return isText(contents);
}
const isScript = (contents) => (0,base_bytes/* startsWith */.w1)(contents, SHEBANG);
const SHEBANG = [35, 33];
const MOST_STRANGE = .05;
const STRANGE = /[\u0001-\u0008\u000e-\u001f\u007f-\u009f\ufffd]/g;
const [MOST_KINDS, aside_LEAST_BYTES] = [112, 400];
function isText(bytes) {
	const decoded = (0,decode/* decode */.D4)(bytes);
	const text = "text" in decoded ? decoded.text : new TextDecoder().decode(bytes);
	return (text.match(STRANGE)?.length ?? 0) <= text.length * MOST_STRANGE || bytes.length >= aside_LEAST_BYTES && bytes.length <= MOST_OF_TEXT && new Set(bytes).size <= MOST_KINDS;
}
function notLookedAt(unread, limits) {
	const source = unread.filter(({ kind }) => kind === "source");
	const last = source.at(-1);
	if (last === undefined) return [];
	return [{
		path: last.path,
		reason: "limit",
		detail: (0,sentence/* fill */.G)(says/* sourceFiles */.l$, {
			one: source.length === 1,
			source: source.length,
			files: limits.files,
			bytes: limits.bytes,
			most: selection_aside/* MAX_ASIDE_FILE_BYTES */.xk
		})
	}];
}

var choose = __load__(31475);
var found_repository = __load__(46178);
var look_of = __load__(98024);
var run_says = __load__(8673);
;// check/run/collect.js






const NOTHING_COLLECTED = {
	packed: [],
	failures: [],
	starterKnown: false,
	notComparedWith: 0,
	notices: [],
	people: []
};
const MAX_PACK_MS = 12e4;
async function collect(sources, effects, takes, reusable = null) {
	await files.fs.makeFolder(effects.tempDir);
	const spool = new packing_spool/* ZipSpool */.X(await files.fs.makeOwnFolder((0,external_node_path_.join)(effects.tempDir, "packed-")), effects.beginZip, effects.isPlain);
	try {
		return await collectInto(spool, sources, effects, takes, reusable);
	} finally {
		spool.close();
	}
}
async function collectInto(spool, sources, effects, takes, reusable) {
	const { log, signal } = effects;
	const packed = [];
	const failures = [];
	const isTaken = (key) => takes === null || takes(key);
	const { starter } = sources;
	const dropped = starter === null ? new Set() : await (0,sources_starter/* starterKeys */.Co)(starter);
	const known = reusable === null ? null : await findPacked(reusable, dropped);
	if (starter !== null && isTaken(starter.key)) {
		packed.push(await packWithAside(starter, new Set(), {
			spool,
			signal
		}));
	}
	const pack = async (collected) => {
		signal.throwIfAborted();
		if (!isTaken(collected.ok ? collected.submission.key : collected.failure.key)) return null;
		if (collected.ok) return packInTime(collected.submission, dropped, {
			...effects,
			spool
		});
		log.debug(`not collected: ${collected.failure.reason}`);
		return collected.failure;
	};
	for await (const made of (0,prefetch/* prefetch */.yj)(sources.submissions(known?.pins), prefetch/* FOLDERS_AT_ONCE */.UO, pack)) {
		if (made === null) continue;
		if ("reason" in made) {
			failures.push(made);
			continue;
		}
		if (reusable !== null) await keepPacked(made, reusable, dropped);
		packed.push(made);
		log.progress?.("collected", packed.length, null);
	}
	if (known !== null) {
		packed.push(...known.packed.filter(({ key }) => isTaken(key)));
		packed.sort((a, b) => (0,compare_text/* compareText */.n)(a.key, b.key));
	}
	if ((0,submission/* judgedOf */.B8)(packed).length === 0 && failures.length === 0 && takes === null) {
		throw new outcome/* SettingsError */.GN((0,sentence/* fill */.G)(run_says/* nothingCheckHolds */.MN, { description: sources.description }));
	}
	log.info(summaryOf(packed, failures));
	const { notComparedWith, people } = sources;
	const notices = [
		...sources.notices,
		...twiceNotices(packed),
		...emptyReferences(packed)
	];
	return {
		packed,
		failures,
		starterKnown: starter !== null,
		notComparedWith,
		notices,
		people
	};
}
async function packInTime(submission, starter, { signal, spool, limitMs = MAX_PACK_MS }) {
	const { signal: late, clear } = (0,abort/* timeLimit */.zc)(limitMs);
	const ends = AbortSignal.any([signal, late]);
	try {
		const own = await (0,sources_starter/* withoutStarter */._x)(submission, starter, ends);
		return await packWithAside(own, starter, {
			spool,
			signal: ends
		});
	} catch (error) {
		signal.throwIfAborted();
		if (!late.aborted) throw error;
		const { key, name, role } = submission;
		const reason = (0,sentence/* fill */.G)(run_says/* couldNotPackedWithin */.as, {
			key,
			limitMs: limitMs / 1e3
		});
		return {
			key,
			name,
			role,
			reason
		};
	} finally {
		clear();
	}
}
function emptyReferences(packed) {
	const names = packed.filter(({ role, files }) => role === "ai-reference" && files.length === 0).map(({ name }) => (0,message/* given */.gI)(JSON.stringify(name)));
	return names.length === 0 ? [] : [(0,message/* message */.iU)("notices.emptyReferences", { names: (0,message/* joined */.oR)("words.commas", names) })];
}
function summaryOf(packed, failures) {
	const judged = (0,submission/* judgedOf */.B8)(packed).length;
	const files = packed.reduce((sum, one) => sum + one.files.length, 0);
	const leftOut = packed.reduce((sum, one) => sum + one.leftOut.length, 0);
	const failed = failures.length > 0 ? `; ${failures.length} could not be collected` : "";
	return `${(0,format/* count */.U9)(judged, "submission")} to judge, ${packed.length - judged} more to compare with; ${(0,format/* count */.U9)(files, "source file")}, ${leftOut} left out${failed}.`;
}
async function packWithAside(submission, starter, options) {
	const one = await (0,pack/* packSubmission */.E)(submission, options);
	if (submission.role === "archive" || submission.role === "ai-reference") return one;
	const full = new Set(one.leftOut.flatMap(({ path, reason }) => reason === "archive-full" ? [path] : []));
	const noPlace = submission.files.flatMap((file) => full.has(file.path) ? [{
		...file,
		read: () => file.read(),
		reason: "archive-full",
		kind: "source"
	}] : []);
	const aside = await packAside({
		...submission,
		aside: [...submission.aside ?? [], ...noPlace]
	}, starter, options);
	const unread = new Set(aside.leftOut.map(({ path }) => path));
	const all = [...one.leftOut.filter(({ path }) => !unread.has(path)), ...aside.leftOut].toSorted((a, b) => (0,compare_text/* compareText */.n)(a.path, b.path));
	const leftOut = one.files.length > 0 ? all : await withLooks(all, submission.aside ?? []);
	return {
		...one,
		leftOut,
		remarks: [...one.remarks, ...(0,choose/* remarksOnLeftOut */.o)(leftOut, aside.files, aside.unopened, aside.compiled)],
		...one.outside === undefined ? {} : { outside: (0,contract_balance/* sumOf */.XN)(one.outside, aside.balance) },
		...aside.zip === null ? {} : { asideZip: aside.zip }
	};
}
const MOST_LOOKS = 20;
async function withLooks(leftOut, aside) {
	const looks = new Map();
	const texts = aside.filter(({ kind, reason }) => kind === "text" && reason === "not-source");
	for (const file of texts.slice(0, MOST_LOOKS)) {
		const bytes = await file.read().catch(() => null);
		const decoded = bytes === null ? null : (0,decode/* decode */.D4)(bytes, file.path);
		const language = decoded !== null && "text" in decoded ? (0,look_of/* lookOf */.L)(decoded.text) : undefined;
		if (language !== undefined) looks.set(file.path, language);
	}
	return leftOut.map((one) => {
		const language = one.reason === "not-source" ? looks.get(one.path) : undefined;
		return language === undefined ? one : {
			...one,
			detail: (0,message/* message */.iU)("notices.looksLike", { language })
		};
	});
}
async function findPacked(reusable, starter) {
	const { assignment, pins, cache } = reusable;
	const packed = [];
	const toTake = new Map();
	for (const found of assignment.discovery.found) {
		const { repository, student, deadline } = found;
		const { id, owner, repo } = repository;
		const sha = pins.get(id);
		if (sha === undefined) continue;
		const hit = await cache?.get(cacheKey(id, sha, starter, reusable), {
			key: `${owner}/${repo}`,
			name: student ?? repo,
			role: "judged",
			origin: {
				kind: "repository",
				owner,
				repo,
				repositoryId: id,
				sha,
				...(0,found_repository/* personIn */.B)(found),
				deadlineStatus: "no-deadline"
			}
		});
		if (hit) packed.push(hit);
		const hasDeadline = (reusable.deadline ?? assignment.due ?? deadline) !== null;
		if (hit || !hasDeadline) toTake.set(id, hit ? null : sha);
	}
	return {
		packed,
		pins: toTake
	};
}
async function keepPacked(submission, reusable, starter) {
	const { origin, role } = submission;
	if (origin.kind !== "repository" || role !== "judged" || !reusable.pins.has(origin.repositoryId)) return;
	await reusable.cache?.put(cacheKey(origin.repositoryId, origin.sha, starter, reusable), submission);
}
function cacheKey(id, sha, starter, { assignment: { foreign }, include, exclude }) {
	return [
		id,
		sha,
		include,
		exclude,
		foreign ?? null,
		[...starter].toSorted(compare_text/* compareText */.n)
	];
}


}),

42234:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
R:()=>lookAhead,
f:()=>refuseUnknownNames
});
var _contract__7__ = __load__(12650);
var _contract__9__ = __load__(1589);
var _service__8__ = __load__(62868);
var _preflight_js__0__ = __load__(95532);
var _run_check_js__1__ = __load__(29340);
var _collect_in_time_js__2__ = __load__(48536);
var _within_time_js__3__ = __load__(9930);
var _people_of_run_js__4__ = __load__(77730);
var _plan_check_js__5__ = __load__(63535);
var _prior_js__6__ = __load__(99989);









async function lookAhead(settings, world) {
	refuseUnknownNames(settings);
	const run = {
		settings,
		world,
		prior: _prior_js__6__.Z,
		shard: null,
		book: _contract__7__.kr,
		isPlain: true
	};
	const deadlineMs = (0,_within_time_js__3__.G0)(world.clock.now(), settings.timeoutMs, world.endsAtMs);
	const collection = await (0,_collect_in_time_js__2__.t5)(run, deadlineMs);
	const people = (0,_people_of_run_js__4__.W)(collection, run);
	const plan = (0,_plan_check_js__5__.Iw)(run, collection, people, {
		kind: "embedded",
		host: null
	});
	const findings = people.counted((0,_run_check_js__1__.JP)(plan).findings);
	return {
		...findings,
		notices: [...collection.notices, ...findings.notices]
	};
}
function refuseUnknownNames({ engine, language, web }) {
	const types = {
		test_types: (0,_service__8__.D)(web),
		recommended_test_type: _contract__9__.T2.group
	};
	(0,_preflight_js__0__.mN)(web.length === 0 ? engine : (0,_preflight_js__0__.xr)(engine, types), types, []);
	(0,_preflight_js__0__.Gv)(language, _preflight_js__0__.J);
}


}),

13875:
((__module__, __out__, __load__) => {


__load__.d(__out__, {
i:()=>main
});

var channels_cases = __load__(10856);
var settings_settings = __load__(95844);
var contract_cases = __load__(12650);
var submission = __load__(4071);
var external_node_path_ = __load__(76760);
var run_at_service = __load__(87664);
var run_check = __load__(29340);
var message = __load__(33897);
var format = __load__(73043);
var compare_text = __load__(92105);
var collections = __load__(37129);
var balance = __load__(56327);
var languages = __load__(92005);
var people = __load__(82366);
;// check/second-look/look.js




const MAX_LOOK_MS = 12e4;
async function secondLook(packed, effects, leftMs, language, next) {
	const taking = packed.filter(({ role }) => role !== "ai-reference");
	if (!taking.some(isJudged)) return {
		packed,
		notices: []
	};
	const limitMs = Math.max(0, Math.min(MAX_LOOK_MS, leftMs / 2));
	const result = await effects.lookAgain({
		submissions: taking.map(jobOf),
		next
	}, effects, limitMs);
	if (typeof result === "string") {
		return {
			packed: packed.map((one) => isJudged(one) ? notCompared(one, result) : one),
			notices: [(0,message/* message */.iU)("notices.asideNotCompared", { why: result })]
		};
	}
	const hidden = sidesOf(result.found, taking);
	const places = new Map(taking.map((one, at) => [one, at]));
	const called = (0,people/* withPlaces */.rd)(taking);
	const names = new Map(called.map(({ key, name }) => [key, name]));
	return {
		packed: packed.map((one) => {
			const own = hidden.get(one);
			const read = withReading(one, places.get(one) ?? -1, result);
			return own === undefined ? read : withHidden(read, own, names);
		}),
		notices: unpairedNotices(result.unpaired, called, language)
	};
}
function withReading(one, at, { balances, hardlyRead, opaque, unmet, tooLarge }) {
	const [own, little, unread] = [
		balances.get(at),
		hardlyRead.get(at),
		opaque.get(at)
	];
	const limited = (path, detail) => path === undefined ? [] : [{
		path,
		reason: "limit",
		detail
	}];
	return {
		...one,
		leftOut: [
			...one.leftOut,
			...limited(unmet.get(at), (0,message/* message */.iU)("report.leftOutCoded")),
			...limited(tooLarge.get(at), (0,message/* message */.iU)("report.leftOutTooLarge"))
		],
		remarks: unread === undefined ? one.remarks : [...one.remarks, opaqueRemark(unread)],
		...own === undefined || one.outside === undefined ? {} : { balance: (0,balance/* sumOf */.XN)(one.outside, own) },
		...little === undefined ? {} : { hardlyRead: little }
	};
}
function unpairedNotices({ endings, holders, pages, withPages, known }, taking, language) {
	const namesOf = (list) => (0,format/* listed */.KE)(list, NAMED, (ending) => `*.${ending}`);
	const asked = (0,languages/* languageNamed */.Mv)(language);
	const readsPages = asked === undefined || asked.id === languages/* AUTO_DETECT */.Ej || asked.family === "javascript";
	return [
		...holders === 0 ? [] : [(0,message/* message */.iU)("notices.unlisted", {
			n: holders,
			names: namesOf(endings)
		})],
		...withPages === 0 || !readsPages ? [] : [(0,message/* message */.iU)("notices.markup", {
			n: withPages,
			names: namesOf(pages)
		})],
		...known.size === 0 ? [] : [(0,message/* message */.iU)("notices.known", {
			n: known.size,
			names: (0,format/* listed */.KE)(whoHas(known, taking), NAMED)
		})]
	];
}
function whoHas(files, taking) {
	return [...files].map(([owner, [first = "", ...rest]]) => {
		return `${taking[owner]?.name ?? ""}: ${firstOf(first, rest.length)}`;
	}).toSorted(compare_text/* compareText */.n);
}
function firstOf(path, more) {
	return more === 0 ? JSON.stringify(path) : `${JSON.stringify(path)} (+${more})`;
}
const NAMED = 5;
function opaqueRemark({ path, more, characters }) {
	return (0,message/* message */.iU)("notices.opaque", {
		file: firstOf(path, more),
		n: characters
	});
}
function isJudged({ role }) {
	return role === "judged";
}
function jobOf({ role, zip, contentHash, asideZip }) {
	return {
		role: role === "ai-reference" ? "archive" : role,
		zip,
		contentHash,
		aside: asideZip ?? null
	};
}
function notCompared(one, why) {
	const path = one.asideZip === undefined ? "(what is no code)" : "(files that do not count)";
	return {
		...one,
		leftOut: [...one.leftOut, {
			path,
			reason: "limit",
			detail: why
		}]
	};
}
function marksOf({ as, readings }) {
	if (readings !== undefined) return { readings };
	if (as === "skipped") return { isSkipped: true };
	return as === "misread" ? { isMisread: true } : {};
}
function sidesOf(found, taking) {
	const sides = new Map();
	for (const one of found) {
		const { owner, path, other, otherPath, tokens } = one;
		const [hider, counts] = [taking[owner], taking[other]];
		if (hider === undefined || counts === undefined) continue;
		const common = {
			tokens,
			...marksOf(one)
		};
		(0,collections/* appendTo */.S2)(sides, hider, {
			...common,
			path,
			otherKey: counts.key,
			otherPath,
			leftOut: "own"
		});
		(0,collections/* appendTo */.S2)(sides, counts, {
			...common,
			path: otherPath,
			otherKey: hider.key,
			otherPath: path,
			leftOut: "other"
		});
	}
	for (const copies of sides.values()) {
		copies.sort((a, b) => b.tokens - a.tokens || (0,compare_text/* compareText */.n)(a.path, b.path));
	}
	return sides;
}
const MAX_HIDDEN = 200;
const TOLD = 5;
const SENTENCES = {
	aside: {
		own: "notices.hidesCode",
		other: "notices.hiddenElsewhere"
	},
	misread: {
		own: "notices.hidesMisread",
		other: "notices.misreadElsewhere"
	},
	skipped: {
		own: "notices.hidesSkipped",
		other: "notices.skippedElsewhere"
	},
	blind: {
		own: "notices.wordByWord",
		other: "notices.wordByWord"
	}
};
function withHidden(one, hidden, names) {
	const told = hidden.slice(0, TOLD).map((copy) => {
		const { path, otherKey, otherPath, tokens, leftOut, readings } = copy;
		const [here, there] = [JSON.stringify(path), JSON.stringify(otherPath)];
		const other = names.get(otherKey) ?? otherKey;
		const [words, code] = [String(readings?.words), String(readings?.code)];
		const values = {
			here,
			there,
			other,
			tokens: String(tokens),
			words,
			code
		};
		return (0,message/* message */.iU)(SENTENCES[(0,submission/* foundAs */.rO)(copy)][leftOut], values);
	});
	const rest = hidden.length - told.length;
	return {
		...one,
		hidden: hidden.slice(0, MAX_HIDDEN),
		remarks: [
			...told,
			...rest > 0 ? [(0,message/* message */.iU)("notices.moreHidden", { n: String(rest) })] : [],
			...one.remarks
		]
	};
}

var run_shard = __load__(85029);
var named_pairs = __load__(89236);
var source_names = __load__(2723);
var report = __load__(58329);
var says = __load__(8673);
var sentence = __load__(4771);
;// check/run/case-book.js





async function readCaseBook({ cases, reportDir, source }, { workspace, event, log }) {
	if ((0,source_names/* isSingle */.vX)(source) || (0,settings_settings/* concernsPullRequest */.gp)(event.name)) return contract_cases/* NO_CASES */.kr;
	if (cases === null) return await (0,channels_cases/* readCases */.k0)((0,external_node_path_.join)((0,external_node_path_.resolve)(workspace, reportDir), report/* CASES_FILE */.Ro)) ?? contract_cases/* NO_CASES */.kr;
	const book = await (0,channels_cases/* readCases */.k0)((0,external_node_path_.resolve)(workspace, cases));
	if (book === null) log.notice((0,sentence/* fill */.G)(says/* casesNoFile */.be, { cases: JSON.stringify(cases) }));
	return book ?? contract_cases/* NO_CASES */.kr;
}

var prior = __load__(99989);
var collect = __load__(51754);
var collect_in_time = __load__(48536);
var within_time = __load__(9930);
var open_here = __load__(50564);
var people_of_run = __load__(77730);
var plan_check = __load__(63535);
var look_ahead = __load__(42234);
var verdict_of = __load__(24819);
var names = __load__(50926);
var bytes = __load__(95925);
var unsaid = __load__(60588);
;// check/run/web-rules.js





const COURSE_REPOSITORIES = 2;
const ZONED = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/i;
function webRules(run, { people: rows }, { packed, rowsOf }) {
	const { settings, world, prior } = run;
	const salt = (0,bytes/* hex */.uh)(crypto.getRandomValues(new Uint8Array(32)));
	const digests = (texts) => [...new Set([...texts].map((text) => (0,unsaid/* digestOf */.o)(salt, text)))].toSorted();
	return {
		providers: settings.web,
		requests: settings.webRequests,
		salt,
		exclude: digests(notSources(settings, world.event, packed)),
		never: digests(unsaidWords(packed, rows)),
		submissions: new Map((0,submission/* judgedOf */.B8)(packed).map((one) => {
			const at = handedInAt(one.origin);
			const before = one.origin.kind === "repository" ? prior.searched.get(one.origin.repositoryId) : undefined;
			return [one.key, {
				own: digests(accountsOf(one.origin, rowsOf(one.key), world.event)),
				...at === null ? {} : { at },
				...before === undefined ? {} : { remembered: [...before.sources] },
				...before?.isCurrent === false ? { again: true } : {}
			}];
		}))
	};
}
function notSources({ organization, starter, archive, aiReferences }, { repository, workflowRun }, packed) {
	const collected = packed.flatMap(({ origin }) => origin.kind === "directory" ? [] : [{
		owner: origin.owner,
		repo: origin.repo
	}]);
	const byOwner = Map.groupBy(collected, ({ owner }) => owner.toLowerCase());
	const courses = [...byOwner].flatMap(([owner, all]) => all.length >= COURSE_REPOSITORIES ? [owner] : []);
	const named = [
		starter,
		...archive,
		...aiReferences
	].flatMap((text) => {
		const name = text === null ? null : (0,names/* parseRepositoryName */.$M)(text);
		return name === null ? [] : [name];
	});
	return [
		...organization === null ? [] : [organization],
		...courses,
		...[
			...collected,
			...named,
			...repository === null ? [] : [repository]
		].map(names/* fullName */.fq),
		...workflowRun === null || workflowRun.from === null ? [] : [workflowRun.from.owner]
	];
}
function accountsOf(origin, rows, { pullRequest }) {
	const logins = rows.flatMap((row) => row.logins);
	switch (origin.kind) {
		case "repository": {
			const { owner, student, login } = origin;
			return [
				owner,
				...logins,
				...[student, login].filter((one) => one !== undefined)
			];
		}
		case "pull-request": {
			const head = origin.number === pullRequest?.number ? pullRequest.headRepository : null;
			return [
				origin.author,
				...logins,
				...head === null ? [] : [head.owner]
			];
		}
		case "directory": return [...logins, ...origin.handIn?.login === undefined ? [] : [origin.handIn.login]];
	}
}
function handedInAt(origin) {
	const at = origin.kind === "repository" ? origin.pushedAt : origin.kind === "directory" ? origin.handIn?.at : undefined;
	return at !== undefined && ZONED.test(at) ? at : null;
}
const LAYOUT_WORDS = new Set("src main test tests java python kotlin com org app lib bin util utils index init include core model models view views resources package".split(" "));
const MAX_WORDS = 7e3;
function unsaidWords(packed, rows) {
	const people = [
		...rows.flatMap(({ id, name, team }) => [
			id,
			name,
			team
		].filter((one) => one !== null)),
		...rows.flatMap(({ also, emails, logins, partners, attempts, files }) => [
			also,
			emails,
			logins,
			partners,
			attempts,
			files
		].flat()),
		...packed.flatMap(({ name, key, origin }) => [
			name,
			key,
			...namesIn(origin)
		])
	];
	const paths = packed.flatMap(({ files, leftOut }) => [...files, ...leftOut].map(({ path }) => path));
	const words = new Set();
	for (const text of people) for (const word of wordsOf(text)) words.add(word);
	for (const path of paths) {
		for (const word of wordsOf(path.replace(/\.[^./]+$/, ""))) if (!LAYOUT_WORDS.has(word)) words.add(word);
	}
	return new Set([...words].slice(0, MAX_WORDS));
}
function namesIn(origin) {
	switch (origin.kind) {
		case "repository": return [origin.student, origin.login].filter((one) => one !== undefined);
		case "pull-request": return [origin.author];
		case "directory": {
			const { id = null, login, email, members = [] } = origin.handIn ?? {};
			return [...[
				id,
				login,
				email
			].filter((one) => one != null), ...members.flatMap((one) => [
				one.name,
				one.id,
				one.email
			].filter((text) => text !== undefined))];
		}
	}
}
const SHORTEST = 2;
function wordsOf(text) {
	const words = text.normalize("NFC").split(/[^\p{L}\p{M}\p{N}]+/u);
	const parts = words.flatMap((word) => word.replaceAll(/(\p{Ll})(\p{Lu})/gu, "$1 $2").split(/[^\p{L}\p{M}]+/u));
	return new Set([...words, ...parts].map((word) => word.toLowerCase()).flatMap((word) => [
		word,
		word.normalize("NFD").replaceAll(/\p{M}/gu, ""),
		inLatin(word)
	]).filter((word) => word.length >= SHORTEST));
}
const LATIN = {
	ä: "ae",
	ö: "oe",
	ü: "ue",
	å: "aa",
	...compare_text/* SPELLED */.u
};
function inLatin(word) {
	return word.replaceAll(/[äöüßøåæ\u0153\u0142\u0111ðþ\u0131]/g, (letter) => LATIN[letter] ?? letter);
}

;// check/run/main.js



















async function main(settings, world, prior, open = null) {
	const begin = {
		atMs: world.clock.now(),
		createdAt: world.date().toISOString()
	};
	const deadlineMs = (0,within_time/* deadlineOf */.G0)(begin.atMs, settings.timeoutMs, world.endsAtMs);
	if (settings.baseUrl === null) (0,look_ahead/* refuseUnknownNames */.f)(settings);
	const book = prior.cases ?? await readCaseBook(settings, world);
	const shard = (0,run_shard/* shardOf */.IS)(settings.shard, {
		deciding: [
			world.run.runId,
			...(0,settings_settings/* decidingValues */.au)(settings),
			...book.common.map(({ text }) => text)
		],
		folder: (0,run_shard/* handOverFolder */.O9)((0,external_node_path_.resolve)(world.workspace, settings.reportDir)),
		isServiceShared: settings.baseUrl !== null
	});
	const isHere = open === null && (0,open_here/* comparesHere */.hN)(settings, shard, prior);
	const run = {
		settings,
		world,
		prior,
		shard,
		begin,
		book,
		isPlain: isHere
	};
	const isAhead = settings.baseUrl === null && shard === null;
	const openIt = () => isHere ? world.openHere() : (open ?? world.openService)(settings, world, deadlineMs);
	const ahead = isAhead ? (0,open_here/* openedAhead */.P7)(openIt) : null;
	try {
		return await steps(run, deadlineMs, ahead?.take ?? openIt);
	} finally {
		await ahead?.drop();
	}
}
async function steps(run, deadlineMs, take) {
	const { settings, world, shard } = run;
	const collection = settings.checkId === null ? await (0,collect_in_time/* collectInTime */.t5)(run, deadlineMs) : {
		...collect/* NOTHING_COLLECTED */.W,
		people: await (0,collect_in_time/* peopleOf */.xr)(settings, world)
	};
	const { notComparedWith } = collection;
	const notices = [...run.prior.notices, ...collection.notices];
	const people = (0,people_of_run/* peopleOfRun */.W)(collection, run);
	if (shard?.role === "hand over") {
		const verdict = (0,verdict_of/* handedOver */.$_)(collection.packed, shard, settings.reportDir);
		const report = (0,verdict_of/* reportOf */.EI)(run, notComparedWith, {
			...verdict_of/* NOTHING_FOUND */.dO,
			notices
		}, verdict, {
			dismissed: [],
			...contract_cases/* NO_CASES */.kr
		});
		return {
			report,
			isPart: true,
			finish: () => Promise.resolve([])
		};
	}
	const looked = settings.dryRun || (0,run_shard/* isPart */.QR)(shard) ? {
		packed: people.packed,
		notices: []
	} : await secondLook(people.packed, world, deadlineMs - world.clock.now(), settings.language, nextOf(run, people.packed));
	const isEmpty = (0,submission/* judgedOf */.B8)(looked.packed).every(({ files }) => files.length === 0);
	const isIdle = isEmpty && settings.checkId === null && !(0,run_shard/* isPart */.QR)(shard);
	const service = isIdle ? null : await take();
	const given = {
		...people,
		packed: looked.packed
	};
	const web = settings.web.length === 0 || (0,run_shard/* isPart */.QR)(shard) ? null : webRules(run, collection, given);
	const plan = (0,plan_check/* planCheck */.Iw)(run, collection, given, service ?? (0,open_here/* serviceOf */.z5)(settings), web);
	const checked = service === null ? (0,run_check/* checkOfNothing */.JP)(plan) : await checkAt(service, plan, run, deadlineMs);
	const result = settings.dryRun ? await forecastOf(checked, plan, world, deadlineMs) : checked;
	const ended = service?.kind === "embedded" ? end(service, result) : null;
	ended?.catch(() => {});
	const counted = people.counted(result.findings);
	const unnamed = (0,named_pairs/* unnamedNotices */.yA)(counted, settings.dismissed);
	const findings = {
		...counted,
		notices: [
			...notices,
			...looked.notices,
			...counted.notices,
			...unnamed
		]
	};
	const { dismissed, cases } = noted(run, findings);
	const judge = (found) => (0,verdict_of/* verdictOf */.Vj)(found, result, {
		...run,
		packed: looked.packed,
		dismissed
	});
	const finish = () => ended ?? end(service, result);
	const judged = (0,verdict_of/* reportOf */.EI)(run, notComparedWith, findings, judge(findings), {
		dismissed,
		cases,
		common: run.book.common
	});
	const seen = await world.firstSeen(judged, run, deadlineMs);
	const report = seen === judged ? judged : {
		...seen,
		verdict: judge(seen.findings)
	};
	return {
		report,
		isPart: (0,run_shard/* isPart */.QR)(shard),
		finish
	};
}
function nextOf({ settings, isPlain }, packed) {
	return isPlain && settings.language === "auto" ? { ai: (0,plan_check/* hasAi */.hO)(settings, packed) } : undefined;
}
function noted({ settings, prior, book }, findings) {
	const { cases, dismissed, decided } = (0,channels_cases/* casesOfRun */.MN)(book, findings);
	const before = prior.dismissed.filter(({ a, b }) => !decided({
		a,
		b
	}));
	return {
		cases,
		dismissed: [
			...(0,named_pairs/* pairsNamed */.Vp)(findings, settings.dismissed),
			...before,
			...dismissed
		]
	};
}
async function forecastOf(result, plan, world, deadlineMs) {
	const { web } = plan;
	if (web === null || result.failure !== null) return result;
	const leftMs = deadlineMs - world.clock.now();
	return {
		...result,
		findings: await world.forecast(result.findings, {
			...plan,
			web
		}, world, leftMs)
	};
}
async function end(service, { cleanUp }) {
	const warnings = await cleanUp();
	await service?.close();
	return warnings;
}
async function checkAt(service, plan, { world, prior }, deadlineMs) {
	try {
		return "compare" in service ? await (0,run_check/* checkHere */.Jy)(plan, {
			...world,
			compare: service.compare,
			deadlineMs
		}) : await (0,run_at_service/* runCheck */.k)(plan, {
			...world,
			client: service.client,
			onProgress: prior.onProgress
		});
	} catch (error) {
		await service.close();
		throw error;
	}
}


}),

50564:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
P7:()=>openedAhead,
hN:()=>comparesHere,
z5:()=>serviceOf
});
function comparesHere({ baseUrl, web, checkId, dryRun }, shard, { reuse, identity }) {
	const isOwn = baseUrl === null && checkId === null && shard === null && !dryRun;
	return isOwn && web.length === 0 && reuse === null && identity === null;
}
function serviceOf({ baseUrl }) {
	return baseUrl === null ? {
		kind: "embedded",
		host: null
	} : {
		kind: "remote",
		host: new URL(baseUrl).host
	};
}
function openedAhead(open) {
	const opening = open();
	opening.catch(() => {});
	let isTaken = false;
	return {
		take: () => {
			isTaken = true;
			return opening;
		},
		drop: async () => {
			if (!isTaken) await (await opening.catch(() => null))?.close();
		}
	};
}


}),

47144:
((__module__, __out__, __load__) => {


__load__.d(__out__, {
GO:()=>OWN_ADDRESS,
$U:()=>openOwn,
IH:()=>openService
});

var external_node_path_ = __load__(76760);
var files = __load__(497);
var load = __load__(36438);
var create_providers = __load__(79944);
var external_node_crypto_ = __load__(77598);
var sentence = __load__(4771);
var text_escape = __load__(68171);
var operations = __load__(22341);
var endpoints = __load__(74561);
var answers = __load__(47960);
var classify = __load__(30861);
var errors = __load__(43076);
var abort = __load__(59362);
var limits = __load__(52687);
;// check/client/pace.js

class Pace {
	#clock;
	#perMinute;
	#counted = [];
	#pausedUntil = -Infinity;
	#halvedUntil = -Infinity;
	constructor(clock, perMinute) {
		this.#clock = clock;
		this.#perMinute = perMinute;
	}
	waitMs() {
		const now = this.#clock.now();
		const pause = Math.max(0, this.#pausedUntil - now);
		if (this.#perMinute === null) return pause;
		this.#counted = this.#counted.filter(({ at }) => at > now - limits/* PACE */.K$.windowMs).toSorted((a, b) => a.at - b.at);
		const allowed = Math.max(1, Math.floor(this.#perMinute / (now < this.#halvedUntil ? 2 : 1)));
		const blocking = this.#counted[this.#counted.length - allowed];
		return Math.max(pause, blocking === undefined ? 0 : blocking.at + limits/* PACE */.K$.windowMs - now);
	}
	count() {
		const one = { at: this.#clock.now() };
		if (this.#perMinute !== null) this.#counted.push(one);
		return () => {
			one.at = this.#clock.now();
		};
	}
	pause(ms) {
		this.#pausedUntil = Math.max(this.#pausedUntil, this.#clock.now() + ms);
	}
	remaining(requests) {
		if (requests !== null && requests < limits/* PACE */.K$.lowRemaining) {
			this.#halvedUntil = this.#clock.now() + limits/* PACE */.K$.windowMs;
		}
	}
}
class Retries {
	#random;
	#budget = limits/* EXCHANGE_LIMITS */.Ld.retryBudget;
	constructor(random) {
		this.#random = random;
	}
	answered() {
		this.#budget = Math.min(limits/* EXCHANGE_LIMITS */.Ld.retryBudget, this.#budget + limits/* EXCHANGE_LIMITS */.Ld.budgetPerAnswer);
	}
	spend() {
		if (this.#budget < 1) return false;
		this.#budget -= 1;
		return true;
	}
	pauseMs(attempt) {
		const { backoffBaseMs, backoffCapMs } = limits/* EXCHANGE_LIMITS */.Ld;
		return this.#random() * Math.min(backoffCapMs, backoffBaseMs * 2 ** attempt);
	}
	nextPauseMs(attempt, attempts, remainingMs) {
		const pause = this.pauseMs(attempt);
		return attempt + 1 >= attempts || pause > remainingMs || !this.spend() ? null : pause;
	}
	limitPauseMs(askedMs) {
		const { limitSpread, limitSpreadMaxMs } = limits/* EXCHANGE_LIMITS */.Ld;
		return askedMs + this.#random() * Math.min(limitSpreadMaxMs, askedMs * limitSpread);
	}
}

var stored_zip = __load__(39807);
;// check/client/requests.js



function encode(endpoint, request, upload) {
	let { path } = endpoint;
	for (const [name, value] of given(endpoint.params, request)) {
		path = path.replace(`{${name}}`, encodeURIComponent(String(value)));
	}
	const query = new URLSearchParams(given(endpoint.query, request).map(([name, value]) => [name, String(value)]));
	if (query.size > 0) path += `?${query.toString()}`;
	if (upload !== null) {
		const fields = Object.fromEntries(given(endpoint.body, request).map(([name, value]) => [name, value === true ? "1" : value === false ? "0" : String(value)]));
		const { body, contentType } = encodeMultipart(fields, upload.field, upload.files);
		return {
			path,
			headers: { "content-type": contentType },
			body
		};
	}
	const fields = Object.fromEntries(given(endpoint.body, request));
	if (endpoint.body === undefined || Object.keys(fields).length === 0) {
		return {
			path,
			headers: {},
			body: endpoint.method === "POST" ? Buffer.alloc(0) : null
		};
	}
	return {
		path,
		headers: { "content-type": "application/json" },
		body: Buffer.from(JSON.stringify(fields))
	};
}
function given(schema, request) {
	return Object.keys(schema?.shape ?? {}).map((name) => [name, request[(0,endpoints/* fieldOf */._F)(name)]]).filter(([, value]) => value !== undefined);
}
const BOUNDARY_PREFIX = "code-similarity-";
const BOUNDARY_DIGITS = 40;
function encodeMultipart(fields, fileField, files) {
	const placeholder = BOUNDARY_PREFIX + "0".repeat(BOUNDARY_DIGITS);
	const zips = new stored_zip/* StoredZips */.Q();
	try {
		const parts = Object.entries(fields).map(([name, value]) => `--${placeholder}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
		for (const { filename, zip } of files) {
			parts.push(`--${placeholder}\r\nContent-Disposition: form-data; name="${fileField}"; filename="${filename}"\r\nContent-Type: application/zip\r\n\r\n`, zip, "\r\n");
		}
		parts.push(`--${placeholder}--\r\n`);
		const length = parts.reduce((sum, part) => sum + (typeof part === "string" ? Buffer.byteLength(part) : part.bytes), 0);
		const body = Buffer.alloc(length);
		const digest = (0,external_node_crypto_.createHash)("sha256");
		const texts = [];
		let at = 0;
		for (const part of parts) {
			if (typeof part === "string") {
				texts.push({
					at,
					text: part
				});
				at += Buffer.byteLength(part);
				continue;
			}
			zips.readInto(part, body, at);
			digest.update(body.subarray(at, at + part.bytes));
			at += part.bytes;
		}
		const boundary = BOUNDARY_PREFIX + digest.digest("hex").slice(0, BOUNDARY_DIGITS);
		for (const { at: place, text } of texts) body.write(text.replace(placeholder, boundary), place);
		return {
			body,
			contentType: `multipart/form-data; boundary=${boundary}`
		};
	} finally {
		zips.close();
	}
}

;// check/client/retry-after.js

const { retryAfterMinMs: MIN_MS, resetMaxMs: MAX_RESET_MS } = limits/* EXCHANGE_LIMITS */.Ld;
function retryAfterMs(headers) {
	const value = headers["retry-after"];
	const serverNow = httpDate(headers["date"]);
	if (value !== undefined) {
		if (/^\d+(?:\.\d+)?$/.test(value)) return Math.max(MIN_MS, Number(value) * 1e3);
		const at = httpDate(value, serverNow);
		if (at !== null && serverNow !== null) return Math.max(MIN_MS, at - serverNow);
		return null;
	}
	const reset = headers["x-ratelimit-reset"] ?? "";
	if (/^\d+$/.test(reset) && serverNow !== null) {
		return Math.min(MAX_RESET_MS, Math.max(MIN_MS, Number(reset) * 1e3 - serverNow));
	}
	return null;
}
const FORMS = [
	/^[A-Z][a-z]{2}, (?<day>\d{2}) (?<month>[A-Z][a-z]{2}) (?<year>\d{4}) (?<time>\d{2}:\d{2}:\d{2}) GMT$/,
	/^[A-Z][a-z]{5,8}, (?<day>\d{2})-(?<month>[A-Z][a-z]{2})-(?<year>\d{2}) (?<time>\d{2}:\d{2}:\d{2}) GMT$/,
	/^[A-Z][a-z]{2} (?<month>[A-Z][a-z]{2}) (?<day>[ \d]\d) (?<time>\d{2}:\d{2}:\d{2}) (?<year>\d{4})$/
];
function httpDate(text = "", now = null) {
	const match = FORMS.map((form) => form.exec(text)).find((one) => one !== null);
	const { day = "", month = "", time = "", year = "" } = match?.groups ?? {};
	if (year === "") return null;
	const in4 = year.length === 4 ? year : yearNear(Number(year), now);
	const at = Date.parse(`${day} ${month} ${in4} ${time} GMT`);
	return Number.isNaN(at) ? null : at;
}
function yearNear(digits, now) {
	const thisYear = now === null ? Number.NaN : new Date(now).getUTCFullYear();
	const ahead = (digits + 100 - thisYear % 100) % 100;
	return thisYear + (ahead > 50 ? ahead - 100 : ahead);
}

var external_node_util_ = __load__(57975);
var external_node_zlib_ = __load__(38522);
var base_proxies = __load__(83473);
var dispatcher = __load__(84304);
;// check/client/transport.js





class Transport {
	#limits;
	#connect;
	#wire = null;
	constructor(baseUrl, environment, limits) {
		this.#limits = limits;
		const isOwn = (0,base_proxies/* isThisMachine */.YY)(baseUrl) || new URL(baseUrl).hostname.endsWith(".localhost");
		const proxies = isOwn ? null : (0,base_proxies/* readProxies */.rq)(environment);
		this.#connect = () => openWire(limits, proxies);
	}
	async send(wire, signal) {
		const limits = this.#limits;
		const uploadMs = (wire.body?.length ?? 0) / limits.uploadBytesPerSecond * 1e3;
		const headersMs = Math.ceil(limits.headersMs + uploadMs);
		const total = AbortSignal.timeout(headersMs + limits.connectMs + limits.bodyTotalMs);
		const { request, dispatcher } = await (this.#wire ??= this.#connect());
		const response = await request(wire.url, {
			method: wire.method,
			headers: wire.headers,
			body: wire.body,
			dispatcher,
			headersTimeout: headersMs,
			bodyTimeout: limits.bodySilenceMs,
			signal: AbortSignal.any([signal, total])
		});
		const bytes = Buffer.from(await response.body.arrayBuffer());
		const headers = {};
		for (const [name, value] of Object.entries(response.headers)) {
			headers[name] = Array.isArray(value) ? value.join(", ") : value;
		}
		const text = await decodeBody(bytes, headers["content-encoding"], limits.responseBytes);
		return {
			status: response.statusCode,
			headers,
			text
		};
	}
	async close() {
		await (await this.#wire)?.dispatcher.destroy();
	}
}
async function openWire(limits, proxies) {
	const undici = await __load__.e(/* import() */ 7723).then(__load__.t.bind(__load__, 57723, 19));
	const { buildConnector, Pool, request } = undici;
	const direct = buildConnector({
		timeout: limits.connectMs,
		allowH2: false
	});
	const options = {
		pipelining: 0,
		connect: direct,
		connectTimeout: limits.connectMs,
		maxResponseSize: limits.responseBytes,
		factory: (origin, own) => {
			const connect = own.connect;
			return new Pool(origin, {
				...own,
				connect: careful(connect, connect !== direct)
			});
		}
	};
	return {
		request,
		dispatcher: (0,dispatcher/* openDispatcher */.y)(undici, options, proxies)
	};
}
function careful(connect, viaProxy) {
	return (options, callback) => connect(options, (...[error, socket]) => {
		if (error === null) callback(null, withoutContinue(socket));
		else callback(new errors/* ConnectFailure */.Vm(viaProxy, error), null);
	});
}
const CONTINUE = "HTTP/1.1 100";
const MAX_HEAD_BYTES = 16384;
function withoutContinue(socket) {
	const read = socket.read.bind(socket);
	let held = Buffer.alloc(0);
	socket.read = () => {
		for (let chunk = read(); chunk !== null; chunk = read()) {
			held = Buffer.concat([held, chunk]);
			for (let end = held.indexOf("\r\n\r\n"); end >= 0 && isContinue(held); end = held.indexOf("\r\n\r\n")) {
				held = held.subarray(end + 4);
			}
			if (isContinue(held) && held.length <= MAX_HEAD_BYTES) continue;
			socket.read = read;
			return held;
		}
		return null;
	};
	return socket;
}
function isContinue(bytes) {
	return CONTINUE.startsWith(bytes.toString("latin1", 0, CONTINUE.length));
}
const unzip = (0,external_node_util_.promisify)(external_node_zlib_.gunzip);
const DECODERS = new Map([
	["gzip", unzip],
	["x-gzip", unzip],
	["br", (0,external_node_util_.promisify)(external_node_zlib_.brotliDecompress)],
	["zstd", (0,external_node_util_.promisify)(external_node_zlib_.zstdDecompress)],
	["deflate", (bytes, options) => decodeDeflate(bytes, options)]
]);
const MAX_CODINGS = 3;
async function decodeBody(body, encoding, maxBytes) {
	const codings = (encoding ?? "").toLowerCase().split(",").map((coding) => coding.trim()).filter((coding) => coding !== "" && coding !== "identity");
	const decoders = codings.toReversed().map((coding) => DECODERS.get(coding));
	if (body.length === 0 || codings.length === 0) return new TextDecoder().decode(body);
	const what = `the answer is compressed (${codings.join(", ")})`;
	if (codings.length > MAX_CODINGS || decoders.includes(undefined)) return what;
	let bytes = body;
	try {
		for (const decode of decoders) {
			if (decode !== undefined) bytes = await decode(bytes, { maxOutputLength: maxBytes });
		}
		return new TextDecoder().decode(bytes);
	} catch (error) {
		const isTooLarge = error.code === "ERR_BUFFER_TOO_LARGE";
		return `${what} and ${isTooLarge ? "larger than is read" : "damaged"}`;
	}
}
async function decodeDeflate(bytes, options) {
	const hasFormat = ((bytes[0] ?? 0) & 15) === 8 && bytes.length > 1 && bytes.readUInt16BE(0) % 31 === 0;
	return (0,external_node_util_.promisify)(hasFormat ? external_node_zlib_.inflate : external_node_zlib_.inflateRaw)(bytes, options);
}

var says = __load__(67255);
;// check/client/exchange.js










class Exchange {
	#options;
	#time;
	#retries;
	#said;
	#carrier;
	#pace;
	requests = 0;
	limited = 0;
	constructor(options, { time, retries, said }) {
		this.#options = options;
		this.#time = time;
		this.#retries = retries;
		this.#said = said;
		const { baseUrl, environment, fetch } = options;
		this.#carrier = fetch === undefined ? new Transport(baseUrl, environment, limits/* EXCHANGE_LIMITS */.Ld) : new Direct(fetch);
		this.#pace = new Pace(options.clock, options.requestsPerMinute);
	}
	async deliver(endpoint, request, upload = null, key = null) {
		for (let attempt = 0;; attempt += 1) {
			const settled = await this.#send(endpoint, request, upload, key);
			switch (settled.kind) {
				case "ok":
					this.#retries.answered();
					return settled;
				case "refused":
					this.#throwIfFinal(endpoint, settled);
					return settled;
				case "offline":
				case "ambiguous": return settled;
				case "suspended": throw new errors/* AccountSuspendedError */.VW(this.#said(settled.said), settled.invoice === null ? null : this.#said(settled.invoice));
				case "untrusted": throw new errors/* NetworkError */.Dr((0,sentence/* fill */.G)(says/* certificateNotTrusted */.iq, {
					host: this.#host(),
					what: settled.what
				}), false);
				case "limited":
					await this.#waitForLimit(settled.answer);
					break;
				case "unsent":
					await this.#waitForNetwork(settled.what, attempt);
					break;
			}
		}
	}
	close() {
		return this.#carrier.close();
	}
	#throwIfFinal({ shape }, { answer, body }) {
		if (answer.status === 401) throw new errors/* AuthenticationError */.v3(this.#said((0,classify/* errorText */.kc)(body, answer.text)));
		if (answer.status < 300 || answer.status >= 400) return;
		throw (0,answers/* redirected */.cP)(shape.action, answer, this.#options.baseUrl, this.#said);
	}
	async #waitForLimit(answer) {
		this.limited += 1;
		const asked = retryAfterMs(answer.headers) ?? limits/* EXCHANGE_LIMITS */.Ld.defaultRetryAfterMs;
		const ms = this.#retries.limitPauseMs(asked);
		const leftMs = this.#time.remainingMs();
		if (ms > leftMs) {
			throw new errors/* RateLimitedError */.TM(Math.ceil(asked / 1e3), Math.max(0, Math.floor(leftMs / 1e3)));
		}
		this.#options.log.info(`The service's request limit is reached; waiting ${Math.ceil(ms / 1e3)} s as it asks.`);
		this.#pace.pause(ms);
		await this.#time.wait(ms);
	}
	async #waitForNetwork(what, attempt) {
		const leftMs = this.#time.remainingMs();
		const pause = this.#retries.nextPauseMs(attempt, limits/* EXCHANGE_LIMITS */.Ld.readAttempts, leftMs);
		if (pause === null) {
			throw new errors/* NetworkError */.Dr((0,sentence/* fill */.G)(says/* serviceCannotReached */.P, {
				host: this.#host(),
				what
			}), true);
		}
		this.#options.log.info(`The service could not be reached (${what}); trying again.`);
		await this.#time.wait(pause);
	}
	#host() {
		return new URL(this.#options.baseUrl).host;
	}
	async #send(endpoint, request, upload, key) {
		this.#time.throwIfCancelled();
		await this.#time.wait(this.#pace.waitMs());
		this.#time.throwIfOver();
		const { clock, log } = this.#options;
		const wire = encode(endpoint, request, upload);
		const answered = this.#pace.count();
		this.requests += 1;
		const startedAt = clock.now();
		let settled;
		try {
			settled = this.#read(endpoint, await this.#transmit(endpoint, wire, key));
		} catch (error) {
			this.#time.throwIfCancelled();
			settled = (0,classify/* classifyError */.fe)(error);
		} finally {
			answered();
		}
		log.debug(`${endpoint.method} ${wire.path}: ${settled.kind}${"answer" in settled ? ` ${settled.answer.status}` : ""} in ${Math.round(clock.now() - startedAt)} ms`);
		return settled;
	}
	#pauseAsAsked({ headers }) {
		const asked = headers["retry-after"] === undefined ? null : retryAfterMs(headers);
		if (asked === null || asked > this.#time.remainingMs()) return;
		this.#options.log.info(`The service is away; waiting ${Math.ceil(asked / 1e3)} s as it asks.`);
		this.#pace.pause(asked);
	}
	async #transmit(endpoint, wire, key) {
		const { apiKey } = this.#options;
		return this.#carrier.send({
			method: endpoint.method,
			url: this.#options.baseUrl + wire.path,
			headers: {
				...wire.headers,
				...apiKey === null ? {} : { apikey: apiKey },
				...key === null ? {} : { "idempotency-key": key },
				accept: "application/json",
				"accept-encoding": "identity"
			},
			body: wire.body
		}, this.#time.requestSignal());
	}
	#read({ shape, errors }, answer) {
		this.#pace.remaining(readCount(answer.headers["x-ratelimit-remaining"]));
		if (answer.status === 503) this.#pauseAsAsked(answer);
		if ((0,answers/* isUnaskedCsv */.aJ)(shape, answer)) {
			return {
				kind: "refused",
				answer: {
					...answer,
					status: 405
				},
				body: null
			};
		}
		return (0,classify/* classifyAnswer */.BO)(answer, {
			documented503: errors.includes(503),
			expected: (body, text) => (0,answers/* holdsExpected */.Pn)(shape, body, text)
		});
	}
}
function readCount(value) {
	return value !== undefined && /^\d+$/.test(value.trim()) ? Number(value) : null;
}
class Direct {
	#fetch;
	constructor(fetch) {
		this.#fetch = fetch;
	}
	async send({ url, method, headers, body }, signal) {
		signal.throwIfAborted();
		const request = new Request(url, {
			method,
			headers,
			body
		});
		const response = await (0,abort/* orAborted */.H6)(this.#fetch(request), signal);
		return {
			status: response.status,
			headers: Object.fromEntries(response.headers),
			text: await response.text()
		};
	}
	close() {
		return Promise.resolve();
	}
}

;// check/client/run-time.js


class RunTime {
	#clock;
	#deadlineMs;
	#signal;
	constructor(clock, deadlineMs, signal) {
		this.#clock = clock;
		this.#deadlineMs = deadlineMs;
		this.#signal = signal;
	}
	remainingMs() {
		return this.#deadlineMs - this.#clock.now();
	}
	throwIfCancelled() {
		this.#signal.throwIfAborted();
	}
	throwIfOver() {
		if (this.remainingMs() <= 0) throw timeIsOver();
	}
	async wait(ms) {
		this.throwIfCancelled();
		if (ms <= 0) return;
		if (ms > this.remainingMs()) throw timeIsOver();
		await this.#clock.sleep(ms, this.#signal);
	}
	requestSignal() {
		return AbortSignal.any([this.#signal, AbortSignal.timeout(Math.max(1, Math.ceil(this.remainingMs())))]);
	}
}
function timeIsOver() {
	return new errors/* DeadlineError */.j3(says/* timeRun */.hA);
}

;// check/client/client.js











class ServiceClient {
	quote;
	#log;
	#time;
	#retries;
	#exchange;
	#inSecondForm = new Set();
	#knowsKeys = false;
	constructor({ redact, ...options }) {
		const said = (text) => redact(quote(redact(text)));
		this.quote = said;
		this.#log = options.log;
		this.#time = new RunTime(options.clock, options.deadlineMs, options.signal);
		this.#retries = new Retries(options.random);
		this.#exchange = new Exchange(options, {
			time: this.#time,
			retries: this.#retries,
			said
		});
	}
	async read(operation, request, how = {}) {
		const { action } = operations/* OPERATIONS */.x[operation];
		const attempts = how.attempts ?? limits/* EXCHANGE_LIMITS */.Ld.readAttempts;
		const [first, second] = (0,endpoints/* endpointsOf */.uY)(operation);
		let form = second !== undefined && this.#inSecondForm.has(operation) ? second : first;
		for (let attempt = 0;; attempt += 1) {
			const settled = await this.#exchange.deliver(form, request);
			if (settled.kind === "ok") {
				if (form === second) this.#inSecondForm.add(operation);
				return (0,answers/* parse */.qg)(operation, settled.body, settled.answer.text);
			}
			if (settled.kind === "refused") {
				const { answer, body } = settled;
				if (lacksForm(answer.status) && second !== undefined && form === first) {
					form = second;
					continue;
				}
				throw (0,answers/* refusalOf */.Of)(action, answer.status, this.quote((0,classify/* errorText */.kc)(body, answer.text)), body, this.quote);
			}
			const what = settled.kind === "offline" ? this.quote(settled.said) : this.#cited(settled);
			const pause = this.#retries.nextPauseMs(attempt, attempts, this.#time.remainingMs());
			if (pause === null) {
				throw new errors/* UnavailableError */.hG((0,sentence/* fill */.G)(says/* serviceFailed */.zB, {
					attempt: attempt + 1,
					action,
					what
				}));
			}
			this.#log.debug(`${action}: ${what}; trying again`);
			await this.#time.wait(pause);
		}
	}
	send(operation, request, upload = null) {
		return this.#change(operation, request, upload, `"${(0,external_node_crypto_.randomUUID)()}"`);
	}
	repeat(operation, request) {
		return this.#change(operation, request, null, null);
	}
	wait(ms) {
		return this.#time.wait(ms);
	}
	remainingMs() {
		return this.#time.remainingMs();
	}
	get requests() {
		return this.#exchange.requests;
	}
	get limited() {
		return this.#exchange.limited;
	}
	close() {
		return this.#exchange.close();
	}
	async #change(operation, request, upload, key) {
		const { action } = operations/* OPERATIONS */.x[operation];
		const [first, second] = (0,endpoints/* endpointsOf */.uY)(operation);
		let endpoint = first;
		for (let attempt = 1;; attempt += 1) {
			const settled = await this.#exchange.deliver(endpoint, request, upload, key);
			switch (settled.kind) {
				case "ok": {
					const { body, answer } = settled;
					this.#knowsKeys ||= key !== null && answer.headers["idempotency-key"] === key;
					return {
						kind: "ok",
						answer: (0,answers/* parse */.qg)(operation, body, answer.text),
						body
					};
				}
				case "refused": {
					const { body, answer } = settled;
					const { status } = answer;
					if (lacksForm(status) && second !== undefined && endpoint === first) {
						endpoint = second;
						break;
					}
					const said = (0,errors/* describeFields */.VO)((0,answers/* fieldMessages */.LS)(body, this.quote)) || this.quote((0,classify/* errorText */.kc)(body, answer.text));
					const error = (0,answers/* refusalOf */.Of)(action, status, said, body, this.quote);
					return {
						kind: "refused",
						status,
						said,
						body,
						error
					};
				}
				case "offline": return {
					kind: "offline",
					said: this.quote(settled.said)
				};
				case "ambiguous": {
					const told = this.#cited(settled);
					if (!this.#retries.spend()) {
						throw new errors/* UnavailableError */.hG((0,sentence/* fill */.G)(says/* serviceFails */.xA, { told }));
					}
					this.#log.debug(`${action}: ${told}`);
					const pause = this.#retries.pauseMs(attempt);
					const sends = key === null || this.#knowsKeys ? limits/* EXCHANGE_LIMITS */.Ld.readAttempts : 1;
					if (attempt >= sends || pause > this.#time.remainingMs()) {
						return {
							kind: "ambiguous",
							what: settled.what,
							told
						};
					}
					await this.#time.wait(pause);
				}
			}
		}
	}
	#cited({ what, said }) {
		return said === "" ? what : `${what}: ${this.quote(said)}`;
	}
}
function lacksForm(status) {
	return status === 404 || status === 405;
}
const MAX_CHARACTERS = 200;
function quote(text) {
	const untagged = text.replaceAll(/<(?:style|script)\b[\s\S]*?(?:<\/(?:style|script)>|$)/gi, " ").replaceAll(/<[^>]{0,500}>/g, " ");
	const flat = (0,text_escape/* flattened */.aO)(untagged).replace(/(?<![.!])[.!]+$/, "");
	return flat.length > MAX_CHARACTERS ? `${flat.slice(0, MAX_CHARACTERS)}\u2026` : flat;
}

var open_here = __load__(50564);
;// check/run/open-service.js





async function openService(settings, world, deadlineMs) {
	const { clock, random, log, signal, environment, redact } = world;
	if (settings.baseUrl !== null && settings.apikey !== null) {
		const common = {
			clock,
			random,
			log,
			signal,
			deadlineMs,
			environment,
			redact
		};
		const client = new ServiceClient({
			...common,
			baseUrl: settings.baseUrl,
			apiKey: settings.apikey,
			requestsPerMinute: settings.requestsPerMinute
		});
		return {
			...(0,open_here/* serviceOf */.z5)(settings),
			client,
			close: () => client.close()
		};
	}
	const tempDir = (0,external_node_path_.join)(world.tempDir, "service");
	await files.fs.makeFolder(tempDir);
	signal.throwIfAborted();
	const { openEmbeddedService } = await (0,load/* loadService */.oV)();
	const embedded = await openEmbeddedService({
		dataDir: null,
		tempDir,
		now: () => Date.now(),
		web: webOf(settings, world)
	});
	return openOwn(embedded, world, deadlineMs);
}
function openOwn({ fetch, close = () => Promise.resolve() }, { clock, random, log, signal, redact }, deadlineMs) {
	const client = new ServiceClient({
		clock,
		random,
		log,
		signal,
		deadlineMs,
		redact,
		environment: {},
		baseUrl: OWN_ADDRESS,
		apiKey: null,
		requestsPerMinute: null,
		fetch
	});
	return {
		...(0,open_here/* serviceOf */.z5)({ baseUrl: null }),
		client,
		close
	};
}
const OWN_ADDRESS = "http://localhost/api/v1";
function webOf(settings, { event: { apiUrl }, toolVersion, environment }) {
	const { web: names, webRequests: mostRequests, collectToken, githubToken } = settings;
	if (names.length === 0) return null;
	const token = collectToken ?? githubToken;
	return {
		...(0,create_providers.askingOf)({
			names,
			token,
			apiUrl,
			toolVersion
		}, environment),
		mostRequests
	};
}


}),

77730:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
W:()=>peopleOfRun
});
var _base__3__ = __load__(73043);
var _contract__2__ = __load__(2723);
var _sources__1__ = __load__(82366);
var _with_earlier_js__0__ = __load__(83616);




function peopleOfRun({ packed, failures, people }, { settings, shard, world, prior: { earlier } }) {
	const collected = [...packed, ...failures.map((one) => ({
		...one,
		origin: null
	}))];
	const known = (0,_sources__1__.ho)(people, collected);
	const sure = shard === null ? known : (0,_sources__1__.ho)(people, collected, { isSure: true });
	const isOne = settings.checkId === null && (0,_contract__2__.vX)(settings.source);
	const given = isOne ? packed : (0,_sources__1__.ou)(packed, sure);
	const moved = given.filter(({ role }, at) => role !== packed[at]?.role).length;
	if (moved > 0) {
		world.log.info(`${(0,_base__3__.U9)(moved, "submission")} of staff, or handed in again since: compared with, and not judged.`);
	}
	const tiesAmong = (submissions) => earlier === null || people.length > 0 ? [] : (0,_with_earlier_js__0__.a)(earlier, submissions);
	return {
		packed: given,
		together: (0,_sources__1__.jQ)(known, tiesAmong(packed)),
		rowsOf: (key) => known.joined.get(key)?.rows ?? [],
		counted: (findings) => (0,_sources__1__.Qs)(findings, settings.checkId === null ? known : (0,_sources__1__.ho)(people, findings.submissions), {
			isSingle: isOne,
			isRehearsal: settings.dryRun,
			ties: tiesAmong(findings.submissions)
		})
	};
}


}),

63535:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Iw:()=>planCheck,
fn:()=>pseudonym,
hO:()=>hasAi
});
var _contract__1__ = __load__(95844);
var _native__2__ = __load__(95925);
var _native__3__ = __load__(73235);
var _shard_js__0__ = __load__(85029);



function planCheck(run, { failures, starterKnown }, { packed, together }, { kind, host }, web = null) {
	const { settings, world, prior, shard } = run;
	const isPublic = world.event.repositoryIsPrivate === false;
	const isRemote = kind === "remote";
	const pseudonyms = isRemote ? pseudonymsOf(settings, prior.salt, isPublic) : null;
	return {
		label: settings.checkName ?? labelOf(world.defaultLabel, settings.source, pseudonyms),
		run: world.run,
		engine: settings.engine,
		language: settings.language,
		ai: settings.checkId === null && !isRemote ? hasAi(settings, packed) : settings.ai,
		baseCode: (0,_contract__1__.nY)(settings, starterKnown),
		submissions: packed,
		notCollected: failures,
		together,
		pseudonyms,
		shared: shard === null || shard.role === "hand over" ? null : {
			key: shard.key,
			part: shard.role
		},
		identity: prior.identity,
		resume: settings.resume,
		web,
		checkId: settings.checkId,
		keepCheck: settings.keepCheck || (0,_shard_js__0__.QR)(shard),
		thresholds: {
			similarity: settings.similarityThreshold,
			ai: settings.aiThreshold
		},
		needsAllPairs: settings.failOn === "stands-out",
		pollIntervalMs: settings.pollIntervalMs,
		dryRun: settings.dryRun,
		service: {
			kind,
			host
		}
	};
}
function hasAi({ ai }, packed) {
	return ai && packed.some(({ role }) => role === "ai-reference");
}
function pseudonymsOf({ anonymize, source, apikey, pseudonymSalt }, salt, isPublic) {
	if (apikey === null || anonymize === "never" && !isPublic) return null;
	const hidesFolders = anonymize === "always" || source === "workspace" || isPublic;
	return pseudonymsFor(salt ?? saltOf(pseudonymSalt, apikey), hidesFolders);
}
function labelOf(label, source, pseudonyms) {
	return pseudonyms !== null && source === "workspace" ? `similarity ${shortened(pseudonyms.digest(label))}` : label;
}
function pseudonymsFor(salt, everything) {
	const digest = (text) => (0,_native__2__.uh)((0,_native__3__.TR)(salt, text));
	return {
		digest,
		nameOf: ({ origin, key }) => {
			if (origin.kind === "repository" && origin.repositoryId > 0) {
				return pseudonym(salt, origin.repositoryId);
			}
			const isHidden = everything || origin.kind !== "directory" || origin.handIn !== undefined;
			return isHidden ? shortened(digest(key)) : null;
		}
	};
}
function saltOf(given, apikey) {
	return (0,_native__3__.TR)("code-similarity pseudonyms", given ?? apikey);
}
const PSEUDONYM_HEX = 10;
function pseudonym(salt, id) {
	if (salt.byteLength < 16) throw new RangeError("The salt for pseudonyms needs at least 16 bytes.");
	if (!Number.isSafeInteger(id) || id <= 0) throw new RangeError(`${id} is no id of GitHub.`);
	return shortened((0,_native__2__.uh)((0,_native__3__.TR)(salt, String(id))));
}
function shortened(digest) {
	return `s-${digest.slice(0, PSEUDONYM_HEX)}`;
}


}),

99989:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Z:()=>NOTHING_PRIOR,
u:()=>priorOfEarlier
});
function priorOfEarlier(earlier) {
	return {
		...NOTHING_PRIOR,
		earlier,
		dismissed: earlier.dismissed
	};
}
const NOTHING_PRIOR = {
	reuse: null,
	earlier: null,
	identity: null,
	salt: null,
	cases: null,
	dismissed: [],
	searched: new Map(),
	notices: [],
	onProgress: () => Promise.resolve()
};


}),

8673:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
HH:()=>searchWeb,
KB:()=>noTimeLeft,
MN:()=>nothingCheckHolds,
TL:()=>shardNotPart,
Tk:()=>noPartHanded,
Ww:()=>nothingCheckedOutEither,
YC:()=>partsNotHanded,
as:()=>couldNotPackedWithin,
be:()=>casesNoFile,
cq:()=>submissionsNotCollected,
eH:()=>partLacks,
jv:()=>nothingCheckedOut,
zK:()=>shardHolds
});
const casesNoFile = "cases: there is no file {cases} yet, so no case is known.";
const nothingCheckedOutEither = "Nothing is checked out, so no config file was read: if this run needs files of the repository, put `- uses: actions/checkout@v7` before this step.";
const nothingCheckedOut = "Nothing is checked out: the workspace of this job is empty. Put `- uses: actions/checkout@v7` before this step, or name repositories instead of files.";
const submissionsNotCollected = "The submissions were not collected within timeout-minutes: raise it, or split the class over jobs (shard).";
const noPartHanded = "No part was handed over in {reportDir}/shards, so this job collected everything itself; download the parts' artifacts into {reportDir} before it.";
const partLacks = "This part could not collect {failed} of its submissions, among them {name}: {reason} The job with shard: judge tries again: look there for who is still missing.";
const partsNotHanded = "{missing} of {all} parts were not handed over; this job collected them itself.";
const nothingCheckHolds = "There is nothing to check: {description} holds no submission. Look at what it names, and at include and exclude.";
const couldNotPackedWithin = "{key} could not be packed within {limitMs} seconds; see what in it is so large.";
const noTimeLeft = "There was no time left to look for who had shared code first.";
const shardHolds = "shard: {folder} holds parts of matrices of different sizes ({counts}), which do not fit together. Empty it and run all parts again.";
const shardNotPart = "shard: {folder} is not what a part of this version writes ({issues}). Run all parts and the judging job with the same version of the action.";
const searchWeb = "What the search of the web would send is not known.{why}";


}),

83616:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
T:()=>withEarlier,
a:()=>togetherBefore
});
var _base__1__ = __load__(37129);
var _base__2__ = __load__(33897);
var _base__4__ = __load__(73043);
var _contract__0__ = __load__(12650);
var _contract__3__ = __load__(4071);


const NAMED = 5;
function withEarlier(sources, earlier, thresholds) {
	const { failures } = earlier.findings;
	const submissions = earlier.findings.submissions.filter(({ key }) => key !== _contract__0__.Lw);
	const base = submissions.filter(({ role }) => role === "base");
	const [starter = null] = base.map((one) => submissionOf(one, earlier));
	const replaced = [];
	return {
		...sources,
		starter: sources.starter ?? starter,
		get notices() {
			return [...sources.notices, ...noticesOf(earlier, thresholds, replaced, sources.people.length > 0)];
		},
		async *submissions(pins) {
			const taken = new Taken();
			for await (const collected of sources.submissions(pins)) {
				taken.add(collected.ok ? collected.submission : collected.failure);
				yield collected;
			}
			const isTaken = (one) => taken.by(one) !== null;
			for (const one of submissions) {
				if (one.role === "base" && (one === base[0] || sources.starter !== null)) continue;
				if (isTaken(one)) replaced.push(one.name);
				else yield {
					ok: true,
					submission: submissionOf(one, earlier)
				};
			}
			for (const failure of failures) if (!isTaken(failure)) yield {
				ok: false,
				failure
			};
		}
	};
}
function calledBySource({ name, person }) {
	return person?.sourceName ?? name;
}
class Taken {
	#keys = new Map();
	#names = new Map();
	add(one) {
		const { role, key } = one;
		this.#keys.set(JSON.stringify([role, key]), key);
		const number = numberOf(one);
		if (number !== null) this.#keys.set(JSON.stringify([
			role,
			"number",
			number
		]), key);
		if (one.origin?.kind === "repository") return;
		(0,_base__1__.S2)(this.#names, nameKey(one), {
			key,
			number
		});
	}
	by(one) {
		const { role, key } = one;
		const number = numberOf(one);
		const own = this.#keys.get(JSON.stringify([role, key]));
		const numbered = number === null ? undefined : this.#keys.get(JSON.stringify([
			role,
			"number",
			number
		]));
		const known = own ?? numbered ?? null;
		if (known !== null || one.origin?.kind === "repository") return known;
		const bearer = this.#names.get(nameKey(one))?.find((other) => other.number === null || number === null || hostOf(other.number) !== hostOf(number));
		return bearer?.key ?? null;
	}
}
function togetherBefore({ findings: { pairs, submissions } }, now) {
	const taken = new Taken();
	for (const one of now) taken.add(one);
	const keys = new Map(submissions.map((one) => [one.key, taken.by(one)]));
	return pairs.flatMap(({ a, b, together }) => {
		const [one, other] = [keys.get(a) ?? null, keys.get(b) ?? null];
		return together === undefined || one === null || other === null ? [] : [[
			one,
			other,
			together
		]];
	});
}
function nameKey(one) {
	return JSON.stringify([one.role, calledBySource(one).normalize("NFC").toLowerCase()]);
}
function isOfPlatform({ origin }) {
	return origin?.kind === "directory" && origin.handIn !== undefined;
}
function numberOf({ origin }) {
	if (origin?.kind === "repository") return `github ${origin.repositoryId}`;
	if (origin?.kind !== "directory" || origin.handIn === undefined) return null;
	const { platform, id, login, email } = origin.handIn;
	const own = id ?? login ?? email;
	return own == null ? null : `${platform} ${own}`;
}
function hostOf(number) {
	return number.slice(0, number.indexOf(" "));
}
function submissionOf(finding, earlier) {
	const { key, role, origin, leftOut, remarks } = finding;
	return {
		key,
		name: calledBySource(finding),
		role,
		origin: origin ?? {
			kind: "directory",
			path: key
		},
		files: earlier.files(key),
		leftOut,
		remarks
	};
}
function noticesOf({ findings, thresholds: before }, now, replaced, hasList) {
	const isListLost = !hasList && findings.submissions.some((one) => one.person !== undefined && !isOfPlatform(one));
	const isOther = before.similarity !== now.similarity || before.ai !== now.ai;
	return [
		(0,_base__2__.iU)("notices.compared", { n: (0,_contract__3__.B8)(findings.submissions).length }),
		...isListLost ? [(0,_base__2__.iU)("notices.peopleBefore")] : [],
		...replaced.length === 0 ? [] : [`Handed in again, so the earlier one is not compared any more: ${(0,_base__4__.KE)(replaced, NAMED, JSON.stringify)}.`],
		...isOther ? [(0,_base__2__.iU)("notices.otherThresholds", {
			similarity: String(before.similarity),
			ai: String(before.ai),
			nowSimilarity: String(now.similarity),
			nowAi: String(now.ai)
		})] : []
	];
}


}),

9930:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
G0:()=>deadlineOf,
TG:()=>until,
dn:()=>withinTime,
mr:()=>endedBy
});
var _base__1__ = __load__(59362);
var _client_errors_js__0__ = __load__(43076);


class TimeOver extends _client_errors_js__0__.j3 {
	openMessage = this.message;
}
const NOTICE_MS = 5e3;
async function withinTime({ clock, endsAtMs, signal, sentence }, body) {
	const late = new AbortController();
	const over = new AbortController();
	const done = new AbortController();
	const leftMs = Math.max(0, endsAtMs - clock.now());
	const noticeMs = Math.min(NOTICE_MS, leftMs / 20);
	const watch = async () => {
		await clock.sleep(leftMs - noticeMs, done.signal);
		late.abort(new TimeOver(sentence));
		await clock.sleep(noticeMs, done.signal);
		over.abort(late.signal.reason);
	};
	watch().catch(() => {});
	try {
		return await (0,_base__1__.H6)(body(AbortSignal.any([signal, late.signal])), over.signal);
	} finally {
		done.abort(new Error("done"));
	}
}
function endedBy(world, signal) {
	return {
		...world,
		signal,
		github: until(world.github, signal),
		collector: until(world.collector, signal)
	};
}
function until(get, signal) {
	let github = null;
	return () => github ??= get().until(signal);
}
const REPORT_RESERVE_MS = 45e3;
function deadlineOf(beganAtMs, timeoutMs, endsAtMs) {
	const lastsMs = Math.min(timeoutMs, Math.max(0, endsAtMs - beganAtMs));
	return beganAtMs + lastsMs - Math.min(REPORT_RESERVE_MS, lastsMs / 10);
}


}),

67255:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
AW:()=>raiseTimeout,
Cm:()=>serviceRefused,
Dw:()=>submissionCouldNotUploaded,
EI:()=>languageService,
Ec:()=>engineService,
Hl:()=>serviceNotList,
Hy:()=>isThereTwice,
IY:()=>serviceAsks,
J2:()=>serviceGave,
JO:()=>checkCreated,
Jm:()=>serviceRefuses,
Kz:()=>apiKey,
LH:()=>uploadTooLarge,
Lf:()=>checkNotCompleted,
Nx:()=>serviceFailedCheck,
P:()=>serviceCannotReached,
QT:()=>failStands,
ST:()=>checkCouldNotStarted,
U3:()=>engineConsumes,
UZ:()=>webService,
We:()=>checkState,
X9:()=>youMean,
Xq:()=>checkCouldNotCreated,
Yj:()=>firstPart,
am:()=>servicesEngines,
bN:()=>uploadSubmissions,
eK:()=>serviceKnows,
ei:()=>notArriveService,
gC:()=>checkCouldNotDeleted,
hA:()=>timeRun,
ij:()=>checkId,
iq:()=>certificateNotTrusted,
iv:()=>serviceNotAllow,
jJ:()=>serviceNotAccept,
n0:()=>resultsCheck,
nU:()=>engineFits,
nq:()=>checkStays,
oj:()=>checkCouldNotDeletedStays,
oq:()=>serviceShows,
pF:()=>serviceCouldNotAnalyse,
sx:()=>checkStarted,
uA:()=>engineNotSearch,
v1:()=>checkGoes,
vo:()=>apiKeyHand,
w7:()=>serviceRefusesTo,
wU:()=>serviceRefusesRequest,
xA:()=>serviceFails,
zB:()=>serviceFailed
});
const youMean = " Did you mean {name}?";
const checkCouldNotDeleted = "The check {id} could not be deleted: {error}";
const serviceFailed = "The service failed {attempt} times in a row to {action} (last: {what}). Try again later.";
const serviceFails = "The service fails too often to go on (last: {told}). Try again later.";
const certificateNotTrusted = "The certificate of {host} is not trusted ({what}). Where your network inspects TLS, set NODE_EXTRA_CA_CERTS to its certificate; the check is never switched off.";
const serviceCannotReached = "The service at {host} cannot be reached: {what}. Check base-url, the network and the proxy.";
const serviceNotAccept = "The service does not accept the key{cite}. Check the secret behind the input apikey.";
const serviceRefuses = "The service refuses the account{invoice? because of the unpaid invoice {invoice}|}{cite}. Settle it with the service; trying again does not help.";
const serviceNotAllow = "The service does not allow this account to {action}{cite}.{hint}";
const serviceKnows = "The service knows nothing of what is needed to {action} ({status}){cite}. Check base-url, and check-id where it is given.";
const checkState = "The check is in a state that does not allow to {action}{cite}.";
const serviceRefusesRequest = "The service refuses the request to {action}{cite}.";
const serviceRefusesTo = "The service refuses to {action} ({status}){cite}.";
const serviceAsks = "The service asks for a pause of {seconds} s, and the run has {left} s left. Its limit counts all jobs of one address together: start fewer at once, lower requests-per-minute, or raise timeout-minutes.";
const timeRun = "The time of this run (timeout-minutes) is over.";
const checkCouldNotCreated = "The check could not be created (last: {lost}). Try again later.";
const firstPart = "The first part of the matrix (shard 1/n) has not created the shared check within {minutes} minutes. Look at that job, and re-run the failed jobs when it has done so.";
const checkNotCompleted = "The check {id} was not completed within timeout-minutes (last state: {shown}).";
const serviceCouldNotAnalyse = "The service could not analyse the check {id}{why}. A new run makes a new check.";
const serviceShows = "The service shows the state {state}, which its interface does not explain; it counts as running.";
const checkId = "check-id {id}: the check has not been started, so there is nothing to report. Start it at the service, or leave check-id out.";
const checkStarted = "The check {id} was started twice and is still shown as new.";
const webService = "web: the service has no engine that searches the web. Start it with one (serve --web), or leave web out.";
const engineNotSearch = "engine: {id} ({name}) does not search the web, and web is given. Leave one of the two out, or choose {searching}.";
const serviceNotList = "The service does not list its engines, so {wanted} cannot be resolved. Give the engine's number, or try again later.";
const engineService = "engine {wanted}: the service has no such engine.{meant} Choose one of {available}.";
const engineFits = "engine {wanted} fits several: {list}. Give the number.";
const languageService = "language {wanted}: the service does not know it.{meant} Choose one of {names}.";
const failStands = "fail-on: stands-out needs the pairs of every submission, and this service gives those of the flagged alone, at the pace that it asks for. Use fail-on: flagged here, or a service that lists results-batch among its capabilities.";
const apiKey = "The API key may only hand in: it cannot find a check that another job or run made. Leave shard out, or use a key of the scope full where no student can read it.";
const apiKeyHand = "The API key may only hand in: the service tells it a verdict in bands, by its own threshold, and no matches, pairs or exact scores.";
const engineConsumes = "The engine consumes {cost} units{noCost?| a submission or check, as the service counts them}; the account has {remaining} left.";
const serviceGave = "The service gave no matches of the submissions that it was asked for.";
const raiseTimeout = "{error} Raise timeout-minutes.";
const checkGoes = "{error} The check goes on at the service: run again with check-id: {id} to report on it, or raise timeout-minutes.";
const checkStays = "The check {id} stays at the service: run again with check-id: {id} to report on it.";
const checkCreated = "{error} The check {id} was created, and may not be started yet. {again?Re-run the failed jobs to go on with it, or raise|Raise} timeout-minutes.";
const checkCouldNotDeletedStays = "The check {id} could not be deleted and stays at the service.";
const resultsCheck = "The results of the check {id} could not be read.";
const checkCouldNotStarted = "The check could not be started in {lost} tries. Try again later.";
const serviceFailedCheck = "The service failed the check as it was started.";
const servicesEngines = "The service's engines stayed offline ({said}); the check was not started. Try again later.";
const uploadTooLarge = "Its ZIP of {size} is too large for the service, or for a proxy in front of it.";
const serviceRefused = "The service refused it ({status}).";
const uploadSubmissions = "The upload of {missing} submissions failed {rounds} times (last: {told}). Try again later.";
const submissionCouldNotUploaded = "A submission could not be uploaded in {sends} tries. Try again later.";
const notArriveService = "It did not arrive at the service.";
const isThereTwice = "The service has it twice, because an upload that seemed lost arrived late: its number is that of its own copy. Run again; a re-run of the same job needs resume: false.";


}),

95440:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
$W:()=>afterLag,
Tu:()=>ofFiles,
UI:()=>isOneAnswers,
c7:()=>unscored,
oK:()=>readScores,
xt:()=>scoresOf
});
var _base__8__ = __load__(98216);
var _base__9__ = __load__(4771);
var _base__10__ = __load__(37129);
var _contract__5__ = __load__(12598);
var _contract__6__ = __load__(1589);
var _contract__7__ = __load__(93834);
var _contract__11__ = __load__(94825);
var _client_errors_js__0__ = __load__(43076);
var _client_limits_js__1__ = __load__(52687);
var _answer_fields_js__2__ = __load__(27907);
var _start_js__3__ = __load__(31587);
var _says_js__4__ = __load__(67255);







function readBalance(given) {
	const [code, strings, skipped] = [
		given?.code,
		given?.strings,
		given?.skipped
	].map((one) => (0,_contract__5__.kz)(one));
	if (code == null || strings == null || skipped == null) return null;
	return {
		code,
		all: code + strings + skipped
	};
}
function ofFiles(row) {
	return {
		leftOut: (row.left_out ?? []).flatMap((one) => typeof one?.path === "string" ? [{
			path: one.path,
			code: one.code ?? null,
			reason: one.reason ?? ""
		}] : []),
		remarks: (row.remarks ?? []).flatMap((one) => typeof one?.path === "string" && typeof one.code === "string" ? [{
			path: one.path,
			code: one.code,
			balance: readBalance(one.balance)
		}] : [])
	};
}
async function readScores(checkId, { ai, isBrief }, effects, stillCompleted) {
	const { client } = effects;
	const sources = new Sources();
	const overview = await sources.read("the overview", () => afterLag(() => client.read("overview", {
		check_id: checkId,
		...isBrief ? { brief: true } : {}
	}), effects, stillCompleted));
	const exported = await sources.read("the export", () => client.read("exportCheck", {
		check_id: checkId,
		format: "json"
	}));
	if (overview === null && exported === null) throw sources.failure(checkId);
	const needsAi = ai !== "not-run" && !hasAllAiScores(overview, exported);
	const aiAnswer = needsAi ? await sources.read("the AI results", () => client.read("aiResults", { assignment_id: checkId })) : null;
	const summary = await sources.read("the summary", () => client.read("summary", { check_id: checkId }));
	const scores = scoresOf({
		overview,
		exported,
		aiAnswer,
		summary
	}, ai, effects.redact);
	return {
		...scores,
		notices: [...sources.notices(), ...scores.notices],
		warnings: sources.warnings()
	};
}
function scoresOf({ overview, exported, aiAnswer, summary }, ai, redact) {
	const overviewRows = byId(overview?.submissions, (row) => row.id);
	const exportRows = byId(exported?.submissions, (row) => row.submission_id);
	const known = new Set([...overviewRows.keys(), ...exportRows.keys()]);
	const aiRows = byId(isComplete(aiAnswer) ? aiAnswer?.submissions : [], (row) => row.submission_id);
	const bars = barScores(overview?.bardata ?? []);
	const scores = new Map();
	for (const id of new Set([...known, ...aiRows.keys()])) {
		const rows = {
			overview: overviewRows.get(id),
			exported: exportRows.get(id),
			ai: aiRows.get(id)
		};
		scores.set(id, joined(id, rows, bars, ai));
	}
	const roles = [...scores.values()].filter(({ role }) => role !== null);
	return {
		url: (0,_start_js__3__.WX)([overview?.overviewURL]),
		scores,
		clusters: (overview?.clusters ?? []).map((group) => (group ?? []).filter((id) => typeof id === "number")),
		ordinary: (0,_answer_fields_js__2__.Bg)(overview?.ordinary),
		serviceFlaggedCount: summary?.status_id === _contract__6__.c4.completed ? summary.flagged_submissions ?? null : null,
		unfinished: unfinishedOf(summary, roles.length > 0 ? roles.filter(({ role }) => role === "submission").length : null, scores.size),
		notices: (0,_contract__7__.T)(overview?.notices ?? [], overview?.sentences ?? [], redact),
		warnings: []
	};
}
function hasAllAiScores(overview, exported) {
	const rows = byId(exported?.submissions, (row) => row.submission_id);
	const known = [...byId(overview?.submissions, (row) => row.id).keys(), ...rows.keys()];
	return known.every((id) => rows.get(id)?.some((row) => (0,_answer_fields_js__2__.hB)(row) !== null) === true);
}
async function afterLag(body, { client }, stillCompleted) {
	const { lagSteps, lagStepMs } = _client_limits_js__1__.OO;
	for (let step = 0;; step += 1) {
		try {
			return await body();
		} catch (error) {
			if (!(error instanceof _client_errors_js__0__.fK) || step >= lagSteps * 2) throw error;
			if (step === lagSteps) await stillCompleted();
			await client.wait(lagStepMs);
		}
	}
}
class Sources {
	#isAnyRead = false;
	#first = null;
	#gone = null;
	#missing = new Map();
	async read(what, body) {
		if (this.#gone !== null) {
			this.#missing.get(this.#gone)?.push(what);
			return null;
		}
		try {
			const answer = await body();
			this.#isAnyRead = true;
			return answer;
		} catch (error) {
			if (!(error instanceof _base__8__.HR) || error instanceof _base__8__.cJ) throw error;
			const isThisOne = isOneAnswers(error);
			if (!isThisOne && !this.#isAnyRead) throw error;
			this.#first ??= error;
			if (!isThisOne) this.#gone = error;
			this.#missing.set(error, [what]);
			return null;
		}
	}
	failure(checkId) {
		return this.#first === null || this.#first instanceof _client_errors_js__0__.hG ? new _client_errors_js__0__.hG((0,_base__9__.G)(_says_js__4__.n0, { id: checkId })) : this.#first;
	}
	notices() {
		return this.#told((failure) => !failure.retryHelps);
	}
	warnings() {
		return this.#told((failure) => failure.retryHelps);
	}
	#told(which) {
		return [...this.#missing].flatMap(([failure, what]) => which(failure) ? [`Read without ${what.join(", ")}: ${failure.message}`] : []);
	}
}
function isOneAnswers(failure) {
	return [
		_client_errors_js__0__.hG,
		_client_errors_js__0__.m_,
		_client_errors_js__0__.fK,
		_client_errors_js__0__.yI,
		_client_errors_js__0__.qQ,
		_client_errors_js__0__.fk
	].some((kind) => failure instanceof kind);
}
function byId(rows, idOf) {
	const found = new Map();
	for (const row of rows ?? []) {
		const id = row === null ? null : (0,_contract__5__.kz)(idOf(row));
		if (row !== null && id !== null) (0,_base__10__.S2)(found, id, row);
	}
	return found;
}
function unscored(id, filename, ai) {
	const rows = {
		overview: undefined,
		exported: undefined,
		ai: undefined
	};
	return {
		...joined(id, rows, new Map(), ai),
		filename
	};
}
function joined(id, rows, bars, ai) {
	const overview = rows.overview ?? [];
	const files = overview.map(ofFiles);
	const exported = rows.exported ?? [];
	const aiRows = rows.ai ?? [];
	const [first] = overview;
	const filename = first?.filename ?? exported[0]?.filename ?? aiRows[0]?.filename ?? "";
	const given = [
		...overview.map((row) => row.total_result),
		...exported.map((row) => row.plagiarism_total),
		...aiRows.map((row) => row.plagiarism_score?.total)
	].flatMap((value) => (0,_answer_fields_js__2__.Bg)(value) ?? []);
	const bar = given.length === 0 ? bars.get(filename) : undefined;
	const totals = bar === undefined ? given : [bar];
	const best = (list, pick) => (0,_contract__11__.BR)(list.map((row) => (0,_answer_fields_js__2__.Bg)(pick(row))));
	const aiAverage = ai === "not-run" ? null : (0,_contract__11__.BR)([...exported, ...aiRows].map(_answer_fields_js__2__.hB));
	const isScored = aiAverage !== null && !(ai === "denied" && aiAverage === 0);
	return {
		serviceId: id,
		filename,
		role: typeof first?.role === "string" ? first.role : null,
		total: totals[0] ?? null,
		totalSources: [...new Set(totals)],
		local: best(exported, (row) => row.plagiarism_local),
		web: best(overview, (row) => row.result_web) ?? best(exported, (row) => row.plagiarism_web),
		publicWeb: best(overview, (row) => row["result_public"]),
		webState: (0,_answer_fields_js__2__.Ds)(first?.["web_state"]),
		aiAverage: isScored ? aiAverage : null,
		aiState: ai === "not-run" ? "not-run" : isScored ? "scored" : [...exported, ...aiRows].some(_answer_fields_js__2__.AV) ? "abstained" : "missing",
		aiMax: isScored ? best(exported, (row) => row.ai_detection_max) : null,
		quality: best(exported, (row) => row.code_quality_avg),
		suspicion: best(overview, (row) => row.suspicion),
		coverage: best(overview, (row) => row.coverage),
		comparability: typeof first?.comparability === "string" ? first.comparability : null,
		tokens: (0,_contract__5__.kz)(first?.tokens),
		comparedWith: (0,_contract__5__.kz)(first?.compared_with),
		leftOut: files.flatMap(({ leftOut }) => leftOut),
		remarks: files.flatMap(({ remarks }) => remarks)
	};
}
function isComplete(answer) {
	return answer?.assignment_status === _contract__6__.c4.completed;
}
function unfinishedOf(summary, submissions, listed) {
	const completed = summary?.status_id === _contract__6__.c4.completed ? summary.completed_submissions : null;
	if (typeof completed !== "number") return 0;
	const expected = submissions ?? Math.max(listed, summary?.submission_count ?? 0);
	return Math.max(0, expected - completed);
}
function barScores(bars) {
	const scores = new Map();
	const twice = new Set();
	for (const bar of bars) {
		const value = (0,_answer_fields_js__2__.Bg)(bar?.score);
		const name = bar?.submission;
		if (typeof name !== "string" || value === null) continue;
		if (scores.has(name)) twice.add(name);
		scores.set(name, value);
	}
	for (const name of twice) scores.delete(name);
	return scores;
}


}),

31587:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
LU:()=>AI_DENIED,
WX:()=>firstUrl,
b7:()=>startCheck,
gj:()=>isAiDenied,
h7:()=>isNotStarted
});
var _base__5__ = __load__(33897);
var _base__7__ = __load__(4771);
var _base__8__ = __load__(68171);
var _contract__4__ = __load__(1589);
var _contract__6__ = __load__(12598);
var _client_classify_js__0__ = __load__(30861);
var _client_errors_js__1__ = __load__(43076);
var _client_limits_js__2__ = __load__(52687);
var _says_js__3__ = __load__(67255);






function isNotStarted(statusId) {
	return statusId === _contract__4__.c4.created || statusId === 2;
}
const AI_DENIED = (0,_base__5__.iU)("notices.aiDenied");
function isAiDenied(row, ai) {
	return ai && (0,_contract__6__.Vf)(row?.ai_run) === false;
}
const RUNNING = {
	url: null,
	isAiDenied: false,
	warnings: []
};
async function startCheck(body, effects) {
	const { client, clock, log } = effects;
	const startedAt = clock.now();
	let lost = 0;
	let offline = 0;
	for (;;) {
		const result = await client.send("startCheck", body);
		if (result.kind === "ok" && result.answer.success !== false) return accepted(result.answer, body, log);
		switch (result.kind) {
			case "ok":
				if (await isRunning(body, effects)) return RUNNING;
				throw new _client_errors_js__1__.fK("start it", client.quote((0,_client_classify_js__0__.kc)(result.body, "")));
			case "refused":
				if (result.status === 409 && await isRunning(body, effects)) return RUNNING;
				throw result.error;
			case "offline":
				await waitForEngines(result.said, offline, clock.now() - startedAt, effects);
				offline += 1;
				break;
			case "ambiguous":
				lost += 1;
				log.info(`It is not known whether the check was started (${result.what}); asking for its status.`);
				if (lost < _client_limits_js__2__.OO.sends) await client.wait(_client_limits_js__2__.OO.lostStartMs);
		}
		if (!isNotStarted(await statusOf(body.check_id, effects))) return RUNNING;
		if (lost >= _client_limits_js__2__.OO.sends) {
			throw new _client_errors_js__1__.hG((0,_base__7__.G)(_says_js__3__.ST, { lost }));
		}
	}
}
function accepted(answer, asked, log) {
	const { check, checkURL } = answer;
	if (typeof check?.status_id === "number" && isNotStarted(check.status_id)) {
		log.info("The service accepted the start and still shows the check as new; its status will tell.");
	}
	if (check?.status_id === _contract__4__.c4.failed) throw new _client_errors_js__1__.Yb(_says_js__3__.Nx);
	const isDenied = isAiDenied(check, asked.ai_run === true);
	const otherEngine = typeof check?.test_type === "number" && check.test_type !== asked.test_type ? [(0,_base__5__.iU)("notices.runsEngine", {
		given: String(check.test_type),
		wanted: String(asked.test_type)
	})] : [];
	return {
		url: firstUrl([checkURL, answer["dashURL"]]),
		isAiDenied: isDenied,
		warnings: [...otherEngine, ...isDenied ? [AI_DENIED] : []]
	};
}
async function isRunning({ check_id: id }, effects) {
	if (isNotStarted(await statusOf(id, effects))) return false;
	effects.log.info("The check runs already.");
	return true;
}
async function waitForEngines(said, earlier, spentMs, { client, log, random }) {
	const { offlineWaitsMs, offlineMaxMs, offlineSpread } = _client_limits_js__2__.OO;
	if (earlier === 0) log.info("The service's engines are offline; waiting for them.");
	log.debug(`The service says: ${said}`);
	const waitMs = offlineWaitsMs[Math.min(earlier, offlineWaitsMs.length - 1)] ?? 0;
	if (spentMs + waitMs > offlineMaxMs || waitMs > client.remainingMs()) {
		throw new _client_errors_js__1__.hG((0,_base__7__.G)(_says_js__3__.am, { said }));
	}
	await client.wait(waitMs * (1 + random() * offlineSpread));
}
async function statusOf(checkId, effects) {
	const { status_id: statusId } = await effects.client.read("status", { check_id: checkId });
	return statusId ?? null;
}
function firstUrl(candidates) {
	const texts = candidates.filter((one) => typeof one === "string");
	return texts.map((one) => one.length > 2e3 ? null : (0,_base__8__.N3)(one)).find((url) => url !== null) ?? null;
}


}),

72736:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Q:()=>settledList,
e:()=>readSubmissions
});
var _base__4__ = __load__(92105);
var _contract__3__ = __load__(12598);
var _client_errors_js__0__ = __load__(43076);
var _client_limits_js__1__ = __load__(52687);
var _names_js__2__ = __load__(72119);





async function readSubmissions(checkId, tokens, { client }) {
	for (let attempt = 0;; attempt += 1) {
		try {
			const { submissions } = await client.read("getCheck", { check_id: checkId });
			return listed(submissions ?? [], tokens);
		} catch (error) {
			if (!(error instanceof _client_errors_js__0__.m_) || attempt >= _client_limits_js__1__.OO.replicaSteps) throw error;
			await client.wait(_client_limits_js__1__.OO.replicaStepMs);
		}
	}
}
function listed(rows, tokens) {
	const byToken = new Map();
	const names = new Map();
	const foreign = [];
	for (const row of rows) {
		const id = (0,_contract__3__.kz)(row?.id);
		const name = row?.filename ?? "";
		if (id === null) continue;
		names.set(id, name);
		const token = (0,_names_js__2__.B9)(name, tokens);
		if (token === null) {
			foreign.push(name);
		} else {
			const ids = new Set([...byToken.get(token) ?? [], id]);
			byToken.set(token, [...ids].toSorted((x, y) => x - y));
		}
	}
	return {
		byToken,
		names,
		foreign
	};
}
async function settledList(checkId, tokens, effects, confirmed = new Set()) {
	const { settleStepMs, settleMaxMs } = _client_limits_js__1__.OO;
	let before = null;
	for (let waited = 0;; waited += settleStepMs) {
		const list = await readSubmissions(checkId, tokens, effects);
		const now = JSON.stringify([...list.byToken].toSorted(([a], [b]) => (0,_base__4__.n)(a, b)));
		const isOld = [...confirmed].some((token) => !list.byToken.has(token));
		if (now === before && !isOld || waited >= settleMaxMs) return list;
		before = now;
		await effects.client.wait(settleStepMs);
	}
}


}),

84718:
((__module__, __out__, __load__) => {


__load__.d(__out__, {
GS:()=>fill,
dH:()=>idsTogether,
ni:()=>submit_start,
t2:()=>startAgain
});

var message = __load__(33897);
var english = __load__(49094);
var errors = __load__(43076);
var check_life = __load__(59430);
var prepare = __load__(13144);
var start = __load__(31587);
var submission_list = __load__(72736);
var answers = __load__(47960);
var names = __load__(72119);
var stored_zip = __load__(54735);
var sentence = __load__(4771);
var fields = __load__(12598);
var limits = __load__(52687);
var upload_state = __load__(87178);
var says = __load__(67255);
;// check/upload-batch.js








async function sendBatch(batch, field, state, plan, effects) {
	const result = await effects.client.send("uploadBatch", (0,upload_state/* uploadFields */.lO)(plan, batch[0]?.submission.role ?? "judged"), {
		field,
		files: batch.map((one) => ({
			filename: one.filename,
			zip: (0,stored_zip/* asZip */.k)(one.submission.zip)
		}))
	});
	switch (result.kind) {
		case "ok": return taken(result.body, batch, state, plan, effects);
		case "refused": return refused(result, batch, state);
		case "offline": return reconciled(batch, INCOMPLETE, state, plan, effects);
		case "ambiguous": return reconciled(batch, result, state, plan, effects);
	}
}
const INCOMPLETE = {
	what: "an incomplete answer",
	told: "an incomplete answer"
};
async function taken(body, batch, before, plan, effects) {
	const { uploaded, failed_uploads: failures } = body ?? {};
	const tokenIn = (item) => (0,names/* tokenOf */.B9)(nameOf(item), plan.tokens);
	const accepted = ((0,fields/* readList */.LD)(uploaded) ?? []).flatMap((item) => tokenIn(item) ?? []);
	const failed = ((0,fields/* readList */.LD)(failures) ?? []).flatMap((item) => {
		const token = tokenIn(item);
		return token === null ? [] : [[token, effects.client.quote(errorOf(item))]];
	});
	const state = (0,upload_state/* withThere */.HB)((0,upload_state/* withFailed */.a8)(before, failed), accepted);
	if (accepted.length === 0 && failed.length === 0) return nothingTaken(batch, state, plan, effects);
	const isWhole = (0,upload_state/* missingOf */.oy)(batch, state).length === 0;
	return isWhole ? state : reconciled(batch, INCOMPLETE, state, plan, effects);
}
async function nothingTaken(batch, before, plan, effects) {
	const listed = await (0,submission_list/* settledList */.Q)(plan.checkId, plan.tokens, effects);
	const state = (0,upload_state/* withThere */.HB)(before, listed.byToken.keys());
	return batch.every((one) => state.there.has(one.token)) ? state : inOtherField(batch, state);
}
function refused({ status, body, said, error }, batch, state) {
	const [only, ...more] = batch;
	if (status === 413 && only !== undefined && more.length === 0) {
		return (0,upload_state/* withFailed */.a8)(state, [[only.token, (0,upload_state/* tooLarge */.g$)(only)]]);
	}
	if (status === 413) return {
		...state,
		queue: [...halves(batch), ...state.queue]
	};
	const fields = fieldsIn(body);
	const namesFiles = fields.some((field) => field.startsWith("file"));
	if (status === 422 && namesFiles || status === 404 || status === 405) {
		return inOtherField(batch, state);
	}
	if (status === 422 && fields.length === 0) {
		return batch.length === 1 ? (0,upload_state/* withFailed */.a8)(state, [[batch[0]?.token ?? "", said || (0,sentence/* fill */.G)(says/* serviceRefused */.Cm, { status })]]) : {
			...state,
			queue: [...batch.map((one) => [one]), ...state.queue]
		};
	}
	throw error;
}
function inOtherField(batch, state) {
	return {
		...state,
		field: state.field === "files[]" ? "files" : null,
		queue: [batch, ...state.queue]
	};
}
async function reconciled(batch, { what, told }, before, plan, effects) {
	const rounds = before.rounds + 1;
	effects.log.info(`It is not known what arrived (${what}); reading what is there before anything is sent again.`);
	const listed = await (0,submission_list/* settledList */.Q)(plan.checkId, plan.tokens, effects);
	const state = {
		...(0,upload_state/* withThere */.HB)(before, listed.byToken.keys()),
		rounds
	};
	const missing = (0,upload_state/* missingOf */.oy)(batch, state);
	if (missing.length === 0) return state;
	if (rounds > limits/* CHECK_LIMITS */.OO.sends) {
		throw new errors/* UnavailableError */.hG((0,sentence/* fill */.G)(says/* uploadSubmissions */.bN, {
			missing: missing.length,
			rounds,
			told
		}));
	}
	return {
		...state,
		queue: [...halves(missing), ...state.queue]
	};
}
function halves(batch) {
	const half = Math.max(1, Math.ceil(batch.length / 2));
	return [batch.slice(0, half), batch.slice(half)];
}
function nameOf(item) {
	if (typeof item === "string") return item;
	if (typeof item !== "object" || item === null) return "";
	const { filename, file, name } = item;
	for (const value of [
		filename,
		file,
		name
	]) if (typeof value === "string") return value;
	return "";
}
function errorOf(item) {
	const { error, message } = item ?? {};
	for (const value of [error, message]) if (typeof value === "string" && value !== "") return value;
	return "The service gave no reason.";
}
function fieldsIn(body) {
	const errors = body?.validation_errors;
	return typeof errors === "object" && errors !== null ? Object.keys(errors) : [];
}

;// check/upload.js







async function uploadAll(plan, present, effects, onBatch) {
	const { log } = effects;
	const there = await keptOf(plan, present, effects);
	const queue = (0,upload_state/* batches */.Xy)(plan.named.filter((one) => !there.has(one.token)));
	let state = {
		there,
		failed: new Map(),
		queue,
		field: "files[]",
		rounds: 0
	};
	while (state.queue.length > 0) {
		const [batch = [], ...rest] = state.queue;
		const missing = (0,upload_state/* missingOf */.oy)(batch, state);
		state = {
			...state,
			queue: rest
		};
		if (missing.length === 0) continue;
		log.info(`Uploading ${missing.length} of ${plan.named.length} (${state.there.size} are there).`);
		log.progress?.("uploaded", state.there.size, plan.named.length);
		if (state.field === null) {
			for (const one of missing) state = await (0,upload_state/* sendOne */.lI)(one, state, plan, effects);
		} else {
			state = await sendBatch(missing, state.field, state, plan, effects);
		}
		await onBatch();
	}
	return verify(await retryFailed(state, plan, effects), plan, effects);
}
async function keptOf(plan, present, effects) {
	const there = new Set(present?.byToken.keys());
	if (!plan.isShared || present === null) return there;
	for (const { submission, token } of plan.named) {
		const mark = `-${(0,names/* contentMark */.d1)(submission)}-`;
		for (const id of present.byToken.get(token) ?? []) {
			if (present.names.get(id)?.toLowerCase().includes(mark) !== false) continue;
			if (!await remove(id, plan, effects)) {
				throw new errors/* ConflictError */.fK("upload to it: what was uploaded before and has changed cannot be deleted", "");
			}
			there.delete(token);
		}
	}
	return there;
}
async function remove(id, { checkId, tokens }, effects) {
	const result = await effects.client.repeat("deleteSubmission", {
		check_id: checkId,
		submission_id: id
	});
	const isSaid = result.kind === "ok" && !(0,answers/* isDenied */.GZ)(result.body);
	return isSaid || !(await (0,submission_list/* settledList */.Q)(checkId, tokens, effects)).names.has(id);
}
async function retryFailed(state, plan, effects) {
	let now = state;
	for (const one of plan.named) {
		const reason = now.failed.get(one.token);
		if (reason === undefined || isAboutTheFile(reason)) continue;
		const failed = new Map([...now.failed].filter(([token]) => token !== one.token));
		now = await (0,upload_state/* sendOne */.lI)(one, {
			...now,
			failed
		}, plan, effects);
	}
	return now;
}
function isAboutTheFile(reason) {
	return /\b(?:size|too large|larger|too big|bigger|exceed|[kmg]i?b\b|megabyte|type|mime|extension|empty|only \.?zip|not an? \.?zip)/i.test(reason);
}
async function verify(state, plan, effects) {
	const { state: sent, listed } = await completeList(state, plan, effects);
	if (listed.foreign.length > 0 && !plan.isShared) {
		throw new errors/* ConflictError */.fK(`start it: it holds ${listed.foreign.length} submissions that this run did not upload`, "it is not the check of this run");
	}
	const ids = new Map();
	for (const [token, [first, ...copies]] of listed.byToken) {
		if (first !== undefined) ids.set(token, first);
		for (const copy of copies) {
			if (await remove(copy, plan, effects)) continue;
			throw new errors/* ConflictError */.fK("start it: a submission is there twice and the copy cannot be deleted", "");
		}
	}
	const failed = new Map();
	for (const { token } of plan.named) {
		if (!ids.has(token)) failed.set(token, sent.failed.get(token) ?? says/* notArriveService */.ei);
	}
	return {
		ids,
		failed
	};
}
async function completeList(state, plan, effects) {
	const { checkId, tokens, named } = plan;
	const absentIn = (list) => named.filter(({ token }) => !list.byToken.has(token) && !state.failed.has(token));
	const first = await (0,submission_list/* readSubmissions */.e)(checkId, tokens, effects);
	const isOdd = state.rounds > 0 || absentIn(first).length > 0 || [...first.byToken.values()].some((ids) => ids.length > 1);
	if (!isOdd) return {
		state,
		listed: first
	};
	const settled = await (0,submission_list/* settledList */.Q)(checkId, tokens, effects, state.there);
	const absent = absentIn(settled);
	if (absent.length === 0) return {
		state,
		listed: settled
	};
	let sent = state;
	for (const one of absent) sent = await (0,upload_state/* sendOne */.lI)(one, sent, plan, effects);
	return {
		state: sent,
		listed: await (0,submission_list/* settledList */.Q)(checkId, tokens, effects, sent.there)
	};
}

;// check/submit.js







const fill = async (state, plan, effects) => {
	const { check, flight } = (0,check_life/* known */.eO)(state);
	const { named } = state;
	if (check.isStarted) return adopted(state, plan, effects);
	const tokens = new Set(named.map((one) => one.token));
	const mayHold = plan.shared !== null || !check.isNew;
	const present = mayHold ? await (0,submission_list/* readSubmissions */.e)(check.id, tokens, effects) : null;
	const progress = (0,check_life/* progressOf */.jA)("uploading", check, state.ids);
	const outcome = await effects.log.group("Upload the submissions", () => uploadAll({
		checkId: check.id,
		named,
		tokens,
		roles: flight.roles,
		isShared: (0,prepare/* isKnownByName */.OD)(plan)
	}, present, effects, async () => effects.onProgress?.(progress)));
	return {
		...state,
		ids: outcome.ids,
		failed: new Map([...state.failed, ...outcome.failed])
	};
};
async function adopted(state, plan, effects) {
	const { check } = (0,check_life/* known */.eO)(state);
	const cameTooLate = plan.shared !== null && plan.shared.part !== "judge";
	const notice = (0,message/* message */.iU)("notices.sharedStarted", { id: String(check.id) });
	const listed = await (0,submission_list/* readSubmissions */.e)(check.id, new Set(state.named.map((one) => one.token)), effects);
	const ids = new Map([...listed.byToken].flatMap(([token, [first]]) => first === undefined ? [] : [[token, first]]));
	const absent = state.named.filter(({ token }) => !ids.has(token));
	return {
		...state,
		ids,
		failed: new Map([...state.failed, ...absent.map(({ token }) => [token, (0,message/* message */.iU)("notices.notInCheck")])]),
		cameTooLate,
		notices: cameTooLate ? [...state.notices, notice] : state.notices
	};
}
const submit_start = async (state, plan, effects) => {
	const { check } = (0,check_life/* known */.eO)(state);
	if (check.isStarted) return state;
	if (!state.named.some((one) => one.submission.role === "judged" && state.ids.has(one.token))) {
		const [reason] = state.failed.values();
		throw new errors/* ConflictError */.fK("start it", `none of its submissions could be uploaded${reason === undefined ? "" : ` (${english/* ENGLISH */.VJ.write(reason).replace(/\.$/, "")})`}`);
	}
	const started = await startAgain(state, plan, effects);
	return {
		...state,
		check: {
			...check,
			isStarted: true
		},
		url: started.url,
		isAiDenied: started.isAiDenied,
		warnings: [...state.warnings, ...started.warnings],
		news: "started"
	};
};
function startAgain(state, plan, effects) {
	const { check, flight } = (0,check_life/* known */.eO)(state);
	const together = flight.together ? idsTogether(state, plan) : [];
	const web = webOrderOf(state, plan, effects.client.remainingMs());
	return (0,start/* startCheck */.b7)({
		check_id: check.id,
		test_type: flight.engine.id,
		ai_run: plan.ai,
		base_code_detection: plan.baseCode,
		...together.length === 0 ? {} : { together },
		...web === null ? {} : { web }
	}, effects);
}
function idsTogether({ named, ids }, { together }) {
	const places = new Map(named.map(({ submission: { key }, token }) => [key, ids.get(token)]));
	return together.map((keys) => keys.flatMap((key) => places.get(key) ?? [])).filter(({ length }) => length > 1);
}
const REST_SHARE = .2;
const REST_MS = 2e4;
function webOrderOf({ flight, named, ids }, { web }, leftMs) {
	if (web === null || flight?.web !== true) return null;
	const { requests, salt, exclude, never } = web;
	const seconds = Math.floor((leftMs * (1 - REST_SHARE) - REST_MS) / 1e3);
	return {
		requests,
		...Number.isFinite(seconds) ? { seconds: Math.max(1, seconds) } : {},
		salt,
		exclude,
		never,
		submissions: named.flatMap(({ submission, token }) => {
			const given = web.submissions.get(submission.key);
			const id = ids.get(token);
			return id === undefined || given === undefined ? [] : [{
				id,
				...given
			}];
		})
	};
}


}),

90111:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
K:()=>foreignAbove,
o:()=>isAbove
});
function foreignAbove(scores, own, thresholds) {
	return [...scores.scores.values()].filter((one) => !own.has(one.serviceId) && isAbove(one, thresholds)).map(({ serviceId }) => serviceId);
}
function isAbove(scores, thresholds) {
	return scores.totalSources.some((total) => total > thresholds.similarity) || (scores.aiAverage ?? 0) > thresholds.ai;
}


}),

87178:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
HB:()=>withThere,
Xy:()=>batches,
a8:()=>withFailed,
g$:()=>tooLarge,
lI:()=>sendOne,
lO:()=>uploadFields,
nT:()=>WIRE_ROLE,
oy:()=>missingOf
});
var _base__5__ = __load__(4771);
var _base__6__ = __load__(73043);
var _base__7__ = __load__(54735);
var _contract__4__ = __load__(83163);
var _client_errors_js__0__ = __load__(43076);
var _client_limits_js__1__ = __load__(52687);
var _says_js__2__ = __load__(67255);
var _submission_list_js__3__ = __load__(72736);






function withThere(state, tokens) {
	return {
		...state,
		there: new Set([...state.there, ...tokens])
	};
}
function withFailed(state, reasons) {
	return {
		...state,
		failed: new Map([...state.failed, ...reasons])
	};
}
function missingOf(batch, { there, failed }) {
	return batch.filter(({ token }) => !there.has(token) && !failed.has(token));
}
function batches(named) {
	const all = [];
	for (const role of [
		"base",
		"ai-reference",
		"archive",
		"judged"
	]) {
		let batch = [];
		let bytes = 0;
		for (const one of named.filter(({ submission }) => submission.role === role)) {
			const size = one.submission.zip.bytes;
			if (batch.length >= _contract__4__.b.batchFiles || batch.length > 0 && bytes + size > _contract__4__.b.ownBatchBytes) {
				all.push(batch);
				batch = [];
				bytes = 0;
			}
			batch.push(one);
			bytes += size;
		}
		if (batch.length > 0) all.push(batch);
	}
	return all;
}
const WIRE_ROLE = {
	judged: "submission",
	archive: "archive",
	base: "base",
	"ai-reference": "ai-reference"
};
function uploadFields({ checkId, roles }, role) {
	return {
		check_id: checkId,
		...roles ? { role: WIRE_ROLE[role] } : {}
	};
}
function tooLarge({ submission }) {
	return (0,_base__5__.G)(_says_js__2__.LH, { size: (0,_base__6__.z3)((0,_base__7__.k)(submission.zip).bytes) });
}
async function sendOne({ submission, token, filename }, state, plan, effects) {
	for (let sends = 1; sends <= _client_limits_js__1__.OO.sends; sends += 1) {
		const result = await effects.client.send("upload", uploadFields(plan, submission.role), {
			field: "file",
			files: [{
				filename,
				zip: (0,_base__7__.k)(submission.zip)
			}]
		});
		if (result.kind === "ok") return withThere(state, [token]);
		if (result.kind === "refused") {
			const { status, said, error } = result;
			if (status !== 413 && status !== 422 && status !== 415) throw error;
			const why = status === 413 ? tooLarge({ submission }) : said || (0,_base__5__.G)(_says_js__2__.Cm, { status });
			return withFailed(state, [[token, why]]);
		}
		const listed = await (0,_submission_list_js__3__.Q)(plan.checkId, plan.tokens, effects);
		if (listed.byToken.has(token)) return withThere(state, [token]);
	}
	throw new _client_errors_js__0__.hG((0,_base__5__.G)(_says_js__2__.Dw, { sends: _client_limits_js__1__.OO.sends }));
}


}),

89236:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Vp:()=>pairsNamed,
_7:()=>submissionNamed,
yA:()=>unnamedNotices
});
var _base__0__ = __load__(33897);

function submissionNamed(submissions, text) {
	return named(submissions, text);
}
function pairsNamed(findings, dismissed) {
	return dismissed.flatMap((one) => {
		const [a, b] = [one.a, one.b].map((text) => submissionNamed(findings.submissions, text));
		return a === null || a === undefined || b === null || b === undefined ? [] : [{
			...one,
			a: a.key,
			b: b.key
		}];
	});
}
const MAX_TOLD = 20;
function unnamedNotices(findings, dismissed) {
	if (findings.submissions.length === 0) return [];
	const known = [...findings.submissions, ...findings.failures];
	const notices = dismissed.flatMap(({ a, b }) => {
		const [one, two] = [a, b].filter((text) => named(known, text) === null).map((text) => JSON.stringify(text));
		if (one === undefined) return [];
		return two === undefined ? [(0,_base__0__.iU)("notices.unnamedOne", { one })] : [(0,_base__0__.iU)("notices.unnamedTwo", {
			one,
			two
		})];
	});
	const rest = notices.length - MAX_TOLD;
	return rest <= 1 ? notices : [...notices.slice(0, MAX_TOLD), (0,_base__0__.iU)("notices.unnamedMore", { n: String(rest) })];
}
function named(candidates, text) {
	const wanted = text.toLowerCase();
	const is = (other) => other.toLowerCase() === wanted;
	return candidates.find(({ key }) => is(key)) ?? candidates.find(({ name }) => is(name)) ?? candidates.find(({ person }) => is(person?.sourceName ?? "")) ?? candidates.find(({ person }) => is(person?.id ?? "")) ?? null;
}


}),

4414:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
R:()=>readConfigFile,
s:()=>EMPTY_CONFIG_FILE
});
var yaml__0__ = __load__(46582);
var _base__3__ = __load__(4771);
var _base__4__ = __load__(37129);
var _quoted_js__1__ = __load__(73321);
var _says_js__2__ = __load__(69301);




const MAX_CHARACTERS = 1e6;
const YAML_MESSAGE_CHARACTERS = 200;
const MOST_YAML_PROBLEMS = 10;
const EMPTY_CONFIG_FILE = {
	values: new Map(),
	place: () => ""
};
function readConfigFile(text, name, redact) {
	if (text.length > MAX_CHARACTERS) {
		return { problems: [(0,_base__3__.G)(_says_js__2__.Po, { name })] };
	}
	const counter = new yaml__0__.HN();
	const tooDeep = { problems: [(0,_base__3__.G)(_says_js__2__.qF, { name })] };
	const document = parsed(text.replace(/^\uFEFF/, ""), {
		version: "1.2",
		schema: "core",
		prettyErrors: false,
		uniqueKeys: true,
		stringKeys: true,
		lineCounter: counter
	});
	const at = (offset) => {
		const { line, col } = counter.linePos(offset);
		return `${name}, line ${line}, column ${col}`;
	};
	if (document === null || document.errors.some(isTooDeep)) return tooDeep;
	if (document.errors.length > 0) {
		return { problems: document.errors.slice(0, MOST_YAML_PROBLEMS).map(({ code, message, pos: [offset] }) => {
			const pos = at(offset);
			if (code === "MULTIPLE_DOCS") return (0,_base__3__.G)(_says_js__2__.Dw, { pos });
			return (0,_base__3__.G)(_says_js__2__.Pm, {
				pos,
				error: (0,_quoted_js__1__.T)(message, redact, YAML_MESSAGE_CHARACTERS)
			});
		}) };
	}
	let values;
	try {
		values = document.toJS({ maxAliasCount: 100 });
	} catch (error) {
		if (isTooDeep(error)) return tooDeep;
		const sentence = (0,_quoted_js__1__.T)(error instanceof Error ? error.message : error, redact, YAML_MESSAGE_CHARACTERS);
		const offset = danglingAlias(document);
		return { problems: [(0,_base__3__.G)(_says_js__2__.fd, {
			name: offset === null ? name : at(offset),
			sentence
		})] };
	}
	if (values === null || values === undefined) values = {};
	if (!(0,_base__4__.Gv)(values)) {
		return { problems: [(0,_base__3__.G)(_says_js__2__.Kq, { where: at(0) })] };
	}
	return { file: {
		values: new Map(Object.entries(values)),
		place: (...path) => {
			const offset = offsetOf(document, path);
			return offset === null ? name : at(offset);
		}
	} };
}
function parsed(text, options) {
	try {
		return (0,yaml__0__.Tp)(text, options);
	} catch (error) {
		if (isTooDeep(error)) return null;
		throw error;
	}
}
function isTooDeep(error) {
	return error instanceof Error && /\bcall stack\b|\bstack overflow\b/i.test(error.message);
}
function danglingAlias(document) {
	let offset = null;
	(0,yaml__0__.YR)(document, { Alias: (_key, node) => {
		if (node.resolve(document) !== undefined) return undefined;
		offset = node.range?.[0] ?? null;
		return yaml__0__.YR.BREAK;
	} });
	return offset;
}
function offsetOf(document, path) {
	let node = document.contents;
	let offset = null;
	for (const step of path) {
		if ((0,yaml__0__.jh)(node)) {
			const pair = node.items.find(({ key }) => (0,yaml__0__.jn)(key) && String(key.value) === String(step));
			if (pair === undefined) break;
			if ((0,yaml__0__.jn)(pair.key) && pair.key.range) offset = pair.key.range[0];
			node = pair.value;
		} else if ((0,yaml__0__.oP)(node) && typeof step === "number") {
			node = node.items[step];
			const range = node?.range;
			offset = range?.[0] ?? offset;
		} else {
			break;
		}
	}
	return offset;
}


}),

4025:
((__module__, __out__, __load__) => {


__load__.d(__out__, {
L:()=>PULL_REQUESTS,
P:()=>parseSettings
});

var redaction = __load__(76287);
var outcome = __load__(98216);
var sentence = __load__(4771);
var proxies = __load__(83473);
var collections = __load__(37129);
var settings_settings = __load__(95844);
var source_names = __load__(2723);
var inputs_inputs = __load__(64033);
var says = __load__(69301);
;// contract/settings/broken-rules.js





const MIN_REMOTE_POLL_SECONDS = 20;
const RULES = [
	{
		about: ["cases", "source"],
		problem: ({ values, facts, source }) => values.get("cases") !== null && ((0,source_names/* isSingle */.vX)(source) || (0,settings_settings/* concernsPullRequest */.gp)(facts.event)) ? says/* casesNotRead */.bE : null
	},
	{
		about: ["apikey", "base-url"],
		problem: ({ values, facts }) => {
			const key = values.get("apikey") !== null;
			const address = values.get("base-url") !== null;
			if (key && !address) return says/* baseUrl */.pc;
			if (address && !key && !(0,settings_settings/* isWithoutSecrets */.sD)(facts)) return says/* apikeyMissing */.qz;
			return null;
		}
	},
	{
		about: [
			"web",
			"base-url",
			"github-token",
			"collect-token",
			"dry-run"
		],
		problem: ({ values }) => values.get("web").includes("github") && !values.get("dry-run") && values.get("base-url") === null && values.get("github-token") === null && values.get("collect-token") === null ? says/* webGithub */.aZ : null
	},
	{
		about: ["poll-interval", "base-url"],
		problem: ({ values }) => {
			const seconds = values.get("poll-interval");
			const address = values.get("base-url");
			if (seconds === null || address === null || (0,proxies/* isThisMachine */.YY)(address)) return null;
			if (seconds >= MIN_REMOTE_POLL_SECONDS) return null;
			return (0,sentence/* fill */.G)(says/* pollInterval */.dq, {
				seconds,
				least: MIN_REMOTE_POLL_SECONDS
			});
		}
	},
	{
		about: ["check-id", "base-url"],
		problem: ({ values }) => values.get("check-id") !== null && values.get("base-url") === null ? says/* checkId */.ij : null
	},
	{
		about: ["check-id", "dry-run"],
		problem: ({ values }) => values.get("check-id") !== null && values.get("dry-run") ? says/* checkIdCannot */.N6 : null
	},
	{
		about: ["shard", "check-id"],
		problem: ({ values }) => values.get("shard")?.kind === "part" && values.get("check-id") !== null ? says/* shardPart */.u1 : null
	},
	{
		about: [
			"shard",
			"source",
			"mode"
		],
		problem: ({ values, source, mode }) => {
			if (values.get("shard") === null) return null;
			if (mode !== "check") {
				return (0,sentence/* fill */.G)(says/* shardWorks */.dp, { mode });
			}
			return (0,source_names/* isSingle */.vX)(source) ? (0,sentence/* fill */.G)(says/* shardSource */.mL, { source }) : null;
		}
	},
	{
		about: [
			"source",
			"path",
			"add"
		],
		problem: ({ values, source, mode }) => mode === "check" && source === "directory" && values.get("path").length === 0 && values.get("add").length === 0 ? says/* pathMissing */.Is : null
	},
	{
		about: [
			"add",
			"path",
			"base-url",
			"shard",
			"mode"
		],
		problem: ({ values, mode }) => {
			if (values.get("add").length === 0) return null;
			if (mode !== "check") {
				return (0,sentence/* fill */.G)(says/* addWorks */.c4, { mode });
			}
			if (values.get("path").length > 0) return says/* addCannotUsed */.Cx;
			if (values.get("base-url") !== null) return says/* addWorksEmbedded */.Og;
			return values.get("shard") === null ? null : says/* addClass */.iQ;
		}
	},
	{
		about: ["source"],
		problem: ({ source, facts, mode }) => mode === "check" && source === "pull-request" && !(0,settings_settings/* concernsPullRequest */.gp)(facts.event) ? (0,sentence/* fill */.G)(says/* sourcePull */.f, { noEvent: facts.event === null }) : null
	},
	{
		about: [
			"source",
			"organization",
			"repositories",
			"manifest",
			"classroom50"
		],
		problem: ({ values, source, facts, mode }) => {
			if (mode !== "check" || source !== "repositories") return null;
			if (values.get("manifest") !== null && values.get("classroom50") !== null) {
				return says/* manifestCannotUsed */.Ue;
			}
			const owner = values.get("organization") ?? facts.repositoryOwner;
			if (owner !== null || values.get("manifest") !== null) return null;
			const patterns = values.get("repositories");
			const complete = patterns.length > 0 && patterns.every((entry) => /^[\w.-]+\/[^/]+$/.test(entry));
			return complete ? null : says/* organizationMissing */.uj;
		}
	},
	{
		about: ["compare-with"],
		problem: ({ values }) => {
			const entries = values.get("compare-with");
			const word = entries.find((entry) => entry === "none" || entry === "open-pull-requests");
			return word !== undefined && entries.length > 1 ? (0,sentence/* fill */.G)(says/* compareStands */.vh, { word }) : null;
		}
	},
	{
		about: ["mode", "check-id"],
		problem: ({ values, mode }) => mode !== "check" && values.get("check-id") !== null ? (0,sentence/* fill */.G)(says/* checkIdTakes */._n, { mode }) : null
	},
	{
		about: ["mode"],
		problem: ({ values }) => values.get("mode") === "doctor" && values.origin("mode") !== "input" ? says/* modeDoctor */.N8 : null
	},
	{
		about: ["mode", "anonymize"],
		problem: ({ values, mode }) => mode === "scan" && values.get("anonymize") === "always" ? says/* anonymizeAlways */.GQ : null
	},
	{
		about: ["mode", "config"],
		problem: ({ mode, assignmentCount }) => mode === "scan" && assignmentCount === 0 ? says/* modeScan */.TK : null
	},
	{
		about: ["mode"],
		problem: ({ mode, facts }) => mode === "bot" && facts.event !== "issue_comment" && facts.event !== "workflow_dispatch" ? says/* modeBot */.rG : null
	}
];
function brokenRules(situation) {
	const problems = RULES.filter(({ about }) => !about.some((name) => situation.values.isBad(name))).map((rule) => rule.problem(situation)).filter((sentence) => sentence !== null);
	return [...problems, ...misplaced(situation.values)];
}
function misplaced(values) {
	const source = values.get("source");
	const origin = values.origin("source");
	if (source === "auto" || origin === null || values.isBad("source")) return [];
	return inputs_inputs/* INPUT_NAMES */.Qh.filter((name) => {
		const { onlyWith } = (0,inputs_inputs/* definitionOf */.Fg)(name);
		return onlyWith !== undefined && onlyWith !== source && values.origin(name) === origin;
	}).map((name) => (0,sentence/* fill */.G)(says/* meaningSource */.Hd, {
		name,
		onlyWith: (0,inputs_inputs/* definitionOf */.Fg)(name).onlyWith ?? "",
		source
	}));
}

var config_file = __load__(4414);
var quoted = __load__(73321);
var inputs_definition = __load__(38898);
;// contract/settings/merge-layers.js





function mergeLayers(layers, redact) {
	const values = new Map();
	const origins = new Map();
	const bad = new Set();
	const problems = [];
	const overrides = [];
	for (const name of inputs_inputs/* INPUT_NAMES */.Qh) {
		const definition = (0,inputs_inputs/* definitionOf */.Fg)(name);
		let winner = null;
		for (const layer of layers) {
			const given = layer.values.get(name);
			if (!isGiven(given)) continue;
			const where = layer.place(name);
			const prefix = where === "" ? "" : `${where}: `;
			const result = definition.schema.safeParse(typeof given === "string" ? readText(definition.kind, given.trim()) : given);
			const show = (value) => (0,quoted/* quoted */.T)(definition.shown?.(value) ?? value, redact);
			const shown = definition.secret === true ? null : show(given);
			if (!result.success) {
				const reason = (0,inputs_definition/* reasonOf */.A3)(result.error) ?? null;
				problems.push((0,sentence/* fill */.G)(says/* valueGiven */.Nv, {
					prefix,
					name,
					shown,
					reason,
					allowed: definition.allowed
				}));
				bad.add(name);
			}
			if (winner === null) {
				winner = {
					layer,
					given
				};
				origins.set(name, layer.kind);
				if (result.success) values.set(name, result.data);
			} else if (result.success && JSON.stringify(result.data) !== JSON.stringify(values.get(name))) {
				const strong = `${winner.layer.kind === "input" ? "the input" : winner.layer.place(name)} (${show(winner.given)})`;
				overrides.push(`${name}: ${strong} beats ${where} (${show(given)}).`);
			}
		}
		if (!values.has(name)) values.set(name, defaultOf(definition));
	}
	return {
		get: (name) => values.get(name),
		origin: (name) => origins.get(name) ?? null,
		isBad: (name) => bad.has(name),
		problems,
		overrides
	};
}
function defaultOf({ schema, default: initial }) {
	return initial === null ? null : schema.parse(initial);
}
function isGiven(value) {
	return value !== undefined && value !== null && !(typeof value === "string" && value.trim() === "");
}
const BOOLEANS = new Map([
	["true", true],
	["True", true],
	["TRUE", true],
	["false", false],
	["False", false],
	["FALSE", false]
]);
function readText(kind, given) {
	switch (kind) {
		case "boolean": return BOOLEANS.get(given) ?? given;
		case "number": return /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(given) ? Number(given) : given;
		case "text":
		case "choice":
		case "list": return given;
	}
}

var raw_inputs = __load__(11713);
var config_sections = __load__(15556);
;// contract/settings/take-keys.js




const OTHER_KEYS = {
	file: [
		"assignments",
		"dismissed",
		"staff",
		"$schema"
	],
	assignment: ["name", "schedule"]
};
const INPUT_KEYS = {
	file: inputs_inputs/* INPUT_NAMES */.Qh.filter((name) => (0,inputs_inputs/* definitionOf */.Fg)(name).scope !== "input"),
	assignment: inputs_inputs/* INPUT_NAMES */.Qh.filter((name) => (0,inputs_inputs/* definitionOf */.Fg)(name).scope === undefined)
};
function takeKeys(given, table, place, redact) {
	const values = new Map();
	const problems = [];
	for (const [key, value] of given) {
		if (OTHER_KEYS[table].includes(key)) continue;
		if ((0,inputs_inputs/* isInputName */.wp)(key) && INPUT_KEYS[table].includes(key)) {
			values.set(key, value);
		} else {
			problems.push(`${place(key)}: ${(0,inputs_inputs/* isInputName */.wp)(key) ? misplacedKey(key) : unknownKey(key, table, redact)}`);
		}
	}
	return {
		values,
		problems
	};
}
function misplacedKey(name) {
	if ((0,inputs_inputs/* definitionOf */.Fg)(name).secret === true) {
		return (0,sentence/* fill */.G)(says/* secretNotBelong */.H1, { name });
	}
	const isOfFile = INPUT_KEYS.file.includes(name);
	return (0,sentence/* fill */.G)(says/* cannotStandHolds */.WI, {
		name,
		isOfFile
	});
}
function unknownKey(key, table, redact) {
	const meant = (0,inputs_inputs/* meantInput */.mO)(key, [...INPUT_KEYS[table], ...OTHER_KEYS[table]]);
	return (0,sentence/* fill */.G)(says/* noKnownKey */.C2, {
		key: (0,quoted/* quoted */.T)(key, redact),
		meant
	});
}

;// contract/settings/parse-settings.js











function parseSettings(raw, configText, facts, secrets = []) {
	const redact = (0,redaction/* redactor */.$p)([...(0,raw_inputs/* secretsOf */.Fj)(raw), ...secrets]);
	const { file, problems: fileProblems } = readConfig(raw, configText, redact);
	const sections = readSections(file, redact);
	const inputs = {
		kind: "input",
		values: new Map(inputs_inputs/* INPUT_NAMES */.Qh.map((name) => [name, raw[name]])),
		place: () => ""
	};
	const values = mergeLayers([inputs, sections.layer], redact);
	const { length: count } = sections.assignments;
	const mode = (0,settings_settings/* resolveMode */.U5)(values.get("mode"), values.get("source"), facts.event, count > 0);
	const situation = (0,settings_settings/* situationOf */._7)(values, facts, mode, fileProblems.length > 0 ? null : count);
	const known = [
		...fileProblems,
		...sections.problems,
		...values.problems,
		...brokenRules(situation)
	];
	const assignments = sections.assignments.map(({ name, where, layer, schedule }) => {
		const merged = mergeLayers([
			inputs,
			layer,
			sections.layer
		], redact);
		const own = (0,settings_settings/* situationOf */._7)(merged, facts, "check", 0);
		const broken = brokenRules(own).map((sentence) => `${where}: ${sentence}`);
		return {
			assignment: {
				name,
				schedule,
				settings: (0,settings_settings/* settingsOf */.f5)(own, sections)
			},
			problems: [...merged.problems, ...broken].filter((sentence) => !known.some((other) => sentence.endsWith(other))),
			overrides: merged.overrides.filter((sentence) => !values.overrides.includes(sentence)).map((sentence) => `${name}: ${sentence}`)
		};
	});
	const problems = [...new Set([...known, ...assignments.flatMap((one) => one.problems)])];
	if (problems.length > 0) throw new outcome/* ConfigurationError */.j1(sentenceOf(problems));
	const settings = {
		...(0,settings_settings/* settingsOf */.f5)(situation, sections),
		assignments: assignments.map(({ assignment }) => assignment)
	};
	if (settings.baseUrl !== null && settings.apikey === null && (0,settings_settings/* isWithoutSecrets */.sD)(facts)) {
		throw new outcome/* Skipped */.zY(says/* notCheckedGithub */.KI);
	}
	return {
		settings,
		overrides: [...values.overrides, ...assignments.flatMap((one) => one.overrides)],
		warnings: warningsOf(settings)
	};
}
function readConfig(raw, text, redact) {
	const { path, explicit } = (0,raw_inputs/* configLocation */.yS)(raw);
	if (text !== null) {
		const name = /^[\w./-]+$/.test(path) ? path : (0,quoted/* quoted */.T)(path, redact);
		return {
			file: config_file/* EMPTY_CONFIG_FILE */.s,
			problems: [],
			...(0,config_file/* readConfigFile */.R)(text, name, redact)
		};
	}
	const missing = (0,sentence/* fill */.G)(says/* configNoFile */.a9, { path: (0,quoted/* quoted */.T)(path, redact) });
	return {
		file: config_file/* EMPTY_CONFIG_FILE */.s,
		problems: explicit ? [missing] : []
	};
}
function sentenceOf(problems) {
	if (problems.length === 1) return problems[0] ?? "";
	return `${problems.length} settings are wrong:\n${problems.map((problem) => `- ${problem}`).join("\n")}`;
}
const KEY_CHARACTERS = 64;
function warningsOf(settings) {
	const warnings = [];
	const { apikey, baseUrl } = settings;
	if (apikey !== null && baseUrl !== null && !(0,proxies/* isThisMachine */.YY)(baseUrl) && apikey.length !== KEY_CHARACTERS) {
		warnings.push((0,sentence/* fill */.G)(says/* apikeyCharacters */.oc, {
			apikey: apikey.length,
			length: KEY_CHARACTERS
		}));
	}
	if (!settings.ai && settings.aiReferences.length > 0) {
		warnings.push(says/* aiReferences */.Vu);
	}
	for (const [name, value] of [["similarity-threshold", settings.similarityThreshold], ["ai-threshold", settings.aiThreshold]]) {
		if (value > 0 && value <= 1) {
			warnings.push((0,sentence/* fill */.G)(says/* thresholdOfOne */.jq, {
				name,
				value,
				percent: Number((value * 100).toFixed(10))
			}));
		}
	}
	if (settings.mode !== "check") return warnings;
	if (settings.path.length > 0 && settings.source !== "directory") {
		warnings.push((0,sentence/* fill */.G)(says/* pathNotUsed */.sg, { source: settings.source }));
	}
	if (settings.deadline !== null && settings.source !== "repositories") {
		warnings.push((0,sentence/* fill */.G)(says/* deadlineNotUsed */.tT, { source: settings.source }));
	}
	return warnings;
}
function readSections(file, redact) {
	const { values, problems } = takeKeys(file.values, "file", (key) => file.place(key), redact);
	const dismissed = config_sections/* dismissedSchema */.ls.safeParse(file.values.get("dismissed") ?? undefined);
	const staff = config_sections/* staffSchema */.S3.safeParse(file.values.get("staff") ?? undefined);
	const given = file.values.get("assignments") ?? [];
	const entries = Array.isArray(given) ? given : [];
	const assignments = entries.flatMap((entry, index) => (0,collections/* isObject */.Gv)(entry) ? [readAssignment(entry, index, file, redact)] : []);
	const path = dismissed.error?.issues[0]?.path.filter((step) => typeof step !== "symbol") ?? [];
	return {
		layer: {
			kind: "file",
			values,
			place: (name) => file.place(name)
		},
		assignments,
		dismissed: dismissed.data ?? [],
		staff: staff.data ?? [],
		problems: [
			...problems,
			...dismissed.success ? [] : [(0,sentence/* fill */.G)(says/* dismissedAllowed */.y7, { place: file.place("dismissed", ...path) })],
			...staff.success ? [] : [(0,sentence/* fill */.G)(says/* staffAllowed */.vO, { place: file.place("staff") })],
			...entries.flatMap((entry, index) => (0,collections/* isObject */.Gv)(entry) ? [] : [(0,sentence/* fill */.G)(says/* assignmentsEntry */.Xo, { place: file.place("assignments", index) })]),
			...assignments.flatMap((one) => one.problems),
			...namedTwice(assignments, redact),
			...Array.isArray(given) ? [] : [(0,sentence/* fill */.G)(says/* assignmentsAllowed */.P_, { place: file.place("assignments") })]
		]
	};
}
function namedTwice(assignments, redact) {
	const names = assignments.map(({ name }) => name.toLowerCase());
	return assignments.filter(({ name }, index) => name !== "" && names.indexOf(name.toLowerCase()) < index).map(({ name, where }) => (0,sentence/* fill */.G)(says/* nameTwice */.WZ, {
		where,
		name: (0,quoted/* quoted */.T)(name, redact)
	}));
}
const PULL_REQUESTS = "pull-requests";
function readAssignment(entry, index, file, redact) {
	const place = (key) => file.place("assignments", index, key);
	const where = file.place("assignments", index);
	const given = new Map(Object.entries(entry));
	const name = config_sections/* assignmentNameSchema */.aQ.safeParse(given.get("name"));
	const schedule = config_sections/* scheduleSchema */.rw.safeParse(given.get("schedule") ?? {});
	const { values, problems } = takeKeys(given, "assignment", place, redact);
	return {
		name: name.data ?? "",
		where,
		layer: {
			kind: "assignment",
			values,
			place
		},
		schedule: {
			from: schedule.data?.window?.from ?? null,
			until: schedule.data?.window?.until ?? null,
			minChanges: schedule.data?.["min-changes"] ?? 1,
			cooldownMs: Math.round((schedule.data?.["cooldown-hours"] ?? 0) * 36e5)
		},
		problems: [
			...nameProblems(name.data ?? null, given.get("name"), redact).map((text) => `${where}: name: ${text}`),
			...schedule.success ? [] : [(0,sentence/* fill */.G)(says/* scheduleAllowed */.wr, { place: place("schedule") })],
			...problems
		]
	};
}
function nameProblems(name, given, redact) {
	if (name === null) {
		return [(0,sentence/* fill */.G)(says/* notAllowedAllowed */.ge, { given: (0,quoted/* quoted */.T)(given, redact) })];
	}
	return name.toLowerCase() === PULL_REQUESTS ? [`${PULL_REQUESTS} is what the bot keeps its own state under; give the assignment another name.`] : [];
}


}),

95844:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
T5:()=>isPullRequestEvent,
U5:()=>resolveMode,
_7:()=>situationOf,
au:()=>decidingValues,
f5:()=>settingsOf,
gp:()=>concernsPullRequest,
nY:()=>resolveBaseCode,
sD:()=>isWithoutSecrets
});
var _inputs_definition_js__0__ = __load__(38898);
var _inputs_inputs_js__1__ = __load__(64033);


function decidingValues(settings) {
	const values = new Map(Object.entries(settings));
	const inputs = _inputs_inputs_js__1__.Qh.filter((name) => (0,_inputs_inputs_js__1__.Fg)(name).decidesCheck);
	return [...inputs.map((name) => values.get((0,_inputs_definition_js__0__.xQ)(name))), settings.staff];
}
const REMOTE_POLL_SECONDS = 25;
const EMBEDDED_POLL_SECONDS = .5;
function situationOf(values, facts, mode, assignmentCount) {
	const event = mode === "bot" ? "pull_request" : facts.event;
	const given = _inputs_inputs_js__1__.Qh.filter((name) => values.origin(name) !== null);
	const source = resolveSource(values.get("source"), event, given);
	return {
		values,
		facts,
		mode,
		source,
		assignmentCount
	};
}
function settingsOf({ values, facts, mode, source }, sections) {
	const { pollInterval, timeoutMinutes, ...given } = inputValues(values);
	const pollSeconds = pollInterval ?? (given.baseUrl === null ? EMBEDDED_POLL_SECONDS : REMOTE_POLL_SECONDS);
	return {
		...given,
		source,
		mode,
		organization: given.organization ?? facts.repositoryOwner,
		compareWith: compareWithOf(given.compareWith),
		pollIntervalMs: Math.round(pollSeconds * 1e3),
		timeoutMs: Math.max(1, Math.round(timeoutMinutes * 6e4)),
		dismissed: sections.dismissed,
		staff: sections.staff,
		assignments: []
	};
}
function inputValues(values) {
	const all = Object.fromEntries(_inputs_inputs_js__1__.Qh.map((name) => [(0,_inputs_definition_js__0__.xQ)(name), values.get(name)]));
	return all;
}
function compareWithOf(entries) {
	const [first] = entries;
	if (first === "open-pull-requests" || first === "none") return { kind: first };
	return entries.length === 0 ? { kind: "none" } : {
		kind: "list",
		entries
	};
}
const UNTRUSTED_EVENTS = new Set([
	"pull_request",
	"pull_request_review",
	"pull_request_review_comment"
]);
function isWithoutSecrets(facts) {
	if (facts.event === null || !UNTRUSTED_EVENTS.has(facts.event)) return false;
	return facts.isFork || facts.actor === "dependabot[bot]";
}
function resolveMode(mode, source, event, hasAssignments) {
	if (mode !== "auto" && mode !== "doctor") return mode;
	if (event === "issue_comment") return "bot";
	if (resolveSource(source, event, []) === "pull-request") return "check";
	return hasAssignments ? "scan" : "check";
}
function resolveSource(source, event, given) {
	if (source !== "auto") return source;
	if (isPullRequestEvent(event) || event === "merge_group") return "pull-request";
	const meant = new Set(given.map((name) => (0,_inputs_inputs_js__1__.Fg)(name).leadsTo));
	return meant.has("repositories") ? "repositories" : meant.has("directory") ? "directory" : "workspace";
}
function resolveBaseCode(settings, starterKnown) {
	return settings.baseCode ?? starterKnown;
}
const PULL_REQUEST_EVENTS = new Set([
	"pull_request",
	"pull_request_target",
	"pull_request_review",
	"pull_request_review_comment"
]);
const INDIRECT_EVENTS = new Set([
	"issue_comment",
	"workflow_run",
	"merge_group"
]);
function isPullRequestEvent(event) {
	return event !== null && PULL_REQUEST_EVENTS.has(event);
}
function concernsPullRequest(event) {
	return isPullRequestEvent(event) || event !== null && INDIRECT_EVENTS.has(event);
}


}),


68888:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
t:()=>baseCommit,
w:()=>readEventContext
});
var zod__3__ = __load__(25465);
var zod__4__ = __load__(52378);
var zod__5__ = __load__(91098);
var _client_js__0__ = __load__(23863);
var _names_js__1__ = __load__(50926);
var _pull_request_js__2__ = __load__(81351);




const Comment = zod__3__._H3({
	id: zod__3__.aig().int(),
	body: zod__3__.YjP(),
	user: _pull_request_js__2__.u4.nullable(),
	created_at: zod__4__.w$().nullish().catch(null)
});
const WorkflowRun = zod__3__._H3({
	head_sha: _pull_request_js__2__.hG,
	head_branch: zod__3__.YjP().nullable(),
	head_repository: zod__3__._H3({ owner: zod__3__._H3({ login: zod__3__.YjP() }) }).nullable()
});
const MergeGroup = zod__3__._H3({ base_sha: _pull_request_js__2__.hG });
const Issue = zod__3__._H3({
	number: zod__3__.aig().int(),
	pull_request: zod__3__.L5J().optional()
});
function readEventContext(facts, payload) {
	const repository = pick(payload, "repository", _pull_request_js__2__.Bw);
	const issue = pick(payload, "issue", Issue);
	const comment = pick(payload, "comment", Comment);
	const pull = pick(payload, "pull_request", _pull_request_js__2__.Ky);
	const pullRequest = pull === null ? null : (0,_pull_request_js__2__._n)(pull);
	const workflowRun = facts.eventName === "workflow_run" ? pick(payload, "workflow_run", WorkflowRun) : null;
	const mergeGroup = pick(payload, "merge_group", MergeGroup);
	return {
		name: facts.eventName || null,
		action: pick(payload, "action", zod__3__.YjP()),
		apiUrl: facts.apiUrl || _client_js__0__.rK,
		serverUrl: facts.serverUrl || _client_js__0__.UM,
		repository: (0,_names_js__1__.$M)(facts.repository || (repository?.full_name ?? "")),
		repositoryId: repository?.id ?? facts.repositoryId ?? null,
		repositoryIsPrivate: pick(pick(payload, "repository", zod__3__._H3({})), "private", zod__3__.zMY()),
		actor: facts.actor || null,
		sha: facts.sha || null,
		pullRequest,
		isFork: pullRequest?.isFork ?? pick(payload, "pull_request", zod__3__.L5J().optional()) != null,
		schedule: facts.eventName === "schedule" ? pick(payload, "schedule", zod__3__.YjP()) : null,
		inputs: pick(payload, "inputs", zod__3__.g1P(zod__3__.YjP(), zod__5__.Yj())),
		workflowRun: workflowRun === null ? null : headOf(workflowRun),
		mergeGroup: mergeGroup === null ? null : { baseSha: mergeGroup.base_sha },
		comment: comment === null || issue === null ? null : {
			id: comment.id,
			body: comment.body,
			author: comment.user?.login ?? _pull_request_js__2__.SE,
			authorIsBot: comment.user?.type === "Bot",
			createdAt: comment.created_at ?? null,
			issueNumber: issue.number,
			onPullRequest: issue.pull_request !== undefined && issue.pull_request !== null
		},
		run: facts.runId === undefined ? null : {
			id: facts.runId,
			attempt: facts.runAttempt ?? 1
		}
	};
}
function baseCommit({ name, pullRequest, mergeGroup, sha }) {
	if (pullRequest !== null) return pullRequest.baseSha;
	if (mergeGroup !== null) return mergeGroup.baseSha;
	return name === "issue_comment" || name === "workflow_run" ? sha : null;
}
function headOf(run) {
	const { head_repository: repository, head_branch: branch, head_sha: sha } = run;
	return {
		from: repository === null || branch === null ? null : {
			owner: repository.owner.login,
			branch
		},
		sha
	};
}
function pick(payload, field, shape) {
	if (typeof payload !== "object" || payload === null) return null;
	const result = shape.safeParse(payload[field]);
	return result.success ? result.data : null;
}


}),

81351:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Bw:()=>REPOSITORY,
Ky:()=>PULL_REQUEST,
SE:()=>GHOST,
_n:()=>pullRequestOf,
hG:()=>SHA,
u4:()=>ACCOUNT
});
var zod__1__ = __load__(25465);
var zod__2__ = __load__(52378);
var _names_js__0__ = __load__(50926);


const GHOST = "ghost";
const ACCOUNT = zod__1__._H3({
	login: zod__1__.YjP(),
	id: zod__1__.aig().int().optional(),
	type: zod__1__.YjP().optional()
});
const REPOSITORY = zod__1__._H3({
	id: zod__1__.aig().int().optional(),
	full_name: zod__1__.YjP(),
	private: zod__1__.zMY().optional()
});
const SHA = zod__1__.YjP().regex(/^[0-9a-f]{40}$/);
const PULL_REQUEST = zod__1__._H3({
	number: zod__1__.aig().int(),
	created_at: zod__2__.w$().nullish().catch(null),
	user: ACCOUNT.nullable(),
	head: zod__1__._H3({
		sha: SHA,
		ref: zod__1__.YjP(),
		repo: REPOSITORY.nullable()
	}),
	base: zod__1__._H3({
		sha: SHA,
		ref: zod__1__.YjP(),
		repo: REPOSITORY
	})
});
function pullRequestOf(pull) {
	const head = pull.head.repo?.full_name ?? null;
	return {
		number: pull.number,
		headSha: pull.head.sha,
		headRef: pull.head.ref,
		headRepository: head === null ? null : (0,_names_js__0__.$M)(head),
		baseSha: pull.base.sha,
		baseRef: pull.base.ref,
		author: pull.user?.login ?? GHOST,
		authorId: pull.user?.id ?? 0,
		isFork: head === null || head.toLowerCase() !== pull.base.repo.full_name.toLowerCase(),
		createdAt: pull.created_at ?? null
	};
}


}),

90145:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Ut:()=>configText,
o4:()=>parseConfig,
xe:()=>givenText
});
var node_fs__0__ = __load__(73024);
var node_path__1__ = __load__(76760);
var _base__4__ = __load__(98216);
var _base__5__ = __load__(4771);
var _contract__6__ = __load__(4414);
var _contract__7__ = __load__(73321);
var _system__3__ = __load__(5560);
var _says_js__2__ = __load__(57891);






const MOST_BYTES = 4e6;
const NEARLY = [
	".github/similarity.yaml",
	"similarity.yml",
	"similarity.yaml"
];
function configText({ path, explicit }, folder) {
	const place = (0,node_path__1__.resolve)(folder, path);
	let bytes;
	try {
		const found = (0,node_fs__0__.statSync)(place);
		(0,_system__3__.J9)(found);
		if (found.size > MOST_BYTES) throw new Error("it holds more than 4 MB");
		bytes = (0,node_fs__0__.readFileSync)(place);
	} catch (error) {
		const { code } = error;
		if (!explicit && (code === "ENOENT" || code === "ENOTDIR")) {
			const other = NEARLY.find((name) => (0,node_fs__0__.existsSync)((0,node_path__1__.resolve)(folder, name)));
			if (other === undefined) return null;
			throw new _base__4__.j1((0,_base__5__.G)(_says_js__2__.p0, {
				other,
				path
			}));
		}
		throw cannotBeRead("config", path, error);
	}
	return textOf(bytes, "config", path);
}
function givenText(path, from) {
	let bytes;
	try {
		bytes = (0,node_fs__0__.readFileSync)(path);
	} catch (error) {
		throw cannotBeRead(from, path, error);
	}
	return textOf(bytes, from, path);
}
function cannotBeRead(from, path, error) {
	const why = {
		from,
		path: JSON.stringify(path),
		error: (0,_base__4__.bD)(error)
	};
	return new _base__4__.j1((0,_base__5__.G)(_says_js__2__.qy, why));
}
function textOf(bytes, from, path) {
	try {
		const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
		if (!text.includes("\0")) return text;
	} catch {}
	throw new _base__4__.j1((0,_base__5__.G)(_says_js__2__.Zf, {
		from,
		path: JSON.stringify(path)
	}));
}
function parseConfig(shape, content, name) {
	const read = (0,_contract__6__.R)(content, name, (value) => value);
	if ("problems" in read) throw new _base__4__.j1(read.problems.join("\n"));
	const { file } = read;
	const parsed = shape.safeParse(Object.fromEntries(file.values));
	if (parsed.success) return {
		data: parsed.data,
		file
	};
	const problems = parsed.error.issues.flatMap((issue) => {
		const steps = issue.path.filter((step) => typeof step !== "symbol");
		if (issue.code === "unrecognized_keys") {
			return issue.keys.map((key) => (0,_base__5__.G)(_says_js__2__.C2, {
				place: file.place(...steps, key),
				key: (0,_contract__7__.T)(key)
			}));
		}
		const key = steps.findLast((step) => typeof step === "string");
		const sentence = key === undefined ? issue.message : `${key}: ${issue.message}`;
		return [`${steps.length === 0 ? name : file.place(...steps)}: ${sentence}`];
	});
	throw new _base__4__.j1(problems.join("\n"));
}


}),


7229:
((__module__, __out__, __load__) => {


__load__.d(__out__, {
D:()=>THIS_MACHINE
});

var load = __load__(36438);
var format = __load__(73043);
var base_sentence = __load__(4771);
var message = __load__(33897);
var external_node_path_ = __load__(76760);
var classes_among = __load__(36998);
var collect_found = __load__(89808);
var collect_path = __load__(28437);
var expand_pattern = __load__(56632);
var find_submissions = __load__(38756);
var hand_ins = __load__(17987);
var recognise = __load__(874);
var report_folder = __load__(17146);
var walk = __load__(21478);
var compare_text = __load__(92105);
;// sources/given-starter.js

const NO_STARTER = {
	starter: null,
	marked: []
};
function joined(first, second) {
	const [one, other] = [first.starter, second.starter];
	if (one === null || other === null) return one === null ? second : first;
	const taken = new Set([...one.files, ...one.aside ?? []].map(({ path }) => path));
	const apart = (file) => ({
		...file,
		path: taken.has(file.path) ? `${other.key}/${file.path}` : file.path,
		read: () => file.read()
	});
	const files = [...one.files, ...other.files.map(apart)].toSorted((a, b) => (0,compare_text/* compareText */.n)(a.path, b.path));
	const aside = [...one.aside ?? [], ...(other.aside ?? []).map(apart)];
	return {
		...first,
		starter: {
			...one,
			files,
			aside
		}
	};
}
const ATTRIBUTES = new Set(["linguist-generated", "linguist-vendored"]);
const SETTING = /^([-!])?([\w-]+)(?:=(true|false))?$/;
function markedPatterns(text) {
	const patterns = [];
	for (const line of text.split(/\r?\n/)) {
		const [pattern = "", ...settings] = line.trim().split(/\s+/);
		if (pattern === "" || pattern.startsWith("#") || pattern.startsWith("!")) continue;
		for (const setting of settings) {
			const [, off, name = "", value] = SETTING.exec(setting) ?? [];
			if (ATTRIBUTES.has(name) && off === undefined && value !== "false") patterns.push(pattern);
		}
	}
	return patterns;
}
function marks(attributes) {
	return attributes === null ? [] : markedPatterns(attributes);
}

var open_ground = __load__(3905);
var base_outcome = __load__(98216);
var english = __load__(49094);
var submission = __load__(4071);
var names = __load__(50926);
var files = __load__(497);
var entries = __load__(93293);
var readable = __load__(73055);
var selection_selection = __load__(45579);
var sources_starter = __load__(64902);
var says = __load__(62069);
;// sources/open-starter.js











async function openStarter(settings, context, ground, own = () => Promise.resolve(NO_STARTER), { foreign, isBeside = false } = {}) {
	const { include, exclude, language } = settings;
	const options = {
		include,
		exclude,
		language,
		...include === null ? { foreign } : {}
	};
	const named = settings.starter === null ? null : await namedStarter(settings.starter, options, context, ground);
	const known = named === null || isBeside ? await own(options) : NO_STARTER;
	const { starter, marked, notices = [] } = named === null ? known : joined(named, known);
	const generated = await (0,sources_starter/* generatedPaths */.Sz)(starter?.files ?? []);
	return {
		ground,
		starter,
		selection: (0,selection_selection/* createSelection */.P1)({
			...options,
			marked,
			generated
		}),
		notices: [...ground.notices, ...notices]
	};
}
async function namedStarter(line, options, context, ground) {
	if (await (0,entries/* isFolder */.lQ)(ground.entry(line), ground.root)) return starterOfFolder(line, options, ground);
	const name = (0,names/* parseRepositoryName */.$M)(line);
	if (name === null) throw noFolder(line, ground);
	return context.repositories.starterOf({
		...name,
		branch: null
	}, options, context);
}
async function starterOfFolder(line, options, ground) {
	const folder = (0,external_node_path_.resolve)(ground.root, ground.entry(line));
	if (!await (0,readable/* isThere */.$B)(folder, line)) throw noFolder(line, ground);
	const marked = marks(await readTextIn(folder, ".gitattributes"));
	const selection = (0,selection_selection/* createSelection */.P1)({
		...options,
		marked
	});
	const collected = await (0,collect_path/* collectPath */.A)(folder, {
		root: ground.root,
		selection,
		role: "base"
	});
	if (!collected.ok) throw new base_outcome/* SettingsError */.GN(`starter: ${collected.failure.reason}`);
	refuseUnread(collected.submission, line, selection);
	if (collected.submission.files.length === 0) {
		throw new base_outcome/* SettingsError */.GN((0,base_sentence/* fill */.G)(says/* starterHolds */.cK, { line: JSON.stringify(line) }));
	}
	return {
		starter: collected.submission,
		marked
	};
}
function refuseUnread({ leftOut }, line, selection) {
	const unread = leftOut.find(({ path, reason }) => reason === "unreadable" && counts(path, selection));
	if (unread === undefined) return;
	const file = JSON.stringify(`${line.replace(/\/$/, "")}/${unread.path}`);
	const error = english/* ENGLISH */.VJ.tell((0,submission/* leftOutBecause */.sn)(unread));
	throw new base_outcome/* SettingsError */.GN((0,base_sentence/* fill */.G)(says/* cannotReadCorrect */.qy, {
		input: "starter",
		file,
		error
	}));
}
function counts(path, selection) {
	return path.endsWith("/") ? selection.skipsFolder(path.slice(0, -1)) === null : selection.byPath(path, 1) === null;
}
async function readTextIn(folder, name) {
	const path = (0,external_node_path_.resolve)(folder, name);
	const found = await files.fs.stat(path).catch(() => null);
	return found?.isFile() === true ? files.fs.readText(path).catch(() => null) : null;
}
function noFolder(starter, { place }) {
	return new base_outcome/* SettingsError */.GN((0,base_sentence/* fill */.G)(says/* starterNoFolder */.dJ, {
		starter: JSON.stringify(starter),
		place
	}));
}

var prefetch = __load__(53342);
var folders_says = __load__(45147);
;// sources/directory.js

















const directory = {
	describe: ({ path, add }) => `${add.length > 0 ? "add" : "path"} ${[...add, ...path].map((one) => JSON.stringify(one)).join(", ")}`,
	async open(settings, context) {
		const { workspace: root, signal } = context;
		const ignore = await (0,walk/* realOf */.MN)(context.reportDir);
		const { include, exclude, language, layout } = settings;
		const downloads = {
			layout,
			language
		};
		const find = async (counting) => {
			const isOneEach = layout === "auto" || !(0,recognise/* isPlatform */.aH)(layout);
			if (settings.add.length > 0 && isOneEach) {
				const notices = [];
				const paths = await namedPaths(root, settings.add, (text) => notices.push(text));
				await (0,report_folder/* refuseReportAmong */.lW)(paths, {
					root,
					selection: counting,
					ignore,
					signal
				});
				const looking = {
					root,
					ignore,
					signal,
					downloads
				};
				return {
					found: paths.map((path) => (0,find_submissions/* foundPath */.k)(root, path)),
					templates: [],
					notices: layout === "auto" ? [...notices, ...await (0,classes_among/* addedClasses */.Ly)(paths, looking)] : notices
				};
			}
			return (0,find_submissions/* findSubmissions */.R)({
				root,
				patterns: settings.add.length > 0 ? settings.add : settings.path,
				selection: counting,
				ignore,
				downloads,
				signal
			});
		};
		const ground = await (0,open_ground/* openGround */._)(settings, context);
		const early = settings.starter === null ? await find((0,selection_selection/* createSelection */.P1)({
			include,
			exclude,
			language
		})) : null;
		const opened = await openStarter(settings, context, ground, (options) => starterAmong(early?.templates ?? [], {
			root,
			selection: (0,selection_selection/* createSelection */.P1)(options),
			signal
		}));
		const { selection } = opened;
		const { found, notices } = early ?? await find(selection);
		return {
			...opened,
			notices: [
				...opened.notices,
				...notices,
				...excludedNotice(exclude ?? [], found)
			],
			judged: found.map(hand_ins/* judgedAs */.KY),
			submissions: () => (0,prefetch/* prefetch */.yj)(found, prefetch/* FOLDERS_AT_ONCE */.UO, (one) => (0,collect_found/* collectFound */.D)(one, {
				root,
				selection,
				role: "judged",
				ignore,
				signal,
				unpacks: true
			}))
		};
	}
};
const NAMED = 5;
function excludedNotice(exclude, found) {
	const called = new Set(found.flatMap((one) => [one.key, one.kind === "path" ? (0,external_node_path_.basename)(one.path) : one.name]));
	const names = exclude.filter((glob) => called.has(glob.replaceAll(/^(?:\.?\/)|(?:\/\**)+$/g, "")));
	if (names.length === 0) return [];
	const facts = {
		one: names.length === 1,
		names: (0,format/* listed */.KE)(names, NAMED, JSON.stringify)
	};
	return [(0,base_sentence/* fill */.G)(folders_says/* excludesSubmission */.Ct, facts)];
}
async function starterAmong(templates, options) {
	const [template] = templates;
	if (template === undefined) return NO_STARTER;
	const collected = await (0,collect_found/* collectFound */.D)(template, {
		...options,
		role: "base"
	});
	if (!collected.ok) return {
		...NO_STARTER,
		notices: [`starter: ${collected.failure.reason}`]
	};
	return {
		starter: collected.submission,
		marked: [],
		notices: [(0,message/* message */.iU)("notices.downloadTemplate")]
	};
}
async function namedPaths(root, patterns, note) {
	const found = new Set();
	for (const pattern of patterns) {
		for (const path of await (0,expand_pattern/* expandPattern */.n)(root, pattern, note)) found.add(path);
	}
	return [...found];
}
const workspace = {
	describe: () => "the checked-out repository",
	async open(settings, context) {
		const { workspace: root, signal } = context;
		const ignore = await (0,walk/* realOf */.MN)(context.reportDir);
		const opened = await openStarter(settings, context, await (0,open_ground/* openGround */._)(settings, context));
		const { selection } = opened;
		return {
			...opened,
			async *submissions() {
				yield (0,collect_path/* collectPath */.A)(root, {
					root,
					selection,
					role: "judged",
					ignore,
					signal
				});
			}
		};
	}
};

var client = __load__(23863);
var github_contents = __load__(22389);
var pull_request = __load__(37238);
var repositories_says = __load__(19411);
var errors = __load__(47307);
var dist = __load__(46582);
var schemas = __load__(25465);
var limits = __load__(4472);
var archive = __load__(17887);
var github_deadline = __load__(87589);
var found_repository = __load__(46178);
var github_says = __load__(43901);
;// sources/github/collect-repository.js










async function collectRepository(github, found, options) {
	const { repository } = found;
	const key = (0,names/* fullName */.fq)(repository);
	const name = found.student === null ? repository.repo : found.student;
	try {
		const source = options.classroom50Source ?? null;
		const deadline = found.deadline ?? options.deadline;
		const state = deadline === null || found.sha !== undefined ? null : await (0,github_deadline/* stateAt */.H)(github, repository, repository.defaultBranch ?? "main", deadline);
		const ref = found.sha ?? state?.sha ?? (repository.defaultBranch === null ? null : `refs/heads/${repository.defaultBranch}`);
		const contents = await persistently(() => (0,github_contents/* readContents */.r)(github, repository, ref, options.selection, options.signal, source === null ? [] : [CLASSROOM50_FILE]));
		const origin = {
			kind: "repository",
			owner: repository.owner,
			repo: repository.repo,
			repositoryId: repository.id,
			sha: contents.sha,
			...(0,found_repository/* personIn */.B)(found),
			deadlineStatus: state?.status ?? "no-deadline",
			...state?.pushedAt === null || state === null ? {} : { pushedAt: state.pushedAt }
		};
		return {
			ok: true,
			submission: {
				key,
				name,
				role: options.role,
				origin,
				files: contents.files,
				leftOut: contents.leftOut,
				aside: contents.aside,
				outside: contents.outside,
				remarks: [
					...remarksOf(state, deadline),
					...source === null ? [] : sourceRemarks(contents.extra.get(CLASSROOM50_FILE), source),
					...contents.remarks
				]
			}
		};
	} catch (error) {
		options.signal.throwIfAborted();
		return {
			ok: false,
			failure: failureOf(error, {
				key,
				name,
				role: options.role
			})
		};
	}
}
function failureOf(error, whose) {
	if (!(error instanceof base_outcome/* Failure */.HR)) throw error;
	const status = (0,errors/* statusOf */.c2)(error);
	if (status === 409) {
		const empty = (0,base_sentence/* fill */.G)(github_says/* isEmptyItHasNo */.ub, { key: whose.key });
		return {
			...whose,
			reason: new archive/* EmptyRepositoryError */.oN(empty, "config-error").message
		};
	}
	const failure = {
		...whose,
		reason: error.message
	};
	if (!(error instanceof base_outcome/* GitHubError */.y_)) return failure;
	if (status === 401 || error.outcome === "rate-limited") throw error;
	if (status === 403 || status === 404) return {
		...failure,
		noAccess: true
	};
	const isSilent = error instanceof errors/* GitHubRequestError */.vK && error.outcome === "network";
	return isSilent ? {
		...failure,
		noAnswer: true
	} : failure;
}
const CLASSROOM50_FILE = ".classroom50.yaml";
const Named = schemas/* looseObject */._H3({
	owner: schemas/* string */.YjP(),
	repo: schemas/* string */.YjP()
});
const MAX_YAML_BYTES = 16384;
function sourceRemarks(bytes, source) {
	if (bytes === undefined) return [github_says/* noClassroom50Yaml */.ri];
	let named;
	try {
		if (bytes.length > MAX_YAML_BYTES) throw new RangeError("too large");
		const document = (0,dist/* parse */.qg)(Buffer.from(bytes).toString("utf8"), {
			maxAliasCount: 0,
			uniqueKeys: false,
			logLevel: "silent"
		});
		named = typeof document === "object" && document !== null && "source" in document ? document.source : null;
	} catch {
		return [github_says/* classroom50Yaml */.Y0];
	}
	const { success, data } = Named.safeParse(named);
	const name = success ? (0,names/* parseRepositoryName */.$M)(`${data.owner}/${data.repo}`) : null;
	if (name !== null && (0,names/* sameRepository */.RB)(name, source)) return [];
	return [(0,base_sentence/* fill */.G)(github_says/* classroom50YamlNames */.u3, { source: (0,names/* fullName */.fq)(source) })];
}
function remarksOf(state, deadline) {
	if (state === null || deadline === null) return [];
	const due = deadline.toISOString().replace(/\.000Z$/, "Z");
	switch (state.status) {
		case "late": return [(0,base_sentence/* fill */.G)(github_says/* nothingPushedBefore */.Al, { due })];
		case "unattested": {
			const isWithheld = state.isWithheld === true;
			return [state.sha === null ? (0,base_sentence/* fill */.G)(github_says/* githubNotShow */.K7, {
				isWithheld,
				due
			}) : (0,base_sentence/* fill */.G)(github_says/* githubNotShowToken */.xL, {
				isWithheld,
				due
			})];
		}
		case "on-time": return [];
	}
}
async function persistently(work) {
	for (let attempt = 1;; attempt += 1) {
		try {
			return await work();
		} catch (error) {
			const again = error instanceof base_outcome/* GitHubError */.y_ && error.outcome === "network" && (0,errors/* statusOf */.c2)(error) === null;
			if (!again || attempt >= limits/* GITHUB_LIMITS */.f.archive.tries) throw error;
		}
	}
}
function collectRepositories(repositories, { collector, ...options }) {
	return (0,prefetch/* prefetch */.yj)(repositories, prefetch/* READS_AT_ONCE */._B, (one) => collectRepository(collector(), one, options));
}

var git_objects = __load__(76192);
var patterns = __load__(39274);
var github_repository = __load__(1493);
;// sources/github/named-repositories.js






async function namedRepositories(entry, input, github) {
	const pattern = (0,patterns/* parsePattern */.EY)(entry, null);
	if (typeof pattern === "string") throw new base_outcome/* SettingsError */.GN(`${input}: ${pattern}`);
	if (pattern.kind === "name") {
		try {
			return [(0,found_repository/* foundByName */.$)(await (0,github_repository/* readRepository */.Nu)(github, pattern.name))];
		} catch (error) {
			if (!(error instanceof base_outcome/* GitHubError */.y_) || ![
				403,
				404,
				451
			].includes((0,errors/* statusOf */.c2)(error) ?? 0)) throw error;
			if (error.outcome === "rate-limited") throw error;
			return error;
		}
	}
	const all = await (0,github_repository/* listRepositories */.xW)(github, pattern.owner);
	const matched = all.filter((one) => !one.isTemplate && !one.disabled && pattern.match(one.repo) !== null);
	if (matched.length === 0) {
		throw new base_outcome/* SettingsError */.GN((0,base_sentence/* fill */.G)(github_says/* noneRepositoriesToken */.wT, {
			input,
			entry: JSON.stringify(entry),
			all: all.length,
			owner: pattern.owner
		}));
	}
	return matched.map((one) => (0,found_repository/* foundByName */.$)(one, pattern.match(one.repo)?.student ?? null));
}

var collections = __load__(37129);
var ground = __load__(54926);
;// sources/pull-request/base-folder.js






async function collectBaseFolder(github, base, baseSha, path, options) {
	const contents = await (0,github_contents/* readContents */.r)(github, base, baseSha, options.selection, options.signal);
	const prefix = path.replace(/^\.\//, "").replace(/\/+$/, "");
	const inside = (file) => prefix === "" || prefix === "." ? file : file === prefix ? prefix.split("/").at(-1) ?? prefix : file.startsWith(`${prefix}/`) ? file.slice(prefix.length + 1) : null;
	const groups = new Map();
	for (const file of contents.files) {
		const rest = inside(file.path);
		if (rest === null) continue;
		const group = rest.includes("/") ? rest.slice(0, rest.indexOf("/")) : rest;
		(0,collections/* appendTo */.S2)(groups, group, {
			...file,
			path: rest,
			read: file.read.bind(file)
		});
	}
	if (groups.size === 0) {
		throw new base_outcome/* SettingsError */.GN((0,base_sentence/* fill */.G)(repositories_says/* compareHolds */.gE, {
			path: JSON.stringify(path),
			base: (0,names/* fullName */.fq)(base),
			baseSha: baseSha.slice(0, 7)
		}));
	}
	const folder = prefix === "" ? "" : `${prefix}/`;
	return [...groups].map(([group, files]) => ({
		ok: true,
		submission: {
			key: `${(0,names/* fullName */.fq)(base)}:${folder}${group}`,
			name: group,
			role: options.role,
			origin: {
				kind: "directory",
				path: `${folder}${group}`
			},
			files,
			leftOut: [],
			remarks: []
		}
	}));
}
function holds(tree, folder) {
	const prefix = `${folder.replace(/\/+$/, "")}/`;
	return tree.blobs.has(folder) || [...tree.blobs.keys()].some((path) => path.startsWith(prefix));
}
function isTaken({ from, to }, folders) {
	return folders.some((folder) => {
		const group = groupIn(folder, from);
		return group !== null && group !== groupIn(folder, to);
	});
}
function staying(files, places, folders) {
	return folders.reduce((left, folder) => {
		const groups = [...new Set(places.map((place) => groupIn(folder, place)))];
		return left.filter(({ path }) => {
			const group = groupIn(folder, path);
			return group === null || groups.every((one) => one === group);
		});
	}, files);
}
function groupIn(entry, path) {
	const parts = path.split("/");
	const folder = partsOf((0,ground/* beforeGlob */.Y)(entry));
	return folder.every((part, at) => part === parts[at]) && parts.length >= folder.length ? parts.slice(0, partsOf(entry).length + 1).join("/") : null;
}
function partsOf(path) {
	return external_node_path_.posix.resolve("/", path).split("/").filter((part) => part !== "");
}

;// sources/pull-request/collect-listed.js









const REPOSITORY_GLOB = /^([\w.-]+)\/(?=[^/]*[*?[\]{}])[^/]+$/;
const EMPTY = { blobs: new Map() };
async function* collectListed(entries, options) {
	const { github, base, baseSha } = options;
	const isAsked = entries.some((entry) => (0,names/* parseRepositoryName */.$M)(entry) !== null || REPOSITORY_GLOB.test(entry));
	const tree = isAsked ? await (0,git_objects/* readTree */.Zc)(github, base, baseSha) : EMPTY;
	for (const entry of entries) yield* collectOne(entry, tree, options);
}
function folderInTree(input, entry) {
	return new base_outcome/* SettingsError */.GN((0,base_sentence/* fill */.G)(repositories_says/* compareFolder */.Co, {
		input,
		entry: JSON.stringify(entry)
	}));
}
async function* collectOne(entry, tree, { base, baseSha, scope, selection, github, collector, signal }) {
	const options = {
		selection,
		role: "archive",
		deadline: null,
		signal
	};
	const name = (0,names/* parseRepositoryName */.$M)(entry);
	const glob = REPOSITORY_GLOB.exec(entry);
	if (glob !== null && !holds(tree, glob[1] ?? "")) {
		const all = await namedRepositories(entry, "compare-with", collector());
		if (all instanceof base_outcome/* GitHubError */.y_) throw all;
		yield* collectRepositories(all, {
			...options,
			collector
		});
	} else if (name === null || holds(tree, entry)) {
		if (scope === "tree") {
			throw folderInTree("compare-with", entry);
		}
		yield* await collectBaseFolder(github, base, baseSha, entry, options);
	} else {
		yield collectNamed(entry, name, collector(), options);
	}
}
async function collectNamed(entry, name, github, options) {
	try {
		return await collectRepository(github, (0,found_repository/* foundByName */.$)(await (0,github_repository/* readRepository */.Nu)(github, name)), options);
	} catch (error) {
		options.signal.throwIfAborted();
		if (!(error instanceof base_outcome/* GitHubError */.y_) || error.outcome === "rate-limited" || (0,errors/* statusOf */.c2)(error) === 401) {
			throw error;
		}
		return {
			ok: false,
			failure: {
				key: entry,
				name: entry,
				role: options.role,
				reason: error.message
			}
		};
	}
}

var wanted = __load__(46394);
var aside = __load__(28152);
var choose = __load__(31475);
;// sources/pull-request/moved-and-changed.js

const SAME_SHARE = .5;
const MOST_PAIRS = 1e4;
function movedAndChanged(removed, added, folders) {
	if (removed.length * added.length > MOST_PAIRS) return [];
	const lines = new Map([...removed, ...added].map((file) => [file, linesOf(file.bytes)]));
	const pairs = removed.flatMap((from) => added.map((to) => ({
		from,
		to,
		share: shareOf(lines.get(from), lines.get(to))
	}))).filter(({ share }) => share >= SAME_SHARE).toSorted((a, b) => b.share - a.share);
	const taken = new Set();
	return pairs.filter(({ from, to }) => {
		if (taken.has(from) || taken.has(to)) return false;
		taken.add(from).add(to);
		return !isTaken({
			from: from.path,
			to: to.path
		}, folders);
	});
}
function linesOf(bytes) {
	const found = new Map();
	for (const line of bytes.toString("latin1").split("\n")) {
		found.set(line, (found.get(line) ?? 0) + line.length + 1);
	}
	return found;
}
function shareOf(a = new Map(), b = new Map()) {
	const sum = (bytes) => [...bytes].reduce((all, one) => all + one, 0);
	const both = sum([...a].map(([line, bytes]) => Math.min(bytes, b.get(line) ?? 0)));
	return both / Math.max(sum(a.values()), sum(b.values()), 1);
}

var fetch_objects = __load__(767);
;// sources/pull-request/read-blobs.js


const LIMITS = {
	packedBytes: 32 * 1024 ** 2,
	objectBytes: aside/* MAX_ASIDE_FILE_BYTES */.xk,
	unpackedBytes: 64 * 1024 ** 2,
	objects: 1e4
};
const MOST_REQUESTS = 32;
async function readBlobs(github, base, shas) {
	const found = new Map();
	const open = [[...new Set(shas)]];
	for (let requests = 0; requests < MOST_REQUESTS; requests += 1) {
		const wants = open.pop();
		if (wants === undefined) break;
		try {
			for (const [sha, { type, bytes }] of await (0,fetch_objects/* fetchObjects */.rt)(github, base, { wants }, LIMITS)) {
				if (type === "blob") found.set(sha, bytes);
			}
		} catch (error) {
			if (!(error instanceof fetch_objects/* UnreadableObjectsError */.C4)) throw error;
			const half = Math.ceil(wants.length / 2);
			if (wants.length > 1) open.push(wants.slice(half), wants.slice(0, half));
		}
	}
	return found;
}

;// sources/pull-request/not-excused.js





async function notExcused(changes, bytesOf, { github, base, selection, folders, isStacked }) {
	const places = placesOf(changes, {
		selection,
		folders
	});
	const stays = new Set(staying(changes.modified, places, folders));
	const apart = changes.modified.filter((one) => isStacked || !stays.has(one));
	const inPlace = new Set(changes.modified.map(({ path }) => path));
	const added = isStacked ? places.filter((path) => !inPlace.has(path)) : [];
	const removed = added.length === 0 ? [] : changes.removed.filter(({ path }) => isWanted(path, selection));
	const read = await readBlobs(github, base, [...apart, ...removed].map(({ sha }) => sha));
	const former = (some) => some.flatMap(({ path, sha }) => textOf(path, read.get(sha)));
	const present = added.flatMap((path) => textOf(path, bytesOf(path)));
	const moved = movedAndChanged(former(removed), present, folders);
	return new Map([...former(apart).map(({ path, bytes }) => [path, bytes]), ...moved.map(({ from, to }) => [to.path, from.bytes])]);
}
function textOf(path, bytes) {
	return bytes === undefined ? [] : [{
		path,
		bytes
	}];
}
function placesOf({ blobs, moved }, { selection, folders }) {
	const taken = moved.filter((one) => isTaken(one, folders)).map(({ to }) => to);
	return [...blobs.keys(), ...taken].filter((path) => isWanted(path, selection));
}
function isWanted(path, selection) {
	return (0,wanted/* wantedOf */.L)(path, 0, selection) !== null;
}
function newLines(text, former) {
	const plain = (line) => line.replaceAll(/\s+/g, "");
	const stood = (0,collections/* occurrences */.T5)(former.toString("latin1").split("\n").map(plain));
	const lines = text.toString("latin1").split("\n").map((line) => {
		const left = stood.get(plain(line)) ?? 0;
		stood.set(plain(line), left - 1);
		return left > 0 ? "" : line;
	});
	return Buffer.from(lines.join("\n"), "latin1");
}

;// sources/pull-request/collect-pull-request.js












async function collectPullRequest(pull, options) {
	const { github, base } = options;
	const key = `${(0,names/* fullName */.fq)(base)}#${pull.number}`;
	const name = `#${pull.number} ${pull.author}`;
	const origin = {
		kind: "pull-request",
		owner: base.owner,
		repo: base.repo,
		number: pull.number,
		sha: pull.headSha,
		author: pull.author,
		...pull.createdAt === null ? {} : { createdAt: pull.createdAt }
	};
	try {
		const contents = options.heads === null ? await (0,github_contents/* readContents */.r)(github, base, pull.headSha, options.selection, options.signal) : await changedContents(pull, options.heads, options);
		const { files, leftOut, aside, outside, remarks } = contents;
		const submission = {
			key,
			name,
			role: options.role,
			origin,
			files,
			leftOut,
			aside,
			outside,
			remarks
		};
		return {
			ok: true,
			submission
		};
	} catch (error) {
		options.signal.throwIfAborted();
		if (error instanceof base_outcome/* GitHubError */.y_ && ((0,errors/* statusOf */.c2)(error) === 401 || error.outcome === "rate-limited")) {
			throw error;
		}
		if (error instanceof base_outcome/* GitHubError */.y_ && options.role === "judged") {
			const { message, outcome } = error;
			throw new base_outcome/* GitHubError */.y_(message, outcome, {
				cause: error,
				openMessage: message
			});
		}
		if (error instanceof base_outcome/* Failure */.HR) {
			return {
				ok: false,
				failure: {
					key,
					name,
					role: options.role,
					reason: error.message
				}
			};
		}
		throw error;
	}
}
async function changedContents(pull, heads, options) {
	const { github, base, selection, signal } = options;
	const changes = heads.changesOf(pull);
	const { blobs, leftOut: linked } = ownFiles(changes, options);
	const leftOut = [...linked];
	const brought = new Map();
	const asked = new Map();
	for (const [path, sha] of blobs) {
		const reason = selection.byPath(path, 0);
		const kind = reason === null ? "source" : (0,aside/* asideKind */.H5)(path, 0, reason, selection);
		const bytes = heads.brought(sha);
		if (kind !== null && bytes !== null) {
			brought.set(path, bytes);
		} else if (kind === null || (0,aside/* isTextKind */.kj)(kind) && heads.hasAllOf(pull)) {
			leftOut.push((0,wanted/* withDetail */._)({
				path,
				reason: reason ?? "not-source"
			}));
		} else {
			const unread = reason !== null && (0,aside/* isTextKind */.kj)(kind) ? {
				path,
				reason
			} : {
				path,
				reason: "limit",
				detail: selection_selection/* TOO_LARGE */.PH
			};
			asked.set(path, {
				sha,
				unread
			});
		}
	}
	signal.throwIfAborted();
	const read = await readBlobs(github, base, [...asked.values()].map(({ sha }) => sha));
	const bytesOf = (path) => brought.get(path) ?? read.get(asked.get(path)?.sha ?? "");
	const former = await notExcused(changes, bytesOf, options);
	const files = [];
	let reduced = 0;
	for (const path of blobs.keys()) {
		const question = asked.get(path);
		const bytes = bytesOf(path);
		const stood = former.get(path);
		if (bytes !== undefined && stood !== undefined && isPlainText(path, bytes)) {
			reduced += 1;
			files.push((0,submission/* inMemory */.ZK)(path, newLines(bytes, stood)));
		} else if (bytes !== undefined) {
			files.push((0,submission/* inMemory */.ZK)(path, bytes));
		} else if (question !== undefined) {
			leftOut.push(question.unread);
		}
	}
	const chosen = await (0,choose/* chooseFiles */.P)(files, selection, leftOut);
	if (reduced === 0 || options.isStacked) return chosen;
	return {
		...chosen,
		remarks: [...chosen.remarks, (0,base_sentence/* fill */.G)(repositories_says/* newLinesAlone */.bs, {
			one: reduced === 1,
			n: reduced
		})]
	};
}
function isPlainText(path, bytes) {
	return !bytes.includes(0) && !path.toLowerCase().endsWith(".ipynb");
}
function ownFiles(changes, { selection, folders }) {
	const blobs = new Map(changes.blobs);
	const leftOut = [...changes.leftOut];
	for (const move of changes.moved) {
		const isSame = (0,wanted/* wantedOf */.L)(move.from, 0, selection) === (0,wanted/* wantedOf */.L)(move.to, 0, selection);
		if (!isTaken(move, folders) && isSame) leftOut.push({
			path: move.to,
			reason: "starter-code"
		});
		else blobs.set(move.to, move.sha);
	}
	return {
		blobs,
		leftOut
	};
}

var sources_git_objects = __load__(79510);
var pack = __load__(92213);
var tarball = __load__(43599);
;// sources/pull-request/changes.js



const MODE_LINK = "120000";
function changesOf(found) {
	const blobs = new Map();
	const leftOut = [];
	const modified = [];
	const gone = [];
	const added = new Map();
	for (const { path, before, after } of found) {
		const old = before !== null && (0,sources_git_objects/* isFile */.fo)(before) ? {
			path,
			sha: before.sha
		} : null;
		const isPresent = after !== null && (0,sources_git_objects/* isFile */.fo)(after);
		if (after !== null && !isPresent) {
			leftOut.push({
				path,
				reason: after.mode === MODE_LINK ? "symlink" : "submodule"
			});
		}
		if (old !== null && !isPresent) gone.push(old);
		if (!isPresent || old?.sha === after.sha) continue;
		blobs.set(path, after.sha);
		if (old === null) (0,collections/* appendTo */.S2)(added, after.sha, path);
		else modified.push(old);
	}
	const moved = [];
	const removed = [];
	for (const { path, sha } of gone) {
		const places = added.get(sha) ?? [];
		const sameName = places.findIndex((to) => external_node_path_.posix.basename(to) === external_node_path_.posix.basename(path));
		const [to] = places.splice(Math.max(0, sameName), 1);
		if (to === undefined) {
			removed.push({
				path,
				sha
			});
		} else {
			blobs.delete(to);
			moved.push({
				from: path,
				to,
				sha
			});
		}
	}
	return {
		blobs,
		leftOut,
		modified,
		removed,
		moved
	};
}

;// sources/pull-request/heads.js








async function readHeads(github, base, pulls) {
	const read = new Map();
	const readAll = async (some) => {
		try {
			for (const [number, one] of await readTogether(github, base, some)) read.set(number, one);
		} catch (error) {
			if (!(error instanceof fetch_objects/* UnreadableObjectsError */.C4)) throw error;
			const [only] = some;
			if (some.length === 1 && only !== undefined) {
				read.set(only.number, error);
			} else {
				const half = Math.ceil(some.length / 2);
				await readAll(some.slice(0, half));
				await readAll(some.slice(half));
			}
		}
	};
	if (pulls.length > 0) await readAll(pulls);
	const all = [...read.values()].flatMap((one) => "brought" in one ? [one.brought] : []);
	const brought = [...new Set(all)];
	const found = ({ number }) => {
		const one = read.get(number);
		if (one === undefined) throw new Error(`pull request ${number} was not asked for`);
		if ("changes" in one) return one;
		throw one;
	};
	return {
		changesOf: (pull) => found(pull).changes,
		formerOf: ({ number }) => {
			const one = read.get(number);
			if (one === undefined || !("changes" in one)) return [];
			const { modified, removed, copied } = one.changes;
			return [
				...modified,
				...removed,
				...copied
			];
		},
		brought: (sha) => brought.find((objects) => objects.has(sha))?.get(sha)?.bytes ?? null,
		hasAllOf: (pull) => found(pull).hasAll
	};
}
async function readTogether(github, base, pulls) {
	const groups = await Promise.all([...Map.groupBy(pulls, ({ baseRef }) => baseRef).values()].map(async (own) => ({
		own,
		...await readOwn(github, base, own)
	})));
	const edges = new Map(groups.flatMap(({ own, brought }) => own.map(({ headSha }) => [headSha, edgesOf(headSha, brought)])));
	const forks = await forksOf(github, base, edges);
	const commits = new Set([...edges.keys(), ...forks.values()].filter((sha) => sha !== null));
	const trees = await (0,fetch_objects/* fetchObjects */.rt)(github, base, {
		wants: [...commits],
		depth: 1,
		filter: "blob:none"
	});
	const treeOf = (sha) => sha === null ? null : (0,sources_git_objects/* commitIn */.xt)(trees, sha)?.tree ?? "";
	return new Map(groups.flatMap(({ own, brought, hasAll }) => {
		const changed = own.map(({ number, headSha }) => {
			const before = treeOf(forks.get(headSha) ?? null);
			return {
				number,
				before,
				changes: compared(before, treeOf(headSha), trees, base)
			};
		});
		const asked = new Set(changed.flatMap(({ changes }) => [...changes.blobs.values()]));
		const stood = standing(trees, new Set(changed.map(({ before }) => before)), asked);
		return changed.map(({ number, changes }) => {
			const shas = new Set(changes.blobs.values());
			const copied = stood.filter(({ sha }) => shas.has(sha));
			return [number, {
				changes: {
					...changes,
					copied
				},
				brought,
				hasAll
			}];
		});
	}));
}
function standing(trees, roots, shas) {
	if (shas.size === 0) return [];
	const found = [];
	let last = null;
	try {
		for (const root of roots) {
			for (const { path, after } of (0,sources_git_objects/* differences */.tX)(trees, last, root)) {
				if (after !== null && (0,sources_git_objects/* isFile */.fo)(after) && shas.has(after.sha)) found.push({
					path,
					sha: after.sha
				});
			}
			last = root;
		}
	} catch (error) {
		if (!(error instanceof pack/* PackError */.q)) throw error;
	}
	return found;
}
function compared(before, after, trees, base) {
	try {
		return changesOf((0,sources_git_objects/* differences */.tX)(trees, before, after));
	} catch (error) {
		if (!(error instanceof pack/* PackError */.q)) throw error;
		const sentence = (0,base_sentence/* fill */.G)(repositories_says/* gitSends */.sI, {
			base: (0,names/* fullName */.fq)(base),
			error: error.message
		});
		throw new fetch_objects/* UnreadableObjectsError */.C4(sentence, "config-error", {
			cause: error,
			openMessage: sentence
		});
	}
}
async function forkOf(github, base, { headSha, baseSha }) {
	try {
		const own = await (0,fetch_objects/* fetchObjects */.rt)(github, base, {
			wants: [headSha],
			haves: [baseSha],
			filter: "tree:0"
		});
		const forks = await forksOf(github, base, new Map([[headSha, edgesOf(headSha, own)]]));
		return forks.get(headSha) ?? null;
	} catch (error) {
		if (!(error instanceof fetch_objects/* UnreadableObjectsError */.C4)) throw error;
		return null;
	}
}
async function readOwn(github, base, pulls) {
	const wants = [...new Set(pulls.map(({ headSha }) => headSha))];
	const haves = [...new Set(pulls.map(({ baseSha }) => baseSha))];
	try {
		const filter = `blob:limit=${tarball/* TARBALL_LIMITS */.cu.fileBytes + 1}`;
		return {
			brought: await (0,fetch_objects/* fetchObjects */.rt)(github, base, {
				wants,
				haves,
				filter
			}),
			hasAll: true
		};
	} catch (error) {
		if (!(error instanceof fetch_objects/* UnreadableObjectsError */.C4)) throw error;
		return {
			brought: await (0,fetch_objects/* fetchObjects */.rt)(github, base, {
				wants,
				haves,
				filter: "tree:0"
			}),
			hasAll: false
		};
	}
}
const DEPTH = 1e3;
function edgesOf(head, objects) {
	const edges = new Set();
	const seen = new Set([head]);
	for (const sha of seen) {
		const commit = (0,sources_git_objects/* commitIn */.xt)(objects, sha);
		if (commit === null) edges.add(sha);
		for (const parent of commit?.parents ?? []) seen.add(parent);
	}
	return [...edges];
}
async function forksOf(github, base, edges) {
	const several = [...edges.values()].filter((one) => one.length > 1).flat();
	const wants = [...new Set(several)];
	const history = await (0,fetch_objects/* fetchObjects */.rt)(github, base, {
		wants,
		depth: DEPTH,
		filter: "tree:0"
	});
	return new Map([...edges].map(([head, own]) => [head, newestOf(own, history)]));
}
function newestOf(edges, history) {
	if (edges.length < 2) return edges[0] ?? null;
	const older = new Set(edges.flatMap((edge) => [...ancestorsOf(edge, history)]));
	return edges.find((edge) => !older.has(edge)) ?? edges[0] ?? null;
}
function ancestorsOf(sha, history) {
	const found = new Set((0,sources_git_objects/* commitIn */.xt)(history, sha)?.parents);
	for (const one of found) for (const parent of (0,sources_git_objects/* commitIn */.xt)(history, one)?.parents ?? []) found.add(parent);
	return found;
}

;// sources/pull-request/modified-in-base.js







async function modifiedInBase(changes, others, heads, { github, base, selection, folders }) {
	const mayHoldCode = ({ path }) => isWanted(path, selection);
	const modified = changes.modified.filter(mayHoldCode);
	const replaced = new Set(modified.map(({ path }) => path));
	const added = [...changes.blobs].map(([path, sha]) => ({
		path,
		sha
	})).filter((one) => mayHoldCode(one) && !replaced.has(one.path));
	const removed = added.length === 0 ? [] : changes.removed.filter(mayHoldCode);
	const compared = removed.length === 0 ? [] : added;
	const places = placesOf(changes, {
		selection,
		folders
	});
	const copied = oneOfEach(staying(changes.copied, places, folders).filter((one) => mayHoldCode(one) && !replaced.has(one.path)));
	const own = new Map([...modified, ...copied].map((one) => [one.path, one]));
	const elsewhere = oneOfEach(staying(others, places, folders).filter((one) => mayHoldCode(one) && !own.has(one.path)));
	const asked = [
		...own.values(),
		...removed,
		...compared.filter(({ sha }) => heads.brought(sha) === null),
		...elsewhere
	];
	const read = await readBlobs(github, base, asked.map(({ sha }) => sha));
	const textsOf = (some) => some.flatMap(({ path, sha }) => {
		const bytes = read.get(sha) ?? heads.brought(sha);
		return bytes === null ? [] : [{
			path,
			bytes
		}];
	});
	const moved = movedAndChanged(textsOf(removed), textsOf(compared), folders);
	const former = [...textsOf([...own.values(), ...elsewhere]), ...moved.map(({ from }) => from)];
	const all = former.map(({ path, bytes }) => (0,submission/* inMemory */.ZK)(path, bytes));
	const stood = staying([...new Map(all.map((one) => [one.path, one])).values()], places, folders);
	const { files, aside } = await (0,choose/* chooseFiles */.P)(stood, selection);
	return {
		files,
		aside
	};
}
function oneOfEach(files) {
	return [...new Map(files.map((one) => [`${one.sha} ${external_node_path_.posix.extname(one.path)}`, one])).values()];
}

;// sources/pull-request/pull-request.js

















const pullRequest = {
	describe: () => "the pull request",
	async open(settings, context) {
		const { own: base, collector, signal } = context;
		if (base === null) throw new base_outcome/* SettingsError */.GN(repositories_says/* sourcePullRequest */.YX);
		const { compareWith, pullRequestScope: scope } = settings;
		const github = (0,client/* purposed */.fe)(context.github(), { target: "own" });
		const pull = await findPullRequest(context.event, github, base);
		const { baseSha } = pull;
		const ground = await (0,open_ground/* openGround */._)(settings, context, { base: {
			repository: base,
			sha: baseSha
		} });
		const listed = compareWith.kind === "list" ? compareWith.entries : [];
		const folders = [...listed, ...await baseFolders(settings, scope, ground)];
		const peers = compareWith.kind === "open-pull-requests" ? await findPeers(github, base, pull) : NO_PEERS;
		const heads = scope === "changed" ? await readHeads(github, base, [pull, ...peers.pulls]) : null;
		const common = {
			github,
			base,
			signal,
			folders
		};
		const baseStarter = async (options) => {
			const selection = (0,selection_selection/* createSelection */.P1)(options);
			const repositoryId = context.event.repositoryId ?? 0;
			const starter = await baseAsStarter(pull, peers.pulls, heads, {
				...common,
				selection,
				repositoryId
			});
			return {
				starter,
				marked: []
			};
		};
		const opened = await openStarter(settings, context, ground, baseStarter, { isBeside: true });
		const { selection } = opened;
		return {
			...opened,
			notices: [...opened.notices, ...peers.notices],
			notComparedWith: peers.notComparedWith,
			async *submissions() {
				const options = {
					...common,
					selection,
					scope,
					heads
				};
				yield collectPullRequest(pull, {
					...options,
					role: "judged",
					isStacked: false
				});
				const ofPeers = (0,client/* purposed */.fe)(context.github(), {
					target: "own",
					isOfPeer: true
				});
				yield* (0,prefetch/* prefetch */.yj)(peers.pulls, prefetch/* READS_AT_ONCE */._B, (one) => collectPullRequest(one, {
					...options,
					github: ofPeers,
					role: "archive",
					isStacked: one.baseRef !== pull.baseRef
				}));
				yield* collectListed(listed, {
					...options,
					baseSha,
					collector
				});
			}
		};
	}
};
async function baseFolders({ archive, aiReferences }, scope, ground) {
	const folders = [];
	for (const [input, lines] of [["archive", archive], ["ai-references", aiReferences]]) {
		for (const line of lines) {
			const entry = ground.entry(line);
			if ((0,external_node_path_.isAbsolute)(entry) || !await (0,entries/* isFolder */.lQ)(entry, ground.root)) continue;
			if (scope === "tree") throw folderInTree(input, line);
			folders.push(entry);
		}
	}
	return folders;
}
async function baseAsStarter(pull, peers, heads, options) {
	const { github, base } = options;
	const { baseSha } = pull;
	const key = `${(0,names/* fullName */.fq)(base)}@base`;
	if (heads !== null) {
		const others = peers.filter(({ baseRef }) => baseRef === pull.baseRef).flatMap((one) => heads.formerOf(one));
		const stood = await modifiedInBase(heads.changesOf(pull), others, heads, options);
		return baseSubmission(key, baseSha, stood, options);
	}
	const fork = await forkOf(github, base, pull);
	const present = await wholeBase(key, baseSha, options);
	if (fork === null || fork === baseSha) return present;
	const former = await wholeBase(`${(0,names/* fullName */.fq)(base)}@${fork.slice(0, 7)}`, fork, options);
	if (present === null || former === null) return present ?? former;
	const since = await (0,sources_starter/* withoutStarter */._x)(former, await (0,sources_starter/* starterKeys */.Co)(present), options.signal);
	const starter = {
		...since,
		aside: []
	};
	return joined({
		starter: present,
		marked: []
	}, {
		starter,
		marked: []
	}).starter;
}
async function wholeBase(key, sha, options) {
	const { github, base, selection, signal } = options;
	return baseSubmission(key, sha, await (0,github_contents/* readContents */.r)(github, base, sha, selection, signal), options);
}
function baseSubmission(key, sha, contents, { base, repositoryId }) {
	if (contents.files.length + (contents.aside ?? []).length === 0) return null;
	return {
		leftOut: [],
		remarks: [],
		...contents,
		key,
		name: `${base.repo} (base)`,
		role: "base",
		origin: {
			kind: "repository",
			...base,
			repositoryId,
			sha
		}
	};
}
async function findPullRequest(event, github, base) {
	if (event.pullRequest !== null) return event.pullRequest;
	if (event.workflowRun !== null) return (0,pull_request/* pullRequestOfHead */.oZ)(github, base, event.workflowRun);
	if (event.name === "merge_group") throw new base_outcome/* Skipped */.zY(repositories_says/* notCheckedMerge */.NM);
	throw new base_outcome/* SettingsError */.GN(repositories_says/* sourcePull */.f);
}
const MAX_PEERS = 100;
const NO_PEERS = {
	pulls: [],
	notices: [],
	notComparedWith: 0
};
async function findPeers(github, base, own) {
	const others = (await (0,pull_request/* openPullRequests */.Sm)(github, base)).filter(({ number }) => number !== own.number);
	const peers = others.filter((one) => !(0,pull_request/* isOfSameAuthor */.Db)(one, own));
	const notComparedWith = Math.max(0, peers.length - MAX_PEERS);
	const notices = [];
	if (peers.length < others.length) {
		notices.push((0,message/* message */.iU)("notices.peersOwn", { n: String(others.length - peers.length) }));
	}
	if (peers.length === 0) notices.push((0,message/* message */.iU)("notices.noPeers"));
	if (notComparedWith > 0) {
		notices.push((0,message/* message */.iU)("notices.peersLimit", {
			most: String(MAX_PEERS),
			n: String(peers.length),
			rest: String(notComparedWith)
		}));
	}
	return {
		pulls: fairly(peers),
		notices,
		notComparedWith
	};
}
function fairly(pulls) {
	const opened = new Map();
	const ranked = pulls.map((pull, at) => {
		const rank = opened.get(pull.authorId) ?? 0;
		opened.set(pull.authorId, rank + 1);
		return {
			pull,
			at,
			rank
		};
	});
	return ranked.toSorted((a, b) => a.rank - b.rank || a.at - b.at).slice(0, MAX_PEERS).toSorted((a, b) => a.at - b.at).map(({ pull }) => pull);
}

;// sources/github/starter-of-repository.js








async function starterOfRepository(name, options, { collector, signal }) {
	const github = collector();
	const { branch } = name;
	const marked = marks(await (0,github_repository/* readTextFile */.Gu)(github, name, ".gitattributes", branch));
	const repository = await (0,github_repository/* readRepository */.Nu)(github, name);
	const selection = (0,selection_selection/* createSelection */.P1)({
		...options,
		marked
	});
	if (branch !== null) {
		const contents = await (0,github_contents/* readContents */.r)(github, repository, `refs/heads/${branch}`, selection, signal);
		const { owner, repo, id } = repository;
		const origin = {
			kind: "repository",
			owner,
			repo,
			repositoryId: id,
			sha: contents.sha
		};
		return {
			starter: {
				key: (0,names/* fullName */.fq)(repository),
				name: repo,
				role: "base",
				origin,
				...contents
			},
			marked
		};
	}
	const found = (0,found_repository/* foundByName */.$)(repository);
	const collected = await collectRepository(github, found, {
		selection,
		role: "base",
		deadline: null,
		signal
	});
	if (!collected.ok) throw new base_outcome/* SettingsError */.GN(`starter: ${collected.failure.reason}`);
	return {
		starter: collected.submission,
		marked
	};
}

var candidates = __load__(9074);
var find_assignment = __load__(81885);
;// sources/repositories/repositories.js










const MAX_CHANCE = 3;
const repositories = {
	describe: ({ organization }) => organization === null ? "the list of repositories" : `the organisation ${organization}`,
	async open(settings, context) {
		const ground = await (0,open_ground/* openGround */._)(settings, context, { file: settings.manifest });
		const assignment = context.assignment ?? await (0,find_assignment/* findAssignment */.R)({
			...settings,
			manifest: settings.manifest === null ? null : ground.entry(settings.manifest)
		}, {
			directory: (0,candidates/* repositoryDirectory */.op)(context.collector()),
			root: ground.root,
			own: context.own
		});
		const opened = await openStarter(settings, context, ground, (options) => templateOf(assignment, options, context), { foreign: assignment.foreign });
		return {
			...opened,
			judged: assignment.discovery.found.map(({ repository }) => (0,names/* fullName */.fq)(repository)),
			notices: [...opened.notices, ...assignment.notices],
			submissions: (pins) => submissionsOf(assignment, settings, context, {
				...opened,
				pins
			})
		};
	}
};
async function templateOf({ template, isLinked }, options, context) {
	if (template === null) return NO_STARTER;
	try {
		return await starterOfRepository(template, options, context);
	} catch (error) {
		if (!isLinked || !(error instanceof base_outcome/* Failure */.HR) || error.outcome === "rate-limited") throw error;
		const notice = (0,message/* message */.iU)("notices.templateNotRead", { why: (0,message/* inEnglish */.kK)(error.message) });
		return {
			...NO_STARTER,
			notices: [notice]
		};
	}
}
async function* submissionsOf({ discovery, due, template }, settings, { collector, signal, part }, { selection, pins }) {
	for (const { key, name, reason } of discovery.missing) {
		if (part?.(key) !== false) yield {
			ok: false,
			failure: {
				key,
				name,
				role: "judged",
				reason
			}
		};
	}
	const found = discovery.found.flatMap((one) => {
		const sha = pins.get(one.repository.id);
		if (sha === null || part?.((0,names/* fullName */.fq)(one.repository)) === false) return [];
		return [sha === undefined ? one : {
			...one,
			sha
		}];
	});
	const closed = [];
	const silent = [];
	for await (const one of collectRepositories(found, {
		role: "judged",
		selection,
		collector,
		signal,
		deadline: settings.deadline ?? due,
		classroom50Source: settings.classroom50 === null ? null : template
	})) {
		if (!one.ok && one.failure.noAccess === true) closed.push(one.failure.reason);
		if (!one.ok && one.failure.noAnswer === true) silent.push(one.failure.reason);
		yield one;
	}
	const isEnough = found.length === discovery.found.length || found.length > MAX_CHANCE;
	const all = found.length;
	if (all === 0 || !isEnough) return;
	if (closed.length === all) {
		throw ofAll((0,base_sentence/* fill */.G)(repositories_says/* noneRepositoriesRead */.N$, { found: all }), closed, "forbidden");
	}
	if (silent.length === all) throw ofAll((0,base_sentence/* fill */.G)(repositories_says/* noneRepositoriesSent */.T5, { found: all }), silent, "network");
}
function ofAll(sentence, [first = ""], outcome) {
	return new base_outcome/* GitHubError */.y_(`${sentence} ${first}`, outcome, { openMessage: sentence });
}

;// sources/sources.js



const SOURCES = {
	directory: directory,
	"pull-request": pullRequest,
	repositories: repositories,
	workspace: workspace
};

var promises_ = __load__(51455);
var paths = __load__(5560);
var write_new = __load__(43108);
;// sources/base-ground.js










async function baseGround(lines, base, around) {
	const { github, tempDir, signal } = around;
	const { repository, sha } = base;
	const root = (0,external_node_path_.join)(tempDir, "base");
	const workspace = await real(around.workspace);
	const entries = new Map();
	for (const line of lines) entries.set(line, await placed((0,paths/* writtenPath */.dR)(line), workspace));
	const folders = [...entries.values()].filter((entry) => !(0,external_node_path_.isAbsolute)(entry)).map(folderOf);
	await files.fs.makeFolder(root);
	const missed = folders.length === 0 ? [] : await layOut(folders);
	return {
		root,
		place: `of the base (${(0,names/* fullName */.fq)(repository)} at ${sha.slice(0, 7)}; in a run on a pull request folders are read there, or outside of the workspace)`,
		notices: missed.length === 0 ? [] : [(0,base_sentence/* fill */.G)(says/* fileFiles */.A_, {
			one: missed.length === 1,
			missed: missed.length,
			names: missed.slice(0, base_ground_NAMED).join(", "),
			isMore: missed.length > base_ground_NAMED
		})],
		entry: (line) => entries.get(line) ?? line
	};
	async function layOut(wanted) {
		const listing = await (0,git_objects/* readTree */.Zc)(github, repository, sha);
		const isWanted = (path) => wanted.some((folder) => folder === "" || path === folder || path.startsWith(`${folder}/`));
		const paths = [...listing.blobs.keys()].filter(isWanted);
		if (paths.length === 0 && !listing.truncated) return [];
		const tarball = await (0,archive/* readArchive */.bL)(github, repository, sha, (path) => isWanted(path) ? "counts" : null, signal);
		const missing = [];
		let asked = 0;
		for (const path of listing.truncated ? tarball.files.keys() : paths) {
			const packed = tarball.files.get(path)?.bytes;
			const blob = listing.blobs.get(path);
			let bytes = packed ?? null;
			if (blob !== undefined && (packed === undefined || (0,names/* blobSha */.wJ)(packed) !== blob.sha)) {
				asked += 1;
				bytes = asked > MAX_ASKED ? null : await bytesOf(blob.sha);
			}
			if (bytes === null || !await (0,write_new/* writeNew */.qf)(root, path, bytes)) missing.push(path);
		}
		return missing;
	}
	async function bytesOf(blob) {
		const bytes = await (0,git_objects/* readBlob */.gm)(github, repository, blob);
		return "reason" in bytes ? null : bytes;
	}
}
const base_ground_NAMED = 5;
const MAX_ASKED = 100;
async function placed(line, workspace) {
	if (!(0,external_node_path_.isAbsolute)(line) && !/^\.\.(?:\/|$)/.test(external_node_path_.posix.normalize(line))) return line;
	const full = await real((0,external_node_path_.resolve)(workspace, line));
	const inside = (0,paths/* below */.Gz)(workspace, full);
	return inside === null ? full : `./${inside}`;
}
async function real(path) {
	return (0,promises_.realpath)(path).catch(() => path);
}
function folderOf(entry) {
	return external_node_path_.posix.relative("/", external_node_path_.posix.resolve("/", (0,ground/* beforeGlob */.Y)(entry)));
}

;// sources/github/repositories.js




const REPOSITORIES = {
	named: namedRepositories,
	collect: collectRepositories,
	starterOf: starterOfRepository,
	baseGround: baseGround
};

var archiver_zip = __load__(83675);
var threads = __load__(57173);
;// check/second-look/in-thread.js

async function inThread(job, { clock, signal }, limitMs) {
	signal.throwIfAborted();
	const done = new AbortController();
	const thread = threads/* Thread */.j.start({
		kind: "second-look",
		job
	});
	const answer = new Promise((resolve) => {
		thread.once("message", (end) => {
			resolve(end.kind === "found" ? end : end.message);
		});
		thread.once("error", (error) => resolve(error.message));
		thread.once("exit", () => resolve("the thread ended before it was done"));
	});
	const late = clock.sleep(limitMs, AbortSignal.any([signal, done.signal])).then(() => `more than ${Math.round(limitMs / 1e3)} seconds were needed`);
	let result = "";
	try {
		result = await Promise.race([answer, late]);
		return result;
	} finally {
		done.abort();
		late.catch(() => {});
		await (typeof result === "string" ? thread.terminate() : thread.release(null, job.next !== undefined));
	}
}

var contract_findings = __load__(94825);
var client_errors = __load__(43076);
var history_limits = __load__(47358);
var pardon = __load__(50353);
var tally = __load__(34676);
var run_says = __load__(8673);
var within_time = __load__(9930);
;// check/run/first-seen.js









async function withFirstSeen(report, { settings, world }, endsAtMs) {
	const hasRepository = report.findings.submissions.some(({ origin }) => origin?.kind === "repository");
	const { flagged, standsOut } = report.verdict;
	if (!hasRepository || flagged.length + standsOut.length === 0) return report;
	const { pairsToDate, whoWasFirst } = await Promise.all(/* import() */[__load__.e(3190), __load__.e(1954)]).then(__load__.bind(__load__, 70763));
	const pairs = pairsToDate(report);
	if (pairs.length === 0) return report;
	const found = new Map(pairs.map((pair) => [pair, NOT_REACHED]));
	const { log } = world;
	await log.group("Who had it first", async () => {
		try {
			const requests = await inTimeOfHistory(world, endsAtMs, (signal) => whoWasFirst(report.findings, pairs, settings, {
				github: (0,within_time/* until */.TG)(world.collector, signal)(),
				signal
			}, ({ pair, first }) => {
				found.set(pair, first);
			}));
			log.info(`Pushes of ${(0,format/* count */.U9)(pairs.length, "pair")} were looked at, with ${(0,format/* count */.U9)(requests, "request")}.`);
		} catch (error) {
			if (!(error instanceof base_outcome/* Failure */.HR)) throw error;
			log.warning(error.message);
		}
	});
	const dated = report.findings.pairs.map((pair) => {
		const first = found.get(pair);
		return first === undefined ? pair : {
			...pair,
			first
		};
	});
	return {
		...report,
		findings: {
			...report.findings,
			pairs: dated
		}
	};
}
async function inTimeOfHistory({ clock, signal }, checkEndsAtMs, body) {
	const endsAtMs = Math.min(checkEndsAtMs, clock.now() + history_limits/* HISTORY_LIMITS */.A.timeMs);
	if (endsAtMs <= clock.now()) throw new client_errors/* DeadlineError */.j3(run_says/* noTimeLeft */.KB);
	return (0,within_time/* withinTime */.dn)({
		clock,
		endsAtMs,
		signal,
		sentence: run_says/* noTimeLeft */.KB
	}, body);
}
const NOT_REACHED = {
	a: {
		kind: "unknown",
		reason: "over-budget"
	},
	b: {
		kind: "unknown",
		reason: "over-budget"
	}
};
async function withPushedFirst(report, { world }, endsAtMs) {
	const { findings, verdict, thresholds, dismissed, students } = report;
	const [flag, ...more] = verdict.flagged.filter(({ by }) => by.every((one) => one === "similarity"));
	const own = findings.submissions.find(({ key }) => key === flag?.key);
	if (own?.origin?.kind !== "pull-request" || more.length > 0) return report;
	if (students.notComparedWith > 0) return report;
	const total = (0,contract_findings/* highest */.BR)((0,tally/* knownTotals */.R)(own)) ?? 0;
	const explained = (0,pardon/* pairsThatExplain */.en)(own, total, findings, thresholds.similarity) ?? [];
	const pairs = explained.filter((pair) => !(0,pardon/* isDismissed */.gO)(pair, dismissed));
	if (pairs.length === 0) return report;
	const { isProvenFirst } = await Promise.all(/* import() */[__load__.e(3190), __load__.e(5129)]).then(__load__.bind(__load__, 72926));
	let isFirst = false;
	try {
		isFirst = await inTimeOfHistory(world, endsAtMs, (ended) => {
			const github = (0,client/* purposed */.fe)((0,within_time/* until */.TG)(world.github, ended)(), {
				target: "own",
				isOfPeer: true
			});
			return isProvenFirst(findings, own, pairs, github);
		});
	} catch (error) {
		if (!(error instanceof base_outcome/* Failure */.HR)) throw error;
	}
	world.log.info(`GitHub\u2019s record of pushes ${isFirst ? "proves" : "does not prove"} that the pull request had the shared code first.`);
	if (!isFirst) return report;
	const proven = findings.pairs.map((pair) => pairs.includes(pair) ? {
		...pair,
		pushedFirst: pair.a === own.key ? "a" : "b"
	} : pair);
	return {
		...report,
		findings: {
			...findings,
			pairs: proven
		}
	};
}

var open_service = __load__(47144);
;// check/run/machine.js





const MACHINE = {
	sources: SOURCES,
	repositories: REPOSITORIES,
	beginZip: archiver_zip/* beginArchiverZip */.n,
	lookAgain: inThread,
	openHere: async () => {
		const { compare, warmThread } = await (0,load/* loadComparing */.pN)();
		warmThread();
		return {
			kind: "embedded",
			host: null,
			compare,
			close: () => Promise.resolve()
		};
	},
	openService: open_service/* openService */.IH,
	forecast: async (...of) => {
		const { withWebForecast } = await __load__.e(/* import() */ 1129).then(__load__.bind(__load__, 11129));
		return withWebForecast(...of);
	},
	firstSeen: async (report, run, endsAtMs) => withPushedFirst(await withFirstSeen(report, run, endsAtMs), run, endsAtMs)
};

var version = __load__(58508);
var system_clock = __load__(67283);
;// program/process/this-machine.js



const THIS_MACHINE = {
	...MACHINE,
	clock: system_clock/* systemClock */.m,
	random: () => Math.random(),
	date: () => new Date(),
	toolVersion: version/* VERSION */.x
};


}),


93293:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
I_:()=>findEntries,
XU:()=>collectEntries,
lQ:()=>isFolder
});
var _base__6__ = __load__(98216);
var _base__7__ = __load__(4771);
var _base__8__ = __load__(33897);
var _contract__9__ = __load__(39010);
var _github__10__ = __load__(50926);
var _native__5__ = __load__(76760);
var _native__11__ = __load__(497);
var _folders_collect_found_js__0__ = __load__(89808);
var _folders_find_submissions_js__1__ = __load__(38756);
var _folders_readable_js__2__ = __load__(73055);
var _ground_js__3__ = __load__(54926);
var _says_js__4__ = __load__(62069);









const REPOSITORY = /^[\w.-]+\/[^/\\]+$/;
async function isFolder(entry, root) {
	const plain = (0,_ground_js__3__.Y)(entry);
	if (plain !== "" && await exists((0,_native__5__.resolve)(root, plain))) return true;
	return !REPOSITORY.test(entry) || entry.startsWith("./") || entry.startsWith("../");
}
async function findEntries(lines, options) {
	const entries = [];
	const notices = [];
	for (const line of lines) {
		const entry = options.ground.entry(line);
		const isLocal = await isFolder(entry, options.ground.root);
		const found = isLocal ? await pathsOf(line, options) : await repositoriesOf(entry, options);
		entries.push(...found.entries);
		notices.push(...found.notices);
	}
	return {
		entries,
		notices
	};
}
async function pathsOf(line, { input, role, ground, selection, signal }) {
	const { root } = ground;
	const entry = ground.entry(line);
	if (!await exists((0,_native__5__.resolve)(root, (0,_ground_js__3__.Y)(entry)))) {
		throw new _base__6__.GN((0,_base__7__.G)(_says_js__4__.v9, {
			input,
			line: JSON.stringify(line),
			place: ground.place
		}));
	}
	const downloads = role === "archive" ? {
		layout: "auto",
		language: "auto",
		isArchive: true
	} : undefined;
	const options = {
		root,
		patterns: [entry],
		selection,
		downloads,
		signal
	};
	const { found, notices } = await (0,_folders_find_submissions_js__1__.R)(options);
	return {
		entries: found.map((one) => ({
			kind: "found",
			key: one.key,
			found: one
		})),
		notices: notices.map((one) => (0,_base__8__.iU)("words.colon", {
			first: input,
			rest: (0,_contract__9__.OI)(one)
		}))
	};
}
async function repositoriesOf(entry, { input, role, collector, repositories }) {
	const found = await repositories.named(entry, input, collector());
	if (found instanceof _base__6__.y_) {
		const failure = {
			key: entry,
			name: entry,
			role,
			reason: found.message
		};
		return {
			entries: [{
				kind: "failure",
				key: entry,
				failure
			}],
			notices: []
		};
	}
	return {
		entries: found.map((one) => ({
			kind: "repository",
			key: (0,_github__10__.fq)(one.repository),
			found: one
		})),
		notices: []
	};
}
async function* collectEntries(entries, options) {
	const { role, ground, selection, signal } = options;
	const named = entries.flatMap((entry) => entry.kind === "repository" ? [entry.found] : []);
	const repositories = options.repositories.collect(named, {
		...options,
		deadline: null
	});
	try {
		for (const entry of entries) {
			if (entry.kind === "failure") {
				yield {
					ok: false,
					failure: entry.failure
				};
			} else if (entry.kind === "found") {
				yield (0,_folders_collect_found_js__0__.D)(entry.found, {
					root: ground.root,
					selection,
					role,
					signal,
					unpacks: true
				});
			} else {
				yield (await repositories.next()).value;
			}
		}
	} finally {
		await repositories.return(undefined);
	}
}
async function exists(path) {
	return _native__11__.fs.stat(path).then(() => true, (error) => (0,_folders_readable_js__2__.dP)(error) !== null);
}


}),

15228:
((__module__, __out__, __load__) => {


__load__.d(__out__, {
SU:()=>CLASS_LIMITS,
Ip:()=>MAX_ARCHIVE_BYTES,
aF:()=>archiveIn,
p_:()=>openArchive,
w_:()=>unreadAs
});

var archive_names = __load__(97);
var message = __load__(33897);
var submission = __load__(4071);
var files = __load__(497);
var bytes_at = __load__(26917);
var zip_directory = __load__(47504);
var unpack_entry = __load__(12557);
;// system/zip/zip-file.js




const MAX_DIRECTORY_BYTES = 256 * 1024 * 1024;
const MAX_OVERHEAD_BYTES = 64 * 1024;
async function openZipFile(path, limits) {
	const [place, directory] = await reading(path, async (handle) => {
		const { size } = await handle.stat();
		const tailStart = Math.max(0, size - zip_directory/* TAIL_BYTES */.dd);
		const tail = await (0,bytes_at/* bytesAt */.L)(handle, tailStart, size - tailStart);
		const found = (0,zip_directory/* findDirectory */.te)(tail, tailStart, limits, true);
		if (found.bytes > MAX_DIRECTORY_BYTES) {
			throw (0,unpack_entry/* damagedEntry */.Qz)(path, `its directory has more than ${MAX_DIRECTORY_BYTES} bytes`);
		}
		return [found, await (0,bytes_at/* bytesAt */.L)(handle, found.start, found.bytes)];
	});
	const { headers, problems, folders } = (0,zip_directory/* readDirectory */.gZ)(directory, place, limits);
	return {
		entries: [...headers].map(([name, header]) => ({
			path: name,
			size: header.size,
			read: () => readEntry(path, name, header, place.start)
		})),
		problems,
		folders
	};
}
async function readEntry(path, name, header, dataEnd) {
	if (header.packedSize > 2 * header.size + MAX_OVERHEAD_BYTES) {
		throw (0,unpack_entry/* damagedEntry */.Qz)(name, "it is larger packed than unpacked");
	}
	const packed = await reading(path, async (handle) => {
		const from = header.local + (0,unpack_entry/* localBytes */.Zj)(await (0,bytes_at/* bytesAt */.L)(handle, header.local, unpack_entry/* LOCAL_BYTES */.cF), name);
		if (from + header.packedSize > dataEnd) throw (0,unpack_entry/* damagedEntry */.Qz)(name, "its contents are cut off");
		return (0,bytes_at/* bytesAt */.L)(handle, from, header.packedSize);
	});
	return (0,unpack_entry/* unpackEntryAside */.tx)(name, header, packed);
}
async function reading(path, body) {
	const handle = await files.fs.open(path, "r");
	try {
		return await body(handle);
	} finally {
		await handle.close();
	}
}

var reader = __load__(40753);
var text_in = __load__(76436);
var unused_name = __load__(65702);
var tar = __load__(15699);
;// sources/folders/archive.js







const MAX_ARCHIVE_BYTES = 128 * 1024 * 1024;
const MAX_FILE_BYTES = 16 * 1024 * 1024;
const CLASS_LIMITS = {
	maxEntries: 5e5,
	maxEntryBytes: MAX_ARCHIVE_BYTES,
	maxTotalBytes: 64 * 1024 ** 3
};
const MAX_TAR_BYTES = 256 * 1024 * 1024;
async function openArchive(path, limits, signal) {
	if (!(0,archive_names/* isZip */.K0)(path)) {
		const body = files.fs.pieces(path);
		return readTarball(body, (0,archive_names/* isPackedTar */.qC)(path), {
			...limits,
			maxTotalBytes: MAX_TAR_BYTES
		}, signal);
	}
	const { entries, problems, folders } = await openZipFile(path, limits);
	return {
		entries: [...entries, ...problems.map(problemEntry)],
		folders
	};
}
const REMARKS = "zip-comments.txt";
async function archiveIn(bytes, name, limits, signal) {
	if (!(0,archive_names/* isZip */.K0)(name)) return readTarball(once(bytes), (0,archive_names/* isPackedTar */.qC)(name), limits, signal);
	const { entries, problems, comments } = (0,reader/* readZip */.u)(bytes, limits);
	const read = entries.map((entry) => ({
		path: entry.path,
		size: entry.size,
		read: () => entry.readAside()
	}));
	const remarks = (0,text_in/* joined */.o)(comments);
	if (remarks !== null) {
		const names = new unused_name/* UnusedNames */.N();
		for (const { path } of entries) names.take(path);
		read.push({
			path: names.take(REMARKS),
			size: remarks.length,
			read: () => Promise.resolve(remarks)
		});
	}
	return {
		entries: [...read, ...problems.map(problemEntry)],
		folders: []
	};
}
async function* once(bytes) {
	yield await Promise.resolve(bytes);
}
function problemEntry({ path, size, reason }) {
	return unreadEntry(path, size, unreadAs(reason));
}
function unreadAs(reason) {
	switch (reason) {
		case "encrypted": return {
			reason: "unreadable",
			detail: (0,message/* message */.iU)("notices.encrypted")
		};
		case "unsupported-method":
		case "damaged": return { reason: "unreadable" };
		case "too-large": return TOO_LARGE;
		case "unsafe-path":
		case "symlink":
		case "special-file":
		case "duplicate-name": return { reason };
	}
}
const TOO_LARGE = {
	reason: "limit",
	detail: (0,message/* message */.iU)("report.leftOutTooLarge")
};
function unreadEntry(path, size, leftOut) {
	return {
		path,
		size,
		read: () => Promise.reject(new Error(leftOut.reason)),
		leftOut,
		isUnread: true
	};
}
async function readTarball(body, isPacked, limits, signal) {
	const entries = [];
	const folders = [];
	let kept = 0;
	await (0,tar/* readTar */.s)(body, {
		isPacked,
		signal,
		limits: {
			entries: limits.maxEntries,
			unpackedBytes: 8 * limits.maxTotalBytes
		},
		onEntry: ({ name, type, size }) => {
			const path = (0,zip_directory/* safePath */.nG)(name);
			const leftOut = refusal(path, type, size, kept, limits);
			if (type === "directory" || name.endsWith("/")) {
				if (path !== null) folders.push(path);
			} else if (path === null || leftOut !== null) {
				entries.push(unreadEntry(path ?? name, size, leftOut ?? { reason: "unsafe-path" }));
			} else {
				kept += size;
				return (bytes) => entries.push((0,submission/* inMemory */.ZK)(path, bytes));
			}
			return null;
		}
	});
	return {
		entries,
		folders
	};
}
function refusal(path, type, size, kept, { maxEntryBytes, maxTotalBytes }) {
	if (path === null) return { reason: "unsafe-path" };
	if (type === "link") return { reason: "symlink" };
	if (type !== "file") return { reason: "special-file" };
	if (size > ((0,archive_names/* isReadArchive */.L3)(path) ? maxEntryBytes : Math.min(maxEntryBytes, MAX_FILE_BYTES))) {
		return TOO_LARGE;
	}
	return kept + size <= maxTotalBytes ? null : {
		reason: "limit",
		detail: (0,message/* message */.iU)("notices.archiveHoldsMuch", { limit: {
			as: "bytes",
			value: maxTotalBytes
		} })
	};
}


}),

36998:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
BZ:()=>LEAST_OF_A_DOWNLOAD,
Ly:()=>addedClasses,
Ux:()=>MOST_LOOKED_INTO,
lk:()=>classesAmong,
qf:()=>notDownload
});
var _base__7__ = __load__(68171);
var _base__9__ = __load__(33897);
var _base__10__ = __load__(73043);
var _base__11__ = __load__(97);
var _base__12__ = __load__(59362);
var _base__13__ = __load__(98216);
var _base__16__ = __load__(37129);
var _engine__15__ = __load__(92005);
var _native__8__ = __load__(76760);
var _native__14__ = __load__(497);
var _archive_js__0__ = __load__(15228);
var _download_js__1__ = __load__(72363);
var _hand_ins_js__2__ = __load__(17987);
var _key_of_js__3__ = __load__(48880);
var _list_folder_js__4__ = __load__(40332);
var _listing_js__5__ = __load__(65723);
var _walk_js__6__ = __load__(21478);










const MOST_LOOKED_INTO = 20;
const LEAST_OF_A_DOWNLOAD = 2;
const NAMED = 5;
async function classesAmong(all, options) {
	const isWanted = options.downloads?.layout === "auto";
	if (!isWanted || all.length < 2 || all.length > MOST_LOOKED_INTO) return [];
	const notices = [];
	const plain = [];
	for (const one of all) {
		if (one.kind === "hand-in" && one.facts !== null) continue;
		const layout = one.kind === "path" ? await platformAt(one.path, options) : null;
		const name = one.kind === "path" ? (0,_base__7__.RK)((0,_native__8__.basename)(one.path)) : one.name;
		if (layout === null) {
			const listing = one.kind === "path" ? await listingFor(one.path, options) : (0,_listing_js__5__.K7)({
				...NO_FILES,
				entries: one.files.map(({ entry, path }) => ({
					...entry,
					path
				}))
			});
			plain.push({
				name,
				...groupsOf(listing)
			});
		} else {
			notices.push((0,_base__9__.iU)("notices.readAsOne", {
				name: JSON.stringify(name),
				...layout
			}));
		}
	}
	const classes = plainClasses(plain);
	if (classes.length === 0) return notices;
	const names = (0,_base__10__.KE)(classes.map(({ name }) => name), NAMED, JSON.stringify);
	const kind = classes.every(isOfFiles) ? "files" : "other";
	return [...notices, (0,_base__9__.iU)("notices.classesAsOne", {
		n: classes.length,
		names,
		kind
	})];
}
async function addedClasses(paths, options) {
	if (paths.length > MOST_LOOKED_INTO) return [];
	const classes = [];
	for (const path of paths) {
		const listing = await listingFor(path, options);
		if (areSeveral(groupsOf(listing)) || await platformAt(path, options) !== null) classes.push(path);
	}
	const [first] = classes;
	if (first === undefined) return [];
	const names = classes.map((path) => (0,_key_of_js__3__.T)(options.root, path));
	return [(0,_base__9__.iU)("notices.addedAsOne", {
		n: classes.length,
		names: (0,_base__10__.KE)(names, NAMED, JSON.stringify),
		example: JSON.stringify(`${(0,_base__11__.sP)((0,_key_of_js__3__.T)(options.root, first))}/*`)
	})];
}
function areSeveral({ groups, archives, alike, loose }) {
	const isAlike = archives === groups.length || alike === groups.length;
	return loose === 0 && groups.length >= LEAST_OF_A_DOWNLOAD && isAlike && !isSeries(groups);
}
async function platformAt(path, { root, downloads, ignore, signal = _base__12__.ds }) {
	const place = {
		layout: "auto",
		language: "auto",
		...downloads,
		place: (0,_key_of_js__3__.T)(root, path)
	};
	const kind = await kindOf(path);
	if (kind === null) return null;
	const reading = kind === "folder" ? (0,_download_js__1__.E0)(path, await (0,_walk_js__6__.MN)(ignore), place) : (0,_download_js__1__.w3)(path, false, place, signal);
	const people = ((await reading.catch(notDownload))?.found ?? []).filter(_hand_ins_js__2__.Zq);
	const platform = people[0]?.facts?.platform;
	return platform === undefined || people.length < LEAST_OF_A_DOWNLOAD ? null : {
		download: (0,_hand_ins_js__2__.qg)(platform),
		n: people.length
	};
}
const notDownload = (0,_base__13__.L1)(_base__13__.j1, () => null);
async function kindOf(path) {
	const found = await _native__14__.fs.stat(path).catch(() => null);
	if (found?.isDirectory() === true) return "folder";
	return found?.isFile() === true && (0,_base__11__.L3)(path) ? "archive" : null;
}
async function listingFor(path, { ignore, signal = _base__12__.ds }) {
	const kind = await kindOf(path);
	if (kind === "folder") return (0,_listing_js__5__.K7)(await (0,_list_folder_js__4__.Y)(path, await (0,_walk_js__6__.MN)(ignore)));
	const opened = kind === null ? null : await (0,_archive_js__0__.p_)(path, _archive_js__0__.SU, signal).catch(() => null);
	signal.throwIfAborted();
	return (0,_listing_js__5__.K7)({
		...NO_FILES,
		...opened
	});
}
const NO_FILES = {
	name: "",
	entries: [],
	folders: []
};
function groupsOf(listing) {
	const inner = (0,_listing_js__5__.DE)(listing);
	if (inner !== null) return groupsOf(inner);
	const roots = listing.roots.filter(({ name }) => !name.startsWith(".") && !(0,_download_js__1__.DF)(name));
	const archives = roots.filter(({ name, isFolder }) => !isFolder && ((0,_base__11__.L3)(name) || (0,_base__11__.Bo)(name)));
	const folders = roots.filter(({ isFolder, files }) => isFolder && files.some(({ path }) => (0,_engine__15__.TE)(path)));
	const bearers = (0,_base__16__.T5)(folders.flatMap(({ files }) => [...new Set(files.map(({ path }) => (0,_native__8__.basename)(path)).filter(_engine__15__.TE))]));
	return {
		groups: [...archives, ...folders].map(({ name }) => name),
		archives: archives.length,
		alike: Math.max(0, ...bearers.values()),
		loose: roots.filter(({ name, isFolder }) => !isFolder && (0,_engine__15__.TE)(name)).length
	};
}
const LEAST_OF_A_PLAIN_CLASS = 5;
const SURELY_PEOPLE = 10;
function plainClasses(all) {
	const bearers = (0,_base__16__.T5)(all.flatMap(({ groups }) => [...new Set(groups)]));
	const areTasks = all.every(({ name }) => TASK.test(name));
	const classes = all.filter((one) => {
		const { groups, archives, alike } = one;
		const half = groups.length / 2;
		if (areTasks && isOfFiles(one)) return true;
		if (groups.length < LEAST_OF_A_PLAIN_CLASS || isSeries(groups)) return false;
		if (groups.length >= SURELY_PEOPLE || areTasks) return true;
		const areOfAll = groups.filter((name) => (bearers.get(name) ?? 0) > 1).length >= half;
		const areNames = groups.filter((name) => OF_PEOPLE.test(name)).length >= half;
		return !areOfAll && (areNames || archives >= half || alike >= half);
	});
	return classes.length * 2 >= all.length || isWholeCourse(classes, all) ? classes : [];
}
function isOfFiles({ groups, loose }) {
	return groups.length === 0 && loose >= LEAST_OF_A_PLAIN_CLASS;
}
const MOST_OF_A_COURSE = 6;
function isWholeCourse(classes, all) {
	const groups = groupsIn(all);
	const people = groupsIn(classes);
	return all.length <= MOST_OF_A_COURSE && people >= SURELY_PEOPLE && people * 3 > groups * 2;
}
function groupsIn(all) {
	return all.reduce((sum, { groups }) => sum + groups.length, 0);
}
const OF_PEOPLE = /[\s,@]|\d{5}|(?![a-z])\p{L}/iu;
const TASK = /^(?:hw|homework|assignment|task|exercise|ex|lab|week|sheet|pset|quiz|blatt|übung|uebung|aufgabe|abgabe|tarea|práctica|practica|devoir|exercice|tp|\u4f5c\u4e1a|\u5b9e\u9a8c)[\s_-]*\d+$/iu;
const TEAMS = /^(?:group|grupp|grupo|groupe|team|equip|équip|student|participant|teilnehm|\u7ec4|\u5c0f\u7ec4)/i;
function isSeries(names) {
	const words = (0,_base__16__.T5)(names.filter((name) => !TEAMS.test(name) && !/\d{5}/.test(name)).map((name) => /^(?:\p{Script=Han}|\p{L}+)?/u.exec(name.toLowerCase())?.[0]));
	return Math.max(1, ...words.values()) >= Math.max(2, names.length / 2);
}


}),

89808:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
D:()=>collectFound
});
var _base__6__ = __load__(71198);
var _base__7__ = __load__(2051);
var _base__8__ = __load__(25771);
var _engine__9__ = __load__(92005);
var _engine__10__ = __load__(98024);
var _collect_path_js__0__ = __load__(28437);
var _selection_choose_js__1__ = __load__(31475);
var _selection_selection_js__2__ = __load__(45579);
var _collect_in_time_js__3__ = __load__(61363);
var _readable_js__4__ = __load__(73055);
var _unpack_js__5__ = __load__(84517);








function collectFound(one, options) {
	return one.kind === "path" ? (0,_collect_path_js__0__.A)(one.path, {
		...options,
		key: one.key
	}) : collectHandIn(one, options);
}
async function collectHandIn(one, options) {
	const { key, name, path, facts, remarks } = one;
	const role = one.isOlder && options.role === "judged" ? "archive" : options.role;
	return (0,_collect_in_time_js__3__.t)({
		key,
		name,
		role
	}, options, async (signal) => {
		const { selection } = options;
		const candidates = (0,_unpack_js__5__.K)(candidatesOf(one), {
			selection,
			signal
		});
		const chosen = await (0,_selection_choose_js__1__.P)(candidates, selection, [], signal);
		return {
			origin: {
				kind: "directory",
				path,
				...facts === null ? {} : { handIn: facts }
			},
			...chosen,
			remarks: [...remarks, ...chosen.remarks]
		};
	}, (error) => ` ${(0,_readable_js__4__.Ms)(error)}.`);
}
async function* candidatesOf({ files, textEnding }) {
	for (const { entry, path, isText = false, isLink = false } of files) {
		if (isLink) yield {
			...entry,
			path,
			leftOut: { reason: "web-link" }
		};
		else if (!isText) yield {
			...entry,
			path
		};
		else yield await typed(entry, path, textEnding);
	}
}
async function typed(entry, path, textEnding) {
	const text = async () => {
		const html = (0,_base__6__.D4)(await entry.read());
		if ("reason" in html) throw new Error(html.reason);
		return (0,_base__7__.s)(html.text);
	};
	const ending = textEnding ?? (entry.size > _selection_selection_js__2__.gZ ? null : endingOf(await text().catch(() => "")));
	return {
		...entry,
		path: `${path.replace(/\.html?$/i, "")}.${ending ?? "txt"}`,
		read: async () => (0,_base__8__.As)(await text())
	};
}
function endingOf(text) {
	return (0,_engine__9__.Mv)((0,_engine__10__.L)(text) ?? "")?.extensions[0] ?? null;
}


}),

61363:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
t:()=>collectInTime
});
var _says_js__0__ = __load__(45147);
var _base__1__ = __load__(59362);
var _base__2__ = __load__(4771);


const MAX_COLLECT_MS = 12e4;
async function collectInTime(facts, { signal, limitMs = MAX_COLLECT_MS }, body, reasonOf) {
	const { signal: late, clear } = (0,_base__1__.zc)(limitMs);
	const ends = signal === undefined ? late : AbortSignal.any([signal, late]);
	try {
		return {
			ok: true,
			submission: {
				...facts,
				...await body(ends)
			}
		};
	} catch (error) {
		signal?.throwIfAborted();
		const words = late.aborted ? (0,_base__2__.G)(_says_js__0__.Gw, { seconds: limitMs / 1e3 }) : reasonOf(error);
		return {
			ok: false,
			failure: {
				...facts,
				reason: `${facts.key}${words}`
			}
		};
	} finally {
		clear();
	}
}


}),

28437:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
A:()=>collectPath
});
var _base__10__ = __load__(97);
var _base__15__ = __load__(4771);
var _native__11__ = __load__(76760);
var _native__13__ = __load__(497);
var _system__12__ = __load__(47504);
var _system__14__ = __load__(5560);
var _system__16__ = __load__(40753);
var _tar_js__0__ = __load__(15699);
var _selection_choose_js__1__ = __load__(31475);
var _collect_in_time_js__2__ = __load__(61363);
var _archive_js__3__ = __load__(15228);
var _key_of_js__4__ = __load__(48880);
var _readable_js__5__ = __load__(73055);
var _own_files_js__6__ = __load__(38197);
var _unpack_js__7__ = __load__(84517);
var _walk_js__8__ = __load__(21478);
var _says_js__9__ = __load__(45147);













class PathError extends Error {}
async function collectPath(path, options) {
	const place = (0,_key_of_js__4__.T)(options.root, path);
	const { key = place } = options;
	const name = (0,_base__10__.sP)((0,_native__11__.basename)(path));
	return (0,_collect_in_time_js__2__.t)({
		key,
		name,
		role: options.role
	}, options, async (signal) => ({
		origin: {
			kind: "directory",
			path: place
		},
		...await filesOf(path, options, signal)
	}), reasonOf);
}
function reasonOf(error) {
	if (error instanceof PathError) return ` ${error.message}`;
	if (error instanceof _system__12__.Wz) return `: ${error.message}`;
	if (error instanceof _tar_js__0__.Z) return ` ${error.message}.`;
	return ` ${(0,_readable_js__5__.Ms)(error)}.`;
}
async function filesOf(path, { selection, ignore, unpacks }, signal) {
	const stats = await _native__13__.fs.stat(path).catch((error) => {
		const isGone = error instanceof Error && "code" in error && error.code === "ENOENT";
		throw isGone ? new PathError("cannot be read; perhaps its name is not UTF-8: rename it.") : error;
	});
	const choose = (files) => (0,_selection_choose_js__1__.P)(unpacks === true ? (0,_unpack_js__7__.K)(files, {
		selection,
		signal
	}) : files, selection, [], signal);
	if (stats.isDirectory()) return choose((0,_walk_js__8__.GG)(path, ignore));
	const kind = (0,_system__14__.I2)(stats);
	if (kind !== null) throw new PathError((0,_base__15__.G)(_says_js__9__.mg, { kind }));
	if ((0,_base__10__.Bo)(path)) {
		throw new PathError("is an archive of a kind that is not read: unpack it, or put its contents into a ZIP.");
	}
	if (!(0,_base__10__.L3)(path)) {
		const file = {
			path: (0,_native__11__.basename)(path),
			size: stats.size,
			read: () => (0,_own_files_js__6__.CB)(path, stats.size)
		};
		return choose([file]);
	}
	const limits = {
		..._system__16__.L,
		maxEntryBytes: _archive_js__3__.Ip
	};
	const { entries } = await (0,_archive_js__3__.p_)(path, limits, signal);
	return choose((0,_unpack_js__7__.c)(entries));
}


}),

72363:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
DF:()=>isOfProject,
E0:()=>downloadInFolder,
w3:()=>downloadInArchive
});
var _base__8__ = __load__(97);
var _base__11__ = __load__(4771);
var _base__12__ = __load__(33897);
var _native__9__ = __load__(76760);
var _system__10__ = __load__(47504);
var _engine__13__ = __load__(92005);
var _tar_js__0__ = __load__(15699);
var _archive_js__1__ = __load__(15228);
var _hand_ins_js__2__ = __load__(17987);
var _list_folder_js__3__ = __load__(40332);
var _listing_js__4__ = __load__(65723);
var _recognise_js__5__ = __load__(874);
var _readable_js__6__ = __load__(73055);
var _says_js__7__ = __load__(45147);












async function downloadInFolder(folder, ignore, place) {
	const listing = (0,_listing_js__4__.K7)(await (0,_list_folder_js__3__.Y)(folder, ignore));
	const { recognised, notices } = platformIn(listing, place);
	if (recognised === null) return {
		found: null,
		notices
	};
	return handInsIn(recognised, await (0,_list_folder_js__3__.b)(folder, ignore), place);
}
async function downloadInArchive(path, isAlone, place, signal) {
	const name = (0,_base__8__.sP)((0,_native__9__.basename)(path));
	let files;
	try {
		files = {
			name,
			...await (0,_archive_js__1__.p_)(path, _archive_js__1__.SU, signal)
		};
		if (isAlone) files = await withoutOuter(files, signal);
	} catch (error) {
		const isTold = error instanceof _system__10__.Wz || error instanceof _tar_js__0__.Z || (0,_readable_js__6__.dP)(error) !== null;
		if (isTold) return {
			found: null,
			notices: []
		};
		throw error;
	}
	const listing = (0,_listing_js__4__.K7)(files);
	const { layout } = place;
	if (layout === "folders" || layout === "flat") {
		return handInsIn(plainPlaceOf(listing, layout), files, place);
	}
	const { recognised, notices } = platformIn(listing, place);
	if (recognised !== null) return handInsIn(recognised, files, place);
	const plain = isAlone ? plainClass(listing) : null;
	if (plain === null) return {
		found: null,
		notices
	};
	const { found, notices: more } = await handInsIn(plain, files, place);
	const said = (0,_base__11__.G)(_says_js__7__._6, {
		place: place.place,
		found: found.length,
		isFolders: plain.layout === "folders"
	});
	return {
		found,
		notices: [
			...notices,
			said,
			...more
		]
	};
}
async function withoutOuter(files, signal) {
	const { entries } = (0,_listing_js__4__.K7)(files);
	const [only, other] = entries.filter(({ path }) => !(0,_listing_js__4__.ze)(path));
	const isOne = only !== undefined && other === undefined && (0,_base__8__.L3)(only.path);
	if (!isOne || only.isUnread === true) return files;
	const name = (0,_base__8__.sP)((0,_native__9__.basename)(only.path));
	return {
		name,
		...await (0,_archive_js__1__.aF)(await only.read(), only.path, _archive_js__1__.SU, signal)
	};
}
function platformIn(listing, { layout, place }) {
	return layout === "auto" ? (0,_recognise_js__5__.GJ)(listing, place) : {
		recognised: (0,_recognise_js__5__.$t)(listing, layout, place),
		notices: []
	};
}
async function handInsIn(recognised, files, place) {
	const { layout, wrappers } = recognised;
	const listing = (0,_recognise_js__5__.Gz)((0,_listing_js__4__.K7)(files), wrappers);
	const junk = files.entries.length - listing.entries.length;
	const { found, counted, notices } = await (0,_hand_ins_js__2__.dQ)((0,_recognise_js__5__.Jj)(recognised), {
		layout,
		listing,
		place: place.place,
		keyPrefix: place.isArchive === true ? `${(0,_native__9__.basename)(place.place)}/` : "",
		language: place.language
	});
	const told = counted === null ? [] : [(0,_base__12__.iU)("notices.download", {
		...counted,
		junk
	})];
	return {
		found,
		notices: [...told, ...notices]
	};
}
const OF_A_PROJECT = new Set("src test tests lib libs include doc docs bin build target out dist app main public assets resources data scripts config node_modules".split(" "));
function isOfProject(name) {
	return OF_A_PROJECT.has(name.toLowerCase());
}
function plainClass(listing) {
	const wrappers = wrappersOf(listing);
	const { roots } = (0,_recognise_js__5__.Gz)(listing, wrappers);
	const groups = roots.filter(({ name, isFolder }) => isFolder || (0,_base__8__.L3)(name) || (0,_base__8__.Bo)(name));
	const people = groups.filter(({ name }) => !name.startsWith(".") && !isOfProject(name));
	if (people.length >= 2) return {
		layout: "folders",
		wrappers
	};
	const loose = roots.filter(({ name, isFolder }) => !isFolder && (0,_engine__13__.TE)(name));
	return groups.length === 0 && loose.length >= 2 ? {
		layout: "flat",
		wrappers
	} : null;
}
function plainPlaceOf(listing, layout) {
	const wrappers = wrappersOf(listing);
	const hasGroups = (0,_recognise_js__5__.Gz)(listing, wrappers).roots.some(({ name, isFolder }) => isFolder || (0,_base__8__.L3)(name) || (0,_base__8__.Bo)(name));
	return {
		layout,
		wrappers: layout === "flat" || hasGroups ? wrappers : 0
	};
}
function wrappersOf(listing) {
	let wrappers = 0;
	for (let at = (0,_listing_js__4__.DE)(listing); at !== null && wrappers < _recognise_js__5__.gy; at = (0,_listing_js__4__.DE)(at)) wrappers += 1;
	return wrappers;
}


}),

56632:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
n:()=>expandPattern,
w:()=>namesIn
});
var picomatch__6__ = __load__(6843);
var _base__7__ = __load__(98216);
var _base__8__ = __load__(4771);
var _base__10__ = __load__(97);
var _base__11__ = __load__(73043);
var _native__5__ = __load__(76760);
var _native__9__ = __load__(497);
var _system__4__ = __load__(5560);
var _key_of_js__0__ = __load__(48880);
var _readable_js__1__ = __load__(73055);
var _walk_js__2__ = __load__(21478);
var _says_js__3__ = __load__(45147);








async function expandPattern(root, line, note) {
	const pattern = (0,_system__4__.dR)(line);
	const literal = (0,_native__5__.resolve)(root, pattern);
	if (await (0,_readable_js__1__.$B)(literal, line)) return [literal];
	const scan = picomatch__6__.scan(pattern);
	if (!scan.isGlob) {
		throw new _base__7__.j1((0,_base__8__.G)(_says_js__3__.AI, {
			line: JSON.stringify(line),
			root,
			found: await whatIsThere(root)
		}));
	}
	const base = (0,_native__5__.resolve)(root, /^[A-Za-z]:$/.test(scan.base) ? `${scan.base}/` : scan.base);
	const glob = scan.glob.replace(/\/+$/, "");
	const matches = picomatch__6__(glob, {
		dot: false,
		nonegate: true,
		windows: false
	});
	const found = [];
	const depth = glob.includes("**") ? _walk_js__2__.lr : glob.split("/").length;
	const visit = async (folder, prefix, level) => {
		const entries = await _native__9__.fs.list(folder).catch((error) => {
			const isGone = error.code === "ENOENT";
			const facts = {
				folder: (0,_key_of_js__0__.T)(root, folder),
				why: (0,_readable_js__1__.Ms)(error)
			};
			if (!isGone) note((0,_base__8__.G)(_says_js__3__.Vj, facts));
			return [];
		});
		for (const entry of entries.toSorted(_walk_js__2__.nG)) {
			const path = prefix === "" ? entry.name : `${prefix}/${entry.name}`;
			if (matches(path) && (entry.isDirectory() || (0,_base__10__.L3)(path))) found.push((0,_native__5__.join)(folder, entry.name));
			if (entry.isDirectory() && level < depth && entry.name !== "node_modules" && entry.name !== ".git") {
				await visit((0,_native__5__.join)(folder, entry.name), path, level + 1);
			}
		}
	};
	await (0,_readable_js__1__.$B)(base, line);
	await visit(base, "", 1);
	if (found.length === 0) {
		throw new _base__7__.j1((0,_base__8__.G)(_says_js__3__.rg, {
			line: JSON.stringify(line),
			base,
			found: await whatIsThere(base)
		}));
	}
	return found;
}
async function whatIsThere(folder) {
	const visible = await namesIn(folder);
	if (visible === null) return _says_js__3__.fJ;
	return visible === "" ? _says_js__3__.MY : (0,_base__8__.G)(_says_js__3__.iP, { visible });
}
async function namesIn(folder) {
	const entries = await _native__9__.fs.list(folder).catch(() => null);
	const visible = entries?.map(({ name }) => name).filter((name) => !name.startsWith("."));
	return visible === undefined ? null : (0,_base__11__.KE)(visible.toSorted(), 8, JSON.stringify);
}


}),

38756:
((__module__, __out__, __load__) => {


__load__.d(__out__, {
R:()=>findSubmissions,
k:()=>foundPath
});

var abort = __load__(59362);
var sentence = __load__(4771);
var outcome = __load__(98216);
var archive_names = __load__(97);
var external_node_path_ = __load__(76760);
var native_files = __load__(497);
var unused_name = __load__(65702);
var classes_among = __load__(36998);
var folders_download = __load__(72363);
var expand_pattern = __load__(56632);
var compare_text = __load__(92105);
var format = __load__(73043);
var languages = __load__(92005);
var paths = __load__(5560);
var key_of = __load__(48880);
var layout = __load__(69405);
var folders_listing = __load__(65723);
var own_files = __load__(38197);
var report_folder = __load__(17146);
var archive = __load__(15228);
;// sources/folders/unpacked-beside.js




const MOST_LOOKED_FOR = 1e3;
async function unpackedBeside(paths, signal) {
	const there = new Set(paths);
	const same = new Set();
	const other = [];
	for (const path of paths) {
		const folder = (0,external_node_path_.join)((0,external_node_path_.dirname)(path), (0,archive_names/* withoutEnding */.sP)((0,external_node_path_.basename)(path)));
		if (!(0,archive_names/* isReadArchive */.L3)(path) || !there.has(folder)) continue;
		if (await isUnpackedIn(path, folder, signal)) same.add(path);
		else other.push(path);
	}
	return {
		same,
		other
	};
}
async function isUnpackedIn(path, folder, signal) {
	const opened = await (0,archive/* openArchive */.p_)(path, archive/* CLASS_LIMITS */.SU, signal).catch(() => null);
	signal.throwIfAborted();
	if (opened === null) return false;
	const listing = (0,folders_listing/* listingOf */.K7)({
		name: "",
		...opened
	});
	const inner = (0,folders_listing/* unwrapped */.DE)(listing);
	return await lieIn(listing, folder) || inner !== null && await lieIn(inner, folder);
}
async function lieIn({ entries }, folder) {
	const files = entries.filter(({ path }) => !(0,folders_listing/* isJunk */.ze)(path));
	if (files.length === 0 || files.length > MOST_LOOKED_FOR) return false;
	for (const { path, size, leftOut } of files) {
		if (leftOut !== undefined) return false;
		const found = await native_files.fs.lstat((0,external_node_path_.join)(folder, path)).catch(() => null);
		if (found?.isFile() !== true || found.size !== size) return false;
	}
	return true;
}

var walk = __load__(21478);
var says = __load__(45147);
;// sources/folders/folders-in.js













const NAMED = 5;
async function foldersIn({ path: place, real }, isFlat, { root, selection, ignore, signal = abort/* NEVER_ABORTED */.ds }) {
	const entries = (await native_files.fs.list(place)).toSorted(walk/* byName */.nG);
	const notices = [];
	const grouped = [];
	const loose = [];
	const others = [];
	const names = new Set();
	for (const entry of entries) {
		if (entry.name.startsWith(".") || entry.name === "__MACOSX" || entry.name === "node_modules") {
			others.push(entry.name);
			continue;
		}
		const path = (0,external_node_path_.join)(place, entry.name);
		const target = entry.isSymbolicLink() ? await inside(path, real) : (0,external_node_path_.join)(real, entry.name);
		if (target !== null && target === ignore) continue;
		if (real === ignore && await (0,own_files/* isOfReport */.CN)(entry.name, path)) continue;
		if (target === null) {
			notices.push((0,sentence/* fill */.G)(says/* linkLeads */.au, { root: (0,key_of/* keyOf */.T)(root, path) }));
			continue;
		}
		const kind = entry.isSymbolicLink() ? await native_files.fs.stat(target) : entry;
		if (kind.isDirectory() && await (0,report_folder/* isReport */.PS)(path)) {
			notices.push((0,sentence/* fill */.G)(says/* isOwnFolder */.Zn, { folder: (0,key_of/* keyOf */.T)(root, path) }));
			continue;
		}
		const isArchive = kind.isFile() && ((0,archive_names/* isReadArchive */.L3)(entry.name) || (0,archive_names/* isOtherArchive */.Bo)(entry.name));
		const number = grouped.length + loose.length;
		const one = {
			path,
			real: names.has(entry.name) ? `${target}\0${number}` : target
		};
		names.add(entry.name);
		if (kind.isDirectory() || isArchive) grouped.push(one);
		else if (kind.isFile() && isSource(entry.name, selection)) loose.push(one);
		else others.push(entry.name);
	}
	const isGrouped = !isFlat && grouped.length > 0;
	const packed = isGrouped ? await unpackedBeside(grouped.map(({ path }) => path), signal) : null;
	if (packed !== null) notices.push(...packedNotices(root, packed));
	const submissions = isGrouped ? grouped.filter(({ path }) => packed?.same.has(path) !== true) : loose;
	if (isGrouped && loose.length > 0) notices.push(looseNotice((0,key_of/* keyOf */.T)(root, place), loose));
	if (isFlat) others.push(...grouped.map(({ path }) => (0,external_node_path_.basename)(path)));
	const untold = others.filter((name) => !(0,folders_listing/* isJunk */.ze)(name)).toSorted(compare_text/* compareText */.n);
	notices.push(...(0,layout/* notTaken */.h4)(untold).map((one) => `${(0,key_of/* keyOf */.T)(root, place)}: ${one}`));
	const isProgram = loose.length > 0 || grouped.every(({ path }) => (0,folders_download/* isOfProject */.DF)((0,external_node_path_.basename)(path)));
	const parts = isProgram ? loose.length + grouped.length : 0;
	return {
		shape: isGrouped ? "folders" : "files",
		parts,
		submissions,
		notices
	};
}
function packedNotices(root, { same, other }) {
	const facts = (paths) => [...Map.groupBy(paths, external_node_path_.dirname)].map(([folder, there]) => {
		const names = there.map((path) => (0,external_node_path_.basename)(path)).toSorted(compare_text/* compareText */.n);
		return {
			place: (0,key_of/* keyOf */.T)(root, folder),
			names: (0,format/* listed */.KE)(names, NAMED, JSON.stringify)
		};
	});
	return [...facts(same).map((one) => (0,sentence/* fill */.G)(says/* packedBeside */.Nr, one)), ...facts(other).map((one) => (0,sentence/* fill */.G)(says/* otherBeside */.RP, one))];
}
function isSource(name, selection) {
	return (0,languages/* extensionOf */.je)(name) !== "" && selection.byPath(name, 0) === null;
}
function looseNotice(place, loose) {
	const names = loose.map(({ path }) => (0,external_node_path_.basename)(path));
	return (0,sentence/* fill */.G)(says/* holdsSource */.uq, {
		place,
		one: loose.length === 1,
		loose: loose.length,
		names: (0,format/* listed */.KE)(names, NAMED, JSON.stringify)
	});
}
async function inside(link, root) {
	const target = await native_files.fs.realpath(link).catch(() => null);
	if (target === null) return null;
	return (0,paths/* below */.Gz)(root, target) ? target : null;
}

var hand_ins = __load__(17987);
var readable = __load__(73055);
;// sources/folders/find-submissions.js














async function findSubmissions(options) {
	const { root, patterns } = options;
	const taken = new Taken(root);
	const notices = [];
	const taking = [];
	const matches = [];
	const note = (text) => notices.push(text);
	for (const pattern of patterns) matches.push({
		pattern,
		places: await (0,expand_pattern/* expandPattern */.n)(root, pattern, note)
	});
	const named = await (0,report_folder/* withoutReports */.EO)([...new Set(matches.flatMap(({ places }) => places))], options, note);
	await (0,report_folder/* refuseReportAmong */.lW)(named, options);
	const packed = await unpackedBeside(named, options.signal ?? abort/* NEVER_ABORTED */.ds);
	notices.push(...packedNotices(root, packed));
	const all = named.filter((place) => !packed.same.has(place));
	const isAlone = all.length === 1;
	const archives = isAlone ? null : await downloadsAmong(all, options);
	const read = new Map();
	for (const place of all) {
		read.set(place, archives?.get(place) ?? await submissionsIn(place, isAlone, options));
	}
	const { layout, isArchive = false } = options.downloads ?? {};
	const areOnes = layout === "auto" && areSubmissions([...read.values()]);
	if (areOnes) {
		notices.push((0,sentence/* fill */.G)(says/* foldersAsOnes */.PY, { n: read.size }));
	} else if (layout === "auto" && !isArchive) {
		notices.push(...classesNotice([...read.values()]));
	}
	notices.push(...filesNotice([...read.values()]));
	for (const { pattern, places } of matches) {
		const found = places.flatMap((place) => read.get(place) ?? []).map((one) => areOnes ? asOne(root, one) : one);
		notices.push(...found.flatMap((one) => one.notices));
		const claims = found.flatMap((one) => one.claims);
		if (found.length > 0 && claims.every((claim) => claim.found.length === 0)) {
			const [place = "", other] = places;
			const names = other === undefined ? await (0,expand_pattern/* namesIn */.w)(place) ?? "" : "";
			throw new outcome/* ConfigurationError */.j1((0,sentence/* fill */.G)(says/* pathHolds */.or, {
				pattern: JSON.stringify(pattern),
				places: places.join(", "),
				names
			}));
		}
		for (const claim of claims) if (taken.add(claim)) taking.push(...claim.found);
	}
	const isOlder = (one) => Number(one.kind === "hand-in" && one.isOlder);
	notices.push(...await (0,classes_among/* classesAmong */.lk)(taking, options));
	const found = withOwnKeys(taking).toSorted((a, b) => isOlder(a) - isOlder(b));
	return {
		found: found.filter((one) => !isTemplate(one)),
		templates: found.filter(isTemplate),
		notices
	};
}
function isTemplate(one) {
	return one.kind === "hand-in" && one.isTemplate;
}
class Taken {
	#root;
	#taken = new Map();
	#around = new Map();
	constructor(root) {
		this.#root = root;
	}
	add({ path, real }) {
		if (this.#taken.has(real)) return false;
		const above = foldersAbove(real);
		const other = above.find((folder) => this.#taken.has(folder)) ?? this.#around.get(real);
		if (other !== undefined) {
			throw new outcome/* ConfigurationError */.j1((0,sentence/* fill */.G)(says/* pathLie */.es, {
				root: (0,key_of/* keyOf */.T)(this.#root, path),
				other: (0,key_of/* keyOf */.T)(this.#root, other)
			}));
		}
		this.#taken.set(real, path);
		for (const folder of above) if (!this.#around.has(folder)) this.#around.set(folder, real);
		return true;
	}
}
function foundPath(root, path) {
	return {
		kind: "path",
		key: (0,key_of/* keyOf */.T)(root, path),
		path
	};
}
function withOwnKeys(found) {
	const keys = new unused_name/* UnusedNames */.N();
	return found.map((one) => ({
		...one,
		key: keys.take(one.key)
	}));
}
function foldersAbove(path) {
	const folders = [];
	for (let folder = (0,external_node_path_.dirname)(path); folder !== folders.at(-1); folder = (0,external_node_path_.dirname)(folder)) folders.push(folder);
	return folders;
}
const LEAST_OF_A_CLASS = 5;
const MOST_OF_THEM = 2 / 3;
function areSubmissions(places) {
	const sizes = places.flatMap(({ parts }) => parts > 0 ? [parts] : []).toSorted((a, b) => a - b);
	const archives = places.filter(({ shape }) => shape === "itself").length;
	if (places.length < 2 || (sizes.length + archives) * 2 <= places.length) return false;
	const most = sizes[Math.floor(sizes.length * MOST_OF_THEM)];
	return most !== undefined && most < Math.max(LEAST_OF_A_CLASS, places.length);
}
function classesNotice(places) {
	const classes = places.filter(({ shape, parts }) => shape === "files" && parts > 1);
	const files = classes.reduce((sum, { parts }) => sum + parts, 0);
	return classes.length > 1 ? [(0,sentence/* fill */.G)(says/* filesOfFolders */.uL, {
		folders: classes.length,
		files
	})] : [];
}
function filesNotice(places) {
	const files = places.filter(({ shape }) => shape === "file");
	const folders = Map.groupBy(files, ({ place }) => (0,external_node_path_.dirname)(place.path));
	return folders.size > 1 && folders.size < files.length ? [(0,sentence/* fill */.G)(says/* filesAsOnes */.v3, {
		files: files.length,
		folders: folders.size
	})] : [];
}
function asOne(root, one) {
	if (one.shape === "download") return one;
	return {
		...one,
		notices: [],
		claims: [{
			...one.place,
			found: [foundPath(root, one.place.path)]
		}]
	};
}
async function downloadsAmong(paths, options) {
	if (options.downloads?.layout !== "auto" || !paths.every((path) => (0,archive_names/* isReadArchive */.L3)(path))) return null;
	const found = new Map();
	for (const path of paths) {
		const place = {
			path,
			real: await native_files.fs.realpath(path)
		};
		const download = await archiveIn(place, false, options);
		if (download === null) return null;
		found.set(path, download);
	}
	return found;
}
async function archiveIn(place, isAlone, { root, downloads, signal }) {
	if (downloads === undefined || downloads.layout === "single") return null;
	if (!(await native_files.fs.stat(place.path)).isFile()) return null;
	const options = {
		...downloads,
		place: (0,key_of/* keyOf */.T)(root, place.path)
	};
	const { found, notices } = await (0,folders_download/* downloadInArchive */.w3)(place.path, isAlone, options, signal ?? abort/* NEVER_ABORTED */.ds);
	if (found !== null) return {
		place,
		shape: "download",
		parts: 0,
		claims: [{
			...place,
			found
		}],
		notices
	};
	const claims = [{
		...place,
		found: [foundPath(root, place.path)]
	}];
	return isAlone ? {
		place,
		shape: "itself",
		parts: 0,
		claims,
		notices
	} : null;
}
async function submissionsIn(path, isAlone, options) {
	const { root, downloads } = options;
	const ignore = await (0,walk/* realOf */.MN)(options.ignore);
	const layout = downloads?.layout ?? "folders";
	const place = {
		path,
		real: await (0,walk/* realOf */.MN)(path) ?? path
	};
	const asIs = (one) => ({
		...one,
		found: [foundPath(root, one.path)]
	});
	const itself = {
		place,
		shape: "itself",
		parts: 0,
		claims: [asIs(place)],
		notices: []
	};
	const found = await native_files.fs.stat(path).catch(refusedOnly);
	const isOpen = found?.isDirectory() !== true || await native_files.fs.list(path).catch(refusedOnly) !== null;
	if (found === null || !isOpen) return itself;
	if (!found.isDirectory()) {
		const isRead = (0,archive_names/* isReadArchive */.L3)(path) && (isAlone || layout !== "auto");
		const isFile = found.isFile() && !(0,archive_names/* isReadArchive */.L3)(path);
		return (isRead ? await archiveIn(place, isAlone, options) : null) ?? {
			...itself,
			shape: isFile ? "file" : "itself"
		};
	}
	if (layout === "single") return itself;
	const download = downloads === undefined || layout === "folders" || layout === "flat" ? {
		found: null,
		notices: []
	} : await (0,folders_download/* downloadInFolder */.E0)(place.real, ignore, {
		...downloads,
		place: (0,key_of/* keyOf */.T)(root, path)
	});
	if (download.found !== null) {
		const claims = [{
			...place,
			found: download.found
		}];
		return {
			place,
			shape: "download",
			parts: 0,
			claims,
			notices: download.notices
		};
	}
	const { notices, shape, parts, submissions } = await foldersIn(place, layout === "flat", {
		...options,
		ignore
	});
	const sections = isAlone && layout === "auto" && shape === "folders" ? await sectionsAmong(submissions, options) : null;
	if (sections !== null) {
		const claims = sections.flatMap((one) => one.claims);
		return {
			place,
			shape: "download",
			parts: 0,
			claims,
			notices: [...notices, ...sections.flatMap((one) => one.notices)]
		};
	}
	return {
		place,
		shape,
		parts,
		claims: submissions.map(asIs),
		notices: [...download.notices, ...notices]
	};
}
async function sectionsAmong(places, options) {
	if (places.length === 0 || places.length > classes_among/* MOST_LOOKED_INTO */.Ux) return null;
	const isAlone = places.length === 1;
	const found = [];
	let people = 0;
	for (const place of places) {
		const one = await (isAlone ? sectionIn(place, isAlone, options) : sectionIn(place, isAlone, options).catch(classes_among/* notDownload */.qf));
		const n = (one?.claims ?? []).flatMap((claim) => claim.found).filter(hand_ins/* isSomebody */.Zq).length;
		if (one === null || !isAlone && n < classes_among/* LEAST_OF_A_DOWNLOAD */.BZ) return null;
		people += n;
		found.push(one);
	}
	return people >= places.length ** 2 ? found : null;
}
async function sectionIn(place, isAlone, options) {
	const isArchive = (0,archive_names/* isReadArchive */.L3)(place.path) && (await native_files.fs.stat(place.real)).isFile();
	const one = isArchive ? await archiveIn(place, isAlone, options) : await submissionsIn(place.path, false, options);
	return one?.shape === "download" || isArchive ? one : null;
}
function refusedOnly(error) {
	if ((0,readable/* missingRight */.dP)(error) === null) throw error;
	return null;
}


}),

17987:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
KY:()=>judgedAs,
Zq:()=>isSomebody,
dQ:()=>handInsOf,
qg:()=>downloadOf
});
var _base__5__ = __load__(33897);
var _base__6__ = __load__(73043);
var _base__8__ = __load__(37129);
var _base__9__ = __load__(92105);
var _base__10__ = __load__(97);
var _contract__7__ = __load__(4071);
var _engine__11__ = __load__(92005);
var _selection_selection_js__0__ = __load__(45579);
var _selection_unused_name_js__1__ = __load__(65702);
var _layouts_layout_js__2__ = __load__(69405);
var _listing_js__3__ = __load__(65723);
var _recognise_js__4__ = __load__(874);








function isSomebody(one) {
	return one.kind === "path" || !one.isOlder && !one.isTemplate;
}
function judgedAs(one) {
	return one.kind === "hand-in" && one.facts !== null ? one.path : one.key;
}
const NAMED = 20;
async function handInsOf(layout, download) {
	const reading = withoutEmpty(await layout.read(download.listing));
	const textEnding = endingOf(download, reading);
	const names = namesOf(reading.handIns);
	const keys = new _selection_unused_name_js__1__.N();
	const found = byPerson(reading.handIns).flatMap((attempts) => {
		const [newest, ...older] = attempts;
		if (newest === undefined) return [];
		const key = keys.take(keyOf(newest, download));
		const name = names.get(newest) ?? newest.person.name;
		return [foundOf(newest, {
			key,
			name,
			isOlder: false
		}, download, textEnding), ...older.map((one, at) => foundOf(one, {
			key: keys.take(`${key}#${one.attempt ?? one.at ?? older.length - at}`),
			name: `${name} (earlier: ${one.attempt ?? one.at ?? older.length - at})`,
			isOlder: true
		}, download, textEnding))];
	});
	const template = templateOf(reading, keys, download, textEnding);
	const counted = (0,_recognise_js__4__.aH)(download.layout) ? countOf(found, reading, download.layout) : null;
	return {
		found: [...found, ...template],
		counted,
		notices: reading.notices
	};
}
function templateOf({ template = [] }, keys, download, textEnding) {
	if (template.length === 0) return [];
	const name = "template";
	const key = keys.take(`${download.place}/${name}`);
	const found = foundOf({
		person: {
			id: null,
			name
		},
		files: template
	}, {
		key,
		name,
		isOlder: false
	}, download, textEnding);
	return [{
		...found,
		isTemplate: true
	}];
}
function withoutEmpty({ handIns, empty, ...rest }) {
	const isEmpty = ({ files }) => files.length > 0 && files.every(({ entry }) => (0,_listing_js__3__.ze)(entry.path));
	return {
		handIns: handIns.filter((one) => !isEmpty(one)),
		empty: [...empty, ...handIns.filter(isEmpty).map(({ person }) => person.name)],
		...rest
	};
}
function downloadOf(layout) {
	return (0,_base__5__.iU)("notices.downloadOf", { layout: layout.replaceAll("-", "_") });
}
function countOf(found, { empty }, layout) {
	const newest = found.filter(({ isOlder }) => !isOlder);
	const teams = newest.filter(({ facts }) => facts?.members !== undefined).length;
	const n = newest.length + empty.length;
	return {
		download: downloadOf(layout),
		who: teams === 0 ? "students" : teams === n ? "teams" : "both",
		n,
		older: found.length - newest.length,
		nothing: empty.length,
		names: (0,_base__6__.KE)(empty, NAMED, JSON.stringify)
	};
}
function byPerson(handIns) {
	(0,_layouts_layout_js__2__.VV)(handIns.map(({ person }) => ({
		id: (0,_contract__7__.cu)(person),
		name: person.name
	})));
	const people = new Map();
	for (const [at, handIn] of handIns.entries()) {
		(0,_base__8__.S2)(people, (0,_contract__7__.cu)(handIn.person) ?? `\0${at}`, handIn);
	}
	return [...people.values()].map((attempts) => attempts.toSorted(newestFirst));
}
function newestFirst(a, b) {
	return Number(b.isChosen ?? false) - Number(a.isChosen ?? false) || (0,_base__9__.n)(b.at ?? "", a.at ?? "") || (b.attempt ?? "").localeCompare(a.attempt ?? "", "en", { numeric: true });
}
function keyOf(handIn, { layout, place, keyPrefix }) {
	const identity = (0,_contract__7__.cu)(handIn.person);
	return identity !== null && (0,_recognise_js__4__.aH)(layout) ? `${keyPrefix}${layout}:${identity.normalize("NFC")}` : `${(0,_base__10__.sP)(place)}/${identity ?? handIn.person.name.normalize("NFC")}`;
}
function namesOf(handIns) {
	const bearers = new Map();
	const shown = (handIn) => handIn.person.name.normalize("NFC").trim();
	for (const handIn of handIns) {
		const name = shown(handIn).toLowerCase();
		bearers.set(name, (bearers.get(name) ?? new Set()).add((0,_contract__7__.cu)(handIn.person) ?? handIn));
	}
	const unused = new _selection_unused_name_js__1__.N();
	return new Map(handIns.map((handIn) => {
		const identity = (0,_contract__7__.cu)(handIn.person);
		const name = shown(handIn) || identity || "nameless";
		const isShared = (bearers.get(shown(handIn).toLowerCase())?.size ?? 0) > 1;
		if (identity !== null) return [handIn, isShared ? `${name} (${identity})` : name];
		return [handIn, unused.take(name)];
	}));
}
function foundOf({ person, members, at, isLate, attempt, section, files, remarks = [] }, { key, name, isOlder }, { layout, place }, textEnding) {
	const { id, login, email } = person;
	const facts = {
		platform: layout,
		id,
		...login === undefined ? {} : { login },
		...email === undefined ? {} : { email },
		...members === undefined ? {} : { members },
		...at === undefined ? {} : { at },
		...isLate === undefined ? {} : { isLate },
		...attempt === undefined ? {} : { attempt },
		...section === undefined ? {} : { section }
	};
	const isKnown = (0,_recognise_js__4__.aH)(layout);
	return {
		kind: "hand-in",
		key,
		name,
		isOlder,
		isTemplate: false,
		path: isKnown ? place : key,
		facts: isKnown ? facts : null,
		files,
		remarks,
		textEnding
	};
}
function endingOf({ language }, { handIns }) {
	const asked = (0,_engine__11__.Mv)(language)?.extensions[0];
	if (asked !== undefined) return asked;
	const endings = (0,_base__8__.T5)(handIns.flatMap(({ files }) => [...new Set(files.flatMap(endingOfSource))]));
	const [most] = [...endings].toSorted((a, b) => b[1] - a[1] || (0,_base__9__.n)(a[0], b[0]));
	return most?.[0] ?? null;
}
function endingOfSource({ path, isText }) {
	const ending = (0,_engine__11__.je)(path);
	const isPage = isText === true || /^html?$/.test(ending);
	return isPage || !(0,_engine__11__.TE)(path) || (0,_selection_selection_js__0__.B1)(path) !== null ? [] : [ending];
}


}),

48880:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
T:()=>keyOf
});
var _system__0__ = __load__(5560);

function keyOf(root, path, paths) {
	return (0,_system__0__.Gz)(root, path, paths) || (0,_system__0__.df)(path, paths);
}


}),

68936:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
B6:()=>filesByRoot,
Kc:()=>rootsByName,
LU:()=>childrenOf,
NO:()=>byAttempt,
Oy:()=>sharedStart
});
var _base__0__ = __load__(92105);

function rootsByName({ roots }) {
	return roots.toSorted((a, b) => (0,_base__0__.n)(a.name, b.name));
}
function filesByRoot({ roots }) {
	return new Map(roots.map(({ name, files }) => [name, files]));
}
function childrenOf({ files, emptyFolders }) {
	const children = new Map();
	const childOf = (path, isFolder) => {
		const name = path.split("/", 1)[0] ?? path;
		const child = children.get(name) ?? {
			isFolder,
			files: [],
			emptyFolders: []
		};
		children.set(name, child);
		return child;
	};
	for (const file of files) {
		const { path } = file;
		childOf(path, path.includes("/")).files.push({
			...file,
			path: path.slice(path.indexOf("/") + 1)
		});
	}
	for (const path of emptyFolders) {
		const below = childOf(path, true).emptyFolders;
		if (path.includes("/")) below.push(path.slice(path.indexOf("/") + 1));
	}
	return [...children].map(([name, child]) => ({
		name,
		...child
	}));
}
function byAttempt(all, taskOf, attemptOf, newestFirst) {
	const attempts = [];
	for (const ofTask of Map.groupBy(all, taskOf).values()) {
		const sorted = [...Map.groupBy(ofTask.toSorted(newestFirst), attemptOf).values()];
		for (const [rank, parts] of sorted.entries()) {
			attempts[rank] = [...attempts[rank] ?? [], ...parts];
		}
	}
	return attempts;
}
function sharedStart(names) {
	const [first, second] = names;
	if (first === undefined || second === undefined) return "";
	let start = first;
	for (const name of names) while (!name.startsWith(start)) start = start.slice(0, -1);
	return start.slice(0, start.lastIndexOf("-") + 1);
}


}),

69405:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
VV:()=>refuseTwoNames,
WK:()=>LINK_HANDED_IN,
h4:()=>notTaken,
tC:()=>shareOf
});
var _base__2__ = __load__(33897);
var _base__3__ = __load__(98216);
var _base__4__ = __load__(4771);
var _base__5__ = __load__(73043);
var _selection_defaults_js__0__ = __load__(65944);
var _says_js__1__ = __load__(45147);



const LINK_HANDED_IN = (0,_base__2__.iU)("notices.linkHandedIn");
function shareOf(roots, hasShape) {
	return roots.length === 0 ? 0 : roots.filter(hasShape).length / roots.length;
}
function isOfTool(name) {
	return _selection_defaults_js__0__.RQ.includes(name) || name === "node_modules" || _selection_defaults_js__0__.bM.some((pattern) => pattern.test(name));
}
function refuseTwoNames(people) {
	const bearers = new Map();
	for (const { id, name } of people) {
		if (id === null) continue;
		const first = bearers.get(id) ?? name;
		bearers.set(id, first);
		if (sameName(first) === sameName(name)) continue;
		throw new _base__3__.j1((0,_base__4__.G)(_says_js__1__.AZ, {
			first: JSON.stringify(first),
			name: JSON.stringify(name),
			id
		}));
	}
}
function sameName(name) {
	return name.normalize("NFC").trim().replaceAll(/\s+/g, " ").toLowerCase();
}
const NAMED = 5;
function notTaken(entries) {
	const names = entries.filter((name) => !isOfTool(name));
	if (names.length === 0) return [];
	const [what, was] = names.length === 1 ? ["One entry is", "was"] : [`${names.length} entries are`, "were"];
	return [(0,_base__4__.G)(_says_js__1__.GI, {
		what,
		was,
		names: (0,_base__5__.KE)(names, NAMED, JSON.stringify)
	})];
}


}),

40332:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Y:()=>peekFolder,
b:()=>listFolder
});
var _base__6__ = __load__(98216);
var _base__7__ = __load__(4771);
var _native__3__ = __load__(497);
var _native__4__ = __load__(76760);
var _system__5__ = __load__(5560);
var _own_files_js__0__ = __load__(38197);
var _walk_js__1__ = __load__(21478);
var _says_js__2__ = __load__(45147);






const PEEK_DEPTH = 4;
const PEEKED = 2e4;
const MAX_LISTED = 5e5;
async function peekFolder(folder, ignore) {
	const entries = [];
	const folders = [];
	let level = [""];
	for (let depth = 1; depth <= PEEK_DEPTH && level.length > 0; depth += 1) {
		const next = [];
		for (const [at, prefix] of level.entries()) {
			const left = PEEKED - entries.length - folders.length;
			const share = Math.max(0, Math.floor(left / (level.length - at)));
			const found = await _native__3__.fs.list((0,_native__4__.join)(folder, prefix)).catch(() => []);
			for (const entry of found.toSorted(_walk_js__1__.nG).slice(0, share)) {
				const path = `${prefix}${entry.name}`;
				const full = (0,_native__4__.join)(folder, path);
				if (full === ignore || folder === ignore && await (0,_own_files_js__0__.CN)(path, full)) continue;
				if (!entry.isDirectory()) entries.push({
					path,
					size: 0,
					read: unread
				});
				else folders.push(path);
				const isDeep = entry.name === ".git" || entry.name === "node_modules";
				if (entry.isDirectory() && !isDeep) next.push(`${path}/`);
			}
		}
		level = next;
	}
	return {
		name: (0,_native__4__.basename)(folder),
		entries,
		folders
	};
}
function unread() {
	return Promise.reject(new Error("only its name was looked at"));
}
async function listFolder(folder, ignore) {
	const entries = [];
	const folders = [];
	const report = ignore === undefined ? null : (0,_system__5__.Gz)(folder, ignore);
	const isReport = (path) => report !== null && (path === report || path.startsWith(`${report}/`));
	const onFolder = (path) => !isReport(path) && folders.push(path);
	for await (const entry of (0,_walk_js__1__.GG)(folder, ignore, {
		most: MAX_LISTED + 1,
		onFolder
	})) {
		if (isReport(entry.path)) continue;
		entries.push(entry);
		if (entries.length > MAX_LISTED) {
			throw new _base__6__.j1((0,_base__7__.G)(_says_js__2__.Bb, {
				folder,
				most: MAX_LISTED
			}));
		}
	}
	return {
		name: (0,_native__4__.basename)(folder),
		entries,
		folders
	};
}


}),

65723:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
DE:()=>unwrapped,
K7:()=>listingOf,
ze:()=>isJunk
});
var _base__1__ = __load__(92105);
var _layouts_children_js__0__ = __load__(68936);


const JUNK = /(?:^|\/)(?:__MACOSX(?:\/|$)|\._[^/]*$|(?:\.DS_Store|Thumbs\.db|desktop\.ini)$)/i;
function isJunk(path) {
	return JUNK.test(path);
}
function listingOf({ name, entries, folders }) {
	const own = entries.filter(({ path }) => !isJunk(rootOf(path)));
	const inUse = new Set();
	for (const { path } of own) {
		for (let at = path.lastIndexOf("/"); at > 0; at = path.lastIndexOf("/", at - 1)) {
			const folder = path.slice(0, at);
			if (inUse.has(folder)) break;
			inUse.add(folder);
		}
	}
	const emptyFolders = folders.filter((path) => !isJunk(path) && !inUse.has(path)).toSorted(_base__1__.n);
	const files = own.map((entry) => ({
		entry,
		path: entry.path
	}));
	return {
		name,
		entries: own,
		emptyFolders,
		roots: (0,_layouts_children_js__0__.LU)({
			files,
			emptyFolders
		})
	};
}
function rootOf(path) {
	return path.split("/", 1)[0] ?? path;
}
function unwrapped({ name, entries, roots, emptyFolders }) {
	const [only, other] = roots;
	if (only?.isFolder !== true || other !== undefined) return null;
	const start = only.name.length + 1;
	const inner = entries.map((entry) => ({
		...entry,
		path: entry.path.slice(start)
	}));
	const folders = emptyFolders.map((path) => path.slice(start)).filter((path) => path !== "");
	return listingOf({
		name,
		entries: inner,
		folders
	});
}


}),

38197:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Bg:()=>isOwnHead,
CB:()=>readBounded,
CN:()=>isOfReport,
Zn:()=>isOwnFolder,
Zw:()=>mayBeOwn,
sx:()=>isOwnPage,
yp:()=>isPage
});
var _contract__1__ = __load__(58329);
var _native__2__ = __load__(497);
var _native__3__ = __load__(95925);
var _system__4__ = __load__(26917);
var _listing_js__0__ = __load__(65723);




const NAMES = new Set([..._contract__1__.JL, _contract__1__.Ro]);
const SHARD = /^shards\/(?:part-\d+-of-\d+-[0-9a-f]+\.json|[0-9a-f]{32}\.zip)$/;
const HEAD_BYTES = 2e3;
const OWN_PAGE = /http-equiv="Content-Security-Policy"\s+content="default-src 'none'; script-src 'sha256-/;
async function isOfReport(path, full) {
	if (isPage(path)) return NAMES.has(path) && await isOwnPage(full);
	return NAMES.has(path) || SHARD.test(path);
}
function isPage(path) {
	return /\.html?$/i.test(path);
}
async function isOwnPage(full) {
	const found = await _native__2__.fs.lstat(full).catch(() => null);
	if (found?.isFile() !== true) return false;
	const head = await readBounded(full, Math.min(found.size, HEAD_BYTES)).catch(() => new Uint8Array());
	return isOwnHead(head);
}
function isOwnHead(bytes) {
	return OWN_PAGE.test((0,_native__3__.Wy)(bytes.subarray(0, HEAD_BYTES)));
}
const DOCUMENTS = new Set(["report.json", "course.json"]);
const PRINTED = /^dossier-[\w-]+\.pdf$/;
function mayBeOwn(path) {
	const parts = path.split("/");
	const name = parts.at(-1) ?? "";
	if (isPage(name) || NAMES.has(name) || DOCUMENTS.has(name) || PRINTED.test(name)) return true;
	return SHARD.test(parts.slice(-2).join("/")) || (0,_listing_js__0__.ze)(path);
}
async function isOwnFolder(paths, isOurs) {
	const isDocument = (path) => DOCUMENTS.has(path.slice(path.lastIndexOf("/") + 1));
	if (!paths.some(isPage) || !paths.some(isDocument) || !paths.every(mayBeOwn)) return false;
	for (const path of paths) if (isPage(path) && !await isOurs(path)) return false;
	return true;
}
const MAX_READ_BYTES = 16 * 1024 * 1024;
async function readBounded(path, size, most = MAX_READ_BYTES) {
	const handle = await _native__2__.fs.open(path, "r");
	try {
		return await (0,_system__4__.L)(handle, 0, Math.min(size, most));
	} finally {
		await handle.close();
	}
}


}),

73055:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
$B:()=>isThere,
Ms:()=>whyUnread,
dP:()=>missingRight
});
var _base__1__ = __load__(98216);
var _base__2__ = __load__(4771);
var _native__3__ = __load__(497);
var _native__5__ = __load__(76760);
var _system__4__ = __load__(5560);
var _says_js__0__ = __load__(45147);




const RIGHTS = new Set(["EACCES", "EPERM"]);
function missingRight(error) {
	const { code } = error;
	return RIGHTS.has(code) ? String(code) : null;
}
function whyUnread(error) {
	const code = missingRight(error);
	return code === null ? `cannot be read: ${(0,_base__1__.bD)(error)}` : (0,_base__2__.G)(_says_js__0__.NL, { code });
}
async function isThere(path, line) {
	const named = JSON.stringify(line);
	const refuse = (error) => {
		const code = missingRight(error);
		if (code !== null) throw new _base__1__.GN((0,_base__2__.G)(_says_js__0__.In, {
			line: named,
			code
		}));
	};
	const found = await _native__3__.fs.stat(path).catch(refuse);
	if (found === undefined) return false;
	const kind = (0,_system__4__.I2)(found);
	if (kind !== null) throw new _base__1__.GN((0,_base__2__.G)(_says_js__0__.jV, {
		line: named,
		kind
	}));
	await tryToRead(path, found.isDirectory()).catch(refuse);
	return true;
}
async function tryToRead(path, isFolder) {
	if (!isFolder) {
		await (await _native__3__.fs.open(path, "r")).close();
		return;
	}
	const [first] = await _native__3__.fs.list(path);
	if (first !== undefined) await _native__3__.fs.lstat((0,_native__5__.join)(path, first.name));
}


}),

874:
((__module__, __out__, __load__) => {


__load__.d(__out__, {
gy:()=>MAX_WRAPPERS,
Gz:()=>below,
aH:()=>isPlatform,
Jj:()=>layoutOf,
$t:()=>placeOf,
GJ:()=>recognise
});

var outcome = __load__(98216);
var sentence = __load__(4771);
var format = __load__(73043);
var source_names = __load__(2723);
var layouts_children = __load__(68936);
var layout = __load__(69405);
;// sources/folders/layouts/artemis.js


const PROGRAM = /^(?<id>\d{2,})-(?<login>.+?)(?:\.git)?(?:\.zip)?$/;
const TEXT = /^(?<login>.+)-(?<id>\d{2,})\.[^.]+$/;
const HIDDEN = "student-submission";
const artemis = {
	title: "Artemis download",
	fits: ({ roots }) => {
		const found = foundOf(roots);
		const ids = new Set([...found.values()].map(({ id }) => id));
		return ids.size === found.size ? (0,layout/* shareOf */.tC)(roots, ({ name }) => found.has(name)) : 0;
	},
	read: ({ roots }) => {
		const found = foundOf(roots);
		const handIns = [];
		const empty = [];
		for (const { name, files } of roots) {
			const one = found.get(name);
			if (one === undefined) continue;
			const person = personOf(one);
			if (files.length === 0) empty.push(person.name);
			else handIns.push({
				person,
				attempt: one.id,
				files
			});
		}
		const others = roots.filter(({ name }) => !found.has(name)).map(({ name }) => name);
		return Promise.resolve({
			handIns,
			empty,
			notices: (0,layout/* notTaken */.h4)(others)
		});
	}
};
function foundOf(roots) {
	const start = (0,layouts_children/* sharedStart */.Oy)(roots.map(({ name }) => name));
	const found = new Map();
	if (start === "") return found;
	for (const { name, isFolder } of roots) {
		const isProgram = isFolder || /\.zip$/i.test(name);
		const { id, login } = (isProgram ? PROGRAM : TEXT).exec(name.slice(start.length))?.groups ?? {};
		if (id === undefined || login === undefined) continue;
		found.set(name, {
			id,
			login: login === HIDDEN ? null : login
		});
	}
	return found;
}
function personOf({ id, login }) {
	return login === null ? {
		id,
		name: `Participation ${id}`
	} : {
		id: login,
		name: login,
		login
	};
}

var collections = __load__(37129);
var says = __load__(45147);
;// sources/folders/layouts/parts.js



const NAMED = 5;
function handInsOfParts(parts) {
	const assignments = [...new Set(parts.map(({ assignment }) => assignment))].toSorted();
	const people = [...Map.groupBy(parts, ({ person }) => person.id).values()];
	return {
		handIns: people.flatMap((own) => handInsOf(own, assignments.length > 1)),
		notices: severalAssignments(assignments)
	};
}
function handInsOf(own, areSeveral) {
	const newestFirst = (a, b) => b.attempt.localeCompare(a.attempt, "en", { numeric: true });
	const attempts = (0,layouts_children/* byAttempt */.NO)(own, ({ assignment }) => assignment, ({ attempt }) => attempt, newestFirst);
	return attempts.flatMap((parts, rank) => {
		const [first] = parts;
		const at = parts.map((part) => part.at).toSorted().at(-1) ?? "";
		if (first === undefined) return [];
		return {
			person: first.person,
			...at === "" ? {} : { at },
			...attempts.length > 1 ? { attempt: String(attempts.length - rank) } : {},
			files: parts.flatMap(({ assignment, files }) => areSeveral ? files.map((file) => ({
				...file,
				path: `${assignment}/${file.path}`
			})) : files)
		};
	});
}
function severalAssignments(all) {
	if (all.length < 2) return [];
	return [(0,sentence/* fill */.G)(says/* holdsAssignments */.xG, {
		all: all.length,
		names: (0,format/* listed */.KE)(all, NAMED, JSON.stringify)
	})];
}

;// sources/folders/layouts/autolab.js



const VERSION_LAST = /^(?<email>[^\s@/]+@[^\s@/_]+)_(?<version>\d{1,6})_(?<file>[^/_]+)$/su;
const VERSION_FIRST = /^(?<version>\d{1,6})_(?<email>[^\s@/]+@[^\s@/_]+)_(?<file>[^/_]+_[^/_]+)$/su;
function parse(pattern, { name, isFolder }) {
	const { email, version = "", file = "" } = (isFolder ? null : pattern.exec(name))?.groups ?? {};
	return email === undefined ? null : {
		email,
		version,
		file,
		isVersionFirst: pattern === VERSION_FIRST
	};
}
function parsed(roots) {
	const first = roots.map((root) => parse(VERSION_FIRST, root));
	const last = roots.map((root) => parse(VERSION_LAST, root));
	const files = first.flatMap((one) => one?.file ?? []);
	const isFirst = files.length * 2 > roots.length && new Set(files).size === 1;
	return roots.map((_, at) => (isFirst ? null : last[at]) ?? first[at] ?? last[at] ?? null);
}
function beginningOfFile(all) {
	const emails = new Set(all.flatMap((one) => one?.isVersionFirst === true ? [one.email] : []));
	const lists = [...emails].map((email) => email.slice(0, email.indexOf("@")).split("_"));
	const [own = []] = lists;
	let count = 0;
	while (lists.length > 1 && lists.every((one) => one.length > count + 1 && one[count] === own[count])) {
		count += 1;
	}
	return own.slice(0, count).map((part) => `${part}_`).join("");
}
const autolab = {
	title: "Autolab download",
	fits: ({ roots }) => {
		const files = (0,collections/* occurrences */.T5)(parsed(roots).flatMap((one) => one?.file ?? []));
		return roots.length === 0 ? 0 : Math.max(0, ...files.values()) / roots.length;
	},
	read: ({ roots }) => {
		const others = [];
		const all = parsed(roots);
		const beginning = beginningOfFile(all);
		const parts = roots.flatMap((root, at) => {
			const one = all[at] ?? null;
			if (one === null) {
				others.push(root.name);
				return [];
			}
			const begin = one.isVersionFirst ? beginning : "";
			const email = one.email.slice(begin.length);
			const path = begin + one.file;
			return [{
				person: {
					id: email,
					name: email,
					email
				},
				assignment: "",
				at: "",
				attempt: one.version,
				files: root.files.map((file) => ({
					...file,
					path
				}))
			}];
		});
		const { handIns, notices } = handInsOfParts(parts);
		return Promise.resolve({
			handIns,
			empty: [],
			notices: [...(0,layout/* notTaken */.h4)(others), ...notices]
		});
	}
};

var bytes = __load__(25771);
var submission = __load__(4071);
var decode = __load__(71198);
var read_table = __load__(8408);
;// sources/folders/layouts/text-of.js


async function textOf(entry) {
	const bytes = await entry.read();
	if (bytes.length < entry.size) {
		throw new Error(`it is larger than ${bytes.length} bytes; check the ZIP itself`);
	}
	const decoded = (0,decode/* decode */.D4)(bytes, entry.path);
	if ("reason" in decoded) throw new Error("it is not text");
	return decoded.text;
}
function timeOf(text) {
	const found = /^(\d{4}-\d\d-\d\d)[ T_](\d\d)[:_](\d\d)[:_](\d\d)(?:\.\d+)?(?: ?(Z|UTC|GMT|[+-]\d\d:?\d\d))?/.exec(text.trim());
	if (found === null) return undefined;
	const [, date, hours, minutes, seconds, zone = ""] = found;
	const offset = /^[+-]/.test(zone) ? zone.replace(/^(...):?(..)$/, "$1:$2") : zone === "" ? "" : "Z";
	const time = `${date}T${hours}:${minutes}:${seconds}${offset}`;
	return Number.isNaN(Date.parse(time)) ? undefined : time;
}
function readCsv(text, what) {
	const { header, rows } = (0,read_table/* readTable */.x)(text, what);
	return rows.map(({ cells }) => Object.fromEntries(header.map((name, at) => [name, (cells[at] ?? "").trim()])));
}

;// sources/folders/layouts/blackboard.js





const NAME = /^(?<start>.+?_attempt_(?<time>\d{4}(?:-\d\d){5}))(?:_(?<file>.+)|\.txt)$/su;
const START = /^(?<person>.*_(?<login>[^_]+))_attempt_/su;
function blackboard_parse(root) {
	const { start, time, file } = NAME.exec(root)?.groups ?? {};
	return start === undefined || time === undefined ? null : {
		root,
		start,
		time,
		file: file ?? null
	};
}
const blackboard = {
	title: "Blackboard download",
	fits: ({ roots }) => (0,layout/* shareOf */.tC)(roots, ({ name, isFolder }) => !isFolder && blackboard_parse(name) !== null),
	read: async (listing) => {
		const roots = (0,layouts_children/* rootsByName */.Kc)(listing);
		const files = (0,layouts_children/* filesByRoot */.B6)(listing);
		const names = roots.filter(({ isFolder }) => !isFolder).map(({ name }) => name);
		const parsed = names.flatMap((name) => blackboard_parse(name) ?? []);
		const unnamed = names.filter((name) => blackboard_parse(name) === null);
		const attempts = [];
		for (const own of Map.groupBy(parsed, ({ start }) => start).values()) {
			attempts.push(await attemptOf(own, files, new Set(unnamed)));
		}
		const claimed = new Set(attempts.flatMap(({ claims }) => claims));
		const people = [...Map.groupBy(attempts, ({ handIn }) => handIn.person.id).values()];
		const handIns = people.flatMap((own) => own.map(({ handIn }) => handIn).filter((one) => one.files.length > 0));
		return {
			handIns,
			empty: people.filter((own) => own.every(({ handIn }) => handIn.files.length === 0)).map(([first]) => first?.handIn.person.name ?? ""),
			notices: (0,layout/* notTaken */.h4)([...roots.filter(({ isFolder }) => isFolder).map(({ name }) => name), ...unnamed.filter((name) => !claimed.has(name))])
		};
	}
};
async function attemptOf(own, files, unnamed) {
	const [first] = own;
	const { start = "", time = "" } = first ?? {};
	const { person = start, login = start } = START.exec(start)?.groups ?? {};
	const about = own.find(({ file }) => file === null);
	const [page] = about === undefined ? [] : files.get(about.root) ?? [];
	const receipt = readReceipt(page === undefined ? "" : await textOf(page.entry).catch(() => ""));
	const claims = [...receipt.originals.keys()].filter((name) => unnamed.has(name));
	const stored = own.flatMap(({ root, file }) => file === null ? [] : [[root, file]]);
	const handedIn = [...stored, ...claims.map((name) => [name, name])].flatMap(([root, file]) => (files.get(root) ?? []).map(({ entry }) => ({
		entry,
		path: receipt.originals.get(root) ?? file
	})));
	const isKnown = receipt.login !== null && person.endsWith(`_${receipt.login}`);
	const known = isKnown ? receipt.login : login;
	return {
		claims,
		handIn: {
			person: {
				id: isKnown ? known : person,
				name: receipt.name ?? known,
				login: known
			},
			at: time.replace(/^(.{10})-(..)-(..)-(..)$/, "$1T$2:$3:$4"),
			files: [...handedIn, ...receipt.text === "" ? [] : [typed(receipt.text)]]
		}
	};
}
function typed(text) {
	const entry = (0,submission/* inMemory */.ZK)("submission.html", (0,bytes/* utf8 */.As)(text));
	return {
		entry,
		path: entry.path,
		isText: true
	};
}
function readReceipt(text) {
	const lines = text.split("\n");
	const [, name, login] = /^Name:(.*)\(([^()]+)\)\s*$/.exec(lines[0] ?? "") ?? [];
	const list = lines.findLastIndex((line) => /^Files:\s*$/.test(line));
	const originals = new Map();
	let original = null;
	for (const line of list < 0 ? [] : lines.slice(list + 1)) {
		const [, label, value = ""] = /^\s+(Original filename|Filename):(.*)$/.exec(line.trimEnd()) ?? [];
		if (label === "Original filename") original = value.trim();
		else if (label === "Filename" && original !== null) originals.set(value.trim(), original);
	}
	return {
		name: name?.trim() ?? null,
		login: login ?? null,
		text: typedText(lines),
		originals
	};
}
const NOTHING_TYPED = /^There is no student submission text data for this assignment\.$/;
function typedText(lines) {
	const start = lines.findIndex((line) => /^Submission Field:\s*$/.test(line));
	const end = lines.findIndex((line, at) => at > start && /^(?:Comments|Files):\s*$/.test(line));
	if (start < 0 || end < 0) return "";
	const text = lines.slice(start + 1, end).join("\n").trim();
	return NOTHING_TYPED.test(text) ? "" : text;
}

;// sources/folders/layouts/brightspace.js


const HAND_IN = /^(?<id>\d+-\d+) - (?:(?<number>\p{L}?\d{5,}) - )?(?<name>.+?) ?- (?<when>(?:\p{L}+\.? \d{1,2}|\d{1,2} \p{L}+\.?),? \d{4} \d{1,2}[:_]?\d\d [AP]M)(?: - (?<file>.+))?$/su;
const INDEX = "index.html";
const brightspace = {
	title: "Brightspace download",
	fits: ({ roots }) => {
		const own = roots.filter(({ name }) => name !== INDEX);
		return (0,layout/* shareOf */.tC)(own, ({ name, isFolder }) => isFolder === (HAND_IN.exec(name)?.groups?.["file"] === undefined) && HAND_IN.test(name));
	},
	read: (listing) => {
		const roots = listing.roots.filter(({ name }) => name !== INDEX);
		const found = roots.map(brightspace_foundOf);
		const people = [...Map.groupBy(found.flat(), ({ id, name }) => `${id} ${nameKey(name)}`).values()];
		const bearers = Map.groupBy(people, ([first]) => first?.id);
		const handIns = people.flatMap((own) => brightspace_handInsOf(own, (bearers.get(own[0]?.id)?.length ?? 0) > 1));
		const isUndated = handIns.some(({ at, attempt }) => attempt !== undefined && at === undefined);
		return Promise.resolve({
			handIns: handIns.filter(({ files }) => files.length > 0),
			empty: people.filter((own) => own.every(({ files }) => files.length === 0)).map(([first]) => first?.name ?? ""),
			notices: [...(0,layout/* notTaken */.h4)(roots.filter((_root, at) => found[at]?.length === 0).map(({ name }) => name)), ...isUndated ? [UNDATED] : []]
		});
	}
};
const UNDATED = says/* timesLanguage */.Fd;
function brightspace_foundOf({ name: root, isFolder, files }) {
	const { id: given, number, name, when, file } = HAND_IN.exec(root)?.groups ?? {};
	const id = number ?? given;
	if (id === undefined || name === undefined || when === undefined) return [];
	if (isFolder) return [{
		id,
		name,
		when,
		files
	}];
	return file === undefined ? [] : [{
		id,
		name,
		when,
		files: files.map((one) => ({
			...one,
			path: file
		}))
	}];
}
function brightspace_handInsOf(own, isShared) {
	const times = [...Map.groupBy(own, ({ when }) => when)];
	return times.map(([when, parts]) => {
		const { id, name } = parts[0] ?? {
			id: "",
			name: ""
		};
		const at = timeOfWords(when);
		return {
			person: {
				id: isShared ? `${id} ${name}` : id,
				name
			},
			...at === undefined ? {} : { at },
			...times.length > 1 ? { attempt: when } : {},
			files: parts.flatMap(({ files }) => files)
		};
	});
}
function nameKey(name) {
	return name.normalize("NFC").toLowerCase();
}
const MONTHS = [
	"jan",
	"feb",
	"mar",
	"apr",
	"may",
	"jun",
	"jul",
	"aug",
	"sep",
	"oct",
	"nov",
	"dec"
];
function timeOfWords(text) {
	const groups = /^(?:(?<first>\d{1,2}) )?(?<word>\p{L}{3})\p{L}*\.?(?: (?<day>\d{1,2}))?,? (?<year>\d{4}) (?<hour>\d{1,2})[:_]?(?<minutes>\d\d) (?<half>[AP])M$/u.exec(text)?.groups;
	const { first, word = "", day = first ?? "", year = "", hour = "", minutes = "", half } = groups ?? {};
	const month = MONTHS.indexOf(word.toLowerCase()) + 1;
	if (month === 0) return undefined;
	const hours = Number(hour) % 12 + (half === "P" ? 12 : 0);
	return `${year}-${twoDigits(month)}-${day.padStart(2, "0")}T${twoDigits(hours)}:${minutes}:00`;
}
function twoDigits(number) {
	return String(number).padStart(2, "0");
}

;// sources/folders/layouts/canvas.js



const FILE = /^(?<who>.+?)_(?:(?<late>LATE)_)?(?<user>\d+)_(?<fileId>\d+)_(?<file>.+)$/su;
const PAGE = /^(?<who>.+?)_(?:(?<late>LATE)_)?(?<user>\d+)_(?<file>(?:text|link)\.html)$/su;
const ANONYMOUS = /^(?:(?<late>LATE)_)?anon_(?<code>[A-Za-z0-9]+)_(?:(?<fileId>\d+)_)?(?<file>.+)$/su;
const QUIZ = /^(?<who>\D+?)(?<user>\d+)_(?<question>question_\d+)_(?<fileId>\d+)_(?<file>.+)$/su;
const SECOND_READING = /^(?<fileId>\d+)_(?<file>.+)$/su;
const MAX_TEAM = 999;
const MIN_FILE_ID = 100;
function canvas_parse(root) {
	const text = root.normalize("NFC");
	const anonymous = ANONYMOUS.exec(text)?.groups;
	const groups = anonymous ?? QUIZ.exec(text)?.groups ?? pageGroups(text) ?? FILE.exec(text)?.groups;
	const { late, code, user, who = `anon_${code}`, fileId, question, file } = groups ?? {};
	const id = code ?? user;
	if (id === undefined || file === undefined) return null;
	if (fileId === undefined && !/^(?:text|link)\.html$/.test(file)) return null;
	return {
		root,
		id,
		who,
		isLate: late !== undefined,
		fileId: fileId ?? null,
		file: question === undefined ? file : `${question}/${file}`
	};
}
function pageGroups(text) {
	const groups = PAGE.exec(text)?.groups;
	const numbers = [...(groups?.["who"] ?? "").matchAll(/_(\d+)(?=_|$)/g)].map(([, number]) => Number(number));
	return numbers.every((number) => number <= MAX_TEAM) && numbers.length < 2 ? groups : undefined;
}
function secondReading(one) {
	const { fileId, file } = SECOND_READING.exec(one.file)?.groups ?? {};
	if (one.fileId === null || fileId === undefined || file === undefined) return null;
	return {
		...one,
		who: `${one.who}_${one.id}`,
		id: one.fileId,
		fileId,
		file
	};
}
function secondReadings(own) {
	const second = own.flatMap((one) => secondReading(one) ?? []);
	return second.length < own.length ? null : second;
}
function readNames(roots) {
	const first = roots.flatMap((root) => canvas_parse(root) ?? []);
	const names = [...Map.groupBy(first, ({ who }) => who).values()].map((own) => ({
		own,
		ids: [...new Set(own.map(({ id }) => id))],
		second: secondReadings(own)
	}));
	const all = (0,collections/* occurrences */.T5)(names.flatMap(({ ids }) => ids));
	const certain = (0,collections/* occurrences */.T5)(names.flatMap(({ ids, second }) => second === null ? ids : []));
	return names.flatMap(({ own, ids, second }) => {
		if (second === null) return own;
		const fileIds = own.map(({ fileId }) => fileId);
		const isRepeated = new Set(fileIds).size < fileIds.length;
		const areTeams = ids.length > 1 && ids.every((id) => Number(id) <= MAX_TEAM);
		const isOfOthers = ids.some((id) => certain.get(id) === (all.get(id) ?? 1) - 1);
		return isRepeated || areTeams || isOfOthers ? second : own;
	});
}
function refuseOtherReadings(parsed) {
	const whos = new Map(parsed.map(({ id, who }) => [id, who]));
	for (const one of parsed) {
		const second = secondReading(one);
		const other = second === null || second.id === one.id ? undefined : whos.get(second.id);
		if (second !== null && other !== undefined) {
			(0,layout/* refuseTwoNames */.VV)([{
				id: second.id,
				name: other
			}, {
				id: second.id,
				name: second.who
			}]);
		}
	}
}
const canvas = {
	title: "Canvas download",
	fits: ({ roots }) => {
		const parsed = new Map(readNames(roots.filter(({ isFolder }) => !isFolder).map(({ name }) => name)).map((one) => [one.root, one]));
		const uploads = (0,collections/* occurrences */.T5)([...parsed.values()].map(({ fileId }) => fileId));
		const share = (0,layout/* shareOf */.tC)(roots, ({ name }) => {
			const one = parsed.get(name);
			if (one === undefined) return false;
			return one.fileId === null || Number(one.fileId) >= MIN_FILE_ID && uploads.get(one.fileId) === 1;
		});
		return new Set([...parsed.values()].map(({ id }) => id)).size > 1 ? share : share / 2;
	},
	read: (listing) => {
		const roots = (0,layouts_children/* rootsByName */.Kc)(listing);
		const files = (0,layouts_children/* filesByRoot */.B6)(listing);
		const parsed = readNames(roots.filter(({ isFolder }) => !isFolder).map(({ name }) => name));
		(0,layout/* refuseTwoNames */.VV)(parsed.map(({ id, who }) => ({
			id,
			name: who
		})));
		refuseOtherReadings(parsed);
		const known = new Set(parsed.map(({ root }) => root));
		const people = [...Map.groupBy(parsed, ({ id }) => id).values()];
		const usual = usualNames(people);
		return Promise.resolve({
			handIns: people.flatMap(attemptsOf).flatMap((own) => handInOf(own, files, usual)),
			empty: [],
			notices: (0,layout/* notTaken */.h4)(roots.filter(({ name }) => !known.has(name)).map(({ name }) => name))
		});
	}
};
function attemptsOf(own) {
	const late = own.filter(({ isLate }) => isLate);
	return late.length === 0 || late.length === own.length ? [own] : [late, own.filter(({ isLate }) => !isLate)];
}
function handInOf(own, files, usual) {
	const [first] = own;
	if (first === undefined) return [];
	const names = new Set(own.map(({ file }) => file));
	const isLink = ({ fileId, file }) => fileId === null && file === "link.html";
	return [{
		person: {
			id: first.id,
			name: first.who
		},
		isLate: first.isLate,
		isChosen: first.isLate,
		files: own.flatMap((one) => (files.get(one.root) ?? []).map(({ entry }) => ({
			entry,
			path: originalName(one.file, names, usual),
			isText: one.fileId === null,
			isLink: isLink(one)
		}))),
		remarks: own.some(isLink) ? [layout/* LINK_HANDED_IN */.WK] : []
	}];
}
function usualNames(people) {
	const bearers = (0,collections/* occurrences */.T5)(people.flatMap((own) => [...new Set(own.map(({ file }) => file))]));
	return (name) => (bearers.get(name) ?? 0) * 2 >= Math.max(1, people.length - 1);
}
function originalName(file, names, usual) {
	const [, stem, endings = ""] = /^([^.]+)-\d{1,2}(\..*)?$/s.exec(file) ?? [];
	if (stem === undefined) return file;
	const name = `${stem}${endings}`;
	return !names.has(name) && usual(name) ? name : file;
}

;// sources/folders/layouts/classroom.js


const CLONES = /^(?<slug>.+)(?:-submissions|_submissions_\d{4}_\d\d_\d\d_T_\d\d_\d\d_\d\d)$/;
const POINTS = "scores.csv";
const ASSISTANT = /-\d\d-\d\d-\d{4}-\d\d-\d\d-\d\d$/;
const OF_CLASSROOM = /^(?:\.classroom50\.yaml|\.github\/classroom\/.+|\.github\/workflows\/classroom\.ya?ml)$/;
const classroom = {
	title: "set of classroom repositories",
	fits: (listing) => {
		const { repositories, prefix, isNamed } = homeOf(listing);
		return (0,layout/* shareOf */.tC)(repositories.filter(({ name }) => name !== POINTS), (one) => one.isFolder && (isNamed || prefix !== "" && isRepository(one)) && one.name.startsWith(prefix));
	},
	read: (listing) => {
		const { repositories, prefix } = homeOf(listing);
		const folders = repositories.filter(({ isFolder }) => isFolder);
		const present = folders.filter(({ files }) => files.length > 0);
		return Promise.resolve({
			handIns: present.map(({ name, files }) => ({
				person: classroom_personOf(name, prefix),
				files
			})),
			empty: folders.filter(({ files }) => files.length === 0).map(({ name }) => classroom_personOf(name, prefix).name),
			notices: (0,layout/* notTaken */.h4)(repositories.filter(({ isFolder }) => !isFolder).map(({ name }) => name))
		});
	}
};
function homeOf({ name: own, roots }) {
	const [only, another] = roots;
	const inner = only === undefined || another !== undefined ? null : homeNamed(only.name, (0,layouts_children/* childrenOf */.LU)(only));
	return inner ?? homeNamed(own, roots) ?? {
		repositories: roots,
		prefix: (0,layouts_children/* sharedStart */.Oy)(roots.filter(({ isFolder }) => isFolder).map(({ name }) => name)),
		isNamed: false
	};
}
function homeNamed(name, repositories) {
	if (ASSISTANT.test(name)) return {
		repositories,
		prefix: "",
		isNamed: true
	};
	const slug = CLONES.exec(name)?.groups?.["slug"];
	const prefix = `${slug}-`;
	const isOne = slug !== undefined && repositories.some((one) => one.name.startsWith(prefix));
	return isOne ? {
		repositories,
		prefix,
		isNamed: true
	} : null;
}
function isRepository({ files, emptyFolders }) {
	return files.some(({ path }) => OF_CLASSROOM.test(path) || path.startsWith(".git/")) || emptyFolders.includes(".git");
}
function classroom_personOf(repository, prefix) {
	const login = repository.slice(prefix.length);
	const isOwn = prefix !== "" && repository.startsWith(prefix) && login !== "";
	return isOwn ? {
		id: null,
		name: login,
		login
	} : {
		id: null,
		name: repository
	};
}

;// sources/folders/layouts/codegrade.js


const ARCHIVE = /-archive(?:\.zip)?$/i;
const OWN_FILE = /^\.cg-[^/]*$/;
const codegrade = {
	title: "set of CodeGrade downloads",
	fits: ({ roots }) => {
		const start = startOf(roots);
		return (0,layout/* shareOf */.tC)(roots.filter(({ name }) => !OWN_FILE.test(name)), (one) => start !== "" && ARCHIVE.test(one.name) || isMounted(one));
	},
	read: ({ roots }) => {
		const start = startOf(roots);
		const handIns = [];
		const empty = [];
		for (const { name: root, files } of roots) {
			if (OWN_FILE.test(root)) continue;
			const name = ARCHIVE.test(root) ? root.slice(start.length).replace(ARCHIVE, "") : root;
			const own = files.filter(({ path }) => !OWN_FILE.test(path));
			if (own.length === 0) empty.push(name);
			else handIns.push({
				person: {
					id: null,
					name
				},
				files: own
			});
		}
		return Promise.resolve({
			handIns,
			empty,
			notices: []
		});
	}
};
function startOf(roots) {
	return (0,layouts_children/* sharedStart */.Oy)(roots.map(({ name }) => name).filter((name) => ARCHIVE.test(name)));
}
function isMounted({ isFolder, files }) {
	return isFolder && files.some(({ path }) => OWN_FILE.test(path));
}

var archive_names = __load__(97);
var languages = __load__(92005);
var own_files = __load__(38197);
;// sources/folders/layouts/folders.js






const folders = {
	title: "folders",
	fits: ({ roots }) => (0,layout/* shareOf */.tC)(roots, ({ name, isFolder }) => isFolder || isArchive(name)),
	read: async (listing) => {
		const roots = (0,layouts_children/* rootsByName */.Kc)(listing);
		const own = new Set();
		for (const { name, files } of roots) if (await isOwn(files)) own.add(name);
		const isTaken = ({ name, isFolder }) => (isFolder || isArchive(name)) && !name.startsWith(".") && name !== "node_modules" && !own.has(name);
		const taken = roots.filter(isTaken);
		const others = roots.filter((root) => !isTaken(root) && !own.has(root.name));
		return {
			handIns: taken.map(({ name, isFolder, files }) => ({
				person: {
					id: name,
					name: isFolder ? name : (0,archive_names/* withoutEnding */.sP)(name)
				},
				files
			})),
			empty: [],
			notices: [...(0,layout/* notTaken */.h4)(others.map(({ name }) => name)), ...[...own].map((folder) => (0,sentence/* fill */.G)(says/* isOwnFolder */.Zn, { folder }))]
		};
	}
};
function isOwn(files) {
	const entries = new Map(files.map(({ path, entry }) => [path, entry]));
	return (0,own_files/* isOwnFolder */.Zn)([...entries.keys()], async (path) => {
		const bytes = await entries.get(path)?.read().catch(() => null);
		return bytes != null && (0,own_files/* isOwnHead */.Bg)(bytes);
	});
}
function isArchive(name) {
	return (0,archive_names/* isReadArchive */.L3)(name) || (0,archive_names/* isOtherArchive */.Bo)(name);
}
const flat = {
	title: "files",
	fits: ({ roots }) => (0,layout/* shareOf */.tC)(roots, ({ name, isFolder }) => !isFolder && (0,languages/* isSourceName */.TE)(name)),
	read: (listing) => {
		const roots = (0,layouts_children/* rootsByName */.Kc)(listing);
		const isTaken = ({ name, isFolder }) => !isFolder && (0,languages/* isSourceName */.TE)(name);
		const taken = roots.filter(isTaken);
		const others = roots.filter((root) => !isTaken(root));
		return Promise.resolve({
			handIns: taken.map(({ name, files }) => ({
				person: {
					id: name,
					name
				},
				files
			})),
			empty: [],
			notices: (0,layout/* notTaken */.h4)(others.map(({ name }) => name))
		});
	}
};
const single = {
	title: "one submission",
	fits: () => 0,
	read: ({ name, entries }) => Promise.resolve({
		handIns: [{
			person: {
				id: null,
				name
			},
			files: entries.map((entry) => ({
				entry,
				path: entry.path
			}))
		}],
		empty: [],
		notices: []
	})
};

var schemas = __load__(25465);
var dist = __load__(46582);
;// sources/folders/yaml-texts.js

function yamlTexts(text, maxAliases) {
	const named = new Map();
	let aliases = 0;
	const read = (token, before = []) => {
		const aliasesBefore = aliases;
		const value = valueOf(token);
		for (const { type, source } of before) {
			if (type === "anchor") named.set(source.slice(1), {
				value,
				aliases: aliases - aliasesBefore
			});
		}
		return value;
	};
	const valueOf = (token) => {
		if (token == null) return "";
		if (token.type === "alias") {
			const one = named.get(token.source.slice(1));
			aliases += 1 + (one?.aliases ?? 0);
			if (one === undefined || aliases > maxAliases) throw new Error(`an alias is wrong: ${token.source}`);
			return one.value;
		}
		if (token.type === "block-seq") return token.items.map(({ value, start }) => read(value, start));
		if (token.type === "block-map") return mapOf(token.items);
		if (token.type === "flow-collection") {
			if (!token.end.some(({ type }) => type === "flow-map-end" || type === "flow-seq-end")) {
				throw new Error("a list has no end");
			}
			const items = token.items.filter(({ key, sep, value }) => (key ?? sep ?? value) != null);
			if (token.start.type === "flow-map-start") return mapOf(items);
			return items.map((item) => item.sep === undefined ? read(item.value, item.start) : mapOf([item]));
		}
		const scalar = dist/* CST */.DB.resolveAsScalar(token);
		if (scalar === null) throw new Error(token.type === "error" ? token.message : `${token.type} is odd`);
		return scalar.value;
	};
	const mapOf = (items) => Object.fromEntries(items.flatMap(({ start, key, sep, value }) => {
		if (key === undefined && sep === undefined && value === undefined) return [];
		if (sep?.some(({ type }) => type === "map-value-ind") !== true) throw new Error("a key has no value");
		if (key?.type === "scalar" && key.source.includes("\n")) throw new Error("a key has several lines");
		const name = read(key, start);
		const one = read(value, sep);
		return typeof name === "string" ? [[name, one]] : [];
	}));
	for (const token of new dist/* Parser */.iX().parse(text)) {
		if (token.type === "error") throw new Error(token.message);
		if (token.type === "document") return read(token.value, token.start);
	}
	return "";
}

;// sources/folders/layouts/gradescope.js






const METADATA = /^submission_metadata\.(?:yml|csv)$/;
const SUBMISSION = /^submission_\d+(?:\.zip)?$|\.pdf$/;
const gradescope = {
	title: "Gradescope export",
	fits: ({ roots }) => {
		const others = roots.filter(({ name }) => !METADATA.test(name));
		return others.length < roots.length ? (0,layout/* shareOf */.tC)(others, ({ name }) => SUBMISSION.test(name)) : 0;
	},
	read: async (listing) => {
		const children = listing.roots;
		const submissions = children.filter(({ name }) => !METADATA.test(name));
		const attributions = await attributionsOf(children.filter(({ name }) => METADATA.test(name)));
		const { records, contested } = withoutContested(attributions.records);
		const present = submissions.filter(({ files }) => files.length > 0);
		const keys = new Set(present.map(({ name }) => keyOf(name)));
		const absent = [...records].filter(([key]) => !keys.has(key));
		return {
			handIns: withAttempts(present.map((child) => gradescope_handInOf(child, records.get(keyOf(child.name))))),
			empty: absent.map(([key, { submitters }]) => namesOf(submitters) ?? key),
			notices: [...attributions.notices, ...contested.map((id) => (0,sentence/* fill */.G)(says/* studentNumber */.lC, { id: JSON.stringify(id) }))]
		};
	}
};
function withoutContested(records) {
	const bearers = new Map();
	const bears = (identifier, who) => bearers.set(comparable(identifier), (bearers.get(comparable(identifier)) ?? new Set()).add(comparable(who)));
	const all = [...records.values()].flatMap(({ submitters }) => submitters);
	for (const { id, email, name } of all) {
		if (id !== undefined) bears(id, email ?? name);
		if (email !== undefined) bears(email, email);
	}
	const isContested = (id) => (bearers.get(comparable(id))?.size ?? 0) > 1;
	const contested = [...new Set(all.flatMap(({ id }) => id !== undefined && isContested(id) ? [id] : []))];
	const own = ({ id, ...rest }) => id === undefined || isContested(id) ? rest : {
		...rest,
		id
	};
	return {
		contested,
		records: new Map([...records].map(([key, one]) => [key, {
			...one,
			submitters: one.submitters.map(own)
		}]))
	};
}
function comparable(text) {
	return text.normalize("NFC").toLowerCase();
}
async function attributionsOf(files) {
	const records = new Map();
	const notices = [];
	for (const { name, files: found } of files) {
		for (const { entry } of found) {
			try {
				const text = await textOf(entry);
				const read = name.endsWith(".csv") ? csvRecords(text, name) : yamlRecords(text);
				for (const [key, record] of read) records.set(key, record);
			} catch (error) {
				notices.push((0,sentence/* fill */.G)(says/* cannotReadSubmissions */.lN, {
					name,
					error: (0,outcome/* messageOf */.bD)(error)
				}));
			}
		}
	}
	return {
		records,
		notices
	};
}
function keyOf(name) {
	return name.replace(/\.zip$/, "");
}
function gradescope_handInOf({ name, files }, record) {
	const submitters = record?.submitters ?? [];
	const [first] = submitters;
	const at = timeOf(record?.createdAt ?? "");
	return {
		person: {
			id: first === undefined ? keyOf(name) : first.id ?? null,
			name: namesOf(submitters) ?? keyOf(name),
			...first?.email === undefined ? {} : { email: first.email }
		},
		...submitters.length > 1 ? { members: submitters } : {},
		...at === undefined ? {} : { at },
		files,
		...first === undefined ? { remarks: [says/* gradescopeNotSay */.OE] } : {}
	};
}
function namesOf(submitters) {
	return submitters.length === 0 ? null : submitters.map(({ name }) => name).join(", ");
}
function withAttempts(handIns) {
	const teams = Map.groupBy(handIns, ({ person, members }) => JSON.stringify((members ?? [person]).map((one) => one.id ?? one.email ?? one.name).toSorted()));
	const taken = new Set();
	return [...teams.values()].flatMap((own) => {
		const [first] = own;
		const id = first?.person.id ?? first?.person.email ?? null;
		const isOther = id !== null && taken.has(id);
		if (id !== null) taken.add(id);
		return own.map((one, index) => ({
			...one,
			...isOther ? { person: {
				...one.person,
				id: `${id} (${one.person.name})`
			} } : {},
			...own.length > 1 ? { attempt: String(index + 1) } : {}
		}));
	});
}
const Person = schemas/* looseObject */._H3({
	":name": schemas/* string */.YjP().catch(""),
	":sid": schemas/* string */.YjP().catch(""),
	":email": schemas/* string */.YjP().catch("")
});
const Submission = schemas/* looseObject */._H3({
	":submitters": schemas/* array */.YOg(Person).catch([]),
	":created_at": schemas/* string */.YjP().catch("")
}).catch({
	":submitters": [],
	":created_at": ""
});
const Submissions = schemas/* record */.g1P(schemas/* string */.YjP(), Submission);
const MAX_ALIASES = 100;
function yamlRecords(text) {
	const records = Submissions.parse(yamlTexts(whoAndWhen(text), MAX_ALIASES) || {});
	return new Map(Object.entries(records).map(([key, record]) => [key, {
		submitters: record[":submitters"].map((one) => submitterOf(one[":name"], one[":sid"], one[":email"])),
		createdAt: record[":created_at"]
	}]));
}
function whoAndWhen(text) {
	let isWanted = false;
	const lines = text.split("\n").filter((line) => {
		if (/^[^\s#]/.test(line)) {
			isWanted = false;
			return true;
		}
		if (/^ {2}[^\s-]/.test(line)) isWanted = /^ {2}:(?:submitters|created_at):/.test(line);
		return isWanted;
	});
	return lines.join("\n");
}
function csvRecords(text, file) {
	const byKey = Map.groupBy(readCsv(text, file), (row) => `submission_${row["submission_id"] ?? ""}`);
	byKey.delete("submission_");
	return new Map([...byKey].map(([key, own]) => [key, {
		submitters: own.map(submitterOfRow),
		createdAt: ""
	}]));
}
function submitterOfRow(row) {
	const name = `${row["first_name"] ?? ""} ${row["last_name"] ?? ""}`.trim() || (row["name"] ?? "");
	return submitterOf(name, row["student_id"] ?? row["sid"] ?? "", row["email"] ?? "");
}
function submitterOf(name, sid, email) {
	const id = sid.trim();
	const address = email.trim();
	return {
		name: name.trim() || address || id || "nobody named",
		...id === "" ? {} : { id },
		...address === "" ? {} : { email: address }
	};
}

var unused_name = __load__(65702);
;// sources/folders/layouts/ilias.js



const PERSON = /^(?<name>.+)_(?<login>[^_]+)_(?<id>\d+)$/;
const CERTAIN_PERSON = /^\p{L}[^_]*(?:_\p{L}[^_]*)+_[^_]+_\d{3,}$/u;
const TEAM = /^Team[ _]\d+$/;
const BESIDE = /^(?:feedback_files|multi_feedback.*|status\.csv|readme\.md|.*\.xlsx?)$/i;
const LATE = /^(?:Late Submission|Versp(?:ä|a\u0308|ae|a)tete Abgabe) - (?=.)/;
const ilias = {
	title: "ILIAS download",
	fits: (listing) => (0,layout/* shareOf */.tC)(ilias_homeOf(listing).people, ({ name }) => TEAM.test(name) || CERTAIN_PERSON.test(name)),
	read: (listing) => {
		const { people, others } = ilias_homeOf(listing);
		return Promise.resolve({
			handIns: people.filter(({ files }) => files.length > 0).map(ilias_handInOf),
			empty: people.filter(({ files }) => files.length === 0).map(({ name }) => ilias_personOf(name).name),
			notices: (0,layout/* notTaken */.h4)(others)
		});
	}
};
function ilias_homeOf(listing) {
	const roots = listing.roots.filter(({ name }) => !BESIDE.test(name));
	const [only, another] = roots.filter(({ isFolder }) => isFolder);
	const isHome = only !== undefined && another === undefined && !PERSON.test(only.name) && !TEAM.test(only.name);
	const children = isHome ? (0,layouts_children/* childrenOf */.LU)(only).filter(({ name }) => !BESIDE.test(name)) : roots;
	const loose = [...isHome ? roots : [], ...children].filter(({ isFolder }) => !isFolder);
	return {
		people: children.filter(({ isFolder }) => isFolder),
		others: loose.map(({ name }) => name)
	};
}
function ilias_handInOf(folder) {
	const { name } = folder;
	const files = unmarked(folder.files);
	const isLate = files.some((file) => file.isLate);
	const isTeam = TEAM.test(name);
	const members = (0,layouts_children/* childrenOf */.LU)(folder).filter(({ isFolder }) => isFolder);
	return {
		person: isTeam ? {
			id: name,
			name
		} : ilias_personOf(name),
		...isTeam ? { members: members.map((one) => memberOf(one.name)) } : {},
		...isLate ? { isLate } : {},
		files: files.map(({ file }) => file)
	};
}
function unmarked(files) {
	const unused = new unused_name/* UnusedNames */.N();
	return files.map((file) => {
		const name = file.path.lastIndexOf("/") + 1;
		const path = file.path.slice(0, name) + file.path.slice(name).replace(LATE, "");
		return {
			file: {
				...file,
				path: unused.take(path)
			},
			isLate: path !== file.path
		};
	});
}
function ilias_personOf(folder) {
	const { name, login, id } = PERSON.exec(folder)?.groups ?? {};
	if (name === undefined || login === undefined || id === undefined) return {
		id: null,
		name: folder
	};
	const parts = name.split("_");
	return {
		id,
		login,
		name: parts.join(parts.length === 2 ? ", " : " ")
	};
}
function memberOf(folder) {
	const { id, name } = ilias_personOf(folder);
	return id === null ? { name } : {
		name,
		id
	};
}

var compare_text = __load__(92105);
;// sources/folders/layouts/info-csv.js





const INFO = "info.csv";
const APLUS = /^(?<people>\d+(?:\+\d+)*)_file\d+_submission(?<submission>\d+)$/;
const infoCsv = {
	title: "download with info.csv (Dolos, Dodona, A+)",
	fits: ({ roots }) => roots.some(({ name, isFolder }) => name === INFO && !isFolder) ? 1 : 0,
	read: async ({ entries }) => {
		const cells = await rowsOf(entries.find(({ path }) => path === INFO));
		const byPath = new Map(entries.map((entry) => [pathKey(entry.path), entry]));
		const all = cells.flatMap((row) => {
			const entry = byPath.get(pathKey(row["filename"] ?? ""));
			return entry === undefined ? [] : [rowOf(row, entry)];
		});
		const rows = [...Map.groupBy(all, ({ entry }) => entry.path).values()].flatMap(ofOneFile);
		const named = new Set([INFO, ...rows.map(({ entry }) => entry.path)]);
		const submitted = rows.filter(({ isTemplate }) => !isTemplate);
		const template = rows.filter(({ isTemplate }) => isTemplate);
		const people = [...Map.groupBy(submitted, ({ key }) => key).values()];
		return {
			handIns: people.filter((own) => !hasNothing(own)).flatMap(info_csv_handInsOf),
			empty: people.filter(hasNothing).map(([first]) => first?.person.name ?? ""),
			template: template.map(({ entry, path }) => ({
				entry,
				path
			})),
			notices: [
				...missing(cells.map((row) => row["filename"] ?? "").filter((path) => path !== "" && !byPath.has(pathKey(path)))),
				...(0,layout/* notTaken */.h4)(entries.map(({ path }) => path).filter((path) => !named.has(path))),
				...template.map(({ path }) => `${INFO} marks ${JSON.stringify(path)} as the template.`)
			]
		};
	}
};
async function rowsOf(info) {
	const text = info === undefined ? "" : await textOf(info).catch(unreadable);
	const rows = readCsv(text, `path: ${INFO}`);
	if (rows.some((row) => row["filename"] !== undefined)) return rows;
	throw new outcome/* ConfigurationError */.j1(says/* pathInfo */.WR);
}
function unreadable(error) {
	throw new outcome/* ConfigurationError */.j1((0,sentence/* fill */.G)(says/* pathInfoCsv */.qJ, { error: (0,outcome/* messageOf */.bD)(error) }));
}
function rowOf(row, entry) {
	const cell = (name) => row[name] ?? "";
	const base = entry.path.slice(entry.path.lastIndexOf("/") + 1);
	const { people = "", submission = "" } = APLUS.exec(base)?.groups ?? {};
	const [login, email] = [cell("username"), cell("email")];
	const id = cell("id") || login || email || people;
	const fullName = cell("full_name") || `${cell("first_name")} ${cell("last_name")}`.trim();
	return {
		entry,
		path: pathIn(entry, cell("folder"), cell("original_name")),
		type: typeOf(cell("type")),
		person: {
			id: id || null,
			name: fullName || id || base.replace(/\.[^.]*$/, ""),
			...login === "" ? {} : { login },
			...email === "" ? {} : { email }
		},
		members: people.includes("+") ? people.split("+").map((number) => ({
			id: number,
			name: number
		})) : [],
		section: (cell("label") || cell("labels")).replaceAll(/\s*;\s*/g, ", "),
		key: id === "" ? `file ${entry.path}` : `person ${id}`,
		exercise: cell("exercise_id") || cell("name_en"),
		submission: cell("submission_id") || submission,
		at: timeOf(cell("created_at")) ?? "",
		isLate: cell("late").toLowerCase() === "true",
		isTemplate: cell("ignored").toLowerCase() === "true",
		isNothing: entry.size === 0 && row["submission_id"] === ""
	};
}
function pathIn({ path }, folder, originalName) {
	if (folder !== "" && path.startsWith(`${folder}/`)) return path.slice(folder.length + 1);
	return originalName.split(/[/\\]/).at(-1) || path;
}
function typeOf(type) {
	return {
		...type === "text" ? { isText: true } : {},
		...type === "link" ? { isLink: true } : {}
	};
}
function ofOneFile(rows) {
	const [first] = rows;
	const people = [...new Map(rows.map(({ person }) => [person.id ?? person.name, person])).entries()];
	if (first === undefined || people.length < 2) return rows.slice(0, 1);
	const id = people.map(([one]) => one).join("+");
	const members = people.map(([, { id: number, name }]) => number === null ? { name } : {
		id: number,
		name
	});
	const person = {
		id,
		name: people.map(([, { name }]) => name).join(", ")
	};
	return [{
		...first,
		person,
		members,
		key: `person ${id}`
	}];
}
function hasNothing(own) {
	return own.every(({ isNothing }) => isNothing);
}
function info_csv_handInsOf(own) {
	const attempts = (0,layouts_children/* byAttempt */.NO)(own, ({ exercise }) => exercise, ({ submission }) => submission, newestFirst);
	return attempts.map((rows, rank) => {
		const at = rows.map((row) => row.at).toSorted(compare_text/* compareText */.n).at(-1) ?? "";
		const [first] = rows;
		const section = first?.section ?? "";
		const members = first?.members ?? [];
		return {
			person: first?.person ?? {
				id: null,
				name: ""
			},
			...members.length === 0 ? {} : { members },
			...at === "" ? {} : { at },
			...rows.some(({ isLate }) => isLate) ? { isLate: true } : {},
			...section === "" ? {} : { section },
			...attempts.length > 1 ? { attempt: String(attempts.length - rank) } : {},
			files: rows.map(({ entry, path, type }) => ({
				entry,
				path,
				...type
			})),
			...rows.some(({ type }) => type.isLink) ? { remarks: [layout/* LINK_HANDED_IN */.WK] } : {}
		};
	});
}
function newestFirst(a, b) {
	return (0,compare_text/* compareText */.n)(b.at, a.at) || b.submission.localeCompare(a.submission, "en", { numeric: true });
}
function pathKey(path) {
	return path.replaceAll("\\", "/").replace(/^(?:\.\/)+/, "").normalize("NFC");
}
function missing(paths) {
	const first = paths[0];
	if (first === undefined) return [];
	return [(0,sentence/* fill */.G)(says/* infoCsv */.lR, {
		one: paths.length === 1,
		paths: paths.length,
		first: JSON.stringify(first)
	})];
}

;// sources/folders/layouts/moodle.js



const moodle_NAME = /^(?<name>.*?)(?:_(?<id>\d+))?_assignsubmission_(?<kind>[a-z0-9]+)(?:_(?<file>.+)|_)?$/su;
function moodle_parse(root) {
	const { name, id, kind, file } = moodle_NAME.exec(root.normalize("NFC"))?.groups ?? {};
	if (name === undefined || kind === undefined) return null;
	return {
		name: name.replaceAll("_", " "),
		id: id ?? null,
		kind,
		file: file ?? null
	};
}
const moodle = {
	title: "Moodle download",
	fits: ({ roots }) => (0,layout/* shareOf */.tC)(roots, ({ name }) => moodle_parse(name) !== null),
	read: (listing) => {
		const roots = (0,layouts_children/* rootsByName */.Kc)(listing);
		const people = new Map();
		const others = [];
		let isFlat = false;
		(0,layout/* refuseTwoNames */.VV)(roots.flatMap(({ name }) => moodle_parse(name) ?? []));
		for (const root of roots) {
			const parsed = moodle_parse(root.name);
			if (parsed === null || !root.isFolder && parsed.file === null) {
				others.push(root.name);
				continue;
			}
			isFlat ||= !root.isFolder;
			const { id, name } = parsed;
			const who = id ?? `name ${name}`;
			const person = people.get(who) ?? {
				id,
				name,
				files: []
			};
			people.set(who, person);
			for (const one of root.files) person.files.push(fileOf(parsed, one));
		}
		const all = [...people.values()];
		return Promise.resolve({
			handIns: all.filter((one) => one.files.length > 0).map(({ id, name, files }) => ({
				person: {
					id,
					name
				},
				files
			})),
			empty: all.filter((one) => one.files.length === 0).map(({ name }) => name),
			notices: [...(0,layout/* notTaken */.h4)(others), ...isFlat ? [FLAT] : []]
		});
	}
};
const FLAT = says/* moodleDrops */.de;
function fileOf({ kind, file }, { entry, path }) {
	const own = file ?? path;
	const isText = kind === "onlinetext" && /^onlinetext\.html?$/i.test(own);
	return {
		entry,
		path: own,
		isText
	};
}

var text_of_html = __load__(2051);
;// sources/folders/layouts/sakai.js




const GROUP = /^(?<name>.+) \((?<id>[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\)$/su;
const sakai_PERSON = /^(?<name>[^,]*,.*)\((?<login>[^()]+)\)$/su;
const sakai_HIDDEN = /^(?<id>[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}) \S/su;
const sakai_FLAT = /^(?<who>[^,]*,.*?\([^()]+\)|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12} [^_]+)_(?<rest>.+)$/su;
const TIMESTAMP = "timestamp.txt";
const MEMBERS = "members.txt";
const COMMENTS = new Set(["comments.txt", "feedbackText.html"]);
const FEEDBACK = /^Feedback/i;
const TYPED = /_submissionText\.html$/;
const ADDRESS = /^attached_URL_\d+$/;
const LIST = /\.(?:csv|xlsx?|html)$/i;
const sakai = {
	title: "Sakai download",
	fits: ({ roots }) => {
		const own = roots.filter((root) => !isList(root));
		return (0,layout/* shareOf */.tC)(own, ({ name, isFolder }) => isFolder ? isOfSakai(name) : whoIn(name) !== null);
	},
	read: async (listing) => {
		const roots = listing.roots.filter((root) => !isList(root));
		const folders = roots.filter(({ name, isFolder }) => isFolder && isOfSakai(name));
		const loose = roots.filter(({ name, isFolder }) => !isFolder && whoIn(name) !== null);
		const taken = new Set([...folders, ...loose]);
		const flat = [...Map.groupBy(loose, ({ name }) => whoIn(name)?.who ?? "")];
		const handIns = [...await Promise.all(folders.map(ofFolder)), ...flat.map(([who, files]) => ({
			...sakai_personOf(who),
			...withFiles(files.flatMap(looseFile))
		}))];
		return {
			handIns: handIns.filter(({ files }) => files.length > 0),
			empty: handIns.filter(({ files }) => files.length === 0).map(({ person }) => person.name),
			notices: (0,layout/* notTaken */.h4)(roots.filter((root) => !taken.has(root)).map(({ name }) => name))
		};
	}
};
function isOfSakai(name) {
	return GROUP.test(name) || sakai_PERSON.test(name) || sakai_HIDDEN.test(name);
}
function isList({ name, isFolder }) {
	return !isFolder && LIST.test(name) && whoIn(name) === null;
}
function whoIn(name) {
	const { who, rest } = sakai_FLAT.exec(name)?.groups ?? {};
	return who === undefined || rest === undefined ? null : {
		who,
		rest
	};
}
function sakai_personOf(folder) {
	const group = GROUP.exec(folder)?.groups;
	if (group !== undefined) return { person: {
		id: group["id"] ?? folder,
		name: group["name"] ?? folder
	} };
	const members = membersIn(folder);
	const [only, other] = members;
	if (only !== undefined && other === undefined) {
		return { person: {
			id: only.id,
			name: only.name,
			login: only.id
		} };
	}
	const name = members.map((one) => one.name).join("; ") || folder;
	return {
		person: {
			id: sakai_HIDDEN.exec(folder)?.groups?.["id"] ?? folder,
			name
		},
		...members.length > 0 ? { members } : {}
	};
}
function membersIn(text) {
	return text.split(/(?<=\)); /).flatMap((one) => {
		const { name, login } = sakai_PERSON.exec(one.trim())?.groups ?? {};
		return name === undefined || login === undefined ? [] : [{
			name: name.replace(/,? *$/, ""),
			id: login
		}];
	});
}
async function ofFolder({ name, files }) {
	const fileOf = (path) => files.find((one) => one.path === path);
	const read = async (path) => {
		const file = fileOf(path);
		return file === undefined ? "" : textOf(file.entry).catch(() => "");
	};
	const at = timeOf(await read(TIMESTAMP));
	const listed = GROUP.test(name) ? membersIn((0,text_of_html/* textOfHtml */.s)(await read(MEMBERS))) : [];
	return {
		...sakai_personOf(name),
		...listed.length > 0 ? { members: listed } : {},
		...at === undefined ? {} : { at },
		...withFiles((0,layouts_children/* childrenOf */.LU)({
			files,
			emptyFolders: []
		}).flatMap((child) => ownFiles(child, listed.length > 0)))
	};
}
function withFiles(files) {
	return {
		files,
		remarks: files.some(({ isLink }) => isLink === true) ? [layout/* LINK_HANDED_IN */.WK] : []
	};
}
function ownFiles(child, isGroup) {
	const { name, isFolder, files } = child;
	if (isFolder) {
		return FEEDBACK.test(name) ? [] : files.map((one) => marked(one));
	}
	if (TYPED.test(name)) return files.filter(({ entry }) => entry.size > 0).map(sakai_typed);
	if (name === TIMESTAMP || COMMENTS.has(name) || isGroup && name === MEMBERS) return [];
	return files;
}
function looseFile({ name, files }) {
	const { rest = "" } = whoIn(name) ?? {};
	if (TYPED.test(rest)) return files.filter(({ entry }) => entry.size > 0).map(sakai_typed);
	const { kind = "", file } = /^(?<kind>[^_]+)_(?<file>.+)$/su.exec(rest)?.groups ?? {};
	if (file === undefined || FEEDBACK.test(kind)) return [];
	return files.map((one) => marked({
		...one,
		path: file
	}));
}
function sakai_typed({ entry }) {
	return {
		entry,
		path: "submissionText.html",
		isText: true
	};
}
function marked(file) {
	return ADDRESS.test(file.path) ? {
		...file,
		isLink: true
	} : file;
}

;// sources/folders/layouts/nbgrader.js





const EXCHANGE = /^(?<student>.+?)\+(?<assignment>[^+]+)\+(?<time>\d{4}-\d\d-\d\d[ T_]\d\d[:_]\d\d[:_]\d\d[^+]*)(?:\+[^+]+)?$/;
const SUBMITTED = "submitted";
const COURSE = new Set([
	SUBMITTED,
	"source",
	"release",
	"autograded",
	"feedback"
]);
const nbgrader_TIMESTAMP = "timestamp.txt";
const nbgrader = {
	title: "set of nbgrader submissions",
	fits: (listing) => {
		const { students, isNamed } = nbgrader_homeOf(listing);
		return (0,layout/* shareOf */.tC)(students, (one) => one.isFolder && (isNamed || EXCHANGE.test(one.name) || isStamped(one)));
	},
	read: async (listing) => {
		const { students } = nbgrader_homeOf(listing);
		const folders = students.filter(({ isFolder }) => isFolder);
		const found = await Promise.all(folders.map(partsOf));
		const { handIns, notices } = handInsOfParts(found.flat());
		return {
			handIns,
			empty: folders.filter((_folder, at) => found[at]?.length === 0).map(({ name }) => name),
			notices: [...(0,layout/* notTaken */.h4)(students.filter(({ isFolder }) => !isFolder).map(({ name }) => name)), ...notices]
		};
	}
};
function nbgrader_homeOf({ roots }) {
	const submitted = roots.find(({ name, isFolder }) => isFolder && name === SUBMITTED);
	const isCourse = roots.every(({ name, isFolder }) => !isFolder || COURSE.has(name));
	return submitted !== undefined && isCourse ? {
		students: (0,layouts_children/* childrenOf */.LU)(submitted),
		isNamed: true
	} : {
		students: roots,
		isNamed: false
	};
}
function isStamped(student) {
	return student.files.some(({ path }) => {
		const assignment = /^([^/]+)\/timestamp\.txt$/.exec(path)?.[1];
		return assignment !== undefined && !isOfSakai(assignment);
	});
}
async function partsOf(folder) {
	const { student, assignment, time } = EXCHANGE.exec(folder.name)?.groups ?? {};
	if (student !== undefined && assignment !== undefined) {
		const { files } = folder;
		return files.length === 0 ? [] : [partOf(student, assignment, timeOf(time ?? "") ?? "", files)];
	}
	const assignments = (0,layouts_children/* childrenOf */.LU)(folder).filter(({ isFolder, files }) => isFolder && files.length > 0);
	return Promise.all(assignments.map(async ({ name, files }) => {
		const stamp = files.find(({ path }) => path === nbgrader_TIMESTAMP);
		const at = stamp === undefined ? undefined : timeOf(await textOf(stamp.entry).catch(() => ""));
		return partOf(folder.name, name, at ?? "", files);
	}));
}
function partOf(student, assignment, at, files) {
	return {
		person: {
			id: student,
			name: student,
			login: student
		},
		assignment,
		at,
		attempt: at,
		files: files.filter(({ path }) => path !== nbgrader_TIMESTAMP)
	};
}

;// sources/folders/layouts/prairielearn.js


const NAMES = [/^(?<uid>[^\s@/]+@[^\s@/_]+)_\d+_(?<question>.+?)_\d+_\d+_(?<id>\d{3,})_(?<file>.+)$/su, /^(?<uid>[^\s@/]+@[^\s@/_]+)_[^_]*_(?<question>.+?)_(?<id>\d{3,})_(?<file>.+)$/su];
function prairielearn_parse(path) {
	for (const pattern of NAMES) {
		const groups = pattern.exec(path)?.groups;
		if (groups !== undefined) return groups;
	}
	return null;
}
function namedIn({ name, isFolder, files }) {
	const named = files.map((file) => {
		const groups = prairielearn_parse(isFolder ? `${name}/${file.path}` : name);
		return groups === null ? null : [file, groups];
	});
	const whole = named.filter((one) => one !== null);
	return whole.length === 0 || whole.length < named.length ? null : whole;
}
const prairielearn = {
	title: "PrairieLearn download",
	fits: (listing) => (0,layout/* shareOf */.tC)(listing.roots, (root) => namedIn(root) !== null),
	read: (listing) => {
		const others = [];
		const parts = listing.roots.flatMap((root) => {
			const named = namedIn(root);
			if (named === null) others.push(root.name);
			return (named ?? []).map(([one, { uid = "", question = "", id = "", file = "" }]) => ({
				person: {
					id: uid,
					name: uid,
					email: uid
				},
				assignment: question,
				at: "",
				attempt: id,
				files: [{
					...one,
					path: file
				}]
			}));
		});
		const { handIns, notices } = handInsOfParts(parts);
		return Promise.resolve({
			handIns,
			empty: [],
			notices: [...(0,layout/* notTaken */.h4)(others), ...notices]
		});
	}
};

;// sources/folders/layouts/submitty.js



const HOMES = new Set(["submissions", "checkout"]);
const OUTPUT = new Set([
	"results",
	"results_public",
	"details"
]);
const submitty_TIMESTAMP = ".submit.timestamp";
const SETTINGS = "user_assignment_settings.json";
const submitty = {
	title: "Submitty download",
	fits: (listing) => {
		const { users, isNamed } = submitty_homeOf(listing);
		return (0,layout/* shareOf */.tC)(users, (one) => one.isFolder && (isNamed || isOfSubmitty(one)));
	},
	read: async (listing) => {
		const { users } = submitty_homeOf(listing);
		const folders = users.filter(({ isFolder }) => isFolder);
		const people = [...Map.groupBy(folders, ({ name }) => name)];
		const areVersioned = folders.every(isVersioned);
		const found = await Promise.all(people.map(([user, own]) => submitty_handInsOf(user, own.flatMap(({ files }) => files), areVersioned)));
		return {
			handIns: found.flat(),
			empty: people.filter((_one, at) => found[at]?.length === 0).map(([user]) => user),
			notices: (0,layout/* notTaken */.h4)(users.filter(({ isFolder }) => !isFolder).map(({ name }) => name))
		};
	}
};
function submitty_homeOf({ roots }) {
	const homes = roots.filter(({ name, isFolder }) => isFolder && HOMES.has(name));
	const isDownload = homes.length > 0 && roots.every(({ name, isFolder }) => isFolder && (HOMES.has(name) || OUTPUT.has(name)));
	if (!isDownload) return {
		users: roots,
		isNamed: false
	};
	const users = homes.flatMap((home) => (0,layouts_children/* childrenOf */.LU)(home));
	return {
		users,
		isNamed: homes.length < roots.length || users.some(isOfSubmitty)
	};
}
function isOfSubmitty({ files }) {
	return files.some(({ path }) => path === SETTINGS || path === submitty_TIMESTAMP || /^[1-9]\d*\/\.submit\.timestamp$/.test(path));
}
function isVersioned({ files }) {
	return files.every(({ path }) => path === SETTINGS || /^[1-9]\d*\//.test(path));
}
async function submitty_handInsOf(user, files, areVersioned) {
	if (!areVersioned) return files.length === 0 ? [] : [await handIn(user, files)];
	const settings = files.find(({ path }) => path === SETTINGS);
	const own = files.filter((file) => file !== settings);
	if (own.length === 0) return [];
	const versions = (0,layouts_children/* childrenOf */.LU)({
		files: own,
		emptyFolders: []
	});
	const active = settings === undefined ? null : await activeVersion(settings);
	return Promise.all(versions.map(async (version) => ({
		...await handIn(user, version.files),
		attempt: version.name,
		...version.name === active ? { isChosen: true } : {}
	})));
}
async function handIn(user, files) {
	const stamp = files.find(({ path }) => path === submitty_TIMESTAMP);
	const at = stamp === undefined ? undefined : timeOf(await textOf(stamp.entry).catch(() => ""));
	return {
		person: {
			id: user,
			name: user,
			login: user
		},
		...at === undefined ? {} : { at },
		files: files.filter((file) => !/^\.submit\.[^/]*$/.test(file.path))
	};
}
async function activeVersion({ entry }) {
	const text = await textOf(entry).catch(() => "");
	return /"active_version"\s*:\s*"?(\d+)/.exec(text)?.[1] ?? null;
}

;// sources/folders/layouts/teams.js



const VERSION = /^(?:Version|Versión|Versão|Versione|Versie|Wersja|\u7248\u672c|\u30d0\u30fc\u30b8\u30e7\u30f3) ?(?<number>\d+)$/iu;
const teams = {
	title: "download of Teams assignments",
	fits: (listing) => (0,layout/* shareOf */.tC)(teams_homeOf(listing).students, teams_isVersioned),
	read: (listing) => {
		const { students, others } = teams_homeOf(listing);
		const folders = students.filter(({ isFolder }) => isFolder);
		const { handIns, notices } = handInsOfParts(folders.flatMap(teams_partsOf));
		const known = new Set(handIns.map(({ person }) => person.id));
		const unsent = others.flatMap(layouts_children/* childrenOf */.LU).filter(({ isFolder }) => isFolder);
		const empty = new Set([...folders, ...unsent].map(({ name }) => name).filter((name) => !known.has(name)));
		return Promise.resolve({
			handIns,
			empty: [...empty],
			notices: [
				...(0,layout/* notTaken */.h4)(students.filter(({ isFolder }) => !isFolder).map(({ name }) => name)),
				...(0,layout/* notTaken */.h4)(folders.flatMap(unversioned)),
				...notices
			]
		});
	}
};
function teams_homeOf({ roots }) {
	const homes = roots.filter((one) => one.isFolder && (0,layouts_children/* childrenOf */.LU)(one).some(teams_isVersioned));
	const [home] = homes;
	return home !== undefined && homes.length === 1 && roots.length <= 2 && !teams_isVersioned(home) ? {
		students: (0,layouts_children/* childrenOf */.LU)(home),
		others: roots.filter((one) => one !== home && one.isFolder)
	} : {
		students: roots,
		others: []
	};
}
function teams_isVersioned(student) {
	const assignments = (0,layouts_children/* childrenOf */.LU)(student);
	return student.isFolder && assignments.length > 0 && assignments.every((one) => one.isFolder && (0,layouts_children/* childrenOf */.LU)(one).every(isVersion));
}
function isVersion({ name, isFolder }) {
	return isFolder && VERSION.test(name);
}
function teams_partsOf(student) {
	return (0,layouts_children/* childrenOf */.LU)(student).flatMap((assignment) => (0,layouts_children/* childrenOf */.LU)(assignment).filter((one) => isVersion(one) && one.files.length > 0).map(({ name, files }) => ({
		person: {
			id: student.name,
			name: student.name
		},
		assignment: assignment.name,
		at: "",
		attempt: VERSION.exec(name)?.groups?.["number"] ?? "",
		files
	})));
}
function unversioned(student) {
	return (0,layouts_children/* childrenOf */.LU)(student).flatMap((assignment) => assignment.isFolder ? (0,layouts_children/* childrenOf */.LU)(assignment).filter((one) => !isVersion(one) && one.files.length > 0).map(({ name }) => `${student.name}/${assignment.name}/${name}`) : [`${student.name}/${assignment.name}`]);
}

;// sources/folders/layouts/vpl.js


const vpl_PERSON = /^(?<name>.+) (?<id>\d+) (?<login>\S+)$/su;
const vpl_GROUP = /^(?<name>.+) Group (?<id>\d+) ?$/su;
const TIME = /^(\d{4}-\d\d-\d\d)-(\d\d)-(\d\d)-(\d\d)$/;
const RESULTS = /^\d{4}(?:-\d\d){5}\.ceg$/;
const REPORTS = new Set(["Report.txt", "Errors.txt"]);
const vpl = {
	title: "VPL download",
	fits: (listing) => (0,layout/* shareOf */.tC)(listing.roots.filter(isWanted), isPerson),
	read: (listing) => {
		const roots = listing.roots.filter(isWanted);
		const people = roots.filter(isPerson).map((one) => ({
			name: vpl_personOf(one)?.name ?? one.name,
			own: vpl_handInsOf(one)
		}));
		return Promise.resolve({
			handIns: people.flatMap(({ own }) => own),
			empty: people.filter(({ own }) => own.length === 0).map(({ name }) => name),
			notices: (0,layout/* notTaken */.h4)(roots.filter((one) => !isPerson(one)).map(({ name }) => name))
		});
	}
};
function isPerson(root) {
	return vpl_personOf(root) !== null && isOfTimes(root);
}
function isWanted({ name, isFolder }) {
	return isFolder || !REPORTS.has(name);
}
function vpl_personOf({ name: folder, isFolder }) {
	if (!isFolder) return null;
	const { name, id, login } = (vpl_GROUP.exec(folder) ?? vpl_PERSON.exec(folder))?.groups ?? {};
	if (name === undefined || id === undefined) return null;
	return {
		id,
		name,
		...login === undefined ? {} : { login }
	};
}
function isOfTimes({ files, emptyFolders }) {
	return (0,layouts_children/* childrenOf */.LU)({
		files,
		emptyFolders
	}).every(({ name, isFolder }) => isFolder && (TIME.test(name) || RESULTS.test(name)));
}
function vpl_handInsOf(root) {
	const person = vpl_personOf(root);
	if (person === null) return [];
	const times = (0,layouts_children/* childrenOf */.LU)(root).filter(({ name, files }) => TIME.test(name) && files.length > 0);
	return times.map(({ name, files }) => ({
		person,
		at: name.replace(TIME, "$1T$2:$3:$4"),
		...times.length > 1 ? { attempt: name } : {},
		files
	}));
}

;// sources/folders/layouts/layouts.js


















const LAYOUTS = {
	moodle: moodle,
	canvas: canvas,
	blackboard: blackboard,
	gradescope: gradescope,
	ilias: ilias,
	brightspace: brightspace,
	"info-csv": infoCsv,
	classroom: classroom,
	nbgrader: nbgrader,
	submitty: submitty,
	artemis: artemis,
	codegrade: codegrade,
	sakai: sakai,
	vpl: vpl,
	teams: teams,
	autolab: autolab,
	prairielearn: prairielearn,
	folders: folders,
	flat: flat,
	single: single
};

var folders_listing = __load__(65723);
;// sources/folders/recognise.js





const RECOGNISED_AT = .8;
const RESEMBLES_AT = .2;
const MAX_WRAPPERS = 3;
const recognise_NAMED = 5;
function isPlatform(layout) {
	return layout !== "folders" && layout !== "flat" && layout !== "single";
}
const PLATFORMS = source_names/* LAYOUT_NAMES */.kX.filter(isPlatform);
function recognise(listing, place) {
	let closest = {
		layout: "",
		share: 0
	};
	let at = listing;
	for (let wrappers = 0; at !== null && wrappers <= MAX_WRAPPERS; wrappers += 1) {
		const shares = sharesOf(at);
		const fitting = shares.filter(({ share }) => share >= RECOGNISED_AT);
		const [only, other] = fitting;
		if (only !== undefined && other !== undefined) {
			throw new outcome/* ConfigurationError */.j1((0,sentence/* fill */.G)(says/* pathSay */.RG, {
				place,
				fitting: fitting.map(({ layout }) => titled(layout)).join(" or "),
				layouts: fitting.map(({ layout }) => layout).join(" or ")
			}));
		}
		if (only !== undefined) return {
			recognised: {
				layout: only.layout,
				wrappers
			},
			notices: []
		};
		for (const one of shares) if (one.share > closest.share) closest = one;
		at = (0,folders_listing/* unwrapped */.DE)(at);
	}
	const { layout, share } = closest;
	if (share < RESEMBLES_AT) return {
		recognised: null,
		notices: []
	};
	const percent = Math.floor(share * 100);
	return {
		recognised: null,
		notices: [(0,sentence/* fill */.G)(says/* namesLook */.ue, {
			percent,
			place,
			layout
		})]
	};
}
function titled(layout) {
	const { title } = LAYOUTS[layout];
	return `${/^[AEIOU]/i.test(title) ? "an" : "a"} ${title}`;
}
function sharesOf(listing) {
	return PLATFORMS.map((layout) => ({
		layout,
		share: LAYOUTS[layout].fits(listing)
	}));
}
function placeOf(listing, layout, place) {
	let best = {
		wrappers: 0,
		share: 0
	};
	let at = listing;
	for (let wrappers = 0; at !== null && wrappers <= MAX_WRAPPERS; wrappers += 1) {
		const share = LAYOUTS[layout].fits(at);
		if (share > best.share) best = {
			wrappers,
			share
		};
		at = (0,folders_listing/* unwrapped */.DE)(at);
	}
	if (best.share > 0) return {
		layout,
		wrappers: best.wrappers
	};
	const names = listing.roots.map(({ name }) => name);
	throw new outcome/* ConfigurationError */.j1((0,sentence/* fill */.G)(says/* layoutNothingLooks */._s, {
		layout,
		place,
		titled: titled(layout),
		noNames: names.length === 0,
		names: (0,format/* listed */.KE)(names, recognise_NAMED, JSON.stringify)
	}));
}
function below(listing, wrappers) {
	const inner = wrappers === 0 ? null : (0,folders_listing/* unwrapped */.DE)(listing);
	return inner === null ? listing : below(inner, wrappers - 1);
}
function layoutOf({ layout }) {
	return LAYOUTS[layout];
}


}),

17146:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
EO:()=>withoutReports,
PS:()=>isReport,
lW:()=>refuseReportAmong
});
var _base__6__ = __load__(59362);
var _base__10__ = __load__(98216);
var _base__11__ = __load__(4771);
var _contract__9__ = __load__(4071);
var _native__7__ = __load__(497);
var _native__12__ = __load__(76760);
var _system__8__ = __load__(5560);
var _selection_choose_js__0__ = __load__(31475);
var _key_of_js__1__ = __load__(48880);
var _own_files_js__2__ = __load__(38197);
var _unpack_js__3__ = __load__(84517);
var _walk_js__4__ = __load__(21478);
var _says_js__5__ = __load__(45147);










async function refuseReportAmong(places, { root, selection, ignore, signal = _base__6__.ds }) {
	const report = await (0,_walk_js__4__.MN)(ignore);
	if (report === undefined || (await _native__7__.fs.stat(report).catch(() => null))?.isDirectory() !== true) return;
	const around = await Promise.all(places.map((place) => (0,_walk_js__4__.MN)(place)));
	if (!around.some((place) => place !== undefined && (0,_system__8__.Gz)(place, report))) return;
	const files = (0,_unpack_js__3__.K)((0,_walk_js__4__.GG)(report, report), {
		selection,
		signal
	});
	const chosen = await (0,_selection_choose_js__0__.P)(files, selection, [], signal);
	const count = chosen.files.length + chosen.leftOut.filter(_contract__9__.b2).length;
	if (count === 0) return;
	const place = JSON.stringify((0,_key_of_js__1__.T)(root, report));
	throw new _base__10__.GN((0,_base__11__.G)(_says_js__5__.ps, {
		place,
		one: count === 1,
		count
	}));
}
const MOST_OF_OWN = 2e3;
async function isReport(folder) {
	try {
		const top = await _native__7__.fs.list(folder);
		if (top.some((entry) => !entry.isDirectory() && !(0,_own_files_js__2__.Zw)(entry.name))) return false;
		const paths = [];
		for await (const { path } of (0,_walk_js__4__.GG)(folder, undefined, { most: MOST_OF_OWN })) {
			if (!(0,_own_files_js__2__.Zw)(path)) return false;
			paths.push(path);
		}
		return await (0,_own_files_js__2__.Zn)(paths, (path) => (0,_own_files_js__2__.sx)((0,_native__12__.join)(folder, path)));
	} catch {
		return false;
	}
}
async function withoutReports(places, { root, ignore }, note) {
	if (places.length < 2) return places;
	const own = await (0,_walk_js__4__.MN)(ignore);
	const kept = [];
	for (const place of places) {
		if (!await isReport(place)) kept.push(place);
		else if (await (0,_walk_js__4__.MN)(place) !== own) note((0,_base__11__.G)(_says_js__5__.Zn, { folder: (0,_key_of_js__1__.T)(root, place) }));
	}
	return kept;
}


}),

45147:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
AI:()=>pathNotExist,
AZ:()=>downloadNumber,
Bb:()=>pathHoldsFiles,
Ct:()=>excludesSubmission,
FO:()=>filesFolders,
Fd:()=>timesLanguage,
GI:()=>nobodysName,
Gw:()=>couldNotReadWithin,
In:()=>pathMayNotRead,
JO:()=>perhapsName,
MY:()=>folderEmpty,
NL:()=>mayNotRead,
Nr:()=>packedBeside,
OE:()=>gradescopeNotSay,
PY:()=>foldersAsOnes,
RG:()=>pathSay,
RP:()=>otherBeside,
Vj:()=>folderNotLookedIn,
WR:()=>pathInfo,
Yn:()=>nestedToo,
Zn:()=>isOwnFolder,
_6:()=>takenClass,
_s:()=>layoutNothingLooks,
au:()=>linkLeads,
de:()=>moodleDrops,
es:()=>pathLie,
fJ:()=>folderNotExist,
iP:()=>holdsName,
jV:()=>pathIsSpecial,
lC:()=>studentNumber,
lN:()=>cannotReadSubmissions,
lR:()=>infoCsv,
mg:()=>isSpecial,
or:()=>pathHolds,
ps:()=>reportAmong,
qJ:()=>pathInfoCsv,
rg:()=>pathMatches,
uL:()=>filesOfFolders,
ue:()=>namesLook,
uq:()=>holdsSource,
v3:()=>filesAsOnes,
xG:()=>holdsAssignments
});
const couldNotReadWithin = " could not be read within {seconds} seconds; see what in it is so large.";
const takenClass = "{place} was taken as a class: each of its {found} {isFolders?folders or archives|files} is a submission. If all of it is one submission, set layout: single.";
const foldersAsOnes = "path names {n} folders and archives, and most look like one program each, so each was taken for one submission. If each file is one, set layout: flat; if each folder in them is one, layout: folders.";
const filesOfFolders = "path names {folders} folders of source files, and each of the {files} files in them was taken for one submission. If each folder is one, set layout: single.";
const filesAsOnes = "path names {files} files in {folders} folders, and each file was taken for one submission. If each folder is one, name the folder around them, and say with include which files count.";
const excludesSubmission = "exclude goes by the files inside of each submission, and {names} {one?names|name} {one?a submission|submissions} that {one?was|were} taken all the same. To leave {one?it|them} out, move {one?it|them} away.";
const packedBeside = "{place} holds archives beside the folders that they were unpacked into, so the folders alone were taken, and not {names}.";
const otherBeside = "{place} holds archives beside folders of the same names with other contents, and both were taken: {names}. If one person handed in both, take one away: else they are compared with each other.";
const pathNotExist = "path {line} does not exist below {root}. {found}";
const pathMatches = "path {line} matches no folder below {base}. {found}";
const folderNotExist = "That folder does not exist; correct the path.";
const folderEmpty = "That folder is empty; check the submissions out first, or correct the path.";
const holdsName = "It holds {visible}; name one of these.";
const pathHolds = "path {pattern}: {places} holds no submission{names?, only {names}|}. Each folder, archive or source file in it would be one; look whether it is the right place.";
const pathLie = "path: {root} and {other} lie one inside of the other, and would be compared with themselves; name one of them.";
const isOwnFolder = "{folder} is a report or a course that this program wrote, and was not taken for a submission. If somebody handed it in, look into it.";
const linkLeads = "{root} is a link that leads out of its folder, or nowhere, and was not taken; put the submission itself there.";
const holdsSource = "{place} holds {one?a source file|{loose} source files} beside the submissions, not taken: {names}. Put each submission into a folder of its own.";
const timesLanguage = "The times are in a language that is not read, so that of several hand-ins of one person the last one by name counts.";
const studentNumber = "Student number {id} is given by several people. Students type it themselves, so it was taken for nobody's; e-mail and name tell them apart.";
const cannotReadSubmissions = "{name} cannot be read ({error}), so submissions have their numbers for names; export them again.";
const gradescopeNotSay = "Gradescope does not say who handed it in.";
const pathInfo = "path: info.csv has no column filename, so it does not say what belongs to whom; add the column, or take the file away.";
const pathInfoCsv = "path: info.csv cannot be read: {error}. Download it again.";
const infoCsv = "info.csv names {one?a file that is|{paths} files that are} not there, such as {first}.";
const downloadNumber = "{first} and {name} of the download have one number, {id}, so that it cannot be told whose each is. Look who handed them in, and check folders that you name yourself (layout: folders).";
const nobodysName = "{what} nobody's by name and {was} not taken: {names}.";
const moodleDrops = "Moodle drops the folders of a hand-in from a download without folders, so that of two files of one name only one is left; choose \"Download submissions in folders\" to have them all.";
const holdsAssignments = "It holds {all} assignments ({names}), and those of one student are one submission; to check one of them, put its folders alone into a folder.";
const pathHoldsFiles = "path: {folder} holds more than {most} files; check a part of it at a time.";
const pathSay = "path: {place} may be {fitting}; say which with layout: {layouts}.";
const namesLook = "{percent} % of the names in {place} look like those of layout {layout}, which is too few to be sure; if it is one, set layout: {layout}.";
const layoutNothingLooks = "layout {layout}: nothing in {place} looks like {titled}. It holds {noNames?nothing|{names}}. Give another layout, or leave it out to have it recognised.";
const filesFolders = "more than {most} files and folders";
const nestedToo = "nested too deeply";
const mayNotRead = "may not be read ({code}); look at its rights";
const pathMayNotRead = "{line} may not be read ({code}). Look at the rights of it and of the folders above it.";
const pathIsSpecial = "{line} is {kind}, which is not read. Name a folder, an archive or a file.";
const isSpecial = "is {kind}, which is not read; take it away.";
const reportAmong = "report-dir: {place} lies in what is checked and holds {one?a file|{count} files} of a submission, which a report there would hide. Name another folder, or move {one?that file|those files}.";
const folderNotLookedIn = "Nothing was looked for in {folder}: it {why}.";
const perhapsName = "perhaps its name is not UTF-8";


}),

84517:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
K:()=>unpacked,
c:()=>withoutSharedFolder
});
var _base__3__ = __load__(97);
var _base__4__ = __load__(25771);
var _base__5__ = __load__(33897);
var _base__6__ = __load__(98216);
var _base__7__ = __load__(74454);
var _system__2__ = __load__(40753);
var _archive_js__0__ = __load__(15228);
var _listing_js__1__ = __load__(65723);




const MAX_DEPTH = 3;
const APPLE_DOUBLE = [
	0,
	5,
	22,
	7
];
const MAX_APPLE_DOUBLE_BYTES = 1024 * 1024;
async function* unpacked(files, { selection, signal }) {
	const budget = {
		entries: _system__2__.L.maxEntries,
		bytes: _system__2__.L.maxTotalBytes
	};
	const visit = async function* (all, depth) {
		for await (const { file, isAlone } of withCompany(all)) {
			if (await isAppleDouble(file)) continue;
			if (file.leftOut !== undefined || !isWanted(file.path, selection)) {
				yield file;
				continue;
			}
			const inside = await filesOf(file, depth, budget, signal);
			if (inside === null) yield file;
			else if ("leftOut" in inside) yield {
				...file,
				leftOut: inside.leftOut
			};
			else yield* visit(below(isAlone ? "" : `${(0,_base__3__.sP)(file.path)}/`, inside), depth + 1);
		}
	};
	yield* visit(files, 1);
}
async function isAppleDouble(file) {
	if (!/(?:^|\/)\._[^/]*$/.test(file.path) || file.size > MAX_APPLE_DOUBLE_BYTES) return false;
	const bytes = await file.read().catch(() => null);
	return bytes !== null && (0,_base__4__.w1)(bytes, APPLE_DOUBLE);
}
async function* withCompany(files) {
	let first = null;
	let count = 0;
	for await (const file of files) {
		count += 1;
		if (count === 1) {
			first = file;
			continue;
		}
		if (first !== null) yield {
			file: first,
			isAlone: false
		};
		first = null;
		yield {
			file,
			isAlone: false
		};
	}
	if (first !== null) yield {
		file: first,
		isAlone: true
	};
}
function isWanted(path, selection) {
	if (!(0,_base__3__.L3)(path) && !(0,_base__3__.Bo)(path)) return false;
	const folder = path.slice(0, Math.max(0, path.lastIndexOf("/")));
	return !selection.isExcluded(path) && (folder === "" || selection.skipsFolder(folder) === null);
}
async function filesOf(file, depth, budget, signal) {
	const refuse = (reason, detail) => ({ leftOut: {
		reason,
		detail
	} });
	if ((0,_base__3__.Bo)(file.path)) return refuse("unreadable", (0,_base__5__.iU)("notices.otherArchive"));
	if (depth > MAX_DEPTH) return refuse("limit", (0,_base__5__.iU)("notices.nestedArchive"));
	if (file.size > _archive_js__0__.Ip) {
		const limit = {
			as: "bytes",
			value: _archive_js__0__.Ip
		};
		return refuse("limit", (0,_base__5__.iU)("notices.largeArchive", { limit }));
	}
	if (budget.entries <= 0 || budget.bytes <= 0) return refuse("limit", (0,_base__5__.iU)("notices.archivesHoldMuch"));
	try {
		const limits = {
			..._system__2__.L,
			maxEntries: budget.entries,
			maxTotalBytes: budget.bytes
		};
		const { entries } = await (0,_archive_js__0__.aF)(await file.read(), file.path, limits, signal);
		budget.entries -= entries.length;
		budget.bytes -= entries.reduce((sum, { size, isUnread }) => sum + (isUnread === true ? 0 : size), 0);
		return entries;
	} catch (error) {
		signal.throwIfAborted();
		return refuse("unreadable", (0,_base__5__.iU)("notices.notUnpacked", { why: (0,_base__5__.kK)((0,_base__6__.bD)(error)) }));
	}
}
function below(folder, files) {
	return withoutSharedFolder(files).map((file) => ({
		...file,
		path: `${folder}${file.path}`
	}));
}
function withoutSharedFolder(files) {
	const own = files.filter(({ path, leftOut }) => leftOut === undefined && !(0,_listing_js__1__.ze)(path));
	const shared = (0,_base__7__.A)(own.map(({ path }) => path), 1);
	return files.map((file) => file.path.startsWith(shared) ? {
		...file,
		path: file.path.slice(shared.length)
	} : file);
}


}),

21478:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
GG:()=>walk,
MN:()=>realOf,
lr:()=>MAX_DEPTH,
nG:()=>byName
});
var _base__7__ = __load__(4771);
var _base__8__ = __load__(97);
var _base__9__ = __load__(92105);
var _native__4__ = __load__(497);
var _native__5__ = __load__(76760);
var _system__6__ = __load__(5560);
var _archive_js__0__ = __load__(15228);
var _readable_js__1__ = __load__(73055);
var _own_files_js__2__ = __load__(38197);
var _says_js__3__ = __load__(45147);







const MAX_DEPTH = 64;
const MAX_WALKED = 2e5;
async function* walk(folder, report, { most = MAX_WALKED, onFolder } = {}) {
	const root = await _native__4__.fs.realpath(folder);
	let walked = 0;
	const visit = async function* (at, prefix, depth, isReport) {
		let entries;
		try {
			entries = await _native__4__.fs.list(at);
		} catch (error) {
			if (prefix === "") throw error;
			yield untaken(`${prefix}/`, "unreadable", (0,_readable_js__1__.Ms)(error));
			return;
		}
		for (const entry of entries.toSorted(byName)) {
			const path = prefix === "" ? entry.name : `${prefix}/${entry.name}`;
			const full = (0,_native__5__.join)(at, entry.name);
			const inReport = isReport ? (0,_system__6__.Gz)(report ?? "", full) : null;
			if (inReport !== null && await (0,_own_files_js__2__.CN)(inReport, full)) continue;
			walked += 1;
			if (walked > most) {
				if (walked === most + 1) {
					yield untaken(path, "limit", (0,_base__7__.G)(_says_js__3__.FO, { most }));
				}
				return;
			}
			if (entry.isDirectory()) onFolder?.(path);
			if (!entry.isDirectory()) yield await candidateOf(entry, path, full, isReport && (0,_own_files_js__2__.yp)(path));
			else if (depth >= MAX_DEPTH) yield untaken(`${path}/`, "limit", _says_js__3__.Yn);
			else yield* visit(full, path, depth + 1, isReport || full === report);
		}
	};
	yield* visit(root, "", 1, report !== undefined && (0,_system__6__.Gz)(report, root) !== null);
}
async function realOf(folder) {
	return folder === undefined ? undefined : _native__4__.fs.realpath(folder).catch(() => folder);
}
async function candidateOf(entry, path, full, mayBeOurs) {
	if (entry.isSymbolicLink()) return untaken(path, "symlink");
	if (!entry.isFile()) return untaken(path, "special-file");
	let size;
	try {
		({size} = await _native__4__.fs.lstat(full));
	} catch (error) {
		const why = (0,_readable_js__1__.dP)(error) === null ? _says_js__3__.JO : (0,_readable_js__1__.Ms)(error);
		return untaken(path, "unreadable", why);
	}
	const most = (0,_base__8__.L3)(path) ? _archive_js__0__.Ip : undefined;
	const file = {
		path,
		size,
		read: () => (0,_own_files_js__2__.CB)(full, size, most)
	};
	return mayBeOurs && await (0,_own_files_js__2__.sx)(full) ? {
		...file,
		leftOut: { reason: "generated" }
	} : file;
}
function untaken(path, reason, detail) {
	const leftOut = {
		reason,
		...detail === undefined ? {} : { detail }
	};
	return {
		path,
		size: 0,
		read: () => Promise.reject(new Error(detail ?? reason)),
		leftOut,
		isUnread: true
	};
}
function byName(a, b) {
	return (0,_base__9__.n)(a.name, b.name);
}


}),

767:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
C4:()=>UnreadableObjectsError,
rt:()=>fetchObjects,
sg:()=>readRef
});
var _base__2__ = __load__(98216);
var _base__5__ = __load__(4771);
var _github__3__ = __load__(50926);
var _github__4__ = __load__(47307);
var _pack_js__0__ = __load__(92213);
var _github_says_js__1__ = __load__(43901);




const MIB = 1024 ** 2;
const PACK_LIMITS = {
	packedBytes: 128 * MIB,
	objectBytes: 32 * MIB,
	unpackedBytes: 256 * MIB,
	objects: 5e5
};
class UnreadableObjectsError extends _base__2__.y_ {}
async function fetchObjects(github, name, { wants, haves = [], depth, filter }, limits = PACK_LIMITS) {
	if (wants.length === 0) return new Map();
	const body = encodeRequest("fetch", [
		"no-progress",
		...depth === undefined ? [] : [`deepen ${depth}`],
		...filter === undefined ? [] : [`filter ${filter}`],
		...wants.map((sha) => `want ${sha}`),
		...haves.map((sha) => `have ${sha}`),
		"done"
	]);
	return asked(github, name, body, limits, (answer) => (0,_pack_js__0__.w)(readAnswer(answer).pack, limits));
}
async function asked(github, name, body, { packedBytes }, read) {
	const place = (0,_github__3__.fq)(name);
	const purpose = (0,_github__4__.OU)("own", `reading ${place}`, "contents");
	const answer = await github.git(purpose, {
		repository: name,
		body,
		mostBytes: packedBytes
	});
	try {
		if (answer === null) throw new _pack_js__0__.q(`it has more than ${packedBytes} bytes`);
		return read(Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength));
	} catch (error) {
		const sentence = error instanceof _pack_js__0__.q ? (0,_base__5__.G)(_github_says_js__1__.sI, {
			place,
			error: error.message
		}) : error instanceof GitRefusal ? (0,_base__5__.G)(_github_says_js__1__.vj, {
			place,
			error: error.message
		}) : null;
		if (sentence === null) throw error;
		throw new UnreadableObjectsError(sentence, "network", {
			cause: error,
			openMessage: sentence
		});
	}
}
async function readRef(github, name, ref) {
	const body = encodeRequest("ls-refs", [`ref-prefix ${ref}`]);
	const { lines } = await asked(github, name, body, PACK_LIMITS, readAnswer);
	return lines.find((line) => line.endsWith(` ${ref}`))?.slice(0, SHA_DIGITS) ?? null;
}
const SHA_DIGITS = 40;
function encodeRequest(command, lines) {
	const packet = (line) => `${(line.length + 5).toString(16).padStart(4, "0")}${line}\n`;
	return Buffer.from(`${packet(`command=${command}`)}${packet("object-format=sha1")}0001${lines.map(packet).join("")}0000`);
}
class GitRefusal extends Error {
	name = "GitRefusal";
}
function readAnswer(answer) {
	const lines = [];
	const pack = [];
	let isPack = false;
	let isWhole = false;
	for (let at = 0; at < answer.length;) {
		const digits = answer.toString("latin1", at, at + 4);
		const length = /^[0-9a-f]{4}$/.test(digits) ? Number.parseInt(digits, 16) : -1;
		if (length >= 0 && length < 4) {
			isWhole = length !== 1;
			at += 4;
			continue;
		}
		const body = answer.subarray(at + 4, at + length);
		if (length < 4 || body.length !== length - 4) throw new _pack_js__0__.q("the answer is cut off");
		at += length;
		isWhole = false;
		const text = (from) => body.toString("utf8", from).trimEnd();
		if (!isPack) {
			if (text(0).startsWith("ERR ")) throw new GitRefusal(text("ERR ".length));
			isPack = text(0) === "packfile";
			lines.push(text(0));
		} else if (body[0] === 1) {
			pack.push(body.subarray(1));
		} else if (body[0] === 3) {
			throw new GitRefusal(text(1));
		}
	}
	if (!isWhole) throw new _pack_js__0__.q("the answer is cut off");
	return {
		lines,
		pack: Buffer.concat(pack)
	};
}


}),

79510:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
fo:()=>isFile,
tX:()=>differences,
xt:()=>commitIn
});
var _pack_js__0__ = __load__(92213);

const MODE_TREE = "40000";
const SHA_BYTES = 20;
function commitIn(objects, sha) {
	const object = objects.get(sha);
	if (object?.type !== "commit") return null;
	const parents = [];
	let tree = "";
	for (const line of object.bytes.toString("latin1").split("\n")) {
		const [, name, value = ""] = /^(tree|parent) ([0-9a-f]{40})$/.exec(line) ?? [];
		if (name === "tree") tree = value;
		else if (name === "parent") parents.push(value);
		else break;
	}
	return {
		tree,
		parents
	};
}
function isFile({ mode }) {
	return mode.startsWith("100");
}
const MOST_VISITS = 3e5;
function differences(objects, before, after) {
	const found = [];
	const open = [{
		prefix: "",
		before,
		after
	}];
	let visits = 0;
	for (let one = open.pop(); one !== undefined; one = open.pop()) {
		const [old, present] = [entriesOf(objects, one.before), entriesOf(objects, one.after)];
		for (const name of new Set([...old.keys(), ...present.keys()])) {
			visits += 1;
			if (visits > MOST_VISITS) throw new _pack_js__0__.q(`its folders lead to more than ${MOST_VISITS} paths`);
			const [from, to] = [old.get(name) ?? null, present.get(name) ?? null];
			if (from?.sha === to?.sha && from?.mode === to?.mode) continue;
			const path = `${one.prefix}${name}`;
			const [fromTree, toTree] = [folderOf(from), folderOf(to)];
			if (fromTree !== null || toTree !== null) {
				open.push({
					prefix: `${path}/`,
					before: fromTree,
					after: toTree
				});
			}
			const [fromFile, toFile] = [fromTree === null ? from : null, toTree === null ? to : null];
			if (fromFile !== null || toFile !== null) found.push({
				path,
				before: fromFile,
				after: toFile
			});
		}
	}
	return found;
}
function folderOf(entry) {
	return entry?.mode === MODE_TREE ? entry.sha : null;
}
function entriesOf(objects, sha) {
	const entries = new Map();
	if (sha === null) return entries;
	const object = objects.get(sha);
	if (object?.type !== "tree") throw new _pack_js__0__.q("a folder is missing");
	const { bytes } = object;
	for (let at = 0; at < bytes.length;) {
		const space = bytes.indexOf(32, at);
		const end = bytes.indexOf(0, space);
		const next = end + 1 + SHA_BYTES;
		if (space < 0 || end < 0 || next > bytes.length) throw new _pack_js__0__.q("a folder is damaged");
		const name = bytes.toString("utf8", space + 1, end);
		const mode = bytes.toString("latin1", at, space).replace(/^0+/, "");
		const entry = {
			mode,
			sha: bytes.toString("hex", end + 1, next)
		};
		entries.set(entries.has(name) ? `${entry.sha.slice(0, 7)} ${name}` : name, entry);
		at = next;
	}
	return entries;
}


}),

92213:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
q:()=>PackError,
w:()=>readPack
});
var node_crypto__0__ = __load__(77598);
var node_zlib__1__ = __load__(38522);


class PackError extends Error {
	name = "PackError";
}
const TYPES = {
	1: "commit",
	2: "tree",
	3: "blob",
	4: "tag",
	7: "delta"
};
const SHA_BYTES = 20;
const HEADER_BYTES = 12;
function readPack(pack, limits) {
	if (pack.length < HEADER_BYTES || pack.toString("latin1", 0, 4) !== "PACK" || pack.readUInt32BE(4) !== 2) {
		throw new PackError("it is no pack of version 2");
	}
	const count = pack.readUInt32BE(8);
	if (count > limits.objects) throw new PackError(`it has ${count} objects, more than ${limits.objects}`);
	const objects = new Map();
	const deltas = [];
	const size = new Size(limits);
	let at = HEADER_BYTES;
	for (let read = 0; read < count; read += 1) {
		const entry = readEntry(pack, at, size);
		at = entry.end;
		if (entry.type === "delta") deltas.push({
			base: entry.base,
			bytes: entry.bytes
		});
		else if (entry.type !== "tag") add(objects, {
			type: entry.type,
			bytes: entry.bytes
		});
	}
	resolve(objects, deltas, size);
	return objects;
}
class Size {
	#limits;
	#bytes = 0;
	constructor(limits) {
		this.#limits = limits;
	}
	add(bytes) {
		const { objectBytes, unpackedBytes } = this.#limits;
		this.#bytes += bytes;
		if (bytes > objectBytes) throw new PackError(`it has an object of more than ${objectBytes} bytes`);
		if (this.#bytes > unpackedBytes) throw new PackError(`it unpacks to more than ${unpackedBytes} bytes`);
	}
}
function readEntry(pack, start, size) {
	let at = start;
	let byte = byteAt(pack, at);
	const type = TYPES[byte >> 4 & 7];
	if (type === undefined) throw new PackError("it has an object of an unknown type");
	let length = byte & 15;
	for (let factor = 16; (byte & 128) !== 0; factor *= 128) {
		at += 1;
		byte = byteAt(pack, at);
		length += (byte & 127) * factor;
	}
	at += 1;
	size.add(length);
	const base = type === "delta" ? pack.toString("hex", at, at + SHA_BYTES) : null;
	if (base !== null) at += SHA_BYTES;
	const { bytes, used } = inflated(pack.subarray(at), length);
	const end = at + used;
	return type === "delta" ? {
		type,
		base: base ?? "",
		bytes,
		end
	} : {
		type,
		bytes,
		end
	};
}
function inflated(packed, length) {
	let result;
	try {
		const options = {
			info: true,
			maxOutputLength: Math.max(1, length)
		};
		result = (0,node_zlib__1__.inflateSync)(packed, options);
	} catch (error) {
		throw new PackError("it is damaged", { cause: error });
	}
	if (result.buffer.length !== length) throw new PackError("it is damaged");
	return {
		bytes: result.buffer,
		used: result.engine.bytesWritten
	};
}
function resolve(objects, deltas, size) {
	const waiting = Map.groupBy(deltas, ({ base }) => base);
	const open = [...waiting.keys()].filter((base) => objects.has(base));
	for (let base = open.pop(); base !== undefined; base = open.pop()) {
		const from = objects.get(base);
		const own = waiting.get(base) ?? [];
		waiting.delete(base);
		if (from === undefined) continue;
		for (const delta of own) {
			const sha = add(objects, {
				type: from.type,
				bytes: applied(delta.bytes, from.bytes, size)
			});
			if (waiting.has(sha)) open.push(sha);
		}
	}
	if (waiting.size > 0) throw new PackError("it has differences from objects that it has not");
}
function applied(delta, base, size) {
	let at = 0;
	const number = () => {
		let value = 0;
		for (let factor = 1;; factor *= 128) {
			const byte = byteAt(delta, at);
			at += 1;
			value += (byte & 127) * factor;
			if ((byte & 128) === 0) return value;
		}
	};
	if (number() !== base.length) throw new PackError("it is damaged");
	const length = number();
	size.add(length);
	const result = Buffer.alloc(length);
	let to = 0;
	while (at < delta.length) {
		const code = byteAt(delta, at);
		at += 1;
		const bytes = (code & 128) !== 0 ? copied() : inserted();
		if (bytes.length === 0 || to + bytes.length > length) throw new PackError("it is damaged");
		bytes.copy(result, to);
		to += bytes.length;
		function copied() {
			const field = (bits) => bits.reduce((sum, bit, index) => {
				if ((code & bit) === 0) return sum;
				at += 1;
				return sum + byteAt(delta, at - 1) * 256 ** index;
			}, 0);
			const offset = field([
				1,
				2,
				4,
				8
			]);
			const bytesToCopy = field([
				16,
				32,
				64
			]) || 65536;
			if (offset + bytesToCopy > base.length) throw new PackError("it is damaged");
			return base.subarray(offset, offset + bytesToCopy);
		}
		function inserted() {
			const text = delta.subarray(at, at + code);
			if (text.length !== code) throw new PackError("it is damaged");
			at += code;
			return text;
		}
	}
	if (to !== length) throw new PackError("it is damaged");
	return result;
}
function add(objects, object) {
	const { type, bytes } = object;
	const sha = (0,node_crypto__0__.createHash)("sha1").update(`${type} ${bytes.length}\0`).update(bytes).digest("hex");
	objects.set(sha, object);
	return sha;
}
function byteAt(bytes, at) {
	const byte = bytes[at];
	if (byte === undefined) throw new PackError("it is cut off");
	return byte;
}


}),


22389:
((__module__, __out__, __load__) => {


__load__.d(__out__, {
r:()=>readContents
});

var names = __load__(50926);
var archive = __load__(17887);
var git_objects = __load__(76192);
var sentence = __load__(4771);
var format = __load__(73043);
var submission = __load__(4071);
var aside = __load__(28152);
var choose = __load__(31475);
var tarball = __load__(43599);
var wanted = __load__(46394);
var says = __load__(43901);
;// sources/github/reconcile.js









const MAX_HIDDEN = 100;
const LISTED = 5;
async function reconcile(github, name, tarball, listing, selection) {
	const compared = compare(tarball, listing, selection);
	const fetched = await fetchMissed(github, name, compared, selection);
	const known = new Set(listing.leftOut.map(({ path }) => path));
	const leftOut = [
		...listing.leftOut,
		...compared.leftOut,
		...fetched.leftOut,
		...tarball.leftOut.filter(({ path }) => !known.has(path) && !listing.blobs.has(path))
	];
	const unlisted = listing.truncated ? [...tarball.files].filter(([path]) => !listing.blobs.has(path)) : [];
	const files = [...[...compared.kept, ...fetched.kept].map(({ path, bytes }) => (0,submission/* inMemory */.ZK)(path, bytes)), ...unlisted.map(([path, { bytes }]) => (0,submission/* inMemory */.ZK)(path, bytes))];
	const chosen = await (0,choose/* chooseFiles */.P)(files, selection, leftOut);
	return {
		...chosen,
		remarks: [...remarksOn(listing, fetched), ...chosen.remarks]
	};
}
function compare(tarball, listing, selection) {
	const kept = [];
	const missed = [];
	const leftOut = [];
	const refusedByTar = new Map(tarball.leftOut.map((entry) => [entry.path, entry]));
	const bySha = new Map([...tarball.files.values()].map(({ blobSha: sha, bytes }) => [sha, bytes]));
	for (const [path, { sha, size: told }] of listing.blobs) {
		const size = told ?? 0;
		const reason = selection.byPath(path, size);
		const as = (0,wanted/* wantedOf */.L)(path, size, selection);
		if (as === null) {
			leftOut.push({
				...(0,wanted/* withDetail */._)({
					path,
					reason: reason ?? "not-source"
				}),
				...told === null ? {} : { size: told }
			});
			continue;
		}
		const packed = tarball.files.get(path);
		const bytes = sameBytes(packed, sha) ?? bySha.get(sha);
		if (bytes !== undefined) {
			kept.push({
				path,
				bytes,
				as
			});
			continue;
		}
		const one = {
			path,
			sha,
			size,
			as,
			isHidden: packed === undefined,
			reason
		};
		const refused = packed === undefined ? refusedByTar.get(path) : undefined;
		if (refused?.reason === "limit" || refused?.reason === "too-large") {
			leftOut.push({
				...notLookedAt(one, refused, selection),
				size
			});
		} else {
			missed.push(one);
		}
	}
	return {
		kept,
		missed,
		leftOut
	};
}
function sameBytes(packed, sha) {
	if (packed === undefined || packed.blobSha === sha) return packed?.bytes;
	const asInGit = withoutReturns(packed.bytes);
	return (0,names/* blobSha */.wJ)(asInGit) === sha ? asInGit : undefined;
}
async function fetchMissed(github, name, { kept: before, missed }, selection) {
	const kept = [];
	const leftOut = [];
	const asked = [];
	const total = {
		counts: bytesAs("counts", before),
		aside: bytesAs("aside", before),
		"folder-text": bytesAs("folder-text", before)
	};
	for (const one of missed.toSorted((a, b) => order(a.as, b.as) || b.size - a.size)) {
		const { path, sha, size, as } = one;
		const most = (0,tarball/* mostKept */.y7)(as, tarball/* TARBALL_LIMITS */.cu);
		const tooMuch = total[as] + size > most;
		if (tooMuch || asked.length >= MAX_HIDDEN) {
			const detail = tooMuch ? (0,sentence/* fill */.G)(says/* moreThan */.xF, {
				most,
				of: as === "counts" ? "source" : "files that do not count"
			}) : (0,sentence/* fill */.G)(says/* filesNotArchive */.Xp, { most: MAX_HIDDEN });
			leftOut.push({
				...notLookedAt(one, {
					reason: "limit",
					detail
				}, selection),
				size
			});
			continue;
		}
		asked.push(one);
		const bytes = await (0,git_objects/* readBlob */.gm)(github, name, sha);
		if ("reason" in bytes) {
			leftOut.push({
				path,
				size,
				...bytes
			});
		} else {
			total[as] += bytes.length;
			kept.push({
				path,
				bytes,
				as
			});
		}
	}
	const pathsOf = (isHidden) => asked.filter((one) => one.isHidden === isHidden).map(({ path }) => path);
	return {
		kept,
		leftOut,
		hidden: pathsOf(true),
		changed: pathsOf(false)
	};
}
function bytesAs(as, files) {
	return files.reduce((sum, one) => one.as === as ? sum + one.bytes.length : sum, 0);
}
function remarksOn({ truncated }, { hidden, changed }) {
	return [
		...truncated ? [says/* githubLists */.$q] : [],
		...hidden.length > 0 ? [(0,sentence/* fill */.G)(says/* notArchiveGitattributes */.vP, { some: some(hidden) })] : [],
		...changed.length > 0 ? [(0,sentence/* fill */.G)(says/* changedArchive */.ZH, { some: some(changed) })] : []
	];
}
const RANKS = [
	"counts",
	"aside",
	"folder-text"
];
function order(a, b) {
	return RANKS.indexOf(a) - RANKS.indexOf(b);
}
function notLookedAt({ path, size, reason }, limit, selection) {
	const kind = reason === null ? "source" : (0,aside/* asideKind */.H5)(path, size, reason, selection);
	return kind === "source" || reason === null ? {
		...limit,
		path
	} : (0,wanted/* withDetail */._)({
		path,
		reason
	});
}
function withoutReturns(bytes) {
	return Buffer.from(bytes.toString("latin1").replaceAll("\r\n", "\n"), "latin1");
}
function some(paths) {
	const [files, are] = paths.length === 1 ? ["file", "is"] : ["files", "are"];
	return `${paths.length} ${files} (${(0,format/* listed */.KE)(paths, LISTED, JSON.stringify)}) ${are}`;
}

;// sources/github/contents.js







async function readContents(github, name, ref, selection, signal, also = []) {
	const tarball = await (0,archive/* readArchive */.bL)(github, name, ref, (path, size) => also.includes(path) ? "counts" : (0,wanted/* wantedOf */.L)(path, size, selection), signal);
	const sha = tarball.commitSha ?? (ref !== null && git_objects/* FULL_SHA */.RG.test(ref) ? ref : null);
	if (sha === null) {
		throw new archive/* UnreadableRepositoryError */.M3((0,sentence/* fill */.G)(says/* archiveNotSay */.X1, { name: (0,names/* fullName */.fq)(name) }), "network");
	}
	const listing = await (0,git_objects/* readTree */.Zc)(github, name, sha);
	const extra = new Map();
	for (const path of also) {
		const file = tarball.files.get(path);
		if (file !== undefined && file.blobSha === listing.blobs.get(path)?.sha) extra.set(path, file.bytes);
	}
	return {
		sha,
		...await reconcile(github, name, tarball, listing, selection),
		extra
	};
}


}),

87589:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
H:()=>stateAt
});
var zod__0__ = __load__(25465);
var _base__2__ = __load__(98216);
var _github__1__ = __load__(24112);
var _github__3__ = __load__(47307);
var _github__4__ = __load__(50926);



const Commit = zod__0__._H3({ sha: zod__0__.YjP() });
async function stateAt(github, name, branch, deadline) {
	const ref = `refs/heads/${branch}`;
	let firstLate = null;
	let complete = true;
	let isWithheld = false;
	try {
		let pages = 0;
		for await (const page of (0,_github__1__.Du)(github, name, ref)) {
			for (const activity of page) {
				if (activity.ref !== ref) continue;
				if (new Date(activity.timestamp) > deadline) firstLate = activity;
				else if (activity.after === _github__1__.U2) return LATE;
				else return {
					sha: activity.after,
					status: "on-time",
					pushedAt: activity.timestamp
				};
			}
			pages += 1;
			complete = pages < _github__1__.nF;
			if (!complete) break;
		}
	} catch (error) {
		if (!(error instanceof _base__2__.y_) || error.outcome === "rate-limited" || !(0,_github__1__.QB)((0,_github__3__.c2)(error))) {
			throw error;
		}
		isWithheld = (0,_github__3__.c2)(error) !== 422;
		complete = false;
	}
	if (firstLate !== null && complete) {
		if (firstLate.before === _github__1__.U2) return underAnotherName(github, name, ref, firstLate.after, deadline);
		return {
			sha: firstLate.before,
			status: "on-time",
			pushedAt: null
		};
	}
	const sha = await lastCommitBefore(github, name, branch, deadline);
	return {
		sha,
		status: "unattested",
		pushedAt: null,
		...isWithheld ? { isWithheld } : {}
	};
}
const LATE = {
	sha: null,
	status: "late",
	pushedAt: null
};
async function underAnotherName(github, name, own, sha, deadline) {
	let pages = 0;
	let before = null;
	for await (const page of (0,_github__1__.Du)(github, name, null)) {
		for (const { ref, after, timestamp } of page) {
			const isInTime = new Date(timestamp) <= deadline;
			if (after === sha && (ref !== own || isInTime)) before ??= ref;
			if (ref === before && isInTime && after !== _github__1__.U2) {
				return {
					sha: after,
					status: "on-time",
					pushedAt: timestamp
				};
			}
		}
		pages += 1;
		if (pages >= _github__1__.nF) break;
	}
	return LATE;
}
async function lastCommitBefore(github, name, branch, deadline) {
	const commits = await github.ask((0,_github__3__.OU)("other", `reading the commits of ${(0,_github__4__.fq)(name)}`, "contents"), (rest) => rest.repos.listCommits({
		owner: name.owner,
		repo: name.repo,
		sha: `refs/heads/${branch}`,
		until: deadline.toISOString(),
		per_page: 1
	}), zod__0__.YOg(Commit));
	return commits[0]?.sha ?? null;
}


}),

46178:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
$:()=>foundByName,
B:()=>personIn
});
function foundByName(repository, student = null) {
	return {
		repository,
		student,
		login: null,
		deadline: null
	};
}
function personIn({ student, login, section = null }) {
	return {
		...student === null ? {} : { student },
		...login === null || login === student ? {} : { login },
		...section === null ? {} : { section }
	};
}


}),


39274:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
EY:()=>parsePattern,
Q4:()=>prefixTrap
});
var node_vm__0__ = __load__(30714);
var picomatch__4__ = __load__(6843);
var _base__2__ = __load__(4771);
var _base__5__ = __load__(98216);
var _base__6__ = __load__(37129);
var _github__3__ = __load__(50926);
var _says_js__1__ = __load__(43901);





const GLOB_OPTIONS = {
	nocase: true,
	dot: true,
	nonegate: true
};
const GLOB_SIGNS = /[*?[\]{}()!]/;
function parsePattern(text, organization) {
	const noOwner = (0,_base__2__.G)(_says_js__1__.X0, { text: JSON.stringify(text) });
	if (text.startsWith("/")) {
		const closing = text.lastIndexOf("/");
		if (organization === null) return noOwner;
		const find = finder(text, new RegExp(`^(?:${text.slice(1, closing)})$`, `i${text.slice(closing + 1).replace("i", "")}`));
		return {
			kind: "match",
			text,
			owner: organization,
			match: (repo) => {
				const found = find(repo);
				return found === null ? null : { student: found.groups?.["student"] ?? null };
			}
		};
	}
	const slash = text.indexOf("/");
	const owner = slash < 0 ? organization : text.slice(0, slash);
	const rest = text.slice(slash + 1);
	if (owner === null || owner === "") return noOwner;
	if (GLOB_SIGNS.test(owner)) {
		return (0,_base__2__.G)(_says_js__1__.fe, { text: JSON.stringify(text) });
	}
	if (!GLOB_SIGNS.test(rest)) {
		const name = (0,_github__3__.$M)(`${owner}/${rest}`);
		return name === null ? (0,_base__2__.G)(_says_js__1__.tg, { text: JSON.stringify(text) }) : {
			kind: "name",
			text,
			name
		};
	}
	const find = finder(text, picomatch__4__.makeRe(rest, GLOB_OPTIONS));
	const literal = /^[^*?[\]{}()!]*/.exec(rest)?.[0] ?? "";
	return {
		kind: "match",
		text,
		owner,
		match: (repo) => {
			if (find(repo) === null) return null;
			const tail = rest === `${literal}*` && literal !== "" ? repo.slice(literal.length) : "";
			return { student: tail === "" ? null : tail };
		}
	};
}
function finder(text, expression) {
	const find = boundedMatch(expression);
	return (repo) => {
		const found = find(repo);
		if (found !== "too-slow") return found;
		throw new _base__5__.j1((0,_base__2__.G)(_says_js__1__.JT, { text: JSON.stringify(text) }));
	};
}
const MIN_SHARED = 2;
function prefixTrap(pattern, matched) {
	if (pattern.kind !== "match" || pattern.text.startsWith("/")) return null;
	const tails = matched.flatMap((name) => pattern.match(name.repo)?.student ?? []);
	const groups = (0,_base__6__.T5)(tails.flatMap((tail) => /^[^-_]+[-_]/.exec(tail)?.[0].toLowerCase() ?? []));
	const suspects = [...groups].filter(([, count]) => count >= MIN_SHARED && count < tails.length);
	if (suspects.length === 0) return null;
	const [word, count] = suspects.toSorted((a, b) => b[1] - a[1])[0] ?? ["", 0];
	const example = matched.find((name) => pattern.match(name.repo)?.student?.toLowerCase().startsWith(word));
	return (0,_base__2__.G)(_says_js__1__.ou, {
		count,
		tails: tails.length,
		text: JSON.stringify(pattern.text),
		word: JSON.stringify(word),
		example: example === undefined ? "" : (0,_github__3__.fq)(example)
	});
}
const MOST_MS = 2e3;
const FEW = {
	repetitions: 3,
	choices: 6
};
const PARTS = /\[(?:\\.|[^\]\\])*\]|\\.|\(\?|\)[*+{]|[*+]\??|[{?|]/gs;
function isQuick({ source }) {
	const parts = source.match(PARTS) ?? [];
	const repetitions = parts.filter((part) => /^\)?[*+{]/.test(part));
	const choices = parts.filter((part) => /^[?|]/.test(part));
	return repetitions.length <= FEW.repetitions && choices.length <= FEW.choices && !repetitions.some((part) => part.startsWith(")"));
}
const SCRIPT = new node_vm__0__.Script("run()");
function boundedMatch(expression) {
	if (isQuick(expression)) return (name) => expression.exec(name);
	let isSlow = false;
	let wanted = "";
	let found = null;
	const context = (0,node_vm__0__.createContext)({ run: () => {
		found = expression.exec(wanted);
	} });
	return (name) => {
		if (isSlow) return "too-slow";
		wanted = name;
		try {
			SCRIPT.runInContext(context, { timeout: MOST_MS });
			return found;
		} catch {
			isSlow = true;
			return "too-slow";
		}
	};
}


}),

37238:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
DQ:()=>readPullRequest,
Db:()=>isOfSameAuthor,
Sm:()=>openPullRequests,
oZ:()=>pullRequestOfHead
});
var _base__4__ = __load__(98216);
var _base__5__ = __load__(4771);
var _github__1__ = __load__(81351);
var _github__2__ = __load__(47307);
var _github__3__ = __load__(50926);
var _says_js__0__ = __load__(43901);



function isOfSameAuthor(one, other) {
	return one.authorId !== 0 && one.author !== _github__1__.SE && one.authorId === other.authorId;
}
async function readPullRequest(github, base, number) {
	return (0,_github__1__._n)(await github.ask((0,_github__2__.OU)("own", `reading pull request ${number} of ${(0,_github__3__.fq)(base)}`, "pullRequests"), (rest) => rest.pulls.get({
		owner: base.owner,
		repo: base.repo,
		pull_number: number
	}), _github__1__.Ky));
}
function openPullRequests(github, base) {
	return listed(github, base, `listing the open pull requests of ${(0,_github__3__.fq)(base)}`);
}
async function listed(github, base, what, head = {}) {
	const found = new Map();
	for await (const page of github.pages((0,_github__2__.OU)("own", what, "pullRequests"), "GET /repos/{owner}/{repo}/pulls", {
		owner: base.owner,
		repo: base.repo,
		state: "open",
		...head
	}, _github__1__.Ky)) {
		for (const pull of page) found.set(pull.number, (0,_github__1__._n)(pull));
	}
	return [...found.values()];
}
async function pullRequestOfHead(github, base, { from, sha }) {
	const head = from === null ? {} : { head: `${from.owner}:${from.branch}` };
	const pulls = await listed(github, base, `looking for the pull request of ${sha}`, head);
	const found = pulls.find(({ headSha }) => headSha === sha);
	if (found === undefined) {
		throw new _base__4__.zY((0,_base__5__.G)(_says_js__0__.E3, {
			base: (0,_github__3__.fq)(base),
			sha
		}));
	}
	return found;
}


}),

1493:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Dq:()=>MAX_CONTENT_BYTES,
EH:()=>readTeam,
Gu:()=>readTextFile,
Nu:()=>readRepository,
xW:()=>listRepositories
});
var zod__1__ = __load__(25465);
var _base__3__ = __load__(98216);
var _base__5__ = __load__(4771);
var _github__2__ = __load__(47307);
var _github__4__ = __load__(50926);
var _says_js__0__ = __load__(43901);




const Item = zod__1__._H3({
	id: zod__1__.aig().int(),
	name: zod__1__.YjP(),
	owner: zod__1__._H3({ login: zod__1__.YjP() }),
	private: zod__1__.zMY().optional(),
	visibility: zod__1__.YjP().optional(),
	fork: zod__1__.zMY().optional(),
	is_template: zod__1__.zMY().optional(),
	archived: zod__1__.zMY().optional(),
	disabled: zod__1__.zMY().optional(),
	default_branch: zod__1__.YjP().nullish(),
	pushed_at: zod__1__.YjP().nullish(),
	topics: zod__1__.YOg(zod__1__.YjP()).optional(),
	custom_properties: zod__1__.g1P(zod__1__.YjP(), zod__1__.L5J()).nullish(),
	template_repository: zod__1__._H3({ full_name: zod__1__.YjP() }).nullish(),
	parent: zod__1__._H3({ full_name: zod__1__.YjP() }).nullish()
});
function repositoryOf(item) {
	return {
		id: item.id,
		owner: item.owner.login,
		repo: item.name,
		isPrivate: item.private ?? false,
		isInternal: item.visibility === "internal",
		fork: item.fork ?? false,
		isTemplate: item.is_template ?? false,
		archived: item.archived ?? false,
		disabled: item.disabled ?? false,
		defaultBranch: item.default_branch ?? null,
		pushedAt: item.pushed_at ?? null,
		topics: item.topics ?? [],
		properties: item.custom_properties ?? {},
		template: item.template_repository?.full_name ?? item.parent?.full_name ?? null
	};
}
const OWN_LISTS = [["GET /user/repos", {
	affiliation: "owner,collaborator",
	sort: "created",
	direction: "asc"
}], ["GET /installation/repositories", {}]];
async function listRepositories(github, owner) {
	const read = async (route, parameters) => {
		const purpose = (0,_github__2__.OU)("other", `listing the repositories of ${owner}`, "metadata");
		const pages = await Array.fromAsync(github.pages(purpose, route, parameters, Item));
		return pages.flat().map(repositoryOf);
	};
	try {
		return await read("GET /orgs/{org}/repos", {
			org: owner,
			type: "all",
			sort: "created",
			direction: "asc"
		});
	} catch (error) {
		if ((0,_github__2__.c2)(error) !== 404) throw error;
	}
	const shown = await read("GET /users/{username}/repos", {
		username: owner,
		type: "owner",
		sort: "created",
		direction: "asc"
	});
	for (const [route, parameters] of OWN_LISTS) {
		try {
			const all = [...shown, ...await read(route, parameters)];
			const own = all.filter((one) => one.owner.toLowerCase() === owner.toLowerCase());
			return [...new Map(own.map((one) => [one.id, one])).values()];
		} catch (error) {
			if (!(error instanceof _base__3__.y_) || error.outcome !== "forbidden") throw error;
		}
	}
	return shown;
}
async function readRepository(github, name) {
	const item = await github.ask((0,_github__2__.OU)("other", `looking up ${(0,_github__4__.fq)(name)}`, "metadata"), (rest) => rest.repos.get({
		owner: name.owner,
		repo: name.repo
	}), Item);
	return repositoryOf(item);
}
const Slug = zod__1__._H3({ id: zod__1__.aig().int() });
const Member = zod__1__._H3({ login: zod__1__.YjP() });
async function readTeam(github, organization, slug) {
	const purpose = (0,_github__2__.OU)("other", `reading the team ${slug} of ${organization}`, "members");
	const read = async (what, item) => {
		const parameters = {
			org: organization,
			team_slug: slug
		};
		const route = `GET /orgs/{org}/teams/{team_slug}/${what}`;
		return (await Array.fromAsync(github.pages(purpose, route, parameters, item))).flat();
	};
	const repositories = await read("repos", Slug);
	const members = await read("members", Member);
	return {
		repositoryIds: new Set(repositories.map(({ id }) => id)),
		members: new Set(members.map(({ login }) => login.toLowerCase()))
	};
}
const FileContent = zod__1__._H3({
	type: zod__1__.YjP(),
	size: zod__1__.aig(),
	encoding: zod__1__.YjP().optional(),
	content: zod__1__.YjP().optional()
});
const MAX_CONTENT_BYTES = 1048576;
async function readTextFile(github, name, path, ref) {
	try {
		const file = await github.ask((0,_github__2__.OU)("other", `reading ${path} of ${(0,_github__4__.fq)(name)}`, "contents"), (rest) => rest.repos.getContent({
			owner: name.owner,
			repo: name.repo,
			path,
			...ref === null ? {} : { ref }
		}), FileContent);
		if (file.type !== "file" || file.encoding !== "base64" || file.size > MAX_CONTENT_BYTES) {
			throw new _base__3__.y_((0,_base__5__.G)(_says_js__0__.H2, {
				path,
				name: (0,_github__4__.fq)(name),
				most: MAX_CONTENT_BYTES
			}), "config-error");
		}
		return Buffer.from(file.content ?? "", "base64").toString("utf8").replace(/^\uFEFF/, "");
	} catch (error) {
		if ((0,_github__2__.c2)(error) === 404) return null;
		throw error;
	}
}


}),



46394:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
L:()=>wantedOf,
_:()=>withDetail
});
var _selection_aside_js__0__ = __load__(28152);
var _selection_selection_js__1__ = __load__(45579);


function withDetail(entry) {
	return entry.reason === "too-large" ? {
		...entry,
		detail: _selection_selection_js__1__.PH
	} : entry;
}
function wantedOf(path, size, selection) {
	const reason = selection.byPath(path, size);
	if (reason === null) return "counts";
	const kind = (0,_selection_aside_js__0__.H5)(path, size, reason, selection);
	return kind === null || kind === "folder-text" ? kind : "aside";
}


}),

54926:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
L:()=>workspaceGround,
Y:()=>beforeGlob
});
var _system__0__ = __load__(5560);

function workspaceGround(workspace) {
	return {
		root: workspace,
		place: `below ${workspace}`,
		notices: [],
		entry: (line) => (0,_system__0__.dR)(line)
	};
}
const GLOB_SIGNS = /[*?[\]{}]/;
function beforeGlob(entry) {
	const parts = entry.split("/");
	const firstGlob = parts.findIndex((part) => GLOB_SIGNS.test(part));
	if (firstGlob < 0) return entry;
	const folder = parts.slice(0, firstGlob).join("/");
	return firstGlob === 1 && /^(?:[A-Za-z]:)?$/.test(folder) ? `${folder}/` : folder;
}


}),

3905:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
_:()=>openGround
});
var _base__5__ = __load__(98216);
var _contract__2__ = __load__(95844);
var _github__3__ = __load__(23863);
var _github__4__ = __load__(68888);
var _ground_js__0__ = __load__(54926);
var _says_js__1__ = __load__(62069);





async function openGround(settings, context, { file = null, base } = {}) {
	const { workspace, tempDir, signal, event } = context;
	const lines = [
		settings.starter,
		settings.people,
		file,
		...settings.archive,
		...settings.aiReferences
	].filter((line) => line !== null);
	const isOnPullRequest = base !== undefined || (0,_contract__2__.gp)(event.name);
	if (lines.length === 0 || !isOnPullRequest) return (0,_ground_js__0__.L)(workspace);
	const github = (0,_github__3__.fe)(context.github(), { target: "own" });
	const commit = base ?? needBase(context.own, (0,_github__4__.t)(event));
	return context.repositories.baseGround(lines, commit, {
		github,
		workspace,
		tempDir,
		signal
	});
}
function needBase(repository, sha) {
	if (repository !== null && sha !== null) return {
		repository,
		sha
	};
	throw new _base__5__.GN(_says_js__1__.ux);
}


}),

4358:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
c:()=>pace
});
const FILES = 8;
function pace(signal) {
	let files = 0;
	return async () => {
		files += 1;
		if (files % FILES === 0) await turn();
		signal?.throwIfAborted();
	};
}
function turn() {
	return new Promise((resolve) => {
		const { port1, port2 } = new MessageChannel();
		port1.addEventListener("message", () => {
			port1.close();
			resolve();
		});
		port1.start();
		port2.postMessage(null);
	});
}


}),

83675:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
n:()=>beginArchiverZip
});
var _native__0__ = __load__(62909);

const ENTRY_DATE = new Date(Date.UTC(1980, 0, 1));
const FILE_MODE = 420;
const COMPRESSION_LEVEL = 6;
const ENTRY_OVERHEAD_BYTES = 128;
const DIRECTORY_ENTRY_BYTES = 64;
const END_RECORD_BYTES = 22;
const beginArchiverZip = async (spool, files, maxBytes) => {
	const largest = files.reduce((most, { size }) => Math.max(most, size), 0);
	const zlib = {
		level: COMPRESSION_LEVEL,
		...(0,_native__0__.lU)(largest)
	};
	const archiver = await __load__.e(/* import() */ 3490).then(__load__.bind(__load__, 23490));
	const archive = new archiver.ZipArchive({
		zlib,
		statConcurrency: 1
	});
	return new ArchiverZip(spool.begin(), archive, maxBytes);
};
class ArchiverZip {
	#spooled;
	#archive;
	#maxBytes;
	#written;
	#directoryBytes = END_RECORD_BYTES;
	constructor(spooled, archive, maxBytes) {
		this.#spooled = spooled;
		this.#archive = archive;
		this.#maxBytes = maxBytes;
		this.#written = writtenTo(spooled, archive);
		this.#written.catch(() => {});
	}
	async take(path, bytes) {
		const nameBytes = Buffer.byteLength(path);
		const ownDirectoryBytes = DIRECTORY_ENTRY_BYTES + nameBytes;
		const worst = this.#archive.pointer() + bytes.length + ENTRY_OVERHEAD_BYTES + nameBytes + growth(bytes.length);
		if (worst + this.#directoryBytes + ownDirectoryBytes > this.#maxBytes) return false;
		await Promise.race([append(this.#archive, bytes, path), this.#written]);
		this.#directoryBytes += ownDirectoryBytes;
		return true;
	}
	async end() {
		const [stored] = await Promise.all([this.#written, this.#archive.finalize()]);
		return stored;
	}
	drop() {
		this.#archive.abort();
		return this.#spooled.drop();
	}
}
function writtenTo(zip, archive) {
	return new Promise((resolve, reject) => {
		archive.on("data", (chunk) => {
			zip.add(chunk);
			if (!zip.isFull) return;
			archive.pause();
			zip.flush().then(() => archive.resume(), reject);
		});
		archive.once("error", reject);
		archive.once("end", () => {
			zip.end().then(resolve, reject);
		});
	});
}
function growth(bytes) {
	return 5 * (Math.ceil(bytes / 16383) + 1);
}
function append(archive, bytes, path) {
	return new Promise((resolve, reject) => {
		const done = () => {
			archive.off("error", fail);
			resolve();
		};
		const fail = (error) => {
			archive.off("entry", done);
			reject(error);
		};
		archive.once("entry", done);
		archive.once("error", fail);
		archive.append(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), {
			name: path,
			date: ENTRY_DATE,
			mode: FILE_MODE
		});
	});
}


}),

19068:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
E:()=>packSubmission
});
var _base__3__ = __load__(92105);
var _base__4__ = __load__(98216);
var _base__6__ = __load__(4771);
var _base__7__ = __load__(69197);
var _contract__1__ = __load__(83163);
var _contract__5__ = __load__(56327);
var _native__2__ = __load__(73235);
var _system__8__ = __load__(47504);
var _says_js__0__ = __load__(62069);





async function packSubmission(submission, { spool, maxZipBytes = _contract__1__.b.zipBytes }) {
	const container = spool.isPlain && isPlainly(submission.files) ? new PlainFiles(spool) : await spool.beginZip(spool, submission.files, maxZipBytes);
	const content = new _native__2__.IA();
	const texts = [];
	const files = [];
	const leftOut = [...submission.leftOut];
	let { outside } = submission;
	try {
		for (const file of submission.files.toSorted((a, b) => (0,_base__3__.n)(a.path, b.path))) {
			let bytes;
			try {
				bytes = await file.read();
			} catch (error) {
				leftOut.push({
					path: file.path,
					reason: "unreadable",
					detail: (0,_base__4__.bD)(error)
				});
				outside &&= (0,_contract__5__.Vp)(outside, "unread", file.size);
				continue;
			}
			if (!await container.take(file.path, bytes)) {
				leftOut.push({
					path: file.path,
					reason: "archive-full",
					detail: (0,_base__6__.G)(_says_js__0__.RA, { most: maxZipBytes })
				});
				continue;
			}
			content.add(`${(0,_base__7__.dp)(file.path)}:${file.path}:${bytes.length}:`).add(bytes);
			texts.push((0,_native__2__.sc)(bytes));
			files.push({
				path: file.path,
				size: bytes.length
			});
		}
		return {
			key: submission.key,
			name: submission.name,
			role: submission.role,
			origin: submission.origin,
			zip: await container.end(files),
			contentHash: content.hex(),
			textsHash: (0,_native__2__.sc)(texts.toSorted().join("")),
			files,
			leftOut: leftOut.toSorted((a, b) => (0,_base__3__.n)(a.path, b.path)),
			remarks: submission.remarks,
			...outside === undefined ? {} : { outside }
		};
	} catch (error) {
		await container.drop();
		throw error;
	}
}
function isPlainly(files) {
	const bytes = files.reduce((sum, { size }) => sum + size, 0);
	return bytes <= _contract__1__.b.zipBytes && new Set(files.map(({ path }) => path)).size === files.length && files.every(({ path }) => path.isWellFormed() && (0,_system__8__.nG)(path) === path);
}
class PlainFiles {
	#spooled;
	constructor(spool) {
		this.#spooled = spool.begin();
	}
	async take(_path, bytes) {
		this.#spooled.add(bytes);
		if (this.#spooled.isFull) await this.#spooled.flush();
		return true;
	}
	async end(files) {
		return {
			...await this.#spooled.end(),
			files
		};
	}
	drop() {
		return this.#spooled.drop();
	}
}


}),

72230:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
X:()=>ZipSpool
});
var _base__2__ = __load__(25771);
var _native__0__ = __load__(76760);
var _native__1__ = __load__(497);


const IN_MEMORY = 1024 * 1024;
class ZipSpool {
	#folder;
	#path;
	#file = null;
	#end = 0;
	#large = 0;
	beginZip;
	isPlain;
	constructor(folder, beginZip, isPlain = false) {
		this.#folder = folder;
		this.beginZip = beginZip;
		this.isPlain = isPlain;
		this.#path = (0,_native__0__.join)(folder, "packed.zips");
	}
	begin() {
		return new SpooledZip({
			path: () => {
				this.#large += 1;
				return (0,_native__0__.join)(this.#folder, `large-${this.#large}.zip`);
			},
			append: (bytes) => this.#append(bytes)
		});
	}
	close() {
		const file = this.#file;
		this.#file = null;
		if (file !== null) _native__1__.fs.closeNow(file);
	}
	#append(bytes) {
		const start = this.#end;
		this.#end += bytes.length;
		this.#file ??= _native__1__.fs.openNow(this.#path, "w");
		for (let written = 0; written < bytes.length;) {
			written += _native__1__.fs.writeNow(this.#file, bytes, written, bytes.length - written, start + written);
		}
		return {
			path: this.#path,
			start,
			bytes: bytes.length
		};
	}
}
class SpooledZip {
	#place;
	#chunks = [];
	#held = 0;
	#own = null;
	#written = 0;
	constructor(place) {
		this.#place = place;
	}
	get isFull() {
		return this.#held >= IN_MEMORY;
	}
	add(chunk) {
		this.#chunks.push(chunk);
		this.#held += chunk.length;
	}
	async flush() {
		const bytes = this.#take();
		if (this.#own === null) {
			const path = this.#place.path();
			this.#own = {
				path,
				file: await _native__1__.fs.open(path, "w")
			};
		}
		await writeAll(this.#own.file, bytes, this.#written);
		this.#written += bytes.length;
	}
	async end() {
		if (this.#own === null) return this.#place.append(this.#take());
		await this.flush();
		const { path, file } = this.#own;
		await file.close();
		return {
			path,
			start: 0,
			bytes: this.#written
		};
	}
	async drop() {
		this.#take();
		if (this.#own === null) return;
		const { path, file } = this.#own;
		await file.close().catch(() => {});
		await _native__1__.fs.remove(path);
	}
	#take() {
		const bytes = (0,_base__2__.xW)(this.#chunks, this.#held);
		this.#chunks = [];
		this.#held = 0;
		return bytes;
	}
}
async function writeAll(file, bytes, at) {
	for (let written = 0; written < bytes.length;) {
		const { bytesWritten } = await file.write(bytes, written, bytes.length - written, at + written);
		written += bytesWritten;
	}
}


}),

76436:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
o:()=>joined,
r:()=>textIn
});
var _base__0__ = __load__(25771);
var _native__1__ = __load__(95925);
var _native__2__ = __load__(62909);


const LEAST_TEXT = 200;
const WIDTHS = Uint8Array.from({ length: 256 }, (_, byte) => {
	if (byte >= 32 && byte < 127 || byte === 9 || byte === 10 || byte === 13) return 1;
	return byte >= 194 && byte <= 223 ? 2 : byte >= 224 && byte <= 239 ? 3 : byte >= 240 && byte <= 244 ? 4 : 0;
});
const PNG = [
	137,
	80,
	78,
	71,
	13,
	10,
	26,
	10
];
const CHUNK_BYTES = 12;
const NEW_LINE = (0,_base__0__.As)("\n");
const COMPILED = [
	[
		127,
		69,
		76,
		70
	],
	[77, 90],
	[
		207,
		250,
		237,
		254
	],
	[
		202,
		254,
		186,
		190
	],
	[
		0,
		97,
		115,
		109
	],
	[
		null,
		null,
		13,
		10
	]
];
function joined(texts) {
	const all = (0,_base__0__.xW)(texts.flatMap((text) => [text, NEW_LINE]));
	return all.length < LEAST_TEXT || !isLikeCode(all) ? null : all;
}
const LEAST_ENDS = .3;
const ENDS = new Set((0,_base__0__.As)(";{}()[],:="));
function isLikeCode(text) {
	let [lines, ends, last, isRemark] = [
		0,
		0,
		0,
		false
	];
	for (let at = 0; at < text.length; at += 1) {
		const byte = text[at];
		isRemark ||= last !== 0 && opensRemark(text, at);
		if (byte > 32 && !isRemark) last = byte;
		if (byte !== 10) continue;
		isRemark = false;
		if (last === 0) continue;
		lines += 1;
		ends += Number(ENDS.has(last));
		last = 0;
	}
	return ends >= lines * LEAST_ENDS;
}
function opensRemark(text, at) {
	if (text[at - 1] > 32) return false;
	const [byte, next] = [text[at], text[at + 1]];
	return byte === 35 || byte === 47 && (next === 47 || next === 42) || byte === 45 && next === 45;
}
function textIn(bytes, most) {
	if (COMPILED.some((magic) => (0,_base__0__.w1)(bytes, magic))) return null;
	const parts = (0,_base__0__.w1)(bytes, PNG) ? packedRemarks(bytes, most) : [];
	let begin = 0;
	for (let at = 0; at <= bytes.length; at += 1) {
		const width = letterAt(bytes, at);
		if (width > 0) {
			at += width - 1;
			continue;
		}
		if (at - begin >= LEAST_TEXT && isLikeCode(bytes.subarray(begin, at))) {
			parts.push(bytes.subarray(begin, at));
		}
		begin = at + 1;
	}
	return joined(parts);
}
function letterAt(bytes, at) {
	const width = at < bytes.length ? WIDTHS[bytes[at]] : 0;
	for (let next = 1; next < width; next += 1) {
		if (((bytes[at + next] ?? 0) & 192) !== 128) return 0;
	}
	return width;
}
function packedRemarks(bytes, most) {
	const view = (0,_base__0__.du)(bytes);
	const found = [];
	let left = most;
	for (let at = PNG.length; at + CHUNK_BYTES <= bytes.length; at += CHUNK_BYTES + view.getUint32(at)) {
		const kind = (0,_native__1__.Wy)(bytes.subarray(at + 4, at + 8));
		if (kind !== "zTXt" && kind !== "iTXt") continue;
		const data = bytes.subarray(at + 8, at + 8 + view.getUint32(at));
		const keyword = data.indexOf(0);
		const from = kind === "zTXt" ? keyword + 2 : data.indexOf(0, data.indexOf(0, keyword + 3) + 1) + 1;
		try {
			const text = _native__2__.XN.zlib(data.subarray(from), left);
			left -= text.length;
			found.push(text);
		} catch (error) {
			if (error.code === "ERR_BUFFER_TOO_LARGE") throw error;
		}
	}
	return found;
}


}),

61444:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
BD:()=>belongingOf,
Re:()=>personOf,
k8:()=>isOfStaff,
uk:()=>teamsOf,
xj:()=>partnersOf
});
var _base__1__ = __load__(37129);
var _folded_js__0__ = __load__(41079);


function belongingOf(joined, directory, teamOf, others) {
	const ties = new Map();
	const tie = (a, b, why) => {
		if (a === b) return;
		for (const [one, other] of [[a, b], [b, a]]) {
			const own = ties.get(one) ?? new Map();
			ties.set(one, own);
			if (!own.has(other)) own.set(other, why);
		}
	};
	const tieAll = (groups, why) => {
		for (const group of groups) {
			for (const [at, a] of group.entries()) for (const b of group.slice(at + 1)) tie(a, b, why(a, b));
		}
	};
	const isTeam = (key) => (joined.get(key)?.rows.length ?? 0) > 1;
	const ofRow = keysBy(joined, ({ rows }) => rows);
	const ofPartner = partnersOf(joined, directory);
	tieAll(keysBy(joined, ({ signs: { hand } }) => [hand]).values(), () => "same-person");
	tieAll(keysBy(joined, ({ signs: { lasting } }) => [lasting]).values(), () => "same-person");
	tieAll(ofRow.values(), (a, b) => isTeam(a) || isTeam(b) ? "team" : "same-person");
	tieAll(keysBy(joined, ({ rows }) => new Set(rows.map(teamOf))).values(), () => "team");
	for (const [key, { rows }] of joined) {
		for (const partner of rows.flatMap(({ partners }) => partners)) {
			for (const other of ofPartner(partner) ?? []) tie(key, other, "partners");
		}
	}
	tieAll([[...joined].flatMap(([key, { rows }]) => isOfStaff(rows) ? [key] : [])], () => "staff");
	for (const other of others) tie(...other);
	return ties;
}
function partnersOf(joined, directory) {
	const ofRow = keysBy(joined, ({ rows }) => rows);
	const ofNobody = keysBy(joined, ({ rows, claimed = [], signs: { values } }) => {
		if (rows.length > 0 || claimed.length > 0) return [];
		const { id, email, login } = values;
		return new Set([
			...id,
			...email,
			...login
		].map(_folded_js__0__.T));
	});
	return (partner) => {
		const row = directory.named(partner);
		if (row !== null) return ofRow.get(row) ?? [];
		const own = directory.isKnown(partner) ? [] : ofNobody.get((0,_folded_js__0__.T)(partner)) ?? [];
		return own.length === 1 ? own : null;
	};
}
function keysBy(joined, of) {
	const groups = new Map();
	for (const [key, one] of joined) {
		for (const common of of(one)) {
			if (common !== null) (0,_base__1__.S2)(groups, common, key);
		}
	}
	return groups;
}
function isOfStaff(rows) {
	return rows.length > 0 && rows.every(({ isStaff }) => isStaff);
}
function teamsOf({ people }) {
	const sections = new Map();
	const names = new Map();
	for (const { team, section } of people) {
		if (team === null) continue;
		names.set((0,_folded_js__0__.T)(team), team);
		sections.set((0,_folded_js__0__.T)(team), (sections.get((0,_folded_js__0__.T)(team)) ?? new Set()).add((0,_folded_js__0__.T)(section ?? "")));
	}
	const isSplit = (team) => (sections.get(team)?.size ?? 0) > 1;
	return {
		teamOf: ({ team, section }) => {
			if (team === null) return null;
			return isSplit((0,_folded_js__0__.T)(team)) ? `${(0,_folded_js__0__.T)(team)}\0${(0,_folded_js__0__.T)(section ?? "")}` : (0,_folded_js__0__.T)(team);
		},
		split: [...names].flatMap(([team, name]) => isSplit(team) ? [name] : [])
	};
}
function personOf({ name, origin }, { rows }) {
	const said = saidBy(origin);
	const [row, other] = rows;
	const isOne = row !== undefined && other === undefined;
	const id = (isOne ? row.id ?? row.logins[0] : undefined) ?? said.id;
	const section = [...new Set(rows.flatMap((one) => one.section ?? []))].join(", ");
	const teams = [...new Set(rows.flatMap((one) => one.team ?? []))];
	const also = alsoCalled(rows).filter((one) => one !== id && one !== name && (!isOne || one !== row.name));
	const person = {
		id,
		section: section === "" ? said.section : section,
		team: teams.length > 0 ? teams.join(", ") : said.isTeam ? name : null,
		isStaff: isOfStaff(rows),
		...isOne && row.time !== null ? { time: row.time } : {},
		...isOne && row.name !== null && row.name !== name ? { sourceName: name } : {},
		...also.length === 0 ? {} : { also }
	};
	const isKnown = rows.length > 0 || person.id !== null || person.section !== null || person.team !== null;
	return isKnown ? {
		name: isOne ? row.name ?? name : name,
		person
	} : undefined;
}
function alsoCalled(rows) {
	return [...new Set(rows.flatMap(({ id, name, also, logins, emails }) => [
		id,
		name,
		...also,
		...logins,
		...emails
	]))].filter((one) => one !== null);
}
function saidBy(origin) {
	if (origin?.kind === "repository") {
		return {
			id: origin.login ?? null,
			section: origin.section ?? null,
			isTeam: false
		};
	}
	const handIn = origin?.kind === "directory" ? origin.handIn : undefined;
	const { id = null, login = null, section = null, members } = handIn ?? {};
	return {
		id: id ?? login,
		section,
		isTeam: members !== undefined
	};
}


}),

19186:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
j:()=>isStaffRole,
w:()=>PEOPLE_COLUMNS
});
const PEOPLE_COLUMNS = {
	id: [
		"id",
		"roster_identifier",
		"identifier",
		"identificador",
		"identifiant",
		"student_id",
		"sid",
		"sis_user_id",
		"id_number",
		"id_nummer",
		"matrikelnummer",
		"numéro_d_identification",
		"número_de_id",
		"\u5b66\u53f7",
		"\u5b66\u53f7_\u5de5\u53f7",
		"github_id",
		"identificativo",
		"codice_identificativo",
		"matricola",
		"matrícula",
		"número_de_identificação",
		"número_de_aluno",
		"\u5b66\u7c4d\u756a\u53f7",
		"\u8b58\u5225\u5b50",
		"id\u30ca\u30f3\u30d0\u30fc",
		"identyfikator",
		"numer_id",
		"numer_albumu",
		"nr_albumu",
		"numer_indeksu",
		"identificatie",
		"studentnummer",
		"ö\u011frenci_no",
		"ö\u011frenci_numaras\u0131",
		"kimlik_numaras\u0131",
		"\u0438\u0434\u0435\u043d\u0442\u0438\u0444\u0438\u043a\u0430\u0442\u043e\u0440",
		"\u0438\u043d\u0434\u0438\u0432\u0438\u0434\u0443\u0430\u043b\u044c\u043d\u044b\u0439_\u043d\u043e\u043c\u0435\u0440",
		"\uc2dd\ubcc4\uc790",
		"\ud559\ubc88",
		"id_\ubc88\ud638"
	],
	name: [
		"name",
		"full_name",
		"student",
		"student_name",
		"vollständiger_name",
		"nom_complet",
		"nombre_completo",
		"\u59d3\u540d",
		"nome_completo",
		"cognome_nome",
		"cognome_e_nome",
		"\u6c0f\u540d",
		"imi\u0119_i_nazwisko",
		"nazwisko_i_imi\u0119",
		"volledige_naam",
		"ad_soyad",
		"ad\u0131_soyad\u0131",
		"\u043f\u043e\u043b\u043d\u043e\u0435_\u0438\u043c\u044f",
		"\u0444\u0438\u043e",
		"\uc131\uba85",
		"\uc774\ub984"
	],
	firstName: [
		"first_name",
		"given_name",
		"vorname",
		"prénom",
		"nombre",
		"\u540d",
		"nome",
		"imi\u0119",
		"voornaam",
		"ad",
		"ad\u0131",
		"\u0438\u043c\u044f"
	],
	lastName: [
		"last_name",
		"surname",
		"family_name",
		"nachname",
		"nom_de_famille",
		"nom",
		"apellido_s",
		"apellidos",
		"\u59d3",
		"cognome",
		"apelido",
		"sobrenome",
		"nazwisko",
		"achternaam",
		"soyad",
		"soyad\u0131",
		"\u0444\u0430\u043c\u0438\u043b\u0438\u044f",
		"\uc131"
	],
	email: [
		"email",
		"e_mail",
		"email_address",
		"e_mail_adresse",
		"adresse_de_courriel",
		"dirección_de_correo",
		"\u90ae\u7bb1",
		"\u7535\u5b50\u90ae\u4ef6",
		"\u7535\u5b50\u90ae\u4ef6\u5730\u5740",
		"indirizzo_email",
		"indirizzo_e_mail",
		"endereço_de_email",
		"endereço_de_e_mail",
		"\u30e1\u30fc\u30eb\u30a2\u30c9\u30ec\u30b9",
		"adres_e_mail",
		"adres_email",
		"e_mailadres",
		"e_posta",
		"e_posta_adresi",
		"\u0430\u0434\u0440\u0435\u0441_\u044d\u043b\u0435\u043a\u0442\u0440\u043e\u043d\u043d\u043e\u0439_\u043f\u043e\u0447\u0442\u044b",
		"\u044d\u043b\u0435\u043a\u0442\u0440\u043e\u043d\u043d\u0430\u044f_\u043f\u043e\u0447\u0442\u0430",
		"\uc774\uba54\uc77c",
		"\uc774\uba54\uc77c_\uc8fc\uc18c"
	],
	login: [
		"login",
		"github_username",
		"username",
		"github",
		"sis_login_id",
		"anmeldename",
		"\u7528\u6237\u540d",
		"nome_utente",
		"nome_de_usuário",
		"\u30e6\u30fc\u30b6\u540d",
		"nazwa_u\u017cytkownika",
		"gebruikersnaam",
		"kullan\u0131c\u0131_ad\u0131",
		"\u043b\u043e\u0433\u0438\u043d",
		"\uc0ac\uc6a9\uc790_\uc544\uc774\ub514"
	],
	section: [
		"section",
		"sections",
		"label",
		"labels",
		"group",
		"groups",
		"gruppen",
		"groupes",
		"grupos",
		"\u73ed\u7ea7",
		"\u6559\u5b66\u73ed",
		"gruppi",
		"gruppo",
		"turma",
		"turmas",
		"\u30b0\u30eb\u30fc\u30d7",
		"grupy",
		"grupa",
		"groepen",
		"groep",
		"gruplar",
		"grup",
		"\u0433\u0440\u0443\u043f\u043f\u044b",
		"\u0433\u0440\u0443\u043f\u043f\u0430",
		"\ubaa8\ub460",
		"\uadf8\ub8f9",
		"gruppe",
		"groupe",
		"grupo",
		"\u5c0f\u7ec4"
	],
	team: [
		"team",
		"team_name",
		"group_name",
		"teams",
		"teamname",
		"team_id",
		"team_no",
		"team_nr",
		"team_number",
		"équipe",
		"nom_de_l_équipe",
		"equipo",
		"nombre_del_equipo",
		"\u56e2\u961f",
		"\u961f\u4f0d",
		"squadra",
		"equipa",
		"equipe",
		"\u30c1\u30fc\u30e0",
		"zespó\u0142",
		"tak\u0131m",
		"\u043a\u043e\u043c\u0430\u043d\u0434\u0430",
		"\ud300"
	],
	partners: [
		"partners",
		"partner",
		"partner_1",
		"partner_2",
		"partner_3",
		"partnerin",
		"partenaire",
		"partenaires",
		"compañero",
		"compañera",
		"compañeros",
		"\u642d\u6863",
		"\u5408\u4f5c\u8005",
		"\u30d1\u30fc\u30c8\u30ca\u30fc",
		"\u043f\u0430\u0440\u0442\u043d\u0435\u0440",
		"\u043f\u0430\u0440\u0442\u043d\u0451\u0440",
		"\ud30c\ud2b8\ub108"
	],
	staff: ["staff"],
	role: [
		"role",
		"roles",
		"rollen",
		"rôles",
		"rolle",
		"rôle",
		"rol",
		"\u89d2\u8272",
		"ruolo",
		"ruoli",
		"papel",
		"papéis",
		"\u30ed\u30fc\u30eb",
		"rola",
		"\u0440\u043e\u043b\u044c",
		"\u0440\u043e\u043b\u0438",
		"\uc5ed\ud560"
	],
	attempts: ["attempts", "former_attempts"],
	also: ["also", "aliases"],
	file: [
		"file",
		"filename",
		"student_repository_url",
		"repository",
		"repository_url",
		"repo",
		"student_repository_name",
		"repository_name"
	],
	time: [
		"time",
		"created_at",
		"submission_timestamp",
		"submitted_at",
		"last_modified_submission",
		"zuletzt_geändert_abgabe",
		"dernière_modification_travail_remis",
		"última_modificación_entrega",
		"ultima_modifica_consegna",
		"última_modificação_envio",
		"\u6700\u7d42\u66f4\u65b0\u65e5\u6642_\u63d0\u51fa",
		"laatst_gewijzigd_inzending",
		"\u043f\u043e\u0441\u043b\u0435\u0434\u043d\u0435\u0435_\u0438\u0437\u043c\u0435\u043d\u0435\u043d\u0438\u0435_\u043e\u0442\u0432\u0435\u0442"
	]
};
const STAFF_ROLES = new Set([
	"teacher",
	"non-editing teacher",
	"instructor",
	"ta",
	"hta",
	"tutor",
	"assistant",
	"teaching assistant",
	"admin",
	"manager",
	"staff",
	"owner",
	"grader",
	"trainer",
	"dozent",
	"dozentin",
	"tutorin",
	"lehrkraft",
	"enseignant",
	"enseignante",
	"enseignant non éditeur",
	"professeur",
	"profesor",
	"profesora",
	"profesor sin permiso de edición",
	"\u6559\u5e08",
	"\u65e0\u7f16\u8f91\u6743\u6559\u5e08",
	"\u52a9\u6559"
]);
function isStaffRole(role) {
	return role.toLowerCase().split(/[,;/]/).some((one) => STAFF_ROLES.has(one.trim()));
}


}),

30930:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
f:()=>IDENTIFIERS,
j:()=>directoryOf
});
var _base__2__ = __load__(98216);
var _base__3__ = __load__(4771);
var _folded_js__0__ = __load__(41079);
var _says_js__1__ = __load__(62069);



const IDENTIFIERS = [
	"id",
	"email",
	"login",
	"name"
];
function directoryOf(rows) {
	const people = merged(rows);
	const indexes = new Map(IDENTIFIERS.map((by) => [by, indexOf(people, by)]));
	const find = (by, value) => indexes.get(by)?.get((0,_folded_js__0__.T)(value)) ?? null;
	return {
		people,
		find,
		named: (value) => IDENTIFIERS.map((by) => find(by, value)).find((one) => one !== null) ?? null,
		isKnown: (value) => [...indexes.values()].some((index) => index.has((0,_folded_js__0__.T)(value)))
	};
}
function valuesOf(row, by) {
	switch (by) {
		case "id": return row.id === null ? row.also : [row.id, ...row.also];
		case "email": return row.emails;
		case "login": return row.logins;
		case "name": return row.name === null ? [] : [row.name];
	}
}
function indexOf(people, by) {
	const index = new Map();
	for (const row of people) {
		for (const value of new Set(valuesOf(row, by).map(_folded_js__0__.T))) {
			index.set(value, index.has(value) ? null : row);
		}
	}
	return index;
}
function merged(rows) {
	const people = [];
	const known = new Map();
	for (const row of rows) {
		const keys = [
			"id",
			"email",
			"login"
		].flatMap((by) => valuesOf(row, by).map((value) => ({
			by,
			text: `${by}\0${(0,_folded_js__0__.T)(value)}`
		})));
		let place = people.length;
		for (const { by, text } of keys) {
			const at = known.get(text);
			const one = at === undefined ? undefined : people[at];
			if (at === undefined || one === undefined || !isSame(one, row, by)) continue;
			place = at;
			people[at] = joined(one, row);
			break;
		}
		if (place === people.length) people.push(row);
		for (const { text } of keys) if (!known.has(text)) known.set(text, place);
	}
	return people;
}
function isSame(one, other, by) {
	const isNamedApart = one.name !== null && other.name !== null && (0,_folded_js__0__.T)(one.name) !== (0,_folded_js__0__.T)(other.name);
	if (one.list !== other.list) return by !== "id" || !isNamedApart;
	if (one.id === null && other.id === null) return !isNamedApart;
	if (one.id === null || other.id === null || (0,_folded_js__0__.T)(one.id) !== (0,_folded_js__0__.T)(other.id)) return false;
	if (!isNamedApart) return true;
	throw new _base__2__.j1((0,_base__3__.G)(_says_js__1__.rv, {
		list: other.list,
		line: other.line,
		id: JSON.stringify(other.id),
		one: JSON.stringify(one.name),
		earlier: one.line,
		other: JSON.stringify(other.name)
	}));
}
function joined(one, other) {
	const both = (a, b) => [...new Set([...a, ...b])];
	return {
		...one,
		id: one.id ?? other.id,
		also: both(one.also, other.id === null ? other.also : [other.id, ...other.also]),
		name: one.name ?? other.name,
		emails: both(one.emails, other.emails),
		logins: both(one.logins, other.logins),
		section: one.section ?? other.section,
		team: one.team ?? other.team,
		isStaff: one.isStaff || other.isStaff,
		partners: both(one.partners, other.partners),
		attempts: both(one.attempts, other.attempts),
		files: both(one.files, other.files),
		time: one.time ?? other.time
	};
}


}),

41079:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
T:()=>folded
});
function folded(text) {
	const flat = text.normalize("NFC").replaceAll(/\s+/gu, " ").trim();
	const [last = "", first, ...more] = flat.split(",");
	const turned = first === undefined || more.length > 0 ? flat : `${first.trim()} ${last.trim()}`;
	return turned.toUpperCase().toLowerCase().normalize("NFC").trim();
}


}),

9536:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
CG:()=>matchedNotices,
Ow:()=>joiningNotices,
SK:()=>togetherNotices,
TL:()=>quoted,
xo:()=>serviceNotices
});
var _base__2__ = __load__(33897);
var _base__4__ = __load__(73043);
var _base__5__ = __load__(68171);
var _contract__1__ = __load__(69995);
var _contract__3__ = __load__(4071);
var _belonging_js__0__ = __load__(61444);



const NAMED = 10;
const KINDS = {
	"same-person": "person",
	team: "team",
	partners: "partners",
	staff: "staff"
};
function togetherNotices({ pairs }) {
	const marked = pairs.filter(({ together }) => together !== undefined);
	const kinds = _contract__1__.hz.flatMap((kind) => {
		const { length } = marked.filter(({ together }) => together === kind);
		return length === 0 ? [] : [{
			n: length,
			kind: KINDS[kind]
		}];
	});
	if (kinds.length === 0) return [];
	const values = kinds.map((one, at) => (0,_base__2__.iU)("report.pairsOf", {
		...one,
		isFirst: at === 0 ? "yes" : "no"
	}));
	const isOne = marked.length === 1 ? "yes" : "no";
	return [(0,_base__2__.iU)("notices.together", {
		isOne,
		pairs: {
			as: "list",
			values
		}
	})];
}
function serviceNotices(given, now) {
	const [counted, here] = [given.serviceFlaggedCount, now.serviceFlaggedCount];
	if (given.service.kind === "embedded" || counted === null || here === null || here >= counted) return [];
	return [(0,_base__2__.iU)("notices.serviceCounts", {
		counted,
		here
	})];
}
function joiningNotices(directory, joined, submissions, split) {
	const { people } = directory;
	const ofPartner = (0,_belonging_js__0__.xj)(joined, directory);
	const used = new Set([...joined.values()].flatMap(({ rows }) => rows));
	const unused = people.filter((row) => !used.has(row) && !row.isStaff);
	const strangers = (0,_contract__3__.B8)(submissions).filter(({ key }) => joined.get(key)?.rows.length === 0);
	const claims = submissions.flatMap(({ key, name }) => {
		const claimed = joined.get(key)?.claimed ?? [];
		return claimed.length === 0 ? [] : [(0,_base__2__.iU)("notices.shownAs", {
			name: quoted(name),
			people: all(claimed.map(onList))
		})];
	});
	const unknown = people.flatMap((row) => row.partners.filter((one) => ofPartner(one) === null).map((one) => atLine(one, row)));
	return [
		...unused.length === 0 ? [] : [(0,_base__2__.iU)("notices.rowsUnmatched", {
			n: unused.length,
			all: people.length,
			names: some(unused.map(onList))
		})],
		...strangers.length === 0 ? [] : [(0,_base__2__.iU)("notices.strangersToList", {
			n: strangers.length,
			names: some(strangers.map(({ name }) => quoted(name)))
		})],
		...claims.length === 0 ? [] : [(0,_base__2__.iU)("notices.claimed", { names: some(claims) })],
		...unknown.length === 0 ? [] : [(0,_base__2__.iU)("notices.partnersUnknown", { names: some(unknown) })],
		...split.length === 0 ? [] : [(0,_base__2__.iU)("notices.teamsSplit", {
			n: split.length,
			names: some(split.map(quoted))
		})]
	];
}
const BY_WORDS = {
	file: "file",
	id: "id",
	email: "e-mail",
	login: "login",
	name: "name",
	team: "name of the team",
	attempts: "attempts",
	hand: "another hand-in"
};
function matchedNotices(joined, submissions) {
	const matched = submissions.flatMap(({ key, name }) => {
		const { rows, by } = joined.get(key) ?? {};
		return rows === undefined || by === null || by === undefined || rows.length === 0 ? [] : [{
			by,
			words: matchedWords(name, rows)
		}];
	});
	return [...Map.groupBy(matched, ({ by }) => by)].map(([by, group]) => `people: ${(0,_base__4__.U9)(group.length, "submission")} matched by ${BY_WORDS[by]}: ${shown(group.map(({ words }) => words))}.`);
}
function matchedWords(name, rows) {
	const who = rows.map(calledIn).join(" and ");
	return who.startsWith(`${quoted(name)} `) ? who : `${quoted(name)} is ${who}`;
}
function calledIn(row) {
	return `${quoted(nameOf(row))} (line ${row.line})`;
}
function onList(row) {
	return atLine(nameOf(row), row);
}
function atLine(name, { line }) {
	return (0,_base__2__.iU)("notices.onList", {
		name: quoted(name),
		line: String(line)
	});
}
function nameOf({ name, id, logins, emails, files }) {
	return name ?? id ?? logins[0] ?? emails[0] ?? files[0] ?? "";
}
function all(values) {
	return {
		as: "list",
		values
	};
}
function some(values) {
	return {
		as: "list",
		values,
		most: NAMED
	};
}
function quoted(text) {
	return JSON.stringify((0,_base__5__.RK)(text));
}
function shown(words) {
	return (0,_base__4__.KE)(words, NAMED);
}


}),

82366:
((__module__, __out__, __load__) => {


__load__.d(__out__, {
jQ:()=>groupsTogether,
ho:()=>knowPeople,
Qs:()=>withPeople,
rd:()=>withPlaces,
ou:()=>withRoles
});

var archive_names = __load__(97);
var submission = __load__(4071);
var clusters = __load__(22292);
var languages = __load__(92005);
var people_belonging = __load__(61444);
var people_directory = __load__(30930);
var folded = __load__(41079);
var collections = __load__(37129);
var source_names = __load__(2723);
;// sources/people/hand-in.js



const NOTHING = {
	id: [],
	email: [],
	login: [],
	name: []
};
const NOBODY = {
	hand: null,
	lasting: null
};
function signsOf({ key, name, role, origin }) {
	const called = (0,archive_names/* withoutEnding */.sP)(name);
	const folder = (0,archive_names/* withoutEnding */.sP)(key.slice(key.lastIndexOf("/") + 1));
	const files = [
		key,
		name,
		called
	].map(fileName);
	const isArchive = role !== "judged";
	const names = isArchive ? [] : [called];
	const all = [...new Set([called, folder])];
	const any = {
		id: all,
		email: all,
		login: all,
		name: names
	};
	switch (origin?.kind) {
		case undefined: return {
			values: any,
			members: [],
			...NOBODY,
			files
		};
		case "pull-request": return {
			values: {
				...NOTHING,
				login: [origin.author]
			},
			members: [],
			...NOBODY,
			files
		};
		case "repository": {
			const said = origin.student === undefined ? [] : [origin.student];
			const login = origin.login === undefined ? said : [origin.login];
			const repository = [`${origin.owner}/${origin.repo}`, origin.repo].map(fileName);
			return {
				values: {
					id: said,
					email: said,
					login,
					name: isArchive ? [] : said
				},
				members: [],
				...NOBODY,
				files: [...files, ...repository]
			};
		}
		case "directory": break;
	}
	const { handIn } = origin;
	if (handIn === undefined) return {
		values: any,
		members: [],
		...NOBODY,
		files
	};
	const { platform, id, login, email, members = [] } = handIn;
	const hand = (0,submission/* identityOf */.cu)(handIn);
	const isPassing = source_names/* PASSING_NUMBERS */.ZG.has(platform);
	const isOwnYear = !(isArchive && isPassing && handIn.attempt === undefined);
	const person = bare(called.slice(called.lastIndexOf("/") + 1), hand ?? "");
	const isOnlyName = (login ?? email) === undefined && (id === null || (0,folded/* folded */.T)(id) === (0,folded/* folded */.T)(person));
	return {
		values: hand === null ? any : {
			id: id === null || !isOwnYear ? [] : [id],
			email: email === undefined ? [] : [email],
			login: login === undefined ? [] : [login],
			name: isArchive ? [] : [bare(called, hand)]
		},
		members: members.map((one) => ({
			id: one.id === undefined ? [] : [one.id],
			email: one.email === undefined ? [] : [one.email],
			login: [],
			name: isArchive ? [] : [one.name]
		})),
		hand: hand === null ? null : [
			platform,
			origin.path,
			(0,folded/* folded */.T)(hand)
		].join("\0"),
		lasting: isArchive || isOnlyName ? null : [
			platform,
			id,
			login,
			email,
			person
		].map(foldedOrNone).join("\0"),
		files
	};
}
function foldedOrNone(text) {
	return (0,folded/* folded */.T)(text ?? "");
}
function bare(name, hand) {
	return name.endsWith(` (${hand})`) ? name.slice(0, -hand.length - 3) : name;
}
function fileName(text) {
	return text.normalize("NFC").trim().replace(/^(?:https?:\/\/|git@)(?:www\.)?github\.com[/:]/i, "").replaceAll("\\", "/").replace(/^(?:\.\/)+/, "").replace(/\/+$/, "").replace(/\.git$/i, "").toUpperCase().toLowerCase();
}

;// sources/people/join.js




function joinPeople(directory, submissions, { isSure = false } = {}) {
	const handedIn = submissions.filter(({ role }) => role === "judged" || role === "archive");
	const signs = new Map(handedIn.map((one) => [one.key, signsOf(one)]));
	if (directory.people.length === 0) return new Map([...signs].map(([key, one]) => [key, nobody(one)]));
	const context = {
		directory,
		byFile: byFile(directory.people, signs, isSure),
		names: isSure ? new Set() : onlyOnes([...signs.values()]),
		teams: Map.groupBy(directory.people, ({ team }) => team === null ? "" : (0,folded/* folded */.T)(team))
	};
	const found = new Map([...signs].map(([key, one]) => [key, joinOne(key, one, context)]));
	const roles = new Map(handedIn.map(({ key, role }) => [key, role]));
	return withoutClaims(inherited(withAttempts(found, directory.people)), roles);
}
function nobody(signs) {
	return {
		signs,
		rows: [],
		by: null,
		isFormer: false
	};
}
function joinOne(key, signs, context) {
	const named = context.byFile.get(key);
	if (named !== undefined) return {
		signs,
		rows: named,
		by: "file",
		isFormer: false
	};
	const members = signs.members.flatMap((values) => rowOf(values, context)?.row ?? []);
	const own = rowOf(signs.values, context);
	if (own !== null || members.length > 0) {
		const rows = [...new Set([...own === null ? [] : [own.row], ...members])];
		return {
			signs,
			rows,
			by: own?.by ?? "id",
			isFormer: false
		};
	}
	const mates = signs.values.name.flatMap((name) => context.teams.get((0,folded/* folded */.T)(name)) ?? []);
	return {
		signs,
		rows: mates,
		by: mates.length === 0 ? null : "team",
		isFormer: false
	};
}
function rowOf(values, { directory, names }) {
	for (const by of people_directory/* IDENTIFIERS */.f) {
		for (const value of values[by]) {
			const row = by === "name" && !names.has((0,folded/* folded */.T)(value)) ? null : directory.find(by, value);
			if (row !== null) return {
				row,
				by
			};
		}
	}
	return null;
}
function onlyOnes(signs) {
	const seen = (0,collections/* occurrences */.T5)(signs.flatMap(({ values, members }) => [...new Set([values, ...members].flatMap(({ name }) => name.map(folded/* folded */.T)))]));
	return new Set([...seen].flatMap(([name, count]) => count === 1 ? [name] : []));
}
function byFile(people, signs, isSure) {
	const keys = new Map();
	for (const [key, { files }] of signs) {
		const [whole = "", ...short] = files;
		const parts = whole.split("/");
		const ends = isSure ? [] : [...short, ...parts.map((_, at) => parts.slice(at).join("/"))];
		for (const file of new Set([whole, ...ends])) (0,collections/* appendTo */.S2)(keys, file, key);
	}
	const found = new Map();
	for (const row of people) {
		for (const file of row.files) {
			const [key, other] = keys.get(fileName(file)) ?? [];
			if (key !== undefined && other === undefined) (0,collections/* appendTo */.S2)(found, key, row);
		}
	}
	return found;
}
function withAttempts(joined, people) {
	const byName = new Map();
	for (const [key, { signs }] of joined) {
		const names = [...signs.files, ...Object.values(signs.values).flat().map(folded/* folded */.T)];
		for (const name of new Set(names)) (0,collections/* appendTo */.S2)(byName, name, key);
	}
	const result = new Map(joined);
	for (const row of people) {
		for (const attempt of row.attempts) {
			const [key, other] = byName.get(fileName(attempt)) ?? byName.get((0,folded/* folded */.T)(attempt)) ?? [];
			const one = key === undefined || other !== undefined ? undefined : joined.get(key);
			if (key === undefined || one === undefined) continue;
			result.set(key, {
				...one,
				rows: [row],
				by: "attempts",
				isFormer: true
			});
		}
	}
	return result;
}
function inherited(joined) {
	const known = new Map();
	for (const { signs, rows } of joined.values()) {
		if (signs.hand !== null && rows.length > 0) known.set(signs.hand, rows);
	}
	return new Map([...joined].map(([key, one]) => {
		const rows = one.signs.hand === null ? undefined : known.get(one.signs.hand);
		return [key, one.rows.length > 0 || rows === undefined ? one : {
			...one,
			rows,
			by: "hand"
		}];
	}));
}
function withoutClaims(joined, roleOf) {
	const judged = [...joined].filter(([key]) => roleOf.get(key) === "judged");
	const bearers = new Map();
	for (const [, one] of judged) {
		for (const row of one.rows) (0,collections/* appendTo */.S2)(bearers, row, one);
	}
	const result = new Map(joined);
	for (const [key, one] of judged) {
		const claimed = one.rows.filter((row) => (bearers.get(row) ?? []).some((other) => other !== one && isOnlyClaimed(one, other)));
		if (claimed.length === 0) continue;
		const rows = one.by === "team" ? [] : one.rows.filter((row) => !claimed.includes(row));
		result.set(key, {
			...one,
			rows,
			by: rows.length === 0 ? null : one.by,
			claimed
		});
	}
	return result;
}
function isOnlyClaimed(one, other) {
	if (one.by === "file" || one.by === "attempts") return false;
	if (one.signs.hand === null || one.signs.hand === other.signs.hand) return false;
	const isNamed = one.by === "name" || one.by === "team";
	if (isNamed && other.by !== one.by) return true;
	const isSame = one.rows.length === other.rows.length && one.rows.every((row) => other.rows.includes(row));
	return one.signs.members.length > 0 && !isSame;
}

var notices = __load__(9536);
var contract_findings = __load__(94825);
;// sources/people/without-together.js

function withoutTogether(findings, belonging) {
	if (belonging.size === 0) return findings;
	const pairs = findings.pairs.map((pair) => {
		const together = belonging.get(pair.a)?.get(pair.b);
		if (together === undefined) return pair;
		const { standsOut: _, ...rest } = pair;
		return {
			...rest,
			together
		};
	});
	const marked = pairs.filter(({ together }) => together !== undefined);
	const byKey = (0,contract_findings/* pairsByKey */.Iy)(pairs, new Set(marked.flatMap(({ a, b }) => [a, b])));
	const known = new Map(findings.submissions.map((one) => [one.key, one]));
	const submissions = findings.submissions.map((one) => {
		const own = byKey.get(one.key);
		const apart = apartFrom(one, belonging);
		return own === undefined ? apart : recounted(apart, one, own, {
			findings,
			known,
			belonging
		});
	});
	return {
		...findings,
		submissions,
		pairs,
		clusters: findings.clusters.flatMap((cluster) => splitCluster(cluster, pairs, known)),
		...findings.equalFiles === undefined ? {} : { equalFiles: findings.equalFiles.filter((group) => !areTogether(group, belonging)) },
		serviceFlaggedCount: stillFlagged(findings, submissions)
	};
}
function areTogether(keys, belonging) {
	return keys.every((a, at) => keys.slice(at + 1).every((b) => belonging.get(a)?.has(b) === true));
}
function apartFrom(one, belonging) {
	const mates = belonging.get(one.key);
	if (mates === undefined) return one;
	const isApart = (other) => other === null || !mates.has(other);
	const matches = one.matches.filter(({ otherKey }) => isApart(otherKey));
	const hidden = one.hidden?.filter(({ otherKey }) => isApart(otherKey));
	const isSame = matches.length === one.matches.length && hidden?.length === one.hidden?.length;
	return isSame ? one : {
		...one,
		matches,
		...hidden === undefined ? {} : { hidden }
	};
}
function recounted(one, given, pairs, { findings, known, belonging }) {
	const otherOf = ({ a, b }) => known.get(a === one.key ? b : a);
	const excused = pairs.filter(({ together }) => together !== undefined);
	const rest = pairs.filter((pair) => pair.together === undefined);
	const counted = rest.filter((pair) => isCounted(otherOf(pair)));
	const isArchive = (pair) => otherOf(pair)?.role === "archive";
	const isPeer = (pair) => !isArchive(pair);
	const shares = (list) => list.map((pair) => (0,contract_findings/* shareOf */.tC)(one.key, pair));
	const without = (value, explained, left) => {
		const most = (0,contract_findings/* highest */.BR)(explained);
		const isExplained = value !== null && most !== null && most > 0 && value <= most + contract_findings/* EXPLAINED_WITHIN */.Hb;
		if (!isExplained) return value;
		return given.pairsUnread === true ? null : (0,contract_findings/* highest */.BR)(left()) ?? 0;
	};
	const hasShared = ((0,contract_findings/* highest */.BR)(shares(excused)) ?? 0) > 0;
	if (hasShared && one.publicWeb == null && isAlone(one, {
		findings,
		known,
		belonging
	})) {
		const none = {
			total: null,
			totalSources: [],
			local: null,
			suspicion: null,
			coverage: null
		};
		return {
			...one,
			...none,
			comparability: "alone",
			...one.archive == null ? {} : { archive: null }
		};
	}
	const highestGiven = (0,contract_findings/* highest */.BR)([...one.totalSources, one.total]);
	const total = without(highestGiven, shares(excused), () => [...counted.map(contract_findings/* pairAverage */.K), one.web]);
	const archive = without(one.archive ?? null, shares(excused.filter(isArchive)), () => counted.filter(isArchive).map(contract_findings/* pairAverage */.K));
	return {
		...one,
		...total === highestGiven ? {} : {
			total,
			totalSources: []
		},
		local: without(one.local, shares(excused.filter(isPeer)), () => counted.filter(isPeer).map(contract_findings/* pairAverage */.K)),
		...one.archive == null ? {} : { archive },
		suspicion: without(one.suspicion, excused.map(({ suspicion }) => suspicion), () => rest.map(({ suspicion }) => suspicion)),
		coverage: hasShared ? null : one.coverage
	};
}
function isCounted(other) {
	return other !== undefined && (0,contract_findings/* isCompared */.uQ)(other.comparability);
}
function isAlone({ key, web }, { findings, belonging }) {
	return web === null && findings.submissions.every((other) => other.key === key || other.role !== "judged" && other.role !== "archive" || other.state.kind !== "checked" || !(0,contract_findings/* isCompared */.uQ)(other.comparability) || belonging.get(key)?.has(other.key) === true);
}
function splitCluster(cluster, pairs, known) {
	const members = new Set(cluster);
	const within = pairs.filter(({ a, b }) => members.has(a) && members.has(b));
	if (within.every(({ together }) => together === undefined)) return [cluster];
	const leader = new Map(cluster.map((key) => [key, key]));
	const find = (key) => {
		let at = key;
		for (let up = leader.get(at); up !== undefined && up !== at; up = leader.get(at)) at = up;
		return at;
	};
	for (const pair of within) {
		const isLink = pair.together === undefined && ((0,contract_findings/* pairAverage */.K)(pair) ?? 0) >= contract_findings/* SERVICE_THRESHOLD */.cp && [pair.a, pair.b].every((key) => {
			const one = known.get(key);
			return isCounted(one);
		});
		if (isLink) leader.set(find(pair.a), find(pair.b));
	}
	return [...Map.groupBy(cluster, find).values()].filter((group) => group.length > 1);
}
function stillFlagged({ serviceFlaggedCount, submissions }, now) {
	if (serviceFlaggedCount === null) return null;
	const isFlagged = (one) => ((0,contract_findings/* highest */.BR)([
		...one?.totalSources ?? [],
		one?.total ?? null,
		one?.aiAverage ?? null
	]) ?? 0) > contract_findings/* SERVICE_THRESHOLD */.cp;
	const excused = submissions.filter((one, at) => isFlagged(one) && !isFlagged(now[at])).length;
	return Math.max(0, serviceFlaggedCount - excused);
}

;// sources/people/people.js









function knowPeople(rows, submissions, { isSure = false } = {}) {
	const directory = (0,people_directory/* directoryOf */.j)(rows);
	return {
		directory,
		joined: joinPeople(directory, submissions, { isSure })
	};
}
function groupsTogether({ directory, joined }, ties) {
	const belonging = (0,people_belonging/* belongingOf */.BD)(joined, directory, (0,people_belonging/* teamsOf */.uk)(directory).teamOf, ties);
	const keys = [...belonging.keys()];
	const places = new Map(keys.map((key, at) => [key, at]));
	const links = [...belonging].flatMap(([key, others]) => [...others.keys()].map((other) => [places.get(key) ?? 0, places.get(other) ?? 0]));
	return (0,clusters/* clustersOf */.Dg)(links).map((group) => group.map((at) => keys[at]));
}
function withRoles(submissions, { joined }) {
	return submissions.map((one) => {
		const role = roleOf(one.role, joined.get(one.key));
		return role === one.role ? one : {
			...one,
			role
		};
	});
}
function roleOf(role, joined) {
	const isKept = role !== "judged" || joined === undefined;
	return isKept || !(joined.isFormer || (0,people_belonging/* isOfStaff */.k8)(joined.rows)) ? role : "archive";
}
function nameAlone({ name, person }) {
	const number = ` (${person?.id ?? ""})`;
	return name.endsWith(number) ? name.slice(0, -number.length) : name;
}
function withPlaces(submissions) {
	const judged = submissions.filter(({ role, origin }) => role === "judged" && origin !== null);
	const bearers = Map.groupBy(judged, ({ name }) => name);
	const areFiles = [...bearers].some(([name, { length }]) => length > 1 && (0,languages/* isSourceName */.TE)(name));
	const names = new Map(judged.flatMap((one) => {
		const rivals = (bearers.get(one.name) ?? []).filter((other) => other !== one);
		const isAlone = rivals.length === 0 && !(areFiles && (0,languages/* isSourceName */.TE)(one.name));
		return isAlone ? [] : [[one, nameApart(one, rivals)]];
	}));
	return submissions.map((one) => {
		const name = names.get(one);
		return name === undefined ? one : {
			...one,
			name
		};
	});
}
function nameApart(one, rivals) {
	const { key, name } = one;
	const number = numberOf(one);
	if (number !== null && rivals.every((other) => numberOf(other) !== number)) {
		return name.endsWith(` (${number})`) ? name : `${name} (${number})`;
	}
	const parts = placeOf(one).split("/");
	const places = rivals.map((other) => `/${placeOf(other)}`);
	for (let from = parts.length - 2; from >= 0; from -= 1) {
		const place = parts.slice(from).join("/");
		if (!places.some((other) => other.endsWith(`/${place}`))) return place;
	}
	return key;
}
function numberOf({ origin }) {
	return origin?.kind === "directory" && origin.handIn !== undefined ? (0,submission/* identityOf */.cu)(origin.handIn) : null;
}
function placeOf({ key, name, origin }) {
	return origin?.kind === "directory" && origin.handIn !== undefined ? `${(0,archive_names/* withoutEnding */.sP)(origin.path)}/${name}` : (0,archive_names/* withoutEnding */.sP)(key);
}
function withNamesApart(submissions) {
	const bearers = Map.groupBy(submissions, (one) => (0,folded/* folded */.T)(nameAlone(one)));
	return submissions.map((one) => {
		const { key, role, person } = one;
		const name = nameAlone(one);
		const others = (bearers.get((0,folded/* folded */.T)(name)) ?? []).filter((other) => other.key !== key);
		if (others.length === 0 || person === undefined) return one;
		const { id, sourceName } = person;
		const same = others.filter((other) => id === null || other.person?.id === id);
		if (same.length === 0) {
			const apart = `${name} (${id})`;
			return apart === one.name ? one : {
				...one,
				name: apart,
				person: {
					...person,
					sourceName: sourceName ?? name
				}
			};
		}
		const isMain = role === "judged" && same.every((other) => other.role !== "judged");
		if (sourceName === undefined || isMain && same.length === others.length) return one;
		return {
			...one,
			name: sourceName.startsWith(name) ? sourceName : `${name} (${sourceName})`
		};
	});
}
function withPeople(findings, { directory, joined }, { isSingle, isRehearsal, ties = [] }) {
	const { submissions } = findings;
	const { teamOf, split } = (0,people_belonging/* teamsOf */.uk)(directory);
	const known = submissions.map((one) => {
		const own = joined.get(one.key);
		const said = own === undefined ? undefined : (0,people_belonging/* personOf */.Re)(one, own);
		if (said === undefined) return one;
		if (isSingle && one.role === "judged") return {
			...one,
			person: said.person
		};
		return {
			...one,
			...said,
			role: roleOf(one.role, own)
		};
	});
	const counted = withoutTogether({
		...findings,
		submissions: isSingle ? known : withPlaces(withNamesApart(known))
	}, (0,people_belonging/* belongingOf */.BD)(joined, directory, teamOf, ties));
	const asGiven = isSingle ? submissions : withPlaces(submissions);
	const isListed = !isSingle && directory.people.some(({ isStaff }) => !isStaff);
	return {
		...counted,
		notices: [
			...findings.notices,
			...(0,notices/* togetherNotices */.SK)(counted),
			...(0,notices/* serviceNotices */.xo)(findings, counted),
			...isListed ? (0,notices/* joiningNotices */.Ow)(directory, joined, asGiven, split) : [],
			...isRehearsal ? (0,notices/* matchedNotices */.CG)(joined, asGiven) : []
		]
	};
}


}),

25581:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
A:()=>loginRow,
N:()=>personRows
});
var _base__3__ = __load__(98216);
var _base__4__ = __load__(4771);
var _columns_js__0__ = __load__(19186);
var _folded_js__1__ = __load__(41079);
var _says_js__2__ = __load__(62069);




const NAMING = [
	"id",
	"name",
	"firstName",
	"lastName",
	"email",
	"login",
	"also",
	"file"
];
const NOBODY = new Set(["points possible", "test student"]);
function personRows({ header, rows }, what) {
	const places = new Map();
	for (const column of Object.keys(_columns_js__0__.w)) {
		const names = _columns_js__0__.w[column];
		places.set(column, names.map((name) => header.indexOf(name)).filter((at) => at >= 0));
	}
	const isUnnamed = NAMING.every((column) => places.get(column)?.length === 0);
	if (isUnnamed && isWorksheet(rows)) {
		places.set("id", [0]);
	} else if (isUnnamed) {
		throw new _base__3__.j1((0,_base__4__.G)(_says_js__2__.TM, {
			what,
			noHeader: header.length === 0,
			header: header.map((name) => JSON.stringify(name)).join(", ")
		}));
	}
	refuseTwice({
		header,
		rows
	}, what);
	const participant = participantWord(rows, places.get("id") ?? []);
	return rows.flatMap((row) => {
		const cells = (column) => (places.get(column) ?? []).map((at) => (row.cells[at] ?? "").trim()).filter((cell) => cell !== "");
		return rowOf(cells, {
			list: what,
			line: row.line
		}, participant) ?? [];
	});
}
const KNOWN = new Set(Object.values(_columns_js__0__.w).flatMap((names) => [...names]));
function refuseTwice({ header, rows }, what) {
	for (const [at, name] of header.entries()) {
		const first = header.indexOf(name);
		if (first === at || !KNOWN.has(name)) continue;
		const cell = (row, place) => (row.cells[place] ?? "").trim();
		const other = rows.find((row) => !["", cell(row, first)].includes(cell(row, at)));
		if (other === undefined) continue;
		throw new _base__3__.j1((0,_base__4__.G)(_says_js__2__.fn, {
			what,
			line: other.line,
			name: JSON.stringify(name)
		}));
	}
}
function loginRow(list, login) {
	const nothing = {
		id: null,
		also: [],
		name: null,
		emails: [],
		section: null,
		team: null,
		time: null
	};
	return {
		list,
		line: 0,
		...nothing,
		logins: [login],
		isStaff: true,
		partners: [],
		attempts: [],
		files: []
	};
}
function rowOf(cells, place, participant) {
	const [id = null, ...ids] = cells("id").flatMap((cell) => idsOf(cell, participant));
	const fullName = [...cells("firstName").slice(0, 1), ...cells("lastName").slice(0, 1)].join(" ");
	const name = cells("name")[0] ?? (fullName === "" ? null : fullName);
	const row = {
		...place,
		id,
		also: [...ids, ...cells("also").flatMap(listed)],
		name,
		emails: cells("email"),
		logins: cells("login"),
		section: cells("section")[0] ?? null,
		team: cells("team")[0] ?? null,
		isStaff: cells("staff").some((cell) => isYes(cell, place)) || cells("role").some(_columns_js__0__.j),
		partners: cells("partners").flatMap(listed),
		attempts: cells("attempts").flatMap(listed),
		files: cells("file"),
		time: cells("time")[0] ?? null
	};
	const isNamed = [
		id,
		name,
		...row.also,
		...row.emails,
		...row.logins,
		...row.files
	].some((one) => one !== null);
	return isNamed && (name === null || !NOBODY.has((0,_folded_js__1__.T)(name))) ? row : null;
}
function listed(cell) {
	return cell.split(/[;\n]/).map((one) => one.trim()).filter((one) => one !== "");
}
const YES = new Set("yes y true 1 x ja oui sí si sì sim tak evet \u0434\u0430 \u306f\u3044 \uc608 \u662f".split(" "));
const NO = new Set("no n false 0 - nein non não nie nee hay\u0131r \u043d\u0435\u0442 \u3044\u3044\u3048 \uc544\ub2c8\uc694 \u5426".split(" "));
function isYes(cell, { list, line }) {
	const word = cell.toLowerCase();
	if (YES.has(word) || (0,_columns_js__0__.j)(word)) return true;
	if (NO.has(word)) return false;
	throw new _base__3__.j1((0,_base__4__.G)(_says_js__2__.Fw, {
		list,
		line,
		cell: JSON.stringify(cell)
	}));
}
const PARTICIPANT = /^(\p{L}[^\d\s]* |[\p{L}/]{8,}|[\p{Script=Han}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}]{3,})\d+$/u;
function participantWord(rows, places) {
	const [at] = places;
	if (at === undefined) return null;
	const ids = rows.map(({ cells }) => (cells[at] ?? "").trim()).filter((cell) => cell !== "");
	const words = new Set(ids.map((cell) => PARTICIPANT.exec(cell)?.[1]));
	const [word = null] = words;
	return words.size === 1 ? word : null;
}
function isWorksheet(rows) {
	const ids = rows.map(({ cells }) => (cells[0] ?? "").trim());
	return participantWord(rows, [0]) !== null && new Set(ids).size === ids.length;
}
function idsOf(cell, participant) {
	const number = participant !== null && cell.startsWith(participant) ? cell.slice(participant.length) : "";
	if (!/^\d+$/.test(number)) return [cell];
	return cell.includes(" ") ? [number] : [number, cell];
}


}),

8408:
((__module__, __out__, __load__) => {


__load__.d(__out__, {
x:()=>readTable
});

var outcome = __load__(98216);
var sentence = __load__(4771);
var says = __load__(62069);
;// sources/people/csv.js
function readCsv(text, delimiter, most) {
	const stops = new RegExp(`["\r\n${delimiter}]`, "g");
	const rows = [];
	let [cells, size] = [[], 0];
	let [at, line, lineEnd] = [
		0,
		1,
		""
	];
	const isLineEnd = () => {
		if (lineEnd === "") [lineEnd = ""] = /^(?:\r\n|\r|\n)/.exec(text.slice(at, at + 2)) ?? [];
		return lineEnd !== "" && text.startsWith(lineEnd, at);
	};
	const quoted = () => {
		let cell = "";
		for (let begin = at + 1;; begin = at) {
			const end = text.indexOf("\"", at + 1);
			if (end < 0) throw new Error(`the quote of a cell is not closed that begins in line ${line}`);
			cell += text.slice(begin, end);
			at = end + 1;
			if (text[at] !== "\"") return cell;
		}
	};
	const plain = () => {
		const begin = at;
		for (;;) {
			stops.lastIndex = at;
			at = stops.exec(text)?.index ?? text.length;
			if (text[at] === "\"") throw new Error(`line ${line} has a quote in a cell that begins without`);
			if (at === text.length || text[at] === delimiter || isLineEnd()) return text.slice(begin, at);
			at += 1;
		}
	};
	while (at < text.length || cells.length > 0) {
		const isQuoted = text[at] === "\"";
		const cell = isQuoted ? quoted() : plain();
		line += cell.match(/\r\n|\r|\n/g)?.length ?? 0;
		size += cell.length;
		if (size > most) throw new Error(`the row that ends in line ${line} has more than ${most} characters`);
		const isLast = at === text.length || isLineEnd();
		if (!isLast && text[at] !== delimiter) {
			throw new Error(`line ${line} has text behind the quote that closes a cell`);
		}
		if (!isLast || isQuoted || cell !== "" || cells.length > 0) cells.push(cell);
		at += isLast ? lineEnd.length : 1;
		if (!isLast) continue;
		if (cells.length > 0) rows.push({
			cells,
			line
		});
		[cells, size] = [[], 0];
		line += 1;
	}
	return rows;
}

;// sources/people/read-table.js



const MAX_ROWS = 1e5;
const MAX_RECORD_CHARACTERS = 1e5;
function headerName(cell) {
	return cell.normalize("NFC").toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "_").replaceAll(/^_+|_+$/g, "");
}
function readTable(text, what) {
	const [first, ...rows] = recordsOf(text.replace(/^\ufeff/, ""), what);
	const header = (first?.cells ?? []).map(headerName);
	for (const { cells, line } of rows) {
		if (cells.slice(header.length).some((one) => one.trim() !== "")) {
			throw new outcome/* ConfigurationError */.j1((0,sentence/* fill */.G)(says/* lineCells */._E, {
				what,
				line,
				cells: cells.length,
				header: header.length
			}));
		}
	}
	return {
		header,
		rows
	};
}
function recordsOf(text, what) {
	let rows;
	const [line = "", said] = SEPARATOR.exec(text) ?? [];
	const table = text.slice(line.length);
	try {
		rows = readCsv(table, said ?? delimiterOf(table), MAX_RECORD_CHARACTERS);
	} catch (error) {
		throw new outcome/* ConfigurationError */.j1((0,sentence/* fill */.G)(says/* cannotReadCsv */.Sh, {
			what,
			error: (0,outcome/* messageOf */.bD)(error)
		}));
	}
	if (rows.length > MAX_ROWS) {
		throw new outcome/* ConfigurationError */.j1((0,sentence/* fill */.G)(says/* linesSplit */.Uf, {
			what,
			most: MAX_ROWS
		}));
	}
	return rows;
}
const SEPARATOR = /^sep=([,;\t])(?=[\r\n])/i;
function delimiterOf(text) {
	const first = text.replace(/^[\r\n]+/, "").slice(0, 2e3).split(/\r\n|\r|\n/, 1)[0] ?? "";
	const count = (sign) => first.split(sign).length;
	return [
		",",
		";",
		"	"
	].toSorted((a, b) => count(b) - count(a))[0] ?? ",";
}


}),


83922:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
L:()=>readList
});
var _base__4__ = __load__(98216);
var _base__5__ = __load__(4771);
var _base__6__ = __load__(71198);
var _native__1__ = __load__(76760);
var _native__2__ = __load__(497);
var _system__3__ = __load__(5560);
var _says_js__0__ = __load__(62069);




const MOST_BYTES = 16e6;
const HEAD_BYTES = 2e3;
const GB_18030 = new TextDecoder("gb18030");
const CHINESE = /\u5b66\u53f7|\u59d3\u540d/;
async function readList(input, file, root) {
	let bytes;
	try {
		const path = (0,_native__1__.resolve)(root, file);
		const found = await _native__2__.fs.stat(path);
		(0,_system__3__.J9)(found);
		if (found.size > MOST_BYTES) throw new Error("it holds more than 16 MB");
		bytes = await _native__2__.fs.read(path);
	} catch (error) {
		throw new _base__4__.j1((0,_base__5__.G)(_says_js__0__.qy, {
			input,
			file: JSON.stringify(file),
			error: (0,_base__4__.bD)(error)
		}));
	}
	if (CHINESE.test(GB_18030.decode(bytes.subarray(0, HEAD_BYTES)))) return GB_18030.decode(bytes);
	const decoded = (0,_base__6__.D4)(bytes);
	if ("text" in decoded) return decoded.text;
	throw new _base__4__.j1((0,_base__5__.G)(_says_js__0__.eK, {
		input,
		file: JSON.stringify(file)
	}));
}


}),

9074:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
AJ:()=>isForkOfOwn,
HV:()=>NO_CANDIDATES,
Lq:()=>inManifest,
UP:()=>inPattern,
bs:()=>together,
kA:()=>shownNames,
op:()=>repositoryDirectory,
uY:()=>inClassroom50
});
var _base__4__ = __load__(4771);
var _base__5__ = __load__(98216);
var _base__8__ = __load__(73043);
var _github__6__ = __load__(50926);
var _github__7__ = __load__(47307);
var _github_patterns_js__0__ = __load__(39274);
var _github_repository_js__1__ = __load__(1493);
var _classroom50_js__2__ = __load__(2528);
var _says_js__3__ = __load__(19411);






function repositoryDirectory(github) {
	return {
		github,
		list: once((owner) => (0,_github_repository_js__1__.xW)(github, owner)),
		team: once((organization, slug) => (0,_github_repository_js__1__.EH)(github, organization, slug)),
		repository: once((owner, repo) => (0,_github_repository_js__1__.Nu)(github, {
			owner,
			repo
		}))
	};
}
function once(ask) {
	const asked = new Map();
	return (...names) => {
		const key = names.join("/").toLowerCase();
		const known = asked.get(key);
		if (known !== undefined) return known;
		const answer = ask(...names);
		asked.set(key, answer);
		answer.catch(() => asked.delete(key));
		return answer;
	};
}
const NOTHING_KNOWN = {
	student: null,
	login: null,
	deadline: null
};
async function inManifest({ file, entries, without }, directory) {
	const parts = [];
	if (without.length > 0) {
		const [rows, have] = without.length === 1 ? ["row", "has"] : ["rows", "have"];
		const notice = (0,_base__4__.G)(_says_js__3__.GD, {
			without: without.length,
			rows,
			file,
			have,
			names: shownNames(without)
		});
		parts.push({
			...NO_CANDIDATES,
			notices: [notice]
		});
	}
	for (const [owner, group] of Map.groupBy(entries, ({ name }) => name.owner.toLowerCase())) {
		const all = group.length > 3 ? await orEmpty(directory.list(owner)) : [];
		parts.push({
			...NO_CANDIDATES,
			listed: all.length
		});
		const byRepo = new Map(all.map((one) => [one.repo.toLowerCase(), one]));
		for (const { name, ...facts } of group) {
			const repository = byRepo.get(name.repo.toLowerCase());
			parts.push(repository === undefined ? await byName(name, directory, facts) : {
				...NO_CANDIDATES,
				candidates: [{
					repository,
					...facts,
					isNamed: true
				}]
			});
		}
	}
	return together(parts);
}
async function inClassroom50(assignment, owner, { list }) {
	const all = await list(owner);
	const candidates = all.flatMap((repository) => {
		const student = (0,_classroom50_js__2__.t4)(assignment, repository.repo);
		if (student !== null) {
			const { name, login, section } = student;
			return [{
				repository,
				student: name,
				login,
				section,
				deadline: null,
				isNamed: false
			}];
		}
		return (0,_classroom50_js__2__.N8)(assignment, repository.repo) ? [{
			repository,
			...NOTHING_KNOWN,
			isNamed: false,
			isOffRoster: true
		}] : [];
	});
	const seen = new Set(candidates.map(({ login }) => login?.toLowerCase() ?? ""));
	const notices = assignment.isGroup ? [] : withoutRepository(assignment.roster, seen);
	return {
		candidates,
		missing: [],
		notices,
		listed: all.length
	};
}
async function inPattern(pattern, directory, traps) {
	if (pattern.kind === "name") return byName(pattern.name, directory, NOTHING_KNOWN);
	const all = await directory.list(pattern.owner);
	const candidates = all.flatMap((repository) => {
		const match = pattern.match(repository.repo);
		if (match === null) return [];
		return [{
			repository,
			student: match.student,
			login: match.student,
			deadline: null,
			isNamed: false
		}];
	});
	const matched = candidates.map(({ repository }) => repository);
	const trap = traps ? (0,_github_patterns_js__0__.Q4)(pattern, matched) : null;
	const notices = [...matched.length === 0 ? [(0,_base__4__.G)(_says_js__3__.$6, {
		owner: pattern.owner,
		text: JSON.stringify(pattern.text)
	})] : [], ...trap === null ? [] : [trap]];
	return {
		candidates,
		missing: [],
		notices,
		listed: all.length
	};
}
function together(parts) {
	return {
		candidates: parts.flatMap(({ candidates }) => candidates),
		missing: parts.flatMap(({ missing }) => missing),
		notices: parts.flatMap(({ notices }) => notices),
		listed: parts.reduce((sum, part) => sum + part.listed, 0)
	};
}
const NO_CANDIDATES = {
	candidates: [],
	missing: [],
	notices: [],
	listed: 0
};
async function byName(name, { repository: read }, facts) {
	try {
		const repository = await read(name.owner, name.repo);
		return {
			...NO_CANDIDATES,
			candidates: [{
				repository,
				...facts,
				isNamed: true
			}]
		};
	} catch (error) {
		if (!(error instanceof _base__5__.y_) || isAboutEverything(error)) throw error;
		const key = (0,_github__6__.fq)(name);
		const missing = {
			key,
			name: facts.student === null ? key : `${facts.student} (${key})`,
			reason: error.message
		};
		return {
			...NO_CANDIDATES,
			missing: [missing]
		};
	}
}
async function isForkOfOwn({ owner, repo }, { repository }) {
	try {
		const { template } = await repository(owner, repo);
		return template?.toLowerCase().startsWith(`${owner.toLowerCase()}/`) === true;
	} catch (error) {
		if (!(error instanceof _base__5__.y_) || isAboutEverything(error)) throw error;
		return false;
	}
}
function isAboutEverything(error) {
	return (0,_github__7__.c2)(error) === 401 || error.outcome === "network" || error.outcome === "rate-limited";
}
async function orEmpty(listing) {
	try {
		return await listing;
	} catch (error) {
		if (error instanceof _base__5__.y_ && !isAboutEverything(error)) return [];
		throw error;
	}
}
function withoutRepository(roster, seen) {
	const absent = roster.filter((one) => !one.isStaff && !seen.has(one.login.toLowerCase()));
	if (absent.length === 0) return [];
	return [(0,_base__4__.G)(_says_js__3__.v_, {
		absent: absent.length,
		roster: roster.length,
		one: roster.length === 1,
		oneAbsent: absent.length === 1,
		names: shownNames(absent.map(({ login }) => login))
	})];
}
const SHOWN = 10;
function shownNames(names) {
	return (0,_base__8__.KE)(names, SHOWN);
}


}),

2528:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
N8:()=>isOffRoster,
t4:()=>studentOf,
xK:()=>readClassroom50
});
var zod__5__ = __load__(25465);
var _base__6__ = __load__(98216);
var _base__7__ = __load__(4771);
var _github__8__ = __load__(21498);
var _people_person_row_js__0__ = __load__(25581);
var _people_read_table_js__1__ = __load__(8408);
var _instant_js__2__ = __load__(5371);
var _github_repository_js__3__ = __load__(1493);
var _says_js__4__ = __load__(19411);








const CONFIG_REPOSITORY = "classroom50";
const Assignment = zod__5__._H3({
	slug: zod__5__.YjP().min(1),
	template: zod__5__._H3({
		owner: zod__5__.YjP(),
		repo: zod__5__.YjP(),
		branch: zod__5__.YjP().nullish()
	}).nullish(),
	due: zod__5__.YjP().nullish(),
	mode: zod__5__.YjP().nullish(),
	allowed_files: zod__5__.YOg(zod__5__.YjP()).nullish()
});
const Assignments = zod__5__.KCZ([zod__5__.YOg(Assignment), zod__5__._H3({ assignments: zod__5__.YOg(Assignment) }).transform(({ assignments }) => assignments)]);
async function readClassroom50(github, organization, asked) {
	const config = {
		owner: organization,
		repo: CONFIG_REPOSITORY
	};
	const place = `${organization}/${CONFIG_REPOSITORY}`;
	const path = `${asked.classroom}/assignments.json`;
	const text = await (0,_github_repository_js__3__.Gu)(github, config, path, null);
	if (text === null) {
		throw new _base__6__.j1((0,_base__7__.G)(_says_js__4__.Lm, {
			place,
			path,
			classroom: JSON.stringify(asked.classroom),
			howToGrant: (0,_github__8__.Y)(_github__8__.J.contents, "other", github.origin)
		}));
	}
	const assignments = parseAssignments(text, `${place}/${path}`);
	const found = assignments.find(({ slug }) => slug.toLowerCase() === asked.assignment.toLowerCase());
	if (found === undefined) {
		throw new _base__6__.j1((0,_base__7__.G)(_says_js__4__.nC, {
			place,
			path,
			assignment: JSON.stringify(asked.assignment),
			noAssignments: assignments.length === 0,
			assignments: assignments.map(({ slug }) => JSON.stringify(slug)).join(", ")
		}));
	}
	const notices = [];
	const due = found.due === null || found.due === undefined ? null : (0,_instant_js__2__.B)(found.due);
	if (typeof found.due === "string" && due === null) {
		notices.push((0,_base__7__.G)(_says_js__4__.cp, {
			due: JSON.stringify(found.due),
			place,
			path
		}));
	}
	const rosterPath = `${asked.classroom}/roster.csv`;
	const roster = await (0,_github_repository_js__3__.Gu)(github, config, rosterPath, null);
	if (roster === null) {
		notices.push((0,_base__7__.G)(_says_js__4__.ad, {
			place,
			file: rosterPath
		}));
	}
	return {
		classroom: asked.classroom,
		slug: found.slug,
		allSlugs: assignments.map(({ slug }) => slug),
		template: found.template === null || found.template === undefined ? null : {
			owner: found.template.owner,
			repo: found.template.repo,
			branch: found.template.branch ?? null
		},
		due,
		isGroup: /group|team/i.test(found.mode ?? ""),
		foreign: found.allowed_files ?? undefined,
		roster: roster === null ? [] : parseRoster(roster, `${place}/${rosterPath}`),
		notices
	};
}
function parseAssignments(text, place) {
	let value;
	try {
		value = JSON.parse(text);
	} catch (error) {
		throw new _base__6__.j1((0,_base__7__.G)(_says_js__4__.Wc, {
			place,
			error: error.message
		}));
	}
	const result = Assignments.safeParse(value);
	if (result.success) return result.data;
	const issue = result.error.issues[0];
	throw new _base__6__.j1((0,_base__7__.G)(_says_js__4__.js, {
		place,
		path: issue?.path.join(".") ?? "",
		issue: issue?.message ?? ""
	}));
}
function parseRoster(text, place) {
	const what = `classroom50: ${place}`;
	return (0,_people_person_row_js__0__.N)((0,_people_read_table_js__1__.x)(text, what), what).flatMap(({ logins: [login], name, section, isStaff }) => login === undefined ? [] : [{
		login,
		name: name ?? login,
		section,
		isStaff
	}]);
}
function studentOf(assignment, repo) {
	const name = repo.toLowerCase();
	const owner = assignment.allSlugs.map((slug) => slug.toLowerCase()).filter((slug) => name.startsWith(`${assignment.classroom.toLowerCase()}-${slug}-`)).toSorted((a, b) => b.length - a.length);
	const slug = assignment.slug.toLowerCase();
	const own = `${assignment.classroom.toLowerCase()}-${slug}-`;
	if (!name.startsWith(own)) return null;
	const login = name.slice(own.length);
	if (assignment.roster.length > 0 && !assignment.isGroup) {
		const entry = assignment.roster.find((one) => one.login.toLowerCase() === login);
		if (entry !== undefined) return entry.isStaff ? null : entry;
		return null;
	}
	return owner[0] === slug && login !== "" ? {
		login,
		name: login,
		section: null,
		isStaff: false
	} : null;
}
function isOffRoster(assignment, repo) {
	if (assignment.roster.length === 0 || assignment.isGroup) return false;
	const login = studentOf({
		...assignment,
		roster: []
	}, repo)?.login;
	return login !== undefined && !assignment.roster.some((one) => one.login.toLowerCase() === login);
}


}),

28091:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
c:()=>NothingFound,
k:()=>discover
});
var _base__4__ = __load__(98216);
var _base__5__ = __load__(4771);
var _base__7__ = __load__(92105);
var _github__6__ = __load__(50926);
var _github__8__ = __load__(21498);
var _github_patterns_js__0__ = __load__(39274);
var _candidates_js__1__ = __load__(9074);
var _left_out_js__2__ = __load__(80360);
var _says_js__3__ = __load__(19411);






class NothingFound extends _base__4__.j1 {
	openMessage;
	constructor(message, grant) {
		super(message);
		this.openMessage = (0,_base__5__.G)(_says_js__3__.kc, { grant });
	}
}
async function discover(directory, wanted) {
	const team = wanted.team === null ? null : await directory.team(ownerOf(wanted, "team"), wanted.team);
	const { candidates, missing, notices, listed } = await candidatesFor(directory, wanted);
	const leftOut = new Map();
	const taken = new Map();
	for (const candidate of candidates) {
		const { repository, student, login, section, deadline } = candidate;
		const reason = (0,_left_out_js__2__.q)(candidate, {
			...wanted,
			team
		});
		if (reason !== null && !(reason === "fork" && await (0,_candidates_js__1__.AJ)(repository, directory))) {
			leftOut.set(reason, [...leftOut.get(reason) ?? [], (0,_github__6__.fq)(repository)]);
			continue;
		}
		const before = taken.get(repository.id);
		taken.set(repository.id, {
			repository,
			student: before?.student ?? student,
			login: before?.login ?? login,
			section: before?.section ?? section ?? null,
			deadline: before?.deadline ?? deadline
		});
	}
	const found = [...taken.values()].toSorted((a, b) => (0,_base__7__.n)((0,_github__6__.fq)(a.repository).toLowerCase(), (0,_github__6__.fq)(b.repository).toLowerCase()));
	if (found.length === 0) {
		const grant = (0,_github__8__.Y)(_github__8__.J.contents, "other", directory.github.origin);
		throw nothing(wanted, {
			listed,
			missing,
			leftOut,
			notices
		}, grant);
	}
	return {
		found,
		missing,
		leftOut,
		notices
	};
}
async function candidatesFor(directory, wanted) {
	const { manifest, classroom50 } = wanted;
	const parts = [{
		..._candidates_js__1__.HV,
		notices: classroom50?.notices ?? []
	}];
	if (manifest !== null) parts.push(await (0,_candidates_js__1__.Lq)(manifest, directory));
	if (classroom50 !== null) {
		parts.push(await (0,_candidates_js__1__.uY)(classroom50, ownerOf(wanted, "classroom50"), directory));
	}
	const traps = wanted.team === null && wanted.topic === null;
	for (const pattern of patternsOf(wanted)) parts.push(await (0,_candidates_js__1__.UP)(pattern, directory, traps));
	return (0,_candidates_js__1__.bs)(parts);
}
function patternsOf(wanted) {
	if (wanted.patterns.length === 0 && wanted.manifest === null && wanted.classroom50 === null) {
		return [everything(ownerOf(wanted, "organization"))];
	}
	return wanted.patterns.map((text) => {
		const pattern = (0,_github_patterns_js__0__.EY)(text, wanted.organization);
		if (typeof pattern === "string") throw new _base__4__.j1(pattern);
		return pattern;
	});
}
function everything(owner) {
	return {
		kind: "match",
		text: "*",
		owner,
		match: () => ({ student: null })
	};
}
function ownerOf(wanted, input) {
	if (wanted.organization === null) {
		throw new _base__4__.j1((0,_base__5__.G)(_says_js__3__.uB, { input }));
	}
	return wanted.organization;
}
function nothing(wanted, { listed, missing, leftOut, notices }, grant) {
	if (missing.length > 0) {
		return new NothingFound((0,_base__5__.G)(_says_js__3__.fy, {
			one: missing.length === 1,
			missing: missing.length,
			key: missing[0]?.key ?? "",
			grant
		}), grant);
	}
	const where = wanted.organization === null ? "GitHub" : wanted.organization;
	if (listed === 0) {
		return new NothingFound((0,_base__5__.G)(_says_js__3__.TQ, {
			where,
			grant
		}), grant);
	}
	const skipped = (0,_left_out_js__2__.l)(leftOut);
	return new NothingFound((0,_base__5__.G)(_says_js__3__.ar, {
		listed,
		where,
		skipped,
		notices: notices.length === 0 ? "" : ` ${notices.join(" ")}`,
		grant
	}), grant);
}


}),

81885:
((__module__, __out__, __load__) => {


__load__.d(__out__, {
R:()=>findAssignment
});

var message = __load__(33897);
var outcome = __load__(98216);
var names = __load__(50926);
var errors = __load__(47307);
var repositories_classroom50 = __load__(2528);
var discover = __load__(28091);
var left_out = __load__(80360);
var sentence = __load__(4771);
var columns = __load__(19186);
var read_table = __load__(8408);
var instant = __load__(5371);
var says = __load__(19411);
;// sources/repositories/manifest.js






const COLUMNS = {
	address: [
		"student_repository_url",
		"repository",
		"repository_url",
		"repo",
		"url"
	],
	repositoryName: ["student_repository_name", "repository_name"],
	student: [
		"roster_identifier",
		"student",
		"identifier",
		"name"
	],
	login: columns/* PEOPLE_COLUMNS */.w.login,
	deadline: ["deadline", "due"]
};
function parseManifest(text, file, organization) {
	const { header, rows } = (0,read_table/* readTable */.x)(text, `manifest ${file}`);
	const nameOf = (column) => COLUMNS[column].find((name) => header.includes(name));
	if ((nameOf("address") ?? nameOf("repositoryName")) === undefined) {
		throw new outcome/* ConfigurationError */.j1((0,sentence/* fill */.G)(says/* manifestFirst */.q1, {
			file,
			address: COLUMNS.address.slice(0, 2).join(" or "),
			noHeader: header.length === 0,
			header: header.map((name) => JSON.stringify(name)).join(", ")
		}));
	}
	const entries = new Map();
	const without = [];
	for (const { cells, line } of rows) {
		const cell = (column) => {
			const name = nameOf(column);
			const value = name === undefined ? "" : (cells[header.indexOf(name)] ?? "").trim();
			return value === "" ? null : value;
		};
		const read = entryOf(cell, line, {
			place: `manifest ${file}, line ${line}`,
			organization
		});
		if (typeof read === "string") {
			without.push(read);
			continue;
		}
		const key = (0,names/* fullName */.fq)(read.name).toLowerCase();
		const before = entries.get(key);
		entries.set(key, before === undefined ? read : ofTeam(before, read));
	}
	if (entries.size === 0) {
		throw new outcome/* ConfigurationError */.j1((0,sentence/* fill */.G)(says/* manifestNames */.qI, { file }));
	}
	return {
		file,
		entries: [...entries.values()],
		without
	};
}
function entryOf(cell, line, { place, organization }) {
	const student = cell("student");
	const login = cell("login");
	const written = cell("address") ?? cell("repositoryName");
	if (written === null) return student ?? login ?? `line ${line}`;
	const name = (0,names/* parseRepositoryName */.$M)(written.includes("/") || organization === null ? written : `${organization}/${written}`);
	if (name === null) {
		throw new outcome/* ConfigurationError */.j1((0,sentence/* fill */.G)(says/* noRepositoryWrite */.Xn, {
			place,
			written: JSON.stringify(written),
			isWhole: written.includes("/")
		}));
	}
	const due = cell("deadline");
	const deadline = due === null ? null : (0,instant/* instantOf */.B)(due);
	if (due !== null && deadline === null) {
		throw new outcome/* ConfigurationError */.j1((0,sentence/* fill */.G)(says/* deadlineNoTime */.Nh, {
			place,
			due: JSON.stringify(due)
		}));
	}
	return {
		name,
		student,
		login,
		deadline
	};
}
function ofTeam(one, other) {
	return {
		name: one.name,
		student: joined(one.student, other.student),
		login: joined(one.login, other.login),
		deadline: one.deadline !== null && other.deadline !== null ? new Date(Math.max(one.deadline.getTime(), other.deadline.getTime())) : one.deadline ?? other.deadline
	};
}
function joined(a, b) {
	if (a === null || b === null || a === b) return a ?? b;
	return `${a}, ${b}`;
}

var read_list = __load__(83922);
;// sources/repositories/find-assignment.js








const ASKED_FOR_TEMPLATE = 3;
async function findAssignment(settings, { directory, root, own }) {
	const { organization } = settings;
	const manifest = settings.manifest === null ? null : parseManifest(await (0,read_list/* readList */.L)("manifest", settings.manifest, root), settings.manifest, organization);
	const classroom50 = settings.classroom50 === null ? null : await (0,repositories_classroom50/* readClassroom50 */.xK)(directory.github, needed(organization), settings.classroom50);
	const named = settings.starter === null ? classroom50?.template ?? null : (0,names/* parseRepositoryName */.$M)(settings.starter);
	const discovery = await (0,discover/* discover */.k)(directory, {
		organization,
		patterns: settings.repositories,
		manifest,
		classroom50,
		topic: settings.topic,
		team: settings.team,
		property: settings.property,
		includeArchived: settings.includeArchived,
		own,
		starter: named,
		staff: await staffLogins(directory, settings.staff)
	});
	const common = settings.starter === null && classroom50 === null ? await commonTemplate(directory, discovery) : null;
	const linked = common !== null && isOfOwner(common, discovery) ? common : null;
	return {
		discovery: linked === null ? discovery : {
			...discovery,
			found: discovery.found.filter(({ repository }) => !(0,names/* sameRepository */.RB)(repository, linked))
		},
		template: settings.starter !== null ? null : classroom50?.template ?? (linked === null ? null : {
			...linked,
			branch: null
		}),
		foreign: classroom50?.foreign,
		due: classroom50?.due ?? null,
		notices: noticesOf(discovery, common, linked !== null),
		isLinked: linked !== null
	};
}
function isOfOwner(template, { found }) {
	return found.every(({ repository }) => repository.owner.toLowerCase() === template.owner.toLowerCase());
}
function noticesOf(discovery, common, isStarter) {
	const notices = [...discovery.notices];
	const skipped = (0,left_out/* describeLeftOut */.l)(discovery.leftOut);
	if (skipped !== "") notices.push(`Repositories that were found and left out: ${skipped}.`);
	if (common !== null && isStarter) {
		notices.push((0,message/* message */.iU)("notices.starterTemplate", { repository: (0,names/* fullName */.fq)(common) }));
	}
	if (common !== null && !isStarter) {
		notices.push((0,message/* message */.iU)("notices.foreignTemplate", { repository: (0,names/* fullName */.fq)(common) }));
	}
	return notices;
}
async function commonTemplate(directory, discovery) {
	const votes = new Map();
	let asked = 0;
	let failures = 0;
	for (const { repository } of discovery.found) {
		if (asked === ASKED_FOR_TEMPLATE || failures === ASKED_FOR_TEMPLATE) break;
		try {
			const template = repository.template ?? (await directory.repository(repository.owner, repository.repo)).template;
			asked += 1;
			if (template !== null) votes.set(template, (votes.get(template) ?? 0) + 1);
		} catch (error) {
			const isItsOwn = error instanceof outcome/* GitHubError */.y_ && (0,errors/* statusOf */.c2)(error) !== 401 && error.outcome !== "rate-limited";
			if (!isItsOwn) throw error;
			failures += 1;
		}
	}
	const winner = [...votes].find(([, count]) => 2 * count > asked);
	return winner === undefined ? null : (0,names/* parseRepositoryName */.$M)(winner[0]);
}
async function staffLogins(directory, staff) {
	const logins = new Set();
	for (const entry of staff) {
		const [organization, team] = entry.replace(/^@/, "").split("/");
		if (team === undefined) logins.add(entry.replace(/^@/, "").toLowerCase());
		else for (const login of (await directory.team(organization ?? "", team)).members) logins.add(login);
	}
	return logins;
}
function needed(organization) {
	if (organization !== null) return organization;
	throw new outcome/* SettingsError */.GN(says/* organizationSay */.py);
}


}),

5371:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
B:()=>instantOf
});
const WITH_OFFSET = /^\d{4}-\d{2}-\d{2}[Tt ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s?(?:[Zz]|[+-]\d{2}:?\d{2})$/;
function instantOf(text) {
	if (!WITH_OFFSET.test(text)) return null;
	const date = new Date(text.replace(" ", "T").replaceAll(" ", ""));
	if (Number.isNaN(date.getTime())) return null;
	const [year = 0, month = 0, day = 0] = text.slice(0, 10).split("-").map(Number);
	return new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day ? date : null;
}


}),

80360:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
l:()=>describeLeftOut,
q:()=>whyLeftOut
});
var _base__2__ = __load__(73043);
var _github__1__ = __load__(50926);
var _candidates_js__0__ = __load__(9074);



const LEFT_OUT_WORDS = {
	template: "template",
	fork: "fork",
	disabled: "disabled by GitHub",
	archived: "archived (include-archived takes them)",
	own: "the repository of this workflow",
	staff: "staff\u2019s own",
	starter: "the starter code",
	"not-on-roster": "of people who are not on the roster",
	"not-in-team": "not the team\u2019s",
	"other-topic": "without the topic",
	"other-property": "without the custom property"
};
function whyLeftOut(candidate, filter) {
	const { repository, student, login, isNamed, isOffRoster } = candidate;
	const { own, starter, team, topic, property, staff } = filter;
	if (isOffRoster === true) return "not-on-roster";
	if (own !== null && (0,_github__1__.RB)(repository, own)) return "own";
	if (starter !== null && (0,_github__1__.RB)(repository, starter)) return "starter";
	if (repository.disabled) return "disabled";
	if (team !== null && !inTeam(repository, team)) return "not-in-team";
	if (topic !== null && !repository.topics.includes(topic.toLowerCase())) return "other-topic";
	if (property !== null && !hasProperty(repository, property)) return "other-property";
	if (!isNamed && repository.isTemplate) return "template";
	if (!isNamed && repository.archived && !filter.includeArchived) return "archived";
	const isKnown = login !== null || !(isNamed || student !== null);
	if (isKnown && belongsToStaff(repository, login, staff)) return "staff";
	return !isNamed && repository.fork && !repository.isPrivate ? "fork" : null;
}
function inTeam(repository, team) {
	if (team.repositoryIds.has(repository.id)) return true;
	const name = repository.repo.toLowerCase();
	return [...team.members].some((login) => name === login || name.endsWith(`-${login}`));
}
function belongsToStaff(repository, login, staff) {
	if (login !== null) return staff.has(login.toLowerCase());
	const name = repository.repo.toLowerCase();
	return [...staff].some((one) => name === one || name.endsWith(`-${one}`));
}
function hasProperty(repository, property) {
	const value = repository.properties[property.name];
	const values = Array.isArray(value) ? value : [value];
	return values.some((one) => typeof one === "string" && one.toLowerCase() === property.value.toLowerCase());
}
function describeLeftOut(leftOut) {
	return [...leftOut].map(([kind, names]) => {
		const words = LEFT_OUT_WORDS[kind];
		const isNoun = kind === "template" || kind === "fork";
		const many = isNoun ? (0,_base__2__.U9)(names.length, words) : `${names.length} ${words}`;
		return `${many} (${(0,_candidates_js__0__.kA)(names)})`;
	}).join(", ");
}


}),

19411:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
$6:()=>noRepositoryMatches,
Co:()=>compareFolder,
GD:()=>noRepository,
Lm:()=>classroom50NoToken,
N$:()=>noneRepositoriesRead,
NM:()=>notCheckedMerge,
Nh:()=>deadlineNoTime,
T5:()=>noneRepositoriesSent,
TQ:()=>tokenSees,
Wc:()=>classroom50NoJson,
Xn:()=>noRepositoryWrite,
YX:()=>sourcePullRequest,
ad:()=>noRepositoriesFound,
ar:()=>noSubmissionAmong,
bs:()=>newLinesAlone,
cp:()=>dueTime,
f:()=>sourcePull,
fy:()=>repositoryNoneRepositories,
gE:()=>compareHolds,
js:()=>classroom50NotUnderstood,
kc:()=>noSubmissionFound,
nC:()=>classroom50NoAssignment,
py:()=>organizationSay,
q1:()=>manifestFirst,
qI:()=>manifestNames,
sI:()=>gitSends,
uB:()=>sayOrganisation,
v_:()=>personPeople
});
const gitSends = "What git sends of {base} is not read: {error}. Run again; where it repeats, leave out what is so large.";
const compareHolds = "compare-with: {path} holds no source file in {base} at {baseSha}, and is no repository (owner/name); correct it.";
const compareFolder = "{input}: {entry} is a folder of the base, which with pull-request-scope tree counts as what everybody was given; use pull-request-scope changed.";
const newLinesAlone = "Of {one?one file|{n} files} in a folder that is compared with, only the new lines count, because the pull request brings files outside of that folder too. Look at the pull request for all of {one?it|them}.";
const notCheckedMerge = "Not checked: a merge group holds pull requests, each of which is checked by itself (event pull_request).";
const sourcePull = "source: pull-request needs an event with a pull request (pull_request, pull_request_target, or workflow_run of one). Change the workflow\u2019s `on:`, or use another source.";
const sourcePullRequest = "source: pull-request works in a workflow of a repository alone; use directory or repositories here.";
const noRepository = "{without} {rows} of {file} {have} no repository: {names}.";
const noRepositoryMatches = "No repository of {owner} matches {text}.";
const personPeople = "{absent} of the {roster} {one?person|people} of the roster {oneAbsent?has|have} no repository: {names}.";
const classroom50NoToken = "classroom50: {place} has no {path}, or the token may not read it. Look whether the classroom is called {classroom} there, and {howToGrant}.";
const classroom50NoAssignment = "classroom50: {place}/{path} has no assignment {assignment}; it has {noAssignments?none|{assignments}}. Name one of these.";
const dueTime = "The due time {due} of {place}/{path} is no time with an offset, and was not used.";
const noRepositoriesFound = "{place} has no {file}: repositories are found by their names alone.";
const classroom50NoJson = "classroom50: {place} is no JSON: {error}. Mend it there.";
const classroom50NotUnderstood = "classroom50: {place} is not understood: {path} {issue}. Mend it there, or list the repositories in a manifest.";
const noSubmissionFound = "No submission was found. A token shows nothing of repositories that it was not given: {grant}.";
const sayOrganisation = "{input}: say in which organisation the repositories are (organization).";
const repositoryNoneRepositories = "{one?The repository|None of the {missing} repositories} can{one?not|} be seen ({one?|the first: }{key}). A token shows nothing of repositories that it was not given: {grant}.";
const tokenSees = "The token sees no repository of {where}. A token shows nothing of repositories that it was not given: {grant}.";
const noSubmissionAmong = "No submission among the {listed} repositories of {where} that the token sees.{skipped? Left out: {skipped}.|}{notices} If repositories are missing: a token shows nothing of repositories that it was not given: {grant}.";
const organizationSay = "organization: say in which organisation Classroom 50 keeps its repositories.";
const manifestNames = "manifest {file} names no repository: it has no line with one below its header; add them.";
const manifestFirst = "manifest {file}: the first line has no column {address}; it says {noHeader?nothing|{header}}. Name the columns in the first line.";
const noRepositoryWrite = "{place}: {written} is no repository; write owner/name or its address{isWhole?|, or give organization}.";
const deadlineNoTime = "{place}: deadline {due} is no time with an offset, such as 2026-11-30T23:59:00+01:00.";
const noneRepositoriesSent = "GitHub sends none of the {found} repositories: this is not the students\u2019 fault. Run it again later.";
const noneRepositoriesRead = "None of the {found} repositories can be read: this is the token's scope, not the students' fault.";


}),


31475:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
P:()=>chooseFiles,
o:()=>remarksOnLeftOut
});
var _base__9__ = __load__(4771);
var _base__10__ = __load__(98216);
var _base__11__ = __load__(92105);
var _base__12__ = __load__(97);
var _base__14__ = __load__(33897);
var _base__15__ = __load__(73043);
var _contract__6__ = __load__(56327);
var _contract__7__ = __load__(4071);
var _engine__13__ = __load__(92005);
var _system__8__ = __load__(47504);
var _pace_js__0__ = __load__(4358);
var _aside_js__1__ = __load__(28152);
var _bare_text_js__2__ = __load__(41880);
var _selection_js__3__ = __load__(45579);
var _unused_name_js__4__ = __load__(65702);
var _says_js__5__ = __load__(62069);










const MAX_FILES = 5e3;
const MAX_LISTED = 2e3;
const ORDINARY = new Set([
	"not-source",
	"vendored",
	"generated",
	"excluded"
]);
const MAX_ORDINARY = 1e3;
const MAX_KEPT_BYTES = 1024 * 1024;
async function chooseFiles(candidates, selection, alreadyLeftOut = [], signal) {
	const files = new Map();
	const aside = [];
	const renamed = [];
	const names = new _unused_name_js__4__.N();
	const list = new LeftOutList(selection);
	let outside = _contract__6__.CR;
	const lose = (entry, size, isUnread = (0,_contract__7__.b2)(entry)) => {
		list.add(entry);
		outside = withLeftOut(outside, entry, size, isUnread);
	};
	for (const { size, ...entry } of alreadyLeftOut) lose(entry, size);
	const leave = (file, entry) => {
		const { path, reason } = entry;
		const kind = (0,_aside_js__1__.H5)(path, file.size, reason, selection);
		if (kind === null) {
			lose(entry, file.size, (0,_contract__7__.b2)(entry) || (0,_aside_js__1__.pn)(path, file.size, reason, selection));
			return;
		}
		list.add(entry);
		aside.push({
			path,
			size: file.size,
			read: file.read.bind(file),
			reason,
			kind
		});
	};
	const breathe = (0,_pace_js__0__.c)(signal);
	let kept = 0;
	for await (const file of candidates) {
		await breathe();
		const path = (0,_system__8__.nG)(file.path) ?? (0,_system__8__.nG)(withoutDrive(file.path));
		if (path === null) {
			lose({
				path: file.path,
				reason: "unsafe-path"
			}, file.size);
			continue;
		}
		const reason = selection.byPath(path, file.size);
		if (file.leftOut !== undefined && !isPassedOver(file, path, reason, selection)) {
			const entry = {
				path: file.path,
				...file.leftOut
			};
			if (file.isUnread === true) lose(entry, file.size === 0 ? undefined : file.size);
			else leave(file, entry);
			continue;
		}
		if (reason !== null) {
			leave(file, {
				path,
				reason,
				...reason === "too-large" ? { detail: _selection_js__3__.PH } : {}
			});
			continue;
		}
		if (files.size >= MAX_FILES) {
			leave(file, {
				path,
				reason: "limit",
				detail: (0,_base__9__.G)(_says_js__5__.$v, { most: MAX_FILES })
			});
			continue;
		}
		let opened;
		try {
			opened = await open(path, file);
		} catch (error) {
			lose({
				path,
				reason: "unreadable",
				detail: (0,_base__10__.bD)(error)
			}, file.size);
			continue;
		}
		const { contents, gone } = opened;
		const byContents = selection.byContents(path, contents);
		if (byContents !== null) {
			leave(file, {
				path,
				reason: byContents,
				...byContents === "too-large" ? { detail: _selection_js__3__.PH } : {}
			});
			continue;
		}
		const given = names.take(path);
		if (given !== path) renamed.push(path);
		outside = (0,_contract__6__.XN)(outside, gone);
		const isKept = kept + contents.length <= MAX_KEPT_BYTES;
		if (isKept) kept += contents.length;
		const read = isKept ? () => Promise.resolve(contents) : async () => (await open(path, file)).contents;
		files.set(given, {
			path: given,
			size: contents.length,
			read
		});
	}
	return {
		files: [...files.values()].toSorted((a, b) => (0,_base__11__.n)(a.path, b.path)),
		leftOut: list.entries(),
		aside,
		outside,
		remarks: renamed.length === 0 ? [] : [nameTwice(renamed)]
	};
}
async function open(path, file) {
	const bytes = await file.read();
	const bare = (0,_bare_text_js__2__.Op)(path, bytes, _selection_js__3__.gZ);
	if (bare === null) return {
		contents: bytes,
		gone: _contract__6__.CR
	};
	const other = Math.max(0, bytes.length - bare.bytes.length - bare.results);
	return {
		contents: bare.bytes,
		gone: {
			..._contract__6__.CR,
			other,
			unread: bare.results
		}
	};
}
const WITHOUT_BYTES = new Set([
	"symlink",
	"submodule",
	"special-file",
	"web-link"
]);
function withLeftOut(balance, entry, size, isUnread) {
	if (WITHOUT_BYTES.has(entry.reason)) return balance;
	if (size === undefined) return (0,_contract__6__.Vp)(balance, "unsized", entry.more ?? 1);
	const part = entry.reason === "starter-code" ? "starter" : isUnread ? "unread" : "other";
	return (0,_contract__6__.Vp)(balance, part, size);
}
function isPassedOver({ leftOut, isUnread, size }, path, reason, selection) {
	const isRefused = isUnread === true && leftOut?.reason === "limit";
	if (!isRefused || reason === null || (0,_base__12__.L3)(path)) return false;
	const kind = (0,_aside_js__1__.H5)(path, size, reason, selection);
	return kind === null || kind !== "source" && size > _aside_js__1__.xk;
}
class LeftOutList {
	#selection;
	#entries = [];
	#folders = new Set();
	#wholeFolders = new Map();
	#ordinary = 0;
	#unlisted = 0;
	#isPartial = false;
	constructor(selection) {
		this.#selection = selection;
	}
	add(entry) {
		const { path, reason } = entry;
		const folder = (0,_contract__7__.b2)(entry) ? null : this.#wholeFolder(path.slice(0, path.lastIndexOf("/") + 1));
		if (folder !== null) {
			if (this.#folders.has(folder)) return;
			this.#folders.add(folder);
		}
		const ordinary = folder === null && ORDINARY.has(reason);
		const isFirst = !this.#isPartial && (0,_contract__7__.b2)(entry);
		this.#isPartial ||= isFirst;
		const hasPlace = this.#entries.length < MAX_LISTED && (!ordinary || this.#ordinary < MAX_ORDINARY);
		if (!isFirst && !hasPlace) {
			this.#unlisted += 1;
		} else {
			if (ordinary) this.#ordinary += 1;
			this.#entries.push(folder === null ? entry : {
				path: folder,
				reason
			});
		}
	}
	entries() {
		const all = [...this.#entries];
		if (this.#unlisted > 0) {
			all.push({
				path: "\u2026",
				reason: "limit",
				detail: (0,_base__9__.G)(_says_js__5__.lS, { unlisted: this.#unlisted }),
				more: this.#unlisted
			});
		}
		return all.toSorted((a, b) => (0,_base__11__.n)(a.path, b.path));
	}
	#wholeFolder(folder) {
		if (folder === "") return null;
		const known = this.#wholeFolders.get(folder);
		if (known !== undefined) return known;
		const above = this.#wholeFolder(folder.slice(0, folder.lastIndexOf("/", folder.length - 2) + 1));
		const found = above ?? (this.#selection.skipsFolder(folder.slice(0, -1)) === null ? null : folder);
		this.#wholeFolders.set(folder, found);
		return found;
	}
}
function withoutDrive(path) {
	return path.replaceAll(/[:\0]/g, "_").replaceAll(/(^|[/\\])\.\.(?=[/\\]|$)/g, "$1__");
}
const NAMED = 5;
function remarksOnLeftOut(leftOut, lookedAt, unopened, compiled) {
	const source = lookedAt.filter(({ path }) => (0,_engine__13__.TE)(path));
	const because = (words, ...reasons) => {
		const files = source.filter(({ reason, isInArchive }) => reasons.includes(reason) && !isInArchive);
		return files.length === 0 ? [] : [`${largest(files)} left out ${words}.`];
	};
	const missing = leftOut.filter(_contract__7__.b2);
	const modules = leftOut.filter(({ reason }) => reason === "submodule");
	const odd = leftOut.filter(({ path, reason }) => ODD.has(reason) && (0,_engine__13__.TE)(path));
	const called = leftOut.flatMap(({ path }) => OTHER_ARCHIVE.test(path) ? [path] : []);
	const archives = [...new Set([...called, ...unopened])].map((path) => ({ path }));
	const packed = source.filter(({ isInArchive }) => isInArchive);
	return [
		...because("for the path, as somebody else's; include takes them", "vendored"),
		...because("as generated; include takes them", "generated"),
		...because("as settings of a tool; include takes them", "not-source"),
		...because("because what stands there is no text", "binary"),
		...because(`as too large to be written by hand (${_selection_js__3__.PH})`, "too-large"),
		...packed.length === 0 ? [] : [(0,_base__9__.G)(_says_js__5__.ig, { largest: largest(packed) })],
		...modules.length === 0 ? [] : [(0,_base__9__.G)(_says_js__5__.Jm, {
			one: modules.length === 1,
			modules: modules.length
		})],
		...odd.length === 0 ? [] : [`${some(odd)} not taken: ${[...new Set(odd.map(({ reason }) => reason))].join(", ")}.`],
		...archives.length === 0 ? [] : [(0,_base__14__.iU)("notices.otherArchives", {
			n: archives.length,
			names: namesOf(archives)
		})],
		...compiled.length === 0 ? [] : [(0,_base__14__.iU)("notices.compiledAlone", {
			n: compiled.length,
			names: namesOf(compiled.map((path) => ({ path })))
		})],
		...(0,_contract__7__.vK)(missing)
	];
}
const OTHER_ARCHIVE = /\.(?:tar|tgz|7z|rar|tar\.\w+)$/i;
const ODD = new Set([
	"symlink",
	"special-file",
	"unsafe-path",
	"duplicate-name"
]);
function nameTwice(paths) {
	return `${some(paths.map((path) => ({ path })))} there under the same name as another file; both were taken.`;
}
function some(files) {
	const [what, were] = files.length === 1 ? ["file", "was"] : ["files", "were"];
	return `${files.length} source ${what} (${namesOf(files)}) ${were}`;
}
function largest(files) {
	const [first] = files.toSorted((a, b) => b.size - a.size || (0,_base__11__.n)(a.path, b.path));
	if (files.length === 1 || first === undefined) return some(files);
	return `${files.length} source files (the largest: ${JSON.stringify((0,_base__15__._2)(first.path))}, ${first.size} bytes) were`;
}
function namesOf(files) {
	const paths = files.map(({ path }) => path);
	return (0,_base__15__.KE)(paths, NAMED, JSON.stringify);
}


}),


64902:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Co:()=>starterKeys,
Sz:()=>generatedPaths,
_x:()=>withoutStarter,
lO:()=>contentKey
});
var _base__6__ = __load__(92105);
var _contract__5__ = __load__(56327);
var _native__3__ = __load__(95925);
var _native__4__ = __load__(73235);
var _pace_js__0__ = __load__(4358);
var _selection_aside_js__1__ = __load__(28152);
var _selection_selection_js__2__ = __load__(45579);






function contentKey(bytes) {
	const lines = (0,_native__3__.Wy)(bytes).split("\n");
	return (0,_native__4__.sc)(lines.map(withoutBlanksAtEnd).join("\n").trimEnd());
}
function withoutBlanksAtEnd(line) {
	let end = line.length;
	if (line[end - 1] === "\r") end -= 1;
	while (end > 0 && (line[end - 1] === " " || line[end - 1] === "	")) end -= 1;
	return line.slice(0, end);
}
async function starterKeys({ files, aside = [] }) {
	const keys = new Set();
	const breathe = (0,_pace_js__0__.c)();
	for (const file of [...files, ...aside]) {
		await breathe();
		if (file.size <= _selection_aside_js__1__.xk) keys.add(contentKey(await file.read()));
	}
	return keys;
}
async function generatedPaths(files) {
	const paths = new Set();
	for (const file of files) if ((0,_selection_selection_js__2__.UK)(file.path, await file.read())) paths.add(file.path);
	return paths;
}
async function withoutStarter(submission, keys, signal) {
	if (keys.size === 0) return submission;
	const files = [];
	const leftOut = [...submission.leftOut];
	let { outside } = submission;
	const breathe = (0,_pace_js__0__.c)(signal);
	for (const file of submission.files) {
		await breathe();
		if (!keys.has(contentKey(await file.read()))) {
			files.push(file);
			continue;
		}
		leftOut.push({
			path: file.path,
			reason: "starter-code"
		});
		outside &&= (0,_contract__5__.Vp)(outside, "starter", file.size);
	}
	return {
		...submission,
		files,
		outside,
		leftOut: leftOut.toSorted((a, b) => (0,_base__6__.n)(a.path, b.path))
	};
}


}),


26917:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
L:()=>bytesAt
});
async function bytesAt(file, start, bytes) {
	const buffer = new Uint8Array(bytes);
	let read = 0;
	while (read < bytes) {
		const { bytesRead } = await file.read(buffer, read, bytes - read, start + read);
		if (bytesRead === 0) break;
		read += bytesRead;
	}
	return buffer.subarray(0, read);
}


})

};
