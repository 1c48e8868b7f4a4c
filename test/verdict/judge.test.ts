import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ConfigurationError } from '../../src/base/outcome.ts';
import type { SubmissionFinding } from '../../src/contract/findings.ts';
import type { LeftOut } from '../../src/contract/submission.ts';
import { judged as judge } from './judged.ts';
import { findings, Outage, POLICY, submission } from './findings.ts';
import { aPair } from '../report/sample.ts';

describe('flagging', () => {
  test.each([
    [75, 'passed'],
    [75.0000001, 'flagged'],
    [74.999, 'passed'],
    [100, 'flagged'],
    [0, 'passed'],
  ] as const)('a total of %d is %s at 75: strict and unrounded', (total, outcome) => {
    expect(judge(findings([submission('a', total)]), null, POLICY).outcome).toBe(outcome);
  });

  test.each([
    [75, []],
    [75.0000001, ['ai']],
    [74.999, []],
    [100, ['ai']],
  ] as const)('an AI average of %d at 75 flags by %j alone: strict and unrounded', (aiAverage, by) => {
    const judged = submission('a', 0, { aiAverage, aiState: 'scored' });
    const verdict = judge(findings([judged], { aiRun: true }), null, POLICY);
    expect(verdict.flagged).toEqual(by.length === 0 ? [] : [{ key: 'a', by }]);
    expect([verdict.outcome, verdict.exitCode]).toEqual(by.length === 0 ? ['passed', 0] : ['flagged', 1]);
  });

  test.each([
    [false, [null, null], '(similarity above 75)'],
    [true, [null, null], '(similarity above 75; no AI score is known)'],
    [true, [3, 4], '(similarity above 75 or AI score above 60)'],
    [true, [3, null], '(similarity above 75 or AI score above 60, which 1 of 2 do not have)'],
    // A service may give a score that was not asked for: it is judged as well.
    [false, [3, 4], '(similarity above 75 or AI score above 60)'],
  ] as const)(
    'AI run: %s, scores %j: the sentence tells the thresholds that were judged',
    (aiRun, scores, told) => {
      const ai = (aiAverage: number | null): Partial<SubmissionFinding> => ({
        aiAverage,
        aiState: aiAverage === null ? 'abstained' : 'scored',
      });
      for (const total of [90, 10, null]) {
        const judged = [submission('a', total, ai(scores[0])), submission('b', 1, ai(scores[1]))];
        const verdict = judge(findings(judged, { aiRun }), null, { ...POLICY, aiThreshold: 60 });
        expect(verdict.sentence).toContain(told);
      }
    },
  );

  test('sources that disagree across the threshold flag, with a warning', () => {
    const verdict = judge(findings([submission('a', 74, { totalSources: [74, 76] })]), null, POLICY);
    expect(verdict.outcome).toBe('flagged');
    expect(verdict.maxSimilarity).toBe(76);
    expect(verdict.warnings.join()).toContain('74 and 76');
  });

  test('archive submissions are never judged', () => {
    const verdict = judge(
      findings([submission('a', 1), submission('old', 99, { role: 'archive' })]),
      null,
      POLICY,
    );
    expect(verdict.outcome).toBe('passed');
    expect(verdict.maxSimilarity).toBe(1);
  });

  test('fail-on never keeps the outcome and clears the exit code', () => {
    const verdict = judge(findings([submission('a', 99)]), null, { ...POLICY, failOn: 'never' });
    expect([verdict.outcome, verdict.exitCode]).toEqual(['flagged', 0]);
  });

  test('fail-on new, where nothing is remembered, is as flagged', () => {
    for (const failOn of ['new', 'flagged'] as const) {
      const verdict = judge(findings([submission('a', 99)]), null, { ...POLICY, failOn });
      expect([verdict.outcome, verdict.exitCode]).toEqual(['flagged', 1]);
    }
  });

  test('fail-on never does not hide a submission that could not be checked', () => {
    const verdict = judge(findings([submission('a', 99), submission('b', null)]), null, {
      ...POLICY,
      failOn: 'never',
    });
    expect([verdict.outcome, verdict.exitCode]).toEqual(['flagged', 1]);
  });

  test.each([
    [99, { failOn: 'never' }, true],
    [1, { failOn: 'never' }, true],
    [99, { failOn: 'flagged' }, false],
    [1, { failOn: 'flagged' }, false],
    [99, { failOn: 'never', onIncomplete: 'warn' }, false],
    [1, { failOn: 'never', onIncomplete: 'warn' }, false],
  ] as const)(
    'beside one of %d, with %j, who could not be checked is named as the reason: %j',
    (total, policy, isNamed) => {
      const { sentence } = judge(findings([submission('a', total), submission('b', null)]), null, {
        ...POLICY,
        ...policy,
      });
      const reason =
        'The run fails for what could not be checked, whatever fail-on is; on-incomplete: warn lets it pass.';
      expect(sentence.endsWith(reason)).toBe(isNamed);
      expect(sentence.includes('on-incomplete')).toBe(isNamed);
    },
  );
});

