import { Failure, GitHubError } from '#base';
import type { FirstSeen, UnseenReason } from '#contract';
import {
  type GitHub,
  isWithheldStatus,
  MAX_PUSH_PAGES,
  NO_COMMIT,
  type Push,
  pushPages,
  type RepositoryName,
  statusOf,
} from '#github';
import { readContents, readRepository, type Selection } from '#sources';
import { firstOf } from './bisect.ts';
import { type CodeReader, type Grams, holds } from './code-reader.ts';
import { HISTORY_LIMITS } from './limits.ts';

export interface HistoryReading {
  readonly github: GitHub;
  readonly selection: Selection;
  readonly reader: CodeReader;
  readonly signal: AbortSignal;
  readonly budget: Budget;
  /** Code by commit, for all repositories: those made from one template may begin with the same. */
  readonly programs: Map<string, Promise<Grams | null>>;
}

/** The requests that one run spends on histories. */
export class Budget {
  readonly #github: GitHub;
  readonly #before: number;
  #isClosed = false;

  constructor(github: GitHub) {
    this.#github = github;
    this.#before = github.budget().used;
  }

  /** Requests so far. */
  get used(): number {
    return this.#github.budget().used - this.#before;
  }

  /** Whether more may be asked. */
  get isOpen(): boolean {
    const { limit, remaining } = this.#github.budget();
    const isScarce = remaining !== null && limit !== null && remaining < limit * HISTORY_LIMITS.reserve;
    return !this.#isClosed && !isScarce && this.used < HISTORY_LIMITS.requests;
  }

  /** Nothing more is asked. */
  close(): void {
    this.#isClosed = true;
  }
}

/** The budget is used up. */
class Spent extends Error {}

export interface SeenInHistory {
  readonly seen: FirstSeen;
  /** All code of the first state, where the piece stood in it already and others followed; else null. */
  readonly beginning: Grams | null;
}

/** The pushes of one repository up to one commit. What was read is kept: several pairs may ask. */
export class RepositoryHistory {
  readonly #reading: HistoryReading;
  readonly #name: RepositoryName;
  readonly #sha: string;
  #states: Promise<readonly PushedState[] | UnseenReason> | undefined;

  constructor(name: RepositoryName, sha: string, reading: HistoryReading) {
    this.#name = name;
    this.#sha = sha;
    this.#reading = reading;
  }

  /**
   * The push in which a piece of the compared commit's code first stood here. A request that fails costs this answer alone.
   *
   * @throws the signal's reason
   */
  async firstWith(fragment: Grams): Promise<SeenInHistory> {
    const { signal, budget } = this.#reading;
    try {
      return await this.#search(fragment);
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof Spent) return unseen('over-budget');
      if (!(error instanceof Failure)) throw error;
      if (error.outcome !== 'rate-limited') return unseen('unreachable');
      budget.close();
      return unseen('over-budget');
    }
  }

  async #search(fragment: Grams): Promise<SeenInHistory> {
    const { github } = this.#reading;
    if (this.#states === undefined) {
      this.#spend();
      this.#states = readPushHistory(github, this.#name, this.#sha);
    }
    const states = await this.#states;
    if (typeof states === 'string') return unseen(states);
    const { index, isExact } = await firstOf(states.length, async (at) => {
      const program = await this.#program(states[at]?.sha ?? '');
      return program === null ? null : holds(program, fragment);
    });
    const state = states[index];
    if (state === undefined || (state.at === null && !state.isGiven)) return unseen('no-record');
    if (state.isGiven || state.at === null) return unseen('template');
    const isFirstPush = states.slice(0, index).every(({ isGiven }) => isGiven);
    const { sha, at } = state;
    return {
      seen: { kind: 'push', at, sha, isFirstPush, isExact },
      beginning: index === 0 && states.length > 1 ? await this.#program(sha) : null,
    };
  }

  /** All code of a commit; null: the commit cannot be read, as after a forced push it may be gone. */
  #program(sha: string): Promise<Grams | null> {
    const { programs } = this.#reading;
    const known = programs.get(sha);
    if (known !== undefined) return known;
    this.#spend();
    const read = this.#read(sha);
    programs.set(sha, read);
    return read;
  }

  async #read(sha: string): Promise<Grams | null> {
    const { github, selection, signal, reader } = this.#reading;
    try {
      const { files } = await readContents(github, this.#name, sha, selection, signal);
      const read = files.map(async (file) => ({ path: file.path, bytes: await file.read() }));
      return reader.all(await Promise.all(read));
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof GitHubError && MISSING.has(statusOf(error))) return null;
      throw error;
    }
  }

  #spend(): void {
    if (!this.#reading.budget.isOpen) throw new Spent();
  }
}

