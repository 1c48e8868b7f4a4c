import type { SubmissionFinding } from '../domain/findings.ts';

/**
 * Whether a file of a submission that does not count holds code that counts in another one. What was found with somebody
 * whose pair with it a person judged innocent is no news.
 */
export function hidesCode(
  { key, hidden = [] }: Pick<SubmissionFinding, 'key' | 'hidden'>,
  dismissed: readonly { readonly a: string; readonly b: string }[],
): boolean {
  return hidden.some(
    ({ leftOut, otherKey }) =>
      leftOut === 'own' &&
      !dismissed.some(({ a, b }) => (a === key && b === otherKey) || (a === otherKey && b === key)),
  );
}

/** What to look at; null: nothing was found. */
export function hiddenCodeWarning(submissions: number): string | null {
  if (submissions === 0) return null;
  return submissions === 1
    ? 'In 1 submission a file that does not count holds code that counts in another one: look at its remarks.'
    : `In ${submissions} submissions files that do not count hold code that counts in other ones: look at their remarks.`;
}
