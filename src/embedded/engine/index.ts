import { GramHashes, GramTable, winnow } from './fingerprints.ts';
import type { Anchors } from './tiling.ts';

/** One document's fingerprints: every winnowed k-gram's position with its number (the key), and the distinct numbers. */
export interface Fingerprints extends Anchors {
  /** In the order in which they first come. */
  readonly numbers: Uint32Array;
}

/** Numbers k-grams and chooses each document's fingerprints. */
export class Fingerprinter {
  readonly table = new GramTable();
  readonly #k: number;
  readonly #w: number;
  readonly #hashes = new GramHashes();
  #chosen = new Uint32Array(4096);
  #scratch = new Uint32Array(4096);
  /** Serial number of the last document that each number was seen in. */
  #seenIn = new Uint32Array(4096);
  #documents = 0;

  constructor(k: number, w: number) {
    this.#k = k;
    this.#w = w;
  }

  of(tokens: Uint16Array): Fingerprints {
    const hashes = this.#hashes;
    hashes.compute(tokens, this.#k);
    this.#reserve(hashes.length);
    const count = winnow(hashes, this.#w, this.#chosen);
    const positions = this.#chosen.slice(0, count);
    const keys = new Uint32Array(count);
    for (let at = 0; at < count; at += 1) {
      const position = positions[at] as number;
      keys[at] = this.table.add(hashes.low[position] as number, hashes.high[position] as number);
    }
    this.#scratch.set(keys);
    return { positions, keys, sure: this.#k, numbers: this.#distinct(count) };
  }

  /** Distinct numbers of all k-grams, without winnowing. */
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
    return this.#scratch.slice(0, kept);
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

/** In how many documents, given by their distinct numbers, each of `count` numbers is. */
export function frequenciesOf(documents: readonly Uint32Array[], count: number): Uint32Array {
  const frequencies = new Uint32Array(count);
  for (const numbers of documents) {
    for (const number of numbers) {
      frequencies[number] = (frequencies[number] as number) + 1;
    }
  }
  return frequencies;
}

/** Sum of `values` over distinct numbers. */
export function sumOver(numbers: Uint32Array, values: Float64Array): number {
  let sum = 0;
  for (const number of numbers) {
    sum += values[number] as number;
  }
  return sum;
}
