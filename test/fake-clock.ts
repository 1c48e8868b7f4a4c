import type { Clock } from '../src/base/effects.ts';

/** Time that passes only where a test says so, or where somebody waits for it. */
export class FakeClock implements Clock {
  #now = 0;
  /** Every wait so far, in milliseconds. */
  readonly waits: number[] = [];

  now(): number {
    return this.#now;
  }

  sleep(ms: number, signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    this.waits.push(ms);
    this.advance(ms);
    return Promise.resolve();
  }

  advance(ms: number): void {
    this.#now += ms;
  }
}

/** Time that passes only where a test says so: a wait is over when the test has advanced to its end. */
export class StillClock implements Clock {
  #now = 1_000;
  readonly waits = new Set<{ readonly at: number; readonly wake: () => void }>();

  now(): number {
    return this.#now;
  }

  sleep(ms: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const wait = { at: this.#now + ms, wake: resolve };
      this.waits.add(wait);
      signal?.addEventListener('abort', () => {
        this.waits.delete(wait);
        reject(signal.reason as Error);
      });
    });
  }

  /** Wakes who waits until then, one after the other. */
  async advance(ms: number): Promise<void> {
    const to = this.#now + ms;
    for (;;) {
      const [next] = [...this.waits].filter(({ at }) => at <= to).toSorted((a, b) => a.at - b.at);
      if (next === undefined) break;
      this.#now = Math.max(this.#now, next.at);
      this.waits.delete(next);
      next.wake();
      await settle();
    }
    this.#now = to;
  }
}

/**
 * Time that passes at once where somebody waits a short while, for a pace or a poll: a server, or another thread, is at work
 * meanwhile. Who waits longer watches for an end, which comes where a test says so.
 */
export class HastyClock implements Clock {
  readonly #longestMs: number;
  readonly #watches = new Set<{ readonly at: number; readonly wake: () => void }>();
  #ahead = 0;

  /** @param longestMs of the waits that pass at once */
  constructor(longestMs = 90_000) {
    this.#longestMs = longestMs;
  }

  now(): number {
    return performance.now() + this.#ahead;
  }

  async sleep(ms: number, signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    if (ms <= this.#longestMs) {
      const real = Math.min(ms, 10);
      this.advance(ms - real);
      await new Promise((done) => setTimeout(done, real));
      return;
    }
    await new Promise<void>((wake, reject) => {
      const watch = { at: this.now() + ms, wake };
      this.#watches.add(watch);
      signal?.addEventListener('abort', () => {
        this.#watches.delete(watch);
        reject(signal.reason as Error);
      });
    });
  }

  advance(ms: number): void {
    this.#ahead += ms;
    for (const watch of this.#watches) {
      if (watch.at > this.now()) continue;
      this.#watches.delete(watch);
      watch.wake();
    }
  }
}

/** Lets everything run that waits for nothing but its turn. */
export const settle = (): Promise<void> => new Promise((done) => setImmediate(done));
