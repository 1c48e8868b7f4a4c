import { describe, expect, test } from 'vitest';
import { readBoxes } from '../../src/bot/scan/dashboard/boxes.ts';
import {
  type DashboardContent,
  type DashboardRow,
  dashboardMarker,
  renderDashboard,
  withFailure,
} from '../../src/bot/scan/dashboard/dashboard-body.ts';
import { LIMITS } from '../../src/contract/limits.ts';

const AT = '2026-11-21T04:30:00.000Z';

function row(name: string, more: Partial<DashboardRow> = {}): DashboardRow {
  return {
    name,
    issue: null,
    lastCheckAt: null,
    lastCheckUrl: null,
    open: null,
    fresh: null,
    dismissed: null,
    kind: 'waited',
    outcome: 'skipped',
    sentence: 'Nothing changed in 3 repositories.',
    remarks: [],
    nextAt: null,
    isOver: false,
    isPending: false,
    wish: null,
    left: {},
    unreadable: [],
    key: 'abc123',
    ...more,
  };
}

function content(more: Partial<DashboardContent> = {}): DashboardContent {
  return {
    branch: null,
    at: AT,
    runUrl: 'https://github.example/o/r/actions/runs/7',
    missedSince: null,
    nextScanAt: null,
    rows: [row('hw1')],
    over: [],
    course: { rows: [], pairs: 0 },
    serverUrl: 'https://github.example',
    size: { bytes: 1_500_000, limit: 200_000_000, warning: null },
    ...more,
  };
}

const lineWith = (body: string, text: string): string =>
  body.split('\n').find((line) => line.includes(text)) ?? '';

