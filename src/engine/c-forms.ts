import { CLOSING, OPENING } from './tokenizers/brackets.ts';
import { standsAt } from './tokenizers/lexical-tables.ts';
import type { TokenBuffer } from './tokenizers/token-buffer.ts';
import {
  CONSTANT,
  IDENTIFIER,
  intern,
  NUMBER,
  STRING,
  type TokenSet,
  tokenSet,
} from './tokenizers/vocabulary.ts';

const [DOT, ARROW, SCOPE, PLUS, TIMES, COLON, STRUCT, OPERATOR] = '. -> :: + * : struct operator'
  .split(' ')
  .map(intern);
const [OPEN, CLOSE, OPEN_INDEX, CLOSE_INDEX] = '( ) [ ]'.split(' ').map(intern);
/** Of `class A { … }` and `template <typename T>`. */
const SAME_AS_STRUCT = tokenSet('class typename');
/** A condition follows these, and a statement behind its bracket. */
const BEFORE_CONDITION = tokenSet('if for while switch');
const IN_ATTRIBUTE = tokenSet(IDENTIFIER, ':: ,');
const IN_PLACE = tokenSet(IDENTIFIER, '. -> :: this');
/** What binds no less than the sign between a pointer and its distance does. */
const IN_DISTANCE = tokenSet(NUMBER, CONSTANT, IN_PLACE, '+ - * / %');
const ENDS_OF_VALUES = tokenSet(IDENTIFIER, NUMBER, STRING, CONSTANT, ') ] this ++ --');
/** Behind a bracket these come before a `*` that stands in front of it. */
const BINDS_FIRST = tokenSet('. -> [ ( ++ --');
/** Longer brackets are left as they are: what stands in one is looked through for each that is around it. */
const LONGEST = 40;
/** A result's type behind its function, which nothing in it runs. */
const IN_RESULT = tokenSet(IDENTIFIER, NUMBER, ':: * & and < > >> , struct class typename enum union');
const BEHIND_RESULT = tokenSet('{ ; =');
/** All others stay as they are. */
const READ = tokenSet(OPENING, CLOSING, SAME_AS_STRUCT, STRING, ': ->');
const AUTO = /auto\b/y;
const VOID = /void\b/y;
const ACCESS = /\b(?:public|private|protected)\s*$/;
const LONGEST_ACCESS = 20;

/**
 * Reads what C and C++ let one write in two ways as one of them (in place): `(*a).b` as `a->b`, `*(a + i)` as `a[i]`, `(a + i)->b` as
 * `a[i].b`, `class` and `typename` as `struct`, `"a" "b"` as one string, `f(void)` as `f()`. Words of access, attributes and the type of
 * a result behind its function are dropped, as all that modifies is.
 */
