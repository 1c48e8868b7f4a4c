import type { CollectionFailure, HandInFacts, Origin, RunReport, SubmissionFinding } from '#contract';

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
  const list = [submission.key, submission.name];
  if ('origin' in submission) {
    if (submission.origin !== null) list.push(...originIdentities(submission.origin));
    const { id = null, sourceName = null, also = [] } = submission.person ?? {};
    list.push(...[id, sourceName, ...also].filter((one) => one !== null));
    list.push(...submission.files.map((file) => file.path));
    if (submission.zip !== null) list.push(submission.zip.path);
  }
  return list;
}

function originIdentities(origin: Origin): readonly string[] {
  switch (origin.kind) {
    case 'directory':
      return [origin.path, ...(origin.handIn === undefined ? [] : handInIdentities(origin.handIn))];
    case 'repository':
      return [
        origin.owner,
        origin.repo,
        origin.sha,
        origin.sha.slice(0, 7),
        ...[origin.student, origin.login].filter((one) => one !== undefined),
      ];
    case 'pull-request':
      return [
        origin.owner,
        origin.repo,
        `#${origin.number}`,
        origin.sha,
        origin.sha.slice(0, 7),
        origin.author,
      ];
  }
}

/** Of the person, and of everybody in the team. */
function handInIdentities({ id, login, email, members = [] }: HandInFacts): readonly string[] {
  return [{ id, login, email }, ...members]
    .flatMap((one) => Object.values(one))
    .filter((text) => text != null);
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
