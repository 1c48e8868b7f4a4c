import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCsv } from '../../src/sources/people/csv.ts';
import { tries } from '../suite.ts';

const read = (text: string): readonly (readonly string[])[] =>
  readCsv(text, ',', 100).map(({ cells }) => cells);

/** What another reader makes of it; null: it refuses. */
function byOther(text: string, delimiter: string) {
  const options = { delimiter, skip_empty_lines: true, relax_column_count: true, info: true } as const;
  try {
    const records = parse(text, options) as unknown as readonly {
      readonly record: readonly string[];
      readonly info: { readonly lines: number };
    }[];
    return records.map(({ record, info }) => ({ cells: record, line: info.lines }));
  } catch {
    return null;
  }
}

test('a text is read as another reader does, and refused where that one refuses', () => {
  const sign = fc.constantFrom('a', 'ü', ' ', '"', '""', '"a,', ',', ';', '\t', '\n', '\r\n', '\r', 'b"\n');
  fc.assert(
    fc.property(fc.array(sign, { maxLength: 14 }), fc.constantFrom(',', ';', '\t'), (signs, delimiter) => {
      const text = signs.join('');
      const other = byOther(text, delimiter);
      if (other === null) {
        expect(() => readCsv(text, delimiter, 100)).toThrow(/\bline \d/);
        return;
      }
      const rows = readCsv(text, delimiter, 100);
      expect(rows.map(({ cells }) => cells)).toEqual(other.map(({ cells }) => cells));
      // Of line ends that are text the other one counts some twice, and some not at all.
      if (!text.includes('\r')) expect(rows).toEqual(other);
    }),
    { numRuns: tries(2_000) },
  );
});

test('cells may hold quotes, delimiters and line ends', () => {
  expect(read('a,"b ""c"", d"\r\n"1\r\n2",\r\n\r\n""\r\n')).toEqual([
    ['a', 'b "c", d'],
    ['1\r\n2', ''],
    [''],
  ]);
  expect(read('""""')).toEqual([['"']]);
  expect(read('')).toEqual([]);
  const lines = readCsv('a\r\n"1\r\n2"\r\n\r\nb', ',', 100).map(({ line }) => line);
  expect(lines).toEqual([1, 3, 5]);
});

test.each([
  ['a\n"b\nc', 'the quote of a cell is not closed that begins in line 2'],
  ['a\nb"c"', 'line 2 has a quote in a cell that begins without'],
  ['a\n"b\n"c', 'line 3 has text behind the quote that closes a cell'],
  [`a\n${'b'.repeat(60)},${'c'.repeat(41)}`, 'the row that ends in line 2 has more than 100 characters'],
])('%j is refused: %s', (text, why) => {
  expect(() => read(text)).toThrow(why);
});

test('a row may have as many characters as the limit says', () => {
  expect(read(`${'b'.repeat(60)},${'c'.repeat(40)}\n${'d'.repeat(100)}`)).toHaveLength(2);
});
