import type { Transaction } from 'kysely';
import { addOnce, changeRows, type Database } from './database.ts';
import type { Row, Tables } from './tables.ts';

/** By what a request is known when it comes again: the key that its client gave it. */
export interface RequestKey {
  readonly userId: number;
  /** SHA-256 of the client's key, of the operation, and of who asks. */
  readonly keyHash: string;
  /** SHA-256 of all that the request carries. */
  readonly fingerprint: string;
}

/** What a request made besides a submission of each of its files, which are its parts from 0 on. */
export const MADE = { check: -1, start: -2, deed: -3 } as const;

/** One of the things that a request makes. */
export interface MadePart {
  readonly key: RequestKey;
  readonly part: number;
}

type Made = Pick<Row<'requestKeys'>, 'part' | 'checkId' | 'submissionId'>;

/** A key stands for another request already. */
export class RequestKeyTaken extends Error {
  constructor() {
    super(
      'This Idempotency-Key belongs to another request, with other fields or files. Give each request a key of its own, and only a repeated one the same.',
    );
  }
}

/** What a request made when it came before. @throws RequestKeyTaken */
export async function madeBefore(
  db: Database['db'] | Transaction<Tables>,
  { userId, keyHash, fingerprint }: RequestKey,
): Promise<readonly Made[]> {
  const rows = await db
    .selectFrom('requestKeys')
    .selectAll()
    .where('userId', '=', userId)
    .where('keyHash', '=', keyHash)
    .execute();
  if (rows.some((row) => row.fingerprint !== fingerprint)) throw new RequestKeyTaken();
  return rows;
}

/**
 * Notes what a request makes, together with it. Who comes second waits until the first one has ended.
 *
 * @returns false: the same request did so already
 */
export function noteMade(
  tx: Transaction<Tables>,
  { key, part }: MadePart,
  { checkId, submissionId = null }: { readonly checkId: number; readonly submissionId?: number | null },
  at: number,
): Promise<boolean> {
  return addOnce(tx, 'requestKeys', { ...key, part, checkId, submissionId, createdAt: at });
}

/** Makes the check of a request. null: the same request did so already. */
export async function makeCheckOnce<Check extends { readonly id: number }>(
  tx: Transaction<Tables>,
  key: RequestKey,
  at: number,
  make: () => Promise<Check>,
): Promise<Check | null> {
  // Before there is a check: of two at once, the second one waits here.
  if (!(await noteMade(tx, { key, part: MADE.check }, { checkId: 0 }, at))) return null;
  const check = await make();
  const { userId, keyHash } = key;
  await changeRows(tx, 'requestKeys', { userId, keyHash }, { checkId: check.id });
  return check;
}

/** Forgets the keys of requests that came before a time: nobody repeats them any more. */
export async function pruneRequestKeys({ db }: Database, before: number): Promise<void> {
  await db.deleteFrom('requestKeys').where('createdAt', '<', before).execute();
}
