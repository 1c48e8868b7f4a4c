import { setTimeout } from 'node:timers/promises';
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient, sql } from 'kysely';
import { type ClientBase, DatabaseError, Pool, type PoolClient, types } from 'pg';
import { andThrow, ConfigurationError, fill, visible } from '#base';
import { DatabaseAway, isReadOnly } from './away.ts';
import { type Database, PLUGINS } from './database.ts';
import { keepsSessions } from './pooler.ts';
import { reasonOf } from './data-folder.ts';
import { SilentConnections } from './silent-connections.ts';
import type { Tables } from './tables.ts';
import * as says from './says.ts';

/** First version that the program is tested with; what is older than five years gets no corrections any more. */
const OLDEST = 15;
/** Connections of one process, unless its address says `max=`. PostgreSQL allows 100 of all processes together. */
const MOST_CONNECTIONS = 10;
/** A request waits so long for a connection. */
const CONNECT_MS = 5_000;
/** Longer than any statement of a request may take; migrations are not bound by it. */
const STATEMENT_MS = 30_000;
/**
 * A process that says nothing in the middle of a transaction has stopped, or the network does not reach it: it keeps others from the
 * rows that it holds no longer than this. The database would notice after two hours.
 */
const IDLE_IN_TRANSACTION = '10s';
/** What this program is written for, whatever is usual in a database: a statement sees what others kept before it began. */
const OWN_SETTINGS = { default_transaction_isolation: 'read committed' };
/** Runs of a transaction that meets others, or whose connection is lost. */
const TRIES = 5;
const FIRST_PAUSE_MS = 20;
/** A connection that is lost after that is told of: who waits has waited long enough. */
const GIVE_UP_MS = 5_000;

/**
 * Opens a database of PostgreSQL: `postgres://user:password@host:5432/database`. Behind `?`, beside what `pg` knows (`sslmode`,
 * `statement_timeout` …): `schema` (of all tables; made if it is not there) and `max` (connections). Nobody is told the password.
 *
 * @throws ConfigurationError where the address is none, nobody answers there, or what answers cannot be used
 */
export async function openPostgres(address: string): Promise<Database> {
  const { config, place, schema, patienceMs } = read(address);
  const silent = new SilentConnections(config);
  // Not as a connection begins: PgBouncer refuses what it does not know there.
  const prepare = async (client: ClientBase): Promise<void> => {
    const settings = {
      ...OWN_SETTINGS,
      statement_timeout: patienceMs,
      ...(schema && { search_path: schema }),
    };
    for (const [name, value] of Object.entries(settings)) {
      await silent.answered(client, client.query('SELECT set_config($1, $2, false)', [name, value]));
    }
    // What the address or the database says holds.
    const idle = "SELECT set_config($1, $2, false) WHERE current_setting($1) = '0'";
    await silent.answered(
      client,
      client.query(idle, ['idle_in_transaction_session_timeout', IDLE_IN_TRANSACTION]),
    );
  };
  // The pool waits for it, which its types do not know.
  const pool = new Pool({ ...config, onConnect: (client): unknown => prepare(client) });
  // An idle connection that breaks is replaced when the next one is needed; one in use tells whoever uses it.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    silent.heard(client);
  });
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: guarded(pool, silent) }),
    plugins: [...PLUGINS],
  });
  await look(db, pool, place, schema).catch(andThrow(() => db.destroy()));
  return {
    kind: 'postgresql',
    db,
    transact: (body) =>
      withRetries(async (isSent) =>
        db.transaction().execute(async (tx) => {
          const value = await body(tx);
          isSent();
          return value;
        }),
      ),
    ask: async (query) => (await db.executeQuery(query)).rows,
    close: () => db.destroy(),
  };
}

