export const id = 485;
export const ids = [485,117];
export const modules = {

/***/ 3153:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GN: () => (/* binding */ SettingsError),
/* harmony export */   HR: () => (/* binding */ Failure),
/* harmony export */   j1: () => (/* binding */ ConfigurationError),
/* harmony export */   y_: () => (/* binding */ GitHubError)
/* harmony export */ });
/* unused harmony exports OUTCOMES, Skipped, Cancelled */
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
class SettingsError extends ConfigurationError {
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


/***/ }),

/***/ 747:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ WEB_PROVIDERS)
/* harmony export */ });
/** Who can be asked whether code stands on the web. */
const WEB_PROVIDERS = ['github', 'software-heritage'];


/***/ }),

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

/***/ 1508:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gc: () => (/* binding */ InvertedIndex),
/* harmony export */   cn: () => (/* binding */ frequenciesOf),
/* harmony export */   oG: () => (/* binding */ rarity),
/* harmony export */   rp: () => (/* binding */ RowSet)
/* harmony export */ });
/**
 * How much a fingerprint in `frequency` of `documents` says: ln(1 + (N-1)/(df-1)) / ln N, so that what two of many share
 * is worth 1 and what all have is worth ln 2 / ln N. 1 where nothing can be said (df ≤ 1 or N ≤ 3).
 */
