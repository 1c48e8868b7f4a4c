import { type FileHandle, open, writeFile } from 'node:fs/promises';
import { asZip, type Stored, type StoredFiles } from '#base';
import type { ZipLimits, ZipProblem } from './directory.ts';
import { readZip, ZIP_LIMITS, type ZipEntry } from './reader.ts';

/** One file of what is stored. */
export type StoredEntry = Pick<ZipEntry, 'path' | 'size' | 'read'>;

/** Reads what is stored, one after the other. The file of the last one stays open, because most lie in the same. */
export class StoredZips {
  #last: { readonly path: string; readonly handle: FileHandle } | null = null;

  /**
   * What lies in a ZIP, or in place of one, sorted by path.
   *
   * @throws as `read`, and as `readZip`
   */
  async open(
    stored: Stored,
    limits: ZipLimits = ZIP_LIMITS,
  ): Promise<{ readonly entries: readonly StoredEntry[]; readonly problems: readonly ZipProblem[] }> {
    const bytes = await this.read(stored);
    if (stored.files === undefined) return readZip(bytes, limits);
    return { entries: entriesOf(stored, bytes), problems: [] };
  }

  /** The bytes of what is stored. @throws the system's error; Error where the file is shorter than it was */
  async read(zip: Stored): Promise<Buffer> {
    const bytes = Buffer.allocUnsafeSlow(zip.bytes);
    await this.readInto(zip, bytes, 0);
    return bytes;
  }

  /** Reads a ZIP to the place `at` of a buffer. @throws as `read` */
  async readInto({ path, start, bytes }: Stored, buffer: Buffer, at: number): Promise<void> {
    const handle = await this.#handleOf(path);
    for (let read = 0; read < bytes; ) {
      const { bytesRead } = await handle.read(buffer, at + read, bytes - read, start + read);
      if (bytesRead === 0) throw new Error(`${path} became shorter while it was read`);
      read += bytesRead;
    }
  }

  /** Nothing is read afterwards. */
  async close(): Promise<void> {
    const last = this.#last;
    this.#last = null;
    await last?.handle.close();
  }

  async #handleOf(path: string): Promise<FileHandle> {
    if (this.#last?.path === path) return this.#last.handle;
    await this.close();
    const handle = await open(path, 'r');
    this.#last = { path, handle };
    return handle;
  }
}

function entriesOf({ files }: StoredFiles, bytes: Buffer): readonly StoredEntry[] {
  let end = 0;
  return files.map(({ path, size }) => {
    const start = end;
    end += size;
    return { path, size, read: () => bytes.subarray(start, start + size) };
  });
}

/** Writes a stored ZIP to a file of its own. @throws the system's error; as `asZip` */
export async function copyStored(zip: Stored, to: string): Promise<void> {
  const zips = new StoredZips();
  try {
    await writeFile(to, await zips.read(asZip(zip)));
  } finally {
    await zips.close();
  }
}
