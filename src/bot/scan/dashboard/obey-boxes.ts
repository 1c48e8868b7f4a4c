import {
  assignmentOf,
  changeAssignment,
  giveCheckUp,
  noteWish,
  withoutAssignment,
} from '../state/assignment-state.ts';
import { lastUsed, withoutHistory } from '../state/forget.ts';
import type { AssignmentState, RunRecord, State } from '../state/state-schema.ts';
import { type TickedBox, wishOf } from './boxes.ts';

interface Obedience {
  /** Names of the assignments of the config file. */
  readonly configured: ReadonlySet<string>;
  /** RFC 3339, UTC. */
  readonly at: string;
  /** Of this run, which gives checks up. */
  readonly run: Pick<RunRecord, 'run' | 'url'>;
  readonly newSalt: () => string;
}

/**
 * The state with all that was asked for: wishes are noted, checks that are to be begun anew are given up, entries that
 * nobody wants to read again are marked, assignments that are over are forgotten. Pure, and doing it twice does nothing.
 */
export function obeyBoxes(state: State, boxes: readonly TickedBox[], obedience: Obedience): State {
  const { configured, at, run, newSalt } = obedience;
  let next = state;
  for (const name of new Set(boxes.map(({ assignment }) => assignment))) {
    if (!configured.has(name)) {
      const isForgotten = boxes.some(({ kind, assignment }) => kind === 'forget' && assignment === name);
      if (isForgotten && overIn(next, configured).includes(name)) {
        next = withoutHistory(withoutAssignment(next, name));
      }
      continue;
    }
    const wish = wishOf(boxes, name);
    next = changeAssignment(next, name, newSalt, (one) => {
      const forgetting = withForgotten(one, boxes, name);
      return wish === null ? forgetting : noteWish(forgetting, { ...wish, by: null, at });
    });
  }
  for (const name of configured) {
    const one = assignmentOf(next, name);
    // The wish stays: it begins the next check.
    if (one?.wish?.kind !== 'retry' || one.pending === null) continue;
    next = changeAssignment(next, name, newSalt, (stuck) =>
      giveCheckUp(stuck, { at, ...run, outcome: 'cancelled' }),
    );
  }
  return next;
}

/** Assignments that scans made and that the config file names no more. What only the bot uses is none of them. */
export function overIn({ assignments }: State, configured: ReadonlySet<string>): readonly string[] {
  return Object.entries(assignments).flatMap(([name, one]) =>
    configured.has(name) || lastUsed(one) === null ? [] : [name],
  );
}

function withForgotten(one: AssignmentState, boxes: readonly TickedBox[], name: string): AssignmentState {
  const { left = {} } = one;
  const forgotten = boxes.flatMap(({ kind, assignment, key }) => {
    const entry = kind === 'left' && assignment === name ? left[key] : undefined;
    return entry === undefined || entry.forgotten === true
      ? []
      : [[key, { ...entry, forgotten: true }] as const];
  });
  return forgotten.length === 0 ? one : { ...one, left: { ...left, ...Object.fromEntries(forgotten) } };
}
