// What stands in a page for `src/native`: package.json says so to whatever builds for browsers.
export { fromBase64, hex, latin1, toBase64 } from './bytes.ts';
export { crc32, deflateRaw, gunzipped, inflateRaw, inflateRawAside, unpackers } from './deflate.ts';
export { fs } from './files.ts';
export { hmacSha256, PageSha256 as Sha256, sha1, sha256 } from './digests.ts';
export { basename, dirname, isAbsolute, join, relative, resolve, sep } from './paths.ts';
