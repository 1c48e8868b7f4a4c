import { viewOf } from '#base';
import { crc32, inflateRaw, inflateRawAside } from '#native';
import { STORED, ZipError, type ZipHeader } from './directory.ts';

const LOCAL_SIGNATURE = 0x04034b50;
/** Of a local header, in bytes, without what is of its own length. */
export const LOCAL_BYTES = 30;
const WRONG_SIZE = 'it does not unpack to the size its directory states';

/** How many bytes an entry's local header has in all. @param local its first `LOCAL_BYTES` bytes @throws ZipError */
export function localBytes(local: Uint8Array, path: string): number {
  const view = viewOf(local);
  if (local.length < LOCAL_BYTES || view.getUint32(0, true) !== LOCAL_SIGNATURE) {
    throw damagedEntry(path, 'its header is missing');
  }
  return LOCAL_BYTES + view.getUint16(26, true) + view.getUint16(28, true);
}

/** Unpacks an entry and verifies its checksum. @throws ZipError where the contents do not hold what the directory says */
export function unpackEntry(path: string, header: ZipHeader, packed: Uint8Array): Uint8Array {
  if (header.method === STORED) return verified(path, header, packed);
  let contents: Uint8Array;
  try {
    contents = inflateRaw(packed, header.size);
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
  const contents = await inflateRawAside(packed, header.size).catch(() => {
    throw damagedEntry(path, WRONG_SIZE);
  });
  return verified(path, header, contents);
}

/** What is said of an entry that cannot be read. */
export function damagedEntry(path: string, what: string): ZipError {
  return new ZipError(`The entry ${JSON.stringify(path)} is damaged: ${what}.`);
}

function verified(path: string, { size, checksum }: ZipHeader, contents: Uint8Array): Uint8Array {
  if (contents.length !== size) throw damagedEntry(path, 'its size is not the one its directory states');
  if (crc32(contents) !== checksum) throw damagedEntry(path, 'its checksum does not match');
  return contents;
}
