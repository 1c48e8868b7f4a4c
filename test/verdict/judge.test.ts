import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Findings, SubmissionFinding } from '../../src/domain/findings.ts';
import { ConfigurationError, Failure, type Outcome } from '../../src/domain/outcome.ts';
import type { LeftOut } from '../../src/domain/submission.ts';
import type { Verdict } from '../../src/domain/verdict.ts';
import { judge, type Policy } from '../../src/verdict/judge.ts';

const POLICY: Policy = {
  similarityThreshold: 75,
  aiThreshold: 75,
  failOn: 'flagged',
  onError: 'fail',
  onIncomplete: 'fail',
  onTimeout: 'fail',
};

function submission(
  key: string,
  total: number | null,
  more: Partial<SubmissionFinding> = {},
): SubmissionFinding {
  return {
    key,
    name: key,
    role: 'judged',
    origin: null,
    serviceId: 1,
    state: { kind: 'checked' },
    total,
    totalSources: total === null ? [] : [total],
    local: total,
    web: null,
    aiAverage: null,
    aiState: 'not-run',
    aiMax: null,
    quality: null,
    suspicion: null,
    coverage: null,
    comparability: null,
    matches: [],
    files: [],
    leftOut: [],
    remarks: [],
    zipPath: null,
    ...more,
  };
}

function findings(submissions: SubmissionFinding[], more: Partial<Findings> = {}): Findings {
  return {
    checkId: 1,
    checkName: 'check',
    checkUrl: null,
    service: { kind: 'embedded', host: null },
    engine: null,
    language: 'auto',
    aiRun: false,
    baseCode: false,
    submissions,
    pairs: [],
    clusters: [],
    failures: [],
    serviceFlaggedCount: null,
    notices: [],
    ...more,
  };
}

class Outage extends Failure {
  readonly outcome: Outcome;
  readonly retryHelps = true;
  constructor(outcome: Outcome) {
    super('The service is away.');
    this.outcome = outcome;
  }
}

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

  test('an AI average above its threshold flags alone', () => {
    const verdict = judge(
      findings([submission('a', 0, { aiAverage: 75.01, aiState: 'scored' })]),
      null,
      POLICY,
    );
    expect(verdict.flagged).toEqual([{ key: 'a', by: ['ai'] }]);
    expect(verdict.exitCode).toBe(1);
  });

  test.each([
    [false, null, '(similarity above 75)'],
    [true, null, '(similarity above 75 or AI score above 60)'],
    // A service may give a score that was not asked for: it is judged as well.
    [false, 3, '(similarity above 75 or AI score above 60)'],
  ] as const)(
    'AI run: %s, score %s: the sentence tells the thresholds that were judged',
    (aiRun, ai, told) => {
      const aiState = ai === null ? 'abstained' : 'scored';
      for (const total of [90, 10, null]) {
        const judged = [submission('a', total, { aiAverage: ai, aiState }), submission('b', 1)];
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

  test('fail-on never does not hide a submission that could not be checked', () => {
    const verdict = judge(findings([submission('a', 99), submission('b', null)]), null, {
      ...POLICY,
      failOn: 'never',
    });
    expect([verdict.outcome, verdict.exitCode]).toEqual(['flagged', 1]);
  });
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
    const leftOut = (reason: LeftOut['reason'], path = 'main.py'): Verdict =>
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
    const there = findings([submission('a', 99)]);
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
  const pair = {
    a: 'a',
    b: 'b',
    similarity: 90,
    matchedSimilarity: 88,
    suspicion: 90,
    longestFragment: 9,
    overlap: 9,
  };
  const dismissed = [{ a: 'b', b: 'a', reason: 'worked together by permission' }];

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

  test('a pair with the archive may be dismissed, though a service counts it as a database match', () => {
    const own = submission('a', 100, { local: 0, web: 100 });
    const archived = submission('old', null, { role: 'archive', local: null });
    const withArchive = {
      a: 'a',
      b: 'old',
      similarity: 99.5,
      matchedSimilarity: 40,
      suspicion: null,
      longestFragment: null,
      overlap: null,
    };
    const judged = (web: number): string[] =>
      judge(
        findings([{ ...own, web }, archived], { pairs: [{ ...withArchive, matchedSimilarity: 99 }] }),
        null,
        POLICY,
        [{ a: 'a', b: 'old', reason: 'own work of last year' }],
      ).flagged.map(({ key }) => key);
    expect(judged(100)).toEqual([]);
    // More of it stands somewhere else: that is not dismissed.
    const elsewhere = judge(
      findings([{ ...own, web: 100 }, archived], {
        pairs: [{ ...withArchive, similarity: 80, matchedSimilarity: 80 }],
      }),
      null,
      POLICY,
      [{ a: 'a', b: 'old', reason: 'own work of last year' }],
    );
    expect(elsewhere.flagged.map(({ key }) => key)).toEqual(['a']);
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
