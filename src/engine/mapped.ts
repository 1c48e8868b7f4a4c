/*
 * Large arrays of numbers, all 0. V8 maps the memory of WebAssembly itself, and the system has it back when nobody holds it. That of other
 * arrays is malloc's, which gives back little of what a thread has freed once larger arrays came and went: it lay beside the report.
 *
 * What grows is shared memory, though no other thread has it: its buffer stays when it grows. Where a single buffer was taken from its
 * array, V8 asks from then on at each access to any array whether that has lost its own.
 */

/** Everywhere, though neither the types of Node.js nor of the language alone name it. */
declare const WebAssembly: {
  readonly Memory: new (
    size: { readonly initial: number } & ({ readonly maximum: number; readonly shared: true } | object),
  ) => Memory;
};

interface Memory {
  /** A `SharedArrayBuffer` where it is shared: the engine does nothing in which they differ. */
  readonly buffer: ArrayBuffer;
  /** By so many pages, in place; what it had as `buffer` is empty from then on, unless it is shared. */
  grow(pages: number): void;
}

/** A smaller one is no burden. */
const LEAST_BYTES = 1 << 17;
const PAGE_BYTES = 1 << 16;
/** 4 GiB: addresses, which every memory takes, and no memory. */
const MOST_PAGES = 1 << 16;
/** Each such memory takes some GB of addresses, of which a process may have too few. */
let isScarce = false;
/** Some browsers share none with a page that is not isolated. */
let mayShare = true;
/** Whose memory a buffer is, of those that can grow. */
const memories = new WeakMap<ArrayBuffer, Memory>();

/** A buffer of at least so many bytes; it cannot be handed to another thread. */
export function mapped(bytes: number): ArrayBuffer {
  return memoryOf(bytes, false)?.buffer ?? new ArrayBuffer(bytes);
}

function growing(bytes: number): ArrayBuffer {
  const memory = memoryOf(bytes, true);
  return memory === undefined ? new ArrayBuffer(bytes) : bufferOf(memory);
}

function memoryOf(bytes: number, grows: boolean): Memory | undefined {
  if (bytes < LEAST_BYTES || isScarce) return undefined;
  const initial = pagesOf(bytes);
  if (grows && mayShare) {
    try {
      return new WebAssembly.Memory({ initial, maximum: MOST_PAGES, shared: true });
    } catch {
      mayShare = false;
    }
  }
  try {
    return new WebAssembly.Memory({ initial });
  } catch {
    isScarce = true;
    return undefined;
  }
}

function bufferOf(memory: Memory): ArrayBuffer {
  memories.set(memory.buffer, memory);
  return memory.buffer;
}

function pagesOf(bytes: number): number {
  return Math.ceil(bytes / PAGE_BYTES);
}

/** An array with what another one has at its beginning, in the same memory where that was made by this. */
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
  const larger = new Numbers(growing(bytes), 0, length);
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
