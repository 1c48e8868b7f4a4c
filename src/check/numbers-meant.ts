import { isCompared, type SubmissionNumbers, type SubmissionRole } from '#contract';
import type { Scores } from './scores.ts';

/** What a whole check says of one submission's numbers. */
export interface Comparison {
  /** AI detection was asked for. */
  readonly ai: boolean;
  /** The engine looks at the web or a database as well. */
  readonly searches: boolean;
  /** Submissions that others can be compared with. */
  readonly comparable: number;
}

/** The numbers of a submission. A 0 that nothing was compared for is no number. What is above 0 was compared with something, whatever else is said. */
export function numbersMeant(
  there: Scores | undefined,
  serviceId: number | null,
  role: SubmissionRole,
  comparison: Comparison,
): SubmissionNumbers {
  const comparability = there === undefined ? null : comparabilityOf(there, comparison);
  const isMeant = isCompared(comparability) && isScored(role, there);
  const meant = (value: number | null | undefined): number | null =>
    value === undefined || (value === 0 && !isMeant) ? null : value;
  return {
    serviceId,
    total: meant(there?.total),
    totalSources: (there?.totalSources ?? []).filter((value) => meant(value) !== null),
    local: meant(there?.local),
    web: meant(there?.web),
    aiAverage: there?.aiAverage ?? null,
    aiState: there?.aiState ?? (comparison.ai ? 'missing' : 'not-run'),
    aiMax: there?.aiMax ?? null,
    quality: there?.quality ?? null,
    suspicion: meant(there?.suspicion),
    coverage: meant(there?.coverage),
    comparability,
    ...(there === undefined || there.tokens === null ? {} : { tokens: there.tokens }),
    ...webNumbers(there),
  };
}

/** What the search of the web says of a submission; nothing where there was none. What was not searched for has no number. */
function webNumbers(there: Scores | undefined): Pick<SubmissionNumbers, 'webState' | 'publicWeb'> {
  if (there?.webState === undefined) return {};
  const { webState, publicWeb } = there;
  return { webState, publicWeb: webState === 'not-searched' ? null : publicWeb };
}

function comparabilityOf(there: Scores, { searches, comparable }: Comparison): string | null {
  const { comparability, comparedWith, totalSources, webState } = there;
  if (!isComparable(there) || totalSources.some((total) => total > 0)) return comparability;
  // Looked for on the web it was compared, also with nobody beside it.
  if (webState === 'searched' || webState === 'partly') return comparability;
  // A service that does not say it, and looks nowhere else, compared it with those that it lists.
  const others = comparedWith ?? (searches ? null : comparable - 1);
  return others === 0 ? 'alone' : comparability;
}

/** What others can be compared with. */
export function isComparable({ role, comparability }: Scores): boolean {
  return (role === null || role === 'submission' || role === 'archive') && isCompared(comparability);
}

/** A service that knows roles gives similarities to submissions alone, one that does not to everything. */
export function isScored(role: SubmissionRole, there: Scores | undefined): boolean {
  return role === 'judged' || there?.role == null;
}
