import { startWorker } from '../../assets.ts';
import type { AnalysisResult } from '../engine/api.ts';
import type { AnalysisJob, AnalysisMessage } from './job.ts';

/** How one analysis went on; called in order, `finished` or `failed` last and once. */
export interface JobListener {
  started(): void;
  progress(share: number): void;
  finished(result: AnalysisResult): void;
  /** `message` is a sentence for the check's status. */
  failed(message: string): void;
}

/**
 * Runs analyses one after the other, each in a thread of its own: the service answers while it computes, and an engine
 * that runs out of memory is one failed check.
 */
export class AnalysisQueue {
  readonly #waiting: { readonly job: () => AnalysisJob; readonly listener: JobListener }[] = [];
  #running: { terminate(): Promise<unknown> } | null = null;
  #closed = false;

  get queued(): number {
    return this.#waiting.length;
  }

  get processing(): number {
    return this.#running === null ? 0 : 1;
  }

  /** `job` is made when its turn comes. */
  add(job: () => AnalysisJob, listener: JobListener): void {
    this.#waiting.push({ job, listener });
    this.#next();
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#waiting.length = 0;
    await this.#running?.terminate();
  }

  #next(): void {
    if (this.#closed || this.#running !== null) return;
    const next = this.#waiting.shift();
    if (next === undefined) return;
    const { listener } = next;
    listener.started();
    const worker = startWorker({ kind: 'analysis', job: next.job() });
    this.#running = worker;
    let ended = false;
    const end = (tell: () => void): void => {
      if (ended) return;
      ended = true;
      this.#running = null;
      if (!this.#closed) tell();
      void worker.terminate();
      this.#next();
    };
    worker.on('message', (message: AnalysisMessage) => {
      switch (message.kind) {
        case 'progress':
          if (!ended) listener.progress(message.done / Math.max(1, message.total));
          break;
        case 'result':
          end(() => listener.finished(message.result));
          break;
        case 'failed':
          end(() => listener.failed(message.message));
          break;
      }
    });
    worker.on('error', (error: Error & { readonly code?: string }) => {
      end(() =>
        listener.failed(
          error.code === 'ERR_WORKER_OUT_OF_MEMORY'
            ? 'The analysis ran out of memory.'
            : `The analysis ended unexpectedly (${error.name}: ${error.message}).`,
        ),
      );
    });
    worker.on('exit', (code) =>
      end(() => listener.failed(`The analysis ended unexpectedly (exit ${code}).`)),
    );
  }
}
