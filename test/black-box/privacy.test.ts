import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync, gunzipSync, gzipSync, inflateRawSync, inflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readZip } from '../../src/system/zip/reader.ts';
import { HastyClock } from '../fake-clock.ts';
import { pullRequestPayload } from '../github/events.ts';
import {
  type GitHubStandIn,
  type StandInRepository,
  startGitHub,
  userId,
} from '../github-stand-in/stand-in.ts';
import { KEY, type Request, type StandInOptions, startStandIn } from '../service-stand-in/stand-in.ts';
import { some } from '../suite.ts';
import { temporaryFolder } from '../temporary.ts';
import { type ActionOptions, type ActionRun, runAction } from './run-action.ts';
import { putFile } from '../put-files.ts';

/*
 * What a student can read of a run tells nothing of another student. Everything that could give a peer away holds the word
 * `canary` (login, repository, folder, file, branch, title, name, comments and names in the code), or is registered with `betrays`
 * (commits, numbers, hashes of names). Each mode of the table is run once, by the built action; then every byte that it left
 * where a student can read is searched. Controls run the same for staff, and must find what the others must not.
 */

// ── People and their work ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** What is no word and gives a peer away nevertheless → what it is. */
const traces = new Map<string, string>();

function betrays(what: string, value: string): void {
  traces.set(value.toLowerCase(), what);
}

/** A hash without a secret is a name: whoever has the list of names can undo it. */
function betraysName(name: string): void {
  for (const algorithm of ['sha256', 'sha1', 'md5']) {
    for (const text of [name, name.toLowerCase()]) {
      const hash = createHash(algorithm).update(text).digest('hex');
      betrays(`${algorithm} of ${name}`, hash.slice(0, 10));
    }
  }
}

interface Person {
  readonly login: string;
  readonly student: string;
  readonly repository: string;
  readonly folder: string;
  readonly file: string;
  readonly branch: string;
  readonly title: string;
  readonly message: string;
  readonly code: string;
}

function person(word: string, n: number): Person {
  return {
    login: `${word}login${n}`,
    student: `${word}first${n} ${word}last${n}`,
    repository: `hw1-${word}repo${n}`,
    folder: `${word}folder${n}`,
    file: `${word}dir${n}/${word}file${n}.py`,
    branch: `${word}branch${n}`,
    title: `${word}title${n}`,
    message: `${word}message${n}`,
    code: program(`${word}token${n}`, `${word}comment${n}`) + original(n),
  };
}

function peer(n: number): Person {
  const made = person('canary', n);
  betrays(`numeric id of ${made.login}`, String(userId(made.login)));
  for (const name of [made.login, made.student, made.folder, `course/${made.repository}`]) betraysName(name);
  return made;
}

/** The same program for everybody but for its names, strings and comments. */
function program(name: string, comment: string): string {
  const body = Array.from({ length: 24 }, (_, i) => [
    `    # ${comment} ${i}`,
    `    ${name}sum = ${name}sum * ${i + 2} + len("${name}text${i}")`,
    `    for ${name}at in range(${i + 3}):`,
    `        if ${name}at % ${i + 2} == ${i % 5}:`,
    `            ${name}list.append(${name}sum - ${name}at)`,
  ]).flat();
  return [`def ${name}(${name}sum, ${name}list):`, ...body, `    return ${name}sum`, ''].join('\n');
}

/** Something that nobody else has, so that no score is a whole number. */
function original(n: number): string {
  const steps = [
    '    total = max(total, key=lambda day: readings[day])',
    '    while total > 3 and readings:',
    '        readings.pop()',
    '    readings = {day: degrees for day, degrees in readings.items() if degrees}',
    '    assert total is not None or not readings',
    '    total, readings = readings, total',
    '    if not total: raise ValueError(f"{total}?")',
    '    print(sorted(readings, reverse=True)[::2])',
  ];
  const body = Array.from({ length: 8 + n }, (_, i) => steps[(i * n + n) % steps.length]);
  return ['', `class Own${n}:`, '  def run(self, total, readings):', ...body, '    return total', ''].join(
    '\n',
  );
}

const OWN = person('own', 5);
const OWN_FILE = OWN.file;
const PEERS = [1, 2, 3].map(peer);
const ARCHIVED = peer(9);
const ARCHIVE = 'course/canaryarchive9';
const STAFF = 'canarystaff1';
const REASON = 'canaryreason1';

// ── What a student can read ───────────────────────────────────────────────────────────────────────────────────────────────────

interface Seen {
  readonly outcome: string | undefined;
  /** Name of a channel → every byte of it. */
  readonly channels: ReadonlyMap<string, string>;
  /** What went to a service that is not ours, but for the code itself. */
  readonly sent: string | null;
  /** Names of the files that went there. */
  readonly uploaded: readonly string[];
}

/** What the runner shows of a log: not what is said to the runner, nor details that nobody asked for. */
function shown(log: string): string {
  return log.replaceAll(/^::(?:debug|add-mask)::.*$/gm, '');
}

function channelsOf(run: ActionRun): Map<string, string> {
  const channels = new Map([
    ['log', shown(run.stdout)],
    ['annotations', (run.stdout.match(/^::(?:warning|notice|error) .*$/gm) ?? []).join('\n')],
    ['errors', run.stderr],
    ['summary', run.summary],
    ['outputs', JSON.stringify(run.outputs)],
    ['state', JSON.stringify(run.state)],
  ]);
  for (const [path, bytes] of filesIn(run.reportDir)) {
    channels.set(path, `${path}\n${path.endsWith('.zip') ? unzipped(bytes) : bytes.toString('utf8')}`);
  }
  return channels;
}

function* filesIn(folder: string): Generator<[string, Buffer]> {
  let entries;
  try {
    entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  } catch {
    return;
  }
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    yield [path.slice(folder.length + 1), readFileSync(path)];
  }
}

