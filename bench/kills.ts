/**
 * What is lost when processes are killed at random: clients hand in checks and start them while servers, workers and the database
 * are killed, stopped or cut off. `node bench/kills.ts [--on sqlite|postgresql] [--kills 50] [--clients 6] [--seed 1]` after `npm run
 * build`. On SQLite one process does all; on PostgreSQL two answer and two analyse. In the end everything that was acknowledged has to
 * be there, every check that was started has ended once, and nothing is left in the queue. Prints what was seen; exits with 1 where
 * something is wrong.
 *
 * `--page` does what people do on the page, behind a proxy that gives each request to the next server: they drop classes, read
 * reports, note cases and share, while their programs have classes searched for on the web. What a stand-in for GitHub was asked is
 * held against the ledger. `--program FILE` and `--next FILE` are the `cli.js` of this version and of another one: after a third of
 * the kills each process is replaced by it in turn. `--logs FOLDER` keeps what each process says there.
 */
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Client as Postgres } from 'pg';
import { openPostgres } from '../src/service/store/postgres.ts';
import { openSqlite } from '../src/service/store/sqlite.ts';
import { submissionZip } from '../test/contract/submission-zip.ts';
import { type PostgresServer, startPostgres } from '../test/postgres/server.ts';
import { randomFrom } from '../test/random.ts';
import { between } from './kills/between.ts';
import { freePort, Kept, Seen } from './kills/kept.ts';
import { startWebGitHub } from '../test/web-stand-in/github.ts';
import { type Crowd, throughThePage } from './kills/page.ts';

const { values } = parseArgs({
  options: {
    on: { type: 'string', default: 'sqlite' },
    kills: { type: 'string', default: '50' },
    clients: { type: 'string', default: '6' },
    seed: { type: 'string', default: '1' },
    page: { type: 'boolean', default: false },
    pause: { type: 'string' },
    program: { type: 'string', default: join(import.meta.dirname, '..', 'dist', 'cli.js') },
    next: { type: 'string' },
    logs: { type: 'string' },
  },
});
const KEY = 'k'.repeat(64);
const SUBMISSIONS = 4;
const COMPLETED = 4;
const FAILED = 3;
/** A dead worker is noticed after half a minute, and a job is tried three times. */
const PATIENCE_MS = 240_000;

/** A person does more between two kills than a program. */
const MOST_PAUSE_MS = Number(values.pause ?? (values.page ? 8 : 3)) * 1_000;

const random = randomFrom(Number(values.seed));
const folder = mkdtempSync(join(tmpdir(), 'code-similarity kills-'));
const data = join(folder, 'data');
const seen = new Seen();
const { wrong } = seen;
const note = (what: string): void => seen.note(what);

interface Check {
  readonly name: string;
  id: number | null;
  readonly uploaded: Set<string>;
  started: boolean;
  /** As it was first seen ended. */
  ended: string | null;
}

/** One person, who asks again whatever happens, and knows what was acknowledged. */
class Person {
  readonly checks: Check[] = [];
  readonly #urls: readonly string[];
  readonly #n: number;
  #asked = 0;

  constructor(urls: readonly string[], n: number) {
    this.#urls = urls;
    this.#n = n;
  }

