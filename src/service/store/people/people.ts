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

export interface Removal {
  /** Deletes a check and all that hangs on it. */
  readonly removeCheck: (id: number) => Promise<void>;
  /** Deletes blobs that no row names any more. */
  readonly deleteFiles: (names: readonly string[]) => Promise<void>;
}

/**
 * Removes somebody, whose keys end with the account. Their checks go to another user, or are deleted.
 *
 * @returns how many checks were deleted
 * @throws PeopleError where that cannot be
 */
export async function removeUser(
  { users }: Pick<People, 'users'>,
  id: number,
  giveTo: number | null,
  { removeCheck, deleteFiles }: Removal,
): Promise<number> {
  await users.removable(id, giveTo);
  const checks = giveTo === null ? await users.checksOf(id) : [];
  for (const check of checks) await removeCheck(check);
  const files = await users.remove(id, giveTo);
  // Where they cannot be deleted now, they are swept.
  if (files.length > 0) await deleteFiles(files).catch(() => {});
  return checks.length;
}
