import type { SubmissionRole } from '#contract';
import type { Signs } from './hand-in.ts';
import type { PersonRow } from './person-row.ts';

/** What has to be known of a submission that was joined with rows. */
interface Claim {
  readonly signs: Pick<Signs, 'hand' | 'members'>;
  readonly rows: readonly PersonRow[];
  readonly by: string | null;
}

/**
 * Takes back what students alone say. Platforms let whoever hands in name team mates, and choose the name that is shown; nobody
 * asks the one who is named. Whoever handed in something else is therefore no team mate by that, and a name (of a person or a
 * team) joins nothing where somebody is known by a surer sign. What a list says of teams and partners stays.
 *
 * @param roleOf by key
 * @returns the same, without such rows; they stand in `claimed`
 */
export function withoutClaims<One extends Claim>(
  joined: ReadonlyMap<string, One>,
  roleOf: ReadonlyMap<string, SubmissionRole>,
): ReadonlyMap<string, One> {
  // What is only there to be compared with may be the same person's work of another year.
  const judged = [...joined].filter(([key]) => roleOf.get(key) === 'judged');
  const bearers = new Map<PersonRow, One[]>();
  for (const [, one] of judged) {
    for (const row of one.rows) bearers.set(row, [...(bearers.get(row) ?? []), one]);
  }
  const result = new Map(joined);
  for (const [key, one] of judged) {
    const claimed = one.rows.filter((row) =>
      (bearers.get(row) ?? []).some((other) => other !== one && isOnlyClaimed(one, other)),
    );
    if (claimed.length === 0) continue;
    // Of a team that only a name says, nobody is left.
    const rows = one.by === 'team' ? [] : one.rows.filter((row) => !claimed.includes(row));
    result.set(key, { ...one, rows, by: rows.length === 0 ? null : one.by, claimed });
  }
  return result;
}

/** Whether students alone say that what two submissions have in common is a person of both. */
function isOnlyClaimed(one: Claim, other: Claim): boolean {
  if (one.by === 'file' || one.by === 'attempts') return false;
  if (one.signs.hand === null || one.signs.hand === other.signs.hand) return false;
  const isNamed = one.by === 'name' || one.by === 'team';
  if (isNamed && other.by !== one.by) return true;
  const isSame = one.rows.length === other.rows.length && one.rows.every((row) => other.rows.includes(row));
  return one.signs.members.length > 0 && !isSame;
}
