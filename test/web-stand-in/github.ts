import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { OPERATIONS } from '../github-stand-in/contract.ts';
import { CodeIndex } from './code-index.ts';
import { Corpus, ORDINARY, type PublicRepository } from './corpus.ts';
import { contents, type Facts, repositoryJson, searchItem } from './github-shapes.ts';
import { readBody, type RecordedRequest } from './requests.ts';
import { Window } from './window.ts';

export interface WebGitHubOptions {
  readonly repositories: readonly PublicRepository[];
  /** Ten queries a minute and 5,000 requests an hour, as at GitHub. Default: any number. */
  readonly isLimited?: boolean;
  /** Its search shows the token nothing beyond `repositories`, as an App's may. Default: it has what everybody writes, too. */
  readonly isBlind?: boolean;
  /** Milliseconds since 1970, for limits and times of answers. Default: the machine's. */
  readonly now?: () => number;
  /** Root of another stand-in: requests about repositories that the corpus has not go there. */
  readonly beside?: string;
}

/** What a request gets in place of its answer. */
export interface WebFault {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface WebGitHub {
  /** Root of the API. */
  readonly url: string;
  readonly corpus: Corpus;
  readonly requests: readonly RecordedRequest[];
  /** What went against GitHub's description so far. */
  readonly violations: readonly string[];
  /** The next `times` requests whose path with its query matches. `drop`: the connection is cut; `silent`: nothing comes. */
  fail(match: RegExp, how: WebFault | 'drop' | 'silent', times?: number): void;
  /** @throws with what went against GitHub's description */
  close(): Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Call {
  readonly route: string;
  readonly path: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly accept: string;
}

const MINUTE_MS = 60_000;

/**
 * What of GitHub's API a search of the web meets, over a corpus that is given as data: code search, repositories, contents, blobs
 * and pushes. Requests and answers are held against GitHub's published description.
 */
export async function startWebGitHub(options: WebGitHubOptions): Promise<WebGitHub> {
  const { now = Date.now, isLimited = false, isBlind = false } = options;
  const corpus = new Corpus(isBlind ? options.repositories : [...options.repositories, ORDINARY]);
  const index = new CodeIndex(corpus);
  const requests: RecordedRequest[] = [];
  const violations: string[] = [];
  const faults: { readonly match: RegExp; readonly how: WebFault | 'drop' | 'silent'; left: number }[] = [];
  const windows = {
    code_search: new Window(now, 10, MINUTE_MS, isLimited),
    core: new Window(now, 5000, 60 * MINUTE_MS, isLimited),
  };
  let origin = '';
  const facts: Facts = { corpus, origin: () => origin };

  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      violations.push(String(error instanceof Error ? error.stack : error));
      response.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url: target = '/', headers } = request;
    const body = await readBody(request);
    const record = (status: number, route: string): void => {
      requests.push({ method, path: target, route, status, headers: { ...headers }, body, at: now() });
    };
    const due = faults.find(({ match, left }) => left > 0 && match.test(target));
    if (due !== undefined) {
      due.left -= 1;
      if (due.how === 'silent') return record(0, 'never answered');
      if (due.how === 'drop') {
        record(0, 'dropped');
        request.socket.destroy();
        return;
      }
      record(due.how.status, 'refused by the test');
      response.writeHead(due.how.status, {
        'content-type': 'application/json; charset=utf-8',
        date: new Date(now()).toUTCString(),
        ...due.how.headers,
      });
      response.end(due.how.body ?? JSON.stringify({ message: 'as the test says', documentation_url: '' }));
      return;
    }
    const isSearch = target.startsWith('/search/code');
    const window = windows[isSearch ? 'code_search' : 'core'];
    const { answer, route } = answerTo(method, target, headers, window);
    if (answer === null && options.beside !== undefined) {
      record(0, 'answered by the other stand-in');
      await pass(options.beside + target, request, body, response);
      return;
    }
    const { status, body: json, headers: more } = answer ?? refused(404, 'Not Found');
    record(status, route);
    const isBytes = json instanceof Uint8Array;
    response.writeHead(status, {
      'content-type': isBytes
        ? 'application/vnd.github.raw; charset=utf-8'
        : 'application/json; charset=utf-8',
      date: new Date(now()).toUTCString(),
      ...window.headers(isSearch ? 'code_search' : 'core'),
      ...more,
    });
    response.end(isBytes ? json : JSON.stringify(json));
  }

  /** null: the corpus knows nothing of it. */
  function answerTo(
    method: string,
    target: string,
    headers: IncomingMessage['headers'],
    window: Window,
  ): { readonly answer: Answer | null; readonly route: string } {
    const [raw = '', search = ''] = target.split(/\?(.*)/s);
    // The folder at the top is asked for without a slash.
    const path = raw
      .replace(/\/contents$/, '/contents/')
      .replace(/^\/repositories\/(\d+)/, (_, id: string) => `/repos/${corpus.byId(Number(id))?.fullName}`);
    const query = new URLSearchParams(search);
    const operation = OPERATIONS.find((one) => one.method === method && one.match(path) !== null);
    const parameters = operation?.match(path);
    if (operation === undefined || parameters === null || parameters === undefined) {
      if (options.beside === undefined) violations.push(`${method} ${path} is no operation of the extract`);
      return { answer: null, route: 'unknown' };
    }
    const { route } = operation;
    const isSearch = route === 'GET /search/code';
    if (!isSearch && corpus.find(`${parameters['owner'] ?? ''}/${parameters['repo'] ?? ''}`) === null) {
      return { answer: null, route };
    }
    const wrong = operation.refuses(parameters, query, undefined);
    if (wrong !== null) violations.push(`${route}: ${wrong}`);
    if ((headers['user-agent'] ?? '') === '') violations.push(`${route}: without a user agent`);
    // "The Search code endpoint requires you to authenticate."
    if (isSearch && headers.authorization === undefined) {
      return { answer: refused(401, 'Requires authentication'), route };
    }
    if (!window.spend()) return { answer: refused(403, 'API rate limit exceeded for user ID 1.'), route };
    const call = { route, path, parameters, query, accept: headers.accept ?? '' };
    const answer = isSearch ? searched(call) : answerOf(call);
    const unlike = answer.body instanceof Uint8Array ? null : operation.violates(answer.status, answer.body);
    if (unlike !== null) violations.push(`${route} answered ${answer.status}: ${unlike}`);
    return { answer, route };
  }

