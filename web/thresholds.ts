import { comparabilityWords, elsewhereScore, type ListedSubmission, type Measure } from '#report';
import type { Report } from './report.ts';

/**
 * For each judged submission the number that flags it where it is above the threshold, or its suspicion, which flags nobody.
 * A pair that a person dismissed, or whose two belong together, counts for nobody. null: nothing can flag it.
 */
export function decidingNumbers(report: Report, by: Measure): readonly (number | null)[] {
  return report.page.submissions.flatMap((submission, place) => {
    if (submission.role !== 'judged') return [];
    return [by === 'suspicion' ? submission.suspicion : decidingSimilarity(report, submission, place)];
  });
}

function decidingSimilarity(report: Report, submission: ListedSubmission, place: number): number | null {
  const { total, comparability } = submission;
  const web = elsewhereScore(submission);
  if (comparabilityWords(comparability) !== null) return null;
  const pairs = report.pairsOf(place);
  if (pairs.every(({ dismissed, together }) => dismissed === null && together === undefined)) return total;
  const counting = pairs.flatMap((pair) => (report.counts(pair) ? (pair.average ?? []) : []));
  const known = [...counting, ...(web === null ? [] : [web])];
  return known.length === 0 ? null : known.reduce((x, y) => Math.max(x, y));
}

/** How many submissions the run itself flagged by their similarity. */
export function flaggedByRun({ judged }: Report): number {
  return judged.filter(({ flaggedBy }) => flaggedBy.includes('similarity')).length;
}

/** How many of the numbers are above a threshold: strict, as the verdict is. */
export function countAbove(numbers: readonly (number | null)[], threshold: number): number {
  return numbers.filter((value) => value !== null && value > threshold).length;
}
