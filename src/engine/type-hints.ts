import { CLOSING, OPENING } from './tokenizers/brackets.ts';
import type { TokenBuffer } from './tokenizers/token-buffer.ts';
import {
  DEDENT,
  IDENTIFIER,
  INDENT,
  intern,
  NEWLINE,
  SEPARATOR,
  type TokenSet,
  tokenSet,
} from './tokenizers/vocabulary.ts';

const [DEF, LAMBDA, COLON, ASSIGN, RESULT, OPEN, CLOSE, OPEN_LIST] = 'def lambda : = -> ( ) ['
  .split(' ')
  .map(intern);
/** No bracket is open over these: inside of brackets the end of a line is no token. */
const ENDS = tokenSet(NEWLINE, SEPARATOR, INDENT, DEDENT);
const BEFORE_STATEMENT = tokenSet(undefined, ';', ENDS);
const IN_TARGET = tokenSet(IDENTIFIER, '. [');
const COMPUTING = tokenSet('for := lambda await yield');
/** Behind these, a `(` calls nothing: it groups, or makes a tuple. */
const BEFORE_GROUP = tokenSet(OPENING, ': , | ->');
const BEHIND_PARAMETER = tokenSet(', = )');
const BEHIND_VARIABLE = tokenSet('= ;');
const BEHIND_RESULT = tokenSet(':');

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
  /** But for what computes, as Python does in a hint: else code could hide in there. */
  const dropTo = (end: number): void => {
    if (computes(ids, at, end)) copyTo(end);
    else at = end;
  };
  const bracketsEnd = (from: number): number => endOf(ids, from + 1, length, CLOSING) + 1;

  while (isMore()) {
    const id = ids[at];
    const isFirst = BEFORE_STATEMENT.has(at === 0 ? undefined : ids[at - 1]);
    if (isFirst && id === IDENTIFIER) {
      let end = at + 1;
      while (end < length && IN_TARGET.has(ids[end])) {
        end = ids[end] === OPEN_LIST ? Math.min(length, bracketsEnd(end)) : end + 1;
      }
      copyTo(end);
      if (end < length && ids[end] === COLON) {
        const behind = endOf(ids, end + 1, length, BEHIND_VARIABLE);
        // Past what is no hint either: in a bracket that is never closed the rest of the text would be read for each `;`.
        if (behind < length && ids[behind] === ASSIGN) dropTo(behind);
        else copyTo(behind);
      }
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
    copyTo(at + 1);
    while (isMore() && !ENDS.has(ids[at])) {
      const id = ids[at] as number;
      if (id === COLON) {
        dropTo(endOf(ids, at + 1, length, BEHIND_PARAMETER));
        continue;
      }
      if (id === LAMBDA) copyTo(endOf(ids, at + 1, length, BEHIND_RESULT));
      if (isMore()) copyTo(OPENING.has(id) ? Math.min(length, bracketsEnd(at)) : at + 1);
      if (id === CLOSE) return;
    }
  }
}

/** Whether something is called, gone through, written down or made to be called. */
function computes(ids: Uint16Array, from: number, to: number): boolean {
  for (let at = from + 1; at < to; at += 1) {
    if (COMPUTING.has(ids[at]) || (ids[at] === OPEN && !BEFORE_GROUP.has(ids[at - 1]))) return true;
  }
  return false;
}

/** The first of some tokens from `from` on, outside of brackets and parameters of `lambda` that begin there; or the end of the line. */
function endOf(ids: Uint16Array, from: number, length: number, marks: TokenSet): number {
  let depth = 0;
  let lambdas = 0;
  let at = from;
  for (; at < length; at += 1) {
    const id = ids[at] as number;
    if (ENDS.has(id) || (depth === 0 && lambdas === 0 && marks.has(id))) return at;
    if (depth === 0 && id === LAMBDA) lambdas += 1;
    else if (depth === 0 && id === COLON && lambdas > 0) lambdas -= 1;
    else if (OPENING.has(id)) depth += 1;
    else if (CLOSING.has(id)) depth -= 1;
  }
  return at;
}
