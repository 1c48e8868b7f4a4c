export const id = 578;
export const ids = [578];
export const modules = {

/***/ 3988:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ fold),
/* harmony export */   j: () => (/* binding */ normalise)
/* harmony export */ });
/* harmony import */ var _languages_languages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3942);
/* harmony import */ var _tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6273);


const PLAIN = 0;
const ATOM = 1;
const SELF = 2;
const LOOP_WORD = 3;
const ASSIGNMENT = 4;
/** What happens to a token, by its number. */
const ACTIONS = new Uint8Array(2048);
function act(action, list) {
    for (const word of list.split(' '))
        ACTIONS[(0,_tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .intern */ .HL)(word)] = action;
}
ACTIONS[_tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .IDENTIFIER */ .cS] = ATOM;
ACTIONS[_tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .NUMBER */ .uk] = ATOM;
ACTIONS[_tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .STRING */ .An] = ATOM;
ACTIONS[_tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .CONSTANT */ .TJ] = ATOM;
act(SELF, 'this self');
act(LOOP_WORD, 'for while do foreach loop repeat until parfor');
act(ASSIGNMENT, '+= -= *= /= %= &= |= ^= <<= >>= >>>= //= **= ??= ||= &&= .= ++ --');
const ASSIGN = (0,_tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .intern */ .HL)('=');
const DOT = (0,_tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .intern */ .HL)('.');
const ARROW = (0,_tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .intern */ .HL)('->');
const SCOPE = (0,_tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .intern */ .HL)('::');
const LESS = (0,_tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .intern */ .HL)('<');
const GREATER = (0,_tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .intern */ .HL)('>');
const SHIFT = (0,_tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .intern */ .HL)('>>');
const TRIPLE_SHIFT = (0,_tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .intern */ .HL)('>>>');
const OPEN_BRACKET = (0,_tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .intern */ .HL)('[');
const CLOSE_BRACKET = (0,_tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .intern */ .HL)(']');
const BINARY = new Set('+ - * / % & | ^ << >>'.split(' ').map(_tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .intern */ .HL));
const IN_TYPE_ARGUMENTS = new Set([
    _tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .IDENTIFIER */ .cS,
    ...'? , [ ] & extends super . :: : < > >> >>> * |'.split(' ').map(_tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .intern */ .HL),
]);
const AFTER_TYPE_ARGUMENTS = new Set([
    _tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .IDENTIFIER */ .cS,
    ...'( { > ; , ) . -> :: & * [ ] = >>'.split(' ').map(_tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .intern */ .HL),
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
function normalise(family, text, tokens) {
    const { tokenizer, hasBraces } = _languages_languages_js__WEBPACK_IMPORTED_MODULE_0__/* .FAMILIES */ .BU[family];
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
            if (braces && id === LESS && out > 0 && ids[out - 1] === _tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .IDENTIFIER */ .cS) {
                const end = endOfTypeArguments(ids, at, count);
                if (end > at) {
                    at = end;
                    continue;
                }
            }
            write(id, at);
        }
        else if (action === ATOM) {
            if (braces && id === _tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .IDENTIFIER */ .cS) {
                if (at + 2 < count && ids[at + 1] === SCOPE && ids[at + 2] === _tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .IDENTIFIER */ .cS) {
                    // A namespace or class before a name: `using namespace` makes it vanish.
                    at += 1;
                    continue;
                }
                let next = at + 1;
                while (next + 1 < count && ids[next] === OPEN_BRACKET && ids[next + 1] === CLOSE_BRACKET)
                    next += 2;
                // A type before a name, on one line: elsewhere a line's end may part two statements.
                if (next < count && ids[next] === _tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .IDENTIFIER */ .cS && lines[next] === lines[at]) {
                    at = next - 1;
                    continue;
                }
                if (out > 0 && ids[out - 1] === _tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .IDENTIFIER */ .cS && lines[out - 1] === lines[at]) {
                    // The same where type arguments stood between.
                    out -= 1;
                }
            }
            write(id, at);
            // x = x + e
            if (id === _tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .IDENTIFIER */ .cS &&
                at + 3 < count &&
                ids[at + 1] === ASSIGN &&
                ids[at + 2] === _tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .IDENTIFIER */ .cS &&
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
                write(_tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .IDENTIFIER */ .cS, at);
        }
        else if (action === LOOP_WORD) {
            write(_tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .LOOP */ .hN, at);
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
    const id = token % _tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .TOKEN_LIMIT */ .qr;
    FOLDED[token] = id === _tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .NUMBER */ .uk || id === _tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .STRING */ .An || id === _tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .CONSTANT */ .TJ ? token - id + _tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .IDENTIFIER */ .cS : token;
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


/***/ }),

/***/ 3781:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ notebookCode)
/* harmony export */ });
/**
 * The code of a Jupyter notebook: its code cells one after another, a line for each line of code, shell and magic lines
 * blanked. Lines are counted over the code cells, from 1. A damaged notebook gives the cells that can be made out, a file that only
 * has the name of one gives its text. Undefined where nothing can be made out.
 */
function notebookCode(text) {
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
const LINE = new RegExp(String.raw `\s*,?\s*(${JSON_STRING})`, 'y');
/** Cells of a text that is no JSON any more. */
function damagedCells(text) {
    const cells = [];
    let isCode = true;
    for (const { 0: piece, 1: kind, 2: source = '', index } of text.matchAll(PIECES)) {
        if (kind !== undefined) {
            isCode = kind === 'code';
        }
        else if (isCode && source !== '[') {
            cells.push(unquoted(source));
        }
        else if (isCode) {
            const lines = [];
            LINE.lastIndex = index + piece.length;
            for (let line = LINE.exec(text); line !== null; line = LINE.exec(text)) {
                lines.push(unquoted(line[1]));
            }
            cells.push(lines.join(''));
        }
    }
    return cells.some((cell) => cell.trim() !== '') ? cells : undefined;
}
function unquoted(literal) {
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


/***/ }),

/***/ 4887:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BF: () => (/* binding */ qualityOf),
/* harmony export */   Mm: () => (/* binding */ SCRIPT)
/* harmony export */ });
/* unused harmony export penaltyOf */
/* harmony import */ var _text_compare_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4273);

const GOOD = { cognitive: 15, cyclomatic: 10, lines: 60, nesting: 3, parameters: 5 };
const WORST_SHOWN = 10;
/** The name under which the code of a file without functions is measured. */
const SCRIPT = '(script)';
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
    const named = all.filter(({ name }) => name !== SCRIPT);
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
        (0,_text_compare_text_js__WEBPACK_IMPORTED_MODULE_0__/* .compareText */ .n)(a.file, b.file) ||
        a.lineStart - b.lineStart);
    return { score: 100 - lost / lines, worst: worst.slice(0, WORST_SHOWN) };
}


/***/ }),

/***/ 1074:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  gZ: () => (/* binding */ MAX_FILE_BYTES),
  u0: () => (/* binding */ readDocument)
});

// UNUSED EXPORTS: MAX_DOCUMENT_BYTES, MAX_DOCUMENT_TOKENS, MINIFIED_LINE_TOKENS

// EXTERNAL MODULE: ./build/languages/languages.js + 36 modules
var languages = __webpack_require__(3942);
// EXTERNAL MODULE: ./build/text/decode.js
var decode = __webpack_require__(5174);
// EXTERNAL MODULE: ./build/embedded/engine/tokenizers/vocabulary.js
var vocabulary = __webpack_require__(6273);
;// CONCATENATED MODULE: ./build/embedded/engine/data-tables.js

/** A shorter list of literals may be somebody's own work, and is no reason to be alike. */
const LEAST_LITERALS = 64;
/** What stands between the literals of a table in any language. */
const BETWEEN = new Set(Uint8Array.from('{}[](),;:+-', (sign) => sign.charCodeAt(0)));
/**
 * Tokens in which long tables of literals (`{3, 1, 4, …}`, `"…" + "…"`) are separators: the same list, changed. All tables of one length are the same tokens,
 * whatever stands in them, so that two strangers with a table each would be alike by it.
 */
