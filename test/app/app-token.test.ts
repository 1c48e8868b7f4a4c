import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  type AppAccount,
  installationToken,
  readAppIdentity,
  readAppName,
} from '../../src/program/app/app-token.ts';
import { SILENT } from '../../src/base/effects.ts';
import { ConfigurationError } from '../../src/base/outcome.ts';
import { lazyGitHub } from '../../src/check/run/open-github.ts';
import { FakeClock } from '../fake-clock.ts';
import { type GitHubStandIn, startGitHub } from '../github-stand-in/stand-in.ts';

const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
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

const REPOSITORY = { owner: 'cs1', repo: 'hw1' };

/** The package that makes the App's tokens asks the system for the time. */
const NOW_S = Date.UTC(2026, 2, 1, 12) / 1000;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW_S * 1000 });
});
afterEach(() => {
  vi.useRealTimers();
});

/** An App that speaks to GitHub there, and the secrets that were told. */
function accountAt(apiUrl: string): { readonly account: AppAccount; readonly secrets: readonly string[] } {
  const secrets: string[] = [];
  const account: AppAccount = {
    identity: readAppIdentity(' Iv1.abc ', privateKey),
    onSecret: (secret) => secrets.push(secret),
    open: (token) =>
      lazyGitHub({
        token,
        apiUrl,
        clock: new FakeClock(),
        log: SILENT,
        signal: new AbortController().signal,
        timeoutMs: 60_000,
        environment: {},
      }),
  };
  return { account, secrets };
}

async function asApp(): Promise<
  ReturnType<typeof accountAt> & { readonly standIn: GitHubStandIn; readonly close: () => Promise<void> }
> {
  // The stand-in's clock is the system's.
  vi.useRealTimers();
  const standIn = await startGitHub();
  standIn.repository('cs1/hw1', { private: true });
  return { ...accountAt(standIn.url), standIn, close: () => standIn.close() };
}

test.each([
  [401, "GitHub does not accept the App's key (401). Check that APP_ID and APP_PRIVATE_KEY"],
  [403, 'the installation is suspended'],
  [404, 'has no installation 77 for cs1/hw1'],
  [422, "The App's installation does not reach cs1/hw1"],
])('a refusal (%s) says what is wrong with the App', async (status, sentence) => {
  const { account, standIn, close } = await asApp();
  standIn.fail({ path: /access_tokens$/ }, { status, body: { message: 'no' } });
  const asked = installationToken(account, 77, { name: REPOSITORY, id: 5 });
  await expect(asked).rejects.toThrow(ConfigurationError);
  await expect(asked).rejects.toThrow(sentence);
  await expect(asked).rejects.not.toThrow('github-token');
  await close();
});

test('a failure that passes stays one that can be tried again', async () => {
  const { account, standIn, close } = await asApp();
  standIn.fail({ path: /access_tokens$/ }, { status: 502 });
  const asked = installationToken(account, 77, { name: REPOSITORY, id: 5 });
  await expect(asked).rejects.toMatchObject({ name: 'GitHubError', outcome: 'network', retryHelps: true });
  await close();
});

test('the App can be asked for its name, and a wrong key is said', async () => {
  const { account, standIn, secrets, close } = await asApp();
  expect(await readAppName(account)).toBe('Similarity');
  expect(secrets).toHaveLength(1);
  standIn.fail({ path: /^\/app$/ }, { status: 401, body: { message: 'Integration not found' } });
  await expect(readAppName(account)).rejects.toThrow('APP_ID and APP_PRIVATE_KEY');
  await close();
});

test('the token is for one repository; the App shows a token that its key signed, good for ten minutes at most', async () => {
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
  const { account, secrets } = accountAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  expect(await installationToken(account, 77, { name: REPOSITORY, id: 5 })).toEqual({
    token: 'ghs_x',
    expiresAt: '2026-03-01T13:00:00.000Z',
  });
  const [jwt = ''] = secrets;
  expect(secrets).toEqual([jwt, 'ghs_x']);
  expect(seen).toEqual([
    {
      url: '/app/installations/77/access_tokens',
      authorization: `bearer ${jwt}`,
      body: { repository_ids: [5] },
    },
  ]);

  const [head = '', claims = '', signature = ''] = jwt.split('.');
  expect(JSON.parse(Buffer.from(head, 'base64url').toString())).toEqual({ alg: 'RS256', typ: 'JWT' });
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
    iat: NOW_S - 30,
    exp: NOW_S + 570,
    iss: 'Iv1.abc',
  });
  const signed = Buffer.from(`${head}.${claims}`);
  expect(verify('RSA-SHA256', signed, createPublicKey(privateKey), Buffer.from(signature, 'base64url'))).toBe(
    true,
  );
  await new Promise((resolve) => {
    server.close(resolve);
  });
});

describe('where the clock of this machine is off', () => {
  /** Refuses tokens as GitHub does: those that were made in its future, have ended, or are good for longer than ten minutes from now. */
  async function gitHubAt(nowS: number) {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      const [, claims = ''] = request.headers.authorization?.split('.') ?? [];
      const { iat, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, number>;
      const isFit = (iat ?? Infinity) <= nowS && (exp ?? 0) > nowS && (exp ?? Infinity) <= nowS + 600;
      asked.push(`${request.url} ${isFit}`);
      const expires = new Date((nowS + 3600) * 1000).toISOString();
      const [status, body] = !isFit
        ? [401, { message: "'Issued at' claim ('iat') must be an Integer representing the time …" }]
        : request.url === '/app'
          ? [200, { name: 'Similarity' }]
          : [201, { token: 'ghs_x', expires_at: expires }];
      const date = new Date(nowS * 1000).toUTCString();
      request.resume().on('end', () => {
        response.writeHead(status, { 'content-type': 'application/json', date }).end(JSON.stringify(body));
      });
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    onTestFinished(() => void server.close());
    return { asked, ...accountAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`) };
  }

  test.each([
    ['right', 0, 1],
    ['ahead by less than a token is dated back', -30, 1],
    ['ahead by a little more', -31, 2],
    ['ahead by three minutes', -180, 2],
    ['ahead by two hours', -7200, 2],
    ['behind by three minutes', 180, 1],
    ['behind by as long as a token is good', 570, 2],
    ['behind by two hours', 7200, 2],
  ])('%s: GitHub takes the token of its own time', async (_how, aheadS, requests) => {
    const { asked, account } = await gitHubAt(NOW_S + aheadS);
    expect(await readAppName(account)).toBe('Similarity');
    expect(asked).toHaveLength(requests);
    const { token, expiresAt } = await installationToken(account, 77, null);
    expect([token, asked.length]).toEqual(['ghs_x', 2 * requests]);
    // Counted by this machine's clock where that was found to be off.
    const offS = requests === 1 ? aheadS : 0;
    expect(Date.parse(expiresAt) / 1000).toBe(NOW_S + 3600 + offS);
  });

  test('a key that is refused at the right time is not shown once more', async () => {
    const { account, standIn, close } = await asApp();
    standIn.fail({ path: /access_tokens$/ }, { status: 401, body: { message: 'no' } });
    await expect(installationToken(account, 77, null)).rejects.toThrow('APP_ID and APP_PRIVATE_KEY');
    expect(standIn.requests).toHaveLength(1);
    await close();
  });
});
