import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { freshDatabase } from '../postgres.ts';
import { need } from '../system.ts';
import { seldom } from '../suite.ts';

async function ask(url: string, sql: string): Promise<unknown> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<unknown[]>({ text: sql, rowMode: 'array' })).rows;
  } finally {
    await client.end();
  }
}

test('each suite has an empty database of the same PostgreSQL', async () => {
  const [one, two] = await Promise.all([freshDatabase(), freshDatabase()]);
  await ask(one, 'CREATE TABLE things (id integer)');
  expect(await ask(one, `SELECT to_regclass('things')::text`)).toEqual([['things']]);
  expect(await ask(two, `SELECT to_regclass('things')::text`)).toEqual([[null]]);
  expect(new URL(one).host).toBe(new URL(two).host);
});

seldom('a PostgreSQL ends with the process that started it, however that ends', async () => {
  need('PostgreSQL');
  const server = new URL('server.ts', import.meta.url).href;
  const script = `const { startPostgres } = await import('${server}'); console.log(await (await startPostgres()).database());`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script]);
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  const url = said.toString().trim();
  const [[folder]] = (await ask(url, 'SHOW data_directory')) as [[string]];
  expect(folder).toContain(' ');
  child.kill('SIGKILL');
  const isGone = (): Promise<boolean> =>
    ask(url, 'SELECT 1').then(
      () => false,
      () => true,
    );
  while (!(await isGone())) await setTimeout(20);
});
