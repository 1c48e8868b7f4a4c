import type { Dismissal } from '../cases.ts';
import { type CamelCase, camelCase } from './inputs/definition.ts';
import { definitionOf, INPUT_NAMES, type InputName, type InputValue } from './inputs/inputs.ts';

type Immutable<T> = T extends readonly (infer Entry)[] ? readonly Entry[] : T;

/** The values of all inputs, as they are declared. */
export type InputValues = {
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

export type CompareWith =
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
