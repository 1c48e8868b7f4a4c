import {
  compareKeys,
  EXPLAINED_WITHIN,
  highest,
  pairAverage,
  type PairFinding,
  type SubmissionFinding,
} from '#contract';
import type { Details } from './details.ts';

/** Pairs of submissions that we know, the likeliest first. The details have each once. */
export function pairsOf(
  details: ReadonlyMap<number, Details>,
  keyById: ReadonlyMap<number, string>,
): readonly PairFinding[] {
  const found: PairFinding[] = [];
  for (const [id, read] of details) {
    const a = keyById.get(id);
    for (const { otherId, ...pair } of read.pairs) {
      const b = keyById.get(otherId);
      if (a !== undefined && b !== undefined) found.push({ a, b, ...pair });
    }
  }
  return found.toSorted(
    (x, y) => (y.suspicion ?? y.similarity ?? 0) - (x.suspicion ?? x.similarity ?? 0) || compareKeys(x, y),
  );
}

/**
 * Tells what is like the archive of this very check from what is like the web or a database: a service may give one number
 * for all of them.
 *
 * @param searches the engine looks at the web or a database
 */
export function withArchive(
  submissions: readonly SubmissionFinding[],
  pairs: readonly PairFinding[],
  searches: boolean,
): readonly SubmissionFinding[] {
  const archive = new Set(submissions.filter(({ role }) => role === 'archive').map(({ key }) => key));
  const best = bestPairs(pairs, archive);
  const judged = submissions.filter(({ role, serviceId }) => role === 'judged' && serviceId !== null).length;
  return submissions.map((given): SubmissionFinding => {
    if (given.role !== 'judged') return given;
    const one = judged < 2 && given.local === 0 ? { ...given, local: null } : given;
    const { average = null, share = null } = best.get(one.key) ?? {};
    if (!searches && archive.size > 0) return { ...one, archive: highest([average, one.web]), web: null };
    // A number above 0 was found somewhere, whatever the engine is said to search.
    if (!searches && one.web === 0) return { ...one, web: null };
    const isExplained = one.web !== null && share !== null && one.web <= share + EXPLAINED_WITHIN;
    return { ...one, archive: average, web: isExplained ? (one.publicWeb ?? null) : one.web };
  });
}

/** Of each submission the highest number of a pair with the archive, and its highest own share of one. */
function bestPairs(
  pairs: readonly PairFinding[],
  archive: ReadonlySet<string>,
): ReadonlyMap<string, { readonly average: number | null; readonly share: number | null }> {
  const best = new Map<string, { average: number | null; share: number | null }>();
  // Most checks have none, and a large one very many pairs.
  for (const pair of archive.size === 0 ? [] : pairs) {
    for (const [own, other, share] of [
      [pair.a, pair.b, pair.similarity],
      [pair.b, pair.a, pair.matchedSimilarity],
    ] as const) {
      if (!archive.has(other)) continue;
      const known = best.get(own);
      const average = highest([pairAverage(pair), known?.average ?? null]);
      best.set(own, { average, share: highest([share, average, known?.share ?? null]) });
    }
  }
  return best;
}