// oxlint-disable-next-line max-lines-per-function -- small functions over one list, and a loop that calls them
export function readCForms(text: string, tokens: TokenBuffer): void {
  const { ids, starts, length } = tokens;
  /** Where the brackets are that are open, and where the one is that was closed last. */
  const open: number[] = [];
  let closed = -1;
  /** The bracket behind the last condition. */
  let condition = -1;
  let out = 0;
  const isWord = (word: RegExp, at: number): boolean =>
    ids[at] === IDENTIFIER && standsAt(word, text, starts[at] as number);
  const isValue = (at: number): boolean => at !== condition && ENDS_OF_VALUES.has(ids[at]);

  /** Where something else stands than these, which may hold brackets with anything in them. */
  function endOf(kinds: TokenSet, from: number): number {
    let depth = 0;
    let at = from;
    for (; at < out; at += 1) {
      const id = ids[at];
      if (OPENING.has(id)) depth += 1;
      else if (CLOSING.has(id)) depth -= 1;
      else if (depth === 0 && !kinds.has(id)) break;
    }
    return at;
  }

  /** Moves all from a place on over what stands before it. */
  function pull(from: number, to: number): void {
    for (let at = from; at < out; at += 1) tokens.move(at, at - from + to);
    out -= from - to;
  }

  /** Reads `a + i` as an element, which begins at an earlier place and ends with the bracket at a later one. */
  function readElement(from: number, to: number, close: number): boolean {
    const plus = endOf(IN_PLACE, from);
    if (plus === from || plus > out - 2 || ids[plus] !== PLUS || endOf(IN_DISTANCE, plus) < out) return false;
    ids[plus] = OPEN_INDEX as number;
    pull(from, to);
    tokens.move(close, out);
    ids[out] = CLOSE_INDEX as number;
    out += 1;
    return true;
  }

  /** Whether what stands in a bracket that ends here, and maybe a `*` before it, was read otherwise. */
  function readPointer(from: number, at: number): boolean {
    const next = at + 1 < length ? ids[at + 1] : undefined;
    if (next !== DOT && next !== ARROW) {
      const isPointed = ids[from - 1] === TIMES && !isValue(from - 2);
      return isPointed && !BINDS_FIRST.has(next) && readElement(from + 1, from - 1, at);
    }
    if (isValue(from - 1) || ids[from - 2] === OPERATOR) return false;
    if (next === ARROW && readElement(from + 1, from, at)) {
      ids[at + 1] = DOT as number;
      return true;
    }
    const isPointed = next === DOT && ids[from + 1] === TIMES;
    const place = isPointed ? from + 2 : from + 1;
    if (place >= out || endOf(IN_PLACE, place) < out) return false;
    if (isPointed) ids[at + 1] = ARROW as number;
    pull(place, from);
    return true;
  }

  /** Whether two brackets, one in the other, hold nothing but names: a macro may end an attribute in its brackets and run what it is given. */
  function isAttribute(from: number): boolean {
    const isInTwo = ids[from] === OPEN_INDEX && ids[from + 1] === OPEN_INDEX && ids[out - 1] === CLOSE_INDEX;
    for (let at = from + 2; at < out - 1; at += 1) if (!IN_ATTRIBUTE.has(ids[at])) return false;
    return isInTwo;
  }

  /** Whether what ends with the bracket here is no more what it was. */
  function readBracket(at: number): boolean {
    const inner = closed;
    const from = open.pop() ?? -1;
    closed = from;
    if (out - from > LONGEST) return false;
    if (ids[at] === CLOSE && ids[from] === OPEN) {
      if (readPointer(from, at)) return true;
      if (out === from + 2 && isWord(VOID, from + 1) && isValue(from - 1)) out -= 1;
      if (BEFORE_CONDITION.has(ids[from - 1])) condition = out;
    } else if (ids[at] === CLOSE_INDEX && inner === from + 1 && isAttribute(from)) {
      out = from;
      return true;
    }
    return false;
  }

  /** Behind the type of a result that stands behind the bracket of a function here, or this place. */
  function endOfResult(at: number): number {
    let name = ids[closed - 2] === OPERATOR ? closed - 2 : closed - 1;
    while (ids[name - 1] === SCOPE) name -= 2;
    if (ids[out - 1] !== CLOSE || !isWord(AUTO, name - 1)) return at;
    let end = at + 1;
    while (end - at < LONGEST && IN_RESULT.has(ids[end])) end += 1;
    return end < length && BEHIND_RESULT.has(ids[end]) ? end : at;
  }

  for (let at = 0; at < length; at += 1) {
    if (!READ.has(ids[at])) {
      tokens.move(at, out);
      out += 1;
      continue;
    }
    if (ids[at] === ARROW) at = endOfResult(at);
    const id = ids[at];
    if (OPENING.has(id)) {
      open.push(out);
    } else if (CLOSING.has(id)) {
      if (readBracket(at)) continue;
    } else if (id === STRING && ids[out - 1] === STRING) {
      continue;
    } else if (id === COLON) {
      const start = starts[at] as number;
      if (ACCESS.test(text.slice(Math.max(0, start - LONGEST_ACCESS), start))) continue;
    }
    tokens.move(at, out);
    if (SAME_AS_STRUCT.has(id)) ids[out] = STRUCT as number;
    out += 1;
  }
  tokens.length = out;
}
