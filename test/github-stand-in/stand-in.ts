import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Answer, type Happening, type HookDelivery, refused, type Team, type World } from './answers.ts';
import { RegisteredApps } from './apps.ts';
import { OPERATIONS } from './contract.ts';
import { GitStore } from './git-store.ts';
import { graphql } from './graphql.ts';
import { handle } from './handlers.ts';
import { type Notification, Notifications } from './notifications.ts';
import { People, userId } from './people.ts';
import { type Need, Token, type TokenOptions } from './tokens.ts';
import { type RepositoryOptions, StandInRepository } from './world.ts';

export { userId } from './people.ts';
export type { TokenOptions } from './tokens.ts';
export { StandInRepository } from './world.ts';

interface RecordedRequest {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  /** `GET /repos/{owner}/{repo}`, or why it was none of GitHub's: codeload, renamed, dropped … */
  readonly route: string;
  /** What it came to, also where the answer was lost; 0: nothing was done. */
  readonly status: number;
  /** What came as authorisation. */
  readonly token: string | null;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export type Fault =
  | 'lost'
  | 'drop'
  /** It is done, and the answer breaks off halfway. */
  | 'cut'
  /** Nothing is done and nothing is ever answered, for as long as the client holds on. */
  | 'silent'
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly body?: unknown };

export interface FaultMatch {
  readonly method?: string;
  /** Of the path with its query. */
  readonly path?: RegExp;
  /** 1 unless said otherwise. */
  readonly times?: number;
  /** So many matching requests are served as if nothing was wrong. */
  readonly skip?: number;
}

export interface StartOptions {
  /** False: what goes against GitHub's description is only listed. */
  readonly strict?: boolean;
  /** Entries of a tree before the list is cut off; 100,000 as at GitHub unless said otherwise. */
  readonly treeLimit?: number;
}

export interface GitHubStandIn {
  /** Root of the API. */
  readonly url: string;
  readonly store: GitStore;
  token(options?: TokenOptions): string;
  /** What a token with named permissions has used of them so far, by their names in a workflow; `metadata` is everybody's. */
  usedOf(token: string): Readonly<Record<string, Need['level']>>;
  /** A person sends a manifest of an App to github.com. @returns the code that GitHub sends back. @throws where GitHub refuses it */
  registerApp(manifest: string): string;
  organization(login: string, teams?: Readonly<Record<string, Partial<Team>>>): void;
  user(login: string): { readonly id: number };
  repository(fullName: string, options?: RepositoryOptions): StandInRepository;
  /** By its name, or a former one. */
  find(fullName: string): StandInRepository | null;
  readonly requests: readonly RecordedRequest[];
  /** Who was notified of what, in order. */
  readonly notifications: readonly Notification[];
  /** What the App's webhook was sent, the oldest first: the test's to fill. */
  readonly hookDeliveries: HookDelivery[];
  /** Ids of deliveries that were asked for again, in order. */
  readonly redelivered: readonly bigint[];
  /** What went against GitHub's description so far. */
  readonly violations: readonly string[];
  /** The next `times` matching requests: `drop` cuts the connection before anything happened, `lost` after it did. */
  fail(match: FaultMatch, how: Fault): void;
  /** Asked of every write as it comes in, before the faults of `fail`; null: nothing happens to it. */
  onWrite(decide: (method: string, target: string) => Fault | null): void;
  /** Told of what would start workflows here. */
  onHappening(listener: (happening: Happening) => void): void;
  rename(from: string, to: string): void;
  remove(fullName: string): void;
  /** @throws when a request or an answer went against GitHub's description */
  close(): Promise<void>;
}

/** What git answers to `ls-refs`: the objects lie in one store for all repositories, and the branches with each of them. */
function refsOf(repository: StandInRepository, body: string): Buffer {
  const prefixes = [...body.matchAll(/ref-prefix ([^\n]+)/g)].map(([, prefix = '']) => prefix.trim());
  const lines = [...repository.branches.keys()]
    .map((name) => `refs/heads/${name}`)
    .filter((ref) => prefixes.some((prefix) => ref.startsWith(prefix)))
    .map((ref) => `${repository.head(ref.slice('refs/heads/'.length))} ${ref}\n`)
    .map((line) => (line.length + 4).toString(16).padStart(4, '0') + line);
  return Buffer.from(`${lines.join('')}0000`);
}

