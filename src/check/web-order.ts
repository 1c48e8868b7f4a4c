import type { CheckLife } from './check-life.ts';
import type { CheckPlan, WebOrder } from './plan.ts';

/** Of the time that is left when a check starts, what belongs to the rest of it. */
const REST_SHARE = 0.2;
const REST_MS = 20_000;

/**
 * What start is told of the search of the web; null: nothing, because none is asked for, or this service knows no such thing.
 *
 * @param leftMs time that the run has left: the search ends so that results can be read
 */
export function webOrderOf(
  { flight, named, ids }: Pick<CheckLife, 'flight' | 'named' | 'ids'>,
  { web }: Pick<CheckPlan, 'web'>,
  leftMs: number,
): WebOrder | null {
  if (web === null || flight?.web !== true) return null;
  const { requests, salt, exclude, never } = web;
  const seconds = Math.floor((leftMs * (1 - REST_SHARE) - REST_MS) / 1000);
  return {
    requests,
    // A run without a limit of time gives the search none.
    ...(Number.isFinite(seconds) ? { seconds: Math.max(1, seconds) } : {}),
    salt,
    exclude,
    never,
    submissions: named.flatMap(({ submission, token }) => {
      const known = web.submissions.get(submission.key);
      const id = ids.get(token);
      return id === undefined || known === undefined ? [] : [{ id, ...known }];
    }),
  };
}
