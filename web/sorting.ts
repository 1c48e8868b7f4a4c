import type { Words } from '#base';

/** The rows by a key, null last in either direction; without a key as they come. */
export function sortRows<Row>(
  rows: readonly Row[],
  by: ((row: Row) => number | string | null) | undefined,
  isDown: boolean,
  words: Pick<Words, 'compare'>,
): readonly Row[] {
  if (by === undefined) return rows;
  const keyed = rows.map((row) => ({ row, key: by(row) }));
  keyed.sort((x, y) => {
    if (x.key === null || y.key === null) return Number(x.key === null) - Number(y.key === null);
    if (typeof x.key === 'string' && typeof y.key === 'string') {
      return (isDown ? -1 : 1) * words.compare(x.key, y.key);
    }
    return (isDown ? -1 : 1) * (Number(x.key) - Number(y.key));
  });
  return keyed.map(({ row }) => row);
}