function read(address: string) {
  const url = URL.parse(address);
  if (url === null || !/^postgres(?:ql)?:$/.test(url.protocol)) {
    throw new ConfigurationError(says.addressDatabase);
  }
  const place = `${url.host || (url.searchParams.get('host') ?? '')}${url.pathname}`;
  const schema = url.searchParams.get('schema');
  const most = Number(url.searchParams.get('max') ?? MOST_CONNECTIONS);
  if (schema !== null && !/^[a-z_][a-z0-9_]{0,62}$/.test(schema)) {
    throw new ConfigurationError(fill(says.schemaDatabase, { place, schema: visible(schema) }));
  }
  if (!Number.isInteger(most) || most < 2 || most > 1_000) {
    throw new ConfigurationError(fill(says.addressDatabaseWrong, { place }));
  }
  // These check the server's certificate as well, but pg warns that one day they will not.
  const isChecked = ['prefer', 'require', 'verify-ca'].includes(url.searchParams.get('sslmode') ?? '');
  if (isChecked && !url.searchParams.has('uselibpqcompat')) url.searchParams.set('sslmode', 'verify-full');
  const patienceMs = url.searchParams.get('statement_timeout') ?? String(STATEMENT_MS);
  for (const own of ['schema', 'max', 'statement_timeout']) url.searchParams.delete(own);
  return {
    /** Host, port and database: what may be told. */
    place,
    schema,
    /** For a statement: milliseconds, or what else PostgreSQL takes for a time. */
    patienceMs,
    config: {
      application_name: 'code-similarity',
      connectionTimeoutMillis: CONNECT_MS,
      idleTimeoutMillis: 30_000,
      keepAlive: true,
      max: most,
      types: { getTypeParser },
      // What the address says is taken before what stands here.
      connectionString: url.href,
    },
  };
}

/** Numbers as numbers, and text as it was written. Sums and counts are wider; none of ours is beyond what a number holds. */
const READERS: ReadonlyMap<number, (value: string) => unknown> = new Map<number, (value: string) => unknown>([
  [types.builtins.INT8, Number],
  [types.builtins.NUMERIC, Number],
  [types.builtins.TEXT, plainText],
  [types.builtins.VARCHAR, plainText],
]);

function getTypeParser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  const usual = types.getTypeParser(oid, format) as (value: string) => unknown;
  return format === 'binary' ? usual : (READERS.get(oid) ?? usual);
}

/** @throws ConfigurationError where what answers is no PostgreSQL that can be used */
async function look(db: Kysely<Tables>, pool: Pool, place: string, schema: string | null): Promise<void> {
  let isKept = true;
  let facts: { readonly version: number; readonly named: string; readonly encoding: string } | undefined;
  try {
    const { rows } = await sql<NonNullable<typeof facts>>`
      SELECT current_setting('server_version_num')::integer AS version, current_setting('server_version') AS named,
        current_setting('server_encoding') AS encoding`.execute(db);
    facts = rows[0];
    isKept = await keepsSessions(pool);
    if (isKept && schema !== null) await makeSchema(db, schema);
  } catch (error) {
    throw new ConfigurationError(fill(says.databaseCannotUsed, { place, whyOf: whyOf(error) }));
  }
  if (!isKept) throw new ConfigurationError(fill(says.databasePooler, { place }));
  if (facts === undefined || facts.version < OLDEST * 10_000) {
    throw new ConfigurationError(
      fill(says.databasePostgresql, {
        place,
        named: facts?.named ?? 'of an unknown version',
        least: OLDEST,
      }),
    );
  }
  if (facts.encoding !== 'UTF8') {
    throw new ConfigurationError(fill(says.databaseEncoding, { place, encoding: facts.encoding }));
  }
}

/** Whoever may only use a schema that was made for it is refused where it says that there should be one. */
async function makeSchema(db: Kysely<Tables>, schema: string): Promise<void> {
  const { rows } = await sql`SELECT FROM pg_namespace WHERE nspname = ${schema}`.execute(db);
  if (rows.length === 0) await db.schema.createSchema(schema).ifNotExists().execute();
}

/** Where a name has several addresses, each has its reason, and the error itself has none. */
function whyOf(error: unknown): string {
  if (error instanceof DatabaseAway) return whyOf(error.cause);
  return reasonOf(error instanceof AggregateError ? (error.errors[0] ?? error) : error);
}

/** A pool whose errors are known ones, and whose text may hold any character. */
function guarded(pool: Pool, silent: SilentConnections): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await connected(pool, silent);
      let isStale = false;
      const query = async (text: string, values: readonly unknown[]): Promise<unknown> => {
        try {
          return await silent.answered(client, client.query(text, values.map(storedText)));
        } catch (error) {
          // Who takes changes now is found by a new connection: this one may lead to a copy for as long as it lasts.
          isStale ||= isReadOnly(error);
          throw knownError(error);
        }
      };
      return {
        // The other form is for cursors, which nobody has given a class for.
        query: query as PostgresPoolClient['query'],
        release: (destroy) => client.release(isStale || destroy),
      };
    },
  };
}

