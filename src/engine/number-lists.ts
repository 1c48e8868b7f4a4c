import { grown } from './mapped.ts';

/** Of two bytes each while none needs more. */
export type WholeNumbers = Uint16Array | Uint32Array;

/**
 * Lists of numbers, one for each document, end to end in one array: a large class has tens of thousands, and an array for
 * each costs more than what it holds.
 */
export class NumberLists {
  /** All lists; that of document d lies from `from(d)` to `to(d)`. Replaced when it grows; room at its end takes no memory until it is written to. */
  data: Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer> = new Uint16Array(1 << 12);
  #ends = new Uint32Array(1 << 8);
  #count = 0;

  /** How many lists there are. */
  get count(): number {
    return this.#count;
  }

  from(document: number): number {
    return document === 0 ? 0 : (this.#ends[document - 1] as number);
  }

  to(document: number): number {
    return this.#ends[document] as number;
  }

  /** Adds the next document's list. */
  add(numbers: Uint32Array): void {
    const from = this.#count === 0 ? 0 : this.to(this.#count - 1);
    const to = from + numbers.length;
    if (this.data instanceof Uint16Array && !areShort(numbers)) {
      const wider = grown(new Uint32Array(0), Math.max(this.data.length, Math.ceil(to * GROWTH)));
      wider.set(this.data.subarray(0, from));
      this.data = wider;
    }
    if (to > this.data.length) {
      this.data = grown(this.data, Math.max(to, Math.ceil(this.data.length * GROWTH)));
    }
    if (this.#count === this.#ends.length) {
      const larger = new Uint32Array(this.#ends.length * 2);
      larger.set(this.#ends);
      this.#ends = larger;
    }
    this.data.set(numbers, from);
    this.#ends[this.#count] = to;
    this.#count += 1;
  }

  /** Lets all lists go. */
  clear(): void {
    this.#count = 0;
    this.data = new Uint16Array(0);
  }
}

function areShort(numbers: Uint32Array): boolean {
  let bits = 0;
  for (let at = 0; at < numbers.length; at += 1) bits |= numbers[at] as number;
  return bits >>> 0 <= MOST_SHORT;
}

const GROWTH = 1.5;
const MOST_SHORT = 0xffff;
