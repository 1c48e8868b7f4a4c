import {
  count,
  fitLines,
  formatBytes,
  formatCount,
  formatTime,
  markdownCode,
  markdownLink,
  markdownRow,
  markdownText,
  pointsInLine,
  shortened,
} from '#base';
import { LIMITS } from '#contract';
import type { CourseFinding } from '../course/course-findings.ts';
import { COURSE_MEANS, courseMarkdown } from '../course/course-lines.ts';
import type { FindingFacts } from '../issue/finding-lines.ts';
import { type LeftById, leftWords } from '../left.ts';
import { dashboardMark, hidden } from '../marks.ts';
import type { Wish } from '../state/state-schema.ts';
import type { Unreadable } from '../unreadable.ts';
import type { StateSize } from '../state/state-size.ts';
import { type BoxKind, boxLine, type TickedBox } from './boxes.ts';
import type { ScannedAssignment } from '../scanned-assignment.ts';

/** One assignment on the dashboard. For staff: sentences name students. */
export interface DashboardRow
  extends Pick<ScannedAssignment, 'name' | 'kind' | 'outcome' | 'sentence' | 'remarks' | 'issue'> {
  /** RFC 3339; null: never checked. */
  readonly lastCheckAt: string | null;
  /** The run that made it. */
  readonly lastCheckUrl: string | null;
  /** Pairs at the last check; null: not known. */
  readonly open: number | null;
  readonly fresh: number | null;
  readonly dismissed: number | null;
  /** When the schedule allows the next check, RFC 3339; null: at the next scan, or never again (`isOver`). */
  readonly nextAt: string | null;
  /** Its window has ended. */
  readonly isOver: boolean;
  /** A check is under way. */
  readonly isPending: boolean;
  /** Asked for and not done yet. */
  readonly wish: Wish | null;
  /** Who left; the other remarks are in `remarks`, with hostile names. */
  readonly left: LeftById;
  /** What cannot be read, since when. Hostile text. */
  readonly unreadable: readonly Unreadable[];
  /** Of its boxes, see `boxKey`. */
  readonly key: string;
}

/** An assignment that is remembered and that the config file does not name. */
interface OverRow {
  readonly name: string;
  /** Of its box, see `boxKey`. */
  readonly key: string;
  /** How many repositories and people the state names. */
  readonly people: number;
  /** When they are forgotten, or were, RFC 3339; null: not known. */
  readonly until: string | null;
}

/** Everything the dashboard says. */
export interface DashboardContent {
  /** Of the state; null: the usual one. */
  readonly branch: string | null;
  /** Of this scan, RFC 3339. */
  readonly at: string;
  readonly runUrl: string | null;
  /** When the scan before this one ended, where that was longer ago than it should be; null: it was not, or is not known. */
  readonly missedSince: string | null;
  /** When the next scan is planned, RFC 3339; null: not known. */
  readonly nextScanAt: string | null;
  readonly rows: readonly DashboardRow[];
  readonly over: readonly OverRow[];
  /** Who stands out in the course, and of how many pairs of people. Names are hostile text. */
  readonly course: {
    readonly rows: readonly ({ readonly finding: CourseFinding; readonly key: string } & Pick<
      FindingFacts,
      'seen'
    >)[];
    readonly pairs: number;
  };
  /** `https://github.com`, or the server's. */
  readonly serverUrl: string;
  readonly size: Pick<StateSize, 'bytes' | 'limit' | 'warning'>;
}

export const DASHBOARD_TITLE = 'Similarity scans';

/** Sentences of GitHub and of services have no end of their own. */
const SENTENCE_CHARACTERS = 600;
/** Remarks of one assignment. */
const REMARKS_SHOWN = 10;
/** Left free, for what GitHub may count otherwise than we do. */
const SLACK = 1_000;
const DAY_MS = 24 * 3_600_000;

/** The first line of the dashboard: what it is found by, together with its author. @param branch of the state; null: the usual one */
export function dashboardMarker(branch: string | null): string {
  return hidden(dashboardMark(branch));
}

/**
 * The dashboard's text, at most 65,536 characters. What needs a person comes first, and stays when there is not room for all.
 *
 * @param late boxes that were ticked while the scan ran: they stay ticked, for the next one
 */
