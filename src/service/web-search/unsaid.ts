import { hex, hmacSha256 } from '#native';
import type { SearchRules } from './provider.ts';

/** A name inside of a longer word without a seam (`annaschmidt`) is looked for from so many letters on. */
const SHORTEST_INSIDE = 4;
/** Of a word: what stands behind is not looked at, and a longer word is not sent. */
const LONGEST_WORD = 64;

/**
 * Whether a word may leave the machine: neither it, nor a part of it (`anna_schmidt_solution`, `solutionOfAnna`), nor four or
 * more letters inside of it are a word that is never sent.
 */
export function sayableWords({
  salt,
  never,
}: Pick<SearchRules, 'salt' | 'never'>): (word: string) => boolean {
  const known = new Map<string, boolean>();
  const isNever = new Map<string, boolean>();
  const isUnsayable = (text: string): boolean => {
    const before = isNever.get(text);
    if (before !== undefined) return before;
    const is = never.has(digestOf(salt, text));
    isNever.set(text, is);
    return is;
  };
  return (word) => {
    if (word.length > LONGEST_WORD) return false;
    if (never.size === 0) return true;
    const before = known.get(word);
    if (before !== undefined) return before;
    const says = !piecesOf(word).some(isUnsayable);
    known.set(word, says);
    return says;
  };
}

/** Everything in a word that a name could be, in lower case. */
function piecesOf(word: string): readonly string[] {
  const text = word.toLowerCase();
  const pieces = new Set([text, ...partsOf(word)]);
  // A name of two words (`vanDyk`) stands over a seam, so this looks at the whole word and not at its parts.
  for (let from = 0; from < text.length; from++) {
    for (let to = from + SHORTEST_INSIDE; to <= text.length; to++) pieces.add(text.slice(from, to));
  }
  return [...pieces];
}

/** `annaSchmidt_2` is `anna`, `schmidt` and `2`. */
function partsOf(word: string): readonly string[] {
  return word
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[^\p{L}]+/u)
    .filter((part) => part !== '')
    .map((part) => part.toLowerCase());
}

/**
 * How a name is told to a service without saying it: HMAC-SHA-256 of the lower-cased text, in hex. Whoever has the salt can test
 * a name that they know, and can read none.
 *
 * @param salt of this check alone
 */
export function digestOf(salt: string, text: string): string {
  return hex(hmacSha256(salt, text.toLowerCase()));
}
