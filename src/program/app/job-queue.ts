import { Cancelled, type Clock } from '#base';
import { type Claim, FairPlaces } from './fair-places.ts';

/** What a job can ask of the queue while it runs. */
export interface Turn {
  /** Aborted where the job is cut off. */
  readonly signal: AbortSignal;
  /**
   * Does the part that takes minutes. The job's lane goes on meanwhile; of these parts, one runs for each lane.
   *
   * @throws Cancelled where the queue is stopped before it begins
   */
  readonly long: <T>(body: () => Promise<T>) => Promise<T>;
  /** Cuts off another job, whatever it waits for. @returns false: there is no job of that key */
  readonly cancel: (key: string) => boolean;
}

/** Short work of a lane is done one after the other, but for its long parts. */
export interface QueuedJob extends Claim {
  readonly name: string;
  /** Nobody knows that this person may ask for anything. */
  readonly isStranger: boolean;
  /** Jobs of one key never meet, not even where one of them is at its long part. */
  readonly key: string;
  /**
   * Never rejects: whoever makes a job says what its failure means. A number: after so many milliseconds it is to be run
   * again, and its lane waits with it.
   */
  readonly run: (turn: Turn) => Promise<number | null>;
}

export interface JobQueueLimits {
  /** Jobs that run at once, over all groups, but for their long parts. */
  readonly short: number;
  /** The same of one group. */
  readonly shortOfGroup: number;
  /** Long parts that run at once, over all groups. */
  readonly long: number;
  /** Jobs that are not done, over all groups. */
  readonly jobs: number;
  readonly jobsOfGroup: number;
  readonly jobsOfLane: number;
  /** In one lane. */
  readonly jobsOfPerson: number;
  /** The part of the queue, of a group and of a lane that strangers may take: the rest stays for those who may command. */
  readonly strangersShare: number;
}

/** Whose limit is reached. */
export type Full = 'stopped' | 'person' | 'lane' | 'group' | 'queue';

/** A place in the queue, for a job that does not run yet. */
export interface Ticket {
  /** Lets it run when its turn comes. `false`: the queue was stopped meanwhile. */
  start(): boolean;
  /** Gives the place back. */
  drop(): void;
}

/**
 * `waiting` ▸ `short` (▸ `parked` ▸ `long` ▸ `ending`). `parked`: its long part has to wait. `ending`: what follows the long
 * part. `resting`: it is run again after a while.
 */
type Phase = 'waiting' | 'short' | 'parked' | 'long' | 'ending' | 'resting';

/** A job on its way through the queue. */
interface QueueEntry {
  readonly job: QueuedJob;
  readonly abort: AbortController;
  phase: Phase;
  /** Ends `parked` in nothing; later it does nothing. */
  wake: ((reason: Cancelled) => void) | null;
}

/**
 * Work in lanes: short work of one lane is done one after the other; lanes do not wait for each other, and short work waits
 * for no long one.
 */
export class JobQueue {
  readonly #limits: JobQueueLimits;
  readonly #clock: Clock;
  readonly #short: FairPlaces;
  readonly #long: FairPlaces;
  /** By key: the job that goes first, and those behind it. */
  readonly #keys = new Map<string, QueueEntry[]>();
  readonly #all = new Set<QueueEntry>();
  readonly #running = new Set<Promise<void>>();
  readonly #stopped = new AbortController();

  constructor(limits: JobQueueLimits, clock: Clock) {
    this.#limits = limits;
    this.#clock = clock;
    this.#short = new FairPlaces({ places: limits.short, ofGroup: limits.shortOfGroup });
    this.#long = new FairPlaces({ places: limits.long, ofGroup: Infinity });
  }

  /** Jobs that wait: for their lane, for a place, or to be run again. */
  get waiting(): number {
    return this.#all.size - this.running;
  }

  get running(): number {
    return this.#count(({ phase }) => ['short', 'long', 'ending'].includes(phase));
  }

  get isStopped(): boolean {
    return this.#stopped.signal.aborted;
  }

  /** Takes a place for a job. A word: whose limit is reached. */
  reserve(job: QueuedJob): Ticket | Full {
    const full = this.#fullFor(job);
    if (full !== null) return full;
    const entry: QueueEntry = { job, abort: new AbortController(), phase: 'waiting', wake: null };
    this.#all.add(entry);
    return {
      start: () => this.#begin(entry),
      drop: () => this.#forget(entry),
    };
  }

  /** Takes nothing more, and gives back what does not run. Long parts that have not begun are cancelled. */
  stop(): readonly QueuedJob[] {
    const reason = new Cancelled('The queue was stopped.');
    this.#stopped.abort(reason);
    this.#short.close();
    this.#long.close();
    const left: QueuedJob[] = [];
    for (const entry of this.#all) {
      entry.wake?.(reason);
      if (entry.phase !== 'waiting' && entry.phase !== 'resting') continue;
      left.push(entry.job);
      this.#forget(entry);
    }
    return left;
  }

