import type { Clock } from '#base';

/** So many turns in any stretch of time as long as this. */
export interface TurnWindow {
  readonly most: number;
  readonly perMs: number;
}

/** What came of asking for a turn. */
export interface TurnAnswer {
  /** Milliseconds until there may be one; 0: it was taken. */
  readonly waitMs: number;
  /** Turns that could be taken now. */
  readonly left: number;
}

/** Turns by name, of this process or of all that share a database. */
export interface Turns {
  take(name: string, window: TurnWindow): Promise<TurnAnswer>;
  /** Nobody has a turn for so long. */
  hold(name: string, ms: number): Promise<void>;
}

/** What is known of the turns of one name. */
export interface TurnsTaken {
  /** Of the last turns, oldest first. */
  readonly times: readonly number[];
  readonly heldUntil: number;
}

/** Takes a turn where there is one: what is known by then, and what came of it. */
export function takeTurn(
  { times, heldUntil }: TurnsTaken,
  { most, perMs }: TurnWindow,
  now: number,
): TurnAnswer & { readonly times: readonly number[] } {
  // Where there is no end of them, nothing is to be remembered.
  // A turn that is still to come was taken before the clock of the database was set back.
  const known = times.filter((time) => time > now - perMs && time <= now);
  const recent = most === Infinity ? [] : known.slice(-most);
  const isFull = recent.length >= most;
  if (!isFull && heldUntil <= now) {
    return { times: [...recent, now], waitMs: 0, left: most - recent.length - 1 };
  }
  // Who is refused uses none up: many who come back when they were told would else keep each other from the turns that there are.
  const free = isFull ? (recent[0] ?? now) + perMs : now;
  return { times: recent, waitMs: Math.max(free, heldUntil) - now, left: 0 };
}

/** So many names are remembered before those are forgotten that nobody has used lately. */
const MOST_NAMES = 10_000;

/** Turns of this process. */
export class OwnTurns implements Turns {
  readonly #now: () => number;
  readonly #taken = new Map<string, TurnsTaken & { readonly until: number }>();
  #most = MOST_NAMES;

  /** @param now milliseconds by a clock that nobody sets */
  constructor(now: () => number) {
    this.#now = now;
  }

  take(name: string, window: TurnWindow): Promise<TurnAnswer> {
    const now = this.#now();
    const { heldUntil } = this.#of(name);
    const { times, ...turn } = takeTurn(this.#of(name), window, now);
    this.#keep(name, { times, heldUntil, until: Math.max(heldUntil, now + window.perMs) });
    return Promise.resolve(turn);
  }

  hold(name: string, ms: number): Promise<void> {
    const { times, heldUntil, until } = this.#of(name);
    const held = Math.max(heldUntil, this.#now() + ms);
    this.#keep(name, { times, heldUntil: held, until: Math.max(until, held) });
    return Promise.resolve();
  }

  #of(name: string): TurnsTaken & { readonly until: number } {
    return this.#taken.get(name) ?? { times: [], heldUntil: -Infinity, until: -Infinity };
  }

  #keep(name: string, taken: TurnsTaken & { readonly until: number }): void {
    this.#taken.set(name, taken);
    if (this.#taken.size <= this.#most) return;
    const now = this.#now();
    for (const [one, { until }] of this.#taken) if (until <= now) this.#taken.delete(one);
    // Those that are left were used lately: not all of them are looked at again for each one more.
    this.#most = MOST_NAMES + this.#taken.size;
  }
}

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
