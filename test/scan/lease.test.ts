import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  LEASE_MS,
  LeaseLost,
  mayTake,
  takeLease,
  type Holder,
  type LeasedStore,
} from '../../src/bot/scan/store/lease.ts';
import { STATE_BRANCH } from '../../src/bot/scan/store/state-branch.ts';
import { changeAssignment } from '../../src/bot/scan/state/assignment-state.ts';
import type { State } from '../../src/bot/scan/state/state-schema.ts';
import { filesOf } from './stored-state.ts';
import { staffRepository, type StaffRepository } from './staff-repository.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const ME: Holder = { run: '100', attempt: 1, token: 'a'.repeat(32) };
const heldUntil = (ms: number) => ({
  run: '99',
  attempt: 2,
  token: 'b'.repeat(32),
  until: new Date(NOW.getTime() + ms).toISOString(),
});
const issue =
  (number: number) =>
  (state: State): State =>
    changeAssignment(
      state,
      'hw',
      () => '5'.repeat(64),
      (one) => ({ ...one, issue: number }),
    );

describe('who may scan', () => {
  test('whoever comes first', () => {
    expect(mayTake(null, ME, NOW)).toBe(true);
  });

  test('nobody else while it lasts, with half a minute for clocks that differ', () => {
    expect(mayTake(heldUntil(1), ME, NOW)).toBe(false);
    expect(mayTake(heldUntil(-30_000), ME, NOW)).toBe(false);
    expect(mayTake(heldUntil(-30_001), ME, NOW)).toBe(true);
  });

  test('whoever comes, where it was taken by a clock that was more than a day ahead', () => {
    const longest = LEASE_MS + 24 * 3_600_000;
    expect(mayTake(heldUntil(longest), ME, NOW)).toBe(false);
    expect(mayTake(heldUntil(longest + 1), ME, NOW)).toBe(true);
  });

  test('a later attempt of the same run, at once; an earlier one never', () => {
    const lease = { ...heldUntil(60_000), run: ME.run };
    expect(mayTake(lease, { ...ME, attempt: 3 }, NOW)).toBe(true);
    expect(mayTake(lease, { ...ME, attempt: 1 }, NOW)).toBe(false);
    expect(mayTake({ ...lease, until: new Date(0).toISOString() }, { ...ME, attempt: 1 }, NOW)).toBe(false);
  });

  test('another job of the same attempt is another one', () => {
    const lease = { ...heldUntil(60_000), run: ME.run, attempt: 1 };
    expect(mayTake(lease, ME, NOW)).toBe(false);
    expect(mayTake({ ...lease, token: ME.token }, ME, NOW)).toBe(true);
  });
});

