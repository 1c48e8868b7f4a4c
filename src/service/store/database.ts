import {
  CamelCasePlugin,
  type Compilable,
  type CompiledQuery,
  HandleEmptyInListsPlugin,
  type Insertable,
  type Kysely,
  type KyselyPlugin,
  replaceWithNoncontingentExpression,
  sql,
  type Transaction,
} from 'kysely';
import type { Row, Tables } from './tables.ts';

/** Where rows are kept. A write is durable when it is settled. */
export interface Database {
  readonly kind: 'sqlite' | 'postgresql';
  readonly db: Kysely<Tables>;
  /** Runs the body in one transaction. It may run again after a conflict with another process, so it changes nothing but rows. */
  transact<T>(body: (tx: Transaction<Tables>) => Promise<T>): Promise<T>;
  /** Asks a query that changes nothing, outside of any transaction. */
  ask<Row>(query: CompiledQuery<Row>): Promise<readonly Row[]>;
  close(): Promise<void>;
}

/** What is done in a transaction of others: both happen, or neither. */
export type Also = (tx: Transaction<Tables>) => Promise<void>;

/** What is asked of some tables. */
export class Rows {
  protected readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  protected get db(): Database['db'] {
    return this.database.db;
  }

  protected row<Name extends keyof Tables>(table: Name, of: Partial<Row<Name>>): Promise<Row<Name> | null> {
    return findRow(this.db, table, of);
  }
}

/** What rows are known by. @throws where a value is missing: the query would leave it out, and mean the rows of everybody */
function valuesOf(of: object): Partial<Row<'meta'>> {
  const values = Object.values(of);
  if (values.length === 0 || values.includes(undefined)) throw new Error('which rows is not said');
  return of;
}

/** A row with these values, whole; null: there is none. */
export async function findRow<Name extends keyof Tables>(
  db: Database['db'],
  table: Name,
  of: Partial<Row<Name>>,
): Promise<Row<Name> | null> {
  // What is so of one table is so of each, which the compiler cannot follow.
  const query = db
    .selectFrom(table as 'meta')
    .selectAll()
    .limit(1);
  const row = await query.where((eb) => eb.and(valuesOf(of))).executeTakeFirst();
  return (row as Row<Name> | undefined) ?? null;
}

