import { caseKey } from '../cases/case-key.ts';
import { subjectOfKey, subjectsOf } from '../cases/subjects.ts';
import type { RunReport } from '../domain/report.ts';
import type { AssignmentState } from './state/state-schema.ts';

/** Pairs of a check that people judged innocent, as the state has it. */
export function dismissedPairs(
  findings: RunReport['findings'],
  { dismissed }: Pick<AssignmentState, 'dismissed'>,
): RunReport['dismissed'] {
  if (Object.keys(dismissed).length === 0) return [];
  const subjects = subjectsOf(findings.submissions);
  return findings.pairs.flatMap(({ a, b }) => {
    const [first, second] = [subjects.get(a), subjects.get(b)];
    if (first === undefined || second === undefined) return [];
    // A command names what is no repository by its key.
    const verdict = [
      [first, second],
      [subjectOfKey(a), second],
      [first, subjectOfKey(b)],
    ].flatMap((sides) => dismissed[caseKey(sides)] ?? [])[0];
    return verdict === undefined ? [] : [{ a, b, reason: verdict.reason }];
  });
}
