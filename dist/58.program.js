export const id = 58;
export const ids = [58];
export const modules = {

/***/ 80027:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ orAborted)
/* harmony export */ });
/**
 * Waits for `work`, but not beyond the signal: some waits cannot be aborted, and nobody need sit through them. What comes of
 * the work afterwards is dropped.
 *
 * @throws the signal's reason
 */
async function orAborted(work, signal) {
    let stop;
    const aborted = new Promise((_, reject) => {
        stop = () => {
            reject(signal.reason instanceof Error ? signal.reason : new Error('aborted'));
        };
        if (signal.aborted)
            stop();
        else
            signal.addEventListener('abort', stop, { once: true });
    });
    work.catch(() => { });
    try {
        return await Promise.race([work, aborted]);
    }
    finally {
        if (stop !== undefined)
            signal.removeEventListener('abort', stop);
    }
}


/***/ }),

/***/ 48721:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ readProxies)
/* harmony export */ });
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93153);

const PROTOCOLS = new Set(['http:', 'https:', 'socks:', 'socks5:']);
/**
 * The proxies that the environment names. An address without a scheme is one of http, as for curl and git.
 *
 * @throws SettingsError naming the variable, never its value: it may hold a password
 */
function readProxies(environment) {
    const read = (name) => (environment[name] ?? environment[name.toUpperCase()] ?? '').trim();
    const all = read('all_proxy') === '' ? [] : ['all_proxy'];
    const proxy = (name) => {
        const [from] = [...(read(name) === '' ? [] : [name]), ...all];
        return from === undefined ? '' : addressOf(read(from), from);
    };
    return { httpProxy: proxy('http_proxy'), httpsProxy: proxy('https_proxy'), noProxy: read('no_proxy') };
}
function addressOf(given, variable) {
    const address = given.includes('://') ? given : `http://${given}`;
    if (URL.canParse(address)) {
        const { protocol, username, password, hostname } = new URL(address);
        if (PROTOCOLS.has(protocol) && hostname !== '' && isDecodable(username + password))
            return address;
    }
    throw new _outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .SettingsError */ .GN(`The environment variable ${variable.toUpperCase()} is no address of a proxy. Write it as http://proxy.example:3128, or unset it; signs in its user name or password are written with % and two digits.`);
}
function isDecodable(text) {
    try {
        decodeURIComponent(text);
        return true;
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 54786:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  rK: () => (/* binding */ DEFAULT_API_URL),
  UM: () => (/* binding */ DEFAULT_SERVER_URL),
  Cl: () => (/* binding */ createGitHub)
});

// EXTERNAL MODULE: ./build/domain/abort.js
var abort = __webpack_require__(80027);
// EXTERNAL MODULE: ./build/domain/outcome.js
var outcome = __webpack_require__(93153);
// EXTERNAL MODULE: ./build/github/errors.js
var errors = __webpack_require__(47307);
;// CONCATENATED MODULE: ./build/github/request-budget.js
/** Counts the requests that one transport makes. */
class BudgetedFetch {
    #budget = { used: 0, limit: null, remaining: null, resetsAt: null };
    #transport;
    constructor(transport) {
        this.#transport = transport;
    }
    get budget() {
        return this.#budget;
    }
    /** What Octokit calls. */
    fetch = async (input, init) => {
        this.#budget = { ...this.#budget, used: this.#budget.used + 1 };
        let response;
        try {
            response = await this.#transport.fetch(input, init);
        }
        catch (error) {
            // By this name the plugins know it as no failure that one tries again after.
            if (init?.signal?.aborted === true)
                throw new DOMException('The request was aborted.', 'AbortError');
            throw error;
        }
        this.#budget = { ...this.#budget, ...statedLimits(response.headers) };
        return response;
    };
}
function statedLimits(headers) {
    const number = (name) => {
        const text = headers.get(name);
        return text !== null && /^\d+$/.test(text) ? Number(text) : null;
    };
    // A search has a limit of its own, by the minute.
    if (headers.get('x-ratelimit-resource')?.endsWith('search') === true)
        return {};
    const remaining = number('x-ratelimit-remaining');
    // What follows a redirect is no request of the API and says nothing.
    if (remaining === null)
        return {};
    const reset = number('x-ratelimit-reset');
    return {
        limit: number('x-ratelimit-limit'),
        remaining,
        resetsAt: reset === null ? null : new Date(reset * 1000).toISOString(),
    };
}

