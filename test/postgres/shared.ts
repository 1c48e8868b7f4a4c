import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { type PostgresServer, startPostgres } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Answers with the address of an empty database; `tables` below it with that of one that has all tables. */
    readonly postgres: string;
  }
}

/** One PostgreSQL for all test files of a run, started when the first one asks. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let started: Promise<PostgresServer> | null = null;
  let template: Promise<string> | null = null;
  const fresh = async (withTables: boolean): Promise<string> => {
    const server = await (started ??= startPostgres());
    return server.database(withTables ? await (template ??= templateOf(server)) : undefined);
  };
  const door = createServer(({ url }, response) => {
    // A connection that is kept is ended by this side while a busy machine has the next question under way.
    response.setHeader('connection', 'close');
    fresh(url === '/tables').then(
      (address) => response.end(address),
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

/** The name of a database with all tables: to copy it takes little more than to make an empty one. */
async function templateOf(server: PostgresServer): Promise<string> {
  const [{ openPostgres }, { migrate, STEPS }] = await Promise.all([
    import('../../src/service/store/postgres.ts'),
    import('../../src/service/store/migrate.ts'),
  ]);
  const url = await server.database();
  const database = await openPostgres(url);
  await migrate(database, STEPS);
  await database.close();
  return new URL(url).pathname.slice(1);
}
