import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { STATE_BRANCH } from '../../src/bot/scan/store/state-branch.ts';
import { changeAssignment } from '../../src/bot/scan/state/assignment-state.ts';
import { emptyState } from '../../src/bot/scan/state/parse-state.ts';
import type { State } from '../../src/bot/scan/state/state-schema.ts';
import { filesOf } from './stored-state.ts';
import { staffRepository, type StaffRepository } from './staff-repository.ts';
import { seldom } from '../suite.ts';

const REFS = /\/git\/refs/;

let staff: StaffRepository;
beforeEach(async () => {
  staff = await staffRepository();
});
afterEach(() => staff.close());

/** Counts how often it is called. */
function change(name: string): ((state: State) => State) & { calls: number } {
  const apply = Object.assign(
    (state: State): State => {
      apply.calls += 1;
      return changeAssignment(
        state,
        name,
        () => '5'.repeat(64),
        (assignment) => ({ ...assignment, issue: (assignment.issue ?? 0) + 1 }),
      );
    },
    { calls: 0 },
  );
  return apply;
}

async function seed(store: Partial<State['store']> = {}): Promise<void> {
  const state = { ...emptyState(), store: { ...emptyState().store, ...store } };
  await staff.repository.commit({
    branch: STATE_BRANCH,
    force: true,
    replaceAll: true,
    files: { ...filesOf(state), 'notes.txt': 'kept' },
  });
}

function issues(): Record<string, number | null> {
  return Object.fromEntries(
    Object.entries(staff.stored().assignments).map(([name, { issue }]) => [name, issue]),
  );
}

function forced(): number {
  const { requests } = staff.standIn;
  return requests.filter(({ method, path }) => method === 'PATCH' && REFS.test(path)).length;
}

describe('an answer that does not come', () => {
  test('after the branch was moved: the write is known again and not repeated', async () => {
    await seed();
    staff.standIn.fail({ method: 'PATCH', path: REFS }, 'lost');
    const add = change('hw');
    const state = await staff.store().update(add);
    expect(state.assignments['hw']?.issue).toBe(1);
    expect(issues()).toEqual({ hw: 1 });
    expect(add.calls).toBe(1);
    expect(staff.history()).toBe(2);
  });

  test('and another run wrote on top meanwhile: still known again', async () => {
    await seed();
    staff.standIn.fail({ method: 'PATCH', path: REFS }, 'lost');
    const other = staff.store();
    staff.onWait(async () => {
      await other.update(change('other'));
    });
    const add = change('hw');
    await staff.store().update(add);
    expect(issues()).toEqual({ hw: 1, other: 1 });
    expect(add.calls).toBe(1);
  });

  test('before the branch was moved: the write is done after all', async () => {
    await seed();
    staff.standIn.fail({ method: 'PATCH', path: REFS }, 'drop');
    const add = change('hw');
    await staff.store().update(add);
    expect(issues()).toEqual({ hw: 1 });
    expect(add.calls).toBe(2);
  });

  test.each(['lost', 'drop'] as const)('when the branch is made (%s)', async (how) => {
    staff.standIn.fail({ method: 'POST', path: REFS }, how);
    await staff.store().update(change('hw'));
    expect(issues()).toEqual({ hw: 1 });
    expect(staff.history()).toBe(1);
  });

  test.each([/\/git\/trees$/, /\/git\/commits$/])('when objects are made (%s)', async (path) => {
    await seed();
    staff.standIn.fail({ method: 'POST', path }, 'lost');
    await staff.store().update(change('hw'));
    expect(issues()).toEqual({ hw: 1 });
    expect(staff.history()).toBe(2);
  });

  test('of the last attempt: the write is known again', async () => {
    await seed();
    staff.standIn.fail({ method: 'POST', path: /\/git\/trees$/, times: 3 }, 'drop');
    staff.standIn.fail({ method: 'PATCH', path: REFS }, 'lost');
    await staff.store().update(change('hw'));
    expect(issues()).toEqual({ hw: 1 });
  });

  test('ever: told in the end, and nothing is stored', async () => {
    await seed();
    staff.standIn.fail({ method: 'POST', path: /\/git\/trees$/, times: 99 }, 'drop');
    const began = staff.date().getTime();
    await expect(staff.store().update(change('hw'))).rejects.toThrow(
      /could not be reached while writing to the branch similarity-state of cs1\/staff/,
    );
    expect(staff.date().getTime() - began).toBe(22_000);
    expect(issues()).toEqual({});
  });
});