/** @throws DatabaseAway */
async function connected(pool: Pool, silent: SilentConnections): Promise<PoolClient> {
  try {
    let client = await pool.connect();
    while (silent.isDoubtful(client)) {
      client.release(true);
      client = await pool.connect();
    }
    return client;
  } catch (error) {
    // It let this program in once: a password or a certificate that is changed, or a limit, is mended without it.
    throw new DatabaseAway(error);
  }
}

/**
 * Runs a transaction again where it met another one, or its connection was lost before it was to be kept. When it is lost after
 * that, nobody knows whether it was kept: that is told.
 *
 * @throws DatabaseAway where all runs met something
 */
async function withRetries<T>(run: (isSent: () => void) => Promise<T>): Promise<T> {
  const began = performance.now();
  for (let attempt = 1; ; attempt += 1) {
    let sent = false;
    try {
      return await run(() => {
        sent = true;
      });
    } catch (error) {
      const isInTime = performance.now() - began < GIVE_UP_MS;
      const mayRepeat = isConflict(error) || (isLost(error) && isInTime && !sent);
      if (!mayRepeat) throw error;
      if (attempt === TRIES) throw error;
      // Not all at the same time again.
      await setTimeout(FIRST_PAUSE_MS * 2 ** attempt * (0.5 + Math.random()));
    }
  }
}

/*
 * PostgreSQL refuses U+0000 in text, which a name may hold: it is kept behind a character of the private use area, and that
 * character itself twice.
 */
const MARK = '\uE000';
const NUL = `${MARK}0`;

/** A value as it can be kept; what is no text stays as it is. */
function storedText(value: unknown): unknown {
  if (typeof value !== 'string' || !/[\0\uE000]/.test(value)) return value;
  return value.replaceAll(MARK, MARK + MARK).replaceAll('\0', NUL);
}

/** What was given to `storedText`. */
function plainText(stored: string): string {
  return stored.includes(MARK)
    ? stored.replace(/\uE000([\uE0000])/g, (_, kind: string) => (kind === '0' ? '\0' : MARK))
    : stored;
}

/*
 * What errors of PostgreSQL mean for whoever asked. Codes: https://www.postgresql.org/docs/current/errcodes-appendix.html; those
 * of class 53 that stand for a full disk are known to `isNoRoom`.
 */

/** Of the connection, or of a server that starts, stops, has no connection left or became a copy that nobody may write to. */
const LOST = /^(?:08|57P0[1-5]|53300|25006|25P0[34])/;
/** Nothing was kept: two transactions could not both go on. */
const CONFLICT = new Set(['40001', '40P01']);
/** The time for a statement, or for a lock, is over. */
const LATE = new Set(['57014', '55P03']);
/** Of the system: ECONNREFUSED, ENOTFOUND, EAI_AGAIN … */
const SYSTEM = /^E[A-Z]/;
/** Of the driver, which gives its own errors no code. */
const DRIVER =
  /^(?:Connection terminated|timeout exceeded|Query read timeout|Client (?:has|was)|Cannot use a pool)/i;

/** Whether an error says that the connection is gone, as opposed to: what was asked was wrong. */
function isLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseAway) return isLost(error.cause);
  if (error instanceof DatabaseError) return LOST.test(error.code ?? '');
  if (error instanceof AggregateError) return error.errors.some(isLost);
  const { code } = error as { readonly code?: unknown };
  return (typeof code === 'string' && SYSTEM.test(code)) || DRIVER.test(error.message);
}

/** Whether a transaction met another one: the same again may succeed, and nothing of it was kept. */
function isConflict(error: unknown): boolean {
  if (error instanceof DatabaseAway) return isConflict(error.cause);
  return error instanceof DatabaseError && CONFLICT.has(error.code ?? '');
}

/** An error of the driver as this program knows it: one that time may cure is a `DatabaseAway`. */
function knownError(error: unknown): unknown {
  const isLate = error instanceof DatabaseError && LATE.has(error.code ?? '');
  return isLate || isLost(error) || isConflict(error) ? new DatabaseAway(error) : error;
}
