import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ConfigurationError } from '../../src/base/outcome.ts';
import { STATE_FILE } from '../../src/bot/scan/store/read-index.ts';
import { STATE_BRANCH, StateConflict } from '../../src/bot/scan/store/state-branch.ts';
import { changeAssignment, newAssignment } from '../../src/bot/scan/state/assignment-state.ts';
import { emptyState } from '../../src/bot/scan/state/parse-state.ts';
import type { State } from '../../src/bot/scan/state/state-schema.ts';
import { filesOf } from './stored-state.ts';
import { staffRepository, type StaffRepository } from './staff-repository.ts';
import { seldom } from '../suite.ts';

const SALT = '5'.repeat(64);
const withIssue =
  (name: string, issue: number) =>
  (state: State): State =>
    changeAssignment(
      state,
      name,
      () => SALT,
      (assignment) => ({ ...assignment, issue }),
    );

let staff: StaffRepository;
beforeEach(async () => {
  staff = await staffRepository();
});
afterEach(() => staff.close());

/** Puts a document on the branch as an earlier run would have left it. */
async function seed(content: string | State): Promise<void> {
  const { repository } = staff;
  await repository.commit({
    branch: STATE_BRANCH,
    force: true,
    replaceAll: true,
    files: {
      ...(typeof content === 'string' ? { [STATE_FILE]: content } : filesOf(content)),
      'notes.txt': 'kept',
    },
  });
}

describe('where nothing was stored', () => {
  test('the branch is made, without a commit of the code in it', async () => {
    const store = staff.store();
    const loaded = await store.load();
    expect(loaded).toMatchObject({ existed: false, warnings: [], state: emptyState() });
    expect(staff.repository.head(STATE_BRANCH)).toBeNull();
    await store.update(withIssue('hw', 3));
    expect(staff.stored().assignments['hw']?.issue).toBe(3);
    expect(staff.history()).toBe(1);
    expect(staff.file('README.md')).toMatch(/Keep this repository private/);
    expect((await staff.store().load()).existed).toBe(true);
  });

  test('two runs make it at once, and both are in it', async () => {
    const [one, two] = [staff.store(), staff.store()];
    await one.load();
    await two.load();
    await one.update(withIssue('hw1', 1));
    await two.update(withIssue('hw2', 2));
    expect(Object.keys(staff.stored().assignments)).toEqual(['hw1', 'hw2']);
  });
});

describe('where something is stored', () => {
  beforeEach(() => seed(withIssue('old', 1)(emptyState())));

  test('a change that changes nothing writes nothing', async () => {
    const head = staff.repository.head(STATE_BRANCH);
    await staff.store().update((state) => state);
    expect(staff.repository.head(STATE_BRANCH)).toBe(head);
  });

  test('what throws stores nothing', async () => {
    const head = staff.repository.head(STATE_BRANCH);
    const broken = staff.store().update(() => {
      throw new RangeError('no');
    });
    await expect(broken).rejects.toThrow('no');
    expect(staff.repository.head(STATE_BRANCH)).toBe(head);
  });

  test('other files of the branch stay', async () => {
    await staff.store().update(withIssue('hw', 3));
    expect(staff.file('notes.txt')).toBe('kept');
  });

  test('a writer with an old view applies its change to the present one', async () => {
    const [slow, fast] = [staff.store(), staff.store()];
    await slow.load();
    await fast.update(withIssue('hw1', 1));
    const seen: number[] = [];
    await slow.update((state) => {
      seen.push(Object.keys(state.assignments).length);
      return withIssue('hw2', 2)(state);
    });
    expect(seen).toEqual([1, 2]);
    expect(Object.keys(staff.stored().assignments)).toEqual(['hw1', 'hw2', 'old']);
  });

  seldom('two that write at the same moment both get through', async () => {
    const stores = [staff.store(), staff.store()];
    await Promise.all(stores.map((store) => store.load()));
    await Promise.all(stores.map((store, n) => store.update(withIssue(`hw${n}`, n + 1))));
    expect(Object.keys(staff.stored().assignments)).toEqual(['hw0', 'hw1', 'old']);
    expect(staff.history()).toBe(3);
  });

  test('one process that writes many things at once is not its own rival', async () => {
    const store = staff.store();
    const seen: string[] = [];
    await Promise.all(
      ['a', 'b', 'c', 'd', 'e'].map((name, n) =>
        store.update((state) => {
          seen.push(name);
          return withIssue(name, n + 1)(state);
        }),
      ),
    );
    expect(seen).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(Object.keys(staff.stored().assignments)).toEqual(['a', 'b', 'c', 'd', 'e', 'old']);
  });

  test.each([
    ['Repository rule violations found\n\nCannot update this protected ref.\n\n', 422],
    ['Protected branch update failed for refs/heads/similarity-state.', 422],
    ['Cannot create ref due to creations being restricted.', 422],
    ['Changes must be made through a pull request.', 422],
    ['Secret detected in content', 409],
  ])('a rule that forbids the write is told at once, with the cure: %s', async (message, status) => {
    staff.standIn.fail({ method: 'PATCH', path: /git\/refs/ }, { status, body: { message } });
    const failed = staff.store().update(withIssue('hw', 3));
    await expect(failed).rejects.toThrow(ConfigurationError);
    await expect(failed).rejects.toThrow(/A rule of cs1\/staff forbids .*similarity-state.*Exempt/);
    expect(staff.stored().assignments['hw']).toBeUndefined();
    expect(staff.standIn.requests.filter(({ method }) => method === 'PATCH')).toHaveLength(1);
  });

  seldom('others that write for less than a minute are waited for', async () => {
    const before = staff.date().getTime();
    staff.standIn.fail(
      { method: 'PATCH', path: /git\/refs/, times: 10 },
      { status: 422, body: { message: 'Update is not a fast forward' } },
    );
    await staff.store().update(withIssue('hw', 3));
    expect(staff.stored().assignments['hw']?.issue).toBe(3);
    expect(staff.date().getTime() - before).toBeGreaterThan(30_000);
  });

  seldom('others that write for longer than a minute are told', async () => {
    staff.standIn.fail(
      { method: 'PATCH', path: /git\/refs/, times: 99 },
      { status: 422, body: { message: 'Update is not a fast forward' } },
    );
    const before = staff.date().getTime();
    const failed = staff.store().update(withIssue('hw', 3));
    await expect(failed).rejects.toThrow(StateConflict);
    await expect(failed).rejects.toThrow(/within 60 s, because other runs write/);
    expect(staff.date().getTime() - before).toBeGreaterThan(60_000);
    expect(staff.date().getTime() - before).toBeLessThan(90_000);
  });

  seldom('a branch that was deleted meanwhile is made again', async () => {
    const store = staff.store();
    await store.load();
    staff.repository.branches.delete(STATE_BRANCH);
    await store.update(withIssue('hw', 3));
    expect(Object.keys(staff.stored().assignments)).toEqual(['hw']);
  });

  test('a token that may only read is told what it lacks', async () => {
    const token = staff.standIn.token({ permissions: { contents: 'read' } });
    await expect(staff.store(staff.github(token)).update(withIssue('hw', 3))).rejects.toThrow(
      /contents: write/,
    );
  });
});