function withoutTables(tokens) {
    let from = 0;
    let literals = 0;
    for (let at = 0; at <= tokens.length; at += 1) {
        const id = (tokens[at] ?? vocabulary/* SEPARATOR */.wv) % vocabulary/* TOKEN_LIMIT */.qr;
        if (id === vocabulary/* NUMBER */.uk || id === vocabulary/* STRING */.An || id === vocabulary/* CONSTANT */.TJ) {
            literals += 1;
        }
        else if (!BETWEEN.has(id)) {
            if (literals >= LEAST_LITERALS)
                tokens.fill(vocabulary/* SEPARATOR */.wv, from, at);
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
function evaluatedText(family, text, tokens) {
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
    return sum.characters > 0 || languages/* FAMILIES */.BU[family].readsItself?.test(text) === true ? sum : undefined;
}
/** Strings from a token to before another, in runs with at most `most` tokens between two. */
function stringRuns(text, { ids, starts, length }, from, to, most) {
    const runs = [];
    let run;
    for (let at = from; at < to; at += 1) {
        if (ids[at] !== vocabulary/* STRING */.An)
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
        if (at < length && ids[at] !== vocabulary/* NUMBER */.uk)
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
    for (const { index } of text.matchAll(languages/* FAMILIES */.BU[family].evaluates ?? NOTHING)) {
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

// EXTERNAL MODULE: ./build/embedded/engine/reading-of.js + 9 modules
var reading_of = __webpack_require__(836);
// EXTERNAL MODULE: ./build/text/compare-text.js
var compare_text = __webpack_require__(4273);
// EXTERNAL MODULE: ./build/embedded/engine/token-values.js
var token_values = __webpack_require__(554);
;// CONCATENATED MODULE: ./build/embedded/engine/joined-files.js



const NO_USES = new Uint32Array(0);
const MOST_SHORT_LINES = 0xffff;
/** Files' tokens one after another in the order of their paths, a separator behind each. */
class JoinedFiles {
    #files = [];
    #length = 0;
    #lastLine = 0;
    /** `uses`: see `variableUses`. */
    add(path, family, file, uses = NO_USES) {
        if (file.length === 0)
            return;
        const offset = (0,token_values/* tokenOffset */.L)(family);
        const tokens = new Uint16Array(file.length + 1);
        const last = file.lines[file.length - 1];
        const lines = last <= MOST_SHORT_LINES ? new Uint16Array(file.length + 1) : new Uint32Array(file.length + 1);
        this.#lastLine = Math.max(this.#lastLine, last);
        for (let at = 0; at < file.length; at += 1) {
            tokens[at] = file.ids[at] + offset;
            lines[at] = file.lines[at];
        }
        tokens[file.length] = vocabulary/* SEPARATOR */.wv;
        this.#files.push({ path, family, tokens, lines, uses });
        this.#length += file.length + 1;
    }
    join() {
        const sorted = this.#files.toSorted((a, b) => (0,compare_text/* compareText */.n)(a.path, b.path));
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

// EXTERNAL MODULE: ./build/embedded/engine/normalise.js
var normalise = __webpack_require__(3988);
// EXTERNAL MODULE: ./build/embedded/engine/notebook.js
var notebook = __webpack_require__(3781);
;// CONCATENATED MODULE: ./build/embedded/engine/quality/complexity.js
/** Deeper structures than this are measured as if they were flat: nobody writes them, and the stack is finite. */
const DEEPEST = 150;
/** Measures of one function, counted while its code is walked. */
class Complexity {
    /** McCabe: 1 + decisions. */
    cyclomatic = 1;
    /** Campbell: breaks in the linear flow, each with the levels around it. */
    cognitive = 0;
    /** Deepest level of control structures. */
    nesting = 0;
    #lastOperator = 0;
    /** A structure that interrupts the flow and nests what stands in it. */
    nest(level) {
        this.cognitive += 1 + level;
        this.nesting = Math.max(this.nesting, level + 1);
    }
    /** The same with a decision. */
    branch(level) {
        this.cyclomatic += 1;
        this.nest(level);
    }
    /** `else if`: another decision of a structure that counted already. */
    chain() {
        this.cyclomatic += 1;
        this.cognitive += 1;
    }
    /** One of `&&` (1) and `||` (2): a run of like operators is read as one. */
    logical(operator) {
        this.cyclomatic += 1;
        if (operator !== this.#lastOperator)
            this.cognitive += 1;
        this.#lastOperator = operator;
    }
    /** The next logical operator begins a run of its own. */
    endRun() {
        this.#lastOperator = 0;
    }
}

;// CONCATENATED MODULE: ./build/embedded/engine/quality/words.js

const words = (list) => new Set(list.split(' ').map(vocabulary/* intern */.HL));
const IF = words('if unless guard');
const ELSE_IF = words('elif elsif elseif');
const ELSE = (0,vocabulary/* intern */.HL)('else');
const LOOPS = words('for while foreach until loop repeat');
/** It has no condition. */
const ENDLESS = (0,vocabulary/* intern */.HL)('loop');
const WHILE = (0,vocabulary/* intern */.HL)('while');
const DO = (0,vocabulary/* intern */.HL)('do');
const SWITCH = words('switch match when');
/** A soft keyword: elsewhere it is a name. */
const MATCH = (0,vocabulary/* intern */.HL)('match');
const CASE = words('case');
/** Python's keywords that are names elsewhere. */
const SOFT = words('match case');
const CATCH = words('catch except rescue');
/** Words before a block that neither branches nor repeats: it nests nothing. */
const PLAIN_BLOCKS = words('try finally unsafe synchronized using lock fixed checked unchecked defer');
const GOTO = (0,vocabulary/* intern */.HL)('goto');
const JUMPS = words('break continue');
/** What must stand before a function's name, in languages where `name(…) {` is a call with a block. */
const DECLARES = words('fun func fn def function');
const DEF = (0,vocabulary/* intern */.HL)('def');
/** Before the sign that is a function's name: `operator <<`. */
const OPERATOR = (0,vocabulary/* intern */.HL)('operator');
const LAMBDA = (0,vocabulary/* intern */.HL)('lambda');
const NEW = (0,vocabulary/* intern */.HL)('new');
const AND = words('&& and');
const OR = words('|| or');
/** Which logical operator a token is: 1 and, 2 or, 0 none. */
function logicalOperator(id) {
    return AND.has(id) ? 1 : OR.has(id) ? 2 : 0;
}
const QUESTION = (0,vocabulary/* intern */.HL)('?');
const COLON = (0,vocabulary/* intern */.HL)(':');
const ASSIGN = (0,vocabulary/* intern */.HL)('=');
const DOT = (0,vocabulary/* intern */.HL)('.');
const COMMA = (0,vocabulary/* intern */.HL)(',');
const NOT = (0,vocabulary/* intern */.HL)('!');
const SEMICOLON = (0,vocabulary/* intern */.HL)(';');
const ARROW = (0,vocabulary/* intern */.HL)('=>');
const RESULT_ARROW = (0,vocabulary/* intern */.HL)('->');
const LESS = (0,vocabulary/* intern */.HL)('<');
const GREATER = (0,vocabulary/* intern */.HL)('>');
const OPEN = (0,vocabulary/* intern */.HL)('(');
const CLOSE = (0,vocabulary/* intern */.HL)(')');
const OPEN_BLOCK = (0,vocabulary/* intern */.HL)('{');
const CLOSE_BLOCK = (0,vocabulary/* intern */.HL)('}');
const OPEN_INDEX = (0,vocabulary/* intern */.HL)('[');
const CLOSE_INDEX = (0,vocabulary/* intern */.HL)(']');

;// CONCATENATED MODULE: ./build/embedded/engine/quality/braced-code.js



/** Tokens between the `?` and the `:` of a condition. */
const LONGEST_TERNARY = 200;
/** Walks code whose blocks stand in braces. Where a method gives a number, the next statement starts there. */
class BracedCode {
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
            const isBrace = id === OPEN_BLOCK || id === CLOSE_BLOCK;
            next = isBrace ? next + 1 : Math.max(next + 1, this.#statement(next, to, level));
        }
    }
    #statement(at, end, level) {
        const code = this.#code;
        const id = code.id(at);
        if (level > DEEPEST)
            return this.#simple(at, end, DEEPEST);
        if (id === OPEN_BLOCK) {
            const close = code.partner(at);
            const last = close < 0 ? end : Math.min(close, end);
            this.block(at + 1, last, level);
            return last + 1;
        }
        if (IF.has(id) || ELSE_IF.has(id)) {
            this.#measured.branch(level);
            return this.#branches(at, end, level);
        }
        if (id === DO)
            return this.#doLoop(at, end, level);
        if (LOOPS.has(id) || CATCH.has(id)) {
            if (id === ENDLESS)
                this.#measured.nest(level);
            else
                this.#measured.branch(level);
            return this.#statement(this.#condition(at, end, level), end, level + 1);
        }
        if (SWITCH.has(id)) {
            const body = this.#condition(at, end, level);
            if (code.id(body) !== OPEN_BLOCK)
                return body;
            this.#measured.nest(level);
            return this.#statement(body, end, level + 1);
        }
        if (CASE.has(id)) {
            this.#measured.cyclomatic += 1;
            return this.#afterLabel(at, end);
        }
        if (id === ELSE)
            return at + 1;
        if (PLAIN_BLOCKS.has(id)) {
            const open = code.id(at + 1) === OPEN ? code.partner(at + 1) : at;
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
        return (id === GOTO ||
            (JUMPS.has(id) && code.id(at + 1) === vocabulary/* IDENTIFIER */.cS && code.line(at) === code.line(at + 1)));
    }
    /** `if (…) … else if (…) … else …`, from the first `if`. */
    #branches(from, end, level) {
        const code = this.#code;
        let next = this.#statement(this.#condition(from, end, level), end, level + 1);
        for (;;) {
            const id = code.id(next);
            const chained = id === ELSE && IF.has(code.id(next + 1));
            if (chained || ELSE_IF.has(id)) {
                this.#measured.chain();
                const condition = this.#condition(chained ? next + 1 : next, end, level);
                next = this.#statement(condition, end, level + 1);
            }
            else if (id === ELSE) {
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
        if (this.#code.id(next) !== WHILE)
            return next;
        this.#measured.cyclomatic += 1;
        return this.#simple(next + 1, end, level);
    }
    /** Behind `case …:` or `case … =>`; at its block where it has one. */
    #afterLabel(at, end) {
        const code = this.#code;
        for (let label = at + 1; label < end; label += 1) {
            const id = code.id(label);
            if (id === OPEN_BLOCK)
                return label;
            if (id === COLON || id === ARROW || id === RESULT_ARROW)
                return label + 1;
        }
        const last = Math.max(at + 1, end);
        return code.id(last) === OPEN_BLOCK ? last : last + 1;
    }
    /** Reads the head of a control structure (its condition's operators count); where its body starts. */
    #condition(keyword, end, level) {
        const code = this.#code;
        const open = keyword + 1;
        if (code.id(open) === OPEN && code.partner(open) > 0 && code.language.declaresByWord !== true) {
            const close = Math.min(code.partner(open), end);
            this.#expression(open + 1, close, level);
            return close + 1;
        }
        let body = open;
        while (body < end && code.id(body) !== OPEN_BLOCK) {
            const id = code.id(body);
            const skips = (id === OPEN || id === OPEN_INDEX) && code.partner(body) > body;
            body = skips ? code.partner(body) + 1 : body + 1;
        }
        this.#expression(open, body, level);
        return body;
    }
    /** A statement without a body of its own: to its `;`, or to its line's end where lines end statements. */
    #simple(at, end, level) {
        const code = this.#code;
        let next = at;
        while (next < end && code.id(next) !== SEMICOLON) {
            const id = code.id(next);
            const partner = code.partner(next);
            if (code.opens(next) && partner > next && partner <= end) {
                next = partner + 1;
                if (id === OPEN_BLOCK && !this.#continuesAfterBlock(next))
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
        return code.id(next) === SEMICOLON ? next + 1 : next;
    }
    #continuesAfterBlock(at) {
        const id = this.#code.id(at);
        return id === CLOSE || id === DOT || id === COMMA || id === SEMICOLON;
    }
    /** Logical operators and `?:` between two tokens; blocks inside are closures or initialisers, one level deeper. */
    #expression(from, to, level) {
        const code = this.#code;
        const measured = this.#measured;
        let ternaries = 0;
        measured.endRun();
        for (let at = from; at < to; at += 1) {
            const id = code.id(at);
            const operator = logicalOperator(id);
            if (operator !== 0) {
                measured.logical(operator);
            }
            else if (id === QUESTION && this.#isTernary(at, to)) {
                measured.branch(level + ternaries);
                ternaries += 1;
            }
            else if (id === OPEN_BLOCK && code.partner(at) > at && level < DEEPEST) {
                const close = Math.min(code.partner(at), to);
                this.block(at + 1, close, level + 1);
                at = close;
                measured.endRun();
            }
            else if (id === SEMICOLON ||
                id === COMMA ||
                (id === OPEN && code.id(at - 1) === NOT)) {
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
            if (id === COLON)
                return after > at + 1;
            if (id === SEMICOLON)
                return false;
            if (code.opens(after) && code.partner(after) > after)
                after = code.partner(after);
        }
        return false;
    }
}
function startsControl(id) {
    return (IF.has(id) ||
        LOOPS.has(id) ||
        id === ELSE ||
        CATCH.has(id) ||
        CASE.has(id) ||
        (SWITCH.has(id) && id !== MATCH));
}

;// CONCATENATED MODULE: ./build/embedded/engine/quality/code-view.js

/** Unclosed brackets that are passed over to find the partner of a closing one. */
const MOST_UNCLOSED = 8;
const LONGEST_WORD = 100;
/** A file's tokens as measures read them. */
class CodeView {
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
        return id === OPEN || id === OPEN_BLOCK || id === OPEN_INDEX;
    }
}
function partners(ids, count) {
    const result = new Int32Array(count).fill(-1);
    const open = [];
    for (let at = 0; at < count; at += 1) {
        const id = ids[at];
        if (id === OPEN || id === OPEN_BLOCK || id === OPEN_INDEX) {
            open.push(at);
        }
        else if (id === CLOSE || id === CLOSE_BLOCK || id === CLOSE_INDEX) {
            const wanted = id === CLOSE ? OPEN : id === CLOSE_BLOCK ? OPEN_BLOCK : OPEN_INDEX;
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
function functionHead(code, at) {
    if (code.id(at) === OPERATOR)
        return operatorHead(code, at, at + 1);
    // Swift's and Scala's operators have no word of their own: func == (…), def +(…)
    if (code.language.declaresByWord === true && DECLARES.has(code.id(at)) && isSign(code.id(at + 1))) {
        return operatorHead(code, at + 1, at + 1);
    }
    if (code.id(at) !== vocabulary/* IDENTIFIER */.cS)
        return undefined;
    if (code.id(at + 1) === ASSIGN)
        return assignedFunction(code, at);
    const before = code.id(at - 1);
    if (code.id(at + 1) !== OPEN || before === NEW || before === DOT)
        return undefined;
    // Go's methods: func (receiver) name(…)
    const receiver = before === CLOSE && DECLARES.has(code.id(code.partner(at - 1) - 1));
    if (code.language.declaresByWord === true && !DECLARES.has(before) && !receiver)
        return undefined;
    const close = code.partner(at + 1);
    const body = close < 0 ? -1 : bodyAfter(code, close);
    return body < 0 ? undefined : { name: at, parameters: at + 1, body };
}
/** Neither a name nor a bracket. */
function isSign(id) {
    return id !== 0 && id !== vocabulary/* IDENTIFIER */.cS && id !== OPEN && id !== OPEN_BLOCK && id !== LESS;
}
/** The head of an operator's definition: `operator <<(…) {`, `operator ()(…) {`, `operator bool() {`. Its sign begins at `sign`. */
function operatorHead(code, name, sign) {
    const before = code.id(name - 1);
    if (before === DOT || before === RESULT_ARROW)
        return undefined;
    let open = sign;
    if (code.id(open) === OPEN && code.id(open + 1) === CLOSE)
        open += 2;
    while (code.id(open) !== OPEN) {
        const id = code.id(open);
        const ends = id === 0 || id === SEMICOLON || id === OPEN_BLOCK || id === CLOSE;
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
        if (id === OPEN_BLOCK)
            return code.partner(after) < 0 ? -1 : after;
        // Scala's def f(…): T = {
        const isAssigned = id === ASSIGN && code.id(after + 1) === OPEN_BLOCK;
        if (isAssigned && code.language.declaresByWord === true)
            continue;
        if (id === OPEN) {
            // Go's several results, C++'s initialisers.
            after = code.partner(after);
            if (after < 0)
                return -1;
        }
        else if (endsHead(id) ||
            (id === DOT && code.id(after - 1) === CLOSE && code.language.hasQualifiedResults !== true)) {
            return -1;
        }
    }
    return -1;
}
function endsHead(id) {
    return (id === SEMICOLON ||
        id === ASSIGN ||
        id === CLOSE ||
        id === CLOSE_BLOCK ||
        id === ARROW ||
        IF.has(id));
}
/** `name = (…) => {` and `name = function (…) {`. */
function assignedFunction(code, at) {
    let parameters = at + 2;
    if (DECLARES.has(code.id(parameters)))
        parameters += 1;
    const isList = code.id(parameters) === OPEN;
    const close = isList ? code.partner(parameters) : parameters;
    if (close < 0 || (!isList && code.id(parameters) !== vocabulary/* IDENTIFIER */.cS))
        return undefined;
    const isArrow = code.id(close + 1) === ARROW;
    const body = isArrow ? close + 2 : close + 1;
    const isFunction = isArrow || DECLARES.has(code.id(at + 2));
    return isFunction && code.id(body) === OPEN_BLOCK && code.partner(body) > 0
        ? { name: at, parameters, body }
        : undefined;
}
/** How many parameters a list has that begins at `open`; 1 where a name stands in its place. */
function parameterCount(code, open) {
    if (code.id(open) !== OPEN)
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
        else if (id === LESS)
            angles += 1;
        else if (id === GREATER)
            angles -= 1;
        else if (id === COMMA && angles <= 0 && at + 1 < close)
            count += 1;
    }
    // Python's and Rust's own object is no parameter of the caller's.
    return /^&?(?:self|cls)$/.test(code.word(open + 1)) ? count - 1 : count;
}

;// CONCATENATED MODULE: ./build/embedded/engine/quality/indented-code.js



/** After the line feed that ends the logical line of a token. */
function lineEnd(code, at) {
    let next = at;
    while (next < code.count && code.id(next) !== vocabulary/* NEWLINE */.Xy)
        next += 1;
    return next + 1;
}
/** End of the indented block that starts at `at` (after its last DEDENT); `at` where none starts. */
function suiteEnd(code, at) {
    if (code.id(at) !== vocabulary/* INDENT */.BH)
        return at;
    let depth = 0;
    for (let next = at; next < code.count; next += 1) {
        depth += code.id(next) === vocabulary/* INDENT */.BH ? 1 : code.id(next) === vocabulary/* DEDENT */.lZ ? -1 : 0;
        if (depth === 0)
            return next + 1;
    }
    return code.count;
}
/** Measures the statements from `from` to `to`, whose blocks are indented. */
function measureSuite(code, measured, from, to, level) {
    let at = code.id(from) === vocabulary/* INDENT */.BH ? from + 1 : from;
    while (at < to) {
        const id = code.id(at);
        if (id === vocabulary/* DEDENT */.lZ || id === vocabulary/* INDENT */.BH || id === vocabulary/* NEWLINE */.Xy) {
            at += 1;
            continue;
        }
        const line = Math.min(lineEnd(code, at), to);
        const suite = Math.min(suiteEnd(code, line), to);
        const inner = measureKeyword(measured, id, level, suite > line);
        measureExpression(code, measured, at + 1, line, inner === level ? level : inner - 1);
        if (suite > line && level < DEEPEST)
            measureSuite(code, measured, line, suite, inner);
        at = Math.max(at + 1, suite, line);
    }
}
/** Counts a statement by its first word; the level of its block. */
function measureKeyword(measured, id, level, hasBlock) {
    if (IF.has(id) || LOOPS.has(id) || CATCH.has(id)) {
        measured.branch(level);
    }
    else if (ELSE_IF.has(id)) {
        measured.chain();
    }
    else if (id === ELSE) {
        measured.cognitive += 1;
    }
    else if (id === MATCH && hasBlock) {
        measured.nest(level);
    }
    else if (id !== DEF) {
        if (CASE.has(id) && hasBlock)
            measured.cyclomatic += 1;
        return level;
    }
    return level + 1;
}
function measureExpression(code, measured, from, to, level) {
    measured.endRun();
    for (let at = from; at < to; at += 1) {
        const id = code.id(at);
        const operator = logicalOperator(id);
        if (operator !== 0)
            measured.logical(operator);
        else if (IF.has(id))
            measured.branch(level);
        else if (LOOPS.has(id))
            measured.cyclomatic += 1;
        else if (id === LAMBDA || id === COMMA)
            measured.endRun();
    }
}

// EXTERNAL MODULE: ./build/embedded/engine/quality/quality-of.js
var quality_of = __webpack_require__(4887);
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
function measureFunctions(path, family, text, tokens) {
    const code = new CodeView(languages/* FAMILIES */.BU[family], text, tokens);
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
            name: quality_of/* SCRIPT */.Mm,
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
const LAYOUT = new Set([vocabulary/* NEWLINE */.Xy, vocabulary/* INDENT */.BH, vocabulary/* DEDENT */.lZ]);
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
        const isNamed = code.id(at + 1) === vocabulary/* IDENTIFIER */.cS || SOFT.has(code.id(at + 1));
        if (code.id(at) !== DEF || !isNamed || code.id(at + 2) !== OPEN)
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
    const own = code.id(name) === OPERATOR ? '' : code.word(name);
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
        if (code.id(at) !== vocabulary/* IDENTIFIER */.cS || code.id(at + 1) !== OPEN || code.word(at) !== own)
            continue;
        if (code.id(at - 1) !== DOT && code.id(at - 1) !== NEW)
            return true;
    }
    return false;
}

// EXTERNAL MODULE: ./build/embedded/engine/source-form.js
var source_form = __webpack_require__(9932);
// EXTERNAL MODULE: ./build/embedded/engine/search-words.js
var search_words = __webpack_require__(920);
// EXTERNAL MODULE: ./build/embedded/engine/tokenizers/token-buffer.js
var token_buffer = __webpack_require__(3427);
// EXTERNAL MODULE: ./build/embedded/engine/words.js
var engine_words = __webpack_require__(6311);
;// CONCATENATED MODULE: ./build/embedded/engine/variables.js



/*
 * Which names of a file mean the same variable. A name says so only inside of one function: its spelling links the places where it
 * stands and is forgotten then, so that new names change nothing.
 */
const variables_DOT = (0,vocabulary/* intern */.HL)('.');
const variables_ARROW = (0,vocabulary/* intern */.HL)('->');
const OPTIONAL_DOT = (0,vocabulary/* intern */.HL)('?.');
const variables_NEW = (0,vocabulary/* intern */.HL)('new');
const variables_DEF = (0,vocabulary/* intern */.HL)('def');
const variables_OPEN = (0,vocabulary/* intern */.HL)('(');
const variables_CLOSE = (0,vocabulary/* intern */.HL)(')');
const OPEN_BRACE = (0,vocabulary/* intern */.HL)('{');
const CLOSE_BRACE = (0,vocabulary/* intern */.HL)('}');
const variables_SEMICOLON = (0,vocabulary/* intern */.HL)(';');
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
function variableUses(family, text, tokens) {
    const { tokenizer, hasBraces, ignoreCase } = languages/* FAMILIES */.BU[family];
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
        if (ids[at] !== vocabulary/* IDENTIFIER */.cS || !isVariable(ids, at, length))
            continue;
        const variable = numberOf((0,engine_words/* nameHash */._N)(text, starts[at], ignoreCase), scope, known);
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
    const before = at === 0 ? vocabulary/* SEPARATOR */.wv : ids[at - 1];
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
const SCOPE_STEP = 2 ** 32;
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
                return ids[at - 1] === vocabulary/* IDENTIFIER */.cS ? at - 1 : -1;
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
        while (at < length && ids[at] !== vocabulary/* NEWLINE */.Xy)
            at += 1;
        let depth = 0;
        for (at += 1; at < length; at += 1) {
            if (ids[at] === vocabulary/* INDENT */.BH)
                depth += 1;
            else if (ids[at] === vocabulary/* DEDENT */.lZ)
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
const ESCAPED_SHARE = 1 / 3;
const raw = new token_buffer/* TokenBuffer */.U();
const read_document_words = new engine_words/* WordCollector */.cf();
/**
 * Reads a document's files, the smallest first, so that no decoy takes the place of a program. They are joined in the order of their
 * paths, so that the order of an archive does not matter. What is not read is listed with the reason.
 */
function readDocument(document, languageId, { quality, abstracted, table }) {
    const leftOut = [];
    const remarks = [];
    const functions = [];
    const normalised = new JoinedFiles();
    const asRead = new JoinedFiles();
    const searched = new search_words/* SearchedFiles */.FT(table);
    let [size, bytes] = [0, 0];
    /** Tokens of code, and characters of strings that hold a program. */
    let plain = 0;
    let hidden = 0;
    for (const file of document.files.toSorted((a, b) => a.bytes.length - b.bytes.length || (0,compare_text/* compareText */.n)(a.path, b.path))) {
        const leave = (code, reason) => {
            leftOut.push({ path: file.path, code, reason });
        };
        const unread = unreadByItsName(file, languageId);
        bytes += unread === undefined ? file.bytes.length : 0;
        const source = unread ?? (bytes > MAX_DOCUMENT_BYTES ? TOO_MUCH_TEXT : sourceOf(file, languageId));
        if ('reason' in source) {
            leave(source.code, source.reason);
            continue;
        }
        const { form } = source;
        const { family, tokenize } = source.reading;
        raw.clear();
        tokenize(form.text, raw);
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
        if (isEscaped(form))
            remarks.push({ path: file.path, code: 'escaped' });
        read_document_words.note(form.text, raw);
        // Whether two words stand on one line is asked of the text that a compiler sees, where they stand of the file.
        const seen = form.isMoved ? raw.lines.slice(0, raw.length) : undefined;
        form.locate(raw);
        searched.note(file.path, family, form.text, raw);
        if (quality)
            functions.push(...measureFunctions(file.path, family, form.text, raw));
        if (abstracted)
            asRead.add(file.path, family, raw);
        if (seen !== undefined)
            raw.lines.set(seen);
        (0,normalise/* normalise */.j)(family, form.text, raw);
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
            leftOut: leftOut.toSorted((a, b) => (0,compare_text/* compareText */.n)(a.path, b.path)),
            remarks: remarks.toSorted((a, b) => (0,compare_text/* compareText */.n)(a.path, b.path)),
            isUnreadable: hidden > plain * TOKEN_CHARACTERS,
            functions: functions.toSorted((a, b) => (0,compare_text/* compareText */.n)(a.file, b.file)),
            abstracted: abstracted ? { id: document.id, ...asRead.join() } : undefined,
        },
        tokens: withoutTables(tokens),
        uses,
        wording: read_document_words.take(),
        searched: searched.byPath(),
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
    if ((0,languages/* extensionOf */.je)(file.path) !== '' && (0,reading_of/* readingOf */.M)(file.path, '', languageId) === undefined)
        return NOT_SOURCE;
    if (file.bytes.length > MAX_FILE_BYTES) {
        return {
            code: 'too-large',
            reason: `too large: ${file.bytes.length} bytes, at most ${MAX_FILE_BYTES} are read`,
        };
    }
    return undefined;
}
function sourceOf(file, languageId) {
    const decoded = (0,decode/* decode */.D)(file.bytes, file.path);
    if ('reason' in decoded) {
        return (0,languages/* extensionOf */.je)(file.path) === '' ? NOT_SOURCE : { code: 'binary', reason: decoded.reason };
    }
    const reading = (0,reading_of/* readingOf */.M)(file.path, decoded.text, languageId);
    if (reading === undefined)
        return NOT_SOURCE;
    const text = (0,languages/* extensionOf */.je)(file.path) === 'ipynb' ? (0,notebook/* notebookCode */.h)(decoded.text) : decoded.text;
    return text === undefined
        ? { code: 'damaged', reason: 'not a notebook: it cannot be read as JSON with cells' }
        : { form: (0,source_form/* sourceForm */.e)(text, reading.family, file.path), reading };
}
function isEscaped({ escapes, text }) {
    return escapes > Math.max(LEAST_ESCAPES, text.length * ESCAPED_SHARE);
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


/***/ }),

/***/ 836:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ readingAs),
  M: () => (/* binding */ readingOf)
});

// EXTERNAL MODULE: ./build/languages/languages.js + 36 modules
var languages = __webpack_require__(3942);
// EXTERNAL MODULE: ./build/languages/cursor.js
var cursor = __webpack_require__(2468);
// EXTERNAL MODULE: ./build/languages/javascript.js
var javascript = __webpack_require__(8405);
// EXTERNAL MODULE: ./build/languages/quotes.js
var languages_quotes = __webpack_require__(7451);
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

// EXTERNAL MODULE: ./build/embedded/engine/tokenizers/vocabulary.js
var vocabulary = __webpack_require__(6273);
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
    add(kept, vocabulary/* intern */.HL);
    add(dropped, () => DROPPED);
    add(types, () => vocabulary/* IDENTIFIER */.cS);
    add(constants, () => vocabulary/* CONSTANT */.TJ);
    for (const [meaning, list] of Object.entries(same ?? {}))
        add(list, () => (0,vocabulary/* intern */.HL)(meaning));
    return table;
}
/** A list of operators, separated by blanks. */
function operatorTable(list) {
    const table = [];
    for (const text of listed(list))
        (table[text.charCodeAt(0)] ??= []).push({ text, id: (0,vocabulary/* intern */.HL)(text) });
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
    .map(vocabulary/* intern */.HL));
const IMPORT = (0,vocabulary/* intern */.HL)('import');
const EXPORT = (0,vocabulary/* intern */.HL)('export');
const CONTROL = new Set(['if', 'while', 'for', 'with'].map(vocabulary/* intern */.HL));
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
        return !(last === vocabulary/* IDENTIFIER */.cS ||
            last === vocabulary/* NUMBER */.uk ||
            last === vocabulary/* STRING */.An ||
            last === vocabulary/* PATTERN */.XF ||
            last === vocabulary/* CONSTANT */.TJ ||
            last === 93 ||
            last === vocabulary/* MARKUP_CLOSE */.yv ||
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
            out.push(vocabulary/* MARKUP_CLOSE */.yv, line, at);
            skipTo(end < 0 ? length : end + 1);
            frames.pop();
            return true;
        }
        const letter = (next | 32) >= 97 && (next | 32) <= 122;
        if (!letter && next !== 62 && next !== 95 && next !== 36)
            return false;
        if (!inChildren && isTypeParameter(text, at))
            return false;
        out.push(vocabulary/* MARKUP_OPEN */.OV, line, at);
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
                out.push(vocabulary/* STRING */.An, line, at);
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
                out.push(vocabulary/* MARKUP_CLOSE */.yv, line, at);
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
                out.push(vocabulary/* STRING */.An, line, at);
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
                out.push(vocabulary/* IDENTIFIER */.cS, line, before);
            }
            continue;
        }
        if (code === 34 || code === 39) {
            out.push(vocabulary/* STRING */.An, line, at);
            skipTo((0,languages_quotes/* endOfQuote */.LB)(text, at + 1, code === 34 ? languages_quotes/* DOUBLE */.y4 : languages_quotes/* SINGLE */.zt));
            continue;
        }
        if (code === 96) {
            out.push(vocabulary/* STRING */.An, line, at);
            at += 1;
            templateText();
            continue;
        }
        if (code >= 48 && code <= 57) {
            out.push(vocabulary/* NUMBER */.uk, line, at);
            at = endOfNumber(text, at);
            continue;
        }
        if (code === 46) {
            const next = text.charCodeAt(at + 1);
            if (next >= 48 && next <= 57) {
                out.push(vocabulary/* NUMBER */.uk, line, at);
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
                out.push(vocabulary/* IDENTIFIER */.cS, line, start);
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
                out.push(vocabulary/* IDENTIFIER */.cS, line, start);
            }
            else if (id >= 0) {
                out.push(id, line, start);
            }
            continue;
        }
        if (code === 47 && inExpressionPosition()) {
            const end = endOfPattern(text, at);
            if (end > at) {
                out.push(vocabulary/* PATTERN */.XF, line, at);
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
                out.push(vocabulary/* SYMBOL */.PF, line, at);
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
    name: vocabulary/* IDENTIFIER */.cS,
    string: vocabulary/* STRING */.An,
    pattern: vocabulary/* PATTERN */.XF,
    annotation: vocabulary/* ANNOTATION */.YX,
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
        return (last !== vocabulary/* IDENTIFIER */.cS &&
            last !== vocabulary/* NUMBER */.uk &&
            last !== vocabulary/* STRING */.An &&
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
        if (this.#tables.newlines && last !== vocabulary/* NEWLINE */.Xy && last !== vocabulary/* SEPARATOR */.wv)
            this.#emit(vocabulary/* NEWLINE */.Xy);
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
                this.#emit(quote.name === true ? vocabulary/* IDENTIFIER */.cS : vocabulary/* STRING */.An);
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
        const number = keywords.get(word) ?? vocabulary/* IDENTIFIER */.cS;
        if (number >= 0)
            this.#emit(number);
        this.at = end;
    }
    /** A number whose first digit stands so far from here. */
    readNumber(digit) {
        this.#emit(vocabulary/* NUMBER */.uk);
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
            this.#emit(vocabulary/* SYMBOL */.PF);
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

// EXTERNAL MODULE: ./build/embedded/engine/tokenizers/token-buffer.js
var token_buffer = __webpack_require__(3427);
;// CONCATENATED MODULE: ./build/embedded/engine/tokenizers/names.js



/** Mark-up and style sheets: names of tags, attributes and properties are all there is to compare, so they keep their identity. */
function tokenizeNames(text, tables, out) {
    const words = new token_buffer/* TokenBuffer */.U();
    scan(text, tables, words);
    for (let at = 0; at < words.length; at += 1) {
        const id = words.ids[at];
        const start = words.starts[at];
        out.push(id === vocabulary/* IDENTIFIER */.cS ? nameToken(text, start) : id, words.lines[at], start);
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
    return FIRST_NAME + ((hash >>> 0) % (vocabulary/* TOKEN_LIMIT */.qr - FIRST_NAME));
}

// EXTERNAL MODULE: ./build/languages/python.js
var python = __webpack_require__(1764);
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
                    out.push(vocabulary/* INDENT */.BH, line, at);
                }
                while (column < indents[indents.length - 1]) {
                    indents.pop();
                    out.push(vocabulary/* DEDENT */.lZ, line, at);
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
                if (last !== vocabulary/* NEWLINE */.Xy && last !== vocabulary/* SEPARATOR */.wv && last !== vocabulary/* DEDENT */.lZ && last !== vocabulary/* INDENT */.BH) {
                    out.push(vocabulary/* NEWLINE */.Xy, line, at);
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
                out.push(vocabulary/* NUMBER */.uk, line, at);
                at = endOfNumber(text, at + 1);
                continue;
            }
        }
        if (code >= 48 && code <= 57) {
            out.push(vocabulary/* NUMBER */.uk, line, at);
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
                out.push(vocabulary/* IDENTIFIER */.cS, line, start);
            else if (id >= 0)
                out.push(id, line, start);
            continue;
        }
        if (code >= 128) {
            if (!/\s/.test(text[at]))
                out.push(vocabulary/* SYMBOL */.PF, line, at);
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
    if (last !== vocabulary/* NEWLINE */.Xy && last !== vocabulary/* SEPARATOR */.wv)
        out.push(vocabulary/* NEWLINE */.Xy, line, length);
    for (let depth = indents.length; depth > 1; depth -= 1)
        out.push(vocabulary/* DEDENT */.lZ, line, length);
}
/** Strings side by side are one string. */
function pushString(out, line, at) {
    if (out.last() !== vocabulary/* STRING */.An)
        out.push(vocabulary/* STRING */.An, line, at);
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
    return 1 + ((hash >>> 0) % (vocabulary/* TOKEN_LIMIT */.qr - 1));
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
    return readingBy(languages/* FAMILIES */.BU[family]);
}
/**
 * How a file is to be read under a check's language, or undefined when it is not source code of that language.
 * `text` decides where the extension does not (`#!` lines; Objective-C, which shares `.m` with Matlab).
 */
function readingOf(path, text, languageId) {
    const extension = (0,languages/* extensionOf */.je)(path);
    const language = languageId === languages/* AUTO_DETECT */.Ej ? undefined : (0,languages/* languageById */.fc)(languageId);
    if (language !== undefined && !isOf(language, extension, text))
        return undefined;
    const family = claimant(extension, text) ??
        language?.family ??
        (0,languages/* familyOfExtension */.h6)(extension) ??
        (extension === '' ? (0,languages/* familyOfShebang */.yI)(text) : undefined);
    return family && readingBy(languages/* FAMILIES */.BU[family].byEnding?.[extension] ?? languages/* FAMILIES */.BU[family]);
}
function isOf({ extensions, family }, extension, text) {
    return extension === '' ? (0,languages/* familyOfShebang */.yI)(text) === family : extensions.includes(extension);
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


/***/ }),

/***/ 920:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FT: () => (/* binding */ SearchedFiles),
/* harmony export */   Nd: () => (/* binding */ KIND),
/* harmony export */   Te: () => (/* binding */ WordTable)
/* harmony export */ });
/* harmony import */ var _languages_languages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3942);
/* harmony import */ var _text_compare_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4273);
/* harmony import */ var _tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6273);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6311);




/** What kind of word it is: a name of the program, a member or type (perhaps a library's), or said in a string or number. */
const KIND = { name: 0, member: 1, said: 2 };
const encoder = new TextEncoder();
const decoder = new TextDecoder();
/** Numbers words; every spelling has its own. */
class WordTable {
    #numbers = new Map();
    #texts = [];
    /** Of each number that of the word in lower case: a code search tells them not apart. */
    #keys = [];
    add(word) {
        const known = this.#numbers.get(word);
        if (known !== undefined)
            return known;
        // A piece of a text keeps all of it in memory.
        const text = decoder.decode(encoder.encode(word));
        const number = this.#texts.length;
        this.#numbers.set(text, number);
        this.#texts.push(text);
        this.#keys.push(number);
        const lower = text.toLowerCase();
        if (lower !== text)
            this.#keys[number] = this.add(lower);
        return number;
    }
    text(number) {
        return this.#texts[number];
    }
    key(number) {
        return this.#keys[number];
    }
    get size() {
        return this.#texts.length;
    }
}
/** Collects the words of a document's files. */
class SearchedFiles {
    #table;
    #files = [];
    /** Without a table nothing is collected. */
    constructor(table) {
        this.#table = table;
    }
    /** Adds a file by its tokens as read (before normalisation, on the file's lines). Prose and mark-up have no words to ask for. */
    note(path, family, text, tokens) {
        const { tokenizer } = _languages_languages_js__WEBPACK_IMPORTED_MODULE_0__/* .FAMILIES */ .BU[family];
        if (this.#table === undefined || tokenizer === 'names' || tokenizer === 'words')
            return;
        this.#files.push(wordsOf(this.#table, path, family, text, tokens));
    }
    byPath() {
        return this.#files.toSorted((a, b) => (0,_text_compare_text_js__WEBPACK_IMPORTED_MODULE_3__/* .compareText */ .n)(a.path, b.path));
    }
}
const LEAST_LETTERS = 3;
const MOST_LETTERS = 64;
const PLAIN = /^[a-z_]\w*$/i;
const WORD = /[\p{L}_][\p{L}\p{N}_]*/gu;
/** Numbers that nobody has by chance: hexadecimal ones, and those longer than anybody's telephone, identity or card number. */
const TELLING_NUMBER = /^(?:0x[\da-f]{4,16}|\d{19,20})(?=[ul]*$)/i;
/** Of the shorter kind. */
const SHORTEST_NUMBER = 6;
/** Letters and digits mixed at this length are a key or a hash. */
const LIKE_A_KEY = /^(?=.*\d)(?=.*[a-z])[\da-z_]{16,}$/i;
/** So many digits in a word are somebody's number: `s1234567`, `student_20391745`. */
const LIKE_A_NUMBER = /\p{Nd}{5}/u;
/** What stands in a string without a blank and is a path, a setting or an address: it may say whose it is. */
const PLACE_OR_SETTING = /\/.*\/|\\\\|^[a-z]:\\|^~|\w=\S|\(at\)|\[at\]/i;
/** What stands in a string without a blank: letters and digits mixed, or longer than a word, is a password, a key or a token. */
const LIKE_A_SECRET = /^(?=.*\p{N})(?=.*\p{L}).{6,}$|^.{24,}$/u;
/** Upper case inside of a word so often is no `camelCase`. */
const MIXED_CASE = /(?:\p{Ll}\p{Lu}.{0,2}){4}/u;
/** Lines that name where the file belongs: often its author. */
const PLACE = /^\s*(?:#\s*include|export\s+(?:\*|\{)|from|import|library|module|namespace|package|require|use|using)\b/;
/** Lines whose strings may say who somebody is, or a secret. */
const PRIVATE = /@|:\/\/|author|autor|copyright|written|student|matri[ck]|e-?mail|phone|telefon|address|adresse|pass(?:w|p)|pwd|secret|token|credential|bearer|login|(?:^|[^a-z])key(?:$|\W)|[a-z_]key\s*[=:(,]|user_?name|name\s*[:=]/i;
/** A string of two or three words with capital letters is a name as often as a title; who something is by is one. */
const LIKE_A_NAME = /^\s*\p{Lu}[\p{L}'-]+(?:\s+\p{Lu}\.?)?(?:,?\s+\p{Lu}[\p{L}'-]+){1,2}\s*$|(?:^|\s)(?:[Bb]y|[Vv]on|[Pp]ar|[Pp]or|[Dd]oor)\s+\p{Lu}/u;
const MEMBER_OF = new Set(['.', '->', '::', '?.', 'new'].map(_tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .intern */ .HL));
function wordsOf(table, path, family, text, tokens) {
    const words = [];
    const lines = [];
    const kinds = [];
    const { ids, starts, length } = tokens;
    /** The line of the last name, and whether it says where the file belongs. */
    let [lineFrom, lineEnd, isPlace] = [0, 0, false];
    const note = (word, at, kind) => {
        if (word.length < LEAST_LETTERS || word.length > MOST_LETTERS)
            return;
        if (!/^\d/.test(word) && (LIKE_A_KEY.test(word) || LIKE_A_NUMBER.test(word)))
            return;
        words.push(table.add(word));
        lines.push(tokens.lines[at]);
        kinds.push(kind);
    };
    for (let at = 0; at < length; at += 1) {
        const id = ids[at];
        const start = starts[at];
        if (id === _tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .IDENTIFIER */ .cS) {
            if (start >= lineEnd || start < lineFrom) {
                lineFrom = text.lastIndexOf('\n', start - 1) + 1;
                const end = text.indexOf('\n', start);
                lineEnd = end < 0 ? text.length : end;
                isPlace = PLACE.test(text.slice(lineFrom, Math.min(lineEnd, lineFrom + LONGEST_LINE)));
            }
            if (isPlace)
                continue;
            const from = (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .nameFrom */ .Ov)(text, start);
            const name = text.slice(from, (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .nameTo */ .NF)(text, from));
            const isMember = at > 0 && MEMBER_OF.has(ids[at - 1]);
            const kind = isMember ? KIND.member : KIND.name;
            if (PLAIN.test(name))
                note(name, at, kind);
            else
                for (const [word] of name.matchAll(WORD))
                    note(word, at, kind);
        }
        else if (id === _tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .STRING */ .An) {
            const next = at + 1 < length ? starts[at + 1] : text.length;
            const from = (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .contentFrom */ .uL)(text, start, next);
            const said = text.slice(from, (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .contentTo */ .Rx)(text, start, from, next));
            if (LIKE_A_NAME.test(said) || PRIVATE.test(said) || PRIVATE.test(lineAt(text, start)))
                continue;
            for (const [word] of sayableOf(said).matchAll(WORD))
                note(word, at, KIND.said);
        }
        else if (id === _tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .NUMBER */ .uk && /\w/.test(text[start + SHORTEST_NUMBER - 1] ?? '')) {
            const number = TELLING_NUMBER.exec(text.slice(start, start + MOST_LETTERS).split(/[^\w]/, 1)[0] ?? '');
            if (number !== null)
                note(number[0], at, KIND.said);
        }
    }
    return {
        path,
        language: languageOf(path, family),
        words: Uint32Array.from(words),
        lines: Uint32Array.from(lines),
        kinds: Uint8Array.from(kinds),
    };
}
/** A string without what may be a secret, or say whose it is. `\n` and `%d` are no words, and neither is what follows them. */
function sayableOf(said) {
    return said
        .split(/\s+/)
        .filter((part) => !PLACE_OR_SETTING.test(part))
        .flatMap((part) => part.replaceAll(/\\.|%\w/g, ' ').split(' '))
        .filter((part) => !LIKE_A_SECRET.test(part) && !MIXED_CASE.test(part))
        .join(' ');
}
/** The line around a place of a text. */
function lineAt(text, at) {
    const to = text.indexOf('\n', at);
    const end = to < 0 ? text.length : to;
    return text.slice(Math.max(text.lastIndexOf('\n', at - 1) + 1, at - LONGEST_LINE), Math.min(end, at + LONGEST_LINE));
}
/** Of longer lines what stands around a word. */
const LONGEST_LINE = 200;
function languageOf(path, family) {
    const extension = (0,_languages_languages_js__WEBPACK_IMPORTED_MODULE_0__/* .extensionOf */ .je)(path);
    const languages = _languages_languages_js__WEBPACK_IMPORTED_MODULE_0__/* .LANGUAGES */ .Yj.filter((one) => one.family === family);
    const own = languages.find(({ extensions }) => extensions.includes(extension)) ?? languages[0];
    return own?.language ?? '';
}


/***/ }),

/***/ 9932:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ sourceForm)
/* harmony export */ });
/* unused harmony export SourceForm */
/* harmony import */ var _text_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5174);
/* harmony import */ var _languages_languages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3942);


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
const PLAIN = /^[\t\n\f\r -~]*$/;
/** Undoes what compilers of a family undo before they read. */
function sourceForm(text, family, path) {
    const form = new SourceForm(text);
    if (family === 'python')
        undeclare(form, (0,_text_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .declaredEncoding */ .Q)(text, path));
    else if (family === 'c')
        joinLines(form);
    else if (family === 'shell')
        form.replace(/(?<=[\w-])\\\n(?=[\w-])/g, () => '');
    if (form.text.includes('\\'))
        unescape(form, family);
    if (PLAIN.test(form.text))
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
function unescape(form, family) {
    const { escapes } = _languages_languages_js__WEBPACK_IMPORTED_MODULE_1__/* .FAMILIES */ .BU[family];
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


/***/ }),

