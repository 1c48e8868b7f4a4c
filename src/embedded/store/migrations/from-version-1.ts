import { type Insertable, sql, type Transaction } from 'kysely';
import { STATE } from '../../../service/contract/states.ts';
import type { Blobs } from '../blobs/blobs.ts';
import { parsedResult, resultName, writeResult } from '../results.ts';
import type { Tables } from '../tables.ts';
import { OWNER_ID } from '../people/caller.ts';

/** Tables of version 1: an id, and the fields of a record as JSON. */
const OLD = ['checks', 'submissions', 'results'] as const;

/** Fields of a record; what an early version did not write is absent. */
type OldFields = Readonly<Record<string, unknown>>;

/** Makes place for the tables of today. */
export async function setVersion1Aside(tx: Transaction<Tables>): Promise<void> {
  await sql`drop index if exists submissions_by_check`.execute(tx);
  for (const name of OLD) {
    await sql`alter table ${sql.table(name)} rename to ${sql.table(`old_${name}`)}`.execute(tx);
  }
}

/**
 * Takes over what a data folder of version 1 held. Results become documents; a record that is damaged is kept as it was, and its
 * ZIP with it.
 */
export async function takeOverVersion1(tx: Transaction<Tables>, blobs: Blobs): Promise<void> {
  for (const { id, fields } of await old(tx, 'checks')) {
    const record = parsed(fields);
    if (record === null) {
      await tx.insertInto('unreadable').values({ kind: 'checks', id, fields }).execute();
      continue;
    }
    const result = record['statusId'] === STATE.completed ? await resultOf(tx, blobs, id) : null;
    await tx
      .insertInto('checks')
      .values(checkOf(id, record, result))
      .execute();
  }
  for (const { id, fields } of await old(tx, 'submissions')) {
    const record = parsed(fields);
    const row =
      record === null
        ? tx.insertInto('unreadable').values({ kind: 'submissions', id, fields })
        : tx.insertInto('submissions').values(submissionOf(id, record));
    await row.execute();
  }
  for (const name of ['checks', 'submissions']) {
    // An id is never given twice, also after its row was deleted.
    await sql`delete from sqlite_sequence where name = ${name}`.execute(tx);
    await sql`update sqlite_sequence set name = ${name} where name = ${`old_${name}`}`.execute(tx);
  }
  for (const name of OLD) await sql`drop table ${sql.table(`old_${name}`)}`.execute(tx);
}

async function old(
  tx: Transaction<Tables>,
  name: 'checks' | 'submissions',
): Promise<readonly { readonly id: number; readonly fields: string }[]> {
  const { rows } = await sql<{
    id: number;
    fields: string;
  }>`select id, fields from ${sql.table(`old_${name}`)} order by id`.execute(tx);
  return rows;
}

/** The name of a check's result as a document; null: there was none, or it was damaged. */
async function resultOf(tx: Transaction<Tables>, blobs: Blobs, id: number): Promise<string | null> {
  const { rows } = await sql<{
    fields: string;
  }>`select fields from old_results where check_id = ${id}`.execute(tx);
  const analysis = parsed(rows[0]?.fields ?? '')?.['analysis'];
  const found = analysis === undefined ? null : parsedResult(JSON.stringify(analysis));
  if (found === null) return null;
  const name = resultName(id);
  await writeResult(blobs, name, found);
  return name;
}

function checkOf(id: number, record: OldFields, result: string | null): Insertable<Tables['checks']> {
  const { demo, aiRun, baseCodeDetection, stats } = record;
  const number = (name: string): number | null => {
    const value = record[name];
    return typeof value === 'number' ? value : null;
  };
  return {
    id,
    ownerId: demo === true ? null : OWNER_ID,
    name: textOf(record, 'name'),
    statusId: number('statusId') ?? STATE.failed,
    statusMessage: textOf(record, 'statusMessage'),
    languageId: number('languageId') ?? 0,
    testType: number('testType') ?? 0,
    aiRun: aiRun === true ? 1 : 0,
    baseCodeDetection: baseCodeDetection === true ? 1 : 0,
    jobId: number('jobId') ?? 0,
    attempt: (number('jobId') ?? 0) > 0 ? 1 : 0,
    createdAt: number('createdAt') ?? 0,
    updatedAt: number('updatedAt') ?? 0,
    startedAt: number('startedAt'),
    finishedAt: number('finishedAt'),
    durationMs: number('durationMs'),
    stats: stats === undefined ? null : JSON.stringify(stats),
    result,
  };
}

function submissionOf(id: number, record: OldFields): Insertable<Tables['submissions']> {
  const number = (name: string): number => Number(record[name] ?? 0);
  const role = record['role'];
  return {
    id,
    checkId: number('checkId'),
    filename: textOf(record, 'filename'),
    role: role === 'archive' || role === 'base' || role === 'ai-reference' ? role : 'submission',
    fileSize: number('fileSize'),
    blob: `submissions/${textOf(record, 'blob')}`,
    createdAt: number('createdAt'),
    updatedAt: number('updatedAt'),
  };
}

function textOf(record: OldFields, name: string): string {
  const value = record[name];
  return typeof value === 'string' ? value : '';
}

/** null where a row holds no object: it was damaged. */
function parsed(fields: string): OldFields | null {
  try {
    const value: unknown = JSON.parse(fields);
    return typeof value === 'object' ? (value as OldFields | null) : null;
  } catch {
    return null;
  }
}
