import { setImmediate } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import type { ServiceClient } from '../../src/check/client/client.ts';
import { OPERATIONS } from '../../src/contract/service/operations.ts';
import { FakeClock, StillClock } from '../fake-clock.ts';
import { type Fault, type StandIn, startStandIn } from '../service-stand-in/stand-in.ts';
import { openClient } from './open-client.ts';

/* What is tried again, how often and until when: both sides of every limit. */

const BAD: Fault = { kind: 'status', when: 'before', status: 500 };
const CREATE = { name: 'hw1', language: 999, test_type: 9, ai_run: true, base_code_detection: false };

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

/** A service whose answers come from `fault`, by the count of requests from 1, and a client of it. */
async function scene(
  fault: (count: number) => Fault | null,
  more: { readonly deadlineMs?: number; readonly requestsPerMinute?: number } = {},
): Promise<{ readonly service: StandIn; readonly client: ServiceClient; readonly clock: FakeClock }> {
  const clock = new FakeClock();
  const service = await startStandIn({ fault: (_request, count) => fault(count) });
  const client = openClient(service.baseUrl, { clock, ...more });
  open.push(
    () => client.close(),
    () => service.close(),
  );
  return { service, client, clock };
}

const nameOf = (asked: Promise<unknown>): Promise<string | null> =>
  asked.then(
    () => null,
    (error: unknown) => (error as Error).name,
  );

describe('a read', () => {
  test.each([
    [5, null, 6],
    [6, 'UnavailableError', 6],
  ])('that fails %d times in a row ends with %s', async (times, failure, requests) => {
    const { client, service } = await scene((count) => (count <= times ? BAD : null));
    expect(await nameOf(client.read('account', {}))).toBe(failure);
    expect(service.requests).toHaveLength(requests);
  });

  // Five pauses of half a second, then double each time.
  const PAUSES = 500 + 1_000 + 2_000 + 4_000 + 8_000;
  test.each([
    [PAUSES - 1, 'UnavailableError', 5],
    [PAUSES, 'DeadlineError', 5],
    [PAUSES + 60_000, null, 6],
  ])('that is to be over after %d ms ends with %s', async (deadlineMs, failure, requests) => {
    const { client, service } = await scene((count) => (count <= 5 ? BAD : null), { deadlineMs });
    expect(await nameOf(client.read('account', {}))).toBe(failure);
    expect(service.requests).toHaveLength(requests);
  });

  test('pauses for at most 30 s, by half here', async () => {
    const { client, clock } = await scene((count) => (count <= 9 ? BAD : null));
    await client.read('account', {}, { attempts: 10 });
    expect(clock.now()).toBe(500 * (1 + 2 + 4 + 8 + 16) + 4 * 15_000);
  });
});

test.each([
  ['120', 600_000, 240_000],
  // Half a second and one, as ever.
  ['120', 119_000, 1_500],
  ['soon', 600_000, 1_500],
])(
  'an outage that twice asks for %s s of a run of %d ms is waited for %d ms',
  async (asked, deadlineMs, ms) => {
    const away: Fault = { ...BAD, status: 503, headers: { 'retry-after': asked } };
    const { client, clock } = await scene((count) => (count <= 2 ? away : null), { deadlineMs });
    await client.read('account', {});
    expect(clock.now()).toBe(ms);
  },
);

test('an outage of the engines is one for a start alone: a check may have been made all the same', async () => {
  const { client } = await scene(() => ({ ...BAD, status: 503, body: '{"error":"offline"}' }));
  expect(await client.send('startCheck', { check_id: 7 })).toEqual({ kind: 'offline', said: 'offline' });
  expect(await client.send('createCheck', CREATE)).toMatchObject({ kind: 'ambiguous' });
});

test('when a limit is over is no word on an outage', async () => {
  const date = 'Sat, 21 Nov 2026 12:00:00 GMT';
  const headers = { date, 'x-ratelimit-reset': String(Date.parse(date) / 1_000 + 40) };
  const { client, clock } = await scene((count) => (count === 1 ? { ...BAD, status: 503, headers } : null));
  await client.read('account', {});
  expect(clock.now()).toBe(500);
});

test('what a service says of an account that it refuses is fit to be shown', async () => {
  const body = JSON.stringify({ error: 'pay, key-1', invoice: '<b>in_1</b> key-1' });
  const service = await startStandIn({ fault: () => ({ ...BAD, status: 402, body }) });
  const client = openClient(service.baseUrl, { redact: (text) => text.replaceAll('key-1', '***') });
  open.push(
    () => client.close(),
    () => service.close(),
  );
  const error = await client.read('account', {}).catch((thrown: unknown) => thrown as Error);
  expect(error).toMatchObject({ name: 'AccountSuspendedError' });
  expect((error as Error).message).toMatch(/in_1 \*{3}/);
  expect((error as Error).message).not.toMatch(/key-1|<b>/);
});