function unzipped(bytes: Buffer): string {
  const { entries } = readZip(bytes);
  return entries.map((entry) => `${entry.path}\n${Buffer.from(entry.read()).toString('utf8')}`).join('\n');
}

/** What the run wrote into a repository: comments and reactions of bots, check runs, issues, branches. */
function writtenInto(repository: StandInRepository, branches: readonly string[]): Map<string, string> {
  const comments = repository.storedComments;
  const ours = comments.filter(({ byBot }) => byBot).map(({ body }) => body);
  const reactions = comments.flatMap((one) => one.reactions);
  const issues = [...repository.issues.values()].filter(({ byBot, pull }) => byBot && pull === null);
  const channels = new Map([
    ['comments', ours.join('\n\n')],
    ['reactions', JSON.stringify(reactions)],
    ['check runs', JSON.stringify(repository.checkRuns())],
  ]);
  // In a private one these are the staff's.
  if (repository.options.private === false) {
    const made = [...repository.branches.keys()].filter((name) => !branches.includes(name));
    channels.set('branches', made.join('\n'));
    channels.set('issues', issues.map(({ title, body }) => `${title}\n${body}`).join('\n'));
  }
  return channels;
}

/** What a request says beside the contents of files. */
function toldBy(request: Request): string {
  const { method, path, headers, body } = request;
  const text = body.toString('latin1');
  const boundary = /boundary="?([^";]+)/.exec(headers['content-type'] ?? '')?.[1];
  const told =
    boundary === undefined
      ? [text]
      : text.split(`--${boundary}`).map((part) => {
          const [head = '', ...rest] = part.split('\r\n\r\n');
          return head.includes('filename=') ? head : `${head}\n${rest.join('\n')}`;
        });
  return [`${method} ${path}`, JSON.stringify({ ...headers, apikey: '' }), ...told].join('\n');
}

// ── The search ────────────────────────────────────────────────────────────────────────────────────────────────────────────────

const known = new Map<string, readonly string[]>();

/** The text and all that is packed into it: base64, hex, deflated, several times over. */
function unpacked(text: string): readonly string[] {
  const before = known.get(text);
  if (before !== undefined) return before;
  const found: string[] = [];
  let layer = [text];
  for (let depth = 0; depth < 4 && layer.length > 0; depth += 1) {
    found.push(...layer);
    layer = layer.flatMap((one) => [...inside(one)]).filter((one) => one.length > 7);
  }
  const readable = [...new Set(found.map(plain))];
  known.set(text, readable);
  return readable;
}

function* inside(text: string): Generator<string> {
  for (const [run] of text.matchAll(/[A-Za-z0-9+/_-]{12,}/g)) {
    let packed = packedIn.get(run);
    if (packed === undefined) {
      packed = [...packedForms(run)];
      packedIn.set(run, packed);
    }
    yield* packed;
  }
}

/** By run of characters: the page of every report is mostly the same. */
const packedIn = new Map<string, readonly string[]>();

function* packedForms(run: string): Generator<string> {
  const forms = [Buffer.from(run, 'base64')];
  if (/^(?:[0-9a-f]{2})+$/i.test(run)) forms.push(Buffer.from(run, 'hex'));
  for (const bytes of forms) {
    for (const unpack of UNPACKERS) {
      const one = unpacking(unpack, bytes);
      // What is no text was not packed.
      if (one !== null && !/[\p{Cc}\ufffd]/u.test(one.replaceAll(/\s/g, ''))) yield one;
    }
  }
}

const UNPACKERS = [inflateRawSync, inflateSync, gunzipSync, (packed: Buffer) => packed];

