import type { Clock } from '../../domain/effects.ts';

const WINDOW_MS = 60_000;
/** Below this many requests left, the next minute runs at half pace: others share the address. */
const LOW_REMAINING = 10;

/** Our own pace: a sliding window of one minute, and a pause that everything waits for. */
export class Pace {
  readonly #clock: Clock;
  readonly #perMinute: number | null;
  readonly #sent: number[] = [];
  #pausedUntil = -Infinity;
  #halvedUntil = -Infinity;

  /** @param perMinute null: no pace of our own */
  constructor(clock: Clock, perMinute: number | null) {
    this.#clock = clock;
    this.#perMinute = perMinute;
  }

  /** How long the next request has to wait, in milliseconds. */
  waitMs(): number {
    const now = this.#clock.now();
    const pause = Math.max(0, this.#pausedUntil - now);
    if (this.#perMinute === null) return pause;
    while ((this.#sent[0] ?? Infinity) <= now - WINDOW_MS) this.#sent.shift();
    const allowed = Math.max(1, Math.floor(this.#perMinute / (now < this.#halvedUntil ? 2 : 1)));
    const blocking = this.#sent[this.#sent.length - allowed];
    return Math.max(pause, blocking === undefined ? 0 : blocking + WINDOW_MS - now);
  }

  /** Counts a request that is sent now. */
  count(): void {
    if (this.#perMinute !== null) this.#sent.push(this.#clock.now());
  }

  /** Nothing is sent for so long. */
  pause(ms: number): void {
    this.#pausedUntil = Math.max(this.#pausedUntil, this.#clock.now() + ms);
  }

  /** Takes note of `X-RateLimit-Remaining`. */
  remaining(requests: number | null): void {
    if (requests !== null && requests < LOW_REMAINING) this.#halvedUntil = this.#clock.now() + WINDOW_MS;
  }
}
