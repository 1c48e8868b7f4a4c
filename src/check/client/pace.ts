import type { Clock } from '#base';
import { PACE } from './limits.ts';

/** Our own pace: a sliding window of one minute, and a pause that everything waits for. */
export class Pace {
  readonly #clock: Clock;
  readonly #perMinute: number | null;
  #counted: { at: number }[] = [];
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
    this.#counted = this.#counted
      .filter(({ at }) => at > now - PACE.windowMs)
      .toSorted((a, b) => a.at - b.at);
    const allowed = Math.max(1, Math.floor(this.#perMinute / (now < this.#halvedUntil ? 2 : 1)));
    const blocking = this.#counted[this.#counted.length - allowed];
    return Math.max(pause, blocking === undefined ? 0 : blocking.at + PACE.windowMs - now);
  }

  /**
   * Counts a request that is sent now. The service counts it when all of it has arrived, at the latest when it answers.
   *
   * @returns to be called when it is answered or lost: it counts from then on
   */
  count(): () => void {
    const one = { at: this.#clock.now() };
    if (this.#perMinute !== null) this.#counted.push(one);
    return () => {
      one.at = this.#clock.now();
    };
  }

  /** Nothing is sent for so long. */
  pause(ms: number): void {
    this.#pausedUntil = Math.max(this.#pausedUntil, this.#clock.now() + ms);
  }

  /** Takes note of `X-RateLimit-Remaining`. */
  remaining(requests: number | null): void {
    if (requests !== null && requests < PACE.lowRemaining) {
      this.#halvedUntil = this.#clock.now() + PACE.windowMs;
    }
  }
}
