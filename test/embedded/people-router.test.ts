import { expect, test } from 'vitest';
import { serving } from './serving.ts';

const asked = async (path: string, headers?: Record<string, string>, method = 'GET') => {
  const service = await serving();
  const response = await fetch(service.baseUrl.replace('/api/v1', '/people/v1') + path, {
    method,
    headers: { apikey: 'c'.repeat(64), ...headers },
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};

test('the key of the service is that of its owner, who administers it', async () => {
  expect(await asked('/me')).toEqual({
    status: 200,
    body: { user_id: 1, name: 'owner', role: 'administrator', scope: 'full', key_id: null, corpus_id: null },
  });
});

test('an administrator sees what waits for its analysis', async () => {
  expect(await asked('/queue')).toEqual({
    status: 200,
    body: { waiting: 0, waiting_small: 0, running: 0, oldest_since: null, people: [] },
  });
});

test('what people need is behind the same door as the interface', async () => {
  expect((await asked('/me', { apikey: 'd'.repeat(64) })).status).toBe(401);
  expect((await asked('/me', { apikey: '' })).status).toBe(401);
  expect((await asked('/us')).status).toBe(404);
  expect((await asked('/me', {}, 'DELETE')).status).toBe(405);
});

test('a quota can be lifted again, and what is not given stays', async () => {
  const service = await serving();
  const change = async (body: unknown) =>
    (await service.ask('PATCH', '/../../people/v1/quotas/1', body)).body;
  expect(await change({ checks_a_month: 5, bytes_a_month: 1_000 })).toMatchObject({
    checks: { a_month: 5 },
    bytes: { a_month: 1_000 },
  });
  expect(await change({ checks_a_month: null })).toMatchObject({
    checks: { a_month: null },
    bytes: { a_month: 1_000 },
  });
});

test('a time may be a day alone, and says what it has to be', async () => {
  const service = await serving();
  const since = (text: string) => service.ask('GET', `/../../people/v1/audit?since=${text}`);
  expect((await since('2026-11-01')).status).toBe(200);
  expect((await since('2026-11-01T12:00:00Z')).status).toBe(200);
  const refused = await since('7d');
  expect(refused.status).toBe(422);
  expect(refused.body).toMatchObject({
    error: 'The since field must be a day or a time, as in 2027-03-01 or 2027-03-01T12:00:00Z.',
  });
});

test('a field that does not exist is refused, and nothing is noted as changed', async () => {
  const service = await serving();
  const deeds = async () => {
    const { body } = await service.ask('GET', '/../../people/v1/audit');
    return (body as { entries: { action: string }[] }).entries.filter(
      ({ action }) => action === 'change-user',
    );
  };
  const before = (await deeds()).length;
  const sentence =
    'There is no field quota here. Leave it out, or correct it; known are: role, trial, suspended, invoice.';
  const refused = await service.ask('PATCH', '/../../people/v1/users/1', { quota: 3 });
  expect(refused.status).toBe(422);
  expect(refused.body).toMatchObject({
    validation_errors: { quota: [sentence] },
  });
  // Names that every object of JavaScript has are no fields either.
  for (const name of ['constructor', '__proto__', 'toString']) {
    const { status, text } = await service.ask('PATCH', `/../../people/v1/users/1?${name}=1`, {});
    expect([status, text]).toEqual([422, expect.stringContaining(`"validation_errors":{"${name}":[`)]);
  }
  expect(await deeds()).toHaveLength(before);
  const taken = await service.ask('PATCH', '/../../people/v1/users/1', { trial: false });
  expect(taken.status).toBe(200);
  expect(await deeds()).toHaveLength(before + 1);
});
