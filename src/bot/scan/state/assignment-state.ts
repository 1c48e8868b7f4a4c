import { compareText } from '#base';
import type { Case } from '#contract';
import { caseKey, decidedAt, evidenceOf } from '#report';
import {
  type AssignmentState,
  type KeptClass,
  type KnownPerson,
  type PendingCheck,
  type Progress,
  type ReportedFlag,
  type ReportedPair,
  type RunRecord,
  type SeenRepository,
  type State,
  STATE_LIMITS,
  type Wish,
} from './state-schema.ts';

/** Every change of what is remembered of an assignment. Pure: time, ids and salts come in. */

/** @param salt 64 hex digits that nobody can guess */
export function newAssignment(salt: string): AssignmentState {
  return {
    salt,
    pseudonyms: {},
    seen: {},
    runs: [],
    pending: null,
    reportedPairs: {},
    reportedFlags: {},
    dismissed: {},
    issue: null,
    lastCheckAt: null,
  };
}

/** The branch holds this assignment, and nobody read it yet. Thrown in a change, it makes the store read it and call the change again. */
export class AssignmentNotRead extends Error {
  override readonly name = 'AssignmentNotRead';
  readonly assignment: string;
  constructor(assignment: string) {
    super(`The state of ${assignment} was not read.`);
    this.assignment = assignment;
  }
}

/** null: this assignment was never scanned. @throws AssignmentNotRead */
export function assignmentOf(state: State, name: string): AssignmentState | null {
  // An assignment may be called `constructor`.
  if (Object.hasOwn(state.assignments, name)) return state.assignments[name] ?? null;
  if (Object.hasOwn(state.stored, name)) throw new AssignmentNotRead(name);
  return null;
}

/**
 * Changes one assignment, which is made where it is new.
 *
 * @param newSalt 64 hex digits nobody can guess; called for a new assignment alone. It may be called again when a write is
 *   repeated: only the salt that was stored counts.
 */
export function changeAssignment(
  state: State,
  name: string,
  newSalt: () => string,
  change: (assignment: AssignmentState) => AssignmentState,
): State {
  const current = assignmentOf(state, name) ?? newAssignment(newSalt());
  const next = change(current);
  return next === assignmentOf(state, name)
    ? state
    : { ...state, assignments: { ...state.assignments, [name]: next } };
}

/**
 * Notes what a person asks of the next scan. It is done once: the same box read again, or the same command run again, is no
 * other wish. What could not be collected gets new tries.
 */
export function noteWish(assignment: AssignmentState, wish: Wish): AssignmentState {
  return assignment.lastWish === wish.key
    ? assignment
    : { ...assignment, wish, lastWish: wish.key, failed: {} };
}

/** What was asked for is done. */
export function withoutWish(assignment: AssignmentState): AssignmentState {
  if (assignment.wish === undefined) return assignment;
  const next = { ...assignment };
  delete next.wish;
  return next;
}

/** Every assignment that is remembered, read or not. */
export function namesIn({ assignments, stored }: State): readonly string[] {
  return [...new Set([...Object.keys(stored), ...Object.keys(assignments)])].toSorted(compareText);
}

/** Forgets an assignment, read or not. */
export function withoutAssignment(state: State, name: string): State {
  const { [name]: _, ...assignments } = state.assignments;
  const { [name]: __, ...stored } = state.stored;
  return { ...state, assignments, stored };
}

/** Begins a check, which is what anybody may have asked for. @throws RangeError while another one is pending: that one is finished or given up first */
export function planCheck(
  assignment: AssignmentState,
  plan: Omit<PendingCheck, 'progress'>,
): AssignmentState {
  if (assignment.pending !== null) throw new RangeError('A check of this assignment is pending already.');
  return { ...withoutWish(assignment), pending: { ...plan, progress: { stage: 'planned' } } };
}

const STAGES: readonly Progress['stage'][] = [
  'planned',
  'created',
  'uploading',
  'started',
  'read',
  'reported',
];

/**
 * Notes how far the pending check has come. Ids of uploads add up. A note that comes late (of a write that was repeated)
 * never takes the check back.
 *
 * @throws RangeError when nothing is pending
 */
