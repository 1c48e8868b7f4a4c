import { ConfigurationError, GitHubError } from '#base';
import { subjectOfKey } from '#channels';
import type { World } from '#check';
import { type Dismissal, PULL_REQUESTS } from '#contract';
import { fullName, type GitHub, parseRepositoryName, type RepositoryName, sameRepository } from '#github';
import { caseKey } from '#report';
import { readPullRequest, readRepository } from '#sources';
import { isAnswer } from '../publish/failure.ts';
import {
  assignmentOf,
  changeAssignment,
  dismissPair,
  undismissPair,
} from '../scan/state/assignment-state.ts';
import type { PairDismissal, State } from '../scan/state/state-schema.ts';
import { StateConflict, type StateStore } from '../scan/store/state-branch.ts';

/** A pair that a person judged innocent, for the list `dismissed` that is kept in state. Keys as a person wrote them. */
export interface RecordedDismissal extends Dismissal {
  /** Where that was said. */
  readonly repository: RepositoryName;
  readonly pull: number;
  /** Login. */
  readonly by: string;
  /** RFC 3339. */
  readonly at: string;
  /** The command's idempotency key. */
  readonly key: string;
}

export type DismissalResult =
  /** It is in the list, by this command. `isKnown` false: one of the two could not be looked at. */
  | { readonly kind: 'recorded'; readonly isKnown: boolean }
  /** An earlier command put it there. */
  | { readonly kind: 'known' }
  | NotRecorded;

/** `no-pair`: no check here compares these two. `busy`: a scan wrote there all the time. */
export type NotRecorded = { readonly kind: 'no-pair' | 'no-such-pull' | 'busy' } | Nowhere;

/** This run has no state that anything could be kept in. */
export interface Nowhere {
  readonly kind: 'nowhere';
  /** A sentence that every reader may be told. */
  readonly reason: string;
}

/** `none`: the pair was not dismissed. */
export type WithdrawalResult = { readonly kind: 'withdrawn' } | { readonly kind: 'none' } | NotRecorded;

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
  const { key, reason, by, at } = dismissal;
  const pair = await pairOf(dismissal, host);
  if (pair.kind !== 'pair') return pair;
  const before: { by: 'nobody' | 'this-command' | 'another' } = { by: 'nobody' };
  const end = await change(host, (state) => {
    const there = assignmentOf(state, PULL_REQUESTS)?.dismissed[pair.key];
    before.by = there === undefined ? 'nobody' : there.command === key ? 'this-command' : 'another';
    return there !== undefined
      ? state
      : changeAssignment(state, PULL_REQUESTS, host.newSalt, (one) =>
          dismissPair(one, pair.key, { reason, by, at, via: 'bot', command: key }),
        );
  });
  if (end !== null) return end;
  host.world.log.info(`Dismissal ${key}: ${before.by === 'nobody' ? 'recorded' : 'recorded already'}.`);
  return before.by === 'another' ? { kind: 'known' } : { kind: 'recorded', isKnown: pair.isKnown };
}

/** Takes a pair off the list again. @throws Failure as `recordDismissal` */
export async function withdrawDismissal(
  asked: Omit<RecordedDismissal, 'reason'>,
  host: DismissalHost,
): Promise<WithdrawalResult> {
  const pair = await pairOf(asked, host);
  if (pair.kind !== 'pair') return pair;
  const before = { wasDismissed: false };
  const end = await change(host, (state) => {
    const there = assignmentOf(state, PULL_REQUESTS)?.dismissed[pair.key];
    before.wasDismissed = there !== undefined;
    return there === undefined
      ? state
      : changeAssignment(state, PULL_REQUESTS, host.newSalt, (one) => undismissPair(one, pair.key));
  });
  if (end !== null) return end;
  host.world.log.info(
    `Command ${asked.key} of ${asked.by}: ${before.wasDismissed ? 'a dismissal was taken back' : 'no such dismissal'}.`,
  );
  return { kind: before.wasDismissed ? 'withdrawn' : 'none' };
}

/**
 * The dismissals of pairs in which a pull request is, the newest first.
 *
 * @throws Failure
 */
export async function dismissalsOf(
  repository: RepositoryName,
  pull: number,
  { store, world }: Pick<DismissalHost, 'store' | 'world'>,
): Promise<readonly PairDismissal[] | Nowhere> {
  const own = subjectOfKey(`${fullName(repository)}#${pull}`);
  try {
    const { state } = await store().load();
    return Object.entries(assignmentOf(state, PULL_REQUESTS)?.dismissed ?? {})
      .filter(([pair]) => pair.split('-').includes(own))
      .map(([, dismissal]) => dismissal)
      .toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
  } catch (error) {
    return nowhere(error, world);
  }
}

/** @returns null, or why nothing was changed */
async function change(
  { store, world }: DismissalHost,
  body: (state: State) => State,
): Promise<Nowhere | { readonly kind: 'busy' } | null> {
  try {
    await store().update(body);
    return null;
  } catch (error) {
    if (!(error instanceof StateConflict)) return nowhere(error, world);
    world.log.warning(error.message);
    return { kind: 'busy' };
  }
}

/** A public repository keeps no state, nor does a branch that a rule protects. @throws whatever says something else */
function nowhere(error: unknown, { log }: Pick<DismissalHost['world'], 'log'>): Nowhere {
  if (!(error instanceof ConfigurationError)) throw error;
  log.warning(error.message);
  return { kind: 'nowhere', reason: error.message };
}

async function pairOf(
  asked: Omit<RecordedDismissal, 'reason'>,
  { world }: DismissalHost,
): Promise<
  | { readonly kind: 'pair'; readonly key: string; readonly isKnown: boolean }
  | { readonly kind: 'no-pair' | 'no-such-pull' }
> {
  const [a, b] = [await sideOf(asked.a, asked, world), await sideOf(asked.b, asked, world)];
  for (const side of [a, b]) if (side.kind === 'none') return { kind: side.why };
  if (a.kind === 'none' || b.kind === 'none') return { kind: 'no-pair' };
  if ((a.kind === 'other' && b.kind === 'other') || a.subject === b.subject) return { kind: 'no-pair' };
  return {
    kind: 'pair',
    key: caseKey([a.subject, b.subject]),
    isKnown: [a, b].every((side) => side.kind === 'pull-request' || side.isKnown),
  };
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
