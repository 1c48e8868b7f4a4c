import { instead } from '#base';
import { STATE, UNDER_WAY } from '#contract';
import type { AnalysisJob } from '../analysis/analyse.ts';
import type { JobProgress, NewJob } from '../jobs/jobs.ts';
import { CHECK_WORK } from '../jobs/kinds.ts';
import type { Workers } from '../jobs/workers.ts';
import { documentOf } from '../matching/find-earlier.ts';
import type { Also } from '../store/database.ts';
import { MADE, noteMade, type RequestKey } from '../store/request-keys.ts';
import { whyNotWritten } from '../store/room.ts';
import type { Store } from '../store/store.ts';
import type { CheckRecord } from '../store/tables.ts';
import type { StartedSearch } from '../web/web-result.ts';
import { type AttemptsContext, WAITING } from './attempts.ts';

/** The request started an analysis already, which has failed since: no other one was asked for. */
class CameBefore extends Error {}

interface RunsContext extends Pick<AttemptsContext, 'store' | 'jobs' | 'room' | 'now'> {
  readonly workers: Workers;
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
   * @param key of the request, which may come again
   * @param charge what it costs, together with it
   * @returns null: it was started or deleted meanwhile
   * @throws what the write throws: nothing was started then
   */
  async launch(
    check: CheckRecord,
    how: {
      readonly engineId: number;
      readonly aiRun: boolean;
      readonly baseCode: boolean;
      /** Ids of submissions that belong together, by groups; default: none do. */
      readonly together?: CheckRecord['together'];
      /** How the web is searched; default: it is not. */
      readonly web?: StartedSearch | null;
    },
    key: RequestKey | null = null,
    charge: Also | null = null,
  ): Promise<CheckRecord | null> {
    const { store, jobs, workers, now } = this.#context;
    const at = now();
    const changes = {
      ...WAITING,
      testType: how.engineId,
      aiRun: how.aiRun,
      baseCodeDetection: how.baseCode,
      together: how.together ?? null,
      web: how.web ?? null,
      search: null,
      jobId: await store.nextJob(),
      startedAt: at,
      finishedAt: null,
      durationMs: null,
      updatedAt: at,
    };
    const job = await newJobOf(store, { ...check, ...changes });
    const also: Also = async (tx) => {
      if (key !== null && !(await noteMade(tx, { key, part: MADE.start }, { checkId: check.id }, at))) {
        throw new CameBefore();
      }
      await charge?.(tx);
      await jobs.add(job, tx);
    };
    const starting = store.updateCheck(check.id, changes, STARTABLE, { also });
    const started = await starting.catch(instead(CameBefore, () => null));
    workers.wake();
    return started;
  }

  /** How far checks are that are queued or under way. */
  async progress(checkIds: readonly number[]): Promise<ReadonlyMap<number, JobProgress>> {
    if (checkIds.length === 0) return new Map();
    const { jobs, workers } = this.#context;
    const here = new Map<number, JobProgress>();
    for (const id of checkIds) {
      const one = workers.progress(CHECK_WORK, String(id));
      if (one !== null) here.set(id, one);
    }
    const others = checkIds.filter((id) => !here.has(id)).map(String);
    for (const [key, one] of await jobs.progress(CHECK_WORK, others)) here.set(Number(key), one);
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
      await store.updateCheck(check.id, cancelled, UNDER_WAY, {
        also: async (tx) => {
          await jobs.cancel(CHECK_WORK, String(check.id), tx);
        },
      });
    } catch (error) {
      if (whyNotWritten(error) === null) throw error;
      await store.noteCheck(check.id, cancelled);
    }
    workers.drop(CHECK_WORK, String(check.id));
    this.roomMade();
    return (await store.check(check.id)) ?? check;
  }
}

/** A check in one of these can be started. */
export const STARTABLE: readonly number[] = [STATE.created, STATE.failed];

/** A check that reads no more documents is small. */
const SMALL_DOCUMENTS = 200;

/** What the queue has to know of a check. */
export async function newJobOf(store: Store, { id, ownerId }: CheckRecord): Promise<NewJob> {
  const small = (await store.submissionCount(id)) <= SMALL_DOCUMENTS;
  return { kind: 'analysis', key: String(id), person: ownerId, small };
}

/**
 * What a thread needs to analyse a check.
 *
 * @param isFirst nothing was searched for yet
 * @param folder where ZIPs lie that have to be downloaded; its own, and made when needed
 */
export async function analysisJobOf(
  store: Store,
  check: CheckRecord,
  isFirst: boolean,
  folder: string,
  signal: AbortSignal,
): Promise<AnalysisJob> {
  const documents: AnalysisJob['documents'][number][] = [];
  for (const one of await store.submissions(check.id)) {
    signal.throwIfAborted();
    documents.push(await documentOf(store, one, one.role, folder));
  }
  return {
    options: {
      languageId: check.languageId,
      ai: check.aiRun,
      detectBaseCode: check.baseCodeDetection,
      together: check.together ?? [],
    },
    documents,
    web: isFirst && check.web !== null,
  };
}
