import { ConfigurationError, fill, messageOf } from '#base';
import * as says from '../says.ts';
import { readCsv, type TableRow } from './csv.ts';

/** A CSV file whose first line names its columns. */
export interface Table {
  /** Names of the columns as `headerName` gives them. */
  readonly header: readonly string[];
  /** The other lines. */
  readonly rows: readonly TableRow[];
}

/** Of a platform's list of hand-ins: every attempt of everybody. */
const MAX_ROWS = 100_000;
const MAX_RECORD_CHARACTERS = 100_000;

/** A column's name without what exports differ in: `Roster-Identifier`, `roster identifier` and `:roster_identifier` are one. */
export function headerName(cell: string): string {
  return cell
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '_')
    .replaceAll(/^_+|_+$/g, '');
}

/**
 * Reads a CSV file with a header, with commas, semicolons or tabs, with or without a byte-order mark.
 *
 * @param what how messages call it: `manifest class.csv`
 * @throws ConfigurationError that names file and line
 */
export function readTable(text: string, what: string): Table {
  const [first, ...rows] = recordsOf(text.replace(/^\ufeff/, ''), what);
  const header = (first?.cells ?? []).map(headerName);
  for (const { cells, line } of rows) {
    if (cells.slice(header.length).some((one) => one.trim() !== '')) {
      throw new ConfigurationError(
        fill(says.lineCells, { what, line, cells: cells.length, header: header.length }),
      );
    }
  }
  return { header, rows };
}

function recordsOf(text: string, what: string): readonly TableRow[] {
  let rows: readonly TableRow[];
  const [line = '', said] = SEPARATOR.exec(text) ?? [];
  // An empty line is no row, and those behind it keep their numbers.
  const table = text.slice(line.length);
  try {
    rows = readCsv(table, said ?? delimiterOf(table), MAX_RECORD_CHARACTERS);
  } catch (error) {
    throw new ConfigurationError(fill(says.cannotReadCsv, { what, error: messageOf(error) }));
  }
  if (rows.length > MAX_ROWS) {
    throw new ConfigurationError(fill(says.linesSplit, { what, most: MAX_ROWS }));
  }
  return rows;
}

/** What stands in front of a table so that Excel opens it anywhere. */
const SEPARATOR = /^sep=([,;\t])(?=[\r\n])/i;

/** Spreadsheets of half of Europe write semicolons. */
function delimiterOf(text: string): string {
  const first =
    text
      .replace(/^[\r\n]+/, '')
      .slice(0, 2_000)
      .split(/\r\n|\r|\n/, 1)[0] ?? '';
  const count = (sign: string): number => first.split(sign).length;
  return [',', ';', '\t'].toSorted((a, b) => count(b) - count(a))[0] ?? ',';
}
