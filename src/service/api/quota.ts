import type { Caller } from '../store/people/caller.ts';
import type { People } from '../store/people/people.ts';
import { nextMonth } from '../store/people/quotas.ts';
import type { HandlerContext } from './handlers/context.ts';
import type { SpooledFile } from './multipart.ts';
import { timestamp } from './presentation.ts';
import { HttpError } from './reply.ts';
import * as says from './says.ts';
import { fill } from '#base';

type Quotas = Pick<HandlerContext, 'people' | 'now'>;

/** Units of the quota that a check costs. */
export const CONSUMPTION = 1;

/**
 * Takes a check of this month for something that may still fail: then it is given back.
 *
 * @throws HttpError 403 where none is left; what `start` throws
 */
export async function withQuota<Started>(
  context: Quotas,
  caller: Caller,
  start: () => Promise<Started | null>,
): Promise<Started | null> {
  const { quotas } = context.people;
  if (!(await quotas.take(caller.userId, 'checks', CONSUMPTION, caller.monthlyChecks))) {
    throw usedUp(context, `${caller.monthlyChecks} checks`);
  }
  let started: Started | null = null;
  try {
    started = await start();
    return started;
  } finally {
    if (started === null) await quotas.giveBack(caller.userId, 'checks', CONSUMPTION);
  }
}

/**
 * Takes the bytes of files for as much of them as is kept.
 *
 * @param keep takes the files over, and says how many bytes it kept
 * @throws HttpError 403 where they are more than is left; what `keep` throws
 */
export async function withBytes<Kept extends { readonly keptBytes: number }>(
  context: Quotas,
  caller: Caller,
  files: readonly SpooledFile[],
  keep: () => Promise<Kept>,
): Promise<Kept> {
  const { quotas } = context.people;
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  if (!(await quotas.take(caller.userId, 'bytes', bytes, caller.monthlyBytes))) {
    throw usedUp(context, `${caller.monthlyBytes} bytes of uploads`);
  }
  let keptBytes = 0;
  try {
    const kept = await keep();
    ({ keptBytes } = kept);
    return kept;
  } finally {
    if (keptBytes < bytes) await quotas.giveBack(caller.userId, 'bytes', bytes - keptBytes);
  }
}

/** What is left of this month's checks. */
export async function quotaOf(
  { quotas }: People,
  { userId, monthlyChecks }: Caller,
): Promise<{ readonly total: number | null; readonly used: number }> {
  if (monthlyChecks === null) return { total: null, used: 0 };
  const { checks } = await quotas.used(userId);
  return { total: monthlyChecks, used: checks };
}

function usedUp({ now }: Quotas, what: string): HttpError {
  return new HttpError(fill(says.yourQuota, { what, time: timestamp(nextMonth(now())) }));
}
