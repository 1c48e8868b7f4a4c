import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Clock, orAborted } from '#base';
import { startThread } from '../analysis/analysis-thread.ts';
import type { AnalysisJob, CheckImprints } from '../analysis/analyse.ts';
import type { AnalysisMessage } from '../analysis/job.ts';
import type { CheckRecord } from '../store/tables.ts';
import type { Store } from '../store/store.ts';
import { documentOf } from './find-earlier.ts';

interface IndexingContext {
  readonly store: Store;
  /** Whether analyses wait or are under way. */
  readonly isBusy: () => Promise<boolean>;
  /** Takes files that are fetched from elsewhere. */
  readonly folder: string;
  readonly clock: Clock;
  /** Whether an error passes by itself, as that of a storage that is away. */
  readonly passes: (error: unknown) => boolean;
  readonly onDefect: (error: unknown) => void;
}

/**
 * So long it waits where analyses are under way, and where nothing can be done: another process may be of another version, and what is
 * away comes back.
 */
const BUSY_MS = 2_000;
const IDLE_MS = 10 * 60_000;

/**
 * Makes the imprints of checks that have none of this program's version: all after the engine reads programs in another
 * way. One check after the other, the newest first, in a thread, while nothing else is analysed.
 */
export class Indexing {
  readonly #context: IndexingContext;
  readonly #closing = new AbortController();
  /** Checks of which this process could make none. */
  readonly #failed: number[] = [];
  #under: Promise<void> = Promise.resolve();

  constructor(context: IndexingContext) {
    this.#context = context;
  }

  start(): void {
    // It ends with `close`, by the signal.
    this.#under = this.#run().catch(() => {});
  }

  /** Nothing is written any more when it returns. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.#under;
  }

  async #run(): Promise<void> {
    const { signal } = this.#closing;
    // The engine's tables are of no use to a process that never comes here.
    const { imprintVersion } = await import('#engine');
    const version = imprintVersion();
    while (!signal.aborted) {
      await this.#context.clock.sleep(await this.#step(version), signal);
    }
  }

  /** @returns milliseconds until the next one */
  async #step(version: string): Promise<number> {
    const { isBusy, onDefect } = this.#context;
    try {
      if (await isBusy()) return BUSY_MS;
      return (await this.#indexNext(version)) ? 0 : IDLE_MS;
    } catch (error) {
      this.#closing.signal.throwIfAborted();
      onDefect(error);
      return IDLE_MS;
    }
  }

  /** @returns whether there was a check to index */
  async #indexNext(version: string): Promise<boolean> {
    const { store, passes, onDefect } = this.#context;
    const { signal } = this.#closing;
    const id = await store.earlier.checkWithoutImprints(version, this.#failed);
    const check = id === undefined ? undefined : await store.check(id);
    if (check === undefined) return false;
    try {
      const imprints = await this.#imprintsOf(check);
      signal.throwIfAborted();
      await store.earlier.put(check, imprints);
    } catch (error) {
      signal.throwIfAborted();
      if (passes(error)) throw error;
      this.#failed.push(check.id);
      onDefect(error);
    }
    return true;
  }

  /** Reads a check's documents in a thread, as an analysis does, which then waits for the earlier ones in vain. */
  async #imprintsOf(check: CheckRecord): Promise<CheckImprints> {
    const { store } = this.#context;
    const { signal } = this.#closing;
    const folder = join(this.#context.folder, `imprints-${check.id}`);
    const documents: AnalysisJob['documents'][number][] = [];
    for (const one of await store.submissions(check.id)) {
      if (one.role === 'submission' || one.role === 'base') {
        documents.push(await documentOf(store, one, one.role, folder));
      }
    }
    const options = { languageId: check.languageId, ai: false, quality: false, detectBaseCode: false };
    const job: AnalysisJob = { options, documents, web: false };
    const worker = startThread(job, null);
    try {
      const imprints = new Promise<CheckImprints>((resolve, reject) => {
        worker.on('message', (message: AnalysisMessage) => {
          if (message.kind === 'imprints') resolve(message.imprints);
          else if (message.kind === 'failed') reject(new Error(message.message));
        });
        worker.on('error', reject);
        worker.on('exit', (code) => reject(new Error(`the thread ended (exit ${code})`)));
      });
      return await orAborted(imprints, signal);
    } finally {
      await worker.terminate();
      await rm(folder, { recursive: true, force: true });
    }
  }
}
