import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import * as undici from 'undici';
import { createTransport } from '../../src/github/transport.ts';
import { openDispatcher } from '../../src/system/http/dispatcher.ts';

/** Who listens, and says what `onData` says. */
async function listen(onData: (socket: Socket, bytes: Buffer) => void): Promise<number> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('data', (bytes) => onData(socket, bytes));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

function through(port: number): { httpProxy: string; httpsProxy: string; noProxy: string } {
  return { httpProxy: '', httpsProxy: `http://127.0.0.1:${port}`, noProxy: '' };
}

test('a proxy that takes a connection and says nothing is given up like a host that takes none', async () => {
  const port = await listen(() => {});
  const dispatcher = openDispatcher(undici, { connectTimeout: 50 }, through(port));
  onTestFinished(() => dispatcher.destroy());
  const failure = await undici
    .request('https://service.example/', { dispatcher })
    .catch((error: unknown) => error);
  expect(failure).toMatchObject({ code: 'UND_ERR_HEADERS_TIMEOUT' });
});

describe('HTTP/2 is not offered', () => {
  const ways: Readonly<Record<string, (port: number) => Promise<unknown>>> = {
    'to GitHub': async (port) => {
      const transport = createTransport('https://api.github.com', {});
      onTestFinished(() => transport.close());
      return transport.fetch(`https://127.0.0.1:${port}/`);
    },
    'through a proxy': async (port) => {
      const dispatcher = openDispatcher(undici, { connectTimeout: 10_000 }, through(port));
      onTestFinished(() => dispatcher.destroy());
      return undici.request('https://service.example/', { dispatcher });
    },
  };

  test.each(Object.keys(ways))('%s', async (way) => {
    let hello = Buffer.alloc(0);
    const port = await listen((socket, bytes) => {
      if (bytes.toString('latin1').startsWith('CONNECT ')) {
        socket.write('HTTP/1.1 200 OK\r\n\r\n');
        return;
      }
      hello = Buffer.concat([hello, bytes]);
      // A busy machine may hand it over in pieces; its record says how long it is.
      if (hello.length >= 5 && hello.length >= 5 + hello.readUInt16BE(3)) socket.resetAndDestroy();
    });
    await ways[way]?.(port).catch(() => {});
    // The extension ALPN (RFC 7301): its number and length, the length of its list, and each protocol with its length in front.
    expect(hello.includes('\u0000\u0010\u0000\u000b\u0000\u0009\u0008http/1.1')).toBe(true);
  });
});