describe('what is not known', () => {
  test('a missing total is not zero: the run is incomplete and the maximum unknown', () => {
    const verdict = judge(findings([submission('a', null)]), null, POLICY);
    expect([verdict.outcome, verdict.exitCode, verdict.maxSimilarity]).toEqual(['incomplete', 1, null]);
  });

  test('an AI score that no source gave is incomplete, one that the service abstains from is not', () => {
    expect(judge(findings([submission('a', 1, { aiState: 'missing' })]), null, POLICY).outcome).toBe(
      'incomplete',
    );
    expect(judge(findings([submission('a', 1, { aiState: 'abstained' })]), null, POLICY).outcome).toBe(
      'passed',
    );
  });

  test('untouched starter code has no numbers and makes nothing incomplete', () => {
    const starter = submission('s', null, { comparability: 'starter-only' });
    expect(judge(findings([submission('a', 1), starter]), null, POLICY).outcome).toBe('passed');
  });

  test('a repository that could not be collected counts', () => {
    const verdict = judge(
      findings([submission('a', 1)], {
        failures: [{ key: 'x', name: 'x', role: 'judged', reason: 'gone' }],
      }),
      null,
      { ...POLICY, onIncomplete: 'warn' },
    );
    expect([verdict.outcome, verdict.exitCode, verdict.notChecked]).toEqual(['incomplete', 0, ['x']]);
  });

  test('what could not be compared may be what was copied: its submission does not pass', () => {
    const leftOut = (reason: LeftOut['reason'], path = 'main.py'): ReturnType<typeof judge> =>
      judge(findings([submission('a', 10, { leftOut: [{ path, reason }] })]), null, POLICY);
    for (const reason of ['limit', 'archive-full', 'unreadable', 'lfs-pointer'] as const) {
      expect([leftOut(reason).outcome, leftOut(reason).notChecked]).toEqual(['incomplete', ['a']]);
    }
    expect(leftOut('not-source').outcome).toBe('passed');
    expect(leftOut('limit', '…').outcome).toBe('passed');
  });

  test('no submission at all does not pass', () => {
    expect(judge(findings([]), null, POLICY).exitCode).toBe(1);
  });

  test('a service that counts more flagged submissions than it shows is red', () => {
    const verdict = judge(findings([submission('a', 10)], { serviceFlaggedCount: 1 }), null, POLICY);
    expect([verdict.outcome, verdict.exitCode]).toEqual(['incomplete', 1]);
  });

  test.each([
    [{ total: 75, aiAverage: 75 }, 'incomplete'],
    [{ total: 75.01, aiAverage: 75 }, 'passed'],
    [{ total: 75, aiAverage: 75.01 }, 'passed'],
  ])(
    'a service counts what is above 75, not at it: %j in the archive explains a flag: %s',
    (numbers, outcome) => {
      const old = submission('old', numbers.total, { role: 'archive', aiAverage: numbers.aiAverage });
      const there = findings([submission('a', 10), old], { serviceFlaggedCount: 1 });
      expect(judge(there, null, POLICY).outcome).toBe(outcome);
    },
  );

  test('at other thresholds the same contradiction is a warning', () => {
    const verdict = judge(findings([submission('a', 10)], { serviceFlaggedCount: 1 }), null, {
      ...POLICY,
      similarityThreshold: 50,
    });
    expect(verdict.outcome).toBe('passed');
    expect(verdict.warnings).toHaveLength(1);
  });
});

describe('failures', () => {
  test.each([
    ['service-unavailable', 'onError', 'warn'],
    ['network', 'onError', 'warn'],
    ['rate-limited', 'onError', 'warn'],
    ['timeout', 'onTimeout', 'neutral'],
  ] as const)('%s is green only where %s is %s', (outcome, key, value) => {
    const there = findings([submission('a', 75)]);
    expect(judge(there, new Outage(outcome), POLICY).exitCode).toBe(1);
    const verdict = judge(there, new Outage(outcome), { ...POLICY, [key]: value });
    expect([verdict.outcome, verdict.exitCode]).toEqual([outcome, 0]);
  });

  test('a mistake in the settings is red under every policy', () => {
    const verdict = judge(findings([]), new ConfigurationError('no'), {
      ...POLICY,
      failOn: 'never',
      onError: 'warn',
      onIncomplete: 'warn',
      onTimeout: 'neutral',
    });
    expect([verdict.outcome, verdict.exitCode, verdict.sentence]).toEqual(['config-error', 1, 'no']);
  });
});

