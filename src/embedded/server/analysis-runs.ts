import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { STATE } from '../../service/contract/states.ts';
import type { AnalysisJob } from '../analysis/job.ts';
import type { AnalysisQueue } from '../analysis/queue.ts';
import type { PackedAnalysis } from '../analysis/pair-table.ts';
import type { DocumentRole } from '../engine/api.ts';
import type { CheckRecord, SubmissionRecord } from '../store/records.ts';
import { BlobsUnavailable, STORAGE_AWAY } from '../store/blobs/s3-failure.ts';
import { isNoRoom, NO_ROOM } from '../store/room.ts';
import type { Store } from '../store/store.ts';
import { usesDatabase } from './engines.ts';
import { ResultView } from './result-view.ts';

export interface RunsContext {
  readonly store: Store;
  readonly queue: AnalysisQueue;
  /** Folder below which ZIPs lie for a while that have to be downloaded. */
  readonly folder: string;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Milliseconds by a clock that nobody sets. */
  readonly monotonic: () => number;
  /** Told of what could not be written down for another reason than room. */
  readonly onDefect: (error: unknown) => void;
}

/** After this time a write that found no room is tried again, also where nobody deleted anything through the service. */
const ROOM_RETRY_MS = 10_000;

/** Takes checks from their start to their outcome. */
export class AnalysisRuns {
  readonly #context: RunsContext;
  /** Checks that are queued or under way, and when they began by the monotonic clock. */
  readonly #under = new Map<number, { readonly since: number; share: number }>();
  readonly #cancelled = new Set<number>();
  #room = new AbortController();
  #closed = false;

  constructor(context: RunsContext) {
    this.#context = context;
  }

  /** null: it was started or deleted meanwhile. @throws what the write throws: nothing was started then */
  async launch(
    check: CheckRecord,
    how: { readonly engineId: number; readonly aiRun: boolean; readonly baseCode: boolean },
  ): Promise<CheckRecord | null> {
    const { store } = this.#context;
    const at = this.#context.now();
    const changes = {
      statusId: STATE.queued,
      statusMessage: 'Waiting for the analysis.',
      testType: how.engineId,
      aiRun: how.aiRun,
      baseCodeDetection: how.baseCode,
      jobId: await store.nextJob(),
      attempt: check.attempt + 1,
      startedAt: at,
      updatedAt: at,
    };
    const started = await store.updateCheck(check.id, changes, [STATE.created]);
    if (started !== null) await this.#enqueue(started);
    return started;
  }

  /** Takes up checks that were under way when the process before this one ended. */
  async resume(): Promise<void> {
    for (const check of await this.#context.store.unfinished()) await this.#enqueue(check);
  }

  /** Share that is done, 0 to 1, and how long it took so far. */
  progress(checkId: number): { readonly share: number; readonly elapsedMs: number } {
    const under = this.#under.get(checkId);
    if (under === undefined) return { share: 0, elapsedMs: 0 };
    return { share: under.share, elapsedMs: this.#context.monotonic() - under.since };
  }

  /** Ends a check that is queued or under way, as failed. */
  async cancel(check: CheckRecord): Promise<CheckRecord> {
    const { store, queue } = this.#context;
    const statusMessage = 'The analysis was cancelled.';
    this.#cancelled.add(check.id);
    queue.cancel(check.id, statusMessage);
    // It may have ended already and wait for room.
    await store.noteCheck(check.id, { statusId: STATE.failed, statusMessage });
    this.roomMade();
    return (await store.check(check.id)) ?? check;
  }

  /** Something was deleted: what found no room is tried again. */
  roomMade(): void {
    this.#room.abort();
    this.#room = new AbortController();
  }

  /** Outcomes that wait for room wait no more; the next process does their checks again. */
  close(): void {
    this.#closed = true;
    this.roomMade();
  }

  async #enqueue(check: CheckRecord): Promise<void> {
    const { store, queue, now } = this.#context;
    const { id: checkId } = check;
    this.#under.set(checkId, { since: this.#context.monotonic(), share: 0 });
    const { own, earlier } = await this.#submissionsOf(check);
    queue.add(checkId, own.length + earlier.length, () => this.#jobOf(check), {
      started: () =>
        store.noteCheck(checkId, {
          statusId: STATE.processing,
          statusMessage: 'Comparing submissions.',
          updatedAt: now(),
        }),
      progress: (share) => {
        const under = this.#under.get(checkId);
        if (under !== undefined) under.share = share;
      },
      finished: (analysis) => this.#end(checkId, () => this.#complete(check, analysis)),
      failed: (message) => this.#end(checkId, () => this.#fail(checkId, message)),
    });
  }

