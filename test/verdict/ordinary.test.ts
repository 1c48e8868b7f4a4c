import { describe, expect, test } from 'vitest';
import { said } from '../said.ts';
import type { PairFinding } from '../../src/contract/findings.ts';
import { headlineOf } from '../../src/report/wording.ts';
import { judge } from '../../src/check/verdict/judge.ts';
import { report } from '../report/sample.ts';
import { findings, POLICY, submission } from './findings.ts';

/* The total judges: what is alike and no closer than its class flags nobody, and that is said. */

const pair = (a: string, b: string, total: number | null, alike = 99): PairFinding => ({
  a,
  b,
  similarity: alike,
  matchedSimilarity: alike,
  total,
  suspicion: 60,
  longestFragment: 150,
  overlap: 150,
});
const CLASS = [submission('ann', 75), submission('ben', 75), submission('cem', 20)];

describe('a pair that is ordinary in its class', () => {
  test('flags nobody at the threshold, is green, and the sentence counts who is like that', () => {
    const found = findings(CLASS, {
      pairs: [pair('ann', 'ben', 75), pair('ann', 'cem', 20, 75)],
      ordinary: 90,
    });
    const verdict = judge(found, null, POLICY);
    expect([verdict.outcome, verdict.exitCode, verdict.maxSimilarity]).toEqual(['passed', 0, 75]);
    expect(verdict.notChecked).toEqual([]);
    expect(said(verdict.sentence)).toBe(
      '3 submissions checked, none flagged (similarity above 75). 2 of them are alike above the threshold with another one, but no closer to it than short programs and programs of this class are anyway. Look at the pairs at the top of the list.',
    );
    const whole = report(CLASS, { findings: { pairs: found.pairs } });
    expect(said(headlineOf({ ...whole, verdict }).title)).toBe('Nothing flagged');
  });

  test('stands out where the service says so, and a policy that fails on it does', () => {
    const found = findings(CLASS, { pairs: [{ ...pair('ann', 'ben', 60), standsOut: true }], ordinary: 90 });
    const strict = judge(found, null, { ...POLICY, failOn: 'stands-out' });
    expect([strict.outcome, strict.exitCode, strict.standsOut]).toEqual([
      'flagged',
      1,
      [{ a: 'ann', b: 'ben' }],
    ]);
  });

  test('is not said of whom another pair flags, nor where a number is not known', () => {
    const one = submission('ann', 76);
    const pairs = [pair('ann', 'ben', 70), pair('ann', 'cem', 76, 60), pair('ben', 'cem', null)];
    const verdict = judge(findings([one, ...CLASS.slice(1)], { pairs }), null, POLICY);
    expect(verdict.flagged).toEqual([{ key: 'ann', by: ['similarity'] }]);
    expect(said(verdict.sentence)).toContain(
      '1 more is alike above the threshold with another one, but no closer to it than short programs and programs of this class are anyway, and so not flagged. Look',
    );
    // Who belongs together is meant to be alike.
    const together = { ...pair('ann', 'ben', 70), together: 'team' as const };
    expect(said(judge(findings(CLASS, { pairs: [together] }), null, POLICY).sentence)).not.toContain(
      'alike above',
    );
    const { total: _, ...plain } = pair('ann', 'ben', 0);
    expect(said(judge(findings(CLASS, { pairs: [plain] }), null, POLICY).sentence)).not.toContain(
      'alike above',
    );
  });
});
