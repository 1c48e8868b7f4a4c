import { fill, Skipped } from '#base';
import {
  type EventContext,
  fullName,
  GHOST,
  type GitHub,
  PULL_REQUEST,
  type PullRequest,
  pullRequestOf,
  purposeFor,
  type RepositoryName,
} from '#github';
import * as says from './says.ts';

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
  return pullRequestOf(
    await github.ask(
      purposeFor('own', `reading pull request ${number} of ${fullName(base)}`, 'pullRequests'),
      (rest) => rest.pulls.get({ owner: base.owner, repo: base.repo, pull_number: number }),
      PULL_REQUEST,
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
    PULL_REQUEST,
  )) {
    // A page may repeat what moved while it was turned.
    for (const pull of page) found.set(pull.number, pullRequestOf(pull));
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
