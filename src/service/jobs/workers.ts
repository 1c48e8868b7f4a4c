import type { Clock } from '#base';
import type { OnDefect } from '../defects.ts';
import { type JobProgress, type Jobs, MOST_TRIES, SWEEP_MS, type TakenJob } from './jobs.ts';
import { type JobKind, type Kinds, listOf, OF_CHECKS } from './kinds.ts';

/** What a job has while it is under way. */
export interface JobWays {
  /** Aborts when the job is somebody else's, or its process stops. */
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
  /** Waits for others, without computing: meanwhile another job has its place, and when it goes on it has one again. */
  readonly aside: <T>(wait: () => Promise<T>) => Promise<T>;
}

export interface JobHandler {
  readonly kind: JobKind;
  /** Jobs of it at once, and more that are small. 0: none, and others' are looked after. */
  readonly places: { readonly any: number; readonly small: number };
  /**
   * Takes a job to its outcome, which is written down when this is settled.
   *
   * @returns when it goes on, in milliseconds since the epoch; null: it is over, or goes on as one of another kind
   * @throws the signal's reason when aborted: the job is somebody else's then
   */
  run(job: TakenJob, how: JobWays): Promise<number | null>;
  /** Says that nobody will try this job again. */
  giveUp(job: TakenJob): Promise<void>;
  /** The job goes back to the queue after this. */
  waits?(key: string): Promise<void>;
  /** Puts into the queue what should be there and is not, and forgets what nobody goes on with. */
  complete?(): Promise<void>;
}

export interface WorkersOptions {
  readonly jobs: Jobs;
  /** In the order in which they are served. */
  readonly handlers: readonly JobHandler[];
  readonly clock: Clock;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Whether an error passes by itself, as that of a database that is away. */
  readonly passes: (error: unknown) => boolean;
  /** Told of what goes wrong beside the handlers, for another reason than room; the workers go on. */
  readonly onDefect: OnDefect;
}

interface Run {
  readonly job: TakenJob;
  readonly place: 'any' | 'small';
  readonly since: number;
  readonly control: AbortController;
  share: number;
  ended: Promise<void>;
  /** It waits for others. */
  waits: boolean;
  /** Meanwhile it has no place. */
  isAside: boolean;
  /** It has waited, and wants a place again. */
  goOn: (() => void) | null;
}

/** A job is another worker's, or nobody's any more. */
class Lost extends Error {}
/** This process stops. */
class Stopped extends Error {}

/** So often is looked for what others put in, and what has become due. */
const POLL_MS = 1_000;
const PROGRESS_MS = 1_000;
/** Jobs of one kind that wait for others without a place: each may keep what it has read. */
const MOST_ASIDE = 8;
const BEATS = SWEEP_MS / PROGRESS_MS;
/** So many sweeps apart it is looked for checks whose jobs are missing. */
const SWEEPS_TO_COMPLETE = 6;

/** The workers of one process: take jobs, say that they live, and look after those of processes that died. */
export class Workers {
  readonly #options: WorkersOptions;
  #handlers: readonly JobHandler[];
  readonly #running = new Set<Run>();
  /** What is to be given back, and could not be when it ended. */
  readonly #left = new Set<TakenJob>();
  readonly #stop = new AbortController();
  #turn: Promise<void> | null = null;
  #again = false;
  #sweepDue = true;
  #sweeps = 0;
  /** What went wrong last, so that it is told once. */
  #trouble: string | null = null;

  constructor(options: WorkersOptions) {
    this.#options = options;
    this.#handlers = options.handlers;
  }

