export const id = 901;
export const ids = [901];
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

/***/ 25901:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  imprintVersion: () => (/* binding */ imprintVersion)
});

// EXTERNAL MODULE: ./build/languages/languages.js + 36 modules
var languages = __webpack_require__(33942);
// EXTERNAL MODULE: ./build/embedded/engine/parameters.js
var parameters = __webpack_require__(19468);
;// CONCATENATED MODULE: ./build/embedded/engine/ai-scale.js

/** Share of runs found → score; linear between. How often people reach 0.5 stands in `MEASURED`. */
const SCALE = (/* unused pure expression or super */ null && ([
    [0, 0],
    [0.35, 50],
    [0.5, 75],
    [0.6, 85],
    [0.75, 100],
]));
/** What `bench/ai-references.ts` prints for three solutions of the same task, on the tasks that took no part in the choice. */
const MEASURED = { above: 5, scores: 3740, people: 177, tasks: 7 };
/** The share that they are above. */
const FLAGGED = 0.5;
/** From this share of the solutions' code on, the class says more about the task than the score about a student. */
const MOSTLY = 0.5;
/** The score (0..100) of a share of runs (0..1). */
function ai_scale_calibrated(share) {
    for (let at = 1; at < SCALE.length; at += 1) {
        const [from, low] = SCALE[at - 1];
        const [to, high] = SCALE[at];
        if (share <= to)
            return low + ((high - low) * (share - from)) / (to - from);
    }
    return 100;
}
/** What a person has to know to read the scores: how they come about, how often people reach them, who has none. */
function ai_scale_scaleNotices(facts) {
    const { references, unscored, run, leastClass, isSmall, leftOut } = facts;
    if (isSmall) {
        return [
            `There are no AI scores: with fewer than ${leastClass} submissions it cannot be told what the task makes everybody write.`,
        ];
    }
    const solutions = references === 1 ? 'one AI-written solution' : `${references} AI-written solutions`;
    const many = `at least ${Math.round(100 * facts.commonShare)} % of the other submissions have`;
    const points = SCALE.slice(1)
        .map(([share, score]) => `${100 * share} % scores ${score}`)
        .join(', ');
    const without = unscored === 0
        ? ''
        : ` ${unscored} ${unscored === 1 ? 'submission has' : 'submissions have'} no score: too little code of its own beside the starter code and what many have, or in no language of the solutions.`;
    const how = `AI scores say how much of a submission stands in ${solutions}, in runs of ${run} tokens, without what ${many}: ${points}.`;
    const { above, scores, people, tasks } = MEASURED;
    const rate = ((100 * above) / scores).toFixed(2);
    const often = `Measured with three solutions of the same task, in ${tasks} tasks: of ${formatCount(scores)} scores of ${people} programs written by people ${above} were above ${100 * FLAGGED} % (${rate} %).`;
    const notice = `${how} ${often} A low score does not say that no AI was used.${without}`;
    return leftOut < MOSTLY
        ? [notice]
        : [
            notice,
            `${Math.round(100 * leftOut)} % of the AI-written code is code that ${many}. Either the task leaves little choice, or many used such a solution: the AI scores cannot tell which, and what many share does not count in them.`,
        ];
}

// EXTERNAL MODULE: ./build/embedded/engine/fingerprints.js
var fingerprints = __webpack_require__(46881);
// EXTERNAL MODULE: ./build/embedded/engine/pair-score.js
var pair_score = __webpack_require__(10171);
// EXTERNAL MODULE: ./build/embedded/engine/tokenizers/vocabulary.js
var vocabulary = __webpack_require__(56273);
// EXTERNAL MODULE: ./build/embedded/engine/words.js
var words = __webpack_require__(26311);
;// CONCATENATED MODULE: ./build/embedded/engine/starter-code.js



