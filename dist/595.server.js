export const id = 595;
export const ids = [595];
export const modules = {

/***/ 65245:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ Fingerprinter)
/* harmony export */ });
/* harmony import */ var _fingerprints_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46881);

/** Numbers k-grams and chooses each document's fingerprints. */
class Fingerprinter {
    table = new _fingerprints_js__WEBPACK_IMPORTED_MODULE_0__/* .GramTable */ .aP();
    #k;
    #w;
    #hashes = new _fingerprints_js__WEBPACK_IMPORTED_MODULE_0__/* .GramHashes */ .Ch();
    #chosen = new Uint32Array(4096);
    #keys = new Uint32Array(4096);
    #scratch = new Uint32Array(4096);
    /** Serial number of the last document that each number was seen in. */
    #seenIn = new Uint32Array(4096);
    #documents = 0;
    constructor(k, w) {
        this.#k = k;
        this.#w = w;
    }
    /** Winnowed k-grams; valid until the next call. */
    of(tokens) {
        const hashes = this.#hashes;
        hashes.compute(tokens, this.#k);
        this.#reserve(hashes.length);
        const count = (0,_fingerprints_js__WEBPACK_IMPORTED_MODULE_0__/* .winnow */ .Xq)(hashes, this.#w, this.#chosen);
        for (let at = 0; at < count; at += 1) {
            const position = this.#chosen[at];
            const number = this.table.add(hashes.low[position], hashes.high[position]);
            this.#keys[at] = number;
            this.#scratch[at] = number;
        }
        return {
            positions: this.#chosen.subarray(0, count),
            keys: this.#keys.subarray(0, count),
            numbers: this.#distinct(count),
        };
    }
    /** Distinct numbers of all k-grams, without winnowing; valid until the next call. */
    all(tokens) {
        const hashes = this.#hashes;
        hashes.compute(tokens, this.#k);
        this.#reserve(hashes.length);
        let count = 0;
        for (let at = 0; at < hashes.length; at += 1) {
            if (hashes.valid[at] === 1) {
                this.#scratch[count] = this.table.add(hashes.low[at], hashes.high[at]);
                count += 1;
            }
        }
        return this.#distinct(count);
    }
    #reserve(length) {
        if (this.#scratch.length < length) {
            this.#chosen = new Uint32Array(length * 2);
            this.#keys = new Uint32Array(length * 2);
            this.#scratch = new Uint32Array(length * 2);
        }
    }
    /** The first `count` numbers of the scratch, each once, in the order in which they first come. */
    #distinct(count) {
        if (this.#seenIn.length < this.table.size) {
            const larger = new Uint32Array(this.table.size * 2);
            larger.set(this.#seenIn);
            this.#seenIn = larger;
        }
        this.#documents += 1;
        let kept = 0;
        for (let at = 0; at < count; at += 1) {
            const number = this.#scratch[at];
            if (this.#seenIn[number] !== this.#documents) {
                this.#seenIn[number] = this.#documents;
                this.#scratch[kept] = number;
                kept += 1;
            }
        }
        return this.#scratch.subarray(0, kept);
    }
}


/***/ }),

/***/ 46881:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ch: () => (/* binding */ GramHashes),
/* harmony export */   Xq: () => (/* binding */ winnow),
/* harmony export */   aP: () => (/* binding */ GramTable)
/* harmony export */ });
/* unused harmony export everyGram */
/* harmony import */ var _token_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40554);
/* harmony import */ var _tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56273);


/*
 * k-gram hashes of token sequences. Two 32-bit polynomial lanes with different bases, mixed; 52 bits are kept, so that
 * among the 10^7 k-grams of a large set a collision is unlikely (about 10^14 pairs / 4.5 × 10^15).
 */
