import type { WholeNumbers } from './number-lists.ts';
import { NO_TOKEN, SEPARATOR } from './tokenizers/vocabulary.ts';

/** Runs of equal tokens in two sequences, as columns; valid until the next call. */
export interface Tiles {
  readonly count: number;
  readonly a: Int32Array;
  readonly b: Int32Array;
  readonly length: Int32Array;
}

/**
 * Where common runs are looked for: positions (ascending), each with a key that is equal where the tokens from there on
 * are. Every run that is to be found has to hold a position that is an anchor in both documents: all k-grams do, and so
 * do winnowed ones for runs of k + w - 1 tokens.
 */
export interface Anchors {
  readonly positions: WholeNumbers;
  readonly keys: WholeNumbers;
  /** Which of them are the document's: from (included) to (excluded). */
  readonly from: number;
  readonly to: number;
  /** So many tokens from a position on are equal where keys are, without looking at them. 0: keys are only a filter. */
  readonly sure: number;
}

/** Equal positions tried for one key: repetitive code (tables of numbers) has thousands, and the first ones serve. */
const MAX_CHAIN = 8;
/** Where the budget of a pair ends before its documents do, so many anchors in a row are one, and so many of these, until it does not. */
const IN_ROW = 4;
/** Inside of a run of at least `LONG_RUN` tokens, alternatives are shorter and of little use. */
const LONG_RUN = 60;
const CHAIN_INSIDE = 2;
/** Maximal matches kept in one look at a pair: its budget. */
const MAX_MATCHES = 60_000;
/** Comparisons of tokens in the first look, as a multiple of both lengths: ends what only generated code can reach. */
const MAX_STEPS_PER_TOKEN = 64;
/** … and in each look for rows: all of them together take no longer than the first one. */
const MAX_ROW_STEPS_PER_TOKEN = 8;
/** Anchors of one look whose first places all begin too short runs, and that have more: what stands at those is looked for in rows. */
const MOST_HIDDEN = 16;
const LARGEST_STAMP = 2 ** 31;
/** Numbers for each anchor of the indexed document. */
const RECORD = 3;

/** Where each key of one document is, in ascending order. */
class Chains {
  anchors: Anchors = { positions: new Uint32Array(0), keys: new Uint32Array(0), from: 0, to: 0, sure: 0 };
  /** The first record of those keys that end alike; -1: none. */
  heads = new Int32Array(1 << 8);
  mask = 0;
  /** Of each anchor its key (as 32 bits with a sign), its position and the next record of such a key (-1: none), side by side. */
  records = new Int32Array(1 << 10);

  index(anchors: Anchors): void {
    this.anchors = anchors;
    const { positions, keys, from, to } = anchors;
    const count = to - from;
    let size = 1 << 8;
    while (size < count * 2) size *= 2;
    if (this.heads.length < size) this.heads = new Int32Array(size);
    this.mask = size - 1;
    this.heads.fill(-1, 0, size);
    if (this.records.length < count * RECORD) this.records = new Int32Array(count * RECORD * 2);
    const { heads, mask, records } = this;
    // From the end, so that each chain lists positions in ascending order.
    for (let at = count - 1; at >= 0; at -= 1) {
      const key = keys[from + at] as number;
      const record = at * RECORD;
      records[record] = key;
      records[record + 1] = positions[from + at] as number;
      records[record + 2] = heads[key & mask] as number;
      heads[key & mask] = record;
    }
  }
}

/** Rows of `IN_ROW` keys, each `apart` from the one before, and of how far their places are apart: pieces one by one are no row. */
function inRows({ positions, keys, from, to }: Anchors, apart: number): Anchors {
  const count = Math.max(0, to - from - (IN_ROW - 1) * apart);
  const rows = new Uint32Array(count);
  for (let at = 0; at < count; at += 1) {
    let row = 0;
    for (let place = 0; place < IN_ROW; place += 1) {
      const own = from + at + place * apart;
      const far = (positions[own] as number) - (positions[from + at] as number);
      row = Math.imul(row ^ (keys[own] as number) ^ far, 0x9e3779b1);
      row ^= row >>> 15;
    }
    rows[at] = row;
  }
  return { positions: positions.subarray(from, from + count), keys: rows, from: 0, to: count, sure: 0 };
}

/**
 * Greedy string tiling (Wise 1993): of all common runs of at least `minimum` tokens the longest that are still free are
 * taken one after another, so that no token is used twice. `index` one document, then `tile` as many others against it.
 */
