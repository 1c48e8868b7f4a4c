import { type Clock, type Environment, fill, type Log, orAborted } from '#base';
import type { Endpoint, ServiceFetch } from '#contract';
import { holdsExpected, isUnaskedCsv, redirected } from './answers.ts';
import { classifyAnswer, classifyError, errorText, type RawAnswer, type Settled } from './classify.ts';
import { AccountSuspendedError, AuthenticationError, NetworkError, RateLimitedError } from './errors.ts';
import { EXCHANGE_LIMITS } from './limits.ts';
import { Pace, type Retries } from './pace.ts';
import { encode, type Upload } from './requests.ts';
import { retryAfterMs } from './retry-after.ts';
import type { RunTime } from './run-time.ts';
import { type Carrier, Transport, type WireRequest } from './transport.ts';
import * as says from '../says.ts';

export interface ExchangeOptions {
  /** Ends in `/api/v1`, no closing slash. */
  readonly baseUrl: string;
  /** null: nobody asks for one. */
  readonly apiKey: string | null;
  /** Own pace; null: none, for a service that nobody else uses. */
  readonly requestsPerMinute: number | null;
  /** The service itself, where it runs in this process. Default: it is asked over the network. */
  readonly fetch?: ServiceFetch;
  readonly clock: Clock;
  readonly log: Log;
  readonly environment: Environment;
}

/** What is left for the caller to decide about. */
type Delivered = Extract<Settled, { kind: 'ok' | 'refused' | 'offline' | 'ambiguous' }>;

/** What the requests of a run have in common. */
interface OfRun {
  readonly time: RunTime;
  readonly retries: Retries;
  /** Makes a text of the service fit for our sentences. */
  readonly said: (text: string) => string;
}

/**
 * Brings requests to the service, at our own pace: what surely was not acted on, because it never left or met the limit, is sent
 * again.
 */
export class Exchange {
  readonly #options: ExchangeOptions;
  readonly #time: RunTime;
  readonly #retries: Retries;
  readonly #said: OfRun['said'];
  readonly #carrier: Carrier;
  readonly #pace: Pace;
  /** How many requests were sent. */
  requests = 0;
  /** How many of them met the request limit. */
  limited = 0;

  /** @throws SettingsError where the environment names a proxy that is none */
  constructor(options: ExchangeOptions, { time, retries, said }: OfRun) {
    this.#options = options;
    this.#time = time;
    this.#retries = retries;
    this.#said = said;
    const { baseUrl, environment, fetch } = options;
    this.#carrier =
      fetch === undefined ? new Transport(baseUrl, environment, EXCHANGE_LIMITS) : new Direct(fetch);
    this.#pace = new Pace(options.clock, options.requestsPerMinute);
  }

