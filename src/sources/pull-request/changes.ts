import { z } from 'zod';
import { GitHubError } from '../../domain/outcome.ts';
import type { LeftOut } from '../../domain/submission.ts';
import type { GitHub } from '../../github/client.ts';
import type { RepositoryName } from '../../github/names.ts';
import { readPullHead } from '../../github/pull-head.ts';
import { type Listing, readTree } from '../github/git-objects.ts';
import { type PullRequest, purposeFor } from '../github/pull-request.ts';

const Sha = z.string().regex(/^[0-9a-f]{40}$/);
const ChangedFile = z.looseObject({
  filename: z.string(),
  previous_filename: z.string().optional(),
  status: z.string(),
  changes: z.number().optional(),
  sha: z.string().nullish(),
});
const Comparison = z.looseObject({ merge_base_commit: z.looseObject({ sha: Sha }) });

/** GitHub lists no more files of a pull request. */
const MAX_LISTED_FILES = 3_000;
/** A file that a pull request moves. */
export interface Move {
  readonly from: string;
  readonly to: string;
  readonly sha: string;
  readonly isChanged: boolean;
}

/** What a pull request changes, at its pinned head. */
export interface PullRequestChanges {
  /** Of the head: what was added or changed where it stands. */
  readonly listing: Listing;
  /** Paths of files that stood there before and were changed. */
  readonly modified: readonly string[];
  readonly moved: readonly Move[];
}

/** A request for each hundred files; more than GitHub lists, or a head that moved, are read from git's trees. @throws GitHubError */
export async function readChanges(
  github: GitHub,
  pull: PullRequest,
  base: RepositoryName,
): Promise<PullRequestChanges> {
  return (await changesAsListed(github, pull, base)) ?? (await changesByTree(github, pull, base));
}

/** null: there are more files than GitHub lists, or they are of another head. */
async function changesAsListed(
  github: GitHub,
  pull: PullRequest,
  base: RepositoryName,
): Promise<PullRequestChanges | null> {
  const blobs = new Map<string, { sha: string; size: number | null }>();
  const leftOut: LeftOut[] = [];
  const modified: string[] = [];
  const moved: Move[] = [];
  let seen = 0;
  for await (const page of github.pages(
    purposeFor(`listing the files of pull request ${pull.number}`),
    'GET /repos/{owner}/{repo}/pulls/{pull_number}/files',
    { owner: base.owner, repo: base.repo, pull_number: pull.number },
    ChangedFile,
  )) {
    for (const file of page) {
      seen += 1;
      if (file.status === 'removed') continue;
      const sha = Sha.safeParse(file.sha);
      const { filename: path, previous_filename: from } = file;
      if (sha.success && file.status === 'renamed' && from !== undefined) {
        moved.push({ from, to: path, sha: sha.data, isChanged: file.changes !== 0 });
        continue;
      }
      if (MODIFIED.has(file.status)) modified.push(path);
      if (sha.success) blobs.set(file.filename, { sha: sha.data, size: null });
      else leftOut.push({ path: file.filename, reason: 'submodule' });
    }
  }
  if (seen >= MAX_LISTED_FILES || (await isMoved(github, pull, base))) return null;
  return { listing: { blobs, leftOut, truncated: false }, modified, moved };
}

const MODIFIED = new Set(['modified', 'changed']);

/** GitHub's list of files is of the present head. A push since then would mix two commits, so the head is looked at again. */
async function isMoved(github: GitHub, pull: PullRequest, base: RepositoryName): Promise<boolean> {
  return (await readPullHead(github, base, pull.number)) !== pull.headSha;
}

/** What differs between the head's tree and that of the commit where it left the base. @throws GitHubError where GitHub lists only a part */
async function changesByTree(
  github: GitHub,
  pull: PullRequest,
  base: RepositoryName,
): Promise<PullRequestChanges> {
  const { merge_base_commit: fork } = await github.ask(
    purposeFor(`comparing pull request ${pull.number} with its base`),
    (rest) =>
      rest.repos.compareCommitsWithBasehead({
        owner: base.owner,
        repo: base.repo,
        basehead: `${pull.baseSha}...${pull.headSha}`,
        per_page: 1,
      }),
    Comparison,
  );
  const before = await readTree(github, base, fork.sha);
  const after = await readTree(github, base, pull.headSha);
  if (before.truncated || after.truncated) {
    throw new GitHubError(
      `Pull request ${pull.number} changes more files than GitHub lists, and its repository is too large to be listed as a whole; use pull-request-scope tree.`,
      'config-error',
    );
  }
  const changed = [...after.blobs].filter(([path, { sha }]) => before.blobs.get(path)?.sha !== sha);
  return {
    listing: {
      blobs: new Map(changed),
      leftOut: after.leftOut.filter(({ path }) => !before.leftOut.some((entry) => entry.path === path)),
      truncated: false,
    },
    modified: changed.flatMap(([path]) => (before.blobs.has(path) ? [path] : [])),
    moved: [],
  };
}
