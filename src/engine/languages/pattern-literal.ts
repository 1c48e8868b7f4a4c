import { type Cursor, match } from './cursor.ts';

/** Ruby's and Perl's `/…/`, where a value may begin. */
export function patternLiteral(cursor: Cursor): boolean {
  if (!cursor.expectsValue) return false;
  const pattern = match(cursor, /^\/(?:[^/\\\n]|\\.)+\/[a-z]*/);
  return pattern !== null && cursor.read('pattern', cursor.at + pattern[0].length);
}
