import { expect, test } from 'vitest';
import { judged as judge } from './judged.ts';
import { findings, POLICY, submission } from './findings.ts';

/* Code in strings: nobody can compare it, so a person reads it. */

const unreadable = (key: string) =>
  submission(key, null, {
    comparability: 'unreadable',
    state: { kind: 'not-checked', reason: 'in strings' },
  });

test('submissions that are code in strings make a run incomplete, and a warning says to read them', () => {
  const plain = [submission('a', 10), submission('b', 10)];
  const none = judge(findings(plain), null, POLICY);
  expect([none.outcome, none.warnings]).toEqual(['passed', []]);
  const one = judge(findings([...plain, unreadable('c')]), null, POLICY);
  expect([one.outcome, one.exitCode, one.notChecked]).toEqual(['incomplete', 1, ['c']]);
  expect(one.warnings).toEqual([
    '1 submission is code in strings, which nobody can compare: read it by hand.',
  ]);
  const two = judge(findings([...plain, unreadable('c'), unreadable('d')]), null, POLICY);
  expect(two.warnings).toEqual([
    '2 submissions are code in strings, which nobody can compare: read them by hand.',
  ]);
  const damaged = { ...unreadable('e'), leftOut: [{ path: 'e.zip', reason: 'unreadable' as const }] };
  expect(judge(findings([...plain, damaged]), null, POLICY).warnings).toEqual([]);
});
