import { writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { fs } from '#native';
import { canBeWritten } from './can-be-written.ts';
import { below } from './paths.ts';

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
