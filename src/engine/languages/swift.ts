import { annotation } from './annotation.ts';
import { BEFORE_WORD, OF_FUNCTION, OF_PROPERTY } from './contextual.ts';
import { type Cursor, endAfter, match } from './cursor.ts';
import { interpolated } from './interpolation.ts';
import type { LanguageFamily } from './language-family.ts';
import { NESTED_SLASHES, PLAIN } from './plain.ts';
import { BACKTICK_NAME } from './quotes.ts';

export const SWIFT: LanguageFamily = {
  ...PLAIN,
  languages: [{ id: 43, language: 'Swift', extensions: ['swift'] }],
  words: {
    kept: `if else for in while repeat switch case default break continue fallthrough return guard defer func class struct enum
      protocol extension init deinit subscript get set is as try catch throw throws do where self super typealias await
      associatedtype`,
    dropped: `public private internal fileprivate open static final override mutating nonmutating lazy weak unowned convenience
      required indirect inout async rethrows dynamic optional some any`,
    constants: 'true false nil',
    same: { let: 'let var' },
  },
  contextual: [
    [
      `open final override mutating nonmutating lazy weak unowned convenience required indirect dynamic optional some any`,
      BEFORE_WORD,
    ],
    ['async', OF_FUNCTION],
    ['get set', OF_PROPERTY],
  ],
  blockComments: [NESTED_SLASHES],
  quotes: [BACKTICK_NAME],
  operators: '=== !== == != <= >= && || ?? ?. += -= *= /= %= -> ... ..<',
  leftOut: { line: 'import package' },
  hooks: { '@': annotation, '"': interpolated('\\(', true), '#': rawString, '/': pattern },
  hasOptionalSemicolons: true,
  hasBraces: true,
  declaresByWord: true,
};

/** `#"…"#`, `#/…/#`. */
function rawString(cursor: Cursor): boolean {
  const raw = match(cursor, /^(#+)("{3}|"|\/)/);
  if (raw === null) return false;
  const [all, marks = '', quotes = ''] = raw;
  return cursor.read(
    quotes === '/' ? 'pattern' : 'string',
    endAfter(cursor.text, quotes + marks, cursor.at + all.length),
  );
}

/** `/…/`, where a value may begin; blanks stand around an operator. */
function pattern(cursor: Cursor): boolean {
  const found = cursor.expectsValue ? match(cursor, /^\/(?![\s/*),])(?:[^/\\\n]|\\.)*(?<!\s)\//) : null;
  return found !== null && cursor.read('pattern', cursor.at + found[0].length);
}
