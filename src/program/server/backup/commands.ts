import { existsSync, realpathSync } from 'node:fs';
import { copyFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ConfigurationError, type Environment, fill, formatBytes } from '#base';
import { fs } from '#native';
import { openDataFolder, reasonOf, STEPS } from '#service';
import { inFolder } from '#system';
import type { StoragePlace } from '../../command-line/arguments/command.ts';
import type { Command } from '../../command-line/arguments/parse-command-line.ts';
import { type Code, FAILED } from '../../exit-codes.ts';
import { placeOf, storageOpener } from '../open-storage.ts';
import { backUp } from './back-up.ts';
import { openRunning } from '../open-running.ts';
import { BLOBS, lengthOf } from './backup-folder.ts';
import { restore, type RestoreReport } from './restore.ts';
import * as says from '../says.ts';

/** The key that a data folder made for itself. */
const KEY = 'key';
/** So many files are named one by one. */
const MOST_NAMED = 20;

type CopyCommand = Extract<Command, { readonly kind: 'backup' | 'restore' }>;

/** Copies what a server has into a folder, while it serves. @throws ConfigurationError */
export async function runBackup({ folder, storage }: CopyCommand, environment: Environment): Promise<Code> {
  const place = placeOf(storage, environment);
  if (existsSync(join(folder, 'store.sqlite'))) {
    throw new ConfigurationError(fill(says.dataFolder, { folder }));
  }
  const source = await openRunning(place, environment);
  try {
    const own = source.blobs.folder;
    // What no row names yet, an upload under way, would be deleted as if it were of the backup before.
    if (own !== null && [folder, join(folder, BLOBS)].some((one) => placeIn(one) === placeIn(own))) {
      throw new ConfigurationError(fill(says.dataFolder, { folder }));
    }
    const report = await backUp(source, folder, Date.now()).catch((error: unknown) => {
      throw error instanceof ConfigurationError
        ? error
        : new ConfigurationError(fill(says.backupNotWhole, { folder, error: reasonOf(error) }));
    });
    if (place.dataDir !== null) await copyKey(place.dataDir, folder);
    for (const name of report.missing.slice(0, MOST_NAMED)) {
      warn(fill(says.missingNotBackup, { name }));
    }
    for (const name of report.damaged.slice(0, MOST_NAMED)) {
      warn(fill(says.notAsKept, { name }));
    }
    const isWhole = report.missing.length + report.damaged.length === 0;
    process.stdout.write(
      `${fill(says.backupWhole, {
        folder,
        isWhole,
        files: report.files,
        megabytes: formatBytes(report.bytes),
        copied: report.copied,
        missing: report.missing.length,
        damaged: report.damaged.length,
      })}\n`,
    );
    return isWhole ? 0 : FAILED;
  } finally {
    await source.close();
  }
}

/** Where a folder really lies, whatever leads there. */
function placeIn(folder: string): string {
  return existsSync(folder) ? realpathSync.native(folder) : resolve(folder);
}

/** Puts a backup into an empty place. @returns FAILED where files of the backup are damaged. @throws ConfigurationError */
export async function runRestore({ folder, storage }: CopyCommand, environment: Environment): Promise<Code> {
  const place = placeOf(storage, environment);
  const { dataDir } = place;
  if (dataDir === null && place.database === null) throw new ConfigurationError(says.nothingSaysWhere);
  const isFolder = dataDir !== null && place.database === null;
  if (isFolder) await refuseUsed(dataDir, folder);
  let report: RestoreReport;
  try {
    report = await restoreInto(folder, place, environment);
    if (isFolder) await copyKey(folder, dataDir);
    else if (existsSync(join(folder, KEY))) warn(fill(says.keyLeft, { path: join(folder, KEY) }));
  } catch (error) {
    // It was empty before.
    if (isFolder) await emptyFolder(dataDir);
    if (error instanceof ConfigurationError) throw error;
    throw new ConfigurationError(fill(says.nothingRestoredLook, { error: reasonOf(error) }));
  }
  for (const name of report.damaged.slice(0, MOST_NAMED)) {
    warn(fill(says.damagedBackup, { name }));
  }
  process.stdout.write(
    `${fill(says.restoredBackup, {
      madeAt: report.manifest.madeAt,
      files: report.files,
      damaged: report.damaged.length,
      missing: report.manifest.missing.length,
    })}\n`,
  );
  return report.damaged.length === 0 ? 0 : FAILED;
}

async function restoreInto(
  folder: string,
  place: StoragePlace,
  environment: Environment,
): Promise<RestoreReport> {
  const { dataDir, database } = place;
  return inFolder(tmpdir(), 'code-similarity-restore-', async (temp) => {
    const open = storageOpener(place, environment) ?? (() => openDataFolder(dataDir ?? '', STEPS));
    const target = await open();
    // Beside what it becomes, so that files need not be copied once more.
    const beside = dataDir !== null && database === null ? join(dataDir, 'spool') : temp;
    try {
      await fs.makeFolder(beside, 0o700);
      return await restore(folder, target, beside);
    } finally {
      await target.close();
    }
  });
}

/** @throws ConfigurationError where the folder has anything in it: a running server's has */
async function refuseUsed(dataDir: string, folder: string): Promise<void> {
  const names = await readdir(dataDir).catch((error: unknown): readonly string[] => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw new ConfigurationError(fill(says.cannotReadGive, { dataDir, error: reasonOf(error) }));
  });
  if (names.length > 0 || resolve(dataDir) === resolve(folder)) {
    throw new ConfigurationError(fill(says.dataFolderNot, { dataDir }));
  }
}

async function emptyFolder(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) await rm(join(folder, name), { recursive: true });
}

async function copyKey(from: string, to: string): Promise<void> {
  if ((await lengthOf(join(from, KEY))) !== null) await copyFile(join(from, KEY), join(to, KEY));
}

function warn(sentence: string): void {
  process.stderr.write(`warning: ${sentence}\n`);
}
