import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { changeRows, clockOf, compiledOnce, type Database, inParts, removeRows } from '../store/database.ts';
import type { Tables } from '../store/tables.ts';
import { COMPUTING, type JobKind, type Kinds, listOf, mostPutOffMs } from './kinds.ts';

/** What one wants done. */
export interface NewJob {
  readonly kind: JobKind;
  /** What it is about, such as the id of a check: of one kind there is one job with it. */
  readonly key: string;
  /** Whose turn it takes; null: nobody's, as a demo's. */
  readonly person: number | null;
  /** It has a place of its own beside the large ones. */
  readonly small: boolean;
  /** Of one lane one job is under way at a time; absent: it has none. */
  readonly lane?: string | null;
  /** It is not begun before, in milliseconds since the epoch; absent: at once, whatever the clock of who takes it says. */
  readonly dueAt?: number;
}

export interface TakenJob extends Pick<NewJob, 'kind' | 'key'> {
  readonly id: number;
  /** How often it ended without an outcome within the last hour, or its process died of it. */
  readonly tries: number;
  /** How far it is, 0 to 1, where it was one of another kind before. */
  readonly share: number;
  /** Of this taking alone: who holds another one can neither say anything about the job nor end it. */
  readonly token: string;
}

/** How far a job is. */
export interface JobProgress {
  /** 0 to 1. */
  readonly share: number;
  /** Since it was taken, by a clock that nobody sets. */
  readonly elapsedMs: number;
}

/** What waits and what is under way. */
interface QueueOverview {
  readonly waiting: number;
  readonly running: number;
  /** Of those that wait, the small ones. */
  readonly waitingSmall: number;
  /** When the one was put in that waits longest, in milliseconds since the epoch; null: none waits. */
  readonly oldestSince: number | null;
}

/** A job whose process said nothing for too long. */
interface DeadJob extends Pick<TakenJob, 'id' | 'kind' | 'key' | 'token'> {
  /** Looks since its worker said something. */
  readonly silent: number;
  /** The process may have died of it. */
  readonly isBlamed: boolean;
}

/** A write together with others: both are done, or neither. */
export type WriteTogether = Transaction<Tables>;

/** So often a worker says that it lives, and others look whether it did. */
export const SWEEP_MS = 5_000;
/** A process that said nothing during so many looks is dead. */
export const MOST_SILENT_LOOKS = 6;
/** Looks of all processes are so far apart, or count as one: a little less than between those of one, which are never quite on time. */
export const LOOK_MS = SWEEP_MS - 1_000;
/** A job that was tried so often is given up. */
export const MOST_TRIES = 3;
/** What a job is blamed for is forgotten after it: a machine that is restarted now and then says nothing about the job. */
export const BLAME_MS = 60 * 60_000;

/** PostgreSQL's code for a row that a unique index refuses. */
const TAKEN = '23505';
/** Demo data is nobody's; it waits in a line of its own. */
const NOBODY = 0;

/**
 * The queue, in the table `jobs` of SQLite or of PostgreSQL: how a worker learns that something wants to be done. What became of it
 * stands in a row of its own kind. All of it may be called by any number of processes that share one database.
 */
export class Jobs {
  readonly #database: Database;
  readonly #now: () => number;
  /** Of this process: what dies together is known by it. */
  readonly #process = randomUUID();
  readonly #alone: boolean;
  readonly #progress: ReturnType<typeof progressOf>;

  /**
   * @param now milliseconds since the epoch
   * @param alone no other process works on these jobs: what it does not work on itself, nobody does
   */
  constructor(database: Database, { now, alone }: { readonly now: () => number; readonly alone: boolean }) {
    this.#database = database;
    this.#now = now;
    this.#alone = alone;
    this.#progress = progressOf(database);
  }

