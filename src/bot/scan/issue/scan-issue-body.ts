import { count, fitLines, formatTime, markdownCode, markdownLink, markdownText, shortened } from '#base';
import { LIMITS } from '#contract';
import { assignmentMark, hidden } from '../marks.ts';
import { COURSE_MEANS, courseMarkdown, type CourseNews } from '../course/course-lines.ts';
import { type CourseFinding, placeIn } from '../course/course-findings.ts';
import { hasNews, isNews, type News, newsWords, type PairNews } from '../news.ts';
import type { Outlier } from '../outliers.ts';
import type { RunRecord } from '../state/state-schema.ts';
import {
  type FindingFacts,
  flagMarkdown,
  pairMarkdown,
  reviewerMarkdown,
  reviewerOf,
  sideMarkdown,
} from './finding-lines.ts';
import { rowIdOf } from './row-id.ts';
import { sourceMarkdown, tutorialMarkdown } from './web-lines.ts';

/** Everything the issue of one assignment says. For staff: it names students. */
export interface ScanIssueContent extends FindingFacts {
  readonly assignment: string;
  /** Of the state; null: the usual one. */
  readonly branch?: string | null;
  /** Fingerprint of the check that has the news: the same for every run that goes on with it. */
  readonly check: string;
  /** Whether people are notified of news. */
  readonly notify: 'comment' | 'none';
  readonly news: News;
  /** Pairs below the threshold that stand out; absent: there are none. */
  readonly outliers?: readonly Outlier[];
  /** Who stands out in the course; absent: nothing is known of one. */
  readonly course?: CourseNews;
  /** Oldest first, this one included. */
  readonly runs: readonly RunRecord[];
  /** Logins and `@org/team`. */
  readonly staff: readonly string[];
  /** Who reviews a pair because a person said so, by pair. */
  readonly reviewers?: Readonly<Record<string, { readonly login: string }>>;
  /** How far the search of the web is, in words; null or absent: none is made. */
  readonly search?: string | null;
  /** The check at the service, where a person can open it. */
  readonly checkUrl: string | null;
}

/** Rows of the history; the state keeps more. */
const RUNS_SHOWN = 20;
const REASON_CHARACTERS = 300;
/** Left free, for what GitHub may count otherwise than we do. */
const SLACK = 1_000;

/** The first line of the issue. @param branch of the state; null: the usual one */
export function issueMarker(assignment: string, branch: string | null = null): string {
  return hidden(assignmentMark(assignment, branch));
}

/** The assignment of an issue, and the branch of its state; null: its text begins with no such mark. */
export function readIssueMarker(
  body: string,
): { readonly assignment: string; readonly branch: string | null } | null {
  const [, assignment, branch] =
    /^\s*<!-- code-similarity-action:scan ([A-Za-z0-9][A-Za-z0-9._-]{0,99})(?: of (\S+))? -->/.exec(body) ??
    [];
  if (assignment === undefined) return null;
  try {
    return { assignment, branch: branch === undefined ? null : decodeURIComponent(branch) };
  } catch {
    return null;
  }
}

/** The second line of an issue that was opened with the news of a check: who reviews them was mentioned then. */
function toldMarker(check: string): string {
  return hidden(`told:${check}`);
}

/** Whether the issue was opened with the news of this check, so that they need no comment. */
export function hasTold(body: string, check: string): boolean {
  return body.split(/\r?\n/)[1]?.trim() === toldMarker(check);
}

const TICK = /^\s*[-*+] \[([ xX])\] .*<!-- pair:([1-9k][0-9a-f]*-[1-9k][0-9a-f]*) -->\s*$/;

/** The check boxes of an issue, by pair. Only what stands at the end of a line counts: names in a line may say anything. */
export function readTicks(body: string): ReadonlyMap<string, boolean> {
  const ticks = new Map<string, boolean>();
  for (const line of body.split(/\r?\n/)) {
    const [, box, pair] = TICK.exec(line) ?? [];
    if (box !== undefined && pair !== undefined) ticks.set(pair, box !== ' ');
  }
  return ticks;
}

/** The text with the box of a pair as it is to be; the same text where it shows no box for that pair. */
export function withTick(body: string, pair: string, isTicked: boolean): string {
  const lines = body.split('\n').map((line) => {
    const [, box, shown] = TICK.exec(line) ?? [];
    return shown !== pair || (box !== ' ') === isTicked
      ? line
      : line.replace(/\[[ xX]\]/, isTicked ? '[x]' : '[ ]');
  });
  return lines.join('\n');
}

/** Whether the text shows a pair as closed by the config file or by a case. */
export function isConfigured(body: string, pair: string): boolean {
  return body.split(/\r?\n/).some((line) => line.trimEnd().endsWith(` <!-- configured:${pair} -->`));
}

const OUTLIERS_MEAN =
  'Each of these pairs stands out from the class, as a padded or disguised copy does: read its lines in the report. It has no box. Decide about it as a case in the report, which comes back when the two share more.';

