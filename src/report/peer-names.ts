import type { CollectionFailure, RunReport, SubmissionFinding } from '#contract';
import { aliasesOf } from './facts.ts';

/**
 * Whether a text names a peer: its key, name, owner, repository, commit, student, author, path or a file's path, as a whole
 * word in any case. What the own submission is called by too is not a peer's.
 */
export function mentionsPeer(report: RunReport, own: SubmissionFinding | null, text: string): boolean {
  // Where the reader is, the reader knows: the run's own repository gives nobody away.
  const here = report.run.repository ?? '';
  const mine = new Set([here, ...here.split('/'), ...(own === null ? [] : identities(own))].map(foldedName));
  const searched = foldedName(text);
  return [...report.findings.submissions, ...report.findings.failures].some(
    (submission) =>
      submission !== own &&
      identities(submission)
        .map(foldedName)
        .some((identity) => identity !== '' && !mine.has(identity) && containsWord(searched, identity)),
  );
}

/** Everything that tells whose submission this is. */
function identities(submission: SubmissionFinding | CollectionFailure): readonly string[] {
  const { key, name } = submission;
  if (!('origin' in submission)) return [key, name];
  const { origin, person, files, zip } = submission;
  return [
    key,
    name,
    person?.id ?? '',
    zip?.path ?? '',
    ...files.map(({ path }) => path),
    ...aliasesOf(submission),
    ...(origin === null || origin.kind === 'directory'
      ? []
      : [origin.owner, origin.repo, origin.sha, origin.sha.slice(0, 7)]),
    ...(origin?.kind === 'pull-request' ? [`#${origin.number}`] : []),
  ];
}

/** Names that are written alike. */
export function foldedName(text: string): string {
  return text.normalize('NFKC').toLowerCase().trim();
}

function containsWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const before = text[at - 1] ?? ' ';
    const after = text[at + word.length] ?? ' ';
    if (!/[\p{L}\p{N}]/u.test(before) && !/[\p{L}\p{N}]/u.test(after)) return true;
  }
  return false;
}
