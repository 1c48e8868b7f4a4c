import type { ValuesByFrequency } from './inverted-index.ts';
import type { NumberLists } from './number-lists.ts';

/** Up to so many numbers, what each counts for if it is held stays near the processor; of more a bit for each does. */
const MOST_WORTHS = 1 << 16;

export class HeldNumbers {
  readonly #lists: NumberLists;
  readonly #values: ValuesByFrequency;
  /** By number: what it counts for if it is held, 0 if not, so that a sum needs no branch. Undefined where there are too many. */
  readonly #worths: Float64Array | undefined;
  readonly #bits: Uint32Array;
  /** Whose numbers they are. */
  document = -1;

  /** `lists` are the distinct numbers of each document, `values` what each number counts for. */
  constructor(lists: NumberLists, values: ValuesByFrequency) {
    const count = values.frequencies.length;
    this.#lists = lists;
    this.#values = values;
    const isFew = count <= MOST_WORTHS;
    this.#worths = isFew ? new Float64Array(count) : undefined;
    this.#bits = new Uint32Array(isFew ? 0 : Math.ceil(count / 32));
  }

  /** Holds a document in place of the one before. */
  hold(document: number): void {
    const before = this.document;
    this.document = document;
    if (this.#worths === undefined) {
      if (before >= 0) this.#clearBits(before);
      this.#setBits(document);
    } else {
      if (before >= 0) this.#setWorths(before, this.#worths, false);
      this.#setWorths(document, this.#worths, true);
    }
  }

  /** What all numbers count for that the held document has in common with another. */
  commonWith(document: number): number {
    const { data } = this.#lists;
    const from = this.#lists.from(document);
    const to = this.#lists.to(document);
    const worths = this.#worths;
    let common = 0;
    if (worths === undefined) {
      const bits = this.#bits;
      for (let at = from; at < to; at += 1) {
        const number = data[at] as number;
        if ((((bits[number >>> 5] as number) >>> (number & 31)) & 1) === 1) common += this.#values.of(number);
      }
    } else {
      for (let at = from; at < to; at += 1) common += worths[data[at] as number] as number;
    }
    return common;
  }

  #setWorths(document: number, worths: Float64Array, isHeld: boolean): void {
    const { data } = this.#lists;
    const to = this.#lists.to(document);
    for (let at = this.#lists.from(document); at < to; at += 1) {
      const number = data[at] as number;
      worths[number] = isHeld ? this.#values.of(number) : 0;
    }
  }

  #clearBits(document: number): void {
    const { data } = this.#lists;
    const to = this.#lists.to(document);
    for (let at = this.#lists.from(document); at < to; at += 1) this.#bits[(data[at] as number) >>> 5] = 0;
  }

  #setBits(document: number): void {
    const bits = this.#bits;
    const { data } = this.#lists;
    const to = this.#lists.to(document);
    for (let at = this.#lists.from(document); at < to; at += 1) {
      const number = data[at] as number;
      (bits[number >>> 5] as number) |= 1 << (number & 31);
    }
  }
}
