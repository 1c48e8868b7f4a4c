import { changeAssignment } from './assignment-state.ts';
import { COMMITS_KEPT, type AssignmentState, type State } from './state-schema.ts';

/** Half a year after the last sign of an assignment the marks are given and the time for objections is over. */
export const KEPT_DAYS = 180;
const DAY_MS = 86_400_000;

/** When something was last done for it, RFC 3339; null: never by a scan. */
export function lastUsed({ runs, lastCheckAt, pending }: AssignmentState): string | null {
  const times = [...runs.map(({ at }) => at), lastCheckAt, pending?.plannedAt ?? null];
  return times.filter((at) => at !== null).toSorted((a, b) => Date.parse(b) - Date.parse(a))[0] ?? null;
}

/** When the people in it are forgotten once nobody scans it any more, RFC 3339; null: no scan ever was. */
export function keptUntil(assignment: AssignmentState): string | null {
  const last = lastUsed(assignment);
  return last === null ? null : new Date(Date.parse(last) + KEPT_DAYS * DAY_MS).toISOString();
}

/** Whether it is over: nothing is pending, and nothing was done for it for `KEPT_DAYS`. What only the bot uses never is. */
export function isOver(assignment: AssignmentState, now: Date): boolean {
  const until = keptUntil(assignment);
  return assignment.pending === null && until !== null && now.getTime() > Date.parse(until);
}

/** How many repositories and people it names. */
export function peopleIn({ pseudonyms, seen, left = {} }: AssignmentState): number {
  const ids = Object.values(pseudonyms).map(({ repositoryId }) => String(repositoryId));
  return new Set([...ids, ...Object.keys(seen), ...Object.keys(left)]).size;
}

/** Whether it is over and still names people. */
export function isToForget(assignment: AssignmentState, now: Date): boolean {
  return isOver(assignment, now) && peopleIn(assignment) > 0;
}

/**
 * Forgets whom it names: pseudonyms and their secret, repositories and their commits, what students answered. What was reported and
 * what people decided stays, under the numbers of repositories, so that nothing is told again.
 *
 * @param salt a new one: names that a service was given can then not be made again
 * @param at RFC 3339
 */
export function withoutPeople(assignment: AssignmentState, salt: string, at: string): AssignmentState {
  const {
    failed: _,
    left: __,
    students: ___,
    web: ____,
    unsearched: _____,
    unreadable: ______,
    course: _______,
    ...kept
  } = assignment;
  const decided = kept.cases
    ?.filter(({ state }) => state !== 'new')
    .map(({ answers: ________, ...one }) => one);
  return {
    ...kept,
    ...(decided === undefined ? {} : { cases: decided }),
    salt,
    pseudonyms: {},
    seen: {},
    forgottenAt: at,
  };
}

/** The state whose next write leaves no earlier commit on the branch: what was forgotten stands there no more. */
export function withoutHistory(state: State): State {
  return { ...state, store: { ...state.store, commits: COMMITS_KEPT - 1 } };
}

/**
 * The state without the people of some assignments, on its branch as well.
 *
 * @param newSalt see `changeAssignment`
 * @param at RFC 3339
 */
export function forgetPeople(
  state: State,
  names: readonly string[],
  newSalt: () => string,
  at: string,
): State {
  const forget = (all: State, name: string): State =>
    changeAssignment(all, name, newSalt, (one) => withoutPeople(one, newSalt(), at));
  return withoutHistory(names.reduce(forget, state));
}
