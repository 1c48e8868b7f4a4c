import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Collected, LeftOut, SourceFile, SubmissionRole } from '../../domain/submission.ts';
import { messageOf } from '../../text/message-of.ts';
import { readZip, ZipError } from '../../zip/reader.ts';
import { type Candidate, type Chosen, chooseFiles } from '../selection/choose.ts';
import type { Selection } from '../selection/selection.ts';
import { isOtherArchive, isZip } from './archive-names.ts';
import { keyOf } from './key-of.ts';
import { readBounded } from './read-bounded.ts';
import { walk } from './walk.ts';

/** A ZIP in a folder of submissions may be larger than what is uploaded of it; in bytes. */
const MAX_ZIP_FILE_BYTES = 512 * 1024 * 1024;
/** Collecting one submission ends here. */
const MAX_COLLECT_MS = 120_000;

interface PathOptions {
  /** Absolute. Keys are relative to it. */
  readonly root: string;
  readonly selection: Selection;
  readonly role: SubmissionRole;
  /** Absolute: a folder that is no submission wherever it lies, because this program writes its report there. */
  readonly ignore?: string | undefined;
  /** Ends the run. */
  readonly signal?: AbortSignal;
  /** Of one submission; the next ones are collected all the same. Default: two minutes. */
  readonly limitMs?: number;
}

/** What cannot be taken as a submission. The message completes "<key> …". */
class PathError extends Error {}

/** One folder, ZIP or file as one submission. What goes wrong with it becomes its failure. */
export async function collectPath(path: string, options: PathOptions): Promise<Collected> {
  const { role, root, limitMs = MAX_COLLECT_MS } = options;
  const late = AbortSignal.timeout(limitMs);
  const signal = options.signal === undefined ? late : AbortSignal.any([options.signal, late]);
  const key = keyOf(root, path);
  const name = basename(path).replace(/\.zip$/i, '');
  try {
    const chosen = await filesOf(path, options, signal);
    return { ok: true, submission: { key, name, role, origin: { kind: 'directory', path: key }, ...chosen } };
  } catch (error) {
    options.signal?.throwIfAborted();
    return { ok: false, failure: { key, name, role, reason: `${key}${reasonOf(error, late, limitMs)}` } };
  }
}

function reasonOf(error: unknown, late: AbortSignal, limitMs: number): string {
  if (late.aborted) return ` could not be read within ${limitMs / 1000} seconds; see what in it is so large.`;
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
