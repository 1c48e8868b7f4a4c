import { endAfter, type Hook } from './cursor.ts';
import { DOUBLE, endOfQuote } from './quotes.ts';

/** Kotlin, Scala, Swift and Dart: a hook for `"…"`, whose expressions may hold quotes, and `"""…"""`. */
export function interpolated(hole: string): Hook {
  return (cursor) => {
    const { text, at } = cursor;
    return cursor.read(
      'string',
      text.startsWith('"""', at)
        ? endAfter(text, '"""', at + 3)
        : endOfInterpolated(text, at + 1, hole, false),
    );
  };
}

/**
 * End of a string in `"` with embedded expressions: `hole` opens one (`{`, `${`, `#{`, `\(`) and it ends with the matching
 * bracket; quotes inside an expression do not close the string.
 */
export function endOfInterpolated(text: string, from: number, hole: string, verbatim: boolean): number {
  const [opening, closing] = hole.endsWith('(') ? ['(', ')'] : ['{', '}'];
  let depth = 0;
  let at = from;
  while (at < text.length) {
    const character = text[at];
    if (character === '\n' && !verbatim) return at;
    if (depth > 0) {
      if (character === '"') {
        at = endOfQuote(text, at + 1, DOUBLE);
        continue;
      }
      if (character === opening) depth += 1;
      else if (character === closing) depth -= 1;
      at += 1;
    } else if (text.startsWith(hole, at)) {
      const isWritten = hole === '{' && text[at + 1] === '{';
      if (!isWritten) depth = 1;
      at += isWritten ? 2 : hole.length;
    } else if (character === '\\' && !verbatim) {
      at += 2;
    } else if (character === '"') {
      if (!verbatim || text[at + 1] !== '"') return at + 1;
      at += 2;
    } else {
      at += 1;
    }
  }
  return text.length;
}
