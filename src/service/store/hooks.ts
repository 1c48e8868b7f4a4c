import { randomBytes } from 'node:crypto';
import { type Insertable, type Kysely, sql, type Transaction } from 'kysely';
import { STATE } from '#contract';
import { addJob } from '../jobs/jobs.ts';
import { changeRows, findRow, removeRows, Rows } from './database.ts';
import { holdUser } from './people/users.ts';
import type { Row, Tables } from './tables.ts';

/** What a hook may be told of. */
export const HOOK_EVENTS = ['check.completed', 'check.failed', 'answer.received'] as const;
type HookEvent = (typeof HOOK_EVENTS)[number];

/** Sent when its owner asks for it. */
const TEST_EVENT = 'hook.test';

/** An address that is told of checks, without what its messages are signed with. */
export interface HookRecord extends Omit<Row<'hooks'>, 'events' | 'secret' | 'givenUp'> {
  readonly events: readonly HookEvent[];
}

/** A message that is to be sent. */
export interface OutgoingMessage
  extends Pick<Row<'hookDeliveries'>, 'id' | 'hookId' | 'messageId' | 'body' | 'checkId'>,
    Pick<Row<'hooks'>, 'url' | 'secret' | 'ownerId'> {
  /** So far, with this one. */
  readonly attempts: number;
}

/** With when it is sent next; null: never. */
export type DeliveryRecord = Row<'hookDeliveries'> & { readonly dueAt: number | null };

/** Hooks and what they are told. Times are milliseconds since the epoch. */
export class Hooks extends Rows {
  /** @returns null: this person has as many as there may be. @throws PeopleError where they are gone */
  async create(
    fields: Pick<HookRecord, 'ownerId' | 'keyId' | 'url' | 'events' | 'createdAt'> & {
      readonly secret: string;
    },
    most: number,
  ): Promise<HookRecord | null> {
    return this.database.transact(async (tx) => {
      // One after the other: else each of several at once sees room for its own.
      await holdUser(tx, fields.ownerId);
      const { count } = await tx
        .selectFrom('hooks')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('ownerId', '=', fields.ownerId)
        .executeTakeFirstOrThrow();
      if (count >= most) return null;
      const row = await tx
        .insertInto('hooks')
        .values({ ...fields, events: fields.events.join(' '), givenUp: 0 })
        .returningAll()
        .executeTakeFirstOrThrow();
      return hookOf(row);
    });
  }

  /** Of one person, oldest first. */
  async list(ownerId: number): Promise<readonly HookRecord[]> {
    const rows = await this.db
      .selectFrom('hooks')
      .selectAll()
      .where('ownerId', '=', ownerId)
      .orderBy('id')
      .execute();
    return rows.map(hookOf);
  }

  /** undefined: there is none, or it is somebody else's. */
  async find(id: number, ownerId: number): Promise<HookRecord | undefined> {
    const row = await this.row('hooks', { id, ownerId });
    return row === null ? undefined : hookOf(row);
  }

  /** Takes up again what was disabled; what was not sent meanwhile stays unsent. */
  async enable(id: number): Promise<void> {
    await changeRows(this.db, 'hooks', { id }, { disabledAt: null, disabledWhy: null, givenUp: 0 });
  }

  /** Ends a hook, and gives up what waits for it. */
  async disable(id: number, at: number, why: string): Promise<void> {
    await this.database.transact((tx) => disable(tx, id, at, why));
  }

  async remove(id: number): Promise<void> {
    await this.database.transact(async (tx) => {
      await removeRows(tx, 'hookDeliveries', { hookId: id });
      await removeRows(tx, 'hooks', { id });
    });
  }

