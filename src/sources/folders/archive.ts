import { isPackedTar, isReadArchive, isZip, message } from '#base';
import { inMemory, type LeftOut } from '#contract';
import { fs } from '#native';
import { openZipFile, readZip, safePath, type ZipLimits, type ZipProblem } from '#system';
import { joined } from '../packing/text-in.ts';
import { UnusedNames } from '../selection/unused-name.ts';
import { readTar } from '../tar.ts';
import type { TarHeader } from '../tar-entries.ts';
import type { Entry } from './layouts/layout.ts';

/** An archive in an archive is read into memory up to here, in bytes; students pack libraries and pictures too. */
export const MAX_ARCHIVE_BYTES = 128 * 1024 * 1024;
/** Of any other file of an archive, in bytes. */
const MAX_FILE_BYTES = 16 * 1024 * 1024;

/** Of the archive that a class is in. Its files are read one at a time, so that their sum costs nothing. */
export const CLASS_LIMITS: ZipLimits = {
  maxEntries: 500_000,
  maxEntryBytes: MAX_ARCHIVE_BYTES,
  maxTotalBytes: 64 * 1024 ** 3,
};

/** What of a tar is kept, in bytes: it cannot be read at any place but the next. */
const MAX_TAR_BYTES = 256 * 1024 * 1024;

/** What an archive holds. */
interface ArchiveContents {
  /** What cannot be read among them says so. */
  readonly entries: readonly Entry[];
  /** Folders that are listed themselves, without a closing slash. */
  readonly folders: readonly string[];
}

/**
 * Opens an archive on disk. A ZIP stays there, and its files are read when they are asked for; of a tar is kept what
 * `MAX_TAR_BYTES` have a place for.
 *
 * @throws ZipError, TarballError, the signal's reason, the system's error
 */
export async function openArchive(
  path: string,
  limits: ZipLimits,
  signal: AbortSignal,
): Promise<ArchiveContents> {
  if (!isZip(path)) {
    const body = fs.pieces(path);
    return readTarball(body, isPackedTar(path), { ...limits, maxTotalBytes: MAX_TAR_BYTES }, signal);
  }
  const { entries, problems, folders } = await openZipFile(path, limits);
  return { entries: [...entries, ...problems.map(problemEntry)], folders };
}

/** What is remarked on a ZIP and its entries, as a file of it. */
const REMARKS = 'zip-comments.txt';

/** As `openArchive`, for an archive that is in memory, and with what is remarked on it. @param name by which it is known what it is */
export async function archiveIn(
  bytes: Uint8Array,
  name: string,
  limits: ZipLimits,
  signal: AbortSignal,
): Promise<ArchiveContents> {
  if (!isZip(name)) return readTarball(once(bytes), isPackedTar(name), limits, signal);
  const { entries, problems, comments } = readZip(bytes, limits);
  const read = entries.map(
    (entry): Entry => ({ path: entry.path, size: entry.size, read: () => entry.readAside() }),
  );
  const remarks = joined(comments);
  if (remarks !== null) {
    const names = new UnusedNames();
    for (const { path } of entries) names.take(path);
    read.push({ path: names.take(REMARKS), size: remarks.length, read: () => Promise.resolve(remarks) });
  }
  return { entries: [...read, ...problems.map(problemEntry)], folders: [] };
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(bytes);
}

function problemEntry({ path, size, reason }: ZipProblem): Entry {
  return unreadEntry(path, size, unreadAs(reason));
}

/** An entry of a ZIP that cannot be read, as one that was left out. */
export function unreadAs(reason: ZipProblem['reason']): Pick<LeftOut, 'reason' | 'detail'> {
  switch (reason) {
    case 'encrypted':
      return { reason: 'unreadable', detail: message('notices.encrypted') };
    case 'unsupported-method':
    case 'damaged':
      return { reason: 'unreadable' };
    case 'too-large':
      return TOO_LARGE;
    case 'unsafe-path':
    case 'symlink':
    case 'special-file':
    case 'duplicate-name':
      return { reason };
  }
}

/** It would have been looked at, as files that are too large to count are. */
const TOO_LARGE = { reason: 'limit', detail: message('report.leftOutTooLarge') } as const;

function unreadEntry(path: string, size: number, leftOut: Pick<LeftOut, 'reason' | 'detail'>): Entry {
  return { path, size, read: () => Promise.reject(new Error(leftOut.reason)), leftOut, isUnread: true };
}

async function readTarball(
  body: AsyncIterable<Uint8Array>,
  isPacked: boolean,
  limits: ZipLimits,
  signal: AbortSignal,
): Promise<ArchiveContents> {
  const entries: Entry[] = [];
  const folders: string[] = [];
  let kept = 0;
  await readTar(body, {
    isPacked,
    signal,
    limits: { entries: limits.maxEntries, unpackedBytes: 8 * limits.maxTotalBytes },
    onEntry: ({ name, type, size }) => {
      const path = safePath(name);
      const leftOut = refusal(path, type, size, kept, limits);
      if (type === 'directory' || name.endsWith('/')) {
        if (path !== null) folders.push(path);
      } else if (path === null || leftOut !== null) {
        entries.push(unreadEntry(path ?? name, size, leftOut ?? { reason: 'unsafe-path' }));
      } else {
        kept += size;
        return (bytes) => entries.push(inMemory(path, bytes));
      }
      return null;
    },
  });
  return { entries, folders };
}

/** Why an entry of a tar is not taken; null: it is. */
function refusal(
  path: string | null,
  type: TarHeader['type'],
  size: number,
  kept: number,
  { maxEntryBytes, maxTotalBytes }: ZipLimits,
): Pick<LeftOut, 'reason' | 'detail'> | null {
  if (path === null) return { reason: 'unsafe-path' };
  if (type === 'link') return { reason: 'symlink' };
  if (type !== 'file') return { reason: 'special-file' };
  if (size > (isReadArchive(path) ? maxEntryBytes : Math.min(maxEntryBytes, MAX_FILE_BYTES))) {
    return TOO_LARGE;
  }
  return kept + size <= maxTotalBytes
    ? null
    : {
        reason: 'limit',
        detail: message('notices.archiveHoldsMuch', { limit: { as: 'bytes', value: maxTotalBytes } }),
      };
}
