import { type Cursor, endOfLine, isFirstOfLine, match, reading, skipping } from './cursor.ts';
import { endOfDelimited } from './delimited.ts';
import { hereDocument } from './here-document.ts';
import { endOfInterpolated } from './interpolation.ts';
import type { LanguageFamily } from './language-family.ts';
import { lengthOfPattern, patternLiteral } from './pattern-literal.ts';
import { SCRIPT } from './plain.ts';
import { BACKTICK_LINES, DOUBLE_LINES, SINGLE_LINES } from './quotes.ts';

/** As a statement of its own, in brackets, or a word or symbol. */
const BEFORE_ARGUMENT =
  /(?<=(?:^|\n)[ \t]*\w+)[ \t]*(?:[;\r\n]|$|(?:if|unless)\b)|\(|[ \t]+(?!(?:if|unless|in|and|or|then|do)\b)[\w:@]/y;

export const RUBY: LanguageFamily = {
  ...SCRIPT,
  languages: [{ id: 33, language: 'Ruby', extensions: ['rb', 'rake'] }],
  words: {
    kept: `if elsif else unless case when in then while until for do end break next redo retry return yield def class module
      begin rescue ensure raise self super and or not alias undef defined? lambda proc loop puts print attr_accessor attr_reader
      attr_writer`,
    dropped: 'private public protected',
    constants: 'true false nil',
    same: { '&&': 'and', '||': 'or', '!': 'not' },
  },
  // Methods, and names of variables where nothing is given to them.
  contextual: [
    ['private public protected', BEFORE_ARGUMENT],
    [
      'raise puts print',
      new RegExp(String.raw`${BEFORE_ARGUMENT.source}|[ \t]+(?:["'$[{#]|[-%*&](?=\S))`, 'y'),
    ],
    ['loop lambda proc', /[ \t]*(?:\{|do\b|&)/y],
  ],
  quotes: [SINGLE_LINES, BACKTICK_LINES],
  wordPart: '?!',
  operators: '=== == != <= >= <=> && || ||= &&= += -= *= /= %= ** **= << >> => -> :: .. ... =~ !~ &.',
  leftOut: { line: 'require require_relative' },
  hooks: {
    '=': documentation,
    _: endOfProgram,
    '<': here,
    '%': percentLiteral,
    '/': pattern,
    '"': (cursor) => cursor.read('string', endOfInterpolated(cursor.text, cursor.at + 1, '#{', DOUBLE_LINES)),
    ':': symbol,
    // Of an operator such as `? :` a blank stands behind it.
    '?': (cursor) => cursor.expectsValue && character(cursor),
    '\\': skipping(/^\\\n/),
    // `$'` and `$"` are variables, and no string begins there.
    '@$': reading('name', /^(?:(?:@@?|\$)\w+|\$-\w|\$[~*$?!@/\\;,.=:<>"&`'+])/),
  },
  newlines: true,
  hasOptionalSemicolons: true,
  interpreter: /\bruby\b/,
  evaluates: /\b(?:eval|instance_eval|class_eval|module_eval)\b/g,
  readsItself: /\b(?:__FILE__|DATA)\b/g,
};

/** `=begin … =end`. */
function documentation(cursor: Cursor): boolean {
  const { text, at } = cursor;
  if (!text.startsWith('=begin', at) || !isFirstOfLine(text, at)) return false;
  const end = text.indexOf('\n=end', at);
  return cursor.skipTo(end < 0 ? text.length : endOfLine(text, end + 1));
}

/** `__END__`: what follows is data. */
function endOfProgram(cursor: Cursor): boolean {
  const { text, at } = cursor;
  return (
    match(cursor, /^__END__\r?(?:\n|$)/) !== null && isFirstOfLine(text, at) && cursor.skipTo(text.length)
  );
}

/** `?a`, where a value may begin. */
const character = reading('string', /^\?(?:\\[^\n][\w{}-]*|[^\s\\])(?!\w)/);

/** What is written as no operator is, a blank before it and none behind, is given to what stands before: `puts /x/`, `f %w[a b]`. */
function isArgument({ text, at }: Cursor): boolean {
  return /[\w?!] $/.test(text.slice(Math.max(0, at - 2), at)) && !/[\s=]/.test(text[at + 1] ?? ' ');
}

/** What is given without brackets ends where a value may. */
function pattern(cursor: Cursor): boolean {
  const length = cursor.expectsValue || !isArgument(cursor) ? 0 : lengthOfPattern(cursor);
  return length > 0 && /^[\s.,;)\]}]?$/.test(cursor.text[cursor.at + length] ?? '')
    ? cursor.read('pattern', cursor.at + length)
    : patternLiteral(cursor);
}

/** `<<~A`, `<<-A`, and `<<A` where it is no shift. */
function here(cursor: Cursor): boolean {
  const { text, at } = cursor;
  const found = match(cursor, /^<<([~-]?)(?:(["'`])([^\n]*?)\2|([A-Za-z_]\w*))/);
  if (found === null) return false;
  const [all, indented, , quoted, word] = found;
  const isMark = indented !== '' || cursor.expectsValue || /\s/.test(text[at - 1] ?? '');
  return (
    isMark &&
    hereDocument(cursor, at + all.length, quoted ?? word ?? '', indented === '' ? 'exact' : 'indented')
  );
}

/** `%w[…]`, `%q(…)`, `%r{…}`. */
function percentLiteral(cursor: Cursor): boolean {
  const { text, at } = cursor;
  const literal = match(cursor, /^%(?:[qQwWiIrsx][^\w\s]|[([{<|!/^])/);
  if (literal === null) return false;
  if (!cursor.expectsValue && (literal[0].length < 3 || !isArgument(cursor))) return false;
  const end = endOfDelimited(text, at + literal[0].length - 1);
  if (text[at + 1] !== 'r') return cursor.read('string', end);
  const flags = /^[a-z]*/.exec(text.slice(end, end + LONGEST_FLAGS));
  return cursor.read('pattern', end + (flags?.[0].length ?? 0));
}

const LONGEST_FLAGS = 10;

function symbol(cursor: Cursor): boolean {
  const { text, at } = cursor;
  const found = match(cursor, /^:(?!:)(?:[A-Za-z_]\w*[?!]?|"[^"\n]*")/);
  return found !== null && text[at - 1] !== ':' && cursor.read('string', at + found[0].length);
}
