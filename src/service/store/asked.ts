import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { STATE } from '#contract';
import { compiledOnce, type Database } from './database.ts';
import type { Caller } from './people/caller.ts';
import type { Tables } from './tables.ts';

/** Of checks that wait or are under way. */
export const BUSY: readonly number[] = [STATE.queued, STATE.processing];

/** What requests ask again and again. */
export function askedOf(database: Database) {
  const { db } = database;
  const seen = (scope: Reader['scope']) => {
    const all = (userId: number, keyId: number | null) =>
      db.selectFrom('checks').selectAll().where(visibleTo({ userId, keyId, scope })).orderBy('id', 'desc');
    return {
      all: compiledOnce(database, all),
      busy: compiledOnce(database, (userId: number, keyId: number | null) =>
        all(userId, keyId).where('statusId', 'in', BUSY),
      ),
      one: compiledOnce(database, (userId: number, keyId: number | null, id: number) =>
        all(userId, keyId).where('id', '=', id),
      ),
    };
  };
  return {
    visible: seen('full'),
    /** What a key made that only hands in. */
    handedIn: seen('submit'),
    checks: compiledOnce(database, (ids: readonly number[]) =>
      db.selectFrom('checks').selectAll().where('id', 'in', ids),
    ),
    submissions: compiledOnce(database, (checkId: number) =>
      db.selectFrom('submissions').selectAll().where('checkId', '=', checkId).orderBy('id'),
    ),
    counts: compiledOnce(database, (checkIds: readonly number[]) =>
      db
        .selectFrom('submissions')
        .select(({ fn }) => ['checkId' as const, fn.countAll<number>().as('count')])
        .where('checkId', 'in', checkIds)
        .groupBy('checkId'),
    ),
  };
}

/** Who looks at checks. */
export type Reader = Pick<Caller, 'userId' | 'keyId' | 'scope'>;

/**
 * Which checks somebody sees: the own ones, those that others share, and demo data. A key of the scope `submit` sees what it made
 * itself, by numbers that only who made it was given (`hand-in-number.ts`). Everything else is as if it were not there.
 */
function visibleTo({
  userId,
  keyId,
  scope,
}: Reader): (builder: ExpressionBuilder<Tables, 'checks'>) => Expression<SqlBool> {
  return (eb) => {
    const own = eb('checks.ownerId', '=', userId);
    if (scope === 'submit') return eb.and([own, eb('checks.keyId', '=', keyId)]);
    const shared = eb
      .selectFrom('shares')
      .select('shares.id')
      .where('shares.userId', '=', userId)
      .whereRef('shares.ownerId', '=', 'checks.ownerId')
      .where((on) => on.or([on('shares.checkId', '=', 0), on('shares.checkId', '=', on.ref('checks.id'))]));
    return eb.or([own, eb('checks.ownerId', 'is', null), eb.exists(shared)]);
  };
}
