import { fs } from '#native';

const MAX_READ_BYTES = 16 * 1024 * 1024;

/** Reads a file that may grow or be swapped meanwhile: what was its size, and at most so many bytes of it, by default 16 MiB. */
export async function readBounded(path: string, size: number, most = MAX_READ_BYTES): Promise<Uint8Array> {
  const handle = await fs.open(path, 'r');
  try {
    const buffer = new Uint8Array(Math.min(size, most));
    const { bytesRead } = await handle.read(buffer, 0, buffer.length, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
