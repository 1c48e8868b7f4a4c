import type { Dismissal } from '../cases.ts';
import type { SourceName } from '../source-names.ts';
import { type CamelCase, camelCase } from './inputs/definition.ts';
import { definitionOf, INPUT_NAMES, type InputName, type InputValue } from './inputs/inputs.ts';
import type { Values } from './merge-layers.ts';

type Immutable<T> = T extends readonly (infer Entry)[] ? readonly Entry[] : T;

type InputValues = {
  readonly [N in InputName as CamelCase<N>]: Immutable<InputValue<N>>;
};

/** What one run was asked for: inputs, config file and defaults put together, every value checked. */
export interface Settings
  extends Omit<InputValues, 'source' | 'compareWith' | 'pollInterval' | 'mode' | 'timeoutMinutes'> {
  /** What `auto` came to. */
  readonly source: Exclude<InputValues['source'], 'auto'>;
  readonly compareWith: CompareWith;
  readonly pollIntervalMs: number;
  /** What `auto` came to. */
  readonly mode: Exclude<InputValues['mode'], 'auto' | 'doctor'>;
  readonly timeoutMs: number;
  /** Pairs that a person judged innocent. Hostile text. */
  readonly dismissed: readonly Dismissal[];
  /** Logins and `@org/team` of people who see everything: never pseudonyms, never submissions. */
  readonly staff: readonly string[];
  /** Of the config file; what mode `scan` works through. */
  readonly assignments: readonly Assignment[];
}

type CompareWith =
  | { readonly kind: 'open-pull-requests' }
  | { readonly kind: 'none' }
  /** Folders or repositories, at least one. */
  | { readonly kind: 'list'; readonly entries: readonly string[] };

/** One assignment of the config file: its settings over the file's, and when it is scanned. */
export interface Assignment {
  /** Unique within the file; safe as a folder's name. */
  readonly name: string;
  /** The whole run's settings with this assignment's own values; its `assignments` is empty. */
  readonly settings: Settings;
  readonly schedule: Schedule;
}

export interface Schedule {
  /** Scanned only from … until; null: open. */
  readonly from: Date | null;
  readonly until: Date | null;
  /** Changed repositories that make a new check worth its quota. */
  readonly minChanges: number;
  /** Least time between two checks. */
  readonly cooldownMs: number;
}

/**
 * The values that say what is checked, always in the same order. Jobs of one run may share a check only where all of them
 * are equal.
 */
export function decidingValues(settings: Settings): readonly unknown[] {
  const values: ReadonlyMap<string, unknown> = new Map(Object.entries(settings));
  const inputs = INPUT_NAMES.filter((name) => definitionOf(name).decidesCheck);
  return [...inputs.map((name) => values.get(camelCase(name))), settings.staff];
}

const REMOTE_POLL_SECONDS = 25;
const EMBEDDED_POLL_SECONDS = 0.5;

/** Values, and what the two `auto`s came to. */
export interface Situation {
  readonly values: Values;
  readonly facts: RunFacts;
  readonly mode: Settings['mode'];
  readonly source: Settings['source'];
  /** How many the config file has; null: not known, because it cannot be read. */
  readonly assignmentCount: number | null;
}

/** Values with what is known of the run, once the mode is known. */
export function situationOf(
  values: Values,
  facts: RunFacts,
  mode: Settings['mode'],
  assignmentCount: number | null,
): Situation {
  // A command in a comment is about the pull request that it stands under.
  const event = mode === 'bot' ? 'pull_request' : facts.event;
  const given = INPUT_NAMES.filter((name) => values.origin(name) !== null);
  const source = resolveSource(values.get('source'), event, given);
  return { values, facts, mode, source, assignmentCount };
}

/** The settings of a run (or of one assignment), whose `assignments` are still empty. */
export function settingsOf(
  { values, facts, mode, source }: Situation,
  sections: Pick<Settings, 'dismissed' | 'staff'>,
): Settings {
  const { pollInterval, timeoutMinutes, ...given } = inputValues(values);
  const pollSeconds = pollInterval ?? (given.baseUrl === null ? EMBEDDED_POLL_SECONDS : REMOTE_POLL_SECONDS);
  return {
    ...given,
    source,
    mode,
    organization: given.organization ?? facts.repositoryOwner,
    compareWith: compareWithOf(given.compareWith),
    pollIntervalMs: Math.round(pollSeconds * 1000),
    timeoutMs: Math.max(1, Math.round(timeoutMinutes * 60_000)),
    dismissed: sections.dismissed,
    staff: sections.staff,
    assignments: [],
  };
}

function inputValues(values: Values): InputValues {
  const all: unknown = Object.fromEntries(INPUT_NAMES.map((name) => [camelCase(name), values.get(name)]));
  return all as InputValues;
}

function compareWithOf(entries: readonly string[]): CompareWith {
  const [first] = entries;
  if (first === 'open-pull-requests' || first === 'none') return { kind: first };
  return entries.length === 0 ? { kind: 'none' } : { kind: 'list', entries };
}

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
