import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFolder, sweepTempFolders } from '#service';
import { removeFolder } from '#system';

const TEMP_PREFIX = 'code-similarity-service-';

/**
 * A folder for what does not outlive the process. Those of servers that were killed hold code of students: they are deleted
 * first. A lock tells whose owner lives.
 */
export async function makeTempFolder(): Promise<{ readonly folder: string; remove(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), TEMP_PREFIX));
  // A runtime without SQLite has no locks, so nothing can be swept.
  const lock = await lockFolder(folder).catch(() => null);
  if (lock !== null) await sweepTempFolders(tmpdir(), TEMP_PREFIX, Date.now());
  return {
    folder,
    remove: async () => {
      lock?.release();
      await removeFolder(folder);
    },
  };
}
