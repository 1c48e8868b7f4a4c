import { describe, expect, test } from 'vitest';
import {
  decide,
  decideAll,
  decideEarly,
  headsToRead,
  type ListedRepository,
  type Scheduled,
} from '../../src/bot/scan/schedule.ts';
import { emptyState } from '../../src/bot/scan/state/parse-state.ts';
import { newAssignment, noteWish, planCheck } from '../../src/bot/scan/state/assignment-state.ts';
import type { AssignmentState, SeenRepository } from '../../src/bot/scan/state/state-schema.ts';

const HEAD = 'a'.repeat(40);
const OTHER = 'b'.repeat(40);
const NOW = new Date('2026-11-21T12:00:00Z');
const HOUR = 3_600_000;

function found(id: number, more: Partial<ListedRepository> = {}): ListedRepository {
  return { id, fullName: `cs1/hw-${id}`, headSha: HEAD, pushedAt: '2026-11-20T00:00:00Z', ...more };
}

function seen(id: number, more: Partial<SeenRepository> = {}): SeenRepository {
  return {
    fullName: `cs1/hw-${id}`,
    sha: HEAD,
    collectedAt: '2026-11-20T01:00:00Z',
    pushedAt: '2026-11-20T00:00:00Z',
    defaultBranch: null,
    ...more,
  };
}

function scheduled(schedule: Partial<Scheduled['schedule']> = {}, name = 'hw'): Scheduled {
  return {
    name,
    schedule: { from: null, until: null, minChanges: 1, cooldownMs: 0, ...schedule },
    settings: { web: [], deadline: null },
  };
}

function assignment(more: Partial<AssignmentState> = {}): AssignmentState {
  return { ...newAssignment('5'.repeat(64)), ...more };
}

const PLAN = {
  fingerprint: 'f'.repeat(64),
  plannedAt: '2026-11-21T11:00:00.000Z',
  run: { runId: '1', jobSlug: 'scan', attempt: 1 },
  submissions: [],
};
const PENDING: AssignmentState['pending'] = { ...PLAN, progress: { stage: 'planned' } };

/** A check as it is noted. */
const RUN: AssignmentState['runs'][number] = {
  at: NOW.toISOString(),
  run: '1',
  url: null,
  outcome: 'passed',
  checkId: 1,
  submissions: 3,
  flagged: 0,
  newFindings: 0,
  worseFindings: 0,
};

