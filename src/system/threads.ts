import { Worker } from 'node:worker_threads';
import { threadEntry } from './assets.ts';

/** So long a thread waits for another task. */
const IDLE_MS = 10_000;
const MOST_IDLE = 2;
/**
 * What a thread that waits may hold, objects and arrays: that of a small class. What a large one left lies beside the report, which a
 * process takes most memory for (`bench/check.ts`).
 */
const MOST_IDLE_BYTES = 80 * 1024 ** 2;

/**
 * A worker thread of this program. To start one and to load what it needs takes longer than a small check, so that one which did its
 * task well waits a while for the next. Whoever starts one releases or terminates it.
 */
export class Thread extends Worker {
  /** Those of this process that wait for a task, who has waited longest first. */
  static readonly #idle: Thread[] = [];
  readonly #heapMb: number | null;
  #ending: NodeJS.Timeout | undefined;

  private constructor(heapMb: number | null) {
    super(threadEntry(), {
      // Before Node.js 24.15 its SQLite, which the embedded service uses, prints a warning into the job's log.
      execArgv: ['--disable-warning=ExperimentalWarning'],
      resourceLimits: heapMb === null ? {} : { maxOldGenerationSizeMb: heapMb },
    });
    this.#heapMb = heapMb;
  }

  /** One that does a task. @param heapMb most that its objects may take before it ends; null: what the system has */
  static start(task: unknown, heapMb: number | null = null): Thread {
    const waiting = Thread.#idle.findLast((one) => one.#heapMb === heapMb);
    if (waiting !== undefined) waiting.#leave();
    const thread = waiting ?? new Thread(heapMb);
    thread.ref();
    thread.postMessage(task);
    return thread;
  }

  /** Has one wait for a task that will come, unless one does. @param task what it loads meanwhile, and does not answer */
  static warm(task: unknown): void {
    if (Thread.#idle.some((one) => one.#heapMb === null)) return;
    const thread = new Thread(null);
    thread.postMessage(task);
    thread.#wait();
  }

  /**
   * Its task is done. One that took much memory ends, and has given it back when this is settled.
   *
   * @param taskBytes what a task may take: a thread that holds much of that would fail the next one
   * @param isForNext what it holds is for the next task
   */
  async release(taskBytes: number | null = null, isForNext = false): Promise<void> {
    this.#listen(() => {});
    if (isForNext) {
      this.#wait();
      return;
    }
    const heap = await this.getHeapStatistics().catch(() => null);
    const most = Math.min(MOST_IDLE_BYTES, (taskBytes ?? Infinity) / 8);
    if (heap !== null && heap.used_heap_size + heap.external_memory <= most) this.#wait();
    else await this.terminate();
  }

  /** Nobody waits for it meanwhile, not even the end of the process. */
  #wait(): void {
    // What ends it before its turn, the next one meets as well, and says.
    this.#listen(() => this.#end());
    this.unref();
    this.#ending = setTimeout(() => this.#end(), IDLE_MS).unref();
    Thread.#idle.push(this);
    const [longest] = Thread.#idle;
    if (longest !== undefined && Thread.#idle.length > MOST_IDLE) longest.#end();
  }

  #end(): void {
    this.#leave();
    this.#listen(() => {});
    void this.terminate();
  }

  /** Nobody else gets it. */
  #leave(): void {
    clearTimeout(this.#ending);
    const at = Thread.#idle.indexOf(this);
    if (at !== -1) Thread.#idle.splice(at, 1);
    this.#deafen();
  }

  /** Instead of those who listened to its task. */
  #listen(onEnd: () => void): void {
    this.#deafen();
    this.on('error', onEnd).on('exit', onEnd);
  }

  #deafen(): void {
    for (const event of ['message', 'error', 'exit']) this.removeAllListeners(event);
  }
}
