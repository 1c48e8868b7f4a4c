import { createHmac } from 'node:crypto';
import { fill } from '#base';
import { STATE, UNDER_WAY } from '#contract';
import { MOST_TRIES, type TakenJob, type WriteTogether } from '../jobs/jobs.ts';
import type { JobKind } from '../jobs/kinds.ts';
import type { WorkersOptions } from '../jobs/workers.ts';
import { isTooManyOpen } from '../open-files.ts';
import { DatabaseAway } from '../store/away.ts';
import { BlobsUnavailable, STORAGE_AWAY } from '../store/blobs/s3-exchange.ts';
import type { CheckChanges } from '../store/check-row.ts';
import { type RoomWatch, whyNotWritten } from '../store/room.ts';
import type { SearchStep, StepOf } from '../store/searches.ts';
import type { Store } from '../store/store.ts';
import type { CheckRecord } from '../store/tables.ts';
import type { RemotePlace, Signed } from './match-rows.ts';
import { ResultView } from './result-view.ts';
import * as says from './says.ts';

export interface AttemptsContext extends Pick<WorkersOptions, 'jobs' | 'now' | 'onDefect'> {
  readonly store: Store;
  readonly room: RoomWatch;
  /** Analyses at once in this process, and one more that is small. 0: others do them. */
  readonly workers: number;
  /** Milliseconds by a clock that nobody sets. */
  readonly monotonic: () => number;
}

/** After this time a write that found no room is tried again, also where nobody deleted anything through this process. */
const ROOM_RETRY_MS = 10_000;

/** Attempts at checks, of whichever kind of job. Each time a job is taken another one begins, and nothing that an earlier one found is kept. */
export class Attempts<Context extends AttemptsContext> {
  protected readonly context: Context;

  constructor(context: Context) {
    this.context = context;
  }

  /** @returns null: somebody else began one, or there is nothing to do: it was cancelled, or its outcome is there */
  protected async begin({ key }: TakenJob, changes: CheckChanges = BEGUN): Promise<CheckRecord | null> {
    const { store, now } = this.context;
    const checkId = Number(key);
    const check = await store.check(checkId);
    if (check === undefined) return null;
    const { attempt, statusId, statusMessage } = check;
    if (!UNDER_WAY.includes(statusId)) {
      // It was cancelled while there was no room to write that down.
      await store.updateCheck(checkId, { statusId, statusMessage }, UNDER_WAY);
      return null;
    }
    const begun = { ...changes, attempt: attempt + 1, updatedAt: now() };
    return store.updateCheck(checkId, begun, UNDER_WAY, { attempt });
  }

  /** Says how far a check is, as long as it is this attempt. A sentence that cannot be written is none that anybody needs. */
  protected async say(check: CheckRecord, statusMessage: string): Promise<void> {
    const { store } = this.context;
    await store
      .updateCheck(check.id, { statusMessage }, [STATE.processing], { attempt: check.attempt })
      .catch(() => {});
  }

  /**
   * Ends an attempt whose check goes on as a job of another kind.
   *
   * @param step what that goes on with; null: nothing, it begins anew
   */
  protected async goOn(
    check: CheckRecord,
    job: TakenJob,
    kind: JobKind,
    step: SearchStep | null,
    signal: AbortSignal,
  ): Promise<void> {
    const { store, jobs } = this.context;
    const also = (tx: WriteTogether): Promise<void> => jobs.goOnAs(job, kind, tx);
    const { id, attempt } = check;
    await this.#untilKept(check, signal, () =>
      store.searches.put(check, step, (search) =>
        store.updateCheck(id, { statusMessage: COMPARING, search }, UNDER_WAY, { attempt, also }),
      ),
    );
  }

  protected async succeed(
    check: CheckRecord,
    { analysis, imprints, durationMs }: Omit<StepOf<'compared'>, 'step' | 'searched'>,
    signal: AbortSignal,
  ): Promise<void> {
    const { store } = this.context;
    await this.#untilKept(check, signal, async () => {
      const ended = { ...this.#ended(durationMs), statusId: STATE.completed };
      const view = new ResultView({
        sign: (place) => sign(store.secret, place),
        check: { ...check, ...ended },
        submissions: await store.submissions(check.id),
        analysis,
      });
      const changes = { ...ended, statusMessage: 'The analysis is complete.', stats: view.statistics() };
      await store.putResult(check, analysis, changes, imprints);
    });
  }

  protected async fail(
    check: CheckRecord,
    why: string,
    durationMs: number | null,
    signal: AbortSignal,
  ): Promise<void> {
    await this.#untilKept(check, signal, () => this.#fail(check, why, durationMs));
  }

  async giveUp(job: TakenJob): Promise<void> {
    const check = await this.begin(job, {});
    if (check === null) return;
    await this.#fail(check, fill(says.analysisBegun, { most: MOST_TRIES }), null);
  }

  /** The check's job goes back to the queue. */
  async waits(key: string): Promise<void> {
    const { store } = this.context;
    const checkId = Number(key);
    const check = await store.check(checkId);
    if (check?.statusId !== STATE.processing) return;
    await store.updateCheck(checkId, WAITING, [STATE.processing], { attempt: check.attempt });
  }

  async #fail(check: CheckRecord, statusMessage: string, durationMs: number | null): Promise<void> {
    const changes = { ...this.#ended(durationMs), statusId: STATE.failed, statusMessage };
    await this.context.store.updateCheck(check.id, changes, UNDER_WAY, { attempt: check.attempt });
  }

  #ended(durationMs: number | null): Pick<CheckRecord, 'finishedAt' | 'updatedAt' | 'durationMs'> {
    const at = this.context.now();
    return { finishedAt: at, updatedAt: at, durationMs };
  }

  /** Writes an outcome down, and waits where there is no room for it. */
  async #untilKept(check: CheckRecord, signal: AbortSignal, write: () => Promise<void>): Promise<void> {
    const { store, room, onDefect } = this.context;
    for (;;) {
      let why: string | null;
      try {
        await write();
        return;
      } catch (error) {
        why = whyLater(error);
        if (why === null) onDefect(error, { check: check.id });
      }
      if (why === null) {
        const statusMessage = says.outcomeAnalysis;
        await store.noteCheck(check.id, { statusId: STATE.failed, statusMessage });
        return;
      }
      await store.noteCheck(check.id, { statusMessage: fill(says.analysisEnded, { why }) });
      await room.wait(ROOM_RETRY_MS, signal);
    }
  }
}

/** Whether an error passes by itself, as that of a database that is away. */
export function passes(error: unknown): boolean {
  return whyLater(error) !== null;
}

/** Why a write may succeed later, as a sentence. null: it will not. */
export function whyLater(error: unknown): string | null {
  if (error instanceof BlobsUnavailable) return STORAGE_AWAY;
  if (error instanceof DatabaseAway) return says.serviceCannotReach;
  return isTooManyOpen(error) ? says.tooManyOpen : whyNotWritten(error);
}

const COMPARING = 'Comparing submissions.';
const BEGUN = { statusId: STATE.processing, statusMessage: COMPARING } as const;

/** A check that waits for its turn. */
export const WAITING = { statusId: STATE.queued, statusMessage: 'Waiting for the analysis.' } as const;

/** `location` names a file of a submission, `source` proves that we said so; both come back to getRemoteFile. */
export function sign(secret: string, { submissionId, path, checkId }: RemotePlace): Signed {
  const location = Buffer.from(JSON.stringify([submissionId, path, checkId]), 'utf8').toString('base64url');
  return { location, source: createHmac('sha256', secret).update(location).digest('hex') };
}
