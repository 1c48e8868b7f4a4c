import { type Findings, pairAverage, type SubmissionFinding } from './findings.ts';

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
