import type { Cursor, Dropped, LexicalRules, Operator, Quote } from './lexical-rules.ts';
import type { TokenBuffer } from './token-buffer.ts';
import { IDENTIFIER, NEWLINE, NUMBER, SEPARATOR, STRING, SYMBOL } from './vocabulary.ts';

const NOTHING = 0;
const SPACE = 1;
const WORD = 2;
const DIGIT = 3;
const OTHER = 4;
const LINE = 5;

/** Tables by character code, made once for each language. */
interface Compiled {
  readonly rules: LexicalRules;
  readonly kind: Uint8Array;
  readonly wordPart: Uint8Array;
  /** 1 where a comment, quote or hook may start. */
  readonly opener: Uint8Array;
  readonly hook: Uint8Array;
  readonly operators: readonly (readonly Operator[] | undefined)[];
}

const compiled = new WeakMap<LexicalRules, Compiled>();

function compile(rules: LexicalRules): Compiled {
  const known = compiled.get(rules);
  if (known !== undefined) return known;
  const kind = new Uint8Array(128).fill(OTHER);
  const wordPart = new Uint8Array(128);
  for (let code = 0; code < 128; code += 1) {
    const character = String.fromCharCode(code);
    if (/[A-Za-z_]/.test(character) || rules.wordStart.includes(character)) kind[code] = WORD;
    else if (/\d/.test(character)) kind[code] = DIGIT;
    else if (code === 10) kind[code] = LINE;
    else if (code <= 32 || code === 127) kind[code] = SPACE;
    wordPart[code] = /\w/.test(character) || rules.wordPart.includes(character) ? 1 : 0;
  }
  const opener = new Uint8Array(128);
  const hook = new Uint8Array(128);
  for (const mark of [
    ...rules.lineComments,
    ...rules.blockComments.map((comment) => comment.open),
    ...rules.quotes.map((quote) => quote.open),
  ]) {
    opener[mark.charCodeAt(0)] = 1;
  }
  for (const character of rules.hookAt ?? '') hook[character.charCodeAt(0)] = 1;
  const operators: Operator[][] = [];
  for (const operator of rules.operators) (operators[operator.text.charCodeAt(0)] ??= []).push(operator);
  const result = { rules, kind, wordPart, opener, hook, operators };
  compiled.set(rules, result);
  return result;
}

/** End of a quoted text whose opening mark ends at `from`: the offset after its closing mark. */
export function endOfQuote(text: string, from: number, quote: Quote): number {
  const { close, escape } = quote;
  const first = close.charCodeAt(0);
  const escapeCode = escape === '' ? -1 : escape.charCodeAt(0);
  let at = from;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === escapeCode) {
      at += 2;
    } else if (code === 10 && !quote.multiline) {
      return at;
    } else if (code === first && (close.length === 1 || text.startsWith(close, at))) {
      if (quote.doubled && text.startsWith(close, at + close.length)) at += close.length * 2;
      else return at + close.length;
    } else {
      at += 1;
    }
  }
  return text.length;
}

/** Offset of the line feed that ends the line of `from`, or the text's end. */
export function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}

function endOfBlock(text: string, from: number, open: string, close: string, nested: boolean): number {
  if (!nested) {
    const end = text.indexOf(close, from);
    return end < 0 ? text.length : end + close.length;
  }
  let depth = 1;
  let at = from;
  // Both marks are looked for only once they have been passed, so that nesting costs no more than the text's length.
  let nextOpen = text.indexOf(open, at);
  let nextClose = text.indexOf(close, at);
  while (depth > 0) {
    if (nextClose < 0) return text.length;
    if (nextOpen >= 0 && nextOpen < nextClose) {
      depth += 1;
      at = nextOpen + open.length;
    } else {
      depth -= 1;
      at = nextClose + close.length;
    }
    nextOpen = nextOpen >= 0 && nextOpen < at ? text.indexOf(open, at) : nextOpen;
    nextClose = nextClose < at ? text.indexOf(close, at) : nextClose;
  }
  return at;
}

/** The offset after a number that starts at `from`: digits, `_`, letters (0x, exponents, suffixes), a sign after e/E/p/P. */
export function endOfNumber(text: string, from: number): number {
  let at = from;
  const hex = text.charCodeAt(at) === 48 && (text.charCodeAt(at + 1) | 32) === 120;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    const lower = code | 32;
    if ((code >= 48 && code <= 57) || (lower >= 97 && lower <= 122) || code === 95) {
      const exponent = hex ? lower === 112 : lower === 101;
      const sign = text.charCodeAt(at + 1);
      at += exponent && (sign === 43 || sign === 45) ? 2 : 1;
    } else if (code === 46 && isDigit(text.charCodeAt(at + 1))) {
      at += 1;
    } else if (code === 39 && isHexDigit(text.charCodeAt(at + 1)) && isHexDigit(text.charCodeAt(at - 1))) {
      // C++ digit separator: 1'000
      at += 1;
    } else {
      break;
    }
  }
  return at;
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

function isHexDigit(code: number): boolean {
  const lower = code | 32;
  return isDigit(code) || (lower >= 97 && lower <= 102);
}

const LETTER = /\p{L}|\p{N}|\p{M}/u;

/** Whether a character outside ASCII can be part of a word (letters, marks, digits, halves of astral characters). */
export function isWideWordCharacter(code: number): boolean {
  return (code >= 0xd800 && code <= 0xdfff) || LETTER.test(String.fromCharCode(code));
}

class Scan implements Cursor {
  readonly text: string;
  at = 0;
  line = 1;
  readonly #out: TokenBuffer;

  constructor(text: string, out: TokenBuffer) {
    this.text = text;
    this.#out = out;
  }

