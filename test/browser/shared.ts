import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserServer } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { madeOnce } from '../made-once.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** `browser` below it answers with the address of a browser, `template` with the report's page. */
    readonly browsing: string;
  }
}

/** One browser and one build of the page for all test files of a run, made when the first one asks. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let browser: Promise<BrowserServer> | null = null;
  let template: Promise<string> | null = null;
  const answers: Readonly<Record<string, () => Promise<string>>> = {
    '/browser': async () => {
      const server = await (browser ??= startBrowser(() => (browser = null)));
      return server.wsEndpoint();
    },
    '/template': () => (template ??= templateOf()),
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

async function templateOf(): Promise<string> {
  const folder = await madeOnce('template', ['src', 'web', 'vite.config.ts'], async () => {
    const { build } = await import('vite');
    const outDir = await mkdtemp(join(tmpdir(), 'report-template-'));
    try {
      await build({
        configFile: join(import.meta.dirname, '../../vite.config.ts'),
        logLevel: 'error',
        build: { outDir, emptyOutDir: true },
      });
      return new Map([[PAGE, await readFile(join(outDir, PAGE), 'utf8')]]);
    } finally {
      await rm(outDir, { recursive: true });
    }
  });
  return readFile(join(folder, PAGE), 'utf8');
}

const PAGE = 'index.html';
