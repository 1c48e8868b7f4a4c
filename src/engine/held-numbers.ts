import type { NumberLists } from './number-lists.ts';

/** Which numbers one document of many has, a bit for each: so little stays near the processor. */
export class HeldNumbers {
  readonly #lists: NumberLists;
  readonly #bits: Uint32Array;
  /** Whose numbers they are. */
  document = -1;

  /** `lists` are the numbers of each document, below `count`. */
  constructor(lists: NumberLists, count: number) {
    this.#lists = lists;
    this.#bits = new Uint32Array(Math.ceil(count / 32));
  }

  /** Holds a document in place of the one before. */
  hold(document: number): void {
    const lists = this.#lists;
    const { data } = lists;
    const bits = this.#bits;
    if (this.document >= 0) {
      const to = lists.to(this.document);
      for (let at = lists.from(this.document); at < to; at += 1) bits[(data[at] as number) >>> 5] = 0;
    }
    this.document = document;
    const to = lists.to(document);
    for (let at = lists.from(document); at < to; at += 1) {
      const number = data[at] as number;
      (bits[number >>> 5] as number) |= 1 << (number & 31);
    }
  }

  has(number: number): boolean {
    return (((this.#bits[number >>> 5] as number) >>> (number & 31)) & 1) === 1;
  }
}
