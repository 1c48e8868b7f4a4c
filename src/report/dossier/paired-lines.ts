import type { Alignment } from './alignment.ts';

/** A row of two texts set beside each other: 0-based lines, null where one side has nothing there. */
interface PairedLine {
  readonly left: number | null;
  readonly right: number | null;
}

/** Every line of both regions once, in order, those that belong together in one row. */
export function pairedLines(
  leftCount: number,
  rightCount: number,
  pairs: Alignment['pairs'],
): readonly PairedLine[] {
  const rows: PairedLine[] = [];
  let i = 0;
  let j = 0;
  const fill = (toLeft: number, toRight: number): void => {
    while (i < toLeft || j < toRight) {
      rows.push({ left: i < toLeft ? i : null, right: j < toRight ? j : null });
      if (i < toLeft) i += 1;
      if (j < toRight) j += 1;
    }
  };
  for (const [left, right] of pairs) {
    fill(left, right);
    rows.push({ left, right });
    i = left + 1;
    j = right + 1;
  }
  fill(leftCount, rightCount);
  return rows;
}
