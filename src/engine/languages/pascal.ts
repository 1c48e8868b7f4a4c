import { reading } from './cursor.ts';
import type { LanguageFamily } from './language-family.ts';
import { PLAIN } from './plain.ts';
import { DOUBLED_SINGLE } from './quotes.ts';

export const PASCAL: LanguageFamily = {
  ...PLAIN,
  languages: [{ id: 29, language: 'Pascal', extensions: ['pas', 'pp', 'dpr', 'lpr'] }],
  words: {
    kept: `program unit uses interface implementation begin end if then else for to downto do while repeat until case of with var
      type record array set procedure function object class constructor destructor property try except finally raise goto
      div mod and or not xor in is as inherited exit break continue`,
    dropped: 'public private protected published const',
    types: 'integer real boolean char string byte word longint int64 double single',
    constants: 'true false nil',
  },
  ignoreCase: true,
  blockComments: [
    { open: '{', close: '}', nested: false },
    { open: '(*', close: '*)', nested: false },
  ],
  quotes: [DOUBLED_SINGLE],
  // A character by its number; other numbers than decimal ones.
  hooks: { '#$%&': reading('string', /^(?:#\$?|[$%&])[\da-f]+/i) },
  operators: ':= <> <= >= ..',
  leftOut: { semicolon: 'uses' },
};
