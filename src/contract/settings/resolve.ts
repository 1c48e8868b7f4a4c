import { isPullRequestEvent } from '../events.ts';
import type { SourceName } from '../source-names.ts';
import { definitionOf, type InputName } from './inputs/inputs.ts';
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

/** Events that run with the pull request's own trust: from a fork, or started by Dependabot, they see no secret. */
const UNTRUSTED_EVENTS: ReadonlySet<string> = new Set([
  'pull_request',
  'pull_request_review',
  'pull_request_review_comment',
]);

/** Whether GitHub gives this run no secrets, so that an empty key is nobody's mistake. */
export function isWithoutSecrets(facts: RunFacts): boolean {
  if (facts.event === null || !UNTRUSTED_EVENTS.has(facts.event)) return false;
  return facts.isFork || facts.actor === 'dependabot[bot]';
}

/**
 * `auto`: a comment event is `bot`, a pull request is `check`, else a config file with assignments is `scan`, all else `check`; what the
 * doctor looks at is the same. A staff repository may check its own pull requests beside the scan that its file is for.
 *
 * @param source as it was given
 */
export function resolveMode(
  mode: 'auto' | 'doctor' | Settings['mode'],
  source: 'auto' | SourceName,
  event: string | null,
  hasAssignments: boolean,
): Settings['mode'] {
  if (mode !== 'auto' && mode !== 'doctor') return mode;
  if (event === 'issue_comment') return 'bot';
  if (resolveSource(source, event, []) === 'pull-request') return 'check';
  return hasAssignments ? 'scan' : 'check';
}

/**
 * `auto`: a pull-request event, else the source that the given inputs lead to, repositories before folders, else the
 * workspace. A merge group is what the same workflow is started by for a check that the queue requires.
 *
 * @param given inputs that somebody gave, by input or config file, and not by default
 */
export function resolveSource(
  source: 'auto' | SourceName,
  event: string | null,
  given: readonly InputName[],
): SourceName {
  if (source !== 'auto') return source;
  if (isPullRequestEvent(event) || event === 'merge_group') return 'pull-request';
  const meant = new Set(given.map((name) => definitionOf(name).leadsTo));
  return meant.has('repositories') ? 'repositories' : meant.has('directory') ? 'directory' : 'workspace';
}

/** Base-code detection: as the user said, else on where starter code is known. */
export function resolveBaseCode(settings: Pick<Settings, 'baseCode'>, starterKnown: boolean): boolean {
  return settings.baseCode ?? starterKnown;
}
