import { asZip, type Stored, type StoredFiles } from '#base';
import { fs } from '#native';
import type { ZipLimits, ZipProblem } from './directory.ts';
import { readZip, ZIP_LIMITS, type ZipEntry } from './reader.ts';

/** One file of what is stored. */
export type StoredEntry = Pick<ZipEntry, 'path' | 'size' | 'read'>;

/**
 * Reads what is stored, one after the other. The file of the last one stays open, because most lie in the same. They are small, and lie
 * where this program wrote them: to have another thread read one would take many times as long.
 */
export class StoredZips {
  #last: { readonly path: string; readonly file: number } | null = null;

  /**
   * What lies in a ZIP, or in place of one, sorted by path.
   *
   * @throws as `read`, and as `readZip`
   */
  open(
    stored: Stored,
    limits: ZipLimits = ZIP_LIMITS,
  ): { readonly entries: readonly StoredEntry[]; readonly problems: readonly ZipProblem[] } {
    const bytes = this.read(stored);
    if (stored.files === undefined) return readZip(bytes, limits);
    return { entries: entriesOf(stored, bytes), problems: [] };
  }

  /** The bytes of what is stored. @throws the system's error; Error where the file is shorter than it was */
  read(zip: Stored): Uint8Array {
    const bytes = new Uint8Array(zip.bytes);
    this.readInto(zip, bytes, 0);
    return bytes;
  }

  /** Reads a ZIP to the place `at` of a buffer. @throws as `read` */
  readInto({ path, start, bytes }: Stored, buffer: Uint8Array, at: number): void {
    const file = this.#fileOf(path);
    for (let read = 0; read < bytes; ) {
      const bytesRead = fs.readNow(file, buffer, at + read, bytes - read, start + read);
      if (bytesRead === 0) throw new Error(`${path} became shorter while it was read`);
      read += bytesRead;
    }
  }

  /** Nothing is read afterwards. */
  close(): void {
    const last = this.#last;
    this.#last = null;
    if (last !== null) fs.closeNow(last.file);
  }

  #fileOf(path: string): number {
    if (this.#last?.path === path) return this.#last.file;
    this.close();
    const file = fs.openNow(path, 'r');
    this.#last = { path, file };
    return file;
  }
}

function entriesOf({ files }: StoredFiles, bytes: Uint8Array): readonly StoredEntry[] {
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
    await fs.write(to, zips.read(asZip(zip)));
  } finally {
    zips.close();
  }
}
