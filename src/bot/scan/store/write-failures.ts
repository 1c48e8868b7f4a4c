import { GitHubError } from '#base';
import { statusOf } from '#github';

/** The branch moved meanwhile (422, 409), or no answer tells what happened. */
export function mayBeRepeated(error: unknown): error is GitHubError {
  if (!(error instanceof GitHubError)) return false;
  const status = statusOf(error);
  return isUnanswered(error) || status === 409 || status === 422;
}

/** GitHub's words where a branch protection or a ruleset refuses a write. A branch that only moved is "not a fast forward". */
const RULE =
  /rule violation|protected (?:branch|ref)|being restricted|cannot (?:create|update) this|through a pull request/i;

export function isForbiddenByRule(error: unknown): error is GitHubError {
  return error instanceof GitHubError && statusOf(error) === 422 && RULE.test(error.message);
}

/** What was asked for may have been done, or may yet be. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof GitHubError && error.outcome === 'network';
}
