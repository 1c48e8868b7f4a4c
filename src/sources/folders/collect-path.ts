import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Collected, LeftOut, SourceFile, SubmissionRole } from '../../domain/submission.ts';
import { messageOf } from '../../text/message-of.ts';
import { readZip, ZipError } from '../../zip/reader.ts';
import { type Candidate, type Chosen, chooseFiles } from '../selection/choose.ts';
import type { Selection } from '../selection/selection.ts';
import { collectInTime, type CollectLimits } from './collect-in-time.ts';
import { isOtherArchive, isZip } from './archive-names.ts';
import { keyOf } from './key-of.ts';
import { readBounded } from './read-bounded.ts';
import { walk } from './walk.ts';

/** A ZIP in a folder of submissions may be larger than what is uploaded of it; in bytes. */
const MAX_ZIP_FILE_BYTES = 512 * 1024 * 1024;
export interface PathOptions extends CollectLimits {
  /** Absolute. Keys are relative to it. */
  readonly root: string;
  readonly selection: Selection;
  readonly role: SubmissionRole;
  /** Absolute: a folder that is no submission wherever it lies, because this program writes its report there. */
  readonly ignore?: string | undefined;
}

/** What cannot be taken as a submission. The message completes "<key> …". */
class PathError extends Error {}

/** One folder, ZIP or file as one submission. What goes wrong with it becomes its failure. */
export async function collectPath(path: string, options: PathOptions): Promise<Collected> {
  const key = keyOf(options.root, path);
  const name = basename(path).replace(/\.zip$/i, '');
  return collectInTime(
    { key, name, role: options.role },
    options,
    async (signal) => ({
      origin: { kind: 'directory', path: key },
      ...(await filesOf(path, options, signal)),
    }),
    reasonOf,
  );
}

function reasonOf(error: unknown): string {
  if (error instanceof PathError) return ` ${error.message}`;
  if (error instanceof ZipError) return `: ${error.message}`;
  return ` cannot be read: ${messageOf(error)}.`;
}

async function filesOf(
  path: string,
  { selection, ignore }: PathOptions,
  signal: AbortSignal,
): Promise<Chosen> {
  const stats = await stat(path).catch((error: unknown) => {
    const isGone = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw isGone ? new PathError('cannot be read; perhaps its name is not UTF-8: rename it.') : error;
  });
  if (stats.isDirectory()) return chooseFiles(walk(path, ignore), selection, [], signal);
  if (isOtherArchive(path)) {
    throw new PathError(
      'is an archive of a kind that is not read: unpack it, or put its contents into a ZIP.',
    );
  }
  if (!isZip(path)) {
    const file = { path: basename(path), size: stats.size, read: () => readBounded(path) };
    return chooseFiles([file], selection, [], signal);
  }
  if (stats.size > MAX_ZIP_FILE_BYTES) throw new PathError(`is larger than ${MAX_ZIP_FILE_BYTES} bytes.`);
  const { files, leftOut } = zipContents(await readFile(path));
  return chooseFiles(files, selection, leftOut, signal);
}

/** Files of a ZIP below the folder that they all share, and entries that cannot be read. @throws ZipError */
function zipContents(bytes: Buffer): {
  readonly files: readonly Candidate[];
  readonly leftOut: readonly LeftOut[];
} {
  const { entries, problems } = readZip(bytes);
  const shared = sharedTopFolder(entries.map((entry) => entry.path));
  return {
    files: entries.map(
      (entry): SourceFile => ({
        path: entry.path.slice(shared.length),
        size: entry.size,
        read: () => Promise.resolve(entry.read()),
      }),
    ),
    leftOut: problems.map(({ path, reason }): LeftOut => {
      if (reason === 'encrypted') return { path, reason: 'unreadable', detail: 'encrypted' };
      return {
        path,
        reason: reason === 'unsupported-method' || reason === 'damaged' ? 'unreadable' : reason,
      };
    }),
  };
}

/** `work/` when every path starts with it: many archives hold one folder with everything in it. */
function sharedTopFolder(paths: readonly string[]): string {
  const first = paths[0];
  const top = first?.slice(0, first.indexOf('/') + 1) ?? '';
  return top !== '' && paths.every((path) => path.startsWith(top)) ? top : '';
}
