import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql, type Transaction } from 'kysely';
import { ConfigurationError } from '../../../domain/outcome.ts';
import type { Database } from '../database.ts';
import type { Tables } from '../tables.ts';
import { AsInSqlite } from './as-in-sqlite.ts';
import { toVersion2 } from './version-2.ts';
import { toVersion3 } from './version-3.ts';

/** The step to each version from the one before it. Version 1 was SQLite alone, and its records were JSON. */
const STEPS: ReadonlyMap<
  number,
  (tx: Transaction<Tables>, kind: Database['kind'], from: number) => Promise<void>
> = new Map<number, typeof toVersion2>([
  [2, toVersion2],
  [3, toVersion3],
]);

const SCHEMA_VERSION = 3;

/**
 * The version of the rows that are there; 0: none are.
 *
 * @throws ConfigurationError where a later program wrote them
 */
async function versionOf({ kind, db }: Pick<Database, 'kind' | 'db'>): Promise<number> {
  const version = kind === 'sqlite' ? await sqliteVersion(db) : await postgresVersion(db);
  if (version > SCHEMA_VERSION) {
    throw new ConfigurationError(
      `The database was written by a later version of this program (its tables are of version ${version}, and ${SCHEMA_VERSION} is the last that is known here); use that one.`,
    );
  }
  return version;
}

/**
 * Brings the tables forward, all steps or none. Writes nothing where they are of this version. Of several processes that begin at
 * once one does it.
 *
 * @param bring what else belongs to a step, in the same transaction, such as the records of version 1
 * @throws ConfigurationError where a later program wrote them
 */
export async function migrate(
  database: Database,
  bring: (tx: Transaction<Tables>, from: number) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  if ((await versionOf(database)) === SCHEMA_VERSION) return;
  await database.transact(async (tx) => {
    // Released with the transaction; the number is any that nobody else in this database takes.
    if (database.kind === 'postgresql') {
      await sql`set local statement_timeout = 0`.execute(tx);
      await sql`select pg_advisory_xact_lock(7402118)`.execute(tx);
    }
    const from = await versionOf({ kind: database.kind, db: tx });
    const steps = database.kind === 'postgresql' ? tx.withPlugin(new AsInSqlite()) : tx;
    for (const [version, step] of STEPS) if (version > from) await step(steps, database.kind, from);
    if (from < SCHEMA_VERSION) await bring(tx, from);
    if (database.kind === 'sqlite') {
      await sql`pragma user_version = ${sql.lit(SCHEMA_VERSION)}`.execute(tx);
    } else {
      await tx
        .insertInto('meta')
        .values({ name: VERSION, value: String(SCHEMA_VERSION) })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: String(SCHEMA_VERSION) }))
        .execute();
    }
  });
}

/** Whether there are no tables yet. @throws ConfigurationError where a later program wrote them */
export async function isEmpty(database: Database): Promise<boolean> {
  return (await versionOf(database)) === 0;
}

/** @throws ConfigurationError where the rows are of another version than this program's */
export async function requireCurrent(database: Database): Promise<void> {
  const version = await versionOf(database);
  if (version === SCHEMA_VERSION) return;
  throw new ConfigurationError(
    `The rows are of version ${version}, and this program's of ${SCHEMA_VERSION}. Start the server once with this program, which brings them forward.`,
  );
}

/** Copies the rows of an earlier version beside the database before they are brought forward. @param dataDir folder of the database */
export async function keepCopy(database: Database, dataDir: string): Promise<void> {
  const version = await versionOf(database);
  if (version === 0 || version === SCHEMA_VERSION) return;
  const copy = join(dataDir, `store.sqlite.version-${version}`);
  // Left by a start that was killed while it copied.
  await rm(`${copy}.new`, { force: true });
  await sql`vacuum into ${`${copy}.new`}`.execute(database.db);
  await rename(`${copy}.new`, copy);
}

const VERSION = 'schema_version';

async function sqliteVersion(db: Database['db']): Promise<number> {
  const { rows } = await sql<{ userVersion: number }>`pragma user_version`.execute(db);
  return rows[0]?.userVersion ?? 0;
}

async function postgresVersion(db: Database['db']): Promise<number> {
  // Not `to_regclass`: that may answer from before the lock was waited for.
  const { rows } = await sql`
    select from pg_tables where schemaname = current_schema() and tablename = 'meta'`.execute(db);
  if (rows.length === 0) return 0;
  const row = await db.selectFrom('meta').select('value').where('name', '=', VERSION).executeTakeFirst();
  return Number(row?.value ?? 0);
}
