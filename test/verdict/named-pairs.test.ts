import { expect, test } from 'vitest';
import { pairsNamed, unnamedNotices } from '../../src/check/verdict/named-pairs.ts';
import { inEnglish, said } from '../said.ts';
import { findings, repository } from '../scan/findings.ts';

const reason = 'one group';

test('pairs of the settings are found by key or by name, in any case of letters', () => {
  const found = findings([repository(1, { name: 'alice' }), repository(2)]);
  expect(
    pairsNamed(found, [
      { a: 'Alice', b: 'CS1/hw-2', reason },
      { a: 'alice', b: 'nobody', reason },
    ]),
  ).toEqual([{ a: 'cs1/hw-1', b: 'cs1/hw-2', reason }]);
});

test('an entry that names nobody is told once, and may be of another assignment', () => {
  const found = findings([repository(1, { name: 'alice' }), repository(2)]);
  expect(
    said(
      unnamedNotices(found, [
        { a: 'Alice', b: 'CS1/hw-2', reason },
        { a: 'alice', b: 'submissions/nobody', reason },
        { a: 'hw1/x', b: 'hw1/y', reason },
      ]),
    ),
  ).toEqual([
    'dismissed: "submissions/nobody" names no submission of this run; check its spelling, unless the pair is of another assignment.',
    'dismissed: "hw1/x" and "hw1/y" name no submission of this run; check their spelling, unless the pair is of another assignment.',
  ]);
});

test('who could not be collected is not misspelt, and of nothing collected nothing is said', () => {
  const entry = { a: 'cs1/hw-1', b: 'cs1/gone', reason };
  const gone = { key: 'cs1/gone', name: 'gone', role: 'judged', reason: 'It is empty.' } as const;
  expect(unnamedNotices({ ...findings([repository(1)]), failures: [gone] }, [entry])).toEqual([]);
  expect(unnamedNotices(findings([repository(1)]), [entry])).toHaveLength(1);
  expect(unnamedNotices(findings([]), [entry])).toEqual([]);
});

test('a long list of another term is cut, and the rest counted', () => {
  const entries = Array.from({ length: 500 }, (_, index) => ({ a: 'cs1/hw-1', b: `old-${index}`, reason }));
  const notices = unnamedNotices(findings([repository(1)]), entries);
  expect(notices).toHaveLength(21);
  expect(inEnglish(notices).at(-1)).toBe('dismissed: 480 more entries name somebody who is not in this run.');
  // In place of the last one that is left out stands that one itself.
  const lastOf = (count: number) =>
    inEnglish(unnamedNotices(findings([repository(1)]), entries.slice(0, count))).at(-1);
  expect(lastOf(21)).toContain('"old-20" names no submission of this run');
  expect(lastOf(22)).toBe('dismissed: 2 more entries name somebody who is not in this run.');
});
