import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { STATE, UNDER_WAY } from '#contract';
import { compiledOnce, type Database } from './database.ts';
import type { Caller } from './people/caller.ts';
import type { Tables } from './tables.ts';

/** What requests ask again and again. */
export function askedOf(database: Database) {
  const { db } = database;
  const seen = (scope: Reader['scope']) => {
    const all = (userId: number, keyId: number | null) =>
      db.selectFrom('checks').selectAll().where(visibleTo({ userId, keyId, scope })).orderBy('id', 'desc');
    return {
      all: compiledOnce(database, all),
      busy: compiledOnce(database, (userId: number, keyId: number | null) =>
        all(userId, keyId).where('statusId', 'in', UNDER_WAY),
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

/** Which of the checks that somebody sees. */
export interface WantedChecks {
  /** Only those of one state; null: of all. */
  readonly statusId: number | null;
  /** Only those that were made in one corpus; null: wherever. */
  readonly corpusId: number | null;
}

function wantedOf(db: Database['db'], { statusId, corpusId }: WantedChecks) {
  let query = db.selectFrom('checks').orderBy('checks.id', 'desc');
  if (statusId !== null) query = query.where('checks.statusId', '=', statusId);
  return corpusId === null ? query : query.where('checks.corpusId', '=', corpusId);
}

/** What a check is found by, of all that somebody sees, newest first. */
export function namesSeenBy(db: Database['db'], reader: Reader, wanted: WantedChecks) {
  return wantedOf(db, wanted)
    .select(['checks.id', 'checks.name', 'checks.ownerId'])
    .where(visibleTo(reader))
    .execute();
}

/** Ids of the newest that somebody sees. What makes one be seen is asked by itself each time: so much goes along an index. */
export async function newestSeenBy(
  db: Database['db'],
  { userId, keyId, scope }: Reader,
  wanted: WantedChecks,
  most: number,
): Promise<readonly number[]> {
  const newest = wantedOf(db, wanted).select('checks.id').limit(most);
  const own = newest.where('checks.ownerId', '=', userId);
  const asked =
    scope === 'submit'
      ? [own.where('checks.keyId', '=', keyId)]
      : [
          own,
          newest.where('checks.ownerId', 'is', null),
          newest
            // Somebody may share all, and some by themselves.
            .distinct()
            .innerJoin('shares', 'shares.ownerId', 'checks.ownerId')
            .where('shares.userId', '=', userId)
            .where((eb) =>
              eb.or([eb('shares.checkId', '=', 0), eb('shares.checkId', '=', eb.ref('checks.id'))]),
            ),
        ];
  const found = await Promise.all(asked.map((query) => query.execute()));
  const ids = new Set(found.flat().map(({ id }) => id));
  return [...ids].toSorted((a, b) => b - a).slice(0, most);
}

/** How many submissions of somebody's own checks were analysed; with a key of the scope `submit`: of those that it made. */
export async function analysedOf(db: Database['db'], { userId, keyId, scope }: Reader): Promise<number> {
  const own = db
    .selectFrom('submissions')
    .innerJoin('checks', 'checks.id', 'submissions.checkId')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('checks.ownerId', '=', userId)
    .where('checks.statusId', '=', STATE.completed);
  const made = scope === 'submit' ? own.where('checks.keyId', '=', keyId) : own;
  return (await made.executeTakeFirstOrThrow()).count;
}

/** Who looks at checks. */
export type Reader = Pick<Caller, 'userId' | 'keyId' | 'scope'>;

/**
 * Which checks somebody sees: the own ones, those that others share, and demo data. A key of the scope `submit` sees what it made
 * itself, by numbers that only who made it was given (`handInNumber`). Everything else is as if it were not there.
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
