import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { packed } from '../../../src/engine/pair-table.ts';
import { FolderBlobs } from '../../../src/service/store/blobs/folder.ts';
import { Jobs } from '../../../src/service/jobs/jobs.ts';
import { AnswerRows } from '../../../src/service/store/answers.ts';
import { DatabaseAway } from '../../../src/service/store/away.ts';
import { namedAmong } from '../../../src/service/store/named-blobs.ts';
import { ReportRows } from '../../../src/service/store/reports.ts';
import { ResultCache } from '../../../src/service/store/results.ts';
import type { Database } from '../../../src/service/store/database.ts';
import { rowOf } from '../../../src/service/store/columns.ts';
import { PEOPLE_TABLES } from '../../../src/service/store/people/tables.ts';
import { OWNER_ID } from '../../../src/service/store/people/caller.ts';
import { peopleOf } from '../../../src/service/store/people/people.ts';
import type { CheckRecord } from '../../../src/service/store/tables.ts';
import { Store } from '../../../src/service/store/store.ts';
import { STATE } from '../../../src/contract/service/states.ts';
import { temporary } from '../serving.ts';
import { BACKENDS, tables } from './backends.ts';
import { NEW_CHECK } from '../new-check.ts';

const FIELDS = { ...NEW_CHECK, aiRun: true, createdAt: 1_000, updatedAt: 1_000 };

const FOUND = packed({ pairs: [], submissions: [], clusters: [], notices: [] } as never);

interface Kept {
  readonly database: Database;
  readonly store: Store;
  /** The same rows and blobs, as another process sees them. */
  readonly other: Store;
  readonly zips: () => readonly string[];
  readonly add: (check: CheckRecord, filename?: string, store?: Store) => Promise<number | null>;
}

/** So many besides the first one: their numbers follow on its. */
async function people(database: Database, many: number): Promise<void> {
  const { users } = peopleOf(database, () => 1);
  for (let at = 1; at <= many; at += 1) await users.add(`person ${at}`, 'instructor', false);
}

async function kept(backend: (typeof BACKENDS)[number]): Promise<Kept> {
  const database = await tables(backend);
  const folder = temporary();
  const open = (): Promise<Store> => Store.open(database, new FolderBlobs(folder));
  const store = await open();
  return {
    database,
    store,
    other: await open(),
    zips: () => readdirSync(join(folder, 'submissions')).toSorted(),
    add: async ({ id }, filename = 'a.zip', into = store) => {
      const fields = { filename, role: 'submission', fileSize: 3, createdAt: 1, updatedAt: 1 } as const;
      const added = await into.addSubmission({ checkId: id, ...fields }, Buffer.from('zip'));
      return added?.id ?? null;
    },
  };
}

