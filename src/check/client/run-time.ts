import type { Clock } from '#base';
import { DeadlineError } from './errors.ts';
import * as says from '../says.ts';

/** The time that a run has for the service, and whether it was cancelled. */
export class RunTime {
  readonly #clock: Clock;
  readonly #deadlineMs: number;
  readonly #signal: AbortSignal;

  /** @param deadlineMs on the clock; @param signal aborted: nothing is sent any more */
  constructor(clock: Clock, deadlineMs: number, signal: AbortSignal) {
    this.#clock = clock;
    this.#deadlineMs = deadlineMs;
    this.#signal = signal;
  }

  /** Milliseconds until the deadline. */
  remainingMs(): number {
    return this.#deadlineMs - this.#clock.now();
  }

  /** @throws what the run was cancelled with */
  throwIfCancelled(): void {
    this.#signal.throwIfAborted();
  }

  /** @throws DeadlineError where no time is left */
  throwIfOver(): void {
    if (this.remainingMs() <= 0) throw timeIsOver();
  }

  /** Waits. @throws DeadlineError at once where the time does not suffice; what the run was cancelled with */
  async wait(ms: number): Promise<void> {
    this.throwIfCancelled();
    if (ms <= 0) return;
    if (ms > this.remainingMs()) throw timeIsOver();
    await this.#clock.sleep(ms, this.#signal);
  }

  /** Aborted when the run is cancelled or its time is over. */
  requestSignal(): AbortSignal {
    return AbortSignal.any([this.#signal, AbortSignal.timeout(Math.max(1, Math.ceil(this.remainingMs())))]);
  }
}

function timeIsOver(): DeadlineError {
  return new DeadlineError(says.timeRun);
}
