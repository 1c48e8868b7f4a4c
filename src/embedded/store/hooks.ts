import { randomBytes } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { STATE } from '../../service/contract/states.ts';
import type { Database } from './database.ts';
import type { CheckRow, Tables } from './tables.ts';

/** What a hook may be told of. */
export const HOOK_EVENTS = ['check.completed', 'check.failed'] as const;
type HookEvent = (typeof HOOK_EVENTS)[number];

/** Sent when its owner asks for it. */
const TEST_EVENT = 'hook.test';

/** An address that is told of checks. */
export interface HookRecord {
  readonly id: number;
  readonly ownerId: number;
  /** The key that made it; null: a person with a browser, or the key of the service itself. */
  readonly keyId: number | null;
  readonly url: string;
  readonly events: readonly HookEvent[];
  readonly createdAt: number;
  readonly disabledAt: number | null;
  /** A sentence. */
  readonly disabledWhy: string | null;
}

/** A message that was not delivered yet, and whose time has come. */
export interface DueDelivery {
  readonly id: number;
  readonly hookId: number;
  readonly messageId: string;
  readonly body: string;
  readonly dueAt: number;
  /** So far. */
  readonly attempts: number;
  readonly url: string;
  readonly secret: string;
  readonly ownerId: number;
  /** null: a test. */
  readonly checkId: number | null;
}

export type DeliveryRecord = Selectable<Tables['hookDeliveries']>;

/** Hooks and what they are told. Times are milliseconds since the epoch. */
export class Hooks {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** @returns null: this person has as many as there may be */
  async create(
    fields: Pick<HookRecord, 'ownerId' | 'keyId' | 'url' | 'events' | 'createdAt'> & {
      readonly secret: string;
    },
    most: number,
  ): Promise<HookRecord | null> {
    return this.#database.transact(async (tx) => {
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
    const rows = await this.#database.db
      .selectFrom('hooks')
      .selectAll()
      .where('ownerId', '=', ownerId)
      .orderBy('id')
      .execute();
    return rows.map(hookOf);
  }

  /** undefined: there is none, or it is somebody else's. */
  async find(id: number, ownerId: number): Promise<HookRecord | undefined> {
    const row = await this.#database.db
      .selectFrom('hooks')
      .selectAll()
      .where('id', '=', id)
      .where('ownerId', '=', ownerId)
      .executeTakeFirst();
    return row === undefined ? undefined : hookOf(row);
  }

  /** Takes up again what was disabled; what was not sent meanwhile stays unsent. */
  async enable(id: number): Promise<void> {
    await this.#database.db
      .updateTable('hooks')
      .set({ disabledAt: null, disabledWhy: null, givenUp: 0 })
      .where('id', '=', id)
      .execute();
  }

  /** Ends a hook, and gives up what waits for it. */
  async disable(id: number, at: number, why: string): Promise<void> {
    await this.#database.transact((tx) => disable(tx, id, at, why));
  }

