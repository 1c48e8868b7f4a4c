import { ConfigurationError, GitHubError } from '../domain/outcome.ts';
import type { GitHub } from '../github/client.ts';
import { fullName, parseRepositoryName, type RepositoryName, sameRepository } from '../github/names.ts';
import type { World } from '../run/world.ts';
import { isAnswer } from '../publish/failure.ts';
import { assignmentOf, changeAssignment, dismissPair } from '../scan/state/assignment-state.ts';
import { caseKey } from '../cases/case-key.ts';
import { subjectOfKey } from '../cases/subjects.ts';
import type { StateStore } from '../scan/store/state-branch.ts';
import { readPullRequest } from '../sources/github/pull-request.ts';
import { readRepository } from '../sources/github/repository.ts';
import type { RecordedDismissal, DismissalResult } from './effects.ts';

/** Under this name the state keeps what people said about pull requests. */
export const PULL_REQUESTS = 'pull-requests';

/** Where dismissals are kept, and who is asked about the two of a pair. */
export interface DismissalHost {
  readonly world: Pick<World, 'github' | 'collector' | 'log' | 'signal'>;
  readonly store: () => StateStore;
  readonly newSalt: () => string;
}

/** One side of a pair, as checks of this repository's pull requests write it. */
type Side =
  | { readonly kind: 'pull-request'; readonly subject: string }
  /** `isKnown`: a repository that can be read. Else it may be a folder, or a repository that checks see and we do not. */
  | { readonly kind: 'other'; readonly subject: string; readonly isKnown: boolean }
  | { readonly kind: 'none'; readonly why: 'no-pair' | 'no-such-pull' };

/**
 * Keeps that a person judged a pair innocent. One of the two is a pull request of the repository in which that is said; a
 * pull request that there is not is none.
 *
 * @throws Failure where GitHub cannot be asked, or the state cannot be written
 */
export async function recordDismissal(
  dismissal: RecordedDismissal,
  host: DismissalHost,
): Promise<DismissalResult> {
  const { world } = host;
  const { key, reason, by, at } = dismissal;
  const [a, b] = [await sideOf(dismissal.a, dismissal, world), await sideOf(dismissal.b, dismissal, world)];
  for (const side of [a, b]) if (side.kind === 'none') return { kind: side.why };
  if (a.kind === 'none' || b.kind === 'none') return { kind: 'no-pair' };
  if ((a.kind === 'other' && b.kind === 'other') || a.subject === b.subject) return { kind: 'no-pair' };

  const pair = caseKey([a.subject, b.subject]);
  const before: { by: 'nobody' | 'this-command' | 'another' } = { by: 'nobody' };
  try {
    await host.store().update((state) => {
      const there = assignmentOf(state, PULL_REQUESTS)?.dismissed[pair];
      before.by = there === undefined ? 'nobody' : there.command === key ? 'this-command' : 'another';
      return there !== undefined
        ? state
        : changeAssignment(state, PULL_REQUESTS, host.newSalt, (assignment) =>
            dismissPair(assignment, pair, { reason, by, at, via: 'bot', command: key }),
          );
    });
  } catch (error) {
    // A public repository keeps no state.
    if (!(error instanceof ConfigurationError)) throw error;
    world.log.warning(error.message);
    return { kind: 'nowhere' };
  }
  world.log.info(`RecordedDismissal ${key}: ${before.by === 'nobody' ? 'recorded' : 'recorded already'}.`);
  if (before.by === 'another') return { kind: 'known' };
  const isKnown = [a, b].every((side) => side.kind === 'pull-request' || side.isKnown);
  return { kind: 'recorded', isKnown };
}

async function sideOf(
  text: string,
  { repository, pull }: Pick<RecordedDismissal, 'repository' | 'pull'>,
  world: DismissalHost['world'],
): Promise<Side> {
  const [name = '', number] = text.split(/#(.*)/s);
  const named = parseRepositoryName(name);
  const isHere = named !== null && sameRepository(named, repository);
  if (number !== undefined && named !== null) {
    // Checks of pull requests look at those of one repository.
    if (!isHere || !/^[1-9]\d{0,9}$/.test(number)) return { kind: 'none', why: 'no-pair' };
    if (Number(number) !== pull && !(await hasPull(world.github(), repository, Number(number)))) {
      return { kind: 'none', why: 'no-such-pull' };
    }
    // What is kept is a digest, which knows no cases of letters.
    const subject = subjectOfKey(`${fullName(repository)}#${number}`);
    return { kind: 'pull-request', subject };
  }
  if (isHere) return { kind: 'none', why: 'no-pair' };
  const id = named === null ? null : await idOf(world, named);
  return id === null
    ? { kind: 'other', subject: subjectOfKey(text), isKnown: false }
    : { kind: 'other', subject: String(id), isKnown: true };
}

async function hasPull(github: GitHub, repository: RepositoryName, number: number): Promise<boolean> {
  try {
    await readPullRequest(github, repository, number);
    return true;
  } catch (error) {
    if (isAnswer(error, 404)) return false;
    throw error;
  }
}

/** null: the token may not read it, or there is none. */
async function idOf(world: DismissalHost['world'], name: RepositoryName): Promise<number | null> {
  try {
    return (await readRepository(world.collector(), name)).id;
  } catch (error) {
    world.signal.throwIfAborted();
    if (!(error instanceof GitHubError) || error.retryHelps) throw error;
    return null;
  }
}