// EXTERNAL MODULE: ./build/github/transport.js
var github_transport = __webpack_require__(20603);
;// CONCATENATED MODULE: ./build/github/client.js





const DEFAULT_API_URL = 'https://api.github.com';
const DEFAULT_SERVER_URL = 'https://github.com';
/** Speaks to GitHub for one run. The caller closes it. */
function createGitHub(options) {
    const transport = (0,github_transport/* createTransport */.o)(options.apiUrl, options.environment);
    return clientUntil(options.signal, options, transport, new BudgetedFetch(transport));
}
function clientUntil(signal, options, transport, budgeted) {
    // Octokit is large, and a run on folders asks GitHub nothing: it is loaded at the first request.
    const load = async () => {
        const { throttledOctokit } = await Promise.all(/* import() */[__webpack_require__.e(561), __webpack_require__.e(291), __webpack_require__.e(56), __webpack_require__.e(726)]).then(__webpack_require__.bind(__webpack_require__, 75726));
        return throttledOctokit(options, budgeted.fetch, signal);
    };
    let loading = null;
    const loaded = () => (loading ??= load());
    const guarded = async (purpose, body) => {
        signal.throwIfAborted();
        try {
            return await (0,abort/* orAborted */.H)(body(), signal);
        }
        catch (error) {
            signal.throwIfAborted();
            throw (0,errors/* explainError */.UW)(error, purpose);
        }
    };
    return {
        apiUrl: options.apiUrl,
        ask: async (purpose, request, shape) => {
            const { data } = await guarded(purpose, async () => request((await loaded()).rest));
            return checked(data, shape, purpose);
        },
        graphql: async (purpose, query, variables, shape) => {
            const data = await guarded(purpose, async () => {
                try {
                    return await (await loaded()).graphql(query, variables);
                }
                catch (error) {
                    // A refusal comes with status 200, and the reason in the answer.
                    if (!(error instanceof Error) || error.name !== 'GraphqlResponseError')
                        throw error;
                    throw new outcome/* GitHubError */.y_(`GitHub refused ${purpose.what}: ${error.message}`, 'forbidden', {
                        cause: error,
                        openMessage: `GitHub refused ${(0,errors/* withoutNames */.Fw)(purpose).what}.`,
                    });
                }
            });
            return checked(data, shape, purpose);
        },
        async *pages(purpose, route, parameters, item) {
            const octokit = await loaded();
            const answers = octokit.paginate.iterator(route, { per_page: 100, ...parameters });
            const iterator = answers[Symbol.asyncIterator]();
            for (;;) {
                const next = await guarded(purpose, () => iterator.next());
                if (next.done === true)
                    return;
                const rows = next.value.data;
                if (!Array.isArray(rows))
                    throw unexpected(purpose, 'a list was expected');
                yield rows.map((row) => checked(row, item, purpose));
            }
        },
        download: async (purpose, route, parameters) => {
            const request = { parseSuccessResponseBody: false };
            const { data } = await guarded(purpose, async () => (await loaded()).request(route, { ...parameters, request }));
            if (!(data instanceof ReadableStream))
                throw unexpected(purpose, 'a body was expected');
            return data;
        },
        until: (more) => clientUntil(AbortSignal.any([signal, more]), options, transport, budgeted),
        budget: () => budgeted.budget,
        close: () => transport.close(),
    };
}
function checked(data, shape, purpose) {
    const result = shape.safeParse(data);
    if (result.success)
        return result.data;
    const issue = result.error.issues[0];
    throw unexpected(purpose, `${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`.trim());
}
function unexpected(purpose, detail) {
    const sentence = ({ what }) => `GitHub answered something unexpected while ${what} (${detail}). Try again later.`;
    return new outcome/* GitHubError */.y_(sentence(purpose), 'network', { openMessage: sentence((0,errors/* withoutNames */.Fw)(purpose)) });
}


