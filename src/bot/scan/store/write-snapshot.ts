import { ConfigurationError, fill, GitHubError, type Log } from '#base';
import { blobSha, GITHUB_LIMITS, statusOf } from '#github';
import * as says from '../says.ts';
import {
  type AssignmentState,
  COMMITS_KEPT,
  type State,
  STATE_LIMITS,
  type StoredAssignment,
} from '../state/state-schema.ts';
import { stateSize } from '../state/state-size.ts';
import { stringifyAssignment, stringifyIndex } from '../state/stringify-state.ts';
import { fileNameOf, pathOf } from './assignment-files.ts';
import type { BranchChange, BranchEntry, CommitMade, GitBranch } from './git-branch.ts';
import { type BranchPlace, isKeptOf, STATE_FILE } from './read-index.ts';
import type { Snapshot } from './snapshot.ts';

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
  const { files: now, clean, copies } = files;
  const written: Snapshot = {
    ...before,
    head: made,
    state,
    existed: true,
    aside: [],
    warnings: [],
    files: now,
    clean,
    copies,
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

/**
 * What has to be written so that the files say what the state says, with what was to be saved beside them. A file whose text stays
 * the same is left alone, and none goes that an assignment is in: one that began afresh is there again. Who is forgotten is forgotten
 * in copies of damaged files as well.
 *
 * @throws ConfigurationError where the state is too large
 */
export function changedFiles(
  before: Pick<Snapshot, 'aside' | 'copies' | 'files' | 'clean' | 'state'>,
  changed: State,
) {
  const { assignments, stored: kept } = changed;
  const changes: BranchChange[] = [];
  const stored = new Map<string, StoredAssignment>(Object.entries(kept));
  const files = new Map<string, BranchEntry>(before.files);
  const clean = new Map<string, AssignmentState>();
  for (const [name, assignment] of Object.entries(assignments)) {
    const row = stored.get(name) ?? { file: fileNameOf(name), bytes: 0 };
    const path = pathOf(row.file);
    clean.set(name, assignment);
    stored.set(name, row);
    if (before.clean.get(name) === assignment && files.has(path)) continue;
    const text = stringifyAssignment(name, assignment);
    const bytes = Buffer.from(text);
    const entry = { path, mode: '100644', type: 'blob', sha: blobSha(bytes), size: bytes.length };
    stored.set(name, { ...row, bytes: bytes.length });
    if (files.get(path)?.sha === entry.sha) continue;
    changes.push({ path, text });
    files.set(path, entry);
  }
  const present = new Set([...stored.values()].map(({ file }) => pathOf(file)));
  const listed = Object.values(before.state.stored);
  const gone = listed.map(({ file }): BranchChange => ({ path: pathOf(file), gone: true }));
  const forgotten = filesForgotten(before.state, changed);
  const isForgotten = (path: string): boolean => forgotten.some((file) => isKeptOf(path, file));
  const copies = before.copies.filter(({ path }) => !isForgotten(path));
  const left = before.copies.flatMap(({ path }): BranchChange[] =>
    isForgotten(path) ? [{ path, gone: true }] : [],
  );
  const aside = before.aside.filter(({ path }) => !isForgotten(path));
  for (const change of [...gone, ...aside, ...left]) {
    if ('gone' in change) {
      if (present.has(change.path)) continue;
      files.delete(change.path);
    }
    changes.push(change);
  }
  const rows = Object.fromEntries(stored);
  assertRoom(rows);
  return { changes, stored: rows, files, clean, copies };
}

/** Files of assignments whose people are forgotten with this write, or that are forgotten whole. */
function filesForgotten(before: State, changed: State): readonly string[] {
  return Object.entries(before.stored).flatMap(([name, { file }]) => {
    const isGone = !Object.hasOwn(changed.stored, name) && !Object.hasOwn(changed.assignments, name);
    const at = changed.assignments[name]?.forgottenAt;
    return isGone || (at !== undefined && at !== before.assignments[name]?.forgottenAt) ? [file] : [];
  });
}

function assertRoom(stored: State['stored']): void {
  const { bytes, limit, files } = stateSize({ stored });
  if (bytes <= limit) return;
  const largest = files.slice(0, 3).map(({ name }) => name);
  throw new ConfigurationError(fill(says.stateScansGrown, { bytes, limit, largest: largest.join(', ') }));
}

/** The branch moved meanwhile (422, 409), or no answer tells what happened. */
export function mayBeRepeated(error: unknown): error is GitHubError {
  if (!(error instanceof GitHubError)) return false;
  const status = statusOf(error);
  return isUnanswered(error) || status === 409 || status === 422;
}

/** GitHub's words where a branch protection or a ruleset refuses a write. A branch that only moved is "not a fast forward". */
const RULE =
  /rule violation|protected (?:branch|ref)|being restricted|cannot (?:create|update) this|through a pull request|secret detected/i;

/** 409: the text holds what GitHub takes for somebody's key, as a piece of code that was declared common may. */
export function isForbiddenByRule(error: unknown): error is GitHubError {
  const status = statusOf(error);
  return error instanceof GitHubError && (status === 422 || status === 409) && RULE.test(error.message);
}

/** What was asked for may have been done, or may yet be. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof GitHubError && error.outcome === 'network';
}
