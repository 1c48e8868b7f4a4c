export const id = 3863;
export const ids = [3863];
export const modules = {

1981:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
C:()=>readBounded
});
var _abort_js__0__ = __load__(59362);
var _bytes_js__1__ = __load__(25771);


async function readBounded(body, maxBytes, signal) {
	const reader = body.getReader();
	const chunks = [];
	let size = 0;
	try {
		for (;;) {
			const { done, value } = await (0,_abort_js__0__.H6)(reader.read(), signal);
			if (done) return (0,_bytes_js__1__.xW)(chunks, size);
			size += value.length;
			if (size > maxBytes) return null;
			chunks.push(value);
		}
	} finally {
		reader.cancel().catch(() => {});
	}
}


}),

23863:
((__module__, __out__, __load__) => {


__load__.d(__out__, {
rK:()=>DEFAULT_API_URL,
UM:()=>DEFAULT_SERVER_URL,
Cl:()=>createGitHub,
fe:()=>purposed
});

var schemas = __load__(25465);
var proxies = __load__(83473);
var abort = __load__(59362);
var base_sentence = __load__(4771);
var outcome = __load__(98216);
var bounded = __load__(1981);
var bytes = __load__(25771);
var native_bytes = __load__(95925);
var errors = __load__(47307);
var limits = __load__(4472);
var may_wait = __load__(81381);
var names = __load__(50926);
;// github/ask-git.js






const MOST_WORDS = 1e3;
async function askGit(options, { fetch }, asked, signal) {
	const request = requestOf(options, asked, signal);
	for (let retries = 0;; retries += 1) {
		try {
			const response = await posted(fetch, gitAddress(options.apiUrl, asked.repository), request);
			const type = response.headers.get("content-type") ?? "";
			if (response.status === 200 && type.startsWith("text/")) throw (0,errors/* notGitHub */.$T)(type);
			if (response.status === 200 && response.body !== null) {
				return await (0,bounded/* readBounded */.C)(response.body, asked.mostBytes, signal);
			}
			const { status } = response;
			const message = (await response.text()).slice(0, MOST_WORDS);
			const headers = Object.fromEntries(response.headers);
			throw Object.assign(new Error(message), {
				status,
				response: {
					headers,
					data: { message }
				}
			});
		} catch (error) {
			signal.throwIfAborted();
			const seconds = pauseAfter(error, options, retries);
			if (seconds === null) throw error;
			await options.clock.sleep(seconds * 1e3, signal);
		}
	}
}
const MOVED = new Set([
	301,
	302,
	307,
	308
]);
async function posted(fetch, address, request) {
	const first = await fetch(address, {
		...request,
		redirect: "manual"
	});
	const place = MOVED.has(first.status) ? first.headers.get("location") : null;
	const next = place === null ? null : new URL(place, address);
	if (next === null || next.origin !== new URL(address).origin) return first;
	await first.body?.cancel();
	return fetch(next.href, {
		...request,
		redirect: "manual"
	});
}
function pauseAfter(error, options, retries) {
	const limit = (0,errors/* limitSeconds */.Hh)(error);
	if (limit !== null) return (0,may_wait/* mayWait */.L)(options, "rate limit", limit, retries) ? limit : null;
	if (options.isPacedByCaller === true || retries >= limits/* GITHUB_LIMITS */.f.request.networkRetries) return null;
	return ((0,errors/* statusOf */.c2)(error) ?? 500) >= 500 ? (retries + 1) ** 2 : null;
}
function requestOf({ token, userAgent }, { body }, signal) {
	const login = (0,native_bytes/* toBase64 */.nk)((0,bytes/* utf8 */.As)(`x-access-token:${token ?? ""}`));
	return {
		method: "POST",
		headers: {
			"user-agent": `git/2.0 (${userAgent})`,
			"content-type": "application/x-git-upload-pack-request",
			accept: "application/x-git-upload-pack-result",
			"git-protocol": "version=2",
			...token === null ? {} : { authorization: `Basic ${login}` }
		},
		body: new Uint8Array(body),
		signal
	};
}
function gitAddress(apiUrl, name) {
	const { protocol, host } = new URL(apiUrl);
	const site = /^api\.(?:github\.com|[^.]+\.ghe\.com)$/.test(host) ? host.slice("api.".length) : host;
	return `${protocol}//${site}/${(0,names/* fullName */.fq)(name)}.git/git-upload-pack`;
}

var github_options = __load__(711);
var text_escape = __load__(68171);
;// github/graphql-limit.js


const Failed = schemas/* looseObject */._H3({ errors: schemas/* array */.YOg(schemas/* looseObject */._H3({ type: schemas/* unknown */.L5J() })) });
const LIMITS = new Set(["RATE_LIMIT", "RATE_LIMITED"]);
function limitAsRest({ status, headers }, body) {
	const read = Failed.safeParse(status === 200 && body.includes("\"errors\"") ? (0,text_escape/* parsedJson */.U4)(body) : null);
	if (!read.success || !read.data.errors.some(({ type }) => LIMITS.has(type))) return null;
	const none = {
		...Object.fromEntries(headers),
		"x-ratelimit-remaining": "0"
	};
	return Response.json({ message: "API rate limit exceeded" }, {
		status: 403,
		headers: none
	});
}

;// github/request-budget.js

class BudgetedFetch {
	#budget = {
		used: 0,
		limit: null,
		remaining: null,
		resetsAt: null
	};
	#transport;
	constructor(transport) {
		this.#transport = transport;
	}
	get budget() {
		return this.#budget;
	}
	fetch = (input, init) => this.#ask(input, init, (response) => whole(response, isGraphql(input)));
	begin = (input, init) => this.#ask(input, init, (response) => Promise.resolve(response));
	async #ask(input, init, read) {
		this.#budget = {
			...this.#budget,
			used: this.#budget.used + 1
		};
		let response;
		try {
			response = await read(await this.#transport.fetch(input, init));
		} catch (error) {
			if (init?.signal?.aborted === true) throw new DOMException("The request was aborted.", "AbortError");
			throw error;
		}
		this.#budget = {
			...this.#budget,
			...statedLimits(response.headers)
		};
		return response;
	}
}
function isGraphql(input) {
	return typeof input === "string" && input.endsWith("/graphql");
}
async function whole(response, isGraphqls) {
	if (!/^application\/(?:[\w.-]+\+)?json\b/.test(response.headers.get("content-type") ?? "")) return response;
	const text = await response.text();
	if (text === "" && response.status === 200) throw new TypeError("the answer is empty");
	const limit = isGraphqls ? limitAsRest(response, text) : null;
	return limit ?? Object.assign(response, { text: () => Promise.resolve(text) });
}
function statedLimits(headers) {
	const number = (name) => {
		const text = headers.get(name);
		return text !== null && /^\d+$/.test(text) ? Number(text) : null;
	};
	if (headers.get("x-ratelimit-resource")?.endsWith("search") === true) return {};
	const remaining = number("x-ratelimit-remaining");
	if (remaining === null) return {};
	const reset = number("x-ratelimit-reset");
	return {
		limit: number("x-ratelimit-limit"),
		remaining,
		resetsAt: reset === null ? null : new Date(reset * 1e3).toISOString()
	};
}

