import { z } from 'zod';
import { fill, Skipped } from '#base';
import { type EventContext, fullName, GHOST, type GitHub, purposeFor, type RepositoryName } from '#github';
import * as says from './says.ts';

const Sha = z.string().regex(/^[0-9a-f]{40}$/);
const Pull = z.looseObject({
  number: z.number().int(),
  created_at: z.iso.datetime().optional().catch(undefined),
  user: z.looseObject({ login: z.string(), id: z.number().int() }).nullable(),
  head: z.looseObject({ sha: Sha }),
  base: z.looseObject({ sha: Sha, ref: z.string() }),
});

/** One pull request at one commit. Names are hostile text. */
export interface PullRequest {
  readonly number: number;
  /** The head's full SHA: all that is read is read at it, whatever is pushed meanwhile. */
  readonly headSha: string;
  readonly baseSha: string;
  /** The branch that it is to be merged into. */
  readonly baseRef: string;
  readonly author: string;
  /** GitHub's id of the author; 0 for a deleted account. */
  readonly authorId: number;
  /** When GitHub's server took it, RFC 3339; null: not known. */
  readonly createdAt: string | null;
}

function pullOf(pull: z.infer<typeof Pull>): PullRequest {
  return {
    number: pull.number,
    headSha: pull.head.sha,
    baseSha: pull.base.sha,
    baseRef: pull.base.ref,
    author: pull.user?.login ?? GHOST,
    authorId: pull.user?.id ?? 0,
    createdAt: pull.created_at ?? null,
  };
}

/** Whether one person opened both, as far as GitHub knows: two of deleted accounts need not be of one. */
export function isOfSameAuthor(one: PullRequest, other: PullRequest): boolean {
  return one.authorId !== 0 && one.author !== GHOST && one.authorId === other.authorId;
}

/** @throws GitHubError */
export async function readPullRequest(
  github: GitHub,
  base: RepositoryName,
  number: number,
): Promise<PullRequest> {
  return pullOf(
    await github.ask(
      purposeFor('own', `reading pull request ${number} of ${fullName(base)}`, 'pullRequests'),
      (rest) => rest.pulls.get({ owner: base.owner, repo: base.repo, pull_number: number }),
      Pull,
    ),
  );
}

/** All open pull requests, the newest first. @throws GitHubError */
export function openPullRequests(github: GitHub, base: RepositoryName): Promise<readonly PullRequest[]> {
  return listed(github, base, `listing the open pull requests of ${fullName(base)}`);
}

/** @param head the branch that they come from, `owner:branch`. Default: any */
async function listed(
  github: GitHub,
  base: RepositoryName,
  what: string,
  head: { readonly head?: string } = {},
): Promise<readonly PullRequest[]> {
  const found = new Map<number, PullRequest>();
  for await (const page of github.pages(
    purposeFor('own', what, 'pullRequests'),
    'GET /repos/{owner}/{repo}/pulls',
    { owner: base.owner, repo: base.repo, state: 'open', ...head },
    Pull,
  )) {
    // A page may repeat what moved while it was turned.
    for (const pull of page) found.set(pull.number, pullOf(pull));
  }
  return [...found.values()];
}

/**
 * The pull request of a `workflow_run` event: by head commit and, where that is not gone, branch, never by a number that the run handed
 * over, because an artifact of a stranger's run says whatever the stranger wants.
 *
 * @throws Skipped where there is none (any more)
 */
export async function pullRequestOfHead(
  github: GitHub,
  base: RepositoryName,
  { from, sha }: NonNullable<EventContext['workflowRun']>,
): Promise<PullRequest> {
  const head = from === null ? {} : { head: `${from.owner}:${from.branch}` };
  const pulls = await listed(github, base, `looking for the pull request of ${sha}`, head);
  const found = pulls.find(({ headSha }) => headSha === sha);
  if (found === undefined) {
    throw new Skipped(fill(says.notCheckedNoOpen, { base: fullName(base), sha }));
  }
  return found;
}
