import type { Audience, RunReport } from '../../domain/report.ts';
import type { Findings, SubmissionFinding } from '../../domain/findings.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { LIMITS } from '../../domain/limits.ts';
import { markdownCode, markdownLink, markdownText } from '../../text/escape.ts';
import { byteLength, cutMarkdown, fitLines } from '../../text/fit.ts';
import {
  formatCount,
  formatDuration,
  formatScore,
  formatTime,
  count,
  pointsInLine,
} from '../../text/format.ts';
import { histogramLines, totalsHistogram } from '../histogram.ts';
import { originUrl } from '../places.ts';
import {
  closestPeers,
  isListed,
  nameOf,
  openSuspicion,
  pairsToReview,
  pardonedKeys,
  type RankedPair,
  rankPairs,
  rankSubmissions,
} from '../ranking.ts';
import { elsewhere } from '../searched.ts';
import { type StudentView, studentView } from '../views/student.ts';
import {
  ownFacts,
  policyMarkdown,
  regionMarkdown,
  studentHeadline,
  studentHowToRead,
} from '../student-words.ts';
import {
  aiWords,
  apartWords,
  comparabilityWords,
  gapWords,
  headline,
  headlineOf,
  howToRead,
  LEFT_OUT_WORDS,
  leftOutSummary,
  PARDONED_WORDS,
  rolesSummary,
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
export function renderSummary(
  report: RunReport,
  audience: Audience,
  maxBytes: number = LIMITS.summaryBytes,
): string {
  const text =
    audience === 'staff' ? staffSummary(report, maxBytes) : studentSummary(studentView(report), maxBytes);
  return cutMarkdown(text, maxBytes);
}

/** The summary of a run that ended before there was anything to report. @param sentence one that its readers may read */
export function renderFailure(outcome: Outcome, sentence: string): string {
  const { mark, title } = headline(outcome);
  return `## ${mark} ${title}\n\n**${markdownText(pointsInLine(sentence))}**\n`;
}

function staffSummary(report: RunReport, maxBytes: number): string {
  const { findings, verdict, run, thresholds } = report;
  const { mark, title } = headlineOf(report);
  const listBytes = Math.min(MAX_LIST_BYTES, maxBytes / 8);
  const head = [
    `## ${mark} ${title}: ${markdownText(run.title)}`,
    '',
    `**${markdownText(verdict.sentence)}**`,
    '',
    ...fitLines(
      verdict.warnings.map((warning) => `> ⚠️ ${markdownText(warning)}  `),
      listBytes,
      (rest) => `> …and ${formatCount(rest)} more warnings`,
    ).lines,
    ...(verdict.warnings.length > 0 ? [''] : []),
  ];
  const tail = [...notes(report, listBytes), ...details(report)];
  const budget = maxBytes - byteLength([...head, ...tail].join('\n')) - 1000;

  const ranked = isListed(report) ? rankSubmissions(report) : [];
  const suspicion = openSuspicion(report);
  const name = nameOf(findings);
  const closest = closestPeers(report);
  const reasons = new Map(verdict.flagged.map((flag) => [flag.key, flag.by]));
  const unchecked = new Set(verdict.notChecked);
  const pardoned = pardonedKeys(report);
  const rows = ranked.map((submission) => {
    const by = reasons.get(submission.key);
    const peer = closest.get(submission.key);
    return row([
      by === undefined
        ? unchecked.has(submission.key)
          ? '⚠️'
          : ''
        : `🔎 ${by.map((one) => (one === 'ai' ? 'AI' : 'similarity')).join(', ')}`,
      markdownLink(markdownCode(submission.name), originUrl(report, submission)),
      formatScore(submission.total, thresholds.similarity),
      ...(findings.aiRun ? [formatScore(submission.aiAverage, thresholds.ai)] : []),
      formatScore(suspicion(submission)),
      peer === undefined
        ? ''
        : `${markdownCode(name(peer.key))} ${formatScore(peer.average, thresholds.similarity)}`,
      remark(submission, findings, pardoned.has(submission.key)),
    ]);
  });
  const columns = [
    '',
    'Submission',
    'Similarity',
    ...(findings.aiRun ? ['AI'] : []),
    'Suspicion',
    'Closest',
    'Remark',
  ];
  const align = [':--', ':--', '--:', ...(findings.aiRun ? ['--:'] : []), '--:', ':--', ':--'];
  const table = fitLines(
    rows,
    budget * TABLE_SHARE,
    (rest) => `\n…and ${formatCount(rest)} more in the report.`,
  );

  const { pairs, apart } = pairsToReview(report);
  const shown = pairs.slice(0, PAIRS_SHOWN);
  const pairRows = shown.map((pair) => pairRow(pair, name, thresholds.similarity));
  const fitted = fitLines(
    pairs.length > shown.length
      ? [...pairRows, `\n…and ${formatCount(pairs.length - shown.length)} more in the report.`]
      : pairRows,
    budget - table.used,
    (rest) => `\n…and ${formatCount(rest + pairs.length - shown.length)} more in the report.`,
  );
  return [
    ...head,
    ...(rows.length === 0
      ? []
      : ['### Submissions, worst first', '', row(columns), row(align), ...table.lines, '']),
    ...(pairs.length === 0
      ? apart === 0
        ? []
        : ['### Pairs to review first', '', `None: ${apartWords(apart)}.`, '']
      : [
          '### Pairs to review first',
          '',
          row([
            '',
            'Pair',
            'Similarity',
            'Suspicion',
            'Share of the first',
            'Share of the second',
            'Longest fragment',
          ]),
          row([':--', ':--', '--:', '--:', '--:', '--:', '--:']),
          ...fitted.lines,
          '',
          ...(apart === 0 ? [] : [`…and ${apartWords(apart)}.`, '']),
        ]),
    ...tail,
    '',
  ].join('\n');
}

/** The number that decides comes first; the shares are not measured against the threshold. */
function pairRow(
  { pair, average, standsOut }: RankedPair,
  name: (key: string) => string,
  threshold: number,
): string {
  return row([
    standsOut ? '👀 stands out' : '',
    `${markdownCode(name(pair.a))} ↔ ${markdownCode(name(pair.b))}`,
    formatScore(average, threshold),
    formatScore(pair.suspicion),
    formatScore(pair.similarity),
    formatScore(pair.matchedSimilarity),
    pair.longestFragment === null ? 'n/a' : `${formatCount(pair.longestFragment)} tokens`,
  ]);
}

/** Pairs that a person judged innocent: they stay in sight, whatever their number. */
function dismissedLines(report: RunReport, budget: number): readonly string[] {
  const name = nameOf(report.findings);
  const threshold = report.thresholds.similarity;
  const lines = rankPairs(report).flatMap(({ pair, average, dismissed }) =>
    dismissed === null
      ? []
      : [
          `- ~~${markdownCode(name(pair.a))} ↔ ${markdownCode(name(pair.b))}~~ ${formatScore(average, threshold)}, dismissed: ${markdownText(dismissed)}`,
        ],
  );
  if (lines.length === 0) return [];
  const fitted = fitLines(lines, budget, (rest) => `- …and ${formatCount(rest)} more in the report`);
  return ['### Dismissed by a person, not counted', '', ...fitted.lines, ''];
}

function remark(submission: SubmissionFinding, findings: Findings, isPardoned: boolean): string {
  const parts: string[] = isPardoned ? [PARDONED_WORDS] : [];
  const words = comparabilityWords(submission.comparability);
  if (submission.state.kind === 'not-checked') parts.push(`not checked: ${submission.state.reason}`);
  else if (words !== null) parts.push(words);
  for (const { words: place, score } of elsewhere(findings, submission)) {
    if (score > (submission.local ?? 0)) parts.push(`${place} ${formatScore(score)}`);
  }
  const ai = findings.aiRun ? aiWords(submission.aiState) : null;
  if (ai !== null && submission.state.kind === 'checked') parts.push(ai);
  parts.push(...submission.remarks);
  return markdownText(parts.map((part) => part.replace(/\.$/, '')).join('; '));
}

/** Distribution, what was left out, notices. */
function notes(report: RunReport, listBytes: number): string[] {
  const { findings } = report;
  const lines: string[] = [...dismissedLines(report, listBytes)];
  const judged = findings.submissions.filter((submission) => submission.role === 'judged');
  if (judged.length > 1 && judged.some(({ total }) => total !== null)) {
    lines.push(
      '### How the totals are spread',
      '',
      '```text',
      ...histogramLines(totalsHistogram(findings.submissions, pardonedKeys(report))),
      '```',
      '',
    );
  }
  const gaps = [
    ...gapLines(findings.failures, 'collected'),
    ...gapLines(
      judged.flatMap(({ name, state }) => (state.kind === 'checked' ? [] : [{ name, reason: state.reason }])),
      'checked',
    ),
  ];
  const files = leftOutSummary(findings.submissions);
  if (gaps.length + files.length > 0) {
    lines.push('### Left out', '');
    const fitted = fitLines(
      gaps.map((gap) => `- ${gap}`),
      listBytes,
      (rest) => `- …and ${formatCount(rest)} more in the report`,
    );
    lines.push(...fitted.lines, ...files.map((file) => `- ${file}`), '');
  }
  if (findings.notices.length > 0) {
    const fitted = fitLines(
      findings.notices.map((notice) => `- ${markdownText(notice)}`),
      listBytes,
      (rest) => `- …and ${formatCount(rest)} more`,
    );
    lines.push('### Notices', '', ...fitted.lines, '');
  }
  return lines;
}

/** As lines of Markdown: `hw1-anna` was not checked: why. */
function gapLines(
  gaps: readonly { readonly name: string; readonly reason: string }[],
  what: 'collected' | 'checked',
): readonly string[] {
  return gapWords(gaps, markdownCode).map(
    ({ who, isOne, reason }) => `${who} ${isOne ? 'was' : 'were'} not ${what}: ${markdownText(reason)}`,
  );
}

function details(report: RunReport): string[] {
  const { findings, run } = report;
  const isEmbedded = findings.service.kind === 'embedded';
  return [
    '<details><summary>How to read this</summary>',
    '',
    ...howToRead(report).map((line) => `- ${markdownText(line)}`),
    '',
    '</details>',
    '',
    `${markdownText(rolesSummary(findings.submissions))}. ${markdownText(
      isEmbedded ? 'Embedded service' : `Service ${findings.service.host ?? 'unknown'}`,
    )}${findings.engine === null ? '' : `, engine ${markdownText(findings.engine.name)}`}, language ${markdownText(
      findings.language,
    )}${findings.checkId === null ? '' : `, check ${findings.checkId}`}${
      findings.checkUrl === null ? '' : ` (${markdownLink('results page', findings.checkUrl)})`
    }. ${formatTime(run.createdAt)}, took ${formatDuration(run.durationMs)}; version ${markdownText(run.toolVersion)}.`,
  ];
}

function studentSummary(view: StudentView, maxBytes: number): string {
  const { mark, title } = studentHeadline(view);
  const policy = policyMarkdown(view);
  const head = [
    `## ${mark} ${title}: ${markdownText(view.title)}`,
    '',
    `**${markdownText(view.sentence)}**`,
    '',
    ...(policy === null ? [] : [policy, '']),
  ];
  const tail = [
    '<details><summary>How to read this</summary>',
    '',
    ...studentHowToRead(view).map((line) => `- ${markdownText(line)}`),
    '',
    '</details>',
    '',
    `${formatTime(view.createdAt)}; version ${markdownText(view.toolVersion)}.`,
    '',
  ];
  const { own } = view;
  if (own === null) return [...head, ...tail].join('\n');
  const facts = ownFacts(view);
  const body = [
    row(['Submission', ...facts.map(([label]) => label)]),
    row([':--', ...facts.map(() => ':--')]),
    row([markdownCode(own.name), ...facts.map(([, value]) => value)]),
    '',
    ...(own.notChecked === null ? [] : [`It was not checked: ${markdownText(own.notChecked)}`, '']),
  ];
  const regions = own.regions.map(regionMarkdown);
  const left = own.leftOut.map((file) => `- ${markdownCode(file.path)}: ${LEFT_OUT_WORDS[file.reason]}`);
  const budget = (maxBytes - byteLength([...head, ...body, ...tail].join('\n')) - 200) / 2;
  const more = (rest: number): string => `- …and ${formatCount(rest)} more`;
  return [
    ...head,
    ...body,
    ...(regions.length === 0
      ? []
      : [
          `### ${count(regions.length, 'region')} like code elsewhere`,
          '',
          ...fitLines(regions, budget, more).lines,
          '',
        ]),
    ...(left.length === 0 ? [] : ['### Files left out', '', ...fitLines(left, budget, more).lines, '']),
    ...tail,
  ].join('\n');
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
