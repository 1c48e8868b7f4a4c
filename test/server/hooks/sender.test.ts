import { expect, onTestFinished, test } from 'vitest';
import { migrate, STEPS } from '../../../src/service/store/migrate.ts';
import { Jobs, MOST_SILENT_LOOKS, SWEEP_MS } from '../../../src/service/jobs/jobs.ts';
import { Workers } from '../../../src/service/jobs/workers.ts';
import { HOOK_EVENTS, Hooks } from '../../../src/service/store/hooks.ts';
import { openMemory } from '../../../src/service/store/sqlite.ts';
import type { ReceiverAnswer, HookMessage, Post } from '../../../src/program/server/hooks/post.ts';
import { HookSender } from '../../../src/program/server/hooks/sender.ts';
import { FakeClock, settle, StillClock } from '../../fake-clock.ts';

const OK: ReceiverAnswer = { kind: 'answered', status: 204 };
const BROKEN: ReceiverAnswer = { kind: 'answered', status: 500 };
const HOUR_MS = 60 * 60_000;

/** Hooks in memory, and receivers that answer as a test says. */
async function world() {
  const database = await openMemory();
  await migrate(database, STEPS);
  onTestFinished(() => database.close());
  const hooks = new Hooks(database);
  // Looks go by a clock of their own, so that a day passes in one look.
  const looks = new StillClock();
  const clock = new FakeClock();
  const defects: unknown[] = [];
  const notes: string[] = [];
  const sent: (HookMessage & { readonly at: number })[] = [];
  const receivers = new Map<string, (message: HookMessage) => ReceiverAnswer | Promise<ReceiverAnswer>>();
  const post: Post = async (message) => {
    sent.push({ ...message, at: clock.now() });
    return (await receivers.get(message.url)?.(message)) ?? OK;
  };
  const now = (): number => clock.now();
  const queue = (): Jobs => new Jobs(database, { now, alone: false });
  const start = (): Workers => {
    const sender = new HookSender({
      hooks,
      post,
      now,
      random: () => 0,
      patience: () => new AbortController().signal,
      note: ({ action, attempts }) => {
        notes.push(`${action} ${attempts}`);
        return Promise.resolve();
      },
    });
    const workers = new Workers({
      jobs: queue(),
      handlers: [sender],
      clock: looks,
      now,
      passes: () => true,
      onDefect: (error) => defects.push(error),
    });
    workers.start();
    onTestFinished(() => workers.stop());
    return workers;
  };
  const hook = async (url: string, ownerId = 1): Promise<number> => {
    const created = await hooks.create(
      { ownerId, keyId: null, url, events: HOOK_EVENTS, secret: 'whsec_AAAA', createdAt: clock.now() },
      20,
    );
    return created?.id ?? 0;
  };
  const send = (id: number): Promise<void> => hooks.test({ id, ownerId: 1 }, clock.now());
  const pass = async (ms: number): Promise<void> => {
    clock.advance(ms);
    for (let second = 0; second < 2; second += 1) {
      await looks.advance(1_000);
      for (let turn = 0; turn < 10; turn += 1) await settle();
    }
  };
  const ids = (): (string | undefined)[] => sent.map(({ headers }) => headers['webhook-id']);
  return { database, queue, send, hooks, clock, defects, notes, sent, receivers, start, hook, pass, ids };
}

test('A message is sent soon, signed, and once', async () => {
  const { hooks, send, sent, start, hook, pass } = await world();
  start();
  const id = await hook('https://a.example/');
  await send(id);
  await pass(2_000);
  await pass(10 * HOUR_MS);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.headers['webhook-signature']).toMatch(/^v1,/);
  expect(JSON.parse(sent[0]?.body ?? '')).toEqual({
    type: 'hook.test',
    timestamp: '1970-01-01T00:00:00.000Z',
    data: {},
  });
  expect(await hooks.deliveries(id, 5)).toMatchObject([
    { state: 'delivered', attempts: 1, answer: 'It answered 204.', dueAt: null },
  ]);
});

test('One that does not arrive is sent again for a day, with the same id and body and a signature of its time', async () => {
  const { hooks, send, sent, receivers, start, hook, pass, ids } = await world();
  receivers.set('https://a.example/', () => BROKEN);
  start();
  const id = await hook('https://a.example/');
  await send(id);
  for (let hour = 0; hour < 48; hour += 0.5) await pass(HOUR_MS / 2);
  expect(sent).toHaveLength(9);
  expect(new Set(ids()).size).toBe(1);
  expect(new Set(sent.map(({ body }) => body)).size).toBe(1);
  expect(new Set(sent.map(({ headers }) => headers['webhook-signature'])).size).toBe(9);
  expect((sent.at(-1)?.at ?? 0) - (sent[0]?.at ?? 0)).toBeLessThan(26 * HOUR_MS);
  expect(await hooks.deliveries(id, 5)).toMatchObject([
    { state: 'given-up', attempts: 9, answer: 'It answered 500.', dueAt: null },
  ]);
  expect(await hooks.find(id, 1)).toMatchObject({ disabledAt: null });
});

test('A hook whose messages never arrive is disabled; one that arrives in between counts afresh', async () => {
  const { hooks, send, receivers, start, hook, pass } = await world();
  let answer = BROKEN;
  receivers.set('https://a.example/', () => answer);
  start();
  const id = await hook('https://a.example/');
  const day = async (): Promise<void> => {
    await send(id);
    for (let hour = 0; hour < 30; hour += 1) await pass(HOUR_MS);
  };
  for (let count = 0; count < 4; count += 1) await day();
  answer = OK;
  await day();
  answer = BROKEN;
  for (let count = 0; count < 4; count += 1) await day();
  expect(await hooks.find(id, 1)).toMatchObject({ disabledAt: null });
  await day();
  expect(await hooks.find(id, 1)).toMatchObject({
    disabledWhy: '5 messages in a row did not arrive within a day. It answered 500.',
  });
  await hooks.enable(id);
  expect(await hooks.find(id, 1)).toMatchObject({ disabledAt: null, disabledWhy: null });
});