export function renderDashboard(content: DashboardContent, late: readonly TickedBox[] = []): string {
  const { rows, over } = content;
  const head = [dashboardMarker(content.branch), ...headLines(content), ''];
  let left =
    LIMITS.commentCharacters - SLACK - lengthOf([...head, ...Object.values(HEADINGS), ...TABLE_HEAD]);
  /** @param share of the room that is left, which the lines may take at most */
  const fit = (share: number, lines: readonly string[]): readonly string[] => {
    const more = (n: number): string => `- … and ${formatCount(n)} more`;
    const fitted = fitLines(lines, Math.floor(left * share), more, (text) => text.length);
    left -= fitted.used;
    return fitted.lines;
  };
  const box = (kind: BoxKind, name: string, key: string, text: string): string =>
    boxLine({ kind, assignment: name, key }, late.some(isBox(kind, name, key)), text);
  const boxes = (kind: BoxKind, of: readonly Pick<DashboardRow, 'name' | 'key'>[]): readonly string[] =>
    of.map(({ name, key }) => box(kind, name, key, markdownCode(name)));
  const unasked = rows.filter(({ wish }) => wish === null);

  const failures = fit(
    0.3,
    rows
      .filter(isInTrouble)
      .map((row) => box('retry', row.name, row.key, `${nameOf(row)} · ${row.outcome} · ${sentenceOf(row)}`)),
  );
  const table = fit(0.5, rows.toSorted(worstFirst).map(tableRow));
  const waits = fit(
    0.35,
    rows
      .filter((row) => !isInTrouble(row))
      .map((row) => `- ${nameOf(row)}: ${sentenceOf(row)}${wishWords(row)}`),
  );
  const gaps = fit(0.3, rows.flatMap(unreadableLines));
  const course = fit(
    0.3,
    content.course.rows.map(
      ({ finding, key, seen }) =>
        `- ${courseMarkdown(finding, content.course.pairs, key, { seen, serverUrl: content.serverUrl })}`,
    ),
  );
  const checks = fit(0.3, boxes('check', unasked));
  const looks = fit(0.3, boxes('look', unasked));
  const leavers = fit(
    0.8,
    rows.flatMap((row) => leftOf(row).map(([id, text]) => box('left', row.name, id, text))),
  );
  const forgotten = fit(
    1,
    over.map((row) => box('forget', row.name, row.key, overWords(row))),
  );
  // Last of all: boxes are more than words.
  const remarks = fit(1, rows.flatMap(remarkLines));
  return [
    ...head,
    ...section(HEADINGS.failures, failures),
    ...section(HEADINGS.table, table.length === 0 ? [] : [...TABLE_HEAD, ...table]),
    ...section(HEADINGS.course, course),
    ...section(HEADINGS.waits, waits),
    ...section(HEADINGS.unreadable, gaps),
    ...section(HEADINGS.remarks, remarks),
    ...section(HEADINGS.checks, checks),
    ...folded(HEADINGS.looks, looks),
    ...section(HEADINGS.left, leavers),
    ...section(HEADINGS.over, forgotten),
  ].join('\n');
}

/** Keys change with each wish; which repository is meant does not. */
function isBox(kind: BoxKind, name: string, key: string): (box: TickedBox) => boolean {
  return (box) => box.kind === kind && box.assignment === name && (kind !== 'left' || box.key === key);
}

function overWords({ name, people, until }: OverRow): string {
  const day = until === null ? '' : ` on ${until.slice(0, 10)}`;
  const what =
    people === 0
      ? `people forgotten${day}`
      : `${formatCount(people)} repositories and their people are forgotten${day}`;
  return `${markdownCode(name)} · ${what}`;
}

function leftOf(row: DashboardRow): readonly (readonly [string, string])[] {
  return Object.entries(row.left)
    .filter(([, { forgotten }]) => forgotten !== true)
    .map(([id, one]) => [id, `${nameOf(row)} · ${markdownText(leftWords(one))} (${one.at.slice(0, 10)})`]);
}

const HEADINGS = {
  failures:
    '### Needs somebody\n\nTick one to try again at the next scan; a check that is under way is given up, and another one begins.',
  table: '### Assignments',
  course: `### Over the course\n\n${COURSE_MEANS}`,
  waits: '### What this scan did, and what waits',
  unreadable:
    '### Cannot be read\n\nEach was told once and is listed until it can be read. With `fail-on: new` it fails no further scan.',
  remarks: '### What this scan noticed besides',
  checks: '### Check now\n\nA ticked assignment is checked by the next scan, whatever its schedule says.',
  looks: 'Look at every repository again, also at those that could not be read',
  left: '### Not what they were\n\nRepositories that left, or whose work was replaced. One is listed until it is back; tick it when somebody has looked at it.',
  over: '### Not in the config file any more\n\nTick one to delete all that is remembered of it: findings, pseudonyms, dismissed pairs. Its issue stays.',
} as const;

const TABLE_HEAD = [
  '| assignment | issue | last check | open pairs | new findings | dismissed pairs | this scan | next check |',
  '| --- | --- | --- | --: | --: | --: | --- | --- |',
];

function headLines({ at, runUrl, missedSince, nextScanAt, rows, size }: DashboardContent): readonly string[] {
  const failed = rows.filter(isInTrouble).length;
  const done = rows.filter((row) => row.kind === 'checked' && !isInTrouble(row)).length;
  // The server of the App has no page of a run.
  const isWorkflow = runUrl !== null;
  const next =
    nextScanAt === null
      ? ''
      : ` Next scan: ${formatTime(nextScanAt)}${isWorkflow ? ', or later: GitHub starts schedules late' : ''}.`;
  return [
    `Last scan: ${markdownLink(formatTime(at), runUrl)}. ${count(rows.length, 'assignment')}: ${done} checked, ${rows.length - done - failed} not due, ${failed} failed or unfinished. The state takes ${formatBytes(size.bytes)} of ${formatBytes(size.limit)}.${next}`,
    '',
    isWorkflow
      ? 'If that time is longer ago than your schedule says, scans do not run any more: look under *Actions*. GitHub drops some scheduled runs, and starts none while Actions or the workflow are switched off.'
      : 'The server of the App scans here. If the time of the next scan is over, it does not run: ask whoever runs it.',
    ...(missedSince === null ? [] : ['', `> [!WARNING]\n> ${missedWords(missedSince, at)}`]),
    ...(size.warning === null ? [] : ['', `> [!WARNING]\n> ${markdownText(size.warning)}`]),
  ];
}

