import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type AnalysisLimits,
  type AnalysisOutcome,
  runInThread,
  type StartThread,
  type Unsearched,
} from '../analysis/analysis-thread.ts';
import type { CheckImprints } from '../analysis/analyse.ts';
import { type Crowded, MemoryTogether } from '../analysis/memory-together.ts';
import { earlierOf } from '../matching/find-earlier.ts';
import type { TakenJob } from '../jobs/jobs.ts';
import { CHECK_WORK } from '../jobs/kinds.ts';
import type { JobHandler, JobWays } from '../jobs/workers.ts';
import type { StepOf } from '../store/searches.ts';
import type { CheckRecord } from '../store/tables.ts';
import { confirmedOf, documentsOf, keptOf } from '../web/searching.ts';
import { analysisJobOf, newJobOf } from './analysis-runs.ts';
import { Attempts, type AttemptsContext, passes } from './attempts.ts';
import * as says from './says.ts';

export interface AnalysisContext extends AttemptsContext {
  /** Folder below which ZIPs lie for a while that have to be downloaded. */
  readonly folder: string;
  readonly start: StartThread;
  readonly limits: AnalysisLimits;
}

/** What the web was searched for before; null: it is not searched, or not yet. */
type Found = StepOf<'found'> | null;

/**
 * Takes checks from the queue to their outcome. One that the web is searched for goes on as a search when its documents were read,
 * and comes back to be compared with what that found.
 */
export class AnalysisHandler extends Attempts<AnalysisContext> implements JobHandler {
  readonly kind = 'analysis';
  readonly places: JobHandler['places'];
  readonly #together: MemoryTogether;

  constructor(context: AnalysisContext) {
    super(context);
    this.#together = new MemoryTogether(context.limits.togetherBytes ?? Infinity);
    this.places = { any: context.workers, small: Math.min(1, context.workers) };
  }

  async run(job: TakenJob, how: JobWays): Promise<null> {
    const { store, monotonic } = this.context;
    const { signal } = how;
    const since = monotonic();
    const check = await this.begin(job);
    if (check === null) return null;
    const before = await store.searches.of(check);
    const found = before?.step === 'found' ? before : null;
    let imprints: CheckImprints | null = null;
    let { share } = job;
    const onProgress = (reached: number): void => {
      share = Math.max(share, reached);
      how.onProgress(share);
    };
    const outcome = await this.#analyse(check, { signal, onProgress }, found, (some) => {
      imprints = some;
    });
    const durationMs = (found?.durationMs ?? 0) + monotonic() - since;
    if (outcome.kind === 'failed') {
      await this.fail(check, outcome.why, durationMs, signal);
    } else if (outcome.kind === 'unsearched') {
      const { subject } = outcome;
      const step = { step: 'asked', durationMs, subject } as const;
      await this.goOn(check, { ...job, share }, 'search', step, signal);
    } else {
      await this.#compared(
        check,
        { ...job, share },
        { analysis: outcome.result, imprints, found, durationMs },
        signal,
      );
    }
    return null;
  }

  async complete(): Promise<void> {
    const { store, jobs } = this.context;
    const unfinished = await store.unfinished();
    if (unfinished.length === 0) return;
    const there = await jobs.keys(CHECK_WORK);
    for (const check of unfinished) {
      if (!there.has(String(check.id))) await jobs.add(await newJobOf(store, check));
    }
  }

  async #analyse(
    check: CheckRecord,
    { signal, onProgress }: Pick<JobWays, 'signal' | 'onProgress'>,
    found: Found,
    onImprints: (imprints: CheckImprints) => void,
  ): Promise<AnalysisOutcome | Unsearched> {
    const { store, start, limits, onDefect } = this.context;
    // Of this attempt alone: an earlier one may still be at its end.
    const folder = join(this.context.folder, `analysis-${check.id}-${check.attempt}`);
    try {
      const job = await analysisJobOf(store, check, found === null, folder, signal);
      return await this.#together.run<AnalysisOutcome | Unsearched>(
        (onBytes) =>
          runInThread<Unsearched | Crowded>(job, {
            start,
            limits,
            signal,
            onProgress,
            onBytes,
            findOthers: async (imprints, subject) => {
              if (subject !== null) return { kind: 'unsearched', subject };
              onImprints(imprints);
              const own = job.documents.length;
              const earlier = await earlierOf(store, check, imprints, { own, folder, signal });
              return { ...earlier, web: found === null ? [] : documentsOf(found.searched) };
            },
          }),
        signal,
      );
    } catch (error) {
      signal.throwIfAborted();
      if (passes(error)) throw error;
      onDefect(error, { check: check.id });
      return {
        kind: 'failed',
        why: says.analysisCouldNotStarted,
      };
    } finally {
      await rm(folder, { recursive: true, force: true }).catch(onDefect);
    }
  }

  /** What was found on the web, and a submission has something of, is to be dated. Else the check is complete. */
  async #compared(
    check: CheckRecord,
    job: TakenJob,
    compared: Omit<StepOf<'compared'>, 'step' | 'searched'> & { readonly found: Found },
    signal: AbortSignal,
  ): Promise<void> {
    const { found, ...rest } = compared;
    if (found === null) return this.succeed(check, rest, signal);
    const searched = confirmedOf(found.searched, rest.analysis);
    if (searched.sources.size > 0) {
      return this.goOn(check, job, 'search', { step: 'compared', searched, ...rest }, signal);
    }
    const analysis = { ...rest.analysis, web: keptOf(searched, this.context.now()) };
    return this.succeed(check, { ...rest, analysis }, signal);
  }
}
