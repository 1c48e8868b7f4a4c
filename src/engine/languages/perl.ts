import { type Cursor, endAfter, endOfLine, isFirstOfLine, match, skipLine } from './cursor.ts';
import { CLOSING, endOfDelimited } from './delimited.ts';
import { hereDocument } from './here-document.ts';
import type { LanguageFamily } from './language-family.ts';
import type { LexicalRules } from './lexical-rules.ts';
import { patternLiteral } from './pattern-literal.ts';
import { SCRIPT } from './plain.ts';
import { BACKTICK_LINES, DOUBLE_LINES, SINGLE_LINES } from './quotes.ts';

const RULES: LexicalRules = {
  ...SCRIPT,
  words: {
    kept: `if elsif else unless for foreach while until do last next redo return sub package print printf
      say die warn eval push pop shift unshift splice keys values each exists delete defined undef scalar ref bless sort map grep
      join split open close and or not xor eq ne lt gt le ge cmp x`,
    dropped: 'my our local',
    same: { '&&': 'and', '||': 'or', '!': 'not' },
  },
  quotes: [DOUBLE_LINES, SINGLE_LINES, BACKTICK_LINES],
  operators: '== != <= >= <=> && || // ++ -- += -= *= /= .= ||= //= ** -> => :: =~ !~ .. << >>',
  leftOut: { semicolon: 'use no', block: 'package' },
  hooks: {
    '=': documentation,
    '<': (cursor) => {
      const here = match(cursor, /^<<(~?)(?:(["'])([^\n]*?)\2|([A-Za-z_]\w*))/);
      if (here === null) return false;
      const [all, tilde, , quoted, word] = here;
      return hereDocument(
        cursor,
        cursor.at + all.length,
        quoted ?? word ?? '',
        tilde === '' ? 'exact' : 'indented',
      );
    },
    '/': patternLiteral,
    '$@%': variable,
    // `*"` is all that is called `"`, and no string begins there.
    '*': (cursor) =>
      cursor.expectsValue && match(cursor, /^\*["'`#/;,.]/) !== null && cursor.read('name', cursor.at + 2),
    // What follows is data.
    _: (cursor) =>
      match(cursor, /^__(?:END|DATA)__(?!\w|\s*(?:\}|=>|,))/) !== null && cursor.skipTo(cursor.text.length),
    qmtsy: quoteLike,
    // A picture of what is printed, up to a line with a point.
    f: (cursor) =>
      match(cursor, /^format\b(?:[ \t]+\w+)?[ \t]*=[ \t]*\n/) !== null &&
      cursor.read('string', endAfter(cursor.text, '\n.\n', cursor.at)),
    // Within a name it parts packages, as of old.
    "'": (cursor) =>
      match(cursor, /^'[A-Za-z_]\w*/) !== null &&
      /(?:[$@%&]|\bisn)\w*$/.test(cursor.text.slice(Math.max(0, cursor.at - 40), cursor.at)) &&
      cursor.skipTo(cursor.at + 1),
  },
};

/** Its names may hold `-` and `'`, and its documentation ends where it says so. */
const RAKU: LexicalRules = {
  ...RULES,
  hooks: {
    ...RULES.hooks,
    '=': (cursor) => {
      const found = isFirstOfLine(cursor.text, cursor.at) ? match(cursor, /^=begin[ \t]+(\w+)/) : null;
      return found !== null && cursor.skipTo(endAfter(cursor.text, `\n=end ${found[1] ?? ''}`, cursor.at));
    },
    '#': (cursor) => {
      const mark = match(cursor, /^#[`|=][([{<]/)?.[0];
      return mark === undefined
        ? skipLine(cursor)
        : cursor.skipTo(endOfDelimited(cursor.text, cursor.at + mark.length - 1));
    },
    "'": (cursor) =>
      /\w/.test(cursor.text[cursor.at - 1] ?? '') &&
      match(cursor, /^'[A-Za-z]/) !== null &&
      cursor.skipTo(cursor.at + 1),
  },
};

export const PERL: LanguageFamily = {
  ...RULES,
  languages: [{ id: 20, language: 'Perl', extensions: ['pl', 'pm', 'raku'] }],
  byEnding: { raku: RAKU },
  interpreter: /\bperl\b/,
  // Not of the module's own number: `our $VERSION = '3.05'; $VERSION = eval $VERSION;`.
  evaluates:
    /\beval\b(?!\s*\{)(?!(?<=\$VERSION\s*=\s*['"][\d._]+['"]\s*;\s*\$VERSION\s*=\s*eval)\s*\$VERSION\s*;)/g,
  readsItself: /\b(?:__FILE__|DATA)\b/g,
};

/** `=pod … =cut`. */
function documentation(cursor: Cursor): boolean {
  const { text, at } = cursor;
  if (match(cursor, /^=[a-z]/) === null || !isFirstOfLine(text, at)) return false;
  const end = text.indexOf('\n=cut', at);
  return cursor.skipTo(end < 0 ? text.length : endOfLine(text, end + 1));
}

function variable(cursor: Cursor): boolean {
  const { text, at } = cursor;
  const found = match(cursor, /^(?:[$@%]\{?\^?\w+\}?|\$#\{?\$?\w+\}?|\$[&_.,;!/\\0-9'"`~?<>|+()-])/);
  if (found === null || (text[at] === '%' && !cursor.expectsValue)) return false;
  return cursor.read('name', at + found[0].length);
}

/** `q…`, `qq…`, `qw…`, `m…`, `s…`, `tr…`. */
function quoteLike(cursor: Cursor): boolean {
  const { text, at } = cursor;
  // Behind `=~` any mark opens one.
  const isBound = /=~\s*$/.test(text.slice(Math.max(0, at - 20), at));
  const literal = match(
    cursor,
    isBound ? /^(qr|m|tr|s|y)([^\w\s])/ : /^(qq|qw|qr|q|m|tr|s|y)((?<=q[qwr]),|[^\w\s,;=)]|\s+[{([])/,
  );
  if (literal === null) return false;
  const [all, word = ''] = literal;
  if (/[\w$@%>-]/.test(text[at - 1] ?? ' ') || text.startsWith('=>', at + word.length)) return false;
  // `$h{y}` and `sub y { … }` are names.
  if (all.endsWith('}') || /\bsub\s+$/.test(text.slice(Math.max(0, at - 20), at))) return false;
  const open = at + all.length - 1;
  let end = endOfDelimited(text, open);
  if (word === 's' || word === 'tr' || word === 'y') {
    if (CLOSING[text[open] ?? ''] === undefined) {
      end = endOfDelimited(text, end - 1);
    } else {
      const second = /^\s*/.exec(text.slice(end, end + 50))?.[0].length ?? 0;
      end = endOfDelimited(text, end + second);
    }
  }
  return cursor.read('string', Math.max(end, open + 1));
}
