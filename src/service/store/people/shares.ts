import { holdRow, TimedRows } from '../database.ts';
import type { Row } from '../tables.ts';
import { PeopleError } from './names.ts';
import * as says from '../says.ts';
import { fill } from '#base';

/** Somebody may read a check of somebody else; `checkId` null: all of them. */
export type Share = Omit<Row<'shares'>, 'checkId'> & { readonly checkId: number | null };

export class Shares extends TimedRows {
  /**
   * Doing it twice is the same as once.
   *
   * @param checkId of the owner; null: all that the owner has and will have
   * @returns null: the check is gone
   */
  async add(ownerId: number, checkId: number | null, userId: number): Promise<Share | null> {
    if (ownerId === userId) throw new PeopleError('invalid', says.yourOwn);
    return this.database.transact(async (tx) => {
      if (checkId !== null && !(await holdRow(tx, 'checks', checkId))) return null;
      const row = await tx
        .insertInto('shares')
        .values({ ownerId, checkId: checkId ?? 0, userId, createdAt: this.now() })
        // Changes nothing, and gives the row that is there.
        .onConflict((conflict) => conflict.columns(['userId', 'ownerId', 'checkId']).doUpdateSet({ ownerId }))
        .returningAll()
        .executeTakeFirstOrThrow();
      return shareOf(row);
    });
  }

  /** What somebody shares, and what is shared with them. */
  async list(userId: number): Promise<readonly Share[]> {
    const rows = await this.db
      .selectFrom('shares')
      .selectAll()
      .where((eb) => eb.or([eb('ownerId', '=', userId), eb('userId', '=', userId)]))
      .orderBy('id')
      .execute();
    return rows.map(shareOf);
  }

  /** Either side may end it. @throws PeopleError where there is none */
  async remove(id: number, userId: number): Promise<Share> {
    const row = await this.db
      .deleteFrom('shares')
      .where('id', '=', id)
      .where((eb) => eb.or([eb('ownerId', '=', userId), eb('userId', '=', userId)]))
      .returningAll()
      .executeTakeFirst();
    if (row === undefined) throw new PeopleError('unknown', fill(says.noShare, { id }));
    return shareOf(row);
  }
}

function shareOf(row: Row<'shares'>): Share {
  return { ...row, checkId: row.checkId === 0 ? null : row.checkId };
}
