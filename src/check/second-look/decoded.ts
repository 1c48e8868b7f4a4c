import { occurrences } from '#base';
import {
  fromHexadecimal,
  hasRun,
  inOneLine,
  kindOf,
  linesOf,
  mostOfTwo,
  ofCodes,
  runsOf,
  strangeIn,
  timesOf,
  withoutEntities,
} from './letters.ts';
import { blanksOf, hasWideNumbers, inOrder, wideNumbers } from './orders.ts';

/** A run of digits of so many holds enough. */
const LEAST_DIGITS = 320;
const BASE64 = kindOf(/[A-Za-z0-9+/_-]/);
const HEXADECIMAL = /^(?:[0-9a-fA-F]{2})+$/;
/** Of a text so much is letters, digits, blanks and signs. */
const LEAST_PRINTABLE = 0.9;
/** Fewer escapes, or letters that stand for others, are a text's own. */
const LEAST_ESCAPES = 40;
const LEAST_LINES = 8;

export function decoded(text: string): readonly string[] {
  return [
    ...base64(text),
    ...numbers(text),
    ...dumped(text),
    ...uuencoded(text),
    ...base85(text),
    ...unescaped(text),
    ...usual(text),
    ...bits(text),
    ...wideNumbers(text).filter(isPrintable),
    ...bits(blanksOf(text)),
    ...inOrder(text),
  ];
}

function isPrintable(text: string): boolean {
  let count = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    count += Number((code >= 32 && code < 127) || code === 9 || code === 10 || code === 13);
  }
  return count >= LEAST_PRINTABLE * text.length;
}

/** Lines of nothing else, as letters and certificates have them. */
const BASE64_LINES = /(?:^[A-Za-z0-9+/_-]{16,128}={0,2}\r?\n){4,}(?:[A-Za-z0-9+/_-]+={0,2}$)?/gm;

function base64(text: string): readonly string[] {
  return [...inLines(text), ...inRuns(text)];
}

/** Each line by itself: where its length is none of three bytes, it ends with a mark. */
function inLines(text: string): readonly string[] {
  if (timesOf(text, '=') === 0) return [];
  const lines = linesOf(text).filter((line) => line !== '');
  const isEach =
    lines.length >= LEAST_LINES &&
    lines.some((line) => line.endsWith('=')) &&
    lines.every((line) => line.length % 4 === 0 && BASE64_LINE.test(line));
  return isEach ? [lines.map(fromBase64).join('\n')].filter(isPrintable) : [];
}
const BASE64_LINE = /^[A-Za-z0-9+/_-]+={0,2}$/;

function inRuns(text: string): readonly string[] {
  const lines = (text.match(BASE64_LINES) ?? []).map((run) => run.replaceAll(/[\r\n=]+/g, ''));
  return [inOneLine(text), ...lines]
    .flatMap((joined) => [...runsOf(joined, BASE64, LEAST_DIGITS)])
    .map((digits) => (HEXADECIMAL.test(digits) ? fromHexadecimal(digits) : fromBase64(digits)))
    .filter(isPrintable);
}

/** Of digits that do not end a group, the last one says nothing. */
function fromBase64(digits: string): string {
  const plain = digits.replaceAll('-', '+').replaceAll('_', '/');
  return atob(plain.length % 4 === 1 ? plain.slice(0, -1) : plain);
}

/** What lists of numbers consist of, and so many of it at least. */
const OF_NUMBERS = kindOf(/[\da-fox\s,;=[\]{}-]/i, true);
const LEAST_NUMBERS = 240;
/** A number is of one of these ways alone: of two, a pattern would try both for each number of a list that is too short. */
const NUMBERS =
  /(?:(?<![\w.-])-?(?:0x[0-9a-f]{2}|0b[01]{1,8}|0o[0-7]{1,3}|0[0-7]{3}|\d{1,3})(?![\w.])[\s,;=[\]{}]{0,8}){240,}/gi;
/** What an array of bytes in code says. */
export function numbered(text: string): readonly string[] {
  return [...numbers(text), ...wideNumbers(text).filter(isPrintable)];
}

export function numberLists(text: string): readonly string[] {
  return hasRun(text, OF_NUMBERS, LEAST_NUMBERS) ? (text.match(NUMBERS) ?? []) : [];
}

/** Whether there is a list of numbers that may be letters. */
export function hasNumbers(text: string): boolean {
  return (hasRun(text, OF_NUMBERS, LEAST_NUMBERS) && text.search(NUMBERS) >= 0) || hasWideNumbers(text);
}

