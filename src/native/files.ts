import {
  closeSync,
  createReadStream,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  realpathSync,
  statSync,
  writeSync,
} from 'node:fs';
import {
  lstat,
  mkdtemp,
  open,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** What something is. */
export interface FileKind {
  isDirectory(): boolean;
  isFile(): boolean;
  isSymbolicLink(): boolean;
  /** A pipe with a name. */
  isFIFO(): boolean;
  isSocket(): boolean;
}

/** What lies in a folder. */
export interface FolderEntry extends FileKind {
  readonly name: string;
}

interface Facts extends FileKind {
  readonly size: number;
  /** When it was last changed. */
  readonly mtimeMs: number;
}

export interface OpenFile {
  stat(): Promise<Facts>;
  /** Reads up to `length` bytes from the place `from` on to the place `at` of `into`. */
  read(into: Uint8Array, at: number, length: number, from: number): Promise<{ readonly bytesRead: number }>;
  /** Writes `length` bytes, which begin at `from`, to the place `at`. */
  write(
    bytes: Uint8Array,
    from: number,
    length: number,
    at: number,
  ): Promise<{ readonly bytesWritten: number }>;
  /** Writes all behind what was written before. @param bytes are not changed until it is done */
  writeFile(bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  /** Waits until what was written outlives a machine that is switched off. */
  sync(): Promise<void>;
  close(): Promise<void>;
}

/** Files by their paths. Each throws an error with the system's code: `ENOENT` where there is none. */
export interface FileSystem {
  /** Follows links. */
  readonly stat: (path: string) => Promise<Facts>;
  readonly lstat: (path: string) => Promise<Facts>;
  /** A path without links. */
  readonly realpath: (path: string) => Promise<string>;
  /** In no order. */
  readonly list: (folder: string) => Promise<readonly FolderEntry[]>;
  readonly read: (path: string) => Promise<Uint8Array>;
  /** UTF-8. */
  readonly readText: (path: string) => Promise<string>;
  readonly pieces: (path: string) => AsyncIterable<Uint8Array>;
  readonly write: (path: string, data: string | Uint8Array) => Promise<void>;
  /**
   * @param flags to read, to write from its beginning, or to write one that is not there
   * @param mode who may read a file that is made; nothing: whoever the system lets
   */
  readonly open: (path: string, flags: 'r' | 'w' | 'wx', mode?: number) => Promise<OpenFile>;
  /** With the folders above it, as far as they are not there. @param mode of those that are made */
  readonly makeFolder: (path: string, mode?: number) => Promise<void>;
  /** A folder whose name begins so and that nobody else has. */
  readonly makeOwnFolder: (prefix: string) => Promise<string>;
  /** Gives a file the name of another one, which it replaces as a whole. */
  readonly replace: (from: string, to: string) => Promise<void>;
  /** Removes a file, if it is there. */
  readonly remove: (path: string) => Promise<void>;
  /** At once. */
  readonly makeFolderNow: (path: string, mode?: number) => void;
  /** At once, of files that this program writes itself, by the numbers of open ones. */
  readonly openNow: (path: string, flags: 'r' | 'w') => number;
  readonly readNow: (file: number, into: Uint8Array, at: number, length: number, from: number) => number;
  readonly writeNow: (file: number, bytes: Uint8Array, from: number, length: number, at: number) => number;
  readonly closeNow: (file: number) => void;
}

/** So long names and facts are asked for at once, ahead of everything else that this process has to do. */
const TURN_MS = 5;
let turnBegan = 0;

/**
 * Asks for what a system mostly has in memory: handing that to another thread and hearing of it takes several times as long as to
 * ask. Once a turn is over, the next ones are handed over until one of them has come back, so that whatever waits has its turn, and
 * so that a slow disk is asked for several things at once.
 */
function soon<Answer>(
  now: (path: string) => Answer,
  beside: (path: string) => Promise<Answer>,
): (path: string) => Promise<Answer> {
  return async (path) => {
    if (performance.now() - turnBegan < TURN_MS) return now(path);
    try {
      return await beside(path);
    } finally {
      turnBegan = performance.now();
    }
  };
}

const TYPED = { withFileTypes: true } as const;

export const fs: FileSystem = {
  stat: soon<Facts>((path) => statSync(path), stat),
  lstat: soon<Facts>((path) => lstatSync(path), lstat),
  realpath: soon<string>((path) => realpathSync.native(path), realpath),
  list: soon<readonly FolderEntry[]>(
    (folder) => readdirSync(folder, TYPED),
    (folder) => readdir(folder, TYPED),
  ),
  read: (path) => readFile(path),
  readText: (path) => readFile(path, 'utf8'),
  pieces: (path) => createReadStream(path),
  write: writeFile,
  open,
  makeFolder: (path, mode) => Promise.try(makeFolderNow, path, mode),
  makeFolderNow,
  makeOwnFolder: mkdtemp,
  replace: (from, to) => replaceFile(from, to),
  remove: (path) => rm(path, { force: true }),
  openNow: openSync,
  readNow: readSync,
  writeNow: writeSync,
  closeNow: closeSync,
};

/**
 * Makes a folder and those above it, as far as they are not there. Each is tried once on the way up and once on the way down:
 * Node.js asks again and again where a system says that there is nothing of a folder that is there, as below /proc.
 *
 * @param mode of those that are made. Default: as the system says
 * @throws the system's error
 */
function makeFolderNow(path: string, mode?: number): void {
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
    pause,
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
