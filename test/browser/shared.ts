import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserServer } from 'playwright-core';
import type { InlineConfig } from 'vite';
import type { TestProject } from 'vitest/node';
import { madeOnce } from '../made-once.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** `browser` below it answers with the address of a browser, `template` with the report's page, `check` with the one that checks. */
    readonly browsing: string;
  }
}

/** One browser and one build of the page for all test files of a run, made when the first one asks. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let browser: Promise<BrowserServer> | null = null;
  let template: Promise<string> | null = null;
  let check: Promise<string> | null = null;
  const answers: Readonly<Record<string, () => Promise<string>>> = {
    '/browser': async () => {
      const server = await (browser ??= startBrowser(() => (browser = null)));
      return server.wsEndpoint();
    },
    '/template': () => (template ??= templateOf()),
    '/check': () => (check ??= checkPageOf()),
  };
  const door = createServer(({ url = '' }, response) => {
    // As the one of the database does.
    response.setHeader('connection', 'close');
    const answer = answers[url];
    if (answer === undefined) {
      response.writeHead(404).end(`nothing answers to ${url}`);
      return;
    }
    answer().then(
      (text) => response.end(text),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  project.provide('browsing', `http://127.0.0.1:${(door.address() as AddressInfo).port}`);
  return async () => {
    door.closeAllConnections();
    door.close();
    await browser?.then((server) => server.close()).catch(() => undefined);
  };
}

/** @param onGone it crashed or was closed: the next file gets another one */
async function startBrowser(onGone: () => void): Promise<BrowserServer> {
  const { launchBrowserServer } = await import('./browser.ts');
  const server = await launchBrowserServer();
  server.on('close', onGone);
  return server;
}

function templateOf(): Promise<string> {
  return builtPage('template', ['vite.config.ts'], () =>
    Promise.resolve({ configFile: join(ROOT, 'vite.config.ts') }),
  );
}

function checkPageOf(): Promise<string> {
  return builtPage(
    'check-page',
    ['vite.config.ts', 'vite.check.config.ts', 'package-lock.json'],
    async () => {
      const { checkConfig } = await import('../../vite.check.config.ts');
      return { configFile: false, ...checkConfig() };
    },
  );
}

/** @param from files that it is made of, besides the sources */
async function builtPage(
  name: string,
  from: readonly string[],
  configOf: () => Promise<InlineConfig>,
): Promise<string> {
  const folder = await madeOnce(name, ['src', 'web', ...from], async () => {
    const { build } = await import('vite');
    const outDir = await mkdtemp(join(tmpdir(), 'page-'));
    try {
      const config = await configOf();
      await build({ ...config, logLevel: 'error', build: { ...config.build, outDir, emptyOutDir: true } });
      return new Map([[PAGE, await readFile(join(outDir, PAGE), 'utf8')]]);
    } finally {
      await rm(outDir, { recursive: true });
    }
  });
  return readFile(join(folder, PAGE), 'utf8');
}

const ROOT = join(import.meta.dirname, '../..');
const PAGE = 'index.html';
