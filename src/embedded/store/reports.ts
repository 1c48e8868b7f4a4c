import type { Database } from './database.ts';
import { holdCheck } from './remove-check.ts';
import type { ReportRow } from './tables.ts';

/** Reports of checks: who makes one, and where it is when it is made. */
export class ReportRows {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async find(checkId: number): Promise<ReportRow | null> {
    const row = await this.#database.db
      .selectFrom('reports')
      .selectAll()
      .where('checkId', '=', checkId)
      .executeTakeFirst();
    return row ?? null;
  }

  async all(checkIds: readonly number[]): Promise<readonly ReportRow[]> {
    if (checkIds.length === 0) return [];
    return this.#database.db.selectFrom('reports').selectAll().where('checkId', 'in', checkIds).execute();
  }

  /**
   * Takes it upon this process to make a report.
   *
   * @param staleAt whoever began and has said nothing since then has ended
   * @returns whether nobody else makes it, and the check is there
   */
  async begin(checkId: number, maker: string, at: number, staleAt: number): Promise<boolean> {
    const row = { maker, state: 'making', reason: null, updatedAt: at };
    return this.#database.transact(async (tx) => {
      if (!(await holdCheck(tx, checkId))) return false;
      const { numInsertedOrUpdatedRows } = await tx
        .insertInto('reports')
        .values({ checkId, ...row, blob: null, policy: null, flagged: null, max: null, notChecked: null })
        .onConflict((conflict) => conflict.column('checkId').doNothing())
        .executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows === 1n) return true;
      const { numUpdatedRows } = await tx
        .updateTable('reports')
        .set(row)
        .where('checkId', '=', checkId)
        .where((one) => one.or([one('state', '!=', 'making'), one('updatedAt', '<', staleAt)]))
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    });
  }

  /** Changes what this process makes. @returns whether it still does */
  async note(
    checkId: number,
    maker: string,
    changes: Partial<Omit<ReportRow, 'checkId' | 'maker'>>,
  ): Promise<boolean> {
    const { numUpdatedRows } = await this.#database.db
      .updateTable('reports')
      .set(changes)
      .where('checkId', '=', checkId)
      .where('maker', '=', maker)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  }
}
