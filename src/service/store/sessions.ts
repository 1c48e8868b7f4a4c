import type { Insertable } from 'kysely';
import { Rows } from './database.ts';
import type { Row, Tables } from './tables.ts';

/** Sessions of people in browsers. */
export class SessionRows extends Rows {
  async add(row: Insertable<Tables['sessions']>): Promise<void> {
    await this.db.insertInto('sessions').values(row).execute();
  }

  /** @param hash hex SHA-256 of the token */
  async find(hash: string): Promise<Row<'sessions'> | null> {
    const row = await this.db.selectFrom('sessions').selectAll().where('hash', '=', hash).executeTakeFirst();
    return row ?? null;
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