describe('when an assignment is due', () => {
  test('the first time it is seen', () => {
    const decision = decide(scheduled(), null, [found(1), found(2)], NOW);
    expect(decision).toMatchObject({ kind: 'check', changed: [1, 2] });
    expect(decision.reason).toBe('The first check, of 2 repositories.');
  });

  test('not while nothing changed', () => {
    const state = assignment({ seen: { 1: seen(1), 2: seen(2) }, lastCheckAt: '2026-11-20T01:00:00.000Z' });
    expect(decide(scheduled(), state, [found(1), found(2)], NOW)).toMatchObject({
      kind: 'wait',
      reason: 'Nothing changed in 2 repositories.',
    });
  });

  test('with as many changes as min-changes asks for, and not with one less', () => {
    const state = assignment({
      seen: { 1: seen(1), 2: seen(2), 3: seen(3), 4: seen(4) },
      lastCheckAt: '2026-11-20T01:00:00.000Z',
    });
    const heads = (changed: number) =>
      [1, 2, 3, 4].map((id) => found(id, { headSha: id <= changed ? OTHER : HEAD }));
    const schedule = scheduled({ minChanges: 3 });
    expect(decide(schedule, state, heads(2), NOW)).toMatchObject({ kind: 'wait', changed: [1, 2] });
    expect(decide(schedule, state, heads(3), NOW)).toMatchObject({ kind: 'check', changed: [1, 2, 3] });
  });

  test('the few who push last are checked: after a week, after the deadline, and once behind the window', () => {
    const last = '2026-11-20T01:00:00.000Z';
    const state = assignment({ seen: { 1: seen(1), 2: seen(2), 3: seen(3) }, lastCheckAt: last });
    const heads = [found(1, { headSha: OTHER }), found(2), found(3)];
    const few = scheduled({ minChanges: 3 });
    const after = (hours: number): Date => new Date(Date.parse(last) + hours * HOUR);
    expect(decide(few, state, heads, after(7 * 24 - 1)).kind).toBe('wait');
    expect(decide(few, state, heads, after(7 * 24))).toMatchObject({ kind: 'check', changed: [1] });

    const due = { ...few, settings: { ...few.settings, deadline: after(2) } };
    expect(decide(due, state, heads, after(2)).kind).toBe('wait');
    expect(decide(due, state, heads, after(3)).kind).toBe('check');

    const ending = scheduled({ minChanges: 3, until: after(2) });
    expect(decide(ending, state, heads, after(2)).kind).toBe('wait');
    expect(decide(ending, state, heads, after(3)).kind).toBe('check');
    expect(decide(ending, state, [found(1), found(2), found(3)], after(3)).reason).toMatch(
      /^Nothing changed/,
    );
    // It was made, or nobody scanned for too long.
    const made = { ...state, lastCheckAt: after(3).toISOString(), runs: [{ ...RUN, open: 0 }] };
    expect(decide(ending, made, heads, after(4)).reason).toMatch(/^Scans ended/);
    expect(decide(ending, state, heads, after(7 * 24 + 2)).kind).toBe('check');
    expect(decide(ending, state, heads, after(7 * 24 + 3)).reason).toMatch(/^Scans ended/);
    // A check that failed has compared nobody; one that fails each night ends with the week.
    const failed = { ...made, runs: [{ ...RUN, outcome: 'analysis-failed' as const }] };
    expect(decide(ending, failed, heads, after(4)).kind).toBe('check');
    const again = { ...failed, lastCheckAt: after(7 * 24).toISOString() };
    expect(decide(ending, again, heads, after(7 * 24 + 3)).reason).toMatch(/^Scans ended/);
    // A cooldown that is longer than the week takes nothing from it.
    const patient = scheduled({ until: after(2), cooldownMs: 300 * HOUR });
    expect(decide(patient, state, heads, after(299)).reason).toMatch(/cooldown-hours/);
    expect(decide(patient, state, heads, after(300)).kind).toBe('check');
    expect(decide(patient, state, heads, after(300 + 7 * 24 + 1)).reason).toMatch(/^Scans ended/);
    expect(decide(patient, made, heads, after(303)).reason).toMatch(/^Scans ended/);
  });

  test('a class smaller than min-changes is checked when all of it changed', () => {
    const schedule = scheduled({ minChanges: 50 });
    expect(decide(schedule, null, [found(1), found(2, { headSha: null })], NOW)).toMatchObject({
      kind: 'check',
      changed: [1],
      empty: [2],
    });
  });

  test.each([
    ['before the window', { from: new Date(NOW.getTime() + 1) }, /^Scans begin on 2026-11-21/],
    ['after the window', { until: new Date(NOW.getTime() - 1) }, /^Scans ended on 2026-11-21/],
  ])('not %s', (_, window, reason) => {
    const decision = decide(scheduled(window), null, [found(1)], NOW);
    expect(decision.kind).toBe('wait');
    expect(decision.reason).toMatch(reason);
  });

  test('at both ends of the window', () => {
    expect(decide(scheduled({ from: NOW, until: NOW }), null, [found(1)], NOW).kind).toBe('check');
  });

  test('not within the cooldown, and at its very end', () => {
    const state = assignment({ lastCheckAt: '2026-11-21T06:00:00.000Z' });
    expect(decide(scheduled({ cooldownMs: 6 * HOUR + 1 }), state, [found(1)], NOW).reason).toMatch(
      /cooldown-hours/,
    );
    expect(decide(scheduled({ cooldownMs: 6 * HOUR }), state, [found(1)], NOW).kind).toBe('check');
  });

  test('the cooldown of a check of more than a day ahead is over: a clock was', () => {
    const ahead = (ms: number): string | undefined => {
      const lastCheckAt = new Date(NOW.getTime() + ms).toISOString();
      return decide(scheduled({ cooldownMs: HOUR }), assignment({ lastCheckAt }), [found(1)], NOW).kind;
    };
    expect([ahead(24 * HOUR), ahead(24 * HOUR + 1)]).toEqual(['wait', 'check']);
  });

  test('a pending check comes before window and cooldown', () => {
    const state = assignment({ pending: PENDING, lastCheckAt: NOW.toISOString() });
    const closed = scheduled({ until: new Date(0), cooldownMs: HOUR });
    expect(decide(closed, state, [], NOW).kind).toBe('finish-pending');
    expect(decideEarly(closed, state, NOW)?.kind).toBe('finish-pending');
  });

  test('what the clock says is known before anything is listed', () => {
    expect(decideEarly(scheduled({ until: new Date(0) }), null, NOW)?.kind).toBe('wait');
    expect(decideEarly(scheduled(), null, NOW)).toBeNull();
  });
});

