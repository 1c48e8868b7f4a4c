import type { Assignment as ScheduledAssignment } from '#contract';
import type { PendingCheck } from '../state/state-schema.ts';
import { fingerprintOf } from '../state/stringify-state.ts';
import type { Listed } from './list-repositories.ts';
import type { ScanHost } from '../scan-host.ts';
import type { AssignmentStore } from '../store/assignment-store.ts';
import type { LeasedStore } from '../store/lease.ts';

/** A check of the repositories at the commits where they stand. @param at RFC 3339 */
export function planOf(
  { host, assignment: { name }, listed: { found } }: DueAssignment,
  at: string,
): Omit<PendingCheck, 'progress'> {
  const submissions = found.flatMap(({ id, headSha }) =>
    headSha === null ? [] : [{ repositoryId: id, sha: headSha }],
  );
  return {
    fingerprint: fingerprintOf([name, at, host.world.run, submissions]),
    plannedAt: at,
    run: { runId: host.world.run.runId, jobSlug: `scan-${name}`, attempt: 1 },
    submissions,
  };
}

/** The attempt counts up, so that a later one finds the checks of all before it. */
export function again(pending: PendingCheck): PendingCheck {
  return { ...pending, run: { ...pending.run, attempt: pending.run.attempt + 1 } };
}

/** Whether anything of what is pending is there to be collected. */
export function isCollectable({ submissions }: PendingCheck, { found }: Listed): boolean {
  const present = new Set(found.map(({ id }) => id));
  return submissions.some(({ repositoryId }) => present.has(repositoryId));
}

/** An assignment whose turn it is, with all that its check needs. */
export interface DueAssignment {
  readonly host: ScanHost;
  readonly lease: LeasedStore;
  readonly kept: AssignmentStore;
  readonly assignment: ScheduledAssignment;
  readonly listed: Listed;
  /** Numeric ids of repositories that are gone; null: a check is pending, which is finished first. */
  readonly gone: readonly number[] | null;
}
