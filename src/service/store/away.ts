/**
 * The database cannot be reached, or does not answer in time: whoever asks again in a few seconds may succeed. What was sent when
 * the connection was lost may have been done or not.
 */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway';

  constructor(cause: unknown) {
    super('The service cannot reach its database. Ask again in some seconds.', { cause });
  }
}

/** Of PostgreSQL: a copy that nobody may write to. */
const READ_ONLY = '25006';

/** Whether a change was refused because the database takes none. */
export function isReadOnly(error: unknown): boolean {
  if (error instanceof DatabaseAway) return isReadOnly(error.cause);
  return error instanceof Error && 'code' in error && error.code === READ_ONLY;
}
