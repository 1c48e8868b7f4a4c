import type { GitHub } from '../../github/client.ts';
import type { RepositoryName } from '../../github/names.ts';
import { readArchive } from '../github/archive.ts';
import type { Contents } from '../github/contents.ts';
import { readTree } from '../github/git-objects.ts';
import { reconcile } from '../github/reconcile.ts';
import { wantedOf } from '../github/wanted.ts';
import type { PullRequest } from '../github/pull-request.ts';
import type { Selection } from '../selection/selection.ts';
import { isTaken } from './base-folder.ts';
import type { PullRequestChanges } from './changes.ts';
import { SINGLE_FILES } from './collect-pull-request.ts';

export interface BaseOptions {
  readonly github: GitHub;
  readonly base: RepositoryName;
  readonly selection: Selection;
  readonly signal: AbortSignal;
  /** Folders of the base that it is compared with: they hold other people's work. */
  readonly folders: readonly string[];
}

/**
 * What the base has at the paths that a pull request modifies: lines that stood there before are nobody's work in it.
 *
 * @returns source files; empty where only new files are brought
 */
export async function modifiedInBase(
  pull: PullRequest,
  { modified, moved }: PullRequestChanges,
  { github, base, selection, signal, folders }: BaseOptions,
): Promise<Pick<Contents, 'files' | 'aside'>> {
  const former = moved.filter((move) => move.isChanged && !isTaken(move, folders)).map(({ from }) => from);
  const paths = new Set([...modified, ...former].filter((path) => wantedOf(path, 0, selection) !== null));
  if (paths.size === 0) return { files: [], aside: [] };
  const listing = await readTree(github, base, pull.baseSha);
  const blobs = new Map([...listing.blobs].filter(([path]) => paths.has(path)));
  const none = new Map<string, never>();
  const tarball =
    blobs.size > SINGLE_FILES
      ? await readArchive(github, base, pull.baseSha, (path) => (paths.has(path) ? 'counts' : null), signal)
      : { commitSha: pull.baseSha, files: none, leftOut: [] };
  const { files, aside } = await reconcile(
    github,
    base,
    tarball,
    { blobs, leftOut: [], truncated: false },
    selection,
  );
  return { files, aside };
}
