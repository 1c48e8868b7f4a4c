import { z } from 'zod';
import type { GitHub } from '../github/client.ts';
import { fullName, type RepositoryName } from '../github/names.ts';
import { PERMISSIONS } from '../github/permissions.ts';
import type { Authorship } from '../publish/own-comments.ts';
import { bandOf } from '../report/bands.ts';
import { readDigest } from '../report/comment-digest.ts';
import { FOUND_WORDS, type FoundIn } from '../report/searched.ts';
import type { OwnLines, StudentSafeStatus } from './effects.ts';

const Comment = z.looseObject({
  body: z.string().nullish(),
  html_url: z.string().optional(),
  user: z.looseObject({ login: z.string(), type: z.string().optional() }).nullable(),
});

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
  const pages = github.pages(
    {
      what: `reading the comments of ${fullName(repository)}#${pull}`,
      permission: PERMISSIONS.comments,
      target: 'own',
    },
    'GET /repos/{owner}/{repo}/issues/{issue_number}/comments',
    { owner: repository.owner, repo: repository.repo, issue_number: pull },
    Comment,
  );
  for await (const page of pages) {
    for (const comment of page) {
      if (!isOwn(comment.user)) continue;
      const status = readReport(comment.body ?? '', comment.html_url ?? null);
      if (status !== null && (last === null || Date.parse(status.at) >= Date.parse(last.at))) last = status;
    }
  }
  return last;
}

const REPORT = /^<!-- code-similarity:comment:(?:[0-9a-f]{2})* -->/;

/**
 * What a report's body (`src/report/channels/comment.ts`) says that every reader may know. Of a comment for staff only the own lines
 * are taken, never what stands behind them. null: it is no report, or none of this pull request alone.
 */
export function readReport(body: string, url: string | null): StudentSafeStatus | null {
  const digest = REPORT.test(body) ? readDigest(body) : null;
  if (digest === null) return null;
  const { at, totals, band, feedback, regions: regionCount } = digest;
  // The numbers of several submissions: none of them is the pull request's for certain, nor are the lines.
  if (Object.keys(totals).length > 1) return null;
  const regions: OwnLines[] = [];
  let headSha: string | null = null;
  for (const line of body.split(/\r?\n/)) {
    const region = readRegion(line);
    if (region === null) continue;
    regions.push(region.lines);
    headSha ??= region.sha;
  }
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

const PLACES = new Map(Object.entries(FOUND_WORDS).map(([place, words]) => [words, place as FoundIn]));
/** `- [`file` lines 3–9](https://…/blob/<sha>/…) (another submission)`; the link and what follows it may be missing. */
const BULLET = /^- \[?(`+)(.+)$/u;
const PLACE = /^ (?:line (\d{1,9})|lines (\d{1,9})–(\d{1,9})|lines n\/a)(?:\]\((\S+)\))?(.*)$/u;

function readRegion(line: string): { readonly lines: OwnLines; readonly sha: string | null } | null {
  const [, fence = '', rest = ''] = BULLET.exec(line) ?? [];
  // The span ends at the first run of exactly as many backticks: that is how Markdown reads it.
  const end = [...rest.matchAll(/`+/g)].find(([run]) => run.length === fence.length);
  const place = end === undefined ? null : PLACE.exec(rest.slice(end.index + fence.length));
  if (end === undefined || place === null) return null;
  const [, only, first, last, link = '', after = ''] = place;
  const lineStart = numberOf(only ?? first);
  return {
    lines: {
      file: unquoted(rest.slice(0, end.index)),
      lineStart,
      lineEnd: numberOf(last) ?? lineStart,
      foundIn: (/^ \((.*)\)$/.exec(after)?.[1] ?? '').split(', ').flatMap((words) => PLACES.get(words) ?? []),
    },
    sha: /\/blob\/([0-9a-f]{40})\//.exec(link)?.[1] ?? null,
  };
}

/** What `markdownCode` was given: it pads what begins or ends with a backtick or a space. */
function unquoted(code: string): string {
  const padded = /^ (?:`.*|.*`| .* ) $/u.test(code);
  return (padded ? code.slice(1, -1) : code).replaceAll(String.raw`\|`, '|');
}

function numberOf(text: string | undefined): number | null {
  return text === undefined ? null : Number(text);
}
