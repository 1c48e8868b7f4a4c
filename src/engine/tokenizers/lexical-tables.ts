import type { Hook } from '../languages/cursor.ts';
import type { LexicalRules, StatementEnd, LanguageWords } from '../languages/lexical-rules.ts';
import { CONSTANT, IDENTIFIER, intern } from './vocabulary.ts';

/** An operator of several characters. */
interface Operator {
  readonly text: string;
  readonly id: number;
}

/** Operators by the code of their first character, the longest first. */
type OperatorTable = readonly (readonly Operator[] | undefined)[];

/** What a character is by itself; 0: it is not ASCII. */
export const SPACE = 1;
export const WORD = 2;
export const DIGIT = 3;
const OTHER = 4;
export const LINE = 5;

/** A language's rules as the scanner reads them: tables by character code. */
export type LexicalTables = ReturnType<typeof lexicalTables>;

/** A word that carries nothing. */
const DROPPED = -1;
const ASCII = 128;

const listed = (list: string): readonly string[] => list.match(/\S+/g) ?? [];

/** The token number of each word that is not a name; `DROPPED` for what carries nothing. */
export function keywordTable({
  kept,
  dropped,
  types,
  constants,
  same,
}: LanguageWords): ReadonlyMap<string, number> {
  const table = new Map<string, number>();
  const add = (list: string | undefined, number: (word: string) => number): void => {
    for (const word of listed(list ?? '')) table.set(word, number(word));
  };
  add(kept, intern);
  add(dropped, () => DROPPED);
  add(types, () => IDENTIFIER);
  add(constants, () => CONSTANT);
  for (const [meaning, list] of Object.entries(same ?? {})) add(list, () => intern(meaning));
  return table;
}

/** What stands behind words that are names elsewhere, by the words. */
function contextualWords({ contextual = [] }: LexicalRules): ReadonlyMap<string, RegExp> {
  return new Map(contextual.flatMap(([list, behind]) => listed(list).map((word) => [word, behind] as const)));
}

/** Whether a sticky pattern matches there. */
export function standsAt(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}

/** What some words mean, by where they stand in a text: most words are none of them, and no string is made of those. */
export class WordsInText<Meaning> {
  readonly #words: readonly string[];
  readonly meanings: readonly Meaning[];
  readonly #hashes: Int32Array;
  /** By hash: the place of a word, or -1. */
  readonly #slots: Int16Array;
  readonly #mask: number;

  constructor(meanings: ReadonlyMap<string, Meaning>) {
    this.#words = [...meanings.keys()];
    this.meanings = [...meanings.values()];
    this.#hashes = Int32Array.from(this.#words, hashOf);
    this.#slots = new Int16Array(2 ** Math.ceil(Math.log2(this.#words.length * 4 + 1))).fill(-1);
    this.#mask = this.#slots.length - 1;
    for (const [place, hash] of this.#hashes.entries()) {
      let slot = slotOf(hash) & this.#mask;
      while ((this.#slots[slot] as number) >= 0) slot = (slot + 1) & this.#mask;
      this.#slots[slot] = place;
    }
  }

  of(word: string): Meaning | undefined {
    return this.at(word, 0, word.length, hashOf(word));
  }

  /** @param hash of the letters from `from` to before `to`, one after the other by `hashOn` from 0 */
  at(text: string, from: number, to: number, hash: number): Meaning | undefined {
    for (let slot = slotOf(hash) & this.#mask; ; slot = (slot + 1) & this.#mask) {
      const place = this.#slots[slot] as number;
      if (place < 0) return undefined;
      if (this.#hashes[place] !== hash) continue;
      const word = this.#words[place] as string;
      if (word.length === to - from && text.startsWith(word, from)) return this.meanings[place];
    }
  }
}

/** A hash of 32 bits with one more letter. */
export function hashOn(hash: number, letter: number): number {
  return Math.imul(hash ^ letter, 0x01000193);
}

function hashOf(word: string): number {
  let hash = 0;
  for (let at = 0; at < word.length; at += 1) hash = hashOn(hash, word.charCodeAt(at));
  return hash;
}

function slotOf(hash: number): number {
  return hash ^ (hash >>> 15);
}

/** A list of operators, separated by blanks. One that means the same as another has its number. */
export function operatorTable(list: string, same?: ReadonlyMap<string, number>): OperatorTable {
  const table: Operator[][] = [];
  for (const text of listed(list)) {
    (table[text.charCodeAt(0)] ??= []).push({ text, id: same?.get(text) ?? intern(text) });
  }
  return table.map((operators) => operators.toSorted((a, b) => b.text.length - a.text.length));
}

/** The longest operator of several characters at an offset, where `code` stands. */
export function operatorAt(
  table: OperatorTable,
  code: number,
  text: string,
  at: number,
): Operator | undefined {
  for (const operator of table[code] ?? NONE) if (text.startsWith(operator.text, at)) return operator;
  return undefined;
}

const NONE: readonly Operator[] = [];

/** Makes a language's tables. Call at load time only: it numbers words. */
export function lexicalTables(rules: LexicalRules) {
  const hooks: Hook[] = [];
  for (const [characters, hook] of Object.entries(rules.hooks)) {
    for (const character of characters) hooks[character.charCodeAt(0)] = hook;
  }
  const openers = new Set(
    [
      ...rules.lineComments,
      ...rules.blockComments.map(({ open }) => open),
      ...rules.quotes.map(({ open }) => open),
    ].map((mark) => mark.charCodeAt(0)),
  );
  const keywords = keywordTable(rules.words);
  return {
    rules,
    keywords: new WordsInText(keywords),
    leftOut: new WordsInText(
      new Map(
        Object.entries(rules.leftOut).flatMap(([end, list]) =>
          listed(list).map((word) => [word, end as StatementEnd] as const),
        ),
      ),
    ),
    /** By words that are keywords only there: what stands behind them (sticky). */
    contextual: new WordsInText(contextualWords(rules)),
    ignoreCase: rules.ignoreCase,
    newlines: rules.newlines,
    kind: byCode((character) => kindOf(character, rules.wordStart)),
    wordPart: byCode((character) => Number(/\w/.test(character) || rules.wordPart.includes(character))),
    /** 1 where a comment or quote may start. */
    opener: byCode((character) => Number(openers.has(character.charCodeAt(0)))),
    hooks: Array.from({ length: ASCII }, (_, code) => hooks[code]),
    operators: operatorTable(rules.operators, keywords),
  };
}

function byCode(value: (character: string) => number): Uint8Array {
  return Uint8Array.from({ length: ASCII }, (_, code) => value(String.fromCharCode(code)));
}

function kindOf(character: string, wordStart: string): number {
  if (/[A-Za-z_]/.test(character) || wordStart.includes(character)) return WORD;
  if (/\d/.test(character)) return DIGIT;
  if (character === '\n') return LINE;
  return character <= ' ' || character === '\u007f' ? SPACE : OTHER;
}