function missedWords(since: string, at: string): string {
  const nights = Math.max(1, Math.floor((Date.parse(at) - Date.parse(since)) / DAY_MS));
  return `Before this scan none ran for ${count(nights, 'day')}, since ${formatTime(since)}: GitHub dropped the schedule, it was switched off, or the runs ended before they could scan.`;
}

function isInTrouble({ kind, outcome, isPending }: DashboardRow): boolean {
  return kind === 'failed' || kind === 'late' || isPending || outcome === 'analysis-failed';
}

function worstFirst(a: DashboardRow, b: DashboardRow): number {
  const rank = (row: DashboardRow): number => (isInTrouble(row) ? 0 : 1);
  return rank(a) - rank(b) || (b.open ?? -1) - (a.open ?? -1);
}

function tableRow(row: DashboardRow): string {
  const known = (value: number | null): string => (value === null ? 'n/a' : String(value));
  return markdownRow([
    nameOf(row),
    row.issue === null ? '' : `#${row.issue}`,
    row.lastCheckAt === null ? 'never' : markdownLink(formatTime(row.lastCheckAt), row.lastCheckUrl),
    known(row.open),
    known(row.fresh),
    known(row.dismissed),
    row.kind === 'waited' ? (row.isPending ? 'waits' : 'not due') : row.outcome,
    nextWords(row),
  ]);
}

function nextWords({ wish, isPending, nextAt, isOver }: DashboardRow): string {
  if (isPending) return 'is under way';
  if (wish !== null) return 'asked for';
  if (nextAt !== null) return `from ${formatTime(nextAt)}`;
  return isOver ? 'none' : 'when it is due';
}

function nameOf({ name }: Pick<DashboardRow, 'name'>): string {
  return markdownCode(name);
}

function unreadableLines(row: DashboardRow): readonly string[] {
  return row.unreadable.map(
    ({ name, reason, at }) =>
      `- ${nameOf(row)}: ${markdownText(name)} · ${sentenceOf({ sentence: reason })} (since ${at.slice(0, 10)})`,
  );
}

function remarkLines(row: DashboardRow): readonly string[] {
  const more = row.remarks.length - REMARKS_SHOWN;
  return [
    ...row.remarks
      .slice(0, REMARKS_SHOWN)
      .map((remark) => `- ${nameOf(row)}: ${sentenceOf({ sentence: remark })}`),
    ...(more > 0 ? [`- ${nameOf(row)}: … and ${count(more, 'more remark')}`] : []),
  ];
}

function sentenceOf({ sentence }: Pick<DashboardRow, 'sentence'>): string {
  return markdownText(shortened(pointsInLine(sentence), SENTENCE_CHARACTERS));
}

const WISH_WORDS: Readonly<Record<Wish['kind'], string>> = {
  look: 'a look at every repository',
  check: 'a check',
  retry: 'a new check',
};

function wishWords({ wish }: DashboardRow): string {
  if (wish === null) return '';
  const by = wish.by === null ? 'with a box' : `by ${markdownCode(wish.by)}`;
  return ` Asked for ${by} on ${formatTime(wish.at)}, and not done yet: ${WISH_WORDS[wish.kind]}.`;
}

function section(heading: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : [heading, '', ...lines, ''];
}

function folded(summary: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0
    ? []
    : ['<details>', `<summary>${summary}</summary>`, '', ...lines, '', '</details>', ''];
}

function lengthOf(lines: readonly string[]): number {
  return lines.reduce((sum, line) => sum + line.length + 2, 0);
}

const BANNER = /\n<!-- failure -->\n[\s\S]*?\n<!-- \/failure -->\n/;

/**
 * The dashboard of a scan that failed as a whole: what it said before stays, below the reason.
 *
 * @param before its text; null: there is none yet
 */
export function withFailure(
  before: string | null,
  failure: Pick<DashboardContent, 'branch' | 'at' | 'runUrl'> & { readonly sentence: string },
): string {
  const marker = dashboardMarker(failure.branch);
  const stored = (before ?? marker).replaceAll('\r\n', '\n').trimStart();
  const said = stored.slice(marker.length).replace(BANNER, '\n').trimStart();
  const when = markdownLink(formatTime(failure.at), failure.runUrl);
  const banner = `> [!CAUTION]\n> The scan of ${when} failed as a whole, and scanned nothing more: ${sentenceOf(failure)}`;
  const text = `${marker}\n<!-- failure -->\n${banner}\n<!-- /failure -->\n${said}`;
  return text.slice(0, LIMITS.commentCharacters);
}
