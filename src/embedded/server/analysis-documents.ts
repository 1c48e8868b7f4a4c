import type { AnalysisJob } from '../analysis/job.ts';
import type { DocumentRole } from '../engine/api.ts';
import type { NewJob } from '../jobs/jobs.ts';
import type { CheckRecord, SubmissionRecord } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import { usesDatabase } from './engines.ts';

/** What the queue has to know of a check. */
export async function newJobOf(store: Store, check: CheckRecord): Promise<NewJob> {
  const { own, earlier } = await submissionsOf(store, check);
  return { checkId: check.id, ownerId: check.ownerId, size: own.length + earlier.length };
}

/** What a thread needs to analyse a check. @param folder where ZIPs lie that have to be downloaded; its own, and made when needed */
export async function analysisJobOf(
  store: Store,
  check: CheckRecord,
  folder: string,
  signal: AbortSignal,
): Promise<AnalysisJob> {
  const { own, earlier } = await submissionsOf(store, check);
  const documents: AnalysisJob['documents'][number][] = [];
  const add = async (one: SubmissionRecord, role: DocumentRole): Promise<void> => {
    signal.throwIfAborted();
    documents.push({ id: one.id, role, name: one.filename, zip: await store.fetchZip(one, folder) });
  };
  for (const one of own) await add(one, one.role);
  for (const one of earlier) await add(one, 'archive');
  return {
    options: { languageId: check.languageId, ai: check.aiRun, detectBaseCode: check.baseCodeDetection },
    documents,
  };
}

async function submissionsOf(
  store: Store,
  check: CheckRecord,
): Promise<{ readonly own: readonly SubmissionRecord[]; readonly earlier: readonly SubmissionRecord[] }> {
  const own = await store.submissions(check.id);
  return { own, earlier: usesDatabase(check.testType) ? await store.earlierSubmissions(check) : [] };
}
