import { message, type Message } from '#base';
import type { Dismissal, Findings, SubmissionFinding } from '#contract';

/**
 * The submission that a person means: by its key, else by its name, what its source calls it, or its id; in any case of letters. null:
 * there is none.
 */
export function submissionNamed(
  submissions: readonly SubmissionFinding[],
  text: string,
): SubmissionFinding | null {
  return named(submissions, text);
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

/** Entries that are told one by one: a list of another term's pairs is no reason for a thousand lines. */
const MAX_TOLD = 20;

/**
 * A sentence for each entry that names somebody who is not in this check, and so dismisses nothing. It is a notice and no
 * error: one file may hold the pairs of several assignments. Whoever could not be collected is known by name. Where
 * nothing was collected there is nothing that an entry could name.
 */
export function unnamedNotices(findings: Findings, dismissed: readonly Dismissal[]): readonly Message[] {
  if (findings.submissions.length === 0) return [];
  const known = [...findings.submissions, ...findings.failures];
  const notices = dismissed.flatMap(({ a, b }) => {
    const [one, two] = [a, b]
      .filter((text) => named(known, text) === null)
      .map((text) => JSON.stringify(text));
    if (one === undefined) return [];
    return two === undefined
      ? [message('notices.unnamedOne', { one })]
      : [message('notices.unnamedTwo', { one, two })];
  });
  const rest = notices.length - MAX_TOLD;
  return rest <= 1
    ? notices
    : [...notices.slice(0, MAX_TOLD), message('notices.unnamedMore', { n: String(rest) })];
}

function named<
  Named extends { readonly key: string; readonly name: string } & Partial<Pick<SubmissionFinding, 'person'>>,
>(candidates: readonly Named[], text: string): Named | null {
  const wanted = text.toLowerCase();
  const is = (other: string): boolean => other.toLowerCase() === wanted;
  return (
    candidates.find(({ key }) => is(key)) ??
    candidates.find(({ name }) => is(name)) ??
    candidates.find(({ person }) => is(person?.sourceName ?? '')) ??
    candidates.find(({ person }) => is(person?.id ?? '')) ??
    null
  );
}
