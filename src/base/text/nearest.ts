/**
 * The known name that a person most likely meant, or null when none is near: at most two edits away (a swap of two
 * neighbours is one), or three for names of ten characters and more. Where no whole name is near, one of its words may be:
 * `treshold` means `similarity-threshold`, the first that has such a word.
 */
export function nearest(name: string, known: readonly string[]): string | null {
  const wanted = name.toLowerCase().replaceAll(/[_ ]/g, '-').slice(0, 100);
  return (
    nearestOf(
      wanted,
      known.map((one) => [one, one.toLowerCase()]),
      wanted.length < 4 ? 1 : wanted.length < 10 ? 2 : 3,
    ) ??
    nearestOf(
      wanted,
      known.flatMap((one) =>
        one
          .toLowerCase()
          .split(/[- ]/)
          .filter((word) => word.length >= WORD_FROM)
          .map((word): readonly [string, string] => [one, word]),
      ),
      wanted.length < 8 ? 1 : 2,
    )
  );
}

/** Shorter words are near to too much. */
const WORD_FROM = 5;

function nearestOf(
  wanted: string,
  known: readonly (readonly [name: string, text: string])[],
  most: number,
): string | null {
  let best: string | null = null;
  let bestDistance = most + 1;
  for (const [name, text] of known) {
    const distance = editDistance(wanted, text);
    if (distance < bestDistance) [best, bestDistance] = [name, distance];
  }
  return best;
}

/** Optimal string alignment distance. */
function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1);
      }
      row.push(cost);
    }
    [beforeLast, last] = [last, row];
  }
  return last[b.length] ?? 0;
}
