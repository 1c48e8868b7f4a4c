import type { Expression, ExpressionBuilder, SqlBool, Transaction } from 'kysely';
import { STATE } from '#contract';
import { type Database, holdRow, keepMeta, metaOf } from './database.ts';
import { removeCheckRows } from './check-row.ts';
import type { Tables } from './tables.ts';

/** A check that is deleted for its age. */
interface ExpiredCheck {
  readonly id: number;
  readonly ownerId: number | null;
}

interface DeletedCheck extends ExpiredCheck {
  /** What only it named. */
  readonly blobs: readonly string[];
}

/** What can be deleted: nobody works on it. */
const AT_REST: readonly number[] = [STATE.created, STATE.completed, STATE.failed];
/** So many checks are looked for in one statement. */
const AT_ONCE = 100;

/** What is too old. Times are milliseconds since the epoch. */
export interface TooOld {
  readonly before: number;
  readonly now: number;
}

/**
 * Deletes the rows of checks that ended before a time, or were never started and last changed before it, with all that hangs on
 * them, one check after the other. Sample data stays, and so does what may still be needed as evidence, see `heldChecks`. Of several
 * processes one deletes each.
 *
 * @param note writes down that it is deleted: both are kept, or neither
 */
export async function* removeExpired(
  database: Database,
  age: TooOld,
  note: (tx: Transaction<Tables>, check: ExpiredCheck) => Promise<void>,
): AsyncIterable<DeletedCheck> {
  const isExpired = expiredBy(age.before, await youngFrom(database, 'checks', 'createdAt', age));
  for (let after = 0; ; ) {
    const rows = await database.db
      .selectFrom('checks')
      .select(['id', 'ownerId'])
      .where('id', '>', after)
      .where(isExpired)
      .where((one) => one.not(isHeld(one)))
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    for (const { id, ownerId } of rows) {
      const blobs = await database.transact(async (tx) => {
        // Who holds the row decides: it may have been started again, a case opened, or another process deletes it.
        if (!(await holdRow(tx, 'checks', id))) return null;
        const still = await tx
          .selectFrom('checks')
          .select('id')
          .where('id', '=', id)
          .where(isExpired)
          .where((one) => one.not(isHeld(one)))
          .executeTakeFirst();
        if (still === undefined) return null;
        await note(tx, { id, ownerId });
        return removeCheckRows(tx, id);
      });
      if (blobs !== null) yield { id, ownerId, blobs };
    }
    if (rows.length < AT_ONCE) return;
    after = rows.at(-1)?.id ?? after;
  }
}

/**
 * Checks that are old enough to be deleted, and stay because a case of theirs is open.
 *
 * @returns ids, ascending
 */
export async function heldChecks(database: Database, age: TooOld): Promise<readonly number[]> {
  const isExpired = expiredBy(age.before, await youngFrom(database, 'checks', 'createdAt', age));
  const rows = await database.db
    .selectFrom('checks')
    .select('id')
    .where(isExpired)
    .where(isHeld)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes entries of the audit that are older, but for those of checks that stay because a case of theirs is open. */
export async function removeOldAudit(database: Database, age: TooOld): Promise<void> {
  await database.db
    .deleteFrom('audit')
    .where('at', '<', age.before)
    .where('id', '<', await youngFrom(database, 'audit', 'at', age))
    .where((one) =>
      one.not(
        one.exists(
          one
            .selectFrom('caseBooks')
            .select('caseBooks.checkId')
            .whereRef('caseBooks.checkId', '=', 'audit.checkId')
            .where('openCases', '>', 0),
        ),
      ),
    )
    .execute();
}

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** Of `meta`: when was looked for what is too old, and until when nothing is deleted. */
const LOOKED = 'retention';

/**
 * Until when nothing is deleted for its age; null: it is. What is deleted by a wrong clock is gone: where the clock is a week ahead
 * of the last look, or behind it, somebody has a day to set it right.
 */
export async function pausedUntil({ db }: Database, now: number): Promise<number | null> {
  const kept = await metaOf(db, LOOKED);
  const [last, before] = kept === null ? [now, 0] : (JSON.parse(kept) as [number, number]);
  const hasJumped = now - last > 7 * DAY_MS || last - now > HOUR_MS;
  const until = hasJumped ? now + DAY_MS : before;
  await keepMeta(db, LOOKED, JSON.stringify([now, until]));
  return now < until ? until : null;
}

/**
 * The id from which on rows are too young, whatever their own time says. Ids grow with the time: a row that comes after a younger one
 * was written while the clock was behind, as one is without its battery, and is not as old as it looks.
 */
async function youngFrom(
  { db }: Database,
  table: 'checks' | 'audit',
  time: 'createdAt' | 'at',
  { before, now }: TooOld,
): Promise<number> {
  const row = await db
    .selectFrom(table)
    .select(({ fn }) => fn.min<number | null>('id').as('first'))
    .where(time, '>=', before)
    // What a clock wrote that was ahead tells nothing.
    .where(time, '<=', now)
    .executeTakeFirst();
  return row?.first ?? Number.MAX_SAFE_INTEGER;
}

type Builder = ExpressionBuilder<Tables, 'checks'>;

function expiredBy(before: number, young: number): (one: Builder) => Expression<SqlBool> {
  return (one) =>
    one.and([
      one('id', '<', young),
      one('ownerId', 'is not', null),
      one('statusId', 'in', AT_REST),
      one(one.fn.coalesce('finishedAt', 'updatedAt'), '<', before),
    ]);
}

function isHeld(one: Builder): Expression<SqlBool> {
  return one.exists(
    one
      .selectFrom('caseBooks')
      .select('caseBooks.checkId')
      .whereRef('caseBooks.checkId', '=', 'checks.id')
      .where('openCases', '>', 0),
  );
}
