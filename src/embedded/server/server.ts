import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { BlockList } from 'node:net';
import type { Duplex } from 'node:stream';
import { ENDPOINTS, type RequestForm } from '../../service/contract/endpoints.ts';
import type { Operation } from '../../service/contract/operations.ts';
import { DatabaseAway } from '../store/away.ts';
import { BlobsUnavailable, STORAGE_AWAY } from '../store/blobs/s3-failure.ts';
import { isNoRoom, NO_ROOM } from '../store/room.ts';
import { refuseBelowFloor } from './disk-floor.ts';
import { readBody } from './body.ts';
import type { Caller } from '../store/people/caller.ts';
import type { CheckAccess } from './check-access.ts';
import type { Visit, Visitors } from './extension.ts';
import { clientAddress, isLoopback } from './client-address.ts';
import type { Call } from './handlers/context.ts';
import type { Door } from './door.ts';
import { discard } from './multipart.ts';
import { allowOperation } from './operation-rules.ts';
import { page } from './page.ts';
import { allowResource, answerResource } from './people/answer.ts';
import { PEOPLE_PREFIX, type Resource } from './people/resource.ts';
import type { LimitHeaders, RateLimit } from './rate-limit.ts';
import { HttpError, type HttpReply } from './reply.ts';
import { type RouteMatch, routerOf } from './router.ts';
import { validate } from './validation.ts';
import type { Watch } from './watch.ts';

/** Below which every endpoint lies (L3). */
export const PREFIX = '/api/v1';

const REQUEST_TIMEOUT_MS = 10 * 60_000;
const HEADERS_TIMEOUT_MS = 30_000;
/** A client that is the only one keeps its connection, however long it is busy between two requests. */
const KEEP_MS = 60 * 60_000;
/** So long a refused body is still taken in: a connection that is cut at once takes the answer with it. */
const LINGER_MS = 5_000;
/** A database that restarts is there again after some seconds. */
const AWAY_SECONDS = '5';

const findEndpoint = routerOf(ENDPOINTS);

export interface ServerOptions {
  readonly door: Door;
  /** Checks as somebody sees them. */
  readonly accessOf: (caller: Caller) => CheckAccess;
  /** Answers a request that was validated. @throws HttpError */
  readonly handle: (
    operation: Operation,
    request: unknown,
    call: Call,
    access: CheckAccess,
  ) => Promise<HttpReply>;
  /** Finds what is not of the interface, below `/people/v1`. @throws HttpError 404, 405 */
  readonly findResource: (method: string, path: string) => RouteMatch<Resource>;
  /** People with a browser; null: this service has no page for them. */
  readonly visitors: Visitors | null;
  readonly rateLimit: RateLimit | null;
  /** Existing folder for uploads under way. */
  readonly spoolDir: string;
  /** Bytes of its disk that uploads leave free; null: none. */
  readonly keepFreeBytes: number | null;
  /** Whose `x-forwarded-for` is taken. */
  readonly trustedProxies: BlockList;
  /** Whether there are any. */
  readonly isProxied: boolean;
  /** Origin at which clients reach the service; null: where they say that they do. */
  readonly publicUrl: string | null;
  /** Only this machine can reach the service, so other names in a request are somebody's trick. */
  readonly loopbackOnly: boolean;
  /** Why an operation is refused before it is looked at; null: it is not. */
  readonly refusal: (operation: Operation, caller: Caller) => Promise<HttpError | null>;
  /** null: nobody watches. */
  readonly watch: Watch | null;
  /** Told of every defect; the client sees a 500 without details. */
  readonly onDefect: (error: unknown) => void;
}

export interface HttpService {
  readonly server: Server;
  /** Takes no more requests, and waits at most so long for those under way. No handler runs any more when it returns. */
  readonly drain: (patienceMs: number) => Promise<void>;
}

/** The interface over HTTP: key ▸ limit ▸ route ▸ body ▸ validation ▸ handler ▸ JSON. */
export function createHttpServer(options: ServerOptions): HttpService {
  const underWay = new Set<Promise<void>>();
  let closing = false;
  const server = createServer((request, response) => {
    if (options.watch?.begin(request, response) === true) return;
    const done = respond(request, response).finally(() => underWay.delete(done));
    underWay.add(done);
  });
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  server.headersTimeout = HEADERS_TIMEOUT_MS;
  if (options.rateLimit === null) server.keepAliveTimeout = KEEP_MS;
  server.on('clientError', refuseBytes);
  server.on('connect', (_request, socket) => endWith(socket, 405, 'This service is no proxy.'));
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    sendError(request, response, new HttpError(417, 'The header Expect takes 100-continue alone.'), {});
  });
  return {
    server,
    drain: async (patienceMs) => {
      closing = true;
      const closed = new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
      const patience = setTimeout(() => server.closeAllConnections(), patienceMs);
      await closed;
      clearTimeout(patience);
      await Promise.allSettled(underWay);
    },
  };

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const headers: { limit: LimitHeaders } = { limit: {} };
    try {
      if (closing) throw new HttpError(503, 'The service is being stopped.', {}, { connection: 'close' });
      const reply = await answer(options, request, response, headers);
      response.shouldKeepAlive &&= !closing;
      if (reply !== null) send(request, response, reply, headers.limit);
    } catch (error) {
      const known = answerable(error);
      if (!(known instanceof HttpError)) options.onDefect(known);
      sendError(request, response, known, headers.limit);
    }
  }
}

