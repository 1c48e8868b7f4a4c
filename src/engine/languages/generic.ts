import { blanked } from './blanked.ts';
import { BEFORE_WORD } from './contextual.ts';
import { type Cursor, endAfter, match, reading, skipLine, skipping, startsLine } from './cursor.ts';
import { endOfDelimited } from './delimited.ts';
import { endOfInterpolated, interpolated } from './interpolation.ts';
import { JAVA } from './java.ts';
import type { LanguageFamily } from './language-family.ts';
import type { LanguageWords, LexicalRules } from './lexical-rules.ts';
import { LUA } from './lua.ts';
import { PLAIN } from './plain.ts';
import { patternLiteral } from './pattern-literal.ts';
import { PYTHON } from './python.ts';
import {
  BACKTICK_LINES,
  character,
  DOUBLE,
  DOUBLE_LINES,
  DOUBLED,
  DOUBLED_SINGLE,
  SINGLE,
} from './quotes.ts';
import { RUBY } from './ruby.ts';

const joined = (kind: 'kept' | 'dropped' | 'types' | 'constants'): string =>
  [JAVA, PYTHON, LUA].map(({ words }: { readonly words: LanguageWords }) => words[kind] ?? '').join(' ');

const ENDINGS = 'groovy ex exs erl jl nim zig sol d cr cob cbl ada adb ads tcl awk ps1 bat gd';

const RULES: LexicalRules = {
  ...PLAIN,
  words: {
    kept: joined('kept'),
    dropped: joined('dropped'),
    types: joined('types'),
    constants: joined('constants'),
  },
  contextual: [[`${JAVA.words.dropped} record yield match case`, BEFORE_WORD]],
  lineComments: ['//', '#'],
};

/** Comments from these marks to the end of the line, or in pairs of marks. */
function commented(
  lineComments: readonly string[],
  blockComments: LexicalRules['blockComments'] = [],
  more: Partial<LexicalRules> = {},
): LexicalRules {
  return { ...RULES, lineComments, blockComments, ...more };
}

/** `'` asks for an attribute or transposes behind a value, and stands around a character elsewhere. */
const TICKS: Partial<LexicalRules> = { quotes: [DOUBLE], hooks: { "'": character } };
const TRIPLE = { ...DOUBLE_LINES, open: '"""', close: '"""' };
const TRIPLE_SINGLE = { ...TRIPLE, open: "'''", close: "'''" };
/** Of characters with escapes. */
const escapedCharacter = (cursor: Cursor): boolean =>
  cursor.expectsValue && reading('string', /^'(?:\\[^\n][^'\n]{0,9}|[^\\'\n])'/)(cursor);

const ADA = commented(['--'], [], { ...TICKS, quotes: [DOUBLED], ignoreCase: true });
/** Numbers and names of lines of old stand before the seventh column, and a sign there makes one a comment. */
const COLUMNS = /^(?:[\d ]{6}(?=[ */dD-])|[\w ]{6}(?=[*/]))(?:[*/][^\n]*)?/gm;
const COBOL = commented(['*>'], [], {
  quotes: [DOUBLED, DOUBLED_SINGLE],
  wordPart: '-',
  ignoreCase: true,
  prepare: (text) => text.replaceAll(COLUMNS, (columns) => blanked(columns)),
});
/** Tk's colours begin with `#`: a comment stands where a command may. */
const TCL = commented([], [], {
  quotes: [DOUBLE],
  hooks: {
    '#': (cursor) =>
      /(?:^|[\n;{])[ \t]*$/.test(cursor.text.slice(Math.max(0, cursor.at - 100), cursor.at)) &&
      skipLine(cursor),
  },
});
const SIGIL = /^~[A-Za-z]\w*(?:"""|'''|(?=[^\s\w]))/;
/** `~r/…/`, `~S"""…"""`. */
function sigil(cursor: Cursor): boolean {
  const { text, at } = cursor;
  const found = match(cursor, SIGIL);
  if (found === null) return false;
  const [all] = found;
  const from = at + all.length;
  const end = /['"]{3}$/.test(all) ? endAfter(text, all.slice(-3), from) : endOfDelimited(text, from);
  return cursor.read('string', end);
}
const ELIXIR = commented(['#'], [], {
  quotes: [TRIPLE, TRIPLE_SINGLE, SINGLE],
  hooks: {
    '"': (cursor) =>
      !cursor.text.startsWith('"""', cursor.at) &&
      cursor.read('string', endOfInterpolated(cursor.text, cursor.at + 1, '#{', DOUBLE_LINES)),
    '~': sigil,
    '?': (cursor) => cursor.expectsValue && reading('string', /^\?(?:\\[^\n]|[^\s\\])(?!\w)/)(cursor),
  },
});
/**
 * Patterns stand where a value or a rule may begin. A `]` at the beginning of a set is of it, and in no other way: of two, a pattern without
 * an end would be tried in each way of dividing it.
 */