export function advanceCheck(assignment: AssignmentState, progress: Progress): AssignmentState {
  const { pending } = assignment;
  if (pending === null) throw new RangeError('No check of this assignment is pending.');
  const before = pending.progress;
  if (STAGES.indexOf(progress.stage) < STAGES.indexOf(before.stage)) return assignment;
  const next =
    'uploaded' in progress && 'uploaded' in before
      ? { ...progress, uploaded: { ...before.uploaded, ...progress.uploaded } }
      : progress;
  return { ...assignment, pending: { ...pending, progress: next } };
}

interface FinishedCheck {
  readonly record: RunRecord;
  /** Repositories whose contents were taken, by numeric id. */
  readonly seen: Readonly<Record<string, SeenRepository>>;
  /** Numeric ids of repositories that are gone. */
  readonly gone: readonly number[];
  /** From `compareWithReported`. */
  readonly reportedPairs: Readonly<Record<string, ReportedPair>>;
  readonly reportedFlags: Readonly<Record<string, ReportedFlag>>;
  readonly reportedSources?: AssignmentState['reportedSources'];
}

/**
 * Ends the pending check. The time that counts for a cooldown is when it was planned: a daily scan with a cooldown of a day
 * would else be late every second day by the time that a check takes.
 */
export function finishCheck(assignment: AssignmentState, finished: FinishedCheck): AssignmentState {
  const gone = new Set(finished.gone.map(String));
  const seen = { ...assignment.seen, ...finished.seen };
  const there = <V>(entries: Readonly<Record<string, V>>): Record<string, V> =>
    Object.fromEntries(Object.entries(entries).filter(([id]) => !gone.has(id)));
  const { web, unsearched } = assignment;
  return {
    ...abandonCheck(assignment, finished.record),
    seen: there(seen),
    ...(web === undefined ? {} : { web: there(web) }),
    ...(unsearched === undefined ? {} : { unsearched: there(unsearched) }),
    reportedPairs: { ...finished.reportedPairs },
    reportedFlags: { ...finished.reportedFlags },
    ...(isEmpty(finished.reportedSources) ? {} : { reportedSources: { ...finished.reportedSources } }),
  };
}

function isEmpty(record: object | undefined): boolean {
  return record === undefined || Object.keys(record).length === 0;
}

/** Notes what a check says in the course. @param told pairs that stand out in it and were told */
export function withCourse(
  assignment: AssignmentState,
  course: KeptClass | null,
  told: readonly string[],
): AssignmentState {
  const { course: _, courseTold = [], ...rest } = assignment;
  const all = [...new Set([...told, ...courseTold])].slice(0, STATE_LIMITS.courseTold);
  return {
    ...rest,
    ...(course === null ? {} : { course }),
    ...(all.length === 0 ? {} : { courseTold: all }),
  };
}

/** Gives the pending check up, which nobody will see a result of: it is not waited for any more, or cannot be gone on with. */
export function giveCheckUp(
  assignment: AssignmentState,
  run: Pick<RunRecord, 'at' | 'run' | 'url' | 'outcome'>,
): AssignmentState {
  const progress = assignment.pending?.progress;
  return abandonCheck(assignment, {
    ...run,
    checkId: progress !== undefined && 'check' in progress ? progress.check.checkId : null,
    submissions: 0,
    flagged: 0,
    newFindings: 0,
    worseFindings: 0,
  });
}

/** Ends the pending check without news: it failed, or the service does not know it any more. Its repositories stay to be checked. */
export function abandonCheck(assignment: AssignmentState, record: RunRecord): AssignmentState {
  return {
    ...assignment,
    pending: null,
    runs: [...assignment.runs, record].slice(-STATE_LIMITS.runs),
    // What never became a check begins no cooldown.
    lastCheckAt:
      record.checkId === null ? assignment.lastCheckAt : (assignment.pending?.plannedAt ?? record.at),
  };
}

