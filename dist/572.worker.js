export const id = 572;
export const ids = [572];
export const modules = {

/***/ 5245:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ Fingerprinter)
/* harmony export */ });
/* harmony import */ var _fingerprints_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6881);

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

/***/ 6881:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ch: () => (/* binding */ GramHashes),
/* harmony export */   Xq: () => (/* binding */ winnow),
/* harmony export */   aP: () => (/* binding */ GramTable),
/* harmony export */   bE: () => (/* binding */ everyGram)
/* harmony export */ });
/* harmony import */ var _token_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(554);
/* harmony import */ var _tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6273);


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

/***/ 1525:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ NumberLists)
/* harmony export */ });
/**
 * Lists of numbers, one for each document, end to end in one array: a large class has tens of thousands, and an array for
 * each costs more than what it holds.
 */
class NumberLists {
    /** All lists; that of document d lies from `from(d)` to `to(d)`. Replaced when it grows. */
    data = new Uint32Array(1 << 12);
    #ends = new Uint32Array(1 << 8);
    #count = 0;
    /** How many lists there are. */
    get count() {
        return this.#count;
    }
    from(document) {
        return document === 0 ? 0 : this.#ends[document - 1];
    }
    to(document) {
        return this.#ends[document];
    }
    /** Adds the next document's list. */
    add(numbers) {
        const from = this.#count === 0 ? 0 : this.to(this.#count - 1);
        const to = from + numbers.length;
        if (to > this.data.length) {
            const larger = new Uint32Array(Math.max(to, Math.ceil(this.data.length * GROWTH)));
            larger.set(this.data);
            this.data = larger;
        }
        if (this.#count === this.#ends.length) {
            const larger = new Uint32Array(this.#ends.length * 2);
            larger.set(this.#ends);
            this.#ends = larger;
        }
        this.data.set(numbers, from);
        this.#ends[this.#count] = to;
        this.#count += 1;
    }
    /** No list follows: lets go what was reserved for more. */
    trim() {
        this.data = this.data.slice(0, this.#count === 0 ? 0 : this.to(this.#count - 1));
    }
}
const GROWTH = 1.5;


/***/ }),

/***/ 9468:
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

/***/ 9655:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zi: () => (/* binding */ StarterCode),
/* harmony export */   dK: () => (/* binding */ mask),
/* harmony export */   jd: () => (/* binding */ coverCommon)
/* harmony export */ });
/* harmony import */ var _fingerprints_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6881);
/* harmony import */ var _tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6273);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6311);



/** The k-grams of starter code, every one of them (no winnowing), so that each copy of k tokens is found. */
class StarterCode {
    #k;
    #table = new _fingerprints_js__WEBPACK_IMPORTED_MODULE_0__/* .GramTable */ .aP();
    #hashes = new _fingerprints_js__WEBPACK_IMPORTED_MODULE_0__/* .GramHashes */ .Ch();
    #wording = { names: new Float64Array(0), strings: new Float64Array(0) };
    constructor(k) {
        this.#k = k;
    }
    add(tokens, wording) {
        if (wording !== undefined) {
            this.#wording = {
                names: (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KC)(this.#wording.names, wording.names),
                strings: (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KC)(this.#wording.strings, wording.strings),
            };
        }
        const hashes = this.#hashes;
        hashes.compute(tokens, this.#k);
        for (let at = 0; at < hashes.length; at += 1) {
            if (hashes.valid[at] === 1)
                this.#table.add(hashes.low[at], hashes.high[at]);
        }
    }
    get empty() {
        return this.#table.size === 0;
    }
    /** What of a document (its tokens, folded as those that were added) is this starter code. */
    in(tokens) {
        return { tokens: this.cover(tokens), wording: this.#wording };
    }
    /** 1 for each token that is part of starter code. */
    cover(tokens) {
        const covered = new Uint8Array(tokens.length);
        const hashes = this.#hashes;
        hashes.compute(tokens, this.#k);
        let until = 0;
        for (let at = 0; at < hashes.length; at += 1) {
            if (hashes.valid[at] === 1 &&
                this.#table.find(hashes.low[at], hashes.high[at]) >= 0) {
                covered.fill(1, Math.max(at, until), at + this.#k);
                until = at + this.#k;
            }
        }
        return covered;
    }
}
/**
 * 1 for each token under a winnowed fingerprint for which `common` holds 1, in runs of at least `minimumRun` tokens: what
 * is shorter is an idiom that many write by themselves (a loop's head is a k-gram), not code that was handed out.
 */
function coverCommon(length, fingerprints, k, common, minimumRun) {
    const covered = new Uint8Array(length);
    for (let at = 0; at < fingerprints.positions.length; at += 1) {
        if (common[fingerprints.keys[at]] === 1) {
            const from = fingerprints.positions[at];
            covered.fill(1, from, from + k);
        }
    }
    let run = 0;
    for (let at = 0; at <= length; at += 1) {
        if (at < length && covered[at] === 1) {
            run += 1;
        }
        else {
            if (run < minimumRun)
                covered.fill(0, at - run, at);
            run = 0;
        }
    }
    return covered;
}
/** A copy of `tokens` in which covered tokens are separators, so that nothing matches on or across them. */
function mask(tokens, covered) {
    return tokens.map((token, at) => (covered[at] === 1 ? _tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .SEPARATOR */ .wv : token));
}


/***/ }),

/***/ 5291:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ Tiler)
/* harmony export */ });
/* harmony import */ var _tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6273);

