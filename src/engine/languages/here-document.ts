import { type Cursor, endOfLine } from './cursor.ts';

/** How a line ends such a text: it is the word, blanks may stand before that, or also what is no word behind it. */
type Ending = 'exact' | 'indented' | 'word';

/**
 * Reads a text that starts on the next line and ends with a line that holds `word`; what follows its mark on the line is code. False
 * where no such line follows: it is a shift after all.
 *
 * @param to where the mark ends
 */
export function hereDocument(cursor: Cursor, to: number, word: string, ending: Ending): boolean {
  const last = lastLines(cursor)[ending].get(word) ?? 0;
  return (
    last > cursor.at && cursor.readHere(to, (from) => endOfHereDocument(cursor.text, from, word, ending))
  );
}

type LastLines = Readonly<Record<Ending, Map<string, number>>>;

/** Where the last line begins that ends a text, by its word: what has no end costs no search. */
const LAST_LINES = new WeakMap<Cursor, LastLines>();
const LONGEST_WORD = 200;

function lastLines(cursor: Cursor): LastLines {
  const known = LAST_LINES.get(cursor);
  if (known !== undefined) return known;
  const { text } = cursor;
  const last: LastLines = { exact: new Map(), indented: new Map(), word: new Map() };
  for (let line = 0; line < text.length; line = endOfLine(text, line) + 1) {
    const content = contentOf(text, line);
    last.exact.set(content, line);
    last.indented.set(content.trimStart(), line);
    last.word.set(/^\s*(\w*)/.exec(content)?.[1] ?? '', line);
  }
  LAST_LINES.set(cursor, last);
  return last;
}

/** A line without its end. */
function contentOf(text: string, line: number): string {
  return text.slice(line, Math.min(endOfLine(text, line), line + LONGEST_WORD)).replace(/\r$/, '');
}

/** The offset after the word that ends the text whose first line begins at `from`. */
function endOfHereDocument(text: string, from: number, word: string, ending: Ending): number {
  for (let line = from; line < text.length; line = endOfLine(text, line) + 1) {
    const content = contentOf(text, line);
    const body = ending === 'exact' ? content : content.trimStart();
    if (
      body === word ||
      (ending === 'word' && body.startsWith(word) && !/^\w/.test(body.slice(word.length)))
    ) {
      return line + content.length - body.length + word.length;
    }
  }
  return text.length;
}
