import type { Clock } from '../domain/effects.ts';
import { Cancelled } from '../domain/outcome.ts';
import { type QueueEntry, type LaneGroup, type Lane, Lanes } from './lanes.ts';
import type { QueuedJob } from './queued-job.ts';
import { Rotation } from './rotation.ts';

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
 * Work in lanes: short work of one lane is done one after the other; lanes do not wait for each other, and short work waits
 * for no long one. Groups, the lanes of a group and the people of a lane take turns, so that nobody waits for somebody
 * else's flood. What a job costs does not depend on how many wait.
 */
export class JobQueue {
  readonly #limits: JobQueueLimits;
  readonly #clock: Clock;
  readonly #lanes = new Lanes();
  /** Groups that have a job which may run now. */
  readonly #ready = new Rotation<LaneGroup>();
  /** Groups that have a long part which may begin, but for the places. */
  readonly #readyLong = new Rotation<LaneGroup>();
  /** By key: the job that goes first, and those behind it. */
  readonly #keys = new Map<string, QueueEntry[]>();
  readonly #all = new Set<QueueEntry>();
  readonly #running = new Set<Promise<void>>();
  readonly #stopped = new AbortController();
  #short = 0;
  #long = 0;
  #ending = 0;

  constructor(limits: JobQueueLimits, clock: Clock) {
    this.#limits = limits;
    this.#clock = clock;
  }

  /** Jobs that wait: for their lane, for a place, or to be run again. */
  get waiting(): number {
    return this.#all.size - this.running;
  }

  get running(): number {
    return this.#short + this.#long + this.#ending;
  }

  get isStopped(): boolean {
    return this.#stopped.signal.aborted;
  }

