import type { IncomingMessage } from 'node:http';
import { verify } from '@octokit/webhooks-methods';
import { type Clock, ConfigurationError, fill } from '#base';
import { bodyWithin } from '#service';
import { type HttpAnswer, listen } from '#system';
import type { HookAnswer, Deliveries } from './deliveries.ts';
import * as says from './says.ts';
import { LargeBodies } from './large-bodies.ts';

export interface WebhookOptions {
  readonly secret: string;
  /** Default: loopback. */
  readonly host?: string;
  /** 0: any free one. */
  readonly port: number;
  readonly clock: Clock;
  /** What is done about deliveries. The caller opens it; it is closed with the server. */
  readonly deliveries: Deliveries;
}

export interface WebhookServer {
  /** Without a path: `http://127.0.0.1:8080`. */
  readonly url: string;
  /**
   * Takes nothing more, and finishes what has begun. Until that is done whoever calls is told so (503), rather than to find
   * nobody there.
   */
  close(): Promise<void>;
}

/** A comment with its issue and repository is below 300 kB. */
const MAX_BODY_BYTES = 1_000_000;
/** GitHub's own limit. A push names each file of each of its commits: a whole library is some MB. */
const MAX_PUSH_BYTES = 25 * 1024 ** 2;
/** Kept of all bodies together that are larger than others, while they are read. */
const LARGE_BYTES = 32 * 1024 ** 2;
/** GitHub gives up after 10 s; a sender that is slower than this is not GitHub. */
const REQUEST_MS = 8000;
/** So long a connection may still be open when all work is done; GitHub waits no longer for its answer either. */
const CLOSING_MS = 10_000;
/** Without a signature of this shape a body need not be read. */
const SIGNATURE = /^sha256=[0-9a-f]{64}$/;
const DELIVERY_ID = /^[A-Za-z0-9-]{1,64}$/;

/**
 * Listens for a GitHub App's webhook: `POST /webhook` and `GET /health`. Whatever is rightly signed is answered at once; the
 * work follows.
 *
 * @throws ConfigurationError where there is no secret: everybody could give commands in anybody's name
 */
export async function startWebhookServer(options: WebhookOptions): Promise<WebhookServer> {
  if (options.secret === '') throw new ConfigurationError(says.webhookNeeds);
  const desk = new Desk(options);
  const { url, close } = await listen({
    host: options.host ?? '127.0.0.1',
    port: options.port,
    requestMs: REQUEST_MS,
    answer: async (request) => toldAs(await desk.answer(request), desk.isClosing),
  });
  return {
    url,
    close: async () => {
      await desk.close();
      await close((ended) => options.clock.sleep(CLOSING_MS, ended));
    },
  };
}

/** @param isLast a server that closes waits for no next request */
function toldAs({ status, text }: HookAnswer, isLast: boolean): HttpAnswer {
  const type = text.startsWith('{') ? 'application/json' : 'text/plain; charset=utf-8';
  return {
    status,
    headers: { 'content-type': type, ...(isLast ? { connection: 'close' } : {}) },
    body: text,
  };
}

/** Decides about one request after the other. */
class Desk {
  readonly #secret: string;
  readonly #deliveries: Deliveries;
  readonly #large = new LargeBodies(LARGE_BYTES);
  #isClosing = false;

  constructor({ secret, deliveries }: WebhookOptions) {
    this.#secret = secret;
    this.#deliveries = deliveries;
  }

  get isClosing(): boolean {
    return this.#isClosing;
  }

  /** Rejects where the sender goes away before the body is there. */
  async answer(request: IncomingMessage): Promise<HookAnswer> {
    const path = (request.url ?? '').split('?', 1)[0];
    if (path === '/health') {
      return request.method === 'GET' || request.method === 'HEAD' ? this.#health() : wrongMethod('GET');
    }
    if (path !== '/webhook') return { status: 404, text: says.webhookHealth };
    if (request.method !== 'POST') return wrongMethod('POST');
    const bytes = Number(request.headers['content-length'] ?? 0);
    const most = request.headers['x-github-event'] === 'push' ? MAX_PUSH_BYTES : MAX_BODY_BYTES;
    if (bytes > most) return tooLarge(most);
    const signature = single(request.headers['x-hub-signature-256']);
    if (signature === undefined || !SIGNATURE.test(signature)) return UNSIGNED;
    if (bytes > MAX_BODY_BYTES) {
      return this.#large.take(request, bytes, (body) => this.#check(request, signature, body, bytes));
    }
    return this.#check(request, signature, await bodyWithin(request, MAX_BODY_BYTES), MAX_BODY_BYTES);
  }

  async #check(
    request: IncomingMessage,
    signature: string,
    bytes: Buffer | null,
    mostBytes: number,
  ): Promise<HookAnswer> {
    if (bytes === null) return tooLarge(mostBytes);
    // As UTF-8: bytes that are none fit no signature.
    const body = bytes.toString('utf8');
    if (body === '' || !(await verify(this.#secret, body, signature))) return UNSIGNED;
    // From here on it is GitHub who speaks.
    return this.#receive(request, body);
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    await this.#deliveries.close();
  }

  #health(): HookAnswer {
    const { waiting, running } = this.#deliveries;
    const status = this.#isClosing ? 'closing' : 'ok';
    return { status: this.#isClosing ? 503 : 200, text: JSON.stringify({ status, waiting, running }) };
  }

  async #receive(request: IncomingMessage, body: string): Promise<HookAnswer> {
    const deliveryId = single(request.headers['x-github-delivery']);
    const eventName = single(request.headers['x-github-event']);
    if (deliveryId === undefined || !DELIVERY_ID.test(deliveryId) || eventName === undefined) {
      return { status: 400, text: says.xGithub };
    }
    if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '')) {
      return { status: 415, text: says.setContent };
    }
    return this.#deliveries.receive(deliveryId, eventName, body);
  }
}

function tooLarge(most: number): HookAnswer {
  return { status: 413, text: fill(says.bodyMost, { most }) };
}

/** The same for every kind of wrong, so that nothing can be learnt from it. */
const UNSIGNED: HookAnswer = { status: 401, text: says.xHub };

function wrongMethod(allowed: string): HookAnswer {
  return { status: 405, text: `only ${allowed}` };
}

function single(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? undefined : header;
}