const GIT_PATH = /^\/([^/]+\/[^/]+)\.git\/git-upload-pack$/;

/** Whether a request changes nothing: git's own protocol and a query of GraphQL are posted, too. */
function changesNothing(method: string, target: string, body: string): boolean {
  return (
    method === 'GET' ||
    GIT_PATH.test(target) ||
    (target === '/graphql' && /^\{"query":"\s*query\b/.test(body))
  );
}
const MAX_BODY = 100_000_000;
const TREE_LIMIT = 100_000;

/**
 * GitHub's REST API for tests: state in memory, contents in a real git repository, every request and answer held against
 * GitHub's published description.
 */
export async function startGitHub(options: StartOptions = {}): Promise<GitHubStandIn> {
  const { strict = true } = options;
  const store = new GitStore();
  const people = new People();
  const apps = new RegisteredApps();
  const tokens = new Map<string, Token>();
  const organizations = new Map<string, ReadonlyMap<string, Team>>();
  const now = (): string => new Date().toISOString().replace(/\.\d+Z$/, 'Z');
  const notifications = new Notifications({ people, organizations, now });
  /** Former name in lower case → repository. */
  const renamed = new Map<string, StandInRepository>();
  const archives = new Map<string, { readonly repository: StandInRepository; readonly sha: string }>();
  let decideWrite: (method: string, target: string) => Fault | null = () => null;
  const requests: RecordedRequest[] = [];
  const violations: string[] = [];
  const faults: { readonly match: FaultMatch; left: number; skip: number; readonly how: Fault }[] = [];
  const byName = new Map<string, StandInRepository>();
  const anonymous = Token.none(Date.now());
  let listener: (happening: Happening) => void = () => {};
  let lastId = 1000;
  let origin = '';
  let codeload = '';

  const world: World = {
    store,
    people,
    apps,
    notifications,
    repositories: [],
    organizations,
    treeLimit: options.treeLimit ?? TREE_LIMIT,
    find: (fullName) => byName.get(fullName.toLowerCase()) ?? renamed.get(fullName.toLowerCase()) ?? null,
    formerNames: (repository) =>
      [...renamed].flatMap(([name, target]) => (target === repository ? [name] : [])),
    hookDeliveries: [],
    redelivered: [],
    nextId: () => (lastId += 1),
    happened: (happening) => {
      if (!happening.actor.endsWith('[bot]')) listener(happening);
    },
    make: (fullName, wanted) => {
      if (byName.has(fullName.toLowerCase())) throw new Error(`there is a ${fullName} already`);
      const repository = new StandInRepository(world.nextId(), fullName, wanted, world);
      people.meet(repository.owner);
      world.repositories.push(repository);
      byName.set(fullName.toLowerCase(), repository);
      const parent = wanted.parent === undefined ? null : world.find(wanted.parent);
      for (const name of parent?.branches.keys() ?? []) if (parent !== null) repository.adopt(parent, name);
      return repository;
    },
    unmake: (repository) => {
      byName.delete(repository.fullName.toLowerCase());
      for (const name of world.formerNames(repository)) renamed.delete(name);
      world.repositories.splice(world.repositories.indexOf(repository), 1);
    },
    now,
    url: () => origin,
    archiveUrl: (repository, sha, ref) => {
      // What stands in for GitHub's own short-lived token: whoever has the address may read.
      const key = randomUUID();
      archives.set(key, { repository, sha });
      const path = ref.split('/').map(encodeURIComponent).join('/');
      return `${codeload}/${repository.fullName}/legacy.tar.gz/${path}?token=${key}`;
    },
    issueToken: (wanted) => {
      // As GitHub's are since 2026, but shorter: the App's number and a JWT.
      const value = `ghs_1_eyJ0.eyJp-_.${String(world.nextId()).padStart(36, 't')}`;
      const token = Token.issue(wanted, Date.now());
      if (token.login !== null) people.meet(token.login);
      tokens.set(value, token);
      return value;
    },
  };

  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      violations.push(String(error instanceof Error ? error.stack : error));
      if (response.headersSent) response.destroy();
      else send(response, refused(500, String(error)), {});
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
  // Another host than 127.0.0.1, so that a redirect there must lose the token.
  codeload = `http://localhost:${port}/_codeload`;

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const at = Date.now();
    const method = request.method ?? 'GET';
    const target = request.url ?? '/';
    const authorization = request.headers.authorization ?? null;
    const token = tokenOf(authorization);
    const body = await bodyOf(request);
    const record = (status: number, route: string): void => {
      requests.push({ method, path: target, route, status, token, at });
    };

    const due = dueFault(method, target, changesNothing(method, target, body));
    if (due === 'drop') {
      record(0, 'dropped');
      request.socket.destroy();
      return;
    }
    if (due === 'silent') {
      record(0, 'never answered');
      return;
    }
    if (due !== null && due !== 'lost' && due !== 'cut') {
      record(due.status, 'refused by the test');
      response.writeHead(due.status, {
        'content-type': 'application/json; charset=utf-8',
        ...rateHeaders(token),
        ...due.headers,
      });
      response.end(JSON.stringify(due.body ?? { message: 'as the test says', documentation_url: '' }));
      return;
    }
    const ofGit = GIT_PATH.exec(target);
    if (ofGit !== null && method === 'POST') {
      const isGit = request.headers['user-agent']?.startsWith('git/') === true;
      const answer = isGit
        ? await answerToGit(ofGit[1] ?? '', token, body)
        : { status: 404, bytes: Buffer.from('Not Found') };
      record(answer.status, 'git-upload-pack');
      response.writeHead(answer.status, { 'content-type': 'application/x-git-upload-pack-result' });
      if (due !== null) {
        response.write(answer.bytes.subarray(0, answer.bytes.length / 2), () => response.destroy());
      } else {
        response.end(answer.bytes);
      }
      return;
    }
    if (target.startsWith('/_codeload/')) {
      await sendArchive(target, response, record, due !== null);
      return;
    }
    const answer = await answerTo(method, target, request, token, body);
    record(answer.status, answer.route);
    if (due === 'lost') {
      request.socket.destroy();
      return;
    }
    send(response, answer, rateHeaders(token), due === 'cut');
  }

  function dueFault(method: string, target: string, reads: boolean): Fault | null {
    const decided = reads ? null : decideWrite(method, target);
    if (decided !== null) return decided;
    const fault = faults.find(
      ({ match, left }) =>
        left > 0 &&
        (match.method === undefined || match.method === method) &&
        (match.path === undefined || target.search(match.path) >= 0),
    );
    if (fault === undefined) return null;
    if (fault.skip > 0) {
      fault.skip -= 1;
      return null;
    }
    fault.left -= 1;
    return fault.how;
  }

  async function sendArchive(
    target: string,
    response: ServerResponse,
    record: (status: number, route: string) => void,
    isLost: boolean,
  ): Promise<void> {
    const key = new URL(target, origin).searchParams.get('token') ?? '';
    const archive = archives.get(key);
    record(archive === undefined ? 404 : 200, 'codeload');
    if (archive === undefined) {
      response.writeHead(404).end();
      return;
    }
    const { repository, sha } = archive;
    const folder = `${repository.owner}-${repository.name}-${sha.slice(0, 7)}`;
    const bytes = repository.tarball ?? (await store.tarball(sha, folder));
    response.writeHead(200, {
      'content-type': 'application/x-gzip',
      'content-disposition': `attachment; filename=${folder}.tar.gz`,
    });
    if (isLost) response.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => response.destroy());
    else response.end(bytes);
  }

  /** Git's own protocol: it reads, and no limit of the API counts it. */
  async function answerToGit(
    fullName: string,
    value: string | null,
    body: string,
  ): Promise<{ readonly status: number; readonly bytes: Buffer }> {
    const token = value === null ? anonymous : tokens.get(value);
    const refuse = (status: number, words: string) => ({ status, bytes: Buffer.from(words) });
    if (token === undefined) return refuse(401, 'Bad credentials');
    const repository = world.find(safelyDecoded(fullName));
    const former = repository === null ? [] : world.formerNames(repository);
    if (repository === null || !token.sees(repository, former)) return refuse(404, 'Repository not found.');
    if (!token.allows({ names: ['contents'], level: 'read' }, repository, former)) {
      return refuse(403, 'Write access to repository not granted.');
    }
    const bytes = body.includes('command=ls-refs') ? refsOf(repository, body) : await store.uploadPack(body);
    return { status: 200, bytes };
  }

  function rateHeaders(token: string | null): Record<string, string> {
    const { limit, remaining, reset } = (tokens.get(token ?? '') ?? anonymous).rate(Date.now());
    return {
      'x-ratelimit-limit': String(limit),
      'x-ratelimit-remaining': String(remaining),
      'x-ratelimit-reset': String(reset),
      'x-ratelimit-used': String(limit - remaining),
      'x-ratelimit-resource': 'core',
      'x-github-request-id': randomUUID(),
    };
  }

  async function answerTo(
    method: string,
    target: string,
    request: IncomingMessage,
    value: string | null,
    body: string,
  ): Promise<Answer & { readonly route: string }> {
    const [path = '', search = ''] = target.split(/\?(.*)/s);
    const byApp = /^\/app(?:\/|$)|^\/repos\/[^/]+\/[^/]+\/installation$/.test(path);
    const token = value === null || byApp ? anonymous : tokens.get(value);
    if (token === undefined) return { ...refused(401, 'Bad credentials'), route: 'bad credentials' };
    if ((request.headers['user-agent'] ?? '') === '') {
      return { ...refused(403, 'Request forbidden by administrative rules.'), route: 'no user agent' };
    }
    if (path !== '/rate_limit' && !byApp && !token.spend(Date.now())) {
      return { ...refused(403, `API rate limit exceeded for ${token.login ?? 'you'}.`), route: 'rate limit' };
    }
    const moved = movedTo(method, path, search, token);
    if (moved !== null) return { ...moved, route: 'renamed' };

    // GitHub's description of REST says nothing of it.
    if (method === 'POST' && path === '/graphql') return { ...graphql(world, token, body), route: 'graphql' };

    for (const operation of OPERATIONS) {
      if (operation.method !== method) continue;
      let parameters: Readonly<Record<string, string>> | null;
      let parsed: unknown;
      try {
        parameters = operation.match(byNames(path));
        if (parameters === null) continue;
        parsed = body === '' ? undefined : JSON.parse(body);
      } catch {
        return { ...refused(400, 'Problems parsing JSON'), route: operation.route };
      }
      const query = new URLSearchParams(search);
      const wrong = operation.refuses(parameters, query, parsed);
      if (wrong !== null) {
        violations.push(`${operation.route}: ${wrong}`);
        if (strict) return { ...refused(500, wrong), route: operation.route };
      }
      const accept = request.headers.accept ?? '';
      const answer = await handle({
        world,
        operation,
        parameters,
        query,
        body: (parsed ?? {}) as Readonly<Record<string, unknown>>,
        accept,
        authorization: request.headers.authorization ?? null,
        token,
        stablePath: byIds(path),
      });
      const unlike = Buffer.isBuffer(answer.body) ? null : operation.violates(answer.status, answer.body);
      if (unlike !== null) {
        violations.push(`${operation.route} answered ${answer.status}: ${unlike}`);
        if (strict) return { ...refused(500, unlike), route: operation.route };
      }
      return { ...answer, route: operation.route };
    }
    violations.push(`${method} ${path} is no operation of the extract`);
    return { ...refused(strict ? 500 : 404, `the stand-in knows no ${method} ${path}`), route: 'unknown' };
  }

  /** A renamed repository is found by its id; only a GET may become another request on the way. */
  function movedTo(method: string, path: string, search: string, token: Token): Answer | null {
    const found = /^\/repos\/([^/]+\/[^/]+)(\/.*)?$/.exec(path);
    const name = safelyDecoded(found?.[1] ?? '').toLowerCase();
    const repository = byName.has(name) ? undefined : renamed.get(name);
    if (repository === undefined || !token.sees(repository, world.formerNames(repository))) return null;
    const location = `${origin}/repositories/${repository.id}${found?.[2] ?? ''}${search === '' ? '' : `?${search}`}`;
    const isRead = method === 'GET';
    return {
      status: isRead ? 301 : 307,
      headers: { location },
      body: {
        message: isRead ? 'Moved Permanently' : 'Temporary Redirect',
        url: location,
        documentation_url: 'https://docs.github.com/rest',
      },
    };
  }

  /** The paths by id, to which redirects and Link headers lead, as the paths that GitHub describes. */
  function byNames(path: string): string {
    const found = /^\/(repositories|organizations|user)\/(\d+)(.*)$/.exec(path);
    if (found === null) return path;
    const [, kind, id, rest = ''] = found;
    if (kind === 'repositories') {
      const repository = world.repositories.find((one) => one.id === Number(id));
      return repository === undefined ? path : `/repos/${repository.fullName}${rest}`;
    }
    const login = people.byId(Number(id));
    if (login === null) return path;
    return `${kind === 'user' ? '/users' : '/orgs'}/${encodeURIComponent(login)}${rest}`;
  }

  function byIds(path: string): string {
    const found = /^\/(repos\/[^/]+|orgs|users)\/([^/]+)(.*)$/.exec(path);
    if (found === null) return path;
    const [, kind = '', name = '', rest = ''] = found;
    if (kind.startsWith('repos/')) {
      const repository = world.find(safelyDecoded(`${kind.slice('repos/'.length)}/${name}`));
      return repository === null ? path : `/repositories/${repository.id}${rest}`;
    }
    return `/${kind === 'orgs' ? 'organizations' : 'user'}/${userId(safelyDecoded(name))}${rest}`;
  }

  return {
    url: origin,
    store,
    requests,
    notifications: notifications.log,
    hookDeliveries: world.hookDeliveries,
    redelivered: world.redelivered,
    violations,
    token: (wanted = {}) => world.issueToken(wanted),
    usedOf: (token) => {
      const used = [...(tokens.get(token)?.used ?? [])].filter(([name]) => name !== 'metadata');
      return Object.fromEntries(used.map(([name, level]) => [name.replaceAll('_', '-'), level]));
    },
    registerApp: (manifest) => apps.register(manifest),
    organization: (login, teams = {}) => {
      people.meet(login);
      const known = Object.entries(teams).map(([slug, { members = [], repositories = [] }]) => {
        for (const member of members) people.meet(member);
        return [slug.toLowerCase(), { members, repositories }] as const;
      });
      world.organizations.set(login.toLowerCase(), new Map(known));
    },
    user: (login) => {
      people.meet(login);
      return { id: userId(login) };
    },
    repository: (fullName, wanted = {}) => world.make(fullName, wanted),
    find: (fullName) => world.find(fullName),
    fail: (match, how) => {
      faults.push({ match, left: match.times ?? 1, skip: match.skip ?? 0, how });
    },
    onWrite: (decide) => {
      decideWrite = decide;
    },
    onHappening: (told) => {
      listener = told;
    },
    rename: (from, to) => {
      const repository = byName.get(from.toLowerCase());
      if (repository === undefined) throw new Error(`there is no ${from}`);
      byName.delete(from.toLowerCase());
      renamed.set(from.toLowerCase(), repository);
      renamed.delete(to.toLowerCase());
      [repository.owner = '', repository.name = ''] = to.split('/');
      byName.set(to.toLowerCase(), repository);
      people.meet(repository.owner);
    },
    remove: (fullName) => {
      const repository = byName.get(fullName.toLowerCase());
      if (repository === undefined) throw new Error(`there is no ${fullName}`);
      world.unmake(repository);
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      store.close();
      if (strict && violations.length > 0) {
        throw new Error(`against GitHub's description:\n${violations.join('\n')}`);
      }
    },
  };
}

function send(
  response: ServerResponse,
  answer: Answer,
  headers: Readonly<Record<string, string>>,
  isCut = false,
): void {
  const { status, body } = answer;
  const isBytes = Buffer.isBuffer(body);
  const type = isBytes ? 'application/vnd.github.raw; charset=utf-8' : 'application/json; charset=utf-8';
  response.writeHead(status, {
    ...(body === undefined ? {} : { 'content-type': type }),
    ...headers,
    ...answer.headers,
  });
  const sent = body === undefined || isBytes ? body : (answer.text ?? JSON.stringify(body));
  if (isCut) response.write((sent ?? ' ').slice(0, (sent?.length ?? 0) / 2), () => response.destroy());
  else response.end(sent);
}

/** What came as authorisation; git's is a login whose password it is. */
function tokenOf(authorization: string | null): string | null {
  const basic = /^basic\s+(.*)$/i.exec(authorization ?? '')?.[1];
  if (basic !== undefined) {
    return Buffer.from(basic, 'base64')
      .toString('utf8')
      .replace(/^x-access-token:/, '');
  }
  return authorization?.replace(/^(?:token|bearer)\s+/i, '') ?? null;
}

function safelyDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY) throw new Error('a body of more than 100 MB');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