  /** Newest first. */
  async deliveries(hookId: number, most: number): Promise<readonly DeliveryRecord[]> {
    const rows = await this.db
      .selectFrom('hookDeliveries')
      .leftJoin('jobs', (join) =>
        join
          .on('jobs.kind', '=', 'hook')
          .on('jobs.key', '=', sql<string>`cast(hook_deliveries.id as text)`)
          .on('hookDeliveries.state', '=', 'waiting'),
      )
      .selectAll('hookDeliveries')
      .select('jobs.dueAt')
      .where('hookId', '=', hookId)
      .orderBy('hookDeliveries.id', 'desc')
      .limit(most)
      .execute();
    // What has not waited yet is due since it is there.
    return rows.map(({ dueAt, ...row }) => ({
      ...row,
      dueAt: dueAt === null ? null : Math.max(dueAt, row.createdAt),
    }));
  }

  /** Queues a message of no check, to see whether it arrives. */
  async test({ id, ownerId }: Pick<HookRecord, 'id' | 'ownerId'>, at: number): Promise<void> {
    const body = JSON.stringify({ type: TEST_EVENT, timestamp: new Date(at).toISOString(), data: {} });
    await this.database.transact((tx) =>
      queue(tx, { hookId: id, checkId: null, event: TEST_EVENT, body }, ownerId, at),
    );
  }

  /**
   * Begins to send a message.
   *
   * @returns null: it is over, or gone; 'held': its owner may do nothing here at present, or the key of the hook is not valid
   */
  async begin(id: number, at: number): Promise<OutgoingMessage | 'held' | null> {
    return this.database.transact(async (tx) => {
      const row = await findRow(tx, 'hookDeliveries', { id, state: 'waiting' });
      if (row === null) return null;
      const hook = await liveHooks(tx, at)
        .select(['hooks.url', 'hooks.secret', 'hooks.ownerId'])
        .where('hooks.id', '=', row.hookId)
        .executeTakeFirst();
      if (hook === undefined) return 'held';
      const attempts = row.attempts + 1;
      await changeRows(tx, 'hookDeliveries', { id }, { attempts });
      return { ...row, ...hook, attempts };
    });
  }

  /** @param answer what the receiver said, in a sentence */
  async again({ id }: OutgoingMessage, answer: string): Promise<void> {
    await changeRows(this.db, 'hookDeliveries', { id, state: 'waiting' }, { answer });
  }

  async delivered({ id, hookId }: OutgoingMessage, at: number, answer: string): Promise<void> {
    await this.database.transact(async (tx) => {
      await changeRows(tx, 'hookDeliveries', { id }, { state: 'delivered', endedAt: at, answer });
      await tx
        .updateTable('hooks')
        .set({ givenUp: 0 })
        .where('id', '=', hookId)
        .where('givenUp', '>', 0)
        .execute();
    });
  }

  /**
   * @param most so many in a row disable the hook
   * @returns whether it is disabled by it
   */
  async givenUp(id: number, at: number, answer: string, most: number): Promise<boolean> {
    return this.database.transact(async (tx) => {
      const given = await tx
        .updateTable('hookDeliveries')
        .set({ state: 'given-up', endedAt: at, answer })
        .where('id', '=', id)
        .where('state', '=', 'waiting')
        .returning('hookId')
        .executeTakeFirst();
      if (given === undefined) return false;
      const { hookId } = given;
      const hook = await tx
        .updateTable('hooks')
        .set((eb) => ({ givenUp: eb('givenUp', '+', 1) }))
        .where('id', '=', hookId)
        .returning('givenUp')
        .executeTakeFirst();
      if (hook === undefined || hook.givenUp < most) return false;
      await disable(tx, hookId, at, `${most} messages in a row did not arrive within a day. ${answer}`);
      return true;
    });
  }

  /** Forgets messages that are older. */
  async prune(before: number): Promise<void> {
    await this.db.deleteFrom('hookDeliveries').where('createdAt', '<', before).execute();
  }
}

/**
 * Notes for each hook of the owner what happened to a check; in the transaction in which it happens, so that it is told in any case.
 *
 * @param news default: that the check has ended, where it has
 */
