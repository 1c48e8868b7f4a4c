import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Imprint } from '#engine';
import type { Database } from './database.ts';
import type { CheckRecord, Tables } from './tables.ts';

/** Rows that one statement writes, and deletes. */
const ROWS_AT_ONCE = 2_000;
const PAIRS_AT_ONCE = 500;
const IMPRINTS_AT_ONCE = 500;

/**
 * Keeps imprints of submissions: all hashes of one in a row of `imprints`, and a row of `postings` for each hash that it is found by.
 * Those are in the order of hashes, so that a question reads a few neighbours. They come in place of those that are there; the check's
 * row tells their version.
 */
export async function writeImprints(
  kind: Database['kind'],
  tx: Transaction<Tables>,
  { id: checkId, ownerId }: Pick<CheckRecord, 'id' | 'ownerId'>,
  imprints: readonly Imprint[],
): Promise<void> {
  await removeImprints(tx, checkId);
  // Nobody is compared with a demo.
  if (ownerId === null) return;
  for (let from = 0; from < imprints.length; from += IMPRINTS_AT_ONCE) {
    await tx
      .insertInto('imprints')
      .values(
        imprints.slice(from, from + IMPRINTS_AT_ONCE).map(({ id, hashes, sample }) => ({
          submissionId: id,
          checkId,
          hashes: Buffer.from(lowerHalves(hashes).buffer),
          sample: Buffer.from(sample.slice().buffer),
        })),
      )
      .execute();
  }
  const rows = imprints.flatMap(({ id, sample }) => Array.from(sample, (hash) => [hash, id] as const));
  // In the order of the table: neighbours are written together.
  rows.sort(([a], [b]) => a - b);
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const some = elements(kind, rows.slice(from, from + ROWS_AT_ONCE));
    await sql`insert into postings (hash, submission_id, owner_id)
      select ${field(0)}, ${field(1)}, ${ownerId} from ${some}`.execute(tx);
  }
}

/** What is kept and compared of a submission's hashes: the lower 32 bits, which is what a number is in such an array, ascending. */
export function lowerHalves(hashes: Float64Array): Uint32Array<ArrayBuffer> {
  return Uint32Array.from(hashes).toSorted();
}

/** Deletes what is kept of a check's submissions, whose rows are there still. */
export async function removeImprints(tx: Transaction<Tables>, checkId: number): Promise<void> {
  const ofCheck = tx.selectFrom('submissions').select('id').where('checkId', '=', checkId);
  const there = await tx
    .selectFrom('imprints')
    .select(['submissionId', 'sample'])
    .where('submissionId', 'in', ofCheck)
    .execute();
  const rows = there.flatMap(({ submissionId, sample }) =>
    Array.from(
      new Float64Array(new Uint8Array(sample).buffer),
      (hash) => sql`(cast(${hash} as bigint), cast(${submissionId} as bigint))`,
    ),
  );
  for (let from = 0; from < rows.length; from += PAIRS_AT_ONCE) {
    const some = sql.join(rows.slice(from, from + PAIRS_AT_ONCE));
    await sql`delete from postings where (hash, submission_id) in (values ${some})`.execute(tx);
  }
  await tx.deleteFrom('imprints').where('submissionId', 'in', ofCheck).execute();
}

/** Lists of whole numbers as rows with one column, `value`: a statement has one text, however many they are. */
export function elements(kind: Database['kind'], rows: readonly (readonly number[])[]): RawBuilder<unknown> {
  const json = JSON.stringify(rows);
  return kind === 'sqlite' ? sql`json_each(${json})` : sql`json_array_elements(cast(${json} as json))`;
}

/** A number of such a list. */
export function field(place: number): RawBuilder<number> {
  return sql`cast(value ->> ${sql.lit(place)} as bigint)`;
}
