import { ahead, type Cursor, endAfter, endOfLine, match, startsLine } from './cursor.ts';
import { DOUBLE, endOfQuote, SINGLE } from './quotes.ts';

/** Drops the preprocessor's lines but keeps what `#define` defines; `#if 0` is a comment. */
export function preprocessor(cursor: Cursor): boolean {
  const { text, at } = cursor;
  if (!startsLine(text, at)) return false;
  const directive = match(cursor, /^#[ \t]*(\w*)[ \t]*(\w*)/);
  if (directive?.[1] === 'define') {
    return cursor.read('annotation', at + directive[0].length - (directive[2]?.length ?? 0));
  }
  return cursor.skipTo(
    DEAD.test(ahead(cursor)) ? endOfDead(text, endOfLine(text, at)) : endOfDirective(text, at),
  );
}

/** Blanks and comments on one line. */
const GAP = String.raw`(?:[ \t\f\v]|/\*(?:[^*\n]|\*(?!/))*\*/)*`;
/** What never compiles, whatever is defined: a `0` and nothing else. */
const DEAD = new RegExp(`^#${GAP}if\\b${GAP}0${GAP}(?://.*)?(?:\\n|$)`);
const CONDITION = new RegExp(`^#${GAP}(if|ifdef|ifndef|elif|elifdef|elifndef|else|endif)\\b`);
const INCLUDED = /^#[ \t]*(?:include|import|include_next)[ \t]*$/;
const LONGEST_DIRECTIVE = 400;

/** Where the line begins that ends what `#if 0` leaves out: its own `#else`, `#elif` or `#endif`, which no comment hides. */
function endOfDead(text: string, from: number): number {
  let depth = 0;
  let at = from;
  let lineStart = false;
  let line = from;
  while (at < text.length) {
    const character = text[at] as string;
    const hidden = endOfHidden(text, at);
    if (character === '\n') {
      lineStart = true;
      line = at + 1;
      at += 1;
    } else if (hidden > at) {
      // A comment leaves what stands before it on its line as it is.
      lineStart &&= character === '/';
      at = hidden;
    } else if (character === '#' && lineStart) {
      lineStart = false;
      const word = CONDITION.exec(text.slice(at, at + LONGEST_DIRECTIVE))?.[1] ?? '';
      if (word === 'if' || word === 'ifdef' || word === 'ifndef') depth += 1;
      else if (word !== '' && depth === 0) return line;
      else if (word === 'endif') depth -= 1;
      at += 1;
    } else {
      lineStart &&= character <= ' ';
      at += 1;
    }
  }
  return text.length;
}

/** End of a directive's line; a comment that begins there may go on. */
function endOfDirective(text: string, from: number): number {
  let at = from;
  while (at < text.length) {
    const character = text[at];
    if (character === '\n' || text.startsWith('//', at)) return endOfLine(text, at);
    if (character === '<' && at - from < LONGEST_DIRECTIVE && INCLUDED.test(text.slice(from, at))) {
      at = Math.min(endAfter(text, '>', at), endOfLine(text, at));
    } else {
      at = Math.max(at + 1, endOfHidden(text, at));
    }
  }
  return text.length;
}

/** End of the comment, string or character that begins at an offset; the offset itself where none does. */
function endOfHidden(text: string, at: number): number {
  const character = text[at];
  if (character === '/' && text[at + 1] === '*') return endAfter(text, '*/', at + 2);
  if (character === '/' && text[at + 1] === '/') return endOfLine(text, at);
  if (character === '"') return endOfQuote(text, at + 1, DOUBLE);
  return character === "'" ? endOfQuote(text, at + 1, SINGLE) : at;
}