const BASE_LOW = 0x9e3779b1;
const BASE_HIGH = 0x85ebca6b;
const HIGH_MASK = 0xfffff;
/** The finaliser of MurmurHash3: every bit of the input moves every bit of the result. */
function mix(value) {
    let hash = value ^ (value >>> 16);
    hash = Math.imul(hash, 0x85ebca6b);
    hash ^= hash >>> 13;
    hash = Math.imul(hash, 0xc2b2ae35);
    return (hash ^ (hash >>> 16)) >>> 0;
}
function power(base, exponent) {
    let result = 1;
    for (let at = 0; at < exponent; at += 1)
        result = Math.imul(result, base);
    return result;
}
/** Hashes of all k-grams of one document, by the position of their first token. Reused between documents. */
class GramHashes {
    low = new Uint32Array(4096);
    high = new Uint32Array(4096);
    /** 1 where a k-gram starts that holds no separator. */
    valid = new Uint8Array(4096);
    length = 0;
    /** Fills the arrays for `tokens`. Position i is valid when tokens i .. i+k-1 hold no separator. */
    compute(tokens, k) {
        const count = Math.max(0, tokens.length - k + 1);
        if (this.low.length < count) {
            const size = Math.max(count, this.low.length * 2);
            this.low = new Uint32Array(size);
            this.high = new Uint32Array(size);
            this.valid = new Uint8Array(size);
        }
        this.length = count;
        const outLow = power(BASE_LOW, k);
        const outHigh = power(BASE_HIGH, k);
        let low = 0;
        let high = 0;
        let lastSeparator = -1;
        for (let at = 0; at < tokens.length; at += 1) {
            const token = tokens[at];
            if (token === _tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .SEPARATOR */ .wv)
                lastSeparator = at;
            low = (Math.imul(low, BASE_LOW) + (0,_token_values_js__WEBPACK_IMPORTED_MODULE_0__/* .tokenValue */ .v)(token)) | 0;
            high = (Math.imul(high, BASE_HIGH) + (0,_token_values_js__WEBPACK_IMPORTED_MODULE_0__/* .tokenValue */ .v)(token)) | 0;
            const start = at - k + 1;
            if (start > 0) {
                const gone = (0,_token_values_js__WEBPACK_IMPORTED_MODULE_0__/* .tokenValue */ .v)(tokens[start - 1]);
                low = (low - Math.imul(gone, outLow)) | 0;
                high = (high - Math.imul(gone, outHigh)) | 0;
            }
            if (start >= 0) {
                this.low[start] = mix(low);
                this.high[start] = mix(high) & HIGH_MASK;
                this.valid[start] = start > lastSeparator ? 1 : 0;
            }
        }
    }
}
/**
 * Positions chosen by robust winnowing: in every window of `w` consecutive k-grams the rightmost one of least hash.
 * A run of k-grams shorter than a window gives its least one. `out` is cleared by the caller through its return value:
 * the number of positions written.
 */
