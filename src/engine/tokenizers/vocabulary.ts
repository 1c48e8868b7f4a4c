/**
 * Token numbers. They never depend on the programs that are read. Those of words depend on the order in which modules are
 * loaded, so nothing that decides a result may depend on them: see `tokenValue`.
 *
 * - 1..127: the ASCII character of a one-character operator,
 * - 128..: the classes below,
 * - from `FIRST_WORD`: operators of several characters, then keywords, in the order they are interned at load time.
 */

/** Ends a file; nothing matches it, not even itself. */
export const SEPARATOR = 0;
export const IDENTIFIER = 128;
export const NUMBER = 129;
export const STRING = 130;
/** End of a logical line, where lines carry meaning. */
export const NEWLINE = 131;
export const INDENT = 132;
export const DEDENT = 133;
/** `<tag` or `<Component`; `</tag>` and `/>`. */
export const MARKUP_OPEN = 134;
export const MARKUP_CLOSE = 135;
/** A character outside ASCII that is neither letter nor space. */
export const SYMBOL = 136;
/** A regular expression literal. */
export const PATTERN = 137;
/** `@Override`, `[Attribute]`, `#[derive]` where the tokenizer can tell. */
export const ANNOTATION = 138;
/** Classes made by normalisation (see `normalise`). */
export const LOOP = 140;
export const CONSTANT = 145;
/** No token of any program: for what nothing may be equal to. */
export const NO_TOKEN = 159;

const FIRST_WORD = 160;
/** Token numbers are below this, so that a number and a family fit into 16 bits. */
export const TOKEN_LIMIT = 2048;

const numbers = new Map<string, number>();
const names: string[] = [];

/** The number of an operator or keyword. Call at load time only. */
export function intern(word: string): number {
  if (word.length === 1 && word.charCodeAt(0) < 128 && !/\w/.test(word)) return word.charCodeAt(0);
  const known = numbers.get(word);
  if (known !== undefined) return known;
  const number = FIRST_WORD + names.length;
  if (number >= TOKEN_LIMIT) throw new RangeError(`vocabulary is full at ${word}`);
  numbers.set(word, number);
  names.push(word);
  return number;
}

/** Numbers of tokens; undefined is what stands outside of a file. A table, because each token of a file is looked up in several. */
export class TokenSet {
  readonly ids: readonly (number | undefined)[];
  readonly #has = new Uint8Array(TOKEN_LIMIT + 1);

  constructor(ids: readonly (number | undefined)[]) {
    this.ids = ids;
    for (const id of ids) this.#has[id ?? TOKEN_LIMIT] = 1;
  }

  has(id: number | undefined): boolean {
    return this.#has[id ?? TOKEN_LIMIT] === 1;
  }
}

/** Of numbers, of operators and keywords that blanks part, and of other sets. Call at load time only. */
export function tokenSet(...members: readonly (TokenSet | string | number | undefined)[]): TokenSet {
  return new TokenSet(
    members.flatMap((member) => {
      if (member instanceof TokenSet) return member.ids;
      return typeof member === 'string' ? member.split(' ').map(intern) : [member];
    }),
  );
}

/** The word or operator of a number (below `TOKEN_LIMIT`); undefined for classes and single characters. */
export function spelling(id: number): string | undefined {
  return names[id - FIRST_WORD];
}

/** All words and operators that have a number, in no order that means anything. */
export function vocabulary(): readonly string[] {
  return names;
}

/** A readable name of a token number, for tests and for explanations. */
export function tokenName(token: number): string {
  const id = token % TOKEN_LIMIT;
  if (id >= FIRST_WORD) return names[id - FIRST_WORD] ?? '?';
  return CLASS_NAMES[id] ?? (id < 128 ? String.fromCharCode(id) : '?');
}

const CLASS_NAMES: Readonly<Record<number, string>> = {
  [SEPARATOR]: 'SEPARATOR',
  [IDENTIFIER]: 'ID',
  [NUMBER]: 'NUM',
  [STRING]: 'STR',
  [NEWLINE]: 'NEWLINE',
  [INDENT]: 'INDENT',
  [DEDENT]: 'DEDENT',
  [MARKUP_OPEN]: 'OPEN',
  [MARKUP_CLOSE]: 'CLOSE',
  [SYMBOL]: 'SYM',
  [PATTERN]: 'REGEX',
  [ANNOTATION]: 'ANNOTATION',
  [LOOP]: 'LOOP',
  [CONSTANT]: 'CONSTANT',
};
