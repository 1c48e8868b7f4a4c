import { type Cursor, match } from './cursor.ts';

export interface Quote {
  readonly open: string;
  readonly close: string;
  /** What makes the next character literal; '' for none. */
  readonly escape: '' | '\\' | '`';
  /** The closing mark written twice stands for itself (SQL, Pascal, VB). */
  readonly doubled: boolean;
  /** Whether it may run over the end of a line; where not, the line's end closes it (broken code). */
  readonly multiline: boolean;
  /** The token is a name rather than a string (SQL's "column", R's `name`). */
  readonly name?: boolean;
}

export const DOUBLE: Quote = { open: '"', close: '"', escape: '\\', doubled: false, multiline: false };
export const SINGLE: Quote = { ...DOUBLE, open: "'", close: "'" };
export const DOUBLE_LINES: Quote = { ...DOUBLE, multiline: true };
export const SINGLE_LINES: Quote = { ...SINGLE, multiline: true };
export const BACKTICK_LINES: Quote = { ...DOUBLE_LINES, open: '`', close: '`' };
/** Kotlin, Swift, Scala, R: a name that would not be one without its marks. */
export const BACKTICK_NAME: Quote = { ...DOUBLE, open: '`', close: '`', name: true };
/** The mark itself is written twice, a backslash means nothing. */
export const DOUBLED: Quote = { ...DOUBLE, escape: '', doubled: true };
export const DOUBLED_SINGLE: Quote = { ...DOUBLED, open: "'", close: "'" };

const LINE_FEED = 10;

/** End of a quoted text whose opening mark ends at `from`: the offset after its closing mark. */
export function endOfQuote(text: string, from: number, quote: Quote): number {
  const { close, escape } = quote;
  const first = close.charCodeAt(0);
  const escapeCode = escape === '' ? -1 : escape.charCodeAt(0);
  let at = from;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === escapeCode) {
      at += 2;
    } else if (code === LINE_FEED && !quote.multiline) {
      return at;
    } else if (code === first && (close.length === 1 || text.startsWith(close, at))) {
      if (quote.doubled && text.startsWith(close, at + close.length)) at += close.length * 2;
      else return at + close.length;
    } else {
      at += 1;
    }
  }
  return text.length;
}

/** `'1'` is a value; behind a value `'` asks for an attribute (VHDL, Ada) or transposes (Julia). */
export function character(cursor: Cursor): boolean {
  if (!cursor.expectsValue) return false;
  const found = match(cursor, /^'(?:\\[^'\n]{1,10}|[^\n])'/);
  return found !== null && cursor.read('string', cursor.at + found[0].length);
}
