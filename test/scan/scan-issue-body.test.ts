import fc from 'fast-check';
import { ANY_CHARACTER } from '../any-text.ts';
import { describe, expect, test } from 'vitest';
import { compareWithReported } from '../../src/bot/scan/news.ts';
import {
  hasAnythingToTell,
  issueMarker,
  isConfigured,
  readIssueMarker,
  readTicks,
  renderScanIssue,
  type ScanIssueContent,
  withTick,
} from '../../src/bot/scan/issue/scan-issue-body.ts';
import { outliersOf } from '../../src/bot/scan/outliers.ts';
import { rowIdOf } from '../../src/bot/scan/issue/row-id.ts';
import { staffLogins } from '../../src/bot/scan/issue/finding-lines.ts';
import { newAssignment } from '../../src/bot/scan/state/assignment-state.ts';
import type { AssignmentState } from '../../src/bot/scan/state/state-schema.ts';
import { report } from '../report/sample.ts';
import { AT, content, findings, pair, repository, RUN, THRESHOLDS, SHA } from './findings.ts';

const CLASS = [repository(1, { total: 90 }), repository(2), repository(3)];
const NONE = new Map<string, boolean>();

test('pairs that stand out below the threshold are listed without a box, and open an issue', () => {
  const found = findings(CLASS, [{ ...pair(2, 1, 40), suspicion: 93.04, standsOut: true }]);
  const verdict = { ...report([], {}).verdict, standsOut: [{ a: 'cs1/hw-2', b: 'cs1/hw-1' }] };
  const shown = content(
    findings([repository(1), repository(2)]),
    {},
    { outliers: outliersOf({ findings: found, verdict }) },
  );
  expect(hasAnythingToTell(shown)).toBe(true);
  expect(hasAnythingToTell({ ...shown, outliers: [] })).toBe(false);
  const body = renderScanIssue(shown, NONE);
  expect(body).toContain('### Below the threshold, and out of the ordinary (1)');
  const row = body.split('\n').find((line) => line.includes('priority 93.0'));
  expect(row).toMatch(/^- \[`cs1\/hw-1`\].* ↔ \[`cs1\/hw-2`\].* · priority 93\.0$/);
  // Nothing is kept of it that would say whether it grew.
  expect(readTicks(body).size).toBe(0);
  // What is listed, and what to do about what has no box.
  expect(body).toContain('75 % AI score are listed, and pairs that stand out from the class.');
  expect(body).toContain('Decide about it as a case in the report');
  const without = renderScanIssue({ ...shown, outliers: [] }, NONE);
  expect(without).not.toContain('out of the ordinary');
  expect(without).toContain('75 % AI score are listed.');
});

test('a repository of last year is told from one of the class', () => {
  const old = { ...repository(4), role: 'archive' } as const;
  const body = renderScanIssue(content(findings([...CLASS, old], [pair(1, 4, 91)])), NONE);
  const row = body.split('\n').find((line) => line.includes('↔'));
  expect(row).toMatch(/\[`cs1\/hw-1`\]\S* ↔ \[`cs1\/hw-4`\]\S* \(archive\) · 91/);
});

test('a pair that the config file closes is no ticked box', () => {
  const dismissed = [{ a: 'cs1/hw-1', b: 'cs1/hw-2', reason: 'one group' }];
  const at = (assignment: Partial<AssignmentState>, config: typeof dismissed): ScanIssueContent => ({
    ...content(findings(CLASS, [pair(1, 2, 91)])),
    news: compareWithReported(
      findings(CLASS, [pair(1, 2, 91)]),
      { ...newAssignment('5'.repeat(64)), ...assignment },
      { thresholds: THRESHOLDS, dismissed: config, at: AT },
    ),
  });
  const first = renderScanIssue(at({}, dismissed), NONE);
  expect(first).toMatch(/- \[x\] .* · one group/);
  expect(readTicks(first)).toEqual(NONE);
  // Taken out of the config file, it is open again.
  expect(renderScanIssue(at({}, []), readTicks(first))).toContain('Open pairs (1)');
  // The reason is told, also where a box was ticked before.
  const ticked = { '1-2': { reason: 'ticked in the issue', by: null, at: AT, via: 'issue' } } as const;
  expect(renderScanIssue(at({ dismissed: ticked }, dismissed), NONE)).toContain('one group');
});

