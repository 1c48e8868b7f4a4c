import type { Clock, Random } from '#base';
import { EXCHANGE_LIMITS, PACE } from './limits.ts';

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

/** How long to pause before something is tried again, and how often a whole run may. */
export class Retries {
  readonly #random: Random;
  #budget: number = EXCHANGE_LIMITS.retryBudget;

  constructor(random: Random) {
    this.#random = random;
  }

  /** An answer came: it gives a share of a retry back. */
  answered(): void {
    this.#budget = Math.min(EXCHANGE_LIMITS.retryBudget, this.#budget + EXCHANGE_LIMITS.budgetPerAnswer);
  }

  /** Takes one retry of the run's budget. @returns whether there was one */
  spend(): boolean {
    if (this.#budget < 1) return false;
    this.#budget -= 1;
    return true;
  }

  /** The pause after a failed try, in milliseconds. @param attempt from 0 */
  pauseMs(attempt: number): number {
    const { backoffBaseMs, backoffCapMs } = EXCHANGE_LIMITS;
    return this.#random() * Math.min(backoffCapMs, backoffBaseMs * 2 ** attempt);
  }

  /** The pause before the next try, in milliseconds; null: tries, time or the budget are used up. */
  nextPauseMs(attempt: number, attempts: number, remainingMs: number): number | null {
    const pause = this.pauseMs(attempt);
    return attempt + 1 >= attempts || pause > remainingMs || !this.spend() ? null : pause;
  }

  /** How long a 429 is waited for: as asked, and a random bit longer so that jobs do not come back together. */
  limitPauseMs(askedMs: number): number {
    const { limitSpread, limitSpreadMaxMs } = EXCHANGE_LIMITS;
    return askedMs + this.#random() * Math.min(limitSpreadMaxMs, askedMs * limitSpread);
  }
}