export async function tellHooks(
  tx: Kysely<Tables>,
  check: Row<'checks'>,
  news: { readonly event: HookEvent; readonly at: number } | null = endOf(check),
): Promise<void> {
  if (news === null || check.ownerId === null) return;
  const { event, at } = news;
  const hooks = await liveHooks(tx, at)
    .select(['hooks.id', 'hooks.ownerId', 'hooks.events'])
    .where('hooks.ownerId', '=', check.ownerId)
    .execute();
  const body = JSON.stringify({
    type: event,
    timestamp: new Date(at).toISOString(),
    data: toldOf(check, event),
  });
  for (const { id: hookId, ownerId, events } of hooks) {
    if (events.split(' ').includes(event)) {
      await queue(tx, { hookId, checkId: check.id, event, body }, ownerId, at);
    }
  }
}

/** Who answered, and what, is read where one logs in: a receiver may be anything. */
function toldOf(check: Row<'checks'>, event: HookEvent): Readonly<Record<string, unknown>> {
  const which = { check_id: check.id, name: check.name };
  if (event === 'answer.received') return which;
  return {
    ...which,
    status_id: check.statusId,
    status_message: check.statusMessage,
    flagged: check.stats === null ? null : flaggedOf(check.stats),
  };
}

/** Hooks that are told: of people who may do something here, with a key that is valid. */
function liveHooks(db: Kysely<Tables>, at: number) {
  return db
    .selectFrom('hooks')
    .innerJoin('users', 'users.id', 'hooks.ownerId')
    .leftJoin('keys', 'keys.id', 'hooks.keyId')
    .where('hooks.disabledAt', 'is', null)
    .where('users.suspendedAt', 'is', null)
    .where('users.leftAt', 'is', null)
    .where((eb) =>
      eb.or([
        eb('hooks.keyId', 'is', null),
        eb.and([
          eb('keys.id', 'is not', null),
          eb('keys.revokedAt', 'is', null),
          eb.or([eb('keys.expiresAt', 'is', null), eb('keys.expiresAt', '>', at)]),
        ]),
      ]),
    );
}

/** null: it has not ended. */
function endOf({ statusId, finishedAt, updatedAt }: Row<'checks'>) {
  const at = finishedAt ?? updatedAt;
  if (statusId === STATE.completed) return { event: 'check.completed', at } as const;
  return statusId === STATE.failed ? ({ event: 'check.failed', at } as const) : null;
}

/** How many submissions stand out. */
function flaggedOf(stats: string): number | null {
  const { flagged } = JSON.parse(stats) as { readonly flagged?: number };
  return flagged ?? null;
}

/** Queues a message. Of a hook one is sent at a time, so a receiver that hangs keeps nobody else waiting. */
async function queue(
  tx: Kysely<Tables>,
  fields: Pick<Insertable<Tables['hookDeliveries']>, 'hookId' | 'checkId' | 'event' | 'body'>,
  person: number,
  at: number,
): Promise<void> {
  const messageId = `msg_${randomBytes(18).toString('base64url')}`;
  const { id } = await tx
    .insertInto('hookDeliveries')
    .values({ ...fields, messageId, state: 'waiting', createdAt: at, attempts: 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addJob(tx, { kind: 'hook', key: String(id), person, small: true, lane: String(fields.hookId) }, at);
}

async function disable(tx: Transaction<Tables>, id: number, at: number, why: string): Promise<void> {
  await changeRows(tx, 'hooks', { id, disabledAt: null }, { disabledAt: at, disabledWhy: why });
  const waiting = { hookId: id, state: 'waiting' } as const;
  await changeRows(tx, 'hookDeliveries', waiting, { state: 'given-up', endedAt: at });
}

function hookOf({ events, secret: _secret, givenUp: _givenUp, ...row }: Row<'hooks'>): HookRecord {
  return { ...row, events: HOOK_EVENTS.filter((event) => events.split(' ').includes(event)) };
}
