import type { TokenBuffer } from './tokenizers/token-buffer.ts';
import { DEDENT, IDENTIFIER, INDENT, intern, NEWLINE, SEPARATOR } from './tokenizers/vocabulary.ts';

const [DEF, LAMBDA, COLON, ASSIGN, COMMA, RESULT, SEMICOLON, DOT, OPEN, CLOSE, OPEN_LIST] =
  'def lambda : = , -> ; . ( ) ['.split(' ').map(intern);
const OPENING = new Set('( [ {'.split(' ').map(intern));
const CLOSING = new Set(') ] }'.split(' ').map(intern));
/** No bracket is open over these: inside of brackets the end of a line is no token. */
const ENDS = new Set([NEWLINE, SEPARATOR, INDENT, DEDENT]);
const BEFORE_STATEMENT = new Set([undefined, SEMICOLON, ...ENDS]);
const BEHIND_PARAMETER = new Set([COMMA, ASSIGN, CLOSE]);
const BEHIND_VARIABLE = new Set([ASSIGN, SEMICOLON]);
const BEHIND_RESULT = new Set([COLON]);

/**
 * Drops the type hints of Python (in place), which change nothing in what a program does: those of parameters, of results and of
 * variables that get a value. `x: int` alone stays: of a data class it is the field.
 */
export function dropTypeHints(tokens: TokenBuffer): void {
  const { ids, length } = tokens;
  let out = 0;
  let at = 0;
  const copyTo = (end: number): void => {
    for (; at < end; at += 1) {
      tokens.move(at, out);
      out += 1;
    }
  };
  const isMore = (): boolean => at < length;
  const dropTo = (end: number): void => {
    at = end;
  };
  const bracketsEnd = (from: number): number => endOf(ids, from + 1, length, CLOSING) + 1;

  while (isMore()) {
    const id = ids[at];
    const isFirst = BEFORE_STATEMENT.has(at === 0 ? undefined : ids[at - 1]);
    if (id === IDENTIFIER && isFirst) {
      let end = at + 1;
      while (end < length && (ids[end] === DOT || ids[end] === IDENTIFIER || ids[end] === OPEN_LIST)) {
        end = ids[end] === OPEN_LIST ? Math.min(length, bracketsEnd(end)) : end + 1;
      }
      copyTo(end);
      const behind = ids[end] === COLON ? endOf(ids, end + 1, length, BEHIND_VARIABLE) : length;
      if (behind < length && ids[behind] === ASSIGN) dropTo(behind);
    } else if (id === DEF) {
      copyTo(Math.min(length, at + 2));
      if (ids[at] === OPEN_LIST && at < length) dropTo(Math.min(length, bracketsEnd(at)));
      if (at < length && ids[at] === OPEN) readParameters();
      if (at < length && ids[at] === RESULT) dropTo(endOf(ids, at + 1, length, BEHIND_RESULT));
    } else {
      copyTo(at + 1);
    }
  }
  tokens.length = out;

  /** From `(` behind its `)`, or to the end of the line. */
  function readParameters(): void {
    let lambdas = 0;
    copyTo(at + 1);
    while (isMore() && !ENDS.has(ids[at] as number)) {
      const id = ids[at] as number;
      if (id === COLON && lambdas === 0) {
        dropTo(endOf(ids, at + 1, length, BEHIND_PARAMETER));
        continue;
      }
      if (id === COLON) lambdas -= 1;
      else if (id === LAMBDA) lambdas += 1;
      copyTo(OPENING.has(id) ? Math.min(length, bracketsEnd(at)) : at + 1);
      if (id === CLOSE) return;
    }
  }
}

/** The first of some tokens from `from` on, outside of brackets that open there; or the end of the line. */
function endOf(
  ids: Uint16Array,
  from: number,
  length: number,
  marks: ReadonlySet<number | undefined>,
): number {
  let depth = 0;
  let at = from;
  for (; at < length; at += 1) {
    const id = ids[at] as number;
    if (ENDS.has(id) || (depth === 0 && marks.has(id))) return at;
    if (OPENING.has(id)) depth += 1;
    else if (CLOSING.has(id)) depth -= 1;
  }
  return at;
}
