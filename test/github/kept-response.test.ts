import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { createTransport } from '../../src/github/transport.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

test('a body is whole that is read after its response was collected as garbage', async () => {
  const server = createServer((_, response) => response.end('a tarball'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const transport = createTransport(url, {});
  try {
    const { body } = await transport.fetch(url);
    for (let round = 0; round < 2; round += 1) {
      collectGarbage();
      await setImmediate();
    }
    expect(await new Response(body).text()).toBe('a tarball');
  } finally {
    await transport.close();
    server.close();
  }
});
