import { camelCase } from './inputs/camel-case.ts';
import { definitionOf, INPUT_NAMES } from './inputs/inputs.ts';
import type { Settings } from './settings.ts';

/**
 * The values that say what is checked, always in the same order. Jobs of one run may share a check only where all of them
 * are equal.
 */
export function decidingValues(settings: Settings): readonly unknown[] {
  const values: ReadonlyMap<string, unknown> = new Map(Object.entries(settings));
  const inputs = INPUT_NAMES.filter((name) => definitionOf(name).decidesCheck);
  return [...inputs.map((name) => values.get(camelCase(name))), settings.staff];
}
