import type { Audience, RunReport } from '../domain/report.ts';
import { formatCount, formatDuration, formatLines, formatScore, count } from './format.ts';
import { histogramLines, totalsHistogram } from './histogram.ts';
import { closestPeers, nameOf, pairsToReview, pardonedKeys, rankPairs, rankSubmissions } from './ranking.ts';
import { studentView } from './student-view.ts';
import { bar, columns, pad, painter } from './terminal-text.ts';
import { apartWords, headline, KIND_WORDS, leftOutSummary, PARDONED_WORDS } from './wording.ts';
import { plainLine } from './workflow-commands.ts';

/** How the lines are shown. */
export interface ConsoleStyle {
  readonly colours: boolean;
  /** Columns of the terminal. */
  readonly width: number;
  /** Most rows of each list. */
  readonly maxRows: number;
  /** `table`: aligned columns with bars. `plain`: one fact a line, without alignment. Default: `table`. */
  readonly layout?: 'table' | 'plain';
}

const NAME_MIN = 12;
const NAME_MAX = 44;
/** Pairs of each kind in a table. */
const PAIRS_SHOWN = 10;

/** The result for a terminal or a log, each line ended by a newline. No line can be taken for a workflow command. */
export function renderConsole(report: RunReport, audience: Audience, style: ConsoleStyle): string {
  const lines = audience === 'staff' ? staffLines(report, style) : studentLines(report, style);
  return lines.map((line) => `${line}\n`).join('');
}

