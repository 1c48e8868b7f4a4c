import { pipeline } from 'node:stream';
import {
  brotliDecompressSync,
  constants,
  createGunzip,
  deflateRaw as deflateBeside,
  gunzipSync,
  inflateRaw as inflateBeside,
  inflateRawSync,
  inflateSync,
  zstdDecompressSync,
} from 'node:zlib';

export { crc32 } from 'node:zlib';

/** Unpacks what is packed. @throws Error where it is damaged, or holds more than `most` bytes: then with the code `ERR_BUFFER_TOO_LARGE` */
type Unpack = (packed: Uint8Array, most: number) => Uint8Array;

/** Beside this thread. @param bytes are given away @param level 1 is the fastest; a page has one of its own */
export async function deflateRaw(bytes: Uint8Array<ArrayBuffer>, level: 1 | 6): Promise<Uint8Array> {
  try {
    return await promised((done) => deflateBeside(bytes, { level, ...deflateTables(bytes.length) }, done));
  } finally {
    // What is outside of its heap V8 lets grow: a report's blocks would lie there by the dozen.
    bytes.buffer.transfer(0);
  }
}

export const inflateRaw: Unpack = (packed, most) => inflateRawSync(packed, boundOf(most));

/** As `inflateRaw`, but beside this thread. */
export function inflateRawAside(packed: Uint8Array, most: number): Promise<Uint8Array> {
  return promised((done) => inflateBeside(packed, boundOf(most), done));
}

function promised(
  begin: (done: (error: Error | null, bytes: Uint8Array) => void) => void,
): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    begin((error, bytes) => {
      if (error === null) resolve(bytes);
      else reject(error);
    });
  });
}

/** One byte more than it holds: zlib asks for another piece where the first is full to its end. */
function boundOf(most: number): { readonly maxOutputLength: number; readonly chunkSize: number } {
  return { maxOutputLength: Math.max(1, most), chunkSize: pieceSize(most + 1) };
}

/** What unpacks whole files. */
export const unpackers: Readonly<Record<'gzip' | 'zlib' | 'zstd' | 'brotli', Unpack>> = {
  gzip: (packed, maxOutputLength) => gunzipSync(packed, { maxOutputLength }),
  zlib: (packed, maxOutputLength) => inflateSync(packed, { maxOutputLength }),
  zstd: (packed, maxOutputLength) => zstdDecompressSync(packed, { maxOutputLength }),
  brotli: (packed, maxOutputLength) => brotliDecompressSync(packed, { maxOutputLength }),
};

/** zlib keeps so much of its window for looking ahead, in bytes. */
const LOOKAHEAD = 262;

/**
 * zlib's tables for contents of at most so many bytes, none larger than it needs: the usual ones take 268 kB, which cost
 * more than deflating a short file does. Whatever is in reach of the usual window is in reach of this one.
 */
export function deflateTables(bytes: number) {
  const windowBits = Math.min(15, Math.max(9, Math.ceil(Math.log2(bytes + LOOKAHEAD))));
  // As many symbols in a block as there are bytes.
  return { windowBits, memLevel: Math.min(8, windowBits - 6), chunkSize: pieceSize(bytes) };
}

/**
 * How large a piece of memory zlib asks for at once to put out so many bytes: its usual 16 KiB stay in memory as a whole behind
 * a result of some hundred bytes.
 */
function pieceSize(bytes: number): number {
  return Math.min(constants.Z_DEFAULT_CHUNK, Math.max(constants.Z_MIN_CHUNK, bytes));
}

/**
 * Unpacks what is packed with gzip, so that whoever takes it can say when it is too much: no more than some pieces are unpacked ahead.
 *
 * @throws Error where it is damaged or cut off
 */
export async function* gunzipped(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  // Whoever reads the stream hears of its end.
  yield* pipeline(source, createGunzip(), () => {});
}
