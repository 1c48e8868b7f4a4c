import { chmod, copyFile, constants, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Blobs, Database, NamedBlob } from '#service';
import {
  BlobMissing,
  copyRowsTo,
  digestIn,
  FolderBlobs,
  hashOf,
  lockFolder,
  makeDataDir,
  measured,
  migrate,
  namedAmong,
  namedBlobs,
  openSqlite,
  secretOf,
  STEPS,
  syncPath,
} from '#service';
import { ConfigurationError, fill } from '#base';
import { VERSION } from '../../../version.ts';
import { BLOBS, lengthOf, readManifest, readSums, writeManifest, writeSums } from './backup-folder.ts';
import { copyRows, OF_THE_MOMENT } from './copy-rows.ts';
import * as says from '../says.ts';

export interface BackupReport {
  readonly files: number;
  readonly bytes: number;
  /** Files that the backup before this one did not have. */
  readonly copied: number;
  /** Files that the rows name and that are not there, but for those that were deleted meanwhile. */
  readonly missing: readonly string[];
  /** Files whose bytes are not those that were kept. */
  readonly damaged: readonly string[];
}

/** Files that are copied at once: storage far away answers slowly, and much at a time. */
const AT_ONCE = 8;
/** So often rows are copied again because files of them were deleted meanwhile. */
const ROUNDS = 5;

/**
 * Copies rows and blobs into a folder while a service works on them. First the rows as they are at one moment, then the blobs that
 * they name, which never change. What the folder holds from the backup before is not copied again, and that one is whole until this
 * one is.
 *
 * @throws ConfigurationError where another backup uses the folder, or it has one of another server; the system's error where it cannot be written
 */
export async function backUp(
  source: { readonly database: Database; readonly blobs: Blobs },
  folder: string,
  now: number,
): Promise<BackupReport> {
  makeDataDir(folder);
  const lock = await lockFolder(folder);
  try {
    return await new Backup(source, folder, now).make();
  } finally {
    lock.release();
  }
}

class Backup {
  readonly #database: Database;
  readonly #blobs: Blobs;
  readonly #folder: string;
  readonly #parts: string;
  readonly #now: number;
  #before: ReadonlyMap<string, string> = new Map();
  readonly #sums = new Map<string, string>();
  readonly #gone = new Set<string>();
  /** Those that nobody deleted meanwhile. */
  #missing: readonly string[] = [];
  readonly #damaged = new Set<string>();
  #bytes = 0;
  #copied = 0;

  constructor(
    { database, blobs }: { readonly database: Database; readonly blobs: Blobs },
    folder: string,
    now: number,
  ) {
    this.#database = database;
    this.#blobs = blobs;
    this.#folder = folder;
    this.#parts = join(folder, 'part');
    this.#now = now;
  }

