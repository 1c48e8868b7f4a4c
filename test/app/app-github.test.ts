import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { appGitHub } from '../../src/program/app/installations.ts';
import type { InstallationToken } from '../../src/program/app/app-token.ts';
import { SILENT } from '../../src/base/effects.ts';
import type { GitHub } from '../../src/github/client.ts';
import { PERMISSIONS } from '../../src/github/permissions.ts';
import { lazyGitHub } from '../../src/check/run/open-github.ts';
import { FakeClock } from '../fake-clock.ts';
import { type GitHubStandIn, startGitHub } from '../github-stand-in/stand-in.ts';

const HOUR_MS = 3_600_000;
const PURPOSE = { what: 'reading cs1/hw1', permission: PERMISSIONS.metadata, target: 'own' } as const;

let standIn: GitHubStandIn;
let github: GitHub;
let minutes: number;
let tokens: string[];
let refusal: Error | null;
/** Tokens by which requests were made. */
let shown: string[];
beforeEach(async () => {
  standIn = await startGitHub();
  standIn.repository('cs1/hw1', { private: true });
  [minutes, tokens, shown, refusal] = [0, [], [], null];
  const now = (): Date => new Date(Date.UTC(2026, 2, 1) + minutes * 60_000);
  github = appGitHub({
    apiUrl: standIn.url,
    now,
    newToken: async (): Promise<InstallationToken> => {
      await Promise.resolve();
      if (refusal !== null) throw refusal;
      const token = standIn.token();
      tokens.push(token);
      return { token, expiresAt: new Date(now().getTime() + HOUR_MS).toISOString() };
    },
    open: (token) => {
      const client = lazyGitHub({
        origin: { kind: 'app' },
        token,
        apiUrl: standIn.url,
        clock: new FakeClock(),
        log: SILENT,
        signal: new AbortController().signal,
        timeoutMs: 60_000,
        environment: {},
      });
      return {
        get: () => ({
          ...client.get(),
          ask: (...request) => {
            shown.push(token);
            return client.get().ask(...request);
          },
        }),
        close: () => client.close(),
      };
    },
  });
});
afterEach(async () => {
  await github.close();
  await standIn.close();
});

const read = () =>
  github.ask(
    PURPOSE,
    (rest) => rest.repos.get({ owner: 'cs1', repo: 'hw1' }),
    z.looseObject({ full_name: z.string() }),
  );

test('one token serves for as long as it lasts, also for requests at the same time', async () => {
  await Promise.all([read(), read()]);
  minutes = 45;
  await read();
  expect(tokens).toHaveLength(1);
  expect(shown).toEqual([tokens[0], tokens[0], tokens[0]]);
});

test('a token is used until ten minutes before its end, and not at that moment', async () => {
  await read();
  minutes = 50 - 1 / 60_000;
  await read();
  expect(tokens).toHaveLength(1);
  minutes = 50;
  await read();
  expect(tokens).toHaveLength(2);
});

test('a token that is near its end is not used', async () => {
  await read();
  minutes = 55;
  expect(await read()).toMatchObject({ full_name: 'cs1/hw1' });
  minutes = 200;
  const pages = github.pages(
    PURPOSE,
    'GET /repos/{owner}/{repo}/pulls',
    { owner: 'cs1', repo: 'hw1' },
    z.unknown(),
  );
  for await (const page of pages) expect(page).toEqual([]);
  expect(tokens).toHaveLength(3);
  expect(shown).toEqual([tokens[0], tokens[1]]);
});

test('a token that GitHub no longer accepts is replaced, once', async () => {
  await read();
  const expired = { status: 401, body: { message: 'Bad credentials' } };
  standIn.fail({ path: /repos/ }, expired);
  expect(await read()).toMatchObject({ full_name: 'cs1/hw1' });
  expect(tokens).toHaveLength(2);
  standIn.fail({ path: /repos/, times: 2 }, expired);
  const asked = read();
  await expect(asked).rejects.toThrow(
    "does not accept the token of the App's installation (401) while reading cs1/hw1",
  );
  await expect(asked).rejects.not.toThrow('github-token');
  expect(tokens).toHaveLength(3);
});

test('after a token that was not to be had the next request asks again', async () => {
  refusal = new Error('not now');
  await expect(read()).rejects.toThrow('not now');
  refusal = null;
  expect(await read()).toMatchObject({ full_name: 'cs1/hw1' });
});
