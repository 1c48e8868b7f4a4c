import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { appJwt, installationToken, readAppIdentity } from '../../src/bot/app-token.ts';
import { ConfigurationError } from '../../src/domain/outcome.ts';
import { createGitHub } from '../../src/github/client.ts';
import { systemClock } from '../../src/process/system-clock.ts';

const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});

test('the App shows a token that its key signed, good for less than ten minutes', () => {
  const now = new Date('2026-03-01T12:00:00Z');
  const [head = '', claims = '', signature = ''] = appJwt(readAppIdentity('Iv1.abc', privateKey), now).split(
    '.',
  );
  expect(JSON.parse(Buffer.from(head, 'base64url').toString())).toEqual({ alg: 'RS256', typ: 'JWT' });
  const seconds = now.getTime() / 1000;
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
    iat: seconds - 60,
    exp: seconds + 540,
    iss: 'Iv1.abc',
  });
  const signed = Buffer.from(`${head}.${claims}`);
  expect(verify('RSA-SHA256', signed, createPublicKey(privateKey), Buffer.from(signature, 'base64url'))).toBe(
    true,
  );
});

test('a key that is none is refused, and not quoted', () => {
  const broken = privateKey.slice(0, 200);
  expect(() => readAppIdentity('1', broken)).toThrow(ConfigurationError);
  expect(() => readAppIdentity('1', broken)).toThrow(/^The private key of the App cannot be read/);
  const { privateKey: other } = generateKeyPairSync('ed25519');
  const pem = other.export({ type: 'pkcs8', format: 'pem' }).toString();
  expect(() => readAppIdentity('1', pem)).toThrow('RSA private key');
  expect(() => readAppIdentity(' ', privateKey)).toThrow('its id');
});

test('the token that it gets is for one repository', async () => {
  const seen: { url: string; authorization: string; body: unknown }[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      seen.push({
        url: request.url ?? '',
        authorization: request.headers.authorization ?? '',
        body: JSON.parse(Buffer.concat(chunks).toString()),
      });
      response.writeHead(201, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ token: 'ghs_x', expires_at: '2026-03-01T13:00:00Z' }));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const jwt = appJwt(readAppIdentity('7', privateKey), new Date());
  const silent = (): void => {};
  const github = createGitHub({
    token: jwt,
    apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    clock: systemClock,
    log: {
      debug: silent,
      info: silent,
      notice: silent,
      warning: silent,
      error: silent,
      group: (_title, body) => body(),
    },
    signal: new AbortController().signal,
    deadlineMs: systemClock.now() + 60_000,
    environment: {},
    userAgent: 'test',
  });
  expect(await installationToken(github, 77, { owner: 'cs1', repo: 'hw1' })).toEqual({
    token: 'ghs_x',
    expiresAt: '2026-03-01T13:00:00Z',
  });
  expect(seen).toEqual([
    {
      url: '/app/installations/77/access_tokens',
      authorization: `bearer ${jwt}`,
      body: { repositories: ['hw1'] },
    },
  ]);
  await github.close();
  await new Promise((resolve) => {
    server.close(resolve);
  });
});
