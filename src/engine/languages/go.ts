import { type Cursor, endAfter, match, skipLine, startsLine } from './cursor.ts';
import type { LanguageFamily } from './language-family.ts';
import { PLAIN } from './plain.ts';
import { BACKTICK_LINES, DOUBLE, SINGLE } from './quotes.ts';

export const GO: LanguageFamily = {
  ...PLAIN,
  languages: [{ id: 30, language: 'Go', extensions: ['go'] }],
  words: {
    kept: `if else for range switch select case default break continue return goto fallthrough func go defer chan map
      struct interface type const`,
    // `var a = 1` is `a := 1`.
    dropped: 'var',
    constants: 'true false nil',
    same: { '=': ':=' },
  },
  quotes: [DOUBLE, SINGLE, { ...BACKTICK_LINES, escape: '' }],
  operators: '== != <= >= && || ++ -- += -= *= /= %= &= |= ^= << >> <<= >>= &^ &^= := <- ...',
  numbersMayEndInPoint: true,
  leftOut: { line: 'package' },
  hooks: { i: importStatement },
  hasOptionalSemicolons: true,
  hasBraces: true,
  declaresByWord: true,
  hasQualifiedResults: true,
  evaluates: /\bexec\.Command\b/g,
};

/** `import "…"` and `import ( … )`. */
function importStatement(cursor: Cursor): boolean {
  const { text, at } = cursor;
  if (text[at + 1] !== 'm' || /\w/.test(text[at - 1] ?? ' ') || !startsLine(text, at)) return false;
  const statement = match(cursor, /^import\s*(?:\(|[\w.]*\s*["`])/);
  if (statement === null) return false;
  return statement[0].endsWith('(') ? cursor.skipTo(endAfter(text, ')', at)) : skipLine(cursor);
}