  /** null: no answer, or one that says to come again. */
  async ask(method: string, path: string, body?: object): Promise<{ status: number; json: Json } | null> {
    this.#asked += 1;
    const isForm = body instanceof FormData;
    try {
      const response = await fetch(`${this.#urls[this.#asked % this.#urls.length] ?? ''}/api/v1${path}`, {
        method,
        headers: {
          apikey: KEY,
          // Nobody is limited: each request comes from somewhere else.
          'x-forwarded-for': `10.${this.#n}.${Math.floor(this.#asked / 200) % 250}.${this.#asked % 200}`,
          ...(isForm || body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
        signal: AbortSignal.timeout(20_000),
      });
      const json = (await response.json()) as Json;
      if (response.status >= 500) note(`HTTP ${response.status}`);
      if (response.status === 500) wrong.push(`${method} ${path}: 500 ${JSON.stringify(json)}`);
      return response.status >= 500 ? null : { status: response.status, json };
    } catch {
      note('no answer');
      return null;
    }
  }

  async again(method: string, path: string, body?: object): Promise<{ status: number; json: Json }> {
    for (const since = Date.now(); Date.now() - since < PATIENCE_MS; ) {
      const answer = await this.ask(method, path, body);
      if (answer !== null) return answer;
      await pause(200);
    }
    throw new Error(`${method} ${path}: no answer for ${PATIENCE_MS} ms`);
  }

  /** One check from its name to its start. */
  async handIn(zip: Uint8Array): Promise<void> {
    const check: Check = {
      name: `check ${this.#n}-${this.checks.length}`,
      id: null,
      uploaded: new Set(),
      started: false,
      ended: null,
    };
    this.checks.push(check);
    const fields = { language: 13, test_type: 9, ai_run: false, base_code_detection: false };
    while (check.id === null) {
      const made = await this.ask('POST', '/check/create', { name: check.name, ...fields });
      if (made?.status === 201) check.id = Number(made.json['id']);
      else await pause(100);
    }
    for (let n = 0; n < SUBMISSIONS; n += 1) {
      const form = new FormData();
      form.set('check_id', String(check.id));
      form.set('file', new Blob([Uint8Array.from(zip)]), `s${n}.zip`);
      const sent = await this.ask('POST', '/check/upload', form);
      if (sent?.status === 200) check.uploaded.add(`s${n}.zip`);
    }
    while (!check.started && check.uploaded.size > 0) {
      const begun = await this.ask('POST', '/check/start', { check_id: check.id, ...fields });
      // 409: the answer to an earlier one was lost.
      check.started = begun?.status === 200 || begun?.status === 409;
      if (!check.started) await pause(100);
    }
  }

  /** How a check stands now; one that has ended has ended for good. */
  async look(check: Check): Promise<void> {
    const answer = await this.again('GET', `/checks/${check.id ?? 0}/status`);
    const { status_id: status, status_message: message, updated_at: updated } = answer.json;
    const how = JSON.stringify([status, message, updated]);
    if (check.ended !== null && check.ended !== how) {
      wrong.push(`${check.name} was ${check.ended} and is ${how}`);
    }
    if (status === COMPLETED || status === FAILED) check.ended = how;
  }
}

type Json = Record<string, unknown>;

/** Everything that was acknowledged is there, and every check that was started has ended once. */
async function judge(person: Person): Promise<void> {
  for (const check of person.checks) {
    const id = check.id ?? 0;
    const { status, json } = await person.again('GET', `/checks/${id}`);
    if (status !== 200) {
      wrong.push(`${check.name} is gone (${status})`);
      continue;
    }
    const names = (json['submissions'] as { filename: string }[]).map(({ filename }) => filename);
    for (const name of check.uploaded) if (!names.includes(name)) wrong.push(`${check.name} lost ${name}`);
    if (!check.started) continue;
    await person.look(check);
    if (check.ended === null) wrong.push(`${check.name} was started and has not ended`);
    const overview = await person.again('POST', '/check/overview', { check_id: id });
    if (overview.status !== 200) {
      note(`ended as ${check.ended ?? 'nothing'}`);
      continue;
    }
    note('completed');
    const rows = overview.json['submissions'] as { total_result: number | null }[];
    if (rows.length !== names.length) {
      wrong.push(`${check.name} has ${rows.length} results of ${names.length}`);
    }
    // All are copies of one program.
    if (rows.length > 1 && rows.some((row) => row.total_result !== 100)) {
      wrong.push(`${check.name} missed a copy`);
    }
  }
}

/** What the rows say in the end: nothing waits, and one document holds each result. */
async function judgeRows(address: string | null): Promise<void> {
  const database = await (address === null ? openSqlite(join(data, 'store.sqlite')) : openPostgres(address));
  const jobs = await database.db.selectFrom('jobs').selectAll().execute();
  const checks = await database.db.selectFrom('checks').select(['result', 'attempt', 'statusId']).execute();
  const runs = await database.db.selectFrom('drafts').select('id').where('run', 'is not', null).execute();
  const reports = await database.db
    .selectFrom('reports')
    .select('blob')
    .where('blob', 'is not', null)
    .execute();
  const parts = await database.db.selectFrom('draftParts').select('blob').execute();
  await database.close();
  if (runs.length > 0) wrong.push(`${runs.length} drafts are being made for ever`);
  for (const { blob } of [...reports, ...parts]) {
    if (blob !== null && !existsSync(join(data, blob))) wrong.push(`a row names ${blob}, which is not there`);
  }
  if (jobs.length > 0) wrong.push(`${jobs.length} jobs are left in the queue`);
  const results = new Set(readdirSync(join(data, 'results')).map((name) => `results/${name}`));
  for (const { result, statusId } of checks) {
    if (statusId === COMPLETED && (result === null || !results.has(result))) {
      wrong.push('a result has no document');
    }
  }
  const attempts = checks.reduce((sum, { attempt }) => sum + attempt, 0);
  const ended = checks.filter(({ statusId }) => statusId === COMPLETED || statusId === FAILED).length;
  console.log(`${checks.length} checks, ${ended} ended, ${attempts} analyses begun`);
}

interface Deployment {
  readonly ports: readonly number[];
  readonly address: string | null;
  readonly kept: readonly Kept[];
  readonly kills: readonly { readonly what: string; do(): Promise<unknown> | void }[];
}

/** @param more options of who answers requests, and of who analyses */
function onSqlite(
  port: number,
  more: readonly string[],
  keep: (args: readonly string[]) => Kept,
): Deployment {
  const server = keep([
    'serve',
    '--port',
    String(port),
    '--data',
    data,
    '--trust-proxy',
    '127.0.0.1',
    ...more,
  ]);
  return {
    ports: [port],
    address: null,
    kept: [server],
    kills: [
      { what: 'SIGKILL', do: () => server.kill('SIGKILL') },
      { what: 'SIGTERM', do: () => server.kill('SIGTERM') },
    ],
  };
}

function onPostgres(
  postgres: PostgresServer,
  address: string,
  ports: readonly number[],
  [more, search]: readonly [readonly string[], readonly string[]],
  keep: (args: readonly string[]) => Kept,
): Deployment {
  const shared = ['--database', address, '--blobs', data, ...search];
  const web = ports.map((port) =>
    keep([
      'serve',
      '--port',
      String(port),
      ...shared,
      '--workers',
      '0',
      '--trust-proxy',
      '127.0.0.1',
      ...more,
    ]),
  );
  const work = [0, 1].map(() => keep(['work', ...shared, '--workers', '1']));
  const cut = async (): Promise<void> => {
    const client = new Postgres({ connectionString: address });
    client.on('error', () => {});
    await client.connect();
    await client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'code-similarity' and random() < 0.7",
    );
    await client.end();
  };
  return {
    ports,
    address,
    kept: [...web, ...work],
    kills: [
      { what: 'SIGKILL of a server', do: () => random.pick(web).kill('SIGKILL') },
      { what: 'SIGTERM of a server', do: () => random.pick(web).kill('SIGTERM') },
      { what: 'SIGKILL of a worker', do: () => random.pick(work).kill('SIGKILL') },
      { what: 'SIGTERM of a worker', do: () => random.pick(work).kill('SIGTERM') },
      { what: 'connections cut', do: cut },
      {
        what: 'database stopped and started',
        do: async () => {
          await postgres.stop();
          await pause(random.integer(0, 1_500));
          await postgres.start();
        },
      },
    ],
  };
}

/** Programs that hand in over the interface, each at every server in turn. */
async function overTheInterface(
  urls: readonly string[],
  killing: { readonly isOver: boolean },
): Promise<Crowd> {
  const zip = await submissionZip('ada');
  const people = Array.from({ length: Number(values.clients) }, (_, n) => new Person(urls, n));
  await people[0]?.again('GET', '/status');
  return {
    done: () => `${people.reduce((sum, { checks }) => sum + checks.length, 0)} checks`,
    live: () =>
      Promise.all(
        people.map(async (person) => {
          while (!killing.isOver) {
            await person.handIn(zip);
            const started = person.checks.filter((check) => check.started).slice(-4);
            for (const check of started) await person.look(check);
          }
        }),
      ),
    judge: async () => {
      const since = Date.now();
      const open = (): readonly (readonly [Person, Check])[] =>
        people.flatMap((person) =>
          person.checks
            .filter((check) => check.started && check.ended === null)
            .map((check) => [person, check] as const),
        );
      while (open().length > 0 && Date.now() - since < PATIENCE_MS) {
        await pause(500);
        for (const [person, check] of open()) await person.look(check);
      }
      for (const person of people) await judge(person);
    },
  };
}

const postgres = values.on === 'postgresql' ? await startPostgres() : null;
const github = values.page ? await startWebGitHub({ repositories: [] }) : null;
const killing = { isOver: false };
let over = async (): Promise<void> => {};
try {
  const search = github === null ? [] : ['--web', 'github'];
  const environment = {
    CODE_SIMILARITY_KEY: KEY,
    ...(github === null ? {} : { GITHUB_API_URL: github.url, GITHUB_TOKEN: 'ghp_of_the_server' }),
  };
  let processes = 0;
  const keep = (args: readonly string[]): Kept => {
    processes += 1;
    const log = values.logs === undefined ? null : join(values.logs, `${processes}-${args[0] ?? ''}.log`);
    const form = log === null ? [] : ['--log-format', 'json'];
    return new Kept(values.program, [...args, ...form], environment, seen, log);
  };
  const front = await freePort();
  const ports = [await freePort(), await freePort()] as const;
  const more = values.page ? ['--public-url', `http://127.0.0.1:${front}`] : [];
  const {
    address,
    kept,
    kills,
    ports: used,
  } = postgres === null
    ? onSqlite(ports[0], [...more, ...search], keep)
    : onPostgres(postgres, await postgres.database(), ports, [more, search], keep);
  over = async () => void (await Promise.all(kept.map((one) => one.end())));
  const proxy = await between(used, front);
  const crowd =
    github === null
      ? await overTheInterface(
          used.map((port) => `http://127.0.0.1:${port}`),
          killing,
        )
      : await throughThePage({
          origin: proxy.origin,
          key: KEY,
          clients: Number(values.clients),
          seen,
          killing,
          requests: github.requests,
        });
  const living = crowd.live();
  const all = Number(values.kills);
  const waiting = [...kept];
  for (let kill = 0; kill < all; kill += 1) {
    await pause(random.integer(500, MOST_PAUSE_MS));
    const how = random.pick(kills);
    note(how.what);
    if (kill % 20 === 0) console.error(`${kill} of ${all} kills, ${crowd.done()}, ${wrong.length} wrong`);
    await how.do();
    // One after the other, as an operator does it: a process is another version from its next start on.
    const old = values.next === undefined || kill < all / 3 || kill % 5 !== 0 ? undefined : waiting.shift();
    if (values.next === undefined || old === undefined) continue;
    old.program = values.next;
    old.kill('SIGTERM');
    note('process replaced by the next version');
  }
  killing.isOver = true;
  console.error('the last kill is over');
  await living;
  await crowd.judge();
  await over();
  proxy.close();
  await judgeRows(address);
  for (const line of seen.lines()) console.log(line);
  for (const one of wrong) console.log(`WRONG: ${one}`);
  console.log(wrong.length === 0 ? 'nothing lost, nothing done twice' : `${wrong.length} wrong`);
  process.exitCode = wrong.length === 0 ? 0 : 1;
} finally {
  await over();
  await postgres?.close();
  await github?.close();
  rmSync(folder, { recursive: true, force: true });
}
