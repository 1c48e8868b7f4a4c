import type { Clock } from '#base';

/**
 * So many turns in a stretch of time, whoever asks for them: all searches of a process share the pace of one token. Turns are
 * given in the order in which they were asked for.
 */
export class TurnPace {
  readonly #clock: Clock;
  readonly #most: number;
  readonly #perMs: number;
  /** When the last turns were, oldest first. */
  readonly #turns: number[] = [];
  #heldUntilMs = -Infinity;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(clock: Clock, most: number, perMs: number) {
    this.#clock = clock;
    this.#most = most;
    this.#perMs = perMs;
  }

  /** Nobody gets a turn before: a server said so. */
  hold(ms: number): void {
    this.#heldUntilMs = Math.max(this.#heldUntilMs, this.#clock.now() + ms);
  }

  /** Waits for a turn. false: there is none before `untilMs`, and nothing was waited for it. @throws the signal's reason */
  async turn(untilMs: number, signal: AbortSignal): Promise<boolean> {
    const mine = this.#queue.then(() => this.#take(untilMs, signal));
    this.#queue = mine.catch(() => {});
    return mine;
  }

  async #take(untilMs: number, signal: AbortSignal): Promise<boolean> {
    for (;;) {
      signal.throwIfAborted();
      const now = this.#clock.now();
      while (this.#turns[0] !== undefined && this.#turns[0] <= now - this.#perMs) this.#turns.shift();
      const [oldest] = this.#turns;
      const free = oldest === undefined || this.#turns.length < this.#most ? now : oldest + this.#perMs;
      const at = Math.max(free, this.#heldUntilMs);
      if (at >= untilMs) return false;
      if (at <= now) {
        this.#turns.push(now);
        return true;
      }
      await this.#clock.sleep(at - now, signal);
    }
  }
}
