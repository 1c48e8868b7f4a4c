import { fromHexadecimal, hasRun, kindOf, runsOf, timesOf } from './letters.ts';

/*
 * A text in another order than it is read in, in numbers of several letters, or in the blanks between words. Each way is tried where
 * what comes of it has more words of code than the text as it stands.
 */

/** Several letters each. */
const WIDE = /(?:(?<![\w.-])(?:0x[0-9a-f]{3,16}|\d{4,20})[uln]{0,3}(?![\w.])[\s,;=[\]{}]{0,8}){40,}/gi;

const OF_WIDE = kindOf(/[\da-fxuln\s,;=[\]{}]/i, true);
/** Fewer characters are not so many of four digits. */
const LEAST_WIDE = 4 * 40;

/** Whether there is a list of numbers that may be several letters each. */
export function hasWideNumbers(text: string): boolean {
  return (hasRun(text, OF_WIDE, LEAST_WIDE) && text.search(WIDE) >= 0) || hasRun(text, DIGIT, LEAST_LONG);
}

const DIGIT = kindOf(/\d/);
/** A number of so many digits, and of no more than these, may be a text by itself, or a part of one. */
const [LEAST_LONG, MOST_LONG] = [320, 64 * 1024];

/** What very long numbers say together. */
function longNumbers(text: string): readonly string[] {
  const runs = [...runsOf(text, DIGIT, LEAST_LONG)].filter(({ length }) => length <= MOST_LONG);
  return runs.length === 0 ? [] : [runs.map(bytesOf).join('')];
}

/** The bytes of a number, the highest first. */
function bytesOf(number: string): string {
  const digits = BigInt(number).toString(16);
  return fromHexadecimal(digits.padStart(digits.length + (digits.length % 2), '0'));
}

/** What wide numbers say. */
export function wideNumbers(text: string): readonly string[] {
  const lists = hasRun(text, OF_WIDE, LEAST_WIDE) ? (text.match(WIDE) ?? []) : [];
  return [...lists.flatMap(wide), ...longNumbers(text)];
}

/** Numbers of several bytes each, the highest first and the lowest first. */
function wide(run: string): readonly string[] {
  const bytes = Array.from(run.matchAll(/0x[0-9a-f]+|\d+/gi), ([number]) => bytesOf(number));
  return [bytes.join(''), bytes.map((one) => Array.from(one).toReversed().join('')).join('')];
}

/** Two ways of leaving blank between words. */
export function blanksOf(text: string): string {
  if (timesOf(text, ' ') === 0) return '';
  return Array.from(text.matchAll(/\S( +)(?=\S)/g), ([, { length } = '']) => (length === 1 ? '0' : '1')).join(
    '',
  );
}

const KEYWORDS = /\b(?:if|else|while|for|return|int|def|end|let|function|func|class|import|void|then|do)\b/g;
const LEAST_KEYWORDS = 6;
/** Where a text has so many for its length, it is in order. */
const KEYWORDS_SHARE = 1 / 400;
/** What code has so much of, and prose and data have not. */
const SIGNS = '()=;{}[]';
const LEAST_SIGNS = 1 / 40;

/** A part of a text in another order, from one place of that on to another one. */
type Order = (text: string, from: number, to: number) => string;

const turned = (text: string): string => Array.from(text).toReversed().join('');
/** What changes each part of a text by itself. */
const inPlace =
  (change: (text: string) => string): Order =>
  (text, from, to) =>
    change(text.slice(from, to));

const ORDERS: readonly Order[] = [
  (text, from, to) => turned(text.slice(Math.max(0, text.length - to), text.length - from)),
  inPlace((text) => text.replaceAll(/\w+/g, turned)),
  inPlace((text) => text.replaceAll(/.+/g, turned)),
  inPlace((text) => text.replaceAll(/[a-z]/gi, (one) => (one > 'Z' ? one.toUpperCase() : one.toLowerCase()))),
  ...[2, 3].flatMap((step) => [0, 1].map((first) => everySign(step, first))),
  ...[2, 3, 4, 5, 6, 7, 8].map(fromColumns),
];

function everySign(step: number, first: number): Order {
  return (text, from, to) => {
    let taken = '';
    for (let at = first + from * step; at < text.length && at < first + to * step; at += step) {
      taken += text.charAt(at);
    }
    return taken;
  };
}

/** A text of which every so many signs stand together. */
function fromColumns(columns: number): Order {
  return (text, from, to) => {
    const [rows, longer] = [Math.floor(text.length / columns), text.length % columns];
    let read = '';
    for (let at = from; at < Math.min(to, text.length); at += 1) {
      const [row, column] = [Math.floor(at / columns), at % columns];
      read += text.charAt(column * rows + Math.min(column, longer) + row);
    }
    return read;
  };
}

/** Of a longer text these parts tell whether it is one in another order, in characters. */
const [PARTS, PART] = [3, 8 * 1024];

/** The text in the order in which it has more words of code than as it stands. */
export function inOrder(text: string): readonly string[] {
  if (timesOf(text, SIGNS) < text.length * LEAST_SIGNS) return [];
  const own = keywordsIn(text);
  if (own > text.length * KEYWORDS_SHARE) return [];
  return ORDERS.filter((order) => {
    const parts = partsOf(text, order);
    const length = parts.reduce((sum, part) => sum + part.length, 0);
    const count = parts.reduce((sum, part) => sum + keywordsIn(part), 0);
    return count > Math.max(LEAST_KEYWORDS, (2 * own * length) / text.length);
  }).map((order) => order(text, 0, text.length));
}

function keywordsIn(text: string): number {
  return text.match(KEYWORDS)?.length ?? 0;
}

function partsOf(text: string, order: Order): readonly string[] {
  if (text.length <= PARTS * PART) return [order(text, 0, text.length)];
  return Array.from({ length: PARTS }, (_, at) => {
    const from = Math.floor((at * (text.length - PART)) / PARTS);
    return order(text, from, from + PART);
  });
}
