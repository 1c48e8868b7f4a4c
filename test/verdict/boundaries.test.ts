import { describe, expect, test } from 'vitest';
import type { Findings, PairFinding, SubmissionFinding } from '../../src/contract/findings.ts';
import type { Failure } from '../../src/base/outcome.ts';
import type { CollectionFailure } from '../../src/contract/submission.ts';
import type { SubmissionRole } from '../../src/contract/submission-lists.ts';
import { judged as judge } from './judged.ts';
import { type Policy, toleratesFailure } from '../../src/check/verdict/policy.ts';
import { findings, Outage, POLICY, submission } from './findings.ts';
import { aPair } from '../report/sample.ts';

/* Each number just below, at and just above what decides about it, and every sentence whole. */

const EPSILON = 1e-9;

const scored = (key: string, total: number | null, aiAverage: number | null): SubmissionFinding =>
  submission(key, total, { aiAverage, aiState: aiAverage === null ? 'abstained' : 'scored' });

const unread = (key: string, more: Partial<SubmissionFinding> = {}): SubmissionFinding =>
  submission(key, null, { state: { kind: 'not-checked', reason: 'refused' }, ...more });

const pair = (a: string, b: string, more: Partial<PairFinding> = {}): PairFinding =>
  aPair(a, b, 40, { suspicion: 50, longestFragment: 9, overlap: 9, standsOut: true, ...more });

function decided(
  submissions: SubmissionFinding[],
  policy: Partial<Policy> = {},
  more: Partial<Findings> = {},
  failure: Failure | null = null,
): ReturnType<typeof judge> {
  return judge(findings(submissions, more), failure, { ...POLICY, ...policy });
}

describe.each([0, 60, 100])('a threshold of %d', (threshold) => {
  test.each([
    [-EPSILON, []],
    [0, []],
    [EPSILON, ['similarity']],
  ])('the similarity %d beside it flags by %j', (distance, by) => {
    const { flagged } = decided([submission('a', threshold + distance)], { similarityThreshold: threshold });
    expect(flagged).toEqual(by.length === 0 ? [] : [{ key: 'a', by }]);
  });

  test.each([
    [-EPSILON, []],
    [0, []],
    [EPSILON, ['ai']],
  ])('the AI score %d beside it flags by %j', (distance, by) => {
    const { flagged } = decided([scored('a', 0, threshold + distance)], { aiThreshold: threshold });
    expect(flagged).toEqual(by.length === 0 ? [] : [{ key: 'a', by }]);
  });
});

describe('who is flagged', () => {
  test('is told by both numbers, the worst first, equals in the order of their keys', () => {
    const verdict = decided([
      scored('d', 80, null),
      scored('c', null, 90),
      scored('b', 76, 95),
      scored('e', 95, 76),
      scored('a', 80, null),
    ]);
    expect(verdict.flagged).toEqual([
      { key: 'b', by: ['similarity', 'ai'] },
      { key: 'e', by: ['similarity', 'ai'] },
      { key: 'c', by: ['ai'] },
      { key: 'a', by: ['similarity'] },
      { key: 'd', by: ['similarity'] },
    ]);
    expect([verdict.maxSimilarity, verdict.maxAiScore]).toEqual([95, 95]);
  });

  test.each([
    [[75, 76], true],
    [[75 - EPSILON, 76], true],
    [[75 + EPSILON, 76], false],
    [[70, 75], false],
  ])('of totals %j, a warning that they are on both sides of the threshold: %s', (totalSources, isWarned) => {
    const { warnings } = decided([submission('a', 70, { totalSources })]);
    expect(warnings).toEqual(
      isWarned
        ? [
            `The service gives ${totalSources.join(' and ')} as the total of one submission, on both sides of the threshold 75; the higher number is judged.`,
          ]
        : [],
    );
  });

  test('a total without its sources is judged itself', () => {
    expect(decided([submission('a', 80, { totalSources: [] })])).toMatchObject({
      outcome: 'flagged',
      maxSimilarity: 80,
    });
  });

  test('several that are pardoned are counted', () => {
    const shared = { similarity: 90, matchedSimilarity: 90, standsOut: false };
    const there = findings([submission('a', 90), submission('b', 90)], { pairs: [pair('a', 'b', shared)] });
    expect(judge(there, null, POLICY, [{ a: 'a', b: 'b', reason: 'partners' }]).warnings).toEqual([
      '2 submissions above the threshold only through pairs that were dismissed by a person: not counted as flagged.',
    ]);
  });
});

