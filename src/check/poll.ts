import { ConfigurationError } from '../domain/outcome.ts';
import { STATE } from '../service/contract/states.ts';
import {
  AnalysisFailedError,
  ConflictError,
  DeadlineError,
  NetworkError,
  NotFoundError,
  UnavailableError,
} from '../service/client/errors.ts';
import type { CheckEffects, CheckLimits } from './plan.ts';
import { isNotStarted } from './start.ts';

export interface PollOptions {
  readonly checkId: number;
  readonly intervalMs: number;
  /**
   * Starts the check once more; called when it is shown as new three times after a confirmed start (F19). null: it is not
   * ours to start.
   */
  readonly restart: (() => Promise<void>) | null;
}

/** Interval after the limit was met twice: other jobs share the address (F11). */
const SLOW_INTERVAL_MS = 60_000;
/** Left for the results after a last poll shortly before the end of the run's time. */
const LAST_POLL_MS = 5_000;
/** Shorter intervals than this are for a service on this machine, which nobody else asks. */
const SHARED_INTERVAL_MS = 20_000;
const SLOWER = 3;
const NEW_IN_A_ROW = 3;

/**
 * Waits until the check is completed. A poll that fails is a poll that fails: only ten in a row, a failed check or the
 * end of the run's time end the wait. States that the interface does not explain count as running; the overview, which
 * only a completed check has, decides where they seem to be done.
 *
 * @throws AnalysisFailedError, DeadlineError, UnavailableError, another `ServiceFailure`, Cancelled
 */
export async function waitForCompletion(
  options: PollOptions,
  effects: CheckEffects,
  limits: CheckLimits,
): Promise<void> {
  const { client, log, random } = effects;
  const { checkId } = options;
  let bad = 0;
  let seenNew = 0;
  let restarted = false;
  let seemsDone = 0;
  let unknownSeen: number | null = null;
  let last = 'unknown';
  let isLastPoll = false;
  let delayMs = Math.min(limits.firstPollMs, options.intervalMs);

  for (;;) {
    const reserveMs = Math.min(LAST_POLL_MS, options.intervalMs);
    if (delayMs >= client.remainingMs() - reserveMs && !isLastPoll) {
      isLastPoll = true;
      delayMs = Math.max(0, client.remainingMs() - reserveMs);
    } else if (isLastPoll) {
      if (unknownSeen !== null && (await overviewAnswers())) return;
      throw new DeadlineError(
        `The check ${checkId} was not completed within timeout-minutes (last state: ${last}).`,
      );
    }
    await client.wait(delayMs);
    const interval = client.limited >= 2 ? slower(options.intervalMs) : options.intervalMs;
    delayMs = interval * (0.8 + random() * 0.4);

    let answer;
    try {
      answer = await client.read('status', { check_id: checkId }, { attempts: 1 });
      bad = 0;
    } catch (error) {
      // A check that somebody names is there or not; one that was made just now may not be known everywhere yet.
      if (!isPassing(error) || (options.restart === null && error instanceof NotFoundError)) throw error;
      bad += 1;
      log.info(`The status could not be read (${bad} in a row).`);
      log.debug(error.message);
      if (bad >= limits.badPolls) throw error;
      continue;
    }

    const statusId = answer.status_id ?? null;
    const text = [answer.status, answer.status_message]
      .filter((part) => typeof part === 'string' && part !== '')
      .join(': ');
    const shown = `${statusId ?? 'unknown'}${typeof answer.progress === 'number' ? `, ${Math.round(answer.progress)} %` : ''}`;
    if (shown !== last) log.info(`The check is at state ${shown}.`);
    // What the service says may name a peer, and students may read the log.
    if (text !== '') log.debug(`The service says: ${client.quote(text)}`);
    log.progress?.('analysed', Math.min(100, Math.max(0, answer.progress ?? 0)), 100);
    last = shown;

    if (statusId === STATE.completed) return;
    if (statusId === STATE.failed) {
      throw new AnalysisFailedError(
        `The service could not analyse the check ${checkId}${text === '' ? '' : ` (${client.quote(text)})`}. A new run makes a new check.`,
      );
    }
    const seemsComplete =
      (answer.progress ?? 0) >= 100 ||
      (typeof answer.submissions_total === 'number' &&
        answer.submissions_total > 0 &&
        answer.submissions_completed === answer.submissions_total);
    // 2 is "not started" in real life, and something else where the start was confirmed or all of it is done.
    const isNew =
      statusId === STATE.created || (options.restart === null && isNotStarted(statusId) && !seemsComplete);
    seenNew = isNew ? seenNew + 1 : 0;
    if (seenNew >= NEW_IN_A_ROW) {
      if (options.restart === null) {
        throw new ConfigurationError(
          `check-id ${checkId}: the check has not been started, so there is nothing to report. Start it at the service, or leave check-id out.`,
        );
      }
      if (restarted) {
        throw new UnavailableError(`The check ${checkId} was started twice and is still shown as new.`);
      }
      restarted = true;
      seenNew = 0;
      log.info('The check is shown as new although it was started; starting it once more.');
      await options.restart();
      continue;
    }
    if (statusId !== STATE.queued && statusId !== STATE.processing && !isNew) {
      if (unknownSeen !== statusId) {
        log.notice(
          `The service shows the state ${statusId ?? 'without a number'}, which its interface does not explain; it counts as running.`,
        );
      }
      unknownSeen = statusId ?? -1;
      seemsDone = seemsComplete ? seemsDone + 1 : 0;
      if (seemsDone >= 2 && (await overviewAnswers())) return;
    }
  }

  /** 409 unless the check is completed (L133). */
  async function overviewAnswers(): Promise<boolean> {
    try {
      await client.read('overview', { check_id: checkId }, { attempts: 1 });
      return true;
    } catch (error) {
      if (error instanceof ConflictError || isPassing(error) || error instanceof DeadlineError) return false;
      throw error;
    }
  }
}

function slower(intervalMs: number): number {
  return intervalMs < SHARED_INTERVAL_MS ? intervalMs * SLOWER : Math.max(intervalMs, SLOW_INTERVAL_MS);
}

/** Failures of one poll that the next one may not see. */
function isPassing(error: unknown): error is Error {
  return (
    error instanceof UnavailableError ||
    error instanceof NotFoundError ||
    error instanceof ConflictError ||
    (error instanceof NetworkError && error.retryHelps)
  );
}
