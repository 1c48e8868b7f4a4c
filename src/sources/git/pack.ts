import { createHash } from 'node:crypto';
import { inflateSync } from 'node:zlib';

/** What git keeps under the hash of its contents. */
interface GitObject {
  readonly type: 'commit' | 'tree' | 'blob';
  readonly bytes: Buffer;
}

/** By full SHA: each object was hashed as it was read, so that it is what its name says. */
export type GitObjects = ReadonlyMap<string, GitObject>;

export interface PackLimits {
  /** Of the pack as it is sent. */
  readonly packedBytes: number;
  /** Of one object. */
  readonly objectBytes: number;
  /** Of all objects. */
  readonly unpackedBytes: number;
  readonly objects: number;
}

/** A pack that is not read: less of it at once may be. */
export class PackError extends Error {
  override readonly name = 'PackError';
}

const TYPES: Readonly<Record<number, GitObject['type'] | 'tag' | 'delta'>> = {
  1: 'commit',
  2: 'tree',
  3: 'blob',
  4: 'tag',
  7: 'delta',
};
const SHA_BYTES = 20;
const HEADER_BYTES = 12;

/** An object that is told as a difference from another one of the pack. */
interface Delta {
  readonly base: string;
  readonly bytes: Buffer;
}

/**
 * Reads a pack (gitformat-pack, version 2) that was asked for without `thin-pack` and without `ofs-delta`: whatever a delta is a
 * difference from is in the pack, and is named by its SHA.
 *
 * @throws PackError where it is damaged, or more than the limits
 */
export function readPack(pack: Buffer, limits: PackLimits): GitObjects {
  if (pack.length < HEADER_BYTES || pack.toString('latin1', 0, 4) !== 'PACK' || pack.readUInt32BE(4) !== 2) {
    throw new PackError('it is no pack of version 2');
  }
  const count = pack.readUInt32BE(8);
  if (count > limits.objects) throw new PackError(`it has ${count} objects, more than ${limits.objects}`);
  const objects = new Map<string, GitObject>();
  const deltas: Delta[] = [];
  const size = new Size(limits);
  let at = HEADER_BYTES;
  for (let read = 0; read < count; read += 1) {
    const entry = readEntry(pack, at, size);
    at = entry.end;
    if (entry.type === 'delta') deltas.push({ base: entry.base, bytes: entry.bytes });
    else if (entry.type !== 'tag') add(objects, { type: entry.type, bytes: entry.bytes });
  }
  resolve(objects, deltas, size);
  return objects;
}

/** Counts what is unpacked. */
class Size {
  readonly #limits: PackLimits;
  #bytes = 0;

  constructor(limits: PackLimits) {
    this.#limits = limits;
  }

  add(bytes: number): void {
    const { objectBytes, unpackedBytes } = this.#limits;
    this.#bytes += bytes;
    if (bytes > objectBytes) throw new PackError(`it has an object of more than ${objectBytes} bytes`);
    if (this.#bytes > unpackedBytes) throw new PackError(`it unpacks to more than ${unpackedBytes} bytes`);
  }
}

type Entry = { readonly bytes: Buffer; readonly end: number } & (
  | { readonly type: GitObject['type'] | 'tag' }
  | { readonly type: 'delta'; readonly base: string }
);

function readEntry(pack: Buffer, start: number, size: Size): Entry {
  let at = start;
  let byte = byteAt(pack, at);
  const type = TYPES[(byte >> 4) & 7];
  if (type === undefined) throw new PackError('it has an object of an unknown type');
  // Four bits, then seven at a time.
  let length = byte & 15;
  for (let factor = 16; (byte & 128) !== 0; factor *= 128) {
    at += 1;
    byte = byteAt(pack, at);
    length += (byte & 127) * factor;
  }
  at += 1;
  size.add(length);
  const base = type === 'delta' ? pack.toString('hex', at, at + SHA_BYTES) : null;
  if (base !== null) at += SHA_BYTES;
  const { bytes, used } = inflated(pack.subarray(at), length);
  const end = at + used;
  return type === 'delta' ? { type, base: base ?? '', bytes, end } : { type, bytes, end };
}

function inflated(packed: Buffer, length: number): { readonly bytes: Buffer; readonly used: number } {
  let result: { readonly buffer: Buffer; readonly engine: { readonly bytesWritten: number } };
  try {
    // What stands behind the end of one object is the next one, and is not looked at.
    const options = { info: true, maxOutputLength: Math.max(1, length) };
    result = inflateSync(packed, options) as unknown as typeof result;
  } catch (error) {
    throw new PackError('it is damaged', { cause: error });
  }
  if (result.buffer.length !== length) throw new PackError('it is damaged');
  return { bytes: result.buffer, used: result.engine.bytesWritten };
}

/** Makes objects of what is told as a difference, those first whose base is known. */
function resolve(objects: Map<string, GitObject>, deltas: readonly Delta[], size: Size): void {
  const waiting = Map.groupBy(deltas, ({ base }) => base);
  const open = [...waiting.keys()].filter((base) => objects.has(base));
  for (let base = open.pop(); base !== undefined; base = open.pop()) {
    const from = objects.get(base);
    const own = waiting.get(base) ?? [];
    waiting.delete(base);
    if (from === undefined) continue;
    for (const delta of own) {
      const sha = add(objects, { type: from.type, bytes: applied(delta.bytes, from.bytes, size) });
      if (waiting.has(sha)) open.push(sha);
    }
  }
  if (waiting.size > 0) throw new PackError('it has differences from objects that it has not');
}

/** A delta: both sizes, then copies from the base and new bytes. */
function applied(delta: Buffer, base: Buffer, size: Size): Buffer {
  let at = 0;
  const number = (): number => {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = byteAt(delta, at);
      at += 1;
      value += (byte & 127) * factor;
      if ((byte & 128) === 0) return value;
    }
  };
  if (number() !== base.length) throw new PackError('it is damaged');
  const length = number();
  size.add(length);
  const result = Buffer.alloc(length);
  let to = 0;
  while (at < delta.length) {
    const code = byteAt(delta, at);
    at += 1;
    const bytes = (code & 128) !== 0 ? copied() : inserted();
    if (bytes.length === 0 || to + bytes.length > length) throw new PackError('it is damaged');
    bytes.copy(result, to);
    to += bytes.length;

    function copied(): Buffer {
      // Which bytes of offset and length follow; what is missing is 0.
      const field = (bits: readonly number[]): number =>
        bits.reduce((sum, bit, index) => {
          if ((code & bit) === 0) return sum;
          at += 1;
          return sum + byteAt(delta, at - 1) * 256 ** index;
        }, 0);
      const offset = field([1, 2, 4, 8]);
      const bytesToCopy = field([16, 32, 64]) || 0x10000;
      if (offset + bytesToCopy > base.length) throw new PackError('it is damaged');
      return base.subarray(offset, offset + bytesToCopy);
    }
    function inserted(): Buffer {
      const text = delta.subarray(at, at + code);
      if (text.length !== code) throw new PackError('it is damaged');
      at += code;
      return text;
    }
  }
  if (to !== length) throw new PackError('it is damaged');
  return result;
}

function add(objects: Map<string, GitObject>, object: GitObject): string {
  const { type, bytes } = object;
  const sha = createHash('sha1').update(`${type} ${bytes.length}\0`).update(bytes).digest('hex');
  objects.set(sha, object);
  return sha;
}

function byteAt(bytes: Buffer, at: number): number {
  const byte = bytes[at];
  if (byte === undefined) throw new PackError('it is cut off');
  return byte;
}
