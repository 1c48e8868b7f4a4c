import type { Findings } from '../domain/findings.ts';
import type { SubmissionRole } from '../domain/submission.ts';
import { belongingOf, isOfStaff, personOf, teamsOf } from './belonging.ts';
import { type PeopleDirectory, directoryOf } from './directory.ts';
import type { Joinable } from './hand-in.ts';
import { type Joined, joinPeople } from './join.ts';
import { joiningNotices, matchedNotices, togetherNotices } from './notices.ts';
import type { PersonRow } from './person-row.ts';
import { withoutTogether } from './without-together.ts';

/** Who handed in what, as lists say. */
export interface KnownPeople {
  readonly directory: PeopleDirectory;
  /** By key. */
  readonly joined: ReadonlyMap<string, Joined>;
}

/**
 * Finds out who handed in what.
 *
 * @param submissions as their source has them: what could not be collected may be among them
 * @param isSure see `joinPeople`
 * @throws ConfigurationError where a list contradicts itself
 */
export function knowPeople(
  rows: readonly PersonRow[],
  submissions: readonly Joinable[],
  { isSure = false }: { readonly isSure?: boolean } = {},
): KnownPeople {
  const directory = directoryOf(rows);
  return { directory, joined: joinPeople(directory, submissions, { isSure }) };
}

/** Submissions with the roles that lists give them: staff and earlier attempts are compared with, and not judged. */
export function withRoles<One extends Joinable>(
  submissions: readonly One[],
  { joined }: KnownPeople,
): readonly One[] {
  return submissions.map((one) => {
    const role = roleOf(one.role, joined.get(one.key));
    return role === one.role ? one : { ...one, role };
  });
}

function roleOf(role: SubmissionRole, joined: Joined | undefined): SubmissionRole {
  const isKept = role !== 'judged' || joined === undefined;
  return isKept || !(joined.isFormer || isOfStaff(joined.rows)) ? role : 'archive';
}

/**
 * Findings with who handed in what: names, roles, and numbers that come from pairs of people who do not belong together.
 *
 * @param how `isSingle`: one submission is judged, and nobody else of the lists is expected. `isRehearsal`: say who was matched
 */
export function withPeople(
  findings: Findings,
  { directory, joined }: KnownPeople,
  { isSingle, isRehearsal }: { readonly isSingle: boolean; readonly isRehearsal: boolean },
): Findings {
  const { submissions } = findings;
  const { teamOf, split } = teamsOf(directory);
  const known = submissions.map((one) => {
    const own = joined.get(one.key);
    const said = own === undefined ? undefined : personOf(one, own);
    // Whoever reads about the one submission of a pull request or workspace knows it by its own name.
    if (said === undefined) return one;
    if (isSingle && one.role === 'judged') return { ...one, person: said.person };
    return { ...one, ...said, role: roleOf(one.role, own) };
  });
  const counted = withoutTogether(
    { ...findings, submissions: known },
    belongingOf(joined, directory, teamOf),
  );
  const isListed = !isSingle && directory.people.some(({ isStaff }) => !isStaff);
  return {
    ...counted,
    notices: [
      ...findings.notices,
      ...togetherNotices(counted),
      ...(isListed ? joiningNotices(directory, joined, submissions, split) : []),
      ...(isRehearsal ? matchedNotices(joined, submissions) : []),
    ],
  };
}
