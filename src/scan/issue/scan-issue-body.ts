import { createHash } from 'node:crypto';
import type { SubmissionFinding } from '../../domain/findings.ts';
import { LIMITS } from '../../domain/limits.ts';
import { markdownCode, markdownLink, markdownText } from '../../text/escape.ts';
import { fitLines } from '../../text/fit.ts';
import { count, formatPercent, formatTime } from '../../text/format.ts';
import { type FlagNews, hasNews, type News, newsWords, type PairNews, type SinceReport } from '../news.ts';
import type { RunRecord, SeenRepository } from '../state/state-schema.ts';

/** Everything the issue of one assignment says. For staff: it names students. */
export interface ScanIssueContent {
  readonly assignment: string;
  /** Of the state; null: the usual one. */
  readonly branch?: string | null;
  /** `https://github.com`, or the server's. */
  readonly serverUrl: string;
  readonly news: News;
  /** Flagged when strictly above. */
  readonly thresholds: { readonly similarity: number; readonly ai: number };
  /** Oldest first, this one included. */
  readonly runs: readonly RunRecord[];
  /** What repositories were called that are not part of this check any more. */
  readonly seen: Readonly<Record<string, Pick<SeenRepository, 'fullName' | 'sha'>>>;
  /** Logins and `@org/team`. */
  readonly staff: readonly string[];
  /** The check at the service, where a person can open it. */
  readonly checkUrl: string | null;
}

/** Rows of the history; the state keeps more. */
const RUNS_SHOWN = 20;
const NAME_CHARACTERS = 200;
const REASON_CHARACTERS = 300;
/** Left free, for what GitHub may count otherwise than we do. */
const SLACK = 1_000;

/**
 * The first line of the issue: what it is found by, together with its author.
 *
 * @param branch of the state, where it is not the usual one: two courses in one repository may each have a `hw1`
 */
export function issueMarker(assignment: string, branch: string | null = null): string {
  return `<!-- code-similarity-action:scan ${assignment}${branch === null ? '' : ` of ${encodeURIComponent(branch)}`} -->`;
}

