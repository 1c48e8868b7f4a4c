import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { department } from './department.ts';

test.each([
  ['a key that is revoked', 401],
  ['an account that is suspended', 403],
])('%s while a body is under way does nothing any more', async (what, status) => {
  const there = await department();
  const ada = await there.add('ada');
  const [key] = (await ada.people('GET', '/keys')).body['keys'] as readonly { readonly id: number }[];
  const { port, hostname } = new URL(there.service.baseUrl);
  const socket = connect(Number(port), hostname);
  const body = '{"name":"a check","test_type":9}';
  socket.write(
    `POST /api/v1/check/create HTTP/1.1\r\nhost: ${hostname}\r\napikey: ${ada.key}\r\nexpect: 100-continue\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n`,
  );
  // The service has begun with this request.
  await once(socket, 'data');
  socket.write(body.slice(0, 5));
  // Its key has been looked at by then: the answer to another request comes after it.
  await ada.ask('GET', '/checks');
  if (status === 401) await there.owner.people('DELETE', `/keys/${key?.id}`);
  else await there.owner.people('PATCH', `/users/${ada.id}`, { suspended: true });
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  socket.write(body.slice(5));
  await once(socket, 'close');
  expect([what, answer.split('\r\n', 1)[0]]).toEqual([what, expect.stringContaining(` ${status} `)]);
  if (status === 401) return;
  await there.owner.people('PATCH', `/users/${ada.id}`, { suspended: false });
  expect((await ada.ask('GET', '/checks')).text).toBe('[]');
});