/** In C, Go and others, what begins with 0 is of eight digits. */
function valuesOf(list: readonly string[]): readonly number[] {
  const areOctal = list.every((number) => /^0[0-7]*$/.test(number));
  return list.map((number) => (areOctal ? Number.parseInt(number, 8) : Number(number)));
}

/** The numbers of letters, one after another, or how far each is from the one before. */
function numbers(text: string): readonly string[] {
  const lists = numberLists(text).map((run) =>
    valuesOf(Array.from(run.matchAll(/-?\w+/g), ([number]) => number)),
  );
  const single = lists.map((list) => {
    let sum = 0;
    const isDifferent = list.some((number) => number < 0);
    return ofCodes(list.map((number) => (isDifferent ? (sum += number) : number) & 0xff));
  });
  return single.filter(isPrintable);
}

const DUMP = /^[ \t]*[0-9a-f]{6,8}:?[ \t]+((?:[0-9a-f]{2,4}[ \t])*[0-9a-f]{2,4})(?:[ \t].*)?$/gim;

const GROUPS = /(?:(?<!\w)[0-9a-f]{2}(?!\w)[\s,:]{0,4}){240,}/gi;
const OF_GROUPS = kindOf(/[\da-f\s,:]/i, true);

/** Hexadecimal digits in groups, with the place of each line or without. */
function dumped(text: string): readonly string[] {
  const lines = [...text.matchAll(DUMP)].map(([, digits = '']) => digits);
  const groups = hasRun(text, OF_GROUPS, 2 * LEAST_NUMBERS) ? (text.match(GROUPS) ?? []) : [];
  return [...(lines.length < LEAST_LINES ? [] : [lines.join('')]), ...groups]
    .map((digits) => digits.replaceAll(/[^0-9a-f]/gi, ''))
    .filter((digits) => HEXADECIMAL.test(digits))
    .map(fromHexadecimal)
    .filter(isPrintable);
}

