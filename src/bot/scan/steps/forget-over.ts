import type { World } from '#check';
import type { Assignment as ScheduledAssignment } from '#contract';
import type { ScanHost } from '../scan-host.ts';
import { forgetPeople, isOver, isToForget, KEPT_DAYS, peopleIn } from '../state/forget.ts';
import type { State } from '../state/state-schema.ts';
import type { LeasedStore } from '../store/lease.ts';
import * as says from '../says.ts';
import { fill } from '#base';

/** Where the last scan was longer ago, the clock may be ahead. */
const STEADY_MS = 7 * 24 * 60 * 60_000;

/** What it needs of the scan. */
interface Forgetting extends Pick<ScanHost, 'newSalt'> {
  readonly assignments: readonly (Pick<ScheduledAssignment, 'name'> & {
    readonly schedule: Pick<ScheduledAssignment['schedule'], 'until'>;
    readonly settings: Pick<ScheduledAssignment['settings'], 'dryRun'>;
  })[];
  readonly world: Pick<World, 'date' | 'log'>;
}

/**
 * Forgets whom assignments name that are over: the config file names them no more, or their window ended, and nothing was done for
 * them for `KEPT_DAYS`. What is forgotten by a clock that is ahead is gone: after a week without a scan, the second one forgets.
 *
 * @throws what `LeasedStore.update` throws
 */
export async function forgetOver(host: Forgetting, lease: LeasedStore, state: State): Promise<void> {
  const { assignments, world, newSalt } = host;
  const now = world.date();
  // A rehearsal changes nothing.
  if (assignments.some(({ settings }) => settings.dryRun)) return;
  const running = new Set(
    assignments.filter(({ schedule: { until } }) => until === null || now <= until).map(({ name }) => name),
  );
  const last = new Date(state.lastScan?.at ?? now);
  const isSteady = now.getTime() - last.getTime() <= STEADY_MS;
  const over = Object.entries(state.assignments).filter(
    ([name, one]) => !running.has(name) && isToForget(one, now) && (isSteady || isOver(one, last)),
  );
  if (over.length === 0) return;
  const names = over.map(([name]) => name);
  await lease.update((current) => forgetPeople(current, names, newSalt, now.toISOString()));
  for (const [name, one] of over) {
    world.log.notice(fill(says.overNothingDone, { name, days: KEPT_DAYS, people: peopleIn(one) }));
  }
}
