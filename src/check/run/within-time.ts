import { type Clock, orAborted } from '#base';
import type { GitHub } from '#github';
import type { SourceContext } from '#sources';
import { DeadlineError } from '../client/errors.ts';

interface TimeLimit {
  readonly clock: Clock;
  /** On the clock: what is not done by then is dropped. */
  readonly endsAtMs: number;
  /** Ends it before. */
  readonly signal: AbortSignal;
  /** What everybody reads where it was not enough. */
  readonly sentence: string;
}

/** The run's time is over. */
class TimeOver extends DeadlineError {
  override readonly openMessage = this.message;
}

/** Before the end, so that what is under way can say how far it came; at most a twentieth of the time. */
const NOTICE_MS = 5_000;

/**
 * Runs `body` for so long and no longer. Shortly before the end its signal is aborted; whatever does not heed that is left
 * behind at the end itself: GitHub may not answer, and a wait may be one that nothing ends.
 *
 * @throws DeadlineError where the time was not enough
 */
export async function withinTime<T>(
  { clock, endsAtMs, signal, sentence }: TimeLimit,
  body: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const late = new AbortController();
  const over = new AbortController();
  const done = new AbortController();
  const leftMs = Math.max(0, endsAtMs - clock.now());
  const noticeMs = Math.min(NOTICE_MS, leftMs / 20);
  const watch = async (): Promise<void> => {
    await clock.sleep(leftMs - noticeMs, done.signal);
    late.abort(new TimeOver(sentence));
    await clock.sleep(noticeMs, done.signal);
    over.abort(late.signal.reason);
  };
  watch().catch(() => {});
  try {
    return await orAborted(body(AbortSignal.any([signal, late.signal])), over.signal);
  } finally {
    done.abort(new Error('done'));
  }
}

/** The same surroundings, in which everything ends with the signal. */
export function endedBy<W extends Pick<SourceContext, 'signal' | 'github' | 'collector'>>(
  world: W,
  signal: AbortSignal,
): W {
  return { ...world, signal, github: until(world.github, signal), collector: until(world.collector, signal) };
}

/** A client whose requests end with the signal. */
export function until(get: () => GitHub, signal: AbortSignal): () => GitHub {
  let github: GitHub | null = null;
  return () => (github ??= get().until(signal));
}

/** Kept for writing the report when the time is over: at most a tenth of it. */
const REPORT_RESERVE_MS = 45_000;

/**
 * When a check has to end, so that there is time left to write its report. All values are milliseconds on the clock.
 *
 * @param endsAtMs the end of the run that the check is a part of
 */
export function deadlineOf(beganAtMs: number, timeoutMs: number, endsAtMs: number): number {
  const lastsMs = Math.min(timeoutMs, Math.max(0, endsAtMs - beganAtMs));
  return beganAtMs + lastsMs - Math.min(REPORT_RESERVE_MS, lastsMs / 10);
}
