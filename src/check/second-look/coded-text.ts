/* Whether a text may be signs that stand for those of another one, and in which ways: letters, words, groups of digits. */

import { occurrences } from '#base';
import { type Numbered, numberedValues, numberedWords, pointsOf } from './letters.ts';

/** Signs in the order of a text, as numbers: equal signs have equal ones. */
export interface CodedSigns {
  readonly numbers: Uint16Array;
  /** The text that they stand in, with blanks between them that are none; undefined: nothing stands between them. */
  readonly spaced?: string;
  readonly isBackwards?: boolean;
  /** They may be groups of so many bits. */
  readonly bits?: 5 | 6;
}

/** Fewer signs hold no copy that is told. */
const LEAST_SIGNS = 400;
/** A program has fewer kinds of signs, and more than these. */
const [LEAST_KINDS, MOST_KINDS] = [16, 128];
/** They are numbers of 16 bits. */
const MOST_LETTERS = 0xff_ff;
/** What is looked at of one text, in characters. */
export const MOST_CHARACTERS = 256 * 1024;
/** So many digits may stand for one sign, where they are of so few kinds. */
const STEPS = [
  { size: 2, most: 40 },
  { size: 3, most: 16 },
  { size: 4, most: 16 },
  { size: 8, most: 4 },
];

/** The ways in which a text may be signs of another one; empty: it is prose, or code as it is. */
export function codedIn(text: string): readonly CodedSigns[] {
  if (text.length < LEAST_SIGNS) return [];
  const start = text.slice(0, MOST_CHARACTERS);
  return [...inSigns(start), ...ofFewKinds(wordsWithoutFrame(text))].flatMap((one) =>
    one.numbers.length >= LEAST_SIGNS && isUneven(one)
      ? [one, { ...one, numbers: one.numbers.toReversed(), isBackwards: true }]
      : [],
  );
}

/** Letters, words and groups of digits, where the letters of a text are none of what people write. */
function inSigns(text: string): readonly CodedSigns[] {
  const { isForeign, kinds } = lookedOver(text);
  const isOfFew = kinds <= MOST_DIGITS;
  if (!isForeign && (!isOfFew || isTable(text.slice(0, SAMPLE)))) return [];
  const points = pointsOf(text);
  const dense = without(points, BLANKS);
  const digits = text.includes('\0') ? points : without(dense, AROUND);
  return [
    ...(isForeign && kinds >= LEAST_KINDS ? inLetters(text, points, dense) : []),
    ...inWords(text),
    ...(isOfFew ? inGroups(digits) : []),
  ];
}

/** What a text of few digits begins with tells whether it is a table of numbers, in characters. */
const SAMPLE = 2 * 1024;
/** There nothing is as frequent as this, in any way to read it. */
const MOST_OF_TABLE = 0.03;

function isTable(start: string): boolean {
  const digits = numberedValues(without(without(pointsOf(start), BLANKS), AROUND));
  const groups = STEPS.flatMap(({ size, most }) =>
    digits.kinds > most ? [] : Array.from({ length: size }, (_, from) => grouped(digits, size, from)),
  );
  return [...everyWord(wordsOf(start)), ...groups].every(
    (one) => one === undefined || one.kinds > MOST_KINDS || mostOf(one.numbers) < MOST_OF_TABLE,
  );
}

/** The share of the most frequent number. */
function mostOf(numbers: ArrayLike<number>): number {
  const times = new Uint32Array(numbers.length);
  let most = 0;
  for (let at = 0; at < numbers.length; at += 1) {
    const count = (times[numbers[at] as number] as number) + 1;
    times[numbers[at] as number] = count;
    if (count > most) most = count;
  }
  return most / Math.max(1, numbers.length);
}

function without(points: Uint32Array, out: Uint8Array): Uint32Array {
  const left = new Uint32Array(points.length);
  let length = 0;
  for (let at = 0; at < points.length; at += 1) {
    const point = points[at] as number;
    if (out[point] === 1) continue;
    left[length] = point;
    length += 1;
  }
  return left.subarray(0, length);
}

