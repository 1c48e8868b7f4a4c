import { compareText } from '#base';
import {
  findDirectory,
  readDirectory,
  TAIL_BYTES,
  type ZipHeader,
  type ZipLimits,
  type ZipProblem,
} from './directory.ts';
import { damagedEntry, LOCAL_BYTES, localBytes, unpackEntry, unpackEntryAside } from './unpack-entry.ts';

/** Far above a student's work, far below what could exhaust a job. */
export const ZIP_LIMITS: ZipLimits = {
  maxEntries: 20_000,
  maxEntryBytes: 16 * 1024 * 1024,
  maxTotalBytes: 256 * 1024 * 1024,
};

export interface ZipEntry {
  /** Relative POSIX path without `.` or `..`. Still hostile text. */
  readonly path: string;
  /** Unpacked size as the directory states it; `read` enforces it. */
  readonly size: number;
  /** Unpacks and verifies the checksum. Throws `ZipError` when the contents do not hold what the directory says. */
  read(): Uint8Array;
  /** As `read`, but unpacks beside this thread: for a server that answers others meanwhile. */
  readAside(): Promise<Uint8Array>;
}

/**
 * Reads a ZIP's central directory. Nothing is unpacked until an entry is read, and then never more than the directory
 * promises and `limits` allow, so that a bomb costs nothing.
 *
 * @throws ZipError when it is no ZIP, is truncated, spans disks, uses ZIP64 or passes the limit of entries
 */
export function readZip(
  bytes: Uint8Array,
  limits: ZipLimits = ZIP_LIMITS,
): {
  readonly entries: readonly ZipEntry[];
  readonly problems: readonly ZipProblem[];
  /** What is remarked on entries, and on all of it. */
  readonly comments: readonly Uint8Array[];
} {
  const tailStart = Math.max(0, bytes.length - TAIL_BYTES);
  const place = findDirectory(bytes.subarray(tailStart), tailStart, limits, false);
  const directory = bytes.subarray(place.start, place.start + place.bytes);
  const { headers, problems, comments } = readDirectory(directory, place, limits);
  return {
    entries: [...headers]
      .map(([path, header]) => entryOf(bytes, place.start, path, header))
      .toSorted((a, b) => compareText(a.path, b.path)),
    problems,
    comments: place.remark.length === 0 ? comments : [...comments, place.remark],
  };
}

function entryOf(bytes: Uint8Array, dataEnd: number, path: string, header: ZipHeader): ZipEntry {
  const packed = (): Uint8Array => {
    const { local } = header;
    const from = local + localBytes(bytes.subarray(local, local + LOCAL_BYTES), path);
    const to = from + header.packedSize;
    if (to > dataEnd) throw damagedEntry(path, 'its contents are cut off');
    return bytes.subarray(from, to);
  };
  return {
    path,
    size: header.size,
    read: () => unpackEntry(path, header, packed()),
    readAside: async () => unpackEntryAside(path, header, packed()),
  };
}
