import type { Settings } from './settings.ts';

/** What is known of the run before any setting is read; nothing of it is asked from a service. */
export interface RunFacts {
  /** The event that started the workflow (`GITHUB_EVENT_NAME`); null on the command line. */
  readonly event: string | null;
  /** Owner of the repository that runs the workflow; null on the command line. */
  readonly repositoryOwner: string | null;
  /** The event's pull request comes from another repository. */
  readonly isFork: boolean;
  /** Who started the run (`GITHUB_ACTOR`). */
  readonly actor?: string | null;
}

/** Events whose payload is a pull request of its own. */
const PULL_REQUEST_EVENTS: ReadonlySet<string> = new Set([
  'pull_request',
  'pull_request_target',
  'pull_request_review',
  'pull_request_review_comment',
]);

/** Events that run with the pull request's own trust: from a fork, or started by Dependabot, they see no secret. */
const UNTRUSTED_EVENTS: ReadonlySet<string> = new Set([
  'pull_request',
  'pull_request_review',
  'pull_request_review_comment',
]);

export function isPullRequestEvent(event: string | null): boolean {
  return event !== null && PULL_REQUEST_EVENTS.has(event);
}

/** Whether the run can reach one pull request: also by a comment on it, or by the head commit of a `workflow_run`. */
export function concernsPullRequest(event: string | null): boolean {
  return isPullRequestEvent(event) || event === 'issue_comment' || event === 'workflow_run';
}

/** Whether GitHub gives this run no secrets, so that an empty key is nobody's mistake. */
export function isWithoutSecrets(facts: RunFacts): boolean {
  if (facts.event === null || !UNTRUSTED_EVENTS.has(facts.event)) return false;
  return facts.isFork || facts.actor === 'dependabot[bot]';
}

/** `auto`: a comment event is `bot`, a config file with assignments is `scan`, all else `check`. */
export function resolveMode(
  mode: 'auto' | Settings['mode'],
  event: string | null,
  hasAssignments: boolean,
): Settings['mode'] {
  if (mode !== 'auto') return mode;
  if (event === 'issue_comment') return 'bot';
  return hasAssignments ? 'scan' : 'check';
}

/** Which of the inputs that name submissions were given (by input or config file, not by default). */
export interface GivenSources {
  readonly repositories: boolean;
  readonly manifest: boolean;
  readonly classroom50: boolean;
  readonly organization: boolean;
  readonly path: boolean;
}

/** `auto`: a pull-request event, else repositories by any of their inputs, else folders, else the workspace. */
export function resolveSource(
  source: 'auto' | Settings['source'],
  event: string | null,
  given: GivenSources,
): Settings['source'] {
  if (source !== 'auto') return source;
  if (isPullRequestEvent(event)) return 'pull-request';
  if (given.repositories || given.manifest || given.classroom50 || given.organization) return 'repositories';
  return given.path ? 'directory' : 'workspace';
}

/** Base-code detection: as the user said, else on where starter code is known. */
export function resolveBaseCode(settings: Pick<Settings, 'baseCode'>, starterKnown: boolean): boolean {
  return settings.baseCode ?? starterKnown;
}