describe('what somebody asked for', () => {
  const wish = { kind: 'check', by: null, at: '2026-11-21T10:00:00.000Z', key: 'k1' } as const;
  const checkedToday = { seen: { 1: seen(1) }, lastCheckAt: '2026-11-21T11:00:00.000Z' };
  const held = scheduled({ cooldownMs: 24 * HOUR, minChanges: 5, until: new Date(0) });

  test.each(['check', 'retry'] as const)('a %s beats window, cooldown, min-changes and quiet', (kind) => {
    const state = assignment({ ...checkedToday, wish: { ...wish, kind } });
    expect(decideEarly(held, state, NOW)).toBeNull();
    expect(decide(held, state, [found(1)], NOW)).toMatchObject({
      kind: 'check',
      reason: 'A check was asked for with a box on 2026-11-21 10:00 UTC.',
    });
    expect(decide(held, assignment(checkedToday), [found(1)], NOW).kind).toBe('wait');
  });

  test('is said with the name of who asked', () => {
    const state = assignment({ ...checkedToday, wish: { ...wish, by: 'ada' } });
    expect(decide(held, state, [found(1)], NOW).reason).toContain('by ada on');
  });

  test('waits for a repository, and for a commit', () => {
    const state = assignment({ ...checkedToday, wish });
    expect(decide(held, state, [], NOW).kind).toBe('wait');
    expect(decide(held, state, [found(1, { headSha: null })], NOW)).toMatchObject({
      kind: 'wait',
      reason: 'A check was asked for, and nothing of 1 repository can be checked yet.',
    });
  });

  test('a look lists what the schedule would leave alone, and begins no check that it forbids', () => {
    const state = assignment({ ...checkedToday, wish: { ...wish, kind: 'look' } });
    const moved = [found(1, { headSha: OTHER })];
    expect(decideEarly(held, state, NOW)).toBeNull();
    expect(decide(held, state, moved, NOW)).toMatchObject({ kind: 'wait', changed: [1] });
    expect(decide(scheduled({ cooldownMs: HOUR }), state, moved, NOW).kind).toBe('check');
  });

  test('the pending check comes first all the same', () => {
    const state = assignment({ pending: PENDING, wish });
    expect(decideEarly(held, state, NOW)?.kind).toBe('finish-pending');
  });

  test('is noted once, gives new tries, and ends with the check that is begun', () => {
    const before = assignment({ failed: { 1: { sha: HEAD, tries: 2 } } });
    const noted = noteWish(before, wish);
    expect(noted).toMatchObject({ wish, lastWish: 'k1' });
    expect(noted.failed).toEqual({});
    const begun = planCheck(noted, PLAN);
    expect(begun.wish).toBeUndefined();
    expect(noteWish(begun, wish)).toBe(begun);
    expect(noteWish(begun, { ...wish, key: 'k2' }).wish?.key).toBe('k2');
  });

  test('when the clock allows the next check is told', () => {
    const next = (schedule: Parameters<typeof scheduled>[0]) =>
      decideEarly(scheduled(schedule), assignment(checkedToday), NOW);
    expect(next({ cooldownMs: 2 * HOUR })).toMatchObject({ nextAt: '2026-11-21T13:00:00.000Z' });
    expect(next({ from: new Date('2026-12-01T00:00:00Z') })).toMatchObject({
      nextAt: '2026-12-01T00:00:00.000Z',
    });
    expect(next({ until: new Date(0) })).toMatchObject({ nextAt: null });
  });
});

