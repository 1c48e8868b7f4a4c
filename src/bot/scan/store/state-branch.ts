import { randomBytes } from 'node:crypto';
import { ConfigurationError, Failure, fill, type GitHubError, type Log, type Random } from '#base';
import { INPUTS } from '#contract';
import { fullName, GITHUB_LIMITS, type Purpose } from '#github';
import type { WrittenPlace } from '../../publish/marked-comment.ts';
import { AssignmentNotRead } from '../state/assignment-state.ts';
import { withoutHistory } from '../state/forget.ts';
import type { State } from '../state/state-schema.ts';
import { GitBranch } from './git-branch.ts';
import { repair } from './repair.ts';
import { readMore, readSnapshot, type Snapshot } from './snapshot.ts';
import {
  isForbiddenByRule,
  isUnanswered,
  mayBeRepeated,
  type StatePlace,
  writeSnapshot,
} from './write-snapshot.ts';
import * as says from '../says.ts';

/** Where the state is unless the settings name another branch. */
export const STATE_BRANCH = INPUTS['state-branch'].default;

const LIMITS = GITHUB_LIMITS.stateBranch;

interface StateBranchOptions extends WrittenPlace {
  readonly branch: string;
  /**
   * Names of the assignments that `load` gives; absent: all. A change that asks `assignmentOf` for another one gets it as well, at
   * the price of a request.
   */
  readonly assignments?: readonly string[];
  /** `own`: the repository that the workflow runs in. */
  readonly target: Purpose['target'];
  readonly random: Random;
  /** Time of day. */
  readonly date: () => Date;
  readonly log: Log;
}

interface Loaded extends Pick<Snapshot, 'state' | 'existed' | 'warnings'> {
  /** Names of copies of files that could not be read. */
  readonly copies: readonly string[];
}

export interface StateStore {
  /** @throws GitHubError, ConfigurationError (a public repository, a newer version) */
  load(): Promise<Loaded>;
  /**
   * Changes the state by what it is at this moment and stores it. `change` is pure: it is called again, with what another
   * run stored, when that one was faster, and when an assignment has to be read first. Whatever it throws ends the update and stores nothing. A change that gives back the
   * very object it was given writes nothing.
   *
   * @returns what is stored now
   * @throws StateConflict when a minute of attempts met others; GitHubError; ConfigurationError (also: a rule forbids the write)
   */
  update(change: (state: State) => State): Promise<State>;
}

/** Others wrote at the same time, again and again. */
export class StateConflict extends Failure {
  override readonly name = 'StateConflict';
  readonly outcome = 'network';
}

/** What a write begins with, and what it is to come to. */
interface Prepared {
  readonly snapshot: Snapshot;
  readonly changed: State;
}

/**
 * The state as files on a branch that shares no history with the code: `state.json` with what concerns all, and one for each
 * assignment, which is written only when it changed. A commit has them all, so that they belong together.
 *
 * **Several writers.** Each write is a commit whose parent is the commit that was read, and the branch is moved without
 * force. GitHub does that only when the branch still is where it was (else 422: no fast-forward), so that no write is lost: who
 * comes second reads again and applies its change to what is there now. A commit without a parent could not be told from
 * one that ignores another's write: GitHub would have to be forced, and a forced move asks nothing.
 *
 * **History.** A chain of commits grows and keeps what was removed from the state. So every fiftieth write cuts the branch down
 * to a single commit, which does need force. It is made safe by closing the branch first: an ordinary write, which wins or
 * loses like any other, says until when nobody else writes. From then on whoever read earlier fails as above, and who reads
 * later waits. Only then is the branch replaced, at once and never after two thirds of that time. A run that dies in
 * between leaves a valid state behind, and others go on when the time is over. Where a rule forbids force, the chain just grows.
 *
 * **Lost answers.** Every update carries an id which it leaves in `state.json`. After an answer that did not come that file
 * is read again: with the id in it the write was done, even if others wrote since.
 */
