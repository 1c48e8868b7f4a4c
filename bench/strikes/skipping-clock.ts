import type { Clock } from '../../src/base/effects.ts';

/** Waits of this length and more are somebody who keeps watch beside the work, which must not set the pace. */
const LONG_MS = 60_000;
/** Such a wait is over after a real share of its length even if nothing else passed the time. */
const REAL_SHARE = 1 / 3;

/**
 * Time that passes where somebody waits: a wait is over at once and moves the clock by its length. A long one ends when others
 * have waited so long.
 */
export class SkippingClock implements Clock {
  #now: number;
  readonly #long = new Set<{ readonly at: number; readonly wake: () => void }>();

  /** @param startMs milliseconds since 1970 */
  constructor(startMs: number) {
    this.#now = startMs;
  }

  now(): number {
    return this.#now;
  }

  date(): Date {
    return new Date(this.#now);
  }

  pass(ms: number): void {
    this.#now += ms;
    for (const wait of this.#long) if (wait.at <= this.#now) wait.wake();
  }

  sleep(ms: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      if (ms < LONG_MS) {
        this.pass(ms);
        setImmediate(resolve);
        return;
      }
      const wait = {
        at: this.#now + ms,
        wake: (): void => {
          this.#long.delete(wait);
          clearTimeout(timer);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        this.pass(Math.max(0, wait.at - this.#now));
      }, ms * REAL_SHARE);
      timer.unref();
      this.#long.add(wait);
      signal?.addEventListener('abort', () => {
        this.#long.delete(wait);
        clearTimeout(timer);
        reject(signal.reason as Error);
      });
    });
  }
}