describe('over the state branch', () => {
  let staff: StaffRepository;
  beforeEach(async () => {
    staff = await staffRepository();
  });
  afterEach(() => staff.close());

  const take = (holder: Holder) => takeLease(staff.store(), holder, staff.date);
  const taken = async (holder: Holder): Promise<LeasedStore> => {
    const result = await take(holder);
    if (!result.taken) throw new Error(result.sentence);
    return result.store;
  };
  const other: Holder = { run: '101', attempt: 1, token: 'c'.repeat(32) };

  test('of two runs that begin at once one wins, the other leaves with a sentence', async () => {
    const results = await Promise.all([take(ME), take(other)]);
    const winners = results.filter((result) => result.taken);
    const losers = results.filter((result) => !result.taken);
    expect([winners.length, losers.length]).toEqual([1, 1]);
    expect(losers[0]?.sentence).toMatch(
      /^Run 10[01] \(attempt 1\) scans at the moment, until 2026-11-21 12:\d\d UTC/,
    );
  });

  test('who meets the holder at every write leaves too, with the same sentence', async () => {
    await taken(other);
    const late = staff.store();
    await late.load();
    staff.standIn.fail(
      { method: 'PATCH', path: /git\/refs/, times: 99 },
      { status: 422, body: { message: 'Update is not a fast forward' } },
    );
    staff.pass(LEASE_MS - 30_000);
    // By this clock the lease is over, by the holder's it is not.
    const ahead = (): Date => new Date(staff.date().getTime() + 26 * 60_000);
    let looks = 0;
    const result = await takeLease(late, ME, () => (looks++ < 1 ? ahead() : staff.date()));
    expect(result).toMatchObject({ taken: false, sentence: expect.stringMatching(/^Run 101 /) as string });
  });

  test.each([
    ['renews it meanwhile: this run leaves, though by its own clock it is over', true],
    ['is dead, and others write: that is told', false],
  ])('a holder who %s', async (_, isAlive) => {
    await taken(other);
    const late = staff.store();
    await late.load();
    const { lease } = staff.stored();
    if (lease === null) throw new Error('nobody holds the lease');
    let writes = 0;
    // Somebody writes between each reading and each writing of the late one.
    const write = async (): Promise<void> => {
      writes += 1;
      const state = staff.stored();
      const until = new Date(Date.parse(lease.until) + (isAlive ? writes * 1000 : 0)).toISOString();
      await staff.repository.commit({
        branch: STATE_BRANCH,
        files: filesOf(issue(writes)({ ...state, lease: { ...lease, until } })),
      });
      staff.onWait(write);
    };
    await write();
    staff.standIn.fail(
      { method: 'PATCH', path: /git\/refs/, times: 99 },
      { status: 422, body: { message: 'Update is not a fast forward' } },
    );
    const ahead = (): Date => new Date(staff.date().getTime() + 50 * 60_000);
    const result = takeLease(late, ME, ahead);
    if (isAlive) {
      await expect(result).resolves.toMatchObject({ taken: false });
      // At the second look, not after a minute.
      expect(writes).toBeLessThan(4);
    } else {
      await expect(result).rejects.toThrow(/within 60 s, because other runs write/);
    }
  });

  test('a state that is reset under a run ends it red: nobody goes on with what it began', async () => {
    const store = await taken(ME);
    staff.repository.branches.delete(STATE_BRANCH);
    const error = await store.update(issue(1)).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(LeaseLost);
    expect(error).toMatchObject({ outcome: 'incomplete' });
    expect(String(error)).toMatch(/was reset while this run was scanning.*Run it again/);
  });

  test('every write renews it', async () => {
    const store = await taken(ME);
    staff.pass(LEASE_MS - 1_000);
    await store.update(issue(1));
    staff.pass(LEASE_MS - 1_000);
    expect((await take(other)).taken).toBe(false);
    await store.update(issue(2));
    expect(staff.stored()).toMatchObject({ lease: { run: '100' }, assignments: { hw: { issue: 2 } } });
  });

  test('a wait keeps it, and writes only when half of it is over', async () => {
    const store = await taken(ME);
    const head = staff.repository.head(STATE_BRANCH);
    await store.keep();
    expect(staff.repository.head(STATE_BRANCH)).toBe(head);
    staff.pass(LEASE_MS / 2);
    await store.keep();
    expect(staff.repository.head(STATE_BRANCH)).not.toBe(head);
    staff.pass(LEASE_MS - 1_000);
    expect((await take(other)).taken).toBe(false);
  });

  test('a run that was overtaken stores nothing more and leaves the other alone', async () => {
    const slow = await taken(ME);
    staff.pass(LEASE_MS + 31_000);
    const fast = await taken(other);
    await fast.update(issue(7));
    await expect(slow.update(issue(1))).rejects.toMatchObject({ name: 'LeaseLost', outcome: 'skipped' });
    await expect(slow.keep()).rejects.toThrow(/^Run 101 \(attempt 1\) took over/);
    await slow.release();
    expect(staff.stored()).toMatchObject({ lease: { run: '101' }, assignments: { hw: { issue: 7 } } });
  });

  test('a second attempt takes over at once, and the first one ends', async () => {
    const first = await taken(ME);
    await taken({ ...ME, attempt: 2, token: 'd'.repeat(32) });
    await expect(first.update(issue(1))).rejects.toThrow(/attempt 2\) took over/);
  });

  test('let go, the next one begins at once', async () => {
    const store = await taken(ME);
    await store.release();
    expect(staff.stored().lease).toBeNull();
    await taken(other);
  });

  test('a state that was reset ends the run', async () => {
    const store = await taken(ME);
    staff.repository.branches.delete(STATE_BRANCH);
    await expect(store.update(issue(1))).rejects.toThrow(/was reset/);
  });

  test('a change by somebody without a lease (a command) goes through and takes nothing', async () => {
    const store = await taken(ME);
    await staff.store().update(issue(1));
    await store.update((state) => (state.assignments['hw'] === undefined ? state : issue(2)(state)));
    expect(staff.stored()).toMatchObject({ lease: { run: '100' } });
  });

  test('taken although the answer is lost', async () => {
    await staff.store().update(issue(1));
    staff.standIn.fail({ method: 'PATCH', path: /\/git\/refs/ }, 'lost');
    expect((await take(ME)).taken).toBe(true);
    expect((await take(other)).taken).toBe(false);
  });
});
