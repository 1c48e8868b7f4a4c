import { FAMILIES, type Family } from './languages/languages.ts';
import type { TokenBuffer } from './tokenizers/token-buffer.ts';
import { DEDENT, IDENTIFIER, INDENT, intern, NEWLINE, SEPARATOR } from './tokenizers/vocabulary.ts';
import { nameHash } from './words.ts';

/*
 * Which names of a file mean the same variable. A name says so only inside of one function: its spelling links the places where it
 * stands and is forgotten then, so that new names change nothing.
 */

const DOT = intern('.');
const ARROW = intern('->');
const OPTIONAL_DOT = intern('?.');
const NEW = intern('new');
const DEF = intern('def');
const OPEN = intern('(');
const CLOSE = intern(')');
const OPEN_BRACE = intern('{');
const CLOSE_BRACE = intern('}');
const SEMICOLON = intern(';');

/** A function's parameters end at most so many tokens before its body: a result's type and exceptions stand between. */
const LONGEST_RESULT = 7;

/** Scratch of all files: functions as pairs of places (from, to), and of each name's place its variable. */
let functions = new Uint32Array(1 << 8);
let variables = new Uint32Array(1 << 10);
let places = new Uint32Array(1 << 10);
let ends = new Uint32Array(1 << 10);

/** Variables by name and function; what an earlier file left in the slots does not count. */
let slotHashes = new Float64Array(1 << 11);
let slotRounds = new Uint32Array(1 << 11);
let slotVariables = new Uint32Array(1 << 11);
let round = 0;

const NO_USES = new Uint32Array(0);

/**
 * Where the variables of a file stand: 2 × the token's place, + 1 for the first one of each variable, variable after variable. By the
 * file's tokens after normalisation, and its text. Nothing for prose and mark-up.
 */
export function variableUses(family: Family, text: string, tokens: TokenBuffer): Uint32Array<ArrayBuffer> {
  const { tokenizer, hasBraces, ignoreCase } = FAMILIES[family];
  if (tokenizer === 'names' || tokenizer === 'words') return NO_USES;
  const bounds =
    hasBraces === true || family === 'generic'
      ? functionsInBraces(tokens)
      : tokenizer === 'python'
        ? functionsByIndent(tokens)
        : 0;
  const { ids, starts, hashes, length } = tokens;
  const mask = reserve(length);
  round += 1;
  let count = 0;
  let known = 0;
  let bound = 0;
  let scope = 0;
  for (let at = 0; at < length; at += 1) {
    while (bound < bounds && (functions[bound] as number) <= at) {
      bound += 1;
      // Odd inside of a function; all that is outside is one scope.
      scope = bound % 2 === 1 ? bound : 0;
    }
    if (ids[at] !== IDENTIFIER || !isVariable(ids, at, length)) continue;
    const hash = ignoreCase ? nameHash(text, starts[at] as number, true) : (hashes[at] as number);
    const variable = numberOf(hash, scope, known, mask);
    if (variable === known) {
      ends[known] = 0;
      known += 1;
    }
    ends[variable] = (ends[variable] as number) + 1;
    variables[count] = variable;
    places[count] = at;
    count += 1;
  }
  return byVariable(count, known);
}

/** A name that is neither called nor a member of something nor made by `new`. */
function isVariable(ids: Uint16Array, at: number, length: number): boolean {
  const before = at === 0 ? SEPARATOR : ids[at - 1];
  return (
    before !== DOT &&
    before !== ARROW &&
    before !== OPTIONAL_DOT &&
    before !== NEW &&
    (at + 1 === length || ids[at + 1] !== OPEN)
  );
}

/** The number of a variable: `next` if it is new. */
function numberOf(hash: number, scope: number, next: number, mask: number): number {
  const key = hash + scope * SCOPE_STEP;
  let slot = (hash ^ Math.imul(scope, 0x9e3779b1)) & mask;
  while (slotRounds[slot] === round) {
    if (slotHashes[slot] === key) return slotVariables[slot] as number;
    slot = (slot + 1) & mask;
  }
  slotRounds[slot] = round;
  slotHashes[slot] = key;
  slotVariables[slot] = next;
  return next;
}

