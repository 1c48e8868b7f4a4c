import { fill, visible } from '#base';
import type { Role } from '#contract';
import type { Insertable } from 'kysely';
import { findRow, Rows, TimedRows } from '../database.ts';
import * as says from '../says.ts';
import type { Row, Tables } from '../tables.ts';
import { OWNER_ID } from './caller.ts';
import { foldedName, keptName, PeopleError } from './names.ts';
import type { User } from './users.ts';

/** People who log in with an account that they have elsewhere, as at their university. */
export class Identities extends TimedRows {
  /** @param identity issuer and subject. null: nobody logged in with it yet */
  find(identity: string): Promise<User | null> {
    return this.row('users', { identity });
  }

  /**
   * Makes the account of somebody who logs in for the first time.
   *
   * @param adopts an account of the same name that is here already is theirs, but for the first one
   * @throws PeopleError for a name that somebody else has, or that cannot be one
   */
  async add(identity: string, given: string, role: Role, adopts: boolean): Promise<User> {
    const name = keptName('user', given);
    const nameKey = foldedName(name);
    return this.database.transact(async (tx) => {
      const made = await tx
        .insertInto('users')
        .values({ name, nameKey, role, identity, createdAt: this.now() })
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst();
      if (made !== undefined) return made;
      // Somebody logs in at two places at once.
      const twin = await findRow(tx, 'users', { identity });
      if (twin !== null) return twin;
      const adopted = adopts
        ? await tx
            .updateTable('users')
            .set({ identity })
            .where('nameKey', '=', nameKey)
            .where('identity', 'is', null)
            .where('id', '!=', OWNER_ID)
            .returningAll()
            .executeTakeFirst()
        : undefined;
      if (adopted !== undefined) return adopted;
      throw new PeopleError('taken', fill(says.somebodyElse, { name: visible(name) }));
    });
  }

  /** Of these people, those who log in with an account there. @param issuer of the account */
  async of(issuer: string, ids: readonly number[]): Promise<readonly Pick<User, 'id' | 'identity'>[]> {
    const rows = await this.db
      .selectFrom('users')
      .select(['id', 'identity'])
      .where('id', 'in', ids)
      .where('identity', 'is not', null)
      .execute();
    return rows.filter(({ identity }) => identity?.startsWith(`${issuer} `) === true);
  }

  /** What somebody is as of now, by whoever keeps the account elsewhere. */
  async confirm(id: number, role: Role): Promise<void> {
    await this.db.updateTable('users').set({ role, leftAt: null }).where('id', '=', id).execute();
  }

  /** Ends what somebody may do here: sessions at once, and keys until they come back. Nothing is deleted. */
  async leave(id: number): Promise<void> {
    await this.database.transact(async (tx) => {
      await tx.updateTable('users').set({ leftAt: this.now() }).where('id', '=', id).execute();
      await tx.deleteFrom('sessions').where('userId', '=', id).execute();
    });
  }
}

/** Sessions of people in browsers. */
export class SessionRows extends Rows {
  async add(row: Insertable<Tables['sessions']>): Promise<void> {
    await this.db.insertInto('sessions').values(row).execute();
  }

  /** @param hash hex SHA-256 of the token */
  find(hash: string): Promise<Row<'sessions'> | null> {
    return this.row('sessions', { hash });
  }

  async touch(hash: string, usedAt: number): Promise<void> {
    await this.db.updateTable('sessions').set({ usedAt }).where('hash', '=', hash).execute();
  }

  async remove(hash: string): Promise<void> {
    await this.db.deleteFrom('sessions').where('hash', '=', hash).execute();
  }

  /** Deletes those of a person; of one session elsewhere: those that were begun by it. */
  async removeOf(userId: number, sid: string | null): Promise<void> {
    let query = this.db.deleteFrom('sessions').where('userId', '=', userId);
    if (sid !== null) query = query.where('sid', '=', sid);
    await query.execute();
  }

  /** Deletes those that were begun by one session elsewhere. */
  async removeBySid(sid: string): Promise<void> {
    await this.db.deleteFrom('sessions').where('sid', '=', sid).execute();
  }

  /** Deletes those that have ended: last used, or begun, before these times. */
  async removeBefore(usedAt: number, createdAt: number): Promise<void> {
    await this.db
      .deleteFrom('sessions')
      .where((row) => row.or([row('usedAt', '<', usedAt), row('createdAt', '<', createdAt)]))
      .execute();
  }
}
