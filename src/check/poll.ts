import { ConfigurationError, fill } from '#base';
import { STATE } from '#contract';
import type { Answer } from './client/answers.ts';
import {
  AnalysisFailedError,
  ConflictError,
  DeadlineError,
  NetworkError,
  NotFoundError,
  UnavailableError,
} from './client/errors.ts';
import { POLL_LIMITS } from './client/limits.ts';
import type { CheckEffects } from './plan.ts';
import { isNotStarted } from './start.ts';
import * as says from './says.ts';

interface PollOptions {
  readonly checkId: number;
  readonly intervalMs: number;
  /** What it says of itself may stand in the log: it names nobody, or staff alone read it. */
  readonly isOpen?: boolean;
  /** The service is this run's own: it is asked soon, and then more and more rarely, up to the interval. */
  readonly isOwn?: boolean;
  /**
   * Starts the check once more; called when it is shown as new three times after a confirmed start. null: it is not ours
   * to start.
   */
  readonly restart: (() => Promise<void>) | null;
}

/** What the polls so far came to. */
interface Watch {
  /** Failed polls in a row. */
  readonly bad: number;
  /** Polls in a row that showed the check as new. */
  readonly seenNew: number;
  readonly isRestarted: boolean;
  /** The last state that the interface does not explain (-1: none was given), and how often such a one seemed done. */
  readonly unknown: number | null;
  readonly seemsDone: number;
  /** The last answer showed such a state and seemed done, not for the first time. */
  readonly asksOverview: boolean;
  /** The last state, for a sentence. */
  readonly shown: string;
  /** How many submissions the last answer calls completed; null: it does not say. */
  readonly completed: number | null;
  /** What the service said last. */
  readonly said: string;
}

const UNWATCHED: Watch = {
  bad: 0,
  seenNew: 0,
  isRestarted: false,
  unknown: null,
  seemsDone: 0,
  asksOverview: false,
  shown: 'unknown',
  completed: null,
  said: '',
};

/**
 * Waits until the check is completed. A poll that fails is a poll that fails: only ten in a row, a failed check or the
 * end of the run's time end the wait. States that the interface does not explain count as running; the overview, which
 * only a completed check has, decides where they seem to be done.
 *
 * @returns how many submissions the service says that it completed; null: it does not say
 * @throws AnalysisFailedError, DeadlineError, UnavailableError, another `ServiceFailure`, Cancelled
 */
export async function waitForCompletion(options: PollOptions, effects: CheckEffects): Promise<number | null> {
  const { client } = effects;
  const { checkId } = options;
  const reserveMs = Math.min(POLL_LIMITS.lastPollMs, options.intervalMs);
  let pauseMs = firstPause(options);
  let watch = UNWATCHED;
  let isLast = false;
  for (;;) {
    if (isLast) {
      if (watch.unknown !== null && (await overviewAnswers(checkId, effects))) return watch.completed;
      throw new DeadlineError(notInTime(checkId, watch.shown));
    }
    const leftMs = client.remainingMs() - reserveMs;
    isLast = pauseMs >= leftMs;
    await client.wait(isLast ? Math.max(0, leftMs) : pauseMs);
    pauseMs = nextPause(options, pauseMs, effects);
    const answer = await poll(options, watch, effects);
    if (answer === null) {
      watch = { ...watch, bad: watch.bad + 1 };
      continue;
    }
    watch = see(answer, watch, options, effects);
    if (answer.status_id === STATE.completed) return watch.completed;
    if (watch.seenNew >= POLL_LIMITS.newInARow) watch = await restart(watch, options, effects);
    if (watch.asksOverview && (await overviewAnswers(checkId, effects))) return watch.completed;
  }
}

/** What is said where the time was not enough. @param shown the last state */
export function notInTime(checkId: number, shown: string): string {
  return fill(says.checkNotCompleted, { id: checkId, shown });
}

/** @param why as a text; empty: nobody says */
export function failedAnalysis(checkId: number, why: string): AnalysisFailedError {
  return new AnalysisFailedError(
    fill(says.serviceCouldNotAnalyse, { id: checkId, why: why === '' ? '' : ` (${why})` }),
  );
}

function firstPause({ intervalMs, isOwn }: PollOptions): number {
  const { firstPollMs, ownFirstPollMs } = POLL_LIMITS;
  return Math.min(isOwn === true ? ownFirstPollMs : firstPollMs, intervalMs);
}

/** Polls come more slowly once the request limit was met: other jobs share the address. */
function nextPause(
  { intervalMs, isOwn }: PollOptions,
  before: number,
  { client, random }: CheckEffects,
): number {
  const { slowAfterLimited, sharedIntervalMs, slower, slowIntervalMs, spread } = POLL_LIMITS;
  const slow = intervalMs < sharedIntervalMs ? intervalMs * slower : Math.max(intervalMs, slowIntervalMs);
  const interval = client.limited >= slowAfterLimited ? slow : intervalMs;
  const usual = interval * (1 - spread + random() * 2 * spread);
  return isOwn === true ? Math.min(usual, before * POLL_LIMITS.ownGrowth) : usual;
}