/***/ 554:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ tokenOffset),
/* harmony export */   v: () => (/* binding */ tokenValue)
/* harmony export */ });
/* harmony import */ var _languages_languages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3942);
/* harmony import */ var _tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6273);


/** By its number: whether a family's tokens are hashes of words already. */
const HASHED = _languages_languages_js__WEBPACK_IMPORTED_MODULE_0__/* .FAMILY_NAMES */ .ME.map((family) => ['names', 'words'].includes(_languages_languages_js__WEBPACK_IMPORTED_MODULE_0__/* .FAMILIES */ .BU[family].tokenizer));
/** What is added to the token numbers of a family, so that no match joins two families. */
function tokenOffset(family) {
    return _languages_languages_js__WEBPACK_IMPORTED_MODULE_0__/* .FAMILY_NAMES */ .ME.indexOf(family) * _tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .TOKEN_LIMIT */ .qr;
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
    const id = token % _tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .TOKEN_LIMIT */ .qr;
    const family = Math.floor(token / _tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .TOKEN_LIMIT */ .qr);
    const word = HASHED[family] === true ? undefined : (0,_tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .spelling */ .DS)(id);
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


/***/ }),

/***/ 3427:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ TokenBuffer)
/* harmony export */ });
/* harmony import */ var _vocabulary_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6273);

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
        return this.length === 0 ? _vocabulary_js__WEBPACK_IMPORTED_MODULE_0__/* .SEPARATOR */ .wv : this.ids[this.length - 1];
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


/***/ }),

/***/ 6273:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   An: () => (/* binding */ STRING),
/* harmony export */   BH: () => (/* binding */ INDENT),
/* harmony export */   DS: () => (/* binding */ spelling),
/* harmony export */   HL: () => (/* binding */ intern),
/* harmony export */   OV: () => (/* binding */ MARKUP_OPEN),
/* harmony export */   PF: () => (/* binding */ SYMBOL),
/* harmony export */   TJ: () => (/* binding */ CONSTANT),
/* harmony export */   XF: () => (/* binding */ PATTERN),
/* harmony export */   Xy: () => (/* binding */ NEWLINE),
/* harmony export */   YX: () => (/* binding */ ANNOTATION),
/* harmony export */   cS: () => (/* binding */ IDENTIFIER),
/* harmony export */   hN: () => (/* binding */ LOOP),
/* harmony export */   lZ: () => (/* binding */ DEDENT),
/* harmony export */   qr: () => (/* binding */ TOKEN_LIMIT),
/* harmony export */   uk: () => (/* binding */ NUMBER),
/* harmony export */   vP: () => (/* binding */ vocabulary),
/* harmony export */   wv: () => (/* binding */ SEPARATOR),
/* harmony export */   yv: () => (/* binding */ MARKUP_CLOSE)
/* harmony export */ });
/* unused harmony export tokenName */
/**
 * Token numbers. They never depend on the programs that are read. Those of words depend on the order in which modules are
 * loaded, so nothing that decides a result may depend on them: see `tokenValue`.
 *
 * - 1..127: the ASCII character of a one-character operator,
 * - 128..: the classes below,
 * - from `FIRST_WORD`: operators of several characters, then keywords, in the order they are interned at load time.
 */
/** Ends a file; nothing matches it, not even itself. */
const SEPARATOR = 0;
const IDENTIFIER = 128;
const NUMBER = 129;
const STRING = 130;
/** End of a logical line, where lines carry meaning. */
const NEWLINE = 131;
const INDENT = 132;
const DEDENT = 133;
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
const LOOP = 140;
const CONSTANT = 145;
const FIRST_WORD = 160;
/** Token numbers are below this, so that a number and a family fit into 16 bits. */
const TOKEN_LIMIT = 2048;
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
    if (number >= TOKEN_LIMIT)
        throw new RangeError(`vocabulary is full at ${word}`);
    numbers.set(word, number);
    names.push(word);
    return number;
}
/** The word or operator of a number (below `TOKEN_LIMIT`); undefined for classes and single characters. */
function spelling(id) {
    return names[id - FIRST_WORD];
}
/** All words and operators that have a number, in no order that means anything. */
function vocabulary() {
    return names;
}
/** A readable name of a token number, for tests and for explanations. */
function tokenName(token) {
    const id = token % TOKEN_LIMIT;
    if (id >= FIRST_WORD)
        return names[id - FIRST_WORD] ?? '?';
    return CLASS_NAMES[id] ?? (id < 128 ? String.fromCharCode(id) : '?');
}
const CLASS_NAMES = {
    [SEPARATOR]: 'SEPARATOR',
    [IDENTIFIER]: 'ID',
    [NUMBER]: 'NUM',
    [STRING]: 'STR',
    [NEWLINE]: 'NEWLINE',
    [INDENT]: 'INDENT',
    [DEDENT]: 'DEDENT',
    [MARKUP_OPEN]: 'OPEN',
    [MARKUP_CLOSE]: 'CLOSE',
    [SYMBOL]: 'SYM',
    [PATTERN]: 'REGEX',
    [ANNOTATION]: 'ANNOTATION',
    [LOOP]: 'LOOP',
    [CONSTANT]: 'CONSTANT',
};


/***/ }),

/***/ 6311:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FF: () => (/* binding */ without),
/* harmony export */   KC: () => (/* binding */ union),
/* harmony export */   NF: () => (/* binding */ nameTo),
/* harmony export */   Ov: () => (/* binding */ nameFrom),
/* harmony export */   Rx: () => (/* binding */ contentTo),
/* harmony export */   _N: () => (/* binding */ nameHash),
/* harmony export */   cf: () => (/* binding */ WordCollector),
/* harmony export */   uL: () => (/* binding */ contentFrom)
/* harmony export */ });
/* harmony import */ var _tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6273);

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
            if (id === _tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__/* .IDENTIFIER */ .cS) {
                const from = nameFrom(text, starts[at]);
                this.#names.add(hashOf(text, from, nameTo(text, from)));
            }
            else if (id === _tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__/* .STRING */ .An) {
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
function nameHash(text, start, ignoreCase) {
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


/***/ }),

/***/ 8151:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ blanked)
/* harmony export */ });
/** As long as the text, and with as many lines. */
function blanked(text) {
    return text.replaceAll(/[^\n]+/g, (line) => ' '.repeat(line.length));
}


/***/ }),

