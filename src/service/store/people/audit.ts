import type { Transaction } from 'kysely';
import { type Database, TimedRows } from '../database.ts';
import { MADE, noteMade, type RequestKey } from '../request-keys.ts';
import type { Row, Tables } from '../tables.ts';
import { whyNotWritten } from '../room.ts';
import type { Caller } from './caller.ts';

/** One thing that somebody did. */
export type AuditEntry = Row<'audit'>;

/** What is written down of it besides who and when. */
interface Deed {
  /** In lower case, with dashes: `read-code`. */
  readonly action: string;
  readonly checkId?: number | null;
  readonly submissionId?: number | null;
  /** Whose work or account it was. */
  readonly ownerId?: number | null;
  /** Numbers and closed words: no code, and no name of a file. */
  readonly details?: Readonly<Record<string, number | string | boolean | null>>;
  /** Of a request that may come again: what it did to its check is written down once. */
  readonly key?: RequestKey | null;
}

interface AuditQuery {
  /** Milliseconds since the epoch; null: from the start. */
  readonly since: number | null;
  readonly checkId: number | null;
  /** Who did it. */
  readonly userId: number | null;
  /** What this person did, and what was done to theirs; null: everything. */
  readonly concerning: number | null;
  readonly most: number;
}

/** Who did what. Entries are added, never changed, and go by retention alone. */
export class Audit extends TimedRows {
  /**
   * Writes down what a caller did or is about to read.
   *
   * @throws the system's error where there is no room; `allow` is for what may go on without it
   */
  async add(
    caller: Pick<Caller, 'userId' | 'name' | 'keyId'>,
    deed: Deed,
    without: 'refuse' | 'allow' = 'refuse',
  ): Promise<void> {
    const { checkId = null, key = null } = deed;
    const at = this.now();
    try {
      if (key === null || checkId === null) return await this.addWith(this.db, caller, deed);
      await this.database.transact(async (tx) => {
        if (await noteMade(tx, { key, part: MADE.deed }, { checkId }, at)) {
          await this.addWith(tx, caller, deed);
        }
      });
    } catch (error) {
      if (without === 'refuse' || whyNotWritten(error) === null) throw error;
    }
  }

  /** Writes down what is done in a transaction: both are kept, or neither. */
  async addWith(
    db: Database['db'] | Transaction<Tables>,
    { userId, name, keyId }: Pick<Caller, 'userId' | 'name' | 'keyId'>,
    { action, checkId = null, submissionId = null, ownerId = null, details }: Deed,
  ): Promise<void> {
    await db
      .insertInto('audit')
      .values({
        at: this.now(),
        userId,
        userName: name,
        keyId,
        action,
        checkId,
        submissionId,
        ownerId,
        details: details === undefined ? null : JSON.stringify(details),
      })
      .execute();
  }

  /** The latest, in the order in which they happened. */
  async list({ since, checkId, userId, concerning, most }: AuditQuery): Promise<readonly AuditEntry[]> {
    let query = this.db.selectFrom('audit').selectAll().orderBy('id', 'desc').limit(most);
    if (since !== null) query = query.where('at', '>=', since);
    if (checkId !== null) query = query.where('checkId', '=', checkId);
    if (userId !== null) query = query.where('userId', '=', userId);
    if (concerning !== null) {
      query = query.where((eb) => eb.or([eb('userId', '=', concerning), eb('ownerId', '=', concerning)]));
    }
    return (await query.execute()).toReversed();
  }
}
