/**
 * What a server does for many people at once: clients, each with the whole flow of a check (create, upload, start, ask until it is
 * done, overview, results) and a key of its own, on one process with SQLite, on one with PostgreSQL, and on two that answer and two that
 * analyse with PostgreSQL. `node bench/server.ts [--clients 100] [--rounds 3] [--workers 1] [--seed 1]` after `npm run build`. Rounds of the three
 * take turns, and throughput is told as a ratio of each round. Every answer is checked: the planted copy is found, nothing else is,
 * and no client sees another one's check.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { crc32 } from 'node:zlib';
import type { Database } from '../src/service/store/database.ts';
import { peopleOf } from '../src/service/store/people/people.ts';
import { openPostgres } from '../src/service/store/postgres.ts';
import { openSqlite } from '../src/service/store/sqlite.ts';
import { programs } from '../test/engine/generated-programs.ts';
import { startPostgres } from '../test/postgres/server.ts';
import { randomFrom } from '../test/random.ts';

const { values } = parseArgs({
  options: {
    clients: { type: 'string', default: '100' },
    rounds: { type: 'string', default: '3' },
    workers: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
  },
});
const CLIENTS = Number(values.clients);
const ROUNDS = Number(values.rounds);
const PROGRAM = join(import.meta.dirname, '..', 'dist', 'cli.js');
const KEY = 'b'.repeat(64);
const POLL_MS = 2_000;
/** Of `status_id`. */
const COMPLETED = 4;
const FAILED = 3;

const folder = mkdtempSync(join(tmpdir(), 'code-similarity bench-'));
const children: ChildProcess[] = [];
const random = randomFrom(Number(values.seed));

/** A program of one file as a ZIP, stored: what a client sends is not what is measured. */
function zipOf(text: string): Buffer {
  const name = Buffer.from('Main.java');
  const bytes = Buffer.from(text);
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0);
  common.writeUInt32LE(crc32(bytes), 10);
  common.writeUInt32LE(bytes.length, 14);
  common.writeUInt32LE(bytes.length, 18);
  common.writeUInt16LE(name.length, 22);
  const central = Buffer.alloc(16);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 4);
  end.writeUInt16LE(1, 6);
  end.writeUInt32LE(46 + name.length, 8);
  end.writeUInt32LE(30 + name.length + bytes.length, 12);
  return Buffer.concat([
    Buffer.from('PK\x03\x04', 'latin1'),
    common,
    name,
    bytes,
    Buffer.from('PK\x01\x02\x14\0', 'latin1'),
    common,
    central.subarray(0, 14),
    name,
    Buffer.from('PK\x05\x06', 'latin1'),
    end,
  ]);
}

