import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { ConfigurationError } from '../../domain/outcome.ts';
import { isLocked, loadSqlite, openPrivate, reasonOf } from './data-folder.ts';
import type { AnalysisResult } from '../engine/api.ts';
import { packed, unpacked } from '../analysis/pair-table.ts';
import type { CheckRecord, ResultRecord, SubmissionRecord } from './records.ts';
import type { Persistence } from './store.ts';

/** As a row holds it: pairs one by one, whatever columns a later version has. */
type KeptResult = Omit<ResultRecord, 'analysis'> & { readonly analysis: AnalysisResult };

const SCHEMA_VERSION = 1;

const TABLES = `
  CREATE TABLE IF NOT EXISTS meta (name TEXT PRIMARY KEY, value TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS checks (id INTEGER PRIMARY KEY AUTOINCREMENT, fields TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS submissions (id INTEGER PRIMARY KEY AUTOINCREMENT, check_id INTEGER NOT NULL, fields TEXT NOT NULL);
  CREATE INDEX IF NOT EXISTS submissions_by_check ON submissions (check_id);
  CREATE TABLE IF NOT EXISTS results (check_id INTEGER PRIMARY KEY, fields TEXT NOT NULL);
  PRAGMA user_version = ${SCHEMA_VERSION};
`;

/**
 * Keeps records in `store.sqlite` of a data folder that this process has locked: one row a record, its fields as JSON.
 * Others may read the file meanwhile, so that it can be backed up.
 *
 * @throws ConfigurationError when the runtime has no SQLite, or the file is of a later version, damaged or no database
 */
export async function openSqlite(dataDir: string): Promise<Persistence> {
  const sqlite = await loadSqlite();
  const path = join(dataDir, 'store.sqlite');
  try {
    const database = openStore(sqlite, path);
    try {
      return persistence(database);
    } catch (error) {
      database.close();
      throw error;
    }
  } catch (error) {
    if (error instanceof ConfigurationError) throw error;
    throw new ConfigurationError(
      isLocked(error)
        ? `The data folder ${dataDir} is used by another process; stop that one, or give another folder.`
        : `The data folder's ${path} cannot be read: ${reasonOf(error)}. Put a backup in its place, or move it away to start afresh.`,
    );
  }
}

/** Nothing is written where the tables are there already: what is kept can be read on a full disk. */
function openStore(sqlite: typeof import('node:sqlite'), path: string): DatabaseSync {
  try {
    return open(sqlite, path, 'PRAGMA journal_mode = WAL;');
  } catch (error) {
    if (error instanceof ConfigurationError || isLocked(error)) throw error;
    // Sharing the file takes some room of its own; without it others wait until this process ends.
    return open(sqlite, path, 'PRAGMA locking_mode = EXCLUSIVE;');
  }
}

function open(sqlite: typeof import('node:sqlite'), path: string, mode: string): DatabaseSync {
  const database = openPrivate(sqlite, path);
  try {
    // The mode first: any other of these reads the file already.
    database.exec(`${mode} PRAGMA busy_timeout = 2000; PRAGMA synchronous = FULL;`);
    const row = database.prepare('PRAGMA user_version').get() as { user_version: number };
    if (row.user_version > SCHEMA_VERSION) {
      throw new ConfigurationError(`${path} was written by a later version of this program; use that one.`);
    }
    if (row.user_version < SCHEMA_VERSION) database.exec(TABLES);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

function persistence(database: DatabaseSync): Persistence {
  const putCheck = database.prepare('INSERT OR REPLACE INTO checks (id, fields) VALUES (?, ?)');
  const putSubmission = database.prepare(
    'INSERT OR REPLACE INTO submissions (id, check_id, fields) VALUES (?, ?, ?)',
  );
  const putResult = database.prepare('INSERT OR REPLACE INTO results (check_id, fields) VALUES (?, ?)');
  const readResult = database.prepare('SELECT fields FROM results WHERE check_id = ?');
  const meta = database.prepare('SELECT value FROM meta WHERE name = ?');
  const counter = (table: string): number =>
    (
      database.prepare('SELECT seq FROM sqlite_sequence WHERE name = ?').get(table) as
        | { seq: number }
        | undefined
    )?.seq ?? 0;
  const atomically = (body: () => void): void => {
    database.exec('BEGIN IMMEDIATE');
    try {
      body();
      database.exec('COMMIT');
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK');
      throw error;
    }
  };
  return {
    load: () => {
      const damaged: string[] = [];
      const rows = (table: 'checks' | 'submissions'): readonly object[] => {
        const all = database.prepare(`SELECT id, fields FROM ${table} ORDER BY id`).all();
        return (all as { id: number; fields: string }[]).flatMap(({ id, fields }) => {
          const record = parsed(fields);
          if (record === null) damaged.push(`${table} ${id}`);
          return record ?? [];
        });
      };
      return {
        checks: rows('checks') as readonly CheckRecord[],
        submissions: rows('submissions') as readonly SubmissionRecord[],
        submissionIds: (database.prepare('SELECT id FROM submissions').all() as { id: number }[]).map(
          ({ id }) => id,
        ),
        damaged,
      };
    },
    readSecret: () => (meta.get('secret') as { value: string } | undefined)?.value ?? null,
    writeSecret: (secret) => {
      database.prepare('INSERT OR REPLACE INTO meta (name, value) VALUES (?, ?)').run('secret', secret);
    },
    putCheck: (check) => {
      putCheck.run(check.id, JSON.stringify(check));
    },
    putSubmission: (submission) => {
      putSubmission.run(submission.id, submission.checkId, JSON.stringify(submission));
    },
    putResult: (result, check) =>
      atomically(() => {
        putResult.run(result.checkId, JSON.stringify({ ...result, analysis: unpacked(result.analysis) }));
        putCheck.run(check.id, JSON.stringify(check));
      }),
    readResult: (checkId) => {
      const row = readResult.get(checkId) as { fields: string } | undefined;
      const record: Partial<KeptResult> | null = row === undefined ? null : parsed(row.fields);
      const analysis = record?.analysis;
      return Array.isArray(analysis?.pairs) ? { checkId, analysis: packed(analysis) } : null;
    },
    removeCheck: (id) =>
      atomically(() => {
        database.prepare('DELETE FROM checks WHERE id = ?').run(id);
        database.prepare('DELETE FROM submissions WHERE check_id = ?').run(id);
        database.prepare('DELETE FROM results WHERE check_id = ?').run(id);
      }),
    removeSubmission: (id) => {
      database.prepare('DELETE FROM submissions WHERE id = ?').run(id);
    },
    readCounters: () => ({ check: counter('checks'), submission: counter('submissions') }),
    close: () => database.close(),
  };
}

/** null where a row holds no object: it was damaged. */
function parsed(fields: string): object | null {
  try {
    const value: unknown = JSON.parse(fields);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}
