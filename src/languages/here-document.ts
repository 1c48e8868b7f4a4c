import { type Cursor, endOfLine } from './cursor.ts';

/**
 * Reads a text that starts on the next line and ends with a line that holds only `word`. What follows on the opening line is given
 * up with it, which loses little.
 *
 * @param indented blanks may stand before the word, and something that is no word behind it
 */
export function hereDocument(cursor: Cursor, word: string, indented: boolean): true {
  return cursor.read('string', endOfHereDocument(cursor.text, cursor.at, word, indented));
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
