import { GitHubError } from '#base';
import type { UnseenReason } from '#contract';
import type { GitHub, Push, RepositoryName } from '#github';
import { isWithheldStatus, MAX_PUSH_PAGES, NO_COMMIT, pushPages, statusOf } from '#github';
import { readRepository } from '#sources';

/** What a branch held after one push. */
export interface PushedState {
  /** Full SHA. */
  readonly sha: string;
  /** When GitHub's server took the push, RFC 3339; null: it was there before the first push that is on record. */
  readonly at: string | null;
  /** It came with the repository, which was made from a template or is a fork: nobody pushed it. */
  readonly isGiven: boolean;
}

/** Statuses of a repository that is gone, or that the token may not see. */
const GONE: ReadonlySet<number | null> = new Set([403, 404, 410, 451]);

/**
 * What the default branch of a repository held after each push, oldest first, up to and with the commit that was compared.
 * Times are GitHub's, never those of the commits. Two requests, and one more for each 100 pushes.
 *
 * @throws GitHubError for what is no answer: a rate limit, no connection
 */
export async function readPushHistory(
  github: GitHub,
  name: RepositoryName,
  sha: string,
): Promise<readonly PushedState[] | UnseenReason> {
  let isMade: boolean;
  let ref: string;
  try {
    const repository = await readRepository(github, name);
    isMade = repository.fork || repository.template !== null;
    ref = `refs/heads/${repository.defaultBranch ?? 'main'}`;
  } catch (error) {
    if (isRefusal(error) && GONE.has(statusOf(error))) return 'gone';
    throw error;
  }
  const newestFirst: Push[] = [];
  try {
    let pages = 0;
    for await (const page of pushPages(github, name, ref)) {
      newestFirst.push(...page.filter((push) => push.ref === ref));
      pages += 1;
      if (pages >= MAX_PUSH_PAGES) break;
    }
  } catch (error) {
    if (isRefusal(error) && isWithheldStatus(statusOf(error))) return 'withheld';
    throw error;
  }
  const states = statesOf(upTo(newestFirst.toReversed(), sha), sha, isMade);
  return states.at(-1)?.sha === sha ? states : 'no-record';
}

/** GitHub's answer, and no rate limit: that one passes. */
function isRefusal(error: unknown): boolean {
  return error instanceof GitHubError && error.outcome !== 'rate-limited';
}

/** The pushes up to the last one that left this commit; else those before the one that replaced it. */
function upTo(pushes: readonly Push[], sha: string): readonly Push[] {
  const last = pushes.findLastIndex(({ after }) => after === sha);
  if (last >= 0) return pushes.slice(0, last + 1);
  const next = pushes.findIndex(({ before }) => before === sha);
  return pushes.slice(0, next + 1);
}

function statesOf(pushes: readonly Push[], sha: string, isMade: boolean): readonly PushedState[] {
  const [first] = pushes;
  if (first === undefined) return [];
  const states: PushedState[] = [];
  // What the oldest push on record replaced was there before.
  if (first.before !== NO_COMMIT) states.push({ sha: first.before, at: null, isGiven: isMade });
  for (const { before, after, timestamp } of pushes) {
    if (states.at(-1)?.sha === sha && before === sha) break;
    if (after === NO_COMMIT || states.at(-1)?.sha === after) continue;
    states.push({ sha: after, at: timestamp, isGiven: isMade && states.length === 0 });
  }
  return states;
}
