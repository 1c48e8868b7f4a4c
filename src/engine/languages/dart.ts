import { annotation } from './annotation.ts';
import { interpolated } from './interpolation.ts';
import type { LanguageFamily } from './language-family.ts';
import { C_CONTROL, NESTED_SLASHES, PLAIN } from './plain.ts';
import { DOUBLE_LINES, SINGLE } from './quotes.ts';

export const DART: LanguageFamily = {
  ...PLAIN,
  languages: [{ id: 106, language: 'Dart', extensions: ['dart'] }],
  words: {
    kept: `${C_CONTROL} in try catch on finally throw rethrow new class enum extends implements with mixin super this is as
      await yield assert factory get set operator typedef extension`,
    dropped: 'static final const abstract late external covariant required async sync',
    types: 'int double num bool void dynamic var String',
    constants: 'true false null',
  },
  blockComments: [NESTED_SLASHES],
  quotes: [{ ...DOUBLE_LINES, open: "'''", close: "'''" }, SINGLE],
  leftOut: { semicolon: 'import part' },
  hooks: { '@': annotation, '"': interpolated('${') },
  hasBraces: true,
};
