import { annotation } from './annotation.ts';
import { skipping } from './cursor.ts';
import { interpolated } from './interpolation.ts';
import type { LanguageFamily } from './language-family.ts';
import { NESTED_SLASHES, PLAIN } from './plain.ts';
import { BACKTICK_NAME, SINGLE } from './quotes.ts';

export const SCALA: LanguageFamily = {
  ...PLAIN,
  languages: [{ id: 103, language: 'Scala', extensions: ['scala', 'sc'] }],
  words: {
    kept: `if else for while do match case return def class object trait extends with new this super try catch finally throw
      yield type given using then enum end export`,
    dropped: 'public private protected override final abstract sealed implicit lazy inline opaque open',
    constants: 'true false null',
    same: { let: 'val var' },
  },
  blockComments: [NESTED_SLASHES],
  quotes: [SINGLE, BACKTICK_NAME],
  operators: '== != <= >= && || += -= *= /= => <- -> :: ::: ++ <: >: ## =>>',
  leftOut: { line: 'import package' },
  // What stands before `s"…"` says nothing.
  hooks: { '@': annotation, '"': interpolated('${'), sfr: skipping(/^(?:s|f|raw)(?=")/) },
  hasBraces: true,
  declaresByWord: true,
  escapes: 'everywhere',
  evaluates: /\bScriptEngine|\bToolBox\b|\bsys\.process\b/g,
};
