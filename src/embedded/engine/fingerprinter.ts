import { GramHashes, GramTable, winnow } from './fingerprints.ts';
import type { NumberLists } from './number-lists.ts';

/** One document's fingerprints. */
export interface Fingerprints {
  /** Where each winnowed k-gram starts, ascending, and its number. */
  readonly positions: Uint32Array;
  readonly keys: Uint32Array;
  /** The distinct numbers, in the order in which they first come. */
  readonly numbers: Uint32Array;
}

/** Numbers k-grams and chooses each document's fingerprints. */
export class Fingerprinter {
  readonly table = new GramTable();
  readonly #k: number;
  readonly #w: number;
  readonly #hashes = new GramHashes();
  #chosen = new Uint32Array(4096);
  #keys = new Uint32Array(4096);
  #scratch = new Uint32Array(4096);
  /** Serial number of the last document that each number was seen in. */
  #seenIn = new Uint32Array(4096);
  #documents = 0;

  constructor(k: number, w: number) {
    this.#k = k;
    this.#w = w;
  }

  /** Winnowed k-grams; valid until the next call. */
  of(tokens: Uint16Array): Fingerprints {
    const hashes = this.#hashes;
    hashes.compute(tokens, this.#k);
    this.#reserve(hashes.length);
    const count = winnow(hashes, this.#w, this.#chosen);
    for (let at = 0; at < count; at += 1) {
      const position = this.#chosen[at] as number;
      const number = this.table.add(hashes.low[position] as number, hashes.high[position] as number);
      this.#keys[at] = number;
      this.#scratch[at] = number;
    }
    return {
      positions: this.#chosen.subarray(0, count),
      keys: this.#keys.subarray(0, count),
      numbers: this.#distinct(count),
    };
  }

  /** Distinct numbers of all k-grams, without winnowing; valid until the next call. */
  all(tokens: Uint16Array): Uint32Array {
    const hashes = this.#hashes;
    hashes.compute(tokens, this.#k);
    this.#reserve(hashes.length);
    let count = 0;
    for (let at = 0; at < hashes.length; at += 1) {
      if (hashes.valid[at] === 1) {
        this.#scratch[count] = this.table.add(hashes.low[at] as number, hashes.high[at] as number);
        count += 1;
      }
    }
    return this.#distinct(count);
  }

  #reserve(length: number): void {
    if (this.#scratch.length < length) {
      this.#chosen = new Uint32Array(length * 2);
      this.#keys = new Uint32Array(length * 2);
      this.#scratch = new Uint32Array(length * 2);
    }
  }

  /** The first `count` numbers of the scratch, each once, in the order in which they first come. */
  #distinct(count: number): Uint32Array {
    if (this.#seenIn.length < this.table.size) {
      const larger = new Uint32Array(this.table.size * 2);
      larger.set(this.#seenIn);
      this.#seenIn = larger;
    }
    this.#documents += 1;
    let kept = 0;
    for (let at = 0; at < count; at += 1) {
      const number = this.#scratch[at] as number;
      if (this.#seenIn[number] !== this.#documents) {
        this.#seenIn[number] = this.#documents;
        this.#scratch[kept] = number;
        kept += 1;
      }
    }
    return this.#scratch.subarray(0, kept);
  }
}

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
