import type { Family } from './languages/languages.ts';
import { CLOSING, OPENING, partnersOf } from './tokenizers/brackets.ts';
import type { TokenBuffer } from './tokenizers/token-buffer.ts';
import { DEDENT, IDENTIFIER, INDENT, intern, NEWLINE, tokenSet } from './tokenizers/vocabulary.ts';
import { nameHash, sameWord } from './words.ts';

const [ASSIGN, COMMA, RETURN] = '= , return'.split(' ').map(intern);
const ENDS_STATEMENT = tokenSet(NEWLINE, ';');
/** Behind one of these a statement begins, in whatever it stands. */
const BEFORE_STATEMENT = tokenSet(ENDS_STATEMENT, INDENT, DEDENT, '{ } :');
const AROUND = tokenSet(ENDS_STATEMENT, INDENT, DEDENT, OPENING);
const BEHIND_RESULT = tokenSet(ENDS_STATEMENT, '}');
/** What a declaration begins with, and what stands before its name. */
const BEGINS = tokenSet(IDENTIFIER, 'let struct');
const BEFORE_NAME = tokenSet(BEGINS, '> >> ] * &');
/** No type is looked for behind these: in `A(b) T t = …` of a macro `A`, or `T a = f(), *t = …`, other code stands before the name. */
const AROUND_TYPE = tokenSet(BEFORE_STATEMENT, '= ( )');
const AROUND_PLAIN_TYPE = tokenSet(AROUND_TYPE, ',');
const ENDS_ARGUMENTS = tokenSet('> >>');
const LONGEST_TYPE = 16;
/** Where a name alone is a variable of the function: what names variables of others, or again later, which keep what they are given. */
const SHARING: Partial<Record<Family, RegExp>> = {
  python: /\b(?:global|nonlocal)\b(?:\\\n|.)*/g,
  php: /\b(?:global|static)\b[^;=()]*|&\s*\$\w+/gi,
};

/**
 * Reads a result that only gets a name as the result (in place): `int t = f(x); return t;` as `return f(x);`. `t = …` alone names a
 * variable of the function in Python and PHP, and perhaps one of others elsewhere.
 */
export function readNamedResults(text: string, tokens: TokenBuffer, family: Family): void {
  const { ids, starts, hashes, length } = tokens;
  const sharing = SHARING[family];
  const isDropped = new Uint8Array(length);
  let partners: Int32Array | undefined;
  let shared: ReadonlySet<number> | undefined;

  /** Where `=` stands of the statement that ends before a place and gives a variable its value; -1: it does something else. */
  function assignOf(name: number, end: number): number {
    partners ??= partnersOf(ids, length);
    let at = end - 1;
    while (at > 0) {
      const id = ids[at] as number;
      const isGiven = id === ASSIGN && ids[at - 1] === IDENTIFIER;
      if (isGiven && sameWord(text, starts[at - 1] as number, starts[name] as number)) return at;
      if (AROUND.has(id) || (id === COMMA && family !== 'python')) break;
      at = CLOSING.has(id) ? (partners[at] as number) - 1 : at - 1;
    }
    return -1;
  }

  /** Where the declaration begins whose name stands at a place; -1: nothing is declared there. */
  function startOf(name: number): number {
    let at = name;
    if (sharing !== undefined) {
      shared ??= new Set(
        text
          .match(sharing)
          ?.join(',')
          .split(/[\s,;&\\]+/)
          .map((word) => nameHash(word, 0, false)),
      );
      if (shared.has(nameHash(text, starts[name] as number, false))) return -1;
    } else {
      if (!BEFORE_NAME.has(ids[name - 1])) return -1;
      const around = ENDS_ARGUMENTS.has(ids[name - 1]) ? AROUND_TYPE : AROUND_PLAIN_TYPE;
      while (name - at < LONGEST_TYPE && !around.has(ids[at - 1])) at -= 1;
      // `*p = …` writes elsewhere, and `if (a) T t = …` is not always done.
      if (!BEGINS.has(ids[at])) return -1;
    }
    return BEFORE_STATEMENT.has(ids[at - 1]) ? at : -1;
  }

  for (let at = 3; at < length; at += 1) {
    const isResult =
      ids[at] === RETURN &&
      ids[at + 1] === IDENTIFIER &&
      ENDS_STATEMENT.has(ids[at - 1]) &&
      BEHIND_RESULT.has(ids[at + 2]);
    const assign = isResult ? assignOf(at + 1, at - 1) : -1;
    const from = assign < 0 ? -1 : startOf(assign - 1);
    if (from < 0) continue;
    ids[from] = RETURN as number;
    hashes[from] = 0;
    isDropped.fill(1, from + 1, assign + 1).fill(1, at, ENDS_STATEMENT.has(ids[at + 2]) ? at + 3 : at + 2);
  }
  if (partners !== undefined) tokens.drop(isDropped);
}
