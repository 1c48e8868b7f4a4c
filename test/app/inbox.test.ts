import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { Inbox, openAppDatabase } from '../../src/program/app/inbox.ts';
import { GitHubError } from '../../src/base/outcome.ts';
import type { TakenJob } from '../../src/service/jobs/jobs.ts';
import type { Database } from '../../src/service/store/database.ts';
import { ownerOnly } from '../system.ts';
import { closeServers, dataFolder, openServer, payload, until } from './open-server.ts';

afterEach(closeServers);

const DAY_MS = 86_400_000;
const message = (id: string, body = `{"of":"${id}"}`) => ({ id, event: 'issue_comment', body });

async function open(
  folder: string,
  now = (): number => 0,
  over: (database: Database) => Database = (database) => database,
): Promise<Inbox> {
  const inbox = await Inbox.open(over(await openAppDatabase(folder)), now, (sentence) => {
    throw new Error(sentence);
  });
  onTestFinished(() => inbox.close());
  return inbox;
}

async function begun(inbox: Inbox, id: string): Promise<TakenJob> {
  const job = await inbox.begin(id);
  if (job === null) throw new Error('somebody has it');
  return job;
}

const rowsIn = (folder: string, query: string): unknown[] => {
  const database = new DatabaseSync(join(folder, 'jobs.sqlite'), { readOnly: true });
  const rows = database.prepare(query).all();
  database.close();
  return rows;
};

test('what was accepted outlives the process, in its order, until it is done', async () => {
  const folder = dataFolder();
  const first = await open(folder, () => 7);
  await Promise.all(['b', 'a', 'c'].map((id) => first.accept(message(id))));
  await first.done('a');
  // Whoever opens it now has what a kill would leave: nothing was closed.
  const second = await open(folder);
  expect(await second.pending()).toEqual([
    { ...message('b'), at: 7 },
    { ...message('c'), at: 7 },
  ]);
  expect(await second.known(['a', 'b', 'x'])).toEqual(
    new Map([
      ['a', 'done'],
      ['b', 'waits'],
    ]),
  );
  expect(await second.known([])).toEqual(new Map());
});

test('what comes twice is accepted once, also at the same moment and when it is done', async () => {
  const folder = dataFolder();
  const inbox = await open(folder);
  expect(await Promise.all([inbox.accept(message('a')), inbox.accept(message('a'))])).toEqual([true, false]);
  await inbox.done('a');
  expect(await inbox.accept(message('a'))).toBe(false);
  expect(rowsIn(folder, 'SELECT key FROM jobs')).toEqual([]);
  await inbox.forget('a');
  expect(await inbox.accept(message('a'))).toBe(true);
});

test('it counts how often the process ended while a delivery was being done, and nothing else', async () => {
  const folder = dataFolder();
  await (await open(folder)).accept(message('a'));
  await (await open(folder)).accept(message('waits'));
  for (const tries of [0, 1, 2]) expect((await begun(await open(folder), 'a')).tries).toBe(tries);
  const inbox = await open(folder);
  const job = await begun(inbox, 'a');
  expect(await inbox.begin('a')).toBeNull();
  await inbox.putOff(job);
  const later = await open(folder);
  expect([(await begun(later, 'a')).tries, (await begun(later, 'waits')).tries]).toEqual([3, 0]);
});

test('ids of what is done are kept for four days, contents not at all', async () => {
  const folder = dataFolder();
  let now = 0;
  const inbox = await open(folder, () => now);
  await inbox.accept(message('old', 'what somebody wrote'));
  await inbox.done('old');
  await inbox.accept(message('waits'));
  for (const [at, state] of [
    [4 * DAY_MS, 'done'],
    [4 * DAY_MS + 1, undefined],
  ] as const) {
    now = at;
    await inbox.accept(message('new'));
    await inbox.done('new');
    expect((await inbox.known(['old'])).get('old')).toBe(state);
  }
  expect(rowsIn(folder, 'SELECT id, body FROM deliveries ORDER BY id')).toEqual([
    { id: 'new', body: null },
    { id: 'waits', body: '{"of":"waits"}' },
  ]);
  expect(rowsIn(folder, 'SELECT kind, key FROM jobs')).toEqual([{ kind: 'delivery', key: 'waits' }]);
});

test('what came last is written before it is closed', async () => {
  const folder = dataFolder();
  const inbox = await Inbox.open(
    await openAppDatabase(folder),
    () => 0,
    () => {},
  );
  const accepted = inbox.accept(message('a'));
  await inbox.close();
  expect(await accepted).toBe(true);
  expect(await (await open(folder)).known(['a'])).toEqual(new Map([['a', 'waits']]));
});

test('nothing is said to be accepted before it is on the disk', async () => {
  const folder = dataFolder();
  const { deliveries } = await openServer({ data: folder });
  const answer = await deliveries.receive('one', 'issue_comment', payload());
  // As a process would find it that starts after a kill at this very moment.
  expect([answer.status, rowsIn(folder, 'SELECT id FROM deliveries')]).toEqual([202, [{ id: 'one' }]]);
});

