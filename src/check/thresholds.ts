import type { CheckPlan } from './plan.ts';
import type { CheckScores, Scores } from './scores.ts';

/** Ids that are above a threshold and that this run did not upload. */
export function foreignAbove(
  scores: CheckScores,
  own: ReadonlySet<number>,
  thresholds: CheckPlan['thresholds'],
): readonly number[] {
  return [...scores.scores.values()]
    .filter((one) => !own.has(one.serviceId) && isAbove(one, thresholds))
    .map(({ serviceId }) => serviceId);
}

/** Whether any number of a submission is above a threshold. */
export function isAbove(scores: Scores, thresholds: CheckPlan['thresholds']): boolean {
  return (
    scores.totalSources.some((total) => total > thresholds.similarity) ||
    (scores.aiAverage ?? 0) > thresholds.ai
  );
}
