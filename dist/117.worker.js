export const id = 117;
export const ids = [117];
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


/***/ })

};