/** Names' hashes are 32 bits, which leaves 21 bits for scopes: two for each function of a file. */
const SCOPE_STEP = 2 ** 32;

/** Places by variable, in the order of the variables' first places. */
function byVariable(count: number, known: number): Uint32Array<ArrayBuffer> {
  let sum = 0;
  for (let variable = 0; variable < known; variable += 1) {
    const size = ends[variable] as number;
    ends[variable] = sum;
    sum += size;
  }
  const uses = new Uint32Array(count);
  let seen = 0;
  for (let at = 0; at < count; at += 1) {
    const variable = variables[at] as number;
    const isFirst = variable === seen;
    if (isFirst) seen += 1;
    const end = ends[variable] as number;
    uses[end] = (places[at] as number) * 2 + (isFirst ? 1 : 0);
    ends[variable] = end + 1;
  }
  return uses;
}

/** Room for a file of so many tokens; the mask of its slots. A short file uses few, which stay near the processor. */
function reserve(length: number): number {
  if (variables.length < length) {
    variables = new Uint32Array(length * 2);
    places = new Uint32Array(length * 2);
    ends = new Uint32Array(length * 2);
  }
  let slots = 1 << 8;
  while (slots < length * 2) slots *= 2;
  if (slots > slotHashes.length) {
    slotHashes = new Float64Array(slots);
    slotRounds = new Uint32Array(slots);
    slotVariables = new Uint32Array(slots);
  }
  return slots - 1;
}

function noteFunction(count: number, from: number, to: number): number {
  if (count + 2 > functions.length) {
    const larger = new Uint32Array(functions.length * 2);
    larger.set(functions);
    functions = larger;
  }
  functions[count] = from;
  functions[count + 1] = to;
  return count + 2;
}

/** Outer functions: from the name before the parameters to the end of the body; how many bounds there are. */
function functionsInBraces({ ids, length }: TokenBuffer): number {
  let count = 0;
  for (let at = 0; at < length; at += 1) {
    if (ids[at] !== OPEN_BRACE) continue;
    const from = headOf(ids, at);
    if (from < 0) continue;
    const body = at;
    let depth = 0;
    for (; at < length; at += 1) {
      if (ids[at] === OPEN_BRACE) {
        depth += 1;
      } else if (ids[at] === CLOSE_BRACE) {
        depth -= 1;
        if (depth === 0) break;
      }
    }
    count = noteFunction(
      count,
      Math.max(from, count === 0 ? 0 : (functions[count - 1] as number)),
      Math.max(at, body + 1),
    );
  }
  return count;
}

/** Where the head of the function begins whose body opens at `brace`; -1: it is none. */
function headOf(ids: Uint16Array, brace: number): number {
  const least = Math.max(0, brace - LONGEST_RESULT);
  let close = brace - 1;
  while (close >= least && ids[close] !== CLOSE) {
    const id = ids[close];
    if (id === SEMICOLON || id === OPEN_BRACE || id === CLOSE_BRACE) return -1;
    close -= 1;
  }
  if (close < least) return -1;
  let depth = 0;
  for (let at = close; at > 0; at -= 1) {
    if (ids[at] === CLOSE) {
      depth += 1;
    } else if (ids[at] === OPEN) {
      depth -= 1;
      if (depth === 0) return ids[at - 1] === IDENTIFIER ? at - 1 : -1;
    } else if (ids[at] === OPEN_BRACE || ids[at] === CLOSE_BRACE) {
      return -1;
    }
  }
  return -1;
}

/** Outer functions of Python: from `def` to the end of its block. */
function functionsByIndent({ ids, length }: TokenBuffer): number {
  let count = 0;
  for (let at = 0; at < length; at += 1) {
    if (ids[at] !== DEF) continue;
    const from = at;
    while (at < length && ids[at] !== NEWLINE) at += 1;
    let depth = 0;
    for (at += 1; at < length; at += 1) {
      if (ids[at] === INDENT) depth += 1;
      else if (ids[at] === DEDENT) depth -= 1;
      if (depth <= 0) break;
    }
    count = noteFunction(count, from, Math.min(at, length));
    // What ends the block may begin the next function.
    if (ids[at] === DEF) at -= 1;
  }
  return count;
}
