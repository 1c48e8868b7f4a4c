import { access, constants, utimes } from 'node:fs/promises';
import { count, instead, orAborted } from '#base';
import {
  BlobMissing,
  type Blobs,
  BlobsRefused,
  type Database,
  freeOf,
  isReadOnly,
  RowsMoved,
  tryChange,
} from '#service';
import { readAnalyses } from './look.ts';
import * as says from '../says.ts';

/** What has to be well before a server takes requests. */
export const PARTS = ['database', 'disk', 'storage', 'queue'] as const;
type Part = (typeof PARTS)[number];

export interface Readiness {
  readonly ready: boolean;
  /** `ok`, or what is wrong. No name, path or address: anybody may ask. */
  readonly parts: Readonly<Record<Part, string>>;
}

/** A database that takes longer is as good as none. */
const PATIENCE_MS = 2_000;
/** So long an answer is given again: anybody may ask as often as they like. */
const FRESH_MS = 1_000;
/** Storage on other machines is asked less often: it may take money for requests. */
const STORAGE_FRESH_MS = 10_000;
/** No blob is called so; storage that works says that. */
const NO_BLOB = 'results/0-none';
/** Below it a person is told; a server that can only read is still better than none. */
const LOW_BYTES = 500_000_000;
/** Each submission is a file. */
const LOW_FILES = 10_000;

interface ReadinessOptions {
  readonly database: Database;
  readonly blobs: Pick<Blobs, 'folder' | 'get'>;
  /** Where uploads are written first. */
  readonly folder: string;
  /** Milliseconds by a clock that nobody sets. */
  readonly monotonic: () => number;
}

/** Makes what tells whether a server can work. Asked often, it looks once a second. */
export function readinessOf({
  database,
  blobs,
  folder,
  monotonic,
}: ReadinessOptions): () => Promise<Readiness> {
  const storage = heldFor(STORAGE_FRESH_MS, monotonic, () => saidOf(reached(blobs), storageWords));
  return heldFor(FRESH_MS, monotonic, () => look(database, [folder, blobs.folder], storage));
}

/** Gives an answer again until it is so old. */
function heldFor<T>(ms: number, monotonic: () => number, ask: () => Promise<T>): () => Promise<T> {
  let asked: { readonly at: number; readonly answer: Promise<T> } | null = null;
  return () => {
    if (asked === null || monotonic() - asked.at > ms) asked = { at: monotonic(), answer: ask() };
    return asked.answer;
  };
}

/** @throws where the storage does not answer */
async function reached(blobs: Pick<Blobs, 'get'>): Promise<true> {
  await blobs.get(NO_BLOB).catch(instead(BlobMissing, () => null));
  return true;
}

async function look(
  database: Database,
  folders: readonly (string | null)[],
  storage: () => Promise<Said<true>>,
): Promise<Readiness> {
  const [databaseSays, disk, storageSays, queue] = await Promise.all([
    saidOf(tryChange(database), databaseWords),
    saidOf(stateOf(folders), says.diskFiles),
    storage(),
    saidOf(readAnalyses(database), says.queueCannotRead),
  ]);
  const parts = {
    database: databaseSays.said,
    disk: disk.value === null ? disk.said : diskWords(disk.value),
    storage: storageSays.said,
    queue: queue.said,
  };
  return { ready: [databaseSays, disk, storageSays, queue].every(({ value }) => value !== null), parts };
}

function databaseWords(error: unknown): string {
  if (error instanceof RowsMoved) return error.message;
  return isReadOnly(error) ? says.databaseReadOnly : says.databaseNotAnswer;
}

function storageWords(error: unknown): string {
  return error instanceof BlobsRefused ? says.storageRefuses : says.storageNotAnswer;
}

type DiskState = Awaited<ReturnType<typeof stateOf>>;

/** @throws where a folder cannot be read */
async function stateOf(folders: readonly (string | null)[]) {
  const free = await freeOf(folders);
  const written = await Promise.all(
    folders.flatMap((folder) => (folder === null ? [] : [takesChanges(folder)])),
  );
  return { free, isWritable: written.every(Boolean) };
}

/** Of a disk that went wrong, Linux 6.13 and later says that it may be written, and refuses each change (`emergency_ro` of ext4). */
async function takesChanges(folder: string): Promise<boolean> {
  const now = new Date();
  try {
    await access(folder, constants.W_OK);
    await utimes(folder, now, now);
    return true;
  } catch (error) {
    // Somebody else's folder that this process may use: its times are its owner's.
    const { code, syscall } = error as NodeJS.ErrnoException;
    return code === 'EPERM' && syscall === 'utime';
  }
}

function diskWords({ free, isWritable }: DiskState): string {
  if (!isWritable) return says.diskReadOnly;
  if (free.bytes < LOW_BYTES) return `low: ${Math.floor(free.bytes / 1_000_000)} MB are free`;
  return free.files < LOW_FILES ? `low: ${count(free.files, 'more file')} can be made` : 'ok';
}

/** What a part says, in time; `value` null: it does not work. */
interface Said<T> {
  readonly value: T | null;
  readonly said: string;
}

async function saidOf<T>(
  part: Promise<T>,
  sentence: string | ((error: unknown) => string),
): Promise<Said<T>> {
  try {
    return { value: await orAborted(part, AbortSignal.timeout(PATIENCE_MS)), said: 'ok' };
  } catch (error) {
    return { value: null, said: typeof sentence === 'string' ? sentence : sentence(error) };
  }
}
