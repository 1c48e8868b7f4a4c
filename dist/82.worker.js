export const id = 82;
export const ids = [82];
export const modules = {

/***/ 2865:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ Analysis)
});

// EXTERNAL MODULE: ./build/languages/languages.js + 36 modules
var languages = __webpack_require__(3942);
;// CONCATENATED MODULE: ./build/text/format.js
/**
 * A score for a person: one decimal, "n/a" for null. Where one decimal would put it on the wrong side of the threshold it
 * gets two, rounded away from the threshold, so that a flagged 75.004 reads 75.01 and never 75.0.
 */
function formatScore(value, threshold = null) {
    if (value === null || !Number.isFinite(value))
        return 'n/a';
    if (threshold === null)
        return value.toFixed(1);
    const above = value > threshold;
    for (const digits of [1, 2]) {
        const text = value.toFixed(digits);
        if (Number(text) > threshold === above)
            return text;
    }
    return ((above ? Math.ceil(value * 100) : Math.floor(value * 100)) / 100).toFixed(2);
}
/** A score with its unit: `81.3 %` or `n/a`. */
function formatPercent(value, threshold = null) {
    const text = formatScore(value, threshold);
    return text === 'n/a' ? text : `${text} %`;
}
/** A whole number in groups: `12,345`. */
function formatCount(value) {
    return String(Math.trunc(value)).replaceAll(/\B(?=(\d{3})+$)/g, ',');
}
/** `1 pair`, `2 pairs`, `12,345 pairs`. */
function count(n, noun) {
    return `${formatCount(n)} ${noun}${n === 1 ? '' : 's'}`;
}
/** "a, b and 3 more": at most so many of some words. @param shown what is written of one */
function listed(words, most, shown = (word) => word) {
    const rest = words.length - most;
    const first = words.slice(0, most).map((word) => shown(word));
    return `${first.join(', ')}${rest > 0 ? ` and ${formatCount(rest)} more` : ''}`;
}
/** `0.8 s`, `42 s`, `3 min 05 s`, `1 h 02 min`. */
function formatDuration(ms) {
    if (ms < 10_000)
        return `${(Math.max(0, ms) / 1000).toFixed(1)} s`;
    const seconds = Math.round(ms / 1000);
    if (seconds < 60)
        return `${seconds} s`;
    if (seconds < 3600)
        return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`;
    const minutes = Math.round(seconds / 60);
    return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} min`;
}
/** `812 B`, `14.2 kB`, `3.1 MB`, `57.4 GB`: powers of ten. */
function formatBytes(bytes) {
    if (bytes < 1000)
        return `${bytes} B`;
    if (bytes < 999_950)
        return `${(bytes / 1000).toFixed(1)} kB`;
    if (bytes < 999_950_000)
        return `${(bytes / 1_000_000).toFixed(1)} MB`;
    return `${(bytes / 1_000_000_000).toFixed(1)} GB`;
}
/** `lines 3–9`, `line 3`, or `lines n/a`. */
function formatLines(start, end) {
    if (start === null)
        return 'lines n/a';
    return end === null || end === start ? `line ${start}` : `lines ${start}–${end}`;
}
/** `2026-11-21 04:31 UTC` from RFC 3339; the text itself where it is no time. */
function formatTime(rfc3339) {
    const time = Date.parse(rfc3339);
    return Number.isNaN(time) ? rfc3339 : `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
/** A message that lists its points line by line, for a place that has one line. */
function pointsInLine(message) {
    return message.replaceAll(/\n- /g, ' • ');
}

;// CONCATENATED MODULE: ./build/embedded/engine/ai-scale.js

/** Share of runs found → score; linear between. How often people reach 0.5 stands in `MEASURED`. */
const SCALE = [
    [0, 0],
    [0.35, 50],
    [0.5, 75],
    [0.6, 85],
    [0.75, 100],
];
/** What `bench/ai-references.ts` prints for three solutions of the same task, on the tasks that took no part in the choice. */
const MEASURED = { above: 5, scores: 3740, people: 177, tasks: 7 };
/** The share that they are above. */
const FLAGGED = 0.5;
/** From this share of the solutions' code on, the class says more about the task than the score about a student. */
const MOSTLY = 0.5;
/** The score (0..100) of a share of runs (0..1). */
function calibrated(share) {
    for (let at = 1; at < SCALE.length; at += 1) {
        const [from, low] = SCALE[at - 1];
        const [to, high] = SCALE[at];
        if (share <= to)
            return low + ((high - low) * (share - from)) / (to - from);
    }
    return 100;
}
/** What a person has to know to read the scores: how they come about, how often people reach them, who has none. */
function scaleNotices(facts) {
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
var fingerprints = __webpack_require__(6881);
// EXTERNAL MODULE: ./build/embedded/engine/pair-score.js
var pair_score = __webpack_require__(171);
// EXTERNAL MODULE: ./build/embedded/engine/starter-code.js
var starter_code = __webpack_require__(9655);
// EXTERNAL MODULE: ./build/embedded/engine/tiling.js
var tiling = __webpack_require__(5291);
// EXTERNAL MODULE: ./build/embedded/engine/tokenizers/vocabulary.js
var vocabulary = __webpack_require__(6273);
;// CONCATENATED MODULE: ./build/embedded/engine/ai-references.js







/** More references than this void the calibration: their union would hold any solution. */
const MAX_REFERENCES = 5;
/** Fewer distinct runs than this, without what many have, say nothing. */
const MINIMUM_RUNS = 100;
const MAX_FRAGMENTS = 200;
/** Raised when more than `MAX_REFERENCES` AI references are given. */
class TooManyReferences extends RangeError {
    name = 'TooManyReferences';
    constructor() {
        super(`At most ${MAX_REFERENCES} AI references can be compared with: with more the score would mean nothing.`);
    }
}
/**
 * AI-written solutions of the task, against which the submissions of a class are scored by their runs of k tokens.
 *
 * A run that many of the class have is the task's, and no sign of an AI: it does not count, as detected starter code does not.
 */
class AiReferences {
    #parameters;
    #starter;
    #families = new Set();
    #hashes = new fingerprints/* GramHashes */.Ch();
    /** Distinct runs; those of the references have the first numbers, below `#known`. */
    #runs = new fingerprints/* GramTable */.aP();
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
        this.#starter = new starter_code/* StarterCode */.Zi(parameters.k);
        for (const { tokens } of base)
            this.#starter.add(tokens);
        this.#references = references.map((code) => {
            const tokens = this.#masked(code);
            this.#number(tokens, (_, family) => this.#families.add(family));
            return { code, tokens, anchors: (0,fingerprints/* everyGram */.bE)(tokens, parameters.k) };
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
            submission.files.every(({ family }) => languages/* FAMILIES */.BU[family].hasNoAiScore)) {
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
        return (0,starter_code/* mask */.dK)(tokens, this.#starter.cover(tokens));
    }
    /** Calls `note` with the number of each run of these tokens, its family and its place; of the families given, if any are. */
    #number(tokens, note, families) {
        const hashes = this.#hashes;
        hashes.compute(tokens, this.#parameters.k);
        for (let at = 0; at < hashes.length; at += 1) {
            const family = Math.floor(tokens[at] / vocabulary/* TOKEN_LIMIT */.qr);
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
        const tiler = new tiling/* Tiler */.Z(k);
        tiler.index(tokens, (0,fingerprints/* everyGram */.bE)(tokens, k));
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
            for (const fragment of (0,pair_score/* fragmentsOf */.d1)(submission, reference.code, Int32Array.from(runs), 0)) {
                fragments.push({ ...fragment, reference: reference.code.id });
            }
        }
        return fragments.toSorted((a, b) => b.tokens - a.tokens).slice(0, MAX_FRAGMENTS);
    }
}

