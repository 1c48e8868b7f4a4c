import { join } from 'node:path';
import { type Kysely, type NotNull, sql, type Transaction } from 'kysely';
import { ConfigurationError, fill } from '#base';
import type { Database, Migration, RowsOf, Tables, TakenJob } from '#service';
import {
  bigint,
  isNoRoom,
  Jobs,
  makeNew,
  migrate,
  openSqlite,
  reasonOf,
  table,
  TABLES,
  text,
} from '#service';
import * as says from './says.ts';

/** A delivery as it came in. */
export interface RawDelivery {
  /** GitHub's id of the delivery; the same when it is sent again. */
  readonly id: string;
  /** GitHub's name of the event. */
  readonly event: string;
  /** JSON. */
  readonly body: string;
}

export interface KeptDelivery extends RawDelivery {
  /** When it was accepted: wall-clock time in milliseconds. */
  readonly at: number;
}

/** The service's queue, and what was delivered. */
const APP_TABLES = {
  jobs: TABLES.jobs,
  deliveries: table(
    {
      id: text().key(),
      event: text(),
      /** null: it is done. */
      body: text().orNull(),
      at: bigint(),
    },
    { indexes: { deliveriesByTime: { columns: ['at'] } } },
  ),
};
type Own = { readonly deliveries: RowsOf<(typeof APP_TABLES)['deliveries']> };

/** As those of the service. */
const STEPS: readonly Migration[] = [(tx, kind) => makeNew(tx, kind, APP_TABLES, 1)];

/** GitHub sends a delivery again for three days. https://docs.github.com/en/webhooks/testing-and-troubleshooting-webhooks/redelivering-webhooks */
const KEPT_MS = 4 * 86_400_000;
/** Pages of 4 KiB: 256 MiB. As much as 1,000 deliveries of usual size, ten times over. */
const MAX_PAGES = 65_536;
const KIND = 'delivery';

/**
 * Opens `jobs.sqlite` in a folder that this process has locked, and makes it where there is none.
 *
 * @throws ConfigurationError where it cannot be used, or is of a later version
 */
export async function openAppDatabase(folder: string): Promise<Database> {
  const path = join(folder, 'jobs.sqlite');
  const database = await openSqlite(path);
  try {
    // What is deleted is overwritten: it holds what people wrote.
    await sql`pragma secure_delete = on`.execute(database.db);
    await sql`pragma max_page_count = ${sql.lit(MAX_PAGES)}`.execute(database.db);
    await migrate(database, STEPS);
    return database;
  } catch (error) {
    await database.close();
    if (!isNoRoom(error)) throw error;
    throw new ConfigurationError(fill(says.cannotWrittenMake, { path, error: reasonOf(error) }));
  }
}

