/**
 * The App's server, killed (-9) once before and once after each request that it makes while it answers four commands, and started again
 * on the same folder without anybody sending a delivery again, but those that it had not accepted. Each command must have one reply and
 * one last reaction, each check must exist once. Prints a table and ends with 1 where something was lost or doubled.
 *
 *   node bench/strikes-app.ts [--sample 4] [--seed 1]
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { deliver, SECRET } from '../test/app/open-server.ts';
import { COMPILED_ONCE } from '../test/compiled-once.ts';
import { fromSource } from '../test/from-source.ts';
import { program } from '../test/github/collecting.ts';
import { type GitHubStandIn, startGitHub, type StandInRepository } from '../test/github-stand-in/stand-in.ts';
import { randomFrom } from '../test/random.ts';
import { KEY, type StandIn, startStandIn } from '../test/service-stand-in/stand-in.ts';
import { type Proxy, type Strike, STRIKES, strikingProxy, Traffic } from './strikes/striking-proxy.ts';

const { values } = parseArgs({
  options: { sample: { type: 'string', default: '4' }, seed: { type: 'string', default: '1' } },
});
const privateKey = generateKeyPairSync('rsa', { modulusLength: 2048 })
  .privateKey.export({ type: 'pkcs8', format: 'pem' })
  .toString();
const COMMANDS = [
  '/similarity check',
  '/similarity dismiss org/tool#1..org/tool#2 from the lecture',
  '/similarity help',
  '/similarity status',
];
/** Milliseconds that a restarted server has for what is left. */
const PATIENCE_MS = 120_000;

/** A repository with two pull requests, its service, and the folder that servers keep their journal in. */
interface Place {
  readonly github: GitHubStandIn;
  readonly repository: StandInRepository;
  readonly service: StandIn;
  readonly data: string;
  /** Ids of the comments, in the order of the commands. */
  readonly comments: readonly number[];
}

interface Server {
  readonly url: string;
  readonly child: ChildProcess;
  readonly traffic: Traffic;
  /** Resolves when it was killed by a strike. */
  readonly killed: Promise<void>;
  close(): Promise<void>;
}

const whole = await run(null);
process.stdout.write(`${whole.requests.length} requests for ${COMMANDS.length} commands.\n`);
process.stdout.write('| strike | points | lost or doubled |\n|---|--:|--:|\n');
const deviations: string[] = [];
let seed = Number(values.seed);
for (const kind of ['kill-before', 'kill-after'] as const) {
  const step = Number(values.sample);
  const points: number[] = [];
  for (let at = randomFrom((seed += 1)).integer(1, step); at <= whole.requests.length; at += step) {
    points.push(at);
  }
  let bad = 0;
  for (const at of points) {
    const { ending, requests } = await run({ at, kind });
    if (ending === whole.ending) continue;
    bad += 1;
    deviations.push(`${kind} at ${at} (${requests[at - 1]}):\n${ending}\ninstead of\n${whole.ending}`);
  }
  process.stdout.write(`| ${STRIKES[kind]} | ${points.length} | ${bad} |\n`);
}
process.stdout.write(deviations.map((one) => `\n${one}\n`).join(''));
process.exitCode = deviations.length === 0 ? 0 : 1;

async function run(
  strike: { readonly at: number; readonly kind: Strike } | null,
): Promise<{ readonly ending: string; readonly requests: readonly string[] }> {
  const place = await open();
  const first = await serve(place, strike);
  const accepted = new Set<number>();
  const delivering = Promise.all(
    place.comments.map(async (id, n) => {
      if (await accepts(first, id, n)) accepted.add(n);
    }),
  );
  await Promise.race([first.killed, delivering.then(() => allAnswered(place))]);
  await delivering;
  const { requests } = first.traffic;
  const told = [...requests];
  await first.close();
  if (first.traffic.isDead()) {
    const second = await serve(place, null);
    for (const [n, id] of place.comments.entries()) if (!accepted.has(n)) await accepts(second, id, n);
    await allAnswered(place);
    await second.close();
  }
  const ending = endingOf(place);
  await place.service.close();
  await place.github.close();
  rmSync(place.data, { recursive: true, force: true });
  return { ending, requests: told };
}

