// Unpacking is in JavaScript, because an answer is asked for at once.
import { Gunzip, Inflate, inflateSync, Unzlib } from 'fflate';
import { concat, deflated } from '#base';
import { askPage, isHelped } from '../helper.ts';
import { noteUnpacked } from '../read-bytes.ts';

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

/** Unpacks in pieces, so that a bomb costs no more than one of them. */
function bounded(Unpack: Unpacking, packed: Uint8Array, most: number): Uint8Array {
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
  return concat(parts, size);
}

function tooLarge(most: number): Error {
  return Object.assign(new Error(`It holds more than ${most} bytes`), { code: 'ERR_BUFFER_TOO_LARGE' });
}

export function inflateRaw(packed: Uint8Array, most: number): Uint8Array {
  if (packed.length > SMALL || most > MOST_AHEAD) return bounded(Inflate, packed, most);
  // Pieces cost tables of their own, and nearly all files of a class are smaller than one: what is behind the memory is not written.
  const bytes = inflateSync(packed, { out: new Uint8Array(most + 1) });
  if (bytes.length > most) throw tooLarge(most);
  noteUnpacked(bytes.length);
  return bytes;
}

/** A machine does it beside its thread, and this whole worker is beside the page. */
export async function inflateRawAside(packed: Uint8Array, most: number): Promise<Uint8Array> {
  return Promise.resolve(inflateRaw(packed, most));
}

/** The page packs so much while a person waits for it: some hundredths of a second. */
const MOST_ASKED = 1024 * 1024;

/**
 * By the browser, at its own level, which takes less than the fastest one in JavaScript: in the page's thread, which has little else to
 * do, as a machine does it beside its own.
 */
export async function deflateRaw(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  if (bytes.length > MOST_ASKED || !isHelped()) return deflated(bytes);
  const packed = await askPage(bytes);
  // Nothing else is known that keeps a browser from it, and what was given away cannot be packed here.
  if (packed === null) throw new Error('out of memory, in the page');
  return packed;
}

const notHere = (): never => {
  throw new Error('nothing unpacks it in a page');
};

export const unpackers = {
  gzip: (packed: Uint8Array, most: number): Uint8Array => bounded(Gunzip, packed, most),
  zlib: (packed: Uint8Array, most: number): Uint8Array => bounded(Unzlib, packed, most),
  zstd: notHere,
  brotli: notHere,
};

export async function* gunzipped(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const out: Uint8Array[] = [];
  let isEnd = false as boolean;
  const stream = new Gunzip((bytes, isLast) => {
    isEnd = isLast;
    noteUnpacked(bytes.length);
    out.push(bytes);
  });
  let isEmpty = true;
  for await (const bytes of source) {
    for (let at = 0; at < bytes.length; at += PIECE) {
      isEmpty = false;
      stream.push(bytes.subarray(at, at + PIECE), false);
      yield* out.splice(0);
    }
  }
  stream.push(new Uint8Array(), true);
  if (isEmpty || !isEnd) throw new Error('unexpected end of file');
  yield* out.splice(0);
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
