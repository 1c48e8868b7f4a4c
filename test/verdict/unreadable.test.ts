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
    'Hardly anything of 1 submission can be read as code, so nobody can compare it: read it by hand.',
  ]);
  const two = judge(findings([...plain, unreadable('c'), unreadable('d')]), null, POLICY);
  expect(two.warnings).toEqual([
    'Hardly anything of 2 submissions can be read as code, so nobody can compare them: read them by hand.',
  ]);
  const damaged = { ...unreadable('e'), leftOut: [{ path: 'e.zip', reason: 'unreadable' as const }] };
  expect(judge(findings([...plain, damaged]), null, POLICY).warnings).toEqual([]);
});
