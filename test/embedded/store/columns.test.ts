import { DummyDriver, Kysely, PostgresDialect, sql, SqliteDialect } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  bigint,
  flag,
  id,
  integer,
  json,
  makeNew,
  recordOf,
  rowOf,
  table,
  text,
} from '../../../src/service/store/columns.ts';
import { PLUGINS, type Database } from '../../../src/service/store/database.ts';
import { STEPS } from '../../../src/service/store/migrate.ts';
import { TABLES } from '../../../src/service/store/tables.ts';
import { BACKENDS } from './backends.ts';

/** A database that does nothing, and what it is told. */
function listening(kind: Database['kind']): { readonly db: Kysely<unknown>; readonly told: string[] } {
  const told: string[] = [];
  const dialect = kind === 'sqlite' ? new SqliteDialect({} as never) : new PostgresDialect({} as never);
  const db = new Kysely<unknown>({
    dialect: Object.assign(dialect, { createDriver: () => new DummyDriver() }),
    plugins: [...PLUGINS],
    log: ({ query }) => void told.push(query.sql),
  });
  return { db, told };
}

/* Once a version was released its file here never changes: what is new is in the next one, and has `since`. */
describe.each(['sqlite', 'postgresql'] as const)('the tables of %s', (kind) => {
  test.each(STEPS.map((_, before) => before + 1))('of version %i are made as they were', async (version) => {
    const { db, told } = listening(kind);
    await makeNew(db, kind, TABLES, version);
    const lines = told.map((line) => line.replaceAll(/(?<=[(,]) ?(?="\w+" [a-z]|constraint )/g, '\n  '));
    await expect(`${lines.join(';\n')};\n`).toMatchFileSnapshot(`versions/${version}.${kind}.sql`);
  });

  test('have nothing that no version makes', async () => {
    const { db, told } = listening(kind);
    await makeNew(db, kind, TABLES, STEPS.length + 1);
    expect(told).toEqual([]);
  });
});

describe.each(BACKENDS)('tables of a later version in $name', (backend) => {
  const tables = {
    pets: table(
      { id: id(), name: text(), isTame: flag().fromZero().since(2), food: json<string[]>().later().since(2) },
      { indexes: { petsByName: { columns: ['name'] }, petsByFood: { columns: ['food', 'name'], since: 2 } } },
    ),
    owners: table(
      { pet: integer(), person: bigint(), until: bigint().orNull() },
      {
        since: 2,
        key: { ownersKey: ['pet', 'person'] },
        indexes: { ownersNow: { columns: ['pet'], isUnique: true, where: ['until', 'is'] } },
        withoutRowid: true,
      },
    ),
  };

  test('are made beside what is there', async () => {
    const database = await (await backend.empty())();
    onTestFinished(() => database.close());
    const { db, kind } = database;
    await makeNew(db, kind, tables, 1);
    await sql`insert into pets (name) values ('Ada')`.execute(db);
    await expect(sql`select * from owners`.execute(db)).rejects.toThrow('owners');
    expect((await sql`select * from pets`.execute(db)).rows).toEqual([{ id: 1, name: 'Ada' }]);

    await makeNew(db, kind, tables, 2);
    expect((await sql`select * from pets`.execute(db)).rows).toEqual([
      { id: 1, name: 'Ada', isTame: 0, food: null },
    ]);
    await sql`insert into owners values (1, 1, 5), (1, 2, null)`.execute(db);
    // One key, and one owner at a time.
    await expect(sql`insert into owners values (1, 1, 6)`.execute(db)).rejects.toThrow(/unique/i);
    await expect(sql`insert into owners values (1, 3, null)`.execute(db)).rejects.toThrow(/unique/i);
    await sql`insert into owners values (1, 3, 6)`.execute(db);
    const indexes =
      kind === 'sqlite'
        ? sql`select name from sqlite_master where type = 'index' and name like 'pets%' order by 1`
        : sql`select indexname as name from pg_indexes where indexname like 'pets_by%' order by 1`;
    expect((await indexes.execute(db)).rows).toEqual([{ name: 'pets_by_food' }, { name: 'pets_by_name' }]);
  });

  test('are read as they were written', () => {
    const ada = { id: 1, name: 'Ada', isTame: true, food: ['hay'] };
    expect(rowOf(tables.pets, ada)).toEqual({ id: 1, name: 'Ada', isTame: 1, food: '["hay"]' });
    expect(recordOf(tables.pets, { id: 1, name: 'Ada', isTame: 1, food: '["hay"]' })).toEqual(ada);
    const none = { id: 1, name: '', isTame: false, food: null };
    expect(recordOf(tables.pets, { ...none, isTame: 0 })).toEqual(none);
    // What is not told is not changed.
    expect(rowOf(tables.pets, { isTame: false })).toEqual({ isTame: 0 });
  });
});
