import { z } from 'zod';
import { messageOf } from '../../src/base/outcome.ts';
import { type GitHub, Refused } from './github.ts';

/*
 * Repositories that the self-test makes. Each is made with its mark in the same request, and nothing is deleted that has not both: a
 * name of ours, and the mark that belongs to that name. So a repository of a person that is called alike stays.
 */

const START = 'similarity-self-test-';
const NAME = new RegExp(`^${START}(\\d+-\\d+)-[a-z0-9-]+$`);

/** What the names of a run begin with. @param run number and attempt: `4711-1` */
export const prefixOf = (run: string): string => `${START}${run}`;

/** What stands as the description of each. */
export const markOf = (run: string): string =>
  `Throw-away repository of the self-test of code-similarity-action, run ${run}. The self-test deletes it.`;

const Repository = z.object({ name: z.string(), full_name: z.string(), description: z.string().nullish() });
type Repository = z.infer<typeof Repository>;
export const Nothing = z.unknown().transform(() => null);

/** @returns the run that made it; null: it is somebody else's */
export function runOf({ name, description }: Repository): string | null {
  const run = NAME.exec(name)?.[1];
  return run !== undefined && description === markOf(run) ? run : null;
}

export function makeRepository(
  github: GitHub,
  organization: string,
  run: string,
  { name, isPublic }: { readonly name: string; readonly isPublic: boolean },
): Promise<Repository> {
  return github.write(
    'POST',
    `/orgs/${organization}/repos`,
    { name: `${prefixOf(run)}-${name}`, description: markOf(run), private: !isPublic },
    Repository,
  );
}

/** A fork in the same organisation. GitHub gives it the description of what it is a fork of. */
export function makeFork(
  github: GitHub,
  organization: string,
  run: string,
  of: string,
  name: string,
): Promise<Repository> {
  const prefix = prefixOf(run);
  return github.write(
    'POST',
    `/repos/${organization}/${prefix}-${of}/forks`,
    { organization, name: `${prefix}-${name}`, default_branch_only: true },
    Repository,
  );
}

/** What was deleted, and what could not be, with the reason. */
interface Removed {
  readonly names: readonly string[];
  readonly left: readonly string[];
}

/**
 * Deletes what a run made. A list may be older than what was just made, so the names that a run gives are looked up too.
 *
 * @param of null: every run
 * @throws Refused where nothing can be listed
 */
export async function removeMade(
  github: GitHub,
  organization: string,
  of: { readonly run: string; readonly names: readonly string[] } | null,
): Promise<Removed> {
  const listed = await github.all(`/orgs/${organization}/repos?type=all`, z.array(Repository));
  const found = new Map(listed.map((one) => [one.name, one]));
  for (const name of of?.names ?? []) {
    const full = `${prefixOf(of?.run ?? '')}-${name}`;
    const one = found.has(full) ? null : await repositoryOf(github, `${organization}/${full}`);
    if (one !== null) found.set(full, one);
  }
  const names: string[] = [];
  const left: string[] = [];
  for (const one of found.values()) {
    const run = runOf(one);
    if (run === null || (of !== null && of.run !== run)) continue;
    try {
      await github.write('DELETE', `/repos/${organization}/${one.name}`, undefined, Nothing);
      names.push(one.name);
    } catch (error) {
      // A lost answer may hide that it is gone.
      const isGone = (await repositoryOf(github, `${organization}/${one.name}`).catch(() => one)) === null;
      if (isGone) names.push(one.name);
      else left.push(`${one.full_name}: ${messageOf(error)}`);
    }
  }
  return { names, left };
}

async function repositoryOf(github: GitHub, fullName: string): Promise<Repository | null> {
  try {
    return await github.get(`/repos/${fullName}`, Repository);
  } catch (error) {
    if (error instanceof Refused && error.status === 404) return null;
    throw error;
  }
}
