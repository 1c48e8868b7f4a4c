import type { Outcome } from '#base';
import type { RunReport } from '#contract';

/** Whether a run came to something that a person may want to keep: a verdict on the code, or a number. */
export function hasResults({ verdict }: RunReport): boolean {
  const { outcome, maxSimilarity, maxAiScore } = verdict;
  return isVerdict(outcome) || maxSimilarity !== null || maxAiScore !== null;
}

const VERDICTS: readonly Outcome[] = ['passed', 'flagged'];

/** Whether an outcome is one on the code. */
export function isVerdict(outcome: string): boolean {
  return VERDICTS.some((one) => one === outcome);
}