  /**
   * @param key by which the service knows the request when it comes again; null: it may come again as it is
   * @throws AuthenticationError, AccountSuspendedError, RefusedError (a redirect), NetworkError, RateLimitedError, DeadlineError, what
   * the run was cancelled with, and what reading an uploaded file throws
   */
  async deliver(
    endpoint: Endpoint,
    request: Readonly<Record<string, unknown>>,
    upload: Upload | null = null,
    key: string | null = null,
  ): Promise<Delivered> {
    for (let attempt = 0; ; attempt += 1) {
      const settled = await this.#send(endpoint, request, upload, key);
      switch (settled.kind) {
        case 'ok':
          this.#retries.answered();
          return settled;
        case 'refused':
          this.#throwIfFinal(endpoint, settled);
          return settled;
        case 'offline':
        case 'ambiguous':
          return settled;
        case 'suspended':
          throw new AccountSuspendedError(
            this.#said(settled.said),
            settled.invoice === null ? null : this.#said(settled.invoice),
          );
        case 'untrusted':
          throw new NetworkError(
            fill(says.certificateNotTrusted, { host: this.#host(), what: settled.what }),
            false,
          );
        case 'limited':
          await this.#waitForLimit(settled.answer);
          break;
        case 'unsent':
          await this.#waitForNetwork(settled.what, attempt);
          break;
      }
    }
  }

  close(): Promise<void> {
    return this.#carrier.close();
  }

  /** A wrong key and a redirect are not for the caller to decide about. */
  #throwIfFinal({ shape }: Endpoint, { answer, body }: Extract<Settled, { kind: 'refused' }>): void {
    if (answer.status === 401) throw new AuthenticationError(this.#said(errorText(body, answer.text)));
    if (answer.status < 300 || answer.status >= 400) return;
    throw redirected(shape.action, answer, this.#options.baseUrl, this.#said);
  }

  async #waitForLimit(answer: RawAnswer): Promise<void> {
    this.limited += 1;
    const asked = retryAfterMs(answer.headers) ?? EXCHANGE_LIMITS.defaultRetryAfterMs;
    const ms = this.#retries.limitPauseMs(asked);
    const leftMs = this.#time.remainingMs();
    if (ms > leftMs) {
      throw new RateLimitedError(Math.ceil(asked / 1_000), Math.max(0, Math.floor(leftMs / 1_000)));
    }
    this.#options.log.info(
      `The service's request limit is reached; waiting ${Math.ceil(ms / 1_000)} s as it asks.`,
    );
    this.#pace.pause(ms);
    await this.#time.wait(ms);
  }

  async #waitForNetwork(what: string, attempt: number): Promise<void> {
    const leftMs = this.#time.remainingMs();
    const pause = this.#retries.nextPauseMs(attempt, EXCHANGE_LIMITS.readAttempts, leftMs);
    if (pause === null) {
      throw new NetworkError(fill(says.serviceCannotReached, { host: this.#host(), what }), true);
    }
    this.#options.log.info(`The service could not be reached (${what}); trying again.`);
    await this.#time.wait(pause);
  }

  #host(): string {
    return new URL(this.#options.baseUrl).host;
  }

  async #send(
    endpoint: Endpoint,
    request: Readonly<Record<string, unknown>>,
    upload: Upload | null,
    key: string | null,
  ): Promise<Settled> {
    this.#time.throwIfCancelled();
    await this.#time.wait(this.#pace.waitMs());
    this.#time.throwIfOver();
    const { clock, log } = this.#options;
    const wire = encode(endpoint, request, upload);
    const answered = this.#pace.count();
    this.requests += 1;
    const startedAt = clock.now();
    let settled: Settled;
    try {
      settled = this.#read(endpoint, await this.#transmit(endpoint, wire, key));
    } catch (error) {
      this.#time.throwIfCancelled();
      settled = classifyError(error);
    } finally {
      answered();
    }
    log.debug(
      `${endpoint.method} ${wire.path}: ${settled.kind}${'answer' in settled ? ` ${settled.answer.status}` : ''} in ${Math.round(clock.now() - startedAt)} ms`,
    );
    return settled;
  }

  /** A gateway that knows when the service is back says so. Longer than the run has is no answer to it: it is tried as ever. */
  #pauseAsAsked({ headers }: RawAnswer): void {
    const asked = headers['retry-after'] === undefined ? null : retryAfterMs(headers);
    if (asked === null || asked > this.#time.remainingMs()) return;
    this.#options.log.info(`The service is away; waiting ${Math.ceil(asked / 1_000)} s as it asks.`);
    this.#pace.pause(asked);
  }

  async #transmit(
    endpoint: Endpoint,
    wire: ReturnType<typeof encode>,
    key: string | null,
  ): Promise<RawAnswer> {
    const { apiKey } = this.#options;
    return this.#carrier.send(
      {
        method: endpoint.method,
        url: this.#options.baseUrl + wire.path,
        headers: {
          ...wire.headers,
          ...(apiKey === null ? {} : { apikey: apiKey }),
          ...(key === null ? {} : { 'idempotency-key': key }),
          accept: 'application/json',
          'accept-encoding': 'identity',
        },
        body: wire.body,
      },
      this.#time.requestSignal(),
    );
  }

  #read({ shape, errors }: Endpoint, answer: RawAnswer): Settled {
    this.#pace.remaining(readCount(answer.headers['x-ratelimit-remaining']));
    if (answer.status === 503) this.#pauseAsAsked(answer);
    if (isUnaskedCsv(shape, answer)) {
      // The GET form ignored `format`: as good as no such form, so the POST form is tried.
      return { kind: 'refused', answer: { ...answer, status: 405 }, body: null };
    }
    return classifyAnswer(answer, {
      documented503: errors.includes(503),
      expected: (body, text) => holdsExpected(shape, body, text),
    });
  }
}

function readCount(value: string | undefined): number | null {
  return value !== undefined && /^\d+$/.test(value.trim()) ? Number(value) : null;
}

/** Exchanges with a service that runs in this process: no connection, no key, no limit but the signal. */
class Direct implements Carrier {
  readonly #fetch: ServiceFetch;

  constructor(fetch: ServiceFetch) {
    this.#fetch = fetch;
  }

  async send({ url, method, headers, body }: WireRequest, signal: AbortSignal): Promise<RawAnswer> {
    signal.throwIfAborted();
    const request = new Request(url, { method, headers, body: body as Uint8Array<ArrayBuffer> | null });
    const response = await orAborted(this.#fetch(request), signal);
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      text: await response.text(),
    };
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}
