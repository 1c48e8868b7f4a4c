import { join } from 'node:path';
import { andThrow, ConfigurationError, fill } from '#base';
import type { Blobs } from './blobs/blobs.ts';
import { FolderBlobs } from './blobs/folder.ts';
import { MemoryBlobs } from './blobs/memory.ts';
import { lockFolder, makeDataDir, reasonOf } from './data-folder.ts';
import type { Database } from './database.ts';
import { migrate, type Migration, requireTables, STEPS } from './migrate.ts';
import { openMemory, openSqlite } from './sqlite.ts';
import * as says from './says.ts';

/** Where a service keeps what it has: tables of today's form, and blobs. */
export interface Storage {
  readonly database: Database;
  readonly blobs: Blobs;
  /** Closes the database, and lets go of what belongs to this process alone. */
  close(): Promise<void>;
}

/** Rows in memory and blobs in an existing folder: what ends with the process. */
export async function openTemporary(folder: string): Promise<Storage> {
  const database = await openMemory();
  await migrate(database, STEPS);
  return { database, blobs: new MemoryBlobs(folder, Date.now), close: () => database.close() };
}

/**
 * Opens a data folder for this process alone: it is locked before anything in it is touched. Rows of an earlier version are
 * copied and brought forward.
 *
 * @param steps to each version of the rows
 * @param openBlobs where blobs are elsewhere
 * @throws ConfigurationError for a folder that cannot be used
 */
export async function openDataFolder(
  dataDir: string,
  steps: readonly Migration[],
  openBlobs: () => Promise<Blobs> = () => Promise.resolve(new FolderBlobs(dataDir)),
): Promise<Storage> {
  makeDataDir(dataDir);
  const lock = await lockFolder(dataDir);
  try {
    const database = await openSqlite(join(dataDir, 'store.sqlite'));
    const storage = await storageOf(database, async () => {
      const blobs = await openBlobs();
      await migrate(database, steps, dataDir);
      await requireTables(database);
      return blobs;
    });
    const close = async (): Promise<void> => {
      await storage.close();
      lock.release();
    };
    return { ...storage, close };
  } catch (error) {
    lock.release();
    if (error instanceof ConfigurationError) throw error;
    throw new ConfigurationError(fill(says.dataFolderCannotUsed, { dataDir, error: reasonOf(error) }));
  }
}

/** Rows with the blobs that belong to them; where these cannot be opened the rows are closed. */
export async function storageOf(database: Database, openBlobs: () => Promise<Blobs>): Promise<Storage> {
  const blobs = await openBlobs().catch(andThrow(() => database.close()));
  const close = async (): Promise<void> => {
    await database.close();
    await blobs.close();
  };
  return { database, blobs, close };
}
