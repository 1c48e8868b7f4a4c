/**
 * The App's server under load: ten installations at once against one, an outsider's flood and how long staff wait beside it,
 * and what a delivery costs with many waiting. `node bench/app.ts [--tree FOLDER] [--patience SECONDS]`: the server runs from
 * the sources in FOLDER (this repository unless told), GitHub is our own, over loopback. The pace that GitHub asks for is
 * kept, so the times are those that people would wait.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { deliver, SECRET } from '../test/app/open-server.ts';
import { startGitHub, type StandInRepository, userId } from '../test/github-stand-in/stand-in.ts';

const { values } = parseArgs({ options: { tree: { type: 'string' }, patience: { type: 'string' } } });
const tree = resolve(values.tree ?? join(import.meta.dirname, '..'));
const patienceMs = Number(values.patience ?? 120) * 1000;
const FLOOD = 1100;
const AT_ONCE = 20;

const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});
const github = await startGitHub();
const folder = mkdtempSync(join(tmpdir(), 'code-similarity-bench-app-'));

interface Place {
  readonly repository: StandInRepository;
  readonly pull: number;
}

/** A repository with a pull request, where ada is an admin. */
async function place(fullName: string): Promise<Place> {
  const repository = github.repository(fullName, { collaborators: { ada: 'admin' } });
  await repository.commit({ files: { 'a.py': 'print(1)\n' } });
  await repository.commit({ branch: 'ben', files: { 'b.py': 'print(2)\n' }, author: 'ben' });
  return { repository, pull: repository.pullRequest({ head: 'ben', author: 'ben' }).number };
}

interface Server {
  readonly url: string;
  readonly child: ChildProcess;
}

async function serve(): Promise<Server> {
  const child = spawn(process.execPath, [join(tree, 'src', 'cli.ts'), 'bot', '--port', '0'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {
      PATH: process.env['PATH'] ?? '',
      HOME: folder,
      TMPDIR: folder,
      GITHUB_API_URL: github.url,
      WEBHOOK_SECRET: SECRET,
      APP_ID: '12',
      APP_PRIVATE_KEY: privateKey,
    },
  });
  const url = await new Promise<string>((done, fail) => {
    child.on('exit', () => fail(new Error('the server ended')));
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      const found = /listening on (\S+)/.exec(text)?.[1];
      if (found !== undefined) done(found);
    });
  });
  return { url, child };
}

async function stop({ child }: Server): Promise<void> {
  child.removeAllListeners('exit');
  const ended = new Promise((done) => child.on('exit', done));
  child.kill('SIGKILL');
  await ended;
}

interface Asked {
  readonly id: number;
  readonly status: number;
  readonly at: number;
  readonly answerMs: number;
}

/** Writes a comment and delivers it, as GitHub does. */
async function ask(
  server: Server,
  { repository, pull }: Place,
  author: string,
  body: string,
): Promise<Asked> {
  const { id } = repository.comment(pull, body, author);
  const text = JSON.stringify({
    action: 'created',
    repository: { id: repository.id, full_name: repository.fullName, private: false },
    issue: { number: pull, pull_request: { url: 'x' } },
    comment: { id, body, user: { login: author, type: 'User' } },
    installation: { id: userId(repository.owner) },
  });
  const at = performance.now();
  const { status } = await deliver(server, text, { 'x-github-delivery': randomUUID() });
  return { id, status, at, answerMs: performance.now() - at };
}

/** Seconds from the comment to the bot's last reaction; null: it was not there in time. */
async function answered({ repository, pull }: Place, { id, at }: Asked): Promise<number | null> {
  while (performance.now() - at < patienceMs) {
    const reactions = repository.comments(pull).find((one) => one.id === id)?.reactions ?? [];
    const isAnswered = reactions.some((one) => one === 'rocket' || one === 'confused');
    if (isAnswered) return (performance.now() - at) / 1000;
    await new Promise((done) => setTimeout(done, 50));
  }
  return null;
}

async function inParallel(count: number, body: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let index = next++; index < count; index = next++) await body(index);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

const seconds = (value: number | null): string =>
  value === null ? `more than ${patienceMs / 1000} s` : `${value.toFixed(1)} s`;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Processor time of a process so far, in milliseconds: user and system, in ticks of 10 ms. */
function cpuMs({ child }: Server): number {
  const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

async function installationsAtOnce(count: number): Promise<void> {
  const places = await Promise.all(
    Array.from({ length: count }, (_, index) => place(`inst${count}x${index}/r`)),
  );
  const server = await serve();
  const all = await Promise.all(
    places.map(async (one) => answered(one, await ask(server, one, 'ada', '/similarity help'))),
  );
  say(`${count} commands in ${count} installations | last answer after ${seconds(worst(all))}`);
  await stop(server);
}

function worst(all: readonly (number | null)[]): number | null {
  return all.some((one) => one === null) ? null : Math.max(...all.map((one) => one ?? 0));
}

async function flood(body: string): Promise<void> {
  const name = body.replace('/similarity ', '');
  const here = await place(`flood-${name}/open`);
  const near = await place(`flood-${name}/other`);
  const away = await place(`calm-${name}/r`);
  const server = await serve();
  const statuses = new Map<number, number>();
  let slowest = 0;
  await inParallel(FLOOD, async () => {
    const { status, answerMs } = await ask(server, here, 'eve', body);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    slowest = Math.max(slowest, answerMs);
  });
  const said = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
  say(`${FLOOD} × ${body} by an outsider | ${said}; slowest answer ${(slowest / 1000).toFixed(2)} s`);
  for (const [where, one] of [
    ['the same repository', here],
    ['another repository of the installation', near],
    ['another installation', away],
  ] as const) {
    const own = await ask(server, one, 'ada', '/similarity help');
    const wait = own.status === 202 ? seconds(await answered(one, own)) : `refused (${own.status})`;
    say(`  staff in ${where} | ${wait}`);
  }
  await stop(server);
}

async function cost(): Promise<void> {
  const places = await Promise.all(Array.from({ length: 20 }, (_, index) => place(`cost${index}/r`)));
  const server = await serve();
  const burst = async (from: number, count: number): Promise<string> => {
    const before = cpuMs(server);
    await inParallel(count, async (index) => {
      const where = places[index % places.length];
      if (where !== undefined) await ask(server, where, `p${from + index}`, '/similarity help');
    });
    return ((cpuMs(server) - before) / count).toFixed(1);
  };
  const first = await burst(0, 100);
  await burst(100, 700);
  say(`CPU a delivery | ${first} ms with up to 100 waiting, ${await burst(800, 200)} ms with up to 1,000`);
  await stop(server);
}

try {
  say(`server of ${tree}`);
  for (const count of [1, 10]) await installationsAtOnce(count);
  for (const body of ['/similarity help', '/similarity check']) await flood(body);
  await cost();
} finally {
  await github.close();
  rmSync(folder, { recursive: true, force: true });
}
