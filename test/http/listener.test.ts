import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { setUpApp } from '../../src/program/app/setup/setup-server.ts';
import { serveReport } from '../../src/program/command-line/report.ts';
import {
  listen,
  type Listener,
  type ListenerOptions,
  startMetricsPort,
} from '../../src/system/http/listener.ts';
import { closeServers, openServer } from '../app/open-server.ts';
import { serving, temporary } from '../embedded/serving.ts';

const ANYWHERE = { host: '127.0.0.1', port: 0 };

/** Everything in this program that listens; each is closed with the test. */
const SERVERS: Readonly<Record<string, () => Promise<string>>> = {
  'the service': async () => (await serving()).baseUrl,
  'the webhook of the App': async () => {
    onTestFinished(closeServers);
    return (await openServer()).server.url;
  },
  'numbers of the App and of a server': async () => closing(await startMetricsPort(ANYWHERE, [], () => null)),
  'the page that registers an App': async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const ends = new AbortController();
    const done = setUpApp({
      ...ANYWHERE,
      folder: temporary(),
      organization: null,
      publicUrl: null,
      serverUrl: 'https://github.com',
      replaces: false,
      signal: ends.signal,
      exchange: () => Promise.reject(new Error('nobody asks')),
      onListening: resolve,
    });
    onTestFinished(async () => {
      ends.abort();
      await done;
    });
    return promise;
  },
  'a report': async () => {
    const folder = temporary();
    writeFileSync(join(folder, 'index.html'), '<!doctype html>');
    const { promise, resolve } = Promise.withResolvers<string>();
    const said = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      resolve(/http:\S+/.exec(String(text))?.[0] ?? '');
      return true;
    });
    const before = process.listeners('SIGTERM');
    // Any of its files names it.
    const done = serveReport(join(folder, 'report.json'), {});
    const url = await promise;
    said.mockRestore();
    onTestFinished(async () => {
      for (const stop of process.listeners('SIGTERM')) if (!before.includes(stop)) stop('SIGTERM');
      await done;
    });
    return url;
  },
};

function closing({ url, close }: Listener): string {
  onTestFinished(() => close());
  return url;
}

/** A connection that `bytes` are sent on, and all that comes back until the other side ends it. */
function send(url: string, bytes: string): { readonly socket: Socket; readonly all: Promise<string> } {
  const { port, hostname } = new URL(url);
  const socket = connect(Number(port), hostname);
  let text = '';
  socket.setEncoding('utf8').on('data', (part: string) => (text += part));
  socket.write(bytes);
  // A connection that is reset rejects: its answer may be lost.
  return { socket, all: once(socket, 'close').then(() => text) };
}

describe.each(Object.keys(SERVERS))('%s', (name) => {
  const open = (): Promise<string> => SERVERS[name]?.() ?? Promise.reject(new Error(name));

  test('refuses in a sentence what is no request of its own, and ends the connection', async () => {
    const url = await open();
    const refused: Readonly<Record<string, string>> = {
      'CONNECT example.org:443 HTTP/1.1\r\nhost: example.org:443\r\n\r\n':
        '405 {"error":"This service is no proxy."}',
      'GET / HTTP/1.1\r\nhost: localhost\r\nexpect: money\r\n\r\n':
        '417 {"error":"The header Expect takes 100-continue alone."}',
      'SSH-2.0-OpenSSH_9.6\r\n\r\n': '400 {"error":"This is no request of HTTP/1.1 that can be read."}',
      'POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n':
        '400 {"error":"This is no request of HTTP/1.1 that can be read."}',
      'GET / HTTP/1.1\r\nconnection: keep-alive\r\n\r\n':
        '400 {"error":"This is no request of HTTP/1.1 that can be read."}',
      'GET / HTTP/1.1\r\nhost: localhost\r\nhost: example.org\r\n\r\n':
        '400 {"error":"This is no request of HTTP/1.1 that can be read."}',
      [`GET / HTTP/1.1\r\nhost: localhost\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`]:
        '431 {"error":"The headers of this request are too large."}',
    };
    for (const [bytes, sentence] of Object.entries(refused)) {
      const answer = await send(url, bytes).all;
      const [head = '', body = ''] = answer.split('\r\n\r\n');
      expect([bytes.slice(0, 30), `${head.slice(9, 12)} ${body}`]).toEqual([bytes.slice(0, 30), sentence]);
      expect(head).toMatch(/^connection: close$/im);
      expect(head).toMatch(/^content-type: application\/json/im);
    }
  });

  test('answers before a refused body is there, takes the rest in, and then ends the connection', async () => {
    const url = await open();
    // However long the machine takes for the body: what would cut it meanwhile is not due.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { socket, all } = send(
      url,
      'POST /nothing/of/ours HTTP/1.1\r\nhost: localhost\r\ncontent-length: 40000000\r\n\r\nx',
    );
    const [first] = (await once(socket, 'data')) as [string];
    expect(first).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(first).toMatch(/^connection: close\r$/im);
    expect(first).toMatch(/^cache-control: no-store\r$/im);
    expect(first).toMatch(/^x-content-type-options: nosniff\r$/im);
    let isEnded = false;
    socket.once('end', () => (isEnded = true));
    // More than any system keeps between the two, so that somebody reads it.
    await new Promise<void>((resolve, reject) => {
      socket.write('x'.repeat(30_000_000), (error) => (error == null ? resolve() : reject(error)));
    });
    expect(isEnded).toBe(false);
    // What follows the body is no request any more.
    socket.write(`${'x'.repeat(9_999_999)}GET / HTTP/1.1\r\nhost: localhost\r\n\r\n`);
    expect((await all).match(/HTTP\/1\.1/g)).toHaveLength(1);
  });
});

