import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { ConfigurationError, fill } from '#base';
import * as says from '../says.ts';
import { Connections } from './connections.ts';
import { connectionsOf, openFilesLimit } from './open-files.ts';

/** What a request is answered with. Nobody keeps a copy of it, and no browser guesses its type, unless its headers say otherwise. */
export interface HttpAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** A function writes it by and by, and ends the response. */
  readonly body?: string | Uint8Array | ((response: ServerResponse) => void);
}

/** The listener is being closed, or has more connections than it may. */
type LastAnswer = 'closing' | 'full' | null;

export interface ListenerOptions {
  readonly host: string;
  /** 0: any free one. */
  readonly port: number;
  /**
   * Answers one request. Where it rejects, the connection is cut.
   *
   * @param last why the connection ends with this answer; null: it does not
   * @returns null: it was answered through `response`
   */
  readonly answer: (
    request: IncomingMessage,
    response: ServerResponse,
    last: LastAnswer,
  ) => HttpAnswer | null | Promise<HttpAnswer | null>;
  /** Connections at once. Default: what the files that this process may have open leave for them. */
  readonly mostConnections?: number;
  /** A request that is longer under way with its body is cut. */
  readonly requestMs?: number;
  /** The same for its headers. */
  readonly headersMs?: number;
  /** A connection on which nothing moves is cut where its other side has the turn: who does not read an answer would keep it for ever. */
  readonly silenceMs?: number;
}

/** An open port. */
export interface Listener {
  /** Without a path: `http://127.0.0.1:8080`. */
  readonly url: string;
  /**
   * Takes no more connections. Nothing runs any more when it returns.
   *
   * @param patience ends when requests under way have had their time, or the signal is aborted: all ended. Default: they have none.
   */
  readonly close: (patience?: (ended: AbortSignal) => Promise<unknown>) => Promise<void>;
}

/** In it 2 GB, as much as a page may send at once, come over 2.3 Mbit/s. */
const REQUEST_MS = 2 * 60 * 60_000;
const HEADERS_MS = 30_000;
const SILENCE_MS = 5 * 60_000;
/** Longer than proxies keep a silent connection (Caddy two minutes, nginx one): who closes first may cut a request on its way. */
const KEEP_ALIVE_MS = 125_000;
/** So often connections that are too slow are looked for. */
const LOOK_MS = 1_000;
/** So long a refused body is still taken in: a connection that is cut at once takes the answer with it. */
const LINGER_MS = 5_000;
const PRIVATE = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

/**
 * Opens a port, guards it and answers what comes. It is the only one that listens in this program: what nobody may do to a server
 * (send slowly, be a tunnel, expect anything, refuse to read on) is settled here.
 *
 * @param refusal words an address that is not to be had, and why; null: the system's error is thrown
 * @throws ConfigurationError with that sentence
 */
export async function listen(
  options: ListenerOptions,
  refusal: ((where: string, why: string) => string) | null = (where, why) =>
    fill(says.serverCannotListen, { where, why }),
): Promise<Listener> {
  const { requestMs = REQUEST_MS, headersMs = Math.min(HEADERS_MS, requestMs), host, port } = options;
  const { mostConnections = connectionsOf(openFilesLimit()), silenceMs = SILENCE_MS } = options;
  const underWay = new Set<Promise<void>>();
  let isClosing = false;
  const connections = new Connections();
  const lastNow = (): LastAnswer =>
    isClosing ? 'closing' : connections.count > mostConnections ? 'full' : null;
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      if (!isForOneHost(request)) {
        send(request, response, { status: 400, headers: JSON_TYPE, body: errorOf(says.noRequestHttp) }, true);
        return;
      }
      const last = lastNow();
      const answer = await options.answer(request, response, last);
      if (answer !== null) send(request, response, answer, last !== null || isClosing);
    } catch {
      response.destroy();
    }
  };
  const server = createServer(
    {
      requestTimeout: requestMs,
      headersTimeout: headersMs,
      keepAliveTimeout: KEEP_ALIVE_MS,
      connectionsCheckingInterval: LOOK_MS,
      // The runtime would answer with nothing in the body.
      requireHostHeader: false,
    },
    (request, response) => {
      connections.begin(request, response);
      const done = respond(request, response).finally(() => underWay.delete(done));
      underWay.add(done);
    },
  );
  server.timeout = silenceMs;
  server.on('timeout', (socket: Socket) => connections.endWaitedFor(socket));
  server.on('connection', (socket) => connections.take(socket, mostConnections));
  server.on('clientError', refuseBytes);
  server.on('connect', (_request, socket) => endWith(socket, 405, says.serviceNoProxy));
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    send(request, response, { status: 417, headers: JSON_TYPE, body: errorOf(says.headerExpect) }, true);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => {
      if (refusal === null) reject(error);
      else reject(new ConfigurationError(refusal(`${host}, port ${port}`, error.message), { cause: error }));
    });
    server.listen(port, host, resolve);
  });
  return {
    url: urlOf(host, (server.address() as AddressInfo | null)?.port ?? port),
    close: async (patience = () => Promise.resolve()) => {
      isClosing = true;
      const ended = new AbortController();
      const closed = new Promise<void>((resolve) => {
        server.close(() => {
          ended.abort();
          resolve();
        });
      });
      // A server that is closing looks after no timeouts: one silent sender would keep it for ever.
      await patience(ended.signal).catch(() => {});
      server.closeAllConnections();
      await closed;
      await Promise.allSettled(underWay);
    },
  };
}

