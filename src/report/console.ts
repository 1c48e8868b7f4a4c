import type { Audience, RunReport } from '../domain/report.ts';
import { visible } from './escape.ts';
import { count, score } from './format.ts';
import { type Row, rows } from './rows.ts';

export interface ConsoleStyle {
  readonly colours: boolean;
  /** Columns of the terminal. */
  readonly width: number;
  /** Most rows of the table. */
  readonly maxRows: number;
}

const RED = '\u001b[31m';
const YELLOW = '\u001b[33m';
const BOLD = '\u001b[1m';
const RESET = '\u001b[0m';

/** The result as a table of plain text. Students' audiences get the verdict alone. */
export function renderConsole(report: RunReport, audience: Audience, style: ConsoleStyle): string {
  const { verdict, findings, thresholds } = report;
  const paint = (text: string, ...codes: string[]): string =>
    style.colours ? `${codes.join('')}${text}${RESET}` : text;
  const lines: string[] = [];
  if (audience === 'staff') {
    const all = rows(report);
    const shown = all.slice(0, style.maxRows);
    const cells = shown.map((row) => cellsOf(row, thresholds));
    const titles = ['', 'submission', 'similarity', 'AI', 'closest', 'note'];
    const widths = titles.map((title, column) =>
      Math.max(title.length, ...cells.map((row) => width(row[column] ?? ''))),
    );
    // Names give way to the width of the terminal, numbers never do.
    const over = widths.reduce((sum, one) => sum + one + 2, 0) - style.width;
    if (over > 0) {
      widths[1] = Math.max(12, (widths[1] ?? 0) - Math.ceil(over / 2));
      widths[4] = Math.max(10, (widths[4] ?? 0) - Math.ceil(over / 2));
    }
    const line = (row: readonly string[]): string =>
      row
        .map((cell, column) => {
          const room = widths[column] ?? 0;
          const text = fit(cell, column === 5 ? Infinity : room);
          return column === 2 || column === 3
            ? text.padStart(room)
            : text + ' '.repeat(Math.max(0, room - width(text)));
        })
        .join('  ')
        .trimEnd();
    lines.push(paint(line(titles), BOLD));
    for (const [index, row] of cells.entries()) {
      const text = line(row);
      const mark = row[0];
      lines.push(mark === '!' ? paint(text, RED) : mark === '?' ? paint(text, YELLOW) : text);
      if (index === shown.length - 1 && all.length > shown.length)
        lines.push(`… and ${all.length - shown.length} more in the report`);
    }
    lines.push('');
    for (const failure of findings.failures.slice(0, 20)) {
      lines.push(`not collected: ${visible(failure.name)}: ${visible(failure.reason)}`);
    }
    if (findings.failures.length > 20)
      lines.push(`… and ${findings.failures.length - 20} more not collected`);
  }
  for (const text of [...verdict.warnings, ...findings.notices]) lines.push(`note: ${visible(text)}`);
  const judged = findings.submissions.filter((one) => one.role === 'judged').length;
  lines.push(
    paint(`verdict: ${verdict.outcome}`, BOLD, verdict.exitCode === 0 ? '' : RED),
    `${visible(verdict.sentence)} (${count(judged, 'submission')}, highest similarity ${score(verdict.maxSimilarity)}, highest AI score ${score(verdict.maxAiScore)})`,
  );
  return `${lines.join('\n')}\n`;
}

function cellsOf(
  { submission, flaggedBy, closest, note }: Row,
  thresholds: RunReport['thresholds'],
): string[] {
  return [
    submission.state.kind === 'not-checked' ? '?' : flaggedBy.length > 0 ? '!' : '',
    visible(submission.name),
    score(submission.total, thresholds.similarity),
    score(submission.aiAverage, thresholds.ai),
    closest === null ? '' : visible(closest.name),
    visible(note),
  ];
}

function width(text: string): number {
  return Array.from(text).length;
}

function fit(text: string, room: number): string {
  if (width(text) <= room) return text;
  return `${Array.from(text)
    .slice(0, Math.max(1, room - 1))
    .join('')}…`;
}
