import { STATE } from '#contract';
import type { Transaction } from 'kysely';
import { OF_CHECKS } from '../jobs/kinds.ts';
import { rowOf } from './columns.ts';
import type { Database } from './database.ts';
import { removeDrafts } from './drafts.ts';
import { tellHooks } from './hooks.ts';
import { removeImprints } from './postings.ts';
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

/**
 * Deletes the rows of a check and of all that hangs on it. A table whose rows belong to a check has its line here.
 *
 * @returns the blobs that they named
 */
export async function removeCheckRows(tx: Transaction<Tables>, checkId: number): Promise<readonly string[]> {
  // First the row that an upload under way holds: what it adds is deleted with the rest then.
  const checks = await tx
    .deleteFrom('checks')
    .where('id', '=', checkId)
    .returning(['result', 'search'])
    .execute();
  await tx.deleteFrom('jobs').where('kind', 'in', OF_CHECKS).where('key', '=', String(checkId)).execute();
  await removeImprints(tx, checkId);
  const zips = await tx.deleteFrom('submissions').where('checkId', '=', checkId).returning('blob').execute();
  const reports = await tx.deleteFrom('reports').where('checkId', '=', checkId).returning('blob').execute();
  const drafts = await removeDrafts(tx, { checkId });
  for (const table of [
    'caseBooks',
    'answerLinks',
    'answers',
    'shares',
    'hookDeliveries',
    'sent',
    'requestKeys',
  ] as const) {
    await tx.deleteFrom(table).where('checkId', '=', checkId).execute();
  }
  return [
    ...drafts,
    ...[...zips, ...reports].flatMap(({ blob }) => blob ?? []),
    ...checks.flatMap(({ result, search }) => [result ?? [], search ?? []].flat()),
  ];
}
