import { ConfigurationError, fill } from '#base';
import { isStaffRole, PEOPLE_COLUMNS, type PeopleColumn } from './columns.ts';
import { folded } from './folded.ts';
import type { TableRow } from './csv.ts';
import type { Table } from './read-table.ts';
import * as says from '../says.ts';

/** One person of a list. Hostile text. */
export interface PersonRow {
  /** How messages call its list: `people class.csv`. */
  readonly list: string;
  /** 1-based. */
  readonly line: number;
  /** The one that is shown; null: the list gives none. */
  readonly id: string | null;
  /** Every other identifier. */
  readonly also: readonly string[];
  readonly name: string | null;
  readonly emails: readonly string[];
  readonly logins: readonly string[];
  readonly section: string | null;
  readonly team: string | null;
  readonly isStaff: boolean;
  /** Identifiers of other people. */
  readonly partners: readonly string[];
  /** Identifiers of this person's earlier hand-ins. */
  readonly attempts: readonly string[];
  /** Paths or repositories of what this person handed in. */
  readonly files: readonly string[];
  /** When, as the list writes it. */
  readonly time: string | null;
}

/** A list without one of these names nobody. */
const NAMING = ['id', 'name', 'firstName', 'lastName', 'email', 'login', 'also', 'file'] as const;

/** Rows that a platform puts among people: Canvas' line of maxima, and its student who is none. */
const NOBODY: ReadonlySet<string> = new Set(['points possible', 'test student']);

type Cells = (column: PeopleColumn) => readonly string[];

/**
 * The people of a list. Columns are found by `PEOPLE_COLUMNS`, others are ignored; lines that name nobody are left out. A cell is
 * data, whatever it begins with.
 *
 * @param what how messages call the list: `people class.csv`
 * @throws ConfigurationError that names file, line and column
 */
export function personRows({ header, rows }: Table, what: string): readonly PersonRow[] {
  const places = new Map<PeopleColumn, readonly number[]>();
  for (const column of Object.keys(PEOPLE_COLUMNS) as readonly PeopleColumn[]) {
    const names: readonly string[] = PEOPLE_COLUMNS[column];
    places.set(
      column,
      names.map((name) => header.indexOf(name)).filter((at) => at >= 0),
    );
  }
  const isUnnamed = NAMING.every((column) => places.get(column)?.length === 0);
  // Moodle's worksheet in a language of which no name is known: its first column tells itself.
  if (isUnnamed && isWorksheet(rows)) {
    places.set('id', [0]);
  } else if (isUnnamed) {
    throw new ConfigurationError(
      fill(says.firstLine, {
        what,
        noHeader: header.length === 0,
        header: header.map((name) => JSON.stringify(name)).join(', '),
      }),
    );
  }
  refuseTwice({ header, rows }, what);
  const participant = participantWord(rows, places.get('id') ?? []);
  return rows.flatMap((row) => {
    const cells: Cells = (column) =>
      (places.get(column) ?? []).map((at) => (row.cells[at] ?? '').trim()).filter((cell) => cell !== '');
    return rowOf(cells, { list: what, line: row.line }, participant) ?? [];
  });
}

const KNOWN: ReadonlySet<string> = new Set(Object.values(PEOPLE_COLUMNS).flatMap((names) => [...names]));

/** Columns of one name of which each says something else: one would be read, and nobody knows which. */
function refuseTwice({ header, rows }: Table, what: string): void {
  for (const [at, name] of header.entries()) {
    const first = header.indexOf(name);
    if (first === at || !KNOWN.has(name)) continue;
    const cell = (row: TableRow, place: number): string => (row.cells[place] ?? '').trim();
    const other = rows.find((row) => !['', cell(row, first)].includes(cell(row, at)));
    if (other === undefined) continue;
    throw new ConfigurationError(
      fill(says.columnTwice, { what, line: other.line, name: JSON.stringify(name) }),
    );
  }
}