describe('what there was to compare with', () => {
  const missing = (role: SubmissionRole): CollectionFailure => ({
    key: 'x',
    name: 'x',
    role,
    reason: 'gone',
  });
  const file = { path: 'A.java', size: 1 };

  test.each<readonly [string, SubmissionFinding[], CollectionFailure[], number]>([
    ['one that was not collected', [], [missing('archive')], 1],
    ['one that was not collected and would be judged', [], [missing('judged')], 0],
    ['an archive that was not taken', [unread('old', { role: 'archive', files: [file] })], [], 1],
    ['an archive without files', [unread('old', { role: 'archive' })], [], 0],
    ['an archive of empty files', [unread('old', { role: 'archive', files: [{ ...file, size: 0 }] })], [], 0],
    [
      'an archive that is there alone',
      [unread('old', { role: 'archive', files: [file], comparability: 'alone' })],
      [],
      0,
    ],
    ['an archive that was compared', [submission('old', 1, { role: 'archive', files: [file] })], [], 0],
    ['a judged one that was not taken', [unread('b', { files: [file] })], [], 0],
    ['both', [unread('old', { role: 'archive', files: [file] })], [missing('archive')], 2],
  ])('%s is told as absent or not', (_, others, failures, absent) => {
    const { warnings } = decided([submission('a', 1), ...others], {}, { failures });
    expect(warnings).toEqual(
      absent === 0
        ? []
        : [
            `${absent} source${absent === 1 ? '' : 's'} to compare with could not be read: what is like it was not found.`,
          ],
    );
  });

  test('files of it that could not be read are told, whatever else of it was compared', () => {
    const leftOut = [
      { path: 'B.java', reason: 'unreadable' },
      { path: 'notes.txt', reason: 'not-source' },
    ] as const;
    const told = (role: SubmissionRole): unknown =>
      decided([submission('a', 1), submission('old', 1, { role, leftOut })], {}).warnings;
    const sentence = '1 file ("old/B.java") was not compared: unreadable.';
    expect([told('archive'), told('ai-reference'), told('base')]).toEqual([
      [sentence],
      [sentence],
      [sentence],
    ]);
    expect(told('judged')).toEqual([]);
  });

  test('a class of which nothing was compared is wholly unchecked, each one once', () => {
    const { notChecked, flagged } = decided([
      scored('ai', null, 90),
      submission('short', null, { comparability: 'too-short' }),
      unread('b'),
    ]);
    expect([notChecked, flagged.map(({ key }) => key)]).toEqual([['b', 'short'], ['ai']]);
  });

  test('where one of a class was compared, who is too short needs no number', () => {
    const short = submission('short', null, { comparability: 'too-short' });
    expect(decided([submission('a', 1), short]).notChecked).toEqual([]);
  });

  test.each<readonly [string, Partial<SubmissionFinding>, boolean]>([
    ['no source file', { state: { kind: 'not-checked', reason: 'empty' } }, false],
    ['a file that was refused', { state: { kind: 'not-checked', reason: 'no' }, files: [file] }, true],
    ['no file, and no number', {}, true],
    ['nobody to compare with', { comparability: 'alone' }, false],
    ['nobody to compare with, and no AI score', { comparability: 'alone', aiState: 'missing' }, true],
    ['too little', { comparability: 'too-short' }, false],
    ['starter code, and no AI score', { comparability: 'starter-only', aiState: 'missing' }, false],
    [
      'a file that was left out',
      { comparability: 'alone', leftOut: [{ path: 'a.py', reason: 'limit' }] },
      true,
    ],
  ])('a pull request with %s is unchecked or not', (_, more, isUnchecked) => {
    const { notChecked } = decided([submission('a', null, more)], { source: 'pull-request' });
    expect(notChecked).toEqual(isUnchecked ? ['a'] : []);
  });
});

