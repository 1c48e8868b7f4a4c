/*
 * Large arrays of numbers, all 0. V8 maps the memory of WebAssembly itself, and the system has it back when nobody holds it. That of other
 * arrays is malloc's, which gives back little of what a thread has freed once larger arrays came and went: it lay beside the report.
 */

/** Everywhere, though neither the types of Node.js nor of the language alone name it. */
declare const WebAssembly: {
  readonly Memory: new (size: { readonly initial: number }) => Memory;
};

interface Memory {
  readonly buffer: ArrayBuffer;
  /** By so many pages, in place; what it had as `buffer` is empty from then on. */
  grow(pages: number): void;
}

/** A smaller one is no burden. */
const LEAST_BYTES = 1 << 17;
const PAGE_BYTES = 1 << 16;
/** Each such memory takes some GB of addresses, of which a process may have too few. */
let isScarce = false;
/** Whose memory a buffer is. */
const memories = new WeakMap<ArrayBuffer, Memory>();

/** A buffer of at least so many bytes; it cannot be handed to another thread. */
export function mapped(bytes: number): ArrayBuffer {
  if (bytes >= LEAST_BYTES && !isScarce) {
    try {
      return bufferOf(new WebAssembly.Memory({ initial: pagesOf(bytes) }));
    } catch {
      isScarce = true;
    }
  }
  return new ArrayBuffer(bytes);
}

function bufferOf(memory: Memory): ArrayBuffer {
  memories.set(memory.buffer, memory);
  return memory.buffer;
}

function pagesOf(bytes: number): number {
  return Math.ceil(bytes / PAGE_BYTES);
}

/**
 * An array with what another one has at its beginning, in the same memory where that can grow: whoever held the other one has an empty
 * array then.
 */
export function grown<
  List extends
    | Uint16Array<ArrayBuffer>
    | Uint32Array<ArrayBuffer>
    | Int32Array<ArrayBuffer>
    | Float64Array<ArrayBuffer>,
>(list: List, length: number): List {
  const Numbers = list.constructor as new (buffer: ArrayBuffer, from: number, length: number) => List;
  const bytes = length * list.BYTES_PER_ELEMENT;
  const memory = memories.get(list.buffer);
  if (memory !== undefined) {
    try {
      memory.grow(pagesOf(Math.max(0, bytes - list.buffer.byteLength)));
      return new Numbers(bufferOf(memory), 0, length);
    } catch {
      isScarce = true;
    }
  }
  const larger = new Numbers(mapped(bytes), 0, length);
  larger.set(list);
  return larger;
}

export function uint16s(length: number): Uint16Array<ArrayBuffer> {
  return new Uint16Array(mapped(length * 2), 0, length);
}

export function uint32s(length: number): Uint32Array<ArrayBuffer> {
  return new Uint32Array(mapped(length * 4), 0, length);
}

export function int32s(length: number): Int32Array<ArrayBuffer> {
  return new Int32Array(mapped(length * 4), 0, length);
}

export function float64s(length: number): Float64Array<ArrayBuffer> {
  return new Float64Array(mapped(length * 8), 0, length);
}
