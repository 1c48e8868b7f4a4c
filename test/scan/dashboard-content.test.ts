import { describe, expect, test } from 'vitest';
import {
  contentOf,
  inForce,
  type ScanFacts,
  schedulesOf,
} from '../../src/bot/scan/dashboard/dashboard-content.ts';
import type { ScannedAssignment } from '../../src/bot/scan/scanned-assignment.ts';
import type { Scheduled } from '../../src/bot/scan/schedule.ts';
import { newAssignment } from '../../src/bot/scan/state/assignment-state.ts';
import { emptyState } from '../../src/bot/scan/state/parse-state.ts';
import { type AssignmentState, STATE_LIMITS, type State } from '../../src/bot/scan/state/state-schema.ts';
import { RUN } from './findings.ts';

const NOW = new Date('2026-11-20T05:00:00Z');
const HOUR = 3_600_000;

function scheduled(name: string, schedule: Partial<Scheduled['schedule']> = {}): Scheduled {
  return {
    name,
    schedule: { from: null, until: null, minChanges: 1, cooldownMs: 0, ...schedule },
    settings: { web: [], deadline: null },
  };
}

function facts(more: Partial<ScanFacts> = {}): ScanFacts {
  const assignments = [scheduled('hw1')];
  const serverUrl = 'https://github.example';
  const none = { branch: null, runUrl: null, nextScan: null, schedule: null };
  return { assignments, serverUrl, now: NOW, ...none, ...more };
}

function scanned(name: string): ScannedAssignment {
  return {
    name,
    kind: 'waited',
    sentence: 'Nothing changed.',
    remarks: [],
    outcome: 'skipped',
    exitCode: 0,
    report: null,
    news: null,
    issue: null,
  };
}

function state(hw1: Partial<AssignmentState> = {}): State {
  return { ...emptyState(), assignments: { hw1: { ...newAssignment('5'.repeat(64)), ...hw1 } } };
}

const before = (hours: number, schedule?: string): NonNullable<State['lastScan']> => ({
  at: new Date(NOW.getTime() - hours * HOUR).toISOString(),
  run: '1',
  url: null,
  ...(schedule === undefined ? {} : { schedule }),
});

const missed = (lastScan: State['lastScan'], more: Partial<ScanFacts> = {}): boolean =>
  contentOf(facts(more), [scanned('hw1')], state(), lastScan).missedSince !== null;

describe('nights without a scan', () => {
  test('without a schedule a day and a half is too long', () => {
    expect([missed(undefined), missed(before(36)), missed(before(37))]).toEqual([false, false, true]);
  });

  test('a weekly scan is missed half a day after its time, whoever starts the next one', () => {
    // 2026-11-20 is a Friday.
    const thursdays = '0 4 * * 4';
    expect(missed(before(7 * 24 + 1), { schedule: thursdays })).toBe(true);
    expect(missed(before(6 * 24), { schedule: '0 4 * * 5' })).toBe(false);
    expect(missed(before(6 * 24, '0 4 * * 5'))).toBe(false);
    expect(missed(before(6 * 24, thursdays))).toBe(true);
  });

  test('of two lines each has its time, and one that was taken out is told once', () => {
    const [mondays, thursdays] = ['0 4 * * 1', '0 4 * * 4'];
    let last: State['lastScan'];
    /** A scan at that time. @returns when the next one is, and whether one was missed */
    const scan = (time: string, schedule: string | null): readonly [string | null, boolean] => {
      const now = new Date(`2026-11-${time}:10:00Z`);
      const { nextScanAt, missedSince } = contentOf(
        facts({ now, schedule }),
        [scanned('hw1')],
        state(),
        last,
      );
      const schedules = [...inForce(schedulesOf(schedule, last, now), now)];
      last = {
        at: now.toISOString(),
        run: '1',
        url: null,
        ...(schedule === null ? {} : { schedule }),
        schedules,
      };
      return [nextScanAt?.slice(8, 10) ?? null, missedSince !== null];
    };
    expect(scan('02T04', mondays)).toEqual(['09', false]);
    expect(scan('05T04', thursdays)).toEqual(['09', false]);
    expect(scan('09T04', mondays)).toEqual(['12', false]);
    expect(scan('10T09', null)).toEqual(['12', false]);
    // On Thursday none came.
    expect(scan('16T04', mondays)).toEqual(['23', true]);
    expect(scan('23T04', mondays)).toEqual(['30', false]);
    // Changed into a daily one.
    const daily = '0 2 * * *';
    expect(scan('24T02', daily)).toEqual(['25', false]);
    // The one line that there was, changed into a weekly one.
    last = { ...last, schedules: [{ schedule: daily, at: '2026-11-24T02:10:00.000Z' }] } as typeof last;
    expect(scan('30T04', mondays)).toEqual(['07', false]);
    expect(last?.schedules?.map(({ schedule }) => schedule)).toEqual([mondays]);
  });

  test('a line is known once, and no more lines than a state holds', () => {
    const at = '2026-11-20T03:59:00.000Z';
    const lines = Array.from({ length: 20 }, (_, minute) => ({ schedule: `${minute} * * * *`, at }));
    const lastScan = { at, run: '1', url: null, schedules: lines };
    const now = new Date('2026-11-20T04:00:00Z');
    const after = (schedule: string): readonly string[] =>
      inForce(schedulesOf(schedule, lastScan, now), now).map((one) => one.schedule);
    const known = lines.map(({ schedule }) => schedule);
    expect(after('5 * * * *')).toEqual([...known.filter((one) => one !== '5 * * * *'), '5 * * * *']);
    expect(after('30 * * * *')).toEqual([...known.slice(1), '30 * * * *']);
  });

  test('a plan that is known otherwise counts', () => {
    const weekly = (after: Date): Date => new Date(after.getTime() + 7 * 24 * HOUR);
    expect(missed(before(5 * 24), { nextScan: weekly })).toBe(false);
    expect(missed(before(8 * 24), { nextScan: weekly })).toBe(true);
  });

  test('an expression that nobody understands is none', () => {
    expect(missed(before(30, 'whenever'))).toBe(false);
    expect(missed(before(40, 'whenever'))).toBe(true);
  });
});

