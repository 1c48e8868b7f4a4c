import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, test } from 'vitest';
import { openJournal } from '../../src/app/journal.ts';
import { ownerOnly } from '../system.ts';
import { closeServers, dataFolder, openServer, payload } from './open-server.ts';

afterEach(closeServers);

const DAY_MS = 86_400_000;
const entry = (id: string, body = `{"of":"${id}"}`) => ({ id, event: 'issue_comment', body });
const open = (folder: string, now = 0) =>
  openJournal(
    folder,
    () => now,
    (sentence) => {
      throw new Error(sentence);
    },
  );

test('what was accepted outlives the process, in its order, until it is done', async () => {
  const folder = dataFolder();
  const first = await open(folder, 7);
  await Promise.all(['b', 'a', 'c'].map((id) => first.accept(entry(id))));
  await first.done('a');
  // Whoever opens it now has what a kill would leave: nothing was closed.
  const second = await open(folder);
  expect(second.pending()).toEqual([
    { ...entry('b'), at: 7, begins: 0 },
    { ...entry('c'), at: 7, begins: 0 },
  ]);
  expect(['a', 'b', 'x'].map((id) => second.knows(id))).toEqual([true, true, false]);
  first.close();
  second.close();
});

test('it counts how often the process ended while a delivery was being done', async () => {
  const folder = dataFolder();
  const journal = await open(folder);
  await journal.accept(entry('a'));
  await journal.begun('a');
  await journal.begun('a');
  expect(journal.pending()[0]?.begins).toBe(2);
  await journal.putOff('a');
  expect(journal.pending()[0]?.begins).toBe(0);
  await journal.giveBack('a');
  expect([journal.pending(), journal.knows('a')]).toEqual([[], false]);
  journal.close();
});

test('ids of what is done are kept for four days, contents not at all', async () => {
  const folder = dataFolder();
  let now = 0;
  const journal = await openJournal(
    folder,
    () => now,
    () => {},
  );
  await journal.accept(entry('old', 'what somebody wrote'));
  await journal.done('old');
  await journal.accept(entry('waits'));
  for (const [at, isKept] of [
    [4 * DAY_MS, true],
    [4 * DAY_MS + 1, false],
  ] as const) {
    now = at;
    await journal.accept(entry('new'));
    await journal.done('new');
    expect(journal.knows('old')).toBe(isKept);
  }
  expect(journal.knows('waits')).toBe(true);
  journal.close();
  const database = new DatabaseSync(join(folder, 'journal.sqlite'));
  expect(database.prepare('SELECT id, body FROM deliveries ORDER BY id').all()).toEqual([
    { id: 'new', body: null },
    { id: 'waits', body: '{"of":"waits"}' },
  ]);
  database.close();
});

test('what was noted last is written before it is closed', async () => {
  const folder = dataFolder();
  const journal = await open(folder);
  await journal.accept(entry('a'));
  void journal.done('a');
  journal.close();
  const later = await open(folder);
  expect([later.pending(), later.knows('a')]).toEqual([[], true]);
  later.close();
});

test('nothing is said to be accepted before it is on the disk', async () => {
  const folder = dataFolder();
  const { deliveries } = await openServer({ data: folder });
  const answer = await deliveries.receive('one', 'issue_comment', payload());
  // As a process would find it that starts after a kill at this very moment.
  const found = new DatabaseSync(join(folder, 'journal.sqlite'), { readOnly: true });
  const rows = found.prepare('SELECT id FROM deliveries').all();
  found.close();
  expect([answer.status, rows.map(({ id }) => id)]).toEqual([202, ['one']]);
});

test('where there is no room nothing is accepted, and what is there stays', async () => {
  const folder = dataFolder();
  const journal = await open(folder);
  await journal.accept(entry('a'));
  const large = entry('large', 'x'.repeat(300 * 1024 * 1024));
  await expect(Promise.all([journal.accept(entry('b')), journal.accept(large)])).rejects.toThrow('full');
  expect(['a', 'b', 'large'].map((id) => journal.knows(id))).toEqual([true, true, false]);
  expect(journal.pending().map(({ id }) => id)).toEqual(['a', 'b']);
  journal.close();
});

test('it can be read by its owner alone; one that is damaged, or of a later version, is refused with a sentence', async () => {
  const folder = dataFolder();
  const path = join(folder, 'journal.sqlite');
  (await open(folder)).close();
  expect(statSync(path).mode & 0o777).toBe(ownerOnly(0o600));
  const later = new DatabaseSync(path);
  later.exec('PRAGMA user_version = 2');
  later.close();
  await expect(open(folder)).rejects.toThrow('was written by a later version of this program');
  writeFileSync(path, 'no database'.repeat(200));
  await expect(open(folder)).rejects.toThrow(/^The journal .* cannot be used: .*Move it away/);
});
