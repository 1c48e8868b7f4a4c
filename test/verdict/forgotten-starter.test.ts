import { describe, expect, test } from 'vitest';
import type { Findings, SubmissionFinding } from '../../src/contract/findings.ts';
import { judged as judge } from './judged.ts';
import type { Policy } from '../../src/check/verdict/policy.ts';
import { findings, POLICY, submission } from './findings.ts';
import { match } from '../report/sample.ts';

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
  test('is warned with what to do, from four submissions and six in ten on', () => {
    expect(warned(6, 4)).toEqual([
      '6 of 10 submissions are above the threshold of similarity, and no starter code is known. If students were given code, all of them are alike by that: give it (starter), or have it searched for (base-code: true), and run again. If they were not, one solution may have been handed round.',
    ]);
    expect(warned(5, 5)).toEqual([]);
    expect(warned(8, 0)).toHaveLength(1);
    expect(warned(3, 0)).toEqual([]);
  });

  test('of fewer than eight nothing is searched for, so it is not told to', () => {
    for (const baseCode of [false, true]) {
      expect(warned(7, 0, { baseCode })[0]).toContain('give it (starter) and run again.');
    }
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

/* A library that some of a class took, or a file that went round. */

const NEAR = {
  a: 'ann',
  b: 'eve1',
  similarity: 90,
  matchedSimilarity: 90,
  total: 90,
  suspicion: 90,
  longestFragment: 400,
};

describe('people who have the same whole files', () => {
  const has = (key: string, other: string, more: Partial<SubmissionFinding> = {}): SubmissionFinding =>
    submission(key, 90, {
      files: [
        { path: 'main.c', size: key.length * 100 + 7 },
        { path: `${key}/lib.c`, size: 5_000 },
      ],
      matches: [
        match(other, [1, 9], { own: at(`${key}/lib.c`), other: at(`${other}/lib.c`), tokens: 900 }),
        match(other, [1, 9], { own: at('main.c'), other: at('main.c'), tokens: 100 }),
      ],
      ...more,
    });
  const at = (file: string) => ({ file, lineStart: 1, lineEnd: 90 });
  const warnedOf = (one: SubmissionFinding, two: SubmissionFinding, overlap = 1_000): readonly string[] =>
    judge(
      findings([one, two, submission('other', 10)], {
        pairs: [{ ...NEAR, overlap }],
      }),
      null,
      POLICY,
    ).warnings;

  test('are named with them, and what to do', () => {
    expect(warnedOf(has('ann', 'eve1'), has('eve1', 'ann'))).toEqual([
      '2 submissions are flagged for files that both of a pair have whole, beside others: "ann/lib.c" and "eve1/lib.c". If these are a library or code that was given, leave them out (exclude) or give them (starter), and run again.',
    ]);
  });

  test.each<[string, Partial<SubmissionFinding>, number]>([
    [
      'the file is another one',
      {
        files: [
          { path: 'main.c', size: 9 },
          { path: 'eve1/lib.c', size: 5_001 },
        ],
      },
      1_000,
    ],
    ['nothing else was handed in', { files: [{ path: 'eve1/lib.c', size: 5_000 }] }, 1_000],
    ['they share more than that', {}, 1_200],
  ])('are not where %s', (_, more, overlap) => {
    expect(warnedOf(has('ann', 'eve1'), has('eve1', 'ann', more), overlap)).toEqual([]);
  });

  test('are not where nobody says what they share', () => {
    const silent = { matches: [] };
    expect(warnedOf(has('ann', 'eve1', silent), has('eve1', 'ann', silent))).toEqual([]);
  });
});