/** A member of the staff of whom a list says nothing but the login. */
export function loginRow(list: string, login: string): PersonRow {
  const nothing = { id: null, also: [], name: null, emails: [], section: null, team: null, time: null };
  return { list, line: 0, ...nothing, logins: [login], isStaff: true, partners: [], attempts: [], files: [] };
}

function rowOf(
  cells: Cells,
  place: Pick<PersonRow, 'list' | 'line'>,
  participant: string | null,
): PersonRow | null {
  const [id = null, ...ids] = cells('id').flatMap((cell) => idsOf(cell, participant));
  const fullName = [...cells('firstName').slice(0, 1), ...cells('lastName').slice(0, 1)].join(' ');
  const name = cells('name')[0] ?? (fullName === '' ? null : fullName);
  const row: PersonRow = {
    ...place,
    id,
    also: [...ids, ...cells('also').flatMap(listed)],
    name,
    emails: cells('email'),
    logins: cells('login'),
    section: cells('section')[0] ?? null,
    team: cells('team')[0] ?? null,
    isStaff: cells('staff').some((cell) => isYes(cell, place)) || cells('role').some(isStaffRole),
    partners: cells('partners').flatMap(listed),
    attempts: cells('attempts').flatMap(listed),
    files: cells('file'),
    time: cells('time')[0] ?? null,
  };
  const isNamed = [id, name, ...row.also, ...row.emails, ...row.logins, ...row.files].some(
    (one) => one !== null,
  );
  return isNamed && (name === null || !NOBODY.has(folded(name))) ? row : null;
}

/** Entries of a cell, `;` between them. */
function listed(cell: string): readonly string[] {
  return cell
    .split(/[;\n]/)
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

const YES: ReadonlySet<string> = new Set(
  'yes y true 1 x ja oui sí si sì sim tak evet да はい 예 是'.split(' '),
);
const NO: ReadonlySet<string> = new Set(
  'no n false 0 - nein non não nie nee hayır нет いいえ 아니요 否'.split(' '),
);

/** @throws ConfigurationError for what is neither yes nor no: whom it is about would be judged, or not be, by a guess */
function isYes(cell: string, { list, line }: Pick<PersonRow, 'list' | 'line'>): boolean {
  const word = cell.toLowerCase();
  if (YES.has(word) || isStaffRole(word)) return true;
  if (NO.has(word)) return false;
  throw new ConfigurationError(fill(says.lineColumnStaff, { list, line, cell: JSON.stringify(cell) }));
}

/**
 * Moodle's worksheet writes `Participant 48213`, in the reader's language, and in most of them without the blank (`Teilnehmer/in48213`,
 * `参与者48213`): the number is what file names have. A short word in front of digits is part of somebody's number (`s48213`).
 */
const PARTICIPANT =
  /^(\p{L}[^\d\s]* |[\p{L}/]{8,}|[\p{Script=Han}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}]{3,})\d+$/u;

/** The word; null: it is no such worksheet. */
function participantWord(rows: readonly TableRow[], places: readonly number[]): string | null {
  const [at] = places;
  if (at === undefined) return null;
  const ids = rows.map(({ cells }) => (cells[at] ?? '').trim()).filter((cell) => cell !== '');
  const words = new Set(ids.map((cell) => PARTICIPANT.exec(cell)?.[1]));
  const [word = null] = words;
  return words.size === 1 ? word : null;
}

/** Whether the first column has the numbers of a worksheet, each once. */
function isWorksheet(rows: readonly TableRow[]): boolean {
  const ids = rows.map(({ cells }) => (cells[0] ?? '').trim());
  return participantWord(rows, [0]) !== null && new Set(ids).size === ids.length;
}

/** Without a blank it may be what a course calls people: then both is looked for. */
function idsOf(cell: string, participant: string | null): readonly string[] {
  const number = participant !== null && cell.startsWith(participant) ? cell.slice(participant.length) : '';
  if (!/^\d+$/.test(number)) return [cell];
  return cell.includes(' ') ? [number] : [number, cell];
}
