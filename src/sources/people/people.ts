import { withoutEnding } from '#base';
import { type Findings, identityOf, type SubmissionFinding, type SubmissionRole } from '#contract';
import { clustersOf, isSourceName } from '#engine';
import { belongingOf, isOfStaff, personOf, teamsOf, type Tie } from './belonging.ts';
import { directoryOf } from './directory.ts';
import { folded } from './folded.ts';
import type { Joinable } from './hand-in.ts';
import { type Joined, joinPeople } from './join.ts';
import { joiningNotices, matchedNotices, serviceNotices, togetherNotices } from './notices.ts';
import type { PersonRow } from './person-row.ts';
import { withoutTogether } from './without-together.ts';

/** Who handed in what, as lists say. */
type KnownPeople = ReturnType<typeof knowPeople>;

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
) {
  const directory = directoryOf(rows);
  return {
    directory,
    /** By key. */
    joined: joinPeople(directory, submissions, { isSure }),
  };
}

/** Keys of submissions that belong together, by groups: whoever belongs to one of a group is of it. @param ties see `belongingOf` */
export function groupsTogether(
  { directory, joined }: KnownPeople,
  ties: readonly Tie[],
): readonly (readonly string[])[] {
  const belonging = belongingOf(joined, directory, teamsOf(directory).teamOf, ties);
  const keys = [...belonging.keys()];
  const places = new Map(keys.map((key, at) => [key, at]));
  const links = [...belonging].flatMap(([key, others]) =>
    [...others.keys()].map((other) => [places.get(key) ?? 0, places.get(other) ?? 0] as const),
  );
  return clustersOf(links).map((group) => group.map((at) => keys[at] as string));
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

/** A name without the number that tells it from a namesake's: the other one may have come later, or be in another download. */
function nameAlone({ name, person }: SubmissionFinding): string {
  const number = ` (${person?.id ?? ''})`;
  return name.endsWith(number) ? name.slice(0, -number.length) : name;
}

/**
 * Submissions that are called the same, by what tells them apart: sections may have folders of one name, and one person may stand in
 * the downloads of two. Where files of one name were given (`class/*\/Main.java`), no name of a file says whose it is.
 */
export function withPlaces<One extends Joinable>(submissions: readonly One[]): readonly One[] {
  const judged = submissions.filter(({ role, origin }) => role === 'judged' && origin !== null);
  const bearers = Map.groupBy(judged, ({ name }) => name);
  const areFiles = [...bearers].some(([name, { length }]) => length > 1 && isSourceName(name));
  const names = new Map(
    judged.flatMap((one) => {
      const rivals = (bearers.get(one.name) ?? []).filter((other) => other !== one);
      const isAlone = rivals.length === 0 && !(areFiles && isSourceName(one.name));
      return isAlone ? [] : [[one, nameApart(one, rivals)] as const];
    }),
  );
  return submissions.map((one) => {
    const name = names.get(one);
    return name === undefined ? one : { ...one, name };
  });
}

/** The platform's number behind the name; else the end of its place that no rival's has, with a folder where there is one. */
function nameApart(one: Joinable, rivals: readonly Joinable[]): string {
  const { key, name } = one;
  const number = numberOf(one);
  if (number !== null && rivals.every((other) => numberOf(other) !== number)) {
    return name.endsWith(` (${number})`) ? name : `${name} (${number})`;
  }
  const parts = placeOf(one).split('/');
  const places = rivals.map((other) => `/${placeOf(other)}`);
  for (let from = parts.length - 2; from >= 0; from -= 1) {
    const place = parts.slice(from).join('/');
    if (!places.some((other) => other.endsWith(`/${place}`))) return place;
  }
  return key;
}

function numberOf({ origin }: Joinable): string | null {
  return origin?.kind === 'directory' && origin.handIn !== undefined ? identityOf(origin.handIn) : null;
}

/** Where it lies; what a download holds, as if it were a folder. */
function placeOf({ key, name, origin }: Joinable): string {
  return origin?.kind === 'directory' && origin.handIn !== undefined
    ? `${withoutEnding(origin.path)}/${name}`
    : withoutEnding(key);
}

/**
 * Submissions whose names tell them apart: people of one name have their id behind it, and further hand-ins of one person what the
 * source calls them. A list has one name for all of these, where the source had told them apart.
 */
function withNamesApart(submissions: readonly SubmissionFinding[]): readonly SubmissionFinding[] {
  const bearers = Map.groupBy(submissions, (one) => folded(nameAlone(one)));
  return submissions.map((one) => {
    const { key, role, person } = one;
    const name = nameAlone(one);
    const others = (bearers.get(folded(name)) ?? []).filter((other) => other.key !== key);
    if (others.length === 0 || person === undefined) return one;
    const { id, sourceName } = person;
    const same = others.filter((other) => id === null || other.person?.id === id);
    if (same.length === 0) {
      const apart = `${name} (${id})`;
      return apart === one.name
        ? one
        : { ...one, name: apart, person: { ...person, sourceName: sourceName ?? name } };
    }
    // Of several hand-ins of one person the judged one is called as the person is.
    const isMain = role === 'judged' && same.every((other) => other.role !== 'judged');
    if (sourceName === undefined || (isMain && same.length === others.length)) return one;
    return { ...one, name: sourceName.startsWith(name) ? sourceName : `${name} (${sourceName})` };
  });
}

/**
 * Findings with who handed in what: names, roles, and numbers that come from pairs of people who do not belong together.
 *
 * @param how `isSingle`: one submission is judged, and nobody else of the lists is expected. `isRehearsal`: say who was matched. `ties`: see `belongingOf`
 */
export function withPeople(
  findings: Findings,
  { directory, joined }: KnownPeople,
  {
    isSingle,
    isRehearsal,
    ties = [],
  }: { readonly isSingle: boolean; readonly isRehearsal: boolean; readonly ties?: readonly Tie[] },
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
    { ...findings, submissions: isSingle ? known : withPlaces(withNamesApart(known)) },
    belongingOf(joined, directory, teamOf, ties),
  );
  // By the source's own names, which are not the list's, and of which several may be one.
  const asGiven = isSingle ? submissions : withPlaces(submissions);
  const isListed = !isSingle && directory.people.some(({ isStaff }) => !isStaff);
  return {
    ...counted,
    notices: [
      ...findings.notices,
      ...togetherNotices(counted),
      ...serviceNotices(findings, counted),
      ...(isListed ? joiningNotices(directory, joined, asGiven, split) : []),
      ...(isRehearsal ? matchedNotices(joined, asGiven) : []),
    ],
  };
}