/***/ }),

/***/ 47307:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fw: () => (/* binding */ withoutNames),
/* harmony export */   MW: () => (/* binding */ askedWaitMs),
/* harmony export */   UW: () => (/* binding */ explainError),
/* harmony export */   c2: () => (/* binding */ statusOf),
/* harmony export */   vK: () => (/* binding */ GitHubRequestError)
/* harmony export */ });
/* harmony import */ var _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93153);
/* harmony import */ var _permissions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21498);


/** GitHub refused one request, or could not be reached for it. The message names what to do. */
class GitHubRequestError extends _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y_ {
    /** HTTP status; null when there was no answer. */
    status;
    permission;
    constructor(message, outcome, facts) {
        super(message, outcome, { cause: facts.cause, openMessage: facts.openMessage });
        this.status = facts.status;
        this.permission = facts.permission;
    }
}
/**
 * Turns what Octokit throws into an error that says which permission is missing, or which limit was hit. Where the request
 * may name a peer, everybody is told of the kind of request instead, and not what GitHub says to it.
 */
function explainError(error, purpose) {
    if (error instanceof _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y_)
        return error;
    const answer = answerOf(error);
    const said = `: ${answer.message}`;
    const [outcome, message] = explain(answer, purpose, said);
    const [, openMessage] = explain(answer, withoutNames(purpose), mayNamePeer(purpose) ? '' : said);
    const { status } = answer;
    const { permission } = purpose;
    return new GitHubRequestError(message, outcome, { status, permission, cause: error, openMessage });
}
/** The same purpose in words that everybody may read. */
function withoutNames(purpose) {
    return mayNamePeer(purpose) ? { ...purpose, what: purpose.permission.call } : purpose;
}
function mayNamePeer({ target, isOfPeer }) {
    return target === 'other' || isOfPeer === true;
}
/** @param said what GitHub says, after a colon; '' where that may not be told */
function explain(answer, purpose, said) {
    const { status, headers } = answer;
    const { what, permission, target } = purpose;
    if (status === null) {
        return ['network', `GitHub could not be reached while ${what}${said}. Try again later.`];
    }
    if (isRateLimit(answer)) {
        return [
            'rate-limited',
            `GitHub's rate limit is used up while ${what}${resetTime(answer)}. Run again later, or use a token with a larger limit (an App's).`,
        ];
    }
    if (status >= 500)
        return ['network', `GitHub answered ${status} while ${what}. Try again later.`];
    if (status === 401) {
        return [
            'forbidden',
            `GitHub does not accept the token (401) while ${what}: it is wrong, expired or revoked. Check github-token.`,
        ];
    }
    if (typeof headers['x-github-sso'] === 'string') {
        return [
            'forbidden',
            `The organisation demands single sign-on of the token (403) while ${what}. Authorise the token for the organisation in its settings.`,
        ];
    }
    if (isLocked(answer, permission)) {
        return [
            'forbidden',
            `GitHub refused ${what} (${status}): the conversation is locked. Unlock it and run again.`,
        ];
    }
    if (status === 403) {
        const fork = target === 'own' ? ' A run that a pull request from a fork started has a token that only reads.' : '';
        return ['forbidden', `GitHub refused ${what} (403${said}): ${(0,_permissions_js__WEBPACK_IMPORTED_MODULE_1__/* .howToGrant */ .Y)(permission, target)}.${fork}`];
    }
    if (status === 404 || status === 410) {
        return [
            'forbidden',
            `GitHub finds nothing (${status}) while ${what}: it does not exist, or the token may not see it. If it exists, ${(0,_permissions_js__WEBPACK_IMPORTED_MODULE_1__/* .howToGrant */ .Y)(permission, target)}.`,
        ];
    }
    if (status === 451) {
        return [
            'forbidden',
            `GitHub has blocked this content for legal reasons (451) while ${what}; it cannot be read.`,
        ];
    }
    return ['config-error', `GitHub answered ${status} while ${what}${said}.`];
}
/** Where a conversation is locked, whoever may not write to the repository cannot comment; GitHub says so with either status. */
function isLocked({ status, message }, permission) {
    return ((permission === _permissions_js__WEBPACK_IMPORTED_MODULE_1__/* .PERMISSIONS */ .J.comments || permission === _permissions_js__WEBPACK_IMPORTED_MODULE_1__/* .PERMISSIONS */ .J.issues) &&
        (status === 403 || status === 422) &&
        /\block(?:ed)?\b/i.test(message));
}
/** The HTTP status behind an error of Octokit or of ours; null: there was no answer. */
function statusOf(error) {
    return error instanceof GitHubRequestError ? error.status : answerOf(error).status;
}
/**
 * How long GitHub asks to wait after a refusal because of a limit, by its own clock, in milliseconds; null: it was no limit, or
 * GitHub does not say.
 */