  function searched({ query, accept }: Call): Answer {
    const found = index.search(query.get('q') ?? '');
    if (typeof found === 'string') {
      // GitHub would search for something else than was meant.
      if (found.includes('stand-in')) violations.push(`GET /search/code: ${found}`);
      return refused(422, 'Validation Failed', [
        { resource: 'Search', field: 'q', code: 'invalid', message: found },
      ]);
    }
    const size = Math.min(100, Number(query.get('per_page') ?? 30));
    const start = (Number(query.get('page') ?? 1) - 1) * size;
    const withText = /text-match/.test(accept);
    return {
      status: 200,
      body: {
        total_count: found.length,
        incomplete_results: false,
        items: found.slice(start, start + size).map((one) => searchItem(facts, one, withText)),
      },
    };
  }

  function answerOf({ route, parameters, query, accept, path }: Call): Answer {
    const repository = corpus.find(`${parameters['owner'] ?? ''}/${parameters['repo'] ?? ''}`);
    if (repository === null) return refused(404, 'Not Found');
    switch (route) {
      case 'GET /repos/{owner}/{repo}':
        return { status: 200, body: repositoryJson(facts, repository, 'full-repository') };
      case 'GET /repos/{owner}/{repo}/contents/{path}': {
        const state = corpus.state(repository, query.get('ref'));
        const body = state === null ? null : contents(facts, repository, state, parameters['path'] ?? '');
        return body === null ? refused(404, 'Not Found') : { status: 200, body };
      }
      case 'GET /repos/{owner}/{repo}/git/blobs/{file_sha}': {
        const sha = parameters['file_sha'] ?? '';
        const bytes = repository.states
          .flatMap(({ files }) => [...files.values()])
          .find((one) => corpus.blob(one) === sha);
        if (bytes === undefined) return refused(404, 'Not Found');
        if (/\braw\b/.test(accept)) return { status: 200, body: bytes };
        const content = Buffer.from(bytes).toString('base64');
        const url = `${origin}${path}`;
        return {
          status: 200,
          body: { sha, node_id: `B_${sha}`, size: bytes.length, url, content, encoding: 'base64' },
        };
      }
      case 'GET /repos/{owner}/{repo}/activity':
        return activity(repository.fullName, query);
      default:
        throw new Error(`the stand-in does not answer ${route}`);
    }
  }

  function activity(fullName: string, query: URLSearchParams): Answer {
    const repository = corpus.find(fullName);
    const ref = query.get('ref');
    const rows = (repository?.states ?? []).map(({ commit, at }, place, all) => ({
      id: place + 1,
      node_id: `PSH_${place + 1}`,
      before: all[place - 1]?.commit ?? '0'.repeat(40),
      after: commit,
      ref: 'refs/heads/main',
      timestamp: at,
      activity_type: place === 0 ? 'branch_creation' : 'push',
      actor: null,
    }));
    const newestFirst = rows.toReversed().filter((row) => ref === null || row.ref === ref);
    const size = Math.min(100, Number(query.get('per_page') ?? 30));
    const start = Number(query.get('after') ?? 0);
    const next = new URLSearchParams(query);
    next.set('after', String(start + size));
    const link = `<${origin}/repos/${fullName}/activity?${next.toString()}>; rel="next"`;
    return {
      status: 200,
      body: newestFirst.slice(start, start + size),
      ...(start + size < newestFirst.length ? { headers: { link } } : {}),
    };
  }

  return {
    url: origin,
    corpus,
    requests,
    violations,
    fail: (match, how, times = 1) => {
      faults.push({ match, how, left: times });
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      if (violations.length > 0) throw new Error(`against GitHub's description:\n${violations.join('\n')}`);
    },
  };
}

function refused(status: number, message: string, errors?: unknown): Answer {
  const body = { message, documentation_url: 'https://docs.github.com/rest', status: String(status) };
  return { status, body: errors === undefined ? body : { ...body, errors } };
}

async function pass(
  url: string,
  request: IncomingMessage,
  body: string,
  response: ServerResponse,
): Promise<void> {
  const { method = 'GET', headers } = request;
  const { host: _, connection: __, 'content-length': ___, ...kept } = headers;
  const answer = await fetch(url, {
    method,
    headers: kept as Record<string, string>,
    redirect: 'manual',
    ...(body === '' ? {} : { body }),
  });
  const own = [...answer.headers].filter(
    ([name]) => !/^(?:content-(?:length|encoding)|transfer-encoding|connection)$/.test(name),
  );
  response.writeHead(answer.status, Object.fromEntries(own));
  response.end(Buffer.from(await answer.arrayBuffer()));
}
