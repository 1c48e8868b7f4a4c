import { concat, type StoredZip } from '#base';
import type { SourceFile } from '#contract';
import { fs, join, type OpenFile } from '#native';

/** What an archive may hold in memory before it gets a file of its own, in bytes. */
const IN_MEMORY = 1024 * 1024;

/** A ZIP that is being written into a spool. */
export interface ZipWriter {
  /** Takes the next file. @returns false: the ZIP might pass its limit */
  readonly take: (path: string, bytes: Uint8Array) => Promise<boolean>;
  readonly end: () => Promise<StoredZip>;
  /** Lets go of what was written so far. */
  readonly drop: () => Promise<void>;
}

/**
 * Begins a ZIP.
 *
 * @param files those that may be taken
 * @param maxBytes that it may have
 */
export type BeginZip = (
  spool: ZipSpool,
  files: readonly Pick<SourceFile, 'size'>[],
  maxBytes: number,
) => Promise<ZipWriter>;

/**
 * The ZIPs of a run in a folder. Small ones, which nearly all are, lie one behind the other in one file: a file for each
 * would cost more time than what is in it. A large one has a file of its own, so that no archive is ever whole in memory.
 */
export class ZipSpool {
  readonly #folder: string;
  readonly #path: string;
  #file: number | null = null;
  #end = 0;
  #large = 0;

  readonly beginZip: BeginZip;
  /** What lies here is sent to nobody: it need be no ZIP. */
  readonly isPlain: boolean;

  /** @param folder existing, of this run alone */
  constructor(folder: string, beginZip: BeginZip, isPlain = false) {
    this.#folder = folder;
    this.beginZip = beginZip;
    this.isPlain = isPlain;
    this.#path = join(folder, 'packed.zips');
  }

  /** A ZIP to be written; several may be under way at once. */
  begin(): SpooledZip {
    return new SpooledZip({
      path: () => {
        this.#large += 1;
        return join(this.#folder, `large-${this.#large}.zip`);
      },
      append: (bytes) => this.#append(bytes),
    });
  }

  /** Nothing is written afterwards; what was stays. */
  close(): void {
    const file = this.#file;
    this.#file = null;
    if (file !== null) fs.closeNow(file);
  }

  /** At once: to have another thread write so little would take many times as long. */
  #append(bytes: Uint8Array): StoredZip {
    const start = this.#end;
    this.#end += bytes.length;
    this.#file ??= fs.openNow(this.#path, 'w');
    for (let written = 0; written < bytes.length; ) {
      written += fs.writeNow(this.#file, bytes, written, bytes.length - written, start + written);
    }
    return { path: this.#path, start, bytes: bytes.length };
  }
}

interface Place {
  readonly path: () => string;
  readonly append: (bytes: Uint8Array) => StoredZip;
}

class SpooledZip {
  readonly #place: Place;
  #chunks: Uint8Array[] = [];
  #held = 0;
  #own: { readonly path: string; readonly file: OpenFile } | null = null;
  #written = 0;

  constructor(place: Place) {
    this.#place = place;
  }

  /** Whether so much is held that `flush` has to be called before more is added. */
  get isFull(): boolean {
    return this.#held >= IN_MEMORY;
  }

  /** Takes the next bytes; they must not change afterwards. */
  add(chunk: Uint8Array): void {
    this.#chunks.push(chunk);
    this.#held += chunk.length;
  }

  /** Writes what is held to a file of its own. @throws the system's error, such as that of a full disk */
  async flush(): Promise<void> {
    const bytes = this.#take();
    if (this.#own === null) {
      const path = this.#place.path();
      this.#own = { path, file: await fs.open(path, 'w') };
    }
    await writeAll(this.#own.file, bytes, this.#written);
    this.#written += bytes.length;
  }

  /** Writes the rest. @returns where it lies @throws the system's error */
  async end(): Promise<StoredZip> {
    if (this.#own === null) return this.#place.append(this.#take());
    await this.flush();
    const { path, file } = this.#own;
    await file.close();
    return { path, start: 0, bytes: this.#written };
  }

  /** Lets go of what was written so far. */
  async drop(): Promise<void> {
    this.#take();
    if (this.#own === null) return;
    const { path, file } = this.#own;
    await file.close().catch(() => {});
    await fs.remove(path);
  }

  #take(): Uint8Array {
    const bytes = concat(this.#chunks, this.#held);
    this.#chunks = [];
    this.#held = 0;
    return bytes;
  }
}

/** A write may take less than all of it; the next one says why. */
async function writeAll(file: OpenFile, bytes: Uint8Array, at: number): Promise<void> {
  for (let written = 0; written < bytes.length; ) {
    const { bytesWritten } = await file.write(bytes, written, bytes.length - written, at + written);
    written += bytesWritten;
  }
}
