import { chmodSync, closeSync, existsSync, lstatSync, openSync, statSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { ConfigurationError, fill, messageOf } from '#base';
import { fs } from '#native';
import * as says from './says.ts';

const LOCK = 'lock';

/** @throws ConfigurationError where it cannot be made */
export function makeDataDir(dataDir: string): void {
  try {
    fs.makeFolderNow(dataDir, 0o700);
  } catch (error) {
    throw new ConfigurationError(fill(says.dataFolder, { dataDir, error: reasonOf(error) }));
  }
}

/** The message of an error as the end of a sentence. */
export function reasonOf(error: unknown): string {
  return messageOf(error).replace(/\.$/, '');
}

/** @throws ConfigurationError where the runtime has no SQLite */
export async function loadSqlite(): Promise<typeof import('node:sqlite')> {
  try {
    return await import('node:sqlite');
  } catch {
    throw new ConfigurationError(fill(says.embeddedService, { version: process.version }));
  }
}

/**
 * Opens a file of SQLite that only its owner may read. A file that is there is never opened beside SQLite: closing any
 * descriptor of a file drops all locks that this process holds on it (POSIX, `fcntl`).
 *
 * @param patienceMs so long another process may hold it
 */
export function openPrivate(
  sqlite: typeof import('node:sqlite'),
  path: string,
  patienceMs = 0,
): DatabaseSync {
  if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600));
  try {
    chmodSync(path, 0o600);
  } catch {
    // Somebody else's file that this process may use: its owner decides.
  }
  return new sqlite.DatabaseSync(path, { timeout: patienceMs });
}

/** Folders that this process has taken: the system's lock is the process's, so it does not keep the process itself away. */
const taken = new Set<string>();

/**
 * Takes a folder for one caller until `release` or the end of the process, however it ends: the lock is the operating
 * system's, on the file `lock`. Nothing else in the folder is touched.
 *
 * @throws ConfigurationError where somebody has it, or the lock cannot be written
 */
export async function lockFolder(folder: string): Promise<{ release(): void }> {
  const sqlite = await loadSqlite();
  let database: DatabaseSync | null = null;
  let identity: string;
  try {
    identity = identityOf(folder);
    if (taken.has(identity)) throw new ConfigurationError(inUse(folder));
    database = openPrivate(sqlite, join(folder, LOCK));
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE;');
  } catch (error) {
    database?.close();
    if (error instanceof ConfigurationError) throw error;
    throw new ConfigurationError(
      isLocked(error) ? inUse(folder) : fill(says.dataFolderCannot, { folder, error: reasonOf(error) }),
    );
  }
  const held = database;
  taken.add(identity);
  return {
    release: () => {
      held.close();
      taken.delete(identity);
    },
  };
}

function inUse(folder: string): string {
  return fill(says.dataFolderUsed, { folder });
}

/** The same for each way to write the path of a folder or a file. @throws the system's error */
export function identityOf(path: string): string {
  const { dev, ino } = statSync(path, { bigint: true });
  return `${dev}:${ino}`;
}

export function isLocked(error: unknown): boolean {
  // SQLITE_BUSY, SQLITE_LOCKED.
  const { errcode } = error as { readonly errcode?: unknown };
  return typeof errcode === 'number' && [5, 6].includes(errcode & 0xff);
}

/** A process that makes its folder has the file of the lock first and the lock a moment later. */
const YOUNG_MS = 60_000;

/**
 * Deletes what servers without a data folder left behind when they were killed: folders `parent/prefix…` of this user whose
 * lock nobody holds any more.
 *
 * @param now milliseconds since the epoch
 */
export async function sweepTempFolders(parent: string, prefix: string, now: number): Promise<void> {
  for (const name of await readdir(parent)) {
    if (!name.startsWith(prefix)) continue;
    const folder = join(parent, name);
    try {
      // One without a lock is just being made.
      if (!isOwn(folder) || !isOwn(join(folder, LOCK))) continue;
      if (now - lstatSync(join(folder, LOCK)).mtimeMs < YOUNG_MS) continue;
      // Who gets the lock knows that its owner is dead; nobody else takes up the folder.
      (await lockFolder(folder)).release();
      await rm(folder, { recursive: true, force: true });
    } catch {
      // In use, or gone meanwhile.
    }
  }
}

function isOwn(path: string): boolean {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  return stats !== undefined && !stats.isSymbolicLink() && stats.uid === (process.getuid?.() ?? stats.uid);
}