/** Starts one process of the program. @returns what it says first */
async function start(command: 'serve' | 'work', args: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, [PROGRAM, command, ...args], {
    env: { ...process.env, CODE_SIMILARITY_KEY: KEY },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  for await (const line of createInterface(child.stdout)) {
    child.stdout.resume();
    return line.replace('listening on ', '');
  }
  throw new Error(`${command} ${args.join(' ')} ended`);
}

interface Deployment {
  readonly name: string;
  /** Addresses that clients are spread over. */
  readonly urls: readonly string[];
  /** Of each round: checks in a second. */
  readonly rates: number[];
}

/** A client's way to one server. */
class Client {
  readonly #url: string;
  readonly #headers: Readonly<Record<string, string>>;

  constructor(url: string, key: string, n: number) {
    this.#url = url;
    this.#headers = {
      apikey: key,
      'x-forwarded-for': `10.${Math.floor(n / 65_536) % 256}.${Math.floor(n / 256) % 256}.${n % 256}`,
    };
  }

  async ask(method: string, path: string, body?: object, status = 200): Promise<Record<string, unknown>> {
    const isForm = body instanceof FormData;
    const response = await fetch(this.#url + path, {
      method,
      headers: {
        ...this.#headers,
        ...(isForm || body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    if (response.status !== status) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>;
  }
}

let clients = 0;

/** One person's check from beginning to end. @returns what was wrong */
async function flow(
  { urls }: Deployment,
  key: string,
  others: readonly number[],
): Promise<{ id: number; wrong: readonly string[] }> {
  clients += 1;
  const client = new Client(urls[clients % urls.length] ?? '', key, clients);
  const [one = '', two = '', three = ''] = programs(3, 'java', random, 0);
  // Another name for everything that has one, and a line more.
  const copy = one.replaceAll(/\b(sum|best|left|count)(\d)/g, 'other$1$2').replace('{\n', '{\n// mine\n');
  const texts: Readonly<Record<string, string>> = {
    'ada.zip': one,
    'ben.zip': two,
    'cyd.zip': copy,
    'dee.zip': three,
  };
  const { id: made } = await client.ask('POST', '/check/create', { name: `check ${clients}` }, 201);
  const id = Number(made);
  const form = new FormData();
  form.append('check_id', String(id));
  for (const [name, text] of Object.entries(texts)) form.append('files[]', new Blob([zipOf(text)]), name);
  await client.ask('POST', '/check/upload-batch', form);
  await client.ask('POST', '/check/start', { check_id: id });
  for (;;) {
    const { status_id: state, status_message: why } = await client.ask('GET', `/checks/${id}/status`);
    if (state === FAILED) return { id, wrong: [`check ${id} failed: ${String(why)}`] };
    if (state === COMPLETED) break;
    await setTimeout(POLL_MS);
  }
  const wrong: string[] = [];
  const { submissions } = (await client.ask('POST', '/check/overview', { check_id: id })) as {
    submissions: readonly {
      id: number;
      filename: string;
      total_result: number;
      submissionresults: readonly { submission_id_compared: number; score: number }[];
    }[];
  };
  const idOf = new Map(submissions.map((submission) => [submission.filename, submission.id]));
  if (idOf.size !== 4) wrong.push(`check ${id} has ${idOf.size} submissions`);
  for (const { filename, submissionresults } of submissions) {
    const best = submissionresults.toSorted((a, b) => b.score - a.score)[0];
    const copyOf = { 'ada.zip': 'cyd.zip', 'cyd.zip': 'ada.zip' }[filename];
    const isFound = best !== undefined && best.score > 75;
    if (
      isFound !== (copyOf !== undefined) ||
      (isFound && best.submission_id_compared !== idOf.get(copyOf ?? ''))
    ) {
      wrong.push(`check ${id}: ${filename} ${JSON.stringify(best)}`);
    }
  }
  const results = await client.ask('POST', '/check/results', {
    check_id: id,
    submission_id: idOf.get('ada.zip'),
  });
  if (results['max'] !== submissions[0]?.total_result) {
    wrong.push(`check ${id}: results say ${String(results['max'])}`);
  }
  const list = (await client.ask('GET', '/checks')) as unknown as readonly { id: number }[];
  if (list.length !== 1 || list[0]?.id !== id) {
    wrong.push(`check ${id}: its owner sees ${list.map((check) => check.id).join()}`);
  }
  for (const other of others.slice(0, 3)) {
    await client
      .ask('GET', `/checks/${other}`, undefined, 404)
      .catch((error: unknown) => wrong.push(String(error)));
  }
  return { id, wrong };
}

/** Keys of new people, each of whom sees what is their own. */
async function keysIn(database: Database): Promise<readonly string[]> {
  const { users, keys } = peopleOf(database, Date.now);
  const made: string[] = [];
  for (let n = 1; n <= CLIENTS; n += 1) {
    const { id: userId } = await users.add(`person ${n}`, 'instructor', false);
    const { key } = await keys.create({
      userId,
      name: 'bench',
      scope: 'full',
      corpusId: null,
      expiresAt: null,
    });
    made.push(key);
  }
  await database.close();
  return made;
}

async function round(deployment: Deployment, keys: readonly string[]): Promise<readonly string[]> {
  const others: number[] = [];
  const from = performance.now();
  const ended = await Promise.all(
    keys.map(async (key) => {
      const { id, wrong } = await flow(deployment, key, others);
      others.push(id);
      return { key, id, wrong };
    }),
  );
  deployment.rates.push((keys.length * 1_000) / (performance.now() - from));
  // What the next round is compared with must not grow.
  for (const { key, id } of ended) {
    clients += 1;
    await new Client(deployment.urls[0] ?? '', key, clients).ask('DELETE', `/checks/${id}`);
  }
  return ended.flatMap(({ wrong }) => wrong);
}

const postgres = await startPostgres();
try {
  const listening = ['--port', '0', '--trust-proxy', '127.0.0.1'];
  const [oneUrl, severalUrl] = [await postgres.database(), await postgres.database()];
  const shared = (url: string, name: string): readonly string[] => [
    '--database',
    url,
    '--blobs',
    join(folder, name),
  ];
  const workers = ['--workers', values.workers];
  const one = shared(oneUrl, 'one');
  const several = shared(severalUrl, 'several');
  const deployments: Deployment[] = [
    {
      name: 'one process, SQLite',
      urls: [await start('serve', [...listening, ...workers, '--data', join(folder, 'sqlite')])],
      rates: [],
    },
    {
      name: 'one process, PostgreSQL',
      urls: [await start('serve', [...listening, ...workers, ...one])],
      rates: [],
    },
    {
      name: '2 web + 2 work, PostgreSQL',
      urls: [
        await start('serve', [...listening, '--workers', '0', ...several]),
        await start('serve', [...listening, '--workers', '0', ...several]),
      ],
      rates: [],
    },
  ];
  for (let n = 0; n < 2; n += 1) await start('work', [...workers, ...several]);
  const keys = [
    await keysIn(await openSqlite(join(folder, 'sqlite', 'store.sqlite'))),
    await keysIn(await openPostgres(oneUrl)),
    await keysIn(await openPostgres(severalUrl)),
  ];
  const wrong: string[] = [];
  for (let n = 0; n < ROUNDS; n += 1) {
    for (const [at, deployment] of deployments.entries()) {
      wrong.push(...(await round(deployment, keys[at] ?? [])));
      process.stderr.write(`${deployment.name}: ${deployment.rates.at(-1)?.toFixed(2)} checks a second\n`);
    }
  }
  const [first] = deployments;
  const middle = (numbers: readonly number[]): number =>
    numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
  process.stdout.write('deployment | checks a second | beside the first, each round\n');
  for (const { name, rates } of deployments) {
    const ratios = rates.map((rate, n) => rate / (first?.rates[n] ?? Number.NaN));
    process.stdout.write(
      `${name} | ${middle(rates).toFixed(2)} | ${ratios.map((ratio) => ratio.toFixed(2)).join(', ')}\n`,
    );
  }
  const answers = CLIENTS * ROUNDS * deployments.length;
  process.stdout.write(`${answers} checks, ${wrong.length} wrong answers\n${wrong.slice(0, 10).join('\n')}`);
  if (wrong.length > 0) process.exitCode = 1;
} finally {
  for (const child of children) child.kill('SIGTERM');
  for (const child of children) if (child.exitCode === null) await once(child, 'exit');
  await postgres.close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
