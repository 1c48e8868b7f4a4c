import { cpSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { diskNotice, makeTempFolder, placeOf, storageOpener } from '../../src/program/server/open-storage.ts';
import { TEMP_VARIABLE } from '../../src/program/process/machine-limit.ts';
import { openRunningRows } from '../../src/program/server/open-running.ts';
import { withPeople } from '../../src/program/server/people/with-people.ts';
import { readinessOf } from '../../src/program/server/watch/readiness.ts';
import { MemoryBlobs } from '../../src/service/store/blobs/memory.ts';
import { STEPS } from '../../src/service/store/migrate.ts';
import { openPostgres } from '../../src/service/store/postgres.ts';
import { openDataFolder } from '../../src/service/store/storage.ts';
import { serving, temporary } from '../embedded/serving.ts';
import { databaseWithTables, freshDatabase } from '../postgres.ts';
import { submissionZip } from '../contract/submission-zip.ts';
import { seldom } from '../suite.ts';

const NOWHERE = { dataDir: null, database: null, blobs: null };

test('a server that finds no place for temporary files names it, and the variable that names another one', async () => {
  const place = join(temporary(), 'file');
  writeFileSync(place, '');
  vi.stubEnv(TEMP_VARIABLE, place);
  onTestFinished(() => void vi.unstubAllEnvs());
  await expect(makeTempFolder()).rejects.toThrow(
    new RegExp(
      `^No folder for temporary files can be made in .*file \\(.*\\)\\. .* let ${TEMP_VARIABLE} name another`,
    ),
  );
});

test.each([
  [0x6969, /^The data folder lies on NFS, which other machines share: .* give --database and --blobs\.$/],
  [0xfe534d42, /^The data folder lies on SMB, /],
  [0xef53, null],
])('a data folder on a disk of type %d', async (type, sentence) => {
  const notice = await diskNotice('data', () => Promise.resolve({ type }));
  if (sentence === null) expect(notice).toBeNull();
  else expect(notice).toMatch(sentence);
});

test('a data folder whose file system does not say what it is', async () => {
  const unknown = Object.assign(new Error('function not implemented, statfs'), { code: 'ENOSYS' });
  expect(await diskNotice('data', () => Promise.reject(unknown))).toBeNull();
});

describe('where a server keeps what it has', () => {
  test('is said by the command line, else by the environment', () => {
    const environment = { CODE_SIMILARITY_DATABASE: ' postgres://a/b ', CODE_SIMILARITY_BLOBS: '' };
    expect(placeOf({ ...NOWHERE, dataDir: 'd' }, environment)).toEqual({
      dataDir: 'd',
      database: 'postgres://a/b',
      blobs: null,
    });
    expect(placeOf({ ...NOWHERE, database: 'postgres://c/d' }, environment).database).toBe('postgres://c/d');
  });

  test.each([
    [{ ...NOWHERE, database: 'postgres://a/b' }, /^A database keeps no files\. Give --blobs, /],
    [{ ...NOWHERE, blobs: 's3://bucket' }, /^--blobs is for files alone\. Give --data or --database /],
  ])('%j is refused', (place, sentence) => {
    expect(() => storageOpener(place, {})).toThrow(sentence);
  });

  test('is nothing of its own without any of them, and with a data folder alone', () => {
    expect([storageOpener(NOWHERE, {}), storageOpener({ ...NOWHERE, dataDir: 'd' }, {})]).toEqual([
      undefined,
      undefined,
    ]);
  });

  test('can be a data folder whose files are elsewhere', async () => {
    const [dataDir, blobs] = [temporary(), temporary()];
    const openStorage = storageOpener({ ...NOWHERE, dataDir, blobs }, {});
    const service = await serving({ dataDir, ...(openStorage === undefined ? {} : { openStorage }) });
    await service.upload(await service.create(), { 'ada.zip': await submissionZip('ada') });
    expect(readdirSync(join(blobs, 'submissions'))).toHaveLength(1);
    expect(readdirSync(dataDir)).not.toContain('submissions');
  });

  seldom('can be shared: what one process takes another one judges', async () => {
    const place = { ...NOWHERE, database: await freshDatabase(), blobs: temporary() };
    const open = (): Parameters<typeof serving>[0] => {
      const openStorage = storageOpener(place, {});
      return openStorage === undefined ? {} : { openStorage };
    };
    const [first, second] = [await serving(open()), await serving(open())];
    const id = await first.create();
    await first.upload(id, { 'ada.zip': await submissionZip('ada'), 'bob.zip': await submissionZip('ada') });
    expect((await second.ask('POST', '/check/start', { check_id: id, test_type: 9 })).status).toBe(200);
    await first.until(id, 4);
    const { body } = await first.ask('POST', '/check/overview', { check_id: id });
    expect(body['submissions']).toMatchObject([{ total_result: 100 }, { total_result: 100 }]);
  });

  test('is no database in which tables cannot be made: what keeps the server from it is told', async () => {
    const url = new URL(await freshDatabase());
    const name = url.pathname.slice(1);
    const administrator = await openPostgres(url.href);
    const run = (text: string): Promise<unknown> => sql.raw(text).execute(administrator.db);
    const opened = (): Promise<unknown> | undefined =>
      storageOpener({ ...NOWHERE, database: url.href, blobs: temporary() }, {})?.();
    await run(`ALTER DATABASE ${name} SET search_path = nowhere`);
    const refusalFor = (why: string): string =>
      `The service cannot make or change its tables in the database: ${why}. Let its user own the database, `;
    await expect(opened()).rejects.toThrow(refusalFor('no schema has been selected to create in'));
    await run(`ALTER DATABASE ${name} RESET search_path`);
    await run(`CREATE ROLE reader_${name} LOGIN PASSWORD 'x'`);
    await administrator.close();
    url.username = `reader_${name}`;
    url.password = 'x';
    await expect(opened()).rejects.toThrow(refusalFor('permission denied for schema public'));
  });

  test('is no database whose tables are those of no release', async () => {
    const address = await databaseWithTables();
    const rows = await openPostgres(address);
    await sql`ALTER TABLE checks DROP COLUMN ai_run`.execute(rows.db);
    await rows.close();
    const open = storageOpener({ ...NOWHERE, database: address, blobs: temporary() }, {});
    await expect(open?.()).rejects.toThrow(/of no release of this program.*ai_run/);
  });

  test('is no copy of another database: nothing starts or is changed there, and who serves says so; it can be read', async () => {
    const address = await freshDatabase();
    const place = { ...NOWHERE, database: address, blobs: temporary() };
    const open = storageOpener(place, {});
    const storage = await open?.();
    const name = new URL(address).pathname.slice(1);
    await sql
      .raw(`ALTER DATABASE ${name} SET default_transaction_read_only = on`)
      .execute(storage?.database.db as never);
    await storage?.close();
    const refusal = /^The database takes no changes: it is the copy/;
    await expect(open?.()).rejects.toThrow(refusal);
    const added = withPeople({ storage: place }, {}, false, async ({ people }) => {
      await people.users.add('ada', 'instructor', false);
    });
    await expect(added).rejects.toThrow(refusal);
    const rows = await openRunningRows(place);
    onTestFinished(() => rows.close());
    const blobs = new MemoryBlobs(temporary(), Date.now);
    const readiness = readinessOf({ database: rows, blobs, folder: temporary(), monotonic: () => 0 });
    expect(await readiness()).toMatchObject({
      ready: false,
      parts: { database: 'The database takes no changes.', queue: 'ok' },
    });
  });
});

test('a service whose data folder is not where it was takes nothing that would be lost, and says so', async () => {
  const dataDir = join(temporary(), 'data');
  const storage = await openDataFolder(dataDir, STEPS);
  const service = await serving({ dataDir, openStorage: () => Promise.resolve(storage) });
  let passed = 0;
  const readiness = readinessOf({ ...storage, folder: temporary(), monotonic: () => (passed += 2_000) });
  const check = await service.create();
  expect(await readiness()).toMatchObject({ ready: true });
  const sentence = 'The database of the service is no longer where it was opened.';
  // Another one stands in its place, as after a backup was restored there.
  for (const place of ['nothing', 'a copy']) {
    renameSync(dataDir, `${dataDir}-${place}`);
    if (place === 'a copy') cpSync(`${dataDir}-${place}`, dataDir, { recursive: true });
    const refused = await service.ask('POST', '/check/create', { name: 'lost' });
    expect([place, refused.status, refused.body]).toEqual([place, 503, { error: sentence }]);
    expect((await service.ask('GET', `/checks/${check}`)).status).toBe(200);
    expect(await readiness()).toMatchObject({ ready: false, parts: { database: sentence } });
    if (place === 'a copy') rmSync(dataDir, { recursive: true });
    renameSync(`${dataDir}-${place}`, dataDir);
    expect((await service.ask('POST', '/check/create', { name: 'kept' })).status).toBe(201);
    expect(await readiness()).toMatchObject({ ready: true });
  }
});
