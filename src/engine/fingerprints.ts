import { grown } from './mapped.ts';
import type { Anchors } from './tiling.ts';
import { tokenValue, writtenAs } from './token-values.ts';
import { SEPARATOR } from './tokenizers/vocabulary.ts';

/*
 * k-gram hashes of token sequences. Two 32-bit polynomial lanes with different bases, mixed; 52 bits are kept, so that
 * among the 10^7 k-grams of a large set a collision is unlikely (about 10^14 pairs / 4.5 × 10^15).
 */

const BASE_LOW = 0x9e3779b1;
const BASE_HIGH = 0x85ebca6b;
const HIGH_MASK = 0xfffff;

/** The finaliser of MurmurHash3: every bit of the input moves every bit of the result. */
function mix(value: number): number {
  let hash = value ^ (value >>> 16);
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

function power(base: number, exponent: number): number {
  let result = 1;
  for (let at = 0; at < exponent; at += 1) result = Math.imul(result, base);
  return result;
}

/** Hashes of all k-grams of one document, by the position of their first token. Reused between documents. */
export class GramHashes {
  low = new Uint32Array(4096);
  high = new Uint32Array(4096);
  /** 1 where a k-gram starts that holds no separator. */
  valid = new Uint8Array(4096);
  length = 0;

  /**
   * Fills the arrays for `tokens`. Position i is valid when tokens i .. i+k-1 hold no separator.
   *
   * @param spelled how each is written, where that tells two apart (see `spellings`); none: what they are
   */
  compute(tokens: Uint16Array, k: number, spelled?: Uint16Array): void {
    const count = Math.max(0, tokens.length - k + 1);
    if (this.low.length < count) {
      const size = Math.max(count, this.low.length * 2);
      this.low = new Uint32Array(size);
      this.high = new Uint32Array(size);
      this.valid = new Uint8Array(size);
    }
    this.length = count;
    const { low: lows, high: highs, valid } = this;
    const outLow = power(BASE_LOW, k);
    const outHigh = power(BASE_HIGH, k);
    let low = 0;
    let high = 0;
    let lastSeparator = -1;
    for (let at = 0; at < tokens.length; at += 1) {
      const token = tokens[at] as number;
      if (token === SEPARATOR) lastSeparator = at;
      const value = spelled === undefined ? tokenValue(token) : writtenAs(token, spelled[at] as number);
      low = (Math.imul(low, BASE_LOW) + value) | 0;
      high = (Math.imul(high, BASE_HIGH) + value) | 0;
      const start = at - k + 1;
      if (start < 0) continue;
      if (start > 0) {
        const last = tokens[start - 1] as number;
        const gone = spelled === undefined ? tokenValue(last) : writtenAs(last, spelled[start - 1] as number);
        low = (low - Math.imul(gone, outLow)) | 0;
        high = (high - Math.imul(gone, outHigh)) | 0;
      }
      lows[start] = mix(low);
      highs[start] = mix(high) & HIGH_MASK;
      valid[start] = start > lastSeparator ? 1 : 0;
    }
  }
}

/**
 * Positions chosen by robust winnowing: in every window of `w` consecutive k-grams the rightmost one of least hash.
 * A run of k-grams shorter than a window gives its least one. `out` is cleared by the caller through its return value:
 * the number of positions written.
 */
export function winnow(hashes: GramHashes, w: number, out: Uint32Array): number {
  let count = 0;
  let at = 0;
  const { low, high, valid, length } = hashes;
  while (at < length) {
    if (valid[at] === 0) {
      at += 1;
      continue;
    }
    let end = at;
    while (end < length && valid[end] === 1) end += 1;
    const windows = Math.max(1, end - at - w + 1);
    let best = -1;
    for (let window = 0; window < windows; window += 1) {
      const from = at + window;
      const to = Math.min(end, from + w);
      if (best >= from) {
        // Only the newcomer can beat the one that is still inside.
        if (!isLess(low, high, to - 1, best)) continue;
        best = to - 1;
      } else {
        best = from;
        for (let candidate = from + 1; candidate < to; candidate += 1) {
          if (isLess(low, high, candidate, best)) best = candidate;
        }
      }
      out[count] = best;
      count += 1;
    }
    at = end;
  }
  return count;
}

/** Whether the hash at `a` is less than that at `b`, or the same. */
function isLess(low: Uint32Array, high: Uint32Array, a: number, b: number): boolean {
  const one = low[a] as number;
  const other = low[b] as number;
  return one < other || (one === other && (high[a] as number) <= (high[b] as number));
}

/** Numbers of 32 bits for each gram: the lower and the upper half of its hash, and what `timesIn` notes. */
const RECORD = 3;
/** Times are told apart up to the last below this. */
const MOST_TIMES = 16;
/** Grams from which a table is too large to stay near the processor. */
const LARGE = 1 << 15;

/** Open-addressing table from a 52-bit hash to a dense number, in typed arrays. */
export class GramTable {
  size = 0;
  #slots = new Int32Array(1 << 12).fill(-1);
  #mask = (1 << 12) - 1;
  /** All that is known of a number, side by side: what is not in a cache is fetched at once. */
  #records = new Uint32Array(RECORD << 11);
  /** What `fetch` saw, which nobody asks for: what has no result would not be done. */
  fetched = 0;

  /** The number of a hash; a new one gets the next number. */
  add(low: number, high: number): number {
    let slot = (low ^ high) & this.#mask;
    for (;;) {
      const number = this.#slots[slot] as number;
      if (number < 0) break;
      const at = number * RECORD;
      if (this.#records[at] === low && this.#records[at + 1] === high) return number;
      slot = (slot + 1) & this.#mask;
    }
    const at = this.size * RECORD;
    if (at === this.#records.length) {
      this.#grow();
      return this.add(low, high);
    }
    const number = this.size;
    this.#slots[slot] = number;
    this.#records[at] = low;
    this.#records[at + 1] = high;
    this.size += 1;
    return number;
  }

  /** The number of a hash, or -1. */
  find(low: number, high: number): number {
    let slot = (low ^ high) & this.#mask;
    for (;;) {
      const number = this.#slots[slot] as number;
      const at = number * RECORD;
      if (number < 0 || (this.#records[at] === low && this.#records[at + 1] === high)) return number;
      slot = (slot + 1) & this.#mask;
    }
  }

  /**
   * Looks at what `add` is about to look at for the first `count` of these hashes: a large table is far from the processor, which waits
   * for many places that do not depend on each other about as long as for one.
   */
  fetch(lows: Uint32Array, highs: Uint32Array, count: number): void {
    if (this.size < LARGE) return;
    const slots = this.#slots;
    const records = this.#records;
    const mask = this.#mask;
    let fetched = 0;
    for (let at = 0; at < count; at += 1) {
      fetched |= slots[((lows[at] as number) ^ (highs[at] as number)) & mask] as number;
    }
    for (let at = 0; at < count; at += 1) {
      const number = slots[((lows[at] as number) ^ (highs[at] as number)) & mask] as number;
      if (number >= 0) fetched |= records[number * RECORD] as number;
    }
    this.fetched = fetched;
  }

  /** How many times this was asked before about a number in a document (counted from 1), of documents one after the other; at most 15. */
  timesIn(document: number, number: number): number {
    const at = number * RECORD + 2;
    const before = (this.#records[at] as number) - document * MOST_TIMES;
    if (before < 0) {
      this.#records[at] = document * MOST_TIMES + 1;
      return 0;
    }
    if (before < MOST_TIMES - 1) this.#records[at] = document * MOST_TIMES + before + 1;
    return before;
  }

  /** The lower half of each number's hash. */
  lows(): Uint32Array {
    return Uint32Array.from({ length: this.size }, (_, number) => this.#records[number * RECORD] as number);
  }

  /** The upper half of each number's hash: 20 bits. */
  highs(): Uint32Array {
    return Uint32Array.from(
      { length: this.size },
      (_, number) => this.#records[number * RECORD + 1] as number,
    );
  }

  #grow(): void {
    // Half of the slots stay empty.
    const records = grown(this.#records, this.#records.length * 2);
    this.#records = records;
    this.#slots = grown(this.#slots, this.#slots.length * 2).fill(-1);
    this.#mask = this.#slots.length - 1;
    for (let number = 0; number < this.size; number += 1) {
      const at = number * RECORD;
      let slot = ((records[at] as number) ^ (records[at + 1] as number)) & this.#mask;
      while ((this.#slots[slot] as number) >= 0) slot = (slot + 1) & this.#mask;
      this.#slots[slot] = number;
    }
  }
}

const anchorHashes = new GramHashes();

/** Every k-gram of a document that holds no separator, as anchors for tiling: half of its hash is its key. */
export function everyGram(tokens: Uint16Array, k: number): Anchors {
  anchorHashes.compute(tokens, k);
  const { low, valid, length } = anchorHashes;
  const positions = new Uint32Array(length);
  const keys = new Uint32Array(length);
  let count = 0;
  for (let at = 0; at < length; at += 1) {
    if (valid[at] !== 1) continue;
    positions[count] = at;
    keys[count] = low[at] as number;
    count += 1;
  }
  return {
    sure: 0,
    from: 0,
    to: count,
    positions: positions.subarray(0, count),
    keys: keys.subarray(0, count),
  };
}
