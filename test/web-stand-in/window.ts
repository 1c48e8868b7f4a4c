/** A limit of requests in a window of time, which begins with its first request. */
export class Window {
  readonly #now: () => number;
  readonly #limit: number;
  readonly #ms: number;
  readonly #isOn: boolean;
  #used = 0;
  #endsAt = -Infinity;

  constructor(now: () => number, limit: number, ms: number, isOn: boolean) {
    this.#now = now;
    this.#limit = limit;
    this.#ms = ms;
    this.#isOn = isOn;
  }

  /** false: there is none left. */
  spend(): boolean {
    if (this.#now() >= this.#endsAt) {
      this.#used = 0;
      this.#endsAt = this.#now() + this.#ms;
    }
    if (!this.#isOn) return true;
    if (this.#used >= this.#limit) return false;
    this.#used += 1;
    return true;
  }

  get secondsLeft(): number {
    return Math.max(0, Math.ceil((this.#endsAt - this.#now()) / 1000));
  }

  /** @param resource none: the headers that say of what the limit is are left out */
  headers(resource?: string): Readonly<Record<string, string>> {
    return {
      'x-ratelimit-limit': String(this.#limit),
      'x-ratelimit-remaining': String(this.#limit - this.#used),
      // Never before it is so.
      'x-ratelimit-reset': String(Math.ceil(Math.max(this.#endsAt, this.#now()) / 1000)),
      ...(resource === undefined ? {} : { 'x-ratelimit-resource': resource }),
    };
  }
}
