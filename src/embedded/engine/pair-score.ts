import type { Fragment, PairResult } from './api.ts';
import type { Entry } from './corpus.ts';
import type { FileSpan } from './reading.ts';

/** What places tokens in files and lines. */
export interface Located {
  readonly files: readonly FileSpan[];
  readonly lines: Uint32Array;
}

/** The pair's average coverage, 0..100, from its two shares: the harmonic mean of them is 2 × tiled / (|A| + |B|). */
export function averageSimilarity(pair: PairResult): number {
  const sum = pair.similarity + pair.matchedSimilarity;
  return sum === 0 ? 0 : (2 * pair.similarity * pair.matchedSimilarity) / sum;
}

/** A run of tokens of `a` and of `b`. */
export interface Run {
  readonly a: number;
  readonly b: number;
  readonly length: number;
}

/**
 * A pair as it is reported, whichever way round it was compared: `a` is a submission, and of two submissions the one
 * with the lesser id. `runs` are those of `one` and `other`; without them there are no fragments.
 */
export function reportPair(
  one: Entry,
  other: Entry,
  overlap: number,
  longest: number,
  suspicion: number,
  runs: readonly Run[],
  mergeGap: number,
): PairResult {
  const swap =
    one.document.role === 'archive' ||
    (other.document.role === 'submission' && other.document.id < one.document.id);
  const [a, b] = swap ? [other, one] : [one, other];
  const turned = swap ? runs.map((run) => ({ a: run.b, b: run.a, length: run.length })) : runs;
  return {
    a: a.document.id,
    b: b.document.id,
    similarity: share(overlap, a.size),
    matchedSimilarity: share(overlap, b.size),
    suspicion,
    longestFragment: longest,
    overlap,
    fragments: fragmentsOf(a.document, b.document, turned, mergeGap),
  };
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : (100 * part) / whole;
}

/** Fragments in the order of `a`; runs that almost touch on both sides are shown as one. */
export function fragmentsOf(a: Located, b: Located, runs: readonly Run[], mergeGap: number): Fragment[] {
  const fragments: Fragment[] = [];
  let open: { a: number; b: number; endA: number; endB: number; tokens: number } | undefined;
  const close = (): void => {
    if (open !== undefined) {
      fragments.push({
        file: fileAt(a, open.a),
        lineStart: a.lines[open.a] as number,
        lineEnd: a.lines[open.endA - 1] as number,
        matchedFile: fileAt(b, open.b),
        matchedLineStart: b.lines[open.b] as number,
        matchedLineEnd: b.lines[open.endB - 1] as number,
        tokens: open.tokens,
      });
    }
  };
  for (const run of runs.toSorted((x, y) => x.a - y.a)) {
    const near =
      open !== undefined &&
      run.a - open.endA <= mergeGap &&
      run.b >= open.endB &&
      run.b - open.endB <= mergeGap &&
      fileAt(a, run.a) === fileAt(a, open.a) &&
      fileAt(b, run.b) === fileAt(b, open.b);
    if (open !== undefined && near) {
      open.endA = run.a + run.length;
      open.endB = run.b + run.length;
      open.tokens += run.length;
    } else {
      close();
      open = { a: run.a, b: run.b, endA: run.a + run.length, endB: run.b + run.length, tokens: run.length };
    }
  }
  close();
  return fragments;
}

/** Path of the file that a token is in. */
function fileAt(document: Located, position: number): string {
  let low = 0;
  let high = document.files.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((document.files[middle]?.from ?? 0) <= position) {
      low = middle;
    } else {
      high = middle - 1;
    }
  }
  return document.files[low]?.path ?? '';
}
