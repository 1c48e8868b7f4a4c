import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { type PostgresServer, startPostgres } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Answers with the address of an empty database. */
    readonly postgres: string;
  }
}

/** One PostgreSQL for all test files of a run, started when the first one asks. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let started: Promise<PostgresServer> | null = null;
  const fresh = async (): Promise<string> => (await (started ??= startPostgres())).database();
  const door = createServer((_, response) => {
    // A connection that is kept is ended by this side while a busy machine has the next question under way.
    response.setHeader('connection', 'close');
    fresh().then(
      (url) => response.end(url),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  project.provide('postgres', `http://127.0.0.1:${(door.address() as AddressInfo).port}`);
  return async () => {
    door.closeAllConnections();
    door.close();
    await started?.then((server) => server.close()).catch(() => undefined);
  };
}