function winnow(hashes, w, out) {
    let count = 0;
    let at = 0;
    const { low, high, valid, length } = hashes;
    while (at < length) {
        if (valid[at] === 0) {
            at += 1;
            continue;
        }
        let end = at;
        while (end < length && valid[end] === 1)
            end += 1;
        const windows = Math.max(1, end - at - w + 1);
        let best = -1;
        for (let window = 0; window < windows; window += 1) {
            const from = at + window;
            const to = Math.min(end, from + w);
            if (best >= from) {
                // Only the newcomer can beat the one that is still inside.
                if (!isLess(low, high, to - 1, best))
                    continue;
                best = to - 1;
            }
            else {
                best = from;
                for (let candidate = from + 1; candidate < to; candidate += 1) {
                    if (isLess(low, high, candidate, best))
                        best = candidate;
                }
            }
            out[count] = best;
            count += 1;
        }
        at = end;
    }
    return count;
}
/** Whether the hash at `a` is less than that at `b`, or the same. */
function isLess(low, high, a, b) {
    const one = low[a];
    const other = low[b];
    return one < other || (one === other && high[a] <= high[b]);
}
/** Open-addressing table from a 52-bit hash to a dense number, in typed arrays. */
class GramTable {
    size = 0;
    #slots = new Int32Array(1 << 12).fill(-1);
    #mask = (1 << 12) - 1;
    /** The lower and the upper half of each number's hash, side by side: what is not in a cache is fetched at once. */
    #halves = new Uint32Array(1 << 12);
    /** The number of a hash; a new one gets the next number. */
    add(low, high) {
        let slot = (low ^ high) & this.#mask;
        for (;;) {
            const number = this.#slots[slot];
            if (number < 0)
                break;
            if (this.#halves[number * 2] === low && this.#halves[number * 2 + 1] === high)
                return number;
            slot = (slot + 1) & this.#mask;
        }
        if (this.size * 2 === this.#halves.length) {
            this.#grow();
            return this.add(low, high);
        }
        const number = this.size;
        this.#slots[slot] = number;
        this.#halves[number * 2] = low;
        this.#halves[number * 2 + 1] = high;
        this.size += 1;
        return number;
    }
    /** The number of a hash, or -1. */
    find(low, high) {
        let slot = (low ^ high) & this.#mask;
        for (;;) {
            const number = this.#slots[slot];
            if (number < 0 || (this.#halves[number * 2] === low && this.#halves[number * 2 + 1] === high)) {
                return number;
            }
            slot = (slot + 1) & this.#mask;
        }
    }
    /** The lower half of each number's hash. */
    lows() {
        return Uint32Array.from({ length: this.size }, (_, number) => this.#halves[number * 2]);
    }
    /** The upper half of each number's hash: 20 bits. */
    highs() {
        return Uint32Array.from({ length: this.size }, (_, number) => this.#halves[number * 2 + 1]);
    }
    #grow() {
        // Half of the slots stay empty.
        const capacity = this.#halves.length * 2;
        const halves = new Uint32Array(capacity);
        halves.set(this.#halves);
        this.#halves = halves;
        this.#slots = new Int32Array(capacity).fill(-1);
        this.#mask = capacity - 1;
        for (let number = 0; number < this.size; number += 1) {
            let slot = (halves[number * 2] ^ halves[number * 2 + 1]) & this.#mask;
            while (this.#slots[slot] >= 0)
                slot = (slot + 1) & this.#mask;
            this.#slots[slot] = number;
        }
    }
}
const anchorHashes = new GramHashes();
/** Every k-gram of a document that holds no separator, as anchors for tiling: half of its hash is its key. */
function everyGram(tokens, k) {
    anchorHashes.compute(tokens, k);
    const positions = new Uint32Array(anchorHashes.length);
    let count = 0;
    for (let at = 0; at < anchorHashes.length; at += 1) {
        if (anchorHashes.valid[at] === 1) {
            positions[count] = at;
            count += 1;
        }
    }
    return {
        sure: 0,
        from: 0,
        to: count,
        positions: positions.slice(0, count),
        keys: Uint32Array.from({ length: count }, (_, at) => anchorHashes.low[positions[at]]),
    };
}


/***/ }),

/***/ 19468:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ PARAMETERS)
/* harmony export */ });
const PARAMETERS = {
    k: 12,
    w: 4,
    minimumTile: 15,
    suspicionFrom: 8,
    leastSuspicion: 2,
    mergeGap: 6,
    smallK: 4,
    rarityPower: 4,
    stringPower: 2,
    nameDoubt: 4,
    stringDoubt: 0.5,
    roleRun: 4,
    roleTimes: 3,
    rolePower: 2,
    roleDoubt: 1,
    roleWeight: 3,
    roleEnough: 7,
    smallWeight: 1,
    gapCost: 1,
    denseWeight: 0.5,
    wordingWeight: 4,
    minimumTokens: 120,
    partners: 10,
    shownPairs: 3,
    shownRuns: 200_000,
    tileFrom: 0.1,
    tileBudgetTokens: 40_000_000,
    tileMostTokens: 300_000_000,
    maxPairs: 10_000,
    lookBudget: 1_000_000_000,
    mostHolders: 200,
    samples: 16,
    nearest: 32,
    likely: 16,
    commonShare: 0.3,
    commonRun: 36,
    commonAtLeast: 3,
    commonFromSubmissions: 8,
    residueFingerprints: 20,
    residueShare: 0.1,
    classDoubt: 2,
    standsOutFactor: 6,
    standsOutAtLeast: 40,
    standsOutLength: 8,
    standsOutPartner: 3,
    clusterFrom: 75,
    guardFrom: 8,
    guardTokens: 300,
    guardPairs: 45,
    guardRest: 42,
    guardPartner: 3,
    guardPartners: 60,
    imprintSample: 32,
    webRunGrowth: 4,
    webShare: 25,
    webPartners: 40,
    tutorialShare: 0.5,
};


