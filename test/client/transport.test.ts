import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { classifyError } from '../../src/check/client/classify.ts';
import { EXCHANGE_LIMITS } from '../../src/check/client/limits.ts';
import { Transport, decodeBody } from '../../src/check/client/transport.ts';
import { gzipSync } from 'node:zlib';
import { type Fault, startStandIn } from '../service-stand-in/stand-in.ts';

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

/** What becomes of an exchange whose answer is `fault`, with limits that it cannot keep. */
async function lost(fault: Fault): Promise<unknown> {
  const service = await startStandIn({ fault: () => fault });
  const transport = new Transport(
    service.baseUrl,
    {},
    {
      ...EXCHANGE_LIMITS,
      headersMs: 20,
      bodySilenceMs: 20,
      responseBytes: 1_000,
    },
  );
  open.push(
    () => transport.close(),
    () => service.close(),
  );
  const wire = { method: 'GET', url: `${service.baseUrl}/account`, headers: {}, body: null } as const;
  return transport.send(wire, new AbortController().signal).then(
    () => null,
    (error: unknown) => classifyError(error),
  );
}

test('each exchange has a connection of its own', async () => {
  let opened = 0;
  const server = createServer((_request, response) => response.end('{}')).on('connection', () => {
    opened += 1;
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const transport = new Transport(url, {}, EXCHANGE_LIMITS);
  for (let exchange = 0; exchange < 3; exchange += 1) {
    const { signal } = new AbortController();
    const answer = await transport.send({ method: 'GET', url, headers: {}, body: null }, signal);
    expect(answer.text).toBe('{}');
  }
  expect(opened).toBe(3);
  await transport.close();
  server.close();
});

test('a service that never answers may have acted', async () => {
  expect(await lost({ kind: 'silent' })).toEqual({
    kind: 'ambiguous',
    what: 'no answer came in time',
    said: '',
  });
});

describe('an answer of at most 1000 bytes', () => {
  const sized = (bytes: number): Fault => ({
    kind: 'status',
    when: 'before',
    status: 200,
    body: 'x'.repeat(bytes),
  });

  test('is read', async () => {
    expect(await lost(sized(1_000))).toBeNull();
  });

  test('that is longer is given up, and may have acted', async () => {
    expect(await lost(sized(1_001))).toMatchObject({ what: 'the answer is larger than is read' });
  });

  test.each([
    [1_000, 'x'.repeat(1_000)],
    [1_001, 'the answer is compressed (gzip) and larger than is read'],
  ])('counts unpacked: %d bytes', async (bytes, text) => {
    expect(await decodeBody(gzipSync('x'.repeat(bytes)), 'gzip', 1_000)).toBe(text);
  });
});