test('the mark is read back, and nothing else is one', () => {
  for (const [assignment, branch] of [
    ['hw1', null],
    ['hw.1-b_2', 'state of --> course/2'],
  ] as const) {
    expect(readIssueMarker(`${issueMarker(assignment, branch)}\r\nrest`)).toEqual({ assignment, branch });
  }
  for (const body of [
    '',
    'hello\n<!-- code-similarity-action:scan hw1 -->',
    '<!-- code-similarity-action:scan ../hw1 -->',
    '<!-- code-similarity-action:scan hw1 of %zz -->',
    '<!-- code-similarity-action:scan hw1 news abc -->',
  ]) {
    expect(readIssueMarker(body)).toBeNull();
  }
});

test('one box is set, and no other character is changed', () => {
  const body = renderScanIssue(content(findings(CLASS, [pair(1, 2, 91), pair(1, 3, 90)])), NONE);
  const ticked = withTick(body, '1-2', true);
  expect([...readTicks(ticked)]).toEqual([
    ['1-2', true],
    ['1-3', false],
  ]);
  expect(withTick(ticked, '1-2', true)).toBe(ticked);
  expect(withTick(ticked, '1-2', false)).toBe(body);
  expect(withTick(body, '2-3', true)).toBe(body);
  expect(isConfigured(ticked, '1-2')).toBe(false);
  const configured = ticked.replace('<!-- pair:1-2 -->', '<!-- configured:1-2 -->');
  expect(isConfigured(configured, '1-2')).toBe(true);
  expect(withTick(configured, '1-2', false)).toBe(configured);
});

test('a row shows what a person types, and who was said to review it', () => {
  const reviewers = { '1-2': { login: 'eve' } };
  const found = content(findings(CLASS, [pair(1, 2, 91)]), {}, { staff: ['ada'], reviewers });
  expect(renderScanIssue(found, NONE)).toContain(`for \`eve\` · \`${rowIdOf('1-2')}\` <!-- pair:1-2 -->`);
});

describe('what the issue says', () => {
  test('pairs with links to the commits that were compared', () => {
    const body = renderScanIssue(content(findings(CLASS, [pair(1, 2, 91.24)])), NONE);
    expect(body.startsWith(`${issueMarker('hw')}\n`)).toBe(true);
    expect(body).toContain(
      `- [ ] **new** · [\`cs1/hw-1\`](https://github.com/cs1/hw-1/tree/${SHA}) ↔ [\`cs1/hw-2\`](https://github.com/cs1/hw-2/tree/${SHA}) · 91.2 % · \`${rowIdOf('1-2')}\` <!-- pair:1-2 -->`,
    );
    expect(body).toContain('**2 new** since the last report.');
    expect(body).toContain(
      '| [2026-11-21 04:31 UTC](https://github.com/cs1/staff/actions/runs/9) | flagged | 3 | 2 | 1 | 0 |',
    );
  });

  test('how much worse one became', () => {
    const body = renderScanIssue(
      content(findings(CLASS, [pair(1, 2, 91)]), { reportedPairs: { '1-2': { score: 80, at: AT } } }),
      NONE,
    );
    expect(body).toMatch(
      /- \[ \] \*\*worse\*\* .* · 91\.0 % \(was 80\.0 %\) · `p[0-9a-f]{7}` <!-- pair:1-2 -->/,
    );
  });

  test('a repository that is gone by the name it had', () => {
    const seen = {
      2: {
        fullName: 'cs1/gone',
        sha: SHA,
        collectedAt: AT,
        pushedAt: null,
        defaultBranch: null,
      },
    };
    const body = renderScanIssue(
      content(findings([repository(1)]), { seen, reportedPairs: { '1-2': { score: 80, at: AT } } }),
      NONE,
    );
    expect(body).toMatch(
      /\*\*not checked this time\*\* .*cs1\/gone.* · 80\.0 % · `p[0-9a-f]{7}` <!-- pair:1-2 -->/,
    );
  });

  test('unknown scores as n/a, never as 0', () => {
    const body = renderScanIssue(content(findings([repository(1, { total: 90, aiAverage: null })])), NONE);
    expect(body).toContain('similarity 90.0 %, AI n/a');
  });

  test('the same for the same, so that nothing is written twice', () => {
    const one = content(findings(CLASS, [pair(1, 2, 91), pair(1, 3, 91)]), {}, { staff: ['ada', 'bob'] });
    const other = content(
      findings(CLASS.toReversed(), [pair(3, 1, 91), pair(2, 1, 91)]),
      {},
      { staff: ['bob', 'ada'] },
    );
    expect(renderScanIssue(other, NONE)).toBe(renderScanIssue(one, NONE));
  });

  test('only what is above the threshold', () => {
    expect(hasAnythingToTell(content(findings([repository(1)])))).toBe(false);
    expect(hasAnythingToTell(content(findings(CLASS)))).toBe(true);
  });
});