function askedWaitMs(error) {
    const answer = answerOf(error instanceof GitHubRequestError ? error.cause : error);
    if (answer.status !== 403 && answer.status !== 429 && answer.status !== 503)
        return null;
    const { 'retry-after': after, 'x-ratelimit-remaining': remaining, 'x-ratelimit-reset': reset, date, } = answer.headers;
    if (after !== undefined && /^\d+$/.test(String(after)))
        return Number(after) * 1000;
    const ms = Number(reset) * 1000 - Date.parse(String(date));
    return String(remaining) === '0' && Number.isFinite(ms) ? Math.max(0, ms) : null;
}
function answerOf(error) {
    if (typeof error !== 'object' || error === null) {
        return { status: null, message: String(error), headers: {} };
    }
    const { status, response, message } = error;
    const data = response?.data;
    const said = typeof data === 'object' && data !== null && 'message' in data && typeof data.message === 'string'
        ? data.message
        : typeof message === 'string'
            ? message
            : 'no reason given';
    return {
        // Octokit says 500 where there was no answer at all; only an answer has a response.
        status: response !== undefined && typeof status === 'number' ? status : null,
        message: shortened(said.replace(/\s+/g, ' ')),
        headers: response?.headers ?? {},
    };
}
const MAX_CHARACTERS = 200;
/** Cut between words: what is redacted later must not have been cut in half. */
function shortened(text) {
    return text.length <= MAX_CHARACTERS ? text : `${text.slice(0, MAX_CHARACTERS).replace(/\S*$/, '')}…`;
}
function isRateLimit(answer) {
    if (answer.status === 429)
        return true;
    if (answer.status !== 403)
        return false;
    return (String(answer.headers['x-ratelimit-remaining'] ?? '') === '0' ||
        answer.headers['retry-after'] !== undefined ||
        /rate limit/i.test(answer.message));
}
function resetTime(answer) {
    const seconds = Number(answer.headers['x-ratelimit-reset']);
    if (String(answer.headers['x-ratelimit-remaining'] ?? '') !== '0' || !(seconds > 0))
        return '';
    return ` until ${new Date(seconds * 1000).toISOString()}`;
}


/***/ }),

/***/ 4472:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ GITHUB_LIMITS)
/* harmony export */ });
/**
 * How often and how long GitHub is tried, in one place. Reads are repeated by the client; whatever creates something is repeated
 * by its caller alone, after a look whether it is there. Times are in milliseconds; a list of waits ends the tries with its end.
 */
