import { readBodies, readCSharpForms, readLists, readResults } from './bodies.ts';
import { readCForms } from './c-forms.ts';
import { readModules } from './commonjs.ts';
import { readCountedLoops } from './counted-loops.ts';
import { readComparisons } from './comparisons.ts';
import { FAMILIES, type Family } from './languages/languages.ts';
import { readForms } from './javascript-forms.ts';
import { readElements } from './jsx-calls.ts';
import { dropLayout } from './layout.ts';
import { readLineForms } from './line-forms.ts';
import { readBlocks, readPairs } from './ruby-forms.ts';
import { dropTypeHints } from './type-hints.ts';
import { readNamedResults } from './named-results.ts';
import type { TokenBuffer } from './tokenizers/token-buffer.ts';
import {
  ANNOTATION,
  CONSTANT,
  IDENTIFIER,
  intern,
  LOOP,
  NUMBER,
  STRING,
  TOKEN_LIMIT,
  tokenSet,
} from './tokenizers/vocabulary.ts';
import { nameHash, sameWord } from './words.ts';

const PLAIN = 0;
const ATOM = 1;
const SELF = 2;
const LOOP_WORD = 3;
const ASSIGNMENT = 4;

/** What happens to a token, by its number. */
const ACTIONS = new Uint8Array(2048);
function act(action: number, list: string): void {
  for (const word of list.split(' ')) ACTIONS[intern(word)] = action;
}
ACTIONS[IDENTIFIER] = ATOM;
ACTIONS[NUMBER] = ATOM;
ACTIONS[STRING] = ATOM;
ACTIONS[CONSTANT] = ATOM;
act(SELF, 'this self');
act(LOOP_WORD, 'for while do foreach loop repeat until parfor');
act(ASSIGNMENT, '+= -= *= /= %= &= |= ^= <<= >>= >>>= //= **= ??= ||= &&= .= ++ --');

const ASSIGN = intern('=');
const DOT = intern('.');
const ARROW = intern('->');
const SCOPE = intern('::');
const LESS = intern('<');
const GREATER = intern('>');
const SHIFT = intern('>>');
const TRIPLE_SHIFT = intern('>>>');
const OPEN_BRACKET = intern('[');
const CLOSE_BRACKET = intern(']');
const THIS = intern('this');
const STEPS = tokenSet('++ --');
const BINARY = tokenSet('+ - * / % & | ^ << >>');

const IN_TYPE_ARGUMENTS = tokenSet(IDENTIFIER, '? , [ ] & extends super . :: : < > >> >>> * |');
const AFTER_TYPE_ARGUMENTS = tokenSet(IDENTIFIER, '( { > ; , ) . -> :: & * [ ] = >>');
/** Of a longer one only the beginning is looked at. */
const LONGEST_PLACE = 40;
/** Longer lists of type arguments are taken for comparisons. */
const LONGEST_TYPE_ARGUMENTS = 40;

/**
 * Rewrites a file's tokens so that what costs nothing to change changes nothing (in place, one pass):
 *
 * - `this.x` is `x`;
 * - every loop begins with the same token, and what counts in it stands where it would beside `while` (see `readCountedLoops`);
 * - `x += e`, `x = x + e`, `x++` and `++x` are assignments to x;
 * - where blocks have braces, the type before a declared name, type arguments and `scope::` are dropped;
 * - type hints of Python are dropped (see `dropTypeHints`);
 * - what a language by itself lets one write in two ways is read in one (see `readInOneWay`);
 * - a comparison is read from one side, and what denies it into it (see `readComparisons`);
 * - what a formatter writes or leaves out is dropped (see `dropLayout`).
 *
 * Modifiers, annotations and imports were dropped while reading. Mark-up and prose are left as they are.
 */
export function normalise(family: Family, text: string, tokens: TokenBuffer): void {
  const { tokenizer, hasBraces, hasBareBranches, hasOptionalSemicolons } = FAMILIES[family];
  if (tokenizer === 'names' || tokenizer === 'words') return;
  readInOneWay(family, text, tokens);
  const braces = hasBraces === true || family === 'generic';
  const { ids, lines, starts, hashes } = tokens;
  const count = tokens.length;
  const mayEndAtLine = hasBraces !== true || hasOptionalSemicolons === true;
  // A macro of C ends with the line of its annotation.
  let [out, macroLine] = [0, 0];
  /** Whether no end of a line parts two tokens as the end of a statement does. */
  const areBeside = (one: number, other: number): boolean =>
    lines[one] === lines[other] || (!mayEndAtLine && lines[one] !== macroLine);
  const write = (id: number, from: number): void => {
    tokens.move(from, out);
    ids[out] = id;
    out += 1;
  };
  // `write` never overtakes `at`: every rule reads at least as many tokens as it writes.
  for (let at = 0; at < count; at += 1) {
    const id = ids[at] as number;
    const action = ACTIONS[id] as number;
    if (action === PLAIN) {
      if (id === ANNOTATION) macroLine = lines[at] as number;
      if (braces && id === LESS && out > 0 && ids[out - 1] === IDENTIFIER) {
        const end = endOfTypeArguments(ids, at, count);
        if (end > at) {
          at = end;
          continue;
        }
      }
      write(id, at);
    } else if (action === ATOM) {
      if (braces && id === IDENTIFIER) {
        if (at + 2 < count && ids[at + 1] === SCOPE && ids[at + 2] === IDENTIFIER) {
          // A namespace or class before a name: `using namespace` makes it vanish.
          at += 1;
          continue;
        }
        let next = at + 1;
        while (next + 1 < count && ids[next] === OPEN_BRACKET && ids[next + 1] === CLOSE_BRACKET) next += 2;
        // A type before a name.
        if (next < count && ids[next] === IDENTIFIER && areBeside(at, next)) {
          at = next - 1;
          continue;
        }
        if (out > 0 && ids[out - 1] === IDENTIFIER && areBeside(out - 1, at)) {
          // The same where type arguments stood between.
          out -= 1;
        }
      }
      write(id, at);
      if (isUpdate(text, tokens, at)) {
        write(ASSIGN, at + 1);
        at += 3;
      }
    } else if (action === SELF) {
      if (at + 1 < count && (ids[at + 1] === DOT || ids[at + 1] === ARROW)) {
        at += 1;
      } else {
        hashes[at] = nameHash(text, starts[at] as number, false);
        write(IDENTIFIER, at);
      }
    } else if (action === LOOP_WORD) {
      write(LOOP, at);
    } else {
      // `x++` and `++x` read as an assignment without a right side.
      if (STEPS.has(id) && putBehindPlace(tokens, at)) at -= 1;
      else write(ASSIGN, at);
    }
  }
  tokens.length = out;
  if (hasBareBranches === true || tokenizer === 'python') readComparisons(tokens, family === 'java');
  dropLayout(family, tokens);
}

