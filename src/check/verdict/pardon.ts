import { message, type Message } from '#base';
import {
  type Dismissal,
  EXPLAINED_WITHIN,
  type Findings,
  isMissing,
  type PairFinding,
  shareOf,
  type SubmissionFinding,
} from '#contract';

/**
 * Whether a submission is above the threshold only because of pairs that a person dismissed. Decided on the pairs of the
 * check: one of them above the threshold that was not dismissed, or a number that none of them explains, and it stays.
 *
 * @param total the highest that is known
 */
export function isPardoned(
  submission: SubmissionFinding,
  total: number,
  findings: Findings,
  threshold: number,
  dismissed: readonly Dismissal[],
): boolean {
  const above = pairsThatExplain(submission, total, findings, threshold);
  return above?.every((pair) => isDismissed(pair, dismissed)) ?? false;
}

/** The pairs above the threshold that make a submission's total; null: something else does, or besides. */
export function pairsThatExplain(
  { key, web }: SubmissionFinding,
  total: number,
  findings: Findings,
  threshold: number,
): readonly PairFinding[] | null {
  if (web !== null && web > threshold) return null;
  const above = findings.pairs.flatMap((pair) => {
    if ((pair.a !== key && pair.b !== key) || pair.together !== undefined) return [];
    const share = shareOf(key, pair) ?? 0;
    return share > threshold ? [{ pair, share }] : [];
  });
  const most = Math.max(...above.map(({ share }) => share));
  return total <= most + EXPLAINED_WITHIN ? above.map(({ pair }) => pair) : null;
}

/** Whether a person dismissed this pair: both names have to be the pair's. */
export function isDismissed(
  { a, b }: { readonly a: string; readonly b: string },
  dismissed: readonly Dismissal[],
): boolean {
  return dismissed.some((one) => (one.a === a && one.b === b) || (one.a === b && one.b === a));
}

/**
 * Whether a file of a submission that does not count holds code that counts in another one. Copies from a submission whose
 * pair with this one was dismissed do not count.
 */
export function hidesCode(
  { key, hidden = [] }: Pick<SubmissionFinding, 'key' | 'hidden'>,
  dismissed: Parameters<typeof isDismissed>[1],
): boolean {
  return hidden.some(
    ({ leftOut, otherKey }) => leftOut === 'own' && !isDismissed({ a: key, b: otherKey }, dismissed),
  );
}

/** What to read by hand; empty: nothing. The report names them. @param judged judged submissions */
export function unreadableWarnings(
  judged: readonly Pick<SubmissionFinding, 'comparability' | 'leftOut'>[],
): readonly Message[] {
  const { length } = judged.filter(
    // An upload that is damaged cannot be read either, and says so itself.
    ({ comparability, leftOut }) => comparability === 'unreadable' && !leftOut.some(isMissing),
  );
  if (length === 0) return [];
  return [message('verdict.inStrings', { n: length })];
}

/** What to look at; empty: nothing was found. @param submissions how many hide code */
export function hiddenCodeWarnings(submissions: number): readonly Message[] {
  if (submissions === 0) return [];
  return [message('verdict.hidden', { n: submissions })];
}
