import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Tables } from '../tables.ts';
import type { Caller } from './caller.ts';

/** Who looks at checks. */
export type Reader = Pick<Caller, 'userId' | 'keyId' | 'scope'>;

/**
 * Which checks somebody sees: the own ones, those that others share, and demo data. A key of the scope `submit` sees what it made
 * itself, by numbers that only who made it was given (`hand-in-number.ts`). Everything else is as if it were not there.
 */
export function visibleTo({
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
