import { changeRows, findRow, holdRow, inParts, removeRows, Rows } from './database.ts';
import { tellHooks } from './hooks.ts';
import type { Row } from './tables.ts';

/** What a person answered. */
export type GivenAnswer = Pick<Row<'answers'>, 'text' | 'at'>;

/** A link by which one person answers about one case, as staff see it. */
export interface AnswerLink
  extends Pick<Row<'answerLinks'>, 'id' | 'checkId' | 'caseKey' | 'subject' | 'createdAt' | 'expiresAt'> {
  /** Staff ended it. */
  readonly isEnded: boolean;
  /** Oldest first. */
  readonly answers: readonly GivenAnswer[];
}

/** Links by which people answer, and what they answered. Answers are added, never changed. Times are milliseconds since the epoch. */
export class AnswerRows extends Rows {
  /**
   * Makes the link of a person and a case. One that was there before leads nowhere from now on, and its answers stay.
   *
   * @returns its number; null: the check is gone
   */
  async make(
    link: Pick<
      Row<'answerLinks'>,
      'checkId' | 'caseKey' | 'subject' | 'hash' | 'shown' | 'createdAt' | 'expiresAt'
    >,
  ): Promise<number | null> {
    return this.database.transact(async (tx) => {
      // Who holds the check's row is alone: of a person and a case there is one link.
      if (!(await holdRow(tx, 'checks', link.checkId))) return null;
      const { checkId, caseKey, subject } = link;
      const known = await findRow(tx, 'answerLinks', { checkId, caseKey, subject });
      if (known !== null) {
        await changeRows(tx, 'answerLinks', { id: known.id }, link);
        return known.id;
      }
      const { id } = await tx
        .insertInto('answerLinks')
        .values(link)
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    });
  }

  async list(checkIds: readonly number[]): Promise<readonly AnswerLink[]> {
    const { db } = this;
    const links = await db
      .selectFrom('answerLinks')
      .select(['id', 'checkId', 'caseKey', 'subject', 'hash', 'createdAt', 'expiresAt'])
      .where('checkId', 'in', checkIds)
      .orderBy('id')
      .execute();
    if (links.length === 0) return [];
    const answers = await db
      .selectFrom('answers')
      .select(['linkId', 'text', 'at'])
      .where('checkId', 'in', checkIds)
      .orderBy('id')
      .execute();
    const byLink = Map.groupBy(answers, ({ linkId }) => linkId);
    return links.map(({ hash, ...link }) => ({
      ...link,
      isEnded: hash === null,
      answers: (byLink.get(link.id) ?? []).map(({ text, at }) => ({ text, at })),
    }));
  }

  /** When answers came, and about which cases. */
  async times(
    checkIds: readonly number[],
  ): Promise<
    readonly Readonly<Pick<Row<'answerLinks'>, 'checkId' | 'caseKey'> & Pick<Row<'answers'>, 'at'>>[]
  > {
    return inParts(checkIds, (some) =>
      this.db
        .selectFrom('answers')
        .innerJoin('answerLinks', 'answerLinks.id', 'answers.linkId')
        .select(['answerLinks.checkId', 'answerLinks.caseKey', 'answers.at'])
        .where('answers.checkId', 'in', some)
        .execute(),
    );
  }

  /**
   * What a link leads to.
   *
   * @param hash SHA-256 of what its address ends with: how long it takes to look that up tells nothing about an address
   * @returns null: it was never made, was ended, or its time is over
   */
  async open(hash: string, now: number) {
    const link = await this.db
      .selectFrom('answerLinks')
      .select(['id', 'shown', 'expiresAt'])
      .where('hash', '=', hash)
      .where('expiresAt', '>', now)
      .executeTakeFirst();
    if (link === undefined) return null;
    const answers = await this.db
      .selectFrom('answers')
      .select(['text', 'at'])
      .where('linkId', '=', link.id)
      .orderBy('id')
      .execute();
    return { shown: link.shown, expiresAt: link.expiresAt, answers };
  }

  /**
   * Adds an answer, and notes for the owner's webhooks that there is one. What was sent twice in a row is kept once.
   *
   * @param most so many answers a link takes
   * @returns null: the link leads nowhere; 'full': it has as many as it takes; 'known': the last answer says the same
   */
  async add(hash: string, { text, at }: GivenAnswer, most: number) {
    return this.database.transact(async (tx) => {
      const find = tx
        .selectFrom('answerLinks')
        .select(['id', 'checkId'])
        .where('hash', '=', hash)
        .where('expiresAt', '>', at);
      const { checkId } = (await find.executeTakeFirst()) ?? {};
      if (checkId === undefined || !(await holdRow(tx, 'checks', checkId))) return null;
      // It may have been ended until the row was held.
      const link = await find.executeTakeFirst();
      if (link === undefined) return null;
      const before = await tx
        .selectFrom('answers')
        .select('text')
        .where('linkId', '=', link.id)
        .orderBy('id')
        .execute();
      if (before.at(-1)?.text === text) return 'known';
      if (before.length >= most) return 'full';
      const check = await findRow(tx, 'checks', { id: checkId });
      if (check === null) return null;
      await tx.insertInto('answers').values({ linkId: link.id, checkId, text, at }).execute();
      await tellHooks(tx, check, { event: 'answer.received', at });
      return { linkId: link.id, checkId, ownerId: check.ownerId };
    });
  }

  /** Ends a link of a check: it leads nowhere. Answers stay. @returns whether there is such a link */
  async end(id: number, checkId: number): Promise<boolean> {
    return (await changeRows(this.db, 'answerLinks', { id, checkId }, { hash: null })) === 1;
  }

  /** Deletes a link of a check with its answers, for good. @returns whether there is such a link */
  async remove(id: number, checkId: number): Promise<boolean> {
    return this.database.transact(async (tx) => {
      if (!(await holdRow(tx, 'checks', checkId))) return false;
      if ((await removeRows(tx, 'answerLinks', { id, checkId })) === 0) return false;
      await removeRows(tx, 'answers', { linkId: id });
      return true;
    });
  }
}
