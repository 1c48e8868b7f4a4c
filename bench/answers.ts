/**
 * What one answer costs a server, beside the same bytes from a bare `node:http`: processor time of the server's process a request,
 * over connections that are kept. `node bench/answers.ts [--rounds 40] [--requests 300]`. Both listen in one process, and short rounds
 * take turns, so that what else runs on the machine strikes both alike.
 * `--profile FOLDER` writes a profile of the service's rounds alone.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { LIMITS } from '../src/contract/limits.ts';
import { peopleOf } from '../src/service/store/people/people.ts';
import { openSqlite } from '../src/service/store/sqlite.ts';

const KEY = 'b'.repeat(64);
const CONNECTIONS = 4;
/** Rounds before the first that counts: the runtime compiles what is asked often. */
const WARM = 20;

/** What the server's process is asked: the time of its processor so far, or a bare server of these bytes. */
type Question = { readonly bare: string; readonly headers: Record<string, string> } | 'time';

/** The server's process: `serve` as anybody starts it, and a bare server when it is asked for. */
async function serve(): Promise<void> {
  process.once('disconnect', () => process.exit());
  process.on('message', (question: Question) => {
    if (question === 'time') {
      const { user, system } = process.cpuUsage();
      process.send?.(user + system);
      return;
    }
    const { bare, headers } = question;
    const server = createServer((_, response) => {
      response.writeHead(200, headers);
      response.end(bare);
    });
    server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
  });
  await import('../src/cli.ts');
}

async function asked(child: ChildProcess, question: Question): Promise<number> {
  child.send(question);
  const [answer] = (await once(child, 'message')) as [number];
  return answer;
}

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
let clients = 0;

interface Answer {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly text: string;
}

/** @param key every so many requests come from another address, so that no limit is reached */
function ask(url: string, key: string, method = 'GET', body = ''): Promise<Answer> {
  clients += 1;
  const n = Math.floor(clients / (LIMITS.requestsPerMinute - 5));
  const headers = {
    apikey: key,
    'x-forwarded-for': `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`,
    ...(body === '' ? {} : { 'content-type': 'application/json' }),
  };
  return new Promise((resolve, reject) => {
    request(url, { agent, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers as Record<string, string>,
          text: Buffer.concat(chunks).toString(),
        }),
      );
    })
      .on('error', reject)
      .end(body);
  });
}

async function many(url: string, key: string, requests: number): Promise<void> {
  let left = requests;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      for (; left > 0; left -= 1) {
        const { status, text } = await ask(url, key);
        if (status !== 200) throw new Error(`${url}: ${status} ${text}`);
      }
    }),
  );
}

async function measure(): Promise<void> {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '40' },
      requests: { type: 'string', default: '300' },
      profile: { type: 'string' },
    },
  });
  const requests = Number(values.requests);
  const folder = mkdtempSync(join(tmpdir(), 'code-similarity-answers-'));
  const profiling = values.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${values.profile}`];
  const child = fork(
    import.meta.filename,
    ['serve', '--port', '0', '--trust-proxy', '127.0.0.1', '--data', folder],
    {
      env: { ...process.env, CODE_SIMILARITY_KEY: KEY },
      execArgv: profiling,
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    },
  );
  try {
    const [line] = (await once(child.stdout ?? child, 'data')) as [Buffer];
    const base = /listening on (\S+)/.exec(String(line))?.[1] ?? '';
    const database = await openSqlite(join(folder, 'store.sqlite'));
    const { users, keys } = peopleOf(database, Date.now);
    const { id: userId } = await users.add('ada', 'instructor', false);
    const { key } = await keys.create({
      userId,
      name: 'bench',
      scope: 'full',
      corpusId: null,
      expiresAt: null,
    });
    await database.close();
    const made = await ask(`${base}/check/create`, key, 'POST', JSON.stringify({ name: 'a check' }));
    const { id } = JSON.parse(made.text) as { readonly id: number };
    process.stdout.write(
      'answer | µs of the server | µs bare | ratio of the rounds: median | a quarter is below | a quarter is above\n',
    );
    for (const path of [`/checks/${id}/status`, '/checks']) {
      const like = await ask(base + path, key);
      const {
        connection: _,
        'keep-alive': __,
        date: ___,
        'transfer-encoding': ____,
        ...headers
      } = like.headers;
      const port = await asked(child, { bare: like.text, headers });
      const bare = `http://127.0.0.1:${port}/`;
      const cost = async (url: string): Promise<number> => {
        const from = await asked(child, 'time');
        await many(url, key, requests);
        return ((await asked(child, 'time')) - from) / requests;
      };
      const service: number[] = [];
      const least: number[] = [];
      for (let round = -WARM; round < Number(values.rounds); round += 1) {
        const [ours, theirs] = [await cost(base + path), profiling.length > 0 ? 1 : await cost(bare)];
        if (round < 0) continue;
        service.push(ours);
        least.push(theirs);
      }
      const ratios = service.map((ours, round) => ours / (least[round] ?? Number.NaN));
      const told = [part(service, 0.5), part(least, 0.5)].map((one) => one.toFixed(0));
      const quarters = [0.5, 0.25, 0.75].map((share) => part(ratios, share).toFixed(2));
      process.stdout.write(`${[path, ...told, ...quarters].join(' | ')}\n`);
    }
  } finally {
    agent.destroy();
    const ended = once(child, 'exit');
    child.disconnect();
    await ended;
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** The number that such a share of them is below. */
function part(numbers: readonly number[], share: number): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * share)] ?? Number.NaN;
}

await (process.send === undefined ? measure() : serve());
