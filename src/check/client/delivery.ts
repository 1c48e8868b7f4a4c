import { fill, type Log } from '#base';
import type { Endpoint } from '#contract';
import { errorText, type RawAnswer, type Settled } from './classify.ts';
import { AccountSuspendedError, AuthenticationError, NetworkError, RateLimitedError } from './errors.ts';
import type { Exchange } from './exchange.ts';
import { EXCHANGE_LIMITS } from './limits.ts';
import { redirected } from './refusals.ts';
import type { Upload } from './requests.ts';
import type { Retries } from './pace.ts';
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

const { retryAfterMinMs: MIN_MS, resetMaxMs: MAX_RESET_MS } = EXCHANGE_LIMITS;

/**
 * How long a 429 asks to wait, in milliseconds: `Retry-After` in seconds or as an HTTP date (against the server's own
 * clock, L255), else `X-RateLimit-Reset`, else null. 0 becomes a second; what cannot be read counts as absent.
 */
export function retryAfterMs(headers: Readonly<Record<string, string | undefined>>): number | null {
  const value = headers['retry-after']?.trim();
  const serverNow = httpDate(headers['date']);
  if (value !== undefined) {
    // Only digits: `Date.parse("-1")` is a year.
    if (/^\d+(?:\.\d+)?$/.test(value)) return Math.max(MIN_MS, Math.ceil(Number(value) * 1_000));
    const at = httpDate(value, serverNow);
    if (at !== null && serverNow !== null) return Math.max(MIN_MS, at - serverNow);
    return null;
  }
  const reset = headers['x-ratelimit-reset']?.trim();
  if (reset !== undefined && /^\d+$/.test(reset) && serverNow !== null) {
    return Math.min(MAX_RESET_MS, Math.max(MIN_MS, Number(reset) * 1_000 - serverNow));
  }
  return null;
}

/** RFC 9110, 5.6.7: the current form, and the two obsolete ones that every recipient must still accept. */
const FORMS = [
  // Sun, 06 Nov 1994 08:49:37 GMT
  /^[A-Z][a-z]{2}, (?<day>\d{2}) (?<month>[A-Z][a-z]{2}) (?<year>\d{4}) (?<time>\d{2}:\d{2}:\d{2}) GMT$/,
  // Sunday, 06-Nov-94 08:49:37 GMT
  /^[A-Z][a-z]{5,8}, (?<day>\d{2})-(?<month>[A-Z][a-z]{2})-(?<year>\d{2}) (?<time>\d{2}:\d{2}:\d{2}) GMT$/,
  // Sun Nov  6 08:49:37 1994
  /^[A-Z][a-z]{2} (?<month>[A-Z][a-z]{2}) (?<day>[ \d]\d) (?<time>\d{2}:\d{2}:\d{2}) (?<year>\d{4})$/,
];

/** @param now what a year of two digits is near to; null: such a year is not read */
function httpDate(text: string | undefined, now: number | null = null): number | null {
  const match = FORMS.map((form) => form.exec(text?.trim() ?? '')).find((one) => one !== null);
  const { day = '', month = '', time = '', year = '' } = match?.groups ?? {};
  if (year === '') return null;
  const at = (fullYear: string): number =>
    Date.parse(`${day.trim().padStart(2, '0')} ${month} ${fullYear} ${time} GMT`);
  if (year.length === 4) return Number.isNaN(at(year)) ? null : at(year);
  if (now === null) return null;
  // The nearest year with these digits: what seems to lie more than 50 years ahead is past.
  const thisYear = new Date(now).getUTCFullYear();
  const same = Math.floor(thisYear / 100) * 100 + Number(year);
  const full = same + (same > thisYear + 50 ? -100 : same < thisYear - 50 ? 100 : 0);
  return Number.isNaN(at(String(full))) ? null : at(String(full));
}
