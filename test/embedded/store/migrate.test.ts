import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ConfigurationError } from '../../../src/base/outcome.ts';
import { makeNew, text } from '../../../src/service/store/columns.ts';
import type { Database } from '../../../src/service/store/database.ts';
import {
  isEmpty,
  migrate,
  type Migration,
  requireCurrent,
  requireTables,
  STEPS,
} from '../../../src/service/store/migrate.ts';
import { OWNER_ID } from '../../../src/service/store/people/caller.ts';
import { openDataFolder } from '../../../src/service/store/storage.ts';
import { TABLES } from '../../../src/service/store/tables.ts';
import { BACKENDS, tables } from './backends.ts';
import { seldom } from '../../suite.ts';
import { ownerOnly } from '../../system.ts';

const NEXT = STEPS.length + 1;

/** What a step of a later release may look like: a new column, filled from what is there. */
const nickname: Migration = async (tx, kind) => {
  const columns = { ...TABLES.users.columns, nickname: text().later().since(NEXT) };
  await makeNew(tx, kind, { ...TABLES, users: { ...TABLES.users, columns } }, NEXT);
  await sql`update users set nickname = upper(name)`.execute(tx);
};
const failing: Migration = async (tx) => {
  await sql`update users set name = 'half'`.execute(tx);
  throw new Error('no such luck');
};
const LATER = [...STEPS, nickname];

const usersOf = async ({ db }: Pick<Database, 'db'>): Promise<unknown[]> =>
  (await sql`select * from users order by id`.execute(db)).rows;

describe.each(BACKENDS)('rows in $name', (backend) => {
  seldom('that many processes bring forward at once are brought forward once', async () => {
    const open = await backend.empty();
    const all = await Promise.all(Array.from({ length: 5 }, open));
    onTestFinished(async () => void (await Promise.all(all.map((one) => one.close()))));
    let taken = 0;
    const counting: Migration = () => {
      taken += 1;
      return Promise.resolve();
    };
    await Promise.all(all.map((one) => migrate(one, [...STEPS, counting])));
    expect(taken).toBe(1);
    const owners = await all.at(-1)?.db.selectFrom('users').select('id').execute();
    expect(owners).toEqual([{ id: OWNER_ID }]);
  });

  test('of this version with other tables are refused before anybody asks for what is missing', async () => {
    const database = await tables(backend);
    await expect(requireTables(database)).resolves.toBeUndefined();
    await sql`alter table hooks rename to hooks_before`.execute(database.db);
    await expect(requireTables(database)).rejects.toThrow(/of no release of this program.*hooks/);
    await sql`alter table hooks_before rename to hooks`.execute(database.db);
    await sql`alter table checks drop column ai_run`.execute(database.db);
    await expect(requireTables(database)).rejects.toThrow(/of no release of this program.*ai_run/);
    await expect(requireCurrent(database, STEPS)).rejects.toThrow(ConfigurationError);
    // What a later program adds is not looked for.
    await sql`alter table checks add column ai_run integer`.execute(database.db);
    await sql`alter table checks add column mood text`.execute(database.db);
    await expect(requireCurrent(database, STEPS)).resolves.toBeUndefined();
  });

  test('come into the next version with what they hold', async () => {
    const database = await tables(backend);
    const [before] = await usersOf(database);
    await migrate(database, LATER);
    expect(await usersOf(database)).toEqual([{ ...(before as object), nickname: 'OWNER' }]);
    // Ordered by bytes, as every text of both databases.
    await sql`update users set nickname = 'ä'`.execute(database.db);
    await database.db
      .insertInto('users')
      .values({ name: 'x', nameKey: 'x', role: 'instructor', createdAt: 1 })
      .execute();
    await sql`update users set nickname = 'z' where name = 'x'`.execute(database.db);
    const { rows } = await sql`select nickname from users order by nickname`.execute(database.db);
    expect(rows).toEqual([{ nickname: 'z' }, { nickname: 'ä' }]);

    await requireCurrent(database, LATER);
    // No step is taken twice.
    await migrate(database, LATER);
  });

  test('are as they were when a step fails, also those of the steps before it, and go on when it is mended', async () => {
    const database = await tables(backend);
    const before = await usersOf(database);
    await expect(migrate(database, [...LATER, failing])).rejects.toThrow('no such luck');
    expect(await usersOf(database)).toEqual(before);
    await requireCurrent(database, STEPS);
    await migrate(database, LATER);
    expect(await usersOf(database)).toEqual([{ ...(before[0] as object), nickname: 'OWNER' }]);
  });

  seldom('that are not there yet are made by all steps, or by none', async () => {
    const open = await backend.empty();
    const database = await open();
    onTestFinished(() => database.close());
    await expect(migrate(database, [...STEPS, failing])).rejects.toThrow('no such luck');
    expect(await isEmpty(database, STEPS)).toBe(true);
    await migrate(database, LATER);
    expect(await isEmpty(database, LATER)).toBe(false);
    expect(await usersOf(database)).toMatchObject([{ nickname: 'OWNER' }]);
  });

  seldom('of another version are refused with a sentence', async () => {
    const database = await tables(backend);
    await expect(requireCurrent(database, LATER)).rejects.toThrow(
      `The rows are of version ${STEPS.length}, and this program's of ${LATER.length}. Start the server once`,
    );
    await migrate(database, LATER);
    const later = `The database was written by a later version of this program (its tables are of version ${LATER.length}, and ${STEPS.length} is the last that is known here); use that one.`;
    for (const ask of [migrate, isEmpty, requireCurrent]) {
      await expect(ask(database, STEPS)).rejects.toThrow(later);
    }
    expect(await usersOf(database)).toMatchObject([{ nickname: 'OWNER' }]);
  });
});

