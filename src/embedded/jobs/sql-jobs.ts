import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../store/database.ts';
import type { Tables } from '../store/tables.ts';
import { choose } from './choose.ts';
import {
  type DeadJob,
  type TakenJob,
  type JobProgress,
  type Jobs,
  MOST_SILENT_LOOKS,
  type NewJob,
  type OwnersJobs,
  type QueueOverview,
  SMALL_DOCUMENTS,
  type WriteTogether,
} from './jobs.ts';

/** Demo data is nobody's; it waits in a line of its own. */
const NOBODY = 0;
/** Of this database's advisory locks, the one of who takes a job: any number that nobody else takes. */
const TAKING = 7_402_119;

/** The queue in the table `jobs`, of SQLite and of PostgreSQL. */
export class SqlJobs implements Jobs {
  readonly #database: Database;
  readonly #now: () => number;
  /** What other workers said last, and how many looks ago that was. */
  #heard = new Map<string, { readonly beat: number; readonly silent: number }>();
  readonly #alone: boolean;

  /**
   * @param now milliseconds since the epoch
   * @param alone no other process works on these jobs: what it does not work on itself, nobody does
   */
  constructor(database: Database, { now, alone }: { readonly now: () => number; readonly alone: boolean }) {
    this.#database = database;
    this.#now = now;
    this.#alone = alone;
  }