describe.each(BACKENDS)('checks and submissions in $name', (backend) => {
  test('come back as they were given, newest check first, submissions as they came', async () => {
    const { store, other, add } = await kept(backend);
    const name = `\0 \u202E %_'" ${'ü'.repeat(5_000)}`;
    const first = await store.createCheck({ ...FIELDS, name });
    const second = await store.createCheck({ ...FIELDS, ownerId: null });
    const names = ['z.zip', 'A\0.zip', 'ä.zip', '../../x.zip', 'a.zip'];
    for (const one of names) await add(first, one);
    expect((await other.submissions(first.id)).map(({ filename }) => filename)).toEqual(names);
    expect((await other.checks()).map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(await other.check(first.id)).toMatchObject({
      id: first.id,
      ...FIELDS,
      name,
      attempt: 0,
      web: null,
      durationMs: null,
      stats: null,
      result: null,
      imprints: null,
      updatedAt: 1_000,
    });
    expect((await other.check(second.id))?.ownerId).toBe(null);
    expect(await other.submissionCounts([first.id, second.id])).toEqual(new Map([[first.id, names.length]]));
  });

  test('have numbers that no other row has, also of many at once', async () => {
    const { store, other } = await kept(backend);
    // As many as have connections: on a machine with much to do, who waits for one is sent away after five seconds.
    const made = await Promise.all(
      Array.from({ length: 16 }, (_, n) => (n % 2 === 0 ? store : other).createCheck(FIELDS)),
    );
    expect(new Set(made.map(({ id }) => id)).size).toBe(16);
  });

  test('are nobody’s who is gone, whoever removes whom meanwhile', async () => {
    const { database, store, other } = await kept(backend);
    const { users } = peopleOf(database, () => 1);
    await people(database, 3);
    // Of two administrators one removes 2 and gives the checks to 3, the other removes 3.
    await store.createCheck({ ...FIELDS, ownerId: 2 });
    await Promise.allSettled([
      users.remove(2, 3),
      users.remove(3, null),
      store.createCheck({ ...FIELDS, ownerId: 4 }),
      users.remove(4, null),
      other.createCheck({ ...FIELDS, ownerId: 4 }),
    ]);
    const there = new Set((await users.list()).map(({ id }) => id));
    for (const { ownerId } of await store.checks()) expect(there).toContain(ownerId);
    await expect(store.createCheck({ ...FIELDS, ownerId: 9 })).rejects.toThrow('no user 9');
  });

  test.each([0, -1, 2 ** 31, Number.MAX_SAFE_INTEGER])('number %d is nobody', async (id) => {
    const { store } = await kept(backend);
    expect(await store.check(id)).toBe(undefined);
    expect(await store.submission(id)).toBe(undefined);
    expect(await store.updateCheck(id, { name: 'x' })).toBe(null);
    await store.removeCheck(id);
  });

  test('are asked for however many there are', async () => {
    const { database, store, add } = await kept(backend);
    const check = await store.createCheck(FIELDS);
    await add(check);
    await add(check);
    // More than a statement of PostgreSQL has variables.
    const ids = Array.from({ length: 70_000 }, (_, at) => 70_000 - at);
    const names = ids.map((id) => `submissions/${id}.zip`);
    const jobs = new Jobs(database, { now: () => 1, alone: true });
    const reports = new ReportRows(database);
    expect(await store.submissionCounts(ids)).toEqual(new Map([[check.id, 2]]));
    expect((await store.checksById(ids)).map(({ id }) => id)).toEqual([check.id]);
    expect(await reports.all(ids)).toEqual([]);
    expect(await reports.making(ids)).toEqual(new Set());
    expect(await new AnswerRows(database).times(ids)).toEqual([]);
    expect(await jobs.progress('analysis', names)).toEqual(new Map());
    expect(await namedAmong(database.db, names)).toEqual(new Set());
  });

  test('of which the newest are asked for are those that begin the list of all, for whoever sees them', async () => {
    const { database, store } = await kept(backend);
    await people(database, 2);
    const owners = [1, 2, 3, null];
    for (let at = 0; at < 48; at += 1) {
      await store.createCheck({
        ...FIELDS,
        ownerId: owners[at % 4] ?? null,
        keyId: at % 3,
        corpusId: at % 5 === 0 ? 7 : null,
        name: `Lab ${at}`,
        statusId: at % 2 === 0 ? STATE.completed : STATE.failed,
      });
    }
    // Person 1 reads all of person 2, and one of person 3, also twice; person 4 all of person 1, and each of the newest by itself.
    for (const [userId, ownerId, checkId] of [
      [1, 2, 0],
      [1, 2, 2],
      [1, 3, 3],
      [4, 1, 0],
      [4, 1, 45],
      [4, 1, 41],
      [4, 1, 37],
    ] as const) {
      await database.db
        .insertInto('shares')
        .values(rowOf(PEOPLE_TABLES.shares, { ownerId, checkId, userId, createdAt: 1 }))
        .execute();
    }
    const any = { statusId: null, corpusId: null };
    for (const reader of [
      { userId: 1, keyId: null, scope: 'full' },
      { userId: 3, keyId: null, scope: 'read' },
      { userId: 2, keyId: 1, scope: 'submit' },
      { userId: 4, keyId: null, scope: 'full' },
    ] as const) {
      const all = await store.visibleChecks(reader);
      expect(all.length).toBeGreaterThan(3);
      expect(await store.newestVisible(reader, any, 5)).toEqual(all.slice(0, 5));
      expect(await store.newestVisible(reader, any, 100)).toEqual(all);
      const completed = all.filter((one) => one.statusId === STATE.completed);
      const only = { statusId: STATE.completed, corpusId: null };
      expect(await store.newestVisible(reader, only, 5)).toEqual(completed.slice(0, 5));
      const failed = all.filter((one) => one.statusId === STATE.failed && one.corpusId === 7);
      const wanted = { statusId: STATE.failed, corpusId: 7 };
      expect(await store.newestVisible(reader, wanted, 100)).toEqual(failed);
      const has4 = ({ name }: { readonly name: string }): boolean => name.includes('4');
      expect(await store.newestVisible(reader, any, 2, has4)).toEqual(all.filter(has4).slice(0, 2));
    }
  });

  test('that wait or are under way are found by whoever sees them', async () => {
    const { store } = await kept(backend);
    const ids: number[] = [];
    for (const statusId of [STATE.created, STATE.queued, STATE.processing, STATE.completed]) {
      ids.push((await store.createCheck({ ...FIELDS, statusId })).id);
    }
    const busyOf = async (userId: number): Promise<readonly number[]> =>
      (await store.visibleBusyChecks({ userId, keyId: null, scope: 'full' })).map(({ id }) => id);
    expect(await busyOf(OWNER_ID)).toEqual([ids[2], ids[1]]);
    expect(await busyOf(OWNER_ID + 1)).toEqual([]);
  });

  test('change only from the states that are meant, and once', async () => {
    const { store, other } = await kept(backend);
    const { id } = await store.createCheck(FIELDS);
    const queue = (by: Store): Promise<CheckRecord | null> =>
      by.updateCheck(id, { statusId: STATE.queued, updatedAt: 500 }, [STATE.created]);
    const both = await Promise.all([queue(store), queue(other), queue(store), queue(other)]);
    expect(both.filter((one) => one !== null)).toHaveLength(1);
    // A clock that was set back makes nothing older.
    expect(await store.check(id)).toMatchObject({ statusId: STATE.queued, updatedAt: 1_000 });
  });

  test('take the result of the attempt that is under way, and of no other', async () => {
    const { store, other } = await kept(backend);
    const { id } = await store.createCheck({ ...FIELDS, statusId: STATE.processing });
    const first = await store.updateCheck(id, { attempt: 1 });
    const second = await other.updateCheck(id, { attempt: 2 });
    const ended = { statusId: STATE.completed };
    expect(await store.putResult(first as CheckRecord, FOUND, ended)).toBe(false);
    expect(await other.putResult(second as CheckRecord, FOUND, ended)).toBe(true);
    expect(await other.putResult(second as CheckRecord, FOUND, ended)).toBe(false);
    const check = await store.check(id);
    expect(check?.statusId).toBe(STATE.completed);
    expect(await store.result(check as CheckRecord)).toEqual(FOUND);
  });

  test('of a large class are written and read a piece at a time, so that others are answered meanwhile', async () => {
    const { store, other } = await kept(backend);
    const { id } = await store.createCheck({ ...FIELDS, statusId: STATE.processing });
    const check = (await store.updateCheck(id, { attempt: 1 })) as CheckRecord;
    const fragment = { file: 'ä.c', lineStart: 1, lineEnd: 9, matchedFile: 'b.c', matchedLineStart: 2 };
    const scores = { similarity: 12.5, matchedSimilarity: 99, total: 50, suspicion: 1, overlap: 40 };
    const pairs = Array.from({ length: 2_000 }, (_, a) => ({
      a,
      b: a + 1,
      ...scores,
      longestFragment: 30,
      fragments: [{ ...fragment, matchedLineEnd: 7, tokens: a }],
    }));
    const large = packed({ pairs, submissions: [], clusters: [], notices: [] } as never);
    const made = vi.spyOn(JSON, 'stringify');
    expect(await store.putResult(check, large, { statusId: STATE.completed })).toBe(true);
    const longest = Math.max(...made.mock.results.map(({ value }) => String(value).length));
    made.mockRestore();
    expect(longest).toBeLessThan(1_000);
    const ended = (await other.check(id)) as CheckRecord;
    const read = vi.spyOn(JSON, 'parse');
    expect(await other.result(ended)).toEqual(large);
    expect(Math.max(...read.mock.calls.map(([text]) => text.length))).toBeLessThan(70_000);
    read.mockRestore();
  });

  test('leave no file of a result that could not be written to its end', async () => {
    const [database, folder] = [await tables(backend), temporary()];
    const blobs = new FolderBlobs(folder);
    const store = await Store.open(database, blobs);
    const check = await store.createCheck(FIELDS);
    vi.spyOn(blobs, 'put').mockImplementationOnce(async (name, contents) => {
      await FolderBlobs.prototype.put.call(blobs, name, contents);
      throw new Error('no room');
    });
    await expect(store.putResult(check, FOUND, { statusId: STATE.completed })).rejects.toThrow('no room');
    expect(readdirSync(join(folder, 'results'))).toEqual([]);
  });

  test('leave nothing behind where one adds while another starts or deletes', async () => {
    const { database, store, other, add, zips } = await kept(backend);
    for (let round = 0; round < 8; round += 1) {
      const check = await store.createCheck(FIELDS);
      const adding = Array.from({ length: 4 }, () => add(check));
      const ending =
        round % 2 === 0
          ? other.removeCheck(check.id)
          : other.updateCheck(check.id, { statusId: STATE.queued }, [STATE.created]);
      const added = (await Promise.all(adding)).filter((id) => id !== null);
      await ending;
      const rows = await store.submissions(check.id);
      // What was acknowledged is there, unless its check was deleted.
      expect(rows.map(({ id }) => id)).toEqual(round % 2 === 0 ? [] : added.toSorted((a, b) => a - b));
    }
    await store.sweep();
    const named = await database.db.selectFrom('submissions').select('blob').execute();
    expect(zips()).toEqual(named.map(({ blob }) => blob.replace('submissions/', '')).toSorted());
  });

  test('keep their files where these make no room to write their deletion down', async () => {
    const { database, store, add, zips } = await kept(backend);
    const check = await store.createCheck(FIELDS);
    await add(check);
    const [small] = await store.submissions(check.id);
    if (small === undefined) throw new Error('there is no submission');
    const before = zips();
    let writes = 0;
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    database.transact = () => {
      writes += 1;
      return Promise.reject(full);
    };
    await expect(store.removeCheck(check.id)).rejects.toThrow(full);
    await expect(store.removeSubmission(small, 2)).rejects.toThrow(full);
    expect([zips(), writes]).toEqual([before, 2]);
    // A large one makes room, and it is tried again.
    await expect(store.removeSubmission({ ...small, fileSize: 1_000_000 }, 2)).rejects.toThrow(full);
    expect([zips(), writes]).toEqual([[], 4]);
  });

  test('keep nothing of a request that comes again, or when its check takes no more', async () => {
    const { store, zips } = await kept(backend);
    const { id: checkId } = await store.createCheck(FIELDS);
    const fields = { checkId, role: 'submission', fileSize: 3, createdAt: 1, updatedAt: 1 } as const;
    const files = ['a', 'b'].map((name, part) => ({
      fields: { ...fields, filename: `${name}.zip` },
      contents: Buffer.from(name),
      part,
    }));
    const key = { userId: OWNER_ID, keyHash: 'k', fingerprint: 'f' };
    const first = await store.addSubmissions(checkId, files, key);
    expect(await store.addSubmissions(checkId, files, key)).toEqual(first);
    await store.updateCheck(checkId, { statusId: STATE.queued });
    expect(await store.addSubmissions(checkId, files, key)).toEqual(first);
    expect(await store.addSubmissions(checkId, files)).toBeNull();
    expect(zips().map((name) => `submissions/${name}`)).toEqual(first?.map(({ blob }) => blob).toSorted());
  });

  test('keep a file where nobody knows whether its row was written, and no other', async () => {
    const { database, store, zips } = await kept(backend);
    const check = await store.createCheck(FIELDS);
    const folder = temporary();
    const adding = async (transact: Database['transact']): Promise<readonly string[]> => {
      const failing = await Store.open({ ...database, transact }, new FolderBlobs(folder));
      const fields = { checkId: check.id, filename: 'a.zip', role: 'submission', fileSize: 3 } as const;
      const times = { createdAt: 1, updatedAt: 1 };
      await expect(failing.addSubmission({ ...fields, ...times }, Buffer.from('zip'))).rejects.toThrow(
        /refused|database/,
      );
      return readdirSync(join(folder, 'submissions'));
    };
    expect(await adding(() => Promise.reject(new Error('refused')))).toEqual([]);
    const lost: Database['transact'] = async (body) => {
      await database.transact(body);
      throw new DatabaseAway(new Error('connection lost'));
    };
    const left = await adding(lost);
    expect((await store.submissions(check.id)).map(({ blob }) => blob)).toEqual([`submissions/${left[0]}`]);
    expect(zips()).toEqual([]);
  });

  test('know the earlier submissions of the same person, newest check first', async () => {
    const { database, store, add } = await kept(backend);
    await people(database, 1);
    const ended: CheckRecord[] = [];
    for (const ownerId of [OWNER_ID, 2, OWNER_ID]) {
      const check = await store.createCheck({ ...FIELDS, ownerId });
      for (const name of ['b.zip', 'a.zip']) await add(check, name);
      ended.push((await store.updateCheck(check.id, { statusId: STATE.completed })) ?? check);
    }
    const now = await store.createCheck(FIELDS);
    await add(now);
    const found = await store.earlier.newest(await store.earlier.scopeOf(now), 9, null);
    const [first, , third] = ended.map(({ id }) => id);
    expect(found.map(({ checkId, filename }) => [checkId, filename])).toEqual([
      [third, 'b.zip'],
      [third, 'a.zip'],
      [first, 'b.zip'],
      [first, 'a.zip'],
    ]);
  });
});

test.each([
  [5, [0, 0, 0, 0, 0]],
  [6, [1, 0, 0, 0, 0, 0]],
])('of %d results that found no pairs those that were asked for last stay in memory', async (count, read) => {
  const cache = new ResultCache(true);
  const found = { ...FOUND, submissions: Array.from({ length: 10_000 }) } as never;
  for (let at = 0; at < count; at += 1) cache.set(`results/${at}`, found);
  const reads = Array.from({ length: count }, () => 0);
  // From the youngest on: what is read again takes the place of another one.
  for (let at = count - 1; at >= 0; at -= 1) {
    await cache.get(`results/${at}`, () => {
      reads[at] = 1;
      return Promise.resolve(found);
    });
  }
  expect(reads).toEqual(read);
});
