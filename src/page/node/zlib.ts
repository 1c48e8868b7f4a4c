// What of `node:zlib` a check asks for, in JavaScript, because it is asked for an answer at once. Named as there.
import { deflateSync, Gunzip, Inflate, inflateSync as inflateAtOnce, Unzlib } from 'fflate';
import { noteUnpacked } from '../read-bytes.ts';
import { PageBuffer } from './buffer.ts';

/** Those of zlib. */
export const constants = { Z_DEFAULT_CHUNK: 16 * 1024, Z_MIN_CHUNK: 64 } as const;

interface Bound {
  readonly maxOutputLength?: number;
}

/** What unpacks piece by piece. */
type Unpacking = new (
  onBytes: (bytes: Uint8Array) => void,
) => {
  push(piece: Uint8Array, isLast: boolean): void;
};

/** What goes in at once: out of it come at most 16 MiB (RFC 1951: two bits can stand for 258 bytes). */
const PIECE = 16 * 1024;

/** So little packed is unpacked at once, into at most so much memory that is there before. */
const SMALL = 4 * 1024;
const MOST_AHEAD = 1024 * 1024;

/**
 * Unpacks in pieces, so that a bomb costs no more than one of them.
 *
 * @throws Error where it is damaged, or holds more than `maxOutputLength`
 */
function bounded(
  Unpack: Unpacking,
  packed: Uint8Array,
  { maxOutputLength: most = Infinity }: Bound,
): PageBuffer {
  const parts: Uint8Array[] = [];
  let size = 0;
  const stream = new Unpack((bytes) => {
    parts.push(bytes);
    size += bytes.length;
    noteUnpacked(bytes.length);
  });
  for (let at = 0; at === 0 || at < packed.length; at += PIECE) {
    stream.push(packed.subarray(at, at + PIECE), at + PIECE >= packed.length);
    if (size > most) throw tooLarge(most);
  }
  return PageBuffer.concat(parts, size);
}

function tooLarge(most: number): Error {
  const error = new Error(`Cannot create a Buffer larger than ${most} bytes`);
  return Object.assign(error, { code: 'ERR_BUFFER_TOO_LARGE' });
}

export function inflateRawSync(packed: Uint8Array, options: Bound = {}): PageBuffer {
  const { maxOutputLength: most = Infinity } = options;
  if (packed.length > SMALL || most > MOST_AHEAD) return bounded(Inflate, packed, options);
  // Pieces cost tables of their own, and nearly all files of a class are smaller than one: what is behind the memory is not written.
  const { buffer, byteOffset, length } = inflateAtOnce(packed, { out: new Uint8Array(most + 1) });
  if (length > most) throw tooLarge(most);
  noteUnpacked(length);
  return new PageBuffer(buffer, byteOffset, length);
}

export function gunzipSync(packed: Uint8Array, options: Bound = {}): PageBuffer {
  return bounded(Gunzip, packed, options);
}

export function inflateSync(packed: Uint8Array, options: Bound = {}): PageBuffer {
  return bounded(Unzlib, packed, options);
}

/** Node.js does it beside its thread, and this whole worker is beside the page. */
export function inflateRaw(
  packed: Uint8Array,
  options: Bound,
  done: (error: Error | null, bytes: PageBuffer | null) => void,
): void {
  let bytes: PageBuffer;
  try {
    bytes = inflateRawSync(packed, options);
  } catch (error) {
    done(error as Error, null);
    return;
  }
  done(null, bytes);
}

export function deflateRawSync(bytes: Uint8Array, { level }: { readonly level: number }): PageBuffer {
  const packed = deflateSync(bytes, { level: level as 1 | 6 });
  return new PageBuffer(packed.buffer, packed.byteOffset, packed.length);
}

/** What somebody listens to and writes to, one piece after the other (`src/sources/gunzipped.ts`). */
class Gunzipping {
  readonly #listeners = new Map<string, (said: never) => void>();
  readonly #stream = new Gunzip((bytes, isLast) => {
    this.#isEnd = isLast;
    noteUnpacked(bytes.length);
    this.#say('data', bytes);
  });
  #isEnd = false;
  #isEmpty = true;

  on(event: string, listener: (said: never) => void): void {
    this.#listeners.set(event, listener);
  }

  write(bytes: Uint8Array, done: () => void): void {
    this.#isEmpty = false;
    this.#push(bytes, false, done);
  }

  end(): void {
    this.#push(new Uint8Array(), true, () => this.#say('end', undefined));
  }

  destroy(): void {
    this.#listeners.clear();
  }

  #push(bytes: Uint8Array, isLast: boolean, done: () => void): void {
    try {
      this.#stream.push(bytes, isLast);
      if (isLast && (this.#isEmpty || !this.#isEnd)) throw new Error('unexpected end of file');
    } catch (error) {
      this.#say('error', error);
      return;
    }
    done();
  }

  #say(event: string, said: unknown): void {
    this.#listeners.get(event)?.(said as never);
  }
}

export function createGunzip(): Gunzipping {
  return new Gunzipping();
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = (value & 1) === 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

export function crc32(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (CRC_TABLE[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}
