import { Failure, GitHubError } from '../../domain/outcome.ts';
import type { Collected, LeftOut, Origin, SourceFile, SubmissionRole } from '../../domain/submission.ts';
import type { GitHub } from '../../github/client.ts';
import { statusOf } from '../../github/errors.ts';
import { fullName, type RepositoryName } from '../../github/names.ts';
import { readArchive } from '../github/archive.ts';
import { type Contents, readContents } from '../github/contents.ts';
import { type Listing, readBlob, readTree } from '../github/git-objects.ts';
import { reconcile } from '../github/reconcile.ts';
import { wantedOf, withDetail } from '../github/wanted.ts';
import type { PullRequest } from '../github/pull-request.ts';
import { chooseFiles } from '../selection/choose.ts';
import type { Selection } from '../selection/selection.ts';
import { isTaken } from './base-folder.ts';
import { type PullRequestChanges, readChanges } from './changes.ts';

/** Up to so many files cost less one by one than the whole archive of the repository. */
export const SINGLE_FILES = 8;

interface PullRequestOptions {
  readonly github: GitHub;
  readonly base: RepositoryName;
  readonly scope: 'changed' | 'tree';
  readonly selection: Selection;
  readonly role: SubmissionRole;
  readonly signal: AbortSignal;
  /** Default: they are read, where the scope needs them. */
  readonly changes?: PullRequestChanges | undefined;
  /** Folders of the base that it is compared with: they hold other people's work. */
  readonly folders: readonly string[];
}

/** What a pull request brings, as a submission. @throws GitHubError where the one that is judged cannot be read */
export async function collectPullRequest(pull: PullRequest, options: PullRequestOptions): Promise<Collected> {
  const { github, base } = options;
  const key = `${fullName(base)}#${pull.number}`;
  const name = `#${pull.number} ${pull.author}`;
  const origin: Origin = {
    kind: 'pull-request',
    owner: base.owner,
    repo: base.repo,
    number: pull.number,
    sha: pull.headSha,
    author: pull.author,
  };
  try {
    // The base repository has the commits of every fork's pull request.
    const contents =
      options.scope === 'tree'
        ? await readContents(github, base, pull.headSha, options.selection, options.signal)
        : await changedContents(pull, options);
    const { files, leftOut, aside, remarks } = contents;
    const submission = { key, name, role: options.role, origin, files, leftOut, aside, remarks };
    return { ok: true, submission };
  } catch (error) {
    options.signal.throwIfAborted();
    if (error instanceof GitHubError && (statusOf(error) === 401 || error.outcome === 'rate-limited')) {
      throw error;
    }
    // One alone is judged: what keeps it from being read ends the run, and tells of nobody else.
    if (error instanceof GitHubError && options.role === 'judged') {
      const { message, outcome } = error;
      throw new GitHubError(message, outcome, { cause: error, openMessage: message });
    }
    if (error instanceof Failure) {
      return { ok: false, failure: { key, name, role: options.role, reason: error.message } };
    }
    throw error;
  }
}

type Changed = Pick<Contents, 'files' | 'leftOut' | 'aside' | 'remarks'>;

async function changedContents(pull: PullRequest, options: PullRequestOptions): Promise<Changed> {
  const { github, base, selection, signal } = options;
  const listing = ownListing(options.changes ?? (await readChanges(github, pull, base)), options);
  if (lookedAt(listing, selection).length === 0) {
    return chooseFiles([], selection, leftOutOf(listing, selection));
  }
  const sized = withSizes(listing, await readTree(github, base, pull.headSha));
  const wanted = lookedAt(sized, selection);
  if (wanted.length > SINGLE_FILES) {
    const paths = new Map(wanted.map(({ path, as }) => [path, as]));
    const tarball = await readArchive(github, base, pull.headSha, (path) => paths.get(path) ?? null, signal);
    // Where git's list is cut off, only the archive tells a link from a file.
    const links = tarball.leftOut.filter(({ path, reason }) => reason === 'symlink' && sized.blobs.has(path));
    const linked = new Set(links.map(({ path }) => path));
    const blobs = new Map([...sized.blobs].filter(([path]) => !linked.has(path)));
    return reconcile(
      github,
      base,
      tarball,
      { ...sized, blobs, leftOut: [...sized.leftOut, ...links] },
      selection,
    );
  }
  const files: SourceFile[] = [];
  const leftOut = leftOutOf(sized, selection);
  for (const { path, sha } of wanted) {
    signal.throwIfAborted();
    const bytes = await readBlob(github, base, sha);
    if ('reason' in bytes) leftOut.push({ path, ...bytes });
    else files.push({ path, size: bytes.length, read: () => Promise.resolve(bytes) });
  }
  return chooseFiles(files, selection, leftOut);
}

/** Moved and not touched, nothing of a file is the author's work; unless it is another's, or was no source code where it lay. */
function ownListing(
  { listing, moved }: PullRequestChanges,
  { selection, folders }: Pick<PullRequestOptions, 'selection' | 'folders'>,
): Listing {
  const blobs = new Map(listing.blobs);
  const leftOut = [...listing.leftOut];
  for (const move of moved) {
    const isSame = wantedOf(move.from, 0, selection) === wantedOf(move.to, 0, selection);
    const isGiven = !move.isChanged && !isTaken(move, folders) && isSame;
    if (isGiven) leftOut.push({ path: move.to, reason: 'starter-code' });
    else blobs.set(move.to, { sha: move.sha, size: null });
  }
  return { ...listing, blobs, leftOut };
}

/** GitHub's list of changed files tells neither links nor sizes; git's own list of the head does. */
function withSizes(listing: Listing, tree: Listing): Listing {
  const links = new Map(tree.leftOut.map((entry) => [entry.path, entry]));
  const blobs = new Map<string, { sha: string; size: number | null }>();
  const leftOut = [...listing.leftOut];
  for (const [path, { sha, size }] of listing.blobs) {
    const link = links.get(path);
    if (link === undefined) blobs.set(path, { sha, size: size ?? tree.blobs.get(path)?.size ?? null });
    else leftOut.push(link);
  }
  return { ...listing, blobs, leftOut };
}

/** Files that count, and those that do not and may hold code. */
function lookedAt(
  listing: Listing,
  selection: Selection,
): { readonly path: string; readonly sha: string; readonly as: 'counts' | 'aside' }[] {
  return [...listing.blobs].flatMap(([path, { sha, size }]) => {
    const as = wantedOf(path, size ?? 0, selection);
    return as === null ? [] : [{ path, sha, as }];
  });
}

/** What is neither. */
function leftOutOf(listing: Listing, selection: Selection): LeftOut[] {
  const left = [...listing.leftOut];
  for (const [path, { size }] of listing.blobs) {
    const reason = selection.byPath(path, size ?? 0);
    if (reason !== null && wantedOf(path, size ?? 0, selection) === null) {
      left.push(withDetail({ path, reason }));
    }
  }
  return left;
}