  async add({ checkId, ownerId, size }: NewJob, together?: WriteTogether): Promise<void> {
    await (together ?? this.#database.db)
      .insertInto('jobs')
      .values({ checkId, ownerId, size, addedAt: this.#now() })
      .onConflict((conflict) => conflict.column('checkId').doNothing())
      .execute();
  }

  async cancel(checkId: number, together?: WriteTogether): Promise<boolean> {
    const { numDeletedRows } = await (together ?? this.#database.db)
      .deleteFrom('jobs')
      .where('checkId', '=', checkId)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  async take(mostDocuments: number): Promise<TakenJob | null> {
    const taken = await this.#database.transact(async (tx) => {
      // One after the other, so that two workers never choose the same job; SQLite's transactions are so anyway.
      if (this.#database.kind === 'postgresql') {
        await sql`select pg_advisory_xact_lock(${TAKING})`.execute(tx);
      }
      return takeOne(tx, mostDocuments);
    });
    return taken === 'cancelled' ? this.take(mostDocuments) : taken;
  }

  async beat({ id, token }: TakenJob, { share, elapsedMs }: JobProgress): Promise<boolean> {
    const { numUpdatedRows } = await this.#database.db
      .updateTable('jobs')
      .set(({ eb }) => ({ beat: eb('beat', '+', 1), share, elapsedMs }))
      .where('id', '=', id)
      .where('worker', '=', token)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async done({ id, token }: TakenJob): Promise<void> {
    await this.#database.db.deleteFrom('jobs').where('id', '=', id).where('worker', '=', token).execute();
  }

  async giveBack({ id, token }: TakenJob): Promise<void> {
    await this.#database.db
      .updateTable('jobs')
      .set(({ eb }) => ({ ...FREE, tries: eb('tries', '-', 1) }))
      .where('id', '=', id)
      .where('worker', '=', token)
      .execute();
  }

  /**
   * A worker counts up in its row; who sees the same number at `MOST_SILENT_LOOKS` of its own looks finds it dead. No clock is
   * compared with another one, and a process that slept has looked at nothing meanwhile.
   */
  async dead(own: ReadonlySet<string>): Promise<readonly DeadJob[]> {
    const rows = await this.#database.db
      .selectFrom('jobs')
      .select(['checkId', 'worker', 'beat'])
      .where('worker', 'is not', null)
      .execute();
    const others = rows.flatMap(({ checkId, worker, beat }) =>
      worker === null || own.has(worker) ? [] : [{ checkId, token: worker, beat }],
    );
    this.#heard = new Map(
      others.map(({ token, beat }) => {
        const before = this.#heard.get(token);
        return [token, { beat, silent: before?.beat === beat ? before.silent + 1 : 0 }];
      }),
    );
    return others.filter(
      ({ token }) => this.#alone || (this.#heard.get(token)?.silent ?? 0) >= MOST_SILENT_LOOKS,
    );
  }

  async free({ checkId, token, beat }: DeadJob): Promise<void> {
    await this.#database.db
      .updateTable('jobs')
      .set(FREE)
      .where('checkId', '=', checkId)
      .where('worker', '=', token)
      .where('beat', '=', beat)
      .execute();
  }

  async checkIds(): Promise<ReadonlySet<number>> {
    const rows = await this.#database.db.selectFrom('jobs').select('checkId').execute();
    return new Set(rows.map(({ checkId }) => checkId));
  }

  async progress(checkIds: readonly number[]): Promise<ReadonlyMap<number, JobProgress>> {
    if (checkIds.length === 0) return new Map();
    const rows = await this.#database.db
      .selectFrom('jobs')
      .select(['checkId', 'share', 'elapsedMs'])
      .where('checkId', 'in', checkIds)
      .execute();
    return new Map(rows.map(({ checkId, ...progress }) => [checkId, progress]));
  }

  async overview(): Promise<QueueOverview> {
    const row = await this.#database.db
      .selectFrom('jobs')
      .select(({ fn }) => [
        fn.count<number>('id').filterWhere('worker', 'is', null).as('waiting'),
        fn.count<number>('id').filterWhere('worker', 'is not', null).as('running'),
        fn
          .count<number>('id')
          .filterWhere('worker', 'is', null)
          .filterWhere('size', '<=', SMALL_DOCUMENTS)
          .as('waitingSmall'),
        fn.min<number | null>('addedAt').filterWhere('worker', 'is', null).as('oldestSince'),
      ])
      .executeTakeFirstOrThrow();
    return row;
  }

  async byOwner(): Promise<readonly OwnersJobs[]> {
    return this.#database.db
      .selectFrom('jobs')
      .select(({ fn }) => [
        'ownerId' as const,
        fn.count<number>('id').filterWhere('worker', 'is', null).as('waiting'),
        fn.count<number>('id').filterWhere('worker', 'is not', null).as('running'),
      ])
      .groupBy('ownerId')
      .orderBy('ownerId')
      .execute();
  }
}

const FREE = { worker: null, share: 0, elapsedMs: 0 } as const;

/** Takes the job whose turn it is, unless it is cancelled in that moment. */
async function takeOne(
  tx: Transaction<Tables>,
  mostDocuments: number,
): Promise<TakenJob | null | 'cancelled'> {
  let query = tx
    .selectFrom('jobs')
    .select(['id', 'checkId', 'ownerId', 'size', 'overtaken', 'tries'])
    .where('worker', 'is', null)
    .orderBy('id');
  // A number that stands for all of them would be none that PostgreSQL compares with the column.
  if (Number.isFinite(mostDocuments)) query = query.where('size', '<=', mostDocuments);
  const waiting = await query.execute();
  if (waiting.length === 0) return null;
  const chosen = choose(waiting, await runningByOwner(tx), await servedByOwner(tx));
  if (chosen === undefined) return null;
  const token = randomUUID();
  const tries = chosen.tries + 1;
  const { numUpdatedRows } = await tx
    .updateTable('jobs')
    .set({ worker: token, tries, beat: 0, share: 0, elapsedMs: 0 })
    .where('id', '=', chosen.id)
    .where('worker', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return 'cancelled';
  await passOver(tx, waiting, chosen);
  await serve(tx, chosen.ownerId ?? NOBODY);
  const { id, checkId, ownerId, size } = chosen;
  return { id, checkId, ownerId, size, tries, token };
}

async function passOver(
  tx: Transaction<Tables>,
  waiting: readonly { readonly id: number; readonly ownerId: number | null }[],
  chosen: { readonly id: number; readonly ownerId: number | null },
): Promise<void> {
  if (!waiting.some(({ id, ownerId }) => id < chosen.id && ownerId === chosen.ownerId)) return;
  await tx
    .updateTable('jobs')
    .set(({ eb }) => ({ overtaken: eb('overtaken', '+', 1) }))
    .where('id', '<', chosen.id)
    .where('worker', 'is', null)
    .where('ownerId', chosen.ownerId === null ? 'is' : '=', chosen.ownerId)
    .execute();
}

async function runningByOwner(tx: Transaction<Tables>): Promise<ReadonlyMap<number | null, number>> {
  const rows = await tx
    .selectFrom('jobs')
    .select(({ fn }) => ['ownerId' as const, fn.countAll<number>().as('count')])
    .where('worker', 'is not', null)
    .groupBy('ownerId')
    .execute();
  return new Map(rows.map(({ ownerId, count }) => [ownerId, count]));
}

async function servedByOwner(tx: Transaction<Tables>): Promise<ReadonlyMap<number | null, number>> {
  const rows = await tx.selectFrom('turns').selectAll().execute();
  return new Map(rows.map(({ ownerId, turn }) => [ownerId === NOBODY ? null : ownerId, turn]));
}

/** Whoever is served goes behind all others. */
async function serve(tx: Transaction<Tables>, ownerId: number): Promise<void> {
  const next = sql<number>`(select coalesce(max(turn), 0) + 1 from turns)`;
  await tx
    .insertInto('turns')
    .values({ ownerId, turn: next })
    .onConflict((conflict) => conflict.column('ownerId').doUpdateSet({ turn: next }))
    .execute();
}
