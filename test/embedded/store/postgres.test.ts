import { setImmediate } from 'node:timers/promises';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Database } from '../../../src/service/store/database.ts';
import { DatabaseAway, isReadOnly } from '../../../src/service/store/away.ts';
import { isEmpty, migrate, STEPS } from '../../../src/service/store/migrate.ts';
import { openPostgres } from '../../../src/service/store/postgres.ts';
import { isNoRoom } from '../../../src/service/store/room.ts';
import { type PostgresServer, startPostgres } from '../../postgres/server.ts';
import { freshDatabase } from '../../postgres.ts';
import { describeWith } from '../../system.ts';
import { seldom } from '../../suite.ts';

async function opened(parameters = ''): Promise<Database> {
  const database = await openPostgres((await freshDatabase()) + parameters);
  onTestFinished(() => database.close());
  return database;
}

const refusalOf = async (address: string): Promise<string> =>
  openPostgres(address).then(
    () => 'opened',
    (error: unknown) => `${(error as Error).name}: ${(error as Error).message}`,
  );

describe('what comes back', () => {
  test('is what was written: any character of a name, and numbers as numbers', async () => {
    const { db } = await opened();
    const names = [
      '\0',
      'a\0b\uE000c\uE0000',
      '‮exe.py',
      '💥'.repeat(3000),
      "'; DROP TABLE things; --",
      '\\0\\',
    ];
    for (const name of names) {
      const { rows } = await sql<{ name: string; same: boolean }>`SELECT ${name}::text AS name`.execute(db);
      expect(rows).toEqual([{ name }]);
    }
    const numbers = sql`SELECT ${2 ** 53 - 1}::bigint AS large, sum(n)::numeric AS sum, count(*) AS count FROM generate_series(1, 3) n`;
    expect((await numbers.execute(db)).rows).toEqual([{ large: 2 ** 53 - 1, sum: 6, count: 3 }]);
  });

  test('is in the schema that the address names, which is made', async () => {
    const database = await opened('?schema=similarity');
    await sql`CREATE TABLE things (id integer)`.execute(database.db);
    const { rows } = await sql`SELECT schemaname FROM pg_tables WHERE tablename = 'things'`.execute(
      database.db,
    );
    expect(rows).toEqual([{ schemaname: 'similarity' }]);
  });

  test('comes through PgBouncer, which takes few settings as a connection begins', async () => {
    const url = new URL(`${await freshDatabase()}?schema=similarity&statement_timeout=40s`);
    const server = Number(url.port);
    const door = createServer((client) => {
      client.once('data', (bytes) => {
        const [, ...words] = bytes.toString('latin1', 7).split('\0');
        const known = /^(?:user|database|application_name|client_encoding|datestyle|timezone|)$/i;
        const unknown = words.find((word, at) => at % 2 === 0 && !known.test(word));
        if (unknown === undefined) {
          const behind = connect(server, '127.0.0.1');
          behind.write(bytes);
          client.pipe(behind).on('error', () => undefined);
          behind.pipe(client).on('error', () => undefined);
          return;
        }
        client.end(violation(`unsupported startup parameter: ${unknown}`));
      });
    });
    await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void door.close());
    url.port = String((door.address() as AddressInfo).port);
    const database = await openPostgres(url.href);
    onTestFinished(() => database.close());
    const settings = sql`SELECT current_setting('statement_timeout') AS patience, current_schema() AS schema`;
    expect((await settings.execute(database.db)).rows).toEqual([{ patience: '40s', schema: 'similarity' }]);
  });

  test('is in a schema that was made for somebody who may make none', async () => {
    const url = new URL(await freshDatabase());
    const owner = `owner_${url.pathname.slice(1)}`;
    const administrator = await openPostgres(url.href);
    onTestFinished(() => administrator.close());
    await sql.raw(`CREATE ROLE ${owner} LOGIN PASSWORD 'x'`).execute(administrator.db);
    await sql.raw(`CREATE SCHEMA similarity AUTHORIZATION ${owner}`).execute(administrator.db);
    url.username = owner;
    url.password = 'x';
    expect(await refusalOf(`${url.href}?schema=another`)).toMatch(/permission denied for database/);
    const database = await openPostgres(`${url.href}?schema=similarity`);
    onTestFinished(() => database.close());
    await migrate(database, STEPS);
    expect(await isEmpty(database, STEPS)).toBe(false);
  });
});

