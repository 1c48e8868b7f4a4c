import { type ChildProcess, spawn } from 'node:child_process';
import { createHmac, generateKeyPairSync, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { COMPILED_ONCE } from '../compiled-once.ts';
import { fromSource } from '../from-source.ts';
import { program } from '../github/collecting.ts';
import { type GitHubStandIn, type StandInRepository, startGitHub } from '../github-stand-in/stand-in.ts';
import { KEY, startStandIn } from '../service-stand-in/stand-in.ts';
import { seldom } from '../suite.ts';

/* The server for an App's webhook as a process of its own, on a repository's own webhook. */

const SECRET = 'a secret of this test';
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

let github: GitHubStandIn;
let base: StandInRepository;
let number: number;
const running: ChildProcess[] = [];
const folders: string[] = [];
beforeEach(async () => {
  github = await startGitHub();
  base = github.repository('org/tool', { private: true, collaborators: { ada: 'admin' } });
  await base.commit({ files: { 'lib/a.py': program('a', 30) } });
  await base.commit({ branch: 'ann', files: { 'lib/ann.py': program('copied', 60) }, author: 'ann' });
  base.pullRequest({ head: 'ann', author: 'ann' });
  await base.commit({ branch: 'ben', files: { 'lib/ben.py': program('copied', 60) }, author: 'ben' });
  ({ number } = base.pullRequest({ head: 'ben', author: 'ben' }));
});
afterEach(async () => {
  for (const one of running.splice(0)) {
    const ended = one.exitCode === null && one.signalCode === null ? once(one, 'exit') : null;
    one.kill('SIGKILL');
    await ended;
  }
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  await github.close();
});

interface Served {
  readonly url: string;
  readonly child: ChildProcess;
  readonly said: () => string;
}

const serve = (...options: string[]): Promise<Served> =>
  serveWith({ GITHUB_TOKEN: github.token() }, ...options);

async function serveWith(environment: Record<string, string>, ...options: string[]): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), 'code-similarity-app-'));
  folders.push(folder);
  const child = spawn(process.execPath, [...fromSource('cli.ts'), 'bot', '--port', '0', ...options], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...COMPILED_ONCE,
      PATH: process.env['PATH'] ?? '',
      HOME: folder,
      TMPDIR: folder,
      GITHUB_API_URL: github.url,
      ...environment,
      CODE_SIMILARITY_KEY: KEY,
      WEBHOOK_SECRET: SECRET,
      APP_ID: '12',
      APP_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    },
  });
  running.push(child);
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      const found = /listening on (\S+)/.exec(text)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.on('exit', () => reject(new Error(said)));
  });
  return { url, child, said: () => said };
}

async function deliver(
  url: string,
  id: number,
  body: string,
  installation?: number,
  fullName = base.fullName,
): Promise<void> {
  const text = JSON.stringify({
    action: 'created',
    repository: {
      id: base.id,
      full_name: fullName,
      name: 'tool',
      owner: { login: 'org' },
      private: true,
    },
    issue: { number, pull_request: { url: 'x' } },
    comment: { id, body, user: { login: 'ada', id: 7, type: 'User' } },
    sender: { login: 'ada', id: 7, type: 'User' },
    ...(installation === undefined ? {} : { installation: { id: installation } }),
  });
  const response = await fetch(`${url}/webhook`, {
    method: 'POST',
    body: text,
    headers: {
      'content-type': 'application/json',
      'x-github-event': 'issue_comment',
      'x-github-delivery': randomUUID(),
      'x-hub-signature-256': `sha256=${createHmac('sha256', SECRET).update(text).digest('hex')}`,
    },
  });
  expect(response.status).toBe(202);
}

async function until(holds: () => boolean): Promise<void> {
  await expect.poll(holds, { interval: 100 }).toBe(true);
}

const reactions = (id: number): readonly string[] =>
  base.comments(number).find((one) => one.id === id)?.reactions ?? [];
const replyTo = (id: number): string =>
  base.comments(number).find(({ body }) => body.startsWith(`<!-- code-similarity:bot ${id} -->`))?.body ?? '';

