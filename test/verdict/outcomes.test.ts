import { describe, expect, test } from 'vitest';
import type { SubmissionFinding } from '../../src/contract/findings.ts';
import { Cancelled, ConfigurationError, type Failure, type Outcome } from '../../src/base/outcome.ts';
import { judged as judge } from './judged.ts';
import type { Policy } from '../../src/check/verdict/policy.ts';
import { findings, Outage, POLICY, submission } from './findings.ts';
import { aPair } from '../report/sample.ts';

/* What was read × what failed × policies ▸ outcome and exit code, as one table. */

const SCORES: Readonly<Record<string, readonly SubmissionFinding[]>> = {
  none: [unread('a'), unread('b')],
  below: [submission('a', 75), submission('b', 1)],
  'AI missing': [submission('a', 75, { aiState: 'missing' }), submission('b', 1)],
  above: [submission('a', 75.01), submission('b', 1)],
  'above, one unread': [submission('a', 75.01), unread('b')],
  'AI above': [submission('a', null, { aiAverage: 75.01, aiState: 'scored' }), submission('b', 1)],
};

function unread(key: string): SubmissionFinding {
  return submission(key, null, { state: { kind: 'not-checked', reason: 'not read' } });
}

const FAILURES: Readonly<Record<string, Failure | null>> = {
  nothing: null,
  timeout: new Outage('timeout'),
  outage: new Outage('service-unavailable'),
  network: new Outage('network'),
  limit: new Outage('rate-limited'),
  forbidden: new Outage('forbidden'),
  settings: new ConfigurationError('no'),
  cancelled: new Cancelled('stop'),
};

const POLICIES: Readonly<Record<string, Policy>> = {
  strict: POLICY,
  never: { ...POLICY, failOn: 'never' },
  lenient: { ...POLICY, onError: 'warn', onIncomplete: 'warn', onTimeout: 'neutral' },
  'lenient and never': {
    ...POLICY,
    failOn: 'never',
    onError: 'warn',
    onIncomplete: 'warn',
    onTimeout: 'neutral',
  },
};

/** Exit codes in the order of `POLICIES`. */
const TABLE: readonly (readonly [scores: string, failure: string, Outcome, string])[] = [
  ['none', 'nothing', 'incomplete', '1100'],
  ['none', 'timeout', 'timeout', '1100'],
  ['none', 'outage', 'service-unavailable', '1100'],
  ['none', 'network', 'network', '1100'],
  ['none', 'limit', 'rate-limited', '1100'],
  ['none', 'forbidden', 'forbidden', '1111'],
  ['none', 'settings', 'config-error', '1111'],
  ['none', 'cancelled', 'cancelled', '1111'],
  ['below', 'nothing', 'passed', '0000'],
  ['below', 'timeout', 'timeout', '1100'],
  ['below', 'outage', 'service-unavailable', '1100'],
  ['below', 'forbidden', 'forbidden', '1111'],
  ['AI missing', 'nothing', 'incomplete', '1100'],
  ...['above', 'AI above'].flatMap((scores) =>
    (
      [
        ['nothing', 'flagged', '1010'],
        ['timeout', 'flagged', '1110'],
        ['outage', 'flagged', '1110'],
        ['network', 'flagged', '1110'],
        ['limit', 'flagged', '1110'],
        // No policy lets these pass.
        ['forbidden', 'flagged', '1111'],
        ['settings', 'flagged', '1111'],
        ['cancelled', 'cancelled', '1111'],
      ] as const
    ).map((row) => [scores, ...row] as const),
  ),
  ['above, one unread', 'nothing', 'flagged', '1110'],
  ['above, one unread', 'timeout', 'flagged', '1110'],
];

test.each(TABLE)('%s was read and %s failed: %s, exit %s', (scores, failed, outcome, exits) => {
  const there = findings([...(SCORES[scores] ?? [])]);
  const verdicts = Object.values(POLICIES).map((policy) => judge(there, FAILURES[failed] ?? null, policy));
  expect(verdicts.map((verdict) => verdict.outcome)).toEqual(verdicts.map(() => outcome));
  expect(verdicts.map(({ exitCode }) => exitCode).join('')).toBe(exits);
});

test('what failed after a flag was known is told beside it', () => {
  const { sentence } = judge(findings([submission('a', 90)]), new Outage('timeout'), POLICY);
  expect(sentence).toMatch(/^1 of 1 submission flagged for review .* The service is away\.$/);
});

