import { fullName, type GitHub, type RepositoryName } from '#github';
import type { Chosen } from '../selection/choose.ts';
import type { Selection } from '../selection/selection.ts';
import { readArchive, UnreadableRepositoryError } from './archive.ts';
import { FULL_SHA, readTree } from './git-objects.ts';
import { reconcile } from './reconcile.ts';
import { wantedOf } from './wanted.ts';
import * as says from './says.ts';
import { fill } from '#base';

/** The source files of a repository at one commit. Its remarks tell of files that an archive hides. */
export interface Contents extends Chosen {
  /** Full SHA of the commit. */
  readonly sha: string;
  /** Files that were asked for by path, whether they are source code or not. */
  readonly extra: ReadonlyMap<string, Uint8Array>;
}

/**
 * Reads a repository at a commit: its tarball, checked file by file against git's tree. A tarball may hide files
 * (`export-ignore`) or change them (`export-subst`); those are fetched one by one, and said.
 *
 * Two requests, one more for each hidden file. At most the source files are in memory.
 *
 * @param ref full SHA, `refs/heads/<branch>`, or null for the default branch
 * @param also paths of files that are wanted besides, for themselves
 * @throws GitHubError
 */
export async function readContents(
  github: GitHub,
  name: RepositoryName,
  ref: string | null,
  selection: Selection,
  signal: AbortSignal,
  also: readonly string[] = [],
): Promise<Contents> {
  const tarball = await readArchive(
    github,
    name,
    ref,
    (path, size) => (also.includes(path) ? 'counts' : wantedOf(path, size, selection)),
    signal,
  );
  const sha = tarball.commitSha ?? (ref !== null && FULL_SHA.test(ref) ? ref : null);
  if (sha === null) {
    throw new UnreadableRepositoryError(fill(says.archiveNotSay, { name: fullName(name) }), 'network');
  }
  const listing = await readTree(github, name, sha);
  const extra = new Map<string, Uint8Array>();
  for (const path of also) {
    const file = tarball.files.get(path);
    if (file !== undefined && file.blobSha === listing.blobs.get(path)?.sha) extra.set(path, file.bytes);
  }
  return { sha, ...(await reconcile(github, name, tarball, listing, selection)), extra };
}
