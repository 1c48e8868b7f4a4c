import { SEPARATOR } from './tokenizers/vocabulary.ts';

/** Runs of equal tokens in two sequences, as columns; valid until the next call. */
export interface Tiles {
  readonly count: number;
  readonly a: Int32Array;
  readonly b: Int32Array;
  readonly length: Int32Array;
}

/** Equal positions tried for one k-gram: repetitive code (tables of numbers) has thousands, and the first ones serve. */
const MAX_CHAIN = 8;
/** Inside of a run of at least `LONG_RUN` tokens, alternatives are shorter and of little use. */
const LONG_RUN = 60;
const CHAIN_INSIDE = 2;
/** Maximal matches kept for one pair: the budget of a pair. */
const MAX_MATCHES = 60_000;
/** Comparisons of tokens for one pair, as a multiple of both lengths: ends what only generated code can reach. */
const MAX_STEPS_PER_TOKEN = 64;

/**
 * Greedy string tiling (Wise 1993): of all common runs of at least `minimum` tokens the longest that are still free are
 * taken one after another, so that no token is used twice. `index` one document, then `tile` as many others against it.
 *
 * Gram hashes come from outside (32 bits, 0: no gram starts here) and are only a filter: tokens are compared.
 */
export class Tiler {
  readonly #minimum: number;
  #tokens: Uint16Array = new Uint16Array(0);
  #grams: Uint32Array = new Uint32Array(0);
  #heads = new Int32Array(1 << 12);
  #mask = 0;
  #next = new Int32Array(1 << 12);
  #matchA = new Int32Array(1 << 10);
  #matchB = new Int32Array(1 << 10);
  #matchLength = new Int32Array(1 << 10);
  #matchNext = new Int32Array(1 << 10);
  #matches = 0;
  #buckets = new Int32Array(1 << 10).fill(-1);
  #markA = new Uint32Array(1 << 12);
  #markB = new Uint32Array(1 << 12);
  #stamp = 0;
  #tiles = 0;
  #tileA = new Int32Array(1 << 8);
  #tileB = new Int32Array(1 << 8);
  #tileLength = new Int32Array(1 << 8);

  constructor(minimum: number) {
    this.#minimum = minimum;
  }

  /** Makes `tokens` the first document of the next calls of `tile`. */
  index(tokens: Uint16Array, grams: Uint32Array): void {
    this.#tokens = tokens;
    this.#grams = grams;
    let size = 1 << 8;
    while (size < grams.length * 2) {
      size *= 2;
    }
    if (this.#heads.length < size) {
      this.#heads = new Int32Array(size);
    }
    this.#mask = size - 1;
    this.#heads.fill(-1, 0, size);
    if (this.#next.length < grams.length) {
      this.#next = new Int32Array(grams.length * 2);
    }
    // From the end, so that each chain lists positions in ascending order.
    for (let at = grams.length - 1; at >= 0; at -= 1) {
      const gram = grams[at] as number;
      if (gram !== 0) {
        const slot = gram & this.#mask;
        this.#next[at] = this.#heads[slot] as number;
        this.#heads[slot] = at;
      }
    }
    if (this.#markA.length < tokens.length) {
      this.#markA = new Uint32Array(tokens.length * 2);
      this.#stamp = 0;
      this.#markB.fill(0);
    }
  }

  /** Tiles of the indexed document (`a`) and this one (`b`), longest first. */
  tile(tokens: Uint16Array, grams: Uint32Array): Tiles {
    if (this.#markB.length < tokens.length) {
      this.#markB = new Uint32Array(tokens.length * 2);
      this.#stamp = 0;
      this.#markA.fill(0);
    }
    this.#stamp += 1;
    if (this.#equals(tokens)) {
      this.#placeWhole(tokens);
      return { count: this.#tiles, a: this.#tileA, b: this.#tileB, length: this.#tileLength };
    }
    const longest = this.#collect(tokens, grams);
    this.#place(longest);
    return { count: this.#tiles, a: this.#tileA, b: this.#tileB, length: this.#tileLength };
  }

  #equals(tokens: Uint16Array): boolean {
    const first = this.#tokens;
    if (first.length !== tokens.length) {
      return false;
    }
    for (let at = 0; at < tokens.length; at += 1) {
      if (first[at] !== tokens[at]) {
        return false;
      }
    }
    return true;
  }

  /** Tiles of a copy: each stretch between separators. */
  #placeWhole(tokens: Uint16Array): void {
    this.#tiles = 0;
    let from = 0;
    for (let at = 0; at <= tokens.length; at += 1) {
      if (at === tokens.length || tokens[at] === SEPARATOR) {
        if (at - from >= this.#minimum) {
          this.#take(from, from, at - from);
        }
        from = at + 1;
      }
    }
  }

