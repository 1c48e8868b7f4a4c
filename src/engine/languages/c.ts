import { type Cursor, endAfter, match } from './cursor.ts';
import type { LanguageFamily } from './language-family.ts';
import type { LexicalRules } from './lexical-rules.ts';
import { C_CONTROL, NUMERIC_TYPES, PLAIN } from './plain.ts';
import { preprocessor } from './preprocessor.ts';
import { DOUBLE, endOfQuote, SINGLE } from './quotes.ts';

const RULES: LexicalRules = {
  ...PLAIN,
  words: {
    kept: `${C_CONTROL} sizeof struct union enum typedef class namespace template typename new delete try catch
      throw this operator using friend static_cast dynamic_cast const_cast reinterpret_cast co_await co_return co_yield
      typeid decltype static_assert`,
    dropped: `public private protected static const constexpr consteval constinit extern register volatile inline virtual
      explicit mutable noexcept override final restrict auto_ptr thread_local`,
    types: `${NUMERIC_TYPES} bool signed unsigned auto wchar_t char8_t char16_t char32_t size_t`,
    constants: 'true false NULL nullptr',
    same: {
      '&&': 'and',
      '||': 'or',
      '!': 'not',
      '^': 'xor',
      '&': 'bitand',
      '|': 'bitor',
      '~': 'compl',
      '&=': 'and_eq',
      '|=': 'or_eq',
      '^=': 'xor_eq',
      '!=': 'not_eq',
    },
  },
  // A variable has a value or an end behind it: `int final = 0;`.
  contextual: [
    [
      'final override',
      /(?<=\)\s{0,9}(?:(?:const|noexcept|final|override)\s{1,9}){0,3}\w+)\s*[{;:=\w]|\s*\{|\s*:(?!:)/y,
    ],
  ],
  numbersMayEndInPoint: true,
  wordStart: '$',
  wordPart: '$',
  hooks: {
    '#': preprocessor,
    '\\': (cursor) => cursor.skipTo(cursor.at + 1),
    RLuU: prefixedString,
  },
};

export const C: LanguageFamily = {
  ...RULES,
  languages: [
    { id: 16, language: 'C', extensions: ['c', 'h', 'y', 'l'] },
    {
      id: 17,
      language: 'C/C++',
      // Grammars of yacc and lex and shaders as well: they hold C, or what reads like it.
      extensions:
        'cpp cc cxx c++ hpp hh hxx h++ c h ino cu cuh tpp ipp inl ixx cppm mm y yy l glsl vert frag hlsl'.split(
          ' ',
        ),
    },
  ],
  byEnding: {
    // `new`, `class` and `private` are names there.
    c: {
      ...RULES,
      words: {
        ...RULES.words,
        kept: `${C_CONTROL} sizeof struct union enum typedef static_assert`,
        dropped: 'static const constexpr extern register volatile inline restrict thread_local',
      },
    },
  },
  // Objective-C shares its ending with Matlab.
  claims: { m: /^\s*(?:#import|#include|@interface|@implementation)/m },
  hasBraces: true,
  hasBareBranches: true,
  escapes: 'in-names',
  evaluates: /\b(?:system|popen|execl\w?|execv\w?)\s*\(/g,
};

/** `R"delimiter( … )delimiter"`, `u8"…"`, `L'…'`. */
function prefixedString(cursor: Cursor): boolean {
  const { text, at } = cursor;
  if (!`"'R8`.includes(text[at + 1] ?? ' ')) return false;
  const raw = match(cursor, /^(?:u8|[uUL])?R"([^()\\\s]{0,16})\(/);
  if (raw !== null) return cursor.read('string', endAfter(text, `)${raw[1] ?? ''}"`, at + raw[0].length));
  const prefixed = match(cursor, /^(?:u8|[uUL])(["'])/);
  if (prefixed === null) return false;
  return cursor.read(
    'string',
    endOfQuote(text, at + prefixed[0].length, prefixed[1] === '"' ? DOUBLE : SINGLE),
  );
}