describe('a listener', () => {
  test('ends what it refused though the other side neither hangs up nor stops sending', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const url = closing(await listen({ ...ANYWHERE, answer: () => ({ status: 200 }) }));
    const socket = connect({ host: '127.0.0.1', port: Number(new URL(url).port), allowHalfOpen: true });
    const ended = new Promise((resolve) => socket.on('error', () => {}).once('close', resolve));
    socket.write('CONNECT example.org:443 HTTP/1.1\r\nhost: example.org:443\r\n\r\n');
    await once(socket, 'data');
    vi.advanceTimersByTime(5_000);
    const sending = setInterval(() => socket.write('x'), 20);
    await ended;
    clearInterval(sending);
    expect(socket.destroyed).toBe(true);
  });

  test('cuts who sends slowly, in headers and in a body', async () => {
    const { promise: broken, resolve: breaks } = Promise.withResolvers<unknown>();
    const listener = await listen({
      ...ANYWHERE,
      requestMs: 200,
      answer: async (request) => {
        for await (const _ of request.on('error', breaks));
        return { status: 200 };
      },
    });
    const url = closing(listener);
    const head = 'POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\n';
    const [slow, body] = await Promise.all([send(url, head).all, send(url, `${head}\r\n123`).all]);
    expect(slow).toMatch(/^HTTP\/1\.1 408 .*This request took too long/s);
    expect(body).toMatch(/^HTTP\/1\.1 408 .*This request took too long/s);
    expect(await broken).toBeInstanceOf(Error);
  });

  /** Few places, and what is answered there: `why` this is the last answer at once, all else when it may. */
  async function atFewPlaces(mostConnections: number, body = 'at last') {
    const { promise: may, resolve: goOn } = Promise.withResolvers<void>();
    const begun: string[] = [];
    const ended: string[] = [];
    const answer: ListenerOptions['answer'] = async ({ url: path = '' }, _response, last) => {
      begun.push(path);
      if (path === '/why') return { status: 200, body: String(last) };
      if (path === '/waits') await may;
      return { status: 200, body };
    };
    const url = closing(await listen({ ...ANYWHERE, mostConnections, answer }));
    const begin = async (bytes: string, path: string): Promise<ReturnType<typeof send>> => {
      const sent = named(path, bytes);
      await vi.waitUntil(() => begun.includes(path));
      return sent;
    };
    const named = (name: string, bytes: string): ReturnType<typeof send> => {
      const sent = send(url, bytes);
      void sent.all.catch(() => {}).then(() => ended.push(name));
      return sent;
    };
    const why = async (): Promise<string> => (await send(url, get('/why')).all).replace(/^.*\r\n\r\n/s, '');
    return { begin, begun, ended, goOn, named, why };
  }

  const get = (path: string, connection = 'close'): string =>
    `GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: ${connection}\r\n\r\n`;
  const post = (path: string, body: string): string =>
    `POST ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-length: 100000\r\n\r\n${body}`;

  function stoppedClock(): void {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
  }

  test('whose places are taken ends who says nothing, and nobody who waits for an answer or sends one', async () => {
    stoppedClock();
    const { begin, ended, goOn, named, why } = await atFewPlaces(4);
    const working = await begin(get('/waits'), '/waits');
    await begin(post('/trickle', ''), '/trickle');
    const upload = await begin(post('/upload', 'x'.repeat(1_000)), '/upload');
    await once(named('half', 'GET / HTTP/1.1\r\nhost: local').socket, 'connect');

    // The one that has been waited for longest goes first.
    expect(await why()).toBe('null');
    await expect.poll(() => ended).toEqual(['/trickle']);
    await once(named('silent', '').socket, 'connect');
    expect(await why()).toBe('null');
    await expect.poll(() => ended).toEqual(['/trickle', 'half']);
    const late = await begin(post('/late', 'x'.repeat(1_000)), '/late');
    expect(await why()).toBe('null');
    await expect.poll(() => ended).toEqual(['/trickle', 'half', 'silent']);
    const last = await begin(post('/last', 'x'.repeat(1_000)), '/last');
    expect(await why()).toBe('full');
    last.socket.destroy();
    await expect.poll(why).toBe('null');
    goOn();
    for (const { socket } of [upload, late]) socket.write('x'.repeat(99_000));
    for (const { all } of [working, upload, late]) expect(await all).toMatch(/^HTTP\/1\.1 200 /);
  });

  test('counts no time for which a connection was kept for its next request, and nothing of what came before', async () => {
    stoppedClock();
    const { begun, ended, named, why } = await atFewPlaces(2, 'at last'.padEnd(5_000));
    const kept = named('kept', get('/first', 'keep-alive'));
    await once(kept.socket, 'data');
    vi.advanceTimersByTime(60_000);
    await once(named('idle', get('/other', 'keep-alive')).socket, 'data');
    kept.socket.write(post('/upload', 'x'.repeat(1_000)));
    await vi.waitUntil(() => begun.includes('/upload'));
    expect(await why()).toBe('null');
    await expect.poll(() => ended).toEqual(['idle']);
    kept.socket.write('x'.repeat(99_000));
    expect((await kept.all).match(/at last/g)).toHaveLength(2);
  });

  test('serves whoever comes as soon as those fall silent who took more than all places', async () => {
    stoppedClock();
    const { begin, ended, why } = await atFewPlaces(1);
    await begin(post('/one', 'x'.repeat(2_000)), '/one');
    await begin(post('/other', 'x'.repeat(2_000)), '/other');
    // Beside those nobody is even told.
    expect(await why().catch(() => '')).toBe('');
    vi.advanceTimersByTime(3_000);
    expect(await why()).toBe('null');
    await expect.poll(() => ended.toSorted()).toEqual(['/one', '/other']);
  });

  test('tells who reads a long answer from who does not', async () => {
    stoppedClock();
    const { ended, named, why } = await atFewPlaces(1, 'x'.repeat(30_000_000));
    const { socket } = named('long', get('/long'));
    await once(socket, 'data');
    socket.pause();
    expect(await why()).toBe('full');
    await once(named('silent', '').socket, 'connect');
    expect(await why()).toBe('full');
    await expect.poll(() => ended).toEqual(['silent']);
    // It took less than this at 1 kB a second, and was written more.
    vi.advanceTimersByTime(25_000_000);
    expect(await why()).toBe('null');
    socket.resume();
    await expect.poll(() => ended).toEqual(['silent', 'long']);
  });

  test('cuts who does not read an answer, and nobody whose answer takes its time', async () => {
    const { promise: may, resolve: goOn } = Promise.withResolvers<void>();
    const begun: string[] = [];
    let isOver = false;
    const url = closing(
      await listen({
        ...ANYWHERE,
        silenceMs: 100,
        answer: async (request, response) => {
          begun.push(String(request.url));
          if (request.url === '/slow') {
            await may;
            return { status: 200 };
          }
          response.once('close', () => (isOver = true));
          // More than any system keeps between the two.
          return { status: 200, body: 'x'.repeat(30_000_000) };
        },
      }),
    );
    /** Asks until it is heard: on a busy machine a connection may be cut before its request is read. */
    const heard = async (path: string): Promise<ReturnType<typeof send>> => {
      for (;;) {
        const sent = send(url, get(path));
        sent.socket.on('error', () => {}).once('data', () => sent.socket.pause());
        const ended = sent.all.catch(() => {});
        await Promise.race([ended, vi.waitUntil(() => begun.includes(path), { timeout: 60_000 })]);
        if (begun.includes(path)) return sent;
      }
    };
    onTestFinished(() => goOn());
    const slow = await heard('/slow');
    const { socket } = await heard('/');
    await expect.poll(() => isOver, { timeout: 60_000 }).toBe(true);
    goOn();
    slow.socket.once('data', () => slow.socket.resume());
    expect(await slow.all).toMatch(/^HTTP\/1\.1 200 /);
    let bytes = 0;
    socket.on('data', (part: string) => (bytes += part.length));
    socket.resume();
    await once(socket, 'close').catch(() => {});
    expect(bytes).toBeLessThan(30_000_000);
  });

  test('that is closed hears out who has begun, for as long as there is patience', async () => {
    const { promise: begun, resolve: begins } = Promise.withResolvers<void>();
    const { promise: may, resolve: goOn } = Promise.withResolvers<void>();
    let answered = 0;
    const { url, close } = await listen({
      ...ANYWHERE,
      answer: async (_request, _response, last) => {
        begins();
        await may;
        answered += 1;
        return { status: 200, body: String(last) };
      },
    });
    const { all } = send(url, 'GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
    await begun;
    let isEnded = false;
    const closed = close((ended) => once(ended, 'abort')).then(() => (isEnded = true));
    await expect(fetch(url)).rejects.toThrow('fetch failed');
    expect([isEnded, answered]).toEqual([false, 0]);
    goOn();
    // It was begun before: the answer is the last one all the same.
    expect(await all).toMatch(/^HTTP\/1\.1 200 OK\r\n.*connection: close\r\n\r\nnull$/is);
    await closed;
    expect(answered).toBe(1);
  });

  test('that is closed without patience cuts whoever is there, and waits for what runs', async () => {
    const { promise: begun, resolve: begins } = Promise.withResolvers<void>();
    const { promise: may, resolve: goOn } = Promise.withResolvers<void>();
    const { url, close } = await listen({
      ...ANYWHERE,
      answer: async () => {
        begins();
        await may;
        return { status: 200 };
      },
    });
    const { all } = send(url, 'GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
    await begun;
    let isEnded = false;
    const closed = close().then(() => (isEnded = true));
    expect(await all).toBe('');
    expect(isEnded).toBe(false);
    goOn();
    await closed;
  });

  test('whose answer fails cuts the connection, and tells nothing of why', async () => {
    const url = closing(
      await listen({ ...ANYWHERE, answer: () => Promise.reject(new Error('/home/ada/secret')) }),
    );
    expect(await send(url, 'GET / HTTP/1.1\r\nhost: localhost\r\n\r\n').all).toBe('');
  });

  test('sends the head alone to HEAD, and no length with 204', async () => {
    const url = closing(
      await listen({
        ...ANYWHERE,
        answer: ({ url: path }) => (path === '/none' ? { status: 204 } : { status: 200, body: 'né' }),
      }),
    );
    const head = 'host: localhost\r\nconnection: close\r\n\r\n';
    expect(await send(url, `HEAD / HTTP/1.1\r\n${head}`).all).toMatch(/content-length: 3\r\n.*\r\n\r\n$/s);
    expect(await send(url, `GET / HTTP/1.1\r\n${head}`).all).toMatch(/content-length: 3\r\n.*\r\n\r\nné$/s);
    expect(await send(url, `GET /none HTTP/1.1\r\n${head}`).all).toMatch(
      /^HTTP\/1\.1 204 (?!.*content-length)/is,
    );
  });

  test('keeps a silent connection longer than the two minutes of a proxy', async () => {
    const url = closing(await listen({ ...ANYWHERE, answer: () => ({ status: 204 }) }));
    const [, seconds] = /timeout=(\d+)/.exec((await fetch(url)).headers.get('keep-alive') ?? '') ?? [];
    expect(Number(seconds)).toBeGreaterThan(120);
  });

  test('that finds its port taken says so in the sentence it was given, or as the system does', async () => {
    const url = closing(await listen({ ...ANYWHERE, answer: () => null }));
    const taken = { host: '127.0.0.1', port: Number(new URL(url).port), answer: () => null };
    await expect(listen(taken, null)).rejects.toMatchObject({ code: 'EADDRINUSE' });
    await expect(listen(taken, (where, why) => `no ${where}: ${why}`)).rejects.toThrow(
      new RegExp(`^no 127\\.0\\.0\\.1, port ${taken.port}: .*EADDRINUSE`),
    );
  });
});
