export const id = 15;
export const ids = [15,117];
export const modules = {

/***/ 3117:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ unpacked),
/* harmony export */   buffersOf: () => (/* binding */ buffersOf),
/* harmony export */   packed: () => (/* binding */ packed),
/* harmony export */   r: () => (/* binding */ PairTable)
/* harmony export */ });
/** Of a fragment: file, first and last line, the other file, its lines, tokens, others that share it (-1: nobody counted). */
const FIELDS = 8;
const NOT_COUNTED = -1;
/** Puts the pairs of a result into columns. */
function packed({ pairs, ...rest }) {
    const places = new Map();
    const placeOf = (file) => {
        const place = places.get(file) ?? places.size;
        places.set(file, place);
        return place;
    };
    const firstFragment = new Int32Array(pairs.length + 1);
    for (const [at, pair] of pairs.entries()) {
        firstFragment[at + 1] = firstFragment[at] + pair.fragments.length;
    }
    const fragments = new Int32Array(firstFragment[pairs.length] * FIELDS);
    let next = 0;
    for (const pair of pairs) {
        for (const one of pair.fragments) {
            fragments.set([
                placeOf(one.file),
                one.lineStart,
                one.lineEnd,
                placeOf(one.matchedFile),
                one.matchedLineStart,
                one.matchedLineEnd,
                one.tokens,
                one.sharedBy ?? NOT_COUNTED,
            ], next);
            next += FIELDS;
        }
    }
    return {
        ...rest,
        pairs: {
            a: Int32Array.from(pairs, (pair) => pair.a),
            b: Int32Array.from(pairs, (pair) => pair.b),
            similarity: Float64Array.from(pairs, (pair) => pair.similarity),
            matchedSimilarity: Float64Array.from(pairs, (pair) => pair.matchedSimilarity),
            suspicion: Float64Array.from(pairs, (pair) => pair.suspicion ?? Number.NaN),
            longestFragment: Int32Array.from(pairs, (pair) => pair.longestFragment),
            overlap: Int32Array.from(pairs, (pair) => pair.overlap),
            standsOut: Uint8Array.from(pairs, (pair) => (pair.standsOut === true ? 1 : 0)),
            firstFragment,
            fragments,
            files: [...places.keys()],
        },
    };
}
/** The same as the engine gave it. */
function unpacked({ pairs, ...rest }) {
    const table = new PairTable(pairs);
    return {
        ...rest,
        pairs: Array.from({ length: table.length }, (_, at) => {
            const { place, ...pair } = table.at(at);
            return { ...pair, fragments: table.fragments(place) };
        }),
    };
}
/** What may be handed over with columns, and is gone here then. */
function buffersOf({ pairs }) {
    const { files: _files, ...columns } = pairs;
    return Object.values(columns).map(({ buffer }) => buffer);
}
/** Reads pairs out of their columns, one by one. */
class PairTable {
    length;
    #columns;
    constructor(columns) {
        this.#columns = columns;
        this.length = columns.a.length;
    }
    at(place) {
        const columns = this.#columns;
        const suspicion = columns.suspicion[place];
        return {
            place,
            a: columns.a[place],
            b: columns.b[place],
            similarity: columns.similarity[place],
            matchedSimilarity: columns.matchedSimilarity[place],
            suspicion: Number.isNaN(suspicion) ? null : suspicion,
            longestFragment: columns.longestFragment[place],
            overlap: columns.overlap[place],
            ...(columns.standsOut[place] === 1 ? { standsOut: true } : {}),
        };
    }
    /** How many fragments all pairs before this one have. */
    fragmentsBefore(place) {
        return this.#columns.firstFragment[place];
    }
    fragmentCount(place) {
        return this.fragmentsBefore(place + 1) - this.fragmentsBefore(place);
    }
    /** Fragments of a pair as `a` sees them. */
    fragments(place) {
        const first = this.fragmentsBefore(place);
        return Array.from({ length: this.fragmentCount(place) }, (_, at) => this.#fragment(first + at));
    }
    #fragment(at) {
        const { fragments, files } = this.#columns;
        const field = (n) => fragments[at * FIELDS + n];
        const sharedBy = field(7);
        return {
            file: files[field(0)],
            lineStart: field(1),
            lineEnd: field(2),
            matchedFile: files[field(3)],
            matchedLineStart: field(4),
            matchedLineEnd: field(5),
            tokens: field(6),
            ...(sharedBy === NOT_COUNTED ? {} : { sharedBy }),
        };
    }
}


/***/ }),

/***/ 171:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hk: () => (/* binding */ averageSimilarity),
/* harmony export */   RP: () => (/* binding */ reportPair),
/* harmony export */   d1: () => (/* binding */ fragmentsOf)
/* harmony export */ });
/**
 * The similarity of a pair, 0..100, which is the number that decides: 100 × 2 × tiled / (|A| + |B|), the share of the tokens of both
 * programs together that stands in common runs. It is the harmonic mean of the two shares, which is how it is made from them.
 */
function averageSimilarity(pair) {
    const sum = pair.similarity + pair.matchedSimilarity;
    return sum === 0 ? 0 : (2 * pair.similarity * pair.matchedSimilarity) / sum;
}
const NO_RUNS = new Int32Array(0);
const NO_FRAGMENTS = [];
/**
 * A pair as it is reported, whichever way round it was compared: `a` is a submission, and of two submissions the one
 * with the lesser id. Without a source of runs there are no fragments.
 */
function reportPair(one, other, score, source, { mergeGap, suspicion, standsOut, sharedBy, }) {
    const swap = one.document.role === 'archive' ||
        (other.document.role === 'submission' && other.document.id < one.document.id);
    const a = swap ? other : one;
    const b = swap ? one : other;
    const runs = source?.runs(score, swap) ?? NO_RUNS;
    return {
        a: a.document.id,
        b: b.document.id,
        similarity: share(score.overlap, a.size),
        matchedSimilarity: share(score.overlap, b.size),
        suspicion,
        longestFragment: score.longest,
        overlap: score.overlap,
        ...(standsOut ? { standsOut } : {}),
        fragments: runs.length === 0
            ? NO_FRAGMENTS
            : fragmentsOf(a.document, b.document, runs, mergeGap, (from, to) => sharedBy?.(a, runs, from, to)),
    };
}
function share(part, whole) {
    return whole === 0 ? 0 : (100 * part) / whole;
}
/**
 * Fragments in the order of `a`, from triples (position in a, in b, length) in that order; runs that almost touch on both
 * sides are shown as one.
 */
function fragmentsOf(a, b, runs, mergeGap, sharedBy) {
    const fragments = [];
    let [startA, startB, endA, endB, tokens] = [0, 0, 0, 0, 0];
    let fileA = '';
    let fileB = '';
    let opened = 0;
    const close = (next) => {
        if (tokens > 0) {
            const others = sharedBy?.(opened, next);
            const file = fileA;
            const matchedFile = fileB;
            const lineStart = a.lines[startA];
            const lineEnd = a.lines[endA - 1];
            const matchedLineStart = b.lines[startB];
            const matchedLineEnd = b.lines[endB - 1];
            // There are millions: a literal with all fields makes one object, and leaves none outside of it.
            fragments.push(others === undefined
                ? { file, lineStart, lineEnd, matchedFile, matchedLineStart, matchedLineEnd, tokens }
                : {
                    file,
                    lineStart,
                    lineEnd,
                    matchedFile,
                    matchedLineStart,
                    matchedLineEnd,
                    tokens,
                    sharedBy: others,
                });
        }
        opened = next;
    };
    for (let at = 0; at < runs.length; at += 3) {
        const runA = runs[at];
        const runB = runs[at + 1];
        const length = runs[at + 2];
        const near = tokens > 0 &&
            runA - endA <= mergeGap &&
            runB >= endB &&
            runB - endB <= mergeGap &&
            fileAt(a, runA) === fileA &&
            fileAt(b, runB) === fileB;
        if (near) {
            tokens += length;
        }
        else {
            close(at);
            startA = runA;
            startB = runB;
            fileA = fileAt(a, runA);
            fileB = fileAt(b, runB);
            tokens = length;
        }
        endA = runA + length;
        endB = runB + length;
    }
    close(runs.length);
    // A list that grew one by one has room for more, a copy has none.
    return fragments.slice();
}
/** Path of the file that a token is in. */
function fileAt(document, position) {
    let low = 0;
    let high = document.files.length - 1;
    while (low < high) {
        const middle = (low + high + 1) >> 1;
        if ((document.files[middle]?.from ?? 0) <= position)
            low = middle;
        else
            high = middle - 1;
    }
    return document.files[low]?.path ?? '';
}


/***/ }),

/***/ 15:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  serveInThread: () => (/* binding */ serveInThread)
});

// EXTERNAL MODULE: ./build/text/message-of.js
var message_of = __webpack_require__(3719);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./build/domain/outcome.js
/** Every way a run can end (product contract). Exactly one is written to the `outcome` output. */
const OUTCOMES = (/* unused pure expression or super */ null && ([
    'passed',
    'flagged',
    'incomplete',
    'analysis-failed',
    'timeout',
    'rate-limited',
    'service-unavailable',
    'network',
    'auth',
    'account-suspended',
    'forbidden',
    'config-error',
    'skipped',
    'cancelled',
    'internal-error',
]));
/**
 * The root of every error that this program raises on purpose. `message` is the one sentence a person needs:
 * what is wrong, where, and what to do. Anything else that is thrown is a defect and ends as `internal-error`.
 */
class Failure extends Error {
    /** What every reader of the log may be told of it, students too. null: `message` may name a peer, and there is no other. */
    openMessage = null;
}
/** The user's inputs, config file or data are wrong. */
class ConfigurationError extends Failure {
    name = 'ConfigurationError';
    outcome = 'config-error';
    retryHelps = false;
}
/** The settings are wrong, or do not fit the event: made of words that stand in the workflow and its config file alone. */
class SettingsError extends (/* unused pure expression or super */ null && (ConfigurationError)) {
    name = 'SettingsError';
    openMessage = this.message;
}
/** There is nothing to do, and that is no error (e.g. a fork's pull request without secrets). */
class Skipped extends (/* unused pure expression or super */ null && (Failure)) {
    name = 'Skipped';
    outcome = 'skipped';
    retryHelps = false;
    openMessage = this.message;
}
/** SIGINT, SIGTERM or an aborted run. */
class Cancelled extends (/* unused pure expression or super */ null && (Failure)) {
    name = 'Cancelled';
    outcome = 'cancelled';
    retryHelps = true;
    openMessage = this.message;
}
/** GitHub refused or could not be reached while submissions were collected. */
class GitHubError extends Failure {
    name = 'GitHubError';
    retryHelps;
    outcome;
    openMessage;
    constructor(message, outcome, options = {}) {
        super(message, options);
        this.outcome = outcome;
        this.openMessage = options.openMessage ?? null;
        this.retryHelps = outcome === 'network' || outcome === 'rate-limited';
    }
}

// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(5919);
;// CONCATENATED MODULE: ./build/assets.js
// The only module that names bundled files. The bundler's asset relocator reads no syntax newer than ES2020 and then
// copies files unbundled without a word, so this file keeps to it. In the bundle `new URL(…)` becomes a plain path.


/** A worker thread of this program; what it does is decided by `data`. */
function startWorker(data) {
    const bundled = __webpack_require__.ab + "worker.js";
    if (bundled instanceof URL) {
        // Run from its sources, the worker is the TypeScript file beside this one.
        return new external_node_worker_threads_.Worker(new URL(bundled.href.replace(/\.js$/, '.ts')), { workerData: data });
    }
    return new external_node_worker_threads_.Worker(bundled, { workerData: data });
}
/** The report page without data. */
function reportTemplate() {
    const bundled = __webpack_require__.ab + "report.html";
    if (bundled instanceof URL)
        return readFileSync(new URL('../dist/report.html', bundled), 'utf8');
    return readFileSync(bundled, 'utf8');
}

;// CONCATENATED MODULE: ./build/embedded/analysis/queue.js

/** Thousands of submissions take minutes. */
const TIME_LIMIT_MS = 30 * 60_000;
const SMALL_DOCUMENTS = 200;
/** So often a check lets smaller ones go first. */
const MOST_OVERTAKEN = 10;
/**
 * Runs analyses, each in a thread of its own: the service answers while it computes, and an engine that runs out of memory
 * is one failed check. One runs at a time, the smallest first, and beside it at most one small one: nobody waits for hours
 * behind a whole year's archive.
 */
