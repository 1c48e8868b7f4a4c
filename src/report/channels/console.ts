import type { Findings, SubmissionFinding } from '../../domain/findings.ts';
import type { Audience, RunReport } from '../../domain/report.ts';
import { formatCount, formatDuration, formatLines, formatScore } from '../../text/format.ts';
import { hiddenCode } from '../hidden-code.ts';
import { histogramLines, totalsHistogram } from '../histogram.ts';
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
import { studentView } from '../views/student.ts';
import { foundWords, ownFacts, policyText, studentHeadline } from '../student-words.ts';
import { bar, columns, pad, painter } from '../../text/terminal.ts';
import { apartWords, gapWords, headlineOf, leftOutSummary, PARDONED_WORDS } from '../wording.ts';
import { plainLine } from '../workflow-commands.ts';

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
  const { findings, run } = report;
  const paint = painter(style.colours);
  const verdict = verdictLines(report, paint);
  const rest = (style.layout ?? 'table') === 'plain' ? plainLines(report, style) : tableLines(report, style);
  return [
    ...verdict,
    ...findings.notices.map((notice) => `note: ${plainLine(notice)}`),
    ...rest,
    ...gapLines(findings).map((line) => paint('warn', line)),
    ...hiddenLines(report, style).map((line) => paint('warn', line)),
    ...leftOutSummary(findings.submissions).map((text) => `left out: ${text}`),
    paint('dim', `took ${formatDuration(run.durationMs)}`),
    // Whoever reads the end of a long log must not have to look for how it ended.
    ...(rest.length > REPEATED_AFTER ? ['', ...verdict] : []),
  ];
}

/** Lines of lists after which the verdict is said a second time. */
const REPEATED_AFTER = 12;

function verdictLines(report: RunReport, paint: ReturnType<typeof painter>): readonly string[] {
  const { verdict, run } = report;
  const isGood = verdict.outcome === 'passed' && verdict.standsOut.length === 0;
  return [
    paint(isGood ? 'good' : 'bad', `${headlineOf(report).title}: ${plainLine(run.title)}`),
    plainLine(verdict.sentence),
    ...verdict.warnings.map((warning) => paint('warn', `warning: ${plainLine(warning)}`)),
  ];
}

function hiddenLines(report: RunReport, { maxRows }: ConsoleStyle): readonly string[] {
  const lines = hiddenCode(report, plainLine);
  return [
    ...lines.slice(0, maxRows).map((line) => `look at: ${line}`),
    ...(lines.length > maxRows ? [`…and ${formatCount(lines.length - maxRows)} more in the report`] : []),
  ];
}

/** Who is missing, and why. */
function gapLines({ failures, submissions }: Findings): readonly string[] {
  const unchecked = submissions.flatMap(({ name, role, state }) =>
    role === 'judged' && state.kind === 'not-checked' ? [{ name, reason: state.reason }] : [],
  );
  return [
    ...gapWords(failures, plainLine).map(({ who, reason }) => `not collected: ${who}: ${plainLine(reason)}`),
    ...gapWords(unchecked, plainLine).map(({ who, reason }) => `not checked: ${who}: ${plainLine(reason)}`),
  ];
}

/** The judged submissions, where a list of them without remarks says anything. */
function listed(report: RunReport): readonly SubmissionFinding[] {
  const ranked = isListed(report) ? rankSubmissions(report) : [];
  return ranked.some((one) => (one.total ?? one.aiAverage) !== null) ? ranked : [];
}

function plainLines(report: RunReport, { maxRows: rows }: ConsoleStyle): readonly string[] {
  const { findings, verdict, thresholds } = report;
  const name = nameOf(findings);
  const flags = new Map(verdict.flagged.map((flag) => [flag.key, flag.by]));
  const unchecked = new Set(verdict.notChecked);
  const pardoned = pardonedKeys(report);
  const ranked = listed(report);
  const review = pairsToReview(report);
  const pairs = [...review.pairs, ...dismissedPairs(report)];
  return [
    ...ranked.slice(0, rows).map((submission) => {
      const by = flags.get(submission.key);
      const state =
        by === undefined
          ? unchecked.has(submission.key)
            ? 'not checked'
            : 'not flagged'
          : `flagged (${by.join(', ')})`;
      const ai = findings.aiRun ? ` ai ${formatScore(submission.aiAverage, thresholds.ai)}` : '';
      return `${state}: ${plainLine(submission.name)} similarity ${formatScore(submission.total, thresholds.similarity)}${ai}${pardoned.has(submission.key) ? `, ${PARDONED_WORDS}` : ''}`;
    }),
    ...(ranked.length > rows ? [`and ${formatCount(ranked.length - rows)} more in the report`] : []),
    ...pairs
      .slice(0, rows)
      .map(
        ({ pair, average, dismissed, standsOut }) =>
          `pair: ${plainLine(name(pair.a))} / ${plainLine(name(pair.b))} similarity ${formatScore(average, thresholds.similarity)} suspicion ${formatScore(pair.suspicion)}${standsOut ? ' stands out' : ''}${dismissed === null ? '' : ` dismissed: ${plainLine(dismissed)}`}`,
      ),
    ...(pairs.length > rows ? [`and ${formatCount(pairs.length - rows)} more pairs in the report`] : []),
    ...(review.apart > 0 ? [`and ${apartWords(review.apart)}`] : []),
  ];
}

function dismissedPairs(report: RunReport): readonly RankedPair[] {
  return rankPairs(report).filter((pair) => pair.dismissed !== null);
}

