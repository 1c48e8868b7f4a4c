import type { Collected, CollectionFailure, Submission } from '#contract';
import * as says from './says.ts';
import { fill, timeLimit } from '#base';

/** Collecting one submission ends here. */
const MAX_COLLECT_MS = 120_000;

export interface CollectLimits {
  /** Ends the run. */
  readonly signal?: AbortSignal | undefined;
  /** Of one submission; the next ones are collected all the same. Default: two minutes. */
  readonly limitMs?: number | undefined;
}

/**
 * Collects a submission; what goes wrong with it becomes its failure.
 *
 * @param reasonOf completes "<key>…" with what is wrong
 * @throws the run's signal's reason
 */
export async function collectInTime(
  facts: Omit<CollectionFailure, 'reason' | 'noAccess'>,
  { signal, limitMs = MAX_COLLECT_MS }: CollectLimits,
  body: (signal: AbortSignal) => Promise<Omit<Submission, 'key' | 'name' | 'role'>>,
  reasonOf: (error: unknown) => string,
): Promise<Collected> {
  const { signal: late, clear } = timeLimit(limitMs);
  const ends = signal === undefined ? late : AbortSignal.any([signal, late]);
  try {
    return { ok: true, submission: { ...facts, ...(await body(ends)) } };
  } catch (error) {
    signal?.throwIfAborted();
    const words = late.aborted ? fill(says.couldNotReadWithin, { seconds: limitMs / 1000 }) : reasonOf(error);
    return { ok: false, failure: { ...facts, reason: `${facts.key}${words}` } };
  } finally {
    clear();
  }
}
