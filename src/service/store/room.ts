import { statfs } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { Blobs } from './blobs/blobs.ts';
import * as says from './says.ts';

/** What a write throws where the disk, the quota or the database's own limit leaves no room; the last one is PostgreSQL's. */
const CODES = new Set(['ENOSPC', 'EDQUOT', '53100']);
/** SQLITE_FULL, and SQLITE_IOERR_SHMSIZE: https://www.sqlite.org/rescode.html. */
const SQLITE_CODES = new Set([13, 4874]);

/** Whether a write failed because there is no room: it may succeed when something was deleted. */
export function isNoRoom(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as { readonly code?: unknown; readonly errcode?: unknown };
  return CODES.has(String(code)) || (typeof errcode === 'number' && SQLITE_CODES.has(errcode));
}

/** A disk that can only be read, and that of a database: https://www.postgresql.org/docs/current/errcodes-appendix.html. */
const READ_ONLY = new Set(['EROFS', '58030']);
/** `EIO` of these is a disk that is broken; of what is read it is damage of one file. */
const WRITING = /sync|truncate|mkdir|mkdtemp|rename|write|unlink|rm|copyfile/;
/** SQLITE_READONLY, SQLITE_IOERR and SQLITE_CANTOPEN, without what they say more exactly. */
const SQLITE_UNWRITABLE = new Set([8, 10, 14]);

/** Whether a write failed because of a disk that can only be read or is broken, as systems leave one after an error of its own. */
function isUnwritable(error: unknown): boolean {
  const { code, errcode, syscall } = (error ?? {}) as Readonly<Record<string, unknown>>;
  return (
    READ_ONLY.has(String(code)) ||
    (code === 'EIO' && WRITING.test(String(syscall))) ||
    SQLITE_UNWRITABLE.has(Number(errcode) & 0xff)
  );
}

const REFUSED = new Set(['EACCES', 'EPERM']);
const READING = /open|stat|access|scandir/;

/** Whether files are somebody else's, or their rights or flags were changed. */
function isRefused(error: unknown): boolean {
  const { code, syscall } = (error ?? {}) as Readonly<Record<string, unknown>>;
  return REFUSED.has(String(code)) && (READING.test(String(syscall)) || WRITING.test(String(syscall)));
}

/** The file of the rows is no longer where it was opened: nothing is written into it. */
export class RowsMoved extends Error {
  override readonly name = 'RowsMoved';

  constructor() {
    super(says.rowsMoved);
  }
}

/** What is wrong with the disk that a write was for, or with the rights to files, as a sentence: it may succeed later. null: it failed for something else. */
export function whyNotWritten(error: unknown): string | null {
  if (error instanceof RowsMoved) return error.message;
  if (isNoRoom(error)) return says.noRoomLeft;
  if (isRefused(error)) return says.filesRefused;
  return isUnwritable(error) ? says.diskNotWritten : null;
}

/** What is free on the fullest disk of these folders. @param folders null: on no disk of this machine */
export async function freeOf(folders: readonly (string | null)[]) {
  const disks = await Promise.all(folders.flatMap((folder) => (folder === null ? [] : [statfs(folder)])));
  return {
    bytes: Math.min(...disks.map(({ bavail, bsize }) => bavail * bsize)),
    /** Most file systems have a number of files that they can hold, whatever their size; Infinity: this one has none. */
    files: Math.min(...disks.map(({ files, ffree }) => (files === 0 ? Infinity : ffree))),
  };
}

/** What a database that has only begun to grow needs to write the deletion of a check down, and more. */
const ROOM_BYTES = 256 * 1_024;

/**
 * Writes a deletion down. Where there is no room for that, the blobs that it deletes make room for it. Small ones would not: what
 * stays after all keeps its files.
 *
 * @param names of these blobs
 * @param zips those of submissions among them
 */
export async function makingRoom<T>(
  blobs: Pick<Blobs, 'delete'>,
  names: readonly string[],
  zips: readonly { readonly fileSize: number }[],
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const bytes = zips.reduce((sum, { fileSize }) => sum + fileSize, 0);
    if (!isNoRoom(error) || bytes < ROOM_BYTES) throw error;
    await blobs.delete(names);
    return write();
  }
}

/** Lets what found no room wait until something was deleted. */
export class RoomWatch {
  #deleted = new AbortController();

  /** Something was deleted through this process. */
  made(): void {
    this.#deleted.abort();
    this.#deleted = new AbortController();
  }

  /** Settled when something was deleted, at the latest after `ms`. @throws the signal's reason when aborted */
  async wait(ms: number, signal: AbortSignal): Promise<void> {
    const either = AbortSignal.any([this.#deleted.signal, signal]);
    await pause(ms, undefined, { ref: false, signal: either }).catch(() => {});
    signal.throwIfAborted();
  }
}
