import type { Settings } from '#contract';
import { join, sha256 } from '#native';

/**
 * What this job of a matrix does for the check that all its jobs share.
 * - `hand over`: writes its part into the folder and is done; there is no service that all jobs reach.
 * - `create`: makes the check and uploads its part. - `join`: waits for the check and uploads its part.
 * - `judge`: takes all parts, starts the check and judges.
 */
export type Shard = { readonly folder: string; readonly key: string } & (
  | { readonly role: 'hand over' | 'create' | 'join'; readonly index: number; readonly count: number }
  | { readonly role: 'judge' }
);

/**
 * What a job does, as its input `shard` says; null: it is no job of a matrix.
 *
 * @param deciding what tells this check from others: run and settings. See `sharedKey`
 * @param folder where parts are handed over
 * @param isServiceShared all jobs reach the same service
 */
export function shardOf(
  shard: Settings['shard'],
  {
    deciding,
    folder,
    isServiceShared,
  }: {
    readonly deciding: readonly unknown[];
    readonly folder: string;
    readonly isServiceShared: boolean;
  },
): Shard | null {
  if (shard === null) return null;
  const common = { folder, key: sharedKey(deciding) };
  if (shard.kind === 'judge') return { ...common, role: 'judge' };
  const { index, count } = shard;
  const uploading = index === 1 ? 'create' : 'join';
  return { ...common, role: isServiceShared ? uploading : 'hand over', index, count };
}

/** The folder of a report that parts are handed over in; a workflow carries it from job to job as an artifact. */
export function handOverFolder(reportDirectory: string): string {
  return join(reportDirectory, 'shards');
}

/** Whether this job leaves the results to the one that judges. */
export function isPart(shard: Shard | null): shard is Exclude<Shard, { role: 'judge' }> {
  return shard !== null && shard.role !== 'judge';
}

/**
 * Which part of a matrix takes a submission: 1..count, by a hash of its key, so that a repository that appears or vanishes
 * between two jobs moves no other one.
 */
export function partOf(key: string, count: number): number {
  return (Number.parseInt(sha256(key.toLowerCase()).slice(0, 8), 16) % count) + 1;
}

/** What the jobs that share a check have in common: 10 hex digits of the values that say what is checked. */
function sharedKey(values: readonly unknown[]): string {
  return sha256(JSON.stringify(values)).slice(0, 10);
}