/** One poll; null where it failed in a way that the next one may not. */
async function poll(
  { checkId, restart: again }: PollOptions,
  { bad }: Watch,
  { client, log }: CheckEffects,
): Promise<Answer<'status'> | null> {
  try {
    return await client.read('status', { check_id: checkId }, { attempts: 1 });
  } catch (error) {
    // A check that somebody names is there or not; one that was made just now may not be known everywhere yet.
    if (!isPassing(error) || (again === null && error instanceof NotFoundError)) throw error;
    log.info(`The status could not be read (${bad + 1} in a row).`);
    log.debug(error.message);
    if (bad + 1 >= POLL_LIMITS.badPolls) throw error;
    return null;
  }
}

/** What a state is called in a log; one that we do not know keeps its number. */
function stateWords(statusId: number | null): string {
  const name = Object.entries(STATE).find(([, id]) => id === statusId)?.[0];
  return name ?? (statusId === null ? 'unknown state' : `state ${statusId}`);
}

/** Takes note of an answer, and tells it. @throws AnalysisFailedError */
function see(
  answer: Answer<'status'>,
  before: Watch,
  { checkId, isOpen, restart: again }: PollOptions,
  { client, log }: CheckEffects,
): Watch {
  const statusId = answer.status_id ?? null;
  const text = [answer.status, answer.status_message]
    .filter((part) => typeof part === 'string' && part !== '')
    .join(': ');
  const shown = `${stateWords(statusId)}${typeof answer.progress === 'number' ? `, ${Math.round(answer.progress)} %` : ''}`;
  if (shown !== before.shown) log.info(`The analysis: ${shown}.`);
  // What the service says may name a peer, and students may read the log.
  if (text !== '' && text !== before.said) {
    const quoted = `The service says: ${client.quote(text)}`;
    if (isOpen === true) log.info(quoted);
    else log.debug(quoted);
  }
  log.progress?.('analysed', Math.min(100, Math.max(0, answer.progress ?? 0)), 100);
  if (statusId === STATE.failed) throw failedAnalysis(checkId, text === '' ? '' : client.quote(text));
  // 2 is "not started" in real life, and something else where the start was confirmed or all of it is done.
  const isNew =
    statusId === STATE.created || (again === null && isNotStarted(statusId) && !seemsComplete(answer));
  const seenNew = isNew ? before.seenNew + 1 : 0;
  const completed = completedOf(answer);
  const watch = { ...before, bad: 0, shown, completed, said: text, seenNew, asksOverview: false };
  const isExplained =
    isNew || statusId === STATE.completed || statusId === STATE.queued || statusId === STATE.processing;
  if (isExplained) return watch;
  const unknown = statusId ?? -1;
  if (before.unknown !== unknown) {
    log.notice(fill(says.serviceShows, { state: statusId ?? 'without a number' }));
  }
  const seemsDone = seemsComplete(answer) ? before.seemsDone + 1 : 0;
  return { ...watch, unknown, seemsDone, asksOverview: seemsDone >= POLL_LIMITS.seemsDone };
}

function seemsComplete(answer: Answer<'status'>): boolean {
  const { progress, submissions_total: total, submissions_completed: completed } = answer;
  return (progress ?? 0) >= 100 || (typeof total === 'number' && total > 0 && completed === total);
}

/** A check of more submissions than it lists cannot have completed them; a total of 0 is a service that does not count. */
function completedOf({
  submissions_total: total,
  submissions_completed: completed,
}: Answer<'status'>): number | null {
  if (total === 0) return null;
  const told = [total, completed].filter((count) => typeof count === 'number');
  return told.length === 0 ? null : Math.min(...told);
}

/** @throws ConfigurationError where the check is not ours to start; UnavailableError where it was started twice */
async function restart(
  watch: Watch,
  { checkId, restart: again }: PollOptions,
  { log }: CheckEffects,
): Promise<Watch> {
  if (again === null) {
    throw new ConfigurationError(fill(says.checkId, { id: checkId }));
  }
  if (watch.isRestarted) {
    throw new UnavailableError(fill(says.checkStarted, { id: checkId }));
  }
  log.info('The check is shown as new although it was started; starting it once more.');
  await again();
  return { ...watch, isRestarted: true, seenNew: 0 };
}

/** 409 unless the check is completed (L133). */
async function overviewAnswers(checkId: number, { client }: CheckEffects): Promise<boolean> {
  try {
    await client.read('overview', { check_id: checkId }, { attempts: 1 });
    return true;
  } catch (error) {
    if (error instanceof ConflictError || isPassing(error) || error instanceof DeadlineError) return false;
    throw error;
  }
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
