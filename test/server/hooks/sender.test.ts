import { expect, onTestFinished, test } from 'vitest';
import { migrate } from '../../../src/embedded/store/migrations/migrate.ts';
import { STEPS } from '../../../src/embedded/store/migrations/steps.ts';
import { type DueDelivery, HOOK_EVENTS, Hooks } from '../../../src/embedded/store/hooks.ts';
import { openMemory } from '../../../src/embedded/store/sqlite.ts';
import type { ReceiverAnswer, HookMessage, Post } from '../../../src/server/hooks/post.ts';
import { HookSender } from '../../../src/server/hooks/sender.ts';
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
  const start = (): HookSender => {
    const sender = new HookSender({
      hooks,
      post,
      clock: looks,
      now: () => clock.now(),
      random: () => 0,
      patience: () => new AbortController().signal,
      note: ({ action, attempts }) => {
        notes.push(`${action} ${attempts}`);
        return Promise.resolve();
      },
      onDefect: (error) => defects.push(error),
    });
    onTestFinished(() => sender.close());
    return sender;
  };
  const hook = async (url: string, ownerId = 1): Promise<number> => {
    const created = await hooks.create(
      { ownerId, keyId: null, url, events: HOOK_EVENTS, secret: 'whsec_AAAA', createdAt: clock.now() },
      20,
    );
    return created?.id ?? 0;
  };
  const pass = async (ms: number): Promise<void> => {
    clock.advance(ms);
    await looks.advance(2_000);
    await settle();
  };
  const ids = (): (string | undefined)[] => sent.map(({ headers }) => headers['webhook-id']);
  return { database, hooks, clock, defects, notes, sent, receivers, start, hook, pass, ids };
}

test('A message is sent soon, signed, and once', async () => {
  const { hooks, start, hook, pass, sent, clock } = await world();
  start();
  const id = await hook('https://a.example/');
  await hooks.test(id, clock.now());
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
  const { hooks, start, hook, pass, sent, receivers, ids, clock } = await world();
  receivers.set('https://a.example/', () => BROKEN);
  start();
  const id = await hook('https://a.example/');
  await hooks.test(id, clock.now());
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
  const { hooks, start, hook, pass, receivers, clock } = await world();
  let answer = BROKEN;
  receivers.set('https://a.example/', () => answer);
  start();
  const id = await hook('https://a.example/');
  const day = async (): Promise<void> => {
    await hooks.test(id, clock.now());
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
  const { hooks, start, hook, pass, sent, receivers, clock } = await world();
  receivers.set('https://a.example/', () => ({ kind: 'answered', status: 410 }));
  start();
  const id = await hook('https://a.example/');
  await hooks.test(id, clock.now());
  await hooks.test(id, clock.now());
  await pass(2_000);
  for (let hour = 0; hour < 24; hour += 1) await pass(HOUR_MS);
  expect(sent).toHaveLength(1);
  expect((await hooks.deliveries(id, 5)).map(({ state }) => state)).toEqual(['given-up', 'given-up']);
});

test('Of several processes one sends each message', async () => {
  const { hooks, start, hook, pass, sent, ids, clock } = await world();
  for (let count = 0; count < 4; count += 1) start();
  for (let count = 0; count < 10; count += 1) {
    await hooks.test(await hook(`https://a.example/${count}`), clock.now());
  }
  await pass(2_000);
  await pass(10_000);
  expect(sent).toHaveLength(10);
  expect(new Set(ids()).size).toBe(10);
});

test('A message under way is nobody else’s for as long as its receiver may take', async () => {
  const { hooks, start, hook, pass, receivers, sent, clock } = await world();
  const answer = Promise.withResolvers<ReceiverAnswer>();
  receivers.set('https://a.example/', () => answer.promise);
  await hooks.test(await hook('https://a.example/'), clock.now());
  for (let count = 0; count < 2; count += 1) start();
  for (let look = 0; look < 6; look += 1) await pass(2_000);
  expect(sent).toHaveLength(1);
  answer.resolve(OK);
});

test('What a process left in the middle is sent by another, with the same id', async () => {
  const { hooks, start, hook, pass, ids, clock } = await world();
  const id = await hook('https://a.example/');
  await hooks.test(id, clock.now());
  const [due] = await hooks.due(clock.now(), [], 5);
  // It is taken, and its process dies.
  expect(await hooks.take(due as DueDelivery, clock.now() + 60_000)).toBe(true);
  start();
  await pass(58_000);
  expect(ids()).toEqual([]);
  await pass(2_000);
  expect(ids()).toEqual([due?.messageId]);
  expect(await hooks.deliveries(id, 5)).toMatchObject([{ state: 'delivered', attempts: 2 }]);
});

test('A receiver that hangs keeps nobody else waiting, and has one message at a time', async () => {
  const { hooks, start, hook, pass, sent, receivers, clock } = await world();
  const hanging = Promise.withResolvers<ReceiverAnswer>();
  receivers.set('https://slow.example/', () => hanging.promise);
  const slow = await hook('https://slow.example/');
  for (let count = 0; count < 100; count += 1) await hooks.test(slow, clock.now());
  const quick = await hook('https://quick.example/');
  for (let count = 0; count < 3; count += 1) await hooks.test(quick, clock.now());
  start();
  await pass(0);
  for (let looks = 0; looks < 4; looks += 1) await pass(2_000);
  const to = (url: string): number => sent.filter((message) => message.url === url).length;
  expect(to('https://slow.example/')).toBe(1);
  expect(to('https://quick.example/')).toBe(3);
  hanging.resolve(OK);
});

test('A sender that is closed ends what is under way and begins nothing', async () => {
  const { hooks, start, hook, pass, receivers, clock, sent } = await world();
  const answer = Promise.withResolvers<ReceiverAnswer>();
  receivers.set('https://a.example/', () => answer.promise);
  const id = await hook('https://a.example/');
  await hooks.test(id, clock.now());
  await hooks.test(id, clock.now());
  const sender = start();
  await pass(2_000);
  let isClosed = false;
  const closed = sender.close().finally(() => {
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
  const { database, hooks, start, hook, pass, sent, defects, clock } = await world();
  const id = await hook('https://a.example/');
  await hooks.test(id, clock.now());
  await database.db.schema.alterTable('hookDeliveries').renameTo('elsewhere').execute();
  start();
  for (let looks = 0; looks < 5; looks += 1) await pass(2_000);
  expect(defects).toHaveLength(1);
  await database.db.schema.alterTable('elsewhere').renameTo('hookDeliveries').execute();
  await pass(2_000);
  await pass(2_000);
  expect(sent).toHaveLength(1);
});

test('Messages are forgotten after their time', async () => {
  const { hooks, start, hook, pass, clock } = await world();
  const id = await hook('https://a.example/');
  await hooks.test(id, clock.now());
  // Each looks at its start, and then once an hour.
  for (const [days, left] of [
    [0, 1],
    [30, 1],
    [1, 0],
  ] as const) {
    clock.advance(days * 24 * HOUR_MS);
    const sender = start();
    await pass(0);
    await sender.close();
    expect([days, (await hooks.deliveries(id, 5)).length]).toEqual([days, left]);
  }
});
