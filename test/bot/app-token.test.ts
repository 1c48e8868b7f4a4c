import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { appJwt, installationToken, readAppIdentity, readAppName } from '../../src/bot/app-token.ts';
import type { Log } from '../../src/domain/effects.ts';
import { ConfigurationError } from '../../src/domain/outcome.ts';
import { createGitHub, type GitHub } from '../../src/github/client.ts';
import { systemClock } from '../../src/process/system-clock.ts';
import { type GitHubStandIn, startGitHub } from '../github-stand-in/stand-in.ts';

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

const silent = (): void => {};
const LOG: Log = {
  debug: silent,
  info: silent,
  notice: silent,
  warning: silent,
  error: silent,
  group: (_title, body) => body(),
};

/** A client that shows the App's own token, and what answers it. */
async function asApp(): Promise<{ github: GitHub; standIn: GitHubStandIn; close: () => Promise<void> }> {
  const standIn = await startGitHub();
  standIn.repository('cs1/hw1', { private: true });
  const github = createGitHub({
    token: appJwt(readAppIdentity('7', privateKey), new Date()),
    apiUrl: standIn.url,
    clock: systemClock,
    log: LOG,
    signal: new AbortController().signal,
    deadlineMs: systemClock.now() + 60_000,
    environment: {},
    userAgent: 'test',
  });
  const close = async (): Promise<void> => {
    await github.close();
    await standIn.close();
  };
  return { github, standIn, close };
}

test.each([
  [401, "GitHub does not accept the App's key (401). Check that APP_ID and APP_PRIVATE_KEY"],
  [403, 'the installation is suspended'],
  [404, 'has no installation 77 for cs1/hw1'],
  [422, "The App's installation does not reach cs1/hw1"],
])('a refusal (%s) says what is wrong with the App', async (status, sentence) => {
  const { github, standIn, close } = await asApp();
  standIn.fail({ path: /access_tokens$/ }, { status, body: { message: 'no' } });
  const asked = installationToken(github, 77, { owner: 'cs1', repo: 'hw1' });
  await expect(asked).rejects.toThrow(ConfigurationError);
  await expect(asked).rejects.toThrow(sentence);
  await expect(asked).rejects.not.toThrow('github-token');
  await close();
});

test('a failure that passes stays one that can be tried again', async () => {
  const { github, standIn, close } = await asApp();
  standIn.fail({ path: /access_tokens$/ }, { status: 502 });
  const asked = installationToken(github, 77, { owner: 'cs1', repo: 'hw1' });
  await expect(asked).rejects.toMatchObject({ name: 'GitHubError', outcome: 'network', retryHelps: true });
  await close();
});

test('the App can be asked for its name, and a wrong key is said', async () => {
  const { github, standIn, close } = await asApp();
  expect(await readAppName(github)).toBe('Similarity');
  standIn.fail({ path: /^\/app$/ }, { status: 401, body: { message: 'Integration not found' } });
  await expect(readAppName(github)).rejects.toThrow('APP_ID and APP_PRIVATE_KEY');
  await close();
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
  const github = createGitHub({
    token: jwt,
    apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    clock: systemClock,
    log: LOG,
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
