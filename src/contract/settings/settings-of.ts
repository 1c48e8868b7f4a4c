import { camelCase } from './inputs/definition.ts';
import { INPUT_NAMES } from './inputs/inputs.ts';
import type { Values } from './merge-layers.ts';
import { resolveSource, type RunFacts } from './resolve.ts';
import type { CompareWith, InputValues, Settings } from './settings.ts';

const REMOTE_POLL_SECONDS = 25;
const EMBEDDED_POLL_SECONDS = 0.5;

/** Values, and what the two `auto`s came to. */
export interface Situation {
  readonly values: Values;
  readonly facts: RunFacts;
  readonly mode: Settings['mode'];
  readonly source: Settings['source'];
  /** How many assignments the config file has. */
  /** null: not known, because the config file cannot be read. */
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
