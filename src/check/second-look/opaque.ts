/*
 * Text that nobody can read: what is packed or encrypted, in signs of any kind. No way to write it is known here; it is known by its
 * evenness, because whatever says little for its length was made shorter before, and each sign is as frequent as any other one. Where
 * its lines end, and what stands between its signs, is up to whoever writes it, and does not count.
 */

import { numberedValues, numberedWords, pointsOf } from './letters.ts';

/** A shorter text holds no program that is told, even packed. */
const LEAST_SIGNS = 600;
/** Text is looked at in windows of so many signs, from each of so many on. */
const STEP = 100;
/** Digits of fewer kinds are those of numbers, or letters of genes; what has more is a language of words or of pictures. */
const [LEAST_DIGITS, MOST_DIGITS] = [14, 256];
/** Numbers of nearly all bytes. Those of fewer kinds are ages, points, prices. */
const LEAST_NUMBERS = 200;
/** Of what that many kinds of signs can say. What is no more than written otherwise says at most nine tenths, words of prose a little more. */
const [LEAST_EVENNESS, LEAST_OF_WORDS] = [0.96, 0.985];
/** Of so many signs one after another … */
const GRAM = 5;
/** … fewer stand there twice than this. In a list of sums or names each begins alike. */
const MOST_REPEATED = 0.02;

/** How pictures, fonts, sounds, documents, certificates and programs for machines begin in Base64, with what follows. */
const KNOWN =
  /(?<![\w+/])(?:iVBORw0KGgo|\/9j\/|R0lGOD|UklGR|Qk[01]|d09G[RM]|AAEAAA|T1RUTw|SUQz|T2dnU|JVBERi|MII|AGFzbQ|AAAAB3)[\w+/=\s"',\\]*/g;
/** Settings that Rails encrypts for each project, with what they were encrypted with. */
const OF_RAILS = /(?<![\w+/])[\w+/]{24,2000}={0,2}--[\w+/]{16}--[\w+/]{22}==/g;
/** What stands around digits, and between them. */
const BETWEEN = /(?:\\[nrt]|[\s"'`,;()\\\p{Cc}])+/gu;

export function opaqueCharacters(text: string): number {
  if (text.length < LEAST_SIGNS) return 0;
  const rest = text.replaceAll(KNOWN, ' ').replaceAll(OF_RAILS, ' ');
  const points = pointsOf(rest.replaceAll(BETWEEN, ''));
  const words = rest.match(/[\p{L}\p{N}]+/gu) ?? [];
  return Math.max(
    evenSigns(numberedValues(points).numbers, LEAST_DIGITS, LEAST_EVENNESS, (from) =>
      isSeries(points.subarray(from, from + LEAST_SIGNS)),
    ),
    evenSigns(numberedWords(words).numbers, LEAST_NUMBERS, LEAST_OF_WORDS, (from) =>
      isSeries(words.slice(from, from + LEAST_SIGNS).map(Number)),
    ) && words.join(' ').length,
  );
}

/**
 * How many signs stand in windows that are even.
 *
 * @param isKnown whether a window, from a place on, holds what is even for another reason
 */
function evenSigns(
  numbers: Uint32Array,
  leastKinds: number,
  evenness: number,
  isKnown: (from: number) => boolean,
): number {
  if (numbers.length < LEAST_SIGNS) return 0;
  const window = new Window(numbers);
  let [found, until, next] = [0, 0, LEAST_SIGNS];
  for (let at = 1; at <= numbers.length; at += 1) {
    window.add(at - 1);
    if (at > LEAST_SIGNS) window.remove(at - 1 - LEAST_SIGNS);
    if (at < next && (at < numbers.length || at < LEAST_SIGNS)) continue;
    const from = at - LEAST_SIGNS;
    const isFound = window.isEven(leastKinds, evenness) && isVaried(numbers, from) && !isKnown(from);
    if (isFound) {
      found += at - Math.max(from, until);
      until = at;
    }
    next = at + (isFound ? LEAST_SIGNS : STEP);
  }
  return found;
}

/** How often each sign stands in a part of a text. */
class Window {
  readonly #numbers: Uint32Array;
  readonly #times: Uint16Array;
  #kinds = 0;
  /** Of all kinds, how often they stand there times its logarithm. */
  #sum = 0;

  constructor(numbers: Uint32Array) {
    this.#numbers = numbers;
    this.#times = new Uint16Array(numbers.length);
  }

  add(at: number): void {
    this.#change(this.#numbers[at] as number, 1);
  }

  remove(at: number): void {
    this.#change(this.#numbers[at] as number, -1);
  }

  #change(number: number, by: 1 | -1): void {
    const before = this.#times[number] as number;
    const times = before + by;
    this.#times[number] = times;
    this.#kinds += Number(before === 0) - Number(times === 0);
    this.#sum += (LOGARITHMS[times] as number) - (LOGARITHMS[before] as number);
  }

  isEven(leastKinds: number, evenness: number): boolean {
    const kinds = this.#kinds;
    if (kinds < leastKinds || kinds > MOST_DIGITS) return false;
    const bits = Math.log2(LEAST_SIGNS) - this.#sum / LEAST_SIGNS;
    // Of few signs each kind is a little more or less frequent than others by chance.
    const chance = (kinds - 1) / (2 * LEAST_SIGNS * Math.LN2);
    return bits >= evenness * (Math.log2(kinds) - chance);
  }
}
const LOGARITHMS = Float64Array.from({ length: LEAST_SIGNS + 2 }, (_, times) =>
  times === 0 ? 0 : times * Math.log2(times),
);

/** Of numbers that were measured each is near the one before it; what is packed says nothing of what comes next. */
const NEAR = 0.5;

/** Whether numbers, of a window, change by little from one to the next, and by much from one half to the other; not where one is no number. */
function isSeries(values: ArrayLike<number>): boolean {
  const half = LEAST_SIGNS / 2;
  let [near, far] = [0, 0];
  for (let at = 0; at < half; at += 1) {
    const value = values[at] as number;
    near += Math.abs((values[at + 1] as number) - value);
    far += Math.abs((values[at + half] as number) - value);
  }
  return near < NEAR * far;
}

function isVaried(numbers: Uint32Array, from: number): boolean {
  const seen = new Set<number>();
  const grams = LEAST_SIGNS - GRAM + 1;
  for (let at = from; at < from + grams; at += 1) {
    let gram = 0;
    for (let step = 0; step < GRAM; step += 1) {
      gram = Math.imul(gram, 0x9e_37_79_b1) + (numbers[at + step] as number);
    }
    seen.add(gram | 0);
  }
  return grams - seen.size < MOST_REPEATED * grams;
}
