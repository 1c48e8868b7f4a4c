import { statfs } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
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

/** Bytes that this user may still write: on the fullest disk of these folders. @param folders null: on no disk of this machine */
export async function freeOf(folders: readonly (string | null)[]): Promise<number> {
  const free = folders.flatMap((folder) => (folder === null ? [] : [statfs(folder)]));
  return Math.min(...(await Promise.all(free)).map(({ bavail, bsize }) => bavail * bsize));
}

export const NO_ROOM = says.noRoomLeft;

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
