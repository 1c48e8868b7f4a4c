import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newAssignment } from '../../src/bot/scan/state/assignment-state.ts';
import {
  isOver,
  isToForget,
  KEPT_DAYS,
  keptUntil,
  lastUsed,
  peopleIn,
  withoutPeople,
} from '../../src/bot/scan/state/forget.ts';
import { emptyState } from '../../src/bot/scan/state/parse-state.ts';
import type { AssignmentState, State } from '../../src/bot/scan/state/state-schema.ts';
import { stateSize } from '../../src/bot/scan/state/state-size.ts';
import { forgetOver } from '../../src/bot/scan/steps/forget-over.ts';
import { takeLease } from '../../src/bot/scan/store/lease.ts';
import { STATE_BRANCH } from '../../src/bot/scan/store/state-branch.ts';
import { SHA, NO_RUN } from './findings.ts';
import { staffRepository, type StaffRepository } from './staff-repository.ts';
import { filesOf } from './stored-state.ts';

const SALT = '5'.repeat(64);
const OTHER_SALT = '6'.repeat(64);
const USED = '2026-01-10T04:00:00.000Z';
const used = new Date(USED).getTime();
const WEEK = 7 * 24 * 3_600_000;
const DAYS = KEPT_DAYS * 24 * 3_600_000;
const SEEN = { fullName: 'cs1/hw-ann', sha: SHA, collectedAt: USED, pushedAt: USED, defaultBranch: 'main' };
const PERSON = { repository: 'cs1/hw-ann', repositoryId: 1, user: 'ann', commit: SHA };

const old: AssignmentState = {
  ...newAssignment(SALT),
  lastCheckAt: USED,
  seen: { 1: SEEN, 2: SEEN },
  pseudonyms: { 's-0123456789': PERSON },
  left: { 3: { how: 'deleted', name: 'cs1/hw-cyd', now: null, at: USED } },
  students: {
    comparedWith: 1,
    notComparedWith: 0,
    aiRun: false,
    baseCode: false,
    isEmbedded: true,
    notes: {
      1: { sha: SHA, outcome: 'flagged', isFlagged: true, similarity: 'high', ai: 'n/a', notChecked: null },
    },
  },
  reportedPairs: { '1-2': { score: 90, at: USED } },
  dismissed: { '1-2': { reason: 'group work', by: 'ada', at: USED, via: 'bot' } },
  issue: 4,
};
const pending: AssignmentState['pending'] = {
  fingerprint: 'f'.repeat(64),
  plannedAt: USED,
  run: { runId: '9', jobSlug: 'scan', attempt: 1 },
  submissions: [],
  progress: { stage: 'planned' },
};

describe('an assignment', () => {
  test('is over half a year after it was last used, not before', () => {
    expect(isOver(old, new Date(used + DAYS))).toBe(false);
    expect(isOver(old, new Date(used + DAYS + 1))).toBe(true);
    const run = { ...NO_RUN, at: '2026-02-01T00:00:00.000Z' };
    expect(lastUsed({ ...old, runs: [run] })).toBe(run.at);
    expect(isOver({ ...old, runs: [run] }, new Date(used + DAYS + 1))).toBe(false);
  });

  test('was last used when a run ended, a check did or one was planned, whichever was the last', () => {
    const [first, second, third] = ['2026-01-01', '2026-02-01', '2026-03-01'].map(
      (day) => `${day}T00:00:00.000Z`,
    ) as [string, string, string];
    for (const [run, checked, planned] of [
      [first, second, third],
      [second, third, first],
      [third, first, second],
    ] as const) {
      const one = {
        ...old,
        runs: [
          { ...NO_RUN, at: first },
          { ...NO_RUN, at: run },
        ],
        lastCheckAt: checked,
      };
      expect(lastUsed({ ...one, pending: { ...pending, plannedAt: planned } })).toBe(third);
      expect(lastUsed(one)).toBe(run > checked ? run : checked);
    }
    expect(lastUsed(newAssignment(SALT))).toBeNull();
    expect(keptUntil({ ...old, lastCheckAt: null, pending })).toBe(new Date(used + DAYS).toISOString());
  });

  test('that is over is to be forgotten while it names anybody', () => {
    const later = new Date(used + DAYS + 1);
    expect(isToForget(old, later)).toBe(true);
    expect(isToForget(old, new Date(used + DAYS))).toBe(false);
    expect(isToForget(withoutPeople(old, OTHER_SALT, USED), later)).toBe(false);
  });

  test('is never over while a check is pending, or where no scan was', () => {
    const later = new Date(used + 10 * DAYS);
    expect(isOver({ ...old, pending }, later)).toBe(false);
    expect(isOver(newAssignment(SALT), later)).toBe(false);
  });

  test('forgets whom it names, and nothing that keeps a finding from being told again', () => {
    const forgotten = withoutPeople(old, OTHER_SALT, USED);
    expect([peopleIn(old), peopleIn(forgotten)]).toEqual([3, 0]);
    expect(JSON.stringify(forgotten)).not.toMatch(/ann|cyd|5555|high/);
    const evidence = { similarity: null, suspicion: null, tokens: null };
    const one = { names: ['x'], reason: null, note: null, by: null, at: USED, evidence };
    const answers = [{ subject: '1', at: USED, text: 'I wrote it alone' }];
    const cases = [
      { ...one, subjects: ['1'], state: 'new' as const, answers },
      { ...one, subjects: ['1', '2'], state: 'confirmed' as const, answers },
    ];
    expect(withoutPeople({ ...old, cases }, OTHER_SALT, USED).cases).toEqual([
      { ...one, subjects: ['1', '2'], state: 'confirmed' },
    ]);
    expect(forgotten).toMatchObject({
      salt: OTHER_SALT,
      issue: 4,
      reportedPairs: old.reportedPairs,
      dismissed: old.dismissed,
      lastCheckAt: USED,
      forgottenAt: USED,
    });
  });
});

