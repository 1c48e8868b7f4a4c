import { type Cursor, endOfLine, match, skipLine, startsLine } from './cursor.ts';
import type { LanguageFamily } from './language-family.ts';
import { SCRIPT } from './plain.ts';
import { DOUBLED, DOUBLED_SINGLE, endOfQuote } from './quotes.ts';

export const MATLAB: LanguageFamily = {
  ...SCRIPT,
  languages: [{ id: 31, language: 'Matlab', extensions: ['m', 'matlab', 'mlx'] }],
  words: {
    kept: `if elseif else for parfor while switch case otherwise break continue return function end try catch classdef
      properties methods events enumeration global persistent spmd`,
    constants: 'true false NaN Inf pi',
    // Octave's.
    same: {
      '~=': '!=',
      end: 'endif endfor endwhile endfunction endswitch end_try_catch endparfor endclassdef',
    },
  },
  // They begin sections of a class.
  contextual: [['properties methods events enumeration', /(?<=\n[ \t]*\w+)[ \t]*[(%\r\n]/y]],
  lineComments: ['%'],
  quotes: [DOUBLED],
  operators: '== ~= != <= >= && || .* ./ .^ .\\',
  leftOut: { line: 'clc clear close import' },
  // Octave has `#` as well, which is nothing else in Matlab.
  hooks: { "'": string, '%#': comment, '.': continuation },
  newlines: true,
  hasOptionalSemicolons: true,
  hasRows: true,
  evaluates: /\beval(?:in|c)?\s*\(/g,
};

/** `'` is a transpose after a value and a quote elsewhere. */
function string(cursor: Cursor): boolean {
  const { text, at } = cursor;
  if (!cursor.expectsValue && !/\s/.test(text[at - 1] ?? ' ')) return false;
  return cursor.read('string', endOfQuote(text, at + 1, DOUBLED_SINGLE));
}

/** `%` and `%{ … %}`, or `#` and `#{ … #}`. */
function comment(cursor: Cursor): true {
  const { text, at } = cursor;
  if (match(cursor, /^[%#]\{[ \t]*\r?\n/) === null || !startsLine(text, at)) return skipLine(cursor);
  const end = /\n[ \t]*[%#]\}/g;
  end.lastIndex = at;
  const found = end.exec(text);
  return cursor.skipTo(found === null ? text.length : endOfLine(text, found.index + 1));
}

/** `...` joins lines, and `.'` transposes as `'` does. */
function continuation(cursor: Cursor): boolean {
  const { text, at } = cursor;
  if (text[at + 1] === "'") return cursor.skipTo(at + 1);
  return text.startsWith('...', at) && cursor.skipTo(Math.min(text.length, endOfLine(text, at) + 1));
}
