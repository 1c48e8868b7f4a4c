import { decode } from '#base';
import { readTable } from '../../people/read-table.ts';
import type { Entry } from './layout.ts';

/** The text of a file that a platform wrote. @throws Error for one that is no text, is too large or cannot be read */
export async function textOf(entry: Entry): Promise<string> {
  const bytes = await entry.read();
  // A file of a folder is read up to a limit. Half a list would name half a class.
  if (bytes.length < entry.size) {
    throw new Error(`it is larger than ${bytes.length} bytes; check the ZIP itself`);
  }
  const decoded = decode(bytes, entry.path);
  if ('reason' in decoded) throw new Error('it is not text');
  return decoded.text;
}

/**
 * A time as platforms write it into files and names (`2026-10-03 17:05:09.123456 UTC`), as RFC 3339. Without an offset
 * where the text has none, or only the name of a zone. Names have `_` where a system refuses `:` or a blank.
 *
 * @returns undefined for any other text
 */
export function timeOf(text: string): string | undefined {
  const found =
    /^(\d{4}-\d\d-\d\d)[ T_](\d\d)[:_](\d\d)[:_](\d\d)(?:\.\d+)?(?: ?(Z|UTC|GMT|[+-]\d\d:?\d\d))?/.exec(
      text.trim(),
    );
  if (found === null) return undefined;
  const [, date, hours, minutes, seconds, zone = ''] = found;
  const offset = /^[+-]/.test(zone) ? zone.replace(/^(...):?(..)$/, '$1:$2') : zone === '' ? '' : 'Z';
  const time = `${date}T${hours}:${minutes}:${seconds}${offset}`;
  return Number.isNaN(Date.parse(time)) ? undefined : time;
}

/** A row by the names of its columns, as `headerName` gives them. Cells are trimmed, hostile text. */
export type CsvRow = Readonly<Record<string, string | undefined>>;

/** Rows of a CSV with a header that a platform wrote. @throws ConfigurationError that names file and line */
export function readCsv(text: string, what: string): readonly CsvRow[] {
  const { header, rows } = readTable(text, what);
  return rows.map(({ cells }) =>
    Object.fromEntries(header.map((name, at) => [name, (cells[at] ?? '').trim()])),
  );
}
