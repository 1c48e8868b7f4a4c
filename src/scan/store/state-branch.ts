import type { Clock, Log, Random } from '../../domain/effects.ts';
import { ConfigurationError, Failure, GitHubError } from '../../domain/outcome.ts';
import type { GitHub } from '../../github/client.ts';
import { statusOf, type Purpose } from '../../github/errors.ts';
import { fullName, type RepositoryName } from '../../github/names.ts';
import { INPUTS } from '../../settings/inputs/inputs.ts';
import { gitBranch, type BranchChange, type BranchHead, type CommitMade } from './git-branch.ts';
import { emptyState, parseState } from '../state/parse-state.ts';
import { stringifyState } from '../state/stringify-state.ts';
import { STATE_LIMITS, STATE_VERSION, type State } from '../state/state-schema.ts';

/** Where the state is unless the settings name another branch. */
export const STATE_BRANCH = INPUTS['state-branch'].default;
export const STATE_FILE = 'state.json';

/** Refusals because the branch moved: a scan writes all the time, and whoever meets it waits for its turn at least so long. */
const CONFLICTS_MS = 60_000;
/** After such a one, times their number, and up to as much again by chance: two writers should not meet twice. */
const BACKOFF_MS = 500;
const MAX_BACKOFF_MS = 5_000;
/** After each request that found no answer. */
const SILENCE_MS = [2_000, 5_000, 15_000] as const;
/** Commits after which the branch is cut down to one. */
const COMMITS_KEPT = 50;
/** While the branch is cut down, others keep off so long; the one who does it stops trying long before. */
const CLOSED_MS = 180_000;
const REPLACE_WITHIN_MS = 60_000;
/** Clocks of two runners may differ so much. */
const SKEW_MS = 30_000;
const CLOSED_STEP_MS = 5_000;

const MESSAGE = 'Note where the similarity scans stand [skip ci]';
const README = `# State of the similarity scans

Written by code-similarity-action; people do not edit it. It says which commits were checked and which findings were
reported, so that a scan takes up where the last one stopped.

**Keep this repository private.** \`${STATE_FILE}\` tells who the pseudonyms stand for and holds the secret they are made with.
Deleting this branch forgets everything: the next scan starts afresh and reports every finding as new.
`;

export interface StateBranchOptions {
  readonly github: GitHub;
  /** The private staff repository. */
  readonly repository: RepositoryName;
  readonly branch: string;
  /** `own`: the repository that the workflow runs in. */
  readonly target: Purpose['target'];
  readonly clock: Clock;
  /** Ends waits. */
  readonly signal: AbortSignal;
  readonly random: Random;
  /** Time of day. */
  readonly date: () => Date;
  /** 32 hex digits that nobody else makes. */
  readonly newId: () => string;
  readonly log: Log;
}

export interface Loaded {
  readonly state: State;
  /** false: nothing was ever stored here, or what was stored had to be set aside. */
  readonly existed: boolean;
  /** Sentences for a person; they were logged. */
  readonly warnings: readonly string[];
}

export interface StateStore {
  /** @throws GitHubError, ConfigurationError (a public repository, a newer version) */
  load(): Promise<Loaded>;
  /**
   * Changes the state by what it is at this moment and stores it. `change` is pure: it is called again, with what another
   * run stored, when that one was faster. Whatever it throws ends the update and stores nothing. A change that gives back the
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
  readonly retryHelps = true;
}

interface Snapshot {
  /** null: the branch is to be made. */
  readonly head: CommitMade | null;
  readonly state: State;
  readonly existed: boolean;
  /** What the next write saves beside the state: a document that could not be read. */
  readonly aside: readonly BranchChange[];
  readonly warnings: readonly string[];
}

/**
 * The state as one JSON file on a branch that shares no history with the code.
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
 * **Lost answers.** Every update carries an id which it leaves in the document. After an answer that did not come the document
 * is read again: with the id in it the write was done, even if others wrote since.
 */
