import { createHash } from 'node:crypto';
import type { Origin } from '../../domain/submission.ts';
import { compareText } from '../../text/compare-text.ts';

/**
 * What a submission goes by in the state: GitHub's numeric id, which outlives renames; `k` and a digest of the key for what
 * is no repository (a folder of last year's), so that no name has to be escaped anywhere.
 */
export function subjectOf(submission: { readonly key: string; readonly origin: Origin | null }): string {
  const { key, origin } = submission;
  if (origin?.kind === 'repository' && origin.repositoryId > 0) return String(origin.repositoryId);
  return `k${createHash('sha256').update(key).digest('hex').slice(0, 16)}`;
}

/** The same for (a, b) and (b, a). */
export function pairKeyOf(a: string, b: string): string {
  const [first, second] = compareSubjects(a, b) <= 0 ? [a, b] : [b, a];
  return `${first}-${second}`;
}

/** Ids by number, before digests. */
function compareSubjects(a: string, b: string): number {
  const byLength = a.startsWith('k') || b.startsWith('k') ? 0 : a.length - b.length;
  return byLength === 0 ? compareText(a, b) : byLength;
}
