import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  credentialsPath,
  exchangeCode,
  readCredentials,
} from '../../../src/program/app/setup/credentials.ts';
import { type SetupOptions, setUpApp } from '../../../src/program/app/setup/setup-server.ts';
import { ConfigurationError } from '../../../src/base/outcome.ts';
import { lazyGitHub } from '../../../src/check/run/open-github.ts';
import { FakeClock } from '../../fake-clock.ts';
import { type GitHubStandIn, startGitHub } from '../../github-stand-in/stand-in.ts';
import { removePace } from '../../github-stand-in/unpaced.ts';
import { ownerOnly } from '../../system.ts';
import { temporaryFolder } from '../../temporary.ts';
import { ask, confirmedAt, formsOf } from './scene.ts';
import { SILENT } from '../../../src/base/effects.ts';

/* Registering an App: a browser, the page's server, and a stand-in for GitHub that takes the manifest and gives the key. */

beforeAll(removePace);

let github: GitHubStandIn;
const ends: (() => Promise<unknown>)[] = [];
beforeEach(async () => {
  github = await startGitHub();
});
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
  await github.close();
});

async function begun(options: Partial<SetupOptions> = {}) {
  const folder = temporaryFolder('setup');
  const controller = new AbortController();
  let listening: (url: string) => void = () => {};
  const heard = new Promise<string>((resolve) => {
    listening = resolve;
  });
  const done = setUpApp({
    host: '127.0.0.1',
    port: 0,
    folder,
    organization: 'cs101',
    publicUrl: 'https://similarity.example',
    serverUrl: 'https://github.com',
    replaces: false,
    signal: controller.signal,
    exchange: (code) =>
      exchangeCode(
        lazyGitHub({
          token: null,
          apiUrl: github.url,
          clock: new FakeClock(),
          log: SILENT,
          signal: controller.signal,
          timeoutMs: 60_000,
          environment: {},
        }),
        code,
      ),
    onListening: listening,
    ...options,
  });
  ends.push(async () => {
    controller.abort();
    await done;
  });
  return { folder: options.folder ?? folder, url: await heard, done, stop: () => controller.abort() };
}

const confirmed = (url: string): Promise<URL> => confirmedAt(url, github);

test('registers an App and keeps what GitHub tells of it for its owner alone', async () => {
  const { folder, url, done } = await begun();
  const back = await confirmed(url);
  const taken = await ask(back.href);
  expect(taken.status).toBe(303);
  const last = await ask(new URL(String(taken.headers['location']), url).href);
  expect(last.status).toBe(200);
  const app = readCredentials(folder);
  expect(await done).toEqual(app);
  expect(app).toMatchObject({ name: 'similarity cs101', url: 'https://github.com/apps/similarity-cs101' });
  expect(app?.clientId).toMatch(/^Iv23li/);
  expect(statSync(credentialsPath(folder)).mode & 0o777).toBe(ownerOnly(0o600));
  expect(existsSync(`${credentialsPath(folder)}.new`)).toBe(false);
  for (const said of [taken, last]) {
    expect(said.text).not.toContain('BEGIN');
    expect(said.text).not.toContain(app?.webhookSecret ?? '');
    expect(JSON.stringify(said.headers)).not.toContain(back.searchParams.get('code'));
  }
  expect(last.text).toContain('https://github.com/apps/similarity-cs101/installations/new');
  expect(last.text).toContain(`code-similarity bot --data ${folder}`);
});

describe('the page offers', () => {
  test('a server with all that it does, or with commands alone, and says what each permission is for', async () => {
    const { url } = await begun();
    const page = await ask(url);
    const [server, commands] = formsOf(page.text).map(({ action, manifest }) => {
      expect(action.origin + action.pathname).toBe(
        'https://github.com/organizations/cs101/settings/apps/new',
      );
      // GitHub's own rules: shape, permissions that exist, events that the permissions allow.
      expect(github.registerApp(manifest)).toBeTruthy();
      return JSON.parse(manifest) as Readonly<Record<string, unknown>>;
    });
    expect(server).toMatchObject({
      public: false,
      hook_attributes: { url: 'https://similarity.example/webhook', active: true },
      default_events: ['issue_comment', 'push'],
      default_permissions: {
        checks: 'write',
        contents: 'write',
        issues: 'write',
        members: 'read',
        metadata: 'read',
        pull_requests: 'write',
      },
    });
    expect(commands).toMatchObject({
      default_events: ['issue_comment'],
      default_permissions: {
        contents: 'read',
        issues: 'read',
        members: 'read',
        metadata: 'read',
        pull_requests: 'write',
      },
    });
    expect(page.text).toContain('Pull requests: write');
  });

  test('without an address, a token that reads files, and no webhook', async () => {
    const { url, folder } = await begun({ publicUrl: null, organization: null });
    const page = await ask(url);
    const [form, other] = formsOf(page.text);
    expect(other).toBeUndefined();
    expect(form?.action.pathname).toBe('/settings/apps/new');
    const manifest = JSON.parse(form?.manifest ?? '') as Readonly<Record<string, unknown>>;
    expect(manifest).not.toHaveProperty('hook_attributes');
    expect(manifest).not.toHaveProperty('default_events');
    expect(manifest).toMatchObject({ default_permissions: { contents: 'read', metadata: 'read' } });
    const back = await confirmed(url);
    await ask(back.href);
    const last = await ask(new URL('registered', url).href);
    expect(readCredentials(folder)?.webhookSecret).toBeNull();
    expect(last.text).toContain('gh secret set APP_PRIVATE_KEY');
    expect(last.text).not.toContain('bot --data');
  });

  test('a GitHub of one’s own', async () => {
    const { url } = await begun({ serverUrl: 'https://github.example' });
    const page = await ask(url);
    expect(formsOf(page.text)[0]?.action.origin).toBe('https://github.example');
    expect(page.headers['content-security-policy']).toContain('form-action https://github.example;');
  });
});

