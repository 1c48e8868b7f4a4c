const LETTER = /\p{L}|\p{N}|\p{M}/u;

/** Whether a character outside ASCII can be part of a word (letters, marks, digits, halves of astral characters). */
export function isWideWordCharacter(code: number): boolean {
  return (code >= 0xd800 && code <= 0xdfff) || LETTER.test(String.fromCharCode(code));
}
