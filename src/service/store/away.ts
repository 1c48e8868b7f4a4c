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
