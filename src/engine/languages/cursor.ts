/** What a hook may read; `operator` stands for the character it begins with, `end` for the `;` of a statement that is open. */
export type TokenKind = 'name' | 'string' | 'pattern' | 'annotation' | 'operator' | 'end';

/** Where the scanner of the engine stands in a text. */
export interface Cursor {
  readonly text: string;
  /** Offset of the character that is read. */
  readonly at: number;
  /** Whether a value may begin here: what was read before is no name, number, string, constant or closing bracket. */
  readonly expectsValue: boolean;
  /** Moves on to an offset without a token. */
  skipTo(to: number): true;
  /** Reads one token, from here to an offset. */
  read(kind: TokenKind, to: number): true;
  /** Reads the mark of a string, to an offset, that stands in the next line; `end` says where, by where that line begins. */
  readHere(to: number, end: (from: number) => number): true;
}

/**
 * Reads what a table of comments, quotes and operators cannot say. A hook either moves the cursor and returns true, or leaves
 * everything alone and returns false. Its look-ahead is bounded, so that no input makes reading more than linear.
 */
export type Hook = (cursor: Cursor) => boolean;

const LOOK_AHEAD = 400;

/** The next characters of the text. */
export function ahead({ text, at }: Cursor): string {
  return text.slice(at, at + LOOK_AHEAD);
}

/** The match of a pattern that begins with `^` at the cursor; null: it does not match. */
export function match(cursor: Cursor, pattern: RegExp): RegExpExecArray | null {
  return pattern.exec(ahead(cursor));
}

/** A hook that skips what matches. */
export function skipping(pattern: RegExp): Hook {
  return (cursor) => {
    const found = match(cursor, pattern);
    return found !== null && cursor.skipTo(cursor.at + found[0].length);
  };
}

/** A hook that reads what matches as one token. */
export function reading(kind: TokenKind, pattern: RegExp): Hook {
  return (cursor) => {
    const found = match(cursor, pattern);
    return found !== null && cursor.read(kind, cursor.at + found[0].length);
  };
}

/** A hook that skips the rest of the line. */
export function skipLine(cursor: Cursor): true {
  return cursor.skipTo(endOfLine(cursor.text, cursor.at));
}

/** Offset of the line feed that ends the line of `from`, or the text's end. */
export function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}

/** Offset after the next `mark`, or the text's end. */
export function endAfter(text: string, mark: string, from: number): number {
  const end = text.indexOf(mark, from);
  return end < 0 ? text.length : end + mark.length;
}

/** Whether only blanks stand before an offset on its line. */
export function startsLine(text: string, at: number): boolean {
  let before = at - 1;
  while (before >= 0 && (text[before] === ' ' || text[before] === '\t')) before -= 1;
  return before < 0 || text[before] === '\n' || text[before] === '\ufeff';
}

/** Whether an offset is the first of its line. */
export function isFirstOfLine(text: string, at: number): boolean {
  return at === 0 || text[at - 1] === '\n';
}
