import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Database } from '../../../src/service/store/database.ts';
import { MemoryBlobs } from '../../../src/service/store/blobs/memory.ts';
import { CaseRows, ReportRows } from '../../../src/service/store/reports.ts';
import { migrate, STEPS } from '../../../src/service/store/migrate.ts';
import { openSqlite } from '../../../src/service/store/sqlite.ts';
import { Shares } from '../../../src/service/store/people/shares.ts';
import { Store } from '../../../src/service/store/store.ts';
import type { Tables } from '../../../src/service/store/tables.ts';
import { temporary } from '../serving.ts';
import { BACKENDS, tables } from './backends.ts';

/** What stays when a check is deleted: who did what to it. */
const STAYS = new Set(['audit']);
/** Where a check is named in another way. */
const OWN_NAMES: Readonly<Record<string, string>> = { checks: 'id', jobs: 'key' };
const CHECK = 41;
const OTHER = 42;

/** Tables with a column that names a check, or a submission of one. */
async function tablesOfChecks({ db }: Database): Promise<readonly (readonly [string, string])[]> {
  const all = await db.introspection.getTables();
  return all
    .filter(({ name }) => !STAYS.has(name))
    .flatMap(({ name, columns }) => {
      const names = new Set(columns.map((column) => column.name));
      const naming = OWN_NAMES[name] ?? ['check_id', 'submission_id'].find((one) => names.has(one));
      return naming === undefined ? [] : [[name, naming] as const];
    });
}

/** A value for each column, by its type; what names a check or a submission has the number. */
async function fill(database: Database, id: number): Promise<void> {
  const all = await database.db.introspection.getTables();
  const own = new Map(await tablesOfChecks(database));
  for (const { name, columns } of all.filter((table) => own.has(table.name))) {
    const row = columns.map(({ name: column, dataType }) => {
      if (['id', 'check_id', 'submission_id'].includes(column)) return [column, id];
      if (column === 'key') return [column, String(id)];
      if (column === 'kind') return [column, 'analysis'];
      if (['blob', 'result'].includes(column)) return [column, `results/${id}-${name.replace('_', '')}.zip`];
      if (column === 'search') return [column, `searches/${id}.gz`];
      // The one hash that its posting has.
      if (column === 'sample') return [column, new Uint8Array(Float64Array.of(1).buffer)];
      if (/bytea|blob/i.test(dataType)) return [column, new Uint8Array(8)];
      return [column, /text|char/i.test(dataType) ? JSON.stringify(`${column} of ${id}`) : 1];
    });
    await database.db
      .insertInto(name as keyof Tables)
      .values(Object.fromEntries(row) as never)
      .execute();
  }
}

async function rowsOf(database: Database, id: number): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [table, column] of await tablesOfChecks(database)) {
    const named = column === 'key' ? String(id) : id;
    const rows = await sql`select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${named}`.execute(
      database.db,
    );
    counts[table] = rows.rows.length;
  }
  return counts;
}

describe.each(BACKENDS)('deleting a check in $name', (backend) => {
  test('leaves no row in any table that names a check, and all of another', async () => {
    const database = await tables(backend);
    const store = await Store.open(database, new MemoryBlobs(temporary(), () => 1));
    await fill(database, CHECK);
    await fill(database, OTHER);
    const full = await rowsOf(database, CHECK);
    const names = [
      'answer_links',
      'answers',
      'case_books',
      'checks',
      'drafts',
      'hook_deliveries',
      'imprints',
      'jobs',
      'postings',
      'reports',
    ];
    expect(Object.keys(full).toSorted()).toEqual([...names, 'request_keys', 'sent', 'shares', 'submissions']);
    expect(new Set(Object.values(full))).toEqual(new Set([1]));
    await store.removeCheck(CHECK);
    expect(new Set(Object.values(await rowsOf(database, CHECK)))).toEqual(new Set([0]));
    expect(await rowsOf(database, OTHER)).toEqual(full);
  });

  test('leaves nothing for what comes too late', async () => {
    const database = await tables(backend);
    const change = { document: '{}', openCases: 1, updatedAt: 1 };
    expect(await new CaseRows(database).replace(CHECK, 0, change)).toBe(null);
    expect(await new Shares(database, () => 1).add(1, CHECK, 2)).toBe(null);
    expect((await rowsOf(database, CHECK))['shares']).toBe(0);
    const reports = new ReportRows(database);
    await reports.want(CHECK, 1, 1);
    expect(await reports.making([CHECK])).toEqual(new Set());
    const row = {
      checkId: CHECK,
      state: 'ready',
      reason: null,
      policy: null,
      judged: 0,
      flagged: 0,
      max: 0,
      notChecked: null,
    };
    expect(await reports.keep({ ...row, blob: 'reports/41-a.html', updatedAt: 1 })).toBe('reports/41-a.html');
    expect(new Set(Object.values(await rowsOf(database, CHECK)))).toEqual(new Set([0]));
  });
});

test('a check that is deleted cannot be read in the file of the rows any more', async () => {
  const path = join(temporary(), 'store.sqlite');
  const database = await openSqlite(path);
  await migrate(database, STEPS);
  const store = await Store.open(database, new MemoryBlobs(temporary(), () => 1));
  for (const id of [CHECK, OTHER]) await fill(database, id);
  await store.removeCheck(CHECK);
  await database.close();
  const there = [CHECK, OTHER].map((id) => readFileSync(path, 'latin1').includes(`text of ${id}`));
  expect(there).toEqual([false, true]);
});