  async remove(id: number): Promise<void> {
    await this.#database.transact(async (tx) => {
      await tx.deleteFrom('hookDeliveries').where('hookId', '=', id).execute();
      await tx.deleteFrom('hooks').where('id', '=', id).execute();
    });
  }

  /** Newest first. */
  async deliveries(hookId: number, most: number): Promise<readonly DeliveryRecord[]> {
    return this.#database.db
      .selectFrom('hookDeliveries')
      .selectAll()
      .where('hookId', '=', hookId)
      .orderBy('id', 'desc')
      .limit(most)
      .execute();
  }

  /** Queues a message of no check, to see whether it arrives. */
  async test(hookId: number, at: number): Promise<void> {
    const body = JSON.stringify({ type: TEST_EVENT, timestamp: new Date(at).toISOString(), data: {} });
    await this.#database.db
      .insertInto('hookDeliveries')
      .values(newDelivery({ hookId, checkId: null, event: TEST_EVENT, body, at }))
      .execute();
  }

  /**
   * What is to be sent now: of each hook the message that is due longest.
   *
   * @param busy hooks that are left out
   */
  async due(now: number, busy: readonly number[], most: number): Promise<readonly DueDelivery[]> {
    let first = this.#database.db
      .selectFrom('hookDeliveries')
      .select(({ fn }) => fn.min('id').as('id'))
      .where('dueAt', '<=', now)
      .groupBy('hookId');
    if (busy.length > 0) first = first.where('hookId', 'not in', busy);
    const rows = await liveHooks(this.#database.db, now)
      .innerJoin('hookDeliveries', 'hookDeliveries.hookId', 'hooks.id')
      .select([
        'hookDeliveries.id',
        'hookDeliveries.hookId',
        'hookDeliveries.messageId',
        'hookDeliveries.body',
        'hookDeliveries.dueAt',
        'hookDeliveries.attempts',
        'hooks.url',
        'hooks.secret',
        'hooks.ownerId',
        'hookDeliveries.checkId',
      ])
      .where('hookDeliveries.id', 'in', first)
      .orderBy('hookDeliveries.dueAt')
      .limit(most)
      .execute();
    return rows.flatMap(({ dueAt, ...rest }) => (dueAt === null ? [] : { ...rest, dueAt }));
  }

  /** Takes a message for this process, until then. false: another one has it, or it is not wanted any more. */
  async take({ id, dueAt }: DueDelivery, until: number): Promise<boolean> {
    const { numUpdatedRows } = await this.#database.db
      .updateTable('hookDeliveries')
      .set((eb) => ({ dueAt: until, attempts: eb('attempts', '+', 1) }))
      .where('id', '=', id)
      .where('dueAt', '=', dueAt)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  /** @param answer what the receiver said, in a sentence */
  async again({ id, attempts }: DueDelivery, dueAt: number, answer: string): Promise<void> {
    await this.#database.db
      .updateTable('hookDeliveries')
      .set({ dueAt, answer })
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      // Another process has begun the next attempt.
      .where('attempts', '=', attempts + 1)
      .execute();
  }

  async delivered({ id, hookId }: DueDelivery, at: number, answer: string): Promise<void> {
    await this.#database.transact(async (tx) => {
      await tx
        .updateTable('hookDeliveries')
        .set({ state: 'delivered', dueAt: null, endedAt: at, answer })
        .where('id', '=', id)
        .execute();
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
  async givenUp({ id, hookId }: DueDelivery, at: number, answer: string, most: number): Promise<boolean> {
    return this.#database.transact(async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable('hookDeliveries')
        .set({ state: 'given-up', dueAt: null, endedAt: at, answer })
        .where('id', '=', id)
        .where('state', '=', 'waiting')
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
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
    await this.#database.db.deleteFrom('hookDeliveries').where('createdAt', '<', before).execute();
  }
}

/** Notes for each hook of the owner that a check has ended; in the transaction that ends it, so that it is told in any case. */
export async function tellHooks(tx: Kysely<Tables>, check: CheckRow): Promise<void> {
  const event = eventOf(check.statusId);
  if (event === null || check.ownerId === null) return;
  const at = check.finishedAt ?? check.updatedAt;
  const hooks = await liveHooks(tx, at)
    .select(['hooks.id', 'hooks.events'])
    .where('hooks.ownerId', '=', check.ownerId)
    .execute();
  const body = JSON.stringify({
    type: event,
    timestamp: new Date(at).toISOString(),
    data: {
      check_id: check.id,
      name: check.name,
      status_id: check.statusId,
      status_message: check.statusMessage,
      flagged: check.stats === null ? null : flaggedOf(check.stats),
    },
  });
  const rows = hooks
    .filter(({ events }) => events.split(' ').includes(event))
    .map(({ id }) => newDelivery({ hookId: id, checkId: check.id, event, body, at }));
  if (rows.length > 0) await tx.insertInto('hookDeliveries').values(rows).execute();
}

/** Hooks that are told: of people who may do something here, with a key that is valid. */
function liveHooks(db: Kysely<Tables>, at: number) {
  return db
    .selectFrom('hooks')
    .innerJoin('users', 'users.id', 'hooks.ownerId')
    .leftJoin('keys', 'keys.id', 'hooks.keyId')
    .where('hooks.disabledAt', 'is', null)
    .where('users.suspendedAt', 'is', null)
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

function eventOf(statusId: number): HookEvent | null {
  if (statusId === STATE.completed) return 'check.completed';
  return statusId === STATE.failed ? 'check.failed' : null;
}

/** How many submissions stand out. */
function flaggedOf(stats: string): number | null {
  const { flagged } = JSON.parse(stats) as { readonly flagged?: number };
  return flagged ?? null;
}

function newDelivery(fields: {
  readonly hookId: number;
  readonly checkId: number | null;
  readonly event: string;
  readonly body: string;
  readonly at: number;
}) {
  const { at, ...rest } = fields;
  return {
    ...rest,
    messageId: `msg_${randomBytes(18).toString('base64url')}`,
    state: 'waiting' as const,
    createdAt: at,
    dueAt: at,
    attempts: 0,
  };
}

async function disable(tx: Transaction<Tables>, id: number, at: number, why: string): Promise<void> {
  await tx
    .updateTable('hooks')
    .set({ disabledAt: at, disabledWhy: why })
    .where('id', '=', id)
    .where('disabledAt', 'is', null)
    .execute();
  await tx
    .updateTable('hookDeliveries')
    .set({ state: 'given-up', dueAt: null, endedAt: at })
    .where('hookId', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}

function hookOf({ events, ...row }: Selectable<Tables['hooks']>): HookRecord {
  const { id, ownerId, keyId, url, createdAt, disabledAt, disabledWhy } = row;
  const known = HOOK_EVENTS.filter((event) => events.split(' ').includes(event));
  return { id, ownerId, keyId, url, events: known, createdAt, disabledAt, disabledWhy };
}
