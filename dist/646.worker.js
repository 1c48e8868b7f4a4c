export const id = 646;
export const ids = [646];
export const modules = {

/***/ 7153:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runAnalysisJob: () => (/* binding */ runAnalysisJob)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _zip_directory_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5486);
/* harmony import */ var _text_lines_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8161);
/* harmony import */ var _zip_reader_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2647);
/* harmony import */ var _engine_analysis_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2865);
/* harmony import */ var _engine_imprint_version_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8082);
/* harmony import */ var _engine_read_document_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1074);
/* harmony import */ var _store_blobs_blobs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8270);








/** What one document may unpack to: more than any upload of code, and soon read. */
const LIMITS = { ..._zip_reader_js__WEBPACK_IMPORTED_MODULE_2__/* .ZIP_LIMITS */ .L, maxTotalBytes: 64 * 1024 * 1024 };
/** How far an analysis is when its documents were read, and when the earlier ones were. */
const READ = 0.4;
const READ_EARLIER = 0.5;
/** Steps of progress. */
const STEPS = 1_000;
/**
 * Reads the documents one by one (each is let go when it is tokenized) and compares them with each other and with the earlier ones that
 * `findOthers` gives, and with what that found on the web. A submission whose ZIP cannot be read has no code, and says so; an earlier one is compared
 * with no more. Without its starter code or AI references a check would accuse people of what is not theirs: it fails.
 *
 * @throws Error with a sentence for the check's status
 */
async function runAnalysisJob(job, onProgress, findOthers) {
    const analysis = new _engine_analysis_js__WEBPACK_IMPORTED_MODULE_3__/* .Analysis */ .h({ ...job.options, web: job.web });
    const leftOut = new Map();
    const unread = new Set();
    let missing = 0;
    const contents = new Map();
    const report = (share) => onProgress(Math.floor(share * STEPS), STEPS);
    const add = async (documents, from, to) => {
        for (const [index, document] of documents.entries()) {
            const { files, problems, unreadable } = await readDocument(document);
            report(from + ((to - from) * (index + 1)) / documents.length);
            if (unreadable !== null && document.role === 'archive') {
                missing += 1;
                continue;
            }
            if (unreadable !== null && document.role !== 'submission')
                throw new Error(unreadable);
            if (unreadable !== null)
                unread.add(document.id);
            if (job.web && document.role === 'submission')
                contents.set(document.id, contentsOf(files));
            if (problems.length > 0)
                leftOut.set(document.id, problems);
            analysis.add({ id: document.id, role: document.role, files });
        }
    };
    await add(job.documents, 0, READ);
    const imprints = { version: (0,_engine_imprint_version_js__WEBPACK_IMPORTED_MODULE_4__.imprintVersion)(), imprints: analysis.imprints() };
    const others = await findOthers(imprints, job.web ? subjectOf(analysis, contents) : null);
    await add(others.documents, READ, READ_EARLIER);
    for (const { id, files } of others.web)
        analysis.add({ id, role: 'web', files });
    const result = analysis.run((done, of) => {
        report(READ_EARLIER + ((1 - READ_EARLIER) * done) / Math.max(1, of));
    });
    return {
        ...result,
        submissions: result.submissions.map((submission) => ({
            ...submission,
            comparability: unread.has(submission.id) ? 'unreadable' : submission.comparability,
            leftOut: [...(leftOut.get(submission.id) ?? []), ...submission.leftOut],
        })),
        notices: [
            ...result.notices,
            ...others.notices,
            ...(missing === 0
                ? []
                : [
                    `${missing} earlier ${missing === 1 ? 'submission' : 'submissions'} could not be read and ${missing === 1 ? 'was' : 'were'} not compared with.`,
                ]),
        ],
    };
}
/** What may be looked for, with what the bytes of each file say. */
function subjectOf(analysis, contents) {
    return {
        submissions: analysis.subject().map((one) => ({
            ...one,
            files: one.files.flatMap((file) => {
                const said = contents.get(one.id)?.get(file.path);
                return said === undefined ? [] : { ...file, ...said };
            }),
        })),
    };
}
/** Of each file the SHA-1 that Git gives a blob of its bytes, and its lines. */
function contentsOf(files) {
    return new Map(
    // Of what is larger there are no bytes here, and nobody reads it.
    files
        .filter(({ bytes }) => bytes.length <= _engine_read_document_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_FILE_BYTES */ .gZ)
        .map(({ path, bytes }) => {
        const blob = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
        return [path, { blob, lines: (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_7__/* .countLines */ .l)(bytes) }];
    }));
}
async function readDocument({ id, name, zip }) {
    try {
        return { ...filesOf(await (0,_store_blobs_blobs_js__WEBPACK_IMPORTED_MODULE_6__/* .bytesOf */ .$$)(zip)), unreadable: null };
    }
    catch (error) {
        const { code } = error;
        if (!(error instanceof _zip_directory_js__WEBPACK_IMPORTED_MODULE_1__/* .ZipError */ .Wz) && code === undefined)
            throw error;
        const why = error instanceof _zip_directory_js__WEBPACK_IMPORTED_MODULE_1__/* .ZipError */ .Wz ? 'it is damaged' : (code ?? 'unknown error');
        return {
            files: [],
            problems: [{ path: name, code: 'damaged', reason: `cannot be read any more: ${why}` }],
            unreadable: `The upload ${id} cannot be read any more (${why}).`,
        };
    }
}
function filesOf(zip) {
    const files = [];
    const { entries, problems } = (0,_zip_reader_js__WEBPACK_IMPORTED_MODULE_2__/* .readZip */ .u)(zip, LIMITS);
    const unreadable = problems.map(({ path, reason }) => ({
        path,
        code: reason === 'too-large' ? reason : 'damaged',
        reason,
    }));
    for (const entry of entries) {
        try {
            // The engine refuses a larger file by its size alone. Untouched memory costs nothing.
            const bytes = entry.size > _engine_read_document_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_FILE_BYTES */ .gZ ? new Uint8Array(entry.size) : entry.read();
            files.push({ path: entry.path, bytes });
        }
        catch (error) {
            if (!(error instanceof _zip_directory_js__WEBPACK_IMPORTED_MODULE_1__/* .ZipError */ .Wz))
                throw error;
            unreadable.push({ path: entry.path, code: 'damaged', reason: 'damaged' });
        }
    }
    return { files, problems: unreadable };
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
