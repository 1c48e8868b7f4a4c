import { appendTo, occurrences } from '#base';
import type { SubmissionRole } from '#contract';
import { type Identifier, IDENTIFIERS, type PeopleDirectory } from './directory.ts';
import { folded } from './folded.ts';
import { fileName, type Joinable, type Signs, signsOf } from './hand-in.ts';
import type { PersonRow } from './person-row.ts';

/** How a submission was found in a list; `hand`: it is another hand-in of one that was. */
export type JoinedBy = 'file' | Identifier | 'team' | 'attempts' | 'hand';

/** A submission, and who handed it in. */
export interface Joined {
  readonly signs: Signs;
  /** Rows of whoever handed it in: several of a team; empty: nobody of the lists. */
  readonly rows: readonly PersonRow[];
  /** null: there is no row. */
  readonly by: JoinedBy | null;
  /** A newer hand-in of this person is in the run, as a list says. */
  readonly isFormer: boolean;
  /** Rows that students alone put here, see `withoutClaims`. Default: none. */
  readonly claimed?: readonly PersonRow[];
}

/**
 * Finds out who handed in what: by the file that a list names, else by id, e-mail and login, else by a name that only one row and only
 * one submission have, else by the name of a team. Nothing is guessed: what fits several rows fits none.
 *
 * @param isSure no names of people: what one part of a matrix says holds in all of them
 * @returns by key; starter code and AI references are not in it
 */
export function joinPeople(
  directory: PeopleDirectory,
  submissions: readonly Joinable[],
  { isSure = false }: { readonly isSure?: boolean } = {},
): ReadonlyMap<string, Joined> {
  const handedIn = submissions.filter(({ role }) => role === 'judged' || role === 'archive');
  const signs = new Map(handedIn.map((one) => [one.key, signsOf(one)]));
  if (directory.people.length === 0) return new Map([...signs].map(([key, one]) => [key, nobody(one)]));
  const context = {
    directory,
    byFile: byFile(directory.people, signs, isSure),
    names: isSure ? new Set<string>() : onlyOnes([...signs.values()]),
    teams: Map.groupBy(directory.people, ({ team }) => (team === null ? '' : folded(team))),
  };
  const found = new Map(
    [...signs].map(([key, one]): readonly [string, Joined] => [key, joinOne(key, one, context)]),
  );
  const roles = new Map(handedIn.map(({ key, role }) => [key, role]));
  return withoutClaims(inherited(withAttempts(found, directory.people)), roles);
}

interface Context {
  readonly directory: PeopleDirectory;
  readonly byFile: ReadonlyMap<string, readonly PersonRow[]>;
  /** Names that only one submission has. */
  readonly names: ReadonlySet<string>;
  readonly teams: ReadonlyMap<string, readonly PersonRow[]>;
}

function nobody(signs: Signs): Joined {
  return { signs, rows: [], by: null, isFormer: false };
}

function joinOne(key: string, signs: Signs, context: Context): Joined {
  const named = context.byFile.get(key);
  if (named !== undefined) return { signs, rows: named, by: 'file', isFormer: false };
  const members = signs.members.flatMap((values) => rowOf(values, context)?.row ?? []);
  const own = rowOf(signs.values, context);
  if (own !== null || members.length > 0) {
    const rows = [...new Set([...(own === null ? [] : [own.row]), ...members])];
    return { signs, rows, by: own?.by ?? 'id', isFormer: false };
  }
  const mates = signs.values.name.flatMap((name) => context.teams.get(folded(name)) ?? []);
  return { signs, rows: mates, by: mates.length === 0 ? null : 'team', isFormer: false };
}

function rowOf(
  values: Signs['values'],
  { directory, names }: Context,
): { readonly row: PersonRow; readonly by: Identifier } | null {
  for (const by of IDENTIFIERS) {
    for (const value of values[by]) {
      const row = by === 'name' && !names.has(folded(value)) ? null : directory.find(by, value);
      if (row !== null) return { row, by };
    }
  }
  return null;
}

/** Names that one submission alone has. */
function onlyOnes(signs: readonly Signs[]): ReadonlySet<string> {
  const seen = occurrences(
    signs.flatMap(({ values, members }) => [
      ...new Set([values, ...members].flatMap(({ name }) => name.map(folded))),
    ]),
  );
  return new Set([...seen].flatMap(([name, count]) => (count === 1 ? [name] : [])));
}

/** Whose row names a submission's file: its key, or what its path ends in where no other one ends in it. */
function byFile(
  people: readonly PersonRow[],
  signs: ReadonlyMap<string, Signs>,
  isSure: boolean,
): ReadonlyMap<string, readonly PersonRow[]> {
  const keys = new Map<string, string[]>();
  for (const [key, { files }] of signs) {
    const [whole = '', ...short] = files;
    const parts = whole.split('/');
    const ends = isSure ? [] : [...short, ...parts.map((_, at) => parts.slice(at).join('/'))];
    for (const file of new Set([whole, ...ends])) appendTo(keys, file, key);
  }
  const found = new Map<string, PersonRow[]>();
  for (const row of people) {
    for (const file of row.files) {
      const [key, other] = keys.get(fileName(file)) ?? [];
      if (key !== undefined && other === undefined) appendTo(found, key, row);
    }
  }
  return found;
}

/** Earlier hand-ins that a row names, by key, name or identifier. */
function withAttempts(
  joined: ReadonlyMap<string, Joined>,
  people: readonly PersonRow[],
): ReadonlyMap<string, Joined> {
  const byName = new Map<string, string[]>();
  for (const [key, { signs }] of joined) {
    const names = [...signs.files, ...Object.values(signs.values).flat().map(folded)];
    for (const name of new Set(names)) appendTo(byName, name, key);
  }
  const result = new Map(joined);
  for (const row of people) {
    for (const attempt of row.attempts) {
      const [key, other] = byName.get(fileName(attempt)) ?? byName.get(folded(attempt)) ?? [];
      const one = key === undefined || other !== undefined ? undefined : joined.get(key);
      if (key === undefined || one === undefined) continue;
      result.set(key, { ...one, rows: [row], by: 'attempts', isFormer: true });
    }
  }
  return result;
}

/** Another hand-in of one person in one download is that person's, too. */
function inherited(joined: ReadonlyMap<string, Joined>): ReadonlyMap<string, Joined> {
  const known = new Map<string, readonly PersonRow[]>();
  for (const { signs, rows } of joined.values()) {
    if (signs.hand !== null && rows.length > 0) known.set(signs.hand, rows);
  }
  return new Map(
    [...joined].map(([key, one]) => {
      const rows = one.signs.hand === null ? undefined : known.get(one.signs.hand);
      return [key, one.rows.length > 0 || rows === undefined ? one : { ...one, rows, by: 'hand' }];
    }),
  );
}

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
function withoutClaims<One extends Claim>(
  joined: ReadonlyMap<string, One>,
  roleOf: ReadonlyMap<string, SubmissionRole>,
): ReadonlyMap<string, One> {
  // What is only there to be compared with may be the same person's work of another year.
  const judged = [...joined].filter(([key]) => roleOf.get(key) === 'judged');
  const bearers = new Map<PersonRow, One[]>();
  for (const [, one] of judged) {
    for (const row of one.rows) appendTo(bearers, row, one);
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
