import { endAfter, type Hook } from './cursor.ts';
import { DOUBLE, DOUBLE_LINES, endOfQuote, type Quote } from './quotes.ts';

/** A hook for `"…"` and `'…'`, whose expressions may hold quotes, and for three marks; `escapes`: whether those have escapes. */
export function interpolated(hole: string, escapes: boolean): Hook {
  return (cursor) => {
    const { text, at } = cursor;
    const mark = text[at] as string;
    const triple = mark.repeat(3);
    if (!text.startsWith(triple, at)) {
      return cursor.read('string', endOfInterpolated(text, at + 1, hole, { ...DOUBLE, close: mark }));
    }
    return cursor.read(
      'string',
      escapes
        ? endOfQuote(text, at + 3, { ...DOUBLE_LINES, close: triple })
        : endOfTriple(text, at + 3, triple),
    );
  };
}

/** What is quoted may end with the mark itself. */
export function endOfTriple(text: string, from: number, triple: string): number {
  let end = endAfter(text, triple, from);
  while (text[end] === triple[0]) end += 1;
  return end;
}

/** An expression runs over the ends of lines only if it ends so soon: that of a broken string does not end at all. */
const LONGEST_EXPRESSION = 1_000;
/** What an expression quotes, within a line. A mark behind a backslash begins nothing, so that many without an end cost one search. */
const QUOTED = /(?<!\\)(?:"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')/y;

/**
 * End of a string with embedded expressions: `hole` opens one (`{`, `${`, `#{`, `\(`) and it ends with the matching
 * bracket; quotes inside an expression do not close the string.
 */
export function endOfInterpolated(
  text: string,
  from: number,
  hole: string,
  { close, escape, doubled, multiline }: Quote,
): number {
  let at = from;
  while (at < text.length) {
    const character = text[at];
    if (character === '\n' && !multiline) return at;
    if (text.startsWith(hole, at)) {
      const isWritten = hole === '{' && text[at + 1] === '{';
      const end = isWritten
        ? at + 2
        : endOfExpression(text, at + hole.length, hole.endsWith('(') ? '()' : '{}');
      at = end < 0 ? at + hole.length : end;
    } else if (character === escape) {
      at += 2;
    } else if (text.startsWith(close, at)) {
      if (!doubled || text[at + 1] !== close) return at + close.length;
      at += 2;
    } else {
      at += 1;
    }
  }
  return text.length;
}

/** The offset after the bracket that closes an expression; -1: it has none. */
function endOfExpression(text: string, from: number, [opening, closing]: string): number {
  const part = text.slice(from, from + LONGEST_EXPRESSION);
  let depth = 1;
  for (let at = 0; at < part.length; at += 1) {
    const character = part[at];
    if (character === opening) {
      depth += 1;
    } else if (character === closing) {
      depth -= 1;
      if (depth === 0) return from + at + 1;
    } else if (character === '"' || character === "'") {
      QUOTED.lastIndex = at;
      if (QUOTED.test(part)) at = QUOTED.lastIndex - 1;
    }
  }
  return -1;
}
