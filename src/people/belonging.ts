import type { Person, Together } from '../domain/people.ts';
import type { Origin } from '../domain/submission.ts';
import type { PeopleDirectory } from './directory.ts';
import { folded } from './folded.ts';
import type { Joinable } from './hand-in.ts';
import type { Joined } from './join.ts';
import type { PersonRow } from './person-row.ts';

/** Who a submission's people belong together with, as sets to be compared. */
interface Ties {
  readonly rows: ReadonlySet<PersonRow>;
  readonly isTeam: boolean;
  readonly hand: string | null;
  readonly teams: ReadonlySet<string>;
  readonly partners: ReadonlySet<PersonRow>;
  readonly isStaff: boolean;
}

/** Why two submissions belong together, by their keys; undefined: they do not. */
export type Belonging = (a: string, b: string) => Together | undefined;

/** Who belongs together with whom. @param teamOf see `teamsOf` */
export function belongingOf(
  joined: ReadonlyMap<string, Joined>,
  directory: PeopleDirectory,
  teamOf: (row: PersonRow) => string | null,
): Belonging {
  const ties = new Map<string, Ties>();
  for (const [key, { signs, rows }] of joined) {
    if (rows.length === 0 && signs.hand === null) continue;
    ties.set(key, {
      rows: new Set(rows),
      isTeam: rows.length > 1,
      hand: signs.hand,
      teams: new Set(rows.map(teamOf).filter((team) => team !== null)),
      partners: new Set(
        rows.flatMap(({ partners }) => partners.flatMap((one) => directory.named(one) ?? [])),
      ),
      isStaff: isOfStaff(rows),
    });
  }
  return (a, b) => {
    const [one, other] = [ties.get(a), ties.get(b)];
    return one === undefined || other === undefined ? undefined : tieOf(one, other);
  };
}

function tieOf(one: Ties, other: Ties): Together | undefined {
  if (one.hand !== null && one.hand === other.hand) return 'same-person';
  if (!one.rows.isDisjointFrom(other.rows)) return one.isTeam || other.isTeam ? 'team' : 'same-person';
  if (!one.teams.isDisjointFrom(other.teams)) return 'team';
  if (!one.partners.isDisjointFrom(other.rows) || !other.partners.isDisjointFrom(one.rows)) return 'partners';
  return one.isStaff && other.isStaff ? 'staff' : undefined;
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
  const person: Person = {
    id,
    section: section === '' ? said.section : section,
    team: teams.length > 0 ? teams.join(', ') : said.isTeam ? name : null,
    isStaff: isOfStaff(rows),
    ...(isOne && row.time !== null ? { time: row.time } : {}),
    ...(isOne && row.name !== null && row.name !== name ? { sourceName: name } : {}),
  };
  const isKnown = rows.length > 0 || person.id !== null || person.section !== null || person.team !== null;
  return isKnown ? { name: isOne ? (row.name ?? name) : name, person } : undefined;
}

/** What the source itself says. */
function saidBy(origin: Origin | null): {
  readonly id: string | null;
  readonly section: string | null;
  readonly isTeam: boolean;
} {
  if (origin?.kind === 'repository') {
    return { id: origin.login ?? null, section: origin.section ?? null, isTeam: false };
  }
  const handIn = origin?.kind === 'directory' ? origin.handIn : undefined;
  const { id = null, login = null, members } = handIn ?? {};
  return { id: id ?? login, section: null, isTeam: members !== undefined };
}
