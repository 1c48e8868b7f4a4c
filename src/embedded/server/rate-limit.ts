/** Counts requests of each client address in a sliding window of one minute (L254); failed ones count too. */
export class RateLimit {
  readonly #perMinute: number;
  readonly #now: () => number;
  readonly #requests = new Map<string, number[]>();

  constructor(perMinute: number, now: () => number) {
    this.#perMinute = perMinute;
    this.#now = now;
  }

  /** Counts one request. null: allowed; else the headers of the refusal. */
  take(address: string): Readonly<Record<string, string>> | null {
    const now = this.#now();
    const times = (this.#requests.get(address) ?? []).filter((time) => time > now - WINDOW_MS);
    this.#requests.set(address, times);
    if (this.#requests.size > MAX_ADDRESSES) this.#forget(now);
    const refused = times.length >= this.#perMinute;
    // A refused call counts as well, so the window holds at most one more than the limit and a storm cannot grow it.
    if (refused) times.shift();
    const oldest = times[0] ?? now;
    times.push(now);
    if (!refused) return null;
    const waitMs = Math.max(1_000, oldest + WINDOW_MS - now);
    return {
      'retry-after': String(Math.ceil(waitMs / 1_000)),
      'x-ratelimit-limit': String(this.#perMinute),
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset': String(Math.ceil((now + waitMs) / 1_000)),
    };
  }

  #forget(now: number): void {
    for (const [address, times] of this.#requests) {
      if ((times.at(-1) ?? 0) <= now - WINDOW_MS) this.#requests.delete(address);
    }
  }
}

const WINDOW_MS = 60_000;
const MAX_ADDRESSES = 10_000;
