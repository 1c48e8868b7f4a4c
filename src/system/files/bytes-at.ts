import type { OpenFile } from '#native';

/** As many bytes as there are: of a disk on another machine one read may give less than that, as POSIX allows. */
export async function bytesAt(
  file: Pick<OpenFile, 'read'>,
  start: number,
  bytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const buffer = new Uint8Array(bytes);
  let read = 0;
  while (read < bytes) {
    const { bytesRead } = await file.read(buffer, read, bytes - read, start + read);
    if (bytesRead === 0) break;
    read += bytesRead;
  }
  return buffer.subarray(0, read);
}
