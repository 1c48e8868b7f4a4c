import { SEPARATOR } from '../../src/engine/tokenizers/vocabulary.ts';
import type { Tiles } from '../../src/engine/tiling.ts';

/** A common run: where it begins in the first and in the second document, and how many tokens it has. */
export interface Run {
  readonly a: number;
  readonly b: number;
  readonly length: number;
}

export function runsOf({ count, a, b, length }: Tiles): Run[] {
  return Array.from({ length: count }, (_, at) => ({
    a: a[at] as number,
    b: b[at] as number,
    length: length[at] as number,
  }));
}

/**
 * Why `runs` are not the greedy tiles of `a` and `b`, or null: by the definition, trying all pairs of positions for each tile.
 * Each run is common and free, no free run is longer, and at the end none of `minimum` tokens is left. Which one of several
 * longest runs comes first is left open.
 */
export function tilingFault(
  a: Uint16Array,
  b: Uint16Array,
  runs: readonly Run[],
  minimum: number,
): string | null {
  // A token that is taken becomes a separator, which no run crosses.
  const [freeA, freeB] = [a.slice(), b.slice()];
  let last = Infinity;
  for (const run of runs.toSorted((x, y) => y.length - x.length)) {
    const told = JSON.stringify(run);
    const [one, other] = [
      freeA.subarray(run.a, run.a + run.length),
      freeB.subarray(run.b, run.b + run.length),
    ];
    if (one.length !== run.length || one.includes(SEPARATOR)) return `${told} is not free`;
    if (!one.every((token, at) => token === other[at])) return `${told} is not common`;
    // No run is longer than the one before, so that one of the same length needs no search.
    if (run.length < last && longestRun(freeA, freeB) > run.length) return `${told} is not the longest`;
    last = run.length;
    one.fill(SEPARATOR);
    other.fill(SEPARATOR);
  }
  return longestRun(freeA, freeB) < minimum ? null : 'a run is left';
}

/** How many tokens the longest common run has. */
function longestRun(a: Uint16Array, b: Uint16Array): number {
  let longest = 0;
  /** By position in b: the length of the common run that ends there, and at the token of a before this one. */
  let before = new Uint32Array(b.length + 1);
  let here = new Uint32Array(b.length + 1);
  for (const token of a) {
    if (token === SEPARATOR) {
      before.fill(0);
      continue;
    }
    for (let j = 0; j < b.length; j += 1) {
      const length = token === b[j] ? (before[j] as number) + 1 : 0;
      here[j + 1] = length;
      if (length > longest) longest = length;
    }
    [before, here] = [here, before];
  }
  return longest;
}