class AnalysisQueue {
    #options;
    #waiting = [];
    #lanes = { any: null, small: null };
    #closed = false;
    constructor(options) {
        this.#options = {
            timeLimitMs: TIME_LIMIT_MS,
            smallDocuments: SMALL_DOCUMENTS,
            start: (job) => startWorker({ kind: 'analysis', job }),
            ...options,
        };
    }
    get queued() {
        return this.#waiting.length;
    }
    get processing() {
        return this.#running().length;
    }
    /** `job` is made when its turn comes; `documents` is how many it will read. */
    add(id, documents, job, listener) {
        this.#waiting.push({ id, documents, job, listener, overtaken: 0 });
        this.#next();
    }
    /** Ends an analysis that waits or runs, as failed. false: there is none. */
    cancel(id, message) {
        const at = this.#waiting.findIndex((one) => one.id === id);
        const [waiting] = at < 0 ? [] : this.#waiting.splice(at, 1);
        if (waiting !== undefined) {
            waiting.listener.failed(message).catch(this.#options.onDefect);
            return true;
        }
        const running = this.#running().find((one) => one.id === id);
        running?.stop(message);
        return running !== undefined;
    }
    async close() {
        this.#closed = true;
        this.#waiting.length = 0;
        await Promise.all(this.#running().flatMap(({ worker }) => worker?.terminate() ?? []));
    }
    #running() {
        return [this.#lanes.any, this.#lanes.small].filter((one) => one !== null);
    }
    #next() {
        for (const lane of ['small', 'any']) {
            if (this.#closed || this.#lanes[lane] !== null)
                continue;
            const next = this.#take(lane === 'any' ? Infinity : this.#options.smallDocuments);
            if (next !== undefined)
                this.#run(next, lane);
        }
    }
    /** The smallest that waits, of at most so many documents; of equals, and of the often overtaken, the first. */
    #take(most) {
        const patient = this.#waiting.find((one) => one.overtaken >= MOST_OVERTAKEN && one.documents <= most);
        const chosen = patient ??
            this.#waiting.filter((one) => one.documents <= most).toSorted((a, b) => a.documents - b.documents)[0];
        if (chosen === undefined)
            return undefined;
        const at = this.#waiting.indexOf(chosen);
        for (const earlier of this.#waiting.slice(0, at))
            earlier.overtaken += 1;
        this.#waiting.splice(at, 1);
        return chosen;
    }
    #run({ id, job, listener }, lane) {
        let ended = false;
        let worker = null;
        const end = (tell) => {
            if (ended)
                return;
            ended = true;
            clearTimeout(limit);
            // The lane stays taken until the outcome is kept: results that have no room must not pile up. Nor do they beside the heap of
            // the thread that made them.
            (worker?.terminate() ?? Promise.resolve())
                .then(() => (this.#closed ? undefined : tell()))
                .catch(this.#options.onDefect)
                .finally(() => {
                this.#lanes[lane] = null;
                this.#next();
            });
        };
        const fail = (message) => end(() => listener.failed(message));
        const limit = setTimeout(() => fail(`The analysis took longer than ${words(this.#options.timeLimitMs)} and was stopped.`), this.#options.timeLimitMs).unref();
        this.#lanes[lane] = { id, stop: fail, worker };
        try {
            listener.started();
            worker = this.#options.start(job());
        }
        catch (error) {
            this.#options.onDefect(error);
            fail('The analysis could not be started; this is a defect of the service.');
            return;
        }
        this.#lanes[lane] = { id, stop: fail, worker };
        worker.on('message', (message) => {
            switch (message.kind) {
                case 'progress':
                    if (!ended)
                        listener.progress(message.done / Math.max(1, message.total));
                    break;
                case 'result':
                    end(() => listener.finished(message.result));
                    break;
                case 'failed':
                    fail(message.message);
                    break;
            }
        });
        worker.on('error', (error) => fail(error.code === 'ERR_WORKER_OUT_OF_MEMORY'
            ? 'The analysis ran out of memory.'
            : `The analysis ended unexpectedly (${error.name}: ${error.message}).`));
        worker.on('exit', (code) => fail(`The analysis ended unexpectedly (exit ${code}).`));
    }
}
function words(ms) {
    const minutes = Math.round(ms / 60_000);
    return minutes === 1 ? 'one minute' : `${minutes} minutes`;
}

;// CONCATENATED MODULE: ./build/embedded/analysis/spare-thread.js

/**
 * A thread for the first analysis, started before there is one: a service that makes one check has its engine loaded when the
 * uploads are there. Every further analysis starts a thread of its own.
 */
class SpareThread {
    #worker;
    constructor() {
        const worker = startWorker({ kind: 'analysis', job: null });
        this.#worker = worker;
        const gone = () => {
            if (this.#worker === worker)
                this.#worker = null;
        };
        // What ends it before its turn, the next one meets as well, and says.
        worker.once('error', gone).once('exit', gone);
    }
    /** A thread that runs a job. */
    start = (job) => {
        const worker = this.#worker;
        if (worker === null)
            return startWorker({ kind: 'analysis', job });
        this.#worker = null;
        worker.postMessage(job);
        return worker;
    };
    /** Ends the thread where it was not needed. */
    async close() {
        await this.#worker?.terminate();
    }
}

// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(8500);
;// CONCATENATED MODULE: ./build/service/contract/states.js
/** Numeric states of a check (L113-L130). 6 is "processing": it carries estimated_completion like 7 and cannot be deleted. */
const STATE = { created: 1, failed: 3, completed: 4, processing: 6, queued: 7 };
/** Language id that means Auto Detect (L23). */
const AUTO_DETECT = 999;
/**
 * Engine ids that the start rules name (L192-L195): 1 where web and database are asked for, 9 Group Similarity. `web` is
 * ours: offered as unavailable until a web source is configured.
 */
const ENGINE = { full: 1, web: 2, group: 9 };
/** Flagged above this by either number (L90, L261). */
const FLAG_ABOVE = 75;
/** Additions of the embedded service that a client may use where `/test-types` lists them in `capabilities`. */
const CAPABILITY = {
    /** Uploads take a `role` field. */
    roles: 'submission-roles',
    /** Results may be read for every submission: no pace is asked for. */
    unmetered: 'unmetered',
    /** The overview takes `brief`. */
    brief: 'brief-overview',
    /** The results of many submissions come in one answer (`/check/results-batch`). */
    resultsBatch: 'results-batch',
};

;// CONCATENATED MODULE: ./build/embedded/store/room.js
/** What a write throws where the disk, the quota or the database's own limit leaves no room. */
const CODES = new Set(['ENOSPC', 'EDQUOT']);
/** SQLITE_FULL, and SQLITE_IOERR_SHMSIZE: https://www.sqlite.org/rescode.html. */
const SQLITE_CODES = new Set([13, 4874]);
/** Whether a write failed because there is no room: it may succeed when something was deleted. */
function isNoRoom(error) {
    if (!(error instanceof Error))
        return false;
    const { code, errcode } = error;
    return CODES.has(String(code)) || (typeof errcode === 'number' && SQLITE_CODES.has(errcode));
}
const NO_ROOM = 'There is no room left on the disk of the service.';

;// CONCATENATED MODULE: ./build/embedded/server/engines.js

/** What the embedded service offers on `/test-types`. */
const ENGINES = [
    {
        id: ENGINE.group,
        name: 'Group Similarity',
        description: 'Compares the submissions of a check with each other.',
        features: ['peer', 'base-code', 'ai-references', 'code-quality'],
        consumption: 0,
        peer_only: true,
        auto_detect_base_code: true,
        available: true,
    },
    {
        id: ENGINE.full,
        name: 'Database and Group Similarity',
        description: 'Compares the submissions of a check with each other and with all earlier checks of this service. Web sources are not searched: none is configured.',
        features: ['peer', 'database', 'base-code', 'ai-references', 'code-quality'],
        consumption: 0,
        peer_only: false,
        auto_detect_base_code: true,
        available: true,
    },
    {
        id: ENGINE.web,
        name: 'Web Similarity',
        description: 'Would compare with public sources on the web. Not available: no web source is configured.',
        features: ['web'],
        consumption: 0,
        peer_only: false,
        auto_detect_base_code: false,
        available: false,
    },
];
function engineById(id) {
    return ENGINES.find((engine) => engine.id === id);
}
/** Whether earlier checks are compared with. */
function usesDatabase(engineId) {
    return engineId === ENGINE.full;
}

// EXTERNAL MODULE: ./build/embedded/analysis/pair-table.js
var pair_table = __webpack_require__(3117);
// EXTERNAL MODULE: ./build/embedded/engine/pair-score.js
var pair_score = __webpack_require__(171);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./build/embedded/server/presentation.js


/** `YYYY-MM-DD HH:MM:SS`, UTC (L12). */
function timestamp(ms) {
    return new Date(ms).toISOString().slice(0, 19).replace('T', ' ');
}
const STATUS_TEXT = {
    [STATE.created]: 'New',
    [STATE.queued]: 'Queued',
    [STATE.processing]: 'Processing',
    [STATE.completed]: 'Completed',
    [STATE.failed]: 'Failed',
};
function statusText(statusId) {
    return STATUS_TEXT[statusId] ?? 'Unknown';
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
        updated_at: timestamp(check.updatedAt),
    };
}
/** `location` names a file of a submission, `source` proves that we said so; both come back to getRemoteFile. */
function sign(secret, submissionId, path) {
    const location = Buffer.from(JSON.stringify([submissionId, path]), 'utf8').toString('base64url');
    return { location, source: (0,external_node_crypto_.createHmac)('sha256', secret).update(location).digest('hex') };
}

;// CONCATENATED MODULE: ./build/embedded/server/result-view.js




/** Reads one check's results: scores by submission, matches by pair. */
class ResultView {
    #secret;
    #completed;
    #isAiRun;
    #submissions;
    #analysis;
    #byId = new Map();
    #table;
    /** Places of each submission's pairs. */
    #pairs = new Map();
    #own;
    #signatures = new Map();
    #aiFirstIds = null;
    constructor(source) {
        this.#secret = source.secret;
        this.#isAiRun = source.check.aiRun;
        this.#completed = source.check.statusId === STATE.completed;
        this.#submissions = source.submissions;
        this.#own = new Map(this.#submissions.map((submission) => [submission.id, submission.role]));
        this.#analysis = source.analysis;
        for (const submission of this.#analysis?.submissions ?? [])
            this.#byId.set(submission.id, submission);
        const pairs = source.analysis?.pairs ?? null;
        this.#table = pairs === null ? null : new pair_table/* PairTable */.r(pairs);
        for (const [place, a] of (pairs?.a ?? new Int32Array()).entries()) {
            for (const id of [a, pairs?.b[place]]) {
                const there = this.#pairs.get(id);
                if (there === undefined)
                    this.#pairs.set(id, [place]);
                else
                    there.push(place);
            }
        }
    }
    get submissions() {
        return this.#submissions;
    }
    get analysis() {
        return this.#analysis;
    }
    /** Those that carry scores: archive, starter code and AI references do not. */
    get judged() {
        return this.#submissions.filter((submission) => submission.role === 'submission');
    }
    scores(submission) {
        const result = this.#byId.get(submission.id);
        return {
            total: result === undefined ? null : Math.max(result.peer, result.database),
            peer: result?.peer ?? null,
            database: result?.database ?? null,
            ai: result?.ai?.score ?? null,
            quality: result?.quality?.score ?? null,
        };
    }
    result(submission) {
        return this.#byId.get(submission.id);
    }
    /** AI detection ran over it, and has no score to give. */
    abstains({ id }) {
        const result = this.#byId.get(id);
        return this.#isAiRun && result !== undefined && result.ai === null;
    }
    isFlagged(submission) {
        const { total, ai } = this.scores(submission);
        // In a class whose task dictates the program similarity flags nobody.
        const isSimilar = (total ?? 0) > FLAG_ABOVE && this.result(submission)?.comparability !== 'dictated';
        return isSimilar || (ai ?? 0) > FLAG_ABOVE;
    }
    /** A submission that a completed check has no result of was not analysed: failed. */
    statusOf(submission) {
        if (!this.#completed)
            return STATE.created;
        return submission.role === 'submission' && !this.#byId.has(submission.id)
            ? STATE.failed
            : STATE.completed;
    }
    /** Numbers of those that have a result. */
    statistics() {
        const scores = this.judged.map((submission) => this.scores(submission));
        const group = scores.flatMap(({ peer }) => peer ?? []);
        const database = scores.flatMap((score) => score.database ?? []);
        const ai = scores.flatMap((score) => score.ai ?? []);
        return {
            groupAverage: average(group),
            groupMax: maximum(group),
            databaseAverage: average(database),
            databaseMax: maximum(database),
            aiAverage: average(ai),
            aiMax: maximum(ai),
            flagged: this.judged.filter((submission) => this.isFlagged(submission)).length,
            matches: this.judged.reduce((sum, submission) => {
                const { peer, database: earlier, ai: references } = this.countMatches(submission);
                return sum + peer + earlier + references;
            }, 0),
        };
    }
    /** How many `matches` gives of each kind. */
    countMatches(submission) {
        const counts = { peer: 0, database: 0, ai: this.#byId.get(submission.id)?.ai?.fragments.length ?? 0 };
        for (const pair of this.pairs(submission.id)) {
            const type = this.matchTypeOf(submission.id, pair);
            if (type === null)
                continue;
            counts[type === MATCH_TYPE.peer ? 'peer' : 'database'] += this.#table?.fragmentCount(pair.place) ?? 0;
        }
        return counts;
    }
    /** Pairs of a submission with everything it was compared with, most suspicious first. */
    pairs(id) {
        const table = this.#table;
        return table === null ? [] : (this.#pairs.get(id) ?? []).map((place) => table.at(place));
    }
    /** @param brief without `submissionresults`, which list every pair twice */
    row(submission, brief = false) {
        const result = this.#byId.get(submission.id);
        const scores = this.scores(submission);
        const row = {
            id: submission.id,
            assignment_id: submission.checkId,
            filename: submission.filename,
            status_id: this.statusOf(submission),
            total_result: scores.total,
            result_web: scores.database,
            submissionresults: (brief ? [] : this.pairs(submission.id)).map((pair) => ({
                submission_id: submission.id,
                submission_id_compared: pair.a === submission.id ? pair.b : pair.a,
                score: (0,pair_score/* averageSimilarity */.Hk)(pair),
            })),
            role: submission.role,
            created_at: timestamp(submission.createdAt),
            updated_at: timestamp(submission.updatedAt),
        };
        if (result === undefined)
            return row;
        return {
            ...row,
            comparability: result.comparability,
            suspicion: result.suspicion,
            coverage: result.coverage,
            ...(result.comparedWith === undefined ? {} : { compared_with: result.comparedWith }),
            tokens: result.tokens,
            left_out: result.leftOut.map(({ path, code, reason }) => ({ path, code, reason })),
            // Results that an earlier version kept have none.
            remarks: result.remarks?.map(({ path, code }) => ({
                path,
                code,
            })),
        };
    }
    /** Every match of a submission: peers, database, AI references. Made when it is asked for: a class has millions. */
    matches(submission) {
        const matches = this.pairs(submission.id)
            .filter((pair) => this.matchTypeOf(submission.id, pair) !== null)
            .flatMap((pair) => this.#pairMatches(pair, pair.a === submission.id ? 0 : 1));
        return [...matches, ...this.aiMatches(submission)];
    }
    /** Matches of a submission with AI references. */
    aiMatches({ id }) {
        const ai = this.#byId.get(id)?.ai ?? null;
        return ai?.fragments.map((_fragment, at) => this.#aiMatch(id, at)) ?? [];
    }
    /** The type of a pair's matches as one of its two shows them; null: it shows none, because it is not judged. */
    matchTypeOf(own, pair) {
        if (pair.a !== own && !this.#isMutual(pair))
            return null;
        return this.#typeOf(pair);
    }
    #typeOf({ b }) {
        return this.#own.has(b) ? MATCH_TYPE.peer : MATCH_TYPE.database;
    }
    /** Fragments of a pair as one of its two sees them. */
    fragments(own, { a, place }) {
        const fragments = this.#table?.fragments(place) ?? [];
        return a === own ? fragments : fragments.map(mirrored);
    }
    match(id) {
        const pair = this.#pairOfMatch(id);
        if (pair !== null) {
            const count = this.#table?.fragmentCount(pair.place) ?? 0;
            const offset = id - this.#firstId(pair.place);
            const side = offset < count ? 0 : 1;
            if (side === 1 && !this.#isMutual(pair))
                return undefined;
            return this.#pairMatches(pair, side)[offset - side * count];
        }
        for (const [submissionId, first] of this.#aiIds()) {
            const at = id - first;
            if (at >= 0 && at < (this.#byId.get(submissionId)?.ai?.fragments.length ?? 0)) {
                return this.#aiMatch(submissionId, at);
            }
        }
        return undefined;
    }
    /** Both sides are submissions of this check that are judged. */
    #isMutual(pair) {
        return this.#own.get(pair.b) === 'submission';
    }
    #pairMatches(pair, side) {
        const { a, b, similarity, matchedSimilarity } = pair;
        const type = this.#typeOf(pair);
        const fragments = this.fragments(side === 0 ? a : b, pair);
        const first = this.#firstId(pair.place) + side * fragments.length;
        return fragments.map((fragment, at) => side === 0
            ? this.#row(first + at, a, b, fragment, similarity, matchedSimilarity, type)
            : this.#row(first + at, b, a, fragment, matchedSimilarity, similarity, type));
    }
    #aiMatch(submissionId, at) {
        const ai = this.#byId.get(submissionId)?.ai;
        const fragment = ai?.fragments[at];
        if (ai == null || fragment === undefined)
            throw new Error(`a submission has no AI fragment ${at}`);
        const id = (this.#aiIds().get(submissionId) ?? 0) + at;
        return this.#row(id, submissionId, fragment.reference, fragment, ai.score, 0, MATCH_TYPE.ai);
    }
    #row(id, submissionId, other, fragment, similarity, matchedSimilarity, type) {
        return {
            id,
            submission_id: submissionId,
            submission_id_matched: other,
            similarity,
            matched_similarity: matchedSimilarity,
            file: fragment.file,
            file_matched: fragment.matchedFile,
            line_start: fragment.lineStart,
            line_end: fragment.lineEnd,
            line_matched_start: fragment.matchedLineStart,
            line_matched_end: fragment.matchedLineEnd,
            tokens: fragment.tokens,
            ...(fragment.sharedBy === undefined ? {} : { shared_by: fragment.sharedBy }),
            match_type: type,
            ...this.#signed(other, fragment.matchedFile),
        };
    }
    /** One signature a file, not one a match. */
    #signed(submissionId, path) {
        const key = `${submissionId}:${path}`;
        let signed = this.#signatures.get(key);
        if (signed === undefined) {
            signed = sign(this.#secret, submissionId, path);
            this.#signatures.set(key, signed);
        }
        return signed;
    }
    /** Ids of matches are positions in the order of the results: both sides of each pair, then AI references. */
    #firstId(place) {
        return 1 + 2 * (this.#table?.fragmentsBefore(place) ?? 0);
    }
    /** The pair that a match is of; null: it is of none. */
    #pairOfMatch(id) {
        const table = this.#table;
        if (table === null || id < 1 || id >= this.#firstId(table.length))
            return null;
        let low = 0;
        let high = table.length - 1;
        while (low < high) {
            const middle = (low + high + 1) >>> 1;
            if (this.#firstId(middle) <= id)
                low = middle;
            else
                high = middle - 1;
        }
        return table.at(low);
    }
    /** First ids of matches with AI references, by submission. */
    #aiIds() {
        if (this.#aiFirstIds !== null)
            return this.#aiFirstIds;
        const ids = new Map();
        let next = this.#firstId(this.#table?.length ?? 0);
        for (const { id, ai } of this.#analysis?.submissions ?? []) {
            if (ai === null)
                continue;
            ids.set(id, next);
            next += ai.fragments.length;
        }
        this.#aiFirstIds = ids;
        return ids;
    }
}
const MATCH_TYPE = { peer: 1, database: 2, ai: 10 };
function mirrored(fragment) {
    return {
        ...fragment,
        file: fragment.matchedFile,
        lineStart: fragment.matchedLineStart,
        lineEnd: fragment.matchedLineEnd,
        matchedFile: fragment.file,
        matchedLineStart: fragment.lineStart,
        matchedLineEnd: fragment.lineEnd,
    };
}
/** null: of nothing. */
function average(values) {
    return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}
/** null: of nothing. */
function maximum(values) {
    return values.length === 0 ? null : values.reduce((best, value) => Math.max(best, value), -Infinity);
}
/** null: of nothing. */
function minimum(values) {
    return values.length === 0 ? null : values.reduce((best, value) => Math.min(best, value), Infinity);
}

;// CONCATENATED MODULE: ./build/embedded/server/analysis-runs.js





/** After this time a write that found no room is tried again, also where nobody deleted anything through the service. */
const ROOM_RETRY_MS = 10_000;
/** Takes checks from their start to their outcome. */
class AnalysisRuns {
    #context;
    /** Checks that are queued or under way, and when they began by the monotonic clock. */
    #under = new Map();
    #cancelled = new Set();
    #room = new AbortController();
    #closed = false;
    constructor(context) {
        this.#context = context;
    }
    /** @throws what the write throws: nothing was started then */
    launch(check, how) {
        const { store } = this.#context;
        const at = this.#context.now();
        const started = store.updateCheck(check.id, {
            statusId: STATE.queued,
            statusMessage: 'Waiting for the analysis.',
            testType: how.engineId,
            aiRun: how.aiRun,
            baseCodeDetection: how.baseCode,
            jobId: store.nextJob(),
            startedAt: at,
            updatedAt: at,
        });
        this.#enqueue(check.id);
        return started;
    }
    /** Takes up checks that were under way when the process before this one ended. */
    resume() {
        for (const check of this.#context.store.checks().toReversed()) {
            if (check.statusId === STATE.queued)
                this.#enqueue(check.id);
        }
    }
    /** Share that is done, 0 to 1, and how long it took so far. */
    progress(checkId) {
        const under = this.#under.get(checkId);
        if (under === undefined)
            return { share: 0, elapsedMs: 0 };
        return { share: under.share, elapsedMs: this.#context.monotonic() - under.since };
    }
    /** Ends a check that is queued or under way, as failed. */
    cancel(check) {
        const { store, queue } = this.#context;
        const statusMessage = 'The analysis was cancelled.';
        this.#cancelled.add(check.id);
        queue.cancel(check.id, statusMessage);
        // It may have ended already and wait for room.
        store.noteCheck(check.id, { statusId: STATE.failed, statusMessage });
        this.roomMade();
        return store.check(check.id) ?? check;
    }
    /** Something was deleted: what found no room is tried again. */
    roomMade() {
        this.#room.abort();
        this.#room = new AbortController();
    }
    /** Outcomes that wait for room wait no more; the next process does their checks again. */
    close() {
        this.#closed = true;
        this.roomMade();
    }
    #enqueue(checkId) {
        const { store, queue, now } = this.#context;
        this.#under.set(checkId, { since: this.#context.monotonic(), share: 0 });
        queue.add(checkId, this.#documentsOf(checkId).length, () => this.#jobOf(checkId), {
            started: () => store.noteCheck(checkId, {
                statusId: STATE.processing,
                statusMessage: 'Comparing submissions.',
                updatedAt: now(),
            }),
            progress: (share) => {
                const under = this.#under.get(checkId);
                if (under !== undefined)
                    under.share = share;
            },
            finished: (analysis) => this.#end(checkId, () => this.#complete(checkId, analysis)),
            failed: (message) => this.#end(checkId, () => this.#fail(checkId, message)),
        });
    }
    #complete(checkId, analysis) {
        const { store } = this.#context;
        const before = store.check(checkId);
        if (before === undefined)
            return;
        const check = { ...before, ...this.#ended(checkId), statusId: STATE.completed };
        const view = new ResultView({
            secret: store.secret,
            check,
            submissions: store.submissions(checkId),
            analysis,
        });
        store.putResult({ checkId, analysis }, { ...check, statusMessage: 'The analysis is complete.', stats: view.statistics() });
    }
    #fail(checkId, statusMessage) {
        this.#context.store.updateCheck(checkId, {
            ...this.#ended(checkId),
            statusId: STATE.failed,
            statusMessage,
        });
    }
    #ended(checkId) {
        const at = this.#context.now();
        return { finishedAt: at, updatedAt: at, durationMs: this.progress(checkId).elapsedMs };
    }
    /** Writes an outcome down, and waits where there is no room for it. */
    async #end(checkId, write) {
        const { store, onDefect } = this.#context;
        try {
            while (!this.#closed) {
                try {
                    write();
                    return;
                }
                catch (error) {
                    if (!isNoRoom(error))
                        throw error;
                    if (this.#cancelled.has(checkId))
                        return;
                    store.noteCheck(checkId, {
                        statusMessage: `The analysis has ended. ${NO_ROOM} The outcome is kept as soon as there is some.`,
                    });
                }
                await (0,external_node_timers_promises_.setTimeout)(ROOM_RETRY_MS, undefined, { ref: false, signal: this.#room.signal }).catch(() => { });
                if (this.#cancelled.has(checkId))
                    return;
            }
        }
        catch (error) {
            onDefect(error);
            if (store.check(checkId) === undefined)
                return;
            store.noteCheck(checkId, {
                statusId: STATE.failed,
                statusMessage: 'The outcome of the analysis could not be kept.',
            });
        }
        finally {
            this.#under.delete(checkId);
            this.#cancelled.delete(checkId);
        }
    }
    #documentsOf(checkId) {
        const { store } = this.#context;
        const check = store.check(checkId);
        if (check === undefined)
            throw new Error(`check ${checkId} is not in the store`);
        const own = store.submissions(checkId);
        const earlier = usesDatabase(check.testType)
            ? store
                .checks()
                .filter((other) => other.id < checkId && other.statusId === STATE.completed && !other.demo)
                .flatMap((other) => store.submissions(other.id).filter(({ role }) => role === 'submission'))
            : [];
        const documentOf = (one, role) => ({
            id: one.id,
            role,
            name: one.filename,
            zip: store.blobOf(one),
        });
        return [
            ...own.map((one) => documentOf(one, one.role)),
            ...earlier.map((one) => documentOf(one, 'archive')),
        ];
    }
    #jobOf(checkId) {
        const check = this.#context.store.check(checkId);
        if (check === undefined)
            throw new Error(`check ${checkId} is not in the store`);
        return {
            options: { languageId: check.languageId, ai: check.aiRun, detectBaseCode: check.baseCodeDetection },
            documents: this.#documentsOf(checkId),
        };
    }
}

// EXTERNAL MODULE: ./build/languages/languages.js + 36 modules
var languages = __webpack_require__(3942);
;// CONCATENATED MODULE: ./build/embedded/server/reply.js
function json(body, status = 200) {
    return { kind: 'json', status, body };
}
/** Every error is JSON with an `error` string (L234). */
class HttpError extends Error {
    status;
    more;
    headers;
    constructor(status, message, more = {}, headers = {}) {
        super(message);
        this.status = status;
        this.more = more;
        this.headers = headers;
    }
}
/** 422 with `validation_errors` (L234). */
function invalid(errors) {
    const first = Object.values(errors)[0]?.[0] ?? 'The request is not valid.';
    return new HttpError(422, first, { validation_errors: errors });
}

;// CONCATENATED MODULE: ./build/embedded/server/check-access.js




/** Checks as handlers ask for them: what is not there or not allowed is an answer of its own. */
class CheckAccess {
    #store;
    #now;
    #cached = null;
    constructor(store, now) {
        this.#store = store;
        this.#now = now;
    }
    /** @throws HttpError 404 */
    find(id) {
        const check = this.#store.check(id);
        if (check === undefined)
            throw new HttpError(404, `Check ${id} does not exist.`);
        return check;
    }
    /** For endpoints that list no 404: the id is a field like any other. */
    findByField(id) {
        const check = this.#store.check(id);
        if (check === undefined)
            throw invalid({ check_id: [`Check ${id} does not exist.`] });
        return check;
    }
    /** @throws HttpError 403 */
    writable(check) {
        if (check.demo)
            throw new HttpError(403, 'This is demo data: it can be read, not changed.');
        return check;
    }
    /** @throws HttpError 403, 422 */
    openForUpload(id) {
        const check = this.writable(this.findByField(id));
        if (check.statusId !== STATE.created)
            throw invalid({ check_id: [STARTED] });
        return check;
    }
    view(check) {
        if (this.#cached?.check === check)
            return this.#cached.view;
        const isCompleted = check.statusId === STATE.completed;
        const view = new ResultView({
            secret: this.#store.secret,
            check,
            submissions: this.#store.submissions(check.id),
            analysis: isCompleted ? (this.#store.result(check.id)?.analysis ?? null) : null,
        });
        // The submissions of any other may still change.
        if (isCompleted)
            this.#cached = { check, view };
        return view;
    }
    /** @throws HttpError 404, 409, and 500 where the result is damaged */
    completed(id) {
        const check = this.find(id);
        if (check.statusId !== STATE.completed) {
            throw new HttpError(409, check.statusId === STATE.failed
                ? 'The analysis of this check failed: there are no results.'
                : 'The check is not completed yet.', { status_id: check.statusId });
        }
        const view = this.view(check);
        if (view.analysis === null) {
            throw new HttpError(500, `The results of check ${id} are damaged. Run the check again.`);
        }
        return { check, view };
    }
    /** @throws HttpError 404 */
    submissionOf(check, id) {
        const submission = this.#store.submission(id);
        if (submission?.checkId !== check.id) {
            throw new HttpError(404, `Submission ${id} is not part of check ${check.id}.`);
        }
        return submission;
    }
    create(fields) {
        const at = this.#now();
        return this.#store.createCheck({
            name: fields.name,
            statusId: STATE.created,
            statusMessage: 'Waiting for submissions.',
            languageId: knownLanguage(fields.language),
            testType: fields.test_type,
            aiRun: fields.ai_run,
            baseCodeDetection: fields.base_code_detection,
            jobId: 0,
            createdAt: at,
            updatedAt: at,
            startedAt: null,
            finishedAt: null,
            demo: fields.demo ?? false,
        });
    }
}
const STARTED = 'The check has been started: it takes no more submissions.';
/** An unknown id falls back to Auto Detect with no error (section 4). */
function knownLanguage(id) {
    return languages/* LANGUAGES */.Yj.some((language) => language.id === id) ? id : AUTO_DETECT;
}

// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(7030);
;// CONCATENATED MODULE: ./build/embedded/server/client-address.js

/** Addresses and networks (`10.0.0.0/8`) of proxies whose word on where a request comes from is taken. */
function proxyList(entries) {
    const list = new external_node_net_.BlockList();
    for (const entry of entries) {
        const [address = '', prefix] = entry.split('/');
        const family = (0,external_node_net_.isIPv6)(address) ? 'ipv6' : 'ipv4';
        if (prefix === undefined)
            list.addAddress(address, family);
        else
            list.addSubnet(address, Number(prefix), family);
    }
    return list;
}
/**
 * The address that a request is counted for: the nearest one that is no trusted proxy. What stands in `x-forwarded-for`
 * before it was written by anybody.
 */
function clientAddress(remote, forwardedFor, proxies) {
    const hops = (forwardedFor ?? '').split(',').map((hop) => plain(hop.trim()));
    let address = plain(remote);
    while (isTrusted(address, proxies)) {
        const before = hops.pop() ?? '';
        if ((0,external_node_net_.isIP)(before) === 0)
            break;
        address = before;
    }
    return address;
}
function isTrusted(address, proxies) {
    return (0,external_node_net_.isIP)(address) !== 0 && proxies.check(address, (0,external_node_net_.isIPv6)(address) ? 'ipv6' : 'ipv4');
}
/** An IPv4 address as a socket of both families shows it. */
function plain(address) {
    return address.startsWith('::ffff:') && (0,external_node_net_.isIP)(address.slice(7)) === 4 ? address.slice(7) : address;
}
const LOOPBACK = proxyList(['127.0.0.0/8', '::1']);
/** Whether a name or address, as in a `Host` header without its port, can only be this machine. */
function isLoopback(host) {
    const name = host.replace(/^\[(.*)\]$/, '$1').toLowerCase();
    return name === 'localhost' || name.endsWith('.localhost') || isTrusted(plain(name), LOOPBACK);
}

;// CONCATENATED MODULE: ./build/embedded/server/demo.js

/** Makes a read-only check of sample submissions (L135), once for a store; one that was left half-made is made again. */
async function offerDemo(context, pack, folder) {
    const { store, access, runs, now } = context;
    const there = store.checks().find((check) => check.demo);
    if (there !== undefined && there.statusId !== STATE.created)
        return;
    if (there !== undefined)
        await store.removeCheck(there.id);
    const files = await pack(folder);
    if (files.length === 0)
        return;
    const check = access.create({
        name: 'Demo (read-only)',
        language: AUTO_DETECT,
        test_type: ENGINE.group,
        ai_run: false,
        base_code_detection: false,
        demo: true,
    });
    const at = now();
    for (const { filename, path, bytes } of files) {
        await store.addSubmission({ checkId: check.id, filename, role: 'submission', fileSize: bytes, createdAt: at, updatedAt: at }, path);
    }
    runs.launch(check, { engineId: ENGINE.group, aiRun: false, baseCode: false });
}

// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(6466);
// EXTERNAL MODULE: ./node_modules/@fastify/busboy/index.js
var busboy = __webpack_require__(6614);
;// CONCATENATED MODULE: ./build/embedded/server/multipart.js







/** The interface says 10 MB (L257); the larger reading, so that nobody's file is refused. */
const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;
const MAX_FIELDS = 50;
const MAX_FIELD_BYTES = 4_096;
/** A file of at most so many bytes stays in memory. */
const SMALL_BYTES = 64 * 1024;
/** Some damaged bodies leave the parser, or a file of theirs, without an end. So long after the last byte they are refused. */
const MAX_PARSE_MS = 5_000;
/** Calls of the system that only the spooled files make: the connection is read. */
const WRITING = new Set(['open', 'write', 'close']);
/**
 * Receives a multipart body: text fields and small files into memory, others onto the disk, whatever their order.
 *
 * @param maxFiles more are refused with 422
 * @throws HttpError for a body that is no multipart form or breaks off; the system's error, at once, where it cannot be kept
 */
async function readMultipart(request, folder, maxFiles) {
    const parser = parserOf(request, maxFiles);
    const fields = Object.create(null);
    const spool = new Spool(folder, maxFiles);
    parser.on('field', (name, value) => {
        fields[name] = value;
    });
    parser.on('file', (field, stream, filename) => spool.take(field, stream, filename));
    let overdue;
    request.once('end', () => {
        overdue = setTimeout(() => spool.breakOff(new Error('the body has no end')), MAX_PARSE_MS).unref();
    });
    const received = parsed(request, parser).then(() => Promise.all(spool.files));
    received.catch(() => { });
    request.pipe(parser);
    try {
        const files = await Promise.race([received, spool.broken]);
        if (spool.hasTooMany) {
            await discard(files);
            throw invalid({
                files: [`At most ${maxFiles} ${maxFiles === 1 ? 'file' : 'files'} in one request.`],
            });
        }
        return { fields, files };
    }
    catch (error) {
        if (error instanceof HttpError)
            throw error;
        request.unpipe(parser);
        parser.destroy();
        await spool.remove();
        if (WRITING.has(error.syscall ?? ''))
            throw error;
        throw invalid({
            body: ['The multipart body is damaged or ends too early.'],
        });
    }
    finally {
        clearTimeout(overdue);
    }
}
/** @throws HttpError 422 where the request is no multipart form */
function parserOf(request, maxFiles) {
    try {
        return new busboy.Busboy({
            headers: request.headers,
            limits: {
                fileSize: MAX_UPLOAD_BYTES,
                files: maxFiles + 1,
                fields: MAX_FIELDS,
                fieldSize: MAX_FIELD_BYTES,
                headerPairs: 100,
            },
        });
    }
    catch {
        throw invalid({
            body: ['The body must be multipart/form-data with a boundary.'],
        });
    }
}
/** Ends with the body. Not by a pipeline: that would end the connection together with the parser, and with it the answer. */
function parsed(request, parser) {
    return new Promise((resolve, reject) => {
        parser.once('finish', resolve).on('error', reject);
        request.once('error', reject).once('close', () => {
            if (!request.complete)
                reject(new Error('the body breaks off'));
        });
    });
}
/** The files of one body as they come. */
class Spool {
    files = [];
    /** Rejects when nothing more of the body can be taken. */
    broken;
    breakOff = () => { };
    hasTooMany = false;
    #folder;
    #maxFiles;
    #sinks = [];
    #isRefused = false;
    constructor(folder, maxFiles) {
        this.#folder = folder;
        this.#maxFiles = maxFiles;
        this.broken = new Promise((_resolve, reject) => {
            this.breakOff = reject;
        });
        this.broken.catch(() => { });
    }
    take(field, stream, filename) {
        if (this.#isRefused || this.files.length >= this.#maxFiles) {
            // The parser goes on for a while after it has failed.
            this.hasTooMany = true;
            stream.resume();
            return;
        }
        const received = this.#receive(stream).then(({ contents, bytes }) => ({
            field,
            filename: cleanFilename(filename),
            contents,
            bytes,
            truncated: stream.truncated,
        }));
        received.catch(() => { });
        this.files.push(received);
    }
    async #receive(stream) {
        // It may fail while nobody reads it; whoever reads it next is told.
        stream.on('error', () => { });
        const chunks = [];
        let bytes = 0;
        for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
            chunks.push(chunk);
            bytes += chunk.length;
            if (bytes > SMALL_BYTES)
                break;
        }
        if (bytes <= SMALL_BYTES)
            return { contents: joined(chunks, bytes), bytes };
        // The parser goes on for a while after it has failed.
        if (this.#isRefused)
            throw new Error('no more of this body is taken');
        const path = (0,external_node_path_.join)(this.#folder, `upload-${(0,external_node_crypto_.randomBytes)(12).toString('hex')}.part`);
        const sink = (0,external_node_fs_.createWriteStream)(path, { mode: 0o600 });
        this.#sinks.push(sink);
        sink.once('error', (error) => {
            // Not the client's: nothing of what else it sends can be kept either.
            if (WRITING.has(error.syscall ?? ''))
                this.breakOff(error);
        });
        await (0,external_node_stream_promises_.pipeline)(async function* () {
            yield* chunks.splice(0);
            for await (const chunk of stream) {
                bytes += chunk.length;
                yield chunk;
            }
        }, sink);
        return { contents: path, bytes };
    }
    /** Deletes all of them, and takes no further one. */
    async remove() {
        this.#isRefused = true;
        await Promise.all(this.#sinks.map(remove));
    }
}
/** Ends a file, whatever became of it, and deletes it. */
async function remove(sink) {
    sink.destroy();
    if (!sink.closed) {
        await new Promise((resolve) => {
            sink.once('close', resolve);
        });
    }
    await (0,promises_.rm)(sink.path, { force: true });
}
async function discard(files) {
    await Promise.all(files.flatMap(({ contents }) => (typeof contents === 'string' ? (0,promises_.rm)(contents, { force: true }) : [])));
}
/** In memory of its own: a piece of a shared buffer would be handed to another thread with all that surrounds it. */
function joined(chunks, bytes) {
    const all = new Uint8Array(bytes);
    let at = 0;
    for (const chunk of chunks) {
        all.set(chunk, at);
        at += chunk.length;
    }
    return all;
}
/** The last part of whatever path a client sends, at most 255 characters. */
function cleanFilename(name) {
    const base = (name ?? '').replaceAll('\\', '/').split('/').at(-1) ?? '';
    const clean = base.replaceAll('\0', '').trim().slice(-255);
    return clean === '' || clean === '.' || clean === '..' ? 'submission.zip' : clean;
}

;// CONCATENATED MODULE: ./build/embedded/server/handlers/checks.js




/** Checks as rows: made, listed, renamed, deleted. */
const listChecks = (context, request) => json(context.store.checks().map((check) => ({
    ...checkRow(check),
    assignmentstatuses: { id: check.statusId, status: statusText(check.statusId) },
    ...(request.with_stats === '1' ? { stats: stats(context, check) } : {}),
})));
function stats({ store, access }, check) {
    const there = check.stats ?? access.view(check).statistics();
    // A check of an earlier version is counted once, not at each call.
    if (check.statusId === STATE.completed && check.stats === undefined) {
        store.noteCheck(check.id, { stats: there });
    }
    return {
        submissions: store.submissions(check.id).length,
        group_avg: there.groupAverage,
        group_max: there.groupMax,
        web_avg: there.databaseAverage,
        web_max: there.databaseMax,
        ai_avg: there.aiAverage,
        ai_max: there.aiMax,
        flagged: there.flagged,
        matches: there.matches,
    };
}
const createCheck = ({ access }, request) => json(checkRow(access.create(request)), 201);
const getCheck = ({ access }, request) => {
    const check = access.find(request.check_id);
    const results = access.view(check);
    return json({
        check: checkRow(check),
        status: statusText(check.statusId),
        submission_count: results.submissions.length,
        submissions: results.submissions.map((submission) => results.row(submission)),
    });
};
const updateCheck = ({ store, access, now }, request) => {
    const check = access.writable(access.find(request.check_id));
    const after = request.name === undefined && request.language === undefined
        ? check
        : store.updateCheck(check.id, {
            ...(request.name === undefined ? {} : { name: request.name }),
            ...(request.language === undefined ? {} : { languageId: knownLanguage(request.language) }),
            updatedAt: now(),
        });
    return json({ success: true, message: 'The check was updated.', check: checkRow(after) });
};
const deleteCheck = async ({ store, access, runs }, request) => {
    const check = access.writable(access.find(request.check_id));
    if (check.statusId === STATE.queued || check.statusId === STATE.processing) {
        throw new HttpError(409, 'The check is being processed; it can be deleted when it has finished.');
    }
    await store.removeCheck(check.id);
    runs.roomMade();
    return json({
        success: true,
        message: 'The check was deleted.',
        check_id: check.id,
        check_name: check.name,
    });
};

;// CONCATENATED MODULE: ./build/embedded/server/handlers/reference.js




/** What an account without limits shows as remaining: large, and still an integer everywhere. */
const UNLIMITED = 1_000_000;
const NAME = 'Embedded service';
/** The account, and what the service knows. */
const validateKey = () => json({ valid: true, user_id: 1, email: 'owner@localhost', name: NAME });
const account = ({ store, simulation }) => {
    const { quota, trial } = simulation;
    const remaining = quota === null ? UNLIMITED : Math.max(0, quota - startedChecks(store));
    return json({
        id: 1,
        name: NAME,
        user: NAME,
        email: 'owner@localhost',
        quota: {
            remaining,
            total: quota,
            unlimited: quota === null,
            checks_remaining: remaining,
            reset_date: null,
        },
        peer_checks_remaining: remaining,
        submissions: store
            .checks()
            .filter((check) => check.statusId === STATE.completed)
            .reduce((sum, check) => sum + store.submissions(check.id).length, 0),
        is_pro: !trial,
        plan_id: null,
        edu_verified: !trial,
    });
};
const reference_languages = () => {
    const list = languages/* LANGUAGES */.Yj.map(({ id, language, extensions }) => ({
        id,
        language,
        extensions: extensions.map((extension) => `.${extension}`).join(', '),
    }));
    return json({ success: true, count: list.length, languages: list });
};
const testTypes = ({ simulation, unmetered }) => {
    const full = !simulation.trial;
    return json({
        success: true,
        test_types: ENGINES.map((engine) => ({ ...engine, consumption: simulation.quota === null ? 0 : 1 })),
        user_access: { has_full_access: full, is_pro: full, is_edu_verified: full, is_enterprise: full },
        default_test_type: ENGINE.full,
        recommended_test_type: ENGINE.group,
        note: 'Ids are those of this service; nothing is charged.',
        capabilities: [
            CAPABILITY.roles,
            CAPABILITY.brief,
            CAPABILITY.resultsBatch,
            ...(unmetered ? [CAPABILITY.unmetered] : []),
        ],
    });
};
const serviceStatus = ({ simulation, queue }) => json({
    status: simulation.offline ? 'offline' : 'online',
    queued: queue.queued,
    processing: queue.processing,
});
/** Checks that were started so far, whatever became of them. */
function startedChecks(store) {
    return store.checks().filter((check) => check.jobId > 0 && !check.demo).length;
}

;// CONCATENATED MODULE: ./build/embedded/server/csv.js
/** RFC 4180 text. A cell that a spreadsheet would take for a formula gets a leading apostrophe. */
function csv(rows) {
    return rows
        .map((row) => row.map(cell).join(','))
        .join('\r\n')
        .concat('\r\n');
}
function cell(value) {
    if (value === null)
        return '';
    if (typeof value === 'number')
        return String(value);
    const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
    return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

;// CONCATENATED MODULE: ./build/embedded/server/handlers/context.js
/** The page of a check for people (`page.ts`). */
function checkPage(baseUrl, id) {
    return `${baseUrl.replace(/\/api\/v1$/, '')}/checks/${id}`;
}

;// CONCATENATED MODULE: ./build/embedded/server/handlers/results.js






const EXPORT_COLUMNS = [
    'submission_id',
    'filename',
    'status',
    'plagiarism_local',
    'plagiarism_web',
    'plagiarism_total',
    'matches_local',
    'matches_web',
    'ai_detection_avg',
    'ai_detection_max',
    'code_quality_avg',
    'file_size',
    'created_at',
    'updated_at',
];
/** What was found. A number that a submission does not have is null everywhere, and counts in no average. */
const overview = ({ access }, { check_id: id, brief }, { baseUrl }) => {
    const { check, view } = access.completed(id);
    return json({
        overviewURL: checkPage(baseUrl, check.id),
        submissions: view.submissions.map((submission) => view.row(submission, brief)),
        bardata: view.judged.map((submission) => ({
            submission: submission.filename,
            score: view.scores(submission).total,
        })),
        clusters: view.analysis?.clusters ?? [],
        notices: view.analysis?.notices ?? [],
    });
};
const overviewCsv = ({ access }, request) => {
    const { check, view } = access.completed(request.check_id);
    return {
        kind: 'csv',
        filename: `check-${check.id}-overview.csv`,
        text: csv([['Submission', 'Score'], ...view.judged.map((one) => [one.filename, view.scores(one).total])]),
    };
};
const results = ({ store, access }, request) => {
    const { check, view } = access.completed(request.check_id);
    const submission = access.submissionOf(check, request.submission_id);
    const pairs = view.pairs(submission.id);
    const averages = pairs.map(pair_score/* averageSimilarity */.Hk);
    // Without a pair: nothing in common with anybody, or nothing known.
    const none = view.result(submission) === undefined ? null : 0;
    const others = pairs.flatMap((pair) => store.submission(pair.a === submission.id ? pair.b : pair.a) ?? []);
    return json({
        submission: view.row(submission),
        avg: average(averages) ?? none,
        max: maximum(averages) ?? none,
        min: minimum(averages) ?? none,
        other_matches: view.matches(submission),
        related_submissions: others.map((other) => view.row(other)),
        related_files: [],
        pairs: pairs.map((pair) => ({
            submission_id_matched: pair.a === submission.id ? pair.b : pair.a,
            similarity: pair.a === submission.id ? pair.similarity : pair.matchedSimilarity,
            matched_similarity: pair.a === submission.id ? pair.matchedSimilarity : pair.similarity,
            suspicion: pair.suspicion,
            longest_fragment: pair.longestFragment,
            overlap: pair.overlap,
            stands_out: pair.standsOut === true,
        })),
        common_code: (view.analysis?.commonCode ?? [])
            .filter((region) => region.submission === submission.id)
            .map(({ file, lineStart, lineEnd }) => ({ file, line_start: lineStart, line_end: lineEnd })),
    });
};
const aiResults = ({ access }, request) => {
    const check = access.find(request.assignment_id);
    const view = access.view(check);
    const scores = view.judged.map((submission) => view.scores(submission));
    const ai = scores.flatMap((score) => score.ai ?? []);
    const quality = scores.flatMap((score) => score.quality ?? []);
    return json({
        success: true,
        assignment_status: check.statusId,
        statistics: {
            total_submissions: scores.length,
            submissions_with_ai_detection: ai.length,
            submissions_with_code_quality: quality.length,
            avg_ai_detection: average(ai),
            avg_code_quality: average(quality),
            high_ai_risk_count: ai.filter((score) => risk(score) === 'high').length,
            medium_ai_risk_count: ai.filter((score) => risk(score) === 'medium').length,
            low_ai_risk_count: ai.filter((score) => risk(score) === 'low').length,
        },
        submissions: view.judged.map((submission) => aiRow(view, submission)),
    });
};
const summary = ({ access }, request) => {
    const check = access.find(request.check_id);
    const view = access.view(check);
    const there = view.judged.filter((submission) => view.result(submission) !== undefined);
    const scores = there.map((submission) => view.scores(submission));
    const totals = scores.flatMap((score) => score.total ?? []);
    const ai = scores.flatMap((score) => score.ai ?? []);
    const durationMs = check.startedAt === null || check.finishedAt === null
        ? null
        : (check.durationMs ?? Math.max(0, check.finishedAt - check.startedAt));
    return json({
        check_id: check.id,
        check_name: check.name,
        status: statusText(check.statusId),
        status_id: check.statusId,
        submission_count: view.submissions.length,
        completed_submissions: there.length,
        plagiarism_stats: { avg: average(totals), max: maximum(totals), min: minimum(totals) },
        ai_detection_stats: { avg: average(ai), max: maximum(ai) },
        flagged_submissions: there.filter((one) => view.isFlagged(one)).length,
        processing_time_seconds: durationMs === null ? null : Math.round(durationMs / 1_000),
        created_at: timestamp(check.createdAt),
        updated_at: timestamp(check.updatedAt),
    });
};
const exportCheck = ({ access, now }, { check_id: id, format }) => {
    const { check, view } = access.completed(id);
    const rows = view.judged.map((submission) => exportRow(view, submission));
    if (format === 'json') {
        return json({
            check_id: check.id,
            check_name: check.name,
            export_date: timestamp(now()),
            submissions: rows,
        });
    }
    return {
        kind: 'csv',
        filename: `check-${check.id}.csv`,
        text: csv([EXPORT_COLUMNS, ...rows.map((row) => EXPORT_COLUMNS.map((column) => row[column]))]),
    };
};
function exportRow(view, submission) {
    const scores = view.scores(submission);
    const matches = view.countMatches(submission);
    return {
        submission_id: submission.id,
        filename: submission.filename,
        status: statusText(view.statusOf(submission)),
        plagiarism_local: scores.peer,
        plagiarism_web: scores.database,
        plagiarism_total: scores.total,
        matches_local: matches.peer,
        matches_web: matches.database,
        ai_detection_avg: scores.ai,
        ai_detection_max: scores.ai,
        ai_abstained: view.abstains(submission),
        code_quality_avg: scores.quality,
        file_size: submission.fileSize,
        created_at: timestamp(submission.createdAt),
        updated_at: timestamp(submission.updatedAt),
    };
}
function aiRow(view, submission) {
    const scores = view.scores(submission);
    const result = view.result(submission);
    const matches = view.countMatches(submission);
    const statusId = view.statusOf(submission);
    return {
        submission_id: submission.id,
        filename: submission.filename,
        status: statusText(statusId),
        status_id: statusId,
        plagiarism_score: { local: scores.peer, web: scores.database, total: scores.total },
        matches: { local: matches.peer, web: matches.database },
        ai_detection: scores.ai === null
            ? null
            : {
                total_files: result?.files ?? 0,
                avg_ai_probability: scores.ai,
                max_ai_probability: scores.ai,
                min_ai_probability: scores.ai,
                risk_level: risk(scores.ai),
                files: [],
            },
        ai_abstained: view.abstains(submission),
        ai_code_quality: result?.quality == null
            ? null
            : {
                total_files: result.files,
                avg_score: result.quality.score,
                max_score: result.quality.score,
                min_score: result.quality.score,
                worst_functions: result.quality.worst.map((one) => ({
                    file_path: one.file,
                    name: one.name,
                    line_start: one.lineStart,
                    line_end: one.lineEnd,
                    cyclomatic: one.cyclomatic,
                    cognitive: one.cognitive,
                    nesting: one.nesting,
                    parameters: one.parameters,
                })),
            },
        file_size: submission.fileSize,
        created_at: timestamp(submission.createdAt),
        updated_at: timestamp(submission.updatedAt),
    };
}
function risk(score) {
    if (score >= 70)
        return 'high';
    return score >= 40 ? 'medium' : 'low';
}

;// CONCATENATED MODULE: ./build/embedded/server/handlers/results-batch.js

/** Rows of pairs and matches in one answer, some 60 bytes each. */
const MOST_ROWS = 50_000;
/** Results of many submissions in one answer, as small as can be: a class has hundreds of thousands of pairs. */
const resultsBatch = ({ access }, { check_id: id, submission_ids: ids, partners = Infinity }) => {
    const { check, view } = access.completed(id);
    const commonCode = Map.groupBy(view.analysis?.commonCode ?? [], ({ submission }) => submission);
    const files = new Places();
    const results = [];
    let rows = 0;
    for (const submissionId of ids) {
        const submission = access.submissionOf(check, submissionId);
        const pairs = view.pairs(submission.id);
        const matches = matchColumns(view, submission.id, pairs, partners, files);
        rows += pairs.length + matches.pair.length;
        if (results.length > 0 && rows > MOST_ROWS)
            break;
        results.push({
            submission_id: submission.id,
            pairs: pairColumns(submission.id, pairs),
            matches,
            ai_matches: [...view.aiMatches(submission)],
            common_code: (commonCode.get(submission.id) ?? []).map(({ file, lineStart, lineEnd }) => ({
                file,
                line_start: lineStart,
                line_end: lineEnd,
            })),
        });
    }
    return json({ files: files.names, results });
};
/** Names by their places, each once. */
class Places {
    names = [];
    #places = new Map();
    of(name) {
        const known = this.#places.get(name);
        if (known !== undefined)
            return known;
        this.#places.set(name, this.names.length);
        return this.names.push(name) - 1;
    }
}
function otherOf(own, { a, b }) {
    return a === own ? b : a;
}
function pairColumns(own, pairs) {
    return {
        submission_id_matched: pairs.map((pair) => otherOf(own, pair)),
        similarity: pairs.map((pair) => (pair.a === own ? pair.similarity : pair.matchedSimilarity)),
        matched_similarity: pairs.map((pair) => (pair.a === own ? pair.matchedSimilarity : pair.similarity)),
        suspicion: pairs.map(({ suspicion }) => suspicion),
        longest_fragment: pairs.map(({ longestFragment }) => longestFragment),
        overlap: pairs.map(({ overlap }) => overlap),
        stands_out: pairs.map(({ standsOut }) => standsOut === true),
    };
}
function matchColumns(view, own, pairs, partners, files) {
    const columns = {
        pair: [],
        match_type: [],
        file: [],
        line_start: [],
        line_end: [],
        file_matched: [],
        line_matched_start: [],
        line_matched_end: [],
        tokens: [],
        shared_by: [],
    };
    const wanted = mostSuspicious(own, pairs, partners);
    for (const [place, pair] of pairs.entries()) {
        const type = wanted?.has(otherOf(own, pair)) === false ? null : view.matchTypeOf(own, pair);
        if (type === null)
            continue;
        for (const fragment of view.fragments(own, pair)) {
            columns.pair.push(place);
            columns.match_type.push(type);
            columns.file.push(files.of(fragment.file));
            columns.line_start.push(fragment.lineStart);
            columns.line_end.push(fragment.lineEnd);
            columns.file_matched.push(files.of(fragment.matchedFile));
            columns.line_matched_start.push(fragment.matchedLineStart);
            columns.line_matched_end.push(fragment.matchedLineEnd);
            columns.tokens.push(fragment.tokens);
            columns.shared_by.push(fragment.sharedBy ?? null);
        }
    }
    return columns;
}
/** null: all of them. */
function mostSuspicious(own, pairs, most) {
    if (pairs.length <= most)
        return null;
    const ranked = pairs.toSorted((x, y) => (y.suspicion ?? 0) - (x.suspicion ?? 0) || otherOf(own, x) - otherOf(own, y));
    return new Set(ranked.slice(0, most).map((pair) => otherOf(own, pair)));
}

// EXTERNAL MODULE: ./build/zip/directory.js + 2 modules
var directory = __webpack_require__(5486);
// EXTERNAL MODULE: ./build/zip/reader.js + 2 modules
var reader = __webpack_require__(2647);
// EXTERNAL MODULE: ./build/embedded/store/blobs.js
var blobs = __webpack_require__(5073);
;// CONCATENATED MODULE: ./build/embedded/server/intake.js






/** Takes one received file over; a string is why it was refused. */
async function takeFile({ store, now }, check, file, role) {
    if (file.truncated)
        return `The file is larger than 10 MB (${MAX_UPLOAD_BYTES} bytes).`;
    if (file.bytes === 0)
        return 'The file is empty.';
    try {
        (0,reader/* readZip */.u)(await (0,blobs/* bytesOf */.$)(file.contents));
    }
    catch (error) {
        if (error instanceof directory/* ZipError */.Wz)
            return error.message;
        throw error;
    }
    const at = now();
    const taken = await store.addSubmission({ checkId: check.id, filename: file.filename, role, fileSize: file.bytes, createdAt: at, updatedAt: at }, file.contents);
    if (taken !== null)
        return taken;
    return store.check(check.id) === undefined ? 'The check was deleted meanwhile.' : STARTED;
}
/**
 * Takes all files of a request over. Where the service itself fails, none is taken: who sends them again doubles nothing.
 *
 * @throws what reading or writing throws
 */
async function takeFiles(context, check, files, role) {
    const uploaded = [];
    const failed = [];
    try {
        for (const file of files) {
            const taken = await takeFile(context, check, file, role);
            if (typeof taken === 'string')
                failed.push({ file: file.filename, error: taken });
            else
                uploaded.push(taken);
        }
    }
    catch (error) {
        // What a started check was given stays: it is being read.
        const isOpen = context.store.check(check.id)?.statusId === STATE.created;
        if (isOpen)
            await Promise.allSettled(uploaded.map(({ id }) => context.store.removeSubmission(id)));
        throw error;
    }
    return { uploaded, failed };
}

;// CONCATENATED MODULE: ./build/embedded/server/handlers/run.js







/** Checks are started, watched and cancelled. */
/** @throws HttpError 409 */
function startable(check) {
    if (check.statusId !== STATE.created) {
        throw new HttpError(409, `The check has been started already (${statusText(check.statusId)}).`, {
            status_id: check.statusId,
        });
    }
    return check;
}
const startCheck = ({ store, access, runs }, request, { baseUrl }) => {
    const check = startable(access.writable(access.findByField(request.check_id)));
    const engineId = approve(chooseEngine(check, request));
    const submissions = store.submissions(check.id);
    if (!submissions.some((submission) => submission.role === 'submission')) {
        throw invalid({ check_id: ['The check has no submissions.'] });
    }
    const started = runs.launch(check, {
        engineId,
        aiRun: request.ai_run,
        baseCode: request.base_code_detection,
    });
    return json({
        success: true,
        check: checkRow(started),
        status: statusText(started.statusId),
        submission_count: submissions.length,
        checkURL: checkPage(baseUrl, started.id),
    });
};
const quickCheck = async (context, request, { files, baseUrl }) => {
    const { store, access, runs, monotonic } = context;
    const begun = monotonic();
    if (files.length === 0)
        throw invalid({ files: ['The files field is required.'] });
    const wanted = approve(request.test_type ??
        (request.webcheck === false && request.dbcheck === false ? ENGINE.group : ENGINE.full));
    const check = access.create({ ...request, test_type: wanted });
    const { uploaded, failed } = await takeFiles(context, check, files, request.role ?? 'submission').catch(async (error) => {
        await store.removeCheck(check.id);
        throw error;
    });
    // Somebody else may have started or deleted it meanwhile.
    startable(access.findByField(check.id));
    if (uploaded.length === 0) {
        await store.removeCheck(check.id);
        throw invalid({ files: failed.map(({ file, error }) => `${file}: ${error}`) });
    }
    const started = runs.launch(check, {
        engineId: wanted,
        aiRun: request.ai_run,
        baseCode: request.base_code_detection,
    });
    const language = languages/* LANGUAGES */.Yj.find((one) => one.id === started.languageId);
    return json({
        success: true,
        message: `${uploaded.length} uploaded, ${failed.length} failed; the analysis has been started.`,
        data: {
            check_id: started.id,
            check_name: started.name,
            language: language?.language ?? 'Auto Detect',
            language_id: started.languageId,
            status: statusText(started.statusId),
            status_id: started.statusId,
            test_type: started.testType,
            submissions: {
                uploaded: uploaded.length,
                failed: failed.length,
                total: files.length,
                details: uploaded.map(({ id, filename, fileSize }) => ({ id, filename, file_size: fileSize })),
            },
            failed_uploads: failed,
            detection_settings: { ai_run: started.aiRun, base_code_detection: started.baseCodeDetection },
            check_url: checkPage(baseUrl, started.id),
            execution_time_ms: monotonic() - begun,
        },
        next_steps: {
            status: `GET ${baseUrl}/checks/${started.id}/status`,
            results: `POST ${baseUrl}/check/overview`,
        },
    }, 201);
};
const cancelCheck = ({ access, runs }, request) => {
    const check = access.writable(access.find(request.check_id));
    if (!isRunning(check)) {
        throw new HttpError(409, `The check is not being processed (${statusText(check.statusId)}).`, {
            status_id: check.statusId,
        });
    }
    const after = runs.cancel(check);
    return json({ success: true, message: 'The analysis was cancelled.', check: checkRow(after) });
};
const run_status = ({ store, access, runs, now }, request) => {
    const check = access.find(request.check_id);
    const total = store.submissions(check.id).length;
    const { share, elapsedMs } = runs.progress(check.id);
    const done = check.statusId === STATE.completed ? 1 : share;
    const leftMs = done > 0.1 ? (elapsedMs / done) * (1 - done) : 1_000 + total * 5;
    return json({
        check_id: check.id,
        status_id: check.statusId,
        status: statusText(check.statusId),
        status_message: check.statusMessage,
        progress: Math.floor(done * 100),
        submissions_total: total,
        submissions_completed: Math.floor(done * total),
        estimated_completion: isRunning(check) ? new Date(now() + leftMs).toISOString() : null,
    });
};
function isRunning(check) {
    return check.statusId === STATE.queued || check.statusId === STATE.processing;
}
/** Start rules 1 and 2 (section 4). */
function chooseEngine(check, request) {
    if (request.test_type !== undefined)
        return request.test_type;
    if (request.webcheck === true && request.dbcheck === true)
        return ENGINE.full;
    if (request.webcheck === false && request.dbcheck === false)
        return ENGINE.group;
    return check.testType;
}
/** @throws HttpError 422 for an unknown engine, 403 for one that is not available */
function approve(engineId) {
    const engine = engineById(engineId);
    const offered = ENGINES.filter((one) => one.available).map((one) => `${one.id} (${one.name})`);
    if (engine === undefined) {
        throw invalid({
            test_type: [`Engine ${engineId} does not exist; there are ${offered.join(' and ')}.`],
        });
    }
    if (!engine.available) {
        throw new HttpError(403, `Engine ${engineId} is not available; there are ${offered.join(' and ')}.`);
    }
    return engineId;
}

;// CONCATENATED MODULE: ./build/embedded/server/handlers/submissions.js





/** Submissions come and go until their check is started. */
/** Notes that submissions came or went; what was taken is not refused because this finds no room or the check was started. */
function touched({ store, access, now }, check) {
    const current = access.findByField(check.id);
    if (current.statusId !== STATE.created)
        return current;
    const change = { updatedAt: now() };
    try {
        return store.updateCheck(check.id, change);
    }
    catch (error) {
        if (!isNoRoom(error))
            throw error;
        store.noteCheck(check.id, change);
        return access.findByField(check.id);
    }
}
const upload = async (context, request, { files }) => {
    const { store, access } = context;
    const [file] = files;
    if (file === undefined)
        throw invalid({ file: ['The file field is required.'] });
    const check = access.openForUpload(request.check_id);
    const taken = await takeFile(context, check, file, request.role ?? 'submission');
    if (typeof taken === 'string')
        throw invalid({ file: [taken] });
    const after = touched(context, check);
    return json({
        data: `Submission ${taken.id} was uploaded.`,
        file: taken.filename,
        file_size: taken.fileSize,
        submission_count: store.submissions(check.id).length,
        check: checkRow(after),
    });
};
const uploadBatch = async (context, request, { files }) => {
    const { access } = context;
    if (files.length === 0)
        throw invalid({ files: ['The files field is required.'] });
    const check = access.openForUpload(request.check_id);
    const { uploaded, failed } = await takeFiles(context, check, files, request.role ?? 'submission');
    const after = touched(context, check);
    return json({
        success: failed.length === 0,
        message: `${uploaded.length} uploaded, ${failed.length} failed.`,
        uploaded: uploaded.map((submission) => ({
            id: submission.id,
            filename: submission.filename,
            file_size: submission.fileSize,
            status_id: STATE.created,
        })),
        uploaded_count: uploaded.length,
        failed_count: failed.length,
        failed_uploads: failed,
        check: checkRow(after),
    });
};
const deleteSubmission = async (context, request) => {
    const { store, access, runs } = context;
    const check = access.writable(access.findByField(request.check_id));
    const submission = store.submission(request.submission_id);
    if (submission?.checkId !== check.id) {
        throw invalid({
            submission_id: [`Submission ${request.submission_id} is not part of check ${check.id}.`],
        });
    }
    if (check.statusId !== STATE.created) {
        throw invalid({ check_id: ['The check has been started: its submissions stay.'] });
    }
    await store.removeSubmission(submission.id);
    touched(context, check);
    runs.roomMade();
    return json({ success: true, message: 'The submission was deleted.' });
};

// EXTERNAL MODULE: ./build/embedded/engine/read-document.js + 11 modules
var read_document = __webpack_require__(1074);
;// CONCATENATED MODULE: ./build/embedded/server/handlers/viewer.js







/** What one answer unpacks: files that the engine reads, and no more of them than fit into one upload of code. */
const LIMITS = { ...reader/* ZIP_LIMITS */.L, maxEntryBytes: read_document/* MAX_FILE_BYTES */.gZ, maxTotalBytes: 64 * 1024 * 1024 };
/** The code of submissions. ZIPs are unpacked beside the thread that answers. */
/** @throws HttpError 422 where the ZIP is damaged or gone */
async function zipOf(store, submission) {
    try {
        return (0,reader/* readZip */.u)(await (0,blobs/* bytesOf */.$)(store.blobOf(submission)), LIMITS);
    }
    catch (error) {
        if (error instanceof directory/* ZipError */.Wz || error.code === 'ENOENT') {
            throw new HttpError(422, `The upload of submission ${submission.id} is damaged.`);
        }
        throw error;
    }
}
async function textOf(store, submission, path) {
    const { entries, problems } = await zipOf(store, submission);
    const entry = entries.find((one) => one.path === path);
    if (entry === undefined) {
        const problem = problems.find((one) => one.path === path);
        throw problem === undefined
            ? new HttpError(404, 'This file is not part of the submission.')
            : new HttpError(422, `This file is not shown: ${problem.reason}.`);
    }
    try {
        return Buffer.from(await entry.readAside()).toString('utf8');
    }
    catch (error) {
        if (error instanceof directory/* ZipError */.Wz)
            throw new HttpError(422, error.message);
        throw error;
    }
}
const viewer = async ({ store, access }, request) => {
    const { check, view } = access.completed(request.check_id);
    const submission = access.submissionOf(check, request.submission_id);
    const { entries, problems } = await zipOf(store, submission);
    const files = [];
    // One after the other: what is unpacked at once is one file.
    for (const entry of entries)
        files.push(await viewed(entry));
    files.push(...problems.map(({ path, reason }) => ({ path, lines: null, problem: reason })));
    return json({ submission: view.row(submission), files, matches: view.matches(submission) });
};
const viewerFile = async ({ store, access }, request) => {
    const { check } = access.completed(request.check_id);
    const submission = access.submissionOf(check, request.submission_id);
    return json({
        submission_id: submission.id,
        path: request.path,
        content: await textOf(store, submission, request.path),
    });
};
const viewerCounterpart = async ({ store, access }, request) => {
    const { view } = access.completed(request.check_id);
    const match = view.match(request.match_id);
    const other = match?.submission_id_matched == null ? undefined : store.submission(match.submission_id_matched);
    if (match === undefined || other === undefined) {
        throw new HttpError(404, `Match ${request.match_id} is not part of check ${request.check_id}.`);
    }
    return json({
        match,
        file: {
            submission_id: other.id,
            path: match.file_matched,
            content: await textOf(store, other, match.file_matched),
        },
    });
};
const remoteFile = async ({ store }, request) => {
    const { id, path } = readLocation(request.location);
    const expected = sign(store.secret, id, path);
    if (!same(expected.source, request.source) || expected.location !== request.location) {
        throw new HttpError(403, 'location and source do not belong to a match of this service.');
    }
    const submission = store.submission(id);
    if (submission === undefined) {
        throw new HttpError(404, 'The submission of this match does not exist any more.');
    }
    return json({
        file: {
            id: submission.id,
            filedir: path,
            content: await textOf(store, submission, path),
            location: request.location,
            source: request.source,
            submission_id: submission.id,
            created_at: timestamp(submission.createdAt),
            updated_at: timestamp(submission.updatedAt),
        },
    });
};
async function viewed(entry) {
    try {
        return { path: entry.path, lines: countLines(await entry.readAside()) };
    }
    catch (error) {
        if (!(error instanceof directory/* ZipError */.Wz))
            throw error;
        return { path: entry.path, lines: null, problem: 'damaged' };
    }
}
const LF = 10;
const CR = 13;
/** Lines as an editor counts them: a line end at the end of the file begins no further one. */
function countLines(bytes) {
    let lines = 0;
    for (let at = 0; at < bytes.length; at += 1) {
        if (bytes[at] === LF || (bytes[at] === CR && bytes[at + 1] !== LF))
            lines += 1;
    }
    const last = bytes.at(-1);
    return last === undefined || last === LF || last === CR ? lines : lines + 1;
}
function readLocation(location) {
    try {
        const value = JSON.parse(Buffer.from(location, 'base64url').toString('utf8'));
        if (Array.isArray(value) && value.length === 2) {
            const [id, path] = value;
            if (typeof id === 'number' && Number.isInteger(id) && typeof path === 'string')
                return { id, path };
        }
    }
    catch {
        // Not one of ours: told below.
    }
    throw invalid({ location: ['The location field must be copied from a match.'] });
}
function same(a, b) {
    const [x, y] = [Buffer.from(a), Buffer.from(b)];
    return x.length === y.length && (0,external_node_crypto_.timingSafeEqual)(x, y);
}

;// CONCATENATED MODULE: ./build/embedded/server/handlers/handle.js








const HANDLERS = {
    account: account,
    aiResults: aiResults,
    cancelCheck: cancelCheck,
    createCheck: createCheck,
    deleteCheck: deleteCheck,
    deleteSubmission: deleteSubmission,
    exportCheck: exportCheck,
    getCheck: getCheck,
    languages: reference_languages,
    listChecks: listChecks,
    overview: overview,
    overviewCsv: overviewCsv,
    quickCheck: quickCheck,
    remoteFile: remoteFile,
    results: results,
    resultsBatch: resultsBatch,
    serviceStatus: serviceStatus,
    startCheck: startCheck,
    status: run_status,
    summary: summary,
    testTypes: testTypes,
    updateCheck: updateCheck,
    upload: upload,
    uploadBatch: uploadBatch,
    validateKey: validateKey,
    viewer: viewer,
    viewerCounterpart: viewerCounterpart,
    viewerFile: viewerFile,
};
/**
 * Answers a request that was validated. Files that no submission took over are deleted, whatever happened.
 *
 * @param request what the operation's schema made of it
 * @throws HttpError for everything but success
 */
async function handle(context, operation, request, call) {
    // The table pairs each operation with its own schema, which the compiler cannot follow through a lookup.
    const handler = HANDLERS[operation];
    try {
        return (await handler(context, request, call));
    }
    finally {
        await discard(call.files);
    }
}

;// CONCATENATED MODULE: ./build/embedded/server/rate-limit.js
/** Counts requests of each client in a sliding window of one minute (L254); failed ones count too. */
class RateLimit {
    #perMinute;
    #clock;
    #requests = new Map();
    constructor(perMinute, clock) {
        this.#perMinute = perMinute;
        this.#clock = clock;
    }
    /** Counts one request of a client, and says what its answer carries. */
    take(client) {
        const now = this.#clock.monotonic();
        const times = (this.#requests.get(client) ?? []).filter((time) => time > now - WINDOW_MS);
        this.#requests.set(client, times);
        if (this.#requests.size > MAX_CLIENTS)
            this.#forget(now);
        const refused = times.length >= this.#perMinute;
        // A refused call counts as well, so the window holds at most one more than the limit and a storm cannot grow it.
        if (refused)
            times.shift();
        const oldest = times[0] ?? now;
        times.push(now);
        const headers = {
            'x-ratelimit-limit': String(this.#perMinute),
            'x-ratelimit-remaining': String(refused ? 0 : this.#perMinute - times.length),
        };
        if (!refused)
            return { refused, headers };
        const waitMs = Math.max(1_000, oldest + WINDOW_MS - now);
        return {
            refused,
            headers: {
                ...headers,
                'retry-after': String(Math.ceil(waitMs / 1_000)),
                'x-ratelimit-reset': String(Math.ceil((this.#clock.now() + waitMs) / 1_000)),
            },
        };
    }
    #forget(now) {
        for (const [client, times] of this.#requests) {
            if ((times.at(-1) ?? 0) <= now - WINDOW_MS)
                this.#requests.delete(client);
        }
    }
}
const WINDOW_MS = 60_000;
const MAX_CLIENTS = 10_000;

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(7067);
;// CONCATENATED MODULE: ./build/embedded/server/body.js


const MAX_JSON_BYTES = 1_000_000;
/**
 * Reads the body of a request, as JSON or as a form. Clients in use send either; some send their fields in the address, so a
 * field that the body does not have is taken from there.
 *
 * @param query the fields of the address
 * @throws HttpError 413, 422
 */
async function readBody(request, endpoint, query, spoolDir) {
    if (endpoint.body === undefined)
        return { fields: {}, files: [] };
    const type = (request.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase();
    const { files: limit } = endpoint.shape;
    if (limit !== undefined || type === 'multipart/form-data') {
        const { fields, files } = await readMultipart(request, spoolDir, limit?.max ?? 0);
        return { fields: { ...query, ...fields }, files };
    }
    const text = await readText(request);
    const fields = type === 'application/x-www-form-urlencoded' && !text.startsWith('{')
        ? Object.fromEntries(new URLSearchParams(text))
        : body_parsed(text);
    return { fields: isFields(fields) ? { ...query, ...fields } : fields, files: [] };
}
/** PHP writes no fields as `[]`, and others as `null`. */
function body_parsed(text) {
    if (text === '')
        return {};
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        throw invalid({ body: ['The body is not valid JSON.'] });
    }
    return value === null || (Array.isArray(value) && value.length === 0) ? {} : value;
}
function isFields(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
async function readText(request) {
    const chunks = [];
    let bytes = 0;
    // The connection stays for the answer.
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
        bytes += chunk.length;
        if (bytes > MAX_JSON_BYTES) {
            throw new HttpError(413, `A body without files holds at most ${MAX_JSON_BYTES} bytes.`);
        }
        chunks.push(chunk);
    }
    return Buffer.concat(chunks).toString('utf8').trim();
}

;// CONCATENATED MODULE: ./build/embedded/server/page.js
/**
 * The page behind the addresses that answers give to people (`checkURL`). It knows no key, so it says what there is and shows
 * nothing of it. null: no such page.
 *
 * @param baseUrl without characters that mean something in HTML
 */
function page(path, baseUrl) {
    const check = /^\/(?:checks\/(\d{1,15})\/?)?$/.exec(path);
    if (check === null)
        return null;
    const [, id] = check;
    const what = id === undefined
        ? `<p>Programs check source code for similarity here. Their interface is at <code>${baseUrl}</code>.</p>`
        : `<p>This is the address of check ${id}. Its results are read with the key of this service, for example:</p>
<pre>curl -H "apikey: $CODE_SIMILARITY_KEY" ${baseUrl}/checks/${id}/summary</pre>
<p>The full report is made by <code>code-similarity check</code> or the GitHub action that started the check.</p>`;
    return {
        kind: 'page',
        html: `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Code similarity service</title></head>
<body><h1>Code similarity service</h1>
${what}
</body></html>
`,
    };
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 17 modules
var schemas = __webpack_require__(8816);
;// CONCATENATED MODULE: ./build/service/contract/extension.js
/** Marks a field, shape or endpoint as an addition of the embedded service (`x-extension` in the OpenAPI document). */
function ours(schema) {
    return schema.meta({ ...schema.meta(), 'x-extension': true });
}

;// CONCATENATED MODULE: ./build/service/contract/resources.js
/**
 * The resources of the service's interface as it documents them (section 2, L19-L107). Fields that the interface does
 * not show and the embedded service adds are marked with `ours`; a client may use them and must never need them.
 */


const id = schemas/* int */.Whr().min(1);
/** UTC, `YYYY-MM-DD HH:MM:SS` (L12). */
const resources_timestamp = schemas/* string */.YjP().meta({ description: 'UTC, YYYY-MM-DD HH:MM:SS' });
const percent = schemas/* number */.aig().meta({ description: '0 to 100, unrounded' });
/** The interface prints a number; what is not known is null, never 0. */
const known = percent.nullable().meta({ description: '0 to 100, unrounded; null: not known' });
/** What a submission is there for; only the embedded service knows roles. */
const SUBMISSION_ROLES = ['submission', 'archive', 'base', 'ai-reference'];
/** L19-L32. `status_id`: 1 new, 7 queued, 6 processing, 4 completed, 3 failed. */
const Check = schemas/* object */.Ikc({
    id,
    name: schemas/* string */.YjP(),
    status_id: schemas/* int */.Whr(),
    language_id: schemas/* int */.Whr(),
    test_type: schemas/* int */.Whr(),
    ai_run: schemas/* int */.Whr(),
    base_code_detection: schemas/* int */.Whr(),
    job_id: schemas/* int */.Whr().optional(),
    created_at: resources_timestamp,
    updated_at: resources_timestamp,
})
    .meta({ id: 'Check' });
/** As a list shows it (L29). `stats` only with `with_stats=1`; its fields are ours (L107 names none). */
const ListedCheck = Check.extend({
    assignmentstatuses: schemas/* object */.Ikc({ id: schemas/* int */.Whr(), status: schemas/* string */.YjP() }),
    stats: ours(schemas/* object */.Ikc({
        submissions: schemas/* int */.Whr(),
        group_avg: known,
        group_max: known,
        web_avg: known,
        web_max: known,
        ai_avg: known,
        ai_max: known,
        flagged: schemas/* int */.Whr(),
        matches: schemas/* int */.Whr(),
    })).optional(),
}).meta({ id: 'ListedCheck' });
/** L36-L45. */
const Submission = schemas/* object */.Ikc({
    id,
    assignment_id: id,
    filename: schemas/* string */.YjP(),
    status_id: schemas/* int */.Whr(),
    total_result: known,
    result_web: known,
    submissionresults: schemas/* array */.YOg(schemas/* looseObject */._H3({})),
    role: ours(schemas/* enum */.k5n(SUBMISSION_ROLES)).optional(),
    comparability: ours(schemas/* enum */.k5n(['compared', 'dictated', 'too-short', 'starter-only', 'no-source', 'unreadable'])).optional(),
    suspicion: ours(percent.nullable()).optional(),
    coverage: ours(percent).optional(),
    /** How many others it was compared with: 0 makes its numbers say nothing. */
    compared_with: ours(schemas/* int */.Whr()).optional(),
    tokens: ours(schemas/* int */.Whr()).optional(),
    left_out: ours(schemas/* array */.YOg(schemas/* object */.Ikc({
        path: schemas/* string */.YjP(),
        code: schemas/* enum */.k5n(['too-large', 'too-much', 'minified', 'binary', 'damaged', 'not-source']).optional(),
        reason: schemas/* string */.YjP(),
    }))).optional(),
    remarks: ours(schemas/* array */.YOg(schemas/* object */.Ikc({ path: schemas/* string */.YjP(), code: schemas/* enum */.k5n(['evaluates-text', 'escaped']) }))).optional(),
    created_at: ours(resources_timestamp).optional(),
    updated_at: ours(resources_timestamp).optional(),
})
    .meta({ id: 'Submission' });
/** A matched region (L49-L62). match_type 1 peer, above 1 external, 10 AI. */
const Match = schemas/* object */.Ikc({
    id,
    submission_id: id,
    submission_id_matched: schemas/* int */.Whr().nullable(),
    similarity: percent,
    matched_similarity: percent,
    file: schemas/* string */.YjP(),
    file_matched: schemas/* string */.YjP(),
    line_start: schemas/* int */.Whr(),
    line_end: schemas/* int */.Whr(),
    line_matched_start: schemas/* int */.Whr(),
    line_matched_end: schemas/* int */.Whr(),
    tokens: schemas/* int */.Whr(),
    /** How many others of the check have this piece as well. */
    shared_by: ours(schemas/* int */.Whr()).optional(),
    match_type: schemas/* int */.Whr(),
    location: schemas/* string */.YjP(),
    source: schemas/* string */.YjP(),
})
    .meta({ id: 'Match' });
/** L66. */
const RemoteFile = schemas/* object */.Ikc({
    id,
    filedir: schemas/* string */.YjP(),
    content: schemas/* string */.YjP(),
    location: schemas/* string */.YjP(),
    source: schemas/* string */.YjP(),
    submission_id: schemas/* int */.Whr(),
    created_at: resources_timestamp,
    updated_at: resources_timestamp,
})
    .meta({ id: 'RemoteFile' });
/** L70. */
const LanguageList = schemas/* object */.Ikc({
    success: schemas/* boolean */.zMY(),
    count: schemas/* int */.Whr(),
    languages: schemas/* array */.YOg(schemas/* object */.Ikc({ id: schemas/* int */.Whr(), language: schemas/* string */.YjP(), extensions: schemas/* string */.YjP() })),
})
    .meta({ id: 'LanguageList' });
/** L74. */
const TestTypeList = schemas/* object */.Ikc({
    success: schemas/* boolean */.zMY(),
    test_types: schemas/* array */.YOg(schemas/* object */.Ikc({
        id: schemas/* int */.Whr(),
        name: schemas/* string */.YjP(),
        description: schemas/* string */.YjP(),
        features: schemas/* array */.YOg(schemas/* string */.YjP()),
        consumption: schemas/* int */.Whr(),
        peer_only: schemas/* boolean */.zMY(),
        auto_detect_base_code: schemas/* boolean */.zMY(),
        available: schemas/* boolean */.zMY(),
    })),
    user_access: schemas/* object */.Ikc({
        has_full_access: schemas/* boolean */.zMY(),
        is_pro: schemas/* boolean */.zMY(),
        is_edu_verified: schemas/* boolean */.zMY(),
        is_enterprise: schemas/* boolean */.zMY(),
    }),
    default_test_type: schemas/* int */.Whr(),
    recommended_test_type: schemas/* int */.Whr(),
    note: schemas/* string */.YjP(),
    capabilities: ours(schemas/* array */.YOg(schemas/* string */.YjP())).optional(),
})
    .meta({ id: 'TestTypeList' });
/** L78. */
const Account = schemas/* object */.Ikc({
    id: schemas/* int */.Whr(),
    name: schemas/* string */.YjP(),
    email: schemas/* string */.YjP(),
    quota: schemas/* object */.Ikc({
        remaining: schemas/* int */.Whr(),
        total: schemas/* int */.Whr().nullable(),
        unlimited: schemas/* boolean */.zMY(),
        checks_remaining: schemas/* int */.Whr(),
        reset_date: schemas/* string */.YjP().nullable(),
    }),
    submissions: schemas/* int */.Whr(),
    is_pro: schemas/* boolean */.zMY(),
    plan_id: schemas/* int */.Whr().nullable(),
    edu_verified: schemas/* boolean */.zMY(),
    user: ours(schemas/* string */.YjP()).optional(),
    peer_checks_remaining: ours(schemas/* int */.Whr()).optional(),
})
    .meta({ id: 'Account' });
/** L82. */
const KeyValidation = schemas/* object */.Ikc({ valid: schemas/* boolean */.zMY(), user_id: schemas/* int */.Whr(), email: schemas/* string */.YjP(), name: schemas/* string */.YjP() })
    .meta({ id: 'KeyValidation' });
/** L86. `progress` is a percentage (the interface gives no scale). */
const CheckStatus = schemas/* object */.Ikc({
    check_id: id,
    status_id: schemas/* int */.Whr(),
    status: schemas/* string */.YjP(),
    status_message: schemas/* string */.YjP(),
    progress: schemas/* number */.aig(),
    submissions_total: schemas/* int */.Whr(),
    submissions_completed: schemas/* int */.Whr(),
    estimated_completion: schemas/* string */.YjP()
        .nullable()
        .meta({ description: 'ISO 8601, only while status_id is 6 or 7' }),
})
    .meta({ id: 'CheckStatus' });
/** L90. */
const CheckSummary = schemas/* object */.Ikc({
    check_id: id,
    check_name: schemas/* string */.YjP(),
    status: schemas/* string */.YjP(),
    status_id: schemas/* int */.Whr(),
    submission_count: schemas/* int */.Whr(),
    completed_submissions: schemas/* int */.Whr(),
    plagiarism_stats: schemas/* object */.Ikc({ avg: known, max: known, min: known }),
    ai_detection_stats: schemas/* object */.Ikc({ avg: known, max: known }),
    flagged_submissions: schemas/* int */.Whr(),
    processing_time_seconds: schemas/* int */.Whr().nullable(),
    created_at: resources_timestamp,
    updated_at: resources_timestamp,
})
    .meta({ id: 'CheckSummary' });

;// CONCATENATED MODULE: ./build/service/contract/answers.js
/** What the service answers beyond its resources (L94-L107 and section 4 of the interface). */



/** L94. An AI or quality number that is not available is null, never 0. `ai_abstained`: looked for, and there is none to give. */
const ExportResult = schemas/* object */.Ikc({
    check_id: id,
    check_name: schemas/* string */.YjP(),
    export_date: schemas/* string */.YjP(),
    submissions: schemas/* array */.YOg(schemas/* object */.Ikc({
        submission_id: id,
        filename: schemas/* string */.YjP(),
        status: schemas/* string */.YjP(),
        plagiarism_local: known,
        plagiarism_web: known,
        plagiarism_total: known,
        matches_local: schemas/* int */.Whr(),
        matches_web: schemas/* int */.Whr(),
        ai_detection_avg: known,
        ai_detection_max: known,
        ai_abstained: ours(schemas/* boolean */.zMY()).optional(),
        code_quality_avg: known,
        file_size: schemas/* int */.Whr(),
        created_at: resources_timestamp,
        updated_at: resources_timestamp,
    })),
})
    .meta({ id: 'ExportResult' });
const AiDetection = ours(schemas/* object */.Ikc({
    total_files: schemas/* int */.Whr(),
    avg_ai_probability: percent,
    max_ai_probability: percent,
    min_ai_probability: percent,
    risk_level: schemas/* string */.YjP(),
    files: schemas/* array */.YOg(schemas/* looseObject */._H3({ file_path: schemas/* string */.YjP() })),
})).meta({ id: 'AiDetection' });
const AiCodeQuality = ours(schemas/* object */.Ikc({
    total_files: schemas/* int */.Whr(),
    avg_score: percent,
    max_score: percent,
    min_score: percent,
    worst_functions: schemas/* array */.YOg(schemas/* object */.Ikc({
        file_path: schemas/* string */.YjP(),
        name: schemas/* string */.YjP(),
        line_start: schemas/* int */.Whr(),
        line_end: schemas/* int */.Whr(),
        cyclomatic: schemas/* int */.Whr(),
        cognitive: schemas/* int */.Whr(),
        nesting: schemas/* int */.Whr(),
        parameters: schemas/* int */.Whr(),
    })),
})).meta({ id: 'AiCodeQuality' });
/** L98; the inner fields of ai_detection and ai_code_quality are not shown there and are ours. */
const AiResults = schemas/* object */.Ikc({
    success: schemas/* boolean */.zMY(),
    assignment_status: schemas/* int */.Whr(),
    statistics: schemas/* object */.Ikc({
        total_submissions: schemas/* int */.Whr(),
        submissions_with_ai_detection: schemas/* int */.Whr(),
        submissions_with_code_quality: schemas/* int */.Whr(),
        avg_ai_detection: known,
        avg_code_quality: known,
        high_ai_risk_count: schemas/* int */.Whr(),
        medium_ai_risk_count: schemas/* int */.Whr(),
        low_ai_risk_count: schemas/* int */.Whr(),
    }),
    submissions: schemas/* array */.YOg(schemas/* object */.Ikc({
        submission_id: id,
        filename: schemas/* string */.YjP(),
        status: schemas/* string */.YjP(),
        status_id: schemas/* int */.Whr(),
        plagiarism_score: schemas/* object */.Ikc({ local: known, web: known, total: known }),
        matches: schemas/* object */.Ikc({ local: schemas/* int */.Whr(), web: schemas/* int */.Whr() }),
        ai_detection: AiDetection.nullable(),
        ai_abstained: ours(schemas/* boolean */.zMY()).optional(),
        ai_code_quality: AiCodeQuality.nullable(),
        file_size: schemas/* int */.Whr(),
        created_at: resources_timestamp,
        updated_at: resources_timestamp,
    })),
})
    .meta({ id: 'AiResults' });
/** L102. */
const UploadResult = schemas/* object */.Ikc({ data: schemas/* string */.YjP(), file: schemas/* string */.YjP(), file_size: schemas/* int */.Whr(), submission_count: schemas/* int */.Whr(), check: Check })
    .meta({ id: 'UploadResult' });
/** L103. */
const BatchUploadResult = schemas/* object */.Ikc({
    success: schemas/* boolean */.zMY(),
    message: schemas/* string */.YjP(),
    uploaded: schemas/* array */.YOg(schemas/* object */.Ikc({ id: id, filename: schemas/* string */.YjP(), file_size: schemas/* int */.Whr(), status_id: schemas/* int */.Whr() })),
    uploaded_count: schemas/* int */.Whr(),
    failed_count: schemas/* int */.Whr(),
    failed_uploads: schemas/* array */.YOg(schemas/* object */.Ikc({ file: schemas/* string */.YjP(), error: schemas/* string */.YjP() })),
    check: Check,
})
    .meta({ id: 'BatchUploadResult' });
/** L104. */
const DeleteResult = schemas/* object */.Ikc({ success: schemas/* boolean */.zMY(), message: schemas/* string */.YjP(), check_id: id, check_name: schemas/* string */.YjP() })
    .meta({ id: 'DeleteResult' });
/** L105. */
const QuickCheckResult = schemas/* object */.Ikc({
    success: schemas/* boolean */.zMY(),
    message: schemas/* string */.YjP(),
    data: schemas/* object */.Ikc({
        check_id: id,
        check_name: schemas/* string */.YjP(),
        language: schemas/* string */.YjP(),
        language_id: schemas/* int */.Whr(),
        status: schemas/* string */.YjP(),
        status_id: schemas/* int */.Whr(),
        test_type: schemas/* int */.Whr(),
        submissions: schemas/* object */.Ikc({
            uploaded: schemas/* int */.Whr(),
            failed: schemas/* int */.Whr(),
            total: schemas/* int */.Whr(),
            details: schemas/* array */.YOg(schemas/* looseObject */._H3({})),
        }),
        failed_uploads: schemas/* array */.YOg(schemas/* looseObject */._H3({})),
        detection_settings: schemas/* looseObject */._H3({}),
        check_url: schemas/* string */.YjP(),
        execution_time_ms: schemas/* number */.aig(),
    }),
    next_steps: schemas/* looseObject */._H3({}),
})
    .meta({ id: 'QuickCheckResult' });
/** L158. */
const CheckWithSubmissions = schemas/* object */.Ikc({ check: Check, status: schemas/* string */.YjP(), submission_count: schemas/* int */.Whr(), submissions: schemas/* array */.YOg(Submission) })
    .meta({ id: 'CheckWithSubmissions' });
/** L160. */
const UpdateResult = schemas/* object */.Ikc({ success: schemas/* boolean */.zMY(), message: schemas/* string */.YjP(), check: Check })
    .meta({ id: 'UpdateResult' });
/** L181. */
const DeleteSubmissionResult = schemas/* object */.Ikc({ success: schemas/* boolean */.zMY(), message: schemas/* string */.YjP() })
    .meta({ id: 'DeleteSubmissionResult' });
/** L187. */
const StartResult = schemas/* object */.Ikc({
    success: schemas/* boolean */.zMY(),
    check: Check,
    status: schemas/* string */.YjP(),
    submission_count: schemas/* int */.Whr(),
    checkURL: schemas/* string */.YjP(),
})
    .meta({ id: 'StartResult' });
/** L204. */
const Overview = schemas/* object */.Ikc({
    overviewURL: schemas/* string */.YjP(),
    submissions: schemas/* array */.YOg(Submission),
    bardata: schemas/* array */.YOg(schemas/* object */.Ikc({ submission: schemas/* string */.YjP(), score: known })),
    clusters: ours(schemas/* array */.YOg(schemas/* array */.YOg(schemas/* int */.Whr()))).optional(),
    notices: ours(schemas/* array */.YOg(schemas/* string */.YjP())).optional(),
})
    .meta({ id: 'Overview' });
const CommonCode = schemas/* object */.Ikc({ file: schemas/* string */.YjP(), line_start: schemas/* int */.Whr(), line_end: schemas/* int */.Whr() });
/** L206. Items of related_files are not shown (L106); ours carry the file's name and text. */
const Results = schemas/* object */.Ikc({
    submission: Submission,
    avg: known,
    max: known,
    min: known,
    other_matches: schemas/* array */.YOg(Match),
    related_submissions: schemas/* array */.YOg(Submission),
    related_files: schemas/* array */.YOg(ours(schemas/* looseObject */._H3({ id: id, submission_id: id, filedir: schemas/* string */.YjP(), content: schemas/* string */.YjP() }))),
    pairs: ours(schemas/* array */.YOg(schemas/* object */.Ikc({
        submission_id_matched: schemas/* int */.Whr(),
        similarity: percent,
        matched_similarity: percent,
        suspicion: percent.nullable(),
        longest_fragment: schemas/* int */.Whr(),
        overlap: schemas/* int */.Whr(),
        stands_out: ours(schemas/* boolean */.zMY()).optional(),
    }))).optional(),
    common_code: ours(schemas/* array */.YOg(CommonCode)).optional(),
})
    .meta({ id: 'Results' });
const integers = schemas/* array */.YOg(schemas/* int */.Whr());
/**
 * Results of many submissions; all ours. In columns: item n of each list of `pairs` is of pair n. A match is of the pair at
 * `pair`, whose numbers it has, and `file` and `file_matched` are places in `files`. `results` has the first of the submissions that
 * were asked for, as many as one answer holds and one at least: ask again for the rest.
 */
const ResultsBatch = ours(schemas/* object */.Ikc({
    files: schemas/* array */.YOg(schemas/* string */.YjP()),
    results: schemas/* array */.YOg(schemas/* object */.Ikc({
        submission_id: id,
        pairs: schemas/* object */.Ikc({
            submission_id_matched: integers,
            similarity: schemas/* array */.YOg(percent),
            matched_similarity: schemas/* array */.YOg(percent),
            suspicion: schemas/* array */.YOg(percent.nullable()),
            longest_fragment: integers,
            overlap: integers,
            stands_out: schemas/* array */.YOg(schemas/* boolean */.zMY()),
        }),
        matches: schemas/* object */.Ikc({
            pair: integers,
            match_type: integers,
            file: integers,
            line_start: integers,
            line_end: integers,
            file_matched: integers,
            line_matched_start: integers,
            line_matched_end: integers,
            tokens: integers,
            shared_by: schemas/* array */.YOg(schemas/* int */.Whr().nullable()),
        }),
        /** AI references are in no pair. */
        ai_matches: schemas/* array */.YOg(Match),
        common_code: schemas/* array */.YOg(CommonCode),
    })),
})).meta({ id: 'ResultsBatch' });
/** L207. */
const RemoteFileResult = schemas/* object */.Ikc({ file: RemoteFile }).meta({ id: 'RemoteFileResult' });
/** Every error (L234); 422 adds validation_errors, 402 paywalled (L239), a suspended account `invoice` (L224). */
const ErrorBody = schemas/* object */.Ikc({
    error: schemas/* string */.YjP(),
    validation_errors: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* array */.YOg(schemas/* string */.YjP())).optional(),
    paywalled: schemas/* boolean */.zMY().optional(),
    invoice: schemas/* string */.YjP().optional(),
})
    .meta({ id: 'Error' });
/** One submission as the results page shows it; the interface names the endpoint (L198) and no fields: all ours. */
const ViewerPayload = ours(schemas/* object */.Ikc({
    submission: Submission,
    files: schemas/* array */.YOg(schemas/* object */.Ikc({ path: schemas/* string */.YjP(), lines: schemas/* int */.Whr().nullable(), problem: schemas/* string */.YjP().optional() })),
    matches: schemas/* array */.YOg(Match),
})).meta({ id: 'ViewerPayload' });
/** Text of one file of a submission; all ours. */
const ViewerFile = ours(schemas/* object */.Ikc({ submission_id: id, path: schemas/* string */.YjP(), content: schemas/* string */.YjP() })).meta({
    id: 'ViewerFile',
});
/** The other side of a match; all ours. */
const ViewerCounterpart = ours(schemas/* object */.Ikc({ match: Match, file: ViewerFile })).meta({
    id: 'ViewerCounterpart',
});
/** Whether the checking engine is online; all ours. */
const ServiceStatus = ours(schemas/* object */.Ikc({ status: schemas/* enum */.k5n(['online', 'offline']), queued: schemas/* int */.Whr(), processing: schemas/* int */.Whr() })).meta({ id: 'ServiceStatus' });

;// CONCATENATED MODULE: ./build/service/contract/operations.js
/**
 * Every operation of the service's interface: the one table from which the client, the embedded service's router and
 * validation, and the OpenAPI document are derived. The contract knows nobody.
 */




const checkId = schemas/* int */.Whr().min(1);
const submissionId = schemas/* int */.Whr().min(1);
const operations_name = schemas/* string */.YjP().min(3).max(255);
const testType = schemas/* int */.Whr().min(1);
const format = schemas/* enum */.k5n(['csv', 'json']).default('csv');
const role = ours(schemas/* enum */.k5n(SUBMISSION_ROLES)).optional();
/** Without `submissionresults`, which list every pair twice. */
const brief = ours(schemas/* boolean */.zMY()).optional();
const none = schemas/* object */.Ikc({});
const byCheckId = schemas/* object */.Ikc({ check_id: checkId });
const bySubmission = schemas/* object */.Ikc({ check_id: checkId, submission_id: submissionId });
const operations_upload = schemas/* object */.Ikc({ check_id: checkId, role });
const detection = {
    ai_run: schemas/* boolean */.zMY().default(true),
    base_code_detection: schemas/* boolean */.zMY().default(false),
};
const engine = {
    webcheck: schemas/* boolean */.zMY().optional(),
    dbcheck: schemas/* boolean */.zMY().optional(),
    test_type: testType.optional(),
};
const language = schemas/* int */.Whr().default(13);
const OPERATIONS = {
    validateKey: {
        forms: ['GET /auth/validate', 'POST /auth/validate'],
        safety: 'read',
        summary: 'Verify the key',
        action: 'verify the key',
        request: none,
        response: KeyValidation,
        errors: [],
    },
    account: {
        forms: ['GET /account', 'POST /account'],
        safety: 'read',
        summary: 'The account and its quota',
        action: 'read the account',
        request: none,
        response: Account,
        errors: [],
    },
    languages: {
        forms: ['GET /languages', 'POST /languages'],
        safety: 'read',
        summary: 'Languages and their ids',
        action: 'list the languages',
        request: none,
        response: LanguageList,
        needs: ['languages'],
        errors: [],
    },
    testTypes: {
        forms: ['GET /test-types', 'POST /test-types'],
        safety: 'read',
        summary: 'Engines and their ids',
        action: 'list the engines',
        request: none,
        response: TestTypeList,
        needs: ['test_types'],
        errors: [500],
    },
    listChecks: {
        forms: ['GET /checks', 'POST /checks{?with_stats}'],
        safety: 'read',
        summary: 'All checks, newest first',
        action: 'list the checks',
        request: schemas/* object */.Ikc({ with_stats: schemas/* enum */.k5n(['0', '1']).optional() }),
        response: schemas/* array */.YOg(ListedCheck),
        errors: [],
    },
    createCheck: {
        forms: ['POST /check/create'],
        safety: 'non-idempotent',
        summary: 'Create a check',
        action: 'create a check',
        request: schemas/* object */.Ikc({ name: operations_name, language, test_type: testType.default(1), ...detection }),
        success: 201,
        response: Check,
        needs: ['id'],
        errors: [422],
    },
    getCheck: {
        forms: ['GET /checks/{checkId}', 'POST /check/get'],
        safety: 'read',
        summary: 'A check and its submissions',
        action: 'read the check',
        request: byCheckId,
        response: CheckWithSubmissions,
        needs: ['submissions'],
        errors: [404],
    },
    updateCheck: {
        forms: ['PATCH /checks/{checkId}', 'POST /check/update'],
        safety: 'idempotent',
        summary: 'Rename a check or set its language',
        action: 'change the check',
        request: schemas/* object */.Ikc({ check_id: checkId, name: operations_name.optional(), language: schemas/* int */.Whr().optional() }),
        response: UpdateResult,
        errors: [403, 404, 422],
    },
    deleteCheck: {
        forms: ['DELETE /checks/{checkId}', 'POST /check/delete'],
        safety: 'idempotent',
        summary: 'Delete a check',
        action: 'delete the check',
        request: byCheckId,
        response: DeleteResult,
        errors: [403, 404, 409],
    },
    upload: {
        forms: ['POST /check/upload'],
        safety: 'non-idempotent',
        summary: 'Upload one submission',
        action: 'upload a submission',
        request: operations_upload,
        files: { field: 'file', max: 1 },
        response: UploadResult,
        errors: [403, 422],
    },
    uploadBatch: {
        forms: ['POST /check/upload-batch'],
        safety: 'non-idempotent',
        summary: 'Upload 1 to 50 submissions',
        action: 'upload submissions',
        request: operations_upload,
        files: { field: 'files', max: 50 },
        response: BatchUploadResult,
        needs: ['uploaded', 'uploaded_count', 'failed_uploads'],
        errors: [403, 422],
    },
    deleteSubmission: {
        forms: ['POST /check/deleteSubmission'],
        safety: 'idempotent',
        summary: 'Delete a submission',
        action: 'delete a submission',
        request: bySubmission,
        response: DeleteSubmissionResult,
        errors: [403, 422],
    },
    startCheck: {
        forms: ['POST /check/start'],
        safety: 'non-idempotent',
        summary: 'Start the analysis',
        action: 'start the check',
        request: schemas/* object */.Ikc({ check_id: checkId, ...engine, ...detection }),
        response: StartResult,
        errors: [403, 409, 422, 503],
    },
    quickCheck: {
        forms: ['POST /check/quick'],
        safety: 'non-idempotent',
        summary: 'Create, upload and start in one call',
        action: 'check in one call',
        request: schemas/* object */.Ikc({ name: operations_name, language, ...engine, ...detection, role }),
        files: { field: 'files', max: 50 },
        success: 201,
        response: QuickCheckResult,
        errors: [422, 503],
    },
    cancelCheck: {
        forms: ['POST /check/cancel'],
        safety: 'idempotent',
        summary: 'End an analysis that is queued or under way',
        action: 'cancel the analysis',
        request: byCheckId,
        response: UpdateResult,
        errors: [403, 404, 409, 422],
        extension: true,
    },
    status: {
        forms: ['GET /checks/{checkId}/status', 'POST /check/status'],
        safety: 'read',
        summary: "A check's progress",
        action: "read the check's status",
        request: byCheckId,
        response: CheckStatus,
        needs: ['status_id'],
        errors: [404, 422],
    },
    overview: {
        forms: ['POST /check/overview'],
        safety: 'read',
        summary: 'Scores of all submissions',
        action: 'read the scores',
        request: byCheckId.extend({ brief }),
        response: Overview,
        needs: ['submissions'],
        errors: [404, 409, 422],
    },
    overviewCsv: {
        forms: ['POST /check/overviewCSV'],
        safety: 'read',
        summary: 'Scores as CSV',
        action: 'read the scores as CSV',
        request: byCheckId,
        response: schemas/* string */.YjP(),
        csv: 'always',
        errors: [404, 409, 422],
    },
    results: {
        forms: ['POST /check/results'],
        safety: 'read',
        summary: 'Matches of one submission',
        action: 'read the matches',
        request: bySubmission,
        response: Results,
        needs: ['other_matches', 'submission'],
        errors: [404, 409, 422],
    },
    resultsBatch: {
        forms: ['POST /check/results-batch'],
        safety: 'read',
        summary: 'Matches of many submissions, in columns',
        action: 'read the matches',
        request: schemas/* object */.Ikc({
            check_id: checkId,
            submission_ids: schemas/* array */.YOg(submissionId).min(1).max(500),
            /** Matches with so many others of each submission: the most suspicious, then those of the lowest ids. */
            partners: schemas/* int */.Whr().min(0).optional(),
        }),
        response: ResultsBatch,
        needs: ['results'],
        errors: [404, 409, 422],
        extension: true,
    },
    remoteFile: {
        forms: ['POST /check/getRemoteFile'],
        safety: 'read',
        summary: 'The file on the other side of a match',
        action: 'read the other side of a match',
        request: schemas/* object */.Ikc({ location: schemas/* string */.YjP().min(1), source: schemas/* string */.YjP().min(1) }),
        response: RemoteFileResult,
        errors: [403, 404, 422],
    },
    aiResults: {
        forms: ['GET /ai-results', 'POST /ai-results'],
        safety: 'read',
        summary: 'AI detection and code quality',
        action: 'read the AI scores',
        request: schemas/* object */.Ikc({ assignment_id: checkId }),
        response: AiResults,
        needs: ['submissions'],
        errors: [404, 422],
    },
    summary: {
        forms: ['GET /checks/{checkId}/summary', 'POST /check/summary'],
        safety: 'read',
        summary: "A check's statistics",
        action: 'read the summary',
        request: byCheckId,
        response: CheckSummary,
        needs: ['status_id', 'flagged_submissions'],
        errors: [404, 422],
    },
    exportCheck: {
        forms: ['GET /checks/{checkId}/export', 'POST /check/export'],
        safety: 'read',
        summary: 'All scores as JSON or CSV',
        action: 'read the export',
        request: schemas/* object */.Ikc({ check_id: checkId, format }),
        response: ExportResult,
        needs: ['submissions'],
        csv: 'by-format',
        errors: [404, 409, 422],
    },
    viewer: {
        forms: ['POST /check/viewer'],
        safety: 'read',
        summary: 'One submission for a results page',
        action: 'read a submission',
        request: bySubmission,
        response: ViewerPayload,
        errors: [402, 404, 409, 422],
        extension: true,
    },
    viewerFile: {
        forms: ['POST /check/viewer/file'],
        safety: 'read',
        summary: 'Text of one file of a submission',
        action: 'read a file of a submission',
        request: bySubmission.extend({ path: schemas/* string */.YjP().min(1) }),
        response: ViewerFile,
        errors: [402, 404, 409, 422],
        extension: true,
    },
    viewerCounterpart: {
        forms: ['POST /check/viewer/counterpart'],
        safety: 'read',
        summary: 'The other side of a match',
        action: 'read the other side of a match',
        request: schemas/* object */.Ikc({ check_id: checkId, match_id: schemas/* int */.Whr().min(1) }),
        response: ViewerCounterpart,
        errors: [402, 404, 409, 422],
        extension: true,
    },
    serviceStatus: {
        forms: ['GET /status'],
        safety: 'read',
        summary: 'Whether the engine is online',
        action: "read the service's status",
        request: none,
        response: ServiceStatus,
        errors: [],
        extension: true,
    },
};

;// CONCATENATED MODULE: ./build/service/contract/endpoints.js
/** The forms of each operation as they go over HTTP, derived from the one table of operations. */


/** The field of a request that a path parameter carries: `checkId` → `check_id`. */
function fieldOf(parameter) {
    return parameter.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
/** Every endpoint, in the order of the table. */
const ENDPOINTS = Object.entries(OPERATIONS).flatMap(([operation, shape]) => shape.forms.map((_, index) => endpointOf(operation, shape, index)));
const FORMS = Map.groupBy(ENDPOINTS, ({ operation }) => operation);
/** The endpoint of an operation's preferred form; and that of its second, where it has one. */
function endpointsOf(operation) {
    const [first, second] = FORMS.get(operation) ?? [];
    if (first === undefined)
        throw new Error(`${operation} has no form`);
    return [first, second];
}
/** Fields that stand in the path are parameters; the others are the query of a GET and DELETE, else the body. */
function endpointOf(operation, shape, index) {
    const [, verb = '', path = '', both] = /^(\w+) ([^?]+?)(?:\{\?(\w+)\})?$/.exec(shape.forms[index] ?? '') ?? [];
    const method = verb;
    const fields = shape.request.shape;
    const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter = '']) => parameter);
    const inPath = new Set(parameters.map(fieldOf));
    const rest = Object.entries(fields).filter(([field]) => !inPath.has(field));
    const hasBody = method === 'POST' || method === 'PATCH';
    const inQuery = hasBody ? rest.filter(([field]) => field === both) : rest;
    return {
        operation,
        id: index === 0 ? operation : `${operation}By${verb.charAt(0)}${verb.slice(1).toLowerCase()}`,
        method,
        path,
        ...(parameters.length === 0
            ? {}
            : {
                params: schemas/* object */.Ikc(Object.fromEntries(parameters.map((one) => [one, fields[fieldOf(one)] ?? schemas/* never */.ZmZ()]))),
            }),
        ...(inQuery.length === 0 ? {} : { query: schemas/* object */.Ikc(Object.fromEntries(inQuery)) }),
        ...(hasBody ? { body: schemas/* object */.Ikc(Object.fromEntries(rest)) } : {}),
        // A check that is named in the body may be named wrongly; what stands in a path is not found.
        errors: hasBody && 'check_id' in Object.fromEntries(rest) ? [...shape.errors, 422] : shape.errors,
        shape,
    };
}

;// CONCATENATED MODULE: ./build/embedded/server/router.js


const ROUTES = ENDPOINTS.map((endpoint) => ({
    endpoint,
    parts: endpoint.path.split('/').slice(1),
}));
/**
 * Finds the endpoint of a request; the contract's table is the only list of routes.
 *
 * @param path below the base address as it was sent, without the query
 * @throws HttpError 404 for an unknown path, 405 (with `allow`) for an unknown method
 */
function findRoute(method, path) {
    const parts = path.replace(/\/+$/, '').split('/').slice(1).map(decoded);
    const allowed = [];
    for (const route of ROUTES) {
        const params = matchParts(route.parts, parts);
        if (params === null)
            continue;
        if (route.endpoint.method === method) {
            return { endpoint: route.endpoint, params };
        }
        allowed.push(route.endpoint.method);
    }
    if (allowed.length === 0)
        throw new HttpError(404, 'This address does not exist.');
    throw new HttpError(405, `This address takes ${allowed.join(' and ')}, not ${method.slice(0, 20)}.`, {}, {
        allow: allowed.join(', '),
    });
}
function matchParts(pattern, parts) {
    if (pattern.length !== parts.length)
        return null;
    const params = {};
    for (const [index, expected] of pattern.entries()) {
        const part = parts[index] ?? '';
        const name = /^\{(\w+)\}$/.exec(expected)?.[1];
        if (name !== undefined)
            params[name] = part;
        else if (expected !== part)
            return null;
    }
    return params;
}
/** A `/` that was written as `%2F` separates nothing. */
function decoded(part) {
    try {
        return decodeURIComponent(part);
    }
    catch {
        return part;
    }
}

;// CONCATENATED MODULE: ./build/service/contract/fields.js
/**
 * One definition of a shape, three readings of it:
 * - as documented (what the embedded service answers, what OpenAPI shows): the zod schema itself;
 * - `tolerant`: what the client accepts. Unknown fields are kept, every field may be missing, numbers may come as
 *   strings; what is not a number becomes null, so that an unknown score can never turn into 0;
 * - `received`: what the embedded service accepts in a request. Numbers and booleans may come as text (multipart
 *   knows nothing else), unknown fields are dropped, rules stay.
 */

/** `"48.65"` → 48.65; anything that is not a finite decimal number → null. Rejects "", null, booleans, hex, "1e999". */
function readNumber(value) {
    if (typeof value === 'number')
        return Number.isFinite(value) ? value : null;
    if (typeof value !== 'string')
        return null;
    const text = value.trim();
    if (!/^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(text))
        return null;
    const number = Number(text);
    return Number.isFinite(number) ? number : null;
}
/** true/1/"1"/"true" → true, false/0/"0"/"false" → false, else null. */
function readBoolean(value) {
    if (value === true || value === 1)
        return true;
    if (value === false || value === 0)
        return false;
    if (typeof value !== 'string')
        return null;
    const text = value.trim().toLowerCase();
    if (text === '1' || text === 'true')
        return true;
    if (text === '0' || text === 'false')
        return false;
    return null;
}
/** A list, also as the object with numbers for keys that PHP makes of a list with gaps; else null. */
function readList(value) {
    if (Array.isArray(value))
        return value;
    if (typeof value !== 'object' || value === null)
        return null;
    // Such keys come in the order of their numbers.
    return Object.keys(value).every((key) => /^\d+$/.test(key)) ? Object.values(value) : null;
}
function readString(value) {
    if (typeof value === 'string')
        return value;
    return typeof value === 'number' || typeof value === 'boolean' ? String(value) : null;
}
/**
 * Derives the client's reading of a documented shape. It never throws: what is no list or object reads as null. What needs no
 * change is handed on as it is, not copied: answers have hundreds of thousands of numbers.
 */
function tolerant(schema) {
    return derive(schema);
}
function derive(schema) {
    if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
        return derive(schema.unwrap());
    }
    if (schema instanceof z.ZodNumber)
        return readNumber;
    if (schema instanceof z.ZodBoolean)
        return readBoolean;
    if (schema instanceof z.ZodString || schema instanceof z.ZodEnum)
        return readString;
    if (schema instanceof z.ZodArray)
        return listOf(derive(schema.element));
    if (schema instanceof z.ZodObject) {
        return objectOf(Object.entries(schema.shape).map(([key, field]) => [key, derive(field)]));
    }
    return (value) => value;
}
function listOf(item) {
    return (value) => {
        const list = readList(value);
        if (list === null)
            return null;
        let read = null;
        for (const [at, before] of list.entries()) {
            const after = item(before);
            if (read === null && after !== before)
                read = list.slice(0, at);
            read?.push(after);
        }
        return read ?? list;
    };
}
function objectOf(fields) {
    return (value) => {
        if (typeof value !== 'object' || value === null || Array.isArray(value))
            return null;
        const given = value;
        let read = null;
        for (const [key, field] of fields) {
            // Not given is not null.
            if (!Object.hasOwn(given, key))
                continue;
            const before = given[key];
            const after = field(before);
            if (after === before)
                continue;
            read ??= { ...given };
            read[key] = after;
        }
        return read ?? given;
    };
}
/** Derives the embedded service's reading of a request shape; the output type is the request's own. */
function received(schema) {
    const shape = {};
    for (const [key, field] of Object.entries(schema.shape)) {
        shape[key] = schemas/* preprocess */.vkY((value) => receive(field, value), field);
    }
    return schemas/* object */.Ikc(shape);
}
function receive(field, value) {
    let inner = field;
    while (inner instanceof schemas/* ZodOptional */.IiU || inner instanceof schemas/* ZodNullable */.l1C || inner instanceof schemas/* ZodDefault */.XiL) {
        // Forms send an empty field where JSON would leave it out.
        if (value === '' || value === null)
            return undefined;
        inner = inner.unwrap();
    }
    if (inner instanceof schemas/* ZodNumber */.rSt && typeof value === 'string') {
        // An id is its digits: `1e0` is none.
        return inner.format === 'safeint' && !/^\s*-?\d+\s*$/.test(value) ? value : (readNumber(value) ?? value);
    }
    if (inner instanceof schemas/* ZodEnum */.Vb4 && (typeof value === 'number' || typeof value === 'boolean')) {
        return String(Number(value));
    }
    if (inner instanceof schemas/* ZodBoolean */.WFD)
        return readBoolean(value) ?? value;
    return value;
}

;// CONCATENATED MODULE: ./build/embedded/server/validation.js



const readers = new WeakMap();
function readerOf(schema) {
    let reader = readers.get(schema);
    if (reader === undefined) {
        reader = received(schema);
        readers.set(schema, reader);
    }
    return reader;
}
/**
 * Checks everything an endpoint takes and puts it into one object, by the fields of its operation.
 *
 * @throws HttpError 422 that names every field that is wrong
 */
function validate(endpoint, parts) {
    const errors = {};
    const value = {};
    for (const part of ['params', 'query', 'body']) {
        const schema = endpoint[part];
        if (schema === undefined)
            continue;
        const given = parts[part];
        if (typeof given !== 'object' || given === null || Array.isArray(given)) {
            errors[part] = [`The ${part} must be an object.`];
            continue;
        }
        const result = readerOf(schema).safeParse(given);
        if (result.success) {
            for (const [name, field] of Object.entries(result.data)) {
                value[fieldOf(name)] = field;
            }
        }
        else {
            for (const issue of result.error.issues) {
                const field = issue.path.map(String).join('.') || part;
                (errors[field] ??= []).push(sentence(field, issue, given));
            }
        }
    }
    if (Object.keys(errors).length > 0)
        throw invalid(errors);
    return value;
}
function sentence(field, issue, given) {
    const name = field.replaceAll('_', ' ');
    if (given[field] === undefined)
        return `The ${name} field is required.`;
    // Other codes cannot come from these schemas; they get the general sentence.
    // oxlint-disable-next-line typescript/switch-exhaustiveness-check
    switch (issue.code) {
        case 'invalid_type':
            return `The ${name} field must be ${article(issue.expected)}.`;
        case 'too_small':
            return issue.origin === 'string'
                ? `The ${name} field must be at least ${issue.minimum} characters.`
                : `The ${name} field must be at least ${issue.minimum}.`;
        case 'too_big':
            return issue.origin === 'string'
                ? `The ${name} field must be at most ${issue.maximum} characters.`
                : `The ${name} field must be at most ${issue.maximum}.`;
        case 'invalid_value':
            return `The ${name} field must be one of: ${issue.values.map(String).join(', ')}.`;
        default:
            return `The ${name} field is not valid.`;
    }
}
function article(type) {
    if (type === 'int' || type === 'number')
        return 'an integer';
    if (type === 'boolean')
        return 'true or false';
    return `a ${type}`;
}

;// CONCATENATED MODULE: ./build/embedded/server/server.js










/** Below which every endpoint lies (L3). */
const PREFIX = '/api/v1';
const REQUEST_TIMEOUT_MS = 10 * 60_000;
const HEADERS_TIMEOUT_MS = 30_000;
/** A client that is the only one keeps its connection, however long it is busy between two requests. */
const KEEP_MS = 60 * 60_000;
/** So long a refused body is still taken in: a connection that is cut at once takes the answer with it. */
const LINGER_MS = 5_000;
/** The interface over HTTP: key ▸ limit ▸ route ▸ body ▸ validation ▸ handler ▸ JSON. */
function createHttpServer(options) {
    const keyHash = hashOf(options.key);
    const underWay = new Set();
    let closing = false;
    const server = (0,external_node_http_.createServer)((request, response) => {
        const done = respond(request, response).finally(() => underWay.delete(done));
        underWay.add(done);
    });
    server.requestTimeout = REQUEST_TIMEOUT_MS;
    server.headersTimeout = HEADERS_TIMEOUT_MS;
    if (options.rateLimit === null)
        server.keepAliveTimeout = KEEP_MS;
    server.on('clientError', refuseBytes);
    server.on('connect', (_request, socket) => endWith(socket, 405, 'This service is no proxy.'));
    server.on('checkExpectation', (request, response) => {
        sendError(request, response, new HttpError(417, 'The header Expect takes 100-continue alone.'), {});
    });
    return {
        server,
        drain: async (patienceMs) => {
            closing = true;
            const closed = new Promise((resolve) => {
                server.close(() => resolve());
            });
            const patience = setTimeout(() => server.closeAllConnections(), patienceMs);
            await closed;
            clearTimeout(patience);
            await Promise.allSettled(underWay);
        },
    };
    async function respond(request, response) {
        const headers = { limit: {} };
        try {
            if (closing)
                throw new HttpError(503, 'The service is being stopped.', {}, { connection: 'close' });
            const reply = await answer(options, keyHash, request, headers);
            response.shouldKeepAlive &&= !closing;
            send(request, response, reply, headers.limit);
        }
        catch (error) {
            const known = isNoRoom(error) ? new HttpError(507, NO_ROOM) : error;
            if (!(known instanceof HttpError))
                options.onDefect(known);
            sendError(request, response, known, headers.limit);
        }
    }
}
/** Decides about one request: key ▸ limit ▸ route ▸ body ▸ validation ▸ handler. @throws HttpError for everything but success */
async function answer(options, keyHash, request, headers) {
    const refusal = refusalOfKey(request.headers['apikey'], keyHash);
    throwIfLimited(options, request, refusal === null, headers);
    if (options.loopbackOnly && !isLoopback(hostOf(request).replace(/:\d+$/, ''))) {
        throw new HttpError(421, 'This service is for its own machine, and was asked for by another name.');
    }
    const { path, query } = targetOf(request.url ?? '/');
    const method = request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET');
    const baseUrl = (options.publicUrl ?? `http://${hostOf(request)}`) + PREFIX;
    const shown = method === 'GET' ? page(path, baseUrl) : null;
    if (shown !== null)
        return shown;
    if (refusal !== null)
        throw refusal;
    if (path !== PREFIX && !path.startsWith(`${PREFIX}/`)) {
        throw new HttpError(404, `Every address of this service begins with ${PREFIX}.`);
    }
    const { endpoint, params } = findRoute(method, path.slice(PREFIX.length));
    const refused = options.refusal(endpoint.operation);
    if (refused !== null)
        throw refused;
    const { fields, files } = await readBody(request, endpoint, query, options.spoolDir);
    let received;
    try {
        received = validate(endpoint, { params, query, body: fields });
    }
    catch (error) {
        await discard(files);
        throw error;
    }
    return options.handle(endpoint.operation, received, { files, baseUrl });
}
/** Those without the key have a window of their own: they cannot use up that of who has it. @throws HttpError 429 */
function throwIfLimited({ rateLimit, trustedProxies }, request, hasKey, headers) {
    const forwarded = request.headers['x-forwarded-for'];
    const address = clientAddress(request.socket.remoteAddress ?? '', typeof forwarded === 'string' ? forwarded : undefined, trustedProxies);
    const taken = rateLimit?.take(`${hasKey ? 'key' : 'no key'} ${address}`);
    if (taken === undefined)
        return;
    headers.limit = taken.headers;
    if (taken.refused) {
        throw new HttpError(429, `Too many requests; try again in ${taken.headers['retry-after']} s.`);
    }
}
function refusalOfKey(given, keyHash) {
    if (given === undefined || given === '') {
        return new HttpError(401, 'No API key was provided in the header (apikey).');
    }
    return (0,external_node_crypto_.timingSafeEqual)(hashOf(String(given)), keyHash)
        ? null
        : new HttpError(401, 'The API key is not valid.');
}
function hashOf(key) {
    return (0,external_node_crypto_.createHash)('sha256').update(key).digest();
}
/** The name and port by which a client asks; `localhost` where it says none that can stand in an address. */
function hostOf(request) {
    const host = request.headers.host ?? '';
    return /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(host) ? host : 'localhost';
}
/** Path as it was sent, without dot segments being resolved, and the fields behind it. */
function targetOf(target) {
    const [path = '/', ...rest] = target.replace(/^https?:\/\/[^/?#]*/i, '').split('?');
    return { path, query: Object.fromEntries(new URLSearchParams(rest.join('?'))) };
}
/** What is no HTTP that can be read, and headers that are too many or too slow. */
function refuseBytes(error, socket) {
    if (error.code === 'HPE_HEADER_OVERFLOW') {
        endWith(socket, 431, 'The headers of this request are too large.');
    }
    else if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') {
        endWith(socket, 408, 'This request took too long.');
    }
    else {
        endWith(socket, 400, 'This is no request of HTTP/1.1 that can be read.');
    }
}
function endWith(socket, status, message) {
    if (!socket.writable) {
        socket.destroy();
        return;
    }
    const body = JSON.stringify({ error: message });
    socket.end(`HTTP/1.1 ${status} Refused\r\ncontent-type: ${JSON_TYPE['content-type']}\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`);
}
function send(request, response, reply, headers) {
    switch (reply.kind) {
        case 'csv':
            write(request, response, 200, reply.text, {
                ...headers,
                'content-type': 'text/csv; charset=utf-8',
                'content-disposition': `attachment; filename="${reply.filename}"`,
            });
            break;
        case 'page':
            write(request, response, 200, reply.html, {
                ...headers,
                'content-type': 'text/html; charset=utf-8',
                'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
            });
            break;
        case 'json':
            write(request, response, reply.status, JSON.stringify(reply.body), { ...headers, ...JSON_TYPE });
            break;
    }
}
function sendError(request, response, error, limit) {
    const known = error instanceof HttpError
        ? error
        : new HttpError(500, 'The service failed to answer; this is its own defect.');
    const headers = {
        ...JSON_TYPE,
        ...limit,
        ...known.headers,
        ...(request.complete ? {} : { connection: 'close' }),
    };
    write(request, response, known.status, JSON.stringify({ error: known.message, ...known.more }), headers);
}
const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };
function write(request, response, status, text, headers) {
    if (response.destroyed)
        return;
    const body = Buffer.from(text, 'utf8');
    response.writeHead(status, {
        ...headers,
        'content-length': String(body.length),
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
    });
    if (request.method !== 'HEAD')
        response.write(body);
    if (request.complete) {
        response.end();
        return;
    }
    // What is left of a refused body is read and thrown away; the connection ends after it.
    const end = () => void response.end();
    const patience = setTimeout(end, LINGER_MS).unref();
    request.once('end', end).once('close', () => clearTimeout(patience));
    request.resume();
}

;// CONCATENATED MODULE: ./build/embedded/server/simulation.js

const NO_SIMULATION = { offline: false, trial: false, suspended: false, quota: null };
const STARTS = new Set(['startCheck', 'quickCheck']);
const VIEWERS = new Set(['viewer', 'viewerFile', 'viewerCounterpart']);
const DELETES = new Set(['deleteCheck', 'deleteSubmission']);
/**
 * Why an operation is refused, with the statuses that the interface gives (sections 3 and 7); null: it is not.
 *
 * @param started checks that were started so far
 */
function simulatedRefusal({ offline, trial, suspended, quota }, operation, started) {
    if (suspended) {
        return new HttpError(403, 'The account is suspended: an invoice has not been paid.', {
            invoice: 'in_simulated',
        });
    }
    if (trial && VIEWERS.has(operation)) {
        return new HttpError(402, 'The viewer is not part of a trial account.', { paywalled: true });
    }
    if (trial && DELETES.has(operation)) {
        return new HttpError(403, 'Checks of a trial account and their submissions cannot be deleted.');
    }
    if (STARTS.has(operation) && offline)
        return new HttpError(503, 'The analysis services are offline.');
    if (STARTS.has(operation) && quota !== null && started >= quota) {
        return new HttpError(403, `The quota of ${quota} checks is used up.`);
    }
    return null;
}

;// CONCATENATED MODULE: ./build/embedded/store/data-folder.js





const LOCK = 'lock';
/** @throws ConfigurationError where it cannot be made */
function makeDataDir(dataDir) {
    try {
        (0,external_node_fs_.mkdirSync)(dataDir, { recursive: true, mode: 0o700 });
    }
    catch (error) {
        throw new ConfigurationError(`The data folder ${dataDir} cannot be made: ${reasonOf(error)}. Correct the path, or give another one.`);
    }
}
/** The message of an error as the end of a sentence. */
function reasonOf(error) {
    return (0,message_of/* messageOf */.b)(error).replace(/\.$/, '');
}
/** @throws ConfigurationError where the runtime has no SQLite */
async function loadSqlite() {
    try {
        return await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 99, 19));
    }
    catch {
        throw new ConfigurationError(`A data folder needs Node.js 24.15 or later (this is ${process.version}). Install it, or leave --data out: nothing is kept then.`);
    }
}
/** Opens a file of SQLite that only its owner may read. */
function openPrivate(sqlite, path) {
    (0,external_node_fs_.closeSync)((0,external_node_fs_.openSync)(path, 'a', 0o600));
    try {
        (0,external_node_fs_.chmodSync)(path, 0o600);
    }
    catch {
        // Somebody else's file that this process may use: its owner decides.
    }
    return new sqlite.DatabaseSync(path);
}
/**
 * Takes a folder for this process alone until `release` or the end of the process, however it ends: the lock is the
 * operating system's, on the file `lock`. Nothing else in the folder is touched.
 *
 * @throws ConfigurationError where another process has it, or the lock cannot be written
 */
async function lockFolder(folder) {
    const sqlite = await loadSqlite();
    let database = null;
    try {
        database = openPrivate(sqlite, (0,external_node_path_.join)(folder, LOCK));
        database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE;');
    }
    catch (error) {
        database?.close();
        throw new ConfigurationError(isLocked(error)
            ? `The data folder ${folder} is used by another process; stop that one, or give another folder.`
            : `The data folder ${folder} cannot be used: ${reasonOf(error)}. Look at its disk and its rights, or give another one.`);
    }
    const held = database;
    return { release: () => held.close() };
}
function isLocked(error) {
    // SQLITE_BUSY, SQLITE_LOCKED.
    const { errcode } = error;
    return typeof errcode === 'number' && [5, 6].includes(errcode & 0xff);
}
/**
 * Deletes what servers without a data folder left behind when they were killed: folders `parent/prefix…` of this user whose
 * lock nobody holds any more.
 */
async function sweepTempFolders(parent, prefix) {
    for (const name of await readdir(parent)) {
        if (!name.startsWith(prefix))
            continue;
        const folder = join(parent, name);
        try {
            // One without a lock is just being made.
            if (!isOwn(folder) || !isOwn(join(folder, LOCK)))
                continue;
            // Who gets the lock knows that its owner is dead; nobody else takes up the folder.
            (await lockFolder(folder)).release();
            await rm(folder, { recursive: true, force: true });
        }
        catch {
            // In use, or gone meanwhile.
        }
    }
}
function isOwn(path) {
    const stats = lstatSync(path, { throwIfNoEntry: false });
    return stats !== undefined && !stats.isSymbolicLink() && stats.uid === (process.getuid?.() ?? stats.uid);
}

;// CONCATENATED MODULE: ./build/embedded/store/sqlite.js




const SCHEMA_VERSION = 1;
const TABLES = `
  CREATE TABLE IF NOT EXISTS meta (name TEXT PRIMARY KEY, value TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS checks (id INTEGER PRIMARY KEY AUTOINCREMENT, fields TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS submissions (id INTEGER PRIMARY KEY AUTOINCREMENT, check_id INTEGER NOT NULL, fields TEXT NOT NULL);
  CREATE INDEX IF NOT EXISTS submissions_by_check ON submissions (check_id);
  CREATE TABLE IF NOT EXISTS results (check_id INTEGER PRIMARY KEY, fields TEXT NOT NULL);
  PRAGMA user_version = ${SCHEMA_VERSION};
`;
/**
 * Keeps records in `store.sqlite` of a data folder that this process has locked: one row a record, its fields as JSON.
 * Others may read the file meanwhile, so that it can be backed up.
 *
 * @throws ConfigurationError when the runtime has no SQLite, or the file is of a later version, damaged or no database
 */
async function openSqlite(dataDir) {
    const sqlite = await loadSqlite();
    const path = (0,external_node_path_.join)(dataDir, 'store.sqlite');
    try {
        const database = openStore(sqlite, path);
        try {
            return persistence(database);
        }
        catch (error) {
            database.close();
            throw error;
        }
    }
    catch (error) {
        if (error instanceof ConfigurationError)
            throw error;
        throw new ConfigurationError(isLocked(error)
            ? `The data folder ${dataDir} is used by another process; stop that one, or give another folder.`
            : `The data folder's ${path} cannot be read: ${reasonOf(error)}. Put a backup in its place, or move it away to start afresh.`);
    }
}
/** Nothing is written where the tables are there already: what is kept can be read on a full disk. */
function openStore(sqlite, path) {
    try {
        return sqlite_open(sqlite, path, 'PRAGMA journal_mode = WAL;');
    }
    catch (error) {
        if (error instanceof ConfigurationError || isLocked(error))
            throw error;
        // Sharing the file takes some room of its own; without it others wait until this process ends.
        return sqlite_open(sqlite, path, 'PRAGMA locking_mode = EXCLUSIVE;');
    }
}
function sqlite_open(sqlite, path, mode) {
    const database = openPrivate(sqlite, path);
    try {
        // The mode first: any other of these reads the file already.
        database.exec(`${mode} PRAGMA busy_timeout = 2000; PRAGMA synchronous = FULL;`);
        const row = database.prepare('PRAGMA user_version').get();
        if (row.user_version > SCHEMA_VERSION) {
            throw new ConfigurationError(`${path} was written by a later version of this program; use that one.`);
        }
        if (row.user_version < SCHEMA_VERSION)
            database.exec(TABLES);
        return database;
    }
    catch (error) {
        database.close();
        throw error;
    }
}
function persistence(database) {
    const putCheck = database.prepare('INSERT OR REPLACE INTO checks (id, fields) VALUES (?, ?)');
    const putSubmission = database.prepare('INSERT OR REPLACE INTO submissions (id, check_id, fields) VALUES (?, ?, ?)');
    const putResult = database.prepare('INSERT OR REPLACE INTO results (check_id, fields) VALUES (?, ?)');
    const readResult = database.prepare('SELECT fields FROM results WHERE check_id = ?');
    const meta = database.prepare('SELECT value FROM meta WHERE name = ?');
    const counter = (table) => database.prepare('SELECT seq FROM sqlite_sequence WHERE name = ?').get(table)?.seq ?? 0;
    const atomically = (body) => {
        database.exec('BEGIN IMMEDIATE');
        try {
            body();
            database.exec('COMMIT');
        }
        catch (error) {
            if (database.isTransaction)
                database.exec('ROLLBACK');
            throw error;
        }
    };
    return {
        load: () => {
            const damaged = [];
            const rows = (table) => {
                const all = database.prepare(`SELECT id, fields FROM ${table} ORDER BY id`).all();
                return all.flatMap(({ id, fields }) => {
                    const record = sqlite_parsed(fields);
                    if (record === null)
                        damaged.push(`${table} ${id}`);
                    return record ?? [];
                });
            };
            return {
                checks: rows('checks'),
                submissions: rows('submissions'),
                submissionIds: database.prepare('SELECT id FROM submissions').all().map(({ id }) => id),
                damaged,
            };
        },
        readSecret: () => meta.get('secret')?.value ?? null,
        writeSecret: (secret) => {
            database.prepare('INSERT OR REPLACE INTO meta (name, value) VALUES (?, ?)').run('secret', secret);
        },
        putCheck: (check) => {
            putCheck.run(check.id, JSON.stringify(check));
        },
        putSubmission: (submission) => {
            putSubmission.run(submission.id, submission.checkId, JSON.stringify(submission));
        },
        putResult: (result, check) => atomically(() => {
            putResult.run(result.checkId, JSON.stringify({ ...result, analysis: (0,pair_table/* unpacked */.K)(result.analysis) }));
            putCheck.run(check.id, JSON.stringify(check));
        }),
        readResult: (checkId) => {
            const row = readResult.get(checkId);
            const record = row === undefined ? null : sqlite_parsed(row.fields);
            const analysis = record?.analysis;
            return Array.isArray(analysis?.pairs) ? { checkId, analysis: (0,pair_table.packed)(analysis) } : null;
        },
        removeCheck: (id) => atomically(() => {
            database.prepare('DELETE FROM checks WHERE id = ?').run(id);
            database.prepare('DELETE FROM submissions WHERE check_id = ?').run(id);
            database.prepare('DELETE FROM results WHERE check_id = ?').run(id);
        }),
        removeSubmission: (id) => {
            database.prepare('DELETE FROM submissions WHERE id = ?').run(id);
        },
        readCounters: () => ({ check: counter('checks'), submission: counter('submissions') }),
        close: () => database.close(),
    };
}
/** null where a row holds no object: it was damaged. */
function sqlite_parsed(fields) {
    try {
        const value = JSON.parse(fields);
        return typeof value === 'object' ? value : null;
    }
    catch {
        return null;
    }
}

;// CONCATENATED MODULE: ./build/embedded/store/store.js




/**
 * Checks, submissions and results of one service. Records live in memory, ZIPs as `Blobs` say. Every change is written
 * first and is in memory after it: a write that fails changes nothing.
 */
class Store {
    /** Signs what a client hands back verbatim (`source` of a match). */
    secret;
    /** Rows that cannot be read, such as `checks 7`. */
    damaged;
    #persistence;
    #blobs;
    #checks = new Map();
    #submissions = new Map();
    #byCheck = new Map();
    #results = new Map();
    /** Submissions that had a row at the start. */
    #known;
    #lastCheck = 0;
    #lastSubmission = 0;
    #lastJob = 0;
    /** @param folder where ZIPs are files */
    constructor(folder, persistence) {
        this.#persistence = persistence;
        this.#blobs = new blobs/* Blobs */.B(folder, persistence !== null);
        const kept = persistence?.readSecret() ?? null;
        this.secret = kept ?? (0,external_node_crypto_.randomBytes)(32).toString('hex');
        if (kept === null)
            persistence?.writeSecret(this.secret);
        const loaded = persistence?.load() ?? { checks: [], submissions: [], submissionIds: [], damaged: [] };
        const counters = persistence?.readCounters() ?? { check: 0, submission: 0 };
        this.damaged = loaded.damaged;
        this.#known = new Set(loaded.submissionIds);
        this.#lastCheck = counters.check;
        this.#lastSubmission = counters.submission;
        for (const check of loaded.checks) {
            this.#lastCheck = Math.max(this.#lastCheck, check.id);
            this.#lastJob = Math.max(this.#lastJob, check.jobId);
            // What was under way when the process ended is done again from the start.
            this.#checks.set(check.id, check.statusId === STATE.processing ? { ...check, statusId: STATE.queued } : check);
            this.#byCheck.set(check.id, new Set());
        }
        for (const submission of loaded.submissions) {
            this.#lastSubmission = Math.max(this.#lastSubmission, submission.id);
            this.#submissions.set(submission.id, submission);
            this.#byCheck.get(submission.checkId)?.add(submission.id);
        }
    }
    /** Deletes ZIPs that no row names: their process was killed between the file and its row, or between row and file. */
    async sweep() {
        await this.#blobs.sweep((name) => {
            const id = Number(/^(\d+)-[0-9a-f]+\.zip$/.exec(name)?.[1] ?? Number.NaN);
            const named = this.#submissions.get(id)?.blob ?? (this.#known.has(id) ? name : null);
            return name === named;
        });
    }
    /** Newest first. */
    checks() {
        return [...this.#checks.values()].toSorted((a, b) => b.id - a.id);
    }
    check(id) {
        return this.#checks.get(id);
    }
    createCheck(fields) {
        const check = { id: this.#lastCheck + 1, ...fields };
        this.#persistence?.putCheck(check);
        this.#lastCheck = check.id;
        this.#byCheck.set(check.id, new Set());
        this.#checks.set(check.id, check);
        return check;
    }
    updateCheck(id, changes) {
        const after = this.#changed(id, changes);
        this.#persistence?.putCheck(after);
        this.#checks.set(id, after);
        return after;
    }
    /** A state that ends with the process: a check that is under way, or whose outcome waits for room. */
    noteCheck(id, changes) {
        this.#checks.set(id, this.#changed(id, changes));
    }
    nextJob() {
        this.#lastJob += 1;
        return this.#lastJob;
    }
    /** Where there is no room to write the deletion down, the ZIPs make room for it. */
    async removeCheck(id) {
        const submissions = this.submissions(id);
        try {
            this.#persistence?.removeCheck(id);
        }
        catch (error) {
            if (!isNoRoom(error))
                throw error;
            await this.#deleteBlobs(submissions);
            this.#persistence?.removeCheck(id);
        }
        this.#checks.delete(id);
        this.#byCheck.delete(id);
        this.#results.delete(id);
        for (const submission of submissions)
            this.#submissions.delete(submission.id);
        await this.#deleteBlobs(submissions);
    }
    /** In the order of upload. */
    submissions(checkId) {
        return [...(this.#byCheck.get(checkId) ?? [])].flatMap((id) => this.#submissions.get(id) ?? []);
    }
    submission(id) {
        return this.#submissions.get(id);
    }
    /**
     * Takes a ZIP over into the store. null: meanwhile the check was started or deleted, and nothing is left of it.
     */
    async addSubmission(fields, contents) {
        this.#lastSubmission += 1;
        const id = this.#lastSubmission;
        const record = { id, ...fields, blob: `${id}-${(0,external_node_crypto_.randomBytes)(6).toString('hex')}.zip` };
        try {
            await this.#blobs.take(record.blob, contents);
            const mayTake = this.#checks.get(fields.checkId)?.statusId === STATE.created;
            if (mayTake) {
                // Nothing is awaited from here: no start of the check can come between.
                this.#persistence?.putSubmission(record);
                this.#submissions.set(id, record);
                this.#byCheck.get(record.checkId)?.add(id);
                return record;
            }
        }
        catch (error) {
            await this.#deleteBlobs([record]);
            throw error;
        }
        await this.#deleteBlobs([record]);
        return null;
    }
    async removeSubmission(id) {
        const record = this.#submissions.get(id);
        if (record === undefined)
            return;
        this.#persistence?.removeSubmission(id);
        this.#submissions.delete(id);
        this.#byCheck.get(record.checkId)?.delete(id);
        await this.#deleteBlobs([record]);
    }
    /** Where the ZIP of a submission is. */
    blobOf({ blob }) {
        return this.#blobs.at(blob);
    }
    /** Keeps a result and what its check becomes by it. */
    putResult(result, changes) {
        const check = this.#changed(result.checkId, changes);
        this.#persistence?.putResult(result, check);
        if (this.#persistence !== null)
            this.#results.clear();
        this.#results.set(result.checkId, result);
        this.#checks.set(check.id, check);
    }
    /** Results of a data folder are read when they are asked for; the last one read stays. null: none, or damaged. */
    result(checkId) {
        const there = this.#results.get(checkId);
        if (there !== undefined)
            return there;
        const read = this.#persistence?.readResult(checkId) ?? null;
        if (read !== null) {
            this.#results.clear();
            this.#results.set(checkId, read);
        }
        return read;
    }
    close() {
        this.#persistence?.close();
    }
    /** A clock that was set back makes no check older than it is. */
    #changed(id, changes) {
        const before = this.#checks.get(id);
        if (before === undefined)
            throw new Error(`check ${id} is not in the store`);
        return {
            ...before,
            ...changes,
            updatedAt: Math.max(before.updatedAt, changes.updatedAt ?? before.updatedAt),
        };
    }
    #deleteBlobs(submissions) {
        return this.#blobs.delete(submissions.map(({ blob }) => blob));
    }
}

;// CONCATENATED MODULE: ./build/embedded/service.js


















/** So long requests under way may go on when the service is stopped. */
const DRAIN_MS = 10_000;
/**
 * Starts the embedded service: the interface over HTTP, its store, and its analyses in threads of their own. A data folder is
 * locked before anything in it is touched.
 *
 * @throws ConfigurationError for a data folder that cannot be used; the system's error for an address that is taken
 */
async function startEmbeddedService(options) {
    const { dataDir } = options;
    if (dataDir === null)
        return serve(options, null);
    makeDataDir(dataDir);
    const lock = await lockFolder(dataDir);
    try {
        return await serve(options, lock);
    }
    catch (error) {
        lock.release();
        throw error;
    }
}
async function serve(options, lock) {
    const { now, monotonic = () => performance.now(), simulation = NO_SIMULATION } = options;
    const onDefect = (error) => console.error(error);
    const folder = options.dataDir ?? options.tempDir;
    const store = await service_openStore(options);
    // Who starts a service for one run alone has something to analyse.
    const spare = options.requestsPerMinute === null ? new SpareThread() : null;
    const queue = new AnalysisQueue({ onDefect, ...(spare === null ? {} : { start: spare.start }) });
    const runs = new AnalysisRuns({ store, queue, now, monotonic, onDefect });
    const spoolDir = (0,external_node_path_.join)(folder, 'spool');
    const { requestsPerMinute } = options;
    try {
        await emptyFolder(spoolDir);
        for (const row of store.damaged) {
            options.onWarning?.(`The record ${row} of the data folder is damaged. It is left as it is, and not shown.`);
        }
        const key = typeof options.key === 'string' ? options.key : options.key();
        const access = new CheckAccess(store, now);
        const unmetered = requestsPerMinute === null;
        const context = { store, queue, runs, access, now, monotonic, unmetered, simulation };
        const { server, drain } = createHttpServer({
            key,
            spoolDir,
            rateLimit: unmetered ? null : new RateLimit(requestsPerMinute, { now, monotonic }),
            handle: (operation, request, call) => handle(context, operation, request, call),
            trustedProxies: proxyList(options.trustedProxies ?? []),
            publicUrl: options.publicUrl ?? null,
            loopbackOnly: isLoopback(options.host) && options.publicUrl == null && (options.trustedProxies ?? []).length === 0,
            refusal: (operation) => simulatedRefusal(simulation, operation, startedChecks(store)),
            onDefect,
        });
        runs.resume();
        if (options.demo != null)
            await offerDemo({ store, access, runs, now }, options.demo, folder);
        await listen(server, options.host, options.port);
        return {
            baseUrl: addressOf(server) + PREFIX,
            close: async () => {
                await drain(DRAIN_MS);
                runs.close();
                await queue.close();
                await spare?.close();
                store.close();
                lock?.release();
            },
        };
    }
    catch (error) {
        runs.close();
        await queue.close();
        await spare?.close();
        store.close();
        throw error;
    }
}
async function service_openStore({ dataDir, tempDir }) {
    if (dataDir === null)
        return new Store((0,external_node_path_.join)(tempDir, 'submissions'), null);
    const persistence = await openSqlite(dataDir);
    try {
        const store = new Store((0,external_node_path_.join)(dataDir, 'submissions'), persistence);
        await store.sweep();
        return store;
    }
    catch (error) {
        persistence.close();
        throw new ConfigurationError(`The data folder ${dataDir} cannot be used: ${reasonOf(error)}. Look at its disk and its rights, or give another one.`);
    }
}
/** Uploads that were under way when an earlier process ended belong to nobody. */
async function emptyFolder(folder) {
    (0,external_node_fs_.mkdirSync)(folder, { recursive: true, mode: 0o700 });
    for (const name of await (0,promises_.readdir)(folder))
        await (0,promises_.rm)((0,external_node_path_.join)(folder, name), { recursive: true, force: true });
}
/** An address that a person can open: `0.0.0.0` stands for all of a machine, and is none. */
function addressOf(server) {
    const { address, port } = server.address();
    const host = address === '0.0.0.0' || address === '::' ? '127.0.0.1' : address;
    return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
function listen(server, host, port) {
    return new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, () => {
            server.off('error', reject);
            resolve();
        });
    });
}

;// CONCATENATED MODULE: ./build/embedded/serve-in-thread.js


/**
 * The thread's side of `startEmbeddedServiceInThread`: serves until it is told to close. A file of its own, so that who starts the
 * thread need not load the service. What goes wrong is told to the port, never thrown.
 */
async function serveInThread(options, port) {
    const post = (message) => port.postMessage(message);
    try {
        const service = await startEmbeddedService({ ...options, now: () => Date.now() });
        port.once('message', () => {
            void service.close().finally(() => {
                post({ kind: 'closed' });
                port.close();
            });
        });
        post({ kind: 'ready', baseUrl: service.baseUrl });
    }
    catch (error) {
        post({ kind: 'failed', message: (0,message_of/* messageOf */.b)(error) });
        port.close();
    }
}


/***/ }),

/***/ 5073:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ bytesOf),
/* harmony export */   B: () => (/* binding */ Blobs)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);



/** Bytes of uploads in memory, all together; what comes beyond lies in files. A class of 2,000 small programs has 2 MB. */
const MOST_IN_MEMORY = 32 * 1024 * 1024;
/**
 * The ZIPs of a store, by generated names. Of a store that is kept each is a file, and on the disk when it is taken. Of one that
 * ends with its process small ones stay in memory: nothing is written, and read back.
 */
class Blobs {
    #folder;
    #isKept;
    #inMemory = new Map();
    #bytes = 0;
    /** Makes the folder where it is not there. */
    constructor(folder, isKept) {
        this.#folder = folder;
        this.#isKept = isKept;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { recursive: true, mode: 0o700 });
    }
    /** Takes an upload over: a file is moved. @throws the system's error; something may then lie there under the name */
    async take(name, contents) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.#folder, name);
        if (typeof contents === 'string') {
            if (this.#isKept)
                await sync(contents, 'r+');
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(contents, path);
        }
        else if (this.#isKept || this.#bytes + contents.length > MOST_IN_MEMORY) {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(path, contents, { mode: 0o600, flag: 'wx', flush: this.#isKept });
        }
        else {
            this.#bytes += contents.length;
            this.#inMemory.set(name, contents);
            return;
        }
        if (this.#isKept)
            await sync(this.#folder, 'r');
    }
    /** Where a ZIP is. */
    at(name) {
        return this.#inMemory.get(name) ?? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.#folder, name);
    }
    /** Deletes ZIPs, as far as they are there. */
    async delete(names) {
        const files = [];
        for (const name of names) {
            const held = this.#inMemory.get(name);
            if (held === undefined)
                files.push(name);
            else
                this.#bytes -= held.length;
            this.#inMemory.delete(name);
        }
        await Promise.all(files.map((name) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.#folder, name), { force: true })));
    }
    /** Deletes files that `isNamed` does not know. */
    async sweep(isNamed) {
        for (const name of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(this.#folder)) {
            if (!isNamed(name))
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.#folder, name), { recursive: true, force: true });
        }
    }
}
/** The bytes of an upload, wherever they are. @throws the system's error */
async function bytesOf(contents) {
    return typeof contents === 'string' ? (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(contents) : contents;
}
/**
 * Of a file (`r+`: Windows syncs none that cannot be written) or a folder (`r`). Some systems open no folder: there a power cut
 * may cost the newest names.
 */
async function sync(path, flags) {
    let handle;
    try {
        handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path, flags);
    }
    catch (error) {
        const { code = '' } = error;
        if (flags === 'r' && ['EISDIR', 'EPERM', 'EACCES'].includes(code))
            return;
        throw error;
    }
    try {
        await handle.sync();
    }
    finally {
        await handle.close();
    }
}


/***/ })

};
