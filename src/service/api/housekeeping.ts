import type { Audit } from '../store/people/audit.ts';
import { Hooks } from '../store/hooks.ts';
import { LaunchRows } from '../store/launches.ts';
import { sweepBlobs } from '../store/named-blobs.ts';
import { heldChecks, pausedUntil, removeExpired, removeOldAudit } from '../store/retention.ts';
import { pruneRequestKeys } from '../store/request-keys.ts';
import { sharedTurnsOf } from '../store/shared-turns.ts';
import { emptyLog } from '../store/sqlite.ts';
import type { Storage } from '../store/storage.ts';
import * as says from './says.ts';
import { count, fill, listed } from '#base';

export interface HouseOptions {
  readonly storage: Pick<Storage, 'database' | 'blobs'>;
  readonly audit: Audit;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** How long a check is kept after it has ended; null: until somebody deletes it. */
  readonly retainMs: number | null;
  /** Told, in a sentence, of what was deleted. */
  readonly onNotice: (sentence: string) => void;
  /** The rest is left for another time: a process that is stopped waits for nothing long. */
  readonly stop?: AbortSignal;
}

/** So often a house is kept. */
const HOUSE_MS = 60 * 60_000;
/** What was uploaded is kept once all of it has come, and named minutes later. */
const SWEPT_AFTER_MS = 60 * 60_000;
const DAY_MS = 24 * 60 * 60_000;
/** Messages of hooks are kept so long for people to look at. */
const MESSAGES_MS = 30 * DAY_MS;
/** So long a request that has a key may be repeated. */
const KEYS_MS = 7 * DAY_MS;
/** Who deletes what is too old: nobody's account. */
const SERVICE = { userId: 0, name: 'retention', keyId: null } as const;

/**
 * Deletes what is too old: checks, entries of the audit, messages of hooks, keys of requests, turns of limits, launches that nobody
 * finished, and files that no row names. Nothing of it stands in the log of SQLite then. Each check has an entry in the audit, and all of them one sentence.
 *
 * @throws what the database or the storage throws; what was deleted until then is told all the same
 */
export async function keepHouse(options: HouseOptions): Promise<void> {
  const { storage, now, retainMs, onNotice, stop } = options;
  const { database, blobs } = storage;
  if (retainMs !== null) await expire(options, retainMs);
  if (stop?.aborted) return;
  await new Hooks(database).prune(now() - MESSAGES_MS);
  await sharedTurnsOf(database)?.prune(HOUSE_MS);
  await new LaunchRows(database).prune(now() - HOUSE_MS);
  await pruneRequestKeys(database, now() - KEYS_MS);
  if (blobs.isKept) {
    const swept = await sweepBlobs(database, blobs, { before: now() - SWEPT_AFTER_MS, stop });
    if (swept === null) onNotice(says.placeOfAnother);
  }
  if (database.kind === 'sqlite') await emptyLog(database);
}

/** Deletes checks and entries of the audit that are too old, unless the clock cannot be believed. */
async function expire(
  { storage: { database, blobs }, audit, now, onNotice, stop }: HouseOptions,
  retainMs: number,
): Promise<void> {
  const until = await pausedUntil(database, now());
  if (until !== null) {
    onNotice(fill(says.clockJumped, { until: new Date(until).toISOString() }));
    return;
  }
  const at = now();
  const age = { before: at - retainMs, now: at };
  const days = Math.round(retainMs / DAY_MS);
  const gone: number[] = [];
  const removed = removeExpired(database, age, (tx, { id, ownerId }) =>
    audit.addWith(tx, SERVICE, { action: 'expire-check', checkId: id, ownerId, details: { days } }),
  );
  try {
    for await (const { id, blobs: names } of removed) {
      gone.push(id);
      await blobs.delete(names);
      if (stop?.aborted) return;
    }
  } finally {
    if (gone.length > 0) {
      onNotice(
        fill(says.deletedChecks, {
          gone: count(gone.length, 'check'),
          days: count(days, 'day'),
          names: ids(gone),
        }),
      );
    }
  }
  const held = await heldChecks(database, age);
  if (held.length > 0) {
    onNotice(fill(says.keptOlder, { held: count(held.length, 'check'), names: ids(held) }));
  }
  await removeOldAudit(database, age);
}

/** As many as a person looks for; the audit has each. */
function ids(checks: readonly number[]): string {
  return listed(checks.map(String), 20);
}

/**
 * Keeps a house now and every hour, where somebody is told of it. What fails is told, and tried again the next time.
 *
 * @returns how it is stopped
 */
export function startHousekeeping(
  { retainMs, onNotice, ...rest }: Pick<HouseOptions, 'storage' | 'audit' | 'now'> & Partial<HouseOptions>,
  onDefect: (error: unknown) => void,
): { readonly stop: () => Promise<void> } {
  if (onNotice === undefined) return { stop: () => Promise.resolve() };
  let last = '';
  const tellNews = (sentence: string): void => {
    if (sentence !== last) onNotice(sentence);
    last = sentence;
  };
  const ends = new AbortController();
  const options = { ...rest, retainMs: retainMs ?? null, onNotice: tellNews, stop: ends.signal };
  let underWay: Promise<void> | null = null;
  const keep = (): void => {
    underWay ??= keepHouse(options)
      .catch(onDefect)
      .finally(() => {
        underWay = null;
      });
  };
  keep();
  const timer = setInterval(keep, HOUSE_MS).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      ends.abort();
      await underWay;
    },
  };
}