/** Notes who the pseudonyms of a check stand for; those given out before stay. */
export function rememberPseudonyms(
  assignment: AssignmentState,
  people: Readonly<Record<string, KnownPerson>>,
): AssignmentState {
  return { ...assignment, pseudonyms: { ...assignment.pseudonyms, ...people } };
}

/** A pair that a person judged innocent, by what was told of it. What was said first stays: it is the audit trail. */
export function dismissPair(
  assignment: AssignmentState,
  pair: string,
  dismissal: Omit<AssignmentState['dismissed'][string], 'evidence'>,
): AssignmentState {
  if (Object.hasOwn(assignment.dismissed, pair)) return assignment;
  const evidence = assignment.reportedPairs[pair]?.evidence;
  const known = assignment.cases?.find(({ subjects }) => caseKey(subjects) === pair);
  const at = decidedAt(dismissal.at, known?.at);
  return {
    ...assignment,
    dismissed: {
      ...assignment.dismissed,
      [pair]: { ...dismissal, at, ...(evidence === undefined ? {} : { evidence }) },
    },
  };
}

/** Says who reviews a pair; who was named last counts. */
export function assignReviewer(
  assignment: AssignmentState,
  pair: string,
  reviewer: NonNullable<AssignmentState['reviewers']>[string],
): AssignmentState {
  return { ...assignment, reviewers: { ...assignment.reviewers, [pair]: reviewer } };
}

/** What was reported of a pair is forgotten, so that the next check tells it as new. */
export function forgetReported(assignment: AssignmentState, pair: string): AssignmentState {
  if (!Object.hasOwn(assignment.reportedPairs, pair)) return assignment;
  const { [pair]: _, ...rest } = assignment.reportedPairs;
  return { ...assignment, reportedPairs: rest };
}

/** A pair is nobody's verdict any more. */
export function undismissPair(assignment: AssignmentState, pair: string): AssignmentState {
  if (!Object.hasOwn(assignment.dismissed, pair)) return assignment;
  const { [pair]: _, ...rest } = assignment.dismissed;
  return { ...assignment, dismissed: rest };
}

/**
 * Takes over what people ticked in the issue: a ticked pair is dismissed, a cleared box takes up again a pair that a box had
 * dismissed. What a command dismissed stays so.
 *
 * @param ticks by pair, as in the issue
 * @param at RFC 3339, UTC
 */
export function applyTicks(
  assignment: AssignmentState,
  ticks: ReadonlyMap<string, boolean>,
  at: string,
): AssignmentState {
  let next = assignment;
  for (const [pair, ticked] of ticks) {
    if (ticked) {
      next = dismissPair(next, pair, { reason: 'ticked in the issue', by: null, at, via: 'issue' });
    } else if (next.dismissed[pair]?.via === 'issue') {
      next = undismissPair(next, pair);
    }
  }
  return next;
}

/** A check that was left over at the service is deleted. */
export function withoutLeftover(assignment: AssignmentState): AssignmentState {
  const next = { ...assignment };
  delete next.leftover;
  return next;
}

/**
 * Notes that the pending check has its results (`read`) or was told (`reported`). The later stages have what the earlier ones
 * noted. Nothing is noted of a check that is no more than planned.
 */
export function advanceTo(assignment: AssignmentState, stage: 'read' | 'reported'): AssignmentState {
  const progress = assignment.pending?.progress;
  if (progress === undefined || progress.stage === 'planned') return assignment;
  return advanceCheck(assignment, {
    stage,
    check: progress.check,
    uploaded: 'uploaded' in progress ? progress.uploaded : {},
  });
}

/** Boxes ticked in the issue and commands of the bot, as cases. One whose numbers nobody knew cannot grow. */
export function dismissedCases({ dismissed }: Pick<AssignmentState, 'dismissed'>): readonly Case[] {
  return Object.entries(dismissed).map(([pair, { reason, by, at, evidence }]) => ({
    subjects: pair.split('-'),
    // The run that they are in knows them.
    names: pair.split('-'),
    state: 'dismissed',
    reason,
    note: null,
    by,
    at,
    evidence: evidence ?? evidenceOf([]),
  }));
}
