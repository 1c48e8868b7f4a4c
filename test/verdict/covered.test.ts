import { describe, expect, it } from 'vitest';
import type { PairFinding } from '../../src/contract/findings.ts';
import { randomFrom } from '../random.ts';
import { tries } from '../suite.ts';
import { findings, POLICY, submission } from './findings.ts';
import { judged as judge } from './judged.ts';
import { aPair } from '../report/sample.ts';

/* Padding: the copy is a small share of a long hand-in, and all of the program that it was taken from. */

const pair = (a: string, b: string, more: Partial<PairFinding> = {}): PairFinding =>
  aPair(a, b, 5, { suspicion: 10, longestFragment: 20, overlap: 100, ...more });
const keys = (count: number): readonly string[] => Array.from({ length: count }, (_, at) => `s${at}`);
const verdictOf = (pairs: readonly PairFinding[], count = 3, more = {}) =>
  judge(
    findings(
      keys(count).map((key) => submission(key, 10, more)),
      { pairs },
    ),
    null,
    POLICY,
  );

describe('a program that stands in another one', () => {
  it.each<readonly [string, boolean, Partial<PairFinding>]>([
    ['to 79.9 %', false, { similarity: 79.9 }],
    ['to 80 %', true, { similarity: 80 }],
    ['to 80 %, from the other side', true, { matchedSimilarity: 80 }],
    ['of which 99.4 is suspected', false, { suspicion: 99.4 }],
    ['of which 99.5 is suspected', true, { suspicion: 99.5 }],
    ['and nobody knows how much', false, { similarity: null, matchedSimilarity: null, suspicion: null }],
    ['of the same person', false, { similarity: 100, together: 'partners' }],
  ])('%s stands out: %s', (_, standsOut, more) => {
    const verdict = verdictOf([pair('s0', 's1', more)]);
    expect(verdict.standsOut).toEqual(standsOut ? [{ a: 's0', b: 's1' }] : []);
    expect([verdict.outcome, verdict.sentence.includes('stands out from the class')]).toEqual([
      'passed',
      standsOut,
    ]);
  });

  it('is nothing to look at where it was dismissed, is too short, or is ordinary in its class', () => {
    const one = pair('s0', 's1', { similarity: 100 });
    const all = findings(
      keys(3).map((key) => submission(key, 10)),
      { pairs: [one] },
    );
    expect(judge(all, null, POLICY, [{ a: 's0', b: 's1', reason: 'pair work' }]).standsOut).toEqual([]);
    // What an ordinary program lacks to the fourth power: of 40 % alike .6⁴, so that 87.04 % is the least.
    const shared = (similarity: number, ordinary: number): number =>
      judge(
        findings(
          keys(3).map((key) => submission(key, 10)),
          { pairs: [pair('s0', 's1', { similarity, matchedSimilarity: 20, total: 50 })], ordinary },
        ),
        null,
        POLICY,
      ).standsOut.length;
    expect([shared(87, 40), shared(87.1, 40), shared(80, 30), shared(100, 90)]).toEqual([0, 1, 1, 1]);
    expect(
      verdictOf([one], 3, { comparability: 'too-short', total: null, totalSources: [] }).standsOut,
    ).toEqual([]);
  });

  it('is named of at most half of a class, the most alike first', () => {
    const chain = keys(8).map((key, at) =>
      pair(key, `s${(at + 1) % 8}`, { similarity: 90, matchedSimilarity: 10 + at }),
    );
    const { standsOut } = verdictOf(chain, 8);
    // Of s7 and s0, then s6, then s5: four of eight.
    expect(standsOut.map(({ a }) => a).toSorted()).toEqual(['s5', 's6', 's7']);
    expect(verdictOf(chain.slice(0, 6), 7).standsOut).toHaveLength(6);
  });
});

it('nothing that is covered passes without a sentence', () => {
  const random = randomFrom(6);
  let told = 0;
  for (let round = 0; round < tries(2_000); round += 1) {
    const count = random.integer(2, 20);
    const all = keys(count);
    const pairs = Array.from({ length: random.integer(1, 12) }, () => {
      const a = random.integer(0, count - 2);
      return pair(all[a] as string, all[random.integer(a + 1, count - 1)] as string, {
        similarity: random.integer(0, 100),
        matchedSimilarity: random.integer(0, 100),
        suspicion: random.pick([null, random.integer(0, 100)]),
      });
    });
    const verdict = verdictOf(pairs, count);
    // The harmonic mean of both shares is what the threshold judges.
    const open = pairs.filter(
      ({ similarity: x, matchedSimilarity: y, suspicion }) =>
        2 * (x ?? 0) * (y ?? 0) <= 75 * ((x ?? 0) + (y ?? 0)) &&
        (Math.max(x ?? 0, y ?? 0) >= 80 || suspicion === 100),
    );
    expect(verdict.outcome).toBe('passed');
    told += open.length > 0 ? 1 : 0;
    expect(verdict.standsOut.length > 0, JSON.stringify(pairs)).toBe(open.length > 0);
    expect(/stands? out from the class/.test(verdict.sentence)).toBe(open.length > 0);
  }
  expect(told).toBeGreaterThan(100);
});
