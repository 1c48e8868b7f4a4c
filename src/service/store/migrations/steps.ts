import { makeNew } from '../columns.ts';
import { OWNER } from '../people/caller.ts';
import { foldedName } from '../people/names.ts';
import { TABLES } from '../tables.ts';
import type { Migration } from './migrate.ts';

/** Makes the tables, and the first user. */
const toVersion1: Migration = async (tx, kind) => {
  await makeNew(tx, kind, TABLES, 1);
  const { name, role } = OWNER;
  // The first id is `OWNER_ID`.
  await tx
    .insertInto('users')
    .values({ name, nameKey: foldedName(name), role, createdAt: Date.now() })
    .execute();
};

/**
 * What makes the rows of each version from those of the one before it; the first makes them from nothing. A version that was released
 * has its step for good: a change of the tables is one more at the end, which makes what `TABLES` has since then, and fills it.
 */
export const STEPS: readonly Migration[] = [toVersion1];