/** null: it is not packed so. */
function unpacking(unpack: (packed: Buffer) => Buffer, bytes: Buffer): string | null {
  const { stackTraceLimit } = Error;
  // Nearly all of what is tried is refused, and a stack costs more than the try.
  Error.stackTraceLimit = 0;
  try {
    return unpack(bytes).toString('utf8');
  } catch {
    return null;
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** As a person reads it: without escapes of addresses, JSON, HTML and Markdown, and without what cannot be seen. */
function plain(text: string): string {
  const character = (code: string, base: number): string => {
    const value = Number.parseInt(code, base);
    return value > 0x10_ff_ff ? '' : String.fromCodePoint(value);
  };
  return text
    .replaceAll(/%([0-9a-f]{2})|\\u([0-9a-f]{4})|&#x([0-9a-f]+);/gi, (_, ...codes: (string | undefined)[]) =>
      character(codes.slice(0, 3).find((code) => code !== undefined) ?? '', 16),
    )
    .replaceAll(/&#(\d+);/g, (_, code: string) => character(code, 10))
    .replaceAll(/\p{Cf}|\\(?=[^\w\s])/gu, '')
    .normalize('NFKC');
}

const CANARY = /canary\w*/gi;

/** Every place where a text gives a peer away, in words that lead there. */
function betrayals(channel: string, text: string, most = 6): string[] {
  const registered = `(?<![0-9a-f])(?:${[...traces.keys()].join('|')})`;
  const places = new Map<string, string>();
  const patterns = [CANARY, new RegExp(registered, 'gi')];
  for (const one of unpacked(text)) {
    for (const pattern of patterns) {
      for (const { 0: found, index } of one.matchAll(pattern)) {
        const what = traces.get(found.toLowerCase()) ?? found;
        const around = one.slice(Math.max(0, index - 90), index + found.length + 30);
        if (!places.has(what)) places.set(what, `${channel}: ${what} in “${around.replaceAll(/\s+/g, ' ')}”`);
      }
    }
  }
  return [...places.values()].slice(0, most);
}

/** Numbers with decimals, but for times, durations, versions and addresses: two that are equal make a pair. */
function decimals(channel: string, text: string): string[] {
  const found = unpacked(text).flatMap((one) => {
    const said = one
      .replaceAll(/<style\b[\s\S]*?<\/style>/g, '')
      .replaceAll(/<script\b(?![^>]*octet-stream)[\s\S]*?<\/script>/g, '')
      .replaceAll(/\d{4}-\d\d-\d\d[T ][\d:.]+Z?/g, '')
      .replaceAll(/\d+(?:\.\d+){2,}/g, '')
      .replaceAll(/\d+\.\d+ (?:ms|s|min|h)\b/g, '');
    return [...said.matchAll(/(?<![\w.])\d+\.\d+(?![\w.]*\w)/g)].map(
      ({ 0: number, index }) =>
        `${channel}: ${number} in “${said.slice(Math.max(0, index - 60), index + 30).replaceAll(/\s+/g, ' ')}”`,
    );
  });
  return [...new Set(found)].slice(0, 6);
}

// ── Runs ──────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

let github: GitHubStandIn;

interface Place {
  readonly repository: StandInRepository;
  readonly event: NonNullable<ActionOptions['event']>;
}

interface Asked {
  readonly inputs?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
  readonly workspace?: string;
  /** A service that is not ours. */
  readonly remote?: StandInOptions;
}

async function seen(place: Place, asked: Asked = {}): Promise<Seen> {
  const { repository, event } = place;
  const branches = [...repository.branches.keys()];
  const service = asked.remote === undefined ? null : await startStandIn(asked.remote);
  const run = await runAction({
    ...(asked.workspace === undefined ? {} : { workspace: asked.workspace }),
    inputs: {
      'github-token': github.token(),
      ...(service === null
        ? {}
        : {
            apikey: KEY,
            'base-url': service.baseUrl,
            'poll-interval': '0.05',
            'requests-per-minute': '60',
          }),
      ...asked.inputs,
    },
    env: {
      GITHUB_API_URL: github.url,
      GITHUB_REPOSITORY: repository.fullName,
      GITHUB_REPOSITORY_OWNER: repository.owner,
      GITHUB_SHA: repository.head() ?? '',
      ...asked.env,
    },
    event,
    clock: new HastyClock(15_000),
  });
  await service?.close();
  return {
    outcome: run.outputs['outcome'],
    channels: new Map([...channelsOf(run), ...writtenInto(repository, branches)]),
    sent: service === null ? null : service.requests.map(toldBy).join('\n\n'),
    uploaded:
      service === null ? [] : service.checks.flatMap((one) => one.submissions).map((one) => one.filename),
  };
}

/** Starts what it is given once. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => (made ??= make());
}

/** A service that calls everything similar, mixes up the sides of matches and quotes the files that it was given. */
function talkative(about: string | undefined): StandInOptions {
  const match = { match_type: 1, line_start: 3, line_end: 40 };
  return {
    total: (index) => `${80 + index}.4375`,
    ai: (index) => 30.0625 + index,
    rewrite: {
      '/check/results': (body) => ({
        ...body,
        other_matches: [
          { ...match, similarity: 81.4375, file: OWN.file, file_matched: about },
          { ...match, similarity: 71.4375, file: about, file_matched: OWN.file },
        ],
      }),
      '/check/overview': (body) => ({ ...body, notices: [`${about} could not be parsed.`] }),
    },
  };
}

const TALKATIVE = talkative(PEERS[0]?.file);

// Pull requests

let scenes = 0;

interface PullScene extends Place {
  readonly number: number;
  readonly peerNumber: number;
  readonly fork: StandInRepository;
}

/** A repository with the pull requests of two peers and one's own. Numbers are such as nothing else has. */
async function pullScene(options: {
  private: boolean;
  event?: string;
  config?: (numbers: readonly number[]) => string;
}): Promise<PullScene> {
  scenes += 1;
  const at = scenes;
  const base = github.repository(`org/tool${at}`, {
    private: options.private,
    collaborators: { lead: 'admin', [STAFF]: 'write' },
  });
  const first = 770_000 + 10 * at;
  await base.commit({
    files: {
      'lib/tool.py': 'VERSION = 3\n',
      [`lastyear/${ARCHIVED.folder}/${ARCHIVED.file}`]: ARCHIVED.code,
      ...(options.config === undefined
        ? {}
        : { '.github/similarity.yml': options.config([first + 1, first + 2, first + 3]) }),
    },
  });
  base.issue({ title: 'first', author: 'lead' });
  const placeholder = base.issues.get(1);
  if (placeholder === undefined) throw new Error('there is no first issue');
  base.issues.delete(1);
  base.issues.set(first, { ...placeholder, number: first });
  const open = async (who: Person): Promise<{ number: number; fork: StandInRepository }> => {
    const fork = github.repository(`${who.login}/${who.repository}-${at}`, {
      private: options.private,
      fork: true,
    });
    fork.adopt(base);
    const sha = await fork.commit({
      branch: who.branch,
      files: { [who.file]: who.code },
      author: who.login,
      message: who.message,
    });
    const { number } = base.pullRequest({
      head: who.branch,
      headRepository: fork,
      author: who.login,
      title: who.title,
    });
    if (who !== OWN) {
      betrays(`commit of ${who.login}`, sha.slice(0, 7));
      betrays(`pull request of ${who.login}`, String(number));
      betraysName(`${base.fullName}#${number}`);
    }
    return { number, fork };
  };
  const [one, two] = [PEERS[0] ?? OWN, PEERS[1] ?? OWN];
  const { number: peerNumber } = await open(one);
  await open(two);
  const { number, fork } = await open(OWN);
  const name = options.event ?? 'pull_request_target';
  return {
    repository: base,
    number,
    peerNumber,
    fork,
    event: { name, payload: pullRequestPayload(base, number, (fullName) => github.find(fullName)) },
  };
}

const EVERY_CHANNEL = { comment: 'always', 'check-run': 'true', annotations: 'always' };

async function onPull(
  options: Parameters<typeof pullScene>[0],
  asked: (scene: PullScene) => Asked = () => ({}),
): Promise<Seen> {
  const scene = await pullScene(options);
  const { inputs, ...rest } = asked(scene);
  return seen(scene, { inputs: { ...EVERY_CHANNEL, ...inputs }, ...rest });
}

function workflowRun(scene: PullScene): Place {
  return {
    repository: scene.repository,
    event: {
      name: 'workflow_run',
      payload: {
        action: 'completed',
        repository: {
          id: scene.repository.id,
          full_name: scene.repository.fullName,
          private: scene.repository.options.private,
        },
        workflow_run: {
          head_sha: scene.fork.head(OWN.branch),
          head_branch: OWN.branch,
          head_repository: { owner: { login: OWN.login } },
        },
      },
    },
  };
}

type Say = (body: string, author?: string) => Promise<Seen>;

/** Commands of the bot on one pull request, one after the other. */
function conversation<Name extends string>(
  hold: (say: Say, scene: PullScene) => Promise<Readonly<Record<Name, Seen>>>,
): () => Promise<Readonly<Record<Name, Seen>>> {
  return once(async () => {
    const scene = await pullScene({ private: true });
    const { repository, number } = scene;
    const { id: repositoryId, fullName: full_name } = repository;
    return hold(async (body, author = 'lead') => {
      const { id } = repository.comment(number, body, author);
      const payload = {
        action: 'created',
        repository: { id: repositoryId, full_name, private: true },
        issue: { number, pull_request: { url: 'x' } },
        comment: { id, body, user: { login: author, id: 7, type: 'User' } },
      };
      return seen(
        { repository, event: { name: 'issue_comment', payload } },
        { inputs: { ...EVERY_CHANNEL, 'bot-users': `lead\n${STAFF}` } },
      );
    }, scene);
  });
}

const asking = conversation(async (say, { peerNumber }) => ({
  help: await say('/similarity help'),
  'status before a check': await say('/similarity status'),
  check: await say('/similarity check'),
  status: await say('/similarity status'),
  'explain own': await say('/similarity explain own'),
  'explain of a peer': await say(`/similarity explain ${peerNumber}`),
}));

const deciding = conversation(async (say, { repository, number, peerNumber }) => ({
  dismiss: await say(
    `/similarity dismiss ${repository.fullName}#${peerNumber}..${repository.fullName}#${number} ${REASON}`,
  ),
  'dismiss of an unknown pair': await say(
    `/similarity dismiss course/${PEERS[0]?.repository}..course/other no`,
  ),
  'dismiss of a number': await say('/similarity dismiss 1 no'),
  'check after a dismissal': await say('/similarity check'),
  'a refused person': await say('/similarity check', 'stranger'),
  'check that meets a limit': await (() => {
    limit(repository.fullName);
    return say('/similarity check --again');
  })(),
}));

/** The next requests for the commits of a repository's peers meet the end of the hour's requests. */
function limit(repository: string): void {
  const reset = String(Math.ceil(Date.now() / 1000) + 7_200);
  github.fail(
    { path: new RegExp(`/${repository}/pulls\\?`), times: 9 },
    {
      status: 403,
      headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset },
      body: { message: 'API rate limit exceeded', documentation_url: '' },
    },
  );
}

// Folders and repositories

function put(folder: string, path: string, text: string): void {
  putFile(folder, path, text);
}

/** A class as folders, with one that holds no code and one that cannot be read. */
function classFolder(at = 'class'): string {
  const workspace = temporaryFolder();
  for (const { folder, file, code } of PEERS) put(workspace, join(at, folder, file), code);
  put(workspace, join(at, 'canaryfolder4', 'canarynotes4.pdf'), 'no code');
  put(workspace, join(at, 'canaryfolder6.zip'), 'no archive');
  return workspace;
}

function configured(workspace: string, text: string): string {
  put(workspace, '.github/similarity.yml', text);
  return workspace;
}

let places = 0;

/** A repository in which a workflow of nobody's own runs. */
async function anywhere(isPrivate: boolean, event = 'workflow_dispatch'): Promise<Place> {
  places += 1;
  const repository = github.repository(`course/place${places}`, {
    private: isPrivate,
    collaborators: { [STAFF]: 'write' },
  });
  await repository.commit({ files: { 'README.md': 'A course' } });
  const { id, fullName } = repository;
  return {
    repository,
    event: { name: event, payload: { repository: { id, full_name: fullName, private: isPrivate } } },
  };
}

/** A public one, of which the event says nothing, as that of a schedule may do. */
async function unsaid(): Promise<Place> {
  const { repository } = await anywhere(false);
  return { repository, event: { name: 'schedule', payload: { schedule: '7 3 * * *' } } };
}

const inPublic = async (asked: Asked): Promise<Seen> => seen(await anywhere(false), asked);
const inPrivate = async (asked: Asked): Promise<Seen> => seen(await anywhere(true), asked);

const HOMEWORK = {
  repositories: 'hw1-*',
  organization: 'course',
  'check-run': 'true',
  annotations: 'always',
};

/** A manifest with students' names, one of whom has no repository and one of whom has lost it. */
function manifest(): string {
  const workspace = temporaryFolder();
  const rows = PEERS.map(({ repository, student }) => `course/${repository},${student}`);
  put(
    workspace,
    'roster.csv',
    ['repository,student', ...rows, 'course/hw1-canarylost4,Canaryfirst4', ',Canaryfirst5', ''].join('\n'),
  );
  return configured(
    workspace,
    `dismissed:\n  - a: course/${PEERS[0]?.repository}\n    b: course/${PEERS[1]?.repository}\n    reason: ${REASON}\nstaff: [${STAFF}]\n`,
  );
}

/** The same class, in one folder, for staff and then for everybody's eyes. */
const staffThenAlways = once(async () => {
  const workspace = classFolder();
  const inputs = { path: 'class' };
  return {
    staff: await inPrivate({ workspace, inputs }),
    always: await inPrivate({ workspace, inputs: { ...inputs, anonymize: 'always' } }),
  };
});

/** A student's own repository, checked out, in which its own workflow runs. */
async function ownRepository(asked: Asked, archive = ARCHIVE): Promise<Seen> {
  places += 1;
  const repository = github.repository(`solo/${OWN.repository}-${places}`);
  await repository.commit({ files: { [OWN_FILE]: OWN.code }, author: OWN.login });
  const workspace = join(temporaryFolder(), repository.name);
  put(workspace, OWN_FILE, OWN.code);
  const { id, fullName } = repository;
  return seen(
    {
      repository,
      event: { name: 'push', payload: { repository: { id, full_name: fullName, private: true } } },
    },
    {
      workspace,
      ...asked,
      inputs: { source: 'workspace', archive, 'check-run': 'true', annotations: 'always', ...asked.inputs },
    },
  );
}

const SCAN = `staff: [${STAFF}]\nassignments:\n  - name: hw1\n    repositories: hw1-*\n    organization: course\n`;

// ── The table ─────────────────────────────────────────────────────────────────────────────────────────────────────────────────

interface Mode {
  readonly name: string;
  readonly run: () => Promise<Seen>;
  /** How it has to end, so that it is this mode that was looked at; several: it may also be refused as a whole. */
  readonly outcome: string | readonly string[];
  /** Channels that show the reader's own file. */
  readonly own?: readonly string[];
  /** Channels that do not, because everybody reads them. */
  readonly hidden?: readonly string[];
  /** How many files a service that is not ours was given; absent: there is none. */
  readonly uploads?: number;
}

const OWN_FILES = ['log', 'annotations', 'summary', 'index.html', 'report.json', 'report.sarif'];
const OWN_EVERYWHERE = [...OWN_FILES, 'comments', 'check runs'];

const MODES: readonly Mode[] = [
  {
    name: 'pull_request from a fork, in a public repository',
    run: () =>
      onPull({ private: false, event: 'pull_request' }, () => ({
        inputs: {
          'github-token': github.token({
            permissions: { contents: 'read', pull_requests: 'read', metadata: 'read' },
          }),
        },
      })),
    outcome: 'flagged',
    hidden: OWN_FILES,
  },
  {
    name: 'pull_request_target, in a public repository',
    run: () => onPull({ private: false }),
    outcome: 'flagged',
    hidden: OWN_EVERYWHERE,
  },
  {
    name: 'pull_request_target, in a public repository, anonymize: never',
    run: () => onPull({ private: false }, () => ({ inputs: { anonymize: 'never' } })),
    outcome: 'flagged',
    hidden: OWN_EVERYWHERE,
  },
  {
    name: 'pull_request_target, in a private repository',
    run: () => onPull({ private: true }),
    outcome: 'flagged',
    own: OWN_EVERYWHERE,
  },
  {
    name: 'pull_request_target, with a dismissed pair',
    run: () =>
      onPull({
        private: true,
        config: ([one = 0, , own = 0]) =>
          `dismissed:\n  - a: org/tool${scenes}#${one}\n    b: org/tool${scenes}#${own}\n    reason: ${REASON}\nbot-users: [${STAFF}]\n`,
      }),
    outcome: 'flagged',
    own: OWN_EVERYWHERE,
  },
  {
    name: 'pull_request_target, compared with a list',
    run: () =>
      onPull({ private: true }, () => ({
        inputs: {
          'compare-with': `${ARCHIVE}\nlastyear`,
          'collect-token': github.token({ login: 'teacher' }),
        },
      })),
    outcome: 'flagged',
    own: OWN_EVERYWHERE,
  },
  {
    name: 'pull_request_target, at a remote service',
    run: () => onPull({ private: true }, () => ({ remote: TALKATIVE })),
    outcome: 'flagged',
    uploads: 3,
    own: OWN_EVERYWHERE,
  },
  {
    name: 'workflow_run',
    run: async () => {
      const scene = await pullScene({ private: true });
      return seen(workflowRun(scene), { inputs: { ...EVERY_CHANNEL, source: 'pull-request' } });
    },
    outcome: 'flagged',
    own: OWN_EVERYWHERE,
  },
  bot('help', async () => (await asking()).help, 'skipped'),
  bot('status before a check', async () => (await asking())['status before a check'], 'skipped'),
  bot('check', async () => (await asking()).check, 'flagged', OWN_EVERYWHERE),
  bot('status', async () => (await asking()).status, 'skipped'),
  bot('explain own', async () => (await asking())['explain own'], 'skipped', ['comments']),
  bot('explain of a peer', async () => (await asking())['explain of a peer'], 'skipped'),
  bot('dismiss', async () => (await deciding()).dismiss, 'skipped'),
  bot('dismiss of an unknown pair', async () => (await deciding())['dismiss of an unknown pair'], 'skipped'),
  bot('dismiss of a number', async () => (await deciding())['dismiss of a number'], 'skipped'),
  bot(
    'check after a dismissal',
    async () => (await deciding())['check after a dismissal'],
    'flagged',
    OWN_EVERYWHERE,
  ),
  bot('a refused person', async () => (await deciding())['a refused person'], 'skipped'),
  bot('check that meets a limit', async () => (await deciding())['check that meets a limit'], 'rate-limited'),
  {
    name: 'directory, in a public repository',
    run: () => inPublic({ workspace: classFolder(), inputs: { path: 'class', 'check-run': 'true' } }),
    outcome: 'flagged',
  },
  {
    name: 'directory, in a public repository, anonymize: never',
    run: () => inPublic({ workspace: classFolder(), inputs: { path: 'class', anonymize: 'never' } }),
    outcome: 'flagged',
  },
  {
    name: 'directory, in a public repository, at a remote service',
    run: () => inPublic({ workspace: classFolder(), inputs: { path: 'class' }, remote: TALKATIVE }),
    outcome: 'flagged',
    uploads: 3,
  },
  {
    name: 'directory, in a public repository, one submission alone',
    run: () => {
      const workspace = temporaryFolder();
      const [only] = PEERS;
      if (only !== undefined) put(workspace, join('class', only.folder, only.file), only.code);
      return inPublic({ workspace, inputs: { path: 'class', archive: ARCHIVE, annotations: 'always' } });
    },
    outcome: 'flagged',
  },
  {
    name: 'repositories, in a public repository',
    run: () => inPublic({ inputs: { ...HOMEWORK, archive: ARCHIVE } }),
    outcome: 'flagged',
  },
  {
    name: 'repositories of a manifest, in a public repository',
    run: () =>
      inPublic({ workspace: manifest(), inputs: { manifest: 'roster.csv', organization: 'course' } }),
    outcome: 'flagged',
  },
  {
    name: 'repositories, in a public repository, at a remote service',
    run: () => inPublic({ inputs: HOMEWORK, remote: TALKATIVE }),
    outcome: 'flagged',
    uploads: 3,
  },
  {
    name: 'part of a matrix, in a public repository',
    run: () => inPublic({ inputs: { ...HOMEWORK, shard: '1/1' } }),
    outcome: ['skipped', 'config-error'],
  },
  {
    name: 'anonymize: always, where a report for staff lay before',
    run: async () => (await staffThenAlways()).always,
    outcome: 'flagged',
  },
  {
    name: 'anonymize: always, repositories of a manifest at a remote service',
    run: () =>
      inPrivate({
        workspace: manifest(),
        inputs: { manifest: 'roster.csv', organization: 'course', anonymize: 'always' },
        remote: TALKATIVE,
      }),
    outcome: 'flagged',
    uploads: 3,
  },
  {
    name: 'anonymize: always, directory at a remote service',
    run: () =>
      inPrivate({
        workspace: classFolder(),
        inputs: { path: 'class', anonymize: 'always' },
        remote: TALKATIVE,
      }),
    outcome: 'flagged',
    uploads: 3,
  },
  {
    name: 'workspace with an archive',
    run: () => ownRepository({}),
    outcome: 'flagged',
    own: [...OWN_FILES, 'check runs'],
  },
  {
    name: 'workspace with an archive, at a remote service',
    run: () => ownRepository({ remote: talkative(ARCHIVED.file) }),
    outcome: 'flagged',
    uploads: 2,
    own: [...OWN_FILES, 'check runs'],
  },
  {
    name: 'workspace, at a remote service that takes a file of its database for one’s own',
    run: () => ownRepository({ remote: TALKATIVE }),
    outcome: 'flagged',
    uploads: 2,
    own: [...OWN_FILES, 'check runs'],
  },
  {
    name: 'scan, which a public repository refuses',
    run: async () =>
      seen(await anywhere(false, 'schedule'), { workspace: configured(temporaryFolder(), SCAN) }),
    outcome: 'config-error',
  },
  {
    name: 'an event that does not say that the repository is public',
    run: async () => seen(await unsaid(), { workspace: classFolder(), inputs: { path: 'class' } }),
    outcome: 'flagged',
  },
  {
    name: 'an event that does not say that the repository is public, and GitHub does not either',
    run: async () => {
      const place = await unsaid();
      github.fail(
        { path: new RegExp(`/repos/${place.repository.fullName}$`), times: 9 },
        { status: 403, body: { message: 'Forbidden', documentation_url: '' } },
      );
      return seen(place, { workspace: classFolder(), inputs: { path: 'class' } });
    },
    outcome: ['flagged', 'config-error'],
  },
  {
    name: 'scan, anonymize: always',
    run: async () =>
      seen(await anywhere(true, 'schedule'), {
        workspace: configured(temporaryFolder(), SCAN),
        inputs: { anonymize: 'always' },
      }),
    outcome: ['flagged', 'config-error'],
  },
  // Dry runs
  {
    name: 'dry run of a directory, in a public repository',
    run: () =>
      inPublic({
        workspace: classFolder(),
        inputs: { path: 'class', 'dry-run': 'true' },
        remote: TALKATIVE,
      }),
    outcome: 'skipped',
    uploads: 0,
  },
  {
    name: 'dry run of repositories, in a public repository',
    run: () => inPublic({ inputs: { ...HOMEWORK, archive: ARCHIVE, 'dry-run': 'true' } }),
    outcome: 'skipped',
  },
  {
    name: 'dry run of a pull request',
    run: () => onPull({ private: true }, () => ({ inputs: { 'dry-run': 'true' } })),
    outcome: 'skipped',
  },
  // Failed runs
  {
    name: 'failed: the service is down',
    run: () =>
      inPublic({
        workspace: classFolder(),
        inputs: {
          path: 'class',
          apikey: KEY,
          'base-url': 'http://127.0.0.1:9/api/v1',
        },
      }),
    outcome: 'network',
  },
  {
    name: 'failed: the service does not finish',
    run: () =>
      inPublic({
        inputs: { ...HOMEWORK, 'poll-interval': '10' },
        remote: { ...TALKATIVE, pollsUntilDone: 100_000 },
      }),
    outcome: 'timeout',
    uploads: 3,
  },
  {
    name: 'failed: the service refuses a class and quotes a file',
    run: () => inPublic({ workspace: classFolder(), inputs: { path: 'class' }, remote: quoting() }),
    outcome: 'analysis-failed',
    uploads: 0,
  },
  {
    name: 'failed: the service refuses a pull request and quotes a file',
    run: () => onPull({ private: true }, () => ({ remote: quoting() })),
    outcome: 'analysis-failed',
    uploads: 0,
  },
  {
    name: 'a configuration that inputs displace',
    run: () =>
      inPublic({
        workspace: configured(
          classFolder(),
          `path: [class/${PEERS[0]?.folder}]\narchive: [${ARCHIVE}]\nrepositories: [course/${PEERS[1]?.repository}]\n`,
        ),
        inputs: { source: 'directory', path: 'class', archive: 'class' },
      }),
    outcome: 'flagged',
  },
  {
    name: 'failed: a path that does not exist, where the class is',
    run: () => inPublic({ workspace: classFolder('.'), inputs: { path: 'klass' } }),
    outcome: 'config-error',
  },
  {
    name: 'failed: a path that does not exist, anonymize: always',
    run: () => inPrivate({ workspace: classFolder('.'), inputs: { path: 'klass', anonymize: 'always' } }),
    outcome: 'config-error',
  },
  {
    name: 'failed: a token that sees none of the repositories',
    run: () =>
      inPublic({
        inputs: {
          repositories: PEERS.map(({ repository }) => `course/${repository}`).join('\n'),
          'github-token': github.token({ repositories: ['course/nothing'] }),
        },
      }),
    outcome: 'config-error',
  },
  {
    name: 'failed: a manifest with a line that cannot be read',
    run: () => {
      const workspace = temporaryFolder();
      put(
        workspace,
        'roster.csv',
        `repository,student\ncourse/${PEERS[0]?.repository}/x y,${PEERS[0]?.student}\n`,
      );
      return inPublic({ workspace, inputs: { manifest: 'roster.csv', organization: 'course' } });
    },
    outcome: 'config-error',
  },
  {
    name: 'failed: the pull request of a peer meets a rate limit',
    run: () =>
      onPull({ private: true }, ({ repository }) => {
        limit(repository.fullName);
        return {};
      }),
    outcome: 'rate-limited',
  },
  {
    name: 'failed: a workflow_run, and the pull request of a peer meets a rate limit',
    run: async () => {
      const scene = await pullScene({ private: true });
      limit(scene.repository.fullName);
      return seen(workflowRun(scene), { inputs: { ...EVERY_CHANNEL, source: 'pull-request' } });
    },
    outcome: 'rate-limited',
  },
  {
    name: 'failed: a workflow_run, and the token for other repositories is refused',
    run: async () =>
      seen(workflowRun(await pullScene({ private: true })), {
        inputs: {
          ...EVERY_CHANNEL,
          source: 'pull-request',
          'compare-with': ARCHIVE,
          'collect-token': 'ghp_wrong',
        },
      }),
    outcome: 'forbidden',
  },
  {
    name: 'the pull request of a peer cannot be read',
    run: () =>
      onPull({ private: true }, ({ peerNumber }) => {
        github.fail(
          { path: new RegExp(`/pulls/${peerNumber}/files`), times: 9 },
          { status: 451, body: { message: 'DMCA', documentation_url: '' } },
        );
        return {};
      }),
    outcome: 'flagged',
    own: OWN_EVERYWHERE,
  },
  {
    name: 'the archive of a workspace is not there',
    run: () => ownRepository({}, 'course/canaryarchive404'),
    outcome: 'incomplete',
  },
];

function bot(name: string, run: Mode['run'], outcome: string, own: readonly string[] = []): Mode {
  return { name: `bot: ${name}`, run, outcome, own };
}

function quoting(): StandInOptions {
  const said = `${PEERS[0]?.file} of ${PEERS[0]?.repository} cannot be unpacked`;
  return {
    fault: ({ path }) =>
      path.includes('/check/upload')
        ? { kind: 'status', when: 'before', status: 422, body: JSON.stringify({ error: said }) }
        : null,
  };
}

interface Control {
  readonly name: string;
  readonly run: () => Promise<Seen>;
  /** Channel → what the search has to find in it. */
  readonly finds: Readonly<Record<string, readonly RegExp[]>>;
  /** Channels whose numbers have decimals. */
  readonly numbers: readonly string[];
}

const CODE = [/canarytoken\d/i, /canarycomment\d/i];

const CONTROLS: readonly Control[] = [
  {
    name: 'a directory in a private repository',
    run: async () => (await staffThenAlways()).staff,
    finds: {
      log: [/canaryfolder1/],
      summary: [/canaryfolder1/],
      'index.html': [/canaryfolder1/, /canarydir1/, ...CODE],
      'report.json': [/canaryfolder1/, /canaryfile1/],
      'submissions.csv': [/canaryfolder1/],
      'pairs.csv': [/canaryfolder1/],
      'report.sarif': [/canaryfile1/],
    },
    numbers: ['log', 'summary', 'index.html', 'report.json', 'submissions.csv', 'pairs.csv', 'outputs'],
  },
  {
    name: 'repositories of a manifest in a private repository, anonymize: never, at a remote service',
    run: () =>
      inPrivate({
        workspace: manifest(),
        inputs: { manifest: 'roster.csv', organization: 'course', anonymize: 'never' },
        remote: TALKATIVE,
      }),
    finds: {
      log: [/canaryfirst1/i, /canarylost4/],
      summary: [/canaryfirst1/i],
      'report.json': [/canaryrepo1/, /commit of canarylogin1/, /canaryreason1/],
      sent: [/canaryfirst1/i],
    },
    numbers: ['log', 'summary', 'report.json', 'outputs'],
  },
  {
    name: 'a pull request in a private repository, anonymize: never',
    run: () => onPull({ private: true }, () => ({ inputs: { anonymize: 'never' } })),
    finds: {
      summary: [/canarylogin1/],
      comments: [/canarylogin1/, /canaryfile1/],
      'check runs': [/canarylogin1/],
      'report.json': [/commit of canarylogin1/, /pull request of canarylogin1/],
      'index.html': CODE,
    },
    numbers: ['log', 'summary', 'comments', 'check runs', 'outputs'],
  },
  {
    name: 'a path that does not exist in a private repository',
    run: () => inPrivate({ workspace: classFolder('.'), inputs: { path: 'klass' } }),
    finds: { log: [/canaryfolder1/], summary: [/canaryfolder1/] },
    numbers: [],
  },
];

// ── Tests ─────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** What a run threw is told by the tests of its mode. */
const results = new Map<string, Promise<Seen>>();

beforeAll(async () => {
  github = await startGitHub();
  github.organization('course', { staff: { members: [STAFF] } });
  for (const { repository, login, file, branch, message, code } of PEERS) {
    const one = github.repository(`course/${repository}`, { defaultBranch: branch });
    const sha = await one.commit({ files: { [file]: code }, author: login, message });
    betrays(`commit of ${login}`, sha.slice(0, 7));
  }
  const archive = github.repository(ARCHIVE);
  betraysName(ARCHIVE);
  const sha = await archive.commit({ files: { [ARCHIVED.file]: ARCHIVED.code }, author: ARCHIVED.login });
  betrays(`commit of ${ARCHIVED.login}`, sha.slice(0, 7));

  // Conversations take their time, one run after the other: they begin first.
  const waiting = [...RUN, ...CONTROLS].toSorted((a, b) => Number(isTalk(b)) - Number(isTalk(a)));
  await Promise.all(
    Array.from({ length: 2 }, async () => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        const result = next.run();
        results.set(next.name, result);
        await result.catch(() => {});
      }
    }),
  );
});

