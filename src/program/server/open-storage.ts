import type { StatsFs } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { ConfigurationError, type Environment, fill } from '#base';
import { DEFAULT_API_URL } from '#github';
import {
  askingOf,
  isReadOnly,
  loadPostgres,
  lockFolder,
  migrate,
  openBlobs,
  openDataFolder,
  reasonOf,
  requireTables,
  type ServiceOptions,
  STEPS,
  type Storage,
  storageOf,
  sweepTempFolders,
  tryChange,
} from '#service';
import { removeFolder } from '#system';
import { VERSION } from '../../version.ts';
import type { AnalysisPlan, StoragePlace } from '../command-line/arguments/command.ts';
import { makeTempDir, TEMP_VARIABLE } from '../process/machine-limit.ts';
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

/** File systems that other machines share, by the numbers of Linux: https://man7.org/linux/man-pages/man2/statfs.2.html. */
const NETWORKS: ReadonlyMap<number, string> = new Map([
  [0x6969, 'NFS'],
  [0x517b, 'SMB'],
  [0xff534d42, 'SMB'],
  [0xfe534d42, 'SMB'],
  [0x00c36400, 'Ceph'],
]);

/** What to say of the disk that a data folder lies on; null: nothing, as far as its file system can be told. */
export async function diskNotice(
  dataDir: string,
  read: (path: string) => Promise<Pick<StatsFs, 'type'>> = statfs,
): Promise<string | null> {
  // Some file systems cannot tell, as those of a sandbox: a folder that was opened and locked is used all the same.
  const disk = await read(dataDir).catch(() => null);
  const network = disk === null ? undefined : NETWORKS.get(disk.type);
  return network === undefined ? null : fill(says.dataOverNetwork, { network });
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
  return storageOf(database, async () => {
    try {
      await migrate(database, STEPS);
      await requireTables(database);
      await tryChange(database);
    } catch (error) {
      if (isReadOnly(error)) throw new ConfigurationError(says.databaseCopy);
      // Of PostgreSQL: insufficient_privilege, and invalid_schema_name where its search_path leads to none.
      const { code } = error as { readonly code?: unknown };
      if (code !== '42501' && code !== '3F000') throw error;
      throw new ConfigurationError(fill(says.databaseTables, { error: reasonOf(error) }));
    }
    return openBlobs(place, environment);
  });
}

const TEMP_PREFIX = 'code-similarity-service-';

/**
 * A folder for what does not outlive the process. Those of servers that were killed hold code of students: they are deleted
 * first. A lock tells whose owner lives.
 */
export async function makeTempFolder(): Promise<{ readonly folder: string; remove(): Promise<void> }> {
  const folder = makeTempDir(tmpdir(), TEMP_VARIABLE, TEMP_PREFIX);
  // A runtime without SQLite has no locks, so nothing can be swept.
  const lock = await lockFolder(folder).catch(() => null);
  if (lock !== null) await sweepTempFolders(tmpdir(), TEMP_PREFIX, Date.now());
  return {
    folder,
    remove: async () => {
      lock?.release();
      await removeFolder(folder);
    },
  };
}

/**
 * Who a server asks about the web; null: nobody.
 *
 * @throws ConfigurationError where GitHub is to be asked without a token, which answers nobody
 */
export function webOf(
  { web: names, webRequests: mostRequests }: AnalysisPlan,
  environment: Environment,
): NonNullable<ServiceOptions['web']> | null {
  if (names.length === 0) return null;
  const token = environment['GITHUB_TOKEN'] || null;
  if (names.includes('github') && token === null) throw new ConfigurationError(says.webGithub);
  const apiUrl = environment['GITHUB_API_URL'] || DEFAULT_API_URL;
  return { ...askingOf({ names, token, apiUrl, toolVersion: VERSION }, environment), mostRequests };
}
