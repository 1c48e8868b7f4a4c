import { compareText, ConfigurationError, fill, messageOf } from '#base';
import { byAttempt } from './children.ts';
import {
  type Entry,
  type HandIn,
  type HandInFile,
  type DownloadLayout,
  LINK_HANDED_IN,
  notTaken,
} from './layout.ts';
import { type CsvRow, readCsv, textOf, timeOf } from './text-of.ts';
import * as says from '../says.ts';

const INFO = 'info.csv';
/** Of A+: numbers of the people, of the file and of the submission. The name has no ending. */
const APLUS = /^(?<people>\d+(?:\+\d+)*)_file\d+_submission(?<submission>\d+)$/;

/**
 * A download whose `info.csv` says which file is whose: of Dolos, Dodona and A+, and of a server that fetched submissions from a
 * learning platform. A file with `ignored` = `true` is the template. Rows with one identifier are one person; a name alone never
 * joins two.
 */
export const infoCsv: DownloadLayout = {
  title: 'download with info.csv (Dolos, Dodona, A+)',

  fits: ({ roots }) => (roots.some(({ name, isFolder }) => name === INFO && !isFolder) ? 1 : 0),

  read: async ({ entries }) => {
    const cells = await rowsOf(entries.find(({ path }) => path === INFO));
    const byPath = new Map(entries.map((entry) => [pathKey(entry.path), entry]));
    const all = cells.flatMap((row): readonly Row[] => {
      const entry = byPath.get(pathKey(row['filename'] ?? ''));
      return entry === undefined ? [] : [rowOf(row, entry)];
    });
    const rows = [...Map.groupBy(all, ({ entry }) => entry.path).values()].flatMap(ofOneFile);
    const named = new Set([INFO, ...rows.map(({ entry }) => entry.path)]);
    const submitted = rows.filter(({ isTemplate }) => !isTemplate);
    const template = rows.filter(({ isTemplate }) => isTemplate);
    const people = [...Map.groupBy(submitted, ({ key }) => key).values()];
    return {
      handIns: people.filter((own) => !hasNothing(own)).flatMap(handInsOf),
      empty: people.filter(hasNothing).map(([first]) => first?.person.name ?? ''),
      template: template.map(({ entry, path }) => ({ entry, path })),
      notices: [
        ...missing(
          cells
            .map((row) => row['filename'] ?? '')
            .filter((path) => path !== '' && !byPath.has(pathKey(path))),
        ),
        ...notTaken(entries.map(({ path }) => path).filter((path) => !named.has(path))),
        ...template.map(({ path }) => `${INFO} marks ${JSON.stringify(path)} as the template.`),
      ],
    };
  },
};

interface Row {
  readonly entry: Entry;
  /** Inside of the submission. */
  readonly path: string;
  readonly type: Pick<HandInFile, 'isText' | 'isLink'>;
  readonly person: HandIn['person'];
  /** Of a team. */
  readonly members: NonNullable<HandIn['members']>;
  readonly section: string;
  /** Rows of one person have one. */
  readonly key: string;
  readonly exercise: string;
  readonly submission: string;
  readonly at: string;
  readonly isLate: boolean;
  readonly isTemplate: boolean;
  /** Dodona lists who handed in nothing, with an empty file. */
  readonly isNothing: boolean;
}

/** @throws ConfigurationError for a file that is no CSV with a column `filename` */
async function rowsOf(info: Entry | undefined): Promise<readonly CsvRow[]> {
  const text = info === undefined ? '' : await textOf(info).catch(unreadable);
  const rows = readCsv(text, `path: ${INFO}`);
  if (rows.some((row) => row['filename'] !== undefined)) return rows;
  throw new ConfigurationError(says.pathInfo);
}

function unreadable(error: unknown): never {
  throw new ConfigurationError(fill(says.pathInfoCsv, { error: messageOf(error) }));
}

