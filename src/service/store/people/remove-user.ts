import type { People } from './people.ts';

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