/** Of an assignment that is over, of one that is not, and of one that begins with the other's name. */
const COPIES = {
  'state.corrupt-1111111-over.json': '{"seen": {"1": {"fullName": "cs1/hw-ann"',
  'state.corrupt-2222222-open.json': '{"seen": {"1": {"fullName": "cs1/hw-ann"',
  'state.corrupt-3333333-not-over.json': '{"seen": {"1": {"fullName": "cs1/hw-bea"',
};

describe('a scan', () => {
  let staff: StaffRepository;
  const seed = (assignments: State['assignments']): Promise<unknown> =>
    staff.repository.commit({
      branch: STATE_BRANCH,
      force: true,
      replaceAll: true,
      files: { ...filesOf({ ...emptyState(), assignments }), ...COPIES },
    });
  beforeEach(async () => {
    staff = await staffRepository();
    await seed({
      over: old,
      closed: old,
      open: old,
      fresh: { ...old, lastCheckAt: staff.date().toISOString() },
    });
  });
  afterEach(() => staff.close());

  const scan = async (dryRun: boolean, lastScan?: string): Promise<readonly (string | undefined)[]> => {
    const notices: string[] = [];
    const taken = await takeLease(staff.store(), { run: '1', attempt: 1, token: 'a'.repeat(16) }, staff.date);
    if (!taken.taken) throw new Error(taken.sentence);
    const named = (name: string, until: Date | null) => ({ name, schedule: { until }, settings: { dryRun } });
    const host = {
      assignments: [named('open', null), named('closed', new Date(used))],
      world: { date: staff.date, log: { ...staff.log, notice: (text: string) => notices.push(text) } },
      newSalt: () => OTHER_SALT,
    };
    const last = lastScan === undefined ? {} : { lastScan: { at: lastScan, run: '0', url: null } };
    await forgetOver(host, taken.store, { ...taken.state, ...last });
    return notices.map((text) => text.split(' ')[0]);
  };

  test('forgets what its config does not name any more, or is closed; and keeps no earlier commit of it', async () => {
    expect(await scan(false)).toEqual(['closed', 'over']);
    const { assignments } = staff.stored();
    expect(Object.entries(assignments).map(([name, one]) => [name, peopleIn(one)])).toEqual([
      ['closed', 0],
      ['fresh', 3],
      ['open', 3],
      ['over', 0],
    ]);
    expect(staff.history()).toBe(1);
    const kept = Object.keys(COPIES).filter((path) => staff.file(path) !== null);
    expect(kept).toEqual(Object.keys(COPIES).slice(1));
    // What was forgotten is no part of a later write.
    await staff.store().update((state) => ({ ...state, assignments: { ...state.assignments } }));
  });

  test.each([
    ['a week ago', 1, WEEK, true],
    ['longer ago, as a clock that leapt has it', 1, WEEK + 1, false],
    ['longer ago, and found it over too', WEEK + 2, WEEK + 1, true],
    ['longer ago, and found it not over yet', WEEK + 1, WEEK + 1, false],
    ['in the future, by a clock that was ahead', 1, -60 * WEEK, true],
  ])('after one %s', async (_, overForMs, lastAgoMs, does) => {
    const now = staff.date().getTime();
    const lastCheckAt = new Date(now - DAYS - overForMs).toISOString();
    await seed({ over: { ...old, lastCheckAt } });
    expect(await scan(false, new Date(now - lastAgoMs).toISOString())).toEqual(does ? ['over'] : []);
    expect(peopleIn(staff.stored().assignments['over'] ?? newAssignment(SALT))).toBe(does ? 0 : 3);
  });

  test('that is a rehearsal forgets nothing', async () => {
    expect(await scan(true)).toEqual([]);
    expect(peopleIn(staff.stored().assignments['over'] ?? newAssignment(SALT))).toBe(3);
  });
});

describe('the size of a state', () => {
  const of = (...sizes: number[]) =>
    stateSize({
      stored: Object.fromEntries(sizes.map((bytes, n) => [`hw${n}`, { file: `hw${n}.json`, bytes }])),
    });

  test('is what its files take, the largest first', () => {
    expect(of(5, 7)).toMatchObject({
      bytes: 12,
      limit: 200_000_000,
      warning: null,
      files: [{ name: 'hw1' }, { name: 'hw0' }],
    });
  });

  test('is warned of from 80 % of a limit on, with the names of what is large', () => {
    expect(of(8_000_000).warning).toBeNull();
    expect(of(8_000_001, 1).warning).toMatch(/10\.0 MB at most.*hw0 \(8\.0 MB\)\. Divide/);
    const many = Array.from({ length: 20 }, () => 8_000_000);
    expect(of(...many).warning).toBeNull();
    expect(of(...many, 1).warning).toMatch(/160\.0 MB of 200\.0 MB in 21 assignments.*state prune NAME/);
  });
});
