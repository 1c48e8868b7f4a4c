import { partnersOf } from './tokenizers/brackets.ts';
import { standsAt } from './tokenizers/lexical-tables.ts';
import type { TokenBuffer } from './tokenizers/token-buffer.ts';
import { CONSTANT, IDENTIFIER, intern, NEWLINE, tokenSet } from './tokenizers/vocabulary.ts';

const [ARROW, SEMICOLON, DOT, EQUAL, NOT_EQUAL] = '=> ; . == !='.split(' ').map(intern);
const [RETURN, GET, IS, NAMESPACE] = 'return get is namespace'.split(' ').map(intern);
const [OPEN, CLOSE, OPEN_BLOCK, CLOSE_BLOCK] = '( ) { }'.split(' ').map(intern);
const [OPEN_LIST, CLOSE_LIST] = '[ ]'.split(' ').map(intern);
const LISTS = tokenSet('array list');
const THIN_ARROW = intern('->');
const ARROWS = tokenSet(ARROW, THIN_ARROW);
/** `get { … }` of a property. */
const ACCESSORS = tokenSet('get set init add remove');
/** What has parameters: `f(…)`, `f<T>(…)`, `: base(…)`. */
const BEFORE_PARAMETERS = tokenSet(IDENTIFIER, '> base this');
const BEFORE_ACCESSORS = tokenSet(IDENTIFIER, ']');
const BEHIND_LAMBDA = tokenSet(') ; , ]');
const NOT = /not\b/y;
const BEFORE_STATEMENT = tokenSet(NEWLINE, '{ } ;');
const ENDS_OF_STATEMENTS = tokenSet(NEWLINE, '; }');
/** What begins with these is no expression. */
const STATEMENTS = tokenSet('if for foreach while do switch try using lock fixed yield break continue goto');

/**
 * Reads a body of one expression alike with and without braces (in place): `x -> { return e; }` as `x -> e` and `(x) -> e` as `x -> e`;
 * where functions have such bodies too, `f() { return e; }` as `f() => e;` and `a { get { return e; } }` as `a => e;`.
 *
 * @param isShort whether functions have such bodies
 */
export function readBodies(tokens: TokenBuffer, isShort: boolean): void {
  const { ids, length } = tokens;
  if (!isShort && !ids.subarray(0, length).includes(THIN_ARROW)) return;
  const partners = partnersOf(ids, length);
  const isDropped = new Uint8Array(length);
  const id = (at: number): number | undefined => (at < length ? ids[at] : undefined);
  const drop = (...all: readonly number[]): void => {
    for (const at of all) isDropped[at] = 1;
  };

  /** Whether a statement goes on from one place to just before another, ends there, and is not empty. */
  function isOnly(from: number, to: number): boolean {
    let at = from;
    for (; at < to && ids[at] !== SEMICOLON; at += 1) {
      const partner = partners[at] as number;
      if (partner > at) at = partner;
    }
    return at > from && at === to - 1;
  }

  function hasParameters(close: number): boolean {
    const open = partners[close] as number;
    return id(close) === CLOSE && id(open) === OPEN && BEFORE_PARAMETERS.has(id(open - 1));
  }

  /** Whether a function or an accessor begins its body behind a place. */
  function endsHead(at: number): boolean {
    return ACCESSORS.has(id(at)) || (id(at) === IDENTIFIER && id(at - 1) === GET) || hasParameters(at);
  }

  function readBody(open: number): void {
    const close = partners[open] as number;
    const isResult = id(open + 1) === RETURN;
    if (STATEMENTS.has(id(open + 1)) || !isOnly(isResult ? open + 2 : open + 1, close)) return;
    if (ARROWS.has(id(open - 1))) {
      if (!BEHIND_LAMBDA.has(id(close + 1))) return;
      drop(open, close - 1);
    } else if (isShort && endsHead(open - 1)) {
      ids[open] = ARROW as number;
    } else {
      return;
    }
    drop(close);
    if (isResult) drop(open + 1);
  }

  /** `a { get => e; }`, once its accessor has been read. */
  function readProperty(get: number): void {
    if (id(get) !== GET || id(get + 1) !== ARROW || !BEFORE_ACCESSORS.has(id(get - 2))) return;
    const close = partners[get - 1] as number;
    const body = partners[get + 1] as number;
    if (body > get ? body === close - 1 : isOnly(get + 2, close)) drop(get - 1, get, close);
  }

  for (let at = 0; at < length; at += 1) {
    const token = ids[at];
    if (token === OPEN_BLOCK) {
      readBody(at);
      readProperty(at - 1);
    } else if (ARROWS.has(token)) {
      readProperty(at - 1);
      const isOne = id(at - 1) === CLOSE && id(at - 2) === IDENTIFIER && id(at - 3) === OPEN;
      if (isOne && !BEFORE_PARAMETERS.has(id(at - 4))) drop(at - 1, at - 3);
    }
  }
  tokens.drop(isDropped);
}

