import { request as httpRequest } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import type { WebhookCall } from '../../src/program/app/delivery.ts';
import type { Turn } from '../../src/program/app/job-queue.ts';
import { startWebhookServer, type WebhookServer } from '../../src/program/app/webhook-server.ts';
import type { Clock } from '../../src/base/effects.ts';
import { ConfigurationError, GitHubError } from '../../src/base/outcome.ts';
import { systemClock } from '../../src/program/process/system-clock.ts';
import {
  closeServers,
  deliver,
  type OpenedServer,
  openServer,
  payload,
  SECRET,
  until,
} from './open-server.ts';
import { signatureOf } from './signature.ts';

interface Gate {
  readonly opened: Promise<void>;
  open(): void;
}

function gate(): Gate {
  let open = (): void => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

afterEach(closeServers);

/** Every wait is over at once. */
const impatient: Clock = { now: () => systemClock.now(), sleep: async () => {} };

const start = (
  work: (call: WebhookCall, turn: Turn) => Promise<void> = async () => {},
  clock: Clock = systemClock,
  secret: string = SECRET,
): Promise<OpenedServer> => openServer({ work, clock, secret });

/** A connection on which `bytes` were sent, and were taken by the server. */
async function sendBytes(
  server: WebhookServer,
  bytes: string,
): Promise<{ readonly socket: Socket; readonly closed: Promise<void>; readonly said: () => string }> {
  const { port, hostname } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  let text = '';
  socket.setEncoding('utf8').on('data', (part: string) => {
    text += part;
  });
  // A connection that is cut off.
  socket.on('error', () => {});
  const closed = new Promise<void>((resolve) => {
    socket.on('close', () => {
      resolve();
    });
  });
  await new Promise<void>((resolve) => {
    socket.on('connect', resolve);
  });
  await new Promise<void>((resolve) => {
    socket.write(bytes, () => {
      resolve();
    });
  });
  // Connections are taken one after the other: when a later one is answered, this one is there.
  await (await fetch(`${server.url}/health`)).text();
  return { socket, closed, said: () => text };
}

describe('who is heard', () => {
  test('a signed delivery is accepted, and worked on', async () => {
    const { server, calls } = await start();
    expect(await deliver(server, payload(), { 'x-github-delivery': 'abc-1' })).toEqual({
      status: 202,
      text: 'accepted',
    });
    await until(() => calls.length === 1);
    expect(calls[0]).toMatchObject({
      delivery: { id: 'abc-1', installationId: 77 },
      request: { number: 12, author: 'ada', key: '501', repository: { owner: 'cs1', repo: 'hw1' } },
    });
  });

  test('GitHub’s own example of a signature holds', async () => {
    // https://docs.github.com/en/webhooks/using-webhooks/validating-webhook-deliveries
    const { server } = await start(undefined, systemClock, "It's a Secret to Everybody");
    const headers = {
      'x-github-event': 'push',
      'x-hub-signature-256': 'sha256=757107ea0eb2509fc211221cce984b8a37570b6d7586c22c46f4379c8b043e17',
    };
    expect(await deliver(server, 'Hello, World!', headers)).toEqual({
      status: 202,
      text: 'nothing is done about this event',
    });
    expect((await deliver(server, 'Hello, World?', headers)).status).toBe(401);
  });

  test('a body that is empty, or no UTF-8, is refused whatever its signature', async () => {
    const { server } = await start();
    expect(await deliver(server, '')).toEqual({
      status: 401,
      text: 'X-Hub-Signature-256 is missing or wrong',
    });
    const bytes = Buffer.from([0x7b, 0xff, 0x7d]);
    const { status } = await fetch(`${server.url}/webhook`, {
      method: 'POST',
      body: bytes,
      headers: { 'x-hub-signature-256': signatureOf(bytes, SECRET) },
    });
    expect(status).toBe(401);
  });

  test.each([
    ['missing', undefined],
    ['of another secret', signatureOf(Buffer.from(payload()), 'other')],
    ['of another body', signatureOf(Buffer.from(`${payload()} `), SECRET)],
    ['too short', 'sha256=00'],
    ['of the old kind', 'sha1=0000000000000000000000000000000000000000'],
  ])('a signature that is %s is refused', async (_, signature) => {
    const { server, calls } = await start();
    const { status } = await deliver(server, payload(), { 'x-hub-signature-256': signature });
    expect(status).toBe(401);
    expect(calls).toEqual([]);
  });

  test('the signature is checked before anything is read of the body', async () => {
    const { server } = await start();
    for (const signature of ['', 'x-hub-signature-256: sha256=00\r\n']) {
      const head = `POST /webhook HTTP/1.1\r\nhost: x\r\n${signature}content-length: 500\r\n\r\n`;
      const { socket, said } = await sendBytes(server, head);
      await until(() => said().startsWith('HTTP/1.1 401'));
      socket.destroy();
    }
    const wrong = signatureOf(Buffer.from('x'), SECRET);
    expect((await deliver(server, 'not json', { 'x-hub-signature-256': wrong })).status).toBe(401);
    expect((await deliver(server, 'not json')).status).toBe(400);
  });

  test('the bytes are signed, not what they mean', async () => {
    const { server } = await start();
    const body = payload({ body: '/similarity dismiss 2 naïve 🙂' });
    expect((await deliver(server, body)).status).toBe(202);
  });

  test.each([
    [1_000_000, 202],
    [1_000_001, 413],
  ])('of a body of %i bytes, %i', async (bytes, status) => {
    const { server } = await start();
    const around = Buffer.byteLength(payload({ body: '' }));
    const body = payload({ body: 'x'.repeat(bytes - around) });
    expect(Buffer.byteLength(body)).toBe(bytes);
    expect((await deliver(server, body)).status).toBe(status);
  });

  test('a body has a limit, also one that does not say how long it is', async () => {
    const { server, calls } = await start();
    const large = payload({ body: `/similarity check\n${'x'.repeat(1_000_001)}` });
    const signature = signatureOf(Buffer.from(large), SECRET);
    const statuses = await Promise.all(
      [true, false].map(
        (isDeclared) =>
          new Promise<number>((resolve, reject) => {
            const { port, hostname } = new URL(server.url);
            const request = httpRequest({
              host: hostname,
              port,
              path: '/webhook',
              method: 'POST',
              headers: {
                'x-hub-signature-256': signature,
                ...(isDeclared ? { 'content-length': Buffer.byteLength(large) } : {}),
              },
            });
            request.on('response', (response) => {
              response.resume();
              resolve(response.statusCode ?? 0);
            });
            request.on('error', reject);
            request.end(large);
          }),
      ),
    );
    expect(statuses).toEqual([413, 413]);
    expect(calls).toEqual([]);
  });

  test('a push may be as large as GitHub sends one', async () => {
    const pushes: unknown[] = [];
    const { server } = await openServer({
      on: {
        push: ({ payload: pushed }) => {
          pushes.push((pushed as { readonly ref: string }).ref);
          return 'noted';
        },
      },
    });
    const most = 25 * 1024 ** 2;
    const about = JSON.stringify({ ref: 'main', commits: [''] }).length;
    const body = JSON.stringify({ ref: 'main', commits: ['x'.repeat(most - about)] });
    expect(body).toHaveLength(most);
    const answers = [
      await deliver(server, body, { 'x-github-event': 'push' }),
      await deliver(server, `${body} `, { 'x-github-event': 'push' }),
    ];
    expect(answers).toMatchObject([{ status: 202, text: 'noted' }, { status: 413 }]);
    expect(pushes).toEqual(['main']);
  });

  test('there is no server without a secret', async () => {
    const { deliveries } = await start();
    await expect(startWebhookServer({ secret: '', port: 0, clock: systemClock, deliveries })).rejects.toThrow(
      ConfigurationError,
    );
  });

  test('a port that is taken is said plainly', async () => {
    const { server, deliveries } = await start();
    const port = Number(new URL(server.url).port);
    await expect(
      startWebhookServer({ secret: SECRET, port, clock: systemClock, deliveries }),
    ).rejects.toThrow(/cannot listen on 127\.0\.0\.1/);
  });
});

describe('what is no command', () => {
  test.each([
    ['another event', payload(), { 'x-github-event': 'push' }],
    ['a ping', '{"zen":"x"}', { 'x-github-event': 'ping' }],
    ['an edited comment', payload({ action: 'edited' }), {}],
    ['a bot’s comment', payload({ bot: true }), {}],
    ['ordinary talk', payload({ body: 'looks good' }), {}],
    ['an odd payload', '[]', {}],
  ])('%s is answered 202 and left alone', async (_, body, headers) => {
    const { server, calls } = await start();
    expect((await deliver(server, body, headers)).status).toBe(202);
    await server.close();
    expect(calls).toEqual([]);
  });

  test.each([
    ['without a delivery id', { 'x-github-delivery': undefined }, 400],
    ['with an odd delivery id', { 'x-github-delivery': 'a b' }, 400],
    ['without an event', { 'x-github-event': undefined }, 400],
    ['as JSON by another spelling', { 'content-type': 'Application/JSON; charset=utf-8' }, 202],
    ['as something that begins like JSON', { 'content-type': 'application/jsonp' }, 415],
    ['as a form', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ])('%s', async (_, headers, status) => {
    const { server } = await start();
    expect((await deliver(server, payload(), headers)).status).toBe(status);
  });

  test('other paths and methods', async () => {
    const { server } = await start();
    expect((await fetch(`${server.url}/`)).status).toBe(404);
    expect((await fetch(`${server.url}/webhook`)).status).toBe(405);
    expect((await fetch(`${server.url}/health`, { method: 'POST' })).status).toBe(405);
    expect((await fetch(`${server.url}/health`, { method: 'HEAD' })).status).toBe(200);
  });
});

describe('once, and in order', () => {
  test('a delivery that is sent again is answered and not done again', async () => {
    const { server, calls } = await start();
    const id = { 'x-github-delivery': 'same-1' };
    const answers = [await deliver(server, payload(), id), await deliver(server, payload(), id)];
    expect(answers.map(({ text }) => text)).toEqual(['accepted', 'seen before']);
    await server.close();
    expect(calls).toHaveLength(1);
  });

  test('one that failed may be sent again', async () => {
    let isBroken = true;
    const { server, calls, lines } = await start(() =>
      isBroken ? Promise.reject(new Error('no disk')) : Promise.resolve(),
    );
    const id = { 'x-github-delivery': 'same-2' };
    await deliver(server, payload(), id);
    await until(() => lines.some((line) => line.includes('no disk')));
    isBroken = false;
    expect((await deliver(server, payload(), id)).text).toBe('accepted');
    await until(() => calls.length === 2);
  });

  test.each(['network', 'rate-limited'] as const)(
    'a failure of GitHub’s that passes (%s) is tried again, with growing waits',
    async (outcome) => {
      const waits: number[] = [];
      const { server, calls, lines } = await start(
        () => (calls.length < 3 ? Promise.reject(new GitHubError('a hiccup', outcome)) : Promise.resolve()),
        {
          now: () => 0,
          sleep: (ms) => {
            waits.push(ms);
            return Promise.resolve();
          },
        },
      );
      await deliver(server, payload(), { 'x-github-delivery': 'again-1' });
      await until(() => lines.includes('[cs1/hw1, installation 77, delivery again-1] The delivery is done.'));
      expect(calls).toHaveLength(3);
      expect(waits).toEqual([5000, 60_000]);
    },
  );

  test('after three tries it is put off, until the next round or until it is sent again', async () => {
    const { server, calls, lines, deliveries } = await start(
      () => Promise.reject(new GitHubError('GitHub is down', 'network')),
      impatient,
    );
    const id = { 'x-github-delivery': 'again-2' };
    await deliver(server, payload(), id);
    await until(() =>
      lines.some((line) => line.includes('failed 3 times and is tried again within the hour')),
    );
    expect(calls).toHaveLength(3);
    await deliveries.takeUp();
    await until(() => calls.length === 6);
    await until(() => lines.filter((line) => line.includes('within the hour')).length === 2);
    expect((await deliver(server, payload(), id)).text).toBe('accepted');
    await until(() => calls.length === 9);
  });

  test('what GitHub refuses is not tried again', async () => {
    const { server, calls, lines } = await start(
      () => Promise.reject(new GitHubError('no', 'forbidden')),
      impatient,
    );
    await deliver(server, payload());
    await until(() => lines.some((line) => line.includes('failed and may be sent again')));
    expect(calls).toHaveLength(1);
  });

  test('what waits for its next try waits with its repository, and is named when the server closes', async () => {
    const { server, calls, lines } = await start(({ delivery: { id: deliveryId } }) =>
      deliveryId === 'a' ? Promise.reject(new GitHubError('a hiccup', 'network')) : Promise.resolve(),
    );
    await deliver(server, payload(), { 'x-github-delivery': 'a' });
    await until(() => lines.some((line) => line.includes('tried again')));
    await deliver(server, payload({ id: 502 }), { 'x-github-delivery': 'b' });
    await deliver(server, payload({ id: 503, repository: 'cs1/hw2' }), { 'x-github-delivery': 'c' });
    await until(() => lines.some((line) => line.endsWith('delivery c] The delivery is done.')));
    await server.close();
    expect(calls.map(({ delivery }) => delivery.id)).toEqual(['a', 'c']);
    expect(lines.filter((line) => line.includes('was not done')).map((line) => line.split(' ')[1])).toEqual([
      'a',
      'b',
    ]);
  });

  test('long checks keep nobody but themselves waiting', async () => {
    const held = gate();
    const done: string[] = [];
    const { server, calls, lines } = await start(async ({ delivery: { id: deliveryId }, request }, turn) => {
      if (request.body === '/similarity check') await turn.long(() => held.opened);
      done.push(deliveryId);
    });
    const ask = (delivery: string, id: number, repository: string, body: string) =>
      deliver(server, payload({ id, repository, body }), { 'x-github-delivery': delivery });
    await ask('long-1', 1, 'cs1/hw1', '/similarity check');
    await ask('long-2', 2, 'cs1/hw1', '/similarity check');
    await ask('long-3', 3, 'cs1/hw2', '/similarity check');
    await ask('long-4', 4, 'cs1/hw3', '/similarity check');
    await ask('short-1', 5, 'cs1/hw1', '/similarity help');
    await ask('short-2', 6, 'cs1/hw9', '/similarity status');
    // The same comment again: what is done for it is not done at the same time.
    await ask('long-1-again', 1, 'cs1/hw1', '/similarity check');
    await until(() => done.length === 2);
    expect(done).toEqual(['short-1', 'short-2']);
    expect(calls.map(({ delivery }) => delivery.id)).not.toContain('long-1-again');
    expect(await (await fetch(`${server.url}/health`)).json()).toEqual({
      status: 'ok',
      waiting: 3,
      running: 2,
    });
    const closing = server.close();
    held.open();
    await closing;
    expect(done.toSorted()).toEqual(['long-1', 'long-3', 'short-1', 'short-2']);
    expect(lines.filter((line) => line.includes('was not done')).map((line) => line.split(' ')[1])).toEqual([
      'long-1-again',
      'long-2',
      'long-4',
    ]);
  });

  test('the answer does not wait for the work, and repositories do not wait for each other', async () => {
    const gates = new Map([
      ['cs1/hw1', gate()],
      ['cs1/hw2', gate()],
    ]);
    const done: string[] = [];
    const { server, calls } = await start(async ({ request, delivery: { id: deliveryId } }) => {
      await gates.get(`${request.repository.owner}/${request.repository.repo}`)?.opened;
      done.push(deliveryId);
    });
    // Comments of their own: one comment is not worked on twice at a time anyhow.
    for (const [id, repository, comment] of [
      ['a1', 'cs1/hw1', 501],
      ['a2', 'CS1/hw1', 502],
      ['b1', 'cs1/hw2', 503],
    ] as const) {
      const { status } = await deliver(server, payload({ id: comment, repository }), {
        'x-github-delivery': id,
      });
      expect(status).toBe(202);
    }
    await until(() => calls.length === 2);
    expect(calls.map(({ delivery }) => delivery.id)).toEqual(['a1', 'b1']);
    expect(await (await fetch(`${server.url}/health`)).json()).toEqual({
      status: 'ok',
      waiting: 1,
      running: 2,
    });
    gates.get('cs1/hw2')?.open();
    await until(() => done.length === 1);
    gates.get('cs1/hw1')?.open();
    await until(() => done.length === 3);
    expect(done).toEqual(['b1', 'a1', 'a2']);
  });

  test('closing finishes what has begun and names what has not', async () => {
    const held = gate();
    const done: string[] = [];
    const { server, lines, calls } = await start(async ({ delivery: { id: deliveryId } }) => {
      await held.opened;
      done.push(deliveryId);
    });
    await deliver(server, payload(), { 'x-github-delivery': 'first' });
    await deliver(server, payload(), { 'x-github-delivery': 'second' });
    await until(() => calls.length === 1);
    let isClosed = false;
    const closing = (async () => {
      await server.close();
      isClosed = true;
    })();
    await until(() => lines.some((line) => line.includes('second')));
    expect(isClosed).toBe(false);
    // Whoever calls meanwhile is told, rather than to find nobody there.
    const health = await fetch(`${server.url}/health`);
    expect([health.status, await health.json()]).toEqual([
      503,
      { status: 'closing', waiting: 0, running: 1 },
    ]);
    expect(health.headers.get('connection')).toBe('close');
    expect(await deliver(server, payload({ id: 502 }))).toEqual({
      status: 503,
      text: 'the server is stopping; send it again later',
    });
    held.open();
    await closing;
    expect(done).toEqual(['first']);
    await expect(fetch(`${server.url}/health`)).rejects.toThrow('fetch failed');
  });

  const HEAD = `POST /webhook HTTP/1.1\r\nhost: x\r\nx-hub-signature-256: sha256=${'0'.repeat(64)}\r\ncontent-length: 4\r\n\r\n`;

  test.each([
    ['says nothing', ''],
    ['ends in the middle of the headers', 'POST /webhook HTTP/1.1\r\nhost: x\r\n'],
    ['ends in the middle of the body', `${HEAD}{}`],
  ])('a sender that %s does not keep the server from closing', async (_name, bytes) => {
    const { server } = await start(undefined, impatient);
    const { socket, closed } = await sendBytes(server, bytes);
    await server.close();
    await closed;
    expect(socket.destroyed).toBe(true);
  });

  test('a sender that is only slow is heard out while the server closes', async () => {
    const waited: number[] = [];
    const { server } = await start(undefined, {
      now: () => systemClock.now(),
      sleep: async (ms, signal) => {
        waited.push(ms);
        await new Promise((_, reject) => {
          signal?.addEventListener('abort', () => reject(new Error('over')), { once: true });
        });
      },
    });
    const { socket, closed, said } = await sendBytes(server, `${HEAD}{}`);
    const closing = server.close();
    await until(() => waited.length === 1);
    socket.write('{}');
    await closing;
    await closed;
    expect(said()).toContain('HTTP/1.1 401');
    expect(waited).toEqual([10_000]);
  });

  test('a sender that goes away in the middle leaves the server standing', async () => {
    const { server, calls } = await start();
    const { port, hostname } = new URL(server.url);
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), hostname, () => {
        socket.write(
          `POST /webhook HTTP/1.1\r\nhost: x\r\nx-hub-signature-256: ${signatureOf(Buffer.from(''), SECRET)}\r\ncontent-length: 500\r\n\r\n{"half`,
          () => {
            socket.destroy();
          },
        );
      });
      socket.on('close', () => {
        resolve();
      });
    });
    expect((await deliver(server, payload())).status).toBe(202);
    await until(() => calls.length === 1);
  });
});
