import type { NumberLists } from './number-lists.ts';

/**
 * How much a fingerprint in `frequency` of `documents` says: ln(1 + (N-1)/(df-1)) / ln N, so that what two of many share
 * is worth 1 and what all have is worth ln 2 / ln N. 1 where nothing can be said (df ≤ 1 or N ≤ 3).
 */
export function rarity(frequency: number, documents: number): number {
  return frequency <= 1 || documents <= 3
    ? 1
    : Math.log(1 + (documents - 1) / (frequency - 1)) / Math.log(documents);
}

/** Inverted index: number → documents, in compressed rows; filled while rows are read, so that each pair is met once. */
export class InvertedIndex {
  readonly #starts: Uint32Array;
  readonly #ends: Uint32Array;
  readonly #postings: Uint32Array;

  /** `frequencies[n]` is the number of documents that will be added with number n. */
  constructor(frequencies: Uint32Array) {
    this.#starts = new Uint32Array(frequencies.length + 1);
    let total = 0;
    for (let number = 0; number < frequencies.length; number += 1) {
      this.#starts[number] = total;
      total += frequencies[number] as number;
    }
    this.#starts[frequencies.length] = total;
    this.#ends = this.#starts.slice(0, frequencies.length);
    this.#postings = new Uint32Array(total);
  }

  add(number: number, document: number): void {
    const end = this.#ends[number] as number;
    this.#postings[end] = document;
    this.#ends[number] = end + 1;
  }

  /** Adds `weight` to `sums[d]` for every document d that was added with the number. */
  accumulate(number: number, weight: number, sums: Float64Array): void {
    const postings = this.#postings;
    const end = this.#ends[number] as number;
    for (let at = this.#starts[number] as number; at < end; at += 1) {
      const document = postings[at] as number;
      sums[document] = (sums[document] as number) + weight;
    }
  }
}

/** In how many documents each of `count` numbers is. */
export function frequenciesOf(lists: NumberLists, count: number): Uint32Array {
  const frequencies = new Uint32Array(count);
  const end = lists.count === 0 ? 0 : lists.to(lists.count - 1);
  for (let at = 0; at < end; at += 1) {
    const number = lists.data[at] as number;
    frequencies[number] = (frequencies[number] as number) + 1;
  }
  return frequencies;
}
