import { GramHashes, GramTable, winnow } from './fingerprints.ts';

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
    const keys = this.#keys;
    const scratch = this.#scratch;
    for (let at = 0; at < count; at += 1) {
      const position = this.#chosen[at] as number;
      keys[at] = hashes.low[position] as number;
      scratch[at] = hashes.high[position] as number;
    }
    this.table.fetch(keys, scratch, count);
    for (let at = 0; at < count; at += 1) {
      const number = this.table.add(keys[at] as number, scratch[at] as number);
      keys[at] = number;
      scratch[at] = number;
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
    this.table.fetch(hashes.low, hashes.high, hashes.length);
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
    this.#documents += 1;
    let kept = 0;
    for (let at = 0; at < count; at += 1) {
      const number = this.#scratch[at] as number;
      if (this.table.timesIn(this.#documents, number) > 0) continue;
      this.#scratch[kept] = number;
      kept += 1;
    }
    return this.#scratch.subarray(0, kept);
  }
}
