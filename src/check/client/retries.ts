import type { Random } from '#base';
import { EXCHANGE_LIMITS } from './limits.ts';

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