export function issueTitle(assignment: string): string {
  return `Similarity scan of ${assignment}`;
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

/** Whether there is anything that a person has to look at: an issue is not opened without. */
export function hasAnythingToTell(news: News): boolean {
  return (
    news.pairs.some(({ standing, dismissed }) => standing !== 'gone' && dismissed === null) ||
    news.flags.some(({ standing }) => standing !== 'gone')
  );
}

/**
 * The issue's text, at most 65,536 characters: open pairs go before closed ones, the worst first.
 *
 * @param ticks boxes as they are now: a ticked pair stays ticked, also one that nobody noted yet
 */
export function renderScanIssue(content: ScanIssueContent, ticks: ReadonlyMap<string, boolean>): string {
  const { news } = content;
  const present = news.pairs.filter(({ standing }) => standing !== 'gone');
  const isClosed = ({ key, dismissed }: PairNews): boolean => dismissed !== null || ticks.get(key) === true;
  const open = present.filter((pair) => !isClosed(pair));
  const closed = present.filter(isClosed);
  const flags = news.flags.filter(({ standing }) => standing !== 'gone');
  const gone = news.pairs.filter(
    ({ standing, dismissed }) => standing === 'gone' && dismissed === null,
  ).length;

  const head = [
    issueMarker(content.assignment, content.branch),
    `## Similarity scan of ${markdownCode(content.assignment)}`,
    '',
    ...lastRun(content),
    '',
    'Similarity is no proof of anything: each pair needs a person’s review. Tick a pair when somebody has looked at it and found it harmless; it stays closed from then on and is told no more, and clearing the box opens it again.',
    '',
  ];
  const history = historyLines(content.runs);
  const headings = [
    `### Open pairs (${open.length})`,
    `### Flagged submissions (${flags.length})`,
    `### Closed pairs (${closed.length})`,
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
    open.map((pair) => pairLine(pair, content, false)),
    (n) => `- … and ${count(n, 'more pair')} in the report of the run`,
  );
  const flagLines = fit(
    flags.map((flag) => flagLine(flag, content)),
    (n) => `- … and ${count(n, 'more submission')} in the report of the run`,
  );
  const closedLines = fit(
    closed.map((pair) => pairLine(pair, content, true)),
    (n) => `- … and ${count(n, 'more pair')}, which stay closed`,
  );
  return [
    ...head,
    headings[0],
    '',
    ...(openLines.length === 0 ? ['None.'] : openLines),
    ...(gone === 0
      ? []
      : [
          '',
          `${count(gone, 'pair')} of the last report ${gone === 1 ? 'is' : 'are'} not above the threshold any more.`,
        ]),
    '',
    ...(flagLines.length === 0 ? [] : [headings[1], '', ...flagLines, '']),
    ...(closedLines.length === 0 ? [] : [headings[2], '', ...closedLines, '']),
    ...history,
    '',
  ].join('\n');
}

function lastRun({ runs, news, thresholds, checkUrl }: ScanIssueContent): readonly string[] {
  const last = runs.at(-1);
  const told = hasNews(news)
    ? `**${newsWords(news)}** since the last report.`
    : `${newsWords(news)} since the last report.`;
  const limits = `Pairs and submissions above ${thresholds.similarity} % similarity or ${thresholds.ai} % AI score are listed.`;
  if (last === undefined) return [`${told} ${limits}`];
  const links = [
    ...(last.url === null ? [] : [markdownLink('run with its report', last.url)]),
    ...(checkUrl === null ? [] : [markdownLink('check at the service', checkUrl)]),
  ].filter((link) => link.startsWith('['));
  return [
    `Last check: ${formatTime(last.at)}, ${count(last.submissions, 'submission')}, ${last.flagged} flagged${links.length === 0 ? '' : ` (${links.join(', ')})`}. ${told} ${limits}`,
  ];
}

const STANDINGS: Readonly<Record<SinceReport, string>> = {
  new: '**new** · ',
  worse: '**worse** · ',
  unchanged: '',
  unseen: '**not checked this time** · ',
  gone: '',
};

function pairLine(pair: PairNews, content: ScanIssueContent, isClosed: boolean): string {
  const [first = '', second = ''] = pair.key.split('-');
  const { similarity } = content.thresholds;
  const score = pair.score ?? pair.reportedScore;
  const rise =
    pair.standing === 'worse' && pair.reportedScore !== null
      ? ` (was ${formatPercent(pair.reportedScore, similarity)})`
      : '';
  const reviewer = isClosed ? null : reviewerOf(pair.key, content.staff);
  const parts = [
    `${isClosed ? '' : STANDINGS[pair.standing]}${side(pair.a, first, content)} ↔ ${side(pair.b, second, content)}`,
    `${formatPercent(score, similarity)}${rise}`,
    ...(reviewer === null ? [] : [`for ${markdownCode(reviewer)}`]),
    ...(isClosed ? [closedBecause(pair)] : []),
  ];
  // A box that nobody ticked is nobody's verdict: it must not be read as one when the config file says otherwise.
  const mark = pair.dismissed?.via === 'config' ? 'configured' : 'pair';
  return `- [${isClosed ? 'x' : ' '}] ${parts.join(' · ')} <!-- ${mark}:${pair.key} -->`;
}

function closedBecause({ dismissed }: PairNews): string {
  if (dismissed === null) return 'ticked here';
  const by = dismissed.by === null ? '' : ` (${markdownCode(dismissed.by)})`;
  return `${markdownText(shortened(dismissed.reason, REASON_CHARACTERS))}${by}`;
}

function flagLine(flag: FlagNews, content: ScanIssueContent): string {
  const { similarity, ai } = content.thresholds;
  const name = side(flag.submission, flag.key, content);
  return `- ${STANDINGS[flag.standing]}${name} · similarity ${formatPercent(flag.total, similarity)}, AI ${formatPercent(flag.ai, ai)}`;
}

/** A link to the very commit that was compared, where it is known. */
function side(submission: SubmissionFinding | null, subject: string, content: ScanIssueContent): string {
  const origin = submission?.origin ?? null;
  const seen = content.seen[subject];
  const name = submission?.name ?? seen?.fullName ?? `repository ${subject}`;
  const repository =
    origin?.kind === 'repository'
      ? { path: `${origin.owner}/${origin.repo}`, sha: origin.sha }
      : submission === null && seen !== undefined && seen.fullName !== null
        ? { path: seen.fullName, sha: seen.sha }
        : null;
  const url =
    repository === null
      ? null
      : `${content.serverUrl}/${repository.path.split('/').map(encodeURIComponent).join('/')}/tree/${repository.sha}`;
  return markdownLink(markdownCode(shortened(name, NAME_CHARACTERS)), url);
}

function shortened(text: string, most: number): string {
  // Never half of a character.
  return text.length <= most ? text : `${text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}

/** Logins among the staff; a team cannot be assigned. */
export function staffLogins(staff: readonly string[]): readonly string[] {
  const logins = staff
    .map((entry) => entry.trim().replace(/^@/, ''))
    .filter((entry) => /^[\w-]+(\[bot\])?$/.test(entry));
  return [...new Set(logins)];
}

/**
 * Who looks at a pair: shared out evenly, and the same person for as long as that one is among the staff. Shown as code, so
 * that nobody is notified of every run.
 */
function reviewerOf(pair: string, staff: readonly string[]): string | null {
  const weighted = staffLogins(staff).map((login) => ({
    login,
    weight: createHash('sha256').update(`${pair} ${login.toLowerCase()}`).digest('hex'),
  }));
  return weighted.toSorted((a, b) => (a.weight < b.weight ? 1 : -1))[0]?.login ?? null;
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
