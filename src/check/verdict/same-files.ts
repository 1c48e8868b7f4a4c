import { message, type Message } from '#base';
import {
  type Findings,
  type Flag,
  pairAverage,
  type PairFinding,
  pairsByKey,
  type SubmissionFinding,
} from '#contract';

/** Of what a flagged pair shares, so much stands in whole files that both have. */
const SHARE = 0.8;
/** Files in the sentence. */
const NAMED = 3;

/**
 * What to do where people are flagged who have the same whole files beside others: a library that some of a class took, or code that
 * was given. Nobody can tell that from work that was passed on file by file, so it flags as it does. Empty: nobody is flagged so.
 */
export function sameFilesWarnings(
  { submissions, pairs }: Findings,
  flagged: readonly Flag[],
  threshold: number,
): readonly Message[] {
  const byKey = new Map(submissions.map((one) => [one.key, one]));
  const keys = new Set(flagged.filter(({ by }) => by.includes('similarity')).map(({ key }) => key));
  const bearers = new Map<string, number>();
  let n = 0;
  for (const [key, own] of pairsByKey(pairs, keys)) {
    const one = byKey.get(key);
    const files = own
      .filter((pair) => pair.together === undefined && (pairAverage(pair) ?? 0) > threshold)
      .flatMap((pair) => sameFiles(one, byKey.get(other(key, pair)), pair) ?? []);
    if (files.length === 0 || files.some(({ length }) => length === 0)) continue;
    n += 1;
    for (const path of new Set(files.flat())) bearers.set(path, (bearers.get(path) ?? 0) + 1);
  }
  if (n < 2) return [];
  const names = [...bearers].toSorted((x, y) => y[1] - x[1]).map(([path]) => JSON.stringify(path));
  return [message('verdict.sameFiles', { n, names: { as: 'list', values: names, most: NAMED } })];
}

/**
 * Whole files of one of two, beside others, in which most of what the two share stands; empty: it does not.
 *
 * @returns null: what they share is not listed
 */
function sameFiles(
  one: SubmissionFinding | undefined,
  two: SubmissionFinding | undefined,
  { overlap }: PairFinding,
): readonly (readonly string[])[] | null {
  const matches = one?.matches.filter(({ otherKey }) => otherKey === two?.key) ?? [];
  if (one === undefined || two === undefined || overlap === null || matches.length === 0) return null;
  const there = new Map(two.files.map(({ path, size }) => [path, size]));
  const sizes = new Map(one.files.map(({ path, size }) => [path, size]));
  const same = matches.filter(({ own, other: its }) => {
    const size = sizes.get(own.file);
    return size !== undefined && size === there.get(its.file) && baseOf(own.file) === baseOf(its.file);
  });
  const paths = [...new Set(same.map(({ own }) => own.file))];
  const tokens = same.reduce((sum, match) => sum + (match.tokens ?? 0), 0);
  const isMost = tokens >= SHARE * overlap && paths.length < Math.min(sizes.size, there.size);
  return [isMost ? paths : []];
}

function other(key: string, { a, b }: PairFinding): string {
  return a === key ? b : a;
}

function baseOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