describe('the budget of a run', () => {
  test('is 30 retries, and a fifth of one for each answer', async () => {
    // Six reads spend five each and are answered: 1.2 retries are left, so one more.
    const { client, service } = await scene((count) => (count % 6 === 0 && count <= 36 ? null : BAD));
    for (let read = 0; read < 6; read += 1) await client.read('account', {});
    expect(await nameOf(client.read('account', {}))).toBe('UnavailableError');
    expect(service.requests).toHaveLength(36 + 2);
  });

  test('is never more than 30', async () => {
    const { client, service } = await scene((count) => (count <= 100 ? null : BAD));
    for (let read = 0; read < 100; read += 1) await client.read('account', {});
    await nameOf(client.read('account', {}, { attempts: 1_000 }));
    expect(service.requests).toHaveLength(100 + 31);
  });

  test('is spent by a send whose answer is lost, which is told and not repeated', async () => {
    const { client, service } = await scene(() => BAD);
    for (let send = 0; send < 30; send += 1) {
      expect(await client.send('createCheck', CREATE)).toMatchObject({ kind: 'ambiguous' });
    }
    expect(await nameOf(client.send('createCheck', CREATE))).toBe('UnavailableError');
    expect(service.requests).toHaveLength(31);
  });
});

describe('what may be sent again', () => {
  const twice = (count: number): Fault | null => (count <= 2 ? BAD : null);

  test('is a deletion, until it is answered', async () => {
    const { client, service } = await scene(twice);
    const result = await client.repeat('deleteCheck', { check_id: 7 });
    // A 404 is the other form's to explain.
    expect([result.kind, service.requests.map(({ method }) => method)]).toEqual([
      'refused',
      ['DELETE', 'DELETE', 'DELETE', 'POST'],
    ]);
  });

  test('is no creation: its lost answer is told after one request', async () => {
    const { client, service } = await scene(twice);
    const result = await client.send('createCheck', CREATE);
    expect([result.kind, service.requests.length]).toEqual(['ambiguous', 1]);
  });

  test('follows from the contract: another use of an operation does not compile', () => {
    const misuses = (client: ServiceClient): unknown[] => [
      // @ts-expect-error It would be created up to six times.
      client.read('createCheck', CREATE),
      // @ts-expect-error It would be started up to six times.
      client.repeat('startCheck', { check_id: 7 }),
      // @ts-expect-error A deletion changes something.
      client.read('deleteCheck', { check_id: 7 }),
      // @ts-expect-error A deletion may be repeated, so its lost answer is nobody's to look after.
      client.send('deleteCheck', { check_id: 7 }),
      // @ts-expect-error A read that fails is asked again.
      client.send('account', {}),
    ];
    expect(misuses).toBeTypeOf('function');
    const bySafety = (safety: string): string[] =>
      Object.entries(OPERATIONS).flatMap(([name, one]) => (one.safety === safety ? [name] : []));
    expect(bySafety('non-idempotent')).toEqual([
      'createCheck',
      'upload',
      'uploadBatch',
      'startCheck',
      'quickCheck',
    ]);
    expect(bySafety('idempotent')).toEqual(['updateCheck', 'deleteCheck', 'deleteSubmission', 'cancelCheck']);
  });
});

describe('429', () => {
  const limited = (after?: string): Fault => ({
    kind: 'status',
    when: 'before',
    status: 429,
    ...(after === undefined ? {} : { headers: { 'retry-after': after } }),
  });

  test.each([
    ['10', 10_000 + 750],
    ['100', 100_000 + 5_000],
    [undefined, 60_000 + 4_500],
  ])('with Retry-After %s is waited for %d ms', async (after, ms) => {
    const { client, clock } = await scene((count) => (count === 1 ? limited(after) : null));
    await client.read('account', {});
    expect([clock.now(), client.limited]).toEqual([ms, 1]);
  });

  test('is waited for by all that is asked meanwhile', async () => {
    const clock = new StillClock();
    const service = await startStandIn({ fault: (_request, count) => (count === 1 ? limited('10') : null) });
    const client = openClient(service.baseUrl, { clock });
    open.push(
      () => client.close(),
      () => service.close(),
    );
    const first = client.read('account', {});
    while (client.limited === 0) await setImmediate();
    const second = client.read('account', {});
    while (clock.waits.size < 2 && service.requests.length < 2) await setImmediate();
    expect(service.requests).toHaveLength(1);
    await clock.advance(10_750);
    await Promise.all([first, second]);
    expect(service.requests).toHaveLength(3);
  });

  test.each([
    [10_749, 'RateLimitedError'],
    [10_750, 'DeadlineError'],
    [70_750, null],
  ])('with %d ms left for a pause of 10750 ends with %s', async (deadlineMs, failure) => {
    const { client } = await scene((count) => (count === 1 ? limited('10') : null), { deadlineMs });
    expect(await nameOf(client.send('createCheck', CREATE))).toBe(failure);
  });
});

test('the pace of 2 a minute sends the third a minute and a second after the first', async () => {
  const { client, clock } = await scene(() => null, { requestsPerMinute: 2 });
  const at: number[] = [];
  for (let read = 0; read < 3; read += 1) {
    await client.read('account', {});
    at.push(clock.now());
  }
  expect(at).toEqual([0, 0, 61_000]);
});

describe('a wait', () => {
  test.each([
    [1_000, null],
    [1_001, 'DeadlineError'],
  ])('of %d ms with 1000 ms left ends with %s', async (ms, failure) => {
    const { client } = await scene(() => null, { deadlineMs: 1_000 });
    expect(await nameOf(client.wait(ms))).toBe(failure);
  });
});
