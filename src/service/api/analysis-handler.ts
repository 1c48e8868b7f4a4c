import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { STATE } from '#contract';
import type { SearchSubject } from '#engine';
import {
  type AnalysisLimits,
  type AnalysisOutcome,
  runInThread,
  type StartThread,
} from '../analysis/analysis-thread.ts';
import type { CheckImprints, FindOthers } from '../analysis/analyse.ts';
import { earlierOf } from '../matching/find-earlier.ts';
import { type TakenJob, type Jobs, MOST_TRIES } from '../jobs/jobs.ts';
import type { JobHandler, JobWays } from '../jobs/workers.ts';
import { DatabaseAway } from '../store/away.ts';
import { BlobsUnavailable, STORAGE_AWAY } from '../store/blobs/s3-failure.ts';
import type { CheckRecord } from '../store/tables.ts';
import { isNoRoom, NO_ROOM, type RoomWatch } from '../store/room.ts';
import type { CheckChanges } from '../store/check-row.ts';
import type { Store } from '../store/store.ts';
import type { Ledger, Searched, WebSearching } from '../web/searching.ts';
import { withUnasked } from '../web/unasked.ts';
import type { WebResult } from '../web/web-result.ts';
import { analysisJobOf, newJobOf } from './analysis-documents.ts';
import { ResultView } from './result-view.ts';
import { sign } from './signature.ts';
import * as says from './says.ts';
import { fill } from '#base';

interface AnalysisContext {
  readonly store: Store;
  readonly jobs: Jobs;
  readonly room: RoomWatch;
  /** Analyses at once in this process, and one more that is small. 0: others do them. */
  readonly workers: number;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Milliseconds by a clock that nobody sets. */
  readonly monotonic: () => number;
  /** Folder below which ZIPs lie for a while that have to be downloaded. */
  readonly folder: string;
  readonly start: StartThread;
  /** What searches the web; null: nothing does. */
  readonly web: WebSearching | null;
  readonly limits: AnalysisLimits;
  /** Told of what could not be started or written down, for another reason than room. */
  readonly onDefect: (error: unknown) => void;
}

/** After this time a write that found no room is tried again, also where nobody deleted anything through this process. */
const ROOM_RETRY_MS = 10_000;
const UNFINISHED = [STATE.queued, STATE.processing];

/** Takes checks from the queue to their outcome. Each begins an attempt of its own, and nobody else's outcome is taken then. */
export class AnalysisHandler implements JobHandler {
  readonly kind = 'analysis';
  readonly places: JobHandler['places'];
  readonly #context: AnalysisContext;

  constructor(context: AnalysisContext) {
    this.#context = context;
    this.places = { any: context.workers, small: Math.min(1, context.workers) };
  }