describe('is refused', () => {
  test('an answer with another state, and one without', async () => {
    const { url, folder } = await begun();
    const back = await confirmed(url);
    for (const state of ['0'.repeat(64), '']) {
      const forged = new URL(back);
      forged.searchParams.set('state', state);
      expect((await ask(forged.href)).status).toBe(400);
    }
    expect(github.requests).toEqual([]);
    expect(existsSync(credentialsPath(folder))).toBe(false);
    expect((await ask(back.href)).status).toBe(303);
  });

  test('an answer that comes twice, also at once: GitHub is asked once', async () => {
    const { url } = await begun();
    const back = await confirmed(url);
    const answers = await Promise.all([ask(back.href), ask(back.href)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([303, 400]);
    expect((await ask(back.href)).status).toBe(400);
    expect(github.requests).toHaveLength(1);
  });

  test('an answer that nobody began', async () => {
    const { url } = await begun();
    const alone = new URL('created?code=abc&state=', url);
    expect((await ask(alone.href)).status).toBe(400);
  });

  test.each(['evil.example', 'evil.example:8080', '127.0.0.1.evil.example'])(
    'a request for the host "%s": a name elsewhere may lead here',
    async (host) => {
      const { url } = await begun();
      expect((await ask(url, { host })).text).not.toContain('<form');
    },
  );

  test('whoever does not know the address, and what is no reading', async () => {
    const { url } = await begun();
    for (const path of ['/', '/created?code=a&state=b', `/${'0'.repeat(32)}/`]) {
      const answer = await ask(new URL(path, url).href);
      expect([answer.status, answer.text.includes('<form')]).toEqual([404, false]);
    }
    expect((await ask(url, { method: 'POST' })).status).toBe(405);
    expect((await ask(new URL('registered', url).href)).status).toBe(404);
  });
});

test('the page runs no script, loads nothing, and says nothing that came with the address', async () => {
  const { url } = await begun({ organization: 'cs101' });
  const hostile = new URL('created', url);
  hostile.searchParams.set('code', '<script>alert(1)</script>');
  hostile.searchParams.set('state', '"><img src=x>');
  hostile.searchParams.set('error_description', '<b>free text</b>');
  for (const page of [await ask(url), await ask(hostile.href)]) {
    expect(page.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/=]+'; img-src data:; form-action https:\/\/github\.com; base-uri 'none'; frame-ancestors 'none'$/,
    );
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    expect(page.text).not.toMatch(/<script|<img|free text/);
  }
});

test('a code that GitHub does not know is told, and another try is open', async () => {
  const { url, folder, done } = await begun();
  const back = await confirmed(url);
  const stale = new URL(back);
  stale.searchParams.set('code', 'f'.repeat(40));
  const answer = await ask(stale.href);
  expect(answer.status).toBe(502);
  expect(answer.text).toContain('older than an hour');
  expect(existsSync(credentialsPath(folder))).toBe(false);
  const again = await ask((await confirmed(url)).href);
  expect(again.status).toBe(303);
  await ask(new URL('registered', url).href);
  expect(await done).not.toBeNull();
});

test('a GitHub that cannot be reached is told, with what may be left there', async () => {
  const { url } = await begun();
  const back = await confirmed(url);
  github.fail({ path: /app-manifests/ }, 'lost');
  const answer = await ask(back.href);
  expect(answer.status).toBe(502);
  expect(answer.text).toContain('The App may be in your settings on GitHub all the same');
});

test('the key of another App is never overwritten unless that was asked for', async () => {
  const kept = await begun();
  writeFileSync(credentialsPath(kept.folder), '{"mine": true}');
  const answer = await ask((await confirmed(kept.url)).href);
  expect(answer.status).toBe(502);
  expect(answer.text).toContain('is there already');
  expect(answer.text).toContain('delete it on GitHub');
  expect(readFileSync(credentialsPath(kept.folder), 'utf8')).toBe('{"mine": true}');

  const replaced = await begun({ folder: kept.folder, replaces: true });
  expect((await ask((await confirmed(replaced.url)).href)).status).toBe(303);
  expect(readCredentials(kept.folder)?.name).toBe('similarity cs101');
});

test('stopped before anything was registered, it says so', async () => {
  const { url, done, stop } = await begun();
  await ask(url);
  stop();
  expect(await done).toBeNull();
});

test('stopped after it was registered and before the last page, it has an App', async () => {
  const { url, folder, done, stop } = await begun();
  expect((await ask((await confirmed(url)).href)).status).toBe(303);
  stop();
  expect(await done).toEqual(readCredentials(folder));
});

test('served on all of a machine, it names an address that a person can open', async () => {
  const { url } = await begun({ host: '0.0.0.0' });
  expect(new URL(url).hostname).toBe('127.0.0.1');
  expect((await ask(url)).status).toBe(200);
});

test('a port that is taken is told', async () => {
  const { url } = await begun();
  const port = Number(new URL(url).port);
  const other = setUpApp({
    host: '127.0.0.1',
    port,
    folder: temporaryFolder('setup'),
    organization: null,
    publicUrl: null,
    serverUrl: 'https://github.com',
    replaces: false,
    signal: new AbortController().signal,
    exchange: () => Promise.reject(new Error('nobody asks')),
    onListening: () => {},
  });
  await expect(other).rejects.toThrow(ConfigurationError);
  await expect(other).rejects.toThrow(`The page cannot be served on 127.0.0.1, port ${port}: `);
  await expect(other).rejects.toThrow('. Choose another port with --port.');
});
