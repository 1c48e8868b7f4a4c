import { ConfigurationError, type Environment } from '#base';
import { loadPostgres, migrate, openBlobs, openDataFolder, STEPS, type Storage } from '#service';
import type { StoragePlace } from '../command-line/arguments/command.ts';
import * as says from './says.ts';

/** What the command line says, and the environment where it does not: an address with a password is better off there. */
export function placeOf(place: StoragePlace, environment: Environment): StoragePlace {
  const variable = (name: string): string | null => environment[name]?.trim() || null;
  return {
    dataDir: place.dataDir,
    database: place.database ?? variable('CODE_SIMILARITY_DATABASE'),
    blobs: place.blobs ?? variable('CODE_SIMILARITY_BLOBS'),
  };
}

/**
 * How a service opens its storage; undefined: everything ends with the process, or is in the data folder.
 *
 * @throws ConfigurationError where the place of files is missing; the function, where something cannot be reached or used
 */
export function storageOpener(
  { dataDir, database, blobs: place }: StoragePlace,
  environment: Environment,
): (() => Promise<Storage>) | undefined {
  const where = place ?? dataDir;
  if (database !== null) {
    if (where !== null) return () => openShared(database, where, environment);
    throw new ConfigurationError(says.databaseKeeps);
  }
  if (place === null) return undefined;
  if (dataDir !== null) return () => openDataFolder(dataDir, STEPS, () => openBlobs(place, environment));
  throw new ConfigurationError(says.blobsFiles);
}

async function openShared(address: string, place: string, environment: Environment): Promise<Storage> {
  const { openPostgres } = await loadPostgres();
  const database = await openPostgres(address);
  try {
    await migrate(database, STEPS);
    const blobs = await openBlobs(place, environment);
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
