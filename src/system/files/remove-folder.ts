import { rm } from 'node:fs/promises';

/** Removes a folder with everything in it, if it is there. Windows keeps a file for a moment after it was closed, so it tries for two seconds. */
export async function removeFolder(path: string): Promise<void> {
  await rm(path, { recursive: true, force: true, maxRetries: 8, retryDelay: 50 });
}
