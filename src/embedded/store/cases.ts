import type { Database } from './database.ts';
import type { CaseBookRow } from './tables.ts';

/** What people decided about the pairs of a check: one document for each check, whose version says whether it changed. */
export class CaseRows {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async find(checkId: number): Promise<CaseBookRow | null> {
    const row = await this.#database.db
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
   * @returns the new version; null: somebody else replaced it meanwhile
   */
  async replace(
    checkId: number,
    version: number,
    document: string,
    updatedAt: number,
  ): Promise<number | null> {
    const next = { version: version + 1, document, updatedAt };
    const { db } = this.#database;
    if (version === 0) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('caseBooks')
        .values({ checkId, ...next })
        .onConflict((conflict) => conflict.column('checkId').doNothing())
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 1n ? next.version : null;
    }
    const { numUpdatedRows } = await db
      .updateTable('caseBooks')
      .set(next)
      .where('checkId', '=', checkId)
      .where('version', '=', version)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n ? next.version : null;
  }
}
