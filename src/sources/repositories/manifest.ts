import { parse } from 'csv-parse/sync';
import { ConfigurationError } from '../../domain/outcome.ts';
import { parseRepositoryName, type RepositoryName, sameRepository } from '../../github/names.ts';
import { instantOf } from './instant.ts';
import { messageOf } from '../../text/message-of.ts';

/** One repository of the manifest; several rows with the same one (a team's) are put together. */
export interface ManifestEntry {
  readonly name: RepositoryName;
  /** Who it belongs to, as the roster says; null: not said. Hostile text. */
  readonly student: string | null;
  readonly login: string | null;
  /** This student's own deadline; null: the run's. */
  readonly deadline: Date | null;
}

/** Columns, by the names that exports of GitHub Classroom and people's own lists give them. */
const COLUMNS = {
  address: ['student_repository_url', 'repository', 'repository_url', 'repo', 'url'],
  repositoryName: ['student_repository_name', 'repository_name'],
  student: ['roster_identifier', 'student', 'identifier', 'name'],
  login: ['github_username', 'username', 'login'],
  deadline: ['deadline', 'due'],
} as const;

const MAX_ROWS = 20_000;

/**
 * Reads a manifest: CSV with a header, commas, semicolons or tabs, with or without BOM; GitHub Classroom's old grades
 * export is one. Rows without a repository (a student who never accepted) are returned as `without`.
 *
 * @param organization owner of names that are written without one
 * @throws ConfigurationError that names file, line and column
 */
export function parseManifest(
  text: string,
  file: string,
  organization: string | null,
): { readonly entries: readonly ManifestEntry[]; readonly without: readonly string[] } {
  const rows = readRows(text, file);
  const header = (rows[0]?.cells ?? []).map((cell) =>
    cell
      .trim()
      .toLowerCase()
      .replaceAll(/[\s-]+/g, '_'),
  );
  // The first name that is there wins, wherever it stands: `repository` says more than `url`.
  const column = (names: readonly string[]): number => {
    const name = names.find((one) => header.includes(one));
    return name === undefined ? -1 : header.indexOf(name);
  };
  const at = {
    address: column(COLUMNS.address),
    repositoryName: column(COLUMNS.repositoryName),
    student: column(COLUMNS.student),
    login: column(COLUMNS.login),
    deadline: column(COLUMNS.deadline),
  };
  if (at.address < 0 && at.repositoryName < 0) {
    throw new ConfigurationError(
      `manifest ${file}: the first line has no column ${COLUMNS.address.slice(0, 2).join(' or ')}; it says ${header.length === 0 ? 'nothing' : header.map((name) => JSON.stringify(name)).join(', ')}.`,
    );
  }
  const entries: ManifestEntry[] = [];
  const without: string[] = [];
  for (const { cells, line } of rows.slice(1)) {
    if (cells.length > header.length && cells.slice(header.length).some((one) => one.trim() !== '')) {
      throw new ConfigurationError(
        `manifest ${file}, line ${line}: it has ${cells.length} cells and the first line ${header.length}; put a name that holds a separator into quotes.`,
      );
    }
    const cell = (index: number): string | null => {
      const value = index < 0 ? '' : (cells[index] ?? '').trim();
      return value === '' ? null : value;
    };
    const student = cell(at.student);
    const login = cell(at.login);
    const written = cell(at.address) ?? cell(at.repositoryName);
    if (written === null) {
      without.push(student ?? login ?? `line ${line}`);
      continue;
    }
    const name = parseRepositoryName(
      written.includes('/') || organization === null ? written : `${organization}/${written}`,
    );
    if (name === null) {
      throw new ConfigurationError(
        `manifest ${file}, line ${line}: ${JSON.stringify(written)} is no repository; write owner/name or its address${written.includes('/') ? '' : ', or give organization'}.`,
      );
    }
    const due = cell(at.deadline);
    const deadline = due === null ? null : instantOf(due);
    if (due !== null && deadline === null) {
      throw new ConfigurationError(
        `manifest ${file}, line ${line}: deadline ${JSON.stringify(due)} is no time with an offset, such as 2026-11-30T23:59:00+01:00.`,
      );
    }
    const same = entries.findIndex((entry) => sameRepository(entry.name, name));
    const before = entries[same];
    if (before === undefined) {
      entries.push({ name, student, login, deadline });
      continue;
    }
    entries[same] = {
      name: before.name,
      student: joined(before.student, student),
      login: joined(before.login, login),
      // A team has the latest of its members' deadlines.
      deadline:
        before.deadline !== null && deadline !== null
          ? new Date(Math.max(before.deadline.getTime(), deadline.getTime()))
          : (before.deadline ?? deadline),
    };
  }
  if (entries.length === 0) {
    throw new ConfigurationError(
      `manifest ${file} names no repository: it has no line with one below its header.`,
    );
  }
  return { entries, without };
}

function joined(a: string | null, b: string | null): string | null {
  if (a === null || b === null || a === b) return a ?? b;
  return `${a}, ${b}`;
}

function readRows(
  text: string,
  file: string,
): readonly { readonly cells: readonly string[]; readonly line: number }[] {
  try {
    const records = parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      skip_empty_lines: true,
      relax_column_count: true,
      info: true,
      max_record_size: 100_000,
    }) as unknown as readonly {
      readonly record: readonly string[];
      readonly info: { readonly lines: number };
    }[];
    if (records.length > MAX_ROWS) {
      throw new ConfigurationError(`manifest ${file} has more than ${MAX_ROWS} lines; split it.`);
    }
    return records.map(({ record, info }) => ({ cells: record, line: info.lines }));
  } catch (error) {
    if (error instanceof ConfigurationError) throw error;
    throw new ConfigurationError(`manifest ${file} cannot be read as CSV: ${messageOf(error)}.`);
  }
}

/** Spreadsheets of half of Europe write semicolons. */
function delimiterOf(text: string): string {
  const first = text.slice(0, 2_000).split(/\r\n|\r|\n/, 1)[0] ?? '';
  const count = (sign: string): number => first.split(sign).length;
  return [',', ';', '\t'].toSorted((a, b) => count(b) - count(a))[0] ?? ',';
}
