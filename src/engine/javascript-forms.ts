import { CLOSING, OPENING, partnersOf } from './tokenizers/brackets.ts';
import type { TokenBuffer } from './tokenizers/token-buffer.ts';
import { CONSTANT, IDENTIFIER, intern, NUMBER, STRING, tokenSet } from './tokenizers/vocabulary.ts';
import { nameHash, sameWord } from './words.ts';

const [COLON, COMMA, SEMICOLON, DOT, OPTIONAL_DOT, NOT, ASSIGN] = ': , ; . ?. ! ='.split(' ').map(intern);
const [OPEN, CLOSE, OPEN_LIST, CLOSE_LIST, OPEN_BLOCK, CLOSE_BLOCK] = '( ) [ ] { }'.split(' ').map(intern);
const [FUNCTION, CLASS, LET, RETURN, VOID, ARROW] = 'function class let return void =>'
  .split(' ')
  .map(intern);
const BEFORE_KEY = tokenSet('{ ,');
const BEHIND_PROPERTY = tokenSet(', } =');
const BEFORE_DIRECTIVE = tokenSet(undefined, '{ ;');
/** A member of these may follow. */
const VALUES = tokenSet(IDENTIFIER, ') ] this ?.');
/** Behind these stands a value. */
const BEFORE_VALUE = tokenSet('( , = : [ => return ? && || ?? !');
/** Behind `}` these go on with the statement. */
const GOES_ON = tokenSet(', ; . ?. ( [ ) ] } ? : = == != && || ?? + - * / in instanceof');
const KEY = /[A-Za-z_$][\w$]*(?=["'`])/y;

const KEPT = 0;
const DROPPED = 1;
const BEFORE_ARROW = 2;

/**
 * Reads what JavaScript lets one write in two ways as one of them (in place): `a['x']` as `a.x`, `{a: a}` as `{a}`, `function (x) {` as
 * `x => {`, `let f = x => {` as `function f(x) {`, `=> {return x}` as `=> x`, `let a; let b` as `let a, b`, `void 0` and `!0` as constants.
 */
// oxlint-disable-next-line max-lines-per-function -- small functions over one list of marks, and a loop that calls them
export function readForms(text: string, tokens: TokenBuffer): void {
  const { ids, starts, hashes, length } = tokens;
  const partners = partnersOf(ids, length);
  const marks = new Uint8Array(length);
  /** The token at an index, which may be outside. */
  const id = (at: number): number | undefined => (at >= 0 && at < length ? ids[at] : undefined);
  const drop = (at: number): void => {
    marks[at] = DROPPED;
  };
  const partner = (at: number): number => (at >= 0 ? (partners[at] ?? -1) : -1);
  const start = (at: number): number => starts[at] as number;
  const isDeclared = (assign: number): boolean =>
    id(assign) === ASSIGN && id(assign - 1) === IDENTIFIER && id(assign - 2) === LET;

  /** Drops the braces of a body that gives a value and does nothing else. Whether there are others. */
  function readBody(from: number): boolean {
    if (id(from) !== OPEN_BLOCK) return false;
    const to = partner(from);
    if (id(from + 1) !== RETURN || to < 0) return true;
    let end = from + 2;
    for (; end < to && id(end) !== SEMICOLON; end += 1) {
      if (OPENING.has(id(end)) && partner(end) > 0) end = partner(end);
    }
    if (end < to - 1 || end === from + 2) return true;
    for (const at of [from, from + 1, to]) drop(at);
    if (end < to) drop(end);
    if (to + 1 < length && !GOES_ON.has(id(to + 1))) {
      // The bracket ended the statement as well.
      marks[to] = KEPT;
      ids[to] = SEMICOLON as number;
    }
    return false;
  }

  /** The name of one that is a value is known in it alone. */
  function readFunction(at: number): void {
    const isNamed = id(at + 1) === IDENTIFIER && BEFORE_VALUE.has(id(at - 1));
    const open = isNamed ? at + 2 : at + 1;
    const close = id(open) === OPEN ? partner(open) : -1;
    if (close < 0 || id(close + 1) !== OPEN_BLOCK) return;
    if (id(at - 1) === COLON && id(at - 2) === IDENTIFIER && BEFORE_KEY.has(id(at - 3))) {
      drop(at - 1);
    } else if (readBody(close + 1) && isDeclared(at - 1)) {
      ids[at - 3] = FUNCTION as number;
      drop(at - 1);
    } else {
      marks[close] = BEFORE_ARROW;
    }
    marks.fill(DROPPED, at, open);
  }

  /** `const A = class {` is `class A {`. */
  function readClass(at: number): void {
    if (!isDeclared(at - 1)) return;
    ids[at - 3] = CLASS as number;
    marks.fill(DROPPED, at - 1, id(at + 1) === IDENTIFIER ? at + 2 : at + 1);
  }

  function readArrow(at: number): void {
    if (!readBody(at + 1)) return;
    const isBracketed = id(at - 1) === CLOSE;
    const assign = (isBracketed ? partner(at - 1) : at - 1) - 1;
    if (!isDeclared(assign)) return;
    ids[assign - 2] = FUNCTION as number;
    if (isBracketed) {
      drop(assign);
      drop(at);
    } else {
      ids[assign] = OPEN as number;
      ids[at] = CLOSE as number;
    }
  }

  function readMember(at: number): void {
    KEY.lastIndex = start(at + 1) + 1;
    if (!KEY.test(text)) return;
    if (id(at - 1) === OPTIONAL_DOT) drop(at);
    else ids[at] = DOT as number;
    ids[at + 1] = IDENTIFIER;
    starts[at + 1] = start(at + 1) + 1;
    hashes[at + 1] = nameHash(text, start(at + 1), false);
    drop(at + 2);
  }

  for (let at = 0; at < length; at += 1) {
    const token = ids[at];
    if (token === FUNCTION) {
      readFunction(at);
    } else if (token === CLASS) {
      readClass(at);
    } else if (token === ARROW) {
      readArrow(at);
    } else if (token === OPEN_LIST) {
      if (id(at + 1) === STRING && id(at + 2) === CLOSE_LIST && VALUES.has(id(at - 1))) readMember(at);
    } else if (token === COLON) {
      const isShort =
        id(at + 1) === IDENTIFIER &&
        BEFORE_KEY.has(id(at - 2)) &&
        BEHIND_PROPERTY.has(id(at + 2)) &&
        sameWord(text, start(at - 1), start(at + 1));
      if (isShort) marks.fill(DROPPED, at, at + 2);
    } else if ((token === VOID || token === NOT) && id(at + 1) === NUMBER) {
      const meaning = token === VOID ? 'undefined' : text[start(at + 1)] === '0' ? 'true' : 'false';
      ids[at] = CONSTANT;
      hashes[at] = nameHash(meaning, 0, false);
      drop(at + 1);
    } else if (token === STRING && id(at + 1) === SEMICOLON && BEFORE_DIRECTIVE.has(id(at - 1))) {
      marks.fill(DROPPED, at, at + 2);
    }
  }
  join(tokens, marks);
}

/** Drops what is marked, and joins declarations that stand one behind the other. */
function join(tokens: TokenBuffer, marks: Uint8Array): void {
  const { ids, length } = tokens;
  /** Of each bracket that is open: whether it stands in a declaration. */
  const open: boolean[] = [];
  let isDeclaring = false;
  let out = 0;
  const write = (at: number, id: number): void => {
    if (at !== out) tokens.move(at, out);
    ids[out] = id;
    out += 1;
  };
  for (let at = 0; at < length; at += 1) {
    if (marks[at] === DROPPED) continue;
    const id = ids[at] as number;
    const last = ids[out - 1];
    if (id !== LET && (last === SEMICOLON || (last === CLOSE_BLOCK && !GOES_ON.has(id)))) isDeclaring = false;
    if (OPENING.has(id)) {
      open.push(isDeclaring);
      isDeclaring = false;
    } else if (CLOSING.has(id)) {
      isDeclaring = open.pop() ?? false;
    } else if (id === LET && isDeclaring && (last === SEMICOLON || last === CLOSE_BLOCK)) {
      if (last === SEMICOLON) out -= 1;
      write(at, COMMA as number);
      continue;
    } else if (id === LET) {
      isDeclaring = true;
    }
    write(at, id);
    if (marks[at] === BEFORE_ARROW) write(at, ARROW as number);
  }
  tokens.length = out;
}