function rowOf(row: CsvRow, entry: Entry): Row {
  const cell = (name: string): string => row[name] ?? '';
  const base = entry.path.slice(entry.path.lastIndexOf('/') + 1);
  const { people = '', submission = '' } = APLUS.exec(base)?.groups ?? {};
  const [login, email] = [cell('username'), cell('email')];
  const id = cell('id') || login || email || people;
  const fullName = cell('full_name') || `${cell('first_name')} ${cell('last_name')}`.trim();
  return {
    entry,
    path: pathIn(entry, cell('folder'), cell('original_name')),
    type: typeOf(cell('type')),
    person: {
      id: id || null,
      name: fullName || id || base.replace(/\.[^.]*$/, ''),
      ...(login === '' ? {} : { login }),
      ...(email === '' ? {} : { email }),
    },
    members: people.includes('+') ? people.split('+').map((number) => ({ id: number, name: number })) : [],
    section: (cell('label') || cell('labels')).replaceAll(/\s*;\s*/g, ', '),
    key: id === '' ? `file ${entry.path}` : `person ${id}`,
    exercise: cell('exercise_id') || cell('name_en'),
    submission: cell('submission_id') || submission,
    at: timeOf(cell('created_at')) ?? '',
    isLate: cell('late').toLowerCase() === 'true',
    isTemplate: cell('ignored').toLowerCase() === 'true',
    isNothing: entry.size === 0 && row['submission_id'] === '',
  };
}

/** @param folder of all that this person handed in, where the download has one */
function pathIn({ path }: Entry, folder: string, originalName: string): string {
  if (folder !== '' && path.startsWith(`${folder}/`)) return path.slice(folder.length + 1);
  // What a student called a file may be a path, of any system.
  return originalName.split(/[/\\]/).at(-1) || path;
}

function typeOf(type: string): Row['type'] {
  return { ...(type === 'text' ? { isText: true } : {}), ...(type === 'link' ? { isLink: true } : {}) };
}

/** Rows of one file: of several people they are a team's. */
function ofOneFile(rows: readonly Row[]): readonly Row[] {
  const [first] = rows;
  const people = [...new Map(rows.map(({ person }) => [person.id ?? person.name, person])).entries()];
  if (first === undefined || people.length < 2) return rows.slice(0, 1);
  const id = people.map(([one]) => one).join('+');
  const members = people.map(([, { id: number, name }]) =>
    number === null ? { name } : { id: number, name },
  );
  const person = { id, name: people.map(([, { name }]) => name).join(', ') };
  return [{ ...first, person, members, key: `person ${id}` }];
}

function hasNothing(own: readonly Row[]): boolean {
  return own.every(({ isNothing }) => isNothing);
}

/** The hand-ins of one person: the newest of each exercise together, those before them together, and so on. */
function handInsOf(own: readonly Row[]): readonly HandIn[] {
  const attempts = byAttempt(
    own,
    ({ exercise }) => exercise,
    ({ submission }) => submission,
    newestFirst,
  );
  return attempts.map((rows, rank) => {
    const at =
      rows
        .map((row) => row.at)
        .toSorted(compareText)
        .at(-1) ?? '';
    const [first] = rows;
    const section = first?.section ?? '';
    const members = first?.members ?? [];
    return {
      person: first?.person ?? { id: null, name: '' },
      ...(members.length === 0 ? {} : { members }),
      ...(at === '' ? {} : { at }),
      ...(rows.some(({ isLate }) => isLate) ? { isLate: true } : {}),
      ...(section === '' ? {} : { section }),
      ...(attempts.length > 1 ? { attempt: String(attempts.length - rank) } : {}),
      files: rows.map(({ entry, path, type }) => ({ entry, path, ...type })),
      ...(rows.some(({ type }) => type.isLink) ? { remarks: [LINK_HANDED_IN] } : {}),
    };
  });
}

/** By time, else by number. */
function newestFirst(a: Row, b: Row): number {
  return compareText(b.at, a.at) || b.submission.localeCompare(a.submission, 'en', { numeric: true });
}

/** A path as `info.csv` writes it, wherever that was made. */
function pathKey(path: string): string {
  return path
    .replaceAll('\\', '/')
    .replace(/^(?:\.\/)+/, '')
    .normalize('NFC');
}

function missing(paths: readonly string[]): readonly string[] {
  const first = paths[0];
  if (first === undefined) return [];
  return [
    fill(says.infoCsv, {
      one: paths.length === 1,
      paths: paths.length,
      first: JSON.stringify(first),
    }),
  ];
}
