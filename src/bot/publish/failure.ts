import type { GitHubError } from '#base';
import { GitHubRequestError, statusOf } from '#github';

/** Whether a request that failed may have been done all the same: no answer, or a broken one, is no proof of the contrary. */
export function mayHaveBeenDone(error: unknown): error is GitHubError {
  if (!(error instanceof GitHubRequestError)) return false;
  return error.outcome === 'network' && (error.status === null || error.status >= 500);
}

/** GitHub answered, and the answer is that status. */
export function isAnswer(error: unknown, ...statuses: readonly number[]): error is GitHubRequestError {
  const status = statusOf(error);
  return error instanceof GitHubRequestError && status !== null && statuses.includes(status);
}