seldom('a pair that was dismissed is dismissed in later checks, however its keys were written', async () => {
  const { url } = await serve();
  const ask = async (body: string): Promise<number> => {
    const { id } = base.comment(number, body, 'ada');
    await deliver(url, id, body);
    await until(() => reactions(id).some((one) => one === 'rocket' || one === 'confused'));
    return id;
  };
  expect(replyTo(await ask('/similarity check'))).toContain('Needs a review');
  const dismissal = await ask(`/similarity dismiss ORG/tool#1..org/TOOL#${number} from the lecture`);
  expect(replyTo(dismissal)).toContain('The pair is dismissed');
  expect(replyTo(await ask('/similarity check --again'))).toContain('Nothing flagged');
});

seldom('where no state may be kept the reply says so', async () => {
  base.options = { ...base.options, private: false };
  const { url } = await serve();
  const body = `/similarity dismiss org/tool#1..org/tool#${number} from the lecture`;
  const { id } = base.comment(number, body, 'ada');
  await deliver(url, id, body);
  await until(() => reactions(id).includes('confused'));
  expect(replyTo(id)).toContain('Nothing was changed; pairs in `dismissed`');
});

/** A folder for `--data`. */
function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'code-similarity-data-'));
  folders.push(folder);
  return folder;
}

