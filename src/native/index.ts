/** What Node.js does by itself and a browser otherwise, with the same results: digests, deflate, bytes as text, files and their paths. A page has its own, `src/page/native`. */
export { fromBase64, hex, latin1, toBase64 } from './bytes.ts';
export {
  crc32,
  deflateRaw,
  deflateTables,
  gunzipped,
  inflateRaw,
  inflateRawAside,
  unpackers,
} from './deflate.ts';
export { type FileKind, type FileSystem, type FolderEntry, fs, type OpenFile } from './files.ts';
export { hmacSha256, sha1, Sha256, sha256 } from './digests.ts';
export { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
