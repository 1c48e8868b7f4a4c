import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import type { ServiceClient } from '../../src/check/client/client.ts';
import { NetworkError, UnavailableError } from '../../src/check/client/errors.ts';
import { EXCHANGE_LIMITS } from '../../src/check/client/limits.ts';
import { openClient } from './open-client.ts';

const ACCOUNT = JSON.stringify({ id: 7, quota: { remaining: 3, unlimited: false } });

const open: { readonly server: Server; readonly sockets: Set<Socket> }[] = [];
const clients: ServiceClient[] = [];

afterEach(async () => {
  for (const client of clients.splice(0)) await client.close();
  for (const { server, sockets } of open.splice(0)) {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => {
      server.close(resolve);
    });
  }
});

/** A server on raw sockets: told of what each connection sends. @returns its port and how many connections there were */
async function listen(onData: (socket: Socket, bytes: Buffer, turn: number) => void) {
  const sockets = new Set<Socket>();
  const seen = { connections: 0 };
  const server = createServer((socket) => {
    seen.connections += 1;
    let turn = 0;
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    socket.on('data', (bytes) => {
      onData(socket, bytes, turn);
      turn += 1;
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  open.push({ server, sockets });
  return { port: (server.address() as AddressInfo).port, seen };
}

function connect(baseUrl: string, environment: Record<string, string> = {}): ServiceClient {
  const client = openClient(baseUrl, { environment });
  clients.push(client);
  return client;
}

function answer(body: string | Buffer, headers = ''): Buffer {
  const bytes = Buffer.from(body);
  return Buffer.concat([
    Buffer.from(`HTTP/1.1 200 OK\r\ncontent-length: ${bytes.length}\r\n${headers}connection: close\r\n\r\n`),
    bytes,
  ]);
}

const CREATE = {
  name: 'hw1',
  language: 999,
  test_type: 9,
  ai_run: true,
  base_code_detection: false,
} as const;

describe('answers of 1xx that nobody asked for', () => {
  test.each([
    ['one', 'HTTP/1.1 100 Continue\r\n\r\n'],
    ['with a field', 'HTTP/1.1 100 Continue\r\nserver: old\r\n\r\n'],
    ['two', 'HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 100\r\n\r\n'],
    ['another one', 'HTTP/1.1 102 Processing\r\n\r\n'],
    ['100 and 103', 'HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n'],
    ['none', ''],
  ])('%s before the answer, whole or byte by byte', async (_, before) => {
    const whole = await listen((socket) => socket.end(Buffer.concat([Buffer.from(before), answer(ACCOUNT)])));
    await expect(connect(`http://127.0.0.1:${whole.port}/api/v1`).read('account', {})).resolves.toMatchObject(
      { id: 7 },
    );
    const bytes = Array.from(Buffer.concat([Buffer.from(before), answer(ACCOUNT)]));
    const dripping = await listen((socket) => {
      socket.setNoDelay(true);
      const next = (): void => {
        const byte = bytes.shift();
        if (byte === undefined) socket.end();
        else socket.write(Buffer.from([byte]), () => setImmediate(next));
      };
      next();
    });
    await expect(
      connect(`http://127.0.0.1:${dripping.port}/api/v1`).read('account', {}),
    ).resolves.toMatchObject({ id: 7 });
    expect([whole.seen.connections, dripping.seen.connections]).toEqual([1, 1]);
  });

  test('a 100 that never ends is given up, and no answer after it is one of ours', async () => {
    const { port } = await listen((socket) =>
      socket.end(`HTTP/1.1 100 Continue\r\nx: ${'y'.repeat(20_000)}`),
    );
    await expect(connect(`http://127.0.0.1:${port}/api/v1`).read('account', {})).rejects.toBeInstanceOf(
      UnavailableError,
    );
  });
});

describe('compressed answers that nobody asked for', () => {
  const body = Buffer.from(ACCOUNT);
  test.each([
    ['gzip', gzipSync(body)],
    ['x-gzip', gzipSync(body)],
    ['GZIP', gzipSync(body)],
    ['br', brotliCompressSync(body)],
    ['deflate', deflateSync(body)],
    ['deflate', deflateRawSync(body)],
    ['zstd', zstdCompressSync(body)],
    ['deflate, gzip', gzipSync(deflateSync(body))],
    ['identity', body],
    ['', body],
  ])('%s is read', async (encoding, bytes) => {
    const { port } = await listen((socket) => socket.end(answer(bytes, `content-encoding: ${encoding}\r\n`)));
    await expect(connect(`http://127.0.0.1:${port}/api/v1`).read('account', {})).resolves.toMatchObject({
      id: 7,
    });
  });

  test.each([
    ['compress', body, 'the answer is compressed (compress)'],
    ['gzip', gzipSync(body).subarray(0, 20), 'the answer is compressed (gzip) and damaged'],
    ['br', Buffer.from('\u0000\u0001\u0002mojibake'), 'the answer is compressed (br) and damaged'],
    ['gzip, gzip, gzip, gzip', body, 'the answer is compressed (gzip, gzip, gzip, gzip)'],
  ])('%s that cannot be read is said in words, never its bytes', async (encoding, bytes, words) => {
    const { port } = await listen((socket) => socket.end(answer(bytes, `content-encoding: ${encoding}\r\n`)));
    const failure = await connect(`http://127.0.0.1:${port}/api/v1`)
      .read('account', {})
      .catch((error: unknown) => error as Error);
    expect(failure).toBeInstanceOf(UnavailableError);
    expect((failure as Error).message).toContain(words);
    expect((failure as Error).message).toMatch(/^[\x20-\x7e]+$/);
  });
});

const REMOTE = 'https://service.example/api/v1';

describe('proxies', () => {
  test.each([
    [407, 'the proxy refuses the connection (407: it asks for a user name and a password)'],
    [502, 'the proxy refuses the connection (502)'],
    [503, 'the proxy refuses the connection (503)'],
  ])(
    '%d to CONNECT: nothing was sent, so that it is sent again, also what must not be sent twice',
    async (status, words) => {
      const { port, seen } = await listen((socket) =>
        socket.end(`HTTP/1.1 ${status} No\r\ncontent-length: 0\r\n\r\n`),
      );
      const client = connect(REMOTE, { https_proxy: `http://127.0.0.1:${port}` });
      for (const ask of [() => client.read('account', {}), () => client.send('createCheck', CREATE)]) {
        const before = seen.connections;
        const failure = await ask().catch((error: unknown) => error);
        expect(failure).toBeInstanceOf(NetworkError);
        expect(failure).toMatchObject({ outcome: 'network' });
        expect((failure as Error).message).toContain(words);
        expect(seen.connections - before).toBe(EXCHANGE_LIMITS.readAttempts);
      }
    },
  );

  test.each([
    ['closes without an answer', (socket: Socket) => socket.end()],
    ['resets', (socket: Socket) => socket.resetAndDestroy()],
    ['is none', (socket: Socket) => socket.end('SSH-2.0-OpenSSH\r\n')],
    [
      'opens a tunnel whose other end resets the handshake of TLS',
      (socket: Socket, _: Buffer, turn: number) =>
        turn === 0 ? socket.write('HTTP/1.1 200 OK\r\n\r\n') : socket.resetAndDestroy(),
    ],
  ])('a proxy that %s is a network that fails, by name', async (_, act) => {
    const { port } = await listen((socket, bytes, turn) => void act(socket, bytes, turn));
    const failure = await connect(REMOTE, { HTTPS_PROXY: `http://127.0.0.1:${port}` })
      .send('createCheck', CREATE)
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(NetworkError);
    expect((failure as Error).message).toContain('through the proxy: ');
  });

  test.each([
    '127.0.0.1:PORT',
    '127.0.0.1:PORT/',
    'http://127.0.0.1:PORT',
    ' http://u:p%40@127.0.0.1:PORT/ ',
  ])('HTTPS_PROXY as %j is asked', async (address) => {
    const asked: string[] = [];
    const { port } = await listen((socket, bytes) => {
      asked.push(bytes.toString('latin1').split('\r\n')[0] ?? '');
      socket.end('HTTP/1.1 502 No\r\ncontent-length: 0\r\n\r\n');
    });
    const client = connect(REMOTE, { HTTPS_PROXY: address.replace('PORT', String(port)) });
    await client.read('account', {}, { attempts: 1 }).catch(() => {});
    expect(new Set(asked)).toEqual(new Set(['CONNECT service.example:443 HTTP/1.1']));
  });

  test.each([
    ['HTTPS_PROXY', 'http://'],
    ['HTTPS_PROXY', 'ftp://u:hunter2@proxy.example'],
    ['https_proxy', 'http://u:hunter2%zz@proxy.example:3128'],
    ['ALL_PROXY', 'the proxy of the faculty'],
    ['HTTP_PROXY', ':3128'],
  ])('%s as %j is refused by the name of the variable, without its value', (name, value) => {
    const make = (): unknown => connect(REMOTE, { [name]: value });
    expect(make).toThrow(expect.objectContaining({ outcome: 'config-error' }));
    expect(make).toThrow(`The environment variable ${name.toUpperCase()} is no address of a proxy.`);
    expect(make).not.toThrow(/hunter2|faculty/);
  });

  test('a service on this machine is asked directly, whatever the variables hold', async () => {
    const { port } = await listen((socket) => socket.end(answer(ACCOUNT)));
    const client = connect(`http://127.0.0.1:${port}/api/v1`, {
      HTTPS_PROXY: 'nonsense of all kinds',
      http_proxy: 'ftp://x',
    });
    await expect(client.read('account', {})).resolves.toMatchObject({ id: 7 });
  });
});

test('a handshake of TLS that is reset was not sent: it is tried again, as a network that fails', async () => {
  const { port, seen } = await listen((socket) => socket.resetAndDestroy());
  const failure = await connect(`https://127.0.0.1:${port}/api/v1`)
    .send('createCheck', CREATE)
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(NetworkError);
  expect(seen.connections).toBe(EXCHANGE_LIMITS.readAttempts);
});

test('HTTP/2 is not offered: it would keep a connection', async () => {
  let hello = Buffer.alloc(0);
  const { port } = await listen((socket, bytes) => {
    hello = Buffer.concat([hello, bytes]);
    // A busy machine may hand it over in pieces; its record says how long it is.
    if (hello.length >= 5 && hello.length >= 5 + hello.readUInt16BE(3)) socket.resetAndDestroy();
  });
  await connect(`https://127.0.0.1:${port}/api/v1`)
    .read('account', {}, { attempts: 1 })
    .catch(() => {});
  // The extension ALPN (RFC 7301): its number and length, the length of its list, and each protocol with its length in front.
  expect(hello.includes('\u0000\u0010\u0000\u000b\u0000\u0009\u0008http/1.1')).toBe(true);
});
