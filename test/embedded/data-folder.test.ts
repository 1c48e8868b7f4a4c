import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { backup, DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { lockFolder, sweepTempFolders } from '../../src/service/store/data-folder.ts';
import { keepHouse } from '../../src/service/api/housekeeping.ts';
import { BLOB_FOLDERS } from '../../src/service/store/blobs/blobs.ts';
import { FolderBlobs } from '../../src/service/store/blobs/folder.ts';
import { peopleOf } from '../../src/service/store/people/people.ts';
import { openMemory, openSqlite } from '../../src/service/store/sqlite.ts';
import { storageOf } from '../../src/service/store/storage.ts';
import { submissionZip } from '../contract/submission-zip.ts';
import { serving, temporary } from './serving.ts';
import { belowFile, need, ownerOnly } from '../system.ts';
import { seldom, some } from '../suite.ts';

/** A data folder with a check of two submissions. */
async function filled(): Promise<{ dataDir: string; check: number }> {
  const dataDir = temporary();
  const service = await serving({ dataDir });
  const check = await service.create();
  const zip = await submissionZip('ada');
  await service.upload(check, { 'ada.zip': zip, 'bo.zip': zip });
  await service.close();
  return { dataDir, check };
}

describe('a data folder', () => {
  test('holds no folder of files that docs/service.md does not list', () => {
    const page = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'service.md'), 'utf8');
    for (const folder of BLOB_FOLDERS) expect(page).toContain(`\n| \`${folder}/\` |`);
  });

  test('is read by nobody else', async () => {
    const { dataDir } = await filled();
    for (const name of ['store.sqlite', 'lock']) {
      expect([name, statSync(join(dataDir, name)).mode & 0o777]).toEqual([name, ownerOnly(0o600)]);
    }
  });

  test('whose rows cannot be opened is not said to be damaged', async () => {
    const dataDir = temporary();
    mkdirSync(join(dataDir, 'store.sqlite'));
    const told = (await openSqlite(join(dataDir, 'store.sqlite')).catch((error: unknown) => error)) as Error;
    expect(told.message).toMatch(/ cannot be used: unable to open database file\. Look at its disk/);
    expect(told.message).toContain(dataDir);
    expect(told.message).not.toContain('afresh');
  });

  test('is closed where its files cannot be opened', async () => {
    const rows = await openMemory();
    const opening = storageOf(rows, () => Promise.reject(new Error('no files')));
    await expect(opening).rejects.toThrow('no files');
    await expect(sql`select 1`.execute(rows.db)).rejects.toThrow(/not open/);
  });

  test('holds nothing of a check that was deleted, once its house was kept', async () => {
    const { dataDir, check } = await filled();
    const service = await serving({ dataDir });
    const name = 'A name that nobody else has';
    await service.ask('PATCH', `/checks/${check}`, { name });
    const found = (): readonly string[] =>
      readdirSync(dataDir).filter(
        (file) => file.startsWith('store.') && readFileSync(join(dataDir, file)).includes(name),
      );
    expect(found()).not.toEqual([]);
    expect((await service.ask('DELETE', `/checks/${check}`)).status).toBe(200);
    const storage = await openSqlite(join(dataDir, 'store.sqlite'));
    const rows = { database: storage, blobs: new FolderBlobs(dataDir) };
    const audit = peopleOf(storage, Date.now).audit;
    // A reader keeps what it reads, and nobody waits for it.
    const reader = new DatabaseSync(join(dataDir, 'store.sqlite'), { readOnly: true });
    reader.exec('BEGIN; SELECT * FROM checks');
    const house = { storage: rows, audit, now: Date.now, retainMs: null, onNotice: () => {} };
    await keepHouse(house);
    expect(found()).not.toEqual([]);
    // Whoever wants to write waits for others as before.
    const wait = await sql<{ timeout: number }>`pragma busy_timeout`.execute(storage.db);
    expect(wait.rows).toEqual([{ timeout: 2_000 }]);
    reader.close();
    await keepHouse(house);
    expect(found()).toEqual([]);
    await storage.close();
  });

  test('is opened as soon as who writes its log back, such as a backup that ends, lets go of it', async () => {
    const { dataDir } = await filled();
    const path = join(dataDir, 'store.sqlite');
    const script = `const { DatabaseSync } = require('node:sqlite');
      const held = new DatabaseSync(process.argv[1]);
      held.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE; COMMIT');
      console.log('held');
      process.stdin.once('data', () => setTimeout(() => held.close(), 100));`;
    const holder = spawn(process.execPath, ['--no-warnings', '--eval', script, path], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const ended = once(holder, 'exit');
    await once(holder.stdout, 'data');
    holder.stdin.end('let go');
    const rows = await openSqlite(path);
    expect(await rows.db.selectFrom('submissions').select('filename').execute()).toHaveLength(2);
    await rows.close();
    await ended;
  });

  test('loses what no row names at the next start, and nothing else', async () => {
    const { dataDir, check } = await filled();
    const blobs = readdirSync(join(dataDir, 'submissions'));
    for (const name of ['99-0123456789ab.zip', '1-0123456789ab.zip', 'half']) {
      writeFileSync(join(dataDir, 'submissions', name), 'x');
    }
    const service = await serving({ dataDir });
    expect(readdirSync(join(dataDir, 'submissions'))).toEqual(blobs);
    expect((await service.ask('GET', `/checks/${check}`)).body['submission_count']).toBe(2);
  });

  test('can be backed up while it is served', async () => {
    const { dataDir, check } = await filled();
    const service = await serving({ dataDir });
    const source = new DatabaseSync(join(dataDir, 'store.sqlite'), { readOnly: true });
    const copy = join(temporary(), 'copy.sqlite');
    await backup(source, copy);
    source.close();
    const copied = new DatabaseSync(copy);
    expect(copied.prepare('SELECT id FROM checks').all()).toEqual([{ id: check }]);
    copied.close();
    expect((await service.ask('POST', '/check/create', { name: 'goes on' })).status).toBe(201);
  });

  test.each(some(['{', '{}', '{"pairs":7}'], 1))(
    'with the damaged result %s says so, and shows no numbers',
    async (text) => {
      const { dataDir, check } = await filled();
      const first = await serving({ dataDir });
      await first.ask('POST', '/check/start', { check_id: check, test_type: 9 });
      await first.until(check, 4);
      await first.close();
      const [name = ''] = readdirSync(join(dataDir, 'results'));
      writeFileSync(join(dataDir, 'results', name), gzipSync(text));
      const service = await serving({ dataDir });
      const overview = await service.ask('POST', '/check/overview', { check_id: check });
      expect([overview.status, overview.body['error']]).toEqual([
        500,
        `The results of check ${check} are damaged. Run the check again.`,
      ]);
      expect((await service.ask('GET', `/checks/${check}/summary`)).body).toMatchObject({
        completed_submissions: 0,
        plagiarism_stats: { avg: null, max: null, min: null },
      });
    },
  );

  test('keeps the numbers of a list with the check', async () => {
    const { dataDir, check } = await filled();
    const first = await serving({ dataDir });
    await first.ask('POST', '/check/start', { check_id: check, test_type: 9 });
    await first.until(check, 4);
    const list = (await first.ask('GET', '/checks?with_stats=1')).text;
    const stats = { submissions: 2, group_avg: 100, flagged: 2 };
    expect(JSON.parse(list)).toMatchObject([{ stats }]);
    await first.close();
    // Without its result there is nothing to count them from.
    rmSync(join(dataDir, 'results'), { recursive: true });
    const second = await serving({ dataDir });
    expect((await second.ask('GET', '/checks?with_stats=1')).text).toBe(list);
  });

  test.each([
    ['no database', 'this is no database, and long enough to have a header of one'.repeat(20)],
    ['damaged pages', null],
  ])('with %s ends in a sentence that says what to do', async (_, text) => {
    const { dataDir } = await filled();
    const path = join(dataDir, 'store.sqlite');
    const bytes = readFileSync(path);
    writeFileSync(
      path,
      text ?? Buffer.concat([bytes.subarray(0, 100), Buffer.alloc(bytes.length - 100, 0xff)]),
    );
    await expect(serving({ dataDir })).rejects.toThrow(
      /^The data folder's .*store\.sqlite cannot be read: .*\. Put a backup in its place, or move it away to start afresh\.$/,
    );
  });

  test.each([
    ['below a file', belowFile()],
    ['a file itself', dirname(belowFile())],
  ])('that cannot be made, %s, ends in a sentence', async (_, dataDir) => {
    await expect(serving({ dataDir })).rejects.toThrow(/^The data folder .* cannot be made: .*\.$/);
  });
});

