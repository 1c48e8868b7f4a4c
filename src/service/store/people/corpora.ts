import { addOnce, changeRows, inParts, removeRows, TimedRows } from '../database.ts';
import type { Row } from '../tables.ts';
import { foldedName, keptName, PeopleError } from './names.ts';
import * as says from '../says.ts';
import { fill } from '#base';

/** A course or department, whose members compare with each other's earlier work. */
export type CourseCorpus = Omit<Row<'corpora'>, 'nameKey'>;

/** Whose earlier checks a check may be compared with: the owner's, and of a corpus those that its members made in it. */
export interface Comparable {
  readonly ownerId: number;
  /** null: of no corpus. */
  readonly corpus: { readonly id: number; readonly members: readonly number[] } | null;
}

/** Who shares earlier work with whom. */
export class Corpora extends TimedRows {
  /** @throws PeopleError for a name that is taken or cannot be one */
  async add(given: string): Promise<CourseCorpus> {
    const name = keptName('corpus', given);
    const row = await this.db
      .insertInto('corpora')
      .values({ name, nameKey: foldedName(name), createdAt: this.now() })
      .onConflict((conflict) => conflict.column('nameKey').doNothing())
      .returning(['id', 'name', 'createdAt'])
      .executeTakeFirst();
    if (row === undefined) {
      throw new PeopleError('taken', fill(says.corpusAlready, { name: JSON.stringify(name) }));
    }
    return row;
  }

  /** As `add`, with a number behind the name where others have it. */
  async addNamed(name: string): Promise<CourseCorpus> {
    for (let n = 1; ; n += 1) {
      try {
        return await this.add(n === 1 ? name : `${name} (${n})`);
      } catch (error) {
        if (!(error instanceof PeopleError) || error.why !== 'taken') throw error;
      }
    }
  }

  /** @param userId those that somebody is a member of; null: all */
  async list(userId: number | null): Promise<readonly CourseCorpus[]> {
    let query = this.db.selectFrom('corpora').select(['id', 'name', 'createdAt']).orderBy('id');
    if (userId !== null) {
      query = query.where('id', 'in', (eb) =>
        eb.selectFrom('corpusMembers').select('corpusId').where('userId', '=', userId),
      );
    }
    return query.execute();
  }

  /** By its number or its name. @throws PeopleError where there is none, or none that this member sees */
  async find(wanted: number | string, userId: number | null): Promise<CourseCorpus> {
    const folded = typeof wanted === 'string' ? foldedName(wanted.trim()) : null;
    const found = (await this.list(userId)).find(({ id, name }) =>
      folded === null ? id === wanted : foldedName(name) === folded,
    );
    if (found === undefined) {
      throw new PeopleError('unknown', fill(says.noCorpus, { wanted: JSON.stringify(wanted) }));
    }
    return found;
  }

  /** By its name; made where there is none. @throws PeopleError for a name that cannot be one */
  async named(name: string): Promise<CourseCorpus> {
    const nameKey = foldedName(keptName('corpus', name));
    for (;;) {
      const row = await this.row('corpora', { nameKey });
      if (row !== null) return row;
      await this.add(name).catch((error: unknown) => {
        // Somebody else made it meanwhile.
        if (!(error instanceof PeopleError) || error.why !== 'taken') throw error;
      });
    }
  }

  /** Removes it. The checks that were made in it stay as they are, and what they found in others' work stays closed. */
  async remove(id: number): Promise<void> {
    await this.database.transact(async (tx) => {
      await removeRows(tx, 'corpusMembers', { corpusId: id });
      await removeRows(tx, 'courses', { corpusId: id });
      for (const table of ['keys', 'sessions'] as const) {
        await tx.updateTable(table).set({ corpusId: null }).where('corpusId', '=', id).execute();
      }
      await removeRows(tx, 'corpora', { id });
    });
  }

  async members(corpusId: number) {
    const rows = await this.db
      .selectFrom('corpusMembers')
      .innerJoin('users', 'users.id', 'corpusMembers.userId')
      .select(['corpusMembers.userId', 'users.name', 'corpusMembers.handsOut'])
      .where('corpusMembers.corpusId', '=', corpusId)
      .orderBy('corpusMembers.userId')
      .execute();
    return rows.map((row) => ({
      ...row,
      /** Whether the others may read the files that their work matches. */
      handsOut: row.handsOut === 1,
    }));
  }

  /** Doing it twice is the same as once. Nothing is handed out until the member says so. */
  async join(corpusId: number, userId: number): Promise<void> {
    await addOnce(this.db, 'corpusMembers', { corpusId, userId, createdAt: this.now() });
  }

  /** @throws PeopleError where somebody is no member */
  async handOut(corpusId: number, userId: number, handsOut: boolean): Promise<void> {
    const to = { handsOut: handsOut ? 1 : 0 };
    if ((await changeRows(this.db, 'corpusMembers', { corpusId, userId }, to)) === 0) {
      throw new PeopleError('unknown', fill(says.thereIsNoCorpusNumbered, { id: corpusId }));
    }
  }

  /** Takes somebody out: their work is no longer compared with, nor their files handed out. */
  async leave(corpusId: number, userId: number): Promise<void> {
    await removeRows(this.db, 'corpusMembers', { corpusId, userId });
  }

  /**
   * Which of these submissions the owner of a check may not read: those of others who do not hand out what they have in its corpus,
   * and those that are gone, whoever had them.
   */
  async closed(
    check: { readonly ownerId: number | null; readonly corpusId: number | null },
    submissionIds: readonly number[],
  ): Promise<ReadonlySet<number>> {
    const closed = new Set(submissionIds);
    const { corpus } = await this.corpusOf(check);
    const open = await inParts(submissionIds, (some) =>
      this.db
        .selectFrom('submissions')
        .innerJoin('checks', 'checks.id', 'submissions.checkId')
        .leftJoin('corpusMembers', (join) =>
          join
            .onRef('corpusMembers.userId', '=', 'checks.ownerId')
            .onRef('corpusMembers.corpusId', '=', 'checks.corpusId'),
        )
        .select('submissions.id')
        .where('submissions.id', 'in', some)
        .where((eb) =>
          eb.or([
            eb('checks.ownerId', '=', check.ownerId),
            eb.and([eb('checks.corpusId', '=', corpus?.id ?? 0), eb('corpusMembers.handsOut', '=', 1)]),
          ]),
        )
        .execute(),
    );
    for (const { id } of open) closed.delete(id);
    return closed;
  }

  /** Whose earlier work a check may be compared with. */
  async corpusOf(check: {
    readonly ownerId: number | null;
    readonly corpusId: number | null;
  }): Promise<Comparable> {
    const ownerId = check.ownerId ?? 0;
    if (check.corpusId === null) return { ownerId, corpus: null };
    const members = (await this.members(check.corpusId)).map(({ userId }) => userId);
    return {
      ownerId,
      corpus: members.includes(ownerId) ? { id: check.corpusId, members } : null,
    };
  }
}
