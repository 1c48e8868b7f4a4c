import { describe, expect, test } from 'vitest';
import { said } from '../said.ts';
import type { PairFinding, SubmissionFinding } from '../../src/contract/findings.ts';
import { headlineOf } from '../../src/report/wording.ts';
import { judge } from '../../src/check/verdict/judge.ts';
import { report } from '../report/sample.ts';
import { findings, POLICY, submission } from './findings.ts';

/* A class that is alike because of its task: similarity flags nobody of it, and that is said. */

const dictated = (key: string, total: number, more: Partial<SubmissionFinding> = {}): SubmissionFinding =>
  submission(key, total, { comparability: 'dictated', ...more });
const CLASS = [dictated('ann', 99), dictated('ben', 99), dictated('cem', 80)];
const ALIKE: PairFinding = {
  a: 'ann',
  b: 'ben',
  similarity: 99,
  matchedSimilarity: 99,
  suspicion: 100,
  longestFragment: 150,
  overlap: 150,
  standsOut: true,
};

describe('a class that is alike', () => {
  test('is green with its numbers, and the sentence says why', () => {
    const verdict = judge(findings(CLASS), null, POLICY);
    expect([verdict.outcome, verdict.exitCode, verdict.maxSimilarity]).toEqual(['passed', 0, 99]);
    expect(verdict.flagged).toEqual([]);
    expect(verdict.notChecked).toEqual([]);
    expect(said(verdict.sentence)).toBe(
      '3 submissions checked, none flagged (similarity above 75). Most of this class is alike, so the threshold of similarity says nothing: look at what stands out.',
    );
  });

  test('has pairs that stand out above the threshold, too, and a policy that fails on them does', () => {
    const found = findings(CLASS, { pairs: [ALIKE] });
    expect(judge(found, null, POLICY).standsOut).toEqual([{ a: 'ann', b: 'ben' }]);
    const strict = judge(found, null, { ...POLICY, failOn: 'stands-out' });
    expect([strict.outcome, strict.exitCode]).toEqual(['flagged', 1]);
    expect(judge(findings(CLASS), null, { ...POLICY, failOn: 'stands-out' }).exitCode).toBe(0);
    // Elsewhere a pair above the threshold is flagged and does not stand out besides.
    const plain = findings([submission('ann', 99), submission('ben', 99)], { pairs: [ALIKE] });
    expect(judge(plain, null, POLICY).standsOut).toEqual([]);
  });

  test('still flags an AI score, and a longer program of it', () => {
    const written = dictated('dan', 99, { aiAverage: 90, aiState: 'scored' });
    const long = submission('eva', 76, { comparability: 'compared' });
    const verdict = judge(findings([...CLASS, written, long]), null, POLICY);
    expect(verdict.flagged).toEqual([
      { key: 'dan', by: ['ai'] },
      { key: 'eva', by: ['similarity'] },
    ]);
    expect(said(verdict.sentence)).toContain(
      'so the threshold of similarity says nothing about 4 of 5: look at what stands out.',
    );
  });

  test('is not headed as if nothing had been found', () => {
    const none = report(CLASS);
    expect(said(headlineOf({ ...none, verdict: judge(none.findings, null, POLICY) }).title)).toBe(
      'Similarity says nothing here',
    );
    const one = report(CLASS, { findings: { pairs: [ALIKE] } });
    expect(said(headlineOf({ ...one, verdict: judge(one.findings, null, POLICY) }).title)).toBe(
      'Similarity says nothing here; 1 pair stands out',
    );
  });
});
