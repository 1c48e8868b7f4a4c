export const id = 2451;
export const ids = [2451];
export const modules = {


29797:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
HF:()=>isForThisMachine,
U9:()=>isLoopback,
bm:()=>proxyList,
ci:()=>clientAddress,
ju:()=>isProxy
});
var node_net__0__ = __load__(77030);

function proxyList(entries) {
	const list = new node_net__0__.BlockList();
	for (const entry of entries) {
		const [address = "", prefix] = entry.split("/");
		const family = (0,node_net__0__.isIPv6)(address) ? "ipv6" : "ipv4";
		if (prefix === undefined) list.addAddress(address, family);
		else list.addSubnet(address, Number(prefix), family);
	}
	return list;
}
function clientAddress(remote, forwardedFor, proxies) {
	const hops = (forwardedFor ?? "").split(",").map((hop) => plain(withoutPort(hop.trim())));
	let address = plain(remote);
	while (isTrusted(address, proxies)) {
		const before = hops.pop() ?? "";
		if ((0,node_net__0__.isIP)(before) === 0) break;
		address = before;
	}
	return address;
}
function isProxy(remote, proxies) {
	return isTrusted(plain(remote ?? ""), proxies);
}
function isTrusted(address, proxies) {
	return (0,node_net__0__.isIP)(address) !== 0 && proxies.check(address, (0,node_net__0__.isIPv6)(address) ? "ipv6" : "ipv4");
}
function withoutPort(hop) {
	const [, inBrackets, address] = /^(?:\[([^\]]*)\]|([\d.]+))(?::\d+)?$/.exec(hop) ?? [];
	return inBrackets ?? address ?? hop;
}
function plain(address) {
	return address.startsWith("::ffff:") && (0,node_net__0__.isIP)(address.slice(7)) === 4 ? address.slice(7) : address;
}
const LOOPBACK = proxyList(["127.0.0.0/8", "::1"]);
function isLoopback(host) {
	const name = host.replace(/^\[(.*)\]$/, "$1").toLowerCase();
	return name === "localhost" || name.endsWith(".localhost") || isTrusted(plain(name), LOOPBACK);
}
function isForThisMachine(service) {
	return isLoopback(service.host) && service.publicUrl == null && (service.trustedProxies ?? []).length === 0;
}


}),

89479:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
E2:()=>queryOf,
NY:()=>methodOf,
XM:()=>pathOf
});
function methodOf({ method = "GET" }) {
	return method === "HEAD" ? "GET" : method;
}
function pathOf(request) {
	return splitUrl(request)[0];
}
function queryOf(request) {
	const [, query] = splitUrl(request);
	return query === "" ? {} : Object.fromEntries(new URLSearchParams(query));
}
function splitUrl({ url = "/" }) {
	const target = url.startsWith("/") ? url : url.replace(/^https?:\/\/[^/?#]*/i, "");
	const end = target.indexOf("?");
	return end < 0 ? [target, ""] : [target.slice(0, end), target.slice(end + 1)];
}


}),


68025:
((__module__, __out__, __load__) => {


__load__.d(__out__, {
H3:()=>PREFIX,
NX:()=>operate,
Of:()=>refusalOf
});

var external_node_crypto_ = __load__(77598);
var external_node_fs_ = __load__(73024);
var outcome = __load__(98216);
var endpoints = __load__(74561);
var away = __load__(24354);
var request_keys = __load__(53844);
var room = __load__(42223);
var attempts = __load__(78629);
var body = __load__(72351);
var incoming = __load__(89479);
var multipart = __load__(47479);
var operation_rules = __load__(92452);
var resource = __load__(97811);
var api_reply = __load__(27287);
var router = __load__(53530);
var collections = __load__(37129);
var sentence = __load__(4771);
var text_escape = __load__(68171);
var fields = __load__(12598);
var says = __load__(75163);
;// service/api/validation.js




const readers = new WeakMap();
function readerOf(schema) {
	let reader = readers.get(schema);
	if (reader === undefined) {
		reader = (0,fields/* received */.ed)(schema);
		readers.set(schema, reader);
	}
	return reader;
}
function validate(form, parts) {
	const errors = Object.create(null);
	const value = {};
	for (const part of [
		"params",
		"query",
		"body"
	]) {
		const schema = form[part];
		if (schema === undefined) continue;
		const given = parts[part];
		if (!(0,collections/* isObject */.Gv)(given)) {
			errors[part] = [(0,sentence/* fill */.G)(says/* theMust */.hK, { part })];
			continue;
		}
		const result = readerOf(schema).safeParse(given);
		if (result.success) {
			for (const [name, field] of Object.entries(result.data)) {
				value[(0,endpoints/* fieldOf */._F)(name)] = field;
			}
		} else {
			for (const issue of result.error.issues) {
				if (issue.code === "unrecognized_keys") {
					const known = issue.path.length === 0 ? Object.keys(schema.shape) : [];
					for (const key of issue.keys) {
						const field = [...issue.path, key].join(".");
						(errors[field] ??= []).push(unknown(field, known));
					}
					continue;
				}
				const field = issue.path.map(String).join(".") || part;
				(errors[field] ??= []).push(validation_sentence(field, issue, isGiven(given, issue.path)));
			}
		}
	}
	if (Object.keys(errors).length > 0) throw (0,api_reply/* invalid */.Gq)(errors);
	return value;
}
function unknown(field, known) {
	return (0,sentence/* fill */.G)(says/* noFieldLeave */.RQ, {
		field: (0,text_escape/* visible */.RK)(field).slice(0, 50),
		known: known.join(", ")
	});
}
function isGiven(given, path) {
	let value = given;
	for (const step of path) {
		if (typeof value !== "object" || value === null) return false;
		value = value[step];
	}
	return value !== undefined;
}
function validation_sentence(field, issue, isThere) {
	const name = field.replaceAll("_", " ");
	if (!isThere) return (0,sentence/* fill */.G)(says/* fieldRequired */.q5, { name });
	switch (issue.code) {
		case "invalid_type": return (0,sentence/* fill */.G)(says/* theField */.Wq, {
			name,
			article: article(issue.expected)
		});
		case "too_small": return issue.origin === "string" ? (0,sentence/* fill */.G)(says/* fieldLeast */.wJ, {
			name,
			minimum: issue.minimum
		}) : (0,sentence/* fill */.G)(says/* fieldMustBeAtLeast */.BB, {
			name,
			minimum: issue.minimum
		});
		case "too_big": return issue.origin === "string" ? (0,sentence/* fill */.G)(says/* fieldMost */.ao, {
			name,
			maximum: issue.maximum
		}) : (0,sentence/* fill */.G)(says/* fieldMustBeAtMostNumber */.qO, {
			name,
			maximum: issue.maximum
		});
		case "invalid_value": return (0,sentence/* fill */.G)(says/* theFieldMust */.fn, {
			name,
			values: issue.values.map(String).join(", ")
		});
		case "invalid_format": return issue.format === "moment" ? (0,sentence/* fill */.G)(says/* fieldDay */.R9, { name }) : (0,sentence/* fill */.G)(says/* fieldNotValid */.ex, { name });
		default: return (0,sentence/* fill */.G)(says/* fieldNotValid */.ex, { name });
	}
}
function article(type) {
	if (type === "int" || type === "number") return "an integer";
	if (type === "boolean") return "true or false";
	return `${/^[aeiou]/.test(type) ? "an" : "a"} ${type}`;
}

var keys = __load__(23797);
;// service/api/operate.js


















const PREFIX = "/api/v1";
const findEndpoint = (0,router/* routerOf */.V)(endpoints/* ENDPOINTS */.Hr);
async function operate(options, request, arrival) {
	const { baseUrl } = arrival;
	const path = (0,incoming/* pathOf */.XM)(request);
	const method = (0,incoming/* methodOf */.NY)(request);
	if (path.startsWith(`${resource/* PEOPLE_PREFIX */.f}/`)) {
		const found = options.findResource(method, path.slice(resource/* PEOPLE_PREFIX */.f.length));
		const allow = (who) => (0,resource/* allowResource */._F)(found.target, who);
		allow(arrival.caller);
		const { received, files, caller } = await receive(options, request, found, arrival, {
			limit: found.target.files,
			allow
		});
		return (0,resource/* answerResource */.jS)(found.target, received, {
			caller,
			access: options.accessOf(caller),
			files,
			baseUrl,
			lastEventId: String(request.headers["last-event-id"] ?? "") || null,
			reenter: arrival.reenter
		});
	}
	if (path !== PREFIX && !path.startsWith(`${PREFIX}/`)) throw new api_reply/* HttpError */.j$(says/* nothingAddressInterface */.$r);
	const found = findEndpoint(method, path.slice(PREFIX.length));
	const { operation, shape } = found.target;
	const allow = (who) => (0,operation_rules/* allowOperation */.d)(operation, who);
	allow(arrival.caller);
	const refused = await options.refusal(operation, arrival.caller);
	if (refused !== null) throw refused;
	const named = shape.safety === "non-idempotent" ? requestKeyIn(request.headers["idempotency-key"]) : null;
	const { received, files, caller } = await receive(options, request, found, arrival, {
		limit: shape.files,
		allow
	});
	const key = await keyOf(named, {
		operation,
		caller,
		received,
		files
	});
	const call = {
		caller,
		files,
		key,
		baseUrl
	};
	const reply = await options.handle(operation, received, call, options.accessOf(caller));
	return named === null ? reply : {
		...reply,
		headers: {
			...reply.headers,
			"idempotency-key": `"${named}"`
		}
	};
}
async function keyOf(named, request) {
	if (named === null) return null;
	return keyOfRequest(named, request).catch((0,outcome/* andThrow */.U_)(() => (0,multipart/* discard */.vf)(request.files)));
}
async function receive({ spoolDir, disks, keepFreeBytes }, request, { target, params }, { routed, reenter, caller }, { limit, allow }) {
	routed(target.path);
	if (limit !== undefined && keepFreeBytes !== null) await refuseBelowFloor(disks, keepFreeBytes);
	const wasThere = request.complete;
	const query = (0,incoming/* queryOf */.E2)(request);
	const { fields, files } = await (0,body/* readBody */.x8)(request, target, limit, query, spoolDir);
	try {
		const still = wasThere ? caller : await reenter();
		if (still instanceof api_reply/* HttpError */.j$) throw still;
		allow(still);
		return {
			received: validate(target, {
				params,
				query,
				body: fields
			}),
			files,
			caller: still
		};
	} catch (error) {
		await (0,multipart/* discard */.vf)(files);
		throw error;
	}
}
function refusalOf(thrown, onDefect, response) {
	const error = (0,resource/* peopleRefusal */.Gv)(thrown);
	if (error instanceof api_reply/* HttpError */.j$) return error;
	if (error instanceof request_keys/* RequestKeyTaken */.sZ) return (0,api_reply/* invalid */.Gq)({ "Idempotency-Key": [error.message] });
	const why = (0,attempts/* whyLater */.Ld)(error);
	if (why !== null && (0,room/* isNoRoom */.Ry)(error)) return new api_reply/* HttpError */.j$(`507 ${why}`);
	if (!(error instanceof away/* DatabaseAway */.c)) {
		const request = response?.getHeader("x-request-id");
		onDefect(error, typeof request === "string" ? { request } : {});
	}
	const passing = error instanceof away/* DatabaseAway */.c ? error.message : why;
	return passing === null ? new api_reply/* HttpError */.j$(says/* serviceFailed */.zB) : new api_reply/* HttpError */.j$(`503 ${passing}`, {}, api_reply/* AWAY */.XG);
}
async function refuseBelowFloor(folders, keepFreeBytes) {
	if ((await (0,room/* freeOf */.Aq)(folders)).bytes >= keepFreeBytes) return;
	throw new api_reply/* HttpError */.j$(says/* diskService */.Xo);
}
const FORM = /^[\x21-\x7e]{16,255}$/;
function requestKeyIn(header) {
	if (header === undefined) return null;
	const text = String(header).trim();
	const key = /^"(.*)"$/.exec(text)?.[1] ?? text;
	if (FORM.test(key)) return key;
	throw (0,api_reply/* invalid */.Gq)({ "Idempotency-Key": [says/* giveIdempotency */.p0] });
}
async function keyOfRequest(key, { operation, caller: { userId, keyId }, received, files }) {
	const carried = (0,external_node_crypto_.createHash)("sha256").update(JSON.stringify(received));
	for (const { field, filename, contents } of files) {
		const hash = (0,external_node_crypto_.createHash)("sha256");
		const chunks = typeof contents === "string" ? (0,external_node_fs_.createReadStream)(contents) : [contents];
		for await (const chunk of chunks) hash.update(chunk);
		carried.update(JSON.stringify([
			field,
			filename,
			hash.digest("hex")
		]));
	}
	return {
		userId,
		keyHash: (0,keys/* hashOf */.q)(JSON.stringify([
			operation,
			keyId,
			key
		])),
		fingerprint: carried.digest("hex")
	};
}


}),

92452:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
d:()=>allowOperation,
w:()=>OPERATION_RULES
});
var _reply_js__0__ = __load__(27287);
var _says_js__1__ = __load__(75163);
var _base__2__ = __load__(4771);



const EVERY = [
	"full",
	"read",
	"submit"
];
const READ = ["full", "read"];
const WRITE = ["full"];
const HAND_IN = ["full", "submit"];
const OPERATION_RULES = {
	validateKey: {
		scopes: EVERY,
		deed: null
	},
	account: {
		scopes: EVERY,
		deed: null
	},
	languages: {
		scopes: EVERY,
		deed: null
	},
	testTypes: {
		scopes: EVERY,
		deed: null
	},
	serviceStatus: {
		scopes: EVERY,
		deed: null
	},
	listChecks: {
		scopes: READ,
		deed: null
	},
	createCheck: {
		scopes: HAND_IN,
		deed: "create-check",
		makes: true
	},
	getCheck: {
		scopes: EVERY,
		deed: null
	},
	updateCheck: {
		scopes: WRITE,
		deed: "change-check"
	},
	deleteCheck: {
		scopes: WRITE,
		deed: "delete-check"
	},
	upload: {
		scopes: HAND_IN,
		deed: "upload"
	},
	uploadBatch: {
		scopes: HAND_IN,
		deed: "upload"
	},
	deleteSubmission: {
		scopes: WRITE,
		deed: "delete-submission"
	},
	startCheck: {
		scopes: HAND_IN,
		deed: "start-check"
	},
	quickCheck: {
		scopes: HAND_IN,
		deed: "start-check",
		makes: true
	},
	cancelCheck: {
		scopes: WRITE,
		deed: "cancel-check"
	},
	status: {
		scopes: EVERY,
		deed: null
	},
	overview: {
		scopes: READ,
		deed: null
	},
	verdict: {
		scopes: EVERY,
		deed: null
	},
	summary: {
		scopes: READ,
		deed: null
	},
	overviewCsv: {
		scopes: READ,
		deed: null
	},
	webSearch: {
		scopes: READ,
		deed: null
	},
	results: {
		scopes: READ,
		deed: null
	},
	resultsBatch: {
		scopes: READ,
		deed: null
	},
	aiResults: {
		scopes: READ,
		deed: null
	},
	exportCheck: {
		scopes: READ,
		deed: "export-check"
	},
	remoteFile: {
		scopes: READ,
		deed: null
	},
	viewer: {
		scopes: READ,
		deed: null
	},
	viewerFile: {
		scopes: READ,
		deed: null
	},
	viewerCounterpart: {
		scopes: READ,
		deed: null
	}
};
function allowOperation(operation, { scope, role }) {
	const { scopes, makes } = OPERATION_RULES[operation];
	if (!scopes.includes(scope)) {
		throw new _reply_js__0__.j$((0,_base__2__.G)(_says_js__1__.NE, {
			scope,
			scopes: scopes.join(" or ")
		}));
	}
	if (makes === true && role === "assistant") throw new _reply_js__0__.j$(_says_js__1__.GC);
}


}),

