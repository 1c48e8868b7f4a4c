import { type Cursor, match, reading } from './cursor.ts';
import type { LanguageFamily } from './language-family.ts';
import { PLAIN } from './plain.ts';
import { DOUBLE, DOUBLE_LINES } from './quotes.ts';

export const HASKELL: LanguageFamily = {
  ...PLAIN,
  languages: [{ id: 28, language: 'Haskell', extensions: ['hs', 'lhs', 'elm'] }],
  words: {
    kept: 'if then else case of let in where do data type newtype class instance deriving infix infixl infixr',
    constants: 'True False',
  },
  lineComments: ['--'],
  blockComments: [{ open: '{-', close: '-}', nested: true }],
  quotes: [{ ...DOUBLE_LINES, open: '"""', close: '"""' }, DOUBLE],
  wordPart: "'",
  operators: ':: -> <- => == /= <= >= && || ++ >>= >> $ <$> <*> .. !!',
  leftOut: { line: 'import module' },
  hooks: { "'": characterOrPrime, '[': reading('string', /^\[[a-z]\w*\|(?:[^|]|\|(?!\]))*\|\]/) },
  hasOptionalSemicolons: true,
  newlines: true,
};

/** `'x'` is a character; a prime that stands alone says nothing. */
function characterOrPrime(cursor: Cursor): true {
  const character = match(cursor, /^'(?:\\(?:'|[^'\n]{1,8})|[^\\'\n])'/);
  return character === null
    ? cursor.skipTo(cursor.at + 1)
    : cursor.read('string', cursor.at + character[0].length);
}