export function createStateStore(options: StateBranchOptions): StateStore {
  const { clock, log, date } = options;
  const branch = gitBranch(options.github, options.repository, options.branch, options.target);
  const where = `branch ${options.branch} of ${fullName(options.repository)}`;
  let checkedFacts = false;
  const warned = new Set<string>();
  /** What this process read or wrote last: the next write may begin there, as it is refused if that is old. */
  let known: Snapshot | null = null;

  const read = async (): Promise<Snapshot> => {
    if (!checkedFacts) {
      await assertFit();
      checkedFacts = true;
    }
    const head = await branch.head();
    const snapshot = await interpret(head);
    for (const warning of snapshot.warnings) {
      if (!warned.has(warning)) log.warning(warning);
      warned.add(warning);
    }
    known = snapshot;
    return snapshot;
  };

  const assertFit = async (): Promise<void> => {
    const { visibility, defaultBranch } = await branch.facts();
    const repository = fullName(options.repository);
    if (visibility === 'public') {
      throw new ConfigurationError(
        `The state of scans names students and holds a secret, and ${repository} is public. Run scans in a private repository that only staff can read.`,
      );
    }
    if (options.branch === defaultBranch) {
      throw new ConfigurationError(
        `The state of scans needs a branch of its own, and ${options.branch} is the default branch of ${repository}.`,
      );
    }
    if (visibility === 'internal') {
      log.warning(
        `${repository} is internal: every member of the enterprise can read the state of the scans, which names students. A private repository is safer.`,
      );
    }
  };

  const interpret = async (head: BranchHead | null): Promise<Snapshot> => {
    const entry = head?.entries.find(({ path }) => path === STATE_FILE);
    if (head === null || entry === undefined) {
      return { head, state: emptyState(), existed: false, aside: [], warnings: [] };
    }
    const kept = `state.corrupt-${entry.sha.slice(0, 7)}.json`;
    const aside: readonly BranchChange[] = [{ path: kept, same: entry }];
    const setAside = (reason: string): Snapshot => ({
      head,
      state: emptyState(),
      existed: false,
      aside,
      warnings: [
        `The state of the scans (${STATE_FILE} on ${where}) cannot be read: ${reason}. It is kept as ${kept} and scans start afresh: every finding counts as new, and a check that was pending is not taken up. To undo this, repair the file and put it back.`,
      ],
    });
    if (entry.type !== 'blob' || entry.size === null) return setAside('it is no file');
    if (entry.size > STATE_LIMITS.bytes) return setAside(`it has ${entry.size} bytes`);
    const text = decoded(await branch.read(entry));
    if (text === null) return setAside('it is no UTF-8');
    const parsed = parseState(text);
    switch (parsed.kind) {
      case 'corrupt':
        return setAside(parsed.reason);
      case 'newer':
        throw new ConfigurationError(
          `The state of the scans (${where}) was written by a newer version of this action (version ${parsed.version}; this one knows ${STATE_VERSION}). Upgrade the action in this workflow.`,
        );
      case 'state':
        return parsed.dropped.length === 0
          ? { head, state: parsed.state, existed: true, aside: [], warnings: [] }
          : {
              head,
              state: parsed.state,
              existed: true,
              aside,
              warnings: [
                `Parts of the state of the scans (${STATE_FILE} on ${where}) cannot be read and are left out: ${parsed.dropped.join('; ')}. The whole is kept as ${kept}; everything else goes on as it was.`,
              ],
            };
    }
  };

  /** Waits while another run cuts the branch down. */
  const whenOpen = async (first: Snapshot): Promise<Snapshot> => {
    const giveUp = date().getTime() + CLOSED_MS + SKEW_MS;
    let snapshot = first;
    for (;;) {
      const { closedUntil } = snapshot.state.store;
      const now = date().getTime();
      // The second bound holds whatever the document says.
      if (closedUntil === null || now > Date.parse(closedUntil) + SKEW_MS || now > giveUp) return snapshot;
      await clock.sleep(CLOSED_STEP_MS, options.signal);
      snapshot = await read();
    }
  };

  /** Makes the commit and moves the branch. @returns what is stored then */
  const write = async (before: Snapshot, changed: State, id: string): Promise<Snapshot> => {
    const commits = before.state.store.commits + 1;
    const cutsDown = commits % COMMITS_KEPT === 0;
    const stamped = (closedUntil: string | null, count: number): State => ({
      ...changed,
      store: {
        recentWrites: [...before.state.store.recentWrites, id].slice(-STATE_LIMITS.recentWrites),
        commits: count,
        closedUntil,
      },
    });
    const closing = cutsDown ? new Date(date().getTime() + CLOSED_MS).toISOString() : null;
    const state = stamped(closing, commits);
    const made = await make(before, state);
    if (before.head === null) await branch.create(made.commit);
    else await branch.advance(made.commit);
    const written: Snapshot = { head: made, state, existed: true, aside: [], warnings: [] };
    known = written;
    return cutsDown ? cutDown(written, stamped(null, 1)) : written;
  };

  const make = async (before: Snapshot, state: State): Promise<CommitMade> => {
    const changes: BranchChange[] = [{ path: STATE_FILE, text: stringifyState(state) }, ...before.aside];
    if (before.head === null) changes.push({ path: 'README.md', text: README });
    return branch.commit(MESSAGE, before.head?.commit ?? null, before.head?.tree ?? null, changes);
  };

  /** The branch is closed by `written`. Whatever goes wrong here, that one is stored already. */
  const cutDown = async (written: Snapshot, state: State): Promise<Snapshot> => {
    const signal = AbortSignal.timeout(REPLACE_WITHIN_MS);
    let sent = false;
    try {
      const made = await branch.commit(MESSAGE, null, written.head?.tree ?? null, [
        { path: STATE_FILE, text: stringifyState(state) },
      ]);
      sent = true;
      await branch.replace(made.commit, signal);
      const single: Snapshot = { ...written, head: made, state };
      known = single;
      return single;
    } catch (error) {
      if (!(error instanceof GitHubError)) throw error;
      log.debug(`The history of ${where} was not cut down for all that is known: ${error.message}`);
      // A forced move that may still be under way must find the branch closed; one that was done opened it.
      if (!sent || !isUnanswered(error)) return reopen(written);
      known = null;
      return written;
    }
  };

  /** Others need not wait when nothing will happen any more. */
  const reopen = async (written: Snapshot): Promise<Snapshot> => {
    const state: State = {
      ...written.state,
      store: { ...written.state.store, commits: written.state.store.commits + 1, closedUntil: null },
    };
    try {
      const made = await make(written, state);
      await branch.advance(made.commit);
      const open: Snapshot = { ...written, head: made, state };
      known = open;
      return open;
    } catch (error) {
      if (!(error instanceof GitHubError)) throw error;
      known = null;
      return written;
    }
  };

  const load = async (): Promise<Loaded> => {
    const { state, existed, warnings } = await read();
    return { state, existed, warnings };
  };

  const update = async (change: (state: State) => State): Promise<State> => {
    const id = options.newId();
    const began = clock.now();
    let conflicts = 0;
    let silences = 0;
    for (;;) {
      try {
        const snapshot = await whenOpen(known ?? (await read()));
        if (snapshot.state.store.recentWrites.includes(id)) return snapshot.state;
        const changed = change(snapshot.state);
        if (changed === snapshot.state) return changed;
        const { state } = await write(snapshot, changed, id);
        return state;
      } catch (error) {
        if (isForbiddenByRule(error)) throw forbiddenByRule(error);
        if (!mayBeRepeated(error)) throw error;
        known = null;
        const isSilence = isUnanswered(error);
        if (isSilence) silences += 1;
        else conflicts += 1;
        log.debug(`The state of the scans was not stored yet: ${error.message}`);
        const wait = isSilence
          ? SILENCE_MS[silences - 1]
          : Math.min(MAX_BACKOFF_MS, BACKOFF_MS * conflicts) * (1 + options.random());
        if (wait === undefined || (!isSilence && clock.now() - began > CONFLICTS_MS)) {
          // The last answer may be the one that was lost.
          const { state } = await read();
          if (state.store.recentWrites.includes(id)) return state;
          throw isSilence ? error : conflict(error);
        }
        await clock.sleep(wait, options.signal);
      }
    }
  };

  function conflict(cause: GitHubError): StateConflict {
    return new StateConflict(
      `The state of the scans could not be stored on ${where} within ${CONFLICTS_MS / 1000} s, because other runs write there all the time (${cause.message}). Give the workflow a concurrency group, then run it again.`,
      { cause },
    );
  }

  function forbiddenByRule(cause: GitHubError): ConfigurationError {
    return new ConfigurationError(
      `A rule of ${fullName(options.repository)} forbids writing the state of the scans to the branch ${options.branch} (${cause.message}). Exempt that branch from the rule, or let the workflow bypass it; nothing is scanned until then.`,
      { cause },
    );
  }

  // One after the other: a run that keeps its lease while it uploads need not be its own rival.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(body: () => Promise<T>): Promise<T> => {
    const turn = last.then(body);
    last = turn.catch(() => {});
    return turn;
  };
  return { load: () => inTurn(load), update: (change) => inTurn(() => update(change)) };
}

/** The branch moved meanwhile (422, 409), or no answer tells what happened. */
function mayBeRepeated(error: unknown): error is GitHubError {
  if (!(error instanceof GitHubError)) return false;
  const status = statusOf(error);
  return isUnanswered(error) || status === 409 || status === 422;
}

/** GitHub's words where a branch protection or a ruleset refuses a write. A branch that only moved is "not a fast forward". */
const RULE =
  /rule violation|protected (?:branch|ref)|being restricted|cannot (?:create|update) this|through a pull request/i;

function isForbiddenByRule(error: unknown): error is GitHubError {
  return error instanceof GitHubError && statusOf(error) === 422 && RULE.test(error.message);
}

/** What was asked for may have been done, or may yet be. */
function isUnanswered(error: unknown): boolean {
  return error instanceof GitHubError && error.outcome === 'network';
}

function decoded(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
