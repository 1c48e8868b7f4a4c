import { STATE } from '#contract';
import type { JobProgress, Jobs } from '../jobs/jobs.ts';
import type { Workers } from '../jobs/workers.ts';
import type { CheckRecord } from '../store/tables.ts';
import { isNoRoom, type RoomWatch } from '../store/room.ts';
import type { Store } from '../store/store.ts';
import type { WebSearchOrder } from '../web/order.ts';
import { newJobOf } from './analysis-documents.ts';
import { WAITING } from './analysis-handler.ts';

interface RunsContext {
  readonly store: Store;
  readonly jobs: Jobs;
  readonly workers: Workers;
  readonly room: RoomWatch;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** Starts, watches and cancels analyses, whichever process does them. */
export class AnalysisRuns {
  readonly #context: RunsContext;

  constructor(context: RunsContext) {
    this.#context = context;
  }

  /**
   * Starts a check that was not started yet, or whose analysis failed or was cancelled.
   *
   * @returns null: it was started or deleted meanwhile
   * @throws what the write throws: nothing was started then
   */
  async launch(
    check: CheckRecord,
    how: {
      readonly engineId: number;
      readonly aiRun: boolean;
      readonly baseCode: boolean;
      /** How the web is searched; default: it is not. */
      readonly web?: WebSearchOrder | null;
    },
  ): Promise<CheckRecord | null> {
    const { store, jobs, workers, now } = this.#context;
    const at = now();
    const changes = {
      ...WAITING,
      testType: how.engineId,
      aiRun: how.aiRun,
      baseCodeDetection: how.baseCode,
      web: how.web ?? null,
      jobId: await store.nextJob(),
      startedAt: at,
      finishedAt: null,
      durationMs: null,
      updatedAt: at,
    };
    const job = await newJobOf(store, { ...check, ...changes });
    const started = await store.updateCheck(check.id, changes, STARTABLE, {
      also: (tx) => jobs.add(job, tx),
    });
    workers.wake();
    return started;
  }

  /** How far checks are that are queued or under way. */
  async progress(checkIds: readonly number[]): Promise<ReadonlyMap<number, JobProgress>> {
    if (checkIds.length === 0) return new Map();
    const { jobs, workers } = this.#context;
    const here = new Map<number, JobProgress>();
    for (const id of checkIds) {
      const one = workers.progress('analysis', String(id));
      if (one !== null) here.set(id, one);
    }
    const others = checkIds.filter((id) => !here.has(id)).map(String);
    for (const [key, one] of await jobs.progress('analysis', others)) here.set(Number(key), one);
    return here;
  }

  /** Something was deleted: what found no room is tried again. */
  roomMade(): void {
    this.#context.room.made();
  }

  /** Ends a check that is queued or under way, as failed. A worker of another process learns it within seconds. */
  async cancel(check: CheckRecord): Promise<CheckRecord> {
    const { store, jobs, workers } = this.#context;
    const cancelled = { statusId: STATE.failed, statusMessage: 'The analysis was cancelled.' };
    try {
      await store.updateCheck(check.id, cancelled, [STATE.queued, STATE.processing], {
        also: async (tx) => {
          await jobs.cancel('analysis', String(check.id), tx);
        },
      });
    } catch (error) {
      if (!isNoRoom(error)) throw error;
      await store.noteCheck(check.id, cancelled);
    }
    workers.drop('analysis', String(check.id));
    this.roomMade();
    return (await store.check(check.id)) ?? check;
  }
}

/** A check in one of these can be started. */
export const STARTABLE: readonly number[] = [STATE.created, STATE.failed];
