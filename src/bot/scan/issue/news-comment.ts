import { count, GitHubError, type Log, markdownCode, markdownLink } from '#base';
import { PERMISSIONS } from '#github';
import { identityOf } from '../../publish/identity.ts';
import { type CommentPlace, findMarkedComment, postMarkedComment } from '../../publish/marked-comment.ts';
import { assignmentMark, hidden } from '../marks.ts';
import { countNews, hasNews, isNews, newsWords, type PairNews } from '../news.ts';
import { flagMarkdown, pairMarkdown, reviewerMarkdown, reviewerOf } from './finding-lines.ts';
import type { IssuePlace } from './marked-issue.ts';
import { rowIdOf } from './row-id.ts';
import { sourceMarkdown, tutorialMarkdown } from './web-lines.ts';
import { courseNewsWords } from '../course/course-lines.ts';
import { courseLine, isClosed, type ScanIssueContent } from './scan-issue-body.ts';

/** Rows of one comment; the issue has all. */
const ROWS_SHOWN = 10;
/** GitHub notifies of so many mentions in one text at most. */
const REVIEWERS_NAMED = 50;

/**
 * The comment about the news of one check: GitHub notifies of a comment, and of no change of the issue's text. It mentions who
 * reviews the pairs, and nobody else: names are hostile text.
 *
 * @param ticks boxes of the issue as they are now: a pair that somebody closed meanwhile is not told
 * @returns Markdown; null: there is nothing to tell
 */
export function renderNewsComment(
  content: ScanIssueContent,
  ticks: ReadonlyMap<string, boolean>,
): string | null {
  const pairs = content.news.pairs.filter((pair) => isNews(pair) && !isClosed(pair, ticks));
  const flags = content.news.flags.filter(isNews);
  const tutorials = content.news.tutorials.filter(isNews);
  const sources = content.news.sources.filter(isNews);
  const course = content.course?.found.filter(({ isTold }) => !isTold) ?? [];
  const rows = [
    ...course.map((one) => `- ${courseLine(one, content, true)}`),
    ...pairs.map((pair) => pairRow(pair, content)),
    ...tutorials.map((tutorial) => `- ${tutorialMarkdown(tutorial)}`),
    ...sources.map((source) => `- ${sourceMarkdown(source, content)}`),
    ...flags.map((flag) => `- ${flagMarkdown(flag, content)}`),
  ];
  if (rows.length === 0) return null;
  const run = content.runs.at(-1)?.url ?? null;
  const report = run === null ? '' : ` (${markdownLink('run with its report', run)})`;
  return [
    newsMarker(content),
    `**${headOf(countNews([...pairs, ...flags, ...sources, ...tutorials]), content)}** since the last report${report}. Similarity is no proof of anything: each pair needs a person’s review. Tick it in the issue above when it is harmless.`,
    '',
    ...rows.slice(0, ROWS_SHOWN),
    ...restLine(pairs.slice(Math.max(0, ROWS_SHOWN - course.length)), rows.length - ROWS_SHOWN, content),
    '',
  ].join('\n');
}

function headOf(news: ReturnType<typeof countNews>, { course }: ScanIssueContent): string {
  const over = course === undefined ? null : courseNewsWords(course);
  if (over === null) return newsWords(news);
  return hasNews(news) ? `${newsWords(news)}, and ${over}` : over;
}

function pairRow(pair: PairNews, content: ScanIssueContent): string {
  const reviewer = reviewerOf(pair.key, content);
  const mention = reviewer === null ? '' : ` · for ${reviewerMarkdown(reviewer, true)}`;
  return `- ${pairMarkdown(pair, content, false)}${mention} · ${markdownCode(rowIdOf(pair.key))}`;
}

/** Whoever reviews a pair that is not shown hears of it all the same. @param more rows that are not shown */
function restLine(pairs: readonly PairNews[], more: number, content: ScanIssueContent): readonly string[] {
  if (more <= 0) return [];
  const reviewers = new Set(pairs.flatMap(({ key }) => reviewerOf(key, content) ?? []));
  const named = [...reviewers].slice(0, REVIEWERS_NAMED).map((one) => reviewerMarkdown(one, true));
  return [
    `- … and ${count(more, 'more row')} in the issue${named.length === 0 ? '' : `, for ${named.join(', ')}`}`,
  ];
}

/** The hidden first line: of the assignment, and of the check that has the news. */
function newsMarker({ assignment, branch = null, check }: ScanIssueContent): string {
  return hidden(`${assignmentMark(assignment, branch)} news ${check}`);
}

/**
 * Posts the comment, once for each check: a run that goes on with the check finds the one that is there.
 *
 * @param ticks see `renderNewsComment`
 * @throws GitHubError where the next run may succeed; what GitHub refuses is a warning, for the issue has the news too
 */
export async function postNews(
  place: IssuePlace & { readonly log: Log },
  number: number,
  content: ScanIssueContent,
  ticks: ReadonlyMap<string, boolean>,
): Promise<void> {
  const body = renderNewsComment(content, ticks);
  if (body === null) return;
  const comment: CommentPlace = {
    ...place,
    number,
    permission: PERMISSIONS.issues,
    isOwn: identityOf(place.self).wrote,
    marker: newsMarker(content),
  };
  try {
    if ((await findMarkedComment(comment)) === null) await postMarkedComment(comment, body);
  } catch (error) {
    if (!(error instanceof GitHubError) || error.retryHelps) throw error;
    place.log.warning(`Nobody could be notified of the news in issue ${number}: ${error.message}`);
  }
}
