import { message } from '#base';
import { ENGINE } from '#contract';
import type { DocumentRole } from '#engine';
import type { AnalysisJob, CheckImprints, EarlierDocuments } from '../analysis/analyse.ts';
import type { CheckRecord, SubmissionRecord } from '../store/tables.ts';
import type { Store } from '../store/store.ts';
import { chooseEarlier } from './choose-earlier.ts';

/**
 * At least so many earlier submissions are read, as far as there are so many; else as many as a check has of its own.
 *
 * @bench
 */
export const LEAST_EARLIER = 100;

/**
 * What each submission may ask for, and how hard it is looked for; `bench/archive.ts` measures what they find.
 *
 * @bench
 */
export const LIMITS = { holders: 32, likely: 32, wanted: 8 };

const NONE: EarlierDocuments = { documents: [], notices: [] };

/**
 * The earlier submissions that a check is compared with. If there are few, these are all; else those that its imprints find, and where
 * they find few, the newest besides: what is rare and what is ordinary shows among several only.
 *
 * @param own how many documents the check has; `folder` takes files that are fetched from elsewhere
 */
export async function earlierOf(
  store: Store,
  check: CheckRecord,
  { version, imprints }: CheckImprints,
  { own, folder, signal }: { readonly own: number; readonly folder: string; readonly signal?: AbortSignal },
): Promise<EarlierDocuments> {
  const isAsked = check.testType === ENGINE.full || check.testType === ENGINE.webAndDatabase;
  if (!isAsked || check.ownerId === null) return NONE;
  const { earlier } = store;
  const scope = await earlier.scopeOf(check);
  const most = Math.max(LEAST_EARLIER, own);
  const newest = await earlier.newest(scope, most + 1, null);
  if (newest.length <= most) return earlierDocuments(store, newest, 0, folder, signal);
  const found = await chooseEarlier(imprints, earlier.imprints(scope, version), {
    ...LIMITS,
    inAll: most,
    documents: await earlier.about(),
  });
  const chosen = new Map(
    (await store.submissionsById(found)).map((submission) => [submission.id, submission]),
  );
  let withoutImprint = await earlier.withoutImprint(scope, version);
  // What nothing can be found of comes before what was not found.
  for (const unlike of withoutImprint > 0 ? [version, null] : [null]) {
    for (const one of chosen.size < most ? await earlier.newest(scope, most, unlike) : []) {
      if (chosen.size >= most || chosen.has(one.id)) continue;
      chosen.set(one.id, one);
      if (unlike !== null) withoutImprint -= 1;
    }
  }
  return earlierDocuments(store, [...chosen.values()], withoutImprint, folder, signal);
}

/** A submission as an analysis wants it. @param folder takes its file where that is fetched from elsewhere */
export async function documentOf(
  store: Store,
  one: SubmissionRecord,
  role: DocumentRole,
  folder: string,
): Promise<AnalysisJob['documents'][number]> {
  return { id: one.id, role, name: one.filename, zip: await store.fetchZip(one, folder) };
}

async function earlierDocuments(
  store: Store,
  submissions: readonly SubmissionRecord[],
  withoutImprint: number,
  folder: string,
  signal: AbortSignal | undefined,
): Promise<EarlierDocuments> {
  const documents: AnalysisJob['documents'][number][] = [];
  for (const one of submissions) {
    signal?.throwIfAborted();
    documents.push(await documentOf(store, one, 'archive', folder));
  }
  return {
    documents,
    notices: withoutImprint === 0 ? [] : [message('notices.earlierNotIndexed', { n: withoutImprint })],
  };
}
