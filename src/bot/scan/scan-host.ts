import type { Prior, World } from '#check';
import type { Assignment as ScheduledAssignment, RunReport } from '#contract';
import type { RepositoryName } from '#github';
import type { PackedCache } from '#sources';
import type { NextTime } from './schedule.ts';
import type { Holder } from './store/lease.ts';
import type { StateStore } from './store/state-branch.ts';

/** All that a scan needs of its surroundings. */
export interface ScanHost {
  readonly assignments: readonly ScheduledAssignment[];
  /** Names of those that this scan is about; null: all. */
  readonly only: ReadonlySet<string> | null;
  readonly world: World;
  readonly store: StateStore;
  readonly holder: Holder;
  /** The private staff repository, where issues are written. */
  readonly repository: RepositoryName;
  /** Login that the token writes as. */
  readonly self: string;
  /** Branch of the state; null: the usual one. */
  readonly branch: string | null;
  /** When scans are planned, where another than GitHub's schedule starts them; null: the event says, or nobody. */
  readonly nextScan: NextTime | null;
  /** On the clock: no check is begun or waited for beyond it. */
  readonly endsAtMs: number;
  readonly serverUrl: string;
  readonly staff: readonly string[];
  readonly cache: PackedCache | null;
  readonly newSalt: () => string;
  /** Told of every secret before it could be said anywhere. */
  readonly onSecret: (secret: string) => void;
  /** Runs one check and writes its report files; `finish` closes it, once everything was told. */
  readonly check: (assignment: ScheduledAssignment, world: World, prior: Prior) => Promise<CheckedOnce>;
  /** Deletes a check at the service; one that is not there any more is deleted. @throws Failure */
  readonly discard: (assignment: ScheduledAssignment, checkId: number) => Promise<void>;
}

/** What one check came to. `finish` closes it. */
export interface CheckedOnce {
  readonly report: RunReport;
  readonly finish: () => Promise<void>;
}