export class Tiler {
  readonly #minimum: number;
  #tokens: Uint16Array = new Uint16Array(0);
  /** The same, with what equals nothing before, behind and for each separator: a run ends there without asking where it is. */
  #walled = new Uint16Array(1 << 12);
  /** Of its anchors, of rows of them, of rows of rows …: those that are of `#tokens`, and others that may be used again. */
  readonly #levels = [new Chains()];
  #indexed = 0;
  #matchA = new Int32Array(1 << 10);
  #matchB = new Int32Array(1 << 10);
  #matchLength = new Int32Array(1 << 10);
  #matchNext = new Int32Array(1 << 10);
  #matches = 0;
  #longest = 0;
  #buckets = new Int32Array(1 << 10).fill(-1);
  /** End in b of the last run found on each diagonal (a - b), above `#base` where it is of this pair. */
  #diagonals = new Uint32Array(1 << 12);
  #base = 0;
  /** Of each token that is in a tile where that tile ends, above `#free` where it is of this pair. */
  #markA = new Uint32Array(1 << 12);
  #markB = new Uint32Array(1 << 12);
  #free = 0;
  #markedTo = 0;
  #tiles = 0;
  #tileA = new Int32Array(1 << 8);
  #tileB = new Int32Array(1 << 8);
  #tileLength = new Int32Array(1 << 8);

  constructor(minimum: number) {
    this.#minimum = minimum;
  }

  /** Makes `tokens` the first document of the next calls of `tile`. */
  index(tokens: Uint16Array, anchors: Anchors): void {
    this.#tokens = tokens;
    this.#levels[0]?.index(anchors);
    this.#indexed = 1;
    this.#wall(tokens);
    if (this.#markA.length < tokens.length) {
      this.#markA = new Uint32Array(tokens.length * 2);
      this.#forgetMarks();
    }
  }

  #wall(tokens: Uint16Array): void {
    const { length } = tokens;
    if (this.#walled.length < length + 2) this.#walled = new Uint16Array((length + 2) * 2);
    const walled = this.#walled;
    walled[0] = NO_TOKEN;
    for (let at = 0; at < length; at += 1) {
      const token = tokens[at] as number;
      walled[at + 1] = token === SEPARATOR ? NO_TOKEN : token;
    }
    walled[length + 1] = NO_TOKEN;
  }

  /** Tiles of the indexed document (`a`) and this one (`b`), longest first. */
  tile(tokens: Uint16Array, anchors: Anchors): Tiles {
    if (this.#markB.length < tokens.length) {
      this.#markB = new Uint32Array(tokens.length * 2);
      this.#forgetMarks();
    }
    if (this.#markedTo > LARGEST_STAMP) this.#forgetMarks();
    this.#free = this.#markedTo;
    this.#markedTo += Math.max(this.#tokens.length, tokens.length);
    if (this.#equals(tokens)) {
      this.#placeWhole(tokens);
    } else {
      this.#collect(tokens, anchors);
      this.#place();
    }
    return { count: this.#tiles, a: this.#tileA, b: this.#tileB, length: this.#tileLength };
  }

  #forgetMarks(): void {
    this.#markA.fill(0);
    this.#markB.fill(0);
    this.#markedTo = 0;
  }

  #equals(tokens: Uint16Array): boolean {
    const first = this.#tokens;
    if (first.length !== tokens.length) return false;
    for (let at = 0; at < tokens.length; at += 1) {
      if (first[at] !== tokens[at]) return false;
    }
    return true;
  }

  /** Tiles of a copy: each stretch between separators. */
  #placeWhole(tokens: Uint16Array): void {
    this.#tiles = 0;
    let from = 0;
    for (let at = 0; at <= tokens.length; at += 1) {
      if (at === tokens.length || tokens[at] === SEPARATOR) {
        if (at - from >= this.#minimum) this.#take(from, from, at - from);
        from = at + 1;
      }
    }
  }

