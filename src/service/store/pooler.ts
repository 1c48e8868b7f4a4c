import { type ClientBase, DatabaseError, type Pool } from 'pg';
import type { PgWire } from './silent-connections.ts';

/** Of PgBouncer in statement mode, which refuses a transaction. It has this code for all else too, such as a connection for which it has no room. */
const PROTOCOL_VIOLATION = '08P01';
/** A pooler that others use too may give each of two the connection that it had before, by chance. */
const LOOKS = 3;

/**
 * Whether a connection has its session as long as it lasts. Through a pooler in transaction mode the next statement may run in that of
 * another connection, or of another program: in another schema, for another time.
 *
 * @throws where the database does not answer
 */
export async function keepsSessions(pool: Pool): Promise<boolean> {
  const first = await pool.connect();
  try {
    const own = await backendOf(first);
    // What the database calls its end of it is what stood at the beginning of the connection: nobody stands between.
    if (own === (first as unknown as PgWire).processID) return true;
    const second = await pool.connect();
    try {
      for (let looks = 0; looks < LOOKS; looks += 1) {
        if (!(await mayBegin(second))) return false;
        // Of a pooler with a single connection the first would wait for the second one for ever.
        const isOther = (await backendOf(second)) !== own && (await backendOf(first)) === own;
        await second.query('ROLLBACK');
        if (!isOther) return false;
      }
      return true;
    } finally {
      second.release();
    }
  } finally {
    first.release();
  }
}

async function mayBegin(client: ClientBase): Promise<boolean> {
  try {
    await client.query('BEGIN');
    return true;
  } catch (error) {
    if (error instanceof DatabaseError && error.code === PROTOCOL_VIOLATION) return false;
    throw error;
  }
}

async function backendOf(client: ClientBase): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  return rows[0]?.pid;
}