describe('what stands out from the class', () => {
  const pair = (a: string, b: string, suspicion: number) =>
    aPair(a, b, 40, { suspicion, longestFragment: 90, overlap: 200, standsOut: true });
  const pairs = [pair('a', 'b', 90), pair('b', 'c', 99), { ...pair('a', 'c', 20), standsOut: false }];
  const there = findings([submission('a', 40), submission('b', 40), submission('c', 40)], { pairs });
  const decide = (policy: Partial<Policy>, dismissed: Parameters<typeof judge>[3] = []) => {
    const { outcome, exitCode, standsOut } = judge(there, null, { ...POLICY, ...policy }, dismissed);
    return [outcome, exitCode, standsOut.map(({ a, b }) => a + b).join(' ')];
  };

  test('it is told, and decides only where it was asked to', () => {
    expect(decide({})).toEqual(['passed', 0, 'bc ab']);
    expect(decide({ failOn: 'never' })).toEqual(['passed', 0, 'bc ab']);
    expect(decide({ failOn: 'stands-out' })).toEqual(['flagged', 1, 'bc ab']);
    expect(judge(there, null, POLICY).sentence).toBe(
      '3 submissions checked, none flagged (similarity above 75). 2 pairs stand out from the class: look at them.',
    );
    expect(judge(there, null, { ...POLICY, failOn: 'stands-out' }).sentence).toBe(
      'No submission is above a threshold (similarity above 75). 2 pairs stand out from the class: look at them.',
    );
  });

  test('where pairs were not read nobody knows, and only who asks for them is not told that all is well', () => {
    const [first, ...others] = there.submissions;
    if (first === undefined) throw new Error('nobody');
    const partly = {
      ...there,
      pairs: [],
      submissions: [{ ...first, pairsUnread: true as const }, ...others],
    };
    const decided = (policy: Partial<Policy>) => judge(partly, null, { ...POLICY, ...policy });
    expect(decided({}).outcome).toBe('passed');
    const asked = decided({ failOn: 'stands-out' });
    expect([asked.outcome, asked.exitCode]).toEqual(['incomplete', 1]);
    expect(asked.sentence).toContain('The pairs of 1 submission were not read');
    expect(decided({ failOn: 'stands-out', onIncomplete: 'warn' }).exitCode).toBe(0);
  });

  test('a dismissed pair stands out no more, and with none left nothing decides', () => {
    const one = { a: 'c', b: 'b', reason: 'partners' };
    const other = { a: 'a', b: 'b', reason: 'partners' };
    expect(decide({ failOn: 'stands-out' }, [one])).toEqual(['flagged', 1, 'ab']);
    expect(decide({ failOn: 'stands-out' }, [one, other])).toEqual(['passed', 0, '']);
  });

  test('a pair above the threshold is told by its flag, and what stands out besides comes on top', () => {
    const at = (share: number) => ({ ...pair('a', 'b', 90), similarity: share, matchedSimilarity: share });
    const class4 = ['a', 'b']
      .map((key) => submission(key, 90))
      .concat(submission('c', 40), submission('d', 40));
    const verdict = (share: number) =>
      judge(findings(class4, { pairs: [at(share), pair('c', 'd', 80)] }), null, POLICY);
    expect(verdict(75).standsOut).toEqual([
      { a: 'a', b: 'b' },
      { a: 'c', b: 'd' },
    ]);
    expect(verdict(75.001).standsOut).toEqual([{ a: 'c', b: 'd' }]);
    expect(verdict(90).sentence).toContain('2 of 4 submissions flagged');
    expect(verdict(90).sentence).toContain('1 more pair stands out from the class: look at it.');
  });

  test('a submission above a threshold is red under it as well', () => {
    const above = findings([submission('a', 90), submission('b', 1)]);
    expect(judge(above, null, { ...POLICY, failOn: 'stands-out' }).exitCode).toBe(1);
  });
});

test('a check that the service has not completed to the end is incomplete, and says so', () => {
  const there = findings([submission('a', 1), submission('b', 2), submission('c', 0)], { unfinished: 1 });
  const verdict = judge(there, null, POLICY);
  expect([verdict.outcome, verdict.exitCode]).toEqual(['incomplete', 1]);
  expect(verdict.sentence).toContain('1 submission of it is not');
  expect(judge(there, null, { ...POLICY, onIncomplete: 'warn' }).exitCode).toBe(0);
  const flagged = judge({ ...there, submissions: [submission('a', 90)] }, null, {
    ...POLICY,
    failOn: 'never',
  });
  expect([flagged.outcome, flagged.exitCode]).toEqual(['flagged', 1]);
});

