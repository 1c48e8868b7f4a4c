import { markdownRow, markdownText } from '../../src/base/text/escape.ts';

/** One thing that was tried. */
export interface Row {
  /** What of the product: the name of a recipe or a command. */
  readonly what: string;
  readonly expected: string;
  readonly seen: string;
}

export const isRight = ({ expected, seen }: Row): boolean => expected === seen;

/** What was tried, what was expected and what was seen, as Markdown. */
export function table(rows: readonly Row[]): string {
  return [
    '| | tried | expected | seen |',
    '|---|---|---|---|',
    ...rows.map((row) =>
      markdownRow([isRight(row) ? '✅' : '❌', ...[row.what, row.expected, row.seen].map(markdownText)]),
    ),
    '',
  ].join('\n');
}
