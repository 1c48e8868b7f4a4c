import { blanked } from './blanked.ts';
import { type Cursor, endOfLine, match, reading } from './cursor.ts';
import { endOfAttribute } from './delimited.ts';
import { hereDocument } from './here-document.ts';
import { endOfInterpolated } from './interpolation.ts';
import type { LanguageFamily } from './language-family.ts';
import { PLAIN } from './plain.ts';
import { BACKTICK_LINES, DOUBLE_LINES, SINGLE_LINES } from './quotes.ts';

export const PHP: LanguageFamily = {
  ...PLAIN,
  languages: [{ id: 21, language: 'PHP', extensions: ['php', 'php5', 'phtml', 'inc'] }],
  words: {
    kept: `if else elseif endif for foreach endforeach endfor while endwhile do switch endswitch case default break continue
      return goto match fn function class interface trait enum extends implements new clone instanceof as try catch finally
      throw echo print yield from isset unset empty list array exit die use namespace declare and or xor`,
    dropped: 'public private protected static final abstract readonly const var global',
    constants: 'true false null',
    same: { '&&': 'and', '||': 'or', '!=': '<> !==', '==': '===', echo: 'print' },
  },
  ignoreCase: true,
  lineComments: ['//', '#'],
  quotes: [SINGLE_LINES, BACKTICK_LINES],
  operators:
    '=== !== == != <> <= >= <=> && || ?? ??= ++ -- += -= *= /= %= .= **= -> ?-> => :: ... << >> ** &= |=',
  leftOut: { semicolon: 'use require require_once include include_once', block: 'namespace' },
  hooks: { '"': string, $: reading('name', /^\$+\w+/), '?': closingTag, '<': openingTag, '#/': comment },
  prepare: codeOf,
  interpreter: /\bphp\b/,
  hasBraces: true,
  hasBareBranches: true,
  runsOutsideFunctions: true,
  declaresByWord: true,
  evaluates: /\b(?:eval|assert|create_function)\s*\(/g,
  readsItself: /\b__FILE__\b/g,
};

/** Quotes in `{$…}` do not close the string. */
function string(cursor: Cursor): true {
  return cursor.read('string', endOfInterpolated(cursor.text, cursor.at + 1, '{$', DOUBLE_LINES));
}

/** A page before its first `<?php` is text, in which an apostrophe is no quote. Without any, all of it is code. */
function codeOf(text: string): string {
  const open = text.search(/<\?(?:php\b|=|\s)/i);
  return open > 0 ? blanked(text.slice(0, open)) + text.slice(open) : text;
}

/** What stands between `?>` and the next `<?` is text, and a statement ends before it. */
function closingTag(cursor: Cursor): boolean {
  const { text, at } = cursor;
  if (!text.startsWith('?>', at)) return false;
  const open = text.indexOf('<?', at + 2);
  return cursor.read('end', open < 0 ? text.length : open);
}

/** `<?php`, and `<<<TEXT`. */
function openingTag(cursor: Cursor): boolean {
  const tag = match(cursor, /^<\?(?:php|=)?/i);
  if (tag !== null) return cursor.skipTo(cursor.at + tag[0].length);
  const here = match(cursor, /^<<<[ \t]*(["']?)([A-Za-z_]\w*)\1/);
  return here !== null && hereDocument(cursor, cursor.at + here[0].length, here[2] as string, 'word');
}

/** `//`, `#` and `#[attribute]`; `?>` ends a comment as well. */
function comment(cursor: Cursor): boolean {
  const { text, at } = cursor;
  if (text.startsWith('#[', at)) return cursor.skipTo(endOfAttribute(text, at + 1));
  if (text[at] === '/' && text[at + 1] !== '/') return false;
  const end = endOfLine(text, at);
  const close = text.slice(at, end).indexOf('?>');
  return cursor.skipTo(close < 0 ? end : at + close);
}
