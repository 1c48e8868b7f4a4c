import type { Findings } from '../domain/findings.ts';
import { isSingle } from '../domain/source-names.ts';
import { knowPeople, withPeople, withRoles } from '../people/people.ts';
import type { Settings } from '../settings/settings.ts';
import type { Shard } from '../shards/shard.ts';
import type { Collection } from './collect.ts';

/** What lists of people make of a run: roles before it is checked, and numbers after it. */
export interface PeopleOfRun {
  readonly packed: Collection['packed'];
  /** Findings with people, and without what those have in common who belong together. */
  count(findings: Findings): Findings;
}

/**
 * Finds out whose submissions were collected.
 *
 * @throws ConfigurationError where a list contradicts itself
 */
export function peopleOfRun(
  { packed, failures, people }: Pick<Collection, 'packed' | 'failures' | 'people'>,
  { settings, shard }: { readonly settings: Settings; readonly shard: Shard | null },
): PeopleOfRun {
  const collected = [...packed, ...failures.map((one) => ({ ...one, origin: null }))];
  const known = knowPeople(people, collected);
  // All jobs of a matrix upload what they collected under one role, and none of them sees the whole class.
  const sure = shard === null ? known : knowPeople(people, collected, { isSure: true });
  const isOne = settings.checkId === null && isSingle(settings.source);
  return {
    packed: isOne ? packed : withRoles(packed, sure),
    count: (findings) =>
      withPeople(findings, settings.checkId === null ? known : knowPeople(people, findings.submissions), {
        isSingle: isOne,
        isRehearsal: settings.dryRun,
      }),
  };
}
