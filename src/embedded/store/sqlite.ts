import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { ConfigurationError } from '../../domain/outcome.ts';
import type { CheckRecord, ResultRecord, SubmissionRecord } from './records.ts';
import type { Persistence } from './store.ts';

const SCHEMA_VERSION = 1;

/**
 * Keeps records in `store.sqlite` of a data folder: one row a record, its fields as JSON.
 *
 * @throws ConfigurationError when the runtime has no SQLite, or the file is of a later version or no database
 */
/** @throws ConfigurationError where it cannot be made */
export function makeDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new ConfigurationError(
      `The data folder ${dataDir} cannot be made: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
}

export async function openSqlite(dataDir: string): Promise<Persistence> {
  let sqlite: typeof import('node:sqlite');
  try {
    sqlite = await import('node:sqlite');
  } catch {
    throw new ConfigurationError(
      `A data folder needs Node.js 24.15 or later (this is ${process.version}). Without --data nothing is kept.`,
    );
  }
  makeDataDir(dataDir);
  const path = join(dataDir, 'store.sqlite');
  let database: DatabaseSync;
  try {
    database = new sqlite.DatabaseSync(path);
    database.exec(
      'PRAGMA busy_timeout = 2000; PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;',
    );
    // Takes the lock, which ends with the process: what is counted in memory must be counted by one alone.
    database.exec('BEGIN EXCLUSIVE; COMMIT;');
  } catch (error) {
    if (error instanceof Error && /locked/.test(error.message)) {
      throw new ConfigurationError(
        `The data folder ${dataDir} is used by another process; stop that one, or give another folder.`,
      );
    }
    throw new ConfigurationError(
      `The data folder's ${path} cannot be opened: ${error instanceof Error ? error.message : String(error)}. Move it away to start afresh.`,
    );
  }
  const { user_version: version } = database.prepare('PRAGMA user_version').get() as { user_version: number };
  if (version > SCHEMA_VERSION) {
    throw new ConfigurationError(`${path} was written by a later version of this program; use that one.`);
  }
  database.exec(`
    CREATE TABLE IF NOT EXISTS meta (name TEXT PRIMARY KEY, value TEXT NOT NULL);
    CREATE TABLE IF NOT EXISTS checks (id INTEGER PRIMARY KEY AUTOINCREMENT, fields TEXT NOT NULL);
    CREATE TABLE IF NOT EXISTS submissions (id INTEGER PRIMARY KEY AUTOINCREMENT, check_id INTEGER NOT NULL, fields TEXT NOT NULL);
    CREATE INDEX IF NOT EXISTS submissions_by_check ON submissions (check_id);
    CREATE TABLE IF NOT EXISTS results (check_id INTEGER PRIMARY KEY, fields TEXT NOT NULL);
    PRAGMA user_version = ${SCHEMA_VERSION};
  `);
  const rows = <T>(sql: string): T[] =>
    (database.prepare(sql).all() as { fields: string }[]).map(({ fields }) => JSON.parse(fields) as T);
  const counter = (table: string): number =>
    (
      database.prepare('SELECT seq FROM sqlite_sequence WHERE name = ?').get(table) as
        | { seq: number }
        | undefined
    )?.seq ?? 0;
  const putCheck = database.prepare('INSERT OR REPLACE INTO checks (id, fields) VALUES (?, ?)');
  const putSubmission = database.prepare(
    'INSERT OR REPLACE INTO submissions (id, check_id, fields) VALUES (?, ?, ?)',
  );
  const putResult = database.prepare('INSERT OR REPLACE INTO results (check_id, fields) VALUES (?, ?)');
  const meta = database.prepare('SELECT value FROM meta WHERE name = ?');
  return {
    load: () => ({
      checks: rows<CheckRecord>('SELECT fields FROM checks ORDER BY id'),
      submissions: rows<SubmissionRecord>('SELECT fields FROM submissions ORDER BY id'),
    }),
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
    putResult: (result) => {
      putResult.run(result.checkId, JSON.stringify(result));
    },
    readResult: (checkId) => {
      const row = database.prepare('SELECT fields FROM results WHERE check_id = ?').get(checkId) as
        | { fields: string }
        | undefined;
      return row === undefined ? null : (JSON.parse(row.fields) as ResultRecord);
    },
    removeCheck: (id) => {
      database.exec('BEGIN');
      database.prepare('DELETE FROM checks WHERE id = ?').run(id);
      database.prepare('DELETE FROM submissions WHERE check_id = ?').run(id);
      database.prepare('DELETE FROM results WHERE check_id = ?').run(id);
      database.exec('COMMIT');
    },
    removeSubmission: (id) => {
      database.prepare('DELETE FROM submissions WHERE id = ?').run(id);
    },
    readCounters: () => ({ check: counter('checks'), submission: counter('submissions') }),
    close: () => database.close(),
  };
}