/** Which letters are of a kind, up to the last one that is. */
function table(letters: string): Uint8Array {
  const points = pointsOf(letters);
  const isIn = new Uint8Array(Math.max(...points) + 1);
  for (const point of points) isIn[point] = 1;
  return isIn;
}
const BLANKS = table(
  ' \t\n\v\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff',
);

/** What stands around digits and between them. */
const AROUND = table('"\'`+,;()\\');

/** A sign for each character, and for each that is no blank. */
function inLetters(spaced: string, points: Uint32Array, dense: Uint32Array): readonly CodedSigns[] {
  const { numbers, kinds } = numberedValues(dense);
  const isOfBits = kinds <= MOST_SIX_BITS && without(dense, DIGITS).length < dense.length * MOST_BETWEEN;
  const bits = kinds <= MOST_FIVE_BITS ? 5 : 6;
  return [
    ...fewEnough({ numbers, kinds }, MOST_LETTERS).map((one) => ({
      numbers: one,
      spaced,
      ...(isOfBits ? ({ bits } as const) : {}),
    })),
    ...fewEnough(numberedValues(points), MOST_LETTERS).map((one) => ({ numbers: one })),
  ];
}
/** Digits that say five or six bits each, and what stands around them: so much of them. */
const [MOST_FIVE_BITS, MOST_SIX_BITS, MOST_BETWEEN] = [40, 72, 0.15];
const DIGITS = table('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=-_');

/** @returns empty where there are more kinds than `most`, or too few */
function fewEnough({ numbers, kinds }: Numbered, most: number): readonly Uint16Array[] {
  return kinds < LEAST_KINDS || kinds > most ? [] : [Uint16Array.from(numbers)];
}

/** In a program one sign in so many is the same, a blank or a letter. Data have no such sign … */
const LEAST_OF_ONE = 0.06;
/** … and of digits none that is so much more frequent than others: what is packed. */
const LEAST_OF_DIGIT = 2;

function isUneven({ numbers, bits }: CodedSigns): boolean {
  const most = mostOf(numbers);
  return most >= LEAST_OF_ONE || (bits !== undefined && most * new Set(numbers).size >= LEAST_OF_DIGIT);
}

/** What stands at the start of a text tells whether its words are of too many kinds, in characters. */
const START = 4 * 1024;

/** Words, or of each two or three one: words of a frame stand between those that say something. */
function inWords(text: string): readonly CodedSigns[] {
  const start = text.length > START ? everyWord(wordsOf(text.slice(0, START))) : [];
  if (start.length > 0 && start.every(({ kinds }) => kinds > MOST_KINDS)) return [];
  return ofFewKinds(wordsOf(text));
}

const ofFewKinds = (words: readonly string[]): readonly CodedSigns[] =>
  everyWord(words).flatMap((some) => fewEnough(some, MOST_KINDS).map((one) => ({ numbers: one })));

const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{N}\p{M}_]+/gu) ?? [];

function everyWord(words: readonly string[]): readonly Numbered[] {
  const { numbers } = numberedWords(words);
  return [1, 2, 3].flatMap((step) =>
    Array.from({ length: step }, (_, from) => {
      const some = new Uint32Array(Math.max(0, Math.ceil((numbers.length - from) / step)));
      for (let at = 0; at < some.length; at += 1) some[at] = numbers[from + at * step] as number;
      return numberedValues(some);
    }),
  );
}

/** So many lines tell which words all of them have … */
const FIRST_LINES = 24;
/** … or so much of them, */
const FRAME_SHARE = 0.9;
/** within so many words from their start or their end. */
const FRAME_WORDS = 12;
/** What is looked at of a text in a frame: most of it is the frame. */
const FRAMED_CHARACTERS = 4 * MOST_CHARACTERS;
const FRAME_PLACES = Array.from({ length: 2 * FRAME_WORDS }, (_, at) => at - FRAME_WORDS);

