import { expect, test } from 'vitest';
import type { HiddenCopy } from '../../src/contract/submission.ts';
import { judged as judge } from './judged.ts';
import { findings, POLICY, submission } from './findings.ts';

const copy = (leftOut: HiddenCopy['leftOut'], otherKey = 'b'): HiddenCopy => ({
  path: 'vendor/core.py',
  otherKey,
  otherPath: 'core.py',
  tokens: 120,
  leftOut,
});
const verdict = (own: HiddenCopy[], dismissed: { a: string; b: string; reason: string }[] = []) =>
  judge(findings([submission('a', 10, { hidden: own }), submission('b', 10)]), null, POLICY, dismissed);

test('a file that does not count and holds code that counts elsewhere makes the run incomplete', () => {
  const { outcome, exitCode, notChecked, sentence, warnings } = verdict([copy('own')]);
  expect([outcome, exitCode, notChecked]).toEqual(['incomplete', 1, ['a']]);
  expect(sentence).toMatch(
    /^Apart from what counts, 1 submission holds something that is alike in another one; none of the others is flagged/,
  );
  expect(warnings).toEqual([
    'Apart from what counts, 1 submission holds something that is alike in another one: look at its remarks.',
  ]);
});

test('whose code was found elsewhere is not to blame', () => {
  expect(verdict([copy('other')])).toMatchObject({ outcome: 'passed', notChecked: [], warnings: [] });
});

test.each([
  [{ a: 'a', b: 'b' }, 'passed'],
  [{ a: 'b', b: 'a' }, 'passed'],
  [{ a: 'a', b: 'c' }, 'incomplete'],
])('with the pair %j dismissed: %s', (pair, outcome) => {
  expect(verdict([copy('own')], [{ ...pair, reason: 'a team' }]).outcome).toBe(outcome);
});

test('one of two that is not dismissed stays', () => {
  const two = [copy('own'), copy('own', 'c')];
  expect(verdict(two, [{ a: 'a', b: 'b', reason: 'a team' }]).outcome).toBe('incomplete');
});

test('what is above a threshold is flagged, whatever it hides', () => {
  const flagged = submission('a', 90, { hidden: [copy('own')] });
  const { outcome, notChecked, warnings } = judge(findings([flagged, submission('b', 10)]), null, POLICY);
  expect([outcome, notChecked, warnings.length]).toEqual(['flagged', [], 1]);
});
