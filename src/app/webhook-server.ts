import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { verify } from '@octokit/webhooks-methods';
import { z } from 'zod';
import type { Clock, Log } from '../domain/effects.ts';
import { Cancelled, ConfigurationError, GitHubError } from '../domain/outcome.ts';
import { readEventContext } from '../github/event-context.ts';
import { GITHUB_LIMITS } from '../github/limits.ts';
import { fullName } from '../github/names.ts';
import type { DeliveryHandler, WebhookDelivery, Work } from './delivery.ts';
import { DeliveryLog } from './delivery-log.ts';
import { JobQueue, type Turn } from './job-queue.ts';

export interface WebhookOptions {
  /** The webhook's secret. */
  readonly secret: string;
  /** Default: loopback. */
  readonly host?: string;
  /** 0: any free one. */
  readonly port: number;
  readonly apiUrl: string;
  readonly serverUrl: string;
  readonly log: Log;
  readonly clock: Clock;
  /** By GitHub's name of the event, as in `issue_comment`. Other events are answered and left alone. */
  readonly on: Readonly<Record<string, DeliveryHandler>>;
  /** Long parts of different repositories that are worked on at once. */
  readonly concurrency: number;
}

export interface WebhookServer {
  /** Without a path: `http://127.0.0.1:8080`. */
  readonly url: string;
  /** Takes nothing more, finishes what has begun, and names in the log what has not. */
  close(): Promise<void>;
}

/** GitHub's own limit is 25 MB; a comment with its issue and repository is below 300 kB. */
const MAX_BODY_BYTES = 1_000_000;
/** GitHub gives up after 10 s; a sender that is slower than this is not GitHub. */
const REQUEST_MS = 8000;
/** So long a connection may still be open when all work is done; GitHub waits no longer for its answer either. */
const CLOSING_MS = 10_000;
const DELIVERIES_KEPT = 10_000;
const MAX_WAITING = 1000;
/** What is short waits for GitHub, most of the time. */
const SHORT_AT_ONCE = 8;
/** Without a signature of this shape a body need not be read. */
const SIGNATURE = /^sha256=[0-9a-f]{64}$/;
const DELIVERY_ID = /^[A-Za-z0-9-]{1,64}$/;

interface Answer {
  readonly status: number;
  readonly text: string;
}

/**
 * Listens for a GitHub App's webhook: `POST /webhook` and `GET /health`. Whatever is rightly signed is answered 202 at once;
 * the work follows, in the order of a repository's calls, but for long parts.
 *
 * @throws ConfigurationError where there is no secret: everybody could give commands in anybody's name
 */
export async function startWebhookServer(options: WebhookOptions): Promise<WebhookServer> {
  if (options.secret === '') {
    throw new ConfigurationError(
      'The webhook needs a secret: without one, nobody knows who calls. Set it here and in the settings of the App.',
    );
  }
  const desk = new Desk(options);
  const server = createServer(
    { requestTimeout: REQUEST_MS, headersTimeout: REQUEST_MS, connectionsCheckingInterval: 1000 },
    (request, response) => {
      void converse(desk, request, response);
    },
  );
  const host = options.host ?? '127.0.0.1';
  const port = await listen(server, host, options.port);
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    close: async () => {
      const ended = new AbortController();
      const closed = new Promise<void>((resolve) => {
        server.close(() => {
          ended.abort();
          resolve();
        });
      });
      server.closeIdleConnections();
      await desk.close();
      server.closeIdleConnections();
      // A server that is closing looks after no timeouts: one silent sender would keep it for ever.
      await options.clock.sleep(CLOSING_MS, ended.signal).catch(() => {});
      server.closeAllConnections();
      await closed;
    },
  };
}

async function converse(desk: Desk, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const answer = await desk.answer(request);
    send(request, response, answer, request.complete && !desk.isClosing);
  } catch {
    // The sender went away.
    response.destroy();
  }
}

/** Decides about one request after the other. */
class Desk {
  readonly #options: WebhookOptions;
  readonly #seen = new DeliveryLog(DELIVERIES_KEPT);
  readonly #queue: JobQueue;
  #isClosing = false;