function staffLines(report: RunReport, style: ConsoleStyle): readonly string[] {
  const { findings, verdict, thresholds, run } = report;
  const paint = painter(style.colours);
  const rows = style.maxRows;
  const name = nameOf(findings);
  const closest = closestPeers(report);
  const flags = new Map(verdict.flagged.map((flag) => [flag.key, flag.by]));
  const unchecked = new Set(verdict.notChecked);
  const pardoned = pardonedKeys(report);
  const ranked = rankSubmissions(report);
  const review = pairsToReview(report);
  const dismissed = rankPairs(report).filter((pair) => pair.dismissed !== null);
  const lines = [
    paint(
      verdict.outcome === 'passed' ? 'good' : 'bad',
      `${headline(verdict.outcome).title}: ${plainLine(run.title)}`,
    ),
    plainLine(verdict.sentence),
    ...verdict.warnings.map((warning) => paint('warn', `warning: ${plainLine(warning)}`)),
    ...findings.notices.map((notice) => `note: ${plainLine(notice)}`),
  ];
  if ((style.layout ?? 'table') === 'plain') {
    for (const submission of ranked.slice(0, rows)) {
      const by = flags.get(submission.key);
      lines.push(
        `${by === undefined ? (unchecked.has(submission.key) ? 'not checked' : 'not flagged') : `flagged (${by.join(', ')})`}: ${plainLine(submission.name)} similarity ${formatScore(
          submission.total,
          thresholds.similarity,
        )}${findings.aiRun ? ` ai ${formatScore(submission.aiAverage, thresholds.ai)}` : ''}${pardoned.has(submission.key) ? `, ${PARDONED_WORDS}` : ''}`,
      );
    }
    if (ranked.length > rows) lines.push(`and ${formatCount(ranked.length - rows)} more in the report`);
    const listed = [...review.pairs, ...dismissed];
    for (const { pair, dismissed: reason } of listed.slice(0, rows)) {
      lines.push(
        `pair: ${plainLine(name(pair.a))} / ${plainLine(name(pair.b))} similarity ${formatScore(pair.similarity, thresholds.similarity)} / ${formatScore(pair.matchedSimilarity, thresholds.similarity)} review-first ${formatScore(pair.suspicion)}${reason === null ? '' : ` dismissed: ${plainLine(reason)}`}`,
      );
    }
    if (listed.length > rows) lines.push(`and ${formatCount(listed.length - rows)} more pairs in the report`);
    if (review.apart > 0) lines.push(`and ${apartWords(review.apart)}`);
  } else {
    const nameWidth = Math.min(
      NAME_MAX,
      Math.max(NAME_MIN, Math.floor((style.width - 40) / 2)),
      Math.max(NAME_MIN, ...ranked.slice(0, rows).map((submission) => columns(plainLine(submission.name)))),
    );
    if (ranked.length > 0) {
      lines.push(
        '',
        paint(
          'dim',
          `  ${pad('submission', nameWidth)}  similarity            ${findings.aiRun ? '    ai' : ''}  closest`,
        ),
      );
    }
    for (const submission of ranked.slice(0, rows)) {
      const flagged = flags.has(submission.key);
      const peer = closest.get(submission.key);
      const mark = flagged ? '!' : unchecked.has(submission.key) ? '?' : ' ';
      const text = `${mark} ${pad(plainLine(submission.name), nameWidth)}  ${bar(submission.total)} ${formatScore(submission.total, thresholds.similarity).padStart(6)}  ${
        findings.aiRun ? `${formatScore(submission.aiAverage, thresholds.ai).padStart(6)}  ` : ''
      }${peer === undefined ? '' : pad(plainLine(name(peer.key)), nameWidth).trimEnd()}${pardoned.has(submission.key) ? ` (${PARDONED_WORDS})` : ''}`;
      lines.push(flagged ? paint('bad', text) : mark === '?' ? paint('warn', text) : text);
    }
    if (ranked.length > rows) lines.push(`  …and ${formatCount(ranked.length - rows)} more in the report`);
    const shown = Math.min(rows, PAIRS_SHOWN);
    if (review.pairs.length + review.apart > 0) {
      lines.push('', paint('dim', '  pairs to review first'));
      for (const { pair, average } of review.pairs.slice(0, shown)) {
        lines.push(
          `  ${formatScore(pair.suspicion ?? average).padStart(6)}  ${pad(plainLine(name(pair.a)), nameWidth).trimEnd()} ↔ ${pad(plainLine(name(pair.b)), nameWidth).trimEnd()}`,
        );
      }
      if (review.pairs.length > shown) {
        lines.push(`  …and ${formatCount(review.pairs.length - shown)} more in the report`);
      }
      if (review.apart > 0) {
        lines.push(`  ${review.pairs.length > 0 ? '…and ' : 'none: '}${apartWords(review.apart)}`);
      }
    }
    lines.push(
      ...dismissed
        .slice(0, shown)
        .map(
          ({ pair, dismissed: reason }) =>
            `  dismissed: ${plainLine(name(pair.a))} ↔ ${plainLine(name(pair.b))}: ${plainLine(reason ?? '')}`,
        ),
    );
    if (dismissed.length > shown) {
      lines.push(`  …and ${formatCount(dismissed.length - shown)} more dismissed pairs in the report`);
    }
    if (ranked.length > 3) {
      lines.push(
        '',
        ...histogramLines(totalsHistogram(findings.submissions, pardoned), 24).map((line) => `  ${line}`),
      );
    }
  }
  for (const failure of findings.failures) {
    lines.push(paint('warn', `not collected: ${plainLine(failure.name)}: ${plainLine(failure.reason)}`));
  }
  lines.push(...leftOutSummary(findings.submissions).map((text) => `left out: ${text}`));
  lines.push(paint('dim', `took ${formatDuration(run.durationMs)}`));
  return lines;
}

function studentLines(report: RunReport, style: ConsoleStyle): readonly string[] {
  const paint = painter(style.colours);
  const view = studentView(report);
  const { own } = view;
  const lines = [
    paint(
      view.outcome === 'passed' ? 'good' : 'bad',
      `${headline(view.outcome).title}: ${plainLine(view.title)}`,
    ),
    view.sentence,
  ];
  if (own === null) return lines;
  lines.push(
    `${plainLine(own.name)}: similarity ${own.similarity}${view.aiRun ? `, ai ${own.ai}` : ''}, compared with ${count(view.comparedWith, 'other')}`,
  );
  if (own.notChecked !== null) lines.push(`not checked: ${plainLine(own.notChecked)}`);
  const rows = style.maxRows;
  for (const region of own.regions.slice(0, rows)) {
    lines.push(
      `  ${plainLine(region.file)} ${formatLines(region.lineStart, region.lineEnd)} (${KIND_WORDS[region.kind]})`,
    );
  }
  if (own.regions.length > rows) lines.push(`  …and ${formatCount(own.regions.length - rows)} more`);
  return lines;
}
