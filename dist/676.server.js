export const id = 676;
export const ids = [676];
export const modules = {

/***/ 43287:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dh: () => (/* binding */ startWorker),
/* harmony export */   J8: () => (/* binding */ reportTemplate),
/* harmony export */   lG: () => (/* binding */ serverPage)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75919);
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
        return new node_worker_threads__WEBPACK_IMPORTED_MODULE_1__.Worker(source, { workerData: data, execArgv, resourceLimits });
    }
    return new node_worker_threads__WEBPACK_IMPORTED_MODULE_1__.Worker(bundled, { workerData: data, execArgv, resourceLimits });
}
/** The report page without data. */
function reportTemplate() {
    const bundled = __webpack_require__.ab + "report.html";
    if (bundled instanceof URL)
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(new URL('../dist/report.html', bundled), 'utf8');
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(bundled, 'utf8');
}
/** The page of a server. */
function serverPage() {
    const bundled = __webpack_require__.ab + "server.html";
    if (bundled instanceof URL)
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(new URL('../dist/server.html', bundled), 'utf8');
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(bundled, 'utf8');
}


/***/ }),

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

/***/ 36427:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BR: () => (/* binding */ startThread),
/* harmony export */   D: () => (/* binding */ DEFAULT_TIME_LIMIT_MS),
/* harmony export */   lK: () => (/* binding */ runInThread)
/* harmony export */ });
/* harmony import */ var _assets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43287);

/** Thousands of submissions take minutes. */
const DEFAULT_TIME_LIMIT_MS = 30 * 60_000;
/** A thread for one analysis. @param heapMb most that its objects may take before the thread ends */
function startThread(job, heapMb) {
    return (0,_assets_js__WEBPACK_IMPORTED_MODULE_0__/* .startWorker */ .Dh)({ kind: 'analysis', job }, heapMb === null ? {} : { maxOldGenerationSizeMb: heapMb });
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


/***/ }),

/***/ 10171:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hk: () => (/* binding */ averageSimilarity)
/* harmony export */ });
/* unused harmony exports reportPair, fragmentsOf */
/**
 * The similarity of a pair, 0..100, which is the number that decides: 100 × 2 × tiled / (|A| + |B|), the share of the tokens of both
 * programs together that stands in common runs. It is the harmonic mean of the two shares, which is how it is made from them.
 */
function averageSimilarity(pair) {
    const sum = pair.similarity + pair.matchedSimilarity;
    return sum === 0 ? 0 : (2 * pair.similarity * pair.matchedSimilarity) / sum;
}
const NO_RUNS = new Int32Array(0);
const NO_FRAGMENTS = (/* unused pure expression or super */ null && ([]));
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

/***/ 77838:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FA: () => (/* binding */ MOST_SILENT_LOOKS),
/* harmony export */   HF: () => (/* binding */ SMALL_DOCUMENTS),
/* harmony export */   _g: () => (/* binding */ SWEEP_MS),
/* harmony export */   ao: () => (/* binding */ MOST_TRIES)
/* harmony export */ });
/** So often a worker says that it lives, and others look whether it did. */
const SWEEP_MS = 5_000;
/** A worker that said nothing during so many looks is dead. */
const MOST_SILENT_LOOKS = 6;
/** A job whose worker died so often is given up. */
const MOST_TRIES = 3;
/** A check that reads no more documents has a lane of its own beside the large ones. */
const SMALL_DOCUMENTS = 200;


/***/ }),

/***/ 78939:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  lM: () => (/* binding */ documentOf),
  OR: () => (/* binding */ earlierOf)
});

// UNUSED EXPORTS: LEAST_EARLIER, LIMITS

// EXTERNAL MODULE: ./build/service/contract/states.js
var states = __webpack_require__(84861);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./build/embedded/engine/inverted-index.js
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
            await (0,promises_.setImmediate)();
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
            this.#rarities.set(hash, rarity(frequency, documents));
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
    const isAsked = check.testType === states/* ENGINE */.T2.full || check.testType === states/* ENGINE */.T2.webAndDatabase;
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


