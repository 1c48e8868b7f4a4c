import type { Worker } from 'node:worker_threads';
import { startThread } from './analysis-thread.ts';
import type { AnalysisJob } from './job.ts';

/**
 * A thread for the first analysis, started before there is one: a service that makes one check has its engine loaded when the
 * uploads are there. Every further analysis starts a thread of its own.
 */
export class SpareThread {
  #worker: Worker | null;

  constructor() {
    const worker = startThread(null, null);
    this.#worker = worker;
    const gone = (): void => {
      if (this.#worker === worker) this.#worker = null;
    };
    // What ends it before its turn, the next one meets as well, and says.
    worker.once('error', gone).once('exit', gone);
  }

  /** A thread that runs a job. */
  readonly start = (job: AnalysisJob, heapMb: number | null): Worker => {
    const worker = this.#worker;
    if (worker === null) return startThread(job, heapMb);
    this.#worker = null;
    worker.postMessage(job);
    return worker;
  };

  /** Ends the thread where it was not needed. */
  async close(): Promise<void> {
    await this.#worker?.terminate();
  }
}
