import { BEFORE_WORD } from './contextual.ts';
import { type Cursor, endAfter, match } from './cursor.ts';
import { endOfAttribute } from './delimited.ts';
import type { LanguageFamily } from './language-family.ts';
import { NESTED_SLASHES, PLAIN } from './plain.ts';
import { DOUBLE_LINES, endOfQuote, SINGLE } from './quotes.ts';

export const RUST: LanguageFamily = {
  ...PLAIN,
  languages: [{ id: 101, language: 'Rust', extensions: ['rs'] }],
  words: {
    kept: `if else for in while loop match break continue return fn struct enum union trait impl where let move as
      dyn await unsafe self Self super mod type macro_rules`,
    dropped: 'pub mut const static async extern ref crate',
    constants: 'true false',
  },
  contextual: [['union', BEFORE_WORD]],
  blockComments: [NESTED_SLASHES],
  quotes: [DOUBLE_LINES],
  operators: '== != <= >= && || += -= *= /= %= &= |= ^= << >> <<= >>= -> => :: .. ..= ...',
  numbersMayEndInPoint: true,
  leftOut: { semicolon: 'use', line: 'extern' },
  hooks: { "'": characterOrLifetime, '#': attribute, rbc: prefixed },
  hasBraces: true,
  declaresByWord: true,
  hasNoTernary: true,
  evaluates: /\bCommand::new\b/g,
};

function characterOrLifetime(cursor: Cursor): true {
  const character = match(cursor, /^'(?:\\(?:u\{[^}]*\}|x[0-9a-fA-F]{2}|.)|[^\\'\n])'/u);
  if (character !== null) return cursor.read('string', cursor.at + character[0].length);
  return cursor.skipTo(cursor.at + (match(cursor, /^'(?:r#)?\w+/)?.[0].length ?? 1));
}

function attribute(cursor: Cursor): boolean {
  const { text, at } = cursor;
  return match(cursor, /^#!?\[/) !== null && cursor.skipTo(endOfAttribute(text, text.indexOf('[', at)));
}

/** `r#"…"#`, `b"…"`, `b'…'`, and names such as `r#type`. */
function prefixed(cursor: Cursor): boolean {
  const { text, at } = cursor;
  if (!`"'#r`.includes(text[at + 1] ?? ' ')) return false;
  const raw = match(cursor, /^(?:br|cr|r)(#*)"/);
  if (raw !== null) return cursor.read('string', endAfter(text, `"${raw[1] ?? ''}`, at + raw[0].length));
  const name = match(cursor, /^r#\w+/);
  if (name !== null) return cursor.read('name', at + name[0].length);
  const byte = match(cursor, /^[bc](["'])/);
  return (
    byte !== null && cursor.read('string', endOfQuote(text, at + 2, byte[1] === '"' ? DOUBLE_LINES : SINGLE))
  );
}
