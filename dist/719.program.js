export const id = 719;
export const ids = [719];
export const modules = {

/***/ 83719:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  withWebForecast: () => (/* binding */ withWebForecast)
});

// EXTERNAL MODULE: ./build/check/names.js
var names = __webpack_require__(72119);
// EXTERNAL MODULE: ./build/check/preflight.js
var preflight = __webpack_require__(95532);
// EXTERNAL MODULE: ./build/domain/outcome.js
var domain_outcome = __webpack_require__(93153);
// EXTERNAL MODULE: ./build/domain/submission.js
var submission = __webpack_require__(18433);
// EXTERNAL MODULE: ./build/assets.js
var assets = __webpack_require__(43287);
;// CONCATENATED MODULE: ./build/embedded/analysis/analysis-thread.js

/** Thousands of submissions take minutes. */
const DEFAULT_TIME_LIMIT_MS = (/* unused pure expression or super */ null && (30 * 60_000));
/** A thread for one analysis. @param heapMb most that its objects may take before the thread ends */
function startThread(job, heapMb) {
    return (0,assets/* startWorker */.Dh)({ kind: 'analysis', job }, heapMb === null ? {} : { maxOldGenerationSizeMb: heapMb });
}
const LOOK_MS = 250;
/**
 * V8 ends the whole process, and not the thread alone, where one large array or table finds no room below the limit of a thread.
 * None is larger than 1 GB: a thread that is looked at often, and may have as much above its limit, ends before.
 */
const HEADROOM_BYTES = 2 * 1024 ** 3;
/**
 * Runs one analysis in a thread of its own: the process answers while it computes, and an engine that runs out of memory or time
 * is one failed check.
 *
 * @param signal ends the thread
 * @throws the signal's reason when aborted; the thread has ended then, as always when this is settled
 */
