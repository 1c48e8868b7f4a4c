// What of `node:zlib` a check asks for, in JavaScript, because it is asked for an answer at once. Named as there.
import { deflateSync, Gunzip, gunzipSync as gunzip, inflateSync } from 'fflate';
import { PageBuffer } from './buffer.ts';

/** Those of zlib. */
export const constants = { Z_DEFAULT_CHUNK: 16 * 1024, Z_MIN_CHUNK: 64 } as const;

/** Deflate makes nothing smaller than by this (RFC 1951: 258 bytes of 2 bits). */
const MAX_RATIO = 1032;

interface Bound {
  readonly maxOutputLength?: number;
}

type Unpack = (packed: Uint8Array, options: { readonly out: Uint8Array }) => Uint8Array;

/**
 * Unpacks into memory that is there before: a bomb fills that, and no more.
 *
 * @throws Error where it is damaged, or holds more than `maxOutputLength`
 */
function bounded(unpack: Unpack, packed: Uint8Array, { maxOutputLength = 0xffffffff }: Bound): PageBuffer {
  const most = Math.min(maxOutputLength, packed.length * MAX_RATIO + 64);
  const all = unpack(packed, { out: new Uint8Array(most + 1) });
  if (all.length > most) throw new Error(`Cannot create a Buffer larger than ${most} bytes`);
  return new PageBuffer(all.buffer as ArrayBuffer, all.byteOffset, all.length);
}

export function inflateRawSync(packed: Uint8Array, options: Bound = {}): PageBuffer {
  return bounded(inflateSync, packed, options);
}

export function gunzipSync(packed: Uint8Array, options: Bound = {}): PageBuffer {
  return bounded(gunzip, packed, options);
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

/** For `pipeline`: what comes in packed goes out unpacked, piece by piece. */
export function createGunzip(): (source: AsyncIterable<Uint8Array>) => AsyncGenerator<PageBuffer> {
  return async function* unpacked(source) {
    let out: Uint8Array[] = [];
    let isEnd = false;
    const stream = new Gunzip((bytes, isLast) => {
      out.push(bytes);
      isEnd = isLast;
    });
    const taken = function* (): Generator<PageBuffer> {
      for (const bytes of out) {
        yield new PageBuffer(bytes.buffer as ArrayBuffer, bytes.byteOffset, bytes.length);
      }
      out = [];
    };
    let isEmpty = true;
    for await (const bytes of source) {
      // A piece of a bomb comes out a thousand times as large: small ones let whoever takes them say when it is too much.
      for (let at = 0; at < bytes.length; at += SMALL) {
        stream.push(bytes.subarray(at, at + SMALL));
        yield* taken();
      }
      isEmpty &&= bytes.length === 0;
    }
    if (isEmpty) return;
    stream.push(new Uint8Array(), true);
    yield* taken();
    // oxlint-disable-next-line typescript/no-unnecessary-condition -- set where it is unpacked
    if (!isEnd) throw new Error('unexpected end of file');
  };
}

const SMALL = 16 * 1024;

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
