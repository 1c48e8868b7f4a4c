import { annotation } from './annotation.ts';
import { BEFORE_WORD, OF_FUNCTION } from './contextual.ts';
import { type Cursor, match } from './cursor.ts';
import { interpolated } from './interpolation.ts';
import type { LanguageFamily } from './language-family.ts';
import { C_CONTROL, NESTED_SLASHES, PLAIN } from './plain.ts';
import { DOUBLE, DOUBLE_LINES, endOfQuote } from './quotes.ts';

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
  contextual: [
    [
      'abstract late external covariant required on mixin factory get set typedef extension implements',
      BEFORE_WORD,
    ],
    ['async sync', OF_FUNCTION],
  ],
  blockComments: [NESTED_SLASHES],
  quotes: [],
  leftOut: { semicolon: 'import part' },
  hooks: { '@': annotation, '"\'': interpolated('${', true), r: rawString },
  hasBraces: true,
  hasBareBranches: true,
};

/** `r'…'`, `r"""…"""`. */
function rawString(cursor: Cursor): boolean {
  const [all, close] = match(cursor, /^r("""|'''|"|')/) ?? [];
  if (all === undefined || close === undefined) return false;
  const quote = { ...(close.length > 1 ? DOUBLE_LINES : DOUBLE), close, escape: '' } as const;
  return cursor.read('string', endOfQuote(cursor.text, cursor.at + all.length, quote));
}