describe('dismissed pairs', () => {
  const pair = aPair('a', 'b', 90, { matchedSimilarity: 88, suspicion: 90, longestFragment: 9, overlap: 9 });
  const dismissed = [{ a: 'b', b: 'a', reason: 'worked together by permission' }];

  test.each([
    ['a', dismissed, 0],
    ['a', [], 1],
    ['b', dismissed, 1],
  ] as const)(
    'beside one that %s was first in by the record of pushes: with %j the job ends with %d',
    (pushedFirst, pardons, exitCode) => {
      const pairs = [aPair('a', 'b', 90), aPair('a', 'c', 90, { pushedFirst })];
      const found = findings([submission('a', 90)], { pairs });
      const verdict = judge(found, null, { ...POLICY, source: 'pull-request' }, pardons);
      expect([verdict.outcome, verdict.exitCode]).toEqual(['flagged', exitCode]);
    },
  );

  test('whoever was first in every pair and has an AI score above the threshold is flagged for that', () => {
    const pairs = [aPair('a', 'c', 90, { pushedFirst: 'a' as const })];
    const exitOf = (aiAverage: number): number =>
      judge(findings([submission('a', 90, { aiAverage })], { pairs, aiRun: true }), null, {
        ...POLICY,
        source: 'pull-request',
      }).exitCode;
    expect([exitOf(75), exitOf(76)]).toEqual([0, 1]);
  });

  test('a submission above only through a dismissed pair is not flagged', () => {
    const verdict = judge(
      findings([submission('a', 89), submission('b', 89)], { pairs: [pair] }),
      null,
      POLICY,
      dismissed,
    );
    expect(verdict.outcome).toBe('passed');
    expect(verdict.warnings.join()).toContain('dismissed');
  });

  test('a small submission that is a part of a large one is above by its own share', () => {
    const uneven = { ...pair, similarity: 95, matchedSimilarity: 30 };
    const flagged = (pardons: typeof dismissed): string[] =>
      judge(
        findings([submission('a', 95), submission('b', 30)], { pairs: [uneven] }),
        null,
        POLICY,
        pardons,
      ).flagged.map(({ key }) => key);
    expect(flagged([])).toEqual(['a']);
    expect(flagged(dismissed)).toEqual([]);
    // Of the other one the pair says nothing: what it is above by is something else.
    const other = judge(
      findings([submission('a', 95), submission('b', 90)], { pairs: [uneven] }),
      null,
      POLICY,
      dismissed,
    );
    expect(other.flagged.map(({ key }) => key)).toEqual(['b']);
  });

  test('another pair above the threshold still flags', () => {
    const verdict = judge(
      findings([submission('a', 89), submission('b', 89), submission('c', 80)], {
        pairs: [pair, { ...pair, b: 'c', similarity: 80, matchedSimilarity: 80 }],
      }),
      null,
      POLICY,
      dismissed,
    );
    expect(verdict.flagged.map((one) => one.key)).toEqual(['a', 'c']);
  });

  test.each([
    [75, []],
    [75.01, ['a']],
  ])('a pair of %d beside a dismissed one is above or not: flagged %j', (share, keys) => {
    const other = { ...pair, b: 'c', similarity: share, matchedSimilarity: share };
    const judged = [submission('a', 90), submission('b', 1), submission('c', 1)];
    const verdict = judge(findings(judged, { pairs: [pair, other] }), null, POLICY, dismissed);
    expect(verdict.flagged.map(({ key }) => key)).toEqual(keys);
  });

  test.each([
    ['a', 'c'],
    ['c', 'b'],
    ['c', 'd'],
    ['b', 'b'],
  ])('the pair of %s and %s is another one, and dismisses nothing of a and b', (a, b) => {
    const judged = [submission('a', 89), submission('b', 89), submission('c', 1), submission('d', 1)];
    const verdict = judge(findings(judged, { pairs: [pair] }), null, POLICY, [{ a, b, reason: 'known' }]);
    expect(verdict.flagged.map(({ key }) => key)).toEqual(['a', 'b']);
  });

  test.each([
    [91, []],
    [91.1, ['a']],
  ])(
    'a total of %d that a dismissed pair of 90 explains to a point is pardoned: flagged %j',
    (total, keys) => {
      const there = findings([submission('a', total), submission('b', 75)], { pairs: [pair] });
      expect(judge(there, null, POLICY, dismissed).flagged.map(({ key }) => key)).toEqual(keys);
    },
  );

  test.each([
    [75, []],
    [75.1, ['a', 'b']],
  ])('what stands in the web is not dismissed with a pair: %d there, flagged %j', (web, keys) => {
    const judged = ['a', 'b'].map((key) => submission(key, 89, { web }));
    const verdict = judge(findings(judged, { pairs: [pair] }), null, POLICY, dismissed);
    expect(verdict.flagged.map(({ key }) => key)).toEqual(keys);
  });

  test('an AI score is not dismissed with a pair', () => {
    const judged = submission('a', 89, { aiAverage: 76, aiState: 'scored' });
    const verdict = judge(findings([judged, submission('b', 1)], { pairs: [pair] }), null, POLICY, dismissed);
    expect(verdict.flagged).toEqual([{ key: 'a', by: ['ai'] }]);
  });
});