  /** Finds the maximal common runs and sorts them into buckets by length; the longest length. */
  #collect(tokens: Uint16Array, grams: Uint32Array): number {
    const first = this.#tokens;
    const firstGrams = this.#grams;
    const heads = this.#heads;
    const next = this.#next;
    const mask = this.#mask;
    const minimum = this.#minimum;
    const limit = Math.min(first.length, tokens.length) + 1;
    if (this.#buckets.length < limit) {
      this.#buckets = new Int32Array(limit * 2).fill(-1);
    }
    this.#matches = 0;
    let longest = 0;
    let steps = MAX_STEPS_PER_TOKEN * (first.length + tokens.length);
    // The last position that was tried for the k-gram before: a run that goes on from there is known already.
    let triedBefore = -1;
    let longUntil = 0;
    for (let b = 0; b < grams.length; b += 1) {
      const gram = grams[b] as number;
      if (gram === 0) {
        triedBefore = -1;
        continue;
      }
      let chain = 0;
      let tried = first.length;
      let last = -1;
      for (let a = heads[gram & mask] as number; a >= 0; a = next[a] as number) {
        if (firstGrams[a] !== gram) {
          continue;
        }
        chain += 1;
        if (chain > (b < longUntil ? CHAIN_INSIDE : MAX_CHAIN)) {
          tried = last;
          break;
        }
        last = a;
        if (
          a > 0 &&
          a - 1 <= triedBefore &&
          b > 0 &&
          first[a - 1] === tokens[b - 1] &&
          first[a - 1] !== SEPARATOR &&
          grams[b - 1] === firstGrams[a - 1]
        ) {
          continue;
        }
        let length = 0;
        while (
          a + length < first.length &&
          b + length < tokens.length &&
          first[a + length] === tokens[b + length] &&
          first[a + length] !== SEPARATOR
        ) {
          length += 1;
        }
        steps -= length;
        if (length >= minimum) {
          this.#keep(a, b, length);
          if (length >= LONG_RUN) {
            longUntil = Math.max(longUntil, b + length - minimum);
          }
          longest = Math.max(longest, length);
        }
      }
      triedBefore = tried;
      if (this.#matches >= MAX_MATCHES || steps < 0) {
        break;
      }
    }
    return longest;
  }

  #keep(a: number, b: number, length: number): void {
    const at = this.#matches;
    if (at === this.#matchA.length) {
      this.#matchA = grown(this.#matchA);
      this.#matchB = grown(this.#matchB);
      this.#matchLength = grown(this.#matchLength);
      this.#matchNext = grown(this.#matchNext);
    }
    this.#matchA[at] = a;
    this.#matchB[at] = b;
    this.#matchLength[at] = length;
    this.#matchNext[at] = this.#buckets[length] as number;
    this.#buckets[length] = at;
    this.#matches = at + 1;
  }

  #place(longest: number): void {
    this.#tiles = 0;
    const minimum = this.#minimum;
    const stamp = this.#stamp;
    const markA = this.#markA;
    const markB = this.#markB;
    for (let length = longest; length >= minimum; length -= 1) {
      while ((this.#buckets[length] as number) >= 0) {
        const match = this.#buckets[length] as number;
        this.#buckets[length] = this.#matchNext[match] as number;
        const a = this.#matchA[match] as number;
        const b = this.#matchB[match] as number;
        // The free stretches of this run; all of it when nothing longer has taken a part.
        let from = 0;
        for (let at = 0; at <= length; at += 1) {
          const free = at < length && markA[a + at] !== stamp && markB[b + at] !== stamp;
          if (free) {
            continue;
          }
          const size = at - from;
          if (size === length) {
            markA.fill(stamp, a, a + length);
            markB.fill(stamp, b, b + length);
            this.#take(a, b, length);
          } else if (size >= minimum) {
            this.#keep(a + from, b + from, size);
          }
          from = at + 1;
        }
      }
    }
  }

  #take(a: number, b: number, length: number): void {
    const at = this.#tiles;
    if (at === this.#tileA.length) {
      this.#tileA = grown(this.#tileA);
      this.#tileB = grown(this.#tileB);
      this.#tileLength = grown(this.#tileLength);
    }
    this.#tileA[at] = a;
    this.#tileB[at] = b;
    this.#tileLength[at] = length;
    this.#tiles = at + 1;
  }
}

function grown(array: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(array.length * 2);
  larger.set(array);
  return larger;
}
