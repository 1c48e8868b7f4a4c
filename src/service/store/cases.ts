import { Rows } from './database.ts';
import { holdCheck } from './remove-check.ts';
import type { Row } from './tables.ts';

/** What people decided about the pairs of a check: one document for each check, whose version says whether it changed. */
export class CaseRows extends Rows {
  async find(checkId: number): Promise<Row<'caseBooks'> | null> {
    const row = await this.db
      .selectFrom('caseBooks')
      .selectAll()
      .where('checkId', '=', checkId)
      .executeTakeFirst();
    return row ?? null;
  }

  /**
   * Replaces the document of one version, if nobody else did.
   *
   * @param version that was seen; 0: there was none
   * @returns the new version; null: somebody else replaced it meanwhile, or deleted the check
   */
  async replace(
    checkId: number,
    version: number,
    change: Pick<Row<'caseBooks'>, 'document' | 'openCases' | 'updatedAt'>,
  ): Promise<number | null> {
    const next = { version: version + 1, ...change };
    return this.database.transact(async (tx) => {
      if (!(await holdCheck(tx, checkId))) return null;
      if (version === 0) {
        const { numInsertedOrUpdatedRows } = await tx
          .insertInto('caseBooks')
          .values({ checkId, ...next })
          .onConflict((conflict) => conflict.column('checkId').doNothing())
          .executeTakeFirstOrThrow();
        return numInsertedOrUpdatedRows === 1n ? next.version : null;
      }
      const { numUpdatedRows } = await tx
        .updateTable('caseBooks')
        .set(next)
        .where('checkId', '=', checkId)
        .where('version', '=', version)
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n ? next.version : null;
    });
  }
}
