import type { PairFinding, ReportedCase, SubmissionFinding } from '#contract';
import { caseKey, casesByPair } from '#report';
import { subjectsOf } from './subjects.ts';

/** The case that a pair of this run is a part of; undefined: nobody decided about it. */
export function casesOfPairs(
  cases: readonly ReportedCase[],
  submissions: readonly SubmissionFinding[],
): (pair: Pick<PairFinding, 'a' | 'b'>) => ReportedCase | undefined {
  if (cases.length === 0) return () => undefined;
  const subjects = subjectsOf(submissions);
  const byPair = casesByPair(cases);
  return ({ a, b }) => byPair.get(caseKey([subjects.get(a) ?? '', subjects.get(b) ?? '']));
}
