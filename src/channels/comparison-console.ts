import { columns, count, formatCount, formatScore, formatTime, pad, painter, plainLine } from '#base';
import type { ComparedSubmission, RunComparison } from '#report';
import type { ConsoleStyle } from './console.ts';

const NAME_MIN = 12;
const NAME_MAX = 60;
/** What stands beside a name. */
const NUMBERS = 34;

/** What changed between two runs, for a terminal: worst news first, each line ended by a newline. */
export function renderComparison(comparison: RunComparison, style: ConsoleStyle): string {
  const { thresholds, newlyFlagged, noLongerFlagged, added, removed } = comparison;
  const paint = painter(style.colours);
  const every = [
    ...newlyFlagged,
    ...noLongerFlagged,
    ...comparison.noLongerChecked,
    ...comparison.moved,
    ...added,
    ...removed,
  ];
  const width = Math.min(
    NAME_MAX,
    Math.max(NAME_MIN, style.width - NUMBERS),
    Math.max(NAME_MIN, ...every.map((one) => columns(plainLine(one.name)))),
  );
  const score = (before: number | null, after: number | null, kind: 'similarity' | 'ai'): string =>
    `${formatScore(before, thresholds.before[kind]).padStart(6)} → ${formatScore(after, thresholds.after[kind]).padEnd(6)}${difference(before, after).padStart(8)}`;
  const line = (one: ComparedSubmission): string => {
    const showsAi = one.flaggedBy.includes('ai') && !one.flaggedBy.includes('similarity');
    return `${pad(plainLine(one.name), width)} ${
      showsAi ? `${score(one.aiBefore, one.aiAfter, 'ai')}  AI` : score(one.before, one.after, 'similarity')
    }`;
  };
  const alone = (value: (one: ComparedSubmission) => number | null) => (one: ComparedSubmission) =>
    `${pad(plainLine(one.name), width)} ${formatScore(value(one), thresholds.after.similarity).padStart(6)}${one.flaggedBy.length > 0 ? '  flagged' : ''}`;
  const lines: string[] = [
    `${plainLine(comparison.title)}: ${formatTime(comparison.before)} → ${formatTime(comparison.after)}`,
    comparison.isSame
      ? 'Nothing changed.'
      : `${count(newlyFlagged.length, 'submission')} newly flagged, ${formatCount(noLongerFlagged.length)} no longer; ${formatCount(added.length)} added, ${formatCount(removed.length)} removed; ${count(comparison.newPairs.length, 'new pair')} above ${thresholds.after.similarity}.`,
    ...comparison.settings.map((sentence) => paint('warn', `note: ${plainLine(sentence)}`)),
  ];
  const list = <Item>(
    title: string,
    items: readonly Item[],
    show: (item: Item) => string,
    kind?: 'bad' | 'good' | 'warn',
  ): void => {
    if (items.length === 0) return;
    lines.push('', paint('dim', title));
    for (const item of items.slice(0, style.maxRows)) {
      const text = `  ${show(item).trimEnd()}`;
      lines.push(kind === undefined ? text : paint(kind, text));
    }
    if (items.length > style.maxRows) lines.push(`  …and ${formatCount(items.length - style.maxRows)} more`);
  };
  list('newly flagged', newlyFlagged, line, 'bad');
  list(
    'new pairs above the threshold',
    comparison.newPairs,
    ({ names, before, after }) =>
      `${score(before, after, 'similarity')}  ${plainLine(names[0])} ↔ ${plainLine(names[1])}`,
  );
  list(
    'no longer checked',
    comparison.noLongerChecked,
    (one) => `${line(one).trimEnd()}  ${plainLine(one.reason)}`,
    'warn',
  );
  list('no longer flagged', noLongerFlagged, line, 'good');
  list('moved by a point or more', comparison.moved, line);
  const dismissal = ({ names, reason }: RunComparison['dismissed'][number]): string => {
    const why = reason === '' ? '' : `: ${plainLine(reason)}`;
    return `${plainLine(names[0])} ↔ ${plainLine(names[1])}${why}`;
  };
  list('no longer dismissed', comparison.reopened, dismissal, 'warn');
  list('dismissed since', comparison.dismissed, dismissal);
  list(
    'added',
    added,
    alone((one) => one.after),
  );
  list(
    'removed',
    removed,
    alone((one) => one.before),
  );
  return lines.map((text) => `${text}\n`).join('');
}

function difference(before: number | null, after: number | null): string {
  if (before === null || after === null) return '';
  const by = after - before;
  return `${by > 0 ? '+' : by < 0 ? '−' : '±'}${Math.abs(by).toFixed(1)}`;
}
