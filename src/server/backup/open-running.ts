import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { StoragePlace } from '../../command-line/arguments/command.ts';
import type { Environment } from '../../domain/environment.ts';
import { ConfigurationError } from '../../domain/outcome.ts';
import { openBlobs } from '../../embedded/store/blobs/open.ts';
import type { Database } from '../../embedded/store/database.ts';
import { requireCurrent } from '../../embedded/store/migrations/migrate.ts';
import { openSqlite } from '../../embedded/store/sqlite.ts';
import type { Storage } from '../../embedded/store/storage.ts';

/**
 * Opens what a server may be using at this moment: nothing is locked, made or brought forward.
 *
 * @throws ConfigurationError where there is none, or its rows are of another version
 */
export async function openRunning(place: StoragePlace, environment: Environment): Promise<Storage> {
  const { dataDir } = place;
  const files = place.blobs ?? dataDir;
  if (files === null) {
    throw new ConfigurationError(
      'Nothing says what to back up. Give what the server was started with: --data, or --database and --blobs.',
    );
  }
  const database = await openRows(place);
  try {
    await requireCurrent(database);
    const blobs = await openBlobs(files, environment);
    const close = async (): Promise<void> => {
      await database.close();
      await blobs.close();
    };
    return { database, blobs, close };
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function openRows({ dataDir, database }: StoragePlace): Promise<Database> {
  if (database !== null) {
    const { openPostgres } = await import('../../embedded/store/postgres.ts');
    return openPostgres(database);
  }
  const path = join(dataDir ?? '', 'store.sqlite');
  if (dataDir !== null && existsSync(path)) return openSqlite(path);
  throw new ConfigurationError(
    `There is nothing to back up in ${dataDir ?? 'a folder that is not given'}. Give --data, the folder that the server was started with.`,
  );
}
