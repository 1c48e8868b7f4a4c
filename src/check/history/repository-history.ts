import { Failure, GitHubError } from '#base';
import type { FirstSeen, UnseenReason } from '#contract';
import { type GitHub, type RepositoryName, statusOf } from '#github';
import { readContents, type Selection } from '#sources';
import { firstOf } from './bisect.ts';
import { type CodeReader, type Grams, holds } from './code-reader.ts';
import { HISTORY_LIMITS } from './limits.ts';
import { type PushedState, readPushHistory } from './push-history.ts';

/** What reading histories needs. */
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

/** Where a piece of code first stood in a repository. */
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
