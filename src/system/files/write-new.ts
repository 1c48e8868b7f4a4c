import { readFileSync, statSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fs } from '#native';
import { below, needFile } from './paths.ts';

/** This system has no such name, or takes it for one that is there: `A.java` and `a.java` are one file on most of Windows and macOS. */
const NO_SUCH_NAME: ReadonlySet<unknown> = new Set(['EEXIST', 'EINVAL', 'EISDIR', 'ENAMETOOLONG', 'ENOTDIR']);

/**
 * Writes a file that is not there, with its folders, below a folder of this program's own.
 *
 * @param path below `folder`, with slashes. Hostile: one that leads out is not written
 * @returns false: it cannot be there under its name, or another file has it
 * @throws the error of the file system for anything else
 */
export async function writeNew(folder: string, path: string, bytes: Uint8Array): Promise<boolean> {
  const file = resolve(folder, path);
  if (!below(folder, file) || !canBeWritten(path)) return false;
  try {
    await fs.makeFolder(dirname(file));
    await writeFile(file, bytes, { flag: 'wx' });
    return true;
  } catch (error) {
    if (NO_SUCH_NAME.has((error as NodeJS.ErrnoException).code)) return false;
    throw error;
  }
}

/** What Windows takes for a device, whatever ending stands behind it. */
const DEVICE = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$)(?:\.|$)/i;
/** What its names may not hold; a colon would write into a stream that nobody sees. */
const FORBIDDEN = /[<>:"\\|?*]|[. ]$/;

/** Whether each part of a path (with slashes) can be the name of a file here as it is. */
export function canBeWritten(path: string): boolean {
  if (process.platform !== 'win32') return true;
  return path
    .split('/')
    .every((part) => !DEVICE.test(part) && !FORBIDDEN.test(part) && !/\p{Cc}/u.test(part));
}

/** Reads a file that somebody named. @throws Error where it is none, the system's error */
export function readFileNow(path: string): Buffer {
  needFile(statSync(path));
  return readFileSync(path);
}

/** Removes a folder with everything in it, if it is there. Windows keeps a file for a moment after it was closed, so it tries for two seconds. */
export async function removeFolder(path: string): Promise<void> {
  await rm(path, { recursive: true, force: true, maxRetries: 8, retryDelay: 50 });
}

/** Gives the body a folder of its own, which is removed when that is done. */
export async function inFolder<T>(
  parent: string,
  prefix: string,
  body: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(parent, prefix));
  try {
    return await body(folder);
  } finally {
    await removeFolder(folder);
  }
}