  constructor(options: WebhookOptions) {
    this.#options = options;
    this.#queue = new JobQueue(
      {
        short: SHORT_AT_ONCE,
        long: options.concurrency,
        maxWaiting: MAX_WAITING,
      },
      options.clock,
    );
  }

  get isClosing(): boolean {
    return this.#isClosing;
  }

  /** Rejects where the sender goes away before the body is there. */
  async answer(request: IncomingMessage): Promise<Answer> {
    const path = (request.url ?? '').split('?', 1)[0];
    if (path === '/health') {
      return request.method === 'GET' || request.method === 'HEAD' ? this.#health() : wrongMethod('GET');
    }
    if (path !== '/webhook') return { status: 404, text: 'there is /webhook and /health' };
    if (request.method !== 'POST') return wrongMethod('POST');
    if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES) return TOO_LARGE;
    const signature = single(request.headers['x-hub-signature-256']);
    if (signature === undefined || !SIGNATURE.test(signature)) return UNSIGNED;
    const body = await readBody(request);
    if (body === null) return TOO_LARGE;
    if (body === '' || !(await verify(this.#options.secret, body, signature))) return UNSIGNED;
    // From here on it is GitHub who speaks.
    return this.#receive(request, body);
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    for (const job of this.#queue.stop()) this.#options.log.warning(notBegun(job.name));
    await this.#queue.idle();
  }

  #health(): Answer {
    const { waiting, running } = this.#queue;
    const status = this.#isClosing ? 'closing' : 'ok';
    return { status: this.#isClosing ? 503 : 200, text: JSON.stringify({ status, waiting, running }) };
  }

  #receive(request: IncomingMessage, body: string): Answer {
    const deliveryId = single(request.headers['x-github-delivery']);
    const eventName = single(request.headers['x-github-event']);
    if (deliveryId === undefined || !DELIVERY_ID.test(deliveryId) || eventName === undefined) {
      return { status: 400, text: 'X-GitHub-Delivery or X-GitHub-Event is missing' };
    }
    if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '')) {
      return { status: 415, text: 'set the content type of the webhook to application/json' };
    }
    const handler = Object.hasOwn(this.#options.on, eventName) ? this.#options.on[eventName] : undefined;
    if (handler === undefined) return { status: 202, text: 'nothing is done about this event' };
    const payload = parseJson(body);
    if (payload === undefined) return { status: 400, text: 'the body is not JSON' };
    const work = handler(this.#delivery(deliveryId, eventName, payload));
    if (typeof work === 'string') return { status: 202, text: work };
    if (!this.#seen.note(deliveryId)) return { status: 202, text: 'seen before' };
    let tries = 0;
    const run = (turn: Turn): Promise<number | null> => {
      tries += 1;
      return this.#work(deliveryId, work, turn, tries);
    };
    const lane = fullName(work.repository).toLowerCase();
    if (this.#queue.add(lane, { name: deliveryId, key: work.key, run })) {
      return { status: 202, text: 'accepted' };
    }
    this.#seen.forget(deliveryId);
    return { status: 503, text: 'too much is waiting; send it again later' };
  }

  #delivery(id: string, eventName: string, payload: unknown): WebhookDelivery {
    const { apiUrl, serverUrl } = this.#options;
    const installation = Installation.safeParse(payload);
    return {
      id,
      event: readEventContext({ eventName, apiUrl, serverUrl }, payload),
      payload,
      installationId: installation.success ? installation.data.installation.id : null,
    };
  }

  /** After how many milliseconds it is to be tried again; null: it is over. */
  async #work(deliveryId: string, work: Work, turn: Turn, tries: number): Promise<number | null> {
    const { log } = this.#options;
    try {
      await work.run(turn);
      log.info(`Delivery ${deliveryId} is done.`);
      return null;
    } catch (error) {
      const message = error instanceof Error ? error.message : 'unknown';
      // All that a command does is done once, however often it is tried.
      const wait =
        error instanceof GitHubError && error.retryHelps
          ? GITHUB_LIMITS.delivery.againMs[tries - 1]
          : undefined;
      if (wait !== undefined && !this.#isClosing) {
        log.warning(`Delivery ${deliveryId} failed and is tried again in ${wait / 1000} s: ${message}`);
        return wait;
      }
      this.#seen.forget(deliveryId);
      if (error instanceof Cancelled && this.#isClosing) log.warning(notBegun(deliveryId));
      else log.error(`Delivery ${deliveryId} failed and may be sent again: ${message}`);
      return null;
    }
  }
}

function notBegun(deliveryId: string): string {
  return `Delivery ${deliveryId} was not begun when the server was closed. Send it again from the App's settings.`;
}

const Installation = z.looseObject({ installation: z.looseObject({ id: z.number().int().positive() }) });

const TOO_LARGE: Answer = { status: 413, text: `a body has at most ${MAX_BODY_BYTES} bytes` };
/** The same for every kind of wrong, so that nothing can be learnt from it. */
const UNSIGNED: Answer = { status: 401, text: 'X-Hub-Signature-256 is missing or wrong' };

function wrongMethod(allowed: string): Answer {
  return { status: 405, text: `only ${allowed}` };
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, text }: Answer,
  mayAskAgain: boolean,
): void {
  const isJson = text.startsWith('{');
  response.writeHead(status, {
    'content-type': isJson ? 'application/json' : 'text/plain; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    // What is left of a refused body is not read as the next request; a server that closes waits for no next one.
    ...(mayAskAgain ? {} : { connection: 'close' }),
  });
  response.end(request.method === 'HEAD' ? undefined : text);
  request.resume();
}

/** As UTF-8: bytes that are none fit no signature. null: it is too large. */
async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  return new Promise((resolve, reject) => {
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= MAX_BODY_BYTES) chunks.push(chunk);
      else resolve(null);
    });
    request.on('end', () => {
      resolve(Buffer.concat(chunks).toString('utf8'));
    });
    request.on('error', reject);
    request.on('close', () => {
      reject(new Error('the sender went away'));
    });
  });
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function single(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? undefined : header;
}

async function listen(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      reject(
        new ConfigurationError(
          `The webhook's server cannot listen on ${host}, port ${port}: ${error.message}.`,
          {
            cause: error,
          },
        ),
      );
    });
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}
