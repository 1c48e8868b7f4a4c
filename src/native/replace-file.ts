import { rename } from 'node:fs/promises';

/** Windows refuses to replace a file that somebody has open for a moment: a virus scanner, an editor, a browser. */
const IN_USE: ReadonlySet<unknown> = new Set(['EPERM', 'EACCES', 'EBUSY']);
/** Together two seconds. */
const PAUSES_MS = [10, 20, 50, 100, 200, 400, 600, 620] as const;

/**
 * Gives a file the name of another one, which it replaces as a whole.
 *
 * @param system for tests
 * @throws the error of the file system
 */
export async function replaceFile(
  from: string,
  to: string,
  system: {
    readonly platform: NodeJS.Platform;
    readonly rename: (from: string, to: string) => Promise<void>;
    readonly pause: (ms: number) => Promise<unknown>;
  } = {
    platform: process.platform,
    rename,
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  },
): Promise<void> {
  for (const ms of system.platform === 'win32' ? PAUSES_MS : []) {
    try {
      await system.rename(from, to);
      return;
    } catch (error) {
      if (!IN_USE.has((error as NodeJS.ErrnoException).code)) throw error;
      await system.pause(ms);
    }
  }
  await system.rename(from, to);
}
