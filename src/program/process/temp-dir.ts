import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { fill, messageOf, SettingsError } from '#base';
import { fs } from '#native';
import { isLimitOfProcess } from './machine-limit.ts';
import * as says from '../says.ts';

/** What names the folder that `tmpdir` gives. */
export const TEMP_VARIABLE = process.platform === 'win32' ? 'TEMP' : 'TMPDIR';

/**
 * A folder for this run alone.
 *
 * @param from what names the parent, for the sentence
 * @throws SettingsError where none can be made: a full disk, a folder that is missing or closed
 */
export function makeTempDir(parent: string, from: string): string {
  try {
    fs.makeFolderNow(parent);
    return mkdtempSync(join(parent, 'code-similarity-'));
  } catch (error) {
    if (isLimitOfProcess(error)) throw error;
    const why = messageOf(error);
    throw new SettingsError(fill(says.noFolderTemporary, { parent, why, from }));
  }
}
