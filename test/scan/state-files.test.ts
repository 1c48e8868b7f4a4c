import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  assignmentOf,
  changeAssignment,
  newAssignment,
  withoutAssignment,
} from '../../src/bot/scan/state/assignment-state.ts';
import { emptyState } from '../../src/bot/scan/state/parse-state.ts';
import { forgetPeople } from '../../src/bot/scan/state/forget.ts';
import type { AssignmentState, State } from '../../src/bot/scan/state/state-schema.ts';
import { fileNameOf } from '../../src/bot/scan/store/assignment-files.ts';
import { readAssignment } from '../../src/bot/scan/store/assignment-store.ts';
import type { BranchEntry } from '../../src/bot/scan/store/git-branch.ts';
import { changedFiles } from '../../src/bot/scan/store/write-snapshot.ts';
import { STATE_FILE } from '../../src/bot/scan/store/read-index.ts';
import { STATE_BRANCH } from '../../src/bot/scan/store/state-branch.ts';
import { staffRepository, type StaffRepository } from './staff-repository.ts';
import { filesOf } from './stored-state.ts';

/* One file an assignment: what a write uploads, what a read fetches, and what one bad file costs. */

const SALT = '5'.repeat(64);
const ROUTE = '/repos/{owner}/{repo}/git/';

const withIssue =
  (name: string, issue: number) =>
  (state: State): State =>
    changeAssignment(
      state,
      name,
      () => SALT,
      (one) => ({ ...one, issue }),
    );

function stateOfNames(names: readonly string[]): State {
  return names.reduce((state, name, index) => withIssue(name, index + 1)(state), emptyState());
}

let staff: StaffRepository;
beforeEach(async () => {
  staff = await staffRepository();
});
afterEach(() => staff.close());

const seed = (files: Readonly<Record<string, string>>): Promise<unknown> =>
  staff.repository.commit({ branch: STATE_BRANCH, force: true, replaceAll: true, files });

/** Requests of a kind since something. */
function counted(route: string, from = 0): number {
  return staff.standIn.requests.slice(from).filter((request) => request.route === route).length;
}

/** Paths whose contents differ between two commits of the branch. */
async function written(body: () => Promise<unknown>): Promise<string[]> {
  const files = (): Map<string, string> => {
    const head = staff.repository.head(STATE_BRANCH);
    const entries = head === null ? [] : staff.standIn.store.entries(head, true);
    return new Map(entries.filter(({ type }) => type === 'blob').map(({ path, sha }) => [path, sha]));
  };
  const before = files();
  await body();
  const after = files();
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((path) => before.get(path) !== after.get(path))
    .toSorted();
}

describe('names of files', () => {
  const names = [
    'hw1',
    'HW1',
    'Hw1',
    'hw1.late',
    'con',
    'CON',
    'nul.x',
    'hw1.',
    'a'.repeat(80),
    'a'.repeat(100),
  ];

  test('differ where capitals do not count, and are files on every system', () => {
    const files = names.map(fileNameOf);
    expect(new Set(files.map((file) => file.toLowerCase())).size).toBe(names.length);
    for (const file of files) expect(file).toMatch(/^(?!(?:con|nul)\.)[a-z0-9][a-z0-9._~-]*\.json$/);
    expect(fileNameOf('hw1')).toBe('hw1.json');
  });

  test('lead back to their assignments', async () => {
    await staff.store().update(() => stateOfNames(names));
    expect(Object.keys((await staff.store().load()).state.assignments).toSorted()).toEqual(names.toSorted());
  });
});

