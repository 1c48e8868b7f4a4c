import { type Cursor, endAfter, endOfLine, type TokenKind } from '../languages/cursor.ts';
import { endOfQuote } from '../languages/quotes.ts';
import { endOfNumber, isDigit } from './end-of-number.ts';
import {
  DIGIT,
  hashOn,
  LINE,
  type LexicalTables,
  operatorAt,
  SPACE,
  standsAt,
  WORD,
  type WordsInText,
} from './lexical-tables.ts';
import type { TokenBuffer } from './token-buffer.ts';
import {
  ANNOTATION,
  CONSTANT,
  IDENTIFIER,
  NEWLINE,
  NUMBER,
  PATTERN,
  SEPARATOR,
  STRING,
  SYMBOL,
} from './vocabulary.ts';
import { isWideWordCharacter } from './wide-characters.ts';
import type { StatementEnd } from '../languages/lexical-rules.ts';

const POINT = 46;
const [SEMICOLON, OPEN_BLOCK, CLOSE_BLOCK] = [59, 123, 125];
const CLOSING = [41, 93, 125] as const;

/**
 * Reads `text` by a language's rules into `out`. Never throws: what cannot be read is one token a character. Linear in the length
 * of the text.
 */
export function scan(text: string, tables: LexicalTables, out: TokenBuffer): void {
  const { kind, opener, hooks } = tables;
  const cursor = new Scan(text, tables, out);
  while (cursor.at < text.length) {
    const code = text.charCodeAt(cursor.at);
    if (code > 127) {
      cursor.readWide(code);
      continue;
    }
    const what = kind[code] as number;
    if (what === SPACE) {
      cursor.at += 1;
    } else if (what === LINE) {
      cursor.endLine();
    } else if (hooks[code]?.(cursor) === true) {
      cursor.startsStatement = false;
    } else if (opener[code] === 1 && cursor.readOpened()) {
      continue;
    } else if (what === WORD) {
      cursor.readWord();
    } else if (what === DIGIT || (code === POINT && isDigit(text.charCodeAt(cursor.at + 1)))) {
      cursor.readNumber(what === DIGIT ? 0 : 1);
    } else {
      cursor.readOperator(code);
    }
  }
}

const KINDS: Readonly<Record<Exclude<TokenKind, 'operator' | 'end'>, number>> = {
  name: IDENTIFIER,
  string: STRING,
  pattern: PATTERN,
  annotation: ANNOTATION,
};

/** Where the scanner stands, and what it can read there. */
class Scan implements Cursor {
  readonly text: string;
  at = 0;
  /** Whether the next word is the first of a statement. */
  startsStatement = true;
  /** The ends of strings whose marks stand in this line. */
  #here: ((from: number) => number)[] = [];
  /** 1-based line of `at`. */
  #line = 1;
  readonly #tables: LexicalTables;
  readonly #out: TokenBuffer;

  constructor(text: string, tables: LexicalTables, out: TokenBuffer) {
    this.text = text;
    this.#tables = tables;
    this.#out = out;
  }

  get expectsValue(): boolean {
    const last = this.#out.last();
    return (
      last !== IDENTIFIER &&
      last !== NUMBER &&
      last !== STRING &&
      last !== CONSTANT &&
      last !== CLOSING[0] &&
      last !== CLOSING[1] &&
      last !== CLOSING[2]
    );
  }

