import { SettingsError, Skipped } from '#base';
import type { EventContext, GitHub, RepositoryName } from '#github';
import { type PullRequest, pullRequestOfHead } from '../github/pull-request.ts';

/**
 * The pull request that an event is about.
 *
 * @throws Skipped where there is nothing to check; SettingsError for an event of another kind
 */
export async function findPullRequest(
  { name, pullRequest, workflowRun }: EventContext,
  github: GitHub,
  base: RepositoryName,
): Promise<PullRequest> {
  if (pullRequest !== null) return pullRequest;
  if (workflowRun !== null) return pullRequestOfHead(github, base, workflowRun);
  if (name === 'merge_group') {
    throw new Skipped(
      'Not checked: a merge group holds pull requests, each of which is checked by itself (event pull_request).',
    );
  }
  throw new SettingsError(
    'source: pull-request needs an event with a pull request (pull_request, pull_request_target, or workflow_run of one). Change the workflow’s `on:`, or use another source.',
  );
}