  /** Puts a job into the queue; nothing happens where there is one with its key. */
  add(job: NewJob, together?: WriteTogether): Promise<void> {
    return addJob(together ?? this.#database.db, job, this.#now());
  }

  /** Takes a job away, also from the worker that has it. @returns whether there was one */
  async cancel(kinds: Kinds, key: string, together?: WriteTogether): Promise<boolean> {
    const { numDeletedRows } = await (together ?? this.#database.db)
      .deleteFrom('jobs')
      .where('kind', 'in', listOf(kinds))
      .where('key', '=', key)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  /**
   * The job whose turn it is: of those that are due the large ones first, since the others have a place of their own. It is the
   * caller's until it ends, or its process is found dead.
   */
  async take(kind: JobKind, which: 'any' | 'small'): Promise<TakenJob | null> {
    const token = this.#token();
    // In SQLite nobody else writes meanwhile; in PostgreSQL what another one takes in this moment is passed over.
    const passing = this.#database.kind === 'postgresql' ? sql`for update skip locked` : sql``;
    const now = this.#now();
    // Nobody puts a job off for longer: the clock of who did was set back since.
    const isDue = sql`due_at not between ${now + 1} and ${now + mostPutOffMs(kind)}`;
    try {
      const { rows } = await sql<TakenRow>`
        update jobs set worker = ${token}, silent = 0
        where worker is null and id = (
          select id from jobs as one
          where kind = ${kind} and worker is null and ${isDue} and small >= ${which === 'small' ? 1 : 0}
            and not exists (
              select 1 from jobs as other where other.kind = one.kind and other.lane = one.lane
                and (other.worker is not null or (other.id < one.id and other.${isDue}))
            )
          order by small, round, (
            select count(*) from jobs as other
            where other.person = one.person and other.kind = one.kind and other.worker is not null
          ), id
          limit 1 ${passing}
        )
        returning id, key, tries, tried_at, share`.execute(this.#database.db);
      return this.#taken(rows, kind, token);
    } catch (error) {
      // Two processes, of which one did not know yet what was due, met in one lane.
      if ((error as { readonly code?: unknown }).code === TAKEN) return this.take(kind, which);
      throw error;
    }
  }

  /** The job with this key, whoever's turn it is; null: there is none, or somebody has it. */
  async claim(kind: JobKind, key: string): Promise<TakenJob | null> {
    const token = this.#token();
    const rows = await this.#database.db
      .updateTable('jobs')
      .set({ ...FREE, worker: token, silent: 0 })
      .where('kind', '=', kind)
      .where('key', '=', key)
      .where('worker', 'is', null)
      .returning(['id', 'key', 'tries', 'triedAt', 'share'])
      .execute();
    return this.#taken(rows, kind, token);
  }

  /**
   * Says that the worker lives.
   *
   * @param waits the job waits for others, without computing: if its process dies now, it is not its fault
   * @returns whether the job is still its own
   */
  async beat(job: TakenJob, { share, elapsedMs }: JobProgress, waits = false): Promise<boolean> {
    const { numUpdatedRows } = await this.#own(job)
      .set({ silent: 0, share, elapsedMs, waits: waits ? 1 : 0 })
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /** The job is over. */
  async done({ id, token }: TakenJob): Promise<void> {
    await removeRows(this.#database.db, 'jobs', { id, worker: token });
  }

  /** The job goes on later, here or elsewhere, and it is not its fault. @param dueAt not before; absent: at once */
  async giveBack(job: TakenJob, dueAt?: number): Promise<void> {
    await this.#own(job)
      .set(dueAt === undefined ? FREE : { ...FREE, dueAt })
      .execute();
  }

  /**
   * The job goes on as one of another kind, later, here or elsewhere: in the turn that it has, and `share` of it done. Nothing
   * happens where it is somebody else's.
   */
  async goOnAs({ id, token, share }: TakenJob, kind: JobKind, together: WriteTogether): Promise<void> {
    const to = { kind, worker: null, waits: 0, share, addedAt: this.#now() };
    await changeRows(together, 'jobs', { id, worker: token }, to);
  }

  /** The job ended without an outcome: it is tried again. @param dueAt not before */
  async fail(job: TakenJob, dueAt: number): Promise<void> {
    await this.#own(job)
      .set({ ...FREE, ...this.#blame(), dueAt })
      .execute();
  }

  /**
   * Jobs whose processes are dead; to be asked every `SWEEP_MS`, and at the start. Whoever looks counts up in the rows of the others,
   * and a worker sets its own back to zero. So it does not matter who looks, nor whether they live long enough to look twice. No clock
   * is compared with another one, and while nobody can look, nobody is found silent.
   *
   * @param own tokens of the jobs that this process works on
   */
  async dead(own: ReadonlySet<string>): Promise<readonly DeadJob[]> {
    const { db } = this.#database;
    const at = this.#clock();
    await db
      .updateTable('jobs')
      .set(({ eb }) => ({ silent: eb('silent', '+', 1), lookedAt: at }))
      .where('worker', 'is not', null)
      .where('worker', 'not in', [...own])
      .where(sql<number>`abs(${at} - looked_at)`, '>=', LOOK_MS)
      .execute();
    const rows = await db
      .selectFrom('jobs')
      .select(['id', 'kind', 'key', 'small', 'waits', 'worker', 'silent'])
      .where('worker', 'is not', null)
      .orderBy('id')
      .execute();
    const others = rows.flatMap(({ worker, ...row }) =>
      worker === null || own.has(worker) ? [] : [{ ...row, token: worker }],
    );
    const processes = Map.groupBy(others, ({ token }) => token.slice(0, token.indexOf('/')));
    const dead: DeadJob[] = [];
    for (const jobs of processes.values()) {
      const silent = Math.min(...jobs.map((job) => job.silent));
      if (!this.#alone && silent <= MOST_SILENT_LOOKS) continue;
      const computing = jobs.filter(({ kind, waits }) => COMPUTING.has(kind) && waits === 0);
      const large = computing.filter(({ small }) => small === 0);
      // What is small is hardly what brought down a process beside something large.
      const blamed = large.length > 0 ? large : computing;
      dead.push(...jobs.map((job) => ({ ...job, isBlamed: blamed.includes(job) })));
    }
    return dead;
  }

  /** Puts such a job back into the queue, unless its worker said something meanwhile. */
  async free({ isBlamed, silent, ...job }: DeadJob): Promise<void> {
    await this.#own(job)
      .set(isBlamed ? { ...FREE, ...this.#blame() } : FREE)
      .where('silent', '>=', silent)
      .execute();
  }

  async keys(kinds: Kinds): Promise<ReadonlySet<string>> {
    const rows = await this.#database.db
      .selectFrom('jobs')
      .select('key')
      .where('kind', 'in', listOf(kinds))
      .execute();
    return new Set(rows.map(({ key }) => key));
  }

  /** Of those that have a job, by their keys. */
  async progress(kinds: Kinds, keys: readonly string[]): Promise<ReadonlyMap<string, JobProgress>> {
    const rows = await inParts(keys, (some) => this.#progress(listOf(kinds), some));
    return new Map(rows.map(({ key, ...progress }) => [key, progress]));
  }

  async overview(kinds: Kinds): Promise<QueueOverview> {
    return this.#database.db
      .selectFrom('jobs')
      .select(({ fn }) => [
        fn.count<number>('id').filterWhere('worker', 'is', null).as('waiting'),
        fn.count<number>('id').filterWhere('worker', 'is not', null).as('running'),
        fn
          .count<number>('id')
          .filterWhere('worker', 'is', null)
          .filterWhere('small', '=', 1)
          .as('waitingSmall'),
        fn.min<number | null>('addedAt').filterWhere('worker', 'is', null).as('oldestSince'),
      ])
      .where('kind', 'in', listOf(kinds))
      .executeTakeFirstOrThrow();
  }

  /** Who has jobs, by their ids; null: nobody's, as a demo's. */
  async byOwner(kinds: Kinds) {
    const rows = await this.#database.db
      .selectFrom('jobs')
      .select(({ fn }) => [
        'person' as const,
        fn.count<number>('id').filterWhere('worker', 'is', null).as('waiting'),
        fn.count<number>('id').filterWhere('worker', 'is not', null).as('running'),
      ])
      .where('kind', 'in', listOf(kinds))
      .groupBy('person')
      .orderBy('person')
      .execute();
    return rows.map(({ person, ...counts }) => ({ ownerId: person === NOBODY ? null : person, ...counts }));
  }

  #own({ id, token }: Pick<TakenJob, 'id' | 'token'>) {
    return this.#database.db.updateTable('jobs').where('id', '=', id).where('worker', '=', token);
  }

  /** The same for all processes. Rows in SQLite are one process's. */
  #clock() {
    const { kind } = this.#database;
    return kind === 'postgresql' ? clockOf(kind) : sql<number>`${this.#now()}`;
  }

  #token(): string {
    return `${this.#process}/${randomUUID()}`;
  }

  #taken([row]: readonly TakenRow[], kind: JobKind, token: string): TakenJob | null {
    if (row === undefined) return null;
    const { id, key, tries, triedAt, share } = row;
    return { id, kind, key, tries: triedAt > this.#now() - BLAME_MS ? tries : 0, share, token };
  }

  /** One try more, of those that are not forgotten. */
  #blame() {
    const at = this.#now();
    return {
      tries: sql<number>`case when tried_at > ${at - BLAME_MS} then tries + 1 else 1 end`,
      triedAt: at,
    };
  }
}

function progressOf(database: Database) {
  return compiledOnce(database, (kinds: readonly JobKind[], keys: readonly string[]) =>
    database.db
      .selectFrom('jobs')
      .select(['key', 'share', 'elapsedMs'])
      .where('kind', 'in', kinds)
      .where('key', 'in', keys),
  );
}

type TakenRow = Pick<TakenJob, 'id' | 'key' | 'tries' | 'share'> & { readonly triedAt: number };

const FREE = { worker: null, share: 0, elapsedMs: 0, waits: 0 } as const;

/**
 * Puts a job into the queue, as `Jobs.add`. Everybody has a turn in each round: a person's next job comes in the round after their
 * last one, and whoever has none comes in the round that is under way.
 *
 * @param at milliseconds since the epoch
 */
export async function addJob(
  db: Database['db'],
  { kind, key, person, small, lane = null, dueAt = 0 }: NewJob,
  at: number,
): Promise<void> {
  const whose = person ?? NOBODY;
  const size = small ? 1 : 0;
  const like = sql`kind = ${kind} and small = ${size}`;
  await sql`
    insert into jobs (kind, key, lane, person, small, due_at, added_at, round)
    values (${kind}, ${key}, ${lane}, ${whose}, ${size}, ${dueAt}, ${at}, (
      select coalesce(max(next), 0) from (
        select max(round) + 1 as next from jobs where ${like} and person = ${whose}
        union all
        select coalesce(
          (select min(round) from jobs where ${like} and worker is null and due_at <= ${at}),
          (select max(round) from jobs where ${like} and worker is not null)
        )
      ) as rounds
    ))
    on conflict (kind, key) do nothing`.execute(db);
}