describe('check boxes', () => {
  test('a ticked pair stays ticked and moves to the closed ones', () => {
    const said = content(findings(CLASS, [pair(1, 2, 91), pair(1, 3, 85)]));
    const before = renderScanIssue(said, NONE);
    const ticked = before.replace(/- \[ \](.*<!-- pair:1-2 -->)/, '- [x]$1');
    const after = renderScanIssue(said, readTicks(ticked));
    expect(after).toContain('### Open pairs (1)');
    expect(after).toContain('### Closed pairs (1)');
    expect([...readTicks(after)]).toEqual([
      ['1-3', false],
      ['1-2', true],
    ]);
    expect(renderScanIssue(said, readTicks(after))).toBe(after);
  });

  test('a pair that a command dismissed is ticked, with who and why', () => {
    const body = renderScanIssue(
      content(findings(CLASS, [pair(1, 2, 91)]), {
        dismissed: { '1-2': { reason: 'one *group*', by: 'ada', at: AT, via: 'bot' } },
      }),
      NONE,
    );
    expect(body).toMatch(/- \[x\] .* · one \\\*group\\\* \(`ada`\) · `p[0-9a-f]{7}` <!-- pair:1-2 -->/);
  });

  test('are read with the line ends and marks of a browser', () => {
    expect([
      ...readTicks('* [X] a <!-- pair:1-2 -->\r\n- [ ] b <!-- pair:1-k0123456789abcdef -->\r\n'),
    ]).toEqual([
      ['1-2', true],
      ['1-k0123456789abcdef', false],
    ]);
  });

  test.each([
    'text <!-- pair:1-2 -->',
    '- [x] no pair',
    '- [x] a <!-- pair:1-2 --> and more',
    '- [y] a <!-- pair:1-2 -->',
    '- [x] a <!-- pair:__proto__ -->',
  ])('are not where there are none: %s', (line) => {
    expect(readTicks(line).size).toBe(0);
  });

  test('cannot be forged by the name of a submission', () => {
    const hostile = fc.oneof(
      fc.string({ unit: ANY_CHARACTER }),
      fc.constantFrom(
        'x <!-- pair:1-3 -->',
        'x <!-- pair:1-3 -->\n- [x] y <!-- pair:1-3 -->',
        '`\n- [x] `<!-- pair:1-3 -->\r',
        '\u2028- [x] y <!-- pair:1-3 -->',
        issueMarker('other'),
      ),
    );
    fc.assert(
      fc.property(hostile, hostile, (name, reason) => {
        const found = findings(
          [repository(1, { name, origin: null, key: 'cs1/hw-1' }), repository(2)],
          [pair(1, 2, 91)],
        );
        const said = content(found);
        const dismissed = said.news.pairs.map((one) => ({
          ...one,
          dismissed: { reason, by: name, via: 'bot' as const },
        }));
        for (const news of [said.news, { ...said.news, pairs: dismissed }]) {
          const body = renderScanIssue({ ...said, news }, NONE);
          expect([...readTicks(body).keys()]).toEqual(said.news.pairs.map(({ key }) => key));
        }
      }),
    );
  });
});

