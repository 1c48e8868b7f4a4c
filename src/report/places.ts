import { httpsUrl, isReadArchive } from '#base';
import type { RunReport, SubmissionFinding } from '#contract';

const GITHUB = 'https://github.com';

/** The GitHub that the run belongs to: from its own address, else github.com. */
function serverUrl(report: RunReport): string {
  const { runUrl } = report.run;
  const address = runUrl === null ? null : httpsUrl(runUrl);
  return address === null ? GITHUB : new URL(address).origin;
}

/** `https://github.com/owner/name` of where a submission comes from; null: not from a repository. */
export function repositoryUrl(report: RunReport, submission: SubmissionFinding): string | null {
  const { origin } = submission;
  if (origin === null || origin.kind === 'directory') return null;
  return `${serverUrl(report)}/${encodeURIComponent(origin.owner)}/${encodeURIComponent(origin.repo)}`;
}

/** Where a person looks at a submission: its pull request or its repository. */
export function originUrl(report: RunReport, submission: SubmissionFinding): string | null {
  const base = repositoryUrl(report, submission);
  if (base === null) return null;
  return submission.origin?.kind === 'pull-request' ? `${base}/pull/${submission.origin.number}` : base;
}

/** A link to lines of a submission's file at the commit that was checked, which stays right after later pushes. */
export function permalink(
  report: RunReport,
  submission: SubmissionFinding,
  region: { readonly file: string; readonly lineStart: number | null; readonly lineEnd: number | null },
): string | null {
  const base = repositoryUrl(report, submission);
  const { origin } = submission;
  if (base === null || origin === null || origin.kind === 'directory') return null;
  const lines =
    region.lineStart === null
      ? ''
      : region.lineEnd === null || region.lineEnd === region.lineStart
        ? `#L${region.lineStart}`
        : `#L${region.lineStart}-L${region.lineEnd}`;
  // `plain=1`: notebooks and Markdown are rendered otherwise, and lines lead nowhere.
  return `${base}/blob/${encodeURIComponent(origin.sha)}/${encodePath(region.file)}?plain=1${lines}`;
}

/**
 * Whether a submission is the run's own repository as it was checked out: a folder that is not below the workspace but is the
 * workspace, which the runner calls by the repository's name.
 */
export function isCheckout(report: RunReport, { origin }: SubmissionFinding): boolean {
  if (origin?.kind !== 'directory' || !ABSOLUTE.test(origin.path)) return false;
  const repository = report.run.repository?.split('/').at(-1);
  return (
    repository !== undefined && origin.path.split(/[/\\]/).findLast((part) => part !== '') === repository
  );
}

const ABSOLUTE = /^(?:[/\\]|[A-Za-z]:)/;

/** Whether a repository is the one that the run belongs to. GitHub's names know no case. */
export function isHere(
  report: RunReport,
  repository: { readonly owner: string; readonly repo: string },
): boolean {
  return report.run.repository?.toLowerCase() === `${repository.owner}/${repository.repo}`.toLowerCase();
}

/**
 * A file's path in the repository that the run belongs to, where annotations can be shown; null: the file is not in it.
 */
export function workspacePath(report: RunReport, submission: SubmissionFinding, file: string): string | null {
  const { origin } = submission;
  switch (origin?.kind) {
    case 'pull-request':
      return report.run.repository === null || isHere(report, origin) ? file : null;
    case 'repository':
      return isHere(report, origin) ? file : null;
    case 'directory': {
      if (isCheckout(report, submission)) return file;
      const { path, handIn } = origin;
      // Of a hand-in only the download is known, where everybody's files are called alike, and what an archive holds is no file.
      if (handIn !== undefined || ABSOLUTE.test(path) || isReadArchive(path)) return null;
      const parts = path.split(/[/\\]/);
      if (!isOneFile(submission, parts)) parts.push(...file.split('/'));
      if (parts.includes('..')) return null;
      return parts.filter((part) => part !== '' && part !== '.').join('/');
    }
    case undefined:
      return null;
  }
}

/** Whether what lies there is a file and no folder. */
function isOneFile({ files }: SubmissionFinding, parts: readonly string[]): boolean {
  return files.length === 1 && files[0]?.path === parts.at(-1);
}

/** A path as part of an address: every segment encoded. */
export function encodePath(path: string): string {
  return path
    .split('/')
    .map((part) => encodeURIComponent(part.toWellFormed()))
    .join('/');
}
