/**
 * The policy towards the service, in one place: how long something may take, how often and when it is tried again.
 * Milliseconds and bytes.
 */

/** Limits of one exchange, and of repeating it. */
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
}

export const EXCHANGE_LIMITS = {
  connectMs: 10_000,
  headersMs: 60_000,
  uploadBytesPerSecond: 64 * 1024,
  bodySilenceMs: 60_000,
  bodyTotalMs: 120_000,
  responseBytes: 64 * 1024 * 1024,
  /** Sends of one read, in all. */
  readAttempts: 6,
  backoffBaseMs: 1_000,
  backoffCapMs: 30_000,
  /** Retries after an ambiguous answer in the whole run; a success gives a share of one back. */
  retryBudget: 30,
  budgetPerAnswer: 0.2,
  /** Waited after a 429 that does not say for how long. */
  defaultRetryAfterMs: 60_000,
  /** A 429 is waited for longer than it asks, by a random share of so much, so that jobs do not come back together. */
  limitSpread: 0.15,
  limitSpreadMaxMs: 10_000,
  /** The shortest pause after a 429, and the longest that `X-RateLimit-Reset` is believed. */
  retryAfterMinMs: 1_000,
  resetMaxMs: 120_000,
} as const satisfies ExchangeLimits & Readonly<Record<string, number>>;

export const PACE = {
  /** A second more than the minute that the service counts: its clock is another one. */
  windowMs: 61_000,
  /** Below this many requests left, the next minute runs at half pace: others share the address. */
  lowRemaining: 10,
} as const;

/** Waits and repetitions of the steps of a check. */
export const CHECK_LIMITS = {
  /** Before the list is read after a lost create, first and second time. */
  createLookMs: [2_000, 5_000],
  /** Sends of what must not be repeated blindly, with a look in between. */
  sends: 3,
  /** Between two reads of a list that may still grow, and how long in all. */
  settleStepMs: 3_000,
  settleMaxMs: 30_000,
  /** After a start that was answered 503: each pause, the last one again and again, a random share of a tenth longer. */
  offlineWaitsMs: [15_000, 30_000, 60_000],
  offlineSpread: 0.1,
  offlineMaxMs: 600_000,
  /** A lost start may still commit for so long. */
  lostStartMs: 10_000,
  /** After status 4, results may lag. */
  lagStepMs: 5_000,
  lagSteps: 5,
  /** A check that was just created may not be found by another replica yet. */
  replicaStepMs: 2_000,
  replicaSteps: 3,
  /** Details are read for so many flagged submissions where requests are limited; so many answers lost in a row end it. */
  detailedSubmissions: 20,
  lostDetailsInARow: 3,
  /** Public files whose matched lines are quoted, where requests cost nothing; else as many as submissions above. */
  quotedFiles: 300,
  /** Submissions whose details are asked for at once, of a service that answers about many. */
  detailsAtOnce: 100,
  /** Between two looks for a check that another job of the matrix makes, and how long in all. */
  joinStepMs: 10_000,
  joinMaxMs: 15 * 60_000,
} as const;

export const POLL_LIMITS = {
  firstPollMs: 5_000,
  /**
   * Of a service that this run started: a small class is done in some 100 ms, and a question costs one. Each pause is longer by a fifth, so
   * that at most a sixth of the whole is waited for nothing.
   */
  ownFirstPollMs: 10,
  ownGrowth: 1.2,
  /** Failed polls in a row that end the wait. */
  badPolls: 10,
  /** Left for the results after a last poll shortly before the end of the run's time. */
  lastPollMs: 5_000,
  /** The interval varies by so much to both sides. */
  spread: 0.2,
  /** After the request limit was met so often, polls come more slowly: other jobs share the address. */
  slowAfterLimited: 2,
  slowIntervalMs: 60_000,
  /** Shorter intervals than this are for a service on this machine, and are multiplied instead. */
  sharedIntervalMs: 20_000,
  slower: 3,
  /** A started check that is shown as new so often in a row is started once more. */
  newInARow: 3,
  /** An unexplained state that seems done so often is settled by the overview. */
  seemsDone: 2,
} as const;
