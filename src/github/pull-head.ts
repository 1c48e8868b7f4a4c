import { z } from 'zod';
import type { GitHub } from './client.ts';
import { purposeFor } from './errors.ts';
import { fullName, type RepositoryName } from './names.ts';

const Pull = z.looseObject({ head: z.looseObject({ sha: z.string().regex(/^[0-9a-f]{40}$/) }) });

/** The commit at which a pull request stands now, as a full SHA. @throws GitHubError */
export async function readPullHead(
  github: GitHub,
  repository: RepositoryName,
  pullNumber: number,
): Promise<string> {
  const { head } = await github.ask(
    purposeFor('own', `reading ${fullName(repository)}#${pullNumber}`, 'pullRequests'),
    (rest) => rest.pulls.get({ owner: repository.owner, repo: repository.repo, pull_number: pullNumber }),
    Pull,
  );
  return head.sha;
}