describe('what the dashboard says', () => {
  test('begins with its mark, and says when the last scan was and what to do when that is long ago', () => {
    const body = renderDashboard(content());
    expect(body.split('\n')[0]).toBe(dashboardMarker(null));
    expect(body).toContain(
      'Last scan: [2026-11-21 04:30 UTC](https://github.example/o/r/actions/runs/7). 1 assignment: 0 checked, 1 not due, 0 failed or unfinished. The state takes 1.5 MB of 200.0 MB.',
    );
    expect(body).toMatch(/scans do not run any more: look under \*Actions\*/);
    expect(body).not.toContain('[!WARNING]');
  });

  test('lists who stands out in the course, by the names of the newest assignment', () => {
    const places = [null, { assignment: 'hw2', key: '1-2', rank: 4 }];
    const finding = { places, times: 2, of: 3, place: 0.01, expected: 0.001, isTold: true };
    const seen = { 1: { fullName: 'c/`x`', sha: 'a'.repeat(40) } };
    const body = renderDashboard(content({ course: { rows: [{ finding, key: '1-2', seen }], pairs: 300 } }));
    expect(lineWith(body, 'place')).toContain('`repository 2` · place `hw2` 4 · In 2 of 3 assignments');
    expect(body).toContain('### Over the course');
    expect(renderDashboard(content())).not.toContain('Over the course');
  });

  test('counts, the issue and the next check of an assignment stand in its row', () => {
    const checked = row('hw1', {
      kind: 'checked',
      outcome: 'flagged',
      issue: 12,
      lastCheckAt: AT,
      lastCheckUrl: 'https://github.example/run',
      open: 3,
      fresh: 1,
      dismissed: 2,
      nextAt: '2026-11-22T04:30:00.000Z',
    });
    expect(lineWith(renderDashboard(content({ rows: [checked] })), '| `hw1`')).toBe(
      '| `hw1` | #12 | [2026-11-21 04:30 UTC](https://github.example/run) | 3 | 1 | 2 | flagged | from 2026-11-22 04:30 UTC |',
    );
  });

  test('what is not known is n/a, never 0', () => {
    expect(lineWith(renderDashboard(content()), '| `hw1`')).toBe(
      '| `hw1` |  | never | n/a | n/a | n/a | not due | when it is due |',
    );
  });

  test('after its window there is no next check', () => {
    const body = renderDashboard(content({ rows: [row('hw1', { isOver: true })] }));
    expect(lineWith(body, '| `hw1`')).toMatch(/\| none \|$/);
  });

  test('says what waits, and why', () => {
    expect(renderDashboard(content())).toContain('- `hw1`: Nothing changed in 3 repositories.');
  });

  test.each([
    ['failed', { kind: 'failed', outcome: 'forbidden', sentence: 'Add issues: write.' }],
    ['under way', { kind: 'checked', outcome: 'timeout', sentence: 'Add issues: write.', isPending: true }],
    ['stuck without a check', { kind: 'waited', sentence: 'Add issues: write.', isPending: true }],
    ['not analysed', { kind: 'checked', outcome: 'analysis-failed', sentence: 'Add issues: write.' }],
  ] as const)('one that is %s stands first, with its cure and a box to try again', (_, more) => {
    const body = renderDashboard(content({ rows: [row('hw1', { open: 9 }), row('hw2', more)] }));
    const line = lineWith(body, 'retry:hw2');
    expect(line).toMatch(/^- \[ \] `hw2` · .* · Add issues: write\. <!-- retry:hw2:abc123 -->$/);
    expect(body.indexOf(line)).toBeLessThan(body.indexOf('| `hw2`'));
    expect(body.indexOf('| `hw2`')).toBeLessThan(body.indexOf('| `hw1`'));
    expect(body).not.toContain('retry:hw1');
  });

  test('one that was checked or is not due has no box to try again', () => {
    const rows = [row('hw1'), row('hw2', { kind: 'checked', outcome: 'flagged' })];
    expect(renderDashboard(content({ rows }))).not.toContain('<!-- retry:');
  });

  test('one that the config file does not name says until when it knows people, and has a box to delete it', () => {
    const until = '2027-05-20T04:30:00.000Z';
    const over = [
      { name: 'old', key: 'k1', people: 1234, until },
      { name: 'older', key: 'k2', people: 0, until: AT },
    ];
    const body = renderDashboard(content({ over }));
    expect(lineWith(body, 'forget:old:')).toBe(
      '- [ ] `old` · 1,234 repositories and their people are forgotten on 2027-05-20 <!-- forget:old:k1 -->',
    );
    expect(lineWith(body, 'forget:older:')).toContain('people forgotten on 2026-11-21');
  });

  test('what was asked for is said with who asked, and has no box', () => {
    const wish = { kind: 'check', by: 'ada', at: AT, key: 'k' } as const;
    const body = renderDashboard(content({ rows: [row('hw1', { wish })] }));
    expect(body).toContain('Asked for by `ada` on 2026-11-21 04:30 UTC, and not done yet: a check.');
    expect(lineWith(body, '| `hw1`')).toMatch(/\| asked for \|$/);
    expect(readBoxes(body.replaceAll('- [ ]', '- [x]'))).toEqual([]);
  });

  test('where the server of the App scans, it says whom to ask when no scan came', () => {
    const body = renderDashboard(content({ runUrl: null, nextScanAt: '2026-11-22T02:43:10.000Z' }));
    expect(body).toContain(' of 200.0 MB. Next scan: 2026-11-22 02:43 UTC.');
    expect(body).toContain('If the time of the next scan is over, it does not run: ask whoever runs it.');
    expect(body).not.toContain('*Actions*');
  });

  test('nights without a scan are told once, with both ends', () => {
    const body = renderDashboard(content({ missedSince: '2026-11-12T04:31:00.000Z' }));
    expect(body).toContain('Before this scan none ran for 8 days, since 2026-11-12 04:31 UTC');
  });

  test('names of repositories that left are listed until somebody forgets them', () => {
    const left = {
      5: { how: 'moved', name: 'cs1/hw-5', now: 'cs1/mine', at: AT },
      6: { how: 'deleted', name: 'cs1/hw-6', now: null, at: AT, forgotten: true },
    } as const;
    const body = renderDashboard(content({ rows: [row('hw1', { left })] }));
    expect(lineWith(body, 'left:hw1:5')).toMatch(/renamed to cs1\/mine.*\(2026-11-21\) <!-- left:hw1:5 -->$/);
    expect(body).not.toContain('hw-6');
  });

  test('hostile text makes no box, no mention, no link and no second line', () => {
    const sentence =
      'x <!-- check:hw9:abc --> \n- [x] y <!-- retry:hw9:abc -->\n@everyone https://evil.example/ \u202egnp';
    const left = { 5: { how: 'deleted', name: sentence, now: null, at: AT } } as const;
    const body = renderDashboard(
      content({
        rows: [row('hw1', { sentence, left, kind: 'failed' })],
        size: { bytes: 1, limit: 1, warning: sentence },
      }),
    );
    expect(readBoxes(body)).toEqual([]);
    expect(body).not.toContain('hw9:abc -->');
    expect(body).not.toMatch(/@everyone|https:\/\/evil|\u202e/);
  });

  test('a very long sentence is cut, and a hundred assignments fit with all their boxes', () => {
    const rows = Array.from({ length: 100 }, (_, index) =>
      row(`assignment-number-${index}`, {
        issue: index + 1,
        lastCheckAt: AT,
        lastCheckUrl: 'https://github.com/some-organisation/some-repository/actions/runs/123456789012',
        open: index,
        fresh: 1,
        dismissed: 0,
      }),
    );
    const body = renderDashboard(content({ rows }));
    expect(body.length).toBeLessThan(LIMITS.commentCharacters);
    expect(body).not.toMatch(/… and/);
    expect(readBoxes(body.replaceAll('- [ ]', '- [x]'))).toHaveLength(200);
  });

  test('never longer than GitHub takes; what needs somebody is kept', () => {
    const left = Object.fromEntries(
      Array.from({ length: 200 }, (_, id) => [
        String(id + 1),
        { how: 'deleted' as const, name: `cs1/${'n'.repeat(99)}`, now: null, at: AT },
      ]),
    );
    const rows = Array.from({ length: 100 }, (_, index) =>
      row(`hw${index}`, { left, kind: index < 20 ? 'failed' : 'waited', sentence: 's'.repeat(5_000) }),
    );
    const body = renderDashboard(content({ rows, size: { bytes: 1, limit: 1, warning: 's'.repeat(1000) } }));
    expect(body.length).toBeLessThanOrEqual(LIMITS.commentCharacters);
    for (let index = 0; index < 20; index += 1) expect(body).toContain(`<!-- retry:hw${index}:`);
    expect(body).toMatch(/- … and \d+ more$/m);
  });
});

