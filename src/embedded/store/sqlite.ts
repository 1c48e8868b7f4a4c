import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { Kysely, SqliteDialect } from 'kysely';
import { ConfigurationError } from '../../domain/outcome.ts';
import { isLocked, loadSqlite, openPrivate, reasonOf } from './data-folder.ts';
import { type Database, PLUGINS } from './database.ts';
import type { Tables } from './tables.ts';

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
    return databaseOf(openStore(sqlite, path));
  } catch (error) {
    throw unreadable(path, error);
  }
}

/** What is wrong with a file of rows, in a sentence. */
function unreadable(path: string, error: unknown): ConfigurationError {
  if (error instanceof ConfigurationError) return error;
  return new ConfigurationError(
    isLocked(error)
      ? `${path} is used by another process; stop that one, or give another folder.`
      : `The data folder's ${path} cannot be read: ${reasonOf(error)}. Put a backup in its place, or move it away to start afresh.`,
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
  const file = openPrivate(sqlite, path);
  try {
    // The mode first: any other of these reads the file already.
    file.exec(`${mode} PRAGMA busy_timeout = 2000; PRAGMA synchronous = FULL;`);
    file.prepare('PRAGMA user_version').get();
    return file;
  } catch (error) {
    file.close();
    throw error;
  }
}

function databaseOf(file: DatabaseSync): Database {
  const db = new Kysely<Tables>({
    dialect: new SqliteDialect({ database: adapterOf(file) }),
    plugins: [...PLUGINS],
  });
  return {
    kind: 'sqlite',
    db,
    transact: (body) => db.transaction().execute(body),
    close: async () => {
      await db.destroy();
      // Without a query there was nothing to end.
      if (file.isOpen) file.close();
    },
  };
}

/** `node:sqlite` as the query builder wants it: statements are compiled once. */
function adapterOf(file: DatabaseSync): ConstructorParameters<typeof SqliteDialect>[0]['database'] {
  const prepared = new Map<string, StatementSync>();
  const statementOf = (text: string): StatementSync => {
    const there = prepared.get(text);
    if (there !== undefined) return there;
    if (prepared.size >= MOST_STATEMENTS) prepared.clear();
    const statement = file.prepare(text);
    prepared.set(text, statement);
    return statement;
  };
  return {
    close: () => file.close(),
    prepare: (text) => {
      const statement = statementOf(transactional(text, file.isTransaction));
      const values = (given: readonly unknown[]): SQLInputValue[] => given as SQLInputValue[];
      return {
        reader: statement.columns().length > 0,
        all: (given) => statement.all(...values(given)),
        run: (given) => statement.run(...values(given)),
        iterate: (given) => statement.iterate(...values(given)),
      };
    },
  };
}

/**
 * A transaction that reads before it writes is else refused where another process wrote in between. One that found no room has
 * been rolled back by SQLite already: https://www.sqlite.org/lang_transaction.html.
 */
function transactional(text: string, isUnderWay: boolean): string {
  if (text === 'begin') return 'begin immediate';
  return text === 'rollback' && !isUnderWay ? 'select 1 where false' : text;
}