/** The k-grams of starter code, every one of them (no winnowing), so that each copy of k tokens is found. */
class starter_code_StarterCode {
    #k;
    #table = new GramTable();
    #hashes = new GramHashes();
    #wording = { names: new Float64Array(0), strings: new Float64Array(0) };
    constructor(k) {
        this.#k = k;
    }
    add(tokens, wording) {
        if (wording !== undefined) {
            this.#wording = {
                names: union(this.#wording.names, wording.names),
                strings: union(this.#wording.strings, wording.strings),
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
function starter_code_coverCommon(length, fingerprints, k, common, minimumRun) {
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
function starter_code_mask(tokens, covered) {
    return tokens.map((token, at) => (covered[at] === 1 ? SEPARATOR : token));
}

;// CONCATENATED MODULE: ./build/embedded/engine/tiling.js

/** Equal positions tried for one key: repetitive code (tables of numbers) has thousands, and the first ones serve. */
const MAX_CHAIN = 8;
/** Inside of a run of at least `LONG_RUN` tokens, alternatives are shorter and of little use. */
const LONG_RUN = 60;
const CHAIN_INSIDE = 2;
/** Maximal matches kept for one pair: the budget of a pair. */
const MAX_MATCHES = 60_000;
/** Comparisons of tokens for one pair, as a multiple of both lengths: ends what only generated code can reach. */
const MAX_STEPS_PER_TOKEN = 64;
const LARGEST_STAMP = (/* unused pure expression or super */ null && (2 ** 31));
/**
 * Greedy string tiling (Wise 1993): of all common runs of at least `minimum` tokens the longest that are still free are
 * taken one after another, so that no token is used twice. `index` one document, then `tile` as many others against it.
 */
class tiling_Tiler {
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
            if (at === tokens.length || tokens[at] === SEPARATOR) {
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
                    first[a - before - 1] !== SEPARATOR) {
                    before += 1;
                }
                let after = sure;
                while (a + after < first.length &&
                    b + after < tokens.length &&
                    first[a + after] === tokens[b + after] &&
                    first[a + after] !== SEPARATOR) {
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

;// CONCATENATED MODULE: ./build/embedded/engine/ai-references.js







/** More references than this void the calibration: their union would hold any solution. */
const ai_references_MAX_REFERENCES = 5;
/** Fewer distinct runs than this, without what many have, say nothing. */
const MINIMUM_RUNS = 100;
const MAX_FRAGMENTS = 200;
/** Raised when more than `MAX_REFERENCES` AI references are given. */
class ai_references_TooManyReferences extends RangeError {
    name = 'TooManyReferences';
    constructor() {
        super(`At most ${ai_references_MAX_REFERENCES} AI references can be compared with: with more the score would mean nothing.`);
    }
}
/**
 * AI-written solutions of the task, against which the submissions of a class are scored by their runs of k tokens.
 *
 * A run that many of the class have is the task's, and no sign of an AI: it does not count, as detected starter code does not.
 */
class ai_references_AiReferences {
    #parameters;
    #starter;
    #families = new Set();
    #hashes = new GramHashes();
    /** Distinct runs; those of the references have the first numbers, below `#known`. */
    #runs = new GramTable();
    #known;
    /** How many submissions have each run. */
    #holders;
    /** Distinct runs of each submission that is in a language of the references, by its id. */
    #own = new Map();
    #references;
    /**
     * @param references the solutions
     * @param base starter code, which counts nowhere
     * @param submissions the class, all of which `score` can be asked about
     */
    constructor(references, base, submissions, parameters) {
        this.#parameters = parameters;
        this.#starter = new StarterCode(parameters.k);
        for (const { tokens } of base)
            this.#starter.add(tokens);
        this.#references = references.map((code) => {
            const tokens = this.#masked(code);
            this.#number(tokens, (_, family) => this.#families.add(family));
            return { code, tokens, anchors: everyGram(tokens, parameters.k) };
        });
        this.#known = this.#runs.size;
        for (const submission of references.length === 0 ? [] : submissions) {
            const own = new Set();
            this.#number(this.#masked(submission), (run) => own.add(run), this.#families);
            if (own.size > 0)
                this.#own.set(submission.id, Uint32Array.from(own));
        }
        this.#holders = new Uint32Array(this.#runs.size);
        for (const own of this.#own.values()) {
            for (const run of own)
                this.#holders[run] = this.#holders[run] + 1;
        }
    }
    /** Whether the class is too small to tell what the task makes everybody write: then nobody has a score. */
    get isSmall() {
        return this.#own.size < this.#parameters.commonFromSubmissions;
    }
    /** Share of the references' runs (0..1) that do not count because many of the class have them. */
    get leftOut() {
        let common = 0;
        for (let run = 0; run < this.#known; run += 1) {
            if (this.#holders[run] >= this.#many(this.#own.size))
                common += 1;
        }
        return this.#known === 0 ? 0 : common / this.#known;
    }
    /**
     * The score of a submission and where it comes from; null where there are no references in its language, too little
     * code is left beside what does not count, or the class is too small.
     */
    score(submission) {
        const own = this.#own.get(submission.id);
        if (own === undefined ||
            this.isSmall ||
            submission.files.every(({ family }) => FAMILIES[family].hasNoAiScore)) {
            return null;
        }
        const counted = own.filter((run) => !this.#isCommon(run));
        if (counted.length < MINIMUM_RUNS)
            return null;
        let found = 0;
        for (const run of counted)
            found += run < this.#known ? 1 : 0;
        return { score: calibrated(found / counted.length), fragments: this.#fragments(submission) };
    }
    #masked({ tokens }) {
        return mask(tokens, this.#starter.cover(tokens));
    }
    /** Calls `note` with the number of each run of these tokens, its family and its place; of the families given, if any are. */
    #number(tokens, note, families) {
        const hashes = this.#hashes;
        hashes.compute(tokens, this.#parameters.k);
        for (let at = 0; at < hashes.length; at += 1) {
            const family = Math.floor(tokens[at] / TOKEN_LIMIT);
            if (hashes.valid[at] === 1 && families?.has(family) !== false) {
                note(this.#runs.add(hashes.low[at], hashes.high[at]), family, at);
            }
        }
    }
    /** How many of a number of submissions are many. */
    #many(submissions) {
        const { commonShare, commonAtLeast } = this.#parameters;
        return Math.max(commonAtLeast, commonShare * submissions);
    }
    /** Whether many of the other submissions have what a submission has. */
    #isCommon(run) {
        return this.#holders[run] - 1 >= this.#many(this.#own.size - 1);
    }
    /** Regions of the submission in each reference, the longest first; only those with code that counts. */
    #fragments(submission) {
        const { k } = this.#parameters;
        const tokens = this.#masked(submission);
        /** How many places up to each one begin a run that counts. */
        const counted = new Uint32Array(tokens.length + 1);
        this.#number(tokens, (run, _, at) => {
            counted[at + 1] = this.#isCommon(run) ? 0 : 1;
        }, this.#families);
        for (let at = 1; at <= tokens.length; at += 1) {
            counted[at] = counted[at] + counted[at - 1];
        }
        const tiler = new Tiler(k);
        tiler.index(tokens, everyGram(tokens, k));
        const fragments = [];
        for (const reference of this.#references) {
            const tiles = tiler.tile(reference.tokens, reference.anchors);
            const runs = Array.from({ length: tiles.count }, (_, tile) => ({
                a: tiles.a[tile],
                b: tiles.b[tile],
                length: tiles.length[tile],
            }))
                .filter(({ a, length }) => counted[a + length - k + 1] > counted[a])
                .toSorted((x, y) => x.a - y.a)
                .flatMap(({ a, b, length }) => [a, b, length]);
            for (const fragment of fragmentsOf(submission, reference.code, Int32Array.from(runs), 0)) {
                fragments.push({ ...fragment, reference: reference.code.id });
            }
        }
        return fragments.toSorted((a, b) => b.tokens - a.tokens).slice(0, MAX_FRAGMENTS);
    }
}

// EXTERNAL MODULE: ./build/embedded/engine/fingerprinter.js
var fingerprinter = __webpack_require__(65245);
// EXTERNAL MODULE: ./build/embedded/engine/normalise.js
var normalise = __webpack_require__(33988);
// EXTERNAL MODULE: ./build/embedded/engine/token-values.js
var token_values = __webpack_require__(40554);
;// CONCATENATED MODULE: ./build/embedded/engine/roles.js



/*
 * What a variable is used for, one use after the other: its roles. Whoever renames variables, moves statements or inserts
 * others leaves most roles as they are, and statements between two uses do not part them.
 */
/** Tokens that say the same about a name beside them stand for the first of their list. */
const ALIKE = ['; ) , { } ]', '< > <= >= <=>', '== != === !== is', '&& || and or not !', '. -> ?. ::'].map((list) => list.split(' ').map(vocabulary/* intern */.HL));
const CLASS = Uint16Array.from({ length: vocabulary/* TOKEN_LIMIT */.qr }, (_, id) => id);
for (const list of ALIKE)
    for (const id of list)
        CLASS[id] = list[0];
for (const id of [vocabulary/* SEPARATOR */.wv, vocabulary/* NEWLINE */.Xy, vocabulary/* INDENT */.BH, vocabulary/* DEDENT */.lZ])
    CLASS[id] = (0,vocabulary/* intern */.HL)(';');
/** Around these two operands may change places. */
const SWAPPED = new Uint8Array(vocabulary/* TOKEN_LIMIT */.qr);
for (const word of ['<', '==', '&&', '+', '*'])
    SWAPPED[(0,vocabulary/* intern */.HL)(word)] = 1;
const START = 0x51ed270b;
const END = 0x2545f491;
/** Numbers the runs of roles of one document after the other. */
class roles_RoleGrams {
    table = new GramTable();
    #most;
    #numbers = new Uint32Array(1 << 10);
    /** Of each number the document that had it last, and how many times. */
    #seenIn = new Uint32Array(1 << 12);
    #times = new Uint8Array(1 << 12);
    #documents = 0;
    #window;
    /** `length` roles are a run, of which `most` equal ones of a document are told apart. */
    constructor(length, most) {
        this.#most = most;
        this.#window = new Uint32Array(length);
    }
    /**
     * Distinct numbers of the runs of roles of a document, valid until the next call. `tokens` are its own, not folded, starter
     * code masked; `uses` as `variableUses` gives them.
     */
    of(tokens, uses) {
        this.#documents += 1;
        if (this.#numbers.length < uses.length * 2)
            this.#numbers = new Uint32Array(uses.length * 4);
        let count = 0;
        let length = 0;
        for (let at = 0; at < uses.length; at += 1) {
            const use = uses[at];
            if (use % 2 === 1) {
                if (length > 1)
                    count = this.#push(END, length, count);
                length = 1;
                this.#shift(START);
            }
            const place = use >>> 1;
            if (tokens[place] === SEPARATOR)
                continue;
            count = this.#push(roleAt(tokens, place), length, count);
            length += 1;
        }
        if (length > 1)
            count = this.#push(END, length, count);
        return this.#numbers.subarray(0, count);
    }
    /** The next role of a variable, which has `length` so far; how many numbers there are then. */
    #push(role, length, count) {
        this.#shift(role);
        const window = this.#window;
        if (length + 1 < window.length)
            return count;
        let low = 0x811c9dc5;
        let high = 0x9e3779b1;
        for (let at = 0; at < window.length; at += 1) {
            const part = window[at];
            low = Math.imul(low ^ part, 0x01000193);
            low ^= low >>> 15;
            high = Math.imul(high ^ part, 0x85ebca6b);
            high ^= high >>> 13;
        }
        const number = this.#numberOf(low >>> 0, high & 0xfffff);
        if (number < 0)
            return count;
        this.#numbers[count] = number;
        return count + 1;
    }
    /** Puts a role behind those of the window, of which the first falls out. */
    #shift(role) {
        const window = this.#window;
        const last = window.length - 1;
        for (let at = 0; at < last; at += 1)
            window[at] = window[at + 1];
        window[last] = role;
    }
    /** The number of a run, of its second occurrence, and so on; -1 beyond the last that is told apart. */
    #numberOf(low, high) {
        const first = this.table.add(low, high);
        this.#reserve();
        if (this.#seenIn[first] !== this.#documents) {
            this.#seenIn[first] = this.#documents;
            this.#times[first] = 1;
            return first;
        }
        const times = this.#times[first];
        if (times >= this.#most)
            return -1;
        this.#times[first] = times + 1;
        return this.table.add((low + Math.imul(times, 0x9e3779b1)) >>> 0, (high + times) & 0xfffff);
    }
    #reserve() {
        if (this.#seenIn.length >= this.table.size)
            return;
        const seenIn = new Uint32Array(this.table.size * 2);
        seenIn.set(this.#seenIn);
        this.#seenIn = seenIn;
        const times = new Uint8Array(this.table.size * 2);
        times.set(this.#times);
        this.#times = times;
    }
}
/** What stands around a name, as one number. */
function roleAt(tokens, place) {
    let left = classOf(place === 0 ? SEPARATOR : tokens[place - 1], tokens[place]);
    let right = classOf(place + 1 < tokens.length ? tokens[place + 1] : SEPARATOR, tokens[place]);
    if (SWAPPED[left % TOKEN_LIMIT] === 1) {
        if (SWAPPED[right % TOKEN_LIMIT] === 0 || tokenValue(left) > tokenValue(right)) {
            [left, right] = [right, left];
        }
    }
    return (Math.imul(tokenValue(left), 0x9e3779b1) + tokenValue(right)) | 0;
}
/** A token's class among those of the family of `name`. */
function classOf(token, name) {
    return name - (name % TOKEN_LIMIT) + CLASS[token % TOKEN_LIMIT];
}

;// CONCATENATED MODULE: ./build/embedded/engine/corpus.js









/** Total order of documents by content; the id decides only between equals. */
function corpus_compareContent(a, b) {
    return a.size - b.size || a.digest - b.digest || a.document.id - b.document.id;
}
/** Documents that are compared, with everything they are compared by as numbers. */
class corpus_Corpus {
    entries = [];
    /** Distinct winnowed k-grams, small k-grams, names, strings and runs of roles of each entry. */
    fingerprints = new NumberLists();
    small = new NumberLists();
    names = new NumberLists();
    strings = new NumberLists();
    roles = new NumberLists();
    #positions = new NumberLists();
    #keys = new NumberLists();
    #parameters;
    #numbering;
    #sizes;
    #hashes;
    constructor(parameters) {
        this.#parameters = parameters;
        this.#numbering = {
            fingerprinter: new Fingerprinter(parameters.k, parameters.w),
            smallGrams: new Fingerprinter(parameters.smallK, 1),
            names: new GramTable(),
            strings: new GramTable(),
            roles: new RoleGrams(parameters.roleRun, parameters.roleTimes),
        };
    }
    /** Fingerprints of tokens (folded), without adding anything; valid until the next call of this or `prepare`. */
    fingerprintsOf(tokens) {
        return this.#open().fingerprinter.of(tokens);
    }
    /** Makes a document ready, without what of it is starter code. */
    prepare(document, covered) {
        const folded = fold(document.tokens);
        const tokens = covered === undefined ? folded : mask(folded, covered.tokens);
        return {
            document,
            covered,
            entry: {
                document: document.facts,
                tokens,
                size: corpus_matchableTokens(tokens, this.#parameters.minimumTile),
                digest: digestOf(document.tokens),
            },
            fingerprints: this.fingerprintsOf(tokens),
        };
    }
    /** Adds what was prepared last. */
    add({ entry, document, covered, fingerprints }) {
        const { smallGrams, names, strings, roles } = this.#open();
        this.entries.push(entry);
        this.fingerprints.add(fingerprints.numbers);
        this.#positions.add(fingerprints.positions);
        this.#keys.add(fingerprints.keys);
        const own = covered === undefined ? document.tokens : mask(document.tokens, covered.tokens);
        this.small.add(smallGrams.all(own));
        this.roles.add(roles.of(own, document.uses));
        const starter = covered?.wording;
        const { wording } = document;
        this.names.add(numbered(starter === undefined ? wording.names : without(wording.names, starter.names), names));
        this.strings.add(numbered(starter === undefined ? wording.strings : without(wording.strings, starter.strings), strings));
    }
    /** Where an entry's common runs are looked for. */
    anchors(entry) {
        return {
            positions: this.#positions.data,
            keys: this.#keys.data,
            from: this.#keys.from(entry),
            to: this.#keys.to(entry),
            sure: this.#parameters.k,
        };
    }
    /** No document follows: the tables that number things are let go. */
    close() {
        this.#sizes = this.sizes;
        this.#hashes = this.fingerprintHashes();
        this.#numbering = undefined;
        for (const lists of [
            this.fingerprints,
            this.small,
            this.names,
            this.strings,
            this.roles,
            this.#positions,
            this.#keys,
        ]) {
            lists.trim();
        }
    }
    /** A hash of each fingerprint by its number: what is chosen by it does not depend on the order of documents. */
    fingerprintHashes() {
        return this.#hashes ?? this.#open().fingerprinter.table.lows();
    }
    /** How many numbers of each kind there are. */
    get sizes() {
        if (this.#sizes !== undefined)
            return this.#sizes;
        const { fingerprinter, smallGrams, names, strings, roles } = this.#open();
        return {
            fingerprints: fingerprinter.table.size,
            small: smallGrams.table.size,
            names: names.size,
            strings: strings.size,
            roles: roles.table.size,
        };
    }
    #open() {
        if (this.#numbering === undefined)
            throw new Error('this corpus was closed: no document can follow');
        return this.#numbering;
    }
}
/** Tokens in runs of at least `minimum` between separators. */
function corpus_matchableTokens(tokens, minimum) {
    let size = 0;
    let run = 0;
    for (let at = 0; at <= tokens.length; at += 1) {
        if (at < tokens.length && tokens[at] !== SEPARATOR) {
            run += 1;
        }
        else {
            size += run >= minimum ? run : 0;
            run = 0;
        }
    }
    return size;
}
/** FNV-1a over the tokens. */
function digestOf(tokens) {
    let hash = 0x811c9dc5;
    for (let at = 0; at < tokens.length; at += 1) {
        hash = Math.imul(hash ^ tokenValue(tokens[at]), 0x01000193);
    }
    return hash >>> 0;
}
/** The table's numbers of hashes. */
function numbered(hashes, table) {
    const numbers = new Uint32Array(hashes.length);
    for (let at = 0; at < hashes.length; at += 1) {
        const hash = hashes[at];
        numbers[at] = table.add(hash % TWO_TO_32, Math.floor(hash / TWO_TO_32));
    }
    return numbers;
}
const TWO_TO_32 = (/* unused pure expression or super */ null && (2 ** 32));

;// CONCATENATED MODULE: ./build/embedded/engine/class-guard.js


/** Submissions of a large class that are looked at: their pairs show what is ordinary in all of it. */
const SAMPLE = 64;
/** Of `minimumTokens`: programs that are too short to judge still show what the task asks for, stubs do not. */
const LEAST_SHARE = 0.5;
/** Of the typical program's tokens: one that is longer than this is somebody's own. */
const LONGEST = 2;
/**
 * Whether the task dictates the program: the median program is short, the median submission has several others that are nearly the
 * same, and those that are *not* nearly the same are alike, too: three quarters of all pairs, or half of the pairs that are not above
 * the flag threshold. Undefined: it does not, or the class is too small to tell.
 *
 * A group of copies does not bring it about: it leaves the pairs with all others, and between those, as they are. Its own pairs are
 * three quarters of all only if seven eighths of the class belong to it. It is never said of long programs, because no task dictates
 * those.
 *
 * @param corpus without starter code. Submissions alone count, with the archive where they are too few (others' pull requests are one);
 *   of a large class an even choice by content
 */
function class_guard_dictatedClass(corpus, parameters) {
    const { guardFrom, guardTokens, guardPartner, guardPartners, minimumTokens } = parameters;
    const { entries } = corpus;
    const all = entries.flatMap(({ document, size }, at) => !document.isUnreadable && size >= minimumTokens * LEAST_SHARE ? at : []);
    const own = all.filter((at) => entries[at]?.document.role === 'submission');
    const counted = own.length >= guardFrom ? own : all;
    if (counted.length < guardFrom)
        return undefined;
    const typical = quantile(counted.map((at) => entryAt(corpus, at).size), 0.5);
    if (typical > guardTokens)
        return undefined;
    const sample = evenly(counted.toSorted((x, y) => compareContent(entryAt(corpus, x), entryAt(corpus, y))), SAMPLE);
    const similarities = similaritiesOf(corpus, sample, parameters.minimumTile);
    const partners = similarities.map((row) => row.toSorted((x, y) => y - x)[guardPartner - 1] ?? 0);
    const pairs = similarities.flat();
    if (quantile(partners, 0.5) < guardPartners || !areAlike(pairs, parameters))
        return undefined;
    return { typical, similarity: quantile(pairs, 0.5), longest: typical * LONGEST };
}
/** Whether pairs are alike beyond those that are nearly the same. */
function areAlike(similarities, { guardPairs, guardRest, clusterFrom }) {
    const rest = similarities.filter((similarity) => similarity <= clusterFrom);
    return quantile(similarities, 0.25) >= guardPairs || quantile(rest, 0.5) >= guardRest;
}
/** Of each entry its similarity with each other one, 0..100. */
function similaritiesOf(corpus, sample, minimumTile) {
    const tiler = new Tiler(minimumTile);
    const rows = sample.map(() => []);
    sample.forEach((first, x) => {
        const one = entryAt(corpus, first);
        tiler.index(one.tokens, corpus.anchors(first));
        for (let y = x + 1; y < sample.length; y += 1) {
            const second = sample[y];
            const other = entryAt(corpus, second);
            const { count, length } = tiler.tile(other.tokens, corpus.anchors(second));
            const overlap = length.subarray(0, count).reduce((sum, tokens) => sum + tokens, 0);
            const similarity = (200 * overlap) / (one.size + other.size);
            rows[x]?.push(similarity);
            rows[y]?.push(similarity);
        }
    });
    return rows;
}
function entryAt({ entries }, at) {
    return entries[at];
}
/** At most `most` of a list, evenly spread over it. */
function evenly(list, most) {
    if (list.length <= most)
        return list;
    return Array.from({ length: most }, (_, at) => list[Math.floor(((at + 0.5) * list.length) / most)]);
}
/** The value that this share of the values lies below; of two in the middle the lower. */
function quantile(values, share) {
    const sorted = Float64Array.from(values).toSorted();
    return sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
}
/**
 * Pairs that show which of these submissions are the same word for word, whatever the task dictates: equal tokens, names and strings.
 * Each of such a group stands in one pair, with the first of them.
 */
function class_guard_wordForWord(corpus, isWanted) {
    const groups = new Map();
    corpus.entries.forEach((entry, at) => {
        if (!isWanted(entry))
            return;
        const key = JSON.stringify([
            entry.size,
            entry.digest,
            ...[corpus.names, corpus.strings].map((lists) => listAt(lists, at).join(' ')),
        ]);
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [entry.document.id]);
        else
            group.push(entry.document.id);
    });
    return [...groups.values()].flatMap((group) => {
        const [a = 0, ...others] = group.toSorted((x, y) => x - y);
        return others.map((b) => ({ a, b }));
    });
}
function listAt(lists, at) {
    return lists.data.subarray(lists.from(at), lists.to(at));
}

;// CONCATENATED MODULE: ./build/embedded/engine/candidates.js





const ROWS_PER_REPORT = 64;
const candidates_LEAST_SHARE = 0.05;
/**
 * Which pairs to tile: all pairs of a small set, and of a large one every pair whose fingerprints contain each other to
 * `tileFrom` (weighed by rarity; exact, row by row over the inverted index) and each document's best partners by an
 * estimate of the rank. Where looking at all that is common would exceed `lookBudget`, both are taken of each document's
 * likeliest partners only.
 *
 * Documents that `hasRow` denies (an archive, a body that was compared before) cost their postings and are never paired
 * with each other. `onRow` hears the share of rows done.
 */
function candidates_chooseCandidates(corpus, views, parameters, hasRow, onRow) {
    const { entries } = corpus;
    const order = rowOrder(entries, hasRow);
    const { rows, rank, firstRow } = order;
    // Of a body that is added to, only the new documents' share.
    const maxPairs = Math.ceil(parameters.maxPairs * Math.max(candidates_LEAST_SHARE, (rows.length - firstRow) / Math.max(1, rows.length)));
    const tokens = entries.reduce((sum, { size }) => sum + size, 0);
    let floor = (tokens * entries.length) / 2 <= parameters.tileBudgetTokens ? EVERY_PAIR : parameters.tileFrom;
    const best = new BestPartners(rows.length, parameters.partners);
    const chosen = new PairColumns();
    const step = looksOf(views, order) <= parameters.lookBudget
        ? everyPair(corpus, views, order, parameters, best, chosen)
        : likelyPairs(corpus, views, order, parameters, best, chosen);
    for (let row = 0; row < rows.length; row += 1) {
        step(row, floor);
        // The floor depends on contents alone: rows come in the order of content.
        if (chosen.count > maxPairs * 2)
            floor = chosen.keep(maxPairs);
        if (row % ROWS_PER_REPORT === 0)
            onRow(row / rows.length);
    }
    if (chosen.count > maxPairs)
        floor = chosen.keep(maxPairs);
    const sizes = Float64Array.from(rows, (at) => entries[at]?.size ?? 0);
    const affordable = chosen.keepAffordable(sizes, parameters.tileMostTokens);
    if (floor !== EVERY_PAIR || !affordable)
        best.addTo(chosen);
    return chosen.candidates(rows, rank);
}
function rowOrder(entries, hasRow) {
    const order = entries
        .map((_, at) => at)
        .toSorted((a, b) => compareContent(entries[a], entries[b]));
    const rank = new Int32Array(entries.length);
    order.forEach((entry, at) => {
        rank[entry] = at;
    });
    const rowed = (at) => hasRow(entries[at], at);
    const without = order.filter((at) => !rowed(at));
    const rows = Int32Array.from([...without, ...order.filter(rowed)]);
    return {
        rows,
        rank,
        firstRow: without.length,
        archive: Uint8Array.from(rows, (at) => (entries[at]?.document.role === 'archive' ? 1 : 0)),
    };
}
/** How many additions it would be to look at all that any two documents have in common. */
function looksOf({ frequencies, ...views }, { rows, firstRow }) {
    let looks = views.small.looks() + views.names.looks() + views.strings.looks();
    for (const frequency of frequencies)
        looks += (frequency * frequency) / 2;
    return looks * ((rows.length - firstRow) / Math.max(1, rows.length));
}
/** Looks at every pair that has anything in common. */
function everyPair(corpus, views, order, parameters, best, chosen) {
    const evidence = new RowEvidence(corpus, views, order);
    return (row, floor) => {
        if (row >= order.firstRow) {
            evidence.accumulate(row);
            pairRow(row, order, evidence, parameters, floor, best, chosen);
        }
        evidence.add(row);
    };
}
/** Looks at each row's likeliest partners only. */
function likelyPairs(corpus, views, { rows, firstRow, archive }, parameters, best, chosen) {
    const likely = new LikelyPartners(corpus, views, rows, parameters);
    return (row, floor) => {
        if (row < firstRow)
            return;
        likely.of(row, (other, containment, estimate) => {
            if (archive[other] + archive[row] === 2)
                return;
            // A pair that is found from both sides is taken once.
            if (containment > floor && !(other < row && likely.isChosenBy(other, row))) {
                chosen.push(Math.min(row, other), Math.max(row, other), containment);
            }
            if (estimate > best.least[row])
                best.offer(row, other, estimate);
        });
    };
}
/** What each row has in common with the rows before it. */
class RowEvidence {
    /** Rarity of common fingerprints; the reader sets it to 0, as it does the sums below. */
    sums;
    /** Rarity of all fingerprints of a row. */
    totals;
    small;
    names;
    strings;
    #rows;
    #fingerprints;
    #rarities;
    #index;
    constructor({ fingerprints }, { frequencies, rarities, ...views }, { rows }) {
        this.#rows = rows;
        this.#fingerprints = fingerprints;
        this.#rarities = rarities;
        this.#index = new InvertedIndex(frequencies);
        this.sums = new Float64Array(rows.length);
        this.totals = Float64Array.from(rows, (at) => {
            let sum = 0;
            for (let index = fingerprints.from(at); index < fingerprints.to(at); index += 1) {
                sum += rarities[fingerprints.data[index]];
            }
            return sum;
        });
        this.small = views.small.rows(rows);
        this.names = views.names.rows(rows);
        this.strings = views.strings.rows(rows);
    }
    /** Sums up what a row has in common with those that were added. */
    accumulate(row) {
        const own = this.#rows[row];
        const { data } = this.#fingerprints;
        const to = this.#fingerprints.to(own);
        for (let at = this.#fingerprints.from(own); at < to; at += 1) {
            const number = data[at];
            this.#index.sum(number, this.#rarities[number], this.sums);
        }
        this.small.sum(own);
        this.names.sum(own);
        this.strings.sum(own);
    }
    add(row) {
        const own = this.#rows[row];
        const { data } = this.#fingerprints;
        const to = this.#fingerprints.to(own);
        for (let at = this.#fingerprints.from(own); at < to; at += 1)
            this.#index.add(data[at], row);
        this.small.add(own, row);
        this.names.add(own, row);
        this.strings.add(own, row);
    }
}
/**
 * Pairs a row with those before it, in their order: into `chosen` what is contained to more than `floor`, into `best` by an estimate of
 * the rank. Rows that have nothing in common with it are only looked at where every pair takes part.
 */
function pairRow(row, { firstRow, archive }, { sums, totals, small, names, strings }, { smallWeight, wordingWeight }, floor, best, chosen) {
    const total = totals[row];
    const ownSmall = small.norms[row];
    for (let before = 0; before < row; before += 1) {
        const shared = sums[before];
        const grams = small.sums[before];
        const named = names.sums[before];
        const said = strings.sums[before];
        if (floor !== EVERY_PAIR && shared === 0 && grams === 0 && named === 0 && said === 0)
            continue;
        const containment = shared === 0 ? 0 : (2 * shared) / (totals[before] + total);
        let estimate = containment;
        if (grams > 0)
            estimate += (smallWeight * grams) / (ownSmall * small.norms[before]);
        if (named > 0 || said > 0) {
            estimate *= 1 + wordingWeight * (likeness(names, row, before) + likeness(strings, row, before));
            names.sums[before] = 0;
            strings.sums[before] = 0;
        }
        sums[before] = 0;
        small.sums[before] = 0;
        if (archive[before] + archive[row] === 2)
            continue;
        if (containment > floor)
            chosen.push(before, row, containment);
        // What has no row is looked at from the other side only: an archive would ask for partners by the thousand.
        if (before >= firstRow && estimate > best.least[before])
            best.offer(before, row, estimate);
        if (estimate > best.least[row])
            best.offer(row, before, estimate);
    }
}
function likeness({ sums, norms, doubt }, row, before) {
    const common = sums[before];
    return common === 0 ? 0 : common / (norms[row] * norms[before] + doubt);
}

;// CONCATENATED MODULE: ./build/embedded/engine/pair-scorer.js


/**
 * Compares one document with others.
 *
 * `suspicion`, before it is read against what is ordinary in the class, = 100 × (1 - (1 - S)^(1 + 4 S (n + s))) with
 * S = 1 - (1 - (c + T + 3 x) / 5) (1 - d / 2), views of one question that fail in different ways:
 * - c: cosine of all small k-grams, each with a power of its rarity. What survives when statements are inserted or moved;
 * - x: how variables are used, by runs of roles; counts less where there are few. What survives when statements are rewritten;
 * - T: tokens in common runs that stand in the same order in both, weighed by rarity², as a share of the smaller program.
 *   Inserted code does not lower it, chance likeness has no order;
 * - d: the densest stretch of such runs, where tokens between them cost. Code that was taken over stands together: it raises the rank
 *   of half copies, in which all other views see half;
 * - n, s: the same names, the same strings. They raise a rank, more where S is high, and never lower it: a copy that changes all of them
 *   has the rank of S alone.
 */
class pair_scorer_PairScorer {
    #parameters;
    #tiler;
    #chain;
    /** Runs of all comparisons, packed as a, b, length: one array, because there are many short ones. */
    #runs = new Int32Array(1 << 12);
    #kept = 0;
    #sorted = new Int32Array(1 << 8);
    #order = new Float64Array(1 << 8);
    #held;
    constructor(parameters) {
        this.#parameters = parameters;
        this.#tiler = new Tiler(parameters.minimumTile);
        this.#chain = new OrderedChain(parameters.gapCost);
    }
    /** The first document of the next comparisons, with its `TokenWeights`. */
    hold(entry, anchors, weights) {
        this.#held = { entry, weights };
        this.#tiler.index(entry.tokens, anchors);
    }
    /** Compares the held document with another. */
    compare(other, anchors, otherWeights, alike) {
        if (this.#held === undefined)
            throw new Error('no document is held');
        const { entry, weights } = this.#held;
        const { minimumTile, smallWeight, roleWeight, denseWeight, wordingWeight } = this.#parameters;
        const tiles = this.#tiler.tile(other.tokens, anchors);
        const runsFrom = this.#kept;
        const runs = this.#reserve(tiles.count * 3);
        let overlap = 0;
        let longest = 0;
        for (let tile = 0; tile < tiles.count; tile += 1) {
            const length = tiles.length[tile];
            runs[runsFrom + tile * 3] = tiles.a[tile];
            runs[runsFrom + tile * 3 + 1] = tiles.b[tile];
            runs[runsFrom + tile * 3 + 2] = length;
            overlap += length;
            longest = Math.max(longest, length);
        }
        const inOrder = this.#chain.weigh(tiles, (tile) => {
            const a = tiles.a[tile];
            const b = tiles.b[tile];
            const length = tiles.length[tile];
            const weight = (weights[a + length] -
                weights[a] +
                otherWeights[b + length] -
                otherWeights[b]) /
                2;
            // A run just long enough is likelier chance than one twice as long.
            return (weight * (length - minimumTile / 2)) / length;
        });
        const least = Math.min(weights.at(-1) ?? 0, otherWeights.at(-1) ?? 0);
        const ordered = least === 0 ? 0 : Math.min(1, inOrder / least);
        const weight = roleWeight * alike.trust;
        const whole = (smallWeight * alike.small + ordered + weight * alike.roles) / (smallWeight + 1 + weight);
        const dense = least === 0 ? 0 : Math.min(1, this.#chain.densest / least);
        const structure = 1 - (1 - Math.min(1, whole)) * (1 - denseWeight * dense);
        return {
            overlap,
            longest,
            suspicion: 100 * (1 - (1 - structure) ** (1 + wordingWeight * structure * alike.wording)),
            average: entry.size + other.size === 0 ? 0 : (2 * overlap) / (entry.size + other.size),
            runsFrom,
            runsTo: this.#kept,
        };
    }
    runs({ runsFrom, runsTo }, turned) {
        const length = runsTo - runsFrom;
        const count = length / 3;
        if (this.#sorted.length < length) {
            this.#sorted = new Int32Array(length * 2);
            this.#order = new Float64Array(length * 2);
        }
        const [from, to] = turned ? [1, 0] : [0, 1];
        const order = this.#order;
        for (let run = 0; run < count; run += 1) {
            order[run] = this.#runs[runsFrom + run * 3 + from] * RUN_LIMIT + run;
        }
        sortFirst(order, count);
        for (let at = 0; at < count; at += 1) {
            const run = runsFrom + (order[at] % RUN_LIMIT) * 3;
            this.#sorted[at * 3] = this.#runs[run + from];
            this.#sorted[at * 3 + 1] = this.#runs[run + to];
            this.#sorted[at * 3 + 2] = this.#runs[run + 2];
        }
        return this.#sorted.subarray(0, length);
    }
    /** Marks the tokens of a comparison's runs in both documents. */
    cover(covered, first, second, { runsFrom, runsTo }) {
        for (let at = runsFrom; at < runsTo; at += 3) {
            const length = this.#runs[at + 2];
            covered.cover(first, this.#runs[at], length);
            covered.cover(second, this.#runs[at + 1], length);
        }
    }
    #reserve(size) {
        if (this.#kept + size > this.#runs.length) {
            const larger = new Int32Array(Math.ceil((this.#kept + size) * GROWTH));
            larger.set(this.#runs);
            this.#runs = larger;
        }
        this.#kept += size;
        return this.#runs;
    }
}
/** How much room is made when there is none: a large set has tens of millions of numbers here. */
const GROWTH = 1.5;
/** More runs than one pair can have. */
const RUN_LIMIT = (/* unused pure expression or super */ null && (2 ** 21));

;// CONCATENATED MODULE: ./build/embedded/engine/compare.js









/** Share of the work that choosing candidates is, for progress. */
const CHOOSING = 0.4;
/**
 * Compares a corpus pairwise: chooses candidates, tiles and scores them (`PairScorer`). Those that `hasRow` denies are
 * not compared with each other.
 */
function compare_comparePairs(corpus, parameters, hasRow, onShare) {
    const { k, shownPairs, shownRuns, mergeGap } = parameters;
    const { entries } = corpus;
    const views = viewsOf(corpus, parameters);
    const candidates = chooseCandidates(corpus, views, parameters, hasRow, (share) => {
        onShare(share * CHOOSING);
    });
    const scored = scorePairs(corpus, views, candidates, parameters, (share) => {
        onShare(CHOOSING + (1 - CHOOSING) * share);
    });
    const { scorer, found, foundAt, covered } = scored;
    const pairOf = (at) => [
        entries[candidates.first[foundAt[at]]],
        entries[candidates.second[foundAt[at]]],
    ];
    const hasRank = entries.length >= parameters.suspicionFrom;
    // Of one row alone nothing is ordinary, and nobody asks who else has a piece of it.
    const isWhole = entries.every((entry, at) => entry.document.role !== 'submission' || hasRow(entry, at));
    const read = isWhole && hasRank ? readingOf(scored, candidates, entries, parameters) : undefined;
    const outliers = read === undefined ? new Set() : outliersOf(scored, read, candidates, entries, parameters);
    const shown = bestOfEach(found, foundAt, candidates, entries.length, shownPairs);
    alsoShown(shown, found, shownRuns, (score, at) => {
        const [one, other] = pairOf(at);
        return outliers.has(at) || score.overlap * 100 > parameters.clusterFrom * Math.min(one.size, other.size);
    });
    const holders = isWhole ? new Holders(corpus, views.frequencies, k) : undefined;
    const places = new Map(entries.map((entry, at) => [entry, at]));
    const pairs = found.map((score, at) => reportPair(...pairOf(at), score, shown[at] === 1 ? scorer : undefined, {
        mergeGap,
        suspicion: hasRank ? (read?.(score.suspicion) ?? score.suspicion) : null,
        standsOut: outliers.has(at),
        sharedBy: (a, runs, from, to) => holders?.besidesTwo(places.get(a) ?? 0, runs, from, to),
    }));
    return { pairs: bySuspicion(pairs), coverage: coverageOf(entries, covered), hasRank };
}
function scorePairs(corpus, views, candidates, parameters, onShare) {
    const { entries } = corpus;
    const scorer = new PairScorer(parameters);
    const weights = new TokenWeights(corpus, views.rarities, parameters.k);
    const covered = new CoveredTokens(entries.map(({ document, tokens }) => (document.role === 'submission' ? tokens.length : undefined)));
    const found = [];
    const foundAt = [];
    const alike = { small: 0, roles: 0, trust: 0, wording: 0 };
    let held = -1;
    for (let at = 0; at < candidates.count; at += 1) {
        const first = candidates.first[at];
        const second = candidates.second[at];
        const one = entries[first];
        const other = entries[second];
        if (held !== first) {
            held = first;
            scorer.hold(one, corpus.anchors(first), weights.of(first));
            views.small.hold(first);
            views.names.hold(first);
            views.strings.hold(first);
            views.roles.hold(first);
            onShare(at / candidates.count);
        }
        alike.small = views.small.with(second);
        alike.roles = views.roles.partWith(second);
        alike.trust = views.roles.trustWith(second, parameters.roleEnough);
        alike.wording = views.names.with(second) + views.strings.with(second);
        const score = scorer.compare(other, corpus.anchors(second), weights.of(second), alike);
        const isLittle = score.suspicion < parameters.leastSuspicion || one.size === 0 || other.size === 0;
        if (score.overlap === 0 && isLittle)
            continue;
        found.push(score);
        foundAt.push(at);
        scorer.cover(covered, first, second, score);
    }
    return { scorer, found, foundAt, covered };
}
/** How suspicion is read in this class; each pair's is looked at once, because a large class has hundreds of thousands. */
function readingOf({ found, foundAt }, { first, second }, entries, { standsOutPartner, classDoubt }) {
    const submissions = entries.flatMap(({ document }, at) => (document.role === 'submission' ? at : []));
    const pairs = Array.from(found, ({ suspicion }, at) => ({
        a: first[foundAt[at]],
        b: second[foundAt[at]],
        suspicion,
    }));
    const power = calibration(ordinarySuspicion(submissions, pairs, standsOutPartner), classDoubt);
    return (suspicion) => 100 * (1 - (1 - suspicion / 100) ** power);
}
/** Share of each submission's tokens that is in a run of any pair, 0..100, by id. */
function coverageOf(entries, covered) {
    const coverage = new Map();
    entries.forEach(({ document, size }, at) => {
        const count = covered.count(at);
        if (count !== undefined)
            coverage.set(document.id, size === 0 ? 0 : (100 * count) / size);
    });
    return coverage;
}
/** Places of the pairs that stand out. */
function outliersOf({ found, foundAt }, read, { first, second }, entries, parameters) {
    const counts = entries.map(({ document, size }) => size >= parameters.minimumTokens && !document.isUnreadable);
    const submissions = entries.flatMap(({ document }, at) => (document.role === 'submission' ? at : []));
    const pairs = found.flatMap(({ suspicion }, place) => {
        const a = first[foundAt[place]];
        const b = second[foundAt[place]];
        const one = entries[a]?.size ?? 0;
        const other = entries[b]?.size ?? 0;
        // By chance much of a short program stands somewhere in one many times as long.
        const isLopsided = Math.max(one, other) > parameters.standsOutLength * Math.min(one, other);
        return counts[a] === true && counts[b] === true && !isLopsided
            ? { a, b, suspicion: read(suspicion), place }
            : [];
    });
    const judged = submissions.filter((at) => counts[at] === true);
    const documents = counts.filter(Boolean).length;
    return new Set(standOut(judged, documents, pairs, parameters).map(({ place }) => place));
}
function bySuspicion(pairs) {
    return pairs.toSorted((x, y) => (y.suspicion ?? 0) - (x.suspicion ?? 0) ||
        averageSimilarity(y) - averageSimilarity(x) ||
        x.a - y.a ||
        x.b - y.b);
}
/**
 * 1 for each pair that is among the best `keep` of either document, by suspicion or by coverage: those a person will open.
 */
function bestOfEach(found, foundAt, { first, second }, documents, keep) {
    const shown = new Uint8Array(found.length);
    for (const measure of ['suspicion', 'average']) {
        // No pair has a measure below 0; those that come first win ties.
        const best = new BestPartners(documents, keep, -1);
        for (let at = 0; at < found.length; at += 1) {
            const value = found[at][measure];
            const one = first[foundAt[at]];
            const other = second[foundAt[at]];
            if (value > best.least[one])
                best.offer(one, at, value);
            if (value > best.least[other])
                best.offer(other, at, value);
        }
        best.forEach((_, at) => {
            shown[at] = 1;
        });
    }
    return shown;
}
/** Marks what else is shown, the most alike first, as long as there are no more than `most` runs in it. */
function alsoShown(shown, found, most, isWanted) {
    const wanted = found
        .flatMap((score, at) => (shown[at] === 0 && isWanted(score, at) ? { score, at } : []))
        .toSorted((x, y) => y.score.average - x.score.average || x.at - y.at);
    let runs = 0;
    for (const { score, at } of wanted) {
        runs += (score.runsTo - score.runsFrom) / 3;
        if (runs > most)
            return;
        shown[at] = 1;
    }
}

;// CONCATENATED MODULE: ./build/embedded/engine/imprints.js



/** The upper 16 of a hash's 20 higher bits are left out: 48 bits are enough to tell 10^8 fingerprints apart, and take 6 bytes. */
const HIGH = 0xffff;
const imprints_TWO_TO_32 = (/* unused pure expression or super */ null && (2 ** 32));
/**
 * Imprints of the submissions among some documents, without given starter code. Of each the `sample` fingerprints that fewest submissions
 * have are those that it is found by, of equals the least hashes: what everybody writes finds nobody, and equal programs alone have
 * equal samples.
 */
function imprints_imprintsOf(documents, { k, w, imprintSample }) {
    const starter = new StarterCode(k);
    for (const { facts, tokens } of documents)
        if (facts.role === 'base')
            starter.add(fold(tokens));
    const fingerprinter = new Fingerprinter(k, w);
    const read = documents
        .filter(({ facts }) => facts.role === 'submission' && facts.size > 0)
        .map(({ facts, tokens }) => {
        const folded = fold(tokens);
        const own = starter.empty ? folded : mask(folded, starter.cover(folded));
        return { id: facts.id, numbers: fingerprinter.of(own).numbers.slice() };
    });
    const frequencies = new Uint32Array(fingerprinter.table.size);
    for (const { numbers } of read) {
        for (const number of numbers)
            frequencies[number] = frequencies[number] + 1;
    }
    const [lows, highs] = [fingerprinter.table.lows(), fingerprinter.table.highs()];
    const hashOf = (number) => (highs[number] & HIGH) * imprints_TWO_TO_32 + lows[number];
    return read.map(({ id, numbers }) => {
        const rarest = [...numbers].toSorted((x, y) => frequencies[x] - frequencies[y] || hashOf(x) - hashOf(y));
        return {
            id,
            hashes: ascending(numbers, hashOf),
            sample: ascending(rarest.slice(0, imprintSample), hashOf),
        };
    });
}
function ascending(numbers, hashOf) {
    return Float64Array.from(numbers, hashOf).toSorted();
}

;// CONCATENATED MODULE: ./build/embedded/engine/preparation.js




/**
 * Takes starter code out of documents (ascending by id) and numbers what is left: given starter code, or, where none is
 * given and `detect` is true, code that `commonShare` of the submissions have in runs of `commonRun` tokens.
 *
 * A submission of which fewer than `residueFingerprints` fingerprints are left is starter code only, and so is one that keeps less than
 * `residueShare` of all and is too short to judge by that. In a large framework a student's own work is a small share, and judged.
 *
 * `read` is emptied: a document is let go as soon as it is numbered.
 */
function preparation_prepareCorpus(read, detect, parameters) {
    const corpus = new Corpus(parameters);
    const documents = read.filter(({ facts: { role } }) => role === 'submission' || role === 'archive');
    const starter = new StarterCode(parameters.k);
    for (const { facts, tokens, wording } of read) {
        if (facts.role === 'base')
            starter.add(fold(tokens), wording);
    }
    const shared = starter.empty && detect ? sharedBy(documents, corpus, parameters) : undefined;
    const standing = new Map();
    const commonCode = [];
    /** Submissions that are judged by a small share of what was handed in. */
    let scant = 0;
    read.length = 0;
    // Taken from the end.
    documents.reverse();
    for (let document = documents.pop(); document !== undefined; document = documents.pop()) {
        const { facts } = document;
        let covered;
        let before = 0;
        if (!starter.empty || shared !== undefined) {
            const folded = fold(document.tokens);
            const fingerprints = corpus.fingerprintsOf(folded);
            before = fingerprints.numbers.length;
            covered =
                shared === undefined
                    ? starter.in(folded)
                    : {
                        tokens: coverCommon(folded.length, fingerprints, parameters.k, shared.common, parameters.commonRun),
                        wording: undefined,
                    };
            if (facts.role === 'submission')
                commonCode.push(...regions(document, covered.tokens));
        }
        const prepared = corpus.prepare(document, covered);
        const comparability = comparabilityOf(prepared, before, parameters);
        standing.set(facts.id, { facts, comparability, tokens: prepared.entry.size });
        if (comparability === 'compared' &&
            facts.role === 'submission' &&
            isScant(prepared, before, parameters)) {
            scant += 1;
        }
        if (facts.size > 0 && comparability !== 'starter-only')
            corpus.add(prepared);
    }
    corpus.close();
    const holders = new Set(commonCode.map(({ submission }) => submission)).size;
    const only = [...standing.values()].filter(({ comparability }) => comparability === 'starter-only').length;
    return {
        corpus,
        standing,
        commonCode,
        starterCode: starter.empty ? (holders === 0 ? 'none' : 'detected') : 'given',
        notices: [
            ...(shared === undefined || holders === 0
                ? []
                : [
                    `Code that at least ${shared.least} of ${shared.submissions} submissions share was taken for starter code and left out of the comparison (found in ${holders} submissions). Give the starter code to decide this yourself.`,
                ]),
            ...(only === 0 ? [] : [starterOnlyNotice(only, shared === undefined)]),
            ...(scant === 0 || shared === undefined ? [] : [scantNotice(scant, parameters.residueShare)]),
        ],
    };
}
function starterOnlyNotice(count, given) {
    const [hold, were, them] = count === 1 ? ['submission holds', 'was', 'it'] : ['submissions hold', 'were', 'them'];
    return given
        ? `${count} ${hold} almost nothing beside the starter code and ${were} not compared.`
        : `${count} ${hold} almost nothing but code that many share, and ${were} not compared: either unchanged starter code, or one solution handed round. Look at ${them}.`;
}
function scantNotice(count, share) {
    const [are, were] = count === 1 ? ['submission is', 'was'] : ['submissions are', 'were'];
    return `${count} ${are} code that many share but for less than ${100 * share} %, and ${were} compared by that: either code that students were given, or one solution handed round. Give the starter code to tell them apart.`;
}
/** Which fingerprints are in enough submissions to be starter code; undefined where none is, or the class is too small. */
function sharedBy(documents, corpus, { commonFromSubmissions, commonAtLeast, commonShare }) {
    const counted = documents.filter(({ facts }) => facts.role === 'submission' && facts.size > 0);
    if (counted.length < commonFromSubmissions)
        return undefined;
    let frequencies = new Uint32Array(1 << 12);
    for (const { tokens } of counted) {
        const { numbers } = corpus.fingerprintsOf(fold(tokens));
        if (corpus.sizes.fingerprints > frequencies.length) {
            const larger = new Uint32Array(corpus.sizes.fingerprints * 2);
            larger.set(frequencies);
            frequencies = larger;
        }
        for (const number of numbers)
            frequencies[number] = frequencies[number] + 1;
    }
    const least = Math.max(commonAtLeast, Math.ceil(commonShare * counted.length));
    const common = Uint8Array.from(frequencies, (frequency) => (frequency >= least ? 1 : 0));
    return common.includes(1) ? { common, least, submissions: counted.length } : undefined;
}
/** `before`: fingerprints before starter code was taken out, 0 where there is none. */
function comparabilityOf(prepared, before, parameters) {
    const { entry, fingerprints } = prepared;
    const { residueFingerprints, minimumTokens } = parameters;
    if (entry.document.size === 0)
        return entry.document.isUnreadable ? 'unreadable' : 'no-source';
    const rest = fingerprints.numbers.length;
    const isShort = entry.size < minimumTokens;
    const isLittle = rest < residueFingerprints || (isShort && isScant(prepared, before, parameters));
    if (entry.document.role === 'submission' && rest < before && isLittle)
        return 'starter-only';
    if (entry.document.isUnreadable)
        return 'unreadable';
    return isShort ? 'too-short' : 'compared';
}
/** Whether little is left beside starter code. `before`: as above. */
function isScant({ fingerprints }, before, { residueShare }) {
    return fingerprints.numbers.length < residueShare * before;
}
/** Covered stretches as line ranges. */
function regions({ facts, tokens }, covered) {
    const result = [];
    for (const file of facts.files) {
        let start = -1;
        for (let at = file.from; at <= file.to; at += 1) {
            const inside = at < file.to && covered[at] === 1 && tokens[at] !== SEPARATOR;
            if (inside && start < 0) {
                start = at;
            }
            else if (!inside && start >= 0) {
                result.push({
                    submission: facts.id,
                    file: file.path,
                    lineStart: facts.lines[start],
                    lineEnd: facts.lines[at - 1],
                });
                start = -1;
            }
        }
    }
    return result;
}

// EXTERNAL MODULE: ./build/embedded/engine/quality/quality-of.js
var quality_of = __webpack_require__(14887);
// EXTERNAL MODULE: ./build/embedded/engine/read-document.js + 24 modules
var read_document = __webpack_require__(61181);
// EXTERNAL MODULE: ./build/embedded/engine/search-words.js
var search_words = __webpack_require__(20920);
;// CONCATENATED MODULE: ./build/embedded/engine/common-words.js
/*
 * Words that stand in programs of all sorts: a code search that is asked for them finds everybody. They are words of at least eight of 66
 * labelled tasks in five languages, of libraries that courses use, and of sentences in strings.
 */
const LIST = `
  1000000000 10000000000 1000000007 998244353 __init__ __main__ __name__ abc about abs abstract accept action add addall addedge addfirst
  addlast after again alert algorithm all all_of also alt amount and ans answer any app append appendchild apply are arg arg1 args argv
  arr arr1 arr2 array arraydeque arraylist arrays asc asm assert assertequals async auf auto avg await back bad bar base base_ baz because
  been before begin being bfs big bigdecimal biginteger bin binary_search binarysearch bit bits block bmp bool boolean bot both box boy
  break buf buffer buffer_size bufferedoutputstream bufferedreader bufferedwriter build bus but button byte bytes bytesread c_str cal
  calculate call callback can case cases ceil change char character charat chars check child children chr cin class classname clear click
  clone close cls cmp cnt code codeforces col collection collections collectors color column come comp comparable comparator compare
  compareto con concat console const constructor container contains containskey content context continue copy cos cost could count count1
  counter cout cpp create createelement css csv cur curr current cursor das dat data datainputstream date day debug dec decimalformat def
  default deg del delete den depth deque der des description dest destination details dev dfs did die diff difference digit digits dim
  dirs dist distance div dll doc document does doing dom done dot double down draw dst dup during each edge edges ein eine element
  elements else elt emplace_back empty end endl ensure enter entry entryset enumerate env eof equals err error est event events ever evt
  example exception exe exec execute exists exit exitcode exp export extends fact factor factorial factors false fast fastreader
  fastscanner fgets field file fileinputstream filename filenotfoundexception fileoutputstream filereader filewriter fill filter fin final
  find first flag float floor flush fmt font foo for foreach format found fps free freq frequency from fromkeys front fun function
  functional functools für gcd get get_input getchar getclass getdata getelementbyid getid getindex getinstance getint getkey getline
  getlong getmax getmessage getmin getname getnext getordefault getproperty gets getsize getter gettype getvalue git give good google
  graph grid group gui had half handle handler has hash hashcode hashmap hashset hasmoreelements hasmoretokens hasnext hasnextint have
  head header heap heappop heappush height hello helper here hex high him his hit host how html http icon ids idx idx1 ifs ifstream image
  img implements import inc include ind index indexof indices inf infinity info ini init initialize inner innerhtml inp input
  inputmismatchexception inputreader inputstream inputstreamreader insert instance instanceof int int32 int64 int_max int_min integer
  integer_max interface into intvalue inv invalid ioexception iomanip ios iostream ips isdigit isempty isinstance isprime ist item items
  iter iterator itertools itr its jar jbutton jframe jlabel job join jpanel jpg json just keep key keyerror keys keyset kind know label
  lambda lan lang las last lat lcm left len length les less let level lhs lib like lim limit line linear lines link linkedlist list list1
  list2 listener listnode lists lng load loc local locale location lock log log10 log2 logger long longvalue loop los low lower
  lower_bound lowerbound lst made main make make_pair malloc man many map mapping mark mat match math matrix max max_element max_value
  maxi maximum maxn maxval mem member memcpy memo memset menu merge mergesort message method mid min min_value mini minimum minn minus mit
  mod mod1 mode model modinverse module month more most move msg much mul multiply must mut mux name names namespace nav nbr neg ner
  nested net new newline newnode next next_permutation nextdouble nextelement nextint nextline nextlong nextpermutation nexttoken nicht
  nil nod node nodes nom none nonlocal not note now npm null nullpointerexception nullptr num number numbers nums nxt obj object objects
  odd ofstream old one online_judge only open operator ops opt option options ord order ordereddict other our out outer output
  outputstream outputstreamwriter over override owner pad pair pairs panel par para param params parent parse parsedouble parsefloat
  parseint parselong parser part parts pas password pat path pattern pdf peek people perror person phone pid pivot pkg place player png
  point pointer points poll pollfirst pop pop_back popleft por pos position possible pow power pre precision pred prefix prev previous
  price prime primes print printarray printer printf printline println printstacktrace printstream printwriter priority_queue
  priorityqueue private process prod product program project promise property protected prv ptr pub public push push_back pushback put qty
  que queue quick_sort quicksort ram ran rand randint random range rank rate raw read readarray readchar reader readfile readint readline
  readlines readlong readonly ready real rec record rect recursive reduce ref reg register release rem remove removefirst removelast rep
  repeat replace req request require res reset resize resolve response rest result results ret return returns rev reverse reversed
  reverseorder rgb rhs right rng root rot round row rows rufflesort run runnable runtimeexception same save say scan scanf scanner score
  search sec second see seen seg select self send sep separator seq sequence server service session set setattribute setdefault setin
  setlayout setname setout setprecision setsize setter settext settimeout setup setvalue setvisible shape shared_ptr she short should
  shuffle sieve sieveoferatosthenes sign signed simple sin since single size size_t sizeof skip sleep slice smallest solution solve solver
  some sort sorted source space span speed splice split sprintf sql sqrt square src ssl sst stack stage start start_time startswith state
  static status std stdin stdio stdlib stdout step stl stoi stol stop storage store str strcmp strcpy stream string stringbuffer
  stringbuilder strings stringtokenizer strip strlen struct student students style sub sub1 substr substring success such suffix sum sum1
  sum2 sup super sur svg swap switch symbol sync sys sysout system tab table tag tail take tan target task task1 task2 tcp team temp temp1
  temp2 template temporary term test test_case testcase testcases testnumber tests text textcontent than that the their them then there
  these they this those thread threadlocalrandom through throw throws time timer times title tmp to_string toarray tochararray tofixed
  token tokenizer tokens tolist tolower tolowercase too top top1 tostring tot total touppercase transform traverse tree treemap treeset
  trim true try ttl tuple turn two txt typ type typedef typeerror typename types udp uid una und undefined under une union unique
  unique_ptr unit unordered_map unordered_set unsigned until update upper upper_bound upperbound url use user username users using usr utf
  util utils val valid validate value valueerror valueof values var variable vec vector vectors ver version vertex vertices very view
  virtual vis visit visited void vol von vow vue wait want warning was way web weight weights welcome well were what when which while
  whitespace who width will win window with word words work worker would wrap write writeline writer wrong xml xor xrange year yes you
  your zero zeros zip zip_longest
`;
/** In lower case. */
const common_words_COMMON_WORDS = new Set(LIST.trim().split(/\s+/));

;// CONCATENATED MODULE: ./build/embedded/engine/probes.js




const MOST_PROBES = 6;
const MOST_WORDS = 6;
const LEAST_WORDS = 2;
/** Lines that the words of one probe stand on. */
const WINDOW_LINES = 10;
/** Bits of information that single out one program among all public ones, and those from which a question is worth asking. */
const ENOUGH_BITS = 26;
const LEAST_BITS = 9;
/** Of a word that everybody writes, of one of three letters, of a short and of a longer one, alone and in a compound word: `dataLeft` is nobody's, `bridgeToll` is. */
const COMMON_BITS = 1.5;
const THREE_BITS = 2.5;
const SHORT_BITS = 4;
const LONG_BITS = 7;
const MOST_BITS = 16;
const NUMBER_BITS = 12;
/** Less says nothing. */
const LEAST_WORD_BITS = 1;
/** How likely a word is in a copy still, by its kind. */
const SURVIVAL = { [search_words/* KIND */.Nd.name]: 0.7, [search_words/* KIND */.Nd.member]: 0.85, [search_words/* KIND */.Nd.said]: 0.95 };
/** What a further probe of the same kind counts. */
const SAME_KIND = 0.7;
/** Which kinds of words one probe may be made of. */
const MIXES = [
    [search_words/* KIND */.Nd.said],
    [search_words/* KIND */.Nd.said, search_words/* KIND */.Nd.member],
    [search_words/* KIND */.Nd.said, search_words/* KIND */.Nd.member, search_words/* KIND */.Nd.name],
];
/**
 * Probes of the submissions among some documents, by id. Starter code's words are nobody's own; an archive's count in rarity. Equal
 * programs have equal probes; nothing depends on the order of documents.
 */
function probes_probesOf(documents, table, parameters) {
    const shares = sharesOf(documents, table, parameters);
    const bits = Float64Array.from({ length: table.size }, (_, word) => {
        const share = shares[table.key(word)];
        return share === 0 ? 0 : share * informationOf(table.text(word));
    });
    const submissions = documents.filter(({ facts }) => facts.role === 'submission');
    const chosen = submissions.map((document) => ({
        document,
        candidates: choose(candidatesOf(document, table, bits), table),
    }));
    const asked = new Set(chosen.flatMap(({ candidates }) => candidates.flatMap(({ items }) => items.map(({ key }) => key))));
    const holders = new probes_Holders(submissions, table, asked);
    return new Map(chosen.map(({ document, candidates }) => [
        document.facts.id,
        {
            probes: candidates.map(({ items, file, line }) => ({
                words: items.map(({ word }) => table.text(word)),
                language: file.language,
                line,
                file: file.path,
                alsoIn: holders.of(items.map(({ key }) => key)).filter((id) => id !== document.facts.id),
            })),
            rarity: candidates[0]?.score ?? 0,
        },
    ]));
}
/** How much of what a word says counts in this class, 0..1, by its key; 0: it is not asked for. */
function sharesOf(documents, table, { commonShare, commonAtLeast, commonFromSubmissions }) {
    const shares = new Float64Array(table.size);
    const frequencies = new Uint32Array(table.size);
    const last = new Int32Array(table.size).fill(-1);
    const counted = documents.filter(({ facts, searched }) => (facts.role === 'submission' || facts.role === 'archive') && searched.length > 0);
    counted.forEach(({ searched }, at) => {
        forEachKey(searched, table, (key) => {
            if (last[key] !== at)
                frequencies[key] = frequencies[key] + 1;
            last[key] = at;
        });
    });
    const many = counted.length < commonFromSubmissions
        ? Number.POSITIVE_INFINITY
        : Math.max(commonAtLeast, commonShare * counted.length);
    frequencies.forEach((frequency, key) => {
        if (frequency > 0 && frequency < many)
            shares[key] = rarity(frequency, counted.length) ** 2;
    });
    for (const { facts, searched } of documents) {
        if (facts.role === 'base')
            forEachKey(searched, table, (key) => shares.fill(0, key, key + 1));
    }
    return shares;
}
function forEachKey(files, table, visit) {
    for (const { words } of files)
        for (const word of words)
            visit(table.key(word));
}
/** About how many bits of information a word is outside of the class. */
function informationOf(word) {
    if (COMMON_WORDS.has(word.toLowerCase()))
        return COMMON_BITS;
    if (/^\d/.test(word))
        return NUMBER_BITS;
    const parts = word.match(/\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})|\p{N}+|\p{Lo}+/gu) ?? [];
    const bits = parts.reduce((sum, part) => sum + partBits(part.toLowerCase()), 0);
    return Math.min(MOST_BITS, bits);
}
function partBits(part) {
    if (part.length < SHORT_PART)
        return 0;
    if (part.length === SHORT_PART || COMMON_WORDS.has(part))
        return COMMON_BITS;
    if (part.length === SHORT_PART + 1)
        return THREE_BITS;
    return part.length < LONG_PART ? SHORT_BITS : LONG_BITS;
}
/** Letters of a part that says a little, and of one that says most. */
const SHORT_PART = 2;
const LONG_PART = 6;
/** Every piece of a submission that could be a probe. */
function candidatesOf({ facts, searched }, table, 
/** Of each word what it says in this class. */
bits) {
    const ofPaths = new Set([...facts.files, ...facts.leftOut].flatMap(({ path }) => path.toLowerCase().split(/[^\p{L}\p{N}_$]+/u)));
    return searched.flatMap((file) => {
        const items = [];
        file.words.forEach((word, at) => {
            if (bits[word] < LEAST_WORD_BITS)
                return;
            const key = table.key(word);
            if (ofPaths.has(table.text(key)))
                return;
            items.push({
                word,
                key,
                line: file.lines[at],
                kind: file.kinds[at],
                bits: bits[word],
            });
        });
        return windowsOf(items).flatMap((window) => MIXES.flatMap((mix) => {
            const candidate = candidateOf(file, window.filter(({ kind }) => mix.includes(kind)));
            return candidate === undefined ? [] : [candidate];
        }));
    });
}
/** What stands within `WINDOW_LINES` from each line on, each word once. */
function windowsOf(items) {
    return items.flatMap((first, from) => {
        if (from > 0 && items[from - 1]?.line === first.line)
            return [];
        const window = new Map();
        for (let at = from; at < items.length; at += 1) {
            const item = items[at];
            if (item.line >= first.line + WINDOW_LINES)
                break;
            if (!window.has(item.key))
                window.set(item.key, item);
        }
        return [[...window.values()]];
    });
}
/** The best few words of a piece; undefined where they say too little. */
function candidateOf(file, window) {
    const items = [];
    let bits = 0;
    let survival = 1;
    const scoreOf = (sum, alive) => Math.min(1, sum / ENOUGH_BITS) * alive;
    for (const item of window.toSorted((x, y) => y.bits - x.bits)) {
        const alive = survival * SURVIVAL[item.kind];
        const isNeeded = items.length < LEAST_WORDS || bits < LEAST_BITS;
        if (items.length === MOST_WORDS)
            break;
        if (!isNeeded && scoreOf(bits + item.bits, alive) <= scoreOf(bits, survival))
            continue;
        items.push(item);
        bits += item.bits;
        survival = alive;
    }
    if (items.length < LEAST_WORDS || bits < LEAST_BITS)
        return undefined;
    const names = items.filter(({ kind }) => kind === KIND.name).length;
    const said = items.filter(({ kind }) => kind === KIND.said).length;
    const members = items.length - names - said;
    return {
        items,
        file,
        line: Math.min(...items.map(({ line }) => line)),
        score: scoreOf(bits, survival),
        kind: said >= names && said >= members ? KIND.said : members >= names ? KIND.member : KIND.name,
    };
}
/** The best candidates that have no word in common, of several kinds. */
function choose(candidates, table) {
    const chosen = [];
    const used = new Set();
    const kinds = new Map();
    const worth = ({ score, kind }) => score * SAME_KIND ** (kinds.get(kind) ?? 0);
    let left = candidates;
    while (chosen.length < MOST_PROBES) {
        left = left.filter(({ items }) => items.every(({ key }) => !used.has(key)));
        let best;
        for (const one of left) {
            if (best === undefined ||
                worth(one) > worth(best) ||
                (worth(one) === worth(best) && comesFirst(one, best, table))) {
                best = one;
            }
        }
        if (best === undefined)
            break;
        chosen.push(best);
        kinds.set(best.kind, (kinds.get(best.kind) ?? 0) + 1);
        for (const { key } of best.items)
            used.add(key);
    }
    return chosen;
}
/** An order by content. */
function comesFirst(one, other, table) {
    const text = ({ items }) => items.map(({ word }) => table.text(word)).join(' ');
    return compareText(text(one), text(other)) < 0;
}
/** Who has some words in one file. */
class probes_Holders {
    /** By key the files that have it, as places in `#files`. */
    #index = new Map();
    /** Of each file the submission it is in. */
    #files = [];
    /** Only words of `keys` are asked for. */
    constructor(submissions, table, keys) {
        for (const { facts, searched } of submissions) {
            for (const file of searched) {
                const place = this.#files.length;
                this.#files.push(facts.id);
                forEachKey([file], table, (key) => {
                    if (!keys.has(key))
                        return;
                    const list = this.#index.get(key);
                    if (list === undefined)
                        this.#index.set(key, [place]);
                    else if (list.at(-1) !== place)
                        list.push(place);
                });
            }
        }
    }
    /** The submissions that have all of these words in one file, ascending. */
    of(keys) {
        const [first = [], ...others] = keys.map((key) => this.#index.get(key) ?? []);
        const places = others.reduce((both, list) => both.filter((place) => list.includes(place)), first);
        return [...new Set(places.map((place) => this.#files[place]))].toSorted((x, y) => x - y);
    }
}

;// CONCATENATED MODULE: ./build/embedded/engine/search-subject.js



/** Names of files that everybody has. */
const LICENCE = /^(?:un)?licen[cs]e|^copying|^notice/i;
/** What may be looked for on the web of the submissions among some documents, ascending by id. */
function search_subject_subjectsOf(documents, table, parameters) {
    const probes = probesOf(documents, table, parameters);
    const starter = new StarterCode(parameters.k);
    for (const { facts, tokens } of documents)
        if (facts.role === 'base')
            starter.add(fold(tokens));
    return documents
        .filter(({ facts }) => facts.role === 'submission')
        .toSorted((x, y) => x.facts.id - y.facts.id)
        .map((document) => ({
        ...(probes.get(document.facts.id) ?? { probes: [], rarity: 0 }),
        id: document.facts.id,
        files: filesOf(document, starter, parameters.minimumTokens),
    }));
}
/** Its files that were read. @param least tokens from which a file says something */
function filesOf({ facts, tokens }, starter, least) {
    const covered = starter.cover(fold(tokens));
    return facts.files.map(({ path, from, to }) => {
        const given = covered.subarray(from, to).reduce((sum, one) => sum + one, 0);
        return { path, tokens: to - from, unasked: whyUnasked(path, to - from, given, least) };
    });
}
function whyUnasked(path, tokens, given, least) {
    if (LICENCE.test(path.slice(path.lastIndexOf('/') + 1)))
        return 'licence';
    if (tokens < least)
        return 'short';
    return tokens - given < least ? 'starter' : null;
}

;// CONCATENATED MODULE: ./build/embedded/engine/web-sources.js







/** Tokens in one stretch, and share of the sources, of what is told as a tutorial. */
const TUTORIAL_STRETCH = 60;
const TUTORIAL_SOURCES = 0.25;
/**
 * What was found on the web, and what the submissions have of it. All of it is counted beside the corpus: whatever is found there, every
 * other number of an analysis stays what it is.
 *
 * What decides is the submission's own share, because a source is often many times as long as a submission, or a small part of one. By
 * chance alone a long source has more in common with anything, so a stretch of common code has to be longer the longer the source is:
 * `minimumTile` tokens, and `webRunGrowth` more each time that the source is twice as long as the submission.
 *
 * A piece of a source that `tutorialShare` of the submissions have (`commonRun` tokens in a row) is what the task makes everybody write,
 * a tutorial's, or what all have from one place. It is left out of everybody's share, and told once where it is long (`Tutorial`).
 */
class web_sources_WebSources {
    #parameters;
    #fingerprinter;
    #sources;
    /** Fingerprints of sources have the numbers below. */
    #known;
    #index;
    /** Of each submission, by id, the long stretches that it has of sources, before detected starter code was left out. */
    #held;
    /** Of each source how many submissions have each of its tokens in such a stretch. */
    #holders;
    /** So many have what is a tutorial's. */
    #least;
    /** The web documents among those that were read; undefined: there is none. Submissions must be read still. */
    static among(read, parameters) {
        return read.some(({ facts }) => facts.role === 'web') ? new web_sources_WebSources(read, parameters) : undefined;
    }
    constructor(read, parameters) {
        const { k, w, commonAtLeast, tutorialShare } = parameters;
        this.#parameters = parameters;
        this.#fingerprinter = new Fingerprinter(k, w);
        const starter = new StarterCode(k);
        for (const { facts, tokens } of read)
            if (facts.role === 'base')
                starter.add(fold(tokens));
        const fingerprinted = ({ facts, tokens }) => {
            const folded = fold(tokens);
            const own = starter.empty || facts.role === 'web' ? folded : mask(folded, starter.cover(folded));
            return { facts, tokens: own, fingerprints: kept(this.#fingerprinter.of(own)) };
        };
        this.#sources = read.filter(({ facts }) => facts.role === 'web').map(fingerprinted);
        this.#known = this.#fingerprinter.table.size;
        this.#index = this.#indexed();
        const submissions = read.filter(({ facts }) => facts.role === 'submission' && facts.size > 0);
        this.#least = Math.max(commonAtLeast, Math.ceil(tutorialShare * submissions.length));
        this.#holders = this.#sources.map(({ tokens }) => new Uint32Array(tokens.length));
        this.#held = new Map(submissions.map((one) => [one.facts.id, this.#longest(fingerprinted(one))]));
    }
    /**
     * Adds to a result what was found on the web.
     *
     * @param entries what was compared, starter code masked
     */
    addTo(result, entries) {
        const best = new Map();
        const pairs = this.#pairs(entries.filter(({ document }) => document.role === 'submission'));
        for (const { a, similarity } of pairs)
            best.set(a, Math.max(best.get(a) ?? 0, similarity));
        return {
            ...result,
            submissions: result.submissions.map((one) => ({
                ...one,
                web: ['compared', 'dictated'].includes(one.comparability) ? (best.get(one.id) ?? 0) : 0,
            })),
            pairs: [...result.pairs, ...pairs],
            tutorials: this.#tutorials(),
        };
    }
    /** Pairs with what they share, by that. */
    #pairs(entries) {
        const tiler = new Tiler(this.#parameters.minimumTile);
        const pairs = [];
        for (const { document, tokens } of entries) {
            const own = this.#withoutTutorials(document.id, tokens);
            const fingerprints = this.#fingerprinter.of(own);
            const partners = this.#partners(fingerprints.numbers);
            if (partners.length === 0)
                continue;
            const anchors = this.#anchors(fingerprints);
            tiler.index(own, anchors);
            const size = matchableTokens(own, this.#parameters.minimumTile);
            for (const place of partners) {
                const source = this.#sources[place];
                const tiles = tiler.tile(source.tokens, this.#anchors(source.fingerprints));
                const pair = this.#pair({ document, size }, source, tiles);
                if (pair !== undefined)
                    pairs.push(pair);
            }
        }
        return pairs.toSorted((x, y) => y.similarity - x.similarity || x.a - y.a || x.b - y.b);
    }
    /** A pair as it is reported; undefined: what both have in common may be chance. */
    #pair({ document, size }, { facts, tokens }, tiles) {
        const { minimumTile, minimumTokens, commonRun, webRunGrowth, webShare, mergeGap } = this.#parameters;
        const length = matchableTokens(tokens, minimumTile);
        const growth = webRunGrowth * Math.log2(Math.max(1, length / Math.max(1, size)));
        const stretches = stretchesOf(tiles, mergeGap).filter((stretch) => stretch.tokens >= minimumTile + growth);
        const overlap = stretches.reduce((sum, stretch) => sum + stretch.tokens, 0);
        // What little is left beside a tutorial proves little.
        const similarity = (100 * overlap) / Math.max(size, minimumTokens);
        const longest = Math.max(0, ...stretches.map((stretch) => stretch.tokens));
        if (similarity < webShare && longest < commonRun + growth)
            return undefined;
        const runs = Int32Array.from(stretches.flatMap((stretch) => stretch.runs));
        const fragments = fragmentsOf(document, facts, runs, mergeGap);
        return {
            a: document.id,
            b: facts.id,
            similarity,
            matchedSimilarity: (100 * overlap) / Math.max(length, 1),
            suspicion: null,
            longestFragment: Math.max(...fragments.map((fragment) => fragment.tokens)),
            overlap,
            fragments,
        };
    }
    /** The sources by their fingerprints. */
    #indexed() {
        const frequencies = new Uint32Array(this.#known);
        for (const { fingerprints } of this.#sources) {
            for (const number of fingerprints.numbers)
                frequencies[number] = frequencies[number] + 1;
        }
        const index = new InvertedIndex(frequencies);
        this.#sources.forEach(({ fingerprints }, at) => {
            for (const number of fingerprints.numbers)
                index.add(number, at);
        });
        return index;
    }
    /** Places of the sources that have most of these fingerprints; the rarer one is among sources, the more it counts. */
    #partners(numbers) {
        const sums = new Float64Array(this.#sources.length);
        const touched = new RowSet(this.#sources.length);
        for (const number of numbers) {
            if (number >= this.#known)
                continue;
            this.#index.accumulate(number, 1 / this.#index.frequency(number), sums, touched);
        }
        const found = [];
        touched.take((source) => found.push(source));
        return found
            .toSorted((x, y) => sums[y] - sums[x] || x - y)
            .slice(0, this.#parameters.webPartners);
    }
    #anchors({ positions, keys }) {
        return { positions, keys, from: 0, to: keys.length, sure: this.#parameters.k };
    }
    /** The stretches of `commonRun` tokens that a submission has of sources; their holders are counted. */
    #longest({ tokens, fingerprints }) {
        const { minimumTile, mergeGap, commonRun } = this.#parameters;
        const partners = this.#partners(fingerprints.numbers);
        if (partners.length === 0)
            return [];
        const tiler = new Tiler(minimumTile);
        tiler.index(tokens, this.#anchors(fingerprints));
        return partners.flatMap((source) => {
            const { tokens: of, fingerprints: known } = this.#sources[source];
            const runs = stretchesOf(tiler.tile(of, this.#anchors(known)), mergeGap)
                .filter((stretch) => stretch.tokens >= commonRun)
                .flatMap((stretch) => stretch.runs);
            const held = { source, runs };
            forEachToken(held, (_, at) => {
                const holders = this.#holders[source];
                holders[at] = holders[at] + 1;
            });
            return runs.length === 0 ? [] : [held];
        });
    }
    /** Calls `visit` with each token of a submission that is a tutorial's. */
    #forEachCommon(held, visit) {
        const holders = this.#holders[held.source];
        forEachToken(held, (own, at) => {
            if (holders[at] >= this.#least)
                visit(own);
        });
    }
    /** Tokens of a submission without what is a tutorial's. */
    #withoutTutorials(id, tokens) {
        const covered = new Uint8Array(tokens.length);
        for (const held of this.#held.get(id) ?? []) {
            this.#forEachCommon(held, (own) => {
                covered[own] = 1;
            });
        }
        return mask(tokens, covered);
    }
    /** Of each submission, the tokens that it has of more than `tutorialSources` of the sources: the language, and no tutorial. */
    #language() {
        return new Map([...this.#held].map(([id, held]) => {
            const sources = new Map();
            for (const one of held) {
                this.#forEachCommon(one, (own) => sources.set(own, (sources.get(own) ?? 0) + 1));
            }
            return [id, sources];
        }));
    }
    #tutorials() {
        const { mergeGap } = this.#parameters;
        const most = Math.max(3, TUTORIAL_SOURCES * this.#sources.length);
        const shared = this.#sources.map(() => []);
        const language = this.#language();
        for (const [id, all] of this.#held) {
            for (const held of all) {
                let [longest, count, last] = [0, 0, Number.NEGATIVE_INFINITY];
                this.#forEachCommon(held, (own) => {
                    if ((language.get(id)?.get(own) ?? 0) > most)
                        return;
                    count = own - last - 1 <= mergeGap ? count + 1 : 1;
                    last = own;
                    longest = Math.max(longest, count);
                });
                if (longest >= TUTORIAL_STRETCH)
                    shared[held.source]?.push(longest);
            }
        }
        return shared
            .flatMap((counts, at) => {
            if (counts.length < this.#least)
                return [];
            const tokens = counts.toSorted((x, y) => x - y)[Math.floor(counts.length / 2)];
            const source = this.#sources[at].facts.id;
            return [{ source, submissions: counts.length, of: this.#held.size, tokens }];
        })
            .toSorted((x, y) => y.submissions - x.submissions || y.tokens - x.tokens || x.source - y.source);
    }
}
/** Calls `visit` with each token of the submission and that of the source. */
function forEachToken({ runs }, visit) {
    for (let run = 0; run < runs.length; run += 3) {
        const [own, at, length] = [runs[run], runs[run + 1], runs[run + 2]];
        for (let token = 0; token < length; token += 1)
            visit(own + token, at + token);
    }
}
/** A copy that stays valid. */
function kept({ positions, keys, numbers }) {
    return { positions: positions.slice(), keys: keys.slice(), numbers: numbers.slice() };
}
/** Runs in the order of the first document; those that almost touch on both sides are one stretch. */
function stretchesOf({ count, a, b, length }, gap) {
    const order = Array.from({ length: count }, (_, tile) => tile).toSorted((x, y) => a[x] - a[y]);
    const stretches = [];
    let endA = 0;
    let endB = 0;
    for (const tile of order) {
        const [startA, startB, tokens] = [a[tile], b[tile], length[tile]];
        const last = stretches.at(-1);
        if (last !== undefined && startA - endA <= gap && startB >= endB && startB - endB <= gap) {
            last.runs.push(startA, startB, tokens);
            last.tokens += tokens;
        }
        else {
            stretches.push({ runs: [startA, startB, tokens], tokens });
        }
        endA = startA + tokens;
        endB = startB + tokens;
    }
    return stretches;
}

;// CONCATENATED MODULE: ./build/embedded/engine/analysis.js














/** Roles that say which words are rare. */
const SEARCHED = new Set(['submission', 'archive', 'base']);
/**
 * One analysis: add documents in any order, then run once.
 *
 * Memory grows with the tokens (about 40 bytes each), not with the bytes of the files, which are let go.
 */
class Analysis {
    #options;
    #parameters;
    #documents = [];
    #ids = new Set();
    #words = new WordTable();
    #references = 0;
    constructor(options, parameters = PARAMETERS) {
        this.#options = options;
        this.#parameters = parameters;
    }
    /** Reads a document's files into tokens. Never throws for what the files hold; refuses a second document of one id
     * (`RangeError`) and a sixth AI reference (`TooManyReferences`). */
    add(document) {
        if (this.#ids.has(document.id))
            throw new RangeError(`document ${document.id} was added before`);
        this.#ids.add(document.id);
        if (document.role === 'ai-reference') {
            this.#references += 1;
            if (this.#references > MAX_REFERENCES)
                throw new TooManyReferences();
        }
        this.#documents.push(readDocument(document, this.#options.languageId, {
            quality: document.role === 'submission' && this.#options.quality !== false,
            abstracted: this.#options.ai && document.role !== 'archive',
            table: this.#options.web === true && SEARCHED.has(document.role) ? this.#words : undefined,
        }));
    }
    /** What is to be kept of the submissions that were added so far. */
    imprints() {
        return imprintsOf(this.#documents, this.#parameters);
    }
    /** What may be looked for on the web of the submissions that were added so far, which takes `AnalysisOptions.web`. */
    subject() {
        return subjectsOf(this.#documents, this.#words, this.#parameters);
    }
    /** Compares. `onProgress` hears how many of the steps are done; a step is one document's row or one pair's tiling. */
    run(onProgress) {
        const parameters = this.#parameters;
        const read = this.#documents.toSorted((a, b) => a.facts.id - b.facts.id);
        // What only the preparation needs of a document is let go with this list, one after the other.
        this.#documents = [];
        const facts = read.map((document) => document.facts);
        const web = WebSources.among(read, parameters);
        const preparation = prepareCorpus(read, this.#options.detectBaseCode, parameters);
        const total = facts.length * 2;
        const pairs = comparePairs(preparation.corpus, parameters, ({ document }) => document.role === 'submission', (share) => onProgress?.(Math.floor(share * total), total));
        const result = this.#result(facts, guarded(preparation, parameters), pairs);
        return web === undefined ? result : web.addTo(result, preparation.corpus.entries);
    }
    #result(facts, { standing, commonCode, notices, alike }, { pairs: compared, coverage, hasRank }) {
        const { clusterFrom } = this.#parameters;
        /** Of what is in no pair. */
        const unpaired = hasRank ? 0 : null;
        const solutions = abstracted(facts, 'ai-reference');
        const references = new AiReferences(solutions, abstracted(facts, 'base'), abstracted(facts, 'submission'), this.#parameters);
        const comparabilityOf = (id) => standing.get(id)?.comparability ?? 'no-source';
        const isArchive = (id) => standing.get(id)?.facts.role === 'archive';
        const hasNumber = (id) => ['compared', 'dictated'].includes(comparabilityOf(id));
        const pairs = alike.size === 0
            ? compared
            : compared.map((pair) => (alike.has(`${pair.a} ${pair.b}`) ? { ...pair, standsOut: true } : pair));
        const best = new Map();
        const links = [];
        const note = (own, other, suspicion, average) => {
            const score = best.get(own) ?? { peer: 0, database: 0, suspicion: null };
            best.set(own, score);
            score.suspicion = suspicion === null ? null : Math.max(score.suspicion ?? 0, suspicion);
            const part = isArchive(other) ? 'database' : 'peer';
            score[part] = Math.max(score[part], average);
        };
        for (const pair of pairs) {
            const average = averageSimilarity(pair);
            const judged = hasNumber(pair.a) && hasNumber(pair.b);
            const isDictated = comparabilityOf(pair.a) === 'dictated' || comparabilityOf(pair.b) === 'dictated';
            note(pair.a, pair.b, pair.suspicion, judged ? average : 0);
            note(pair.b, pair.a, pair.suspicion, judged ? average : 0);
            if (judged && !isDictated && average >= clusterFrom && !isArchive(pair.b))
                links.push([pair.a, pair.b]);
        }
        const comparable = [...standing.keys()].filter(hasNumber);
        const submissions = [...standing.values()]
            .filter(({ facts: { role } }) => role === 'submission')
            .map(({ facts: document, comparability, tokens }) => {
            const score = best.get(document.id) ?? {
                peer: 0,
                database: 0,
                suspicion: coverage.has(document.id) ? unpaired : null,
            };
            return {
                id: document.id,
                comparability,
                comparedWith: hasNumber(document.id) ? comparable.length - 1 : 0,
                tokens,
                files: document.files.length,
                peer: score.peer,
                database: score.database,
                coverage: coverage.get(document.id) ?? 0,
                suspicion: score.suspicion,
                ai: document.abstracted === undefined || document.isUnreadable
                    ? null
                    : references.score(document.abstracted),
                quality: document.isUnreadable ? null : qualityOf(document.functions),
                leftOut: document.leftOut,
                remarks: document.remarks,
            };
        });
        return {
            submissions,
            pairs,
            clusters: clustersOf(links),
            commonCode,
            notices: [...notices, ...this.#aiNotices(solutions.length, references, submissions)],
        };
    }
    #aiNotices(solutions, { isSmall, leftOut }, submissions) {
        const { k, commonShare, commonFromSubmissions } = this.#parameters;
        return solutions === 0
            ? []
            : scaleNotices({
                references: solutions,
                unscored: submissions.filter(({ ai }) => ai === null).length,
                run: k,
                commonShare,
                leastClass: commonFromSubmissions,
                isSmall,
                leftOut,
            });
    }
}
/** Code of one role before normalisation, in the order of ids, without unreadable submissions; none unless AI scores were asked for. */
function abstracted(facts, wanted) {
    return facts.flatMap(({ role, isUnreadable, abstracted: code }) => role === wanted && code !== undefined && !(isUnreadable && role === 'submission') ? [code] : []);
}
/** Where the task dictates the program, what is judged becomes `dictated`, and what is the same word for word stands out. */
function guarded(preparation, parameters) {
    const { corpus, standing, notices, starterCode } = preparation;
    const dictated = dictatedClass(corpus, parameters);
    if (dictated === undefined)
        return { ...preparation, alike: new Set() };
    const isDictated = ({ facts, comparability, tokens }) => comparability === 'compared' && facts.role === 'submission' && tokens <= dictated.longest;
    const held = new Set([...standing].flatMap(([id, one]) => (isDictated(one) ? id : [])));
    const pairs = wordForWord(corpus, ({ document }) => held.has(document.id));
    return {
        ...preparation,
        standing: new Map([...standing].map(([id, one]) => [id, held.has(id) ? { ...one, comparability: 'dictated' } : one])),
        notices: held.size === 0
            ? notices
            : [...notices, dictatedNotice(dictated, held.size, pairs.length, starterCode)],
        alike: new Set(pairs.map(({ a, b }) => `${a} ${b}`)),
    };
}
/** @param alike pairs that are the same word for word */
function dictatedNotice({ typical, similarity }, held, alike, starterCode) {
    const [why, advice] = starterCode === 'none'
        ? [
            'The task dictates the program, or students were given code that this check does not know as starter code',
            ' If they were given code, give it to the check as starter code.',
        ]
        : ['The task dictates the program', ''];
    const copies = alike === 0 ? '' : ' Programs that are the same word for word are among it.';
    return `Most of this class is alike: half of its programs have at most ${typical} tokens, and half of all pairs have a similarity of at least ${Math.floor(similarity)}. ${why}. The threshold says nothing here, so similarity flags nobody (${held} ${held === 1 ? 'submission' : 'submissions'}). Look at what stands out.${copies}${advice}`;
}

;// CONCATENATED MODULE: ./build/embedded/engine/imprint-version.js


// With it all of the engine is loaded, and with it all words: which there are must not depend on who asks.


/**
 * Goes up when programs are read otherwise than before and neither a parameter nor a word tells: imprints of earlier versions say
 * nothing about those of this one then. A test that holds some imprints fails until it does.
 */
const READING = 1;
/**
 * Imprints of one version can be compared with each other. It comes from what their hashes are made of: the parameters of fingerprints,
 * the families of languages in their order, and all words of the tokenizers.
 */
function imprintVersion({ k, w, imprintSample } = parameters/* PARAMETERS */.z) {
    const parts = [
        READING,
        k,
        w,
        imprintSample,
        ...languages/* FAMILY_NAMES */.ME.map((family) => `${family} ${languages/* FAMILIES */.BU[family].tokenizer}`),
        ...(0,vocabulary/* vocabulary */.vP)().toSorted(),
    ];
    let low = 0x811c9dc5;
    let high = 0x9e3779b1;
    for (const letter of JSON.stringify(parts)) {
        const code = letter.codePointAt(0) ?? 0;
        low = Math.imul(low ^ code, 0x01000193);
        high = Math.imul(high ^ code, 0x85ebca6b) ^ (high >>> 15);
    }
    return `${READING}-${hex(low)}${hex(high)}`;
}
function hex(value) {
    return (value >>> 0).toString(16).padStart(8, '0');
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


/***/ })

};
