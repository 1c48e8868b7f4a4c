import { ENGINE, type Findings, NO_CASES, type Settings } from '#contract';
import { enginesOf } from '#service';
import { chooseEngine, chooseLanguage, LANGUAGE_ROWS, webEngine } from '../preflight.ts';
import { checkOfNothing } from '../run-check.ts';
import { collectInTime } from './collect-in-time.ts';
import { deadlineOf } from './within-time.ts';
import { peopleOfRun } from './people-of-run.ts';
import { planCheck } from './plan-check.ts';
import { NOTHING_PRIOR } from './prior.ts';
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

/**
 * Looks for an engine and a language in what the embedded service has, before a class is collected for it.
 *
 * @throws ConfigurationError where the embedded service has no such engine or language
 */
export function refuseUnknownNames({
  engine,
  language,
  web,
}: Pick<Settings, 'engine' | 'language' | 'web'>): void {
  const types = { test_types: enginesOf(web), recommended_test_type: ENGINE.group };
  chooseEngine(web.length === 0 ? engine : webEngine(engine, types), types, []);
  chooseLanguage(language, LANGUAGE_ROWS);
}