/***/ }),

/***/ 27595:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pairsToDate: () => (/* binding */ pairsToDate),
  whoWasFirst: () => (/* binding */ whoWasFirst)
});

// EXTERNAL MODULE: ./build/text/compare-text.js
var compare_text = __webpack_require__(74273);
;// CONCATENATED MODULE: ./build/dossier/fragments.js

function otherSide(side) {
    return side === 'left' ? 'right' : 'left';
}
/** Neighbouring tiles with no more lines between them are shown as one. */
const GAP = 2;
/** What two submissions share, in the order of the left one's files and lines. Either side may know it. */
function fragmentsBetween(a, detailA, b, detailB) {
    const own = detailA.matches
        .filter((match) => match.other === b)
        .map((match) => ({
        left: match.own,
        right: match.region,
        tokens: match.tokens,
        sharedBy: match.sharedBy,
    }));
    const mirrored = detailB.matches
        .filter((match) => match.other === a)
        .map((match) => ({
        left: match.region,
        right: match.own,
        tokens: match.tokens,
        sharedBy: match.sharedBy,
    }));
    return neighboursJoined(own.length >= mirrored.length ? own : mirrored);
}
/** Fragments that follow each other on both sides as one, in the order of the left one's files and lines. */
function neighboursJoined(fragments) {
    const sorted = fragments.toSorted((x, y) => (0,compare_text/* compareText */.n)(x.left.file, y.left.file) ||
        (0,compare_text/* compareText */.n)(x.right.file, y.right.file) ||
        (x.left.lineStart ?? 0) - (y.left.lineStart ?? 0));
    const result = [];
    for (const fragment of sorted) {
        const last = result.at(-1);
        if (last !== undefined && follows(last.left, fragment.left) && follows(last.right, fragment.right)) {
            result[result.length - 1] = {
                left: joined(last.left, fragment.left),
                right: joined(last.right, fragment.right),
                tokens: last.tokens === null || fragment.tokens === null ? null : last.tokens + fragment.tokens,
                // Nobody has both who has not each.
                sharedBy: last.sharedBy === null || fragment.sharedBy === null
                    ? null
                    : Math.min(last.sharedBy, fragment.sharedBy),
            };
        }
        else {
            result.push(fragment);
        }
    }
    return result.toSorted((x, y) => (0,compare_text/* compareText */.n)(x.left.file, y.left.file) || (x.left.lineStart ?? 0) - (y.left.lineStart ?? 0));
}
function follows(before, after) {
    if (before.file !== after.file || before.lineEnd === null || after.lineStart === null)
        return false;
    const between = after.lineStart - before.lineEnd;
    return between >= 0 && between <= GAP + 1;
}
function joined(before, after) {
    return { ...before, lineEnd: Math.max(before.lineEnd ?? 0, after.lineEnd ?? after.lineStart ?? 0) };
}

// EXTERNAL MODULE: ./build/languages/languages.js + 36 modules
var languages = __webpack_require__(33942);
// EXTERNAL MODULE: ./build/report/packed-source.js
var packed_source = __webpack_require__(20489);
// EXTERNAL MODULE: ./build/report/ranking.js
var ranking = __webpack_require__(321);
// EXTERNAL MODULE: ./build/sources/selection/selection.js
var selection = __webpack_require__(29210);
// EXTERNAL MODULE: ./build/embedded/engine/fingerprinter.js
var fingerprinter = __webpack_require__(65245);
// EXTERNAL MODULE: ./build/embedded/engine/normalise.js
var normalise = __webpack_require__(33988);
// EXTERNAL MODULE: ./build/embedded/engine/parameters.js
var parameters = __webpack_require__(19468);
// EXTERNAL MODULE: ./build/embedded/engine/read-document.js + 24 modules
var read_document = __webpack_require__(61181);
;// CONCATENATED MODULE: ./build/history/code-reader.js