  emit(id: number): void {
    this.#out.push(id, this.line, this.at);
  }

  last(): number {
    return this.#out.last();
  }

  skipTo(to: number): void {
    for (let at = this.at; at < to; at += 1) {
      if (this.text.charCodeAt(at) === 10) this.line += 1;
    }
    this.at = Math.min(to, this.text.length);
  }
}

/**
 * Reads `text` by a language's lexical rules into `out`. Never throws: what cannot be read is one token a character.
 * Linear in the length of the text.
 */
export function scan(text: string, rules: LexicalRules, out: TokenBuffer): void {
  const table = compile(rules);
  const { kind, wordPart, opener, hook, operators } = table;
  const cursor = new Scan(text, out);
  const { length } = text;
  let statementStart = true;
  while (cursor.at < length) {
    const at = cursor.at;
    const code = text.charCodeAt(at);
    const what = code < 128 ? (kind[code] as number) : NOTHING;
    if (what === SPACE) {
      cursor.at = at + 1;
      continue;
    }
    if (what === LINE) {
      if (rules.newlines === true && cursor.last() !== NEWLINE && cursor.last() !== SEPARATOR) {
        cursor.emit(NEWLINE);
      }
      statementStart = true;
      cursor.line += 1;
      cursor.at = at + 1;
      continue;
    }
    if (code < 128 && hook[code] === 1 && rules.hook?.(cursor) === true) {
      statementStart = false;
      continue;
    }
    if (code < 128 && opener[code] === 1) {
      const end = skipOpened(cursor, rules);
      if (end) continue;
    }
    if (what === WORD || (what === NOTHING && isWideWordCharacter(code))) {
      let end = at + 1;
      while (end < length) {
        const next = text.charCodeAt(end);
        if (next < 128 ? wordPart[next] !== 1 : !isWideWordCharacter(next)) break;
        end += 1;
      }
      const word = rules.ignoreCase ? text.slice(at, end).toLowerCase() : text.slice(at, end);
      if (statementStart) {
        const drop = rules.dropStatement.get(word);
        if (drop !== undefined && isDropped(text, end, drop)) {
          cursor.skipTo(endOfStatement(text, end, drop));
          continue;
        }
      }
      statementStart = false;
      const number = rules.keywords.get(word);
      if (number === undefined) cursor.emit(IDENTIFIER);
      else if (number >= 0) cursor.emit(number);
      cursor.at = end;
      continue;
    }
    if (what === DIGIT || (code === 46 && isDigit(text.charCodeAt(at + 1)))) {
      cursor.emit(NUMBER);
      cursor.at = what === DIGIT ? endOfNumber(text, at) : endOfNumber(text, at + 1);
      statementStart = false;
      continue;
    }
    if (what === NOTHING) {
      if (code !== 0xa0 && code !== 0xfeff && !/\s/.test(String.fromCharCode(code))) cursor.emit(SYMBOL);
      cursor.at = at + 1;
      continue;
    }
    // A closed statement or block lets the next word start one (`import` after `;` on the same line).
    statementStart = code === 59 || code === 123 || code === 125;
    const candidates = operators[code];
    let id = code;
    let size = 1;
    if (candidates !== undefined) {
      for (const candidate of candidates) {
        if (text.startsWith(candidate.text, at)) {
          id = candidate.id;
          size = candidate.text.length;
          break;
        }
      }
    }
    cursor.emit(id);
    cursor.at = at + size;
  }
}

/** Skips a comment or reads a quoted text at the cursor. False: neither starts here. */
function skipOpened(cursor: Scan, rules: LexicalRules): boolean {
  const { text, at } = cursor;
  for (const comment of rules.blockComments) {
    if (text.startsWith(comment.open, at)) {
      cursor.skipTo(endOfBlock(text, at + comment.open.length, comment.open, comment.close, comment.nested));
      return true;
    }
  }
  for (const mark of rules.lineComments) {
    if (text.startsWith(mark, at)) {
      cursor.at = endOfLine(text, at);
      return true;
    }
  }
  for (const quote of rules.quotes) {
    if (text.startsWith(quote.open, at)) {
      cursor.emit(quote.name === true ? IDENTIFIER : STRING);
      cursor.skipTo(endOfQuote(text, at + quote.open.length, quote));
      return true;
    }
  }
  return false;
}

/** A name after all: `part = …`, `part[0]`, `part.size()`. */
const NO_STATEMENT = /^(?:\.\w|[ \t]*(?:(?:[-+*/%.|&^?]|<<|>>|:)?=(?![=>])|<-|\[))/;
/** C#'s `using X;` and `using A = B;`, not `using (…)` and `using var …`. */
const DIRECTIVE = /^\s+(?:static\s+)?[\w.:]+\s*(?:=[^;(){}]*)?;/;
const LONGEST_DIRECTIVE = 300;

function isDropped(text: string, from: number, until: Dropped): boolean {
  const rest = text.slice(from, from + LONGEST_DIRECTIVE);
  return until === 'directive' ? DIRECTIVE.test(rest) : !NO_STATEMENT.test(rest);
}

/** A dropped statement is short by nature: where no `;` follows soon, it ends with its line. */
const LONGEST_DROPPED_STATEMENT = 2000;

function endOfStatement(text: string, from: number, until: Dropped): number {
  if (until !== 'line') {
    const semicolon = text.slice(from, from + LONGEST_DROPPED_STATEMENT).indexOf(';');
    if (semicolon >= 0) return from + semicolon + 1;
  }
  // What stands behind a `;` on the line is another statement.
  const end = endOfLine(text, from);
  const semicolon = text.slice(from, end).indexOf(';');
  return semicolon < 0 ? end : from + semicolon + 1;
}
