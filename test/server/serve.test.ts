import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporary } from '../embedded/serving.ts';
import { COMPILED_ONCE, fromSource } from '../from-source.ts';
import { need } from '../system.ts';
import { seldom } from '../suite.ts';

interface Started {
  readonly child: ChildProcess;
  readonly url: URL;
  readonly metrics: URL;
  readonly stdout: () => string;
}

/** `serve` as a process, which ends with the test. */
async function started(dataDir: string): Promise<Started> {
  const words = ['serve', '--port', '0', '--data', dataDir, '--log-format', 'json', '--metrics-port', '0'];
  const child = spawn(process.execPath, [...fromSource('cli.ts'), ...words], {
    env: { PATH: process.env['PATH'], ...COMPILED_ONCE },
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
  await expect.poll(() => urlOf('listening'), { timeout: 20_000 }).toBeDefined();
  return {
    child,
    url: new URL(urlOf('listening') ?? ''),
    metrics: new URL(urlOf('metrics') ?? ''),
    stdout: () => stdout,
  };
}

/** A request that has begun and is not whole. */
async function begun({ url }: Started, key: string): Promise<Socket> {
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
