import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { GitHubError, SettingsError } from '../domain/outcome.ts';
import type { Collected, SubmissionRole } from '../domain/submission.ts';
import type { GitHub } from '../github/client.ts';
import { statusOf } from '../github/errors.ts';
import { fullName, type RepositoryName } from '../github/names.ts';
import { collectDirectory } from './folders/collect-directory.ts';
import { beforeGlob, type Ground } from './ground.ts';
import { collectRepository } from './github/collect-repository.ts';
import type { FoundRepository } from './repositories/discover.ts';
import { parsePattern } from './github/patterns.ts';
import { prefetch } from './github/prefetch.ts';
import { listRepositories, readRepository } from './github/repository.ts';
import type { Selection } from './selection/selection.ts';

/** Reads at once; GitHub's secondary limits are far above, and memory stays that of so many repositories. */
export const READS_AT_ONCE = 5;

const REPOSITORY = /^[\w.-]+\/[^/\\]+$/;

/** Whether a line such as `archive` has them is meant as repository: a folder of that name goes before it. */
export async function isFolder(entry: string, root: string): Promise<boolean> {
  // `last-year/*` is the folder's where there is one.
  const plain = beforeGlob(entry);
  if (plain !== '' && (await stat(resolve(root, plain)).catch(() => null)) !== null) return true;
  return !REPOSITORY.test(entry) || entry.startsWith('./') || entry.startsWith('../');
}

export interface EntryOptions {
  readonly input: string;
  readonly role: SubmissionRole;
  readonly ground: Ground;
  readonly selection: Selection;
  readonly github: () => GitHub;
  readonly signal: AbortSignal;
  /** Asked once for each key, before a repository is fetched. */
  readonly takes: (key: string) => boolean;
}

/**
 * Submissions of lines that name folders (or globs of them) or repositories (`owner/name`, `owner/glob`).
 *
 * @throws SettingsError for a folder that is not there
 */
export async function* collectEntries(
  entries: readonly string[],
  options: EntryOptions,
): AsyncGenerator<Collected> {
  const { ground, selection, role, input, takes } = options;
  const { root } = ground;
  for (const line of entries) {
    const entry = ground.entry(line);
    if (!(await isFolder(entry, root))) {
      const all = await repositoriesOf(entry, options);
      if (all instanceof GitHubError) {
        if (takes(entry)) {
          yield { ok: false, failure: { key: entry, name: entry, role, reason: all.message } };
        }
        continue;
      }
      yield* collectNamed(
        all.filter(({ repository }) => takes(fullName(repository))),
        options,
      );
      continue;
    }
    if ((await stat(resolve(root, beforeGlob(entry))).catch(() => null)) === null) {
      throw new SettingsError(
        `${input} ${JSON.stringify(line)} is no folder ${ground.place}, and no repository (owner/name) either.`,
      );
    }
    for await (const one of collectDirectory({ root, patterns: [entry], selection, role })) {
      if (takes(one.ok ? one.submission.key : one.failure.key)) yield one;
    }
  }
}

/** The repositories that `owner/name` or `owner/glob` names; an error where one that is named cannot be had. @throws SettingsError, GitHubError */
export async function repositoriesOf(
  entry: string,
  options: Pick<EntryOptions, 'input' | 'github'>,
): Promise<readonly FoundRepository[] | GitHubError> {
  const pattern = parsePattern(entry, null);
  if (typeof pattern === 'string') throw new SettingsError(`${options.input}: ${pattern}`);
  if (pattern.kind === 'name') {
    try {
      return [found(await readRepository(options.github(), pattern.name), null)];
    } catch (error) {
      if (!(error instanceof GitHubError) || ![403, 404, 451].includes(statusOf(error) ?? 0)) throw error;
      if (error.outcome === 'rate-limited') throw error;
      return error;
    }
  }
  const all = await listRepositories(options.github(), pattern.owner);
  const matched = all.filter((one) => !one.isTemplate && !one.disabled && pattern.match(one.repo) !== null);
  if (matched.length === 0) {
    throw new SettingsError(
      `${options.input} ${JSON.stringify(entry)}: none of the ${all.length} repositories of ${pattern.owner} that the token sees has such a name.`,
    );
  }
  return matched.map((one) => found(one, pattern.match(one.repo)?.student ?? null));
}

function found(repository: FoundRepository['repository'], student: string | null): FoundRepository {
  return { repository, student, login: null, deadline: null };
}

/** Repositories as submissions, some at a time. */
export function collectNamed(
  repositories: readonly FoundRepository[],
  options: Pick<EntryOptions, 'role' | 'selection' | 'github' | 'signal'> & {
    readonly deadline?: Date | null;
    readonly classroom50Source?: RepositoryName | null;
  },
): AsyncGenerator<Collected> {
  const { role, selection, signal, deadline = null, classroom50Source = null } = options;
  return prefetch(repositories, READS_AT_ONCE, (one) =>
    collectRepository(options.github(), one, { selection, role, deadline, signal, classroom50Source }),
  );
}
