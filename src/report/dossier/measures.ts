import type { ListedSubmission } from '../open-report.ts';

/** What a class can be looked at by: the number that the threshold judges, or the rank of what to look at first. */
export type Measure = 'similarity' | 'suspicion';

/** The first is the default; with their names. */
export const MEASURES = [
  ['similarity', 'lists.similarity'],
  ['suspicion', 'lists.suspicion'],
] as const;

/** What the address asks for. */
export function measureOf(query: URLSearchParams): Measure {
  return query.get('by') === 'suspicion' ? 'suspicion' : 'similarity';
}

/** A submission's highest number of that kind; null: not known. */
export function highestOf({ total, suspicion }: ListedSubmission, by: Measure): number | null {
  return by === 'suspicion' ? suspicion : total;
}