  read(kind: TokenKind, to: number): true {
    if (kind === 'end') {
      if (!this.expectsValue && this.#out.last() !== CLOSE_BLOCK) this.#emit(SEMICOLON);
    } else {
      this.#emit(kind === 'operator' ? this.text.charCodeAt(this.at) : KINDS[kind]);
    }
    return this.skipTo(to);
  }

  skipTo(to: number): true {
    for (let at = this.at; at < to; at += 1) {
      if (this.text.charCodeAt(at) === 10) this.#line += 1;
    }
    this.at = Math.min(to, this.text.length);
    return true;
  }

  readHere(to: number, end: (from: number) => number): true {
    const next = this.#here.length === 0 ? endOfLine(this.text, to) + 1 : to;
    const isLast = next > to && this.text.slice(to, next).trim() === '';
    if (!isLast) this.#here.push(end);
    return this.read('string', isLast ? end(next) : to);
  }

  endLine(): void {
    if (this.#here.length > 0) {
      this.#readHere();
      return;
    }
    const last = this.#out.last();
    if (this.#tables.newlines && last !== NEWLINE && last !== SEPARATOR) this.#emit(NEWLINE);
    this.startsStatement = true;
    this.#line += 1;
    this.at += 1;
  }

  #readHere(): void {
    for (const end of this.#here) {
      this.skipTo(endOfLine(this.text, this.at) + 1);
      this.read('string', end(this.at));
    }
    this.#here = [];
  }

  /** Skips a comment or reads a quoted text. False: neither starts here. */
  readOpened(): boolean {
    const { text, at } = this;
    const { blockComments, lineComments, quotes } = this.#tables.rules;
    for (const { open, close, nested } of blockComments) {
      if (text.startsWith(open, at)) {
        const from = at + open.length;
        return this.skipTo(nested ? endOfNested(text, from, open, close) : endAfter(text, close, from));
      }
    }
    if (lineComments.some((mark) => text.startsWith(mark, at))) {
      this.at = endOfLine(text, at);
      return true;
    }
    for (const quote of quotes) {
      if (text.startsWith(quote.open, at)) {
        this.#emit(quote.name === true ? IDENTIFIER : STRING);
        return this.skipTo(endOfQuote(text, at + quote.open.length, quote));
      }
    }
    return false;
  }

  readWord(): void {
    const { text, at } = this;
    const { wordPart, keywords, leftOut, contextual } = this.#tables;
    let end = at + 1;
    let hash = hashOn(0, text.charCodeAt(at));
    while (end < text.length) {
      const next = text.charCodeAt(end);
      if (next < 128 ? wordPart[next] !== 1 : !isWideWordCharacter(next)) break;
      hash = hashOn(hash, next);
      end += 1;
    }
    if (this.startsStatement) {
      const until = this.#meaning(leftOut, end, hash);
      if (until !== undefined && isLeftOut(text, end, until)) {
        this.skipTo(endOfStatement(text, end, until));
        return;
      }
    }
    this.startsStatement = false;
    const number = this.#meaning(keywords, end, hash) ?? IDENTIFIER;
    const behind = number === IDENTIFIER ? undefined : this.#meaning(contextual, end, hash);
    if (behind !== undefined && !standsAt(behind, text, end)) this.#emit(IDENTIFIER);
    else if (number >= 0) this.#emit(number);
    this.at = end;
  }

  /** What a table says of the word from here to an offset. */
  #meaning<Meaning>(table: WordsInText<Meaning>, to: number, hash: number): Meaning | undefined {
    const { text, at } = this;
    return this.#tables.ignoreCase
      ? table.of(text.slice(at, to).toLowerCase())
      : table.at(text, at, to, hash);
  }

  /** A number whose first digit stands so far from here. */
  readNumber(digit: number): void {
    this.#emit(NUMBER);
    this.at = endOfNumber(this.text, this.at + digit, this.#tables.rules.numbersMayEndInPoint);
    this.startsStatement = false;
  }

  readOperator(code: number): void {
    // A closed statement or block lets the next word start one (`import` after `;` on the same line).
    this.startsStatement = code === SEMICOLON || code === OPEN_BLOCK || code === CLOSE_BLOCK;
    const operator = operatorAt(this.#tables.operators, code, this.text, this.at);
    this.#emit(operator?.id ?? code);
    this.at += operator?.text.length ?? 1;
  }

  /** A character outside ASCII. */
  readWide(code: number): void {
    if (isWideWordCharacter(code)) {
      this.readWord();
      return;
    }
    if (code !== 0xa0 && code !== 0xfeff && !/\s/.test(String.fromCharCode(code))) this.#emit(SYMBOL);
    this.at += 1;
  }

  #emit(id: number): void {
    this.#out.push(id, this.#line, this.at);
  }
}

/** End of a comment that may hold others. */
function endOfNested(text: string, from: number, open: string, close: string): number {
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

/** A name after all: `part = …`, `part[0]`, `part.size()`. */
const NO_STATEMENT = /^(?:\.\w|[ \t]*(?:(?:[-+*/%.|&^?]|<<|>>|:)?=(?![=>])|<-|\[))/;
/** C#'s `using X;` and `using A = B;`, not `using (…)` and `using var …`. */
const DIRECTIVE = /^\s+(?:static\s+)?[\w.:]+\s*(?:=[^;(){}]*)?;/;
const LONGEST_DIRECTIVE = 300;

/** Whether what follows a word that begins such statements is the rest of one: `import = 3` is not. */
function isLeftOut(text: string, from: number, until: StatementEnd): boolean {
  const rest = text.slice(from, from + LONGEST_DIRECTIVE);
  return until === 'directive' ? DIRECTIVE.test(rest) : !NO_STATEMENT.test(rest);
}

/** Such a statement is short by nature: where no `;` follows soon, it ends with its line. */
const LONGEST_STATEMENT = 2000;

/** Offset after the statement whose first word ends at `from`. */
function endOfStatement(text: string, from: number, until: StatementEnd): number {
  if (until !== 'line') {
    const end = text.slice(from, from + LONGEST_STATEMENT).search(until === 'block' ? /[;{]/ : /;/);
    if (end >= 0) return text[from + end] === ';' ? from + end + 1 : from + end;
  }
  // What stands behind a `;` on the line is another statement.
  const end = endOfLine(text, from);
  const semicolon = text.slice(from, end).indexOf(';');
  return semicolon < 0 ? end : from + semicolon + 1;
}
