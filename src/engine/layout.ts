import { FAMILIES, type Family } from './languages/languages.ts';
import type { TokenBuffer } from './tokenizers/token-buffer.ts';
import {
  CONSTANT,
  DEDENT,
  IDENTIFIER,
  INDENT,
  intern,
  LOOP,
  NEWLINE,
  NUMBER,
  SEPARATOR,
  spelling,
  STRING,
} from './tokenizers/vocabulary.ts';

const SEMICOLON = intern(';');
const COMMA = intern(',');
const ARROW = intern('=>');
/** Tokens that are looked back for the loop of a condition: each `)` with a `;` behind it asks. */
const MOST_OF_CONDITION = 64;
const OPEN = intern('(');
const CLOSE = intern(')');
const OPEN_LIST = intern('[');
const CLOSE_LIST = intern(']');
const OPEN_BLOCK = intern('{');
const CLOSE_BLOCK = intern('}');
/** Behind one of these `(x) =>` is a function of that name, and no parameter in brackets. */
const BEFORE_PARAMETERS = new Set([IDENTIFIER, CLOSE, CLOSE_LIST, intern('>')]);

const VALUES = new Set([CONSTANT, NUMBER, STRING]);
const BEFORE_STATEMENT = new Set([NEWLINE, SEPARATOR]);
/** Here a value may be what the block gives, unless another statement follows. */
const BEFORE_BLOCK = new Set([INDENT, DEDENT, OPEN_BLOCK]);

/** Signs that may be the last of a statement, and those that may be the first. */
const LAST = new Set(") ] } ' ++ -- )) ]] /) |]".split(' ').map(intern));
const FIRST = new Set('( [ ! ~ - (( [[ $( (/ [|'.split(' ').map(intern));
/** In the line before or behind these a statement goes on. */
const JOINING = new Set(['then', 'else'].map(intern));

/**
 * Drops what a formatter writes or leaves out (in place, one pass): a comma behind the last of a list, a `;` where the end of a line
 * says the same, ends of lines inside of a statement, and the brackets of `(x) => x`; with them a value beside a `;` that stands for nothing.
 */
export function dropLayout(family: Family, tokens: TokenBuffer): void {
  const { tokenizer, newlines, hasOptionalSemicolons, hasRows } = FAMILIES[family];
  const isScript = tokenizer === 'javascript';
  const hasLines = newlines || tokenizer === 'python';
  const { ids, lines, length } = tokens;
  let out = 0;
  /** Brackets that are open around rows. */
  let open = 0;
  const before = (back: number): number => (out < back ? SEPARATOR : (ids[out - back] as number));
  for (let at = 0; at < length; at += 1) {
    let id = ids[at] as number;
    if (hasRows === true && (id === OPEN_LIST || id === OPEN_BLOCK)) open += 1;
    if (open > 0 && (id === CLOSE_LIST || id === CLOSE_BLOCK)) open -= 1;
    const isOptional = id === SEMICOLON && hasOptionalSemicolons === true;
    if (isOptional) {
      const endsLine = at + 1 === length || lines[at + 1] !== lines[at];
      if (!hasLines && (isScript ? before(1) === CLOSE_BLOCK || endsLoop(before) : endsLine)) continue;
      if (hasLines) id = NEWLINE;
    }
    // A value by itself, with a statement beside it on its line, does nothing.
    const isIdle =
      id === NEWLINE &&
      open === 0 &&
      VALUES.has(before(1)) &&
      (BEFORE_STATEMENT.has(before(2))
        ? isOptional || lines[out - 1] === lines[out - 2]
        : isOptional && BEFORE_BLOCK.has(before(2)) && ids[at + 1] !== CLOSE_BLOCK);
    if (isIdle) {
      out -= 1;
      continue;
    }
    if (before(1) === NEWLINE && (id === NEWLINE || (newlines && isJoined(before(2), id)))) out -= 1;
    if (before(1) === COMMA && (id === CLOSE || id === CLOSE_LIST || id === CLOSE_BLOCK)) out -= 1;
    if (isScript && id === CLOSE_BLOCK && before(1) === SEMICOLON) out -= 1;
    if (isScript && id === ARROW && isOneParameter(before)) {
      tokens.move(out - 2, out - 3);
      out -= 2;
    }
    tokens.move(at, out);
    ids[out] = id;
    out += 1;
  }
  tokens.length = out;
}

/** Whether `do { … } while (…)` may end here, which needs no `;`. A loop with nothing in it has one, and is as much without. */
function endsLoop(before: (back: number) => number): boolean {
  if (before(1) !== CLOSE) return false;
  let depth = 0;
  for (let back = 1; back < MOST_OF_CONDITION; back += 1) {
    const id = before(back);
    if (id === CLOSE) depth += 1;
    else if (id === OPEN) depth -= 1;
    if (depth === 0) return before(back + 1) === LOOP;
  }
  return false;
}

function isOneParameter(before: (back: number) => number): boolean {
  return (
    before(1) === CLOSE && before(2) === IDENTIFIER && before(3) === OPEN && !BEFORE_PARAMETERS.has(before(4))
  );
}

/** Whether a statement goes on over the end of a line between two tokens. */
function isJoined(last: number, first: number): boolean {
  return (
    (isSign(last) && !LAST.has(last)) ||
    (isSign(first) && !FIRST.has(first)) ||
    JOINING.has(last) ||
    JOINING.has(first)
  );
}

function isSign(id: number): boolean {
  return (id < 128 && id !== SEPARATOR) || !/\w/.test(spelling(id) ?? 'word');
}
