import { type Kysely, sql } from 'kysely';
import { type Database, TABLES, VERSION_ROW } from '#service';

/** Rows of one transaction, or of a database that nobody else has. */
type Side = Pick<Database, 'kind' | 'db'>;

/** Tables by the names that they have in the database. */
type Named = Kysely<Record<string, Record<string, unknown>>>;

const COPIED = Object.entries(TABLES).map(
  ([name, { columns }]) => [inDatabase(name), Object.keys(columns).map(inDatabase)] as const,
);

/** So many rows are written in one statement; their columns are far below what one may have. */
const AT_ONCE = 500;
/** Who is in, comes in or waits is so at this moment: whoever logged out since then stays so. */
export const OF_THE_MOMENT = ['sessions', 'launches', 'turns'] as const;

/**
 * Copies all rows but those of the moment from one database into another, whatever kind either is of. Both have tables of today's form; what the other one
 * holds is deleted first. Ids go on where they were, so that none is given twice. What somebody added to one of them, a column or a
 * table, stays there.
 */
export async function copyRows(from: Side, to: Side): Promise<void> {
  for (const { kind, db } of [from, to]) {
    // The disk of the other side may take its time.
    if (kind === 'postgresql') await sql`set local idle_in_transaction_session_timeout = 0`.execute(db);
  }
  const target = named(to);
  for (const [name] of COPIED) {
    const rows = target.deleteFrom(name);
    await (name === 'meta' ? rows.where('name', '<>', VERSION_ROW) : rows).execute();
  }
  for (const [name, columns] of COPIED) {
    if (OF_THE_MOMENT.some((one) => one === name)) continue;
    let some: Record<string, unknown>[] = [];
    const write = async (): Promise<void> => {
      if (some.length > 0) await target.insertInto(name).values(some).execute();
      some = [];
    };
    for await (const row of rowsOf(from, name, columns)) {
      if (name === 'meta' && row['name'] === VERSION_ROW) continue;
      some.push(row);
      if (some.length === AT_ONCE) await write();
    }
    await write();
    await setLastId(to, name, await lastIdOf(from, name));
  }
}

function named({ db }: Side): Named {
  return db.withoutPlugins() as unknown as Named;
}

/** What a table or a column is called there. */
function inDatabase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
}

async function* rowsOf(
  side: Side,
  name: string,
  columns: readonly string[],
): AsyncIterable<Record<string, unknown>> {
  const db = named(side);
  if (side.kind === 'sqlite') {
    yield* db.selectFrom(name).select(columns).stream();
    return;
  }
  const some = sql.join(columns.map((column) => sql.ref(column)));
  await sql`declare rows_to_copy no scroll cursor for select ${some} from ${sql.table(name)}`.execute(db);
  for (;;) {
    const { rows } = await sql<Record<string, unknown>>`fetch ${sql.lit(AT_ONCE)} from rows_to_copy`.execute(
      db,
    );
    if (rows.length === 0) break;
    yield* rows;
  }
  await sql`close rows_to_copy`.execute(db);
}

/** Gives no id of a table that comes next, but one that is so much higher. */
export async function skipIds(side: Side, table: string, many: number): Promise<void> {
  await setLastId(side, table, ((await lastIdOf(side, table)) ?? 0) + many);
}

/** The highest id that a table ever gave; null: its rows have no such ids. */
async function lastIdOf(side: Side, name: string): Promise<number | null> {
  const db = named(side);
  if (side.kind === 'sqlite') {
    const { rows } = await sql<{ seq: number }>`select seq from sqlite_sequence where name = ${name}`.execute(
      db,
    );
    return rows[0]?.seq ?? null;
  }
  const sequence = await sequenceOf(side, name);
  if (sequence === null) return null;
  const { rows } = await sql<{
    last: number;
  }>`select case when is_called then last_value else 0 end as last from ${sql.raw(sequence)}`.execute(db);
  return rows[0]?.last ?? null;
}

async function setLastId(side: Side, name: string, last: number | null): Promise<void> {
  if (last === null || last === 0) return;
  const db = named(side);
  if (side.kind === 'sqlite') {
    await sql`delete from sqlite_sequence where name = ${name}`.execute(db);
    await sql`insert into sqlite_sequence (name, seq) values (${name}, ${last})`.execute(db);
    return;
  }
  const sequence = await sequenceOf(side, name);
  if (sequence !== null) await sql`select setval(${sequence}::regclass, ${sql.lit(last)})`.execute(db);
}

/** The sequence of a table's ids in PostgreSQL, quoted where it has to be; null: it has none. */
async function sequenceOf(side: Side, name: string): Promise<string | null> {
  const { rows } = await sql<{
    name: string | null;
  }>`select pg_get_serial_sequence(attrelid::regclass::text, attname) as name from pg_attribute
     where attrelid = ${name}::regclass and attname = 'id'`.execute(named(side));
  return rows[0]?.name ?? null;
}
