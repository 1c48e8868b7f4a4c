import type { Clock } from '../src/domain/effects.ts';

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
