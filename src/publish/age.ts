import { readDigest } from '../report/comment-digest.ts';
import type { OwnComment } from './own-comments.ts';

/** The clocks of a runner and of the server may differ by so much; in milliseconds. */
const CLOCK_SKEW = 10 * 60_000;

/** What tells a newer run from an older one. */
export interface RunAge {
  /** When the run began, RFC 3339. */
  readonly createdAt: string;
  /** The commit that it checked, at which the pull request stands. */
  readonly headSha: string;
}

/**
 * Whether a comment is of a newer run than this one. A run on the commit at which the pull request stands goes before a run
 * on any other, however late that one ended and however often it is repeated; of two on the same side, the one that began
 * later goes before.
 *
 * Whoever may write to the repository may edit our comment too: a time that lies after the server's own time of the last
 * change is made up, and holds nobody back.
 */
export function compareAge(comment: OwnComment, run: RunAge): 'older' | 'same' | 'newer' {
  const digest = readDigest(comment.body);
  if (digest === null) return 'older';
  if (digest.headSha !== run.headSha) return 'older';
  const [theirs, ours] = [Date.parse(digest.at), Date.parse(run.createdAt)];
  if (theirs > Date.parse(comment.updatedAt) + CLOCK_SKEW) return 'older';
  return theirs > ours ? 'newer' : theirs === ours ? 'same' : 'older';
}
