import { describe, expect, test } from 'vitest';
import type { Findings, PairFinding, SubmissionFinding } from '../../src/contract/findings.ts';
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
    expect(warned(4, 0)).toHaveLength(1);
    expect(warned(3, 0)).toEqual([]);
  });

  test('of fewer than eight base-code would find nothing more, so it is not told to', () => {
    expect(warned(7, 0)[0]).toContain('give it (starter) and run again.');
    expect(warned(7, 0, { baseCode: true })[0]).toContain('what was found may not be all of it');
    expect(warned(8, 0)[0]).toContain('or have it searched for (base-code: true)');
    expect(warned(8, 0, { baseCode: true })[0]).toContain('was only searched for');
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

describe('a class most of which is flagged for what is outside of it', () => {
  const warnings = (known: Partial<SubmissionFinding>, count: number, alike = 0): readonly string[] => {
    const submissions = Array.from({ length: 10 }, (_, at) =>
      at < count
        ? submission(`s${at}`, 100, { local: 30, ...known })
        : submission(`s${at}`, at < count + alike ? 90 : 40, { local: at < count + alike ? 90 : 40 }),
    );
    return judge(findings(submissions, { baseCode: false }), null, POLICY).warnings;
  };

  test('may be there itself: starter code is not what it needs', () => {
    const text =
      '6 of 10 submissions are above the threshold only for what the archive, earlier checks or the web hold. If this class itself is in there, take it out of the archive, or delete the earlier check at the service, and run again.';
    expect(warnings({ web: 100 }, 6)).toEqual([text]);
    expect(warnings({ archive: 100 }, 6)).toEqual([text]);
    expect(warnings({ web: 100, local: 75 }, 6)).toEqual([text]);
    expect(warnings({ web: 100, local: null }, 6)).toEqual([text]);
    // All of it is public code: nobody was given that either.
    expect(warnings({ web: 100, publicWeb: 100 }, 6)).toEqual([text]);
    expect(warnings({ web: 100 }, 5)).toEqual([]);
    // Half for the one reason and half for the other is most of a class for neither.
    expect(warnings({ web: 100 }, 5, 5)).toEqual([]);
    expect(warnings({ web: 100 }, 4, 6)).toEqual([expect.stringContaining('no starter code is known')]);
  });

  test('and for each other is alike by what it was given', () => {
    expect(warnings({ web: 100, local: 75.1 }, 6)).toEqual([
      expect.stringContaining('no starter code is known'),
    ]);
    expect(warnings({ web: 75, local: 75, total: 90 }, 6)).toEqual([
      expect.stringContaining('no starter code is known'),
    ]);
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
  const warnedOf = (
    one: SubmissionFinding,
    two: SubmissionFinding,
    overlap = 1_000,
    near: Partial<PairFinding> = {},
    policy: Partial<Policy> = {},
  ): readonly string[] =>
    judge(
      findings([one, two, submission('other', 10)], {
        pairs: [{ ...NEAR, overlap, ...near }],
      }),
      null,
      { ...POLICY, ...policy },
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

  test.each<[string, Partial<PairFinding>, Partial<SubmissionFinding>]>([
    ['they belong together', { together: 'team' }, {}],
    ['the pair is not above the threshold', { total: 70, similarity: 70, matchedSimilarity: 70 }, {}],
    ['one of them alone is flagged', {}, { total: 70, totalSources: [70], local: 70 }],
    [
      'they are flagged as written by AI',
      {},
      { total: 70, totalSources: [70], local: 70, aiAverage: 99, aiState: 'scored' },
    ],
  ])('are not where %s', (_, near, more) => {
    expect(warnedOf(has('ann', 'eve1'), has('eve1', 'ann', more), 1_000, near)).toEqual([]);
  });

  test('are not where the file has another name, or a pull request is judged', () => {
    const [one, two] = [has('ann', 'eve1'), has('eve1', 'ann')];
    const files = [
      { path: 'main.c', size: 9 },
      { path: 'eve1/my.c', size: 5_000 },
    ];
    const [own, other] = [at('ann/lib.c'), at('eve1/my.c')];
    const matches = [match('eve1', [1, 9], { own, other, tokens: 900 })];
    const its = [match('ann', [1, 9], { own: other, other: own, tokens: 900 })];
    expect(warnedOf({ ...one, matches }, { ...two, files, matches: its })).toEqual([]);
    expect(warnedOf(one, two, 1_000, {}, { source: 'pull-request' }).join(' ')).not.toContain('have whole');
  });

  test('are asked of each pair above the threshold, and those that most have are named first', () => {
    const people = ['ann', 'bob', 'cy', 'dee'];
    const files = ['main.c', 'a.c', 'lib.c'];
    const sharing = (key: string, path: (other: string) => string): SubmissionFinding =>
      submission(key, 90, {
        files: files.map((name, place) => ({ path: name, size: name === 'main.c' ? key.length * 7 : place })),
        matches: people.flatMap((other) =>
          other === key
            ? []
            : match(other, [1, 9], { own: at(path(other)), other: at(path(other)), tokens: 900 }),
        ),
      });
    const pairs = people.flatMap((a, from) =>
      people.slice(from + 1).map((b) => ({ ...NEAR, a, b, overlap: 1_000, total: b === 'dee' ? 10 : 90 })),
    );
    // Ann and Bob share another file than both share with Cy.
    const between = (key: string) => (other: string) => ([key, other].includes('cy') ? 'lib.c' : 'a.c');
    const all = people.map((key) => sharing(key, between(key)));
    const said = judge(findings(all, { pairs }), null, POLICY).warnings.filter((one) =>
      one.includes('whole'),
    );
    expect(said).toEqual([expect.stringMatching(/^3 submissions .* others: "lib\.c" and "a\.c"\. /)]);
    // With Cy they share their own work.
    const own = people.map((key) =>
      sharing(key, (other) => ([key, other].includes('cy') ? 'main.c' : 'a.c')),
    );
    expect(judge(findings(own, { pairs }), null, POLICY).warnings.join(' ')).not.toContain('whole');
  });

  test('are not where nobody says what they share', () => {
    const silent = { matches: [] };
    expect(warnedOf(has('ann', 'eve1', silent), has('eve1', 'ann', silent))).toEqual([]);
  });
});
