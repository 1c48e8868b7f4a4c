import { annotation } from './annotation.ts';
import { BEFORE_WORD } from './contextual.ts';
import { type Cursor, match, skipping } from './cursor.ts';
import { interpolated } from './interpolation.ts';
import type { LanguageFamily } from './language-family.ts';
import { NESTED_SLASHES, PLAIN } from './plain.ts';
import { BACKTICK_NAME, DOUBLE, endOfQuote } from './quotes.ts';

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
  contextual: [
    ['inline opaque open using', BEFORE_WORD],
    ['end', /[ \t]+\w+[ \t]*(?:\n|$)/y],
  ],
  blockComments: [NESTED_SLASHES],
  quotes: [BACKTICK_NAME],
  operators: '== != <= >= && || += -= *= /= => <- -> :: ::: ++ <: >: ## =>>',
  leftOut: { line: 'import package' },
  // What stands before `s"…"` says nothing.
  hooks: { '@': annotation, '"': string, "'": characterOrSymbol, sfr: skipping(/^(?:s|f|raw)(?=")/) },
  hasOptionalSemicolons: true,
  hasBraces: true,
  declaresByWord: true,
  escapes: 'everywhere',
  evaluates: /\bScriptEngine|\bToolBox\b|\bsys\.process\b/g,
};

const withExpressions = interpolated('${', false);

/** Expressions stand only in a string that something is written before: `s"…"`. */
function string(cursor: Cursor): boolean {
  const { text, at } = cursor;
  return text.startsWith('"""', at) || /\w/.test(text[at - 1] ?? '')
    ? withExpressions(cursor)
    : cursor.read('string', endOfQuote(text, at + 1, DOUBLE));
}

/** `'x'` is a character; `'name` and `'{ … }` are none, and what is behind the mark is code. */
function characterOrSymbol(cursor: Cursor): true {
  const character = match(cursor, /^'(?:\\u*[^\n][^'\n]{0,5}|[^\\\n])'/);
  return character === null
    ? cursor.skipTo(cursor.at + 1)
    : cursor.read('string', cursor.at + character[0].length);
}
