import { FAMILIES, type Family, fold, type SkippedText } from '#engine';
import { hasNumbers, numbered } from './decoded.ts';
import { hasMacros, type Macros, withMacros } from './macros.ts';
import { tokensOfText } from './reading.ts';
import { unwrapped } from './unwrapped.ts';

/*
 * What the engine did not read as code, read as code. A tokenizer follows the rules of its language, and a line that turns them
 * against it (a quote, a comment, a directive that it takes otherwise than the compiler does) makes the rest of a file vanish.
 * Here it is read whatever made it vanish.
 */

/** Shorter text, in letters, digits and signs, holds no copy that is told. */
const LEAST_CHARACTERS = 240;
/** Strings this near to each other, in tokens, are one text, a line each. */
const MOST_TOKENS_BETWEEN = 6;
/** A text of comments has so many lines that begin with a mark. */
const MARKED_SHARE = 0.6;
/** A text of more lines has its own line ends: `\n` in it stands in its strings. */
const MOST_ESCAPED_LINES = 3;

/** What begins a line of a comment, in any language. */
const MARK = /^[ \t]*(?:#+|\/{2,}|\/\*+|--+|%+|;+|\*+|!+|>+|\|+|'+|REM\b) ?/;
/** What opens a text: quotes, the mark of a here-document or a comment, with letters before them. */
const OPENING =
  /^\s*(?:<<[-~]?\s*["'`]?\w[^\n]*\n|=begin\b|__(?:END|DATA)__|[A-Za-z]{0,3}[#@$]*(?:"""|'''|["'`])|(?:%[qQwWiIr]?|\bq[qwr]?|\bm|\bs)(?=[^\w\s])[^\w\s]|[uULR8]{1,3}"[^\s()\\]{0,16}\()/;
const CLOSING = /(?:"""|'''|["'`]|\*\/|\*\)|-\})[^\S\n]*$/;

/**
 * The text of a file that did not become code, in the order in which it stands there, as tokens of each family.
 *
 * @param inside what `insideOf` gives for it
 * @param defined macros of other files
 */
export function readSkipped(
  { family, text, gaps }: SkippedText,
  families: ReadonlySet<Family>,
  inside: readonly string[],
  defined?: Macros,
): readonly Uint16Array[] {
  const macros = family === 'c' ? withMacros(text, defined) : undefined;
  const asCompiled = macros === undefined ? [] : [fold(tokensOfText(macros, family))];
  const pieces = piecesOf(text, gaps);
  const listed = asFamilies(numbered(text), families);
  if (pieces.reduce((sum, piece) => sum + piece.length, 0) < LEAST_CHARACTERS) {
    return [...asCompiled, ...listed];
  }
  const read = [...families]
    .filter((one) => FAMILIES[one].tokenizer !== 'words')
    .map((one) => joined(pieces.map((piece) => codeOf(piece, one))));
  // With what did become code: a trick may hide a part of each line.
  return [
    ...read,
    ...asCompiled,
    ...listed,
    ...asFamilies(inside, families),
    fold(tokensOfText(blind(text, family), family)),
  ];
}

/** What the engine did not read as code, as it stands there. */
export function writtenIn({ text, gaps }: SkippedText): string {
  return gaps.map(({ from, to }) => text.slice(from, to)).join('\n');
}

/** What stands in strings and comments in digits, or in escapes. @param written what `writtenIn` gives */
export function insideOf({ text, gaps }: SkippedText, written: string): readonly string[] {
  return [...unwrapped(written), ...inPieces(text, gaps)];
}

/** Texts as code of each of these families. */
export function asFamilies(texts: readonly string[], families: ReadonlySet<Family>): readonly Uint16Array[] {
  const read = [...families].filter((one) => FAMILIES[one].tokenizer !== 'words');
  return texts.flatMap((text) => read.map((one) => fold(tokensOfText(text, one))));
}

/** Strings of fewer characters, on average, are pieces of lines. */
const LEAST_LINE = 12;

/** Strings that hold a few letters each, as one text. */
function inPieces(text: string, gaps: SkippedText['gaps']): readonly string[] {
  const strings = gaps
    .filter(({ isString }) => isString)
    .map(({ from, to }) => unquoted(text.slice(from, to)));
  const all = strings.join('');
  return all.length < LEAST_CHARACTERS || all.length >= strings.length * LEAST_LINE ? [] : [all];
}

/** Whether there is enough of it to be a copy. @param defined macros of other files */
export function isLarge({ family, text, gaps }: SkippedText, defined?: Macros): boolean {
  if ((family === 'c' && hasMacros(text, defined)) || hasNumbers(text)) return true;
  return gaps.reduce((sum, { from, to }) => sum + to - from, 0) >= LEAST_CHARACTERS;
}

/** Code has a token for each so many characters at least. */
const CHARACTERS_PER_TOKEN = 16;
const MOST_OPENING_LINES = 3;

/** A piece as code. What made it vanish may stand in its first lines still, and would do so again. */
function codeOf(piece: string, family: Family): Uint16Array {
  let text = piece;
  let best = tokensOfText(text, family);
  for (let line = 0; line < MOST_OPENING_LINES; line += 1) {
    if (best.length * CHARACTERS_PER_TOKEN >= text.length) break;
    const end = text.indexOf('\n');
    if (end < 0) break;
    text = text.slice(end + 1);
    const next = tokensOfText(text, family);
    if (next.length > best.length) best = next;
  }
  return best;
}

function joined(parts: readonly Uint16Array[]): Uint16Array {
  const all = new Uint16Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return fold(all);
}

/** What did not become code without what made it so. */
function piecesOf(text: string, gaps: SkippedText['gaps']): readonly string[] {
  const pieces: string[][] = [];
  /** The token of the string before, where one was. */
  let last: number | undefined;
  for (const { from, to, isString, token } of gaps) {
    const piece = text.slice(from, to);
    if (!isString) {
      last = undefined;
      pieces.push([uncommented(piece)]);
      continue;
    }
    const isNear = last !== undefined && token - last - 1 <= MOST_TOKENS_BETWEEN;
    if (isNear) pieces.at(-1)?.push(unquoted(piece));
    else pieces.push([unquoted(piece)]);
    last = token;
  }
  return pieces.map((lines) => lines.join('\n'));
}

function uncommented(piece: string): string {
  const lines = piece.split('\n');
  const written = lines.filter((line) => line.trim() !== '');
  const marked = written.filter((line) => MARK.test(line)).length;
  if (marked >= MARKED_SHARE * written.length) return lines.map((line) => line.replace(MARK, '')).join('\n');
  return piece.replace(MARK, '').replace(OPENING, '').replace(CLOSING, '');
}

function unquoted(piece: string): string {
  const content = piece.replace(OPENING, '').replace(CLOSING, '');
  if (content.split('\n', MOST_ESCAPED_LINES + 2).length > MOST_ESCAPED_LINES + 1) return content;
  return content.replaceAll(/\\([nt"'`\\])/g, (_, mark: string) =>
    mark === 'n' ? '\n' : mark === 't' ? '\t' : mark,
  );
}

const MARKS = [
  '"""',
  "'''",
  '"',
  "'",
  '`',
  '#',
  '\\',
  '<<',
  '<?php',
  '<?',
  '?>',
  '=begin',
  '__END__',
  '__DATA__',
];
const BLINDS = new Map<Family, RegExp>();

/** A text without all that could begin a comment, a string, a directive or an import. */
function blind(text: string, family: Family): string {
  const pattern = BLINDS.get(family) ?? blindFor(family);
  BLINDS.set(family, pattern);
  return text.replaceAll(pattern, ' ');
}

function blindFor(family: Family): RegExp {
  const { lineComments, blockComments, quotes, leftOut } = FAMILIES[family];
  const marks = [
    ...lineComments,
    ...blockComments.flatMap(({ open, close }) => [open, close]),
    ...quotes.flatMap(({ open, close }) => [open, close]),
    ...MARKS,
  ].filter((mark) => mark.trim() !== '');
  const signs = [...new Set(marks)].toSorted((a, b) => b.length - a.length);
  const words = Object.values(leftOut).flatMap((list) => list.split(/\s+/));
  return new RegExp(
    `${signs.map((sign) => RegExp.escape(sign)).join('|')}|(?<![\\w.$])(?:${['import', 'from', ...words]
      .filter((word) => word !== '')
      .map((word) => RegExp.escape(word))
      .join('|')})(?!\\w)[,;]?`,
    'g',
  );
}
