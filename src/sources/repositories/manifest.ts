import { ConfigurationError, fill } from '#base';
import { fullName, parseRepositoryName, type RepositoryName } from '#github';
import type { FoundRepository } from '../github/found-repository.ts';
import { PEOPLE_COLUMNS } from '../people/columns.ts';
import { readTable } from '../people/read-table.ts';
import { instantOf } from './instant.ts';
import * as says from './says.ts';

/** One repository of the manifest; several rows with the same one (a team's) are put together. */
interface ManifestEntry extends Pick<FoundRepository, 'student' | 'login' | 'deadline'> {
  readonly name: RepositoryName;
}

/** Columns, by the names that exports of GitHub Classroom and people's own lists give them. */
const COLUMNS = {
  address: ['student_repository_url', 'repository', 'repository_url', 'repo', 'url'],
  repositoryName: ['student_repository_name', 'repository_name'],
  student: ['roster_identifier', 'student', 'identifier', 'name'],
  login: PEOPLE_COLUMNS.login,
  deadline: ['deadline', 'due'],
} as const;

/** A list of an assignment's repositories. */
export interface Manifest {
  readonly file: string;
  readonly entries: readonly ManifestEntry[];
  /** Who has no repository: a student who never accepted. Hostile text. */
  readonly without: readonly string[];
}

type Column = keyof typeof COLUMNS;

/**
 * Reads a manifest: CSV with a header, commas, semicolons or tabs, with or without BOM; GitHub Classroom's old grades
 * export is one.
 *
 * @param organization owner of names that are written without one
 * @throws ConfigurationError that names file, line and column
 */
export function parseManifest(text: string, file: string, organization: string | null): Manifest {
  const { header, rows } = readTable(text, `manifest ${file}`);
  // The first name that is there wins, wherever it stands: `repository` says more than `url`.
  const nameOf = (column: Column) => COLUMNS[column].find((name) => header.includes(name));
  if ((nameOf('address') ?? nameOf('repositoryName')) === undefined) {
    throw new ConfigurationError(
      fill(says.manifestFirst, {
        file,
        address: COLUMNS.address.slice(0, 2).join(' or '),
        noHeader: header.length === 0,
        header: header.map((name) => JSON.stringify(name)).join(', '),
      }),
    );
  }
  const entries = new Map<string, ManifestEntry>();
  const without: string[] = [];
  for (const { cells, line } of rows) {
    const cell = (column: Column): string | null => {
      const name = nameOf(column);
      const value = name === undefined ? '' : (cells[header.indexOf(name)] ?? '').trim();
      return value === '' ? null : value;
    };
    const read = entryOf(cell, line, { place: `manifest ${file}, line ${line}`, organization });
    if (typeof read === 'string') {
      without.push(read);
      continue;
    }
    // GitHub ignores case.
    const key = fullName(read.name).toLowerCase();
    const before = entries.get(key);
    entries.set(key, before === undefined ? read : ofTeam(before, read));
  }
  if (entries.size === 0) {
    throw new ConfigurationError(fill(says.manifestNames, { file }));
  }
  return { file, entries: [...entries.values()], without };
}

/** What a row says, or who it is about where it names no repository. @throws ConfigurationError */
function entryOf(
  cell: (column: Column) => string | null,
  line: number,
  { place, organization }: { readonly place: string; readonly organization: string | null },
): ManifestEntry | string {
  const student = cell('student');
  const login = cell('login');
  const written = cell('address') ?? cell('repositoryName');
  if (written === null) return student ?? login ?? `line ${line}`;
  const name = parseRepositoryName(
    written.includes('/') || organization === null ? written : `${organization}/${written}`,
  );
  if (name === null) {
    throw new ConfigurationError(
      fill(says.noRepositoryWrite, {
        place,
        written: JSON.stringify(written),
        isWhole: written.includes('/'),
      }),
    );
  }
  const due = cell('deadline');
  const deadline = due === null ? null : instantOf(due);
  if (due !== null && deadline === null) {
    throw new ConfigurationError(fill(says.deadlineNoTime, { place, due: JSON.stringify(due) }));
  }
  return { name, student, login, deadline };
}

/** Two rows with one repository: a team has the latest of its members' deadlines. */
function ofTeam(one: ManifestEntry, other: ManifestEntry): ManifestEntry {
  return {
    name: one.name,
    student: joined(one.student, other.student),
    login: joined(one.login, other.login),
    deadline:
      one.deadline !== null && other.deadline !== null
        ? new Date(Math.max(one.deadline.getTime(), other.deadline.getTime()))
        : (one.deadline ?? other.deadline),
  };
}

function joined(a: string | null, b: string | null): string | null {
  if (a === null || b === null || a === b) return a ?? b;
  return `${a}, ${b}`;
}
