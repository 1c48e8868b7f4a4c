import { readTable } from '../../people/read-table.ts';

/** A row by the names of its columns, as `headerName` gives them. Cells are trimmed, hostile text. */
export type CsvRow = Readonly<Record<string, string | undefined>>;

/** Rows of a CSV with a header that a platform wrote. @throws ConfigurationError that names file and line */
export function readCsv(text: string, what: string): readonly CsvRow[] {
  const { header, rows } = readTable(text, what);
  return rows.map(({ cells }) =>
    Object.fromEntries(header.map((name, at) => [name, (cells[at] ?? '').trim()])),
  );
}
