import type { Cursor } from './cursor.ts';

/** Longer ones are no patterns; the bound keeps a text of slashes linear. */
const LONGEST_PATTERN = 1_200;
const FLAGS = /[a-z]*/y;

/** Ruby's and Perl's `/…/`, where a value may begin. */
export function patternLiteral(cursor: Cursor): boolean {
  const length = cursor.expectsValue ? lengthOfPattern(cursor) : 0;
  return length > 0 && cursor.read('pattern', cursor.at + length);
}

/** How long such a pattern would be; 0: there is none. One over several lines has blanks that do not count (`x`). */
export function lengthOfPattern({ text, at }: Cursor): number {
  const limit = Math.min(text.length, at + LONGEST_PATTERN);
  let isLong = false;
  for (let end = at + 1; end < limit; end += 1) {
    const character = text[end];
    if (character === '\\') {
      end += 1;
    } else if (character === '\n') {
      isLong = true;
    } else if (character === '/') {
      FLAGS.lastIndex = end + 1;
      const flags = FLAGS.exec(text)?.[0] ?? '';
      return end === at + 1 || (isLong && !flags.includes('x')) ? 0 : end + 1 + flags.length - at;
    }
  }
  return 0;
}
