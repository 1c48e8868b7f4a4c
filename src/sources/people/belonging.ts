import { appendTo } from '#base';
import type { Origin, Person, Together } from '#contract';
import type { PeopleDirectory } from './directory.ts';
import { folded } from './folded.ts';
import type { Joinable } from './hand-in.ts';
import type { Joined } from './join.ts';
import type { PersonRow } from './person-row.ts';

/** By a submission's key those of others that it belongs together with, and why. Nobody else is in it. */
export type Belonging = ReadonlyMap<string, ReadonlyMap<string, Together>>;

/** Two keys, and why they belong together. */
export type Tie = readonly [a: string, b: string, why: Together];

/** Who belongs together with whom. @param teamOf see `teamsOf` @param others ties that no list of this run tells of */
export function belongingOf(
  joined: ReadonlyMap<string, Joined>,
  directory: PeopleDirectory,
  teamOf: (row: PersonRow) => string | null,
  others: readonly Tie[],
): Belonging {
  const ties = new Map<string, Map<string, Together>>();
  const tie = (a: string, b: string, why: Together): void => {
    if (a === b) return;
    for (const [one, other] of [
      [a, b],
      [b, a],
    ] as const) {
      const own = ties.get(one) ?? new Map<string, Together>();
      ties.set(one, own);
      // What was said first says most.
      if (!own.has(other)) own.set(other, why);
    }
  };
  const tieAll = (groups: Iterable<readonly string[]>, why: (a: string, b: string) => Together): void => {
    for (const group of groups) {
      for (const [at, a] of group.entries()) for (const b of group.slice(at + 1)) tie(a, b, why(a, b));
    }
  };
  const isTeam = (key: string): boolean => (joined.get(key)?.rows.length ?? 0) > 1;
  const ofRow = keysBy(joined, ({ rows }) => rows);
  const ofPartner = partnersOf(joined, directory);
  tieAll(keysBy(joined, ({ signs: { hand } }) => [hand]).values(), () => 'same-person');
  tieAll(keysBy(joined, ({ signs: { lasting } }) => [lasting]).values(), () => 'same-person');
  tieAll(ofRow.values(), (a, b) => (isTeam(a) || isTeam(b) ? 'team' : 'same-person'));
  tieAll(keysBy(joined, ({ rows }) => new Set(rows.map(teamOf))).values(), () => 'team');
  for (const [key, { rows }] of joined) {
    for (const partner of rows.flatMap(({ partners }) => partners)) {
      for (const other of ofPartner(partner) ?? []) tie(key, other, 'partners');
    }
  }
  tieAll([[...joined].flatMap(([key, { rows }]) => (isOfStaff(rows) ? [key] : []))], () => 'staff');
  for (const other of others) tie(...other);
  return ties;
}

/**
 * Keys of what was handed in by the one whom a list calls somebody's partner; null: nobody is called so, or not one alone. Whom no
 * list has is the one submission that is called so and belongs to nobody, but by no name that students choose.
 */
export function partnersOf(
  joined: ReadonlyMap<string, Joined>,
  directory: PeopleDirectory,
): (partner: string) => readonly string[] | null {
  const ofRow = keysBy(joined, ({ rows }) => rows);
  const ofNobody = keysBy(joined, ({ rows, claimed = [], signs: { values } }) => {
    if (rows.length > 0 || claimed.length > 0) return [];
    const { id, email, login } = values;
    return new Set([...id, ...email, ...login].map(folded));
  });
  return (partner) => {
    const row = directory.named(partner);
    if (row !== null) return ofRow.get(row) ?? [];
    const own = directory.isKnown(partner) ? [] : (ofNobody.get(folded(partner)) ?? []);
    return own.length === 1 ? own : null;
  };
}

/** Keys of submissions by what they have; null is nothing to have in common. */
function keysBy<Common>(
  joined: ReadonlyMap<string, Joined>,
  of: (one: Joined) => Iterable<Common | null>,
): ReadonlyMap<Common, readonly string[]> {
  const groups = new Map<Common, string[]>();
  for (const [key, one] of joined) {
    for (const common of of(one)) {
      if (common !== null) appendTo(groups, common, key);
    }
  }
  return groups;
}

export function isOfStaff(rows: readonly PersonRow[]): boolean {
  return rows.length > 0 && rows.every(({ isStaff }) => isStaff);
}

/**
 * Tells teams apart. A name of a team that stands in several sections is taken for a team in each of them: two labs number their
 * teams alike, and whoever is of no team is not excused.
 */
export function teamsOf({ people }: PeopleDirectory): {
  readonly teamOf: (row: PersonRow) => string | null;
  /** Names of teams that stand in several sections. */
  readonly split: readonly string[];
} {
  const sections = new Map<string, Set<string>>();
  const names = new Map<string, string>();
  for (const { team, section } of people) {
    if (team === null) continue;
    names.set(folded(team), team);
    sections.set(folded(team), (sections.get(folded(team)) ?? new Set()).add(folded(section ?? '')));
  }
  const isSplit = (team: string): boolean => (sections.get(team)?.size ?? 0) > 1;
  return {
    teamOf: ({ team, section }) => {
      if (team === null) return null;
      return isSplit(folded(team)) ? `${folded(team)}\0${folded(section ?? '')}` : folded(team);
    },
    split: [...names].flatMap(([team, name]) => (isSplit(team) ? [name] : [])),
  };
}

/** What is known of whoever handed a submission in, and the name that a list gives; undefined: nothing. */
export function personOf(
  { name, origin }: Pick<Joinable, 'name' | 'origin'>,
  { rows }: Pick<Joined, 'rows'>,
): { readonly name: string; readonly person: Person } | undefined {
  const said = saidBy(origin);
  const [row, other] = rows;
  const isOne = row !== undefined && other === undefined;
  const id = (isOne ? (row.id ?? row.logins[0]) : undefined) ?? said.id;
  const section = [...new Set(rows.flatMap((one) => one.section ?? []))].join(', ');
  const teams = [...new Set(rows.flatMap((one) => one.team ?? []))];
  const also = alsoCalled(rows).filter((one) => one !== id && one !== name && (!isOne || one !== row.name));
  const person: Person = {
    id,
    section: section === '' ? said.section : section,
    team: teams.length > 0 ? teams.join(', ') : said.isTeam ? name : null,
    isStaff: isOfStaff(rows),
    ...(isOne && row.time !== null ? { time: row.time } : {}),
    ...(isOne && row.name !== null && row.name !== name ? { sourceName: name } : {}),
    ...(also.length === 0 ? {} : { also }),
  };
  const isKnown = rows.length > 0 || person.id !== null || person.section !== null || person.team !== null;
  return isKnown ? { name: isOne ? (row.name ?? name) : name, person } : undefined;
}

function alsoCalled(rows: readonly PersonRow[]): readonly string[] {
  return [
    ...new Set(
      rows.flatMap(({ id, name, also, logins, emails }) => [id, name, ...also, ...logins, ...emails]),
    ),
  ].filter((one) => one !== null);
}

/** What the source itself says. */
function saidBy(origin: Origin | null) {
  if (origin?.kind === 'repository') {
    return { id: origin.login ?? null, section: origin.section ?? null, isTeam: false };
  }
  const handIn = origin?.kind === 'directory' ? origin.handIn : undefined;
  const { id = null, login = null, section = null, members } = handIn ?? {};
  return { id: id ?? login, section, isTeam: members !== undefined };
}