/** What a client is told of a fault outside of this program, which time or room may cure. It is told no address. */
function answerable(error: unknown): unknown {
  if (isNoRoom(error)) return new HttpError(507, NO_ROOM);
  const isAway = error instanceof DatabaseAway || error instanceof BlobsUnavailable;
  if (!isAway) return error;
  const said = error instanceof BlobsUnavailable ? STORAGE_AWAY : error.message;
  return new HttpError(503, said, {}, { 'retry-after': AWAY_SECONDS });
}

/**
 * Decides about one request: key ▸ limit ▸ route ▸ body ▸ validation ▸ handler.
 *
 * @returns null: it was answered
 * @throws HttpError for everything but success
 */
async function answer(
  options: ServerOptions,
  request: IncomingMessage,
  response: ServerResponse,
  headers: { limit: LimitHeaders },
): Promise<HttpReply | null> {
  const { visitors } = options;
  const { path, query } = targetOf(request.url ?? '/');
  const isResource = path.startsWith(`${PEOPLE_PREFIX}/`);
  const visit = visitOf(options, request, response);
  const visitor = (await visitors?.callerOf(visit)) ?? null;
  const caller = visitor ?? (await options.door.enter(request));
  const reenter = async (): Promise<Caller | HttpError> =>
    (await visitors?.callerOf(visit)) ?? options.door.enter(request);
  if (!(caller instanceof HttpError)) options.watch?.identified(request, caller.keyId);
  if (visitor === null) throwIfLimited(options, request, caller, headers);
  if (options.loopbackOnly && !isLoopback(hostOf(request).replace(/:\d+$/, ''))) {
    throw new HttpError(421, 'This service is for its own machine, and was asked for by another name.');
  }
  const method = request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET');
  const baseUrl = (options.publicUrl ?? `http://${hostOf(request)}`) + PREFIX;
  if (await visitors?.answer(visit, visitor)) return null;
  const shown = method === 'GET' ? page(path, baseUrl) : null;
  if (shown !== null) return shown;
  if (caller instanceof HttpError) throw caller;
  const access = options.accessOf(caller);
  if (isResource) {
    const found = options.findResource(method, path.slice(PEOPLE_PREFIX.length));
    allowResource(found.target, caller);
    const { received, files } = await receive(options, request, found, found.target.files, query, reenter);
    return answerResource(found.target, received, {
      caller,
      access,
      files,
      baseUrl,
      lastEventId: String(request.headers['last-event-id'] ?? '') || null,
    });
  }
  if (path !== PREFIX && !path.startsWith(`${PREFIX}/`)) {
    throw new HttpError(
      404,
      `There is nothing at this address; those of the interface begin with ${PREFIX}.`,
    );
  }
  const found = findEndpoint(method, path.slice(PREFIX.length));
  const { operation, shape } = found.target;
  allowOperation(operation, caller);
  const refused = await options.refusal(operation, caller);
  if (refused !== null) throw refused;
  const { received, files } = await receive(options, request, found, shape.files, query, reenter);
  return options.handle(operation, received, { caller, files, baseUrl }, access);
}

/**
 * Reads what a request carries.
 *
 * @param reenter looks at the key again: a body may take minutes, in which a key is revoked or an account ends
 * @throws HttpError; nothing is left of its files then
 */
async function receive(
  { spoolDir, keepFreeBytes, watch }: ServerOptions,
  request: IncomingMessage,
  { target, params }: RouteMatch<RequestForm>,
  limit: { readonly max: number } | undefined,
  query: Readonly<Record<string, string>>,
  reenter: () => Promise<Caller | HttpError>,
): Promise<{ readonly received: unknown; readonly files: Call['files'] }> {
  watch?.routed(request, target.path);
  if (limit !== undefined && keepFreeBytes !== null) await refuseBelowFloor(spoolDir, keepFreeBytes);
  const wasThere = request.complete;
  const { fields, files } = await readBody(request, target, limit, query, spoolDir);
  try {
    const still = wasThere ? null : await reenter();
    if (still instanceof HttpError) throw still;
    return { received: validate(target, { params, query, body: fields }), files };
  } catch (error) {
    await discard(files);
    throw error;
  }
}

function visitOf(options: ServerOptions, request: IncomingMessage, response: ServerResponse): Visit {
  return {
    request,
    response,
    method: request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET'),
    path: targetOf(request.url ?? '/').path,
    host: options.publicUrl === null ? hostOf(request).toLowerCase() : new URL(options.publicUrl).host,
    address: addressOf(options, request),
  };
}