describe('what changed', () => {
  const state = assignment({
    seen: { 1: seen(1), 2: seen(2), 3: seen(3) },
    lastCheckAt: '2026-11-20T01:00:00.000Z',
  });

  test('a rename is none, and is told', () => {
    const decision = decide(scheduled(), state, [found(1, { fullName: 'cs1/new' }), found(2), found(3)], NOW);
    expect(decision).toMatchObject({
      kind: 'wait',
      changed: [],
      renamed: [{ id: 1, from: 'cs1/hw-1', to: 'cs1/new' }],
    });
  });

  test('another repository under the old name is a new one', () => {
    const decision = decide(
      scheduled(),
      state,
      [found(9, { fullName: 'cs1/hw-1' }), found(2), found(3)],
      NOW,
    );
    expect(decision).toMatchObject({ kind: 'check', changed: [9], gone: [1], renamed: [] });
  });

  test('a forced push is a change like any other', () => {
    expect(decide(scheduled(), state, [found(1), found(2, { headSha: OTHER }), found(3)], NOW)).toMatchObject(
      {
        kind: 'check',
        changed: [2],
      },
    );
  });

  test('a deleted repository begins no check, and is told', () => {
    expect(decide(scheduled(), state, [found(1), found(3)], NOW)).toMatchObject({ kind: 'wait', gone: [2] });
  });

  test('nothing found where there was something points at the token', () => {
    const decision = decide(scheduled(), state, [], NOW);
    expect(decision).toMatchObject({ kind: 'wait', gone: [1, 2, 3] });
    expect(decision.reason).toMatch(/there were 3 .* token/);
  });

  test('one that could not be read neither changed nor is it empty, and the others go on', () => {
    const unread = { ...found(2, { headSha: null }), isUnread: true };
    const schedule = { ...scheduled(), schedule: { ...scheduled().schedule, minChanges: 3 } };
    expect(decide(schedule, null, [found(1), unread, found(3)], NOW)).toMatchObject({
      kind: 'check',
      changed: [1, 3],
      empty: [],
      unread: [2],
    });
  });

  test('an empty repository waits for its first commit', () => {
    expect(decide(scheduled(), null, [found(1, { headSha: null })], NOW)).toMatchObject({
      kind: 'wait',
      empty: [1],
    });
  });
});

test('heads are asked for where something may have moved', () => {
  const before = {
    1: seen(1, { defaultBranch: 'main' }),
    2: seen(2, { defaultBranch: 'main' }),
    3: seen(3, { defaultBranch: 'main' }),
    4: seen(4, { pushedAt: null, defaultBranch: 'main' }),
  };
  const now = [
    found(1, { defaultBranch: 'main' }),
    found(2, { defaultBranch: 'main', pushedAt: '2026-11-21T00:00:00Z' }),
    found(3, { defaultBranch: 'release' }),
    found(4, { defaultBranch: 'main', pushedAt: null }),
    found(5, { defaultBranch: 'main' }),
  ];
  expect(headsToRead(now, before).map(({ id }) => id)).toEqual([2, 3, 4, 5]);
});

