/** Which tokens of documents are in a common run, a bit each: a large class has tens of millions. */
export class CoveredTokens {
  readonly #marks: readonly (Int32Array | undefined)[];

  /** By document how many tokens it has; none for one that nobody asks about. */
  constructor(lengths: readonly (number | undefined)[]) {
    this.#marks = lengths.map((length) =>
      length === undefined ? undefined : new Int32Array((length >>> 5) + 1),
    );
  }

  /** Marks `length` tokens of a document, from the one at `from` on. */
  cover(document: number, from: number, length: number): void {
    const marks = this.#marks[document];
    if (marks === undefined || length === 0) return;
    const to = from + length - 1;
    const first = from >>> 5;
    const last = to >>> 5;
    const head = -1 << (from & 31);
    const tail = -1 >>> (31 - (to & 31));
    if (first === last) {
      marks[first] = (marks[first] as number) | (head & tail);
    } else {
      marks[first] = (marks[first] as number) | head;
      marks.fill(-1, first + 1, last);
      marks[last] = (marks[last] as number) | tail;
    }
  }

  /** How many tokens of a document are marked; undefined for one that nobody asks about. */
  count(document: number): number | undefined {
    return this.#marks[document]?.reduce((sum, bits) => sum + bitCount(bits), 0);
  }
}

/** How many bits are 1. */
export function bitCount(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