/***/ }),

/***/ 77523:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  w: () => (/* binding */ analysesOf)
});

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./node_modules/kysely/dist/raw-builder/sql.js + 1 modules
var sql = __webpack_require__(20189);
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

// EXTERNAL MODULE: ./build/embedded/jobs/jobs.js
var jobs_jobs = __webpack_require__(77838);
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
        return others.filter(({ token }) => this.#alone || (this.#heard.get(token)?.silent ?? 0) >= jobs_jobs/* MOST_SILENT_LOOKS */.FA);
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
                .filterWhere('size', '<=', jobs_jobs/* SMALL_DOCUMENTS */.HF)
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
const BEATS = jobs_jobs/* SWEEP_MS */._g / PROGRESS_MS;
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
        void this.#every(jobs_jobs/* SWEEP_MS */._g, () => {
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
            { lane: 'small', most: jobs_jobs/* SMALL_DOCUMENTS */.HF, count: Math.min(1, lanes) },
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
            await (job.tries > jobs_jobs/* MOST_TRIES */.ao
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

// EXTERNAL MODULE: external "node:fs/promises"
var external_node_fs_promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/assets.js
var assets = __webpack_require__(43287);
// EXTERNAL MODULE: ./build/embedded/matching/find-earlier.js + 2 modules
var find_earlier = __webpack_require__(78939);
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
        const { imprintVersion } = await Promise.all(/* import() */[__webpack_require__.e(942), __webpack_require__.e(181), __webpack_require__.e(901)]).then(__webpack_require__.bind(__webpack_require__, 25901));
        const version = imprintVersion();
        while (!signal.aborted) {
            await (0,promises_.setTimeout)(await this.#step(version), undefined, { ref: false, signal });
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
                documents.push(await (0,find_earlier/* documentOf */.lM)(store, one, one.role, folder));
            }
        }
        const options = { languageId: check.languageId, ai: false, quality: false, detectBaseCode: false };
        const job = { options, documents, web: false };
        const worker = (0,assets/* startWorker */.Dh)({ kind: 'analysis', job });
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
            await (0,external_node_fs_promises_.rm)(folder, { recursive: true, force: true });
        }
    }
}

// EXTERNAL MODULE: ./build/embedded/store/room.js
var store_room = __webpack_require__(9170);
// EXTERNAL MODULE: ./build/embedded/server/analysis-handler.js
var analysis_handler = __webpack_require__(51284);
// EXTERNAL MODULE: ./build/embedded/server/analysis-runs.js
var analysis_runs = __webpack_require__(90940);
;// CONCATENATED MODULE: ./build/embedded/server/analyses.js







/** Makes what starts and does analyses. */
function analysesOf(options) {
    const { database, store, now, monotonic, onDefect } = options;
    // A file of rows is locked by its process.
    const shared = database.kind === 'postgresql';
    const jobs = new SqlJobs(database, { now, alone: !shared });
    const room = new store_room/* RoomWatch */.Xl();
    const handler = new analysis_handler/* AnalysisHandler */.X({ ...options, jobs, room });
    const workers = new Workers({
        jobs,
        handler,
        lanes: options.workers,
        shared,
        clock: {
            now: monotonic,
            sleep: (ms, signal) => (0,promises_.setTimeout)(ms, undefined, { ref: false, ...(signal === undefined ? {} : { signal }) }),
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
        runs: new analysis_runs/* AnalysisRuns */.$({ store, jobs, workers, room, now }),
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


/***/ }),

/***/ 45714:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ analysisJobOf),
/* harmony export */   N: () => (/* binding */ newJobOf)
/* harmony export */ });
/* harmony import */ var _matching_find_earlier_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78939);