var says = __load__(91096);
var github_transport = __load__(20603);
;// github/client.js








const DEFAULT_API_URL = "https://api.github.com";
const DEFAULT_SERVER_URL = "https://github.com";
function createGitHub(options) {
	(0,proxies/* expectAddress */.sb)("GITHUB_API_URL", options.apiUrl);
	const transport = (0,github_transport/* createTransport */.o)(options.apiUrl, options.environment);
	return clientUntil(options.signal, options, transport, new BudgetedFetch(transport));
}
function clientUntil(signal, options, transport, budgeted) {
	const { origin = github_options/* GITHUB_TOKEN */.G } = options;
	const load = async () => {
		const { throttledOctokit } = await Promise.all(/* import() */[__load__.e(9911), __load__.e(3876)]).then(__load__.bind(__load__, 83876));
		return throttledOctokit(options, budgeted.fetch, signal);
	};
	let loading = null;
	const loaded = () => loading ??= load();
	const guarded = async (purpose, body) => {
		signal.throwIfAborted();
		try {
			return await (0,abort/* orAborted */.H6)(body(), signal);
		} catch (error) {
			signal.throwIfAborted();
			throw (0,errors/* explainError */.UW)(error, purpose, origin);
		}
	};
	return {
		apiUrl: options.apiUrl,
		origin,
		ask: async (purpose, request, shape) => {
			const { data } = await guarded(purpose, async () => request((await loaded()).rest));
			return checked(data, shape, purpose);
		},
		graphql: async (purpose, query, variables, shape) => {
			const data = await guarded(purpose, async () => {
				try {
					return await (await loaded()).graphql(query, variables);
				} catch (error) {
					const { success, data: refusal } = Refusal.safeParse(error);
					throw success ? (0,errors/* explainRefusal */.GC)(refusal.message, purpose, origin, error) : error;
				}
			});
			return checked(data, shape, purpose);
		},
		async *pages(purpose, route, parameters, item) {
			const octokit = await loaded();
			const answers = octokit.paginate.iterator(route, {
				per_page: 100,
				...parameters
			});
			const iterator = answers[Symbol.asyncIterator]();
			for (;;) {
				const next = await guarded(purpose, () => iterator.next());
				if (next.done === true) return;
				const rows = next.value.data;
				if (!Array.isArray(rows)) throw unexpected(purpose, "a list was expected");
				yield rows.map((row) => checked(row, item, purpose));
			}
		},
		download: async (purpose, route, parameters) => {
			const request = {
				parseSuccessResponseBody: false,
				fetch: budgeted.begin
			};
			const { data } = await guarded(purpose, async () => (await loaded()).request(route, {
				...parameters,
				request
			}));
			if (!(data instanceof ReadableStream)) throw unexpected(purpose, "a body was expected");
			return data;
		},
		git: (purpose, asked) => guarded(purpose, () => askGit(options, transport, asked, signal)),
		until: (more) => clientUntil(AbortSignal.any([signal, more]), options, transport, budgeted),
		inPlaceOf: (other) => clientUntil(signal, {
			...options,
			origin: other
		}, transport, budgeted),
		budget: () => budgeted.budget,
		close: () => transport.close()
	};
}
function checked(data, shape, purpose) {
	const result = shape.safeParse(data);
	if (result.success) return result.data;
	const issue = result.error.issues[0];
	throw unexpected(purpose, `${issue?.path.join(".") ?? ""} ${issue?.message ?? ""}`.trim());
}
function unexpected(purpose, detail) {
	const sentence = ({ what }) => (0,base_sentence/* fill */.G)(says/* githubAnswered */.RU, {
		what,
		detail
	});
	return new outcome/* GitHubError */.y_(sentence(purpose), "network", { openMessage: sentence((0,errors/* withoutNames */.Fw)(purpose)) });
}
const Refusal = schemas/* looseObject */._H3({
	name: schemas/* literal */.euz("GraphqlResponseError"),
	message: schemas/* string */.YjP()
});
function purposed(github, known) {
	return {
		...github,
		ask: (purpose, request, shape) => github.ask({
			...purpose,
			...known
		}, request, shape),
		pages: (purpose, route, parameters, item) => github.pages({
			...purpose,
			...known
		}, route, parameters, item),
		git: (purpose, asked) => github.git({
			...purpose,
			...known
		}, asked),
		until: (signal) => purposed(github.until(signal), known),
		inPlaceOf: (origin) => purposed(github.inPlaceOf(origin), known),
		download: (purpose, route, parameters) => github.download({
			...purpose,
			...known
		}, route, parameters)
	};
}


}),

