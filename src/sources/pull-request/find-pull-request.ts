import { SettingsError, Skipped } from '#base';
import type { EventContext, GitHub, RepositoryName } from '#github';
import { type PullRequest, pullRequestOfHead } from '../github/pull-request.ts';
import * as says from '../repositories/says.ts';

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
    throw new Skipped(says.notCheckedMerge);
  }
  throw new SettingsError(says.sourcePull);
}
