import { expect, test } from 'vitest';
import { areFewPeople, judgedAsTheyAre } from '../../src/check/findings.ts';
import { type Findings, pairAverage } from '../../src/contract/findings.ts';
import type { Origin } from '../../src/contract/submission.ts';
import { report } from '../report/sample.ts';
import { submission } from '../verdict/findings.ts';
import { packed, run } from './run.ts';

/* Throw-away pull requests make nothing ordinary. */

const pull = (number: number, author: string): Origin => ({
  kind: 'pull-request',
  owner: 'org',
  repo: 'hw',
  number,
  sha: 'a'.repeat(40),
  author,
});
const folder = (path: string): Origin => ({ kind: 'directory', path });
const people = (count: number): readonly Origin[] =>
  Array.from({ length: count }, (_, at) => pull(at + 2, `peer${at}`));
const again = (count: number, author: string): readonly Origin[] =>
  Array.from({ length: count }, (_, at) => pull(at + 100, author));

const few = (others: readonly Origin[], own: Origin = pull(1, 'ann')): boolean =>
  areFewPeople([
    { role: 'judged', origin: own, key: 'own' },
    ...others.map((origin, at) => ({ role: 'archive' as const, origin, key: `k${at}` })),
  ]);

test.each<readonly [string, boolean, readonly Origin[]]>([
  ['seven people', true, people(6)],
  ['eight people', false, people(7)],
  // Of twelve three are further ones; of thirteen four.
  ['eight people, and a quarter more', false, [...people(8), ...again(3, 'peer0')]],
  ['eight people, and more than a quarter more', true, [...people(8), ...again(4, 'peer0')]],
  ['one person with a dozen', true, again(12, 'eve')],
  ['one person, written in another case', true, [...people(6), pull(50, 'PEER1')]],
  ['earlier work that staff named', false, Array.from({ length: 7 }, (_, at) => folder(`last-year/${at}`))],
])('%s', (_, isFew, others) => {
  expect(few(others)).toBe(isFew);
});

test('a class is asked for no people, and starter code is nobody', () => {
  expect(few([], folder('ann'))).toBe(false);
  const base = { role: 'base' as const, origin: folder('base'), key: 'base' };
  const own = { role: 'judged' as const, origin: pull(1, 'ann'), key: 'own' };
  const others = people(6).map((origin, at) => ({ role: 'archive' as const, origin, key: `k${at}` }));
  expect(areFewPeople([own, ...others, base])).toBe(true);
});

const findings = (total: number | null): Findings => {
  const one = submission('ann', 40, { role: 'judged' });
  const pair = { similarity: 90, matchedSimilarity: 90, suspicion: 50, longestFragment: 100, overlap: 100 };
  return report([one, submission('eve', 40), submission('short', null)], {
    findings: {
      ordinary: 70,
      pairs: [
        { a: 'ann', b: 'eve', ...pair, total },
        { a: 'ann', b: 'short', ...pair, similarity: 100, matchedSimilarity: 100, total: null },
      ],
    },
  }).findings;
};

test('of few people pairs are judged by how alike they are, but not those that nobody can judge', () => {
  const judged = judgedAsTheyAre(findings(40));
  expect(judged.ordinary).toBeUndefined();
  expect(judged.pairs.map(pairAverage)).toEqual([90, null]);
  expect(judged.submissions.map(({ total }) => total)).toEqual([90, 90, null]);
  expect(judged.notices.map((notice) => JSON.stringify(notice))).toEqual([
    expect.stringContaining('fewPeople'),
  ]);
});

test('what is above that already stays, and nothing is said of it', () => {
  const judged = judgedAsTheyAre(findings(95));
  expect(judged.pairs.map(pairAverage)).toEqual([95, null]);
  expect(judged.submissions.map(({ total }) => total)).toEqual([40, 40, null]);
  expect(judged.notices).toEqual([]);
});

test.each([
  [true, undefined],
  [false, 70],
])('a run of pull requests asks whether they are of few people (%s)', async (isFew, ordinary) => {
  const origins = [pull(1, 'ann'), ...(isFew ? again(9, 'eve') : people(9))];
  const submissions = await Promise.all(
    origins.map((origin, at) => packed(`p${at}`, { origin, role: at === 0 ? 'judged' : 'archive' })),
  );
  const { findings: found } = await run(
    { total: () => 40, rewrite: { '/check/overview': (body) => ({ ...body, ordinary: 70 }) } },
    { submissions },
  );
  expect(found.ordinary).toBe(ordinary);
});
