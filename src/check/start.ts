import { fill, type Log, message, type Message } from '#base';
import { readBoolean, STATE } from '#contract';
import type { Answer } from './client/answers.ts';
import { errorText } from './client/classify.ts';
import { AnalysisFailedError, ConflictError, UnavailableError } from './client/errors.ts';
import { CHECK_LIMITS } from './client/limits.ts';
import type { CheckEffects, WebOrder } from './plan.ts';
import * as says from './says.ts';

interface StartRequest {
  readonly checkId: number;
  readonly engineId: number;
  readonly ai: boolean;
  readonly baseCode: boolean;
  /** Ids of submissions that belong together, by groups; none: nothing is said of it. */
  readonly together: readonly (readonly number[])[];
  /** null: nothing is said of the web. */
  readonly web: WebOrder | null;
}

/** 1 and, in real life, 2 ("uploading"): nothing has been started. */
export function isNotStarted(statusId: number | null): boolean {
  return statusId === STATE.created || statusId === 2;
}

export interface Started {
  readonly url: string | null;
  /** The service says that AI detection does not run, though it was asked for. */
  readonly isAiDenied: boolean;
  /** What the service runs otherwise than it was asked to. */
  readonly warnings: readonly Message[];
}

/** What an account without AI detection leads to. */
export const AI_DENIED = message('notices.aiDenied');

export function isAiDenied(row: { readonly ai_run?: unknown } | null | undefined, ai: boolean): boolean {
  return ai && readBoolean(row?.ai_run) === false;
}

const RUNNING: Started = { url: null, isAiDenied: false, warnings: [] };

/**
 * Starts the analysis, once. Every setting is sent again: the defaults of start would overturn those of create. After a
 * lost answer, a conflict or an outage the status decides whether it runs already.
 *
 * @throws a `ServiceFailure`
 */
export async function startCheck(wanted: StartRequest, effects: CheckEffects): Promise<Started> {
  const { client, clock, log } = effects;
  const body = {
    check_id: wanted.checkId,
    test_type: wanted.engineId,
    ai_run: wanted.ai,
    base_code_detection: wanted.baseCode,
    ...(wanted.together.length === 0 ? {} : { together: wanted.together.map((group) => [...group]) }),
    ...(wanted.web === null ? {} : { web: wanted.web }),
  };
  const startedAt = clock.now();
  let lost = 0;
  let offline = 0;
  for (;;) {
    const result = await client.send('startCheck', body);
    if (result.kind === 'ok' && result.answer.success !== false) return accepted(result.answer, wanted, log);
    switch (result.kind) {
      case 'ok':
        // It may say so because it runs already.
        if (await isRunning(wanted, effects)) return RUNNING;
        throw new ConflictError('start it', client.quote(errorText(result.body, '')));
      case 'refused':
        if (result.status === 409 && (await isRunning(wanted, effects))) return RUNNING;
        throw result.error;
      case 'offline':
        await waitForEngines(result.said, offline, clock.now() - startedAt, effects);
        offline += 1;
        break;
      case 'ambiguous':
        lost += 1;
        log.info(`It is not known whether the check was started (${result.what}); asking for its status.`);
        if (lost < CHECK_LIMITS.sends) await client.wait(CHECK_LIMITS.lostStartMs);
    }
    if (!isNotStarted(await statusOf(wanted.checkId, effects))) return RUNNING;
    if (lost >= CHECK_LIMITS.sends) {
      throw new UnavailableError(fill(says.checkCouldNotStarted, { lost }));
    }
  }
}

/** What the service says of a check that it started. @throws AnalysisFailedError */
function accepted(answer: Answer<'startCheck'>, wanted: StartRequest, log: Log): Started {
  const { check, checkURL } = answer;
  if (typeof check?.status_id === 'number' && isNotStarted(check.status_id)) {
    log.info('The service accepted the start and still shows the check as new; its status will tell.');
  }
  if (check?.status_id === STATE.failed) throw new AnalysisFailedError(says.serviceFailedCheck);
  const isDenied = isAiDenied(check, wanted.ai);
  const otherEngine =
    typeof check?.test_type === 'number' && check.test_type !== wanted.engineId
      ? [
          message('notices.runsEngine', {
            given: String(check.test_type),
            wanted: String(wanted.engineId),
          }),
        ]
      : [];
  return {
    url: firstUrl([checkURL, answer['dashURL']]),
    isAiDenied: isDenied,
    warnings: [...otherEngine, ...(isDenied ? [AI_DENIED] : [])],
  };
}

async function isRunning({ checkId }: StartRequest, effects: CheckEffects): Promise<boolean> {
  if (isNotStarted(await statusOf(checkId, effects))) return false;
  effects.log.info('The check runs already.');
  return true;
}

/** @param earlier pauses so far @param spentMs since the first start @throws UnavailableError where they stay away */
async function waitForEngines(
  said: string,
  earlier: number,
  spentMs: number,
  { client, log, random }: CheckEffects,
): Promise<void> {
  const { offlineWaitsMs, offlineMaxMs, offlineSpread } = CHECK_LIMITS;
  if (earlier === 0) log.info("The service's engines are offline; waiting for them.");
  log.debug(`The service says: ${said}`);
  const waitMs = offlineWaitsMs[Math.min(earlier, offlineWaitsMs.length - 1)] ?? 0;
  if (spentMs + waitMs > offlineMaxMs || waitMs > client.remainingMs()) {
    throw new UnavailableError(fill(says.servicesEngines, { said }));
  }
  await client.wait(waitMs * (1 + random() * offlineSpread));
}

async function statusOf(checkId: number, effects: CheckEffects): Promise<number | null> {
  const { status_id: statusId } = await effects.client.read('status', { check_id: checkId });
  return statusId ?? null;
}

/** Only https links are shown to a person (and http to this machine's own service). */
export function firstUrl(candidates: readonly unknown[]): string | null {
  for (const candidate of candidates) {
    if (typeof candidate !== 'string' || candidate.length > 2_000) continue;
    try {
      const url = new URL(candidate);
      if (url.protocol === 'https:' && url.username === '') return url.href;
    } catch {
      // Not a link.
    }
  }
  return null;
}
