import { type BlobContents, type BlobEntry, type Blobs, checkedName } from './blobs.ts';
import { FolderBlobs } from './folder.ts';

/** Bytes in memory, all together; what comes beyond lies in files. A class of 2,000 small programs has 2 MB. */
const MOST_IN_MEMORY = 32 * 1024 * 1024;

/** Blobs that end with the process: small ones in memory, so that nothing is written and read back, the others in files. */
export class MemoryBlobs implements Blobs {
  readonly isKept = false;
  readonly folder: string;
  readonly #files: FolderBlobs;
  readonly #now: () => number;
  readonly #held = new Map<string, { readonly bytes: Uint8Array; readonly modifiedAt: number }>();
  #bytes = 0;

  /** @param folder for what does not stay in memory */
  constructor(folder: string, now: () => number) {
    this.folder = folder;
    this.#files = new FolderBlobs(folder, false);
    this.#now = now;
  }

  async put(name: string, contents: BlobContents): Promise<void> {
    if (typeof contents === 'string' || this.#bytes + contents.length > MOST_IN_MEMORY) {
      await this.#files.put(name, contents);
      return;
    }
    this.#bytes += contents.length;
    this.#held.set(checkedName(name), { bytes: contents, modifiedAt: this.#now() });
  }

  async get(name: string): Promise<Uint8Array> {
    return this.#held.get(name)?.bytes ?? this.#files.get(name);
  }

  async fetch(name: string): Promise<BlobContents> {
    return this.#held.get(name)?.bytes ?? this.#files.fetch(name);
  }

  async delete(names: readonly string[]): Promise<void> {
    const files: string[] = [];
    for (const name of names) {
      const held = this.#held.get(name);
      if (held === undefined) files.push(name);
      else this.#bytes -= held.bytes.length;
      this.#held.delete(name);
    }
    await this.#files.delete(files);
  }

  async *list(): AsyncIterable<BlobEntry> {
    for (const [name, { modifiedAt }] of this.#held) yield { name, modifiedAt };
    yield* this.#files.list();
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}
