import { BEFORE_WORD, OF_FUNCTION, OF_PROPERTY } from './contextual.ts';
import { type Cursor, endAfter, match, skipLine, skipping, startsLine } from './cursor.ts';
import { endOfInterpolated } from './interpolation.ts';
import type { LanguageFamily } from './language-family.ts';
import { C_CONTROL, NUMERIC_TYPES, PLAIN } from './plain.ts';
import { DOUBLE, DOUBLED, endOfQuote } from './quotes.ts';

export const C_SHARP: LanguageFamily = {
  ...PLAIN,
  languages: [{ id: 18, language: 'C#', extensions: ['cs', 'csx'] }],
  words: {
    kept: `${C_CONTROL} foreach in try catch finally throw new class interface enum struct record is as base this
      namespace delegate event get set init add remove operator implicit explicit lock using checked unchecked unsafe fixed
      sizeof typeof nameof stackalloc yield await when where with from select orderby group join let into switch params ref
      out`,
    dropped: `public private protected internal static readonly const abstract virtual override sealed partial extern
      volatile async file required`,
    types: `${NUMERIC_TYPES} bool decimal sbyte uint ulong ushort nint nuint object string dynamic var`,
    constants: 'true false null',
  },
  contextual: [
    [
      'partial file required record yield when with from where select orderby group join let into',
      BEFORE_WORD,
    ],
    ['async', OF_FUNCTION],
    ['get set init add remove', OF_PROPERTY],
  ],
  leftOut: { directive: 'using' },
  hooks: {
    '#': (cursor) => startsLine(cursor.text, cursor.at) && skipLine(cursor),
    // An attribute before a declaration.
    '[': skipping(
      /^\[[A-Z][\w.]*(?:\([^()\n]*\))?(?:, *[A-Z]\w*(?:\([^()\n]*\))?)*\]\s*(?=[\n[]|public|private|protected|internal|static|class)/,
    ),
    '@$"': string,
  },
  hasBraces: true,
  hasBareBranches: true,
  escapes: 'in-names',
  evaluates:
    /\bCSharpScript\b|\bCSharpCodeProvider\b|\bCSharpCompilation\b|\bAssembly\.Load\b|\bProcess\.Start\b/g,
};

const VERBATIM = { ...DOUBLED, multiline: true };

/** `@"…"`, `$"…{…}…"`, `"""…"""`. */
function string(cursor: Cursor): boolean {
  const { text, at } = cursor;
  const opening = match(cursor, /^([$@]{0,8})("{3,}|")/);
  const [all = '', marks = '', quotes = ''] = opening ?? [];
  if (opening === null || all === '"') return false;
  const from = at + all.length;
  if (quotes.length >= 3) return cursor.read('string', endAfter(text, quotes, from));
  return cursor.read(
    'string',
    marks.includes('$')
      ? endOfInterpolated(text, from, '{', marks.includes('@') ? VERBATIM : DOUBLE)
      : endOfQuote(text, from, VERBATIM),
  );
}
