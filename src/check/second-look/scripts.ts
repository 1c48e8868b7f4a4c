/* What becomes of the signs of a program where it is written otherwise: characters, or groups of bits, which digits stand for. */

/** How a program may stand in signs: all characters, those that are no blanks, or groups of its bits, from one of its bytes on. */
export interface Script {
  /** A group of so many signs begins with a character. */
  readonly period: number;
  readonly signs: (text: string) => Uint16Array;
  readonly text: (values: readonly number[], before: readonly string[]) => string;
}
const inBits = (bits: number, from: number): Script => ({
  period: bits === 6 ? 4 : 8,
  signs(text) {
    const bytes = new TextEncoder().encode(text).subarray(from);
    const signs = new Uint16Array(Math.floor((bytes.length * 8) / bits));
    let [left, held, at] = [0, 0, 0];
    for (const byte of bytes) {
      held = ((held << 8) | byte) & 0xffff;
      left += 8;
      for (; left >= bits; left -= bits) signs[at++] = (held >> (left - bits)) & ((1 << bits) - 1);
    }
    return signs;
  },
  text(values) {
    const bytes: number[] = [];
    let [left, held] = [0, 0];
    for (const value of values) {
      held = ((held << bits) | value) & 0xffff;
      left += bits;
      if (left < 8) continue;
      left -= 8;
      bytes.push((held >> left) & 0xff);
    }
    return ofCodes(bytes, []);
  },
});
const ofCodes = (codes: readonly number[], before: readonly string[]): string =>
  codes.map((code, at) => `${before[at] ?? ''}${String.fromCharCode(code)}`).join('');
function codesOf(text: string): Uint16Array {
  const codes = new Uint16Array(text.length);
  for (let at = 0; at < text.length; at += 1) codes[at] = text.charCodeAt(at);
  return codes;
}
export const IN_CHARACTERS: readonly Script[] = [
  { period: 1, signs: codesOf, text: ofCodes },
  { period: 1, signs: (text) => codesOf(text.replaceAll(/\s+/g, '')), text: ofCodes },
];
/** Groups of so many bits, from each byte on that they may begin with. */
export const IN_BITS = [
  { bits: 6, scripts: [0, 1, 2].map((from) => inBits(6, from)) },
  { bits: 5, scripts: [0, 1, 2, 3, 4].map((from) => inBits(5, from)) },
] as const;
