import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigurationError, fill, messageOf } from '#base';
import { sql, type Transaction } from 'kysely';
import { makeNew } from './columns.ts';
import { type Database, keepMeta, metaOf } from './database.ts';
import { OWNER } from './people/caller.ts';
import { foldedName } from './people/names.ts';
import * as says from './says.ts';
import { copyRowsTo } from './sqlite.ts';
import { type Tables, TABLES } from './tables.ts';

/** Brings the rows from one version to the next. It writes nothing but rows: where a later step fails, or this one, none was taken. */
export type Migration = (tx: Transaction<Tables>, kind: Database['kind']) => Promise<void>;

/**
 * Brings the rows forward, by all steps that are missing or by none. Writes nothing where none is missing. Of several processes that
 * begin at once one does it.
 *
 * @param steps to each version, from 1 on; the last one's is this program's
 * @param copyTo folder that rows of an earlier version are first copied to, as `store.sqlite.version-1`: the one of a database of
 *   SQLite that this process alone has
 * @throws ConfigurationError where a later program wrote them
 */
export async function migrate(
  database: Database,
  steps: readonly Migration[],
  copyTo: string | null = null,
): Promise<void> {
  const before = await versionOf(database, steps);
  if (before === steps.length) return;
  if (before > 0 && copyTo !== null) {
    const copy = join(copyTo, `store.sqlite.version-${before}`);
    // A start that is killed while it copies leaves no half of one.
    await copyRowsTo(database, `${copy}.new`);
    await rename(`${copy}.new`, copy);
  }
  const { kind } = database;
  await database.transact(async (tx) => {
    // Released with the transaction; the number is any that nobody else in this database takes.
    if (kind === 'postgresql') {
      await sql`set local statement_timeout = 0`.execute(tx);
      await sql`set local lock_timeout = 0`.execute(tx);
      await sql`select pg_advisory_xact_lock(7402118)`.execute(tx);
    }
    const from = await versionOf({ kind, db: tx }, steps);
    for (const step of steps.slice(from)) await step(tx, kind);
    await noteVersion({ kind, db: tx }, steps.length);
  });
}

/** Whether there are no tables yet. @throws ConfigurationError where a later program wrote them */
export async function isEmpty(database: Database, steps: readonly Migration[]): Promise<boolean> {
  return (await versionOf(database, steps)) === 0;
}

/** @throws ConfigurationError where the rows are of another version than this program's */
export async function requireCurrent(database: Database, steps: readonly Migration[]): Promise<void> {
  const version = await versionOf(database, steps);
  if (version === steps.length) return requireTables(database);
  throw new ConfigurationError(fill(says.rowsVersion, { version, steps: steps.length }));
}

/** SQLITE_ERROR: https://www.sqlite.org/rescode.html; undefined_column and undefined_table of PostgreSQL. */
const UNKNOWN = new Set<unknown>([1, '42703', '42P01']);

/**
 * Programs between two releases changed their tables within one version, and so may whoever opens a database by hand: what is missing
 * would be found by one request after the other.
 *
 * @throws ConfigurationError where the rows of this program's version have other tables
 */
export async function requireTables({ db }: Pick<Database, 'db'>): Promise<void> {
  for (const [name, { columns }] of Object.entries(TABLES)) {
    try {
      const from = db.selectFrom(name as keyof Tables).select(Object.keys(columns) as never[]);
      await from.limit(0).execute();
    } catch (error) {
      const { code, errcode } = error as { readonly code?: unknown; readonly errcode?: unknown };
      if (!UNKNOWN.has(errcode ?? code)) throw error;
      throw new ConfigurationError(fill(says.otherTables, { error: messageOf(error) }));
    }
  }
}

type Rows = Pick<Database, 'kind' | 'db'>;

/**
 * The version of the rows that are there; 0: none are.
 *
 * @throws ConfigurationError where a later program wrote them
 */
async function versionOf({ kind, db }: Rows, { length: last }: readonly Migration[]): Promise<number> {
  const version = kind === 'sqlite' ? await sqliteVersion(db) : await postgresVersion(db);
  if (version > last) {
    throw new ConfigurationError(fill(says.databaseWritten, { version, last }));
  }
  return version;
}

/** Says the version of PostgreSQL's tables; SQLite keeps it elsewhere. */
export const VERSION_ROW = 'schema_version';

async function sqliteVersion(db: Database['db']): Promise<number> {
  const { rows } = await sql<{ userVersion: number }>`pragma user_version`.execute(db);
  return rows[0]?.userVersion ?? 0;
}

async function postgresVersion(db: Database['db']): Promise<number> {
  // Not `to_regclass`: that may answer from before the lock was waited for.
  const { rows } = await sql`
    select from pg_tables where schemaname = current_schema() and tablename = 'meta'`.execute(db);
  if (rows.length === 0) return 0;
  return Number(await metaOf(db, VERSION_ROW));
}

async function noteVersion({ kind, db }: Rows, version: number): Promise<void> {
  if (kind === 'sqlite') await sql`pragma user_version = ${sql.lit(version)}`.execute(db);
  else await keepMeta(db, VERSION_ROW, String(version));
}

/** Makes the tables, and the first user. */
const toVersion1: Migration = async (tx, kind) => {
  await makeNew(tx, kind, TABLES, 1);
  const { name, role } = OWNER;
  // The first id is `OWNER_ID`.
  await tx
    .insertInto('users')
    .values({ name, nameKey: foldedName(name), role, createdAt: Date.now() })
    .execute();
};

/**
 * What makes the rows of each version from those of the one before it; the first makes them from nothing. A version that was released
 * has its step for good: a change of the tables is one more at the end, which makes what `TABLES` has since then, and fills it.
 */
export const STEPS: readonly Migration[] = [toVersion1];
