import type { Fragment, PairResult } from './api.ts';
import type { CorpusEntry } from './corpus.ts';
import type { FileSpan, Lines } from './joined-files.ts';

/** What places tokens in files and lines. */
interface Located {
  readonly files: readonly FileSpan[];
  readonly lines: Lines;
}

/**
 * How alike a pair is, as the task is, 0..100: 100 × 2 × tiled / (|A| + |B|), the share of the tokens of both programs together that
 * stands in common runs. It is the harmonic mean of the two shares, which is how it is made from them. `judgePairs` makes of it the
 * number that decides.
 */
export function averageSimilarity(pair: Pick<PairResult, 'similarity' | 'matchedSimilarity'>): number {
  const sum = pair.similarity + pair.matchedSimilarity;
  return sum === 0 ? 0 : (2 * pair.similarity * pair.matchedSimilarity) / sum;
}

/** What a comparison found out about a pair. */
export interface Measured {
  /** Tokens in common runs. */
  readonly overlap: number;
  readonly longest: number;
  /** 0..100, before it is read against what is ordinary in the class. */
  readonly suspicion: number;
}

/** Where a comparison's runs can be read. */
export interface RunSource<Score> {
  /**
   * A comparison's runs as triples: position in the first document, in the second, length; `turned` the other way round.
   * By position in the first; valid until the next call.
   */
  runs(score: Score, turned: boolean): Int32Array;
}

const NO_RUNS = new Int32Array(0);
const NO_FRAGMENTS: readonly Fragment[] = [];

/**
 * A pair as it is reported, whichever way round it was compared: `a` is a submission, and of two submissions the one
 * with the lesser id. Without a source of runs there are no fragments.
 */
export function reportPair<Score extends Measured>(
  one: CorpusEntry,
  other: CorpusEntry,
  score: Score,
  source: RunSource<Score> | undefined,
  {
    mergeGap,
    suspicion,
    standsOut,
    total,
    sharedBy,
  }: {
    readonly mergeGap: number;
    /** As it is read in this class, 0..100; null in a set without a rank. */
    readonly suspicion: number | null;
    readonly standsOut: boolean;
    /** NaN: one of the two cannot be judged. */
    readonly total: number;
    /** How many others have what stands in runs of `a`, from `from` to `to`. */
    readonly sharedBy?: (a: CorpusEntry, runs: Int32Array, from: number, to: number) => number | undefined;
  },
): PairResult {
  const swap =
    one.document.role === 'archive' ||
    (other.document.role === 'submission' && other.document.id < one.document.id);
  const a = swap ? other : one;
  const b = swap ? one : other;
  const runs = source?.runs(score, swap) ?? NO_RUNS;
  return {
    a: a.document.id,
    b: b.document.id,
    similarity: share(score.overlap, a.size),
    matchedSimilarity: share(score.overlap, b.size),
    total: Number.isNaN(total) ? null : total,
    suspicion,
    longestFragment: score.longest,
    overlap: score.overlap,
    ...(standsOut ? { standsOut } : {}),
    fragments:
      runs.length === 0
        ? NO_FRAGMENTS
        : fragmentsOf(a.document, b.document, runs, mergeGap, (from, to) => sharedBy?.(a, runs, from, to)),
  };
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : (100 * part) / whole;
}

/**
 * Fragments in the order of `a`, from triples (position in a, in b, length) in that order; runs that almost touch on both
 * sides are shown as one.
 */
export function fragmentsOf(
  a: Located,
  b: Located,
  runs: Int32Array,
  mergeGap: number,
  sharedBy?: (from: number, to: number) => number | undefined,
): Fragment[] {
  const fragments: Fragment[] = [];
  let [startA, startB, endA, endB, tokens] = [0, 0, 0, 0, 0];
  let fileA = '';
  let fileB = '';
  let opened = 0;
  const close = (next: number): void => {
    if (tokens > 0) {
      const others = sharedBy?.(opened, next);
      const file = fileA;
      const matchedFile = fileB;
      const lineStart = a.lines[startA] as number;
      const lineEnd = a.lines[endA - 1] as number;
      const matchedLineStart = b.lines[startB] as number;
      const matchedLineEnd = b.lines[endB - 1] as number;
      // There are millions: a literal with all fields makes one object, and leaves none outside of it.
      fragments.push(
        others === undefined
          ? { file, lineStart, lineEnd, matchedFile, matchedLineStart, matchedLineEnd, tokens }
          : {
              file,
              lineStart,
              lineEnd,
              matchedFile,
              matchedLineStart,
              matchedLineEnd,
              tokens,
              sharedBy: others,
            },
      );
    }
    opened = next;
  };
  for (let at = 0; at < runs.length; at += 3) {
    const runA = runs[at] as number;
    const runB = runs[at + 1] as number;
    const length = runs[at + 2] as number;
    const near =
      tokens > 0 &&
      runA - endA <= mergeGap &&
      runB >= endB &&
      runB - endB <= mergeGap &&
      fileAt(a, runA) === fileA &&
      fileAt(b, runB) === fileB;
    if (near) {
      tokens += length;
    } else {
      close(at);
      startA = runA;
      startB = runB;
      fileA = fileAt(a, runA);
      fileB = fileAt(b, runB);
      tokens = length;
    }
    endA = runA + length;
    endB = runB + length;
  }
  close(runs.length);
  // A list that grew one by one has room for more, a copy has none.
  return fragments.slice();
}

/** Path of the file that a token is in. */
function fileAt(document: Located, position: number): string {
  let low = 0;
  let high = document.files.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((document.files[middle]?.from ?? 0) <= position) low = middle;
    else high = middle - 1;
  }
  return document.files[low]?.path ?? '';
}
