import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openPage } from '../../src/program/server/page/page.ts';
import { RateLimit } from '../../src/service/api/rate-limit.ts';
import { HttpError } from '../../src/service/api/reply.ts';
import { openPostgres } from '../../src/service/store/postgres.ts';
import { SharedTurns } from '../../src/service/store/shared-turns.ts';
import type { ServiceOptions } from '../../src/service/service.ts';
import { OwnTurns, type Turns } from '../../src/service/turns/turns.ts';
import { freshDatabase } from '../postgres.ts';
import { sharedStorage } from '../storages.ts';
import { describeWith } from '../system.ts';
import { startWebGitHub } from '../web-stand-in/github.ts';
import { searchingOf } from '../../src/service/web/searching.ts';
import { probe, subject, submission } from '../web-search/subjects.ts';
import { BACKENDS, nodes, tables } from './store/backends.ts';
import { KEY, serving, temporary } from './serving.ts';

const MINUTE = 60_000;
const THREE = { most: 3, perMs: MINUTE };

describe('turns of one process', () => {
  test('are at most so many in any stretch of time, and none is kept back that is free', async () => {
    const gaps = fc.array(fc.integer({ min: 0, max: 40 }));
    await fc.assert(
      fc.asyncProperty(gaps, async (waits) => {
        let now = 0;
        const turns = new OwnTurns(() => now);
        // All that ever counted: what lies in the window is looked up in it each time.
        const counted: number[] = [];
        const within = (at: number): number => counted.filter((time) => time > at - 50).length;
        for (const gap of waits) {
          now += gap;
          const before = within(now);
          const { waitMs, left } = await turns.take('any', { most: 3, perMs: 50 });
          expect([waitMs === 0, left]).toEqual([before < 3, Math.max(0, 2 - before)]);
          if (waitMs === 0) counted.push(now);
          if (waitMs === 0) continue;
          expect(within(now + waitMs)).toBeLessThan(3);
          expect(within(now + waitMs - 1)).toBeGreaterThanOrEqual(3);
        }
      }),
    );
  });

  test('end where a server says so, for all of the same name', async () => {
    let now = 0;
    const turns = new OwnTurns(() => now);
    await turns.hold('one', 500);
    await turns.hold('one', 100);
    now = 499;
    expect(await turns.take('one', THREE)).toEqual({ waitMs: 1, left: 0 });
    expect(await turns.take('other', THREE)).toEqual({ waitMs: 0, left: 2 });
    now = 500;
    expect(await turns.take('one', THREE)).toEqual({ waitMs: 0, left: 2 });
  });
});

test('many clients on one limit who come back when they are told have all the turns that there are', async () => {
  let now = 0;
  const limit = new RateLimit('any', 3, { now: () => now, monotonic: () => now, turns: null });
  const due = Array.from({ length: 9 }, (_, second) => second * 1_000);
  const admitted: number[] = [];
  for (let asked = 0; due.length > 0 && asked < 100; asked += 1) {
    now = due.shift() as number;
    try {
      await limit.admit('a class behind one address');
      admitted.push(now);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      due.push(now + Number(error.headers['retry-after']) * 1_000);
      due.sort((a, b) => a - b);
    }
  }
  expect(admitted).toHaveLength(9);
  expect(admitted.at(-1)).toBeLessThanOrEqual(2 * MINUTE + 8_000);
  for (const [at, time] of admitted.slice(3).entries()) {
    expect(time - (admitted[at] as number)).toBeGreaterThanOrEqual(MINUTE);
  }
});

describe.each(BACKENDS)('turns in $name', (backend) => {
  test('are shared by all who ask, whoever asks first', async () => {
    const [first, database] = await nodes(backend);
    const processes: readonly Turns[] = [new SharedTurns(first), new SharedTurns(database)];
    const asked = await Promise.all(
      Array.from({ length: 8 }, (_, at) => (processes[at % 2] as Turns).take('192.0.2.1', THREE)),
    );
    expect(
      asked
        .filter(({ waitMs }) => waitMs === 0)
        .map(({ left }) => left)
        .toSorted((a, b) => a - b),
    ).toEqual([0, 1, 2]);
    for (const { waitMs } of asked) expect(waitMs).toBeLessThanOrEqual(MINUTE);
    expect(await processes[0]?.take('another', THREE)).toEqual({ waitMs: 0, left: 2 });
    // An address in a database would be one more place to answer for.
    const rows = await database.db.selectFrom('turns').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('192.0.2.1');
    expect(rows).toHaveLength(2);
  });

  test('come back when the time is over, and are forgotten when nobody asks', async () => {
    const database = await tables(backend);
    const turns = new SharedTurns(database);
    const age = async (ms: number): Promise<void> => {
      const row = await database.db.selectFrom('turns').selectAll().executeTakeFirstOrThrow();
      const times = JSON.stringify((JSON.parse(row.times) as number[]).map((time) => time - ms));
      const { heldUntil, usedAt } = row;
      await database.db
        .updateTable('turns')
        .set({ times, heldUntil: heldUntil - ms, usedAt: usedAt - ms })
        .execute();
    };
    for (const left of [2, 1, 0]) expect(await turns.take('one', THREE)).toEqual({ waitMs: 0, left });
    await age(MINUTE / 2);
    expect((await turns.take('one', THREE)).waitMs).toBeGreaterThan(MINUTE / 3);
    await age(MINUTE / 2);
    expect(await turns.take('one', THREE)).toEqual({ waitMs: 0, left: 2 });
    for (const left of [1, 0]) expect(await turns.take('one', THREE)).toEqual({ waitMs: 0, left });
    // The clock of the database was set back.
    await age(-60 * MINUTE);
    expect(await turns.take('one', THREE)).toEqual({ waitMs: 0, left: 2 });
    await turns.hold('one', 2 * MINUTE);
    expect((await turns.take('one', THREE)).waitMs).toBeGreaterThan(MINUTE);
    await age(2 * MINUTE);
    expect((await turns.take('one', THREE)).waitMs).toBe(0);
    // It was ahead by a day while somebody was told to wait.
    await turns.hold('one', 2 * MINUTE);
    await age(-24 * 60 * MINUTE);
    expect((await turns.take('one', THREE)).waitMs).toBe(0);
    await turns.prune(MINUTE);
    expect(await database.db.selectFrom('turns').selectAll().execute()).toHaveLength(1);
    await age(2 * MINUTE);
    await turns.prune(MINUTE);
    expect(await database.db.selectFrom('turns').selectAll().execute()).toEqual([]);
  });
});

