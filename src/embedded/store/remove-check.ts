import type { Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** Deletes the rows of a check and of all that hangs on it. A table whose rows belong to a check has its line here. */
export async function removeCheckRows(tx: Transaction<Tables>, checkId: number): Promise<void> {
  // First the row that an upload under way holds: what it adds is deleted with the rest then.
  await tx.deleteFrom('checks').where('id', '=', checkId).execute();
  await tx.deleteFrom('submissions').where('checkId', '=', checkId).execute();
}