47307:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
$T:()=>notGitHub,
Fw:()=>withoutNames,
GC:()=>explainRefusal,
Hh:()=>limitSeconds,
MW:()=>askedWaitMs,
NH:()=>waitIn,
OU:()=>purposeFor,
RJ:()=>aheadOf,
UW:()=>explainError,
c2:()=>statusOf,
vK:()=>GitHubRequestError,
yo:()=>overlookedLimit
});
var _base__4__ = __load__(98216);
var _base__5__ = __load__(4771);
var _limits_js__0__ = __load__(4472);
var _permissions_js__1__ = __load__(21498);
var _github_options_js__2__ = __load__(711);
var _says_js__3__ = __load__(91096);





function purposeFor(target, what, permission) {
	return {
		what,
		permission: _permissions_js__1__.J[permission],
		target
	};
}
class GitHubRequestError extends _base__4__.y_ {
	status;
	constructor(message, outcome, facts) {
		const { status, ...rest } = facts;
		super(message, outcome, rest);
		this.status = status;
	}
}
function notGitHub(type = "something without a type") {
	return new Error(`${type.replace(/;.*/, "")} came in place of data, as from a proxy or a page to sign in`);
}
function explainError(error, purpose, origin) {
	if (error instanceof _base__4__.y_) return error;
	const answer = answerOf(error);
	const said = `: ${answer.message}`;
	const [outcome, message] = explain(answer, purpose, origin, said);
	const [, openMessage] = explain(answer, withoutNames(purpose), origin, mayNamePeer(purpose) ? "" : said);
	const { status } = answer;
	return new GitHubRequestError(message, outcome, {
		status,
		cause: error,
		openMessage
	});
}
function explainRefusal(said, purpose, origin, cause) {
	const { permission, target } = purpose;
	const sentence = (what, reason) => (0,_base__5__.G)(_says_js__3__.A2, {
		what,
		reason,
		howToGrant: (0,_permissions_js__1__.Y)(permission, target, origin)
	});
	return new _base__4__.y_(sentence(purpose.what, `: ${shortened(said.replace(/\s+/g, " "))}`), "forbidden", {
		cause,
		openMessage: sentence(withoutNames(purpose).what, "")
	});
}
function withoutNames(purpose) {
	return mayNamePeer(purpose) ? {
		...purpose,
		what: purpose.permission.call
	} : purpose;
}
function mayNamePeer({ target, isOfPeer }) {
	return target === "other" || isOfPeer === true;
}
function explain(answer, purpose, origin, said) {
	const { status, headers } = answer;
	const { what, permission, target } = purpose;
	if (status === null) {
		const isUntrusted = UNTRUSTED.test(String(answer.code));
		return ["network", (0,_base__5__.G)(_says_js__3__.ql, {
			what,
			said,
			isUntrusted
		})];
	}
	if (isRateLimit(answer)) {
		return ["rate-limited", (0,_base__5__.G)(_says_js__3__._P, {
			what,
			time: resetTime(answer) ?? "later"
		})];
	}
	if (status >= 500) return ["network", (0,_base__5__.G)(_says_js__3__.Es, {
		status,
		what
	})];
	if (status === 401) return ["forbidden", refusedToken(what, origin)];
	if (typeof headers["x-github-sso"] === "string") {
		return ["forbidden", (0,_base__5__.G)(_says_js__3__.FS, { what })];
	}
	if (isComment(permission) && (status === 403 || status === 422)) {
		if (/\block(?:ed)?\b/i.test(answer.message)) {
			return ["forbidden", (0,_base__5__.G)(_says_js__3__.z7, {
				what,
				status
			})];
		}
		if (/\bcommenting is disabled\b/i.test(answer.message)) {
			return ["forbidden", (0,_base__5__.G)(_says_js__3__.og, {
				what,
				status,
				said
			})];
		}
	}
	if (status === 403) {
		return ["forbidden", (0,_base__5__.G)(_says_js__3__.FH, {
			what,
			said,
			howToGrant: (0,_permissions_js__1__.Y)(permission, target, origin),
			isOwn: target === "own",
			isOnCommit: permission === _permissions_js__1__.J.commitComments
		})];
	}
	if (status === 410 && (permission === _permissions_js__1__.J.issues || permission === _permissions_js__1__.J.issuesRead)) {
		return ["forbidden", (0,_base__5__.G)(_says_js__3__.wv, { what })];
	}
	if (status === 404 || status === 410) {
		return ["forbidden", (0,_base__5__.G)(_says_js__3__.Ue, {
			status,
			what,
			howToGrant: (0,_permissions_js__1__.Y)(permission, target, origin)
		})];
	}
	if (status === 451) {
		return ["forbidden", (0,_base__5__.G)(_says_js__3__.sG, { what })];
	}
	return ["config-error", (0,_base__5__.G)(_says_js__3__._C, {
		status,
		what,
		said
	})];
}
function refusedToken(what, origin) {
	if (origin.kind === "app") {
		return (0,_base__5__.G)(_says_js__3__.lv, { what });
	}
	const { name, instead } = origin;
	if (instead === null) {
		return (0,_base__5__.G)(_says_js__3__.pM, {
			what,
			tokenGap: (0,_github_options_js__2__.S)(origin) ?? "",
			name
		});
	}
	const gap = (0,_github_options_js__2__.S)(origin);
	return (0,_base__5__.G)(_says_js__3__.KA, {
		what,
		instead: instead ?? name,
		gap,
		name
	});
}
function isComment(permission) {
	return permission === _permissions_js__1__.J.comments || permission === _permissions_js__1__.J.issues;
}
function statusOf(error) {
	return error instanceof GitHubRequestError ? error.status : answerOf(error).status;
}
function aheadOf(now, error) {
	const ms = Date.parse(String(answerOf(error.cause).headers["date"])) - now;
	return Number.isFinite(ms) ? ms : null;
}
function askedWaitMs(error) {
	const { status, headers } = answerOf(error instanceof GitHubRequestError ? error.cause : error);
	return status === 403 || status === 429 || status === 503 ? waitIn(headers) : null;
}
function waitIn(headers) {
	const { "retry-after": after, "x-ratelimit-remaining": remaining, "x-ratelimit-reset": reset, date } = headers;
	if (after !== undefined && /^\d+$/.test(String(after))) return Number(after) * 1e3;
	const ms = Number(reset) * 1e3 - Date.parse(String(date));
	return String(remaining) === "0" && Number.isFinite(ms) ? Math.max(0, ms) : null;
}
function limitSeconds(error) {
	if (!isRateLimit(answerOf(error))) return null;
	return Math.ceil((askedWaitMs(error) ?? _limits_js__0__.f.request.limitMs) / 1e3);
}
function overlookedLimit(error) {
	const { message, headers } = answerOf(error);
	const isKnown = /\bsecondary rate\b/i.test(message) || String(headers["x-ratelimit-remaining"] ?? "") === "0";
	return isKnown ? null : limitSeconds(error);
}
function answerOf(error) {
	if (typeof error !== "object" || error === null) {
		return {
			status: null,
			message: String(error),
			headers: {}
		};
	}
	const { status, response } = error;
	const data = response?.data;
	const { message, code } = response === undefined ? rootOf(error) : error;
	const said = typeof data === "object" && data !== null && "message" in data && typeof data.message === "string" ? data.message : typeof message === "string" ? message : "no reason given";
	return {
		status: response !== undefined && typeof status === "number" ? status : null,
		message: shortened(said.replace(/\s+/g, " ").replace(OF_NODE, "")),
		headers: response?.headers ?? {},
		code
	};
}
const OF_NODE = /; if the root CA is installed locally, .*/;
const UNTRUSTED = /^(?:CERT_|DEPTH_ZERO|ERR_TLS_CERT|SELF_SIGNED|UNABLE_TO)/;
function rootOf(error) {
	let root = error;
	for (let depth = 0; depth < MAX_CAUSES; depth += 1) {
		const next = root instanceof AggregateError ? root.errors[0] : root.cause;
		if (!(next instanceof Error)) break;
		root = next;
	}
	return root;
}
const MAX_CAUSES = 8;
const MAX_CHARACTERS = 200;
function shortened(text) {
	return text.length <= MAX_CHARACTERS ? text : `${text.slice(0, MAX_CHARACTERS).replace(/\S*$/, "")}\u2026`;
}
function isRateLimit(answer) {
	if (answer.status === 429) return true;
	if (answer.status !== 403) return false;
	return String(answer.headers["x-ratelimit-remaining"] ?? "") === "0" || answer.headers["retry-after"] !== undefined || /rate limit/i.test(answer.message);
}
function resetTime({ headers }) {
	const { "retry-after": after, "x-ratelimit-remaining": remaining, "x-ratelimit-reset": reset, date } = headers;
	const ms = after === undefined ? String(remaining ?? "") === "0" ? Number(reset) * 1e3 : Number.NaN : Date.parse(String(date)) + Number(after) * 1e3;
	if (!(ms > 0)) return null;
	const minute = new Date(Math.ceil(ms / 6e4) * 6e4);
	return `at ${minute.toISOString().slice(11, 16)} UTC`;
}


}),

711:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
G:()=>GITHUB_TOKEN,
S:()=>tokenGap
});
const GITHUB_TOKEN = {
	kind: "input",
	name: "github-token"
};
function tokenGap(origin) {
	if (origin.kind === "app" || origin.instead === undefined) return null;
	const used = origin.instead === null ? "GitHub was asked without a token" : `${origin.instead} was used`;
	return `${origin.name} is empty, as a secret that does not exist is, so ${used}`;
}


}),

4472:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
f:()=>GITHUB_LIMITS
});
const GITHUB_LIMITS = {
	request: {
		finalStatuses: [
			400,
			401,
			403,
			404,
			409,
			410,
			413,
			422,
			429,
			451
		],
		rateLimitRetries: 3,
		limitMs: 6e4,
		networkRetries: 2,
		connectMs: 15e3,
		headersMs: 6e4,
		bodySilenceMs: 6e4,
		connections: 10
	},
	archive: { tries: 3 },
	comment: {
		maxPosts: 2,
		maxLooks: 6
	},
	checkRun: {
		maxPosts: 3,
		lookAgainMs: [0]
	},
	reply: {
		maxPosts: 2,
		lookAgainMs: [
			0,
			2e3,
			5e3
		],
		reactAgainMs: [2e3, 5e3]
	},
	delivery: { againMs: [5e3, 6e4] },
	appToken: { renewBeforeMs: 10 * 6e4 },
	students: {
		perScan: 400,
		pages: 5,
		tries: 3,
		refusals: 3,
		perNote: 20
	},
	installations: {
		open: 50,
		idleMs: 15 * 6e4,
		commandWaitMs: 2 * 6e4,
		scanWaitMs: 65 * 6e4
	},
	issue: {
		maxPosts: 3,
		lookAgainMs: [2e3, 5e3],
		assignAgainMs: [2e3, 5e3]
	},
	stateBranch: {
		conflictsMs: 6e4,
		backoffMs: 500,
		maxBackoffMs: 5e3,
		silenceMs: [
			2e3,
			5e3,
			15e3
		],
		closedMs: 18e4,
		closedStepMs: 5e3,
		skewMs: 3e4,
		replaceWithinMs: 6e4
	}
};


}),