describeWith('PostgreSQL', 'services on one database', () => {
  async function two(options: Partial<ServiceOptions>) {
    const [url, files] = [await freshDatabase(), temporary()];
    const openStorage = () => sharedStorage(url, files);
    return [await serving({ ...options, openStorage }), await serving({ ...options, openStorage })] as const;
  }

  test('have one limit for a client, and tell how much of it is left', async () => {
    const [one, other] = await two({ requestsPerMinute: 3 });
    const asked = async (service: typeof one): Promise<unknown> => {
      const { status, headers } = await service.ask('GET', '/account');
      return [status, headers.get('x-ratelimit-remaining')];
    };
    expect(await asked(one)).toEqual([200, '2']);
    expect(await asked(other)).toEqual([200, '1']);
    expect(await asked(other)).toEqual([200, '0']);
    expect(await asked(one)).toEqual([429, '0']);
    expect(await asked(other)).toEqual([429, '0']);
  });

  test('answer what changes nothing where the database has no room to count who asks', async () => {
    const [url, files] = [await freshDatabase(), temporary()];
    const service = await serving({
      requestsPerMinute: 3,
      extend: openPage,
      openStorage: () => sharedStorage(url, files),
    });
    const database = await openPostgres(url);
    onTestFinished(() => database.close());
    await sql`create function no_room() returns trigger language plpgsql as
      'begin raise exception using errcode = ''disk_full''; end'`.execute(database.db);
    await sql`create trigger no_room before insert or update on turns for each row
      execute function no_room()`.execute(database.db);
    const asked: unknown[] = [];
    for (let at = 0; at < 4; at += 1) asked.push((await service.ask('GET', '/account')).status);
    // Each process counts for itself meanwhile.
    expect(asked).toEqual([200, 200, 200, 429]);
  });

  test('take ten attempts to log in of one address, and not ten each', async () => {
    const services = await two({ extend: openPage });
    const attempt = async (at: number): Promise<number> => {
      const { baseUrl } = services[at % 2] as (typeof services)[0];
      const answer = await fetch(new URL('/people/v1/session', baseUrl), {
        method: 'POST',
        headers: { 'x-requested-with': 'code-similarity', 'content-type': 'application/json' },
        body: JSON.stringify({ key: at < 10 ? 'a guess' : KEY }),
      });
      return answer.status;
    };
    const answers: number[] = [];
    for (let at = 0; at < 11; at += 1) answers.push(await attempt(at));
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
  });

  test('search with one token at one pace, and with another one at its own', async () => {
    const github = await startWebGitHub({ repositories: [] });
    onTestFinished(() => github.close());
    const database = (await sharedStorage(await freshDatabase(), temporary())).database;
    onTestFinished(() => database.close());
    const asked = async (token: string): Promise<number> => {
      const before = github.requests.length;
      const searching = searchingOf(
        {
          names: ['github'],
          token,
          apiUrl: github.url,
          environment: {},
          userAgent: 'test',
          mostRequests: 60,
          queriesPerMinute: 4,
        },
        { monotonic: () => performance.now(), turns: new SharedTurns(database) },
      );
      onTestFinished(() => searching?.close());
      let told = 0;
      await searching?.search({ salt: '5a17c0de5a17c0de', requests: 3, seconds: 20 }, CLASS, {
        signal: new AbortController().signal,
        queries: 0,
        ledger: { note: () => Promise.resolve(1), answered: () => Promise.resolve() },
        onQueries: (queries) => (told = queries),
      });
      expect(told).toBe(github.requests.length - before);
      return told;
    };
    expect([await asked('ghp_one'), await asked('ghp_one'), await asked('ghp_other')]).toEqual([3, 1, 3]);
  });
});

const CLASS = subject(...[1, 2, 3, 4, 5].map((id) => submission(id, [probe(`unheard${id} nowhere${id}`)])));
