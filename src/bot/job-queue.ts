/** Work of one lane is done one after the other, in order; lanes do not wait for each other. */
export interface Job {
  readonly name: string;
  /** Never rejects: whoever makes a job says what its failure means. */
  readonly run: () => Promise<void>;
}

export interface JobQueueLimits {
  /** Jobs that run at once, over all lanes. */
  readonly concurrency: number;
  /** Jobs that wait, over all lanes. */
  readonly maxWaiting: number;
}

export class JobQueue {
  readonly #limits: JobQueueLimits;
  readonly #waiting: { readonly lane: string; readonly job: Job }[] = [];
  readonly #running = new Map<string, Promise<void>>();
  #closed = false;

  constructor(limits: JobQueueLimits) {
    this.#limits = limits;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  get running(): number {
    return this.#running.size;
  }

  /** `false`: the queue is full or closed. */
  add(lane: string, job: Job): boolean {
    if (this.#closed || this.#waiting.length >= this.#limits.maxWaiting) return false;
    this.#waiting.push({ lane, job });
    this.#start();
    return true;
  }

  /** Takes nothing more, and gives back what has not begun. */
  stop(): readonly Job[] {
    this.#closed = true;
    return this.#waiting.splice(0).map(({ job }) => job);
  }

  /** Until nothing runs; only after `stop` is that for good. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running.values());
  }

  #start(): void {
    while (this.#running.size < this.#limits.concurrency) {
      const index = this.#waiting.findIndex(({ lane }) => !this.#running.has(lane));
      const [next] = index < 0 ? [] : this.#waiting.splice(index, 1);
      if (next === undefined) return;
      const { lane, job } = next;
      this.#running.set(
        lane,
        job.run().finally(() => {
          this.#running.delete(lane);
          this.#start();
        }),
      );
    }
  }
}
