import type { TokenBuffer } from './tokenizers/token-buffer.ts';
import { CONSTANT, IDENTIFIER, STRING } from './tokenizers/vocabulary.ts';

/** What a document says in its own words: 52-bit hashes of its distinct names and of its distinct strings, ascending. */
export interface Wording {
  readonly names: Float64Array;
  readonly strings: Float64Array;
}

/** Shorter ones (`i`, `" "`, `'a'`) are everybody's. */
const SHORTEST = 2;
const LONGEST_NAME = 64;
const LONGEST_STRING = 500;
/** A string's mark stands at most so far behind its start: `R"`, `$@"`, `<<~'`. */
const LONGEST_PREFIX = 6;
const TWO_TO_32 = 2 ** 32;
const BASE_LOW = 0x811c9dc5;
const BASE_HIGH = 0x9e3779b1;

/** Collects the words of one document after the other: `note` each file, then `take`. */
export class WordCollector {
  readonly #names = new HashSet();
  readonly #strings = new HashSet();

  /** Adds the names and strings of one file, by its tokens as read (before normalisation), and gives names and constants their hashes. */
  note(text: string, tokens: TokenBuffer): void {
    const { ids, starts, hashes, length } = tokens;
    for (let at = 0; at < length; at += 1) {
      const id = ids[at];
      if (id === IDENTIFIER) {
        const from = nameFrom(text, starts[at] as number);
        const last = Math.min(text.length, from + LONGEST_NAME);
        // The lower half is `nameHash`.
        let low = BASE_LOW | 0;
        let high = BASE_HIGH | 0;
        let to = from;
        for (; to < last; to += 1) {
          const code = text.charCodeAt(to);
          if (!isWord(code)) break;
          low = Math.imul(low ^ code, 0x01000193);
          high = Math.imul(high ^ code, 0x85ebca6b) ^ (high >>> 15);
        }
        hashes[at] = low;
        if (to - from >= SHORTEST) this.#names.add(hashFrom(low, high));
      } else if (id === CONSTANT) {
        hashes[at] = nameHash(text, starts[at] as number, false);
      } else if (id === STRING) {
        const start = starts[at] as number;
        const next = at + 1 < length ? (starts[at + 1] as number) : text.length;
        const from = contentFrom(text, start, next);
        this.#strings.add(stringHash(text, from, contentTo(text, start, from, next)));
      }
    }
  }

  /** The words noted since the last call. */
  take(): Wording {
    return { names: this.#names.take(), strings: this.#strings.take() };
  }
}

const FEWEST_SLOTS = 1 << 10;

/** A set of hashes that is emptied at no cost: what an earlier round left in its slots does not count. */
class HashSet {
  #hashes = new Float64Array(FEWEST_SLOTS);
  #rounds = new Uint32Array(FEWEST_SLOTS);
  /** Of the slots that are in use: a short document uses few, which stay near the processor. */
  #mask = FEWEST_SLOTS - 1;
  #round = 1;
  #list = new Float64Array(FEWEST_SLOTS / 2);
  #count = 0;