/** Equal positions tried for one key: repetitive code (tables of numbers) has thousands, and the first ones serve. */
const MAX_CHAIN = 8;
/** Inside of a run of at least `LONG_RUN` tokens, alternatives are shorter and of little use. */
const LONG_RUN = 60;
const CHAIN_INSIDE = 2;
/** Maximal matches kept for one pair: the budget of a pair. */
const MAX_MATCHES = 60_000;
/** Comparisons of tokens for one pair, as a multiple of both lengths: ends what only generated code can reach. */
const MAX_STEPS_PER_TOKEN = 64;
const LARGEST_STAMP = 2 ** 31;
/**
 * Greedy string tiling (Wise 1993): of all common runs of at least `minimum` tokens the longest that are still free are
 * taken one after another, so that no token is used twice. `index` one document, then `tile` as many others against it.
 */
class Tiler {
    #minimum;
    #tokens = new Uint16Array(0);
    #anchors = {
        positions: new Uint32Array(0),
        keys: new Uint32Array(0),
        from: 0,
        to: 0,
        sure: 0,
    };
    #heads = new Int32Array(1 << 12);
    #mask = 0;
    #next = new Int32Array(1 << 12);
    #matchA = new Int32Array(1 << 10);
    #matchB = new Int32Array(1 << 10);
    #matchLength = new Int32Array(1 << 10);
    #matchNext = new Int32Array(1 << 10);
    #matches = 0;
    #buckets = new Int32Array(1 << 10).fill(-1);
    /** End in b of the last run found on each diagonal (a - b), above `#base` where it is of this pair. */
    #diagonals = new Uint32Array(1 << 12);
    #base = 0;
    #markA = new Uint32Array(1 << 12);
    #markB = new Uint32Array(1 << 12);
    #stamp = 0;
    #tiles = 0;
    #tileA = new Int32Array(1 << 8);
    #tileB = new Int32Array(1 << 8);
    #tileLength = new Int32Array(1 << 8);
    constructor(minimum) {
        this.#minimum = minimum;
    }
    /** Makes `tokens` the first document of the next calls of `tile`. */
    index(tokens, anchors) {
        this.#tokens = tokens;
        this.#anchors = anchors;
        const { keys, from, to } = anchors;
        const count = to - from;
        let size = 1 << 8;
        while (size < count * 2)
            size *= 2;
        if (this.#heads.length < size)
            this.#heads = new Int32Array(size);
        this.#mask = size - 1;
        this.#heads.fill(-1, 0, size);
        if (this.#next.length < count)
            this.#next = new Int32Array(count * 2);
        // From the end, so that each chain lists positions in ascending order.
        for (let at = count - 1; at >= 0; at -= 1) {
            const slot = keys[from + at] & this.#mask;
            this.#next[at] = this.#heads[slot];
            this.#heads[slot] = at;
        }
        if (this.#markA.length < tokens.length) {
            this.#markA = new Uint32Array(tokens.length * 2);
            this.#stamp = 0;
            this.#markB.fill(0);
        }
    }
    /** Tiles of the indexed document (`a`) and this one (`b`), longest first. */
    tile(tokens, anchors) {
        if (this.#markB.length < tokens.length) {
            this.#markB = new Uint32Array(tokens.length * 2);
            this.#stamp = 0;
            this.#markA.fill(0);
        }
        this.#stamp += 1;
        if (this.#equals(tokens))
            this.#placeWhole(tokens);
        else
            this.#place(this.#collect(tokens, anchors));
        return { count: this.#tiles, a: this.#tileA, b: this.#tileB, length: this.#tileLength };
    }
    #equals(tokens) {
        const first = this.#tokens;
        if (first.length !== tokens.length)
            return false;
        for (let at = 0; at < tokens.length; at += 1) {
            if (first[at] !== tokens[at])
                return false;
        }
        return true;
    }
    /** Tiles of a copy: each stretch between separators. */
    #placeWhole(tokens) {
        this.#tiles = 0;
        let from = 0;
        for (let at = 0; at <= tokens.length; at += 1) {
            if (at === tokens.length || tokens[at] === _tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__/* .SEPARATOR */ .wv) {
                if (at - from >= this.#minimum)
                    this.#take(from, from, at - from);
                from = at + 1;
            }
        }
    }
    /** Finds the maximal common runs and sorts them into buckets by length; the longest length. */
    #collect(tokens, anchors) {
        const first = this.#tokens;
        const { positions: firstPositions, keys: firstKeys, from: firstFrom } = this.#anchors;
        const { positions, keys, from, to, sure } = anchors;
        const heads = this.#heads;
        const next = this.#next;
        const mask = this.#mask;
        const minimum = this.#minimum;
        const limit = Math.min(first.length, tokens.length) + 1;
        if (this.#buckets.length < limit)
            this.#buckets = new Int32Array(limit * 2).fill(-1);
        const diagonals = this.#freshDiagonals(first.length + tokens.length);
        const base = this.#base;
        this.#base += tokens.length + 1;
        this.#matches = 0;
        let longest = 0;
        let steps = MAX_STEPS_PER_TOKEN * (first.length + tokens.length);
        let longUntil = 0;
        for (let anchor = from; anchor < to; anchor += 1) {
            const key = keys[anchor];
            const b = positions[anchor];
            let left = b < longUntil ? CHAIN_INSIDE : MAX_CHAIN;
            for (let other = heads[key & mask]; other >= 0; other = next[other]) {
                if (firstKeys[firstFrom + other] !== key)
                    continue;
                if (left === 0)
                    break;
                left -= 1;
                const a = firstPositions[firstFrom + other];
                const diagonal = a - b + tokens.length;
                if (diagonals[diagonal] > base + b) {
                    // Inside of a run that is known.
                    continue;
                }
                let before = 0;
                while (before < a &&
                    before < b &&
                    first[a - before - 1] === tokens[b - before - 1] &&
                    first[a - before - 1] !== _tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__/* .SEPARATOR */ .wv) {
                    before += 1;
                }
                let after = sure;
                while (a + after < first.length &&
                    b + after < tokens.length &&
                    first[a + after] === tokens[b + after] &&
                    first[a + after] !== _tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__/* .SEPARATOR */ .wv) {
                    after += 1;
                }
                const length = before + after;
                steps -= length;
                diagonals[diagonal] = base + b + after;
                if (length >= minimum) {
                    this.#keep(a - before, b - before, length);
                    if (length >= LONG_RUN)
                        longUntil = Math.max(longUntil, b + after - minimum);
                    longest = Math.max(longest, length);
                }
            }
            if (this.#matches >= MAX_MATCHES || steps < 0)
                break;
        }
        return longest;
    }
    #freshDiagonals(count) {
        if (this.#diagonals.length < count) {
            this.#diagonals = new Uint32Array(count * 2);
            this.#base = 0;
        }
        else if (this.#base > LARGEST_STAMP) {
            this.#diagonals.fill(0);
            this.#base = 0;
        }
        return this.#diagonals;
    }
    #keep(a, b, length) {
        const at = this.#matches;
        if (at === this.#matchA.length) {
            this.#matchA = grown(this.#matchA);
            this.#matchB = grown(this.#matchB);
            this.#matchLength = grown(this.#matchLength);
            this.#matchNext = grown(this.#matchNext);
        }
        this.#matchA[at] = a;
        this.#matchB[at] = b;
        this.#matchLength[at] = length;
        this.#matchNext[at] = this.#buckets[length];
        this.#buckets[length] = at;
        this.#matches = at + 1;
    }
    #place(longest) {
        this.#tiles = 0;
        const minimum = this.#minimum;
        const stamp = this.#stamp;
        const markA = this.#markA;
        const markB = this.#markB;
        for (let length = longest; length >= minimum; length -= 1) {
            while (this.#buckets[length] >= 0) {
                const match = this.#buckets[length];
                this.#buckets[length] = this.#matchNext[match];
                const a = this.#matchA[match];
                const b = this.#matchB[match];
                // No tile so far is shorter than this run, so none lies inside of it: what is taken are its two ends.
                let from = 0;
                while (from < length && (markA[a + from] === stamp || markB[b + from] === stamp))
                    from += 1;
                let to = length;
                while (to > from && (markA[a + to - 1] === stamp || markB[b + to - 1] === stamp))
                    to -= 1;
                if (to - from === length) {
                    for (let at = 0; at < length; at += 1) {
                        markA[a + at] = stamp;
                        markB[b + at] = stamp;
                    }
                    this.#take(a, b, length);
                }
                else if (to - from >= minimum) {
                    this.#keep(a + from, b + from, to - from);
                }
            }
        }
    }
    #take(a, b, length) {
        const at = this.#tiles;
        if (at === this.#tileA.length) {
            this.#tileA = grown(this.#tileA);
            this.#tileB = grown(this.#tileB);
            this.#tileLength = grown(this.#tileLength);
        }
        this.#tileA[at] = a;
        this.#tileB[at] = b;
        this.#tileLength[at] = length;
        this.#tiles = at + 1;
    }
}
function grown(array) {
    const larger = new Int32Array(array.length * 2);
    larger.set(array);
    return larger;
}


/***/ })

};