/** What the queue has to know of a check. */
async function newJobOf(store, check) {
    return { checkId: check.id, ownerId: check.ownerId, size: await store.submissionCount(check.id) };
}
/** What a thread needs to analyse a check. @param folder where ZIPs lie that have to be downloaded; its own, and made when needed */
async function analysisJobOf(store, check, folder, signal) {
    const documents = [];
    for (const one of await store.submissions(check.id)) {
        signal.throwIfAborted();
        documents.push(await (0,_matching_find_earlier_js__WEBPACK_IMPORTED_MODULE_0__/* .documentOf */ .lM)(store, one, one.role, folder));
    }
    return {
        options: { languageId: check.languageId, ai: check.aiRun, detectBaseCode: check.baseCodeDetection },
        documents,
        web: check.web !== null,
    };
}


/***/ }),

/***/ 51284:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ AnalysisHandler),
/* harmony export */   u: () => (/* binding */ WAITING)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _service_contract_states_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84861);
/* harmony import */ var _analysis_analysis_thread_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36427);
/* harmony import */ var _matching_find_earlier_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78939);
/* harmony import */ var _jobs_jobs_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(77838);
/* harmony import */ var _store_away_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(66799);
/* harmony import */ var _store_blobs_s3_failure_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(63057);
/* harmony import */ var _store_room_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9170);
/* harmony import */ var _analysis_documents_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(45714);
/* harmony import */ var _result_view_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(57716);











