import { compareText, fill, isReadArchive } from '#base';
import type { LeftOutReason } from '#contract';
import { type FolderEntry, fs, join } from '#native';
import { below } from '#system';
import type { Candidate } from '../selection/choose.ts';
import { MAX_ARCHIVE_BYTES } from './archive.ts';
import { missingRight, whyUnread } from './readable.ts';
import { isOfReport, isOwnPage, isPage, readBounded } from './own-files.ts';
import * as says from './says.ts';

export const MAX_DEPTH = 64;
/** Files of one folder that are looked at, whether they count or not. */
const MAX_WALKED = 200_000;

interface WalkOptions {
  /** Files and folders that are looked at. */
  readonly most?: number;
  /** Called with the path of each folder, before what is in it. */
  readonly onFolder?: (path: string) => void;
}

/**
 * Files of a folder, also those of folders that do not count. Links are listed, not followed: what they lead to is taken
 * where it stands, or is not the submission's.
 *
 * @param report absolute, by its own name (`realOf`): this program's own files in it are passed over
 */
export async function* walk(
  folder: string,
  report: string | undefined,
  { most = MAX_WALKED, onFolder }: WalkOptions = {},
): AsyncGenerator<Candidate> {
  const root = await fs.realpath(folder);
  let walked = 0;
  const visit = async function* (
    at: string,
    prefix: string,
    depth: number,
    isReport: boolean,
  ): AsyncGenerator<Candidate> {
    let entries: readonly FolderEntry[];
    try {
      entries = await fs.list(at);
    } catch (error) {
      // Of the submission itself it is told as that, and of a folder in it as of a file.
      if (prefix === '') throw error;
      yield untaken(`${prefix}/`, 'unreadable', whyUnread(error));
      return;
    }
    for (const entry of entries.toSorted(byName)) {
      const path = prefix === '' ? entry.name : `${prefix}/${entry.name}`;
      const full = join(at, entry.name);
      const inReport = isReport ? below(report ?? '', full) : null;
      if (inReport !== null && (await isOfReport(inReport, full))) continue;
      walked += 1;
      if (walked > most) {
        if (walked === most + 1) {
          yield untaken(path, 'limit', fill(says.filesFolders, { most }));
        }
        return;
      }
      if (entry.isDirectory()) onFolder?.(path);
      if (!entry.isDirectory()) yield await candidateOf(entry, path, full, isReport && isPage(path));
      else if (depth >= MAX_DEPTH) yield untaken(`${path}/`, 'limit', says.nestedToo);
      else yield* visit(full, path, depth + 1, isReport || full === report);
    }
  };
  yield* visit(root, '', 1, report !== undefined && below(report, root) !== null);
}

/** A folder by its own name, as files below it are found; as it is where it is not there. Systems have links above theirs, such as /tmp. */
export async function realOf(folder: string | undefined): Promise<string | undefined> {
  return folder === undefined ? undefined : fs.realpath(folder).catch(() => folder);
}

async function candidateOf(
  entry: FolderEntry,
  path: string,
  full: string,
  mayBeOurs: boolean,
): Promise<Candidate> {
  if (entry.isSymbolicLink()) return untaken(path, 'symlink');
  if (!entry.isFile()) return untaken(path, 'special-file');
  let size: number;
  try {
    ({ size } = await fs.lstat(full));
  } catch (error) {
    const why = missingRight(error) === null ? says.perhapsName : whyUnread(error);
    return untaken(path, 'unreadable', why);
  }
  const most = isReadArchive(path) ? MAX_ARCHIVE_BYTES : undefined;
  const file = { path, size, read: () => readBounded(full, size, most) };
  // A dossier, or the page of a part.
  return mayBeOurs && (await isOwnPage(full)) ? { ...file, leftOut: { reason: 'generated' } } : file;
}

function untaken(path: string, reason: LeftOutReason, detail?: string): Candidate {
  const leftOut = { reason, ...(detail === undefined ? {} : { detail }) };
  return { path, size: 0, read: () => Promise.reject(new Error(detail ?? reason)), leftOut, isUnread: true };
}

/** Entries of a folder in code-unit order of their names. */
export function byName(a: FolderEntry, b: FolderEntry): number {
  return compareText(a.name, b.name);
}
