import type { Audience, RunReport } from '../domain/report.ts';
import { LIMITS } from '../domain/limits.ts';
import { markdown } from './escape.ts';
import { band, count, duration, score } from './format.ts';
import { histogram, leftOutByReason, type Row, rows } from './rows.ts';

/** Kept free below GitHub's limit: other steps and encodings. */
const RESERVE_BYTES = 64 * 1024;

const HEADING = {
  passed: '✅ No submission was flagged',
  flagged: '🔎 Submissions need a person’s review',
} as const;

/**
 * The job summary: verdict first, then a table with the worst first, cut by bytes so that GitHub never drops the whole of
 * it. Markdown with HTML tables; everything that others wrote is escaped.
 */
export function renderSummary(
  report: RunReport,
  audience: Audience,
  maxBytes: number = LIMITS.summaryBytes,
): string {
  const { findings, verdict } = report;
  const head = [
    `## ${headingOf(report)}`,
    '',
    markdown(verdict.sentence),
    '',
    facts(report),
    '',
    ...list([...verdict.warnings, ...findings.notices]),
  ].join('\n');
  const tail = [distribution(report), leftOut(report, audience), howToRead(report)]
    .filter((part) => part !== '')
    .join('\n\n');
  const all = audience === 'staff' ? rows(report) : [];
  const own = audience === 'student' ? studentTable(report) : '';
  const budget =
    maxBytes - RESERVE_BYTES - Buffer.byteLength(head) - Buffer.byteLength(tail) - Buffer.byteLength(own);
  return [head, audience === 'staff' ? staffTable(report, all, budget) : own, tail]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');
}

/** The summary of a run that ended before there was anything to report. */
export function renderFailure(outcome: string, sentence: string): string {
  return `## ⚠️ The similarity check did not finish: ${markdown(outcome)}\n\n${markdown(sentence)}\n`;
}

export function headingOf(report: RunReport): string {
  const { outcome } = report.verdict;
  if (outcome === 'passed' || outcome === 'flagged') return HEADING[outcome];
  return `⚠️ The similarity check ended as ${markdown(outcome)}`;
}

function facts(report: RunReport): string {
  const { findings, run } = report;
  const judged = findings.submissions.filter((submission) => submission.role === 'judged').length;
  const others = findings.submissions.filter((submission) => submission.role === 'archive').length;
  const parts = [
    count(judged, 'submission'),
    ...(others > 0 ? [`compared with ${others} more`] : []),
    `engine ${findings.engine === null ? 'n/a' : markdown(findings.engine.name)}`,
    findings.service.kind === 'embedded'
      ? 'no code left this machine'
      : `service ${markdown(findings.service.host ?? '')}`,
    `base code ${findings.baseCode ? 'removed' : 'not looked for'}`,
    duration(run.durationMs),
    ...(findings.checkId === null || findings.service.kind === 'embedded'
      ? []
      : [`check ${findings.checkId}`]),
  ];
  const link =
    findings.checkUrl === null
      ? ''
      : ` · <a href="${markdown(findings.checkUrl)}">results at the service</a>`;
  return `<sub>${parts.join(' · ')}${link}</sub>`;
}

function list(sentences: readonly string[]): string[] {
  return sentences.map((sentence) => `- ${markdown(sentence)}`);
}

function staffTable(report: RunReport, all: readonly Row[], budget: number): string {
  if (all.length === 0) return '';
  const open =
    '<table>\n<tr><th></th><th>Submission</th><th>Similarity</th><th>AI</th><th>Closest</th><th>Suspicion</th><th>Note</th></tr>\n';
  const close = '</table>';
  const lines: string[] = [];
  let bytes = Buffer.byteLength(open) + Buffer.byteLength(close) + 100;
  for (const row of all) {
    const line = staffLine(report, row);
    bytes += Buffer.byteLength(line);
    if (bytes > budget) break;
    lines.push(line);
  }
  const more = all.length - lines.length;
  return `${open}${lines.join('')}${close}${more > 0 ? `\n\n… and ${more} more; all of them are in the report files.` : ''}`;
}

function staffLine(report: RunReport, { submission, flaggedBy, closest, note }: Row): string {
  const { thresholds } = report;
  const mark = submission.state.kind === 'not-checked' ? '⚠️' : flaggedBy.length > 0 ? '🔎' : '';
  const cells = [
    mark,
    markdown(submission.name),
    strong(score(submission.total, thresholds.similarity), flaggedBy.includes('similarity')),
    strong(score(submission.aiAverage, thresholds.ai), flaggedBy.includes('ai')),
    closest === null ? '' : markdown(closest.name),
    score(submission.suspicion),
    markdown(note),
  ];
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>\n`;
}

function strong(text: string, on: boolean): string {
  return on ? `<b>${text}</b>` : text;
}

/** A student's reading: the number of submissions in each band, without a name or a score. */
function studentTable(report: RunReport): string {
  const { thresholds } = report;
  const bands = new Map<string, number>();
  for (const { submission } of rows(report)) {
    const name =
      submission.state.kind === 'not-checked' ? 'not checked' : band(submission.total, thresholds.similarity);
    bands.set(name, (bands.get(name) ?? 0) + 1);
  }
  const lines = [...bands].map(([name, n]) => `<tr><td>${markdown(name)}</td><td>${n}</td></tr>\n`);
  return `<table>\n<tr><th>Similarity</th><th>Submissions</th></tr>\n${lines.join('')}</table>`;
}

function distribution(report: RunReport): string {
  const bins = histogram(report);
  const most = Math.max(...bins);
  if (most === 0) return '';
  const lines = bins
    .map(
      (n, index) =>
        `${String(index * 10).padStart(3)}–${String(index * 10 + 10).padEnd(3)} ${'█'.repeat(Math.ceil((n / most) * 30)).padEnd(30)} ${n}`,
    )
    .toReversed();
  return `<details><summary>Distribution of similarity</summary>\n\n\`\`\`\n${lines.join('\n')}\n\`\`\`\n\n</details>`;
}

function leftOut(report: RunReport, audience: Audience): string {
  const files = leftOutByReason(report);
  const { failures } = report.findings;
  if (files.length === 0 && failures.length === 0) return '';
  const lines = files.map(([reason, n]) => `- ${count(n, 'file')}: ${markdown(reason)}`);
  const missing =
    audience === 'staff'
      ? failures.slice(0, 50).map((failure) => `- ${markdown(failure.name)}: ${markdown(failure.reason)}`)
      : failures.length > 0
        ? [`- ${count(failures.length, 'submission')} could not be collected`]
        : [];
  const more = audience === 'staff' && failures.length > 50 ? [`- … and ${failures.length - 50} more`] : [];
  return `<details><summary>What was left out, and why</summary>\n\n${[...missing, ...more, ...lines].join('\n')}\n\n</details>`;
}

function howToRead(report: RunReport): string {
  const { thresholds } = report;
  return [
    '<details><summary>How to read these numbers</summary>',
    '',
    `*Similarity* is the share of a submission’s code, from 0 to 100, that stands in another submission as well. Names, comments and layout do not count. A submission is flagged above ${thresholds.similarity}, or with an AI score above ${thresholds.ai}.`,
    '',
    'A high number says that two texts are alike. It does not say why: a person has to look at the code before anybody is accused of anything. *n/a* means that there is no number, not that it is 0.',
    '',
    '</details>',
  ].join('\n');
}