test('the sentence of an incomplete run says what is missing of whom', () => {
  const limit = { path: 'b.py', reason: 'limit' } as const;
  const there = findings(
    [
      submission('a', 1, { aiState: 'missing' }),
      submission('b', 1, { leftOut: [limit] }),
      unread('c'),
      submission('d', 1),
    ],
    { failures: [{ key: 'x', name: 'x', role: 'judged', reason: 'gone' }] },
  );
  expect(judge(there, null, POLICY).sentence).toBe(
    '2 of 5 submissions could not be checked, files of 1 submission could not be compared, no AI score is known for 1 submission; none of the others is flagged (similarity above 75).',
  );
});

test('a dismissed pair is all that made a number, also beside one of people who belong together', () => {
  const there = (more: Parameters<typeof aPair>[3]) =>
    findings([submission('a', 90), submission('b', 90), submission('c', 1)], {
      pairs: [aPair('a', 'b', 90), aPair('a', 'c', 88, more)],
    });
  const dismissed = [{ a: 'b', b: 'a', reason: 'x' }];
  const flagged = (more: Parameters<typeof aPair>[3], those = dismissed) =>
    judge(there(more), null, POLICY, those).flagged.map(({ key }) => key);
  expect(flagged({ together: 'team' })).toEqual([]);
  expect(flagged({})).toEqual(['a']);
  expect(flagged({ together: 'team' }, [])).toEqual(['a', 'b']);
});

describe('beside what decides, a sentence tells', () => {
  const pairs = [
    aPair('a', 'b', 40, { suspicion: 90, longestFragment: 90, overlap: 200, standsOut: true }),
    // Alike above the threshold, and no closer than the class.
    aPair('a', 'd', 80, { total: 70 }),
  ];
  const failure = (sentence: string) => ({ provider: 'github' as const, sentence });
  const webSearch = {
    providers: ['github' as const],
    requests: 0,
    sent: [],
    tutorials: [],
    notSearched: 2,
    failures: [failure('GitHub is away.'), failure('So is the archive.')],
  };
  const there = (total: number, more: readonly SubmissionFinding[] = [unread('e')]) =>
    findings([...['a', 'b', 'd'].map((key) => submission(key, 40)), submission('c', total), ...more], {
      pairs,
      ordinary: 90,
    });
  const web = 'The search of the web failed, and on-web-error is fail: GitHub is away. So is the archive.';
  const thresholds = '(similarity above 75)';
  const ordinary = (n: string) => `${n} alike above the threshold with another one`;

  test.each<[string, ReturnType<typeof findings>, Partial<Policy>, readonly string[]]>([
    [
      'flags',
      { ...there(90), webSearch },
      { onWebError: 'fail' },
      [
        '1 of 5 submissions flagged',
        ordinary('2 more are'),
        '1 more pair stands out',
        '1 submission could',
        web,
      ],
    ],
    [
      'what stands out',
      there(40),
      { failOn: 'stands-out' },
      [
        `No submission is above a threshold ${thresholds}.`,
        ordinary('2 of them are'),
        '1 pair',
        '1 submission could',
      ],
    ],
    [
      'numbers that contradict each other',
      { ...there(40), serviceFlaggedCount: 1 },
      {},
      [
        'The service counts 1 flagged',
        'Look at the service’s own',
        '1 pair stands out',
        '1 submission could',
      ],
    ],
    [
      'what is missing',
      there(40),
      {},
      ['1 of 5 submissions could not be checked; none', ordinary('2 of them are'), '1 pair stands out'],
    ],
  ])('of %s', (_what, found, policy, parts) => {
    const { sentence } = judge(found, null, { ...POLICY, ...policy });
    const places = parts.map((part) => sentence.indexOf(part));
    expect(places).toEqual(places.toSorted((x, y) => x - y));
    expect(places[0]).toBe(0);
    expect(new Set(places).size).toBe(parts.length);
  });

  test('of a search of the web that failed, that alone where nothing else is missing', () => {
    const { sentence } = judge({ ...there(40, []), webSearch, pairs: [] }, null, {
      ...POLICY,
      onWebError: 'fail',
    });
    expect(sentence).toBe(web);
  });
});
