import { uint16s, uint32s } from './mapped.ts';
import type { NumberLists, WholeNumbers } from './number-lists.ts';
import { ln } from './numbers.ts';

/**
 * How much a fingerprint in `frequency` of `documents` says: ln(1 + (N-1)/(df-1)) / ln N, so that what two of many share
 * is worth 1 and what all have is worth ln 2 / ln N. 1 where nothing can be said (df ≤ 1 or N ≤ 3).
 */
export function rarity(frequency: number, documents: number): number {
  return frequency <= 1 || documents <= 3 ? 1 : ln(1 + (documents - 1) / (frequency - 1)) / ln(documents);
}

/** Numbers that a processor fetches together. */
const LINE = 16;
/** Up to so many documents each takes two bytes. */
const MOST_SHORT = 1 << 16;

/** Inverted index: number → documents, in compressed rows; filled while rows are read, so that each pair is met once. */
export class InvertedIndex {
  /** Of each number where its list begins and ends, side by side: what is not in a cache is fetched at once. At last the end of all. */
  readonly #bounds: Uint32Array;
  readonly #postings: WholeNumbers;
  /** What `fetch` saw, which nobody asks for: what has no result would not be done. */
  fetched = 0;

  /**
   * `frequencies[n]` is the number of documents that will be added with number n.
   *
   * @param documents all that are added are below it
   * @param isWanted whether numbers of a frequency have a list; those of others are added to none
   */
  constructor(
    frequencies: Uint32Array,
    documents: number,
    isWanted: (frequency: number) => boolean = () => true,
  ) {
    this.#bounds = uint32s(frequencies.length * 2 + 1);
    let total = 0;
    for (let number = 0; number < frequencies.length; number += 1) {
      this.#bounds[number * 2] = total;
      this.#bounds[number * 2 + 1] = total;
      const frequency = frequencies[number] as number;
      if (isWanted(frequency)) total += frequency;
    }
    this.#bounds[frequencies.length * 2] = total;
    this.#postings = documents <= MOST_SHORT ? uint16s(total) : uint32s(total);
  }

