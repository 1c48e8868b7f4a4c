import { crc32, inflateRaw, inflateRawSync } from 'node:zlib';
import { pieceSize } from './deflate-tables.ts';
import { STORED, ZipError, type ZipHeader } from './directory.ts';

const LOCAL_SIGNATURE = 0x04034b50;
/** Of a local header, in bytes, without what is of its own length. */
export const LOCAL_BYTES = 30;
const WRONG_SIZE = 'it does not unpack to the size its directory states';

/** How many bytes an entry's local header has in all. @param local its first `LOCAL_BYTES` bytes @throws ZipError */
export function localBytes(local: Buffer, path: string): number {
  if (local.length < LOCAL_BYTES || local.readUInt32LE(0) !== LOCAL_SIGNATURE) {
    throw damagedEntry(path, 'its header is missing');
  }
  return LOCAL_BYTES + local.readUInt16LE(26) + local.readUInt16LE(28);
}

/** Unpacks an entry and verifies its checksum. @throws ZipError where the contents do not hold what the directory says */
export function unpackEntry(path: string, header: ZipHeader, packed: Uint8Array): Uint8Array {
  if (header.method === STORED) return verified(path, header, packed);
  let contents: Uint8Array;
  try {
    contents = inflateRawSync(packed, boundOf(header));
  } catch {
    throw damagedEntry(path, WRONG_SIZE);
  }
  return verified(path, header, contents);
}

/** As `unpackEntry`, but beside this thread. */
export async function unpackEntryAside(
  path: string,
  header: ZipHeader,
  packed: Uint8Array,
): Promise<Uint8Array> {
  if (header.method === STORED) return verified(path, header, packed);
  const contents = await new Promise<Uint8Array>((resolve, reject) => {
    inflateRaw(packed, boundOf(header), (error, bytes) => {
      if (error === null) resolve(bytes);
      else reject(damagedEntry(path, WRONG_SIZE));
    });
  });
  return verified(path, header, contents);
}

/** What is said of an entry that cannot be read. */
export function damagedEntry(path: string, what: string): ZipError {
  return new ZipError(`The entry ${JSON.stringify(path)} is damaged: ${what}.`);
}

/** One byte more than it holds: zlib asks for another piece where the first is full to its end. */
function boundOf({ size }: ZipHeader): { readonly maxOutputLength: number; readonly chunkSize: number } {
  return { maxOutputLength: Math.max(1, size), chunkSize: pieceSize(size + 1) };
}

function verified(path: string, { size, checksum }: ZipHeader, contents: Uint8Array): Uint8Array {
  if (contents.length !== size) throw damagedEntry(path, 'its size is not the one its directory states');
  if (crc32(contents) !== checksum) throw damagedEntry(path, 'its checksum does not match');
  return contents;
}