test('a stop gives back untried what it cut off, and what rested until its next try', async () => {
  const data = dataFolder();
  const { server, deliveries, lines, calls } = await openServer({
    data,
    work: ({ request }, turn) =>
      request.repository.repo === 'rests'
        ? Promise.reject(new GitHubError('a hiccup', 'network'))
        : new Promise((_, reject) => {
            turn.signal.addEventListener('abort', () => reject(turn.signal.reason as Error));
          }),
  });
  for (const repository of ['cs1/rests', 'cs1/runs']) {
    await deliveries.receive(repository.replace('/', '-'), 'issue_comment', payload({ repository }));
  }
  await until(() => calls.length === 2 && lines.some((line) => line.includes('tried again')));
  const jobs = 'SELECT key, tries, worker IS NULL AS waits FROM jobs ORDER BY key';
  expect(rowsIn(data, jobs)).toEqual([
    { key: 'cs1-rests', tries: 0, waits: 0 },
    { key: 'cs1-runs', tries: 0, waits: 0 },
  ]);
  const closed = server.close();
  deliveries.cut();
  await closed;
  expect(rowsIn(data, jobs)).toEqual([
    { key: 'cs1-rests', tries: 0, waits: 1 },
    { key: 'cs1-runs', tries: 0, waits: 1 },
  ]);
});

test('a flood is written with one wait for the disk', async () => {
  let writes = 0;
  const inbox = await open(
    dataFolder(),
    () => 0,
    (database) => ({
      ...database,
      transact: (body) => {
        writes += 1;
        return database.transact(body);
      },
    }),
  );
  const all = await Promise.all(Array.from({ length: 500 }, (_, id) => inbox.accept(message(`d${id}`))));
  expect([all.every((isNew) => isNew), (await inbox.pending()).length, writes]).toEqual([true, 500, 1]);
});

test('where there is no room nothing is accepted, and what is there stays', async () => {
  let made: Database | null = null;
  const pragma = (...names: readonly string[]): Promise<readonly unknown[]> =>
    Promise.all(
      names.map(async (name) => {
        if (made === null) throw new Error('there is no database');
        const { rows } = await sql`pragma ${sql.raw(name)}`.execute(made.db);
        return Object.values(rows[0] ?? {})[0];
      }),
    );
  const inbox = await open(dataFolder(), undefined, (database) => {
    made = database;
    return database;
  });
  await inbox.accept(message('a'));
  // It is full at 256 MiB, which take seconds to write: here at a little more than it has.
  expect(await pragma('max_page_count', 'page_size')).toEqual([65_536, 4096]);
  const [pages] = await pragma('page_count');
  await pragma(`max_page_count = ${Number(pages) + 8}`);
  const large = message('large', 'x'.repeat(1024 * 1024));
  await expect(Promise.all([inbox.accept(message('b')), inbox.accept(large)])).rejects.toThrow('full');
  expect([...(await inbox.known(['a', 'b', 'large'])).keys()]).toEqual(['a', 'b']);
  expect((await inbox.pending()).map(({ id }) => id)).toEqual(['a', 'b']);
});

test('what cannot be noted is told, and begun all the same', async () => {
  const told: string[] = [];
  const inbox = await Inbox.open(
    await openAppDatabase(dataFolder()),
    () => 0,
    (sentence) => told.push(sentence),
  );
  await inbox.accept(message('a'));
  await inbox.close();
  const job = await begun(inbox, 'a');
  await inbox.putOff(job);
  await inbox.done('a');
  await inbox.forget('a');
  expect(job.tries).toBe(0);
  expect(told).toHaveLength(4);
  expect(new Set(told.map((sentence) => sentence.replace(/\(.*\)/, '(…)')))).toEqual(
    new Set(['It cannot be noted how far delivery a is (…); it is looked at again after the next start.']),
  );
});

test('where it can be neither read nor written the server says so, and has room again afterwards', async () => {
  const { deliveries, lines, abandon } = await openServer();
  abandon();
  const receive = (id: number) => deliveries.receive(`d${id}`, 'issue_comment', payload({ id }));
  const answers = await Promise.all(Array.from({ length: 30 }, (_, id) => receive(id)));
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(
    new Set(['503 it cannot be kept now; send it again later']),
  );
  expect(lines.filter((line) => line.startsWith('Deliveries are refused (503)'))).toHaveLength(1);
  expect([deliveries.waiting, deliveries.running]).toEqual([0, 0]);
});

test('it can be read by its owner alone; one that is damaged, or of a later version, is refused with a sentence', async () => {
  const folder = dataFolder();
  const path = join(folder, 'jobs.sqlite');
  await (await openAppDatabase(folder)).close();
  expect(statSync(path).mode & 0o777).toBe(ownerOnly(0o600));
  const later = new DatabaseSync(path);
  later.exec('PRAGMA user_version = 2');
  later.close();
  await expect(open(folder)).rejects.toThrow('was written by a later version of this program');
  writeFileSync(path, 'no database'.repeat(200));
  await expect(open(folder)).rejects.toThrow(/jobs\.sqlite cannot be read: .*move it away/);
});
