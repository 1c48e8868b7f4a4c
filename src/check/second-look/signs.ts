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

/*
 * Places of a text by how far each sign is from the last one that is the same. Whatever stands for a sign, that is the same, if it is
 * always the same.
 */

/** Signs that are the same are looked for so far back. */
const LOOK_BACK = 64;
/** So many signs one after another are compared … */
export const RUN = 40;
/** … of which so many are different: a line of blanks is like any other one. */
const LEAST_DIFFERENT = 8;
/** One in so many places is compared. */
const SAMPLE = 16;

/** Whether the signs at a place are enough to know it. */
export function isVaried(numbers: ArrayLike<number>, from: number): boolean {
  const seen = new Set<number>();
  for (let at = from; at < from + RUN && seen.size < LEAST_DIFFERENT; at += 1) {
    seen.add(numbers[at] as number);
  }
  return seen.size === LEAST_DIFFERENT;
}

const FACTOR = 0x9e_37_79_b1;
/** What the first of `RUN` distances adds to a hash. */
const FIRST = Array.from({ length: RUN }).reduce<number>((power) => Math.imul(power, FACTOR), 1);
const last = new Int32Array(0x1_00_00);

/** Calls for one in `SAMPLE` places of a text, chosen by what follows there. */
export function eachPlace(signs: ArrayLike<number>, found: (hash: number, at: number) => void): void {
  const ring = new Uint8Array(RUN);
  last.fill(-LOOK_BACK - 1);
  let hash = 0;
  for (let at = 0; at < signs.length; at += 1) {
    const sign = signs[at] as number;
    const distance = at - (last[sign] as number);
    last[sign] = at;
    const step = distance > LOOK_BACK ? 0 : distance;
    const slot = at % RUN;
    hash = (Math.imul(hash, FACTOR) + step + 1 - Math.imul(FIRST, ring[slot] as number)) | 0;
    ring[slot] = step + 1;
    if (at < RUN - 1) continue;
    const mixed = Math.imul(hash ^ (hash >>> 15), 0x85_eb_ca_6b);
    if (((mixed ^ (mixed >>> 13)) & (SAMPLE - 1)) === 0) found(hash, at - RUN + 1);
  }
}
