import { hash as digest, randomBytes } from 'node:crypto';
import { compiledOnce, type Database, TimedRows } from '../database.ts';
import type { Row } from '../tables.ts';
import { whyNotWritten } from '../room.ts';
import type { Caller } from './caller.ts';
import { keptName, PeopleError } from './names.ts';
import * as says from '../says.ts';
import { fill } from '#base';

const KEY_BYTES = 32;
const USE_NOTED_MS = 60_000;

/** A key without what it is: that is kept nowhere. */
export type KeyRow = Omit<Row<'keys'>, 'hash'>;

/** Who has a key, and whether the account goes on. */
export interface KeyHolder {
  readonly caller: Caller;
  /** null: it goes on. */
  readonly suspended: {
    readonly invoice: string | null;
    /** The account elsewhere that the person logs in with is in no group any more that may come in. */
    readonly hasLeft: boolean;
  } | null;
}

const SHOWN = [
  'id',
  'userId',
  'name',
  'scope',
  'corpusId',
  'createdAt',
  'expiresAt',
  'lastUsedAt',
  'revokedAt',
] as const;

/** The keys of a service's users. A key is random, so its SHA-256 tells nothing of it and needs no salt. */
export class Keys extends TimedRows {
  readonly #holders: (keyHash: string) => Promise<readonly HolderRow[]>;
  readonly #people: (userId: number) => Promise<readonly PersonRow[]>;

  constructor(database: Database, now: () => number) {
    super(database, now);
    this.#holders = compiledOnce(database, (keyHash: string) => holderQuery(database, keyHash));
    this.#people = compiledOnce(database, (userId: number) =>
      database.db.selectFrom('users').select(PERSON).where('users.id', '=', userId),
    );
  }

  /**
   * Makes a key.
   *
   * @returns its row, and the key itself, which nobody can read again
   * @throws PeopleError for a name that cannot be one, or an end that is over
   */
  async create(fields: Pick<KeyRow, 'userId' | 'name' | 'scope' | 'corpusId' | 'expiresAt'>) {
    const name = keptName('key', fields.name);
    const at = this.now();
    if (fields.expiresAt !== null && fields.expiresAt <= at) throw new PeopleError('invalid', says.keyOver);
    const key = randomBytes(KEY_BYTES).toString('hex');
    const row = await this.db
      .insertInto('keys')
      .values({ ...fields, name, hash: hashOf(key), createdAt: at, lastUsedAt: null, revokedAt: null })
      .returning(SHOWN)
      .executeTakeFirstOrThrow();
    return { row, key };
  }

  /**
   * What a key may be that is made with another one: it ends no later than that one, or a key that got lost for a day would be one
   * for ever, and is of the same corpus. The scope needs no look: only a key that may do everything makes one.
   *
   * @param maker whose `keyId` is null: no key, but the service itself or a person who logged in without one
   * @param wanted milliseconds since 1970; null: as much as may be
   * @throws PeopleError where more is wanted
   */
  async within(
    maker: Pick<Caller, 'keyId' | 'corpusId'>,
    wanted: Pick<KeyRow, 'expiresAt' | 'corpusId'>,
  ): Promise<Pick<KeyRow, 'expiresAt' | 'corpusId'>> {
    if (maker.keyId === null) return wanted;
    const corpusId = wanted.corpusId ?? maker.corpusId;
    if (maker.corpusId !== null && corpusId !== maker.corpusId) {
      throw new PeopleError('invalid', fill(says.keyOfCorpus, { id: maker.corpusId }));
    }
    const row = await this.row('keys', { id: maker.keyId });
    const last = row?.expiresAt ?? null;
    const expiresAt = wanted.expiresAt ?? last;
    if (last !== null && expiresAt !== null && expiresAt > last) {
      throw new PeopleError('invalid', fill(says.keyEnds, { when: new Date(last).toISOString() }));
    }
    return { expiresAt, corpusId };
  }

  /** Newest first. @param userId null: everybody's */
  list(userId: number | null): Promise<readonly KeyRow[]> {
    let query = this.db.selectFrom('keys').select(SHOWN).orderBy('id', 'desc');
    if (userId !== null) query = query.where('userId', '=', userId);
    return query.execute();
  }

  /** Ends a key for good. @param userId null: whosever it is. @throws PeopleError where there is none */
  async revoke(id: number, userId: number | null): Promise<KeyRow> {
    let query = this.db
      .updateTable('keys')
      .set((eb) => ({ revokedAt: eb.fn.coalesce('revokedAt', eb.val(this.now())) }))
      .where('id', '=', id);
    if (userId !== null) query = query.where('userId', '=', userId);
    const row = await query.returning(SHOWN).executeTakeFirst();
    if (row === undefined) throw new PeopleError('unknown', fill(says.noKey, { id }));
    return row;
  }

  /** Who has the key of this hash; null: nobody, or it is over. Its use is noted, at most once a minute. */
  async holder(keyHash: string): Promise<KeyHolder | null> {
    const at = this.now();
    const [row] = await this.#holders(keyHash);
    if (row === undefined || (row.expiresAt !== null && row.expiresAt <= at)) return null;
    if (row.lastUsedAt === null || Math.abs(at - row.lastUsedAt) >= USE_NOTED_MS) {
      await this.#noteUse(row.keyId, at);
    }
    const { scope, keyId, corpusId } = row;
    return holderOf(row, { scope, keyId, corpusId });
  }

  /** Somebody who logged in without a key; null: there is nobody of this number. */
  async person(userId: number, corpusId: number | null): Promise<KeyHolder | null> {
    const [row] = await this.#people(userId);
    return row === undefined ? null : holderOf(row, { scope: 'full', keyId: null, corpusId });
  }

  /** Nobody is refused because there is no room for it. */
  async #noteUse(id: number, at: number): Promise<void> {
    try {
      await this.db.updateTable('keys').set({ lastUsedAt: at }).where('id', '=', id).execute();
    } catch (error) {
      if (whyNotWritten(error) === null) throw error;
    }
  }
}

/** What an account is. */
const PERSON = [
  'users.id as userId',
  'users.name',
  'users.role',
  'users.trial',
  'users.suspendedAt',
  'users.invoice',
  'users.leftAt',
  'users.monthlyChecks',
  'users.monthlyBytes',
] as const;

type PersonRow = Omit<HolderRow, 'keyId' | 'scope' | 'corpusId' | 'expiresAt' | 'lastUsedAt'>;

function holderOf(
  { userId, name, role, trial, suspendedAt, invoice, leftAt, monthlyChecks, monthlyBytes }: PersonRow,
  as: Pick<Caller, 'scope' | 'keyId' | 'corpusId'>,
): KeyHolder {
  return {
    caller: { userId, name, role, ...as, trial: trial === 1, monthlyChecks, monthlyBytes },
    suspended: suspendedAt === null && leftAt === null ? null : { invoice, hasLeft: leftAt !== null },
  };
}

type HolderRow = Awaited<ReturnType<ReturnType<typeof holderQuery>['executeTakeFirstOrThrow']>>;

/** Who has a key that was not revoked, and what the account is. */
function holderQuery({ db }: Database, keyHash: string) {
  return db
    .selectFrom('keys')
    .innerJoin('users', 'users.id', 'keys.userId')
    .select([
      'keys.id as keyId',
      'keys.scope',
      'keys.corpusId',
      'keys.expiresAt',
      'keys.lastUsedAt',
      ...PERSON,
    ])
    .where('keys.hash', '=', keyHash)
    .where('keys.revokedAt', 'is', null);
}

/** As a key is kept and found. */
export function hashOf(key: string): string {
  return digest('sha256', key);
}