test('the next scan is told from the schedule, in UTC', () => {
  const next = (more: Partial<ScanFacts>): string | null =>
    contentOf(facts(more), [scanned('hw1')], state(), undefined).nextScanAt;
  expect(next({ schedule: '23 4 * * *' })).toBe('2026-11-21T04:23:00.000Z');
  expect(next({})).toBeNull();
});

describe('a row', () => {
  const rowOf = (own: Partial<AssignmentState>, schedule: Partial<Scheduled['schedule']> = {}) =>
    contentOf(facts({ assignments: [scheduled('hw1', schedule)] }), [scanned('hw1')], state(own), undefined)
      .rows[0];

  test('has the counts of the last check that noted any, and not of one that was given up', () => {
    const record = {
      ...RUN,
      at: '2026-11-19T04:00:00.000Z',
      run: '1',
      url: 'https://github.example/1',
      checkId: 1,
    };
    const runs = [
      { ...record, open: 4, dismissed: 2 },
      { ...record, outcome: 'cancelled' as const },
    ];
    expect(rowOf({ runs })).toMatchObject({ open: 4, dismissed: 2, fresh: 1, lastCheckUrl: record.url });
    expect(rowOf({ runs: [record] })).toMatchObject({ open: null, dismissed: null, fresh: null });
  });

  test('says when the schedule allows the next check, and where there is none any more', () => {
    const lastCheckAt = '2026-11-20T04:00:00.000Z';
    expect(rowOf({ lastCheckAt }, { cooldownMs: 24 * HOUR })).toMatchObject({
      nextAt: '2026-11-21T04:00:00.000Z',
      isOver: false,
    });
    expect(rowOf({ lastCheckAt })).toMatchObject({ nextAt: null, isOver: false });
    expect(rowOf({}, { until: new Date(0) })).toMatchObject({ nextAt: null, isOver: true });
  });
});

test('rows are in the order of the config file; what only the state knows stands apart', () => {
  const used = { ...newAssignment('5'.repeat(64)), lastCheckAt: NOW.toISOString() };
  const content = contentOf(
    facts({ assignments: [scheduled('b'), scheduled('a')] }),
    [scanned('a'), scanned('b')],
    { ...emptyState(), assignments: { a: used, old: used } },
    undefined,
  );
  expect(content.rows.map(({ name }) => name)).toEqual(['b', 'a']);
  expect(content.over.map(({ name }) => name)).toEqual(['old']);
});

test('a state that is nearly full is told', () => {
  const size = (bytes: number): string | null =>
    contentOf(facts(), [], { ...state(), stored: { hw1: { file: 'hw1.json', bytes } } }, undefined).size
      .warning;
  expect(size(STATE_LIMITS.fileBytes * 0.8)).toBeNull();
  expect(size(STATE_LIMITS.fileBytes * 0.8 + 1)).toMatch(/hw1/);
});
