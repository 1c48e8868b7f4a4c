import { fill } from '#base';
import type { GitHubOptions } from './github-options.ts';
import { GITHUB_LIMITS } from './limits.ts';
import * as says from './says.ts';

/** Whether a limit of GitHub's is waited for; the log says so. @param retries after how many waits it is there still */
export function mayWait(
  {
    clock,
    log,
    deadlineMs,
    maxWaitMs = Infinity,
    isPacedByCaller,
  }: Pick<GitHubOptions, 'clock' | 'log' | 'deadlineMs' | 'maxWaitMs' | 'isPacedByCaller'>,
  what: string,
  seconds: number,
  retries: number,
): boolean {
  if (isPacedByCaller === true) return false;
  const ms = seconds * 1000;
  const wait =
    clock.now() + ms < deadlineMs && ms <= maxWaitMs && retries < GITHUB_LIMITS.request.rateLimitRetries;
  log[wait ? 'info' : 'debug'](fill(says.githubsReached, { what, wait, seconds }));
  return wait;
}
