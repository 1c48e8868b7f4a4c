import { inject } from 'vitest';
import { need } from './system.ts';

/** The address of a new, empty database in the PostgreSQL of this test run. @throws why there is none */
export const freshDatabase = (): Promise<string> => databaseOf('');

/** The same with all tables, as `migrate` makes them. */
export const databaseWithTables = (): Promise<string> => databaseOf('tables');

async function databaseOf(what: '' | 'tables'): Promise<string> {
  need('PostgreSQL');
  const response = await fetch(`${inject('postgres')}/${what}`, { method: 'POST' });
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return text;
}
