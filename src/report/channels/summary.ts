import type { SubmissionFinding } from '../../domain/findings.ts';
import { LIMITS } from '../../domain/limits.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { judgedOf } from '../../domain/submission.ts';
import { markdownCode, markdownLink, markdownRow, markdownText } from '../../text/escape.ts';
import { byteLength, cutMarkdown, fitLines } from '../../text/fit.ts';
import {
  count,
  formatCount,
  formatDuration,
  formatScore,
  formatTime,
  pointsInLine,
} from '../../text/format.ts';
import { downloadLines } from '../download-line.ts';
import { explanationLines } from '../explanation-lines.ts';
import { histogramLines, totalsHistogram } from '../histogram.ts';
import { originUrl } from '../places.ts';
import type { RankedPair } from '../ranking.ts';
import { elsewhere } from '../searched.ts';
import { ownFacts, policyMarkdown, regionMarkdown } from '../student-words.ts';
import type { StaffView } from '../views/staff.ts';
import type { StudentView } from '../views/student.ts';
import type { Cover, View } from '../views/view.ts';
import {
  aiWords,
  apartWords,
  comparabilityWords,
  gapWords,
  headline,
  LEFT_OUT_WORDS,
  leftOutSummary,
  PARDONED_WORDS,
  rolesSummary,
  shortWords,
} from '../wording.ts';

/** Pairs shown in the summary: the report has them all. */
const PAIRS_SHOWN = 20;
/** Of the budget, what the table of submissions may take at most, so that what follows it is still there. */
const TABLE_SHARE = 0.6;
/** Of what was left out, and of notices: the report has it all. */
const MAX_LIST_BYTES = 60_000;

/**
 * The job's summary in GitHub Markdown: verdict first, worst submission first.
 *
 * @param maxBytes GitHub drops a summary whole when it is larger, so it is cut here, with "and N more"
 */
export function renderSummary(view: View, maxBytes: number = LIMITS.summaryBytes): string {
  const lines =
    view.audience === 'staff'
      ? staffSummary(view.cover, view.staff, maxBytes)
      : studentSummary(view.cover, view.student, maxBytes);
  return cutMarkdown(lines.join('\n'), maxBytes);
}

/** The summary of a run that ended before there was anything to report. @param sentence one that its readers may read */
export function renderFailure(outcome: Outcome, sentence: string): string {
  const { mark, title } = headline(outcome);
  return `## ${mark} ${title}\n\n**${markdownText(pointsInLine(sentence))}**\n`;
}

function coverLines({ headline: { mark, title }, sentence, ...cover }: Cover): readonly string[] {
  return [`## ${mark} ${title}: ${markdownText(cover.title)}`, '', `**${markdownText(sentence)}**`, ''];
}

function howToReadLines({ howToRead }: Cover): readonly string[] {
  return [
    '<details><summary>How to read this</summary>',
    '',
    ...howToRead.map((line) => `- ${markdownText(line)}`),
    '',
    '</details>',
    '',
  ];
}

function staffSummary(cover: Cover, view: StaffView, maxBytes: number): readonly string[] {
  const listBytes = Math.min(MAX_LIST_BYTES, maxBytes / 8);
  const { warnings } = view.report.verdict;
  const head = [
    ...coverLines(cover),
    ...fitLines(
      warnings.map((warning) => `> ⚠️ ${markdownText(warning)}  `),
      listBytes,
      (rest) => `> …and ${formatCount(rest)} more warnings`,
    ).lines,
    ...(warnings.length > 0 ? [''] : []),
    ...(view.cases === null ? [] : [`Decided so far: ${view.cases}.`, '']),
  ];
  const tail = [
    ...dismissedSection(view, listBytes),
    ...spreadSection(view),
    ...leftOutSection(view, listBytes),
    ...noticesSection(view, listBytes),
    ...howToReadLines(cover),
    ...downloadLines(cover.runUrl),
    runLine(view),
  ];
  const budget = maxBytes - byteLength([...head, ...tail].join('\n')) - listBytes - 1000;
  const submissions = submissionsSection(view, budget * TABLE_SHARE);
  const pairs = pairsSection(view, budget - submissions.used);
  return [...head, ...submissions.lines, ...flagsSection(view, listBytes), ...pairs, ...tail, ''];
}

/** `used`: bytes of its rows. */
function submissionsSection(
  view: StaffView,
  budget: number,
): { readonly lines: readonly string[]; readonly used: number } {
  if (view.listed.length === 0) return { lines: [], used: 0 };
  const ai = view.report.findings.aiRun;
  const names = ['', 'Submission', 'Similarity', ...(ai ? ['AI'] : []), 'Suspicion', 'Closest', 'Remark'];
  const align = [':--', ':--', '--:', ...(ai ? ['--:'] : []), '--:', ':--', ':--'];
  const rows = view.listed.map((submission) => submissionRow(view, submission));
  const { lines, used } = fitLines(rows, budget, (rest) => `\n…and ${formatCount(rest)} more in the report.`);
  const head = ['### Submissions, worst first', '', markdownRow(names), markdownRow(align)];
  return { lines: [...head, ...lines, ''], used };
}

