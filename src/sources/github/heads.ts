import { z } from 'zod';
import { fullName, type GitHub, purposeFor, statusOf } from '#github';
import { stateAt } from './deadline.ts';
import type { FoundRepository } from './found-repository.ts';

const Ref = z.looseObject({ object: z.looseObject({ sha: z.string().regex(/^[0-9a-f]{40}$/) }) });

/**
 * The commit that a collection would take at this moment: the head of the default branch, or what stood there at a deadline
 * that has passed. One request. null: the repository has no commit, which GitHub says itself (409): what it does not find may
 * as well be there and closed to the token.
 *
 * @throws GitHubError
 */
export async function headOf(
  github: GitHub,
  { repository, deadline }: FoundRepository,
  runDeadline: Date | null,
  now: Date,
): Promise<string | null> {
  const branch = repository.defaultBranch;
  if (branch === null) return null;
  const due = deadline ?? runDeadline;
  if (due !== null && due < now) {
    const { sha } = await stateAt(github, repository, branch, due);
    if (sha !== null) return sha;
  }
  try {
    const { object } = await github.ask(
      purposeFor('other', `reading the head of ${fullName(repository)}`, 'contents'),
      (rest) => rest.git.getRef({ owner: repository.owner, repo: repository.repo, ref: `heads/${branch}` }),
      Ref,
    );
    return object.sha;
  } catch (error) {
    if (statusOf(error) === 409) return null;
    throw error;
  }
}