afterAll(async () => {
  await github.close();
});

function isTalk({ name }: { readonly name: string }): boolean {
  return name.startsWith('bot: ');
}

/** Each of them is one more way by which the same words may leave. */
const RUN = [
  ...some(
    MODES.filter((mode) => mode.uploads !== undefined && !isTalk(mode)),
    1,
  ),
  // One conversation, whichever of its answers is looked at.
  ...some(MODES.filter(isTalk), 1),
  ...some(
    MODES.filter((mode) => mode.uploads === undefined && !isTalk(mode)),
    4,
  ),
];

/** For titles of tests, which cut a field of an object short. */
function named<T extends { readonly name: string }>(rows: readonly T[]): [string, T][] {
  return rows.map((row) => [row.name, row]);
}

async function resultOf({ name }: { readonly name: string }): Promise<Seen> {
  const result = results.get(name);
  if (result === undefined) throw new Error(`${name} was not run`);
  return result;
}

describe.each(named(RUN))('%s', (_, mode) => {
  test('ends as it should, and shows what is one’s own, but not in public', async () => {
    const { outcome, channels } = await resultOf(mode);
    expect([mode.outcome].flat()).toContain(outcome);
    expect(channels.get('summary')).not.toBe('');
    for (const channel of mode.own ?? []) {
      const text = unpacked(channels.get(channel) ?? '');
      expect([channel, text.some((one) => one.includes(OWN_FILE))]).toEqual([channel, true]);
    }
    for (const channel of mode.hidden ?? []) {
      const text = unpacked(channels.get(channel) ?? '');
      expect([channel, text.some((one) => one.includes(OWN_FILE))]).toEqual([channel, false]);
    }
  });

  test('names no peer', async () => {
    const { channels } = await resultOf(mode);
    expect([...channels].flatMap(([channel, text]) => betrayals(channel, text))).toEqual([]);
  });

  test('shows bands, and no number by which two students find each other', async () => {
    const { channels } = await resultOf(mode);
    const spoken = [...channels].filter(([channel]) => channel !== 'outputs');
    expect(spoken.flatMap(([channel, text]) => decimals(channel, text))).toEqual([]);
  });
});