async function open(): Promise<Place> {
  const github = await startGitHub();
  const repository = github.repository('org/tool', { private: true, collaborators: { ada: 'admin' } });
  await repository.commit({ files: { 'lib/a.py': program('a', 30) } });
  for (const author of ['ann', 'ben']) {
    const files = { [`lib/${author}.py`]: program('copied', 60) };
    await repository.commit({ branch: author, files, author });
    repository.pullRequest({ head: author, author });
  }
  const service = await startStandIn({ similarity: () => 93 });
  const data = mkdtempSync(join(tmpdir(), 'strikes-app-'));
  const comments = COMMANDS.map((body) => repository.comment(2, body, 'ada').id);
  return { github, repository, service, data, comments };
}

async function serve(
  { github, service, data }: Place,
  strike: { readonly at: number; readonly kind: Strike } | null,
): Promise<Server> {
  let child: ChildProcess | null = null;
  let tellKilled = (): void => {};
  const killed = new Promise<void>((resolve) => {
    tellKilled = resolve;
  });
  const traffic = new Traffic(strike?.at ?? null, strike?.kind ?? null, () => {
    child?.kill('SIGKILL');
    tellKilled();
  });
  const toGitHub = await strikingProxy(github.url, 'github', traffic);
  const toService = await strikingProxy(new URL(service.baseUrl).origin, 'service', traffic);
  const options = ['bot', '--port', '0', '--data', data, '--no-ai', '--poll-interval', '0.05'];
  options.push('--base-url', `${toService.origin}/api/v1`);
  const running = spawn(process.execPath, [...fromSource('cli.ts'), ...options], {
    cwd: data,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...COMPILED_ONCE,
      PATH: process.env['PATH'] ?? '',
      HOME: data,
      TMPDIR: data,
      GITHUB_API_URL: toGitHub.origin,
      GITHUB_TOKEN: github.token(),
      CODE_SIMILARITY_KEY: KEY,
      WEBHOOK_SECRET: SECRET,
      APP_ID: '12',
      APP_PRIVATE_KEY: privateKey,
    },
  });
  child = running;
  let said = '';
  running.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const url = await new Promise<string>((resolve, reject) => {
    running.stdout.setEncoding('utf8').on('data', (text: string) => {
      const found = /listening on (\S+)/.exec(text)?.[1];
      if (found !== undefined) resolve(found);
    });
    // Killed while it starts: there is nothing to deliver to.
    running.on('exit', () => {
      if (traffic.isDead()) resolve('');
      else reject(new Error(said));
    });
  });
  return { url, child: running, traffic, killed, close: () => stop(running, [toGitHub, toService]) };
}

async function stop(child: ChildProcess, proxies: readonly Proxy[]): Promise<void> {
  const ended = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : null;
  child.kill('SIGKILL');
  await ended;
  await Promise.all(proxies.map((proxy) => proxy.close()));
}

/** @returns whether the server took it: GitHub sends again what it did not */
async function accepts(server: Server, id: number, n: number): Promise<boolean> {
  const user = { login: 'ada', id: 7, type: 'User' };
  const text = JSON.stringify({
    action: 'created',
    repository: { id: 1, full_name: 'org/tool', name: 'tool', owner: { login: 'org' }, private: true },
    issue: { number: 2, pull_request: { url: 'x' } },
    comment: { id, body: COMMANDS[n], user },
    sender: user,
  });
  try {
    const delivery = `00000000-0000-4000-8000-00000000000${n}`;
    const { status } = await deliver(server, text, { 'x-github-delivery': delivery });
    return status === 202;
  } catch {
    return false;
  }
}

async function allAnswered({ repository, comments }: Place): Promise<void> {
  const isDone = (id: number): boolean =>
    repository
      .comments(2)
      .some((one) => one.id === id && one.reactions.some((name) => name === 'rocket' || name === 'confused'));
  for (let waited = 0; waited < PATIENCE_MS && !comments.every(isDone); waited += 100) {
    await new Promise((done) => setTimeout(done, 100));
  }
}

/** What people and the service see, without what differs from run to run. */
function endingOf({ repository, service, comments }: Place): string {
  const all = repository.comments(2);
  const commands = comments.map((id, n) => {
    const replies = all.filter(({ body }) => body.startsWith(`<!-- code-similarity:bot ${id} -->`));
    const reactions = all.find((one) => one.id === id)?.reactions.toSorted() ?? [];
    return `${COMMANDS[n]}: ${replies.length} replies, ${reactions.join(' ')}`;
  });
  const checks = service.checks.map(
    ({ starts, submissions }) => `${starts} starts, ${submissions.length} uploads`,
  );
  return [...commands, `comments: ${all.length}`, `checks: ${checks.join('; ')}`].join('\n');
}
