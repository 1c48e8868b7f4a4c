import type { Assignment as ScheduledAssignment } from '#contract';
import type { ScanHost } from '../scan-host.ts';
import type { AssignmentStore } from '../store/assignment-store.ts';
import type { LeasedStore } from '../store/lease.ts';
import type { Listed } from './list-repositories.ts';

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
