import { ConfigurationError, fill } from '#base';
import { folded } from './folded.ts';
import type { PersonRow } from './person-row.ts';
import * as says from '../says.ts';

/** What identifies a person, the surest first. A name does only where nobody else has it. */
export const IDENTIFIERS = ['id', 'email', 'login', 'name'] as const;
export type Identifier = (typeof IDENTIFIERS)[number];

/** The people of all lists, each once. */
export interface PeopleDirectory {
  readonly people: readonly PersonRow[];
  /** The only person with this identifier; null: nobody has it, or several have. */
  readonly find: (by: Identifier, value: string) => PersonRow | null;
  /** The person whom one list calls so, in any way; null: nobody, or not one alone. */
  readonly named: (value: string) => PersonRow | null;
  /** Whether anybody of the lists is called so, in any way. */
  readonly isKnown: (value: string) => boolean;
}

/**
 * Puts the rows of lists together, so that each person is there once: rows of one list with one id, and rows of several lists that
 * share an id, e-mail or login.
 *
 * @throws ConfigurationError where one list gives an id to two names
 */
export function directoryOf(rows: readonly PersonRow[]): PeopleDirectory {
  const people = merged(rows);
  const indexes = new Map(IDENTIFIERS.map((by) => [by, indexOf(people, by)]));
  const find = (by: Identifier, value: string): PersonRow | null =>
    indexes.get(by)?.get(folded(value)) ?? null;
  return {
    people,
    find,
    named: (value) => IDENTIFIERS.map((by) => find(by, value)).find((one) => one !== null) ?? null,
    isKnown: (value) => [...indexes.values()].some((index) => index.has(folded(value))),
  };
}

function valuesOf(row: PersonRow, by: Identifier): readonly string[] {
  switch (by) {
    case 'id':
      return row.id === null ? row.also : [row.id, ...row.also];
    case 'email':
      return row.emails;
    case 'login':
      return row.logins;
    case 'name':
      return row.name === null ? [] : [row.name];
  }
}

/** By identifier the one who has it; null: several have. */
function indexOf(people: readonly PersonRow[], by: Identifier): ReadonlyMap<string, PersonRow | null> {
  const index = new Map<string, PersonRow | null>();
  for (const row of people) {
    for (const value of new Set(valuesOf(row, by).map(folded))) {
      index.set(value, index.has(value) ? null : row);
    }
  }
  return index;
}

function merged(rows: readonly PersonRow[]): readonly PersonRow[] {
  const people: PersonRow[] = [];
  /** Places in `people` by identifier. */
  const known = new Map<string, number>();
  for (const row of rows) {
    const keys = (['id', 'email', 'login'] as const).flatMap((by) =>
      valuesOf(row, by).map((value) => ({ by, text: `${by}\0${folded(value)}` })),
    );
    let place = people.length;
    for (const { by, text } of keys) {
      const at = known.get(text);
      const one = at === undefined ? undefined : people[at];
      if (at === undefined || one === undefined || !isSame(one, row, by)) continue;
      place = at;
      people[at] = joined(one, row);
      break;
    }
    if (place === people.length) people.push(row);
    for (const { text } of keys) if (!known.has(text)) known.set(text, place);
  }
  return people;
}

/** Whether two rows are one person's, which share an identifier of that kind. @throws ConfigurationError */
function isSame(one: PersonRow, other: PersonRow, by: Identifier): boolean {
  const isNamedApart = one.name !== null && other.name !== null && folded(one.name) !== folded(other.name);
  // One list calls people by their names, another one by their logins.
  if (one.list !== other.list) return by !== 'id' || !isNamedApart;
  if (one.id === null && other.id === null) return !isNamedApart;
  if (one.id === null || other.id === null || folded(one.id) !== folded(other.id)) return false;
  if (!isNamedApart) return true;
  throw new ConfigurationError(
    fill(says.lineColumn, {
      list: other.list,
      line: other.line,
      id: JSON.stringify(other.id),
      one: JSON.stringify(one.name),
      earlier: one.line,
      other: JSON.stringify(other.name),
    }),
  );
}

function joined(one: PersonRow, other: PersonRow): PersonRow {
  const both = (a: readonly string[], b: readonly string[]): readonly string[] => [...new Set([...a, ...b])];
  return {
    ...one,
    id: one.id ?? other.id,
    also: both(one.also, other.id === null ? other.also : [other.id, ...other.also]),
    name: one.name ?? other.name,
    emails: both(one.emails, other.emails),
    logins: both(one.logins, other.logins),
    section: one.section ?? other.section,
    team: one.team ?? other.team,
    isStaff: one.isStaff || other.isStaff,
    partners: both(one.partners, other.partners),
    attempts: both(one.attempts, other.attempts),
    files: both(one.files, other.files),
    time: one.time ?? other.time,
  };
}
