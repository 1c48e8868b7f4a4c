import { STATE, type WireRole } from '#contract';
import { DEFAULT_TIME_LIMIT_MS, runInThread, startThread } from './analysis/analysis-thread.ts';
import type { AnalysisJob } from './analysis/job.ts';
import { resultsBatchOf } from './api/results-batch-of.ts';
import { aiResultsOf, exportRowsOf, overviewOf, summaryOf } from './api/results-of.ts';
import { ResultView } from './api/result-view.ts';
import type { SubmissionRecord } from './store/tables.ts';

export { warmThread } from './analysis/analysis-thread.ts';

/** What is compared, as a check would be started with it. */
interface ComparingOrder {
  readonly engineId: number;
  readonly options: AnalysisJob['options'];
  /** In the order in which a service would have been sent them. */
  readonly documents: AnalysisJob['documents'];
}

/** What the interface says of the results of one check. */
export interface ComparedAnswers {
  readonly overview: ReturnType<typeof overviewOf>;
  readonly exported: { readonly submissions: ReturnType<typeof exportRowsOf> };
  readonly ai: ReturnType<typeof aiResultsOf>;
  readonly summary: ReturnType<typeof summaryOf>;
  /** Pairs and matches of submissions, as many as one answer holds. @param partners as the operation takes it */
  readonly batch: (ids: readonly number[], partners: number) => ReturnType<typeof resultsBatchOf>;
}

type Compared =
  | { readonly kind: 'answers'; readonly answers: ComparedAnswers }
  /** `why` is a sentence. */
  | { readonly kind: 'failed'; readonly why: string };

/**
 * The service for one run of this process: it compares documents where they lie, in a thread, and says what the interface would, with
 * nothing in between that is written to be read again: no upload, no row, no request and no page of results.
 *
 * @param onProgress is told a share of 1
 * @throws the signal's reason
 */
export async function compare(
  { engineId, options, documents }: ComparingOrder,
  { signal, onProgress }: { readonly signal: AbortSignal; readonly onProgress: (share: number) => void },
): Promise<Compared> {
  const outcome = await runInThread(
    { options, documents, web: false, isAlone: true },
    {
      start: startThread,
      limits: { timeMs: DEFAULT_TIME_LIMIT_MS, memoryBytes: null },
      signal,
      onProgress,
      findOthers: () => Promise.reject(new Error('documents that are alone asked for others')),
    },
  );
  if (outcome.kind === 'failed') return outcome;
  const check = {
    id: 1,
    name: '',
    statusId: STATE.completed,
    testType: engineId,
    aiRun: options.ai,
    createdAt: 0,
    updatedAt: 0,
    startedAt: null,
    finishedAt: null,
    durationMs: null,
  };
  const view = new ResultView({
    // Nobody is shown where a file can be asked for.
    sign: () => ({ location: '', source: '' }),
    check,
    submissions: documents.map((one) => recordOf(one, check.id)),
    analysis: outcome.result,
  });
  return {
    kind: 'answers',
    answers: {
      overview: overviewOf(view, { brief: true, page: '' }),
      exported: { submissions: exportRowsOf(view) },
      ai: aiResultsOf(view, check),
      summary: summaryOf(view, check),
      batch: (ids, partners) => resultsBatchOf(view, ids, partners),
    },
  };
}

/** A submission as a store would have it that keeps nothing. */
function recordOf({ id, name, role }: AnalysisJob['documents'][number], checkId: number): SubmissionRecord {
  return {
    id,
    checkId,
    filename: name,
    role: role as WireRole,
    fileSize: 0,
    blob: '',
    createdAt: 0,
    updatedAt: 0,
  };
}