  /** Adds a hash; 0 is none. */
  add(hash: number): void {
    if (hash === 0) return;
    const mask = this.#mask;
    let slot = hash & mask;
    while (this.#rounds[slot] === this.#round) {
      if (this.#hashes[slot] === hash) return;
      slot = (slot + 1) & mask;
    }
    this.#rounds[slot] = this.#round;
    this.#hashes[slot] = hash;
    this.#list[this.#count] = hash;
    this.#count += 1;
    if (this.#count * 2 > mask) this.#grow();
  }

  take(): Float64Array {
    const list = this.#list.subarray(0, this.#count).toSorted();
    this.#round += 1;
    this.#count = 0;
    this.#mask = FEWEST_SLOTS - 1;
    return list;
  }

  #grow(): void {
    const list = this.#list.slice(0, this.#count);
    const size = (this.#mask + 1) * 2;
    if (size > this.#hashes.length) {
      this.#hashes = new Float64Array(size);
      this.#rounds = new Uint32Array(size);
      this.#list = new Float64Array(size / 2);
    }
    this.#mask = size - 1;
    this.#round += 1;
    this.#count = 0;
    for (const hash of list) this.add(hash);
  }
}

/** Hashes that either list has. */
export function union(a: Float64Array, b: Float64Array): Float64Array {
  const both = new Float64Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return distinct(both);
}

/** Hashes of `list` that are not in `gone`; both ascend. */
export function without(list: Float64Array, gone: Float64Array): Float64Array {
  let at = 0;
  return list.filter((hash) => {
    while (at < gone.length && (gone[at] as number) < hash) at += 1;
    return gone[at] !== hash;
  });
}

/** Sorts in place; a copy of what is distinct. */
function distinct(hashes: Float64Array): Float64Array {
  // oxlint-disable-next-line unicorn/no-array-sort -- our own scratch: no copy of it
  hashes.sort();
  let kept = 0;
  for (let at = 0; at < hashes.length; at += 1) {
    if (at === 0 || hashes[at] !== hashes[kept - 1]) {
      hashes[kept] = hashes[at] as number;
      kept += 1;
    }
  }
  return hashes.slice(0, kept);
}

/** 32 bits of the name that begins at `start`, however short it is. */
export function nameHash(text: string, start: number, ignoreCase: boolean): number {
  const from = nameFrom(text, start);
  const last = Math.min(text.length, from + LONGEST_NAME);
  let hash = BASE_LOW | 0;
  for (let at = from; at < last; at += 1) {
    const code = text.charCodeAt(at);
    if (!isWord(code)) break;
    hash = Math.imul(hash ^ (ignoreCase && code >= 65 && code <= 90 ? code | 32 : code), 0x01000193);
  }
  return hash >>> 0;
}

/** Two 32-bit lanes of FNV-1a's kind, 52 bits of them; 0 for what is too short. */
function stringHash(text: string, from: number, to: number): number {
  let low = BASE_LOW | 0;
  let high = BASE_HIGH | 0;
  for (let at = from; at < to; at += 1) {
    const code = text.charCodeAt(at);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code, 0x85ebca6b) ^ (high >>> 15);
  }
  return to - from < SHORTEST ? 0 : hashFrom(low, high);
}

/** 52 bits as one number: the lower 32, and 20 of the others. */
export function hashFrom(low: number, high: number): number {
  return (high & 0xfffff) * TWO_TO_32 + (low >>> 0);
}

/** The bits of such a number above the lower 32. */
export function highOf(hash: number): number {
  return Math.floor(hash / TWO_TO_32);
}

/** Where a name's letters begin, behind `$`, `@`, `#` or a quotation mark. */
export function nameFrom(text: string, start: number): number {
  let from = start;
  while (from < start + 3 && !isWord(text.charCodeAt(from))) from += 1;
  return from;
}

export function nameTo(text: string, from: number): number {
  const last = Math.min(text.length, from + LONGEST_NAME);
  let to = from;
  while (to < last && isWord(text.charCodeAt(to))) to += 1;
  return to;
}

function isWord(code: number): boolean {
  const lower = code | 32;
  return (
    (lower >= 97 && lower <= 122) || (code >= 48 && code <= 57) || code === 95 || code === 36 || code > 127
  );
}

function isQuote(code: number): boolean {
  return code === 34 || code === 39 || code === 96;
}

/** Where a string's contents begin: behind its quotation mark, which a prefix may precede; at `start` where it has none. */
export function contentFrom(text: string, start: number, next: number): number {
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
export function contentTo(text: string, start: number, from: number, next: number): number {
  const last = Math.min(next, from + LONGEST_STRING);
  if (from === start) return last;
  const mark = text.charCodeAt(from - 1);
  const triple =
    from - start >= 3 && text.charCodeAt(from - 2) === mark && text.charCodeAt(from - 3) === mark;
  for (let at = from; at < last; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 92) {
      at += 1;
    } else if (
      code === mark &&
      (!triple || (text.charCodeAt(at + 1) === mark && text.charCodeAt(at + 2) === mark))
    ) {
      return at;
    }
  }
  return Math.min(last, text.length);
}

/** Whether the same word stands at both offsets. */
export function sameWord(text: string, a: number, b: number): boolean {
  for (let at = 0; ; at += 1) {
    const first = wordCode(text, a + at);
    if (first !== wordCode(text, b + at)) return false;
    if (first === 0) return at > 0;
  }
}

/** The character's code where it is part of a word (or a variable's sigil), else 0. */
function wordCode(text: string, at: number): number {
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
