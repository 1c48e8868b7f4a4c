import { mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Makes a folder and those above it, as far as they are not there. Each is tried once on the way up and once on the way down:
 * Node.js asks again and again where a system says that there is nothing of a folder that is there, as below /proc.
 *
 * @param mode of those that are made. Default: as the system says
 * @throws the system's error
 */
export function makeFolderNow(path: string, mode?: number): void {
  const missing: string[] = [];
  for (let at = resolve(path); !made(at, mode); at = dirname(at)) {
    missing.push(at);
    if (at === dirname(at)) break;
  }
  for (const at of missing.toReversed()) {
    if (!made(at, mode)) mkdirSync(at, { mode });
  }
}

/** @returns false where nothing is there that it could lie in @throws the system's error where it cannot be made */
function made(path: string, mode: number | undefined): boolean {
  try {
    mkdirSync(path, { mode });
    return true;
  } catch (error) {
    // Some systems refuse to make what is there with another word: the root of a drive, a file system that is only read.
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory() === true) return true;
    if ((error as { readonly code?: unknown }).code === 'ENOENT') return false;
    throw error;
  }
}