describe('what stands out', () => {
  const all = ['a', 'b', 'c'].map((key) => submission(key, 40));

  test.each([
    [75 - EPSILON, 1],
    [75, 1],
    [75 + EPSILON, 0],
  ])('a pair of %d stands out where it is not above the threshold: %d', (share, told) => {
    const pairs = [pair('a', 'b', { similarity: share, matchedSimilarity: share })];
    expect(decided(all, {}, { pairs }).standsOut).toHaveLength(told);
  });

  test('the most suspicious comes first, one without a rank last, and one without shares is told', () => {
    const unknown = { similarity: null, matchedSimilarity: null };
    const pairs = [
      pair('a', 'b', { suspicion: null }),
      pair('a', 'c', { suspicion: 20, ...unknown }),
      pair('b', 'c', { suspicion: 90 }),
    ];
    expect(decided(all, {}, { pairs }).standsOut.map(({ a, b }) => a + b)).toEqual(['bc', 'ac', 'ab']);
    expect(decided(all, {}, { pairs: [pair('a', 'b', { standsOut: undefined })] }).standsOut).toEqual([]);
    expect(decided(all, {}, { pairs: [pair('a', 'b', { together: 'team' })] }).standsOut).toEqual([]);
  });
});

describe('how many the service counts as flagged', () => {
  const contradiction = 'The service counts 2 flagged submissions, the numbers it gave for each show 1.';

  test.each([
    [1, 'flagged'],
    [0, 'flagged'],
  ])('%d, where one is: no contradiction', (serviceFlaggedCount, outcome) => {
    expect(decided([submission('a', 76)], {}, { serviceFlaggedCount })).toMatchObject({
      outcome,
      warnings: [],
    });
  });

  test.each([
    [{}, 1],
    [{ failOn: 'never' }, 0],
    [{ failOn: 'never', onIncomplete: 'warn' }, 0],
    [{ onIncomplete: 'warn' }, 1],
  ] as const)('one more than its numbers show, under %j: exit %d', (policy, exitCode) => {
    const old = submission('old', 90, { role: 'archive' });
    const verdict = decided([submission('a', 10), old], policy, { serviceFlaggedCount: 2 });
    expect([verdict.outcome, verdict.exitCode, verdict.warnings]).toEqual(['incomplete', exitCode, []]);
    expect(verdict.sentence).toBe(
      `${contradiction} Look at the service’s own result before trusting either.`,
    );
  });

  test('with somebody unchecked it is red under fail-on never too', () => {
    const never = { failOn: 'never' } as const;
    const verdict = (policy: Partial<Policy>): ReturnType<typeof judge> =>
      decided([submission('a', 10), unread('b')], policy, { serviceFlaggedCount: 1 });
    expect([verdict(never).exitCode, verdict({ ...never, onIncomplete: 'warn' }).exitCode]).toEqual([1, 0]);
    expect(verdict(never).sentence).toMatch(
      /before trusting either\. 1 submission could not be checked\. The run fails for what could not be checked, /,
    );
  });

  test.each([{ similarityThreshold: 76 }, { aiThreshold: 74 }])(
    'at other thresholds (%j) it is a warning',
    (policy) => {
      const old = submission('old', 90, { role: 'archive' });
      const verdict = decided([submission('a', 10), old], policy, { serviceFlaggedCount: 2 });
      expect([verdict.outcome, verdict.warnings]).toEqual(['passed', [contradiction]]);
    },
  );
});

