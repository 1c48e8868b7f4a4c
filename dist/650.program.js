export const id = 650;
export const ids = [650];
export const modules = {

/***/ 96650:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  serve: () => (/* binding */ serve_serve)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/domain/limits.js
var limits = __webpack_require__(60545);
// EXTERNAL MODULE: ./build/domain/outcome.js
var outcome = __webpack_require__(93153);
// EXTERNAL MODULE: ./build/assets.js
var assets = __webpack_require__(43287);
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
            start: (job) => (0,assets/* startWorker */.D)({ kind: 'analysis', job }),
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
        const worker = (0,assets/* startWorker */.D)({ kind: 'analysis', job: null });
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
            return (0,assets/* startWorker */.D)({ kind: 'analysis', job });
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
var external_node_timers_promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/service/contract/states.js
var states = __webpack_require__(84861);
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

// EXTERNAL MODULE: ./build/embedded/server/engines.js
var engines = __webpack_require__(85452);
;// CONCATENATED MODULE: ./build/embedded/analysis/pair-table.js
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

;// CONCATENATED MODULE: ./build/embedded/engine/pair-score.js
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

;// CONCATENATED MODULE: ./build/embedded/server/presentation.js


/** `YYYY-MM-DD HH:MM:SS`, UTC (L12). */
function timestamp(ms) {
    return new Date(ms).toISOString().slice(0, 19).replace('T', ' ');
}
const STATUS_TEXT = {
    [states/* STATE */.c4.created]: 'New',
    [states/* STATE */.c4.queued]: 'Queued',
    [states/* STATE */.c4.processing]: 'Processing',
    [states/* STATE */.c4.completed]: 'Completed',
    [states/* STATE */.c4.failed]: 'Failed',
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
        this.#completed = source.check.statusId === states/* STATE */.c4.completed;
        this.#submissions = source.submissions;
        this.#own = new Map(this.#submissions.map((submission) => [submission.id, submission.role]));
        this.#analysis = source.analysis;
        for (const submission of this.#analysis?.submissions ?? [])
            this.#byId.set(submission.id, submission);
        const pairs = source.analysis?.pairs ?? null;
        this.#table = pairs === null ? null : new PairTable(pairs);
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
                score: averageSimilarity(pair),
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
            statusId: states/* STATE */.c4.queued,
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
            if (check.statusId === states/* STATE */.c4.queued)
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
        store.noteCheck(check.id, { statusId: states/* STATE */.c4.failed, statusMessage });
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
                statusId: states/* STATE */.c4.processing,
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
        const check = { ...before, ...this.#ended(checkId), statusId: states/* STATE */.c4.completed };
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
            statusId: states/* STATE */.c4.failed,
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
                statusId: states/* STATE */.c4.failed,
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
        const earlier = (0,engines/* usesDatabase */.Ml)(check.testType)
            ? store
                .checks()
                .filter((other) => other.id < checkId && other.statusId === states/* STATE */.c4.completed && !other.demo)
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
var languages = __webpack_require__(33942);
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
        if (check.statusId !== states/* STATE */.c4.created)
            throw invalid({ check_id: [STARTED] });
        return check;
    }
    view(check) {
        if (this.#cached?.check === check)
            return this.#cached.view;
        const isCompleted = check.statusId === states/* STATE */.c4.completed;
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
        if (check.statusId !== states/* STATE */.c4.completed) {
            throw new HttpError(409, check.statusId === states/* STATE */.c4.failed
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
            statusId: states/* STATE */.c4.created,
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
    return languages/* LANGUAGES */.Yj.some((language) => language.id === id) ? id : states/* AUTO_DETECT */.Ej;
}

// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
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
    if (there !== undefined && there.statusId !== states/* STATE */.c4.created)
        return;
    if (there !== undefined)
        await store.removeCheck(there.id);
    const files = await pack(folder);
    if (files.length === 0)
        return;
    const check = access.create({
        name: 'Demo (read-only)',
        language: states/* AUTO_DETECT */.Ej,
        test_type: states/* ENGINE */.T2.group,
        ai_run: false,
        base_code_detection: false,
        demo: true,
    });
    const at = now();
    for (const { filename, path, bytes } of files) {
        await store.addSubmission({ checkId: check.id, filename, role: 'submission', fileSize: bytes, createdAt: at, updatedAt: at }, path);
    }
    runs.launch(check, { engineId: states/* ENGINE */.T2.group, aiRun: false, baseCode: false });
}

// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(46466);
// EXTERNAL MODULE: ./node_modules/@fastify/busboy/index.js
var busboy = __webpack_require__(86614);
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
    if (check.statusId === states/* STATE */.c4.completed && check.stats === undefined) {
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
    if (check.statusId === states/* STATE */.c4.queued || check.statusId === states/* STATE */.c4.processing) {
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
            .filter((check) => check.statusId === states/* STATE */.c4.completed)
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
        test_types: engines/* ENGINES */.ug.map((engine) => ({ ...engine, consumption: simulation.quota === null ? 0 : 1 })),
        user_access: { has_full_access: full, is_pro: full, is_edu_verified: full, is_enterprise: full },
        default_test_type: states/* ENGINE */.T2.full,
        recommended_test_type: states/* ENGINE */.T2.group,
        note: 'Ids are those of this service; nothing is charged.',
        capabilities: [
            states/* CAPABILITY */.pP.roles,
            states/* CAPABILITY */.pP.brief,
            states/* CAPABILITY */.pP.resultsBatch,
            ...(unmetered ? [states/* CAPABILITY */.pP.unmetered] : []),
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
    const averages = pairs.map(averageSimilarity);
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

// EXTERNAL MODULE: ./build/zip/reader.js
var reader = __webpack_require__(36541);
;// CONCATENATED MODULE: ./build/embedded/store/blobs.js



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
        (0,external_node_fs_.mkdirSync)(folder, { recursive: true, mode: 0o700 });
    }
    /** Takes an upload over: a file is moved. @throws the system's error; something may then lie there under the name */
    async take(name, contents) {
        const path = (0,external_node_path_.join)(this.#folder, name);
        if (typeof contents === 'string') {
            if (this.#isKept)
                await sync(contents);
            await (0,promises_.rename)(contents, path);
        }
        else if (this.#isKept || this.#bytes + contents.length > MOST_IN_MEMORY) {
            await (0,promises_.writeFile)(path, contents, { mode: 0o600, flag: 'wx', flush: this.#isKept });
        }
        else {
            this.#bytes += contents.length;
            this.#inMemory.set(name, contents);
            return;
        }
        if (this.#isKept)
            await sync(this.#folder);
    }
    /** Where a ZIP is. */
    at(name) {
        return this.#inMemory.get(name) ?? (0,external_node_path_.join)(this.#folder, name);
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
        await Promise.all(files.map((name) => (0,promises_.rm)((0,external_node_path_.join)(this.#folder, name), { force: true })));
    }
    /** Deletes files that `isNamed` does not know. */
    async sweep(isNamed) {
        for (const name of await (0,promises_.readdir)(this.#folder)) {
            if (!isNamed(name))
                await (0,promises_.rm)((0,external_node_path_.join)(this.#folder, name), { recursive: true, force: true });
        }
    }
}
/** The bytes of an upload, wherever they are. @throws the system's error */
async function bytesOf(contents) {
    return typeof contents === 'string' ? (0,promises_.readFile)(contents) : contents;
}
/** Of a file or a folder. Some systems open no folder: there a power cut may cost the newest names. */
async function sync(path) {
    let handle;
    try {
        handle = await (0,promises_.open)(path, 'r');
    }
    catch (error) {
        if (['EISDIR', 'EPERM'].includes(error.code ?? ''))
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

;// CONCATENATED MODULE: ./build/embedded/server/intake.js





/** Takes one received file over; a string is why it was refused. */
async function takeFile({ store, now }, check, file, role) {
    if (file.truncated)
        return `The file is larger than 10 MB (${MAX_UPLOAD_BYTES} bytes).`;
    if (file.bytes === 0)
        return 'The file is empty.';
    try {
        (0,reader/* readZip */.ue)(await bytesOf(file.contents));
    }
    catch (error) {
        if (error instanceof reader/* ZipError */.Wz)
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
        const isOpen = context.store.check(check.id)?.statusId === states/* STATE */.c4.created;
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
    if (check.statusId !== states/* STATE */.c4.created) {
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
        (request.webcheck === false && request.dbcheck === false ? states/* ENGINE */.T2.group : states/* ENGINE */.T2.full));
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
    const done = check.statusId === states/* STATE */.c4.completed ? 1 : share;
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
    return check.statusId === states/* STATE */.c4.queued || check.statusId === states/* STATE */.c4.processing;
}
/** Start rules 1 and 2 (section 4). */
function chooseEngine(check, request) {
    if (request.test_type !== undefined)
        return request.test_type;
    if (request.webcheck === true && request.dbcheck === true)
        return states/* ENGINE */.T2.full;
    if (request.webcheck === false && request.dbcheck === false)
        return states/* ENGINE */.T2.group;
    return check.testType;
}
/** @throws HttpError 422 for an unknown engine, 403 for one that is not available */
function approve(engineId) {
    const engine = (0,engines/* engineById */.Br)(engineId);
    const offered = engines/* ENGINES */.ug.filter((one) => one.available).map((one) => `${one.id} (${one.name})`);
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
    if (current.statusId !== states/* STATE */.c4.created)
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
            status_id: states/* STATE */.c4.created,
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
    if (check.statusId !== states/* STATE */.c4.created) {
        throw invalid({ check_id: ['The check has been started: its submissions stay.'] });
    }
    await store.removeSubmission(submission.id);
    touched(context, check);
    runs.roomMade();
    return json({ success: true, message: 'The submission was deleted.' });
};

// EXTERNAL MODULE: ./build/text/decode.js
var text_decode = __webpack_require__(75174);
;// CONCATENATED MODULE: ./build/embedded/engine/tokenizers/vocabulary.js
/**
 * Token numbers. They never depend on the programs that are read. Those of words depend on the order in which modules are
 * loaded, so nothing that decides a result may depend on them: see `tokenValue`.
 *
 * - 1..127: the ASCII character of a one-character operator,
 * - 128..: the classes below,
 * - from `FIRST_WORD`: operators of several characters, then keywords, in the order they are interned at load time.
 */
/** Ends a file; nothing matches it, not even itself. */
const vocabulary_SEPARATOR = 0;
const vocabulary_IDENTIFIER = 128;
const vocabulary_NUMBER = 129;
const vocabulary_STRING = 130;
/** End of a logical line, where lines carry meaning. */
const vocabulary_NEWLINE = 131;
const vocabulary_INDENT = 132;
const vocabulary_DEDENT = 133;
/** `<tag` or `<Component`; `</tag>` and `/>`. */
const MARKUP_OPEN = 134;
const MARKUP_CLOSE = 135;
/** A character outside ASCII that is neither letter nor space. */
const SYMBOL = 136;
/** A regular expression literal. */
const PATTERN = 137;
/** `@Override`, `[Attribute]`, `#[derive]` where the tokenizer can tell. */
const ANNOTATION = 138;
/** Classes made by normalisation (see `normalise`). */
const vocabulary_LOOP = 140;
const vocabulary_CONSTANT = 145;
const FIRST_WORD = 160;
/** Token numbers are below this, so that a number and a family fit into 16 bits. */
const vocabulary_TOKEN_LIMIT = 2048;
const numbers = new Map();
const names = [];
/** The number of an operator or keyword. Call at load time only. */
function intern(word) {
    if (word.length === 1 && word.charCodeAt(0) < 128 && !/\w/.test(word))
        return word.charCodeAt(0);
    const known = numbers.get(word);
    if (known !== undefined)
        return known;
    const number = FIRST_WORD + names.length;
    if (number >= vocabulary_TOKEN_LIMIT)
        throw new RangeError(`vocabulary is full at ${word}`);
    numbers.set(word, number);
    names.push(word);
    return number;
}
/** The word or operator of a number (below `TOKEN_LIMIT`); undefined for classes and single characters. */
function vocabulary_spelling(id) {
    return names[id - FIRST_WORD];
}
/** A readable name of a token number, for tests and for explanations. */
function tokenName(token) {
    const id = token % vocabulary_TOKEN_LIMIT;
    if (id >= FIRST_WORD)
        return names[id - FIRST_WORD] ?? '?';
    return CLASS_NAMES[id] ?? (id < 128 ? String.fromCharCode(id) : '?');
}
const CLASS_NAMES = {
    [vocabulary_SEPARATOR]: 'SEPARATOR',
    [vocabulary_IDENTIFIER]: 'ID',
    [vocabulary_NUMBER]: 'NUM',
    [vocabulary_STRING]: 'STR',
    [vocabulary_NEWLINE]: 'NEWLINE',
    [vocabulary_INDENT]: 'INDENT',
    [vocabulary_DEDENT]: 'DEDENT',
    [MARKUP_OPEN]: 'OPEN',
    [MARKUP_CLOSE]: 'CLOSE',
    [SYMBOL]: 'SYM',
    [PATTERN]: 'REGEX',
    [ANNOTATION]: 'ANNOTATION',
    [vocabulary_LOOP]: 'LOOP',
    [vocabulary_CONSTANT]: 'CONSTANT',
};

;// CONCATENATED MODULE: ./build/embedded/engine/data-tables.js

/** A shorter list of literals may be somebody's own work, and is no reason to be alike. */
const LEAST_LITERALS = 64;
/** What stands between the literals of a table in any language. */
const BETWEEN = new Set(Uint8Array.from('{}[](),;:+-', (sign) => sign.charCodeAt(0)));
/**
 * Tokens in which long tables of literals (`{3, 1, 4, …}`, `"…" + "…"`) are separators: the same list, changed. All tables of one length are the same tokens,
 * whatever stands in them, so that two strangers with a table each would be alike by it.
 */
function data_tables_withoutTables(tokens) {
    let from = 0;
    let literals = 0;
    for (let at = 0; at <= tokens.length; at += 1) {
        const id = (tokens[at] ?? SEPARATOR) % TOKEN_LIMIT;
        if (id === NUMBER || id === STRING || id === CONSTANT) {
            literals += 1;
        }
        else if (!BETWEEN.has(id)) {
            if (literals >= LEAST_LITERALS)
                tokens.fill(SEPARATOR, from, at);
            from = at + 1;
            literals = 0;
        }
    }
    return tokens;
}

;// CONCATENATED MODULE: ./build/embedded/engine/evaluated-text.js


/*
 * Programs that are not in the code but in strings that the code evaluates. Nothing is run to see them; that they are there is
 * told.
 */
/** Strings this near to each other are one text: `"…" + "…"`, a list of them, `s += "…"`. */
const MOST_TOKENS_BETWEEN = 3;
/** And so are those that are added one after the other: `p.append("…")`. */
const MOST_TOKENS_TO_ADD = 6;
/** A shorter text is no program. */
const LEAST_CHARACTERS = 200;
/** Prose has a blank for each six letters; what is encoded has next to none. */
const ENCODED_BLANKS = 0.03;
/** Code has brackets, semicolons and assignments, prose hardly any. */
const CODE_MARKS = 0.04;
/** Prose has hardly a line that is a statement, however much prose there is. */
const LEAST_STATEMENTS = 8;
/** Strings, and lists of letters' numbers, that hold a program and are evaluated; undefined where none is. */
function evaluated_text_evaluatedText(family, text, tokens) {
    if (!evaluates(family, text, tokens))
        return undefined;
    const sum = lettersByNumber(text, tokens);
    const note = ({ parts, first, last }) => {
        sum.characters += parts.reduce((length, part) => length + part.length, 0);
        sum.tokens += last - first + 1;
    };
    for (const run of stringRuns(text, tokens, 0, tokens.length, MOST_TOKENS_TO_ADD)) {
        if (hasStatements(run.parts.map(unquoted).join(''))) {
            note(run);
            continue;
        }
        for (const near of stringRuns(text, tokens, run.first, run.last + 1, MOST_TOKENS_BETWEEN)) {
            if (isProgram(near.parts.join('')))
                note(near);
        }
    }
    return sum.characters > 0 || FAMILIES[family].readsItself?.test(text) === true ? sum : undefined;
}
/** Strings from a token to before another, in runs with at most `most` tokens between two. */
function stringRuns(text, { ids, starts, length }, from, to, most) {
    const runs = [];
    let run;
    for (let at = from; at < to; at += 1) {
        if (ids[at] !== STRING)
            continue;
        const part = text.slice(starts[at], at + 1 < length ? starts[at + 1] : undefined).trim();
        if (run === undefined || at - run.last - 1 > most) {
            run = { parts: [part], first: at, last: at };
            runs.push(run);
        }
        else {
            run.parts.push(part);
            run.last = at;
        }
    }
    return runs;
}
function unquoted(part) {
    return part.replace(/^[A-Za-z]{0,3}["'`]{1,3}/, '').replace(/["'`]{1,3}$/, '');
}
/** Whether so many lines are statements that long comments between them do not matter. */
function hasStatements(text) {
    if (text.length < LEAST_CHARACTERS)
        return false;
    let count = 0;
    for (const _ of text.matchAll(STATEMENT)) {
        count += 1;
        if (count === LEAST_STATEMENTS)
            return true;
    }
    return false;
}
/** What a line begins with, in a string of many lines or behind an escaped end of one. `"n = %d\\n"`, which is printed, is none. */
const STATEMENT = /(?:^|\n|\\n|;)[ \t]*(?:def \w+ ?\(|import \w|from [\w.]{1,80} import\b|return\b|(?:if|for|while) ?\(|(?:if|elif|for|while) [^\n\\]{1,80}:|function \w|(?:const|let|var|int|long|double|auto|String) \w{1,40} ?=|[A-Za-z_][\w.]{0,40} ?[-+*/]?= ?[\w([-])/g;
/** Lists of at least `LEAST_CHARACTERS` numbers that are letters, blanks and signs: `[105, 109, 112, …]`. */
function lettersByNumber(text, { ids, starts, length }) {
    const sum = { characters: 0, tokens: 0 };
    let letters = 0;
    let first = 0;
    let last = -Infinity;
    for (let at = 0; at <= length; at += 1) {
        if (at < length && ids[at] !== NUMBER)
            continue;
        if (at === length || at - last - 1 > MOST_TOKENS_BETWEEN) {
            if (letters >= LEAST_CHARACTERS) {
                sum.characters += letters;
                sum.tokens += last - first + 1;
            }
            letters = 0;
            first = at;
        }
        last = at;
        letters += at < length && isLetter(text, starts[at]) ? 1 : 0;
    }
    return sum;
}
/** Whether the number there, decimal or hexadecimal, is that of a printed character of ASCII or of a blank. */
function isLetter(text, from) {
    const value = Number(/^(?:0x[\da-f]{1,2}|\d{1,3})(?![\w.])/i.exec(text.slice(from, from + 8))?.[0] ?? NaN);
    return (value >= 32 && value < 127) || value === 9 || value === 10 || value === 13;
}
/** Whether a token begins where the pattern is found. */
function evaluates(family, text, { starts, length }) {
    let at = 0;
    for (const { index } of text.matchAll(FAMILIES[family].evaluates ?? NOTHING)) {
        while (at < length && starts[at] < index)
            at += 1;
        if (at < length && starts[at] === index)
            return true;
    }
    return false;
}
const NOTHING = /$^/g;
function isProgram(text) {
    if (text.length < LEAST_CHARACTERS)
        return false;
    let blanks = 0;
    let marks = 0;
    for (let at = 0; at < text.length; at += 1) {
        const code = text.charCodeAt(at);
        if (code <= 32) {
            blanks += 1;
        }
        else if (code === 40 ||
            code === 41 ||
            code === 59 ||
            code === 61 ||
            code === 91 ||
            code === 93 ||
            code === 123 ||
            code === 125) {
            marks += 1;
        }
    }
    return blanks < text.length * ENCODED_BLANKS || marks > text.length * CODE_MARKS;
}

// EXTERNAL MODULE: ./build/languages/cursor.js
var cursor = __webpack_require__(92468);
// EXTERNAL MODULE: ./build/languages/javascript.js
var javascript = __webpack_require__(68405);
// EXTERNAL MODULE: ./build/languages/quotes.js
var languages_quotes = __webpack_require__(17451);
;// CONCATENATED MODULE: ./build/embedded/engine/tokenizers/end-of-number.js
/** The offset after a number that starts at `from`: digits, `_`, letters (0x, exponents, suffixes), a sign after e/E/p/P. */
function endOfNumber(text, from) {
    let at = from;
    const hex = text.charCodeAt(at) === 48 && (text.charCodeAt(at + 1) | 32) === 120;
    while (at < text.length) {
        const code = text.charCodeAt(at);
        const lower = code | 32;
        if ((code >= 48 && code <= 57) || (lower >= 97 && lower <= 122) || code === 95) {
            const exponent = hex ? lower === 112 : lower === 101;
            const sign = text.charCodeAt(at + 1);
            at += exponent && (sign === 43 || sign === 45) ? 2 : 1;
        }
        else if (code === 46 && isDigit(text.charCodeAt(at + 1))) {
            at += 1;
        }
        else if (code === 39 && isHexDigit(text.charCodeAt(at + 1)) && isHexDigit(text.charCodeAt(at - 1))) {
            // C++ digit separator: 1'000
            at += 1;
        }
        else {
            break;
        }
    }
    return at;
}
/** Whether a character code is one of `0` to `9`. */
function isDigit(code) {
    return code >= 48 && code <= 57;
}
function isHexDigit(code) {
    const lower = code | 32;
    return isDigit(code) || (lower >= 97 && lower <= 102);
}

;// CONCATENATED MODULE: ./build/embedded/engine/tokenizers/lexical-tables.js

/** What a character is by itself; 0: it is not ASCII. */
const SPACE = 1;
const WORD = 2;
const DIGIT = 3;
const OTHER = 4;
const LINE = 5;
/** A word that carries nothing. */
const DROPPED = -1;
const ASCII = 128;
const listed = (list) => list.match(/\S+/g) ?? [];
/** The token number of each word that is not a name; `DROPPED` for what carries nothing. */
function keywordTable({ kept, dropped, types, constants, same, }) {
    const table = new Map();
    const add = (list, number) => {
        for (const word of listed(list ?? ''))
            table.set(word, number(word));
    };
    add(kept, intern);
    add(dropped, () => DROPPED);
    add(types, () => vocabulary_IDENTIFIER);
    add(constants, () => vocabulary_CONSTANT);
    for (const [meaning, list] of Object.entries(same ?? {}))
        add(list, () => intern(meaning));
    return table;
}
/** A list of operators, separated by blanks. */
function operatorTable(list) {
    const table = [];
    for (const text of listed(list))
        (table[text.charCodeAt(0)] ??= []).push({ text, id: intern(text) });
    return table.map((operators) => operators.toSorted((a, b) => b.text.length - a.text.length));
}
/** The longest operator of several characters at an offset, where `code` stands. */
function operatorAt(table, code, text, at) {
    for (const operator of table[code] ?? NONE)
        if (text.startsWith(operator.text, at))
            return operator;
    return undefined;
}
const NONE = [];
/** Makes a language's tables. Call at load time only: it numbers words. */
function lexicalTables(rules) {
    const hooks = [];
    for (const [characters, hook] of Object.entries(rules.hooks)) {
        for (const character of characters)
            hooks[character.charCodeAt(0)] = hook;
    }
    const openers = new Set([
        ...rules.lineComments,
        ...rules.blockComments.map(({ open }) => open),
        ...rules.quotes.map(({ open }) => open),
    ].map((mark) => mark.charCodeAt(0)));
    return {
        rules,
        keywords: keywordTable(rules.words),
        leftOut: new Map(Object.entries(rules.leftOut).flatMap(([end, list]) => listed(list).map((word) => [word, end]))),
        ignoreCase: rules.ignoreCase,
        newlines: rules.newlines,
        kind: byCode((character) => kindOf(character, rules.wordStart)),
        wordPart: byCode((character) => Number(/\w/.test(character) || rules.wordPart.includes(character))),
        opener: byCode((character) => Number(openers.has(character.charCodeAt(0)))),
        hooks: Array.from({ length: ASCII }, (_, code) => hooks[code]),
        operators: operatorTable(rules.operators),
    };
}
function byCode(value) {
    return Uint8Array.from({ length: ASCII }, (_, code) => value(String.fromCharCode(code)));
}
function kindOf(character, wordStart) {
    if (/[A-Za-z_]/.test(character) || wordStart.includes(character))
        return WORD;
    if (/\d/.test(character))
        return DIGIT;
    if (character === '\n')
        return LINE;
    return character <= ' ' || character === '\u007f' ? SPACE : OTHER;
}

;// CONCATENATED MODULE: ./build/embedded/engine/tokenizers/wide-characters.js
const LETTER = /\p{L}|\p{N}|\p{M}/u;
/** Whether a character outside ASCII can be part of a word (letters, marks, digits, halves of astral characters). */
function isWideWordCharacter(code) {
    return (code >= 0xd800 && code <= 0xdfff) || LETTER.test(String.fromCharCode(code));
}

;// CONCATENATED MODULE: ./build/embedded/engine/tokenizers/javascript.js







const KEYWORDS = keywordTable(javascript/* JAVASCRIPT */.i.words);
const OPERATORS = operatorTable(javascript/* JAVASCRIPT */.i.operators);
const KEYWORD_IDS = new Set([...KEYWORDS.values()].filter((id) => id >= 160));
const EXPRESSION_WORDS = new Set('return typeof case in of do else new delete void throw instanceof yield await extends default'
    .split(' ')
    .map(intern));
const IMPORT = intern('import');
const EXPORT = intern('export');
const CONTROL = new Set(['if', 'while', 'for', 'with'].map(intern));
/**
 * JavaScript and TypeScript, with template strings (their expressions are code), regular expressions and, where
 * `markup` is true, JSX. Nesting is kept on a list, not on the stack: depth cannot overflow it. Linear in the text.
 */
// oxlint-disable-next-line max-lines-per-function -- one loop over the text, with a case for each kind of token
function tokenizeJavaScript(text, markup, out) {
    const { length } = text;
    const frames = [];
    /** For each open `(`: whether `if`, `while`, `for` or `with` stands before it, so that a `/` after `)` is a pattern. */
    const parentheses = [];
    let controlClosed = false;
    let at = 0;
    let line = 1;
    const skipTo = (to) => {
        for (; at < to && at < length; at += 1) {
            if (text.charCodeAt(at) === 10)
                line += 1;
        }
    };
    const inExpressionPosition = () => {
        const last = out.last();
        if (last === 41)
            return controlClosed;
        // After `}` a statement is likelier than a division.
        return !(last === vocabulary_IDENTIFIER ||
            last === vocabulary_NUMBER ||
            last === vocabulary_STRING ||
            last === PATTERN ||
            last === vocabulary_CONSTANT ||
            last === 93 ||
            last === MARKUP_CLOSE ||
            (last >= 160 && KEYWORD_IDS.has(last) && !EXPRESSION_WORDS.has(last)));
    };
    /** Reads a template's text from the cursor to its end or to `${`. */
    const templateText = () => {
        let end = at;
        while (end < length) {
            const code = text.charCodeAt(end);
            if (code === 92) {
                end += 2;
            }
            else if (code === 96) {
                skipTo(end + 1);
                return;
            }
            else if (code === 36 && text.charCodeAt(end + 1) === 123) {
                skipTo(end + 2);
                frames.push('template');
                return;
            }
            else {
                end += 1;
            }
        }
        skipTo(length);
    };
    const word = () => {
        const from = at;
        while (at < length) {
            const code = text.charCodeAt(at);
            const part = code < 128
                ? (code >= 48 && code <= 57) ||
                    (code >= 65 && code <= 90) ||
                    (code >= 97 && code <= 122) ||
                    code === 95 ||
                    code === 36
                : isWideWordCharacter(code);
            if (!part)
                break;
            at += 1;
        }
        return text.slice(from, at);
    };
    /** Reads `<tag`, `<>`, or `</tag>` at the cursor; false when it is a comparison or a type parameter after all. */
    const tag = (inChildren) => {
        const next = text.charCodeAt(at + 1);
        if (next === 47) {
            if (!inChildren)
                return false;
            const end = text.indexOf('>', at);
            out.push(MARKUP_CLOSE, line, at);
            skipTo(end < 0 ? length : end + 1);
            frames.pop();
            return true;
        }
        const letter = (next | 32) >= 97 && (next | 32) <= 122;
        if (!letter && next !== 62 && next !== 95 && next !== 36)
            return false;
        if (!inChildren && isTypeParameter(text, at))
            return false;
        out.push(MARKUP_OPEN, line, at);
        at += 1;
        if (next === 62) {
            at += 1;
            frames.push('children');
            return true;
        }
        while (at < length && /[\w$.:-]/.test(text[at]))
            at += 1;
        frames.push('tag');
        return true;
    };
    while (at < length) {
        const code = text.charCodeAt(at);
        const frame = frames[frames.length - 1];
        if (frame === 'children') {
            if (code === 60 && tag(true))
                continue;
            if (code === 123) {
                frames.push('expression');
                out.push(123, line, at);
                at += 1;
                continue;
            }
            let end = at + 1;
            while (end < length && text.charCodeAt(end) !== 60 && text.charCodeAt(end) !== 123)
                end += 1;
            if (/\S/.test(text.slice(at, end)))
                out.push(vocabulary_STRING, line, at);
            skipTo(end);
            continue;
        }
        if (code === 10) {
            line += 1;
            at += 1;
            continue;
        }
        if (code <= 32) {
            at += 1;
            continue;
        }
        if (code === 47) {
            const next = text.charCodeAt(at + 1);
            if (next === 47) {
                at = (0,cursor/* endOfLine */.vT)(text, at);
                continue;
            }
            if (next === 42) {
                const end = text.indexOf('*/', at + 2);
                skipTo(end < 0 ? length : end + 2);
                continue;
            }
        }
        if (frame === 'tag') {
            if (code === 62) {
                frames[frames.length - 1] = 'children';
                at += 1;
                continue;
            }
            if (code === 47 && text.charCodeAt(at + 1) === 62) {
                out.push(MARKUP_CLOSE, line, at);
                frames.pop();
                at += 2;
                continue;
            }
            if (code === 123) {
                out.push(123, line, at);
                frames.push('expression');
                at += 1;
                continue;
            }
            if (code === 34 || code === 39) {
                out.push(vocabulary_STRING, line, at);
                const end = text.indexOf(String.fromCharCode(code), at + 1);
                skipTo(end < 0 ? length : end + 1);
                continue;
            }
            const before = at;
            if (word() === '') {
                if (code === 61)
                    out.push(61, line, at);
                at += 1;
            }
            else {
                // Attribute names go on over hyphens (aria-label).
                while (text.charCodeAt(at) === 45) {
                    at += 1;
                    word();
                }
                out.push(vocabulary_IDENTIFIER, line, before);
            }
            continue;
        }
        if (code === 34 || code === 39) {
            out.push(vocabulary_STRING, line, at);
            skipTo((0,languages_quotes/* endOfQuote */.LB)(text, at + 1, code === 34 ? languages_quotes/* DOUBLE */.y4 : languages_quotes/* SINGLE */.zt));
            continue;
        }
        if (code === 96) {
            out.push(vocabulary_STRING, line, at);
            at += 1;
            templateText();
            continue;
        }
        if (code >= 48 && code <= 57) {
            out.push(vocabulary_NUMBER, line, at);
            at = endOfNumber(text, at);
            continue;
        }
        if (code === 46) {
            const next = text.charCodeAt(at + 1);
            if (next >= 48 && next <= 57) {
                out.push(vocabulary_NUMBER, line, at);
                at = endOfNumber(text, at + 1);
                continue;
            }
        }
        const start = at;
        if (code === 35) {
            // A private name, or a line `#!…` at the top.
            if (at === 0 && text.charCodeAt(1) === 33) {
                at = (0,cursor/* endOfLine */.vT)(text, at);
                continue;
            }
            at += 1;
            if (word() !== '')
                out.push(vocabulary_IDENTIFIER, line, start);
            continue;
        }
        const name = word();
        if (name !== '') {
            // A keyword after a dot is a property's name.
            const dotted = out.last() === 46;
            const id = dotted ? undefined : KEYWORDS.get(name);
            if (id === IMPORT && text.charCodeAt(at) !== 40 && text.charCodeAt(at) !== 46) {
                skipTo(endOfImport(text, at));
            }
            else if (id === EXPORT) {
                // `export` qualifies what follows; a pure re-export (`export … from`) is an import of another name.
                if (/^\s*(?:\*|type\s*\{|\{)/.test(text.slice(at, at + 40)))
                    skipTo(endOfImport(text, at));
            }
            else if (id === undefined) {
                out.push(vocabulary_IDENTIFIER, line, start);
            }
            else if (id >= 0) {
                out.push(id, line, start);
            }
            continue;
        }
        if (code === 47 && inExpressionPosition()) {
            const end = endOfPattern(text, at);
            if (end > at) {
                out.push(PATTERN, line, at);
                at = end;
                continue;
            }
        }
        if (code === 60 && markup && inExpressionPosition() && tag(false))
            continue;
        if (code === 123) {
            frames.push('block');
        }
        else if (code === 125) {
            frames.pop();
            if (frame === 'template') {
                at += 1;
                templateText();
                continue;
            }
        }
        else if (code === 40) {
            parentheses.push(CONTROL.has(out.last()));
        }
        else if (code === 41) {
            controlClosed = parentheses.pop() ?? false;
        }
        else if (code === 64) {
            // A decorator: its name is dropped, its arguments stay.
            at += 1;
            word();
            continue;
        }
        else if (code >= 128) {
            if (!/\s/.test(text[at]))
                out.push(SYMBOL, line, at);
            at += 1;
            continue;
        }
        const operator = operatorAt(OPERATORS, code, text, at);
        out.push(operator?.id ?? code, line, at);
        at += operator?.text.length ?? 1;
    }
}
/** `<T,>(`, `<T extends X>(`: type parameters of an arrow function in TSX. */
function isTypeParameter(text, at) {
    return /^<\s*(?:const\s+)?[A-Za-z_$][\w$]*\s*(?:,|extends\s)/.test(text.slice(at, at + 80));
}
/** Longer ones are no patterns; the bound keeps a text of slashes linear. */
const LONGEST_PATTERN = 600;
/** End of a regular expression literal that starts at `from`, with its flags; `from` itself where none ends on its line. */
function endOfPattern(text, from) {
    let inClass = false;
    for (let at = from + 1; at < text.length && at - from < LONGEST_PATTERN; at += 1) {
        const code = text.charCodeAt(at);
        if (code === 10)
            return from;
        if (code === 92) {
            at += 1;
        }
        else if (code === 91) {
            inClass = true;
        }
        else if (code === 93) {
            inClass = false;
        }
        else if (code === 47 && !inClass) {
            at += 1;
            while (at < text.length && /[a-z]/.test(text[at]))
                at += 1;
            return at;
        }
    }
    return from;
}
/** End of `import … from '…'`, `import '…'`, `import x = require('…')`: after the string or `;`, within some lines. */
function endOfImport(text, from) {
    const rest = text.slice(from, from + 4000);
    const match = /^[\w\s{},*$=(]*?(?:from\s*)?(?:'[^'\n]*'|"[^"\n]*")\)?[^\S\n]*;?/.exec(rest);
    return match === null ? from : from + match[0].length;
}

;// CONCATENATED MODULE: ./build/embedded/engine/tokenizers/left-out-statement.js

/** A name after all: `part = …`, `part[0]`, `part.size()`. */
const NO_STATEMENT = /^(?:\.\w|[ \t]*(?:(?:[-+*/%.|&^?]|<<|>>|:)?=(?![=>])|<-|\[))/;
/** C#'s `using X;` and `using A = B;`, not `using (…)` and `using var …`. */
const DIRECTIVE = /^\s+(?:static\s+)?[\w.:]+\s*(?:=[^;(){}]*)?;/;
const LONGEST_DIRECTIVE = 300;
/** Whether what follows a word that begins such statements is the rest of one: `import = 3` is not. */
function isLeftOut(text, from, until) {
    const rest = text.slice(from, from + LONGEST_DIRECTIVE);
    return until === 'directive' ? DIRECTIVE.test(rest) : !NO_STATEMENT.test(rest);
}
/** Such a statement is short by nature: where no `;` follows soon, it ends with its line. */
const LONGEST_STATEMENT = 2000;
/** Offset after the statement whose first word ends at `from`. */
function endOfStatement(text, from, until) {
    if (until !== 'line') {
        const semicolon = text.slice(from, from + LONGEST_STATEMENT).indexOf(';');
        if (semicolon >= 0)
            return from + semicolon + 1;
    }
    // What stands behind a `;` on the line is another statement.
    const end = (0,cursor/* endOfLine */.vT)(text, from);
    const semicolon = text.slice(from, end).indexOf(';');
    return semicolon < 0 ? end : from + semicolon + 1;
}

;// CONCATENATED MODULE: ./build/embedded/engine/tokenizers/scan.js







const POINT = 46;
const [SEMICOLON, OPEN_BLOCK, CLOSE_BLOCK] = [59, 123, 125];
const CLOSING = [41, 93, 125];
/**
 * Reads `text` by a language's rules into `out`. Never throws: what cannot be read is one token a character. Linear in the length
 * of the text.
 */
function scan(text, tables, out) {
    const { kind, opener, hooks } = tables;
    const cursor = new Scan(text, tables, out);
    while (cursor.at < text.length) {
        const code = text.charCodeAt(cursor.at);
        if (code > 127) {
            cursor.readWide(code);
            continue;
        }
        const what = kind[code];
        if (what === SPACE) {
            cursor.at += 1;
        }
        else if (what === LINE) {
            cursor.endLine();
        }
        else if (hooks[code]?.(cursor) === true) {
            cursor.startsStatement = false;
        }
        else if (opener[code] === 1 && cursor.readOpened()) {
            continue;
        }
        else if (what === WORD) {
            cursor.readWord();
        }
        else if (what === DIGIT || (code === POINT && isDigit(text.charCodeAt(cursor.at + 1)))) {
            cursor.readNumber(what === DIGIT ? 0 : 1);
        }
        else {
            cursor.readOperator(code);
        }
    }
}
const KINDS = {
    name: vocabulary_IDENTIFIER,
    string: vocabulary_STRING,
    pattern: PATTERN,
    annotation: ANNOTATION,
};
/** Where the scanner stands, and what it can read there. */
class Scan {
    text;
    at = 0;
    /** Whether the next word is the first of a statement. */
    startsStatement = true;
    /** 1-based line of `at`. */
    #line = 1;
    #tables;
    #out;
    constructor(text, tables, out) {
        this.text = text;
        this.#tables = tables;
        this.#out = out;
    }
    get expectsValue() {
        const last = this.#out.last();
        return (last !== vocabulary_IDENTIFIER &&
            last !== vocabulary_NUMBER &&
            last !== vocabulary_STRING &&
            last !== CLOSING[0] &&
            last !== CLOSING[1] &&
            last !== CLOSING[2]);
    }
    read(kind, to) {
        this.#emit(kind === 'operator' ? this.text.charCodeAt(this.at) : KINDS[kind]);
        return this.skipTo(to);
    }
    skipTo(to) {
        for (let at = this.at; at < to; at += 1) {
            if (this.text.charCodeAt(at) === 10)
                this.#line += 1;
        }
        this.at = Math.min(to, this.text.length);
        return true;
    }
    endLine() {
        const last = this.#out.last();
        if (this.#tables.newlines && last !== vocabulary_NEWLINE && last !== vocabulary_SEPARATOR)
            this.#emit(vocabulary_NEWLINE);
        this.startsStatement = true;
        this.#line += 1;
        this.at += 1;
    }
    /** Skips a comment or reads a quoted text. False: neither starts here. */
    readOpened() {
        const { text, at } = this;
        const { blockComments, lineComments, quotes } = this.#tables.rules;
        for (const { open, close, nested } of blockComments) {
            if (text.startsWith(open, at)) {
                const from = at + open.length;
                return this.skipTo(nested ? endOfNested(text, from, open, close) : (0,cursor/* endAfter */.uY)(text, close, from));
            }
        }
        if (lineComments.some((mark) => text.startsWith(mark, at))) {
            this.at = (0,cursor/* endOfLine */.vT)(text, at);
            return true;
        }
        for (const quote of quotes) {
            if (text.startsWith(quote.open, at)) {
                this.#emit(quote.name === true ? vocabulary_IDENTIFIER : vocabulary_STRING);
                return this.skipTo((0,languages_quotes/* endOfQuote */.LB)(text, at + quote.open.length, quote));
            }
        }
        return false;
    }
    readWord() {
        const { text, at } = this;
        const { wordPart, keywords, leftOut, ignoreCase } = this.#tables;
        let end = at + 1;
        while (end < text.length) {
            const next = text.charCodeAt(end);
            if (next < 128 ? wordPart[next] !== 1 : !isWideWordCharacter(next))
                break;
            end += 1;
        }
        const word = ignoreCase ? text.slice(at, end).toLowerCase() : text.slice(at, end);
        if (this.startsStatement) {
            const until = leftOut.get(word);
            if (until !== undefined && isLeftOut(text, end, until)) {
                this.skipTo(endOfStatement(text, end, until));
                return;
            }
        }
        this.startsStatement = false;
        const number = keywords.get(word) ?? vocabulary_IDENTIFIER;
        if (number >= 0)
            this.#emit(number);
        this.at = end;
    }
    /** A number whose first digit stands so far from here. */
    readNumber(digit) {
        this.#emit(vocabulary_NUMBER);
        this.at = endOfNumber(this.text, this.at + digit);
        this.startsStatement = false;
    }
    readOperator(code) {
        // A closed statement or block lets the next word start one (`import` after `;` on the same line).
        this.startsStatement = code === SEMICOLON || code === OPEN_BLOCK || code === CLOSE_BLOCK;
        const operator = operatorAt(this.#tables.operators, code, this.text, this.at);
        this.#emit(operator?.id ?? code);
        this.at += operator?.text.length ?? 1;
    }
    /** A character outside ASCII. */
    readWide(code) {
        if (isWideWordCharacter(code)) {
            this.readWord();
            return;
        }
        if (code !== 0xa0 && code !== 0xfeff && !/\s/.test(String.fromCharCode(code)))
            this.#emit(SYMBOL);
        this.at += 1;
    }
    #emit(id) {
        this.#out.push(id, this.#line, this.at);
    }
}
/** End of a comment that may hold others. */
function endOfNested(text, from, open, close) {
    let depth = 1;
    let at = from;
    // Both marks are looked for only once they have been passed, so that nesting costs no more than the text's length.
    let nextOpen = text.indexOf(open, at);
    let nextClose = text.indexOf(close, at);
    while (depth > 0) {
        if (nextClose < 0)
            return text.length;
        if (nextOpen >= 0 && nextOpen < nextClose) {
            depth += 1;
            at = nextOpen + open.length;
        }
        else {
            depth -= 1;
            at = nextClose + close.length;
        }
        nextOpen = nextOpen >= 0 && nextOpen < at ? text.indexOf(open, at) : nextOpen;
        nextClose = nextClose < at ? text.indexOf(close, at) : nextClose;
    }
    return at;
}

;// CONCATENATED MODULE: ./build/embedded/engine/tokenizers/token-buffer.js

/** Tokens of one file as read: number, 1-based line and offset into the text. Grows by doubling; reused between files. */
class TokenBuffer {
    length = 0;
    ids = new Uint16Array(4096);
    lines = new Uint32Array(4096);
    starts = new Uint32Array(4096);
    push(id, line, start) {
        const at = this.length;
        if (at === this.ids.length)
            this.#grow();
        this.ids[at] = id;
        this.lines[at] = line;
        this.starts[at] = start;
        this.length = at + 1;
    }
    /** The number of the last token, or `SEPARATOR` before the first. */
    last() {
        return this.length === 0 ? vocabulary_SEPARATOR : this.ids[this.length - 1];
    }
    clear() {
        this.length = 0;
    }
    #grow() {
        const size = this.ids.length * 2;
        const ids = new Uint16Array(size);
        ids.set(this.ids);
        this.ids = ids;
        const lines = new Uint32Array(size);
        lines.set(this.lines);
        this.lines = lines;
        const starts = new Uint32Array(size);
        starts.set(this.starts);
        this.starts = starts;
    }
}

;// CONCATENATED MODULE: ./build/embedded/engine/tokenizers/names.js



/** Mark-up and style sheets: names of tags, attributes and properties are all there is to compare, so they keep their identity. */
function tokenizeNames(text, tables, out) {
    const words = new TokenBuffer();
    scan(text, tables, words);
    for (let at = 0; at < words.length; at += 1) {
        const id = words.ids[at];
        const start = words.starts[at];
        out.push(id === vocabulary_IDENTIFIER ? nameToken(text, start) : id, words.lines[at], start);
    }
}
const FIRST_NAME = 1000;
function nameToken(text, start) {
    let hash = 0x811c9dc5;
    for (let at = start; at < text.length; at += 1) {
        const code = text.charCodeAt(at);
        const lower = code | 32;
        if (!((lower >= 97 && lower <= 122) || (code >= 48 && code <= 57) || code === 45 || code === 95))
            break;
        hash = Math.imul(hash ^ lower, 0x01000193);
    }
    return FIRST_NAME + ((hash >>> 0) % (vocabulary_TOKEN_LIMIT - FIRST_NAME));
}

// EXTERNAL MODULE: ./build/languages/python.js
var python = __webpack_require__(61764);
;// CONCATENATED MODULE: ./build/embedded/engine/tokenizers/python.js






const python_KEYWORDS = keywordTable(python/* PYTHON */.Z.words);
const python_OPERATORS = operatorTable(python/* PYTHON */.Z.operators);
const PREFIX = /^(?:[rbuft]|[rf]b|b[rf]|fr|rf|br|rb|tr|rt)$/i;
const TAB_STOP = 8;
/** Of a backslash with the blanks behind it, which joins two lines. */
const LONGEST_JOIN = 20;
/**
 * Python: indentation is tokens, brackets join lines, docstrings and other bare strings are comments, f-strings nest.
 * Linear in the text.
 */
// oxlint-disable-next-line max-lines-per-function -- one loop over the text, with a case for each kind of token
function tokenizePython(text, out) {
    const { length } = text;
    const indents = [0];
    let brackets = 0;
    let at = 0;
    let line = 1;
    let lineStart = true;
    const count = (from, to) => {
        for (let index = from; index < to; index += 1) {
            if (text.charCodeAt(index) === 10)
                line += 1;
        }
    };
    while (at < length) {
        if (lineStart && brackets === 0) {
            lineStart = false;
            let column = 0;
            let code = text.charCodeAt(at);
            while (code === 32 || code === 9 || code === 12) {
                column = code === 9 ? column + TAB_STOP - (column % TAB_STOP) : column + 1;
                at += 1;
                code = text.charCodeAt(at);
            }
            if (at >= length || code === 10 || code === 13 || code === 35) {
                // Blank and comment lines say nothing about blocks.
            }
            else {
                if (column > indents[indents.length - 1]) {
                    indents.push(column);
                    out.push(vocabulary_INDENT, line, at);
                }
                while (column < indents[indents.length - 1]) {
                    indents.pop();
                    out.push(vocabulary_DEDENT, line, at);
                }
                const afterBareString = endOfBareString(text, at);
                if (afterBareString > at) {
                    count(at, afterBareString);
                    at = afterBareString;
                    continue;
                }
                if (/^(?:import|from)\b/.test(text.slice(at, at + 7))) {
                    while (/^(?:import|from)\b/.test(text.slice(at, at + 7))) {
                        const end = python_endOfImport(text, at);
                        count(at, end);
                        at = end;
                    }
                    continue;
                }
            }
        }
        const code = text.charCodeAt(at);
        if (code === 10) {
            if (brackets === 0) {
                const last = out.last();
                if (last !== vocabulary_NEWLINE && last !== vocabulary_SEPARATOR && last !== vocabulary_DEDENT && last !== vocabulary_INDENT) {
                    out.push(vocabulary_NEWLINE, line, at);
                }
                lineStart = true;
            }
            line += 1;
            at += 1;
            continue;
        }
        if (code <= 32) {
            at += 1;
            continue;
        }
        if (code === 35) {
            at = (0,cursor/* endOfLine */.vT)(text, at);
            continue;
        }
        if (code === 92) {
            const joined = /^\\[^\S\n]*\n/.exec(text.slice(at, at + LONGEST_JOIN));
            if (joined !== null) {
                line += 1;
                at += joined[0].length;
                continue;
            }
        }
        if (code === 34 || code === 39) {
            const end = endOfString(text, at, false, false);
            pushString(out, line, at);
            count(at, end);
            at = end;
            continue;
        }
        if (code === 46) {
            const next = text.charCodeAt(at + 1);
            if (next >= 48 && next <= 57) {
                out.push(vocabulary_NUMBER, line, at);
                at = endOfNumber(text, at + 1);
                continue;
            }
        }
        if (code >= 48 && code <= 57) {
            out.push(vocabulary_NUMBER, line, at);
            at = endOfNumber(text, at);
            continue;
        }
        const start = at;
        while (at < length) {
            const next = text.charCodeAt(at);
            const part = next < 128
                ? (next >= 48 && next <= 57) ||
                    (next >= 65 && next <= 90) ||
                    (next >= 97 && next <= 122) ||
                    next === 95
                : isWideWordCharacter(next);
            if (!part)
                break;
            at += 1;
        }
        if (at > start) {
            const word = text.slice(start, at);
            const next = text.charCodeAt(at);
            if ((next === 34 || next === 39) && word.length <= 2 && PREFIX.test(word)) {
                const end = endOfString(text, at, /r/i.test(word), /[ft]/i.test(word));
                pushString(out, line, start);
                count(start, end);
                at = end;
                continue;
            }
            const id = out.last() === 46 ? undefined : python_KEYWORDS.get(word);
            if (id === undefined)
                out.push(vocabulary_IDENTIFIER, line, start);
            else if (id >= 0)
                out.push(id, line, start);
            continue;
        }
        if (code >= 128) {
            if (!/\s/.test(text[at]))
                out.push(SYMBOL, line, at);
            at += 1;
            continue;
        }
        if (code === 40 || code === 91 || code === 123)
            brackets += 1;
        else if (code === 41 || code === 93 || code === 125)
            brackets = Math.max(0, brackets - 1);
        const operator = operatorAt(python_OPERATORS, code, text, at);
        out.push(operator?.id ?? code, line, at);
        at += operator?.text.length ?? 1;
    }
    const last = out.last();
    if (last !== vocabulary_NEWLINE && last !== vocabulary_SEPARATOR)
        out.push(vocabulary_NEWLINE, line, length);
    for (let depth = indents.length; depth > 1; depth -= 1)
        out.push(vocabulary_DEDENT, line, length);
}
/** Strings side by side are one string. */
function pushString(out, line, at) {
    if (out.last() !== vocabulary_STRING)
        out.push(vocabulary_STRING, line, at);
}
/** Deeper f-strings than this are read as plain text. */
const DEEPEST_F_STRING = 8;
/** The offset after a string whose quote stands at `from`. A one-line string that is not closed ends with its line. */
function endOfString(text, from, raw, formatted, depth = 0) {
    const mark = text[from];
    const code = text.charCodeAt(from);
    const triple = text.startsWith(mark.repeat(3), from);
    let at = from + (triple ? 3 : 1);
    let braces = 0;
    while (at < text.length) {
        const here = text.charCodeAt(at);
        if (here === 92) {
            // In a raw string, too, a backslash keeps the quote after it.
            at += raw && text.charCodeAt(at + 1) === 10 ? 1 : 2;
        }
        else if (here === 10 && !triple) {
            return at;
        }
        else if (formatted && here === 123) {
            if (braces === 0 && text.charCodeAt(at + 1) === 123) {
                at += 2;
            }
            else {
                braces += 1;
                at += 1;
            }
        }
        else if (formatted && here === 125 && braces > 0) {
            braces -= 1;
            at += 1;
        }
        else if (here === code && (!triple || text.startsWith(mark.repeat(3), at))) {
            // Inside braces the same quote opens a nested string (3.12) only if that one closes before the line ends.
            if (braces > 0 && !triple && depth < DEEPEST_F_STRING) {
                const end = endOfString(text, at, raw, false, depth + 1);
                const close = text.slice(end, end + 200).search(/[}\n]/);
                if (text.charCodeAt(end - 1) === code && end > at + 1 && close >= 0 && text[end + close] === '}') {
                    at = end;
                    continue;
                }
            }
            return at + (triple ? 3 : 1);
        }
        else if (braces > 0 && (here === 34 || here === 39) && here !== code && depth < DEEPEST_F_STRING) {
            at = endOfString(text, at, raw, false, depth + 1);
        }
        else {
            at += 1;
        }
    }
    return text.length;
}
/** A statement that is only a string (a docstring) ends here, or `from` where there is none. */
function endOfBareString(text, from) {
    const match = /^(?:[rRbBuU]|[rR][bB]|[bB][rR])?(["'])/.exec(text.slice(from, from + 4));
    if (match === null)
        return from;
    const prefix = match[0].length - 1;
    const end = endOfString(text, from + prefix, /r/i.test(match[0]), false);
    let at = end;
    while (text.charCodeAt(at) === 32 || text.charCodeAt(at) === 9 || text.charCodeAt(at) === 13)
        at += 1;
    const next = text.charCodeAt(at);
    return at >= text.length || next === 10 || next === 35 ? at : from;
}
/** `import a`, `from a import (b, c)`: to the end of the line, or after the bracket that a line opens. */
function python_endOfImport(text, from) {
    const end = (0,cursor/* endOfLine */.vT)(text, from);
    // What stands behind a `;` on the line is another statement.
    const next = text.slice(from, end).search(/[;#]/);
    if (next >= 0 && text[from + next] === ';') {
        const blanks = /^[ \t]*/.exec(text.slice(from + next + 1, from + next + 200));
        return from + next + 1 + (blanks?.[0].length ?? 0);
    }
    const open = text.slice(from, Math.min(end, from + 500)).indexOf('(');
    if (open >= 0) {
        const close = text.slice(from, from + 8000).indexOf(')', open);
        return close < 0 ? end : from + close + 1;
    }
    return text.charCodeAt(end - 1) === 92 ? (0,cursor/* endOfLine */.vT)(text, end + 1) : end;
}

;// CONCATENATED MODULE: ./build/embedded/engine/tokenizers/words.js

/** Prose: each word is a token by its lower-cased letters; punctuation and layout are dropped. */
function tokenizeWords(text, out) {
    const pattern = /\n|[\p{L}\p{N}]+/gu;
    let line = 1;
    for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
        if (match[0] === '\n')
            line += 1;
        else
            out.push(wordToken(match[0].toLowerCase()), line, match.index);
    }
}
/** FNV-1a of a word, folded into the token range; 0 (the separator) is never given. */
function wordToken(word) {
    let hash = 0x811c9dc5;
    for (let at = 0; at < word.length; at += 1)
        hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
    return 1 + ((hash >>> 0) % (vocabulary_TOKEN_LIMIT - 1));
}

;// CONCATENATED MODULE: ./build/embedded/engine/reading-of.js







const TOKENIZERS = {
    rules: (rules) => {
        const tables = lexicalTables(rules);
        return (text, out) => scan(text, tables, out);
    },
    names: (rules) => {
        const tables = lexicalTables(rules);
        return (text, out) => tokenizeNames(text, tables, out);
    },
    words: () => tokenizeWords,
    python: () => tokenizePython,
    javascript: () => (text, out) => tokenizeJavaScript(text, true, out),
    // `<T>x` is a cast there, never markup.
    typescript: () => (text, out) => tokenizeJavaScript(text, false, out),
};
/** Of every language, made at load time. */
const READINGS = new Map(languages/* FAMILY_NAMES */.ME.flatMap((family) => [languages/* FAMILIES */.BU[family], ...Object.values(languages/* FAMILIES */.BU[family].byEnding ?? {})].map((rules) => [rules, { family, tokenize: tokenizerOf(rules) }])));
function tokenizerOf(rules) {
    const tokenize = TOKENIZERS[rules.tokenizer](rules);
    const { prepare } = rules;
    return prepare === undefined ? tokenize : (text, out) => tokenize(prepare(text), out);
}
function readingBy(rules) {
    return READINGS.get(rules);
}
/** How code of a family is read, whatever its file is called. */
function readingAs(family) {
    return readingBy(FAMILIES[family]);
}
/**
 * How a file is to be read under a check's language, or undefined when it is not source code of that language.
 * `text` decides where the extension does not (`#!` lines; Objective-C, which shares `.m` with Matlab).
 */
function reading_of_readingOf(path, text, languageId) {
    const extension = extensionOf(path);
    const language = languageId === AUTO_DETECT ? undefined : languageById(languageId);
    if (language !== undefined && !isOf(language, extension, text))
        return undefined;
    const family = claimant(extension, text) ??
        language?.family ??
        familyOfExtension(extension) ??
        (extension === '' ? familyOfShebang(text) : undefined);
    return family && readingBy(FAMILIES[family].byEnding?.[extension] ?? FAMILIES[family]);
}
function isOf({ extensions, family }, extension, text) {
    return extension === '' ? familyOfShebang(text) === family : extensions.includes(extension);
}
/** Characters of a file that are looked at to tell what it is. */
const BEGINNING = 4000;
/** By ending: the families that take files of it for what their text says. */
const CLAIMANTS = new Map();
for (const family of languages/* FAMILY_NAMES */.ME) {
    for (const [extension, claim] of Object.entries(languages/* FAMILIES */.BU[family].claims ?? {})) {
        CLAIMANTS.set(extension, [...(CLAIMANTS.get(extension) ?? []), [family, claim]]);
    }
}
/** The family that takes a file of another one's ending for what its text says. */
function claimant(extension, text) {
    return CLAIMANTS.get(extension)?.find(([, claim]) => claim.test(text.slice(0, BEGINNING)))?.[0];
}

;// CONCATENATED MODULE: ./build/embedded/engine/token-values.js


/** By its number: whether a family's tokens are hashes of words already. */
const HASHED = languages/* FAMILY_NAMES */.ME.map((family) => ['names', 'words'].includes(languages/* FAMILIES */.BU[family].tokenizer));
/** What is added to the token numbers of a family, so that no match joins two families. */
function token_values_tokenOffset(family) {
    return FAMILY_NAMES.indexOf(family) * TOKEN_LIMIT;
}
const values = new Uint32Array(1 << 16);
/**
 * What a token counts in hashes, never 0. It comes from how the token is spelled, not from its number: numbers depend on
 * the order in which modules are loaded, and which fingerprints are chosen must not.
 */
function tokenValue(token) {
    const known = values[token];
    return known === 0 ? computed(token) : known;
}
function computed(token) {
    const id = token % TOKEN_LIMIT;
    const family = Math.floor(token / TOKEN_LIMIT);
    const word = HASHED[family] === true ? undefined : spelling(id);
    let hash = 0x811c9dc5 ^ family;
    const mix = (code) => {
        hash = Math.imul(hash ^ code, 0x01000193);
    };
    if (word === undefined) {
        [1, id & 0xff, id >> 8].forEach(mix);
    }
    else {
        for (let at = 0; at < word.length; at += 1)
            mix(word.charCodeAt(at));
    }
    hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
    const value = (hash ^ (hash >>> 13)) >>> 0 || 1;
    values[token] = value;
    return value;
}

;// CONCATENATED MODULE: ./build/embedded/engine/joined-files.js



const NO_USES = new Uint32Array(0);
const MOST_SHORT_LINES = 0xffff;
/** Files' tokens one after another in the order of their paths, a separator behind each. */
class joined_files_JoinedFiles {
    #files = [];
    #length = 0;
    #lastLine = 0;
    /** `uses`: see `variableUses`. */
    add(path, family, file, uses = NO_USES) {
        if (file.length === 0)
            return;
        const offset = tokenOffset(family);
        const tokens = new Uint16Array(file.length + 1);
        const last = file.lines[file.length - 1];
        const lines = last <= MOST_SHORT_LINES ? new Uint16Array(file.length + 1) : new Uint32Array(file.length + 1);
        this.#lastLine = Math.max(this.#lastLine, last);
        for (let at = 0; at < file.length; at += 1) {
            tokens[at] = file.ids[at] + offset;
            lines[at] = file.lines[at];
        }
        tokens[file.length] = SEPARATOR;
        this.#files.push({ path, family, tokens, lines, uses });
        this.#length += file.length + 1;
    }
    join() {
        const sorted = this.#files.toSorted((a, b) => compareText(a.path, b.path));
        let from = 0;
        const files = sorted.map(({ path, family, tokens }) => {
            const span = { path, family, from, to: from + tokens.length - 1 };
            from += tokens.length;
            return span;
        });
        const [only] = sorted;
        return sorted.length === 1 && only !== undefined
            ? { files, tokens: only.tokens, lines: only.lines, uses: only.uses }
            : {
                files,
                tokens: join(sorted.map(({ tokens }) => tokens), new Uint16Array(this.#length)),
                lines: join(sorted.map(({ lines }) => lines), this.#lastLine <= MOST_SHORT_LINES
                    ? new Uint16Array(this.#length)
                    : new Uint32Array(this.#length)),
                uses: joinUses(sorted, files),
            };
    }
}
/** Uses of all files; each is 2 × a place, and the places move. */
function joinUses(sorted, files) {
    const joined = new Uint32Array(sorted.reduce((sum, { uses }) => sum + uses.length, 0));
    let at = 0;
    for (const [index, { uses }] of sorted.entries()) {
        const shift = (files[index]?.from ?? 0) * 2;
        for (const use of uses) {
            joined[at] = use + shift;
            at += 1;
        }
    }
    return joined;
}
function join(lists, into) {
    let at = 0;
    for (const list of lists) {
        into.set(list, at);
        at += list.length;
    }
    return into;
}

;// CONCATENATED MODULE: ./build/embedded/engine/normalise.js


const PLAIN = 0;
const ATOM = 1;
const SELF = 2;
const LOOP_WORD = 3;
const ASSIGNMENT = 4;
/** What happens to a token, by its number. */
const ACTIONS = new Uint8Array(2048);
function act(action, list) {
    for (const word of list.split(' '))
        ACTIONS[intern(word)] = action;
}
ACTIONS[vocabulary_IDENTIFIER] = ATOM;
ACTIONS[vocabulary_NUMBER] = ATOM;
ACTIONS[vocabulary_STRING] = ATOM;
ACTIONS[vocabulary_CONSTANT] = ATOM;
act(SELF, 'this self');
act(LOOP_WORD, 'for while do foreach loop repeat until parfor');
act(ASSIGNMENT, '+= -= *= /= %= &= |= ^= <<= >>= >>>= //= **= ??= ||= &&= .= ++ --');
const ASSIGN = intern('=');
const DOT = intern('.');
const ARROW = intern('->');
const SCOPE = intern('::');
const LESS = intern('<');
const GREATER = intern('>');
const SHIFT = intern('>>');
const TRIPLE_SHIFT = intern('>>>');
const OPEN_BRACKET = intern('[');
const CLOSE_BRACKET = intern(']');
const BINARY = new Set('+ - * / % & | ^ << >>'.split(' ').map(intern));
const IN_TYPE_ARGUMENTS = new Set([
    vocabulary_IDENTIFIER,
    ...'? , [ ] & extends super . :: : < > >> >>> * |'.split(' ').map(intern),
]);
const AFTER_TYPE_ARGUMENTS = new Set([
    vocabulary_IDENTIFIER,
    ...'( { > ; , ) . -> :: & * [ ] = >>'.split(' ').map(intern),
]);
/** Longer lists of type arguments are taken for comparisons. */
const LONGEST_TYPE_ARGUMENTS = 40;
/**
 * Rewrites a file's tokens so that what costs nothing to change changes nothing (in place, one pass):
 *
 * - `this.x` is `x`;
 * - every loop begins with the same token;
 * - `x += e`, `x = x + e` and `x++` are assignments to x;
 * - where blocks have braces, the type before a declared name, type arguments and `scope::` are dropped.
 *
 * Modifiers, annotations and imports were dropped while reading. Mark-up and prose are left as they are.
 */
function normalise_normalise(family, text, tokens) {
    const { tokenizer, hasBraces } = FAMILIES[family];
    if (tokenizer === 'names' || tokenizer === 'words')
        return;
    const braces = hasBraces === true || family === 'generic';
    const { ids, lines, starts } = tokens;
    const count = tokens.length;
    let out = 0;
    const write = (id, from) => {
        ids[out] = id;
        lines[out] = lines[from];
        starts[out] = starts[from];
        out += 1;
    };
    // `write` never overtakes `at`: every rule reads at least as many tokens as it writes.
    for (let at = 0; at < count; at += 1) {
        const id = ids[at];
        const action = ACTIONS[id];
        if (action === PLAIN) {
            if (braces && id === LESS && out > 0 && ids[out - 1] === IDENTIFIER) {
                const end = endOfTypeArguments(ids, at, count);
                if (end > at) {
                    at = end;
                    continue;
                }
            }
            write(id, at);
        }
        else if (action === ATOM) {
            if (braces && id === IDENTIFIER) {
                if (at + 2 < count && ids[at + 1] === SCOPE && ids[at + 2] === IDENTIFIER) {
                    // A namespace or class before a name: `using namespace` makes it vanish.
                    at += 1;
                    continue;
                }
                let next = at + 1;
                while (next + 1 < count && ids[next] === OPEN_BRACKET && ids[next + 1] === CLOSE_BRACKET)
                    next += 2;
                // A type before a name, on one line: elsewhere a line's end may part two statements.
                if (next < count && ids[next] === IDENTIFIER && lines[next] === lines[at]) {
                    at = next - 1;
                    continue;
                }
                if (out > 0 && ids[out - 1] === IDENTIFIER && lines[out - 1] === lines[at]) {
                    // The same where type arguments stood between.
                    out -= 1;
                }
            }
            write(id, at);
            // x = x + e
            if (id === IDENTIFIER &&
                at + 3 < count &&
                ids[at + 1] === ASSIGN &&
                ids[at + 2] === IDENTIFIER &&
                BINARY.has(ids[at + 3]) &&
                sameWord(text, starts[at], starts[at + 2])) {
                write(ASSIGN, at + 1);
                at += 3;
            }
        }
        else if (action === SELF) {
            if (at + 1 < count && (ids[at + 1] === DOT || ids[at + 1] === ARROW))
                at += 1;
            else
                write(IDENTIFIER, at);
        }
        else if (action === LOOP_WORD) {
            write(LOOP, at);
        }
        else {
            // `x++` and `++x` read as an assignment without a right side.
            write(ASSIGN, at);
        }
    }
    tokens.length = out;
}
function endOfTypeArguments(ids, from, count) {
    let depth = 0;
    const limit = Math.min(count, from + LONGEST_TYPE_ARGUMENTS);
    for (let at = from; at < limit; at += 1) {
        const id = ids[at];
        if (id === LESS) {
            depth += 1;
        }
        else if (id === GREATER || id === SHIFT || id === TRIPLE_SHIFT) {
            depth -= id === GREATER ? 1 : id === SHIFT ? 2 : 3;
            if (depth <= 0)
                return at + 1 < count && AFTER_TYPE_ARGUMENTS.has(ids[at + 1]) ? at : from;
        }
        else if (!IN_TYPE_ARGUMENTS.has(id)) {
            return from;
        }
    }
    return from;
}
/** Whether the same word stands at both offsets. */
function sameWord(text, a, b) {
    for (let at = 0;; at += 1) {
        const first = wordCode(text, a + at);
        if (first !== wordCode(text, b + at))
            return false;
        if (first === 0)
            return at > 0;
    }
}
/** The character's code where it is part of a word (or a variable's sigil), else 0. */
function wordCode(text, at) {
    const code = text.charCodeAt(at);
    const lower = code | 32;
    return (lower >= 97 && lower <= 122) ||
        (code >= 48 && code <= 57) ||
        code === 95 ||
        code === 36 ||
        code === 64 ||
        code > 127
        ? code
        : 0;
}
/** What each token is folded to, whatever its family. */
const FOLDED = new Uint16Array(1 << 16);
for (let token = 0; token < FOLDED.length; token += 1) {
    const id = token % vocabulary_TOKEN_LIMIT;
    FOLDED[token] = id === vocabulary_NUMBER || id === vocabulary_STRING || id === vocabulary_CONSTANT ? token - id + vocabulary_IDENTIFIER : token;
}
/**
 * A copy of a document's tokens in which names, numbers, strings and constants are one class: a constant may be drawn
 * out into a variable. Runs are compared in this form, small k-grams in the other.
 */
function fold(tokens) {
    const folded = new Uint16Array(tokens.length);
    for (let at = 0; at < tokens.length; at += 1)
        folded[at] = FOLDED[tokens[at]];
    return folded;
}

;// CONCATENATED MODULE: ./build/embedded/engine/notebook.js
/**
 * The code of a Jupyter notebook: its code cells one after another, a line for each line of code, shell and magic lines
 * blanked. Lines are counted over the code cells, from 1. A damaged notebook gives the cells that can be made out, a file that only
 * has the name of one gives its text. Undefined where nothing can be made out.
 */
function notebook_notebookCode(text) {
    const cells = cellsOf(text);
    return cells === undefined
        ? undefined
        : cells
            .join('\n')
            // What measures a statement runs it.
            .replaceAll(/^([ \t]*)%(?:time|timeit|prun|memit)(?=[ \t])/gm, '$1')
            .replaceAll(/^[ \t]*[%!?].*$/gm, '');
}
/** The text of each code cell. */
function cellsOf(text) {
    let parsed;
    try {
        parsed = JSON.parse(text);
    }
    catch {
        return /^\s*\{/.test(text) ? damagedCells(text) : [text];
    }
    return cellsIn(parsed)
        ?.filter((cell) => cell['cell_type'] === 'code')
        .map((cell) => sourceOf(cell));
}
const JSON_STRING = String.raw `"(?:[^"\\\n]|\\.)*"`;
/** The kind of a cell, a list of lines or one text; what is damaged in between is passed over. */
const PIECES = new RegExp(String.raw `"cell_type"\s{0,20}:\s{0,20}"(\w+)"|"(?:source|input)"\s{0,20}:\s{0,20}(\[|${JSON_STRING})`, 'g');
const notebook_LINE = new RegExp(String.raw `\s*,?\s*(${JSON_STRING})`, 'y');
/** Cells of a text that is no JSON any more. */
function damagedCells(text) {
    const cells = [];
    let isCode = true;
    for (const { 0: piece, 1: kind, 2: source = '', index } of text.matchAll(PIECES)) {
        if (kind !== undefined) {
            isCode = kind === 'code';
        }
        else if (isCode && source !== '[') {
            cells.push(notebook_unquoted(source));
        }
        else if (isCode) {
            const lines = [];
            notebook_LINE.lastIndex = index + piece.length;
            for (let line = notebook_LINE.exec(text); line !== null; line = notebook_LINE.exec(text)) {
                lines.push(notebook_unquoted(line[1]));
            }
            cells.push(lines.join(''));
        }
    }
    return cells.some((cell) => cell.trim() !== '') ? cells : undefined;
}
function notebook_unquoted(literal) {
    try {
        return String(JSON.parse(literal));
    }
    catch {
        return literal.slice(1, -1);
    }
}
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function cellsIn(notebook) {
    if (!isRecord(notebook))
        return undefined;
    // Up to nbformat 3 the cells are in `worksheets`.
    const worksheets = Array.isArray(notebook['worksheets'])
        ? notebook['worksheets']
        : undefined;
    const cells = notebook['cells'] ??
        worksheets?.flatMap((sheet) => isRecord(sheet) && Array.isArray(sheet['cells']) ? sheet['cells'] : []);
    return Array.isArray(cells) ? cells.filter(isRecord) : undefined;
}
function sourceOf(cell) {
    const source = cell['source'] ?? cell['input'];
    if (Array.isArray(source)) {
        return source.filter((line) => typeof line === 'string').join('');
    }
    return typeof source === 'string' ? source : '';
}

;// CONCATENATED MODULE: ./build/embedded/engine/quality/words.js

const words_words = (list) => new Set(list.split(' ').map(intern));
const IF = words_words('if unless guard');
const ELSE_IF = words_words('elif elsif elseif');
const ELSE = intern('else');
const LOOPS = words_words('for while foreach until loop repeat');
/** It has no condition. */
const ENDLESS = intern('loop');
const WHILE = intern('while');
const DO = intern('do');
const SWITCH = words_words('switch match when');
/** A soft keyword: elsewhere it is a name. */
const MATCH = intern('match');
const CASE = words_words('case');
/** Python's keywords that are names elsewhere. */
const SOFT = words_words('match case');
const CATCH = words_words('catch except rescue');
/** Words before a block that neither branches nor repeats: it nests nothing. */
const PLAIN_BLOCKS = words_words('try finally unsafe synchronized using lock fixed checked unchecked defer');
const GOTO = intern('goto');
const JUMPS = words_words('break continue');
/** What must stand before a function's name, in languages where `name(…) {` is a call with a block. */
const DECLARES = words_words('fun func fn def function');
const DEF = intern('def');
/** Before the sign that is a function's name: `operator <<`. */
const OPERATOR = intern('operator');
const LAMBDA = intern('lambda');
const NEW = intern('new');
const AND = words_words('&& and');
const OR = words_words('|| or');
/** Which logical operator a token is: 1 and, 2 or, 0 none. */
function logicalOperator(id) {
    return AND.has(id) ? 1 : OR.has(id) ? 2 : 0;
}
const QUESTION = intern('?');
const COLON = intern(':');
const words_ASSIGN = intern('=');
const words_DOT = intern('.');
const COMMA = intern(',');
const NOT = intern('!');
const words_SEMICOLON = intern(';');
const words_ARROW = intern('=>');
const RESULT_ARROW = intern('->');
const words_LESS = intern('<');
const words_GREATER = intern('>');
const OPEN = intern('(');
const CLOSE = intern(')');
const words_OPEN_BLOCK = intern('{');
const words_CLOSE_BLOCK = intern('}');
const OPEN_INDEX = intern('[');
const CLOSE_INDEX = intern(']');

;// CONCATENATED MODULE: ./build/embedded/engine/quality/braced-code.js



/** Tokens between the `?` and the `:` of a condition. */
const LONGEST_TERNARY = 200;
/** Walks code whose blocks stand in braces. Where a method gives a number, the next statement starts there. */
class braced_code_BracedCode {
    #code;
    #measured;
    constructor(code, measured) {
        this.#code = code;
        this.#measured = measured;
    }
    /** Measures the statements from `from` to `to`. */
    block(from, to, level) {
        let next = from;
        while (next < to) {
            // A block for its own sake is no level: it is gone through here, so that none is too deep for the stack.
            const id = this.#code.id(next);
            const isBrace = id === word.OPEN_BLOCK || id === word.CLOSE_BLOCK;
            next = isBrace ? next + 1 : Math.max(next + 1, this.#statement(next, to, level));
        }
    }
    #statement(at, end, level) {
        const code = this.#code;
        const id = code.id(at);
        if (level > DEEPEST)
            return this.#simple(at, end, DEEPEST);
        if (id === word.OPEN_BLOCK) {
            const close = code.partner(at);
            const last = close < 0 ? end : Math.min(close, end);
            this.block(at + 1, last, level);
            return last + 1;
        }
        if (word.IF.has(id) || word.ELSE_IF.has(id)) {
            this.#measured.branch(level);
            return this.#branches(at, end, level);
        }
        if (id === word.DO)
            return this.#doLoop(at, end, level);
        if (word.LOOPS.has(id) || word.CATCH.has(id)) {
            if (id === word.ENDLESS)
                this.#measured.nest(level);
            else
                this.#measured.branch(level);
            return this.#statement(this.#condition(at, end, level), end, level + 1);
        }
        if (word.SWITCH.has(id)) {
            const body = this.#condition(at, end, level);
            if (code.id(body) !== word.OPEN_BLOCK)
                return body;
            this.#measured.nest(level);
            return this.#statement(body, end, level + 1);
        }
        if (word.CASE.has(id)) {
            this.#measured.cyclomatic += 1;
            return this.#afterLabel(at, end);
        }
        if (id === word.ELSE)
            return at + 1;
        if (word.PLAIN_BLOCKS.has(id)) {
            const open = code.id(at + 1) === word.OPEN ? code.partner(at + 1) : at;
            return Math.max(at, open) + 1;
        }
        if (!this.#isJump(at))
            return this.#simple(at, end, level);
        this.#measured.cognitive += 1;
        return this.#simple(at + 1, end, level);
    }
    /** `goto`, and `break` or `continue` with a label. */
    #isJump(at) {
        const code = this.#code;
        const id = code.id(at);
        return (id === word.GOTO ||
            (word.JUMPS.has(id) && code.id(at + 1) === IDENTIFIER && code.line(at) === code.line(at + 1)));
    }
    /** `if (…) … else if (…) … else …`, from the first `if`. */
    #branches(from, end, level) {
        const code = this.#code;
        let next = this.#statement(this.#condition(from, end, level), end, level + 1);
        for (;;) {
            const id = code.id(next);
            const chained = id === word.ELSE && word.IF.has(code.id(next + 1));
            if (chained || word.ELSE_IF.has(id)) {
                this.#measured.chain();
                const condition = this.#condition(chained ? next + 1 : next, end, level);
                next = this.#statement(condition, end, level + 1);
            }
            else if (id === word.ELSE) {
                this.#measured.cognitive += 1;
                return this.#statement(next + 1, end, level + 1);
            }
            else {
                return next;
            }
        }
    }
    #doLoop(at, end, level) {
        this.#measured.nest(level);
        const next = this.#statement(at + 1, end, level + 1);
        if (this.#code.id(next) !== word.WHILE)
            return next;
        this.#measured.cyclomatic += 1;
        return this.#simple(next + 1, end, level);
    }
    /** Behind `case …:` or `case … =>`; at its block where it has one. */
    #afterLabel(at, end) {
        const code = this.#code;
        for (let label = at + 1; label < end; label += 1) {
            const id = code.id(label);
            if (id === word.OPEN_BLOCK)
                return label;
            if (id === word.COLON || id === word.ARROW || id === word.RESULT_ARROW)
                return label + 1;
        }
        const last = Math.max(at + 1, end);
        return code.id(last) === word.OPEN_BLOCK ? last : last + 1;
    }
    /** Reads the head of a control structure (its condition's operators count); where its body starts. */
    #condition(keyword, end, level) {
        const code = this.#code;
        const open = keyword + 1;
        if (code.id(open) === word.OPEN && code.partner(open) > 0 && code.language.declaresByWord !== true) {
            const close = Math.min(code.partner(open), end);
            this.#expression(open + 1, close, level);
            return close + 1;
        }
        let body = open;
        while (body < end && code.id(body) !== word.OPEN_BLOCK) {
            const id = code.id(body);
            const skips = (id === word.OPEN || id === word.OPEN_INDEX) && code.partner(body) > body;
            body = skips ? code.partner(body) + 1 : body + 1;
        }
        this.#expression(open, body, level);
        return body;
    }
    /** A statement without a body of its own: to its `;`, or to its line's end where lines end statements. */
    #simple(at, end, level) {
        const code = this.#code;
        let next = at;
        while (next < end && code.id(next) !== word.SEMICOLON) {
            const id = code.id(next);
            const partner = code.partner(next);
            if (code.opens(next) && partner > next && partner <= end) {
                next = partner + 1;
                if (id === word.OPEN_BLOCK && !this.#continuesAfterBlock(next))
                    break;
            }
            else if (next > at && startsControl(id)) {
                break;
            }
            else {
                next += 1;
            }
        }
        this.#expression(at, Math.min(next, end), level);
        return code.id(next) === word.SEMICOLON ? next + 1 : next;
    }
    #continuesAfterBlock(at) {
        const id = this.#code.id(at);
        return id === word.CLOSE || id === word.DOT || id === word.COMMA || id === word.SEMICOLON;
    }
    /** Logical operators and `?:` between two tokens; blocks inside are closures or initialisers, one level deeper. */
    #expression(from, to, level) {
        const code = this.#code;
        const measured = this.#measured;
        let ternaries = 0;
        measured.endRun();
        for (let at = from; at < to; at += 1) {
            const id = code.id(at);
            const operator = word.logicalOperator(id);
            if (operator !== 0) {
                measured.logical(operator);
            }
            else if (id === word.QUESTION && this.#isTernary(at, to)) {
                measured.branch(level + ternaries);
                ternaries += 1;
            }
            else if (id === word.OPEN_BLOCK && code.partner(at) > at && level < DEEPEST) {
                const close = Math.min(code.partner(at), to);
                this.block(at + 1, close, level + 1);
                at = close;
                measured.endRun();
            }
            else if (id === word.SEMICOLON ||
                id === word.COMMA ||
                (id === word.OPEN && code.id(at - 1) === word.NOT)) {
                // A negated group is a run of its own: a && !(b && c) reads as two.
                measured.endRun();
            }
        }
    }
    /** `? … :` rather than an optional type or Kotlin's and Rust's `?`. */
    #isTernary(at, to) {
        const code = this.#code;
        if (code.language.hasNoTernary === true)
            return false;
        for (let after = at + 1; after < to && after - at < LONGEST_TERNARY; after += 1) {
            const id = code.id(after);
            if (id === word.COLON)
                return after > at + 1;
            if (id === word.SEMICOLON)
                return false;
            if (code.opens(after) && code.partner(after) > after)
                after = code.partner(after);
        }
        return false;
    }
}
function startsControl(id) {
    return (word.IF.has(id) ||
        word.LOOPS.has(id) ||
        id === word.ELSE ||
        word.CATCH.has(id) ||
        word.CASE.has(id) ||
        (word.SWITCH.has(id) && id !== word.MATCH));
}

;// CONCATENATED MODULE: ./build/embedded/engine/quality/code-view.js

/** Unclosed brackets that are passed over to find the partner of a closing one. */
const MOST_UNCLOSED = 8;
const LONGEST_WORD = 100;
/** A file's tokens as measures read them. */
class code_view_CodeView {
    language;
    count;
    #text;
    #tokens;
    #partners;
    constructor(language, text, tokens) {
        this.language = language;
        this.count = tokens.length;
        this.#text = text;
        this.#tokens = tokens;
        this.#partners = partners(tokens.ids, tokens.length);
    }
    /** The number of a token; 0 before the first and after the last. */
    id(at) {
        return at >= 0 && at < this.count ? this.#tokens.ids[at] : 0;
    }
    line(at) {
        return this.#tokens.lines[at];
    }
    /** The word that a token is in the text. */
    word(at) {
        const start = this.#tokens.starts[at];
        return (/^[$@]*[\p{L}\p{N}_$]+[?!]?/u.exec(this.#text.slice(start, start + LONGEST_WORD))?.[0] ?? '');
    }
    /** The text from one token up to another, its blanks made one or none: what an operator is called. */
    between(from, to) {
        const [start, end] = [this.#tokens.starts[from], this.#tokens.starts[to]];
        return this.#text
            .slice(start, Math.min(end, start + LONGEST_WORD))
            .replaceAll(/(?<=\w)\s+(?=\w)/g, ' ')
            .replaceAll(/\s+(?!\w)|(?<!\w)\s+/g, '');
    }
    /** Where the partner of a bracket stands; -1: it has none. */
    partner(at) {
        return this.#partners[at];
    }
    /** Whether a `(`, `{` or `[` stands here. */
    opens(at) {
        const id = this.id(at);
        return id === word.OPEN || id === word.OPEN_BLOCK || id === word.OPEN_INDEX;
    }
}
function partners(ids, count) {
    const result = new Int32Array(count).fill(-1);
    const open = [];
    for (let at = 0; at < count; at += 1) {
        const id = ids[at];
        if (id === word.OPEN || id === word.OPEN_BLOCK || id === word.OPEN_INDEX) {
            open.push(at);
        }
        else if (id === word.CLOSE || id === word.CLOSE_BLOCK || id === word.CLOSE_INDEX) {
            const wanted = id === word.CLOSE ? word.OPEN : id === word.CLOSE_BLOCK ? word.OPEN_BLOCK : word.OPEN_INDEX;
            // A bracket that was never closed is passed over by the next outer one that fits.
            for (let depth = open.length - 1; depth >= Math.max(0, open.length - MOST_UNCLOSED); depth -= 1) {
                const start = open[depth];
                if (ids[start] === wanted) {
                    result[start] = at;
                    result[at] = start;
                    open.length = depth;
                    break;
                }
            }
        }
    }
    return result;
}

;// CONCATENATED MODULE: ./build/embedded/engine/quality/function-heads.js


/** What may stand between a parameter list and its body: result types, `throws`, `where`. */
const LONGEST_HEAD = 40;
/** What may stand between `operator` and its parameters: `operator const std::vector<int> &(`. */
const LONGEST_SIGN = 24;
/** The head of a function with a body in braces when its name stands at `at`. */
function function_heads_functionHead(code, at) {
    if (code.id(at) === word.OPERATOR)
        return operatorHead(code, at, at + 1);
    // Swift's and Scala's operators have no word of their own: func == (…), def +(…)
    if (code.language.declaresByWord === true && word.DECLARES.has(code.id(at)) && isSign(code.id(at + 1))) {
        return operatorHead(code, at + 1, at + 1);
    }
    if (code.id(at) !== IDENTIFIER)
        return undefined;
    if (code.id(at + 1) === word.ASSIGN)
        return assignedFunction(code, at);
    const before = code.id(at - 1);
    if (code.id(at + 1) !== word.OPEN || before === word.NEW || before === word.DOT)
        return undefined;
    // Go's methods: func (receiver) name(…)
    const receiver = before === word.CLOSE && word.DECLARES.has(code.id(code.partner(at - 1) - 1));
    if (code.language.declaresByWord === true && !word.DECLARES.has(before) && !receiver)
        return undefined;
    const close = code.partner(at + 1);
    const body = close < 0 ? -1 : bodyAfter(code, close);
    return body < 0 ? undefined : { name: at, parameters: at + 1, body };
}
/** Neither a name nor a bracket. */
function isSign(id) {
    return id !== 0 && id !== IDENTIFIER && id !== word.OPEN && id !== word.OPEN_BLOCK && id !== word.LESS;
}
/** The head of an operator's definition: `operator <<(…) {`, `operator ()(…) {`, `operator bool() {`. Its sign begins at `sign`. */
function operatorHead(code, name, sign) {
    const before = code.id(name - 1);
    if (before === word.DOT || before === word.RESULT_ARROW)
        return undefined;
    let open = sign;
    if (code.id(open) === word.OPEN && code.id(open + 1) === word.CLOSE)
        open += 2;
    while (code.id(open) !== word.OPEN) {
        const id = code.id(open);
        const ends = id === 0 || id === word.SEMICOLON || id === word.OPEN_BLOCK || id === word.CLOSE;
        if (ends || open - sign > LONGEST_SIGN)
            return undefined;
        open += 1;
    }
    const close = code.partner(open);
    const body = close < 0 ? -1 : bodyAfter(code, close);
    return body < 0 ? undefined : { name, parameters: open, body };
}
/** Where the block begins that follows a parameter list; -1: none does. */
function bodyAfter(code, close) {
    for (let after = close + 1; after < code.count && after - close < LONGEST_HEAD; after += 1) {
        const id = code.id(after);
        if (id === word.OPEN_BLOCK)
            return code.partner(after) < 0 ? -1 : after;
        // Scala's def f(…): T = {
        const isAssigned = id === word.ASSIGN && code.id(after + 1) === word.OPEN_BLOCK;
        if (isAssigned && code.language.declaresByWord === true)
            continue;
        if (id === word.OPEN) {
            // Go's several results, C++'s initialisers.
            after = code.partner(after);
            if (after < 0)
                return -1;
        }
        else if (endsHead(id) ||
            (id === word.DOT && code.id(after - 1) === word.CLOSE && code.language.hasQualifiedResults !== true)) {
            return -1;
        }
    }
    return -1;
}
function endsHead(id) {
    return (id === word.SEMICOLON ||
        id === word.ASSIGN ||
        id === word.CLOSE ||
        id === word.CLOSE_BLOCK ||
        id === word.ARROW ||
        word.IF.has(id));
}
/** `name = (…) => {` and `name = function (…) {`. */
function assignedFunction(code, at) {
    let parameters = at + 2;
    if (word.DECLARES.has(code.id(parameters)))
        parameters += 1;
    const isList = code.id(parameters) === word.OPEN;
    const close = isList ? code.partner(parameters) : parameters;
    if (close < 0 || (!isList && code.id(parameters) !== IDENTIFIER))
        return undefined;
    const isArrow = code.id(close + 1) === word.ARROW;
    const body = isArrow ? close + 2 : close + 1;
    const isFunction = isArrow || word.DECLARES.has(code.id(at + 2));
    return isFunction && code.id(body) === word.OPEN_BLOCK && code.partner(body) > 0
        ? { name: at, parameters, body }
        : undefined;
}
/** How many parameters a list has that begins at `open`; 1 where a name stands in its place. */
function function_heads_parameterCount(code, open) {
    if (code.id(open) !== word.OPEN)
        return 1;
    const close = code.partner(open);
    if (close <= open + 1 || (close === open + 2 && code.word(open + 1) === 'void'))
        return 0;
    let count = 1;
    let angles = 0;
    for (let at = open + 1; at < close; at += 1) {
        const id = code.id(at);
        if (code.opens(at))
            at = Math.max(at, code.partner(at));
        else if (id === word.LESS)
            angles += 1;
        else if (id === word.GREATER)
            angles -= 1;
        else if (id === word.COMMA && angles <= 0 && at + 1 < close)
            count += 1;
    }
    // Python's and Rust's own object is no parameter of the caller's.
    return /^&?(?:self|cls)$/.test(code.word(open + 1)) ? count - 1 : count;
}

;// CONCATENATED MODULE: ./build/embedded/engine/quality/indented-code.js



/** After the line feed that ends the logical line of a token. */
function indented_code_lineEnd(code, at) {
    let next = at;
    while (next < code.count && code.id(next) !== NEWLINE)
        next += 1;
    return next + 1;
}
/** End of the indented block that starts at `at` (after its last DEDENT); `at` where none starts. */
function indented_code_suiteEnd(code, at) {
    if (code.id(at) !== INDENT)
        return at;
    let depth = 0;
    for (let next = at; next < code.count; next += 1) {
        depth += code.id(next) === INDENT ? 1 : code.id(next) === DEDENT ? -1 : 0;
        if (depth === 0)
            return next + 1;
    }
    return code.count;
}
/** Measures the statements from `from` to `to`, whose blocks are indented. */
function indented_code_measureSuite(code, measured, from, to, level) {
    let at = code.id(from) === INDENT ? from + 1 : from;
    while (at < to) {
        const id = code.id(at);
        if (id === DEDENT || id === INDENT || id === NEWLINE) {
            at += 1;
            continue;
        }
        const line = Math.min(indented_code_lineEnd(code, at), to);
        const suite = Math.min(indented_code_suiteEnd(code, line), to);
        const inner = measureKeyword(measured, id, level, suite > line);
        measureExpression(code, measured, at + 1, line, inner === level ? level : inner - 1);
        if (suite > line && level < DEEPEST)
            indented_code_measureSuite(code, measured, line, suite, inner);
        at = Math.max(at + 1, suite, line);
    }
}
/** Counts a statement by its first word; the level of its block. */
function measureKeyword(measured, id, level, hasBlock) {
    if (word.IF.has(id) || word.LOOPS.has(id) || word.CATCH.has(id)) {
        measured.branch(level);
    }
    else if (word.ELSE_IF.has(id)) {
        measured.chain();
    }
    else if (id === word.ELSE) {
        measured.cognitive += 1;
    }
    else if (id === word.MATCH && hasBlock) {
        measured.nest(level);
    }
    else if (id !== word.DEF) {
        if (word.CASE.has(id) && hasBlock)
            measured.cyclomatic += 1;
        return level;
    }
    return level + 1;
}
function measureExpression(code, measured, from, to, level) {
    measured.endRun();
    for (let at = from; at < to; at += 1) {
        const id = code.id(at);
        const operator = word.logicalOperator(id);
        if (operator !== 0)
            measured.logical(operator);
        else if (word.IF.has(id))
            measured.branch(level);
        else if (word.LOOPS.has(id))
            measured.cyclomatic += 1;
        else if (id === word.LAMBDA || id === word.COMMA)
            measured.endRun();
    }
}

;// CONCATENATED MODULE: ./build/embedded/engine/quality/quality-of.js

const GOOD = { cognitive: 15, cyclomatic: 10, lines: 60, nesting: 3, parameters: 5 };
const WORST_SHOWN = 10;
/** The name under which the code of a file without functions is measured. */
const quality_of_SCRIPT = '(script)';
function over(value, limit) {
    return Math.max(0, value - limit);
}
/** Points (0..100) a function loses for what exceeds the usual limits (15 cognitive, 10 cyclomatic, 60 lines, 3 levels, 5 parameters). */
function penaltyOf(measured) {
    const lines = measured.lineEnd - measured.lineStart + 1;
    return Math.min(100, 3 * over(measured.cognitive, GOOD.cognitive) +
        3 * over(measured.cyclomatic, GOOD.cyclomatic) +
        0.5 * over(lines, GOOD.lines) +
        10 * over(measured.nesting, GOOD.nesting) +
        5 * over(measured.parameters, GOOD.parameters));
}
/**
 * 100 less the functions' mean penalty, each weighing its lines; scripts count where there is no function in any file. null where
 * there is neither.
 */
function qualityOf(all) {
    const named = all.filter(({ name }) => name !== quality_of_SCRIPT);
    const functions = named.length > 0 ? named : all;
    let lines = 0;
    let lost = 0;
    for (const measured of functions) {
        const length = measured.lineEnd - measured.lineStart + 1;
        lines += length;
        lost += length * penaltyOf(measured);
    }
    if (lines === 0)
        return null;
    const worst = functions.toSorted((a, b) => penaltyOf(b) - penaltyOf(a) ||
        b.cognitive - a.cognitive ||
        b.cyclomatic - a.cyclomatic ||
        compareText(a.file, b.file) ||
        a.lineStart - b.lineStart);
    return { score: 100 - lost / lines, worst: worst.slice(0, WORST_SHOWN) };
}

;// CONCATENATED MODULE: ./build/embedded/engine/quality/measure-functions.js









/**
 * Measures of the functions of one file, from its tokens; none for languages whose blocks the engine does not follow.
 *
 * - cyclomatic (McCabe 1976): 1 + decisions: `if`, loops, `case`, `catch`, `?:`, `&&`, `||`;
 * - cognitive (SonarSource, "Cognitive Complexity", Campbell 2018): one for each break in the linear flow (`if`, `else`,
 *   `switch`, loops, `catch`, `?:`, each run of like logical operators, jumps to labels, recursion), and for those that
 *   nest, one more for each level they are nested in. `switch` counts once, however many cases; closures nest;
 * - nesting: deepest level of control structures;
 * - parameters: of the function's own list.
 *
 * In Python each `for` of a comprehension is a loop for the cyclomatic measure, and each `if` of one a condition for both.
 *
 * Functions are found by name: `name(…) {`, `name = (…) => {`, `operator <<(…) {`, `def name(…):`. Closures belong to the function
 * around them. Where code outside of functions is run, a file without a function is one itself, called `SCRIPT`.
 */
function measure_functions_measureFunctions(path, family, text, tokens) {
    const code = new CodeView(FAMILIES[family], text, tokens);
    const found = family === 'python' ? indentedFunctions(code) : code.language.hasBraces ? bracedFunctions(code) : [];
    return found.length === 0 && code.language.runsOutsideFunctions === true
        ? wholeScript(path, code)
        : found.map((one) => measured(path, code, one));
}
/** All of a file as one function; none if there is no code. */
function wholeScript(file, code) {
    const last = lastWord(code, code.count - 1);
    if (last < 0)
        return [];
    const complexity = new Complexity();
    if (code.language.hasBraces === true)
        new BracedCode(code, complexity).block(0, code.count, 0);
    else
        measureSuite(code, complexity, 0, code.count, 0);
    const { cyclomatic, cognitive, nesting } = complexity;
    return [
        {
            file,
            name: SCRIPT,
            lineStart: code.line(0),
            lineEnd: code.line(last),
            cyclomatic,
            cognitive,
            nesting,
            parameters: 0,
        },
    ];
}
/** The last token up to `at` that is written rather than told by layout; -1: there is none. */
function lastWord(code, at) {
    let last = at;
    while (last >= 0 && LAYOUT.has(code.id(last)))
        last -= 1;
    return last;
}
const LAYOUT = new Set([vocabulary_NEWLINE, vocabulary_INDENT, vocabulary_DEDENT]);
function bracedFunctions(code) {
    const found = [];
    for (let at = 0; at < code.count; at += 1) {
        const head = functionHead(code, at);
        if (head === undefined)
            continue;
        const complexity = new Complexity();
        const to = code.partner(head.body);
        new BracedCode(code, complexity).block(head.body + 1, to, 0);
        found.push({ name: head.name, parameters: head.parameters, from: at, to, complexity });
        at = to;
    }
    return found;
}
function indentedFunctions(code) {
    const found = [];
    for (let at = 0; at + 2 < code.count; at += 1) {
        const isNamed = code.id(at + 1) === IDENTIFIER || word.SOFT.has(code.id(at + 1));
        if (code.id(at) !== word.DEF || !isNamed || code.id(at + 2) !== word.OPEN)
            continue;
        const close = code.partner(at + 2);
        if (close < 0)
            continue;
        const start = lineEnd(code, close);
        const end = suiteEnd(code, start);
        const complexity = new Complexity();
        measureSuite(code, complexity, start, end, 0);
        found.push({
            name: at + 1,
            parameters: at + 2,
            from: at,
            to: Math.max(at, lastWord(code, end - 1)),
            complexity,
        });
        at = Math.max(at, end - 1);
    }
    return found;
}
function measured(file, code, { name, parameters, from, to, complexity }) {
    const { cyclomatic, cognitive, nesting } = complexity;
    const own = code.id(name) === word.OPERATOR ? '' : code.word(name);
    return {
        file,
        name: own === '' ? code.between(name, parameters) : own,
        lineStart: code.line(from),
        lineEnd: code.line(to),
        cyclomatic,
        cognitive: cognitive + (callsItself(code, name, parameters, to) ? 1 : 0),
        nesting,
        parameters: parameterCount(code, parameters),
    };
}
/** Whether a function's name is called behind its parameters, and not as another object's. */
function callsItself(code, name, parameters, to) {
    const own = code.word(name);
    for (let at = Math.max(parameters, code.partner(parameters)) + 1; at < to; at += 1) {
        if (code.id(at) !== IDENTIFIER || code.id(at + 1) !== word.OPEN || code.word(at) !== own)
            continue;
        if (code.id(at - 1) !== word.DOT && code.id(at - 1) !== word.NEW)
            return true;
    }
    return false;
}

;// CONCATENATED MODULE: ./build/embedded/engine/source-form.js


/*
 * Compilers undo some ways of writing before they read: escapes, joined lines, other spellings of brackets, characters that say
 * nothing. The engine undoes them too, so that it reads the same program. Every pattern here is linear in the text.
 */
/** A text as the compiler sees it. */
class SourceForm {
    #text;
    /** Where each line of the file begins in the text; undefined while the text's own line ends are those of the file. */
    #starts;
    /** How many letters were written as escapes. */
    escapes = 0;
    constructor(text) {
        this.#text = text;
    }
    get text() {
        return this.#text;
    }
    /** Replaces what matches; `by` gives undefined for what stays. */
    replace(pattern, by) {
        const text = this.#text;
        const parts = [];
        /** Triples: from and to in the old text, and the replacement's length. */
        const edits = [];
        let at = 0;
        let moved = this.#starts !== undefined;
        pattern.lastIndex = 0;
        for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
            const replacement = by(match, text);
            if (replacement !== undefined) {
                const end = match.index + match[0].length;
                parts.push(text.slice(at, match.index), replacement);
                edits.push(match.index, end, replacement.length);
                moved ||= match[0].includes('\n') || replacement.includes('\n');
                at = end;
            }
        }
        if (edits.length === 0)
            return;
        if (moved)
            this.#starts = movedStarts(this.#starts ?? lineStarts(text), edits);
        parts.push(text.slice(at));
        this.#text = parts.join('');
    }
    /** Whether `locate` changes anything. */
    get isMoved() {
        return this.#starts !== undefined;
    }
    /** Gives each token the line of the file that it stands on. */
    locate({ starts: offsets, lines, length }) {
        const starts = this.#starts;
        if (starts === undefined)
            return;
        let line = 1;
        for (let at = 0; at < length; at += 1) {
            while (line < starts.length && starts[line] <= offsets[at])
                line += 1;
            lines[at] = line;
        }
    }
}
function lineStarts(text) {
    const starts = [0];
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1))
        starts.push(at + 1);
    return Uint32Array.from(starts);
}
/** A line that began inside of what was replaced begins behind the replacement. */
function movedStarts(starts, edits) {
    let edit = 0;
    let shift = 0;
    return starts.map((start) => {
        while (edit < edits.length && edits[edit + 1] <= start) {
            shift += edits[edit + 2] - (edits[edit + 1] - edits[edit]);
            edit += 3;
        }
        const from = edits[edit] ?? Infinity;
        return from < start ? from + shift + edits[edit + 2] : start + shift;
    });
}
const character = (digits) => {
    const code = Number.parseInt(digits ?? '', 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
};
/** Invisible, and no letters: what Unicode lets programs ignore inside of words. */
const IGNORABLE = /[[\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}]--[\p{L}\s\x85]]+/gv;
/** Such a text has nothing to undo but splices and escapes: the common case, told quickly. */
const source_form_PLAIN = /^[\t\n\f\r -~]*$/;
/** Undoes what compilers of a family undo before they read. */
function source_form_sourceForm(text, family, path) {
    const form = new SourceForm(text);
    if (family === 'python')
        undeclare(form, declaredEncoding(text, path));
    else if (family === 'c')
        joinLines(form);
    else if (family === 'shell')
        form.replace(/(?<=[\w-])\\\n(?=[\w-])/g, () => '');
    if (form.text.includes('\\'))
        source_form_unescape(form, family);
    if (source_form_PLAIN.test(form.text))
        return form;
    if (family === 'javascript' || family === 'csharp') {
        form.replace(/[\u2028\u2029\u0085]/g, ([mark]) => mark === '\u0085' && family === 'javascript' ? undefined : '\n');
    }
    // There it is a blank, elsewhere nothing at all.
    form.replace(/\ufeff/g, () => (family === 'javascript' ? ' ' : ''));
    form.replace(IGNORABLE, () => '');
    return form;
}
/** Java and Scala read `\uXXXX` before anything else, be it a quotation mark or the end of a line; others only in names. */
function source_form_unescape(form, family) {
    const { escapes } = FAMILIES[family];
    if (escapes === 'everywhere') {
        form.replace(/\\(?:\\|u+([0-9a-fA-F]{4}))/g, ([, digits]) => {
            if (digits === undefined)
                return undefined;
            const text = character(digits);
            form.escapes += /\w/.test(text) ? 1 : 0;
            return text === '\r' ? '\n' : text;
        });
    }
    else if (escapes === 'in-names') {
        form.replace(/\\(?:\\|u\{([0-9a-fA-F]{1,8})\}|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8}))/g, ([, braced, short, long]) => {
            const text = character(braced ?? short ?? long);
            form.escapes += /\w/.test(text) ? 1 : 0;
            return /^[$\p{ID_Continue}\p{Cf}\p{Default_Ignorable_Code_Point}]$/u.test(text) ? text : undefined;
        });
    }
}
const TRIGRAPHS = {
    '=': '#',
    '/': '\\',
    "'": '^',
    '(': '[',
    ')': ']',
    '!': '|',
    '<': '{',
    '>': '}',
    '-': '~',
};
const DIGRAPHS = {
    '<:': '[',
    ':>': ']',
    '<%': '{',
    '%>': '}',
    '%:': '#',
};
/** C and C++: trigraphs, lines joined by a backslash, digraphs. */
function joinLines(form) {
    if (form.text.includes('??')) {
        form.replace(/\?\?([=/'()!<>-])/g, ({ 1: mark = '', index }, text) => mark === '/' && text[index + 3] === '\n' && inLineComment(text, index) ? undefined : TRIGRAPHS[mark]);
    }
    // Compilers differ on whether a blank behind the backslash ends a comment: then what follows is code.
    form.replace(/\\[ \t]*\n/g, ({ 0: splice, index }, text) => splice.length > 2 && inLineComment(text, index) ? undefined : '');
    // In C++ `a<::b>` is `a < ::b >`.
    form.replace(/<::(?![:>])|<:|:>|<%|%>|%:/g, ([mark]) => DIGRAPHS[mark]);
}
function inLineComment(text, at) {
    return text.slice(text.lastIndexOf('\n', at - 1) + 1, at).includes('//');
}
const PYTHON_ESCAPES = {
    '\n': '',
    a: '\u0007',
    b: '\b',
    f: '\f',
    n: '\n',
    r: '\n',
    t: '\t',
    v: '\v',
    '\\': '\\',
    "'": "'",
    '"': '"',
};
/** Python: declared encodings in which ASCII letters can be written otherwise. */
function undeclare(form, name) {
    if (name === undefined)
        return;
    if (/^(?:utf-?7|u7|unicode-1-1-utf-7)$/.test(name)) {
        form.replace(/\+([A-Za-z0-9+/]*)-?/g, ([, digits = '']) => {
            const text = digits === '' ? '+' : utf16(digits);
            form.escapes += text.match(/\w/g)?.length ?? 0;
            return text;
        });
    }
    else if (/^unicode-?escape$/.test(name)) {
        form.replace(/\\(?:([abfnrtv\\'"\n])|([0-7]{1,3})|x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8}))/g, ([, plain, octal, byte, short, long]) => {
            if (plain !== undefined)
                return PYTHON_ESCAPES[plain];
            form.escapes += 1;
            return octal === undefined
                ? character(byte ?? short ?? long)
                : String.fromCodePoint(Number.parseInt(octal, 8));
        });
    }
    else if (/^raw-?unicode-?escape$/.test(name)) {
        form.replace(/\\(?:\\|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8}))/g, ([, short, long]) => {
            form.escapes += 1;
            return short === undefined && long === undefined ? undefined : character(short ?? long);
        });
    }
}
/** Of base64 digits: big-endian, without what is half a character. */
function utf16(digits) {
    const bytes = atob(digits.length % 4 === 1 ? digits.slice(0, -1) : digits);
    let text = '';
    for (let at = 0; at + 1 < bytes.length; at += 2) {
        text += String.fromCharCode((bytes.charCodeAt(at) << 8) | bytes.charCodeAt(at + 1));
    }
    return text.replaceAll(/\r\n?/g, '\n');
}

;// CONCATENATED MODULE: ./build/embedded/engine/words.js

/** Shorter ones (`i`, `" "`, `'a'`) are everybody's. */
const SHORTEST = 2;
const LONGEST_NAME = 64;
const LONGEST_STRING = 500;
/** A string's mark stands at most so far behind its start: `R"`, `$@"`, `<<~'`. */
const LONGEST_PREFIX = 6;
const TWO_TO_32 = 2 ** 32;
/** Collects the words of one document after the other: `note` each file, then `take`. */
class WordCollector {
    #names = new HashSet();
    #strings = new HashSet();
    /** Adds the names and strings of one file, by its tokens as read (before normalisation). */
    note(text, tokens) {
        const { ids, starts, length } = tokens;
        for (let at = 0; at < length; at += 1) {
            const id = ids[at];
            if (id === vocabulary_IDENTIFIER) {
                const from = nameFrom(text, starts[at]);
                this.#names.add(hashOf(text, from, nameTo(text, from)));
            }
            else if (id === vocabulary_STRING) {
                const start = starts[at];
                const next = at + 1 < length ? starts[at + 1] : text.length;
                const from = contentFrom(text, start, next);
                this.#strings.add(hashOf(text, from, contentTo(text, start, from, next)));
            }
        }
    }
    /** The words noted since the last call. */
    take() {
        return { names: this.#names.take(), strings: this.#strings.take() };
    }
}
/** A set of hashes that is emptied at no cost: what an earlier round left in its slots does not count. */
class HashSet {
    #hashes = new Float64Array(1 << 10);
    #rounds = new Uint32Array(1 << 10);
    #round = 1;
    #list = new Float64Array(1 << 9);
    #count = 0;
    /** Adds a hash; 0 is none. */
    add(hash) {
        if (hash === 0)
            return;
        const mask = this.#hashes.length - 1;
        let slot = (hash % TWO_TO_32) & mask;
        while (this.#rounds[slot] === this.#round) {
            if (this.#hashes[slot] === hash)
                return;
            slot = (slot + 1) & mask;
        }
        this.#rounds[slot] = this.#round;
        this.#hashes[slot] = hash;
        this.#list[this.#count] = hash;
        this.#count += 1;
        if (this.#count === this.#list.length)
            this.#grow();
    }
    take() {
        const list = this.#list.slice(0, this.#count).toSorted();
        this.#round += 1;
        this.#count = 0;
        return list;
    }
    #grow() {
        const list = this.#list.slice(0, this.#count);
        this.#hashes = new Float64Array(this.#hashes.length * 2);
        this.#rounds = new Uint32Array(this.#hashes.length);
        this.#list = new Float64Array(list.length * 2);
        this.#count = 0;
        for (const hash of list)
            this.add(hash);
    }
}
/** Hashes that either list has. */
function union(a, b) {
    const both = new Float64Array(a.length + b.length);
    both.set(a);
    both.set(b, a.length);
    return distinct(both);
}
/** Hashes of `list` that are not in `gone`; both ascend. */
function without(list, gone) {
    let at = 0;
    return list.filter((hash) => {
        while (at < gone.length && gone[at] < hash)
            at += 1;
        return gone[at] !== hash;
    });
}
/** Sorts in place; a copy of what is distinct. */
function distinct(hashes) {
    // oxlint-disable-next-line unicorn/no-array-sort -- our own scratch: no copy of it
    hashes.sort();
    let kept = 0;
    for (let at = 0; at < hashes.length; at += 1) {
        if (at === 0 || hashes[at] !== hashes[kept - 1]) {
            hashes[kept] = hashes[at];
            kept += 1;
        }
    }
    return hashes.slice(0, kept);
}
/** 32 bits of the name that begins at `start`, however short it is. */
function words_nameHash(text, start, ignoreCase) {
    const from = nameFrom(text, start);
    const last = Math.min(text.length, from + LONGEST_NAME);
    let hash = 0x811c9dc5;
    for (let at = from; at < last; at += 1) {
        const code = text.charCodeAt(at);
        if (!isWord(code))
            break;
        hash = Math.imul(hash ^ (ignoreCase && code >= 65 && code <= 90 ? code | 32 : code), 0x01000193);
    }
    return hash >>> 0;
}
/** Two 32-bit lanes of FNV-1a's kind, 52 bits of them; 0 for what is too short. */
function hashOf(text, from, to) {
    if (to - from < SHORTEST)
        return 0;
    let low = 0x811c9dc5;
    let high = 0x9e3779b1;
    for (let at = from; at < to; at += 1) {
        const code = text.charCodeAt(at);
        low = Math.imul(low ^ code, 0x01000193);
        high = Math.imul(high ^ code, 0x85ebca6b) ^ (high >>> 15);
    }
    return (high & 0xfffff) * TWO_TO_32 + (low >>> 0);
}
/** Where a name's letters begin, behind `$`, `@`, `#` or a quotation mark. */
function nameFrom(text, start) {
    let from = start;
    while (from < start + 3 && !isWord(text.charCodeAt(from)))
        from += 1;
    return from;
}
function nameTo(text, from) {
    const last = Math.min(text.length, from + LONGEST_NAME);
    let to = from;
    while (to < last && isWord(text.charCodeAt(to)))
        to += 1;
    return to;
}
function isWord(code) {
    const lower = code | 32;
    return ((lower >= 97 && lower <= 122) || (code >= 48 && code <= 57) || code === 95 || code === 36 || code > 127);
}
function isQuote(code) {
    return code === 34 || code === 39 || code === 96;
}
/** Where a string's contents begin: behind its quotation mark, which a prefix may precede; at `start` where it has none. */
function contentFrom(text, start, next) {
    const last = Math.min(next, start + LONGEST_PREFIX);
    for (let at = start; at < last; at += 1) {
        const code = text.charCodeAt(at);
        if (isQuote(code)) {
            const triple = text.charCodeAt(at + 1) === code && text.charCodeAt(at + 2) === code;
            return triple ? at + 3 : at + 1;
        }
    }
    return start;
}
/** Where they end: before the closing mark, and before the next token (an embedded expression is one). */
function contentTo(text, start, from, next) {
    const last = Math.min(next, from + LONGEST_STRING);
    if (from === start)
        return last;
    const mark = text.charCodeAt(from - 1);
    const triple = from - start >= 3 && text.charCodeAt(from - 2) === mark && text.charCodeAt(from - 3) === mark;
    for (let at = from; at < last; at += 1) {
        const code = text.charCodeAt(at);
        if (code === 92) {
            at += 1;
        }
        else if (code === mark &&
            (!triple || (text.charCodeAt(at + 1) === mark && text.charCodeAt(at + 2) === mark))) {
            return at;
        }
    }
    return Math.min(last, text.length);
}

;// CONCATENATED MODULE: ./build/embedded/engine/variables.js



/*
 * Which names of a file mean the same variable. A name says so only inside of one function: its spelling links the places where it
 * stands and is forgotten then, so that new names change nothing.
 */
const variables_DOT = intern('.');
const variables_ARROW = intern('->');
const OPTIONAL_DOT = intern('?.');
const variables_NEW = intern('new');
const variables_DEF = intern('def');
const variables_OPEN = intern('(');
const variables_CLOSE = intern(')');
const OPEN_BRACE = intern('{');
const CLOSE_BRACE = intern('}');
const variables_SEMICOLON = intern(';');
/** A function's parameters end at most so many tokens before its body: a result's type and exceptions stand between. */
const LONGEST_RESULT = 7;
/** Scratch of all files: functions as pairs of places (from, to), and of each name's place its variable. */
let functions = new Uint32Array(1 << 8);
let variables = new Uint32Array(1 << 10);
let places = new Uint32Array(1 << 10);
let ends = new Uint32Array(1 << 10);
/** Variables by name and function; what an earlier file left in the slots does not count. */
let slotHashes = new Float64Array(1 << 11);
let slotRounds = new Uint32Array(1 << 11);
let slotVariables = new Uint32Array(1 << 11);
let round = 0;
const variables_NO_USES = new Uint32Array(0);
/**
 * Where the variables of a file stand: 2 × the token's place, + 1 for the first one of each variable, variable after variable. By the
 * file's tokens after normalisation, and its text. Nothing for prose and mark-up.
 */
function variables_variableUses(family, text, tokens) {
    const { tokenizer, hasBraces, ignoreCase } = FAMILIES[family];
    if (tokenizer === 'names' || tokenizer === 'words')
        return variables_NO_USES;
    const bounds = hasBraces === true || family === 'generic'
        ? functionsInBraces(tokens)
        : tokenizer === 'python'
            ? functionsByIndent(tokens)
            : 0;
    const { ids, starts, length } = tokens;
    reserve(length);
    round += 1;
    let count = 0;
    let known = 0;
    let bound = 0;
    let scope = 0;
    for (let at = 0; at < length; at += 1) {
        while (bound < bounds && functions[bound] <= at) {
            bound += 1;
            // Odd inside of a function; all that is outside is one scope.
            scope = bound % 2 === 1 ? bound : 0;
        }
        if (ids[at] !== IDENTIFIER || !isVariable(ids, at, length))
            continue;
        const variable = numberOf(nameHash(text, starts[at], ignoreCase), scope, known);
        if (variable === known) {
            ends[known] = 0;
            known += 1;
        }
        ends[variable] = ends[variable] + 1;
        variables[count] = variable;
        places[count] = at;
        count += 1;
    }
    return byVariable(count, known);
}
/** A name that is neither called nor a member of something nor made by `new`. */
function isVariable(ids, at, length) {
    const before = at === 0 ? SEPARATOR : ids[at - 1];
    return (before !== variables_DOT &&
        before !== variables_ARROW &&
        before !== OPTIONAL_DOT &&
        before !== variables_NEW &&
        (at + 1 === length || ids[at + 1] !== variables_OPEN));
}
/** The number of a variable: `next` if it is new. */
function numberOf(hash, scope, next) {
    const key = hash + scope * SCOPE_STEP;
    const mask = slotHashes.length - 1;
    let slot = (hash ^ Math.imul(scope, 0x9e3779b1)) & mask;
    while (slotRounds[slot] === round) {
        if (slotHashes[slot] === key)
            return slotVariables[slot];
        slot = (slot + 1) & mask;
    }
    slotRounds[slot] = round;
    slotHashes[slot] = key;
    slotVariables[slot] = next;
    return next;
}
/** Names' hashes are 32 bits, which leaves 21 bits for scopes: two for each function of a file. */
const SCOPE_STEP = (/* unused pure expression or super */ null && (2 ** 32));
/** Places by variable, in the order of the variables' first places. */
function byVariable(count, known) {
    let sum = 0;
    for (let variable = 0; variable < known; variable += 1) {
        const size = ends[variable];
        ends[variable] = sum;
        sum += size;
    }
    const uses = new Uint32Array(count);
    let seen = 0;
    for (let at = 0; at < count; at += 1) {
        const variable = variables[at];
        const isFirst = variable === seen;
        if (isFirst)
            seen += 1;
        const end = ends[variable];
        uses[end] = places[at] * 2 + (isFirst ? 1 : 0);
        ends[variable] = end + 1;
    }
    return uses;
}
function reserve(length) {
    if (variables.length < length) {
        variables = new Uint32Array(length * 2);
        places = new Uint32Array(length * 2);
        ends = new Uint32Array(length * 2);
    }
    let slots = slotHashes.length;
    while (slots < length * 2)
        slots *= 2;
    if (slots > slotHashes.length) {
        slotHashes = new Float64Array(slots);
        slotRounds = new Uint32Array(slots);
        slotVariables = new Uint32Array(slots);
    }
}
function noteFunction(count, from, to) {
    if (count + 2 > functions.length) {
        const larger = new Uint32Array(functions.length * 2);
        larger.set(functions);
        functions = larger;
    }
    functions[count] = from;
    functions[count + 1] = to;
    return count + 2;
}
/** Outer functions: from the name before the parameters to the end of the body; how many bounds there are. */
function functionsInBraces({ ids, length }) {
    let count = 0;
    for (let at = 0; at < length; at += 1) {
        if (ids[at] !== OPEN_BRACE)
            continue;
        const from = headOf(ids, at);
        if (from < 0)
            continue;
        const body = at;
        let depth = 0;
        for (; at < length; at += 1) {
            if (ids[at] === OPEN_BRACE) {
                depth += 1;
            }
            else if (ids[at] === CLOSE_BRACE) {
                depth -= 1;
                if (depth === 0)
                    break;
            }
        }
        count = noteFunction(count, Math.max(from, count === 0 ? 0 : functions[count - 1]), Math.max(at, body + 1));
    }
    return count;
}
/** Where the head of the function begins whose body opens at `brace`; -1: it is none. */
function headOf(ids, brace) {
    const least = Math.max(0, brace - LONGEST_RESULT);
    let close = brace - 1;
    while (close >= least && ids[close] !== variables_CLOSE) {
        const id = ids[close];
        if (id === variables_SEMICOLON || id === OPEN_BRACE || id === CLOSE_BRACE)
            return -1;
        close -= 1;
    }
    if (close < least)
        return -1;
    let depth = 0;
    for (let at = close; at > 0; at -= 1) {
        if (ids[at] === variables_CLOSE) {
            depth += 1;
        }
        else if (ids[at] === variables_OPEN) {
            depth -= 1;
            if (depth === 0)
                return ids[at - 1] === IDENTIFIER ? at - 1 : -1;
        }
        else if (ids[at] === OPEN_BRACE || ids[at] === CLOSE_BRACE) {
            return -1;
        }
    }
    return -1;
}
/** Outer functions of Python: from `def` to the end of its block. */
function functionsByIndent({ ids, length }) {
    let count = 0;
    for (let at = 0; at < length; at += 1) {
        if (ids[at] !== variables_DEF)
            continue;
        const from = at;
        while (at < length && ids[at] !== NEWLINE)
            at += 1;
        let depth = 0;
        for (at += 1; at < length; at += 1) {
            if (ids[at] === INDENT)
                depth += 1;
            else if (ids[at] === DEDENT)
                depth -= 1;
            if (depth <= 0)
                break;
        }
        count = noteFunction(count, from, Math.min(at, length));
        // What ends the block may begin the next function.
        if (ids[at] === variables_DEF)
            at -= 1;
    }
    return count;
}

;// CONCATENATED MODULE: ./build/embedded/engine/read-document.js














/** Larger files are generated or data. */
const MAX_FILE_BYTES = 1_000_000;
/** Nobody writes so many tokens on one line. Only scripts for browsers are shipped so; more than half of such a file must be. */
const MINIFIED_LINE_TOKENS = 2_000;
/** All that a submission may hold; more is no student's work and would starve the others. */
const MAX_DOCUMENT_TOKENS = 400_000;
/** What is looked at of a submission, so that none holds up the others: in bytes of its files. */
const MAX_DOCUMENT_BYTES = 8_000_000;
/** A program's tokens are this long on average, with the blanks between. */
const TOKEN_CHARACTERS = 4;
/** A file in which so many letters are escapes, or a third of all, was not written by hand. */
const LEAST_ESCAPES = 100;
const ESCAPED_SHARE = (/* unused pure expression or super */ null && (1 / 3));
const raw = new TokenBuffer();
const read_document_words = new WordCollector();
/**
 * Reads a document's files, the smallest first, so that no decoy takes the place of a program. They are joined in the order of their
 * paths, so that the order of an archive does not matter. What is not read is listed with the reason.
 */
function readDocument(document, languageId, { quality, abstracted }) {
    const leftOut = [];
    const remarks = [];
    const functions = [];
    const normalised = new JoinedFiles();
    const asRead = new JoinedFiles();
    let size = 0;
    let bytes = 0;
    /** Tokens of code, and characters of strings that hold a program. */
    let plain = 0;
    let hidden = 0;
    for (const file of document.files.toSorted((a, b) => a.bytes.length - b.bytes.length || compareText(a.path, b.path))) {
        const leave = (code, reason) => {
            leftOut.push({ path: file.path, code, reason });
        };
        const unread = unreadByItsName(file, languageId);
        bytes += unread === undefined ? file.bytes.length : 0;
        const source = unread ?? (bytes > MAX_DOCUMENT_BYTES ? TOO_MUCH_TEXT : read_document_sourceOf(file, languageId));
        if ('reason' in source) {
            leave(source.code, source.reason);
            continue;
        }
        const { form, reading } = source;
        const { family } = reading;
        raw.clear();
        reading.tokenize(form.text, raw);
        if (family === 'javascript' && isMinified(raw)) {
            leave('minified', 'minified: most of it stands on lines that are too long to be written by hand');
            continue;
        }
        if (size + raw.length > MAX_DOCUMENT_TOKENS) {
            leave('too-much', `too much code: the submission is over ${MAX_DOCUMENT_TOKENS} tokens`);
            continue;
        }
        const evaluated = evaluatedText(family, form.text, raw);
        plain += raw.length - (evaluated?.tokens ?? 0);
        if (evaluated !== undefined) {
            hidden += evaluated.characters;
            remarks.push({ path: file.path, code: 'evaluates-text' });
        }
        if (form.escapes > Math.max(LEAST_ESCAPES, form.text.length * ESCAPED_SHARE)) {
            remarks.push({ path: file.path, code: 'escaped' });
        }
        read_document_words.note(form.text, raw);
        // Whether two words stand on one line is asked of the text that a compiler sees, where they stand of the file.
        const seen = form.isMoved ? raw.lines.slice(0, raw.length) : undefined;
        form.locate(raw);
        if (quality)
            functions.push(...measureFunctions(file.path, family, form.text, raw));
        if (abstracted)
            asRead.add(file.path, family, raw);
        if (seen !== undefined)
            raw.lines.set(seen);
        normalise(family, form.text, raw);
        form.locate(raw);
        normalised.add(file.path, family, raw, variableUses(family, form.text, raw));
        size += raw.length;
    }
    const { files, tokens, lines, uses } = normalised.join();
    return {
        facts: {
            id: document.id,
            role: document.role,
            files,
            lines,
            size,
            leftOut: leftOut.toSorted((a, b) => compareText(a.path, b.path)),
            remarks: remarks.toSorted((a, b) => compareText(a.path, b.path)),
            isUnreadable: hidden > plain * TOKEN_CHARACTERS,
            functions: functions.toSorted((a, b) => compareText(a.file, b.file)),
            abstracted: abstracted ? { id: document.id, ...asRead.join() } : undefined,
        },
        tokens: withoutTables(tokens),
        uses,
        wording: read_document_words.take(),
    };
}
const TOO_MUCH_TEXT = {
    code: 'too-much',
    reason: `too much text: the submission is over ${MAX_DOCUMENT_BYTES} bytes`,
};
const NOT_SOURCE = {
    code: 'not-source',
    reason: 'not read: it is in no language of this check',
};
/** Told by its name first, so that pictures and documents are no "binary" files in the list, and by its size. */
function unreadByItsName(file, languageId) {
    if (extensionOf(file.path) !== '' && readingOf(file.path, '', languageId) === undefined)
        return NOT_SOURCE;
    if (file.bytes.length > MAX_FILE_BYTES) {
        return {
            code: 'too-large',
            reason: `too large: ${file.bytes.length} bytes, at most ${MAX_FILE_BYTES} are read`,
        };
    }
    return undefined;
}
function read_document_sourceOf(file, languageId) {
    const decoded = decode(file.bytes, file.path);
    if ('reason' in decoded) {
        return extensionOf(file.path) === '' ? NOT_SOURCE : { code: 'binary', reason: decoded.reason };
    }
    const reading = readingOf(file.path, decoded.text, languageId);
    if (reading === undefined)
        return NOT_SOURCE;
    const text = extensionOf(file.path) === 'ipynb' ? notebookCode(decoded.text) : decoded.text;
    return text === undefined
        ? { code: 'damaged', reason: 'not a notebook: it cannot be read as JSON with cells' }
        : { form: sourceForm(text, reading.family, file.path), reading };
}
/** Whether more than half of the tokens stand on lines of a length that only programs write. */
function isMinified({ lines, length }) {
    let long = 0;
    let from = 0;
    for (let at = 1; at <= length; at += 1) {
        if (at === length || lines[at] !== lines[from]) {
            long += at - from > MINIFIED_LINE_TOKENS ? at - from : 0;
            from = at;
        }
    }
    return long > length / 2;
}

;// CONCATENATED MODULE: ./build/embedded/server/handlers/viewer.js






/** What one answer unpacks: files that the engine reads, and no more of them than fit into one upload of code. */
const LIMITS = { ...reader/* ZIP_LIMITS */.LP, maxEntryBytes: MAX_FILE_BYTES, maxTotalBytes: 64 * 1024 * 1024 };
/** The code of submissions. ZIPs are unpacked beside the thread that answers. */
/** @throws HttpError 422 where the ZIP is damaged or gone */
async function zipOf(store, submission) {
    try {
        return (0,reader/* readZip */.ue)(await bytesOf(store.blobOf(submission)), LIMITS);
    }
    catch (error) {
        if (error instanceof reader/* ZipError */.Wz || error.code === 'ENOENT') {
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
        if (error instanceof reader/* ZipError */.Wz)
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
        if (!(error instanceof reader/* ZipError */.Wz))
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
var external_node_http_ = __webpack_require__(37067);
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

// EXTERNAL MODULE: ./build/service/contract/endpoints.js
var endpoints = __webpack_require__(89465);
;// CONCATENATED MODULE: ./build/embedded/server/router.js


const ROUTES = endpoints/* ENDPOINTS */.Hr.map((endpoint) => ({
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

// EXTERNAL MODULE: ./build/service/contract/fields.js
var fields = __webpack_require__(14590);
;// CONCATENATED MODULE: ./build/embedded/server/validation.js



const readers = new WeakMap();
function readerOf(schema) {
    let reader = readers.get(schema);
    if (reader === undefined) {
        reader = (0,fields/* received */.ed)(schema);
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
                value[(0,endpoints/* fieldOf */._F)(name)] = field;
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
const server_PREFIX = '/api/v1';
const REQUEST_TIMEOUT_MS = 10 * 60_000;
const HEADERS_TIMEOUT_MS = 30_000;
/** A client that is the only one keeps its connection, however long it is busy between two requests. */
const KEEP_MS = 60 * 60_000;
/** So long a refused body is still taken in: a connection that is cut at once takes the answer with it. */
const LINGER_MS = 5_000;
/** The interface over HTTP: key ▸ limit ▸ route ▸ body ▸ validation ▸ handler ▸ JSON. */
function createHttpServer(options) {
    const keyHash = server_hashOf(options.key);
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
    const baseUrl = (options.publicUrl ?? `http://${hostOf(request)}`) + server_PREFIX;
    const shown = method === 'GET' ? page(path, baseUrl) : null;
    if (shown !== null)
        return shown;
    if (refusal !== null)
        throw refusal;
    if (path !== server_PREFIX && !path.startsWith(`${server_PREFIX}/`)) {
        throw new HttpError(404, `Every address of this service begins with ${server_PREFIX}.`);
    }
    const { endpoint, params } = findRoute(method, path.slice(server_PREFIX.length));
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
    return (0,external_node_crypto_.timingSafeEqual)(server_hashOf(String(given)), keyHash)
        ? null
        : new HttpError(401, 'The API key is not valid.');
}
function server_hashOf(key) {
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

// EXTERNAL MODULE: ./build/text/message-of.js
var message_of = __webpack_require__(23719);
;// CONCATENATED MODULE: ./build/embedded/store/data-folder.js





const LOCK = 'lock';
/** @throws ConfigurationError where it cannot be made */
function makeDataDir(dataDir) {
    try {
        (0,external_node_fs_.mkdirSync)(dataDir, { recursive: true, mode: 0o700 });
    }
    catch (error) {
        throw new outcome/* ConfigurationError */.j1(`The data folder ${dataDir} cannot be made: ${reasonOf(error)}.`);
    }
}
/** The message of an error as the end of a sentence. */
function reasonOf(error) {
    return (0,message_of/* messageOf */.b)(error).replace(/\.$/, '');
}
/** @throws ConfigurationError where the runtime has no SQLite */
async function loadSqlite() {
    try {
        return await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 80099, 19));
    }
    catch {
        throw new outcome/* ConfigurationError */.j1(`A data folder needs Node.js 24.15 or later (this is ${process.version}). Without --data nothing is kept.`);
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
            : `The data folder ${folder} cannot be used: ${reasonOf(error)}.`);
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
    for (const name of await (0,promises_.readdir)(parent)) {
        if (!name.startsWith(prefix))
            continue;
        const folder = (0,external_node_path_.join)(parent, name);
        try {
            // One without a lock is just being made.
            if (!isOwn(folder) || !isOwn((0,external_node_path_.join)(folder, LOCK)))
                continue;
            // Who gets the lock knows that its owner is dead; nobody else takes up the folder.
            (await lockFolder(folder)).release();
            await (0,promises_.rm)(folder, { recursive: true, force: true });
        }
        catch {
            // In use, or gone meanwhile.
        }
    }
}
function isOwn(path) {
    const stats = (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false });
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
        if (error instanceof outcome/* ConfigurationError */.j1)
            throw error;
        throw new outcome/* ConfigurationError */.j1(isLocked(error)
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
        if (error instanceof outcome/* ConfigurationError */.j1 || isLocked(error))
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
            throw new outcome/* ConfigurationError */.j1(`${path} was written by a later version of this program; use that one.`);
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
            putResult.run(result.checkId, JSON.stringify({ ...result, analysis: unpacked(result.analysis) }));
            putCheck.run(check.id, JSON.stringify(check));
        }),
        readResult: (checkId) => {
            const row = readResult.get(checkId);
            const record = row === undefined ? null : sqlite_parsed(row.fields);
            const analysis = record?.analysis;
            return Array.isArray(analysis?.pairs) ? { checkId, analysis: packed(analysis) } : null;
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
        this.#blobs = new Blobs(folder, persistence !== null);
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
            this.#checks.set(check.id, check.statusId === states/* STATE */.c4.processing ? { ...check, statusId: states/* STATE */.c4.queued } : check);
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
            const mayTake = this.#checks.get(fields.checkId)?.statusId === states/* STATE */.c4.created;
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
            baseUrl: addressOf(server) + server_PREFIX,
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
        throw new outcome/* ConfigurationError */.j1(`The data folder ${dataDir} cannot be used: ${reasonOf(error)}.`);
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

// EXTERNAL MODULE: ./build/packing/pack.js
var pack = __webpack_require__(40519);
// EXTERNAL MODULE: ./build/packing/spool.js
var packing_spool = __webpack_require__(75511);
// EXTERNAL MODULE: ./build/sources/folders/collect-found.js + 2 modules
var collect_found = __webpack_require__(67992);
// EXTERNAL MODULE: ./build/sources/folders/find-submissions.js + 11 modules
var find_submissions = __webpack_require__(11433);
// EXTERNAL MODULE: ./build/sources/selection/selection.js
var selection_selection = __webpack_require__(29210);
// EXTERNAL MODULE: ./build/zip/stored-zip.js
var stored_zip = __webpack_require__(25851);
;// CONCATENATED MODULE: ./build/command-line/serve.js















const KEY_CHARACTERS = 64;
const TEMP_PREFIX = 'code-similarity-service-';
/**
 * Serves the embedded service until it is stopped. The key is `CODE_SIMILARITY_KEY`, else the data folder's own, which is
 * made and printed once.
 */
async function serve_serve(command, environment) {
    const { dataDir, demo } = command;
    const temp = await makeTempFolder();
    try {
        const service = await started(command, {
            ...command,
            key: () => keyOf(environment['CODE_SIMILARITY_KEY'], dataDir),
            tempDir: temp.folder,
            requestsPerMinute: limits/* LIMITS */.b.requestsPerMinute,
            now: () => Date.now(),
            demo: demo === null ? null : (folder) => packDemo(demo, folder),
            onWarning: (sentence) => process.stderr.write(`warning: ${sentence}\n`),
        });
        const stopped = new Promise((resolve) => {
            for (const signal of ['SIGINT', 'SIGTERM'])
                process.once(signal, () => resolve());
        });
        process.stdout.write(`listening on ${service.baseUrl}\n`);
        await stopped;
        await service.close();
        return 0;
    }
    finally {
        await temp.remove();
    }
}
/** @throws ConfigurationError in a sentence, whatever kept the service from starting */
async function started(command, options) {
    try {
        return await startEmbeddedService(options);
    }
    catch (error) {
        if (error instanceof outcome/* Failure */.HR)
            throw error;
        const { code } = error;
        if (code === 'EADDRINUSE') {
            throw new outcome/* ConfigurationError */.j1(`Port ${command.port} is in use; choose another with --port, or 0 for any free one.`);
        }
        if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EACCES') {
            throw new outcome/* ConfigurationError */.j1(`${command.host}:${command.port} cannot be listened on (${code}).`);
        }
        const where = command.dataDir === null ? '' : ` with the data folder ${command.dataDir}`;
        throw new outcome/* ConfigurationError */.j1(`The service cannot be started${where}: ${reasonOf(error)}.`);
    }
}
/**
 * A folder for what does not outlive the process. Those of servers that were killed hold code of students: they are deleted
 * first. A lock tells whose owner lives.
 */
async function makeTempFolder() {
    const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), TEMP_PREFIX));
    // A runtime without SQLite has no locks, so nothing can be swept.
    const lock = await lockFolder(folder).catch(() => null);
    if (lock !== null)
        await sweepTempFolders((0,external_node_os_.tmpdir)(), TEMP_PREFIX);
    return {
        folder,
        remove: async () => {
            lock?.release();
            await (0,promises_.rm)(folder, { recursive: true, force: true });
        },
    };
}
/** Packs the submissions of a folder beside the store, which takes them over. */
async function packDemo(folder, besideStore) {
    const demoDir = (0,external_node_path_.join)(besideStore, 'demo');
    const spoolDir = (0,external_node_path_.join)(demoDir, 'spool');
    await (0,promises_.rm)(demoDir, { recursive: true, force: true });
    (0,external_node_fs_.mkdirSync)(spoolDir, { recursive: true, mode: 0o700 });
    const spool = new packing_spool/* ZipSpool */.X(spoolDir);
    const zips = [];
    const root = process.cwd();
    const selection = (0,selection_selection/* createSelection */.P1)();
    const { found } = await (0,find_submissions/* findSubmissions */.R)({ root, patterns: [folder], selection });
    for (const submission of found) {
        const one = await (0,collect_found/* collectFound */.D)(submission, { root, selection, role: 'judged' });
        if (!one.ok || one.submission.files.length === 0)
            continue;
        const { name, zip } = await (0,pack/* packSubmission */.E)(one.submission, { spool });
        const file = { filename: `${name}.zip`, path: (0,external_node_path_.join)(demoDir, `${zips.length}.zip`), bytes: zip.bytes };
        await (0,stored_zip/* copyStored */.T)(zip, file.path);
        zips.push(file);
    }
    await spool.close();
    await (0,promises_.rm)(spoolDir, { recursive: true, force: true });
    return zips;
}
function keyOf(given, dataDir) {
    const key = given?.trim() ?? '';
    if (key !== '') {
        if (!isKey(key)) {
            throw new outcome/* ConfigurationError */.j1('CODE_SIMILARITY_KEY holds characters that cannot stand in a header.');
        }
        return key;
    }
    const path = dataDir === null ? null : (0,external_node_path_.join)(dataDir, 'key');
    if (path !== null && (0,external_node_fs_.existsSync)(path)) {
        const kept = (0,external_node_fs_.readFileSync)(path, 'utf8').trim();
        if (isKey(kept))
            return kept;
        throw new outcome/* ConfigurationError */.j1(`The key in ${path} is empty or damaged; write one line into it, or delete it and a new one is made.`);
    }
    const made = (0,external_node_crypto_.randomBytes)(KEY_CHARACTERS / 2).toString('hex');
    if (path !== null) {
        // Whole or not at all, also where there is no room.
        (0,external_node_fs_.writeFileSync)(`${path}.new`, `${made}\n`, { mode: 0o600 });
        (0,external_node_fs_.renameSync)(`${path}.new`, path);
    }
    process.stdout.write(`key: ${made}\n`);
    return made;
}
function isKey(text) {
    return /^[\x21-\x7e]+$/.test(text);
}


/***/ })

};