describe('what a write uploads', () => {
  beforeEach(() => seed(filesOf(stateOfNames(['hw1', 'hw2', 'hw3']))));

  test('the assignment that changed, and what concerns all', async () => {
    const store = staff.store();
    expect(await written(() => store.update(withIssue('hw2', 9)))).toEqual([
      'assignments/hw2.json',
      STATE_FILE,
    ]);
    expect(await written(() => store.update((state) => ({ ...state })))).toEqual([STATE_FILE]);
    expect(staff.stored().assignments).toMatchObject({
      hw1: { issue: 1 },
      hw2: { issue: 9 },
      hw3: { issue: 3 },
    });
    // Also where the object is another one, with the same in it.
    const copy = (state: State): State => ({
      ...state,
      assignments: { ...state.assignments, hw1: { ...(assignmentOf(state, 'hw1') ?? newAssignment(SALT)) } },
    });
    expect(await written(() => store.update(copy))).toEqual([STATE_FILE]);
  });

  test('is no text that is on the branch already, be it in the same object or in a copy', () => {
    const state = stateOfNames(['hw1', 'hw2']);
    const nothing = { aside: [], copies: [], files: new Map(), clean: new Map(), state: emptyState() };
    const first = changedFiles(nothing, state);
    const pathsOf = ({ changes }: typeof first): readonly string[] => changes.map(({ path }) => path);
    expect(pathsOf(first)).toEqual(['assignments/hw1.json', 'assignments/hw2.json']);
    const { stored, ...branch } = first;
    const before = { ...branch, aside: [], state: { ...state, stored } };
    expect(pathsOf(changedFiles(before, before.state))).toEqual([]);
    const copy = structuredClone(before.state);
    expect(pathsOf(changedFiles(before, copy))).toEqual([]);
    expect(pathsOf(changedFiles(before, withIssue('hw2', 9)(copy)))).toEqual(['assignments/hw2.json']);
  });

  test('where it forgets people, is no copy of their file that is damaged', () => {
    const state = stateOfNames(['hw1']);
    const copy = (sha: string): BranchEntry => ({
      path: `state.corrupt-${sha.slice(0, 7)}-hw1.json`,
      mode: '100644',
      type: 'blob',
      sha,
      size: 9,
    });
    const [now, earlier] = [copy('1'.repeat(40)), copy('2'.repeat(40))];
    const stored = { hw1: { file: 'hw1.json', bytes: 9 } };
    const before = {
      aside: [{ path: now.path, same: now }],
      copies: [earlier],
      files: new Map(),
      clean: new Map(),
      state: { ...state, stored },
    };
    const pathsOf = (changed: State): readonly string[] =>
      changedFiles(before, { ...changed, stored }).changes.map(({ path }) => path);
    expect(pathsOf(state)).toEqual(['assignments/hw1.json', now.path]);
    expect(pathsOf(forgetPeople(state, ['hw1'], () => SALT, '2026-11-22T05:00:00Z'))).toEqual([
      'assignments/hw1.json',
      earlier.path,
    ]);
  });

  test('an assignment that is forgotten takes its file with it', async () => {
    const store = staff.store();
    expect(await written(() => store.update((state) => withoutAssignment(state, 'hw2')))).toEqual([
      'assignments/hw2.json',
      STATE_FILE,
    ]);
    expect(Object.keys(staff.stored().assignments)).toEqual(['hw1', 'hw3']);
    await store.update(withIssue('hw2', 4));
    expect(staff.stored().assignments['hw2']?.issue).toBe(4);
  });
});

describe('what a read fetches', () => {
  const names = Array.from({ length: 12 }, (_, index) => `hw${index + 1}`);
  beforeEach(() => seed(filesOf(stateOfNames(names))));

  test('many files at once, from the archive', async () => {
    const { state } = await staff.store().load();
    expect(Object.keys(state.assignments)).toHaveLength(12);
    // The index is one.
    expect(counted(`GET ${ROUTE}blobs/{file_sha}`)).toBe(1);
    expect(staff.standIn.requests.length).toBeLessThan(9);
  });

  test('one by one where the archive is refused', async () => {
    staff.standIn.fail({ path: /tarball/, times: 9 }, { status: 403, body: { message: 'no' } });
    const { state, warnings } = await staff.store().load();
    expect([Object.keys(state.assignments).length, warnings]).toEqual([12, []]);
  });

  test('after another wrote, what is new', async () => {
    const store = staff.store();
    await store.load();
    await staff.store().update(withIssue('hw3', 33));
    const from = staff.standIn.requests.length;
    await store.update(withIssue('hw4', 44));
    expect(counted(`GET ${ROUTE}blobs/{file_sha}`, from)).toBe(2);
    expect(staff.stored().assignments).toMatchObject({ hw3: { issue: 33 }, hw4: { issue: 44 } });
  });

  test('what a change asks for, where not all is wanted', async () => {
    const store = staff.store(undefined, ['hw1']);
    const { state } = await store.load();
    expect(Object.keys(state.assignments)).toEqual(['hw1']);
    expect(Object.keys(state.stored)).toHaveLength(12);
    expect(() => assignmentOf(state, 'hw2')).toThrow(/hw2 was not read/);
    expect(assignmentOf(state, 'hw13')).toBeNull();
    const from = staff.standIn.requests.length;
    expect(await readAssignment(store, 'hw2')).toMatchObject({ issue: 2 });
    expect(await readAssignment(store, 'hw13')).toBeNull();
    expect(staff.standIn.requests.length).toBe(from + 1);
  });

  test('an assignment is never written over by somebody who did not read it', async () => {
    const store = staff.store(undefined, []);
    await store.update((state) => {
      const there: AssignmentState | undefined = state.assignments['hw2'];
      return {
        ...state,
        assignments: {
          ...state.assignments,
          hw2: { ...newAssignment(SALT), issue: (there?.issue ?? 0) + 100 },
        },
      };
    });
    expect(staff.stored().assignments['hw2']?.issue).toBe(102);
    expect(Object.keys(staff.stored().assignments)).toHaveLength(12);
  });
});

