import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Database } from '../../../src/service/store/database.ts';
import { migrate, STEPS } from '../../../src/service/store/migrate.ts';
import { openPostgres } from '../../../src/service/store/postgres.ts';
import { openMemory, openSqlite } from '../../../src/service/store/sqlite.ts';
import { databaseWithTables, freshDatabase } from '../../postgres.ts';

interface Backend {
  readonly name: string;
  readonly empty: () => Promise<Opening>;
  /** With all tables, where they are had for less than to make them. */
  readonly copied?: () => Promise<Opening>;
}

/** The one that answers at once, for tests with a clock that stands still. */
export const IN_MEMORY: Backend = {
  name: 'SQLite in memory',
  empty: async () => onlyOne(await openMemory()),
};

/** Each kind of database that rows may be in: what is said of one must hold of all. */
export const BACKENDS: readonly Backend[] = [
  IN_MEMORY,
  {
    name: 'SQLite in a file',
    empty: async () => {
      const folder = mkdtempSync(join(tmpdir(), 'code-similarity store-'));
      onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
      return onlyOne(await openSqlite(join(folder, 'store.sqlite')));
    },
  },
  {
    name: 'PostgreSQL',
    empty: async () => opening(await freshDatabase()),
    copied: async () => opening(await databaseWithTables()),
  },
];

/** Opens the same rows once more, as another process would, where the kind of database knows such a thing. */
type Opening = () => Promise<Database>;

/** A data folder is one process's. */
function onlyOne(database: Database): Opening {
  return () => Promise.resolve(database);
}

function opening(url: string): Opening {
  return () => openPostgres(url);
}

/** Rows with all tables, for one test. */
export async function tables(backend: Backend): Promise<Database> {
  const [database] = await opened(backend, 1);
  return database;
}

/** Two processes on the same rows, each with a connection of its own where the database knows such a thing. */
export async function nodes(backend: Backend): Promise<readonly [Database, Database]> {
  const [one, other = one] = await opened(backend, 2);
  return [one, other];
}

async function opened(backend: Backend, count: number): Promise<readonly [Database, ...Database[]]> {
  const open = await (backend.copied ?? backend.empty)();
  const first = await open();
  const others = await Promise.all(Array.from({ length: count - 1 }, open));
  onTestFinished(async () => {
    for (const one of new Set([first, ...others])) await one.close();
  });
  await migrate(first, STEPS);
  return [first, ...others];
}
