import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { Cancelled } from '../../src/base/outcome.ts';
import { parseSettings } from '../../src/contract/settings/parse-settings.ts';
import { NO_APP_CONFIG } from '../../src/program/app/scans/app-config.ts';
import { serveApp } from '../../src/program/app/serve-app.ts';
import { flagged, openScene, type Scene } from '../bot/scene.ts';
import { FakeClock } from '../fake-clock.ts';
import { startGitHub } from '../github-stand-in/stand-in.ts';
import { closeServers, dataFolder, deliver, noting, openServer } from './open-server.ts';

test('a webhook’s comment is answered by the same core; a delivery under a new id is not done again', async () => {
  let finish = (): void => {};
  const held = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const scene: Scene = await openScene({
    runCheck: async (plan) => {
      await held;
      return flagged(plan);
    },
  });
  const results: string[] = [];
  const { server } = await openServer({
    work: async ({ request }) => {
      results.push((await scene.handle(request)).kind);
    },
  });
  const { id } = scene.repository.comment(scene.pull, '/similarity check', 'ada');
  const body = JSON.stringify({
    action: 'created',
    issue: { number: scene.pull, pull_request: {} },
    comment: { id, body: '/similarity check', user: { login: 'ada', type: 'User' } },
    repository: { id: scene.repository.id, full_name: 'cs1/hw1', private: true },
  });
  const send = async (delivery: string): Promise<number> =>
    (await deliver(server, body, { 'x-github-delivery': delivery })).status;
  // Both are answered while the check of the first still runs.
  expect([await send('d-1'), await send('d-2')]).toEqual([202, 202]);
  while (scene.plans.length === 0) await new Promise((resolve) => setImmediate(resolve));
  expect(results).toEqual([]);
  finish();
  while (results.length < 2) await new Promise((resolve) => setImmediate(resolve));
  await closeServers();
  expect(results).toEqual(['checked', 'replayed']);
  expect(scene.plans).toHaveLength(1);
  expect(scene.replies()).toHaveLength(1);
  expect(scene.reactionsOf(id)).toEqual(['eyes', 'rocket']);
  await scene.close();
});

test('a server that is told to stop while it starts does not wait to be told again', async () => {
  const github = await startGitHub();
  const stop = new AbortController();
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const facts = { event: 'issue_comment', repositoryOwner: null, isFork: false };
  const { settings } = parseSettings({ mode: 'bot', 'github-token': github.token() }, null, facts);
  const over = serveApp({
    identity: { id: '12', privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() },
    settings,
    environment: {},
    apiUrl: github.url,
    serverUrl: 'https://github.com',
    clock: new FakeClock(),
    signal: stop.signal,
    cut: new AbortController().signal,
    data: dataFolder(),
    isKept: true,
    secrets: [],
    openLog: () => noting().log,
    host: '127.0.0.1',
    port: 0,
    webhookSecret: 'a secret of this test',
    concurrency: 1,
    appConfig: NO_APP_CONFIG,
    inputs: {},
    metricsAt: null,
    onListening: () => stop.abort(new Cancelled('The run was cancelled.')),
  });
  await expect(over).resolves.toBeUndefined();
  await github.close();
  await closeServers();
});
