/**
 * Writes what each learning platform makes of one invented class, as a ZIP and as the folder that somebody unpacked from it:
 * `node test/downloads/make-downloads.ts FOLDER [students] [platform]`. The same each time.
 */
import { join } from 'node:path';
import * as big from './big-platforms.ts';
import { type Platform, writeFolder, writeZip } from './download.ts';
import { inventedClass } from './invented-class.ts';
import * as others from './other-platforms.ts';

/** Every platform, and each shape that its downloads have. */
export const PLATFORMS: Readonly<Record<string, Platform>> = { ...big, ...others };

if (import.meta.main) {
  const [folder, size, only] = process.argv.slice(2);
  if (folder === undefined) {
    throw new Error('Usage: node test/downloads/make-downloads.ts FOLDER [students] [platform]');
  }
  const students = await inventedClass(size === undefined ? undefined : Number(size));
  for (const [name, platform] of Object.entries(PLATFORMS)) {
    if (only !== undefined && only !== name) continue;
    const download = platform(students);
    process.stdout.write(`${writeZip(download, join(folder, name))}\n`);
    writeFolder(download, join(folder, name));
  }
}
