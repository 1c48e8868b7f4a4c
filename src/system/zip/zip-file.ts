import { fs, type OpenFile } from '#native';
import { bytesAt } from '../files/bytes-at.ts';
import { findDirectory, readDirectory, TAIL_BYTES, type ZipHeader, type ZipLimits } from './directory.ts';
import { damagedEntry, LOCAL_BYTES, localBytes, unpackEntryAside } from './unpack-entry.ts';

/** A directory above this is no class's; in bytes. */
const MAX_DIRECTORY_BYTES = 256 * 1024 * 1024;

/** What any program may waste on one entry, in bytes. */
const MAX_OVERHEAD_BYTES = 64 * 1024;

interface ZipFileEntry {
  /** Relative POSIX path without `.` or `..`. Still hostile text. */
  readonly path: string;
  /** Unpacked size as the directory states it; `read` enforces it. */
  readonly size: number;
  /** @throws ZipError when the contents do not hold what the directory says, the system's error */
  read(): Promise<Uint8Array>;
}

/**
 * Reads the directory of a ZIP on disk, also of one above 4 GB. Entries are read from the file one at a time, so that no
 * archive is ever whole in memory.
 *
 * @throws ZipError when it is no ZIP, is truncated, spans disks or passes a limit; the system's error
 */
export async function openZipFile(path: string, limits: ZipLimits) {
  const [place, directory] = await reading(path, async (handle) => {
    const { size } = await handle.stat();
    const tailStart = Math.max(0, size - TAIL_BYTES);
    const tail = await bytesAt(handle, tailStart, size - tailStart);
    const found = findDirectory(tail, tailStart, limits, true);
    if (found.bytes > MAX_DIRECTORY_BYTES) {
      throw damagedEntry(path, `its directory has more than ${MAX_DIRECTORY_BYTES} bytes`);
    }
    return [found, await bytesAt(handle, found.start, found.bytes)] as const;
  });
  const { headers, problems, folders } = readDirectory(directory, place, limits);
  return {
    entries: [...headers].map(
      ([name, header]): ZipFileEntry => ({
        path: name,
        size: header.size,
        read: () => readEntry(path, name, header, place.start),
      }),
    ),
    problems,
    /** Folders that are listed themselves, without a closing slash. */
    folders,
  };
}

async function readEntry(
  path: string,
  name: string,
  header: ZipHeader,
  dataEnd: number,
): Promise<Uint8Array> {
  // It is read before it can be unpacked: a few bytes of source may not bring a gigabyte of nothing.
  if (header.packedSize > 2 * header.size + MAX_OVERHEAD_BYTES) {
    throw damagedEntry(name, 'it is larger packed than unpacked');
  }
  const packed = await reading(path, async (handle) => {
    const from = header.local + localBytes(await bytesAt(handle, header.local, LOCAL_BYTES), name);
    if (from + header.packedSize > dataEnd) throw damagedEntry(name, 'its contents are cut off');
    return bytesAt(handle, from, header.packedSize);
  });
  return unpackEntryAside(name, header, packed);
}

/** Opened for each reading: a file that stays open would have to be closed by somebody who knows when all is read. */
async function reading<T>(path: string, body: (handle: OpenFile) => Promise<T>): Promise<T> {
  const handle = await fs.open(path, 'r');
  try {
    return await body(handle);
  } finally {
    await handle.close();
  }
}
