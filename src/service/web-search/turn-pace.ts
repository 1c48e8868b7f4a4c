import type { Clock } from '#base';
import type { Turns, TurnWindow } from '../turns/turns.ts';

/**
 * Waits for the turns of one name: whoever searches with a token shares its pace. Of one process they are given in the order in
 * which they were asked for.
 */
export class TurnPace {
  readonly #clock: Clock;
  readonly #turns: Turns;
  readonly #name: string;
  readonly #window: TurnWindow;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(clock: Clock, turns: Turns, name: string, window: TurnWindow) {
    this.#clock = clock;
    this.#turns = turns;
    this.#name = name;
    this.#window = window;
  }

  /** Nobody gets a turn for so long: a server said so. */
  async hold(ms: number): Promise<void> {
    await this.#turns.hold(this.#name, ms);
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
      if (now >= untilMs) return false;
      const { waitMs } = await this.#turns.take(this.#name, this.#window);
      if (waitMs === 0) return true;
      if (now + waitMs >= untilMs) return false;
      await this.#clock.sleep(waitMs, signal);
    }
  }
}