81381:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
L:()=>mayWait
});
var _base__2__ = __load__(4771);
var _limits_js__0__ = __load__(4472);
var _says_js__1__ = __load__(91096);



function mayWait({ clock, log, deadlineMs, maxWaitMs = Infinity, isPacedByCaller }, what, seconds, retries) {
	if (isPacedByCaller === true) return false;
	const ms = seconds * 1e3;
	const wait = clock.now() + ms < deadlineMs && ms <= maxWaitMs && retries < _limits_js__0__.f.request.rateLimitRetries;
	log[wait ? "info" : "debug"]((0,_base__2__.G)(_says_js__1__.NZ, {
		what,
		wait,
		seconds
	}));
	return wait;
}


}),


21498:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
J:()=>PERMISSIONS,
Y:()=>howToGrant
});
var _github_options_js__0__ = __load__(711);

const PERMISSIONS = {
	contents: {
		call: "reading files",
		workflow: "contents: read",
		fineGrained: "Contents: read",
		app: {
			name: "contents",
			level: "read"
		}
	},
	contentsWrite: {
		call: "writing files",
		workflow: "contents: write",
		fineGrained: "Contents: write",
		app: {
			name: "contents",
			level: "write"
		}
	},
	metadata: {
		call: "looking up repositories",
		workflow: "metadata: read",
		fineGrained: "Contents: read\u201d, which brings \u201cMetadata: read",
		app: {
			name: "metadata",
			level: "read"
		}
	},
	pullRequests: {
		call: "reading pull requests",
		workflow: "pull-requests: read",
		fineGrained: "Pull requests: read",
		app: {
			name: "pull_requests",
			level: "read"
		}
	},
	comments: {
		call: "commenting",
		workflow: "pull-requests: write",
		fineGrained: "Pull requests: write",
		app: {
			name: "pull_requests",
			level: "write"
		}
	},
	issuesRead: {
		call: "reading issues",
		workflow: "issues: read",
		fineGrained: "Issues: read",
		app: {
			name: "issues",
			level: "read"
		}
	},
	issues: {
		call: "writing an issue",
		workflow: "issues: write",
		fineGrained: "Issues: write",
		app: {
			name: "issues",
			level: "write"
		}
	},
	commitComments: {
		call: "commenting on a commit",
		workflow: "contents: write",
		fineGrained: "Contents: write",
		app: {
			name: "contents",
			level: "write"
		}
	},
	checks: {
		call: "writing a check run",
		workflow: "checks: write",
		fineGrained: "Checks: write (Apps and workflows only)",
		app: {
			name: "checks",
			level: "write"
		}
	},
	actions: {
		call: "cancelling a run",
		workflow: "actions: write",
		fineGrained: "Actions: write",
		app: {
			name: "actions",
			level: "write"
		}
	},
	members: {
		call: "reading a team",
		workflow: null,
		fineGrained: "organisation permission Members: read",
		app: {
			name: "members",
			level: "read"
		}
	},
	customProperties: {
		call: "reading custom properties",
		workflow: null,
		fineGrained: "organisation permission Custom properties: read",
		app: {
			name: "organization_custom_properties",
			level: "read"
		}
	}
};
function howToGrant(permission, kind, origin) {
	if (origin.kind === "app") {
		return `give the App \u201c${permission.fineGrained}\u201d in its settings, and accept that where it is installed; the repositories must be among those that it is installed on`;
	}
	const gap = (0,_github_options_js__0__.S)(origin);
	const fineGrained = `a fine-grained token or an App with \u201c${permission.fineGrained}\u201d as ${origin.name}${gap === null ? "" : ` (${gap})`}`;
	return kind === "own" && permission.workflow !== null ? `add \`${permission.workflow}\` to the job's permissions, or use ${fineGrained}` : `use ${fineGrained}; the repositories must be among those it was given access to (the workflow's own GITHUB_TOKEN reaches its own repository alone)`;
}


}),

