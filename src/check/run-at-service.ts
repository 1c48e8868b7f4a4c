import { Failure, fill } from '#base';
import type { CheckStep } from './check-life.ts';
import { isDenied } from './client/answers.ts';
import type { ServiceClient } from './client/client.ts';
import { NotFoundError } from './client/errors.ts';
import { findOrCreate } from './find-or-create.ts';
import type { CheckEffects, CheckPlan } from './plan.ts';
import { forecast, lookAhead, nameAll, stopIfPointless } from './prepare.ts';
import { asAtService, readAllScores, readMatches, waitForResults } from './read-results.ts';
import { readWeb } from './read-web.ts';
import { type CheckResult, lived } from './run-check.ts';
import * as says from './says.ts';
import { fill as fillCheck, start } from './submit.ts';

/** The steps of a check's life. A step of an earlier attempt's check that is done already changes nothing. */
function stepsOf({ checkId, dryRun, shared }: CheckPlan): readonly CheckStep[] {
  const results = [waitForResults, asAtService, readAllScores, readMatches, readWeb];
  if (checkId !== null) return [lookAhead, ...results];
  if (dryRun) return [lookAhead, nameAll, forecast];
  if (shared === null) {
    return [lookAhead, nameAll, stopIfPointless, findOrCreate, fillCheck, start, ...results];
  }
  const filled = [lookAhead, nameAll, findOrCreate, fillCheck];
  return shared.part === 'judge' ? [...filled, start, ...results] : filled;
}

/** The life of one check at a service: pre-flight ▸ create ▸ upload ▸ start ▸ wait ▸ read. Throws as `lived`. */
export function runCheck(plan: CheckPlan, effects: CheckEffects): Promise<CheckResult> {
  return lived(plan, effects, stepsOf(plan), (id) => cleanUp(effects.client, id));
}

async function cleanUp(client: ServiceClient, id: number): Promise<readonly string[]> {
  try {
    if (await deleteCheck(client, id)) return [];
    return [fill(says.checkCouldNotDeletedStays, { id })];
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return [fill(says.checkCouldNotDeleted, { id, error: error.message })];
  }
}

/** Deletes a check. @returns whether it is gone, also where it was so before @throws Failure */
export async function deleteCheck(client: ServiceClient, checkId: number): Promise<boolean> {
  const result = await client.repeat('deleteCheck', { check_id: checkId });
  if (result.kind === 'refused') return result.status === 404;
  if (result.kind === 'ok' && !isDenied(result.body)) return true;
  try {
    await client.read('getCheck', { check_id: checkId });
    return false;
  } catch (error) {
    if (error instanceof NotFoundError) return true;
    throw error;
  }
}
