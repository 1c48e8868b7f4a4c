import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { BlockList } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Caller } from '../store/people/caller.ts';
import { clientAddress, isLoopback } from './client-address.ts';
import type { Door } from './door.ts';
import type { Visit, Visitors } from './extension.ts';
import { methodOf, pathOf } from './incoming.ts';
import { operate, type OperateOptions, PREFIX, refusalOf } from './operate.ts';
import { page } from './page.ts';
import { PEOPLE_PREFIX } from './people/resource.ts';
import type { LimitHeaders, RateLimit } from './rate-limit.ts';
import { errorBody, HttpError, type HttpReply, JSON_TYPE, rendered } from './reply.ts';
import type { Watch } from './watch.ts';

const REQUEST_TIMEOUT_MS = 10 * 60_000;
const HEADERS_TIMEOUT_MS = 30_000;
/** So long a refused body is still taken in: a connection that is cut at once takes the answer with it. */
const LINGER_MS = 5_000;
export interface ServerOptions extends OperateOptions {
  readonly door: Door;
  /** People with a browser; null: this service has no page for them. */
  readonly visitors: Visitors | null;
  readonly rateLimit: RateLimit | null;
  /** Whose `x-forwarded-for` is taken. */
  readonly trustedProxies: BlockList;
  /** Whether there are any. */
  readonly isProxied: boolean;
  /** Origin at which clients reach the service; null: where they say that they do. */
  readonly publicUrl: string | null;
  /** Only this machine can reach the service, so other names in a request are somebody's trick. */
  readonly loopbackOnly: boolean;
  /** null: nobody watches. */
  readonly watch: Watch | null;
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
      sendError(request, response, refusalOf(error, options.onDefect), headers.limit);
    }
  }
}

/**
 * Decides about one request: who asks ▸ limit ▸ name of this machine ▸ page ▸ the service.
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
  const { visitors, watch } = options;
  const visit = visitOf(options, request, response);
  const visitor = (await visitors?.callerOf(visit)) ?? null;
  const caller = visitor ?? (await options.door.enter(request));
  if (!(caller instanceof HttpError)) watch?.identified(request, caller.keyId);
  if (visitor === null) throwIfLimited(options, visit, caller, headers);
  if (options.loopbackOnly && !isLoopback(hostOf(request).replace(/:\d+$/, ''))) {
    throw new HttpError(421, 'This service is for its own machine, and was asked for by another name.');
  }
  const baseUrl = (options.publicUrl ?? `http://${hostOf(request)}`) + PREFIX;
  if (await visitors?.answer(visit, visitor)) return null;
  const shown = visit.method === 'GET' ? page(visit.path, baseUrl) : null;
  if (shown !== null) return shown;
  if (caller instanceof HttpError) throw caller;
  return operate(options, request, {
    caller,
    baseUrl,
    reenter: async () => (await visitors?.callerOf(visit)) ?? options.door.enter(request),
    routed: (path) => watch?.routed(request, path),
  });
}

function visitOf(options: ServerOptions, request: IncomingMessage, response: ServerResponse): Visit {
  return {
    request,
    response,
    method: methodOf(request),
    path: pathOf(request),
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
  { request, address }: Visit,
  caller: Caller | HttpError,
  headers: { limit: LimitHeaders },
): void {
  const { rateLimit, isProxied } = options;
  const isKnown = !(caller instanceof HttpError) || caller.status === 403;
  const known = isWatching(request) ? 'feed' : 'key';
  const own = isProxied && !(caller instanceof HttpError) ? `${caller.userId} ${caller.keyId}` : '';
  const taken = rateLimit?.take([isKnown ? known : 'no key', own, address].join(' '));
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
  limit: LimitHeaders,
): void {
  if (reply.kind === 'events') {
    response.writeHead(200, { ...limit, ...EVENTS_HEADERS });
    if (request.method === 'HEAD') response.end();
    else reply.begin(response);
  } else if (reply.kind === 'nothing') {
    response.writeHead(204, { ...limit, 'cache-control': 'no-store' }).end();
  } else {
    const { status, headers, text } = rendered(reply);
    write(request, response, status, text, { ...limit, ...headers });
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
  error: HttpError,
  limit: LimitHeaders,
): void {
  const headers = {
    ...JSON_TYPE,
    ...limit,
    ...error.headers,
    ...(request.complete ? {} : { connection: 'close' }),
  };
  write(request, response, error.status, errorBody(error), headers);
}

function write(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  text: string,
  headers: Readonly<Record<string, string>>,
): void {
  if (response.destroyed) return;
  response.writeHead(status, {
    ...headers,
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  if (request.complete) {
    // With its head in one piece.
    response.end(request.method === 'HEAD' ? '' : text);
    return;
  }
  if (request.method !== 'HEAD') response.write(text);
  // What is left of a refused body is read and thrown away; the connection ends after it.
  const end = (): void => void response.end();
  const patience = setTimeout(end, LINGER_MS).unref();
  request.once('end', end).once('close', () => clearTimeout(patience));
  request.resume();
}
