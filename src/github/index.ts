/** GitHub as it is asked: paced, tried again, and what it refuses in words. */
export { DEFAULT_API_URL, DEFAULT_SERVER_URL, type GitHub, createGitHub } from './client.ts';
export { GitHubRequestError, type Purpose, askedWaitMs, statusOf } from './errors.ts';
export {
  type EventComment,
  type EventContext,
  GHOST,
  baseCommit,
  readEventContext,
} from './event-context.ts';
export type { GitHubOptions } from './github-options.ts';
export { GITHUB_LIMITS } from './limits.ts';
export { type RepositoryName, fullName, parseRepositoryName, sameRepository } from './names.ts';
export { PERMISSIONS, type Permission, howToGrant } from './permissions.ts';
export { readPullHead } from './pull-head.ts';
export { type PullStanding, readPullStanding } from './pull-standing.ts';
export { purposed } from './purposed.ts';
export { MAX_PUSH_PAGES, NO_COMMIT, type Push, isWithheldStatus, pushPages } from './pushes.ts';
export type { RequestBudget } from './request-budget.ts';
export { GITHUB_TOKEN, type TokenOrigin, tokenGap } from './token-origin.ts';
export { type GitHubTransport, createTransport, isLoopback } from './transport.ts';
