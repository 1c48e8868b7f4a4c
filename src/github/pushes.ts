import { z } from 'zod';
import type { GitHub } from './client.ts';
import { purposeFor } from './errors.ts';
import { fullName, type RepositoryName } from './names.ts';

/** What stands for no commit: before a branch was made, and after it was deleted. */
export const NO_COMMIT = '0'.repeat(40);

/** A push that is older than so many pages of others is not looked for. */
export const MAX_PUSH_PAGES = 20;

const Push = z.looseObject({
  before: z.string(),
  after: z.string(),
  ref: z.string(),
  timestamp: z.string(),
  actor: z.looseObject({ id: z.number().int() }).nullish(),
});
/** One push as GitHub's server noted it: what a ref pointed at before and after, and when (RFC 3339). */
export type Push = z.infer<typeof Push>;

/**
 * GitHub's record of pushes, newest first, page by page.
 *
 * @param ref full name of one ref; null: all of the repository
 * @param actor login of who pushed. Default: anybody
 * @throws GitHubError, also where the token may not see the pushes
 */
export function pushPages(
  github: GitHub,
  name: RepositoryName,
  ref: string | null,
  actor?: string,
): AsyncGenerator<readonly Push[]> {
  return github.pages(
    purposeFor('other', `reading the pushes of ${fullName(name)}`, 'contents'),
    'GET /repos/{owner}/{repo}/activity',
    {
      owner: name.owner,
      repo: name.repo,
      ...(ref === null ? {} : { ref }),
      ...(actor === undefined ? {} : { actor }),
    },
    Push,
  );
}

/** Whether an error says that GitHub does not show this token the pushes, or has no record of them. */
export function isWithheldStatus(status: number | null): boolean {
  return status === 403 || status === 404 || status === 422;
}
