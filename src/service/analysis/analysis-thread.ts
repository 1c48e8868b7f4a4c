import type { HeapInfo } from 'node:v8';
import type { SearchSubject } from '#engine';
import { Thread } from '#system';
import type { AnalysisJob, FindOthers, OtherDocuments, PackedAnalysis } from './analyse.ts';
import type { AnalysisMessage } from './job.ts';
import { isTooManyOpen } from '../open-files.ts';
import * as says from '../says.ts';
import { fill } from '#base';

/** What is needed of a thread. */
export interface AnalysisWorker {
  on(event: 'message', listener: (message: AnalysisMessage) => void): unknown;
  on(event: 'error', listener: (error: Error & { readonly code?: string }) => void): unknown;
  on(event: 'exit', listener: (code: number) => void): unknown;
  postMessage(message: OtherDocuments): void;
  /** It has done what it was started for. */
  release(taskBytes: number | null): Promise<unknown>;
  terminate(): Promise<unknown>;
  getHeapStatistics(): Promise<Pick<HeapInfo, 'used_heap_size' | 'total_physical_size' | 'external_memory'>>;
}

/** What one analysis may take. */
export interface AnalysisLimits {
  readonly timeMs: number;
  /** Objects and arrays together; null: what the system has. */
  readonly memoryBytes: number | null;
  /** The same of all analyses of one process. Absent: each has its own limit alone. */
  readonly togetherBytes?: number;
}

/** Thousands of submissions take minutes. */
export const DEFAULT_TIME_LIMIT_MS = 30 * 60_000;

export type AnalysisOutcome =
  | { readonly kind: 'result'; readonly result: PackedAnalysis }
  /** `why` is a sentence for the check's status. */
  | { readonly kind: 'failed'; readonly why: string };

/** The documents were read, and are not compared: the web is to be searched for them first. */
export interface Unsearched {
  readonly kind: 'unsearched';
  readonly subject: SearchSubject;
}

export type StartThread = (job: AnalysisJob, heapMb: number | null) => AnalysisWorker;

/** A thread for one analysis. @param heapMb most that its objects may take before the thread ends */
export function startThread(job: AnalysisJob, heapMb: number | null): Thread {
  return Thread.start({ kind: 'analysis', job }, heapMb);
}

/** Has the engine loaded when the uploads of a check are there. */
export function warmThread(): void {
  Thread.warm({ kind: 'warm' });
}

/** Of a larger class more is left in a thread than in a new one, and to start that takes next to none of its time. */
const MOST_FOR_REUSE = 500;

const LOOK_MS = 250;
/**
 * V8 ends the whole process, and not the thread alone, where one large array or table finds no room below the limit of a thread.
 * None is larger than 1 GB: a thread that is looked at often, and may have as much above its limit, ends before.
 */
const HEADROOM_BYTES = 2 * 1024 ** 3;

/**
 * Runs one analysis in a thread of its own: the process answers while it computes, and an engine that runs out of memory or time
 * is one failed check.
 *
 * @param signal ends the thread
 * @throws the signal's reason when aborted; the thread has ended then, as always but after a result that took little memory
 */