/** After this time a write that found no room is tried again, also where nobody deleted anything through this process. */
const ROOM_RETRY_MS = 10_000;
const UNFINISHED = [_service_contract_states_js__WEBPACK_IMPORTED_MODULE_2__/* .STATE */ .c4.queued, _service_contract_states_js__WEBPACK_IMPORTED_MODULE_2__/* .STATE */ .c4.processing];
/** Takes checks from the queue to their outcome. Each begins an attempt of its own, and nobody else's outcome is taken then. */
class AnalysisHandler {
    #context;
    constructor(context) {
        this.#context = context;
    }
    async run({ checkId }, { signal, onProgress }) {
        const since = this.#context.monotonic();
        const check = await this.#begin(checkId, {
            statusId: _service_contract_states_js__WEBPACK_IMPORTED_MODULE_2__/* .STATE */ .c4.processing,
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
        await this.#fail(check, `The analysis was begun ${_jobs_jobs_js__WEBPACK_IMPORTED_MODULE_10__/* .MOST_TRIES */ .ao} times, and each time its process ended before it did. Start the check again, or look at the log of the service.`, null);
    }
    async waits(checkId) {
        const { store } = this.#context;
        const check = await store.check(checkId);
        if (check?.statusId !== _service_contract_states_js__WEBPACK_IMPORTED_MODULE_2__/* .STATE */ .c4.processing)
            return;
        await store.updateCheck(checkId, WAITING, [_service_contract_states_js__WEBPACK_IMPORTED_MODULE_2__/* .STATE */ .c4.processing], { attempt: check.attempt });
    }
    async complete() {
        const { store, jobs } = this.#context;
        const unfinished = await store.unfinished();
        if (unfinished.length === 0)
            return;
        const there = await jobs.checkIds();
        for (const check of unfinished) {
            if (!there.has(check.id))
                await jobs.add(await (0,_analysis_documents_js__WEBPACK_IMPORTED_MODULE_8__/* .newJobOf */ .N)(store, check));
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
        const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#context.folder, `analysis-${check.id}-${check.attempt}`);
        try {
            const job = await (0,_analysis_documents_js__WEBPACK_IMPORTED_MODULE_8__/* .analysisJobOf */ .H)(store, check, folder, signal);
            const found = { searched: null };
            const findOthers = async (imprints, subject) => {
                onImprints(imprints);
                const own = job.documents.length;
                const earlier = await (0,_matching_find_earlier_js__WEBPACK_IMPORTED_MODULE_4__/* .earlierOf */ .OR)(store, check, imprints, { own, folder, signal });
                found.searched = subject === null ? null : await this.#search(check, subject, signal);
                return { ...earlier, web: found.searched?.documents ?? [] };
            };
            const outcome = await (0,_analysis_analysis_thread_js__WEBPACK_IMPORTED_MODULE_3__/* .runInThread */ .lK)(job, { start, limits, signal, onProgress, findOthers });
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
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(folder, { recursive: true, force: true }).catch(onDefect);
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
            .updateCheck(check.id, { statusMessage }, [_service_contract_states_js__WEBPACK_IMPORTED_MODULE_2__/* .STATE */ .c4.processing], { attempt: check.attempt })
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
        const ended = { ...this.#ended(durationMs), statusId: _service_contract_states_js__WEBPACK_IMPORTED_MODULE_2__/* .STATE */ .c4.completed };
        const view = new _result_view_js__WEBPACK_IMPORTED_MODULE_9__/* .ResultView */ .T({
            secret: store.secret,
            check: { ...check, ...ended },
            submissions: await store.submissions(check.id),
            analysis,
        });
        const changes = { ...ended, statusMessage: 'The analysis is complete.', stats: view.statistics() };
        await store.putResult(check, analysis, changes, imprints);
    }
    async #fail(check, statusMessage, durationMs) {
        const changes = { ...this.#ended(durationMs), statusId: _service_contract_states_js__WEBPACK_IMPORTED_MODULE_2__/* .STATE */ .c4.failed, statusMessage };
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
                await store.noteCheck(check.id, { statusId: _service_contract_states_js__WEBPACK_IMPORTED_MODULE_2__/* .STATE */ .c4.failed, statusMessage });
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
    if ((0,_store_room_js__WEBPACK_IMPORTED_MODULE_7__/* .isNoRoom */ .Ry)(error))
        return _store_room_js__WEBPACK_IMPORTED_MODULE_7__/* .NO_ROOM */ .sP;
    if (error instanceof _store_blobs_s3_failure_js__WEBPACK_IMPORTED_MODULE_6__/* .BlobsUnavailable */ .Nz)
        return _store_blobs_s3_failure_js__WEBPACK_IMPORTED_MODULE_6__/* .STORAGE_AWAY */ .PH;
    return error instanceof _store_away_js__WEBPACK_IMPORTED_MODULE_5__/* .DatabaseAway */ .c ? 'The service cannot reach its database.' : null;
}
const COMPARING = 'Comparing submissions.';
/** A check that waits for its turn. */
const WAITING = { statusId: _service_contract_states_js__WEBPACK_IMPORTED_MODULE_2__/* .STATE */ .c4.queued, statusMessage: 'Waiting for the analysis.' };


/***/ }),

/***/ 90940:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ AnalysisRuns),
/* harmony export */   t: () => (/* binding */ STARTABLE)
/* harmony export */ });
/* harmony import */ var _service_contract_states_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84861);
/* harmony import */ var _store_room_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9170);
/* harmony import */ var _analysis_documents_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45714);
/* harmony import */ var _analysis_handler_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51284);




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
            ..._analysis_handler_js__WEBPACK_IMPORTED_MODULE_3__/* .WAITING */ .u,
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
        const job = await (0,_analysis_documents_js__WEBPACK_IMPORTED_MODULE_2__/* .newJobOf */ .N)(store, { ...check, ...changes });
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
        const cancelled = { statusId: _service_contract_states_js__WEBPACK_IMPORTED_MODULE_0__/* .STATE */ .c4.failed, statusMessage: 'The analysis was cancelled.' };
        try {
            await store.updateCheck(check.id, cancelled, [_service_contract_states_js__WEBPACK_IMPORTED_MODULE_0__/* .STATE */ .c4.queued, _service_contract_states_js__WEBPACK_IMPORTED_MODULE_0__/* .STATE */ .c4.processing], {
                also: async (tx) => {
                    await jobs.cancel(check.id, tx);
                },
            });
        }
        catch (error) {
            if (!(0,_store_room_js__WEBPACK_IMPORTED_MODULE_1__/* .isNoRoom */ .Ry)(error))
                throw error;
            await store.noteCheck(check.id, cancelled);
        }
        workers.drop(check.id);
        this.roomMade();
        return (await store.check(check.id)) ?? check;
    }
}
/** A check in one of these can be started. */
const STARTABLE = [_service_contract_states_js__WEBPACK_IMPORTED_MODULE_0__/* .STATE */ .c4.created, _service_contract_states_js__WEBPACK_IMPORTED_MODULE_0__/* .STATE */ .c4.failed];


