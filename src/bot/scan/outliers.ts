import { subjectOfKey, subjectsOf } from '#channels';
import type { RunReport, SubmissionFinding } from '#contract';
import { caseKey } from '#report';

/** A pair that stands out of its class, or of which one program stands in the other, and that is not above the threshold. */
export interface Outlier {
  /** In the order of their pair's key, so that the same is told in the same words. */
  readonly sides: readonly (readonly [subject: string, submission: SubmissionFinding])[];
  /** 0..100; null: n/a. */
  readonly suspicion: number | null;
}

/** Those of a check that nobody dismissed, most suspicious first. */
export function outliersOf({
  findings: { submissions, pairs },
  verdict: { standsOut },
}: Pick<RunReport, 'findings' | 'verdict'>): readonly Outlier[] {
  if (standsOut.length === 0) return [];
  const subjects = subjectsOf(submissions);
  const byKey = new Map(submissions.map((one) => [one.key, one]));
  const nameOf = (a: string, b: string): string => [a, b].toSorted().join('\0');
  const suspicions = new Map(pairs.map(({ a, b, suspicion }) => [nameOf(a, b), suspicion]));
  return standsOut.flatMap(({ a, b }) => {
    const sides = [a, b].flatMap((key) => {
      const submission = byKey.get(key);
      return submission === undefined ? [] : [[subjects.get(key) ?? subjectOfKey(key), submission] as const];
    });
    const [first, second] = sides;
    if (first === undefined || second === undefined) return [];
    const isInOrder = caseKey([first[0], second[0]]).startsWith(`${first[0]}-`);
    return {
      sides: isInOrder ? [first, second] : [second, first],
      suspicion: suspicions.get(nameOf(a, b)) ?? null,
    };
  });
}