  /** Takes a place for a job. A word: whose limit is reached. */
  reserve(job: QueuedJob): Ticket | Full {
    const full = this.#fullFor(job);
    if (full !== null) return full;
    const entry = this.#lanes.enter(job);
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
    const left: QueuedJob[] = [];
    for (const entry of this.#all) {
      if (entry.phase === 'parked') {
        entry.wake?.(reason);
      } else if (entry.phase === 'waiting' || entry.phase === 'resting') {
        left.push(entry.job);
        this.#forget(entry);
      }
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
    if (entry.phase === 'parked') entry.wake?.(reason);
    return true;
  }

  #fullFor({ group, lane, person, isStranger }: QueuedJob): Full | null {
    const { jobs, jobsOfGroup, jobsOfLane, jobsOfPerson, strangersShare } = this.#limits;
    if (this.#stopped.signal.aborted) return 'stopped';
    const counts = this.#lanes.counts(group, lane, person);
    if (counts.person >= jobsOfPerson) return 'person';
    const { strangers } = counts;
    const isFull = (all: number, ofStrangers: number, limit: number): boolean =>
      all >= limit || (isStranger && ofStrangers >= limit * strangersShare);
    if (isFull(counts.lane, strangers.lane, jobsOfLane)) return 'lane';
    if (isFull(counts.group, strangers.group, jobsOfGroup)) return 'group';
    return isFull(this.#all.size, strangers.queue, jobs) ? 'queue' : null;
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

  /** Puts a job into the row of its lane. */
  #line(entry: QueueEntry): void {
    this.#lanes.line(entry);
    this.#offer(entry.lane);
    this.#start();
  }

  /** Notes that a lane may have something to do. */
  #offer(lane: Lane): void {
    const { group } = lane;
    if (!lane.isBusy && lane.people.size > 0) group.ready.add(lane);
    if (group.ready.size > 0 && group.short < this.#limits.shortOfGroup) this.#ready.add(group);
    if (!lane.isLong && lane.parked.length > 0) group.readyLong.add(lane);
    if (group.readyLong.size > 0) this.#readyLong.add(group);
  }

  #start(): void {
    while (this.#short < this.#limits.short) {
      const group = this.#ready.take();
      if (group === undefined) break;
      const lane = group.ready.take();
      const entry = lane === undefined ? undefined : this.#lanes.next(lane);
      if (lane !== undefined && entry !== undefined) this.#run(entry, lane);
      if (group.ready.size > 0 && group.short < this.#limits.shortOfGroup) this.#ready.add(group);
    }
    while (this.#long < this.#limits.long) {
      const group = this.#readyLong.take();
      if (group === undefined) break;
      const lane = group.readyLong.take();
      const entry = lane?.parked.shift();
      if (lane !== undefined && entry !== undefined) this.#beginLong(entry, lane);
      if (group.readyLong.size > 0) this.#readyLong.add(group);
    }
  }

  #run(entry: QueueEntry, lane: Lane): void {
    entry.phase = 'short';
    lane.isBusy = true;
    lane.group.short += 1;
    this.#short += 1;
    const run = this.#work(entry).finally(() => {
      this.#running.delete(run);
    });
    this.#running.add(run);
  }

  /** Gives the place back; the lane goes on with its next job, but where it is to wait with this one. */
  #endShort(entry: QueueEntry, keepsLane: boolean): void {
    const { lane } = entry;
    this.#short -= 1;
    lane.group.short -= 1;
    lane.isBusy = keepsLane;
    this.#offer(lane);
    this.#start();
  }

  async #work(entry: QueueEntry): Promise<void> {
    const again = await entry.job.run({
      signal: entry.abort.signal,
      long: (body) => this.#longPart(entry, body),
      cancel: (key) => this.#cancel(key),
    });
    const rests = again !== null && !this.#stopped.signal.aborted;
    const wasShort = entry.phase === 'short';
    if (!wasShort) this.#ending -= 1;
    if (rests) {
      entry.phase = 'resting';
      void this.#rest(entry, again, wasShort);
    } else {
      this.#forget(entry);
    }
    if (wasShort) this.#endShort(entry, rests);
  }

  async #rest(entry: QueueEntry, ms: number, hasLane: boolean): Promise<void> {
    try {
      await this.#clock.sleep(ms, this.#stopped.signal);
    } catch {
      // `stop` has given the job back.
      return;
    }
    if (hasLane) entry.lane.isBusy = false;
    entry.phase = 'waiting';
    this.#lanes.lineFirst(entry);
    this.#offer(entry.lane);
    this.#start();
  }

  async #longPart<T>(entry: QueueEntry, body: () => Promise<T>): Promise<T> {
    this.#stopped.signal.throwIfAborted();
    entry.abort.signal.throwIfAborted();
    const woken = new Promise<void>((resolve, reject) => {
      entry.wake = (reason) => (reason === null ? resolve() : reject(reason));
    });
    const wasShort = entry.phase === 'short';
    if (!wasShort) this.#ending -= 1;
    entry.phase = 'parked';
    entry.lane.parked.push(entry);
    if (wasShort) {
      this.#endShort(entry, false);
    } else {
      this.#offer(entry.lane);
      this.#start();
    }
    try {
      await woken;
      return await body();
    } finally {
      this.#endLong(entry);
    }
  }

  #beginLong(entry: QueueEntry, lane: Lane): void {
    entry.phase = 'long';
    lane.isLong = true;
    this.#long += 1;
    entry.wake?.(null);
    entry.wake = null;
  }

  #endLong(entry: QueueEntry): void {
    const { lane } = entry;
    if (entry.phase === 'long') {
      this.#long -= 1;
      lane.isLong = false;
    } else {
      lane.parked.splice(lane.parked.indexOf(entry), 1);
    }
    this.#ending += 1;
    entry.phase = 'ending';
    this.#offer(lane);
    this.#start();
  }

  /** It is over: whoever waits for its key goes on. */
  #forget(entry: QueueEntry): void {
    if (!this.#all.delete(entry)) return;
    this.#lanes.leave(entry);
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