const GITHUB_LIMITS = {
    /** Every request. */
    request: {
        /** Refusals that the same request will meet again; 403 and 429 belong to the throttling plugin. */
        finalStatuses: [400, 401, 403, 404, 409, 410, 413, 422, 429, 451],
        /** A request that met a rate limit waits and tries again so often. */
        rateLimitRetries: 3,
        networkRetries: 2,
        connectMs: 15_000,
        /** Until an answer's first byte. */
        headersMs: 60_000,
        /** Silence inside of a body. */
        bodySilenceMs: 60_000,
        /** Reads run at most five at once; a few more for what follows a redirect. */
        connections: 10,
    },
    /** The archive of a repository whose body breaks off. */
    archive: { tries: 3 },
    /** The report's comment. A lost answer is followed by one more post, where the comment is not there. */
    comment: {
        maxPosts: 2,
        /** Two lost answers, and a comment or two that may not be changed. */
        maxLooks: 6,
    },
    /** A change of the check run whose answer was lost and that turns out not to have been done. */
    checkRun: { tries: 3 },
    /** The bot's reply and reactions. */
    reply: {
        maxPosts: 2,
        /** GitHub's lists may be behind by seconds: so long we wait after a lost answer before each look. */
        lookAgainMs: [0, 2000, 5000],
        /** To react is the same as to react twice: it is simply done again after a failure that passes. */
        reactAgainMs: [2000, 5000],
    },
    /** A command of the webhook after a failure that may pass: a hiccup, and a secondary rate limit (a minute, GitHub says). */
    delivery: { againMs: [5000, 60_000] },
    /** A token of an App's installation is good for an hour. With less than this left no request begins: a list takes minutes. */
    appToken: { renewBeforeMs: 10 * 60_000 },
    /** What students are told by a scan, in repositories of their own. */
    students: {
        /** GitHub takes 500 new comments and the like in an hour; the rest is told by the next scan. */
        perScan: 400,
        /** Pages of what stands at one commit already: whoever fills more of them is told nothing. */
        pages: 5,
        /** Texts with our mark that are tried to be changed; others can post as many as they like. */
        tries: 3,
        /** So many refusals before the first success: most of the time it is the token. */
        refusals: 3,
        /** After so many the state notes who was told. */
        perNote: 20,
    },
    /** Clients of an App's installations: those that made no request for a while are closed where there are many. */
    installations: {
        open: 50,
        idleMs: 15 * 60_000,
        /** A command is tried again later rather than that its place waits; a scan waits for the next hour's requests. */
        commandWaitMs: 2 * 60_000,
        scanWaitMs: 65 * 60_000,
    },
    /** The issue of a scan. */
    issue: {
        maxPosts: 3,
        /** Before the list is read after an answer that did not come: it may lag behind what was made. */
        lookAgainMs: [2000, 5000],
        /** Before staff are assigned again after an answer that did not come. */
        assignAgainMs: [2000, 5000],
    },
    /** The branch that keeps the state of scans. */
    stateBranch: {
        /** Refusals because the branch moved: a scan writes all the time, and a run that meets it waits at least so long. */
        conflictsMs: 60_000,
        /** After each such refusal, times their number, and up to as much again by chance: two writers should not meet twice. */
        backoffMs: 500,
        maxBackoffMs: 5000,
        /** After each request that found no answer. */
        silenceMs: [2000, 5000, 15_000],
        /** While the branch is cut down, others keep off so long, and look again so often. */
        closedMs: 180_000,
        closedStepMs: 5000,
        /** Clocks of two runners may differ so much. */
        skewMs: 30_000,
        /** The run that cuts it down stops trying long before. */
        replaceWithinMs: 60_000,
    },
};


/***/ }),

