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
