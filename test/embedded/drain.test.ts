import { connect } from 'node:net';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { openPage } from '../../src/program/server/page/page.ts';
import type { Extension } from '../../src/service/api/extension.ts';
import { submissionZip } from '../contract/submission-zip.ts';
import { KEY, serving } from './serving.ts';

test('a service that is stopped lets an upload under way end, and takes nothing new', async () => {
  const service = await serving();
  const check = await service.create();
  const body = Buffer.concat([
    Buffer.from(
      `--b\r\ncontent-disposition: form-data; name="check_id"\r\n\r\n${check}\r\n--b\r\ncontent-disposition: form-data; name="file"; filename="ada.zip"\r\n\r\n`,
    ),
    await submissionZip('ada'),
    Buffer.from('\r\n--b--\r\n'),
  ]);
  const port = Number(new URL(service.baseUrl).port);
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
  socket.write(
    `POST /api/v1/check/upload HTTP/1.1\r\nhost: localhost\r\napikey: ${KEY}\r\nexpect: 100-continue\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: ${body.length}\r\n\r\n`,
  );
  // The service asks for the body: the request is under way.
  await once(socket, 'data');
  socket.write(body.subarray(0, 100));
  // Its request is not there yet: it comes when the service is being stopped.
  const half = connect(port, '127.0.0.1');
  await once(half, 'connect');
  half.write(`GET /api/v1/account HTTP/1.1\r\nhost: localhost\r\n`);
  // An answer to somebody else says that the service has read it.
  await service.ask('GET', '/account');
  const closed = service.close();
  const late = connect(port, '127.0.0.1');
  await expect(once(late, 'connect')).rejects.toThrow('ECONNREFUSED');
  half.write(`apikey: ${KEY}\r\n\r\n`);
  await once(half, 'data').then(([text]) =>
    expect(String(text)).toMatch(/503.*retry-after: 5.*being stopped/is),
  );
  socket.write(body.subarray(100));
  await Promise.all([closed, once(socket, 'close')]);
  expect(answer).toContain('HTTP/1.1 200 OK');
  expect(answer).toContain('Connection: close');
  expect(answer).toContain('was uploaded');
});

test('a start at a port that is in use ends all that it had begun', async () => {
  const first = await serving();
  const ended: string[] = [];
  const timersBefore = activeTimers();
  const extend = (parts: Parameters<typeof openPage>[0]): Extension => {
    const page = openPage(parts);
    return {
      ...page,
      close: async () => {
        await page.close();
        ended.push('page');
      },
    };
  };
  const port = Number(new URL(first.baseUrl).port);
  await expect(serving({ port, extend })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  expect(ended).toEqual(['page']);
  expect(activeTimers()).toBeLessThanOrEqual(timersBefore);
});

/** Timers that keep this process. */
const activeTimers = (): number =>
  process.getActiveResourcesInfo().filter((resource) => resource === 'Timeout').length;