const AWK = commented(['#'], [], {
  quotes: [DOUBLE],
  hooks: {
    '/': (cursor) =>
      (cursor.expectsValue || startsLine(cursor.text, cursor.at)) &&
      reading('pattern', /^\/(?:[^/\\\n[]|\\.|\[(?:\^?\]|(?!\^?\]))[^\]\n]*\])+\//)(cursor),
  },
});
/** The backslash is a sign as any other. */
const POWERSHELL = commented(['#'], [{ open: '<#', close: '#>', nested: false }], {
  quotes: [
    { ...DOUBLE_LINES, open: '@"\n', close: '\n"@', escape: '' },
    { ...DOUBLE_LINES, open: "@'\n", close: "\n'@", escape: '' },
    { ...DOUBLE_LINES, escape: '`', doubled: true },
    { ...DOUBLED_SINGLE, multiline: true },
  ],
  hooks: { '`': skipping(/^`[^\n]/) },
});
const RAW = reading('string', /^(?:r"[^"]*"|`[^`]*`)/);
const D = commented(['//'], [...PLAIN.blockComments, { open: '/+', close: '+/', nested: true }], {
  quotes: [DOUBLE_LINES, SINGLE],
  hooks: { 'r`': RAW },
});
/** What a name stands before is raw. */
const NIM = commented(['#'], [{ open: '#[', close: ']#', nested: true }], {
  quotes: [{ ...TRIPLE, escape: '' }, DOUBLE],
  hooks: {
    "'": escapedCharacter,
    '"': (cursor) =>
      /\w/.test(cursor.text[cursor.at - 1] ?? '') &&
      !cursor.text.startsWith('"""', cursor.at) &&
      reading('string', /^"(?:[^"\n]|"")*"/)(cursor),
  },
});

/** Any other program text: words, numbers, strings on one line, comments. */
export const GENERIC: LanguageFamily = {
  ...RULES,
  languages: [{ id: 109, language: 'Other', extensions: ENDINGS.split(' '), takesAll: true }],
  byEnding: {
    ada: ADA,
    adb: ADA,
    ads: ADA,
    cob: COBOL,
    cbl: COBOL,
    ex: ELIXIR,
    exs: ELIXIR,
    // It is written as Ruby is, but for its characters.
    cr: { ...commented(['#']), quotes: [SINGLE, BACKTICK_LINES], wordPart: '?!', hooks: RUBY.hooks },
    awk: AWK,
    tcl: TCL,
    // `$"` is a character.
    erl: commented(['%'], [], {
      quotes: [{ ...TRIPLE, escape: '' }, DOUBLE_LINES, SINGLE],
      hooks: { $: reading('string', /^\$(?:\\.|[^\n])/), '~': sigil },
    }),
    groovy: commented(['//', '#'], PLAIN.blockComments, {
      quotes: [],
      hooks: { '"\'': interpolated('${', true), '/': patternLiteral },
    }),
    jl: commented(['#'], [{ open: '#=', close: '=#', nested: true }], {
      quotes: [TRIPLE, DOUBLE_LINES, BACKTICK_LINES],
      hooks: { "'": escapedCharacter },
    }),
    nim: NIM,
    // Godot's.
    gd: commented(['#'], [], {
      quotes: [TRIPLE, TRIPLE_SINGLE, DOUBLE, SINGLE],
      words: { ...RULES.words, kept: `${joined('kept')} func signal` },
    }),
    ps1: POWERSHELL,
    d: D,
    // A line of a text.
    zig: commented(['//'], [], { hooks: { '\\': reading('string', /^\\\\[^\n]*/) } }),
    sol: commented(['//'], PLAIN.blockComments),
    bat: commented(['::'], [], { ignoreCase: true, quotes: [DOUBLED], hooks: { rR: remark } }),
  },
  hasOptionalSemicolons: true,
  escapes: 'in-names',
  evaluates: /\b(?:eval|exec|evaluate|system|Invoke-Expression|iex)\b/g,
  hasNoAiScore: true,
};

function remark(cursor: Cursor): boolean {
  return match(cursor, /^rem(?=\s)/i) !== null && skipLine(cursor);
}
