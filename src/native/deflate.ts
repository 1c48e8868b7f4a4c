import {
  brotliDecompressSync,
  deflateRaw as deflateBeside,
  gunzipSync,
  inflateRaw as inflateBeside,
  inflateRawSync,
  inflateSync,
  zstdDecompressSync,
} from 'node:zlib';
import { deflateTables, pieceSize } from './deflate-tables.ts';

export { crc32 } from 'node:zlib';

/** Unpacks what is packed. @throws Error where it is damaged, or holds more than `most` bytes: then with the code `ERR_BUFFER_TOO_LARGE` */
type Unpack = (packed: Uint8Array, most: number) => Uint8Array;

/** Beside this thread. @param bytes are given away @param level 1 is the fastest; a page has one of its own */
export function deflateRaw(bytes: Uint8Array<ArrayBuffer>, level: 1 | 6): Promise<Uint8Array> {
  return promised((done) => deflateBeside(bytes, { level, ...deflateTables(bytes.length) }, done));
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
