import { OPENING, partnersOf } from './tokenizers/brackets.ts';
import type { TokenBuffer } from './tokenizers/token-buffer.ts';
import {
  CONSTANT,
  IDENTIFIER,
  intern,
  MARKUP_CLOSE,
  MARKUP_OPEN,
  STRING,
  tokenSet,
} from './tokenizers/vocabulary.ts';
import { nameFrom, nameHash, nameTo } from './words.ts';

const [COLON, COMMA, DOT, ASSIGN, SPREAD] = ': , . = ...'.split(' ').map(intern);
const [OPEN, OPEN_LIST, OPEN_BLOCK, CLOSE_BLOCK] = '( [ { }'.split(' ').map(intern);
/** What TypeScript, Babel, esbuild and SWC call for a tag; where there is none of it, there is nothing to read otherwise. */
const SIGNS = /\b(?:_?jsxs?(?:DEV)?|createElement)\b/;
const MADE = /^_?jsxs?(?:DEV)?$/;
/** Names that a file imports them by, which are short where it was minified. */
const IMPORTS = /\bimport\s*\{([^{}]{1,500})\}\s*from\s*["'][\w@/.-]{1,80}\/jsx-(?:dev-)?runtime["']/g;
const RENAMED = /\bjsx(?:s|DEV)? as ([\w$]+)/g;
/** `document.createElement` makes something else. */
const LIBRARY = /^_?(?:react|preact)/i;
/** Strings in braces beside one of these are text between tags. */
const BESIDE_TEXT = tokenSet(STRING, MARKUP_OPEN, MARKUP_CLOSE);

/** A call that stands for an element. */
interface Element {
  /** From the first token of its function on. */
  readonly from: number;
  readonly name: number;
  /** Behind the name or text of its tag. */
  readonly tagEnd: number;
  readonly close: number;
}

/**
 * Reads calls that compilers write for tags as those tags (in place): `_jsx('p', { a: b, children: c })` and
 * `React.createElement('p', { a: b }, c)` are `<p a={b}>{c}</p>`. And strings in braces are those strings, `{' '}` none.
 */
// oxlint-disable-next-line max-lines-per-function -- small functions over lists of marks, and a loop that calls them
export function readElements(text: string, tokens: TokenBuffer): void {
  const { ids, starts, hashes, length } = tokens;
  const hasCalls = (text.includes('jsx') || text.includes('createElement')) && SIGNS.test(text);
  if (!hasCalls && !ids.subarray(0, length).includes(MARKUP_OPEN)) return;
  const imported = new Set(
    [...text.matchAll(IMPORTS)].flatMap(([, list = '']) => [...list.matchAll(RENAMED)].map(([, as]) => as)),
  );
  const partners = partnersOf(ids, length);
  const dropped = new Uint8Array(length);
  /** How many braces stand before and behind a token that were not written. */
  const before = new Uint8Array(length);
  const behind = new Uint8Array(length);
  let isChanged = false;
  /** The token at an index, which may be outside. */
  const id = (at: number): number | undefined => (at >= 0 && at < length ? ids[at] : undefined);
  const word = (at: number): string => {
    const from = nameFrom(text, starts[at] as number);
    return text.slice(from, nameTo(text, from));
  };
  const isBlank = (at: number): boolean =>
    /^["']\s*["']/.test(text.slice(starts[at], (starts[at] as number) + 80));
  const enclose = (from: number, to: number): void => {
    before[from] = (before[from] as number) + 1;
    behind[to - 1] = (behind[to - 1] as number) + 1;
  };

  /** What is called at an index, if it is for an element and has a list of attributes, or null for it. */
  function elementAt(from: number): Element | undefined {
    if (id(from) !== IDENTIFIER || id(from - 1) === DOT) return undefined;
    const isMember = id(from + 1) === DOT && LIBRARY.test(word(from));
    const name = isMember ? (id(from + 3) === DOT ? from + 4 : from + 2) : from;
    const close = id(name) === IDENTIFIER && id(name + 1) === OPEN ? (partners[name + 1] as number) : -1;
    if (close < 0) return undefined;
    const called = word(name);
    if (called !== 'createElement' && !MADE.test(called) && !imported.has(called)) return undefined;
    let tagEnd = name + 3;
    if (id(name + 2) === IDENTIFIER) while (id(tagEnd) === DOT && id(tagEnd + 1) === IDENTIFIER) tagEnd += 2;
    else if (id(name + 2) !== STRING) return undefined;
    const first = id(tagEnd + 1);
    if (id(tagEnd) !== COMMA || (first !== OPEN_BLOCK && first !== CONSTANT)) return undefined;
    return { from, name, tagEnd, close };
  }

  /** Where what begins at an index ends: with a comma, or before `to`. */
  function endOfItem(from: number, to: number): number {
    let at = from;
    while (at < to && id(at) !== COMMA) {
      const isOpening = OPENING.has(id(at)) && (partners[at] as number) > at;
      at = isOpening ? (partners[at] as number) + 1 : at + 1;
    }
    return Math.min(at, to);
  }

  /** Calls for each of what stands between commas, which it drops. */
  function each(from: number, to: number, call: (from: number, end: number) => void): void {
    for (let at = from; at < to; ) {
      const end = endOfItem(at, to);
      if (end > at) call(at, end);
      if (end < to) dropped[end] = 1;
      at = end + 1;
    }
  }

  function readChild(from: number, end: number): void {
    if (end === from + 1 && id(from) === STRING) {
      if (isBlank(from)) dropped[from] = 1;
    } else if (elementAt(from)?.close !== end - 1) {
      enclose(from, end);
    }
  }

  function readAttribute(from: number, end: number): void {
    const isNamed = (id(from) === IDENTIFIER || id(from) === STRING) && id(from + 1) === COLON;
    if (id(from) === SPREAD) enclose(from, end);
    if (!isNamed || end === from + 2) return;
    if (id(from) === IDENTIFIER && word(from) === 'children') {
      dropped.fill(1, from, from + 2);
      const isList = id(from + 2) === OPEN_LIST && partners[from + 2] === end - 1;
      if (isList) {
        dropped[from + 2] = 1;
        dropped[end - 1] = 1;
        each(from + 3, end - 1, readChild);
      } else {
        readChild(from + 2, end);
      }
      return;
    }
    if (id(from) === STRING) {
      ids[from] = IDENTIFIER;
      const start = (starts[from] as number) + 1;
      starts[from] = start;
      hashes[from] = nameHash(text, start, false);
    }
    ids[from + 1] = ASSIGN as number;
    const isOne = end === from + 3;
    if (isOne && id(from + 2) === CONSTANT && word(from + 2) === 'true') dropped.fill(1, from + 1, end);
    else if (!isOne || id(from + 2) !== STRING) enclose(from + 2, end);
  }

  function readElement({ from, name, tagEnd, close }: Element): void {
    const list = tagEnd + 1;
    const listEnd = id(list) === OPEN_BLOCK ? (partners[list] as number) : list;
    const behindList = id(listEnd + 1) === COMMA ? listEnd + 2 : close;
    if (listEnd < list || (behindList === close && listEnd + 1 !== close)) return;
    isChanged = true;
    ids[from] = MARKUP_OPEN;
    ids[close] = MARKUP_CLOSE;
    dropped.fill(1, from + 1, list + 1);
    dropped.fill(1, listEnd, Math.min(behindList, close));
    each(list + 1, listEnd, readAttribute);
    // Of the newer functions it is the key of the element, as an attribute is.
    each(behindList, close, word(name) === 'createElement' ? readChild : enclose);
  }

  /** The token before, of those that stay. */
  let last: number | undefined;
  for (let at = 0; at < length; at += 1) {
    const element = hasCalls ? elementAt(at) : undefined;
    if (element !== undefined) {
      readElement(element);
    } else if (id(at) === OPEN_BLOCK && id(at + 1) === STRING && id(at + 2) === CLOSE_BLOCK) {
      const isValue = last === ASSIGN;
      if (isValue || BESIDE_TEXT.has(last) || BESIDE_TEXT.has(id(at + 3))) {
        isChanged = true;
        dropped[at] = 1;
        dropped[at + 2] = 1;
        if (!isValue && isBlank(at + 1)) dropped[at + 1] = 1;
      }
    }
    if (dropped[at] === 0) last = ids[at];
  }
  if (isChanged) write(tokens, dropped, before, behind);
}

/** Leaves out what is dropped, and puts braces around what is enclosed. */
function write(tokens: TokenBuffer, dropped: Uint8Array, before: Uint8Array, behind: Uint8Array): void {
  const all = tokens.take();
  for (let at = 0; at < all.ids.length; at += 1) {
    for (let count = before[at] as number; count > 0; count -= 1) tokens.put(all, at, OPEN_BLOCK);
    if (dropped[at] === 0) tokens.put(all, at);
    for (let count = behind[at] as number; count > 0; count -= 1) tokens.put(all, at, CLOSE_BLOCK);
  }
}
