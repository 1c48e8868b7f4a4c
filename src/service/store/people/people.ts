import type { Database } from '../database.ts';
import { Audit } from './audit.ts';
import { Corpora } from './corpora.ts';
import { Identities } from './identities.ts';
import { Keys } from './keys.ts';
import { Quotas } from './quotas.ts';
import { Shares } from './shares.ts';
import { Users } from './users.ts';

/** All that is known of a service's people. */
export type People = ReturnType<typeof peopleOf>;

/** @param now milliseconds since the epoch */
export function peopleOf(database: Database, now: () => number) {
  return {
    users: new Users(database, now),
    identities: new Identities(database, now),
    keys: new Keys(database, now),
    shares: new Shares(database, now),
    corpora: new Corpora(database, now),
    quotas: new Quotas(database, now),
    audit: new Audit(database, now),
  };
}

/**
 * Removes somebody, whose keys end with the account. Their checks go to another user, or are deleted.
 *
 * @param removeCheck deletes a check and all that hangs on it
 * @returns how many checks were deleted
 * @throws PeopleError where that cannot be
 */
export async function removeUser(
  { users }: Pick<People, 'users'>,
  id: number,
  giveTo: number | null,
  removeCheck: (id: number) => Promise<void>,
): Promise<number> {
  await users.removable(id, giveTo);
  const checks = giveTo === null ? await users.checksOf(id) : [];
  for (const check of checks) await removeCheck(check);
  await users.remove(id, giveTo);
  return checks.length;
}