/** Reads `namespace a { … }` of C# as `namespace a; …`, and `is` and `is not` before a constant as `==` and `!=` (in place). */
export function readCSharpForms(text: string, tokens: TokenBuffer): void {
  const { ids, starts, length } = tokens;
  const partners = partnersOf(ids, length);
  const isDropped = new Uint8Array(length);
  for (let at = 0; at < length; at += 1) {
    if (ids[at] === NAMESPACE) {
      let end = at + 1;
      while (ids[end] === IDENTIFIER || ids[end] === DOT) end += 1;
      const close = partners[end] ?? -1;
      if (ids[end] !== OPEN_BLOCK || close < 0) continue;
      ids[end] = SEMICOLON as number;
      isDropped[close] = 1;
    } else if (ids[at] === IS && at + 1 < length && ids[at + 1] === CONSTANT) {
      ids[at] = EQUAL as number;
    } else if (ids[at] === IS && at + 2 < length && ids[at + 2] === CONSTANT) {
      if (!standsAt(NOT, text, starts[at + 1] as number)) continue;
      ids[at] = NOT_EQUAL as number;
      isDropped[at + 1] = 1;
    }
  }
  tokens.drop(isDropped);
}

/**
 * Reads what a block ends with as its value, with and without `return` (in place): `return e; }` of Rust, `return(e) }` of R.
 *
 * @param isCall whether `return` is a function
 */
export function readResults(tokens: TokenBuffer, isCall: boolean): void {
  const { ids, length } = tokens;
  const partners = partnersOf(ids, length);
  const isDropped = new Uint8Array(length);
  for (let at = 0; at < length; at += 1) {
    if (ids[at] !== RETURN || !BEFORE_STATEMENT.has(ids[at - 1])) continue;
    let end = at + 1;
    while (end < length && !ENDS_OF_STATEMENTS.has(ids[end])) {
      end = Math.max(end, partners[end] as number) + 1;
    }
    const close = ids[end] === CLOSE_BLOCK ? end : end + 1;
    if (close >= length || ids[close] !== CLOSE_BLOCK) continue;
    isDropped[at] = 1;
    isDropped.fill(1, end, close);
    if (isCall && partners[at + 1] === end - 1) isDropped.fill(1, at + 1, at + 2).fill(1, end - 1, end);
  }
  tokens.drop(isDropped);
}

/** Reads `array(…)` of PHP as `[…]`, and `list(…)` (in place). */
export function readLists(tokens: TokenBuffer): void {
  const { ids, length } = tokens;
  let partners: Int32Array | undefined;
  const isDropped = new Uint8Array(length);
  for (let at = 0; at + 1 < length; at += 1) {
    if (!LISTS.has(ids[at]) || ids[at + 1] !== OPEN) continue;
    partners ??= partnersOf(ids, length);
    const close = partners[at + 1] as number;
    if (ids[close] !== CLOSE) continue;
    isDropped[at] = 1;
    ids[at + 1] = OPEN_LIST as number;
    ids[close] = CLOSE_LIST as number;
  }
  if (partners !== undefined) tokens.drop(isDropped);
}
