import { rm, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { Kysely, sql, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import { ConfigurationError, fill } from '#base';
import { identityOf, isLocked, loadSqlite, openPrivate, reasonOf } from './data-folder.ts';
import { type Database, naming, PLUGINS } from './database.ts';
import { RowsMoved, whyNotWritten } from './room.ts';
import type { Tables } from './tables.ts';
import * as says from './says.ts';

/** Programs have some hundred different statements; lists of ids make more of them. */
const MOST_STATEMENTS = 300;

/** Rows in the memory of this process. */
export async function openMemory(): Promise<Database> {
  const sqlite = await loadSqlite();
  return databaseOf(new sqlite.DatabaseSync(':memory:'));
}

/**
 * Opens a file of rows, which others may read meanwhile.
 *
 * @throws ConfigurationError when the runtime has no SQLite, or the file is damaged or no database
 */
export async function openSqlite(path: string): Promise<Database> {
  const sqlite = await loadSqlite();
  try {
    return databaseOf(openStore(sqlite, path), stayingAt(resolve(path)));
  } catch (error) {
    throw unreadable(path, error);
  }
}

/**
 * Makes what refuses changes of a file that is no longer where it was opened: moved away, deleted, or under a disk that was mounted
 * there anew. The system goes on writing into it, and what it takes is gone with this process.
 */
function stayingAt(path: string): () => void {
  const opened = identityOf(path);
  return () => {
    let found: string | null = null;
    try {
      found = identityOf(path);
    } catch {
      // Whatever keeps the file from being found, the next process will not find it either.
    }
    if (found !== opened) throw new RowsMoved();
  };
}

/** Copies rows of SQLite as they are at this moment into a file that only its owner may read, in place of what is there. */
export async function copyRowsTo({ db }: Pick<Database, 'db'>, path: string): Promise<void> {
  await rm(path, { force: true });
  // SQLite writes into a file that is empty, and makes one that the folder's other readers may read.
  await writeFile(path, '', { mode: 0o600, flag: 'wx' });
  await sql`vacuum into ${path}`.execute(db);
}

/** Others may write for so long until who wants to is told. */
const BUSY_MS = 2_000;
/** So long a file may be held while it is opened: who comes first after a crash, or goes last, writes the log back into it. */
const OPENING_MS = 10_000;

/**
 * Empties the log of changes that lies beside a file of rows: what was deleted stands in it until it is written over, which takes
 * weeks where little happens. While another process reads the rows it stays, until the next time.
 */
export async function emptyLog({ db }: Pick<Database, 'db'>): Promise<void> {
  await db.connection().execute(async (one) => {
    // Nobody waits for it.
    await sql`pragma busy_timeout = 0`.execute(one);
    try {
      await sql`pragma wal_checkpoint(truncate)`.execute(one);
    } finally {
      await sql`pragma busy_timeout = ${sql.lit(BUSY_MS)}`.execute(one);
    }
  });
}

/** What is wrong with a file of rows, in a sentence. */
function unreadable(path: string, error: unknown): ConfigurationError {
  if (error instanceof ConfigurationError) return error;
  if (isLocked(error)) return new ConfigurationError(fill(says.usedAnother, { path }));
  const why = reasonOf(error);
  // Nobody is told to put away what is sound, because its disk is not.
  return new ConfigurationError(
    whyNotWritten(error) === null
      ? fill(says.dataFolders, { path, error: why })
      : fill(says.dataFolderCannot, { folder: dirname(path), error: why }),
  );
}

/** Nothing is written where the tables are there already: what is kept can be read on a full disk. */
function openStore(sqlite: typeof import('node:sqlite'), path: string): DatabaseSync {
  try {
    return open(sqlite, path, 'PRAGMA journal_mode = WAL;');
  } catch (error) {
    if (isLocked(error)) throw error;
    // Sharing the file takes some room of its own; without it others wait until this process ends.
    return open(sqlite, path, 'PRAGMA locking_mode = EXCLUSIVE;');
  }
}

function open(sqlite: typeof import('node:sqlite'), path: string, mode: string): DatabaseSync {
  const file = openPrivate(sqlite, path, OPENING_MS);
  try {
    // The mode first: any other of these reads the file already.
    // Deleted rows are overwritten: else names, notes and answers would stand in free pages of the file for years.
    file.exec(
      `${mode} PRAGMA busy_timeout = ${BUSY_MS}; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;`,
    );
    file.prepare('PRAGMA user_version').get();
    return file;
  } catch (error) {
    file.close();
    throw error;
  }
}

/** What leaves the rows as they are, or is part of a transaction that has begun. */
const NO_CHANGE = /^\s*(?:select|pragma|commit|rollback|vacuum into)\b/i;

/** @param needPlace throws where a change would be lost */
function databaseOf(file: DatabaseSync, needPlace = (): void => {}): Database {
  const db = new Kysely<Tables>({
    dialect: new SqliteDialect({ database: adapterOf(file, needPlace) }),
    plugins: [...PLUGINS],
  });
  const read = readerOf(file);
  return {
    kind: 'sqlite',
    db,
    transact: (body) => db.transaction().execute(body),
    ask: async (query) => {
      // Who is in a transaction would show what is not kept yet: the others wait in line.
      if (file.isTransaction) return (await db.executeQuery(query)).rows;
      return read(query.sql, query.parameters) as never;
    },
    close: async () => {
      await db.destroy();
      // Without a query there was nothing to end.
      if (file.isOpen) file.close();
    },
  };
}

/** `node:sqlite` as the query builder wants it: statements are compiled once. */
function adapterOf(file: DatabaseSync, needPlace: () => void): SqliteDatabase {
  const statementOf = kept((text) => {
    const statement = file.prepare(text);
    return {
      reader: statement.columns().length > 0,
      all: (given) => statement.all(...valuesOf(given)),
      run: (given) => statement.run(...valuesOf(given)),
      iterate: (given) => statement.iterate(...valuesOf(given)),
    } satisfies SqliteStatement;
  });
  return {
    close: () => file.close(),
    prepare: (text) => {
      if (!file.isTransaction && !NO_CHANGE.test(text)) needPlace();
      return statementOf(transactional(text, file.isTransaction));
    },
  };
}

/** Rows as the query builder gives them. Naming the columns of each row anew takes longer than reading it, so it is done once. */
function readerOf(file: DatabaseSync): (text: string, values: readonly unknown[]) => readonly unknown[] {
  const preparedOf = kept((text) => {
    const statement = file.prepare(text);
    statement.setReturnArrays(true);
    const names = statement.columns().map(({ name }) => naming.nameOf(name));
    const empty: Record<string, unknown> = Object.fromEntries(names.map((name) => [name, null]));
    return { statement, names, empty };
  });
  return (text, values) => {
    const { statement, names, empty } = preparedOf(text);
    // Rows are lists, whatever their type says.
    const rows = statement.all(...valuesOf(values)) as unknown as readonly (readonly unknown[])[];
    return rows.map((row) => {
      const named = { ...empty };
      for (const [at, name] of names.entries()) named[name] = row[at];
      return named;
    });
  };
}

function kept<T>(make: (text: string) => T): (text: string) => T {
  const made = new Map<string, T>();
  return (text) => {
    let one = made.get(text);
    if (one === undefined) {
      if (made.size >= MOST_STATEMENTS) made.clear();
      one = make(text);
      made.set(text, one);
    }
    return one;
  };
}

function valuesOf(given: readonly unknown[]): SQLInputValue[] {
  return given as SQLInputValue[];
}

/**
 * A transaction that reads before it writes is else refused where another process wrote in between. One that found no room has
 * been rolled back by SQLite already: https://www.sqlite.org/lang_transaction.html.
 */
function transactional(text: string, isUnderWay: boolean): string {
  if (text === 'begin') return 'begin immediate';
  return text === 'rollback' && !isUnderWay ? 'select 1 where false' : text;
}
