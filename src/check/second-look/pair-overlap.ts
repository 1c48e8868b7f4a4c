import { compareText } from '#base';
import type { BothReadings, FoundAs } from '#contract';
import { PARAMETERS } from '#engine';

/** Code that does not count was found in a file that counts. Numbers are those that the caller gave. */
export interface Found {
  readonly as: FoundAs;
  readonly owner: number;
  readonly path: string;
  readonly other: number;
  readonly otherPath: string;
  readonly tokens: number;
  /** Of a pair that is alike word by word: by how much, and by how much as code. */
  readonly readings?: BothReadings;
}

/** What a submission's code that does not count shares with another one's that does. */
export interface PairOverlap {
  /** Grams that were counted. */
  readonly seen: Set<number>;
  tokens: number;
  readonly files: Found[];
}

/** An overlap that is so many times as large explains a smaller one. */
const EXPLAINS = 4;
/**
 * Without pairs whose shared code is next to all of it in a much larger overlap with somebody else: whoever hides a long copy of
 * one shares some idioms with everybody.
 */
export function unexplained(pairs: readonly PairOverlap[], sharedTokens: number): readonly PairOverlap[] {
  const sorted = pairs.filter(({ tokens }) => tokens >= sharedTokens).toSorted((a, b) => b.tokens - a.tokens);
  return sorted.filter(({ tokens, seen }) => {
    const larger = sorted.filter((other) => other.tokens >= EXPLAINS * tokens);
    if (larger.length === 0) return true;
    let own = 0;
    for (const gram of seen) if (!larger.some((other) => other.seen.has(gram))) own += 1;
    return own + PARAMETERS.k - 1 >= sharedTokens;
  });
}

/** Of a pair: each file that shares enough, else the largest, with what all share. */
export function told({ tokens, files }: PairOverlap, sharedTokens: number): readonly Found[] {
  const byPath = new Map<string, Found>();
  for (const one of files) {
    // A file may have been read in several ways.
    if (one.tokens > (byPath.get(one.path)?.tokens ?? 0)) byPath.set(one.path, one);
  }
  const large = [...byPath.values()].filter((one) => one.tokens >= sharedTokens);
  if (large.length > 0 || tokens < sharedTokens) return large;
  const [largest] = [...byPath.values()].toSorted(
    (a, b) => b.tokens - a.tokens || compareText(a.path, b.path),
  );
  return largest === undefined ? [] : [{ ...largest, tokens }];
}
