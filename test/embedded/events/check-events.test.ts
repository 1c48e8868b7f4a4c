import { expect, test } from 'vitest';
import { STATE } from '../../../src/contract/service/states.ts';
import { submissionZip } from '../../contract/submission-zip.ts';
import { type Department, department } from '../department.ts';
import { KEY, type Serving, serving } from '../serving.ts';

/** Asks for the events of a check. */
function watch(service: Serving, checkId: number, init: RequestInit = {}): Promise<Response> {
  const origin = service.baseUrl.replace('/api/v1', '');
  return fetch(`${origin}/people/v1/checks/${checkId}/events`, {
    ...init,
    headers: { apikey: KEY, ...(init.headers as Record<string, string>) },
  });
}

/** A check with two submissions that was not started. */
async function filled(service: Serving): Promise<number> {
  const checkId = await service.create();
  const zip = await submissionZip('Same');
  await service.upload(checkId, { 'a.zip': zip, 'b.zip': zip });
  return checkId;
}

interface Told {
  readonly name: string;
  readonly status: number | undefined;
  readonly id: string | undefined;
}

function told(text: string): Told[] {
  return text.split('\n\n').flatMap((block) => {
    const field = (name: string): string | undefined => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1];
    const name = field('event');
    if (name === undefined) return [];
    const data = JSON.parse(field('data') ?? '') as { status_id?: number };
    return [{ name, status: data.status_id, id: field('id') }];
  });
}

test('a check is watched from its start to its end, and asking again says that there is nothing more', async () => {
  const service = await serving();
  const checkId = await filled(service);
  const response = await watch(service, checkId);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store, no-transform');
  expect(response.headers.get('x-accel-buffering')).toBe('no');
  await service.ask('POST', '/check/start', { check_id: checkId, test_type: 9 });
  const events = told(await response.text());
  expect(events[0]).toMatchObject({ name: 'status', status: STATE.created });
  expect(events.at(-1)).toMatchObject({ name: 'done', status: STATE.completed });
  const again = await watch(service, checkId);
  expect(told(await again.text())).toEqual([events.at(-1)]);
  const nothing = await watch(service, checkId, { headers: { 'last-event-id': events.at(-1)?.id ?? '' } });
  expect(nothing.status).toBe(204);
});

test('what is told is what the interface says of the status', async () => {
  const service = await serving();
  const checkId = await filled(service);
  await service.ask('POST', '/check/start', { check_id: checkId, test_type: 9 });
  await service.until(checkId, STATE.completed);
  const { body } = await service.ask('GET', `/checks/${checkId}/status`);
  const text = await (await watch(service, checkId)).text();
  expect(JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? '')).toEqual(body);
});

test('a stream is behind the same door, and of a check that is there', async () => {
  const service = await serving();
  const checkId = await service.create();
  expect((await watch(service, checkId, { headers: { apikey: 'd'.repeat(64) } })).status).toBe(401);
  expect((await watch(service, 999)).status).toBe(404);
  const head = await watch(service, checkId, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});

test.each([
  [
    'its check is shared no more',
    ({ owner }: Department, share: unknown) => owner.people('DELETE', `/shares/${String(share)}`),
  ],
  [
    'whoever watches is suspended',
    ({ owner }: Department) => owner.people('PATCH', '/users/2', { suspended: true }),
  ],
])('a stream ends when %s', async (_what, end) => {
  let now = 0;
  const there = await department({ monotonic: () => now });
  const ben = await there.add('ben');
  const checkId = await there.service.create();
  const { body } = await there.owner.people('POST', '/shares', { user: 'ben', check_id: checkId });
  const response = await watch(there.service, checkId, { headers: { apikey: ben.key } });
  await end(there, body['id']);
  now += 15_000;
  expect(told(await response.text())).toHaveLength(1);
  const again = await watch(there.service, checkId, { headers: { apikey: ben.key } });
  expect(again.status).toBeGreaterThanOrEqual(403);
});

test('watching takes none of the requests of a minute', async () => {
  const service = await serving({ requestsPerMinute: 3 });
  const checkId = await service.create();
  for (let count = 0; count < 3; count += 1) {
    const response = await watch(service, checkId);
    expect(response.status).toBe(200);
    await response.body?.cancel();
  }
  expect((await watch(service, checkId)).status).toBe(429);
  const { status, headers } = await service.ask('GET', `/checks/${checkId}`);
  expect([status, headers.get('x-ratelimit-remaining')]).toEqual([200, '1']);
});

test('a service that stops ends its streams, and waits for nobody', async () => {
  const service = await serving();
  const response = await watch(service, await service.create());
  const text = response.text();
  await service.close();
  expect(told(await text)).toHaveLength(1);
});
