import { occurrences } from '#base';
import { decoded } from './decoded.ts';
import { FRAMES } from './frames.ts';
import { linesOf, timesOf, unescaped, withoutEntities } from './letters.ts';

/*
 * Texts inside a text: what stands in the strings of a JSON file, in the cells of a table, between fences, behind a mark on each
 * line, or in digits and escapes. A small program reads them and runs what it reads. What wraps them has tokens of its own between
 * any two lines of code, so that no run of the whole is long enough.
 */

/** A shorter text holds no copy that is told. */
const LEAST_CHARACTERS = 240;
/** A text in a text in a text. */
const MOST_LAYERS = 3;
/** Of one file, all layers together, in characters: a few times what is looked at of a text. */
const MOST_CHARACTERS = 1024 * 1024;
/** A table of more columns holds numbers. */
const MOST_COLUMNS = 64;

const WAYS: readonly ((text: string) => readonly string[])[] = [
  strings,
  cells,
  fenced,
  unmarked,
  ...FRAMES,
  decoded,
];

/** The texts that stand in one, and those that stand in these. */
export function unwrapped(text: string): readonly string[] {
  const found: string[] = [];
  let left = MOST_CHARACTERS;
  let open = [text];
  for (let layer = 0; layer < MOST_LAYERS && open.length > 0; layer += 1) {
    const next: string[] = [];
    for (const one of open.flatMap((outer) => WAYS.flatMap((way) => way(outer)))) {
      if (one.length < LEAST_CHARACTERS || one.length > left) continue;
      left -= one.length;
      next.push(one);
    }
    found.push(...next);
    open = next;
  }
  return found;
}

/** One that has no end is read to the end of the text, or each quote in it would be tried as a beginning of its own. */
const STRINGS = /"([^"\\]*(?:\\[\s\S][^"\\]*)*)("?)/g;

/** A line each: a string may be a whole program, or one line of it. */
function strings(text: string): readonly string[] {
  if (timesOf(text, '"') < 2) return [];
  const inside = [...text.matchAll(STRINGS)].flatMap(([, written = '', end]) =>
    end === '' ? [] : [unescaped(written)],
  );
  // Between one string and the next of a program stands the program.
  const most = inside.reduce((sum, { length }) => sum + length, 0);
  if (most * 2 <= text.length) {
    // A letter each is no line each.
    return most > 0 && most < inside.length * LEAST_LINE ? [inside.join('')] : [];
  }
  return inside.length === 1 ? inside : [...inside.filter(isLong), joined(inside)];
}

const isLong = ({ length }: string): boolean => length >= LEAST_CHARACTERS;

/** Parts of a text: lines of it, or, where nearly all are of one length, pieces. */
function joined(parts: readonly string[]): string {
  const times = occurrences(parts.map(({ length }) => length));
  return parts.join(Math.max(...times.values()) >= SAME_SHARE * parts.length ? '' : '\n');
}
const SAME_SHARE = 0.9;

/** Shorter strings, on average, are pieces of lines. */
const LEAST_LINE = 3;

/** The word behind a mark is taken once and for all: where no mark follows, no shorter word would help. */
const FENCE = /('{3}|"{3}|`{3})(?=(\w*\n?))\2([\s\S]*?)\1/g;

/** What stands between marks of several characters, whatever language a file is in. */
function fenced(text: string): readonly string[] {
  const sections = text.split('<![CDATA[').slice(1);
  const between = Array.from(text.matchAll(/>([^<>]{240,})</g), ([, inside = '']) => withoutEntities(inside));
  return [
    ...between,
    ...sections.map((section) => section.split(']]>', 1)[0] as string),
    ...Array.from(text.matchAll(FENCE), ([, , , block = '']) => block),
  ];
}

/** So many lines begin alike … */
const MARKED_SHARE = 0.8;
/** … of so many, with no more than this. */
const LEAST_LINES = 20;
const LONGEST_MARK = 3;

/** A text without what most of its lines begin with: a patch, a letter that is quoted, a script that writes files. */
function unmarked(text: string): readonly string[] {
  const lines = linesOf(text);
  const mark = markOf(lines.filter((line) => line.trim() !== ''));
  if (mark === '') return [];
  return [lines.map((line) => (line.startsWith(mark) ? line.slice(mark.length) : line)).join('\n')];
}

function markOf(lines: readonly string[]): string {
  if (lines.length < LEAST_LINES) return '';
  let mark = '';
  for (let length = 1; length <= LONGEST_MARK + 1; length += 1) {
    const times = occurrences(lines.map((line) => line.slice(0, length)));
    const [best, count] = [...times].reduce((most, one) => (one[1] > most[1] ? one : most));
    // The code behind it may be indented, or begin with the same word.
    if (count < MARKED_SHARE * lines.length || /\s|\W\w/.test(best)) return mark;
    mark = best;
  }
  // Code has longer words in common.
  return '';
}

/** The first one of the first line. */
const SEPARATOR = /(?<=^[^\n\t;,|]*)[\t;,|]/;

/** The columns of a table, without those that hold little. */
function cells(text: string): readonly string[] {
  const separator = SEPARATOR.exec(text)?.[0];
  if (separator === undefined) return [];
  // A quote in the middle of a cell begins nothing: else each of a row of them would be tried.
  const pattern = new RegExp(
    `((?<![^\\n${separator}])"[^"]*(?:""[^"]*)*"|[^\\n"${separator}][^\\n${separator}]*|)(${separator === '|' ? '\\|' : separator}|\\r?\\n|$)`,
    'g',
  );
  const columns: string[][] = [];
  let column = 0;
  for (const { 1: cell = '', 2: end } of text.matchAll(pattern)) {
    if (column < MOST_COLUMNS) {
      (columns[column] ??= []).push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    }
    column = end === separator ? column + 1 : 0;
  }
  if (columns.length < 2) return [];
  return columns.map(joined);
}
