import { mkdirSync } from 'node:fs';
import { type FileHandle, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Bytes of an upload, or the path of the file that holds them. */
export type BlobContents = Uint8Array | string;

/** Bytes of uploads in memory, all together; what comes beyond lies in files. A class of 2,000 small programs has 2 MB. */
const MOST_IN_MEMORY = 32 * 1024 * 1024;

/** What the first part of a name says: a folder for each. */
const FOLDERS = ['submissions', 'results'] as const;

/**
 * The ZIPs and the results of a store, by generated names such as `submissions/12-ab.zip`. Of a store that is kept each is a file, and
 * on the disk when it is taken. Of one that ends with its process small ones stay in memory: nothing is written, and read back.
 */
export class Blobs {
  readonly #folder: string;
  /** Files outlive the process. */
  readonly isKept: boolean;
  readonly #inMemory = new Map<string, Uint8Array>();
  #bytes = 0;

  /** Makes the folders in it where they are not there. */
  constructor(folder: string, isKept: boolean) {
    this.#folder = folder;
    this.isKept = isKept;
    for (const name of FOLDERS) mkdirSync(join(folder, name), { recursive: true, mode: 0o700 });
  }

  /** Takes an upload over: a file is moved. @throws the system's error; something may then lie there under the name */
  async take(name: string, contents: BlobContents): Promise<void> {
    const path = join(this.#folder, name);
    if (typeof contents === 'string') {
      if (this.isKept) await sync(contents, 'r+');
      await rename(contents, path);
    } else if (this.isKept || this.#bytes + contents.length > MOST_IN_MEMORY) {
      await writeFile(path, contents, { mode: 0o600, flag: 'wx', flush: this.isKept });
    } else {
      this.#bytes += contents.length;
      this.#inMemory.set(name, contents);
      return;
    }
    if (this.isKept) await sync(dirname(path), 'r');
  }

  /** Where a ZIP is. */
  at(name: string): BlobContents {
    return this.#inMemory.get(name) ?? join(this.#folder, name);
  }

  /** Deletes ZIPs, as far as they are there. */
  async delete(names: readonly string[]): Promise<void> {
    const files: string[] = [];
    for (const name of names) {
      const held = this.#inMemory.get(name);
      if (held === undefined) files.push(name);
      else this.#bytes -= held.length;
      this.#inMemory.delete(name);
    }
    await Promise.all(files.map((name) => rm(join(this.#folder, name), { force: true })));
  }

  /** Deletes files that `isNamed` does not know. */
  async sweep(isNamed: (name: string) => boolean): Promise<void> {
    for (const kind of FOLDERS) {
      for (const file of await readdir(join(this.#folder, kind))) {
        const name = `${kind}/${file}`;
        if (!isNamed(name)) await rm(join(this.#folder, name), { recursive: true, force: true });
      }
    }
  }
}

/** The bytes of an upload, wherever they are. @throws the system's error */
export async function bytesOf(contents: BlobContents): Promise<Uint8Array> {
  return typeof contents === 'string' ? readFile(contents) : contents;
}

/**
 * Of a file (`r+`: Windows syncs none that cannot be written) or a folder (`r`). Some systems open no folder: there a power cut
 * may cost the newest names.
 */
async function sync(path: string, flags: 'r' | 'r+'): Promise<void> {
  let handle: FileHandle;
  try {
    handle = await open(path, flags);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (flags === 'r' && ['EISDIR', 'EPERM', 'EACCES'].includes(code)) return;
    throw error;
  }
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
