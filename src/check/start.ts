import { fill, httpsUrl, type Log, message, type Message } from '#base';
import { readBoolean, type RequestOf, STATE } from '#contract';
import type { Answer } from './client/answers.ts';
import { errorText } from './client/classify.ts';
import { AnalysisFailedError, ConflictError, UnavailableError } from './client/errors.ts';
import { CHECK_LIMITS } from './client/limits.ts';
import type { CheckEffects } from './plan.ts';
import * as says from './says.ts';

type StartRequest = RequestOf<'startCheck'>;

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
export async function startCheck(body: StartRequest, effects: CheckEffects): Promise<Started> {
  const { client, clock, log } = effects;
  const startedAt = clock.now();
  let lost = 0;
  let offline = 0;
  for (;;) {
    const result = await client.send('startCheck', body);
    if (result.kind === 'ok' && result.answer.success !== false) return accepted(result.answer, body, log);
    switch (result.kind) {
      case 'ok':
        // It may say so because it runs already.
        if (await isRunning(body, effects)) return RUNNING;
        throw new ConflictError('start it', client.quote(errorText(result.body, '')));
      case 'refused':
        if (result.status === 409 && (await isRunning(body, effects))) return RUNNING;
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
    if (!isNotStarted(await statusOf(body.check_id, effects))) return RUNNING;
    if (lost >= CHECK_LIMITS.sends) {
      throw new UnavailableError(fill(says.checkCouldNotStarted, { lost }));
    }
  }
}

/** What the service says of a check that it started. @throws AnalysisFailedError */
function accepted(answer: Answer<'startCheck'>, asked: StartRequest, log: Log): Started {
  const { check, checkURL } = answer;
  if (typeof check?.status_id === 'number' && isNotStarted(check.status_id)) {
    log.info('The service accepted the start and still shows the check as new; its status will tell.');
  }
  if (check?.status_id === STATE.failed) throw new AnalysisFailedError(says.serviceFailedCheck);
  const isDenied = isAiDenied(check, asked.ai_run === true);
  const otherEngine =
    typeof check?.test_type === 'number' && check.test_type !== asked.test_type
      ? [
          message('notices.runsEngine', {
            given: String(check.test_type),
            wanted: String(asked.test_type),
          }),
        ]
      : [];
  return {
    url: firstUrl([checkURL, answer['dashURL']]),
    isAiDenied: isDenied,
    warnings: [...otherEngine, ...(isDenied ? [AI_DENIED] : [])],
  };
}

async function isRunning({ check_id: id }: StartRequest, effects: CheckEffects): Promise<boolean> {
  if (isNotStarted(await statusOf(id, effects))) return false;
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
  const texts = candidates.filter((one) => typeof one === 'string');
  return texts.map((one) => (one.length > 2_000 ? null : httpsUrl(one))).find((url) => url !== null) ?? null;
}
