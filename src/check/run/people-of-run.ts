import { count } from '#base';
import { type Findings, isSingle } from '#contract';
import { groupsTogether, knowPeople, type PersonRow, type Tie, withPeople, withRoles } from '#sources';
import type { Prior } from './prior.ts';
import type { CollectingRun } from './collect-in-time.ts';
import { togetherBefore } from './with-earlier.ts';
import type { Collection } from './collect.ts';
import type { World } from './world.ts';

/** What lists of people make of a run: roles before it is checked, and numbers after it. */
export interface PeopleOfRun {
  readonly packed: Collection['packed'];
  /** Keys of those who belong together, by groups. */
  readonly together: readonly (readonly string[])[];
  /** Rows of the lists about whoever handed a submission in, by its key. */
  readonly rowsOf: (key: string) => readonly PersonRow[];
  /** Findings with people, and without what those have in common who belong together. */
  counted(findings: Findings): Findings;
}

/**
 * Finds out whose submissions were collected.
 *
 * @throws ConfigurationError where a list contradicts itself
 */
export function peopleOfRun(
  { packed, failures, people }: Pick<Collection, 'packed' | 'failures' | 'people'>,
  {
    settings,
    shard,
    world,
    prior: { earlier },
  }: Pick<CollectingRun, 'settings' | 'shard'> & {
    readonly world: Pick<World, 'log'>;
    readonly prior: Pick<Prior, 'earlier'>;
  },
): PeopleOfRun {
  const collected = [...packed, ...failures.map((one) => ({ ...one, origin: null }))];
  const known = knowPeople(people, collected);
  // All jobs of a matrix upload what they collected under one role, and none of them sees the whole class.
  const sure = shard === null ? known : knowPeople(people, collected, { isSure: true });
  const isOne = settings.checkId === null && isSingle(settings.source);
  const given = isOne ? packed : withRoles(packed, sure);
  const moved = given.filter(({ role }, at) => role !== packed[at]?.role).length;
  if (moved > 0) {
    world.log.info(
      `${count(moved, 'submission')} of staff, or handed in again since: compared with, and not judged.`,
    );
  }
  // A list of this run says it anew.
  const tiesAmong = (submissions: Parameters<typeof togetherBefore>[1]): readonly Tie[] =>
    earlier === null || people.length > 0 ? [] : togetherBefore(earlier, submissions);
  return {
    packed: given,
    together: groupsTogether(known, tiesAmong(packed)),
    rowsOf: (key) => known.joined.get(key)?.rows ?? [],
    counted: (findings) =>
      withPeople(findings, settings.checkId === null ? known : knowPeople(people, findings.submissions), {
        isSingle: isOne,
        isRehearsal: settings.dryRun,
        ties: tiesAmong(findings.submissions),
      }),
  };
}
