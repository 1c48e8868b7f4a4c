import type { Transaction } from 'kysely';
import { STATE } from '#contract';
import { rowOf } from './columns.ts';
import type { Database } from './database.ts';
import { tellHooks } from './hooks.ts';
import { type CheckRecord, type Row, TABLES, type Tables } from './tables.ts';

/** Changes of a check; a clock that was set back makes none older than it is. */
export type CheckChanges = Partial<Omit<CheckRecord, 'id' | 'ownerId'>>;

/** @returns the row as it is then; null: it is gone, in no state of `from`, or of another attempt */
export async function updateCheckRow(
  db: Database['db'] | Transaction<Tables>,
  id: number,
  changes: CheckChanges,
  from?: readonly number[],
  attempt?: number,
): Promise<Row<'checks'> | null> {
  const { updatedAt, ...rest } = changes;
  let query = db
    .updateTable('checks')
    .set(rowOf(TABLES.checks, rest))
    .set((build) => ({
      updatedAt:
        updatedAt === undefined
          ? build.ref('updatedAt')
          : build
              .case()
              .when('updatedAt', '>', updatedAt)
              .then(build.ref('updatedAt'))
              .else(build.val(updatedAt))
              .end(),
    }))
    .where('id', '=', id);
  if (from !== undefined) query = query.where('statusId', 'in', from);
  if (attempt !== undefined) query = query.where('attempt', '=', attempt);
  const row = await query.returningAll().executeTakeFirst();
  if (row === undefined) return null;
  if (hasEnded(changes)) await tellHooks(db, row);
  return row;
}

/** Whether this is the end of an analysis; it is told to whoever asked for that. */
export function hasEnded({ statusId }: CheckChanges): boolean {
  return statusId === STATE.completed || statusId === STATE.failed;
}
