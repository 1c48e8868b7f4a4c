import { grown } from './mapped.ts';
import { GramTable } from './fingerprints.ts';

/** Numbers the grams of one document after the other; an equal gram of one document is a gram of its own, up to a bound. */
export class CountedGrams {
  readonly table = new GramTable();
  readonly #most: number;
  #numbers = new Uint32Array(1 << 10);
  #count = 0;
  /** Of each number the document that had it last, and how many times. */
  #seenIn = new Uint32Array(1 << 12);
  #times = new Uint8Array(1 << 12);
  #documents = 0;

  /** @param most equal grams of a document that are told apart */
  constructor(most: number) {
    this.#most = most;
  }

  /** What follows is of the next document. */
  open(): void {
    this.#documents += 1;
    this.#count = 0;
  }

  /** Adds a gram by its hash: 32 bits, and 20. */
  add(low: number, high: number): void {
    const number = this.#numberOf(low >>> 0, high & 0xfffff);
    if (number < 0) return;
    if (this.#count === this.#numbers.length) {
      const larger = new Uint32Array(this.#count * 2);
      larger.set(this.#numbers);
      this.#numbers = larger;
    }
    this.#numbers[this.#count] = number;
    this.#count += 1;
  }

  /** Distinct numbers of the document's grams, valid until the next one is opened. */
  get numbers(): Uint32Array {
    return this.#numbers.subarray(0, this.#count);
  }

  /** The number of a gram, of its second occurrence, and so on; -1 beyond the last that is told apart. */
  #numberOf(low: number, high: number): number {
    const first = this.table.add(low, high);
    this.#reserve();
    if (this.#seenIn[first] !== this.#documents) {
      this.#seenIn[first] = this.#documents;
      this.#times[first] = 1;
      return first;
    }
    const times = this.#times[first] as number;
    if (times >= this.#most) return -1;
    this.#times[first] = times + 1;
    return this.table.add((low + Math.imul(times, 0x9e3779b1)) >>> 0, (high + times) & 0xfffff);
  }

  #reserve(): void {
    if (this.#seenIn.length >= this.table.size) return;
    this.#seenIn = grown(this.#seenIn, this.table.size * 2);
    const times = new Uint8Array(this.table.size * 2);
    times.set(this.#times);
    this.#times = times;
  }
}

/** One hash of a run of numbers: 32 bits, and 20. */
export class RunHash {
  low = 0;
  high = 0;

  begin(): void {
    // Both stay whole numbers of 32 bits with a sign: others are objects.
    this.low = 0x811c9dc5 | 0;
    this.high = 0x9e3779b1 | 0;
  }

  add(part: number): void {
    this.low = Math.imul(this.low ^ part, 0x01000193);
    this.low ^= this.low >>> 15;
    this.high = Math.imul(this.high ^ part, 0x85ebca6b);
    this.high ^= this.high >>> 13;
  }
}
