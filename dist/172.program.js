export const id = 172;
export const ids = [172];
export const modules = {

/***/ 29172:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  writeDossier: () => (/* binding */ writeDossier)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/words/english.js
var english = __webpack_require__(55102);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/assets.js
var assets = __webpack_require__(43287);
// EXTERNAL MODULE: ./build/domain/outcome.js
var outcome = __webpack_require__(93153);
// EXTERNAL MODULE: ./build/report/page-blocks.js
var page_blocks = __webpack_require__(64127);
// EXTERNAL MODULE: ./build/report/page-data.js
var page_data = __webpack_require__(15089);
// EXTERNAL MODULE: ./build/text/escape.js
var text_escape = __webpack_require__(33699);
;// CONCATENATED MODULE: ./build/dossier/dossier-file.js



/**
 * One dossier as a page of its own, in pieces: it holds the dossier's data alone, and asks nobody for anything.
 *
 * @param words of its language
 * @param template the built page without data (`reportTemplate()`)
 */
function dossierPieces(page, words, template) {
    const [a, b] = page.sides;
    const title = words.say('dossier.title', { a: a.name, b: b.name });
    return (0,page_blocks/* pagePieces */.vv)({
        template,
        title,
        withoutScript: `<h1>${(0,text_escape/* escapeHtml */.ZD)(title)}</h1><p>${(0,text_escape/* escapeHtml */.ZD)(words.say('dossier.needsScript'))}</p>`,
    }, [(0,page_blocks/* block */.om)(page_data/* INDEX_BLOCK */.jH, page)]);
}

// EXTERNAL MODULE: ./build/words/message.js
var words_message = __webpack_require__(59985);
;// CONCATENATED MODULE: ./build/dossier/change-texts.js
/**
 * A text with each string in it changed: its values, and those of sentences inside of it. To leave names out, or to make
 * hostile signs visible.
 */
function changeTexts(text, change) {
    if (typeof text === 'string')
        return change(text);
    if ('id' in text) {
        const { id, values } = text;
        return values === undefined ? text : { id, values: changed(values, change) };
    }
    return text.as === 'list' ? { ...text, values: text.values.map((one) => changeTexts(one, change)) } : text;
}
function changed(values, change) {
    return Object.fromEntries(Object.entries(values).map(([name, value]) => [
        name,
        typeof value === 'number' ? value : changeTexts(value, change),
    ]));
}

;// CONCATENATED MODULE: ./build/dossier/class-rank.js


/** Whether a pair flags somebody where it is above the threshold: nobody excused it, and both were long enough to be judged. */
function pairCounts({ submissions }, { a, b, dismissed, together }) {
    return (dismissed === null && together === null && [a, b].every((place) => submissions[place]?.note === null));
}
/** Whether the service ranks pairs by suspicion. */
function isRankedPage({ pairs }) {
    return pairs.some(({ suspicion }) => suspicion !== null);
}
/**
 * A pair among all pairs of the page that count, by suspicion, or by similarity where the service ranks no pairs.
 *
 * @returns null where the pair has no such number, or stands alone
 */
function pairRank(all, own) {
    const measure = all.isRanked ? 'suspicion' : 'similarity';
    const number = (pair) => (all.isRanked ? pair.suspicion : pair.average);
    const value = own === undefined ? null : number(own);
    if (own === undefined || value === null)
        return null;
    const others = [];
    const near = [];
    const ordinary = [];
    for (const pair of all.page.pairs) {
        const one = number(pair);
        if (pair === own || one === null || !isCounted(pair))
            continue;
        others.push(one);
        if ([pair.a, pair.b].some((place) => place === own.a || place === own.b))
            near.push(one);
        if (!isRemarkable(all, pair))
            ordinary.push(one);
    }
    if (others.length === 0)
        return null;
    const place = (0,words_message/* message */.iU)('compare.rankPair', { by: measure, ...standing(value, others) });
    const rank = withRest(place, 'Pair', isRemarkable(all, own) ? ordinary : null, others);
    const words = isCounted(own) ? rank : (0,words_message/* message */.iU)('compare.rankNotCounted', { rank });
    return { measure, value, others, near, words };
}
/**
 * A submission's highest similarity among those of the judged ones.
 *
 * @returns null where it has none, or stands alone
 */
function submissionRank({ page }, place) {
    const measure = 'similarity';
    const own = page.submissions[place];
    const value = own === undefined || own.role !== 'judged' ? null : highestOf(own, measure);
    if (own === undefined || value === null)
        return null;
    const judged = page.submissions.filter((one) => one.role === 'judged' && one !== own);
    const others = judged.flatMap((one) => highestOf(one, measure) ?? []);
    if (others.length === 0)
        return null;
    const ordinary = judged.flatMap((one) => (isFlagged(one) ? [] : (highestOf(one, measure) ?? [])));
    const rank = message('compare.rankSubmission', standing(value, others));
    const words = withRest(rank, 'Submission', isFlagged(own) ? ordinary : null, others);
    return { measure, value, others, near: [], words };
}
function isFlagged({ flaggedBy }) {
    return flaggedBy.includes('similarity');
}
function isCounted({ dismissed, together }) {
    return dismissed === null && together === null;
}
/** Whether a pair stands out, or is above the threshold and counts there. */
function isRemarkable(all, pair) {
    return pair.standsOut || (all.counts(pair) && (pair.average ?? 0) > all.page.thresholds.similarity);
}
/** Equal numbers share the better rank. */
function standing(value, others) {
    return {
        value: scored(value),
        rank: others.filter((one) => one > value).length + 1,
        all: others.length + 1,
    };
}
/** Beside the place, what the rest of the class has: to somebody who is above it, its highest; to one of the many, the middle. */
function withRest(rank, noun, ordinary, others) {
    if (ordinary === null) {
        const sorted = others.toSorted((x, y) => x - y);
        const median = sorted[Math.floor((sorted.length - 1) / 2)] ?? null;
        return (0,words_message/* message */.iU)('compare.rankMedian', { rank, value: scored(median) });
    }
    const highest = ordinary.reduce((best, one) => Math.max(best ?? 0, one), null);
    return highest === null
        ? (0,words_message/* message */.iU)(`compare.rankNo${noun}`, { rank })
        : (0,words_message/* message */.iU)(`compare.rankNext${noun}`, { rank, value: scored(highest) });
}
function scored(value) {
    return { as: 'score', value };
}

// EXTERNAL MODULE: ./build/embedded/engine/parameters.js
var engine_parameters = __webpack_require__(19468);
;// CONCATENATED MODULE: ./build/dossier/line-words.js


/** The shortest run that counts, in tokens, as the engine that this page holds has it. */
const RUN = { least: engine_parameters/* PARAMETERS */.z.minimumTile };
/**
 * What a reader must know of the lines of a pair: that this page found them, or why there are none. null: the service named
 * them.
 */
function linesNote(sides, places, pair, report) {
    const { fragments, foundHere, kept, sources } = sides;
    const { isEmbedded, sourcesOmitted } = report.page;
    const overlap = pair?.overlap ?? null;
    if (fragments.length > 0 && foundHere === null && kept >= (overlap ?? 0))
        return null;
    if (fragments.length === 0 && (foundHere !== null || overlap === 0)) {
        const none = (0,words_message/* message */.iU)(isCut(sides) ? 'compare.noRunCut' : 'compare.noRun', RUN);
        return (0,words_message/* joined */.oR)('words.sentences', [none, ...withoutRun(pair, isEmbedded)]);
    }
    const service = keptWords(pair, kept, isEmbedded);
    if (foundHere !== null) {
        return (0,words_message/* joined */.oR)('words.sentences', [
            service,
            (0,words_message/* message */.iU)(isCut(sides) ? 'compare.foundHereCut' : 'compare.foundHere', RUN),
            ...(overlap === null || overlap === foundHere
                ? []
                : [(0,words_message/* message */.iU)('compare.holdTokens', { n: foundHere, all: overlap })]),
        ]);
    }
    const missing = places.filter((_, side) => sources[side] === null).map((place) => report.name(place));
    if (missing.length === 0)
        return service;
    return (0,words_message/* joined */.oR)('words.sentences', [
        service,
        (0,words_message/* message */.iU)('compare.cannotFind', { names: { as: 'list', values: missing } }),
        ...(sourcesOmitted === null ? [] : [sourcesOmitted]),
    ]);
}
/** What there is of a pair's lines, of which the service did not give all. */
function keptWords(pair, kept, isEmbedded) {
    if (pair === undefined)
        return (0,words_message/* message */.iU)('compare.pairNotListed');
    if (kept > 0)
        return (0,words_message/* message */.iU)('compare.notAllKept', { kept, n: pair.overlap ?? 0 });
    return (0,words_message/* message */.iU)(isEmbedded ? 'compare.linesNotKept' : 'compare.noLinesNamed');
}
function withoutRun(pair, isEmbedded) {
    if (pair === undefined || pair.isApart)
        return [];
    if ((pair.overlap ?? 0) > 0)
        return [(0,words_message/* message */.iU)('compare.doesNotSayWhere', { n: pair.overlap ?? 0 })];
    return [(0,words_message/* message */.iU)(isEmbedded ? 'compare.shorterPieces' : 'compare.foundMore')];
}
/** Whether a long file of one of the two is not whole in the page. */
function isCut({ sources }) {
    return sources.some((source) => source?.files.some((file) => file.isCut) === true);
}

;// CONCATENATED MODULE: ./build/dossier/alignment.js
/** Longer regions are not aligned: the work grows with the square. */
const MAX_LINES = 1500;
/**
 * Sets the lines of two matched regions beside each other: the longest common subsequence of their shapes, where every name,
 * number and string is the same and comments and blanks are nothing.
 */
function align(left, right) {
    const a = telling(left);
    const b = telling(right);
    const matches = { left: new Map(), right: new Map() };
    const pairs = [];
    const isTooLong = a.length > MAX_LINES || b.length > MAX_LINES;
    const renames = new Map();
    let identical = 0;
    let renamed = 0;
    for (const [i, j] of isTooLong ? [] : commonPairs(a, b)) {
        const x = a[i];
        const y = b[j];
        if (x === undefined || y === undefined)
            continue;
        const kind = x.text === y.text ? 'identical' : 'renamed';
        matches.left.set(x.line, kind);
        matches.right.set(y.line, kind);
        pairs.push([x.line, y.line]);
        if (kind === 'identical')
            identical += 1;
        else
            renamed += 1;
        for (const [at, from] of x.names.entries()) {
            const to = y.names[at] ?? from;
            if (from === to)
                continue;
            const key = `${from}\n${to}`;
            const entry = renames.get(key) ?? { from, to, times: 0 };
            entry.times += 1;
            renames.set(key, entry);
        }
    }
    return {
        ...matches,
        pairs,
        identical,
        renamed,
        isTooLong,
        lines: a.length,
        otherLines: b.length,
        renames: [...renames.values()].toSorted((p, q) => q.times - p.times),
    };
}
function telling(lines) {
    return lines.flatMap((tokens, line) => {
        const kept = tokens.filter((token) => token.kind !== 'c' && token.text.trim() !== '');
        if (kept.length === 0)
            return [];
        return [
            {
                line,
                text: kept.map((token) => token.text.replaceAll(/\s+/g, '')).join(' '),
                shape: kept
                    .map((token) => token.kind === 'i' || token.kind === 'n' || token.kind === 's'
                    ? token.kind
                    : token.text.replaceAll(/\s+/g, ''))
                    .join(' '),
                names: kept.flatMap((token) => (token.kind === 'i' ? [token.text] : [])),
            },
        ];
    });
}
/** Pairs of places of a longest common subsequence by shape; identical lines count a little more. */
function commonPairs(a, b) {
    const width = b.length + 1;
    const best = new Uint32Array((a.length + 1) * width);
    const worth = (i, j) => {
        const [x, y] = [a[i], b[j]];
        if (x === undefined || y === undefined || x.shape !== y.shape)
            return 0;
        return x.text === y.text ? 5 : 4;
    };
    for (let i = a.length - 1; i >= 0; i -= 1) {
        for (let j = b.length - 1; j >= 0; j -= 1) {
            const value = worth(i, j);
            const both = value === 0 ? 0 : (best[(i + 1) * width + j + 1] ?? 0) + value;
            best[i * width + j] = Math.max(both, best[(i + 1) * width + j] ?? 0, best[i * width + j + 1] ?? 0);
        }
    }
    const pairs = [];
    for (let i = 0, j = 0; i < a.length && j < b.length;) {
        const here = best[i * width + j] ?? 0;
        const value = worth(i, j);
        if (value > 0 && here === (best[(i + 1) * width + j + 1] ?? 0) + value) {
            pairs.push([i, j]);
            i += 1;
            j += 1;
        }
        else if (here === (best[(i + 1) * width + j] ?? 0)) {
            i += 1;
        }
        else {
            j += 1;
        }
    }
    return pairs;
}

// EXTERNAL MODULE: ./build/dossier/fragments.js
var dossier_fragments = __webpack_require__(90723);
// EXTERNAL MODULE: ./build/embedded/engine/notebook.js
var notebook = __webpack_require__(43781);
;// CONCATENATED MODULE: ./build/dossier/notebooks.js

/** A submission's files with notebooks as the engine reads them: lines of code cells, over which its lines count. */
function withCells(source) {
    return {
        files: source.files.map((file) => {
            const code = /\.ipynb$/i.test(file.path) ? (0,notebook/* notebookCode */.h)(file.text) : undefined;
            return code === undefined ? file : { ...file, text: code, isCells: true };
        }),
    };
}

;// CONCATENATED MODULE: ./build/embedded/engine/pair-columns.js
/** Below every containment: pairs without a common fingerprint take part, too. */
const EVERY_PAIR = -1;
const LARGEST_ROW = 2 ** 24;
/** One number for two rows. */
function pairKey(one, other) {
    return one * LARGEST_ROW + other;
}
/** Pairs of rows, in typed columns because a class has hundreds of thousands. */
class PairColumns {
    count = 0;
    #one = new Int32Array(1 << 10);
    #other = new Int32Array(1 << 10);
    #containment = new Float64Array(1 << 10);
    push(one, other, containment) {
        const at = this.count;
        if (at === this.#one.length)
            this.#grow();
        this.#one[at] = one;
        this.#other[at] = other;
        this.#containment[at] = containment;
        this.count = at + 1;
    }
    /** Keeps at most `most` pairs, those of the highest containment; ties stay or go together. Gives what they exceed. */
    keep(most) {
        const floor = this.#containment
            .slice(0, this.count)
            .toSorted()
            .at(-most - 1) ?? 0;
        this.#keepAbove(floor);
        return floor;
    }
    /** Keeps the likeliest pairs of together at most `tokens` tokens; whether those were all. */
    keepAffordable(sizes, tokens) {
        let left = tokens;
        for (let at = 0; at < this.count; at += 1)
            left -= this.#cost(at, sizes);
        if (left >= 0)
            return true;
        const byContainment = Array.from({ length: this.count }, (_, at) => at).toSorted((x, y) => this.#containment[x] - this.#containment[y]);
        let floor = EVERY_PAIR;
        for (const at of byContainment) {
            if (left >= 0)
                break;
            left += this.#cost(at, sizes);
            floor = this.#containment[at];
        }
        this.#keepAbove(floor);
        return false;
    }
    /** A key of each pair. */
    keys() {
        const known = new Set();
        for (let at = 0; at < this.count; at += 1) {
            known.add(pairKey(this.#one[at], this.#other[at]));
        }
        return known;
    }
    /** As entries, sorted by the first: the pair's lesser by content. */
    candidates(rows, rank) {
        const { count } = this;
        const first = new Int32Array(count);
        const second = new Int32Array(count);
        const starts = new Int32Array(rows.length + 1);
        const firstOf = (at) => rank[rows[this.#one[at]]] <
            rank[rows[this.#other[at]]];
        for (let at = 0; at < count; at += 1) {
            const row = (firstOf(at) ? this.#one[at] : this.#other[at]);
            starts[row + 1] = starts[row + 1] + 1;
        }
        for (let row = 0; row < rows.length; row += 1) {
            starts[row + 1] = starts[row + 1] + starts[row];
        }
        for (let at = 0; at < count; at += 1) {
            const turned = !firstOf(at);
            const row = (turned ? this.#other[at] : this.#one[at]);
            const to = starts[row];
            starts[row] = to + 1;
            first[to] = rows[row];
            second[to] = rows[(turned ? this.#one[at] : this.#other[at])];
        }
        return { count, first, second };
    }
    #cost(at, sizes) {
        return sizes[this.#one[at]] + sizes[this.#other[at]];
    }
    #keepAbove(floor) {
        let kept = 0;
        for (let at = 0; at < this.count; at += 1) {
            if (this.#containment[at] > floor) {
                this.#one[kept] = this.#one[at];
                this.#other[kept] = this.#other[at];
                this.#containment[kept] = this.#containment[at];
                kept += 1;
            }
        }
        this.count = kept;
    }
    #grow() {
        const size = this.#one.length * 2;
        const one = new Int32Array(size);
        one.set(this.#one);
        this.#one = one;
        const other = new Int32Array(size);
        other.set(this.#other);
        this.#other = other;
        const containment = new Float64Array(size);
        containment.set(this.#containment);
        this.#containment = containment;
    }
}

;// CONCATENATED MODULE: ./build/embedded/engine/best-partners.js

/** The best few partners of each row; ties go to the partner that comes first by content. */
class BestPartners {
    /** What a partner's score has to exceed to be among a row's best. */
    least;
    #keep;
    #partners;
    #scores;
    /** Only scores above `floor` are taken. */
    constructor(rows, keep, floor = 0) {
        this.#keep = keep;
        this.#partners = new Int32Array(rows * keep).fill(-1);
        this.#scores = new Float64Array(rows * keep).fill(floor);
        this.least = new Float64Array(rows).fill(floor);
    }
    /** Takes a partner whose score exceeds `least`. */
    offer(row, partner, score) {
        const from = row * this.#keep;
        const last = from + this.#keep - 1;
        let at = last;
        while (at > from && score > this.#scores[at - 1]) {
            this.#scores[at] = this.#scores[at - 1];
            this.#partners[at] = this.#partners[at - 1];
            at -= 1;
        }
        this.#scores[at] = score;
        this.#partners[at] = partner;
        this.least[row] = this.#scores[last];
    }
    /** Adds the pairs that are not there yet, each once. */
    addTo(pairs) {
        const known = pairs.keys();
        this.forEach((row, partner) => {
            const one = Math.min(row, partner);
            const other = Math.max(row, partner);
            const key = pairKey(one, other);
            if (!known.has(key))
                pairs.push(one, other, 0);
            known.add(key);
        });
    }
    /** Calls `visit` with each row's partners, the best first. */
    forEach(visit) {
        const rows = this.#partners.length / this.#keep;
        for (let row = 0; row < rows; row += 1) {
            for (let at = row * this.#keep; at < (row + 1) * this.#keep; at += 1) {
                const partner = this.#partners[at];
                if (partner < 0)
                    break;
                visit(row, partner);
            }
        }
    }
}

// EXTERNAL MODULE: ./build/embedded/engine/fingerprints.js
var fingerprints = __webpack_require__(46881);
// EXTERNAL MODULE: ./build/embedded/engine/fingerprinter.js
var fingerprinter = __webpack_require__(65245);
// EXTERNAL MODULE: ./build/embedded/engine/normalise.js
var normalise = __webpack_require__(33988);
;// CONCATENATED MODULE: ./build/embedded/engine/number-lists.js
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

// EXTERNAL MODULE: ./build/embedded/engine/token-values.js
var token_values = __webpack_require__(40554);
// EXTERNAL MODULE: ./build/embedded/engine/tokenizers/vocabulary.js
var vocabulary = __webpack_require__(56273);
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
class RoleGrams {
    table = new fingerprints/* GramTable */.aP();
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
            if (tokens[place] === vocabulary/* SEPARATOR */.wv)
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
    let left = classOf(place === 0 ? vocabulary/* SEPARATOR */.wv : tokens[place - 1], tokens[place]);
    let right = classOf(place + 1 < tokens.length ? tokens[place + 1] : vocabulary/* SEPARATOR */.wv, tokens[place]);
    if (SWAPPED[left % vocabulary/* TOKEN_LIMIT */.qr] === 1) {
        if (SWAPPED[right % vocabulary/* TOKEN_LIMIT */.qr] === 0 || (0,token_values/* tokenValue */.v)(left) > (0,token_values/* tokenValue */.v)(right)) {
            [left, right] = [right, left];
        }
    }
    return (Math.imul((0,token_values/* tokenValue */.v)(left), 0x9e3779b1) + (0,token_values/* tokenValue */.v)(right)) | 0;
}
/** A token's class among those of the family of `name`. */
function classOf(token, name) {
    return name - (name % vocabulary/* TOKEN_LIMIT */.qr) + CLASS[token % vocabulary/* TOKEN_LIMIT */.qr];
}

// EXTERNAL MODULE: ./build/embedded/engine/words.js
var words = __webpack_require__(26311);
;// CONCATENATED MODULE: ./build/embedded/engine/starter-code.js



/** The k-grams of starter code, every one of them (no winnowing), so that each copy of k tokens is found. */
class StarterCode {
    #k;
    #table = new fingerprints/* GramTable */.aP();
    #hashes = new fingerprints/* GramHashes */.Ch();
    #wording = { names: new Float64Array(0), strings: new Float64Array(0) };
    constructor(k) {
        this.#k = k;
    }
    add(tokens, wording) {
        if (wording !== undefined) {
            this.#wording = {
                names: (0,words/* union */.KC)(this.#wording.names, wording.names),
                strings: (0,words/* union */.KC)(this.#wording.strings, wording.strings),
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
    return tokens.map((token, at) => (covered[at] === 1 ? vocabulary/* SEPARATOR */.wv : token));
}

;// CONCATENATED MODULE: ./build/embedded/engine/corpus.js









/** Total order of documents by content; the id decides only between equals. */
function compareContent(a, b) {
    return a.size - b.size || a.digest - b.digest || a.document.id - b.document.id;
}
/** Documents that are compared, with everything they are compared by as numbers. */
class Corpus {
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
            fingerprinter: new fingerprinter/* Fingerprinter */.U(parameters.k, parameters.w),
            smallGrams: new fingerprinter/* Fingerprinter */.U(parameters.smallK, 1),
            names: new fingerprints/* GramTable */.aP(),
            strings: new fingerprints/* GramTable */.aP(),
            roles: new RoleGrams(parameters.roleRun, parameters.roleTimes),
        };
    }
    /** Fingerprints of tokens (folded), without adding anything; valid until the next call of this or `prepare`. */
    fingerprintsOf(tokens) {
        return this.#open().fingerprinter.of(tokens);
    }
    /** Makes a document ready, without what of it is starter code. */
    prepare(document, covered) {
        const folded = (0,normalise/* fold */.A)(document.tokens);
        const tokens = covered === undefined ? folded : mask(folded, covered.tokens);
        return {
            document,
            covered,
            entry: {
                document: document.facts,
                tokens,
                size: matchableTokens(tokens, this.#parameters.minimumTile),
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
        this.names.add(numbered(starter === undefined ? wording.names : (0,words/* without */.FF)(wording.names, starter.names), names));
        this.strings.add(numbered(starter === undefined ? wording.strings : (0,words/* without */.FF)(wording.strings, starter.strings), strings));
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
function matchableTokens(tokens, minimum) {
    let size = 0;
    let run = 0;
    for (let at = 0; at <= tokens.length; at += 1) {
        if (at < tokens.length && tokens[at] !== vocabulary/* SEPARATOR */.wv) {
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
        hash = Math.imul(hash ^ (0,token_values/* tokenValue */.v)(tokens[at]), 0x01000193);
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
const TWO_TO_32 = 2 ** 32;

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

;// CONCATENATED MODULE: ./build/embedded/engine/likely-partners.js


/**
 * Each row's likeliest partners in a set in which nobody can look at every pair. They are found by what few documents have
 * (`mostHolders`), and by a sample of what more have, among rows next to it; the likeliest are then looked at in full. So a row costs
 * about the same in a set of any size. A copy is found by what is rare in it; a solution that hundreds hand round by the sample.
 */
class LikelyPartners {
    #views;
    #parameters;
    #rows;
    #fingerprints;
    /** Fingerprints that are looked up: how many documents have them; 0 for the others. */
    #useful;
    #index;
    /** By row: the sample of its other fingerprints, and for how much rarity each of them stands. */
    #samples = new NumberLists();
    #sampleWeights;
    #sampled;
    /** By row: rarity of all its fingerprints. */
    #totals;
    #likenesses;
    #scores;
    #touched;
    /** By row: the rows chosen, the likeliest first; -1 for none. */
    #chosen;
    #chosenScores;
    #holder;
    /** `rows` are the corpus's entries in the order of their rows, by content. */
    constructor(corpus, views, rows, parameters) {
        const { mostHolders, likely, smallWeight } = parameters;
        const { frequencies } = views;
        this.#views = views;
        this.#parameters = parameters;
        this.#rows = rows;
        this.#fingerprints = corpus.fingerprints;
        this.#useful = frequencies.map((frequency) => frequency > 1 && frequency <= mostHolders ? frequency : 0);
        this.#index = new InvertedIndex(this.#useful);
        this.#totals = new Float64Array(rows.length);
        this.#sampleWeights = new Float64Array(rows.length);
        this.#sampled = this.#sample(corpus.fingerprintHashes());
        this.#likenesses = [
            [views.small.rows(rows, mostHolders), smallWeight],
            [views.roles.rows(rows, mostHolders), 1],
            [views.names.rows(rows, mostHolders), 1],
            [views.strings.rows(rows, mostHolders), 1],
        ];
        rows.forEach((entry, row) => {
            const to = this.#fingerprints.to(entry);
            for (let at = this.#fingerprints.from(entry); at < to; at += 1) {
                const number = this.#fingerprints.data[at];
                this.#totals[row] = this.#totals[row] + views.rarities[number];
                if (this.#useful[number] > 0)
                    this.#index.add(number, row);
            }
            for (const [kind] of this.#likenesses)
                kind.add(entry, row);
        });
        this.#scores = new Float64Array(rows.length);
        this.#touched = new RowSet(rows.length);
        this.#chosen = new Int32Array(rows.length * likely).fill(-1);
        this.#chosenScores = new Float64Array(likely);
        this.#holder = new Uint32Array(frequencies.length);
    }
    /** Looks closely at a row's likeliest partners, the likeliest first. */
    of(row, take) {
        this.#score(row);
        const from = row * this.#parameters.likely;
        const count = this.#choose(row, from);
        const own = this.#rows[row];
        const { small, roles, names, strings } = this.#views;
        const { smallWeight, roleWeight, roleEnough, wordingWeight } = this.#parameters;
        small.hold(own);
        roles.hold(own);
        names.hold(own);
        strings.hold(own);
        const { data } = this.#fingerprints;
        const to = this.#fingerprints.to(own);
        for (let at = this.#fingerprints.from(own); at < to; at += 1) {
            this.#holder[data[at]] = row + 1;
        }
        for (let at = from; at < from + count; at += 1) {
            const other = this.#chosen[at];
            const entry = this.#rows[other];
            const containment = this.#containment(row, other);
            const roleTrust = roleWeight * roles.trustWith(entry, roleEnough);
            const alike = containment + smallWeight * small.with(entry) + roleTrust * roles.partWith(entry);
            const wording = wordingWeight * (names.with(entry) + strings.with(entry));
            take(other, containment, (alike * (1 + wording)) / (smallWeight + 1 + roleTrust));
        }
    }
    /** Whether an earlier call of `of` for `row` looked at `other`. */
    isChosenBy(row, other) {
        const from = row * this.#parameters.likely;
        for (let at = from; at < from + this.#parameters.likely; at += 1) {
            if (this.#chosen[at] === other)
                return true;
        }
        return false;
    }
    /** What each row has in common with this one, about, as a share of it. */
    #score(row) {
        const own = this.#rows[row];
        const whole = this.#totals[row] || 1;
        const { rarities } = this.#views;
        const { data } = this.#fingerprints;
        const to = this.#fingerprints.to(own);
        for (let at = this.#fingerprints.from(own); at < to; at += 1) {
            const number = data[at];
            if (this.#useful[number] > 0) {
                this.#index.accumulate(number, rarities[number] / whole, this.#scores, this.#touched);
            }
        }
        const weight = this.#sampleWeights[row] / whole;
        for (let at = this.#samples.from(row); at < this.#samples.to(row); at += 1) {
            const number = this.#samples.data[at];
            const { nearest } = this.#parameters;
            this.#sampled.accumulateNear(number, row, nearest, weight, this.#scores, this.#touched);
        }
        for (const [kind, times] of this.#likenesses) {
            const norm = kind.norms[row];
            if (norm > 0)
                kind.accumulate(own, this.#touched, this.#scores, times / (norm * norm + kind.doubt));
        }
    }
    /** Keeps the rows of the highest scores, the highest first, and clears all; how many there are. */
    #choose(row, from) {
        const { likely } = this.#parameters;
        const chosen = this.#chosen;
        const best = this.#chosenScores;
        const own = this.#totals[row];
        let count = 0;
        this.#touched.take((other) => {
            const score = (this.#scores[other] * own) / (own + this.#totals[other] || 1);
            this.#scores[other] = 0;
            if (other === row || (count === likely && score <= best[likely - 1]))
                return;
            let at = count < likely ? count : likely - 1;
            count = Math.min(likely, count + 1);
            while (at > 0 && score > best[at - 1]) {
                best[at] = best[at - 1];
                chosen[from + at] = chosen[from + at - 1];
                at -= 1;
            }
            best[at] = score;
            chosen[from + at] = other;
        });
        return count;
    }
    #containment(row, other) {
        const entry = this.#rows[other];
        const { data } = this.#fingerprints;
        const { rarities } = this.#views;
        const to = this.#fingerprints.to(entry);
        let shared = 0;
        for (let at = this.#fingerprints.from(entry); at < to; at += 1) {
            const number = data[at];
            if (this.#holder[number] === row + 1)
                shared += rarities[number];
        }
        return shared === 0
            ? 0
            : (2 * shared) / (this.#totals[row] + this.#totals[other]);
    }
    /** Chooses each row's sample: of the fingerprints that are not looked up those of least hash, so that equal code gives an equal sample. */
    #sample(hashes) {
        const { mostHolders, samples } = this.#parameters;
        const { frequencies, rarities } = this.#views;
        const holders = new Uint32Array(frequencies.length);
        const least = new Uint32Array(samples);
        const { data } = this.#fingerprints;
        this.#rows.forEach((entry, row) => {
            let count = 0;
            let rarity = 0;
            const to = this.#fingerprints.to(entry);
            for (let at = this.#fingerprints.from(entry); at < to; at += 1) {
                const number = data[at];
                if (frequencies[number] <= mostHolders)
                    continue;
                rarity += rarities[number];
                const hash = hashes[number];
                const last = count < samples ? Infinity : count === 0 ? 0 : hashes[least[count - 1]];
                if (hash >= last)
                    continue;
                let place = count < samples ? count : samples - 1;
                count = Math.min(samples, count + 1);
                while (place > 0 && hash < hashes[least[place - 1]]) {
                    least[place] = least[place - 1];
                    place -= 1;
                }
                least[place] = number;
            }
            const sample = least.subarray(0, count);
            this.#samples.add(sample);
            this.#sampleWeights[row] = count === 0 ? 0 : rarity / count;
            for (const number of sample)
                holders[number] = holders[number] + 1;
        });
        const index = new InvertedIndex(holders);
        this.#rows.forEach((_, row) => {
            for (let at = this.#samples.from(row); at < this.#samples.to(row); at += 1) {
                index.add(this.#samples.data[at], row);
            }
        });
        return index;
    }
}

;// CONCATENATED MODULE: ./build/embedded/engine/candidates.js





const ROWS_PER_REPORT = 64;
const LEAST_SHARE = 0.05;
/**
 * Which pairs to tile: all pairs of a small set, and of a large one every pair whose fingerprints contain each other to
 * `tileFrom` (weighed by rarity; exact, row by row over the inverted index) and each document's best partners by an
 * estimate of the rank. Where looking at all that is common would exceed `lookBudget`, both are taken of each document's
 * likeliest partners only.
 *
 * Documents that `hasRow` denies (an archive, a body that was compared before) cost their postings and are never paired
 * with each other. `onRow` hears the share of rows done.
 */
function chooseCandidates(corpus, views, parameters, hasRow, onRow) {
    const { entries } = corpus;
    const order = rowOrder(entries, hasRow);
    const { rows, rank, firstRow } = order;
    // Of a body that is added to, only the new documents' share.
    const maxPairs = Math.ceil(parameters.maxPairs * Math.max(LEAST_SHARE, (rows.length - firstRow) / Math.max(1, rows.length)));
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

;// CONCATENATED MODULE: ./build/embedded/engine/covered-tokens.js
/** Which tokens of documents are in a common run, a bit each: a large class has tens of millions. */
class CoveredTokens {
    #marks;
    /** By document how many tokens it has; none for one that nobody asks about. */
    constructor(lengths) {
        this.#marks = lengths.map((length) => length === undefined ? undefined : new Int32Array((length >>> 5) + 1));
    }
    /** Marks `length` tokens of a document, from the one at `from` on. */
    cover(document, from, length) {
        const marks = this.#marks[document];
        if (marks === undefined || length === 0)
            return;
        const to = from + length - 1;
        const [first, last] = [from >>> 5, to >>> 5];
        const [head, tail] = [-1 << (from & 31), -1 >>> (31 - (to & 31))];
        if (first === last) {
            marks[first] = marks[first] | (head & tail);
        }
        else {
            marks[first] = marks[first] | head;
            marks.fill(-1, first + 1, last);
            marks[last] = marks[last] | tail;
        }
    }
    /** How many tokens of a document are marked; undefined for one that nobody asks about. */
    count(document) {
        return this.#marks[document]?.reduce((sum, bits) => sum + bitCount(bits), 0);
    }
}
/** How many bits are 1. */
function bitCount(bits) {
    const pairs = bits - ((bits >>> 1) & 0x55555555);
    const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
    return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

;// CONCATENATED MODULE: ./build/embedded/engine/holders.js


/** Fingerprints of a fragment that are looked up, spread evenly over it: so many tell one piece of code from another. */
const PROBES = 8;
/** A document has a fragment when it has this share of them: at its ends others may have been chosen. */
const HELD_SHARE = 0.8;
/** What all fragments together may look at; beyond it nobody is counted. */
const MOST_LOOKS = 100_000_000;
/** Counts the documents that have a piece of code. */
class Holders {
    #corpus;
    #k;
    #index;
    #frequencies;
    #counts;
    /** How many others were counted, by a hash of the probes: 52 bits, as fingerprints' own. */
    #known = new Map();
    /** Serial number of the last fragment that each fingerprint was seen in, and the distinct ones of the current one. */
    #seenIn;
    #fragments = 0;
    #distinct;
    #probed = [];
    /** The documents of fingerprints that many have. */
    #dense = new Map();
    #looks = 0;
    constructor(corpus, frequencies, k) {
        this.#corpus = corpus;
        this.#k = k;
        this.#frequencies = frequencies;
        this.#index = new InvertedIndex(frequencies);
        this.#counts = new Int32Array(corpus.entries.length);
        this.#seenIn = new Uint32Array(frequencies.length);
        const { fingerprints } = corpus;
        let most = 0;
        for (let entry = 0; entry < corpus.entries.length; entry += 1) {
            for (let at = fingerprints.from(entry); at < fingerprints.to(entry); at += 1) {
                this.#index.add(fingerprints.data[at], entry);
            }
            most = Math.max(most, fingerprints.to(entry) - fingerprints.from(entry));
        }
        this.#distinct = new Uint32Array(most);
    }
    /**
     * How many documents besides two have what stands in runs of an entry: triples of which the first is where the run begins and the
     * third how long it is, from `from` to `to`. Undefined where it cannot be told.
     */
    besidesTwo(entry, runs, from, to) {
        const probes = this.#probes(entry, runs, from, to);
        if (probes.length === 0)
            return undefined;
        const key = keyOf(probes);
        const known = this.#known.get(key);
        if (known !== undefined)
            return known;
        for (const number of probes)
            this.#looks += this.#frequency(number);
        if (this.#looks > MOST_LOOKS)
            return undefined;
        const holders = this.#holders(probes, Math.ceil(probes.length * HELD_SHARE));
        const others = Math.max(0, holders - 2);
        this.#known.set(key, others);
        return others;
    }
    /** How many documents have at least `least` of some fingerprints. */
    #holders(probes, least) {
        const byFrequency = probes.toSorted((x, y) => this.#frequency(x) - this.#frequency(y));
        if (this.#isDense(byFrequency[0])) {
            return enough(byFrequency.map((number) => this.#documents(number).bits), least);
        }
        // Who has enough of all has one of these.
        const rarest = byFrequency.slice(0, probes.length - least + 1);
        const others = byFrequency.slice(rarest.length);
        for (const number of rarest)
            this.#index.count(number, this.#counts);
        let holders = 0;
        for (const number of rarest) {
            holders += this.#index.take(number, this.#counts, (document, count) => {
                let have = count;
                for (let at = 0; have < least && at < others.length; at += 1) {
                    if (have + others.length - at < least)
                        return false;
                    have += this.#has(others[at], document) ? 1 : 0;
                }
                return have >= least;
            });
        }
        return holders;
    }
    #has(number, document) {
        return this.#isDense(number) ? this.#documents(number).has(document) : this.#index.has(number, document);
    }
    /** Whether a bit for each document takes less than a list of those that have a fingerprint. */
    #isDense(number) {
        return this.#frequency(number) * 32 >= this.#counts.length;
    }
    #documents(number) {
        let documents = this.#dense.get(number);
        if (documents === undefined) {
            documents = this.#index.documents(number, this.#counts.length);
            this.#dense.set(number, documents);
        }
        return documents;
    }
    #frequency(number) {
        return this.#frequencies[number];
    }
    /** Some of the distinct fingerprints that lie within the runs; valid until the next call. */
    #probes(entry, runs, from, to) {
        const { positions, keys, from: first, to: last } = this.#corpus.anchors(entry);
        const distinct = this.#distinct;
        let count = 0;
        this.#fragments += 1;
        for (let run = from; run < to; run += 3) {
            const start = runs[run];
            const end = start + runs[run + 2] - this.#k;
            for (let at = lowerBound(positions, start, first, last); at < last && positions[at] <= end; at += 1) {
                const number = keys[at];
                if (this.#seenIn[number] !== this.#fragments) {
                    this.#seenIn[number] = this.#fragments;
                    distinct[count] = number;
                    count += 1;
                }
            }
        }
        const probes = this.#probed;
        probes.length = Math.min(count, PROBES);
        for (let probe = 0; probe < probes.length; probe += 1) {
            probes[probe] = distinct[Math.floor((probe * count) / probes.length)];
        }
        return probes;
    }
}
/** How many bits are 1 in at least `least` of up to 15 sets: 32 are counted at once, in four binary places. */
function enough(sets, least) {
    const words = sets[0]?.length ?? 0;
    let count = 0;
    for (let word = 0; word < words; word += 1) {
        let ones = 0;
        let twos = 0;
        let fours = 0;
        let eights = 0;
        for (let set = 0; set < sets.length; set += 1) {
            const bits = sets[set][word];
            const two = ones & bits;
            ones ^= bits;
            const four = twos & two;
            twos ^= two;
            eights ^= fours & four;
            fours ^= four;
        }
        let more = 0;
        let equal = -1;
        for (let place = 3; place >= 0; place -= 1) {
            const bits = place === 3 ? eights : place === 2 ? fours : place === 1 ? twos : ones;
            if (((least >>> place) & 1) === 1) {
                equal &= bits;
            }
            else {
                more |= equal & bits;
                equal &= ~bits;
            }
        }
        count += bitCount(more | equal);
    }
    return count;
}
/** One number for some fingerprints in their order: two lanes of FNV-1a's kind. */
function keyOf(numbers) {
    let low = 0x811c9dc5;
    let high = 0x9e3779b1;
    for (const number of numbers) {
        low = Math.imul(low ^ number, 0x9e3779b1);
        low ^= low >>> 15;
        high = Math.imul(high ^ number, 0x85ebca6b);
        high ^= high >>> 13;
    }
    return (high & 0xfffff) * 2 ** 32 + (low >>> 0);
}
/** The first place from `low` on, before `high`, whose value is not less. */
function lowerBound(values, value, low, high) {
    let from = low;
    let to = high;
    while (from < to) {
        const middle = (from + to) >> 1;
        if (values[middle] < value)
            from = middle + 1;
        else
            to = middle;
    }
    return from;
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

;// CONCATENATED MODULE: ./build/embedded/engine/chain.js
const INDEX_LIMIT = 2 ** 21;
/**
 * Weight of the heaviest set of tiles that stand in the same order in both sequences (a heaviest increasing
 * subsequence, O(n log n) by a Fenwick tree of maxima). Inserted code leaves order alone, chance likeness does not have it.
 *
 * `densest` is the heaviest stretch of such tiles when each token between two of them costs `gapCost`: code that was taken over
 * stands together, chance likeness is spread over the program.
 */
class OrderedChain {
    /** Of the last chain. */
    densest = 0;
    #gapCost;
    #byA = new Float64Array(64);
    #byB = new Float64Array(64);
    #rank = new Int32Array(64);
    #best = new Float64Array(65);
    /** Of the tiles in the order of the first sequence: what the densest stretch that ends with each weighs. */
    #stretch = new Float64Array(64);
    constructor(gapCost) {
        this.#gapCost = gapCost;
    }
    weigh(tiles, weight) {
        const { count } = tiles;
        if (count <= 1) {
            this.densest = count === 0 ? 0 : weight(0);
            return this.densest;
        }
        if (this.#rank.length < count) {
            this.#byA = new Float64Array(count * 2);
            this.#byB = new Float64Array(count * 2);
            this.#rank = new Int32Array(count * 2);
            this.#stretch = new Float64Array(count * 2);
            this.#best = new Float64Array(count * 2 + 1);
        }
        const byA = this.#byA;
        const byB = this.#byB;
        for (let tile = 0; tile < count; tile += 1) {
            byA[tile] = tiles.a[tile] * INDEX_LIMIT + tile;
            byB[tile] = tiles.b[tile] * INDEX_LIMIT + tile;
        }
        sortFirst(byA, count);
        sortFirst(byB, count);
        for (let at = 0; at < count; at += 1)
            this.#rank[byB[at] % INDEX_LIMIT] = at;
        const best = this.#best;
        best.fill(0, 0, count + 1);
        let heaviest = 0;
        this.densest = 0;
        for (let at = 0; at < count; at += 1) {
            const tile = byA[at] % INDEX_LIMIT;
            const rank = this.#rank[tile];
            let before = 0;
            for (let node = rank; node > 0; node -= node & -node)
                before = Math.max(before, best[node]);
            const own = weight(tile);
            const sum = before + own;
            const stretch = own + this.#before(tiles, at);
            this.#stretch[at] = stretch;
            this.densest = Math.max(this.densest, stretch);
            heaviest = Math.max(heaviest, sum);
            for (let node = rank + 1; node <= count; node += node & -node) {
                if (best[node] < sum)
                    best[node] = sum;
            }
        }
        return heaviest;
    }
    /** What the densest stretch before a tile brings to it, looking back a few tiles. */
    #before({ a, b, length }, at) {
        const tile = this.#byA[at] % INDEX_LIMIT;
        let most = 0;
        for (let index = Math.max(0, at - LOOK_BACK); index < at; index += 1) {
            const earlier = this.#byA[index] % INDEX_LIMIT;
            const gapA = a[tile] - a[earlier] - length[earlier];
            const gapB = b[tile] - b[earlier] - length[earlier];
            if (gapB >= 0) {
                most = Math.max(most, this.#stretch[index] - this.#gapCost * Math.max(gapA, gapB));
            }
        }
        return most;
    }
}
/** Tiles that may lie between two neighbours of a stretch, because they were moved there. */
const LOOK_BACK = 8;
/** Most pairs have a dozen tiles: for those the built-in sort (and a view to give it) costs more than sorting. */
const FEW = 40;
/** Sorts the first `count` keys. */
function sortFirst(keys, count) {
    if (count > FEW) {
        keys.subarray(0, count).sort();
        return;
    }
    for (let at = 1; at < count; at += 1) {
        const key = keys[at];
        let to = at;
        while (to > 0 && keys[to - 1] > key) {
            keys[to] = keys[to - 1];
            to -= 1;
        }
        keys[to] = key;
    }
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
            if (at === tokens.length || tokens[at] === vocabulary/* SEPARATOR */.wv) {
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
                    first[a - before - 1] !== vocabulary/* SEPARATOR */.wv) {
                    before += 1;
                }
                let after = sure;
                while (a + after < first.length &&
                    b + after < tokens.length &&
                    first[a + after] === tokens[b + after] &&
                    first[a + after] !== vocabulary/* SEPARATOR */.wv) {
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
class PairScorer {
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
            const larger = new Int32Array(Math.ceil((this.#kept + size) * pair_scorer_GROWTH));
            larger.set(this.#runs);
            this.#runs = larger;
        }
        this.#kept += size;
        return this.#runs;
    }
}
/** How much room is made when there is none: a large set has tens of millions of numbers here. */
const pair_scorer_GROWTH = 1.5;
/** More runs than one pair can have. */
const RUN_LIMIT = 2 ** 21;

;// CONCATENATED MODULE: ./build/embedded/engine/stands-out.js
/**
 * Which pairs stand out of a class: those whose suspicion is many times what is ordinary there, on the scale on which
 * suspicion grows (`growth`). Ordinary is the median over all submissions of how alike each is to its third best partner: two copies
 * of a program make it no larger, a task that dictates the program does, and it grows with the class as the best of many does.
 *
 * `judged` are the submissions that count, `documents` how many there are with those they are compared with besides, `pairs` all
 * that is compared. Of at most half as many submissions as there are documents something is said: where more are alike, that is what
 * is ordinary.
 */
function standOut(judged, documents, pairs, { standsOutFactor, standsOutAtLeast, standsOutPartner, }) {
    const ordinary = ordinarySuspicion(judged, pairs, standsOutPartner);
    const least = Math.max(growth(standsOutAtLeast), standsOutFactor * growth(ordinary));
    const known = new Set(judged);
    const found = pairs
        .filter(({ suspicion }) => growth(suspicion) > least)
        .toSorted((x, y) => y.suspicion - x.suspicion || x.a - y.a || x.b - y.b);
    const named = new Set();
    return found.filter((pair) => {
        const more = [pair.a, pair.b].filter((id) => known.has(id) && !named.has(id));
        const fits = (named.size + more.length) * 2 <= documents || more.length === 0;
        if (fits)
            more.forEach((id) => named.add(id));
        return fits;
    });
}
/**
 * What is ordinary in a class (0..100): the median over `submissions` of the suspicion with each one's `partner`-th best
 * partner, 0 where it has fewer.
 */
function ordinarySuspicion(submissions, pairs, partner) {
    const best = new Map(submissions.map((id) => [id, []]));
    for (const { a, b, suspicion } of pairs) {
        insert(best.get(a), suspicion, partner);
        insert(best.get(b), suspicion, partner);
    }
    return median([...best.values()].map((list) => list[partner - 1] ?? 0));
}
/**
 * How suspicion is read in a class in which `ordinary` is ordinary (both 0..100): the factor of its exponent, so that the same
 * number says as much about a task that leaves room as about one that dictates the program. What is equal stays near 100.
 */
function calibration(ordinary, classDoubt) {
    return classDoubt / (classDoubt + exponentOf(ordinary));
}
/** Nothing is made of differences below this. */
const LEAST_GROWTH = 0.02;
function growth(suspicion) {
    return LEAST_GROWTH + exponentOf(suspicion);
}
/**
 * Suspicion is 100 × (1 − (1 − S)^e): this is −e × ln(1 − S), which has no upper end, so that it can be multiplied.
 */
function exponentOf(suspicion) {
    return -Math.log(1 - Math.min(suspicion, ALMOST_ALL) / 100);
}
const ALMOST_ALL = 99.9;
/** Keeps the `most` largest, the largest first. */
function insert(list, value, most) {
    if (list === undefined || (list.length === most && value <= list[most - 1]))
        return;
    let at = list.length;
    while (at > 0 && list[at - 1] < value)
        at -= 1;
    list.splice(at, 0, value);
    list.length = Math.min(list.length, most);
}
function median(values) {
    const sorted = values.toSorted((a, b) => a - b);
    const half = Math.floor(sorted.length / 2);
    return sorted.length === 0
        ? 0
        : (sorted[half] + sorted[sorted.length - 1 - half]) / 2;
}

;// CONCATENATED MODULE: ./build/embedded/engine/token-weights.js
/** Numbers that are kept, 4 bytes each: all of a class of some thousand programs, a part of a larger one. */
const MOST_KEPT = 1 << 24;
/**
 * Running sums of each token's weight, of one document after the other: the square of the rarity of the rarest fingerprint over it.
 * Those that were made last are kept; others are made again, with the same numbers.
 */
class TokenWeights {
    #corpus;
    #rarities;
    #k;
    #most;
    #kept = new Map();
    #size = 0;
    constructor(corpus, rarities, k, most = MOST_KEPT) {
        this.#corpus = corpus;
        this.#rarities = rarities;
        this.#k = k;
        this.#most = most;
    }
    /** Those of an entry: one more than it has tokens. */
    of(at) {
        const known = this.#kept.get(at);
        if (known !== undefined)
            return known;
        const { tokens } = this.#corpus.entries[at];
        const sums = weightSums(tokens.length, this.#corpus.anchors(at), this.#rarities, this.#k);
        this.#size += sums.length;
        // A map lists what was put in first first.
        for (const [oldest, { length }] of this.#kept) {
            if (this.#size <= this.#most)
                break;
            this.#kept.delete(oldest);
            this.#size -= length;
        }
        this.#kept.set(at, sums);
        return sums;
    }
}
function weightSums(length, { positions, keys, from: first, to }, rarities, k) {
    const sums = new Float32Array(length + 1);
    for (let at = first; at < to; at += 1) {
        const weight = rarities[keys[at]];
        const from = positions[at];
        for (let token = from; token < from + k; token += 1) {
            if (sums[token + 1] < weight)
                sums[token + 1] = weight;
        }
    }
    let sum = 0;
    for (let at = 1; at < sums.length; at += 1) {
        sum += sums[at] ** 2;
        sums[at] = sum;
    }
    return sums;
}

;// CONCATENATED MODULE: ./build/embedded/engine/likeness.js

/**
 * How alike documents are by the numbers they share (k-grams, names, strings): a cosine in which each number counts a
 * power of its rarity, so that what two of many share says most.
 *
 * `doubt` is added to the denominator: sharing all of very little is weak evidence.
 */
class Likeness {
    #lists;
    #frequencies;
    /** What sharing each number is evidence for. */
    #evidence;
    #doubt;
    #norms;
    #holder;
    #holds = 0;
    #held = 0;
    /** `lists` are the distinct numbers of each document, below `count`. */
    constructor(lists, count, power, doubt) {
        this.#lists = lists;
        this.#doubt = doubt;
        this.#frequencies = frequenciesOf(lists, count);
        const byFrequency = Float64Array.from({ length: lists.count + 1 }, (_, frequency) => frequency === 0 ? 0 : rarity(frequency, lists.count) ** power);
        this.#evidence = Float64Array.from(this.#frequencies, (frequency) => byFrequency[frequency]);
        this.#norms = Float64Array.from({ length: lists.count }, (_, document) => {
            let sum = 0;
            for (let at = lists.from(document); at < lists.to(document); at += 1) {
                sum += this.#evidence[lists.data[at]];
            }
            return Math.sqrt(sum);
        });
        this.#holder = new Uint32Array(count);
    }
    /** The first document of the next calls of `with`. */
    hold(document) {
        this.#held = document;
        this.#holds += 1;
        const { data } = this.#lists;
        const to = this.#lists.to(document);
        for (let at = this.#lists.from(document); at < to; at += 1) {
            this.#holder[data[at]] = this.#holds;
        }
    }
    /** The likeness of the held document with another, 0..1. */
    with(document) {
        return this.of(this.commonWith(document), this.#held, document);
    }
    /** How far two documents' evidence reaches, 0..1: half where the lesser has `enough`. */
    trustWith(document, enough) {
        const least = Math.min(this.evidenceOf(this.#held), this.evidenceOf(document));
        return least / (least + enough);
    }
    /**
     * The mean of the likeness and of what is common as a share of the lesser document, 0..1: `with` says how much of both is
     * the same, this also how much of a part that was taken over.
     */
    partWith(document) {
        const common = this.commonWith(document);
        return ((this.of(common, this.#held, document) +
            common / (Math.min(this.evidenceOf(this.#held), this.evidenceOf(document)) + this.#doubt)) /
            2);
    }
    /** All evidence in a document. */
    evidenceOf(document) {
        return this.#norms[document] ** 2;
    }
    /** The evidence that the held document has in common with another. */
    commonWith(document) {
        const { data } = this.#lists;
        const to = this.#lists.to(document);
        let common = 0;
        for (let at = this.#lists.from(document); at < to; at += 1) {
            const number = data[at];
            if (this.#holder[number] === this.#holds)
                common += this.#evidence[number];
        }
        return common;
    }
    /** The likeness of two documents from what they have in common. */
    of(common, one, other) {
        return common === 0
            ? 0
            : common / (this.#norms[one] * this.#norms[other] + this.#doubt);
    }
    /** How many additions `rows` of all documents would make. */
    looks() {
        let looks = 0;
        this.#frequencies.forEach((frequency, number) => {
            if (isUseful(frequency, this.#evidence[number]))
                looks += (frequency * frequency) / 2;
        });
        return looks;
    }
    /**
     * For finding partners: what documents have in common with those added before, by numbers rare enough to say something.
     * `order` are the documents in the order of their rows; what more than `most` documents have is not looked at.
     */
    rows(order, most = Infinity) {
        return new LikenessRows(this.#lists, this.#evidence, this.#frequencies.map((frequency) => (frequency <= most ? frequency : 0)), Float64Array.from(order, (document) => this.#norms[document]), this.#doubt);
    }
}
/** Evidence below this is left out when partners are looked for: what a sixteenth of a large class shares. */
const LEAST_EVIDENCE = 0.02;
function isUseful(frequency, evidence) {
    return frequency > 1 && evidence >= LEAST_EVIDENCE;
}
/** Sums of common evidence of one row of documents after the other. */
class LikenessRows {
    /** Of `sum`: what the current row has in common with each row before it; the reader sets it to 0. */
    sums;
    /** What a sum is divided by: the product of both rows' norms, and doubt. */
    norms;
    doubt;
    #lists;
    #evidence;
    /** How many documents each number that says something is in; 0 for the others (alone or everywhere). */
    #useful;
    #index;
    constructor(lists, evidence, frequencies, norms, doubt) {
        this.norms = norms;
        this.doubt = doubt;
        this.#lists = lists;
        this.#evidence = evidence;
        this.#useful = frequencies.map((frequency, number) => isUseful(frequency, evidence[number]) ? frequency : 0);
        this.sums = new Float64Array(lists.count);
        this.#index = new InvertedIndex(this.#useful);
    }
    /** Adds a document's evidence to the sums of the rows that were added and have it too. */
    sum(document) {
        const { data } = this.#lists;
        const to = this.#lists.to(document);
        for (let at = this.#lists.from(document); at < to; at += 1) {
            const number = data[at];
            if (this.#useful[number] > 0) {
                this.#index.sum(number, this.#evidence[number], this.sums);
            }
        }
    }
    /** Adds a document's evidence, `scale` times, to `sums` of the rows that were added and have it too, and notes those that had none. */
    accumulate(document, touched, sums, scale) {
        const { data } = this.#lists;
        const to = this.#lists.to(document);
        for (let at = this.#lists.from(document); at < to; at += 1) {
            const number = data[at];
            if (this.#useful[number] > 0) {
                this.#index.accumulate(number, this.#evidence[number] * scale, sums, touched);
            }
        }
    }
    add(document, row) {
        const { data } = this.#lists;
        const to = this.#lists.to(document);
        for (let at = this.#lists.from(document); at < to; at += 1) {
            const number = data[at];
            if (this.#useful[number] > 0)
                this.#index.add(number, row);
        }
    }
}

;// CONCATENATED MODULE: ./build/embedded/engine/views.js


function viewsOf(corpus, { rarityPower, stringPower, nameDoubt, stringDoubt, rolePower, roleDoubt }) {
    const { sizes } = corpus;
    const documents = corpus.entries.length;
    const frequencies = frequenciesOf(corpus.fingerprints, sizes.fingerprints);
    const byFrequency = Float64Array.from({ length: documents + 1 }, (_, frequency) => rarity(frequency, documents));
    return {
        frequencies,
        rarities: Float64Array.from(frequencies, (frequency) => byFrequency[frequency]),
        small: new Likeness(corpus.small, sizes.small, rarityPower, 0),
        names: new Likeness(corpus.names, sizes.names, rarityPower, nameDoubt),
        strings: new Likeness(corpus.strings, sizes.strings, stringPower, stringDoubt),
        roles: new Likeness(corpus.roles, sizes.roles, rolePower, roleDoubt),
    };
}

;// CONCATENATED MODULE: ./build/embedded/engine/compare.js









/** Share of the work that choosing candidates is, for progress. */
const CHOOSING = 0.4;
/**
 * Compares a corpus pairwise: chooses candidates, tiles and scores them (`PairScorer`). Those that `hasRow` denies are
 * not compared with each other.
 */
function comparePairs(corpus, parameters, hasRow, onShare) {
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

// EXTERNAL MODULE: ./build/embedded/engine/read-document.js + 25 modules
var read_document = __webpack_require__(86635);
;// CONCATENATED MODULE: ./build/embedded/engine/incremental.js






/**
 * A body of documents to which one at a time is added: each is compared with all before it, which are neither read again
 * nor compared with each other. The numbers are those an `Analysis` of the documents so far would give for the pair, but for the
 * suspicion, which is not read against what is ordinary in the class (that, detected starter code and AI scores need the whole set).
 *
 * Starter code (`base`) is added before the documents it is to be masked in.
 */
class IncrementalCorpus {
    #options;
    #parameters;
    #corpus;
    #starter;
    #ids = new Set();
    constructor(options, parameters = engine_parameters/* PARAMETERS */.z) {
        this.#options = options;
        this.#parameters = parameters;
        this.#corpus = new Corpus(parameters);
        this.#starter = new StarterCode(parameters.k);
    }
    /**
     * Adds a document (`submission`, `archive` or `base`) and gives its pairs with the documents before it, by suspicion. A
     * second document of one id is refused with a `RangeError`. With `compare: false` it is only added.
     */
    add(document, { compare = true } = {}) {
        if (this.#ids.has(document.id))
            throw new RangeError(`document ${document.id} was added before`);
        this.#ids.add(document.id);
        const read = (0,read_document/* readDocument */.u0)(document, this.#options.languageId, {
            quality: false,
            abstracted: false,
        });
        const folded = (0,normalise/* fold */.A)(read.tokens);
        if (document.role === 'base') {
            this.#starter.add(folded, read.wording);
            return [];
        }
        const prepared = this.#corpus.prepare(read, this.#starter.empty ? undefined : this.#starter.in(folded));
        this.#corpus.add(prepared);
        if (!compare)
            return [];
        return comparePairs(this.#corpus, this.#parameters, (each) => each === prepared.entry, () => { }).pairs;
    }
}

// EXTERNAL MODULE: ./build/languages/languages.js + 36 modules
var languages = __webpack_require__(33942);
;// CONCATENATED MODULE: ./build/dossier/code-index.js





const ENCODER = new TextEncoder();
/** The engine's number of a check's language; any language where it is another service's. */
function languageIdOf(name) {
    return (0,languages/* languageNamed */.Mv)(name)?.id ?? languages/* AUTO_DETECT */.Ej;
}
/** A submission of the page as the engine takes it. */
function engineDocument(id, source, role = 'submission', textOf = ({ text }) => text) {
    return {
        id,
        role,
        files: source.files.map((file) => ({ path: file.path, bytes: ENCODER.encode(textOf(file)) })),
    };
}
/** Who has so much of a fragment in one place has it: a line may have been added or left out. */
const MOST = 0.8;
/** Comparisons of fingerprints for one call: code that repeats itself is like every other of its kind, and is not counted. */
const MOST_STEPS = 60_000_000;
/** Which programs have which code, by the engine's fingerprints: to say how many have what two of them share. */
class CodeIndex {
    #languageId;
    #fingerprinter = new fingerprinter/* Fingerprinter */.U(engine_parameters/* PARAMETERS */.z.k, engine_parameters/* PARAMETERS */.z.w);
    /** By a fingerprint's number: the places that have it. */
    #holders = [];
    /** Fingerprints by place, in their order. */
    #sequences = new Map();
    constructor(language) {
        this.#languageId = languageIdOf(language);
    }
    add(place, source) {
        const { numbers, keys } = this.#fingerprinter.of(this.#read(source).tokens);
        for (const number of numbers)
            (this.#holders[number] ??= []).push(place);
        this.#sequences.set(place, keys.slice());
    }
    /** How many programs were added besides these. */
    others(without) {
        return this.#sequences.size - without.filter((place) => this.#sequences.has(place)).length;
    }
    /**
     * For each region of a program, which of the others have most of it in one place; null: it is too short to be looked for, the
     * program holds no such lines, or too many are like it.
     */
    holdersOf(source, regions, without) {
        const { tokens, files, lines } = this.#read(source);
        let steps = 0;
        return regions.map(({ file, lineStart, lineEnd }) => {
            const span = files.find(({ path }) => path === file);
            if (span === undefined || lineStart === null)
                return null;
            const last = lineEnd ?? lineStart;
            let [from, to] = [span.from, span.to];
            while (from < to && (lines[from] ?? 0) < lineStart)
                from += 1;
            while (to > from && (lines[to - 1] ?? 0) > last)
                to -= 1;
            const { numbers, keys } = this.#fingerprinter.of(tokens.subarray(from, to));
            if (numbers.length === 0)
                return null;
            const found = new Map();
            for (const number of numbers) {
                for (const place of this.#holders[number] ?? [])
                    found.set(place, (found.get(place) ?? 0) + 1);
            }
            const holders = new Set();
            for (const [place, times] of found) {
                if (times < MOST * numbers.length || without.includes(place))
                    continue;
                const sequence = this.#sequences.get(place) ?? keys;
                steps += sequence.length * keys.length;
                if (steps > MOST_STEPS)
                    return null;
                if (bestStretch(keys, sequence) >= (2 * MOST - 1) * keys.length)
                    holders.add(place);
            }
            return holders;
        });
    }
    #read(source) {
        const { tokens, facts } = (0,read_document/* readDocument */.u0)(engineDocument(0, source), this.#languageId, {
            quality: false,
            abstracted: false,
        });
        return { tokens: (0,normalise/* fold */.A)(tokens), files: facts.files, lines: facts.lines };
    }
}
/**
 * How much of one sequence stands in one place of another (local alignment, Smith and Waterman 1981): each number in common
 * counts 1, each that only one of them has there -0.5.
 */
function bestStretch(numbers, sequence) {
    let before = new Float64Array(sequence.length + 1);
    let row = new Float64Array(sequence.length + 1);
    let best = 0;
    for (const number of numbers) {
        for (let at = 0; at < sequence.length; at += 1) {
            const both = sequence[at] === number ? (before[at] ?? 0) + 1 : 0;
            const score = Math.max(both, (before[at + 1] ?? 0) - 0.5, (row[at] ?? 0) - 0.5);
            row[at + 1] = score;
            if (score > best)
                best = score;
        }
        [before, row] = [row, before];
    }
    return best;
}

;// CONCATENATED MODULE: ./build/dossier/shared-lines.js



/**
 * The lines that two programs share, found here and now by the embedded service's own engine: a service keeps those of the
 * closest pairs alone. Starter code is left out as the engine leaves it out; where it was only detected, by the lines that
 * the service named.
 *
 * @param language as the service calls the check's language
 */
function sharedLines(left, right, starter, language) {
    const corpus = new IncrementalCorpus({ languageId: languageIdOf(language) });
    for (const [at, source] of starter.entries())
        corpus.add(engineDocument(at, source, 'base'));
    const textOf = starter.length > 0 ? fileText : withoutStarter;
    const [a, b] = [starter.length, starter.length + 1];
    corpus.add(engineDocument(a, left, 'submission', textOf));
    const [pair] = corpus.add(engineDocument(b, right, 'submission', textOf));
    return {
        tokens: pair?.overlap ?? 0,
        fragments: (0,dossier_fragments/* neighboursJoined */.Yd)((pair?.fragments ?? []).map((one) => ({
            left: { file: one.file, lineStart: one.lineStart, lineEnd: one.lineEnd },
            right: {
                file: one.matchedFile,
                lineStart: one.matchedLineStart,
                lineEnd: one.matchedLineEnd,
            },
            tokens: one.tokens,
            // Two programs alone say nothing of others.
            sharedBy: null,
        }))),
    };
}
function fileText({ text }) {
    return text;
}
/** The text with its starter lines blank, so that every other line keeps its number. */
function withoutStarter({ text, starter }) {
    if (starter.length === 0)
        return text;
    const lines = text.split('\n');
    for (const [from, to] of starter)
        lines.fill('', Math.max(0, from - 1), to);
    return lines.join('\n');
}

;// CONCATENATED MODULE: ./build/dossier/sides.js



/**
 * Both sides with the lines that they share: those that the service named, else those that are found here.
 *
 * @param pair as the page lists it; undefined: it does not
 */
async function loadSides([a, b], page, pair, read) {
    const [detailA, detailB, sourceA, sourceB] = await Promise.all([
        read.detail(a),
        read.detail(b),
        read.source(a),
        read.source(b),
    ]);
    const details = [detailA, detailB];
    const cells = [sourceA && withCells(sourceA), sourceB && withCells(sourceB)];
    const fragments = (0,dossier_fragments/* fragmentsBetween */.cE)(a, detailA, b, detailB);
    const kept = fragments.reduce((sum, { tokens }) => sum + (tokens ?? 0), 0);
    // Of a pair that is far down in a large class a part may have been kept.
    const isWhole = fragments.length > 0 && kept >= (pair?.overlap ?? 0);
    if (isWhole || cells[0] === null || cells[1] === null) {
        // What another service calls a line of a notebook, it does not say.
        return {
            details,
            sources: page.isEmbedded ? cells : [sourceA, sourceB],
            fragments,
            foundHere: null,
            kept,
        };
    }
    const starter = page.submissions.flatMap(({ role }, place) => (role === 'base' ? [place] : []));
    const starterSources = await Promise.all(starter.map(read.source));
    const found = sharedLines(cells[0], cells[1], starterSources.filter((source) => source !== null), page.language);
    // What it reads otherwise than the service did, it may find less of.
    if (found.tokens < kept)
        return { details, sources: cells, fragments, foundHere: null, kept };
    return { details, sources: cells, fragments: found.fragments, foundHere: found.tokens, kept };
}
/** The file of that path, or the first one where no path is asked for. */
function fileOf(source, path) {
    if (source === null)
        return undefined;
    return path === undefined ? source.files[0] : source.files.find((file) => file.path === path);
}
/** The lines of a region; none where the service does not say which. */
function linesOf(lines, region) {
    if (region.lineStart === null)
        return [];
    return lines.slice(region.lineStart - 1, region.lineEnd ?? region.lineStart);
}

;// CONCATENATED MODULE: ./build/dossier/fragment-facts.js

/** Of so much of a fragment's lines it is said that the fragment stands there. */
const fragment_facts_MOST = 0.5;
/**
 * What is known of each fragment of a pair besides its two sides.
 *
 * @param rarity as it was counted in the page; null: it was not
 * @param compared how many others each of the two was compared with
 */
function fragmentFacts(page, pair, { fragments, details, sources }, rarity, compared) {
    return fragments.map((fragment, at) => {
        const matches = ['left', 'right'].flatMap((side, index) => details[index]?.matches.filter((match) => fragment_facts_share(match, fragment[side]) >= fragment_facts_MOST) ?? []);
        const named = [...matches.flatMap(({ other }) => other ?? []), ...(rarity?.places[at] ?? [])];
        const ofRole = (role) => [...new Set(named)].filter((place) => page.submissions[place]?.role === role && !pair.includes(place));
        const archive = ofRole('archive');
        const aiReferences = ofRole('ai-reference');
        const outside = [
            ...new Set(matches.flatMap(({ other, region }) => (other === null ? [region.file] : []))),
        ];
        const starter = starterOf(fragment, sources);
        const holders = fragment.sharedBy ?? rarity?.holders[at] ?? null;
        const others = fragment.sharedBy === null ? (rarity?.others ?? 0) : compared - 1;
        const isElsewhere = archive.length + aiReferences.length + outside.length > 0;
        const isOnlyTheirs = holders === 0 && others > 0 && !isElsewhere && starter !== 'most';
        return { holders, archive, aiReferences, outside, starter, isOnlyTheirs };
    });
}
/** The share of a region's lines that a match covers. */
function fragment_facts_share({ own }, region) {
    if (own.file !== region.file || own.lineStart === null || region.lineStart === null)
        return 0;
    const [from, to] = [region.lineStart, region.lineEnd ?? region.lineStart];
    return common(from, to, own.lineStart, own.lineEnd ?? own.lineStart) / (to - from + 1);
}
function starterOf({ left, right }, sources) {
    const parts = [left, right].map((region, at) => starterShare(fileOf(sources[at] ?? null, region.file), region));
    const highest = Math.max(...parts);
    return highest === 0 ? null : highest >= fragment_facts_MOST ? 'most' : 'part';
}
function starterShare(file, { lineStart, lineEnd }) {
    if (file === undefined || lineStart === null)
        return 0;
    const to = lineEnd ?? lineStart;
    const lines = file.starter.reduce((sum, [first, last]) => sum + common(lineStart, to, first, last), 0);
    return lines / (to - lineStart + 1);
}
/** How many lines two stretches have in common. */
function common(from, to, first, last) {
    return Math.max(0, Math.min(to, last) - Math.max(from, first) + 1);
}

;// CONCATENATED MODULE: ./build/dossier/highlight.js

const COLOURS = new Map();
/** The colours of a file's language, made once for each ending. */
function coloursOf(path) {
    const ending = (0,languages/* extensionOf */.je)(path);
    const known = COLOURS.get(ending);
    if (known !== undefined)
        return known;
    const language = languages/* LANGUAGES */.Yj.find(({ extensions }) => extensions.includes(ending));
    const family = languages/* FAMILIES */.BU[language?.family ?? 'generic'];
    const { words, ignoreCase, lineComments, blockComments } = family.byEnding?.[ending] ?? family;
    const [shown] = Object.entries(family.shownComments ?? {}).find(([, endings]) => endings.split(' ').includes(ending)) ??
        [];
    const { same, ...lists } = words;
    const colours = {
        pattern: scanner([
            ...(shown === undefined ? lineComments : [shown]).map((mark) => `${escaped(mark)}[^\\n]*`),
            ...blockComments.map(({ open, close }) => `${escaped(open)}[^]*?(?:${escaped(close)}|$)`),
        ]),
        keywords: new Set([...Object.values(lists), ...Object.values(same ?? {})].flatMap((list) => list.split(/\s+/))),
        ignoreCase,
    };
    COLOURS.set(ending, colours);
    return colours;
}
const STRINGS = String.raw `"""[\s\S]*?(?:"""|$)|'''[\s\S]*?(?:'''|$)|"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?|${'`'}(?:\\[\s\S]|[^${'`'}\\])*${'`'}?`;
const REST = String.raw `(?<n>\b\d[\w.]*)|(?<i>[\p{L}_$][\p{L}\p{M}\p{N}_$]*)|(?<o>\s+|.)`;
function scanner(comments) {
    const comment = comments.length === 0 ? '' : `(?<c>${comments.join('|')})|`;
    return new RegExp(`${comment}(?<s>${STRINGS})|${REST}`, 'gu');
}
function escaped(mark) {
    return mark.replaceAll(/[/*(){}[\]|.$^+?\\]/g, String.raw `\$&`);
}
/**
 * Splits a file into coloured tokens, line by line. One scanner for all languages: it knows their comments and keywords by the
 * file's ending, and is there to help reading, not to be right.
 */
function highlight(text, path) {
    const { pattern, ...colours } = coloursOf(path);
    const lines = [[]];
    for (const found of text.matchAll(pattern)) {
        const kind = kindOf(found.groups ?? {}, found[0], colours);
        for (const [index, part] of found[0].split('\n').entries()) {
            if (index > 0)
                lines.push([]);
            if (part === '')
                continue;
            const line = lines.at(-1);
            const last = line?.at(-1);
            if (last !== undefined && last.kind === 'o' && kind === 'o') {
                line?.splice(-1, 1, { kind, text: last.text + part });
            }
            else {
                line?.push({ kind, text: part });
            }
        }
    }
    // A newline at the end of a file ends its last line, it does not begin another one.
    if (text.endsWith('\n'))
        lines.pop();
    return lines;
}
function kindOf(groups, text, { keywords, ignoreCase }) {
    if (groups['c'] !== undefined)
        return 'c';
    if (groups['s'] !== undefined)
        return 's';
    if (groups['n'] !== undefined)
        return 'n';
    if (groups['i'] !== undefined) {
        return keywords.has(ignoreCase ? text.toLowerCase() : text) ? 'k' : 'i';
    }
    return 'o';
}

;// CONCATENATED MODULE: ./build/dossier/paired-lines.js
/** Every line of both regions once, in order, those that belong together in one row. */
function pairedLines(leftCount, rightCount, pairs) {
    const rows = [];
    let i = 0;
    let j = 0;
    const fill = (toLeft, toRight) => {
        while (i < toLeft || j < toRight) {
            rows.push({ left: i < toLeft ? i : null, right: j < toRight ? j : null });
            if (i < toLeft)
                i += 1;
            if (j < toRight)
                j += 1;
        }
    };
    for (const [left, right] of pairs) {
        fill(left, right);
        rows.push({ left, right });
        i = left + 1;
        j = right + 1;
    }
    fill(leftCount, rightCount);
    return rows;
}

;// CONCATENATED MODULE: ./build/dossier/rarity.js

/** Places of the submissions whose code is in a page and counts. */
function countedPlaces({ submissions }) {
    return submissions.flatMap(({ role, hasSource }, place) => hasSource && (role === 'judged' || role === 'archive') ? [place] : []);
}
/** How many others a submission was compared with. */
function comparedWith({ submissions }, place) {
    return submissions.filter(({ role, notChecked }, other) => other !== place && notChecked === null && (role === 'judged' || role === 'archive')).length;
}
/** Reads the code of these places, one after the other. */
async function indexOfCode(page, places, source) {
    const index = new CodeIndex(page.language);
    for (const place of places) {
        const code = await source(place);
        if (code !== null)
            index.add(place, code);
    }
    return index;
}
/** How many others have each fragment of a pair. */
function rarityOf(index, pair, sides) {
    const { sources, fragments } = sides;
    const [left, right] = ['left', 'right'].map((side, at) => {
        const source = sources[at] ?? null;
        return source === null
            ? []
            : index.holdersOf(source, fragments.map((fragment) => fragment[side]), pair);
    });
    // Who has either side's version has it.
    const holders = fragments.map((_, at) => {
        const [own, other] = [left?.[at] ?? null, right?.[at] ?? null];
        return own === null && other === null ? null : new Set([...(own ?? []), ...(other ?? [])]);
    });
    return {
        others: index.others(pair),
        holders: holders.map((places) => places?.size ?? null),
        places: holders.map((places) => [...(places ?? [])]),
    };
}
/** As the service counted it, else as its code was counted here; null where nothing is known, or nobody else is there. */
function heldBy(rarity, at, fragment, 
/** Of a submission: how many others it was compared with. */
compared, page) {
    const given = fragment?.sharedBy ?? null;
    const holders = given ?? rarity?.holders[at] ?? null;
    const others = given === null ? (rarity?.others ?? 0) : compared - 1;
    if (holders === null || others < 1)
        return null;
    return { holders, others, isHere: given === null && page.sourcesOmitted !== null };
}

;// CONCATENATED MODULE: ./build/dossier/passages.js








/** Of one passage, and of all: what is longer is a ream that nobody reads. */
const MAX_ROWS = 500;
const MAX_ROWS_IN_ALL = 4000;
const RENAMES = 12;
/** The passages that a pair shares, as many as paper takes. */
function passagesOf(context) {
    const { sides, redactor } = context;
    const cache = new Map();
    const read = (file) => {
        if (file === undefined)
            return [];
        const lines = cache.get(file) ?? highlight((0,text_escape/* visibleLines */.gB)(file.text), file.path);
        cache.set(file, lines);
        return lines;
    };
    const facts = fragmentFacts(context.page, context.places, sides, context.rarity, context.compared);
    const passages = [];
    let rows = 0;
    for (const [index, fragment] of sides.fragments.entries()) {
        if (rows > MAX_ROWS_IN_ALL)
            break;
        const [left, right] = ['left', 'right'].map((side, at) => linesOf(read(fileOf(sides.sources[at] ?? null, fragment[side].file)), fragment[side]).map(redactor.line));
        const known = facts[index];
        if (known === undefined)
            break;
        const passage = passageOf(context, index, fragment, known, [left ?? [], right ?? []]);
        rows += passage.shown.rows.length;
        passages.push(passage);
    }
    return passages;
}
function passageOf(context, index, fragment, facts, [left, right]) {
    const { page, rarity, compared, pathOf } = context;
    const alignment = align(left, right);
    const rows = rowsOf([left, right], [fragment.left.lineStart, fragment.right.lineStart], alignment);
    const elsewhere = elsewhereOf(facts);
    const held = heldBy(rarity, index, fragment, compared, page);
    const words = [
        ...(fragment.tokens === null ? [] : [(0,words_message/* message */.iU)('dossier.tokens', { n: fragment.tokens })]),
        ...(held === null ? [] : [heldSentence(held)]),
        ...(elsewhere.length === 0 ? [] : [(0,words_message/* message */.iU)('dossier.alsoIn', { places: elsewhereText(elsewhere) })]),
        ...(facts.starter === null ? [] : [(0,words_message/* message */.iU)(STARTER_WORDS[facts.starter])]),
        ...alignmentWords(alignment),
    ];
    return {
        fragment,
        alignment,
        facts,
        comments: sameComments(left, right),
        elsewhere,
        shown: {
            left: { ...fragment.left, file: pathOf('left', fragment.left.file) },
            right: { ...fragment.right, file: pathOf('right', fragment.right.file) },
            words: words.length === 0 ? null : (0,words_message/* joined */.oR)('words.sentences', words),
            rows: rows.slice(0, MAX_ROWS),
            more: Math.max(0, rows.length - MAX_ROWS),
        },
    };
}
/** Two texts side by side, line by line. @param first the numbers of their first lines; null: not known */
function rowsOf([left, right], first, alignment) {
    return pairedLines(left.length, right.length, alignment.pairs).map((row) => ({
        left: lineOf(left, row.left, first[0]),
        right: lineOf(right, row.right, first[1]),
        relation: row.left === null || row.right === null || !alignment.right.has(row.right)
            ? null
            : (alignment.left.get(row.left) ?? null),
    }));
}
function lineOf(lines, at, first) {
    return at === null ? null : { number: (first ?? 1) + at, tokens: lines[at] ?? [] };
}
function alignmentWords({ lines, isTooLong, identical, renamed, renames }) {
    if (lines === 0 || isTooLong)
        return [];
    const values = renames.map((one) => `${(0,text_escape/* visible */.RK)(one.from)} → ${(0,text_escape/* visible */.RK)(one.to)}${one.times > 1 ? ` (${one.times}×)` : ''}`);
    return [
        (0,words_message/* message */.iU)('dossier.identical', { identical, lines, renamed }),
        ...(values.length === 0
            ? []
            : [(0,words_message/* message */.iU)('dossier.renamed', { names: { as: 'list', values, most: RENAMES } })]),
    ];
}
function heldSentence({ holders, others, isHere }) {
    if (holders === 0)
        return (0,words_message/* message */.iU)(isHere ? 'dossier.heldByNoneHere' : 'dossier.heldByNone', { others });
    return (0,words_message/* message */.iU)(isHere ? 'dossier.heldByHere' : 'dossier.heldBy', { holders, others });
}
function elsewhereOf({ archive, aiReferences, outside }) {
    return [
        ...(archive.length === 0 ? [] : ['dossier.theArchive']),
        ...(aiReferences.length === 0 ? [] : ['dossier.aiSolution']),
        ...(outside.length === 0 ? [] : ['dossier.webOrDatabase']),
    ];
}
/** The places as one list. */
function elsewhereText(places) {
    return { as: 'list', values: places.map((place) => (0,words_message/* message */.iU)(place)) };
}
const STARTER_WORDS = {
    most: 'dossier.mostStarter',
    part: 'dossier.partStarter',
};
/** A comment that says less may stand in every program. */
const TELLING_LETTERS = 12;
function sameComments(left, right) {
    const comments = (lines) => new Set(lines
        .flat()
        .filter(({ kind, text }) => kind === 'c' && (text.match(/\p{L}/gu)?.length ?? 0) >= TELLING_LETTERS)
        .map(({ text }) => text.trim()));
    const others = comments(right);
    return [...comments(left)].filter((one) => others.has(one)).length;
}

;// CONCATENATED MODULE: ./build/dossier/person-facts.js



/**
 * What is known of whoever handed a submission in, and of where it comes from.
 *
 * @param shown how a text of the report is shown in this copy
 * @param isLinked whether its addresses are links
 */
function personFacts(submission, detail, shown, isLinked) {
    const { id, section, team } = submission;
    const known = [
        ['dossier.factNumber', id],
        ['dossier.factSection', section],
        ['dossier.factTeam', team],
    ];
    return [
        ...known.flatMap(([label, text]) => text === null ? [] : [{ label: (0,words_message/* message */.iU)(label), text: shown(text), url: null }]),
        handedInFact(submission),
        // Said above: the number, and the time with who vouches for it.
        ...detail.facts
            .filter(({ label, text }) => !isHandIn(label) && text !== id)
            .map((one) => ({
            label: one.label,
            text: changeTexts(one.text, shown),
            url: isLinked ? one.url : null,
        })),
    ];
}
/** When it was handed in, and whether a server says so. */
function handedInFact({ handedIn }) {
    const text = handedIn === null
        ? (0,words_message/* message */.iU)('dossier.notKnown')
        : (0,words_message/* message */.iU)(handedIn.isAttested ? 'dossier.byServer' : 'dossier.notByServer', {
            time: changeTexts(handedIn.text, text_escape/* visible */.RK),
        });
    return { label: (0,words_message/* message */.iU)('dossier.factHandedIn'), text, url: null };
}
function isHandIn(label) {
    return typeof label === 'object' && 'id' in label && label.id === 'report.factHandedIn';
}

// EXTERNAL MODULE: ./build/report/first-words.js
var first_words = __webpack_require__(97157);
// EXTERNAL MODULE: ./build/report/wording.js
var wording = __webpack_require__(62867);
;// CONCATENATED MODULE: ./build/dossier/pleading.js






/** Passages to ask about. */
const ASKED = 3;
/** What speaks for a talk and what else could explain it, in sentences that panel members of another field read. */
function pleadingOf(facts) {
    // A reason that somebody noted, and what a service says of a program, are hostile text.
    return {
        basis: basisOf(facts),
        against: againstOf(facts).map((text) => changeTexts(text, text_escape/* visible */.RK)),
        questions: questionsOf(facts),
    };
}
function basisOf({ passages, all, others, place, names: [a, b] }) {
    if (all === 0)
        return [(0,words_message/* message */.iU)('dossier.noPassage')];
    const lines = sum(passages, ({ alignment }) => alignment.lines);
    const identical = sum(passages, ({ alignment }) => alignment.identical);
    const renamed = sum(passages, ({ alignment }) => alignment.renamed);
    const comments = sum(passages, (passage) => passage.comments);
    const rare = passages.filter(({ facts }) => facts.isOnlyTheirs).length;
    const shown = { passages: passages.length };
    return [
        (0,words_message/* message */.iU)('dossier.passagesStand', { n: all, a, b }),
        ...(lines === 0 ? [] : [(0,words_message/* message */.iU)('dossier.linesAlike', { ...shown, lines, identical, renamed })]),
        ...(rare === 0 || others < 1
            ? []
            : [
                rare === all
                    ? (0,words_message/* message */.iU)('dossier.noOtherHasThese', { others })
                    : (0,words_message/* message */.iU)('dossier.noOtherHasSome', { others, rare }),
            ]),
        ...(comments === 0 ? [] : [(0,words_message/* message */.iU)('dossier.commentsAlike', { ...shown, n: comments })]),
        ...(place === null ? [] : [(0,words_message/* message */.iU)('dossier.inClass', { place })]),
    ];
}
function againstOf(facts) {
    const { page, pair, passages } = facts;
    const common = passages.filter(({ facts: { holders } }) => (holders ?? 0) > 0).length;
    const starter = passages.filter((passage) => passage.facts.starter !== null).length;
    const elsewhere = [...new Set(passages.flatMap((passage) => passage.elsewhere))];
    const isCounted = passages.every(({ facts: { holders } }) => holders !== null);
    return [
        ...excuses(facts),
        ...(common === 0 ? [] : [(0,words_message/* message */.iU)('dossier.commonPassages', { n: common })]),
        ...(isCounted || passages.length === 0 ? [] : [(0,words_message/* message */.iU)('dossier.notCounted')]),
        (0,words_message/* message */.iU)(page.baseCode ? 'dossier.starterTakenOut' : 'dossier.starterNotTakenOut'),
        ...(starter === 0 ? [] : [(0,words_message/* message */.iU)('dossier.passagesStarter', { n: starter })]),
        ...(elsewhere.length === 0 ? [] : [(0,words_message/* message */.iU)('dossier.elsewhere', { places: elsewhereText(elsewhere) })]),
        ...programNotes(facts),
        ...(pair === undefined || pair.first === null ? [] : [first_words/* FIRST_MEANS */.SC]),
        ...(page.isDictated ? [(0,words_message/* message */.iU)('dossier.dictated')] : []),
        (0,words_message/* message */.iU)('dossier.otherSources'),
    ];
}
/** What people know or decided of the pair. */
function excuses({ pair, isForPanel }) {
    if (pair === undefined)
        return [];
    const { together, dismissed } = pair;
    return [
        ...(together === null ? [] : [(0,words_message/* message */.iU)('dossier.together', { together })]),
        ...(dismissed === null
            ? []
            : [
                isForPanel && dismissed !== ''
                    ? (0,words_message/* message */.iU)('dossier.dismissedBecause', { reason: dismissed })
                    : (0,words_message/* message */.iU)('dossier.dismissedBefore'),
            ]),
    ];
}
function programNotes({ submissions, names }) {
    return submissions.flatMap(({ short, note }, side) => {
        const name = names[side] ?? '';
        return [
            ...(short === null ? [] : [(0,words_message/* message */.iU)('dossier.programIsShort', { name, short, meaning: wording/* SHORT_MEANS */.qO })]),
            ...(note === null ? [] : [(0,words_message/* message */.iU)('dossier.programIs', { name, note })]),
        ];
    });
}
function questionsOf({ passages }) {
    const rarest = passages
        .map((passage, index) => ({ ...passage, number: index + 1 }))
        .toSorted((x, y) => (x.facts.holders ?? Infinity) - (y.facts.holders ?? Infinity) ||
        (y.fragment.tokens ?? 0) - (x.fragment.tokens ?? 0))
        .slice(0, ASKED)
        .map(({ number }) => number)
        .toSorted((x, y) => x - y);
    if (rarest.length === 0)
        return [];
    return [
        (0,words_message/* message */.iU)('dossier.askPassages', {
            n: rarest.length,
            passages: { as: 'list', values: rarest.map(String) },
        }),
        (0,words_message/* message */.iU)('dossier.askOrigin'),
    ];
}
function sum(passages, number) {
    return passages.reduce((all, passage) => all + number(passage), 0);
}

;// CONCATENATED MODULE: ./build/dossier/name-words.js
/** Shorter words name nobody, and stand in every program. */
const LEAST_LETTERS = 3;
/** Shorter numbers are counts and years. */
const LEAST_DIGITS = 4;
/** Letters that are no letter with a mark, as people without that key write them. */
const SPELLED = {
    ß: 'ss',
    ø: 'o',
    æ: 'ae',
    œ: 'oe',
    ł: 'l',
    đ: 'd',
    ð: 'd',
    þ: 'th',
    ı: 'i',
};
/** Letters that are written as two where a keyboard lacks them. */
const SPELLED_AS_TWO = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };
/** A word without case, marks and ligatures: `Müller`, in one or two characters for its `ü`, is `muller`. */
function folded(text) {
    return text
        .normalize('NFKD')
        .replaceAll(/\p{M}+/gu, '')
        .toLowerCase()
        .replaceAll(/[ßøæœłđðþı]/g, (letter) => SPELLED[letter] ?? letter);
}
/** Runs of letters, and of digits. */
const RUNS = /[\p{L}\p{M}]+|\p{N}+/gu;
/** The words of `camelCase` and `HTMLPage`. */
function wordsOfRun(run) {
    return run.split(/(?<=\p{Ll}\p{M}*)(?=\p{Lu})|(?<=\p{Lu}\p{M}*)(?=\p{Lu}\p{M}*\p{Ll})/u);
}
/** The words of a name, login, number or path that may name a person, folded, in each of their spellings. */
function nameWords(text) {
    const words = new Set();
    for (const [run] of text.matchAll(RUNS)) {
        const spelled = run
            .normalize('NFC')
            .toLowerCase()
            .replaceAll(/[äöüåø]/g, (letter) => SPELLED_AS_TWO[letter] ?? letter);
        for (const word of [run, spelled, ...wordsOfRun(run)]) {
            const plain = folded(word);
            if (plain.length >= (/^\p{N}/u.test(plain) ? LEAST_DIGITS : LEAST_LETTERS))
                words.add(plain);
        }
    }
    return [...words];
}
/** All that names a submission's person: the name and key, a number, and what its source says. */
function namesOf({ name, key, id, team }, aliases) {
    const last = key.split(/[/\\]/).at(-1) ?? key;
    return [...new Set([name, key, last, id ?? '', team ?? '', ...aliases])].filter((one) => one.trim() !== '');
}

;// CONCATENATED MODULE: ./build/dossier/redaction.js

/** Where a token of code stands; of the other kinds nothing is replaced. */
const PLACES = {
    c: 'comments',
    s: 'strings',
    i: 'identifiers',
    n: 'identifiers',
};
const MAIL = /[\p{L}\p{M}\p{N}._%+-]+@[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+/gu;
/** A word of so many letters is also found inside of a longer one. */
const INSIDE_FROM = 6;
/** What stands in the names of so many of the class tells nobody: "submission", "hw3". */
const OF_THE_CLASS = 0.8;
/** Of a name that is looked for as a whole: letters and digits. */
const LEAST_SIGNS = 3;
/** Every word that a redactor looks for, folded. */
function wordsLookedFor({ hidden, third, }) {
    return new Set([...hidden.flatMap(({ names }) => names), ...third.flat()].flatMap(nameWords));
}
/**
 * Makes a redactor. A word of a hidden name is replaced in comments, strings, names of the program and all other text,
 * whatever its case, marks and spelling. A word that is ordinary in programs (`max`, `int`) is replaced only where it is
 * written as a name: in a comment, string or text, with a capital letter. Names of third persons are replaced everywhere but
 * in names of the program, and any e-mail address that is not the reader's own.
 */
function makeRedactor(rules) {
    const counts = { comments: 0, strings: 0, identifiers: 0, elsewhere: 0 };
    if (rules.hidden.length === 0)
        return { counts, text: (text) => text, line: (tokens) => tokens };
    const whole = wholeNames(rules);
    const labelOf = wordLabels(rules);
    const replaced = (text, place) => {
        // Signs without a shape (a zero-width space, say) would hide a name from the search, and from nobody else.
        const parts = split([{ text: text.normalize('NFD').replaceAll(/\p{Cf}+/gu, '') }], MAIL, (mail) => place === 'identifiers' || rules.own.includes(mail.normalize('NFC')) ? undefined : rules.called.address);
        const named = whole.reduce((before, { pattern, label }) => split(before, pattern, () => label), parts);
        const all = named.flatMap((part) => ('label' in part ? [part] : wordParts(part.text, place, labelOf)));
        const times = all.filter((part) => 'label' in part).length;
        if (times === 0)
            return text;
        counts[place] += times;
        return joined(all, place).normalize('NFC');
    };
    return {
        counts,
        text: (text) => replaced(text, 'elsewhere'),
        line: (tokens) => tokens.map((token) => {
            const place = PLACES[token.kind];
            return place === undefined ? token : { kind: token.kind, text: replaced(token.text, place) };
        }),
    };
}
function split(parts, pattern, labelOf) {
    return parts.flatMap((part) => {
        if ('label' in part)
            return [part];
        const made = [];
        let from = 0;
        for (const found of part.text.matchAll(pattern)) {
            const label = labelOf(found[0]);
            if (label === undefined)
                continue;
            made.push({ text: part.text.slice(from, found.index) }, { label });
            from = found.index + found[0].length;
        }
        return [...made, { text: part.text.slice(from) }];
    });
}
function wordParts(text, place, labelOf) {
    const parts = [];
    let from = 0;
    for (const { 0: run, index } of text.matchAll(RUNS)) {
        parts.push({ text: text.slice(from, index) });
        from = index + run.length;
        const label = labelOf(run, place);
        const words = label === undefined ? wordsOfRun(run).map((word) => ({ word, label: labelOf(word, place) })) : [];
        const inside = words.some((one) => one.label !== undefined) ? undefined : labelOf(run, place, 'inside');
        if (label !== undefined || inside !== undefined) {
            parts.push({ label: label ?? inside ?? '' });
        }
        else {
            parts.push(...words.map((one) => (one.label === undefined ? { text: one.word } : { label: one.label })));
        }
    }
    return [...parts, { text: text.slice(from) }];
}
/** A name of several words becomes its label once. */
function joined(parts, place) {
    let result = '';
    let last;
    let between = '';
    for (const part of parts) {
        if ('text' in part) {
            between += part.text;
            continue;
        }
        if (part.label !== last || !/^[\s._-]*$/.test(between)) {
            result += `${between}${place === 'identifiers' ? part.label.replaceAll(/\P{L}+/gu, '') : part.label}`;
        }
        last = part.label;
        between = '';
    }
    return result + between;
}
function wordLabels({ hidden, own, third, ordinary, called }) {
    const everybody = [...hidden.map(({ names }) => names), ...(own.length === 0 ? [] : [own]), ...third];
    const kept = new Set(own.slice(0, 1).flatMap(nameWords));
    for (const word of sharedByMost(everybody.map((names) => names.flatMap(nameWords))))
        kept.add(word);
    const labels = new Map();
    const add = (names, label) => {
        for (const word of names.flatMap(nameWords))
            if (!kept.has(word))
                labels.set(word, label);
    };
    for (const names of third)
        add(names, called.third);
    for (const { names, label } of hidden)
        add(names, label);
    const inside = [...labels].filter(([word, label]) => label !== called.third && word.length >= INSIDE_FROM);
    return (word, place, how) => {
        const plain = folded(word);
        // "Chiaras", as some languages say "of Chiara".
        const match = [plain, plain.replace(/s$/, '')].find((one) => labels.has(one)) ??
            (how === 'inside' ? inside.find(([one]) => plain.includes(one))?.[0] : undefined);
        const label = match === undefined ? undefined : labels.get(match);
        if (match === undefined || label === undefined)
            return undefined;
        const isOrdinary = ordinary.has(match);
        if (place === 'identifiers')
            return isOrdinary || label === called.third ? undefined : label;
        return isOrdinary && !/^\p{Lu}/u.test(word) ? undefined : label;
    };
}
/** Names that are more than one word, or less than a word: looked for as they stand. Longest first. */
function wholeNames({ hidden, own, third, }) {
    const everybody = [...hidden.map(({ names }) => names), ...(own.length === 0 ? [] : [own]), ...third];
    const shared = sharedByMost(everybody);
    return hidden
        .flatMap(({ names, label }) => names.map((name) => ({ name, label })))
        .filter(({ name }) => !own.includes(name) &&
        !shared.has(name) &&
        (name.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= LEAST_SIGNS &&
        !nameWords(name).includes(folded(name)))
        .toSorted((x, y) => y.name.length - x.name.length)
        .map(({ name, label }) => ({ pattern: wholeName(name), label }));
}
/** What stands in most of these lists. */
function sharedByMost(lists) {
    const times = new Map();
    for (const list of lists)
        for (const one of new Set(list))
            times.set(one, (times.get(one) ?? 0) + 1);
    const least = Math.max(2, OF_THE_CLASS * lists.length);
    return new Set([...times].flatMap(([one, count]) => (count >= least ? [one] : [])));
}
/** A shorter login stands inside of too much. */
const LOGIN_FROM = 5;
/** A name as people write it: in any case, with or without marks, and with any sign between its words. */
function wholeName(name) {
    const letters = name
        .normalize('NFKD')
        .replaceAll(/\p{M}+/gu, '')
        .replaceAll(/[\s._,-]+|[^]/gu, (sign) => {
        if (/^[\s._,-]/.test(sign))
            return String.raw `[\s._,-]*`;
        return `${sign.replace(/[\\^$.*+?()[\]{}|/]/, String.raw `\$&`)}\\p{M}*`;
    });
    // Letters and digits together are no word: a login also stands inside of other names.
    const isLogin = /\p{L}/u.test(name) && /\p{N}/u.test(name) && name.length >= LOGIN_FROM;
    return isLogin
        ? new RegExp(letters, 'giu')
        : new RegExp(String.raw `(?<![\p{L}\p{N}])${letters}(?![\p{L}\p{N}])`, 'giu');
}
/** Programs that use a word, of the others, so that it is ordinary. */
const ORDINARY_FROM = { programs: 3, share: 0.1 };
/**
 * Which words programs use anyway: those that stand in enough of the other programs.
 *
 * @param words folded
 * @param programs the text of each of the others
 */
function ordinaryWords(words, programs) {
    const times = new Map();
    let all = 0;
    for (const program of programs) {
        all += 1;
        const found = new Set();
        for (const [run] of program.matchAll(RUNS)) {
            for (const word of [run, ...wordsOfRun(run)]) {
                const plain = folded(word);
                if (words.has(plain))
                    found.add(plain);
            }
        }
        for (const word of found)
            times.set(word, (times.get(word) ?? 0) + 1);
    }
    const least = Math.max(ORDINARY_FROM.programs, ORDINARY_FROM.share * all);
    return new Set([...times].flatMap(([word, programsWithIt]) => (programsWithIt >= least ? [word] : [])));
}

;// CONCATENATED MODULE: ./build/dossier/web-passages.js






/** Lines of one passage that are shown. */
const web_passages_MAX_ROWS = 200;
/** Public files of one side, and passages of one file, that go on paper. */
const SOURCES = 5;
const PASSAGES = 10;
/** The public code that a submission is most like, as paper shows it. */
function webSources({ sources = [], matches }, source) {
    return sources.slice(0, SOURCES).map(({ name, similarity, facts }, at) => ({
        name: changeTexts(name, text_escape/* visible */.RK),
        similarity,
        facts: facts.map((fact) => ({ ...fact, text: changeTexts(fact.text, text_escape/* visible */.RK) })),
        passages: quotedPassages(source, matches.filter((match) => match.source === at && match.quoted !== undefined).slice(0, PASSAGES)),
    }));
}
/**
 * The lines of a submission beside the quoted ones of public code, a passage a match. Matches whose source is not quoted have none.
 *
 * @param source the submission's files; null: they are not in the page
 */
function quotedPassages(source, matches) {
    return matches.flatMap(({ own, region, quoted }) => {
        if (quoted === undefined)
            return [];
        const left = linesOf(read(fileOf(source, own.file)), own);
        const right = highlight((0,text_escape/* visibleLines */.gB)(quoted), region.file);
        const rows = rowsOf([left, right], [own.lineStart, region.lineStart], align(left, right));
        return [
            {
                left: own,
                right: region,
                words: null,
                rows: rows.slice(0, web_passages_MAX_ROWS),
                more: Math.max(0, rows.length - web_passages_MAX_ROWS),
            },
        ];
    });
}
function read(file) {
    return file === undefined ? [] : highlight((0,text_escape/* visibleLines */.gB)(file.text), file.path);
}

;// CONCATENATED MODULE: ./build/dossier/make-dossier.js











/** What the other one of the two is called in a copy for one of them. */
function labelsIn(words) {
    return [words.say('dossier.studentA'), words.say('dossier.studentB')];
}
/** Puts together what a hearing needs to know of a pair. All texts of the result may be shown as they are. */
function makeDossier(request) {
    const { page, places, sides, rarity, isHidden, labels } = request;
    const [a, b] = places;
    const submissions = [submissionAt(page, a), submissionAt(page, b)];
    const pair = page.pairs.find((one) => one.a + one.b === a + b && (one.a === a || one.b === a));
    const isForPanel = !isHidden.includes(true);
    const rank = rankOf(page, pair, isForPanel);
    const redactor = redactorOf(request);
    const shown = (text) => (0,text_escape/* visible */.RK)(redactor.text(text));
    const nameOf = (side) => (isHidden[side] ? labels[side] : (0,text_escape/* visible */.RK)(submissions[side].name));
    const names = [nameOf(0), nameOf(1)];
    const passages = passagesOf({
        page,
        places,
        sides,
        rarity,
        compared: comparedWith(page, a),
        redactor,
        pathOf: pathsOf(request, shown),
    });
    const reader = isHidden[0] === isHidden[1] ? null : names[isHidden[0] ? 1 : 0];
    const made = {
        audience: 'dossier',
        locale: request.words.locale,
        course: request.course === null ? null : (0,text_escape/* visible */.RK)(request.course),
        assignment: request.assignment === null ? shown(page.title) : (0,text_escape/* visible */.RK)(request.assignment),
        reader,
        checkedAt: page.createdAt,
        madeAt: request.madeAt,
        sides: [sideOf(request, 0, names[0], shown), sideOf(request, 1, names[1], shown)],
        pleading: pleadingOf({
            page,
            pair,
            submissions,
            names,
            passages,
            all: sides.fragments.length,
            others: Math.max(0, comparedWith(page, a) - 1),
            place: rank?.words ?? null,
            isForPanel,
        }),
        numbers: numbersOf(page, pair, a, names),
        place: rank,
        timeline: timelineOf(page, submissions, names, firstOf(pair, a), request.madeAt),
        facts: settingsOf(page, isForPanel, shown),
        note: linesNote(sides, places, pair, { page, name: (place) => names[place === a ? 0 : 1] }),
        passages: passages.map((passage) => passage.shown),
        more: sides.fragments.length - passages.length,
    };
    return { ...made, redaction: isForPanel ? null : { ...redactor.counts } };
}
/** The numbers of others as far as a drawing needs them; which of them are the two's, the panel alone sees. */
function rankOf(page, pair, isForPanel) {
    const rank = pairRank({ page, isRanked: isRankedPage(page), counts: (one) => pairCounts(page, one) }, pair);
    if (rank === null)
        return null;
    return {
        ...rank,
        others: rank.others.map((value) => Math.round(value)),
        near: isForPanel ? rank.near.map((value) => Math.round(value)) : [],
    };
}
function submissionAt(page, place) {
    const submission = page.submissions[place];
    if (submission === undefined)
        throw new RangeError(`no submission ${place}`);
    return submission;
}
/** Starter code and AI references are nobody's. */
function isPerson({ submissions }, place) {
    const role = submissions[place]?.role;
    return role === 'judged' || role === 'archive';
}
function redactorOf({ page, isHidden, labels, names, places, ordinary, words }) {
    const sides = [0, 1];
    const namesAt = (side) => names[places[side]] ?? [];
    return makeRedactor({
        hidden: sides
            .filter((side) => isHidden[side])
            .map((side) => ({ label: labels[side], names: namesAt(side) })),
        own: sides.filter((side) => !isHidden[side]).flatMap(namesAt),
        third: names.filter((_, place) => !places.includes(place) && isPerson(page, place)),
        ordinary,
        called: { third: words.say('dossier.anotherStudent'), address: words.say('dossier.address') },
    });
}
/** Files of a hidden person are numbered: a path may name somebody. */
function pathsOf({ sides, isHidden, labels, words }, shown) {
    const numbers = ['left', 'right'].map((side) => [...new Set(sides.fragments.map((fragment) => fragment[side].file))]);
    return (side, path) => {
        const at = side === 'left' ? 0 : 1;
        if (!isHidden[at])
            return shown(path);
        const file = { number: (numbers[at]?.indexOf(path) ?? -1) + 1, name: labels[at] };
        const ending = /\.[A-Za-z0-9+]{1,8}$/.exec(path)?.[0].toLowerCase() ?? '';
        return ending === ''
            ? words.say('dossier.numberedFile', file)
            : words.say('dossier.numberedFileOf', { ...file, ending });
    };
}
function sideOf({ page, places, sides, isHidden, labels, words }, side, name, shown) {
    const submission = submissionAt(page, places[side]);
    const detail = sides.details[side];
    const base = { label: labelsIn(words)[side], name, isHidden: isHidden[side] };
    if (isHidden[side]) {
        return { ...base, name: labels[side], facts: [handedInFact(submission)], files: [], remarks: [] };
    }
    const hashes = new Map(sides.sources[side]?.files.map((file) => [file.path, file.sha256 ?? null]));
    const isAlone = !isHidden.includes(true);
    const web = isAlone ? webSources(detail, sides.sources[side]) : [];
    return {
        ...base,
        ...(web.length === 0 ? {} : { web }),
        facts: personFacts(submission, detail, shown, isAlone),
        files: detail.files.map(({ path, size }) => ({
            path: shown(path),
            size,
            sha256: hashes.get(path) ?? null,
        })),
        remarks: detail.remarks.map((remark) => changeTexts(remark, shown)),
    };
}
function numbersOf(page, pair, first, [a, b]) {
    if (pair === undefined)
        return [];
    const { overlap, longest, suspicion } = pair;
    const [own, other] = pair.a === first ? [pair.similarity, pair.matchedSimilarity] : [pair.matchedSimilarity, pair.similarity];
    const is = { score: make_dossier_scored(pair.average), threshold: page.thresholds.similarity };
    return [
        fact('dossier.factSimilarity', page.isEmbedded && overlap !== null
            ? (0,words_message/* message */.iU)('dossier.similarityMade', { ...is, n: overlap })
            : (0,words_message/* message */.iU)('dossier.similarityIs', is)),
        fact('dossier.factShares', (0,words_message/* message */.iU)('dossier.shares', { own: make_dossier_scored(own), a, other: make_dossier_scored(other), b })),
        fact('dossier.factInCommon', (0,words_message/* message */.iU)('dossier.inCommon', { all: tokens(overlap), longest: tokens(longest) })),
        ...(suspicion === null
            ? []
            : [
                fact('dossier.factSuspicion', (0,words_message/* message */.iU)(pair.standsOut ? 'dossier.suspicionStandsOut' : 'dossier.suspicionIs', {
                    score: make_dossier_scored(suspicion),
                })),
            ]),
    ];
}
function make_dossier_scored(value) {
    return { as: 'score', value };
}
function tokens(n) {
    return n === null ? (0,words_message/* message */.iU)('words.notKnown') : (0,words_message/* message */.iU)('compare.tokens', { n });
}
/** In which push the shared code came, in the order of the sides; empty: that was not asked. */
function firstOf(pair, a) {
    if (pair === undefined || pair.first === null)
        return [];
    return pair.a === a ? [pair.first.a, pair.first.b] : [pair.first.b, pair.first.a];
}
function timelineOf(page, submissions, names, first, madeAt) {
    const notKnown = (0,words_message/* message */.iU)('dossier.notKnown');
    return [
        ...submissions
            .map(({ handedIn }, side) => ({ handedIn, name: names[side] ?? '' }))
            // Times of one form stand in order; what is not known comes last.
            .toSorted((x, y) => x.handedIn === null ? 1 : y.handedIn === null ? -1 : x.handedIn.at < y.handedIn.at ? -1 : 1)
            .map(({ handedIn, name }) => ({
            when: handedIn === null ? notKnown : changeTexts(handedIn.text, text_escape/* visible */.RK),
            what: (0,words_message/* message */.iU)(handedInId(handedIn), { name }),
        })),
        ...first.map(({ at, text }, side) => ({
            when: at === null ? notKnown : time(at),
            what: (0,words_message/* message */.iU)(at === null ? 'dossier.firstNotKnown' : 'dossier.firstStood', {
                name: names[side] ?? '',
                push: text,
            }),
        })),
        { when: time(page.createdAt), what: (0,words_message/* message */.iU)('dossier.wereCompared') },
        { when: time(madeAt), what: (0,words_message/* message */.iU)('dossier.wasMade') },
    ];
}
function handedInId(handedIn) {
    if (handedIn === null)
        return 'dossier.handedInNotKnown';
    return handedIn.isAttested ? 'dossier.handedInByServer' : 'dossier.handedInNotByServer';
}
function time(value) {
    return { as: 'time', value };
}
function settingsOf(page, isForPanel, shown) {
    return [
        ...page.facts.map((one) => ({
            label: one.label,
            text: changeTexts(one.text, one.isGiven === true ? shown : text_escape/* visible */.RK),
            url: isForPanel ? one.url : null,
        })),
        ...page.leftOut.map((text) => fact('dossier.leftOut', changeTexts(text, text_escape/* visible */.RK))),
        {
            label: (0,words_message/* message */.iU)('dossier.sumOf', { file: 'report.json' }),
            text: page.reportSha256 ?? (0,words_message/* message */.iU)('dossier.notKnown'),
            url: null,
        },
    ];
}
function fact(label, text) {
    return { label: (0,words_message/* message */.iU)(label), text, url: null };
}

// EXTERNAL MODULE: ./build/text/message-of.js
var message_of = __webpack_require__(23719);
;// CONCATENATED MODULE: ./build/dossier/read-page.js





/**
 * Reads the page of a report.
 *
 * @param html the bytes of index.html
 * @param name what the file is called in the error's sentence
 * @throws ConfigurationError where it is no page for staff, of another version, or damaged
 */
function readPage(html, name) {
    const block = (0,page_blocks/* readBlocks */.v_)(html);
    const get = (id) => {
        try {
            return block(id);
        }
        catch (error) {
            throw new outcome/* ConfigurationError */.j1(`${name} is damaged: its part ${id} cannot be read (${(0,message_of/* messageOf */.b)(error)}). Run the check again.`);
        }
    };
    const index = get(page_data/* INDEX_BLOCK */.jH);
    if (index?.audience === undefined) {
        throw new outcome/* ConfigurationError */.j1(`${name} is no report page. Give the folder that a check wrote (report-dir).`);
    }
    if (index.audience !== 'staff') {
        throw new outcome/* ConfigurationError */.j1(`${name} is a page for one reader, which holds no pairs. Give the folder of the staff's report.`);
    }
    const page = index;
    const detail = (place) => {
        const found = get((0,page_data/* detailBlock */.vl)(place));
        // What names a person is needed to leave it out.
        if (found === undefined || !Array.isArray(found.aliases)) {
            throw new outcome/* ConfigurationError */.j1(`${name} was written by another version of this program. Run the check again with this one.`);
        }
        return found;
    };
    return {
        page,
        names: page.submissions.map((submission, place) => namesOf(submission, detail(place).aliases)),
        read: {
            detail: (place) => Promise.resolve(detail(place)),
            source: (place) => Promise.resolve(get((0,page_data/* sourceBlock */.JK)(place)) ?? null),
        },
    };
}

// EXTERNAL MODULE: ./build/report/write.js + 8 modules
var write = __webpack_require__(27167);
// EXTERNAL MODULE: ./build/settings/quoted.js
var quoted = __webpack_require__(73682);
// EXTERNAL MODULE: ./build/words/locale.js
var locale = __webpack_require__(69962);
// EXTERNAL MODULE: ./build/words/open-words.js
var open_words = __webpack_require__(40876);
// EXTERNAL MODULE: ./build/domain/nearest.js
var nearest = __webpack_require__(39099);
// EXTERNAL MODULE: ./build/text/format.js
var format = __webpack_require__(73387);
;// CONCATENATED MODULE: ./build/command-line/find-pair.js





/** Names that a sentence lists. */
const LISTED = 5;
/**
 * The pair that a person means.
 *
 * @param words its place in the ranked list (`1`), two names with a slash between them, or two names
 * @throws ConfigurationError naming what is unknown or ambiguous, with the nearest
 */
function findPair(page, words) {
    const [first = '', second] = words;
    if (second === undefined && /^\d+$/.test(first))
        return atRank(page, first);
    const [a, b] = second === undefined ? splitNames(page, first) : [first, second];
    const places = [placeOf(page, a), placeOf(page, b)];
    if (places[0] === places[1]) {
        throw new outcome/* ConfigurationError */.j1(`${(0,quoted/* quoted */.T)(a)} and ${(0,quoted/* quoted */.T)(b)} are the same submission. Name two.`);
    }
    const at = page.pairs.findIndex((pair) => places.includes(pair.a) && places.includes(pair.b));
    const pair = page.pairs[at];
    if (pair === undefined) {
        throw new outcome/* ConfigurationError */.j1(`The report lists no pair of ${(0,quoted/* quoted */.T)(a)} and ${(0,quoted/* quoted */.T)(b)}: nothing that both have was kept. Choose a pair of the list that code-similarity report shows.`);
    }
    return { rank: at + 1, places: [pair.a, pair.b] };
}
/**
 * Which of two submissions a name means.
 *
 * @throws ConfigurationError where it is neither
 */
function sideNamed(page, places, name) {
    const found = places.map((place) => matches(page, name).includes(place));
    if (found[0] === found[1]) {
        const names = places.map((place) => (0,quoted/* quoted */.T)(page.submissions[place]?.name ?? ''));
        throw new outcome/* ConfigurationError */.j1(`--for: ${(0,quoted/* quoted */.T)(name)} is not one of the two; allowed: ${names.join(' or ')}.`);
    }
    return found[0] === true ? 0 : 1;
}
function atRank({ pairs }, word) {
    const pair = pairs[Number(word) - 1];
    if (pair === undefined) {
        throw new outcome/* ConfigurationError */.j1(pairs.length === 0
            ? 'The report lists no pair, so there is no dossier to make. Look at it with code-similarity report.'
            : `The report lists ${(0,format/* count */.U9)(pairs.length, 'pair')}, so the place must be a number from 1 to ${(0,format/* formatCount */.B4)(pairs.length)}, not ${(0,quoted/* quoted */.T)(word)}.`);
    }
    return { rank: Number(word), places: [pair.a, pair.b] };
}
/** Keys hold slashes, too: the one that stands between two names counts. */
function splitNames(page, text) {
    const halves = [...text.matchAll(/\//g)].map(({ index }) => [text.slice(0, index), text.slice(index + 1)]);
    const [only] = halves;
    if (only === undefined) {
        throw new outcome/* ConfigurationError */.j1(`${(0,quoted/* quoted */.T)(text)} is no pair. Give its place in the ranked list, as in: code-similarity dossier 1; or two names, as in: code-similarity dossier amber chiara`);
    }
    return halves.find((both) => both.every((half) => matches(page, half).length > 0)) ?? only;
}
/** Places of the submissions that a name means: by key first, then by name, number, end of the key, and name without number. */
function matches({ submissions }, name) {
    const wanted = folded(name.trim());
    for (const read of [
        ({ key }) => key,
        ({ name: shown }) => shown,
        ({ id }) => id ?? '',
        ({ key }) => key.split('/').at(-1) ?? '',
        // Of two people of one name each has the number behind it: the bare name is ambiguous, not unknown.
        ({ name: shown }) => shown.replace(/ \([^()]*\)$/u, ''),
    ]) {
        const found = submissions.flatMap((one, place) => (folded(read(one)) === wanted ? [place] : []));
        if (found.length > 0)
            return found;
    }
    return [];
}
function placeOf(page, name) {
    const [place, ...others] = matches(page, name);
    if (place === undefined) {
        const names = page.submissions.flatMap((one) => (one.role === 'base' ? [] : [one.name]));
        const meant = (0,nearest/* nearest */.p)(name, names);
        throw new outcome/* ConfigurationError */.j1(`No submission is called ${(0,quoted/* quoted */.T)(name)}; ${meant === null ? `name one of ${(0,format/* listed */.KE)(names, LISTED, quoted/* quoted */.T)}.` : `did you mean ${(0,quoted/* quoted */.T)(meant)}?`}`);
    }
    if (others.length > 0) {
        const keys = [place, ...others].map((one) => page.submissions[one]?.key ?? '');
        throw new outcome/* ConfigurationError */.j1(`${(0,quoted/* quoted */.T)(name)} names ${(0,format/* count */.U9)(keys.length, 'submission')}: ${(0,format/* listed */.KE)(keys, LISTED, quoted/* quoted */.T)}. Give the key of one.`);
    }
    return place;
}

// EXTERNAL MODULE: ./build/command-line/open-browser.js
var open_browser = __webpack_require__(88214);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
;// CONCATENATED MODULE: ./build/command-line/print-pdf.js








/** In inches, as the browser takes them. */
const SIZES = {
    a4: { paperWidth: 8.27, paperHeight: 11.69 },
    letter: { paperWidth: 8.5, paperHeight: 11 },
};
/** Names of browsers that print, in the order in which they are taken. */
const NAMES = [
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    'chrome',
    'microsoft-edge',
    'msedge',
];
/** Where they are installed and are in no PATH. */
const APPLICATIONS = [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];
/** The same on Windows, below the folders that these variables name. */
const PROGRAM_FOLDERS = ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'];
const PROGRAMS = [
    String.raw `Google\Chrome\Application\chrome.exe`,
    String.raw `Chromium\Application\chrome.exe`,
    String.raw `Microsoft\Edge\Application\msedge.exe`,
];
const NO_BROWSER = 'No Chrome, Chromium or Edge was found to print with: install one, or name it by CHROME_PATH.';
/** A browser that can print: `CHROME_PATH`, or the first one that is found; null: none. */
function findBrowser(environment) {
    return browserPaths(environment, process.platform).find(isProgram) ?? null;
}
/** Where a browser may be, the likeliest first. */
function browserPaths(environment, platform) {
    const given = environment['CHROME_PATH'];
    const isWindows = platform === 'win32';
    const paths = isWindows ? external_node_path_.win32 : external_node_path_.posix;
    const folders = (environment['PATH'] ?? '').split(paths.delimiter).filter((folder) => folder !== '');
    const ending = isWindows ? '.exe' : '';
    const installed = PROGRAMS.flatMap((program) => PROGRAM_FOLDERS.flatMap((name) => {
        const folder = environment[name];
        return folder === undefined || folder === '' ? [] : [paths.join(folder, program)];
    }));
    return [
        ...(given === undefined || given === '' ? [] : [given]),
        ...NAMES.flatMap((name) => folders.map((folder) => paths.join(folder, name + ending))),
        ...(isWindows ? installed : platform === 'darwin' ? APPLICATIONS : []),
    ];
}
function isProgram(path) {
    try {
        (0,external_node_fs_.accessSync)(path, external_node_fs_.constants.X_OK);
        return (0,external_node_fs_.statSync)(path).isFile();
    }
    catch {
        return false;
    }
}
/** A browser on a busy machine needs its time. */
const TIMEOUT_MS = 90_000;
/** The browser could not print, and the page is there all the same. */
function failure(reason) {
    return new outcome/* ConfigurationError */.j1(`The browser could not print the dossier: ${reason}. Open the page and print it to a PDF.`);
}
/**
 * Prints a page of this program to a PDF, with a profile of its own that is deleted, and without a network.
 *
 * @param html path of the page
 * @throws ConfigurationError where the browser does not start, or takes longer than 90 seconds
 */
async function printPdf(browser, html, pdf, paper, environment) {
    const profile = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'code-similarity-print-'));
    const child = (0,external_node_child_process_.spawn)(browser, argumentsFor(profile), {
        // The browser takes commands on 3 and answers on 4: no port is open to anybody else.
        stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
        env: (0,open_browser/* passedOn */.I3)(environment),
        windowsHide: true,
    });
    const ended = new Promise((done) => child.once('close', () => done()));
    const timer = setTimeout(() => child.kill('SIGKILL'), TIMEOUT_MS);
    try {
        const bytes = await printed(new Connection(child), (0,external_node_url_.pathToFileURL)((0,external_node_path_.resolve)(html)).href, paper);
        await (0,promises_.writeFile)(pdf, bytes);
    }
    finally {
        clearTimeout(timer);
        child.kill('SIGKILL');
        await ended;
        (0,external_node_fs_.rmSync)(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    }
}
function argumentsFor(profile) {
    return [
        '--headless',
        '--remote-debugging-pipe',
        `--user-data-dir=${profile}`,
        '--no-first-run',
        '--disable-gpu',
        '--disable-extensions',
        '--disable-sync',
        '--disable-background-networking',
        '--disable-component-update',
        // Nothing is to be asked of anybody; the page's own policy forbids it as well.
        '--host-resolver-rules=MAP * ~NOTFOUND',
        '--proxy-server=127.0.0.1:9',
        // A browser refuses to run as root inside of its sandbox, as containers want it.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        'about:blank',
    ];
}
/** Waits for the dossier: the page unpacks it after it was loaded. */
const IS_SHOWN = `new Promise((done) => {
  const look = () => (document.querySelector('.dossier h1') === null ? setTimeout(look, 20) : done(true));
  look();
})`;
async function printed(connection, url, paper) {
    const { targetId } = await connection.send('Target.createTarget', { url: 'about:blank' });
    const { sessionId } = await connection.send('Target.attachToTarget', { targetId, flatten: true });
    const session = String(sessionId);
    await connection.send('Page.enable', {}, session);
    const loaded = connection.event('Page.loadEventFired');
    await connection.send('Page.navigate', { url }, session);
    await loaded;
    await connection.send('Runtime.evaluate', { expression: IS_SHOWN, awaitPromise: true }, session);
    const { data } = await connection.send('Page.printToPDF', { printBackground: true, preferCSSPageSize: false, displayHeaderFooter: false, ...SIZES[paper] }, session);
    return Buffer.from(String(data), 'base64');
}
/** The browser's own protocol (Chrome DevTools Protocol) over a pipe: JSON with a zero byte behind each message. */
class Connection {
    #out;
    #waiting = new Map();
    #events = new Map();
    #last = 0;
    #end = null;
    constructor(child) {
        this.#out = child.stdio[3];
        // A browser that is gone answers nothing: `close` says so.
        this.#out.on('error', () => { });
        let rest = [];
        child.stdio[4].on('data', (chunk) => {
            let from = 0;
            for (let at = chunk.indexOf(0); at >= 0; at = chunk.indexOf(0, from)) {
                this.#take(Buffer.concat([...rest, chunk.subarray(from, at)]).toString('utf8'));
                rest = [];
                from = at + 1;
            }
            rest.push(chunk.subarray(from));
        });
        child.once('error', (error) => this.#fail(failure(error.message)));
        child.once('close', () => this.#fail(failure('it ended, or took too long')));
    }
    /** Sends a command. @throws ConfigurationError where the browser refuses it, or ends */
    send(method, params, sessionId) {
        if (this.#end !== null)
            return Promise.reject(this.#end);
        const id = (this.#last += 1);
        const waiting = Promise.withResolvers();
        this.#waiting.set(id, waiting);
        this.#out.write(`${JSON.stringify({ id, method, params, ...(sessionId === undefined ? {} : { sessionId }) })}\0`);
        return waiting.promise;
    }
    /** Waits for an event; what ends the browser shows in the command behind it. */
    event(method) {
        return new Promise((done) => this.#events.set(method, done));
    }
    #take(text) {
        const message = JSON.parse(text);
        if (message.method !== undefined)
            this.#events.get(message.method)?.();
        const waiting = this.#waiting.get(message.id ?? -1);
        if (waiting === undefined)
            return;
        this.#waiting.delete(message.id ?? -1);
        if (message.error === undefined)
            waiting.resolve(message.result ?? {});
        else
            waiting.reject(failure(message.error.message));
    }
    #fail(reason) {
        this.#end = reason;
        for (const { reject } of this.#waiting.values())
            reject(reason);
        this.#waiting.clear();
        for (const done of this.#events.values())
            done();
    }
}

;// CONCATENATED MODULE: ./build/command-line/dossier.js




















/** Writes the dossier of one pair beside its report. */
async function writeDossier(command, environment, now = Date.now) {
    const directory = (0,external_node_path_.basename)(command.report) === 'index.html' ? (0,external_node_path_.dirname)((0,external_node_path_.resolve)(command.report)) : command.report;
    const read = readReportFolder(directory);
    const pair = findPair(read.page, command.pair);
    const side = command.reader === null ? null : sideNamed(read.page, pair.places, command.reader);
    const sides = await sidesOf(read, pair);
    const words = await (0,open_words/* openWords */.S)(command.locale ?? read.page.locale ?? locale/* LOCALES */.YZ[0]);
    const page = await dossierOf(command, read, pair, sides, {
        side,
        madeAt: new Date(now()).toISOString(),
        words,
    });
    const copy = side === null ? '' : `-for-student-${'ab'.charAt(side)}`;
    const given = command.out ?? (0,external_node_path_.join)(directory, `dossier-${pair.rank}${copy}.html`);
    const stem = given.replace(/\.(?:html?|pdf)$/i, '');
    const html = given === stem ? given : `${stem}.html`;
    await written(html, () => (0,write/* writeWhole */.f8)(html, dossierPieces(page, words, (0,assets/* reportTemplate */.J8)())));
    process.stdout.write(`${(0,text_escape/* visible */.RK)(html)}\n`);
    if (page.redaction !== null) {
        process.stderr.write('Names were taken out. Code itself can name people: read the copy before you hand it out.\n');
    }
    let shown = html;
    if (command.pdf || /\.pdf$/i.test(given)) {
        const browser = findBrowser(environment);
        if (browser === null) {
            throw new outcome/* ConfigurationError */.j1(`${NO_BROWSER} ${JSON.stringify(html)} is written: open it and print it to a PDF.`);
        }
        const pdf = `${stem}.pdf`;
        await written(pdf, () => printPdf(browser, html, pdf, command.paper, environment));
        shown = pdf;
        process.stdout.write(`${(0,text_escape/* visible */.RK)(shown)}\n`);
    }
    if (command.open)
        (0,open_browser/* openFile */.Tq)((0,external_node_path_.resolve)(shown), environment);
    return 0;
}
/** @throws ConfigurationError where the file cannot be written, and what the work throws */
async function written(path, work) {
    try {
        await work();
    }
    catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : null;
        if (error instanceof outcome/* Failure */.HR || code === null)
            throw error;
        throw new outcome/* ConfigurationError */.j1(`${JSON.stringify(path)} cannot be written (${code}). Name another file by --out.`);
    }
}
function readReportFolder(directory) {
    const path = (0,external_node_path_.join)(directory, 'index.html');
    const read = readPage(fileIn(path), JSON.stringify(path));
    const json = (0,external_node_path_.join)(directory, 'report.json');
    const sha256 = (0,external_node_crypto_.createHash)('sha256').update(fileIn(json)).digest('hex');
    if (read.page.reportSha256 !== null && read.page.reportSha256 !== sha256) {
        throw new outcome/* ConfigurationError */.j1(`${JSON.stringify(json)} was changed after ${JSON.stringify(path)} was written, so neither proves anything. Run the check again.`);
    }
    return { ...read, page: { ...read.page, reportSha256: sha256 } };
}
function fileIn(path) {
    try {
        return (0,external_node_fs_.readFileSync)(path);
    }
    catch (error) {
        throw new outcome/* ConfigurationError */.j1(`${JSON.stringify(path)} cannot be read (${error.code ?? String(error)}). Name the folder of a report by --report, or run code-similarity check first.`);
    }
}
/** @throws ConfigurationError where the report does not hold the lines of the pair */
async function sidesOf({ page, read }, { rank, places }) {
    const sides = await loadSides(places, page, page.pairs[rank - 1], read);
    const missing = places.filter((_, side) => sides.sources[side] === null);
    if (missing.length > 0) {
        const names = missing.map((place) => (0,quoted/* quoted */.T)(page.submissions[place]?.name ?? '')).join(' and ');
        throw new outcome/* ConfigurationError */.j1(`The code of ${names} is not in this report, so there are no lines to show. ${page.sourcesOmitted === null ? 'Run the check where the code is.' : english/* ENGLISH */.V.tell(page.sourcesOmitted)}`);
    }
    if (sides.fragments.length === 0) {
        throw new outcome/* ConfigurationError */.j1('This report holds no lines that both have: what they share is shorter than what counts, or the service did not say where it is. Compare the two programs by hand.');
    }
    return sides;
}
async function dossierOf({ course, assignment }, { page, read, names }, { places }, sides, { side, madeAt, words }) {
    const counted = countedPlaces(page);
    const index = await indexOfCode(page, counted, read.source);
    const programs = [];
    for (const place of side === null ? [] : counted.filter((one) => !places.includes(one))) {
        programs.push((await read.source(place))?.files.map(({ text }) => text).join('\n') ?? '');
    }
    return makeDossier({
        page,
        places,
        sides,
        rarity: rarityOf(index, places, sides),
        isHidden: [side === 1, side === 0],
        labels: labelsIn(words),
        words,
        names,
        ordinary: ordinaryWords(wordsLookedFor({ hidden: [], third: names }), programs),
        course,
        assignment,
        madeAt,
    });
}


/***/ }),

/***/ 88214:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I3: () => (/* binding */ passedOn),
/* harmony export */   Tq: () => (/* binding */ openFile),
/* harmony export */   ph: () => (/* binding */ openBrowser)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(33699);





const OPENERS = {
    darwin: ['open'],
    // Not `start`: the shell would read the signs of a path.
    win32: ['rundll32', 'url.dll,FileProtocolHandler'],
    linux: ['xdg-open'],
};
/** What a browser needs to start and to find its screen. Anything else, our keys above all, is none of its business. */
const PASSED_ON = /^(?:PATH|PATHEXT|HOME|USER|LOGNAME|SHELL|LANG|LANGUAGE|LC_\w+|TZ|TMPDIR|TEMP|TMP|DISPLAY|WAYLAND_DISPLAY|XAUTHORITY|XDG_\w+|DBUS_SESSION_BUS_ADDRESS|DESKTOP_SESSION|GNOME_DESKTOP_SESSION_ID|KDE_\w+|BROWSER|WSL_DISTRO_NAME|WSL_INTEROP|WSLENV|SYSTEMROOT|SYSTEMDRIVE|WINDIR|COMSPEC|USERPROFILE|USERNAME|APPDATA|LOCALAPPDATA|PROGRAMDATA|PROGRAMFILES(?:\(X86\))?|HOMEDRIVE|HOMEPATH)$/i;
/**
 * Opens an address that nobody else on this machine may learn. Every user can read the arguments of every program, so the
 * browser is given a file instead, which this user alone can read and which leads there. No browser is no error.
 *
 * @returns removes that file
 */
function openBrowser(url, environment, platform = process.platform) {
    if (OPENERS[platform] === undefined)
        return () => { };
    // Made with mode 0700.
    const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)(), 'code-similarity-report-'));
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, 'open.html');
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(file, redirect(url), { mode: 0o600, flag: 'wx' });
    openFile(file, environment, platform);
    return () => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(folder, { recursive: true, force: true });
}
/** Opens a file with the program that the system opens such files with. No such program is no error. */
function openFile(file, environment, platform = process.platform) {
    const [command, ...args] = OPENERS[platform] ?? [];
    if (command === undefined)
        return;
    (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(command, [...args, file], {
        stdio: 'ignore',
        detached: true,
        windowsHide: true,
        env: passedOn(environment),
    })
        .once('error', () => { })
        .unref();
}
/** What of the environment a browser gets. */
function passedOn(environment) {
    return Object.fromEntries(Object.entries(environment).filter(([name]) => PASSED_ON.test(name)));
}
function redirect(url) {
    const address = (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeHtml */ .ZD)(url);
    return `<!doctype html><meta charset="utf-8"><meta name="referrer" content="no-referrer"><meta http-equiv="refresh" content="0; url=${address}"><title>code-similarity</title><p><a href="${address}">Open the page</a></p>\n`;
}


/***/ })

};
