import { sql, type Transaction } from 'kysely';
import { TimedRows } from '../database.ts';
import type { Tables } from '../tables.ts';
import { OWNER_ID } from './caller.ts';

interface Usage {
  readonly checks: number;
  readonly bytes: number;
}

/** What somebody used of a month; the first user is not counted. It is counted when it is taken, so deleting a check gives nothing back. */
export class Quotas extends TimedRows {
  /** Of this month. */
  async used(userId: number): Promise<Usage> {
    const row = await this.row('usage', { userId, month: monthOf(this.now()) });
    return { checks: row?.checks ?? 0, bytes: row?.bytes ?? 0 };
  }

  /**
   * Takes so much of this month, if there is so much left, in the transaction that uses it: both happen, or neither. Of two that
   * come at once for the last of it one gets it.
   *
   * @param most null: not limited; it is counted all the same
   */
  async take(
    tx: Transaction<Tables>,
    userId: number,
    what: keyof Usage,
    amount: number,
    most: number | null,
  ): Promise<boolean> {
    if (userId === OWNER_ID) return true;
    if (most !== null && amount > most) return false;
    const month = monthOf(this.now());
    const left = { checks: 0, bytes: 0, [what]: amount };
    const row = await tx
      .insertInto('usage')
      .values({ userId, month, ...left })
      .onConflict((conflict) => {
        const update = conflict
          .columns(['userId', 'month'])
          .doUpdateSet({ [what]: sql<number>`${sql.ref(`usage.${what}`)} + ${amount}` });
        return most === null ? update : update.where(`usage.${what}`, '<=', most - amount);
      })
      .returning('userId')
      .executeTakeFirst();
    return row !== undefined;
  }
}

/** Year and month in UTC, as 202611. */
function monthOf(at: number): number {
  const date = new Date(at);
  return date.getUTCFullYear() * 100 + date.getUTCMonth() + 1;
}

/** When the month after this one begins, in milliseconds since the epoch. */
export function nextMonth(at: number): number {
  const date = new Date(at);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
}