function tableLines(report: RunReport, style: ConsoleStyle): readonly string[] {
  const ranked = listed(report);
  const widest = Math.max(
    NAME_MIN,
    ...ranked.slice(0, style.maxRows).map((submission) => columns(plainLine(submission.name))),
  );
  const width = Math.min(NAME_MAX, widest, Math.max(NAME_MIN, Math.floor((style.width - 52) / 2)));
  const known = ranked.filter(({ total }) => total !== null).length;
  return [
    ...submissionLines(report, ranked, style, width),
    ...pairLines(report, style, width),
    ...(known > 3
      ? [
          '',
          ...histogramLines(totalsHistogram(report.findings.submissions, pardonedKeys(report)), 24).map(
            (line) => `  ${line}`,
          ),
        ]
      : []),
  ];
}

/** Worst first. What is closest has its own number: the total may be that of a pair that was dismissed. */
function submissionLines(
  report: RunReport,
  ranked: readonly SubmissionFinding[],
  { colours, maxRows }: ConsoleStyle,
  width: number,
): readonly string[] {
  if (ranked.length === 0) return [];
  const { findings, verdict, thresholds } = report;
  const paint = painter(colours);
  const name = nameOf(findings);
  const closest = closestPeers(report);
  const suspicion = openSuspicion(report);
  const flags = new Set(verdict.flagged.map(({ key }) => key));
  const unchecked = new Set(verdict.notChecked);
  const pardoned = pardonedKeys(report);
  const score = (value: number | null, threshold: number | null): string =>
    `${formatScore(value, threshold).padStart(6)}  `;
  const lines = ranked.slice(0, maxRows).map((submission) => {
    const flagged = flags.has(submission.key);
    const peer = closest.get(submission.key);
    const mark = flagged ? '!' : unchecked.has(submission.key) ? '?' : ' ';
    const text = [
      `${mark} ${pad(plainLine(submission.name), width)}  ${bar(submission.total)} `,
      score(submission.total, thresholds.similarity),
      findings.aiRun ? score(submission.aiAverage, thresholds.ai) : '',
      score(suspicion(submission), null),
      peer === undefined
        ? ''
        : `${formatScore(peer.average, thresholds.similarity).padStart(6)} ${pad(plainLine(name(peer.key)), width).trimEnd()}`,
      pardoned.has(submission.key) ? ` (${PARDONED_WORDS})` : '',
    ].join('');
    return flagged ? paint('bad', text) : mark === '?' ? paint('warn', text) : text.trimEnd();
  });
  return [
    '',
    paint(
      'dim',
      `  ${pad('submission', width)}         similarity  ${findings.aiRun ? '    ai  ' : ''}suspic.  closest`,
    ),
    ...lines,
    ...(ranked.length > maxRows ? [`  …and ${formatCount(ranked.length - maxRows)} more in the report`] : []),
  ];
}

/** Sorted by suspicion, which is shown; beside it the number that decides. */
function pairLines(report: RunReport, { colours, maxRows }: ConsoleStyle, width: number): readonly string[] {
  const paint = painter(colours);
  const name = nameOf(report.findings);
  const { pairs, apart } = pairsToReview(report);
  const dismissed = dismissedPairs(report);
  const shown = Math.min(maxRows, PAIRS_SHOWN);
  const both = ({ pair }: RankedPair): string =>
    `${pad(plainLine(name(pair.a)), width).trimEnd()} ↔ ${pad(plainLine(name(pair.b)), width).trimEnd()}`;
  const lines: string[] = [];
  if (pairs.length + apart > 0) {
    lines.push('', paint('dim', '  pairs to review first'));
    if (pairs.length > 0) lines.push(paint('dim', '  suspic.  similarity'));
    for (const one of pairs.slice(0, shown)) {
      lines.push(
        `  ${formatScore(one.pair.suspicion).padStart(7)}  ${formatScore(one.average, report.thresholds.similarity).padStart(10)}  ${both(one)}${one.standsOut ? '  (stands out)' : ''}`,
      );
    }
    if (pairs.length > shown) lines.push(`  …and ${formatCount(pairs.length - shown)} more in the report`);
    if (apart > 0) lines.push(`  ${pairs.length > 0 ? '…and ' : 'none: '}${apartWords(apart)}`);
  }
  for (const one of dismissed.slice(0, shown)) {
    lines.push(
      `  dismissed: ${plainLine(name(one.pair.a))} ↔ ${plainLine(name(one.pair.b))}: ${plainLine(one.dismissed ?? '')}`,
    );
  }
  if (dismissed.length > shown) {
    lines.push(`  …and ${formatCount(dismissed.length - shown)} more dismissed pairs in the report`);
  }
  return lines;
}

function studentLines(report: RunReport, style: ConsoleStyle): readonly string[] {
  const paint = painter(style.colours);
  const view = studentView(report);
  const { own } = view;
  const policy = policyText(view);
  const lines = [
    paint(
      view.outcome === 'passed' || view.outcome === null ? 'good' : 'bad',
      `${studentHeadline(view).title}: ${plainLine(view.title)}`,
    ),
    view.sentence,
    ...(policy === null ? [] : [plainLine(policy)]),
  ];
  if (own === null) return lines;
  const facts = ownFacts(view).map(([label, value]) => `${label}: ${value}`);
  lines.push(`${plainLine(own.name)}: ${facts.join(', ')}`);
  if (own.notChecked !== null) lines.push(`not checked: ${plainLine(own.notChecked)}`);
  const rows = style.maxRows;
  for (const region of own.regions.slice(0, rows)) {
    lines.push(
      `  ${plainLine(region.file)} ${formatLines(region.lineStart, region.lineEnd)} (${foundWords(region)})`,
    );
  }
  if (own.regions.length > rows) lines.push(`  …and ${formatCount(own.regions.length - rows)} more`);
  return lines;
}
