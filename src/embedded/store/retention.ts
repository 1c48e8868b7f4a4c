import { STATE } from '../../service/contract/states.ts';
import type { Database } from './database.ts';
import { removeCheckRows } from './remove-check.ts';

/** A check that was deleted for its age. */
export interface ExpiredCheck {
  readonly id: number;
  readonly ownerId: number | null;
  /** What only it named. */
  readonly blobs: readonly string[];
}

/** What can be deleted: nobody works on it. */
const AT_REST: readonly number[] = [STATE.created, STATE.completed, STATE.failed];
/** So many checks are looked for in one statement. */
const AT_ONCE = 100;

/**
 * Deletes the rows of checks that ended before a time, or were never started and last changed before it, with all that hangs on
 * them, one check after the other. Sample data stays. Of several processes one deletes each.
 *
 * @param before milliseconds since the epoch
 */
export async function* removeExpired(database: Database, before: number): AsyncIterable<ExpiredCheck> {
  for (let after = 0; ; ) {
    const rows = await database.db
      .selectFrom('checks')
      .select(['id', 'ownerId'])
      .where('id', '>', after)
      .where('ownerId', 'is not', null)
      .where('statusId', 'in', AT_REST)
      .where(({ eb, fn }) => eb(fn.coalesce('finishedAt', 'updatedAt'), '<', before))
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    for (const { id, ownerId } of rows) {
      const blobs = await database.transact(async (tx) => {
        // Who holds the row decides: it may have been started again, or another process deletes it.
        const held = await tx
          .updateTable('checks')
          .set((build) => ({ updatedAt: build.ref('updatedAt') }))
          .where('id', '=', id)
          .where('statusId', 'in', AT_REST)
          .where(({ eb, fn }) => eb(fn.coalesce('finishedAt', 'updatedAt'), '<', before))
          .returning('id')
          .executeTakeFirst();
        return held === undefined ? null : removeCheckRows(tx, id);
      });
      if (blobs !== null) yield { id, ownerId, blobs };
    }
    if (rows.length < AT_ONCE) return;
    after = rows.at(-1)?.id ?? after;
  }
}
