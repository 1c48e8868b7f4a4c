import { describe, expect, test } from 'vitest';
import type { Findings } from '../../src/contract/findings.ts';
import { judged as judge } from './judged.ts';
import type { Policy } from '../../src/check/verdict/policy.ts';
import { findings, POLICY, submission } from './findings.ts';

/* Most of a class is flagged, and nobody said which code it was given. */

function warned(
  above: number,
  below: number,
  more: Partial<Findings> = {},
  policy: Partial<Policy> = {},
): readonly string[] {
  const submissions = Array.from({ length: above + below }, (_, at) =>
    submission(`s${at}`, at < above ? 90 : 40),
  );
  return judge(findings(submissions, { baseCode: false, ...more }), null, { ...POLICY, ...policy }).warnings;
}

function group(from: number, to: number): string[] {
  return Array.from({ length: to - from }, (_, at) => `s${from + at}`);
}

describe('a class most of which is flagged', () => {
  test('is warned with what to do, from eight submissions and six in ten on', () => {
    expect(warned(6, 4)).toEqual([
      '6 of 10 submissions are above the threshold of similarity, and no starter code is known. If students were given code, all of them are alike by that: give it (starter), or have it searched for (base-code: true), and run again. If they were not, one solution may have been handed round.',
    ]);
    expect(warned(5, 5)).toEqual([]);
    expect(warned(8, 0)).toHaveLength(1);
    expect(warned(7, 0)).toEqual([]);
  });

  test('is told to give the code where it was only searched for', () => {
    expect(warned(10, 0, { baseCode: true })[0]).toContain(
      'starter code was only searched for. If students were given code, all of them are alike by that: give it (starter): what was found may not be all of it',
    );
  });

  test('is not warned where starter code was given, where groups are alike, or where a pull request is judged', () => {
    const given = submission('starter', null, { role: 'base' });
    const judged = group(0, 10).map((key) => submission(key, 90));
    expect(judge(findings([...judged, given], { baseCode: true }), null, POLICY).warnings).toEqual([]);
    expect(warned(10, 0, { clusters: [group(0, 5), group(5, 10)] })).toEqual([]);
    expect(warned(10, 0, { clusters: [group(0, 6), group(6, 10)] })).toHaveLength(1);
    expect(warned(10, 0, {}, { source: 'pull-request' })).toEqual([]);
  });
});
