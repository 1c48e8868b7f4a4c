export const id = 701;
export const ids = [701];
export const modules = {

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

/***/ 9082:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createProviders: () => (/* binding */ createProviders)
});

// EXTERNAL MODULE: ./build/domain/outcome.js
var domain_outcome = __webpack_require__(3153);
;// CONCATENATED MODULE: ./build/domain/abort.js
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

;// CONCATENATED MODULE: ./build/github/permissions.js
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

;// CONCATENATED MODULE: ./build/github/errors.js


/** GitHub refused one request, or could not be reached for it. The message names what to do. */
class GitHubRequestError extends domain_outcome/* GitHubError */.y_ {
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
    if (error instanceof domain_outcome/* GitHubError */.y_)
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
        return ['forbidden', `GitHub refused ${what} (403${said}): ${howToGrant(permission, target)}.${fork}`];
    }
    if (status === 404 || status === 410) {
        return [
            'forbidden',
            `GitHub finds nothing (${status}) while ${what}: it does not exist, or the token may not see it. If it exists, ${howToGrant(permission, target)}.`,
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
    return ((permission === PERMISSIONS.comments || permission === PERMISSIONS.issues) &&
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

;// CONCATENATED MODULE: ./build/domain/proxies.js

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
    throw new domain_outcome/* SettingsError */.GN(`The environment variable ${variable.toUpperCase()} is no address of a proxy. Write it as http://proxy.example:3128, or unset it; signs in its user name or password are written with % and two digits.`);
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

// EXTERNAL MODULE: ./build/github/limits.js
var limits = __webpack_require__(4472);
;// CONCATENATED MODULE: ./build/github/transport.js


/**
 * HTTP towards GitHub: kept connections, bounded waits, through the proxy that the environment names; loopback never. The HTTP
 * client is loaded at the first request.
 *
 * @throws SettingsError where the environment names a proxy that is none
 */
function createTransport(baseUrl, environment) {
    const { connections, connectMs, headersMs, bodySilenceMs } = limits/* GITHUB_LIMITS */.f.request;
    const options = {
        connections,
        connect: { timeout: connectMs },
        headersTimeout: headersMs,
        bodyTimeout: bodySilenceMs,
    };
    const proxies = isLoopback(baseUrl) ? null : readProxies(environment);
    let dispatcher = null;
    // undici cancels a body that nobody reads yet once its response is collected as garbage, and Octokit keeps the body alone: a
    // download would end at its first byte. Here a response lives as long as its body.
    const responses = new WeakMap();
    const fetch = async (input, init) => {
        const undici = await __webpack_require__.e(/* import() */ 752).then(__webpack_require__.t.bind(__webpack_require__, 6752, 19));
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

;// CONCATENATED MODULE: ./build/github/client.js





const DEFAULT_API_URL = 'https://api.github.com';
const DEFAULT_SERVER_URL = 'https://github.com';
/** Speaks to GitHub for one run. The caller closes it. */
function createGitHub(options) {
    const transport = createTransport(options.apiUrl, options.environment);
    return clientUntil(options.signal, options, transport, new BudgetedFetch(transport));
}
function clientUntil(signal, options, transport, budgeted) {
    // Octokit is large, and a run on folders asks GitHub nothing: it is loaded at the first request.
    const load = async () => {
        const { throttledOctokit } = await Promise.all(/* import() */[__webpack_require__.e(167), __webpack_require__.e(726)]).then(__webpack_require__.bind(__webpack_require__, 5726));
        return throttledOctokit(options, budgeted.fetch, signal);
    };
    let loading = null;
    const loaded = () => (loading ??= load());
    const guarded = async (purpose, body) => {
        signal.throwIfAborted();
        try {
            return await orAborted(body(), signal);
        }
        catch (error) {
            signal.throwIfAborted();
            throw explainError(error, purpose);
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
                    throw new domain_outcome/* GitHubError */.y_(`GitHub refused ${purpose.what}: ${error.message}`, 'forbidden', {
                        cause: error,
                        openMessage: `GitHub refused ${withoutNames(purpose).what}.`,
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
    return new domain_outcome/* GitHubError */.y_(sentence(purpose), 'network', { openMessage: sentence(withoutNames(purpose)) });
}

// EXTERNAL MODULE: ./build/text/escape.js
var text_escape = __webpack_require__(3699);
;// CONCATENATED MODULE: ./build/web-search/limits.js
/** How often and how long the web is asked, in one place. Times are in milliseconds. */
const WEB_LIMITS = {
    /** Of one request, from its first byte to its last, by the machine's own clock. */
    requestMs: 60_000,
    /** Waits after an answer of 5xx, or none; their end ends the tries. */
    againMs: [2000, 10_000],
    github: {
        /** Of the code search: "limits you to 10 requests per minute" (docs.github.com/rest/search). */
        queriesPerMinute: 10,
        /** Where a limit is reached and GitHub does not say how long: "wait for at least one minute". */
        limitMs: 60_000,
        /** Waits for limits in a row, before a search ends. */
        limitWaits: 3,
        /** Queries that are refused (422) in a row, before a search ends. */
        refusals: 3,
        /** Of a query with its qualifiers; GitHub counts without them. */
        queryCharacters: 256,
        /** Results of one query: one page. */
        results: 100,
        /** Part of the time that belongs to queries; files are fetched in the rest. */
        queryShare: 0.75,
        /** Files of sources for one submission, neighbours included. */
        files: 20,
        /** PublicSources of one submission whose neighbours are fetched, and how many of each. */
        withNeighbours: 2,
        neighbours: 4,
        /** Copies of one file that are looked at for one that may be named: most of a popular file's are forks. */
        copies: 5,
        /** Files that the code search reads: "smaller than 384 KB". */
        fileBytes: 384 * 1024,
        /** Of an answer in JSON: 100 results with their repositories take 1 MB. */
        answerBytes: 8 * 1024 * 1024,
        /** Reads at once. */
        parallel: 5,
        /** Share of the hour's requests that is left alone, for what follows in the job. */
        reserve: 0.2,
        /** Pages of 100 pushes, to find the last one before a time. */
        pushPages: 3,
        /** PublicSources of one check whose time is looked up. */
        dated: 60,
    },
    heritage: {
        /** SWHIDs of one request; more are refused with 413. */
        hashes: 1000,
        /** Requests of one search: without a token 120 an hour are answered. */
        requests: 60,
        answerBytes: 1024 * 1024,
        limitWaits: 2,
        limitMs: 60_000,
    },
};

;// CONCATENATED MODULE: ./build/web-search/turn-pace.js
/**
 * So many turns in a stretch of time, whoever asks for them: all searches of a process share the pace of one token. Turns are
 * given in the order in which they were asked for.
 */
class TurnPace {
    #clock;
    #most;
    #perMs;
    /** When the last turns were, oldest first. */
    #turns = [];
    #heldUntilMs = -Infinity;
    #queue = Promise.resolve();
    constructor(clock, most, perMs) {
        this.#clock = clock;
        this.#most = most;
        this.#perMs = perMs;
    }
    /** Nobody gets a turn before: a server said so. */
    hold(ms) {
        this.#heldUntilMs = Math.max(this.#heldUntilMs, this.#clock.now() + ms);
    }
    /** Waits for a turn. false: there is none before `untilMs`, and nothing was waited for it. @throws the signal's reason */
    async turn(untilMs, signal) {
        const mine = this.#queue.then(() => this.#take(untilMs, signal));
        this.#queue = mine.catch(() => { });
        return mine;
    }
    async #take(untilMs, signal) {
        for (;;) {
            signal.throwIfAborted();
            const now = this.#clock.now();
            while (this.#turns[0] !== undefined && this.#turns[0] <= now - this.#perMs)
                this.#turns.shift();
            const [oldest] = this.#turns;
            const free = oldest === undefined || this.#turns.length < this.#most ? now : oldest + this.#perMs;
            const at = Math.max(free, this.#heldUntilMs);
            if (at >= untilMs)
                return false;
            if (at <= now) {
                this.#turns.push(now);
                return true;
            }
            await this.#clock.sleep(at - now, signal);
        }
    }
}

;// CONCATENATED MODULE: ./build/web-search/rounds.js
/**
 * Spends queries in rounds: nobody is asked for a second time before everybody was asked for once. In a round the submission with
 * the rarest code goes first, behind all that were never searched for. One query serves every submission that has the piece, and
 * counts as asked for each of them.
 *
 * @param isLeftOut submissions that need no query
 * @param isLater submissions that were searched for before, at other contents
 * @param queryOf the query of a probe; null: nothing may be asked with it. Called for what is asked alone: it looks for names, which
 * takes its time
 * @param most queries
 */
function planRounds(subject, isLeftOut, isLater, queryOf, most) {
    const inTurn = subject.submissions
        .filter(({ id }) => !isLeftOut(id))
        .toSorted((a, b) => Number(isLater(a.id)) - Number(isLater(b.id)) || b.rarity - a.rarity || a.id - b.id);
    const rounds = new Rounds(inTurn, queryOf);
    // What was asked for others counts as well, so there may be more rounds than anybody has probes.
    for (let round = 1; round <= rounds.longest; round++) {
        for (const submission of inTurn) {
            if (rounds.count >= most)
                return rounds.plan;
            rounds.serve(submission, round);
        }
    }
    return rounds.plan;
}
class Rounds {
    #queryOf;
    /** Piece ▸ submissions that have it. */
    #having = new Map();
    /** Pieces that were looked at. */
    #seen = new Set();
    /** Query ▸ whom it serves, in the order in which they are asked. */
    #planned = new Map();
    #asked = new Map();
    #wanted = new Map();
    constructor(submissions, queryOf) {
        this.#queryOf = queryOf;
        for (const { id } of submissions)
            this.#wanted.set(id, 0);
        for (const { id, probes } of submissions) {
            for (const probe of probes) {
                const having = this.#having.get(pieceOf(probe)) ?? new Set();
                this.#having.set(pieceOf(probe), having);
                for (const one of [id, ...probe.alsoIn])
                    if (this.#wanted.has(one))
                        having.add(one);
            }
        }
        for (const having of this.#having.values())
            for (const id of having)
                add(this.#wanted, id, 1);
    }
    /** Of the queries that one submission may have a part in. */
    get longest() {
        return Math.max(0, ...this.#wanted.values());
    }
    get count() {
        return this.#planned.size;
    }
    get plan() {
        const queries = [...this.#planned].map(([text, { probe, served }]) => ({
            text,
            probe,
            submissions: [...served].toSorted((a, b) => a - b),
        }));
        return { queries, wanted: this.#wanted };
    }
    /** Plans one query for a submission, unless it had its share of so many rounds. */
    serve({ id, probes }, round) {
        for (const probe of probes) {
            if ((this.#asked.get(id) ?? 0) >= round)
                return;
            const piece = pieceOf(probe);
            if (this.#seen.has(piece))
                continue;
            this.#seen.add(piece);
            const having = this.#having.get(piece) ?? new Set();
            const text = this.#queryOf(probe);
            if (text === null) {
                for (const one of having)
                    add(this.#wanted, one, -1);
                continue;
            }
            const query = this.#planned.get(text) ?? { probe, served: new Set() };
            this.#planned.set(text, query);
            for (const one of having) {
                // Two pieces can come to one query.
                add(query.served.has(one) ? this.#wanted : this.#asked, one, query.served.has(one) ? -1 : 1);
                query.served.add(one);
            }
        }
    }
}
function add(counts, id, count) {
    counts.set(id, (counts.get(id) ?? 0) + count);
}
function pieceOf({ words, language }) {
    return [language, ...words].join('\0');
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./build/web-search/digest.js

/**
 * How a name is told to a service without saying it: HMAC-SHA-256 of the lower-cased text, in hex. Whoever has the salt can test
 * a name that they know, and can read none.
 *
 * @param salt of this check alone
 */
function digestOf(salt, text) {
    return (0,external_node_crypto_.createHmac)('sha256', salt).update(text.toLowerCase()).digest('hex');
}

;// CONCATENATED MODULE: ./build/web-search/unsaid.js

/** A name inside of a longer word without a seam (`annaschmidt`) is looked for from so many letters on. */
const SHORTEST_INSIDE = 4;
/** Of a word: what stands behind is not looked at, and a longer word is not sent. */
const LONGEST_WORD = 64;
/**
 * Whether a word may leave the machine: neither it, nor a part of it (`anna_schmidt_solution`, `solutionOfAnna`), nor four or
 * more letters inside of it are a word that is never sent.
 */
function sayableWords({ salt, never, }) {
    const known = new Map();
    const isNever = new Map();
    const isUnsayable = (text) => {
        const before = isNever.get(text);
        if (before !== undefined)
            return before;
        const is = never.has(digestOf(salt, text));
        isNever.set(text, is);
        return is;
    };
    return (word) => {
        if (word.length > LONGEST_WORD)
            return false;
        if (never.size === 0)
            return true;
        const before = known.get(word);
        if (before !== undefined)
            return before;
        const says = !piecesOf(word).some(isUnsayable);
        known.set(word, says);
        return says;
    };
}
/** Everything in a word that a name could be, in lower case. */
function piecesOf(word) {
    const text = word.toLowerCase();
    const pieces = new Set([text, ...partsOf(word)]);
    // A name of two words (`vanDyk`) stands over a seam, so this looks at the whole word and not at its parts.
    for (let from = 0; from < text.length; from++) {
        for (let to = from + SHORTEST_INSIDE; to <= text.length; to++)
            pieces.add(text.slice(from, to));
    }
    return [...pieces];
}
/** `annaSchmidt_2` is `anna`, `schmidt` and `2`. */
function partsOf(word) {
    return word
        .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
        .replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
        .split(/[^\p{L}]+/u)
        .filter((part) => part !== '')
        .map((part) => part.toLowerCase());
}

;// CONCATENATED MODULE: ./build/web-search/github/hit-table.js
/**
 * What the answers of all queries come to: for each submission its files, the one that most probes hit first.
 *
 * A hit counts one for each probe, and up to one more for how many of its words stand together in one piece of the file.
 */
class HitTable {
    /** Submission ▸ blob ▸ place ▸ score. */
    #found = new Map();
    add({ probe, submissions }, hits) {
        for (const hit of hits) {
            const score = 1 + closeness(probe.words, hit.fragments);
            for (const submission of submissions)
                this.#addOne(submission, hit, score);
        }
    }
    /** At most `most` files of one submission. */
    of(submission, most) {
        const groups = [...(this.#found.get(submission)?.values() ?? [])].map((places) => {
            const copies = [...places.values()].toSorted((a, b) => Number(a.hit.isFork) - Number(b.hit.isFork) || b.score - a.score || compareHits(a.hit, b.hit));
            return { copies, score: Math.max(...copies.map(({ score }) => score)) };
        });
        return groups
            .toSorted((a, b) => b.score - a.score || compareHits(a.copies[0]?.hit, b.copies[0]?.hit))
            .slice(0, most)
            .map(({ copies }) => ({ submission, copies: copies.map(({ hit }) => hit) }));
    }
    #addOne(submission, hit, score) {
        const blobs = this.#found.get(submission) ?? new Map();
        this.#found.set(submission, blobs);
        const places = blobs.get(hit.blob) ?? new Map();
        blobs.set(hit.blob, places);
        const place = placeOf(hit);
        const known = places.get(place);
        if (known === undefined)
            places.set(place, { hit, score });
        else
            known.score += score;
    }
}
/** Share of the words that stand in one piece, from 0 to 1. */
function closeness(words, fragments) {
    const counts = fragments.map((fragment) => {
        const text = fragment.toLowerCase();
        return words.filter((word) => text.includes(word.toLowerCase())).length;
    });
    return Math.max(0, ...counts) / Math.max(1, words.length);
}
function placeOf({ owner, repo, path }) {
    return `${owner}/${repo}/${path}`.toLowerCase();
}
/** The same order in every run. */
function compareHits(a, b) {
    const [left, right] = [a, b].map((hit) => (hit === undefined ? '' : placeOf(hit)));
    return (left ?? '') < (right ?? '') ? -1 : 1;
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
;// CONCATENATED MODULE: ./build/github/names.js
const OWNER = /^[A-Za-z0-9_](?:[A-Za-z0-9_-]{0,38})$/;
const REPOSITORY = /^(?!\.{1,2}$)[A-Za-z0-9._-]{1,100}$/;
/** `owner/name`, or an address of it (`https://host/owner/name`, `git@host:owner/name.git`). null: neither. */
function parseRepositoryName(text) {
    const bare = text
        .trim()
        .replace(/^(?:(?:https?|ssh|git):\/\/(?:[^@/]+@)?[^/]+\/|[\w.-]+@[\w.-]+:)/, '')
        .replace(/\/+$/, '')
        .replace(/\.git$/, '');
    const [owner = '', repo = '', ...rest] = bare.split('/');
    return rest.length === 0 && OWNER.test(owner) && REPOSITORY.test(repo) ? { owner, repo } : null;
}
function fullName(name) {
    return `${name.owner}/${name.repo}`;
}
function sameRepository(a, b) {
    return fullName(a).toLowerCase() === fullName(b).toLowerCase();
}

;// CONCATENATED MODULE: ./build/web-search/bounded.js

/**
 * A body, read to its end.
 *
 * @returns null: it is longer than `maxBytes`, and the rest of it was not read
 * @throws the signal's reason; what the connection says
 */
async function readBounded(body, maxBytes, signal) {
    const reader = body.getReader();
    const chunks = [];
    let size = 0;
    try {
        for (;;) {
            const { done, value } = await orAborted(reader.read(), signal);
            if (done)
                return Buffer.concat(chunks);
            size += value.length;
            if (size > maxBytes)
                return null;
            chunks.push(value);
        }
    }
    finally {
        // After the end this does nothing; before it, the connection is let go.
        reader.cancel().catch(() => { });
    }
}

;// CONCATENATED MODULE: ./build/web-search/github/reader.js





const { againMs, requestMs, github: LIMITS } = WEB_LIMITS;
/** Reads of one search: each is in the ledger before it leaves, is bounded in bytes and time, and is repeated where that helps. */
class GitHubReader {
    #github;
    #clock;
    #asking;
    constructor(github, clock, asking) {
        this.#github = github.until(asking.signal);
        this.#clock = clock;
        this.#asking = asking;
    }
    /** Whether so many of the hour's requests are left that more may be made. */
    get mayGoOn() {
        const { limit, remaining } = this.#github.budget();
        const isOver = this.#clock.now() >= this.#asking.endsAtMs;
        return !isOver && (limit === null || remaining === null || remaining > limit * LIMITS.reserve);
    }
    /**
     * One file or answer that may be gone.
     *
     * @returns null: it is not there, or may not be read, or is larger than it may be
     * @throws GitHubError where GitHub cannot be asked any more; the signal's reason
     */
    async find(reading) {
        const line = this.#line(reading);
        this.#asking.onSent(line);
        for (let tries = 0, limits = 0;;) {
            try {
                const bytes = await this.once(reading);
                this.#asking.onAnswer?.(line, bytes === null ? 'too large' : 'read');
                return bytes;
            }
            catch (error) {
                this.#asking.signal.throwIfAborted();
                const isLimit = error instanceof domain_outcome/* GitHubError */.y_ && error.outcome === 'rate-limited';
                const wait = isLimit ? (askedWaitMs(error) ?? LIMITS.limitMs) : againMs[tries];
                if (!isLimit && !isPassing(error)) {
                    this.#asking.onAnswer?.(line, 'none');
                    return null;
                }
                if (isLimit)
                    limits += 1;
                else
                    tries += 1;
                const isTooLate = wait === undefined || this.#clock.now() + wait >= this.#asking.endsAtMs;
                if (isTooLate || limits > LIMITS.limitWaits) {
                    this.#asking.onAnswer?.(line, 'failed');
                    throw error;
                }
                await this.#clock.sleep(wait, this.#asking.signal);
            }
        }
    }
    /** As `find`, for an answer of a known shape; null also where it has another. */
    async findJson(reading, shape) {
        const bytes = await this.find(reading);
        if (bytes === null)
            return null;
        const result = shape.safeParse(parsed(bytes));
        return result.success ? result.data : null;
    }
    /**
     * One try, for a caller that keeps ledger and pace.
     *
     * @returns null: the answer is larger than it may be
     * @throws GitHubError; the signal's reason
     */
    async once(reading) {
        const { what, route, parameters, accept, maxBytes } = reading;
        const timed = this.#github.until(AbortSignal.timeout(requestMs));
        const headers = accept === undefined ? {} : { headers: { accept } };
        const purpose = { what, permission: PERMISSIONS.metadata, target: 'other' };
        try {
            return await readBounded(await timed.download(purpose, route, { ...parameters, ...headers }), maxBytes, this.#asking.signal);
        }
        catch (error) {
            this.#asking.signal.throwIfAborted();
            if (error instanceof domain_outcome/* GitHubError */.y_)
                throw error;
            throw new domain_outcome/* GitHubError */.y_(`GitHub's answer broke off while ${what}. Try again later.`, 'network', {
                cause: error,
            });
        }
    }
    #line({ kind, route, parameters, submissions }) {
        return { provider: 'github', kind, text: reader_addressOf(this.#github.apiUrl, route, parameters), submissions };
    }
}
/** Whether the same request may succeed a moment later. */
function isPassing(error) {
    const status = statusOf(error);
    return status === null || status >= 500;
}
/** JSON; undefined: it is none. */
function parsed(bytes) {
    try {
        return JSON.parse(new TextDecoder().decode(bytes));
    }
    catch {
        return undefined;
    }
}
/** The address that Octokit makes of a route (`GET /repos/{owner}/{repo}`) and its parameters. */
function reader_addressOf(apiUrl, route, parameters) {
    const left = new Map(Object.entries(parameters));
    const path = route.replace(/^GET /, '').replaceAll(/\{(\w+)\}/g, (_, name) => {
        const value = left.get(name) ?? '';
        left.delete(name);
        return encodeURIComponent(value);
    });
    // An empty parameter at the end leaves its slash to nobody: Octokit drops it.
    const query = [...left].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
    return `${apiUrl.replace(/\/+$/, '')}${path.replace(/\/$/, '')}${query === '' ? '' : `?${query}`}`;
}

;// CONCATENATED MODULE: ./build/web-search/github/code-search.js






const SHA = /^[0-9a-f]{40}$/;
const Item = schemas/* looseObject */._H3({
    path: schemas/* string */.YjP().min(1),
    sha: schemas/* string */.YjP().regex(SHA),
    url: schemas/* string */.YjP(),
    html_url: schemas/* string */.YjP(),
    repository: schemas/* looseObject */._H3({
        full_name: schemas/* string */.YjP(),
        private: schemas/* boolean */.zMY().optional(),
        fork: schemas/* boolean */.zMY().optional(),
    }),
    text_matches: schemas/* array */.YOg(schemas/* looseObject */._H3({ fragment: schemas/* string */.YjP().optional() })).optional(),
});
const Answer = schemas/* looseObject */._H3({
    total_count: schemas/* number */.aig(),
    incomplete_results: schemas/* boolean */.zMY(),
    // One item of another shape must not cost the others.
    items: schemas/* array */.YOg(schemas/* unknown */.L5J()),
});
/** The request of a query (docs.github.com/rest/search/search#search-code). */
function searchReading(query, submissions) {
    return {
        kind: 'query',
        what: 'searching code',
        route: 'GET /search/code',
        parameters: { q: query, per_page: WEB_LIMITS.github.results },
        accept: 'application/vnd.github.text-match+json',
        maxBytes: WEB_LIMITS.github.answerBytes,
        submissions,
    };
}
/** Asks once. @throws GitHubError; the signal's reason */
async function askCodeSearch(reader, reading) {
    const bytes = await reader.once(reading);
    const answer = Answer.safeParse(bytes === null ? undefined : parsed(bytes));
    if (!answer.success) {
        throw new domain_outcome/* GitHubError */.y_('GitHub answered something unexpected while searching code. Try again later.', 'config-error');
    }
    const { items, total_count: total, incomplete_results: isIncomplete } = answer.data;
    const hits = items.slice(0, WEB_LIMITS.github.results).flatMap((item) => hitOf(item) ?? []);
    return { hits, total, isIncomplete };
}
function hitOf(item) {
    const result = Item.safeParse(item);
    if (!result.success)
        return null;
    const { path, sha, url, html_url: page, repository, text_matches: matches = [] } = result.data;
    const name = parseRepositoryName(repository.full_name);
    const commit = commitOf(url, page);
    const address = (0,text_escape/* httpsUrl */.N3)(page);
    // A token sees repositories that the world does not.
    if (name === null || commit === null || address === null || repository.private !== false)
        return null;
    return {
        ...name,
        path,
        blob: sha,
        commit,
        url: pinned(address, commit),
        isFork: repository.fork === true,
        fragments: matches.flatMap(({ fragment }) => fragment ?? []),
    };
}
/** The API's address names the commit in `ref`, the page's behind `/blob/`. */
function commitOf(url, page) {
    const ref = URL.canParse(url) ? new URL(url).searchParams.get('ref') : null;
    if (ref !== null && SHA.test(ref))
        return ref;
    return /\/blob\/([0-9a-f]{40})\//.exec(page)?.[1] ?? null;
}
/** A page of a branch shows tomorrow what is there tomorrow. */
function pinned(page, commit) {
    return page.replace(/\/blob\/[^/]+\//, `/blob/${commit}/`);
}

;// CONCATENATED MODULE: ./build/web-search/github/ask-queries.js






const { againMs: ask_queries_againMs, github: ask_queries_LIMITS } = WEB_LIMITS;
/** Why no more is asked. */
class Ended extends Error {
    why;
    sentence;
    constructor(why, sentence) {
        super(why);
        this.why = why;
        this.sentence = sentence;
    }
}
/**
 * Asks the queries of a plan, one after the other, at the pace of the code search. A limit is waited for, a failure that passes is
 * tried again (both count as requests), a query that GitHub refuses is left out; anything else ends the search.
 *
 * @throws the signal's reason
 */
async function askQueries(plan, tools) {
    const { order, clock } = tools;
    const started = clock.now();
    const untilMs = started + (order.endsAtMs - started) * ask_queries_LIMITS.queryShare;
    const candidates = new HitTable();
    const answered = new Map();
    const asker = new Asker(tools, untilMs);
    let asked = 0;
    let refused = 0;
    try {
        for (const query of plan.queries) {
            const answer = await asker.ask(query);
            if (answer === null) {
                refused += 1;
                if (refused >= ask_queries_LIMITS.refusals)
                    throw new Ended('failure', asker.refusal);
                continue;
            }
            refused = 0;
            asked += 1;
            candidates.add(query, answer.hits);
            for (const id of query.submissions)
                answered.set(id, (answered.get(id) ?? 0) + 1);
            order.onProgress((ask_queries_LIMITS.queryShare * asked) / plan.queries.length);
        }
    }
    catch (error) {
        order.signal.throwIfAborted();
        if (!(error instanceof Ended))
            throw error;
        const told = `${asked} of ${plan.queries.length} queries were answered; search again for the rest.`;
        const failure = error.sentence === null ? null : `${error.sentence} ${told}`;
        return { candidates, answered, requests: asker.requests, ended: error.why, failure };
    }
    return { candidates, answered, requests: asker.requests, ended: null, failure: null };
}
class Asker {
    #tools;
    #untilMs;
    requests = 0;
    /** What GitHub said of the query that it refused last. */
    refusal = '';
    constructor(tools, untilMs) {
        this.#tools = tools;
        this.#untilMs = untilMs;
    }
    /** null: GitHub refuses this query. @throws Ended; the signal's reason */
    async ask({ text, submissions }) {
        const { reader, pace, order, lineOf } = this.#tools;
        const line = lineOf(text, submissions);
        const reading = searchReading(text, submissions);
        for (let tries = 0, limits = 0;;) {
            if (this.requests >= order.requests) {
                if (tries + limits > 0)
                    order.onAnswer?.(line, 'failed');
                throw new Ended('budget', null);
            }
            if (!(await pace.turn(this.#untilMs, order.signal))) {
                if (tries + limits > 0)
                    order.onAnswer?.(line, 'failed');
                throw new Ended('time', OUT_OF_TIME);
            }
            if (tries + limits === 0)
                order.onSent(line);
            this.requests += 1;
            try {
                const answer = await askCodeSearch(reader, reading);
                order.onAnswer?.(line, wordsOf(answer));
                return answer;
            }
            catch (error) {
                order.signal.throwIfAborted();
                if (!(error instanceof domain_outcome/* GitHubError */.y_))
                    throw error;
                if (statusOf(error) === 422) {
                    this.refusal = error.message;
                    order.onAnswer?.(line, 'refused');
                    return null;
                }
                const isLimit = error.outcome === 'rate-limited';
                if (isLimit)
                    limits += 1;
                else
                    tries += 1;
                const wait = isLimit
                    ? (askedWaitMs(error) ?? ask_queries_LIMITS.limitMs)
                    : (askedWaitMs(error) ?? ask_queries_againMs[tries - 1]);
                const isFinal = error.outcome === 'config-error' || !(isLimit || isPassing(error));
                if (isFinal || wait === undefined || tries > ask_queries_againMs.length || limits > ask_queries_LIMITS.limitWaits) {
                    order.onAnswer?.(line, 'failed');
                    throw new Ended('failure', error.message);
                }
                pace.hold(wait);
            }
        }
    }
}
const OUT_OF_TIME = 'GitHub’s code search answers ten queries a minute, and the time of this check was over: give the run more time (timeout-minutes), or ask for less (web-requests).';
function wordsOf({ hits, total, isIncomplete }) {
    const { length } = hits;
    const words = [length === 0 ? 'none' : length === 1 ? '1 hit' : `${length} hits`];
    if (total > length)
        words.push(`${total} in all`);
    if (isIncomplete)
        words.push('incomplete');
    return words.join(', ');
}

;// CONCATENATED MODULE: ./build/github/pushes.js



/** What stands for no commit: before a branch was made, and after it was deleted. */
const NO_COMMIT = '0'.repeat(40);
/** A push that is older than so many pages of others is not looked for. */
const MAX_PUSH_PAGES = 20;
const Push = schemas/* looseObject */._H3({
    before: schemas/* string */.YjP(),
    after: schemas/* string */.YjP(),
    ref: schemas/* string */.YjP(),
    timestamp: schemas/* string */.YjP(),
});
/**
 * GitHub's record of pushes, newest first, page by page.
 *
 * @param ref full name of one ref; null: all of the repository
 * @throws GitHubError, also where the token may not see the pushes
 */
function pushPages(github, name, ref) {
    return github.pages({ what: `reading the pushes of ${fullName(name)}`, permission: PERMISSIONS.contents, target: 'other' }, 'GET /repos/{owner}/{repo}/activity', { owner: name.owner, repo: name.repo, ...(ref === null ? {} : { ref }) }, Push);
}
/** Whether an error says that GitHub does not show this token the pushes, or has no record of them. */
function isWithheldStatus(status) {
    return status === 403 || status === 404 || status === 422;
}

;// CONCATENATED MODULE: ./build/web-search/github/dating.js





const dating_LIMITS = WEB_LIMITS.github;
/**
 * What the time at which a repository was made says: one that was made after a submission was handed in was not public before. One
 * that was made earlier may have been empty.
 */
function beforeByCreation(createdAt, submissions, rules) {
    const created = createdAt === null ? NaN : Date.parse(createdAt);
    const later = [...rules.handedInAt].filter(([, at]) => created > Date.parse(at)).map(([id]) => id);
    return new Map([
        ...submissions.map((id) => [id, 'unknown']),
        ...later.map((id) => [id, 'no']),
    ]);
}
const Content = schemas/* looseObject */._H3({ sha: schemas/* string */.YjP() });
/**
 * Looks into the record of pushes for the last one before each submission was handed in, and whether the file stood there
 * unchanged. Dates of commits are never read: their author chooses them. A push tells when GitHub had the file, not that the
 * repository was public then, which GitHub does not tell.
 */
class Dating {
    #github;
    #reader;
    #repositories;
    #asking;
    /** Repository ▸ its pushes, oldest first. */
    #pushes = new Map();
    /** Repository, path and commit ▸ the blob there. A class was handed in at one time: all of it asks for the same. */
    #blobs = new Map();
    constructor(github, reader, repositories, asking) {
        this.#github = github.until(asking.signal);
        this.#reader = reader;
        this.#repositories = repositories;
        this.#asking = asking;
    }
    /** null: nothing is known of it. @throws GitHubError; the signal's reason */
    async date(source, rules) {
        const name = parseRepositoryName(source.repository);
        const facts = name === null ? null : await this.#repositories.facts(name, source.submissions);
        if (name === null || facts === null)
            return null;
        const before = new Map(beforeByCreation(facts.createdAt, source.submissions, rules));
        // Who has something of a source need not be who it was found for.
        const open = [...rules.handedInAt]
            .filter(([id]) => before.get(id) !== 'no')
            .map(([id, at]) => ({ id, at: Date.parse(at) }))
            .filter(({ at }) => Number.isFinite(at));
        const pushes = open.length === 0 ? [] : await this.#pushesOf(name, facts, source.submissions);
        let since = null;
        for (const [at, all] of Map.groupBy(open, (one) => one.at)) {
            const last = pushes.findLastIndex(({ timestamp }) => Date.parse(timestamp) < at);
            const first = last < 0 ? null : await this.#firstWith(name, source, pushes.slice(0, last + 1));
            if (first === null)
                continue;
            for (const { id } of all)
                before.set(id, 'yes');
            if (since === null || first < since)
                since = first;
        }
        return { before, publicSince: since };
    }
    /** The time of the first push that left the file as it is at the last one; null: it is not so at the last one. */
    async #firstWith(name, source, pushes) {
        const has = async (index) => (await this.#blobAt(name, source, pushes[index]?.after ?? '')) === source.blob;
        let high = pushes.length - 1;
        if (!(await has(high)))
            return null;
        // Halved while requests last; what is told is never too early, because that push was looked at.
        for (let low = 0; low < high && this.#reader.mayGoOn;) {
            const middle = Math.floor((low + high) / 2);
            if (await has(middle))
                high = middle;
            else
                low = middle + 1;
        }
        return pushes[high]?.timestamp ?? null;
    }
    #blobAt(name, source, ref) {
        const key = [name.owner, name.repo, source.path, ref].join('\0');
        const known = this.#blobs.get(key) ?? this.#readBlobAt(name, source, ref);
        this.#blobs.set(key, known);
        return known;
    }
    async #readBlobAt({ owner, repo }, { path, submissions }, ref) {
        const answer = await this.#reader.findJson({
            kind: 'repository',
            what: 'looking for a file of a public repository',
            route: 'GET /repos/{owner}/{repo}/contents/{path}',
            parameters: { owner, repo, path, ref },
            maxBytes: dating_LIMITS.answerBytes,
            submissions,
        }, Content);
        return answer?.sha ?? null;
    }
    #pushesOf(name, facts, submissions) {
        const key = facts.names.join(' ').toLowerCase();
        const known = this.#pushes.get(key) ?? this.#readPushes(name, facts.defaultBranch, submissions);
        this.#pushes.set(key, known);
        return known;
    }
    async #readPushes(name, branch, submissions) {
        if (branch === null)
            return [];
        const ref = `refs/heads/${branch}`;
        const line = {
            provider: 'github',
            kind: 'repository',
            text: `${this.#github.apiUrl.replace(/\/+$/, '')}/repos/${name.owner}/${name.repo}/activity`,
            submissions,
        };
        this.#asking.onSent(line);
        const newestFirst = [];
        try {
            let pages = 0;
            for await (const page of pushPages(this.#github, name, ref)) {
                newestFirst.push(...page.filter((push) => push.ref === ref && push.after !== NO_COMMIT));
                pages += 1;
                if (pages >= dating_LIMITS.pushPages || !this.#reader.mayGoOn)
                    break;
            }
        }
        catch (error) {
            this.#asking.signal.throwIfAborted();
            this.#asking.onAnswer?.(line, 'none');
            // Without a record of pushes a time is not known, and that is all.
            if (error instanceof domain_outcome/* GitHubError */.y_ && error.outcome !== 'rate-limited')
                return [];
            throw error;
        }
        this.#asking.onAnswer?.(line, 'read');
        return newestFirst.toReversed();
    }
}

;// CONCATENATED MODULE: ./build/web-search/github/languages.js
/**
 * What GitHub calls a language of ours in `language:` (github-linguist's names). null: the files of the row are several of
 * GitHub's languages, or none, so the words are looked for in all files.
 */
const GITHUB_LANGUAGES = {
    Java: 'Java',
    Python: 'Python',
    C: 'C',
    // By its alias: Octokit sends a `+` of a query as it is, which is read as a blank.
    'C/C++': 'cpp',
    'C#': 'C#',
    Perl: 'Perl',
    PHP: 'PHP',
    SQL: null,
    VB: null,
    XML: 'XML',
    Haskell: 'Haskell',
    Pascal: 'Pascal',
    Go: 'Go',
    Matlab: 'MATLAB',
    Lisp: null,
    Ruby: 'Ruby',
    Assembly: null,
    'HTML+JS': 'HTML',
    JavaScript: 'JavaScript',
    HTML: 'HTML',
    Text: null,
    'Plain Text': null,
    Swift: 'Swift',
    TypeScript: 'TypeScript',
    Rust: 'Rust',
    Kotlin: 'Kotlin',
    Scala: 'Scala',
    Shell: 'Shell',
    R: 'R',
    Dart: 'Dart',
    Lua: 'Lua',
    'Jupyter Notebook': 'Jupyter Notebook',
    Other: null,
    CSS: null,
    OCaml: 'OCaml',
    'F#': 'F#',
    Prolog: 'Prolog',
    Verilog: 'Verilog',
    VHDL: 'VHDL',
    Fortran: null,
    'Auto Detect': null,
};

;// CONCATENATED MODULE: ./build/web-search/github/query.js


/** One word finds everything; two that stand together are a query. */
const LEAST_WORDS = 2;
/**
 * The query of a probe, as GitHub's code search reads it: words, all of which a file has to have, and the language. GitHub ignores
 * punctuation, so a word is split there; that keeps words from becoming qualifiers (`user:x`) too. Words that mean something to the
 * search (`NOT`) are told in lower case, which it does not tell apart.
 *
 * @param maySay whether a word may leave the machine
 * @returns at most 256 characters; null: too few words are left
 */
function queryOf(probe, maySay) {
    const language = Object.hasOwn(GITHUB_LANGUAGES, probe.language) ? GITHUB_LANGUAGES[probe.language] : null;
    const qualifier = language === null || language === undefined
        ? ''
        : ` language:${/^\w+$/.test(language) ? language : `"${language}"`}`;
    const words = [];
    const said = new Set();
    // Between words stand one blank less than there are words.
    let length = qualifier.length - 1;
    for (const word of probe.words.filter(maySay).flatMap(termsOf)) {
        const key = word.toLowerCase();
        if (said.has(key) || !maySay(word))
            continue;
        if (length + word.length + 1 > WEB_LIMITS.github.queryCharacters)
            continue;
        said.add(key);
        words.push(/^(?:AND|OR|NOT)$/.test(word) ? key : word);
        length += word.length + 1;
    }
    return words.length < LEAST_WORDS ? null : words.join(' ') + qualifier;
}
/** A single letter is in every file. */
function termsOf(word) {
    return word.split(/[^\p{L}\p{N}_]+/u).filter((term) => term.length > 1 && /[\p{L}\p{N}]/u.test(term));
}

;// CONCATENATED MODULE: ./build/web-search/github/repositories.js




const Named = schemas/* looseObject */._H3({ full_name: schemas/* string */.YjP() });
const Repository = schemas/* looseObject */._H3({
    full_name: schemas/* string */.YjP(),
    private: schemas/* boolean */.zMY(),
    created_at: schemas/* string */.YjP().nullish(),
    default_branch: schemas/* string */.YjP().nullish(),
    license: schemas/* looseObject */._H3({ spdx_id: schemas/* string */.YjP().nullish() }).nullish(),
    parent: Named.nullish(),
    source: Named.nullish(),
    template_repository: Named.nullish(),
});
/** Repositories of one search: each is asked for once. */
class Repositories {
    #reader;
    #known = new Map();
    constructor(reader) {
        this.#reader = reader;
    }
    /** null: it is gone, or not public. @throws GitHubError; the signal's reason */
    facts(name, submissions) {
        const key = fullName(name).toLowerCase();
        const known = this.#known.get(key) ?? this.#read(name, submissions);
        this.#known.set(key, known);
        return known;
    }
    async #read({ owner, repo }, submissions) {
        const answer = await this.#reader.findJson({
            kind: 'repository',
            what: 'looking up a public repository',
            route: 'GET /repos/{owner}/{repo}',
            parameters: { owner, repo },
            maxBytes: WEB_LIMITS.github.answerBytes,
            submissions,
        }, Repository);
        if (answer === null || answer.private)
            return null;
        const spdx = answer.license?.spdx_id ?? null;
        const from = [answer.parent, answer.source, answer.template_repository];
        return {
            createdAt: answer.created_at ?? null,
            defaultBranch: answer.default_branch ?? null,
            // "NOASSERTION": there is a licence, and GitHub does not know which.
            licence: spdx === null || spdx === 'NOASSERTION' ? null : spdx,
            names: [`${owner}/${repo}`, answer.full_name, ...from.flatMap((one) => one?.full_name ?? [])],
        };
    }
}
/** Whether one of the names, or its owner, is excluded for everybody or is an account of this submission's own. */
function isExcluded(names, submission, rules) {
    const own = rules.own.get(submission);
    return digestsOf(names, rules).some((digest) => rules.exclude.has(digest) || own?.has(digest) === true);
}
/** Submissions for which one of the names, or its owner, is an own account. In ascending order. */
function ownersOf(names, rules) {
    const digests = digestsOf(names, rules);
    return [...rules.own]
        .flatMap(([id, own]) => (digests.some((digest) => own.has(digest)) ? [id] : []))
        .toSorted((a, b) => a - b);
}
function digestsOf(names, { salt }) {
    return names.flatMap((name) => [name, name.split('/', 1)[0] ?? '']).map((text) => digestOf(salt, text));
}

// EXTERNAL MODULE: ./build/languages/languages.js + 36 modules
var languages = __webpack_require__(3942);
;// CONCATENATED MODULE: ./build/web-search/github/public-files.js




const public_files_LIMITS = WEB_LIMITS.github;
const Entry = schemas/* looseObject */._H3({
    type: schemas/* string */.YjP(),
    path: schemas/* string */.YjP().min(1),
    sha: schemas/* string */.YjP().regex(/^[0-9a-f]{40}$/),
    size: schemas/* number */.aig(),
});
const Folder = schemas/* array */.YOg(schemas/* unknown */.L5J());
/** Files of one search: each content and each folder is fetched once. */
class PublicFiles {
    #reader;
    #blobs = new Map();
    #folders = new Map();
    constructor(reader) {
        this.#reader = reader;
    }
    /** By the SHA-1 of its blob. null: gone, too large, or not what was asked for. @throws GitHubError; the signal's reason */
    content(name, blob, submissions) {
        const known = this.#blobs.get(blob) ?? this.#read(name, blob, submissions);
        this.#blobs.set(blob, known);
        return known;
    }
    /** Source files in the same folder, by name. @throws GitHubError; the signal's reason */
    async neighbours(name, commit, path, submissions) {
        const entries = await this.#folder(name, commit, path.slice(0, Math.max(0, path.lastIndexOf('/'))), submissions);
        const wanted = entries
            .filter((one) => one.type === 'file' && one.path !== path && one.size < public_files_LIMITS.fileBytes && (0,languages/* isSourceName */.TE)(one.path))
            .toSorted((a, b) => (a.path < b.path ? -1 : 1))
            .slice(0, public_files_LIMITS.neighbours);
        const files = [];
        for (const { path: beside, sha } of wanted) {
            if (!this.#reader.mayGoOn)
                break;
            const bytes = await this.content(name, sha, submissions);
            if (bytes !== null)
                files.push({ path: beside, bytes });
        }
        return files;
    }
    #folder({ owner, repo }, commit, folder, submissions) {
        const key = `${owner}/${repo} ${commit} ${folder}`;
        const read = async () => {
            const rows = await this.#reader.findJson({
                kind: 'repository',
                what: 'reading a folder of a public repository',
                route: 'GET /repos/{owner}/{repo}/contents/{path}',
                parameters: { owner, repo, path: folder, ref: commit },
                maxBytes: public_files_LIMITS.answerBytes,
                submissions,
            }, Folder);
            return (rows ?? []).flatMap((row) => {
                const entry = Entry.safeParse(row);
                return entry.success ? [entry.data] : [];
            });
        };
        const known = this.#folders.get(key) ?? read();
        this.#folders.set(key, known);
        return known;
    }
    async #read({ owner, repo }, blob, submissions) {
        const bytes = await this.#reader.find({
            kind: 'file',
            what: 'reading a public file',
            route: 'GET /repos/{owner}/{repo}/git/blobs/{file_sha}',
            parameters: { owner, repo, file_sha: blob },
            accept: 'application/vnd.github.raw+json',
            maxBytes: public_files_LIMITS.fileBytes,
            submissions,
        });
        return bytes !== null && blobOf(bytes) === blob ? bytes : null;
    }
}
/** SHA-1 of the git blob with these bytes, hex. */
function blobOf(bytes) {
    return (0,external_node_crypto_.createHash)('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

;// CONCATENATED MODULE: ./build/web-search/github/public-sources.js





const public_sources_LIMITS = WEB_LIMITS.github;
/**
 * Fetches what was found, in rounds: the best file of everybody before the second best of anybody. Stops where time or GitHub's
 * requests are over, and where GitHub refuses: what is there by then stays.
 */
class PublicSources {
    #reader;
    #files;
    #repositories;
    #rules;
    #serverUrl;
    #fetched = new Map();
    #done = [];
    /** Files that were not looked at, because time or requests were over. */
    left = 0;
    /** @param serverUrl where people read repositories: `https://github.com` */
    constructor(reader, repositories, rules, serverUrl) {
        this.#reader = reader;
        this.#files = new PublicFiles(reader);
        this.#repositories = repositories;
        this.#rules = rules;
        this.#serverUrl = serverUrl;
    }
    /** @throws GitHubError; the signal's reason */
    async fetch(seekers, candidates, onProgress) {
        const wishes = this.#wishes(seekers, candidates);
        let next = 0;
        let failed = false;
        const work = async () => {
            while (!failed) {
                const wish = wishes[next];
                if (wish === undefined)
                    return;
                if (!this.#reader.mayGoOn) {
                    this.left = wishes.length - next;
                    return;
                }
                next += 1;
                try {
                    await this.#grant(wish);
                }
                catch (error) {
                    failed = true;
                    this.left = wishes.length - next + 1;
                    throw error;
                }
                onProgress(next / wishes.length);
            }
        };
        const works = await Promise.allSettled(Array.from({ length: public_sources_LIMITS.parallel }, work));
        const broken = works.find(({ status }) => status === 'rejected');
        if (broken?.status === 'rejected')
            throw broken.reason;
    }
    /** What was fetched, in an order that does not depend on which answer came first. */
    get all() {
        return this.#done
            .map(({ place, facts, submissions, files }) => {
            const ids = [...submissions].toSorted((a, b) => a - b);
            const { provider, repository, commit, path, blob, url } = place;
            return {
                provider,
                repository,
                commit,
                path,
                blob,
                url,
                licence: facts.licence,
                before: beforeByCreation(facts.createdAt, ids, this.#rules),
                publicSince: null,
                submissions: ids,
                ownOf: ownersOf(facts.names, this.#rules),
                files,
            };
        })
            .toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
    }
    #wishes(seekers, candidates) {
        const ofEach = seekers.map(({ id, hasSeveralFiles }) => {
            const most = hasSeveralFiles ? public_sources_LIMITS.files - public_sources_LIMITS.withNeighbours * public_sources_LIMITS.neighbours : public_sources_LIMITS.files;
            const remembered = this.#rules.remembered.get(id)?.filter(({ provider }) => provider === 'github');
            const known = (remembered ?? []).map((source) => [public_sources_placeOf(source, this.#pageOf(source))]);
            const found = candidates
                .of(id, most)
                .map(({ copies }) => copies.map((hit) => public_sources_placeOf({ ...hit, repository: fullName(hit) }, hit.url)));
            // What was found before is compared first: a finding does not vanish because a later search has better hits.
            return [...known, ...found].slice(0, most).map((places, rank) => ({
                submission: id,
                places: places.filter((place) => place !== null),
                withNeighbours: hasSeveralFiles && rank < public_sources_LIMITS.withNeighbours,
            }));
        });
        const rounds = Math.max(0, ...ofEach.map(({ length }) => length));
        return Array.from({ length: rounds }, (_, rank) => ofEach.flatMap((wishes) => wishes[rank] ?? [])).flat();
    }
    #pageOf({ repository, commit, path }) {
        return `${this.#serverUrl}/${repository}/blob/${commit}/${path.split('/').map(encodeURIComponent).join('/')}`;
    }
    async #grant({ submission, places, withNeighbours }) {
        const allowed = places.filter(({ repository }) => !isExcluded([repository], submission, this.#rules));
        for (const place of allowed.slice(0, public_sources_LIMITS.copies)) {
            const facts = await this.#repositories.facts(place.name, [submission]);
            if (facts === null || isExcluded(facts.names, submission, this.#rules))
                continue;
            const key = keyOf(place);
            const fetching = this.#fetched.get(key) ?? this.#fetchOne(place, facts, submission, withNeighbours);
            this.#fetched.set(key, fetching);
            const fetched = await fetching;
            if (fetched === null)
                continue;
            fetched.submissions.add(submission);
            return;
        }
    }
    async #fetchOne(place, facts, submission, withNeighbours) {
        const { name, commit, path, blob } = place;
        const bytes = await this.#files.content(name, blob, [submission]);
        if (bytes === null)
            return null;
        const beside = withNeighbours ? await this.#files.neighbours(name, commit, path, [submission]) : [];
        const fetched = { place, facts, submissions: new Set(), files: [{ path, bytes }, ...beside] };
        this.#done.push(fetched);
        return fetched;
    }
}
function public_sources_placeOf(source, url) {
    const { repository, commit, path, blob } = source;
    const name = parseRepositoryName(repository);
    return name === null ? null : { provider: 'github', name, repository, commit, path, blob, url };
}
function keyOf({ repository, commit, path, blob }) {
    return [repository.toLowerCase(), path, commit, blob].join('\0');
}

;// CONCATENATED MODULE: ./build/web-search/github/provider.js















const provider_LIMITS = WEB_LIMITS.github;
/** GitHub's code search: similar files by the rarest words of each submission. One pace for all searches of this provider. */
function createGitHubSearch(options) {
    const { clock, apiUrl } = options;
    const { queriesPerMinute = isLoopback(apiUrl) ? Infinity : provider_LIMITS.queriesPerMinute } = options;
    const pace = new TurnPace(clock, queriesPerMinute, 60_000);
    let github = null;
    const open = () => (github ??= createGitHub({
        ...options,
        signal: new AbortController().signal,
        deadlineMs: Infinity,
        isPacedByCaller: true,
    }));
    return {
        name: 'github',
        plan: (subject, rules, requests) => planned(subject, rules, requests).queries.map(({ text, submissions }) => lineOf(text, submissions)),
        search: async (subject, rules, order) => {
            const plan = planned(subject, rules, order.requests);
            const reader = new GitHubReader(open(), clock, order);
            const asked = await askQueries(plan, { reader, clock, pace, order, lineOf });
            const fetched = await fetchSources(subject, rules, asked.candidates, order, { reader, apiUrl });
            return findingsOf(subject, rules, plan, asked, fetched);
        },
        date: async (sources, rules, asking) => {
            const reader = new GitHubReader(open(), clock, asking);
            const dating = new Dating(open(), reader, new Repositories(reader), asking);
            const dated = new Map();
            const mine = sources.filter(({ provider }) => provider === 'github').slice(0, provider_LIMITS.dated);
            try {
                for (const source of mine) {
                    if (!reader.mayGoOn)
                        break;
                    const date = await dating.date(source, rules);
                    if (date !== null)
                        dated.set(source, date);
                }
            }
            catch (error) {
                asking.signal.throwIfAborted();
                // When a source was public is then not known of the rest.
                if (!(error instanceof domain_outcome/* GitHubError */.y_))
                    throw error;
            }
            return dated;
        },
        close: async () => github?.close(),
    };
}
function planned(subject, rules, requests) {
    const maySay = sayableWords(rules);
    return planRounds(subject, (id) => isDone(id, rules), (id) => rules.again?.has(id) === true, (probe) => queryOf(probe, maySay), requests);
}
/** Whether an earlier search has asked for all of it. */
function isDone(id, { remembered, again }) {
    return remembered.has(id) && again?.has(id) !== true;
}
function lineOf(text, submissions) {
    return { provider: 'github', kind: 'query', text, submissions };
}
async function fetchSources(subject, rules, candidates, order, { reader, apiUrl }) {
    const sources = new PublicSources(reader, new Repositories(reader), rules, serverOf(apiUrl));
    const seekers = subject.submissions
        .toSorted((a, b) => b.rarity - a.rarity || a.id - b.id)
        .map(({ id, files }) => ({ id, hasSeveralFiles: files.length > 1 }));
    const { queryShare } = provider_LIMITS;
    try {
        await sources.fetch(seekers, candidates, (share) => {
            order.onProgress(queryShare + (1 - queryShare) * share);
        });
    }
    catch (error) {
        order.signal.throwIfAborted();
        if (!(error instanceof domain_outcome/* GitHubError */.y_))
            throw error;
        return { sources, failure: `${error.message} ${notFetched(sources.left)}` };
    }
    return { sources, failure: sources.left === 0 ? null : `GitHub: ${notFetched(sources.left)}` };
}
function notFetched(files) {
    return `${files} files that the code search found were not compared, because time or requests were over: search again.`;
}
/** Where people read repositories. GitHub Enterprise Server has its API below it. */
function serverOf(apiUrl) {
    return /^(https:\/\/.+)\/api\/v3\/*$/.exec(apiUrl)?.[1] ?? DEFAULT_SERVER_URL;
}
function findingsOf(subject, rules, plan, asked, { sources, failure }) {
    const failures = [asked.failure, failure].filter((one) => one !== null);
    const stateOf = (id) => {
        if (isDone(id, rules))
            return { state: 'searched', why: null };
        const wanted = plan.wanted.get(id) ?? 0;
        const done = asked.answered.get(id) ?? 0;
        if (wanted === 0)
            return { state: 'not-searched', why: 'no-probes' };
        if (done >= wanted)
            return { state: 'searched', why: null };
        return { state: done === 0 ? 'not-searched' : 'partly', why: asked.ended ?? 'budget' };
    };
    return {
        searched: new Map(subject.submissions.map(({ id }) => [id, stateOf(id)])),
        sources: sources.all,
        known: [],
        failure: failures.length === 0 ? null : (0,text_escape/* visible */.RK)(failures.join(' ')),
        requests: asked.requests,
    };
}

;// CONCATENATED MODULE: ./build/web-search/heritage/provider.js





const { againMs: provider_againMs, requestMs: provider_requestMs, heritage: heritage_provider_LIMITS } = WEB_LIMITS;
const DEFAULT_HERITAGE_URL = 'https://archive.softwareheritage.org';
const CONTENT = 'swh:1:cnt:';
/** `{ "<swhid>": { "known": true } }` (archive.softwareheritage.org/api/1/known/doc/). */
const provider_Answer = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* looseObject */._H3({ known: schemas/* boolean */.zMY() }));
/** Software Heritage: which files the world knows byte for byte. Only hashes leave the machine. */
function createHeritageSearch(options) {
    const { url = DEFAULT_HERITAGE_URL, environment } = options;
    const archive = new Archive(url, options, createTransport(url, environment));
    return {
        name: 'software-heritage',
        plan: (subject) => batchesOf(subject).map(({ line }) => line),
        search: (subject, _rules, order) => search(archive, subject, order),
        // It knows where a file was seen and not since when.
        date: () => Promise.resolve(new Map()),
        close: () => archive.close(),
    };
}
async function search(archive, subject, order) {
    const batches = batchesOf(subject);
    const known = new Set();
    const answered = new Set();
    let failure = null;
    for (const { ids, line } of batches) {
        const answer = await archive.known(ids, line, order);
        if (typeof answer === 'string') {
            failure = (0,text_escape/* visible */.RK)(`Software Heritage ${answer} ${answered.size} of ${countOf(batches)} files were asked for. Run again later.`);
            break;
        }
        for (const id of ids) {
            answered.add(id);
            if (answer.has(id))
                known.add(id);
        }
        order.onProgress(answered.size / countOf(batches));
    }
    const stateOf = (files) => {
        const asked = files.filter(isAsked);
        const done = asked.filter(({ blob }) => answered.has(CONTENT + blob)).length;
        if (asked.length === 0)
            return { state: 'not-searched', why: 'no-probes' };
        if (done === asked.length)
            return { state: 'searched', why: null };
        return { state: done === 0 ? 'not-searched' : 'partly', why: failure === null ? 'budget' : 'failure' };
    };
    return {
        searched: new Map(subject.submissions.map(({ id, files }) => [id, stateOf(files)])),
        sources: [],
        known: subject.submissions.flatMap(({ id, files }) => knownOf(id, files, known, archive.url)),
        failure,
        requests: 0,
    };
}
function knownOf(submission, files, known, url) {
    return files.filter(isAsked).flatMap(({ path, blob }) => {
        const id = CONTENT + blob;
        return known.has(id) ? [{ submission, path, id, url: `${url}/${id}` }] : [];
    });
}
function isAsked({ unasked, blob }) {
    return unasked === null && /^[0-9a-f]{40}$/.test(blob);
}
function countOf(batches) {
    return batches.reduce((sum, { ids }) => sum + ids.length, 0);
}
/** Each hash once; those of the submission with the rarest code first. */
function batchesOf(subject) {
    const wanted = new Map();
    for (const { id, files } of subject.submissions.toSorted((a, b) => b.rarity - a.rarity || a.id - b.id)) {
        for (const { blob } of files.filter(isAsked)) {
            const submissions = wanted.get(CONTENT + blob) ?? new Set();
            wanted.set(CONTENT + blob, submissions.add(id));
        }
    }
    const ids = [...wanted.keys()];
    const count = Math.min(heritage_provider_LIMITS.requests, Math.ceil(ids.length / heritage_provider_LIMITS.hashes));
    return Array.from({ length: count }, (_, index) => {
        const some = ids.slice(index * heritage_provider_LIMITS.hashes, (index + 1) * heritage_provider_LIMITS.hashes);
        const submissions = [...new Set(some.flatMap((id) => [...(wanted.get(id) ?? [])]))].toSorted((a, b) => a - b);
        return {
            ids: some,
            line: { provider: 'software-heritage', kind: 'hashes', text: some.join(' '), submissions },
        };
    });
}
/** The archive's API. A redirect is not followed: hashes go to the address that was set, and nowhere else. */
class Archive {
    url;
    #options;
    #transport;
    constructor(url, options, transport) {
        this.url = url.replace(/\/+$/, '');
        this.#options = options;
        this.#transport = transport;
    }
    close() {
        return this.#transport.close();
    }
    /** Which of these are known; a text: why that cannot be said ("answered 500."). @throws the signal's reason */
    async known(ids, line, order) {
        const { clock } = this.#options;
        order.signal.throwIfAborted();
        if (clock.now() >= order.endsAtMs)
            return 'was not asked to the end: the time of this check was over.';
        order.onSent(line);
        for (let tries = 0, limits = 0;;) {
            const answer = await this.#once(ids, order.signal);
            if (typeof answer === 'string' || 'has' in answer) {
                order.onAnswer?.(line, typeof answer === 'string' ? 'failed' : `${answer.size} known`);
                return answer;
            }
            const { said, waitMs, isLimit } = answer;
            if (isLimit)
                limits += 1;
            else
                tries += 1;
            const wait = waitMs ?? (isLimit ? heritage_provider_LIMITS.limitMs : provider_againMs[tries - 1]);
            const isTooLate = wait === undefined || clock.now() + wait >= order.endsAtMs;
            if (isTooLate || tries > provider_againMs.length || limits > heritage_provider_LIMITS.limitWaits) {
                order.onAnswer?.(line, 'failed');
                return said;
            }
            await clock.sleep(wait, order.signal);
        }
    }
    /** The known ones; a text: it cannot be asked; an object: it may be asked again. @throws the signal's reason */
    async #once(ids, signal) {
        try {
            const response = await this.#transport.fetch(`${this.url}/api/1/known/`, {
                method: 'POST',
                headers: {
                    'content-type': 'application/json',
                    accept: 'application/json',
                    'user-agent': this.#options.userAgent,
                },
                body: JSON.stringify(ids),
                redirect: 'manual',
                signal: AbortSignal.any([signal, AbortSignal.timeout(provider_requestMs)]),
            });
            const { status, headers, body } = response;
            if (status === 200 && body !== null) {
                return knownIn(await readBounded(body, heritage_provider_LIMITS.answerBytes, signal), ids);
            }
            body?.cancel().catch(() => { });
            const isLimit = status === 429;
            const said = isLimit ? 'has a limit of requests that is used up.' : `answered ${status}.`;
            return isLimit || status >= 500 ? { said, waitMs: askedMs(headers), isLimit } : said;
        }
        catch {
            signal.throwIfAborted();
            return { said: 'could not be reached.', waitMs: null, isLimit: false };
        }
    }
}
function knownIn(bytes, ids) {
    let json;
    try {
        json = bytes === null ? undefined : JSON.parse(new TextDecoder().decode(bytes));
    }
    catch {
        json = undefined;
    }
    const result = provider_Answer.safeParse(json);
    if (!result.success)
        return 'answered something unexpected.';
    return new Set(ids.filter((id) => result.data[id]?.known === true));
}
/** `retry-after`, or the time at which the limit is filled up again, by the server's own clock. */
function askedMs(headers) {
    const after = headers.get('retry-after');
    if (after !== null && /^\d+$/.test(after))
        return Number(after) * 1000;
    const ms = Number(headers.get('x-ratelimit-reset')) * 1000 - Date.parse(headers.get('date') ?? '');
    return headers.get('x-ratelimit-remaining') === '0' && Number.isFinite(ms) ? Math.max(0, ms) : null;
}

;// CONCATENATED MODULE: ./build/web-search/create-providers.js


/** The providers with these names. One set serves all searches of a process, which share its pace. The caller closes them. */
function createProviders(options) {
    const { heritageUrl, clock, environment, userAgent } = options;
    const make = {
        github: () => createGitHubSearch(options),
        'software-heritage': () => createHeritageSearch({
            ...(heritageUrl === undefined ? {} : { url: heritageUrl }),
            clock,
            environment,
            userAgent,
        }),
    };
    return options.names.map((name) => make[name]());
}


/***/ })

};
