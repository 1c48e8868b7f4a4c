import type { Transaction } from 'kysely';
import type { Tables } from '../tables.ts';

/** What a report could not check is told beside it. */
export async function toVersion3(tx: Transaction<Tables>): Promise<void> {
  await tx.schema.alterTable('reports').addColumn('notChecked', 'text').execute();
}
