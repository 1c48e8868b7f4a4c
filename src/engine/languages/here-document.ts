import { type Cursor, endOfLine } from './cursor.ts';

/**
 * Reads a text that starts on the next line and ends with a line that holds only `word`. What follows on the opening line is given
 * up with it, which loses little. False where no such line follows: it is a shift after all.
 *
 * @param indented blanks may stand before the word, and something that is no word behind it
 */
export function hereDocument(cursor: Cursor, word: string, indented: boolean): boolean {
  const last = lastLines(cursor)[indented ? 'indented' : 'exact'].get(word) ?? 0;
  return last > cursor.at && cursor.read('string', endOfHereDocument(cursor.text, cursor.at, word, indented));
}

interface LastLines {
  readonly exact: ReadonlyMap<string, number>;
  readonly indented: ReadonlyMap<string, number>;
}

/** Where the last line begins that ends a text, by its word: what has no end costs no search. */
const LAST_LINES = new WeakMap<Cursor, LastLines>();

function lastLines(cursor: Cursor): LastLines {
  const known = LAST_LINES.get(cursor);
  if (known !== undefined) return known;
  const last = (lines: RegExp): ReadonlyMap<string, number> =>
    new Map(Array.from(cursor.text.matchAll(lines), ({ 1: word = '', index }) => [word, index]));
  const fresh = { exact: last(/^(\w+);?\r?$/gm), indented: last(/(?<![^\n])[^\S\n]*(\w+)/g) };
  LAST_LINES.set(cursor, fresh);
  return fresh;
}

/** The offset after the word, from the line after `from` on. */
function endOfHereDocument(text: string, from: number, word: string, indented: boolean): number {
  let line = endOfLine(text, from) + 1;
  while (line < text.length) {
    const end = endOfLine(text, line);
    const content = text.slice(line, Math.min(end, line + word.length + 200)).replace(/\r$/, '');
    const body = indented ? content.trimStart() : content;
    if (
      body === word ||
      body === `${word};` ||
      (indented && body.startsWith(word) && !/^\w/.test(body.slice(word.length)))
    ) {
      return line + content.indexOf(word) + word.length;
    }
    line = end + 1;
  }
  return text.length;
}