91096:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
A2:()=>githubRefused,
Es:()=>githubAnsweredWhile,
FH:()=>githubRefused403,
FS:()=>organisationDemands,
KA:()=>githubNotAcceptToken,
NZ:()=>githubsReached,
RU:()=>githubAnswered,
Ue:()=>githubFinds,
_C:()=>githubAnsweredWhileToo,
_P:()=>githubsLimit,
lv:()=>githubNotAccept,
og:()=>githubNoMoreComments,
pM:()=>githubWants,
ql:()=>githubCouldNotReached,
sG:()=>githubBlocked,
wv:()=>issuesSwitched,
z7:()=>githubRefusedConversation
});
const githubAnswered = "GitHub answered something unexpected while {what} ({detail}). Try again later.";
const githubRefused = "GitHub refused {what}{reason}. If it is there, {howToGrant}.";
const githubCouldNotReached = "GitHub could not be reached while {what}{said}. {isUntrusted?Where the certificate is your own authority's, or that of a proxy that inspects TLS, set NODE_EXTRA_CA_CERTS to its file in the step's env.|Try again later.}";
const githubsLimit = "GitHub's limit of requests is used up while {what}; try again {time}, or use a token with a larger limit (an App's).";
const githubAnsweredWhile = "GitHub answered {status} while {what}. Try again later.";
const organisationDemands = "The organisation demands single sign-on of the token (403) while {what}. Authorise the token for the organisation in its settings.";
const githubRefusedConversation = "GitHub refused {what} ({status}): the conversation is locked. Unlock it and run again.";
const githubNoMoreComments = "GitHub takes no comment there ({status}{said}), found while {what}. Open a new pull request.";
const githubRefused403 = "GitHub refused {what} (403{said}): {howToGrant}.{isOwn? A run that a pull request from a fork started has a token that only reads.|}{isOnCommit? If it has that already, comments on commits are switched off: allow them in the settings of the repository or of the organisation.|}";
const issuesSwitched = "Issues are switched off in this repository (410), found while {what}. Switch them on in its settings (General \u25b8 Features \u25b8 Issues).";
const githubFinds = "GitHub finds nothing ({status}) while {what}: it does not exist, or the token may not see it. If it exists, {howToGrant}.";
const githubBlocked = "GitHub has blocked this content for legal reasons (451) while {what}; it cannot be read.";
const githubAnsweredWhileToo = "GitHub answered {status} while {what}{said}.";
const githubNotAccept = "GitHub does not accept the token of the App's installation (401) while {what}: the App was uninstalled or suspended meanwhile. Look at its installations.";
const githubWants = "GitHub wants a token (401) while {what}, and there is none: {tokenGap}. Give one as {name}.";
const githubNotAcceptToken = "GitHub does not accept the token (401) while {what}: it is wrong, expired or revoked. Check {instead}{gap?, or give {name}: {gap}|}.";
const githubsReached = "GitHub's {what} is reached{wait?; waiting {seconds} s.| for {seconds} s, which is too long to wait.}";


}),

20603:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
o:()=>createTransport
});
var _base__1__ = __load__(83473);
var _system__2__ = __load__(84304);
var _limits_js__0__ = __load__(4472);



function createTransport(baseUrl, environment) {
	const { connections, connectMs, headersMs, bodySilenceMs } = _limits_js__0__.f.request;
	const options = {
		connections,
		connectTimeout: connectMs,
		headersTimeout: headersMs,
		bodyTimeout: bodySilenceMs
	};
	const proxies = (0,_base__1__.YY)(baseUrl) ? null : (0,_base__1__.rq)(environment);
	let dispatcher = null;
	const responses = new WeakMap();
	const fetch = async (input, init) => {
		const undici = await __load__.e(/* import() */ 7723).then(__load__.t.bind(__load__, 57723, 19));
		dispatcher ??= (0,_system__2__.y)(undici, options, proxies);
		const response = await undici.fetch(input, {
			...init,
			dispatcher
		});
		if (response.body !== null) responses.set(response.body, response);
		return response;
	};
	return {
		fetch,
		close: async () => dispatcher?.destroy()
	};
}


}),


};
