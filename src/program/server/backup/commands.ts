import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ConfigurationError, type Environment } from '#base';
import { openDataFolder, reasonOf, STEPS } from '#service';
import type { Command, StoragePlace } from '../../command-line/arguments/command.ts';
import { type Code, FAILED } from '../../exit-codes.ts';
import { placeOf, storageOpener } from '../open-storage.ts';
import { backUp } from './back-up.ts';
import { openRunning } from '../open-running.ts';
import { restore, type RestoreReport } from './restore.ts';

/** The key that a data folder made for itself. */
const KEY = 'key';
/** So many files are named one by one. */
const MOST_NAMED = 20;

type CopyCommand = Extract<Command, { readonly kind: 'backup' | 'restore' }>;

/** Copies what a server has into a folder, while it serves. @throws ConfigurationError */
export async function runBackup({ folder, storage }: CopyCommand, environment: Environment): Promise<Code> {
  const place = placeOf(storage, environment);
  if (existsSync(join(folder, 'store.sqlite'))) {
    throw new ConfigurationError(`${folder} is a data folder. Give the backup another one, on another disk.`);
  }
  const source = await openRunning(place, environment);
  try {
    const report = await backUp(source, folder, Date.now()).catch((error: unknown) => {
      throw error instanceof ConfigurationError
        ? error
        : new ConfigurationError(
            `The backup in ${folder} is not whole: ${reasonOf(error)}. Look at both disks, and make it again; an earlier backup there is as it was.`,
          );
    });
    if (place.dataDir !== null) await copyKey(place.dataDir, folder);
    for (const name of report.missing.slice(0, MOST_NAMED)) {
      warn(`${name} is missing, and is not in the backup.`);
    }
    for (const name of report.damaged.slice(0, MOST_NAMED)) {
      warn(`${name} has another length than when it was handed in; the backup has it as it is.`);
    }
    const isWhole = report.missing.length === 0;
    process.stdout.write(
      `The backup in ${folder} is ${isWhole ? 'whole' : 'made, and not whole'}: ${report.files} files with ${megabytes(report.bytes)} (${report.copied} new), ${report.missing.length} missing, ${report.damaged.length} damaged.\n`,
    );
    return isWhole ? 0 : FAILED;
  } finally {
    await source.close();
  }
}

/** Puts a backup into an empty place. @returns FAILED where files of the backup are damaged. @throws ConfigurationError */
export async function runRestore({ folder, storage }: CopyCommand, environment: Environment): Promise<Code> {
  const place = placeOf(storage, environment);
  const { dataDir } = place;
  if (dataDir === null && place.database === null) {
    throw new ConfigurationError(
      'Nothing says where to restore into. Give --data, or --database and --blobs.',
    );
  }
  const isFolder = dataDir !== null && place.database === null;
  if (isFolder) await refuseUsed(dataDir, folder);
  let report: RestoreReport;
  try {
    report = await restoreInto(folder, place, environment);
    if (isFolder) await copyKey(folder, dataDir);
  } catch (error) {
    // It was empty before.
    if (isFolder) await emptyFolder(dataDir);
    if (error instanceof ConfigurationError) throw error;
    throw new ConfigurationError(
      `Nothing was restored: ${reasonOf(error)}. Look at the place to restore into, and try again.`,
    );
  }
  for (const name of report.damaged.slice(0, MOST_NAMED)) {
    warn(`${name} is damaged in the backup, and was left out.`);
  }
  process.stdout.write(
    `Restored the backup of ${report.manifest.madeAt}: ${report.files} files, ${report.damaged.length} damaged and left out, ${report.manifest.missing.length} missing before.\n`,
  );
  return report.damaged.length === 0 ? 0 : FAILED;
}

async function restoreInto(
  folder: string,
  place: StoragePlace,
  environment: Environment,
): Promise<RestoreReport> {
  const { dataDir, database } = place;
  const temp = await mkdtemp(join(tmpdir(), 'code-similarity-restore-'));
  try {
    const open = storageOpener(place, environment) ?? (() => openDataFolder(dataDir ?? '', STEPS));
    const target = await open();
    // Beside what it becomes, so that files need not be copied once more.
    const beside = dataDir !== null && database === null ? join(dataDir, 'spool') : temp;
    try {
      await mkdir(beside, { recursive: true, mode: 0o700 });
      return await restore(folder, target, beside);
    } finally {
      await target.close();
    }
  } finally {
    await rm(temp, { recursive: true, force: true });
  }
}

/** @throws ConfigurationError where the folder has anything in it: a running server's has */
async function refuseUsed(dataDir: string, folder: string): Promise<void> {
  const names = await readdir(dataDir).catch((error: unknown): readonly string[] => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw new ConfigurationError(`${dataDir} cannot be read: ${reasonOf(error)}. Give another folder.`);
  });
  if (names.length > 0 || resolve(dataDir) === resolve(folder)) {
    throw new ConfigurationError(
      `The data folder ${dataDir} is not empty. Give a new one: a restore writes nothing over.`,
    );
  }
}

async function emptyFolder(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) await rm(join(folder, name), { recursive: true });
}

async function copyKey(from: string, to: string): Promise<void> {
  if (existsSync(join(from, KEY))) await copyFile(join(from, KEY), join(to, KEY));
}

function warn(sentence: string): void {
  process.stderr.write(`warning: ${sentence}\n`);
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
