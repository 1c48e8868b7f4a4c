import type { AnalysisJob } from '../analysis/analyse.ts';
import type { NewJob } from '../jobs/jobs.ts';
import { documentOf } from '../matching/find-earlier.ts';
import type { CheckRecord } from '../store/tables.ts';
import type { Store } from '../store/store.ts';

/** A check that reads no more documents is small. */
const SMALL_DOCUMENTS = 200;

/** What the queue has to know of a check. */
export async function newJobOf(store: Store, { id, ownerId }: CheckRecord): Promise<NewJob> {
  const small = (await store.submissionCount(id)) <= SMALL_DOCUMENTS;
  return { kind: 'analysis', key: String(id), person: ownerId, small };
}

/**
 * What a thread needs to analyse a check.
 *
 * @param isFirst nothing was searched for yet
 * @param folder where ZIPs lie that have to be downloaded; its own, and made when needed
 */
export async function analysisJobOf(
  store: Store,
  check: CheckRecord,
  isFirst: boolean,
  folder: string,
  signal: AbortSignal,
): Promise<AnalysisJob> {
  const documents: AnalysisJob['documents'][number][] = [];
  for (const one of await store.submissions(check.id)) {
    signal.throwIfAborted();
    documents.push(await documentOf(store, one, one.role, folder));
  }
  return {
    options: {
      languageId: check.languageId,
      ai: check.aiRun,
      detectBaseCode: check.baseCodeDetection,
      together: check.together ?? [],
    },
    documents,
    web: isFirst && check.web !== null,
  };
}
