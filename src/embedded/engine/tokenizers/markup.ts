import type { LexicalRules } from './lexical-rules.ts';
import { MARKUP, STYLE_SHEET } from './rules.ts';
import { scan } from './scan.ts';
import { TokenBuffer } from './token-buffer.ts';
import { IDENTIFIER, TOKEN_LIMIT } from './vocabulary.ts';

/** HTML and XML: names of tags and attributes are the structure, so words keep their identity here. */
export function tokenizeMarkup(text: string, out: TokenBuffer): void {
  keepNames(text, MARKUP, out);
}

/** CSS and what is written like it: properties and their values are all there is to compare, so they keep their names. */
export function tokenizeStyleSheet(text: string, out: TokenBuffer): void {
  keepNames(text, STYLE_SHEET, out);
}

function keepNames(text: string, rules: LexicalRules, out: TokenBuffer): void {
  const words = new TokenBuffer();
  scan(text, rules, words);
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
