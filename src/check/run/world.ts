import type { Clock, Environment, Log, Random } from '#base';
import type { EventContext, GitHub } from '#github';
import type { CheckEffects, RunIdentity } from '../plan.ts';
import type { Means } from './means.ts';

/** The outside world of one run: everything that is not in its settings. */
export interface World extends Means {
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  /** Aborted with `Cancelled` when the run is to stop. */
  readonly signal: AbortSignal;
  /** On the clock: when the run ends that this check is a part of. Infinity: it has the time of its settings. */
  readonly endsAtMs: number;
  /** Wall-clock time, for display alone. */
  readonly date: () => Date;
  /** Where relative paths begin. */
  readonly workspace: string;
  /** An empty folder of this run alone. The caller who made it deletes it. */
  readonly tempDir: string;
  /** Takes secrets out of text; more of them may be added while the run goes on. */
  readonly redact: (text: string) => string;
  readonly environment: Environment;
  readonly toolVersion: string;
  /** Which job this is, for re-runs. */
  readonly run: RunIdentity;
  readonly runUrl: string | null;
  /** Start of the check's name where the settings give none. */
  readonly defaultLabel: string;
  /** Heading of the report where the settings give none. */
  readonly title: string;
  readonly event: EventContext;
  /** GitHub, made when it is first needed. The caller who made it closes it. */
  readonly github: () => GitHub;
  /** For the repositories of submissions; may be the same. */
  readonly collector: () => GitHub;
  /** Called with the id as soon as a check exists. */
  readonly onCheck: (id: number) => void;
  readonly aside?: CheckEffects['aside'];
}
