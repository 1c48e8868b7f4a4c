import { execFileSync } from 'node:child_process';
import {
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Kysely, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { packed } from '../../../src/engine/pair-table.ts';
import type { Blobs } from '../../../src/service/store/blobs/blobs.ts';
import { FolderBlobs } from '../../../src/service/store/blobs/folder.ts';
import { MemoryBlobs } from '../../../src/service/store/blobs/memory.ts';
import { measured } from '../../../src/service/store/blobs/names.ts';
import { openBlobs } from '../../../src/service/store/blobs/open.ts';
import type { Database } from '../../../src/service/store/database.ts';
import { HOOK_EVENTS, Hooks } from '../../../src/service/store/hooks.ts';
import { Store } from '../../../src/service/store/store.ts';
import { type BackupReport, backUp } from '../../../src/program/server/backup/back-up.ts';
import { type BackupManifest, readManifest } from '../../../src/program/server/backup/backup-folder.ts';
import { restore } from '../../../src/program/server/backup/restore.ts';
import { STATE } from '../../../src/contract/service/states.ts';
import { temporary } from '../../embedded/serving.ts';
import { BACKENDS, tables } from '../../embedded/store/backends.ts';
import { S3_KEYS, s3StandIn } from '../../s3-stand-in/s3-stand-in.ts';
import { seldom } from '../../suite.ts';
import { IS_WINDOWS } from '../../system.ts';
import { NEW_CHECK } from '../../embedded/new-check.ts';

const [MEMORY, FILE, POSTGRES] = BACKENDS;
const FOUND = packed({ pairs: [], submissions: [], clusters: [], notices: [] } as never);
/** What a database must not change on its way through another: hostile, long, and not in the Latin alphabet. */
const NAMES = ['ada.zip', '../\u202E x\0y.zip', "'); drop table checks;--", 'ü'.repeat(3_000)];

const FIELDS = {
  ...NEW_CHECK,
  name: 'week 1 \0 \u{1F600}',
  aiRun: true,
  jobId: 1,
  createdAt: 1_700_000_000_000,
  updatedAt: 1_700_000_000_000,
};

interface Side {
  readonly database: Database;
  readonly blobs: Blobs;
}

/** The same blobs, of which some calls do something else. */
function over(blobs: Blobs, changes: Partial<Blobs>): Blobs {
  return {
    isKept: blobs.isKept,
    folder: blobs.folder,
    put: (name, given) => blobs.put(name, given),
    get: (name) => blobs.get(name),
    fetch: (name, folder) => blobs.fetch(name, folder),
    delete: (names) => blobs.delete(names),
    list: () => blobs.list(),
    close: () => blobs.close(),
    ...changes,
  };
}

async function addCheck({ database, blobs }: Side, names = NAMES): Promise<number> {
  const store = await Store.open(database, blobs);
  const check = await store.createCheck(FIELDS);
  for (const filename of names) {
    const code = Buffer.from(`code of ${filename}`);
    const fields = { checkId: check.id, filename, role: 'submission', createdAt: 1, updatedAt: 1 } as const;
    await store.addSubmission({ ...fields, fileSize: code.length }, code);
  }
  await store.updateCheck(check.id, { statusId: STATE.queued });
  await store.putResult(check, FOUND, { statusId: STATE.completed, durationMs: 0.25, finishedAt: 2 });
  return check.id;
}

async function empty(backend: (typeof BACKENDS)[number] | undefined, blobs?: Blobs): Promise<Side> {
  if (backend === undefined) throw new Error('there is no such kind of database');
  return { database: await tables(backend), blobs: blobs ?? new FolderBlobs(temporary()) };
}

/** Two checks with results, of which a third was deleted: its id is not to be given again. */
async function filled(backend: (typeof BACKENDS)[number] | undefined): Promise<Side> {
  const side = await empty(backend);
  await addCheck(side);
  await addCheck(side, ['bo.zip']);
  const last = await addCheck(side, ['gone.zip']);
  await (await Store.open(side.database, side.blobs)).removeCheck(last);
  return side;
}

/** Every row of every table, as text. */
async function dump({ database }: Side): Promise<Readonly<Record<string, readonly string[]>>> {
  const names = await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(
    (await tables(BACKENDS[0] as (typeof BACKENDS)[number])).db,
  );
  const db = database.db.withoutPlugins() as unknown as Kysely<Record<string, Record<string, unknown>>>;
  const all: Record<string, readonly string[]> = {};
  for (const { name } of names.rows.filter((one) => !one.name.startsWith('sqlite_'))) {
    const rows = await db.selectFrom(name).selectAll().execute();
    const texts = rows.map((row) =>
      JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1))),
    );
    all[name] = texts.filter((text) => !text.includes('schema_version')).toSorted();
  }
  return all;
}