export async function runInThread<End extends { readonly kind: string }>(
  job: AnalysisJob,
  options: {
    readonly start: StartThread;
    readonly limits: AnalysisLimits;
    readonly signal: AbortSignal;
    readonly onProgress: (share: number) => void;
    /** What else the job's documents are compared with, when they were read; or what it ends with. What it throws is thrown. */
    readonly findOthers: (...read: Parameters<FindOthers>) => Promise<OtherDocuments | End>;
    /** Told now and then what the thread holds of the machine's memory, where its own has a limit. @returns what it ends with; null: it goes on */
    readonly onBytes?: (bytes: number) => End | null;
  },
): Promise<AnalysisOutcome | End> {
  const { limits, signal, onProgress, findOthers, onBytes } = options;
  signal.throwIfAborted();
  const { memoryBytes, timeMs } = limits;
  const heapMb = memoryBytes === null ? null : Math.ceil((memoryBytes + HEADROOM_BYTES) / 1024 ** 2);
  const worker = options.start(job, heapMb);
  const timers: NodeJS.Timeout[] = [];
  let stopTimer = (): void => {};
  let onAbort = (): void => {};
  let outcome: AnalysisOutcome | End | null = null;
  try {
    outcome = await new Promise<AnalysisOutcome | End>((resolve, reject) => {
      const fail = (why: string): void => resolve({ kind: 'failed', why });
      onAbort = () => reject(signal.reason as Error);
      signal.addEventListener('abort', onAbort);
      const limit = new TimeLimit(timeMs, () => fail(fill(says.analysisTook, { words: words(timeMs) })));
      stopTimer = () => limit.pause();
      limit.go();
      if (memoryBytes !== null) {
        const look = async (): Promise<void> => {
          const { used, held } = await bytesOf(worker);
          if (used > memoryBytes) return fail(tooMuch(memoryBytes));
          const end = onBytes?.(held) ?? null;
          if (end !== null) resolve(end);
        };
        timers.push(setInterval(() => void look(), LOOK_MS));
      }
      for (const timer of timers) timer.unref();
      worker.on('message', (message) => {
        if (message.kind === 'progress') {
          onProgress(message.done / Math.max(1, message.total));
        } else if (message.kind === 'failed') {
          fail(message.message);
        } else if (message.kind === 'result') {
          resolve(message);
        } else {
          // The thread waits: earlier submissions may have to be downloaded.
          limit.pause();
          const answer = (others: OtherDocuments | End): void => {
            if ('kind' in others) return resolve(others);
            worker.postMessage(others);
            limit.go();
          };
          findOthers(message.imprints, message.subject).then(answer, reject);
        }
      });
      worker.on('error', (error) => {
        // What it could not open now, it can later.
        if (isTooManyOpen(error)) return reject(error);
        fail(whyEnded(error, memoryBytes));
      });
      worker.on('exit', (code) => fail(fill(says.analysisEndedUnexpectedlyExit, { code })));
    });
    return outcome;
  } finally {
    signal.removeEventListener('abort', onAbort);
    stopTimer();
    for (const timer of timers) clearTimeout(timer);
    // What it found must not lie beside the heap that found it.
    const isReused = outcome?.kind === 'result' && job.documents.length <= MOST_FOR_REUSE;
    await (isReused ? worker.release(memoryBytes) : worker.terminate());
  }
}

/** Of a timer; with more it ends at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Tells once when a time is over, without the pauses that it makes. */
class TimeLimit {
  readonly #onOver: () => void;
  #leftMs: number;
  #since = 0;
  #timer: NodeJS.Timeout | null = null;

  constructor(ms: number, onOver: () => void) {
    this.#leftMs = ms;
    this.#onOver = onOver;
  }

  go(): void {
    this.#since = performance.now();
    this.#timer = setTimeout(this.#onOver, Math.min(this.#leftMs, LONGEST_TIMER_MS)).unref();
  }

  pause(): void {
    if (this.#timer === null) return;
    clearTimeout(this.#timer);
    this.#timer = null;
    this.#leftMs -= performance.now() - this.#since;
  }
}

/** Objects and arrays that are in use, and what the system gives for them and for what is not collected yet. */
async function bytesOf(worker: AnalysisWorker): Promise<{ readonly used: number; readonly held: number }> {
  try {
    const { used_heap_size, total_physical_size, external_memory } = await worker.getHeapStatistics();
    return { used: used_heap_size + external_memory, held: total_physical_size + external_memory };
  } catch {
    // It ended meanwhile, and said so.
    return { used: 0, held: 0 };
  }
}

function whyEnded(error: Error & { readonly code?: string }, memoryBytes: number | null): string {
  if (error.code !== 'ERR_WORKER_OUT_OF_MEMORY') {
    return fill(says.analysisEnded, { error: error.name, code: error.message });
  }
  return memoryBytes === null ? says.analysisRan : tooMuch(memoryBytes);
}

function tooMuch(memoryBytes: number): string {
  return fill(says.analysisNeeded, { most: Math.round(memoryBytes / 1024 ** 2) });
}

function words(ms: number): string {
  const minutes = Math.round(ms / 60_000);
  if (minutes < 1) return `${Math.round(ms / 1_000)} seconds`;
  return minutes === 1 ? 'one minute' : `${minutes} minutes`;
}
