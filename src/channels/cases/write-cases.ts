import { open, rm } from 'node:fs/promises';
import { fs } from '#native';

/**
 * Writes a file whole or not at all, for its owner alone: what a kill or a full disk leaves is the file of before.
 *
 * @throws the error of the file system
 */
export async function writeCases(path: string, text: string): Promise<void> {
  const part = `${path}.part`;
  // Left by a run that was killed.
  await rm(part, { force: true });
  try {
    // `wx`: never through a link that somebody put there.
    const file = await open(part, 'wx', 0o600);
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    await fs.replace(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}
