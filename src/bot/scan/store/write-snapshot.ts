import { GitHubError, type Log } from '#base';
import { GITHUB_LIMITS } from '#github';
import { COMMITS_KEPT, STATE_LIMITS, type State } from '../state/state-schema.ts';
import { stringifyIndex } from '../state/stringify-state.ts';
import { changedFiles } from './changed-files.ts';
import type { BranchChange, CommitMade, GitBranch } from './git-branch.ts';
import { type BranchPlace, STATE_FILE } from './read-index.ts';
import type { Snapshot } from './snapshot.ts';
import { isUnanswered } from './write-failures.ts';

const MESSAGE = 'Note where the similarity scans stand [skip ci]';
const README = `# State of the similarity scans

Written by code-similarity-action; people do not edit it. It says which commits were checked and which findings were
reported, so that a scan takes up where the last one stopped.

**Keep this repository private.** The files in \`assignments\` tell who the pseudonyms stand for and hold the secrets they are made with.
Deleting this branch forgets everything: the next scan starts afresh and reports every finding as new.
`;

/** The branch, and what a write needs besides. */
export interface StatePlace extends BranchPlace {
  readonly branch: GitBranch;
  /** Time of day. */
  readonly date: () => Date;
  readonly log: Log;
}

/** What a write came to. */
interface WrittenState {
  /** As it is stored. */
  readonly state: State;
  /** Where the next write may begin, as it is refused if that is old; null: the branch has to be read first. */
  readonly known: Snapshot | null;
}

/**
 * Makes the commit and moves the branch.
 *
 * @param before what the change was made to
 * @param id of this write, which it leaves in the document
 * @throws GitHubError where it was not written, or no answer came
 */
export async function writeSnapshot(
  place: StatePlace,
  before: Snapshot,
  changed: State,
  id: string,
): Promise<WrittenState> {
  const files = changedFiles(before, changed);
  const commits = changed.store.commits + 1;
  const cutsDown = commits % COMMITS_KEPT === 0;
  const stamped = (closedUntil: string | null, count: number): State => ({
    ...changed,
    stored: files.stored,
    store: {
      ...before.state.store,
      recentWrites: [...before.state.store.recentWrites, id].slice(-STATE_LIMITS.recentWrites),
      commits: count,
      closedUntil,
    },
  });
  const closedUntil = new Date(place.date().getTime() + GITHUB_LIMITS.stateBranch.closedMs).toISOString();
  const state = stamped(cutsDown ? closedUntil : null, commits);
  const made = await commit(place, before.head, state, files.changes);
  if (before.head === null) await place.branch.create(made.commit);
  else await place.branch.advance(made.commit);
  const { files: now, clean } = files;
  const written: Snapshot = {
    ...before,
    head: made,
    state,
    existed: true,
    aside: [],
    warnings: [],
    files: now,
    clean,
  };
  return cutsDown ? cutDown(place, written, stamped(null, 1)) : { state, known: written };
}

function commit(
  { branch }: StatePlace,
  head: CommitMade | null,
  state: State,
  others: readonly BranchChange[],
): Promise<CommitMade> {
  const changes: BranchChange[] = [{ path: STATE_FILE, text: stringifyIndex(state) }, ...others];
  if (head === null) changes.push({ path: 'README.md', text: README });
  return branch.commit(MESSAGE, head?.commit ?? null, head?.tree ?? null, changes);
}

/** The branch is closed by `written`. Whatever goes wrong here, that one is stored already. */
async function cutDown(place: StatePlace, written: Snapshot, state: State): Promise<WrittenState> {
  const { branch, where, log } = place;
  const signal = AbortSignal.timeout(GITHUB_LIMITS.stateBranch.replaceWithinMs);
  let sent = false;
  try {
    const made = await branch.commit(MESSAGE, null, written.head?.tree ?? null, [
      { path: STATE_FILE, text: stringifyIndex(state) },
    ]);
    sent = true;
    await branch.replace(made.commit, signal);
    return { state, known: { ...written, head: made, state } };
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    log.debug(`The history of ${where} was not cut down for all that is known: ${error.message}`);
    // A forced move that may still be under way must find the branch closed; one that was done opened it.
    return sent && isUnanswered(error) ? { state: written.state, known: null } : reopen(place, written);
  }
}

/** Others need not wait when nothing will happen any more. */
async function reopen(place: StatePlace, written: Snapshot): Promise<WrittenState> {
  const { store } = written.state;
  const state: State = {
    ...written.state,
    store: { ...store, commits: store.commits + 1, closedUntil: null },
  };
  try {
    const made = await commit(place, written.head, state, []);
    await place.branch.advance(made.commit);
    return { state, known: { ...written, head: made, state } };
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    return { state: written.state, known: null };
  }
}
