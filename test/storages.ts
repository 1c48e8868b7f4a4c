import { join } from 'node:path';
import { FolderBlobs } from '../src/service/store/blobs/folder.ts';
import { migrate, STEPS } from '../src/service/store/migrate.ts';
import { openPostgres } from '../src/service/store/postgres.ts';
import { openDataFolder, openTemporary, type Storage } from '../src/service/store/storage.ts';
import { databaseWithTables } from './postgres.ts';
import { describeWith } from './system.ts';

/** Where a service may keep what it has: the interface answers the same on all of them. */
export const STORAGES: readonly {
  readonly name: string;
  readonly needs?: 'PostgreSQL';
  /** An empty one, with its files in an existing folder. */
  readonly open: (folder: string) => Promise<Storage>;
}[] = [
  { name: 'SQLite in memory', open: openTemporary },
  { name: 'SQLite in a data folder', open: (folder) => openDataFolder(join(folder, 'data'), STEPS) },
  { name: 'PostgreSQL', needs: 'PostgreSQL', open: onPostgres },
];

/** The same group of tests on each of them. */
export function onStorages(
  storages: typeof STORAGES,
  body: (storage: (typeof STORAGES)[number]) => void,
): void {
  for (const storage of storages) describeWith(storage.needs, `on ${storage.name}`, () => body(storage));
}

async function onPostgres(folder: string): Promise<Storage> {
  return sharedStorage(await databaseWithTables(), folder);
}

/** What several processes keep in one database and one folder, opened as one of them does. */
export async function sharedStorage(url: string, folder: string): Promise<Storage> {
  const database = await openPostgres(url);
  await migrate(database, STEPS);
  return { database, blobs: new FolderBlobs(folder), close: () => database.close() };
}
