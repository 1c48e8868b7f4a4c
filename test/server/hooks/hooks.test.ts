import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { hooksExtension } from '../../../src/program/server/hooks/sender.ts';
import { STATE } from '../../../src/contract/service/states.ts';
import { submissionZip } from '../../contract/submission-zip.ts';
import { KEY, serving } from '../../embedded/serving.ts';

/** A service with hooks, and how its resources beside the interface are asked. */
async function withHooks(networks: readonly string[] = []) {
  const service = await serving({ extend: (parts) => hooksExtension(parts, networks) });
  const ask = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(service.baseUrl.replace('/api/v1', '/people/v1') + path, {
      method,
      headers: { apikey: KEY, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  return { service, ask };
}

test('a receiver is told of the end of a check, and knows by the secret who tells it', async () => {
  const arrived = Promise.withResolvers<{ headers: NodeJS.Dict<string | string[]>; body: string }>();
  const receiver = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      response.writeHead(204).end();
      arrived.resolve({ headers: request.headers, body: Buffer.concat(chunks).toString() });
    });
  });
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
  onTestFinished(() => void receiver.close());
  const { service, ask } = await withHooks(['127.0.0.1']);
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/in`;
  const made = await ask('POST', '/hooks', { url });
  expect(made).toMatchObject({ status: 201, body: { hook: { id: 1, url, enabled: true } } });
  const checkId = await service.create();
  const zip = await submissionZip('Same');
  await service.upload(checkId, { 'a.zip': zip, 'b.zip': zip });
  await service.ask('POST', '/check/start', { check_id: checkId, test_type: 9 });
  const { headers, body } = await arrived.promise;
  expect(JSON.parse(body)).toMatchObject({
    type: 'check.completed',
    data: { check_id: checkId, name: 'a check', status_id: STATE.completed },
  });
  const key = Buffer.from(String(made.body['secret']).slice('whsec_'.length), 'base64');
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  expect(headers['webhook-signature']).toBe(
    `v1,${createHmac('sha256', key).update(signed).digest('base64')}`,
  );
});

test('the secret is shown once', async () => {
  const { ask } = await withHooks();
  const { body } = await ask('POST', '/hooks', { url: 'https://receiver.example/in#part' });
  expect(body['secret']).toMatch(/^whsec_[\w+/]{43}=$/);
  expect(body['hook']).toMatchObject({
    url: 'https://receiver.example/in',
    events: ['check.completed', 'check.failed', 'answer.received'],
    disabled_reason: null,
  });
  const list = await ask('GET', '/hooks');
  expect(list.body['hooks']).toEqual([body['hook']]);
});

test.each([
  ['ftp://receiver.example/', 'Give an address that begins with https://.'],
  ['receiver.example', 'Give an address that begins with https://.'],
  ['https://name:word@receiver.example/', 'An address holds no name and no password.'],
  [`https://receiver.example/${'a'.repeat(2_000)}`, 'An address has at most 2000 characters.'],
  ['https://169.254.169.254/latest', 'Its address is not public.'],
  ['https://0177.0.0.1/', 'Its address is not public.'],
  ['https://[::ffff:10.0.0.1]/', 'Its address is not public.'],
  ['http://93.184.215.14/', 'It is not encrypted.'],
  ['http://receiver.example/', 'It is not encrypted.'],
])('%s is refused', async (url, why) => {
  const { ask } = await withHooks();
  const { status, body } = await ask('POST', '/hooks', { url });
  expect([status, body['validation_errors']]).toEqual([422, { url: [expect.stringContaining(why)] }]);
});

test('an event that nobody knows is refused, and so is a hook too many', async () => {
  const { ask } = await withHooks();
  const url = 'https://receiver.example/';
  expect((await ask('POST', '/hooks', { url, events: ['check.started'] })).status).toBe(422);
  expect((await ask('POST', '/hooks', { url, events: [] })).status).toBe(422);
  for (let count = 0; count < 20; count += 1) await ask('POST', '/hooks', { url });
  expect(await ask('POST', '/hooks', { url })).toMatchObject({
    status: 409,
    body: { error: 'You have 20 hooks, and there may be no more. Delete one first.' },
  });
});

test('a hook is disabled, enabled, tried and deleted', async () => {
  const { ask } = await withHooks();
  await ask('POST', '/hooks', { url: 'https://receiver.example/' });
  expect((await ask('PATCH', '/hooks/1', { enabled: false })).body).toMatchObject({
    hook: { enabled: false, disabled_reason: 'You disabled it.' },
  });
  expect((await ask('POST', '/hooks/1/test')).status).toBe(409);
  expect((await ask('PATCH', '/hooks/1', { enabled: true })).body).toMatchObject({
    hook: { enabled: true, disabled_at: null },
  });
  expect((await ask('POST', '/hooks/1/test')).status).toBe(202);
  expect((await ask('GET', '/hooks/1/deliveries')).body).toMatchObject({
    deliveries: [{ event: 'hook.test', check_id: null }],
  });
  expect((await ask('DELETE', '/hooks/1')).status).toBe(200);
  for (const [method, path] of [
    ['DELETE', '/hooks/1'],
    ['PATCH', '/hooks/1'],
    ['POST', '/hooks/1/test'],
    ['GET', '/hooks/1/deliveries'],
  ] as const) {
    const answer = await ask(method, path, method === 'PATCH' ? { enabled: true } : undefined);
    expect([answer.status, answer.body['error']], path).toEqual([404, 'Hook 1 does not exist.']);
  }
});