describe('a data folder', () => {
  const folder = (): string => {
    const made = mkdtempSync(join(tmpdir(), 'code-similarity migrate-'));
    onTestFinished(() => rmSync(made, { recursive: true, force: true, maxRetries: 5 }));
    return made;
  };
  const rowsOf = (path: string, query: string): unknown[] => {
    const database = new DatabaseSync(path, { readOnly: true });
    const rows = database.prepare(query).all();
    database.close();
    return rows;
  };
  const filled = async (): Promise<string> => {
    const dataDir = folder();
    const storage = await openDataFolder(dataDir, STEPS);
    await storage.database.db.insertInto('meta').values({ name: 'mine', value: 'kept' }).execute();
    await storage.close();
    return dataDir;
  };
  const copies = (dataDir: string): readonly string[] =>
    readdirSync(dataDir).filter((name) => name.startsWith('store.sqlite.'));
  const NAME = `store.sqlite.version-${STEPS.length}`;

  test('is copied before its rows are brought forward, and only then', async () => {
    const dataDir = await filled();
    await (await openDataFolder(dataDir, STEPS)).close();
    expect(copies(dataDir)).toEqual([]);
    await (await openDataFolder(dataDir, LATER)).close();
    expect(copies(dataDir)).toEqual([NAME]);
    const copy = join(dataDir, NAME);
    // The folder may be one that others look into.
    expect(statSync(copy).mode & 0o777).toBe(ownerOnly(0o600));
    expect(rowsOf(copy, 'PRAGMA user_version')).toEqual([{ user_version: STEPS.length }]);
    expect(rowsOf(copy, "SELECT value FROM meta WHERE name = 'mine'")).toEqual([{ value: 'kept' }]);
    expect(rowsOf(copy, 'SELECT * FROM users')).toEqual([
      expect.not.objectContaining({ nickname: expect.anything() as unknown }),
    ]);
    const now = join(dataDir, 'store.sqlite');
    expect(rowsOf(now, "SELECT value FROM meta WHERE name = 'mine'")).toEqual([{ value: 'kept' }]);
    expect(rowsOf(now, 'SELECT nickname FROM users')).toEqual([{ nickname: 'OWNER' }]);
  });

  test('can be opened by the earlier program again where a step failed', async () => {
    const dataDir = await filled();
    await expect(openDataFolder(dataDir, [...LATER, failing])).rejects.toThrow(
      /^The data folder .* cannot be used: no such luck\./,
    );
    expect(copies(dataDir)).toEqual([NAME]);
    const storage = await openDataFolder(dataDir, STEPS);
    expect(await usersOf(storage.database)).toMatchObject([{ name: 'owner' }]);
    await storage.close();
  });

  test('of this version with other tables is refused, and stays as it is', async () => {
    const dataDir = await filled();
    const database = new DatabaseSync(join(dataDir, 'store.sqlite'));
    database.exec('ALTER TABLE checks DROP COLUMN ai_run');
    database.close();
    await expect(openDataFolder(dataDir, STEPS)).rejects.toThrow(/of no release of this program.*ai_run/);
    expect(rowsOf(join(dataDir, 'store.sqlite'), "SELECT value FROM meta WHERE name = 'mine'")).toEqual([
      { value: 'kept' },
    ]);
  });

  test('of a later program is refused, and stays as it is', async () => {
    const dataDir = await filled();
    await (await openDataFolder(dataDir, LATER)).close();
    const before = readdirSync(dataDir);
    await expect(openDataFolder(dataDir, STEPS)).rejects.toThrow(/use that one\.$/);
    expect(readdirSync(dataDir)).toEqual(before);
    expect(rowsOf(join(dataDir, 'store.sqlite'), 'SELECT nickname FROM users')).toEqual([
      { nickname: 'OWNER' },
    ]);
  });
});
