/** How long one exchange with the service may take, and how often it is tried. Milliseconds and bytes. */
export interface ExchangeLimits {
  readonly connectMs: number;
  /** Until the answer's headers; uploads get more, by their size. */
  readonly headersMs: number;
  /** The slowest upload that is waited for, in bytes a second. */
  readonly uploadBytesPerSecond: number;
  /** Longest silence inside of an answer. */
  readonly bodySilenceMs: number;
  readonly bodyTotalMs: number;
  readonly responseBytes: number;
  /** Sends of one read, in all. */
  readonly readAttempts: number;
  readonly backoffBaseMs: number;
  readonly backoffCapMs: number;
  /** Retries after an ambiguous answer in the whole run; a success gives a fifth of one back. */
  readonly retryBudget: number;
  /** Waited after a 429 that does not say for how long. */
  readonly defaultRetryAfterMs: number;
}

export const EXCHANGE_LIMITS: ExchangeLimits = {
  connectMs: 10_000,
  headersMs: 60_000,
  uploadBytesPerSecond: 64 * 1024,
  bodySilenceMs: 60_000,
  bodyTotalMs: 120_000,
  responseBytes: 64 * 1024 * 1024,
  readAttempts: 6,
  backoffBaseMs: 1_000,
  backoffCapMs: 30_000,
  retryBudget: 30,
  defaultRetryAfterMs: 60_000,
};