/***/ 2468:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IT: () => (/* binding */ skipLine),
/* harmony export */   QC: () => (/* binding */ startsLine),
/* harmony export */   Uc: () => (/* binding */ ahead),
/* harmony export */   YW: () => (/* binding */ match),
/* harmony export */   _L: () => (/* binding */ isFirstOfLine),
/* harmony export */   hF: () => (/* binding */ reading),
/* harmony export */   sY: () => (/* binding */ skipping),
/* harmony export */   uY: () => (/* binding */ endAfter),
/* harmony export */   vT: () => (/* binding */ endOfLine)
/* harmony export */ });
const LOOK_AHEAD = 400;
/** The next characters of the text. */
function ahead({ text, at }) {
    return text.slice(at, at + LOOK_AHEAD);
}
/** The match of a pattern that begins with `^` at the cursor; null: it does not match. */
function match(cursor, pattern) {
    return pattern.exec(ahead(cursor));
}
/** A hook that skips what matches. */
function skipping(pattern) {
    return (cursor) => {
        const found = match(cursor, pattern);
        return found !== null && cursor.skipTo(cursor.at + found[0].length);
    };
}
/** A hook that reads what matches as one token. */
function reading(kind, pattern) {
    return (cursor) => {
        const found = match(cursor, pattern);
        return found !== null && cursor.read(kind, cursor.at + found[0].length);
    };
}
/** A hook that skips the rest of the line. */
function skipLine(cursor) {
    return cursor.skipTo(endOfLine(cursor.text, cursor.at));
}
/** Offset of the line feed that ends the line of `from`, or the text's end. */
function endOfLine(text, from) {
    const end = text.indexOf('\n', from);
    return end < 0 ? text.length : end;
}
/** Offset after the next `mark`, or the text's end. */
function endAfter(text, mark, from) {
    const end = text.indexOf(mark, from);
    return end < 0 ? text.length : end + mark.length;
}
/** Whether only blanks stand before an offset on its line. */
function startsLine(text, at) {
    let before = at - 1;
    while (before >= 0 && (text[before] === ' ' || text[before] === '\t'))
        before -= 1;
    return before < 0 || text[before] === '\n' || text[before] === '\ufeff';
}
/** Whether an offset is the first of its line. */
function isFirstOfLine(text, at) {
    return at === 0 || text[at - 1] === '\n';
}


/***/ }),

/***/ 8405:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ JAVASCRIPT)
/* harmony export */ });
/* harmony import */ var _blanked_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8151);
/* harmony import */ var _plain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3396);


const RULES = {
    ..._plain_js__WEBPACK_IMPORTED_MODULE_0__/* .PLAIN */ .tZ,
    tokenizer: 'javascript',
    words: {
        kept: `${_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .C_CONTROL */ .iy} in of try catch finally throw new class extends super this function typeof instanceof
      delete void yield await with debugger export import
      interface enum namespace type implements keyof as satisfies is infer declare module`,
        dropped: 'async static public private protected readonly abstract override',
        constants: 'true false null undefined',
        same: { let: 'var let const' },
    },
    operators: '=== !== == != <= >= && || ?? ++ -- => ... ?. += -= *= /= %= **= ** <<= >>= >>>= &= |= ^= &&= ||= ??= << >> >>>',
};
const TYPESCRIPT = { ...RULES, tokenizer: 'typescript' };
const PAGE = { ...RULES, prepare: scriptsOf };
const JAVASCRIPT = {
    ...RULES,
    languages: [
        { id: 38, language: 'HTML+JS', extensions: ['html', 'htm', 'vue', 'svelte', 'js', 'mjs'] },
        { id: 39, language: 'JavaScript', extensions: ['js', 'mjs', 'cjs', 'jsx'] },
        {
            id: 100,
            language: 'TypeScript',
            extensions: ['ts', 'tsx', 'mts', 'cts', 'js', 'jsx', 'mjs', 'cjs', 'vue', 'svelte'],
        },
    ],
    byEnding: {
        ts: TYPESCRIPT,
        mts: TYPESCRIPT,
        cts: TYPESCRIPT,
        html: PAGE,
        htm: PAGE,
        vue: PAGE,
        svelte: PAGE,
    },
    interpreter: /\b(?:node|deno|bun)\b/,
    hasBraces: true,
    runsOutsideFunctions: true,
    escapes: 'in-names',
    evaluates: /\beval\b|\bFunction\s*\(|\bset(?:Timeout|Interval)\s*\(\s*["'`]|\brunIn\w{0,10}Context\b|\.\s*constructor\s*\(|\bdocument\.write/g,
    readsItself: /\bcurrentScript\b/,
};
/** The scripts of a page or component; the markup around them is blanked. */
function scriptsOf(text) {
    const parts = [];
    let at = 0;
    const opening = /<script\b[^>]{0,500}>/gi;
    for (let match = opening.exec(text); match !== null; match = opening.exec(text)) {
        const from = match.index + match[0].length;
        const close = /<\/script\s*>/gi;
        close.lastIndex = from;
        const to = close.exec(text)?.index ?? text.length;
        parts.push((0,_blanked_js__WEBPACK_IMPORTED_MODULE_1__/* .blanked */ .G)(text.slice(at, from)), text.slice(from, to));
        at = to;
        if (to < text.length) {
            // Scripts do not run on into each other.
            parts.push(';');
            at += 1;
        }
        opening.lastIndex = to;
    }
    parts.push((0,_blanked_js__WEBPACK_IMPORTED_MODULE_1__/* .blanked */ .G)(text.slice(at)));
    return parts.join('');
}


/***/ }),

/***/ 3942:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ej: () => (/* binding */ AUTO_DETECT),
  BU: () => (/* binding */ FAMILIES),
  ME: () => (/* binding */ FAMILY_NAMES),
  Yj: () => (/* binding */ LANGUAGES),
  je: () => (/* binding */ extensionOf),
  h6: () => (/* binding */ familyOfExtension),
  yI: () => (/* binding */ familyOfShebang),
  TE: () => (/* binding */ isSourceName),
  fc: () => (/* binding */ languageById)
});

// UNUSED EXPORTS: languageNamed

// EXTERNAL MODULE: ./build/languages/plain.js
var plain = __webpack_require__(3396);
;// CONCATENATED MODULE: ./build/languages/assembly.js

const ASSEMBLY = {
    ...plain/* PLAIN */.tZ,
    languages: [{ id: 34, language: 'Assembly', extensions: ['asm', 's', 'nasm'] }],
    words: {
        kept: `mov movl movq lea push pop add sub mul imul div idiv inc dec neg and or xor not shl shr sar rol ror cmp test jmp je jne
      jz jnz jl jle jg jge ja jae jb jbe js jns call ret int syscall loop nop li la lw sw lb sb addi addu subu beq bne blt bgt ble
      bge jal jr move ldr str ldp stp bl b b.eq b.ne cbz cbnz section global extern db dw dd dq`,
    },
    ignoreCase: true,
    lineComments: [';', '#', '//'],
    wordStart: '.%$@',
    wordPart: '.',
    newlines: true,
    hasNoAiScore: true,
};

// EXTERNAL MODULE: ./build/languages/cursor.js
var languages_cursor = __webpack_require__(2468);
// EXTERNAL MODULE: ./build/languages/quotes.js
var languages_quotes = __webpack_require__(7451);
;// CONCATENATED MODULE: ./build/languages/preprocessor.js


