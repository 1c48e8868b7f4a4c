import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { fill, messageOf, SettingsError } from '#base';
import { fs } from '#native';
import * as says from '../says.ts';

type Tell = (detail: string) => string;

const filesOpen: Tell = (detail) => fill(says.filesOpen, { detail });
const diskFull: Tell = (detail) => fill(says.diskFull, { detail });

/** Limits of a process, which no other folder helps with. */
const OF_PROCESS: ReadonlyMap<unknown, Tell> = new Map([
  ['EMFILE', filesOpen],
  ['ENFILE', filesOpen],
  ['EFBIG', (detail: string) => fill(says.fileLarge, { detail })],
]);
/** No space, or no more of it for this user; and disks that cannot be written, or that are broken. */
const OF_DISK: ReadonlyMap<unknown, Tell> = new Map([
  ['ENOSPC', diskFull],
  ['EDQUOT', diskFull],
  ['EROFS', (detail: string) => fill(says.diskReadOnly, { detail })],
  ['EIO', (detail: string) => fill(says.diskBroken, { detail })],
]);

/** Whether this process may do no more of something: no folder that was named is to blame. */
export function isLimitOfProcess(error: unknown): boolean {
  return OF_PROCESS.has(factsOf(error).code);
}

/** What of the machine ended a run, so that it is no defect of this program; null: nothing did. @param detail for the sentence */
export function limitOfMachine(error: unknown, detail: string): string | null {
  const { code, syscall } = factsOf(error);
  if (syscall === 'uv_cwd') return fill(says.folderGone, { detail });
  return (OF_PROCESS.get(code) ?? OF_DISK.get(code))?.(detail) ?? null;
}

function factsOf(error: unknown): { readonly code?: unknown; readonly syscall?: unknown } {
  return error ?? {};
}

/** What names the folder that `tmpdir` gives. */
export const TEMP_VARIABLE = process.platform === 'win32' ? 'TEMP' : 'TMPDIR';

/**
 * A folder for this run alone.
 *
 * @param from what names the parent, for the sentence
 * @param prefix of its name
 * @throws SettingsError where none can be made: a full disk, a folder that is missing or closed
 */
export function makeTempDir(parent: string, from: string, prefix = 'code-similarity-'): string {
  try {
    fs.makeFolderNow(parent);
    return mkdtempSync(join(parent, prefix));
  } catch (error) {
    if (isLimitOfProcess(error)) throw error;
    const why = messageOf(error);
    throw new SettingsError(fill(says.noFolderTemporary, { parent, why, from }));
  }
}