/***/ }),

/***/ 60999:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bp: () => (/* binding */ minimum),
/* harmony export */   G8: () => (/* binding */ average),
/* harmony export */   Ph: () => (/* binding */ maximum)
/* harmony export */ });
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


/***/ }),

/***/ 73171:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _S: () => (/* binding */ sign),
/* harmony export */   f3: () => (/* binding */ checkRow),
/* harmony export */   qS: () => (/* binding */ statusText),
/* harmony export */   vE: () => (/* binding */ timestamp)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _service_contract_states_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84861);


/** `YYYY-MM-DD HH:MM:SS`, UTC (L12). */
function timestamp(ms) {
    return new Date(ms).toISOString().slice(0, 19).replace('T', ' ');
}
const STATUS_TEXT = {
    [_service_contract_states_js__WEBPACK_IMPORTED_MODULE_1__/* .STATE */ .c4.created]: 'New',
    [_service_contract_states_js__WEBPACK_IMPORTED_MODULE_1__/* .STATE */ .c4.queued]: 'Queued',
    [_service_contract_states_js__WEBPACK_IMPORTED_MODULE_1__/* .STATE */ .c4.processing]: 'Processing',
    [_service_contract_states_js__WEBPACK_IMPORTED_MODULE_1__/* .STATE */ .c4.completed]: 'Completed',
    [_service_contract_states_js__WEBPACK_IMPORTED_MODULE_1__/* .STATE */ .c4.failed]: 'Failed',
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
    return { location, source: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)('sha256', secret).update(location).digest('hex') };
}


/***/ }),

/***/ 57716:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (/* binding */ ResultView)
});

