import type { LookupAddress } from 'node:dns';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { addressRules, poster, type Resolve } from '../../../src/program/server/hooks/post.ts';

interface Received {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** A receiver on this machine. */
async function receiver(answer: (response: ServerResponse, request: IncomingMessage) => void) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method, url, headers } = request;
      received.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
      answer(response, request);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { received, port: (server.address() as AddressInfo).port };
}

const OWN = addressRules(['127.0.0.1']);
const OUTSIDE = addressRules([]);
const never = new AbortController().signal;
const message = (url: string) => ({ url, headers: { 'webhook-id': 'msg_1' }, body: '{"a":"é"}' });
const named =
  (...addresses: string[]): Resolve =>
  (_name, _options, callback) =>
    callback(
      null,
      addresses.map((address): LookupAddress => ({ address, family: address.includes(':') ? 6 : 4 })),
    );

test('Of the addresses of a name those alone are connected to that may be reached', async () => {
  const { received, port } = await receiver((response) => response.writeHead(204).end());
  // Nobody is there: no system connects to it.
  const nobody = '255.255.255.255';
  const post = poster(
    { mayReach: (address) => address === nobody, mayReachNames: () => true },
    named('127.0.0.1', nobody),
  );
  expect((await post(message(`http://receiver.example:${port}/`), never)).kind).toBe('silent');
  expect(received).toEqual([]);
});

test('A message arrives whole, with its headers, and what the answer holds is not waited for', async () => {
  const { received, port } = await receiver((response) => {
    response.writeHead(202);
    response.write('an answer that does not end');
  });
  const post = poster(OWN, named('10.0.0.1', '127.0.0.1'));
  const answer = await post(message(`http://receiver.example:${port}/in?x=1`), never);
  expect(answer).toEqual({ kind: 'answered', status: 202 });
  expect(received).toMatchObject([
    {
      method: 'POST',
      url: '/in?x=1',
      headers: { 'webhook-id': 'msg_1', 'content-type': 'application/json', 'content-length': '10' },
      body: '{"a":"é"}',
    },
  ]);
});

test('A redirect is an answer, and is not followed', async () => {
  const { received, port } = await receiver((response) => {
    response.writeHead(307, { location: '/elsewhere' }).end();
  });
  const answer = await poster(OWN)(message(`http://127.0.0.1:${port}/`), never);
  expect(answer).toEqual({ kind: 'answered', status: 307 });
  expect(received).toHaveLength(1);
});

test.each([
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://[::1]/',
  'https://[::ffff:169.254.169.254]/',
  'https://169.254.169.254/latest/meta-data',
])('%s is refused before a connection', async (url) => {
  const answer = await poster(OUTSIDE)(message(url), never);
  expect(answer).toMatchObject({ kind: 'silent', why: expect.stringContaining('not public') as string });
});

test('A name is judged by the address that it has when it is connected to', async () => {
  const { received, port } = await receiver((response) => void response.writeHead(200).end());
  const looks = ['93.184.215.14', '127.0.0.1'];
  // The second look finds another address, as an attacker's name server can arrange.
  const rebound: Resolve = (name, options, callback) =>
    named(looks.shift() ?? '127.0.0.1')(name, options, callback);
  rebound('receiver.example', { all: true }, () => {});
  const answer = await poster(OUTSIDE, rebound)(message(`https://receiver.example:${port}/`), never);
  expect(answer).toMatchObject({ kind: 'silent', why: expect.stringContaining('not public') as string });
  expect(received).toEqual([]);
});

test('Without encryption only networks of the operator are reached', async () => {
  const { received, port } = await receiver((response) => void response.writeHead(200).end());
  for (const url of [`http://127.0.0.1:${port}/`, `http://receiver.example:${port}/`]) {
    const answer = await poster(OUTSIDE, named('127.0.0.1'))(message(url), never);
    expect(answer).toMatchObject({ kind: 'silent', why: expect.stringContaining('not encrypted') as string });
  }
  expect(received).toEqual([]);
});

test('A receiver that never answers is left when the time is over', async () => {
  const late = new AbortController();
  const { port } = await receiver(() => late.abort());
  expect(await poster(OWN)(message(`http://127.0.0.1:${port}/`), late.signal)).toEqual({
    kind: 'silent',
    why: 'It did not answer in time.',
  });
});

test('What went wrong is said without an address of this network', async () => {
  const { port } = await receiver((_response, request) => void request.socket.destroy());
  const post = poster(OWN, named('127.0.0.1'));
  expect(await post(message(`http://receiver.example:${port}/`), never)).toEqual({
    kind: 'silent',
    why: 'The connection was closed before an answer.',
  });
  expect(await post(message('http://receiver.example:1/'), never)).toEqual({
    kind: 'silent',
    why: 'Nobody listens at its address.',
  });
});

test('A receiver that changes the protocol has answered, and keeps nobody waiting', async () => {
  const { port } = await receiver((response) => {
    response.socket?.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n');
  });
  const answer = await poster(OWN)(message(`http://127.0.0.1:${port}/`), never);
  expect(answer).toEqual({ kind: 'answered', status: 101 });
});