describe('a large class', () => {
  const many = Array.from({ length: 400 }, (_, n) => repository(n + 1, { total: 90, name: 'x'.repeat(300) }));
  const pairs = many.slice(1).map((_, n) => pair(1, n + 2, 76 + (n % 20)));
  const said = content(
    findings(many, pairs),
    {},
    { runs: Array.from({ length: 100 }, () => RUN), staff: ['ada'] },
  );

  test('fits, the worst pairs first', () => {
    const body = renderScanIssue(said, NONE);
    expect(body.length).toBeLessThanOrEqual(65_536);
    expect(body.length).toBeGreaterThan(60_000);
    expect(body).toMatch(/… and \d+ more pairs in the report of the run/);
    expect(body).toContain('### Open pairs (399)');
    expect(body).toContain('### Runs (the last 20)');
    const shown = [...readTicks(body).keys()];
    expect(shown).toEqual(said.news.pairs.slice(0, shown.length).map(({ key }) => key));
  });

  test('open pairs go before closed ones', () => {
    const ticks = new Map(said.news.pairs.slice(0, 310).map(({ key }) => [key, true]));
    const body = renderScanIssue(said, ticks);
    expect(body.length).toBeLessThanOrEqual(65_536);
    expect([...readTicks(body).values()].filter((ticked) => !ticked)).toHaveLength(89);
    expect(body).toMatch(/… and \d+ more pairs, which stay closed/);
  });
});

describe('staff', () => {
  test('are logins; a team cannot be assigned', () => {
    expect(staffLogins(['@ada', 'bob', 'ada', '@cs1/tutors', 'bad name', ' eve '])).toEqual([
      'ada',
      'bob',
      'eve',
    ]);
  });

  test('share the pairs, and keep theirs when another one joins', () => {
    const many = Array.from({ length: 61 }, (_, n) => repository(n + 1));
    const pairs = many.slice(1).map((_, n) => pair(1, n + 2, 80));
    const reviewers = (staff: readonly string[]) => {
      const body = renderScanIssue(content(findings(many, pairs), {}, { staff }), NONE);
      return new Map(
        [...body.matchAll(/ · for `(\w+)` · `p[0-9a-f]{7}` <!-- pair:(\S+) -->/g)].map(([, who, key]) => [
          key,
          who,
        ]),
      );
    };
    const two = reviewers(['ada', 'bob']);
    const three = reviewers(['ada', 'bob', 'eve']);
    expect(two.size).toBe(60);
    expect(new Set(two.values())).toEqual(new Set(['ada', 'bob']));
    const moved = [...two].filter(([key, who]) => three.get(key) !== who);
    expect(moved.map(([key]) => three.get(key)).every((who) => who === 'eve')).toBe(true);
    expect(moved.length).toBeGreaterThan(0);
  });
});

test('who stands out in the course is listed, opens an issue, and is no finding of the check', () => {
  const places = [
    { assignment: 'hw', key: '1-2', rank: 3 },
    { assignment: 'hw2', key: '8-9', rank: 1 },
  ];
  const one = { places, times: 2, of: 2, place: 0.008, expected: 0.0004, isTold: false };
  const none = content(findings([repository(1), repository(2)]));
  const some = { ...none, course: { found: [one, { ...one, isTold: true }], pairs: 7140 } };
  expect([none, some].map(hasAnythingToTell)).toEqual([false, true]);
  expect(renderScanIssue(none, NONE)).not.toContain('Over the course');
  const body = renderScanIssue(some, NONE);
  expect(body).toContain('### Over the course (2)');
  expect(body).toContain('It flags nobody');
  expect(body).toMatch(
    /- \*\*new\*\* · `repository 1` ↔ `repository 2` · place `hw` 3, `hw2` 1 · In 2 of 2 .* fewer than 0\.001 would/,
  );
  expect(body).toContain('Nothing new since the last report.');
  expect(readTicks(body)).toEqual(NONE);
  // However many stand out from the class, of whom nobody is told.
  const [, first, second] = CLASS;
  if (first === undefined || second === undefined) throw new Error('no class');
  const outlier = { sides: [['1', first] as const, ['2', second] as const], suspicion: 90 };
  const most = renderScanIssue({ ...some, outliers: Array.from({ length: 2000 }, () => outlier) }, NONE);
  expect(most).toMatch(/place `hw` 3, `hw2` 1/);
  expect(most).toMatch(/… and 1,\d{3} more pairs in the report of the run/);
  expect(most.length).toBeLessThanOrEqual(65_536);
});
