import { Client, type ClientBase, DatabaseError, type PoolConfig } from 'pg';

/** What `pg` knows of a connection, of which its types tell the half. */
export interface PgWire {
  readonly processID?: number | null;
  readonly connection: { readonly stream: { readonly bytesRead?: number } };
  end(): Promise<void>;
}

/** After so long without a word it is asked whether anybody works behind a connection. */
const PATIENCE_MS = 3_000;
/** Of some nobody can say more than that the database answers: they are waited for no longer than this. */
const UNKNOWN_MS = 60_000;
/** A new connection finds none: the server is there, and has none left. */
const NO_CONNECTION_LEFT = '53300';
/** It is not let in: the password was changed since the first one was. */
const NOT_LET_IN = /^28/;

/**
 * Ends connections that nobody works behind any more. A network that swallows what is sent does not say so: whoever waits would wait
 * for as long as a statement may take. So where nothing comes for a while, another connection asks what became of the first one.
 */
export class SilentConnections {
  readonly #config: PoolConfig;
  /** When each was last heard of, by a clock that nobody sets. */
  readonly #heardAt = new WeakMap<ClientBase, number>();
  #lostAt = -Infinity;

  constructor(config: PoolConfig) {
    this.#config = config;
  }

  /** Something came over it. */
  heard(client: ClientBase): void {
    this.#heardAt.set(client, performance.now());
  }

  /** Whether it was idle when another one was found to be lost: what swallowed that one may have swallowed this one too. */
  isDoubtful(client: ClientBase): boolean {
    return (this.#heardAt.get(client) ?? -Infinity) < this.#lostAt;
  }

  /** Waits for an answer, as long as the server works for it. Else the connection is ended, and so is what was asked. */
  async answered<T>(client: ClientBase, asked: Promise<T>): Promise<T> {
    const askedAt = performance.now();
    const wire = client as unknown as PgWire;
    let isOver = false;
    let read = bytesOf(wire);
    const look = async (): Promise<void> => {
      const before = read;
      read = bytesOf(wire);
      if (read === before && !(await this.#isServed(wire, askedAt)) && !isOver && bytesOf(wire) === read) {
        this.#lostAt = Math.max(this.#lostAt, askedAt);
        await wire.end();
      } else if (!isOver) {
        timer = setTimeout(() => void look(), PATIENCE_MS);
      }
    };
    let timer = setTimeout(() => void look(), PATIENCE_MS);
    try {
      const answer = await asked;
      this.heard(client);
      return answer;
    } finally {
      isOver = true;
      clearTimeout(timer);
    }
  }

  /** Whether the server is busy with what it was asked over a connection. */
  async #isServed({ processID }: PgWire, askedAt: number): Promise<boolean> {
    // It waits for a connection as long as any request does: a server with much to do is slow to give one, and not away.
    const asking = new Client({ ...this.#config, query_timeout: PATIENCE_MS });
    asking.on('error', () => undefined);
    try {
      await asking.connect();
      const { rows } = await asking.query<{ own: number; state: string | null }>(
        'SELECT pg_backend_pid() AS own, (SELECT state FROM pg_stat_activity WHERE pid = $1) AS state',
        [processID],
      );
      const [row] = rows;
      // A pooler between them gives numbers of its own.
      const isOwn = row?.own === (asking as unknown as PgWire).processID;
      return isOwn ? row?.state === 'active' : mayBeServed(askedAt);
    } catch (error) {
      if (!(error instanceof DatabaseError)) return false;
      const { code = '' } = error;
      return code === NO_CONNECTION_LEFT || (NOT_LET_IN.test(code) && mayBeServed(askedAt));
    } finally {
      await asking.end().catch(() => undefined);
    }
  }
}

function mayBeServed(askedAt: number): boolean {
  return performance.now() - askedAt < UNKNOWN_MS;
}

function bytesOf({ connection }: PgWire): number {
  return connection.stream.bytesRead ?? 0;
}