/** A program that has so much of a fragment has it: a line may have been added or left out. */
const MOST = 0.8;
/** Reads code as the engine does, to find a piece of it in other states of a program. */
class CodeReader {
    #languageId;
    #fingerprinter = new fingerprinter/* Fingerprinter */.U(parameters/* PARAMETERS */.z.k, parameters/* PARAMETERS */.z.w);
    constructor(languageId) {
        this.#languageId = languageId;
    }
    /** All of a program. */
    all(files) {
        return this.#gramsOf(this.#read(files).tokens);
    }
    /** Some lines of a program; null: there are no such lines, or too few for a run. */
    region(files, { file, lineStart, lineEnd }) {
        const { tokens, lines, facts } = this.#read(files);
        const span = facts.files.find(({ path }) => path === file);
        if (span === undefined)
            return null;
        let [from, to] = [span.from, span.to];
        while (from < to && (lines[from] ?? 0) < lineStart)
            from += 1;
        while (to > from && (lines[to - 1] ?? 0) > lineEnd)
            to -= 1;
        const grams = this.#gramsOf(tokens.subarray(from, to));
        return grams.size === 0 ? null : grams;
    }
    #gramsOf(tokens) {
        return new Set(this.#fingerprinter.all(tokens));
    }
    #read(files) {
        const extras = { quality: false, abstracted: false };
        const { tokens, facts } = (0,read_document/* readDocument */.u0)({ id: 0, role: 'submission', files }, this.#languageId, extras);
        return { tokens: (0,normalise/* fold */.A)(tokens), lines: facts.lines, facts };
    }
}
/** Whether most of a fragment stands in a program, in one file or in several, whatever they are called. */
function holds(program, fragment) {
    let common = 0;
    for (const gram of fragment)
        if (program.has(gram))
            common += 1;
    return common >= MOST * fragment.size;
}

// EXTERNAL MODULE: ./build/history/limits.js
var limits = __webpack_require__(42943);
// EXTERNAL MODULE: ./build/domain/outcome.js
var outcome = __webpack_require__(93153);
// EXTERNAL MODULE: ./build/github/errors.js
var errors = __webpack_require__(47307);
// EXTERNAL MODULE: ./build/sources/github/contents.js
var contents = __webpack_require__(93319);
;// CONCATENATED MODULE: ./build/history/bisect.js
/** So few states are read one after the other. */
const FEW = 6;
/** Where a longer list is looked at besides, as shares of what lies before the place that was found. */
const SPOTS = [1 / 3, 2 / 3];
/**
 * The first of `length` states in which something holds that holds in the last. A short list is read from its beginning. In a
 * longer one the first state is read, then the place is found by bisection, and some states before it are looked at too: code
 * may have been there, taken out, and put in again.
 *
 * @param holds null: the state cannot be read
 */
async function firstOf(length, holds) {
    const known = new Map([[length - 1, true]]);
    const read = async (index) => {
        const before = known.get(index);
        if (before !== undefined)
            return before;
        const now = await holds(index);
        known.set(index, now);
        return now;
    };
    const found = length <= FEW ? await fromTheBeginning(length, read) : await byBisection(length, read);
    for (let at = 0; at < found; at += 1)
        if (known.get(at) !== false)
            return { index: found, isExact: false };
    return { index: found, isExact: true };
}
async function fromTheBeginning(length, read) {
    for (let at = 0; at < length - 1; at += 1)
        if ((await read(at)) === true)
            return at;
    return length - 1;
}
async function byBisection(length, read) {
    if ((await read(0)) === true)
        return 0;
    const between = async (low, high) => {
        let [from, to] = [low, high];
        while (to - from > 1) {
            const middle = Math.floor((from + to) / 2);
            if ((await read(middle)) === true)
                to = middle;
            else
                from = middle;
        }
        return to;
    };
    let found = await between(0, length - 1);
    for (const share of SPOTS) {
        const spot = Math.floor(found * share);
        if (spot > 0 && (await read(spot)) === true)
            found = await between(0, spot);
    }
    return found;
}