/***/ 21498:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ PERMISSIONS),
/* harmony export */   Y: () => (/* binding */ howToGrant)
/* harmony export */ });
const PERMISSIONS = {
    contents: {
        call: 'reading files',
        workflow: 'contents: read',
        fineGrained: 'Contents: read',
        app: { name: 'contents', level: 'read' },
    },
    contentsWrite: {
        call: 'writing files',
        workflow: 'contents: write',
        fineGrained: 'Contents: write',
        app: { name: 'contents', level: 'write' },
    },
    metadata: {
        call: 'looking up repositories',
        workflow: 'metadata: read',
        fineGrained: 'Contents: read”, which brings “Metadata: read',
        app: { name: 'metadata', level: 'read' },
    },
    pullRequests: {
        call: 'reading pull requests',
        workflow: 'pull-requests: read',
        fineGrained: 'Pull requests: read',
        app: { name: 'pull_requests', level: 'read' },
    },
    comments: {
        call: 'commenting',
        workflow: 'pull-requests: write',
        fineGrained: 'Pull requests: write',
        app: { name: 'pull_requests', level: 'write' },
    },
    issuesRead: {
        call: 'reading issues',
        workflow: 'issues: read',
        fineGrained: 'Issues: read',
        app: { name: 'issues', level: 'read' },
    },
    issues: {
        call: 'writing an issue',
        workflow: 'issues: write',
        fineGrained: 'Issues: write',
        app: { name: 'issues', level: 'write' },
    },
    /** To write one needs no more than “Contents: read”; to change it later, when the verdict changed, does. */
    commitComments: {
        call: 'commenting on a commit',
        workflow: 'contents: write',
        fineGrained: 'Contents: write',
        app: { name: 'contents', level: 'write' },
    },
    checks: {
        call: 'writing a check run',
        workflow: 'checks: write',
        fineGrained: 'Checks: write (Apps and workflows only)',
        app: { name: 'checks', level: 'write' },
    },
    actions: {
        call: 'cancelling a run',
        workflow: 'actions: write',
        fineGrained: 'Actions: write',
        app: { name: 'actions', level: 'write' },
    },
    members: {
        call: 'reading a team',
        workflow: null,
        fineGrained: 'organisation permission Members: read',
        app: { name: 'members', level: 'read' },
    },
    customProperties: {
        call: 'reading custom properties',
        workflow: null,
        fineGrained: 'organisation permission Custom properties: read',
        app: { name: 'organization_custom_properties', level: 'read' },
    },
};
/** "give the workflow permission `contents: read`, or …": the second half of a sentence, without its full stop. */
function howToGrant(permission, kind) {
    const fineGrained = `a fine-grained token or an App with “${permission.fineGrained}” as github-token`;
    // The token of a workflow reaches no repository but its own, whatever its permissions block says.
    return kind === 'own' && permission.workflow !== null
        ? `add \`${permission.workflow}\` to the job's permissions, or use ${fineGrained}`
        : `use ${fineGrained}; the repositories must be among those it was given access to (the workflow's own GITHUB_TOKEN reaches its own repository alone)`;
}


/***/ }),

/***/ 20603:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ isLoopback),
/* harmony export */   o: () => (/* binding */ createTransport)
/* harmony export */ });
/* harmony import */ var _domain_proxies_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48721);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4472);


/**
 * HTTP towards GitHub: kept connections, bounded waits, through the proxy that the environment names; loopback never. The HTTP
 * client is loaded at the first request.
 *
 * @throws SettingsError where the environment names a proxy that is none
 */
function createTransport(baseUrl, environment) {
    const { connections, connectMs, headersMs, bodySilenceMs } = _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .GITHUB_LIMITS */ .f.request;
    const options = {
        connections,
        connect: { timeout: connectMs },
        headersTimeout: headersMs,
        bodyTimeout: bodySilenceMs,
    };
    const proxies = isLoopback(baseUrl) ? null : (0,_domain_proxies_js__WEBPACK_IMPORTED_MODULE_0__/* .readProxies */ .r)(environment);
    let dispatcher = null;
    // undici cancels a body that nobody reads yet once its response is collected as garbage, and Octokit keeps the body alone: a
    // download would end at its first byte. Here a response lives as long as its body.
    const responses = new WeakMap();
    const fetch = async (input, init) => {
        const undici = await __webpack_require__.e(/* import() */ 752).then(__webpack_require__.t.bind(__webpack_require__, 46752, 19));
        dispatcher ??=
            proxies === null ? new undici.Agent(options) : new undici.EnvHttpProxyAgent({ ...options, ...proxies });
        const response = await undici.fetch(input, { ...init, dispatcher });
        if (response.body !== null)
            responses.set(response.body, response);
        return response;
    };
    return {
        fetch: fetch,
        close: async () => dispatcher?.destroy(),
    };
}
/** Whether an address is one of this machine. */
function isLoopback(baseUrl) {
    const { hostname } = new URL(baseUrl);
    return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}


/***/ }),

/***/ 35947:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ stoppedBy),
/* harmony export */   dJ: () => (/* binding */ cancelOnSignals),
/* harmony export */   sZ: () => (/* binding */ untilStopped)
/* harmony export */ });
/* unused harmony export stopSignals */
/* harmony import */ var _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93153);

