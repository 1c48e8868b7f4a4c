import type { TokenBuffer } from './tokenizers/token-buffer.ts';
import { CONSTANT, IDENTIFIER, intern, NUMBER, STRING } from './tokenizers/vocabulary.ts';
import { nameFrom, nameTo } from './words.ts';

const [COLON, COMMA, SEMICOLON, DOT, NOT, ASSIGN, OPEN, CLOSE] = ': , ; . ! = ( )'.split(' ').map(intern);
const [OPEN_BLOCK, CLOSE_BLOCK, LET, VOID, DEFAULT] = '{ } let void default'.split(' ').map(intern);
const BEFORE_STATEMENT: ReadonlySet<number | undefined> = new Set([
  undefined,
  ...'; { }'.split(' ').map(intern),
]);
const IN_LIST: ReadonlySet<number | undefined> = new Set([IDENTIFIER, COLON, COMMA]);
/** `Object.defineProperty(exports, "__esModule", { value: true`, or `!0`. */
const MARKED = [
  IDENTIFIER,
  DOT,
  IDENTIFIER,
  OPEN,
  IDENTIFIER,
  COMMA,
  STRING,
  COMMA,
  OPEN_BLOCK,
  IDENTIFIER,
  COLON,
];
/** `(0, m_1.f)(`: a call without an object. */
const CALLED = [OPEN, NUMBER, COMMA, IDENTIFIER, DOT, IDENTIFIER, CLOSE, OPEN];
/** Without these there is nothing to read otherwise. */
const SIGNS = /\b(?:require|exports|default)\b|\(0, ?\w/;
/** What compilers call a module in place of what is imported from it. */
const MADE = /^_[A-Za-z]|_\d+$/;
/** Of `{ a, b } = require('…')` the end alone is looked back for. */
const LONGEST_LIST = 400;

/**
 * Reads modules of CommonJS as those of JavaScript itself, as people and compilers write one for the other (in place): imports and lists
 * of what is exported are none, `exports.f = …` declares `f`, and `(0, m_1.f)(x)` is `f(x)`.
 */
// oxlint-disable-next-line max-lines-per-function -- small functions over one list, and a loop that calls them
export function readModules(text: string, tokens: TokenBuffer): void {
  if (!SIGNS.test(text)) return;
  const { ids, starts, length } = tokens;
  /** Names that stand for modules. */
  const modules = new Set<string>();
  let at = 0;
  let out = 0;
  /** The token at an index, which may be outside. */
  const id = (index: number): number | undefined => (index < length ? ids[index] : undefined);
  const written = (back: number): number | undefined => (out < back ? undefined : ids[out - back]);
  const word = (index: number): string => {
    const from = nameFrom(text, starts[index] as number);
    return text.slice(from, nameTo(text, from));
  };
  const isWord = (index: number, name: string): boolean =>
    id(index) === IDENTIFIER && text.startsWith(name, starts[index]) && word(index) === name;
  const stands = (pattern: readonly (number | undefined)[], from: number): boolean =>
    pattern.every((token, index) => id(from + index) === token);
  const write = (from: number): void => {
    if (from !== out) tokens.move(from, out);
    out += 1;
  };
  const startsStatement = (): boolean => BEFORE_STATEMENT.has(written(1));
  const skipTo = (end: number): void => {
    at = id(end) === SEMICOLON ? end + 1 : end;
  };

  /** Behind `require('…').a` at an index, which a compiler may have put into a call; 0: it is none. */
  function endOfRequired(from: number): number {
    if (id(from + 1) !== OPEN) return 0;
    if (isWord(from, 'require') && id(from + 2) === STRING && id(from + 3) === CLOSE) {
      let end = from + 4;
      while (id(end) === DOT && id(end + 1) === IDENTIFIER) end += 2;
      return end;
    }
    const end = id(from + 2) === IDENTIFIER && word(from).startsWith('_') ? endOfModule(from + 2) : 0;
    return end > 0 && id(end) === CLOSE ? end + 1 : 0;
  }

  function endOfModule(from: number): number {
    if (id(from + 1) === CLOSE) return modules.has(word(from)) ? from + 1 : 0;
    return isWord(from, 'require') ? endOfRequired(from) : 0;
  }

  /** Takes back the name that gets a module, with the declaration if nothing else is declared in it. */
  function readImport(end: number): boolean {
    let back = 2;
    if (written(2) === CLOSE_BLOCK) {
      while (back < LONGEST_LIST && IN_LIST.has(written(back + 1))) back += 1;
      back += 1;
    }
    const before = written(back + 1);
    const isName = back === 2 ? written(2) === IDENTIFIER : written(back) === OPEN_BLOCK;
    if (written(1) !== ASSIGN || !isName || (before !== LET && before !== COMMA)) return false;
    if (back === 2 && MADE.test(word(out - 2))) modules.add(word(out - 2));
    out -= back;
    at = end;
    if (before === COMMA) out -= 1;
    else if (id(end) === COMMA) at += 1;
    else skipTo(end);
    if (before === LET && id(end) !== COMMA) out -= 1;
    return true;
  }

  /** Behind a name, a constant or a list of names that is all of a statement from an index on; 0: something else is there. */
  function endOfExported(from: number): number {
    let end = from;
    if (id(from) === OPEN_BLOCK) {
      do end += 1;
      while (IN_LIST.has(id(end)));
      if (id(end) !== CLOSE_BLOCK) return 0;
    } else if (id(from) === VOID) {
      end += 1;
    } else if (id(from) !== IDENTIFIER) {
      return 0;
    }
    return id(end + 1) === SEMICOLON || end + 1 === length ? end + 1 : 0;
  }

  /** Behind `exports`, `module.exports` or a member of them; 0: none stands there. */
  function endOfTarget(from: number): number {
    const end = isWord(from, 'module') && id(from + 1) === DOT ? from + 2 : from;
    if (!isWord(end, 'exports')) return 0;
    return id(end + 1) === DOT && id(end + 2) === IDENTIFIER ? end + 3 : end + 1;
  }

  function readExport(): boolean {
    let name = -1;
    let value = at;
    for (let end = endOfTarget(at); end > 0 && id(end) === ASSIGN; end = endOfTarget(value)) {
      name = id(end - 2) === DOT && !isWord(end - 1, 'exports') && !isWord(end - 1, 'default') ? end - 1 : -1;
      value = end + 1;
    }
    if (value === at) return false;
    const end = endOfExported(value);
    at = value;
    if (end > 0) {
      skipTo(end);
    } else if (name >= 0) {
      write(name);
      tokens.move(out - 1, out);
      ids[out - 1] = LET as number;
      out += 1;
      write(value - 1);
    }
    return true;
  }

  while (at < length) {
    const token = id(at);
    if (token === IDENTIFIER) {
      const required = endOfRequired(at);
      if (required > 0 && readImport(required)) continue;
      if (startsStatement()) {
        if (required > 0 && isWord(at, 'require') && id(required) === SEMICOLON) {
          skipTo(required);
          continue;
        }
        if (readExport()) continue;
        const flag = at + MARKED.length + (id(at + MARKED.length) === NOT ? 1 : 0);
        const isMarked = stands(MARKED, at) && isWord(at + 4, 'exports') && id(flag + 1) === CLOSE_BLOCK;
        if (isMarked && (id(flag) === CONSTANT || id(flag) === NUMBER) && id(flag + 2) === CLOSE) {
          skipTo(flag + 3);
          continue;
        }
      }
      const isMember = id(at + 1) === DOT && id(at + 2) === IDENTIFIER && written(1) !== DOT;
      if (isMember && (isWord(at, 'exports') || (modules.size > 0 && modules.has(word(at))))) at += 2;
    } else if (token === DEFAULT && id(at + 1) !== COLON && startsStatement()) {
      const end = endOfExported(at + 1);
      at += 1;
      if (end > 0) skipTo(end);
      continue;
    } else if (token === OPEN && stands(CALLED, at)) {
      write(at + 5);
      at += 7;
      continue;
    }
    write(at);
    at += 1;
  }
  tokens.length = out;
}