/** The words of a text without those in places in which its lines have all the same one; empty: there are no such places. */
function wordsWithoutFrame(text: string): readonly string[] {
  const first = text.slice(0, START).split('\n').map(wordsOf).filter(isSome).slice(0, FIRST_LINES);
  if (first.length < FIRST_LINES) return [];
  const frame = new Set(FRAME_PLACES.filter((place) => isSameAt(place, first)));
  if (frame.size === 0) return [];
  return text
    .slice(0, FRAMED_CHARACTERS)
    .split('\n')
    .map(wordsOf)
    .flatMap((words) => words.filter((_, at) => !frame.has(at) && !frame.has(at - words.length)))
    .slice(0, MOST_CHARACTERS);
}

function isSameAt(place: number, lines: readonly (readonly string[])[]): boolean {
  const counts = occurrences(lines.flatMap((words) => words.at(place) ?? []));
  return Math.max(0, ...counts.values()) >= FRAME_SHARE * lines.length;
}
const isSome = (words: readonly string[]): boolean => words.length > 0;

/** Groups of digits, from where they are of the fewest kinds: elsewhere the end of one and the start of the next stand together. */
function inGroups(points: Uint32Array): readonly CodedSigns[] {
  const digits = numberedValues(points);
  return STEPS.flatMap(({ size, most }) => {
    if (digits.kinds > most) return [];
    const groups = Array.from({ length: size }, (_, from) => grouped(digits, size, from));
    const [best] = groups.flatMap((one) => one ?? []).toSorted((a, b) => a.kinds - b.kinds);
    return best === undefined ? [] : fewEnough(best, MOST_KINDS).map((numbers) => ({ numbers }));
  });
}

/** So many tell whether all are of too many kinds. */
const FIRST_GROUPS = 4 * MOST_KINDS;

/** undefined: they are of too many kinds. */
function grouped(digits: Numbered, size: number, from: number): Numbered | undefined {
  const count = Math.max(0, Math.floor((digits.numbers.length - from) / size));
  // What they are of more kinds by is seen at their start.
  const first = numberedValues(groupsOf(digits, size, from, Math.min(FIRST_GROUPS, count)));
  if (first.kinds > MOST_KINDS) return undefined;
  const all = count <= FIRST_GROUPS ? first : numberedValues(groupsOf(digits, size, from, count));
  return all.kinds > MOST_KINDS ? undefined : all;
}

/** Each of so many groups as one number: there are no more than 16 bits can say. */
function groupsOf({ numbers, kinds }: Numbered, size: number, from: number, count: number): Uint32Array {
  const groups = new Uint32Array(count);
  for (let at = 0; at < count; at += 1) {
    let group = 0;
    for (let step = 0; step < size; step += 1) {
      group = group * kinds + (numbers[from + at * size + step] as number);
    }
    groups[at] = group;
  }
  return groups;
}

/** The letters that are frequent in what people write, code or prose, in languages of this alphabet … */
const USUAL = table('etaoinsr');
/** … are so many of all letters; elsewhere letters stand for others. */
const LEAST_USUAL = 0.42;
const LEAST_LETTERS = 0.25;
/** A table of numbers has more digits and what stands between them; it is read as numbers. */
const MOST_NUMBERS = 0.7;
const WINDOW = 200;
/** So many windows may be anything. */
const LEAST_WINDOWS = 3;

/** Digits of any kind are of so few kinds. */
const MOST_DIGITS = 40;

/** Whether some part of a text has not the letters of what people write, and how many kinds of signs it has. */
function lookedOver(text: string): { readonly isForeign: boolean; readonly kinds: number } {
  const seen = new Uint8Array(MOST_LETTERS + 1);
  let kinds = 0;
  let foreign = 0;
  let [all, letters, usual, numbers] = [0, 0, 0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code <= 32) continue;
    kinds += 1 - (seen[code] as number);
    seen[code] = 1;
    all += 1;
    if (code >= 44 && code <= 59) numbers += 1;
    const small = code | 32;
    if (small >= 97 && small <= 122) letters += 1;
    if (USUAL[small] === 1) usual += 1;
    if (all < WINDOW) continue;
    const isOfNumbers = numbers > MOST_NUMBERS * all;
    foreign += Number(!isOfNumbers && (letters < LEAST_LETTERS * all || usual < LEAST_USUAL * letters));
    [all, letters, usual, numbers] = [0, 0, 0, 0];
  }
  return { isForeign: foreign >= LEAST_WINDOWS, kinds };
}
