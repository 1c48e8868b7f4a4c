import type { Transaction } from 'kysely';
import { type Caller, OWNER_ID } from '../store/people/caller.ts';
import type { People } from '../store/people/people.ts';
import { nextMonth } from '../store/people/quotas.ts';
import type { Tables } from '../store/tables.ts';
import type { HandlerContext } from './handlers/context.ts';
import type { SpooledFile } from './multipart.ts';
import { timestamp } from './presentation.ts';
import { HttpError } from './reply.ts';
import * as says from './says.ts';
import { fill } from '#base';

type Quotas = Pick<HandlerContext, 'people' | 'now'>;

/** Units of the quota that a check costs. */
export const CONSUMPTION = 1;

/** Counts what somebody uses of a month, in the transaction that uses it: who dies in between has used nothing. */
export class Meter {
  readonly #context: Quotas;
  readonly #caller: Caller;

  constructor(context: Quotas, caller: Caller) {
    this.#context = context;
    this.#caller = caller;
  }

  /** Before anything is kept that a check is made of. @throws HttpError 403 where none is left */
  async refuseCheck(): Promise<void> {
    const { total, used } = await quotaOf(this.#context.people, this.#caller);
    if (total !== null && used + CONSUMPTION > total) throw this.#noCheck();
  }

  /** @throws HttpError 403 where none is left by now */
  async takeCheck(tx: Transaction<Tables>): Promise<void> {
    const { userId, monthlyChecks } = this.#caller;
    const { quotas } = this.#context.people;
    if (await quotas.take(tx, userId, 'checks', CONSUMPTION, monthlyChecks)) return;
    throw this.#noCheck();
  }

  /** What is left of this month's bytes. */
  async bytesLeft(): Promise<number> {
    const { userId, monthlyBytes } = this.#caller;
    if (monthlyBytes === null || userId === OWNER_ID) return Infinity;
    return monthlyBytes - (await this.#context.people.quotas.used(userId)).bytes;
  }

  /** Before anything of a request is kept. @throws HttpError 403 where its files are more than is left */
  refuseMore(files: readonly SpooledFile[], left: number): void {
    if (files.reduce((sum, file) => sum + file.bytes, 0) > left) throw this.#noBytes();
  }

  /** @throws HttpError 403 where they are more than is left by now */
  async takeBytes(tx: Transaction<Tables>, bytes: number): Promise<void> {
    const { userId, monthlyBytes } = this.#caller;
    if (await this.#context.people.quotas.take(tx, userId, 'bytes', bytes, monthlyBytes)) return;
    throw this.#noBytes();
  }

  #noCheck(): HttpError {
    return usedUp(this.#context, `${this.#caller.monthlyChecks} checks`);
  }

  #noBytes(): HttpError {
    return usedUp(this.#context, `${this.#caller.monthlyBytes} bytes of uploads`);
  }
}

/** What is left of this month's checks; of the first user, whose checks are not counted, as many as they like. */
export async function quotaOf({ quotas }: People, { userId, monthlyChecks }: Caller) {
  if (monthlyChecks === null || userId === OWNER_ID) return { total: null, used: 0 };
  const { checks } = await quotas.used(userId);
  return { total: monthlyChecks, used: checks };
}

function usedUp({ now }: Quotas, what: string): HttpError {
  return new HttpError(fill(says.yourQuota, { what, time: timestamp(nextMonth(now())) }));
}
