import { type FileHandle, open, writeFile } from 'node:fs/promises';
import type { StoredZip } from '#base';

/** Reads stored ZIPs, one at a time. The file of the last one stays open, because most lie in the same. */
export class StoredZips {
  #last: { readonly path: string; readonly handle: FileHandle } | null = null;

  /** The bytes of a ZIP. @throws the system's error; Error where the file is shorter than it was */
  async read(zip: StoredZip): Promise<Buffer> {
    const bytes = Buffer.allocUnsafeSlow(zip.bytes);
    await this.readInto(zip, bytes, 0);
    return bytes;
  }

  /** Reads a ZIP to the place `at` of a buffer. @throws as `read` */
  async readInto({ path, start, bytes }: StoredZip, buffer: Buffer, at: number): Promise<void> {
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

/** Writes a stored ZIP to a file of its own. @throws the system's error */
export async function copyStored(zip: StoredZip, to: string): Promise<void> {
  const zips = new StoredZips();
  try {
    await writeFile(to, await zips.read(zip));
  } finally {
    await zips.close();
  }
}