/** What the number of each flagged submission is made of. */
function flagsSection(view: StaffView, budget: number): readonly string[] {
  const lines = explanationLines(view);
  if (lines.length === 0) return [];
  const fitted = fitLines(lines, budget, (rest) => `- …and ${formatCount(rest)} more in the report`);
  return ['### Why they are flagged', '', ...fitted.lines, ''];
}

function submissionRow(view: StaffView, submission: SubmissionFinding): string {
  const { findings, thresholds } = view.report;
  const { key, name, total, aiAverage } = submission;
  const by = view.flags.get(key);
  const peer = view.closest.get(key);
  const mark =
    by === undefined
      ? view.unchecked.has(key)
        ? '⚠️'
        : ''
      : `🔎 ${by.map((one) => (one === 'ai' ? 'AI' : 'similarity')).join(', ')}`;
  return markdownRow([
    mark,
    markdownLink(markdownCode(name), originUrl(view.report, submission)),
    formatScore(total, thresholds.similarity),
    ...(findings.aiRun ? [formatScore(aiAverage, thresholds.ai)] : []),
    formatScore(view.suspicion(submission)),
    peer === undefined
      ? ''
      : `${markdownCode(view.name(peer.key))} ${formatScore(peer.average, thresholds.similarity)}`,
    remark(view, submission),
  ]);
}

function remark(view: StaffView, submission: SubmissionFinding): string {
  const { findings } = view.report;
  const { state } = submission;
  const words = comparabilityWords(submission.comparability);
  const short = shortWords(submission);
  const ai = findings.aiRun && state.kind === 'checked' ? aiWords(submission.aiState) : null;
  const remarks = [
    ...(view.pardoned.has(submission.key) ? [PARDONED_WORDS] : []),
    ...(state.kind === 'not-checked' ? [`not checked: ${state.reason}`] : words === null ? [] : [words]),
    ...elsewhere(findings, submission)
      .filter(({ score }) => score > (submission.local ?? 0))
      .map(({ words: place, score }) => `${place} ${formatScore(score)}`),
    ...(short === null ? [] : [short]),
    ...(ai === null ? [] : [ai]),
    ...submission.remarks,
  ];
  return markdownText(remarks.map((text) => text.replace(/\.$/, '')).join('; '));
}

const PAIR_COLUMNS = [
  '',
  'Pair',
  'Similarity',
  'Suspicion',
  'Share of the first',
  'Share of the second',
  'Longest fragment',
];

function pairsSection(view: StaffView, budget: number): readonly string[] {
  const { toReview, apart } = view;
  const title = ['### Pairs to review first', ''];
  if (toReview.length === 0) return apart === 0 ? [] : [...title, `None: ${apartWords(apart)}.`, ''];
  const rows = toReview.slice(0, PAIRS_SHOWN).map((pair) => pairRow(view, pair));
  const hidden = toReview.length - rows.length;
  const more = (rest: number): string => `\n…and ${formatCount(rest)} more in the report.`;
  const { lines } = fitLines(hidden > 0 ? [...rows, more(hidden)] : rows, budget, (rest) =>
    more(rest + hidden),
  );
  return [
    ...title,
    markdownRow(PAIR_COLUMNS),
    markdownRow([':--', ':--', '--:', '--:', '--:', '--:', '--:']),
    ...lines,
    '',
    ...(apart === 0 ? [] : [`…and ${apartWords(apart)}.`, '']),
  ];
}

/** The number that decides comes first; the shares are not measured against the threshold. */
function pairRow({ name, report }: StaffView, { pair, average, standsOut }: RankedPair): string {
  return markdownRow([
    standsOut ? '👀 stands out' : '',
    `${markdownCode(name(pair.a))} ↔ ${markdownCode(name(pair.b))}`,
    formatScore(average, report.thresholds.similarity),
    formatScore(pair.suspicion),
    formatScore(pair.similarity),
    formatScore(pair.matchedSimilarity),
    pair.longestFragment === null ? 'n/a' : `${formatCount(pair.longestFragment)} tokens`,
  ]);
}

/** Pairs that a person judged innocent: they stay in sight, whatever their number. */
function dismissedSection({ name, report, dismissed }: StaffView, budget: number): readonly string[] {
  const lines = dismissed.map(
    ({ pair, average, dismissed: reason }) =>
      `- ~~${markdownCode(name(pair.a))} ↔ ${markdownCode(name(pair.b))}~~ ${formatScore(average, report.thresholds.similarity)}, dismissed: ${markdownText(reason ?? '')}`,
  );
  if (lines.length === 0) return [];
  const fitted = fitLines(lines, budget, (rest) => `- …and ${formatCount(rest)} more in the report`);
  return ['### Dismissed by a person, not counted', '', ...fitted.lines, ''];
}

