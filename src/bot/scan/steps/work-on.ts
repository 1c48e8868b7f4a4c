import type { Assignment as ScheduledAssignment } from '#contract';
import type { ScanHost } from '../scan-host.ts';
import { failed, late, type ScannedAssignment, waited, checked } from '../scanned-assignment.ts';
import type { Changes, Decision } from '../schedule.ts';
import { assignmentOf, changeAssignment, withoutWish, newAssignment } from '../state/assignment-state.ts';
import type { AssignmentState } from '../state/state-schema.ts';
import { assignmentStore } from '../store/assignment-store.ts';
import type { LeasedStore } from '../store/lease.ts';
import { type Listed, NO_REPOSITORIES } from './list-repositories.ts';
import { isOfOneAssignment, type Look } from './look-at.ts';
import { withPushesSeen } from './facts-to-keep.ts';
import { type Gaps, gapsOfLook, newGaps, notedAfterLook } from '../unreadable.ts';
import { scanAssignment } from './scan-assignment.ts';
import { type Inquiry, leftBefore, whoLeft } from './who-left.ts';
import { notedCases } from '../noted-cases.ts';
import { checkOnce } from './check-once.ts';
import { type DueAssignment, planOf } from './pending-check.ts';
import { type LeftById, leftWords } from '../left.ts';
import * as says from '../says.ts';
import { fill } from '#base';

/** With less than this left, no check is begun or taken up. */
export const LEAST_MS = 10_000;

/** What all assignments of one scan share. */
export interface Scanning {
  readonly host: ScanHost;
  readonly lease: LeasedStore;
  readonly inquiry: Inquiry;
}

/**
 * Does what was decided about one assignment.
 *
 * @param known its state when the scan began
 * @throws Failure where the whole scan has to stop
 */
export async function workOn(
  { host, lease, inquiry }: Scanning,
  { assignment, listed, note }: Look,
  decision: Decision,
  known: AssignmentState | null,
): Promise<ScannedAssignment> {
  const { world } = host;
  const there = listed ?? NO_REPOSITORIES;
  const kept = assignmentStore(lease, assignment.name, host.newSalt);
  const before = leftBefore(known);
  const left = await whoLeft(inquiry, decision, there, known);
  if (left !== before && !assignment.settings.dryRun) await kept.change((one) => ({ ...one, left }));
  const gaps = gapsOfLook(there.unread, there.found);
  const news = newGaps(gaps, known?.unreadable ?? []);
  const remarks = remarksOf(before, left, news);
  const { reason } = decision;
  const explained = note === null ? reason : `${reason} ${note}`;
  if (decision.kind === 'wait') {
    // Where nobody asked for the repositories, nothing is known of the deadline.
    if (listed !== null && note === null) await noteLook(host, lease, assignment, listed, decision, gaps);
    return waited(assignment, explained, remarks, gaps.size, news.size);
  }
  if (world.clock.now() > host.endsAtMs - LEAST_MS) {
    const sentence = fill(says.timeRun, { reason });
    return late(assignment, sentence, remarks);
  }
  world.log.info(`${decision.name}: ${reason}`);
  // What was begun waits as well: most of the time it is the token.
  if (decision.kind === 'finish-pending' && there.found.length === 0) {
    return waited(assignment, explained, remarks);
  }
  const due = {
    host,
    lease,
    kept,
    assignment,
    listed: there,
    gone: decision.kind === 'check' ? decision.gone : null,
  };
  try {
    const scanned = await (assignment.settings.dryRun ? rehearse(due) : scanAssignment(due));
    return { ...scanned, remarks: [...remarks, ...scanned.remarks] };
  } catch (error) {
    if (!isOfOneAssignment(error)) throw error;
    return { ...failed(assignment, error), remarks };
  }
}

/**
 * Heads were asked for, because of a push elsewhere or after the deadline, because another deadline chooses other commits, or
 * because somebody wished it. Where that began no check, it need not be done again every night until the next one.
 */
async function noteLook(
  host: ScanHost,
  lease: LeasedStore,
  { name }: ScheduledAssignment,
  { deadline, unread, found }: Listed,
  { changed }: Changes,
  gaps: Gaps,
): Promise<void> {
  const isQuiet = changed.length === 0 && unread.size === 0;
  await lease.update((state) => {
    const known = assignmentOf(state, name);
    if (known === null || known.pending !== null) return state;
    const seen = withPushesSeen(known.seen, found);
    const hasMoved = isQuiet && (known.deadline ?? null) !== deadline;
    const before = known.unreadable ?? [];
    const at = host.world.date().toISOString();
    const unreadable = notedAfterLook(gaps, before, { found, seen, at });
    const isSame = unreadable.length === before.length && unreadable.every((one) => before.includes(one));
    if (isSame && !hasMoved && seen === known.seen && known.wish?.kind !== 'look') return state;
    return changeAssignment(state, name, host.newSalt, (one) => {
      const looked = one.wish?.kind === 'look' ? withoutWish(one) : one;
      const noted = isSame ? looked : { ...looked, unreadable: [...unreadable] };
      return hasMoved ? { ...noted, seen, deadline } : { ...noted, seen };
    });
  });
}

/** What a scan would do. Nothing of it is noted, so that a check that is pending stays so and no cooldown begins. */
async function rehearse(due: DueAssignment): Promise<ScannedAssignment> {
  const { host, kept, assignment } = due;
  const own = (await kept.read()) ?? newAssignment(host.newSalt());
  const pending = own.pending ?? {
    ...planOf(due, host.world.date().toISOString()),
    progress: { stage: 'planned' as const },
  };
  const noted = await notedCases(own, assignment.settings, host.world.workspace);
  const { report, finish } = await checkOnce(due, own, pending, noted, () => Promise.resolve());
  await finish();
  return checked(assignment, report, null, own.issue);
}

/** What staff should know of repositories that they were not told before. Names are hostile text. */
function remarksOf(before: LeftById, now: LeftById, gaps: Gaps): readonly string[] {
  return [
    ...[...gaps].map(([name, reason]) => fill(says.couldNotLooked, { name, reason })),
    ...Object.entries(now).flatMap(([id, entry]) => (before[id] === entry ? [] : [leftWords(entry)])),
  ];
}
