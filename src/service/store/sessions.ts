import type { Database } from './database.ts';
import type { Row } from './tables.ts';

/** Sessions of people in browsers. */
export class SessionRows {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async add(row: Row<'sessions'>): Promise<void> {
    await this.#database.db.insertInto('sessions').values(row).execute();
  }

  /** @param hash hex SHA-256 of the token */
  async find(hash: string): Promise<Row<'sessions'> | null> {
    const row = await this.#database.db
      .selectFrom('sessions')
      .selectAll()
      .where('hash', '=', hash)
      .executeTakeFirst();
    return row ?? null;
  }

  async touch(hash: string, usedAt: number): Promise<void> {
    await this.#database.db.updateTable('sessions').set({ usedAt }).where('hash', '=', hash).execute();
  }

  async remove(hash: string): Promise<void> {
    await this.#database.db.deleteFrom('sessions').where('hash', '=', hash).execute();
  }

  /** Deletes those that have ended: last used, or begun, before these times. */
  async removeBefore(usedAt: number, createdAt: number): Promise<void> {
    await this.#database.db
      .deleteFrom('sessions')
      .where((row) => row.or([row('usedAt', '<', usedAt), row('createdAt', '<', createdAt)]))
      .execute();
  }
}
