import { parse } from 'csv-parse/sync';

/** A row by the names of its columns, which are trimmed and in lower case. Cells are trimmed, hostile text. */
export type CsvRow = Readonly<Record<string, string | undefined>>;

const MAX_ROWS = 100_000;
const MAX_ROW_CHARACTERS = 100_000;

/** Rows of a CSV with a header that a platform wrote, with or without BOM. @throws Error for a text that is no CSV */
export function readCsv(text: string): readonly CsvRow[] {
  return parse(text, {
    bom: true,
    columns: (header: readonly string[]) => header.map((name) => name.trim().toLowerCase()),
    skip_empty_lines: true,
    relax_column_count: true,
    trim: true,
    to: MAX_ROWS,
    max_record_size: MAX_ROW_CHARACTERS,
  });
}