describe('the sentence', () => {
  const shorts = submission('short', null, { comparability: 'too-short' });
  const failures: CollectionFailure[] = [{ key: 'x', name: 'x', role: 'judged', reason: 'gone' }];
  const two = { pairs: [pair('a', 'b'), pair('b', 'c')] };
  const low = ['a', 'b', 'c'].map((key) => submission(key, 1));

  test.each<readonly [string, ReturnType<typeof judge>, string]>([
    ['a class', decided(low), '3 submissions checked, none flagged (similarity above 75).'],
    [
      'one beside a short one',
      decided([submission('a', 1), shorts]),
      '2 submissions checked, none flagged (similarity above 75). 1 of them had nothing to judge: too little code, or starter code alone.',
    ],
    [
      'pairs that stand out',
      decided(low, {}, two),
      '3 submissions checked, none flagged (similarity above 75). 2 pairs stand out from the class: look at them.',
    ],
    [
      'pairs that decide, somebody unchecked, an unfinished check',
      decided([...low, unread('d')], { failOn: 'stands-out' }, { ...two, unfinished: 2 }),
      'No submission is above a threshold (similarity above 75). 2 pairs stand out from the class: look at them. 1 submission could not be checked. The service calls the check completed and says that 2 submissions of it are not.',
    ],
    [
      'a flag',
      decided([submission('f', 90), ...low], {}, { pairs: [pair('a', 'b')] }),
      '1 of 4 submissions flagged for review (similarity above 75). 1 more pair stands out from the class: look at it.',
    ],
    [
      'a flag, somebody unchecked, an unfinished check and a failure',
      decided([submission('f', 90), unread('d')], {}, { failures, unfinished: 1 }, new Outage('network')),
      '1 of 3 submissions flagged for review (similarity above 75). 2 submissions could not be checked. The service calls the check completed and says that 1 submission of it is not. The service is away.',
    ],
    [
      'a flag, and an earlier class that could not be collected',
      decided(
        [submission('f', 90), ...low],
        {},
        { failures: failures.map((one) => ({ ...one, role: 'archive' })) },
      ),
      '1 of 4 submissions flagged for review (similarity above 75).',
    ],
    ['a failure', decided(low, {}, {}, new Outage('network')), 'The service is away.'],
    ['nobody', decided([]), 'No submission was checked.'],
    [
      'an unfinished check',
      decided(low, {}, { unfinished: 1 }),
      'The service calls the check completed and says that 1 submission of it is not. None is flagged (similarity above 75).',
    ],
    [
      'an unfinished check with somebody unchecked, and a pair that stands out',
      decided([...low, unread('d')], {}, { unfinished: 1, pairs: [pair('a', 'b')] }),
      '1 of 4 submissions could not be checked; none of the others is flagged (similarity above 75). The service calls the check completed and says that 1 submission of it is not. 1 pair stands out from the class: look at it.',
    ],
    [
      'nobody but one that was not collected',
      decided([], { source: 'workspace' }, { failures }),
      '1 of 1 submission could not be checked; there are no others.',
    ],
    [
      'a pull request that was read, where what it is compared with was not',
      decided(
        [submission('a', null, { comparability: 'alone' })],
        { source: 'pull-request' },
        {
          failures: failures.map((one) => ({ ...one, role: 'archive' })),
        },
      ),
      '1 of 1 submission could not be checked; there are no others.',
    ],
    [
      'an unfinished check of one without a number',
      decided([submission('a', null)], { source: 'workspace' }, { unfinished: 1 }),
      '1 of 1 submission could not be checked; there are no others. The service calls the check completed and says that 1 submission of it is not.',
    ],
    [
      'one alone with an AI score',
      decided([submission('a', null, { comparability: 'alone', aiAverage: 1, aiState: 'scored' })], {
        source: 'workspace',
      }),
      '1 submission checked, none flagged (AI score above 75). There is nothing to compare the workspace with, so its similarity is n/a.',
    ],
  ])('of %s', (_, verdict, sentence) => {
    expect(verdict.sentence).toBe(sentence);
  });
});

test.each([
  ['passed', true, true],
  ['skipped', true, true],
  ['timeout', false, true],
  ['network', true, false],
  ['service-unavailable', true, false],
  ['rate-limited', true, false],
  ['flagged', false, false],
  ['incomplete', false, false],
  ['analysis-failed', false, false],
  ['auth', false, false],
  ['account-suspended', false, false],
  ['forbidden', false, false],
  ['config-error', false, false],
  ['cancelled', false, false],
  ['internal-error', false, false],
] as const)('%s passes with on-error warn: %s, with on-timeout neutral: %s', (outcome, onWarn, onNeutral) => {
  expect([
    toleratesFailure(outcome, { onError: 'warn', onTimeout: 'fail' }),
    toleratesFailure(outcome, { onError: 'fail', onTimeout: 'neutral' }),
  ]).toEqual([onWarn, onNeutral]);
});