  async make(): Promise<BackupReport> {
    const before = await readManifest(this.#folder);
    const server = await this.#server();
    // Where a disk is not there, a server begins anew with nothing: its backup must not take the place of the last one.
    if (before !== null && before.server !== null && before.server !== server) {
      throw new ConfigurationError(fill(says.backupOfAnother, { folder: this.#folder }));
    }
    if (before !== null) this.#before = await readSums(this.#folder, before).catch(() => new Map());
    // Makes the folders of blobs.
    const kept = new FolderBlobs(join(this.#folder, BLOBS));
    await rm(this.#parts, { recursive: true, force: true });
    await mkdir(this.#parts, { mode: 0o700 });
    const stamp = new Date(this.#now).toISOString().replace(/[-:.]/g, '');
    const rows = `rows-${stamp}.sqlite`;
    const sums = `sums-${stamp}.txt`;
    await this.#copyAll(join(this.#folder, rows));
    await writeSums(join(this.#folder, sums), this.#sums);
    await writeManifest(this.#folder, {
      program: VERSION,
      madeAt: new Date(this.#now).toISOString(),
      server,
      database: this.#database.kind,
      rows: { file: rows, ...(await measured(join(this.#folder, rows))) },
      sums: { file: sums, ...(await measured(join(this.#folder, sums))) },
      blobs: { count: this.#sums.size, bytes: this.#bytes },
      missing: [...this.#gone],
    });
    await this.#deleteOld(kept, [rows, sums]);
    return {
      files: this.#sums.size,
      bytes: this.#bytes,
      copied: this.#copied,
      missing: this.#missing,
      damaged: [...this.#damaged],
    };
  }

  /** By what a server is known: it made a secret at its first start, which its rows have. */
  async #server(): Promise<string | null> {
    const secret = await secretOf(this.#database.db);
    return secret === null ? null : hashOf(secret);
  }

  /** What is deleted while it is copied is no longer named by the rows of the next round. */
  async #copyAll(rows: string): Promise<void> {
    for (let round = 1; ; round += 1) {
      this.#sums.clear();
      this.#gone.clear();
      this.#damaged.clear();
      this.#bytes = 0;
      await writeRows(this.#database, rows);
      await this.#copyNamed(rows);
      if (this.#gone.size === 0) return;
      const named = await namedAmong(this.#database.db, [...this.#gone]);
      if (named.size < this.#gone.size && round < ROUNDS) continue;
      this.#missing = [...named];
      return;
    }
  }

  async #copyNamed(rows: string): Promise<void> {
    const copy = await openSqlite(rows);
    try {
      for await (const some of namedBlobs(copy.db)) {
        for (let at = 0; at < some.length; at += AT_ONCE) {
          await Promise.all(some.slice(at, at + AT_ONCE).map((one) => this.#keep(one)));
        }
      }
    } finally {
      await copy.close();
    }
  }

  async #keep({ name, bytes }: NamedBlob): Promise<void> {
    const path = join(this.#folder, BLOBS, name);
    const there = await lengthOf(path);
    const known = this.#before.get(name);
    const digest = digestIn(name) ?? known;
    const isKept =
      there !== null && known !== undefined && known === digest && (bytes === null || bytes === there);
    if (!isKept && !(await this.#copy(name, path))) return;
    const { bytes: length, sha256 } = isKept ? { bytes: there, sha256: known } : await measured(path);
    if ((bytes !== null && bytes !== length) || sha256 !== (digest ?? sha256)) this.#damaged.add(name);
    this.#sums.set(name, sha256);
    this.#bytes += length;
  }

  /** @returns false: it is not there */
  async #copy(name: string, path: string): Promise<boolean> {
    const part = join(this.#parts, `${name.replace('/', '-')}.part`);
    try {
      const contents = await this.#blobs.fetch(name, this.#parts);
      if (typeof contents !== 'string') await writeFile(part, contents, { mode: 0o600 });
      else if (dirname(contents) === this.#parts) await rename(contents, part);
      else await copyFile(contents, part, constants.COPYFILE_FICLONE);
    } catch (error) {
      const isGone = error instanceof BlobMissing || (error as NodeJS.ErrnoException).code === 'ENOENT';
      if (!isGone) throw error;
      this.#gone.add(name);
      return false;
    }
    await chmod(part, 0o600);
    await syncPath(part, 'r+');
    await rename(part, path);
    this.#copied += 1;
    return true;
  }

  /** What was deleted in the service is deleted here too, or retention would end at the backup. */
  async #deleteOld(kept: Blobs, files: readonly string[]): Promise<void> {
    await rm(this.#parts, { recursive: true, force: true });
    for (const name of await readdir(this.#folder)) {
      if (/^(?:rows|sums)-/.test(name) && !files.includes(name)) await rm(join(this.#folder, name));
    }
    const old: string[] = [];
    for await (const { name } of kept.list()) if (!this.#sums.has(name)) old.push(name);
    await kept.delete(old);
  }
}

/** Writes the rows of one moment into a new file of SQLite. */
async function writeRows(database: Database, path: string): Promise<void> {
  if (database.kind === 'sqlite') {
    await copyRowsTo(database, path);
  } else {
    await rm(path, { force: true });
  }
  const copy = await openSqlite(path);
  try {
    if (database.kind === 'sqlite') {
      for (const table of OF_THE_MOMENT) await copy.db.deleteFrom(table).execute();
    } else {
      await migrate(copy, STEPS);
      await database.db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute((from) =>
          copy.transact((to) => copyRows({ kind: 'postgresql', db: from }, { kind: 'sqlite', db: to })),
        );
    }
  } finally {
    await copy.close();
  }
  await syncPath(path, 'r+');
}