// EXTERNAL MODULE: ./build/github/pushes.js
var github_pushes = __webpack_require__(24112);
// EXTERNAL MODULE: ./build/sources/github/repository.js
var github_repository = __webpack_require__(1493);
;// CONCATENATED MODULE: ./build/history/push-history.js




/** Statuses of a repository that is gone, or that the token may not see. */
const GONE = new Set([403, 404, 410, 451]);
/**
 * What the default branch of a repository held after each push, oldest first, up to and with the commit that was compared.
 * Times are GitHub's, never those of the commits. Two requests, and one more for each 100 pushes.
 *
 * @throws GitHubError for what is no answer: a rate limit, no connection
 */
async function readPushHistory(github, name, sha) {
    let isMade;
    let ref;
    try {
        const repository = await (0,github_repository/* readRepository */.Nu)(github, name);
        isMade = repository.fork || repository.template !== null;
        ref = `refs/heads/${repository.defaultBranch ?? 'main'}`;
    }
    catch (error) {
        if (isRefusal(error) && GONE.has((0,errors/* statusOf */.c2)(error)))
            return 'gone';
        throw error;
    }
    const newestFirst = [];
    try {
        let pages = 0;
        for await (const page of (0,github_pushes/* pushPages */.Du)(github, name, ref)) {
            newestFirst.push(...page.filter((push) => push.ref === ref));
            pages += 1;
            if (pages >= github_pushes/* MAX_PUSH_PAGES */.nF)
                break;
        }
    }
    catch (error) {
        if (isRefusal(error) && (0,github_pushes/* isWithheldStatus */.QB)((0,errors/* statusOf */.c2)(error)))
            return 'withheld';
        throw error;
    }
    const states = statesOf(upTo(newestFirst.toReversed(), sha), sha, isMade);
    return states.at(-1)?.sha === sha ? states : 'no-record';
}
/** GitHub's answer, and no rate limit: that one passes. */
function isRefusal(error) {
    return error instanceof outcome/* GitHubError */.y_ && error.outcome !== 'rate-limited';
}
/** The pushes up to the last one that left this commit; else those before the one that replaced it. */
function upTo(pushes, sha) {
    const last = pushes.findLastIndex(({ after }) => after === sha);
    if (last >= 0)
        return pushes.slice(0, last + 1);
    const next = pushes.findIndex(({ before }) => before === sha);
    return pushes.slice(0, next + 1);
}
function statesOf(pushes, sha, isMade) {
    const [first] = pushes;
    if (first === undefined)
        return [];
    const states = [];
    // What the oldest push on record replaced was there before.
    if (first.before !== github_pushes/* NO_COMMIT */.U2)
        states.push({ sha: first.before, at: null, isGiven: isMade });
    for (const { before, after, timestamp } of pushes) {
        if (states.at(-1)?.sha === sha && before === sha)
            break;
        if (after === github_pushes/* NO_COMMIT */.U2 || states.at(-1)?.sha === after)
            continue;
        states.push({ sha: after, at: timestamp, isGiven: isMade && states.length === 0 });
    }
    return states;
}

;// CONCATENATED MODULE: ./build/history/repository-history.js







