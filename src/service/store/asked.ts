import { STATE } from '#contract';
import { compiledOnce, type Database } from './database.ts';
import { type Reader, visibleTo } from './people/visible.ts';

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