describe('cutting the history down', () => {
  test('leaves one commit with all that was there', async () => {
    await seed({ commits: 49 });
    await staff.store().update(change('hw'));
    expect(staff.history()).toBe(1);
    expect(issues()).toEqual({ hw: 1 });
    expect(staff.file('notes.txt')).toBe('kept');
    expect(staff.stored().store).toMatchObject({ commits: 1, closedUntil: null });
  });

  test('is not done before its time', async () => {
    await seed({ commits: 48 });
    await staff.store().update(change('hw'));
    expect(staff.history()).toBe(2);
    expect(forced()).toBe(1);
  });

  seldom('loses nothing of a writer who read before it', async () => {
    await seed({ commits: 49 });
    const slow = staff.store();
    await slow.load();
    await staff.store().update(change('fast'));
    await slow.update(change('slow'));
    expect(issues()).toEqual({ fast: 1, slow: 1 });
    expect(staff.history()).toBe(2);
  });

  seldom('loses nothing of writers at the same moment', async () => {
    await seed({ commits: 48 });
    const stores = [staff.store(), staff.store(), staff.store()];
    await Promise.all(stores.map((store) => store.load()));
    const results = await Promise.allSettled(stores.map((store, n) => store.update(change(`hw${n}`))));
    // Who met others three times was told so; whoever was told that it is stored finds it stored.
    const stored = results.flatMap(({ status }, n) => (status === 'fulfilled' ? [`hw${n}`] : []));
    expect(stored.length).toBeGreaterThan(0);
    expect(Object.keys(issues())).toEqual(stored);
  });

  test('keeps others off while it is under way', async () => {
    await seed({ commits: 49, closedUntil: new Date(staff.date().getTime() + 180_000).toISOString() });
    staff.onWait(() => seed({ commits: 1 }));
    const add = change('hw');
    await staff.store().update(add);
    expect(issues()).toEqual({ hw: 1 });
    // Nothing was tried while the branch was closed.
    expect(add.calls).toBe(1);
    expect(forced()).toBe(1);
  });

  seldom('by a run that died keeps others off no longer than it said', async () => {
    const began = staff.date().getTime();
    await seed({ commits: 7, closedUntil: new Date(began + 180_000).toISOString() });
    await staff.store().update(change('hw'));
    expect(issues()).toEqual({ hw: 1 });
    expect(staff.date().getTime() - began).toBeGreaterThan(180_000);
    expect(staff.stored().store).toMatchObject({ commits: 8, closedUntil: null });
  });

  seldom('by a clock that runs ahead keeps others off for minutes at most', async () => {
    const began = staff.date().getTime();
    await seed({ closedUntil: '2999-01-01T00:00:00.000Z' });
    await staff.store().update(change('hw'));
    expect(issues()).toEqual({ hw: 1 });
    expect(staff.date().getTime() - began).toBeLessThan(240_000);
  });

  test('is known again when its answer is lost', async () => {
    await seed({ commits: 49 });
    staff.standIn.fail({ method: 'PATCH', path: REFS, skip: 1 }, 'lost');
    const store = staff.store();
    await store.update(change('hw'));
    expect(staff.history()).toBe(1);
    await store.update(change('hw'));
    expect(issues()).toEqual({ hw: 2 });
  });

  test('that a rule forbids opens the branch again', async () => {
    await seed({ commits: 49 });
    const refusal = { status: 422, body: { message: 'Cannot force-push to this branch' } };
    staff.standIn.fail({ method: 'PATCH', path: REFS, skip: 1 }, refusal);
    const store = staff.store();
    await store.update(change('hw'));
    expect(staff.stored().store).toMatchObject({ commits: 51, closedUntil: null });
    const began = staff.date().getTime();
    await store.update(change('hw'));
    expect(issues()).toEqual({ hw: 2 });
    expect(staff.date().getTime()).toBe(began);
    expect(staff.history()).toBe(4);
  });

  seldom('that may still be under way leaves the branch closed', async () => {
    await seed({ commits: 49 });
    staff.standIn.fail({ method: 'PATCH', path: REFS, skip: 1 }, 'drop');
    const store = staff.store();
    const state = await store.update(change('hw'));
    expect(state.assignments['hw']?.issue).toBe(1);
    expect(staff.stored().store.closedUntil).not.toBeNull();
    const began = staff.date().getTime();
    await store.update(change('hw'));
    expect(issues()).toEqual({ hw: 2 });
    expect(staff.date().getTime() - began).toBeGreaterThan(180_000);
  });
});
