import type { Token } from './highlight.ts';

/** How a line of one side stands in the other: word for word, with other names or values, or not at all. */
export type LineMatch = 'identical' | 'renamed';

export interface Alignment {
  /** By 0-based line of the left and of the right region; lines that say nothing are not in it. */
  readonly left: ReadonlyMap<number, LineMatch>;
  readonly right: ReadonlyMap<number, LineMatch>;
  /** 0-based lines of both regions that belong together, in order. */
  readonly pairs: readonly (readonly [number, number])[];
  readonly identical: number;
  readonly renamed: number;
  /** The regions are longer than what is aligned: nothing is known of their lines. */
  readonly isTooLong: boolean;
  /** Lines of the left region that say something. */
  readonly lines: number;
  /** The same of the right region. */
  readonly otherLines: number;
  /** Names that stand for each other, most often first. */
  readonly renames: readonly { readonly from: string; readonly to: string; readonly times: number }[];
}

type Line = readonly Token[];

/** Longer regions are not aligned: the work grows with the square. */
const MAX_LINES = 1500;

/**
 * Sets the lines of two matched regions beside each other: the longest common subsequence of their shapes, where every name,
 * number and string is the same and comments and blanks are nothing.
 */
export function align(left: readonly Line[], right: readonly Line[]): Alignment {
  const a = telling(left);
  const b = telling(right);
  const matches = { left: new Map<number, LineMatch>(), right: new Map<number, LineMatch>() };
  const pairs: [number, number][] = [];
  const isTooLong = a.length > MAX_LINES || b.length > MAX_LINES;
  const renames = new Map<string, { from: string; to: string; times: number }>();
  let identical = 0;
  let renamed = 0;
  for (const [i, j] of isTooLong ? [] : commonPairs(a, b)) {
    const x = a[i];
    const y = b[j];
    if (x === undefined || y === undefined) continue;
    const kind = x.text === y.text ? 'identical' : 'renamed';
    matches.left.set(x.line, kind);
    matches.right.set(y.line, kind);
    pairs.push([x.line, y.line]);
    if (kind === 'identical') identical += 1;
    else renamed += 1;
    for (const [at, from] of x.names.entries()) {
      const to = y.names[at] ?? from;
      if (from === to) continue;
      const key = `${from}\n${to}`;
      const entry = renames.get(key) ?? { from, to, times: 0 };
      entry.times += 1;
      renames.set(key, entry);
    }
  }
  return {
    ...matches,
    pairs,
    identical,
    renamed,
    isTooLong,
    lines: a.length,
    otherLines: b.length,
    renames: [...renames.values()].toSorted((p, q) => q.times - p.times),
  };
}

interface Telling {
  readonly line: number;
  readonly shape: string;
  readonly text: string;
  readonly names: readonly string[];
}

function telling(lines: readonly Line[]): readonly Telling[] {
  return lines.flatMap((tokens, line) => {
    const kept = tokens.filter((token) => token.kind !== 'c' && token.text.trim() !== '');
    if (kept.length === 0) return [];
    return [
      {
        line,
        text: kept.map((token) => token.text.replaceAll(/\s+/g, '')).join(' '),
        shape: kept
          .map((token) =>
            token.kind === 'i' || token.kind === 'n' || token.kind === 's'
              ? token.kind
              : token.text.replaceAll(/\s+/g, ''),
          )
          .join(' '),
        names: kept.flatMap((token) => (token.kind === 'i' ? [token.text] : [])),
      },
    ];
  });
}

/** Pairs of places of a longest common subsequence by shape; identical lines count a little more. */
function commonPairs(a: readonly Telling[], b: readonly Telling[]): readonly (readonly [number, number])[] {
  const width = b.length + 1;
  const best = new Uint32Array((a.length + 1) * width);
  const worth = (i: number, j: number): number => {
    const [x, y] = [a[i], b[j]];
    if (x === undefined || y === undefined || x.shape !== y.shape) return 0;
    return x.text === y.text ? 5 : 4;
  };
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const value = worth(i, j);
      const both = value === 0 ? 0 : (best[(i + 1) * width + j + 1] ?? 0) + value;
      best[i * width + j] = Math.max(both, best[(i + 1) * width + j] ?? 0, best[i * width + j + 1] ?? 0);
    }
  }
  const pairs: [number, number][] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    const here = best[i * width + j] ?? 0;
    const value = worth(i, j);
    if (value > 0 && here === (best[(i + 1) * width + j + 1] ?? 0) + value) {
      pairs.push([i, j]);
      i += 1;
      j += 1;
    } else if (here === (best[(i + 1) * width + j] ?? 0)) {
      i += 1;
    } else {
      j += 1;
    }
  }
  return pairs;
}
