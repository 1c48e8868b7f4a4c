import type { LexicalRules } from './lexical-rules.ts';
import { DOUBLE, SINGLE } from './quotes.ts';

const SLASHES = { open: '/*', close: '*/', nested: false } as const;
/** Comments that may hold others. */
export const NESTED_SLASHES = { ...SLASHES, nested: true } as const;

/** What most languages have in common; each says what differs. */
export const PLAIN: LexicalRules = {
  tokenizer: 'rules',
  words: {},
  ignoreCase: false,
  lineComments: ['//'],
  blockComments: [SLASHES],
  quotes: [DOUBLE, SINGLE],
  wordStart: '',
  wordPart: '',
  operators:
    '== != <= >= && || ++ -- += -= *= /= %= &= |= ^= << >> <<= >>= -> :: ... ?? ?. => <=> ->* .* >>> >>>= **',
  leftOut: {},
  hooks: {},
  newlines: false,
};

/** The same with comments from `#` to the end of the line. */
export const SCRIPT: LexicalRules = { ...PLAIN, lineComments: ['#'], blockComments: [] };

export const C_CONTROL = 'if else for while do switch case default break continue return goto';
export const NUMERIC_TYPES = 'int long short byte char float double boolean void';
