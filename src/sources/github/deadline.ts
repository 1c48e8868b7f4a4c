import { z } from 'zod';
import { GitHubError } from '#base';
import type { GitHub, Push, RepositoryName } from '#github';
import {
  fullName,
  isWithheldStatus,
  MAX_PUSH_PAGES,
  NO_COMMIT,
  purposeFor,
  pushPages,
  statusOf,
} from '#github';

const Commit = z.looseObject({ sha: z.string() });

/** What a repository held at its deadline. */
export interface StateAtDeadline {
  /** Full SHA; null: take the default branch as it is. */
  readonly sha: string | null;
  /**
   * - `on-time`: the server attests the push. - `late`: the first push came after it. - `unattested`: only the commit's own
   * date says so, which its author chose.
   */
  readonly status: 'on-time' | 'late' | 'unattested';
  /** `unattested` because GitHub does not show this token the pushes, not because there is no record of them. */
  readonly isWithheld?: true;
  /** Server's time of the push that was taken, RFC 3339; null: none is attested. */
  readonly pushedAt: string | null;
}

/**
 * The last push to a branch before the deadline, by the time that GitHub's server noted. Commit dates are the student's to
 * choose, so they count only where the server kept no record, and are called unattested.
 *
 * @throws GitHubError when the repository cannot be read at all
 */
export async function stateAt(
  github: GitHub,
  name: RepositoryName,
  branch: string,
  deadline: Date,
): Promise<StateAtDeadline> {
  const ref = `refs/heads/${branch}`;
  /** The earliest push that came after the deadline. */
  let firstLate: Push | null = null;
  let complete = true;
  let isWithheld = false;
  try {
    let pages = 0;
    for await (const page of pushPages(github, name, ref)) {
      for (const activity of page) {
        if (activity.ref !== ref) continue;
        if (new Date(activity.timestamp) > deadline) firstLate = activity;
        else if (activity.after === NO_COMMIT) return LATE;
        else return { sha: activity.after, status: 'on-time', pushedAt: activity.timestamp };
      }
      pages += 1;
      complete = pages < MAX_PUSH_PAGES;
      if (!complete) break;
    }
  } catch (error) {
    // The record of pushes needs more than the contents do; where it is withheld, commits are what is left.
    // A rate limit withholds nothing for good: to take the commits' word then would call a student unattested for it.
    if (
      !(error instanceof GitHubError) ||
      error.outcome === 'rate-limited' ||
      !isWithheldStatus(statusOf(error))
    ) {
      throw error;
    }
    isWithheld = statusOf(error) !== 422;
    // Pushes that cannot be read may be late ones too.
    complete = false;
  }
  if (firstLate !== null && complete) {
    // What the first late push replaced is what stood there at the deadline, however it came there.
    if (firstLate.before === NO_COMMIT) return underAnotherName(github, name, ref, firstLate.after, deadline);
    return { sha: firstLate.before, status: 'on-time', pushedAt: null };
  }
  const sha = await lastCommitBefore(github, name, branch, deadline);
  // Nothing attests that it is late either: a clock that runs ahead is no offence.
  return { sha, status: 'unattested', pushedAt: null, ...(isWithheld ? { isWithheld } : {}) };
}

const LATE: StateAtDeadline = { sha: null, status: 'late', pushedAt: null };

/**
 * A branch that was renamed or made anew after the deadline: what was pushed in time was pushed to another. That is the one
 * whose head the new branch began with, and its last push before the deadline is what counts.
 */
async function underAnotherName(
  github: GitHub,
  name: RepositoryName,
  own: string,
  sha: string,
  deadline: Date,
): Promise<StateAtDeadline> {
  let pages = 0;
  let before: string | null = null;
  for await (const page of pushPages(github, name, null)) {
    // Newest first.
    for (const { ref, after, timestamp } of page) {
      const isInTime = new Date(timestamp) <= deadline;
      if (after === sha && (ref !== own || isInTime)) before ??= ref;
      if (ref === before && isInTime && after !== NO_COMMIT) {
        return { sha: after, status: 'on-time', pushedAt: timestamp };
      }
    }
    pages += 1;
    if (pages >= MAX_PUSH_PAGES) break;
  }
  return LATE;
}

async function lastCommitBefore(
  github: GitHub,
  name: RepositoryName,
  branch: string,
  deadline: Date,
): Promise<string | null> {
  const commits = await github.ask(
    purposeFor('other', `reading the commits of ${fullName(name)}`, 'contents'),
    (rest) =>
      rest.repos.listCommits({
        owner: name.owner,
        repo: name.repo,
        // A tag of the same name would win.
        sha: `refs/heads/${branch}`,
        until: deadline.toISOString(),
        per_page: 1,
      }),
    z.array(Commit),
  );
  return commits[0]?.sha ?? null;
}
