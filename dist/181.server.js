export const id = 181;
export const ids = [181];
export const modules = {

/***/ 33988:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ fold),
/* harmony export */   j: () => (/* binding */ normalise)
/* harmony export */ });
/* harmony import */ var _languages_languages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33942);
/* harmony import */ var _tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56273);


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

/***/ 14887:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mm: () => (/* binding */ SCRIPT)
/* harmony export */ });
/* unused harmony exports penaltyOf, qualityOf */

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
        compareText(a.file, b.file) ||
        a.lineStart - b.lineStart);
    return { score: 100 - lost / lines, worst: worst.slice(0, WORST_SHOWN) };
}


/***/ }),

/***/ 61181:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  gZ: () => (/* binding */ MAX_FILE_BYTES),
  u0: () => (/* binding */ readDocument)
});

// UNUSED EXPORTS: MAX_DOCUMENT_BYTES, MAX_DOCUMENT_TOKENS, MINIFIED_LINE_TOKENS

// EXTERNAL MODULE: ./build/languages/languages.js + 36 modules
var languages = __webpack_require__(33942);
// EXTERNAL MODULE: ./build/text/decode.js
var decode = __webpack_require__(75174);
// EXTERNAL MODULE: ./build/embedded/engine/tokenizers/vocabulary.js
var vocabulary = __webpack_require__(56273);
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
        return this.length === 0 ? vocabulary/* SEPARATOR */.wv : this.ids[this.length - 1];
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
    return readingBy(FAMILIES[family]);
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

