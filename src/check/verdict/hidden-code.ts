import { message, type Message } from '#base';
import { isMissing, type SubmissionFinding } from '#contract';
import { isDismissed } from './pardon.ts';

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