test('pending checks first, then who waited longest, then the rest', () => {
  const state = {
    ...emptyState(),
    assignments: {
      recent: assignment({ lastCheckAt: '2026-11-20T00:00:00.000Z' }),
      old: assignment({ lastCheckAt: '2026-11-01T00:00:00.000Z' }),
      quiet: assignment({ lastCheckAt: '2026-11-01T00:00:00.000Z', seen: { 1: seen(1) } }),
      pending: assignment({ pending: PENDING, lastCheckAt: '2026-11-21T00:00:00.000Z' }),
      removed: assignment({ pending: PENDING }),
    },
  };
  const names = ['quiet', 'recent', 'unlisted', 'old', 'pending', 'never'];
  const listed = new Map(['quiet', 'recent', 'old', 'never'].map((name) => [name, [found(1)]] as const));
  const decisions = decideAll(
    names.map((name) => scheduled({}, name)),
    state,
    listed,
    NOW,
  );
  expect(decisions.map(({ name, kind }) => `${name}: ${kind}`)).toEqual([
    'pending: finish-pending',
    'never: check',
    'old: check',
    'recent: check',
    'quiet: wait',
    'unlisted: wait',
  ]);
  expect(decisions.at(-1)?.reason).toBe('Its repositories could not be listed.');
});

describe('searches of the web that wait', () => {
  const searching = { ...scheduled(), settings: { web: ['github' as const], deadline: null } };
  const entry = (sha: string) => ({
    sha,
    at: '2026-11-20T01:00:00.000Z',
    by: ['github' as const],
    sources: [],
  });
  const quiet = assignment({
    seen: { 1: seen(1), 2: seen(2) },
    lastCheckAt: '2026-11-20T00:00:00.000Z',
    web: { 1: entry(HEAD) },
  });
  const two = [found(1), found(2)];

  test('begin a check where nothing changed', () => {
    expect(decide(searching, quiet, two, NOW)).toMatchObject({
      kind: 'check',
      reason:
        'Nothing changed in 2 repositories; 1 of 2 repositories still to be searched for on the web (web-requests).',
    });
    expect(decide(scheduled(), quiet, two, NOW).kind).toBe('wait');
  });

  test('begin none when all are made, or there is nothing to search for', () => {
    const all = { ...quiet, web: { 1: entry(HEAD), 2: entry(HEAD) } };
    expect(decide(searching, all, two, NOW)).toMatchObject({
      kind: 'wait',
      reason: 'Nothing changed in 2 repositories.',
    });
    const nothing = { ...quiet, unsearched: { 2: { sha: HEAD, tries: 2 } } };
    expect(decide(searching, nothing, two, NOW).kind).toBe('wait');
    expect(decide(searching, { ...quiet, unsearched: { 2: { sha: HEAD, tries: 1 } } }, two, NOW).kind).toBe(
      'check',
    );
  });

  test('are made again for another commit, also below min-changes', () => {
    const all = { ...quiet, web: { 1: entry(HEAD), 2: entry(HEAD) } };
    const moved = [found(1), found(2, { headSha: OTHER })];
    const few = { ...scheduled({ minChanges: 2 }), settings: searching.settings };
    expect(decide(few, all, moved, NOW)).toMatchObject({ kind: 'check', changed: [2] });
    expect(decide(scheduled({ minChanges: 2 }), all, moved, NOW).kind).toBe('wait');
  });

  test('do not break the cooldown, and begin no check for what cannot be read', () => {
    const cooling = { ...scheduled({ cooldownMs: 48 * HOUR }), settings: searching.settings };
    expect(decide(cooling, quiet, two, NOW).kind).toBe('wait');
    const failed = { ...quiet, failed: { 2: { sha: HEAD, tries: 2 } } };
    expect(decide(searching, failed, two, NOW).kind).toBe('wait');
  });
});
