import { fill, type Log } from '#base';
import type { Endpoint } from '#contract';
import { errorText, type RawAnswer, type Settled } from './classify.ts';
import { AccountSuspendedError, AuthenticationError, NetworkError, RateLimitedError } from './errors.ts';
import type { Exchange } from './exchange.ts';
import { EXCHANGE_LIMITS } from './limits.ts';
import { redirected } from './answers.ts';
import type { Upload } from './requests.ts';
import type { Retries } from './pace.ts';
import { retryAfterMs } from './retry-after.ts';
import type { RunTime } from './run-time.ts';
import * as says from '../says.ts';

/** What is left for the caller to decide about. */
type Delivered = Extract<Settled, { kind: 'ok' | 'refused' | 'offline' | 'ambiguous' }>;

interface DeliveryParts {
  readonly exchange: Exchange;
  readonly retries: Retries;
  readonly time: RunTime;
  readonly log: Log;
  readonly baseUrl: string;
  /** Makes a text of the service fit for our sentences. */
  readonly said: (text: string) => string;
}

/** Brings requests to the service: what surely was not acted on, because it never left or met the limit, is sent again. */
export class Delivery {
  readonly #parts: DeliveryParts;
  /** How many requests met the request limit. */
  limited = 0;

  constructor(parts: DeliveryParts) {
    this.#parts = parts;
  }

  /** @throws AuthenticationError, AccountSuspendedError, RefusedError (a redirect), NetworkError, RateLimitedError, DeadlineError */
  async deliver(
    endpoint: Endpoint,
    request: Readonly<Record<string, unknown>>,
    upload: Upload | null = null,
    key: string | null = null,
  ): Promise<Delivered> {
    const { exchange, retries, said } = this.#parts;
    for (let attempt = 0; ; attempt += 1) {
      const settled = await exchange.send(endpoint, request, upload, key);
      switch (settled.kind) {
        case 'ok':
          retries.answered();
          return settled;
        case 'refused':
          this.#throwIfFinal(endpoint, settled);
          return settled;
        case 'offline':
        case 'ambiguous':
          return settled;
        case 'suspended':
          throw new AccountSuspendedError(
            said(settled.said),
            settled.invoice === null ? null : said(settled.invoice),
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

  /** A wrong key and a redirect are not for the caller to decide about. */
  #throwIfFinal({ shape }: Endpoint, { answer, body }: Extract<Settled, { kind: 'refused' }>): void {
    const { said, baseUrl } = this.#parts;
    if (answer.status === 401) throw new AuthenticationError(said(errorText(body, answer.text)));
    if (answer.status >= 300 && answer.status < 400) throw redirected(shape.action, answer, baseUrl, said);
  }

  async #waitForLimit(answer: RawAnswer): Promise<void> {
    const { exchange, retries, time, log } = this.#parts;
    this.limited += 1;
    const asked = retryAfterMs(answer.headers) ?? EXCHANGE_LIMITS.defaultRetryAfterMs;
    const ms = retries.limitPauseMs(asked);
    const leftMs = time.remainingMs();
    if (ms > leftMs) {
      throw new RateLimitedError(Math.ceil(asked / 1_000), Math.max(0, Math.floor(leftMs / 1_000)));
    }
    log.info(`The service's request limit is reached; waiting ${Math.ceil(ms / 1_000)} s as it asks.`);
    exchange.pause(ms);
    await time.wait(ms);
  }

  async #waitForNetwork(what: string, attempt: number): Promise<void> {
    const { retries, time, log } = this.#parts;
    const pause = retries.nextPauseMs(attempt, EXCHANGE_LIMITS.readAttempts, time.remainingMs());
    if (pause === null) {
      throw new NetworkError(fill(says.serviceCannotReached, { host: this.#host(), what }), true);
    }
    log.info(`The service could not be reached (${what}); trying again.`);
    await time.wait(pause);
  }

  #host(): string {
    return new URL(this.#parts.baseUrl).host;
  }
}
