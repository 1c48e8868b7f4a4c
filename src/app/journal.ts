import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { ConfigurationError } from '../domain/outcome.ts';
import { loadSqlite, openPrivate, reasonOf } from '../embedded/store/data-folder.ts';
import { isNoRoom } from '../embedded/store/room.ts';

/** A delivery as it came in. */
export interface JournalEntry {
  /** GitHub's id of the delivery; the same when it is sent again. */
  readonly id: string;
  /** GitHub's name of the event. */
  readonly event: string;
  /** JSON. */
  readonly body: string;
}

/** A delivery that is not done. */
export interface KeptDelivery extends JournalEntry {
  /** When it was accepted: wall-clock time in milliseconds. */
  readonly at: number;
  /** How often the process ended while it was being done. */
  readonly begins: number;
}

/**
 * Which deliveries were accepted, and which of them are done. What `accept` has taken outlives the process, however it ends.
 * Contents are deleted when they are done; ids stay for as long as GitHub can send them again.
 */
export interface Journal {
  /** Whether a delivery was accepted, and not given back since. */
  knows(id: string): boolean;
  /** What was accepted and is not done, in the order in which it came. */
  pending(): readonly KeptDelivery[];
  /** Resolves when the delivery is on the disk. Rejects where it cannot be: the disk or the journal is full. */
  accept(entry: JournalEntry): Promise<void>;
  /** Its work begins. Never rejects. */
  begun(id: string): Promise<void>;
  /** Its work ended in order, and is to be begun again later. Never rejects. */
  putOff(id: string): Promise<void>;
  /** Never rejects: what cannot be noted as done is looked at again after the next start. */
  done(id: string): Promise<void>;
  /** Forgets a delivery that came to nothing, so that it may be sent again. Never rejects. */
  giveBack(id: string): Promise<void>;
  close(): void;
}

/** GitHub sends a delivery again for three days. https://docs.github.com/en/webhooks/testing-and-troubleshooting-webhooks/redelivering-webhooks */
const KEPT_MS = 4 * 86_400_000;
const SCHEMA_VERSION = 1;
/** Pages of 4 KiB: 256 MiB. As much as 1,000 deliveries of usual size, ten times over. */
const MAX_PAGES = 65_536;

const TABLES = `
  CREATE TABLE IF NOT EXISTS deliveries (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    event TEXT NOT NULL,
    body TEXT,
    at INTEGER NOT NULL,
    begins INTEGER NOT NULL DEFAULT 0
  );
  CREATE INDEX IF NOT EXISTS deliveries_by_time ON deliveries (at);
  PRAGMA user_version = ${SCHEMA_VERSION};
`;

/**
 * Opens `journal.sqlite` in a folder that this process has locked, and makes it where there is none.
 *
 * @param now wall-clock time in milliseconds
 * @throws ConfigurationError where it cannot be read, or is of a later version
 */
export async function openJournal(
  folder: string,
  now: () => number,
  onError: (sentence: string) => void,
): Promise<Journal> {
  const path = join(folder, 'journal.sqlite');
  const sqlite = await loadSqlite();
  let database: DatabaseSync | null = null;
  try {
    database = openPrivate(sqlite, path);
    // What is deleted is overwritten: it holds what people wrote.
    database.exec(
      `PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON; PRAGMA max_page_count = ${MAX_PAGES};`,
    );
    const { user_version } = database.prepare('PRAGMA user_version').get() as { user_version: number };
    if (user_version > SCHEMA_VERSION) {
      throw new ConfigurationError(`${path} was written by a later version of this program; use that one.`);
    }
    if (user_version < SCHEMA_VERSION) database.exec(TABLES);
    return new SqliteJournal(database, now, onError);
  } catch (error) {
    database?.close();
    if (error instanceof ConfigurationError) throw error;
    throw new ConfigurationError(
      `The journal ${path} cannot be used: ${reasonOf(error)}. ${
        isNoRoom(error)
          ? 'Make room on its disk; what waits in it is kept.'
          : 'Move it away to start afresh: what waits in it is then lost.'
      }`,
    );
  }
}