test('A receiver that answers 410 gets nothing more', async () => {
  const { hooks, send, sent, receivers, start, hook, pass } = await world();
  receivers.set('https://a.example/', () => ({ kind: 'answered', status: 410 }));
  start();
  const id = await hook('https://a.example/');
  await send(id);
  await send(id);
  await pass(2_000);
  for (let hour = 0; hour < 24; hour += 1) await pass(HOUR_MS);
  expect(sent).toHaveLength(1);
  expect((await hooks.deliveries(id, 5)).map(({ state }) => state)).toEqual(['given-up', 'given-up']);
});

test('Of several processes one sends each message', async () => {
  const { send, sent, start, hook, pass, ids } = await world();
  for (let count = 0; count < 4; count += 1) start();
  for (let count = 0; count < 10; count += 1) {
    await send(await hook(`https://a.example/${count}`));
  }
  await pass(2_000);
  await pass(10_000);
  expect(sent).toHaveLength(10);
  expect(new Set(ids()).size).toBe(10);
});

test('A message under way is nobody else’s for as long as its receiver may take', async () => {
  const { send, sent, receivers, start, hook, pass } = await world();
  const answer = Promise.withResolvers<ReceiverAnswer>();
  receivers.set('https://a.example/', () => answer.promise);
  await send(await hook('https://a.example/'));
  for (let count = 0; count < 2; count += 1) start();
  for (let look = 0; look < 6; look += 1) await pass(2_000);
  expect(sent).toHaveLength(1);
  answer.resolve(OK);
});

test('What a process left in the middle is sent by another, with the same id', async () => {
  const { hooks, queue, send, clock, start, hook, pass, ids } = await world();
  // No clock of a machine is near zero, where a job that nobody looked at was looked at.
  clock.advance(HOUR_MS);
  const id = await hook('https://a.example/');
  await send(id);
  // It is taken, and its process dies.
  const job = await queue().take('hook', 'any');
  const message = await hooks.begin(Number(job?.key), clock.now());
  start();
  for (let ms = 0; ms < SWEEP_MS * MOST_SILENT_LOOKS - 2_000; ms += 2_000) await pass(2_000);
  expect(ids()).toEqual([]);
  for (let ms = 0; ms < SWEEP_MS; ms += 2_000) await pass(2_000);
  expect(message).toMatchObject({ messageId: ids()[0] });
  expect(await hooks.deliveries(id, 5)).toMatchObject([{ state: 'delivered', attempts: 2 }]);
});

test('What its owner may not be told at present is told when they may again', async () => {
  const { database, send, sent, start, hook, pass } = await world();
  const suspend = (at: number | null) =>
    database.db.updateTable('users').set({ suspendedAt: at }).where('id', '=', 1).execute();
  await suspend(1);
  await send(await hook('https://a.example/'));
  start();
  for (let hours = 0; hours < 30; hours += 1) await pass(HOUR_MS);
  expect(sent).toHaveLength(0);
  await suspend(null);
  await pass(HOUR_MS);
  expect(sent).toHaveLength(1);
});

test('A receiver that hangs keeps nobody else waiting, and has one message at a time', async () => {
  const { send, sent, receivers, start, hook, pass } = await world();
  const hanging = Promise.withResolvers<ReceiverAnswer>();
  receivers.set('https://slow.example/', () => hanging.promise);
  const slow = await hook('https://slow.example/');
  for (let count = 0; count < 100; count += 1) await send(slow);
  const quick = await hook('https://quick.example/');
  for (let count = 0; count < 3; count += 1) await send(quick);
  start();
  await pass(0);
  for (let looks = 0; looks < 4; looks += 1) await pass(2_000);
  const to = (url: string): number => sent.filter((message) => message.url === url).length;
  expect(to('https://slow.example/')).toBe(1);
  expect(to('https://quick.example/')).toBe(3);
  hanging.resolve(OK);
});

test('A process that stops ends what is under way and begins nothing', async () => {
  const { hooks, send, sent, receivers, start, hook, pass } = await world();
  const answer = Promise.withResolvers<ReceiverAnswer>();
  receivers.set('https://a.example/', () => answer.promise);
  const id = await hook('https://a.example/');
  await send(id);
  await send(id);
  const workers = start();
  await pass(2_000);
  let isClosed = false;
  const closed = workers.stop().finally(() => {
    isClosed = true;
  });
  await settle();
  expect(isClosed).toBe(false);
  answer.resolve(OK);
  await closed;
  expect(sent).toHaveLength(1);
  expect((await hooks.deliveries(id, 5)).map(({ state }) => state)).toEqual(['waiting', 'delivered']);
});

test('A database that is away is told once, and messages go on when it is back', async () => {
  const { database, send, defects, sent, start, hook, pass } = await world();
  const id = await hook('https://a.example/');
  await send(id);
  await database.db.schema.alterTable('jobs').renameTo('elsewhere').execute();
  start();
  for (let looks = 0; looks < 5; looks += 1) await pass(2_000);
  expect(defects).toHaveLength(1);
  await database.db.schema.alterTable('elsewhere').renameTo('jobs').execute();
  await pass(2_000);
  await pass(2_000);
  expect(sent).toHaveLength(1);
});