/** Adds a row, unless there is one that it must not stand beside. @returns whether it is new */
export async function addOnce<Name extends keyof Tables>(
  db: Database['db'],
  table: Name,
  row: Insertable<Tables[Name]>,
): Promise<boolean> {
  const query = db.insertInto(table as 'meta').values(row as Insertable<Tables['meta']>);
  const result = await query.onConflict((conflict) => conflict.doNothing()).executeTakeFirstOrThrow();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** The highest number in a column; 0: there are no rows. */
export async function highestOf(
  db: Database['db'],
  table: 'audit' | 'checks' | 'submissions',
  column: 'id' | 'checkId' | 'jobId',
): Promise<number> {
  const query = db.selectFrom(table).select(({ fn }) => fn.max<number | null>(column as 'id').as('last'));
  return (await query.executeTakeFirstOrThrow()).last ?? 0;
}

/** Changes the rows that have these values. @returns how many they were */
export async function changeRows<Name extends keyof Tables>(
  db: Database['db'],
  table: Name,
  of: Partial<Row<Name>>,
  to: Partial<Row<Name>>,
): Promise<number> {
  const query = db.updateTable(table as 'meta').set(to as Partial<Row<'meta'>>);
  const result = await query.where((eb) => eb.and(valuesOf(of))).executeTakeFirstOrThrow();
  return Number(result.numUpdatedRows);
}

/** Deletes the rows that have these values. @returns how many they were */
export async function removeRows<Name extends keyof Tables>(
  db: Database['db'],
  table: Name,
  of: Partial<Row<Name>>,
): Promise<number> {
  const query = db.deleteFrom(table as 'meta');
  const result = await query.where((eb) => eb.and(valuesOf(of))).executeTakeFirstOrThrow();
  return Number(result.numDeletedRows);
}

/** What is kept under a name; null: nothing. */
export async function metaOf(db: Database['db'], name: string): Promise<string | null> {
  return (await findRow(db, 'meta', { name }))?.value ?? null;
}

export async function keepMeta(db: Database['db'], name: string, value: string): Promise<void> {
  await db
    .insertInto('meta')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** The same, with times: milliseconds since the epoch. */
export class TimedRows extends Rows {
  protected readonly now: () => number;

  constructor(database: Database, now: () => number) {
    super(database);
    this.now = now;
  }
}

/**
 * Holds a row until the transaction ends: what is added to it meanwhile is there before it is deleted, and nothing after it.
 *
 * @returns whether it is there
 */
export async function holdRow(
  tx: Transaction<Tables>,
  table: 'checks' | 'users',
  id: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable(table)
    .set((build) => ({ createdAt: build.ref('createdAt') }))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** What a server made at its first start, and has for good; null: it has not served yet. */
export function secretOf(db: Database['db']): Promise<string | null> {
  return metaOf(db, 'secret');
}

/**
 * Asks for a change of nothing. A copy of another database refuses it, until it is made the first one (`isReadOnly`).
 *
 * @throws where rows cannot be read or changed
 */
export async function tryChange({ db }: Pick<Database, 'db'>): Promise<void> {
  await db.updateTable('meta').set({ value: '' }).where(sql<boolean>`false`).execute();
}

class Naming extends CamelCasePlugin {
  /** What a column is called in a query. */
  nameOf(column: string): string {
    return this.camelCase(column);
  }
}

export const naming = new Naming({ maintainNestedObjectKeys: true });

/** How queries are written for every database. Columns have names in snake_case there, and nothing is in an empty list. */
export const PLUGINS: readonly KyselyPlugin[] = [
  naming,
  new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression }),
];

/** Milliseconds since the epoch by the clock of the database, which all that share it agree on. */
export function clockOf(kind: Database['kind']) {
  return kind === 'postgresql'
    ? sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`
    : sql<number>`cast((julianday('now') - 2440587.5) * 86400000 as integer)`;
}

/** Variables of one statement: SQLite takes 32,766, PostgreSQL 65,535. */
const MOST_IDS = 5_000;

/** Asks for the rows of however many ids, of some in each statement. */
export async function inParts<Id, Found>(
  ids: readonly Id[],
  ask: (some: readonly Id[]) => Promise<readonly Found[]>,
): Promise<readonly Found[]> {
  const parts: (readonly Found[])[] = [];
  for (let from = 0; from < ids.length; from += MOST_IDS) {
    parts.push(await ask(ids.slice(from, from + MOST_IDS)));
  }
  return parts.flat();
}

/** Lists of other lengths are compiled at each use. */
const MOST_SHAPES = 100;

/** Where a value of each use goes. */
class Slot {
  readonly at: number;

  constructor(at: number) {
    this.at = at;
  }
}

/**
 * A query that requests ask again and again, compiled once: to build and compile one costs several times what SQLite takes to answer it.
 *
 * @param build makes the query. It is given placeholders, and lists of them, so it looks at none of its arguments.
 * @returns asks it, and resolves to its rows
 */
export function compiledOnce<Args extends readonly unknown[], Found>(
  database: Database,
  build: (...args: Args) => Compilable<Found>,
): (...args: Args) => Promise<readonly Found[]> {
  const compiled = new Map<string, CompiledQuery<Found>>();
  const compile = (args: Args): CompiledQuery<Found> => {
    let slots = 0;
    const slot = (): Slot => new Slot(slots++);
    return build(...(args.map((arg) => (Array.isArray(arg) ? arg.map(slot) : slot())) as never)).compile();
  };
  return (...args) => {
    const shape = args.map((arg) => (Array.isArray(arg) ? arg.length : '')).join();
    let query = compiled.get(shape);
    if (query === undefined) {
      query = compile(args);
      if (compiled.size < MOST_SHAPES) compiled.set(shape, query);
    }
    const values = args.flat();
    const parameters = query.parameters.map((one) => (one instanceof Slot ? values[one.at] : one));
    return database.ask<Found>({ ...query, parameters });
  };
}
