import type { Transaction } from 'kysely';
import { fill, visible } from '#base';
import { findRow, holdRow, TimedRows } from '../database.ts';
import { removeDrafts } from '../drafts.ts';
import type { Row, Tables } from '../tables.ts';
import type { Role } from '#contract';
import { OWNER_ID } from './caller.ts';
import { foldedName, keptName, PeopleError } from './names.ts';
import * as says from '../says.ts';

export type User = Row<'users'>;

/** What can be changed of an account. Limits: null: none. */
interface UserChanges {
  readonly role?: Role;
  readonly trial?: boolean;
  /** null: goes on. */
  readonly suspended?: { readonly invoice: string | null } | null;
  readonly monthlyChecks?: number | null;
  readonly monthlyBytes?: number | null;
}

export class Users extends TimedRows {
  /** @throws PeopleError for a name that is taken, in whatever case, or cannot be one */
  async add(given: string, role: Role, trial: boolean): Promise<User> {
    const name = keptName('user', given);
    const row = await this.db
      .insertInto('users')
      .values({
        name,
        nameKey: foldedName(name),
        role,
        trial: trial ? 1 : 0,
        createdAt: this.now(),
      })
      .onConflict((conflict) => conflict.column('nameKey').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (row === undefined) throw new PeopleError('taken', fill(says.userAlready, { name: visible(name) }));
    return row;
  }

  /** In the order in which they were added. */
  list(): Promise<readonly User[]> {
    return this.db.selectFrom('users').selectAll().orderBy('id').execute();
  }

  /** @throws PeopleError where there is no such user */
  async find(id: number): Promise<User> {
    const row = await this.row('users', { id });
    if (row === null) throw new PeopleError('unknown', fill(says.noUser, { id }));
    return row;
  }

  /** In whatever case. @throws PeopleError where there is no such user */
  async named(name: string): Promise<User> {
    const row = await this.row('users', { nameKey: foldedName(name.trim()) });
    if (row === null) {
      throw new PeopleError('unknown', fill(says.noUserLook, { name: visible(name) }));
    }
    return row;
  }

  /** @throws PeopleError where there is no such user, or the first one would lose what the service needs */
  async change(id: number, changes: UserChanges): Promise<User> {
    const { role, trial, suspended, monthlyChecks, monthlyBytes } = changes;
    if (id === OWNER_ID && ((role ?? 'administrator') !== 'administrator' || suspended != null)) {
      throw new PeopleError('invalid', says.firstUser);
    }
    // What is not to be changed is left alone: somebody else changes it at this moment.
    const row = await this.db
      .updateTable('users')
      .set((build) => ({
        role: role ?? build.ref('role'),
        ...(trial === undefined ? {} : { trial: Number(trial) }),
        ...(suspended === undefined
          ? {}
          : {
              suspendedAt: suspended === null ? null : this.now(),
              invoice: suspended?.invoice ?? null,
            }),
        ...(monthlyChecks === undefined ? {} : { monthlyChecks }),
        ...(monthlyBytes === undefined ? {} : { monthlyBytes }),
      }))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    return row ?? this.find(id);
  }

  /** @throws PeopleError where somebody cannot be removed, or their checks not be given there */
  async removable(id: number, giveTo: number | null): Promise<void> {
    if (id === OWNER_ID) throw new PeopleError('invalid', says.firstUserAdministers);
    if (giveTo === id) throw new PeopleError('invalid', says.checksGiven);
    await this.find(id);
    if (giveTo !== null) await this.find(giveTo);
  }

  async checksOf(id: number): Promise<readonly number[]> {
    const rows = await this.db
      .selectFrom('checks')
      .select('id')
      .where('ownerId', '=', id)
      .orderBy('id')
      .execute();
    return rows.map((row) => row.id);
  }

  /**
   * Removes somebody and all that hangs on the account. Checks are given to another user; without one there must be none left.
   *
   * @returns the blobs that no row names any more
   * @throws PeopleError where there is no such user, or it is the first one
   */
  async remove(id: number, giveTo: number | null): Promise<readonly string[]> {
    await this.removable(id, giveTo);
    return this.database.transact(async (tx) => {
      // In one order, so that two who remove each other do not wait for each other.
      for (const one of [id, giveTo ?? id].toSorted((a, b) => a - b)) await holdUser(tx, one);
      if (giveTo === null) {
        const check = await findRow(tx, 'checks', { ownerId: id });
        if (check !== null) throw new PeopleError('taken', says.checkMade);
      } else {
        // Who was to read somebody's checks does not read the other's; and the other one owns them now.
        await tx
          .deleteFrom('shares')
          .where('ownerId', '=', id)
          .where((eb) => eb.or([eb('checkId', '=', 0), eb('userId', '=', giveTo)]))
          .execute();
        // What their submissions are found by is of the one who had them, and is made anew.
        const given = { ownerId: giveTo, imprints: null };
        await tx.updateTable('checks').set(given).where('ownerId', '=', id).execute();
        await tx.updateTable('shares').set({ ownerId: giveTo }).where('ownerId', '=', id).execute();
      }
      const keys = tx.selectFrom('keys').select('hash').where('userId', '=', id);
      await tx
        .deleteFrom('sessions')
        .where((eb) => eb.or([eb('userId', '=', id), eb('keyHash', 'in', keys)]))
        .execute();
      for (const table of ['keys', 'usage', 'corpusMembers', 'shares'] as const) {
        await tx.deleteFrom(table).where('userId', '=', id).execute();
      }
      await tx.deleteFrom('shares').where('ownerId', '=', id).execute();
      const hooks = await tx.deleteFrom('hooks').where('ownerId', '=', id).returning('id').execute();
      const gone = hooks.map((hook) => hook.id);
      await tx.deleteFrom('hookDeliveries').where('hookId', 'in', gone).execute();
      const files = await removeDrafts(tx, { userId: id });
      await tx.deleteFrom('users').where('id', '=', id).execute();
      return files;
    });
  }
}

/** Holds the row of somebody, see `holdRow`. @throws PeopleError where they are gone */
export async function holdUser(tx: Transaction<Tables>, id: number): Promise<void> {
  if (!(await holdRow(tx, 'users', id))) throw new PeopleError('unknown', fill(says.noUser, { id }));
}
