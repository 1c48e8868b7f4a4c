import { GramTable } from './fingerprints.ts';

/** Numbers the grams of one document after the other; an equal gram of one document is a gram of its own, up to a bound. */
export class CountedGrams {
  readonly table = new GramTable();
  readonly #most: number;
  #lows = new Uint32Array(1 << 10);
  #highs = new Uint32Array(1 << 10);
  #count = 0;
  #documents = 0;

  /** @param most equal grams of a document that are told apart, fewer than 16 */
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
    if (this.#count === this.#lows.length) {
      this.#lows = doubled(this.#lows);
      this.#highs = doubled(this.#highs);
    }
    this.#lows[this.#count] = low;
    this.#highs[this.#count] = high & 0xfffff;
    this.#count += 1;
  }

  /** Ends a document: distinct numbers of its grams, valid until the next one is opened. */
  close(): Uint32Array {
    const { table } = this;
    // The lower halves become the numbers.
    const lows = this.#lows;
    const highs = this.#highs;
    table.fetch(lows, highs, this.#count);
    let kept = 0;
    for (let at = 0; at < this.#count; at += 1) {
      const number = this.#numberOf(lows[at] as number, highs[at] as number);
      if (number < 0) continue;
      lows[kept] = number;
      kept += 1;
    }
    return lows.subarray(0, kept);
  }

  /** The number of a gram, of its second occurrence, and so on; -1 beyond the last that is told apart. */
  #numberOf(low: number, high: number): number {
    const { table } = this;
    const first = table.add(low, high);
    const times = table.timesIn(this.#documents, first);
    if (times === 0) return first;
    if (times >= this.#most) return -1;
    return table.add((low + Math.imul(times, 0x9e3779b1)) >>> 0, (high + times) & 0xfffff);
  }
}

function doubled(list: Uint32Array): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(list.length * 2);
  larger.set(list);
  return larger;
}

/** One hash of a run of numbers: 32 bits, and 20. */
export class RunHash {
  low = 0;
  high = 0;

  /** Hashes the numbers from `from` (included) to `to` (excluded). */
  of(numbers: Uint32Array, from: number, to: number): void {
    // Both stay whole numbers of 32 bits with a sign: others are objects.
    let low = 0x811c9dc5 | 0;
    let high = 0x9e3779b1 | 0;
    for (let at = from; at < to; at += 1) {
      const part = numbers[at] as number;
      low = Math.imul(low ^ part, 0x01000193);
      low ^= low >>> 15;
      high = Math.imul(high ^ part, 0x85ebca6b);
      high ^= high >>> 13;
    }
    this.low = low;
    this.high = high;
  }
}
