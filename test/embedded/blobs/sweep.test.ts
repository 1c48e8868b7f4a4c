import { expect, test } from 'vitest';
import { STATE } from '../../../src/contract/service/states.ts';
import { MemoryBlobs } from '../../../src/service/store/blobs/memory.ts';
import type { Database } from '../../../src/service/store/database.ts';
import { keepHouse } from '../../../src/service/api/housekeeping.ts';
import { newBlobName } from '../../../src/service/store/blobs/names.ts';
import { migrate, STEPS } from '../../../src/service/store/migrate.ts';
import { namedBlobs, sweepBlobs } from '../../../src/service/store/named-blobs.ts';
import { Audit } from '../../../src/service/store/people/audit.ts';
import { openMemory } from '../../../src/service/store/sqlite.ts';
import { temporary } from '../serving.ts';

const HOUR = 3_600_000;

/** A check with a result, and so many submissions. */
async function filled(submissions: number): Promise<Database> {
  const database = await openMemory();
  await migrate(database, STEPS);
  const check = {
    name: 'a check',
    statusId: STATE.completed,
    statusMessage: '',
    languageId: 0,
    testType: 9,
    aiRun: 0,
    baseCodeDetection: 0,
    jobId: 1,
    attempt: 1,
    createdAt: 0,
    updatedAt: 0,
    result: 'results/1-ab.json.gz',
  };
  await database.db
    .insertInto('checks')
    .values([check, { ...check, result: null }])
    .execute();
  const rows = Array.from({ length: submissions }, (_, at) => ({
    checkId: 1,
    filename: 'ada.zip',
    role: 'submission' as const,
    fileSize: 1,
    blob: `submissions/1-${at}.zip`,
    createdAt: 0,
    updatedAt: 0,
  }));
  await database.db.insertInto('submissions').values(rows).execute();
  return database;
}

test('what no row names is swept when it is old, and nothing else', async () => {
  const database = await filled(1_100);
  let now = 0;
  const blobs = new MemoryBlobs(temporary(), () => now);
  const named = (await Array.fromAsync(namedBlobs(database.db))).flat().map(({ name }) => name);
  expect(new Set(named).size).toBe(1_101);
  const unnamed = Array.from({ length: 700 }, (_, at) => `submissions/2-${at}.zip`);
  for (const name of [...named, ...unnamed, 'results/1-other.json.gz']) {
    await blobs.put(name, new Uint8Array(1));
  }
  now = HOUR;
  await blobs.put('submissions/2-young.zip', new Uint8Array(1));
  // Of a check that is made at this moment: nobody else's.
  await blobs.put('submissions/3-young.zip', new Uint8Array(1));

  const stop = AbortSignal.abort();
  expect(await sweepBlobs(database, blobs, { before: HOUR, stop })).toBe(0);
  expect(await sweepBlobs(database, blobs, { before: 0 })).toBe(0);
  expect(await sweepBlobs(database, blobs, { before: HOUR })).toBe(701);
  await blobs.delete(['submissions/3-young.zip']);
  const left = (await Array.fromAsync(blobs.list())).map(({ name }) => name);
  expect(left.toSorted()).toEqual([...named, 'submissions/2-young.zip'].toSorted());
  expect(await sweepBlobs(database, blobs, { before: HOUR + 1 })).toBe(1);
  await database.close();
});

test('what is being uploaded is swept by no row that is still to come', async () => {
  const database = await filled(1);
  let now = 0;
  const blobs = new MemoryBlobs(temporary(), () => now);
  const [lost, young] = ['submissions/1-lost.zip', 'submissions/1-young.zip'];
  await blobs.put(lost, new Uint8Array(1));
  now = 1;
  await blobs.put(young, new Uint8Array(1));
  await keepHouse({
    storage: { database, blobs: Object.assign(blobs, { isKept: true }) },
    audit: new Audit(database, () => HOUR),
    now: () => HOUR + 1,
    retainMs: null,
    onNotice: expect.unreachable,
  });
  const left = (await Array.fromAsync(blobs.list())).map(({ name }) => name);
  expect(left).toEqual([young]);
  await database.close();
});

test('nothing is swept where a server with more checks keeps its files too, and that is told', async () => {
  const database = await filled(1);
  const blobs = new MemoryBlobs(temporary(), () => 0);
  const lost = ['submissions/2-lost.zip', 'drafts/0a-submissions-lost'];
  const others = ['submissions/3-other.zip', 'reports/3-other.html'];
  for (const name of [...lost, ...others]) await blobs.put(name, new Uint8Array(1));
  const told: string[] = [];
  const audit = new Audit(database, () => 0);
  const keep = (): Promise<void> =>
    keepHouse({
      storage: { database, blobs: Object.assign(blobs, { isKept: true }) },
      audit,
      now: () => 2 * HOUR,
      retainMs: null,
      onNotice: (sentence) => told.push(sentence),
    });
  await keep();
  expect(told).toEqual([expect.stringMatching(/^Files of checks that this database never had /)]);
  const left = async (): Promise<readonly string[]> =>
    (await Array.fromAsync(blobs.list())).map(({ name }) => name).toSorted();
  expect(await left()).toEqual([...lost, ...others].toSorted());
  // Of another server, however many checks that has.
  const names = ['submissions/1', 'drafts/0a-submissions'];
  await blobs.delete(await left());
  for (const name of names) {
    const contents = new Uint8Array(1);
    const made = await newBlobName('another secret', name, contents, '');
    await blobs.put(made, contents);
    await keep();
    expect(await left()).toEqual([made]);
    await blobs.delete([made]);
  }
  expect(told).toHaveLength(3);
  await database.db.insertInto('meta').values({ name: 'secret', value: 'own secret' }).execute();
  const own = await newBlobName('own secret', 'submissions/1', new Uint8Array(1), '.zip');
  for (const name of [own, ...lost, ...others]) await blobs.put(name, new Uint8Array(1));
  // The check was this server's own: it was made, and deleted.
  await audit.add({ userId: 1, name: 'owner', keyId: null }, { action: 'delete-check', checkId: 3 });
  await keep();
  expect(await left()).toEqual([]);
  expect(told).toHaveLength(3);
  await database.close();
});
