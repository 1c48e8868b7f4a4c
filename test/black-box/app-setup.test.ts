import { type ChildProcess, spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readCredentials } from '../../src/program/app/setup/credentials.ts';
import { ask, confirmedAt } from '../app/setup/scene.ts';
import { type GitHubStandIn, startGitHub } from '../github-stand-in/stand-in.ts';
import { END_SIGNALS, need, ownerOnly, STOPPED } from '../system.ts';
import { temporaryFolder } from '../temporary.ts';
import { COMMAND } from './run-action.ts';
import { seldom } from '../suite.ts';

/* The two commands as a person gives them: register the App, then start it, with nothing of it in the environment. */

let github: GitHubStandIn;
const running: ChildProcess[] = [];
beforeEach(async () => {
  github = await startGitHub();
});
afterEach(async () => {
  for (const one of running.splice(0)) {
    const ended = one.exitCode === null && one.signalCode === null ? once(one, 'exit') : null;
    one.kill('SIGKILL');
    await ended;
  }
  await github.close();
});

interface Started {
  readonly child: ChildProcess;
  readonly said: () => string;
  /** What a line on stdout says after `words`. */
  after(words: string): Promise<string>;
  ended(): Promise<number | null>;
}

function start(options: readonly string[], environment: Readonly<Record<string, string>> = {}): Started {
  const child = spawn(process.execPath, [COMMAND, 'bot', ...options], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'] ?? '',
      HOME: temporaryFolder('home'),
      GITHUB_API_URL: github.url,
      ...environment,
    },
  });
  running.push(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (said += String(chunk)));
  }
  const exited = once(child, 'close');
  return {
    child,
    said: () => said,
    after: async (words) => {
      for (;;) {
        const found = new RegExp(`${words} (\\S+)`).exec(said)?.[1];
        if (found !== undefined) return found;
        if (child.exitCode !== null) throw new Error(`it ended: ${said}`);
        await Promise.race([once(child.stdout, 'data'), exited]);
      }
    },
    ended: async () => {
      await exited;
      return child.exitCode;
    },
  };
}

seldom('registers an App, and starts it from the folder alone', async () => {
  const folder = join(temporaryFolder('data'), 'bot');
  const options = ['--data', folder, '--port', '0'];
  const setup = start([
    '--setup',
    '--organization',
    'cs101',
    '--url',
    'https://similarity.example',
    ...options,
  ]);
  const url = await setup.after('register the App at');
  await ask((await confirmedAt(url, github)).href);
  await ask(new URL('registered', url).href);
  expect(await setup.ended()).toBe(0);
  expect(statSync(folder).mode & 0o777).toBe(ownerOnly(0o700));
  const app = readCredentials(folder);
  const secret = app?.webhookSecret ?? '';
  expect(setup.said()).toContain('The App “similarity cs101” is registered');

  const bot = start(options);
  const server = await bot.after('listening on');
  const body = '{"zen": "Keep it logically awesome."}';
  const deliver = async (to: string, key: string): Promise<number> => {
    const answer = await fetch(`${to}/webhook`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-github-event': 'ping',
        'x-github-delivery': '1',
        'x-hub-signature-256': `sha256=${createHmac('sha256', key).update(body).digest('hex')}`,
      },
      body,
    });
    return answer.status;
  };
  expect([await deliver(server, secret), await deliver(server, 'another')]).toEqual([202, 401]);
  bot.child.kill('SIGTERM');
  expect(await bot.ended()).toBe(STOPPED);
  // The environment beats the folder.
  const other = await start(options, { WEBHOOK_SECRET: 'another' }).after('listening on');
  expect([await deliver(other, secret), await deliver(other, 'another')]).toEqual([401, 202]);
  for (const said of [setup.said(), bot.said()]) {
    expect(said).not.toMatch(/BEGIN|PRIVATE/);
    expect(said).not.toContain(secret);
  }
});

test.each(END_SIGNALS)('%s stops it without a trace', async (signal) => {
  need('signals');
  const folder = temporaryFolder('data');
  const setup = start(['--setup', '--data', folder, '--port', '0']);
  await setup.after('register the App at');
  setup.child.kill(signal);
  expect(await setup.ended()).toBe({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }[signal]);
  expect(setup.said()).toContain('stopped; nothing was registered');
  expect(readCredentials(folder)).toBeNull();
});
