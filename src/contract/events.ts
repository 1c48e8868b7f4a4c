/** Events whose payload is a pull request of its own. */
const PULL_REQUEST_EVENTS: ReadonlySet<string> = new Set([
  'pull_request',
  'pull_request_target',
  'pull_request_review',
  'pull_request_review_comment',
]);

/** Events that lead to a pull request by a comment on it, by the head commit of another run, or by the queue it waits in. */
const INDIRECT_EVENTS: ReadonlySet<string> = new Set(['issue_comment', 'workflow_run', 'merge_group']);

export function isPullRequestEvent(event: string | null): boolean {
  return event !== null && PULL_REQUEST_EVENTS.has(event);
}

/**
 * Whether a run is about a pull request, or may be. What is checked out in it may be the pull request's own, so nothing of it
 * says how the run judges.
 */
export function concernsPullRequest(event: string | null): boolean {
  return isPullRequestEvent(event) || (event !== null && INDIRECT_EVENTS.has(event));
}
