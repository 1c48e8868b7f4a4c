import type { LexicalTables } from './lexical-tables.ts';
import { scan } from './scan.ts';
import { TokenBuffer } from './token-buffer.ts';
import { IDENTIFIER, TOKEN_LIMIT } from './vocabulary.ts';

/** Mark-up and style sheets: names of tags, attributes and properties are all there is to compare, so they keep their identity. */
export function tokenizeNames(text: string, tables: LexicalTables, out: TokenBuffer): void {
  const words = new TokenBuffer();
  scan(text, tables, words);
  for (let at = 0; at < words.length; at += 1) {
    const id = words.ids[at] as number;
    const start = words.starts[at] as number;
    out.push(id === IDENTIFIER ? nameToken(text, start) : id, words.lines[at] as number, start);
  }
}

const FIRST_NAME = 1000;

function nameToken(text: string, start: number): number {
  let hash = 0x811c9dc5;
  for (let at = start; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const lower = code | 32;
    if (!((lower >= 97 && lower <= 122) || (code >= 48 && code <= 57) || code === 45 || code === 95)) break;
    hash = Math.imul(hash ^ lower, 0x01000193);
  }
  return FIRST_NAME + ((hash >>> 0) % (TOKEN_LIMIT - FIRST_NAME));
}
