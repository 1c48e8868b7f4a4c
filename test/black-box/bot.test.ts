import { spawn } from 'node:child_process';
import { createHmac, generateKeyPairSync, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { program } from '../github/collecting.ts';
import { pullRequestPayload } from '../github/events.ts';
import { type GitHubStandIn, type StandInRepository, startGitHub } from '../github-stand-in/stand-in.ts';
import { temporaryFolder } from '../temporary.ts';
import { type ActionRun, COMMAND, HANGS_MS, ROOT, runAction, runBuiltAction } from './run-action.ts';
import { filledIn, ourStep, readWorkflow } from './workflows.ts';
import { seldom } from '../suite.ts';

let github: GitHubStandIn;
let base: StandInRepository;
let number: number;
beforeEach(async () => {
  github = await startGitHub();
  base = github.repository('org/tool', {
    private: true,
    collaborators: { ada: 'admin', stranger: 'read', writer: 'write' },
  });
  await base.commit({ files: { 'lib/a.py': program('a', 30) } });
  await base.commit({ branch: 'ann', files: { 'lib/ann.py': program('copied', 60) }, author: 'ann' });
  base.pullRequest({ head: 'ann', author: 'ann' });
  await base.commit({ branch: 'ben', files: { 'lib/ben.py': program('copied', 60) }, author: 'ben' });
  ({ number } = base.pullRequest({ head: 'ben', author: 'ben' }));
});
afterEach(async () => {
  await github.close();
});

function payload(comment: { id: number; body: string; author: string }): Record<string, unknown> {
  return {
    action: 'created',
    repository: {
      id: base.id,
      full_name: base.fullName,
      name: 'tool',
      owner: { login: 'org' },
      private: true,
    },
    issue: { number, pull_request: { url: 'x' } },
    comment: { id: comment.id, body: comment.body, user: { login: comment.author, id: 7, type: 'User' } },
    sender: { login: comment.author, id: 7, type: 'User' },
    installation: { id: 99 },
  };
}

function say(body: string, author: string): { id: number; body: string; author: string } {
  return { id: base.comment(number, body, author).id, body, author };
}

const answer = (
  comment: ReturnType<typeof say>,
  inputs = {},
  act: typeof runBuiltAction = runAction,
): Promise<ActionRun> =>
  act({
    inputs: { 'github-token': github.token(), ...inputs },
    env: {
      GITHUB_API_URL: github.url,
      GITHUB_REPOSITORY: 'org/tool',
      GITHUB_REPOSITORY_OWNER: 'org',
      GITHUB_SHA: base.head() ?? '',
    },
    event: { name: 'issue_comment', payload: payload(comment) },
  });

const reactions = (id: number): readonly string[] =>
  base.comments(number).find((one) => one.id === id)?.reactions ?? [];
const replies = (): string[] =>
  base.comments(number).flatMap(({ author, body }) => (author === 'github-actions[bot]' ? [body] : []));

test('a command by hand is answered by the workflow that docs/bot.md shows', async () => {
  const page = readFileSync(join(ROOT, 'docs', 'bot.md'), 'utf8');
  const blocks = [...page.matchAll(/```yaml\n([^]*?)```/g)].map(([, text = '']) => text);
  const text = blocks.find((one) => one.includes('workflow_dispatch:')) ?? '';
  const [job] = Object.values(readWorkflow(text).jobs);
  if (job === undefined) throw new Error('docs/bot.md shows no workflow for commands by hand');
  const run = await runAction({
    inputs: {
      'github-token': github.token({ repositories: ['org/tool'], permissions: job.permissions ?? {} }),
      ...filledIn(ourStep(job).with ?? {}, {}),
    },
    env: {
      GITHUB_API_URL: github.url,
      GITHUB_REPOSITORY: 'org/tool',
      GITHUB_REPOSITORY_OWNER: 'org',
      GITHUB_ACTOR: 'ada',
    },
    event: {
      name: 'workflow_dispatch',
      payload: {
        inputs: { command: 'check', 'pull-request': String(number) },
        repository: { id: base.id, full_name: base.fullName, private: true },
      },
    },
  });
  expect([run.exitCode, run.outputs['outcome']]).toEqual([1, 'flagged']);
  expect(replies().join('\n')).toContain('asked by `ada`');
});

describe('a comment', () => {
  seldom(
    'that asks for a check is, as the bot is built, reacted to, checked and answered, once',
    async () => {
      const comment = say('/similarity check --threshold 60', 'ada');
      const run = await answer(comment, {}, runBuiltAction);
      expect(run.outputs).toMatchObject({ outcome: 'flagged', 'submission-count': '1' });
      expect(reactions(comment.id)).toEqual(expect.arrayContaining(['eyes', 'rocket']));
      // The answer and the report.
      expect(replies()).toHaveLength(2);
      for (const text of [...replies(), run.summary]) expect(text).not.toMatch(/\bann\b/);
      const again = await answer(comment);
      expect(again.outputs['outcome']).toBe('skipped');
      expect(replies()).toHaveLength(2);
    },
  );

  seldom('of somebody who may not gets a reaction and no reply, without a red job', async () => {
    const comment = say('/similarity check', 'writer');
    const run = await answer(comment);
    expect([run.exitCode, run.outputs['outcome']]).toEqual([0, 'skipped']);
    expect(reactions(comment.id)).toContain('confused');
    expect(replies()).toEqual([]);
    expect(run.summary).toContain('The command of writer was refused');
    const listed = say('/similarity status', 'writer');
    await answer(listed, { 'bot-users': 'writer' });
    expect(reactions(listed.id)).toContain('rocket');
  });

  test('that says something else costs nothing', async () => {
    const before = github.requests.length;
    const run = await answer(say('nice work', 'ada'));
    expect(run.outputs['outcome']).toBe('skipped');
    const asked = github.requests.slice(before).map(({ route }) => route);
    expect(asked.filter((route) => route.startsWith('POST'))).toEqual([]);
  });

  seldom('dismisses a pair, and later checks show it so', async () => {
    const dismissal = say(`/similarity dismiss org/tool#1..org/tool#${number} both from the lecture`, 'ada');
    await answer(dismissal);
    expect(reactions(dismissal.id)).toContain('rocket');
    const run = await answer(say('/similarity check', 'ada'));
    expect(run.outputs).toMatchObject({ outcome: 'passed', 'flagged-count': '0' });
  });
});

test('a pair with a folder of the base is dismissed by the keys that the report shows', async () => {
  await base.commit({ files: { 'solutions/lecture/x.py': program('copied', 60) } });
  const inputs = { 'compare-with': 'solutions', anonymize: 'never' };
  const check = (): Promise<ActionRun> =>
    runAction({
      inputs: { 'github-token': github.token(), ...inputs },
      env: {
        GITHUB_API_URL: github.url,
        GITHUB_REPOSITORY: 'org/tool',
        GITHUB_REPOSITORY_OWNER: 'org',
      },
      event: {
        name: 'pull_request_target',
        payload: pullRequestPayload(base, number, (name) => github.find(name)),
      },
    });
  const before = await check();
  expect(before.outputs['outcome']).toBe('flagged');
  const { findings } = JSON.parse(readFileSync(join(before.reportDir, 'report.json'), 'utf8')) as {
    readonly findings: { readonly pairs: readonly { readonly a: string; readonly b: string }[] };
  };
  const keys = findings.pairs.map(({ a, b }) => `${a}..${b}`);
  expect(keys).toHaveLength(1);
  const dismissal = say(`/similarity dismiss ${keys[0]} the solution that everybody was given`, 'ada');
  await answer(dismissal, inputs);
  expect(reactions(dismissal.id)).toContain('rocket');
  expect((await check()).outputs['outcome']).toBe('passed');
});

seldom('the webhook of an App is answered by the same bot', async () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const server = spawn(process.execPath, [COMMAND, 'bot', '--port', '0'], {
    cwd: temporaryFolder(),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'] ?? '',
      HOME: temporaryFolder(),
      GITHUB_API_URL: github.url,
      WEBHOOK_SECRET: 'a secret of this test',
      APP_ID: '12',
      APP_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    },
  });
  let said = '';
  server.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const url = await new Promise<string>((resolve, reject) => {
    server.stdout.setEncoding('utf8').on('data', (text: string) => {
      const found = /listening on (\S+)/.exec(text)?.[1];
      if (found !== undefined) resolve(found);
    });
    server.on('exit', () => reject(new Error(said)));
  });
  try {
    const comment = say('/similarity help', 'ada');
    const body = JSON.stringify(payload(comment));
    const send = (secret: string): Promise<Response> =>
      fetch(`${url}/webhook`, {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/json',
          'x-github-event': 'issue_comment',
          'x-github-delivery': randomUUID(),
          'x-hub-signature-256': `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`,
        },
      });
    expect((await send('guessed')).status).toBe(401);
    expect((await send('a secret of this test')).status).toBe(202);
    await vi.waitUntil(() => reactions(comment.id).includes('rocket'), { timeout: HANGS_MS, interval: 50 });
    expect(said).not.toContain('a secret of this test');
  } finally {
    server.removeAllListeners('exit');
    server.kill('SIGTERM');
    await new Promise((done) => server.on('close', done));
  }
});