/** Who reads it waits for a writer. */
function pipe(path: string): void {
  if (!IS_WINDOWS) execFileSync('mkfifo', [path]);
}

async function contents({ blobs }: Side): Promise<ReadonlyMap<string, string>> {
  const all = new Map<string, string>();
  for await (const { name } of blobs.list()) {
    all.set(name, Buffer.from(await blobs.get(name)).toString('hex'));
  }
  return new Map([...all].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

let clock = 1_800_000_000_000;
const backedUp = (side: Side, folder: string): Promise<BackupReport> =>
  backUp(side, folder, (clock += 1_000));

describe('a backup', () => {
  test('lets nobody in by a session that began before it', async () => {
    const [first, second] = [await filled(FILE), await empty(FILE)];
    const session = { hash: 'hash of a cookie', keyHash: 'b', createdAt: clock, usedAt: clock };
    await first.database.db.insertInto('sessions').values(session).execute();
    const folder = temporary();
    await backedUp(first, folder);
    // Nor does the backup say who was in.
    const rows = readdirSync(folder).find((name) => name.startsWith('rows-')) ?? '';
    expect(readFileSync(join(folder, rows)).includes(session.hash)).toBe(false);
    await restore(folder, second, temporary());
    expect((await dump(second))['sessions']).toEqual([]);
    expect((await dump(second))['users']).toEqual((await dump(first))['users']);
  });

  test('sends nobody what waited to be sent when it was made', async () => {
    const [first, second] = [await filled(FILE), await empty(FILE)];
    const [hooks, restored] = [first, second].map(({ database }) => new Hooks(database)) as [Hooks, Hooks];
    const fields = { ownerId: 1, keyId: null, url: 'https://ci.example/', events: HOOK_EVENTS, createdAt: 1 };
    const hook = await hooks.create({ ...fields, secret: 'x' }, 1);
    if (hook === null) throw new Error('no hook was made');
    await hooks.test(hook, 1);
    const [sent] = await hooks.deliveries(hook.id, 1);
    const message = await hooks.begin(sent?.id ?? 0, 2);
    if (message === null || message === 'held') throw new Error('nothing was to be sent');
    await hooks.delivered(message, 3, 'It answered 200.');
    await hooks.test(hook, 4);
    const folder = temporary();
    await backedUp(first, folder);
    await restore(folder, second, temporary());
    const [waited, delivered] = await restored.deliveries(hook.id, 2);
    expect(waited).toMatchObject({ state: 'given-up', endedAt: clock, dueAt: null });
    expect(waited?.answer).toMatch(/restored from a backup/);
    expect(await restored.begin(waited?.id ?? 0, clock)).toBe(null);
    expect(delivered).toMatchObject({ state: 'delivered', answer: 'It answered 200.' });
    expect(await second.database.db.selectFrom('jobs').selectAll().execute()).toEqual([]);
    // What was backed up goes on to send it, and the hook is told of what happens later.
    expect((await hooks.deliveries(hook.id, 1))[0]?.state).toBe('waiting');
    expect(await restored.find(hook.id, 1)).toMatchObject({ disabledAt: null });
  });

  test('from before it said whose it is and left sessions out is restored without them, and replaced', async () => {
    const [first, second] = [await filled(FILE), await empty(FILE)];
    const folder = temporary();
    await backedUp(first, folder);
    const manifest = join(folder, 'backup.json');
    const { server, ...older } = (await readManifest(folder)) as BackupManifest;
    expect(server).toMatch(/^[0-9a-f]{64}$/);
    const file = new DatabaseSync(join(folder, older.rows.file));
    file.exec(
      `insert into sessions (hash, key_hash, created_at, used_at) values ('a', 'b', ${clock}, ${clock})`,
    );
    file.close();
    const rows = { file: older.rows.file, ...(await measured(join(folder, older.rows.file))) };
    writeFileSync(manifest, JSON.stringify({ ...older, rows }));
    await restore(folder, second, temporary());
    expect(await dump(second)).toEqual(await dump(first));
    expect(await backedUp(first, folder)).toMatchObject({ files: 7, copied: 0 });
  });

  seldom('of SQLite is restored into PostgreSQL, and back, without a difference', async () => {
    const first = await filled(FILE);
    const folder = temporary();
    expect(await backedUp(first, folder)).toMatchObject({ files: 7, copied: 7, missing: [], damaged: [] });
    const second = await empty(POSTGRES, await openBlobs((await s3StandIn(3)).address, S3_KEYS));
    expect(await restore(folder, second, temporary())).toMatchObject({ files: 7, damaged: [] });
    const again = temporary();
    await backedUp(second, again);
    const third = await empty(FILE);
    await restore(again, third, temporary());

    const rows = await dump(first);
    expect(rows['checks']).toHaveLength(2);
    expect(rows['submissions']).toHaveLength(5);
    expect(await dump(second)).toEqual(rows);
    expect(await dump(third)).toEqual(rows);
    expect(await contents(second)).toEqual(await contents(first));
    expect(await contents(third)).toEqual(await contents(first));
    // Nor is the id given again of a check that was deleted, or made since: by the second one too before it was backed up.
    expect([await addCheck(second), await addCheck(third)]).toEqual([10_004, 20_004]);
  });

  test.each([
    [POSTGRES, FILE],
    [FILE, POSTGRES],
  ])('leaves out what an administrator of the database added: %o', async (from, to) => {
    const side = await filled(from);
    const rows = await dump(side);
    for (const change of [
      `alter table checks add column seen_by text default 'somebody'`,
      'create table notes (id integer primary key, text text)',
      `insert into notes values (1, 'of somebody')`,
    ]) {
      await sql.raw(change).execute(side.database.db);
    }
    const folder = temporary();
    expect(await backedUp(side, folder)).toMatchObject({ files: 7, missing: [], damaged: [] });
    const restored = await empty(to);
    await restore(folder, restored, temporary());
    expect(await dump(restored)).toEqual(rows);
  });

  test('is one of a moment, also of what is deleted and added while it is made', async () => {
    const side = await filled(FILE);
    const store = await Store.open(side.database, side.blobs);
    let fetched = 0;
    const busy = over(side.blobs, {
      fetch: async (name, folder) => {
        fetched += 1;
        if (fetched === 1) {
          await addCheck(side, ['late.zip']);
          await store.removeCheck(1);
        }
        return side.blobs.fetch(name, folder);
      },
    });
    const folder = temporary();
    expect((await backedUp({ ...side, blobs: busy }, folder)).missing).toEqual([]);
    const restored = await empty(MEMORY);
    await restore(folder, restored, temporary());
    expect(await dump(restored)).toEqual(await dump(side));
    expect(await contents(restored)).toEqual(await contents(side));
  });

  test('copies again only what is new, forgets what was deleted, and can be checked by others', async () => {
    const side = await filled(FILE);
    const folder = temporary();
    await backedUp(side, folder);
    await addCheck(side, ['cy.zip']);
    await (await Store.open(side.database, side.blobs)).removeCheck(1);
    expect(await backedUp(side, folder)).toMatchObject({ files: 4, copied: 2 });
    const files = readdirSync(folder);
    expect(files.filter((name) => /^(?:rows|sums)-/.test(name))).toHaveLength(2);
    expect(readdirSync(join(folder, 'blobs/submissions'))).toHaveLength(2);
    const sums = files.find((name) => name.startsWith('sums-')) ?? '';
    const said = execFileSync('sha256sum', ['--check', sums], { cwd: folder, encoding: 'utf8' });
    expect(said.match(/: OK$/gm)).toHaveLength(4);
    for (const name of files) expect(statSync(join(folder, name)).mode & 0o077).toBe(0);
  });

  test('that is cut off is none, and leaves the one before it whole', async () => {
    const side = await filled(FILE);
    const folder = temporary();
    const broken = over(side.blobs, { fetch: () => Promise.reject(new Error('the power is gone')) });
    await expect(backedUp({ ...side, blobs: broken }, folder)).rejects.toThrow('the power is gone');
    const target = await empty(MEMORY);
    await expect(restore(folder, target, temporary())).rejects.toThrow(/ holds no whole backup: .*\.$/);
    pipe(join(folder, 'backup.json'));
    await expect(restore(folder, target, temporary())).rejects.toThrow(/ holds no whole backup: .*\.$/);
    await backedUp(side, folder);
    const rows = await dump(side);
    await addCheck(side);
    await expect(backedUp({ ...side, blobs: broken }, folder)).rejects.toThrow('the power is gone');
    await restore(folder, target, temporary());
    expect(await dump(target)).toEqual(rows);
  });

  test('is read where its files are links to those of another disk', async () => {
    const [side, target] = [await filled(FILE), await empty(MEMORY)];
    const [folder, elsewhere] = [temporary(), temporary()];
    await backedUp(side, folder);
    for (const name of readdirSync(folder).filter((one) => /^(?:rows|sums)-|^backup/.test(one))) {
      renameSync(join(folder, name), join(elsewhere, name));
      if (IS_WINDOWS) renameSync(join(elsewhere, name), join(folder, name));
      else symlinkSync(join(elsewhere, name), join(folder, name));
    }
    await restore(folder, target, temporary());
    expect(await dump(target)).toEqual(await dump(side));
  });

  test('takes the place of no other server’s, also where that has lost all that it had', async () => {
    const [first, anew] = [await filled(FILE), await empty(FILE)];
    const folder = temporary();
    await backedUp(first, folder);
    const refused = /^.* holds the backup of another server, or of this one before its data was lost\. /;
    await expect(backedUp(anew, folder)).rejects.toThrow(refused);
    await Store.open(anew.database, anew.blobs);
    await expect(backedUp(anew, folder)).rejects.toThrow(refused);
    // What was restored is the same server.
    const restored = await empty(FILE);
    await restore(folder, restored, temporary());
    expect(await dump(restored)).toEqual(await dump(first));
    expect(await backedUp(restored, folder)).toMatchObject({ files: 7, copied: 0 });
  });

  test('names what was lost before it', async () => {
    const side = await filled(FILE);
    const [changed = '', ...names] = [...(await contents(side)).keys()];
    const [lost = '', short = ''] = names.filter((name) => name.startsWith('submissions/'));
    const before = await side.blobs.get(changed);
    await side.blobs.delete([lost, changed]);
    await side.blobs.put(changed, before.toReversed());
    truncateSync((await side.blobs.fetch(short, '')) as string, 3);
    const folder = temporary();
    const first = await backedUp(side, folder);
    expect(first).toMatchObject({ files: 6, missing: [lost] });
    expect(first.damaged.toSorted()).toEqual([changed, short].toSorted());
    expect(await restore(folder, await empty(MEMORY), temporary())).toMatchObject({ files: 6 });
    // What is whole again is so in the backup too; and what is damaged there is not once more taken from here.
    await side.blobs.delete([changed]);
    await side.blobs.put(changed, before);
    expect(await backedUp(side, folder)).toMatchObject({ missing: [lost], damaged: [short] });
    const restored = await empty(MEMORY);
    await restore(folder, restored, temporary());
    expect(Buffer.from(await restored.blobs.get(changed))).toEqual(Buffer.from(before));
  });

  test('of files from before their names had a digest copies them once, and knows whether they changed', async () => {
    const side = await filled(FILE);
    const old = 'submissions/1-ab.zip';
    const { blob } = await side.database.db
      .selectFrom('submissions')
      .select('blob')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
    const bytes = await side.blobs.get(blob);
    await side.blobs.put(old, bytes);
    await side.database.db.updateTable('submissions').set({ blob: old }).where('id', '=', 1).execute();
    const folder = temporary();
    await backedUp(side, folder);
    expect(await backedUp(side, folder)).toMatchObject({ files: 7, copied: 0, damaged: [] });
    rmSync(join(folder, 'blobs', old));
    await side.blobs.delete([old]);
    await side.blobs.put(old, bytes.toReversed());
    expect(await backedUp(side, folder)).toMatchObject({ files: 7, copied: 1, damaged: [old] });
  });
});

describe('a restore', () => {
  test('leaves out files whose bytes changed, and says which', async () => {
    const side = await filled(FILE);
    const folder = temporary();
    await backedUp(side, folder);
    const [one = '', two = '', three = ''] = [...(await contents(side)).keys()];
    writeFileSync(join(folder, 'blobs', one), 'other bytes');
    rmSync(join(folder, 'blobs', two));
    rmSync(join(folder, 'blobs', three));
    pipe(join(folder, 'blobs', three));
    const target = await empty(MEMORY, new MemoryBlobs(temporary(), Date.now));
    const { files, damaged } = await restore(folder, target, temporary());
    expect([files, damaged.toSorted()]).toEqual([4, [one, two, three]]);
    expect([...(await contents(target)).keys()]).not.toContain(one);
  });

  test('refuses rows and lists that changed, and a target that is not empty', async () => {
    const side = await filled(FILE);
    const folder = temporary();
    await backedUp(side, folder);
    const target = await empty(MEMORY);
    const [rows = '', sums = ''] = readdirSync(folder).filter((name) => /^(?:rows|sums)-/.test(name));
    for (const name of [rows, sums]) {
      const bytes = readFileSync(join(folder, name));
      writeFileSync(join(folder, name), Buffer.from(bytes).fill(0, 100, 110));
      await expect(restore(folder, target, temporary())).rejects.toThrow(/ is missing or damaged: /);
      rmSync(join(folder, name));
      await expect(restore(folder, target, temporary())).rejects.toThrow(/ is missing or damaged: /);
      pipe(join(folder, name));
      await expect(restore(folder, target, temporary())).rejects.toThrow(/ is missing or damaged: /);
      rmSync(join(folder, name), { force: true });
      writeFileSync(join(folder, name), bytes);
    }
    await target.blobs.put('results/1', Buffer.from('x'));
    await expect(restore(folder, target, temporary())).rejects.toThrow(
      /files to restore into is not empty: it has results\/1/,
    );
    await expect(restore(folder, { ...target, database: side.database }, temporary())).rejects.toThrow(
      /^The database to restore into is not empty\./,
    );
    expect((await dump(target))['checks']).toEqual([]);
  });

  seldom('that fails leaves its target as empty as it was', async () => {
    const side = await filled(FILE);
    const folder = temporary();
    await backedUp(side, folder);
    const target = await empty(MEMORY);
    let puts = 0;
    const full = over(target.blobs, {
      put: (name, given) => {
        puts += 1;
        return puts < 4 ? target.blobs.put(name, given) : Promise.reject(new Error('no room'));
      },
    });
    await expect(restore(folder, { ...target, blobs: full }, temporary())).rejects.toThrow('no room');
    expect((await contents(target)).size).toBe(0);
    await restore(folder, target, temporary());
    expect(await dump(target)).toEqual(await dump(side));
  });
});
