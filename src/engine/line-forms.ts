import type { Family } from './languages/languages.ts';
import { isJoined } from './layout.ts';
import { CLOSING, OPENING, partnersOf } from './tokenizers/brackets.ts';
import type { TokenBuffer } from './tokenizers/token-buffer.ts';
import { IDENTIFIER, intern, tokenSet } from './tokenizers/vocabulary.ts';
import { sameWord } from './words.ts';

const [ASSIGN, COLON, SEMICOLON, COMMA, ARROW] = '= : ; , =>'.split(' ').map(intern);
const [OPEN, CLOSE, OPEN_BLOCK, CLOSE_BLOCK] = '( ) { }'.split(' ').map(intern);
const [LET, RETURN, ELSE, CASE] = 'let return else case'.split(' ').map(intern);
const ENDS_STATEMENT = tokenSet('; { }');
const BEHIND_RESULT = tokenSet(undefined, '; } end');
/** Nothing of a type, and no value that is one statement, begins with these. */
const OTHERS = tokenSet(ENDS_STATEMENT, 'let fun def class object case get set by where');
/** A function of Scala needs no brackets. */
const BEFORE_RESULT = tokenSet(OTHERS, ': =');
const JUMPS = tokenSet('return break continue');
/** Of Go. */
const WITH_BEGINNING = tokenSet('if switch');
const FUNCTIONS = tokenSet('fun def get');
const WITH_CONDITION = tokenSet('if while');
/** Behind a block a statement may go on with these. */
const GOES_ON = tokenSet('. ? else ) ] } ,');
const ENDS_ONE = tokenSet('; case');
const IN_NO_BRANCH = tokenSet(ENDS_ONE, 'if');
const LONGEST_TYPE = 40;
/** Tokens behind `if` that are looked through for its `;`. */
const LONGEST_BEGINNING = 400;
/** What declares a name where no token says so. */
const DECLARED = /\b(?:local|var)[ \t]+$/;
const LONGEST_DECLARED = 10;
const COLON_SIGN = 58;

/** The languages whose lines may end a statement, or which, as Rust, give what a block ends with. */
const READ: ReadonlySet<Family> = new Set(['go', 'kotlin', 'lua', 'rust', 'scala', 'swift']);

/**
 * Reads in one way what Go, Kotlin, Lua, Rust, Scala and Swift let one write in two (in place): a declared name with and without its type, a result
 * that only gets a name as the result, a function of one expression with and without braces, `if a := b; c {` of Go behind what it begins with.
 */
export function readLineForms(family: Family, text: string, tokens: TokenBuffer): void {
  if (!READ.has(family)) return;
  const statements = new Statements(family, text, tokens);
  if (family !== 'rust') statements.dropEnds();
  if (family === 'go') statements.readBeginnings();
  else if (family !== 'lua') statements.dropTypes();
  statements.readNamedResults();
  if (family === 'kotlin' || family === 'scala') statements.readBodies();
  if (family === 'rust') statements.readArms();
}

/** The statements of one file. */
class Statements {
  readonly #family: Family;
  readonly #text: string;
  readonly #tokens: TokenBuffer;
  readonly #isDropped: Uint8Array;
  /** Asked for where a bracket is to be passed, and made again when tokens were dropped. */
  #partners: Int32Array | undefined;

  constructor(family: Family, text: string, tokens: TokenBuffer) {
    this.#family = family;
    this.#text = text;
    this.#tokens = tokens;
    this.#isDropped = new Uint8Array(tokens.length);
  }

  /** Drops each `;` where the end of a line or block says the same. */
  dropEnds(): void {
    const { ids, lines, length } = this.#tokens;
    for (let at = this.#next(SEMICOLON, 0); at >= 0; at = this.#next(SEMICOLON, at + 1)) {
      const isEnd = at + 1 === length || lines[at + 1] !== lines[at] || ids[at + 1] === CLOSE_BLOCK;
      if (isEnd) this.#isDropped[at] = 1;
    }
    this.#drop();
  }

  /** `if a := b; c {` of Go is `a := b` and `if c {`. */
  readBeginnings(): void {
    const { ids, length } = this.#tokens;
    for (let at = 0; at < length; at += 1) {
      const word = ids[at] as number;
      if (!WITH_BEGINNING.has(word) || ids[at - 1] === ELSE) continue;
      const limit = Math.min(length, at + LONGEST_BEGINNING);
      let end = at + 1;
      for (let depth = 0; end < limit; end += 1) {
        if (depth === 0 && ENDS_STATEMENT.has(ids[end])) break;
        if (OPENING.has(ids[end])) depth += 1;
        else if (CLOSING.has(ids[end])) depth -= 1;
      }
      if (ids[end] !== SEMICOLON || end === at + 1 || end === limit) continue;
      for (let next = at + 1; next < end; next += 1) this.#tokens.move(next, next - 1);
      this.#tokens.move(end, end - 1);
      ids[end - 1] = word;
      this.#isDropped[end] = 1;
    }
    this.#drop();
  }