/** The requests that one run spends on histories. */
class Budget {
    #github;
    #before;
    #isClosed = false;
    constructor(github) {
        this.#github = github;
        this.#before = github.budget().used;
    }
    /** Requests so far. */
    get used() {
        return this.#github.budget().used - this.#before;
    }
    /** Whether more may be asked. */
    get isOpen() {
        const { limit, remaining } = this.#github.budget();
        const isScarce = remaining !== null && limit !== null && remaining < limit * limits/* HISTORY_LIMITS */.A.reserve;
        return !this.#isClosed && !isScarce && this.used < limits/* HISTORY_LIMITS */.A.requests;
    }
    /** Nothing more is asked. */
    close() {
        this.#isClosed = true;
    }
}
/** The budget is used up. */
class Spent extends Error {
}
/** The pushes of one repository up to one commit. What was read is kept: several pairs may ask. */
class RepositoryHistory {
    #reading;
    #name;
    #sha;
    #states;
    constructor(name, sha, reading) {
        this.#name = name;
        this.#sha = sha;
        this.#reading = reading;
    }
    /**
     * The push in which a piece of the compared commit's code first stood here. A request that fails costs this answer alone.
     *
     * @throws the signal's reason
     */
    async firstWith(fragment) {
        const { signal, budget } = this.#reading;
        try {
            return await this.#search(fragment);
        }
        catch (error) {
            signal.throwIfAborted();
            if (error instanceof Spent)
                return unseen('over-budget');
            if (!(error instanceof outcome/* Failure */.HR))
                throw error;
            if (error.outcome !== 'rate-limited')
                return unseen('unreachable');
            budget.close();
            return unseen('over-budget');
        }
    }
    async #search(fragment) {
        const { github } = this.#reading;
        if (this.#states === undefined) {
            this.#spend();
            this.#states = readPushHistory(github, this.#name, this.#sha);
        }
        const states = await this.#states;
        if (typeof states === 'string')
            return unseen(states);
        const { index, isExact } = await firstOf(states.length, async (at) => {
            const program = await this.#program(states[at]?.sha ?? '');
            return program === null ? null : holds(program, fragment);
        });
        const state = states[index];
        if (state === undefined || (state.at === null && !state.isGiven))
            return unseen('no-record');
        if (state.isGiven || state.at === null)
            return unseen('template');
        const isFirstPush = states.slice(0, index).every(({ isGiven }) => isGiven);
        const { sha, at } = state;
        return {
            seen: { kind: 'push', at, sha, isFirstPush, isExact },
            beginning: index === 0 && states.length > 1 ? await this.#program(sha) : null,
        };
    }
    /** All code of a commit; null: the commit cannot be read, as after a forced push it may be gone. */
    #program(sha) {
        const { programs } = this.#reading;
        const known = programs.get(sha);
        if (known !== undefined)
            return known;
        this.#spend();
        const read = this.#read(sha);
        programs.set(sha, read);
        return read;
    }
    async #read(sha) {
        const { github, selection, signal, reader } = this.#reading;
        try {
            const { files } = await (0,contents/* readContents */.r)(github, this.#name, sha, selection, signal);
            const read = files.map(async (file) => ({ path: file.path, bytes: await file.read() }));
            return reader.all(await Promise.all(read));
        }
        catch (error) {
            signal.throwIfAborted();
            if (error instanceof outcome/* GitHubError */.y_ && MISSING.has((0,errors/* statusOf */.c2)(error)))
                return null;
            throw error;
        }
    }
    #spend() {
        if (!this.#reading.budget.isOpen)
            throw new Spent();
    }
}
/** Statuses of a commit that is not there any more. */
const MISSING = new Set([404, 409, 422]);
/** Why nobody can say. */
function unseen(reason) {
    return { seen: { kind: 'unknown', reason }, beginning: null };
}

;// CONCATENATED MODULE: ./build/history/who-was-first.js








/**
 * The pairs that are asked about, the most suspicious first: those that are flagged or stand out, of which at least one side is a
 * repository.
 */
function pairsToDate(report) {
    const { findings, thresholds, verdict } = report;
    const byKey = new Map(findings.submissions.map((one) => [one.key, one]));
    const flagged = new Set(verdict.flagged.flatMap(({ key, by }) => (by.includes('similarity') ? [key] : [])));
    return (0,ranking/* rankPairs */.WU)(report)
        .filter(({ pair, average, dismissed, standsOut }) => {
        if (dismissed !== null || pair.together !== undefined)
            return false;
        const isFlagged = (average ?? 0) > thresholds.similarity && [pair.a, pair.b].some((key) => flagged.has(key));
        if (!isFlagged && !standsOut)
            return false;
        return [pair.a, pair.b].some((key) => byKey.get(key)?.origin?.kind === 'repository');
    })
        .map(({ pair }) => pair);
}
/**
 * Finds for each pair in which push its longest shared fragment first stood on either side, by the times that GitHub's server
 * noted. Commit dates are their author's to choose and are never asked.
 *
 * @param pairs the most suspicious first; what is over a limit is answered with the reason
 * @param options which files count, as for the check
 * @param onFound called for each pair as soon as it is known
 * @returns requests that were made
 * @throws the signal's reason
 */