  /** Cuts off what runs. */
  cut(): void {
    for (const { abort } of this.#all) abort.abort(new Cancelled('The work was cut off.'));
  }

  /** Until nothing runs; only after `stop` is that for good. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }

  #cancel(key: string): boolean {
    const entry = this.#keys.get(key)?.[0];
    if (entry === undefined) return false;
    const reason = new Cancelled('It was cancelled.');
    entry.abort.abort(reason);
    entry.wake?.(reason);
    return true;
  }

  #fullFor({ group, lane, person, isStranger }: QueuedJob): Full | null {
    const { jobs, jobsOfGroup, jobsOfLane, jobsOfPerson, strangersShare } = this.#limits;
    if (this.#stopped.signal.aborted) return 'stopped';
    const isFull = (limit: number, which: (job: QueuedJob) => boolean): boolean =>
      this.#count(({ job }) => which(job)) >= limit ||
      (isStranger && this.#count(({ job }) => job.isStranger && which(job)) >= limit * strangersShare);
    const inLane = this.#count(({ job }) => job.lane === lane && job.person === person);
    if (inLane >= jobsOfPerson) return 'person';
    if (isFull(jobsOfLane, (job) => job.lane === lane)) return 'lane';
    if (isFull(jobsOfGroup, (job) => job.group === group)) return 'group';
    return isFull(jobs, () => true) ? 'queue' : null;
  }

  #count(which: (entry: QueueEntry) => boolean): number {
    let count = 0;
    for (const entry of this.#all) if (which(entry)) count += 1;
    return count;
  }

  #begin(entry: QueueEntry): boolean {
    if (this.#stopped.signal.aborted || !this.#all.has(entry)) return false;
    const same = this.#keys.get(entry.job.key);
    if (same !== undefined) {
      same.push(entry);
      return true;
    }
    this.#keys.set(entry.job.key, [entry]);
    this.#line(entry);
    return true;
  }

  #line(entry: QueueEntry, isFirst = false): void {
    entry.phase = 'waiting';
    this.#short.ask(entry.job, () => this.#run(entry), isFirst);
  }

  #run(entry: QueueEntry): void {
    entry.phase = 'short';
    const run = this.#work(entry).finally(() => {
      this.#running.delete(run);
    });
    this.#running.add(run);
  }

  async #work(entry: QueueEntry): Promise<void> {
    const again = await entry.job.run({
      signal: entry.abort.signal,
      long: (body) => this.#longPart(entry, body),
      cancel: (key) => this.#cancel(key),
    });
    const rests = again !== null && !this.#stopped.signal.aborted;
    const wasShort = entry.phase === 'short';
    if (rests) {
      entry.phase = 'resting';
      void this.#rest(entry, again, wasShort);
    } else {
      this.#forget(entry);
    }
    if (wasShort) this.#short.leave(entry.job, rests);
  }

  async #rest(entry: QueueEntry, ms: number, hasLane: boolean): Promise<void> {
    try {
      await this.#clock.sleep(ms, this.#stopped.signal);
    } catch {
      // `stop` has given the job back.
      return;
    }
    if (hasLane) this.#short.freeLane(entry.job);
    this.#line(entry, true);
  }

  async #longPart<T>(entry: QueueEntry, body: () => Promise<T>): Promise<T> {
    this.#stopped.signal.throwIfAborted();
    entry.abort.signal.throwIfAborted();
    const { job } = entry;
    const wasShort = entry.phase === 'short';
    entry.phase = 'parked';
    const turn = Promise.withResolvers<void>();
    const giveUp = this.#long.ask(job, () => {
      entry.phase = 'long';
      turn.resolve();
    });
    entry.wake = (reason) => {
      giveUp();
      turn.reject(reason);
    };
    if (wasShort) this.#short.leave(job);
    try {
      await turn.promise;
    } catch (error) {
      entry.phase = 'ending';
      throw error;
    }
    try {
      return await body();
    } finally {
      entry.phase = 'ending';
      this.#long.leave(job);
    }
  }

  /** It is over: whoever waits for its key goes on. */
  #forget(entry: QueueEntry): void {
    if (!this.#all.delete(entry)) return;
    const { key } = entry.job;
    const same = this.#keys.get(key);
    const at = same?.indexOf(entry) ?? -1;
    if (same === undefined || at < 0) return;
    same.splice(at, 1);
    const [next] = same;
    if (next === undefined) this.#keys.delete(key);
    else if (at === 0 && !this.#stopped.signal.aborted) this.#line(next);
  }
}
