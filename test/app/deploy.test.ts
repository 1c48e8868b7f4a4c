import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { parseCommandLine } from '../../src/program/command-line/arguments/parse-command-line.ts';

/* What the container, compose and systemd files name is there: commands, files, the version of Node.js. */

const ROOT = join(import.meta.dirname, '..', '..');
const read = (name: string): string => readFileSync(join(ROOT, 'deploy', name), 'utf8');
const DOCKERFILE = read('Dockerfile');
const COMPOSE = read('compose.yaml');
const UNIT = read('code-similarity-bot.service');

const Words = z.array(z.string());
const Compose = z.looseObject({
  services: z.looseObject({ bot: z.looseObject({ command: Words, read_only: z.literal(true) }) }),
});

/** The words of the Dockerfile's instruction. */
function wordsOf(instruction: string): readonly string[] {
  const text = new RegExp(`^${instruction} .*?(\\[.*\\])$`, 'm').exec(DOCKERFILE)?.[1] ?? '';
  return Words.parse(JSON.parse(text));
}

test.each([
  ['Dockerfile', wordsOf('CMD'), '/data'],
  ['compose.yaml', Compose.parse(parse(COMPOSE)).services.bot.command, '/data'],
  [
    'code-similarity-bot.service',
    (/^ExecStart=\S+ \S+cli\.js (.*)$/m.exec(UNIT)?.[1] ?? '').split(' '),
    '/var/lib/code-similarity-bot',
  ],
])('%s starts the server with its data folder', (_, words, dataDir) => {
  expect(parseCommandLine(words)).toMatchObject({ kind: 'bot', port: 8080, dataDir });
});

test.each([
  ['compose.yaml', COMPOSE, / bot (bot --setup .*)$/m, '/data'],
  ['code-similarity-bot.service', UNIT, /cli\.js (bot --setup .*)$/m, '/var/lib/code-similarity-bot'],
])('%s tells how the App is registered in the same folder', (_, text, command, dataDir) => {
  const words = command.exec(text)?.[1] ?? '';
  expect(parseCommandLine(words.split(' '))).toMatchObject({
    kind: 'set-up-app',
    dataDir,
    organization: 'cs101',
    publicUrl: 'https://similarity.cs101.example',
  });
});

test('the image has what the program needs, and nothing else of this repository', () => {
  const copied = [...DOCKERFILE.matchAll(/^COPY (.*) \/app\S*$/gm)].flatMap(([, names = '']) =>
    names.split(' '),
  );
  expect(read('Dockerfile.dockerignore').trim().split('\n').toSorted()).toEqual(
    ['*', ...copied.map((name) => `!${name}`)].toSorted(),
  );
  for (const name of copied) expect(existsSync(join(ROOT, name))).toBe(true);
  const { engines, repository } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    readonly engines: { readonly node: string };
    readonly repository: { readonly url: string };
  };
  expect(/^FROM node:(\d+)-slim@sha256:[0-9a-f]{64}$/m.exec(DOCKERFILE)?.[1]).toBe(
    /\d+/.exec(engines.node)?.[0],
  );
  expect(DOCKERFILE).toMatch(/^USER 1000:1000$/m);
  // Ties the image to the repository on GitHub's page of packages.
  const source = /image\.source="(.*)"$/m.exec(DOCKERFILE)?.[1];
  expect(`git+${source}.git`).toBe(repository.url);
});

test('the health check tells a server that answers from one that closes, and from none', async () => {
  const [, ...options] = wordsOf('HEALTHCHECK');
  let status = 200;
  let answered = '/health';
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(request.url === answered ? status : 404, { connection: 'close' }).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const check = async (): Promise<unknown> => {
    const child = spawn(
      process.execPath,
      options.map((one) => one.replace(':8080/', `:${port}/`)),
      { stdio: 'ignore' },
    );
    return (await once(child, 'exit'))[0];
  };
  expect(await check()).toBe(0);
  status = 503;
  expect(await check()).toBe(1);
  answered = '/healthz';
  expect(await check()).toBe(1);
  status = 200;
  expect(await check()).toBe(0);
  server.close();
  await once(server, 'close');
  expect(await check()).toBe(1);
  expect(asked).toEqual(['/healthz', '/health', '/healthz', '/health', '/healthz', '/healthz']);
});

test('the image checks what is mounted, by the line that it tells', () => {
  const line = /^# {3}docker run .*--volume "\$PWD:(\S+)" code-similarity (check .*)$/m.exec(DOCKERFILE);
  expect(DOCKERFILE).toContain(`\nWORKDIR ${line?.[1]}\n`);
  expect(parseCommandLine((line?.[2] ?? '').split(' '))).toMatchObject({ kind: 'check' });
  // In any folder: the program itself stands where no relative path leads.
  expect(wordsOf('ENTRYPOINT')).toEqual(['node', '/app/dist/cli.js']);
});
