import { chmod, copyFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { ConfigurationError, fill } from '#base';
import { fs } from '#native';
import { type Blobs, type Database, measured, migrate, openSqlite, STEPS } from '#service';
import { BLOBS, type BackupManifest, lengthOf, readManifest, readSums } from './backup-folder.ts';
import { copyRows, skipIds } from './copy-rows.ts';
import * as says from '../says.ts';

/**
 * Numbers of checks that are not given after a restore. A client that goes on, a comment or a link may have one of a check that was
 * made after the backup: it must lead to nothing, and not to the check of another class.
 */
const SKIPPED = 10_000;

export interface RestoreReport {
  readonly manifest: BackupManifest;
  /** Files that are there again. */
  readonly files: number;
  /** Files whose bytes are not those that were backed up, or that are gone: they are left out. */
  readonly damaged: readonly string[];
}

/** Where a backup is restored into: both are empty. */
interface RestoreTarget {
  readonly database: Database;
  readonly blobs: Blobs;
}

/**
 * Puts a backup into an empty database and an empty place for blobs, of whatever kind either is. Every byte is checked. Blobs are
 * written before the rows that name them, and the rows all or none: what is cut off has no checks, and is refused as a target.
 *
 * @param temp an existing folder on the disk of the target, for files on their way
 * @throws ConfigurationError where the backup is not whole, its rows are damaged, or the target is not empty
 */
export async function restore(folder: string, target: RestoreTarget, temp: string): Promise<RestoreReport> {
  const manifest = await readManifest(folder);
  if (manifest === null) {
    throw new ConfigurationError(fill(says.holdsNoWhole, { folder }));
  }
  for (const one of [manifest.rows, manifest.sums]) {
    const path = join(folder, one.file);
    const isThere = (await lengthOf(path)) === one.bytes;
    if (isThere && (await measured(path).catch(() => null))?.sha256 === one.sha256) continue;
    throw new ConfigurationError(fill(says.missingDamaged, { folder: path }));
  }
  await refuseFull(target);
  const rows = join(temp, 'rows.sqlite');
  await copyFile(join(folder, manifest.rows.file), rows);
  await chmod(rows, 0o600);
  const copy = await openSqlite(rows);
  try {
    await migrate(copy, STEPS);
    await giveUpMessages(copy, manifest);
    const done: string[] = [];
    try {
      const damaged = await restoreBlobs(folder, manifest, target.blobs, temp, done);
      await target.database.transact(async (tx) => {
        const to = { kind: target.database.kind, db: tx };
        await copyRows({ kind: 'sqlite', db: copy.db }, to);
        await skipIds(to, 'checks', SKIPPED);
      });
      return { manifest, files: done.length, damaged };
    } catch (error) {
      // The target is as empty as it was, so that it can be tried again.
      await target.blobs.delete(done).catch(() => undefined);
      throw error;
    }
  } finally {
    await copy.close();
    await rm(rows, { force: true });
  }
}

/**
 * What waited to be sent is not sent: whoever tries a backup out must not call real addresses, and what was backed up may have sent it
 * long ago. Hooks stay, for what happens from now on.
 */
async function giveUpMessages({ db }: Database, { madeAt }: BackupManifest): Promise<void> {
  const answer = 'The service was restored from a backup before this message was sent.';
  await db
    .updateTable('hookDeliveries')
    .set({ state: 'given-up', endedAt: Date.parse(madeAt), answer })
    .where('state', '=', 'waiting')
    .execute();
  await db.deleteFrom('jobs').where('kind', '=', 'hook').execute();
}

/** @throws ConfigurationError */
async function refuseFull({ database, blobs }: RestoreTarget): Promise<void> {
  const check = await database.db.selectFrom('checks').select('id').executeTakeFirst();
  const users = await database.db.selectFrom('users').select('id').limit(2).execute();
  if (check !== undefined || users.length > 1) throw new ConfigurationError(says.databaseRestore);
  for await (const { name } of blobs.list()) {
    throw new ConfigurationError(fill(says.placeFiles, { name }));
  }
}

/** @param done names of what is there again, as it is put. @returns names of what is damaged */
async function restoreBlobs(
  folder: string,
  manifest: BackupManifest,
  blobs: Blobs,
  temp: string,
  done: string[],
): Promise<readonly string[]> {
  const damaged: string[] = [];
  const parts = join(temp, 'part');
  await fs.makeFolder(parts, 0o700);
  for (const [name, sum] of await readSums(folder, manifest)) {
    const part = join(parts, basename(name));
    const from = join(folder, BLOBS, name);
    const isThere = (await lengthOf(from)) !== null;
    if (isThere) await copyFile(from, part);
    if (isThere && (await measured(part)).sha256 === sum) {
      done.push(name);
      await blobs.put(name, part);
    } else {
      damaged.push(name);
    }
  }
  await rm(parts, { recursive: true, force: true });
  return damaged;
}
