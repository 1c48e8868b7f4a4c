import { ConfigurationError, type Environment, fill, jsonText, messageOf, visible } from '#base';
import type { Database, People } from '#service';
import {
  DatabaseAway,
  isEmpty,
  isLocked,
  isNoRoom,
  isReadOnly,
  loadPostgres,
  migrate,
  openDataFolder,
  OWNER_ID,
  peopleOf,
  STEPS,
  whyNotWritten,
} from '#service';
import type { Printed, StoragePlace } from '../../command-line/arguments/command.ts';
import type { When } from '../../command-line/arguments/people-options.ts';
import { hasRows, openRunningRows } from '../open-running.ts';
import { placeOf } from '../open-storage.ts';
import * as says from '../says.ts';

/** Who acts by a command: whoever may open the database administers the service. */
export const BY_COMMAND = { userId: OWNER_ID, name: 'command line', keyId: null } as const;

export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Says a sentence beside the result, on stderr. */
export function note(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}

/** What a command works with. */
export interface Opened {
  readonly people: People;
  readonly database: Database;
  readonly place: StoragePlace;
}

/**
 * Opens the rows of a server, which may run meanwhile, for as long as the body takes.
 *
 * @param isNew whether they are made where there are none
 * @throws ConfigurationError
 */
export async function withPeople(
  { storage }: { readonly storage: StoragePlace },
  environment: Environment,
  isNew: boolean,
  body: (opened: Opened) => Promise<void>,
): Promise<0> {
  const place = placeOf(storage, environment);
  try {
    if (isNew) await makeRows(place);
    const database = await openRunningRows(place);
    try {
      await body({ people: peopleOf(database, Date.now), database, place });
    } finally {
      await database.close();
    }
    return 0;
  } catch (error) {
    throw asSentence(error);
  }
}

async function makeRows({ dataDir, database }: StoragePlace): Promise<void> {
  if (database !== null) {
    const { openPostgres } = await loadPostgres();
    const rows = await openPostgres(database);
    try {
      // Others are brought forward by a server alone.
      if (await isEmpty(rows, STEPS)) await migrate(rows, STEPS);
    } finally {
      await rows.close();
    }
  } else if (dataDir !== null && !hasRows(dataDir)) {
    const storage = await openDataFolder(dataDir, STEPS);
    await storage.close();
  }
}

function asSentence(error: unknown): unknown {
  if (isLocked(error)) return new ConfigurationError(says.serverWrites);
  if (isNoRoom(error)) return new ConfigurationError(says.diskDatabase);
  if (whyNotWritten(error) !== null) {
    return new ConfigurationError(fill(says.databaseNotWritten, { error: messageOf(error) }));
  }
  if (isReadOnly(error)) return new ConfigurationError(says.databaseCopy);
  if (error instanceof DatabaseAway) return new ConfigurationError(says.databaseLost);
  return error;
}

/** Says what was done: as JSON, in a line, or not at all. */
export function tell({ json, quiet }: Printed, document: unknown, line: string): void {
  if (json) print(jsonText(document, 2));
  else if (!quiet) print(line);
}

/** A time of rows for a person. */
export function shownTime(ms: number | null, never: string): string {
  return ms === null ? never : `${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

/** Names by their ids, as they are shown. */
export async function shownNames({ users }: People): Promise<(id: number) => string> {
  const names = new Map((await users.list()).map(({ id, name }) => [id, visible(name)]));
  return (id) => names.get(id) ?? `user ${id}, who is gone`;
}

/** @param direction of a span, from now */
export function momentOf(when: When, now: number, direction: 1 | -1): number {
  return when.kind === 'moment' ? when.ms : now + direction * when.ms;
}
