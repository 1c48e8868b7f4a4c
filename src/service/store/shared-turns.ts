import { sql } from 'kysely';
import { takeTurn, type TurnAnswer, type Turns, type TurnsTaken, type TurnWindow } from '../turns/turns.ts';
import { recordOf } from './columns.ts';
import { changeRows, clockOf, type Database, Rows } from './database.ts';
import { hashOf } from './people/keys.ts';
import { TABLES } from './tables.ts';

/** Turns of all processes that share a database, by its clock. A name is kept as its SHA-256: it may hold an address or a token. */
export class SharedTurns extends Rows implements Turns {
  async take(name: string, window: TurnWindow): Promise<TurnAnswer> {
    return this.#change(name, (taken, now) => {
      const { times, ...turn } = takeTurn(taken, window, now);
      return { taken: { ...taken, times }, value: turn };
    });
  }

  async hold(name: string, ms: number): Promise<void> {
    await this.#change(name, ({ times, heldUntil }, now) => ({
      taken: { times, heldUntil: Math.max(heldUntil, now + ms) },
      value: null,
    }));
  }

  /** Forgets what nobody has used for a time that is longer than any window. */
  async prune(unusedMs: number): Promise<void> {
    await this.db
      .deleteFrom('turns')
      .where('usedAt', '<', sql<number>`${clockOf(this.database.kind)} - ${unusedMs}`)
      .execute();
  }

  /** Reads and writes what is known of a name, one after the other over all processes. */
  async #change<T>(
    name: string,
    change: (taken: TurnsTaken, now: number) => { readonly taken: TurnsTaken; readonly value: T },
  ): Promise<T> {
    const nameHash = hashOf(name);
    return this.database.transact(async (tx) => {
      const { now, ...row } = await tx
        .insertInto('turns')
        .values({ nameHash, times: '[]', heldUntil: 0, usedAt: 0 })
        // Waits for whoever has the row, and says what is in it by then.
        .onConflict((conflict) => conflict.column('nameHash').doUpdateSet({ nameHash }))
        .returningAll()
        .returning(clockOf(this.database.kind).as('now'))
        .executeTakeFirstOrThrow();
      const known = recordOf(TABLES.turns, row);
      // Written later than now: the clock of the database was set back since, and would hold everybody until it is that late again.
      const heldBefore = known.usedAt > now ? 0 : known.heldUntil;
      const { taken, value } = change({ ...known, heldUntil: heldBefore }, now);
      const { times, heldUntil } = taken;
      const kept = { times: JSON.stringify(times), heldUntil: Math.ceil(heldUntil), usedAt: now };
      await changeRows(tx, 'turns', { nameHash }, kept);
      return value;
    });
  }
}

/** Turns that processes share; null: this one has its rows to itself. */
export function sharedTurnsOf(database: Database): SharedTurns | null {
  return database.kind === 'postgresql' ? new SharedTurns(database) : null;
}
