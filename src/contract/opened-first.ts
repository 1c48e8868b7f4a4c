import { type Findings, pairAverage, type PairFinding, type SubmissionFinding } from './findings.ts';

/**
 * Whether a pull request was opened before all others that it shares more with than the threshold allows, or after all of them, by
 * the times of GitHub's server; null: in between, or not known. It is told and decides nothing: what stands in a pull request may
 * have been pushed long after it was opened, and may have stood in somebody's branch long before.
 */
export function openedBefore(
  { key, origin }: SubmissionFinding,
  { pairs, submissions }: Findings,
  threshold: number,
): 'first' | 'last' | null {
  const own = openedAt(origin);
  if (own === null) return null;
  const alike = new Set(
    pairs.flatMap((pair) => {
      if ((pair.a !== key && pair.b !== key) || (pairAverage(pair) ?? 0) <= threshold) return [];
      return pair.a === key ? pair.b : pair.a;
    }),
  );
  const others = submissions.filter((one) => alike.has(one.key)).map((one) => openedAt(one.origin) ?? NaN);
  if (others.length === 0 || others.length < alike.size) return null;
  if (others.every((at) => own < at)) return 'first';
  return others.every((at) => own > at) ? 'last' : null;
}

function openedAt(origin: SubmissionFinding['origin']): number | null {
  if (origin?.kind !== 'pull-request' || origin.createdAt === undefined) return null;
  const at = Date.parse(origin.createdAt);
  return Number.isNaN(at) ? null : at;
}

/** Whether GitHub's record of pushes proves of every pair above the threshold that this pull request had the shared code first. */
export function pushedBefore(
  { key }: SubmissionFinding,
  { pairs }: Pick<Findings, 'pairs'>,
  threshold: number,
): boolean {
  const alike = pairs.filter(
    (pair) =>
      (pair.a === key || pair.b === key) &&
      pair.together === undefined &&
      (pairAverage(pair) ?? 0) > threshold,
  );
  return alike.length > 0 && alike.every((pair) => isPushedFirst(key, pair));
}

/** Whether a side of a pair is the one that provably had the code first. */
export function isPushedFirst(key: string, { a, b, pushedFirst }: PairFinding): boolean {
  return (pushedFirst === 'a' && a === key) || (pushedFirst === 'b' && b === key);
}