/** Lines that begin with their length. */
function uuencoded(text: string): readonly string[] {
  const lines = linesOf(text).filter(
    (line) => /^[!-M]/.test(line) && line.length === 1 + 4 * Math.ceil((line.charCodeAt(0) - 32) / 3),
  );
  if (lines.length < LEAST_LINES) return [];
  const codes = lines.flatMap((line) => {
    const values = Array.from(line.slice(1), (digit) => (digit.charCodeAt(0) - 32) & 63);
    const bytes = values.flatMap((value, at) =>
      at % 4 === 3
        ? []
        : [((value << (2 + 2 * (at % 4))) | ((values[at + 1] ?? 0) >> (4 - 2 * (at % 4)))) & 0xff],
    );
    return bytes.slice(0, line.charCodeAt(0) - 32);
  });
  return [ofCodes(codes)].filter(isPrintable);
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Of each letter of ASCII its place in an alphabet and 1 more. */
const ALPHABETS = [
  `0123456789${LETTERS}${LETTERS.toLowerCase()}!#$%&()*+-;<=>?@^_\`{|}~`,
  ofCodes(Array.from({ length: 85 }, (_, at) => at + 33)),
].map((alphabet) => Uint8Array.from({ length: 128 }, (_, code) => alphabet.indexOf(ofCodes([code])) + 1));
const VISIBLE = kindOf(/[!-~]/);
/** What says a program is of more kinds of digits than a table of numbers. */
const LEAST_KINDS = 24;

/** undefined: not all letters are digits of the alphabet, or they are of too few kinds. */
function placesOf(letters: string, digits: Uint8Array): Uint8Array | undefined {
  const places = new Uint8Array(letters.length);
  const seen = new Set<number>();
  for (let at = 0; at < letters.length; at += 1) {
    const place = digits[letters.charCodeAt(at)] as number;
    if (place === 0) return undefined;
    places[at] = place - 1;
    if (seen.size < LEAST_KINDS) seen.add(place);
  }
  return seen.size < LEAST_KINDS ? undefined : places;
}

/** Five digits for four bytes, by either of the usual alphabets. */
function base85(text: string): readonly string[] {
  return [...runsOf(inOneLine(text), VISIBLE, LEAST_DIGITS - 20)].flatMap((run) =>
    ALPHABETS.flatMap((digits) => {
      // What stands before and behind it may be of the alphabet as well.
      const inside = run.replace(/^.{0,12}["']/, '').replace(/["'].{0,12}$/, '');
      if (inside.length < LEAST_DIGITS - 20) return [];
      const places = placesOf(inside, digits);
      if (places === undefined) return [];
      const codes: number[] = [];
      for (let at = 0; at < places.length; at += 5) {
        let value = 0;
        for (let digit = 0; digit < 5; digit += 1) value = value * 85 + (places[at + digit] ?? 84);
        codes.push((value >>> 24) & 0xff, (value >>> 16) & 0xff, (value >>> 8) & 0xff, value & 0xff);
      }
      return [ofCodes(codes)];
    }).filter(isPrintable),
  );
}

const ESCAPES =
  /&#(?:x([0-9a-f]{2,5})|(\d{2,6}));|[%=]([0-9A-F]{2}|[0-9a-f]{2})|\\(?:x([0-9a-f]{2})|u\{?([0-9a-f]{4,5})\}?|([0-7]{3})|([0-9a-f]{1,5}) )/gi;

/** Letters by their numbers, as pages, addresses, letters, style sheets and strings write them. */
function unescaped(text: string): readonly string[] {
  if (timesOf(text, '&%=\\') < LEAST_ESCAPES) return [];
  const found = text.match(ESCAPES)?.length ?? 0;
  const splices = text.match(SPLICE)?.length ?? 0;
  if (Math.max(found, splices) < LEAST_ESCAPES) return [];
  const plain = text
    .replaceAll(SPLICE, '\n')
    .replaceAll(ESCAPES, (written: string, ...groups: (string | undefined)[]) => {
      const [x, decimal, pair, hex, unicode, octal, css] = groups;
      const digits = x ?? pair ?? hex ?? unicode ?? css;
      const code =
        digits === undefined
          ? Number.parseInt(decimal ?? octal ?? '', decimal === undefined ? 8 : 10)
          : Number.parseInt(digits, 16);
      // `x=10` is no letter.
      return code < 9 || code > 0x10_ff_ff || (code > 13 && code < 32) ? written : String.fromCodePoint(code);
    });
  return [withoutEntities(plain)];
}

/** A line of a string that goes on in the next one. */
const SPLICE = /\\n\\\r?\n/g;

/** Letters of full width and in mathematical type, and those that nobody sees and that have the number of another one. */
const UNUSUAL = /[\u{ff01}-\u{ff5e}\u{1d400}-\u{1d7ff}\u{24b6}-\u{24e9}]/gu;
const UNSEEN = /[\u{fe00}-\u{fe0f}\u{e0000}-\u{e01ef}]/gu;

function usual(text: string): readonly string[] {
  if (strangeIn(text) < LEAST_ESCAPES) return [];
  if ((text.match(UNUSUAL)?.length ?? 0) >= LEAST_ESCAPES) {
    // Without the marks over letters: to put a run of them in order takes the square of its length.
    return [text.replaceAll(/\P{M}+/gu, (letters) => letters.normalize('NFKC'))];
  }
  const unseen = text.match(UNSEEN) ?? [];
  if (unseen.length < LEAST_ESCAPES) return [];
  const codes = unseen.map((one) => one.codePointAt(0) as number);
  return [ofCodes(codes.map((code) => byteOf(code)))].filter(isPrintable);
}

/** Tags have the number of a letter and some more; 256 selectors of variants are in two rows. */
function byteOf(code: number): number {
  if (code < 0xe_00_00) return code - 0xfe00;
  return code < 0xe_01_00 ? code - 0xe_00_00 : code - 0xe_01_00 + 16;
}

/** Of so many characters … */
const LEAST_BITS = 1920;
/** … so many are one of two. */
const TWO_SHARE = 0.85;

/** Letters as eight of two characters each: digits, blanks, or what nobody sees. */
function bits(text: string): readonly string[] {
  if (text.length < LEAST_BITS || mostOfTwo(text) < TWO_SHARE * text.length) return [];
  const times = occurrences(text);
  const [[zero, some] = ['', 0], [one, others] = ['', 0]] = [...times].toSorted(([, a], [, b]) => b - a);
  if (some + others < TWO_SHARE * text.length || others * 8 < some) return [];
  const codes: number[] = [];
  let [code, digits] = [0, 0];
  for (const digit of text) {
    if (digit !== zero && digit !== one) continue;
    code = (code * 2 + Number(digit === one)) & 0xff;
    digits += 1;
    if (digits % 8 === 0) codes.push(code);
  }
  // Either of the two may be the one that is set.
  return [ofCodes(codes), ofCodes(codes.map((all) => 255 - all))].filter(isPrintable);
}
