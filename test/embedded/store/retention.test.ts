import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { casesText } from '../../../src/report/cases/case-document.ts';
import type { CaseState } from '../../../src/contract/cases.ts';
import { keepHouse, startHousekeeping } from '../../../src/service/api/housekeeping.ts';
import { MemoryBlobs } from '../../../src/service/store/blobs/memory.ts';
import type { Database } from '../../../src/service/store/database.ts';
import { Hooks } from '../../../src/service/store/hooks.ts';
import { LaunchRows } from '../../../src/service/store/launches.ts';
import { Audit } from '../../../src/service/store/people/audit.ts';
import { OWNER_ID } from '../../../src/service/store/people/caller.ts';
import { AnswerRows } from '../../../src/service/store/answers.ts';
import { CaseRows } from '../../../src/service/store/reports.ts';
import { Store } from '../../../src/service/store/store.ts';
import { CaseBooks } from '../../../src/program/server/page/case-books.ts';
import { STATE } from '../../../src/contract/service/states.ts';
import { submissionZip } from '../../contract/submission-zip.ts';
import { serving, temporary } from '../serving.ts';
import { BACKENDS, IN_MEMORY, tables } from './backends.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const NOW = 1_800_000_000_000;
const FIELDS = {
  ownerId: OWNER_ID,
  keyId: null,
  corpusId: null,
  handedIn: false,
  name: 'week 1',
  statusMessage: '',
  languageId: 1,
  testType: 9,
  aiRun: false,
  baseCodeDetection: false,
  jobId: 1,
  createdAt: 1,
  startedAt: null,
};

/** Cases with one that stands like this. */
function booked(state: CaseState): string {
  const evidence = { similarity: 90, suspicion: null, tokens: 100 };
  const one = { subjects: ['1', '2'], names: ['a', 'b'], state, reason: null, note: null, by: null };
  return casesText({ cases: [{ ...one, at: '2026-01-01T00:00:00Z', evidence }], common: [] });
}

test('all go, however many there are', async () => {
  const database = await tables(IN_MEMORY);
  const blobs = new MemoryBlobs(temporary(), () => NOW);
  const store = await Store.open(database, blobs);
  for (let made = 0; made < 201; made += 1) {
    await store.createCheck({ ...FIELDS, statusId: STATE.completed, updatedAt: 1, finishedAt: 1 });
  }
  const audit = new Audit(database, () => NOW);
  await keepHouse({ storage: { database, blobs }, audit, now: () => NOW, retainMs: DAY, onNotice: () => {} });
  expect(await store.checks()).toEqual([]);
});