  async #complete(check: CheckRecord, analysis: PackedAnalysis): Promise<void> {
    const { store } = this.#context;
    const ended = { ...this.#ended(check.id), statusId: STATE.completed };
    const view = new ResultView({
      secret: store.secret,
      check: { ...check, ...ended },
      submissions: await store.submissions(check.id),
      analysis,
    });
    await store.putResult(check, analysis, {
      ...ended,
      statusMessage: 'The analysis is complete.',
      stats: view.statistics(),
    });
  }

  async #fail(checkId: number, statusMessage: string): Promise<void> {
    const changes = { ...this.#ended(checkId), statusId: STATE.failed, statusMessage };
    await this.#context.store.updateCheck(checkId, changes, [STATE.queued, STATE.processing, STATE.failed]);
  }

  #ended(checkId: number): Pick<CheckRecord, 'finishedAt' | 'updatedAt' | 'durationMs'> {
    const at = this.#context.now();
    return { finishedAt: at, updatedAt: at, durationMs: this.progress(checkId).elapsedMs };
  }

  /** Writes an outcome down, and waits where there is no room for it, or the storage is away. */
  async #end(checkId: number, write: () => Promise<void>): Promise<void> {
    const { store, onDefect } = this.#context;
    try {
      while (!this.#closed) {
        try {
          await write();
          return;
        } catch (error) {
          const why = isNoRoom(error) ? NO_ROOM : error instanceof BlobsUnavailable ? STORAGE_AWAY : null;
          if (why === null) throw error;
          if (this.#cancelled.has(checkId)) return;
          await store.noteCheck(checkId, {
            statusMessage: `The analysis has ended. ${why} The outcome is kept as soon as that is over.`,
          });
        }
        await pause(ROOM_RETRY_MS, undefined, { ref: false, signal: this.#room.signal }).catch(() => {});
        if (this.#cancelled.has(checkId)) return;
      }
    } catch (error) {
      onDefect(error);
      await store.noteCheck(checkId, {
        statusId: STATE.failed,
        statusMessage: 'The outcome of the analysis could not be kept.',
      });
    } finally {
      this.#under.delete(checkId);
      this.#cancelled.delete(checkId);
      await rm(this.#folderOf(checkId), { recursive: true, force: true }).catch(onDefect);
    }
  }

  #folderOf(checkId: number): string {
    return join(this.#context.folder, `analysis-${checkId}`);
  }

  async #submissionsOf(check: CheckRecord): Promise<{
    readonly own: readonly SubmissionRecord[];
    readonly earlier: readonly SubmissionRecord[];
  }> {
    const { store } = this.#context;
    const own = await store.submissions(check.id);
    return { own, earlier: usesDatabase(check.testType) ? await store.earlierSubmissions(check) : [] };
  }

  async #jobOf(check: CheckRecord): Promise<AnalysisJob> {
    const { store } = this.#context;
    const folder = this.#folderOf(check.id);
    const { own, earlier } = await this.#submissionsOf(check);
    const documents: AnalysisJob['documents'][number][] = [];
    const add = async (one: SubmissionRecord, role: DocumentRole): Promise<void> => {
      documents.push({ id: one.id, role, name: one.filename, zip: await store.fetchZip(one, folder) });
    };
    for (const one of own) await add(one, one.role);
    for (const one of earlier) await add(one, 'archive');
    return {
      options: { languageId: check.languageId, ai: check.aiRun, detectBaseCode: check.baseCodeDetection },
      documents,
    };
  }
}
