import { inject } from 'vitest';
import { need } from './system.ts';

/** The address of a new, empty database in the PostgreSQL of this test run. @throws why there is none */
export async function freshDatabase(): Promise<string> {
  need('PostgreSQL');
  const response = await fetch(inject('postgres'), { method: 'POST' });
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return text;
}
