import { addJob } from '../jobs/jobs.ts';
import { addOnce, changeRows, findRow, holdRow, inParts, Rows } from './database.ts';
import type { Row } from './tables.ts';

/** Reports of checks: what is wanted, and where it is when it is made. */
export class ReportRows extends Rows {
  find(checkId: number): Promise<Row<'reports'> | null> {
    return this.row('reports', { checkId });
  }

  async all(checkIds: readonly number[]): Promise<readonly Row<'reports'>[]> {
    const { db } = this;
    return inParts(checkIds, (some) =>
      db.selectFrom('reports').selectAll().where('checkId', 'in', some).execute(),
    );
  }

  /** Those of which a report waits or is being made, by itself or at the end of the run that makes the check. */
  async making(checkIds: readonly number[]): Promise<ReadonlySet<number>> {
    const { db } = this;
    const jobs = await inParts(checkIds.map(String), (some) =>
      db.selectFrom('jobs').select('key').where('kind', '=', 'report').where('key', 'in', some).execute(),
    );
    const runs = await inParts(checkIds, (some) =>
      db
        .selectFrom('drafts')
        .select('checkId')
        .where('checkId', 'in', some)
        .where('run', 'is not', null)
        .execute(),
    );
    return new Set([...jobs.map(({ key }) => Number(key)), ...runs.flatMap(({ checkId }) => checkId ?? [])]);
  }

  /** Wants the report of a check made, unless somebody does already, or the check is gone. */
  async want(checkId: number, person: number | null, at: number): Promise<void> {
    if ((await this.making([checkId])).has(checkId)) return;
    await this.database.transact(async (tx) => {
      if (!(await holdRow(tx, 'checks', checkId))) return;
      await addJob(tx, { kind: 'report', key: String(checkId), person, small: false }, at);
    });
  }

  /**
   * Keeps what a report came to.
   *
   * @returns the blob that no row names any more: the one before, or the new one where the check is gone; null: there is none
   */
  async keep(row: Row<'reports'>): Promise<string | null> {
    return this.database.transact(async (tx) => {
      if (!(await holdRow(tx, 'checks', row.checkId))) return row.blob;
      const before = await findRow(tx, 'reports', { checkId: row.checkId });
      await tx
        .insertInto('reports')
        .values(row)
        .onConflict((conflict) => conflict.column('checkId').doUpdateSet(row))
        .execute();
      return before?.blob === row.blob ? null : (before?.blob ?? null);
    });
  }

  /** A report that could not be made; the one before stays. @param reason a sentence */
  async fail(checkId: number, reason: string, at: number): Promise<void> {
    const failed = { state: 'failed', reason, updatedAt: at };
    const none = { blob: null, policy: null, judged: null, flagged: null, max: null, notChecked: null };
    await this.keep({ ...none, ...(await this.find(checkId)), ...failed, checkId });
  }
}

/** What people decided about the pairs of a check: one document for each check, whose version says whether it changed. */
export class CaseRows extends Rows {
  find(checkId: number): Promise<Row<'caseBooks'> | null> {
    return this.row('caseBooks', { checkId });
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
      if (!(await holdRow(tx, 'checks', checkId))) return null;
      if (version === 0) {
        return (await addOnce(tx, 'caseBooks', { checkId, ...next })) ? next.version : null;
      }
      return (await changeRows(tx, 'caseBooks', { checkId, version }, next)) === 1 ? next.version : null;
    });
  }
}
