import { parse } from 'yaml';
import { z } from 'zod';
import { Failure, fill, GitHubError } from '#base';
import type { Collected, CollectionFailure, Origin, SubmissionRole } from '#contract';
import {
  fullName,
  type GitHub,
  GITHUB_LIMITS,
  GitHubRequestError,
  parseRepositoryName,
  type RepositoryName,
  sameRepository,
  statusOf,
} from '#github';
import { prefetch, READS_AT_ONCE } from '../prefetch.ts';
import type { Selection } from '../selection/selection.ts';
import { EmptyRepositoryError } from './archive.ts';
import { readContents } from './contents.ts';
import { stateAt, type StateAtDeadline } from './deadline.ts';
import { type FoundRepository, personIn } from './found-repository.ts';
import * as says from './says.ts';

interface RepositoryOptions {
  readonly selection: Selection;
  readonly role: SubmissionRole;
  /** The run's deadline; a repository's own goes before it. null: none. */
  readonly deadline: Date | null;
  readonly signal: AbortSignal;
  /** Classroom 50's starter repository, which each repository's own `.classroom50.yaml` names; null: not asked. */
  readonly classroom50Source?: RepositoryName | null;
}

/** One repository as a submission. What goes wrong with this one alone becomes its failure, and the run goes on. */
export async function collectRepository(
  github: GitHub,
  found: FoundRepository,
  options: RepositoryOptions,
): Promise<Collected> {
  const { repository } = found;
  const key = fullName(repository);
  const name = found.student === null ? repository.repo : found.student;
  try {
    const source = options.classroom50Source ?? null;
    const deadline = found.deadline ?? options.deadline;
    const state: StateAtDeadline | null =
      deadline === null || found.sha !== undefined
        ? null
        : await stateAt(github, repository, repository.defaultBranch ?? 'main', deadline);
    const ref =
      found.sha ??
      state?.sha ??
      (repository.defaultBranch === null ? null : `refs/heads/${repository.defaultBranch}`);
    const contents = await persistently(() =>
      readContents(
        github,
        repository,
        ref,
        options.selection,
        options.signal,
        source === null ? [] : [CLASSROOM50_FILE],
      ),
    );
    const origin: Origin = {
      kind: 'repository',
      owner: repository.owner,
      repo: repository.repo,
      repositoryId: repository.id,
      sha: contents.sha,
      ...personIn(found),
      deadlineStatus: state?.status ?? 'no-deadline',
      ...(state?.pushedAt === null || state === null ? {} : { pushedAt: state.pushedAt }),
    };
    return {
      ok: true,
      submission: {
        key,
        name,
        role: options.role,
        origin,
        files: contents.files,
        leftOut: contents.leftOut,
        aside: contents.aside,
        outside: contents.outside,
        remarks: [
          ...remarksOf(state, deadline),
          ...(source === null ? [] : sourceRemarks(contents.extra.get(CLASSROOM50_FILE), source)),
          ...contents.remarks,
        ],
      },
    };
  } catch (error) {
    options.signal.throwIfAborted();
    return { ok: false, failure: failureOf(error, { key, name, role: options.role }) };
  }
}

/** Why a repository could not be read. @throws what ends all others too, and what is no failure of GitHub's */
function failureOf(
  error: unknown,
  whose: Pick<CollectionFailure, 'key' | 'name' | 'role'>,
): CollectionFailure {
  if (!(error instanceof Failure)) throw error;
  const status = statusOf(error);
  if (status === 409) {
    const empty = fill(says.isEmptyItHasNo, { key: whose.key });
    return { ...whose, reason: new EmptyRepositoryError(empty, 'config-error').message };
  }
  const failure = { ...whose, reason: error.message };
  if (!(error instanceof GitHubError)) return failure;
  // A token or a limit that ends one ends all; everything else is this repository's own.
  if (status === 401 || error.outcome === 'rate-limited') throw error;
  if (status === 403 || status === 404) return { ...failure, noAccess: true };
  const isSilent = error instanceof GitHubRequestError && error.outcome === 'network';
  return isSilent ? { ...failure, noAnswer: true } : failure;
}

/** Classroom 50 puts it into every repository that a student accepts. */
const CLASSROOM50_FILE = '.classroom50.yaml';
/** https://github.com/foundation50/classroom50/blob/main/schemas/repo-config-v1.schema.json */
const Named = z.looseObject({ owner: z.string(), repo: z.string() });
/** It holds a few lines. */
const MAX_YAML_BYTES = 16_384;

/** Whether a repository really came from the assignment whose name it bears. */
function sourceRemarks(bytes: Uint8Array | undefined, source: RepositoryName): string[] {
  if (bytes === undefined) return [says.noClassroom50Yaml];
  let named: unknown;
  try {
    if (bytes.length > MAX_YAML_BYTES) throw new RangeError('too large');
    // Silent: a warning would print a student's line as it is.
    const document: unknown = parse(Buffer.from(bytes).toString('utf8'), {
      maxAliasCount: 0,
      uniqueKeys: false,
      logLevel: 'silent',
    });
    named =
      typeof document === 'object' && document !== null && 'source' in document ? document.source : null;
  } catch {
    return [says.classroom50Yaml];
  }
  const { success, data } = Named.safeParse(named);
  const name = success ? parseRepositoryName(`${data.owner}/${data.repo}`) : null;
  if (name !== null && sameRepository(name, source)) return [];
  return [fill(says.classroom50YamlNames, { source: fullName(source) })];
}

function remarksOf(state: StateAtDeadline | null, deadline: Date | null): string[] {
  if (state === null || deadline === null) return [];
  const due = deadline.toISOString().replace(/\.000Z$/, 'Z');
  switch (state.status) {
    case 'late':
      return [fill(says.nothingPushedBefore, { due })];
    case 'unattested': {
      const isWithheld = state.isWithheld === true;
      return [
        state.sha === null
          ? fill(says.githubNotShow, { isWithheld, due })
          : fill(says.githubNotShowToken, { isWithheld, due }),
      ];
    }
    case 'on-time':
      return [];
  }
}

/** A connection that breaks inside of a body is nothing that the client repeats by itself. */
async function persistently<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const again = error instanceof GitHubError && error.outcome === 'network' && statusOf(error) === null;
      if (!again || attempt >= GITHUB_LIMITS.archive.tries) throw error;
    }
  }
}

/** Repositories as submissions, in their order, some read ahead. */
export function collectRepositories(
  repositories: readonly FoundRepository[],
  { collector, ...options }: RepositoryOptions & { readonly collector: () => GitHub },
): AsyncGenerator<Collected> {
  return prefetch(repositories, READS_AT_ONCE, (one) => collectRepository(collector(), one, options));
}
