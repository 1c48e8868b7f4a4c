import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Operation } from '../../service/contract/endpoints.ts';
import type { Handlers } from './handlers.ts';
import { discard, readMultipart } from './multipart.ts';
import type { RateLimit } from './rate-limit.ts';
import { HttpError, invalid, type Reply } from './reply.ts';
import { findRoute } from './router.ts';
import { validate } from './validation.ts';

/** Below which every endpoint lies (L3). */
export const PREFIX = '/api/v1';

const MAX_JSON_BYTES = 1_000_000;
const REQUEST_TIMEOUT_MS = 10 * 60_000;
const HEADERS_TIMEOUT_MS = 30_000;

export interface ServerOptions {
  readonly key: string;
  readonly handlers: Handlers;
  readonly rateLimit: RateLimit | null;
  /** Existing folder for uploads under way. */
  readonly spoolDir: string;
  /** Told of every defect; the client sees a 500 without details. */
  readonly onDefect: (error: unknown) => void;
}

/** The interface over HTTP: limit ▸ key ▸ route ▸ validation ▸ handler ▸ JSON. */
export function createHttpServer(options: ServerOptions): Server {
  const digest = createHash('sha256').update(options.key).digest();
  const server = createServer((request, response) => {
    answer(request).then(
      (reply) => send(request, response, reply),
      (error: unknown) => {
        if (!(error instanceof HttpError)) options.onDefect(error);
        sendError(request, response, error);
      },
    );
  });
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  server.headersTimeout = HEADERS_TIMEOUT_MS;
  return server;

  async function answer(request: IncomingMessage): Promise<Reply> {
    const refusal = options.rateLimit?.take(request.socket.remoteAddress ?? '') ?? null;
    if (refusal !== null) {
      throw new HttpError(429, `Too many requests; try again in ${refusal['retry-after']} s.`, {}, refusal);
    }
    authenticate(request.headers['apikey']);
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (url.pathname !== PREFIX && !url.pathname.startsWith(`${PREFIX}/`)) {
      throw new HttpError(404, `Every address of this service begins with ${PREFIX}.`);
    }
    const method = request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET');
    const { operation, endpoint, params } = findRoute(method, decode(url.pathname.slice(PREFIX.length)));
    const query = Object.fromEntries(url.searchParams);
    if (endpoint.files === undefined) {
      const body = endpoint.body === undefined ? {} : await readJson(request);
      return run(operation, validate(endpoint, { params, query, body }), []);
    }
    const { fields, files } = await readMultipart(request, options.spoolDir, endpoint.files.max);
    let received: unknown;
    try {
      received = validate(endpoint, { params, query, body: fields });
    } catch (error) {
      await discard(files);
      throw error;
    }
    return run(operation, received, files);
  }

  function run(
    operation: Operation,
    value: unknown,
    files: Parameters<Handlers['upload']>[1],
  ): Reply | Promise<Reply> {
    // The table pairs each operation with its own schema, which the compiler cannot follow through a lookup.
    const handler = options.handlers[operation] as (
      request: unknown,
      files: unknown,
    ) => Reply | Promise<Reply>;
    return handler(value, files);
  }

  function authenticate(given: string | string[] | undefined): void {
    if (given === undefined || given === '') {
      throw new HttpError(401, 'No API key was provided in the header (apikey).');
    }
    const hash = createHash('sha256').update(String(given)).digest();
    if (!timingSafeEqual(hash, digest)) throw new HttpError(401, 'The API key is not valid.');
  }
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_JSON_BYTES)
      throw new HttpError(413, `A JSON body holds at most ${MAX_JSON_BYTES} bytes.`);
    chunks.push(chunk);
  }
  const text = Buffer.concat(chunks).toString('utf8').trim();
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw invalid({ body: ['The body is not valid JSON.'] });
  }
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function send(request: IncomingMessage, response: ServerResponse, reply: Reply): void {
  if (reply.kind === 'csv') {
    write(request, response, 200, reply.text, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${reply.filename}"`,
    });
  } else {
    write(request, response, reply.status, JSON.stringify(reply.body), JSON_TYPE);
  }
}

function sendError(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  const known =
    error instanceof HttpError
      ? error
      : new HttpError(500, 'The service failed to answer; this is its own defect.');
  // What is left of a refused body is not read: the connection ends with the answer.
  const headers = { ...JSON_TYPE, ...known.headers, ...(request.complete ? {} : { connection: 'close' }) };
  write(request, response, known.status, JSON.stringify({ error: known.message, ...known.more }), headers);
  if (!request.complete) request.resume();
}

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };

function write(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  text: string,
  headers: Readonly<Record<string, string>>,
): void {
  if (response.destroyed) return;
  const body = Buffer.from(text, 'utf8');
  response.writeHead(status, {
    ...headers,
    'content-length': String(body.length),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
