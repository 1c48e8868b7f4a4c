import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunReport } from '../../src/contract/report.ts';
import { writeReportFiles } from '../../src/channels/write-report-files.ts';
import { report, submission } from './sample.ts';
import { STOPPED } from '../system.ts';
import { type CommandRun, runCommand } from '../black-box/run-action.ts';
import { COMPILED_ONCE } from '../compiled-once.ts';
import { fromSource } from '../from-source.ts';
import { seldom } from '../suite.ts';

const ENV = { ...process.env, ...COMPILED_ONCE };
const TEMPLATE = '<html><head><title>x</title></head><body><!--report-data--></body></html>';

let root = '';
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'report-command-'));
  const write = (name: string, contents: RunReport): Promise<unknown> =>
    writeReportFiles(contents, {
      directory: join(root, name),
      template: TEMPLATE,
      readSource: () => Promise.resolve(null),
    });
  await write('old', report([submission('anna', { total: 70 })]));
  await write(
    'new',
    report([submission('anna', { total: 80 })], {
      verdict: { flagged: [{ key: 'anna', by: ['similarity'] }] },
    }),
  );
  writeFileSync(join(root, 'new', 'secret.txt'), 'not part of the report');
});
afterAll(() => rmSync(root, { recursive: true }));

const run = (...args: readonly string[]): Promise<CommandRun> => runCommand(['report', ...args]);

describe('report --compare', () => {
  seldom('says what changed, from folders or files', async () => {
    const { exitCode, stdout } = await run('--compare', join(root, 'old'), join(root, 'new', 'report.json'));
    expect(exitCode).toBe(0);
    expect(stdout).toContain('newly flagged\n  anna           70.0 → 80.0     +10.0\n');
  });

  test('gives it to programs too', async () => {
    const { stdout } = await run('--compare', '--json', join(root, 'old'), join(root, 'new'));
    expect(JSON.parse(stdout)).toMatchObject({ isSame: false, newlyFlagged: [{ key: 'anna', after: 80 }] });
  });

  test.each([
    [['--compare', 'only-one'], /takes two reports/],
    [['--compare', 'nowhere', 'nothing'], /^error: "nowhere" cannot be read \(ENOENT\)\. Name the folder/],
    [['--json', 'x'], /--json goes with --compare/],
  ])('%j ends with a sentence', async (args, sentence) => {
    const { exitCode, stderr } = await run(...args);
    expect(exitCode).toBe(2);
    expect(stderr).toMatch(sentence);
  });
});

describe('report DIR', () => {
  let server: ChildProcess;
  let url = new URL('http://127.0.0.1');
  beforeAll(async () => {
    server = spawn(process.execPath, [...fromSource('cli.ts'), 'report', join(root, 'new')], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: ENV,
    });
    const line = await new Promise<string>((done) => {
      server.stdout?.once('data', (data: Buffer) => done(String(data)));
    });
    url = new URL(/^report at (\S+) \(stop with Ctrl-C\)\n$/.exec(line)?.[1] ?? '');
  });
  afterAll(async () => {
    const ended = new Promise((done) => {
      server.once('exit', done);
    });
    server.kill('SIGINT');
    expect(await ended).toBe(STOPPED);
  });

  function ask(
    path: string,
    options: { readonly host?: string; readonly method?: string } = {},
  ): Promise<{ readonly status: number; readonly type: string; readonly body: string }> {
    return new Promise((done, fail) => {
      const { host = url.host, method = 'GET' } = options;
      request(
        { host: '127.0.0.1', port: url.port, path, method, headers: { host } },
        (response: IncomingMessage) => {
          let body = '';
          response.on('data', (data: Buffer) => (body += String(data)));
          response.on('end', () =>
            done({ status: response.statusCode ?? 0, type: response.headers['content-type'] ?? '', body }),
          );
        },
      )
        .once('error', fail)
        .end();
    });
  }

  test('prints an address on loopback that cannot be guessed, and serves the report there', async () => {
    expect(url.hostname).toBe('127.0.0.1');
    expect(url.pathname).toMatch(/^\/[0-9a-f]{32}\/$/);
    const { status, type, body } = await ask(url.pathname);
    expect([status, type]).toEqual([200, 'text/html; charset=utf-8']);
    expect(body).toContain('data-index');
    expect((await ask(`${url.pathname}report.json`)).type).toBe('application/json; charset=utf-8');
  });

  test.each(['', 'secret.txt', '../old/report.json', '%2e%2e/old/report.json', 'nothing.csv'])(
    'serves nothing at %j without the address, or that is no part of the report',
    async (path) => {
      expect((await ask(`/${path}`)).status).toBe(404);
      if (path !== '') expect((await ask(`${url.pathname}${path}`)).status).toBe(404);
    },
  );

  test('answers no page that was lured here by a name of its own, and takes nothing', async () => {
    expect((await ask(url.pathname, { host: `evil.example:${url.port}` })).status).toBe(404);
    expect((await ask(url.pathname, { host: `localhost:${url.port}` })).status).toBe(200);
    expect((await ask(url.pathname, { method: 'POST' })).status).toBe(405);
    expect(await ask(url.pathname, { method: 'HEAD' })).toMatchObject({ status: 200, body: '' });
  });
});

seldom('a folder without a report ends with a sentence', async () => {
  const { exitCode, stderr } = await run(root);
  expect(exitCode).toBe(2);
  expect(stderr).toMatch(/holds no report \(index\.html\)\. Run code-similarity check first/);
});