function spreadSection({ report: { findings }, pardoned }: StaffView): readonly string[] {
  const judged = judgedOf(findings.submissions);
  if (judged.length < 2 || judged.every(({ total }) => total === null)) return [];
  const lines = histogramLines(totalsHistogram(findings.submissions, pardoned));
  return ['### How the totals are spread', '', '```text', ...lines, '```', ''];
}

function leftOutSection({ report: { findings } }: StaffView, budget: number): readonly string[] {
  const unchecked = judgedOf(findings.submissions).flatMap(({ name, state }) =>
    state.kind === 'checked' ? [] : [{ name, reason: state.reason }],
  );
  const gaps = [...gapLines(findings.failures, 'collected'), ...gapLines(unchecked, 'checked')];
  const files = leftOutSummary(findings.submissions).map((file) => `- ${file}`);
  if (gaps.length + files.length === 0) return [];
  const fitted = fitLines(gaps, budget, (rest) => `- …and ${formatCount(rest)} more in the report`);
  return ['### Left out', '', ...fitted.lines, ...files, ''];
}

/** As lines of Markdown: `hw1-anna` was not checked: why. */
function gapLines(
  gaps: readonly { readonly name: string; readonly reason: string }[],
  what: 'collected' | 'checked',
): readonly string[] {
  return gapWords(gaps, markdownCode).map(
    ({ who, isOne, reason }) => `- ${who} ${isOne ? 'was' : 'were'} not ${what}: ${markdownText(reason)}`,
  );
}

function noticesSection({ report: { findings } }: StaffView, budget: number): readonly string[] {
  const notices = findings.notices.map((notice) => `- ${markdownText(notice)}`);
  if (notices.length === 0) return [];
  const fitted = fitLines(notices, budget, (rest) => `- …and ${formatCount(rest)} more`);
  return ['### Notices', '', ...fitted.lines, ''];
}

/** Who compared what, and when. */
function runLine({ report: { findings, run } }: StaffView): string {
  const { service, engine, checkId, checkUrl } = findings;
  const by = service.kind === 'embedded' ? 'Embedded service' : `Service ${service.host ?? 'unknown'}`;
  const facts = [
    markdownText(by),
    ...(engine === null ? [] : [`engine ${markdownText(engine.name)}`]),
    `language ${markdownText(findings.language)}`,
    ...(checkId === null ? [] : [`check ${checkId}`]),
  ].join(', ');
  const results = checkUrl === null ? '' : ` (${markdownLink('results page', checkUrl)})`;
  return `${markdownText(rolesSummary(findings.submissions))}. ${facts}${results}. ${formatTime(run.createdAt)}, took ${formatDuration(run.durationMs)}; version ${markdownText(run.toolVersion)}.`;
}

function studentSummary(cover: Cover, view: StudentView, maxBytes: number): readonly string[] {
  const { own } = view;
  const policy = policyMarkdown(view);
  const head = [
    ...coverLines(cover),
    ...(policy === null ? [] : [policy, '']),
    ...(own === null ? [] : ownLines(own, ownFacts(view))),
  ];
  const tail = [
    ...howToReadLines(cover),
    `${formatTime(cover.createdAt)}; version ${markdownText(cover.toolVersion)}.`,
    '',
  ];
  if (own === null) return [...head, ...tail];
  const budget = (maxBytes - byteLength([...head, ...tail].join('\n')) - 200) / 2;
  const section = (title: string, lines: readonly string[]): readonly string[] => {
    const more = (rest: number): string => `- …and ${formatCount(rest)} more`;
    return lines.length === 0 ? [] : [`### ${title}`, '', ...fitLines(lines, budget, more).lines, ''];
  };
  return [
    ...head,
    ...section(`${count(own.regions.length, 'region')} like code elsewhere`, own.regions.map(regionMarkdown)),
    ...section(
      'Files left out',
      own.leftOut.map((file) => `- ${markdownCode(file.path)}: ${LEFT_OUT_WORDS[file.reason]}`),
    ),
    ...tail,
  ];
}

/** A table of one row, and why there are no numbers in it. */
function ownLines(
  own: NonNullable<StudentView['own']>,
  facts: ReturnType<typeof ownFacts>,
): readonly string[] {
  return [
    markdownRow(['Submission', ...facts.map(([label]) => label)]),
    markdownRow([':--', ...facts.map(() => ':--')]),
    markdownRow([markdownCode(own.name), ...facts.map(([, value]) => value)]),
    '',
    ...(own.notChecked === null ? [] : [`It was not checked: ${markdownText(own.notChecked)}`, '']),
  ];
}