// EXTERNAL MODULE: ./build/text/compare-text.js
var compare_text = __webpack_require__(74273);
// EXTERNAL MODULE: ./build/embedded/engine/token-values.js
var token_values = __webpack_require__(40554);
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
var normalise = __webpack_require__(33988);
;// CONCATENATED MODULE: ./build/embedded/engine/notebook.js
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
const words_SEMICOLON = (0,vocabulary/* intern */.HL)(';');
const ARROW = (0,vocabulary/* intern */.HL)('=>');
const RESULT_ARROW = (0,vocabulary/* intern */.HL)('->');
const LESS = (0,vocabulary/* intern */.HL)('<');
const GREATER = (0,vocabulary/* intern */.HL)('>');
const OPEN = (0,vocabulary/* intern */.HL)('(');
const CLOSE = (0,vocabulary/* intern */.HL)(')');
const words_OPEN_BLOCK = (0,vocabulary/* intern */.HL)('{');
const words_CLOSE_BLOCK = (0,vocabulary/* intern */.HL)('}');
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
            const isBrace = id === words_OPEN_BLOCK || id === words_CLOSE_BLOCK;
            next = isBrace ? next + 1 : Math.max(next + 1, this.#statement(next, to, level));
        }
    }
    #statement(at, end, level) {
        const code = this.#code;
        const id = code.id(at);
        if (level > DEEPEST)
            return this.#simple(at, end, DEEPEST);
        if (id === words_OPEN_BLOCK) {
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
            if (code.id(body) !== words_OPEN_BLOCK)
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
            if (id === words_OPEN_BLOCK)
                return label;
            if (id === COLON || id === ARROW || id === RESULT_ARROW)
                return label + 1;
        }
        const last = Math.max(at + 1, end);
        return code.id(last) === words_OPEN_BLOCK ? last : last + 1;
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
        while (body < end && code.id(body) !== words_OPEN_BLOCK) {
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
        while (next < end && code.id(next) !== words_SEMICOLON) {
            const id = code.id(next);
            const partner = code.partner(next);
            if (code.opens(next) && partner > next && partner <= end) {
                next = partner + 1;
                if (id === words_OPEN_BLOCK && !this.#continuesAfterBlock(next))
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
        return code.id(next) === words_SEMICOLON ? next + 1 : next;
    }
    #continuesAfterBlock(at) {
        const id = this.#code.id(at);
        return id === CLOSE || id === DOT || id === COMMA || id === words_SEMICOLON;
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
            else if (id === words_OPEN_BLOCK && code.partner(at) > at && level < DEEPEST) {
                const close = Math.min(code.partner(at), to);
                this.block(at + 1, close, level + 1);
                at = close;
                measured.endRun();
            }
            else if (id === words_SEMICOLON ||
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
            if (id === words_SEMICOLON)
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
        return id === OPEN || id === words_OPEN_BLOCK || id === OPEN_INDEX;
    }
}
function partners(ids, count) {
    const result = new Int32Array(count).fill(-1);
    const open = [];
    for (let at = 0; at < count; at += 1) {
        const id = ids[at];
        if (id === OPEN || id === words_OPEN_BLOCK || id === OPEN_INDEX) {
            open.push(at);
        }
        else if (id === CLOSE || id === words_CLOSE_BLOCK || id === CLOSE_INDEX) {
            const wanted = id === CLOSE ? OPEN : id === words_CLOSE_BLOCK ? words_OPEN_BLOCK : OPEN_INDEX;
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
    return id !== 0 && id !== vocabulary/* IDENTIFIER */.cS && id !== OPEN && id !== words_OPEN_BLOCK && id !== LESS;
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
        const ends = id === 0 || id === words_SEMICOLON || id === words_OPEN_BLOCK || id === CLOSE;
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
        if (id === words_OPEN_BLOCK)
            return code.partner(after) < 0 ? -1 : after;
        // Scala's def f(…): T = {
        const isAssigned = id === ASSIGN && code.id(after + 1) === words_OPEN_BLOCK;
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
    return (id === words_SEMICOLON ||
        id === ASSIGN ||
        id === CLOSE ||
        id === words_CLOSE_BLOCK ||
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
    return isFunction && code.id(body) === words_OPEN_BLOCK && code.partner(body) > 0
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
var quality_of = __webpack_require__(14887);
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
const PLAIN = /^[\t\n\f\r -~]*$/;
/** Undoes what compilers of a family undo before they read. */
function sourceForm(text, family, path) {
    const form = new SourceForm(text);
    if (family === 'python')
        undeclare(form, (0,decode/* declaredEncoding */.Q)(text, path));
    else if (family === 'c')
        joinLines(form);
    else if (family === 'shell')
        form.replace(/(?<=[\w-])\\\n(?=[\w-])/g, () => '');
    if (form.text.includes('\\'))
        source_form_unescape(form, family);
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
function source_form_unescape(form, family) {
    const { escapes } = languages/* FAMILIES */.BU[family];
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

// EXTERNAL MODULE: ./build/embedded/engine/search-words.js
var search_words = __webpack_require__(20920);
// EXTERNAL MODULE: ./build/embedded/engine/words.js
var engine_words = __webpack_require__(26311);
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
const raw = new TokenBuffer();
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
        const source = unread ?? (bytes > MAX_DOCUMENT_BYTES ? TOO_MUCH_TEXT : read_document_sourceOf(file, languageId));
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
    if ((0,languages/* extensionOf */.je)(file.path) !== '' && readingOf(file.path, '', languageId) === undefined)
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
    const decoded = (0,decode/* decode */.D)(file.bytes, file.path);
    if ('reason' in decoded) {
        return (0,languages/* extensionOf */.je)(file.path) === '' ? NOT_SOURCE : { code: 'binary', reason: decoded.reason };
    }
    const reading = readingOf(file.path, decoded.text, languageId);
    if (reading === undefined)
        return NOT_SOURCE;
    const text = (0,languages/* extensionOf */.je)(file.path) === 'ipynb' ? notebookCode(decoded.text) : decoded.text;
    return text === undefined
        ? { code: 'damaged', reason: 'not a notebook: it cannot be read as JSON with cells' }
        : { form: sourceForm(text, reading.family, file.path), reading };
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

/***/ 20920:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FT: () => (/* binding */ SearchedFiles),
/* harmony export */   Nd: () => (/* binding */ KIND)
/* harmony export */ });
/* unused harmony export WordTable */
/* harmony import */ var _languages_languages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33942);
/* harmony import */ var _text_compare_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74273);
/* harmony import */ var _tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56273);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26311);




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

/***/ 40554:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ tokenOffset),
/* harmony export */   v: () => (/* binding */ tokenValue)
/* harmony export */ });
/* harmony import */ var _languages_languages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33942);
/* harmony import */ var _tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56273);


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

/***/ 56273:
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

/***/ 26311:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NF: () => (/* binding */ nameTo),
/* harmony export */   Ov: () => (/* binding */ nameFrom),
/* harmony export */   Rx: () => (/* binding */ contentTo),
/* harmony export */   _N: () => (/* binding */ nameHash),
/* harmony export */   cf: () => (/* binding */ WordCollector),
/* harmony export */   uL: () => (/* binding */ contentFrom)
/* harmony export */ });
/* unused harmony exports union, without */
/* harmony import */ var _tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56273);

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

/***/ 74273:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ compareText)
/* harmony export */ });
/** Orders texts by code units: the same on every machine, whatever its language. For `sort`: -1, 0 or 1. */
function compareText(a, b) {
    return a < b ? -1 : Number(a > b);
}


/***/ }),

/***/ 75174:
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


/***/ })

};
