import { addOnce, Rows } from './database.ts';
import type { Row } from './tables.ts';

/** What learning platforms begin here: launches that are under way, the courses that they come from, and the keys that we sign with. */
export class LaunchRows extends Rows {
  /** @param before those that were begun earlier are forgotten */
  async begin(row: Row<'launches'>, before: number): Promise<void> {
    await this.prune(before);
    await this.db.insertInto('launches').values(row).execute();
  }

  /** Forgets launches that were begun before: each says who came. */
  async prune(before: number): Promise<void> {
    await this.db.deleteFrom('launches').where('at', '<', before).execute();
  }

  /** Each is taken once, whatever becomes of it. @param since when it was begun at the earliest */
  async take(stateHash: string, since: number): Promise<Row<'launches'> | null> {
    const row = await this.db
      .deleteFrom('launches')
      .where('stateHash', '=', stateHash)
      .where('at', '>=', since)
      .returningAll()
      .executeTakeFirst();
    return row ?? null;
  }

  course(key: string): Promise<Row<'courses'> | null> {
    return this.row('courses', { key });
  }

  /** The course of a corpus that a platform began. */
  courseOf(corpusId: number): Promise<Row<'courses'> | null> {
    return this.row('courses', { corpusId });
  }

  /** @returns what is kept: of two processes that see a course first, one says which corpus is its */
  async addCourse(course: Row<'courses'>): Promise<Row<'courses'>> {
    await addOnce(this.db, 'courses', course);
    return (await this.course(course.key)) ?? course;
  }

  async changeCourse(key: string, peopleUrl: string | null): Promise<void> {
    await this.db.updateTable('courses').set({ peopleUrl }).where('key', '=', key).execute();
  }

  /** Newest first. */
  keys(): Promise<readonly Row<'signingKeys'>[]> {
    return this.db.selectFrom('signingKeys').selectAll().orderBy('createdAt', 'desc').execute();
  }

  /** @param before older ones go */
  async addKey(key: Row<'signingKeys'>, before: number): Promise<void> {
    await this.db.insertInto('signingKeys').values(key).execute();
    await this.db.deleteFrom('signingKeys').where('createdAt', '<', before).execute();
  }
}
