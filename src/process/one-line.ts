import { pointsInLine } from '../domain/outcome.ts';

/** Control and bidirectional characters become visible; a leading `::` or `##[` cannot start a command. */
export function oneLine(message: string): string {
  const visible = pointsInLine(message).replaceAll(
    /[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu,
    (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );
  return visible.replace(/^(\s*)(::|##\[)/, '$1\u200b$2');
}
