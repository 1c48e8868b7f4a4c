// In a page: the whole run is in a worker of its own, and so compares in this thread.
import { fill, messageOf } from '#base';
import { packed, runAnalysisJob } from './analysis/job.ts';
import { answersOf } from './answers-of.ts';
import type { compare as Compare } from './comparing.ts';
import * as says from './says.ts';

/** The engine is in the page already. */
export function warmThread(): void {}

export const compare: typeof Compare = async (order, { onProgress }) => {
  const { options, documents } = order;
  try {
    const result = await runAnalysisJob(
      { options, documents, web: false, isAlone: true },
      (done, total) => onProgress(done / Math.max(1, total)),
      () => Promise.reject(new Error('documents that are alone asked for others')),
    );
    return { kind: 'answers', answers: answersOf(packed(result), order) };
  } catch (error) {
    return { kind: 'failed', why: fill(says.analysisEndedUnexpectedly, { error: messageOf(error) }) };
  }
};