describe.each(BACKENDS)('retention in $name', (backend) => {
  test('deletes what ended too long ago with all that belongs to it, and nothing else', async () => {
    const database = await tables(backend);
    const blobs = new MemoryBlobs(temporary(), () => NOW);
    const store = await Store.open(database, blobs);
    const add = async (
      statusId: number,
      finishedAt: number | null,
      ownerId: number | null = OWNER_ID,
    ): Promise<number> => {
      // Whoever calls a check by another name later keeps it no longer.
      const updatedAt = finishedAt === null ? NOW - 401 * DAY : NOW;
      const check = await store.createCheck({
        ...FIELDS,
        ownerId,
        statusId: STATE.created,
        updatedAt,
        finishedAt,
      });
      const fields = { checkId: check.id, filename: 'a.zip', role: 'submission', fileSize: 1 } as const;
      await store.addSubmission({ ...fields, createdAt: 1, updatedAt: 1 }, new Uint8Array(1));
      await store.updateCheck(check.id, { statusId });
      return check.id;
    };
    const old = NOW - 400 * DAY - 1;
    const kept = [
      await add(STATE.completed, NOW - 400 * DAY),
      await add(STATE.queued, null),
      await add(STATE.processing, old),
      await add(STATE.completed, old, null),
      await add(STATE.completed, old),
    ];
    const held = kept[4] ?? 0;
    const gone = [
      await add(STATE.completed, old),
      await add(STATE.failed, old),
      await add(STATE.created, null),
    ];
    const cases = new CaseBooks(new CaseRows(database), new AnswerRows(database), () => NOW);
    await cases.replace(held, '"cases-0"', booked('confirmed'), 'ada');
    await cases.replace(gone[0] ?? 0, '"cases-0"', booked('seen'), 'ada');
    await cases.replace(gone[1] ?? 0, '"cases-0"', booked('dismissed'), 'ada');
    // A case that is settled keeps no entry of a check that is not too old itself.
    const settled = kept[0] ?? 0;
    await cases.replace(settled, '"cases-0"', booked('dismissed'), 'ada');
    for (const checkId of [held, gone[0] ?? 0, settled]) {
      const entry = { at: old, userId: 1, userName: 'ada', keyId: null, action: 'view', submissionId: null };
      await database.db
        .insertInto('audit')
        .values({ ...entry, checkId, ownerId: 1, details: null })
        .execute();
    }
    await database.db
      .insertInto('shares')
      .values({ ownerId: OWNER_ID, checkId: gone[0] ?? 0, userId: OWNER_ID, createdAt: 1 })
      .execute();

    const audit = new Audit(database, () => NOW);
    const said: string[] = [];
    const options = {
      storage: { database, blobs },
      audit,
      now: () => NOW,
      onNotice: (one: string) => said.push(one),
    };
    await keepHouse({ ...options, retainMs: null });
    expect(await store.checks()).toHaveLength(8);
    await keepHouse({ ...options, retainMs: 400 * DAY });
    await keepHouse({ ...options, retainMs: 400 * DAY });

    const stays = `Kept 1 check for longer, because of open cases: ${held}.`;
    expect(said).toEqual([
      `Deleted 3 checks that ended more than 400 days ago: ${gone.join(', ')}.`,
      stays,
      stays,
    ]);
    expect((await store.checks()).map(({ id }) => id)).toEqual(kept.toReversed());
    expect(await database.db.selectFrom('submissions').select('checkId').execute()).toHaveLength(5);
    expect(await database.db.selectFrom('shares').selectAll().execute()).toEqual([]);
    expect(await Array.fromAsync(blobs.list())).toHaveLength(5);
    const entries = await database.db.selectFrom('audit').selectAll().orderBy('id').execute();
    expect(entries.map(({ action, checkId, ownerId }) => [action, checkId, ownerId])).toEqual([
      ['view', held, OWNER_ID],
      ...gone.map((id) => ['expire-check', id, OWNER_ID]),
    ]);

    // What is settled holds nothing any more.
    await cases.replace(held, '"cases-1"', booked('dismissed'), 'ada');
    await keepHouse({ ...options, retainMs: 400 * DAY });
    expect(await store.check(held)).toBe(undefined);
  });

  /** A service with so many checks that are too old. */
  const aged = async (count: number) => {
    const database = await tables(backend);
    const blobs = new MemoryBlobs(temporary(), () => NOW);
    const store = await Store.open(database, blobs);
    for (let made = 0; made < count; made += 1) {
      await store.createCheck({ ...FIELDS, statusId: STATE.completed, updatedAt: 1, finishedAt: 1 });
    }
    return { database, blobs, store, audit: new Audit(database, () => NOW) };
  };

  test('what is no longer to go when its turn comes stays, and what is gone by then is told of by nobody', async () => {
    const { database, blobs, store, audit } = await aged(3);
    const cases = new CaseBooks(new CaseRows(database), new AnswerRows(database), () => NOW);
    blobs.delete = async () => {
      blobs.delete = () => Promise.resolve();
      await cases.replace(2, '"cases-0"', booked('confirmed'), 'ada');
      await store.removeCheck(3);
    };
    const said: string[] = [];
    const onNotice = (one: string): void => void said.push(one);
    await keepHouse({ storage: { database, blobs }, audit, now: () => NOW, retainMs: DAY, onNotice });
    expect(said).toEqual([
      'Deleted 1 check that ended more than 1 day ago: 1.',
      'Kept 1 check for longer, because of open cases: 2.',
    ]);
    expect((await store.checks()).map(({ id }) => id)).toEqual([2]);
    const noted = await database.db.selectFrom('audit').select(['action', 'checkId']).execute();
    expect(noted).toEqual([{ action: 'expire-check', checkId: 1 }]);
  });

  test('ends after the check that it deletes when its process is stopped', async () => {
    const { database, blobs, store, audit } = await aged(3);
    const said: string[] = [];
    const defects: unknown[] = [];
    const chores = startHousekeeping(
      {
        storage: { database, blobs },
        audit,
        now: () => NOW,
        retainMs: DAY,
        onNotice: (one) => said.push(one),
      },
      (error) => defects.push(error),
    );
    const [begun, deleted] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    blobs.delete = () => {
      begun.resolve();
      return deleted.promise;
    };
    await begun.promise;
    // What it works with is there until it has ended.
    const over: string[] = [];
    const stopped = chores.stop().then(() => over.push('stopped'));
    await setImmediate();
    expect(over).toEqual([]);
    deleted.resolve();
    await stopped;
    expect(defects).toEqual([]);
    expect((await store.checks()).map(({ id }) => id)).toEqual([3, 2]);
    expect(said).toEqual(['Deleted 1 check that ended more than 1 day ago: 1.']);
  });

  test('waits for a day where the clock has jumped, and goes on when it is right again', async () => {
    const { database, blobs, store, audit } = await aged(0);
    const check = { ...FIELDS, statusId: STATE.completed, updatedAt: NOW, finishedAt: NOW };
    await store.createCheck(check);
    const said: string[] = [];
    const lookAt = async (at: number): Promise<readonly [number, string | undefined]> => {
      const onNotice = (one: string): unknown => said.push(one);
      await keepHouse({ storage: { database, blobs }, audit, now: () => at, retainMs: 400 * DAY, onNotice });
      return [(await store.checks()).length, said.pop()];
    };
    const paused = (at: number): string =>
      `The clock has jumped since this server last looked for checks that are too old. None is deleted until ${new Date(at + DAY).toISOString()}: if the clock is wrong, set it right before.`;
    expect(await lookAt(NOW)).toEqual([1, undefined]);
    const wrong = NOW + 500 * DAY;
    expect(await lookAt(wrong)).toEqual([1, paused(wrong)]);
    expect(await lookAt(wrong + HOUR)).toEqual([1, paused(wrong)]);
    expect(await lookAt(NOW + 2 * HOUR)).toEqual([1, paused(NOW + 2 * HOUR)]);
    const steady = NOW + 2 * HOUR + 7 * DAY;
    expect(await lookAt(steady)).toEqual([1, undefined]);
    expect(await lookAt(steady - HOUR)).toEqual([1, undefined]);
    const behind = steady - 2 * HOUR - 1;
    expect(await lookAt(behind)).toEqual([1, paused(behind)]);
    const ahead = behind + 7 * DAY + 1;
    expect(await lookAt(ahead)).toEqual([1, paused(ahead)]);
    // The server was off for long.
    expect(await lookAt(wrong)).toEqual([1, paused(wrong)]);
    expect(await lookAt(wrong + DAY)).toEqual([0, 'Deleted 1 check that ended more than 400 days ago: 1.']);
  });

  test('keeps what was made while the clock was behind for as long as what was made before it', async () => {
    const { database, blobs, store, audit } = await aged(0);
    const BATTERY = Date.UTC(2020, 0, 1);
    // In the order in which they were made; a clock that was ahead proves nothing.
    for (const at of [NOW - 100 * DAY, NOW + 900 * DAY, NOW, BATTERY, BATTERY + HOUR, NOW + DAY]) {
      const check = { ...FIELDS, statusId: STATE.completed, createdAt: at, updatedAt: at, finishedAt: at };
      const { id: checkId } = await store.createCheck(check);
      const entry = { at, userId: 1, userName: 'ada', keyId: null, action: 'view', submissionId: null };
      await database.db
        .insertInto('audit')
        .values({ ...entry, checkId, ownerId: 1, details: null })
        .execute();
    }
    const leftAt = async (now: number): Promise<unknown> => {
      await keepHouse({
        storage: { database, blobs },
        audit,
        now: () => now,
        retainMs: 400 * DAY,
        onNotice: () => {},
      });
      const entries = await database.db
        .selectFrom('audit')
        .select('checkId')
        .where('action', '=', 'view')
        .orderBy('id')
        .execute();
      return [(await store.checks()).map(({ id }) => id).toReversed(), entries.map(({ checkId }) => checkId)];
    };
    const all = [1, 2, 3, 4, 5, 6];
    expect(await leftAt(NOW + 300 * DAY)).toEqual([all, all]);
    // The server was off for long.
    expect(await leftAt(NOW + 399 * DAY)).toEqual([all, all]);
    expect(await leftAt(NOW + 400 * DAY)).toEqual([all.slice(1), all.slice(1)]);
    expect(await leftAt(NOW + 400 * DAY + 1)).toEqual([
      [2, 6],
      [2, 6],
    ]);
  });

  test('deletes no check without writing it down', async () => {
    const { database, blobs, store, audit } = await aged(1);
    audit.addWith = () => Promise.reject(new Error('killed here'));
    const options = { storage: { database, blobs }, audit, now: () => NOW, onNotice: () => {} };
    await expect(keepHouse({ ...options, retainMs: DAY })).rejects.toThrow('killed here');
    expect(await store.checks()).toHaveLength(1);
  });

  const keptNow = (database: Database): Promise<void> =>
    keepHouse({
      storage: { database, blobs: new MemoryBlobs(temporary(), () => NOW) },
      audit: new Audit(database, () => NOW),
      now: () => NOW,
      retainMs: null,
      onNotice: () => {},
    });

  test('forgets launches that nobody finished within an hour', async () => {
    const database = await tables(backend);
    const rows = new LaunchRows(database);
    const launch = { nonce: 'n', platform: 'p', query: 'login_hint=ada' };
    for (const at of [NOW - HOUR, NOW - HOUR - 1]) await rows.begin({ ...launch, stateHash: `${at}`, at }, 0);
    await keptNow(database);
    const left = await database.db.selectFrom('launches').select('at').execute();
    expect(left).toEqual([{ at: NOW - HOUR }]);
  });

  test('forgets the turns of a limit that processes shared and nobody took within an hour', async () => {
    const database = await tables(backend);
    // By the clock of the database.
    for (const [nameHash, ms] of Object.entries({ older: 2 * HOUR, newer: HOUR / 2 })) {
      const row = { nameHash, times: '[]', heldUntil: 0, usedAt: Date.now() - ms };
      await database.db.insertInto('turns').values(row).execute();
    }
    await keptNow(database);
    const left = await database.db.selectFrom('turns').select('nameHash').orderBy('nameHash').execute();
    // The rows of SQLite are one process's, which keeps none.
    const kept = database.kind === 'postgresql' ? ['newer'] : ['newer', 'older'];
    expect(left.map(({ nameHash }) => nameHash)).toEqual(kept);
  });

  test('forgets the keys of requests that came more than a week ago', async () => {
    const database = await tables(backend);
    const key = { userId: 1, fingerprint: 'f', part: 0, checkId: 1, submissionId: null };
    const times = [NOW - 7 * DAY - 1, NOW - 7 * DAY];
    for (const at of times) {
      const row = { ...key, keyHash: `${at}`, createdAt: at };
      await database.db.insertInto('requestKeys').values(row).execute();
    }
    await keptNow(database);
    const left = await database.db.selectFrom('requestKeys').select('createdAt').execute();
    expect(left).toEqual([{ createdAt: NOW - 7 * DAY }]);
  });

  test('forgets what hooks were told a month ago', async () => {
    const database = await tables(backend);
    const hooks = new Hooks(database);
    for (const at of [NOW - 30 * DAY - 1, NOW - 30 * DAY]) await hooks.test({ id: 7, ownerId: 1 }, at);
    await keptNow(database);
    expect((await hooks.deliveries(7, 5)).map(({ createdAt }) => createdAt)).toEqual([NOW - 30 * DAY]);
  });
});

test('a service below its floor takes no uploads, and answers everything else', async () => {
  const zip = await submissionZip('ada');
  const full = await serving({ dataDir: temporary(), keepFreeBytes: Number.MAX_SAFE_INTEGER });
  const check = await full.create();
  const refused = await full.upload(check, { 'ada.zip': zip });
  expect([refused.status, refused.body['error']]).toEqual([
    507,
    'The disk of the service is nearly full, and takes no uploads. Try again later, or delete checks that nobody needs.',
  ]);
  expect((await full.ask('GET', `/checks/${check}`)).body['submission_count']).toBe(0);
  expect((await full.ask('DELETE', `/checks/${check}`)).status).toBe(200);
  const roomy = await serving({ keepFreeBytes: 1 });
  expect((await roomy.upload(await roomy.create(), { 'ada.zip': zip })).status).toBe(200);
});