describe('a document that cannot be read', () => {
  test('is kept beside the new one, and told once', async () => {
    await seed('{"version": 1, "oops"');
    const store = staff.store();
    const loaded = await store.load();
    expect(loaded.existed).toBe(false);
    expect(loaded.warnings).toHaveLength(1);
    const name = /kept as (state\.corrupt-[0-9a-f]{7}\.json)/.exec(loaded.warnings[0] ?? '')?.[1] ?? '';
    expect(staff.file(name)).toBeNull();
    await store.update(withIssue('hw', 3));
    expect(staff.file(name)).toBe('{"version": 1, "oops"');
    expect(staff.stored().assignments['hw']?.issue).toBe(3);
    await store.update(withIssue('hw', 4));
    expect(staff.file(name)).toBe('{"version": 1, "oops"');
    expect(staff.warnings).toEqual(loaded.warnings);
  });

  test('is no UTF-8', async () => {
    await staff.repository.commit({
      branch: STATE_BRANCH,
      force: true,
      files: { [STATE_FILE]: Buffer.from([0x7b, 0xff, 0x7d]) },
    });
    expect((await staff.store().load()).warnings[0]).toMatch(/it is no UTF-8/);
  });

  test('of a newer version is refused and left alone', async () => {
    await seed('{"version": 2}');
    const head = staff.repository.head(STATE_BRANCH);
    await expect(staff.store().update(withIssue('hw', 3))).rejects.toThrow(
      /newer version .*Upgrade the action/,
    );
    expect(staff.repository.head(STATE_BRANCH)).toBe(head);
  });
});

describe('a place that does not fit', () => {
  test('a public repository is refused before anything is read or written', async () => {
    const open = await staffRepository({ private: false });
    try {
      await expect(open.store().load()).rejects.toThrow(/cs1\/staff is public/);
      await expect(open.store().update(withIssue('hw', 3))).rejects.toThrow(/cs1\/staff is public/);
      expect(open.repository.head(STATE_BRANCH)).toBeNull();
    } finally {
      await open.close();
    }
  });
});

test('a large document goes up as a blob', async () => {
  const dismissed = Object.fromEntries(
    Array.from({ length: 1_100 }, (_, n) => [
      `${n + 1}-${n + 2}`,
      { reason: 'x'.repeat(1000), by: null, at: '2026-11-21T00:00:00Z', via: 'bot' as const },
    ]),
  );
  await staff.store().update((state) => ({
    ...state,
    assignments: { hw: { ...newAssignment(SALT), dismissed } },
  }));
  expect(
    staff.standIn.requests.filter(({ route }) => route.startsWith('POST') && route.endsWith('/git/blobs')),
  ).toHaveLength(1);
  expect(Object.keys(staff.stored().assignments['hw']?.dismissed ?? {})).toHaveLength(1_100);
});
