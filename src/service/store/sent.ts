import type { SentLine } from '#contract';
import { Rows } from './database.ts';
import { type CheckRecord, TABLES } from './tables.ts';
import { recordOf, rowOf } from './columns.ts';

type Asker = Pick<CheckRecord, 'id' | 'jobId'>;

/** What left for the web, of all checks: the ledger. A line is there before its request leaves, and outlives what became of it. */
export class Sent extends Rows {
  /** @param at milliseconds since the epoch @returns its id */
  async note({ id: checkId, jobId }: Asker, line: Omit<SentLine, 'answer'>, at: number): Promise<number> {
    const { provider, kind, text, submissions } = line;
    const { id } = await this.db
      .insertInto('sent')
      .values(rowOf(TABLES.sent, { checkId, jobId, provider, kind, text, submissions, answer: null, at }))
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  async answered(id: number, answer: string): Promise<void> {
    await this.db.updateTable('sent').set({ answer }).where('id', '=', id).execute();
  }

  /** Of a check, however often it was started, in the order in which it left. */
  async of(checkId: number): Promise<readonly SentLine[]> {
    const rows = await this.db
      .selectFrom('sent')
      .selectAll()
      .where('checkId', '=', checkId)
      .orderBy('id')
      .execute();
    return rows.map((row) => {
      const { provider, kind, text, submissions, answer } = recordOf(TABLES.sent, row);
      return { provider, kind, text, submissions, ...(answer === null ? {} : { answer }) };
    });
  }

  /** Queries of the code search since a check was started, of all attempts. */
  async queries({ id, jobId }: Asker): Promise<number> {
    const { count } = await this.db
      .selectFrom('sent')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('checkId', '=', id)
      .where('jobId', '=', jobId)
      .where('kind', '=', 'query')
      .executeTakeFirstOrThrow();
    return count;
  }
}
