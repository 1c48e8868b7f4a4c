import { spawn } from 'node:child_process';
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { ConfigurationError } from '../domain/outcome.ts';

const OPENERS: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
  linux: ['xdg-open'],
};

/** Serves the report of a folder on loopback and opens it; ends with Ctrl-C. */
export async function serveReport(directory: string): Promise<0 | 1> {
  const page = join(resolve(directory), 'index.html');
  if (!existsSync(page)) {
    throw new ConfigurationError(
      `${JSON.stringify(directory)} holds no report (index.html). Run code-similarity check first, or name its report-dir.`,
    );
  }
  const server = createServer((request, response) => {
    if (request.url !== '/') {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    createReadStream(page).pipe(response);
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  process.stdout.write(`report at ${url} (stop with Ctrl-C)\n`);
  const [command, ...args] = OPENERS[process.platform] ?? [];
  if (command !== undefined && process.stdout.isTTY) {
    // No browser is no error: the address is printed.
    spawn(command, [...args, url], { stdio: 'ignore', detached: true })
      .once('error', () => {})
      .unref();
  }
  await new Promise<void>((done) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => done());
  });
  server.close();
  server.closeAllConnections();
  return 0;
}