describe('what a remote service is told', () => {
  test.each(named(RUN.filter(({ uploads }) => uploads !== undefined)))('%s', async (_, mode) => {
    const { sent, uploaded } = await resultOf(mode);
    expect(uploaded).toHaveLength(mode.uploads ?? 0);
    expect(betrayals('sent', sent ?? '')).toEqual([]);
    // One's own name is as much of nobody's business there.
    expect(uploaded.filter((name) => /own(?:login|repo|folder)|hw1/.test(name))).toEqual([]);
  });
});

test.each([
  ['base64', Buffer.from('by canarylogin1').toString('base64')],
  ['base64 for addresses', Buffer.from('by canarylogin1?>').toString('base64url')],
  ['hex', Buffer.from('by canarylogin1').toString('hex')],
  ['deflated, twice packed', twicePacked('by canarylogin1')],
  ['an address', 'x=%63anarylogin1'],
  ['JSON', String.raw`{"a":"\u0063anarylogin1"}`],
  ['HTML', '&#99;anary&#x6c;ogin1'],
  ['Markdown', String.raw`canary\_login1`],
  ['what cannot be seen', 'canary\u200blogin1'],
  ['capitals', 'CanaryLogin1'],
  ['a hash', createHash('sha256').update('canarylogin1').digest('hex')],
])('the search finds a name in %s', (_, text) => {
  expect(betrayals('text', `before ${text} after`)).not.toEqual([]);
});

function twicePacked(text: string): string {
  const once64 = deflateRawSync(JSON.stringify({ text })).toString('base64');
  return gzipSync(`<script id="data">${once64}</script>`).toString('base64');
}

describe.each(named(CONTROLS))('for staff: %s', (_, control) => {
  test('the search finds what students must not read', async () => {
    const { channels, sent } = await resultOf(control);
    for (const [channel, patterns] of Object.entries(control.finds)) {
      const text = (channel === 'sent' ? sent : channels.get(channel)) ?? '';
      const found = betrayals(channel, text, Number.POSITIVE_INFINITY);
      for (const pattern of patterns) {
        expect([channel, String(pattern), found.some((one) => pattern.test(one))]).toEqual([
          channel,
          String(pattern),
          true,
        ]);
      }
    }
    for (const channel of control.numbers) {
      expect([channel, decimals(channel, channels.get(channel) ?? '').length > 0]).toEqual([channel, true]);
    }
  });
});