  async run({ key }: TakenJob, how: JobWays): Promise<null> {
    const since = this.#context.monotonic();
    const check = await this.#begin(Number(key), {
      statusId: STATE.processing,
      statusMessage: COMPARING,
    });
    // Cancelled or deleted, or its outcome is there already.
    if (check === null) return null;
    let kept: CheckImprints | null = null;
    const outcome = await this.#analyse(check, how, (imprints) => {
      kept = imprints;
    });
    const durationMs = this.#context.monotonic() - since;
    await this.#untilKept(check, how.signal, async () => {
      if (outcome.kind === 'result') await this.#complete(check, outcome.result, kept, durationMs);
      else await this.#fail(check, outcome.why, durationMs);
    });
    return null;
  }

  async giveUp({ key }: TakenJob): Promise<void> {
    const check = await this.#begin(Number(key), {});
    if (check === null) return;
    await this.#fail(check, fill(says.analysisBegun, { most: MOST_TRIES }), null);
  }

  async waits(key: string): Promise<void> {
    const { store } = this.#context;
    const checkId = Number(key);
    const check = await store.check(checkId);
    if (check?.statusId !== STATE.processing) return;
    await store.updateCheck(checkId, WAITING, [STATE.processing], { attempt: check.attempt });
  }

  async complete(): Promise<void> {
    const { store, jobs } = this.#context;
    const unfinished = await store.unfinished();
    if (unfinished.length === 0) return;
    const there = await jobs.keys(this.kind);
    for (const check of unfinished) {
      if (!there.has(String(check.id))) await jobs.add(await newJobOf(store, check));
    }
  }

  /** @returns null: somebody else began one, or there is nothing to do */
  async #begin(checkId: number, changes: CheckChanges): Promise<CheckRecord | null> {
    const { store, now } = this.#context;
    const check = await store.check(checkId);
    if (check === undefined) return null;
    const { attempt, statusId, statusMessage } = check;
    if (!UNFINISHED.some((state) => state === statusId)) {
      // It was cancelled while there was no room to write that down.
      await store.updateCheck(checkId, { statusId, statusMessage }, UNFINISHED);
      return null;
    }
    const begun = { ...changes, attempt: attempt + 1, updatedAt: now() };
    return store.updateCheck(checkId, begun, UNFINISHED, { attempt });
  }

  async #analyse(
    check: CheckRecord,
    { signal, onProgress, aside }: JobWays,
    onImprints: (imprints: CheckImprints) => void,
  ): Promise<AnalysisOutcome> {
    const { store, start, limits, onDefect } = this.#context;
    // Of this attempt alone: an earlier one may still be at its end.
    const folder = join(this.#context.folder, `analysis-${check.id}-${check.attempt}`);
    try {
      const job = await analysisJobOf(store, check, folder, signal);
      const found: { searched: Searched | null; submissions: readonly number[] } = {
        searched: null,
        submissions: [],
      };
      const findOthers: FindOthers = async (imprints, subject) => {
        onImprints(imprints);
        const own = job.documents.length;
        const earlier = await earlierOf(store, check, imprints, { own, folder, signal });
        found.submissions = subject?.submissions.map(({ id }) => id) ?? [];
        found.searched = await this.#search(check, subject, signal, aside);
        return { ...earlier, web: found.searched?.documents ?? [] };
      };
      const outcome = await runInThread(job, { start, limits, signal, onProgress, findOthers });
      if (outcome.kind === 'failed') return outcome;
      const { result } = outcome;
      const searched =
        found.searched === null ? null : await this.#confirmed(check, found.searched, result, signal, aside);
      const asked = this.#context.web?.names ?? [];
      const unasked = (check.web?.providers ?? []).filter((name) => !asked.includes(name));
      const web = withUnasked(searched, unasked, found.submissions, this.#context.now());
      return web === null ? outcome : { ...outcome, result: { ...result, web } };
    } catch (error) {
      signal.throwIfAborted();
      if (passes(error)) throw error;
      onDefect(error);
      return {
        kind: 'failed',
        why: says.analysisCouldNotStarted,
      };
    } finally {
      await rm(folder, { recursive: true, force: true }).catch(onDefect);
    }
  }

  /** null: nobody is asked here. */
  async #search(
    check: CheckRecord,
    subject: SearchSubject | null,
    signal: AbortSignal,
    aside: JobWays['aside'],
  ): Promise<Searched | null> {
    const { web } = this.#context;
    const order = check.web;
    if (web === null || order === null || subject === null) return null;
    const of = web.mostRequests(order);
    const queries = await this.#context.store.sent.queries(check);
    let said = '';
    const tell = (asked: number): void => {
      const statusMessage = fill(says.searchingWeb, { asked, of });
      if (statusMessage === said) return;
      said = statusMessage;
      void this.#say(check, statusMessage);
    };
    tell(queries);
    const ledger = this.#ledger(check);
    const searched = await aside(() =>
      web.search(order, subject, { signal, ledger, queries, onQueries: tell }),
    );
    await this.#say(check, COMPARING);
    return searched;
  }

  /** Says how far an analysis is, as long as it is this one. A sentence that cannot be written is none that anybody needs. */
  async #say(check: CheckRecord, statusMessage: string): Promise<void> {
    const { store } = this.#context;
    await store
      .updateCheck(check.id, { statusMessage }, [STATE.processing], { attempt: check.attempt })
      .catch(() => {});
  }

  /** What a result has of what was found on the web. null: nobody is asked here. */
  async #confirmed(
    check: CheckRecord,
    searched: Searched,
    result: ResultOf,
    signal: AbortSignal,
    aside: JobWays['aside'],
  ): Promise<WebResult | null> {
    const { web } = this.#context;
    const order = check.web;
    if (web === null || order === null) return null;
    const ledger = this.#ledger(check);
    return aside(() => web.confirmed(order, searched, result, { signal, ledger }));
  }

  #ledger(check: CheckRecord): Ledger {
    const { sent } = this.#context.store;
    return {
      note: (line) => sent.note(check, line, this.#context.now()),
      answered: (id, answer) => sent.answered(id, answer),
    };
  }

  async #complete(
    check: CheckRecord,
    analysis: ResultOf,
    imprints: CheckImprints | null,
    durationMs: number,
  ): Promise<void> {
    const { store } = this.#context;
    const ended = { ...this.#ended(durationMs), statusId: STATE.completed };
    const view = new ResultView({
      sign: (place) => sign(store.secret, place),
      check: { ...check, ...ended },
      submissions: await store.submissions(check.id),
      analysis,
    });
    const changes = { ...ended, statusMessage: 'The analysis is complete.', stats: view.statistics() };
    await store.putResult(check, analysis, changes, imprints);
  }

  async #fail(check: CheckRecord, statusMessage: string, durationMs: number | null): Promise<void> {
    const changes = { ...this.#ended(durationMs), statusId: STATE.failed, statusMessage };
    await this.#context.store.updateCheck(check.id, changes, UNFINISHED, { attempt: check.attempt });
  }

  #ended(durationMs: number | null): Pick<CheckRecord, 'finishedAt' | 'updatedAt' | 'durationMs'> {
    const at = this.#context.now();
    return { finishedAt: at, updatedAt: at, durationMs };
  }

  /** Writes an outcome down, and waits where there is no room for it. */
  async #untilKept(check: CheckRecord, signal: AbortSignal, write: () => Promise<void>): Promise<void> {
    const { store, room, onDefect } = this.#context;
    for (;;) {
      let why: string | null;
      try {
        await write();
        return;
      } catch (error) {
        why = whyLater(error);
        if (why === null) onDefect(error);
      }
      if (why === null) {
        const statusMessage = says.outcomeAnalysis;
        await store.noteCheck(check.id, { statusId: STATE.failed, statusMessage });
        return;
      }
      await store.noteCheck(check.id, {
        statusMessage: fill(says.analysisEnded, { why }),
      });
      await room.wait(ROOM_RETRY_MS, signal);
    }
  }
}

/** Whether an error passes by itself, as that of a database that is away. */
export function passes(error: unknown): boolean {
  return whyLater(error) !== null;
}

type ResultOf = Extract<AnalysisOutcome, { readonly kind: 'result' }>['result'];

/** Why a write may succeed later, as a sentence. null: it will not. */
function whyLater(error: unknown): string | null {
  if (isNoRoom(error)) return NO_ROOM;
  if (error instanceof BlobsUnavailable) return STORAGE_AWAY;
  return error instanceof DatabaseAway ? says.serviceCannotReach : null;
}

const COMPARING = 'Comparing submissions.';

/** A check that waits for its turn. */
export const WAITING = { statusId: STATE.queued, statusMessage: 'Waiting for the analysis.' } as const;
