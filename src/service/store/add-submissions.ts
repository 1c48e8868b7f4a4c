import type { Transaction } from 'kysely';
import { STATE } from '#contract';
import type { BlobContents } from './blobs/blobs.ts';
import { updateCheckRow } from './check-row.ts';
import { findRow } from './database.ts';
import { madeBefore, noteMade, type RequestKey } from './request-keys.ts';
import type { SubmissionRecord, Tables } from './tables.ts';

export type SubmissionFields = Omit<SubmissionRecord, 'id' | 'blob'>;

export interface NewSubmission {
  readonly fields: SubmissionFields;
  readonly contents: BlobContents;
  /** Which of its request's files it is. */
  readonly part: number;
}

/** What those submissions cost that are new, together with them. */
export type Charge = (tx: Transaction<Tables>, bytes: number) => Promise<void>;

/**
 * Writes the rows of submissions whose blobs are there.
 *
 * @returns those of the same request that came before where they are; null: the check takes none any more
 */
export async function addRows(
  tx: Transaction<Tables>,
  checkId: number,
  files: readonly (NewSubmission & { readonly blob: string })[],
  { key, charge }: { readonly key: RequestKey | null; readonly charge: Charge | null },
): Promise<readonly SubmissionRecord[] | null> {
  const updatedAt = Math.max(0, ...files.map(({ fields }) => fields.updatedAt));
  // The row of the check is held until the end: no start of it can come between.
  const open = await updateCheckRow(tx, checkId, { updatedAt }, [STATE.created]);
  const before = new Map(
    (key === null ? [] : await madeBefore(tx, key)).map(({ part, submissionId }) => [part, submissionId]),
  );
  const others = files.filter(({ part }) => !before.has(part));
  if (open === null && others.length > 0) return null;
  const bytes = others.reduce((sum, { fields }) => sum + fields.fileSize, 0);
  if (bytes > 0) await charge?.(tx, bytes);
  const submissions: SubmissionRecord[] = [];
  for (const { fields, blob, part } of files) {
    const known = before.get(part);
    if (known !== undefined) {
      const row = await findRow(tx, 'submissions', { id: known ?? 0 });
      if (row !== null) submissions.push(row);
      continue;
    }
    const added = await tx
      .insertInto('submissions')
      .values({ ...fields, blob })
      .returningAll()
      .executeTakeFirstOrThrow();
    const { id: submissionId, createdAt } = added;
    if (key !== null) await noteMade(tx, { key, part }, { checkId, submissionId }, createdAt);
    submissions.push(added);
  }
  return submissions;
}