/** Drops the preprocessor's lines but keeps what `#define` defines; `#if 0` is a comment. */
function preprocessor(cursor) {
    const { text, at } = cursor;
    if (!(0,languages_cursor/* startsLine */.QC)(text, at))
        return false;
    const directive = (0,languages_cursor/* match */.YW)(cursor, /^#[ \t]*(\w*)[ \t]*(\w*)/);
    if (directive?.[1] === 'define') {
        return cursor.read('annotation', at + directive[0].length - (directive[2]?.length ?? 0));
    }
    return cursor.skipTo(DEAD.test((0,languages_cursor/* ahead */.Uc)(cursor)) ? endOfDead(text, (0,languages_cursor/* endOfLine */.vT)(text, at)) : endOfDirective(text, at));
}
/** Blanks and comments on one line. */
const GAP = String.raw `(?:[ \t\f\v]|/\*(?:[^*\n]|\*(?!/))*\*/)*`;
/** What never compiles, whatever is defined: a `0` and nothing else. */
const DEAD = new RegExp(`^#${GAP}if\\b${GAP}0${GAP}(?://.*)?(?:\\n|$)`);
const CONDITION = new RegExp(`^#${GAP}(if|ifdef|ifndef|elif|elifdef|elifndef|else|endif)\\b`);
const INCLUDED = /^#[ \t]*(?:include|import|include_next)[ \t]*$/;
const LONGEST_DIRECTIVE = 400;
/** Where the line begins that ends what `#if 0` leaves out: its own `#else`, `#elif` or `#endif`, which no comment hides. */
function endOfDead(text, from) {
    let depth = 0;
    let at = from;
    let lineStart = false;
    let line = from;
    while (at < text.length) {
        const character = text[at];
        const hidden = endOfHidden(text, at);
        if (character === '\n') {
            lineStart = true;
            line = at + 1;
            at += 1;
        }
        else if (hidden > at) {
            // A comment leaves what stands before it on its line as it is.
            lineStart &&= character === '/';
            at = hidden;
        }
        else if (character === '#' && lineStart) {
            lineStart = false;
            const word = CONDITION.exec(text.slice(at, at + LONGEST_DIRECTIVE))?.[1] ?? '';
            if (word === 'if' || word === 'ifdef' || word === 'ifndef')
                depth += 1;
            else if (word !== '' && depth === 0)
                return line;
            else if (word === 'endif')
                depth -= 1;
            at += 1;
        }
        else {
            lineStart &&= character <= ' ';
            at += 1;
        }
    }
    return text.length;
}
/** End of a directive's line; a comment that begins there may go on. */
function endOfDirective(text, from) {
    let at = from;
    while (at < text.length) {
        const character = text[at];
        if (character === '\n' || text.startsWith('//', at))
            return (0,languages_cursor/* endOfLine */.vT)(text, at);
        if (character === '<' && at - from < LONGEST_DIRECTIVE && INCLUDED.test(text.slice(from, at))) {
            at = Math.min((0,languages_cursor/* endAfter */.uY)(text, '>', at), (0,languages_cursor/* endOfLine */.vT)(text, at));
        }
        else {
            at = Math.max(at + 1, endOfHidden(text, at));
        }
    }
    return text.length;
}
/** End of the comment, string or character that begins at an offset; the offset itself where none does. */
function endOfHidden(text, at) {
    const character = text[at];
    if (character === '/' && text[at + 1] === '*')
        return (0,languages_cursor/* endAfter */.uY)(text, '*/', at + 2);
    if (character === '/' && text[at + 1] === '/')
        return (0,languages_cursor/* endOfLine */.vT)(text, at);
    if (character === '"')
        return (0,languages_quotes/* endOfQuote */.LB)(text, at + 1, languages_quotes/* DOUBLE */.y4);
    return character === "'" ? (0,languages_quotes/* endOfQuote */.LB)(text, at + 1, languages_quotes/* SINGLE */.zt) : at;
}

;// CONCATENATED MODULE: ./build/languages/c.js




const C = {
    ...plain/* PLAIN */.tZ,
    languages: [
        { id: 16, language: 'C', extensions: ['c', 'h'] },
        {
            id: 17,
            language: 'C/C++',
            extensions: 'cpp cc cxx c++ hpp hh hxx h++ c h ino cu cuh tpp ipp mm'.split(' '),
        },
    ],
    words: {
        kept: `${plain/* C_CONTROL */.iy} sizeof struct union enum typedef class namespace template typename new delete try catch
      throw this operator using friend static_cast dynamic_cast const_cast reinterpret_cast co_await co_return co_yield
      typeid decltype static_assert`,
        dropped: `public private protected static const constexpr consteval constinit extern register volatile inline virtual
      explicit mutable noexcept override final restrict auto_ptr thread_local`,
        types: `${plain/* NUMERIC_TYPES */.Gv} bool signed unsigned auto wchar_t char8_t char16_t char32_t size_t`,
        constants: 'true false NULL nullptr',
        same: {
            '&&': 'and',
            '||': 'or',
            '!': 'not',
            '^': 'xor',
            '&': 'bitand',
            '|': 'bitor',
            '~': 'compl',
            '&=': 'and_eq',
            '|=': 'or_eq',
            '^=': 'xor_eq',
            '!=': 'not_eq',
        },
    },
    wordStart: '$',
    wordPart: '$',
    hooks: {
        '#': preprocessor,
        '\\': (cursor) => cursor.skipTo(cursor.at + 1),
        RLuU: prefixedString,
    },
    // Objective-C shares its ending with Matlab.
    claims: { m: /^\s*(?:#import|#include|@interface|@implementation)/m },
    hasBraces: true,
    escapes: 'in-names',
    evaluates: /\b(?:system|popen|execl\w?|execv\w?)\s*\(/g,
};
/** `R"delimiter( … )delimiter"`, `u8"…"`, `L'…'`. */
function prefixedString(cursor) {
    const { text, at } = cursor;
    if (!`"'R8`.includes(text[at + 1] ?? ' '))
        return false;
    const raw = (0,languages_cursor/* match */.YW)(cursor, /^(?:u8|[uUL])?R"([^()\\\s]{0,16})\(/);
    if (raw !== null)
        return cursor.read('string', (0,languages_cursor/* endAfter */.uY)(text, `)${raw[1] ?? ''}"`, at + raw[0].length));
    const prefixed = (0,languages_cursor/* match */.YW)(cursor, /^(?:u8|[uUL])(["'])/);
    if (prefixed === null)
        return false;
    return cursor.read('string', (0,languages_quotes/* endOfQuote */.LB)(text, at + prefixed[0].length, prefixed[1] === '"' ? languages_quotes/* DOUBLE */.y4 : languages_quotes/* SINGLE */.zt));
}

;// CONCATENATED MODULE: ./build/languages/interpolation.js


/** Kotlin, Scala, Swift and Dart: a hook for `"…"`, whose expressions may hold quotes, and `"""…"""`. */
function interpolated(hole) {
    return (cursor) => {
        const { text, at } = cursor;
        return cursor.read('string', text.startsWith('"""', at)
            ? (0,languages_cursor/* endAfter */.uY)(text, '"""', at + 3)
            : endOfInterpolated(text, at + 1, hole, false));
    };
}
/**
 * End of a string in `"` with embedded expressions: `hole` opens one (`{`, `${`, `#{`, `\(`) and it ends with the matching
 * bracket; quotes inside an expression do not close the string.
 */
function endOfInterpolated(text, from, hole, verbatim) {
    const [opening, closing] = hole.endsWith('(') ? ['(', ')'] : ['{', '}'];
    let depth = 0;
    let at = from;
    while (at < text.length) {
        const character = text[at];
        if (character === '\n' && !verbatim)
            return at;
        if (depth > 0) {
            if (character === '"') {
                at = (0,languages_quotes/* endOfQuote */.LB)(text, at + 1, languages_quotes/* DOUBLE */.y4);
                continue;
            }
            if (character === opening)
                depth += 1;
            else if (character === closing)
                depth -= 1;
            at += 1;
        }
        else if (text.startsWith(hole, at)) {
            const isWritten = hole === '{' && text[at + 1] === '{';
            if (!isWritten)
                depth = 1;
            at += isWritten ? 2 : hole.length;
        }
        else if (character === '\\' && !verbatim) {
            at += 2;
        }
        else if (character === '"') {
            if (!verbatim || text[at + 1] !== '"')
                return at + 1;
            at += 2;
        }
        else {
            at += 1;
        }
    }
    return text.length;
}

;// CONCATENATED MODULE: ./build/languages/csharp.js




const C_SHARP = {
    ...plain/* PLAIN */.tZ,
    languages: [{ id: 18, language: 'C#', extensions: ['cs', 'csx'] }],
    words: {
        kept: `${plain/* C_CONTROL */.iy} foreach in try catch finally throw new class interface enum struct record is as base this
      namespace delegate event get set init add remove operator implicit explicit lock using checked unchecked unsafe fixed
      sizeof typeof nameof stackalloc yield await when where with from select orderby group join let into switch params ref
      out`,
        dropped: `public private protected internal static readonly const abstract virtual override sealed partial extern
      volatile async file required`,
        types: `${plain/* NUMERIC_TYPES */.Gv} bool decimal sbyte uint ulong ushort nint nuint object string dynamic var`,
        constants: 'true false null',
    },
    leftOut: { directive: 'using' },
    hooks: {
        '#': (cursor) => (0,languages_cursor/* startsLine */.QC)(cursor.text, cursor.at) && (0,languages_cursor/* skipLine */.IT)(cursor),
        // An attribute before a declaration.
        '[': (0,languages_cursor/* skipping */.sY)(/^\[[A-Z][\w.]*(?:\([^()\n]*\))?(?:, *[A-Z]\w*(?:\([^()\n]*\))?)*\]\s*(?=[\n[]|public|private|protected|internal|static|class)/),
        '@$"': string,
    },
    hasBraces: true,
    escapes: 'in-names',
    evaluates: /\bCSharpScript\b|\bCSharpCodeProvider\b|\bCSharpCompilation\b|\bAssembly\.Load\b|\bProcess\.Start\b/g,
};
/** `@"…"`, `$"…{…}…"`, `"""…"""`. */
function string(cursor) {
    const { text, at } = cursor;
    const opening = (0,languages_cursor/* match */.YW)(cursor, /^([$@]{0,8})("{3,}|")/);
    const [all = '', marks = '', quotes = ''] = opening ?? [];
    if (opening === null || all === '"')
        return false;
    const from = at + all.length;
    if (quotes.length >= 3)
        return cursor.read('string', (0,languages_cursor/* endAfter */.uY)(text, quotes, from));
    return cursor.read('string', marks.includes('$')
        ? endOfInterpolated(text, from, '{', marks.includes('@'))
        : (0,languages_quotes/* endOfQuote */.LB)(text, from, { ...languages_quotes/* DOUBLED */._m, multiline: true }));
}

;// CONCATENATED MODULE: ./build/languages/annotation.js

/** `@Name` and `@Name(…)` without nested brackets: annotations of Java, Kotlin, Scala, Swift and Dart. */
const annotation = (0,languages_cursor/* skipping */.sY)(/^@(?!interface\b)[A-Za-z_][\w.:]*(?:\([^()"]*(?:"[^"\n]*"[^()"]*)*\))?/);

;// CONCATENATED MODULE: ./build/languages/dart.js




const DART = {
    ...plain/* PLAIN */.tZ,
    languages: [{ id: 106, language: 'Dart', extensions: ['dart'] }],
    words: {
        kept: `${plain/* C_CONTROL */.iy} in try catch on finally throw rethrow new class enum extends implements with mixin super this is as
      await yield assert factory get set operator typedef extension`,
        dropped: 'static final const abstract late external covariant required async sync',
        types: 'int double num bool void dynamic var String',
        constants: 'true false null',
    },
    quotes: [{ ...languages_quotes/* DOUBLE_LINES */.qw, open: "'''", close: "'''" }, languages_quotes/* SINGLE */.zt],
    leftOut: { semicolon: 'import part' },
    hooks: { '@': annotation, '"': interpolated('${') },
    hasBraces: true,
};

// EXTERNAL MODULE: ./build/languages/blanked.js
var blanked = __webpack_require__(8151);
;// CONCATENATED MODULE: ./build/languages/fortran.js




/** Older spellings, and the newer one of the same length with blanks. */
const SPELLINGS = {
    eq: '==',
    ne: '/=',
    lt: '<',
    le: '<=',
    gt: '>',
    ge: '>=',
    and: '.and.',
    or: '.or.',
    not: '.not.',
    eqv: '.eqv.',
    neqv: '.neqv.',
    true: 'true',
    false: 'false',
};
const DOTTED = /\.(eq|ne|lt|le|gt|ge|and|or|not|eqv|neqv|true|false)\./gi;
/** `end do` is `enddo`, `else if` is `elseif`. */
const PARTED = /\b(end|else|go)([ \t]+)(do|if|select|where|forall|associate|block|program|subroutine|function|module|type|interface|to)\b/gi;
/** The name of what ends may be said or left out. */
const ENDED = /\b(end(?:program|subroutine|function|module|type|interface|do|if))([ \t]+[a-z]\w*)/gi;
function oneSpelling(text) {
    return text
        .replaceAll(DOTTED, (all, word) => (SPELLINGS[word.toLowerCase()] ?? all).padEnd(all.length))
        .replaceAll(PARTED, (_, first, blanks, second) => first + second + blanks)
        .replaceAll(ENDED, (_, end, name) => end + ' '.repeat(name.length));
}
const FREE = {
    ...plain/* PLAIN */.tZ,
    words: {
        kept: `program endprogram module endmodule subroutine endsubroutine function endfunction interface endinterface type endtype class
      if then else elseif endif do enddo while select endselect case default exit cycle continue return call stop goto print write read
      open close format contains intent in out inout parameter dimension allocatable pointer target save data common allocate
      deallocate allocated where endwhere forall endforall concurrent associate endassociate block endblock result procedure end`,
        dropped: 'recursive pure elemental impure public private optional',
        types: 'integer real double precision complex logical character',
        constants: 'true false',
    },
    ignoreCase: true,
    lineComments: ['!'],
    blockComments: [],
    quotes: [languages_quotes/* DOUBLED */._m, languages_quotes/* DOUBLED_SINGLE */.xK],
    operators: '== /= <= >= => :: // ** .and. .or. .not. .eqv. .neqv. (/ /)',
    leftOut: { line: 'use implicit include' },
    // Goes on in the next line.
    hooks: { '&': (0,languages_cursor/* skipping */.sY)(/^&[ \t]*(?:![^\n]*)?\r?\n(?:[ \t]*(?:![^\n]*)?\r?\n)*[ \t]*&?/) },
    newlines: true,
    prepare: oneSpelling,
};
/** In the first column; not what some write there although it is code. */
const COMMENT = /^(?:\*|c(?!(?:all|ase|haracter|lass|lose|omplex|ommon|ontains|ontinue|ycle)\b))[^\n]*/gim;
/** Comments begin in the first column, and a mark in the sixth one goes on with the line before: as `&` behind that says. */
const FIXED = {
    ...FREE,
    prepare: (text) => oneSpelling(text.replaceAll(COMMENT, (line) => (0,blanked/* blanked */.G)(line)).replaceAll(/\n {5}[^\s0]/g, '&\n     ')),
};
const FORTRAN = {
    ...FREE,
    languages: [{ id: 116, language: 'Fortran', extensions: ['f90', 'f95', 'f03', 'f08', 'f', 'for', 'ftn'] }],
    byEnding: { f: FIXED, for: FIXED, ftn: FIXED },
    evaluates: /\b(?:execute_command_line|system)\s*\(/gi,
};

;// CONCATENATED MODULE: ./build/languages/java.js



const JAVA = {
    ...plain/* PLAIN */.tZ,
    languages: [{ id: 13, language: 'Java', extensions: ['java'] }],
    words: {
        kept: `${plain/* C_CONTROL */.iy} try catch finally throw throws new class interface enum record instanceof
      super this extends implements assert yield synchronized`,
        dropped: 'public private protected static final abstract native strictfp transient volatile sealed',
        types: `${plain/* NUMERIC_TYPES */.Gv} var`,
        constants: 'true false null',
    },
    quotes: [{ ...languages_quotes/* DOUBLE_LINES */.qw, open: '"""', close: '"""' }, languages_quotes/* DOUBLE */.y4, languages_quotes/* SINGLE */.zt],
    wordStart: '$',
    wordPart: '$',
    leftOut: { semicolon: 'import package' },
    hooks: { '@': annotation },
    hasBraces: true,
    escapes: 'everywhere',
    evaluates: /\bScriptEngine|\bdefineClass\b|\bToolProvider\b|\bgetRuntime\b|\bProcessBuilder\b/g,
};

;// CONCATENATED MODULE: ./build/languages/lua.js


const LUA = {
    ...plain/* PLAIN */.tZ,
    languages: [{ id: 107, language: 'Lua', extensions: ['lua'] }],
    words: {
        kept: 'if then elseif else end for in while do repeat until break return function local goto and or not',
        constants: 'true false nil',
    },
    lineComments: ['--'],
    blockComments: [],
    operators: '== ~= <= >= .. ... // ::',
    hooks: { '-[': lua_long },
    interpreter: /\blua\b/,
    evaluates: /\bload(?:string)?\b/g,
};
/** Long strings and comments: `[==[ … ]==]`, `--[[ … ]]`. */
function lua_long(cursor) {
    const { text, at } = cursor;
    const found = (0,languages_cursor/* match */.YW)(cursor, /^(--)?\[(=*)\[/);
    if (found === null)
        return text.startsWith('--', at) && (0,languages_cursor/* skipLine */.IT)(cursor);
    const [all, comment, marks = ''] = found;
    const end = (0,languages_cursor/* endAfter */.uY)(text, `]${marks}]`, at + all.length);
    return comment === undefined ? cursor.read('string', end) : cursor.skipTo(end);
}

// EXTERNAL MODULE: ./build/languages/python.js
var python = __webpack_require__(1764);
;// CONCATENATED MODULE: ./build/languages/generic.js




const joined = (kind) => [JAVA, python/* PYTHON */.Z, LUA].map(({ words }) => words[kind] ?? '').join(' ');
const ENDINGS = 'groovy ex exs erl jl nim zig sol d cr cob cbl ada adb ads tcl awk ps1 bat';
/** Any other program text: words, numbers, strings on one line, C-like and script-like comments. */
const GENERIC = {
    ...plain/* PLAIN */.tZ,
    languages: [{ id: 109, language: 'Other', extensions: ENDINGS.split(' ') }],
    words: {
        kept: joined('kept'),
        dropped: joined('dropped'),
        types: joined('types'),
        constants: joined('constants'),
    },
    lineComments: ['//', '#'],
    shownComments: {
        '//': 'groovy zig sol d cob cbl bat',
        '#': 'ex exs jl nim cr awk tcl ps1',
        '--': 'ada adb ads',
        '%': 'erl',
    },
    escapes: 'in-names',
    evaluates: /\b(?:eval|exec|evaluate|system|Invoke-Expression|iex)\b/g,
    hasNoAiScore: true,
};

;// CONCATENATED MODULE: ./build/languages/go.js



const GO = {
    ...plain/* PLAIN */.tZ,
    languages: [{ id: 30, language: 'Go', extensions: ['go'] }],
    words: {
        kept: `if else for range switch select case default break continue return goto fallthrough func go defer chan map
      struct interface type var const`,
        constants: 'true false nil',
    },
    quotes: [languages_quotes/* DOUBLE */.y4, languages_quotes/* SINGLE */.zt, { ...languages_quotes/* BACKTICK_LINES */.p$, escape: '' }],
    operators: '== != <= >= && || ++ -- += -= *= /= %= &= |= ^= << >> <<= >>= &^ &^= := <- ...',
    leftOut: { line: 'package' },
    hooks: { i: importStatement },
    hasBraces: true,
    declaresByWord: true,
    hasQualifiedResults: true,
    evaluates: /\bexec\.Command\b/g,
};
/** `import "…"` and `import ( … )`. */
function importStatement(cursor) {
    const { text, at } = cursor;
    if (text[at + 1] !== 'm' || /\w/.test(text[at - 1] ?? ' ') || !(0,languages_cursor/* startsLine */.QC)(text, at))
        return false;
    const statement = (0,languages_cursor/* match */.YW)(cursor, /^import\s*(?:\(|[\w.]*\s*["`])/);
    if (statement === null)
        return false;
    return statement[0].endsWith('(') ? cursor.skipTo((0,languages_cursor/* endAfter */.uY)(text, ')', at)) : (0,languages_cursor/* skipLine */.IT)(cursor);
}

;// CONCATENATED MODULE: ./build/languages/haskell.js



const HASKELL = {
    ...plain/* PLAIN */.tZ,
    languages: [{ id: 28, language: 'Haskell', extensions: ['hs', 'lhs', 'elm'] }],
    words: {
        kept: 'if then else case of let in where do data type newtype class instance deriving infix infixl infixr forall mdo rec',
        constants: 'True False',
    },
    lineComments: ['--'],
    blockComments: [{ open: '{-', close: '-}', nested: true }],
    quotes: [languages_quotes/* DOUBLE */.y4],
    wordPart: "'",
    operators: ':: -> <- => == /= <= >= && || ++ >>= >> $ <$> <*> .. !!',
    leftOut: { line: 'import module' },
    hooks: { "'": characterOrPrime },
    newlines: true,
};
/** `'x'` is a character; a prime that stands alone says nothing. */
function characterOrPrime(cursor) {
    const character = (0,languages_cursor/* match */.YW)(cursor, /^'(?:\\[^'\n]{1,8}|[^\\'\n])'/);
    return character === null
        ? cursor.skipTo(cursor.at + 1)
        : cursor.read('string', cursor.at + character[0].length);
}

// EXTERNAL MODULE: ./build/languages/javascript.js
var javascript = __webpack_require__(8405);
;// CONCATENATED MODULE: ./build/languages/kotlin.js




const KOTLIN = {
    ...plain/* PLAIN */.tZ,
    languages: [{ id: 102, language: 'Kotlin', extensions: ['kt', 'kts'] }],
    words: {
        kept: `if else for in while do when break continue return fun class interface object enum is as try catch finally throw
      this super by where init constructor companion get set typealias`,
        dropped: `public private protected internal open final abstract override lateinit const suspend inline noinline crossinline
      reified operator infix tailrec data sealed inner vararg external`,
        constants: 'true false null',
        same: { let: 'val var' },
    },
    blockComments: [plain/* NESTED_SLASHES */.sF],
    quotes: [languages_quotes/* SINGLE */.zt, languages_quotes/* BACKTICK_NAME */.To],
    operators: '=== !== == != <= >= && || ?: ?. !! ++ -- += -= *= /= %= -> .. ..< ::',
    leftOut: { line: 'import package' },
    hooks: { '@': annotation, '"': interpolated('${') },
    hasBraces: true,
    declaresByWord: true,
    hasNoTernary: true,
    evaluates: /\bScriptEngine|\bdefineClass\b|\bgetRuntime\b|\bProcessBuilder\b/g,
};

;// CONCATENATED MODULE: ./build/languages/lisp.js



const LISP = {
    ...plain/* PLAIN */.tZ,
    languages: [
        {
            id: 32,
            language: 'Lisp',
            extensions: ['lisp', 'lsp', 'cl', 'scm', 'ss', 'rkt', 'clj', 'cljs', 'cljc', 'el'],
        },
    ],
    words: {
        kept: `define defun defmacro defvar defparameter defstruct defclass defmethod defgeneric let let* letrec lambda fn if cond when unless
      case do dotimes dolist loop progn begin set! setq setf quote and or not list cons car cdr map mapcar apply funcall return
      labels flet named-lambda let-values define-record-type def defn recur`,
        constants: 'nil t #t #f true false',
    },
    ignoreCase: true,
    lineComments: [';'],
    blockComments: [{ open: '#|', close: '|#', nested: true }],
    quotes: [languages_quotes/* DOUBLE_LINES */.qw],
    wordStart: '*+-/<>=!?&%:',
    wordPart: '*+-/<>=!?&%:.#',
    operators: ',@',
    // A character.
    hooks: { '#': (0,languages_cursor/* reading */.hF)('string', /^#\\(?:[A-Za-z]+|.)/s) },
    evaluates: /\(\s*eval\b|\bread-from-string\b/g,
};

;// CONCATENATED MODULE: ./build/languages/markup.js


const RULES = {
    ...plain/* PLAIN */.tZ,
    tokenizer: 'names',
    lineComments: [],
    blockComments: [{ open: '<!--', close: '-->', nested: false }],
    quotes: [languages_quotes/* DOUBLE_LINES */.qw],
    wordPart: '-',
    operators: '</ />',
};
/** Without `//`, which stands in addresses as well. */
const STYLE_SHEET = { ...RULES, blockComments: plain/* PLAIN */.tZ.blockComments };
/** Mark-up: words, tags and strings; only comments are known. */
const MARKUP = {
    ...RULES,
    languages: [
        {
            id: 24,
            language: 'XML',
            extensions: ['xml', 'xsd', 'xsl', 'xslt', 'fxml', 'xaml'],
            onlyByName: true,
        },
        { id: 40, language: 'HTML', extensions: ['html', 'htm', 'xhtml'] },
        { id: 110, language: 'CSS', extensions: ['css', 'scss', 'sass', 'less'] },
    ],
    byEnding: { css: STYLE_SHEET, scss: STYLE_SHEET, sass: STYLE_SHEET, less: STYLE_SHEET },
    hasNoAiScore: true,
};

;// CONCATENATED MODULE: ./build/languages/matlab.js



const MATLAB = {
    ...plain/* SCRIPT */.Mm,
    languages: [{ id: 31, language: 'Matlab', extensions: ['m', 'matlab', 'mlx'] }],
    words: {
        kept: `if elseif else for parfor while switch case otherwise break continue return function end try catch classdef
      properties methods events enumeration global persistent spmd`,
        constants: 'true false NaN Inf pi',
    },
    lineComments: ['%'],
    quotes: [languages_quotes/* DOUBLED */._m],
    operators: '== ~= <= >= && || .* ./ .^ .\\',
    leftOut: { line: 'clc clear close import' },
    hooks: { "'": matlab_string, '%': comment, '.': continuation },
    newlines: true,
    evaluates: /\beval(?:in|c)?\s*\(/g,
};
/** `'` is a transpose after a value and a quote elsewhere. */
function matlab_string(cursor) {
    const { text, at } = cursor;
    if (!cursor.expectsValue && !/\s/.test(text[at - 1] ?? ' '))
        return false;
    return cursor.read('string', (0,languages_quotes/* endOfQuote */.LB)(text, at + 1, languages_quotes/* DOUBLED_SINGLE */.xK));
}
/** `%` and `%{ … %}`. */
function comment(cursor) {
    const { text, at } = cursor;
    if ((0,languages_cursor/* match */.YW)(cursor, /^%\{[ \t]*\r?\n/) === null || !(0,languages_cursor/* startsLine */.QC)(text, at))
        return (0,languages_cursor/* skipLine */.IT)(cursor);
    const end = /\n[ \t]*%\}/g;
    end.lastIndex = at;
    const found = end.exec(text);
    return cursor.skipTo(found === null ? text.length : (0,languages_cursor/* endOfLine */.vT)(text, found.index + 1));
}
/** `...` joins lines. */
function continuation(cursor) {
    const { text, at } = cursor;
    return text.startsWith('...', at) && cursor.skipTo(Math.min(text.length, (0,languages_cursor/* endOfLine */.vT)(text, at) + 1));
}

;// CONCATENATED MODULE: ./build/languages/ml.js



const OCAML = {
    ...plain/* PLAIN */.tZ,
    words: {
        kept: `and as assert begin class constraint do done downto else end exception external for fun function functor if in inherit
      initializer lazy let match method module new object of open or rec sig struct then to try type val when while with mod land
      lor lxor lsl lsr asr not raise ref`,
        dropped: 'private virtual mutable',
        constants: 'true false',
    },
    lineComments: [],
    blockComments: [{ open: '(*', close: '*)', nested: true }],
    quotes: [languages_quotes/* DOUBLE_LINES */.qw],
    wordPart: "'",
    operators: '-> <- := :: ;; |> @@ && || <> != == <= >= ** +. -. *. /. ^^ [| |] >> << :> .. <| =>',
    leftOut: { line: 'open' },
    hooks: { '(': ml_comment, "'": characterOrType, '{': quotedString },
};
/** Standard ML reads no strings in comments, and has no `{id|…|id}`. */
const STANDARD_ML = { ...OCAML, hooks: { "'": characterOrType } };
/** F# ends comments with the line as well, and has strings, attributes and words of its own. */
const F_SHARP = {
    ...OCAML,
    words: {
        ...OCAML.words,
        kept: `${OCAML.words.kept} yield return use member interface default elif async seq namespace null upcast downcast`,
        dropped: `${OCAML.words.dropped} abstract override static inline public internal`,
    },
    lineComments: ['//'],
    quotes: [{ ...languages_quotes/* DOUBLE_LINES */.qw, open: '"""', close: '"""', escape: '' }, languages_quotes/* DOUBLE_LINES */.qw],
    leftOut: { line: 'open module namespace' },
    hooks: {
        '(': ml_comment,
        "'": characterOrType,
        '[': (0,languages_cursor/* skipping */.sY)(/^\[<[^\n]*?>\]/),
        $: (0,languages_cursor/* skipping */.sY)(/^\$+(?=@?")/),
        '@': (0,languages_cursor/* reading */.hF)('string', /^@"(?:[^"]|"")*"/),
        '#': (0,languages_cursor/* skipping */.sY)(/^#(?:light|nowarn|r|load)\b[^\n]*/),
    },
};
/** OCaml, Standard ML and F#: programs of expressions, in which a name beside a name is a call. */
const ML = {
    ...OCAML,
    languages: [
        { id: 111, language: 'OCaml', extensions: ['ml', 'mli', 'sml'] },
        { id: 112, language: 'F#', extensions: ['fs', 'fsx', 'fsi'] },
    ],
    byEnding: { sml: STANDARD_ML, fs: F_SHARP, fsx: F_SHARP, fsi: F_SHARP },
    evaluates: /\b(?:Toploop|Sys\.command|Unix\.system|use_string)\b/g,
};
/** What counts in a comment: its marks, and characters and strings that may hold such marks. */
const IN_COMMENT = /\(\*|\*\)|'(?:\\[^]|[^\\'\n])'|"(?:[^"\\]|\\[^])*(?:"|$)/g;
/**
 * A comment, which may hold others. The compilers read strings in it: a `*)` inside of one ends nothing, so that quotes in comments
 * cannot make us take code for a string that they compile.
 */
function ml_comment(cursor) {
    const { text, at } = cursor;
    if (!text.startsWith('(*', at))
        return false;
    const marks = new RegExp(IN_COMMENT);
    marks.lastIndex = at + 2;
    for (let depth = 1; depth > 0;) {
        const mark = marks.exec(text)?.[0];
        if (mark === undefined)
            return cursor.skipTo(text.length);
        if (mark === '(*')
            depth += 1;
        else if (mark === '*)')
            depth -= 1;
    }
    return cursor.skipTo(marks.lastIndex);
}
/** `'x'` is a character, `'a` the name of a type. */
function characterOrType(cursor) {
    const { at } = cursor;
    const character = (0,languages_cursor/* match */.YW)(cursor, /^'(?:\\(?:\d{3}|x[0-9a-fA-F]{2}|[^\n])|[^\\'\n])'/);
    if (character !== null)
        return cursor.read('string', at + character[0].length);
    const type = (0,languages_cursor/* match */.YW)(cursor, /^'\^?[\p{L}_]\w*/u);
    return type === null ? cursor.skipTo(at + 1) : cursor.read('name', at + type[0].length);
}
/** `{id|…|id}`. */
function quotedString(cursor) {
    const open = (0,languages_cursor/* match */.YW)(cursor, /^\{(?:%[\w.]+ ?)?([a-z_]*)\|/);
    if (open === null)
        return false;
    return cursor.read('string', (0,languages_cursor/* endAfter */.uY)(cursor.text, `|${open[1] ?? ''}}`, cursor.at + open[0].length));
}

;// CONCATENATED MODULE: ./build/languages/pascal.js


const PASCAL = {
    ...plain/* PLAIN */.tZ,
    languages: [{ id: 29, language: 'Pascal', extensions: ['pas', 'pp', 'dpr', 'lpr'] }],
    words: {
        kept: `program unit uses interface implementation begin end if then else for to downto do while repeat until case of with var
      type record array set procedure function object class constructor destructor property try except finally raise goto
      div mod and or not xor in is as inherited exit break continue`,
        dropped: 'public private protected published const',
        types: 'integer real boolean char string byte word longint int64 double single',
        constants: 'true false nil',
    },
    ignoreCase: true,
    blockComments: [
        { open: '{', close: '}', nested: false },
        { open: '(*', close: '*)', nested: false },
    ],
    quotes: [languages_quotes/* DOUBLED_SINGLE */.xK],
    operators: ':= <> <= >= ..',
    leftOut: { semicolon: 'uses' },
};

;// CONCATENATED MODULE: ./build/languages/delimited.js
/** The bracket that closes each. */
const CLOSING = { '(': ')', '[': ']', '{': '}', '<': '>' };
/** End of `q(…)`, `%w[…]`, `m{…}`, from its opening mark: brackets nest, any other mark closes itself. */
function endOfDelimited(text, from) {
    const open = text[from] ?? '';
    const close = CLOSING[open] ?? open;
    let depth = 1;
    let at = from + 1;
    while (at < text.length) {
        const character = text[at];
        if (character === '\\') {
            at += 2;
            continue;
        }
        if (character === close) {
            depth -= 1;
            if (depth === 0)
                return at + 1;
        }
        else if (character === open) {
            depth += 1;
        }
        at += 1;
    }
    return text.length;
}
/** Longer attributes are not looked for. */
const LONGEST_ATTRIBUTE = 1000;
/** After the `]` that closes the `[` at `from`, where that is not far. */
function endOfAttribute(text, from) {
    let depth = 0;
    const limit = Math.min(text.length, from + LONGEST_ATTRIBUTE);
    for (let at = from; at < limit; at += 1) {
        if (text[at] === '[') {
            depth += 1;
        }
        else if (text[at] === ']') {
            depth -= 1;
            if (depth === 0)
                return at + 1;
        }
    }
    return from + 1;
}

;// CONCATENATED MODULE: ./build/languages/here-document.js

/**
 * Reads a text that starts on the next line and ends with a line that holds only `word`. What follows on the opening line is given
 * up with it, which loses little.
 *
 * @param indented blanks may stand before the word, and something that is no word behind it
 */
function hereDocument(cursor, word, indented) {
    return cursor.read('string', endOfHereDocument(cursor.text, cursor.at, word, indented));
}
/** The offset after the word, from the line after `from` on. */
function endOfHereDocument(text, from, word, indented) {
    let line = (0,languages_cursor/* endOfLine */.vT)(text, from) + 1;
    while (line < text.length) {
        const end = (0,languages_cursor/* endOfLine */.vT)(text, line);
        const content = text.slice(line, Math.min(end, line + word.length + 200)).replace(/\r$/, '');
        const body = indented ? content.trimStart() : content;
        if (body === word ||
            body === `${word};` ||
            (indented && body.startsWith(word) && !/^\w/.test(body.slice(word.length)))) {
            return line + content.indexOf(word) + word.length;
        }
        line = end + 1;
    }
    return text.length;
}

;// CONCATENATED MODULE: ./build/languages/pattern-literal.js

/** Ruby's and Perl's `/…/`, where a value may begin. */
function patternLiteral(cursor) {
    if (!cursor.expectsValue)
        return false;
    const pattern = (0,languages_cursor/* match */.YW)(cursor, /^\/(?:[^/\\\n]|\\.)+\/[a-z]*/);
    return pattern !== null && cursor.read('pattern', cursor.at + pattern[0].length);
}

;// CONCATENATED MODULE: ./build/languages/perl.js






const PERL = {
    ...plain/* SCRIPT */.Mm,
    languages: [{ id: 20, language: 'Perl', extensions: ['pl', 'pm', 'raku'] }],
    words: {
        kept: `if elsif else unless for foreach while until do last next redo return sub package my our local print printf
      say die warn eval push pop shift unshift splice keys values each exists delete defined undef scalar ref bless sort map grep
      join split open close and or not xor eq ne lt gt le ge cmp x`,
    },
    quotes: [languages_quotes/* DOUBLE_LINES */.qw, languages_quotes/* SINGLE_LINES */.zB, languages_quotes/* BACKTICK_LINES */.p$],
    operators: '== != <= >= <=> && || // ++ -- += -= *= /= .= ||= //= ** -> => :: =~ !~ .. << >>',
    leftOut: { semicolon: 'use no package' },
    hooks: {
        '=': documentation,
        '<': (cursor) => {
            const here = (0,languages_cursor/* match */.YW)(cursor, /^<<~?(["']?)([A-Za-z_]\w*)\1/);
            return here !== null && hereDocument(cursor, here[2], true);
        },
        '/': patternLiteral,
        '$@%': variable,
        // What follows is data.
        _: (cursor) => (0,languages_cursor/* match */.YW)(cursor, /^__(?:END|DATA)__/) !== null && cursor.skipTo(cursor.text.length),
        qmtsy: quoteLike,
    },
    interpreter: /\bperl\b/,
    evaluates: /\beval\b(?!\s*\{)/g,
    readsItself: /\b__FILE__\b|\bDATA\b/,
};
/** `=pod … =cut`. */
function documentation(cursor) {
    const { text, at } = cursor;
    if ((0,languages_cursor/* match */.YW)(cursor, /^=[a-z]/) === null || !(0,languages_cursor/* isFirstOfLine */._L)(text, at))
        return false;
    const end = text.indexOf('\n=cut', at);
    return cursor.skipTo(end < 0 ? text.length : (0,languages_cursor/* endOfLine */.vT)(text, end + 1));
}
function variable(cursor) {
    const { text, at } = cursor;
    const found = (0,languages_cursor/* match */.YW)(cursor, /^(?:[$@%]\{?\^?\w+\}?|\$#\{?\$?\w+\}?|\$[&_.,;!/\\0-9])/);
    if (found === null || (text[at] === '%' && !cursor.expectsValue))
        return false;
    return cursor.read('name', at + found[0].length);
}
/** `q…`, `qq…`, `qw…`, `m…`, `s…`, `tr…`. */
function quoteLike(cursor) {
    const { text, at } = cursor;
    const literal = (0,languages_cursor/* match */.YW)(cursor, /^(qq|qw|qr|q|m|tr|s|y)([^\w\s,;=)]|\s+[{([])/);
    if (literal === null)
        return false;
    const [all, word = ''] = literal;
    if (/[\w$@%>-]/.test(text[at - 1] ?? ' ') || text.startsWith('=>', at + word.length))
        return false;
    const open = at + all.length - 1;
    let end = endOfDelimited(text, open);
    if (word === 's' || word === 'tr' || word === 'y') {
        if (CLOSING[text[open] ?? ''] === undefined) {
            end = endOfDelimited(text, end - 1);
        }
        else {
            const second = /^\s*/.exec(text.slice(end, end + 50))?.[0].length ?? 0;
            end = endOfDelimited(text, end + second);
        }
    }
    return cursor.read('string', Math.max(end, open + 1));
}

;// CONCATENATED MODULE: ./build/languages/php.js






const PHP = {
    ...plain/* PLAIN */.tZ,
    languages: [{ id: 21, language: 'PHP', extensions: ['php', 'php5', 'phtml', 'inc'] }],
    words: {
        kept: `if else elseif endif for foreach endforeach endfor while endwhile do switch endswitch case default break continue
      return goto match fn function class interface trait enum extends implements new clone instanceof as try catch finally
      throw echo print yield from isset unset empty list array exit die use namespace declare and or xor`,
        dropped: 'public private protected static final abstract readonly const var global',
        constants: 'true false null',
    },
    ignoreCase: true,
    lineComments: ['//', '#'],
    quotes: [languages_quotes/* DOUBLE_LINES */.qw, languages_quotes/* SINGLE_LINES */.zB, languages_quotes/* BACKTICK_LINES */.p$],
    operators: '=== !== == != <> <= >= <=> && || ?? ??= ++ -- += -= *= /= %= .= **= -> ?-> => :: ... << >> ** &= |=',
    leftOut: { semicolon: 'namespace use require require_once include include_once' },
    hooks: { $: (0,languages_cursor/* reading */.hF)('name', /^\$+\w+/), '?': closingTag, '<': openingTag, '#/': php_comment },
    prepare: codeOf,
    interpreter: /\bphp\b/,
    hasBraces: true,
    runsOutsideFunctions: true,
    declaresByWord: true,
    evaluates: /\b(?:eval|assert|create_function)\s*\(/g,
    readsItself: /\b__FILE__\b/,
};
/** A page before its first `<?php` is text, in which an apostrophe is no quote. Without any, all of it is code. */
function codeOf(text) {
    const open = text.search(/<\?(?:php\b|=|\s)/i);
    return open > 0 ? (0,blanked/* blanked */.G)(text.slice(0, open)) + text.slice(open) : text;
}
/** What stands between `?>` and the next `<?` is text. */
function closingTag(cursor) {
    const { text, at } = cursor;
    if (!text.startsWith('?>', at))
        return false;
    const open = text.indexOf('<?', at + 2);
    return cursor.skipTo(open < 0 ? text.length : open);
}
/** `<?php`, and `<<<TEXT`. */
function openingTag(cursor) {
    const tag = (0,languages_cursor/* match */.YW)(cursor, /^<\?(?:php|=)?/i);
    if (tag !== null)
        return cursor.skipTo(cursor.at + tag[0].length);
    const here = (0,languages_cursor/* match */.YW)(cursor, /^<<<[ \t]*(["']?)([A-Za-z_]\w*)\1/);
    return here !== null && hereDocument(cursor, here[2], true);
}
/** `//`, `#` and `#[attribute]`; `?>` ends a comment as well. */
function php_comment(cursor) {
    const { text, at } = cursor;
    if (text.startsWith('#[', at))
        return cursor.skipTo(endOfAttribute(text, at + 1));
    if (text[at] === '/' && text[at + 1] !== '/')
        return false;
    const end = (0,languages_cursor/* endOfLine */.vT)(text, at);
    const close = text.slice(at, end).indexOf('?>');
    return cursor.skipTo(close < 0 ? end : at + close);
}

;// CONCATENATED MODULE: ./build/languages/prolog.js



/** Words that begin no clause of Prolog, and variables of Perl: a file with one of them is Perl. */
const prolog_PERL = String.raw `^[ \t]*(?:use|my|our|local|sub|package|require|foreach)\b[^\n]*[;{]|^#!.*perl|\$\w|@\w+\s*=`;
/** A clause that begins with its line, or a directive. */
const CLAUSE = String.raw `^(?:[a-z]\w*(?:\([^\n]{0,200}\))?[ \t]*(?::-|-->|\.[ \t]*(?:%.*)?$)|:-[ \t]*[a-z])`;
const PROLOG = {
    ...plain/* PLAIN */.tZ,
    languages: [{ id: 113, language: 'Prolog', extensions: ['pro', 'prolog', 'plt', 'pl'] }],
    words: {
        kept: `is mod rem xor rdiv div not fail true false once call repeat halt assert asserta assertz retract retractall findall bagof setof
      forall write writeln print nl read format atom number integer float var nonvar atomic compound functor arg copy_term
      atom_codes atom_chars atom_length number_codes between succ_or_zero throw catch initialization`,
    },
    lineComments: ['%'],
    quotes: [
        { ...languages_quotes/* SINGLE_LINES */.zB, doubled: true, name: true },
        { ...languages_quotes/* DOUBLE_LINES */.qw, doubled: true },
        languages_quotes/* BACKTICK_LINES */.p$,
    ],
    operators: String.raw `:- --> -> *-> =:= =\= \== \= == =.. @< @> @=< @>= >= =< \+ ** // ?- << >> #= #\= #< #> #=< #>= ::`,
    hooks: {
        // A character, whose mark opens no quote: 0'a
        '0': (0,languages_cursor/* reading */.hF)('string', /^0'(?:\\.|''|[^\n])/),
        ':': directive,
    },
    // Perl has the same ending.
    claims: { pl: new RegExp(String.raw `^(?<![^])(?![^]*?(?:${prolog_PERL}))[^]*?${CLAUSE}`, 'm') },
    interpreter: /\b(?:swipl|gprolog|yap)\b/,
    evaluates: /\b(?:term_to_atom|term_string|read_term_from_atom|atom_to_term|shell)\s*\(/g,
};
/** Directives that import and declare are no part of a program. */
function directive(cursor) {
    if (!(0,languages_cursor/* startsLine */.QC)(cursor.text, cursor.at))
        return false;
    const found = (0,languages_cursor/* match */.YW)(cursor, /^:-\s*(?:use_module|module|ensure_loaded|include|consult|set_prolog_flag|dynamic|discontiguous|multifile|table)\b(?:'[^'\n]*'|[^.'])*\./);
    return found !== null && cursor.skipTo(cursor.at + found[0].length);
}

;// CONCATENATED MODULE: ./build/languages/r.js




const R = {
    ...plain/* SCRIPT */.Mm,
    languages: [{ id: 105, language: 'R', extensions: ['r', 'rmd'] }],
    words: {
        kept: 'if else for in while repeat break next return function',
        constants: 'TRUE FALSE T F NULL NA Inf NaN',
    },
    quotes: [languages_quotes/* DOUBLE_LINES */.qw, languages_quotes/* SINGLE_LINES */.zB, languages_quotes/* BACKTICK_NAME */.To],
    wordPart: '.',
    operators: '<- <<- -> ->> == != <= >= && || |> :: :::',
    leftOut: { line: 'library require source' },
    // `%in%` and the like are one operator.
    hooks: { '%': (0,languages_cursor/* reading */.hF)('operator', /^%[^%\s]*%/), rR: rawString },
    newlines: true,
    interpreter: /\bRscript\b/,
    evaluates: /\beval\b|\bparse\s*\(\s*text\b/g,
};
/** `r"(…)"`. */
function rawString(cursor) {
    const raw = (0,languages_cursor/* match */.YW)(cursor, /^[rR](["'])(-*)([([{])/);
    if (raw === null)
        return false;
    const [all, quote = '', dashes = '', bracket = ''] = raw;
    const close = `${CLOSING[bracket] ?? ''}${dashes}${quote}`;
    return cursor.read('string', (0,languages_cursor/* endAfter */.uY)(cursor.text, close, cursor.at + all.length));
}

;// CONCATENATED MODULE: ./build/languages/ruby.js







const RUBY = {
    ...plain/* SCRIPT */.Mm,
    languages: [{ id: 33, language: 'Ruby', extensions: ['rb', 'rake'] }],
    words: {
        kept: `if elsif else unless case when in then while until for do end break next redo retry return yield def class module
      begin rescue ensure raise self super and or not alias undef defined? lambda proc loop puts print attr_accessor attr_reader
      attr_writer`,
        dropped: 'private public protected',
        constants: 'true false nil',
    },
    quotes: [languages_quotes/* SINGLE_LINES */.zB, languages_quotes/* BACKTICK_LINES */.p$],
    wordPart: '?!',
    operators: '=== == != <= >= <=> && || ||= &&= += -= *= /= %= ** **= << >> => -> :: .. ... =~ !~ &.',
    leftOut: { line: 'require require_relative' },
    hooks: {
        '=': ruby_documentation,
        _: endOfProgram,
        '<': (cursor) => {
            const here = (0,languages_cursor/* match */.YW)(cursor, /^<<[~-](["'`]?)([A-Za-z_]\w*)\1/);
            return here !== null && hereDocument(cursor, here[2], true);
        },
        '%': percentLiteral,
        '/': patternLiteral,
        '"': (cursor) => cursor.read('string', endOfInterpolated(cursor.text, cursor.at + 1, '#{', false)),
        ':': symbol,
        '@$': (0,languages_cursor/* reading */.hF)('name', /^(?:@@?|\$)\w+/),
    },
    newlines: true,
    interpreter: /\bruby\b/,
    evaluates: /\b(?:eval|instance_eval|class_eval|module_eval)\b/g,
    readsItself: /\b__FILE__\b|\bDATA\b/,
};
/** `=begin … =end`. */
function ruby_documentation(cursor) {
    const { text, at } = cursor;
    if (!text.startsWith('=begin', at) || !(0,languages_cursor/* isFirstOfLine */._L)(text, at))
        return false;
    const end = text.indexOf('\n=end', at);
    return cursor.skipTo(end < 0 ? text.length : (0,languages_cursor/* endOfLine */.vT)(text, end + 1));
}
/** `__END__`: what follows is data. */
function endOfProgram(cursor) {
    const { text, at } = cursor;
    return ((0,languages_cursor/* match */.YW)(cursor, /^__END__\r?(?:\n|$)/) !== null && (0,languages_cursor/* isFirstOfLine */._L)(text, at) && cursor.skipTo(text.length));
}
/** `%w[…]`, `%q(…)`, `%r{…}`. */
function percentLiteral(cursor) {
    const { text, at } = cursor;
    const literal = (0,languages_cursor/* match */.YW)(cursor, /^%[qQwWiIrsx]?[([{<|!/]/);
    if (literal === null || !cursor.expectsValue)
        return false;
    const end = endOfDelimited(text, at + literal[0].length - 1);
    if (text[at + 1] !== 'r')
        return cursor.read('string', end);
    const flags = /^[a-z]*/.exec(text.slice(end, end + LONGEST_FLAGS));
    return cursor.read('pattern', end + (flags?.[0].length ?? 0));
}
const LONGEST_FLAGS = 10;
function symbol(cursor) {
    const { text, at } = cursor;
    const found = (0,languages_cursor/* match */.YW)(cursor, /^:(?!:)(?:[A-Za-z_]\w*[?!]?|"[^"\n]*")/);
    return found !== null && text[at - 1] !== ':' && cursor.read('string', at + found[0].length);
}

;// CONCATENATED MODULE: ./build/languages/rust.js




const RUST = {
    ...plain/* PLAIN */.tZ,
    languages: [{ id: 101, language: 'Rust', extensions: ['rs'] }],
    words: {
        kept: `if else for in while loop match break continue return fn struct enum union trait impl where let move as
      dyn await unsafe self Self super mod type macro_rules`,
        dropped: 'pub mut const static async extern ref crate',
        constants: 'true false',
    },
    blockComments: [plain/* NESTED_SLASHES */.sF],
    quotes: [languages_quotes/* DOUBLE_LINES */.qw],
    operators: '== != <= >= && || += -= *= /= %= &= |= ^= << >> <<= >>= -> => :: .. ..= ...',
    leftOut: { semicolon: 'use', line: 'extern' },
    hooks: { "'": characterOrLifetime, '#': attribute, rbc: rust_prefixedString },
    hasBraces: true,
    declaresByWord: true,
    hasNoTernary: true,
    evaluates: /\bCommand::new\b/g,
};
function characterOrLifetime(cursor) {
    const character = (0,languages_cursor/* match */.YW)(cursor, /^'(?:\\(?:u\{[^}]*\}|x[0-9a-fA-F]{2}|.)|[^\\'\n])'/u);
    if (character !== null)
        return cursor.read('string', cursor.at + character[0].length);
    return cursor.skipTo(cursor.at + ((0,languages_cursor/* match */.YW)(cursor, /^'\w+/)?.[0].length ?? 1));
}
function attribute(cursor) {
    const { text, at } = cursor;
    return (0,languages_cursor/* match */.YW)(cursor, /^#!?\[/) !== null && cursor.skipTo(endOfAttribute(text, text.indexOf('[', at)));
}
/** `r#"…"#`, `b"…"`, `b'…'`. */
function rust_prefixedString(cursor) {
    const { text, at } = cursor;
    if (!`"'#r`.includes(text[at + 1] ?? ' '))
        return false;
    const raw = (0,languages_cursor/* match */.YW)(cursor, /^(?:br|cr|r)(#*)"/);
    if (raw !== null)
        return cursor.read('string', (0,languages_cursor/* endAfter */.uY)(text, `"${raw[1] ?? ''}`, at + raw[0].length));
    const byte = (0,languages_cursor/* match */.YW)(cursor, /^[bc](["'])/);
    return (byte !== null && cursor.read('string', (0,languages_quotes/* endOfQuote */.LB)(text, at + 2, byte[1] === '"' ? languages_quotes/* DOUBLE_LINES */.qw : languages_quotes/* SINGLE */.zt)));
}

;// CONCATENATED MODULE: ./build/languages/scala.js





const SCALA = {
    ...plain/* PLAIN */.tZ,
    languages: [{ id: 103, language: 'Scala', extensions: ['scala', 'sc'] }],
    words: {
        kept: `if else for while do match case return def class object trait extends with new this super try catch finally throw
      yield type given using then enum end export`,
        dropped: 'public private protected override final abstract sealed implicit lazy inline opaque open',
        constants: 'true false null',
        same: { let: 'val var' },
    },
    blockComments: [plain/* NESTED_SLASHES */.sF],
    quotes: [languages_quotes/* SINGLE */.zt, languages_quotes/* BACKTICK_NAME */.To],
    operators: '== != <= >= && || += -= *= /= => <- -> :: ::: ++ <: >: ## =>>',
    leftOut: { line: 'import package' },
    // What stands before `s"…"` says nothing.
    hooks: { '@': annotation, '"': interpolated('${'), sfr: (0,languages_cursor/* skipping */.sY)(/^(?:s|f|raw)(?=")/) },
    hasBraces: true,
    declaresByWord: true,
    escapes: 'everywhere',
    evaluates: /\bScriptEngine|\bToolBox\b|\bsys\.process\b/g,
};

;// CONCATENATED MODULE: ./build/languages/shell.js




const SHELL = {
    ...plain/* SCRIPT */.Mm,
    languages: [{ id: 104, language: 'Shell', extensions: ['sh', 'bash', 'zsh', 'ksh'] }],
    words: {
        kept: `if then elif else fi for in while until do done case esac select function return break continue exit echo printf read
      local export declare unset shift set test eval exec trap cd`,
    },
    quotes: [languages_quotes/* DOUBLE_LINES */.qw, { ...languages_quotes/* SINGLE_LINES */.zB, escape: '' }],
    wordPart: '-./',
    operators: '&& || ;; [[ ]] >> << <<< == != $( (( )) |&',
    leftOut: { line: 'source .' },
    hooks: {
        '#': shell_comment,
        '<': (cursor) => {
            const here = (0,languages_cursor/* match */.YW)(cursor, /^<<(-?)[ \t]*(["']?)([A-Za-z_]\w*)\2/);
            return here !== null && hereDocument(cursor, here[3], here[1] === '-');
        },
        // What stands in `$(…)` is code.
        $: (0,languages_cursor/* reading */.hF)('name', /^\$(?:\{[^{}\n]*\}|\w+|[?#@*!$-])/),
    },
    newlines: true,
    interpreter: /\b(?:ba|z|k|da)?sh\b/,
    evaluates: /\beval\b|\b(?:ba|z|k|da)?sh\s+-c\b|\|\s*(?:ba|z|k|da)?sh\b|\bpython3?\s+-c\b/g,
    hasNoAiScore: true,
};
/** A comment only where a word may start. */
function shell_comment(cursor) {
    const before = cursor.text[cursor.at - 1] ?? ' ';
    return before <= ' ' || ';(|&'.includes(before) ? (0,languages_cursor/* skipLine */.IT)(cursor) : cursor.skipTo(cursor.at + 1);
}

;// CONCATENATED MODULE: ./build/languages/sql.js



const TEXT = { ...languages_quotes/* DOUBLED_SINGLE */.xK, multiline: true };
const SQL = {
    ...plain/* PLAIN */.tZ,
    languages: [{ id: 22, language: 'SQL', extensions: ['sql', 'ddl', 'dml', 'pks', 'pkb', 'psql'] }],
    words: {
        kept: `select from where group by having order limit offset insert into values update set delete create table view index
      trigger procedure function alter add drop column constraint primary foreign key references unique check default join inner
      left right full outer cross on using union all intersect except distinct as case when then else end and or not in exists
      between like is asc desc with recursive over partition rows range begin commit rollback declare if elsif loop while for
      return returns language cursor fetch open close exception raise count sum avg min max coalesce cast`,
        types: 'int integer bigint smallint decimal numeric float real double varchar char text date timestamp boolean bool',
        constants: 'null true false',
    },
    ignoreCase: true,
    lineComments: ['--', '#'],
    quotes: [
        TEXT,
        { ...TEXT, open: '"', close: '"', name: true },
        { ...TEXT, open: '`', close: '`', name: true },
    ],
    operators: '<> != <= >= || := ::',
    // PostgreSQL's marks vanish, so that a function's body is code.
    hooks: { $: (0,languages_cursor/* skipping */.sY)(/^\$\w*\$/) },
    evaluates: /\bexecute\b|\bsp_executesql\b/gi,
    hasNoAiScore: true,
};

;// CONCATENATED MODULE: ./build/languages/swift.js





const SWIFT = {
    ...plain/* PLAIN */.tZ,
    languages: [{ id: 43, language: 'Swift', extensions: ['swift'] }],
    words: {
        kept: `if else for in while repeat switch case default break continue fallthrough return guard defer func class struct enum
      protocol extension init deinit subscript get set is as try catch throw throws do where self super typealias await
      associatedtype`,
        dropped: `public private internal fileprivate open static final override mutating nonmutating lazy weak unowned convenience
      required indirect inout async rethrows dynamic optional some any`,
        constants: 'true false nil',
        same: { let: 'let var' },
    },
    blockComments: [plain/* NESTED_SLASHES */.sF],
    quotes: [languages_quotes/* BACKTICK_NAME */.To],
    operators: '=== !== == != <= >= && || ?? ?. += -= *= /= %= -> ... ..<',
    leftOut: { line: 'import package' },
    hooks: { '@': annotation, '"': interpolated('\\('), '#': swift_rawString },
    hasBraces: true,
    declaresByWord: true,
};
/** `#"…"#`. */
function swift_rawString(cursor) {
    const raw = (0,languages_cursor/* match */.YW)(cursor, /^(#+)("{3}|")/);
    if (raw === null)
        return false;
    const [all, marks = '', quotes = ''] = raw;
    return cursor.read('string', (0,languages_cursor/* endAfter */.uY)(cursor.text, quotes + marks, cursor.at + all.length));
}

;// CONCATENATED MODULE: ./build/languages/text.js

const PROSE = ['txt', 'md', 'tex', 'rst'];
const text_TEXT = {
    ...plain/* PLAIN */.tZ,
    tokenizer: 'words',
    lineComments: [],
    blockComments: [],
    languages: [
        { id: 41, language: 'Text', extensions: PROSE, onlyByName: true },
        { id: 42, language: 'Plain Text', extensions: PROSE, onlyByName: true },
    ],
    hasNoAiScore: true,
};

;// CONCATENATED MODULE: ./build/languages/verilog.js



const VERILOG = {
    ...plain/* PLAIN */.tZ,
    languages: [{ id: 114, language: 'Verilog', extensions: ['v', 'vh', 'sv', 'svh'] }],
    words: {
        kept: `module endmodule input output inout logic assign always initial final begin end if else case casex casez endcase default for
      while do repeat forever foreach posedge negedge or and not nand nor xor xnor buf parameter localparam defparam function endfunction
      task endtask generate endgenerate genvar wait disable fork join join_any join_none struct union enum typedef package endpackage
      interface endinterface modport class endclass extends new return break continue inside assert property sequence specify endspecify
      this super event force release`,
        dropped: 'signed unsigned automatic static unique unique0 priority packed const virtual local protected rand',
        types: 'integer int shortint longint byte bit time real realtime string void supply0 supply1',
        // Which of them a designer takes says nothing about what is built.
        same: { logic: 'wire reg tri wand wor', always: 'always_comb always_ff always_latch' },
    },
    quotes: [languages_quotes/* DOUBLE */.y4],
    wordPart: '$',
    wordStart: '$',
    operators: '<= >= == != === !== ==? !=? && || ** << >> <<< >>> -> ->> => *> ++ -- += -= *= /= %= &= |= ^= ~& ~| ~^ ^~ +: -: :: ## |-> |=> <<= >>=',
    leftOut: { semicolon: 'import export' },
    hooks: {
        "'": digits,
        '`': verilog_directive,
        // A name may hold any sign up to the next blank.
        '\\': (0,languages_cursor/* reading */.hF)('name', /^\\[!-~]+/),
        // An attribute; `(*)` is a list of everything.
        '(': (0,languages_cursor/* skipping */.sY)(/^\(\*(?!\s*\))[^\n*]{0,200}\*\)/),
    },
    evaluates: /\$system\s*\(/g,
};
/** `8'hFF`, `'b01`, `'0`: behind a number they are part of it. */
function digits(cursor) {
    const found = (0,languages_cursor/* match */.YW)(cursor, /^'(?:[sS]?[bodhBODH]\s*[\da-fA-FxXzZ_?]+|[01xXzZ](?!\w))/);
    if (found === null)
        return false;
    const end = cursor.at + found[0].length;
    return cursor.expectsValue ? cursor.read('string', end) : cursor.skipTo(end);
}
/** Directives are dropped; of a macro its body counts, and where it is used it is a name. */
function verilog_directive(cursor) {
    const definition = (0,languages_cursor/* match */.YW)(cursor, /^`define\s+\w+/);
    if (definition !== null)
        return cursor.skipTo(cursor.at + definition[0].length);
    const other = (0,languages_cursor/* match */.YW)(cursor, /^`(?:include|timescale|default_nettype|undef|ifdef|ifndef|elsif|else|endif|resetall|celldefine|endcelldefine|line|pragma)\b[^\n]*/);
    if (other !== null)
        return cursor.skipTo(cursor.at + other[0].length);
    const use = (0,languages_cursor/* match */.YW)(cursor, /^`\w+/);
    return use === null ? cursor.skipTo(cursor.at + 1) : cursor.read('name', cursor.at + use[0].length);
}

;// CONCATENATED MODULE: ./build/languages/vhdl.js



/** Behind `end`: what ends, and its name, may be said or left out. */
const AFTER_END = /\b(end)([ \t]+(?:if|case|loop|process|entity|architecture|component|generate|function|procedure|package|record|block|body)\b)?([ \t]+(?:body[ \t]+)?[a-z]\w*)?(?=[ \t]*;)/gi;
const VHDL = {
    ...plain/* PLAIN */.tZ,
    languages: [{ id: 115, language: 'VHDL', extensions: ['vhd', 'vhdl'] }],
    words: {
        kept: `entity architecture is of begin end port map generic signal variable constant process if then elsif else case when others for
      while loop generate component function procedure return wait until after and or not xor nand nor xnor mod rem abs sll srl sla sra
      rol ror in out inout buffer to downto array record type subtype package body all rising_edge falling_edge range report assert
      severity null select with exit next attribute block file access alias`,
        dropped: 'shared pure impure guarded transport inertial',
        types: `std_logic std_ulogic std_logic_vector std_ulogic_vector bit bit_vector integer natural positive boolean real unsigned signed
      string time`,
        constants: 'true false',
    },
    ignoreCase: true,
    lineComments: ['--'],
    quotes: [languages_quotes/* DOUBLED */._m],
    operators: '<= >= => := /= ** <> ?= ?/= << >>',
    leftOut: { semicolon: 'library use' },
    hooks: { "'": character, bBoOxX: (0,languages_cursor/* reading */.hF)('string', /^[box]"[\da-f_]*"/i) },
    prepare: (text) => text.replaceAll(AFTER_END, (all, end) => end.padEnd(all.length)),
};
/** `'1'` is a value; behind a name `'` asks for an attribute. */
function character(cursor) {
    if (!cursor.expectsValue)
        return false;
    const found = (0,languages_cursor/* match */.YW)(cursor, /^'[^\n]'/);
    return found !== null && cursor.read('string', cursor.at + found[0].length);
}

;// CONCATENATED MODULE: ./build/languages/visual-basic.js


const VISUAL_BASIC = {
    ...plain/* PLAIN */.tZ,
    languages: [{ id: 23, language: 'VB', extensions: ['vb', 'vbs', 'bas', 'frm', 'cls'] }],
    words: {
        kept: `if then else elseif end for each to step next while wend do loop until select case exit return sub function class
      module structure enum property get set new try catch finally throw dim as of in is and or not xor andalso orelse mod with
      using call on error goto let inherits implements handles raiseevent addressof`,
        dropped: 'public private protected friend static shared const readonly byval byref overrides overridable',
        types: 'integer long short byte single double decimal string boolean object char date variant',
        constants: 'true false nothing',
    },
    ignoreCase: true,
    lineComments: ["'"],
    blockComments: [],
    quotes: [languages_quotes/* DOUBLED */._m],
    operators: '<> <= >= += -= *= /= &=',
    leftOut: { line: 'imports option rem' },
    newlines: true,
};

;// CONCATENATED MODULE: ./build/languages/languages.js
































/*
 * The one list of programming languages: what the collector takes, what the engine reads and what the report page colours. A
 * language is one file and one row.
 */
/**
 * What is known of each language, by the name of its family. New rows come last: the place of a row is part of every
 * fingerprint. There is room for 32 (`TOKEN_LIMIT` of the engine).
 */
const ROWS = {
    generic: GENERIC,
    java: JAVA,
    c: C,
    csharp: C_SHARP,
    javascript: javascript/* JAVASCRIPT */.i,
    python: python/* PYTHON */.Z,
    go: GO,
    rust: RUST,
    php: PHP,
    kotlin: KOTLIN,
    swift: SWIFT,
    scala: SCALA,
    ruby: RUBY,
    shell: SHELL,
    sql: SQL,
    r: R,
    matlab: MATLAB,
    haskell: HASKELL,
    lisp: LISP,
    perl: PERL,
    basic: VISUAL_BASIC,
    pascal: PASCAL,
    assembly: ASSEMBLY,
    markup: MARKUP,
    text: text_TEXT,
    lua: LUA,
    dart: DART,
    ml: ML,
    prolog: PROLOG,
    verilog: VERILOG,
    vhdl: VHDL,
    fortran: FORTRAN,
};
const FAMILIES = ROWS;
/** The families, in the order of their numbers. */
const FAMILY_NAMES = Object.keys(ROWS);
/** Decide per file, by extension and content. */
const AUTO_DETECT = 999;
/**
 * The languages that are read, by id. Build files of tools (Makefile, Gemfile, build.gradle) are in none: they are alike
 * everywhere. Ids below 100 are those that the interface's older services use (a client may have them written down); the
 * rest were free.
 */
const LANGUAGES = [
    ...FAMILY_NAMES.flatMap((family) => FAMILIES[family].languages.map((row) => ({ ...row, family }))).toSorted((a, b) => a.id - b.id),
    { id: AUTO_DETECT, language: 'Auto Detect', extensions: [], family: 'generic' },
];
const BY_EXTENSION = new Map();
for (const { extensions, family, onlyByName } of LANGUAGES) {
    if (onlyByName === true)
        continue;
    for (const extension of extensions)
        if (!BY_EXTENSION.has(extension))
            BY_EXTENSION.set(extension, family);
}
/** The language of an id, or undefined. */
function languageById(id) {
    return LANGUAGES.find((language) => language.id === id);
}
/** The language that a person means by its name, an ending or its id; undefined: none of these, or any language. */
function languageNamed(text) {
    const wanted = text.trim().toLowerCase().replace(/^\./, '');
    return (LANGUAGES.find(({ id, language }) => language.toLowerCase() === wanted || String(id) === wanted) ??
        LANGUAGES.find(({ extensions }) => extensions.includes(wanted)));
}
/**
 * Lower-case ending of a path without its dot; '' where there is none. Read as people see it: blanks at the end of the
 * name and characters that show nothing do not change what kind of file it is.
 */
function extensionOf(path) {
    const name = shownName(path.slice(path.lastIndexOf('/') + 1));
    const dot = name.lastIndexOf('.');
    return dot <= 0 ? '' : name.slice(dot + 1).toLowerCase();
}
function shownName(name) {
    // Most names are plain, and this is asked for each of them many times.
    return /^[!-~]*$/.test(name)
        ? name
        : name
            .normalize('NFKC')
            .replaceAll(/[\p{C}\p{M}]/gu, '')
            .trim();
}
/** The family that files of an ending are read as; undefined: not source code unless it is asked for by name. */
function familyOfExtension(extension) {
    return BY_EXTENSION.get(extension);
}
/** Whether a file's name is that of source code. */
function isSourceName(path) {
    return BY_EXTENSION.has(extensionOf(path));
}
/** The family of a script without an ending, by the interpreter that its first line names; undefined: it is no script. */
function familyOfShebang(text) {
    if (!text.startsWith('#!'))
        return undefined;
    const line = text.slice(0, 200).split('\n', 1)[0] ?? '';
    return FAMILY_NAMES.find((family) => FAMILIES[family].interpreter?.test(line) === true) ?? 'generic';
}


/***/ }),

/***/ 3396:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gv: () => (/* binding */ NUMERIC_TYPES),
/* harmony export */   Mm: () => (/* binding */ SCRIPT),
/* harmony export */   iy: () => (/* binding */ C_CONTROL),
/* harmony export */   sF: () => (/* binding */ NESTED_SLASHES),
/* harmony export */   tZ: () => (/* binding */ PLAIN)
/* harmony export */ });
/* harmony import */ var _quotes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7451);

const SLASHES = { open: '/*', close: '*/', nested: false };
/** Comments that may hold others. */
const NESTED_SLASHES = { ...SLASHES, nested: true };
/** What most languages have in common; each says what differs. */
const PLAIN = {
    tokenizer: 'rules',
    words: {},
    ignoreCase: false,
    lineComments: ['//'],
    blockComments: [SLASHES],
    quotes: [_quotes_js__WEBPACK_IMPORTED_MODULE_0__/* .DOUBLE */ .y4, _quotes_js__WEBPACK_IMPORTED_MODULE_0__/* .SINGLE */ .zt],
    wordStart: '',
    wordPart: '',
    operators: '== != <= >= && || ++ -- += -= *= /= %= &= |= ^= << >> <<= >>= -> :: ... ?? ?. => <=> ->* .* >>> >>>= **',
    leftOut: {},
    hooks: {},
    newlines: false,
};
/** The same with comments from `#` to the end of the line. */
const SCRIPT = { ...PLAIN, lineComments: ['#'], blockComments: [] };
const C_CONTROL = 'if else for while do switch case default break continue return goto';
const NUMERIC_TYPES = 'int long short byte char float double boolean void';


/***/ }),

/***/ 1764:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ PYTHON)
/* harmony export */ });
/* harmony import */ var _plain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3396);

const PYTHON = {
    ..._plain_js__WEBPACK_IMPORTED_MODULE_0__/* .SCRIPT */ .Mm,
    tokenizer: 'python',
    languages: [
        { id: 14, language: 'Python', extensions: ['py', 'pyw', 'pyi', 'pyx', 'pxd', 'ipynb'] },
        { id: 108, language: 'Jupyter Notebook', extensions: ['ipynb'] },
    ],
    words: {
        kept: `if elif else for while break continue return def class lambda try except finally raise with as in is not and or
      pass yield await assert del match case`,
        dropped: 'async global nonlocal',
        constants: 'True False None',
    },
    operators: '== != <= >= += -= *= /= //= %= **= @= &= |= ^= <<= >>= := -> ** // << >> ...',
    interpreter: /python/,
    runsOutsideFunctions: true,
    evaluates: /\b(?:exec|eval|execfile|runpy|marshal|FunctionType|runsource|os\.system|subprocess)\b/g,
    readsItself: /\bexec\s*\([^\n]{0,80}\b(?:open|__doc__|__file__|getsource)\b|\b(?:__doc__|__file__|getsource)\b[^]{0,400}\bexec\s*\(/,
};


/***/ }),

/***/ 7451:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LB: () => (/* binding */ endOfQuote),
/* harmony export */   To: () => (/* binding */ BACKTICK_NAME),
/* harmony export */   _m: () => (/* binding */ DOUBLED),
/* harmony export */   p$: () => (/* binding */ BACKTICK_LINES),
/* harmony export */   qw: () => (/* binding */ DOUBLE_LINES),
/* harmony export */   xK: () => (/* binding */ DOUBLED_SINGLE),
/* harmony export */   y4: () => (/* binding */ DOUBLE),
/* harmony export */   zB: () => (/* binding */ SINGLE_LINES),
/* harmony export */   zt: () => (/* binding */ SINGLE)
/* harmony export */ });
const DOUBLE = { open: '"', close: '"', escape: '\\', doubled: false, multiline: false };
const SINGLE = { ...DOUBLE, open: "'", close: "'" };
const DOUBLE_LINES = { ...DOUBLE, multiline: true };
const SINGLE_LINES = { ...SINGLE, multiline: true };
const BACKTICK_LINES = { ...DOUBLE_LINES, open: '`', close: '`' };
/** Kotlin, Swift, Scala, R: a name that would not be one without its marks. */
const BACKTICK_NAME = { ...DOUBLE, open: '`', close: '`', name: true };
/** The mark itself is written twice, a backslash means nothing. */
const DOUBLED = { ...DOUBLE, escape: '', doubled: true };
const DOUBLED_SINGLE = { ...DOUBLED, open: "'", close: "'" };
const LINE_FEED = 10;
/** End of a quoted text whose opening mark ends at `from`: the offset after its closing mark. */
function endOfQuote(text, from, quote) {
    const { close, escape } = quote;
    const first = close.charCodeAt(0);
    const escapeCode = escape === '' ? -1 : escape.charCodeAt(0);
    let at = from;
    while (at < text.length) {
        const code = text.charCodeAt(at);
        if (code === escapeCode) {
            at += 2;
        }
        else if (code === LINE_FEED && !quote.multiline) {
            return at;
        }
        else if (code === first && (close.length === 1 || text.startsWith(close, at))) {
            if (quote.doubled && text.startsWith(close, at + close.length))
                at += close.length * 2;
            else
                return at + close.length;
        }
        else {
            at += 1;
        }
    }
    return text.length;
}


/***/ }),

/***/ 4273:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ compareText)
/* harmony export */ });
/** Orders texts by code units: the same on every machine, whatever its language. For `sort`: -1, 0 or 1. */
function compareText(a, b) {
    return a < b ? -1 : Number(a > b);
}


/***/ }),

/***/ 5174:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ decode),
/* harmony export */   Q: () => (/* binding */ declaredEncoding)
/* harmony export */ });
const UTF8 = new TextDecoder('utf-8', { fatal: true });
const UTF8_LENIENT = new TextDecoder('utf-8');
const UTF16_LE = new TextDecoder('utf-16le');
const UTF16_BE = new TextDecoder('utf-16be');
const LATIN_1 = new TextDecoder('windows-1252');
const SAMPLE_BYTES = 8192;
/** In UTF-16 of mostly ASCII text, this share of the bytes at even (or odd) places is zero. */
const UTF16_ZERO_SHARE = 0.3;
/**
 * Decodes by byte-order mark, else UTF-16 or UTF-32 by where its zero bytes stand, else what a Python file declares, else UTF-8,
 * else Latin-1 (Windows-1252). A file with zero bytes otherwise is `binary`. Line ends become `\n`; lines are counted as editors
 * count them.
 */
function decode(bytes, path = '') {
    const text = decoded(bytes, path);
    return text === undefined ? { reason: 'binary' } : { text: unixLines(text) };
}
function decoded(bytes, path) {
    const [a, b, c, d] = bytes;
    if (a === 0xff && b === 0xfe && c === 0 && d === 0)
        return utf32(bytes, true, 4);
    if (a === 0 && b === 0 && c === 0xfe && d === 0xff)
        return utf32(bytes, false, 4);
    if (a === 0xef && b === 0xbb && c === 0xbf)
        return UTF8_LENIENT.decode(bytes);
    if (a === 0xff && b === 0xfe)
        return UTF16_LE.decode(bytes);
    if (a === 0xfe && b === 0xff)
        return UTF16_BE.decode(bytes);
    const sample = Math.min(bytes.length, SAMPLE_BYTES);
    /** Zero bytes by their place in a unit of four. */
    const zeros = [0, 0, 0, 0];
    for (let at = 0; at < sample; at += 1)
        if (bytes[at] === 0)
            zeros[(at & 3)] += 1;
    const even = zeros[0] + zeros[2];
    const odd = zeros[1] + zeros[3];
    if (even + odd > 0) {
        const quarter = Math.floor(sample / 4);
        const wide = zeros[3] === quarter && zeros[2] === quarter && zeros[0] === 0
            ? utf32(bytes, true, 0)
            : zeros[0] === quarter && zeros[1] === quarter && zeros[3] === 0
                ? utf32(bytes, false, 0)
                : undefined;
        if (wide !== undefined && !CONTROL.test(wide))
            return wide;
        const half = sample / 2;
        if (odd > half * UTF16_ZERO_SHARE && even === 0)
            return UTF16_LE.decode(bytes);
        if (even > half * UTF16_ZERO_SHARE && odd === 0)
            return UTF16_BE.decode(bytes);
        return undefined;
    }
    const declared = declaredDecoder(bytes, path);
    if (declared !== undefined)
        return declared.decode(bytes);
    try {
        return UTF8.decode(bytes);
    }
    catch {
        return LATIN_1.decode(bytes);
    }
}
/** No text holds them. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const CONTROL = /[\u0000-\u0008\u000e-\u001a]/;
const LARGEST_CODE_POINT = 0x10ffff;
/** Undefined where what stands there are no characters. */
function utf32(bytes, little, from) {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const parts = [];
    for (let at = from; at + 4 <= bytes.length; at += 4) {
        const code = view.getUint32(at, little);
        if (code > LARGEST_CODE_POINT)
            return undefined;
        parts.push(String.fromCodePoint(code));
    }
    return parts.join('');
}
const DECLARED_WITHIN = 400;
/**
 * The encoding that the first two lines of a Python file declare (`# coding: …`, PEP 263), as its text names it; undefined where
 * there is none.
 */
function declaredEncoding(text, path) {
    if (!/\.pyw?i?$/i.test(path))
        return undefined;
    const [first = '', second = ''] = text.slice(0, DECLARED_WITHIN).split(/\r\n?|\n/, 2);
    const pattern = /^[ \t\f]*#.*?coding[:=][ \t]*([-\w.]+)/;
    const found = pattern.exec(first) ?? (/^[ \t\f]*(?:#|$)/.test(first) ? pattern.exec(second) : null);
    return found?.[1]?.toLowerCase().replaceAll('_', '-');
}
/** For encodings that are no more than another table of letters; others are left to who reads the text. */
function declaredDecoder(bytes, path) {
    const name = declaredEncoding(LATIN_1.decode(bytes.subarray(0, DECLARED_WITHIN)), path);
    if (name === undefined || name.startsWith('utf'))
        return undefined;
    try {
        const decoder = new TextDecoder(name);
        return decoder.encoding.startsWith('utf-') ? undefined : decoder;
    }
    catch {
        return undefined;
    }
}
function unixLines(text) {
    return text.includes('\r') ? text.replaceAll(/\r\n?/g, '\n') : text;
}


/***/ }),

/***/ 5486:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  SD: () => (/* binding */ STORED),
  dd: () => (/* binding */ TAIL_BYTES),
  Wz: () => (/* binding */ ZipError),
  te: () => (/* binding */ findDirectory),
  gZ: () => (/* binding */ readDirectory)
});

// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
;// CONCATENATED MODULE: ./build/zip/entry-names.js
const UTF8 = new TextDecoder('utf-8');
const STRICT_UTF8 = new TextDecoder('utf-8', { fatal: true });
const WINDOWS_1252 = new TextDecoder('windows-1252');
/** The upper halves of the two code pages that DOS used in America and in western Europe. */
const CP437 = 'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0';
const CP850 = 'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';
/** In the order in which a tie is decided: the ZIP format itself knows CP437 alone (APPNOTE 6.3.10, appendix D). */
const CODE_PAGES = [
    (bytes) => dosText(bytes, CP437),
    (bytes) => dosText(bytes, CP850),
    (bytes) => WINDOWS_1252.decode(bytes),
];
/**
 * Decodes the names of one ZIP. What says it is UTF-8, or is, is read as that; Windows' own zipper writes its local code page
 * and does not say so, so the rest is read as the page by which most of it looks like names. Never fails.
 */
function decodeNames(names) {
    const decoded = names.map(({ bytes, isUtf8 }) => (isUtf8 ? UTF8.decode(bytes) : strictUtf8(bytes)));
    const unknown = names.flatMap(({ bytes }, at) => (decoded[at] === null ? [bytes] : []));
    const decode = unknown.length === 0 ? UTF8.decode.bind(UTF8) : codePageOf(unknown);
    return names.map(({ bytes }, at) => decoded[at] ?? decode(bytes));
}
function strictUtf8(bytes) {
    try {
        return STRICT_UTF8.decode(bytes);
    }
    catch {
        return null;
    }
}
function dosText(bytes, upper) {
    let text = '';
    for (const byte of bytes)
        text += byte < 128 ? String.fromCharCode(byte) : (upper[byte - 128] ?? '');
    return text;
}
/** One program wrote all names of a ZIP, so one code page is right for all. */
function codePageOf(names) {
    const scored = CODE_PAGES.map((decode) => ({
        decode,
        score: names.reduce((sum, bytes) => sum + plausibility(decode(bytes)), 0),
    }));
    return scored.reduce((best, one) => (one.score > best.score ? one : best)).decode;
}
/** How much the characters beyond ASCII look like letters of a name. */
function plausibility(text) {
    let score = 0;
    let last = '';
    for (const character of text) {
        if (character > '\u007f') {
            if (!/\p{Script=Latin}/u.test(character))
                score -= 2;
            else if (/\p{Ll}/u.test(character))
                score += 2;
            else if (/\p{Lu}/u.test(character))
                score += /\p{Ll}/u.test(last) ? -2 : 1;
            else
                score -= 2;
        }
        last = character;
    }
    return score;
}

;// CONCATENATED MODULE: ./build/zip/safe-path.js
/**
 * A path that stays inside of wherever it is put: relative, POSIX, without `.`, `..`, empty parts, drives or NUL. Back
 * slashes are separators to Windows tools, so they count as such. null: refused.
 */
function safePath(name) {
    if (name.includes('\0') || name.length > 4096)
        return null;
    const posix = name.replaceAll('\\', '/');
    if (posix.startsWith('/') || /^[A-Za-z]:/.test(posix))
        return null;
    const parts = posix.split('/').filter((part) => part !== '.' && part !== '');
    if (parts.length === 0 || parts.includes('..'))
        return null;
    return parts.join('/');
}

;// CONCATENATED MODULE: ./build/zip/directory.js



/** The archive as a whole, or one entry, cannot be read. The message is a sentence. */
class ZipError extends Error {
    name = 'ZipError';
}
const END_SIGNATURE = 0x06054b50;
const END_BYTES = 22;
const MAX_COMMENT_BYTES = 0xffff;
const LARGE_LOCATOR_SIGNATURE = 0x07064b50;
const LARGE_LOCATOR_BYTES = 20;
const LARGE_END_SIGNATURE = 0x06064b50;
const LARGE_END_BYTES = 56;
const DIRECTORY_SIGNATURE = 0x02014b50;
const DIRECTORY_BYTES = 46;
const LOCAL_BYTES = 30;
const ENCRYPTED = 0x0001 | 0x0040;
const UTF8_NAME = 0x0800;
const STORED = 0;
const DEFLATED = 8;
const UNIX = 3;
const TYPE_MASK = 0o170000;
const LINK = 0o120000;
const REGULAR = 0o100000;
const LARGE_FIELD = 0x0001;
const UNICODE_PATH_FIELD = 0x7075;
const FULL_16 = 0xffff;
const FULL_32 = 0xffffffff;
/** The end of a ZIP in which its directory is named, with a comment of any length; in bytes. */
const TAIL_BYTES = END_BYTES + MAX_COMMENT_BYTES + LARGE_LOCATOR_BYTES + LARGE_END_BYTES;
/**
 * Finds the central directory by a ZIP's last bytes.
 *
 * @param tail the last bytes, `TAIL_BYTES` of them where there are so many
 * @param tailStart where these begin
 * @param isLargeRead whether the ZIP64 format is read (archives above 4 GB or 65,534 entries)
 * @throws ZipError
 */
function findDirectory(tail, tailStart, { maxEntries }, isLargeRead) {
    const end = findEnd(tail);
    if (tail.readUInt16LE(end + 4) !== 0 || tail.readUInt16LE(end + 6) !== 0) {
        throw new ZipError('The ZIP file is split over several disks, which is not supported.');
    }
    const place = {
        start: tail.readUInt32LE(end + 16),
        bytes: tail.readUInt32LE(end + 12),
        count: tail.readUInt16LE(end + 10),
    };
    const isLarge = place.count === FULL_16 || place.bytes === FULL_32 || place.start === FULL_32;
    if (isLarge && !isLargeRead) {
        throw new ZipError('The ZIP file uses the ZIP64 format, which no upload of allowed size needs.');
    }
    const found = isLarge ? largePlace(tail, tailStart, end) : place;
    if (found.count > maxEntries) {
        throw new ZipError(`The ZIP file has ${found.count} entries; at most ${maxEntries} are read.`);
    }
    if (found.start + found.bytes > tailStart + end) {
        throw new ZipError('The ZIP file is damaged: its directory lies outside of the file.');
    }
    return found;
}
/** The end record is the last thing in the file, before a comment of at most 65,535 bytes. */
function findEnd(tail) {
    const lowest = Math.max(0, tail.length - END_BYTES - MAX_COMMENT_BYTES);
    for (let at = tail.length - END_BYTES; at >= lowest; at -= 1) {
        if (tail.readUInt32LE(at) === END_SIGNATURE &&
            at + END_BYTES + tail.readUInt16LE(at + 20) === tail.length) {
            return at;
        }
    }
    throw new ZipError('This is no ZIP file, or its end is missing.');
}
/** As ZIP64 has it (APPNOTE 6.3.10, 4.3.14 and 4.3.15). */
function largePlace(tail, tailStart, end) {
    const locator = end - LARGE_LOCATOR_BYTES;
    const at = locator >= 0 && tail.readUInt32LE(locator) === LARGE_LOCATOR_SIGNATURE
        ? Number(tail.readBigUInt64LE(locator + 8)) - tailStart
        : -1;
    if (at < 0 || at + LARGE_END_BYTES > tail.length || tail.readUInt32LE(at) !== LARGE_END_SIGNATURE) {
        throw new ZipError('The ZIP file is damaged: the end of its large directory is missing.');
    }
    return {
        start: Number(tail.readBigUInt64LE(at + 48)),
        bytes: Number(tail.readBigUInt64LE(at + 40)),
        count: Number(tail.readBigUInt64LE(at + 32)),
    };
}
/**
 * Reads a central directory (APPNOTE 6.3.10, sections 4.3 and 4.4). Entries that cannot be used are listed as problems.
 * Where all together promise too much, the largest are refused: source files are small, and no padding may push them out.
 *
 * @param directory its bytes; it lies at `place`
 * @throws ZipError where it ends too early
 */
function readDirectory(directory, place, limits) {
    const headers = new Map();
    const problems = [];
    const folders = [];
    for (const header of headersOf(directory, place)) {
        const path = safePath(header.name);
        // A folder's name ends so; a mode alone would hide a file.
        if (header.name.endsWith('/')) {
            if (path !== null)
                folders.push(path);
            continue;
        }
        const refusal = path === null ? 'unsafe-path' : refusalOf(header, place.start, limits);
        if (path === null || refusal !== null) {
            problems.push({ path: header.name, reason: refusal ?? 'unsafe-path' });
            continue;
        }
        if (headers.delete(path))
            problems.push({ path: header.name, reason: 'duplicate-name' });
        headers.set(path, header);
    }
    let total = 0;
    for (const [path, { size }] of [...headers].toSorted(([, a], [, b]) => a.size - b.size)) {
        total += size;
        if (total <= limits.maxTotalBytes)
            continue;
        headers.delete(path);
        problems.push({ path, reason: 'too-large' });
    }
    return { headers, problems, folders };
}
function headersOf(directory, { count }) {
    const headers = [];
    const names = [];
    let at = 0;
    for (let index = 0; index < count; index += 1) {
        if (at + DIRECTORY_BYTES > directory.length || directory.readUInt32LE(at) !== DIRECTORY_SIGNATURE) {
            throw new ZipError('The ZIP file is damaged: its directory ends before all entries are listed.');
        }
        const flags = directory.readUInt16LE(at + 8);
        const nameEnd = at + DIRECTORY_BYTES + directory.readUInt16LE(at + 28);
        const extraEnd = nameEnd + directory.readUInt16LE(at + 30);
        const name = directory.subarray(at + DIRECTORY_BYTES, nameEnd);
        const extra = directory.subarray(nameEnd, extraEnd);
        const unicode = unicodeName(extra, name);
        names.push({ bytes: unicode ?? name, isUtf8: unicode !== null || (flags & UTF8_NAME) !== 0 });
        headers.push({
            mode: directory.readUInt8(at + 5) === UNIX ? directory.readUInt32LE(at + 38) >>> 16 : 0,
            flags,
            method: directory.readUInt16LE(at + 10),
            checksum: directory.readUInt32LE(at + 16),
            ...sizesOf(directory, at, extra),
        });
        at = extraEnd + directory.readUInt16LE(at + 32);
    }
    const decoded = decodeNames(names);
    return headers.map((header, index) => ({ name: decoded[index] ?? '', ...header }));
}
/** Numbers that are too large for their fields stand in an extra field, those alone and in this order. */
function sizesOf(directory, at, extra) {
    const fields = [
        directory.readUInt32LE(at + 24),
        directory.readUInt32LE(at + 20),
        directory.readUInt32LE(at + 42),
    ];
    const large = fields.includes(FULL_32) ? extraField(extra, LARGE_FIELD) : null;
    let next = 0;
    const [size = 0, packedSize = 0, local = 0] = fields.map((value) => {
        if (value !== FULL_32 || large === null || next + 8 > large.length)
            return value;
        next += 8;
        return Number(large.readBigUInt64LE(next - 8));
    });
    return { size, packedSize, local };
}
/** The name in UTF-8, where the ZIP has it beside the other one and means the same name by it (Info-ZIP, 4.6.9). */
function unicodeName(extra, name) {
    const field = extraField(extra, UNICODE_PATH_FIELD);
    return field !== null && field.length > 5 && field[0] === 1 && field.readUInt32LE(1) === (0,external_node_zlib_.crc32)(name)
        ? field.subarray(5)
        : null;
}
function extraField(extra, id) {
    for (let at = 0; at + 4 <= extra.length;) {
        const end = at + 4 + extra.readUInt16LE(at + 2);
        if (extra.readUInt16LE(at) === id)
            return extra.subarray(at + 4, end);
        at = end;
    }
    return null;
}
/** Why an entry cannot be used; null: it can. */
function refusalOf({ mode, flags, method, size, local }, directoryStart, limits) {
    const type = mode & TYPE_MASK;
    if (type === LINK)
        return 'symlink';
    if (type !== 0 && type !== REGULAR && size === 0)
        return 'special-file';
    if ((flags & ENCRYPTED) !== 0)
        return 'encrypted';
    if (method !== STORED && method !== DEFLATED)
        return 'unsupported-method';
    if (size > limits.maxEntryBytes)
        return 'too-large';
    return local + LOCAL_BYTES > directoryStart ? 'damaged' : null;
}


/***/ }),

/***/ 2647:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L: () => (/* binding */ ZIP_LIMITS),
  u: () => (/* binding */ readZip)
});

// EXTERNAL MODULE: ./build/text/compare-text.js
var compare_text = __webpack_require__(4273);
// EXTERNAL MODULE: ./build/zip/directory.js + 2 modules
var zip_directory = __webpack_require__(5486);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
;// CONCATENATED MODULE: ./build/zip/deflate-tables.js

/** zlib keeps so much of its window for looking ahead, in bytes. */
const LOOKAHEAD = 262;
/**
 * zlib's tables for contents of at most so many bytes, none larger than it needs: the usual ones take 268 kB, which cost
 * more than deflating a short file does. Whatever is in reach of the usual window is in reach of this one.
 */
function deflateTables(bytes) {
    const windowBits = Math.min(15, Math.max(9, Math.ceil(Math.log2(bytes + LOOKAHEAD))));
    // As many symbols in a block as there are bytes.
    return { windowBits, memLevel: Math.min(8, windowBits - 6), chunkSize: pieceSize(bytes) };
}
/**
 * How large a piece of memory zlib asks for at once to put out so many bytes: its usual 16 KiB stay in memory as a whole behind
 * a result of some hundred bytes.
 */
function pieceSize(bytes) {
    return Math.min(external_node_zlib_.constants.Z_DEFAULT_CHUNK, Math.max(external_node_zlib_.constants.Z_MIN_CHUNK, bytes));
}

;// CONCATENATED MODULE: ./build/zip/unpack-entry.js




const inflate = (0,external_node_util_.promisify)(external_node_zlib_.inflateRaw);
const LOCAL_SIGNATURE = 0x04034b50;
/** Of a local header, in bytes, without what is of its own length. */
const LOCAL_BYTES = 30;
const WRONG_SIZE = 'it does not unpack to the size its directory states';
/** How many bytes an entry's local header has in all. @param local its first `LOCAL_BYTES` bytes @throws ZipError */
function localBytes(local, path) {
    if (local.length < LOCAL_BYTES || local.readUInt32LE(0) !== LOCAL_SIGNATURE) {
        throw damagedEntry(path, 'its header is missing');
    }
    return LOCAL_BYTES + local.readUInt16LE(26) + local.readUInt16LE(28);
}
/** Unpacks an entry and verifies its checksum. @throws ZipError where the contents do not hold what the directory says */
function unpackEntry(path, header, packed) {
    if (header.method === zip_directory/* STORED */.SD)
        return verified(path, header, packed);
    let contents;
    try {
        contents = (0,external_node_zlib_.inflateRawSync)(packed, boundOf(header));
    }
    catch {
        throw damagedEntry(path, WRONG_SIZE);
    }
    return verified(path, header, contents);
}
/** As `unpackEntry`, but beside this thread. */
async function unpackEntryAside(path, header, packed) {
    if (header.method === zip_directory/* STORED */.SD)
        return verified(path, header, packed);
    return verified(path, header, await inflate(packed, boundOf(header)).catch(() => {
        throw damagedEntry(path, WRONG_SIZE);
    }));
}
/** What is said of an entry that cannot be read. */
function damagedEntry(path, what) {
    return new zip_directory/* ZipError */.Wz(`The entry ${JSON.stringify(path)} is damaged: ${what}.`);
}
/** One byte more than it holds: zlib asks for another piece where the first is full to its end. */
function boundOf({ size }) {
    return { maxOutputLength: Math.max(1, size), chunkSize: pieceSize(size + 1) };
}
function verified(path, { size, checksum }, contents) {
    if (contents.length !== size)
        throw damagedEntry(path, 'its size is not the one its directory states');
    if ((0,external_node_zlib_.crc32)(contents) !== checksum)
        throw damagedEntry(path, 'its checksum does not match');
    return contents;
}

;// CONCATENATED MODULE: ./build/zip/reader.js



/** Far above a student's work, far below what could exhaust a job. */
const ZIP_LIMITS = {
    maxEntries: 20_000,
    maxEntryBytes: 16 * 1024 * 1024,
    maxTotalBytes: 256 * 1024 * 1024,
};
/**
 * Reads a ZIP's central directory. Nothing is unpacked until an entry is read, and then never more than the directory
 * promises and `limits` allow, so that a bomb costs nothing.
 *
 * @throws ZipError when it is no ZIP, is truncated, spans disks, uses ZIP64 or passes the limit of entries
 */
function readZip(bytes, limits = ZIP_LIMITS) {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const tailStart = Math.max(0, buffer.length - zip_directory/* TAIL_BYTES */.dd);
    const place = (0,zip_directory/* findDirectory */.te)(buffer.subarray(tailStart), tailStart, limits, false);
    const directory = buffer.subarray(place.start, place.start + place.bytes);
    const { headers, problems } = (0,zip_directory/* readDirectory */.gZ)(directory, place, limits);
    return {
        entries: [...headers]
            .map(([path, header]) => entryOf(buffer, place.start, path, header))
            .toSorted((a, b) => (0,compare_text/* compareText */.n)(a.path, b.path)),
        problems,
    };
}
function entryOf(buffer, dataEnd, path, header) {
    const packed = () => {
        const { local } = header;
        const from = local + localBytes(buffer.subarray(local, local + LOCAL_BYTES), path);
        const to = from + header.packedSize;
        if (to > dataEnd)
            throw damagedEntry(path, 'its contents are cut off');
        return buffer.subarray(from, to);
    };
    return {
        path,
        size: header.size,
        read: () => unpackEntry(path, header, packed()),
        readAside: async () => unpackEntryAside(path, header, packed()),
    };
}


/***/ })

};
