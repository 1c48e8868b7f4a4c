import { readDigest } from '#channels';
import { bandOf } from '#contract';
import type { GitHub, RepositoryName } from '#github';
import { type Authorship, ownCommentsOn } from '../publish/own-comments.ts';
import type { OwnLines, StudentSafeStatus } from './effects.ts';

/**
 * The last check of a pull request, read back from the comment in which it was reported. Where there are several (input
 * `comment-key`), the latest check counts. @throws GitHubError
 */
export async function lastReportFromComments(
  github: GitHub,
  repository: RepositoryName,
  pull: number,
  isOwn: Authorship,
): Promise<StudentSafeStatus | null> {
  let last: StudentSafeStatus | null = null;
  for await (const comment of ownCommentsOn(github, repository, pull, isOwn)) {
    const status = readReport(comment.body ?? '', comment.html_url ?? null);
    if (status !== null && (last === null || Date.parse(status.at) >= Date.parse(last.at))) last = status;
  }
  return last;
}

const REPORT = /^<!-- code-similarity:comment:(?:[0-9a-f]{2})* -->/;

/**
 * What a report's digest (`src/channels/comment-digest.ts`) says that every reader may know. null: the body is no report, or
 * none of this pull request alone.
 */
export function readReport(body: string, url: string | null): StudentSafeStatus | null {
  const digest = REPORT.test(body) ? readDigest(body) : null;
  if (digest === null) return null;
  const { at, totals, band, feedback, regions: regionCount, lines, headSha } = digest;
  // The numbers of several submissions: none of them is the pull request's for certain, nor are the lines.
  if (Object.keys(totals).length > 1) return null;
  const regions = (lines ?? []).map(([file, lineStart, lineEnd, foundIn]): OwnLines => {
    return { file, lineStart, lineEnd, foundIn };
  });
  return {
    at,
    feedback: feedback ?? 'full',
    // The exact number is for staff.
    similarity: band ?? Object.values(totals).map(bandOf)[0] ?? null,
    regionCount: Math.max(regionCount, regions.length),
    regions,
    headSha,
    url,
  };
}
