import type { RunReport, SubmissionFinding } from '#contract';
import { caseKey } from '#report';
import { peopleOf, sidesOf } from './news.ts';

/** A pair that stands out from its class, or of which one program stands in the other, and that is not above the threshold. */
export interface Outlier {
  /** In the order of their pair's key, so that the same is told in the same words. */
  readonly sides: readonly (readonly [subject: string, submission: SubmissionFinding])[];
  /** 0..100; null: n/a. */
  readonly suspicion: number | null;
}

/** Those of a check that nobody dismissed, most suspicious first. */
export function outliersOf({
  findings,
  verdict: { standsOut },
}: Pick<RunReport, 'findings' | 'verdict'>): readonly Outlier[] {
  if (standsOut.length === 0) return [];
  const { bySubject, subjectOf } = peopleOf(findings);
  const keyOf = (a: string, b: string): string => caseKey([a, b].map((key) => subjectOf({ key })));
  const suspicions = new Map(findings.pairs.map(({ a, b, suspicion }) => [keyOf(a, b), suspicion]));
  return standsOut.flatMap(({ a, b }) => {
    const pair = keyOf(a, b);
    const sides = sidesOf(pair).flatMap((subject) => {
      const submission = bySubject.get(subject);
      return submission === undefined ? [] : [[subject, submission] as const];
    });
    return sides.length < 2 ? [] : { sides, suspicion: suspicions.get(pair) ?? null };
  });
}