const EVERYWHERE = ['SIGINT', 'SIGTERM'];
/** Windows has no signals; these are Ctrl-C, Ctrl-Break (a runner's second word) and the closing of the window. */
const WINDOWS = ['SIGINT', 'SIGBREAK', 'SIGHUP'];
/** What asks a program to stop. Elsewhere than on Windows, SIGHUP is left to `nohup`. */
function stopSignals(platform = process.platform) {
    return platform === 'win32' ? WINDOWS : EVERYWHERE;
}
/** What stopped a run, by the reason of its `AbortSignal`; null: no signal did. */
function stoppedBy(reason) {
    if (!(reason instanceof _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .Cancelled */ .cJ))
        return null;
    return [...EVERYWHERE, ...WINDOWS].find((name) => name === reason.cause) ?? null;
}
/**
 * Turns what asks the program to stop into an aborted signal. The runner sends SIGINT, 7.5 s later SIGTERM (Ctrl-Break on
 * Windows), 2.5 s later it kills: what is under way is dropped at once, and the time is spent on saying how far it got. A
 * third signal ends the process.
 */
function cancelOnSignals(source, platform = source.platform) {
    const names = stopSignals(platform);
    const controller = new AbortController();
    const again = new AbortController();
    let received = 0;
    const listener = (name) => {
        received += 1;
        const reason = new _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .Cancelled */ .cJ(`The run was cancelled (${name}).`, { cause: name });
        if (received === 1)
            controller.abort(reason);
        else
            again.abort(reason);
        if (received > 2)
            source.exit(130);
    };
    for (const name of names)
        source.on(name, listener);
    return {
        signal: controller.signal,
        again: again.signal,
        release: () => {
            for (const name of names)
                source.off(name, listener);
        },
    };
}
/** Settles when this process is asked to stop. */
function untilStopped(source = process) {
    return new Promise((done) => {
        for (const name of stopSignals(source.platform))
            source.once(name, () => done());
    });
}


/***/ }),

/***/ 65914:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
/* harmony import */ var node_perf_hooks__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(643);

/** The machine's monotonic clock: a wrong or jumping wall clock moves no deadline. */
const systemClock = {
    now: () => node_perf_hooks__WEBPACK_IMPORTED_MODULE_0__.performance.now(),
    sleep: (ms, signal) => new Promise((resolve, reject) => {
        if (signal?.aborted === true) {
            reject(signal.reason);
            return;
        }
        const timer = setTimeout(done, ms);
        function done() {
            signal?.removeEventListener('abort', abort);
            resolve();
        }
        function abort() {
            clearTimeout(timer);
            reject(signal?.reason);
        }
        signal?.addEventListener('abort', abort, { once: true });
    }),
};


/***/ }),

/***/ 82248:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   h0: () => (/* binding */ plainLine),
/* harmony export */   jx: () => (/* binding */ annotationCommand)
/* harmony export */ });
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33699);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73387);


/** The text after the second `::`. A newline would end the command and start another one. */
function commandData(text) {
    return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
/** A property's value, where `:` and `,` separate. */
function commandProperty(text) {
    return commandData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
/**
 * One annotation as the line that the runner reads. Control and bidi characters are made visible; the message may have
 * several lines.
 */
function annotationCommand(level, message, properties = {}) {
    const list = Object.entries(properties)
        .filter(([, value]) => value !== undefined && value !== '')
        .map(([name, value]) => `${name}=${commandProperty((0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(String(value)))}`)
        .join(',');
    const text = message.split('\n').map(_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK).join('\n');
    return `::${level}${list === '' ? '' : ` ${list}`}::${commandData(text)}`;
}
/** One line of ordinary output that the runner cannot take for a command (`::name::` or `##[name]`). */
function plainLine(text) {
    return (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(text).replaceAll('::', ':\u200b:').replaceAll('##[', '##\u200b[');
}
/**
 * A message of our own as one line of the log. As `plainLine`, but `::` stays inside of the line, where the runner does not
 * look for it.
 */
function oneLine(message) {
    return (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)((0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .pointsInLine */ .rC)(message))
        .replace(/^(\s*):(?=:)/, '$1:\u200b')
        .replaceAll('##[', '##\u200b[');
}


/***/ })

};
