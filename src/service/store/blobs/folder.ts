import { constants } from 'node:fs';
import {
  access,
  copyFile,
  lstat,
  open,
  opendir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { fs } from '#native';
import {
  BLOB_FOLDERS,
  type BlobContents,
  BlobDamaged,
  type BlobEntry,
  BlobMissing,
  type Blobs,
  checkedName,
  intactBytes,
  isBlobName,
} from './blobs.ts';

/** So many files are deleted at once: the system's threads are shared with everything else. */
const DELETED_AT_ONCE = 64;

/** Blobs as files of a folder: of a data folder, or of one that several machines share. */
export class FolderBlobs implements Blobs {
  readonly isKept: boolean;
  readonly folder: string;

  /**
   * Makes the folders that are not there.
   *
   * @param isKept false: the blobs end with the process, so that nothing is synced
   * @throws the system's error
   */
  constructor(root: string, isKept = true) {
    this.folder = root;
    this.isKept = isKept;
    for (const folder of BLOB_FOLDERS) fs.makeFolderNow(join(root, folder), 0o700);
  }

  async put(name: string, contents: BlobContents): Promise<void> {
    const path = this.#pathOf(name);
    if (typeof contents === 'string') await this.#move(contents, path);
    else await writeFile(path, contents, { mode: 0o600, flag: 'wx', flush: this.isKept });
    if (this.isKept) await syncPath(join(path, '..'), 'r');
  }

  async get(name: string): Promise<Uint8Array> {
    const path = await this.fetch(name);
    return intactBytes(name, await readFile(path).catch((error: unknown) => missing(error, name)));
  }

  async fetch(name: string): Promise<string> {
    const path = this.#pathOf(name);
    const stats = await lstat(path).catch((error: unknown) => missing(error, name));
    // A pipe that somebody put there would be waited for, and with it every other file.
    if (!stats.isFile()) throw new BlobDamaged(name);
    await access(path, constants.R_OK).catch((error: unknown) => missing(error, name));
    return path;
  }

  async delete(names: readonly string[]): Promise<void> {
    for (let at = 0; at < names.length; at += DELETED_AT_ONCE) {
      const some = names.slice(at, at + DELETED_AT_ONCE);
      await Promise.all(some.map((name) => rm(this.#pathOf(name), { recursive: true, force: true })));
    }
  }

  async *list(): AsyncIterable<BlobEntry> {
    for (const folder of BLOB_FOLDERS) {
      for await (const { name: file } of await opendir(join(this.folder, folder))) {
        const name = `${folder}/${file}`;
        if (!isBlobName(name)) continue;
        const stats = await stat(join(this.folder, name)).catch(() => null);
        // One that is gone meanwhile is none.
        if (stats !== null) yield { name, modifiedAt: stats.mtimeMs };
      }
    }
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  #pathOf(name: string): string {
    return join(this.folder, checkedName(name));
  }

  async #move(from: string, path: string): Promise<void> {
    if (this.isKept) await syncPath(from, 'r+');
    try {
      await rename(from, path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
      // A folder that machines share is another file system than the one of uploads.
      await copyFile(from, path, constants.COPYFILE_EXCL);
      if (this.isKept) await syncPath(path, 'r+');
      await rm(from);
    }
  }
}

function missing(error: unknown, name: string): never {
  throw (error as NodeJS.ErrnoException).code === 'ENOENT' ? new BlobMissing(name) : error;
}

/** Windows opens a folder and then refuses to sync it; others open none, or sync nothing of this kind. */
const SYNCS_NO_FOLDER = new Set(['EISDIR', 'EPERM', 'EACCES', 'EINVAL', 'ENOTSUP']);

/**
 * Sees to it that a file (`r+`: Windows syncs none that cannot be written) or a folder (`r`) is on the disk. Where a system syncs no
 * folder, a power cut may cost the newest names.
 */
export async function syncPath(path: string, flags: 'r' | 'r+'): Promise<void> {
  try {
    const handle = await open(path, flags);
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (flags !== 'r' || !SYNCS_NO_FOLDER.has(code)) throw error;
  }
}
