import { GramHashes, GramTable, winnow } from './fingerprints.ts';
import type { Anchors } from './tiling.ts';

/** One document's fingerprints: every winnowed k-gram's position with its number (the key), and the distinct numbers. */
export interface Fingerprints extends Anchors {
  /** Ascending. */
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
    return { positions, keys, numbers: this.#distinct(count) };
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

  /** The first `count` numbers of the scratch, ascending, each once. */
  #distinct(count: number): Uint32Array {
    const sorted = this.#scratch.subarray(0, count);
    // oxlint-disable-next-line unicorn/no-array-sort -- the scratch is sorted in place: a copy for each document is the garbage this avoids
    sorted.sort();
    let kept = 0;
    for (let at = 0; at < count; at += 1) {
      if (at === 0 || sorted[at] !== sorted[kept - 1]) {
        sorted[kept] = sorted[at] as number;
        kept += 1;
      }
    }
    return sorted.slice(0, kept);
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

  add(document: number, numbers: Uint32Array): void {
    const ends = this.#ends;
    for (const number of numbers) {
      this.#postings[ends[number] as number] = document;
      ends[number] = (ends[number] as number) + 1;
    }
  }

  /**
   * For every document d added so far that shares a number: adds its weight to `sums[d]` and its evidence to
   * `evidenceSums[d]`.
   */
  accumulate(
    numbers: Uint32Array,
    weights: Float64Array,
    evidence: Float64Array,
    sums: Float64Array,
    evidenceSums: Float64Array,
  ): void {
    const postings = this.#postings;
    for (const number of numbers) {
      const weight = weights[number] as number;
      const strength = evidence[number] as number;
      const end = this.#ends[number] as number;
      for (let at = this.#starts[number] as number; at < end; at += 1) {
        const document = postings[at] as number;
        sums[document] = (sums[document] as number) + weight;
        evidenceSums[document] = (evidenceSums[document] as number) + strength;
      }
    }
  }
}

/** Numbers with their rarity over a set of documents. */
export interface Rarities {
  /** In how many documents each number is. */
  readonly frequencies: Uint32Array;
  /** `rarity` of each number. */
  readonly weights: Float64Array;
  /** A power of it: what sharing the number is evidence for. */
  readonly evidence: Float64Array;
}

/** Rarity of `count` numbers over documents given by their distinct numbers. */
export function raritiesOf(documents: readonly Uint32Array[], count: number, power: number): Rarities {
  const frequencies = new Uint32Array(count);
  for (const numbers of documents) {
    for (const number of numbers) {
      frequencies[number] = (frequencies[number] as number) + 1;
    }
  }
  const weights = Float64Array.from(frequencies, (frequency) => rarity(frequency, documents.length));
  return { frequencies, weights, evidence: weights.map((weight) => weight ** power) };
}

/** Sum of `values` over distinct numbers. */
export function sumOver(numbers: Uint32Array, values: Float64Array): number {
  let sum = 0;
  for (const number of numbers) {
    sum += values[number] as number;
  }
  return sum;
}

/** Sum of `values` over the numbers that both (ascending) lists hold. */
export function sumOverCommon(a: Uint32Array, b: Uint32Array, values: Float64Array): number {
  let sum = 0;
  let i = 0;
  let j = 0;
  while (i < a.length && j < b.length) {
    const first = a[i] as number;
    const second = b[j] as number;
    if (first === second) {
      sum += values[first] as number;
      i += 1;
      j += 1;
    } else if (first < second) {
      i += 1;
    } else {
      j += 1;
    }
  }
  return sum;
}