  /** `let a: T = b` is `let a = b`. */
  dropTypes(): void {
    const { ids } = this.#tokens;
    for (let at = this.#next(LET, 0); at >= 0; at = this.#next(LET, at + 1)) {
      const name = OPENING.has(ids[at + 1]) ? this.#partner(at + 1) : at + 1;
      if (name > at && ids[name + 1] === COLON) this.#dropType(name + 1);
    }
    this.#drop();
  }

  /** `let a = b` and `return a` behind it is `return b`; the same without `return` where a block gives what it ends with. */
  readNamedResults(): void {
    const { ids, hashes, length } = this.#tokens;
    const isResult = this.#family === 'rust' || this.#family === 'scala';
    const next = (from: number): number => (isResult ? from : this.#next(RETURN, from));
    for (let at = next(2); at >= 0 && at < length; at = next(at + 1)) {
      const isReturn = ids[at] === RETURN;
      const inBrackets = Number(isReturn && ids[at + 1] === OPEN && ids[at + 3] === CLOSE);
      const name = isReturn ? at + 1 + inBrackets : at;
      const end = name + 1 + inBrackets;
      const isLast = isReturn
        ? BEHIND_RESULT.has(end < length ? ids[end] : undefined) || this.#begins(end)
        : isResult && ids[end] === CLOSE_BLOCK;
      if (!isLast || ids[name] !== IDENTIFIER || !this.#begins(at)) continue;
      const assign = this.#assignOf(name, ids[at - 1] === SEMICOLON ? at - 2 : at - 1);
      const from = assign < 0 ? -1 : this.#declared(assign);
      if (from < 0) continue;
      this.#isDropped.fill(1, from, assign + 1).fill(1, at, end);
      if (isReturn) {
        ids[from] = RETURN as number;
        hashes[from] = 0;
        this.#isDropped[from] = 0;
        if (ids[end] === SEMICOLON) this.#isDropped[end] = 1;
      } else if (ids[at - 1] === SEMICOLON) {
        this.#isDropped[at - 1] = 1;
      }
    }
    this.#drop();
  }

  /** Bodies of one expression, and braces around one that is what a branch or a choice does. */
  readBodies(): void {
    const { ids, length } = this.#tokens;
    const isScala = this.#family === 'scala';
    for (let at = 0; at < length; at += 1) {
      if (FUNCTIONS.has(ids[at])) this.#readFunction(at, isScala);
      if (ids[at] !== OPEN_BLOCK) continue;
      const close = this.#partner(at);
      if (close < 0) continue;
      const before = ids[at - 1];
      const head = before === CLOSE ? ids[this.#partner(at - 1) - 1] : undefined;
      const isBranch = before === ELSE || WITH_CONDITION.has(head);
      const isArm =
        isScala && before === ARROW && (ids[close + 1] === CASE || ids[close + 1] === CLOSE_BLOCK);
      const isValue = isScala && (before === ASSIGN || before === ARROW);
      // An `if` would take the `else` behind the block.
      const isOne =
        (isBranch && this.#isOne(at + 1, close, IN_NO_BRANCH)) || (isValue && this.#isOne(at + 1, close));
      if (isArm || isOne) {
        this.#isDropped[at] = 1;
        this.#isDropped[close] = 1;
      }
    }
    this.#drop();
  }

  /** `a => { b }` of a `match` is `a => b,`. */
  readArms(): void {
    const { ids, length } = this.#tokens;
    for (let at = 1; at < length; at += 1) {
      if (ids[at] !== OPEN_BLOCK || ids[at - 1] !== ARROW) continue;
      const close = this.#partner(at);
      const next = ids[close + 1];
      if (close < 0 || next === SEMICOLON) continue;
      const isJump = JUMPS.has(ids[at + 1]) && ids[close - 1] === SEMICOLON;
      if (this.#isOne(at + 1, isJump ? close - 1 : close)) {
        this.#isDropped[at] = 1;
        if (isJump) this.#isDropped[close - 1] = 1;
        ids[close] = COMMA as number;
      }
      if (next === COMMA) this.#isDropped[close + 1] = 1;
    }
    this.#drop();
  }

  /** The result's type of a function of one expression is not read; `fun f() { return a }` of Kotlin is `fun f() = a`. */
  #readFunction(word: number, isScala: boolean): void {
    const { ids } = this.#tokens;
    let at = word + 1;
    const limit = at + LONGEST_TYPE;
    const before = isScala ? BEFORE_RESULT : OTHERS;
    while (at < limit && ids[at] !== OPEN && !before.has(ids[at])) {
      at = this.#behind(at);
    }
    while (ids[at] === OPEN && this.#partner(at) > at) at = this.#partner(at) + 1;
    const type = at;
    if (ids[at] === COLON) at = this.#endOfType(at);
    const close = this.#partner(at);
    const isBody = !isScala && ids[at] === OPEN_BLOCK && ids[at + 1] === RETURN && this.#isOne(at + 2, close);
    if (isBody) {
      ids[at] = ASSIGN as number;
      this.#isDropped[at + 1] = 1;
      this.#isDropped[close] = 1;
    }
    if (ids[at] === ASSIGN) this.#isDropped.fill(1, type, at);
  }

  #drop(): void {
    const { length } = this.#tokens;
    if (!this.#isDropped.subarray(0, length).includes(1)) return;
    this.#tokens.drop(this.#isDropped);
    this.#isDropped.fill(0, 0, length);
    this.#partners = undefined;
  }

  /** The next place from one on where a word stands; -1: none. */
  #next(word: number | undefined, from: number): number {
    const at = this.#tokens.ids.indexOf(word as number, from);
    return at < this.#tokens.length ? at : -1;
  }

  /** Where the bracket is that belongs to the one at a place; -1: there is none. */
  #partner(at: number): number {
    this.#partners ??= partnersOf(this.#tokens.ids, this.#tokens.length);
    return this.#partners[at] ?? -1;
  }

  /** Behind a token, or the bracket that it opens. */
  #behind(at: number): number {
    return (OPENING.has(this.#tokens.ids[at]) ? Math.max(at, this.#partner(at)) : at) + 1;
  }

  #dropType(colon: number): void {
    const end = this.#endOfType(colon);
    if (this.#tokens.ids[end] === ASSIGN) this.#isDropped.fill(1, colon, end);
  }

  /** What stands behind a type. */
  #endOfType(colon: number): number {
    const { ids, length } = this.#tokens;
    let at = colon + 1;
    while (
      at < length &&
      at - colon < LONGEST_TYPE &&
      ids[at] !== ASSIGN &&
      !OTHERS.has(ids[at]) &&
      !this.#begins(at)
    ) {
      at = this.#behind(at);
    }
    return at;
  }

  /** Whether a statement begins at a place, as far as that is seen. */
  #begins(at: number): boolean {
    const { ids, lines, length } = this.#tokens;
    if (at <= 0 || at >= length || ENDS_STATEMENT.has(ids[at - 1])) return true;
    if (this.#family === 'rust' || lines[at] === lines[at - 1]) return false;
    return !isJoined(ids[at - 1] as number, ids[at] as number);
  }

  /** Whether there is one expression from one place to before another. */
  #isOne(from: number, to: number, ends = ENDS_ONE): boolean {
    const { ids } = this.#tokens;
    if (from >= to || OTHERS.has(ids[from])) return false;
    for (let at = from; at < to; at = this.#behind(at)) {
      const isNext = at > from && this.#begins(at) && !GOES_ON.has(ids[at]);
      if (isNext || ends.has(ids[at])) return false;
    }
    return true;
  }

  /** Where `=` stands in the statement that ends at a place, if it gives a name its value; -1: it does something else. */
  #assignOf(name: number, end: number): number {
    const { ids, starts } = this.#tokens;
    for (let at = end; at > 0; at -= 1) {
      const isGiven = ids[at] === ASSIGN && ids[at - 1] === IDENTIFIER;
      if (isGiven && sameWord(this.#text, starts[at - 1] as number, starts[name] as number)) return at;
      if (CLOSING.has(ids[at])) at = this.#partner(at);
      else if (OPENING.has(ids[at]) || ids[at] === SEMICOLON) return -1;
      if (at < 0 || this.#begins(at)) return -1;
    }
    return -1;
  }

  /** Where the declaration begins that gives its value behind a place; -1: it is none. */
  #declared(assign: number): number {
    const { ids, starts } = this.#tokens;
    const name = assign - 1;
    if (ids[name - 1] === LET) return this.#begins(name - 1) ? name - 1 : -1;
    const start = starts[name] as number;
    const isDeclared =
      this.#text.charCodeAt(starts[assign] as number) === COLON_SIGN ||
      DECLARED.test(this.#text.slice(Math.max(0, start - LONGEST_DECLARED), start));
    return isDeclared && this.#begins(name) ? name : -1;
  }
}
