import { z } from 'zod';
import type { GitHub } from './client.ts';
import { fullName, type RepositoryName } from './names.ts';
import { PERMISSIONS } from './permissions.ts';

const Pull = z.looseObject({ head: z.looseObject({ sha: z.string().regex(/^[0-9a-f]{40}$/) }) });

/** The commit at which a pull request stands now, as a full SHA. @throws GitHubError */
export async function readPullHead(
  github: GitHub,
  repository: RepositoryName,
  pullNumber: number,
): Promise<string> {
  const { head } = await github.ask(
    {
      what: `reading ${fullName(repository)}#${pullNumber}`,
      permission: PERMISSIONS.pullRequests,
      target: 'own',
    },
    (rest) => rest.pulls.get({ owner: repository.owner, repo: repository.repo, pull_number: pullNumber }),
    Pull,
  );
  return head.sha;
}
