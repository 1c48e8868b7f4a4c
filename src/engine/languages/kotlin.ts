import { annotation } from './annotation.ts';
import { BEFORE_WORD } from './contextual.ts';
import { type Cursor, match } from './cursor.ts';
import { endOfInterpolated, endOfTriple, interpolated } from './interpolation.ts';
import type { LanguageFamily } from './language-family.ts';
import { NESTED_SLASHES, PLAIN } from './plain.ts';
import { BACKTICK_NAME, DOUBLE, SINGLE } from './quotes.ts';

const MODIFIERS = `public private protected internal open final abstract override lateinit const suspend inline noinline crossinline
  reified operator infix tailrec data sealed inner vararg external`;

export const KOTLIN: LanguageFamily = {
  ...PLAIN,
  languages: [{ id: 102, language: 'Kotlin', extensions: ['kt', 'kts'] }],
  words: {
    kept: `if else for in while do when break continue return fun class interface object enum is as try catch finally throw
      this super by where init constructor companion get set typealias`,
    dropped: MODIFIERS,
    constants: 'true false null',
    same: { let: 'val var' },
  },
  contextual: [
    [`${MODIFIERS} by where companion`, BEFORE_WORD],
    ['init', /\s*\{/y],
    ['get set', /(?<=\n[ \t]*(?:(?:private|protected|internal)[ \t]+)?\w{3})[ \t]*[(\r\n]/y],
  ],
  blockComments: [NESTED_SLASHES],
  quotes: [SINGLE, BACKTICK_NAME],
  operators: '=== !== == != <= >= && || ?: ?. !! ++ -- += -= *= /= %= -> .. ..< ::',
  leftOut: { line: 'import package' },
  hooks: { '@': annotation, '"': interpolated('${', false), $: dollars },
  hasOptionalSemicolons: true,
  hasBraces: true,
  declaresByWord: true,
  hasNoTernary: true,
  evaluates: /\bScriptEngine|\bdefineClass\b|\bgetRuntime\b|\bProcessBuilder\b/g,
};

/** `$$"…$${…}…"`: so many marks embed an expression. */
function dollars(cursor: Cursor): boolean {
  const { text, at } = cursor;
  const [all = '', marks = '', quotes = ''] = match(cursor, /^(\$+)("""|")/) ?? [];
  if (all === '') return false;
  const from = at + all.length;
  return cursor.read(
    'string',
    quotes === '"' ? endOfInterpolated(text, from, `${marks}{`, DOUBLE) : endOfTriple(text, from, quotes),
  );
}