97811:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Gv:()=>peopleRefusal,
Zc:()=>resource,
_F:()=>allowResource,
f:()=>PEOPLE_PREFIX,
jS:()=>answerResource,
qB:()=>allowScope
});
var _base__5__ = __load__(4771);
var _contract__4__ = __load__(74561);
var _store_people_names_js__0__ = __load__(75856);
var _multipart_js__1__ = __load__(47479);
var _reply_js__2__ = __load__(27287);
var _says_js__3__ = __load__(75163);






const PEOPLE_PREFIX = "/people/v1";
function resource(shape) {
	const { form: methodAndPath, request: fields, only, files, answer, ...described } = shape;
	const form = (0,_contract__4__.QU)(methodAndPath, fields);
	return {
		...described,
		...form,
		...form.body === undefined ? {} : { body: form.body.strict() },
		only: only ?? null,
		...files === undefined ? {} : { files },
		answer: (request, call) => answer(request, call)
	};
}
const STATUS = {
	unknown: 404,
	taken: 409,
	invalid: 422
};
function peopleRefusal(error) {
	return error instanceof _store_people_names_js__0__.U$ ? new _reply_js__2__.j$(`${STATUS[error.why]} ${error.message}`) : error;
}
function allowResource({ method, only }, { scope, role }) {
	if (only !== null && role !== only) throw new _reply_js__2__.j$(_says_js__3__.qp);
	allowScope(method, { scope });
}
function allowScope(method, { scope }) {
	if (scope === "submit" || scope === "read" && method !== "GET") {
		throw new _reply_js__2__.j$((0,_base__5__.G)(_says_js__3__.yi, { scope }));
	}
}
async function answerResource({ answer }, request, call) {
	try {
		return await answer(request, call);
	} finally {
		await (0,_multipart_js__1__.vf)(call.files);
	}
}


}),


34127:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
q:()=>RateLimit
});
var _base__4__ = __load__(4771);
var _turns_turns_js__0__ = __load__(89635);
var _attempts_js__1__ = __load__(78629);
var _reply_js__2__ = __load__(27287);
var _says_js__3__ = __load__(75163);





class RateLimit {
	#what;
	#window;
	#parts;
	#own;
	constructor(what, perMinute, parts) {
		this.#what = what;
		this.#window = {
			most: perMinute,
			perMs: WINDOW_MS
		};
		this.#parts = parts;
		this.#own = new _turns_turns_js__0__.n$(parts.monotonic);
	}
	async admit(client) {
		const { waitMs, left } = await this.#turn(client);
		const headers = {
			"x-ratelimit-limit": String(this.#window.most),
			"x-ratelimit-remaining": String(left)
		};
		if (waitMs === 0) return headers;
		const toldMs = Math.max(1e3, waitMs);
		const seconds = String(Math.ceil(toldMs / 1e3));
		throw new _reply_js__2__.j$((0,_base__4__.G)(_says_js__3__.Ot, { seconds }), {}, {
			...headers,
			"retry-after": seconds,
			"x-ratelimit-reset": String(Math.ceil((this.#parts.now() + toldMs) / 1e3))
		});
	}
	async #turn(client) {
		const own = await this.#own.take(client, this.#window);
		const { turns } = this.#parts;
		if (turns === null || own.waitMs > 0) return own;
		try {
			return await turns.take(`${this.#what} ${client}`, this.#window);
		} catch (error) {
			if ((0,_attempts_js__1__.WE)(error)) return own;
			throw error;
		}
	}
}
const WINDOW_MS = 6e4;


}),




53530:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
V:()=>routerOf
});
var _reply_js__0__ = __load__(27287);
var _says_js__1__ = __load__(75163);
var _base__2__ = __load__(4771);



function routerOf(targets) {
	const routes = Map.groupBy(targets.map((target) => ({
		target,
		parts: target.path.split("/").slice(1).map(patternOf)
	})), ({ parts }) => parts.length);
	return (method, path) => {
		const parts = path.replace(/(?<!\/)\/+$/, "").split("/").slice(1).map(decoded);
		const allowed = [];
		for (const { target, parts: pattern } of routes.get(parts.length) ?? []) {
			const params = matchParts(pattern, parts);
			if (params === null) continue;
			if (target.method === method) return {
				target,
				params
			};
			allowed.push(target.method);
		}
		if (allowed.length === 0) throw new _reply_js__0__.j$(_says_js__1__.bI);
		throw new _reply_js__0__.j$((0,_base__2__.G)(_says_js__1__.vz, {
			allowed: allowed.join(" and "),
			method: method.slice(0, 20)
		}), {}, { allow: allowed.join(", ") });
	};
}
function patternOf(text) {
	return {
		text,
		name: /^\{(\w+)\}$/.exec(text)?.[1] ?? null
	};
}
function matchParts(pattern, parts) {
	if (!pattern.every(({ text, name }, at) => name !== null || text === parts[at])) return null;
	const params = {};
	for (const [at, { name }] of pattern.entries()) if (name !== null) params[name] = parts[at] ?? "";
	return params;
}
function decoded(part) {
	try {
		return decodeURIComponent(part);
	} catch {
		return part;
	}
}


}),

29675:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
C:()=>statusesOf,
W:()=>isRunning
});
var _contract__1__ = __load__(1589);
var _presentation_js__0__ = __load__(91483);


async function statusesOf({ store, runs, now }, checks) {
	const totals = await store.submissionCounts(checks.map(({ id }) => id));
	const progress = await runs.progress(checks.filter(isRunning).map(({ id }) => id));
	return checks.map((check) => {
		const total = totals.get(check.id) ?? 0;
		const { share, elapsedMs } = progress.get(check.id) ?? {
			share: 0,
			elapsedMs: 0
		};
		const done = check.statusId === _contract__1__.c4.completed ? 1 : share;
		const leftMs = done > .1 ? elapsedMs / done * (1 - done) : 1e3 + total * 5;
		return {
			check_id: check.id,
			status_id: check.statusId,
			status: (0,_presentation_js__0__.qS)(check.statusId),
			status_message: check.statusMessage,
			progress: Math.floor(done * 100),
			submissions_total: total,
			submissions_completed: Math.floor(done * total),
			estimated_completion: isRunning(check) ? new Date(now() + leftMs).toISOString() : null
		};
	});
}
function isRunning(check) {
	return _contract__1__.pC.includes(check.statusId);
}


}),

