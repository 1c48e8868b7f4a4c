import type { RunReport } from '../domain/report.ts';
import type { AssignmentState } from './state/state-schema.ts';
import { pairKeyOf, subjectOf } from './state/subjects.ts';

/** Pairs of a check that people judged innocent, as the state has it. */
export function dismissedPairs(
  findings: RunReport['findings'],
  { dismissed }: Pick<AssignmentState, 'dismissed'>,
): RunReport['dismissed'] {
  const byKey = new Map(findings.submissions.map((one) => [one.key, one]));
  return findings.pairs.flatMap(({ a, b }) => {
    const [first, second] = [byKey.get(a), byKey.get(b)];
    if (first === undefined || second === undefined) return [];
    const verdict = dismissed[pairKeyOf(subjectOf(first), subjectOf(second))];
    return verdict === undefined ? [] : [{ a, b, reason: verdict.reason }];
  });
}