  /**
   * Finds the maximal common runs and sorts them into buckets by length. Of code that repeats itself no budget holds all, and the places
   * that are tried may be pieces of a run that somebody put before it: there rows of anchors are looked for too, which fewer have, until
   * those of a length are looked at to the end. So what is missed are short runs.
   */
  #collect(tokens: Uint16Array, anchors: Anchors): void {
    const limit = Math.min(this.#tokens.length, tokens.length) + 1;
    if (this.#buckets.length < limit) this.#buckets = new Int32Array(limit * 2).fill(-1);
    this.#matches = 0;
    this.#longest = 0;
    let of = anchors;
    let steps = MAX_STEPS_PER_TOKEN;
    for (let level = 0; !this.#scan(tokens, of, this.#level(level), steps); level += 1) {
      of = inRows(of, IN_ROW ** level);
      steps = MAX_ROW_STEPS_PER_TOKEN;
    }
  }

  #level(level: number): Chains {
    for (; this.#indexed <= level; this.#indexed += 1) {
      const before = this.#levels[this.#indexed - 1] as Chains;
      const own = (this.#levels[this.#indexed] ??= new Chains());
      own.index(inRows(before.anchors, IN_ROW ** (this.#indexed - 1)));
    }
    return this.#levels[level] as Chains;
  }

  /** Looks for common runs at these anchors; false: the budget has ended, or runs may stand at places that were not tried. */
  #scan(tokens: Uint16Array, anchors: Anchors, chains: Chains, stepsPerToken: number): boolean {
    const first = this.#tokens;
    const { positions, keys, from, to, sure } = anchors;
    const walled = this.#walled;
    const { heads, records, mask } = chains;
    const minimum = this.#minimum;
    const diagonals = this.#freshDiagonals(first.length + tokens.length);
    const base = this.#base;
    this.#base += tokens.length + 1;
    const mostMatches = this.#matches + MAX_MATCHES;
    let steps = stepsPerToken * (first.length + tokens.length);
    let longUntil = 0;
    let hidden = 0;
    let foundUntil = 0;
    for (let anchor = from; anchor < to; anchor += 1) {
      const key = (keys[anchor] as number) | 0;
      const head = heads[key & mask] as number;
      if (head < 0) continue;
      const b = positions[anchor] as number;
      let left = b < longUntil ? CHAIN_INSIDE : MAX_CHAIN;
      let isFound = b + sure <= foundUntil;
      for (let record = head; record >= 0; record = records[record + 2] as number) {
        if (records[record] !== key) {
          // Positions of another key in the same slot: of a repetitive text there are many.
          steps -= 1;
          continue;
        }
        if (left === 0) {
          if (!isFound) hidden += 1;
          break;
        }
        left -= 1;
        const a = records[record + 1] as number;
        const diagonal = a - b + tokens.length;
        if ((diagonals[diagonal] as number) > base + b) {
          // Inside of a run that is known.
          continue;
        }
        let start = b;
        for (let before = a; start > 0 && walled[before] === tokens[start - 1]; before -= 1) start -= 1;
        let end = b + sure;
        for (let behind = a + 1 + sure; end < tokens.length && walled[behind] === tokens[end]; behind += 1) {
          end += 1;
        }
        const length = end - start;
        steps -= length;
        diagonals[diagonal] = base + end;
        if (length >= minimum) {
          isFound = true;
          foundUntil = Math.max(foundUntil, end);
          this.#keep(a - (b - start), start, length);
          if (length >= LONG_RUN) longUntil = Math.max(longUntil, end - minimum);
        }
      }
      if (this.#matches >= mostMatches || steps < 0) return false;
    }
    return hidden <= MOST_HIDDEN;
  }

  #freshDiagonals(count: number): Uint32Array {
    if (this.#diagonals.length < count) {
      this.#diagonals = new Uint32Array(count * 2);
      this.#base = 0;
    } else if (this.#base > LARGEST_STAMP) {
      this.#diagonals.fill(0);
      this.#base = 0;
    }
    return this.#diagonals;
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
    this.#longest = Math.max(this.#longest, length);
  }

  #place(): void {
    this.#tiles = 0;
    const minimum = this.#minimum;
    const free = this.#free;
    const markA = this.#markA;
    const markB = this.#markB;
    for (let length = this.#longest; length >= minimum; length -= 1) {
      while ((this.#buckets[length] as number) >= 0) {
        const match = this.#buckets[length] as number;
        this.#buckets[length] = this.#matchNext[match] as number;
        const a = this.#matchA[match] as number;
        const b = this.#matchB[match] as number;
        // No tile so far is shorter than this run, so none lies inside of it: what is taken are its two ends.
        let from = 0;
        while (from < length) {
          const taken = Math.max((markA[a + from] as number) - a, (markB[b + from] as number) - b) - free;
          if (taken <= from) break;
          from = taken;
        }
        let to = length;
        while (to > from && ((markA[a + to - 1] as number) > free || (markB[b + to - 1] as number) > free)) {
          to -= 1;
        }
        if (to - from === length) {
          markA.fill(free + a + length, a, a + length);
          markB.fill(free + b + length, b, b + length);
          this.#take(a, b, length);
        } else if (to - from >= minimum) {
          this.#keep(a + from, b + from, to - from);
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
