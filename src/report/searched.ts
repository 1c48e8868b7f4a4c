import { joined, message, type Message } from '#base';
import { type Findings, highest, type MatchFinding, type SubmissionFinding } from '#contract';
import { databaseScore } from './web-sources.ts';

/** Where lines were found, as far as every reader may know it. */
export const PLACES = ['submission', 'pull-request', 'archive', 'external', 'ai'] as const;
export type FoundIn = (typeof PLACES)[number];

/** As a reader would say it. */
export const FOUND_WORDS: Readonly<Record<FoundIn, Message>> = {
  submission: message('report.inSubmission'),
  'pull-request': message('report.inPullRequest'),
  archive: message('report.inArchive'),
  external: message('report.inExternal'),
  ai: message('report.inAi'),
};

/** Where the other side of a match stands: by what was handed in here, and the service's word for all else. */
export function foundIn(findings: Findings): (match: Pick<MatchFinding, 'kind' | 'otherKey'>) => FoundIn {
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
 * A submission's similarity to what is no judged submission, by place; nothing of places where nobody looked. Public code of a
 * search is apart: it has lists of its own.
 */
export function elsewhere(
  findings: Findings,
  submission: SubmissionFinding,
): readonly { readonly words: Message; readonly score: number }[] {
  const { archive } = submission;
  const database = databaseScore(submission);
  return [
    ...(archive == null ? [] : [{ words: joined('words.commas', archiveWords(findings)), score: archive }]),
    ...(database === null ? [] : [{ words: outsideWords(findings), score: database }]),
  ];
}

/** All those places together, for one column; null: nobody looked anywhere. */
export function elsewhereWords(findings: Findings): Message | null {
  const isSearched = findings.submissions.some((one) => one.role === 'judged' && databaseScore(one) !== null);
  const places = [...archiveWords(findings), ...(isSearched ? [outsideWords(findings)] : [])];
  return places.length === 0 ? null : joined('words.commas', places);
}

/** The highest of them; null: not known. */
export function elsewhereScore(submission: SubmissionFinding): number | null {
  return highest([submission.archive ?? null, databaseScore(submission)]);
}

/** What `web` of a submission is to, where public code has a number of its own, or may be a part of it. */
function outsideWords({ webSearch }: Findings): Message {
  return webSearch === undefined ? FOUND_WORDS.external : message('web.database');
}

/** What was given to compare with. */
function archiveWords({ submissions }: Findings): readonly Message[] {
  const archived = submissions.filter(({ role }) => role === 'archive');
  const pulls = archived.filter(({ origin }) => origin?.kind === 'pull-request').length;
  return [
    ...(pulls > 0 ? [message('report.otherPullRequests')] : []),
    ...(archived.length > pulls ? [message('report.archive')] : []),
  ];
}

/** Whether there is one submission, nothing that it could be compared with, and so no number for it. */
export function isAlone({ submissions, failures }: Findings): boolean {
  const compared = submissions.filter(({ role }) => role === 'judged' || role === 'archive');
  const [only] = compared;
  return compared.length === 1 && failures.length === 0 && only?.role === 'judged' && only.total === null;
}
