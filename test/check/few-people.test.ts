import { expect, test } from 'vitest';
import { areFewPeople } from '../../src/check/few-people.ts';
import type { Origin } from '../../src/contract/submission.ts';
import { packed, run } from './run.ts';

/* Throw-away pull requests make nobody dictated. */

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

test.each([
  ['compared', true],
  ['dictated', false],
])('what the service takes for dictated is %s', async (comparability, isFew) => {
  const origins = [pull(1, 'ann'), ...(isFew ? again(9, 'eve') : people(9))];
  const submissions = await Promise.all(
    origins.map((origin, at) => packed(`p${at}`, { origin, role: at === 0 ? 'judged' : 'archive' })),
  );
  const { findings } = await run(
    {
      total: () => 90,
      rewrite: {
        '/check/overview': (body) => ({
          ...body,
          submissions: (body['submissions'] as Record<string, unknown>[]).map((row) => ({
            ...row,
            comparability: 'dictated',
          })),
        }),
      },
    },
    { submissions },
  );
  expect(findings.submissions[0]?.comparability).toBe(comparability);
  const said = findings.notices.filter((notice) => notice.includes('dictates the program'));
  expect(said).toHaveLength(isFew ? 1 : 0);
});
