import { skipping } from './cursor.ts';
import type { LanguageFamily } from './language-family.ts';
import { PLAIN } from './plain.ts';
import { DOUBLED } from './quotes.ts';

export const VISUAL_BASIC: LanguageFamily = {
  ...PLAIN,
  languages: [{ id: 23, language: 'VB', extensions: ['vb', 'vbs', 'bas', 'frm', 'cls'] }],
  words: {
    kept: `if then else elseif end for each to step next while wend do loop until select case exit return sub function class
      module structure enum property get set new try catch finally throw dim as of in is and or not xor andalso orelse mod with
      using call on error goto let inherits implements handles raiseevent addressof`,
    dropped: 'public private protected friend static shared const readonly byval byref overrides overridable',
    types: 'integer long short byte single double decimal string boolean object char date variant',
    constants: 'true false nothing',
    same: { and: 'andalso', or: 'orelse' },
  },
  ignoreCase: true,
  lineComments: ["'"],
  blockComments: [],
  quotes: [DOUBLED],
  operators: '<> <= >= += -= *= /= &=',
  leftOut: { line: 'imports option rem' },
  // Goes on in the next line.
  hooks: { _: skipping(/^_[ \t]*\n/) },
  newlines: true,
};
