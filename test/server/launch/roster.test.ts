import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { parsePlatforms } from '../../../src/program/server/launch/platforms.ts';
import { peopleOf } from '../../../src/program/server/launch/roster.ts';

const MEGABYTE = Buffer.alloc(1_000_000, ' ');
const MOST = 100;

test.each(['/token', '/members'])(
  'a platform that says too much at %s is not heard to its end',
  async (path) => {
    let told = 0;
    function* blanks(): Generator<Buffer> {
      for (; told < MOST; told += 1) yield MEGABYTE;
    }
    const server = createServer((request, response) => {
      if (request.url === path) Readable.from(blanks()).pipe(response);
      else response.end(JSON.stringify({ access_token: 'leave', members: [] }));
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    onTestFinished(() => {
      server.close();
      server.closeAllConnections();
    });
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const platform = { client: 'tool', tokens: `${address}/token` };
    const keys = { sign: () => Promise.resolve('signed') };
    expect(await peopleOf(platform as never, `${address}/members`, keys as never)).toBeNull();
    expect(told).toBeGreaterThan(10);
    expect(told).toBeLessThan(MOST / 2);
  },
);

test.each([
  ['the address of its tokens', [], 'http://127.0.0.1:1/token'],
  ['a name of its own, as Brightspace has one', ['audience: https://api.example/auth/token'], undefined],
])('a platform is asked for leave by %s', async (_how, more, wanted = 'https://api.example/auth/token') => {
  const lines = [
    'issuer: https://x.example',
    'client: tool',
    'deployments: ["1"]',
    'log-in: https://x.example/a',
    'keys: https://x.example/k',
    'tokens: http://127.0.0.1:1/token',
    ...more,
  ];
  const [platform] = parsePlatforms(`platforms:\n  - ${lines.join('\n    ')}\n`, 'lti.yml');
  const signed: unknown[] = [];
  const sign = (claims: unknown): Promise<string> => Promise.resolve(String(signed.push(claims)));
  // Nobody listens there.
  expect(await peopleOf(platform as never, 'http://127.0.0.1:1/members', { sign } as never)).toBeNull();
  expect(signed).toEqual([{ iss: 'tool', sub: 'tool', aud: wanted }]);
});
