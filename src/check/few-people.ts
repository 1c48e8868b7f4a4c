import { message } from '#base';
import type { Findings, PackedSubmission, PairFinding } from '#contract';
import { FLAG_ABOVE, highest, isOrdinary, pairAlike } from '#contract';

/** So many people say what is ordinary. */
const LEAST_PEOPLE = 8;
/** Of all that are compared: further pull requests of somebody who opened another one. */
const MOST_MORE = 1 / 4;

/**
 * Whether what a pull request is compared with comes from so few people that it cannot say what is ordinary: who opens a
 * dozen of them with the same text decides what is ordinary, and the next copy would be flagged by nobody.
 */
export function areFewPeople(
  submissions: readonly Pick<PackedSubmission, 'role' | 'origin' | 'key'>[],
): boolean {
  const isPull = submissions.some(({ role, origin }) => role === 'judged' && origin.kind === 'pull-request');
  if (!isPull) return false;
  const behind = submissions
    .filter(({ role }) => role === 'judged' || role === 'archive')
    .map(({ origin, key }) => (origin.kind === 'pull-request' ? `@${origin.author.toLowerCase()}` : key));
  const people = new Set(behind).size;
  return people < LEAST_PEOPLE || behind.length - people > MOST_MORE * behind.length;
}

/** Findings in which pairs are judged by how alike they are, whatever the service takes for ordinary. */
export function judgedAsTheyAre(findings: Findings): Findings {
  const best = new Map<string, number>();
  const pairs = findings.pairs.map((pair): PairFinding => {
    const { total, ...rest } = pair;
    const alike = pairAlike(pair);
    if (total == null || alike === null || alike <= total) return pair;
    for (const key of [pair.a, pair.b]) best.set(key, Math.max(best.get(key) ?? 0, alike));
    return rest;
  });
  const { ordinary: _, ...others } = findings;
  return {
    ...others,
    pairs,
    submissions: findings.submissions.map((one) => {
      const alike = best.get(one.key);
      const total = highest([...one.totalSources, one.total]);
      return alike === undefined || total === null || alike <= total
        ? one
        : { ...one, total: alike, totalSources: [] };
    }),
    notices: findings.pairs.some((pair) => isOrdinary(pair, FLAG_ABOVE))
      ? [...findings.notices, message('notices.fewPeople')]
      : findings.notices,
  };
}
