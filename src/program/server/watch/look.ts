import { STATE, UNDER_WAY } from '#contract';
import type { Database } from '#service';

export interface EndedAnalysis {
  readonly outcome: 'completed' | 'failed';
  readonly seconds: number;
}

/** Counts analyses that wait and run, of all processes that share the database. @throws the database's error */
export async function readAnalyses({ db }: Database) {
  const rows = await db
    .selectFrom('checks')
    .select(['statusId', db.fn.countAll().as('count'), db.fn.min('updatedAt').as('oldest')])
    .where('statusId', 'in', UNDER_WAY)
    .groupBy('statusId')
    .execute();
  const row = (statusId: number): (typeof rows)[number] | undefined =>
    rows.find((one) => one.statusId === statusId);
  const waiting = row(STATE.queued);
  return {
    // PostgreSQL counts beyond what a number holds, and so answers in text.
    waiting: Number(waiting?.count ?? 0),
    running: Number(row(STATE.processing)?.count ?? 0),
    /** Milliseconds since the epoch; null: none waits. */
    oldestWaitingAt: waiting?.oldest ?? null,
  };
}

/**
 * Reads which analyses ended since it was last asked, of all processes that share the database.
 *
 * @param since milliseconds since the epoch: what ended earlier is not told
 */
export function endedAnalyses({ db }: Database, since: number): () => Promise<readonly EndedAnalysis[]> {
  let from = since;
  let told: ReadonlySet<number> = new Set();
  return async () => {
    const rows = await db
      .selectFrom('checks')
      .select(['id', 'statusId', 'finishedAt', 'durationMs'])
      // What is under way has no end.
      .where('finishedAt', '>=', from)
      .execute();
    const isNew = rows.filter(({ id, finishedAt }) => Number(finishedAt) > from || !told.has(id));
    const last = Math.max(from, ...rows.map(({ finishedAt }) => Number(finishedAt)));
    told = new Set(rows.filter(({ finishedAt }) => Number(finishedAt) === last).map(({ id }) => id));
    from = last;
    return isNew.flatMap(({ statusId, durationMs }) =>
      durationMs === null
        ? []
        : [{ outcome: statusId === STATE.completed ? 'completed' : 'failed', seconds: durationMs / 1_000 }],
    );
  };
}
