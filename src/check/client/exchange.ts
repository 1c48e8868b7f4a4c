import type { Clock, Environment, Log } from '#base';
import type { Endpoint, ServiceFetch } from '#contract';
import { holdsExpected, isUnaskedCsv } from './answers.ts';
import { classifyAnswer, classifyError, type RawAnswer, type Settled } from './classify.ts';
import { EXCHANGE_LIMITS } from './limits.ts';
import { Pace } from './pace.ts';
import { encode, type Upload } from './requests.ts';
import { retryAfterMs } from './retry-after.ts';
import type { RunTime } from './run-time.ts';
import { type Carrier, Transport, type WireRequest } from './transport.ts';

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

/** One request on the wire, at our own pace, and what it leaves known. */
export class Exchange {
  readonly #options: ExchangeOptions;
  readonly #time: RunTime;
  readonly #carrier: Carrier;
  readonly #pace: Pace;
  /** How many requests were sent. */
  requests = 0;

  /** @throws SettingsError where the environment names a proxy that is none */
  constructor(options: ExchangeOptions, time: RunTime) {
    this.#options = options;
    this.#time = time;
    const { baseUrl, environment, fetch } = options;
    this.#carrier =
      fetch === undefined ? new Transport(baseUrl, environment, EXCHANGE_LIMITS) : new Direct(fetch);
    this.#pace = new Pace(options.clock, options.requestsPerMinute);
  }

  /**
   * @param key by which the service knows the request when it comes again; null: it may come again as it is
   * @throws DeadlineError, what the run was cancelled with, and what reading an uploaded file throws
   */
  async send(
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

  /** Nothing is sent for so long. */
  pause(ms: number): void {
    this.#pace.pause(ms);
  }

  close(): Promise<void> {
    return this.#carrier.close();
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
    const over = Promise.withResolvers<never>();
    const end = (): void => over.reject(signal.reason);
    signal.addEventListener('abort', end, { once: true });
    try {
      const answering = this.#fetch(
        new Request(url, { method, headers, body: body as Uint8Array<ArrayBuffer> | null }),
      );
      const response = await Promise.race([answering, over.promise]);
      return {
        status: response.status,
        headers: Object.fromEntries(response.headers),
        text: await response.text(),
      };
    } finally {
      signal.removeEventListener('abort', end);
    }
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}
