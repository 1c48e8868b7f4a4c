/*
 * Runs one PostgreSQL for a test, as a process of its own: started with the folder of its binaries and settings as JSON, it makes a cluster, says
 * `ready <url>` or `failed <why>`, and obeys `stop` and `start`. When whoever started it ends, however it ends, the pipe to it closes: then the
 * server is ended and its folder deleted.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** PostgreSQL refuses to run as root; `nobody` on every Linux and in containers. */
const NOBODY = 65_534;
const ids = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
/** Nothing of a test has to survive a power cut; what was committed survives a crash of the server. */
const SETTINGS = {
  fsync: 'off',
  full_page_writes: 'off',
  deadlock_timeout: '20ms',
  max_connections: '200',
  shared_buffers: '32MB',
  unix_socket_directories: '',
  listen_addresses: '127.0.0.1',
};
/** Texts are ordered as in a country, which is what most servers are installed with, and what no program should rely on. */
const CLUSTER = [
  '--username=postgres',
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=icu',
  '--icu-locale=de-DE',
  '--no-sync',
];
const password = randomBytes(16).toString('hex');
// A space in the path, as many people have one.
const folder = mkdtempSync(join(tmpdir(), 'code-similarity postgres-'));
const data = join(folder, 'data');
let binaries = process.argv[2] ?? '';
/** In place of those above; null: what PostgreSQL has by default. */
const given = JSON.parse(process.argv[3] ?? '{}') as Readonly<Record<string, string | null>>;
let port = 0;
let server: ChildProcess | null = null;

// A Ctrl-C reaches every process of a terminal: this one ends by its pipe, after the server.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.stdout.on('error', () => undefined);

const say = (line: string): boolean => process.stdout.write(`${line.replaceAll('\n', ' ')}\n`);

function run(program: string, args: readonly string[]): void {
  const { status, error, stderr } = spawnSync(join(binaries, program), args, {
    ...ids,
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${program}: ${error?.message ?? stderr.trim()}`);
}

function prepare(): void {
  if (ids.uid !== undefined) chownSync(folder, ids.uid, ids.gid);
  try {
    run('postgres', ['--version']);
  } catch (error) {
    if (ids.uid === undefined) throw error;
    // Below a home that only root may enter.
    cpSync(join(binaries, '..'), join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
    binaries = join(folder, 'native', 'bin');
  }
  const secret = join(folder, 'password');
  writeFileSync(secret, password);
  if (ids.uid !== undefined) chownSync(secret, ids.uid, ids.gid);
  run('initdb', [`--pgdata=${data}`, `--pwfile=${secret}`, ...CLUSTER]);
}

function freePort(): Promise<number> {
  const probe = createServer();
  return new Promise((resolve, reject) => {
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** @throws what the server said when it did not start */
function launch(): Promise<void> {
  const all: typeof given = { ...SETTINGS, ...given };
  const settings = Object.entries(all).flatMap(([name, value]) =>
    value === null ? [] : ['-c', `${name}=${value}`],
  );
  const child = spawn(join(binaries, 'postgres'), ['-D', data, '-p', String(port), ...settings], {
    ...ids,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    // A Ctrl-C is for this process.
    detached: true,
  });
  server = child;
  let said = '';
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => reject(new Error(said)));
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-2_000);
      if (text.includes('ready to accept connections')) resolve();
    });
  });
}

async function start(): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    if (attempt > 1 || port === 0) port = await freePort();
    try {
      await launch();
      say(`ready postgres://postgres:${password}@127.0.0.1:${port}/postgres`);
      return;
    } catch (error) {
      // Somebody else may have taken the port meanwhile.
      if (attempt === 5) throw error;
    }
  }
}

/** `SIGQUIT`: at once, as if it had crashed. */
async function stop(): Promise<void> {
  const child = server;
  server = null;
  if (child === null || child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGQUIT');
  await gone;
}

async function obey(line: string): Promise<void> {
  if (line === 'stop') await stop().then(() => say('stopped'));
  if (line === 'start') await start();
}

let last = Promise.resolve();
const failed = (error: unknown): void => {
  say(`failed ${error instanceof Error ? error.message : String(error)}`);
};
const next = (step: () => Promise<void>): Promise<void> => (last = last.then(step).catch(failed));

void next(async () => {
  prepare();
  await start();
});
createInterface(process.stdin)
  .on('line', (line) => void next(() => obey(line)))
  .on('close', () => {
    void next(async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    }).then(() => process.exit(0));
  });
