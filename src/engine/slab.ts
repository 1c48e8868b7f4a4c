import { mapped } from './mapped.ts';

/** Each buffer is twice the one before, so that a small class takes no more than it needs. */
const LEAST_BYTES = 1 << 16;
const MOST_BYTES = 1 << 22;
/** Any kind of number may begin at a multiple of it. */
const ALIGNMENT = 8;

type NumberList = Uint16Array | Uint32Array | Float32Array | Float64Array;

/**
 * Short lists of numbers, end to end in a few large buffers: for lists that are let go together, or in their order. Of tens of thousands that
 * are freed one by one malloc keeps the places between those that stay.
 */
export class Slab {
  #buffer = new ArrayBuffer(0);
  #used = 0;

  /** A copy of a list; a long one itself. */
  copy<List extends NumberList>(list: List): List {
    if (list.byteLength > LEAST_BYTES) return list;
    if (this.#used + list.byteLength > this.#buffer.byteLength) {
      this.#buffer = mapped(Math.min(MOST_BYTES, Math.max(LEAST_BYTES, this.#buffer.byteLength * 2)));
      this.#used = 0;
    }
    const Numbers = list.constructor as new (buffer: ArrayBuffer, from: number, length: number) => List;
    const copy = new Numbers(this.#buffer, this.#used, list.length);
    copy.set(list);
    this.#used += Math.ceil(list.byteLength / ALIGNMENT) * ALIGNMENT;
    return copy;
  }
}
