import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GitStore } from './git-store.ts';
import { handle, type Answer } from './handlers.ts';
import { OPERATIONS } from './contract.ts';
import { type RepositoryOptions, StandInRepository, userId } from './world.ts';

export type { FileSpec } from './git-store.ts';
export { StandInRepository } from './world.ts';

type Permission = 'read' | 'write' | 'none';

export interface TokenOptions {
  /** Whose it is; without one it is the workflow's own (`github-actions[bot]`, and `GET /user` is refused). */
  readonly login?: string;
  /** Full names that it sees; everything else is 404. */
  readonly repositories?: readonly string[] | 'all';
  /** By name: contents, pull_requests, issues, checks, members, metadata. Unnamed ones are `write`. */
  readonly permissions?: Readonly<Record<string, Permission>>;
  readonly limit?: number;
  readonly remaining?: number;
}

export interface Token extends TokenOptions {
  used: number;
}

export interface RecordedRequest {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly route: string;
  readonly status: number;
  readonly token: string | null;
}

type Fault =
  | 'lost'
  | 'drop'
  | { readonly status: number; readonly headers?: Record<string, string>; readonly body?: unknown };

export interface Team {
  readonly members: readonly string[];
  readonly repositories: readonly string[];
}

/** State that handlers read and change. */
export interface World {
  readonly store: GitStore;
  readonly repositories: StandInRepository[];
  /** Old full name in lower case → id. */
  readonly renamed: Map<string, number>;
  readonly organizations: Map<string, ReadonlyMap<string, Team>>;
  readonly tokens: Map<string, Token>;
  readonly nextId: () => number;
  readonly url: () => string;
  readonly codeload: () => string;
}

export interface GitHubStandIn {
  /** Root of the API. */
  readonly url: string;
  readonly store: GitStore;
  token(options?: TokenOptions): string;
  organization(login: string, teams?: Readonly<Record<string, Partial<Team>>>): void;
  repository(fullName: string, options?: RepositoryOptions): StandInRepository;
  find(fullName: string): StandInRepository | null;
  readonly requests: readonly RecordedRequest[];
  /** The next `times` matching requests: `drop` cuts the connection before anything happened, `lost` after it did. */
  fail(
    match: {
      readonly method?: string;
      readonly path?: RegExp;
      readonly times?: number;
      readonly skip?: number;
    },
    how: Fault,
  ): void;
  rename(from: string, to: string): void;
  remove(fullName: string): void;
  /** @throws when a request or an answer went against GitHub's description */
  close(): Promise<void>;
}

const MAX_BODY = 50_000_000;

/**
 * GitHub's REST API for tests: state in memory, contents in a real git repository, every request and answer held against
 * GitHub's published description.
 */