describe('an address that cannot be used is told in a sentence, without the password', () => {
  test.each([
    ['mysql://root:secret@localhost/x', /Write it as postgres:\/\/user:password@host/],
    ['secret', /Write it as postgres/],
    ['postgres://u:secret@127.0.0.1:1/x', /127\.0\.0\.1:1\/x cannot be used: .*ECONNREFUSED/],
    ['postgres://u:secret@localhost:1/x', /localhost:1\/x cannot be used: .*ECONNREFUSED/],
    ['postgres://u:secret@127.0.0.1:1/x?schema=a-b', /schema of the .* a-b\. Give it/],
    ['postgres://u:secret@127.0.0.1:1/x?max=1', /connections from 2 to 1000/],
  ])('%s', async (address, sentence) => {
    const refusal = await refusalOf(address);
    expect(refusal).toMatch(/^ConfigurationError/);
    expect(refusal).toMatch(sentence);
    expect(refusal).not.toContain('secret');
  });

  test('a wrong password, a database that is not there, no TLS', async () => {
    const url = new URL(await freshDatabase());
    url.password = 'not-it';
    expect(await refusalOf(url.href)).toMatch(/password authentication failed/);
    expect(await refusalOf(url.href)).not.toContain('not-it');
    expect(await refusalOf(`${await freshDatabase()}-not`)).toMatch(/database "test\d+-not" does not exist/);
    expect(await refusalOf(`${await freshDatabase()}?sslmode=require`)).toMatch(/does not support SSL/);
  });

  test('a version before 15', async () => {
    const url = new URL(await freshDatabase());
    const wire = await wireTo(Number(url.port), [
      ['180004', '140018'],
      ['18.4', '14.8'],
    ]);
    onTestFinished(() => wire.close());
    url.port = String(wire.port);
    expect(await refusalOf(url.href)).toMatch(/is PostgreSQL 14\.8; 15 or later is needed/);
  });

  test('a pooler that keeps no sessions: it would lose the schema, and take that of others', async () => {
    const url = new URL(await freshDatabase());
    const pooler = await poolerTo(url.href);
    onTestFinished(() => pooler.close());
    url.port = String(pooler.port);
    url.searchParams.set('schema', 'similarity');
    expect(await refusalOf(url.href)).toMatch(
      /gives one session .* to several connections\. Set that pooler/,
    );
    expect(await pooler.schemas()).not.toContain('similarity');
  });

  test('a pooler without room for one connection more, which is told as that', async () => {
    const url = new URL(await freshDatabase());
    const pooler = await poolerTo(url.href, 1);
    onTestFinished(() => pooler.close());
    url.port = String(pooler.port);
    expect(await refusalOf(url.href)).toMatch(/cannot be used: no more connections allowed/);
  });

  test('an encoding that cannot hold every name', async () => {
    const url = await freshDatabase();
    const { db } = await opened();
    await sql`CREATE DATABASE ascii ENCODING 'SQL_ASCII' LOCALE_PROVIDER libc LOCALE 'C' TEMPLATE template0`.execute(
      db,
    );
    const ascii = new URL(url);
    ascii.pathname = '/ascii';
    expect(await refusalOf(ascii.href)).toMatch(/ascii has the encoding SQL_ASCII.*ENCODING 'UTF8'/);
  });
});

