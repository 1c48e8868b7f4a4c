import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import {
  changeRows,
  compiledOnce,
  type Database,
  findRow,
  removeRows,
} from '../../../src/service/store/database.ts';
import { peopleOf } from '../../../src/service/store/people/people.ts';
import { madeBefore, noteMade } from '../../../src/service/store/request-keys.ts';
import type { Row } from '../../../src/service/store/tables.ts';
import { BACKENDS, tables } from './backends.ts';
import { seldom } from '../../suite.ts';

/** A row that needs no other one, with a text of anybody's choice. */
const setting = (name: string, value: string): Row<'meta'> => ({ name, value });

const namesOf = async ({ db }: Pick<Database, 'db'>): Promise<readonly string[]> =>
  (
    await db.selectFrom('meta').select('name').where('value', '=', 'of the test').orderBy('name').execute()
  ).map(({ name }) => name);

describe.each(BACKENDS)('rows in $name', (backend) => {
  test('hold any text as it was written', async () => {
    const { db } = await tables(backend);
    const hostile = [
      'a\0b',
      '\0',
      '\uE000\0\uE0000\uE000',
      'up/../../etc/passwd',
      '\u202Eexe.py\u2066',
      '\u0007\u001B[31m\r\n',
      "'; DROP TABLE meta; --",
      '\\x00 \\u0000 %_?$1 {} ""',
      'é vs e\u0301',
      'İıſK',
      '💥'.repeat(20_000),
      '',
    ];
    for (const [n, text] of hostile.entries()) {
      await db
        .insertInto('meta')
        .values(setting(`${n} ${text}`, text))
        .execute();
      const row = await db
        .selectFrom('meta')
        .selectAll()
        .where('value', '=', text)
        .where('name', '=', `${n} ${text}`)
        .executeTakeFirst();
      expect(row).toEqual({ name: `${n} ${text}`, value: text });
    }
    // A half of a pair is no character: nobody keeps it.
    await db.insertInto('meta').values(setting('half', 'a\uD800b')).execute();
    const half = await db.selectFrom('meta').select('value').where('name', '=', 'half').executeTakeFirst();
    expect(half?.value).toBe('a\uFFFDb');
  });

  test('of a request are read with all its files, unless it is another request', async () => {
    const database = await tables(backend);
    const user = await peopleOf(database, () => 1).users.add('ada', 'instructor', false);
    const key = { userId: user.id, keyHash: 'k', fingerprint: 'f' };
    await database.transact(async (tx) => {
      for (const part of [0, 1, 2]) await noteMade(tx, { key, part }, { checkId: 1 }, 1);
    });
    const made = await madeBefore(database.db, key);
    expect(made.map(({ part }) => part).toSorted((a, b) => a - b)).toEqual([0, 1, 2]);
    const another = madeBefore(database.db, { ...key, fingerprint: 'g' });
    await expect(another).rejects.toThrow('belongs to another request');
  });

  test('are the same by a query that is compiled once', async () => {
    const database = await tables(backend);
    const { db } = database;
    const { users } = peopleOf(database, () => 1);
    for (const name of ['ada', 'ben', 'cyd']) await users.add(name, 'instructor', name === 'ben');
    const query = (least: number, names: readonly string[]) =>
      db
        .selectFrom('users')
        .selectAll()
        .where('createdAt', '>=', least)
        .where('role', '=', 'instructor')
        .where('name', 'in', names)
        .orderBy('id');
    const asked = compiledOnce(database, query);
    // Lists of all lengths, in any order, and the same again with other values.
    for (const names of [
      ['ada'],
      ['ben', 'ada'],
      [],
      ['cyd'],
      ['ada', 'ben', 'cyd', 'dee'],
      ['cyd', 'ada'],
    ]) {
      for (const least of [1, 2]) {
        const rows = await asked(least, names);
        expect(rows).toEqual(await query(least, names).execute());
        expect(rows.map(({ name }) => name)).toEqual(
          least === 2 ? [] : names.filter((name) => name !== 'dee').toSorted(),
        );
      }
    }
  });

  test('are shown by it as they are kept, never as a transaction has them that may not be', async () => {
    const database = await tables(backend);
    const asked = compiledOnce(database, (value: string) =>
      database.db.selectFrom('meta').select('name').where('value', '=', value),
    );
    expect(await asked('of the test')).toEqual([]);
    const { promise: written, resolve: isWritten } = Promise.withResolvers<void>();
    const { promise: over, resolve: end } = Promise.withResolvers<void>();
    const undone = database.transact(async (tx) => {
      await tx.insertInto('meta').values(setting('a', 'of the test')).execute();
      isWritten();
      await over;
      throw new Error('on second thoughts');
    });
    await written;
    const during = asked('of the test');
    end();
    await expect(undone).rejects.toThrow('on second thoughts');
    expect(await during).toEqual([]);
    await database.db.insertInto('meta').values(setting('b', 'of the test')).execute();
    expect(await asked('of the test')).toEqual([{ name: 'b' }]);
  });

  seldom('are ordered and compared by their characters, not as one country does', async () => {
    const database = await tables(backend);
    const names = ['a', 'B', 'Z', 'z', 'ä', 'A', '_', '-a', 'a b', 'aB', '10', '9', '\u{1F600}', '\uFF21'];
    for (const name of names) {
      await database.db.insertInto('meta').values(setting(name, 'of the test')).execute();
    }
    const bytes = (text: string): Buffer => Buffer.from(text);
    expect(await namesOf(database)).toEqual(names.toSorted((a, b) => bytes(a).compare(bytes(b))));
    expect(await database.db.selectFrom('meta').select('name').where('name', '=', 'b').execute()).toEqual([]);
  });

  test('hold whole numbers as far as a number does, and tell which number a new row has', async () => {
    const { db } = await tables(backend);
    const most = Number.MAX_SAFE_INTEGER;
    const { id } = await db
      .insertInto('users')
      .values({ name: 'x', nameKey: 'x', role: 'instructor', createdAt: most })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { count, last } = await db
      .selectFrom('users')
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('createdAt').as('last')])
      .executeTakeFirstOrThrow();
    expect({ id, count, last }).toEqual({ id: 2, count: 2, last: most });
    await db.updateTable('users').set({ trial: most }).execute();
    expect(await db.selectFrom('users').select('id').where('trial', '=', most).execute()).toHaveLength(2);
    await db.deleteFrom('users').where('id', '=', id).execute();
    const next = await db
      .insertInto('users')
      .values({ name: 'y', nameKey: 'y', role: 'instructor', createdAt: -1 })
      .returning(['id', 'createdAt'])
      .executeTakeFirstOrThrow();
    // A number is never given twice.
    expect(next).toEqual({ id: 3, createdAt: -1 });
  });

  test('tell how many a change met', async () => {
    const { db } = await tables(backend);
    await db
      .insertInto('meta')
      .values([setting('one', 'x'), setting('two', 'x')])
      .execute();
    const { numUpdatedRows } = await db
      .updateTable('meta')
      .set({ value: 'y' })
      .where('value', '=', 'x')
      .executeTakeFirst();
    expect(numUpdatedRows).toBe(2n);
    const { numDeletedRows } = await db.deleteFrom('meta').where('name', '=', 'three').executeTakeFirst();
    expect(numDeletedRows).toBe(0n);
    expect(await db.deleteFrom('meta').where('value', '=', 'y').returning('name').execute()).toHaveLength(2);
  });

  test('are in no empty list', async () => {
    const { db } = await tables(backend);
    expect(await db.selectFrom('users').select('id').where('id', 'in', []).execute()).toEqual([]);
    expect(await db.selectFrom('users').select('id').where('id', 'not in', []).execute()).toHaveLength(1);
    expect(await db.deleteFrom('users').where('id', 'in', []).returning('id').execute()).toEqual([]);
  });

  seldom('stay as they were when a transaction fails, and nobody else sees half of one', async () => {
    const database = await tables(backend);
    const failing = database.transact(async (tx) => {
      await tx.insertInto('meta').values(setting('half', 'of the test')).execute();
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    const twice = database.transact(async (tx) => {
      await tx.insertInto('meta').values(setting('one', 'of the test')).execute();
      await tx.insertInto('meta').values(setting('one', 'of the test')).execute();
    });
    await expect(twice).rejects.toThrow(/unique/i);
    expect(await namesOf(database)).toEqual([]);
  });

  test('are told apart by values: one that is missing does not mean all of them', async () => {
    const database = await tables(backend);
    const { db } = database;
    for (const name of ['one', 'two']) {
      await db.insertInto('meta').values(setting(name, 'of the test')).execute();
    }
    const nothing = { name: undefined } as unknown as Row<'meta'>;
    for (const of of [{}, nothing, { ...nothing, value: 'of the test' }]) {
      await expect(removeRows(db, 'meta', of)).rejects.toThrow('which rows');
      await expect(changeRows(db, 'meta', of, { value: '' })).rejects.toThrow('which rows');
      await expect(findRow(db, 'meta', of)).rejects.toThrow('which rows');
    }
    expect(await namesOf(database)).toEqual(['one', 'two']);
    expect(await changeRows(db, 'meta', { value: 'of the test' }, { value: 'of a test' })).toBe(2);
    expect(await removeRows(db, 'meta', { name: 'two', value: 'of the test' })).toBe(0);
    expect(await removeRows(db, 'meta', { name: 'two', value: 'of a test' })).toBe(1);
  });

  seldom('count right where many add at once', async () => {
    const database = await tables(backend);
    await database.db.insertInto('meta').values(setting('n', '0')).execute();
    await Promise.all(
      Array.from({ length: 30 }, () =>
        database.transact(async (tx) => {
          await tx
            .updateTable('meta')
            .set({ value: sql`cast(cast(value as integer) + 1 as text)` })
            .where('name', '=', 'n')
            .execute();
        }),
      ),
    );
    const row = await database.db
      .selectFrom('meta')
      .select('value')
      .where('name', '=', 'n')
      .executeTakeFirst();
    expect(row?.value).toBe('30');
  });
});
