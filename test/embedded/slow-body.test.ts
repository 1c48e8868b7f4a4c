import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { type Department, department, type Person } from './department.ts';

/** Sends a request whose body ends after something else has happened. @returns the first line of the answer */
async function slowly(
  { service, owner }: Department,
  { key }: Person,
  path: string,
  fields: unknown,
  meanwhile: () => Promise<unknown>,
): Promise<string | undefined> {
  const { port, hostname } = new URL(service.baseUrl);
  const socket = connect(Number(port), hostname);
  const body = JSON.stringify(fields);
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: ${hostname}\r\napikey: ${key}\r\nexpect: 100-continue\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n`,
  );
  // The service has begun with this request.
  await once(socket, 'data');
  socket.write(body.slice(0, 5));
  // Its key has been looked at by then: the answer to another request comes after it.
  await owner.ask('GET', '/checks');
  await meanwhile();
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  socket.write(body.slice(5));
  await once(socket, 'close');
  return answer.split('\r\n', 1)[0];
}

test.each([
  ['a key that is revoked', 401],
  ['an account that is suspended', 403],
])('%s while a body is under way does nothing any more', async (what, status) => {
  const there = await department();
  const ada = await there.add('ada');
  const [key] = (await ada.people('GET', '/keys')).body['keys'] as readonly { readonly id: number }[];
  const fields = { name: 'a check', test_type: 9 };
  const answer = await slowly(there, ada, '/api/v1/check/create', fields, () =>
    status === 401
      ? there.owner.people('DELETE', `/keys/${key?.id}`)
      : there.owner.people('PATCH', `/users/${ada.id}`, { suspended: true }),
  );
  expect([what, answer]).toEqual([what, expect.stringContaining(` ${status} `)]);
  if (status === 401) return;
  await there.owner.people('PATCH', `/users/${ada.id}`, { suspended: false });
  expect((await ada.ask('GET', '/checks')).text).toBe('[]');
});

test.each([
  ['makes no check', 'instructor', 'assistant', '/api/v1/check/create', { name: 'a check', test_type: 9 }],
  [
    'makes no administrator',
    'administrator',
    'instructor',
    '/people/v1/users',
    { name: 'eve', role: 'administrator' },
  ],
] as const)('whoever is less while a body is under way %s', async (_what, before, after, path, fields) => {
  const there = await department();
  const ada = await there.add('ada', before);
  const answer = await slowly(there, ada, path, fields, () =>
    there.owner.people('PATCH', `/users/${ada.id}`, { role: after }),
  );
  expect(answer).toContain(' 403 ');
  expect((await ada.ask('GET', '/checks')).text).toBe('[]');
  const { body } = await there.owner.people('GET', '/users');
  expect(body['users']).toHaveLength(2);
});