72451:
((__module__, __out__, __load__) => {

__load__.r(__out__);

__load__.d(__out__, {
openEmbeddedService:()=>openEmbeddedService,
startEmbeddedService:()=>startEmbeddedService
});

var checks_namespaceObject = {};
__load__.r(checks_namespaceObject);
__load__.d(checks_namespaceObject, {
createCheck:()=>createCheck,
deleteCheck:()=>deleteCheck,
deleteSubmission:()=>deleteSubmission,
getCheck:()=>getCheck,
listChecks:()=>listChecks,
updateCheck:()=>updateCheck,
upload:()=>upload,
uploadBatch:()=>uploadBatch
});

var reference_namespaceObject = {};
__load__.r(reference_namespaceObject);
__load__.d(reference_namespaceObject, {
account:()=>account,
languages:()=>reference_languages,
serviceStatus:()=>serviceStatus,
testTypes:()=>testTypes,
validateKey:()=>validateKey
});

var results_namespaceObject = {};
__load__.r(results_namespaceObject);
__load__.d(results_namespaceObject, {
aiResults:()=>aiResults,
exportCheck:()=>exportCheck,
overview:()=>overview,
overviewCsv:()=>overviewCsv,
results:()=>results,
resultsBatch:()=>resultsBatch,
summary:()=>summary,
verdict:()=>verdict,
webSearch:()=>webSearch
});

var run_namespaceObject = {};
__load__.r(run_namespaceObject);
__load__.d(run_namespaceObject, {
cancelCheck:()=>cancelCheck,
quickCheck:()=>quickCheck,
startCheck:()=>startCheck,
status:()=>run_status
});

var viewer_namespaceObject = {};
__load__.r(viewer_namespaceObject);
__load__.d(viewer_namespaceObject, {
remoteFile:()=>remoteFile,
viewer:()=>viewer,
viewerCounterpart:()=>viewerCounterpart,
viewerFile:()=>viewerFile
});

var promises_ = __load__(51455);
var external_node_path_ = __load__(76760);
var external_node_timers_promises_ = __load__(58500);
var outcome = __load__(98216);
var files = __load__(497);
var http_listener = __load__(19176);
var analysis_thread = __load__(36890);
var analyses = __load__(99786);
var states = __load__(1589);
var languages = __load__(92005);
var presentation = __load__(91483);
var api_reply = __load__(27287);
var result_view = __load__(38492);
var attempts = __load__(78629);
var external_node_crypto_ = __load__(77598);
var says = __load__(75163);
var sentence = __load__(4771);
;// service/api/check-access.js









class CheckAccess {
	#context;
	#store;
	#caller;
	constructor(context, caller) {
		this.#context = context;
		this.#store = context.store;
		this.#caller = caller;
	}
	list() {
		return this.#store.visibleChecks(this.#caller);
	}
	async newest(wanted, most, isFound) {
		const found = await this.#store.newestVisible(this.#caller, wanted, most + 1, isFound);
		return {
			checks: found.slice(0, most),
			more: found.length > most
		};
	}
	listBusy() {
		return this.#store.visibleBusyChecks(this.#caller);
	}
	get isHandIn() {
		return this.#caller.scope === "submit";
	}
	numberOf({ id }) {
		return this.isHandIn ? handInNumber(this.#store.secret, id) : id;
	}
	row(check) {
		return {
			...(0,presentation/* checkRow */.f3)(check),
			id: this.numberOf(check)
		};
	}
	async visible(number) {
		const id = this.isHandIn ? checkOfNumber(this.#store.secret, number) : number;
		if (id === null) return null;
		const [check] = await this.#store.visibleChecks(this.#caller, id);
		return check ?? null;
	}
	again(check) {
		return this.findByField(this.numberOf(check));
	}
	async find(id) {
		const check = await this.visible(id);
		if (check === null) throw new api_reply/* HttpError */.j$((0,sentence/* fill */.G)(says/* checkNotExist */.ry, { id }));
		return check;
	}
	async findByField(id) {
		const check = await this.visible(id);
		if (check === null) throw (0,api_reply/* invalid */.Gq)({ check_id: [(0,sentence/* fill */.G)(says/* thereIsNoCheck */.m3, { id })] });
		return check;
	}
	ownedBySomebody(check) {
		if (check.ownerId === null) throw new api_reply/* HttpError */.j$(says/* demoData */.Ms);
		return check;
	}
	writable(check) {
		if (this.ownedBySomebody(check).ownerId !== this.#caller.userId) throw new api_reply/* HttpError */.j$(says/* checkShared */.sm);
		return check;
	}
	async openForUpload(id) {
		const check = this.writable(await this.findByField(id));
		if (check.statusId !== states/* STATE */.c4.created) throw (0,api_reply/* invalid */.Gq)({ check_id: [STARTED] });
		return check;
	}
	async view(check) {
		const { cached } = this.#context;
		if (check.result !== null && cached.latest?.result === check.result) return cached.latest.view;
		const analysis = await this.#store.result(check);
		const submissions = await this.#store.submissions(check.id);
		const closed = await this.#closedTo(check, submissions, analysis);
		const view = new result_view/* ResultView */.TF({
			sign: (place) => (0,attempts/* sign */._S)(this.#store.secret, place),
			check,
			submissions,
			analysis,
			closed
		});
		if (check.result !== null && check.corpusId === null) cached.latest = {
			result: check.result,
			view
		};
		return view;
	}
	async #closedTo(check, submissions, analysis) {
		if (check.corpusId === null || analysis === null) return new Set();
		const own = new Set(submissions.map(({ id }) => id));
		const others = new Set(analysis.pairs.b.filter((id) => id > 0)).difference(own);
		return this.#context.corpora.closed(check, [...others]);
	}
	async findCompleted(id) {
		const check = await this.find(id);
		if (check.statusId === states/* STATE */.c4.completed) return check;
		throw new api_reply/* HttpError */.j$(check.statusId === states/* STATE */.c4.failed ? says/* analysisCheck */.vx : says/* checkNotCompleted */.Lf, { status_id: check.statusId });
	}
	async completed(id) {
		const check = await this.findCompleted(id);
		const view = await this.view(check);
		if (view.analysis === null) {
			throw new api_reply/* HttpError */.j$((0,sentence/* fill */.G)(says/* resultsCheck */.n0, { id }));
		}
		return {
			check,
			view
		};
	}
	async submissionOf(check, id) {
		const submission = await this.#store.submission(id);
		if (submission?.checkId !== check.id) {
			throw new api_reply/* HttpError */.j$((0,sentence/* fill */.G)(says/* submissionNotPart */.dJ, {
				id,
				check: check.id
			}));
		}
		return submission;
	}
	create(fields, key = null) {
		const at = this.#context.now();
		const { userId, keyId, corpusId, scope } = this.#caller;
		const check = {
			ownerId: fields.demo === true ? null : userId,
			keyId,
			corpusId,
			handedIn: scope === "submit",
			name: fields.name,
			statusId: states/* STATE */.c4.created,
			statusMessage: "Waiting for submissions.",
			languageId: knownLanguage(fields.language),
			testType: fields.test_type,
			aiRun: fields.ai_run,
			baseCodeDetection: fields.base_code_detection,
			jobId: 0,
			createdAt: at,
			updatedAt: at
		};
		return this.#store.createCheck(check, key);
	}
}
const STARTED = says/* checkStarted */.sx;
function knownLanguage(id) {
	return languages/* LANGUAGES */.Yj.some((language) => language.id === id) ? id : states/* AUTO_DETECT */.Ej;
}
const MARK = 2 ** 28;
function handInNumber(secret, id) {
	const mac = (0,external_node_crypto_.createHmac)("sha256", secret).update(`check ${id}`).digest();
	return id * MARK + mac.readUInt32BE(0) % MARK;
}
function checkOfNumber(secret, number) {
	const id = Math.floor(number / MARK);
	return id > 0 && handInNumber(secret, id) === number ? id : null;
}

var client_address = __load__(29797);
;// service/api/demo.js

async function offerDemo(context, pack, folder) {
	const { store, access, runs, now } = context;
	const there = (await store.checks()).find((check) => check.ownerId === null);
	if (there !== undefined && there.statusId !== states/* STATE */.c4.created) return;
	if (there !== undefined) await store.removeCheck(there.id);
	const files = await pack(folder);
	if (files.length === 0) return;
	const check = await access.create({
		name: "Demo (read-only)",
		language: states/* AUTO_DETECT */.Ej,
		test_type: states/* ENGINE */.T2.group,
		ai_run: false,
		base_code_detection: false,
		demo: true
	});
	const at = now();
	for (const { filename, path, bytes } of files) {
		await store.addSubmission({
			checkId: check.id,
			filename,
			role: "submission",
			fileSize: bytes,
			createdAt: at,
			updatedAt: at
		}, path);
	}
	await runs.launch(check, {
		engineId: states/* ENGINE */.T2.group,
		aiRun: false,
		baseCode: false
	});
}

var caller = __load__(6841);
var people_keys = __load__(23797);
;// service/api/door.js





class Door {
	#keyHash;
	#keys;
	constructor(key, keys) {
		this.#keyHash = Buffer.from((0,people_keys/* hashOf */.q)(key));
		this.#keys = keys;
	}
	async enter(request) {
		const given = request.headers["apikey"];
		return given === undefined || given === "" ? new api_reply/* HttpError */.j$(says/* noApiKey */.X9) : this.admit((0,people_keys/* hashOf */.q)(String(given)));
	}
	async admit(keyHash) {
		const holder = await this.#holderOf(keyHash);
		return holder === null ? new api_reply/* HttpError */.j$(says/* apiKey */.Kz) : admitted(holder);
	}
	async admitPerson(userId, corpusId) {
		const person = await this.#keys.person(userId, corpusId);
		return person === null ? new api_reply/* HttpError */.j$(says/* noAccountAny */.j1) : admitted(person);
	}
	async #holderOf(keyHash) {
		if ((0,external_node_crypto_.timingSafeEqual)(Buffer.from(keyHash), this.#keyHash)) return {
			caller: caller/* OWNER */.y,
			suspended: null
		};
		return this.#keys.holder(keyHash);
	}
}
function admitted({ caller, suspended }) {
	if (suspended === null) return caller;
	const { invoice, hasLeft } = suspended;
	if (hasLeft) {
		return new api_reply/* HttpError */.j$(says/* yourUniversity */.Iw, { suspended: true });
	}
	return invoice === null ? new api_reply/* HttpError */.j$(says/* accountSuspended */.NA, { suspended: true }) : new api_reply/* HttpError */.j$(says/* accountSuspendedInvoice */.e8, { invoice });
}

;// service/api/events/check-feed.js

const EVERY_MS = 1e3;
class CheckFeed {
	#read;
	#sleep;
	#onDefect;
	#listeners = new Map();
	#stopped = new AbortController();
	#round = null;
	constructor(read, onDefect, sleep = (ms, signal) => (0,external_node_timers_promises_.setTimeout)(ms, undefined, {
		ref: false,
		signal
	})) {
		this.#read = read;
		this.#onDefect = onDefect;
		this.#sleep = sleep;
	}
	watch(checkId, listener) {
		const those = this.#listeners.get(checkId) ?? new Set();
		this.#listeners.set(checkId, those.add(listener));
		this.#round ??= this.#goRound();
		return () => {
			those.delete(listener);
			if (those.size === 0 && this.#listeners.get(checkId) === those) this.#listeners.delete(checkId);
		};
	}
	async close() {
		this.#listeners.clear();
		this.#stopped.abort();
		await this.#round;
	}
	async #goRound() {
		const { signal } = this.#stopped;
		let isKnown = true;
		try {
			while (this.#listeners.size > 0) {
				await this.#sleep(EVERY_MS, signal).catch(() => {});
				if (signal.aborted) return;
				const ids = [...this.#listeners.keys()];
				let news = null;
				try {
					news = await this.#read(ids);
				} catch (error) {
					if (isKnown) this.#onDefect(error);
				}
				isKnown = news !== null;
				for (const id of ids) {
					const one = news === null ? undefined : news.get(id) ?? null;
					for (const listener of this.#listeners.get(id) ?? []) listener(one);
				}
			}
		} finally {
			this.#round = null;
		}
	}
}

var digests = __load__(73235);
;// service/api/events/event-streams.js





const MOST = 500;
const MOST_OF_ONE = 20;
const HEARTBEAT_MS = 15e3;
const LOOK_MS = 15e3;
const LONGEST_MS = 10 * 6e4;
const MOST_WAITING_BYTES = 64 * 1024;
const RETRY_MS = 2e3;
const HEADERS = {
	"content-type": "text/event-stream; charset=utf-8",
	"cache-control": "no-store, no-transform",
	"x-accel-buffering": "no"
};
class EventStreams {
	#feed;
	#monotonic;
	#open = new Map();
	#closed = false;
	constructor(feed, monotonic) {
		this.#feed = feed;
		this.#monotonic = monotonic;
	}
	answer(request) {
		if (hasEnded(request.news) && request.lastEventId === idOf(request.news)) return { status: 204 };
		if (this.#closed) throw new api_reply/* HttpError */.j$(says/* serviceBeing */.ri, {}, api_reply/* AWAY */.XG);
		const wait = { "retry-after": "10" };
		if (this.#open.size >= MOST) {
			throw new api_reply/* HttpError */.j$(says/* tooManyPeople */.pK, {}, wait);
		}
		const own = [...this.#open.values()].filter(({ userId }) => userId === request.userId).length;
		if (own >= MOST_OF_ONE) {
			throw new api_reply/* HttpError */.j$((0,sentence/* fill */.G)(says/* youWatch */.lt, { most: MOST_OF_ONE }), {}, wait);
		}
		return {
			status: 200,
			headers: HEADERS,
			body: (sink) => this.#begin(request, sink)
		};
	}
	async close() {
		this.#closed = true;
		for (const { end } of this.#open.values()) end();
		await this.#feed.close();
	}
	#begin({ userId, news: first, lastEventId, mayWatch }, sink) {
		let sent = lastEventId;
		const since = this.#monotonic();
		let last = since;
		let looked = since;
		const write = (text) => {
			last = this.#monotonic();
			sink.write(text);
		};
		const look = async () => {
			if (!await mayWatch().catch(() => true)) end();
		};
		const tell = (news) => {
			if (sink.writableLength > MOST_WAITING_BYTES) return sink.destroy();
			if (news === null) {
				write(eventOf({
					event: "gone",
					data: JSON.stringify({ check_id: first.check_id })
				}));
				return end();
			}
			if (news !== undefined && idOf(news) !== sent) {
				const hasEndedNow = hasEnded(news);
				sent = idOf(news);
				write(eventOf({
					id: sent,
					event: hasEndedNow ? "done" : "status",
					data: JSON.stringify(news)
				}));
				if (hasEndedNow) return end();
			}
			const now = this.#monotonic();
			if (now - looked >= LOOK_MS) {
				looked = now;
				void look();
			}
			if (now - since >= LONGEST_MS) end();
			else if (now - last >= HEARTBEAT_MS) write(":\n\n");
		};
		const forget = this.#feed.watch(first.check_id, tell);
		const leave = () => {
			forget();
			this.#open.delete(sink);
		};
		const end = () => {
			leave();
			sink.end();
		};
		this.#open.set(sink, {
			userId,
			end
		});
		sink.once("close", leave);
		write(eventOf({ retry: RETRY_MS }));
		tell(first);
	}
}
function eventOf(fields) {
	const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\n`);
	return `${lines.join("")}\n`;
}
function hasEnded({ status_id }) {
	return status_id === states/* STATE */.c4.completed || status_id === states/* STATE */.c4.failed;
}
function idOf(news) {
	const text = JSON.stringify({
		...news,
		estimated_completion: null
	});
	return (0,digests/* sha256 */.sc)(text).slice(0, 16);
}

var multipart = __load__(47479);
var operation_rules = __load__(92452);
var reader = __load__(40753);
var directory = __load__(47504);
var blobs = __load__(66913);
var people_quotas = __load__(1083);
;// service/api/quota.js






const CONSUMPTION = 1;
class Meter {
	#context;
	#caller;
	constructor(context, caller) {
		this.#context = context;
		this.#caller = caller;
	}
	async refuseCheck() {
		const { total, used } = await quotaOf(this.#context.people, this.#caller);
		if (total !== null && used + CONSUMPTION > total) throw this.#noCheck();
	}
	async takeCheck(tx) {
		const { userId, monthlyChecks } = this.#caller;
		const { quotas } = this.#context.people;
		if (await quotas.take(tx, userId, "checks", CONSUMPTION, monthlyChecks)) return;
		throw this.#noCheck();
	}
	async bytesLeft() {
		const { userId, monthlyBytes } = this.#caller;
		if (monthlyBytes === null || userId === caller/* OWNER_ID */.W) return Infinity;
		return monthlyBytes - (await this.#context.people.quotas.used(userId)).bytes;
	}
	refuseMore(files, left) {
		if (files.reduce((sum, file) => sum + file.bytes, 0) > left) throw this.#noBytes();
	}
	async takeBytes(tx, bytes) {
		const { userId, monthlyBytes } = this.#caller;
		if (await this.#context.people.quotas.take(tx, userId, "bytes", bytes, monthlyBytes)) return;
		throw this.#noBytes();
	}
	#noCheck() {
		return usedUp(this.#context, `${this.#caller.monthlyChecks} checks`);
	}
	#noBytes() {
		return usedUp(this.#context, `${this.#caller.monthlyBytes} bytes of uploads`);
	}
}
async function quotaOf({ quotas }, { userId, monthlyChecks }) {
	if (monthlyChecks === null || userId === caller/* OWNER_ID */.W) return {
		total: null,
		used: 0
	};
	const { checks } = await quotas.used(userId);
	return {
		total: monthlyChecks,
		used: checks
	};
}
function usedUp({ now }, what) {
	return new api_reply/* HttpError */.j$((0,sentence/* fill */.G)(says/* yourQuota */.gq, {
		what,
		time: (0,presentation/* timestamp */.vE)((0,people_quotas/* nextMonth */.w)(now()))
	}));
}

;// service/api/intake.js







async function refusalOf(file) {
	if (file.truncated) return (0,sentence/* fill */.G)(says/* fileLarger */.ee, { most: multipart/* MAX_UPLOAD_BYTES */.hR });
	if (file.bytes === 0) return says/* fileEmpty */.CM;
	const read = (0,blobs/* bytesOf */.$$)(file.contents).then(reader/* readZip */.u);
	return read.then(() => null, (0,outcome/* instead */.L1)(directory/* ZipError */.Wz, ({ message }) => message));
}
async function takeWithinQuota({ people, store, now }, caller, check, files, { role, key }) {
	const meter = new Meter({
		people,
		now
	}, caller);
	const left = await meter.bytesLeft();
	const before = new Set((await store.madeBefore(key)).map(({ part }) => part));
	meter.refuseMore(files.filter((_, part) => !before.has(part)), left);
	const refused = [];
	const sound = [];
	const at = now();
	for (const [part, file] of files.entries()) {
		const { filename, bytes: fileSize, contents } = file;
		const error = await refusalOf(file);
		if (error !== null) {
			refused.push({
				file: filename,
				error
			});
			continue;
		}
		const fields = {
			checkId: check.id,
			filename,
			role,
			fileSize,
			createdAt: at,
			updatedAt: at
		};
		sound.push({
			fields,
			contents,
			part
		});
	}
	if (sound.length === 0) return {
		uploaded: [],
		failed: refused
	};
	const uploaded = await store.addSubmissions(check.id, sound, key, (tx, bytes) => meter.takeBytes(tx, bytes));
	if (uploaded !== null) return {
		uploaded,
		failed: refused
	};
	const error = await store.check(check.id) === undefined ? says/* checkDeleted */.iK : STARTED;
	return {
		uploaded: [],
		failed: [...refused, ...sound.map(({ fields }) => ({
			file: fields.filename,
			error
		}))]
	};
}

var status_of = __load__(29675);
;// service/api/handlers/checks.js








const listChecks = async (context, request) => {
	const checks = await context.access.list();
	const counts = request.with_stats === "1" ? await context.store.submissionCounts(checks.map(({ id }) => id)) : null;
	return (0,api_reply/* json */.Pq)(checks.map((check) => ({
		...(0,presentation/* checkRow */.f3)(check),
		assignmentstatuses: {
			id: check.statusId,
			status: (0,presentation/* statusText */.qS)(check.statusId)
		},
		...counts === null ? {} : { stats: {
			submissions: counts.get(check.id) ?? 0,
			...check.stats ?? NOTHING_FOUND
		} }
	})));
};
const NOTHING_FOUND = {
	group_avg: null,
	group_max: null,
	web_avg: null,
	web_max: null,
	ai_avg: null,
	ai_max: null,
	flagged: 0,
	matches: 0
};
const createCheck = async ({ access }, request, { key }) => (0,api_reply/* json */.Pq)(access.row(await access.create(request, key)), 201);
const getCheck = async ({ access }, request) => {
	const check = await access.find(request.check_id);
	const results = await access.view(check);
	return (0,api_reply/* json */.Pq)({
		check: access.row(check),
		status: (0,presentation/* statusText */.qS)(check.statusId),
		submission_count: results.submissions.length,
		submissions: results.submissions.map((submission) => access.isHandIn ? {
			...results.bareRow(submission),
			assignment_id: access.numberOf(check)
		} : results.row(submission))
	});
};
const updateCheck = async ({ store, access, now }, request) => {
	const check = access.writable(await access.find(request.check_id));
	const after = request.name === undefined && request.language === undefined ? check : await store.updateCheck(check.id, {
		...request.name === undefined ? {} : { name: request.name },
		...request.language === undefined ? {} : { languageId: knownLanguage(request.language) },
		updatedAt: now()
	}) ?? await access.find(check.id);
	return (0,api_reply/* json */.Pq)({
		success: true,
		message: "The check was updated.",
		check: (0,presentation/* checkRow */.f3)(after)
	});
};
const deleteCheck = async ({ store, access, runs }, request) => {
	const check = access.writable(await access.find(request.check_id));
	if ((0,status_of/* isRunning */.W)(check)) throw new api_reply/* HttpError */.j$(says/* checkBeing */.qP);
	await store.removeCheck(check.id);
	runs.roomMade();
	return (0,api_reply/* json */.Pq)({
		success: true,
		message: "The check was deleted.",
		check_id: check.id,
		check_name: check.name
	});
};
const upload = async (context, request, { caller, files, key }) => {
	const { store, access } = context;
	const [file] = files;
	if (file === undefined) throw (0,api_reply/* invalid */.Gq)({ file: [says/* fileField */.Hb] });
	const check = await checkFor(context, request.check_id, key);
	const how = {
		role: request.role ?? "submission",
		key
	};
	const { uploaded, failed } = await takeWithinQuota(context, caller, check, [file], how);
	const [taken] = uploaded;
	if (taken === undefined) throw (0,api_reply/* invalid */.Gq)({ file: failed.map(({ error }) => error) });
	return (0,api_reply/* json */.Pq)({
		data: `Submission ${taken.id} was uploaded.`,
		file: taken.filename,
		file_size: taken.fileSize,
		submission_count: await store.submissionCount(check.id),
		check: access.row(await access.again(check))
	});
};
const uploadBatch = async (context, request, call) => {
	const { access } = context;
	const { caller, files, key } = call;
	if (files.length === 0) throw (0,api_reply/* invalid */.Gq)({ files: [says/* filesField */.i6] });
	const check = await checkFor(context, request.check_id, key);
	const how = {
		role: request.role ?? "submission",
		key
	};
	const { uploaded, failed } = await takeWithinQuota(context, caller, check, files, how);
	return (0,api_reply/* json */.Pq)({
		success: failed.length === 0,
		message: `${uploaded.length} uploaded, ${failed.length} failed.`,
		uploaded: uploaded.map((submission) => ({
			id: submission.id,
			filename: submission.filename,
			file_size: submission.fileSize,
			status_id: states/* STATE */.c4.created
		})),
		uploaded_count: uploaded.length,
		failed_count: failed.length,
		failed_uploads: failed,
		check: access.row(await access.again(check))
	});
};
async function checkFor({ store, access }, id, key) {
	const isRepeated = (await store.madeBefore(key)).length > 0;
	return isRepeated ? access.writable(await access.findByField(id)) : access.openForUpload(id);
}
const deleteSubmission = async (context, request) => {
	const { store, access, runs, now } = context;
	const check = access.writable(await access.findByField(request.check_id));
	const submission = await store.submission(request.submission_id);
	if (submission?.checkId !== check.id) {
		throw (0,api_reply/* invalid */.Gq)({ submission_id: [(0,sentence/* fill */.G)(says/* submissionNotPartCheck */.nD, {
			submission: request.submission_id,
			id: check.id
		})] });
	}
	if (!await store.removeSubmission(submission, now())) {
		throw (0,api_reply/* invalid */.Gq)({ check_id: [says/* checkStartedSubmissions */.ty] });
	}
	runs.roomMade();
	return (0,api_reply/* json */.Pq)({
		success: true,
		message: "The submission was deleted."
	});
};

var kinds = __load__(56350);
var api_engines = __load__(62868);
;// service/api/handlers/reference.js









const UNLIMITED = 1e6;
const NAME = "Embedded service";
const validateKey = (_context, _request, { caller }) => (0,api_reply/* json */.Pq)({
	valid: true,
	user_id: caller.userId,
	email: emailOf(caller),
	name: nameOf(caller)
});
const account = async (context, _request, { caller }) => {
	const { store, people, simulation, now } = context;
	const trial = simulation.trial || caller.trial;
	const { total, used } = simulation.quota === null ? await quotaOf(people, caller) : {
		total: simulation.quota,
		used: await store.startedChecks()
	};
	const remaining = total === null ? UNLIMITED : Math.max(0, total - used);
	return (0,api_reply/* json */.Pq)({
		id: caller.userId,
		name: nameOf(caller),
		user: nameOf(caller),
		email: emailOf(caller),
		quota: {
			remaining,
			total,
			unlimited: total === null,
			checks_remaining: remaining,
			reset_date: total === null || simulation.quota !== null ? null : (0,presentation/* timestamp */.vE)((0,people_quotas/* nextMonth */.w)(now()))
		},
		peer_checks_remaining: remaining,
		submissions: await store.analysed(caller),
		is_pro: !trial,
		plan_id: null,
		edu_verified: !trial
	});
};
const reference_languages = () => {
	const list = languages/* LANGUAGES */.Yj.map(({ id, language, extensions }) => ({
		id,
		language,
		extensions: extensions.map((extension) => `.${extension}`).join(", ")
	}));
	return (0,api_reply/* json */.Pq)({
		success: true,
		count: list.length,
		languages: list
	});
};
function nameOf({ userId, name }) {
	return userId === caller/* OWNER_ID */.W ? NAME : name;
}
function emailOf({ name }) {
	return name.includes("@") ? name : `${name}@localhost`;
}
const testTypes = ({ simulation, unmetered, web }, _request, { caller }) => {
	const full = !simulation.trial && !caller.trial;
	const isCounted = simulation.quota !== null || caller.monthlyChecks !== null;
	return (0,api_reply/* json */.Pq)({
		success: true,
		test_types: (0,api_engines/* enginesOf */.D)(web).map((engine) => ({
			...engine,
			consumption: isCounted ? CONSUMPTION : 0
		})),
		user_access: {
			has_full_access: full,
			is_pro: full,
			is_edu_verified: full,
			is_enterprise: full
		},
		default_test_type: states/* ENGINE */.T2.full,
		recommended_test_type: states/* ENGINE */.T2.group,
		note: "Ids are those of this service; nothing is charged.",
		capabilities: [
			states/* CAPABILITY */.pP.roles,
			states/* CAPABILITY */.pP.brief,
			states/* CAPABILITY */.pP.resultsBatch,
			states/* CAPABILITY */.pP.together,
			...caller.scope === "submit" ? [states/* CAPABILITY */.pP.bandsOnly] : [],
			...web.length > 0 ? [states/* CAPABILITY */.pP.web] : [],
			...unmetered ? [states/* CAPABILITY */.pP.unmetered] : []
		]
	});
};
const serviceStatus = async ({ simulation, jobs }) => {
	const { waiting, running } = await jobs.overview(kinds/* CHECK_WORK */.TR);
	return (0,api_reply/* json */.Pq)({
		status: simulation.offline ? "offline" : "online",
		queued: waiting,
		processing: running
	});
};

var text_escape = __load__(68171);
var findings = __load__(94825);
var contract_web = __load__(23517);
var results_batch_of = __load__(44128);
var results_of = __load__(19215);
;// service/api/handlers/context.js
function checkPage(baseUrl, id) {
	return `${baseUrl.replace(/\/api\/v1$/, "")}/checks/${id}`;
}

;// service/api/handlers/results.js








const overviewCsv = async ({ access }, request) => {
	const { check, view } = await access.completed(request.check_id);
	const rows = view.judged.map((one) => [one.filename, view.scores(one).total]);
	return csv(`check-${check.id}-overview.csv`, [["Submission", "Score"], ...rows]);
};
const overview = async ({ access }, { check_id: id, brief }, { baseUrl }) => {
	const { check, view } = await access.completed(id);
	return (0,api_reply/* json */.Pq)((0,results_of/* overviewOf */.bq)(view, {
		brief: brief === true,
		page: checkPage(baseUrl, check.id)
	}));
};
const results = async ({ store, access }, request) => {
	const { check, view } = await access.completed(request.check_id);
	const submission = await access.submissionOf(check, request.submission_id);
	const pairs = view.pairs(submission.id);
	const averages = pairs.flatMap(({ total }) => total ?? []);
	const none = view.result(submission) === undefined ? null : 0;
	const ids = pairs.map((pair) => pair.a === submission.id ? pair.b : pair.a);
	const byId = new Map((await store.submissionsById(ids)).map((other) => [other.id, other]));
	const others = ids.flatMap((id) => view.isClosed(id) ? [] : byId.get(id) ?? []);
	return (0,api_reply/* json */.Pq)({
		submission: view.row(submission),
		avg: (0,result_view/* average */.G8)(averages) ?? none,
		max: (0,result_view/* maximum */.Ph)(averages) ?? none,
		min: (0,result_view/* minimum */.Bp)(averages) ?? none,
		other_matches: view.matches.of(submission.id),
		related_submissions: others.map((other) => view.row(other)),
		related_files: [],
		pairs: pairs.map((pair) => ({
			submission_id_matched: pair.a === submission.id ? pair.b : pair.a,
			similarity: pair.a === submission.id ? pair.similarity : pair.matchedSimilarity,
			matched_similarity: pair.a === submission.id ? pair.matchedSimilarity : pair.similarity,
			total: pair.total,
			suspicion: pair.suspicion,
			longest_fragment: pair.longestFragment,
			overlap: pair.overlap,
			stands_out: pair.standsOut === true
		})),
		common_code: (view.analysis?.commonCode ?? []).filter((region) => region.submission === submission.id).map(({ file, lineStart, lineEnd }) => ({
			file,
			line_start: lineStart,
			line_end: lineEnd
		}))
	});
};
const aiResults = async ({ access }, request) => {
	const check = await access.find(request.assignment_id);
	return (0,api_reply/* json */.Pq)((0,results_of/* aiResultsOf */.eJ)(await access.view(check), check));
};
const summary = async ({ access }, request) => {
	const check = await access.find(request.check_id);
	return (0,api_reply/* json */.Pq)((0,results_of/* summaryOf */.YG)(await access.view(check), check));
};
const exportCheck = async ({ access, now }, { check_id: id, format }) => {
	const { check, view } = await access.completed(id);
	const rows = (0,results_of/* exportRowsOf */.Bt)(view);
	if (format === "json") {
		return (0,api_reply/* json */.Pq)({
			check_id: check.id,
			check_name: check.name,
			export_date: (0,presentation/* timestamp */.vE)(now()),
			submissions: rows
		});
	}
	const cells = rows.map((row) => results_of/* EXPORT_COLUMNS */.bk.map((column) => row[column]));
	return csv(`check-${check.id}.csv`, [results_of/* EXPORT_COLUMNS */.bk, ...cells]);
};
function csv(filename, rows) {
	const cell = (value) => typeof value === "string" ? (0,text_escape/* csvCell */.rK)(value) : String(value ?? "");
	return {
		status: 200,
		headers: {
			"content-type": "text/csv; charset=utf-8",
			"content-disposition": `attachment; filename="${filename}"`
		},
		body: rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("")
	};
}
const resultsBatch = async ({ access }, { check_id: id, submission_ids: ids, partners }) => {
	const { check, view } = await access.completed(id);
	const submissions = [];
	for (const submissionId of ids) submissions.push((await access.submissionOf(check, submissionId)).id);
	return (0,api_reply/* json */.Pq)((0,results_batch_of/* resultsBatchOf */.k)(view, submissions, partners));
};
const verdict = async ({ access }, { check_id: number }) => {
	const { check, view } = await access.completed(number);
	const submissions = view.judged.map((submission) => view.verdictRow(submission));
	return (0,api_reply/* json */.Pq)({
		check_id: access.numberOf(check),
		flagged: submissions.some(({ flagged }) => flagged),
		threshold: findings/* SERVICE_THRESHOLD */.cp,
		submissions
	});
};
const webSearch = async ({ access, store }, request) => {
	const check = await access.find(request.check_id);
	const sent = (await store.sent.of(check.id)).toSorted((a, b) => rank(a) - rank(b));
	const isUnderWay = check.statusId !== states/* STATE */.c4.completed && sent.length > 0;
	const view = isUnderWay ? null : (await access.completed(check.id)).view;
	const { web, tutorials = [] } = view?.analysis ?? {};
	const judged = new Set(view?.judged.map(({ id }) => id));
	const sources = web?.sources ?? [];
	return (0,api_reply/* json */.Pq)({
		check_id: check.id,
		requests: sent.filter(({ kind }) => kind === "query").length,
		sent,
		providers: web?.providers ?? contract_web/* WEB_PROVIDERS */.eG.filter((name) => sent.some(({ provider }) => provider === name)),
		sources: sources.map(({ id, provider, url, repository, commit, licence, publicSince, path, blob }) => ({
			provider,
			url,
			repository,
			commit,
			licence,
			public_since: publicSince,
			path,
			blob,
			submissions: view?.submissionsWith(id) ?? []
		})),
		tutorials: tutorials.flatMap(({ source, submissions, of }) => {
			const found = sources.find(({ id }) => id === source);
			return found === undefined || found.ownOf.length > 0 ? [] : [{
				url: found.url,
				repository: found.repository,
				path: found.path,
				submissions,
				of
			}];
		}),
		failures: web?.failures ?? [],
		not_searched: (web?.states ?? []).filter(({ submission, state }) => state === "not-searched" && judged.has(submission)).length,
		states: (web?.states ?? []).map(({ submission, state, why }) => ({
			submission_id: submission,
			state,
			why
		}))
	});
};
function rank({ provider }) {
	return contract_web/* WEB_PROVIDERS */.eG.indexOf(provider);
}

var request_keys = __load__(53844);
var analysis_runs = __load__(48276);
;// service/api/handlers/run.js













function startable(check) {
	if (!analysis_runs/* STARTABLE */.tv.includes(check.statusId)) throw startedMeanwhile(check);
	return check;
}
function startedMeanwhile(check) {
	return new api_reply/* HttpError */.j$((0,sentence/* fill */.G)(says/* checkStartedAlready */.mg, { status: (0,presentation/* statusText */.qS)(check.statusId) }), { status_id: check.statusId });
}
async function hasStarted(store, key) {
	return (await store.madeBefore(key)).some(({ part }) => part === request_keys/* MADE */.E3.start);
}
async function startOnce(context, check, how, { caller, key }) {
	const { store, access, runs } = context;
	if (await hasStarted(store, key)) return access.again(check);
	const meter = new Meter(context, caller);
	const started = await runs.launch(check, how, key, (tx) => meter.takeCheck(tx));
	if (started !== null) return started;
	const now = await access.again(check);
	if (await hasStarted(store, key)) return now;
	throw startedMeanwhile(now);
}
const startCheck = async (context, request, call) => {
	const { store, access, web } = context;
	const { baseUrl, key } = call;
	const check = access.writable(await access.findByField(request.check_id));
	if (!await hasStarted(store, key)) startable(check);
	const engineId = approve(chooseEngine(check, request), web);
	const submissions = await store.submissions(check.id);
	if (!submissions.some((submission) => submission.role === "submission")) {
		throw (0,api_reply/* invalid */.Gq)({ check_id: [says/* checkNoSubmissions */.VA] });
	}
	const { web: { submissions: rules = [] } = {}, together = [] } = request;
	throwIfOfOthers([...rules.map(({ id }, at) => ({
		id,
		field: `web.submissions.${at}.id`
	})), ...together.flatMap((group, at) => group.map((id, place) => ({
		id,
		field: `together.${at}.${place}`
	})))], new Set(submissions.map(({ id }) => id)));
	const how = {
		engineId,
		aiRun: request.ai_run,
		baseCode: request.base_code_detection,
		together,
		web: webOrderOf(engineId, request, web)
	};
	const started = await startOnce(context, check, how, call);
	return (0,api_reply/* json */.Pq)({
		success: true,
		check: access.row(started),
		status: (0,presentation/* statusText */.qS)(started.statusId),
		submission_count: submissions.length,
		checkURL: checkPage(baseUrl, started.id)
	});
};
async function abandon(store, { id }) {
	if ((await store.check(id))?.statusId === states/* STATE */.c4.created) await store.removeCheck(id);
}
const quickCheck = async (context, request, call) => {
	const { store, access, monotonic, web } = context;
	const { caller, files, key, baseUrl } = call;
	const begun = monotonic();
	if (files.length === 0) throw (0,api_reply/* invalid */.Gq)({ files: [says/* filesField */.i6] });
	const wanted = approve(request.test_type ?? (request.webcheck === false && request.dbcheck === false ? states/* ENGINE */.T2.group : states/* ENGINE */.T2.full), web);
	await new Meter(context, caller).refuseCheck().catch(async (error) => {
		if (!await hasStarted(store, key)) throw error;
	});
	const check = await access.create({
		...request,
		test_type: wanted
	}, key);
	const submitted = {
		role: request.role ?? "submission",
		key
	};
	const taken = takeWithinQuota(context, caller, check, files, submitted);
	const { uploaded, failed } = await taken.catch((0,outcome/* andThrow */.U_)(() => abandon(store, check)));
	const found = await access.again(check);
	if (!await hasStarted(store, key)) startable(found);
	if (uploaded.length === 0) {
		await abandon(store, check);
		throw (0,api_reply/* invalid */.Gq)({ files: failed.map(({ file, error }) => `${file}: ${error}`) });
	}
	const how = {
		engineId: wanted,
		aiRun: request.ai_run,
		baseCode: request.base_code_detection,
		web: webOrderOf(wanted, request, web)
	};
	const started = await startOnce(context, check, how, call).catch(async (error) => {
		if (error instanceof api_reply/* HttpError */.j$) await abandon(store, check);
		throw error;
	});
	const language = languages/* LANGUAGES */.Yj.find((one) => one.id === started.languageId);
	return (0,api_reply/* json */.Pq)({
		success: true,
		message: `${uploaded.length} uploaded, ${failed.length} failed; the analysis has been started.`,
		data: {
			check_id: access.numberOf(started),
			check_name: started.name,
			language: language?.language ?? "Auto Detect",
			language_id: started.languageId,
			status: (0,presentation/* statusText */.qS)(started.statusId),
			status_id: started.statusId,
			test_type: started.testType,
			submissions: {
				uploaded: uploaded.length,
				failed: failed.length,
				total: files.length,
				details: uploaded.map(({ id, filename, fileSize }) => ({
					id,
					filename,
					file_size: fileSize
				}))
			},
			failed_uploads: failed,
			detection_settings: {
				ai_run: started.aiRun,
				base_code_detection: started.baseCodeDetection
			},
			check_url: checkPage(baseUrl, started.id),
			execution_time_ms: monotonic() - begun
		},
		next_steps: {
			status: `GET ${baseUrl}/checks/${access.numberOf(started)}/status`,
			results: `POST ${baseUrl}/check/overview`
		}
	}, 201);
};
const cancelCheck = async ({ access, runs }, request) => {
	const check = access.writable(await access.find(request.check_id));
	if (!(0,status_of/* isRunning */.W)(check)) {
		throw new api_reply/* HttpError */.j$((0,sentence/* fill */.G)(says/* checkNotBeing */.Ti, { status: (0,presentation/* statusText */.qS)(check.statusId) }), { status_id: check.statusId });
	}
	const after = await runs.cancel(check);
	return (0,api_reply/* json */.Pq)({
		success: true,
		message: "The analysis was cancelled.",
		check: (0,presentation/* checkRow */.f3)(after)
	});
};
const run_status = async (context, request) => {
	const check = await context.access.find(request.check_id);
	const [only] = await (0,status_of/* statusesOf */.C)(context, [check]);
	return (0,api_reply/* json */.Pq)({
		...only,
		check_id: context.access.numberOf(check)
	});
};
function chooseEngine(check, request) {
	if (request.test_type !== undefined) return request.test_type;
	if (request.webcheck === true && request.dbcheck === true) return states/* ENGINE */.T2.full;
	if (request.webcheck === false && request.dbcheck === false) return states/* ENGINE */.T2.group;
	return check.testType;
}
function webOrderOf(engineId, request, providers) {
	const isAsked = engineId === states/* ENGINE */.T2.web || engineId === states/* ENGINE */.T2.webAndDatabase || engineId === states/* ENGINE */.T2.full && request.webcheck === true && request.dbcheck === true;
	return isAsked && providers.length > 0 ? {
		...request.web,
		providers
	} : null;
}
function throwIfOfOthers(named, own) {
	const errors = named.flatMap(({ id, field }) => own.has(id) ? [] : [[field, [(0,sentence/* fill */.G)(says/* noSuchSubmission */.jT, { id })]]]);
	if (errors.length > 0) throw (0,api_reply/* invalid */.Gq)(Object.fromEntries(errors));
}
function approve(engineId, web) {
	const engines = (0,api_engines/* enginesOf */.D)(web);
	const engine = engines.find(({ id }) => id === engineId);
	const offered = engines.filter((one) => one.available).map((one) => `${one.id} (${one.name})`);
	const list = offered.join(", ");
	if (engine === undefined) {
		throw (0,api_reply/* invalid */.Gq)({ test_type: [(0,sentence/* fill */.G)(says/* engineNotExist */.jQ, {
			engine: engineId,
			list
		})] });
	}
	if (!engine.available) throw new api_reply/* HttpError */.j$((0,sentence/* fill */.G)(says/* engineNotAvailable */.dx, {
		engine: engineId,
		list
	}));
	return engineId;
}

var schemas = __load__(25465);
var bytes = __load__(25771);
var read_document = __load__(63190);
;// service/api/handlers/viewer.js










const LIMITS = {
	...reader/* ZIP_LIMITS */.L,
	maxEntryBytes: read_document/* MAX_FILE_BYTES */.gZ,
	maxTotalBytes: 64 * 1024 * 1024
};
async function zipOf(store, submission) {
	try {
		return (0,reader/* readZip */.u)(await store.zipOf(submission), LIMITS);
	} catch (error) {
		if (error instanceof directory/* ZipError */.Wz || error instanceof blobs/* BlobMissing */.QO) {
			throw new api_reply/* HttpError */.j$((0,sentence/* fill */.G)(says/* uploadSubmission */.ot, { id: submission.id }));
		}
		throw error;
	}
}
async function textOf(store, submission, path) {
	const { entries, problems } = await zipOf(store, submission);
	const entry = entries.find((one) => one.path === path);
	if (entry === undefined) {
		const problem = problems.find((one) => one.path === path);
		throw problem === undefined ? new api_reply/* HttpError */.j$(says/* fileNotPart */.hs) : new api_reply/* HttpError */.j$((0,sentence/* fill */.G)(says/* fileNotShown */.$b, { reason: problem.reason }));
	}
	try {
		return Buffer.from(await entry.readAside()).toString("utf8");
	} catch (error) {
		if (error instanceof directory/* ZipError */.Wz) throw new api_reply/* HttpError */.j$(`422 ${error.message}`);
		throw error;
	}
}
async function noteReading({ store, people }, { caller }, check, submission) {
	const isOwn = submission.checkId === check.id;
	if (!isOwn && (await people.corpora.closed(check, [submission.id])).has(submission.id)) {
		throw new api_reply/* HttpError */.j$(says/* fileWork */.Im);
	}
	const { ownerId = null } = isOwn ? check : await store.check(submission.checkId) ?? {};
	await people.audit.add(caller, {
		action: "read-code",
		checkId: submission.checkId,
		submissionId: submission.id,
		ownerId
	}, ownerId === caller.userId ? "allow" : "refuse");
}
const viewer = async (context, request, call) => {
	const { store, access } = context;
	const { check, view } = await access.completed(request.check_id);
	const submission = await access.submissionOf(check, request.submission_id);
	await noteReading(context, call, check, submission);
	const { entries, problems } = await zipOf(store, submission);
	const files = [];
	for (const entry of entries) files.push(await viewed(entry));
	files.push(...problems.map(({ path, reason }) => ({
		path,
		lines: null,
		problem: reason
	})));
	return (0,api_reply/* json */.Pq)({
		submission: view.row(submission),
		files,
		matches: view.matches.of(submission.id)
	});
};
const viewerFile = async (context, request, call) => {
	const { store, access } = context;
	const { check } = await access.completed(request.check_id);
	const submission = await access.submissionOf(check, request.submission_id);
	await noteReading(context, call, check, submission);
	return (0,api_reply/* json */.Pq)({
		submission_id: submission.id,
		path: request.path,
		content: await textOf(store, submission, request.path)
	});
};
const viewerCounterpart = async (context, request, call) => {
	const { store, access } = context;
	const { check, view } = await access.completed(request.check_id);
	const match = view.matches.byId(request.match_id);
	if (match === undefined) throw noMatch(request);
	if (match.web !== undefined && match.web.repository !== null) {
		return (0,api_reply/* json */.Pq)({
			match,
			file: {
				submission_id: 0,
				...webFile(view, match)
			}
		});
	}
	const otherId = match.web === undefined ? match.submission_id_matched : match.submission_id;
	const other = otherId === null ? undefined : await store.submission(otherId);
	if (other === undefined) throw noMatch(request);
	await noteReading(context, call, check, other);
	return (0,api_reply/* json */.Pq)({
		match,
		file: {
			submission_id: other.id,
			path: match.file_matched,
			content: await textOf(store, other, match.file_matched)
		}
	});
};
const remoteFile = async (context, request, call) => {
	const { store, access } = context;
	const place = readLocation(request.location);
	const { submissionId, path, checkId } = place;
	const expected = (0,attempts/* sign */._S)(store.secret, place);
	if (!same(expected.source, request.source) || expected.location !== request.location) {
		throw new api_reply/* HttpError */.j$(says/* locationSource */.To);
	}
	const check = await access.visible(checkId);
	if (check !== null && submissionId < 0) return (0,api_reply/* json */.Pq)({ file: await webRemoteFile(context, request, place) });
	const submission = await store.submission(submissionId);
	if (check === null || submission === undefined) throw new api_reply/* HttpError */.j$(says/* submissionMatch */.kQ);
	await noteReading(context, call, check, submission);
	return (0,api_reply/* json */.Pq)({ file: {
		id: submission.id,
		filedir: path,
		content: await textOf(store, submission, path),
		location: request.location,
		source: request.source,
		submission_id: submission.id,
		created_at: (0,presentation/* timestamp */.vE)(submission.createdAt),
		updated_at: (0,presentation/* timestamp */.vE)(submission.updatedAt)
	} });
};
function noMatch({ match_id: id, check_id: checkId }) {
	return new api_reply/* HttpError */.j$((0,sentence/* fill */.G)(says/* matchNotPart */.Y0, {
		id,
		checkId
	}));
}
function webFile(view, match) {
	const path = match.file_matched;
	const [id] = JSON.parse(Buffer.from(match.location, "base64url").toString("utf8"));
	return {
		path,
		content: keptText(view.webFile(id, path)?.text, match.web?.url ?? "")
	};
}
function keptText(text, url) {
	if (typeof text === "string") return text;
	throw new api_reply/* HttpError */.j$((0,sentence/* fill */.G)(says/* textSource */.rC, { url }));
}
async function webRemoteFile({ access }, { location, source }, { submissionId, path, checkId }) {
	const { view } = await access.completed(checkId);
	const file = view.webFile(submissionId, path);
	if (file === undefined) throw new api_reply/* HttpError */.j$(says/* sourceMatch */.$z);
	const at = (0,presentation/* timestamp */.vE)(file.at);
	return {
		id: -submissionId,
		filedir: path,
		content: keptText(file.text, "the address of the match"),
		location,
		source,
		submission_id: 0,
		created_at: at,
		updated_at: at
	};
}
async function viewed(entry) {
	try {
		return {
			path: entry.path,
			lines: (0,bytes/* countLines */.lt)(await entry.readAside())
		};
	} catch (error) {
		if (!(error instanceof directory/* ZipError */.Wz)) throw error;
		return {
			path: entry.path,
			lines: null,
			problem: "damaged"
		};
	}
}
const Location = schemas/* tuple */.PVZ([
	schemas/* int */.Whr(),
	schemas/* string */.YjP(),
	schemas/* int */.Whr()
]);
function readLocation(location) {
	const { data } = Location.safeParse((0,text_escape/* parsedJson */.U4)(Buffer.from(location, "base64url").toString("utf8")));
	if (data === undefined) throw (0,api_reply/* invalid */.Gq)({ location: [says/* locationField */.wq] });
	const [submissionId, path, checkId] = data;
	return {
		submissionId,
		path,
		checkId
	};
}
function same(a, b) {
	const [x, y] = [Buffer.from(a), Buffer.from(b)];
	return x.length === y.length && (0,external_node_crypto_.timingSafeEqual)(x, y);
}

;// service/api/handlers/handle.js







const HANDLERS = {
	...checks_namespaceObject,
	...reference_namespaceObject,
	...results_namespaceObject,
	...run_namespaceObject,
	...viewer_namespaceObject
};
async function handle(context, operation, request, call) {
	const handler = HANDLERS[operation];
	try {
		const reply = await handler(context, request, call);
		await noteDeed(context, operation, request, reply, call);
		return reply;
	} finally {
		await (0,multipart/* discard */.vf)(call.files);
	}
}
async function noteDeed({ people, access }, operation, request, reply, { caller, files, key }) {
	const action = operation_rules/* OPERATION_RULES */.w[operation].deed;
	if (action === null) return;
	const { check_id: named, submission_id: submissionId = null } = request;
	const number = named ?? madeCheck(reply);
	const check = number === null ? null : await access.visible(number);
	const checkId = check?.id ?? number;
	const ownerId = checkId === null ? null : check?.ownerId ?? caller.userId;
	await people.audit.add(caller, {
		action,
		checkId,
		submissionId,
		ownerId,
		key,
		...files.length === 0 ? {} : { details: { files: files.length } }
	}, "allow");
}
function madeCheck(reply) {
	const { id, data } = JSON.parse(String(reply.body));
	return id ?? data?.check_id ?? null;
}

var external_node_stream_ = __load__(57075);
var operate = __load__(68025);
;// service/api/in-process.js





class InProcess {
	#options;
	#underWay = new Set();
	#isClosed = false;
	constructor(options) {
		this.#options = options;
	}
	fetchOf(identify) {
		return (request) => {
			const answered = this.#respond(request, identify).finally(() => this.#underWay.delete(answered));
			this.#underWay.add(answered);
			return answered;
		};
	}
	async close() {
		this.#isClosed = true;
		await Promise.allSettled(this.#underWay);
	}
	async #respond(request, identify) {
		try {
			await (0,external_node_timers_promises_.setImmediate)();
			if (this.#isClosed) throw new api_reply/* HttpError */.j$(says/* serviceBeing */.ri);
			const { origin } = new URL(request.url);
			const incoming = incomingOf(request);
			const caller = await identify(incoming);
			if (caller instanceof api_reply/* HttpError */.j$) throw caller;
			const reply = await (0,operate/* operate */.NX)(this.#options, incoming, {
				caller,
				baseUrl: origin + operate/* PREFIX */.H3,
				reenter: () => identify(incoming),
				routed: () => {}
			});
			return responseOf(reply);
		} catch (error) {
			return responseOf((0,api_reply/* refused */.J5)((0,operate/* refusalOf */.Of)(error, this.#options.onDefect)));
		}
	}
}
function responseOf({ status, headers = {}, body }) {
	if (typeof body !== "function") return new Response(body ?? null, {
		status,
		headers
	});
	const events = new external_node_stream_.PassThrough();
	body(events);
	return new Response(external_node_stream_.Readable.toWeb(events), {
		status,
		headers
	});
}
function incomingOf(request) {
	const { pathname, search } = new URL(request.url);
	const body = request.body === null ? external_node_stream_.Readable.from([]) : external_node_stream_.Readable.fromWeb(request.body);
	return Object.assign(body, {
		method: request.method,
		url: pathname + search,
		headers: Object.fromEntries(request.headers),
		complete: true
	});
}

var resource = __load__(97811);
var rows = __load__(20046);
;// service/api/people/corpora.js




const id = schemas/* int */.Whr().min(1);
const corpora_name = schemas/* string */.YjP();
const CorpusRow = schemas/* object */.Ikc({
	id: schemas/* int */.Whr(),
	name: schemas/* string */.YjP(),
	created_at: schemas/* string */.YjP().nullable(),
	members: schemas/* array */.YOg(schemas/* object */.Ikc({
		user_id: schemas/* int */.Whr(),
		name: schemas/* string */.YjP(),
		hands_out: schemas/* boolean */.zMY()
	}))
});
function corpusResources(people) {
	const { corpora, audit } = people;
	const row = rowsOf(people);
	const seen = (caller) => caller.role === "administrator" ? null : caller.userId;
	return [
		(0,resource/* resource */.Zc)({
			form: "GET /corpora",
			summary: "Corpora that the caller is in; of an administrator: all",
			response: schemas/* object */.Ikc({ corpora: schemas/* array */.YOg(CorpusRow) }),
			request: schemas/* object */.Ikc({}),
			answer: async (_request, { caller }) => (0,api_reply/* json */.Pq)({ corpora: await Promise.all((await corpora.list(seen(caller))).map(row)) })
		}),
		(0,resource/* resource */.Zc)({
			form: "POST /corpora",
			summary: "Make a corpus",
			success: 201,
			response: CorpusRow,
			only: "administrator",
			request: schemas/* object */.Ikc({ name: corpora_name }),
			answer: async (request, { caller }) => {
				const corpus = await corpora.add(request.name);
				await audit.add(caller, {
					action: "add-corpus",
					details: { corpus: corpus.id }
				});
				return (0,api_reply/* json */.Pq)(await row(corpus), 201);
			}
		}),
		(0,resource/* resource */.Zc)({
			form: "DELETE /corpora/{corpusId}",
			summary: "Remove a corpus; its checks stay",
			response: rows/* DONE */.DH,
			only: "administrator",
			request: schemas/* object */.Ikc({ corpus_id: id }),
			answer: async ({ corpus_id: corpusId }, { caller }) => {
				await corpora.find(corpusId, null);
				await corpora.remove(corpusId);
				await audit.add(caller, {
					action: "remove-corpus",
					details: { corpus: corpusId }
				});
				return (0,api_reply/* json */.Pq)({
					success: true,
					message: "The corpus was removed."
				});
			}
		}),
		...memberResources(people)
	];
}
function rowsOf({ corpora }) {
	return async ({ id: corpusId, name: title, createdAt }) => ({
		id: corpusId,
		name: title,
		created_at: (0,rows/* isoTime */.Ly)(createdAt),
		members: (await corpora.members(corpusId)).map((member) => ({
			user_id: member.userId,
			name: member.name,
			hands_out: member.handsOut
		}))
	});
}
function memberResources(people) {
	const { corpora, users, audit } = people;
	const row = rowsOf(people);
	return [
		(0,resource/* resource */.Zc)({
			form: "POST /corpora/{corpusId}/members",
			summary: "Add somebody",
			success: 201,
			response: CorpusRow,
			only: "administrator",
			request: schemas/* object */.Ikc({
				corpus_id: id,
				user: corpora_name
			}),
			answer: async ({ corpus_id: corpusId, user: wanted }, { caller }) => {
				const corpus = await corpora.find(corpusId, null);
				const user = await users.named(wanted);
				await corpora.join(corpusId, user.id);
				await audit.add(caller, {
					action: "join-corpus",
					ownerId: user.id,
					details: { corpus: corpusId }
				});
				return (0,api_reply/* json */.Pq)(await row(corpus), 201);
			}
		}),
		(0,resource/* resource */.Zc)({
			form: "DELETE /corpora/{corpusId}/members/{userId}",
			summary: "Take somebody out",
			response: CorpusRow,
			only: "administrator",
			request: schemas/* object */.Ikc({
				corpus_id: id,
				user_id: id
			}),
			answer: async ({ corpus_id: corpusId, user_id: userId }, { caller }) => {
				const corpus = await corpora.find(corpusId, null);
				await corpora.leave(corpusId, userId);
				await audit.add(caller, {
					action: "leave-corpus",
					ownerId: userId,
					details: { corpus: corpusId }
				});
				return (0,api_reply/* json */.Pq)(await row(corpus));
			}
		}),
		(0,resource/* resource */.Zc)({
			form: "PATCH /corpora/{corpusId}",
			summary: "Whether the other members may read files of the caller that their work matches",
			response: CorpusRow,
			request: schemas/* object */.Ikc({
				corpus_id: id,
				hands_out: schemas/* boolean */.zMY()
			}),
			answer: async ({ corpus_id: corpusId, hands_out: handsOut }, { caller }) => {
				await corpora.handOut(corpusId, caller.userId, handsOut);
				const details = {
					corpus: corpusId,
					hands_out: handsOut
				};
				await audit.add(caller, {
					action: "hand-out",
					ownerId: caller.userId,
					details
				});
				return (0,api_reply/* json */.Pq)(await row(await corpora.find(corpusId, caller.userId)));
			}
		})
	];
}

var people_answers = __load__(13322);
var names = __load__(75856);
;// service/api/people/keys.js








const keys_id = schemas/* int */.Whr().min(1);
async function holderOf({ users }, { userId, role }, wanted) {
	if (wanted === undefined || wanted === userId) return userId;
	if (role !== "administrator") throw new names/* PeopleError */.U$("unknown", (0,sentence/* fill */.G)(says/* noUser */.x, { wanted }));
	return (await users.find(wanted)).id;
}
async function isMember({ corpora }, wanted, userId) {
	return wanted === null || (await corpora.list(userId)).some((one) => one.id === wanted);
}
function keyResources(people) {
	const { keys, corpora, audit } = people;
	return [
		(0,resource/* resource */.Zc)({
			form: "GET /keys",
			summary: "Keys, newest first",
			response: schemas/* object */.Ikc({ keys: schemas/* array */.YOg(people_answers/* KeyShape */.Ph) }),
			request: schemas/* object */.Ikc({ user_id: keys_id.optional() }),
			answer: async ({ user_id: wanted }, { caller }) => (0,api_reply/* json */.Pq)({ keys: (await keys.list(await holderOf(people, caller, wanted))).map(rows/* keyRow */.gd) })
		}),
		(0,resource/* resource */.Zc)({
			form: "POST /keys",
			summary: "Make a key, which this answer alone shows",
			success: 201,
			response: people_answers/* KeyShape */.Ph.extend({ key: schemas/* string */.YjP() }),
			request: schemas/* object */.Ikc({
				name: schemas/* string */.YjP(),
				scope: schemas/* enum */.k5n(people_answers/* SCOPES */.iW).default("full"),
				corpus_id: keys_id.optional(),
				expires_at: rows/* moment */.n$.optional(),
				user_id: keys_id.optional()
			}),
			answer: async (request, { caller }) => {
				const userId = await holderOf(people, caller, request.user_id);
				const allowed = await keys.within(caller, {
					corpusId: request.corpus_id ?? null,
					expiresAt: request.expires_at === undefined ? null : Date.parse(request.expires_at)
				});
				if (request.corpus_id !== undefined) {
					await corpora.find(request.corpus_id, userId);
				} else if (!await isMember(people, allowed.corpusId, userId)) {
					throw new names/* PeopleError */.U$("invalid", (0,sentence/* fill */.G)(says/* keyCorpusMember */.a5, { id: allowed.corpusId ?? 0 }));
				}
				const { row, key } = await keys.create({
					userId,
					name: request.name,
					scope: request.scope,
					...allowed
				});
				const details = {
					key: row.id,
					scope: row.scope
				};
				await audit.add(caller, {
					action: "create-key",
					ownerId: userId,
					details
				});
				return (0,api_reply/* json */.Pq)({
					...(0,rows/* keyRow */.gd)(row),
					key
				}, 201);
			}
		}),
		(0,resource/* resource */.Zc)({
			form: "DELETE /keys/{keyId}",
			summary: "Revoke a key",
			response: people_answers/* KeyShape */.Ph,
			request: schemas/* object */.Ikc({ key_id: keys_id }),
			answer: async ({ key_id: keyId }, { caller }) => {
				const row = await keys.revoke(keyId, caller.role === "administrator" ? null : caller.userId);
				await audit.add(caller, {
					action: "revoke-key",
					ownerId: row.userId,
					details: { key: keyId }
				});
				return (0,api_reply/* json */.Pq)((0,rows/* keyRow */.gd)(row));
			}
		})
	];
}

var people_people = __load__(69612);
;// service/api/people/users.js








const users_id = schemas/* int */.Whr().min(1);
function userResources(people, removal) {
	const { users, audit } = people;
	return [
		(0,resource/* resource */.Zc)({
			form: "GET /users",
			summary: "Everybody with an account",
			response: schemas/* object */.Ikc({ users: schemas/* array */.YOg(people_answers/* UserRow */.s0) }),
			only: "administrator",
			request: schemas/* object */.Ikc({}),
			answer: async () => (0,api_reply/* json */.Pq)({ users: (await users.list()).map(rows/* userRow */.q3) })
		}),
		(0,resource/* resource */.Zc)({
			form: "POST /users",
			summary: "Make an account",
			success: 201,
			response: people_answers/* UserRow */.s0,
			only: "administrator",
			request: schemas/* object */.Ikc({
				name: schemas/* string */.YjP(),
				role: schemas/* enum */.k5n(people_answers/* ROLES */.gg).default("instructor"),
				trial: schemas/* boolean */.zMY().default(false)
			}),
			answer: async ({ name, role, trial }, { caller }) => {
				const user = await users.add(name, role, trial);
				await audit.add(caller, {
					action: "add-user",
					ownerId: user.id,
					details: { role }
				});
				return (0,api_reply/* json */.Pq)((0,rows/* userRow */.q3)(user), 201);
			}
		}),
		(0,resource/* resource */.Zc)({
			form: "PATCH /users/{userId}",
			summary: "Change an account, suspend it, or end that",
			response: people_answers/* UserRow */.s0,
			only: "administrator",
			request: schemas/* object */.Ikc({
				user_id: users_id,
				role: schemas/* enum */.k5n(people_answers/* ROLES */.gg).optional(),
				trial: schemas/* boolean */.zMY().optional(),
				suspended: schemas/* boolean */.zMY().optional(),
				invoice: schemas/* string */.YjP().max(200).optional()
			}),
			answer: async ({ user_id: userId, role, trial, suspended, invoice }, { caller }) => {
				if (invoice !== undefined && suspended !== true) throw new api_reply/* HttpError */.j$(says/* invoiceAlone */.j6);
				const user = await users.change(userId, {
					...role === undefined ? {} : { role },
					...trial === undefined ? {} : { trial },
					...suspended === undefined ? {} : { suspended: suspended ? { invoice: invoice ?? null } : null }
				});
				await audit.add(caller, {
					action: "change-user",
					ownerId: userId,
					details: {
						role: user.role,
						trial: user.trial === 1,
						suspended: user.suspendedAt !== null
					}
				});
				return (0,api_reply/* json */.Pq)((0,rows/* userRow */.q3)(user));
			}
		}),
		(0,resource/* resource */.Zc)({
			form: "DELETE /users/{userId}",
			summary: "Remove an account, and delete its checks or give them to somebody",
			response: rows/* DONE */.DH.extend({ deleted_checks: schemas/* int */.Whr() }),
			only: "administrator",
			request: schemas/* object */.Ikc({
				user_id: users_id,
				give_to: users_id.optional()
			}),
			answer: async ({ user_id: userId, give_to: giveTo }, { caller }) => {
				const deleted = await (0,people_people/* removeUser */.a)(people, userId, giveTo ?? null, removal);
				await audit.add(caller, {
					action: "remove-user",
					ownerId: userId,
					details: {
						given_to: giveTo ?? null,
						deleted_checks: deleted
					}
				});
				return (0,api_reply/* json */.Pq)({
					success: true,
					message: "The user was removed.",
					deleted_checks: deleted
				});
			}
		})
	];
}
const used = schemas/* object */.Ikc({
	used: schemas/* int */.Whr(),
	a_month: schemas/* int */.Whr().nullable()
});
const QuotaRow = schemas/* object */.Ikc({
	user_id: schemas/* int */.Whr(),
	name: schemas/* string */.YjP(),
	checks: used,
	bytes: used,
	reset_at: schemas/* string */.YjP().nullable()
});
const limit = schemas/* int */.Whr().min(0).nullable().optional();
function quotaResources({ users, quotas, audit }, now) {
	const row = async (user) => {
		const spent = await quotas.used(user.id);
		return {
			user_id: user.id,
			name: user.name,
			checks: {
				used: spent.checks,
				a_month: user.monthlyChecks
			},
			bytes: {
				used: spent.bytes,
				a_month: user.monthlyBytes
			},
			reset_at: (0,rows/* isoTime */.Ly)((0,people_quotas/* nextMonth */.w)(now()))
		};
	};
	return [(0,resource/* resource */.Zc)({
		form: "GET /quotas",
		summary: "What of this month was used; of an administrator: by everybody",
		response: schemas/* object */.Ikc({ quotas: schemas/* array */.YOg(QuotaRow) }),
		request: schemas/* object */.Ikc({}),
		answer: async (_request, { caller }) => {
			const who = caller.role === "administrator" ? await users.list() : [await users.find(caller.userId)];
			return (0,api_reply/* json */.Pq)({ quotas: await Promise.all(who.map(row)) });
		}
	}), (0,resource/* resource */.Zc)({
		form: "PATCH /quotas/{userId}",
		summary: "Limit what somebody may use of a month; null takes a limit away",
		response: QuotaRow,
		only: "administrator",
		request: schemas/* object */.Ikc({
			user_id: schemas/* int */.Whr().min(1),
			checks_a_month: limit,
			bytes_a_month: limit
		}),
		answer: async ({ user_id: userId, checks_a_month: checks, bytes_a_month: bytes }, { caller }) => {
			const user = await users.change(userId, {
				...checks === undefined ? {} : { monthlyChecks: checks },
				...bytes === undefined ? {} : { monthlyBytes: bytes }
			});
			await audit.add(caller, {
				action: "set-quota",
				ownerId: userId,
				details: {
					checks: user.monthlyChecks,
					bytes: user.monthlyBytes
				}
			});
			return (0,api_reply/* json */.Pq)(await row(user));
		}
	})];
}

;// service/api/people/shares.js







const shares_id = schemas/* int */.Whr().min(1);
function shareResources({ users, shares, audit }) {
	const names = async () => new Map((await users.list()).map((user) => [user.id, user.name]));
	return [
		(0,resource/* resource */.Zc)({
			form: "GET /shares",
			summary: "Who reads whose checks, as far as it is about the caller",
			response: schemas/* object */.Ikc({ shares: schemas/* array */.YOg(people_answers/* ShareRow */.eG) }),
			request: schemas/* object */.Ikc({}),
			answer: async (_request, { caller }) => {
				const known = await names();
				return (0,api_reply/* json */.Pq)({ shares: (await shares.list(caller.userId)).map((share) => (0,rows/* shareRow */.Gg)(share, known)) });
			}
		}),
		(0,resource/* resource */.Zc)({
			form: "GET /shares/people",
			summary: "With whom checks can be shared",
			response: schemas/* object */.Ikc({ people: schemas/* array */.YOg(schemas/* object */.Ikc({
				id: schemas/* int */.Whr(),
				name: schemas/* string */.YjP()
			})) }),
			request: schemas/* object */.Ikc({}),
			answer: async (_request, { caller }) => (0,api_reply/* json */.Pq)({ people: (await users.list()).filter(({ id: user, suspendedAt, leftAt }) => user !== caller.userId && suspendedAt === null && leftAt === null).map((user) => ({
				id: user.id,
				name: user.name
			})) })
		}),
		(0,resource/* resource */.Zc)({
			form: "POST /shares",
			summary: "Share a check, or all of them",
			success: 201,
			response: people_answers/* ShareRow */.eG,
			request: schemas/* object */.Ikc({
				user: schemas/* string */.YjP(),
				check_id: shares_id.optional()
			}),
			answer: async ({ user: name, check_id: checkId }, { caller, access }) => {
				const check = checkId === undefined ? null : await access.find(checkId);
				if (check !== null && check.ownerId !== caller.userId) throw new api_reply/* HttpError */.j$(says/* ownerShares */.$$);
				const user = await users.named(name);
				const share = await shares.add(caller.userId, check?.id ?? null, user.id);
				if (share === null) throw new api_reply/* HttpError */.j$((0,sentence/* fill */.G)(says/* checkNotExist */.ry, { id: checkId ?? 0 }));
				await audit.add(caller, {
					action: "share",
					checkId: share.checkId,
					ownerId: share.ownerId,
					details: { with: user.id }
				});
				return (0,api_reply/* json */.Pq)((0,rows/* shareRow */.Gg)(share, await names()), 201);
			}
		}),
		(0,resource/* resource */.Zc)({
			form: "DELETE /shares/{shareId}",
			summary: "End a share",
			response: rows/* DONE */.DH,
			request: schemas/* object */.Ikc({ share_id: shares_id }),
			answer: async ({ share_id: shareId }, { caller }) => {
				const share = await shares.remove(shareId, caller.userId);
				await audit.add(caller, {
					action: "end-share",
					checkId: share.checkId,
					ownerId: share.ownerId,
					details: { with: share.userId }
				});
				return (0,api_reply/* json */.Pq)({
					success: true,
					message: "The checks are not shared any more."
				});
			}
		})
	];
}

;// service/api/people/resources.js











function peopleResources(context, streams) {
	const { people, store, now } = context;
	return [
		...ME,
		...userResources(people, {
			removeCheck: (id) => store.removeCheck(id),
			deleteFiles: (names) => store.deleteFiles(names)
		}),
		...keyResources(people),
		...shareResources(people),
		...corpusResources(people),
		...quotaResources(people, now),
		...auditResources(people),
		...checkEvents(context, streams),
		...queueResources(context)
	];
}
const ME = [(0,resource/* resource */.Zc)({
	form: "GET /me",
	summary: "Who the caller is",
	response: schemas/* object */.Ikc({
		user_id: schemas/* int */.Whr(),
		name: schemas/* string */.YjP(),
		role: schemas/* enum */.k5n(people_answers/* ROLES */.gg),
		scope: schemas/* enum */.k5n(people_answers/* SCOPES */.iW),
		key_id: schemas/* int */.Whr().nullable(),
		corpus_id: schemas/* int */.Whr().nullable()
	}),
	request: schemas/* object */.Ikc({}),
	answer: (_request, { caller }) => (0,api_reply/* json */.Pq)({
		user_id: caller.userId,
		name: caller.name,
		role: caller.role,
		scope: caller.scope,
		key_id: caller.keyId,
		corpus_id: caller.corpusId
	})
})];
const resources_MOST = 1e3;
const resources_id = schemas/* int */.Whr().min(1);
function auditResources({ audit }) {
	return [(0,resource/* resource */.Zc)({
		form: "GET /audit",
		summary: "Who did what: the latest 1,000 entries, in their order",
		response: schemas/* object */.Ikc({ entries: schemas/* array */.YOg(people_answers/* AuditRow */.oz) }),
		request: schemas/* object */.Ikc({
			since: rows/* moment */.n$.optional(),
			check_id: resources_id.optional(),
			user_id: resources_id.optional()
		}),
		answer: async ({ since, check_id: checkId, user_id: userId }, { caller }) => {
			const entries = await audit.list({
				since: since === undefined ? null : Date.parse(since),
				checkId: checkId ?? null,
				userId: userId ?? null,
				concerning: caller.role === "administrator" ? null : caller.userId,
				most: resources_MOST
			});
			return (0,api_reply/* json */.Pq)({ entries: entries.map(rows/* auditRow */.Ax) });
		}
	})];
}
function checkEvents(context, streams) {
	return [(0,resource/* resource */.Zc)({
		form: "GET /checks/{checkId}/events",
		summary: "Progress of a check as it comes, as server-sent events",
		response: schemas/* string */.YjP(),
		type: "text/event-stream",
		request: schemas/* object */.Ikc({ check_id: schemas/* int */.Whr() }),
		answer: async (request, { caller, access, lastEventId, reenter }) => {
			const check = await access.find(request.check_id);
			const [news] = await (0,status_of/* statusesOf */.C)(context, [check]);
			if (news === undefined) throw new Error(`check ${check.id} has no status`);
			const mayWatch = async () => !(await reenter() instanceof api_reply/* HttpError */.j$) && await access.visible(check.id) !== null;
			return streams.answer({
				userId: caller.userId,
				news,
				lastEventId,
				mayWatch
			});
		}
	})];
}
function queueResources({ jobs }) {
	return [(0,resource/* resource */.Zc)({
		form: "GET /queue",
		summary: "What waits for its analysis",
		response: people_answers/* QueueShape */.tU,
		only: "administrator",
		request: schemas/* object */.Ikc({}),
		answer: async () => {
			const { waiting, waitingSmall, running, oldestSince } = await jobs.overview(kinds/* CHECK_WORK */.TR);
			const people = await jobs.byOwner(kinds/* CHECK_WORK */.TR);
			return (0,api_reply/* json */.Pq)({
				waiting,
				waiting_small: waitingSmall,
				running,
				oldest_since: (0,rows/* isoTime */.Ly)(oldestSince),
				people: people.map((one) => ({
					user_id: one.ownerId,
					waiting: one.waiting,
					running: one.running
				}))
			});
		}
	})];
}

var hooks = __load__(82370);
var launches = __load__(84363);
var named_blobs = __load__(62122);
var store_database = __load__(78181);
var check_row = __load__(23063);
;// service/store/retention.js



const AT_REST = [
	states/* STATE */.c4.created,
	states/* STATE */.c4.completed,
	states/* STATE */.c4.failed
];
const AT_ONCE = 100;
async function* removeExpired(database, age, note) {
	const isExpired = expiredBy(age.before, await youngFrom(database, "checks", "createdAt", age));
	for (let after = 0;;) {
		const rows = await database.db.selectFrom("checks").select(["id", "ownerId"]).where("id", ">", after).where(isExpired).where((one) => one.not(isHeld(one))).orderBy("id").limit(AT_ONCE).execute();
		for (const { id, ownerId } of rows) {
			const blobs = await database.transact(async (tx) => {
				if (!await (0,store_database/* holdRow */.kx)(tx, "checks", id)) return null;
				const still = await tx.selectFrom("checks").select("id").where("id", "=", id).where(isExpired).where((one) => one.not(isHeld(one))).executeTakeFirst();
				if (still === undefined) return null;
				await note(tx, {
					id,
					ownerId
				});
				return (0,check_row/* removeCheckRows */.M8)(tx, id);
			});
			if (blobs !== null) yield {
				id,
				ownerId,
				blobs
			};
		}
		if (rows.length < AT_ONCE) return;
		after = rows.at(-1)?.id ?? after;
	}
}
async function heldChecks(database, age) {
	const isExpired = expiredBy(age.before, await youngFrom(database, "checks", "createdAt", age));
	const rows = await database.db.selectFrom("checks").select("id").where(isExpired).where(isHeld).orderBy("id").execute();
	return rows.map(({ id }) => id);
}
async function removeOldAudit(database, age) {
	await database.db.deleteFrom("audit").where("at", "<", age.before).where("id", "<", await youngFrom(database, "audit", "at", age)).where((one) => one.not(one.exists(one.selectFrom("caseBooks").select("caseBooks.checkId").whereRef("caseBooks.checkId", "=", "audit.checkId").where("openCases", ">", 0)))).execute();
}
const HOUR_MS = 60 * 6e4;
const DAY_MS = 24 * HOUR_MS;
const LOOKED = "retention";
async function pausedUntil({ db }, now) {
	const kept = await (0,store_database/* metaOf */.fX)(db, LOOKED);
	const [last, before] = kept === null ? [now, 0] : JSON.parse(kept);
	const hasJumped = now - last > 7 * DAY_MS || last - now > HOUR_MS;
	const until = hasJumped ? now + DAY_MS : before;
	await (0,store_database/* keepMeta */.fB)(db, LOOKED, JSON.stringify([now, until]));
	return now < until ? until : null;
}
async function youngFrom({ db }, table, time, { before, now }) {
	const row = await db.selectFrom(table).select(({ fn }) => fn.min("id").as("first")).where(time, ">=", before).where(time, "<=", now).executeTakeFirst();
	return row?.first ?? Number.MAX_SAFE_INTEGER;
}
function expiredBy(before, young) {
	return (one) => one.and([
		one("id", "<", young),
		one("ownerId", "is not", null),
		one("statusId", "in", AT_REST),
		one(one.fn.coalesce("finishedAt", "updatedAt"), "<", before)
	]);
}
function isHeld(one) {
	return one.exists(one.selectFrom("caseBooks").select("caseBooks.checkId").whereRef("caseBooks.checkId", "=", "checks.id").where("openCases", ">", 0));
}

var shared_turns = __load__(93668);
var sqlite = __load__(15640);
var format = __load__(73043);
;// service/api/housekeeping.js









const HOUSE_MS = 60 * 6e4;
const SWEPT_AFTER_MS = 60 * 6e4;
const housekeeping_DAY_MS = 24 * 60 * 6e4;
const MESSAGES_MS = 30 * housekeeping_DAY_MS;
const KEYS_MS = 7 * housekeeping_DAY_MS;
const SERVICE = {
	userId: 0,
	name: "retention",
	keyId: null
};
async function keepHouse(options) {
	const { storage, now, retainMs, onNotice, stop } = options;
	const { database, blobs } = storage;
	if (retainMs !== null) await expire(options, retainMs);
	if (stop?.aborted) return;
	await new hooks/* Hooks */.Rj(database).prune(now() - MESSAGES_MS);
	await (0,shared_turns/* sharedTurnsOf */.v)(database)?.prune(HOUSE_MS);
	await new launches/* LaunchRows */.Z(database).prune(now() - HOUSE_MS);
	await (0,request_keys/* pruneRequestKeys */.IR)(database, now() - KEYS_MS);
	if (blobs.isKept) {
		const swept = await (0,named_blobs/* sweepBlobs */.Jw)(database, blobs, {
			before: now() - SWEPT_AFTER_MS,
			stop
		});
		if (swept === null) onNotice(says/* placeOfAnother */.aE);
	}
	if (database.kind === "sqlite") await (0,sqlite/* emptyLog */.ak)(database);
}
async function expire({ storage: { database, blobs }, audit, now, onNotice, stop }, retainMs) {
	const until = await pausedUntil(database, now());
	if (until !== null) {
		onNotice((0,sentence/* fill */.G)(says/* clockJumped */.wn, { until: new Date(until).toISOString() }));
		return;
	}
	const at = now();
	const age = {
		before: at - retainMs,
		now: at
	};
	const days = Math.round(retainMs / housekeeping_DAY_MS);
	const gone = [];
	const removed = removeExpired(database, age, (tx, { id, ownerId }) => audit.addWith(tx, SERVICE, {
		action: "expire-check",
		checkId: id,
		ownerId,
		details: { days }
	}));
	try {
		for await (const { id, blobs: names } of removed) {
			gone.push(id);
			await blobs.delete(names);
			if (stop?.aborted) return;
		}
	} finally {
		if (gone.length > 0) {
			onNotice((0,sentence/* fill */.G)(says/* deletedChecks */.p7, {
				gone: (0,format/* count */.U9)(gone.length, "check"),
				days: (0,format/* count */.U9)(days, "day"),
				names: ids(gone)
			}));
		}
	}
	const held = await heldChecks(database, age);
	if (held.length > 0) {
		onNotice((0,sentence/* fill */.G)(says/* keptOlder */.z9, {
			held: (0,format/* count */.U9)(held.length, "check"),
			names: ids(held)
		}));
	}
	await removeOldAudit(database, age);
}
function ids(checks) {
	return (0,format/* listed */.KE)(checks.map(String), 20);
}
function startHousekeeping({ retainMs, onNotice, ...rest }, onDefect) {
	if (onNotice === undefined) return { stop: () => Promise.resolve() };
	let last = "";
	const tellNews = (sentence) => {
		if (sentence !== last) onNotice(sentence);
		last = sentence;
	};
	const ends = new AbortController();
	const options = {
		...rest,
		retainMs: retainMs ?? null,
		onNotice: tellNews,
		stop: ends.signal
	};
	let underWay = null;
	const keep = () => {
		underWay ??= keepHouse(options).catch(onDefect).finally(() => {
			underWay = null;
		});
	};
	keep();
	const timer = setInterval(keep, HOUSE_MS).unref();
	return { stop: async () => {
		clearInterval(timer);
		ends.abort();
		await underWay;
	} };
}

var rate_limit = __load__(34127);
var router = __load__(53530);
var incoming = __load__(89479);
;// service/api/server.js






function answering(options) {
	return async (request, response, last) => {
		const probed = options.watch?.begin(request, response) ?? null;
		if (probed !== null) return probed;
		const headers = { limit: {} };
		try {
			if (last === "closing") throw new api_reply/* HttpError */.j$(says/* serviceBeing */.ri, {}, api_reply/* AWAY */.XG);
			if (last === "full") {
				options.onFull();
				throw new api_reply/* HttpError */.j$(says/* mostConnections */.$8, {}, api_reply/* AWAY */.XG);
			}
			return await answer(options, request, response, headers);
		} catch (error) {
			return limited((0,api_reply/* refused */.J5)((0,operate/* refusalOf */.Of)(error, options.onDefect, response)), headers);
		}
	};
}
async function answer(options, request, response, headers) {
	const { visitors, watch } = options;
	const visit = visitOf(options, request, response);
	const visitor = await visitors?.callerOf(visit) ?? null;
	const caller = visitor ?? await options.door.enter(request);
	if (!(caller instanceof api_reply/* HttpError */.j$)) watch?.identified(request, caller.keyId);
	if (visitor === null) await throwIfLimited(options, visit, caller, headers);
	if (options.loopbackOnly && !(0,client_address/* isLoopback */.U9)(hostOf(request).replace(/:\d+$/, ""))) {
		throw new api_reply/* HttpError */.j$(says/* serviceOwn */.IO);
	}
	const baseUrl = (options.publicUrl ?? `http://${hostOf(request)}`) + operate/* PREFIX */.H3;
	const visited = await visitors?.answer(visit, visitor) ?? false;
	if (visited !== false) return visited === true ? null : visited;
	const shown = visit.method === "GET" ? page(visit.path, baseUrl) : null;
	if (shown !== null) return limited(shown, headers);
	if (caller instanceof api_reply/* HttpError */.j$) throw caller;
	const reply = await (0,operate/* operate */.NX)(options, request, {
		caller,
		baseUrl,
		reenter: async () => await visitors?.callerOf(visit) ?? options.door.enter(request),
		routed: (path) => watch?.routed(request, path)
	});
	return limited(reply, headers);
}
function limited(reply, { limit }) {
	return {
		...reply,
		headers: {
			...limit,
			...reply.headers
		}
	};
}
function visitOf(options, request, response) {
	return {
		request,
		response,
		method: (0,incoming/* methodOf */.NY)(request),
		path: (0,incoming/* pathOf */.XM)(request),
		host: options.publicUrl === null ? hostOf(request).toLowerCase() : new URL(options.publicUrl).host,
		address: addressOf(options, request)
	};
}
function addressOf({ trustedProxies }, request) {
	const forwarded = request.headers["x-forwarded-for"];
	return (0,client_address/* clientAddress */.ci)(request.socket.remoteAddress ?? "", typeof forwarded === "string" ? forwarded : undefined, trustedProxies);
}
async function throwIfLimited(options, { request, address }, caller, headers) {
	const { rateLimit, isProxied } = options;
	const isKnown = !(caller instanceof api_reply/* HttpError */.j$) || caller.status === 403;
	const known = isWatching(request) ? "feed" : "key";
	const own = isProxied && !(caller instanceof api_reply/* HttpError */.j$) ? `${caller.userId} ${caller.keyId}` : "";
	if (rateLimit === null) return;
	headers.limit = await rateLimit.admit([
		isKnown ? known : "no key",
		own,
		address
	].join(" "));
}
function isWatching({ url = "" }) {
	return url.startsWith(resource/* PEOPLE_PREFIX */.f) && /^[^?]*\/events\/?(?:\?|$)/.test(url);
}
function hostOf(request) {
	const host = request.headers.host ?? "";
	return /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(host) ? host : "localhost";
}
function page(path, baseUrl) {
	const check = /^\/(?:checks\/(\d{1,15})\/?)?$/.exec(path);
	if (check === null) return null;
	const [, id] = check;
	const what = id === undefined ? `<p>Programs check source code for similarity here. Their interface is at <code>${baseUrl}</code>.</p>` : `<p>This is the address of check ${id}. Its results are read with the key of this service, for example:</p>
<pre>curl -H "apikey: $CODE_SIMILARITY_KEY" ${baseUrl}/checks/${id}/summary</pre>
<p>The full report is made by <code>code-similarity check</code> or the GitHub action that started the check.</p>`;
	return {
		status: 200,
		headers: {
			"content-type": "text/html; charset=utf-8",
			"content-security-policy": "default-src 'none'; frame-ancestors 'none'"
		},
		body: `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Code similarity service</title></head>
<body><h1>Code similarity service</h1>
${what}
</body></html>
`
	};
}

;// service/api/simulation.js



const NO_SIMULATION = {
	offline: false,
	trial: false,
	suspended: false,
	quota: null
};
const STARTS = new Set(["startCheck", "quickCheck"]);
const VIEWERS = new Set([
	"viewer",
	"viewerFile",
	"viewerCounterpart"
]);
const DELETES = new Set(["deleteCheck", "deleteSubmission"]);
async function simulatedRefusal({ offline, trial, suspended, quota }, operation, caller, started) {
	if (suspended) {
		return new api_reply/* HttpError */.j$(says/* accountSuspendedInvoice */.e8, { invoice: "in_simulated" });
	}
	const isTrial = trial || caller.trial;
	if (isTrial && VIEWERS.has(operation)) {
		return new api_reply/* HttpError */.j$(says/* viewerNotPart */.lE, { paywalled: true });
	}
	if (isTrial && DELETES.has(operation)) return new api_reply/* HttpError */.j$(says/* checksTrial */.wF);
	if (STARTS.has(operation) && offline) return new api_reply/* HttpError */.j$(says/* analysisServices */.XQ);
	if (STARTS.has(operation) && quota !== null && await started() >= quota) {
		return new api_reply/* HttpError */.j$((0,sentence/* fill */.G)(says/* quotaChecks */.YA, { quota }));
	}
	return null;
}

var migrate = __load__(69899);
var store_storage = __load__(87662);
var store_store = __load__(29830);
var searching = __load__(10141);
;// service/service.js
































const FULL_MS = 6e4;
const DRAIN_MS = 3e4;
async function openEmbeddedService(options) {
	return withStorage(options, async (storage) => {
		const core = await coreOf(options, storage, true);
		core.begin();
		return {
			fetch: core.fetchAs(caller/* OWNER */.y),
			close: async () => {
				await core.streams.close();
				await core.end();
				await storage.close();
			}
		};
	});
}
async function startEmbeddedService(options) {
	return withStorage(options, async (storage) => serve(options, storage));
}
async function withStorage(options, open) {
	const { dataDir, tempDir, openStorage } = options;
	const storage = await (openStorage?.() ?? (dataDir === null ? (0,store_storage/* openTemporary */.gd)(tempDir) : (0,store_storage/* openDataFolder */.l)(dataDir, migrate/* STEPS */.UT)));
	return open(storage).catch((0,outcome/* andThrow */.U_)(() => storage.close()));
}
async function serve(options, storage) {
	const { now, requestsPerMinute } = options;
	const core = await coreOf(options, storage, requestsPerMinute === null);
	let extension = null;
	const end = async () => {
		await extension?.close?.();
		await core.end();
	};
	try {
		const { key } = options;
		const { people, resources, onDefect, folder } = core;
		const door = new Door(typeof key === "string" ? key : key(), people.keys);
		const reached = reachedBy(options);
		const parts = {
			...core.context,
			...storage,
			...reached,
			...core.operating,
			door,
			folder: core.spoolDir
		};
		extension = options.extend?.({
			...parts,
			fetchAs: core.fetchAs,
			wake: core.wake
		}) ?? null;
		const answer = answering({
			...core.operating,
			...reached,
			door,
			findResource: (0,router/* routerOf */.V)([...resources, ...extension?.resources ?? []]),
			visitors: extension?.visitors ?? null,
			rateLimit: requestsPerMinute === null ? null : new rate_limit/* RateLimit */.q("interface", requestsPerMinute, core.context),
			watch: options.watch?.(storage) ?? null,
			onFull: onceIn(FULL_MS, core.context.monotonic, () => options.house?.onNotice(says/* connectionsRefused */.mr))
		});
		core.begin(extension?.handlers);
		const demo = {
			...core.context,
			access: core.operating.accessOf(caller/* OWNER */.y)
		};
		if (options.demo != null) await offerDemo(demo, options.demo, folder);
		const listener = await (0,http_listener/* listen */.KT)({
			host: options.host,
			port: options.port,
			answer
		}, null);
		const chores = startHousekeeping({
			storage,
			audit: people.audit,
			now,
			...options.house
		}, onDefect);
		return {
			baseUrl: listener.url.replace(/\/\/(?:0\.0\.0\.0|\[::\]):/, "//127.0.0.1:") + operate/* PREFIX */.H3,
			close: async () => {
				const tidied = chores.stop();
				await core.streams.close();
				await listener.close((signal) => (0,external_node_timers_promises_.setTimeout)(DRAIN_MS, undefined, { signal }));
				await end();
				await tidied;
				await storage.close();
			}
		};
	} catch (error) {
		await end();
		throw error;
	}
}
async function coreOf(options, storage, unmetered) {
	const { now, monotonic = () => performance.now(), simulation = NO_SIMULATION } = options;
	const onDefect = options.onDefect ?? ((error) => console.error(error));
	const folder = options.dataDir ?? options.tempDir;
	const spoolDir = (0,external_node_path_.join)(folder, "spool");
	const store = await store_store/* Store */.i.open(storage.database, storage.blobs);
	const people = (0,people_people/* peopleOf */.x)(storage.database, now);
	if (options.openStorage === undefined && options.dataDir !== null) await store.sweep();
	await emptyFolder(spoolDir);
	const turns = (0,shared_turns/* sharedTurnsOf */.v)(storage.database);
	if (unmetered) (0,analysis_thread/* warmThread */.sz)();
	const { jobs, runs, workers, start, stop } = (0,analyses/* analysesOf */.w)({
		workers: options.workers ?? 1,
		limits: options.limits ?? {
			timeMs: analysis_thread/* DEFAULT_TIME_LIMIT_MS */.D,
			memoryBytes: null
		},
		indexes: !unmetered,
		database: storage.database,
		store,
		folder: spoolDir,
		start: analysis_thread/* startThread */.BR,
		web: (0,searching/* searchingOf */.qT)(options.web ?? null, {
			monotonic,
			turns
		}),
		now,
		monotonic,
		onDefect
	});
	const web = options.web?.names ?? [];
	const context = {
		store,
		people,
		jobs,
		runs,
		turns,
		now,
		monotonic,
		unmetered,
		simulation,
		web
	};
	const streams = streamsOf(context, onDefect);
	const resources = peopleResources(context, streams);
	const shared = {
		store,
		corpora: people.corpora,
		now,
		cached: { latest: null }
	};
	const operating = {
		accessOf: (caller) => new CheckAccess(shared, caller),
		spoolDir,
		disks: [spoolDir, storage.blobs.folder],
		keepFreeBytes: options.keepFreeBytes ?? null,
		findResource: (0,router/* routerOf */.V)(resources),
		handle: (operation, request, call, access) => handle({
			...context,
			access
		}, operation, request, call),
		refusal: (operation, caller) => simulatedRefusal(simulation, operation, caller, () => store.startedChecks()),
		onDefect
	};
	const own = new InProcess(operating);
	return {
		context,
		people,
		operating,
		resources,
		streams,
		folder,
		spoolDir,
		onDefect,
		fetchAs: (caller) => own.fetchOf(() => Promise.resolve(caller)),
		wake: () => workers.wake(),
		begin: start,
		end: async () => {
			await stop();
			await own.close();
		}
	};
}
function onceIn(ms, monotonic, tell) {
	let next = -Infinity;
	return () => {
		if (monotonic() < next) return;
		next = monotonic() + ms;
		tell();
	};
}
function reachedBy(options) {
	const { trustedProxies = [], publicUrl = null } = options;
	return {
		trustedProxies: (0,client_address/* proxyList */.bm)(trustedProxies),
		isProxied: trustedProxies.length > 0,
		publicUrl,
		loopbackOnly: (0,client_address/* isForThisMachine */.HF)(options)
	};
}
function streamsOf(context, onDefect) {
	const feed = new CheckFeed(async (ids) => {
		const news = await (0,status_of/* statusesOf */.C)(context, await context.store.checksById(ids));
		return new Map(news.map((one) => [one.check_id, one]));
	}, onDefect);
	return new EventStreams(feed, context.monotonic);
}
async function emptyFolder(folder) {
	files.fs.makeFolderNow(folder, 448);
	for (const name of await (0,promises_.readdir)(folder)) await (0,promises_.rm)((0,external_node_path_.join)(folder, name), {
		recursive: true,
		force: true
	});
}


}),

84363:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Z:()=>LaunchRows
});
var _database_js__0__ = __load__(78181);

class LaunchRows extends _database_js__0__.Sc {
	async begin(row, before) {
		await this.prune(before);
		await this.db.insertInto("launches").values(row).execute();
	}
	async prune(before) {
		await this.db.deleteFrom("launches").where("at", "<", before).execute();
	}
	async take(stateHash, since) {
		const row = await this.db.deleteFrom("launches").where("stateHash", "=", stateHash).where("at", ">=", since).returningAll().executeTakeFirst();
		return row ?? null;
	}
	course(key) {
		return this.row("courses", { key });
	}
	courseOf(corpusId) {
		return this.row("courses", { corpusId });
	}
	async addCourse(course) {
		await (0,_database_js__0__.BY)(this.db, "courses", course);
		return await this.course(course.key) ?? course;
	}
	async changeCourse(key, peopleUrl) {
		await this.db.updateTable("courses").set({ peopleUrl }).where("key", "=", key).execute();
	}
	keys() {
		return this.db.selectFrom("signingKeys").selectAll().orderBy("createdAt", "desc").execute();
	}
	async addKey(key, before) {
		await this.db.insertInto("signingKeys").values(key).execute();
		await this.db.deleteFrom("signingKeys").where("createdAt", "<", before).execute();
	}
}


}),





};