async function kill(child: ChildProcess): Promise<void> {
  child.removeAllListeners('exit');
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

const isAnswered = (id: number): boolean =>
  reactions(id).some((one) => one === 'rocket' || one === 'confused');
const repliesTo = (id: number): number =>
  base.comments(number).filter(({ body }) => body.startsWith(`<!-- code-similarity:bot ${id} -->`)).length;

test('what was accepted before the server was killed is answered by the next one, once', async () => {
  const data = dataFolder();
  const first = await serve('--data', data);
  const ids: number[] = [];
  for (let index = 0; index < 8; index += 1) {
    const { id } = base.comment(number, '/similarity status', 'ada');
    await deliver(first.url, id, '/similarity status');
    ids.push(id);
  }
  await kill(first.child);
  expect(ids.filter(isAnswered).length).toBeLessThan(8);
  const second = await serve('--data', data);
  await until(() => ids.every(isAnswered));
  expect(ids.map(repliesTo)).toEqual(ids.map(() => 1));
  expect(second.said()).toContain('Accepted deliveries that are not done and are taken up: ');
});

seldom(
  'a server that was killed in a check goes on with it, also where the delivery is sent again',
  async () => {
    const victim: { child: ChildProcess | null } = { child: null };
    const service = await startStandIn({
      fault: ({ path }) => {
        if (victim.child === null || !path.includes('upload')) return null;
        victim.child.removeAllListeners('exit');
        victim.child.kill('SIGKILL');
        victim.child = null;
        return { kind: 'reset', when: 'after' };
      },
    });
    const options = [
      '--base-url',
      service.baseUrl,
      '--poll-interval',
      '0.05',
      '--no-ai',
      '--data',
      dataFolder(),
    ];
    const first = await serve(...options);
    victim.child = first.child;
    const { id } = base.comment(number, '/similarity check', 'ada');
    await deliver(first.url, id, '/similarity check');
    await until(() => victim.child === null);
    const second = await serve(...options);
    await deliver(second.url, id, '/similarity check');
    await until(() => isAnswered(id));
    expect(service.checks.map(({ starts, submissions }) => [starts, submissions.length])).toEqual([[1, 2]]);
    expect(repliesTo(id)).toBe(1);
    await service.close();
  },
);

seldom(
  'a check is cancelled by a command; a second signal cuts one short, and the next start takes it up',
  async () => {
    const service = await startStandIn({ pollsUntilDone: Number.MAX_SAFE_INTEGER });
    const options = [
      '--base-url',
      service.baseUrl,
      '--poll-interval',
      '1',
      '--no-ai',
      '--data',
      dataFolder(),
    ];
    const first = await serve(...options);
    const ask = async (body: string): Promise<number> => {
      const { id } = base.comment(number, body, 'ada');
      await deliver(first.url, id, body);
      return id;
    };
    const health = async (): Promise<unknown> => (await fetch(`${first.url}/health`)).json();
    const cancelled = await ask('/similarity check');
    await until(() => service.checks.some(({ starts }) => starts === 1));
    const cancel = await ask('/similarity cancel');
    await until(() => isAnswered(cancel));
    expect(replyTo(cancelled)).toContain('was cancelled by');
    await expect.poll(health).toEqual({ status: 'ok', waiting: 0, running: 0 });

    const cut = await ask('/similarity check --scope tree --again');
    await until(() => service.checks.filter(({ starts }) => starts === 1).length === 2);
    first.child.removeAllListeners('exit');
    const ended = once(first.child, 'exit');
    first.child.kill('SIGTERM');
    await expect.poll(health).toEqual({ status: 'closing', waiting: 0, running: 1 });
    first.child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(first.said()).toContain('The next start takes it up.');
    expect(reactions(cut)).toEqual(['eyes']);
    const second = await serve(...options);
    await until(() => second.said().includes('are taken up: 1'));
    await service.close();
  },
);

for (const [what, status, path] of [
  ['a hiccup over the App’s token', 502, /access_tokens$/],
  ['a hiccup over the first reaction', 502, /reactions$/],
  ['a token that ended', 401, /reactions$/],
] as const) {
  seldom(`${what} (${status}) loses no command`, async () => {
    const { url } = await serve();
    github.fail({ method: 'POST', path, times: 1 }, { status, body: { message: 'no' } });
    const { id } = base.comment(number, '/similarity status', 'ada');
    await deliver(url, id, '/similarity status', 99);
    await until(() => reactions(id).includes('rocket'));
    expect(replyTo(id)).toContain('No check of this pull request is known yet');
  });
}

seldom('a command in a repository that was renamed meanwhile is answered', async () => {
  const { url } = await serve();
  const { id } = base.comment(number, '/similarity status', 'ada');
  github.rename('org/tool', 'org/tools');
  // As the event called it.
  await deliver(url, id, '/similarity status', 99, 'org/tool');
  await until(() => reactions(id).includes('rocket'));
  expect(replyTo(id)).toContain('No check of this pull request is known yet');
});

seldom('a check that goes on and on lets other commands pass', async () => {
  const service = await startStandIn({ pollsUntilDone: Number.MAX_SAFE_INTEGER });
  const { url } = await serve(
    '--base-url',
    service.baseUrl,
    '--poll-interval',
    '1',
    '--no-ai',
    '--concurrency',
    '1',
  );
  const ask = async (body: string): Promise<number> => {
    const { id } = base.comment(number, body, 'ada');
    await deliver(url, id, body);
    return id;
  };
  const first = await ask('/similarity check');
  await until(() => service.checks.some(({ starts }) => starts === 1));
  const second = await ask('/similarity check --scope tree');
  // It is said at once what will be checked.
  await until(() => replyTo(second).includes('Checking commit'));
  for (const body of ['/similarity help', '/similarity status', '/similarity chekc']) {
    const id = await ask(body);
    await until(() => reactions(id).some((one) => one === 'rocket' || one === 'confused'));
  }
  expect([reactions(first), reactions(second), service.checks.length]).toEqual([['eyes'], ['eyes'], 1]);
  // A reaction is there a moment before its command has ended.
  const health = async (): Promise<unknown> => (await fetch(`${url}/health`)).json();
  await expect.poll(health).toEqual({ status: 'ok', waiting: 1, running: 1 });
  await service.close();
});

describe('a key that GitHub does not accept', () => {
  const sentence = "GitHub does not accept the App's key (401). Check that APP_ID and APP_PRIVATE_KEY";
  const wrong = { status: 401, body: { message: 'A JSON web token could not be decoded' } };

  test('ends the server', async () => {
    github.fail({ path: /^\/app$/ }, wrong);
    const { child, said } = await serveWith({});
    if (child.exitCode === null) await once(child, 'exit');
    expect(child.exitCode).toBe(2);
    expect(said()).toContain(`error: ${sentence}`);
  });

  seldom('is a warning where a repository’s own webhook has a token', async () => {
    github.fail({ path: /^\/app$/ }, wrong);
    const { url, said } = await serve();
    await until(() => said().includes(sentence));
    expect(await (await fetch(`${url}/health`)).json()).toMatchObject({ status: 'ok' });
  });
});