describe('transactions', () => {
  test('that meet each other are run again until all are kept', async () => {
    const database = await opened('?max=8');
    await sql`CREATE TABLE things (id integer PRIMARY KEY, n integer)`.execute(database.db);
    await sql`INSERT INTO things VALUES (1, 0), (2, 0)`.execute(database.db);
    let runs = 0;
    const both = Promise.withResolvers<undefined>();
    const add = (first: number, second: number): Promise<void> =>
      database.transact(async (tx) => {
        await sql`UPDATE things SET n = n + 1 WHERE id = ${first}`.execute(tx);
        runs += 1;
        if (runs === 2) both.resolve(undefined);
        await both.promise;
        await sql`UPDATE things SET n = n + 1 WHERE id = ${second}`.execute(tx);
      });
    await Promise.all([add(1, 2), add(2, 1)]);
    const { rows } = await sql`SELECT n FROM things`.execute(database.db);
    expect(rows).toEqual([{ n: 2 }, { n: 2 }]);
    expect(runs).toBe(3);
  });

  test('whose connection is cut before they are to be kept are run again', async () => {
    const database = await opened();
    await sql`CREATE TABLE things (id integer)`.execute(database.db);
    let runs = 0;
    await database.transact(async (tx) => {
      runs += 1;
      await sql`INSERT INTO things VALUES (${runs})`.execute(tx);
      if (runs < 3) await sql`SELECT pg_terminate_backend(pg_backend_pid())`.execute(tx);
    });
    expect((await sql`SELECT id FROM things`.execute(database.db)).rows).toEqual([{ id: 3 }]);
  });

  test('that are wrong are not run again, and leave nothing', async () => {
    const database = await opened();
    await sql`CREATE TABLE things (id integer PRIMARY KEY)`.execute(database.db);
    let runs = 0;
    const twice = database.transact(async (tx) => {
      runs += 1;
      await sql`INSERT INTO things VALUES (1)`.execute(tx);
      await sql`INSERT INTO things VALUES (1)`.execute(tx);
    });
    await expect(twice).rejects.toMatchObject({ code: '23505' });
    expect(runs).toBe(1);
    expect((await sql`SELECT id FROM things`.execute(database.db)).rows).toEqual([]);
  });
});

describe('what is usual in a database that others run', () => {
  test.each(['default_transaction_isolation = serializable', `lock_timeout = '1ms'`])(
    '%s: processes that begin at once all begin',
    async (setting) => {
      const first = await opened();
      const { rows } = await sql<{ name: string }>`SELECT current_database() AS name`.execute(first.db);
      const [{ name }] = rows as [{ name: string }];
      await sql.raw(`ALTER DATABASE ${name} SET ${setting}`).execute(first.db);
      const url = new URL(await freshDatabase());
      url.pathname = `/${name}`;
      const all = await Promise.all([1, 2, 3].map(() => openPostgres(url.href)));
      onTestFinished(async () => void (await Promise.all(all.map((one) => one.close()))));
      await Promise.all(all.map((one) => migrate(one, STEPS)));
      for (const one of all) expect(await isEmpty(one, STEPS)).toBe(false);
    },
  );

  test('serializable: who reads what another one changes meanwhile is not refused', async () => {
    const url = await freshDatabase();
    const first = await openPostgres(url);
    onTestFinished(() => first.close());
    await sql`CREATE TABLE things (id integer PRIMARY KEY, n integer)`.execute(first.db);
    await sql`INSERT INTO things VALUES (1, 0)`.execute(first.db);
    const name = new URL(url).pathname.slice(1);
    await sql
      .raw(`ALTER DATABASE ${name} SET default_transaction_isolation = serializable`)
      .execute(first.db);
    const second = await openPostgres(url);
    onTestFinished(() => second.close());
    let runs = 0;
    await second.transact(async (tx) => {
      runs += 1;
      await sql`SELECT n FROM things`.execute(tx);
      await sql`UPDATE things SET n = n + 1 WHERE id = 1`.execute(first.db);
      await sql`UPDATE things SET n = n + 1 WHERE id = 1`.execute(tx);
    });
    expect([runs, (await sql`SELECT n FROM things`.execute(first.db)).rows]).toEqual([1, [{ n: 2 }]]);
  });
});

