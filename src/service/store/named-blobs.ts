import { instead } from '#base';
import { DatabaseAway } from './away.ts';
import type { Blobs } from './blobs/blobs.ts';
import { markIn, markOf } from './blobs/names.ts';
import { BlobsUnavailable } from './blobs/s3-exchange.ts';
import { type Database, highestOf, inParts, secretOf } from './database.ts';

/** So many names are asked for in one statement. */
const AT_ONCE = 500;

export interface NamedBlob {
  readonly name: string;
  /** How long it is; null: the row does not say. */
  readonly bytes: number | null;
}

/** All blobs that rows name, some at a time, but of searches under way: one that is lost begins anew. */
export async function* namedBlobs(db: Database['db']): AsyncIterable<readonly NamedBlob[]> {
  const submissions = db.selectFrom('submissions').select(['id as key', 'blob as name', 'fileSize as bytes']);
  const checks = db.selectFrom('checks').select(['id as key', 'result as name']);
  const reports = db.selectFrom('reports').select(['checkId as key', 'blob as name']);
  yield* inPages((after) => submissions.where('id', '>', after).orderBy('id').limit(AT_ONCE).execute());
  yield* inPages((after) => checks.where('id', '>', after).orderBy('id').limit(AT_ONCE).execute());
  yield* inPages((after) => reports.where('checkId', '>', after).orderBy('checkId').limit(AT_ONCE).execute());
  const drafts = await db.selectFrom('draftParts').select('blob as name').execute();
  yield drafts.map(({ name }) => ({ name, bytes: null }));
}

/** @param page the next rows behind that key */
async function* inPages(
  page: (
    after: number,
  ) => Promise<readonly { readonly key: number; readonly name: string | null; readonly bytes?: number }[]>,
): AsyncIterable<readonly NamedBlob[]> {
  for (let after: number | undefined = 0; after !== undefined; ) {
    const rows = await page(after);
    yield rows.flatMap(({ name, bytes = null }) => (name === null ? [] : [{ name, bytes }]));
    after = rows.at(-1)?.key;
  }
}

/** Which of these blobs a row names at this moment. */
export async function namedAmong(db: Database['db'], names: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await inParts(names, async (some) => [
    ...(await db.selectFrom('submissions').select('blob as name').where('blob', 'in', some).execute()),
    ...(await db.selectFrom('checks').select('result as name').where('result', 'in', some).execute()),
    ...(await db.selectFrom('checks').select('search as name').where('search', 'in', some).execute()),
    ...(await db.selectFrom('reports').select('blob as name').where('blob', 'in', some).execute()),
    ...(await db.selectFrom('draftParts').select('blob as name').where('blob', 'in', some).execute()),
  ]);
  return new Set(rows.flatMap(({ name }) => name ?? []));
}

/**
 * Deletes blobs whose rows were not written. Where nobody knows whether they were, or storage is away that whoever asked has waited
 * for already, they stay: what no row names is swept.
 */
export async function forgetBlobs(blobs: Blobs, names: readonly string[], error: unknown): Promise<void> {
  if (!(error instanceof DatabaseAway || error instanceof BlobsUnavailable)) await blobs.delete(names);
}

/** Deletes blobs that no row names any more. While storage is away they stay, and are swept: what was asked for is done. */
export async function deleteUnnamed(blobs: Pick<Blobs, 'delete'>, names: readonly string[]): Promise<void> {
  await blobs.delete(names).catch(instead(BlobsUnavailable, () => {}));
}

interface Sweep {
  /** Milliseconds since the epoch: what is younger may belong to an upload of another process, whose row comes yet. */
  readonly before: number;
  /** Nobody else can write into the place of blobs. */
  readonly isAlone?: boolean;
  /** All is left for another time. */
  readonly stop?: AbortSignal | undefined;
}

/**
 * Deletes blobs that no row names: their process was killed between the blob and its row, or between row and blob. Where blobs are
 * another server's, or of checks that these rows never had, the place is not theirs alone, or they are an old copy: then nothing is
 * deleted.
 *
 * @returns how many were deleted; null: somebody else keeps something there
 */
export async function sweepBlobs(
  { db }: Pick<Database, 'db'>,
  blobs: Blobs,
  { before, isAlone = false, stop }: Sweep,
): Promise<number | null> {
  const isOthers = isAlone ? () => false : await knowOthers(db);
  const unnamed: string[] = [];
  let some: string[] = [];
  const look = async (): Promise<void> => {
    const named = await namedAmong(db, some);
    unnamed.push(...some.filter((name) => !named.has(name)));
    some = [];
  };
  for await (const { name, modifiedAt } of blobs.list()) {
    if (stop?.aborted) return 0;
    if (modifiedAt >= before) continue;
    if (isOthers(name)) return null;
    some.push(name);
    if (some.length === AT_ONCE) await look();
  }
  await look();
  await blobs.delete(unnamed);
  return unnamed.length;
}

async function knowOthers(db: Database['db']): Promise<(name: string) => boolean> {
  const [last, secret] = [await lastCheck(db), await secretOf(db)];
  const own = secret === null ? null : markOf(secret);
  return (name) => checkIn(name) > last || (markIn(name) ?? own) !== own;
}

/** The check that a blob is of; 0: of none. */
function checkIn(name: string): number {
  return Number(/^[a-z]+\/(\d+)-/.exec(name)?.[1] ?? 0);
}

/** The highest number of a check so far. The audit has it where that was deleted. */
async function lastCheck(db: Database['db']): Promise<number> {
  return Math.max(await highestOf(db, 'checks', 'id'), await highestOf(db, 'audit', 'checkId'));
}