/** A message that is being written, and what is told when it is on the disk, or cannot be. */
interface Arrival {
  readonly message: RawDelivery;
  readonly resolve: (isNew: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Which deliveries were accepted, and which of them are done. What `accept` has taken outlives the process, however it ends, as a
 * job in the table `jobs`. Contents are deleted when they are done; ids stay for as long as GitHub can send them again.
 */
export class Inbox {
  readonly #database: Database;
  readonly #db: Kysely<Tables & Own>;
  /** The one table. */
  readonly jobs: Jobs;
  readonly #now: () => number;
  readonly #onError: (sentence: string) => void;
  #arrivals: Arrival[] = [];
  #writing: Promise<void> = Promise.resolve();

  private constructor(database: Database, now: () => number, onError: (sentence: string) => void) {
    this.#database = database;
    this.#db = database.db.withTables<Own>();
    this.jobs = new Jobs(database, { now, alone: true });
    this.#now = now;
    this.#onError = onError;
  }

  /**
   * What an earlier process had begun when it died waits again.
   *
   * @param database closed with it
   * @param now wall-clock time in milliseconds
   */
  static async open(
    database: Database,
    now: () => number,
    onError: (sentence: string) => void,
  ): Promise<Inbox> {
    const inbox = new Inbox(database, now, onError);
    for (const one of await inbox.jobs.dead(new Set())) await inbox.jobs.free(one);
    return inbox;
  }

  /** Of these, those that were accepted and not forgotten since, and whether they are done. */
  async known(ids: readonly string[]): Promise<ReadonlyMap<string, 'waits' | 'done'>> {
    const rows = await this.#db
      .selectFrom('deliveries')
      .select(['id', 'body'])
      .where('id', 'in', ids)
      .execute();
    return new Map(rows.map(({ id, body }) => [id, body === null ? 'done' : 'waits']));
  }

  /** What was accepted and is not done, in the order in which it came. */
  pending(): Promise<readonly KeptDelivery[]> {
    return this.#db
      .selectFrom('jobs')
      .innerJoin('deliveries', 'deliveries.id', 'jobs.key')
      .select(['deliveries.id', 'event', 'body', 'at'])
      .where('kind', '=', KIND)
      .where('body', 'is not', null)
      .$narrowType<{ body: NotNull }>()
      .orderBy('jobs.id')
      .execute();
  }

  /**
   * Takes what comes together in one write: one wait for the disk serves all. Resolves when the message is on the disk. Rejects
   * where it cannot be: the disk or the file is full.
   *
   * @returns whether it is new
   */
  accept(message: RawDelivery): Promise<boolean> {
    return new Promise((resolve, reject) => {
      if (this.#arrivals.length === 0) setImmediate(() => this.#flush());
      this.#arrivals.push({ message, resolve, reject });
    });
  }

  /** Its work begins. null: it is done, or it has begun. Never rejects: what cannot be noted is begun all the same. */
  async begin(id: string): Promise<TakenJob | null> {
    const unnoted = { id: 0, kind: KIND, key: id, tries: 0, share: 0, token: '' } as const;
    return this.#noted(id, () => this.jobs.claim(KIND, id), unnoted);
  }

  /** Its work ended in order, and is to be begun again later. Never rejects. */
  async putOff(job: TakenJob): Promise<void> {
    await this.#noted(job.key, () => this.jobs.giveBack(job), undefined);
  }

  /** Never rejects: what cannot be noted as done is looked at again after the next start. */
  async done(id: string): Promise<void> {
    await this.#end(id, (tx) =>
      tx.updateTable('deliveries').set({ body: null }).where('id', '=', id).execute(),
    );
  }

  /** Forgets a delivery that came to nothing, so that it may be sent again. Never rejects. */
  async forget(id: string): Promise<void> {
    await this.#end(id, (tx) => tx.deleteFrom('deliveries').where('id', '=', id).execute());
  }

  async close(): Promise<void> {
    this.#flush();
    await this.#writing;
    await this.#database.close();
  }

  async #end(id: string, write: (tx: Transaction<Tables & Own>) => Promise<unknown>): Promise<void> {
    const body = (): Promise<void> =>
      this.#database.transact(async (tx) => {
        await write(tx.withTables<Own>());
        await this.jobs.cancel(KIND, id, tx);
      });
    await this.#noted(id, body, undefined);
  }

  async #noted<T>(id: string, write: () => Promise<T>, otherwise: T): Promise<T> {
    try {
      return await write();
    } catch (error) {
      this.#onError(fill(says.cannotNotedHow, { id, error: reasonOf(error) }));
      return otherwise;
    }
  }

  #flush(): void {
    const arrivals = this.#arrivals;
    this.#arrivals = [];
    if (arrivals.length > 0) this.#writing = this.#writing.then(() => this.#write(arrivals));
  }

  async #write(arrivals: readonly Arrival[]): Promise<void> {
    try {
      const areNew = await this.#keep(arrivals);
      for (const [at, { resolve }] of arrivals.entries()) resolve(areNew[at] ?? false);
    } catch {
      // One that is too large must not take the others with it.
      for (const one of arrivals) {
        await this.#keep([one]).then(([isNew]) => one.resolve(isNew ?? false), one.reject);
      }
    }
  }

  #keep(arrivals: readonly Arrival[]): Promise<readonly boolean[]> {
    return this.#database.transact(async (tx) => {
      const rows = tx.withTables<Own>();
      const at = this.#now();
      await rows
        .deleteFrom('deliveries')
        .where('body', 'is', null)
        .where('at', '<', at - KEPT_MS)
        .execute();
      const areNew: boolean[] = [];
      for (const { message } of arrivals) {
        const { numInsertedOrUpdatedRows } = await rows
          .insertInto('deliveries')
          .values({ ...message, at })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        const isNew = numInsertedOrUpdatedRows === 1n;
        if (isNew) await this.jobs.add({ kind: KIND, key: message.id, person: null, small: false }, tx);
        areNew.push(isNew);
      }
      return areNew;
    });
  }
}