/** When no server that began before is still about to lock its folder. */
const LATER = Date.now() + 3_600_000;

/** What another process meets at the folder. */
function lockedElsewhere(folder: string): boolean {
  const program = `import(${JSON.stringify(join(import.meta.dirname, '../../src/service/store/data-folder.ts'))})
    .then((it) => it.lockFolder(${JSON.stringify(folder)})).then(() => process.exit(0), () => process.exit(7))`;
  const { status } = spawnSync(process.execPath, ['-e', program]);
  expect([0, 7]).toContain(status);
  return status === 7;
}

describe('folders of servers that keep nothing', () => {
  test('are deleted when their server was killed, and stay while it lives', async () => {
    need('symbolic links');
    const parent = temporary();
    const make = (): string => mkdtempSync(join(parent, 'server-'));
    const [alive, dead, young] = [make(), make(), make()];
    const lock = await lockFolder(alive);
    (await lockFolder(dead)).release();
    mkdirSync(join(parent, 'other'));
    symlinkSync(dead, join(parent, 'server-link'));
    await sweepTempFolders(parent, 'server-', LATER);
    expect([alive, dead, young, join(parent, 'other')].map((folder) => existsSync(folder))).toEqual([
      true,
      false,
      true,
      true,
    ]);
    lock.release();
  });

  test('are kept while their server may be about to lock them', async () => {
    const parent = temporary();
    const folder = mkdtempSync(join(parent, 'server-'));
    (await lockFolder(folder)).release();
    const made = statSync(join(folder, 'lock')).mtimeMs;
    await sweepTempFolders(parent, 'server-', made + 59_999);
    expect(existsSync(folder)).toBe(true);
    await sweepTempFolders(parent, 'server-', made + 60_000);
    expect(existsSync(folder)).toBe(false);
  });

  seldom('stay locked for other processes when their own looks at all folders', async () => {
    const parent = temporary();
    const folder = mkdtempSync(join(parent, 'server-'));
    const lock = await lockFolder(folder);
    await sweepTempFolders(parent, 'server-', LATER);
    await expect(lockFolder(folder)).rejects.toThrow('is used by another process');
    expect(lockedElsewhere(folder)).toBe(true);
    lock.release();
    expect(lockedElsewhere(folder)).toBe(false);
    (await lockFolder(folder)).release();
  });

  test('are free again however their process ended', async () => {
    const folder = temporary();
    const program = `import(${JSON.stringify(join(import.meta.dirname, '../../src/service/store/data-folder.ts'))})
      .then((it) => it.lockFolder(${JSON.stringify(folder)})).then(() => process.kill(process.pid, 'SIGKILL'))`;
    expect(spawnSync(process.execPath, ['-e', program]).signal).toBe('SIGKILL');
    (await lockFolder(folder)).release();
  });
});