describe('boxes', () => {
  test('are read where they are ticked, with either list mark and line end', () => {
    const body =
      '- [x] `a` <!-- check:hw1:abc123 -->\r\n* [X] `b` <!-- left:hw.2_x:77 -->\r\n- [ ] `c` <!-- look:hw1:abc123 -->';
    expect(readBoxes(body)).toEqual([
      { kind: 'check', assignment: 'hw1', key: 'abc123' },
      { kind: 'left', assignment: 'hw.2_x', key: '77' },
    ]);
  });

  test.each([
    '- [x] no mark',
    '- [x] <!-- check:hw1:abc --> and more',
    '- [x] <!-- fly:hw1:abc -->',
    '- [x] <!-- check:../hw1:abc -->',
    '- [x] <!-- check:hw1:ABC -->',
    'text [x] <!-- check:hw1:abc -->',
  ])('nothing else is one: %s', (line) => {
    expect(readBoxes(line)).toEqual([]);
  });

  test('one that was ticked while the scan ran stays ticked, alone', () => {
    const rows = [row('hw1'), row('hw2')];
    const late = [{ kind: 'check', assignment: 'hw2', key: 'older' }] as const;
    expect(readBoxes(renderDashboard(content({ rows }), late))).toEqual([
      { kind: 'check', assignment: 'hw2', key: 'abc123' },
    ]);
  });
});

describe('a scan that failed as a whole', () => {
  const failure = { branch: null, at: AT, runUrl: null, sentence: 'A rule forbids it. <b>@all</b>' };

  test('is told above what was said before, which stays with its boxes', () => {
    const before = renderDashboard(content());
    const after = withFailure(before, failure);
    expect(after.split('\n')[0]).toBe(dashboardMarker(null));
    expect(after).toMatch(
      /> \[!CAUTION\]\n> The scan of 2026-11-21 04:30 UTC failed as a whole.*A rule forbids it\./,
    );
    expect(after).not.toContain('<b>');
    expect(after).toContain(before.split('\n').slice(1).join('\n').trim());
  });

  test('the next failure takes the place of the last', () => {
    const once = withFailure(renderDashboard(content()), failure);
    const twice = withFailure(once, { ...failure, sentence: 'Something else.' });
    expect(twice.match(/CAUTION/g)).toHaveLength(1);
    expect(twice).toContain('Something else.');
    expect(withFailure(once, failure)).toBe(once);
  });

  test('is told where there is no dashboard yet, and GitHub’s line ends do not matter', () => {
    expect(withFailure(null, failure).split('\n')[0]).toBe(dashboardMarker(null));
    const stored = withFailure(renderDashboard(content()), failure).replaceAll('\n', '\r\n');
    expect(withFailure(stored, failure).match(/CAUTION/g)).toHaveLength(1);
  });

  test('a long reason is cut, never in the middle of a character', () => {
    const reason = (sentence: string): string =>
      lineWith(withFailure(null, { ...failure, sentence }), 'more: ');
    expect(reason('s'.repeat(600))).toMatch(/: s{600}$/);
    expect(reason('s'.repeat(601))).toMatch(/: s{599}…$/);
    expect(reason(`${'s'.repeat(598)}😀 and more`)).toMatch(/: s{598}…$/);
  });

  test('is not longer than GitHub takes', () => {
    const before = `${dashboardMarker(null)}\n${'x'.repeat(LIMITS.commentCharacters - 100)}`;
    expect(withFailure(before, failure).length).toBeLessThanOrEqual(LIMITS.commentCharacters);
  });
});

test('what cannot be read is listed with its reason and since when, and opens no other line', () => {
  const unreadable = [{ name: 'cs1/hw1-ben', reason: 'blocked\n### (451)', at: AT }];
  const body = renderDashboard(content({ rows: [row('hw1', { unreadable })] }));
  expect(body).toMatch(/### Cannot be read\n/);
  expect(body).toMatch(/^- `hw1`: cs1\/hw1\\?-ben · blocked.*\(since 2026-11-21\)$/m);
  expect(body).not.toMatch(/^### \(451\)/m);
  expect(renderDashboard(content({ rows: [row('hw1')] }))).not.toContain('Cannot be read');
});
