import { type Findings, NO_CASES, type Settings } from '#contract';
import { checkOfNothing } from '../run-check.ts';
import { collectInTime } from './collect-in-time.ts';
import { deadlineOf } from './deadline-of.ts';
import { peopleOfRun } from './people-of-run.ts';
import { planCheck } from './plan-check.ts';
import { NOTHING_PRIOR } from './prior.ts';
import { refuseUnknownNames } from './refuse-unknown-names.ts';
import type { World } from './world.ts';

/**
 * What a run would check, collected and packed as it would be; no service is asked.
 *
 * @returns findings without numbers
 * @throws `Failure` for what would end the run before there is anything to check
 */
export async function lookAhead(settings: Settings, world: World): Promise<Findings> {
  refuseUnknownNames(settings);
  const run = { settings, world, prior: NOTHING_PRIOR, shard: null, book: NO_CASES, isPlain: true };
  const deadlineMs = deadlineOf(world.clock.now(), settings.timeoutMs, world.endsAtMs);
  const collection = await collectInTime(run, deadlineMs);
  const people = peopleOfRun(collection, run);
  const plan = planCheck(run, collection, people, { kind: 'embedded', host: null });
  const findings = people.counted(checkOfNothing(plan).findings);
  return { ...findings, notices: [...collection.notices, ...findings.notices] };
}
