/* What differs between the systems that tests run on, so that each test says what is right on the one it runs on. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const IS_WINDOWS = process.platform === 'win32';

/** The mode of what was made for its owner alone. Windows has no modes: who may read a file there is what its folder says. */
export function ownerOnly(mode: 0o600 | 0o700): number {
  return IS_WINDOWS ? 0o666 : mode;
}

/** Signals that one program can send another, which hears them. On Windows the other one is ended and hears nothing. */
export const HEARD_SIGNALS: readonly ('SIGINT' | 'SIGTERM')[] = IS_WINDOWS ? [] : ['SIGINT', 'SIGTERM'];

/** The exit code of a server that another program stopped: null where it could not be asked. */
export const STOPPED = IS_WINDOWS ? null : 0;

/** Shells that scripts of a test can be given to. The bash of Windows may be that of another system inside of it. */
export const SHELLS_HERE: readonly 'bash'[] = IS_WINDOWS ? [] : ['bash'];

/** A path at which nothing can be made on any system, because it lies below a file. */
export function belowFile(): string {
  const file = join(mkdtempSync(join(tmpdir(), 'code-similarity-test-')), 'file');
  writeFileSync(file, '');
  return join(file, 'below');
}
