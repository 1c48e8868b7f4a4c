import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text as allOf } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { temporary } from '../embedded/serving.ts';
import { COMPILED_ONCE } from '../compiled-once.ts';
import { fromSource } from '../from-source.ts';
import { freshDatabase } from '../postgres.ts';
import { smallDisk } from '../small-disk.ts';
import { need } from '../system.ts';
import { seldom } from '../suite.ts';

interface Started {
  readonly child: ChildProcess;
  readonly metrics: URL;
  readonly stdout: () => string;
}

/** `serve` as a process, which ends with the test. */
async function started(dataDir: string): Promise<Started & { readonly url: URL }> {
  const { urlOf, ...server } = await running(['serve', '--port', '0', '--data', dataDir]);
  return { ...server, url: new URL(urlOf('listening') ?? '') };
}

/** A command that may have so many files open at once. */
const withOpenFiles = (most: number): readonly string[] => [
  'bash',
  '-c',
  `ulimit -n ${most}; exec "$@"`,
  'bash',
];

/** A process of a server that ends with the test. @param before what starts it */
async function running(
  words: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  before: readonly string[] = [],
): Promise<Started & { readonly urlOf: (message: string) => string | undefined }> {
  const watching = ['--log-format', 'json', '--metrics-port', '0'];
  const [program = '', ...given] = [
    ...before,
    process.execPath,
    ...fromSource('cli.ts'),
    ...words,
    ...watching,
  ];
  const child = spawn(program, given, {
    env: { PATH: process.env['PATH'], ...COMPILED_ONCE, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let stdout = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  const urlOf = (message: string): string | undefined => {
    const lines = stdout.split('\n').filter((line) => line.endsWith('}'));
    const found = lines.map((line) => JSON.parse(line) as { message: string; url?: string });
    return found.find((line) => line.message === message)?.url;
  };
  const last = words[0] === 'serve' ? '"page for people"' : '"working"';
  await expect.poll(() => stdout).toContain(last);
  return { child, urlOf, metrics: new URL(urlOf('metrics') ?? ''), stdout: () => stdout };
}

/** A request that has begun and is not whole. */
async function begun({ url }: { readonly url: URL }, key: string): Promise<Socket> {
  const socket = connect(Number(url.port), '127.0.0.1');
  socket.write(
    `POST /api/v1/check/create HTTP/1.1\r\nhost: localhost\r\napikey: ${key}\r\nexpect: 100-continue\r\ncontent-type: application/json\r\ncontent-length: 18\r\n\r\n`,
  );
  await once(socket, 'data');
  return socket;
}

test('a server that is stopped says so at once, ends what is under way, and ends well', async () => {
  need('signals');
  const folder = temporary();
  const server = await started(folder);
  const key = readFileSync(join(folder, 'key'), 'utf8').trim();
  const socket = await begun(server, key);
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
  server.child.kill('SIGTERM');
  const ready = async (): Promise<number> => (await fetch(new URL('/readyz', server.metrics))).status;
  await expect.poll(ready).toBe(503);
  const exit = once(server.child, 'exit');
  socket.end('{"name":"a check"}');
  expect((await exit)[0]).toBe(0);
  expect(answer).toContain('HTTP/1.1 201 Created');
  // A log goes to others than a terminal.
  expect(server.stdout()).not.toContain(key);
});

test('a server makes itself no key that nothing keeps, or that would stand in a log', async () => {
  const shared = ['--database', await freshDatabase(), '--blobs', temporary()];
  for (const words of [shared, ['--log-format', 'json']]) {
    const child = spawn(process.execPath, [...fromSource('cli.ts'), 'serve', '--port', '0', ...words], {
      env: { PATH: process.env['PATH'], ...COMPILED_ONCE },
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    const [out, said] = [allOf(child.stdout), allOf(child.stderr)];
    expect((await once(child, 'exit'))[0]).toBe(2);
    expect([await out, await said]).toEqual([
      '',
      expect.stringMatching(
        /^error: Nothing keeps the key of the first user\. Give it in CODE_SIMILARITY_KEY/,
      ),
    ]);
  }
});

test('what a server deletes by itself is an object of its log like everything else', async () => {
  need('signals');
  const folder = temporary();
  const first = await started(folder);
  const apikey = readFileSync(join(folder, 'key'), 'utf8').trim();
  const headers = { apikey, 'content-type': 'application/json' };
  const body = '{"name":"old"}';
  await fetch(new URL('/api/v1/check/create', first.url), { method: 'POST', headers, body });
  const exit = once(first.child, 'exit');
  first.child.kill('SIGTERM');
  await exit;
  const rows = new DatabaseSync(join(folder, 'store.sqlite'));
  rows.exec('update checks set created_at = 1, updated_at = 1');
  rows.close();
  const second = await running(['serve', '--port', '0', '--data', folder, '--retain', '1d']);
  await expect.poll(second.stdout).toContain('Deleted 1 check that ended more than 1 day ago: 1.');
  const lines = second.stdout().trim().split('\n');
  expect(lines.filter((line) => !line.startsWith('{"level":"info","time":'))).toEqual([]);
});

test('a worker answers whether all is well, and ends well', async () => {
  need('signals');
  const worker = await running(['work', '--database', await freshDatabase(), '--blobs', temporary()]);
  const ask = async (path: string): Promise<string> => (await fetch(new URL(path, worker.metrics))).text();
  expect(await ask('/healthz')).toBe('{"status":"alive"}');
  expect(JSON.parse(await ask('/readyz'))).toMatchObject({ status: 'ready', database: 'ok' });
  expect(await ask('/metrics')).toContain('code_similarity_analyses_waiting 0\n');
  const exit = once(worker.child, 'exit');
  worker.child.kill('SIGTERM');
  expect((await exit)[0]).toBe(0);
  const lines = worker.stdout().trim().split('\n');
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { level: 'info', message: 'metrics' },
    { level: 'info', workers: 1, message: 'working' },
  ]);
});

test('each disk is told by its own name, and uploads leave room on the one where files stay', async () => {
  const files = smallDisk(12_000_000);
  const shared = ['--database', await freshDatabase(), '--blobs', files];
  const apikey = 'k'.repeat(64);
  const server = await running(['serve', '--port', '0', ...shared, '--workers', '0', '--keep-free', '50M'], {
    CODE_SIMILARITY_KEY: apikey,
  });
  const worker = await running(['work', ...shared]);
  for (const { metrics } of [server, worker]) {
    const numbers = await (await fetch(new URL('/metrics', metrics))).text();
    const free = (of: string): number =>
      Number(new RegExp(`^code_similarity_disk_free_bytes\\{of="${of}"\\} (\\S+)$`, 'm').exec(numbers)?.[1]);
    expect(free('files')).toBeLessThan(13_000_000);
    expect(free('uploads')).toBeGreaterThan(13_000_000);
    const ready = await (await fetch(new URL('/readyz', metrics))).text();
    expect(ready).toMatch(/"disk":"low: (?:\d|1[0-2]) MB are free"/);
  }
  const ask = async (path: string, body: string | FormData): Promise<Response> => {
    const type: Record<string, string> =
      typeof body === 'string' ? { 'content-type': 'application/json' } : {};
    return fetch(`${server.urlOf('listening')}${path}`, {
      method: 'POST',
      headers: { apikey, ...type },
      body,
    });
  };
  const { id } = (await (await ask('/check/create', '{"name":"a check"}')).json()) as { readonly id: number };
  const form = new FormData();
  form.set('check_id', String(id));
  form.set('file', new Blob(['a']), 'a.zip');
  expect((await ask('/check/upload', form)).status).toBe(507);
});

seldom('a second signal ends a server at once', async () => {
  need('signals');
  const folder = temporary();
  const server = await started(folder);
  await begun(server, readFileSync(join(folder, 'key'), 'utf8').trim());
  const exit = once(server.child, 'exit');
  server.child.kill('SIGTERM');
  await expect.poll(server.stdout).toContain('Stopping');
  server.child.kill('SIGTERM');
  expect((await exit)[0]).toBe(2);
});

test('a server that may open few files says so and does not start', async () => {
  need('/proc');
  const child = spawn(
    'bash',
    [...withOpenFiles(255).slice(1), process.execPath, ...fromSource('cli.ts'), 'serve'],
    {
      env: { PATH: process.env['PATH'], ...COMPILED_ONCE },
    },
  );
  const ended = once(child, 'exit');
  const stderr = await allOf(child.stderr);
  expect(stderr).toContain(
    'may have 255 files and connections open at once, and a server needs at least 256',
  );
  expect((await ended)[0]).toBe(2);
});

test('more connections than a server has files for are told to come back, and it says why', async () => {
  need('/proc');
  const folder = temporary();
  const words = ['serve', '--port', '0', '--data', folder, '--trust-proxy', '127.0.0.1'];
  const server = await running(words, {}, withOpenFiles(256));
  const url = new URL(server.urlOf('listening') ?? '');
  const key = readFileSync(join(folder, 'key'), 'utf8').trim();
  const busy = Array.from({ length: 96 }, (_, n) => {
    const socket = connect(Number(url.port), '127.0.0.1');
    const head = `host: localhost\r\napikey: ${key}\r\nx-forwarded-for: 10.0.0.${n}\r\nexpect: 100-continue\r\ncontent-length: 1000000`;
    socket.write(`POST /api/v1/check/create HTTP/1.1\r\n${head}\r\n\r\n${' '.repeat(500_000)}`);
    return socket;
  });
  onTestFinished(() => busy.forEach((socket) => socket.destroy()));
  await Promise.all(busy.map((socket) => once(socket, 'data')));
  const ask = (path: string): Promise<Response> =>
    fetch(new URL(path, url), { headers: { apikey: key, connection: 'close' } });
  const refused = await ask('/api/v1/checks');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await refused.text()).toContain('as many connections open as it may');
  // What watches the process does not take it for dead.
  expect((await ask('/healthz')).status).toBe(200);
  expect((await ask('/api/v1/checks')).status).toBe(503);
  // Not for each of them.
  expect(server.stdout().match(/LimitNOFILE/g)).toHaveLength(1);
  busy.pop()?.destroy();
  await expect.poll(async () => (await ask('/api/v1/checks')).status).toBe(200);
});
