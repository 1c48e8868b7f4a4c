/*
 * Which letters a text has, and where those of one kind stand together: what is known of a text before any pattern goes over it. Most
 * ways to write a text need letters that a table of numbers or a page of prose has not.
 */

/** All that are not of ASCII stand here. */
const OTHERS = 128;

let counted = '';
const times = new Uint32Array(OTHERS + 1);

/** How often each letter of ASCII stands in a text, and behind them all others together; of the last text that it was asked of. */
function timesIn(text: string): Uint32Array {
  if (text === counted) return times;
  times.fill(0);
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    times[code < OTHERS ? code : OTHERS] = (times[code < OTHERS ? code : OTHERS] as number) + 1;
  }
  counted = text;
  return times;
}

/** How often any of these letters of ASCII stands in a text. */
export function timesOf(text: string, letters: string): number {
  const all = timesIn(text);
  let sum = 0;
  for (let at = 0; at < letters.length; at += 1) sum += all[letters.charCodeAt(at)] as number;
  return sum;
}

/** How many letters of a text are not of ASCII, in units of its length. */
export function strangeIn(text: string): number {
  return timesIn(text)[OTHERS] as number;
}

/** Two letters of a text are at most so much of it together, in units of its length. */
export function mostOfTwo(text: string): number {
  const [first = 0, second = 0] = timesIn(text).toSorted((a, b) => b - a);
  return first + second;
}

interface Kind {
  readonly isIn: Uint8Array;
}

/** @param areOthers whether all that is not of ASCII is of the kind, as a first look needs it */
export function kindOf(pattern: RegExp, areOthers = false): Kind {
  const isIn = Uint8Array.from({ length: OTHERS + 1 }, (_, code) =>
    Number(code === OTHERS ? areOthers : pattern.test(String.fromCharCode(code))),
  );
  return { isIn };
}

/** The runs of at least so many letters of a kind, as a pattern finds them, without looking at each letter of a text that has none. */
export function* runsOf(text: string, { isIn }: Kind, least: number): Generator<string> {
  const isOf = (at: number): boolean => {
    const code = text.charCodeAt(at);
    return isIn[code < OTHERS ? code : OTHERS] === 1;
  };
  let from = 0;
  while (from + least <= text.length) {
    let at = from + least - 1;
    while (at >= from && isOf(at)) at -= 1;
    if (at >= from) {
      from = at + 1;
      continue;
    }
    let to = from + least;
    while (to < text.length && isOf(to)) to += 1;
    yield text.slice(from, to);
    from = to + 1;
  }
}

export function hasRun(text: string, kind: Kind, least: number): boolean {
  return runsOf(text, kind, least).next().done !== true;
}

let split = '';
let parts: readonly string[] = [''];

/** The lines of a text; of the last text that it was asked of they are known. */
export function linesOf(text: string): readonly string[] {
  if (text !== split) {
    parts = text.split(/\r?\n/);
    split = text;
  }
  return parts;
}

let spliced = '';
let unbroken = '';

/** A text without the ends of its lines. */
export function inOneLine(text: string): string {
  if (text !== spliced) {
    unbroken = text.replaceAll(/[\r\n]+/g, '');
    spliced = text;
  }
  return unbroken;
}

const PIECE = 4096;

/** Letters by their numbers. */
export function ofCodes(codes: readonly number[]): string {
  let text = '';
  for (let at = 0; at < codes.length; at += PIECE) {
    text += String.fromCharCode(...codes.slice(at, at + PIECE));
  }
  return text;
}

/* Letters that are written otherwise, as many ways to write a text do. */

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\n', t: '\t', b: ' ', f: ' ' };

/** What a string of JSON says, without its quotes. */
export function unescaped(text: string): string {
  return text.replaceAll(/\\(?:u([0-9a-fA-F]{4})|([\s\S]))/g, (_, code?: string, mark = '') =>
    code === undefined
      ? (ESCAPES[mark as string] ?? (mark as string))
      : String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** A text with the signs that pages write by name. */
export function withoutEntities(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

/** Digits as bytes, two each. */
export function fromHexadecimal(digits: string): string {
  const codes: number[] = [];
  for (let at = 0; at + 1 < digits.length; at += 2) codes.push(Number.parseInt(digits.slice(at, at + 2), 16));
  return ofCodes(codes) + digits.slice(codes.length * 2);
}

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