describe('trouble', () => {
  test.each(['serialization_failure', 'deadlock_detected'])('%s of one statement passes', async (code) => {
    const { db } = await opened();
    const met = sql.raw(`DO $$ BEGIN RAISE EXCEPTION 'met' USING ERRCODE = '${code}'; END $$`);
    await expect(met.execute(db)).rejects.toBeInstanceOf(DatabaseAway);
  });

  test('of a process that stops in its middle are ended, unless the database says when itself', async () => {
    const idle = async (address: string): Promise<unknown> => {
      const database = await openPostgres(address);
      onTestFinished(() => database.close());
      const named = sql`SELECT current_setting('idle_in_transaction_session_timeout') AS ended`;
      return (await named.execute(database.db)).rows[0];
    };
    const address = await freshDatabase();
    expect(await idle(address)).toEqual({ ended: '10s' });
    expect(await idle(`${address}?idle_in_transaction_session_timeout=50`)).toEqual({ ended: '50ms' });
    // Zero is no time, and what a database has that nobody set.
    expect(await idle(`${address}?idle_in_transaction_session_timeout=0`)).toEqual({ ended: '10s' });
    const { db } = await opened();
    const [, name] = new URL(address).pathname.split('/');
    const own = sql`ALTER DATABASE ${sql.id(name ?? '')} SET idle_in_transaction_session_timeout = '2s'`;
    await own.execute(db);
    expect(await idle(address)).toEqual({ ended: '2s' });
  });

  test('a statement that takes too long, and a full disk, are known', async () => {
    const { db } = await opened('?statement_timeout=50');
    await expect(sql`SELECT pg_sleep(60)`.execute(db)).rejects.toBeInstanceOf(DatabaseAway);
    const full = sql`DO $$ BEGIN RAISE EXCEPTION 'no room' USING ERRCODE = 'disk_full'; END $$`.execute(db);
    expect(isNoRoom(await full.catch((error: unknown) => error))).toBe(true);
  });

  test('a server that lets nobody in any more, as where the password is changed, is waited for', async () => {
    const url = new URL(await freshDatabase());
    const administrator = await openPostgres(url.href);
    onTestFinished(() => administrator.close());
    const role = `person_${url.pathname.slice(1)}`;
    const change = (statement: string) => sql.raw(statement).execute(administrator.db);
    await change(`CREATE ROLE ${role} LOGIN PASSWORD 'old'`);
    url.username = role;
    url.password = 'old';
    const { db, ...database } = await openPostgres(url.href);
    onTestFinished(() => database.close());
    await change(`ALTER ROLE ${role} PASSWORD 'new'`);
    await change(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = '${role}'`);
    const ask = (): Promise<unknown> => sql`SELECT 1`.execute(db).catch((error: unknown) => error);
    let refused = await ask();
    // Connections that were there before are lost one after the other.
    while (refused instanceof DatabaseAway && (refused.cause as { code?: string }).code !== '28P01') {
      refused = await ask();
    }
    expect(refused).toBeInstanceOf(DatabaseAway);
    await change(`ALTER ROLE ${role} PASSWORD 'old'`);
    expect((await sql`SELECT 1 AS one`.execute(db)).rows).toEqual([{ one: 1 }]);
  });

  test('a connection to a copy is not used again: a new one may lead to what takes changes', async () => {
    const url = await freshDatabase();
    const first = await openPostgres(url);
    onTestFinished(() => first.close());
    await sql`CREATE TABLE things (id integer)`.execute(first.db);
    // As a copy of another server is: for as long as the connection lasts.
    const setting = (how: string) =>
      sql.raw(`ALTER DATABASE ${new URL(url).pathname.slice(1)} ${how}`).execute(first.db);
    await setting('SET default_transaction_read_only = on');
    const second = await openPostgres(url);
    onTestFinished(() => second.close());
    await setting('RESET default_transaction_read_only');
    const add = sql`INSERT INTO things VALUES (1)`;
    const refused: unknown = await add.execute(second.db).catch((error: unknown) => error);
    expect([refused instanceof DatabaseAway, isReadOnly(refused)]).toEqual([true, true]);
    await add.execute(second.db);
    expect((await sql`SELECT id FROM things`.execute(second.db)).rows).toEqual([{ id: 1 }]);
  });

  describeWith('PostgreSQL', 'of a server that ends', () => {
    let server: PostgresServer;
    beforeAll(async () => {
      server = await startPostgres();
    });
    afterAll(() => server.close());

    seldom('is told, and over when it is there again', async () => {
      const database = await openPostgres(await server.database());
      onTestFinished(() => database.close());
      const one = sql`SELECT 1 AS one`;
      const sleeping = sql`SELECT pg_sleep(60)`.execute(database.db);
      await one.execute(database.db);
      const lost = expect(sleeping).rejects.toBeInstanceOf(DatabaseAway);
      await server.stop();
      await lost;
      await expect(one.execute(database.db)).rejects.toBeInstanceOf(DatabaseAway);
      await expect(database.transact(() => Promise.resolve(1))).rejects.toBeInstanceOf(DatabaseAway);
      await server.start();
      expect((await one.execute(database.db)).rows).toEqual([{ one: 1 }]);
    });

    test('while a transaction is being kept: nobody says that it was not', async () => {
      const url = new URL(await server.database());
      const wire = await wireTo(Number(url.port));
      onTestFinished(() => wire.close());
      url.port = String(wire.port);
      const database = await openPostgres(url.href);
      onTestFinished(() => database.close());
      await sql`CREATE TABLE things (id integer)`.execute(database.db);
      let runs = 0;
      const kept = database.transact(async (tx) => {
        runs += 1;
        await sql`INSERT INTO things VALUES (1)`.execute(tx);
        // The answer to COMMIT never comes.
        wire.cutAt('commit');
      });
      await expect(kept).rejects.toBeInstanceOf(DatabaseAway);
      expect(runs).toBe(1);
      expect((await sql`SELECT id FROM things`.execute(database.db)).rows.length).toBeLessThanOrEqual(1);
    });
  });
});

describe('a connection over which nothing comes any more', () => {
  /** Without a word, before anybody asks. */
  const PATIENCE_MS = 3_000;
  /** For a connection to ask over. */
  const CONNECT_MS = 5_000;

  /** Time stands still from then on: what is slow here is never late. */
  async function behindWire(
    changes: Changes = [],
    role: string | null = null,
  ): Promise<{
    readonly database: Database;
    /** Of the same server, beside the wire. */
    readonly beside: Database;
    readonly wire: Wire;
  }> {
    const url = new URL(await freshDatabase());
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const beside = await openPostgres(url.href);
    onTestFinished(() => beside.close());
    if (role !== null) {
      await sql.raw(`CREATE ROLE ${role} LOGIN PASSWORD 'old'`).execute(beside.db);
      [url.username, url.password] = [role, 'old'];
    }
    const wire = await wireTo(Number(url.port), changes);
    onTestFinished(() => wire.close());
    url.port = String(wire.port);
    const database = await openPostgres(url.href);
    onTestFinished(() => database.close());
    return { database, beside, wire };
  }

  const one = sql<{ one: number }>`SELECT 1 AS one`;
  const until = async (holds: () => boolean): Promise<void> => {
    while (!holds()) await setImmediate();
  };
  /** What can be read was read: this loop has looked at all of its sockets since. */
  const arrived = async (): Promise<void> => {
    await setImmediate();
    await setImmediate();
  };
  /** What was sent on this machine until now has arrived. */
  const settled = async (beside: Database): Promise<void> => {
    await one.execute(beside.db);
    await setImmediate();
  };
  /** The patience is over, somebody asked, and they wait again. */
  const waitsOn = async (wire: Wire): Promise<void> => {
    const [asked, timers] = [wire.opened(), vi.getTimerCount()];
    vi.advanceTimersByTime(PATIENCE_MS);
    await until(() => wire.opened() > asked && wire.open() === 1 && vi.getTimerCount() === timers);
  };

  test('is given up, where the server is not to be reached at all', async () => {
    const { database, beside, wire } = await behindWire();
    wire.swallow({ alsoNew: true });
    const [asked, connections] = [wire.asked(), wire.opened()];
    let isOver = false;
    const given = expect(one.execute(database.db)).rejects.toBeInstanceOf(DatabaseAway);
    void given.finally(() => (isOver = true));
    await until(() => wire.asked() > asked);
    vi.advanceTimersByTime(PATIENCE_MS - 1);
    await settled(beside);
    expect(wire.opened()).toBe(connections);
    vi.advanceTimersByTime(1);
    await until(() => wire.asked() > asked + 1);
    vi.advanceTimersByTime(CONNECT_MS - 1);
    await settled(beside);
    expect(isOver).toBe(false);
    vi.advanceTimersByTime(1);
    await given;
  });

  test('costs one wait, and not one for each that was idle beside it', async () => {
    const { database, wire } = await behindWire();
    await Promise.all(Array.from({ length: 6 }, () => one.execute(database.db)));
    const [asked, idle] = [wire.asked(), wire.opened()];
    expect(idle).toBeGreaterThan(3);
    wire.swallow();
    vi.advanceTimersByTime(1);
    let runs = 0;
    const answer = database.transact(async (tx) => {
      runs += 1;
      return (await one.execute(tx)).rows;
    });
    await until(() => wire.asked() > asked);
    vi.advanceTimersByTime(PATIENCE_MS);
    expect([await answer, runs]).toEqual([[{ one: 1 }], 1]);
    // One more asked after the first, and one more did the work.
    expect(wire.opened()).toBe(idle + 2);
    for (let at = 0; at < 5; at += 1) await one.execute(database.db);
    expect(wire.opened()).toBe(idle + 2);
  });

  test('is waited for while the server works', async () => {
    const { database, beside, wire } = await behindWire();
    const lock = sql`SELECT pg_advisory_xact_lock(1)`;
    const locked = Promise.withResolvers<undefined>();
    const over = Promise.withResolvers<undefined>();
    const other = beside.transact(async (tx) => {
      await lock.execute(tx);
      locked.resolve(undefined);
      await over.promise;
    });
    await locked.promise;
    const asked = wire.asked();
    const busy = lock.execute(database.db);
    await until(() => wire.asked() > asked);
    // For as long as it takes, as a migration may: more than a minute.
    for (let at = 0; at < 21; at += 1) await waitsOn(wire);
    over.resolve(undefined);
    await other;
    expect((await busy).rows).toHaveLength(1);
  });

  test('is waited for while the server works, though its password was changed meanwhile', async () => {
    const role = 'person_whose_password_is_changed';
    const { database, beside, wire } = await behindWire([], role);
    const lock = sql`SELECT pg_advisory_xact_lock(1)`;
    const locked = Promise.withResolvers<undefined>();
    const over = Promise.withResolvers<undefined>();
    const other = beside.transact(async (tx) => {
      await lock.execute(tx);
      locked.resolve(undefined);
      await over.promise;
    });
    await locked.promise;
    const asked = wire.asked();
    const busy = lock.execute(database.db);
    await until(() => wire.asked() > asked);
    await sql.raw(`ALTER ROLE ${role} PASSWORD 'new'`).execute(beside.db);
    await waitsOn(wire);
    await waitsOn(wire);
    over.resolve(undefined);
    await other;
    expect((await busy).rows).toHaveLength(1);
  });

  test('behind a pooler, where nobody knows more than that the database answers, is given up after a minute', async () => {
    // The number of a session, as a pooler gives its own (BackendKeyData).
    const { database, wire } = await behindWire([[/K[^]{3}\f[^]{4}/g, 'K\0\0\0\f\0\0\0\x01']]);
    // Those that the start needed are closed when nobody needs them.
    vi.advanceTimersByTime(30_000);
    await until(() => wire.open() === 0);
    await one.execute(database.db);
    const asked = wire.asked();
    wire.swallow();
    let isOver = false;
    const given = expect(one.execute(database.db)).rejects.toBeInstanceOf(DatabaseAway);
    void given.finally(() => (isOver = true));
    await until(() => wire.asked() > asked);
    for (let at = 1; at < 60_000 / PATIENCE_MS; at += 1) await waitsOn(wire);
    expect(isOver).toBe(false);
    vi.advanceTimersByTime(PATIENCE_MS);
    await given;
    expect((await one.execute(database.db)).rows).toEqual([{ one: 1 }]);
  });

  test('is waited for while its answer is on the way, and no longer', async () => {
    const { database, wire } = await behindWire();
    // Less than a socket takes at once: what one end wrote, the other one can read.
    const LENGTH = 40_000;
    const long = sql<{ long: string }>`SELECT repeat('x', ${sql.lit(LENGTH)}) AS long`;
    for (const isWhole of [true, false]) {
      wire.hold(true);
      const connections = wire.opened();
      const answer = long.execute(database.db);
      const told = isWhole
        ? expect(answer).resolves.toMatchObject({ rows: [{ long: 'x'.repeat(LENGTH) }] })
        : expect(answer).rejects.toBeInstanceOf(DatabaseAway);
      await until(() => wire.held() > LENGTH);
      for (let at = 0; at < 3; at += 1) {
        await wire.pass(LENGTH / 4);
        await arrived();
        vi.advanceTimersByTime(PATIENCE_MS);
      }
      // The server does nothing for it any more.
      expect(wire.opened()).toBe(connections);
      wire.hold(false);
      if (isWhole) await wire.pass(LENGTH);
      else vi.advanceTimersByTime(PATIENCE_MS);
      await told;
    }
  });
});

type Changes = readonly (readonly [from: string | RegExp, to: string])[];

interface Wire {
  readonly port: number;
  cutAt(text: string): void;
  /** Nothing comes through any more over what is open, and nobody is told. */
  swallow(how?: { readonly alsoNew: boolean }): void;
  /** What comes from there from now on waits until it is let pass. */
  hold(isHeld: boolean): void;
  /** Bytes that wait. */
  held(): number;
  /** So many of them go on, and are on their way when this is settled. */
  pass(bytes: number): Promise<void>;
  /** Connections until now. */
  opened(): number;
  /** Connections now. */
  open(): number;
  /** What was sent to there until now, in pieces. */
  asked(): number;
  close(): void;
}

/** A way to a server, which changes what comes from there, and is cut when a text passes. */
async function wireTo(port: number, changes: Changes = []): Promise<Wire> {
  let cut: string | null = null;
  let swallowing: { readonly alsoNew: boolean } | null = null;
  let isHolding = false;
  let held = Buffer.alloc(0);
  let heldFor: Socket | null = null;
  let connections = 0;
  let asked = 0;
  const clients = new Set<Socket>();
  const swallowed = new Set<Socket>();
  const isSwallowed = (client: Socket): boolean => swallowing?.alsoNew === true || swallowed.has(client);
  const sockets = new Set<Socket>();
  // Without a delay: else a piece waits until the other end has acknowledged the one before.
  const door = createServer({ noDelay: true }, (client) => {
    connections += 1;
    clients.add(client.on('close', () => clients.delete(client)));
    const server = connect(port, '127.0.0.1');
    for (const socket of [client, server]) sockets.add(socket.on('error', () => undefined));
    client.on('data', (bytes) => {
      asked += 1;
      if (isSwallowed(client)) return;
      server.write(bytes);
      if (cut === null || !bytes.toString('latin1').includes(cut)) return;
      cut = null;
      client.destroy();
    });
    server.on('data', (bytes) => {
      if (isSwallowed(client)) return;
      if (isHolding) {
        heldFor = client;
        held = Buffer.concat([held, bytes]);
        return;
      }
      let said = bytes.toString('latin1');
      for (const [from, to] of changes) said = said.replaceAll(from, to);
      client.write(said, 'latin1');
    });
    server.on('close', () => client.destroy());
    client.on('close', () => server.end());
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  return {
    port: (door.address() as AddressInfo).port,
    cutAt: (text) => {
      cut = text;
    },
    swallow: (how = { alsoNew: false }) => {
      swallowing = how;
      for (const socket of sockets) swallowed.add(socket);
    },
    hold: (isHeld) => {
      isHolding = isHeld;
    },
    held: () => held.length,
    pass: (bytes) => {
      const passed = held.subarray(0, bytes);
      held = held.subarray(bytes);
      return new Promise((resolve) => void heldFor?.write(passed, () => resolve()));
    },
    opened: () => connections,
    open: () => clients.size,
    asked: () => asked,
    close: () => {
      for (const socket of sockets) socket.destroy();
      door.close();
    },
  };
}

interface Pooler {
  readonly port: number;
  /** Of the database behind it. */
  schemas(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** How PgBouncer refuses a connection, whatever for. */
function violation(why: string): Buffer {
  const said = `SFATAL\0C08P01\0M${why}\0\0`;
  const head = Buffer.from('E\0\0\0\0');
  head.writeUInt32BE(said.length + 4, 1);
  return Buffer.concat([head, Buffer.from(said)]);
}

/**
 * A pooler in transaction mode, as PgBouncer is one: its clients have one connection together, each for a statement or a
 * transaction.
 *
 * @param most so many clients, as `max_client_conn` says
 */
async function poolerTo(url: string, most = Infinity): Promise<Pooler> {
  const behind = new Client(url).on('error', () => undefined);
  await behind.connect();
  const { stream } = (behind as unknown as { readonly connection: { readonly stream: Socket } }).connection;
  stream.removeAllListeners('data');
  const waiting: { readonly client: Socket; readonly asked: Buffer }[] = [];
  let owner: Socket | null = null;
  let isWorking = false;
  const next = (): void => {
    const at = isWorking ? -1 : waiting.findIndex(({ client }) => owner === null || owner === client);
    const [one] = at < 0 ? [] : waiting.splice(at, 1);
    if (one === undefined) return;
    [owner, isWorking] = [one.client, true];
    stream.write(one.asked);
  };
  let said = Buffer.alloc(0);
  stream.on('data', (bytes: Buffer) => {
    said = Buffer.concat([said, bytes]);
    for (let size = sizeOf(said); size <= said.length; size = sizeOf(said)) {
      const [kind, state] = [said.toString('latin1', 0, 1), said.toString('latin1', 5, 6)];
      owner?.write(said.subarray(0, size));
      said = said.subarray(size);
      // Ready for what comes next, within a transaction or not.
      if (kind !== 'Z') continue;
      isWorking = false;
      if (state === 'I') owner = null;
      next();
    }
  });
  let clients = 0;
  const door = createServer((client) => {
    let asked = Buffer.alloc(0);
    clients += 1;
    const isRefused = clients > most;
    client.once('data', () => {
      if (isRefused) {
        client.end(violation('no more connections allowed (max_client_conn)'));
        return;
      }
      // Welcome, by a number of its own.
      client.write('5200000008000000004b0000000c00000001000000015a0000000549', 'hex');
      client.on('data', (bytes) => {
        asked = Buffer.concat([asked, bytes]);
        for (let from = 0, size = 0; from < asked.length; from += size) {
          size = sizeOf(asked.subarray(from));
          if (from + size > asked.length) return;
          if (!'QS'.includes(asked.toString('latin1', from, from + 1))) continue;
          waiting.push({ client, asked: asked.subarray(0, from + size) });
          asked = asked.subarray(from + size);
          [from, size] = [0, 0];
        }
        next();
      });
    });
    client.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  return {
    port: (door.address() as AddressInfo).port,
    schemas: async () => {
      const database = await openPostgres(url);
      const { rows } = await sql<{ name: string }>`SELECT nspname AS name FROM pg_namespace`.execute(
        database.db,
      );
      await database.close();
      return rows.map(({ name }) => name);
    },
    close: () => {
      door.close();
      stream.destroy();
      return Promise.resolve();
    },
  };
}

/** Of the message that begins here; it is not whole where that is more than there is. */
function sizeOf(bytes: Buffer): number {
  return bytes.length < 5 ? Infinity : 1 + bytes.readUInt32BE(1);
}