// EXTERNAL MODULE: ./build/domain/bands.js
var bands = __webpack_require__(96889);
// EXTERNAL MODULE: ./build/domain/findings.js
var findings = __webpack_require__(1351);
// EXTERNAL MODULE: ./build/service/contract/states.js
var states = __webpack_require__(84861);
// EXTERNAL MODULE: ./build/embedded/analysis/pair-table.js
var pair_table = __webpack_require__(83117);
// EXTERNAL MODULE: ./build/embedded/engine/pair-score.js
var pair_score = __webpack_require__(10171);
// EXTERNAL MODULE: ./build/embedded/server/averages.js
var averages = __webpack_require__(60999);
// EXTERNAL MODULE: ./build/embedded/server/presentation.js
var presentation = __webpack_require__(73171);
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
            return states/* MATCH_TYPE */.be.web;
        return this.#from.own.has(b) ? states/* MATCH_TYPE */.be.peer : states/* MATCH_TYPE */.be.database;
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
            ...this.#row(this.#firstKnown() + at, submission, submission, fragment, share, 100, states/* MATCH_TYPE */.be.web),
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
            signed = (0,presentation/* sign */._S)(this.#from.secret, { submissionId, path, checkId: this.#from.checkId });
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
            source.check.testType !== states/* ENGINE */.T2.web || source.submissions.some(({ role }) => role === 'archive');
        this.#completed = source.check.statusId === states/* STATE */.c4.completed;
        this.#submissions = source.submissions;
        this.#analysis = source.analysis;
        for (const submission of this.#analysis?.submissions ?? [])
            this.#byId.set(submission.id, submission);
        const pairs = source.analysis?.pairs ?? null;
        this.#table = pairs === null ? null : new pair_table/* PairTable */.r4(pairs);
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
        const web = result === undefined || !(0,findings/* isCompared */.uQ)(result.comparability) ? null : this.#web;
        const found = web?.share(submission.id) ?? null;
        const hasDatabase = this.#web === null || this.#searchesDatabase;
        const external = (0,findings/* highest */.BR)([hasDatabase ? (result?.database ?? null) : null, found]);
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
        const isSimilar = (total ?? 0) > states/* FLAG_ABOVE */.bJ && this.result(submission)?.comparability !== 'dictated';
        return isSimilar || (ai ?? 0) > states/* FLAG_ABOVE */.bJ;
    }
    /** A submission that a completed check has no result of was not analysed: failed. */
    statusOf(submission) {
        if (!this.#completed)
            return states/* STATE */.c4.created;
        return submission.role === 'submission' && !this.#byId.has(submission.id)
            ? states/* STATE */.c4.failed
            : states/* STATE */.c4.completed;
    }
    /** Numbers of those that have a result. */
    statistics() {
        const scores = this.judged.map((submission) => this.scores(submission));
        const group = scores.flatMap(({ peer }) => peer ?? []);
        const external = scores.flatMap((score) => score.external ?? []);
        const ai = scores.flatMap((score) => score.ai ?? []);
        return {
            groupAverage: (0,averages/* average */.G8)(group),
            groupMax: (0,averages/* maximum */.Ph)(group),
            databaseAverage: (0,averages/* average */.G8)(external),
            databaseMax: (0,averages/* maximum */.Ph)(external),
            aiAverage: (0,averages/* average */.G8)(ai),
            aiMax: (0,averages/* maximum */.Ph)(ai),
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
            counts[type === states/* MATCH_TYPE */.be.peer ? 'peer' : 'external'] += this.#table?.fragmentCount(pair.place) ?? 0;
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
        const isMeant = (0,findings/* isCompared */.uQ)(comparability) && result?.comparedWith !== 0;
        return {
            id: submission.id,
            flagged: this.isFlagged(submission),
            similarity: (0,bands/* bandOf */.BV)(total === 0 && !isMeant ? null : total),
            ai: (0,bands/* bandOf */.BV)(ai),
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
            created_at: (0,presentation/* timestamp */.vE)(submission.createdAt),
            updated_at: (0,presentation/* timestamp */.vE)(submission.updatedAt),
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


/***/ }),

/***/ 63057:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ codeOf),
/* harmony export */   Mz: () => (/* binding */ errorOf),
/* harmony export */   Nz: () => (/* binding */ BlobsUnavailable),
/* harmony export */   PH: () => (/* binding */ STORAGE_AWAY),
/* harmony export */   WG: () => (/* binding */ isPassing),
/* harmony export */   w2: () => (/* binding */ awayOf)
/* harmony export */ });
/* harmony import */ var _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93153);

/** The storage of blobs does not do what it is asked; a request that needs it is answered 503. */
class BlobsUnavailable extends _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR {
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


/***/ }),

/***/ 33881:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q: () => (/* binding */ searchingOf)
});

// UNUSED EXPORTS: WebSearching

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/web-search/rules-of.js
var rules_of = __webpack_require__(61149);
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
        const { searchWeb } = await __webpack_require__.e(/* import() */ 661).then(__webpack_require__.bind(__webpack_require__, 59661));
        let queries = 0;
        let share = 0;
        const outcome = await searchWeb(await this.#open(), subject, (0,rules_of/* rulesOf */.f)(order), {
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
        const { dateSources } = await __webpack_require__.e(/* import() */ 661).then(__webpack_require__.bind(__webpack_require__, 59661));
        const rules = (0,rules_of/* rulesOf */.f)(order);
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
        this.#providers ??= Promise.all(/* import() */[__webpack_require__.e(942), __webpack_require__.e(447), __webpack_require__.e(154)]).then(__webpack_require__.bind(__webpack_require__, 74447)).then(({ createProviders }) => createProviders({ ...this.#options, clock: this.#clock, log: QUIET }));
        return this.#providers;
    }
}
/** What searches the web in this process; null: nothing does. @param times milliseconds: since the epoch, and by a clock that nobody sets */
function searchingOf(options, { now, monotonic }) {
    if (options === null)
        return null;
    const sleep = (ms, signal) => (0,promises_.setTimeout)(ms, undefined, { ref: false, ...(signal === undefined ? {} : { signal }) });
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


/***/ }),

