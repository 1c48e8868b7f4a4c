import { DatabaseError } from 'pg';
import { DatabaseAway } from './away.ts';

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
export function isLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseAway) return isLost(error.cause);
  if (error instanceof DatabaseError) return LOST.test(error.code ?? '');
  if (error instanceof AggregateError) return error.errors.some(isLost);
  const { code } = error as { readonly code?: unknown };
  return (typeof code === 'string' && SYSTEM.test(code)) || DRIVER.test(error.message);
}

/** Whether a transaction met another one: the same again may succeed, and nothing of it was kept. */
export function isConflict(error: unknown): boolean {
  return error instanceof DatabaseError && CONFLICT.has(error.code ?? '');
}

/** An error of the driver as this program knows it: one that time may cure is a `DatabaseAway`. */
export function knownError(error: unknown): unknown {
  const isLate = error instanceof DatabaseError && LATE.has(error.code ?? '');
  return isLate || isLost(error) ? new DatabaseAway(error) : error;
}
