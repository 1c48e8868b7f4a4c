import { ENDS_OF_VALUES } from './tokenizers/javascript.ts';
import { standsAt } from './tokenizers/lexical-tables.ts';
import type { TokenBuffer } from './tokenizers/token-buffer.ts';
import { IDENTIFIER, intern, NUMBER, STRING, tokenSet } from './tokenizers/vocabulary.ts';
import { nameFrom, nameTo, sameWord } from './words.ts';

const [COLON, COMMA, SEMICOLON, DOT, ASSIGN, OPEN, CLOSE] = ': , ; . = ( )'.split(' ').map(intern);
const [OPEN_BLOCK, CLOSE_BLOCK, LET, FUNCTION, VOID, DEFAULT] = '{ } let function void default'
  .split(' ')
  .map(intern);
/** How many blocks a token opens. */
const opened = (token: number | undefined): number =>
  token === OPEN_BLOCK ? 1 : token === CLOSE_BLOCK ? -1 : 0;
const BEFORE_STATEMENT = tokenSet(undefined, '; { }');
const IN_LIST = tokenSet(IDENTIFIER, ': ,');
/** Behind `require('…')` anything else makes a value of the module. */
const BEHIND_IMPORT = tokenSet(undefined, ', ; }');
/** What compilers mark a module with. */
const MARK =
  /Object\.defineProperty\(\s*exports,\s*["']__esModule["'],\s*\{\s*value:\s*(?:true|!0),?\s*\}\s*\)/y;
/** `(0, m_1.f)(`: a call without an object, unless it stands behind a value that is called. */
const CALLED = [OPEN, NUMBER, COMMA, IDENTIFIER, DOT, IDENTIFIER, CLOSE, OPEN];
/** Without these there is nothing to read otherwise. */
const SIGNS = /\b(?:require|exports|default)\b|\(0, ?\w/;
/** Functions of Babel, SWC, TypeScript and esbuild that a module is put into. */
const WRAPPER = /^_(?:interop|_import|_toESM)/;
/** What compilers call a module in place of what is imported from it. */
const MADE = /^_[A-Za-z]|_\d+$/;
/** Behind `require` a module of JavaScript itself has `= createRequire`, `= m.createRequire` or `= (0, m_1.createRequire)`. */
const MADE_BY = [2, 4, 7];
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
  /** Names that stand for modules, and for members of this one. */
  const modules = new Set<string>();
  const exported = new Set<string>();
  /** `exports` and `require`, as far as the file declares them itself. */
  const own = new Set<string>();
  let at = 0;
  let out = 0;
  /** Blocks that are open: a file exports outside of all. */
  let depth = 0;
  /** The token at an index, which may be outside. */
  const id = (index: number): number | undefined => (index >= 0 && index < length ? ids[index] : undefined);
  const written = (back: number): number | undefined => ids[out - back];
  const word = (index: number): string => {
    const from = nameFrom(text, starts[index] as number);
    return text.slice(from, nameTo(text, from));
  };
  const isWord = (index: number, name: string): boolean =>
    id(index) === IDENTIFIER &&
    text.charCodeAt(starts[index] as number) === name.charCodeAt(0) &&
    text.startsWith(name, starts[index]) &&
    word(index) === name;
  const isRequire = (index: number): boolean => !own.has('require') && isWord(index, 'require');
  const isSame = (a: number, b: number): boolean => sameWord(text, starts[a] as number, starts[b] as number);
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
    if (isRequire(from) && id(from + 2) === STRING && id(from + 3) === CLOSE) {
      let end = from + 4;
      while (id(end) === DOT && id(end + 1) === IDENTIFIER) end += 2;
      return end;
    }
    const end = id(from + 2) === IDENTIFIER && WRAPPER.test(word(from)) ? endOfModule(from + 2) : 0;
    return end > 0 && id(end) === CLOSE ? end + 1 : 0;
  }

  function endOfModule(from: number): number {
    if (id(from + 1) === CLOSE) return modules.has(word(from)) ? from + 1 : 0;
    return isRequire(from) ? endOfRequired(from) : 0;
  }

  /** Takes back the name that gets a module, with the declaration if nothing else is declared in it. */
  function readImport(end: number): boolean {
    let back = 2;
    if (written(2) === CLOSE_BLOCK) {
      while (back < LONGEST_LIST && IN_LIST.has(written(back + 1))) back += 1;
      back += 1;
    }
    const before = written(back + 1);
    const isName = written(back) === (back === 2 ? IDENTIFIER : OPEN_BLOCK);
    if (written(1) !== ASSIGN || !isName || !BEHIND_IMPORT.has(id(end))) return false;
    if (before !== LET && before !== COMMA) return false;
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
    const end = isWord(from, 'module') ? from + 2 : from;
    if (!isWord(end, 'exports')) return 0;
    return id(end + 1) === DOT ? end + 3 : end + 1;
  }

  /** Whether what a module or this file exports is named there as a member. */
  function isMember(): boolean {
    if (id(at + 1) !== DOT || id(at + 2) !== IDENTIFIER || written(1) === DOT) return false;
    if (isWord(at, 'exports')) return !own.has('exports') && exported.has(word(at + 2));
    return modules.size > 0 && modules.has(word(at));
  }

  /** Whether a variable of the file's own is declared by that name. */
  const isDeclared = (index: number): boolean =>
    id(index - 1) === LET ||
    id(index - 1) === FUNCTION ||
    (id(index - 1) === COMMA && id(index + 1) === ASSIGN);

  /** Notes what the file exports by name, and which of the names it gives to something else. */
  function noteNames(): void {
    let blocks = 0;
    for (let index = 0; index < length; index += 1) {
      blocks += opened(id(index));
      if (isWord(index, 'exports')) {
        if (isDeclared(index)) own.add('exports');
        if (blocks === 0 && id(index + 1) === DOT && id(index + 3) === ASSIGN) exported.add(word(index + 2));
      } else if (isWord(index, 'require') && isDeclared(index)) {
        if (!MADE_BY.some((behind) => isWord(index + behind, 'createRequire'))) own.add('require');
      }
    }
  }

  function readExport(): boolean {
    let name = -1;
    let value = at;
    for (let end = endOfTarget(at); end > 0 && id(end) === ASSIGN; end = endOfTarget(value)) {
      name = isWord(end - 1, 'exports') || isWord(end - 1, 'default') ? -1 : end - 1;
      value = end + 1;
    }
    if (value === at) return false;
    const end = endOfExported(value);
    at = value;
    // Any variable may be called `exports`: what gets another value stays.
    const isOwn = name < 0 || id(value) === VOID || isSame(name, value);
    if (end > 0 && isOwn) {
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

  noteNames();
  while (at < length) {
    const token = id(at);
    if (token === IDENTIFIER) {
      const required = endOfRequired(at);
      if (required > 0 && readImport(required)) continue;
      if (startsStatement()) {
        if (required > 0 && isRequire(at) && id(required) === SEMICOLON) {
          skipTo(required);
          continue;
        }
        if (depth === 0 && !own.has('exports') && readExport()) continue;
        if (isWord(at, 'Object') && standsAt(MARK, text, starts[at] as number)) {
          while (at < length && (starts[at] as number) < MARK.lastIndex) at += 1;
          skipTo(at);
          continue;
        }
      }
      if (isMember()) at += 2;
    } else if (token === DEFAULT && id(at + 1) !== COLON && startsStatement()) {
      const end = endOfExported(at + 1);
      at += 1;
      if (end > 0) skipTo(end);
      continue;
    } else if (
      token === OPEN &&
      CALLED.every((called, index) => id(at + index) === called) &&
      !ENDS_OF_VALUES.has(written(1))
    ) {
      write(at + 5);
      at += 7;
      continue;
    }
    depth += opened(token);
    write(at);
    at += 1;
  }
  tokens.length = out;
}
