/* What differs between the systems that tests run on, so that each test says what is right on the one it runs on. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test, TestRunner } from 'vitest';
import { firefoxPath } from './browser/firefox.ts';
import { hasWebKit } from './browser/webkit.ts';
import { temporaryFolder } from './temporary.ts';

export const IS_WINDOWS = process.platform === 'win32';

/** The mode of what was made for its owner alone. Windows has no modes: who may read a file there is what its folder says. */
export function ownerOnly(mode: 0o600 | 0o700): number {
  return IS_WINDOWS ? 0o666 : mode;
}

/** What a terminal and a supervisor send to end a program. On Windows another one is ended by them and hears nothing. */
export const END_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** The exit code of a server that another program stopped: null where it could not be asked. */
export const STOPPED = IS_WINDOWS ? null : 0;

/** Shells that scripts of a test can be given to. The bash of Windows may be that of another system inside of it. */
export const SHELLS_HERE: readonly 'bash'[] = IS_WINDOWS ? [] : ['bash'];

/** A path at which nothing can be made on any system, because it lies below a file. */
export function belowFile(): string {
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  return join(file, 'below');
}

/** Windows asks for a right, or for its developer mode. */
function mayLink(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'code-similarity-test-'));
  try {
    symlinkSync('nowhere', join(folder, 'link'));
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Root on Linux, outside of most containers. */
function mayMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'code-similarity-test-'));
  const made = spawnSync('/bin/mount', ['-t', 'tmpfs', 'tmpfs', folder], { stdio: 'ignore' });
  if (made.status === 0) spawnSync('/bin/umount', ['--lazy', folder]);
  rmSync(folder, { recursive: true });
  return made.status === 0;
}

/** Root may read everything, unless it gives that up (`withoutRights`). */
const GIVES_UP = ['setpriv', '--bounding-set=-dac_override,-dac_read_search'] as const;
const IS_ROOT = process.getuid?.() === 0;

/** A command as somebody runs it for whom the rights of files hold. */
export function withoutRights(command: string, words: readonly string[]): readonly [string, string[]] {
  return IS_ROOT ? [GIVES_UP[0], [GIVES_UP[1], command, ...words]] : [command, [...words]];
}

function haveRights(): boolean {
  return !IS_WINDOWS && spawnSync(...withoutRights('true', [])).status === 0;
}

interface Needed {
  readonly isHere: () => boolean;
  readonly because: string;
}

/** A compiler, or an interpreter. */
function runs(command: string, version: string): Needed {
  return {
    isHere: () => spawnSync(command, [version], { stdio: 'ignore' }).status === 0,
    because: `${command} is not installed`,
  };
}

/** All that a test may need and not every system has, with the reason for which one that lacks it leaves the test out. */
const NEEDS = {
  'symbolic links': { isHere: mayLink, because: 'this account may make no symbolic links' },
  'names of any bytes': {
    isHere: () => process.platform === 'linux',
    because: 'names of files are Unicode on this system',
  },
  'rights of files': { isHere: haveRights, because: 'the rights of files do not hold for this account' },
  signals: { isHere: () => !IS_WINDOWS, because: 'a program of this system hears no signals' },
  'a shell': {
    isHere: () => !IS_WINDOWS,
    because: 'the extension of gh is a script, which gh gives to its own shell here',
  },
  PostgreSQL: {
    isHere: () => !IS_WINDOWS,
    because: 'PostgreSQL refuses to run as an administrator, and the machines of CI have no other account',
  },
  'a small disk': { isHere: mayMount, because: 'this account may make no disk of its own' },
  'a disk that fails': {
    isHere: () => mayMount() && existsSync('/sys/fs/ext4') && spawnSync('losetup', ['--find']).status === 0,
    because: 'this account may make no disk of its own, or this system has no ext4',
  },
  'fonts of the tests': {
    isHere: () => process.platform === 'linux',
    because: 'this system chooses the fonts of a browser, and has one of its own for what pages ask for',
  },
  Firefox: { isHere: () => firefoxPath() !== undefined, because: 'Firefox is not installed' },
  WebKit: {
    isHere: hasWebKit,
    because: 'WebKitWebDriver, its MiniBrowser or Xvfb is not installed',
  },
  python3: runs('python3', '--version'),
  gcc: runs('gcc', '--version'),
  'g++': runs('g++', '--version'),
  perl: runs('perl', '-v'),
  bash: {
    isHere: () => SHELLS_HERE.length > 0,
    because: 'the bash of this system may be that of another one',
  },
  javac: runs('javac', '-version'),
  rustc: runs('rustc', '--version'),
  '/proc': {
    isHere: () => existsSync('/proc/self/comm'),
    because: 'this system has no folder with the answers of its kernel',
  },
  'two file systems': {
    isHere: () => existsSync('/dev/shm'),
    because: 'there is no second file system at /dev/shm',
  },
} as const;

export type Need = keyof typeof NEEDS;

/** A group of tests all of which need the same thing, before the first of them: where it is not here, one test says so. */
export function describeWith(needed: Need | undefined, name: string, body: () => void): void {
  // oxlint-disable vitest/no-conditional-tests, vitest/valid-title, vitest/valid-describe-callback, vitest/expect-expect -- registers tests for others
  if (needed === undefined || NEEDS[needed].isHere()) describe(name, body);
  else test(name, () => need(needed));
  // oxlint-enable
}

/**
 * Leaves the test that runs out where this system lacks what it needs. `test/left-out.ts` tells of it at the end of a run.
 *
 * @throws outside of a test
 */
export function need(...names: readonly Need[]): void {
  const lacking = names.find((name) => !NEEDS[name].isHere());
  if (lacking === undefined) return;
  const { because } = NEEDS[lacking];
  const current = TestRunner.getCurrentTest();
  if (current === undefined) throw new Error(`${lacking}: ${because}`);
  current.context.skip(because);
}