test('no combination of numbers and policies is green with a judged submission above a threshold and fail-on flagged', () => {
  const score = fc.oneof(fc.constant(null), fc.double({ min: 0, max: 100, noNaN: true }));
  fc.assert(
    fc.property(
      fc.array(fc.tuple(score, score), { minLength: 1, maxLength: 8 }),
      fc.constantFrom('fail', 'warn'),
      (scores, onIncomplete) => {
        const verdict = judge(
          findings(
            scores.map(([total, ai], index) =>
              submission(`s${index}`, total, {
                aiAverage: ai,
                aiState: ai === null ? 'abstained' : 'scored',
              }),
            ),
          ),
          null,
          { ...POLICY, onIncomplete },
        );
        const above = scores.some(([total, ai]) => (total ?? 0) > 75 || (ai ?? 0) > 75);
        const unknown = scores.some(([total]) => total === null);
        expect(verdict.exitCode === 0).toBe(!above && (!unknown || onIncomplete === 'warn'));
      },
    ),
  );
});

describe('a search of the web that failed', () => {
  const failure = { provider: 'github' as const, sentence: 'GitHub refused the token.' };
  const given = (failures: readonly (typeof failure)[], total = 10) => ({
    ...findings([submission('a', total), submission('b', 5)]),
    webSearch: {
      providers: ['github' as const],
      requests: 0,
      sent: [],
      tutorials: [],
      failures,
      notSearched: 2,
    },
  });
  const judged = (one: ReturnType<typeof given>, more: object = {}) =>
    judge(one, null, { ...POLICY, ...more });

  test('is a warning, unless it is to fail', () => {
    const verdict = judged(given([failure]));
    expect([verdict.outcome, verdict.exitCode]).toEqual(['passed', 0]);
    expect(verdict.warnings).toEqual(['The web was not searched as asked: GitHub refused the token.']);
  });
  test('is red where it is to fail, with the reason first', () => {
    const verdict = judged(given([failure]), { onWebError: 'fail' });
    expect([verdict.outcome, verdict.exitCode]).toEqual(['incomplete', 1]);
    expect(verdict.sentence).toMatch(
      /^The search of the web failed, and on-web-error is fail: GitHub refused the token\./,
    );
  });
  test('is red with on-incomplete: warn, and with fail-on: never, also beside a flag', () => {
    expect(judged(given([failure]), { onWebError: 'fail', onIncomplete: 'warn' }).exitCode).toBe(1);
    const flagged = judged(given([failure], 80), { onWebError: 'fail', failOn: 'never' });
    expect([flagged.outcome, flagged.exitCode]).toEqual(['flagged', 1]);
    expect(judged(given([failure], 80), { failOn: 'never' }).exitCode).toBe(0);
  });
  test.each([
    [5, 'never'],
    [80, 'never'],
    [80, 'flagged'],
  ] as const)(
    'with %d and fail-on %s, on-incomplete is named only where it lets the run pass',
    (n, failOn) => {
      const one = given([failure], n);
      const gap = { ...one, submissions: [...one.submissions, submission('c', null)] };
      for (const onWebError of ['fail', 'warn'] as const) {
        for (const ended of [null, new Outage('service-unavailable')]) {
          const policy = { ...POLICY, failOn, onWebError, onIncomplete: 'fail' } as const;
          const isNamed = judge(gap, ended, policy).sentence.includes('on-incomplete: warn lets it pass');
          expect(isNamed).toBe(failOn === 'never' && onWebError === 'warn' && ended === null);
          if (isNamed) expect(judge(gap, ended, { ...policy, onIncomplete: 'warn' }).exitCode).toBe(0);
        }
      }
    },
  );
  test('changes nothing where it went well', () => {
    expect(judged(given([]), { onWebError: 'fail' })).toMatchObject({
      outcome: 'passed',
      exitCode: 0,
      warnings: [],
    });
  });
});
