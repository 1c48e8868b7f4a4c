/*
 * Large arrays of numbers, all 0. V8 maps the memory of WebAssembly itself, and the system has it back when nobody holds it. That of other
 * arrays is malloc's, which gives back little of what a thread has freed once larger arrays came and went: it lay beside the report.
 */

/** Everywhere, though neither the types of Node.js nor of the language alone name it. */
declare const WebAssembly: {
  readonly Memory: new (size: { readonly initial: number }) => { readonly buffer: ArrayBuffer };
};

/** A smaller one is no burden. */
const LEAST_BYTES = 1 << 17;
const PAGE_BYTES = 1 << 16;
/** Each such memory takes some GB of addresses, of which a process may have too few. */
let isScarce = false;

/** A buffer of at least so many bytes; it cannot be handed to another thread. */
export function mapped(bytes: number): ArrayBuffer {
  if (bytes >= LEAST_BYTES && !isScarce) {
    try {
      return new WebAssembly.Memory({ initial: Math.ceil(bytes / PAGE_BYTES) }).buffer;
    } catch {
      isScarce = true;
    }
  }
  return new ArrayBuffer(bytes);
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
