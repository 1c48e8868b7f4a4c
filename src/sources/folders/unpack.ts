import type { Message } from '#base';
import {
  inEnglish,
  isOtherArchive,
  isReadArchive,
  message,
  messageOf,
  sharedFolder,
  startsWith,
  withoutEnding,
} from '#base';
import { ZIP_LIMITS } from '#system';
import type { Candidate } from '../selection/choose.ts';
import type { Selection } from '../selection/selection.ts';
import { archiveIn, MAX_ARCHIVE_BYTES } from './archive.ts';
import { isJunk } from './listing.ts';

/** An archive in an archive in an archive. */
const MAX_DEPTH = 3;

const APPLE_DOUBLE = [0, 5, 0x16, 7];
/** Larger ones are somebody's file of that name, in bytes. */
const MAX_APPLE_DOUBLE_BYTES = 1024 * 1024;

interface Unpacking {
  readonly selection: Pick<Selection, 'skipsFolder' | 'isExcluded'>;
  readonly signal: AbortSignal;
}

/** What the archives of one submission may still cost. */
interface Budget {
  entries: number;
  bytes: number;
}

/**
 * The files of a submission, and in place of its archives what is in them: platforms and students pack what they hand in.
 * What an archive holds stands in a folder of its name; where there is nothing but one archive, at the top. What cannot be
 * unpacked is said.
 */
export async function* unpacked(
  files: Iterable<Candidate> | AsyncIterable<Candidate>,
  { selection, signal }: Unpacking,
): AsyncGenerator<Candidate> {
  const budget = { entries: ZIP_LIMITS.maxEntries, bytes: ZIP_LIMITS.maxTotalBytes };
  const visit = async function* (
    all: Iterable<Candidate> | AsyncIterable<Candidate>,
    depth: number,
  ): AsyncGenerator<Candidate> {
    for await (const { file, isAlone } of withCompany(all)) {
      if (await isAppleDouble(file)) continue;
      if (file.leftOut !== undefined || !isWanted(file.path, selection)) {
        yield file;
        continue;
      }
      const inside = await filesOf(file, depth, budget, signal);
      if (inside === null) yield file;
      else if ('leftOut' in inside) yield { ...file, leftOut: inside.leftOut };
      else yield* visit(below(isAlone ? '' : `${withoutEnding(file.path)}/`, inside), depth + 1);
    }
  };
  yield* visit(files, 1);
}

/** The attributes that macOS writes beside a file of an archive, told by their first bytes (RFC 1740): nobody's work. */
async function isAppleDouble(file: Candidate): Promise<boolean> {
  if (!/(?:^|\/)\._[^/]*$/.test(file.path) || file.size > MAX_APPLE_DOUBLE_BYTES) return false;
  const bytes = await file.read().catch(() => null);
  return bytes !== null && startsWith(bytes, APPLE_DOUBLE);
}

/** Each file, and whether it is the only one. */
async function* withCompany(
  files: Iterable<Candidate> | AsyncIterable<Candidate>,
): AsyncGenerator<{ readonly file: Candidate; readonly isAlone: boolean }> {
  let first: Candidate | null = null;
  let count = 0;
  for await (const file of files) {
    count += 1;
    if (count === 1) {
      first = file;
      continue;
    }
    if (first !== null) yield { file: first, isAlone: false };
    first = null;
    yield { file, isAlone: false };
  }
  if (first !== null) yield { file: first, isAlone: true };
}

/** Whether an archive is the student's own work, as far as its place says. */
function isWanted(path: string, selection: Unpacking['selection']): boolean {
  if (!isReadArchive(path) && !isOtherArchive(path)) return false;
  const folder = path.slice(0, Math.max(0, path.lastIndexOf('/')));
  return !selection.isExcluded(path) && (folder === '' || selection.skipsFolder(folder) === null);
}

/** What an archive holds, or why it is not unpacked. */
async function filesOf(
  file: Candidate,
  depth: number,
  budget: Budget,
  signal: AbortSignal,
): Promise<readonly Candidate[] | Required<Pick<Candidate, 'leftOut'>> | null> {
  const refuse = (reason: 'limit' | 'unreadable', detail: Message) => ({ leftOut: { reason, detail } });
  if (isOtherArchive(file.path)) return refuse('unreadable', message('notices.otherArchive'));
  if (depth > MAX_DEPTH) return refuse('limit', message('notices.nestedArchive'));
  if (file.size > MAX_ARCHIVE_BYTES) {
    const limit = { as: 'bytes', value: MAX_ARCHIVE_BYTES } as const;
    return refuse('limit', message('notices.largeArchive', { limit }));
  }
  if (budget.entries <= 0 || budget.bytes <= 0) return refuse('limit', message('notices.archivesHoldMuch'));
  try {
    const limits = { ...ZIP_LIMITS, maxEntries: budget.entries, maxTotalBytes: budget.bytes };
    const { entries } = await archiveIn(await file.read(), file.path, limits, signal);
    budget.entries -= entries.length;
    // What is never read costs nothing, whatever its size is said to be.
    budget.bytes -= entries.reduce((sum, { size, isUnread }) => sum + (isUnread === true ? 0 : size), 0);
    return entries;
  } catch (error) {
    signal.throwIfAborted();
    return refuse('unreadable', message('notices.notUnpacked', { why: inEnglish(messageOf(error)) }));
  }
}

function below(folder: string, files: readonly Candidate[]): readonly Candidate[] {
  return withoutSharedFolder(files).map((file) => ({ ...file, path: `${folder}${file.path}` }));
}

/** Files of an archive without the one folder that they all lie in: many archives hold one with everything in it. */
export function withoutSharedFolder(files: readonly Candidate[]): readonly Candidate[] {
  // What a system left beside that folder does not hide it; what is only called so stays, and is looked at.
  const own = files.filter(({ path, leftOut }) => leftOut === undefined && !isJunk(path));
  const shared = sharedFolder(
    own.map(({ path }) => path),
    1,
  );
  return files.map((file) =>
    file.path.startsWith(shared) ? { ...file, path: file.path.slice(shared.length) } : file,
  );
}
