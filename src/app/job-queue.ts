import type { Clock } from '../domain/effects.ts';
import { Cancelled } from '../domain/outcome.ts';

/** What a job can ask of the queue while it runs. */
export interface Turn {
  /**
   * Does the part that takes minutes. The job's lane goes on meanwhile; of these parts, one runs for each lane.
   *
   * @throws Cancelled where the queue is stopped before it begins
   */
  readonly long: <T>(body: () => Promise<T>) => Promise<T>;
}

export interface QueuedJob {
  readonly name: string;
  /** Jobs of one key never meet, not even where one of them is at its long part. */
  readonly key: string;
  /**
   * Never rejects: whoever makes a job says what its failure means. A number: after so many milliseconds it is to be run
   * again, and its lane waits with it.
   */
  readonly run: (turn: Turn) => Promise<number | null>;
}

export interface JobQueueLimits {
  /** Jobs that run at once, over all lanes, but for their long parts. */
  readonly short: number;
  /** Long parts that run at once, over all lanes. */
  readonly long: number;
  /** Jobs that wait for anything, over all lanes. */
  readonly maxWaiting: number;
}

/**
 * `waiting` ▸ `short` (▸ `parked` ▸ `long` ▸ `ending`). `parked`: its long part has to wait. `ending`: what follows the long
 * part. `resting`: it is run again after a while.
 */
type Phase = 'waiting' | 'short' | 'parked' | 'long' | 'ending' | 'resting';

interface Entry {
  readonly lane: string;
  readonly job: QueuedJob;
  phase: Phase;
  /** Ends `parked`; the argument is the reason why it ends in nothing. */
  wake: ((reason: Cancelled | null) => void) | null;
}

/**
 * Work in lanes: short work of one lane is done one after the other, in order; lanes do not wait for each other, and short
 * work waits for no long one.
 */
export class JobQueue {
  readonly #limits: JobQueueLimits;
  readonly #clock: Clock;
  /** In the order in which they came. */
  readonly #entries = new Set<Entry>();
  readonly #running = new Set<Promise<void>>();
  readonly #stopped = new AbortController();

  constructor(limits: JobQueueLimits, clock: Clock) {
    this.#limits = limits;
    this.#clock = clock;
  }

  /** Jobs that wait: for their lane, for a place, or to be run again. */
  get waiting(): number {
    return this.#count('waiting', 'resting', 'parked');
  }

  get running(): number {
    return this.#count('short', 'long', 'ending');
  }

  /** `false`: the queue is full or stopped. */
  add(lane: string, job: QueuedJob): boolean {
    if (this.#stopped.signal.aborted || this.waiting >= this.#limits.maxWaiting) return false;
    this.#entries.add({ lane, job, phase: 'waiting', wake: null });
    this.#start();
    return true;
  }

  /** Takes nothing more, and gives back what does not run. Long parts that have not begun are cancelled. */
  stop(): readonly QueuedJob[] {
    this.#stopped.abort(new Cancelled('The queue was stopped.'));
    const left = [...this.#entries].filter(({ phase }) => phase === 'waiting' || phase === 'resting');
    for (const entry of left) this.#entries.delete(entry);
    for (const { wake } of this.#entries) wake?.(new Cancelled('The queue was stopped.'));
    return left.map(({ job }) => job);
  }

  /** Until nothing runs; only after `stop` is that for good. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }

  #start(): void {
    for (const entry of this.#entries) {
      if (entry.phase === 'waiting' && this.#mayStart(entry)) {
        entry.phase = 'short';
        const run = this.#run(entry).finally(() => {
          this.#running.delete(run);
          this.#start();
        });
        this.#running.add(run);
      } else if (entry.phase === 'parked' && this.#mayStartLong(entry)) {
        entry.phase = 'long';
        entry.wake?.(null);
        entry.wake = null;
      }
    }
  }

  #mayStart({ lane, job }: Entry): boolean {
    if (this.#count('short') >= this.#limits.short) return false;
    return ![...this.#entries].some(
      (one) =>
        (one.lane === lane && (one.phase === 'short' || one.phase === 'resting')) ||
        (one.job.key === job.key && one.phase !== 'waiting'),
    );
  }

  #mayStartLong({ lane }: Entry): boolean {
    if (this.#count('long') >= this.#limits.long) return false;
    return ![...this.#entries].some((one) => one.lane === lane && one.phase === 'long');
  }

  async #run(entry: Entry): Promise<void> {
    const again = await entry.job.run({ long: (body) => this.#long(entry, body) });
    if (again === null || this.#stopped.signal.aborted) {
      this.#entries.delete(entry);
      return;
    }
    entry.phase = 'resting';
    void this.#rest(entry, again);
  }

  async #rest(entry: Entry, ms: number): Promise<void> {
    try {
      await this.#clock.sleep(ms, this.#stopped.signal);
    } catch {
      // `stop` has given the job back.
      return;
    }
    entry.phase = 'waiting';
    this.#start();
  }

  async #long<T>(entry: Entry, body: () => Promise<T>): Promise<T> {
    this.#stopped.signal.throwIfAborted();
    const woken = new Promise<void>((resolve, reject) => {
      entry.wake = (reason) => {
        if (reason === null) resolve();
        else reject(reason);
      };
    });
    entry.phase = 'parked';
    this.#start();
    try {
      await woken;
      return await body();
    } finally {
      entry.phase = 'ending';
      this.#start();
    }
  }

  #count(...phases: readonly Phase[]): number {
    return [...this.#entries].filter(({ phase }) => phases.includes(phase)).length;
  }
}
