import { describe, expect, test } from 'vitest';
import type { Database } from '../../../src/service/store/database.ts';
import type { Caller } from '../../../src/service/store/people/caller.ts';
import { hashOf } from '../../../src/service/store/people/keys.ts';
import { type People, peopleOf } from '../../../src/service/store/people/people.ts';
import { BACKENDS, tables } from './backends.ts';
import { seldom } from '../../suite.ts';

const DAY_MS = 24 * 3600 * 1000;

interface Town {
  readonly database: Database;
  readonly people: People;
  readonly clock: { now: number };
  /** The number of a new person. */
  readonly person: (name: string) => Promise<number>;
}

async function town(backend: (typeof BACKENDS)[number]): Promise<Town> {
  const clock = { now: Date.UTC(2026, 0, 31, 23, 59) };
  const database = await tables(backend);
  const people = peopleOf(database, () => clock.now);
  const person = async (name: string): Promise<number> =>
    (await people.users.add(name, 'instructor', false)).id;
  return { database, people, clock, person };
}

const howMany = (done: readonly PromiseSettledResult<unknown>[]): number =>
  done.filter(({ status }) => status === 'fulfilled').length;

describe.each(BACKENDS)('people in $name', (backend) => {
  seldom('have a name once, in whatever case, also where many ask for it at once', async () => {
    const { people, person } = await town(backend);
    const names = ['Ærøskøbing', 'ÆRØSKØBING', 'ærøskøbing', '  Ærøskøbing '];
    expect(howMany(await Promise.allSettled(names.map(person)))).toBe(1);
    await person('Jose');
    await person('José');
    await expect(person('jose\u0301')).rejects.toThrow(/already/);
    expect((await people.users.list()).map(({ name }) => name.toLowerCase())).toEqual([
      'owner',
      'ærøskøbing',
      'jose',
      'josé',
    ]);
    expect((await people.users.named('JOSÉ')).name).toBe('José');
  });

  test('are known by their keys until these end', async () => {
    const { people, clock, person } = await town(backend);
    const userId = await person('ada');
    const { row, key } = await people.keys.create({
      userId,
      name: 'laptop',
      scope: 'submit',
      corpusId: null,
      expiresAt: clock.now + DAY_MS,
    });
    const holder = await people.keys.holder(hashOf(key));
    expect(holder).toMatchObject({
      caller: { userId, name: 'ada', scope: 'submit', keyId: row.id },
      suspended: null,
    });
    expect(await people.keys.holder(hashOf('0'.repeat(64)))).toBe(null);
    await people.users.change(userId, { suspended: { invoice: 'R-1' } });
    expect((await people.keys.holder(hashOf(key)))?.suspended).toEqual({
      invoice: 'R-1',
      hasLeft: false,
    });
    clock.now += DAY_MS - 1;
    expect(await people.keys.holder(hashOf(key))).not.toBe(null);
    expect((await people.keys.list(userId)).map(({ lastUsedAt }) => lastUsedAt)).toEqual([clock.now]);
    clock.now += 1;
    expect(await people.keys.holder(hashOf(key))).toBe(null);
    const revoked = await people.keys.revoke(row.id, userId);
    clock.now += 5;
    expect((await people.keys.revoke(row.id, null)).revokedAt).toBe(revoked.revokedAt);
  });

  test('are changed by several at once, each in what they change', async () => {
    const { people, person } = await town(backend);
    const ada = await person('ada');
    await Promise.all([
      people.users.change(ada, { role: 'assistant' }),
      people.users.change(ada, { monthlyChecks: 5 }),
      people.users.change(ada, { trial: true }),
      people.users.change(ada, { monthlyBytes: 7 }),
    ]);
    const changed = { role: 'assistant', trial: 1, monthlyChecks: 5, monthlyBytes: 7 };
    expect(await people.users.find(ada)).toMatchObject(changed);
    expect(await people.users.change(ada, {})).toMatchObject(changed);
    await expect(people.users.change(99, { role: 'assistant' })).rejects.toThrow('no user 99');
  });

  test('take no more of a month than there is, also where many take at once', async () => {
    const { database, people, clock, person } = await town(backend);
    const [ada, ben] = [await person('ada'), await person('ben')];
    const take = (
      who: number,
      what: 'checks' | 'bytes',
      amount: number,
      most: number | null,
    ): Promise<boolean> => database.transact((tx) => people.quotas.take(tx, who, what, amount, most));
    const taken = await Promise.all(
      Array.from({ length: 20 }, (_, n) => take(n % 2 === 0 ? ada : ben, 'checks', 1, 4)),
    );
    expect(taken.filter(Boolean)).toHaveLength(8);
    expect(await take(ada, 'bytes', 2 ** 40, null)).toBe(true);
    expect(await people.quotas.used(ada)).toEqual({ checks: 4, bytes: 2 ** 40 });
    expect(await take(ada, 'checks', 2, 5)).toBe(false);
    expect(await take(ada, 'checks', 1, 5)).toBe(true);
    clock.now += 60_000;
    expect(await people.quotas.used(ada)).toEqual({ checks: 0, bytes: 0 });
  });

  seldom('share once, and either side ends it', async () => {
    const { people, person } = await town(backend);
    const [ada, ben] = [await person('ada'), await person('ben')];
    const shares = await Promise.all(Array.from({ length: 6 }, () => people.shares.add(ada, null, ben)));
    expect(new Set(shares.map((one) => one?.id)).size).toBe(1);
    expect(await people.shares.add(ben, null, ada)).toMatchObject({
      ownerId: ben,
      checkId: null,
      userId: ada,
    });
    for (const { id } of await people.shares.list(ben)) await people.shares.remove(id, ben);
    expect(await people.shares.list(ada)).toEqual([]);
  });

  test('are together in a corpus, which says who hands out', async () => {
    const { database, people, person } = await town(backend);
    const [ada, ben] = [await person('ada'), await person('ben')];
    const { id } = await people.corpora.add('CS 101 ☃');
    await Promise.all([ada, ben, ada].map((one) => people.corpora.join(id, one)));
    await people.corpora.handOut(id, ben, true);
    expect(await people.corpora.members(id)).toEqual([
      { userId: ada, name: 'ada', handsOut: false },
      { userId: ben, name: 'ben', handsOut: true },
    ]);
    expect((await people.corpora.find('cs 101 ☃', ben)).id).toBe(id);
    // Who is logged in, or has a key, makes checks of no corpus from then on.
    const other = await people.corpora.add('CS 102');
    for (const [hash, corpusId] of [
      ['a', id],
      ['b', other.id],
    ] as const) {
      const session = { hash, keyHash: null, userId: ada, corpusId, createdAt: 1, usedAt: 1 };
      await database.db.insertInto('sessions').values(session).execute();
    }
    await people.corpora.remove(id);
    await expect(people.corpora.find(id, null)).rejects.toThrow(/no corpus/);
    const left = await database.db.selectFrom('sessions').select('corpusId').orderBy('hash').execute();
    expect(left).toEqual([{ corpusId: null }, { corpusId: other.id }]);
  });

  seldom('have done what is written, in the order in which they did it', async () => {
    const { people, clock, person } = await town(backend);
    const ada = await person('ada');
    const caller: Pick<Caller, 'userId' | 'name' | 'keyId'> = { userId: ada, name: 'ada', keyId: null };
    for (let checkId = 1; checkId <= 5; checkId += 1) {
      // A clock that is set back changes no order.
      clock.now -= 1_000;
      await people.audit.add(caller, {
        action: 'read-code',
        checkId,
        ownerId: 1,
        details: { matches: checkId },
      });
    }
    const query = { since: null, checkId: null, userId: null, concerning: null, most: 3 };
    const entries = await people.audit.list(query);
    expect(entries.map(({ checkId, details }) => [checkId, details])).toEqual(
      [3, 4, 5].map((n) => [n, JSON.stringify({ matches: n })]),
    );
    expect(await people.audit.list({ ...query, concerning: 1, checkId: 2 })).toHaveLength(1);
  });
});