/** One change, and what is told when it is on the disk, or cannot be. */
interface Change {
  readonly apply: () => void;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

class SqliteJournal implements Journal {
  readonly #database: DatabaseSync;
  readonly #now: () => number;
  readonly #onError: (sentence: string) => void;
  readonly #known: Set<string>;
  #changes: Change[] = [];

  constructor(database: DatabaseSync, now: () => number, onError: (sentence: string) => void) {
    this.#database = database;
    this.#now = now;
    this.#onError = onError;
    const rows = database.prepare('SELECT id FROM deliveries').all() as { id: string }[];
    this.#known = new Set(rows.map(({ id }) => id));
  }

  knows(id: string): boolean {
    return this.#known.has(id);
  }

  pending(): readonly KeptDelivery[] {
    const rows = this.#database
      .prepare('SELECT id, event, body, at, begins FROM deliveries WHERE body IS NOT NULL ORDER BY number')
      .all();
    return rows as unknown as readonly KeptDelivery[];
  }

  async begun(id: string): Promise<void> {
    await this.#noted(id, 'UPDATE deliveries SET begins = begins + 1 WHERE id = ?');
  }

  async putOff(id: string): Promise<void> {
    await this.#noted(id, 'UPDATE deliveries SET begins = 0 WHERE id = ?');
  }

  async accept({ id, event, body }: JournalEntry): Promise<void> {
    this.#known.add(id);
    try {
      await this.#change(() => {
        this.#database
          .prepare('INSERT OR REPLACE INTO deliveries (id, event, body, at) VALUES (?, ?, ?, ?)')
          .run(id, event, body, this.#now());
      });
    } catch (error) {
      this.#known.delete(id);
      throw error;
    }
  }

  async done(id: string): Promise<void> {
    await this.#noted(id, 'UPDATE deliveries SET body = NULL WHERE id = ?');
  }

  async giveBack(id: string): Promise<void> {
    this.#known.delete(id);
    await this.#noted(id, 'DELETE FROM deliveries WHERE id = ?');
  }

  close(): void {
    this.#flush();
    this.#database.close();
  }

  async #noted(id: string, statement: string): Promise<void> {
    try {
      await this.#change(() => {
        this.#database.prepare(statement).run(id);
        this.#forgetOld();
      });
    } catch (error) {
      this.#onError(
        `The journal cannot note how far delivery ${id} is (${reasonOf(error)}); it is looked at again after the next start.`,
      );
    }
  }

  #forgetOld(): void {
    const old = this.#database
      .prepare('DELETE FROM deliveries WHERE body IS NULL AND at < ? RETURNING id')
      .all(this.#now() - KEPT_MS) as { id: string }[];
    for (const { id } of old) this.#known.delete(id);
  }

  /** Changes that come together are written together: one wait for the disk serves them all. */
  #change(apply: () => void): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.#changes.length === 0) setImmediate(() => this.#flush());
      this.#changes.push({ apply, resolve, reject });
    });
  }

  #flush(): void {
    const changes = this.#changes;
    this.#changes = [];
    if (changes.length === 0) return;
    try {
      this.#database.exec('BEGIN IMMEDIATE');
      for (const { apply } of changes) apply();
      this.#database.exec('COMMIT');
    } catch (error) {
      if (this.#database.isOpen && this.#database.isTransaction) this.#database.exec('ROLLBACK');
      // One that is too large must not take the others with it.
      if (changes.length > 1) for (const one of changes) this.#alone(one);
      else changes[0]?.reject(error);
      return;
    }
    for (const { resolve } of changes) resolve();
  }

  #alone({ apply, resolve, reject }: Change): void {
    try {
      apply();
      resolve();
    } catch (error) {
      reject(error);
    }
  }
}
