import { STATE, type WireRole } from '#contract';
import type { AnalysisJob, PackedAnalysis } from './analysis/analyse.ts';
import { resultsBatchOf } from './api/results-batch-of.ts';
import { aiResultsOf, exportRowsOf, overviewOf, summaryOf } from './api/results-of.ts';
import { ResultView } from './api/result-view.ts';
import type { SubmissionRecord } from './store/tables.ts';

/** What is compared, as a check would be started with it. */
export interface ComparingOrder {
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

/** What the interface would say of a completed check, from what the engine found in its documents. */
export function answersOf(
  analysis: PackedAnalysis,
  { engineId, options, documents }: ComparingOrder,
): ComparedAnswers {
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
    analysis,
  });
  return {
    overview: overviewOf(view, { brief: true, page: '' }),
    exported: { submissions: exportRowsOf(view) },
    ai: aiResultsOf(view, check),
    summary: summaryOf(view, check),
    batch: (ids, partners) => resultsBatchOf(view, ids, partners),
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
