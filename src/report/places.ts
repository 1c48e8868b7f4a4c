import type { SubmissionFinding } from '../domain/findings.ts';
import type { RunReport } from '../domain/report.ts';
import { httpsUrl } from './escape.ts';

const GITHUB = 'https://github.com';

/** The GitHub that the run belongs to: from its own address, else github.com. */
export function serverUrl(report: RunReport): string {
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
 * A file's path in the repository that the run belongs to, where annotations can be shown; null: the file is not in it.
 */
export function workspacePath(report: RunReport, submission: SubmissionFinding, file: string): string | null {
  const { origin } = submission;
  switch (origin?.kind) {
    case 'pull-request':
      return file;
    case 'repository':
      return report.run.repository === `${origin.owner}/${origin.repo}` ? file : null;
    case 'directory': {
      if (/^(?:[/\\]|[A-Za-z]:)/.test(origin.path)) return null;
      const parts = `${origin.path.replaceAll('\\', '/')}/${file}`.split('/');
      if (parts.includes('..')) return null;
      return parts.filter((part) => part !== '' && part !== '.').join('/');
    }
    case undefined:
      return null;
  }
}

/** A path as part of an address: every segment encoded. */
export function encodePath(path: string): string {
  return path
    .split('/')
    .map((part) => encodeURIComponent(part.toWellFormed()))
    .join('/');
}