/** Statuses of a commit that is not there any more. */
const MISSING: ReadonlySet<number | null> = new Set([404, 409, 422]);

/** Why nobody can say. */
export function unseen(reason: UnseenReason): SeenInHistory {
  return { seen: { kind: 'unknown', reason }, beginning: null };
}

/** What a branch held after one push. */
interface PushedState {
  /** Full SHA. */
  readonly sha: string;
  /** When GitHub's server took the push, RFC 3339; null: it was there before the first push that is on record. */
  readonly at: string | null;
  /** It came with the repository, which was made from a template or is a fork: nobody pushed it. */
  readonly isGiven: boolean;
}

/** Statuses of a repository that is gone, or that the token may not see. */
const GONE: ReadonlySet<number | null> = new Set([403, 404, 410, 451]);

/**
 * What the default branch of a repository held after each push, oldest first, up to and with the commit that was compared.
 * Times are GitHub's, never those of the commits. Two requests, and one more for each 100 pushes.
 *
 * @throws GitHubError for what is no answer: a rate limit, no connection
 */
async function readPushHistory(
  github: GitHub,
  name: RepositoryName,
  sha: string,
): Promise<readonly PushedState[] | UnseenReason> {
  let isMade: boolean;
  let ref: string;
  try {
    const repository = await readRepository(github, name);
    isMade = repository.fork || repository.template !== null;
    ref = `refs/heads/${repository.defaultBranch ?? 'main'}`;
  } catch (error) {
    if (isRefusal(error) && GONE.has(statusOf(error))) return 'gone';
    throw error;
  }
  const newestFirst: Push[] = [];
  try {
    let pages = 0;
    for await (const page of pushPages(github, name, ref)) {
      newestFirst.push(...page.filter((push) => push.ref === ref));
      pages += 1;
      if (pages >= MAX_PUSH_PAGES) break;
    }
  } catch (error) {
    if (isRefusal(error) && isWithheldStatus(statusOf(error))) return 'withheld';
    throw error;
  }
  const states = statesOf(upTo(newestFirst.toReversed(), sha), sha, isMade);
  return states.at(-1)?.sha === sha ? states : 'no-record';
}

/** GitHub's answer, and no rate limit: that one passes. */
function isRefusal(error: unknown): boolean {
  return error instanceof GitHubError && error.outcome !== 'rate-limited';
}

/** The pushes up to the last one that left this commit; else those before the one that replaced it. */
function upTo(pushes: readonly Push[], sha: string): readonly Push[] {
  const last = pushes.findLastIndex(({ after }) => after === sha);
  if (last >= 0) return pushes.slice(0, last + 1);
  const next = pushes.findIndex(({ before }) => before === sha);
  return pushes.slice(0, next + 1);
}

function statesOf(pushes: readonly Push[], sha: string, isMade: boolean): readonly PushedState[] {
  const [first] = pushes;
  if (first === undefined) return [];
  const states: PushedState[] = [];
  // What the oldest push on record replaced was there before.
  if (first.before !== NO_COMMIT) states.push({ sha: first.before, at: null, isGiven: isMade });
  for (const { before, after, timestamp } of pushes) {
    if (states.at(-1)?.sha === sha && before === sha) break;
    if (after === NO_COMMIT || states.at(-1)?.sha === after) continue;
    states.push({ sha: after, at: timestamp, isGiven: isMade && states.length === 0 });
  }
  return states;
}