/***/ 74595:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ removeFolder)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);

/** Removes a folder with everything in it, if it is there. Windows keeps a file for a moment after it was closed, so it tries for two seconds. */
async function removeFolder(path) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(path, { recursive: true, force: true, maxRetries: 8, retryDelay: 50 });
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
        const { throttledOctokit } = await Promise.all(/* import() */[__webpack_require__.e(167), __webpack_require__.e(726)]).then(__webpack_require__.bind(__webpack_require__, 75726));
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
/* harmony export */   c2: () => (/* binding */ statusOf)
/* harmony export */ });
/* unused harmony export GitHubRequestError */
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
        const undici = await __webpack_require__.e(/* import() */ 752).then(__webpack_require__.t.bind(__webpack_require__, 24371, 19));
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

/***/ 64247:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ makeTempFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _embedded_store_data_folder_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90206);
/* harmony import */ var _files_remove_folder_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74595);





const TEMP_PREFIX = 'code-similarity-service-';
/**
 * A folder for what does not outlive the process. Those of servers that were killed hold code of students: they are deleted
 * first. A lock tells whose owner lives.
 */
async function makeTempFolder() {
    const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), TEMP_PREFIX));
    // A runtime without SQLite has no locks, so nothing can be swept.
    const lock = await (0,_embedded_store_data_folder_js__WEBPACK_IMPORTED_MODULE_3__/* .lockFolder */ .MS)(folder).catch(() => null);
    if (lock !== null)
        await (0,_embedded_store_data_folder_js__WEBPACK_IMPORTED_MODULE_3__/* .sweepTempFolders */ .QE)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), TEMP_PREFIX);
    return {
        folder,
        remove: async () => {
            lock?.release();
            await (0,_files_remove_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .removeFolder */ .v)(folder);
        },
    };
}


/***/ }),

/***/ 66380:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ webOf)
/* harmony export */ });
/* harmony import */ var _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93153);
/* harmony import */ var _github_client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54786);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58508);
/* harmony import */ var _web_search_asking_of_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62195);




/**
 * Who a server asks about the web; null: nobody.
 *
 * @throws ConfigurationError where GitHub is to be asked without a token, which answers nobody
 */
function webOf({ web: names, webRequests: mostRequests }, environment) {
    if (names.length === 0)
        return null;
    const token = environment['GITHUB_TOKEN'] || null;
    if (names.includes('github') && token === null) {
        throw new _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('--web github: GitHub searches code for nobody without a token. Put one into GITHUB_TOKEN (a personal access token without any scope is enough), or take github out of --web.');
    }
    const apiUrl = environment['GITHUB_API_URL'] || _github_client_js__WEBPACK_IMPORTED_MODULE_1__/* .DEFAULT_API_URL */ .rK;
    return { ...(0,_web_search_asking_of_js__WEBPACK_IMPORTED_MODULE_2__/* .askingOf */ .z)({ names, token, apiUrl, toolVersion: _version_js__WEBPACK_IMPORTED_MODULE_3__/* .VERSION */ .x }, environment), mostRequests };
}


/***/ }),

/***/ 62195:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ askingOf)
/* harmony export */ });
/** Another archive than Software Heritage's own that answers the same questions, such as a mirror. */
const HERITAGE_VARIABLE = 'SOFTWARE_HERITAGE_URL';
/** Who is asked, and how, as far as a process's environment says it; plain data, which a thread can be handed. */
function askingOf(who, environment) {
    const { names, token, apiUrl, toolVersion } = who;
    const heritageUrl = environment[HERITAGE_VARIABLE];
    return {
        names,
        token,
        apiUrl,
        ...(heritageUrl === undefined || heritageUrl === '' ? {} : { heritageUrl }),
        environment: { ...environment },
        userAgent: `code-similarity-action/${toolVersion}`,
    };
}


/***/ }),

/***/ 61149:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ rulesOf)
/* harmony export */ });
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


/***/ })

};
