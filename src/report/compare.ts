import type { RunReport } from '../domain/report.ts';
import { markdownCode, markdownText } from './escape.ts';
import { count, formatScore, formatTime } from './format.ts';
import { pairAverage, pairKey } from './ranking.ts';

/** A submission whose number moved between two runs. */
export interface ChangedSubmission {
  readonly key: string;
  readonly name: string;
  readonly before: number | null;
  readonly after: number | null;
}

/** What changed from one run to a later one. */
export interface RunComparison {
  readonly newlyFlagged: readonly ChangedSubmission[];
  readonly noLongerFlagged: readonly ChangedSubmission[];
  /** Totals that moved by at least `MOVED`, most first; those that are in the lists above are not repeated. */
  readonly moved: readonly ChangedSubmission[];
  readonly added: readonly ChangedSubmission[];
  readonly removed: readonly ChangedSubmission[];
  /** Pairs above the later run's threshold that were not above it before. */
  readonly newPairs: readonly { readonly a: string; readonly b: string; readonly average: number }[];
  /** Sentences about settings that differ, so that numbers cannot be compared without thinking. */
  readonly settings: readonly string[];
}

/** In points of 100; less is noise of the engine or of rounding. */
const MOVED = 1;

/** Compares two runs by the submissions' keys. */
export function compareRuns(before: RunReport, after: RunReport): RunComparison {
  const old = judged(before);
  const now = judged(after);
  const oldFlags = new Set(before.verdict.flagged.map((flag) => flag.key));
  const flags = new Set(after.verdict.flagged.map((flag) => flag.key));
  const both = [...now.values()].flatMap((submission) => {
    const other = old.get(submission.key);
    if (other === undefined) return [];
    return [{ key: submission.key, name: submission.name, before: other.total, after: submission.total }];
  });
  const isSettled = (one: ChangedSubmission): boolean => oldFlags.has(one.key) === flags.has(one.key);
  const change = (one: ChangedSubmission): number =>
    one.before === null || one.after === null ? 100 : Math.abs(one.after - one.before);
  return {
    newlyFlagged: both.filter((one) => flags.has(one.key) && !oldFlags.has(one.key)),
    noLongerFlagged: both.filter((one) => oldFlags.has(one.key) && !flags.has(one.key)),
    moved: both
      .filter((one) => isSettled(one) && one.before !== one.after && change(one) >= MOVED)
      .toSorted((x, y) => change(y) - change(x)),
    added: [...now.values()]
      .filter((one) => !old.has(one.key))
      .map((one) => ({ key: one.key, name: one.name, before: null, after: one.total })),
    removed: [...old.values()]
      .filter((one) => !now.has(one.key))
      .map((one) => ({ key: one.key, name: one.name, before: one.total, after: null })),
    newPairs: newPairs(before, after),
    settings: settingsChanges(before, after),
  };
}

function judged(report: RunReport): ReadonlyMap<string, RunReport['findings']['submissions'][number]> {
  return new Map(
    report.findings.submissions.filter((one) => one.role === 'judged').map((one) => [one.key, one]),
  );
}

function newPairs(before: RunReport, after: RunReport): RunComparison['newPairs'] {
  const threshold = after.thresholds.similarity;
  const known = new Set(
    before.findings.pairs
      .filter((pair) => (pairAverage(pair) ?? -1) > threshold)
      .map((pair) => pairKey(pair.a, pair.b)),
  );
  return after.findings.pairs
    .flatMap((pair) => {
      const average = pairAverage(pair);
      if (average === null || average <= threshold || known.has(pairKey(pair.a, pair.b))) return [];
      return [{ a: pair.a, b: pair.b, average }];
    })
    .toSorted((x, y) => y.average - x.average);
}

function settingsChanges(before: RunReport, after: RunReport): readonly string[] {
  const sentences: string[] = [];
  const differ = (what: string, x: string | number, y: string | number): void => {
    if (x !== y) sentences.push(`${what} was ${x} and is ${y}.`);
  };
  differ('The similarity threshold', before.thresholds.similarity, after.thresholds.similarity);
  differ('The AI threshold', before.thresholds.ai, after.thresholds.ai);
  differ('The engine', before.findings.engine?.name ?? 'n/a', after.findings.engine?.name ?? 'n/a');
  differ('The language', before.findings.language, after.findings.language);
  differ('The version', before.run.toolVersion, after.run.toolVersion);
  differ(
    'Starter code',
    before.findings.baseCode ? 'taken out' : 'kept',
    after.findings.baseCode ? 'taken out' : 'kept',
  );
  return sentences;
}

/** The comparison as Markdown, which also reads well on a terminal. For staff: it names submissions. */
export function renderComparison(before: RunReport, after: RunReport): string {
  const comparison = compareRuns(before, after);
  const threshold = after.thresholds.similarity;
  const names = new Map(
    [...before.findings.submissions, ...after.findings.submissions].map((one) => [one.key, one.name]),
  );
  const show = (one: ChangedSubmission): string =>
    `${markdownCode(one.name)} ${formatScore(one.before, before.thresholds.similarity)} → ${formatScore(one.after, threshold)}`;
  const list = (title: string, lines: readonly string[]): string[] =>
    lines.length === 0 ? [] : [`### ${title}`, '', ...lines.map((line) => `- ${line}`), ''];
  const isSame =
    comparison.newlyFlagged.length +
      comparison.noLongerFlagged.length +
      comparison.moved.length +
      comparison.added.length +
      comparison.removed.length +
      comparison.newPairs.length ===
    0;
  return [
    `## ${markdownText(after.run.title)}: ${formatTime(before.run.createdAt)} → ${formatTime(after.run.createdAt)}`,
    '',
    isSame
      ? 'Nothing changed.'
      : `${count(comparison.newlyFlagged.length, 'submission')} newly flagged, ${comparison.noLongerFlagged.length} no longer; ${comparison.added.length} added, ${comparison.removed.length} removed.`,
    '',
    ...list('Settings that differ', comparison.settings.map(markdownText)),
    ...list('Newly flagged', comparison.newlyFlagged.map(show)),
    ...list('No longer flagged', comparison.noLongerFlagged.map(show)),
    ...list(
      'New pairs above the threshold',
      comparison.newPairs.map(
        (pair) =>
          `${markdownCode(names.get(pair.a) ?? pair.a)} ↔ ${markdownCode(names.get(pair.b) ?? pair.b)} ${formatScore(pair.average, threshold)}`,
      ),
    ),
    ...list('Changed', comparison.moved.map(show)),
    ...list(
      'Added',
      comparison.added.map((one) => `${markdownCode(one.name)} ${formatScore(one.after, threshold)}`),
    ),
    ...list(
      'Removed',
      comparison.removed.map((one) => markdownCode(one.name)),
    ),
  ].join('\n');
}
