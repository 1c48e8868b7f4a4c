import { DEFAULT_TIME_LIMIT_MS, runInThread, startThread } from './analysis/analysis-thread.ts';
import { answersOf, type ComparedAnswers, type ComparingOrder } from './answers-of.ts';

export { warmThread } from './analysis/analysis-thread.ts';

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
  order: ComparingOrder,
  { signal, onProgress }: { readonly signal: AbortSignal; readonly onProgress: (share: number) => void },
): Promise<Compared> {
  const { options, documents } = order;
  const outcome = await runInThread<never>(
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
  return { kind: 'answers', answers: answersOf(outcome.result, order) };
}
