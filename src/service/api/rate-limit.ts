/** What an answer says of the limit. */
export type LimitHeaders = Readonly<Record<string, string>>;

interface RateLimitClock {
  /** Milliseconds since the epoch, for what a client is told. */
  readonly now: () => number;
  /** Milliseconds by a clock that nobody sets, for what is counted. */
  readonly monotonic: () => number;
}

/** Counts requests of each client in a sliding window of one minute (L254); failed ones count too. */
export class RateLimit {
  readonly #perMinute: number;
  readonly #clock: RateLimitClock;
  readonly #requests = new Map<string, number[]>();
  #mostClients = MAX_CLIENTS;

  constructor(perMinute: number, clock: RateLimitClock) {
    this.#perMinute = perMinute;
    this.#clock = clock;
  }

  /** Counts one request of a client, and says what its answer carries. */
  take(client: string): { readonly refused: boolean; readonly headers: LimitHeaders } {
    const now = this.#clock.monotonic();
    const times = this.#requests.get(client) ?? [];
    const over = times.findIndex((time) => time > now - WINDOW_MS);
    times.splice(0, over < 0 ? times.length : over);
    if (times.length === 0) {
      this.#requests.set(client, times);
      if (this.#requests.size > this.#mostClients) this.#forget(now);
    }
    const refused = times.length >= this.#perMinute;
    // A refused call counts as well, so the window holds at most one more than the limit and a storm cannot grow it.
    if (refused) times.shift();
    const oldest = times[0] ?? now;
    times.push(now);
    const headers = {
      'x-ratelimit-limit': String(this.#perMinute),
      'x-ratelimit-remaining': String(refused ? 0 : this.#perMinute - times.length),
    };
    if (!refused) return { refused, headers };
    const waitMs = Math.max(1_000, oldest + WINDOW_MS - now);
    return {
      refused,
      headers: {
        ...headers,
        'retry-after': String(Math.ceil(waitMs / 1_000)),
        'x-ratelimit-reset': String(Math.ceil((this.#clock.now() + waitMs) / 1_000)),
      },
    };
  }

  #forget(now: number): void {
    for (const [client, times] of this.#requests) {
      if ((times.at(-1) ?? 0) <= now - WINDOW_MS) this.#requests.delete(client);
    }
    // Those that are left asked within a minute: not all of them are looked at again for each one more.
    this.#mostClients = MAX_CLIENTS + this.#requests.size;
  }
}

const WINDOW_MS = 60_000;
const MAX_CLIENTS = 10_000;
