import { DatabaseAway } from './away.ts';
import type { Blobs } from './blobs/blobs.ts';
import { type Database, inParts } from './database.ts';

/** So many names are asked for in one statement. */
const AT_ONCE = 500;

/** A blob as a row names it. */
export interface NamedBlob {
  readonly name: string;
  /** How long it is; null: the row does not say. */
  readonly bytes: number | null;
}

/** All blobs that rows name, some at a time, but of searches under way: one that is lost begins anew. */
export async function* namedBlobs(db: Database['db']): AsyncIterable<readonly NamedBlob[]> {
  for (let after: number | null = 0; after !== null; ) {
    const rows: readonly { readonly id: number; readonly blob: string; readonly fileSize: number }[] =
      await db
        .selectFrom('submissions')
        .select(['id', 'blob', 'fileSize'])
        .where('id', '>', after)
        .orderBy('id')
        .limit(AT_ONCE)
        .execute();
    yield rows.map(({ blob, fileSize }) => ({ name: blob, bytes: fileSize }));
    after = rows.at(-1)?.id ?? null;
  }
  for (let after: number | null = 0; after !== null; ) {
    const rows: readonly { readonly id: number; readonly result: string | null }[] = await db
      .selectFrom('checks')
      .select(['id', 'result'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    yield rows.flatMap(({ result }) => (result === null ? [] : [{ name: result, bytes: null }]));
    after = rows.at(-1)?.id ?? null;
  }
  for (let after: number | null = 0; after !== null; ) {
    const rows: readonly { readonly checkId: number; readonly blob: string | null }[] = await db
      .selectFrom('reports')
      .select(['checkId', 'blob'])
      .where('checkId', '>', after)
      .orderBy('checkId')
      .limit(AT_ONCE)
      .execute();
    yield rows.flatMap(({ blob }) => (blob === null ? [] : [{ name: blob, bytes: null }]));
    after = rows.at(-1)?.checkId ?? null;
  }
  const parts = await db.selectFrom('draftParts').select('blob').execute();
  yield parts.map(({ blob }) => ({ name: blob, bytes: null }));
}

/** Which of these blobs a row names at this moment. */
export async function namedAmong(db: Database['db'], names: readonly string[]): Promise<ReadonlySet<string>> {
  const named = await inParts(names, async (some) => {
    const zips = await db.selectFrom('submissions').select('blob').where('blob', 'in', some).execute();
    const results = await db.selectFrom('checks').select('result').where('result', 'in', some).execute();
    const searches = await db.selectFrom('checks').select('search').where('search', 'in', some).execute();
    const reports = await db.selectFrom('reports').select('blob').where('blob', 'in', some).execute();
    const drafts = await db.selectFrom('draftParts').select('blob').where('blob', 'in', some).execute();
    return [
      ...[...zips, ...reports, ...drafts].map(({ blob }) => blob),
      ...results.map(({ result }) => result),
      ...searches.map(({ search }) => search),
    ];
  });
  return new Set(named.flatMap((name) => name ?? []));
}

/** Deletes a blob whose row was not written. Where nobody knows whether it was, the blob stays: what no row names is swept. */
export async function forgetBlob(blobs: Blobs, name: string, error: unknown): Promise<void> {
  if (!(error instanceof DatabaseAway)) await blobs.delete([name]);
}

/**
 * Deletes blobs that no row names: their process was killed between the blob and its row, or between row and blob.
 *
 * @param before milliseconds since the epoch: what is younger may belong to an upload of another process, whose row comes yet
 * @param stop the rest is left for another time
 * @returns how many were deleted
 */
export async function sweepBlobs(
  { db }: Pick<Database, 'db'>,
  blobs: Blobs,
  before: number,
  stop?: AbortSignal,
): Promise<number> {
  let swept = 0;
  let some: string[] = [];
  const sweep = async (): Promise<void> => {
    const named = await namedAmong(db, some);
    const unnamed = some.filter((name) => !named.has(name));
    some = [];
    await blobs.delete(unnamed);
    swept += unnamed.length;
  };
  for await (const { name, modifiedAt } of blobs.list()) {
    if (stop?.aborted) break;
    if (modifiedAt >= before) continue;
    some.push(name);
    if (some.length === AT_ONCE) await sweep();
  }
  await sweep();
  return swept;
}
