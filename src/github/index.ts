/** GitHub as it is asked: paced, tried again, and what it refuses in words. */
export { createGitHub, DEFAULT_API_URL, DEFAULT_SERVER_URL, type GitHub, purposed } from './client.ts';
export {
  aheadOf,
  GitHubRequestError,
  type Purpose,
  askedWaitMs,
  purposeFor,
  statusOf,
  waitIn,
} from './errors.ts';
export {
  type EventComment,
  type EventContext,
  baseCommit,
  readEventContext,
} from './event-context.ts';
export { GITHUB_TOKEN, type GitHubOptions, tokenGap, type TokenOrigin } from './github-options.ts';
export { GITHUB_LIMITS } from './limits.ts';
export { NO_EVENT } from './no-event.ts';
export { type RepositoryName, blobSha, fullName, parseRepositoryName, sameRepository } from './names.ts';
export { PERMISSIONS, type Permission, howToGrant } from './permissions.ts';
export { GHOST, PULL_REQUEST, type PullRequest, pullRequestOf } from './pull-request.ts';
export { type PullStanding, readPullStanding } from './pull-standing.ts';
export { MAX_PUSH_PAGES, NO_COMMIT, type Push, isWithheldStatus, pushPages } from './pushes.ts';
export type { RequestBudget } from './request-budget.ts';
export { type GitHubTransport, createTransport } from './transport.ts';
