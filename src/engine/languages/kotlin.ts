import { annotation } from './annotation.ts';
import { interpolated } from './interpolation.ts';
import type { LanguageFamily } from './language-family.ts';
import { NESTED_SLASHES, PLAIN } from './plain.ts';
import { BACKTICK_NAME, SINGLE } from './quotes.ts';

export const KOTLIN: LanguageFamily = {
  ...PLAIN,
  languages: [{ id: 102, language: 'Kotlin', extensions: ['kt', 'kts'] }],
  words: {
    kept: `if else for in while do when break continue return fun class interface object enum is as try catch finally throw
      this super by where init constructor companion get set typealias`,
    dropped: `public private protected internal open final abstract override lateinit const suspend inline noinline crossinline
      reified operator infix tailrec data sealed inner vararg external`,
    constants: 'true false null',
    same: { let: 'val var' },
  },
  blockComments: [NESTED_SLASHES],
  quotes: [SINGLE, BACKTICK_NAME],
  operators: '=== !== == != <= >= && || ?: ?. !! ++ -- += -= *= /= %= -> .. ..< ::',
  leftOut: { line: 'import package' },
  hooks: { '@': annotation, '"': interpolated('${') },
  hasBraces: true,
  declaresByWord: true,
  hasNoTernary: true,
  evaluates: /\bScriptEngine|\bdefineClass\b|\bgetRuntime\b|\bProcessBuilder\b/g,
};