async function runInThread(job, options) {
    const { limits, signal, onProgress, findOthers } = options;
    signal.throwIfAborted();
    const { memoryBytes, timeMs } = limits;
    const heapMb = memoryBytes === null ? null : Math.ceil((memoryBytes + HEADROOM_BYTES) / 1024 ** 2);
    const worker = options.start(job, heapMb);
    const timers = [];
    let stopTimer = () => { };
    let onAbort = () => { };
    try {
        return await new Promise((resolve, reject) => {
            const fail = (why) => resolve({ kind: 'failed', why });
            onAbort = () => reject(signal.reason);
            signal.addEventListener('abort', onAbort);
            const limit = new TimeLimit(timeMs, () => fail(`The analysis took longer than ${words(timeMs)} and was stopped.`));
            stopTimer = () => limit.pause();
            limit.go();
            if (memoryBytes !== null) {
                const look = () => void fullOf(worker, memoryBytes).then((full) => full && fail(tooMuch(memoryBytes)));
                timers.push(setInterval(look, LOOK_MS));
            }
            for (const timer of timers)
                timer.unref();
            worker.on('message', (message) => {
                if (message.kind === 'progress') {
                    onProgress(message.done / Math.max(1, message.total));
                }
                else if (message.kind === 'failed') {
                    fail(message.message);
                }
                else if (message.kind === 'result') {
                    resolve(message);
                }
                else {
                    // The thread waits: a search of the web takes as long as its own limit says.
                    limit.pause();
                    const answer = (others) => {
                        worker.postMessage(others);
                        limit.go();
                    };
                    findOthers(message.imprints, message.subject).then(answer, reject);
                }
            });
            worker.on('error', (error) => fail(error.code === 'ERR_WORKER_OUT_OF_MEMORY'
                ? memoryBytes === null
                    ? 'The analysis ran out of memory.'
                    : tooMuch(memoryBytes)
                : `The analysis ended unexpectedly (${error.name}: ${error.message}).`));
            worker.on('exit', (code) => fail(`The analysis ended unexpectedly (exit ${code}).`));
        });
    }
    finally {
        signal.removeEventListener('abort', onAbort);
        stopTimer();
        for (const timer of timers)
            clearTimeout(timer);
        // What it found must not lie beside the heap that found it.
        await worker.terminate();
    }
}
/** Tells once when a time is over, without the pauses that it makes. */
class TimeLimit {
    #onOver;
    #leftMs;
    #since = 0;
    #timer = null;
    constructor(ms, onOver) {
        this.#leftMs = ms;
        this.#onOver = onOver;
    }
    go() {
        this.#since = performance.now();
        this.#timer = setTimeout(this.#onOver, this.#leftMs).unref();
    }
    pause() {
        if (this.#timer === null)
            return;
        clearTimeout(this.#timer);
        this.#timer = null;
        this.#leftMs -= performance.now() - this.#since;
    }
}
async function fullOf(worker, memoryBytes) {
    try {
        const { used_heap_size, external_memory } = await worker.getHeapStatistics();
        return used_heap_size + external_memory > memoryBytes;
    }
    catch {
        // It ended meanwhile, and said so.
        return false;
    }
}
function tooMuch(memoryBytes) {
    return `The analysis needed more memory than the ${Math.round(memoryBytes / 1024 ** 2)} MiB it may take, and was stopped.`;
}
function words(ms) {
    const minutes = Math.round(ms / 60_000);
    if (minutes < 1)
        return `${Math.round(ms / 1_000)} seconds`;
    return minutes === 1 ? 'one minute' : `${minutes} minutes`;
}

// EXTERNAL MODULE: ./build/languages/languages.js + 36 modules
var languages = __webpack_require__(33942);
// EXTERNAL MODULE: ./build/text/escape.js
var text_escape = __webpack_require__(33699);
// EXTERNAL MODULE: ./build/text/format.js
var format = __webpack_require__(73387);
// EXTERNAL MODULE: ./build/web-search/limits.js
var limits = __webpack_require__(25438);
;// CONCATENATED MODULE: ./build/web-search/rules-of.js
/** The rules of a search from what a check is started with. */
function rulesOf({ salt = '', exclude = [], never = [], submissions = [] }) {
    return {
        salt,
        exclude: new Set(exclude),
        never: new Set(never),
        own: new Map(submissions.map(({ id, own = [] }) => [id, new Set(own)])),
        handedInAt: new Map(submissions.flatMap(({ id, at }) => (at === undefined ? [] : [[id, at]]))),
        again: new Set(submissions.flatMap(({ id, again }) => (again === true ? [id] : []))),
        remembered: new Map(submissions.flatMap(({ id, remembered }) => (remembered == null ? [] : [[id, remembered]]))),
    };
}

// EXTERNAL MODULE: ./build/zip/stored-zip.js
var stored_zip = __webpack_require__(25851);
// EXTERNAL MODULE: ./build/run/web-providers.js + 1 modules
var web_providers = __webpack_require__(73800);
;// CONCATENATED MODULE: ./build/run/web-forecast.js












const ROLES = {
    judged: 'submission',
    archive: 'archive',
    base: 'base',
    'ai-reference': 'ai-reference',
};
/**
 * What a search of the web would send, in the order in which it would be sent. The code is read by the engine as the check would
 * read it, in a thread of this machine, and the providers plan as they would search. Nothing is sent.
 *
 * @param leftMs time that the run has left
 * @returns findings with it
 * @throws the signal's reason, and ConfigurationError where the code could not be read
 */
async function withWebForecast(findings, plan, world, leftMs) {
    const named = (0,names/* nameSubmissions */.vE)(plan.submissions.filter(({ files }) => files.length > 0), plan.pseudonyms);
    // Ids as a new check gives them.
    const keys = new Map(named.map(({ submission }, at) => [at + 1, submission.key]));
    const rows = languages/* LANGUAGES */.Yj.map((one) => ({ ...one, extensions: one.extensions.join(' ') }));
    const options = {
        languageId: (0,preflight/* chooseLanguage */.Gv)(plan.language, rows),
        ai: plan.ai,
        detectBaseCode: plan.baseCode,
    };
    const job = { options, documents: await documentsOf(named), web: true };
    const subject = await subjectOf(job, world.signal, leftMs);
    const lines = await linesOf(subject, plan.web, keys, world);
    tell(lines, world);
    const asked = new Set(lines.flatMap(({ submissions }) => submissions));
    const isJudged = new Set((0,submission/* judgedOf */.B8)(plan.submissions).map(({ key }) => key));
    const notSearched = [...keys].filter(([id, key]) => isJudged.has(key) && !asked.has(id)).length;
    // Findings say what left, and nothing has.
    return {
        ...findings,
        notices: [...findings.notices, summaryOf(lines, notSearched)],
    };
}
async function documentsOf(named) {
    const documents = [];
    const zips = new stored_zip/* StoredZips */.Q();
    try {
        for (const [at, { submission, filename }] of named.entries()) {
            const zip = await zips.read(submission.zip);
            documents.push({ id: at + 1, role: ROLES[submission.role], name: filename, zip });
        }
    }
    finally {
        await zips.close();
    }
    return documents;
}
async function linesOf(subject, { requests, providers: names, ...web }, keys, world) {
    const submissions = [...keys].flatMap(([id, key]) => {
        const known = web.submissions.get(key);
        return known === undefined ? [] : [{ id, ...known }];
    });
    const { planSearch } = await __webpack_require__.e(/* import() */ 661).then(__webpack_require__.bind(__webpack_require__, 59661));
    const { createProviders } = await __webpack_require__.e(/* import() */ 447).then(__webpack_require__.bind(__webpack_require__, 74447));
    const { clock, log } = world;
    const providers = createProviders({ ...(0,web_providers/* providerOptions */.A)(names, null, world), clock, log });
    try {
        return planSearch(providers, subject, rulesOf({ ...web, submissions }), requests);
    }
    finally {
        await Promise.all(providers.map((one) => one.close()));
    }
}
/** Ends the thread where the rest of an analysis would begin. */
class Read extends Error {
    subject;
    constructor(subject) {
        super('The code was read.');
        this.subject = subject;
    }
}
async function subjectOf(job, signal, timeMs) {
    try {
        const outcome = await runInThread(job, {
            start: startThread,
            limits: { timeMs: Math.max(1, Math.min(timeMs, 2 ** 31 - 1)), memoryBytes: null },
            signal,
            onProgress: () => { },
            findOthers: (_imprints, subject) => Promise.reject(new Read(subject ?? { submissions: [] })),
        });
        const why = outcome.kind === 'failed' ? ` ${outcome.why}` : '';
        throw new domain_outcome/* ConfigurationError */.j1(`What the search of the web would send is not known.${why}`);
    }
    catch (error) {
        if (error instanceof Read)
            return error.subject;
        throw error;
    }
}
/** Each line as it would leave; of hashes each one. */
function tell(lines, { log, event: { apiUrl } }) {
    for (const { provider, kind, text } of lines) {
        if (kind === 'hashes') {
            for (const hash of text.split(' '))
                log.info(`would ask ${provider}: ${hash}`);
        }
        else {
            log.info(`would ask ${provider} (${apiUrl}/search/code): ${(0,text_escape/* visible */.RK)(text)}`);
        }
    }
}
function summaryOf(lines, notSearched) {
    const queries = lines.filter(({ kind }) => kind === 'query').length;
    const hashes = lines
        .filter(({ kind }) => kind === 'hashes')
        .reduce((sum, { text }) => sum + text.split(' ').length, 0);
    const minutes = Math.ceil(queries / limits/* WEB_LIMITS */.C.github.queriesPerMinute);
    const parts = [
        ...(queries > 0
            ? [
                `${queries === 1 ? '1 query' : `${queries} queries`} to GitHub's code search, in some ${minutes === 1 ? 'minute' : `${minutes} minutes`}`,
            ]
            : []),
        ...(hashes > 0
            ? [`${hashes === 1 ? '1 hash of a file' : `${hashes} hashes of files`} to Software Heritage`]
            : []),
    ];
    const what = parts.length === 0 ? 'nothing' : parts.join(', and ');
    return `Dry run: the search of the web would send ${what}. What it fetches then depends on the answers. ${(0,format/* count */.U9)(notSearched, 'submission')} would not be searched for. Nothing was sent.`;
}


/***/ }),

/***/ 25438:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ WEB_LIMITS)
/* harmony export */ });
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


/***/ })

};