  /** Begins with what an earlier process left. @param more handlers of other kinds */
  start(more: readonly JobHandler[] = []): void {
    this.#handlers = [...this.#handlers, ...more];
    void this.#every(SWEEP_MS, () => {
      this.#sweepDue = true;
      this.wake();
    });
    void this.#every(POLL_MS, () => this.wake());
    this.wake();
  }

  /** There may be something to take. */
  wake(): void {
    if (this.#stop.signal.aborted) return;
    this.#again = true;
    this.#turn ??= this.#turns().finally(() => {
      this.#turn = null;
    });
  }

  /** Of a job under way here; null: it is not. */
  progress(kinds: Kinds, key: string): JobProgress | null {
    const run = this.#runOf(kinds, key);
    return run === undefined ? null : this.#progressOf(run);
  }

  /** Ends a job that runs here and is no longer its worker's. */
  drop(kinds: Kinds, key: string): void {
    this.#runOf(kinds, key)?.control.abort(new Lost());
  }

  /** Gives everything back; nothing runs any more when it returns. */
  async stop(): Promise<void> {
    this.#stop.abort(new Stopped());
    await this.#turn;
    const running = [...this.#running];
    for (const { control } of running) control.abort(new Stopped());
    await Promise.all(running.map(({ ended }) => ended));
  }

  async #every(ms: number, body: () => void): Promise<void> {
    const { clock } = this.#options;
    const { signal } = this.#stop;
    try {
      for (;;) {
        await clock.sleep(ms, signal);
        body();
      }
    } catch (error) {
      if (!signal.aborted) this.#options.onDefect(error);
    }
  }

  /** One after the other: what was just taken is known to be our own at the next sweep. */
  async #turns(): Promise<void> {
    while (this.#again && !this.#stop.signal.aborted) {
      this.#again = false;
      try {
        if (this.#sweepDue) await this.#sweep();
        await this.#fill();
        this.#trouble = null;
      } catch (error) {
        // The same is told once: the next turn comes within seconds.
        if (this.#trouble !== String(error)) this.#options.onDefect(error);
        this.#trouble = String(error);
      }
    }
  }

  async #sweep(): Promise<void> {
    const { jobs } = this.#options;
    this.#sweepDue = false;
    const own = new Set([
      ...[...this.#running].map(({ job }) => job.token),
      ...[...this.#left].map(({ token }) => token),
    ]);
    for (const job of await jobs.dead(own)) {
      await this.#handlerOf(job.kind)?.waits?.(job.key);
      await jobs.free(job);
    }
    for (const job of this.#left) await this.#giveBack(job);
    if (this.#sweeps % SWEEPS_TO_COMPLETE === 0) {
      for (const handler of this.#handlers) await handler.complete?.();
    }
    this.#sweeps += 1;
  }

  async #fill(): Promise<void> {
    const { jobs } = this.#options;
    for (const handler of this.#handlers) {
      for (const run of this.#running) {
        const { kind } = run.job;
        if (kind !== handler.kind || run.goOn === null) continue;
        if (this.#under(kind, run.place) < handler.places[run.place]) run.goOn();
      }
      for (const place of ['small', 'any'] as const) {
        while (!this.#stop.signal.aborted && this.#under(handler.kind, place) < handler.places[place]) {
          const job = await jobs.take(handler.kind, place);
          if (job === null) break;
          this.#begin(handler, job, place);
        }
      }
    }
  }

  #under(kind: JobKind, place: Run['place']): number {
    return [...this.#running].filter((run) => run.job.kind === kind && run.place === place && !run.isAside)
      .length;
  }

  async #aside<T>(run: Run, wait: () => Promise<T>): Promise<T> {
    const others = [...this.#running].filter(({ job, isAside }) => isAside && job.kind === run.job.kind);
    run.isAside = others.length < MOST_ASIDE;
    run.waits = true;
    this.wake();
    try {
      await this.#say(run);
      return await wait();
    } finally {
      if (run.isAside) await this.#placeFor(run);
      run.waits = false;
      // What it does next may bring the process down.
      await this.#say(run);
    }
  }

  /** @throws the signal's reason */
  async #placeFor(run: Run): Promise<void> {
    const { signal } = run.control;
    signal.throwIfAborted();
    await new Promise<void>((done, fail) => {
      signal.addEventListener('abort', () => fail(signal.reason as Error));
      run.goOn = () => {
        run.isAside = false;
        run.goOn = null;
        done();
      };
      this.wake();
    });
  }

  #handlerOf(kind: JobKind): JobHandler | undefined {
    return this.#handlers.find((handler) => handler.kind === kind);
  }

  #begin(handler: JobHandler, job: TakenJob, place: Run['place']): void {
    const run: Run = {
      job,
      place,
      since: this.#options.clock.now(),
      control: new AbortController(),
      share: job.share,
      ended: Promise.resolve(),
      waits: false,
      isAside: false,
      goOn: null,
    };
    this.#running.add(run);
    run.ended = this.#run(handler, run).finally(() => {
      this.#running.delete(run);
      this.wake();
    });
  }

  async #run(handler: JobHandler, run: Run): Promise<void> {
    const { jobs, onDefect } = this.#options;
    const { job, control } = run;
    const over = new AbortController();
    const beats = this.#beat(run, over.signal);
    try {
      const onProgress = (share: number): void => {
        run.share = share;
      };
      const isGivenUp = job.tries >= MOST_TRIES;
      const dueAt = isGivenUp
        ? await handler.giveUp(job).then(() => null)
        : await handler.run(job, {
            signal: control.signal,
            onProgress,
            aside: (wait) => this.#aside(run, wait),
          });
      await (dueAt === null ? jobs.done(job) : jobs.giveBack(job, dueAt));
    } catch (error) {
      // Whoever is stopped may say so in words of their own.
      const why: unknown = control.signal.aborted ? control.signal.reason : error;
      await this.#leave(job, why).catch(onDefect);
    } finally {
      over.abort();
      await beats;
    }
  }

  /** A job that did not come to its outcome here. */
  async #leave(job: TakenJob, why: unknown): Promise<void> {
    const { jobs, now, passes, onDefect } = this.#options;
    if (why instanceof Lost) return;
    if (why instanceof Stopped) {
      this.#left.add(job);
      await this.#giveBack(job);
      return;
    }
    onDefect(why, OF_CHECKS.includes(job.kind) ? { check: Number(job.key) } : {});
    // At the next sweep: what is away now is away in this moment as well.
    if (passes(why)) {
      this.#left.add(job);
      return;
    }
    await this.#handlerOf(job.kind)?.waits?.(job.key);
    await jobs.fail(job, now() + SWEEP_MS);
  }

  async #giveBack(job: TakenJob): Promise<void> {
    await this.#handlerOf(job.kind)?.waits?.(job.key);
    await this.#options.jobs.giveBack(job);
    this.#left.delete(job);
  }

  /** Says that the job's worker lives, and how far it is, until it is over. */
  async #beat(run: Run, over: AbortSignal): Promise<void> {
    let told = 0;
    for (let second = 1; ; second += 1) {
      try {
        await this.#options.clock.sleep(PROGRESS_MS, over);
      } catch {
        return;
      }
      if (run.share === told && second % BEATS !== 0) continue;
      told = run.share;
      await this.#say(run);
    }
  }

  async #say(run: Run): Promise<void> {
    try {
      const isOwn = await this.#options.jobs.beat(run.job, this.#progressOf(run), run.waits);
      if (!isOwn) run.control.abort(new Lost());
    } catch {
      // The database is away, or full: the next beat says it.
    }
  }

  #progressOf({ share, since }: Run): JobProgress {
    return { share, elapsedMs: this.#options.clock.now() - since };
  }

  #runOf(kinds: Kinds, key: string): Run | undefined {
    return [...this.#running].find(({ job }) => listOf(kinds).includes(job.kind) && job.key === key);
  }
}