/** Where a client is, as far as trusted proxies tell. */
function addressOf({ trustedProxies }: ServerOptions, request: IncomingMessage): string {
  const forwarded = request.headers['x-forwarded-for'];
  return clientAddress(
    request.socket.remoteAddress ?? '',
    typeof forwarded === 'string' ? forwarded : undefined,
    trustedProxies,
  );
}

/**
 * Requests count for the address that they come from (L254). Those without a key have a window of their own: they cannot use up that
 * of who has one. A service behind a proxy is a department's: its people share addresses, so each key of an address has a window.
 *
 * @throws HttpError 429
 */
function throwIfLimited(
  options: ServerOptions,
  request: IncomingMessage,
  caller: Caller | HttpError,
  headers: { limit: LimitHeaders },
): void {
  const { rateLimit, isProxied } = options;
  const isKnown = !(caller instanceof HttpError) || caller.status === 403;
  const known = isWatching(request) ? 'feed' : 'key';
  const own = isProxied && !(caller instanceof HttpError) ? `${caller.userId} ${caller.keyId}` : '';
  const taken = rateLimit?.take([isKnown ? known : 'no key', own, addressOf(options, request)].join(' '));
  if (taken === undefined) return;
  headers.limit = taken.headers;
  if (taken.refused) {
    throw new HttpError(429, `Too many requests; try again in ${taken.headers['retry-after']} s.`);
  }
}

/** Who comes back to a stream that was cut off does not use up the requests that show the result. */
function isWatching({ url = '' }: IncomingMessage): boolean {
  return url.startsWith(PEOPLE_PREFIX) && /^[^?]*\/events\/?(?:\?|$)/.test(url);
}

/** The name and port by which a client asks; `localhost` where it says none that can stand in an address. */
function hostOf(request: IncomingMessage): string {
  const host = request.headers.host ?? '';
  return /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(host) ? host : 'localhost';
}

/** Path as it was sent, without dot segments being resolved, and the fields behind it. */
function targetOf(target: string): { readonly path: string; readonly query: Record<string, string> } {
  const [path = '/', ...rest] = target.replace(/^https?:\/\/[^/?#]*/i, '').split('?');
  return { path, query: Object.fromEntries(new URLSearchParams(rest.join('?'))) };
}

/** What is no HTTP that can be read, and headers that are too many or too slow. */
function refuseBytes(error: Error & { readonly code?: string }, socket: Duplex): void {
  if (error.code === 'HPE_HEADER_OVERFLOW') {
    endWith(socket, 431, 'The headers of this request are too large.');
  } else if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    endWith(socket, 408, 'This request took too long.');
  } else {
    endWith(socket, 400, 'This is no request of HTTP/1.1 that can be read.');
  }
}

function endWith(socket: Duplex, status: number, message: string): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify({ error: message });
  socket.end(
    `HTTP/1.1 ${status} Refused\r\ncontent-type: ${JSON_TYPE['content-type']}\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  reply: HttpReply,
  headers: Readonly<Record<string, string>>,
): void {
  switch (reply.kind) {
    case 'csv':
      write(request, response, 200, reply.text, {
        ...headers,
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${reply.filename}"`,
      });
      break;
    case 'page':
      write(request, response, 200, reply.html, {
        ...headers,
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      });
      break;
    case 'events':
      response.writeHead(200, { ...headers, ...EVENTS_HEADERS });
      if (request.method === 'HEAD') response.end();
      else reply.begin(response);
      break;
    case 'nothing':
      response.writeHead(204, { ...headers, 'cache-control': 'no-store' }).end();
      break;
    case 'json':
      write(request, response, reply.status, JSON.stringify(reply.body), { ...headers, ...JSON_TYPE });
      break;
  }
}

/** No proxy keeps events back, packs them or keeps a copy. */
const EVENTS_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  'x-content-type-options': 'nosniff',
};

function sendError(
  request: IncomingMessage,
  response: ServerResponse,
  error: unknown,
  limit: LimitHeaders,
): void {
  const known =
    error instanceof HttpError
      ? error
      : new HttpError(500, 'The service failed to answer; this is its own defect.');
  const headers = {
    ...JSON_TYPE,
    ...limit,
    ...known.headers,
    ...(request.complete ? {} : { connection: 'close' }),
  };
  write(request, response, known.status, JSON.stringify({ error: known.message, ...known.more }), headers);
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
  if (request.method !== 'HEAD') response.write(body);
  if (request.complete) {
    response.end();
    return;
  }
  // What is left of a refused body is read and thrown away; the connection ends after it.
  const end = (): void => void response.end();
  const patience = setTimeout(end, LINGER_MS).unref();
  request.once('end', end).once('close', () => clearTimeout(patience));
  request.resume();
}
