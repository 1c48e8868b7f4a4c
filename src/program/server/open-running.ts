import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { andThrow, ConfigurationError, type Environment, fill } from '#base';
import type { Blobs, Database, Storage } from '#service';
import { loadPostgres, openBlobs, openSqlite, requireCurrent, STEPS, storageOf } from '#service';
import type { StoragePlace } from '../command-line/arguments/command.ts';
import * as says from './says.ts';

/**
 * Opens what a server may be using at this moment: nothing is locked, made or brought forward.
 *
 * @throws ConfigurationError where there is none, or its rows are of another version
 */
export async function openRunning(place: StoragePlace, environment: Environment): Promise<Storage> {
  // Before anything is opened.
  const files = filesOf(place);
  return storageOf(await openRunningRows(place), () => openBlobs(files, environment));
}

/** Opens the files of a server alone. @throws ConfigurationError */
export function openRunningBlobs(place: StoragePlace, environment: Environment): Promise<Blobs> {
  return openBlobs(filesOf(place), environment);
}

function filesOf({ blobs, dataDir }: StoragePlace): string {
  const files = blobs ?? dataDir;
  if (files !== null) return files;
  throw new ConfigurationError(says.nothingSaysWhereFiles);
}

/** Opens the rows alone, as `openRunning` does. @throws ConfigurationError */
export async function openRunningRows(place: StoragePlace): Promise<Database> {
  const database = await openRows(place);
  await requireCurrent(database, STEPS).catch(andThrow(() => database.close()));
  return database;
}

async function openRows({ dataDir, database }: StoragePlace): Promise<Database> {
  if (database !== null) {
    const { openPostgres } = await loadPostgres();
    return openPostgres(database);
  }
  if (dataDir === null) throw new ConfigurationError(says.nothingSaysServer);
  if (hasRows(dataDir)) return openSqlite(rowsIn(dataDir));
  throw new ConfigurationError(fill(says.noServerKeeps, { dataDir }));
}

/** Whether a data folder was used already. */
export function hasRows(dataDir: string): boolean {
  return existsSync(rowsIn(dataDir));
}

function rowsIn(dataDir: string): string {
  return join(dataDir, 'store.sqlite');
}
