import { BEFORE_EMPTY, dropAroundBranches, dropElse } from './branches.ts';
import { FAMILIES, type Family } from './languages/languages.ts';
import { partnersOf } from './tokenizers/brackets.ts';
import type { TokenBuffer } from './tokenizers/token-buffer.ts';
import {
  CONSTANT,
  DEDENT,
  IDENTIFIER,
  INDENT,
  intern,
  LOOP,
  MARKUP_CLOSE,
  MARKUP_OPEN,
  NEWLINE,
  NO_TOKEN,
  NUMBER,
  SEPARATOR,
  spelling,
  STRING,
  type TokenSet,
  tokenSet,
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
const COMMAND = intern('$(');
const BACKTICK = intern('`');
const GREATER = intern('>');

const VALUES = tokenSet(CONSTANT, NUMBER, STRING);
const BEFORE_STATEMENT = tokenSet(NEWLINE, SEPARATOR);
/** Here a value may be what the block gives, unless another statement follows. */
const BEFORE_BLOCK = tokenSet(INDENT, DEDENT, OPEN_BLOCK);

type BetweenAll = readonly [before: TokenSet, behind: TokenSet];

/* Brackets around all that stands between two of these say nothing. */
const IN_PYTHON: BetweenAll = [
  tokenSet(NO_TOKEN, LOOP, '= return in if elif assert del yield with'),
  tokenSet(NO_TOKEN, NEWLINE, ': in ;'),
];
/** There a call needs none where its statement ends behind it, and a definition never. */
const IN_RUBY: BetweenAll = [
  tokenSet(NO_TOKEN, IDENTIFIER, LOOP, '= return puts print raise yield super if elsif unless case when'),
  tokenSet(NO_TOKEN, NEWLINE, LOOP, '; } if unless then and or end'),
];
const IN_STATEMENTS: BetweenAll = [tokenSet(NO_TOKEN, '= return'), tokenSet(NO_TOKEN, NEWLINE, '; }')];
/** `if (x) then`, `while (x) do`, as people write it who know languages with braces. */
const WITH_WORDS: BetweenAll = [
  tokenSet(IN_STATEMENTS[0], LOOP, 'if elseif'),
  tokenSet(IN_STATEMENTS[1], LOOP, 'then'),
];
/** Elsewhere what stands in a list may be a list. */
const WITH_BRACES: BetweenAll = [tokenSet(IN_STATEMENTS[0], '( , =>'), tokenSet(IN_STATEMENTS[1], ') ,')];

/** Where a condition needs no brackets. */
const WITHOUT_BRACKETS: BetweenAll = [
  tokenSet(WITH_BRACES[0], LOOP, 'if switch match guard'),
  tokenSet(WITH_BRACES[1], OPEN_BLOCK),
];
const AROUND_ALL: Partial<Record<Family, BetweenAll>> = {
  go: WITHOUT_BRACKETS,
  lua: WITH_WORDS,
  ruby: IN_RUBY,
  rust: WITHOUT_BRACKETS,
  swift: WITHOUT_BRACKETS,
};

/** Formatters put tags behind these into brackets where they are longer than a line. */
const BEFORE_TAG = tokenSet('? : && || ??');

/** How many brackets a token of a shell opens or closes. */
const OPENED = new Map([
  [OPEN, 1],
  [COMMAND, 1],
  [intern('(('), 2],
  [CLOSE, -1],
  [intern('))'), -2],
]);

/** Signs that may be the last of a statement, and those that may be the first. */
const LAST = tokenSet(") ] } ' ++ -- )) ]] /) |]");
const FIRST = tokenSet('( [ ! ~ - (( [[ $( (/ [|');
/** In the line before or behind these a statement goes on; behind a loop's `do` as well. */
const JOINING = tokenSet('then else');

/**
 * Drops what a formatter writes or leaves out (in place): a comma behind the last of a list, a `;` where the end of a line says the
 * same or nothing, ends of lines inside of a statement, brackets around all of a value or condition, and those of `(x) => x`, braces around
 * one statement or of a block by itself; with them a value beside a `;` that stands for nothing.
 */
export function dropLayout(family: Family, tokens: TokenBuffer): void {
  const { tokenizer, newlines, hasOptionalSemicolons, hasBareBranches, hasRows } = FAMILIES[family];
  if (family === 'shell') readShell(tokens);
  dropAroundAll(family, tokens);
  const isScript = tokenizer === 'javascript';
  if (hasBareBranches === true) dropAroundBranches(tokens, isScript);
  if (tokenizer === 'python') dropElse(tokens);
  const hasLines = newlines || tokenizer === 'python';
  const { ids, lines, length } = tokens;
  let out = 0;
  /** Brackets that are open around rows. */
  let open = 0;
  const before = (back: number): number => (out < back ? SEPARATOR : (ids[out - back] as number));
  for (let at = 0; at < length; at += 1) {
    let id = ids[at] as number;
    if (id === NO_TOKEN) continue;
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
        : isOptional && BEFORE_BLOCK.has(before(2)) && !endsBlock(tokens, at + 1));
    if (isIdle) {
      out -= 1;
      continue;
    }
    if (before(1) === NEWLINE && (id === NEWLINE || (newlines && isJoined(before(2), id)))) out -= 1;
    if (before(1) === COMMA && (id === CLOSE || id === CLOSE_LIST || id === CLOSE_BLOCK)) out -= 1;
    if (isScript && id === CLOSE_BLOCK && before(1) === SEMICOLON) out -= 1;
    if (hasBareBranches === true && id === SEMICOLON && BEFORE_EMPTY.has(before(1))) continue;
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

/** Whether a block ends at a place, or in the next line. */
function endsBlock({ ids, length }: TokenBuffer, at: number): boolean {
  const next = ids[at] === NEWLINE ? at + 1 : at;
  return next < length && ids[next] === CLOSE_BLOCK;
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

/** `…` is `$(…)`, and a command behind a pattern of `case` may stand on the next line. */
function readShell({ ids, length }: TokenBuffer): void {
  let open = 0;
  let isCommand = false;
  for (let at = 0; at < length; at += 1) {
    if (ids[at] === BACKTICK) {
      isCommand = !isCommand;
      ids[at] = isCommand ? COMMAND : CLOSE;
    }
    open += OPENED.get(ids[at] as number) ?? 0;
    // What closes nothing is the end of a pattern.
    if (open < 0 && ids[at + 1] === NEWLINE) ids[at + 1] = NO_TOKEN;
    open = Math.max(0, open);
  }
}

/** Formatters, and people who know other languages, write `if (x):` and `return (x)`. */
function dropAroundAll(family: Family, { ids, lines, length }: TokenBuffer): void {
  const { tokenizer, hasBraces, hasOptionalSemicolons, newlines } = FAMILIES[family];
  const [before, behind] =
    tokenizer === 'python'
      ? IN_PYTHON
      : (AROUND_ALL[family] ?? (hasBraces === true ? WITH_BRACES : IN_STATEMENTS));
  const partners = partnersOf(ids, length);
  // From without: what was around all is as if it were not there.
  for (let to = length - 1; to > 0; to -= 1) {
    const from = partners[to] as number;
    if (ids[to] !== CLOSE || ids[from] !== OPEN || (from + 1 === to && family !== 'ruby')) continue;
    const next = ids[to + 1] as number;
    const isLast =
      to + 1 === length ||
      behind.has(next) ||
      (hasOptionalSemicolons === true && lines[to] !== lines[to + 1] && !isJoined(CLOSE, next));
    const goesOn = newlines && next === NEWLINE && to + 2 < length && isJoined(CLOSE, ids[to + 2] as number);
    const isAll = isLast && !goesOn && before.has(ids[from - 1]);
    const isTag = ids[from + 1] === MARKUP_OPEN && ids[to - 1] === MARKUP_CLOSE;
    if (!isAll && !(isTag && BEFORE_TAG.has(ids[from - 1]))) continue;
    ids[from] = NO_TOKEN;
    ids[to] = NO_TOKEN;
    if (ids[from + 1] === NEWLINE) ids[from + 1] = NO_TOKEN;
    let last = to - 1;
    for (const mark of [NEWLINE, COMMA]) {
      if (ids[last] === mark) ids[last--] = NO_TOKEN;
    }
  }
}

/** Behind `<T>` TypeScript lets nobody leave them out. */
function isOneParameter(before: (back: number) => number): boolean {
  return before(1) === CLOSE && before(2) === IDENTIFIER && before(3) === OPEN && before(4) !== GREATER;
}

/** Whether a statement goes on over the end of a line between two tokens. */
export function isJoined(last: number, first: number): boolean {
  return (
    (isSign(last) && !LAST.has(last)) ||
    (isSign(first) && !FIRST.has(first)) ||
    JOINING.has(last) ||
    JOINING.has(first) ||
    last === LOOP
  );
}

function isSign(id: number): boolean {
  return (id < 128 && id !== SEPARATOR) || !/\w/.test(spelling(id) ?? 'word');
}