// EXTERNAL MODULE: ./build/embedded/engine/fingerprinter.js
var engine_fingerprinter = __webpack_require__(5245);
// EXTERNAL MODULE: ./build/embedded/engine/normalise.js
var normalise = __webpack_require__(3988);
// EXTERNAL MODULE: ./build/embedded/engine/number-lists.js
var number_lists = __webpack_require__(1525);
// EXTERNAL MODULE: ./build/embedded/engine/token-values.js
var token_values = __webpack_require__(554);
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
var words = __webpack_require__(6311);
;// CONCATENATED MODULE: ./build/embedded/engine/corpus.js









/** Total order of documents by content; the id decides only between equals. */
function compareContent(a, b) {
    return a.size - b.size || a.digest - b.digest || a.document.id - b.document.id;
}
/** Documents that are compared, with everything they are compared by as numbers. */
class Corpus {
    entries = [];
    /** Distinct winnowed k-grams, small k-grams, names, strings and runs of roles of each entry. */
    fingerprints = new number_lists/* NumberLists */.n();
    small = new number_lists/* NumberLists */.n();
    names = new number_lists/* NumberLists */.n();
    strings = new number_lists/* NumberLists */.n();
    roles = new number_lists/* NumberLists */.n();
    #positions = new number_lists/* NumberLists */.n();
    #keys = new number_lists/* NumberLists */.n();
    #parameters;
    #numbering;
    #sizes;
    #hashes;
    constructor(parameters) {
        this.#parameters = parameters;
        this.#numbering = {
            fingerprinter: new engine_fingerprinter/* Fingerprinter */.U(parameters.k, parameters.w),
            smallGrams: new engine_fingerprinter/* Fingerprinter */.U(parameters.smallK, 1),
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
        const tokens = covered === undefined ? folded : (0,starter_code/* mask */.dK)(folded, covered.tokens);
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
        const own = covered === undefined ? document.tokens : (0,starter_code/* mask */.dK)(document.tokens, covered.tokens);
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
function dictatedClass(corpus, parameters) {
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
    const tiler = new tiling/* Tiler */.Z(minimumTile);
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
function wordForWord(corpus, isWanted) {
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

;// CONCATENATED MODULE: ./build/embedded/engine/clusters.js
/** Groups of ids joined by `links` (union-find): each sorted, the largest first, equal sizes by their first id. */
function clustersOf(links) {
    const parents = new Map();
    const root = (id) => {
        let at = id;
        for (let parent = parents.get(at) ?? at; parent !== at; parent = parents.get(at) ?? at) {
            const grandparent = parents.get(parent) ?? parent;
            parents.set(at, grandparent);
            at = grandparent;
        }
        return at;
    };
    for (const [a, b] of links) {
        const first = root(a);
        const second = root(b);
        parents.set(Math.max(first, second), Math.min(first, second));
        parents.set(Math.min(first, second), Math.min(first, second));
    }
    const groups = new Map();
    for (const id of new Set(links.flat())) {
        const key = root(id);
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [id]);
        else
            group.push(id);
    }
    return [...groups.values()]
        .map((group) => group.toSorted((a, b) => a - b))
        .toSorted((a, b) => b.length - a.length || (a[0] ?? 0) - (b[0] ?? 0));
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

// EXTERNAL MODULE: ./build/embedded/engine/inverted-index.js
var inverted_index = __webpack_require__(1508);
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
    #samples = new number_lists/* NumberLists */.n();
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
        this.#index = new inverted_index/* InvertedIndex */.Gc(this.#useful);
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
        this.#touched = new inverted_index/* RowSet */.rp(rows.length);
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
        const index = new inverted_index/* InvertedIndex */.Gc(holders);
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
function chooseCandidates(corpus, views, parameters, hasRow, onRow) {
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
        this.#index = new inverted_index/* InvertedIndex */.Gc(frequencies);
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
        this.#index = new inverted_index/* InvertedIndex */.Gc(frequencies);
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
        this.#tiler = new tiling/* Tiler */.Z(parameters.minimumTile);
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
        this.#frequencies = (0,inverted_index/* frequenciesOf */.cn)(lists, count);
        const byFrequency = Float64Array.from({ length: lists.count + 1 }, (_, frequency) => frequency === 0 ? 0 : (0,inverted_index/* rarity */.oG)(frequency, lists.count) ** power);
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
        this.#index = new inverted_index/* InvertedIndex */.Gc(this.#useful);
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
    const frequencies = (0,inverted_index/* frequenciesOf */.cn)(corpus.fingerprints, sizes.fingerprints);
    const byFrequency = Float64Array.from({ length: documents + 1 }, (_, frequency) => (0,inverted_index/* rarity */.oG)(frequency, documents));
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
    const pairs = found.map((score, at) => (0,pair_score/* reportPair */.RP)(...pairOf(at), score, shown[at] === 1 ? scorer : undefined, {
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
        (0,pair_score/* averageSimilarity */.Hk)(y) - (0,pair_score/* averageSimilarity */.Hk)(x) ||
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
const imprints_TWO_TO_32 = 2 ** 32;
/**
 * Imprints of the submissions among some documents, without given starter code. Of each the `sample` fingerprints that fewest submissions
 * have are those that it is found by, of equals the least hashes: what everybody writes finds nobody, and equal programs alone have
 * equal samples.
 */
function imprintsOf(documents, { k, w, imprintSample }) {
    const starter = new starter_code/* StarterCode */.Zi(k);
    for (const { facts, tokens } of documents)
        if (facts.role === 'base')
            starter.add((0,normalise/* fold */.A)(tokens));
    const fingerprinter = new engine_fingerprinter/* Fingerprinter */.U(k, w);
    const read = documents
        .filter(({ facts }) => facts.role === 'submission' && facts.size > 0)
        .map(({ facts, tokens }) => {
        const folded = (0,normalise/* fold */.A)(tokens);
        const own = starter.empty ? folded : (0,starter_code/* mask */.dK)(folded, starter.cover(folded));
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

// EXTERNAL MODULE: ./build/embedded/engine/parameters.js
var engine_parameters = __webpack_require__(9468);
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
function prepareCorpus(read, detect, parameters) {
    const corpus = new Corpus(parameters);
    const documents = read.filter(({ facts: { role } }) => role === 'submission' || role === 'archive');
    const starter = new starter_code/* StarterCode */.Zi(parameters.k);
    for (const { facts, tokens, wording } of read) {
        if (facts.role === 'base')
            starter.add((0,normalise/* fold */.A)(tokens), wording);
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
            const folded = (0,normalise/* fold */.A)(document.tokens);
            const fingerprints = corpus.fingerprintsOf(folded);
            before = fingerprints.numbers.length;
            covered =
                shared === undefined
                    ? starter.in(folded)
                    : {
                        tokens: (0,starter_code/* coverCommon */.jd)(folded.length, fingerprints, parameters.k, shared.common, parameters.commonRun),
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
        const { numbers } = corpus.fingerprintsOf((0,normalise/* fold */.A)(tokens));
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
            const inside = at < file.to && covered[at] === 1 && tokens[at] !== vocabulary/* SEPARATOR */.wv;
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
var quality_of = __webpack_require__(4887);
// EXTERNAL MODULE: ./build/embedded/engine/read-document.js + 11 modules
var read_document = __webpack_require__(1074);
// EXTERNAL MODULE: ./build/embedded/engine/search-words.js
var search_words = __webpack_require__(920);
// EXTERNAL MODULE: ./build/text/compare-text.js
var compare_text = __webpack_require__(4273);
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
const COMMON_WORDS = new Set(LIST.trim().split(/\s+/));

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
function probesOf(documents, table, parameters) {
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
            shares[key] = (0,inverted_index/* rarity */.oG)(frequency, counted.length) ** 2;
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
    const names = items.filter(({ kind }) => kind === search_words/* KIND */.Nd.name).length;
    const said = items.filter(({ kind }) => kind === search_words/* KIND */.Nd.said).length;
    const members = items.length - names - said;
    return {
        items,
        file,
        line: Math.min(...items.map(({ line }) => line)),
        score: scoreOf(bits, survival),
        kind: said >= names && said >= members ? search_words/* KIND */.Nd.said : members >= names ? search_words/* KIND */.Nd.member : search_words/* KIND */.Nd.name,
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
    return (0,compare_text/* compareText */.n)(text(one), text(other)) < 0;
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
function subjectsOf(documents, table, parameters) {
    const probes = probesOf(documents, table, parameters);
    const starter = new starter_code/* StarterCode */.Zi(parameters.k);
    for (const { facts, tokens } of documents)
        if (facts.role === 'base')
            starter.add((0,normalise/* fold */.A)(tokens));
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
    const covered = starter.cover((0,normalise/* fold */.A)(tokens));
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
class WebSources {
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
        return read.some(({ facts }) => facts.role === 'web') ? new WebSources(read, parameters) : undefined;
    }
    constructor(read, parameters) {
        const { k, w, commonAtLeast, tutorialShare } = parameters;
        this.#parameters = parameters;
        this.#fingerprinter = new engine_fingerprinter/* Fingerprinter */.U(k, w);
        const starter = new starter_code/* StarterCode */.Zi(k);
        for (const { facts, tokens } of read)
            if (facts.role === 'base')
                starter.add((0,normalise/* fold */.A)(tokens));
        const fingerprinted = ({ facts, tokens }) => {
            const folded = (0,normalise/* fold */.A)(tokens);
            const own = starter.empty || facts.role === 'web' ? folded : (0,starter_code/* mask */.dK)(folded, starter.cover(folded));
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
        const tiler = new tiling/* Tiler */.Z(this.#parameters.minimumTile);
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
        const fragments = (0,pair_score/* fragmentsOf */.d1)(document, facts, runs, mergeGap);
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
        const index = new inverted_index/* InvertedIndex */.Gc(frequencies);
        this.#sources.forEach(({ fingerprints }, at) => {
            for (const number of fingerprints.numbers)
                index.add(number, at);
        });
        return index;
    }
    /** Places of the sources that have most of these fingerprints; the rarer one is among sources, the more it counts. */
    #partners(numbers) {
        const sums = new Float64Array(this.#sources.length);
        const touched = new inverted_index/* RowSet */.rp(this.#sources.length);
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
        const tiler = new tiling/* Tiler */.Z(minimumTile);
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
        return (0,starter_code/* mask */.dK)(tokens, covered);
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
    #words = new search_words/* WordTable */.Te();
    #references = 0;
    constructor(options, parameters = engine_parameters/* PARAMETERS */.z) {
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
        this.#documents.push((0,read_document/* readDocument */.u0)(document, this.#options.languageId, {
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
            const average = (0,pair_score/* averageSimilarity */.Hk)(pair);
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
                quality: document.isUnreadable ? null : (0,quality_of/* qualityOf */.BF)(document.functions),
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


/***/ }),

/***/ 8082:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   imprintVersion: () => (/* binding */ imprintVersion)
/* harmony export */ });
/* harmony import */ var _languages_languages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3942);
/* harmony import */ var _parameters_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9468);
/* harmony import */ var _analysis_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2865);
/* harmony import */ var _tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6273);


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
function imprintVersion({ k, w, imprintSample } = _parameters_js__WEBPACK_IMPORTED_MODULE_1__/* .PARAMETERS */ .z) {
    const parts = [
        READING,
        k,
        w,
        imprintSample,
        ..._languages_languages_js__WEBPACK_IMPORTED_MODULE_0__/* .FAMILY_NAMES */ .ME.map((family) => `${family} ${_languages_languages_js__WEBPACK_IMPORTED_MODULE_0__/* .FAMILIES */ .BU[family].tokenizer}`),
        ...(0,_tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_3__/* .vocabulary */ .vP)().toSorted(),
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


/***/ })

};
