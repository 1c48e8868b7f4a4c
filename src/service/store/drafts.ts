import { addJob } from '../jobs/jobs.ts';
import { changeRows, type Database, removeRows, Rows } from './database.ts';
import type { Row } from './tables.ts';

export type DraftRow = Row<'drafts'>;
export type DraftPartRow = Row<'draftParts'>;

/** Files that people dropped until their check is made: whose they are, in which blobs they lie, and what became of them. */
export class DraftRows extends Rows {
  async create(id: string, userId: number, at: number): Promise<void> {
    await this.db.insertInto('drafts').values({ id, userId, usedAt: at }).execute();
  }

  find(id: string): Promise<DraftRow | null> {
    return this.row('drafts', { id });
  }

  /** Of one person: those of which no check was made, newest first. */
  open(userId: number): Promise<readonly DraftRow[]> {
    return this.db
      .selectFrom('drafts')
      .selectAll()
      .where('userId', '=', userId)
      .where('run', 'is', null)
      .where('checkId', 'is', null)
      .orderBy('usedAt', 'desc')
      .execute();
  }

  /** Those that nobody touched since then, and of which no check is being made. */
  async idle(before: number): Promise<readonly string[]> {
    const rows = await this.db
      .selectFrom('drafts')
      .select('id')
      .where('run', 'is', null)
      .where('usedAt', '<', before)
      .execute();
    return rows.map(({ id }) => id);
  }

  async change(id: string, changes: Partial<Omit<DraftRow, 'id' | 'userId'>>): Promise<void> {
    await changeRows(this.db, 'drafts', { id }, changes);
  }

  parts(id: string): Promise<readonly DraftPartRow[]> {
    return this.db.selectFrom('draftParts').selectAll().where('draftId', '=', id).execute();
  }

  /**
   * Replaces a part of a draft of which no check was made.
   *
   * @param part null: nothing takes its place
   * @returns the blobs that no row names any more
   */
  async replace(id: string, name: string, part: DraftPartRow | null): Promise<readonly string[]> {
    return this.database.transact(async (tx) => {
      // Its row is held until the end: no start of a check comes between.
      const { numUpdatedRows } = await tx
        .updateTable('drafts')
        .set((build) => ({ usedAt: build.ref('usedAt') }))
        .where('id', '=', id)
        .where('run', 'is', null)
        .where('checkId', 'is', null)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) return part === null ? [] : [part.blob];
      const gone = await tx
        .deleteFrom('draftParts')
        .where('draftId', '=', id)
        .where('part', '=', name)
        .returning('blob')
        .execute();
      if (part !== null) await tx.insertInto('draftParts').values(part).execute();
      return gone.map(({ blob }) => blob);
    });
  }

  /** Wants a check made, unless one is being made or was. @param run how */
  async start({ id, userId }: DraftRow, run: string, at: number): Promise<void> {
    await this.database.transact(async (tx) => {
      const open = { id, run: null, checkId: null };
      if ((await changeRows(tx, 'drafts', open, { run, problem: null, usedAt: at })) === 0) return;
      // The job of a run that came to nothing may be about to leave the queue: this one must not leave with it.
      await removeRows(tx, 'jobs', { kind: 'run', key: id });
      await addJob(tx, { kind: 'run', key: id, person: userId, small: false }, at);
    });
  }

  /** The check is made: what it was made of is needed no more. @returns the blobs that no row names any more */
  async over(id: string): Promise<readonly string[]> {
    await this.change(id, { run: null });
    const gone = await this.db.deleteFrom('draftParts').where('draftId', '=', id).returning('blob').execute();
    return gone.map(({ blob }) => blob);
  }

  /** @returns the blobs that no row names any more */
  remove(id: string): Promise<readonly string[]> {
    return this.database.transact((tx) => removeDrafts(tx, { id }));
  }
}

/** Deletes drafts and what is to be done with them. @returns the blobs that no row names any more */
export async function removeDrafts(
  tx: Database['db'],
  of: { readonly id: string } | { readonly checkId: number } | { readonly userId: number },
): Promise<readonly string[]> {
  const [[column, value]] = Object.entries(of) as [['id' | 'checkId' | 'userId', string | number]];
  const drafts = await tx.deleteFrom('drafts').where(column, '=', value).returning('id').execute();
  const ids = drafts.map(({ id }) => id);
  await tx.deleteFrom('jobs').where('kind', '=', 'run').where('key', 'in', ids).execute();
  const parts = await tx.deleteFrom('draftParts').where('draftId', 'in', ids).returning('blob').execute();
  return parts.map(({ blob }) => blob);
}
