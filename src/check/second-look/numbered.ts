/* Letters as numbers. */

/** The letters of a text, by their places in Unicode. */
export function pointsOf(text: string): Uint32Array {
  const points = new Uint32Array(text.length);
  let length = 0;
  for (let at = 0; at < text.length; at += 1) {
    const point = text.codePointAt(at) as number;
    points[length] = point;
    length += 1;
    if (point > 0xff_ff) at += 1;
  }
  return points.subarray(0, length);
}

export interface Numbered {
  /** Equal values have equal ones, from 0 on, as they come. */
  readonly numbers: Uint32Array;
  /** How many are different. */
  readonly kinds: number;
}

/** The number of each value and 1 more, of which none is known between two calls. */
const known = new Uint32Array(0x1_00_00);

export function numberedValues(values: Uint32Array): Numbered {
  const others = new Map<number, number>();
  const numbers = new Uint32Array(values.length);
  const small: number[] = [];
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] as number;
    const isLarge = value > 0xff_ff;
    let number = (isLarge ? others.get(value) : known[value]) ?? 0;
    if (number === 0) {
      number = small.length + others.size + 1;
      if (isLarge) {
        others.set(value, number);
      } else {
        small.push(value);
        known[value] = number;
      }
    }
    numbers[at] = number - 1;
  }
  for (const value of small) known[value] = 0;
  return { numbers, kinds: small.length + others.size };
}

export function numberedWords(words: readonly string[]): Numbered {
  const places = new Map<string, number>();
  const numbers = new Uint32Array(words.length);
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] as string;
    const number = places.get(word) ?? places.size;
    if (number === places.size) places.set(word, number);
    numbers[at] = number;
  }
  return { numbers, kinds: places.size };
}