/** Whether there is anything that a person has to look at: an issue is not opened without. */
export function hasAnythingToTell({
  news,
  course,
  outliers = [],
}: Pick<ScanIssueContent, 'news' | 'course' | 'outliers'>): boolean {
  return (
    outliers.length > 0 ||
    (course?.found.length ?? 0) > 0 ||
    news.pairs.some(({ standing, dismissed }) => standing !== 'gone' && dismissed === null) ||
    news.flags.some(({ standing }) => standing !== 'gone') ||
    news.sources.length + news.tutorials.length > 0
  );
}

/** Whether somebody judged a pair innocent, be it with a box that nobody noted yet. @param ticks boxes as they are now */
export function isClosed(
  { key, dismissed, hasGrown }: PairNews,
  ticks: ReadonlyMap<string, boolean>,
): boolean {
  return dismissed !== null || (hasGrown !== true && ticks.get(key) === true);
}

function goneLines(gone: number): readonly string[] {
  if (gone === 0) return [];
  return [
    '',
    `${count(gone, 'pair')} of the last report ${gone === 1 ? 'is' : 'are'} not above the threshold any more.`,
  ];
}

const section = (heading: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [heading, '', ...lines, ''];

function headLines(content: ScanIssueContent, tells: boolean): readonly string[] {
  return [
    issueMarker(content.assignment, content.branch),
    ...(tells ? [toldMarker(content.check)] : []),
    `## Similarity scan of ${markdownCode(content.assignment)}`,
    '',
    ...lastRun(content),
    ...(content.search == null ? [] : [content.search]),
    '',
    'Similarity is no proof of anything: each pair needs a person’s review. Tick a pair when somebody has looked at it and found it harmless; it is told no more then, until the two share more, and clearing the box opens it again. The id at the end of a row names its pair in commands (`/similarity help`, where staff set them up).',
    '',
  ];
}

/**
 * The issue's text, at most 65,536 characters: open pairs go before closed ones, the worst first.
 *
 * @param ticks boxes as they are now: a ticked pair stays ticked, also one that nobody noted yet
 * @param tells it is the text that the issue is opened with, or was for the same check: GitHub notifies of it, and so it
 *   mentions who reviews what is new. Of a text that is changed later GitHub notifies nobody.
 */
export function renderScanIssue(
  content: ScanIssueContent,
  ticks: ReadonlyMap<string, boolean>,
  tells = false,
): string {
  const { news } = content;
  const present = news.pairs.filter(({ standing }) => standing !== 'gone');
  const open = present.filter((pair) => !isClosed(pair, ticks));
  const closed = present.filter((pair) => isClosed(pair, ticks));
  const flags = news.flags.filter(({ standing }) => standing !== 'gone');
  const gone = news.pairs.filter(
    ({ standing, dismissed }) => standing === 'gone' && dismissed === null,
  ).length;

  const head = headLines(content, tells);
  const history = historyLines(content.runs);
  const headings = [
    `### Open pairs (${open.length})`,
    `### Flagged submissions (${flags.length})`,
    `### Closed pairs (${closed.length})`,
    `### On the web (${news.sources.length})`,
    `### Over the course (${content.course?.found.length ?? 0})\n\n${COURSE_MEANS}`,
    `### Below the threshold, and out of the ordinary (${content.outliers?.length ?? 0})\n\n${OUTLIERS_MEAN}`,
  ] as const;

  const size = (text: string): number => text.length;
  const fixed = [...head, ...headings, ...history].reduce((sum, line) => sum + line.length + 1, 0);
  let left = LIMITS.commentCharacters - SLACK - fixed;
  const fit = (lines: readonly string[], more: (n: number) => string): readonly string[] => {
    const fitted = fitLines(lines, Math.max(0, left), more, size);
    left -= fitted.used;
    return fitted.lines;
  };

  const openLines = fit(
    open.map((pair) => openLine(pair, content, tells)),
    (n) => `- … and ${count(n, 'more pair')} in the report of the run`,
  );
  const flagLines = fit(
    flags.map((flag) => `- ${flagMarkdown(flag, content)}`),
    (n) => `- … and ${count(n, 'more submission')} in the report of the run`,
  );
  const webLines = fit(
    [
      ...news.tutorials.map((tutorial) => `- ${tutorialMarkdown(tutorial)}`),
      ...news.sources.map((source) => `- ${sourceMarkdown(source, content)}`),
    ],
    (n) => `- … and ${count(n, 'more row')} in the report of the run`,
  );
  const courseLines = fit(
    (content.course?.found ?? []).map((one) => `- ${courseLine(one, content, tells)}`),
    (n) =>
      `- … and ${count(n, 'more pair')}: \`code-similarity course\` joins reports of several assignments`,
  );
  // Behind what is news: they may be many, and nobody is told of them.
  const outlierLines = fit(
    (content.outliers ?? []).map((one) => outlierLine(one, content)),
    (n) => `- … and ${count(n, 'more pair')} in the report of the run`,
  );
  const closedLines = fit(
    closed.map((pair) => closedLine(pair, content)),
    (n) => `- … and ${count(n, 'more pair')}, which stay closed`,
  );
  return [
    ...head,
    headings[0],
    '',
    ...(openLines.length === 0 ? ['None.'] : openLines),
    ...goneLines(gone),
    '',
    ...section(headings[1], flagLines),
    ...section(headings[5], outlierLines),
    ...section(headings[3], webLines),
    ...section(headings[4], courseLines),
    ...section(headings[2], closedLines),
    ...history,
    '',
  ].join('\n');
}

function lastRun({ runs, news, thresholds, checkUrl, outliers = [] }: ScanIssueContent): readonly string[] {
  const last = runs.at(-1);
  const told = hasNews(news)
    ? `**${newsWords(news)}** since the last report.`
    : `${newsWords(news)} since the last report.`;
  const limits = `Pairs and submissions above ${thresholds.similarity} % similarity or ${thresholds.ai} % AI score are listed${outliers.length === 0 ? '' : ', and pairs that stand out from the class'}.`;
  if (last === undefined) return [`${told} ${limits}`];
  const links = [
    ...(last.url === null ? [] : [markdownLink('run with its report', last.url)]),
    ...(checkUrl === null ? [] : [markdownLink('check at the service', checkUrl)]),
  ].filter((link) => link.startsWith('['));
  return [
    `Last check: ${formatTime(last.at)}, ${count(last.submissions, 'submission')}, ${last.flagged} flagged${links.length === 0 ? '' : ` (${links.join(', ')})`}. ${told} ${limits}`,
  ];
}

function openLine(pair: PairNews, content: ScanIssueContent, tells: boolean): string {
  const reviewer = reviewerOf(pair.key, content);
  const parts = [
    pairMarkdown(pair, content, false),
    ...(pair.hasGrown === true ? ['closed before, and they share more since'] : []),
    ...(reviewer === null ? [] : [`for ${reviewerMarkdown(reviewer, tells && isNews(pair))}`]),
  ];
  return `- [ ] ${parts.join(' · ')} ${rowEnd(pair)}`;
}

/**
 * A copy that was padded or disguised is seldom above the threshold. It has no box: what is kept of a pair for its box is what was
 * told of it, and this one was not.
 */
function outlierLine({ sides, suspicion }: Outlier, content: ScanIssueContent): string {
  const names = sides.map(([subject, submission]) => sideMarkdown(submission, subject, content)).join(' ↔ ');
  return `- ${names}${suspicion === null ? '' : ` · priority ${suspicion.toFixed(1)}`}`;
}

/** Markdown: a pair over the assignments, and who looks at it. @param tells who does is mentioned where nobody was told */
export function courseLine(one: CourseFinding, content: ScanIssueContent, tells: boolean): string {
  const key = placeIn(one, content.assignment)?.key ?? '';
  const reviewer = reviewerOf(key, content);
  const mention = reviewer === null ? '' : ` · for ${reviewerMarkdown(reviewer, tells && !one.isTold)}`;
  return `${courseMarkdown(one, content.course?.pairs ?? 0, key, content)}${mention}`;
}

function closedLine(pair: PairNews, content: ScanIssueContent): string {
  return `- [x] ${pairMarkdown(pair, content, true)} · ${closedBecause(pair)} ${rowEnd(pair)}`;
}

/**
 * What a person types for the pair, and what its box is read by. A box that nobody ticked is nobody's verdict: it must not be
 * read as one when the config file says otherwise.
 */
function rowEnd({ key, dismissed }: PairNews): string {
  return `· ${markdownCode(rowIdOf(key))} <!-- ${dismissed?.via === 'config' ? 'configured' : 'pair'}:${key} -->`;
}

function closedBecause({ dismissed }: PairNews): string {
  if (dismissed === null) return 'ticked here';
  const by = dismissed.by === null ? '' : ` (${markdownCode(dismissed.by)})`;
  return `${markdownText(shortened(dismissed.reason, REASON_CHARACTERS))}${by}`;
}

function historyLines(runs: readonly RunRecord[]): readonly string[] {
  if (runs.length === 0) return [];
  const shown = runs.slice(-RUNS_SHOWN).toReversed();
  return [
    `### Runs${runs.length > shown.length ? ` (the last ${shown.length})` : ''}`,
    '',
    '| when | outcome | submissions | flagged | new | worse |',
    '| --- | --- | --: | --: | --: | --: |',
    ...shown.map(
      (run) =>
        `| ${markdownLink(formatTime(run.at), run.url)} | ${run.outcome} | ${run.submissions} | ${run.flagged} | ${run.newFindings} | ${run.worseFindings} |`,
    ),
  ];
}