export async function startGitHub(): Promise<GitHubStandIn> {
  const store = await GitStore.create();
  let lastId = 1000;
  const nextId = (): number => (lastId += 1);
  let origin = '';
  let codeload = '';
  const world: World = {
    store,
    repositories: [],
    renamed: new Map(),
    organizations: new Map(),
    tokens: new Map(),
    nextId,
    url: () => origin,
    codeload: () => codeload,
  };
  const requests: RecordedRequest[] = [];
  const violations: string[] = [];
  const faults: { match: { method?: string; path?: RegExp }; left: number; skip: number; how: Fault }[] = [];

  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      violations.push(String(error instanceof Error ? error.stack : error));
      response.destroy();
    });
  });
  // `localhost` is another host than 127.0.0.1, so that a redirect there must lose the token.
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
  codeload = `http://localhost:${port}/_codeload`;

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const method = request.method ?? 'GET';
    const target = request.url ?? '/';
    const authorization = request.headers.authorization ?? null;
    const token = authorization?.replace(/^(?:token|bearer)\s+/i, '') ?? null;
    const body = await bodyOf(request);
    const path = target.split('?')[0] ?? '';

    const fault = faults.find(
      ({ match, left }) =>
        left > 0 &&
        (match.method === undefined || match.method === method) &&
        (match.path === undefined || match.path.test(target)),
    );
    const due = fault !== undefined && (fault.skip -= 1) < 0 ? fault : undefined;
    if (due !== undefined) due.left -= 1;
    const record = (status: number, route: string): void => {
      requests.push({ method, path: target, route, status, token });
    };
    if (due?.how === 'drop') {
      record(0, 'dropped');
      request.socket.destroy();
      return;
    }
    if (due !== undefined && typeof due.how === 'object') {
      record(due.how.status, 'refused by the test');
      response.writeHead(due.how.status, { 'content-type': 'application/json', ...due.how.headers });
      response.end(JSON.stringify(due.how.body ?? { message: 'as the test says', documentation_url: '' }));
      return;
    }

    if (path.startsWith('/_codeload/')) {
      const [, , id = '', sha = ''] = path.split('/');
      const repository = world.repositories.find((one) => one.id === Number(id));
      record(200, 'codeload');
      if (repository === undefined) {
        response.writeHead(404).end();
        return;
      }
      const bytes =
        repository.tarball ??
        (await store.tarball(sha, `${repository.owner}-${repository.name}-${sha.slice(0, 7)}`));
      if (due?.how === 'lost') {
        response.writeHead(200, { 'content-type': 'application/x-gzip' });
        response.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => request.socket.destroy());
        return;
      }
      response.writeHead(200, { 'content-type': 'application/x-gzip' }).end(bytes);
      return;
    }

    const answer = await answerTo(method, target, path, token, body);
    record(answer.status, answer.route);
    if (due?.how === 'lost') {
      request.socket.destroy();
      return;
    }
    const holder = token === null ? null : (world.tokens.get(token) ?? null);
    const limit = holder?.limit ?? 5000;
    const text = answer.body === undefined ? '' : JSON.stringify(answer.body);
    response.writeHead(answer.status, {
      ...(answer.body === undefined ? {} : { 'content-type': 'application/json; charset=utf-8' }),
      'x-ratelimit-limit': String(limit),
      'x-ratelimit-remaining': String(Math.max(0, (holder?.remaining ?? limit) - (holder?.used ?? 0))),
      'x-ratelimit-reset': String(Math.floor(Date.now() / 1000) + 3600),
      'x-ratelimit-used': String(holder?.used ?? 0),
      'x-ratelimit-resource': 'core',
      ...answer.headers,
    });
    response.end(text);
  }

  async function answerTo(
    method: string,
    target: string,
    path: string,
    token: string | null,
    body: string,
  ): Promise<Answer & { route: string }> {
    if (token !== null && !world.tokens.has(token)) {
      return { status: 401, body: { message: 'Bad credentials', documentation_url: '' }, route: 'any' };
    }
    const holder = token === null ? null : (world.tokens.get(token) ?? null);
    if (holder !== null) {
      holder.used += 1;
      if (holder.used > (holder.remaining ?? Number.POSITIVE_INFINITY)) {
        return {
          status: 403,
          body: { message: 'API rate limit exceeded', documentation_url: '' },
          route: 'any',
        };
      }
    }
    // A renamed repository answers by its id.
    const moved = /^\/repos\/([^/]+\/[^/]+)(\/.*)?$/.exec(path);
    const old = world.renamed.get((moved?.[1] ?? '').toLowerCase());
    if (old !== undefined) {
      return {
        status: 301,
        headers: {
          location: `${origin}/repositories/${old}${target.slice(`/repos/${moved?.[1] ?? ''}`.length)}`,
        },
        body: { message: 'Moved Permanently', url: '', documentation_url: '' },
        route: 'renamed',
      };
    }
    const byId = /^\/repositories\/(\d+)(.*)$/.exec(path);
    const real = byId === null ? undefined : world.repositories.find((one) => one.id === Number(byId[1]));
    const effective = real === undefined ? path : `/repos/${real.fullName}${byId?.[2] ?? ''}`;

    for (const operation of OPERATIONS) {
      if (operation.method !== method) continue;
      const parameters = operation.match(effective);
      if (parameters === null) continue;
      const query = new URLSearchParams(target.split('?')[1] ?? '');
      const parsed: unknown = body === '' ? undefined : JSON.parse(body);
      const refused = operation.refuses(parameters, query, parsed);
      if (refused !== null) {
        violations.push(`${operation.route}: ${refused}`);
        return { status: 500, body: { message: refused }, route: operation.route };
      }
      const answer = await handle({
        world,
        operation,
        parameters,
        query,
        body: (parsed ?? {}) as Readonly<Record<string, unknown>>,
        token: holder,
      });
      if (answer.status < 300 && answer.body !== undefined) {
        const wrong = operation.violates(answer.status, answer.body);
        if (wrong !== null) violations.push(`${operation.route} answered ${answer.status}: ${wrong}`);
      }
      return { ...answer, route: operation.route };
    }
    violations.push(`${method} ${path} is no operation of the extract`);
    return { status: 500, body: { message: 'no such operation' }, route: 'unknown' };
  }

  return {
    url: origin,
    store,
    requests,
    token: (options = {}) => {
      const value = `ghs_${String(nextId()).padStart(36, 't')}`;
      world.tokens.set(value, { ...options, used: 0 });
      return value;
    },
    organization: (login, teams = {}) => {
      const known = Object.entries(teams).map(
        ([slug, team]) =>
          [slug, { members: team.members ?? [], repositories: team.repositories ?? [] }] as const,
      );
      world.organizations.set(login.toLowerCase(), new Map(known));
    },
    repository: (fullName, options = {}) => {
      const repository = new StandInRepository(nextId(), fullName, options, store, nextId);
      world.repositories.push(repository);
      return repository;
    },
    find: (fullName) => world.repositories.find((one) => one.fullName === fullName) ?? null,
    fail: (match, how) => {
      faults.push({ match, left: match.times ?? 1, skip: match.skip ?? 0, how });
    },
    rename: (from, to) => {
      const repository = world.repositories.find((one) => one.fullName === from);
      if (repository === undefined) throw new Error(`there is no ${from}`);
      world.renamed.set(from.toLowerCase(), repository.id);
      [repository.owner = '', repository.name = ''] = to.split('/');
    },
    remove: (fullName) => {
      const index = world.repositories.findIndex((one) => one.fullName === fullName);
      if (index >= 0) world.repositories.splice(index, 1);
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      store.close();
      if (violations.length > 0) throw new Error(`against GitHub's description:\n${violations.join('\n')}`);
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY) throw new Error('a body of more than 50 MB');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

export { userId };
