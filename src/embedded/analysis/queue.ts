import type { Worker } from 'node:worker_threads';
import { startWorker } from '../../assets.ts';
import type { AnalysisJob, AnalysisMessage } from './job.ts';
import type { PackedAnalysis } from './pair-table.ts';

/** How one analysis went on; called in order, `finished` or `failed` last and once. */
export interface JobListener {
  started(): Promise<void>;
  progress(share: number): void;
  /** The next analysis of its lane begins when this is settled. */
  finished(result: PackedAnalysis): Promise<void>;
  /** `message` is a sentence for the check's status. */
  failed(message: string): Promise<void>;
}

/** What the queue needs of a worker thread. */
export interface AnalysisWorker {
  on(event: 'message', listener: (message: AnalysisMessage) => void): unknown;
  on(event: 'error', listener: (error: Error & { readonly code?: string }) => void): unknown;
  on(event: 'exit', listener: (code: number) => void): unknown;
  terminate(): Promise<unknown>;
}

export interface QueueOptions {
  /** Told of what a listener throws; the queue goes on. */
  readonly onDefect: (error: unknown) => void;
  /** An analysis that takes longer is stopped and failed. */
  readonly timeLimitMs?: number;
  /** A check that reads no more documents may run beside a large one. */
  readonly smallDocuments?: number;
  readonly start?: (job: AnalysisJob) => AnalysisWorker;
}

interface Waiting {
  readonly id: number;
  readonly documents: number;
  readonly job: () => Promise<AnalysisJob>;
  readonly listener: JobListener;
  /** How many that came later went before it. */
  overtaken: number;
}

/** One analysis under way; `stop` ends it as failed, with a sentence. */
interface Running {
  readonly id: number;
  readonly stop: (message: string) => void;
  readonly worker: AnalysisWorker | null;
}

/** Thousands of submissions take minutes. */
const TIME_LIMIT_MS = 30 * 60_000;
const SMALL_DOCUMENTS = 200;
/** So often a check lets smaller ones go first. */
const MOST_OVERTAKEN = 10;

/**
 * Runs analyses, each in a thread of its own: the service answers while it computes, and an engine that runs out of memory
 * is one failed check. One runs at a time, the smallest first, and beside it at most one small one: nobody waits for hours
 * behind a whole year's archive.
 */
export class AnalysisQueue {
  readonly #options: Required<QueueOptions>;
  readonly #waiting: Waiting[] = [];
  readonly #lanes: { any: Running | null; small: Running | null } = { any: null, small: null };
  #closed = false;

  constructor(options: QueueOptions) {
    this.#options = {
      timeLimitMs: TIME_LIMIT_MS,
      smallDocuments: SMALL_DOCUMENTS,
      start: (job): Worker => startWorker({ kind: 'analysis', job }),
      ...options,
    };
  }

  get queued(): number {
    return this.#waiting.length;
  }

  get processing(): number {
    return this.#running().length;
  }

  /** `job` is made when its turn comes; `documents` is how many it will read. */
  add(id: number, documents: number, job: () => Promise<AnalysisJob>, listener: JobListener): void {
    this.#waiting.push({ id, documents, job, listener, overtaken: 0 });
    this.#next();
  }

  /** Ends an analysis that waits or runs, as failed. false: there is none. */
  cancel(id: number, message: string): boolean {
    const at = this.#waiting.findIndex((one) => one.id === id);
    const [waiting] = at < 0 ? [] : this.#waiting.splice(at, 1);
    if (waiting !== undefined) {
      waiting.listener.failed(message).catch(this.#options.onDefect);
      return true;
    }
    const running = this.#running().find((one) => one.id === id);
    running?.stop(message);
    return running !== undefined;
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#waiting.length = 0;
    await Promise.all(this.#running().flatMap(({ worker }) => worker?.terminate() ?? []));
  }

  #running(): readonly Running[] {
    return [this.#lanes.any, this.#lanes.small].filter((one) => one !== null);
  }

  #next(): void {
    for (const lane of ['small', 'any'] as const) {
      if (this.#closed || this.#lanes[lane] !== null) continue;
      const next = this.#take(lane === 'any' ? Infinity : this.#options.smallDocuments);
      if (next !== undefined) this.#run(next, lane);
    }
  }

  /** The smallest that waits, of at most so many documents; of equals, and of the often overtaken, the first. */
  #take(most: number): Waiting | undefined {
    const patient = this.#waiting.find((one) => one.overtaken >= MOST_OVERTAKEN && one.documents <= most);
    const chosen =
      patient ??
      this.#waiting.filter((one) => one.documents <= most).toSorted((a, b) => a.documents - b.documents)[0];
    if (chosen === undefined) return undefined;
    const at = this.#waiting.indexOf(chosen);
    for (const earlier of this.#waiting.slice(0, at)) earlier.overtaken += 1;
    this.#waiting.splice(at, 1);
    return chosen;
  }

  #run({ id, job, listener }: Waiting, lane: 'any' | 'small'): void {
    let ended = false;
    let worker: AnalysisWorker | null = null;
    const end = (tell: () => Promise<void>): void => {
      if (ended) return;
      ended = true;
      clearTimeout(limit);
      // The lane stays taken until the outcome is kept: results that have no room must not pile up. Nor do they beside the heap of
      // the thread that made them.
      (worker?.terminate() ?? Promise.resolve())
        .then(() => (this.#closed ? undefined : tell()))
        .catch(this.#options.onDefect)
        .finally(() => {
          this.#lanes[lane] = null;
          this.#next();
        });
    };
    const fail = (message: string): void => end(() => listener.failed(message));
    const limit = setTimeout(
      () => fail(`The analysis took longer than ${words(this.#options.timeLimitMs)} and was stopped.`),
      this.#options.timeLimitMs,
    ).unref();
    this.#lanes[lane] = { id, stop: fail, worker };
    const begin = async (): Promise<void> => {
      await listener.started();
      const ready = await job();
      if (ended || this.#closed) return;
      worker = this.#options.start(ready);
      this.#lanes[lane] = { id, stop: fail, worker };
      this.#listen(worker, () => ended, end, fail, listener);
    };
    begin().catch((error: unknown) => {
      this.#options.onDefect(error);
      fail('The analysis could not be started; this is a defect of the service.');
    });
  }

  #listen(
    worker: AnalysisWorker,
    hasEnded: () => boolean,
    end: (tell: () => Promise<void>) => void,
    fail: (message: string) => void,
    listener: JobListener,
  ): void {
    worker.on('message', (message) => {
      switch (message.kind) {
        case 'progress':
          if (!hasEnded()) listener.progress(message.done / Math.max(1, message.total));
          break;
        case 'result':
          end(() => listener.finished(message.result));
          break;
        case 'failed':
          fail(message.message);
          break;
      }
    });
    worker.on('error', (error) =>
      fail(
        error.code === 'ERR_WORKER_OUT_OF_MEMORY'
          ? 'The analysis ran out of memory.'
          : `The analysis ended unexpectedly (${error.name}: ${error.message}).`,
      ),
    );
    worker.on('exit', (code) => fail(`The analysis ended unexpectedly (exit ${code}).`));
  }
}

function words(ms: number): string {
  const minutes = Math.round(ms / 60_000);
  return minutes === 1 ? 'one minute' : `${minutes} minutes`;
}