describe('what cannot be read', () => {
  const files = (): Record<string, string> => filesOf(stateOfNames(['hw1', 'hw2', 'hw3']));

  test('one file costs its own assignment alone, and is kept', async () => {
    await seed({ ...files(), 'assignments/hw2.json': '{"version": 1, "oops' });
    const store = staff.store();
    const { state, warnings, existed } = await store.load();
    expect(existed).toBe(true);
    expect(Object.keys(state.assignments)).toEqual(['hw1', 'hw3']);
    expect(warnings).toHaveLength(1);
    const kept = /kept as (state\.corrupt-[0-9a-f]{7}-hw2\.json)/.exec(warnings[0] ?? '')?.[1] ?? '';
    expect(warnings[0]).toMatch(/^The state of hw2 \(assignments\/hw2\.json on .*All others go on/);
    expect(await written(() => store.update(withIssue('hw1', 7)))).toEqual(
      [kept, 'assignments/hw1.json', 'assignments/hw2.json', STATE_FILE].toSorted(),
    );
    expect(staff.file('assignments/hw2.json')).toBeNull();
    expect(staff.file(kept)).toBe('{"version": 1, "oops');
    await store.update(withIssue('hw2', 8));
    expect(staff.stored().assignments).toMatchObject({
      hw1: { issue: 7 },
      hw2: { issue: 8 },
      hw3: { issue: 3 },
    });
    expect((await staff.store().load()).warnings).toEqual([]);
  });

  test('an assignment that begins afresh in the same write is there afterwards', async () => {
    await seed({ ...files(), 'assignments/hw2.json': 'no' });
    await staff.store().update(withIssue('hw2', 8));
    expect(staff.stored().assignments['hw2']?.issue).toBe(8);
  });

  test('one entry costs that entry, and the sound rest is written at once', async () => {
    const broken = JSON.parse(files()['assignments/hw2.json'] ?? '') as { assignment: { seen: unknown } };
    broken.assignment.seen = { 1: { sha: 'x' } };
    await seed({ ...files(), 'assignments/hw2.json': JSON.stringify(broken) });
    const store = staff.store();
    const { warnings, state } = await store.load();
    expect(warnings[0]).toMatch(
      /Parts of the state of hw2 .*assignment\.seen\.1 \(.*kept as state\.corrupt-/,
    );
    expect(assignmentOf(state, 'hw2')).toMatchObject({ issue: 2, seen: {} });
    await store.update(withIssue('hw1', 7));
    const again = await staff.store().load();
    expect([again.warnings, assignmentOf(again.state, 'hw2')?.issue]).toEqual([[], 2]);
  });

  test.each([
    ['is gone', { 'assignments/hw2.json': '' }, /it is no JSON|it is not there/],
    [
      'is of another',
      { 'assignments/hw2.json': filesOf(stateOfNames(['hw1']))['assignments/hw1.json'] ?? '' },
      /it is of hw1/,
    ],
  ])('a file that %s', async (_, change, reason) => {
    await seed({ ...files(), ...change });
    const { state, warnings } = await staff.store().load();
    expect(Object.keys(state.assignments)).toEqual(['hw1', 'hw3']);
    expect(warnings[0]).toMatch(reason);
  });

  test.each([
    [
      'cannot be read',
      { [STATE_FILE]: '{"version": 1, "oops' },
      /cannot be read: it is no JSON.*kept as state\.corrupt-[0-9a-f]{7}\.json/,
    ],
    ['is gone', {}, /is gone/],
  ])('where the list of assignments %s, they are found again', async (_, index, warning) => {
    const { [STATE_FILE]: gone, ...rest } = files();
    expect(gone).toBeDefined();
    await seed({ ...rest, ...index });
    const store = staff.store();
    const { state, warnings, existed } = await store.load();
    expect([Object.keys(state.assignments), existed]).toEqual([['hw1', 'hw2', 'hw3'], true]);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatch(warning);
    await store.update(withIssue('hw1', 7));
    expect(staff.stored().assignments).toMatchObject({
      hw1: { issue: 7 },
      hw2: { issue: 2 },
      hw3: { issue: 3 },
    });
    expect((await staff.store().load()).warnings).toEqual([]);
  });

  test('a file of a newer version is refused and left alone', async () => {
    await seed({ ...files(), 'assignments/hw2.json': '{"version": 2}' });
    const head = staff.repository.head(STATE_BRANCH);
    await expect(staff.store().update(withIssue('hw1', 3))).rejects.toThrow(/newer version .*Upgrade/);
    expect(staff.repository.head(STATE_BRANCH)).toBe(head);
  });
});
