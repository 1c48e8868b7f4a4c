import type { Findings, MatchFinding, SubmissionFinding } from '../domain/findings.ts';

/** Where lines were found, as far as every reader may know it. */
export type FoundIn = 'submission' | 'pull-request' | 'archive' | 'external' | 'ai';

/** As a reader would say it. A reply of the bot reads them back from a comment. */
export const FOUND_WORDS: Readonly<Record<FoundIn, string>> = {
  submission: 'another submission',
  'pull-request': 'another pull request',
  archive: 'an archived submission',
  external: 'web or database',
  ai: 'AI-written solution',
};

/** Where the other side of a match stands: by what was handed in here, and the service's word for all else. */
export function foundIn(findings: Findings): (match: MatchFinding) => FoundIn {
  const byKey = new Map(findings.submissions.map((submission) => [submission.key, submission]));
  return ({ kind, otherKey }) => {
    if (kind === 'ai') return 'ai';
    const other = otherKey === null ? undefined : byKey.get(otherKey);
    if (other === undefined) return kind === 'peer' ? 'submission' : 'external';
    if (other.origin?.kind === 'pull-request') return 'pull-request';
    return other.role === 'archive' ? 'archive' : 'submission';
  };
}

/**
 * What the number is about that a service gives for everything but the judged submissions (`web`): the embedded service
 * searches no web, so that there it is what was given to compare with. null: nothing of the kind was searched.
 */
export function elsewhereWords({ submissions, service }: Findings): string | null {
  const archived = submissions.filter(({ role }) => role === 'archive');
  const pulls = archived.filter(({ origin }) => origin?.kind === 'pull-request').length;
  const places = [
    ...(pulls > 0 ? ['other pull requests'] : []),
    ...(archived.length > pulls ? ['archive'] : []),
    ...(service.kind === 'remote' ? ['web or database'] : []),
  ];
  return places.length === 0 ? null : places.join(', ');
}

/** A submission's highest similarity to other judged ones; null: not known, or there are none. */
export function localScore({ submissions }: Findings, { key, local }: SubmissionFinding): number | null {
  return submissions.some((other) => other.role === 'judged' && other.key !== key) ? local : null;
}

/** Its highest similarity to anything else (`elsewhereWords`); null: not known, or nothing of the kind was searched. */
export function elsewhereScore(findings: Findings, { web }: SubmissionFinding): number | null {
  return elsewhereWords(findings) === null ? null : web;
}

/** Whether there is one submission, nothing that it could be compared with, and so no number for it. */
export function isAlone({ submissions, failures }: Findings): boolean {
  const compared = submissions.filter(({ role }) => role === 'judged' || role === 'archive');
  const [only] = compared;
  return compared.length === 1 && failures.length === 0 && only?.role === 'judged' && only.total === null;
}
