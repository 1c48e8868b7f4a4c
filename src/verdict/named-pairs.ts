import type { Findings, SubmissionFinding } from '../domain/findings.ts';
import type { Dismissal } from './judge.ts';

/** The submission that a person means: by its key, else by its name, in any case of letters. null: there is none. */
export function submissionNamed(
  submissions: readonly SubmissionFinding[],
  text: string,
): SubmissionFinding | null {
  const wanted = text.toLowerCase();
  const is = (other: string): boolean => other.toLowerCase() === wanted;
  return submissions.find(({ key }) => is(key)) ?? submissions.find(({ name }) => is(name)) ?? null;
}

/** Pairs as people name them, by the keys of this check; those of other checks are left out. */
export function pairsNamed(findings: Findings, dismissed: readonly Dismissal[]): readonly Dismissal[] {
  return dismissed.flatMap((one) => {
    const [a, b] = [one.a, one.b].map((text) => submissionNamed(findings.submissions, text));
    return a === null || a === undefined || b === null || b === undefined
      ? []
      : [{ ...one, a: a.key, b: b.key }];
  });
}
