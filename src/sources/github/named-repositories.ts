import { fill, GitHubError, SettingsError } from '#base';
import { type GitHub, statusOf } from '#github';
import { type FoundRepository, foundByName } from './found-repository.ts';
import { parsePattern } from './patterns.ts';
import { listRepositories, readRepository } from './repository.ts';
import * as says from './says.ts';

/**
 * The repositories that `owner/name` or `owner/glob` names.
 *
 * @param input for messages
 * @returns an error where one that is named in full cannot be had
 * @throws SettingsError, GitHubError
 */
export async function namedRepositories(
  entry: string,
  input: string,
  github: GitHub,
): Promise<readonly FoundRepository[] | GitHubError> {
  const pattern = parsePattern(entry, null);
  if (typeof pattern === 'string') throw new SettingsError(`${input}: ${pattern}`);
  if (pattern.kind === 'name') {
    try {
      return [foundByName(await readRepository(github, pattern.name))];
    } catch (error) {
      if (!(error instanceof GitHubError) || ![403, 404, 451].includes(statusOf(error) ?? 0)) throw error;
      if (error.outcome === 'rate-limited') throw error;
      return error;
    }
  }
  const all = await listRepositories(github, pattern.owner);
  const matched = all.filter((one) => !one.isTemplate && !one.disabled && pattern.match(one.repo) !== null);
  if (matched.length === 0) {
    throw new SettingsError(
      fill(says.noneRepositoriesToken, {
        input,
        entry: JSON.stringify(entry),
        all: all.length,
        owner: pattern.owner,
      }),
    );
  }
  return matched.map((one) => foundByName(one, pattern.match(one.repo)?.student ?? null));
}