function rarity(frequency, documents) {
    return frequency <= 1 || documents <= 3
        ? 1
        : Math.log(1 + (documents - 1) / (frequency - 1)) / Math.log(documents);
}
/** Inverted index: number → documents, in compressed rows; filled while rows are read, so that each pair is met once. */
class InvertedIndex {
    #starts;
    #ends;
    #postings;
    /** `frequencies[n]` is the number of documents that will be added with number n. */
    constructor(frequencies) {
        this.#starts = new Uint32Array(frequencies.length + 1);
        let total = 0;
        for (let number = 0; number < frequencies.length; number += 1) {
            this.#starts[number] = total;
            total += frequencies[number];
        }
        this.#starts[frequencies.length] = total;
        this.#ends = this.#starts.slice(0, frequencies.length);
        this.#postings = new Uint32Array(total);
    }
    add(number, document) {
        const end = this.#ends[number];
        this.#postings[end] = document;
        this.#ends[number] = end + 1;
    }
    /** How many documents were added with the number. */
    frequency(number) {
        return this.#ends[number] - this.#starts[number];
    }
    /** Adds `weight` to `sums[d]` for every document d that was added with the number. */
    sum(number, weight, sums) {
        const postings = this.#postings;
        const end = this.#ends[number];
        for (let at = this.#starts[number]; at < end; at += 1) {
            const document = postings[at];
            sums[document] = sums[document] + weight;
        }
    }
    /** Adds `weight` (above 0) to `sums[d]` for every document d that was added with the number, and notes each d that had none. */
    accumulate(number, weight, sums, touched) {
        const postings = this.#postings;
        const end = this.#ends[number];
        for (let at = this.#starts[number]; at < end; at += 1) {
            const document = postings[at];
            const sum = sums[document];
            if (sum === 0)
                touched.add(document);
            sums[document] = sum + weight;
        }
    }
    /** As `accumulate`, for the `most` documents before `document`, which has the number, and the `most` behind it alone: all were added in ascending order. */
    accumulateNear(number, document, most, weight, sums, touched) {
        const postings = this.#postings;
        const first = this.#starts[number];
        const end = this.#ends[number];
        const place = this.#place(number, document);
        const to = Math.min(end, place + most + 1);
        for (let at = Math.max(first, place - most); at < to; at += 1) {
            const near = postings[at];
            const sum = sums[near];
            if (sum === 0)
                touched.add(near);
            sums[near] = sum + weight;
        }
    }
    /** Adds 1 to `counts[d]` for every document d that was added with the number. */
    count(number, counts) {
        const postings = this.#postings;
        const end = this.#ends[number];
        for (let at = this.#starts[number]; at < end; at += 1) {
            const document = postings[at];
            counts[document] = counts[document] + 1;
        }
    }
    /** How many documents that were added with the number pass, each with its count; each is asked for once: its count becomes 0. */
    take(number, counts, passes) {
        const postings = this.#postings;
        const end = this.#ends[number];
        let taken = 0;
        for (let at = this.#starts[number]; at < end; at += 1) {
            const document = postings[at];
            const count = counts[document];
            if (count === 0)
                continue;
            counts[document] = 0;
            taken += passes(document, count) ? 1 : 0;
        }
        return taken;
    }
    /** Whether a document was added with the number; documents were added in ascending order. */
    has(number, document) {
        return this.#postings[this.#place(number, document)] === document;
    }
    /** Those that were added with the number, all below `count`. */
    documents(number, count) {
        const documents = new RowSet(count);
        const end = this.#ends[number];
        for (let at = this.#starts[number]; at < end; at += 1) {
            documents.add(this.#postings[at]);
        }
        return documents;
    }
    /** Where a document stands in a number's list, or the first behind it. */
    #place(number, document) {
        const postings = this.#postings;
        let low = this.#starts[number];
        let high = this.#ends[number];
        while (low < high) {
            const middle = (low + high) >>> 1;
            if (postings[middle] < document)
                low = middle + 1;
            else
                high = middle;
        }
        return low;
    }
}
/** A set of rows, a bit each: read in ascending order, and cleared, at the cost of what is in it. */
class RowSet {
    bits;
    constructor(rows) {
        this.bits = new Int32Array((rows >>> 5) + 1);
    }
    has(row) {
        return ((this.bits[row >>> 5] >>> (row & 31)) & 1) === 1;
    }
    add(row) {
        this.bits[row >>> 5] = this.bits[row >>> 5] | (1 << (row & 31));
    }
    clear() {
        this.bits.fill(0);
    }
    /** Calls `visit` with each row in the set, the least first, and empties it. */
    take(visit) {
        const { bits } = this;
        for (let word = 0; word < bits.length; word += 1) {
            let left = bits[word];
            if (left === 0)
                continue;
            bits[word] = 0;
            while (left !== 0) {
                visit(word * 32 + 31 - Math.clz32(left & -left));
                left &= left - 1;
            }
        }
    }
}
/** In how many documents each of `count` numbers is. */
function frequenciesOf(lists, count) {
    const frequencies = new Uint32Array(count);
    const end = lists.count === 0 ? 0 : lists.to(lists.count - 1);
    for (let at = 0; at < end; at += 1) {
        const number = lists.data[at];
        frequencies[number] = frequencies[number] + 1;
    }
    return frequencies;
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

/***/ 6485:
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
// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(5919);
;// CONCATENATED MODULE: ./build/assets.js
// The only module that names bundled files. The bundler's asset relocator reads no syntax newer than ES2020 and then
// copies files unbundled without a word, so this file keeps to it. In the bundle `new URL(…)` becomes a plain path.


/** A worker thread of this program; what it does is decided by `data`. */
function startWorker(data, resourceLimits = {}) {
    const bundled = __webpack_require__.ab + "worker.js";
    // Before Node.js 24.15 its SQLite, which the embedded service uses, prints a warning into the job's log.
    const execArgv = ['--disable-warning=ExperimentalWarning'];
    if (bundled instanceof URL) {
        // Run from its sources, the worker is the TypeScript file beside this one.
        const source = new URL(bundled.href.replace(/\.js$/, '.ts'));
        return new external_node_worker_threads_.Worker(source, { workerData: data, execArgv, resourceLimits });
    }
    return new external_node_worker_threads_.Worker(bundled, { workerData: data, execArgv, resourceLimits });
}
/** The report page without data. */
function reportTemplate() {
    const bundled = __webpack_require__.ab + "report.html";
    if (bundled instanceof URL)
        return readFileSync(new URL('../dist/report.html', bundled), 'utf8');
    return readFileSync(bundled, 'utf8');
}
/** The page of a server. */
function serverPage() {
    const bundled = __webpack_require__.ab + "server.html";
    if (bundled instanceof URL)
        return readFileSync(new URL('../dist/server.html', bundled), 'utf8');
    return readFileSync(bundled, 'utf8');
}

;// CONCATENATED MODULE: ./build/embedded/analysis/analysis-thread.js

/** Thousands of submissions take minutes. */
const DEFAULT_TIME_LIMIT_MS = 30 * 60_000;
/** A thread for one analysis. @param heapMb most that its objects may take before the thread ends */
function startThread(job, heapMb) {
    return startWorker({ kind: 'analysis', job }, heapMb === null ? {} : { maxOldGenerationSizeMb: heapMb });
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

;// CONCATENATED MODULE: ./build/embedded/analysis/spare-thread.js

/**
 * A thread for the first analysis, started before there is one: a service that makes one check has its engine loaded when the
 * uploads are there. Every further analysis starts a thread of its own.
 */
class SpareThread {
    #worker;
    constructor() {
        const worker = startThread(null, null);
        this.#worker = worker;
        const gone = () => {
            if (this.#worker === worker)
                this.#worker = null;
        };
        // What ends it before its turn, the next one meets as well, and says.
        worker.once('error', gone).once('exit', gone);
    }
    /** A thread that runs a job. */
    start = (job, heapMb) => {
        const worker = this.#worker;
        if (worker === null)
            return startThread(job, heapMb);
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
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./node_modules/kysely/dist/raw-builder/sql.js + 1 modules
var sql = __webpack_require__(189);
;// CONCATENATED MODULE: ./build/embedded/jobs/choose.js
/** So often a check lets smaller ones of the same person go first. */
const MOST_OVERTAKEN = 10;
/**
 * Whose turn it is. People take turns: the one with the fewest jobs under way goes first, and of several the one who was served
 * longest ago, so that nobody's hundred checks keep another one's waiting. Of one person's jobs the smallest goes first, but lets
 * none wait for ever.
 *
 * @param waiting in the order in which they came
 * @param running how many jobs each owner has under way
 * @param served a number for each owner that grows with every job of theirs that is taken
 */
function choose(waiting, running, served) {
    const best = new Map();
    for (const one of waiting) {
        const other = best.get(one.ownerId);
        if (other === undefined || goesBefore(one, other))
            best.set(one.ownerId, one);
    }
    const rank = (numbers, one) => numbers.get(one.ownerId) ?? 0;
    return [...best.values()].toSorted((a, b) => rank(running, a) - rank(running, b) ||
        rank(served, a) - rank(served, b) ||
        a.size - b.size ||
        a.id - b.id)[0];
}
/** Of one person's jobs, whether a later one goes before an earlier one. */
function goesBefore(later, earlier) {
    if (earlier.overtaken >= MOST_OVERTAKEN)
        return false;
    return later.overtaken >= MOST_OVERTAKEN || later.size < earlier.size;
}

;// CONCATENATED MODULE: ./build/embedded/jobs/jobs.js
/** So often a worker says that it lives, and others look whether it did. */
const SWEEP_MS = 5_000;
/** A worker that said nothing during so many looks is dead. */
const MOST_SILENT_LOOKS = 6;
/** A job whose worker died so often is given up. */
const MOST_TRIES = 3;
/** A check that reads no more documents has a lane of its own beside the large ones. */
const SMALL_DOCUMENTS = 200;

;// CONCATENATED MODULE: ./build/embedded/jobs/sql-jobs.js




/** Demo data is nobody's; it waits in a line of its own. */
const NOBODY = 0;
/** Of this database's advisory locks, the one of who takes a job: any number that nobody else takes. */
const TAKING = 7_402_119;
/** The queue in the table `jobs`, of SQLite and of PostgreSQL. */
class SqlJobs {
    #database;
    #now;
    /** What other workers said last, and how many looks ago that was. */
    #heard = new Map();
    #alone;
    /**
     * @param now milliseconds since the epoch
     * @param alone no other process works on these jobs: what it does not work on itself, nobody does
     */
    constructor(database, { now, alone }) {
        this.#database = database;
        this.#now = now;
        this.#alone = alone;
    }
    async add({ checkId, ownerId, size }, together) {
        await (together ?? this.#database.db)
            .insertInto('jobs')
            .values({ checkId, ownerId, size, addedAt: this.#now() })
            .onConflict((conflict) => conflict.column('checkId').doNothing())
            .execute();
    }
    async cancel(checkId, together) {
        const { numDeletedRows } = await (together ?? this.#database.db)
            .deleteFrom('jobs')
            .where('checkId', '=', checkId)
            .executeTakeFirst();
        return numDeletedRows > 0n;
    }
    async take(mostDocuments) {
        const taken = await this.#database.transact(async (tx) => {
            // One after the other, so that two workers never choose the same job; SQLite's transactions are so anyway.
            if (this.#database.kind === 'postgresql') {
                await (0,sql/* sql */.l) `select pg_advisory_xact_lock(${TAKING})`.execute(tx);
            }
            return takeOne(tx, mostDocuments);
        });
        return taken === 'cancelled' ? this.take(mostDocuments) : taken;
    }
    async beat({ id, token }, { share, elapsedMs }) {
        const { numUpdatedRows } = await this.#database.db
            .updateTable('jobs')
            .set(({ eb }) => ({ beat: eb('beat', '+', 1), share, elapsedMs }))
            .where('id', '=', id)
            .where('worker', '=', token)
            .executeTakeFirst();
        return numUpdatedRows > 0n;
    }
    async done({ id, token }) {
        await this.#database.db.deleteFrom('jobs').where('id', '=', id).where('worker', '=', token).execute();
    }
    async giveBack({ id, token }) {
        await this.#database.db
            .updateTable('jobs')
            .set(({ eb }) => ({ ...FREE, tries: eb('tries', '-', 1) }))
            .where('id', '=', id)
            .where('worker', '=', token)
            .execute();
    }
    /**
     * A worker counts up in its row; who sees the same number at `MOST_SILENT_LOOKS` of its own looks finds it dead. No clock is
     * compared with another one, and a process that slept has looked at nothing meanwhile.
     */
    async dead(own) {
        const rows = await this.#database.db
            .selectFrom('jobs')
            .select(['checkId', 'worker', 'beat'])
            .where('worker', 'is not', null)
            .execute();
        const others = rows.flatMap(({ checkId, worker, beat }) => worker === null || own.has(worker) ? [] : [{ checkId, token: worker, beat }]);
        this.#heard = new Map(others.map(({ token, beat }) => {
            const before = this.#heard.get(token);
            return [token, { beat, silent: before?.beat === beat ? before.silent + 1 : 0 }];
        }));
        return others.filter(({ token }) => this.#alone || (this.#heard.get(token)?.silent ?? 0) >= MOST_SILENT_LOOKS);
    }
    async free({ checkId, token, beat }) {
        await this.#database.db
            .updateTable('jobs')
            .set(FREE)
            .where('checkId', '=', checkId)
            .where('worker', '=', token)
            .where('beat', '=', beat)
            .execute();
    }
    async checkIds() {
        const rows = await this.#database.db.selectFrom('jobs').select('checkId').execute();
        return new Set(rows.map(({ checkId }) => checkId));
    }
    async progress(checkIds) {
        if (checkIds.length === 0)
            return new Map();
        const rows = await this.#database.db
            .selectFrom('jobs')
            .select(['checkId', 'share', 'elapsedMs'])
            .where('checkId', 'in', checkIds)
            .execute();
        return new Map(rows.map(({ checkId, ...progress }) => [checkId, progress]));
    }
    async overview() {
        const row = await this.#database.db
            .selectFrom('jobs')
            .select(({ fn }) => [
            fn.count('id').filterWhere('worker', 'is', null).as('waiting'),
            fn.count('id').filterWhere('worker', 'is not', null).as('running'),
            fn
                .count('id')
                .filterWhere('worker', 'is', null)
                .filterWhere('size', '<=', SMALL_DOCUMENTS)
                .as('waitingSmall'),
            fn.min('addedAt').filterWhere('worker', 'is', null).as('oldestSince'),
        ])
            .executeTakeFirstOrThrow();
        return row;
    }
    async byOwner() {
        return this.#database.db
            .selectFrom('jobs')
            .select(({ fn }) => [
            'ownerId',
            fn.count('id').filterWhere('worker', 'is', null).as('waiting'),
            fn.count('id').filterWhere('worker', 'is not', null).as('running'),
        ])
            .groupBy('ownerId')
            .orderBy('ownerId')
            .execute();
    }
}
const FREE = { worker: null, share: 0, elapsedMs: 0 };
/** Takes the job whose turn it is, unless it is cancelled in that moment. */
async function takeOne(tx, mostDocuments) {
    let query = tx
        .selectFrom('jobs')
        .select(['id', 'checkId', 'ownerId', 'size', 'overtaken', 'tries'])
        .where('worker', 'is', null)
        .orderBy('id');
    // A number that stands for all of them would be none that PostgreSQL compares with the column.
    if (Number.isFinite(mostDocuments))
        query = query.where('size', '<=', mostDocuments);
    const waiting = await query.execute();
    if (waiting.length === 0)
        return null;
    const chosen = choose(waiting, await runningByOwner(tx), await servedByOwner(tx));
    if (chosen === undefined)
        return null;
    const token = (0,external_node_crypto_.randomUUID)();
    const tries = chosen.tries + 1;
    const { numUpdatedRows } = await tx
        .updateTable('jobs')
        .set({ worker: token, tries, beat: 0, share: 0, elapsedMs: 0 })
        .where('id', '=', chosen.id)
        .where('worker', 'is', null)
        .executeTakeFirst();
    if (numUpdatedRows === 0n)
        return 'cancelled';
    await passOver(tx, waiting, chosen);
    await serve(tx, chosen.ownerId ?? NOBODY);
    const { id, checkId, ownerId, size } = chosen;
    return { id, checkId, ownerId, size, tries, token };
}
async function passOver(tx, waiting, chosen) {
    if (!waiting.some(({ id, ownerId }) => id < chosen.id && ownerId === chosen.ownerId))
        return;
    await tx
        .updateTable('jobs')
        .set(({ eb }) => ({ overtaken: eb('overtaken', '+', 1) }))
        .where('id', '<', chosen.id)
        .where('worker', 'is', null)
        .where('ownerId', chosen.ownerId === null ? 'is' : '=', chosen.ownerId)
        .execute();
}
async function runningByOwner(tx) {
    const rows = await tx
        .selectFrom('jobs')
        .select(({ fn }) => ['ownerId', fn.countAll().as('count')])
        .where('worker', 'is not', null)
        .groupBy('ownerId')
        .execute();
    return new Map(rows.map(({ ownerId, count }) => [ownerId, count]));
}
async function servedByOwner(tx) {
    const rows = await tx.selectFrom('turns').selectAll().execute();
    return new Map(rows.map(({ ownerId, turn }) => [ownerId === NOBODY ? null : ownerId, turn]));
}
/** Whoever is served goes behind all others. */
async function serve(tx, ownerId) {
    const next = (0,sql/* sql */.l) `(select coalesce(max(turn), 0) + 1 from turns)`;
    await tx
        .insertInto('turns')
        .values({ ownerId, turn: next })
        .onConflict((conflict) => conflict.column('ownerId').doUpdateSet({ turn: next }))
        .execute();
}

;// CONCATENATED MODULE: ./build/embedded/jobs/workers.js

/** A job is another worker's, or nobody's any more. */
class Lost extends Error {
}
/** This process stops. */
class Stopped extends Error {
}
/** So often others' jobs are looked for. */
const POLL_MS = 1_000;
const PROGRESS_MS = 1_000;
const BEATS = SWEEP_MS / PROGRESS_MS;
/** So many sweeps apart it is looked for checks whose jobs are missing. */
const SWEEPS_TO_COMPLETE = 6;
/** The workers of one process: take jobs, say that they live, and look after those of processes that died. */
class Workers {
    #options;
    #running = new Set();
    /** What is to be given back, and could not be when it ended. */
    #left = new Set();
    #stop = new AbortController();
    #turn = null;
    #again = false;
    #sweepDue = true;
    #sweeps = 0;
    /** What went wrong last, so that it is told once. */
    #trouble = null;
    constructor(options) {
        this.#options = options;
    }
    /** Begins with what an earlier process left. */
    start() {
        const { shared } = this.#options;
        void this.#every(SWEEP_MS, () => {
            this.#sweepDue = true;
            this.wake();
        });
        if (shared && this.#options.lanes > 0)
            void this.#every(POLL_MS, () => this.wake());
        this.wake();
    }
    /** There may be something to take. */
    wake() {
        if (this.#stop.signal.aborted)
            return;
        this.#again = true;
        this.#turn ??= this.#turns().finally(() => {
            this.#turn = null;
        });
    }
    /** Of a job under way here; null: it is not. */
    progress(checkId) {
        const run = this.#runOf(checkId);
        return run === undefined ? null : this.#progressOf(run);
    }
    /** Ends a job that runs here and is no longer its worker's. */
    drop(checkId) {
        this.#runOf(checkId)?.control.abort(new Lost());
    }
    /** Gives everything back; nothing runs any more when it returns. */
    async stop() {
        this.#stop.abort(new Stopped());
        await this.#turn;
        const running = [...this.#running];
        for (const { control } of running)
            control.abort(new Stopped());
        await Promise.all(running.map(({ ended }) => ended));
    }
    async #every(ms, body) {
        const { clock } = this.#options;
        const { signal } = this.#stop;
        try {
            for (;;) {
                await clock.sleep(ms, signal);
                body();
            }
        }
        catch (error) {
            if (!signal.aborted)
                this.#options.onDefect(error);
        }
    }
    /** One after the other: what was just taken is known to be our own at the next sweep. */
    async #turns() {
        while (this.#again && !this.#stop.signal.aborted) {
            this.#again = false;
            try {
                if (this.#sweepDue)
                    await this.#sweep();
                await this.#fill();
                this.#trouble = null;
            }
            catch (error) {
                // The same is told once: the next turn comes within seconds.
                if (this.#trouble !== String(error))
                    this.#options.onDefect(error);
                this.#trouble = String(error);
            }
        }
    }
    async #sweep() {
        const { jobs, handler } = this.#options;
        this.#sweepDue = false;
        const own = new Set([
            ...[...this.#running].map(({ job }) => job.token),
            ...[...this.#left].map(({ token }) => token),
        ]);
        for (const job of await jobs.dead(own)) {
            await handler.waits(job.checkId);
            await jobs.free(job);
        }
        for (const job of this.#left)
            await this.#giveBack(job);
        if (this.#sweeps % SWEEPS_TO_COMPLETE === 0)
            await handler.complete();
        this.#sweeps += 1;
    }
    async #fill() {
        const { jobs, lanes } = this.#options;
        const places = [
            { lane: 'small', most: SMALL_DOCUMENTS, count: Math.min(1, lanes) },
            { lane: 'any', most: Number.POSITIVE_INFINITY, count: lanes },
        ];
        for (const { lane, most, count } of places) {
            while (!this.#stop.signal.aborted && this.#inLane(lane) < count) {
                const job = await jobs.take(most);
                if (job === null)
                    break;
                this.#begin(job, lane);
            }
        }
    }
    #inLane(lane) {
        return [...this.#running].filter((run) => run.lane === lane).length;
    }
    #begin(job, lane) {
        const control = new AbortController();
        const run = {
            job,
            lane,
            since: this.#options.clock.now(),
            control,
            share: 0,
            ended: Promise.resolve(),
        };
        this.#running.add(run);
        run.ended = this.#run(run).finally(() => {
            this.#running.delete(run);
            this.wake();
        });
    }
    async #run(run) {
        const { jobs, handler, onDefect } = this.#options;
        const { job, control } = run;
        const over = new AbortController();
        const beats = this.#beat(run, over.signal);
        try {
            const onProgress = (share) => {
                run.share = share;
            };
            await (job.tries > MOST_TRIES
                ? handler.giveUp(job)
                : handler.run(job, { signal: control.signal, onProgress }));
            await jobs.done(job);
        }
        catch (error) {
            await this.#leave(job, error).catch(onDefect);
        }
        finally {
            over.abort();
            await beats;
        }
    }
    /** A job that did not come to its outcome here. One that is the reason itself is found to be nobody's, and has been tried. */
    async #leave(job, why) {
        const { handler, onDefect } = this.#options;
        if (why instanceof Lost)
            return;
        if (!(why instanceof Stopped)) {
            onDefect(why);
            // At the next sweep: what is away now is away in this moment as well.
            if (handler.passes(why))
                this.#left.add(job);
            return;
        }
        this.#left.add(job);
        await this.#giveBack(job);
    }
    async #giveBack(job) {
        const { jobs, handler } = this.#options;
        await handler.waits(job.checkId);
        await jobs.giveBack(job);
        this.#left.delete(job);
    }
    /** Says that the job's worker lives, and how far it is, until it is over. */
    async #beat(run, over) {
        const { jobs, clock } = this.#options;
        let told = 0;
        for (let second = 1; !over.aborted; second += 1) {
            try {
                await clock.sleep(PROGRESS_MS, over);
                if (run.share === told && second % BEATS !== 0)
                    continue;
                told = run.share;
                if (!(await jobs.beat(run.job, this.#progressOf(run))))
                    run.control.abort(new Lost());
            }
            catch {
                // Over; or the database is away, or full: the next one says it.
            }
        }
    }
    #progressOf({ share, since }) {
        return { share, elapsedMs: this.#options.clock.now() - since };
    }
    #runOf(checkId) {
        return [...this.#running].find(({ job }) => job.checkId === checkId);
    }
}

;// CONCATENATED MODULE: ./build/service/contract/states.js
/** Numeric states of a check (L113-L130). 6 is "processing": it carries estimated_completion like 7 and cannot be deleted. */
const STATE = { created: 1, failed: 3, completed: 4, processing: 6, queued: 7 };
/** Language id that means Auto Detect (L23). */
const AUTO_DETECT = 999;
/**
 * Engine ids that the start rules name (L192-L195): 1 where web and database are asked for, 9 Group Similarity. The two between are
 * ours, and available where a source on the web is configured.
 */
const ENGINE = { full: 1, web: 2, webAndDatabase: 3, group: 9 };
/** `match_type`: 1 peer, greater external, 10 AI-written code. Which external source it is is ours. */
const MATCH_TYPE = { peer: 1, database: 2, web: 3, ai: 10 };
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
    /** This key is told its own verdict in bands, and nothing else of a result (`/checks/ID/verdict`). */
    bandsOnly: 'bands-only',
    /** The web can be searched: start takes `web`, and `/check/web` says what came of it. */
    web: 'web-search',
};

// EXTERNAL MODULE: ./build/embedded/engine/inverted-index.js
var inverted_index = __webpack_require__(1508);
;// CONCATENATED MODULE: ./build/embedded/matching/choose-earlier.js


/** So often a hash counts among those that are looked at closely: versions of one program must not hide all others. */
const TIMES_COUNTED = 8;
/** Hashes that are asked for at once, imprints, and hashes whose submissions are known at the same time. */
const HASHES_AT_ONCE = 1_000;
const HASHES_OF_GROUP = 50_000;
const IMPRINTS_AT_ONCE = 200;
const RANKED_AT_ONCE = 20;
/** So many times as many are in question as are looked at closely. */
const SPARE = 4;
const TWO_TO_32 = 2 ** 32;
/**
 * The earlier submissions that are worth reading, by what they have in common with the submissions of a check: found by their rarest
 * hashes, ranked by all of them. Half of what each submission asks for are those most alike to it, the other half those that have most of
 * what none of the first has, so that a program from several pieces finds the source of each.
 *
 * @returns ids, the most alike first
 */
async function chooseEarlier(own, kept, limits) {
    const likely = [];
    for (const group of grouped(own)) {
        const asked = new Set();
        for (const { hashes } of group)
            for (const hash of hashes)
                asked.add(hash);
        const holders = await inParts([...asked], HASHES_AT_ONCE, (some) => kept.holders(some, limits.holders));
        for (const imprint of group)
            likely.push(likelyOf(imprint, holders, limits.documents, limits.likely));
    }
    const ranked = [];
    const wanted = [...new Set(likely.flat())];
    const hashes = await inParts(wanted, IMPRINTS_AT_ONCE, (some) => kept.hashes(some));
    const pool = new Pool(own, hashes);
    for (const [at, { id }] of own.entries()) {
        ranked.push(...pool.rank(at, id, likely[at] ?? [], limits.wanted));
        // Requests are answered meanwhile.
        if (at % RANKED_AT_ONCE === 0)
            await (0,external_node_timers_promises_.setImmediate)();
    }
    return withinAll(ranked, limits.inAll);
}
/** What several questions find. */
async function inParts(keys, atOnce, ask) {
    const found = new Map();
    for (let from = 0; from < keys.length; from += atOnce) {
        for (const [key, one] of await ask(keys.slice(from, from + atOnce)))
            found.set(key, one);
    }
    return found;
}
/** Imprints in groups whose hashes are known at the same time. */
function* grouped(own) {
    let group = [];
    let hashes = 0;
    for (const imprint of own) {
        group.push(imprint);
        hashes += imprint.hashes.length;
        if (hashes >= HASHES_OF_GROUP) {
            yield group;
            group = [];
            hashes = 0;
        }
    }
    if (group.length > 0)
        yield group;
}
/** Earlier submissions with the most rare hashes of one, the likeliest first. */
function likelyOf({ hashes }, holders, count, most) {
    const scores = new Map();
    const lists = [...hashes].flatMap((hash) => {
        const list = holders.get(hash);
        return list === undefined ? [] : { list, weight: Math.log(1 + count / list.length), times: 0 };
    });
    for (const { list, weight } of lists) {
        for (const id of list)
            scores.set(id, (scores.get(id) ?? 0) + weight);
    }
    const best = [...scores]
        .toSorted(([id, score], [other, otherScore]) => otherScore - score || other - id)
        .slice(0, most * SPARE)
        .map(([id, score]) => ({ id, score, by: [] }));
    const byId = new Map(best.map((one) => [one.id, one]));
    for (const each of lists)
        for (const id of each.list)
            byId.get(id)?.by.push(each);
    const chosen = [];
    while (chosen.length < most) {
        let next;
        // The first of equals is the newest.
        for (const one of best)
            if (one.score > (next?.score ?? LEAST_SCORE))
                next = one;
        if (next === undefined)
            break;
        chosen.push(next.id);
        next.score = 0;
        for (const each of next.by) {
            each.times += 1;
            if (each.times !== TIMES_COUNTED)
                continue;
            for (const id of each.list) {
                const one = byId.get(id);
                if (one !== undefined)
                    one.score -= each.weight;
            }
        }
    }
    return chosen;
}
/** What is left of a score whose hashes all count no more, by rounding. */
const LEAST_SCORE = 1e-6;
/** Submissions and what is likely alike to them: how rare a hash is among these decides what it says. */
class Pool {
    #own;
    #hashes;
    /** What the hashes of the submissions say, as `rarity`; one that no submission has counts as much as a rare one. */
    #rarities = new Map();
    /** 1 where a submission may have a hash with these upper bits: most others are told by that alone. */
    #filter = new Uint8Array(2 ** 22);
    #totals = new Map();
    constructor(own, hashes) {
        this.#own = own.map((imprint) => lowerHalves(imprint));
        this.#hashes = hashes;
        const frequencies = new Map();
        for (const list of this.#own) {
            for (const hash of list) {
                frequencies.set(hash, (frequencies.get(hash) ?? 0) + 1);
                this.#filter[hash >>> 10] = 1;
            }
        }
        for (const list of hashes.values()) {
            for (const hash of list) {
                const known = this.#filter[hash >>> 10] === 1 ? frequencies.get(hash) : undefined;
                if (known !== undefined)
                    frequencies.set(hash, known + 1);
            }
        }
        const documents = own.length + hashes.size;
        for (const [hash, frequency] of frequencies)
            this.#rarities.set(hash, (0,inverted_index/* rarity */.oG)(frequency, documents));
        for (const [id, list] of hashes)
            this.#totals.set(id, sum(this.#weightsOf(list)));
    }
    /** What submission number `at` asks for, the most alike first. */
    rank(at, own, likely, wanted) {
        const hashes = this.#own[at] ?? new Uint32Array(0);
        const weights = this.#weightsOf(hashes);
        const total = sum(weights);
        const others = likely
            .flatMap((earlier) => {
            const list = this.#hashes.get(earlier);
            if (list === undefined)
                return [];
            const shared = sharedPlaces(hashes, list);
            const norm = Math.sqrt(total * (this.#totals.get(earlier) ?? 0));
            return { own, earlier, shared, score: norm === 0 ? 0 : sumAt(weights, shared) / norm };
        })
            .toSorted((x, y) => y.score - x.score || y.earlier - x.earlier);
        const chosen = others.splice(0, Math.ceil(wanted / 2));
        for (const { shared } of chosen)
            for (const place of shared)
                weights[place] = 0;
        while (chosen.length < wanted && others.length > 0) {
            const gains = others.map(({ shared }) => sumAt(weights, shared));
            const next = others.splice(gains.indexOf(Math.max(...gains)), 1);
            for (const { shared } of next)
                for (const place of shared)
                    weights[place] = 0;
            chosen.push(...next);
        }
        return chosen;
    }
    #weightsOf(hashes) {
        const weights = new Float64Array(hashes.length).fill(1);
        for (let at = 0; at < hashes.length; at += 1) {
            const hash = hashes[at];
            if (this.#filter[hash >>> 10] === 1)
                weights[at] = this.#rarities.get(hash) ?? 1;
        }
        return weights;
    }
}
function lowerHalves({ hashes }) {
    return Uint32Array.from(hashes, (hash) => hash % TWO_TO_32).toSorted();
}
/** Places in the first of two ascending lists of what is in both. */
function sharedPlaces(one, other) {
    const places = [];
    let at = 0;
    for (let place = 0; place < one.length; place += 1) {
        const hash = one[place];
        while (at < other.length && other[at] < hash)
            at += 1;
        if (other[at] === hash)
            places.push(place);
    }
    return places;
}
function sum(weights) {
    let total = 0;
    for (const weight of weights)
        total += weight;
    return total;
}
function sumAt(weights, places) {
    let total = 0;
    for (const place of places)
        total += weights[place];
    return total;
}
/** The best of each submission, then the most alike, as many as fit. */
function withinAll(ranked, most) {
    const seen = new Set();
    const isFirst = new Map(ranked.map((one) => {
        const first = !seen.has(one.own);
        seen.add(one.own);
        return [one, first];
    }));
    const order = ranked.toSorted((x, y) => Number(isFirst.get(y)) - Number(isFirst.get(x)) || y.score - x.score || y.earlier - x.earlier);
    return [...new Set(order.map(({ earlier }) => earlier))].slice(0, most);
}

;// CONCATENATED MODULE: ./build/embedded/matching/find-earlier.js


/** At least so many earlier submissions are read, as far as there are so many; else as many as a check has of its own. */
const LEAST_EARLIER = 100;
/** What each submission may ask for, and how hard it is looked for; `bench/archive.ts` measures what they find. */
const LIMITS = { holders: 32, likely: 32, wanted: 8 };
const NONE = { documents: [], notices: [] };
/**
 * The earlier submissions that a check is compared with. If there are few, these are all; else those that its imprints find, and where
 * they find few, the newest besides: what is rare and what is ordinary shows among several only.
 *
 * @param own how many documents the check has; `folder` takes files that are fetched from elsewhere
 */
async function earlierOf(store, check, { version, imprints }, { own, folder, signal }) {
    const isAsked = check.testType === ENGINE.full || check.testType === ENGINE.webAndDatabase;
    if (!isAsked || check.ownerId === null)
        return NONE;
    const { earlier } = store;
    const scope = await earlier.scopeOf(check);
    const most = Math.max(LEAST_EARLIER, own);
    const newest = await earlier.newest(scope, most + 1, null);
    if (newest.length <= most)
        return earlierDocuments(store, newest, 0, folder, signal);
    const found = await chooseEarlier(imprints, earlier.imprints(scope, version), {
        ...LIMITS,
        inAll: most,
        documents: await earlier.about(),
    });
    const chosen = new Map((await store.submissionsById(found)).map((submission) => [submission.id, submission]));
    let withoutImprint = await earlier.withoutImprint(scope, version);
    // What nothing can be found of comes before what was not found.
    for (const unlike of withoutImprint > 0 ? [version, null] : [null]) {
        for (const one of chosen.size < most ? await earlier.newest(scope, most, unlike) : []) {
            if (chosen.size >= most || chosen.has(one.id))
                continue;
            chosen.set(one.id, one);
            if (unlike !== null)
                withoutImprint -= 1;
        }
    }
    return earlierDocuments(store, [...chosen.values()], withoutImprint, folder, signal);
}
/** A submission as an analysis wants it. @param folder takes its file where that is fetched from elsewhere */
async function documentOf(store, one, role, folder) {
    return { id: one.id, role, name: one.filename, zip: await store.fetchZip(one, folder) };
}
async function earlierDocuments(store, submissions, withoutImprint, folder, signal) {
    const documents = [];
    for (const one of submissions) {
        signal?.throwIfAborted();
        documents.push(await documentOf(store, one, 'archive', folder));
    }
    const [are, were] = withoutImprint === 1 ? ['submission is', 'was'] : ['submissions are', 'were'];
    return {
        documents,
        notices: withoutImprint === 0
            ? []
            : [
                `${withoutImprint} earlier ${are} not indexed by this version of the program yet, and ${were} not compared with. The service indexes them while it has nothing else to do; check again later.`,
            ],
    };
}

;// CONCATENATED MODULE: ./build/embedded/matching/indexing.js





/** So long it waits where analyses are under way, and where there is nothing to do: another process may be of another version. */
const BUSY_MS = 2_000;
const IDLE_MS = 10 * 60_000;
/**
 * Makes the imprints of checks that have none of this program's version: those of a data folder of version 1, and all after the engine
 * reads programs in another way. One check after the other, the newest first, in a thread, while nothing else is analysed.
 */
class Indexing {
    #context;
    #closing = new AbortController();
    /** Checks of which this process could make none. */
    #failed = [];
    #under = Promise.resolve();
    constructor(context) {
        this.#context = context;
    }
    start() {
        // It ends with `close`, by the signal.
        this.#under = this.#run().catch(() => { });
    }
    /** Nothing is written any more when it returns. */
    async close() {
        this.#closing.abort();
        await this.#under;
    }
    async #run() {
        const { signal } = this.#closing;
        // The engine's tables are of no use to a process that never comes here.
        const { imprintVersion } = await Promise.all(/* import() */[__webpack_require__.e(572), __webpack_require__.e(82)]).then(__webpack_require__.bind(__webpack_require__, 8082));
        const version = imprintVersion();
        while (!signal.aborted) {
            await (0,external_node_timers_promises_.setTimeout)(await this.#step(version), undefined, { ref: false, signal });
        }
    }
    /** @returns milliseconds until the next one */
    async #step(version) {
        const { isBusy, onDefect } = this.#context;
        try {
            if (await isBusy())
                return BUSY_MS;
            return (await this.#indexNext(version)) ? 0 : IDLE_MS;
        }
        catch (error) {
            this.#closing.signal.throwIfAborted();
            onDefect(error);
            return IDLE_MS;
        }
    }
    /** @returns whether there was a check to index */
    async #indexNext(version) {
        const { store, onDefect } = this.#context;
        const { signal } = this.#closing;
        const id = await store.earlier.checkWithoutImprints(version, this.#failed);
        const check = id === undefined ? undefined : await store.check(id);
        if (check === undefined)
            return false;
        try {
            const imprints = await this.#imprintsOf(check);
            signal.throwIfAborted();
            await store.earlier.put(check, imprints);
        }
        catch (error) {
            signal.throwIfAborted();
            this.#failed.push(check.id);
            onDefect(error);
        }
        return true;
    }
    /** Reads a check's documents in a thread, as an analysis does, which then waits for the earlier ones in vain. */
    async #imprintsOf(check) {
        const { store } = this.#context;
        const { signal } = this.#closing;
        const folder = (0,external_node_path_.join)(this.#context.folder, `imprints-${check.id}`);
        const documents = [];
        for (const one of await store.submissions(check.id)) {
            if (one.role === 'submission' || one.role === 'base') {
                documents.push(await documentOf(store, one, one.role, folder));
            }
        }
        const options = { languageId: check.languageId, ai: false, quality: false, detectBaseCode: false };
        const job = { options, documents, web: false };
        const worker = startWorker({ kind: 'analysis', job });
        try {
            return await new Promise((resolve, reject) => {
                signal.addEventListener('abort', () => reject(signal.reason), { once: true });
                worker.on('message', (message) => {
                    if (message.kind === 'imprints')
                        resolve(message.imprints);
                    else if (message.kind === 'failed')
                        reject(new Error(message.message));
                });
                worker.on('error', reject);
                worker.on('exit', (code) => reject(new Error(`the thread ended (exit ${code})`)));
            });
        }
        finally {
            await worker.terminate();
            await (0,promises_.rm)(folder, { recursive: true, force: true });
        }
    }
}

;// CONCATENATED MODULE: ./build/embedded/store/room.js

/** What a write throws where the disk, the quota or the database's own limit leaves no room; the last one is PostgreSQL's. */
const CODES = new Set(['ENOSPC', 'EDQUOT', '53100']);
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
/** Lets what found no room wait until something was deleted. */
class RoomWatch {
    #deleted = new AbortController();
    /** Something was deleted through this process. */
    made() {
        this.#deleted.abort();
        this.#deleted = new AbortController();
    }
    /** Settled when something was deleted, at the latest after `ms`. @throws the signal's reason when aborted */
    async wait(ms, signal) {
        const either = AbortSignal.any([this.#deleted.signal, signal]);
        await (0,external_node_timers_promises_.setTimeout)(ms, undefined, { ref: false, signal: either }).catch(() => { });
        signal.throwIfAborted();
    }
}

;// CONCATENATED MODULE: ./build/embedded/store/away.js
/**
 * The database cannot be reached, or does not answer in time: whoever asks again in a few seconds may succeed. What was sent when
 * the connection was lost may have been done or not.
 */
class DatabaseAway extends Error {
    name = 'DatabaseAway';
    constructor(cause) {
        super('The service cannot reach its database. Ask again in some seconds.', { cause });
    }
}

// EXTERNAL MODULE: ./build/domain/outcome.js
var outcome = __webpack_require__(3153);
;// CONCATENATED MODULE: ./build/embedded/store/blobs/s3-failure.js

/** The storage of blobs does not do what it is asked; a request that needs it is answered 503. */
class BlobsUnavailable extends outcome/* Failure */.HR {
    name = 'BlobsUnavailable';
    outcome = 'service-unavailable';
    retryHelps = true;
}
/** What others are told of it. */
const STORAGE_AWAY = 'The storage of the service cannot be reached. Try again in a while.';
/** What storage answers that has no room: of Ceph, MinIO and others; S3 itself has no limit. */
const FULL = new Set(['QuotaExceeded', 'XMinioStorageFull', 'InsufficientStorage']);
/** Answers that another try may change. */
const PASSING = new Set([408, 429, 500, 502, 503, 504]);
const ADVICE = {
    NoSuchBucket: 'has no such bucket. Make it, or correct the address',
    AccessDenied: 'refuses these keys. Allow them s3:ListBucket on the bucket, and s3:GetObject, s3:PutObject and s3:DeleteObject on what is in it',
    InvalidAccessKeyId: 'does not know the key of AWS_ACCESS_KEY_ID. Correct it',
    SignatureDoesNotMatch: 'does not take the signature. Correct AWS_SECRET_ACCESS_KEY and the region of the address',
    RequestTimeTooSkewed: 'finds the clock of this machine wrong. Set it',
    ExpiredToken: 'finds the keys expired. Give new ones',
    InvalidToken: 'does not take AWS_SESSION_TOKEN. Give another, or unset it',
    PermanentRedirect: 'has this bucket in another region. Correct the region of the address',
    AuthorizationHeaderMalformed: 'has this bucket in another region. Correct the region of the address',
};
/** Reads the code out of the body of an answer. Of a text that is no such XML: empty. */
function codeOf(xml) {
    return /<Code>([A-Za-z0-9.]{1,80})<\/Code>/.exec(xml)?.[1] ?? '';
}
function isPassing({ status, code }) {
    return PASSING.has(status) || code === 'RequestTimeout' || code === 'SlowDown';
}
/** What is thrown for a refusal. It names bucket and endpoint; keys and what the storage wrote are never in it. */
function errorOf({ status, code }, { endpoint, bucket }) {
    if (status === 507 || FULL.has(code)) {
        return Object.assign(new Error('the storage has no room left'), { code: 'ENOSPC' });
    }
    const key = code === '' && status === 403
        ? 'AccessDenied'
        : code === '' && status === 301
            ? 'PermanentRedirect'
            : code;
    const answer = code === '' ? String(status) : `${status} ${code}`;
    return new BlobsUnavailable(`The storage ${endpoint} with the bucket ${bucket} ${ADVICE[key] ?? 'does not answer as it should. Look at it, and try again'} (${answer}).`);
}
/** What is thrown where there was no answer: with a code of the system or of the client. */
function awayOf(error, { endpoint, bucket }) {
    const { code = 'no answer' } = error;
    return new BlobsUnavailable(`The storage ${endpoint} with the bucket ${bucket} cannot be reached (${code}). Look at the network and at its address.`);
}

;// CONCATENATED MODULE: ./build/embedded/server/analysis-documents.js

/** What the queue has to know of a check. */
async function newJobOf(store, check) {
    return { checkId: check.id, ownerId: check.ownerId, size: await store.submissionCount(check.id) };
}
/** What a thread needs to analyse a check. @param folder where ZIPs lie that have to be downloaded; its own, and made when needed */
async function analysisJobOf(store, check, folder, signal) {
    const documents = [];
    for (const one of await store.submissions(check.id)) {
        signal.throwIfAborted();
        documents.push(await documentOf(store, one, one.role, folder));
    }
    return {
        options: { languageId: check.languageId, ai: check.aiRun, detectBaseCode: check.baseCodeDetection },
        documents,
        web: check.web !== null,
    };
}

;// CONCATENATED MODULE: ./build/domain/bands.js
const BANDS = (/* unused pure expression or super */ null && (['n/a', 'low', 'moderate', 'high', 'very high']));
/** Bands of 25 points, the upper bound included: `low` up to 25, `moderate` up to 50, `high` up to 75, `very high` above. */
function bandOf(score) {
    if (score === null)
        return 'n/a';
    if (score <= 25)
        return 'low';
    if (score <= 50)
        return 'moderate';
    if (score <= 75)
        return 'high';
    return 'very high';
}
/** The highest number of a band; null: it has none. `bandOf` gives the band back, and each threshold of bands stays on its side. */
function topOf(band) {
    const at = BANDS.indexOf(band);
    return at === 0 ? null : 25 * at;
}

;// CONCATENATED MODULE: ./build/domain/findings.js
/** The service counts as flagged what is above this by either number, whatever the settings say (L90, L261). */
const SERVICE_THRESHOLD = 75;
/**
 * Why nobody can say when code first stood in a repository:
 * - `no-repository`: it was handed in otherwise;
 * - `no-lines`: which lines the two share is not known, or they are too few;
 * - `withheld`: GitHub does not show the token the pushes;
 * - `gone`: the repository is not there any more, or the token may not see it;
 * - `no-record`: it was there before the first push on record, or the commit was never pushed to the default branch;
 * - `template`: the repository began with it;
 * - `unreachable`: GitHub did not answer, or refused the code;
 * - `over-budget`: so many requests, or so much time, are not spent on it.
 */
const UNSEEN_REASONS = (/* unused pure expression or super */ null && ([
    'no-repository',
    'no-lines',
    'withheld',
    'gone',
    'no-record',
    'template',
    'unreachable',
    'over-budget',
]));
/** Whether a service compared a submission, as far as it says so. */
function isCompared(comparability) {
    return comparability === null || comparability === 'compared' || comparability === 'dictated';
}
/**
 * Whether the service says that the task dictates a submission's program: most of the class is alike, so that its similarity is a
 * number like any other and flags nobody.
 */
function isDictated({ comparability }) {
    return comparability === 'dictated';
}
/**
 * The two shares as one number, or the one that is known: their harmonic mean, which is 2 × common / (|A| + |B|) and what the
 * embedded service judges. The total of a submission is then that of its highest pair.
 */
function pairAverage({ similarity, matchedSimilarity, }) {
    if (similarity === null || matchedSimilarity === null)
        return similarity ?? matchedSimilarity;
    const sum = similarity + matchedSimilarity;
    return sum === 0 ? 0 : (2 * similarity * matchedSimilarity) / sum;
}
/** The highest of the numbers that are known; null: none is. */
function highest(values) {
    return values.reduce((best, value) => (value === null || (best !== null && best >= value) ? best : value), null);
}

// EXTERNAL MODULE: ./build/embedded/analysis/pair-table.js
var pair_table = __webpack_require__(3117);
// EXTERNAL MODULE: ./build/embedded/engine/pair-score.js
var pair_score = __webpack_require__(171);
;// CONCATENATED MODULE: ./build/embedded/server/averages.js
/* Numbers of lists. */
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
function sign(secret, { submissionId, path, checkId }) {
    const location = Buffer.from(JSON.stringify([submissionId, path, checkId]), 'utf8').toString('base64url');
    return { location, source: (0,external_node_crypto_.createHmac)('sha256', secret).update(location).digest('hex') };
}

;// CONCATENATED MODULE: ./build/embedded/server/match-rows.js


/** The matches of one check as rows of the interface, made when they are asked for: a class has millions. */
class MatchRows {
    #from;
    #byId;
    #signatures = new Map();
    #aiFirstIds = null;
    constructor(from) {
        this.#from = from;
        this.#byId = new Map(from.results.map((result) => [result.id, result]));
    }
    /** Every match of a submission: peers, database, web, AI references. */
    of(id) {
        const matches = this.#from
            .pairs(id)
            .filter((pair) => this.typeOf(id, pair) !== null)
            .flatMap((pair) => this.#pairMatches(pair, pair.a === id ? 0 : 1));
        return [...matches, ...this.ofWeb(id), ...this.ofAi(id)];
    }
    /** Matches of a submission with public sources on the web. */
    ofWeb(id) {
        const web = this.#from.web;
        if (web === null)
            return [];
        const ofPairs = web.places(id).flatMap((place) => this.#pairMatches(web.pair(place), 0));
        return [...ofPairs, ...web.known(id).map((at) => this.#knownMatch(web, at))];
    }
    /** Matches of a submission with AI references. */
    ofAi(id) {
        const ai = this.#byId.get(id)?.ai ?? null;
        return ai?.fragments.map((_fragment, at) => this.#aiMatch(id, at)) ?? [];
    }
    /** The type of a pair's matches as one of its two shows them; null: it shows none, because it is not judged. */
    typeOf(own, pair) {
        if (pair.a !== own && !this.#isMutual(pair))
            return null;
        return this.#typeOf(pair);
    }
    #typeOf({ b }) {
        if (b < 0)
            return MATCH_TYPE.web;
        return this.#from.own.has(b) ? MATCH_TYPE.peer : MATCH_TYPE.database;
    }
    /** Fragments of a pair as one of its two sees them. A file of somebody who does not hand it out has no name. */
    fragments(own, { a, b, place }) {
        const fragments = this.#from.table?.fragments(place) ?? [];
        if (this.#from.closed.has(b))
            return fragments.map((fragment) => ({ ...fragment, matchedFile: '' }));
        return a === own ? fragments : fragments.map(mirrored);
    }
    /** The match of this id. */
    byId(id) {
        const pair = this.#pairOfMatch(id);
        if (pair !== null) {
            const count = this.#from.table?.fragmentCount(pair.place) ?? 0;
            const offset = id - this.#firstId(pair.place);
            const side = offset < count ? 0 : 1;
            if (side === 1 && !this.#isMutual(pair))
                return undefined;
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
    /** Both sides are submissions of this check that are judged. */
    #isMutual(pair) {
        return this.#from.own.get(pair.b) === 'submission';
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
    /** A file that the world knows, as a match of all of it. */
    #knownMatch(web, at) {
        const { submission, path, share, lines, tokens } = web.knownAt(at);
        const whole = { file: path, lineStart: 1, lineEnd: Math.max(1, lines) };
        const other = { matchedFile: path, matchedLineStart: 1, matchedLineEnd: Math.max(1, lines) };
        const fragment = { ...whole, ...other, tokens };
        return {
            ...this.#row(this.#firstKnown() + at, submission, submission, fragment, share, 100, MATCH_TYPE.web),
            submission_id_matched: 0,
            web: web.knownSource(at),
        };
    }
    /** Ids of matches with known files follow those of AI references. */
    #firstKnown() {
        const last = [...this.#aiIds()].at(-1);
        if (last === undefined)
            return this.#firstId(this.#from.table?.length ?? 0);
        return last[1] + (this.#byId.get(last[0])?.ai?.fragments.length ?? 0);
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
            ...(fragment.sharedBy === undefined ? {} : { shared_by: fragment.sharedBy }),
            match_type: type,
            ...this.#signed(other, fragment.matchedFile),
            ...(other < 0 && this.#from.web !== null
                ? { web: this.#from.web.source(submissionId, other, fragment.matchedFile) }
                : {}),
        };
    }
    /** One signature a file, not one a match. */
    #signed(submissionId, path) {
        const key = `${submissionId}:${path}`;
        let signed = this.#signatures.get(key);
        if (signed === undefined) {
            signed = sign(this.#from.secret, { submissionId, path, checkId: this.#from.checkId });
            this.#signatures.set(key, signed);
        }
        return signed;
    }
    /** Ids of matches are positions in the order of the results: both sides of each pair, then AI references. */
    #firstId(place) {
        return 1 + 2 * (this.#from.table?.fragmentsBefore(place) ?? 0);
    }
    /** The pair that a match is of; null: it is of none. */
    #pairOfMatch(id) {
        const table = this.#from.table;
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
        let next = this.#firstId(this.#from.table?.length ?? 0);
        for (const { id, ai } of this.#from.results) {
            if (ai === null)
                continue;
            ids.set(id, next);
            next += ai.fragments.length;
        }
        this.#aiFirstIds = ids;
        return ids;
    }
}
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

;// CONCATENATED MODULE: ./build/embedded/server/web-view.js
/** What a result says of the web: who was searched for, and what each submission has of which source. */
class WebView {
    #web;
    #table;
    /** Places of each submission's pairs with sources. */
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
            if (source !== undefined && !source.ownOf.includes(a))
                listed(this.#pairs, a).push(place);
        }
        for (const [at, { submission }] of web.known.entries())
            listed(this.#known, submission).push(at);
    }
    stateOf(submission) {
        return this.#states.get(submission) ?? 'not-searched';
    }
    /**
     * The share of a submission that stands in one source, or byte for byte in known files, 0..100: the highest of those that count.
     * null: nobody searched.
     */
    share(submission) {
        if (this.stateOf(submission) === 'not-searched')
            return null;
        const shares = this.places(submission)
            .map((place) => this.pair(place))
            .filter(({ b }) => this.#counts(submission, b))
            .map(({ similarity }) => similarity);
        const known = this.known(submission)
            .map((at) => this.knownAt(at))
            .reduce((sum, { share, mayBeOwn }) => (mayBeOwn ? sum : sum + share), 0);
        return Math.max(0, Math.min(100, known), ...shares);
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
    /** Places of a submission's known files. */
    known(submission) {
        return this.#known.get(submission) ?? [];
    }
    knownAt(at) {
        const file = this.#web.known[at];
        if (file === undefined)
            throw new RangeError(`there is no known file ${at}`);
        return file;
    }
    countMatches(submission) {
        const fragments = this.places(submission).reduce((sum, place) => sum + this.#table.fragmentCount(place), 0);
        return fragments + this.known(submission).length;
    }
    submissionsWith(source) {
        return [...this.#pairs].flatMap(([submission, places]) => places.some((place) => this.pair(place).b === source) ? [submission] : []);
    }
    /** A source as a submission's match shows it. @param path the file of the match: the one that was found, or one beside it */
    source(submission, id, path) {
        const source = this.#sources.get(id);
        if (source === undefined)
            throw new RangeError(`there is no source ${id}`);
        const { provider, url, repository, commit, blob, licence, publicSince } = source;
        const before = source.before.find(([one]) => one === submission)?.[1] ?? 'unknown';
        const counts = this.#counts(submission, id);
        return {
            provider,
            url,
            repository,
            commit,
            // By path and blob a later check finds it again, so the blob of another file would lead it astray.
            ...(path === source.path ? { blob } : {}),
            licence,
            public_since: publicSince,
            before,
            counts,
        };
    }
    knownSource(at) {
        const { url, mayBeOwn } = this.knownAt(at);
        return {
            provider: 'software-heritage',
            url,
            repository: null,
            commit: null,
            licence: null,
            public_since: null,
            before: 'unknown',
            counts: !mayBeOwn,
        };
    }
    /** undefined: no such file; null: there was no room to keep it. */
    file(source, path) {
        const file = this.#sources.get(source)?.files.find((one) => one.path === path);
        return file === undefined ? undefined : { text: file.text, at: this.#web.searchedAt };
    }
    /** Nobody copied from what was published later. */
    #counts(submission, source) {
        return !(this.#sources.get(source)?.before ?? []).some(([one, before]) => one === submission && before === 'no');
    }
}
function listed(lists, key) {
    const list = lists.get(key) ?? [];
    lists.set(key, list);
    return list;
}

;// CONCATENATED MODULE: ./build/embedded/server/result-view.js









/** Reads one check's results: scores by submission, matches by pair. */
class ResultView {
    #closed;
    #completed;
    #searchesDatabase;
    #isAiRun;
    #submissions;
    #analysis;
    #byId = new Map();
    #table;
    /** Places of each submission's pairs. */
    #pairs = new Map();
    #web;
    #matches;
    constructor(source) {
        this.#closed = source.closed ?? new Set();
        this.#isAiRun = source.check.aiRun;
        // Archives of the check itself are what its engine calls a database, too.
        this.#searchesDatabase =
            source.check.testType !== ENGINE.web || source.submissions.some(({ role }) => role === 'archive');
        this.#completed = source.check.statusId === STATE.completed;
        this.#submissions = source.submissions;
        this.#analysis = source.analysis;
        for (const submission of this.#analysis?.submissions ?? [])
            this.#byId.set(submission.id, submission);
        const pairs = source.analysis?.pairs ?? null;
        this.#table = pairs === null ? null : new pair_table/* PairTable */.r(pairs);
        const { web } = source.analysis ?? {};
        this.#web = web === undefined || this.#table === null ? null : new WebView(web, this.#table);
        this.#matches = new MatchRows({
            secret: source.secret,
            checkId: source.check.id,
            own: new Map(this.#submissions.map((submission) => [submission.id, submission.role])),
            closed: this.#closed,
            table: this.#table,
            web: this.#web,
            results: source.analysis?.submissions ?? [],
            pairs: (id) => this.pairs(id),
        });
        for (const [place, a] of (pairs?.a ?? new Int32Array()).entries()) {
            for (const id of [a, pairs?.b[place]]) {
                if (pairs?.b[place] < 0)
                    continue;
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
        const web = result === undefined || !isCompared(result.comparability) ? null : this.#web;
        const found = web?.share(submission.id) ?? null;
        const hasDatabase = this.#web === null || this.#searchesDatabase;
        const external = highest([hasDatabase ? (result?.database ?? null) : null, found]);
        return {
            total: result === undefined ? null : Math.max(result.peer, external ?? 0),
            peer: result?.peer ?? null,
            external,
            web: found,
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
        const external = scores.flatMap((score) => score.external ?? []);
        const ai = scores.flatMap((score) => score.ai ?? []);
        return {
            groupAverage: average(group),
            groupMax: maximum(group),
            databaseAverage: average(external),
            databaseMax: maximum(external),
            aiAverage: average(ai),
            aiMax: maximum(ai),
            flagged: this.judged.filter((submission) => this.isFlagged(submission)).length,
            matches: this.judged.reduce((sum, submission) => {
                const { peer, external: others, ai: references } = this.countMatches(submission);
                return sum + peer + others + references;
            }, 0),
        };
    }
    /** How many `matches` gives of each kind. */
    countMatches(submission) {
        const counts = {
            peer: 0,
            external: this.#web?.countMatches(submission.id) ?? 0,
            ai: this.#byId.get(submission.id)?.ai?.fragments.length ?? 0,
        };
        for (const pair of this.pairs(submission.id)) {
            const type = this.#matches.typeOf(submission.id, pair);
            if (type === null)
                continue;
            counts[type === MATCH_TYPE.peer ? 'peer' : 'external'] += this.#table?.fragmentCount(pair.place) ?? 0;
        }
        return counts;
    }
    /** Pairs of a submission with every other one that it was compared with, most suspicious first; without sources on the web. */
    pairs(id) {
        const table = this.#table;
        return table === null ? [] : (this.#pairs.get(id) ?? []).map((place) => table.at(place));
    }
    /** @param brief without `submissionresults`, which list every pair twice */
    row(submission, brief = false) {
        const result = this.#byId.get(submission.id);
        const scores = this.scores(submission);
        const row = {
            ...this.bareRow(submission),
            total_result: scores.total,
            result_web: scores.external,
            ...(this.#web === null
                ? {}
                : { result_public: scores.web, web_state: this.#web.stateOf(submission.id) }),
            submissionresults: (brief ? [] : this.pairs(submission.id)).map((pair) => ({
                submission_id: submission.id,
                submission_id_compared: pair.a === submission.id ? pair.b : pair.a,
                score: (0,pair_score/* averageSimilarity */.Hk)(pair),
            })),
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
            ...remarksOf(result),
        };
    }
    /** What the author may know of a submission's numbers. */
    verdictRow(submission) {
        const result = this.#byId.get(submission.id);
        const { total, ai } = this.scores(submission);
        const comparability = result?.comparability ?? null;
        const isMeant = isCompared(comparability) && result?.comparedWith !== 0;
        return {
            id: submission.id,
            flagged: this.isFlagged(submission),
            similarity: bandOf(total === 0 && !isMeant ? null : total),
            ai: bandOf(ai),
            ai_abstained: this.abstains(submission),
            ...(result === undefined
                ? {}
                : {
                    comparability: result.comparability,
                    ...(result.comparedWith === undefined ? {} : { compared_with: result.comparedWith }),
                    ...remarksOf(result),
                }),
        };
    }
    /** What is known of a submission before it is compared. */
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
            created_at: timestamp(submission.createdAt),
            updated_at: timestamp(submission.updatedAt),
        };
    }
    /** Its matches, as rows of the interface. */
    get matches() {
        return this.#matches;
    }
    /** Submissions that have something of a source. @param source id of its document */
    submissionsWith(source) {
        return this.#web?.submissionsWith(source) ?? [];
    }
    /** The text of a file of a source on the web; null: it is not kept. undefined: there is no such file. */
    webFile(source, path) {
        return this.#web?.file(source, path);
    }
    /** Whether it is a submission of somebody else whose files and name are not shown. */
    isClosed(submissionId) {
        return this.#closed.has(submissionId);
    }
}
/** What is said of single files. */
function remarksOf(result) {
    return {
        left_out: result.leftOut.map(({ path, code, reason }) => ({ path, code, reason })),
        // Results that an earlier version kept have none.
        remarks: result.remarks?.map(({ path, code }) => ({
            path,
            code,
        })),
    };
}

;// CONCATENATED MODULE: ./build/embedded/server/analysis-handler.js











/** After this time a write that found no room is tried again, also where nobody deleted anything through this process. */
const ROOM_RETRY_MS = 10_000;
const UNFINISHED = [STATE.queued, STATE.processing];
/** Takes checks from the queue to their outcome. Each begins an attempt of its own, and nobody else's outcome is taken then. */
class AnalysisHandler {
    #context;
    constructor(context) {
        this.#context = context;
    }
    async run({ checkId }, { signal, onProgress }) {
        const since = this.#context.monotonic();
        const check = await this.#begin(checkId, {
            statusId: STATE.processing,
            statusMessage: COMPARING,
        });
        // Cancelled or deleted, or its outcome is there already.
        if (check === null)
            return;
        let kept = null;
        const outcome = await this.#analyse(check, signal, onProgress, (imprints) => {
            kept = imprints;
        });
        const durationMs = this.#context.monotonic() - since;
        await this.#untilKept(check, signal, async () => {
            if (outcome.kind === 'result')
                await this.#complete(check, outcome.result, kept, durationMs);
            else
                await this.#fail(check, outcome.why, durationMs);
        });
    }
    async giveUp({ checkId }) {
        const check = await this.#begin(checkId, {});
        if (check === null)
            return;
        await this.#fail(check, `The analysis was begun ${MOST_TRIES} times, and each time its process ended before it did. Start the check again, or look at the log of the service.`, null);
    }
    async waits(checkId) {
        const { store } = this.#context;
        const check = await store.check(checkId);
        if (check?.statusId !== STATE.processing)
            return;
        await store.updateCheck(checkId, WAITING, [STATE.processing], { attempt: check.attempt });
    }
    async complete() {
        const { store, jobs } = this.#context;
        const unfinished = await store.unfinished();
        if (unfinished.length === 0)
            return;
        const there = await jobs.checkIds();
        for (const check of unfinished) {
            if (!there.has(check.id))
                await jobs.add(await newJobOf(store, check));
        }
    }
    passes(error) {
        return whyLater(error) !== null;
    }
    /** @returns null: somebody else began one, or there is nothing to do */
    async #begin(checkId, changes) {
        const { store, now } = this.#context;
        const check = await store.check(checkId);
        if (check === undefined)
            return null;
        const { attempt, statusId, statusMessage } = check;
        if (!UNFINISHED.some((state) => state === statusId)) {
            // It was cancelled while there was no room to write that down.
            await store.updateCheck(checkId, { statusId, statusMessage }, UNFINISHED);
            return null;
        }
        const begun = { ...changes, attempt: attempt + 1, updatedAt: now() };
        return store.updateCheck(checkId, begun, UNFINISHED, { attempt });
    }
    async #analyse(check, signal, onProgress, onImprints) {
        const { store, start, limits, onDefect } = this.#context;
        // Of this attempt alone: an earlier one may still be at its end.
        const folder = (0,external_node_path_.join)(this.#context.folder, `analysis-${check.id}-${check.attempt}`);
        try {
            const job = await analysisJobOf(store, check, folder, signal);
            const found = { searched: null };
            const findOthers = async (imprints, subject) => {
                onImprints(imprints);
                const own = job.documents.length;
                const earlier = await earlierOf(store, check, imprints, { own, folder, signal });
                found.searched = subject === null ? null : await this.#search(check, subject, signal);
                return { ...earlier, web: found.searched?.documents ?? [] };
            };
            const outcome = await runInThread(job, { start, limits, signal, onProgress, findOthers });
            return outcome.kind === 'failed' || found.searched === null
                ? outcome
                : { ...outcome, result: await this.#withWeb(check, found.searched, outcome.result, signal) };
        }
        catch (error) {
            signal.throwIfAborted();
            if (this.passes(error))
                throw error;
            onDefect(error);
            return {
                kind: 'failed',
                why: 'The analysis could not be started; this is a defect of the service.',
            };
        }
        finally {
            await (0,promises_.rm)(folder, { recursive: true, force: true }).catch(onDefect);
        }
    }
    /** null: nobody is asked here. */
    async #search(check, subject, signal) {
        const { web } = this.#context;
        if (web === null || check.web === null)
            return null;
        const of = web.mostRequests(check.web);
        let said = '';
        const tell = (queries) => {
            const statusMessage = `Searching the web: ${queries} of at most ${of} queries.`;
            if (statusMessage === said)
                return;
            said = statusMessage;
            void this.#say(check, statusMessage);
        };
        tell(0);
        const searched = await web.search(check.web, subject, {
            signal,
            onProgress: (_share, queries) => tell(queries),
        });
        await this.#say(check, COMPARING);
        return searched;
    }
    /** Says how far an analysis is, as long as it is this one. A sentence that cannot be written is none that anybody needs. */
    async #say(check, statusMessage) {
        const { store } = this.#context;
        await store
            .updateCheck(check.id, { statusMessage }, [STATE.processing], { attempt: check.attempt })
            .catch(() => { });
    }
    /** The result with what was found on the web. */
    async #withWeb(check, searched, result, signal) {
        const { web } = this.#context;
        if (web === null || check.web === null)
            return result;
        return { ...result, web: await web.confirmed(check.web, searched, result, signal) };
    }
    async #complete(check, analysis, imprints, durationMs) {
        const { store } = this.#context;
        const ended = { ...this.#ended(durationMs), statusId: STATE.completed };
        const view = new ResultView({
            secret: store.secret,
            check: { ...check, ...ended },
            submissions: await store.submissions(check.id),
            analysis,
        });
        const changes = { ...ended, statusMessage: 'The analysis is complete.', stats: view.statistics() };
        await store.putResult(check, analysis, changes, imprints);
    }
    async #fail(check, statusMessage, durationMs) {
        const changes = { ...this.#ended(durationMs), statusId: STATE.failed, statusMessage };
        await this.#context.store.updateCheck(check.id, changes, UNFINISHED, { attempt: check.attempt });
    }
    #ended(durationMs) {
        const at = this.#context.now();
        return { finishedAt: at, updatedAt: at, durationMs };
    }
    /** Writes an outcome down, and waits where there is no room for it. */
    async #untilKept(check, signal, write) {
        const { store, room, onDefect } = this.#context;
        for (;;) {
            let why;
            try {
                await write();
                return;
            }
            catch (error) {
                why = whyLater(error);
                if (why === null)
                    onDefect(error);
            }
            if (why === null) {
                const statusMessage = 'The outcome of the analysis could not be kept.';
                await store.noteCheck(check.id, { statusId: STATE.failed, statusMessage });
                return;
            }
            await store.noteCheck(check.id, {
                statusMessage: `The analysis has ended. ${why} The outcome is kept as soon as that is over.`,
            });
            await room.wait(ROOM_RETRY_MS, signal);
        }
    }
}
/** Why a write may succeed later, as a sentence. null: it will not. */
function whyLater(error) {
    if (isNoRoom(error))
        return NO_ROOM;
    if (error instanceof BlobsUnavailable)
        return STORAGE_AWAY;
    return error instanceof DatabaseAway ? 'The service cannot reach its database.' : null;
}
const COMPARING = 'Comparing submissions.';
/** A check that waits for its turn. */
const WAITING = { statusId: STATE.queued, statusMessage: 'Waiting for the analysis.' };

;// CONCATENATED MODULE: ./build/embedded/server/analysis-runs.js




/** Starts, watches and cancels analyses, whichever process does them. */
class AnalysisRuns {
    #context;
    constructor(context) {
        this.#context = context;
    }
    /**
     * Starts a check that was not started yet, or whose analysis failed or was cancelled.
     *
     * @returns null: it was started or deleted meanwhile
     * @throws what the write throws: nothing was started then
     */
    async launch(check, how) {
        const { store, jobs, workers, now } = this.#context;
        const at = now();
        const changes = {
            ...WAITING,
            testType: how.engineId,
            aiRun: how.aiRun,
            baseCodeDetection: how.baseCode,
            web: how.web ?? null,
            jobId: await store.nextJob(),
            startedAt: at,
            finishedAt: null,
            durationMs: null,
            updatedAt: at,
        };
        const job = await newJobOf(store, { ...check, ...changes });
        const started = await store.updateCheck(check.id, changes, STARTABLE, {
            also: (tx) => jobs.add(job, tx),
        });
        workers.wake();
        return started;
    }
    /** How far checks are that are queued or under way. */
    async progress(checkIds) {
        const { jobs, workers } = this.#context;
        const here = new Map();
        for (const id of checkIds) {
            const one = workers.progress(id);
            if (one !== null)
                here.set(id, one);
        }
        const elsewhere = await jobs.progress(checkIds.filter((id) => !here.has(id)));
        return new Map([...elsewhere, ...here]);
    }
    /** Something was deleted: what found no room is tried again. */
    roomMade() {
        this.#context.room.made();
    }
    /** Ends a check that is queued or under way, as failed. A worker of another process learns it within seconds. */
    async cancel(check) {
        const { store, jobs, workers } = this.#context;
        const cancelled = { statusId: STATE.failed, statusMessage: 'The analysis was cancelled.' };
        try {
            await store.updateCheck(check.id, cancelled, [STATE.queued, STATE.processing], {
                also: async (tx) => {
                    await jobs.cancel(check.id, tx);
                },
            });
        }
        catch (error) {
            if (!isNoRoom(error))
                throw error;
            await store.noteCheck(check.id, cancelled);
        }
        workers.drop(check.id);
        this.roomMade();
        return (await store.check(check.id)) ?? check;
    }
}
/** A check in one of these can be started. */
const STARTABLE = [STATE.created, STATE.failed];

;// CONCATENATED MODULE: ./build/embedded/server/analyses.js







/** Makes what starts and does analyses. */
function analysesOf(options) {
    const { database, store, now, monotonic, onDefect } = options;
    // A file of rows is locked by its process.
    const shared = database.kind === 'postgresql';
    const jobs = new SqlJobs(database, { now, alone: !shared });
    const room = new RoomWatch();
    const handler = new AnalysisHandler({ ...options, jobs, room });
    const workers = new Workers({
        jobs,
        handler,
        lanes: options.workers,
        shared,
        clock: {
            now: monotonic,
            sleep: (ms, signal) => (0,external_node_timers_promises_.setTimeout)(ms, undefined, { ref: false, ...(signal === undefined ? {} : { signal }) }),
        },
        onDefect,
    });
    const isBusy = async () => {
        const { waiting, running } = await jobs.overview();
        return waiting + running > 0;
    };
    const indexing = new Indexing({ store, isBusy, folder: options.folder, onDefect });
    return {
        jobs,
        workers,
        runs: new AnalysisRuns({ store, jobs, workers, room, now }),
        start: () => {
            workers.start();
            if (options.indexes && options.workers > 0)
                indexing.start();
        },
        stop: async () => {
            await indexing.close();
            await workers.stop();
            await options.web?.close();
        },
    };
}

// EXTERNAL MODULE: ./build/languages/languages.js + 36 modules
var languages = __webpack_require__(3942);
;// CONCATENATED MODULE: ./build/embedded/server/hand-in-number.js

/** A number with more is not told apart from its neighbours; checks are left 25 bits, which are 33 million. */
const MARK = 2 ** 28;
/**
 * What a check is called towards keys of the scope `submit`. Many people hold one such key, so that its checks are reached by who
 * made them alone: the number cannot be counted up to, and a client takes it for an id like any other.
 *
 * @param secret of the service
 */
function handInNumber(secret, id) {
    const mac = (0,external_node_crypto_.createHmac)('sha256', secret).update(`check ${id}`).digest();
    return id * MARK + (mac.readUInt32BE(0) % MARK);
}
/** The check that a number stands for; null: the service never gave it. */
function checkOfNumber(secret, number) {
    const id = Math.floor(number / MARK);
    return id > 0 && handInNumber(secret, id) === number ? id : null;
}

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






/**
 * Checks as one caller sees them. What is not there or not allowed is an answer of its own, and what is somebody else's is not
 * there.
 */
class CheckAccess {
    #context;
    #store;
    #caller;
    constructor(context, caller) {
        this.#context = context;
        this.#store = context.store;
        this.#caller = caller;
    }
    /** Newest first. */
    list() {
        return this.#store.visibleChecks(this.#caller);
    }
    /** Whether the caller is told nothing but how the own work stands, in bands. */
    get isHandIn() {
        return this.#caller.scope === 'submit';
    }
    /** What the caller calls a check. */
    numberOf({ id }) {
        return this.isHandIn ? handInNumber(this.#store.secret, id) : id;
    }
    /** A check as the caller is shown it. */
    row(check) {
        return { ...checkRow(check), id: this.numberOf(check) };
    }
    /** @param number as the caller calls it. null: it is not there, or somebody else's. */
    async visible(number) {
        const id = this.isHandIn ? checkOfNumber(this.#store.secret, number) : number;
        if (id === null)
            return null;
        const [check] = await this.#store.visibleChecks(this.#caller, id);
        return check ?? null;
    }
    /** A check as it is by now. @throws HttpError 422 */
    again(check) {
        return this.findByField(this.numberOf(check));
    }
    /** @throws HttpError 404 */
    async find(id) {
        const check = await this.visible(id);
        if (check === null)
            throw new HttpError(404, `Check ${id} does not exist.`);
        return check;
    }
    /** For endpoints that list no 404: the id is a field like any other. */
    async findByField(id) {
        const check = await this.visible(id);
        if (check === null)
            throw invalid({ check_id: [`Check ${id} does not exist.`] });
        return check;
    }
    /** @throws HttpError 403 */
    writable(check) {
        if (check.ownerId === null)
            throw new HttpError(403, 'This is demo data: it can be read, not changed.');
        if (check.ownerId !== this.#caller.userId) {
            throw new HttpError(403, 'This check is shared with you: it can be read, not changed.');
        }
        return check;
    }
    /** @throws HttpError 403, 422 */
    async openForUpload(id) {
        const check = this.writable(await this.findByField(id));
        if (check.statusId !== STATE.created)
            throw invalid({ check_id: [STARTED] });
        return check;
    }
    async view(check) {
        const { cached } = this.#context;
        if (check.result !== null && cached.latest?.result === check.result)
            return cached.latest.view;
        const analysis = await this.#store.result(check);
        const submissions = await this.#store.submissions(check.id);
        const closed = await this.#closedTo(check, submissions, analysis);
        const view = new ResultView({ secret: this.#store.secret, check, submissions, analysis, closed });
        // The submissions of a check without a result may still change, and what others hand out of a corpus too.
        if (check.result !== null && check.corpusId === null)
            cached.latest = { result: check.result, view };
        return view;
    }
    /** Submissions of others that a check matches, and that they do not hand out. */
    async #closedTo(check, submissions, analysis) {
        // Without a corpus all earlier work is the owner's.
        if (check.corpusId === null || analysis === null)
            return new Set();
        const own = new Set(submissions.map(({ id }) => id));
        const others = new Set(analysis.pairs.b.filter((id) => id > 0)).difference(own);
        return this.#context.corpora.closed(check, [...others]);
    }
    /** @throws HttpError 404, 409, and 500 where the result is damaged */
    async completed(id) {
        const check = await this.find(id);
        if (check.statusId !== STATE.completed) {
            throw new HttpError(409, check.statusId === STATE.failed
                ? 'The analysis of this check failed: there are no results.'
                : 'The check is not completed yet.', { status_id: check.statusId });
        }
        const view = await this.view(check);
        if (view.analysis === null) {
            throw new HttpError(500, `The results of check ${id} are damaged. Run the check again.`);
        }
        return { check, view };
    }
    /** @throws HttpError 404 */
    async submissionOf(check, id) {
        const submission = await this.#store.submission(id);
        if (submission?.checkId !== check.id) {
            throw new HttpError(404, `Submission ${id} is not part of check ${check.id}.`);
        }
        return submission;
    }
    create(fields) {
        const at = this.#context.now();
        const { userId, keyId, corpusId, scope } = this.#caller;
        return this.#store.createCheck({
            ownerId: fields.demo === true ? null : userId,
            keyId,
            corpusId,
            handedIn: scope === 'submit',
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
/** Whether a socket's other end is one of these proxies. */
function isProxy(remote, proxies) {
    return isTrusted(plain(remote ?? ''), proxies);
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
/** Whether only this machine can reach a service that listens there: it has no proxy, and people have no other address for it. */
function isForThisMachine(service) {
    return isLoopback(service.host) && service.publicUrl == null && (service.trustedProxies ?? []).length === 0;
}

;// CONCATENATED MODULE: ./build/embedded/server/demo.js

/** Makes a read-only check of sample submissions (L135), once for a store; one that was left half-made is made again. */
async function offerDemo(context, pack, folder) {
    const { store, access, runs, now } = context;
    const there = (await store.checks()).find((check) => check.ownerId === null);
    if (there !== undefined && there.statusId !== STATE.created)
        return;
    if (there !== undefined)
        await store.removeCheck(there.id);
    const files = await pack(folder);
    if (files.length === 0)
        return;
    const check = await access.create({
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
    await runs.launch(check, { engineId: ENGINE.group, aiRun: false, baseCode: false });
}

;// CONCATENATED MODULE: ./build/embedded/store/people/caller.js
/** What somebody may be. Assistants read checks that others share with them, and make none. */
const ROLES = ['instructor', 'assistant', 'administrator'];
/** What a key may do: everything, read alone, or hand in and watch what was handed in. */
const SCOPES = ['full', 'read', 'submit'];
/** The first user, who is there from the start: whoever has the key that the service was started with. */
const OWNER_ID = 1;
const OWNER = {
    userId: OWNER_ID,
    name: 'owner',
    role: 'administrator',
    scope: 'full',
    keyId: null,
    corpusId: null,
    trial: false,
    monthlyChecks: null,
    monthlyBytes: null,
};

;// CONCATENATED MODULE: ./build/embedded/store/people/people-error.js

/** What people asked for, and why it cannot be. */
class PeopleError extends outcome/* ConfigurationError */.j1 {
    name = 'PeopleError';
    why;
    constructor(why, message) {
        super(message);
        this.why = why;
    }
}

;// CONCATENATED MODULE: ./build/embedded/store/people/names.js

const MOST_CHARACTERS = 200;
/** Control characters, and those that turn the direction of what stands beside them. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
/**
 * A name that people gave, as it is kept: without spaces around it.
 *
 * @param what whose name it is, for a sentence: "user"
 * @throws PeopleError for one that is empty, too long, or shows as something else than it is
 */
function keptName(what, given) {
    const name = given.trim().normalize('NFC');
    if (name === '')
        throw new PeopleError('invalid', `The name of a ${what} has at least one character.`);
    if (name.length > MOST_CHARACTERS) {
        throw new PeopleError('invalid', `The name of a ${what} has at most ${MOST_CHARACTERS} characters.`);
    }
    if (!name.isWellFormed() || HIDDEN.test(name)) {
        throw new PeopleError('invalid', `The name of a ${what} holds characters that cannot be seen; give it in letters, digits and signs.`);
    }
    return name;
}
/** What two names that people take for the same have in common. */
function foldedName(name) {
    return name.normalize('NFKC').toLowerCase().normalize('NFC');
}

;// CONCATENATED MODULE: ./build/embedded/store/people/keys.js




const KEY_BYTES = 32;
const USE_NOTED_MS = 60_000;
const SHOWN = [
    'id',
    'userId',
    'name',
    'scope',
    'corpusId',
    'createdAt',
    'expiresAt',
    'lastUsedAt',
    'revokedAt',
];
/** A new key: 64 characters of 0 to 9 and a to f. */
function newKey() {
    return (0,external_node_crypto_.randomBytes)(KEY_BYTES).toString('hex');
}
/** The keys of a service's users. A key is random, so its SHA-256 tells nothing of it and needs no salt. */
class Keys {
    #database;
    #now;
    constructor(database, now) {
        this.#database = database;
        this.#now = now;
    }
    /**
     * Makes a key.
     *
     * @returns its row, and the key itself, which nobody can read again
     * @throws PeopleError for a name that cannot be one, or an end that is over
     */
    async create(fields) {
        const name = keptName('key', fields.name);
        const at = this.#now();
        if (fields.expiresAt !== null && fields.expiresAt <= at) {
            throw new PeopleError('invalid', 'The key would be over already; give a time that is to come.');
        }
        const key = newKey();
        const row = await this.#database.db
            .insertInto('keys')
            .values({ ...fields, name, hash: hashOf(key), createdAt: at, lastUsedAt: null, revokedAt: null })
            .returning(SHOWN)
            .executeTakeFirstOrThrow();
        return { row, key };
    }
    /** Newest first. @param userId null: everybody's */
    list(userId) {
        let query = this.#database.db.selectFrom('keys').select(SHOWN).orderBy('id', 'desc');
        if (userId !== null)
            query = query.where('userId', '=', userId);
        return query.execute();
    }
    /** Ends a key for good. @param userId null: whosever it is. @throws PeopleError where there is none */
    async revoke(id, userId) {
        let query = this.#database.db
            .updateTable('keys')
            .set((eb) => ({ revokedAt: eb.fn.coalesce('revokedAt', eb.val(this.#now())) }))
            .where('id', '=', id);
        if (userId !== null)
            query = query.where('userId', '=', userId);
        const row = await query.returning(SHOWN).executeTakeFirst();
        if (row === undefined)
            throw new PeopleError('unknown', `There is no key ${id}.`);
        return row;
    }
    /** Who has the key of this hash; null: nobody, or it is over. Its use is noted, at most once a minute. */
    async holder(keyHash) {
        const at = this.#now();
        const row = await this.#database.db
            .selectFrom('keys')
            .innerJoin('users', 'users.id', 'keys.userId')
            .select([
            'keys.id as keyId',
            'keys.userId',
            'keys.scope',
            'keys.corpusId',
            'keys.expiresAt',
            'keys.lastUsedAt',
            'users.name',
            'users.role',
            'users.trial',
            'users.suspendedAt',
            'users.invoice',
            'users.monthlyChecks',
            'users.monthlyBytes',
        ])
            .where('keys.hash', '=', keyHash)
            .where('keys.revokedAt', 'is', null)
            .executeTakeFirst();
        if (row === undefined || (row.expiresAt !== null && row.expiresAt <= at))
            return null;
        if (row.lastUsedAt === null || Math.abs(at - row.lastUsedAt) >= USE_NOTED_MS) {
            await this.#noteUse(row.keyId, at);
        }
        const { userId, name, role, scope, keyId, corpusId, monthlyChecks, monthlyBytes } = row;
        return {
            caller: {
                userId,
                name,
                role,
                scope,
                keyId,
                corpusId,
                trial: row.trial === 1,
                monthlyChecks,
                monthlyBytes,
            },
            suspended: row.suspendedAt === null ? null : { invoice: row.invoice },
        };
    }
    /** Nobody is refused because there is no room for it. */
    async #noteUse(id, at) {
        try {
            await this.#database.db.updateTable('keys').set({ lastUsedAt: at }).where('id', '=', id).execute();
        }
        catch (error) {
            if (!isNoRoom(error))
                throw error;
        }
    }
}
/** As a key is kept and found. */
function hashOf(key) {
    return (0,external_node_crypto_.createHash)('sha256').update(key).digest('hex');
}

;// CONCATENATED MODULE: ./build/embedded/server/door.js




/** Who may come in: whoever has a key of a user, or the key that the service was started with. */
class Door {
    #keyHash;
    #keys;
    constructor(key, keys) {
        this.#keyHash = Buffer.from(hashOf(key));
        this.#keys = keys;
    }
    /**
     * Who asks; an error is why they may not. It is the same for a key that nobody has, one that was revoked and one that is over.
     */
    async enter(request) {
        const given = request.headers['apikey'];
        return given === undefined || given === ''
            ? new HttpError(401, 'No API key was provided in the header (apikey).')
            : this.admit(hashOf(String(given)));
    }
    /** Whose key has this hash, as `enter`. */
    async admit(keyHash) {
        const holder = await this.#holderOf(keyHash);
        if (holder === null)
            return new HttpError(401, 'The API key is not valid.');
        if (holder.suspended === null)
            return holder.caller;
        const { invoice } = holder.suspended;
        return invoice === null
            ? new HttpError(403, 'The account is suspended. Ask an administrator of this service.', {
                suspended: true,
            })
            : new HttpError(403, 'The account is suspended: an invoice has not been paid.', { invoice });
    }
    async #holderOf(keyHash) {
        if ((0,external_node_crypto_.timingSafeEqual)(Buffer.from(keyHash), this.#keyHash))
            return { caller: OWNER, suspended: null };
        return this.#keys.holder(keyHash);
    }
}

;// CONCATENATED MODULE: ./build/embedded/server/events/check-feed.js

/** Rows are read so often at most, however many people watch. */
const EVERY_MS = 1_000;
/**
 * Tells whoever watches a check how it stands. The rows are the truth, so it is the same whichever process works on a check. Nothing
 * is read while nobody watches.
 */
class CheckFeed {
    #read;
    #sleep;
    #onDefect;
    #listeners = new Map();
    #stopped = new AbortController();
    #round = null;
    /** @param onDefect told once of a row that cannot be read, however long that lasts */
    constructor(read, onDefect, sleep = (ms, signal) => (0,external_node_timers_promises_.setTimeout)(ms, undefined, { ref: false, signal })) {
        this.#read = read;
        this.#onDefect = onDefect;
        this.#sleep = sleep;
    }
    /** @returns ends it */
    watch(checkId, listener) {
        const those = this.#listeners.get(checkId) ?? new Set();
        this.#listeners.set(checkId, those.add(listener));
        this.#round ??= this.#goRound().finally(() => {
            this.#round = null;
        });
        return () => {
            those.delete(listener);
            if (those.size === 0 && this.#listeners.get(checkId) === those)
                this.#listeners.delete(checkId);
        };
    }
    /** Nothing is read any more when it returns. */
    async close() {
        this.#listeners.clear();
        this.#stopped.abort();
        await this.#round;
    }
    async #goRound() {
        const { signal } = this.#stopped;
        let isKnown = true;
        while (this.#listeners.size > 0) {
            await this.#sleep(EVERY_MS, signal).catch(() => { });
            if (signal.aborted)
                return;
            const ids = [...this.#listeners.keys()];
            let news = null;
            try {
                news = await this.#read(ids);
            }
            catch (error) {
                // A database that is away comes back.
                if (isKnown)
                    this.#onDefect(error);
            }
            isKnown = news !== null;
            for (const id of ids) {
                const one = news === null ? undefined : (news.get(id) ?? null);
                for (const listener of this.#listeners.get(id) ?? [])
                    listener(one);
            }
        }
    }
}

;// CONCATENATED MODULE: ./build/embedded/server/events/event-streams.js



/** Streams that are open at once, of one process. */
const MOST = 500;
const MOST_OF_ONE = 20;
/** Proxies cut connections that are silent for longer; most wait a minute. */
const HEARTBEAT_MS = 15_000;
/** A client comes back after it: with a key that is looked at again, and maybe to another process. */
const LONGEST_MS = 10 * 60_000;
/** A client that takes nothing is cut off. */
const MOST_WAITING_BYTES = 64 * 1024;
const RETRY_MS = 2_000;
/** Server-sent events of checks: https://html.spec.whatwg.org/multipage/server-sent-events.html. */
class EventStreams {
    #feed;
    #monotonic;
    #open = new Map();
    #closed = false;
    constructor(feed, monotonic) {
        this.#feed = feed;
        this.#monotonic = monotonic;
    }
    /**
     * What to answer who wants to watch a check: its events, or nothing where the client has the last word on it already.
     *
     * @throws HttpError 429, 503
     */
    answer(request) {
        // A browser does not come back after it.
        if (hasEnded(request.news) && request.lastEventId === idOf(request.news))
            return { kind: 'nothing' };
        if (this.#closed)
            throw new HttpError(503, 'The service is being stopped.');
        const wait = { 'retry-after': '10' };
        if (this.#open.size >= MOST) {
            throw new HttpError(503, 'Too many people watch checks just now. Try again in a minute.', {}, wait);
        }
        const own = [...this.#open.values()].filter(({ userId }) => userId === request.userId).length;
        if (own >= MOST_OF_ONE) {
            throw new HttpError(429, `You watch ${MOST_OF_ONE} checks already. Close one of them.`, {}, wait);
        }
        return { kind: 'events', begin: (sink) => this.#begin(request, sink) };
    }
    /** Ends all streams; clients come back to another process, or to the next one. */
    async close() {
        this.#closed = true;
        for (const { end } of this.#open.values())
            end();
        await this.#feed.close();
    }
    #begin({ userId, news: first, lastEventId }, sink) {
        let sent = lastEventId;
        const since = this.#monotonic();
        let last = since;
        const write = (text) => {
            last = this.#monotonic();
            sink.write(text);
        };
        const tell = (news) => {
            if (sink.writableLength > MOST_WAITING_BYTES)
                return sink.destroy();
            if (news === null) {
                write(eventOf({ event: 'gone', data: JSON.stringify({ check_id: first.check_id }) }));
                return end();
            }
            if (news !== undefined && idOf(news) !== sent) {
                const hasEndedNow = hasEnded(news);
                sent = idOf(news);
                write(eventOf({ id: sent, event: hasEndedNow ? 'done' : 'status', data: JSON.stringify(news) }));
                if (hasEndedNow)
                    return end();
            }
            const now = this.#monotonic();
            if (now - since >= LONGEST_MS)
                end();
            else if (now - last >= HEARTBEAT_MS)
                write(':\n\n');
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
        this.#open.set(sink, { userId, end });
        sink.once('close', leave);
        write(eventOf({ retry: RETRY_MS }));
        tell(first);
    }
}
/** @param fields values of one line */
function eventOf(fields) {
    const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\n`);
    return `${lines.join('')}\n`;
}
function hasEnded({ status_id }) {
    return status_id === STATE.completed || status_id === STATE.failed;
}
/** The same for the same state, whichever process says it. An estimate that moves is no news. */
function idOf(news) {
    const text = JSON.stringify({ ...news, estimated_completion: null });
    return (0,external_node_crypto_.createHash)('sha256').update(text).digest('hex').slice(0, 16);
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

;// CONCATENATED MODULE: ./build/embedded/server/operation-rules.js

const EVERY = ['full', 'read', 'submit'];
const READ = ['full', 'read'];
const WRITE = ['full'];
const HAND_IN = ['full', 'submit'];
/** Every operation. One that is new does not compile until it stands here. */
const OPERATION_RULES = {
    validateKey: { scopes: EVERY, deed: null },
    account: { scopes: EVERY, deed: null },
    languages: { scopes: EVERY, deed: null },
    testTypes: { scopes: EVERY, deed: null },
    serviceStatus: { scopes: EVERY, deed: null },
    listChecks: { scopes: READ, deed: null },
    createCheck: { scopes: HAND_IN, deed: 'create-check', makes: true },
    // A key that hands in is shown what was uploaded, without a number.
    getCheck: { scopes: EVERY, deed: null },
    updateCheck: { scopes: WRITE, deed: 'change-check' },
    deleteCheck: { scopes: WRITE, deed: 'delete-check' },
    upload: { scopes: HAND_IN, deed: 'upload' },
    uploadBatch: { scopes: HAND_IN, deed: 'upload' },
    deleteSubmission: { scopes: WRITE, deed: 'delete-submission' },
    startCheck: { scopes: HAND_IN, deed: 'start-check' },
    quickCheck: { scopes: HAND_IN, deed: 'start-check', makes: true },
    cancelCheck: { scopes: WRITE, deed: 'cancel-check' },
    status: { scopes: EVERY, deed: null },
    overview: { scopes: READ, deed: null },
    verdict: { scopes: EVERY, deed: null },
    summary: { scopes: READ, deed: null },
    overviewCsv: { scopes: READ, deed: null },
    webSearch: { scopes: READ, deed: null },
    results: { scopes: READ, deed: null },
    resultsBatch: { scopes: READ, deed: null },
    aiResults: { scopes: READ, deed: null },
    exportCheck: { scopes: READ, deed: 'export-check' },
    // Written down by the handlers, which know whose code it is.
    remoteFile: { scopes: READ, deed: null },
    viewer: { scopes: READ, deed: null },
    viewerFile: { scopes: READ, deed: null },
    viewerCounterpart: { scopes: READ, deed: null },
};
/** @throws HttpError 403 where the key or the role does not allow an operation */
function allowOperation(operation, { scope, role }) {
    const { scopes, makes } = OPERATION_RULES[operation];
    if (!scopes.includes(scope)) {
        throw new HttpError(403, `A key of the scope ${scope} does not allow this. It needs one of the scope ${scopes.join(' or ')}.`);
    }
    if (makes === true && role === 'assistant') {
        throw new HttpError(403, 'An assistant reads checks that others share, and makes none.');
    }
}
/** What an operation is called where it is written down; null: it is not. */
function deedOf(operation) {
    return OPERATION_RULES[operation].deed;
}

;// CONCATENATED MODULE: ./build/embedded/server/handlers/checks.js




/** Checks as rows: made, listed, renamed, deleted. */
const listChecks = async (context, request) => {
    const checks = await context.access.list();
    const counts = request.with_stats === '1' ? await context.store.submissionCounts(checks.map(({ id }) => id)) : null;
    const rows = [];
    for (const check of checks) {
        rows.push({
            ...checkRow(check),
            assignmentstatuses: { id: check.statusId, status: statusText(check.statusId) },
            ...(counts === null ? {} : { stats: await stats(context, check, counts.get(check.id) ?? 0) }),
        });
    }
    return json(rows);
};
/** Of a check without a result: nothing is read for it. */
const NOTHING_FOUND = {
    groupAverage: null,
    groupMax: null,
    databaseAverage: null,
    databaseMax: null,
    aiAverage: null,
    aiMax: null,
    flagged: 0,
    matches: 0,
};
async function stats({ store, access }, check, submissions) {
    const there = check.stats ?? (check.result === null ? NOTHING_FOUND : (await access.view(check)).statistics());
    // A check of an earlier version is counted once, not at each call.
    if (check.statusId === STATE.completed && check.stats === null) {
        await store.noteCheck(check.id, { stats: there });
    }
    return {
        submissions,
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
const createCheck = async ({ access }, request) => json(access.row(await access.create(request)), 201);
const getCheck = async ({ access }, request) => {
    const check = await access.find(request.check_id);
    const results = await access.view(check);
    return json({
        check: access.row(check),
        status: statusText(check.statusId),
        submission_count: results.submissions.length,
        submissions: results.submissions.map((submission) => access.isHandIn
            ? { ...results.bareRow(submission), assignment_id: access.numberOf(check) }
            : results.row(submission)),
    });
};
const updateCheck = async ({ store, access, now }, request) => {
    const check = access.writable(await access.find(request.check_id));
    const after = request.name === undefined && request.language === undefined
        ? check
        : ((await store.updateCheck(check.id, {
            ...(request.name === undefined ? {} : { name: request.name }),
            ...(request.language === undefined ? {} : { languageId: knownLanguage(request.language) }),
            updatedAt: now(),
        })) ?? (await access.find(check.id)));
    return json({ success: true, message: 'The check was updated.', check: checkRow(after) });
};
const deleteCheck = async ({ store, access, runs }, request) => {
    const check = access.writable(await access.find(request.check_id));
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

;// CONCATENATED MODULE: ./build/embedded/store/people/quotas.js


/** What somebody used of a month; the first user is not counted. It is counted when it is taken, so deleting a check gives nothing back. */
class Quotas {
    #database;
    #now;
    constructor(database, now) {
        this.#database = database;
        this.#now = now;
    }
    /** Of this month. */
    async used(userId) {
        const row = await this.#database.db
            .selectFrom('usage')
            .select(['checks', 'bytes'])
            .where('userId', '=', userId)
            .where('month', '=', monthOf(this.#now()))
            .executeTakeFirst();
        return row ?? { checks: 0, bytes: 0 };
    }
    /**
     * Takes so much of this month, if there is so much left. Of two that come at once for the last of it one gets it.
     *
     * @param most null: not limited; it is counted all the same
     */
    async take(userId, what, amount, most) {
        if (userId === OWNER_ID)
            return true;
        if (most !== null && amount > most)
            return false;
        const month = monthOf(this.#now());
        const left = { checks: 0, bytes: 0, [what]: amount };
        const row = await this.#database.db
            .insertInto('usage')
            .values({ userId, month, ...left })
            .onConflict((conflict) => {
            const update = conflict
                .columns(['userId', 'month'])
                .doUpdateSet({ [what]: (0,sql/* sql */.l) `${sql/* sql */.l.ref(`usage.${what}`)} + ${amount}` });
            return most === null ? update : update.where(`usage.${what}`, '<=', most - amount);
        })
            .returning('userId')
            .executeTakeFirst();
        return row !== undefined;
    }
    /** Gives back what was taken for something that did not happen. */
    async giveBack(userId, what, amount) {
        await this.#database.db
            .updateTable('usage')
            .set({ [what]: (0,sql/* sql */.l) `${sql/* sql */.l.ref(what)} - ${amount}` })
            .where('userId', '=', userId)
            .where('month', '=', monthOf(this.#now()))
            .where(what, '>=', amount)
            .execute();
    }
}
/** Year and month in UTC, as 202611. */
function monthOf(at) {
    const date = new Date(at);
    return date.getUTCFullYear() * 100 + date.getUTCMonth() + 1;
}
/** When the month after this one begins, in milliseconds since the epoch. */
function nextMonth(at) {
    const date = new Date(at);
    return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
}

;// CONCATENATED MODULE: ./build/embedded/server/engines.js

const PEERS = ['peer', 'base-code', 'ai-references', 'code-quality'];
const COMMON = { consumption: 0, peer_only: false, auto_detect_base_code: true };
/** What an embedded service offers on `/test-types`. @param providers who is asked about the web; nobody: it is not searched */
function enginesOf(providers) {
    const available = providers.length > 0;
    const web = available
        ? `public sources on the web (${providers.join(', ')})`
        : 'public sources on the web. Not available: no web source is configured (`web`, or `serve --web`)';
    return [
        {
            ...COMMON,
            id: ENGINE.group,
            name: 'Group Similarity',
            description: 'Compares the submissions of a check with each other.',
            features: PEERS,
            peer_only: true,
            available: true,
        },
        {
            ...COMMON,
            id: ENGINE.full,
            name: 'Database and Group Similarity',
            description: `Compares the submissions of a check with each other and with all earlier checks of this service. ${available ? 'The web is searched, too, where the start of a check asks for that with webcheck and dbcheck' : 'Web sources are not searched: none is configured'}.`,
            features: ['peer', 'database', ...PEERS.slice(1)],
            available: true,
        },
        {
            ...COMMON,
            id: ENGINE.web,
            name: 'Web and Group Similarity',
            description: `Compares the submissions of a check with each other and with ${web}.`,
            features: ['peer', 'web', ...PEERS.slice(1)],
            available,
        },
        {
            ...COMMON,
            id: ENGINE.webAndDatabase,
            name: 'Web, Database and Group Similarity',
            description: `Compares the submissions of a check with each other, with all earlier checks of this service and with ${web}.`,
            features: ['peer', 'database', 'web', ...PEERS.slice(1)],
            available,
        },
    ];
}

;// CONCATENATED MODULE: ./build/embedded/server/quota.js



/** Units of the quota that a check costs. */
const CONSUMPTION = 1;
/**
 * Takes a check of this month for something that may still fail: then it is given back.
 *
 * @throws HttpError 403 where none is left; what `start` throws
 */
async function withQuota(context, caller, start) {
    const { quotas } = context.people;
    if (!(await quotas.take(caller.userId, 'checks', CONSUMPTION, caller.monthlyChecks))) {
        throw usedUp(context, `${caller.monthlyChecks} checks`);
    }
    let started = null;
    try {
        started = await start();
        return started;
    }
    finally {
        if (started === null)
            await quotas.giveBack(caller.userId, 'checks', CONSUMPTION);
    }
}
/**
 * Takes the bytes of files for as much of them as is kept.
 *
 * @param keep takes the files over, and says how many bytes it kept
 * @throws HttpError 403 where they are more than is left; what `keep` throws
 */
async function withBytes(context, caller, files, keep) {
    const { quotas } = context.people;
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    if (!(await quotas.take(caller.userId, 'bytes', bytes, caller.monthlyBytes))) {
        throw usedUp(context, `${caller.monthlyBytes} bytes of uploads`);
    }
    let keptBytes = 0;
    try {
        const kept = await keep();
        ({ keptBytes } = kept);
        return kept;
    }
    finally {
        if (keptBytes < bytes)
            await quotas.giveBack(caller.userId, 'bytes', bytes - keptBytes);
    }
}
/** What is left of this month's checks. */
async function quotaOf({ quotas }, { userId, monthlyChecks }) {
    if (monthlyChecks === null)
        return { total: null, used: 0 };
    const { checks } = await quotas.used(userId);
    return { total: monthlyChecks, used: checks };
}
function usedUp({ now }, what) {
    return new HttpError(403, `Your quota of ${what} a month is used up. It begins anew at ${timestamp(nextMonth(now()))} UTC; ask an administrator for more.`);
}

;// CONCATENATED MODULE: ./build/embedded/server/handlers/reference.js








/** What an account without limits shows as remaining: large, and still an integer everywhere. */
const UNLIMITED = 1_000_000;
const NAME = 'Embedded service';
/** The account, and what the service knows. */
const validateKey = (_context, _request, { caller }) => json({ valid: true, user_id: caller.userId, email: emailOf(caller), name: nameOf(caller) });
const account = async (context, _request, { caller }) => {
    const { store, access, people, simulation, now } = context;
    const trial = simulation.trial || caller.trial;
    const { total, used } = simulation.quota === null
        ? await quotaOf(people, caller)
        : { total: simulation.quota, used: await store.startedChecks() };
    const remaining = total === null ? UNLIMITED : Math.max(0, total - used);
    const completed = (await access.list()).filter(({ statusId, ownerId }) => statusId === STATE.completed && ownerId === caller.userId);
    const counts = await store.submissionCounts(completed.map(({ id }) => id));
    return json({
        id: caller.userId,
        name: nameOf(caller),
        user: nameOf(caller),
        email: emailOf(caller),
        quota: {
            remaining,
            total,
            unlimited: total === null,
            checks_remaining: remaining,
            // A simulated quota ends for good.
            reset_date: total === null || simulation.quota !== null ? null : timestamp(nextMonth(now())),
        },
        peer_checks_remaining: remaining,
        submissions: [...counts.values()].reduce((sum, count) => sum + count, 0),
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
/** The first user goes by the name of the service. */
function nameOf({ userId, name }) {
    return userId === OWNER_ID ? NAME : name;
}
/** Names may be addresses of mail. */
function emailOf({ name }) {
    return name.includes('@') ? name : `${name}@localhost`;
}
const testTypes = ({ simulation, unmetered, web }, _request, { caller }) => {
    const full = !simulation.trial && !caller.trial;
    const isCounted = simulation.quota !== null || caller.monthlyChecks !== null;
    return json({
        success: true,
        test_types: enginesOf(web).map((engine) => ({ ...engine, consumption: isCounted ? CONSUMPTION : 0 })),
        user_access: { has_full_access: full, is_pro: full, is_edu_verified: full, is_enterprise: full },
        default_test_type: ENGINE.full,
        recommended_test_type: ENGINE.group,
        note: 'Ids are those of this service; nothing is charged.',
        capabilities: [
            CAPABILITY.roles,
            CAPABILITY.brief,
            CAPABILITY.resultsBatch,
            ...(caller.scope === 'submit' ? [CAPABILITY.bandsOnly] : []),
            ...(web.length > 0 ? [CAPABILITY.web] : []),
            ...(unmetered ? [CAPABILITY.unmetered] : []),
        ],
    });
};
const serviceStatus = async ({ simulation, jobs }) => {
    const { waiting, running } = await jobs.overview();
    return json({
        status: simulation.offline ? 'offline' : 'online',
        queued: waiting,
        processing: running,
    });
};

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
const overview = async ({ access }, { check_id: id, brief }, { baseUrl }) => {
    const { check, view } = await access.completed(id);
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
const overviewCsv = async ({ access }, request) => {
    const { check, view } = await access.completed(request.check_id);
    return {
        kind: 'csv',
        filename: `check-${check.id}-overview.csv`,
        text: csv([['Submission', 'Score'], ...view.judged.map((one) => [one.filename, view.scores(one).total])]),
    };
};
const results = async ({ store, access }, request) => {
    const { check, view } = await access.completed(request.check_id);
    const submission = await access.submissionOf(check, request.submission_id);
    const pairs = view.pairs(submission.id);
    const averages = pairs.map(pair_score/* averageSimilarity */.Hk);
    // Without a pair: nothing in common with anybody, or nothing known.
    const none = view.result(submission) === undefined ? null : 0;
    const ids = pairs.map((pair) => (pair.a === submission.id ? pair.b : pair.a));
    const byId = new Map((await store.submissionsById(ids)).map((other) => [other.id, other]));
    const others = ids.flatMap((id) => (view.isClosed(id) ? [] : (byId.get(id) ?? [])));
    return json({
        submission: view.row(submission),
        avg: average(averages) ?? none,
        max: maximum(averages) ?? none,
        min: minimum(averages) ?? none,
        other_matches: view.matches.of(submission.id),
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
const aiResults = async ({ access }, request) => {
    const check = await access.find(request.assignment_id);
    const view = await access.view(check);
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
const summary = async ({ access }, request) => {
    const check = await access.find(request.check_id);
    const view = await access.view(check);
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
const exportCheck = async ({ access, now }, { check_id: id, format }) => {
    const { check, view } = await access.completed(id);
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
        plagiarism_web: scores.external,
        plagiarism_total: scores.total,
        matches_local: matches.peer,
        matches_web: matches.external,
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
        plagiarism_score: { local: scores.peer, web: scores.external, total: scores.total },
        matches: { local: matches.peer, web: matches.external },
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
const resultsBatch = async ({ access }, { check_id: id, submission_ids: ids, partners = Infinity }) => {
    const { check, view } = await access.completed(id);
    const commonCode = Map.groupBy(view.analysis?.commonCode ?? [], ({ submission }) => submission);
    const files = new Places();
    const results = [];
    let rows = 0;
    for (const submissionId of ids) {
        const submission = await access.submissionOf(check, submissionId);
        const pairs = view.pairs(submission.id);
        const matches = matchColumns(view, submission.id, pairs, partners, files);
        rows += pairs.length + matches.pair.length;
        if (results.length > 0 && rows > MOST_ROWS)
            break;
        results.push({
            submission_id: submission.id,
            pairs: pairColumns(submission.id, pairs),
            matches,
            ai_matches: [...view.matches.ofAi(submission.id)],
            web_matches: [...view.matches.ofWeb(submission.id)],
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
        const type = wanted?.has(otherOf(own, pair)) === false ? null : view.matches.typeOf(own, pair);
        if (type === null)
            continue;
        for (const fragment of view.matches.fragments(own, pair)) {
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

;// CONCATENATED MODULE: ./build/embedded/server/handlers/verdict.js


/** The verdict in bands: no number, no name, no pair. The threshold is the service's own: one that is asked for would measure a number. */
const verdict = async ({ access }, { check_id: number }) => {
    const { check, view } = await access.completed(number);
    const submissions = view.judged.map((submission) => view.verdictRow(submission));
    return json({
        check_id: access.numberOf(check),
        flagged: submissions.some(({ flagged }) => flagged),
        threshold: FLAG_ABOVE,
        submissions,
    });
};

;// CONCATENATED MODULE: ./build/embedded/server/handlers/web-search.js

/** What the search of the web came to. A check that was not searched for has nothing in it: nothing left. */
const webSearch = async ({ access }, request) => {
    const { check, view } = await access.completed(request.check_id);
    const { web, tutorials = [] } = view.analysis ?? {};
    const judged = new Set(view.judged.map(({ id }) => id));
    const sources = web?.sources ?? [];
    return json({
        check_id: check.id,
        providers: web?.providers ?? [],
        requests: web?.requests ?? 0,
        sent: web?.sent ?? [],
        sources: sources.map(({ id, provider, url, repository, commit, licence, publicSince, path, blob }) => ({
            provider,
            url,
            repository,
            commit,
            licence,
            public_since: publicSince,
            path,
            blob,
            submissions: view.submissionsWith(id),
        })),
        tutorials: tutorials.flatMap(({ source, submissions, of }) => {
            const found = sources.find(({ id }) => id === source);
            // What lies in an account of the class is somebody's own work, and no tutorial.
            return found === undefined || found.ownOf.length > 0
                ? []
                : [{ url: found.url, repository: found.repository, path: found.path, submissions, of }];
        }),
        failures: web?.failures ?? [],
        not_searched: (web?.states ?? []).filter(({ submission, state }) => state === 'not-searched' && judged.has(submission)).length,
        states: (web?.states ?? []).map(({ submission, state, why }) => ({
            submission_id: submission,
            state,
            why,
        })),
    });
};

// EXTERNAL MODULE: ./build/zip/directory.js + 2 modules
var directory = __webpack_require__(5486);
// EXTERNAL MODULE: ./build/zip/reader.js + 2 modules
var reader = __webpack_require__(2647);
// EXTERNAL MODULE: ./build/embedded/store/blobs/blobs.js
var blobs_blobs = __webpack_require__(8270);
;// CONCATENATED MODULE: ./build/embedded/server/intake.js





/** Takes one received file over; a string is why it was refused. */
async function takeFile({ store, now }, check, file, role) {
    if (file.truncated)
        return `The file is larger than 10 MB (${MAX_UPLOAD_BYTES} bytes).`;
    if (file.bytes === 0)
        return 'The file is empty.';
    try {
        (0,reader/* readZip */.u)(await (0,blobs_blobs/* bytesOf */.$$)(file.contents));
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
    return (await store.check(check.id)) === undefined ? 'The check was deleted meanwhile.' : STARTED;
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
        const { store, now } = context;
        await Promise.allSettled(uploaded.map((one) => store.removeSubmission(one, now())));
        throw error;
    }
    return { uploaded, keptBytes: uploaded.reduce((sum, { fileSize }) => sum + fileSize, 0), failed };
}

;// CONCATENATED MODULE: ./build/embedded/server/status-of.js


/** How checks stand, in their order. Two questions, however many they are. */
async function statusesOf({ store, runs, now }, checks) {
    const totals = await store.submissionCounts(checks.map(({ id }) => id));
    const progress = await runs.progress(checks.filter(isRunning).map(({ id }) => id));
    return checks.map((check) => {
        const total = totals.get(check.id) ?? 0;
        const { share, elapsedMs } = progress.get(check.id) ?? { share: 0, elapsedMs: 0 };
        const done = check.statusId === STATE.completed ? 1 : share;
        const leftMs = done > 0.1 ? (elapsedMs / done) * (1 - done) : 1_000 + total * 5;
        return {
            check_id: check.id,
            status_id: check.statusId,
            status: statusText(check.statusId),
            status_message: check.statusMessage,
            progress: Math.floor(done * 100),
            submissions_total: total,
            submissions_completed: Math.floor(done * total),
            estimated_completion: isRunning(check) ? new Date(now() + leftMs).toISOString() : null,
        };
    });
}
/** Whether a check was started and has not ended. */
function isRunning(check) {
    return check.statusId === STATE.queued || check.statusId === STATE.processing;
}

;// CONCATENATED MODULE: ./build/embedded/server/handlers/run.js










/** Checks are started, watched and cancelled. */
/** @throws HttpError 409 */
function startable(check) {
    if (!STARTABLE.includes(check.statusId))
        throw startedMeanwhile(check);
    return check;
}
function startedMeanwhile(check) {
    return new HttpError(409, `The check has been started already (${statusText(check.statusId)}).`, {
        status_id: check.statusId,
    });
}
const startCheck = async (context, request, { caller, baseUrl }) => {
    const { store, access, runs, web } = context;
    const check = startable(access.writable(await access.findByField(request.check_id)));
    const engineId = approve(chooseEngine(check, request), web);
    const submissions = await store.submissions(check.id);
    if (!submissions.some((submission) => submission.role === 'submission')) {
        throw invalid({ check_id: ['The check has no submissions.'] });
    }
    const how = {
        engineId,
        aiRun: request.ai_run,
        baseCode: request.base_code_detection,
        web: webOrderOf(engineId, request, web),
    };
    const started = await withQuota(context, caller, () => runs.launch(check, how));
    if (started === null)
        throw startedMeanwhile(await access.again(check));
    return json({
        success: true,
        check: access.row(started),
        status: statusText(started.statusId),
        submission_count: submissions.length,
        checkURL: checkPage(baseUrl, started.id),
    });
};
const quickCheck = async (context, request, { caller, files, baseUrl }) => {
    const { store, access, runs, monotonic, web } = context;
    const begun = monotonic();
    if (files.length === 0)
        throw invalid({ files: ['The files field is required.'] });
    const wanted = approve(request.test_type ??
        (request.webcheck === false && request.dbcheck === false ? ENGINE.group : ENGINE.full), web);
    const check = await access.create({ ...request, test_type: wanted });
    const { uploaded, failed } = await withBytes(context, caller, files, () => takeFiles(context, check, files, request.role ?? 'submission')).catch(async (error) => {
        await store.removeCheck(check.id);
        throw error;
    });
    // Somebody else may have started or deleted it meanwhile.
    startable(await access.again(check));
    if (uploaded.length === 0) {
        await store.removeCheck(check.id);
        throw invalid({ files: failed.map(({ file, error }) => `${file}: ${error}`) });
    }
    const how = {
        engineId: wanted,
        aiRun: request.ai_run,
        baseCode: request.base_code_detection,
        web: webOrderOf(wanted, request, web),
    };
    const started = await withQuota(context, caller, () => runs.launch(check, how)).catch(async (error) => {
        if (error instanceof HttpError)
            await store.removeCheck(check.id);
        throw error;
    });
    if (started === null)
        throw startedMeanwhile(await access.again(check));
    const language = languages/* LANGUAGES */.Yj.find((one) => one.id === started.languageId);
    return json({
        success: true,
        message: `${uploaded.length} uploaded, ${failed.length} failed; the analysis has been started.`,
        data: {
            check_id: access.numberOf(started),
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
            status: `GET ${baseUrl}/checks/${access.numberOf(started)}/status`,
            results: `POST ${baseUrl}/check/overview`,
        },
    }, 201);
};
const cancelCheck = async ({ access, runs }, request) => {
    const check = access.writable(await access.find(request.check_id));
    if (!isRunning(check)) {
        throw new HttpError(409, `The check is not being processed (${statusText(check.statusId)}).`, {
            status_id: check.statusId,
        });
    }
    const after = await runs.cancel(check);
    return json({ success: true, message: 'The analysis was cancelled.', check: checkRow(after) });
};
const run_status = async (context, request) => {
    const check = await context.access.find(request.check_id);
    const [only] = await statusesOf(context, [check]);
    return json({ ...only, check_id: context.access.numberOf(check) });
};
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
/**
 * How the web is searched for a check; null: it is not. Engine 1 is what a client gets that says nothing, so it searches the web only
 * for one that asks for it in so many words.
 */
function webOrderOf(engineId, request, providers) {
    const isAsked = engineId === ENGINE.web ||
        engineId === ENGINE.webAndDatabase ||
        (engineId === ENGINE.full && request.webcheck === true && request.dbcheck === true);
    return isAsked && providers.length > 0 ? (request.web ?? {}) : null;
}
/** @throws HttpError 422 for an unknown engine, 403 for one that is not available */
function approve(engineId, web) {
    const engines = enginesOf(web);
    const engine = engines.find(({ id }) => id === engineId);
    const offered = engines.filter((one) => one.available).map((one) => `${one.id} (${one.name})`);
    const list = offered.join(', ');
    if (engine === undefined) {
        throw invalid({ test_type: [`Engine ${engineId} does not exist; there are ${list}.`] });
    }
    if (!engine.available)
        throw new HttpError(403, `Engine ${engineId} is not available; there are ${list}.`);
    return engineId;
}

;// CONCATENATED MODULE: ./build/embedded/server/handlers/submissions.js




/** Submissions come and go until their check is started. */
const upload = async (context, request, { caller, files }) => {
    const { store, access } = context;
    const [file] = files;
    if (file === undefined)
        throw invalid({ file: ['The file field is required.'] });
    const check = await access.openForUpload(request.check_id);
    const { uploaded, failed } = await withBytes(context, caller, files, () => takeFiles(context, check, [file], request.role ?? 'submission'));
    const [taken] = uploaded;
    if (taken === undefined)
        throw invalid({ file: failed.map(({ error }) => error) });
    return json({
        data: `Submission ${taken.id} was uploaded.`,
        file: taken.filename,
        file_size: taken.fileSize,
        submission_count: await store.submissionCount(check.id),
        check: access.row(await access.again(check)),
    });
};
const uploadBatch = async (context, request, { caller, files }) => {
    const { access } = context;
    if (files.length === 0)
        throw invalid({ files: ['The files field is required.'] });
    const check = await access.openForUpload(request.check_id);
    const { uploaded, failed } = await withBytes(context, caller, files, () => takeFiles(context, check, files, request.role ?? 'submission'));
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
        check: access.row(await access.again(check)),
    });
};
const deleteSubmission = async (context, request) => {
    const { store, access, runs, now } = context;
    const check = access.writable(await access.findByField(request.check_id));
    const submission = await store.submission(request.submission_id);
    if (submission?.checkId !== check.id) {
        throw invalid({
            submission_id: [`Submission ${request.submission_id} is not part of check ${check.id}.`],
        });
    }
    if (!(await store.removeSubmission(submission, now()))) {
        throw invalid({ check_id: ['The check has been started: its submissions stay.'] });
    }
    runs.roomMade();
    return json({ success: true, message: 'The submission was deleted.' });
};

// EXTERNAL MODULE: ./build/text/lines.js
var lines = __webpack_require__(8161);
// EXTERNAL MODULE: ./build/embedded/engine/read-document.js + 11 modules
var read_document = __webpack_require__(1074);
;// CONCATENATED MODULE: ./build/embedded/server/handlers/viewer.js








/** What one answer unpacks: files that the engine reads, and no more of them than fit into one upload of code. */
const viewer_LIMITS = { ...reader/* ZIP_LIMITS */.L, maxEntryBytes: read_document/* MAX_FILE_BYTES */.gZ, maxTotalBytes: 64 * 1024 * 1024 };
/** The code of submissions. ZIPs are unpacked beside the thread that answers. */
/** @throws HttpError 422 where the ZIP is damaged or gone */
async function zipOf(store, submission) {
    try {
        return (0,reader/* readZip */.u)(await store.zipOf(submission), viewer_LIMITS);
    }
    catch (error) {
        if (error instanceof directory/* ZipError */.Wz || error instanceof blobs_blobs/* BlobMissing */.QO) {
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
/**
 * Refuses code of others who do not hand it out, and writes down who reads whose. Where there is no room for that, own code is read
 * all the same.
 *
 * @throws HttpError 403
 */
async function noteReading({ store, people }, { caller }, check, submission) {
    const isOwn = submission.checkId === check.id;
    if (!isOwn && (await people.corpora.closed(check, [submission.id])).has(submission.id)) {
        throw new HttpError(403, 'This file is work of somebody else, who does not hand it out. Ask its owner.');
    }
    const { ownerId = null } = isOwn ? check : ((await store.check(submission.checkId)) ?? {});
    await people.audit.add(caller, { action: 'read-code', checkId: submission.checkId, submissionId: submission.id, ownerId }, ownerId === caller.userId ? 'allow' : 'refuse');
}
const viewer = async (context, request, call) => {
    const { store, access } = context;
    const { check, view } = await access.completed(request.check_id);
    const submission = await access.submissionOf(check, request.submission_id);
    await noteReading(context, call, check, submission);
    const { entries, problems } = await zipOf(store, submission);
    const files = [];
    // One after the other: what is unpacked at once is one file.
    for (const entry of entries)
        files.push(await viewed(entry));
    files.push(...problems.map(({ path, reason }) => ({ path, lines: null, problem: reason })));
    return json({ submission: view.row(submission), files, matches: view.matches.of(submission.id) });
};
const viewerFile = async (context, request, call) => {
    const { store, access } = context;
    const { check } = await access.completed(request.check_id);
    const submission = await access.submissionOf(check, request.submission_id);
    await noteReading(context, call, check, submission);
    return json({
        submission_id: submission.id,
        path: request.path,
        content: await textOf(store, submission, request.path),
    });
};
const viewerCounterpart = async (context, request, call) => {
    const { store, access } = context;
    const { check, view } = await access.completed(request.check_id);
    const match = view.matches.byId(request.match_id);
    if (match === undefined)
        throw noMatch(request);
    if (match.web !== undefined && match.web.repository !== null) {
        return json({ match, file: { submission_id: 0, ...webFile(view, match) } });
    }
    // What the world knows byte for byte is the submission's own file.
    const otherId = match.web === undefined ? match.submission_id_matched : match.submission_id;
    const other = otherId === null ? undefined : await store.submission(otherId);
    if (other === undefined)
        throw noMatch(request);
    await noteReading(context, call, check, other);
    return json({
        match,
        file: {
            submission_id: other.id,
            path: match.file_matched,
            content: await textOf(store, other, match.file_matched),
        },
    });
};
const remoteFile = async (context, request, call) => {
    const { store, access } = context;
    const place = readLocation(request.location);
    const { submissionId, path, checkId } = place;
    const expected = sign(store.secret, place);
    if (!same(expected.source, request.source) || expected.location !== request.location) {
        throw new HttpError(403, 'location and source do not belong to a match of this service.');
    }
    // Who was shown the match may read the file; whoever else has its address is told nothing.
    const check = await access.visible(checkId);
    if (check !== null && submissionId < 0)
        return json({ file: await webRemoteFile(context, request, place) });
    const submission = await store.submission(submissionId);
    if (check === null || submission === undefined) {
        throw new HttpError(404, 'The submission of this match does not exist any more.');
    }
    await noteReading(context, call, check, submission);
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
function noMatch({ match_id: id, check_id: checkId }) {
    return new HttpError(404, `Match ${id} is not part of check ${checkId}.`);
}
/** @throws HttpError 404 where its text is not kept */
function webFile(view, match) {
    const path = match.file_matched;
    const [id] = JSON.parse(Buffer.from(match.location, 'base64url').toString('utf8'));
    return { path, content: keptText(view.webFile(id, path)?.text, match.web?.url ?? '') };
}
function keptText(text, url) {
    if (typeof text === 'string')
        return text;
    throw new HttpError(404, `The text of this source is not kept here. Open ${url}.`);
}
async function webRemoteFile({ access }, { location, source }, { submissionId, path, checkId }) {
    const { view } = await access.completed(checkId);
    const file = view.webFile(submissionId, path);
    if (file === undefined) {
        throw new HttpError(404, 'The source of this match is not kept any more. Run the check again.');
    }
    const at = timestamp(file.at);
    return {
        id: -submissionId,
        filedir: path,
        content: keptText(file.text, 'the address of the match'),
        location,
        source,
        submission_id: 0,
        created_at: at,
        updated_at: at,
    };
}
async function viewed(entry) {
    try {
        return { path: entry.path, lines: (0,lines/* countLines */.l)(await entry.readAside()) };
    }
    catch (error) {
        if (!(error instanceof directory/* ZipError */.Wz))
            throw error;
        return { path: entry.path, lines: null, problem: 'damaged' };
    }
}
function readLocation(location) {
    try {
        const value = JSON.parse(Buffer.from(location, 'base64url').toString('utf8'));
        if (Array.isArray(value) && value.length === 3) {
            const [submissionId, path, checkId] = value;
            if (isId(submissionId) && typeof path === 'string' && isId(checkId)) {
                return { submissionId, path, checkId };
            }
        }
    }
    catch {
        // Not one of ours: told below.
    }
    throw invalid({ location: ['The location field must be copied from a match.'] });
}
function isId(value) {
    return typeof value === 'number' && Number.isSafeInteger(value);
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
    verdict: verdict,
    viewer: viewer,
    viewerCounterpart: viewerCounterpart,
    viewerFile: viewerFile,
    webSearch: webSearch,
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
        const reply = (await handler(context, request, call));
        await noteDeed(context, operation, request, reply, call);
        return reply;
    }
    finally {
        await discard(call.files);
    }
}
/** Writes down what was done to which check. It is done already, so nobody is refused for want of room to say so. */
async function noteDeed({ people, access }, operation, request, reply, { caller, files }) {
    const action = deedOf(operation);
    if (action === null)
        return;
    const { check_id: named, submission_id: submissionId = null } = request;
    const number = named ?? madeCheck(reply);
    const check = number === null ? null : await access.visible(number);
    const checkId = check?.id ?? number;
    const ownerId = checkId === null ? null : (check?.ownerId ?? caller.userId);
    await people.audit.add(caller, {
        action,
        checkId,
        submissionId,
        ownerId,
        ...(files.length === 0 ? {} : { details: { files: files.length } }),
    }, 'allow');
}
/** Of an operation that makes a check. */
function madeCheck(reply) {
    if (reply.kind !== 'json')
        return null;
    const { id, data } = reply.body;
    return id ?? data?.check_id ?? null;
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
// EXTERNAL MODULE: ./build/domain/web.js
var web = __webpack_require__(747);
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
    /** Of public sources alone; null: not searched for. */
    result_public: ours(known).optional(),
    web_state: ours(schemas/* enum */.k5n(['searched', 'partly', 'not-searched'])).optional(),
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
/** Where the other side of a match stands on the web; all ours. */
const MatchSource = ours(schemas/* object */.Ikc({
    provider: schemas/* enum */.k5n(web/* WEB_PROVIDERS */.e),
    url: schemas/* string */.YjP(),
    /** `owner/name`; null: a copy of which only the contents are known. */
    repository: schemas/* string */.YjP().nullable(),
    commit: schemas/* string */.YjP().nullable(),
    /** SHA-1 of the git blob, where the file is the one that was found, and not one beside it. */
    blob: schemas/* string */.YjP().optional(),
    licence: schemas/* string */.YjP().nullable().meta({ description: 'SPDX identifier; null: not known' }),
    public_since: schemas/* string */.YjP().nullable().meta({ description: 'RFC 3339; null: not known' }),
    /** Whether it was public before the submission was handed in, by times of servers alone. */
    before: schemas/* enum */.k5n(['yes', 'no', 'unknown']),
    /** Whether the match counts in `result_web`. */
    counts: schemas/* boolean */.zMY(),
})).meta({ id: 'MatchSource' });
/** A matched region (L49-L62). match_type 1 peer, 2 database, 3 web (`submission_id_matched` is 0 then), 10 AI. */
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
    web: MatchSource.optional(),
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
        /** AI references are in no pair, and neither are sources on the web. */
        ai_matches: schemas/* array */.YOg(Match),
        web_matches: schemas/* array */.YOg(Match),
        common_code: schemas/* array */.YOg(CommonCode),
    })),
})).meta({ id: 'ResultsBatch' });
const provider = schemas/* enum */.k5n(web/* WEB_PROVIDERS */.e);
/** What the search of the web came to, and everything that left the machine for it; all ours. */
const WebSearch = ours(schemas/* object */.Ikc({
    check_id: id,
    /** Who was asked; empty: nobody, and nothing left. */
    providers: schemas/* array */.YOg(provider),
    /** Queries of the code search. */
    requests: schemas/* int */.Whr(),
    sent: schemas/* array */.YOg(schemas/* object */.Ikc({
        provider,
        kind: schemas/* enum */.k5n(['query', 'hashes', 'file', 'repository']),
        text: schemas/* string */.YjP(),
        submissions: schemas/* array */.YOg(schemas/* int */.Whr()),
        answer: schemas/* string */.YjP().optional(),
    })),
    /** Sources that matched. */
    sources: schemas/* array */.YOg(MatchSource.omit({ before: true, counts: true }).extend({
        path: schemas/* string */.YjP(),
        submissions: schemas/* array */.YOg(schemas/* int */.Whr()),
    })),
    /** Files that much of the class shares code with. */
    tutorials: schemas/* array */.YOg(schemas/* object */.Ikc({
        url: schemas/* string */.YjP(),
        repository: schemas/* string */.YjP(),
        path: schemas/* string */.YjP(),
        submissions: schemas/* int */.Whr(),
        of: schemas/* int */.Whr(),
    })),
    failures: schemas/* array */.YOg(schemas/* object */.Ikc({ provider, sentence: schemas/* string */.YjP() })),
    /** Submissions that nobody searched for, and why. */
    not_searched: schemas/* int */.Whr(),
    states: schemas/* array */.YOg(schemas/* object */.Ikc({
        submission_id: id,
        state: schemas/* enum */.k5n(['searched', 'partly', 'not-searched']),
        why: schemas/* enum */.k5n(['budget', 'time', 'failure', 'no-probes']).nullable(),
    })),
})).meta({ id: 'WebSearch' });
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
const ViewerFile = ours(schemas/* object */.Ikc({ submission_id: schemas/* int */.Whr(), path: schemas/* string */.YjP(), content: schemas/* string */.YjP() })).meta({
    id: 'ViewerFile',
});
/** The other side of a match; all ours. */
const ViewerCounterpart = ours(schemas/* object */.Ikc({ match: Match, file: ViewerFile })).meta({
    id: 'ViewerCounterpart',
});
const band = schemas/* enum */.k5n(['n/a', 'low', 'moderate', 'high', 'very high']);
/** What a key that hands in is told of its own check: flagged or not, and bands of 25 points; all ours. */
const CheckVerdict = ours(schemas/* object */.Ikc({
    check_id: id,
    flagged: schemas/* boolean */.zMY(),
    /** What is strictly above it is flagged. */
    threshold: schemas/* number */.aig(),
    submissions: schemas/* array */.YOg(schemas/* object */.Ikc({
        id: id,
        flagged: schemas/* boolean */.zMY(),
        similarity: band,
        ai: band,
        /** AI detection looked at it, and has no score. */
        ai_abstained: schemas/* boolean */.zMY(),
        comparability: Submission.shape.comparability,
        compared_with: Submission.shape.compared_with,
        left_out: Submission.shape.left_out,
        remarks: Submission.shape.remarks,
    })),
})).meta({ id: 'CheckVerdict' });
/** Whether the checking engine is online; all ours. */
const ServiceStatus = ours(schemas/* object */.Ikc({ status: schemas/* enum */.k5n(['online', 'offline']), queued: schemas/* int */.Whr(), processing: schemas/* int */.Whr() })).meta({ id: 'ServiceStatus' });

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(4377);
;// CONCATENATED MODULE: ./build/service/contract/web.js
/** The search of the web as a part of the contract: what a check is started with, and what came of it; all ours. */



const digest = schemas/* string */.YjP()
    .regex(/^[0-9a-f]{64}$/)
    .meta({ description: 'HMAC-SHA-256 of the lower-cased text with the salt, in hex' });
const sha1 = schemas/* string */.YjP().regex(/^[0-9a-f]{40}$/);
const web_provider = schemas/* enum */.k5n(web/* WEB_PROVIDERS */.e);
/** Where a source was found by an earlier check. */
const RememberedSource = schemas/* object */.Ikc({
    provider: web_provider,
    repository: schemas/* string */.YjP().max(200),
    commit: sha1,
    path: schemas/* string */.YjP().max(4096),
    blob: sha1,
});
/** By which rules the web is searched for a check. Names come as digests, so that a service learns none. */
const WebOrder = ours(schemas/* object */.Ikc({
    /** Most queries; the service may allow fewer. */
    requests: schemas/* int */.Whr().min(0).max(10_000).optional(),
    /** The search ends after so many. */
    seconds: schemas/* int */.Whr().min(1).max(86_400).optional(),
    salt: schemas/* string */.YjP()
        .regex(/^[0-9a-f]{16,128}$/)
        .optional(),
    /** Owners and repositories that are no source. */
    exclude: schemas/* array */.YOg(digest).max(20_000).optional(),
    /** Words that are never sent. */
    never: schemas/* array */.YOg(digest).max(50_000).optional(),
    submissions: schemas/* array */.YOg(schemas/* object */.Ikc({
        id: schemas/* int */.Whr().min(1),
        /** Accounts of whoever wrote it. */
        own: schemas/* array */.YOg(digest).max(100).optional(),
        /** When it was handed in, RFC 3339 with a zone. */
        at: iso/* datetime */.w$({ offset: true }).optional(),
        /** Searched for by an earlier check: no query is spent on it. */
        remembered: schemas/* array */.YOg(RememberedSource).max(100).nullable().optional(),
        /** Its repository is public: what the world knows of it byte for byte may be itself. */
        is_public: schemas/* boolean */.zMY().optional(),
        /** It changed since: it is asked for again, after all that never were. */
        again: schemas/* boolean */.zMY().optional(),
    }))
        .max(20_000)
        .optional(),
}));

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
        request: schemas/* object */.Ikc({ check_id: checkId, ...engine, ...detection, web: WebOrder.optional() }),
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
    webSearch: {
        forms: ['POST /check/web'],
        safety: 'read',
        summary: 'What was searched for on the web, and what left the service',
        action: 'read what was searched for on the web',
        request: byCheckId,
        response: WebSearch,
        needs: ['sent'],
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
    verdict: {
        forms: ['GET /checks/{checkId}/verdict'],
        safety: 'read',
        summary: 'Whether submissions are flagged, in bands',
        action: 'read the verdict',
        request: byCheckId,
        response: CheckVerdict,
        needs: ['submissions'],
        errors: [404, 409],
        extension: true,
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
function endpointOf(operation, shape, index) {
    const form = formOf(shape.forms[index] ?? '', shape.request);
    return {
        operation,
        id: index === 0 ? operation : `${operation}By${form.method.charAt(0)}${form.method.slice(1).toLowerCase()}`,
        ...form,
        // A check that is named in the body may be named wrongly; what stands in a path is not found.
        errors: form.body !== undefined && 'check_id' in form.body.shape ? [...shape.errors, 422] : shape.errors,
        shape,
    };
}
/**
 * Which fields of a request go where. Fields that stand in the path are parameters; the others are the query of a GET and DELETE, else
 * the body.
 *
 * @param form method and path, as `POST /checks{?with_stats}`
 */
function formOf(form, request) {
    const [, verb = '', path = '', both] = /^(\w+) ([^?]+?)(?:\{\?(\w+)\})?$/.exec(form) ?? [];
    const method = verb;
    const fields = request.shape;
    const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter = '']) => parameter);
    const inPath = new Set(parameters.map(fieldOf));
    const rest = Object.entries(fields).filter(([field]) => !inPath.has(field));
    const hasBody = method === 'POST' || method === 'PATCH';
    const inQuery = hasBody ? rest.filter(([field]) => field === both) : rest;
    return {
        method,
        path,
        ...(parameters.length === 0
            ? {}
            : {
                params: schemas/* object */.Ikc(Object.fromEntries(parameters.map((one) => [one, fields[fieldOf(one)] ?? schemas/* never */.ZmZ()]))),
            }),
        ...(inQuery.length === 0 ? {} : { query: schemas/* object */.Ikc(Object.fromEntries(inQuery)) }),
        ...(hasBody ? { body: schemas/* object */.Ikc(Object.fromEntries(rest)) } : {}),
    };
}

;// CONCATENATED MODULE: ./build/embedded/server/people/resource.js

/** Below which everything lies that people need and the interface does not have. */
const PEOPLE_PREFIX = '/people/v1';
/**
 * Declares a resource. The scope of the key follows from the method: GET needs a key that reads, every other one a key that may do
 * everything. A body with a field that is not among those of `request` is refused.
 *
 * @param shape `form`: method and path below `/people/v1`, with names in braces for fields in camel case, as in the contract
 */
function resource(shape) {
    const form = formOf(shape.form, shape.request);
    return {
        ...form,
        // A field that is mistyped changes nothing, which a success would hide.
        ...(form.body === undefined ? {} : { body: form.body.strict() }),
        only: shape.only ?? null,
        ...(shape.files === undefined ? {} : { files: shape.files }),
        // The fields were read by this very shape.
        answer: (request, call) => shape.answer(request, call),
    };
}

;// CONCATENATED MODULE: ./build/embedded/server/people/rows.js

/** Rows of people as JSON. Times are ISO 8601, UTC. */
/** null: never. */
function isoTime(ms) {
    return ms === null ? null : new Date(ms).toISOString();
}
const rows_FORMS = [iso/* datetime */.w$({ offset: true }), iso/* date */.p6()];
/** A time in a request; a day alone is its beginning, UTC. */
const moment = schemas/* stringFormat */.NpN('moment', (text) => rows_FORMS.some((one) => one.safeParse(text).success));
function userRow(user) {
    return {
        id: user.id,
        name: user.name,
        role: user.role,
        trial: user.trial === 1,
        suspended_at: isoTime(user.suspendedAt),
        invoice: user.invoice,
        checks_a_month: user.monthlyChecks,
        bytes_a_month: user.monthlyBytes,
        created_at: isoTime(user.createdAt),
    };
}
function keyRow(key) {
    return {
        id: key.id,
        user_id: key.userId,
        name: key.name,
        scope: key.scope,
        corpus_id: key.corpusId,
        created_at: isoTime(key.createdAt),
        expires_at: isoTime(key.expiresAt),
        last_used_at: isoTime(key.lastUsedAt),
        revoked_at: isoTime(key.revokedAt),
    };
}
/** @param names of users, by their ids */
function shareRow(share, names) {
    return {
        id: share.id,
        owner_id: share.ownerId,
        owner: names.get(share.ownerId) ?? null,
        check_id: share.checkId,
        user_id: share.userId,
        user: names.get(share.userId) ?? null,
        created_at: isoTime(share.createdAt),
    };
}
function auditRow(entry) {
    return {
        id: entry.id,
        at: isoTime(entry.at),
        user_id: entry.userId,
        user: entry.userName,
        key_id: entry.keyId,
        action: entry.action,
        check_id: entry.checkId,
        submission_id: entry.submissionId,
        owner_id: entry.ownerId,
        details: entry.details === null ? null : JSON.parse(entry.details),
    };
}

;// CONCATENATED MODULE: ./build/embedded/server/people/queue.js




/** What waits for its analysis, for those who run the service: how much, and whose, but not which checks. */
function queueResources(jobs) {
    return [
        resource({
            form: 'GET /queue',
            only: 'administrator',
            request: schemas/* object */.Ikc({}),
            answer: async () => {
                const { waiting, waitingSmall, running, oldestSince } = await jobs.overview();
                const people = await jobs.byOwner();
                return json({
                    waiting,
                    waiting_small: waitingSmall,
                    running,
                    oldest_since: isoTime(oldestSince),
                    people: people.map((one) => ({
                        user_id: one.ownerId,
                        waiting: one.waiting,
                        running: one.running,
                    })),
                });
            },
        }),
    ];
}

;// CONCATENATED MODULE: ./build/embedded/server/people/audit.js




const audit_MOST = 1_000;
const audit_id = schemas/* int */.Whr().min(1);
/** Who did what: administrators read all of it, others what they did and what was done to theirs. */
function auditResources({ audit }) {
    return [
        resource({
            form: 'GET /audit',
            request: schemas/* object */.Ikc({
                since: moment.optional(),
                check_id: audit_id.optional(),
                user_id: audit_id.optional(),
            }),
            answer: async ({ since, check_id: checkId, user_id: userId }, { caller }) => {
                const entries = await audit.list({
                    since: since === undefined ? null : Date.parse(since),
                    checkId: checkId ?? null,
                    userId: userId ?? null,
                    concerning: caller.role === 'administrator' ? null : caller.userId,
                    most: audit_MOST,
                });
                return json({ entries: entries.map(auditRow) });
            },
        }),
    ];
}

;// CONCATENATED MODULE: ./build/embedded/server/people/check-events.js



/** Watching a check instead of asking for its status again and again. */
function checkEvents(context, streams) {
    return [
        resource({
            form: 'GET /checks/{checkId}/events',
            request: schemas/* object */.Ikc({ check_id: schemas/* int */.Whr() }),
            answer: async (request, { caller, access, lastEventId }) => {
                const check = await access.find(request.check_id);
                const [news] = await statusesOf(context, [check]);
                if (news === undefined)
                    throw new Error(`check ${check.id} has no status`);
                return streams.answer({ userId: caller.userId, news, lastEventId });
            },
        }),
    ];
}

;// CONCATENATED MODULE: ./build/embedded/server/people/corpora.js




const corpora_id = schemas/* int */.Whr().min(1);
const corpora_name = schemas/* string */.YjP();
/** Courses and departments whose members compare with each other's work. Administrators make them; each member decides about own files. */
function corpusResources({ corpora, users, audit }) {
    const row = async ({ id: corpusId, name: title, createdAt, }) => ({
        id: corpusId,
        name: title,
        created_at: isoTime(createdAt),
        members: (await corpora.members(corpusId)).map((member) => ({
            user_id: member.userId,
            name: member.name,
            hands_out: member.handsOut,
        })),
    });
    /** Administrators see all, others those that they are in. */
    const seen = (caller) => (caller.role === 'administrator' ? null : caller.userId);
    return [
        resource({
            form: 'GET /corpora',
            request: schemas/* object */.Ikc({}),
            answer: async (_request, { caller }) => json({ corpora: await Promise.all((await corpora.list(seen(caller))).map(row)) }),
        }),
        resource({
            form: 'POST /corpora',
            only: 'administrator',
            request: schemas/* object */.Ikc({ name: corpora_name }),
            answer: async (request, { caller }) => {
                const corpus = await corpora.add(request.name);
                await audit.add(caller, { action: 'add-corpus', details: { corpus: corpus.id } });
                return json(await row(corpus), 201);
            },
        }),
        resource({
            form: 'DELETE /corpora/{corpusId}',
            only: 'administrator',
            request: schemas/* object */.Ikc({ corpus_id: corpora_id }),
            answer: async ({ corpus_id: corpusId }, { caller }) => {
                await corpora.find(corpusId, null);
                await corpora.remove(corpusId);
                await audit.add(caller, { action: 'remove-corpus', details: { corpus: corpusId } });
                return json({ success: true, message: 'The corpus was removed.' });
            },
        }),
        resource({
            form: 'POST /corpora/{corpusId}/members',
            only: 'administrator',
            request: schemas/* object */.Ikc({ corpus_id: corpora_id, user: corpora_name }),
            answer: async ({ corpus_id: corpusId, user: wanted }, { caller }) => {
                const corpus = await corpora.find(corpusId, null);
                const user = await users.named(wanted);
                await corpora.join(corpusId, user.id);
                await audit.add(caller, { action: 'join-corpus', ownerId: user.id, details: { corpus: corpusId } });
                return json(await row(corpus), 201);
            },
        }),
        resource({
            form: 'DELETE /corpora/{corpusId}/members/{userId}',
            only: 'administrator',
            request: schemas/* object */.Ikc({ corpus_id: corpora_id, user_id: corpora_id }),
            answer: async ({ corpus_id: corpusId, user_id: userId }, { caller }) => {
                const corpus = await corpora.find(corpusId, null);
                await corpora.leave(corpusId, userId);
                await audit.add(caller, { action: 'leave-corpus', ownerId: userId, details: { corpus: corpusId } });
                return json(await row(corpus));
            },
        }),
        resource({
            form: 'PATCH /corpora/{corpusId}',
            request: schemas/* object */.Ikc({ corpus_id: corpora_id, hands_out: schemas/* boolean */.zMY() }),
            answer: async ({ corpus_id: corpusId, hands_out: handsOut }, { caller }) => {
                await corpora.handOut(corpusId, caller.userId, handsOut);
                const details = { corpus: corpusId, hands_out: handsOut };
                await audit.add(caller, { action: 'hand-out', ownerId: caller.userId, details });
                return json(await row(await corpora.find(corpusId, caller.userId)));
            },
        }),
    ];
}

;// CONCATENATED MODULE: ./build/embedded/server/people/keys.js






const keys_id = schemas/* int */.Whr().min(1);
/** Whose keys somebody may look at: administrators those of everybody. @throws PeopleError as if there were no such user */
async function holderOf({ users }, { userId, role }, wanted) {
    if (wanted === undefined || wanted === userId)
        return userId;
    if (role !== 'administrator')
        throw new PeopleError('unknown', `There is no user ${wanted}.`);
    return (await users.find(wanted)).id;
}
/** Keys of the caller; administrators make and end those of everybody. */
function keyResources(people) {
    const { keys, corpora, audit } = people;
    return [
        resource({
            form: 'GET /keys',
            request: schemas/* object */.Ikc({ user_id: keys_id.optional() }),
            answer: async ({ user_id: wanted }, { caller }) => json({ keys: (await keys.list(await holderOf(people, caller, wanted))).map(keyRow) }),
        }),
        resource({
            form: 'POST /keys',
            request: schemas/* object */.Ikc({
                name: schemas/* string */.YjP(),
                scope: schemas/* enum */.k5n(SCOPES).default('full'),
                corpus_id: keys_id.optional(),
                expires_at: moment.optional(),
                user_id: keys_id.optional(),
            }),
            answer: async (request, { caller }) => {
                const userId = await holderOf(people, caller, request.user_id);
                if (request.corpus_id !== undefined)
                    await corpora.find(request.corpus_id, userId);
                const { row, key } = await keys.create({
                    userId,
                    name: request.name,
                    scope: request.scope,
                    corpusId: request.corpus_id ?? null,
                    expiresAt: request.expires_at === undefined ? null : Date.parse(request.expires_at),
                });
                const details = { key: row.id, scope: row.scope };
                await audit.add(caller, { action: 'create-key', ownerId: userId, details });
                // Nobody can read it again.
                return json({ ...keyRow(row), key }, 201);
            },
        }),
        resource({
            form: 'DELETE /keys/{keyId}',
            request: schemas/* object */.Ikc({ key_id: keys_id }),
            answer: async ({ key_id: keyId }, { caller }) => {
                const row = await keys.revoke(keyId, caller.role === 'administrator' ? null : caller.userId);
                await audit.add(caller, { action: 'revoke-key', ownerId: row.userId, details: { key: keyId } });
                return json(keyRow(row));
            },
        }),
    ];
}

;// CONCATENATED MODULE: ./build/embedded/server/people/me.js



/** Who the caller is. */
const ME = [
    resource({
        form: 'GET /me',
        request: schemas/* object */.Ikc({}),
        answer: (_request, { caller }) => json({
            user_id: caller.userId,
            name: caller.name,
            role: caller.role,
            scope: caller.scope,
            key_id: caller.keyId,
            corpus_id: caller.corpusId,
        }),
    }),
];

;// CONCATENATED MODULE: ./build/embedded/server/people/quotas.js





const limit = schemas/* int */.Whr().min(0).nullable().optional();
/** What people used of this month, and may use of one. */
function quotaResources({ users, quotas, audit }, now) {
    const row = async (user) => {
        const used = await quotas.used(user.id);
        return {
            user_id: user.id,
            name: user.name,
            checks: { used: used.checks, a_month: user.monthlyChecks },
            bytes: { used: used.bytes, a_month: user.monthlyBytes },
            reset_at: isoTime(nextMonth(now())),
        };
    };
    return [
        resource({
            form: 'GET /quotas',
            request: schemas/* object */.Ikc({}),
            answer: async (_request, { caller }) => {
                const who = caller.role === 'administrator' ? await users.list() : [await users.find(caller.userId)];
                return json({ quotas: await Promise.all(who.map(row)) });
            },
        }),
        resource({
            form: 'PATCH /quotas/{userId}',
            only: 'administrator',
            // null: not limited.
            request: schemas/* object */.Ikc({ user_id: schemas/* int */.Whr().min(1), checks_a_month: limit, bytes_a_month: limit }),
            answer: async ({ user_id: userId, checks_a_month: checks, bytes_a_month: bytes }, { caller }) => {
                const user = await users.change(userId, {
                    ...(checks === undefined ? {} : { monthlyChecks: checks }),
                    ...(bytes === undefined ? {} : { monthlyBytes: bytes }),
                });
                await audit.add(caller, {
                    action: 'set-quota',
                    ownerId: userId,
                    details: { checks: user.monthlyChecks, bytes: user.monthlyBytes },
                });
                return json(await row(user));
            },
        }),
    ];
}

;// CONCATENATED MODULE: ./build/embedded/server/people/shares.js




const shares_id = schemas/* int */.Whr().min(1);
/** Who may read the caller's checks, and whose the caller may read. */
function shareResources({ users, shares, audit }) {
    const names = async () => new Map((await users.list()).map((user) => [user.id, user.name]));
    return [
        resource({
            form: 'GET /shares',
            request: schemas/* object */.Ikc({}),
            answer: async (_request, { caller }) => {
                const known = await names();
                return json({ shares: (await shares.list(caller.userId)).map((share) => shareRow(share, known)) });
            },
        }),
        resource({
            form: 'POST /shares',
            request: schemas/* object */.Ikc({ user: schemas/* string */.YjP(), check_id: shares_id.optional() }),
            answer: async ({ user: name, check_id: checkId }, { caller, access }) => {
                const check = checkId === undefined ? null : await access.find(checkId);
                if (check !== null && check.ownerId !== caller.userId) {
                    throw new HttpError(403, 'Only its owner shares a check. Ask for it there.');
                }
                const user = await users.named(name);
                const share = await shares.add(caller.userId, check?.id ?? null, user.id);
                await audit.add(caller, {
                    action: 'share',
                    checkId: share.checkId,
                    ownerId: share.ownerId,
                    details: { with: user.id },
                });
                return json(shareRow(share, await names()), 201);
            },
        }),
        resource({
            form: 'DELETE /shares/{shareId}',
            request: schemas/* object */.Ikc({ share_id: shares_id }),
            answer: async ({ share_id: shareId }, { caller }) => {
                const share = await shares.remove(shareId, caller.userId);
                await audit.add(caller, {
                    action: 'end-share',
                    checkId: share.checkId,
                    ownerId: share.ownerId,
                    details: { with: share.userId },
                });
                return json({ success: true, message: 'The checks are not shared any more.' });
            },
        }),
    ];
}

;// CONCATENATED MODULE: ./build/embedded/store/people/remove-user.js
/**
 * Removes somebody, whose keys end with the account. Their checks go to another user, or are deleted.
 *
 * @param removeCheck deletes a check and all that hangs on it
 * @returns how many checks were deleted
 * @throws PeopleError where that cannot be
 */
async function removeUser({ users }, id, giveTo, removeCheck) {
    await users.removable(id, giveTo);
    const checks = giveTo === null ? await users.checksOf(id) : [];
    for (const check of checks)
        await removeCheck(check);
    await users.remove(id, giveTo);
    return checks.length;
}

;// CONCATENATED MODULE: ./build/embedded/server/people/users.js






const users_id = schemas/* int */.Whr().min(1);
/** Accounts, for administrators. */
function userResources(people, removeCheck) {
    const { users, audit } = people;
    return [
        resource({
            form: 'GET /users',
            only: 'administrator',
            request: schemas/* object */.Ikc({}),
            answer: async () => json({ users: (await users.list()).map(userRow) }),
        }),
        resource({
            form: 'POST /users',
            only: 'administrator',
            request: schemas/* object */.Ikc({
                name: schemas/* string */.YjP(),
                role: schemas/* enum */.k5n(ROLES).default('instructor'),
                trial: schemas/* boolean */.zMY().default(false),
            }),
            answer: async ({ name, role, trial }, { caller }) => {
                const user = await users.add(name, role, trial);
                await audit.add(caller, { action: 'add-user', ownerId: user.id, details: { role } });
                return json(userRow(user), 201);
            },
        }),
        resource({
            form: 'PATCH /users/{userId}',
            only: 'administrator',
            request: schemas/* object */.Ikc({
                user_id: users_id,
                role: schemas/* enum */.k5n(ROLES).optional(),
                trial: schemas/* boolean */.zMY().optional(),
                suspended: schemas/* boolean */.zMY().optional(),
                invoice: schemas/* string */.YjP().max(200).optional(),
            }),
            answer: async ({ user_id: userId, role, trial, suspended, invoice }, { caller }) => {
                const user = await users.change(userId, {
                    ...(role === undefined ? {} : { role }),
                    ...(trial === undefined ? {} : { trial }),
                    ...(suspended === undefined ? {} : { suspended: suspended ? { invoice: invoice ?? null } : null }),
                });
                await audit.add(caller, {
                    action: 'change-user',
                    ownerId: userId,
                    details: { role: user.role, trial: user.trial === 1, suspended: user.suspendedAt !== null },
                });
                return json(userRow(user));
            },
        }),
        resource({
            form: 'DELETE /users/{userId}',
            only: 'administrator',
            request: schemas/* object */.Ikc({ user_id: users_id, give_to: users_id.optional() }),
            answer: async ({ user_id: userId, give_to: giveTo }, { caller }) => {
                const deleted = await removeUser(people, userId, giveTo ?? null, removeCheck);
                await audit.add(caller, {
                    action: 'remove-user',
                    ownerId: userId,
                    details: { given_to: giveTo ?? null, deleted_checks: deleted },
                });
                return json({ success: true, message: 'The user was removed.', deleted_checks: deleted });
            },
        }),
    ];
}

;// CONCATENATED MODULE: ./build/embedded/server/people/resources.js








/** Who people are, and what they share. */
function peopleResources(context, streams) {
    const { people, store, now } = context;
    return [
        ...ME,
        ...userResources(people, (id) => store.removeCheck(id)),
        ...keyResources(people),
        ...shareResources(people),
        ...corpusResources(people),
        ...quotaResources(people, now),
        ...auditResources(people),
        ...checkEvents(context, streams),
    ];
}

;// CONCATENATED MODULE: ./build/embedded/store/named-blobs.js
/** So many names are asked for in one statement. */
const AT_ONCE = 500;
/** A ZIP of version 1 began with the id of its row; later ones have longer random parts. */
const OF_VERSION_1 = /^submissions\/(\d+)-[0-9a-f]{12}\.zip$/;
/** All blobs that rows name, some at a time. */
async function* namedBlobs(db) {
    for (let after = 0; after !== null;) {
        const rows = await db
            .selectFrom('submissions')
            .select(['id', 'blob', 'fileSize'])
            .where('id', '>', after)
            .orderBy('id')
            .limit(AT_ONCE)
            .execute();
        yield rows.map(({ blob, fileSize }) => ({ name: blob, bytes: fileSize }));
        after = rows.at(-1)?.id ?? null;
    }
    for (let after = 0; after !== null;) {
        const rows = await db
            .selectFrom('checks')
            .select(['id', 'result'])
            .where('id', '>', after)
            .orderBy('id')
            .limit(AT_ONCE)
            .execute();
        yield rows.flatMap(({ result }) => (result === null ? [] : [{ name: result, bytes: null }]));
        after = rows.at(-1)?.id ?? null;
    }
    for (let after = 0; after !== null;) {
        const rows = await db
            .selectFrom('reports')
            .select(['checkId', 'blob'])
            .where('checkId', '>', after)
            .orderBy('checkId')
            .limit(AT_ONCE)
            .execute();
        yield rows.flatMap(({ blob }) => (blob === null ? [] : [{ name: blob, bytes: null }]));
        after = rows.at(-1)?.checkId ?? null;
    }
}
/** Which of these blobs a row names at this moment. */
async function namedAmong(db, names) {
    const zips = await db.selectFrom('submissions').select('blob').where('blob', 'in', names).execute();
    const results = await db.selectFrom('checks').select('result').where('result', 'in', names).execute();
    const reports = await db.selectFrom('reports').select('blob').where('blob', 'in', names).execute();
    const blobs = [...zips, ...reports].flatMap(({ blob }) => blob ?? []);
    return new Set([...blobs, ...results.flatMap(({ result }) => result ?? [])]);
}
/**
 * Deletes blobs that no row names: their process was killed between the blob and its row, or between row and blob.
 *
 * @param before milliseconds since the epoch: what is younger may belong to an upload of another process, whose row comes yet
 * @returns how many were deleted
 */
async function sweepBlobs({ db }, blobs, before) {
    const unreadable = await db
        .selectFrom('unreadable')
        .select('id')
        .where('kind', '=', 'submissions')
        .execute();
    const kept = new Set(unreadable.map(({ id }) => id));
    let swept = 0;
    let some = [];
    const sweep = async () => {
        const named = await namedAmong(db, some);
        const unnamed = some.filter((name) => !named.has(name));
        some = [];
        await blobs.delete(unnamed);
        swept += unnamed.length;
    };
    for await (const { name, modifiedAt } of blobs.list()) {
        if (modifiedAt >= before || kept.has(Number(OF_VERSION_1.exec(name)?.[1])))
            continue;
        some.push(name);
        if (some.length === AT_ONCE)
            await sweep();
    }
    await sweep();
    return swept;
}

;// CONCATENATED MODULE: ./build/embedded/store/postings.js

/** Rows that one statement writes, and deletes. */
const ROWS_AT_ONCE = 2_000;
const PAIRS_AT_ONCE = 500;
const postings_IMPRINTS_AT_ONCE = 500;
const postings_TWO_TO_32 = 2 ** 32;
/**
 * Keeps imprints of submissions: all hashes of one in a row of `imprints`, and a row of `postings` for each hash that it is found by.
 * Those are in the order of hashes, so that a question reads a few neighbours.
 */
class Postings {
    #kind;
    constructor({ kind }) {
        this.#kind = kind;
    }
    /** Writes the imprints of a check's submissions in place of those that are there. The check's row tells their version. */
    async write(tx, { id: checkId, ownerId }, imprints) {
        await removeImprints(tx, checkId);
        // Nobody is compared with a demo.
        if (ownerId === null)
            return;
        for (let from = 0; from < imprints.length; from += postings_IMPRINTS_AT_ONCE) {
            await tx
                .insertInto('imprints')
                .values(imprints.slice(from, from + postings_IMPRINTS_AT_ONCE).map(({ id, hashes, sample }) => ({
                submissionId: id,
                checkId,
                hashes: Buffer.from(Uint32Array.from(hashes, (hash) => hash % postings_TWO_TO_32).toSorted().buffer),
                sample: Buffer.from(sample.slice().buffer),
            })))
                .execute();
        }
        const rows = imprints.flatMap(({ id, sample }) => Array.from(sample, (hash) => [hash, id]));
        // In the order of the table: neighbours are written together.
        rows.sort(([a], [b]) => a - b);
        for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
            const some = postings_elements(this.#kind, rows.slice(from, from + ROWS_AT_ONCE));
            await (0,sql/* sql */.l) `insert into postings (hash, submission_id, owner_id)
        select ${field(0)}, ${field(1)}, ${ownerId} from ${some}`.execute(tx);
        }
    }
}
/** Deletes what is kept of a check's submissions, whose rows are there still. */
async function removeImprints(tx, checkId) {
    const ofCheck = tx.selectFrom('submissions').select('id').where('checkId', '=', checkId);
    const there = await tx
        .selectFrom('imprints')
        .select(['submissionId', 'sample'])
        .where('submissionId', 'in', ofCheck)
        .execute();
    const rows = there.flatMap(({ submissionId, sample }) => Array.from(new Float64Array(new Uint8Array(sample).buffer), (hash) => (0,sql/* sql */.l) `(cast(${hash} as bigint), cast(${submissionId} as bigint))`));
    for (let from = 0; from < rows.length; from += PAIRS_AT_ONCE) {
        const some = sql/* sql */.l.join(rows.slice(from, from + PAIRS_AT_ONCE));
        await (0,sql/* sql */.l) `delete from postings where (hash, submission_id) in (values ${some})`.execute(tx);
    }
    await tx.deleteFrom('imprints').where('submissionId', 'in', ofCheck).execute();
}
/** Lists of whole numbers as rows with one column, `value`: a statement has one text, however many they are. */
function postings_elements(kind, rows) {
    const json = JSON.stringify(rows);
    return kind === 'sqlite' ? (0,sql/* sql */.l) `json_each(${json})` : (0,sql/* sql */.l) `json_array_elements(cast(${json} as json))`;
}
/** A number of such a list. */
function field(place) {
    return (0,sql/* sql */.l) `cast(value ->> ${sql/* sql */.l.lit(place)} as bigint)`;
}

;// CONCATENATED MODULE: ./build/embedded/store/remove-check.js

/**
 * Deletes the rows of a check and of all that hangs on it. A table whose rows belong to a check has its line here.
 *
 * @returns the blobs that they named
 */
async function removeCheckRows(tx, checkId) {
    // First the row that an upload under way holds: what it adds is deleted with the rest then.
    const checks = await tx.deleteFrom('checks').where('id', '=', checkId).returning('result').execute();
    await tx.deleteFrom('jobs').where('checkId', '=', checkId).execute();
    await removeImprints(tx, checkId);
    const zips = await tx.deleteFrom('submissions').where('checkId', '=', checkId).returning('blob').execute();
    const reports = await tx.deleteFrom('reports').where('checkId', '=', checkId).returning('blob').execute();
    for (const table of ['caseBooks', 'shares', 'hookDeliveries']) {
        await tx.deleteFrom(table).where('checkId', '=', checkId).execute();
    }
    return [
        ...[...zips, ...reports].flatMap(({ blob }) => blob ?? []),
        ...checks.flatMap(({ result }) => result ?? []),
    ];
}
/**
 * Holds the row of a check until the transaction ends: what is added to it meanwhile is deleted with it, and nothing after it.
 *
 * @returns whether it is there
 */
async function holdCheck(tx, checkId) {
    const { numUpdatedRows } = await tx
        .updateTable('checks')
        .set((build) => ({ updatedAt: build.ref('updatedAt') }))
        .where('id', '=', checkId)
        .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
}

;// CONCATENATED MODULE: ./build/embedded/store/retention.js


/** What can be deleted: nobody works on it. */
const AT_REST = [STATE.created, STATE.completed, STATE.failed];
/** So many checks are looked for in one statement. */
const retention_AT_ONCE = 100;
/**
 * Deletes the rows of checks that ended before a time, or were never started and last changed before it, with all that hangs on
 * them, one check after the other. Sample data stays, and so does what may still be needed as evidence, see `heldChecks`. Of several
 * processes one deletes each.
 *
 * @param before milliseconds since the epoch
 */
async function* removeExpired(database, before) {
    for (let after = 0;;) {
        const rows = await database.db
            .selectFrom('checks')
            .select(['id', 'ownerId'])
            .where('id', '>', after)
            .where(isExpired(before))
            .where((one) => one.not(isHeld(one)))
            .orderBy('id')
            .limit(retention_AT_ONCE)
            .execute();
        for (const { id, ownerId } of rows) {
            const blobs = await database.transact(async (tx) => {
                // Who holds the row decides: it may have been started again, a case opened, or another process deletes it.
                if (!(await holdCheck(tx, id)))
                    return null;
                const still = await tx
                    .selectFrom('checks')
                    .select('id')
                    .where('id', '=', id)
                    .where(isExpired(before))
                    .where((one) => one.not(isHeld(one)))
                    .executeTakeFirst();
                return still === undefined ? null : removeCheckRows(tx, id);
            });
            if (blobs !== null)
                yield { id, ownerId, blobs };
        }
        if (rows.length < retention_AT_ONCE)
            return;
        after = rows.at(-1)?.id ?? after;
    }
}
/**
 * Checks that are old enough to be deleted, and stay because a case of theirs is open.
 *
 * @returns ids, ascending
 */
async function heldChecks({ db }, before) {
    const rows = await db
        .selectFrom('checks')
        .select('id')
        .where(isExpired(before))
        .where(isHeld)
        .orderBy('id')
        .execute();
    return rows.map(({ id }) => id);
}
/** Deletes entries of the audit that are older, but for those of checks that stay because a case of theirs is open. */
async function removeOldAudit({ db }, before) {
    await db
        .deleteFrom('audit')
        .where('at', '<', before)
        .where((one) => one.not(one.exists(one
        .selectFrom('caseBooks')
        .select('caseBooks.checkId')
        .whereRef('caseBooks.checkId', '=', 'audit.checkId')
        .where('openCases', '>', 0))))
        .execute();
}
function isExpired(before) {
    return (one) => one.and([
        one('ownerId', 'is not', null),
        one('statusId', 'in', AT_REST),
        one(one.fn.coalesce('finishedAt', 'updatedAt'), '<', before),
    ]);
}
function isHeld(one) {
    return one.exists(one
        .selectFrom('caseBooks')
        .select('caseBooks.checkId')
        .whereRef('caseBooks.checkId', '=', 'checks.id')
        .where('openCases', '>', 0));
}

;// CONCATENATED MODULE: ./build/embedded/server/housekeeping.js


/** So often a house is kept. */
const HOUSE_MS = 60 * 60_000;
/** An upload takes 10 minutes at most until its row names it. */
const SWEPT_AFTER_MS = 60 * 60_000;
const DAY_MS = 24 * 60 * 60_000;
/** Who deletes what is too old: nobody's account. */
const SERVICE = { userId: 0, name: 'retention', keyId: null };
/**
 * Deletes what is too old: checks, entries of the audit, and files that no row names. Each check has an entry in the audit, and all
 * of them one sentence.
 *
 * @throws what the database or the storage throws; what was deleted until then is told all the same
 */
async function keepHouse({ storage, audit, now, retainMs, onNotice }) {
    const { database, blobs } = storage;
    if (retainMs !== null) {
        const before = now() - retainMs;
        const days = Math.round(retainMs / DAY_MS);
        const gone = [];
        try {
            for await (const { id, ownerId, blobs: names } of removeExpired(database, before)) {
                gone.push(id);
                await audit.add(SERVICE, { action: 'expire-check', checkId: id, ownerId, details: { days } }, 'allow');
                await blobs.delete(names);
            }
        }
        finally {
            if (gone.length > 0) {
                onNotice(`Deleted ${gone.length} checks that ended more than ${days} days ago: ${gone.join(', ')}.`);
            }
        }
        const held = await heldChecks(database, before);
        if (held.length > 0) {
            onNotice(`Kept ${held.length} older checks, because cases of theirs are open: ${held.join(', ')}.`);
        }
        await removeOldAudit(database, before);
    }
    if (blobs.isKept)
        await sweepBlobs(database, blobs, now() - SWEPT_AFTER_MS);
}
/**
 * Keeps a house now and every hour, where somebody is told of it. What fails is told, and tried again the next time.
 *
 * @returns how it is stopped
 */
function startHousekeeping({ retainMs, onNotice, ...rest }, onDefect) {
    if (onNotice === undefined)
        return { stop: () => Promise.resolve() };
    let last = '';
    const tellNews = (sentence) => {
        if (sentence !== last)
            onNotice(sentence);
        last = sentence;
    };
    const options = { ...rest, retainMs: retainMs ?? null, onNotice: tellNews };
    let underWay = null;
    const keep = () => {
        underWay ??= keepHouse(options)
            .catch(onDefect)
            .finally(() => {
            underWay = null;
        });
    };
    keep();
    const timer = setInterval(keep, HOUSE_MS).unref();
    return {
        stop: async () => {
            clearInterval(timer);
            await underWay;
        },
    };
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

;// CONCATENATED MODULE: ./build/embedded/server/router.js

/**
 * Makes what finds the target of a request.
 *
 * @returns takes the path below the base address as it was sent, without the query; throws HttpError 404 for an unknown path, 405
 *   (with `allow`) for an unknown method
 */
function routerOf(targets) {
    const routes = targets.map((target) => ({ target, parts: target.path.split('/').slice(1) }));
    return (method, path) => {
        const parts = path.replace(/\/+$/, '').split('/').slice(1).map(decoded);
        const allowed = [];
        for (const { target, parts: pattern } of routes) {
            const params = matchParts(pattern, parts);
            if (params === null)
                continue;
            if (target.method === method)
                return { target, params };
            allowed.push(target.method);
        }
        if (allowed.length === 0)
            throw new HttpError(404, 'This address does not exist.');
        throw new HttpError(405, `This address takes ${allowed.join(' and ')}, not ${method.slice(0, 20)}.`, {}, { allow: allowed.join(', ') });
    };
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

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(7067);
;// CONCATENATED MODULE: ./build/embedded/server/disk-floor.js


/**
 * Refuses uploads while a disk has less room than is to be kept free for results and the database. Reading goes on.
 *
 * @param folder on that disk
 * @throws HttpError 507
 */
async function refuseBelowFloor(folder, keepFreeBytes) {
    const { bavail, bsize } = await (0,promises_.statfs)(folder);
    if (bavail * bsize >= keepFreeBytes)
        return;
    throw new HttpError(507, 'The disk of the service is nearly full, and takes no uploads. Try again later, or delete checks that nobody needs.');
}

;// CONCATENATED MODULE: ./build/embedded/server/body.js


/** A start may name tens of thousands of words that are never sent. */
const MAX_JSON_BYTES = 8_000_000;
/**
 * Reads the body of a request, as JSON or as a form. Clients in use send either; some send their fields in the address, so a
 * field that the body does not have is taken from there.
 *
 * @param limit files that a form of this request carries; undefined: it carries none
 * @param query the fields of the address
 * @throws HttpError 413, 422
 */
async function readBody(request, { body }, limit, query, spoolDir) {
    if (body === undefined)
        return { fields: {}, files: [] };
    const type = (request.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase();
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

;// CONCATENATED MODULE: ./build/embedded/server/people/answer.js



const STATUS = { unknown: 404, taken: 409, invalid: 422 };
/** @throws HttpError 403 where the role or the key does not allow it */
function allowResource({ method, only }, { scope, role }) {
    if (only !== null && role !== only) {
        throw new HttpError(403, 'Administrators alone may do this. Ask one of this service.');
    }
    if (scope === 'submit' || (scope === 'read' && method !== 'GET')) {
        throw new HttpError(403, `A key of the scope ${scope} does not allow this. Use a key of the scope full.`);
    }
}
/** Answers a request that was validated. Files that nobody took over are deleted, whatever happened. @throws HttpError */
async function answerResource(resource, request, call) {
    try {
        return await resource.answer(request, call);
    }
    catch (error) {
        throw error instanceof PeopleError ? new HttpError(STATUS[error.why], error.message) : error;
    }
    finally {
        await discard(call.files);
    }
}

;// CONCATENATED MODULE: ./build/service/contract/fields.js
/**
 * One definition of a shape, three readings of it:
 * - as documented (what the embedded service answers, what OpenAPI shows): the zod schema itself;
 * - `tolerant`: what the client accepts. Unknown fields are kept, every field may be missing, numbers may come as
 *   strings; what is not a number becomes null, so that an unknown score can never turn into 0;
 * - `received`: what the embedded service accepts in a request. Numbers and booleans may come as text (multipart
 *   knows nothing else), unknown fields are dropped unless the shape is strict, rules stay.
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
    const isStrict = schema.def.catchall instanceof schemas/* ZodNever */.iSc;
    return (isStrict ? schemas/* strictObject */.rej(shape) : schemas/* object */.Ikc(shape));
}
function receive(field, value) {
    let inner = field;
    while (inner instanceof schemas/* ZodOptional */.IiU || inner instanceof schemas/* ZodNullable */.l1C || inner instanceof schemas/* ZodDefault */.XiL) {
        // Forms send an empty field where JSON would leave it out; where null means something it is kept.
        if (value === '')
            return undefined;
        if (value === null)
            return field.safeParse(null).success ? null : undefined;
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

// EXTERNAL MODULE: ./build/text/escape.js
var text_escape = __webpack_require__(3699);
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
 * Checks everything a request carries and puts it into one object, by the fields of its operation.
 *
 * @throws HttpError 422 that names every field that is wrong
 */
function validate(form, parts) {
    const errors = {};
    const value = {};
    for (const part of ['params', 'query', 'body']) {
        const schema = form[part];
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
                if (issue.code === 'unrecognized_keys') {
                    for (const field of issue.keys)
                        (errors[field] ??= []).push(unknown(field, schema));
                    continue;
                }
                const field = issue.path.map(String).join('.') || part;
                (errors[field] ??= []).push(sentence(field, issue, given));
            }
        }
    }
    if (Object.keys(errors).length > 0)
        throw invalid(errors);
    return value;
}
function unknown(field, schema) {
    const known = Object.keys(schema.shape).join(', ');
    return `There is no field ${(0,text_escape/* visible */.RK)(field).slice(0, 50)} here. Leave it out, or correct it; known are: ${known || 'none'}.`;
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
        case 'invalid_format':
            return issue.format === 'moment'
                ? `The ${name} field must be a day or a time, as in 2027-03-01 or 2027-03-01T12:00:00Z.`
                : `The ${name} field is not valid.`;
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
/** A database that restarts is there again after some seconds. */
const AWAY_SECONDS = '5';
const findEndpoint = routerOf(ENDPOINTS);
/** The interface over HTTP: key ▸ limit ▸ route ▸ body ▸ validation ▸ handler ▸ JSON. */
function createHttpServer(options) {
    const underWay = new Set();
    let closing = false;
    const server = (0,external_node_http_.createServer)((request, response) => {
        if (options.watch?.begin(request, response) === true)
            return;
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
            const reply = await answer(options, request, response, headers);
            response.shouldKeepAlive &&= !closing;
            if (reply !== null)
                send(request, response, reply, headers.limit);
        }
        catch (error) {
            const known = answerable(error);
            if (!(known instanceof HttpError))
                options.onDefect(known);
            sendError(request, response, known, headers.limit);
        }
    }
}
/** What a client is told of a fault outside of this program, which time or room may cure. It is told no address. */
function answerable(error) {
    if (isNoRoom(error))
        return new HttpError(507, NO_ROOM);
    const isAway = error instanceof DatabaseAway || error instanceof BlobsUnavailable;
    if (!isAway)
        return error;
    const said = error instanceof BlobsUnavailable ? STORAGE_AWAY : error.message;
    return new HttpError(503, said, {}, { 'retry-after': AWAY_SECONDS });
}
/**
 * Decides about one request: key ▸ limit ▸ route ▸ body ▸ validation ▸ handler.
 *
 * @returns null: it was answered
 * @throws HttpError for everything but success
 */
async function answer(options, request, response, headers) {
    const { visitors } = options;
    const { path, query } = targetOf(request.url ?? '/');
    const isResource = path.startsWith(`${PEOPLE_PREFIX}/`);
    const visit = visitOf(options, request, response);
    const visitor = (await visitors?.callerOf(visit)) ?? null;
    const caller = visitor ?? (await options.door.enter(request));
    const reenter = async () => (await visitors?.callerOf(visit)) ?? options.door.enter(request);
    if (!(caller instanceof HttpError))
        options.watch?.identified(request, caller.keyId);
    if (visitor === null)
        throwIfLimited(options, request, caller, headers);
    if (options.loopbackOnly && !isLoopback(hostOf(request).replace(/:\d+$/, ''))) {
        throw new HttpError(421, 'This service is for its own machine, and was asked for by another name.');
    }
    const method = request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET');
    const baseUrl = (options.publicUrl ?? `http://${hostOf(request)}`) + PREFIX;
    if (await visitors?.answer(visit, visitor))
        return null;
    const shown = method === 'GET' ? page(path, baseUrl) : null;
    if (shown !== null)
        return shown;
    if (caller instanceof HttpError)
        throw caller;
    const access = options.accessOf(caller);
    if (isResource) {
        const found = options.findResource(method, path.slice(PEOPLE_PREFIX.length));
        allowResource(found.target, caller);
        const { received, files } = await server_receive(options, request, found, found.target.files, query, reenter);
        return answerResource(found.target, received, {
            caller,
            access,
            files,
            baseUrl,
            lastEventId: String(request.headers['last-event-id'] ?? '') || null,
        });
    }
    if (path !== PREFIX && !path.startsWith(`${PREFIX}/`)) {
        throw new HttpError(404, `There is nothing at this address; those of the interface begin with ${PREFIX}.`);
    }
    const found = findEndpoint(method, path.slice(PREFIX.length));
    const { operation, shape } = found.target;
    allowOperation(operation, caller);
    const refused = await options.refusal(operation, caller);
    if (refused !== null)
        throw refused;
    const { received, files } = await server_receive(options, request, found, shape.files, query, reenter);
    return options.handle(operation, received, { caller, files, baseUrl }, access);
}
/**
 * Reads what a request carries.
 *
 * @param reenter looks at the key again: a body may take minutes, in which a key is revoked or an account ends
 * @throws HttpError; nothing is left of its files then
 */
async function server_receive({ spoolDir, keepFreeBytes, watch }, request, { target, params }, limit, query, reenter) {
    watch?.routed(request, target.path);
    if (limit !== undefined && keepFreeBytes !== null)
        await refuseBelowFloor(spoolDir, keepFreeBytes);
    const wasThere = request.complete;
    const { fields, files } = await readBody(request, target, limit, query, spoolDir);
    try {
        const still = wasThere ? null : await reenter();
        if (still instanceof HttpError)
            throw still;
        return { received: validate(target, { params, query, body: fields }), files };
    }
    catch (error) {
        await discard(files);
        throw error;
    }
}
function visitOf(options, request, response) {
    return {
        request,
        response,
        method: request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET'),
        path: targetOf(request.url ?? '/').path,
        host: options.publicUrl === null ? hostOf(request).toLowerCase() : new URL(options.publicUrl).host,
        address: addressOf(options, request),
    };
}
/** Where a client is, as far as trusted proxies tell. */
function addressOf({ trustedProxies }, request) {
    const forwarded = request.headers['x-forwarded-for'];
    return clientAddress(request.socket.remoteAddress ?? '', typeof forwarded === 'string' ? forwarded : undefined, trustedProxies);
}
/**
 * Requests count for the address that they come from (L254). Those without a key have a window of their own: they cannot use up that
 * of who has one. A service behind a proxy is a department's: its people share addresses, so each key of an address has a window.
 *
 * @throws HttpError 429
 */
function throwIfLimited(options, request, caller, headers) {
    const { rateLimit, isProxied } = options;
    const isKnown = !(caller instanceof HttpError) || caller.status === 403;
    const known = isWatching(request) ? 'feed' : 'key';
    const own = isProxied && !(caller instanceof HttpError) ? `${caller.userId} ${caller.keyId}` : '';
    const taken = rateLimit?.take([isKnown ? known : 'no key', own, addressOf(options, request)].join(' '));
    if (taken === undefined)
        return;
    headers.limit = taken.headers;
    if (taken.refused) {
        throw new HttpError(429, `Too many requests; try again in ${taken.headers['retry-after']} s.`);
    }
}
/** Who comes back to a stream that was cut off does not use up the requests that show the result. */
function isWatching({ url = '' }) {
    return url.startsWith(PEOPLE_PREFIX) && /^[^?]*\/events\/?(?:\?|$)/.test(url);
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
        case 'events':
            response.writeHead(200, { ...headers, ...EVENTS_HEADERS });
            if (request.method === 'HEAD')
                response.end();
            else
                reply.begin(response);
            break;
        case 'nothing':
            response.writeHead(204, { ...headers, 'cache-control': 'no-store' }).end();
            break;
        case 'json':
            write(request, response, reply.status, JSON.stringify(reply.body), { ...headers, ...JSON_TYPE });
            break;
    }
}
/** No proxy keeps events back, packs them or keeps a copy. */
const EVENTS_HEADERS = {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
};
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
 * @param started says how many checks were started so far
 */
async function simulatedRefusal({ offline, trial, suspended, quota }, operation, caller, started) {
    if (suspended) {
        return new HttpError(403, 'The account is suspended: an invoice has not been paid.', {
            invoice: 'in_simulated',
        });
    }
    const isTrial = trial || caller.trial;
    if (isTrial && VIEWERS.has(operation)) {
        return new HttpError(402, 'The viewer is not part of a trial account.', { paywalled: true });
    }
    if (isTrial && DELETES.has(operation)) {
        return new HttpError(403, 'Checks of a trial account and their submissions cannot be deleted.');
    }
    if (STARTS.has(operation) && offline)
        return new HttpError(503, 'The analysis services are offline.');
    if (STARTS.has(operation) && quota !== null && (await started()) >= quota) {
        return new HttpError(403, `The quota of ${quota} checks is used up.`);
    }
    return null;
}

;// CONCATENATED MODULE: ./build/embedded/store/people/audit.js

/** Who did what. Entries are added, never changed, and go by retention alone. */
class Audit {
    #database;
    #now;
    constructor(database, now) {
        this.#database = database;
        this.#now = now;
    }
    /**
     * Writes down what a caller did or is about to read.
     *
     * @throws the system's error where there is no room; `allow` is for what may go on without it
     */
    async add(caller, deed, without = 'refuse') {
        const { action, checkId = null, submissionId = null, ownerId = null, details } = deed;
        try {
            await this.#database.db
                .insertInto('audit')
                .values({
                at: this.#now(),
                userId: caller.userId,
                userName: caller.name,
                keyId: caller.keyId,
                action,
                checkId,
                submissionId,
                ownerId,
                details: details === undefined ? null : JSON.stringify(details),
            })
                .execute();
        }
        catch (error) {
            if (without === 'refuse' || !isNoRoom(error))
                throw error;
        }
    }
    /** The latest, in the order in which they happened. */
    async list({ since, checkId, userId, concerning, most }) {
        let query = this.#database.db.selectFrom('audit').selectAll().orderBy('id', 'desc').limit(most);
        if (since !== null)
            query = query.where('at', '>=', since);
        if (checkId !== null)
            query = query.where('checkId', '=', checkId);
        if (userId !== null)
            query = query.where('userId', '=', userId);
        if (concerning !== null) {
            query = query.where((eb) => eb.or([eb('userId', '=', concerning), eb('ownerId', '=', concerning)]));
        }
        return (await query.execute()).toReversed();
    }
    /** Deletes what is older. @returns how many entries */
    async prune(before) {
        const { numDeletedRows } = await this.#database.db
            .deleteFrom('audit')
            .where('at', '<', before)
            .executeTakeFirst();
        return Number(numDeletedRows);
    }
}

;// CONCATENATED MODULE: ./build/embedded/store/people/corpora.js


/** Variables of one statement: SQLite takes 32,766. */
const MOST_IDS = 5_000;
/** Who shares earlier work with whom. */
class Corpora {
    #database;
    #now;
    constructor(database, now) {
        this.#database = database;
        this.#now = now;
    }
    /** @throws PeopleError for a name that is taken or cannot be one */
    async add(given) {
        const name = keptName('corpus', given);
        const row = await this.#database.db
            .insertInto('corpora')
            .values({ name, nameKey: foldedName(name), createdAt: this.#now() })
            .onConflict((conflict) => conflict.column('nameKey').doNothing())
            .returning(['id', 'name', 'createdAt'])
            .executeTakeFirst();
        if (row === undefined) {
            throw new PeopleError('taken', `There is a corpus ${JSON.stringify(name)} already.`);
        }
        return row;
    }
    /** @param userId those that somebody is a member of; null: all */
    async list(userId) {
        let query = this.#database.db.selectFrom('corpora').select(['id', 'name', 'createdAt']).orderBy('id');
        if (userId !== null) {
            query = query.where('id', 'in', (eb) => eb.selectFrom('corpusMembers').select('corpusId').where('userId', '=', userId));
        }
        return query.execute();
    }
    /** By its number or its name. @throws PeopleError where there is none, or none that this member sees */
    async find(wanted, userId) {
        const folded = typeof wanted === 'string' ? foldedName(wanted.trim()) : null;
        const found = (await this.list(userId)).find(({ id, name }) => folded === null ? id === wanted : foldedName(name) === folded);
        if (found === undefined) {
            throw new PeopleError('unknown', `There is no corpus ${JSON.stringify(wanted)}.`);
        }
        return found;
    }
    /** Removes it. The checks that were made in it stay as they are, and what they found in others' work stays closed. */
    async remove(id) {
        await this.#database.transact(async (tx) => {
            await tx.deleteFrom('corpusMembers').where('corpusId', '=', id).execute();
            await tx.updateTable('keys').set({ corpusId: null }).where('corpusId', '=', id).execute();
            await tx.deleteFrom('corpora').where('id', '=', id).execute();
        });
    }
    async members(corpusId) {
        const rows = await this.#database.db
            .selectFrom('corpusMembers')
            .innerJoin('users', 'users.id', 'corpusMembers.userId')
            .select(['corpusMembers.userId', 'users.name', 'corpusMembers.handsOut'])
            .where('corpusMembers.corpusId', '=', corpusId)
            .orderBy('corpusMembers.userId')
            .execute();
        return rows.map((row) => ({ ...row, handsOut: row.handsOut === 1 }));
    }
    /** Doing it twice is the same as once. Nothing is handed out until the member says so. */
    async join(corpusId, userId) {
        await this.#database.db
            .insertInto('corpusMembers')
            .values({ corpusId, userId, createdAt: this.#now() })
            .onConflict((conflict) => conflict.columns(['corpusId', 'userId']).doNothing())
            .execute();
    }
    /** @throws PeopleError where somebody is no member */
    async handOut(corpusId, userId, handsOut) {
        const row = await this.#database.db
            .updateTable('corpusMembers')
            .set({ handsOut: handsOut ? 1 : 0 })
            .where('corpusId', '=', corpusId)
            .where('userId', '=', userId)
            .returning('userId')
            .executeTakeFirst();
        if (row === undefined)
            throw new PeopleError('unknown', `There is no corpus ${corpusId}.`);
    }
    /** Takes somebody out: their work is no longer compared with, nor their files handed out. */
    async leave(corpusId, userId) {
        await this.#database.db
            .deleteFrom('corpusMembers')
            .where('corpusId', '=', corpusId)
            .where('userId', '=', userId)
            .execute();
    }
    /**
     * Which of these submissions the owner of a check may not read: those of others who do not hand out what they have in its corpus,
     * and those that are gone, whoever had them.
     */
    async closed(check, submissionIds) {
        const closed = new Set(submissionIds);
        const { corpus } = await this.corpusOf(check);
        for (let from = 0; from < submissionIds.length; from += MOST_IDS) {
            const rows = await this.#database.db
                .selectFrom('submissions')
                .innerJoin('checks', 'checks.id', 'submissions.checkId')
                .leftJoin('corpusMembers', (join) => join
                .onRef('corpusMembers.userId', '=', 'checks.ownerId')
                .onRef('corpusMembers.corpusId', '=', 'checks.corpusId'))
                .select('submissions.id')
                .where('submissions.id', 'in', submissionIds.slice(from, from + MOST_IDS))
                .where((eb) => eb.or([
                eb('checks.ownerId', '=', check.ownerId),
                eb.and([eb('checks.corpusId', '=', corpus?.id ?? 0), eb('corpusMembers.handsOut', '=', 1)]),
            ]))
                .execute();
            for (const { id } of rows)
                closed.delete(id);
        }
        return closed;
    }
    /** Whose earlier work a check may be compared with. */
    async corpusOf(check) {
        const ownerId = check.ownerId ?? 0;
        if (check.corpusId === null)
            return { ownerId, corpus: null };
        const members = (await this.members(check.corpusId)).map(({ userId }) => userId);
        return {
            ownerId,
            corpus: members.includes(ownerId) ? { id: check.corpusId, members } : null,
        };
    }
}

;// CONCATENATED MODULE: ./build/embedded/store/people/shares.js

/** Who reads whose checks. */
class Shares {
    #database;
    #now;
    constructor(database, now) {
        this.#database = database;
        this.#now = now;
    }
    /** Doing it twice is the same as once. @param checkId of the owner; null: all that the owner has and will have */
    async add(ownerId, checkId, userId) {
        if (ownerId === userId)
            throw new PeopleError('invalid', 'Your own checks are yours already.');
        const row = await this.#database.db
            .insertInto('shares')
            .values({ ownerId, checkId: checkId ?? 0, userId, createdAt: this.#now() })
            // Changes nothing, and gives the row that is there.
            .onConflict((conflict) => conflict.columns(['userId', 'ownerId', 'checkId']).doUpdateSet({ ownerId }))
            .returningAll()
            .executeTakeFirstOrThrow();
        return shareOf(row);
    }
    /** What somebody shares, and what is shared with them. */
    async list(userId) {
        const rows = await this.#database.db
            .selectFrom('shares')
            .selectAll()
            .where((eb) => eb.or([eb('ownerId', '=', userId), eb('userId', '=', userId)]))
            .orderBy('id')
            .execute();
        return rows.map(shareOf);
    }
    /** Either side may end it. @throws PeopleError where there is none */
    async remove(id, userId) {
        const row = await this.#database.db
            .deleteFrom('shares')
            .where('id', '=', id)
            .where((eb) => eb.or([eb('ownerId', '=', userId), eb('userId', '=', userId)]))
            .returningAll()
            .executeTakeFirst();
        if (row === undefined)
            throw new PeopleError('unknown', `There is no share ${id}.`);
        return shareOf(row);
    }
}
function shareOf(row) {
    return { ...row, checkId: row.checkId === 0 ? null : row.checkId };
}

;// CONCATENATED MODULE: ./build/embedded/store/people/users.js




/** The accounts of a service. */
class Users {
    #database;
    #now;
    constructor(database, now) {
        this.#database = database;
        this.#now = now;
    }
    /** @throws PeopleError for a name that is taken, in whatever case, or cannot be one */
    async add(given, role, trial) {
        const name = keptName('user', given);
        const row = await this.#database.db
            .insertInto('users')
            .values({
            name,
            nameKey: foldedName(name),
            role,
            trial: trial ? 1 : 0,
            createdAt: this.#now(),
        })
            .onConflict((conflict) => conflict.column('nameKey').doNothing())
            .returningAll()
            .executeTakeFirst();
        if (row === undefined)
            throw new PeopleError('taken', `There is a user “${(0,text_escape/* visible */.RK)(name)}” already.`);
        return row;
    }
    /** In the order in which they were added. */
    list() {
        return this.#database.db.selectFrom('users').selectAll().orderBy('id').execute();
    }
    /** @throws PeopleError where there is no such user */
    async find(id) {
        const row = await this.#database.db
            .selectFrom('users')
            .selectAll()
            .where('id', '=', id)
            .executeTakeFirst();
        if (row === undefined)
            throw new PeopleError('unknown', `There is no user ${id}.`);
        return row;
    }
    /** In whatever case. @throws PeopleError where there is no such user */
    async named(name) {
        const row = await this.#database.db
            .selectFrom('users')
            .selectAll()
            .where('nameKey', '=', foldedName(name.trim()))
            .executeTakeFirst();
        if (row === undefined) {
            throw new PeopleError('unknown', `There is no user “${(0,text_escape/* visible */.RK)(name)}”. Look at how it is written: an administrator lists users with code-similarity users list, or GET /people/v1/users.`);
        }
        return row;
    }
    /** @throws PeopleError where there is no such user, or the first one would lose what the service needs */
    async change(id, changes) {
        const { role, trial, suspended, monthlyChecks, monthlyBytes } = changes;
        if (id === OWNER_ID && ((role ?? 'administrator') !== 'administrator' || suspended != null)) {
            throw new PeopleError('invalid', 'The first user administers the service: take its key away by another CODE_SIMILARITY_KEY.');
        }
        const user = await this.find(id);
        const row = await this.#database.db
            .updateTable('users')
            .set({
            role: role ?? user.role,
            trial: trial === undefined ? user.trial : Number(trial),
            ...(suspended === undefined
                ? {}
                : {
                    suspendedAt: suspended === null ? null : this.#now(),
                    invoice: suspended?.invoice ?? null,
                }),
            ...(monthlyChecks === undefined ? {} : { monthlyChecks }),
            ...(monthlyBytes === undefined ? {} : { monthlyBytes }),
        })
            .where('id', '=', id)
            .returningAll()
            .executeTakeFirst();
        return row ?? this.find(id);
    }
    /** @throws PeopleError where somebody cannot be removed, or their checks not be given there */
    async removable(id, giveTo) {
        if (id === OWNER_ID) {
            throw new PeopleError('invalid', 'The first user administers the service, and stays.');
        }
        if (giveTo === id)
            throw new PeopleError('invalid', 'Checks are given to somebody else.');
        await this.find(id);
        if (giveTo !== null)
            await this.find(giveTo);
    }
    /** Ids of somebody's checks. */
    async checksOf(id) {
        const rows = await this.#database.db
            .selectFrom('checks')
            .select('id')
            .where('ownerId', '=', id)
            .orderBy('id')
            .execute();
        return rows.map((row) => row.id);
    }
    /**
     * Removes somebody and all that hangs on the account. Checks are given to another user; without one there must be none left.
     *
     * @throws PeopleError where there is no such user, or it is the first one
     */
    async remove(id, giveTo) {
        await this.removable(id, giveTo);
        await this.#database.transact(async (tx) => {
            if (giveTo === null) {
                await refuseWithChecks(tx, id);
            }
            else {
                // Who was to read somebody's checks does not read the other's; and the other one owns them now.
                await tx
                    .deleteFrom('shares')
                    .where('ownerId', '=', id)
                    .where((eb) => eb.or([eb('checkId', '=', 0), eb('userId', '=', giveTo)]))
                    .execute();
                // What their submissions are found by is of the one who had them, and is made anew.
                const given = { ownerId: giveTo, imprints: null };
                await tx.updateTable('checks').set(given).where('ownerId', '=', id).execute();
                await tx.updateTable('shares').set({ ownerId: giveTo }).where('ownerId', '=', id).execute();
            }
            for (const table of ['keys', 'usage', 'corpusMembers', 'shares']) {
                await tx.deleteFrom(table).where('userId', '=', id).execute();
            }
            await tx.deleteFrom('shares').where('ownerId', '=', id).execute();
            const hooks = await tx.deleteFrom('hooks').where('ownerId', '=', id).returning('id').execute();
            const gone = hooks.map((hook) => hook.id);
            await tx.deleteFrom('hookDeliveries').where('hookId', 'in', gone).execute();
            await tx.deleteFrom('users').where('id', '=', id).execute();
        });
    }
}
async function refuseWithChecks(tx, ownerId) {
    const check = await tx
        .selectFrom('checks')
        .select('id')
        .where('ownerId', '=', ownerId)
        .limit(1)
        .executeTakeFirst();
    if (check !== undefined) {
        throw new PeopleError('taken', 'A check was made meanwhile. Try again.');
    }
}

;// CONCATENATED MODULE: ./build/embedded/store/people/people.js






/** @param now milliseconds since the epoch */
function peopleOf(database, now) {
    return {
        users: new Users(database, now),
        keys: new Keys(database, now),
        shares: new Shares(database, now),
        corpora: new Corpora(database, now),
        quotas: new Quotas(database, now),
        audit: new Audit(database, now),
    };
}

;// CONCATENATED MODULE: ./build/embedded/store/blobs/folder.js




/** So many files are deleted at once: the system's threads are shared with everything else. */
const DELETED_AT_ONCE = 64;
/** Blobs as files of a folder: of a data folder, or of one that several machines share. */
class FolderBlobs {
    isKept;
    #root;
    /**
     * Makes the folders that are not there.
     *
     * @param isKept false: the blobs end with the process, so that nothing is synced
     * @throws the system's error
     */
    constructor(root, isKept = true) {
        this.#root = root;
        this.isKept = isKept;
        for (const folder of blobs_blobs/* BLOB_FOLDERS */.M7)
            (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(root, folder), { recursive: true, mode: 0o700 });
    }
    async put(name, contents) {
        const path = this.#pathOf(name);
        if (typeof contents === 'string')
            await this.#move(contents, path);
        else
            await (0,promises_.writeFile)(path, contents, { mode: 0o600, flag: 'wx', flush: this.isKept });
        if (this.isKept)
            await syncPath((0,external_node_path_.join)(path, '..'), 'r');
    }
    get(name) {
        return (0,promises_.readFile)(this.#pathOf(name)).catch((error) => missing(error, name));
    }
    async fetch(name) {
        const path = this.#pathOf(name);
        await (0,promises_.access)(path, external_node_fs_.constants.R_OK).catch((error) => missing(error, name));
        return path;
    }
    async delete(names) {
        for (let at = 0; at < names.length; at += DELETED_AT_ONCE) {
            const some = names.slice(at, at + DELETED_AT_ONCE);
            await Promise.all(some.map((name) => (0,promises_.rm)(this.#pathOf(name), { recursive: true, force: true })));
        }
    }
    async *list(prefix = '') {
        for (const folder of blobs_blobs/* BLOB_FOLDERS */.M7) {
            for await (const { name: file } of await (0,promises_.opendir)((0,external_node_path_.join)(this.#root, folder))) {
                const name = `${folder}/${file}`;
                if (!name.startsWith(prefix) || !(0,blobs_blobs/* isBlobName */.le)(name))
                    continue;
                const stats = await (0,promises_.stat)((0,external_node_path_.join)(this.#root, name)).catch(() => null);
                // One that is gone meanwhile is none.
                if (stats !== null)
                    yield { name, bytes: stats.size, modifiedAt: stats.mtimeMs };
            }
        }
    }
    close() {
        return Promise.resolve();
    }
    #pathOf(name) {
        return (0,external_node_path_.join)(this.#root, (0,blobs_blobs/* checkedName */.XT)(name));
    }
    async #move(from, path) {
        if (this.isKept)
            await syncPath(from, 'r+');
        try {
            await (0,promises_.rename)(from, path);
        }
        catch (error) {
            if (error.code !== 'EXDEV')
                throw error;
            // A folder that machines share is another file system than the one of uploads.
            await (0,promises_.copyFile)(from, path, external_node_fs_.constants.COPYFILE_EXCL);
            if (this.isKept)
                await syncPath(path, 'r+');
            await (0,promises_.rm)(from);
        }
    }
}
function missing(error, name) {
    throw error.code === 'ENOENT' ? new blobs_blobs/* BlobMissing */.QO(name) : error;
}
/**
 * Sees to it that a file (`r+`: Windows syncs none that cannot be written) or a folder (`r`) is on the disk. Some systems open no folder: there a power cut
 * may cost the newest names.
 */
async function syncPath(path, flags) {
    let handle;
    try {
        handle = await (0,promises_.open)(path, flags);
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

;// CONCATENATED MODULE: ./build/embedded/store/blobs/memory.js


/** Bytes in memory, all together; what comes beyond lies in files. A class of 2,000 small programs has 2 MB. */
const MOST_IN_MEMORY = 32 * 1024 * 1024;
/** Blobs that end with the process: small ones in memory, so that nothing is written and read back, the others in files. */
class MemoryBlobs {
    isKept = false;
    #files;
    #now;
    #held = new Map();
    #bytes = 0;
    /** @param folder for what does not stay in memory */
    constructor(folder, now) {
        this.#files = new FolderBlobs(folder, false);
        this.#now = now;
    }
    async put(name, contents) {
        if (typeof contents === 'string' || this.#bytes + contents.length > MOST_IN_MEMORY) {
            await this.#files.put(name, contents);
            return;
        }
        this.#bytes += contents.length;
        this.#held.set((0,blobs_blobs/* checkedName */.XT)(name), { bytes: contents, modifiedAt: this.#now() });
    }
    async get(name) {
        return this.#held.get(name)?.bytes ?? this.#files.get(name);
    }
    async fetch(name) {
        return this.#held.get(name)?.bytes ?? this.#files.fetch(name);
    }
    async delete(names) {
        const files = [];
        for (const name of names) {
            const held = this.#held.get(name);
            if (held === undefined)
                files.push(name);
            else
                this.#bytes -= held.bytes.length;
            this.#held.delete(name);
        }
        await this.#files.delete(files);
    }
    async *list(prefix = '') {
        for (const [name, { bytes, modifiedAt }] of this.#held) {
            if (name.startsWith(prefix))
                yield { name, bytes: bytes.length, modifiedAt };
        }
        yield* this.#files.list(prefix);
    }
    close() {
        return Promise.resolve();
    }
}

;// CONCATENATED MODULE: ./build/embedded/store/data-folder.js





const LOCK = 'lock';
/** @throws ConfigurationError where it cannot be made */
function makeDataDir(dataDir) {
    try {
        (0,external_node_fs_.mkdirSync)(dataDir, { recursive: true, mode: 0o700 });
    }
    catch (error) {
        throw new outcome/* ConfigurationError */.j1(`The data folder ${dataDir} cannot be made: ${reasonOf(error)}. Correct the path, or give another one.`);
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
        throw new outcome/* ConfigurationError */.j1(`The embedded service needs SQLite, which this Node.js (${process.version}) was built without. Install Node.js 24.15 or later from nodejs.org.`);
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
        throw new outcome/* ConfigurationError */.j1(isLocked(error)
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

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
;// CONCATENATED MODULE: ./build/embedded/store/results.js





const compress = (0,external_node_util_.promisify)(external_node_zlib_.gzip);
const decompress = (0,external_node_util_.promisify)(external_node_zlib_.gunzip);
/** A name that no other document has. */
function resultName(checkId) {
    return `results/${checkId}-${(0,external_node_crypto_.randomBytes)(8).toString('hex')}.json.gz`;
}
/** Keeps what was found as a document of its own. @throws the system's error */
async function writeResult(blobs, name, analysis) {
    const text = JSON.stringify((0,pair_table/* unpacked */.K)(analysis));
    await blobs.put(name, await compress(text, { level: external_node_zlib_.constants.Z_BEST_SPEED }));
}
/** null: it is not there, or damaged. @throws the system's error where it cannot be read for another reason */
async function readResult(blobs, name) {
    let bytes;
    try {
        bytes = await blobs.get(name);
    }
    catch (error) {
        if (error instanceof blobs_blobs/* BlobMissing */.QO)
            return null;
        throw error;
    }
    try {
        return parsedResult((await decompress(bytes)).toString('utf8'));
    }
    catch {
        return null;
    }
}
/** What a document of a result holds. null: it is damaged. */
function parsedResult(text) {
    const found = JSON.parse(text);
    return Array.isArray(found?.pairs) ? (0,pair_table.packed)(found) : null;
}
/** Results by the names of their documents, which never change: the ones that were asked for last, as many as there is room for. */
class ResultCache {
    #results = new Map();
    #reading = new Map();
    #mostEntries;
    /** @param mostEntries pairs and fragments of all results together; one result stays in any case */
    constructor(mostEntries) {
        this.#mostEntries = mostEntries;
    }
    set(name, analysis) {
        this.#results.set(name, analysis);
        let entries = 0;
        for (const [other, one] of [...this.#results].toReversed()) {
            entries += one.pairs.a.length + one.pairs.fragments.length / 8;
            if (other !== name && entries > this.#mostEntries)
                this.#results.delete(other);
        }
    }
    delete(names) {
        for (const name of names)
            this.#results.delete(name);
    }
    /** @param read is asked once, also where many ask for the same at once */
    async get(name, read) {
        const there = this.#results.get(name);
        if (there !== undefined) {
            this.#results.delete(name);
            this.#results.set(name, there);
            return there;
        }
        const under = this.#reading.get(name) ?? read().finally(() => this.#reading.delete(name));
        this.#reading.set(name, under);
        const analysis = await under;
        if (analysis !== null)
            this.set(name, analysis);
        return analysis;
    }
}

;// CONCATENATED MODULE: ./build/embedded/store/migrations/from-version-1.js




/** Tables of version 1: an id, and the fields of a record as JSON. */
const OLD = ['checks', 'submissions', 'results'];
/** Makes place for the tables of today. */
async function setVersion1Aside(tx) {
    await (0,sql/* sql */.l) `drop index if exists submissions_by_check`.execute(tx);
    for (const name of OLD) {
        await (0,sql/* sql */.l) `alter table ${sql/* sql */.l.table(name)} rename to ${sql/* sql */.l.table(`old_${name}`)}`.execute(tx);
    }
}
/**
 * Takes over what a data folder of version 1 held. Results become documents; a record that is damaged is kept as it was, and its
 * ZIP with it.
 */
async function takeOverVersion1(tx, blobs) {
    for (const { id, fields } of await old(tx, 'checks')) {
        const record = from_version_1_parsed(fields);
        if (record === null) {
            await tx.insertInto('unreadable').values({ kind: 'checks', id, fields }).execute();
            continue;
        }
        const result = record['statusId'] === STATE.completed ? await resultOf(tx, blobs, id) : null;
        await tx
            .insertInto('checks')
            .values(checkOf(id, record, result))
            .execute();
    }
    for (const { id, fields } of await old(tx, 'submissions')) {
        const record = from_version_1_parsed(fields);
        const row = record === null
            ? tx.insertInto('unreadable').values({ kind: 'submissions', id, fields })
            : tx.insertInto('submissions').values(submissionOf(id, record));
        await row.execute();
    }
    for (const name of ['checks', 'submissions']) {
        // An id is never given twice, also after its row was deleted.
        await (0,sql/* sql */.l) `delete from sqlite_sequence where name = ${name}`.execute(tx);
        await (0,sql/* sql */.l) `update sqlite_sequence set name = ${name} where name = ${`old_${name}`}`.execute(tx);
    }
    for (const name of OLD)
        await (0,sql/* sql */.l) `drop table ${sql/* sql */.l.table(`old_${name}`)}`.execute(tx);
}
async function old(tx, name) {
    const { rows } = await (0,sql/* sql */.l) `select id, fields from ${sql/* sql */.l.table(`old_${name}`)} order by id`.execute(tx);
    return rows;
}
/** The name of a check's result as a document; null: there was none, or it was damaged. */
async function resultOf(tx, blobs, id) {
    const { rows } = await (0,sql/* sql */.l) `select fields from old_results where check_id = ${id}`.execute(tx);
    const analysis = from_version_1_parsed(rows[0]?.fields ?? '')?.['analysis'];
    const found = analysis === undefined ? null : parsedResult(JSON.stringify(analysis));
    if (found === null)
        return null;
    const name = resultName(id);
    await writeResult(blobs, name, found);
    return name;
}
function checkOf(id, record, result) {
    const { demo, aiRun, baseCodeDetection, stats } = record;
    const number = (name) => {
        const value = record[name];
        return typeof value === 'number' ? value : null;
    };
    return {
        id,
        ownerId: demo === true ? null : OWNER_ID,
        name: from_version_1_textOf(record, 'name'),
        statusId: number('statusId') ?? STATE.failed,
        statusMessage: from_version_1_textOf(record, 'statusMessage'),
        languageId: number('languageId') ?? 0,
        testType: number('testType') ?? 0,
        aiRun: aiRun === true ? 1 : 0,
        baseCodeDetection: baseCodeDetection === true ? 1 : 0,
        jobId: number('jobId') ?? 0,
        attempt: (number('jobId') ?? 0) > 0 ? 1 : 0,
        createdAt: number('createdAt') ?? 0,
        updatedAt: number('updatedAt') ?? 0,
        startedAt: number('startedAt'),
        finishedAt: number('finishedAt'),
        durationMs: number('durationMs'),
        stats: stats === undefined ? null : JSON.stringify(stats),
        result,
    };
}
function submissionOf(id, record) {
    const number = (name) => Number(record[name] ?? 0);
    const role = record['role'];
    return {
        id,
        checkId: number('checkId'),
        filename: from_version_1_textOf(record, 'filename'),
        role: role === 'archive' || role === 'base' || role === 'ai-reference' ? role : 'submission',
        fileSize: number('fileSize'),
        blob: `submissions/${from_version_1_textOf(record, 'blob')}`,
        createdAt: number('createdAt'),
        updatedAt: number('updatedAt'),
    };
}
function from_version_1_textOf(record, name) {
    const value = record[name];
    return typeof value === 'string' ? value : '';
}
/** null where a row holds no object: it was damaged. */
function from_version_1_parsed(fields) {
    try {
        const value = JSON.parse(fields);
        return typeof value === 'object' ? value : null;
    }
    catch {
        return null;
    }
}

// EXTERNAL MODULE: ./node_modules/kysely/dist/operation-node/operation-node-transformer.js
var operation_node_transformer = __webpack_require__(9390);
// EXTERNAL MODULE: ./node_modules/kysely/dist/operation-node/raw-node.js
var raw_node = __webpack_require__(3109);
;// CONCATENATED MODULE: ./build/embedded/store/migrations/as-in-sqlite.js

/** Types of columns that mean the same in PostgreSQL as they do in SQLite. */
const TYPES = {
    // Compared and ordered by its bytes, and not as in the country that the server was installed for.
    text: 'text collate "C"',
    // SQLite's numbers have 64 bits, whatever they are called.
    integer: 'bigint',
};
/** Makes the columns of new tables of PostgreSQL such that what they hold and how they are ordered is as in SQLite. */
class AsInSqlite {
    #transformer = new Transformer();
    transformQuery({ node }) {
        return this.#transformer.transformNode(node);
    }
    transformResult({ result }) {
        return Promise.resolve(result);
    }
}
class Transformer extends operation_node_transformer/* OperationNodeTransformer */.V {
    transformColumnDefinition(node) {
        const column = super.transformColumnDefinition(node);
        const { dataType } = column;
        const name = 'dataType' in dataType && typeof dataType.dataType === 'string' ? dataType.dataType : '';
        const type = TYPES[name];
        return type === undefined ? column : { ...column, dataType: raw_node/* RawNode */.z.createWithSql(type) };
    }
}

;// CONCATENATED MODULE: ./build/embedded/store/people/make-tables.js


/**
 * Makes the tables of people, and the first user.
 *
 * @param withId a table with an id that is never given twice
 */
async function makePeopleTables(tx, withId) {
    const { schema } = tx;
    const table = (name) => schema.createTable(name);
    await withId('users')
        .addColumn('name', 'text', required)
        .addColumn('nameKey', 'text', (column) => column.notNull().unique())
        .addColumn('role', 'text', required)
        .addColumn('trial', 'integer', no)
        .addColumn('suspendedAt', 'bigint')
        .addColumn('invoice', 'text')
        .addColumn('monthlyChecks', 'bigint')
        .addColumn('monthlyBytes', 'bigint')
        .addColumn('createdAt', 'bigint', required)
        .execute();
    // The first id is `OWNER_ID`.
    await tx
        .insertInto('users')
        .values({
        name: OWNER.name,
        nameKey: foldedName(OWNER.name),
        role: OWNER.role,
        createdAt: Date.now(),
    })
        .execute();
    await withId('keys')
        .addColumn('userId', 'bigint', required)
        .addColumn('name', 'text', required)
        .addColumn('hash', 'text', (column) => column.notNull().unique())
        .addColumn('scope', 'text', required)
        .addColumn('corpusId', 'bigint')
        .addColumn('createdAt', 'bigint', required)
        .addColumn('expiresAt', 'bigint')
        .addColumn('lastUsedAt', 'bigint')
        .addColumn('revokedAt', 'bigint')
        .execute();
    await schema.createIndex('keysByUser').on('keys').column('userId').execute();
    await withId('shares')
        .addColumn('ownerId', 'bigint', required)
        .addColumn('checkId', 'bigint', required)
        .addColumn('userId', 'bigint', required)
        .addColumn('createdAt', 'bigint', required)
        .addUniqueConstraint('sharesOnce', ['userId', 'ownerId', 'checkId'])
        .execute();
    await withId('corpora')
        .addColumn('name', 'text', required)
        .addColumn('nameKey', 'text', (column) => column.notNull().unique())
        .addColumn('createdAt', 'bigint', required)
        .execute();
    await table('corpusMembers')
        .addColumn('corpusId', 'bigint', required)
        .addColumn('userId', 'bigint', required)
        .addColumn('handsOut', 'integer', no)
        .addColumn('createdAt', 'bigint', required)
        .addPrimaryKeyConstraint('corpusMembersOnce', ['corpusId', 'userId'])
        .execute();
    await table('usage')
        .addColumn('userId', 'bigint', required)
        .addColumn('month', 'integer', required)
        .addColumn('checks', 'bigint', required)
        .addColumn('bytes', 'bigint', required)
        .addPrimaryKeyConstraint('usageOnce', ['userId', 'month'])
        .execute();
    await makeAudit(withId('audit'), schema);
}
async function makeAudit(table, schema) {
    await table
        .addColumn('at', 'bigint', required)
        .addColumn('userId', 'bigint', required)
        .addColumn('userName', 'text', required)
        .addColumn('keyId', 'bigint')
        .addColumn('action', 'text', required)
        .addColumn('checkId', 'bigint')
        .addColumn('submissionId', 'bigint')
        .addColumn('ownerId', 'bigint')
        .addColumn('details', 'text')
        .execute();
    // Ids grow with the time, so the latest are found without another.
    await schema.createIndex('auditByCheck').on('audit').column('checkId').execute();
}
function required(column) {
    return column.notNull();
}
function no(column) {
    return column.notNull().defaultTo(0);
}

;// CONCATENATED MODULE: ./build/embedded/store/migrations/version-2.js



/** Tables of people, and checks in columns. */
async function toVersion2(tx, kind, from) {
    if (from === 1)
        await setVersion1Aside(tx);
    const { schema } = tx;
    const table = (name) => schema.createTable(name);
    const withId = (name) => table(name).addColumn('id', kind === 'sqlite' ? 'integer' : 'bigint', identity(kind));
    await schema
        .createTable('meta')
        .ifNotExists()
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('value', 'text', version_2_required)
        .execute();
    await makePeopleTables(tx, withId);
    await withId('checks')
        .addColumn('ownerId', 'bigint')
        .addColumn('keyId', 'bigint')
        .addColumn('corpusId', 'bigint')
        .addColumn('handedIn', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('name', 'text', version_2_required)
        .addColumn('statusId', 'integer', version_2_required)
        .addColumn('statusMessage', 'text', version_2_required)
        .addColumn('languageId', 'integer', version_2_required)
        .addColumn('testType', 'integer', version_2_required)
        .addColumn('aiRun', 'integer', version_2_required)
        .addColumn('baseCodeDetection', 'integer', version_2_required)
        .addColumn('web', 'text')
        .addColumn('jobId', 'bigint', version_2_required)
        .addColumn('attempt', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('createdAt', 'bigint', version_2_required)
        .addColumn('updatedAt', 'bigint', version_2_required)
        .addColumn('startedAt', 'bigint')
        .addColumn('finishedAt', 'bigint')
        .addColumn('durationMs', 'double precision')
        .addColumn('stats', 'text')
        .addColumn('result', 'text')
        .addColumn('imprints', 'text')
        .execute();
    await schema.createIndex('checksByOwner').on('checks').columns(['ownerId', 'statusId']).execute();
    await schema.createIndex('checksByStatus').on('checks').column('statusId').execute();
    await withId('submissions')
        .addColumn('checkId', 'bigint', version_2_required)
        .addColumn('filename', 'text', version_2_required)
        .addColumn('role', 'text', version_2_required)
        .addColumn('fileSize', 'bigint', version_2_required)
        .addColumn('blob', 'text', version_2_required)
        .addColumn('createdAt', 'bigint', version_2_required)
        .addColumn('updatedAt', 'bigint', version_2_required)
        .execute();
    await schema.createIndex('submissionsByCheck').on('submissions').column('checkId').execute();
    // Whether a row names a blob is asked for each that is old.
    await schema.createIndex('submissionsByBlob').on('submissions').column('blob').execute();
    await schema.createIndex('checksByResult').on('checks').column('result').execute();
    await makeQueue(withId('jobs'), table('turns'));
    await hookTables(tx, withId);
    await makeMatchingTables(tx, kind);
    await table('unreadable')
        .addColumn('kind', 'text', version_2_required)
        .addColumn('id', 'bigint', version_2_required)
        .addColumn('fields', 'text', version_2_required)
        .execute();
    await pageTables(table);
}
/** What the page for people keeps. */
async function pageTables(table) {
    await table('sessions')
        .addColumn('hash', 'text', (column) => column.primaryKey())
        .addColumn('keyHash', 'text', version_2_required)
        .addColumn('createdAt', 'bigint', version_2_required)
        .addColumn('usedAt', 'bigint', version_2_required)
        .execute();
    await table('caseBooks')
        .addColumn('checkId', 'bigint', (column) => column.primaryKey())
        .addColumn('version', 'integer', version_2_required)
        .addColumn('document', 'text', version_2_required)
        .addColumn('openCases', 'integer', version_2_required)
        .addColumn('updatedAt', 'bigint', version_2_required)
        .execute();
    await table('reports')
        .addColumn('checkId', 'bigint', (column) => column.primaryKey())
        .addColumn('maker', 'text', version_2_required)
        .addColumn('state', 'text', version_2_required)
        .addColumn('reason', 'text')
        .addColumn('blob', 'text')
        .addColumn('policy', 'text')
        .addColumn('flagged', 'integer')
        .addColumn('max', 'double precision')
        .addColumn('updatedAt', 'bigint', version_2_required)
        .execute();
}
/** Who is told of checks, and what is still to be told. */
async function hookTables(tx, withId) {
    await withId('hooks')
        .addColumn('ownerId', 'bigint', version_2_required)
        .addColumn('keyId', 'bigint')
        .addColumn('url', 'text', version_2_required)
        .addColumn('events', 'text', version_2_required)
        .addColumn('secret', 'text', version_2_required)
        .addColumn('createdAt', 'bigint', version_2_required)
        .addColumn('givenUp', 'integer', version_2_required)
        .addColumn('disabledAt', 'bigint')
        .addColumn('disabledWhy', 'text')
        .execute();
    await tx.schema.createIndex('hooksByOwner').on('hooks').column('ownerId').execute();
    await withId('hookDeliveries')
        .addColumn('hookId', 'bigint', version_2_required)
        .addColumn('checkId', 'bigint')
        .addColumn('messageId', 'text', version_2_required)
        .addColumn('event', 'text', version_2_required)
        .addColumn('body', 'text', version_2_required)
        .addColumn('state', 'text', version_2_required)
        .addColumn('createdAt', 'bigint', version_2_required)
        .addColumn('dueAt', 'bigint')
        .addColumn('attempts', 'integer', version_2_required)
        .addColumn('answer', 'text')
        .addColumn('endedAt', 'bigint')
        .execute();
    await tx.schema.createIndex('hookDeliveriesByHook').on('hookDeliveries').column('hookId').execute();
    await tx.schema.createIndex('hookDeliveriesByTime').on('hookDeliveries').column('dueAt').execute();
}
/** What later checks find earlier submissions by. */
async function makeMatchingTables({ schema }, kind) {
    const bytes = kind === 'sqlite' ? 'blob' : 'bytea';
    await schema
        .createTable('imprints')
        .addColumn('submissionId', kind === 'sqlite' ? 'integer' : 'bigint', (column) => column.primaryKey())
        .addColumn('checkId', 'bigint', version_2_required)
        .addColumn('hashes', bytes, version_2_required)
        .addColumn('sample', bytes, version_2_required)
        .execute();
    // The rows are the index: in SQLite nothing else is kept, in PostgreSQL a question is answered from it alone.
    const postings = schema
        .createTable('postings')
        .addColumn('hash', 'bigint', version_2_required)
        .addColumn('submissionId', 'bigint', version_2_required)
        .addColumn('ownerId', 'bigint', version_2_required)
        .addPrimaryKeyConstraint('postingsKey', ['hash', 'submissionId', 'ownerId']);
    await (kind === 'sqlite' ? postings.modifyEnd((0,sql/* sql */.l) `without rowid`) : postings).execute();
}
function version_2_required(column) {
    return column.notNull();
}
/** What waits for its analysis, and who was served when. */
async function makeQueue(jobs, turns) {
    await jobs
        .addColumn('checkId', 'bigint', (column) => column.notNull().unique())
        .addColumn('ownerId', 'bigint')
        .addColumn('size', 'integer', version_2_required)
        .addColumn('tries', 'integer', fromZero)
        .addColumn('overtaken', 'integer', fromZero)
        .addColumn('worker', 'text')
        .addColumn('beat', 'integer', fromZero)
        .addColumn('share', 'double precision', fromZero)
        .addColumn('elapsedMs', 'double precision', fromZero)
        .addColumn('addedAt', 'bigint', version_2_required)
        .execute();
    await turns
        .addColumn('ownerId', 'bigint', (column) => column.primaryKey())
        .addColumn('turn', 'bigint', version_2_required)
        .execute();
}
function fromZero(column) {
    return column.notNull().defaultTo(0);
}
/** A number that is never given twice, also after its row was deleted. */
function identity(kind) {
    return (column) => kind === 'sqlite'
        ? column.primaryKey().autoIncrement()
        : column.generatedByDefaultAsIdentity().primaryKey();
}

;// CONCATENATED MODULE: ./build/embedded/store/migrations/migrate.js






/** The step to each version from the one before it. Version 1 was SQLite alone, and its records were JSON. */
const STEPS = new Map([[2, toVersion2]]);
const SCHEMA_VERSION = 2;
/**
 * The version of the rows that are there; 0: none are.
 *
 * @throws ConfigurationError where a later program wrote them
 */
async function versionOf({ kind, db }) {
    const version = kind === 'sqlite' ? await sqliteVersion(db) : await postgresVersion(db);
    if (version > SCHEMA_VERSION) {
        throw new outcome/* ConfigurationError */.j1(`The database was written by a later version of this program (its tables are of version ${version}, and ${SCHEMA_VERSION} is the last that is known here); use that one.`);
    }
    return version;
}
/**
 * Brings the tables forward, all steps or none. Writes nothing where they are of this version. Of several processes that begin at
 * once one does it.
 *
 * @param bring what else belongs to a step, in the same transaction, such as the records of version 1
 * @throws ConfigurationError where a later program wrote them
 */
async function migrate(database, bring = () => Promise.resolve()) {
    if ((await versionOf(database)) === SCHEMA_VERSION)
        return;
    await database.transact(async (tx) => {
        // Released with the transaction; the number is any that nobody else in this database takes.
        if (database.kind === 'postgresql') {
            await (0,sql/* sql */.l) `set local statement_timeout = 0`.execute(tx);
            await (0,sql/* sql */.l) `select pg_advisory_xact_lock(7402118)`.execute(tx);
        }
        const from = await versionOf({ kind: database.kind, db: tx });
        const steps = database.kind === 'postgresql' ? tx.withPlugin(new AsInSqlite()) : tx;
        for (const [version, step] of STEPS)
            if (version > from)
                await step(steps, database.kind, from);
        if (from < SCHEMA_VERSION)
            await bring(tx, from);
        if (database.kind === 'sqlite') {
            await (0,sql/* sql */.l) `pragma user_version = ${sql/* sql */.l.lit(SCHEMA_VERSION)}`.execute(tx);
        }
        else {
            await tx
                .insertInto('meta')
                .values({ name: VERSION, value: String(SCHEMA_VERSION) })
                .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: String(SCHEMA_VERSION) }))
                .execute();
        }
    });
}
/** Whether there are no tables yet. @throws ConfigurationError where a later program wrote them */
async function isEmpty(database) {
    return (await versionOf(database)) === 0;
}
/** @throws ConfigurationError where the rows are of another version than this program's */
async function requireCurrent(database) {
    const version = await versionOf(database);
    if (version === SCHEMA_VERSION)
        return;
    throw new ConfigurationError(`The rows are of version ${version}, and this program's of ${SCHEMA_VERSION}. Start the server once with this program, which brings them forward.`);
}
/** Copies the rows of an earlier version beside the database before they are brought forward. @param dataDir folder of the database */
async function keepCopy(database, dataDir) {
    const version = await versionOf(database);
    if (version === 0 || version === SCHEMA_VERSION)
        return;
    const copy = (0,external_node_path_.join)(dataDir, `store.sqlite.version-${version}`);
    // Left by a start that was killed while it copied.
    await (0,promises_.rm)(`${copy}.new`, { force: true });
    await (0,sql/* sql */.l) `vacuum into ${`${copy}.new`}`.execute(database.db);
    await (0,promises_.rename)(`${copy}.new`, copy);
}
const VERSION = 'schema_version';
async function sqliteVersion(db) {
    const { rows } = await (0,sql/* sql */.l) `pragma user_version`.execute(db);
    return rows[0]?.userVersion ?? 0;
}
async function postgresVersion(db) {
    // Not `to_regclass`: that may answer from before the lock was waited for.
    const { rows } = await (0,sql/* sql */.l) `
    select from pg_tables where schemaname = current_schema() and tablename = 'meta'`.execute(db);
    if (rows.length === 0)
        return 0;
    const row = await db.selectFrom('meta').select('value').where('name', '=', VERSION).executeTakeFirst();
    return Number(row?.value ?? 0);
}

// EXTERNAL MODULE: ./node_modules/kysely/dist/kysely.js + 75 modules
var kysely = __webpack_require__(8588);
// EXTERNAL MODULE: ./node_modules/kysely/dist/dialect/sqlite/sqlite-dialect.js + 10 modules
var sqlite_dialect = __webpack_require__(9388);
// EXTERNAL MODULE: ./node_modules/kysely/dist/plugin/camel-case/camel-case-plugin.js + 2 modules
var camel_case_plugin = __webpack_require__(3987);
// EXTERNAL MODULE: ./node_modules/kysely/dist/plugin/handle-empty-in-lists/handle-empty-in-lists-plugin.js + 1 modules
var handle_empty_in_lists_plugin = __webpack_require__(22);
// EXTERNAL MODULE: ./node_modules/kysely/dist/plugin/handle-empty-in-lists/handle-empty-in-lists.js
var handle_empty_in_lists = __webpack_require__(7810);
;// CONCATENATED MODULE: ./build/embedded/store/database.js

/** How queries are written for every database. Columns have names in snake_case there, and nothing is in an empty list. */
const PLUGINS = [
    new camel_case_plugin/* CamelCasePlugin */.E({ maintainNestedObjectKeys: true }),
    new handle_empty_in_lists_plugin/* HandleEmptyInListsPlugin */.H({ strategy: handle_empty_in_lists/* replaceWithNoncontingentExpression */.D }),
];

;// CONCATENATED MODULE: ./build/embedded/store/sqlite.js




/** Programs have some hundred different statements; lists of ids make more of them. */
const MOST_STATEMENTS = 300;
/** Rows in the memory of this process. */
async function openMemory() {
    const sqlite = await loadSqlite();
    return databaseOf(new sqlite.DatabaseSync(':memory:'));
}
/**
 * Opens a file of rows, which others may read meanwhile.
 *
 * @throws ConfigurationError when the runtime has no SQLite, or the file is damaged or no database
 */
async function openSqlite(path) {
    const sqlite = await loadSqlite();
    try {
        return databaseOf(openStore(sqlite, path));
    }
    catch (error) {
        throw unreadable(path, error);
    }
}
/** What is wrong with a file of rows, in a sentence. */
function unreadable(path, error) {
    if (error instanceof outcome/* ConfigurationError */.j1)
        return error;
    return new outcome/* ConfigurationError */.j1(isLocked(error)
        ? `${path} is used by another process; stop that one, or give another folder.`
        : `The data folder's ${path} cannot be read: ${reasonOf(error)}. Put a backup in its place, or move it away to start afresh.`);
}
/** Nothing is written where the tables are there already: what is kept can be read on a full disk. */
function openStore(sqlite, path) {
    try {
        return sqlite_open(sqlite, path, 'PRAGMA journal_mode = WAL;');
    }
    catch (error) {
        if (isLocked(error))
            throw error;
        // Sharing the file takes some room of its own; without it others wait until this process ends.
        return sqlite_open(sqlite, path, 'PRAGMA locking_mode = EXCLUSIVE;');
    }
}
function sqlite_open(sqlite, path, mode) {
    const file = openPrivate(sqlite, path);
    try {
        // The mode first: any other of these reads the file already.
        file.exec(`${mode} PRAGMA busy_timeout = 2000; PRAGMA synchronous = FULL;`);
        file.prepare('PRAGMA user_version').get();
        return file;
    }
    catch (error) {
        file.close();
        throw error;
    }
}
function databaseOf(file) {
    const db = new kysely/* Kysely */._$({
        dialect: new sqlite_dialect/* SqliteDialect */.P({ database: adapterOf(file) }),
        plugins: [...PLUGINS],
    });
    return {
        kind: 'sqlite',
        db,
        transact: (body) => db.transaction().execute(body),
        close: async () => {
            await db.destroy();
            // Without a query there was nothing to end.
            if (file.isOpen)
                file.close();
        },
    };
}
/** `node:sqlite` as the query builder wants it: statements are compiled once. */
function adapterOf(file) {
    const prepared = new Map();
    const statementOf = (text) => {
        const there = prepared.get(text);
        if (there !== undefined)
            return there;
        if (prepared.size >= MOST_STATEMENTS)
            prepared.clear();
        const statement = file.prepare(text);
        prepared.set(text, statement);
        return statement;
    };
    return {
        close: () => file.close(),
        prepare: (text) => {
            const statement = statementOf(transactional(text, file.isTransaction));
            const values = (given) => given;
            return {
                reader: statement.columns().length > 0,
                all: (given) => statement.all(...values(given)),
                run: (given) => statement.run(...values(given)),
                iterate: (given) => statement.iterate(...values(given)),
            };
        },
    };
}
/**
 * A transaction that reads before it writes is else refused where another process wrote in between. One that found no room has
 * been rolled back by SQLite already: https://www.sqlite.org/lang_transaction.html.
 */
function transactional(text, isUnderWay) {
    if (text === 'begin')
        return 'begin immediate';
    return text === 'rollback' && !isUnderWay ? 'select 1 where false' : text;
}

;// CONCATENATED MODULE: ./build/embedded/store/storage.js








/** Rows in memory and blobs in an existing folder: what ends with the process. */
async function openTemporary(folder) {
    const database = await openMemory();
    await migrate(database);
    return { database, blobs: new MemoryBlobs(folder, Date.now), close: () => database.close() };
}
/**
 * Opens a data folder for this process alone: it is locked before anything in it is touched. Rows of an earlier version are
 * copied and brought forward.
 * @param openBlobs where blobs are elsewhere
 * @throws ConfigurationError for a folder that cannot be used
 */
async function openDataFolder(dataDir, openBlobs = () => Promise.resolve(new FolderBlobs(dataDir))) {
    makeDataDir(dataDir);
    const lock = await lockFolder(dataDir);
    try {
        const database = await openRows(dataDir);
        try {
            const blobs = await openBlobs();
            await keepCopy(database, dataDir);
            await migrate(database, (tx, from) => (from === 1 ? takeOverVersion1(tx, blobs) : Promise.resolve()));
            const close = async () => {
                await database.close();
                await blobs.close();
                lock.release();
            };
            return { database, blobs, close };
        }
        catch (error) {
            await database.close();
            throw error;
        }
    }
    catch (error) {
        lock.release();
        if (error instanceof outcome/* ConfigurationError */.j1)
            throw error;
        throw new outcome/* ConfigurationError */.j1(`The data folder ${dataDir} cannot be used: ${reasonOf(error)}. Look at its disk and its rights, or give another one.`);
    }
}
/** The rows of a data folder, also while a service has it. @throws ConfigurationError */
function openRows(dataDir) {
    return openSqlite((0,external_node_path_.join)(dataDir, 'store.sqlite'));
}

;// CONCATENATED MODULE: ./build/embedded/store/check-columns.js
/** A row as a check. */
function check_columns_checkOf(row) {
    return {
        ...row,
        handedIn: row.handedIn === 1,
        aiRun: row.aiRun === 1,
        baseCodeDetection: row.baseCodeDetection === 1,
        web: row.web === null ? null : JSON.parse(row.web),
        stats: row.stats === null ? null : JSON.parse(row.stats),
    };
}
/** Fields of a check as columns. */
function columnsOf({ handedIn, aiRun, baseCodeDetection, web, stats, ...rest }) {
    return {
        ...rest,
        ...(handedIn === undefined ? {} : { handedIn: handedIn ? 1 : 0 }),
        ...(aiRun === undefined ? {} : { aiRun: aiRun ? 1 : 0 }),
        ...(baseCodeDetection === undefined ? {} : { baseCodeDetection: baseCodeDetection ? 1 : 0 }),
        ...(web === undefined ? {} : { web: web === null ? null : JSON.stringify(web) }),
        ...(stats === undefined ? {} : { stats: stats === null ? null : JSON.stringify(stats) }),
    };
}

;// CONCATENATED MODULE: ./build/embedded/store/hooks.js


/** What a hook may be told of. */
const HOOK_EVENTS = (/* unused pure expression or super */ null && (['check.completed', 'check.failed']));
/** Sent when its owner asks for it. */
const TEST_EVENT = 'hook.test';
/** Hooks and what they are told. Times are milliseconds since the epoch. */
class Hooks {
    #database;
    constructor(database) {
        this.#database = database;
    }
    /** @returns null: this person has as many as there may be */
    async create(fields, most) {
        return this.#database.transact(async (tx) => {
            const { count } = await tx
                .selectFrom('hooks')
                .select(({ fn }) => fn.countAll().as('count'))
                .where('ownerId', '=', fields.ownerId)
                .executeTakeFirstOrThrow();
            if (count >= most)
                return null;
            const row = await tx
                .insertInto('hooks')
                .values({ ...fields, events: fields.events.join(' '), givenUp: 0 })
                .returningAll()
                .executeTakeFirstOrThrow();
            return hookOf(row);
        });
    }
    /** Of one person, oldest first. */
    async list(ownerId) {
        const rows = await this.#database.db
            .selectFrom('hooks')
            .selectAll()
            .where('ownerId', '=', ownerId)
            .orderBy('id')
            .execute();
        return rows.map(hookOf);
    }
    /** undefined: there is none, or it is somebody else's. */
    async find(id, ownerId) {
        const row = await this.#database.db
            .selectFrom('hooks')
            .selectAll()
            .where('id', '=', id)
            .where('ownerId', '=', ownerId)
            .executeTakeFirst();
        return row === undefined ? undefined : hookOf(row);
    }
    /** Takes up again what was disabled; what was not sent meanwhile stays unsent. */
    async enable(id) {
        await this.#database.db
            .updateTable('hooks')
            .set({ disabledAt: null, disabledWhy: null, givenUp: 0 })
            .where('id', '=', id)
            .execute();
    }
    /** Ends a hook, and gives up what waits for it. */
    async disable(id, at, why) {
        await this.#database.transact((tx) => disable(tx, id, at, why));
    }
    async remove(id) {
        await this.#database.transact(async (tx) => {
            await tx.deleteFrom('hookDeliveries').where('hookId', '=', id).execute();
            await tx.deleteFrom('hooks').where('id', '=', id).execute();
        });
    }
    /** Newest first. */
    async deliveries(hookId, most) {
        return this.#database.db
            .selectFrom('hookDeliveries')
            .selectAll()
            .where('hookId', '=', hookId)
            .orderBy('id', 'desc')
            .limit(most)
            .execute();
    }
    /** Queues a message of no check, to see whether it arrives. */
    async test(hookId, at) {
        const body = JSON.stringify({ type: TEST_EVENT, timestamp: new Date(at).toISOString(), data: {} });
        await this.#database.db
            .insertInto('hookDeliveries')
            .values(newDelivery({ hookId, checkId: null, event: TEST_EVENT, body, at }))
            .execute();
    }
    /**
     * What is to be sent now: of each hook the message that is due longest.
     *
     * @param busy hooks that are left out
     */
    async due(now, busy, most) {
        let first = this.#database.db
            .selectFrom('hookDeliveries')
            .select(({ fn }) => fn.min('id').as('id'))
            .where('dueAt', '<=', now)
            .groupBy('hookId');
        if (busy.length > 0)
            first = first.where('hookId', 'not in', busy);
        const rows = await liveHooks(this.#database.db, now)
            .innerJoin('hookDeliveries', 'hookDeliveries.hookId', 'hooks.id')
            .select([
            'hookDeliveries.id',
            'hookDeliveries.hookId',
            'hookDeliveries.messageId',
            'hookDeliveries.body',
            'hookDeliveries.dueAt',
            'hookDeliveries.attempts',
            'hooks.url',
            'hooks.secret',
            'hooks.ownerId',
            'hookDeliveries.checkId',
        ])
            .where('hookDeliveries.id', 'in', first)
            .orderBy('hookDeliveries.dueAt')
            .limit(most)
            .execute();
        return rows.flatMap(({ dueAt, ...rest }) => (dueAt === null ? [] : { ...rest, dueAt }));
    }
    /** Takes a message for this process, until then. false: another one has it, or it is not wanted any more. */
    async take({ id, dueAt }, until) {
        const { numUpdatedRows } = await this.#database.db
            .updateTable('hookDeliveries')
            .set((eb) => ({ dueAt: until, attempts: eb('attempts', '+', 1) }))
            .where('id', '=', id)
            .where('dueAt', '=', dueAt)
            .executeTakeFirst();
        return numUpdatedRows === 1n;
    }
    /** @param answer what the receiver said, in a sentence */
    async again({ id, attempts }, dueAt, answer) {
        await this.#database.db
            .updateTable('hookDeliveries')
            .set({ dueAt, answer })
            .where('id', '=', id)
            .where('state', '=', 'waiting')
            // Another process has begun the next attempt.
            .where('attempts', '=', attempts + 1)
            .execute();
    }
    async delivered({ id, hookId }, at, answer) {
        await this.#database.transact(async (tx) => {
            await tx
                .updateTable('hookDeliveries')
                .set({ state: 'delivered', dueAt: null, endedAt: at, answer })
                .where('id', '=', id)
                .execute();
            await tx
                .updateTable('hooks')
                .set({ givenUp: 0 })
                .where('id', '=', hookId)
                .where('givenUp', '>', 0)
                .execute();
        });
    }
    /**
     * @param most so many in a row disable the hook
     * @returns whether it is disabled by it
     */
    async givenUp({ id, hookId }, at, answer, most) {
        return this.#database.transact(async (tx) => {
            const { numUpdatedRows } = await tx
                .updateTable('hookDeliveries')
                .set({ state: 'given-up', dueAt: null, endedAt: at, answer })
                .where('id', '=', id)
                .where('state', '=', 'waiting')
                .executeTakeFirst();
            if (numUpdatedRows === 0n)
                return false;
            const hook = await tx
                .updateTable('hooks')
                .set((eb) => ({ givenUp: eb('givenUp', '+', 1) }))
                .where('id', '=', hookId)
                .returning('givenUp')
                .executeTakeFirst();
            if (hook === undefined || hook.givenUp < most)
                return false;
            await disable(tx, hookId, at, `${most} messages in a row did not arrive within a day. ${answer}`);
            return true;
        });
    }
    /** Forgets messages that are older. */
    async prune(before) {
        await this.#database.db.deleteFrom('hookDeliveries').where('createdAt', '<', before).execute();
    }
}
/** Notes for each hook of the owner that a check has ended; in the transaction that ends it, so that it is told in any case. */
async function tellHooks(tx, check) {
    const event = hooks_eventOf(check.statusId);
    if (event === null || check.ownerId === null)
        return;
    const at = check.finishedAt ?? check.updatedAt;
    const hooks = await liveHooks(tx, at)
        .select(['hooks.id', 'hooks.events'])
        .where('hooks.ownerId', '=', check.ownerId)
        .execute();
    const body = JSON.stringify({
        type: event,
        timestamp: new Date(at).toISOString(),
        data: {
            check_id: check.id,
            name: check.name,
            status_id: check.statusId,
            status_message: check.statusMessage,
            flagged: check.stats === null ? null : flaggedOf(check.stats),
        },
    });
    const rows = hooks
        .filter(({ events }) => events.split(' ').includes(event))
        .map(({ id }) => newDelivery({ hookId: id, checkId: check.id, event, body, at }));
    if (rows.length > 0)
        await tx.insertInto('hookDeliveries').values(rows).execute();
}
/** Hooks that are told: of people who may do something here, with a key that is valid. */
function liveHooks(db, at) {
    return db
        .selectFrom('hooks')
        .innerJoin('users', 'users.id', 'hooks.ownerId')
        .leftJoin('keys', 'keys.id', 'hooks.keyId')
        .where('hooks.disabledAt', 'is', null)
        .where('users.suspendedAt', 'is', null)
        .where((eb) => eb.or([
        eb('hooks.keyId', 'is', null),
        eb.and([
            eb('keys.id', 'is not', null),
            eb('keys.revokedAt', 'is', null),
            eb.or([eb('keys.expiresAt', 'is', null), eb('keys.expiresAt', '>', at)]),
        ]),
    ]));
}
function hooks_eventOf(statusId) {
    if (statusId === STATE.completed)
        return 'check.completed';
    return statusId === STATE.failed ? 'check.failed' : null;
}
/** How many submissions stand out. */
function flaggedOf(stats) {
    const { flagged } = JSON.parse(stats);
    return flagged ?? null;
}
function newDelivery(fields) {
    const { at, ...rest } = fields;
    return {
        ...rest,
        messageId: `msg_${(0,external_node_crypto_.randomBytes)(18).toString('base64url')}`,
        state: 'waiting',
        createdAt: at,
        dueAt: at,
        attempts: 0,
    };
}
async function disable(tx, id, at, why) {
    await tx
        .updateTable('hooks')
        .set({ disabledAt: at, disabledWhy: why })
        .where('id', '=', id)
        .where('disabledAt', 'is', null)
        .execute();
    await tx
        .updateTable('hookDeliveries')
        .set({ state: 'given-up', dueAt: null, endedAt: at })
        .where('hookId', '=', id)
        .where('state', '=', 'waiting')
        .execute();
}
function hookOf({ events, ...row }) {
    const { id, ownerId, keyId, url, createdAt, disabledAt, disabledWhy } = row;
    const known = HOOK_EVENTS.filter((event) => events.split(' ').includes(event));
    return { id, ownerId, keyId, url, events: known, createdAt, disabledAt, disabledWhy };
}

;// CONCATENATED MODULE: ./build/embedded/store/check-row.js



/** @returns the row as it is then; null: it is gone, in no state of `from`, or of another attempt */
async function updateCheckRow(db, id, changes, from, attempt) {
    const { updatedAt, ...rest } = changes;
    let query = db
        .updateTable('checks')
        .set(columnsOf(rest))
        .set((build) => ({
        updatedAt: updatedAt === undefined
            ? build.ref('updatedAt')
            : build
                .case()
                .when('updatedAt', '>', updatedAt)
                .then(build.ref('updatedAt'))
                .else(build.val(updatedAt))
                .end(),
    }))
        .where('id', '=', id);
    if (from !== undefined)
        query = query.where('statusId', 'in', from);
    if (attempt !== undefined)
        query = query.where('attempt', '=', attempt);
    const row = await query.returningAll().executeTakeFirst();
    if (row === undefined)
        return null;
    if (check_row_hasEnded(changes))
        await tellHooks(db, row);
    return row;
}
/** Whether this is the end of an analysis; it is told to whoever asked for that. */
function check_row_hasEnded({ statusId }) {
    return statusId === STATE.completed || statusId === STATE.failed;
}

;// CONCATENATED MODULE: ./build/embedded/store/people/visible.js
/**
 * Which checks somebody sees: the own ones, those that others share, and demo data. A key of the scope `submit` sees what it made
 * itself, by numbers that only who made it was given (`hand-in-number.ts`). Everything else is as if it were not there.
 */
function visibleTo({ userId, keyId, scope, }) {
    return (eb) => {
        const own = eb('checks.ownerId', '=', userId);
        if (scope === 'submit')
            return eb.and([own, eb('checks.keyId', '=', keyId)]);
        const shared = eb
            .selectFrom('shares')
            .select('shares.id')
            .where('shares.userId', '=', userId)
            .whereRef('shares.ownerId', '=', 'checks.ownerId')
            .where((on) => on.or([on('shares.checkId', '=', 0), on('shares.checkId', '=', on.ref('checks.id'))]));
        return eb.or([own, eb('checks.ownerId', 'is', null), eb.exists(shared)]);
    };
}

;// CONCATENATED MODULE: ./build/embedded/store/earlier.js




/** Submissions of completed checks, which later ones are compared with. */
class EarlierSubmissions {
    #database;
    constructor(database) {
        this.#database = database;
    }
    async scopeOf(check) {
        const corpora = new Corpora(this.#database, Date.now);
        return { ...(await corpora.corpusOf(check)), before: check.id };
    }
    /** The newest completed check whose imprints are not of this version. @param butThese ids of others */
    async checkWithoutImprints(version, butThese) {
        const row = await this.#database.db
            .selectFrom('checks')
            .select('id')
            .where('statusId', '=', STATE.completed)
            .where('ownerId', 'is not', null)
            .where((build) => build.or([build('imprints', 'is', null), build('imprints', '<>', version)]))
            .where('id', 'not in', [0, ...butThese])
            .orderBy('id', 'desc')
            .limit(1)
            .executeTakeFirst();
        return row?.id;
    }
    /**
     * Keeps imprints of a check that is completed.
     *
     * @returns false: it is gone, or is done again
     */
    async put({ id, attempt, ownerId }, { version, imprints }) {
        return this.#database.transact(async (tx) => {
            const row = await tx
                .updateTable('checks')
                .set({ imprints: version })
                .where('id', '=', id)
                .where('statusId', '=', STATE.completed)
                .where('attempt', '=', attempt)
                .returning('id')
                .executeTakeFirst();
            if (row !== undefined)
                await new Postings(this.#database).write(tx, { id, ownerId }, imprints);
            return row !== undefined;
        });
    }
    /** Of how many no imprint of this `imprintVersion` is kept. */
    async withoutImprint(scope, version) {
        const { count } = await this.#submissions(scope, version)
            .select(({ fn }) => fn.countAll().as('count'))
            .executeTakeFirstOrThrow();
        return count;
    }
    /** About how many submissions there are, of everybody. */
    async about() {
        const { last } = await this.#database.db
            .selectFrom('submissions')
            .select(({ fn }) => fn.max('id').as('last'))
            .executeTakeFirstOrThrow();
        return last ?? 0;
    }
    /** The newest, at most so many. @param unlike without those of which an imprint of this version is kept */
    newest(scope, most, unlike) {
        return this.#submissions(scope, unlike)
            .selectAll('submissions')
            .orderBy('checks.id', 'desc')
            .orderBy('submissions.id')
            .limit(most)
            .execute();
    }
    /** Imprints of this `imprintVersion` that may be compared with. */
    imprints(scope, version) {
        const { db, kind } = this.#database;
        return {
            holders: async (hashes, most) => {
                const { rows } = await (0,sql/* sql */.l) `
          with asked (hash) as (select ${field(0)} from ${postings_elements(kind, hashes.map((hash) => [hash]))})
          select asked.hash, (
            select string_agg(cast(newest.submission_id as text), ',') from (
              select submission_id from postings
              where postings.hash = asked.hash and owner_id in (${sql/* sql */.l.join(ownersOf(scope))})
              order by submission_id desc limit ${most}
            ) newest
          ) as ids from asked`.execute(db);
                return new Map(rows.flatMap(({ hash, ids }) => ids === null ? [] : [[hash, ids.split(',').map(Number)]]));
            },
            hashes: async (ids) => {
                // A posting may be of yesterday: whose a check is and what became of it, its row tells.
                const rows = await db
                    .selectFrom('imprints')
                    .innerJoin('checks', 'checks.id', 'imprints.checkId')
                    .select(['imprints.submissionId', 'imprints.hashes'])
                    .where('imprints.submissionId', 'in', [0, ...ids])
                    .where('checks.imprints', '=', version)
                    .where(isEarlier(scope))
                    .execute();
                return new Map(rows.map(({ submissionId, hashes }) => [
                    submissionId,
                    new Uint32Array(new Uint8Array(hashes).buffer),
                ]));
            },
        };
    }
    #submissions(scope, unlike) {
        const query = this.#database.db
            .selectFrom('checks')
            .innerJoin('submissions', 'submissions.checkId', 'checks.id')
            .where(isEarlier(scope))
            .where('submissions.role', '=', 'submission');
        return unlike === null
            ? query
            : query.where((build) => build.or([build('checks.imprints', 'is', null), build('checks.imprints', '<>', unlike)]));
    }
}
/** Whether a check may be compared with. A demo, whose owner is null, never is, nor is what a student's step handed in. */
function isEarlier(scope) {
    const { ownerId, corpus, before } = scope;
    return (build) => build.and([
        build('checks.id', '<', before),
        build('checks.statusId', '=', STATE.completed),
        build('checks.handedIn', '=', 0),
        build.or([
            build('checks.ownerId', '=', ownerId),
            ...(corpus === null
                ? []
                : [
                    build.and([
                        build('checks.corpusId', '=', corpus.id),
                        build('checks.ownerId', 'in', ownersOf(scope)),
                    ]),
                ]),
        ]),
    ]);
}
function ownersOf({ ownerId, corpus }) {
    return [ownerId, ...(corpus?.members ?? [])];
}

;// CONCATENATED MODULE: ./build/embedded/store/store.js













/**
 * Checks, submissions and results of one service. A row is written first, and what hangs on it after it: a write that fails
 * changes nothing. A blob is there before a row names it.
 */
class Store {
    /** Signs what a client hands back verbatim (`source` of a match). */
    secret;
    #database;
    #blobs;
    #postings;
    /** What later checks are compared with. */
    earlier;
    #results;
    /** What could not be written down for want of room, of checks under way in this process. */
    #notes = new Map();
    constructor(database, blobs, secret) {
        this.#database = database;
        this.#blobs = blobs;
        this.#postings = new Postings(database);
        this.earlier = new EarlierSubmissions(database);
        this.#results = new ResultCache(blobs.isKept ? MOST_ENTRIES : Infinity);
        this.secret = secret;
    }
    static async open(database, blobs) {
        const { db } = database;
        const read = () => db.selectFrom('meta').select('value').where('name', '=', 'secret').executeTakeFirst();
        let row = await read();
        if (row === undefined) {
            await db
                .insertInto('meta')
                .values({ name: 'secret', value: (0,external_node_crypto_.randomBytes)(32).toString('hex') })
                .onConflict((conflict) => conflict.column('name').doNothing())
                .execute();
            row = await read();
        }
        if (row === undefined)
            throw new Error('the secret of the service was not kept');
        return new Store(database, blobs, row.value);
    }
    /** Rows that could not be read when they were taken over, such as `checks 7`. */
    async damaged() {
        const rows = await this.#database.db.selectFrom('unreadable').select(['kind', 'id']).execute();
        return rows.map(({ kind, id }) => `${kind} ${id}`);
    }
    /** Deletes blobs that no row names, and are older than `before`. @returns how many there were */
    sweep(before) {
        return sweepBlobs(this.#database, this.#blobs, before);
    }
    /** Newest first. */
    async checks() {
        const rows = await this.#database.db.selectFrom('checks').selectAll().orderBy('id', 'desc').execute();
        return rows.map((row) => this.#checkOf(row));
    }
    async check(id) {
        const row = await this.#database.db
            .selectFrom('checks')
            .selectAll()
            .where('id', '=', id)
            .executeTakeFirst();
        return row === undefined ? undefined : this.#checkOf(row);
    }
    /** Those that are there, in no order. */
    async checksById(ids) {
        if (ids.length === 0)
            return [];
        const rows = await this.#database.db.selectFrom('checks').selectAll().where('id', 'in', ids).execute();
        return rows.map((row) => this.#checkOf(row));
    }
    /** Those that somebody sees, newest first; of one id: it alone, if it is among them. */
    async visibleChecks(reader, id) {
        let query = this.#database.db.selectFrom('checks').selectAll().where(visibleTo(reader));
        query = id === undefined ? query.orderBy('id', 'desc') : query.where('id', '=', id);
        return (await query.execute()).map((row) => this.#checkOf(row));
    }
    /** Checks that wait or are under way, oldest first. */
    async unfinished() {
        const rows = await this.#database.db
            .selectFrom('checks')
            .selectAll()
            .where('statusId', 'in', [STATE.queued, STATE.processing])
            .orderBy('id')
            .execute();
        return rows.map((row) => this.#checkOf(row));
    }
    /** Checks that were started so far, whatever became of them. */
    async startedChecks() {
        const { count } = await this.#database.db
            .selectFrom('checks')
            .select(({ fn }) => fn.countAll().as('count'))
            .where('jobId', '>', 0)
            .where('ownerId', 'is not', null)
            .executeTakeFirstOrThrow();
        return count;
    }
    async createCheck(fields) {
        const row = await this.#database.db
            .insertInto('checks')
            .values({ ...columnsOf(fields), attempt: 0 })
            .returningAll()
            .executeTakeFirstOrThrow();
        return this.#checkOf(row);
    }
    /**
     * Changes a check that is there, and in one of the states `from`.
     *
     * @param also is done together with it, or neither is
     * @returns null: it is in another state, of another attempt, or gone
     */
    async updateCheck(id, changes, from, { attempt, also } = {}) {
        const row = check_row_hasEnded(changes) || also !== undefined
            ? await this.#database.transact(async (tx) => {
                const changed = await updateCheckRow(tx, id, changes, from, attempt);
                if (changed !== null)
                    await also?.(tx);
                return changed;
            })
            : await updateCheckRow(this.#database.db, id, changes, from, attempt);
        if (row === null)
            return null;
        this.#notes.delete(id);
        return this.#checkOf(row);
    }
    /** A change that nobody was promised: where it cannot be written, it lasts as long as this process. */
    async noteCheck(id, changes) {
        try {
            await this.updateCheck(id, changes);
        }
        catch {
            this.#notes.set(id, { ...this.#notes.get(id), ...changes });
        }
    }
    /** The number of a new analysis. */
    async nextJob() {
        const { last } = await this.#database.db
            .selectFrom('checks')
            .select(({ fn }) => fn.max('jobId').as('last'))
            .executeTakeFirstOrThrow();
        return (last ?? 0) + 1;
    }
    /** Deletes a check and all that hangs on it. */
    async removeCheck(id) {
        const remove = () => this.#database.transact((tx) => removeCheckRows(tx, id));
        const blobs = await this.#makingRoom(await this.#blobsOf(id), remove);
        this.#notes.delete(id);
        this.#results.delete(blobs);
        await this.#blobs.delete(blobs);
    }
    /** In the order of upload. */
    async submissions(checkId) {
        return this.#database.db
            .selectFrom('submissions')
            .selectAll()
            .where('checkId', '=', checkId)
            .orderBy('id')
            .execute();
    }
    /** How many submissions each check has that has some. */
    async submissionCounts(checkIds) {
        if (checkIds.length === 0)
            return new Map();
        const rows = await this.#database.db
            .selectFrom('submissions')
            .select(({ fn }) => ['checkId', fn.countAll().as('count')])
            .where('checkId', 'in', checkIds)
            .groupBy('checkId')
            .execute();
        return new Map(rows.map(({ checkId, count }) => [checkId, count]));
    }
    async submissionCount(checkId) {
        return (await this.submissionCounts([checkId])).get(checkId) ?? 0;
    }
    async submission(id) {
        const [one] = await this.submissionsById([id]);
        return one;
    }
    /** Those that are there, in no order. */
    async submissionsById(ids) {
        const found = [];
        for (let from = 0; from < ids.length; from += store_MOST_IDS) {
            const some = ids.slice(from, from + store_MOST_IDS);
            found.push(...(await this.#database.db.selectFrom('submissions').selectAll().where('id', 'in', some).execute()));
        }
        return found;
    }
    /**
     * Takes a ZIP over into the store. null: meanwhile the check was started or deleted, and nothing is left of it.
     */
    async addSubmission(fields, contents) {
        const blob = `submissions/${fields.checkId}-${(0,external_node_crypto_.randomBytes)(8).toString('hex')}.zip`;
        try {
            await this.#blobs.put(blob, contents);
            const taken = await this.#database.transact(async (tx) => {
                // The row of the check is held until the end: no start of it can come between.
                const open = await updateCheckRow(tx, fields.checkId, { updatedAt: fields.updatedAt }, [
                    STATE.created,
                ]);
                if (open === null)
                    return null;
                return tx
                    .insertInto('submissions')
                    .values({ ...fields, blob })
                    .returningAll()
                    .executeTakeFirstOrThrow();
            });
            if (taken !== null)
                return taken;
        }
        catch (error) {
            await this.#forget(blob, error);
            throw error;
        }
        await this.#blobs.delete([blob]);
        return null;
    }
    /** @returns whether its check takes and gives submissions still */
    async removeSubmission({ id, checkId, blob }, at) {
        const removed = await this.#makingRoom([blob], () => this.#database.transact(async (tx) => {
            if ((await updateCheckRow(tx, checkId, { updatedAt: at }, [STATE.created])) === null)
                return false;
            await tx.deleteFrom('submissions').where('id', '=', id).execute();
            return true;
        }));
        if (removed)
            await this.#blobs.delete([blob]);
        return removed;
    }
    /** The ZIP of a submission. @throws BlobMissing, BlobsUnavailable, or the system's error */
    zipOf({ blob }) {
        return this.#blobs.get(blob);
    }
    /**
     * The ZIP of a submission for another thread, in a file of `folder` where it has to be downloaded. One that is missing has no bytes.
     *
     * @throws BlobsUnavailable, or the system's error
     */
    async fetchZip({ blob }, folder) {
        try {
            return await this.#blobs.fetch(blob, folder);
        }
        catch (error) {
            if (error instanceof blobs_blobs/* BlobMissing */.QO)
                return new Uint8Array();
            throw error;
        }
    }
    /**
     * Keeps a result and what its check becomes by it.
     *
     * @returns false: the check is gone, or another attempt at it has begun
     */
    async putResult(check, analysis, changes, imprints = null) {
        const result = resultName(check.id);
        try {
            // What ends with the process need not be written and read back.
            if (this.#blobs.isKept)
                await writeResult(this.#blobs, result, analysis);
            const row = await this.#database.transact(async (tx) => {
                const found = { ...changes, result, imprints: imprints?.version ?? null };
                const ended = await updateCheckRow(tx, check.id, found, [STATE.queued, STATE.processing], check.attempt);
                if (ended !== null)
                    await this.#postings.write(tx, check, imprints?.imprints ?? []);
                return ended;
            });
            if (row !== null) {
                this.#notes.delete(check.id);
                this.#results.set(result, analysis);
                return true;
            }
        }
        catch (error) {
            await this.#forget(result, error);
            throw error;
        }
        await this.#blobs.delete([result]);
        return false;
    }
    /** What was found; the last ones that were read stay in memory. null: nothing, or it is damaged. */
    async result({ result }) {
        return result === null ? null : this.#results.get(result, () => readResult(this.#blobs, result));
    }
    #checkOf(row) {
        return { ...check_columns_checkOf(row), ...this.#notes.get(row.id) };
    }
    async #blobsOf(checkId) {
        const check = await this.check(checkId);
        const zips = await this.submissions(checkId);
        const { db } = this.#database;
        const reports = await db.selectFrom('reports').select('blob').where('checkId', '=', checkId).execute();
        const named = [...zips, ...reports].flatMap(({ blob }) => blob ?? []);
        return check?.result == null ? named : [...named, check.result];
    }
    /** Deletes a blob whose row was not written. Where nobody knows whether it was, the blob stays: what no row names is swept. */
    async #forget(blob, error) {
        if (!(error instanceof DatabaseAway))
            await this.#blobs.delete([blob]);
    }
    /** Where there is no room to write a deletion down, the blobs that it deletes make room for it. */
    async #makingRoom(blobs, write) {
        try {
            return await write();
        }
        catch (error) {
            if (!isNoRoom(error))
                throw error;
            await this.#blobs.delete(blobs);
            return write();
        }
    }
}
/** Pairs and fragments in memory, of all results together: some 100 MB. */
const MOST_ENTRIES = 2_000_000;
/** Variables of one statement: SQLite takes 32,766. */
const store_MOST_IDS = 5_000;

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

;// CONCATENATED MODULE: ./build/embedded/web/order.js
/** Submissions whose repositories everybody can read: what is known of them to the world may be themselves. */
function publicOnes({ submissions = [] }) {
    return new Set(submissions.flatMap(({ id, is_public: isPublic }) => (isPublic === true ? [id] : [])));
}

;// CONCATENATED MODULE: ./build/embedded/web/searching.js



/** Of a search whose check does not say how long it may take. */
const DEFAULT_SECONDS = 30 * 60;
/** Text of sources that is kept with a result. */
const MOST_KEPT_CHARACTERS = 8 * 1024 * 1024;
/** Bytes of sources that are compared in one check. */
const MOST_BYTES = 64 * 1024 * 1024;
/** What a provider says while it asks is in what left, and in its failure. */
const QUIET = {
    debug: () => { },
    info: () => { },
    notice: () => { },
    warning: () => { },
    error: () => { },
    group: (_title, body) => body(),
};
/** Searches the web for the checks of one process, which share a pace. What asks is loaded when it is first needed. */
class WebSearching {
    #options;
    #clock;
    #now;
    #providers = null;
    /** @param now milliseconds since the epoch */
    constructor(options, { clock, now }) {
        this.#options = options;
        this.#clock = clock;
        this.#now = now;
    }
    get names() {
        return this.#options.names;
    }
    /** @throws the signal's reason alone */
    async search(order, subject, watch) {
        const { searchWeb } = await __webpack_require__.e(/* import() */ 661).then(__webpack_require__.bind(__webpack_require__, 9661));
        let queries = 0;
        let share = 0;
        const outcome = await searchWeb(await this.#open(), subject, rulesOf(order), {
            ...this.#asking(order, watch.signal),
            requests: this.mostRequests(order),
            onSent: ({ kind }) => {
                if (kind === 'query')
                    queries += 1;
                watch.onProgress(share, queries);
            },
            onProgress: (now) => {
                share = now;
                watch.onProgress(share, queries);
            },
        });
        const documents = [];
        const sources = new Map();
        let bytes = 0;
        for (const source of outcome.sources) {
            bytes += source.files.reduce((sum, file) => sum + file.bytes.length, 0);
            if (bytes > MOST_BYTES)
                break;
            const id = -1 - documents.length;
            sources.set(id, source);
            documents.push({ id, files: source.files });
        }
        return { outcome, documents, sources, known: knownFiles(outcome, subject, publicOnes(order)) };
    }
    /**
     * What is kept of a search: the sources that submissions have something of, with when they were public.
     *
     * @throws the signal's reason alone
     */
    async confirmed(order, { outcome, sources, known }, { pairs }, signal) {
        const { dateSources } = await __webpack_require__.e(/* import() */ 661).then(__webpack_require__.bind(__webpack_require__, 9661));
        const rules = rulesOf(order);
        const found = [...Map.groupBy(pairs.b.entries(), ([, b]) => b)].flatMap(([id, places]) => {
            const source = sources.get(id);
            if (source === undefined)
                return [];
            // Whoever has something of it may have been found by a query for somebody else.
            const submissions = places
                .map(([place]) => pairs.a[place])
                .filter((one) => !source.ownOf.includes(one));
            return submissions.length === 0 ? [] : [{ id, source: { ...source, submissions } }];
        });
        const { sources: dated, sent } = await dateSources(await this.#open(), found.map(({ source }) => source), rules, { ...this.#asking(order, signal), onSent: () => { } });
        const { providers, requests, failures } = outcome;
        return {
            providers,
            requests,
            failures,
            sent: [...outcome.sent, ...sent],
            states: [...outcome.searched].map(([submission, state]) => ({ submission, ...state })),
            sources: kept(found.map((one, at) => ({ ...one, source: dated[at] ?? one.source }))),
            known,
            searchedAt: this.#now(),
        };
    }
    /** Queries that a check may spend. */
    mostRequests({ requests }) {
        return Math.min(this.#options.mostRequests, requests ?? Infinity);
    }
    async close() {
        for (const provider of (await this.#providers) ?? [])
            await provider.close();
    }
    #asking({ seconds = DEFAULT_SECONDS }, signal) {
        return { endsAtMs: this.#clock.now() + seconds * 1000, signal };
    }
    #open() {
        this.#providers ??= __webpack_require__.e(/* import() */ 701).then(__webpack_require__.bind(__webpack_require__, 9082)).then(({ createProviders }) => createProviders({ ...this.#options, clock: this.#clock, log: QUIET }));
        return this.#providers;
    }
}
/** What searches the web in this process; null: nothing does. @param times milliseconds: since the epoch, and by a clock that nobody sets */
function searchingOf(options, { now, monotonic }) {
    if (options === null)
        return null;
    const sleep = (ms, signal) => (0,external_node_timers_promises_.setTimeout)(ms, undefined, { ref: false, ...(signal === undefined ? {} : { signal }) });
    return new WebSearching(options, { now, clock: { now: monotonic, sleep } });
}
function kept(found) {
    let room = MOST_KEPT_CHARACTERS;
    return found.map(({ id, source }) => ({
        id,
        ownOf: source.ownOf,
        provider: source.provider,
        repository: source.repository,
        commit: source.commit,
        path: source.path,
        blob: source.blob,
        url: source.url,
        licence: source.licence,
        publicSince: source.publicSince,
        before: [...source.before],
        files: source.files.map(({ path, bytes }) => {
            if (bytes.length > room)
                return { path, text: null };
            room -= bytes.length;
            return { path, text: Buffer.from(bytes).toString('utf8') };
        }),
    }));
}
/** Files that are known, with the part of their submissions that they are. */
function knownFiles({ known }, { submissions }, publicIds) {
    const byId = new Map(submissions.map((one) => [one.id, one]));
    return known.flatMap(({ submission, path, id, url }) => {
        const files = byId.get(submission)?.files ?? [];
        const file = files.find((one) => one.path === path);
        if (file === undefined)
            return [];
        const own = files.reduce((sum, one) => sum + (one.unasked === 'starter' ? 0 : one.tokens), 0);
        const share = (100 * file.tokens) / Math.max(1, own);
        const { lines, tokens } = file;
        return { submission, path, id, url, lines, tokens, share, mayBeOwn: publicIds.has(submission) };
    });
}

;// CONCATENATED MODULE: ./build/embedded/service.js


























/** So long requests under way may go on when the service is stopped. */
const DRAIN_MS = 30_000;
/**
 * Starts the embedded service: the interface over HTTP, its store, and its analyses in threads of their own. A data folder is
 * locked before anything in it is touched.
 *
 * @throws ConfigurationError for a data folder that cannot be used; the system's error for an address that is taken
 */
async function startEmbeddedService(options) {
    const { dataDir, tempDir } = options;
    const storage = await (options.openStorage?.() ??
        (dataDir === null ? openTemporary(tempDir) : openDataFolder(dataDir)));
    try {
        return await service_serve(options, storage);
    }
    catch (error) {
        await storage.close();
        throw error;
    }
}
async function service_serve(options, storage) {
    const { now, monotonic = () => performance.now(), simulation = NO_SIMULATION } = options;
    const onDefect = options.onDefect ?? ((error) => console.error(error));
    const folder = options.dataDir ?? options.tempDir;
    const store = await Store.open(storage.database, storage.blobs);
    const people = peopleOf(storage.database, now);
    // Into a folder that is locked nobody else writes: what has no row has no upload either.
    if (options.openStorage === undefined && options.dataDir !== null)
        await store.sweep(Infinity);
    // Who starts a service for one run alone has something to analyse.
    const spare = options.requestsPerMinute === null ? new SpareThread() : null;
    const spoolDir = (0,external_node_path_.join)(folder, 'spool');
    const { jobs, runs, start, stop } = analysesOf({
        database: storage.database,
        store,
        workers: options.workers ?? 1,
        indexes: options.requestsPerMinute !== null,
        limits: options.limits ?? { timeMs: DEFAULT_TIME_LIMIT_MS, memoryBytes: null },
        folder: spoolDir,
        start: spare?.start ?? startThread,
        web: searchingOf(options.web ?? null, { now, monotonic }),
        now,
        monotonic,
        onDefect,
    });
    try {
        await emptyFolder(spoolDir);
        for (const row of await store.damaged())
            options.onWarning?.(damaged(row));
        const key = typeof options.key === 'string' ? options.key : options.key();
        const shared = { store, corpora: people.corpora, now, cached: { latest: null } };
        const accessOf = (caller) => new CheckAccess(shared, caller);
        const unmetered = options.requestsPerMinute === null;
        const context = { store, people, jobs, runs, now, monotonic, unmetered, simulation, ...askedOf(options) };
        const streams = streamsOf(context, onDefect);
        const resources = [...peopleResources(context, streams), ...queueResources(jobs)];
        const { publicUrl = null } = options;
        const own = { url: '' };
        const door = new Door(key, people.keys);
        const parts = { ...context, ...storage, accessOf, door, folder: spoolDir, publicUrl, own, onDefect };
        const extension = options.extend?.(parts) ?? null;
        const { server, drain } = createHttpServer({
            door,
            accessOf,
            spoolDir,
            keepFreeBytes: options.keepFreeBytes ?? null,
            findResource: routerOf([...resources, ...(extension?.resources ?? [])]),
            visitors: extension?.visitors ?? null,
            rateLimit: unmetered ? null : new RateLimit(options.requestsPerMinute, { now, monotonic }),
            handle: (operation, request, call, access) => handle({ ...context, access }, operation, request, call),
            trustedProxies: proxyList(options.trustedProxies ?? []),
            isProxied: (options.trustedProxies ?? []).length > 0,
            publicUrl,
            loopbackOnly: isForThisMachine(options),
            refusal: (operation, caller) => simulatedRefusal(simulation, operation, caller, () => store.startedChecks()),
            watch: options.watch?.(storage) ?? null,
            onDefect,
        });
        start();
        const demo = { store, access: accessOf(OWNER), runs, now };
        if (options.demo != null)
            await offerDemo(demo, options.demo, folder);
        await listen(server, options.host, options.port);
        own.url = service_addressOf(server) + PREFIX;
        const chores = startHousekeeping({ storage, audit: people.audit, now, ...options.house }, onDefect);
        return {
            baseUrl: own.url,
            close: async () => {
                await streams.close();
                await drain(DRAIN_MS);
                await extension?.close();
                await stop();
                await Promise.all([spare?.close(), chores.stop()]);
                await storage.close();
            },
        };
    }
    catch (error) {
        await stop();
        await spare?.close();
        throw error;
    }
}
/** Who is asked about the web. */
function askedOf({ web }) {
    return { web: web?.names ?? [] };
}
/** How checks stand, for those who watch them. */
function streamsOf(context, onDefect) {
    const feed = new CheckFeed(async (ids) => {
        const news = await statusesOf(context, await context.store.checksById(ids));
        return new Map(news.map((one) => [one.check_id, one]));
    }, onDefect);
    return new EventStreams(feed, context.monotonic);
}
function damaged(row) {
    return `The record ${row} of the data folder is damaged. It is left as it is, and not shown.`;
}
/** Uploads that were under way when an earlier process ended belong to nobody. */
async function emptyFolder(folder) {
    (0,external_node_fs_.mkdirSync)(folder, { recursive: true, mode: 0o700 });
    for (const name of await (0,promises_.readdir)(folder))
        await (0,promises_.rm)((0,external_node_path_.join)(folder, name), { recursive: true, force: true });
}
/** An address that a person can open: `0.0.0.0` stands for all of a machine, and is none. */
function service_addressOf(server) {
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

/***/ 8270:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $$: () => (/* binding */ bytesOf),
/* harmony export */   M7: () => (/* binding */ BLOB_FOLDERS),
/* harmony export */   QO: () => (/* binding */ BlobMissing),
/* harmony export */   XT: () => (/* binding */ checkedName),
/* harmony export */   le: () => (/* binding */ isBlobName)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);

/** There is no blob of this name. */
class BlobMissing extends Error {
    name = 'BlobMissing';
    constructor(name) {
        super(`the file ${name} of the store is missing`);
    }
}
/** Where blobs lie. A folder of blobs may hold other things, which are nobody's to list or to delete. */
const BLOB_FOLDERS = ['submissions', 'results', 'reports'];
const NAME = new RegExp(`^(?:${BLOB_FOLDERS.join('|')})/[A-Za-z0-9][A-Za-z0-9._-]{0,199}$`);
/** Whether a blob can have this name: it leads to no other folder. */
function isBlobName(name) {
    return NAME.test(name);
}
/** @throws Error for a name that no blob has: a defect of who asks */
function checkedName(name) {
    if (!isBlobName(name))
        throw new Error(`${JSON.stringify(name)} is no name of a blob`);
    return name;
}
/** The bytes of an upload, wherever they are. @throws the system's error */
async function bytesOf(contents) {
    return typeof contents === 'string' ? (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(contents) : contents;
}


/***/ }),

/***/ 3699:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N3: () => (/* binding */ httpsUrl),
/* harmony export */   RK: () => (/* binding */ visible)
/* harmony export */ });
/* unused harmony exports escapeQuoted, flattened, visibleLines, escapeHtml, markdownText, markdownCode, markdownLink, markdownRow, csvCell, sarifText */
/**
 * The one place that turns hostile text (names, paths, branches, code, answers of the service) into text that is safe in
 * Markdown, HTML, CSV, SARIF, a sentence or a terminal. Every renderer goes through here and none escapes on its own.
 * `workflow-commands.ts` adds what GitHub's runner takes for a command.
 */
/**
 * Characters that hide, reorder or end text: C0 and C1 controls, soft hyphen, Arabic letter mark, zero-width and bidi marks,
 * line and paragraph separators, blank letters, interlinear and tag characters, and halves of surrogate pairs.
 */
const INVISIBLE = /[\p{Cc}\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e007f}\p{Cs}]/gu;
/** Nothing of this is invisible, and nearly every name is made of it alone. */
const PLAIN = /^[ -~]*$/;
/** Shows what cannot be seen: `a\u202eb` becomes `a⟨U+202E⟩b`. The result is one line. */
function visible(text) {
    if (PLAIN.test(text))
        return text;
    return text.replace(INVISIBLE, (character) => `⟨U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}⟩`);
}
/** Whatever is not plainly seen as a character of its own, in a sentence that quotes a value to be corrected. */
const UNPLAIN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|(?! )\p{Zs}/gu;
/** The inside of double quotes in a sentence: `a\u202e"b` becomes `a\u{202e}\"b`. Blanks other than U+0020 are spelled out too. */
function escapeQuoted(text) {
    return (text
        .replaceAll(/[\\"]/g, '\\$&')
        .replaceAll(UNPLAIN, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`)
        // The runner takes `##[` for a command wherever it stands in a line.
        .replaceAll('##[', '#\\u{23}['));
}
/** One line without what cannot be seen: runs of blanks, line ends, controls and format characters become one blank. */
function flattened(text) {
    return text.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
}
/** As `visible`, but keeps line feeds and tabs: for code. */
function visibleLines(text) {
    return text.replaceAll(/[^\n\t]+/g, visible);
}
/** For element contents and quoted attributes. */
function escapeHtml(text) {
    return visible(text)
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll('"', '&quot;')
        .replaceAll("'", '&#39;');
}
/**
 * Keeps two characters from becoming a mention, a reference or a link. GitHub looks for those after Markdown is done, when
 * an entity for the character itself would already be the character. `visible` leaves none of these, so that it stands
 * for itself until the end.
 */
const BREAK = '\u200b';
/**
 * Text inside of a line of GitHub Markdown, also inside of a table's cell: shows as written, and makes no element, emphasis,
 * link, mention, issue reference, emoji or formula.
 */
function markdownText(text) {
    return visible(text)
        .replaceAll('@', `@${BREAK}`)
        .replaceAll(/#(?=\w)/g, `#${BREAK}`)
        .replaceAll(/\b(GH)-(?=\d)/gi, `$1${BREAK}-`)
        .replaceAll(/:(?=\/\/)/g, `:${BREAK}`)
        .replaceAll(/\b(www)\.(?=\S)/gi, `$1${BREAK}.`)
        .replaceAll(/:(?=[\w+-]+:)/g, `:${BREAK}`)
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll(/[\\`*[\]|~$]/g, String.raw `\$&`)
        .replaceAll(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, String.raw `\_`)
        .replace(/^(\s*)([#+\-=]|\d+[.)](?=\s|$))/, (_, space, mark) => `${space}${mark.slice(0, -1)}\\${mark.slice(-1)}`)
        .replaceAll(BREAK, '&#8203;');
}
/**
 * A code span of GitHub Markdown, also inside of a table's cell: the way names and paths are shown, because nothing in it is
 * ever a mention, a link or HTML.
 */
function markdownCode(text) {
    const shown = visible(text).replaceAll('|', String.raw `\|`);
    if (shown.trim() === '')
        return text === '' ? '(empty)' : '(blank)';
    const longest = Math.max(0, ...[...shown.matchAll(/`+/g)].map(([run]) => run.length));
    const fence = '`'.repeat(longest + 1);
    const touches = /^`|`$|^ .* $/.test(shown);
    return `${fence}${touches ? ` ${shown} ` : shown}${fence}`;
}
/** A link whose text is Markdown already; the text alone where the address is not plain https. */
function markdownLink(text, url) {
    const address = url === null ? null : httpsUrl(url);
    if (address === null)
        return text;
    const safe = address
        .replaceAll(/[()<>\s\\|`*_~[\]]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`)
        // Markdown reads `&copy;` as one character in an address too.
        .replaceAll(/&(?=#?\w+;)/g, '&amp;');
    return `[${text}](${safe})`;
}
/** A row of a Markdown table. @param cells Markdown, as `markdownText` and `markdownCode` write it */
function markdownRow(cells) {
    return `| ${cells.join(' | ')} |`;
}
/** The address, normalised, where it is https and carries no user name; else null. Everything we link to goes through here. */
function httpsUrl(text) {
    if (!URL.canParse(text))
        return null;
    const url = new URL(text);
    return url.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : null;
}
/**
 * One CSV cell (RFC 4180). A cell that a spreadsheet would take for a formula (OWASP: = + - @ tab CR, and their full-width
 * forms) gets an apostrophe in front, so that it shows as text.
 */
function csvCell(text) {
    const shown = visible(text);
    const isFormula = /^[\s']*[=+\-@\uff1d\uff0b\uff0d\uff20]/.test(shown);
    const safe = isFormula ? `'${shown}` : shown;
    return /[",;]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}
/** The text of a SARIF message, which may hold links, `[text](address)`: a name must not become one. */
function sarifText(text) {
    return text.replaceAll('](', '] (');
}


/***/ }),

/***/ 8161:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ countLines)
/* harmony export */ });
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


/***/ })

};