export class StateBranch implements StateStore {
  readonly #options: StateBranchOptions;
  readonly #place: StatePlace;
  readonly #warned = new Set<string>();
  #isFit = false;
  readonly #needs: ReadonlySet<string> | null;
  /** What this process read or wrote last. */
  #last: Snapshot | null = null;
  /** The same, as long as the branch most likely is where it was. */
  #known: Snapshot | null = null;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(options: StateBranchOptions) {
    const { github, repository, branch, target, date, signal, log, assignments } = options;
    this.#options = options;
    this.#needs = assignments === undefined ? null : new Set(assignments);
    this.#place = {
      branch: new GitBranch(github, repository, branch, target, signal),
      where: `branch ${branch} of ${fullName(repository)}`,
      date,
      log,
    };
  }

  load(): Promise<Loaded> {
    return this.#inTurn(async () => {
      const { state, existed, warnings, copies } = await this.#read();
      return { state, existed, warnings, copies: copies.map(({ path }) => path) };
    });
  }

  update(change: (state: State) => State): Promise<State> {
    return this.#inTurn(() => this.#update((snapshot) => this.#changed(snapshot, change)));
  }

  /**
   * Puts back what can be read of copies of damaged files, and removes what is not needed any more.
   *
   * @param isRehearsal nothing is stored
   * @returns a sentence for each file that was looked at
   * @throws as `update`
   */
  repair(isRehearsal: boolean): Promise<readonly string[]> {
    let said: readonly string[] = [];
    const repaired = async (snapshot: Snapshot): Promise<Prepared> => {
      const found = await repair(this.#place, snapshot);
      said = found.said;
      if (isRehearsal || (found.state === snapshot.state && found.gone.length === 0)) {
        return { snapshot, changed: snapshot.state };
      }
      return {
        snapshot: { ...snapshot, aside: [...snapshot.aside, ...found.gone] },
        // A copy may name who was forgotten since: it is to stand in no earlier commit either.
        changed: found.gone.length > 0 ? withoutHistory(found.state) : found.state,
      };
    };
    return this.#inTurn(async () => {
      await this.#update(repaired);
      return said;
    });
  }

  /** One after the other: a run that keeps its lease while it uploads need not be its own rival. */
  #inTurn<T>(body: () => Promise<T>): Promise<T> {
    const turn = this.#turn.then(body);
    this.#turn = turn.catch(() => {});
    return turn;
  }

  /** Logs what there is to warn of, once. */
  async #read(): Promise<Snapshot> {
    if (!this.#isFit) await assertFit(this.#place, this.#options);
    this.#isFit = true;
    return this.#keep(await readSnapshot(this.#place, this.#needs, this.#last));
  }

  #keep(snapshot: Snapshot): Snapshot {
    for (const warning of snapshot.warnings) {
      if (!this.#warned.has(warning)) this.#place.log.warning(warning);
      this.#warned.add(warning);
    }
    this.#last = snapshot;
    this.#known = snapshot;
    return snapshot;
  }

  /** @throws GitHubError, StateConflict, ConfigurationError, and what `prepare` throws */
  async #update(prepare: (snapshot: Snapshot) => Promise<Prepared>): Promise<State> {
    const { clock, random, signal, log } = this.#options;
    const id = randomBytes(16).toString('hex');
    const began = clock.now();
    let conflicts = 0;
    let silences = 0;
    for (;;) {
      try {
        return await this.#write(prepare, id);
      } catch (error) {
        if (isForbiddenByRule(error)) throw forbiddenByRule(error, this.#options);
        if (!mayBeRepeated(error)) throw error;
        this.#known = null;
        const isSilence = isUnanswered(error);
        if (isSilence) silences += 1;
        else conflicts += 1;
        log.debug(`The state of the scans was not stored yet: ${error.message}`);
        const wait = isSilence
          ? LIMITS.silenceMs[silences - 1]
          : Math.min(LIMITS.maxBackoffMs, LIMITS.backoffMs * conflicts) * (1 + random());
        if (wait === undefined || (!isSilence && clock.now() - began > LIMITS.conflictsMs)) {
          // The last answer may be the one that was lost.
          const { state } = await this.#read();
          if (state.store.recentWrites.includes(id)) return state;
          throw isSilence ? error : conflict(error, this.#place.where);
        }
        await clock.sleep(wait, signal);
      }
    }
  }

  /** One attempt. @throws GitHubError where others wrote first, or no answer came */
  async #write(prepare: (snapshot: Snapshot) => Promise<Prepared>, id: string): Promise<State> {
    const first = await this.#whenOpen(this.#known ?? (await this.#read()));
    if (first.state.store.recentWrites.includes(id)) return first.state;
    const { snapshot, changed } = await prepare(first);
    if (changed === snapshot.state) return changed;
    const { state, known } = await writeSnapshot(this.#place, snapshot, changed, id);
    this.#known = known;
    this.#last = known ?? this.#last;
    return state;
  }

  /** Calls the change with all that it asks for. */
  async #changed(first: Snapshot, change: (state: State) => State): Promise<Prepared> {
    let snapshot = first;
    for (;;) {
      try {
        const changed = change(snapshot.state);
        assertRead(snapshot.state, changed);
        return { snapshot, changed };
      } catch (error) {
        if (!(error instanceof AssignmentNotRead)) throw error;
        snapshot = this.#keep(await readMore(this.#place, snapshot, error.assignment));
      }
    }
  }

  /** Waits while another run cuts the branch down. */
  async #whenOpen(first: Snapshot): Promise<Snapshot> {
    const { clock, date, signal } = this.#options;
    const giveUp = date().getTime() + LIMITS.closedMs + LIMITS.skewMs;
    let snapshot = first;
    for (;;) {
      const { closedUntil } = snapshot.state.store;
      const now = date().getTime();
      const isOpen = closedUntil === null || now > Date.parse(closedUntil) + LIMITS.skewMs;
      // The second bound holds whatever the document says.
      if (isOpen || now > giveUp) return snapshot;
      await clock.sleep(LIMITS.closedStepMs, signal);
      snapshot = await this.#read();
    }
  }
}

/** An assignment is never written over by somebody who did not read it. @throws AssignmentNotRead */
function assertRead(before: State, { assignments, stored }: State): void {
  for (const name of Object.keys(assignments)) {
    if (Object.hasOwn(stored, name) && !Object.hasOwn(before.assignments, name)) {
      throw new AssignmentNotRead(name);
    }
  }
}

/** Whether the branch may keep what names students. @throws ConfigurationError where it may not */
async function assertFit({ branch, log }: StatePlace, options: StateBranchOptions): Promise<void> {
  const { visibility, defaultBranch } = await branch.facts();
  const repository = fullName(options.repository);
  if (visibility === 'public') {
    throw new ConfigurationError(fill(says.stateScansNames, { repository }));
  }
  if (options.branch === defaultBranch) {
    throw new ConfigurationError(fill(says.stateScansNeeds, { branch: options.branch, repository }));
  }
  if (visibility === 'internal') {
    log.warning(fill(says.internalEvery, { repository }));
  }
}

function conflict(cause: GitHubError, where: string): StateConflict {
  return new StateConflict(
    fill(says.stateScansCould, { where, seconds: LIMITS.conflictsMs / 1000, cause: cause.message }),
    { cause },
  );
}

function forbiddenByRule(cause: GitHubError, { repository, branch }: StateBranchOptions): ConfigurationError {
  return new ConfigurationError(
    fill(says.ruleForbids, { repository: fullName(repository), branch, cause: cause.message }),
    { cause },
  );
}