async function whoWasFirst(findings, pairs, options, around, onFound) {
    const reading = {
        ...around,
        selection: (0,selection/* createSelection */.P1)(options),
        reader: new CodeReader((0,languages/* languageNamed */.Mv)(findings.language)?.id ?? languages/* AUTO_DETECT */.Ej),
        budget: new Budget(around.github),
        programs: new Map(),
    };
    const sources = (0,packed_source/* packedSources */.t)(findings);
    const histories = new Histories(sources.read, reading);
    const byKey = new Map(findings.submissions.map((one) => [one.key, one]));
    try {
        for (const [at, pair] of pairs.entries()) {
            around.signal.throwIfAborted();
            const [a, b] = [byKey.get(pair.a), byKey.get(pair.b)];
            if (a === undefined || b === undefined)
                continue;
            const lines = longestFragment(a, b);
            const isAsked = at < limits/* HISTORY_LIMITS */.A.pairs;
            const left = isAsked ? await histories.seenIn(a, lines?.a) : unseen('over-budget');
            const right = isAsked ? await histories.seenIn(b, lines?.b) : unseen('over-budget');
            onFound({ pair, first: firstOfPair(left, right, lines) });
        }
    }
    finally {
        await sources.close();
    }
    return reading.budget.used;
}
/** The repositories of a class, each read when it is first asked for. */
class Histories {
    #read;
    #reading;
    #byKey = new Map();
    constructor(read, reading) {
        this.#read = read;
        this.#reading = reading;
    }
    /** Where some lines of a submission first stood. @throws the signal's reason */
    async seenIn({ key, origin }, region) {
        if (origin?.kind !== 'repository')
            return unseen('no-repository');
        const files = region === undefined ? null : await this.#read(key);
        const fragment = files === null || region === undefined ? null : this.#reading.reader.region(files, region);
        if (fragment === null)
            return unseen('no-lines');
        const history = this.#byKey.get(key) ?? new RepositoryHistory(origin, origin.sha, this.#reading);
        this.#byKey.set(key, history);
        return history.firstWith(fragment);
    }
}
/** What both began with, before anybody pushed more, is a template that nobody declared, and tells nothing of the two. */
function firstOfPair(left, right, lines) {
    const isTemplate = left.beginning !== null &&
        right.beginning !== null &&
        left.beginning.size === right.beginning.size &&
        right.beginning.isSubsetOf(left.beginning);
    const [a, b] = (isTemplate ? [unseen('template'), unseen('template')] : [left, right]).map(({ seen }) => seen);
    return {
        a: a ?? left.seen,
        b: b ?? right.seen,
        ...(lines === null ? {} : { fragment: { a: lines.a, b: lines.b } }),
    };
}
/** The longest fragment of a pair whose lines the service named, on either side. */
function longestFragment(a, b) {
    const own = fragmentsOf(a, b.key, false);
    const fragments = neighboursJoined(own.length > 0 ? own : fragmentsOf(b, a.key, true));
    const [longest] = fragments.toSorted((x, y) => (y.tokens ?? 0) - (x.tokens ?? 0));
    const left = longest === undefined ? null : linesOf(longest.left);
    const right = longest === undefined ? null : linesOf(longest.right);
    return left === null || right === null ? null : { a: left, b: right };
}
function fragmentsOf(one, other, isTurned) {
    return one.matches
        .filter((match) => match.otherKey === other)
        .map(({ own, other: region, tokens }) => ({
        left: isTurned ? region : own,
        right: isTurned ? own : region,
        tokens,
        sharedBy: null,
    }));
}
function linesOf({ file, lineStart, lineEnd }) {
    return lineStart === null ? null : { file, lineStart, lineEnd: lineEnd ?? lineStart };
}


/***/ })

};
