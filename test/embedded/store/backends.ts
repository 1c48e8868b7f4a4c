import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Database } from '../../../src/service/store/database.ts';
import { migrate, STEPS } from '../../../src/service/store/migrate.ts';
import { openPostgres } from '../../../src/service/store/postgres.ts';
import { openMemory, openSqlite } from '../../../src/service/store/sqlite.ts';
import { freshDatabase } from '../../postgres.ts';

interface Backend {
  readonly name: string;
  readonly empty: () => Promise<Opening>;
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
    empty: async () => {
      const url = await freshDatabase();
      return () => openPostgres(url);
    },
  },
];

/** Opens the same rows once more, as another process would, where the kind of database knows such a thing. */
type Opening = () => Promise<Database>;

/** A data folder is one process's. */
function onlyOne(database: Database): Opening {
  return () => Promise.resolve(database);
}

/** Rows with all tables, for one test. */
export async function tables(backend: Backend): Promise<Database> {
  const database = await (await backend.empty())();
  onTestFinished(() => database.close());
  await migrate(database, STEPS);
  return database;
}