/** Of those whose bodies `readBodies` reads. */
const HAS_LAMBDAS: ReadonlySet<Family> = new Set(['csharp', 'dart', 'java']);

/** Whether `x = x + …` stands at a place. */
function isUpdate(text: string, { ids, starts, length }: TokenBuffer, at: number): boolean {
  return (
    at + 3 < length &&
    ids[at] === IDENTIFIER &&
    ids[at + 1] === ASSIGN &&
    ids[at + 2] === IDENTIFIER &&
    BINARY.has(ids[at + 3]) &&
    sameWord(text, starts[at] as number, starts[at + 2] as number)
  );
}

/** What a language by itself lets one write in two ways. */
function readInOneWay(family: Family, text: string, tokens: TokenBuffer): void {
  if (FAMILIES[family].hasBareBranches === true) readCountedLoops(tokens, family === 'c');
  const isPython = family === 'python';
  if (isPython) dropTypeHints(tokens);
  if (isPython || FAMILIES[family].hasBareBranches === true) readNamedResults(text, tokens, family);
  readLineForms(family, text, tokens);
  if (family === 'c') readCForms(text, tokens);
  if (family === 'csharp') readCSharpForms(text, tokens);
  if (HAS_LAMBDAS.has(family)) readBodies(tokens, family !== 'java');
  if (family === 'rust' || family === 'r') readResults(tokens, family === 'r');
  if (family === 'ruby') {
    readPairs(text, tokens);
    readBlocks(tokens);
  }
  if (family === 'php') readLists(tokens);
  if (family === 'javascript') {
    readModules(text, tokens);
    readElements(text, tokens);
    readForms(text, tokens);
  }
}

function endOfTypeArguments(ids: Uint16Array, from: number, count: number): number {
  let depth = 0;
  const limit = Math.min(count, from + LONGEST_TYPE_ARGUMENTS);
  for (let at = from; at < limit; at += 1) {
    const id = ids[at] as number;
    if (id === LESS) {
      depth += 1;
    } else if (id === GREATER || id === SHIFT || id === TRIPLE_SHIFT) {
      depth -= id === GREATER ? 1 : id === SHIFT ? 2 : 3;
      if (depth <= 0) return at + 1 < count && AFTER_TYPE_ARGUMENTS.has(ids[at + 1]) ? at : from;
    } else if (!IN_TYPE_ARGUMENTS.has(id)) {
      return from;
    }
  }
  return from;
}

/** Puts the sign of `++x` behind the variable, field or element that it changes. Whether there is one in its line. */
function putBehindPlace(tokens: TokenBuffer, from: number): boolean {
  const { ids, lines } = tokens;
  const count = Math.min(tokens.length, from + LONGEST_PLACE);
  let at = from + 1;
  while (at < count && lines[at] === lines[from] && (ids[at] === IDENTIFIER || ids[at] === THIS)) {
    at += 1;
    let depth = 0;
    while (at < count && (depth > 0 || ids[at] === OPEN_BRACKET)) {
      if (ids[at] === OPEN_BRACKET) depth += 1;
      else if (ids[at] === CLOSE_BRACKET) depth -= 1;
      at += 1;
    }
    if (at + 1 >= count || (ids[at] !== DOT && ids[at] !== ARROW)) break;
    at += 1;
  }
  if (at === from + 1) return false;
  for (let next = from + 1; next < at; next += 1) tokens.move(next, next - 1);
  ids[at - 1] = ASSIGN;
  return true;
}

/** What each token is folded to, whatever its family. */
const FOLDED = new Uint16Array(1 << 16);
for (let token = 0; token < FOLDED.length; token += 1) {
  const id = token % TOKEN_LIMIT;
  FOLDED[token] = id === NUMBER || id === STRING || id === CONSTANT ? token - id + IDENTIFIER : token;
}

/**
 * A copy of a document's tokens in which names, numbers, strings and constants are one class: a constant may be drawn
 * out into a variable. Runs are compared in this form, small k-grams in the other.
 */
export function fold(tokens: Uint16Array): Uint16Array {
  const folded = new Uint16Array(tokens.length);
  for (let at = 0; at < tokens.length; at += 1) folded[at] = FOLDED[tokens[at] as number] as number;
  return folded;
}
