import { fill, isOtherArchive, isReadArchive, withoutEnding } from '#base';
import type { Collected, SubmissionRole } from '#contract';
import { basename, fs } from '#native';
import { specialKind, ZIP_LIMITS, ZipError } from '#system';
import { TarballError } from '../tar.ts';
import { type Candidate, type Chosen, chooseFiles } from '../selection/choose.ts';
import type { Selection } from '../selection/selection.ts';
import { collectInTime, type CollectLimits } from './collect-in-time.ts';
import { MAX_ARCHIVE_BYTES, openArchive } from './archive.ts';
import { keyOf } from './key-of.ts';
import { whyUnread } from './readable.ts';
import { readBounded } from './own-files.ts';
import { unpacked, withoutSharedFolder } from './unpack.ts';
import { walk } from './walk.ts';
import * as says from './says.ts';

export interface PathOptions extends CollectLimits {
  /** Absolute. Keys are relative to it. */
  readonly root: string;
  readonly selection: Selection;
  readonly role: SubmissionRole;
  /** What it is known by. Default: where it lies. */
  readonly key?: string;
  /** Absolute, by its own name: a folder that is no submission wherever it lies, because this program writes its report there. */
  readonly ignore?: string | undefined;
  /** Whether archives inside of it are unpacked. Default: what they hold is looked at, and does not count. */
  readonly unpacks?: boolean;
}

/** What cannot be taken as a submission. The message completes "<key> …". */
class PathError extends Error {}

/** One folder, ZIP or file as one submission. What goes wrong with it becomes its failure. */
export async function collectPath(path: string, options: PathOptions): Promise<Collected> {
  const place = keyOf(options.root, path);
  const { key = place } = options;
  const name = withoutEnding(basename(path));
  return collectInTime(
    { key, name, role: options.role },
    options,
    async (signal) => ({
      origin: { kind: 'directory', path: place },
      ...(await filesOf(path, options, signal)),
    }),
    reasonOf,
  );
}

function reasonOf(error: unknown): string {
  if (error instanceof PathError) return ` ${error.message}`;
  if (error instanceof ZipError) return `: ${error.message}`;
  if (error instanceof TarballError) return ` ${error.message}.`;
  return ` ${whyUnread(error)}.`;
}

async function filesOf(
  path: string,
  { selection, ignore, unpacks }: PathOptions,
  signal: AbortSignal,
): Promise<Chosen> {
  const stats = await fs.stat(path).catch((error: unknown) => {
    const isGone = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw isGone ? new PathError('cannot be read; perhaps its name is not UTF-8: rename it.') : error;
  });
  const choose = (files: Iterable<Candidate> | AsyncIterable<Candidate>): Promise<Chosen> =>
    chooseFiles(unpacks === true ? unpacked(files, { selection, signal }) : files, selection, [], signal);
  if (stats.isDirectory()) return choose(walk(path, ignore));
  const kind = specialKind(stats);
  if (kind !== null) throw new PathError(fill(says.isSpecial, { kind }));
  if (isOtherArchive(path)) {
    throw new PathError(
      'is an archive of a kind that is not read: unpack it, or put its contents into a ZIP.',
    );
  }
  if (!isReadArchive(path)) {
    const file = { path: basename(path), size: stats.size, read: () => readBounded(path, stats.size) };
    return choose([file]);
  }
  // An archive in it is read like one in a folder.
  const limits = { ...ZIP_LIMITS, maxEntryBytes: MAX_ARCHIVE_BYTES };
  const { entries } = await openArchive(path, limits, signal);
  return choose(withoutSharedFolder(entries));
}