function urlOf(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

export const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };

function errorOf(error: string): string {
  return JSON.stringify({ error });
}

/** RFC 9112, 3.2: without a host, or with two that a gateway and this program may each read one of, it is no request of HTTP/1.1. */
function isForOneHost({ headersDistinct, httpVersion }: IncomingMessage): boolean {
  const hosts = headersDistinct['host']?.length ?? 0;
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}

/** What is no HTTP that can be read, and headers that are too many or too slow. */
function refuseBytes(error: Error & { readonly code?: string }, socket: Duplex): void {
  if (error.code === 'HPE_HEADER_OVERFLOW') {
    endWith(socket, 431, says.headersRequest);
  } else if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    endWith(socket, 408, says.requestTook);
  } else {
    endWith(socket, 400, says.noRequestHttp);
  }
}

function endWith(socket: Duplex, status: number, error: string): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const body = errorOf(error);
  socket.end(
    `HTTP/1.1 ${status} Refused\r\ncontent-type: ${JSON_TYPE['content-type']}\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
  // The runtime looks after it no more: who neither reads nor hangs up would keep it for ever.
  const patience = setTimeout(() => socket.destroy(), LINGER_MS).unref();
  socket.once('close', () => clearTimeout(patience));
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body = '' }: HttpAnswer,
  isLast: boolean,
): void {
  if (response.destroyed) return;
  const { complete } = request;
  // What is left of a refused body is not read as the next request.
  if (isLast || !complete) response.shouldKeepAlive = false;
  if (typeof body === 'function') {
    response.writeHead(status, { ...PRIVATE, ...headers });
    if (request.method === 'HEAD') response.end();
    else body(response);
    return;
  }
  const length = typeof body === 'string' ? Buffer.byteLength(body) : body.byteLength;
  response.writeHead(status, {
    ...PRIVATE,
    ...headers,
    ...(status === 204 ? {} : { 'content-length': length }),
  });
  if (complete) {
    // A text goes with its head in one piece. To HEAD the runtime sends the head alone.
    response.end(body);
    return;
  }
  response.write(body);
  // What is left of a refused body is read and thrown away; the connection ends after it.
  const end = (): void => void response.end();
  const patience = setTimeout(end, LINGER_MS).unref();
  request.once('end', end).once('close', () => clearTimeout(patience));
  request.resume();
}

/**
 * Answers `GET /metrics`, and what else is asked about a server's health, on a port of its own, which no proxy in front of the
 * server reaches.
 *
 * @param at its port 0: any free one
 * @param known names what is answered there
 * @param answer null: not known
 * @throws ConfigurationError where it cannot listen there
 */
export async function startMetricsPort(
  at: { readonly host: string; readonly port: number },
  known: readonly string[],
  answer: (request: IncomingMessage) => Promise<HttpAnswer> | null,
): Promise<Listener> {
  const unknown: HttpAnswer = {
    status: 404,
    headers: { 'content-type': 'text/plain' },
    body: `known here: ${known.map((path) => `GET ${path}`).join(', ')}\n`,
  };
  const { url, close } = await listen(
    { ...at, answer: (request) => answer(request) ?? unknown },
    (where, why) => fill(says.metricsCannotServed, { where, why }),
  );
  return { url: `${url}/metrics`, close };
}