  add(number: number, document: number): void {
    const end = this.#bounds[number * 2 + 1] as number;
    if (end === this.#bounds[number * 2 + 2]) return;
    this.#postings[end] = document;
    this.#bounds[number * 2 + 1] = end + 1;
  }

  /** How many documents were added with the number. */
  frequency(number: number): number {
    return (this.#bounds[number * 2 + 1] as number) - (this.#bounds[number * 2] as number);
  }

  /** Adds `weight` to `sums[d]` for every document d that was added with the number. */
  sum(number: number, weight: number, sums: Float64Array): void {
    const postings = this.#postings;
    const end = this.#bounds[number * 2 + 1] as number;
    for (let at = this.#bounds[number * 2] as number; at < end; at += 1) {
      const document = postings[at] as number;
      sums[document] = (sums[document] as number) + weight;
    }
  }

  /**
   * Looks at the lists of some numbers that are about to be summed: a processor waits for many places that do not depend on each other about
   * as long as for one.
   */
  fetch(numbers: WholeNumbers, from: number, to: number): void {
    const bounds = this.#bounds;
    const postings = this.#postings;
    let fetched = 0;
    for (let at = from; at < to; at += 1) fetched |= bounds[(numbers[at] as number) * 2] as number;
    for (let at = from; at < to; at += 1) {
      const number = numbers[at] as number;
      const end = bounds[number * 2 + 1] as number;
      for (let place = bounds[number * 2] as number; place < end; place += LINE) {
        fetched |= postings[place] as number;
      }
    }
    this.fetched = fetched;
  }

  /** Adds `weight` (above 0) to `sums[d]` for every document d that was added with the number, and notes each d that had none. */
  accumulate(number: number, weight: number, sums: Float64Array, touched: RowSet): void {
    const postings = this.#postings;
    const end = this.#bounds[number * 2 + 1] as number;
    for (let at = this.#bounds[number * 2] as number; at < end; at += 1) {
      const document = postings[at] as number;
      const sum = sums[document] as number;
      if (sum === 0) touched.add(document);
      sums[document] = sum + weight;
    }
  }

  /** As `accumulate`, for the `most` documents before `document`, which has the number, and the `most` behind it alone: all were added in ascending order. */
  accumulateNear(
    number: number,
    document: number,
    most: number,
    weight: number,
    sums: Float64Array,
    touched: RowSet,
  ): void {
    const postings = this.#postings;
    const first = this.#bounds[number * 2] as number;
    const end = this.#bounds[number * 2 + 1] as number;
    const place = this.#place(number, document);
    const to = Math.min(end, place + most + 1);
    for (let at = Math.max(first, place - most); at < to; at += 1) {
      const near = postings[at] as number;
      const sum = sums[near] as number;
      if (sum === 0) touched.add(near);
      sums[near] = sum + weight;
    }
  }

  /** Adds 1 to `counts[d]` for every document d that was added with the number. */
  count(number: number, counts: Int32Array): void {
    const postings = this.#postings;
    const end = this.#bounds[number * 2 + 1] as number;
    for (let at = this.#bounds[number * 2] as number; at < end; at += 1) {
      const document = postings[at] as number;
      counts[document] = (counts[document] as number) + 1;
    }
  }

  /** How many documents that were added with the number pass, each with its count; each is asked for once: its count becomes 0. */
  take(number: number, counts: Int32Array, passes: (document: number, count: number) => boolean): number {
    const postings = this.#postings;
    const end = this.#bounds[number * 2 + 1] as number;
    let taken = 0;
    for (let at = this.#bounds[number * 2] as number; at < end; at += 1) {
      const document = postings[at] as number;
      const count = counts[document] as number;
      if (count === 0) continue;
      counts[document] = 0;
      taken += passes(document, count) ? 1 : 0;
    }
    return taken;
  }

  /** Whether a document was added with the number; documents were added in ascending order. */
  has(number: number, document: number): boolean {
    return this.#postings[this.#place(number, document)] === document;
  }

  /** Those that were added with the number, all below `count`. */
  documents(number: number, count: number): RowSet {
    const documents = new RowSet(count);
    const end = this.#bounds[number * 2 + 1] as number;
    for (let at = this.#bounds[number * 2] as number; at < end; at += 1) {
      documents.add(this.#postings[at] as number);
    }
    return documents;
  }

  /** Where a document stands in a number's list, or the first behind it. */
  #place(number: number, document: number): number {
    const postings = this.#postings;
    let low = this.#bounds[number * 2] as number;
    let high = this.#bounds[number * 2 + 1] as number;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((postings[middle] as number) < document) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** A set of rows, a bit each: read in ascending order, and cleared, at the cost of what is in it. */
export class RowSet {
  readonly bits: Int32Array;

  constructor(rows: number) {
    this.bits = new Int32Array((rows >>> 5) + 1);
  }

  has(row: number): boolean {
    return (((this.bits[row >>> 5] as number) >>> (row & 31)) & 1) === 1;
  }

  add(row: number): void {
    this.bits[row >>> 5] = (this.bits[row >>> 5] as number) | (1 << (row & 31));
  }

  clear(): void {
    this.bits.fill(0);
  }

  /** Calls `visit` with each row in the set, the least first, and empties it. */
  take(visit: (row: number) => void): void {
    const { bits } = this;
    for (let word = 0; word < bits.length; word += 1) {
      let left = bits[word] as number;
      if (left === 0) continue;
      bits[word] = 0;
      while (left !== 0) {
        visit(word * 32 + 31 - Math.clz32(left & -left));
        left &= left - 1;
      }
    }
  }
}

/** In how many documents each of `count` numbers is. */
export function frequenciesOf(lists: NumberLists, count: number): Uint32Array {
  const frequencies = uint32s(count);
  const end = lists.count === 0 ? 0 : lists.to(lists.count - 1);
  for (let at = 0; at < end; at += 1) {
    const number = lists.data[at] as number;
    frequencies[number] = (frequencies[number] as number) + 1;
  }
  return frequencies;
}

/** What each number counts for by how many documents it is in: of millions of numbers there are few values, which stay near the processor. */
export class ValuesByFrequency {
  readonly frequencies: Uint32Array;
  readonly #values: Float64Array;

  /** @param value of a number that so many of `documents` have */
  constructor(frequencies: Uint32Array, documents: number, value: (frequency: number) => number) {
    this.frequencies = frequencies;
    this.#values = Float64Array.from({ length: documents + 1 }, (_, frequency) => value(frequency));
  }

  of(number: number): number {
    return this.#values[this.frequencies[number] as number] as number;
  }

  /** Of any number that so many documents have. */
  at(frequency: number): number {
    return this.#values[frequency] as number;
  }
}
