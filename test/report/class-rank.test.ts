import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PairFinding } from '../../src/contract/findings.ts';
import { type ClassRank, pairRank, submissionRank } from '../../src/report/dossier/class-rank.ts';
import { said } from '../said.ts';
import { opened } from './opened.ts';
import { aPair, report, submission } from './sample.ts';

const NAMES = ['ann', 'ben', 'cyd', 'dan', 'eve'];

function pair(a: string, b: string, suspicion: number | null, similarity = 10): PairFinding {
  return aPair(a, b, similarity, { suspicion, longestFragment: 20, overlap: 30 });
}

function page(
  pairs: readonly PairFinding[],
  more: Parameters<typeof report>[1] = {},
  totals: readonly number[] = [],
): Parameters<typeof pairRank>[0] {
  return opened(
    report(
      NAMES.map((key, at) => submission(key, { total: totals[at] ?? null })),
      { ...more, findings: { pairs } },
    ),
  );
}

/** The rank of a pair of two names. */
function rankOf(all: Parameters<typeof pairRank>[0], a: string, b: string): ClassRank | null {
  const places = new Set([a, b].map((name) => NAMES.indexOf(name)));
  return pairRank(
    all,
    all.pairs.find((one) => places.has(one.a) && places.has(one.b)),
  );
}

describe("a pair's place in its class", () => {
  const standsOut = [
    { a: 'ann', b: 'ben' },
    { a: 'ann', b: 'cyd' },
  ];

  test('is told beside the highest of those that are neither flagged nor stand out', () => {
    const rank = rankOf(
      page(
        [pair('ann', 'ben', 97), pair('ann', 'cyd', 92), pair('ben', 'cyd', 31.04), pair('dan', 'eve', 4)],
        { verdict: { standsOut } },
      ),
      'cyd',
      'ann',
    );
    expect(said(rank?.words)).toBe('priority 92.0: rank 2 of 4 pairs; the next ordinary pair has 31.0');
    expect(rank?.near).toEqual([97, 31.04]);
  });

  test('counts a flagged pair as no ordinary one, and one at the threshold as one', () => {
    const flagged = page([
      pair('ann', 'ben', 97, 75.1),
      pair('ann', 'cyd', 92, 80),
      pair('dan', 'eve', 40, 75),
    ]);
    expect(said(rankOf(flagged, 'ann', 'ben')?.words)).toBe(
      'priority 97.0: rank 1 of 3 pairs; the next ordinary pair has 40.0',
    );
  });

  test('is told beside the middle of the class where the pair is ordinary itself', () => {
    const ordinary = page([
      pair('ann', 'ben', 30),
      pair('ann', 'cyd', 9),
      pair('dan', 'eve', 9),
      pair('dan', 'ben', 2),
    ]);
    expect(said(rankOf(ordinary, 'ben', 'ann')?.words)).toBe(
      'priority 30.0: rank 1 of 4 pairs; the median of the others is 9.0',
    );
    expect(said(rankOf(ordinary, 'dan', 'eve')?.words)).toContain('rank 2 of 4 pairs');
  });

  test('does not count dismissed pairs, and says so of a dismissed one', () => {
    const dismissed = [{ a: 'ann', b: 'ben', reason: 'partners' }];
    const some = page([pair('ann', 'ben', 97), pair('ann', 'cyd', 9), pair('dan', 'eve', 8)], { dismissed });
    expect(said(rankOf(some, 'ann', 'cyd')?.words)).toBe(
      'priority 9.0: rank 1 of 2 pairs; the median of the others is 8.0',
    );
    expect(said(rankOf(some, 'ann', 'ben')?.words)).toMatch(/; the pair itself is not counted$/);
    const partners = { ...pair('ann', 'ben', 97), together: 'partners' as const };
    expect(
      said(
        rankOf(page([partners, pair('ann', 'cyd', 9), pair('dan', 'eve', 8)]), 'ann', 'cyd')?.words ?? null,
      ),
    ).toBe('priority 9.0: rank 1 of 2 pairs; the median of the others is 8.0');
  });

  test('goes by similarity where the service ranks no pairs', () => {
    const remote = page([pair('ann', 'ben', null, 40), pair('dan', 'eve', null, 60)]);
    expect(said(rankOf(remote, 'ann', 'ben')?.words)).toBe(
      'similarity 40.0: rank 2 of 2 pairs; the median of the others is 60.0',
    );
  });

  test('is not known of a pair that is not listed, has no number, or is alone', () => {
    expect(rankOf(page([pair('ann', 'ben', 50), pair('cyd', 'dan', 5)]), 'ann', 'eve')).toBeNull();
    expect(rankOf(page([pair('ann', 'ben', null), pair('cyd', 'dan', 5)]), 'ann', 'ben')).toBeNull();
    expect(rankOf(page([pair('ann', 'ben', 50)]), 'ann', 'ben')).toBeNull();
  });

  test('is that of a sorted list', () => {
    const all = NAMES.flatMap((a, at) => NAMES.slice(at + 1).map((b) => [a, b] as const));
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 2, maxLength: all.length }),
        (values) => {
          const made = page(values.map((value, at) => pair(...(all[at] ?? ['ann', 'ben']), value)));
          const sorted = values.toSorted((x, y) => y - x);
          for (const [at, value] of values.entries()) {
            const [a, b] = all[at] ?? ['', ''];
            expect(said(rankOf(made, a, b)?.words)).toContain(
              `: rank ${sorted.indexOf(value) + 1} of ${values.length} pairs`,
            );
          }
        },
      ),
    );
  });
});

describe("a submission's place in its class", () => {
  const flagged = [{ key: 'ann', by: ['similarity'] as const }];

  test('is that of its highest similarity', () => {
    const made = page([], { verdict: { flagged } }, [90, 40, 20, 10]);
    expect(said(submissionRank(made, 0)?.words)).toBe(
      'similarity 90.0: rank 1 of 4 submissions; the next ordinary submission has 40.0',
    );
    expect(said(submissionRank(made, 3)?.words)).toBe(
      'similarity 10.0: rank 4 of 4 submissions; the median of the others is 40.0',
    );
    // It has no number.
    expect(submissionRank(made, 4)).toBeNull();
  });
});
