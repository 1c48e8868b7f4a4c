import { createHash } from 'node:crypto';

/**
 * Which part of a matrix takes a submission: 1..count, by a hash of its key, so that a repository that appears or vanishes
 * between two jobs moves no other one.
 */
export function partOf(key: string, count: number): number {
  const hash = createHash('sha256').update(key.toLowerCase()).digest();
  return (hash.readUInt32BE(0) % count) + 1;
}

/** What the jobs that share a check have in common: 10 hex digits of the settings that say what is checked. */
export function sharedKey(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 10);
}
