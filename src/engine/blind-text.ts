import { SEPARATOR } from './tokenizers/vocabulary.ts';
import type { SkippedText } from './skipped-text.ts';

/*
 * A text as words and signs, read alike in every language: nothing is a comment, a string, a macro or an import here. What a
 * tokenizer can be made to misunderstand is not misunderstood, because nothing is understood.
 */

/** The words and signs of a submission's files, one after another. */
export interface BlindText {
  /** A number for each word and each sign; `SEPARATOR` behind each file. */
  readonly tokens: Uint16Array;
  /** `BEGINS` and `CODE` of each. */
  readonly flags: Uint8Array;
}

/** It begins a line. */
const BEGINS = 1;
/** The engine read it as code. */
const CODE = 2;

/** Signs are their characters; all numbers are one word. */
const NUMBER = 1;
const FIRST_WORD = 0x80;
const MOST_WORDS = 0xffff - FIRST_WORD;

const [SIGN, LETTER, DIGIT, BLANK] = [0, 1, 2, 3];
const KINDS = new Uint8Array(128).map((_, code) => {
  const character = String.fromCharCode(code);
  if (code <= 32 || code === 127) return BLANK;
  if (/\d/.test(character)) return DIGIT;
  return /\w/.test(character) ? LETTER : SIGN;
});

function kindOf(code: number): number {
  if (code < 128) return KINDS[code] as number;
  return code === 0xa0 || code === 0xfeff || (code >= 0x2000 && code <= 0x206f) || code === 0x3000
    ? BLANK
    : LETTER;
}

/**
 * The words and signs of texts. Neither the case of letters nor digits in a word count, so that what a script numbers is
 * one word (`a1`, `a2`).
 */
export function blindText(texts: readonly Pick<SkippedText, 'text' | 'gaps'>[]): BlindText {
  const most = texts.reduce((sum, { text }) => sum + text.length + 1, 0);
  const tokens = new Uint16Array(most);
  const flags = new Uint8Array(most);
  let count = 0;
  for (const { text, gaps } of texts) {
    let gap = 0;
    let begins = BEGINS;
    for (let at = 0; at < text.length; ) {
      const start = at;
      const first = text.charCodeAt(at);
      const kind = kindOf(first);
      at += 1;
      if (kind === BLANK) {
        if (first === 10 || first === 13) begins = BEGINS;
        continue;
      }
      let token = first;
      if (kind !== SIGN) {
        let hash = kind === LETTER ? hashed(0, first) : 0;
        for (; at < text.length; at += 1) {
          const next = text.charCodeAt(at);
          const part = kindOf(next);
          if (part === LETTER) hash = hashed(hash, next);
          else if (part !== DIGIT) break;
        }
        token = kind === DIGIT ? NUMBER : FIRST_WORD + ((hash >>> 0) % MOST_WORDS);
      }
      while (gap < gaps.length && (gaps[gap]?.to ?? 0) <= start) gap += 1;
      const isCode = gap === gaps.length || (gaps[gap]?.from ?? 0) > start;
      tokens[count] = token;
      flags[count] = begins | (isCode ? CODE : 0);
      begins = 0;
      count += 1;
    }
    tokens[count] = SEPARATOR;
    count += 1;
  }
  return { tokens: tokens.slice(0, count), flags: flags.slice(0, count) };
}

function hashed(hash: number, code: number): number {
  const low = code >= 65 && code <= 90 ? code + 32 : code;
  const mixed = Math.imul(hash ^ low, 0x85ebca6b);
  return mixed ^ (mixed >>> 15);
}

/** One reading of a text: all of it, and what the engine read as code. They are one array where that is all. */
export interface BlindReading {
  readonly all: Uint16Array;
  readonly code: Uint16Array;
}

/** A text as it is, and without what most of its lines begin or end with where they do. */
export function readingsOf(text: BlindText): readonly BlindReading[] {
  const reduced = withoutAffixes(text);
  return (reduced === text ? [text] : [text, reduced]).map((one) => ({ all: one.tokens, code: codeOf(one) }));
}

function codeOf({ tokens, flags }: BlindText): Uint16Array {
  const code = new Uint16Array(tokens.length);
  let count = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as number;
    if (((flags[at] as number) & CODE) === 0 && token !== SEPARATOR) continue;
    code[count] = token;
    count += 1;
  }
  return count === tokens.length ? tokens : code.subarray(0, count);
}

/** The words alone, and every end of a file. */
export function wordsOf(tokens: Uint16Array): Uint16Array {
  const words = new Uint16Array(tokens.length);
  let count = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as number;
    if (token < FIRST_WORD && token !== SEPARATOR) continue;
    words[count] = token;
    count += 1;
  }
  return words.subarray(0, count);
}

/** What so many lines begin with, or end with, says nothing of any of them … */
const AFFIX_SHARE = 0.25;
/** … so many, where it is a single word or sign. */
const LONE_SHARE = 0.4;
const LEAST_LINES = 20;
const MOST_AFFIXES = 4;
const LONGEST_AFFIX = 24;

/** A text without what most of its lines begin or end with; the same text, where that is nothing. */
function withoutAffixes(text: BlindText): BlindText {
  let left = text;
  for (let round = 0; round < MOST_AFFIXES; round += 1) {
    const lines = linesOf(left);
    const [front, back] = [affix(left.tokens, lines, 1), affix(left.tokens, lines, -1)];
    const best = front.removes >= back.removes ? front : back;
    if (best.removes === 0) break;
    left = without(left, lines, best);
  }
  return left;
}

/** Where each line begins, and behind that where it ends. */
type Lines = readonly number[];

function linesOf({ tokens, flags }: BlindText): Lines {
  const lines: number[] = [];
  let from = 0;
  for (let at = 0; at <= tokens.length; at += 1) {
    const isEnd = at === tokens.length || tokens[at] === SEPARATOR;
    if (!isEnd && ((flags[at] as number) & BEGINS) === 0) continue;
    if (at > from) lines.push(from, at);
    from = isEnd ? at + 1 : at;
  }
  return lines;
}

interface Affix {
  readonly side: 1 | -1;
  readonly lines: Lines;
  readonly length: number;
  /** So many tokens. */
  readonly removes: number;
}

/** Of how many lines each token is the next; 0 between two counts. */
const times = new Uint32Array(0x10000);

/** The longest that so many lines have in common on one side. */
function affix(tokens: Uint16Array, lines: Lines, side: 1 | -1): Affix {
  const all = lines.length / 2;
  let alike = lines;
  let length = 0;
  /** @param line its place among `alike` */
  const tokenOf = (line: number): number => {
    const from = alike[line] as number;
    const to = alike[line + 1] as number;
    return length >= to - from ? SEPARATOR : (tokens[side === 1 ? from + length : to - 1 - length] as number);
  };
  if (all >= LEAST_LINES) {
    while (length < LONGEST_AFFIX) {
      for (let line = 0; line < alike.length; line += 2) {
        const token = tokenOf(line);
        times[token] = (times[token] as number) + 1;
      }
      let best: number = SEPARATOR;
      let most = 0;
      for (let line = 0; line < alike.length; line += 2) {
        const token = tokenOf(line);
        const count = times[token] as number;
        // Who comes first is the best of the most frequent; none is asked twice.
        times[token] = 0;
        if (token === SEPARATOR || count <= most) continue;
        best = token;
        most = count;
      }
      if (most < AFFIX_SHARE * all) break;
      const left: number[] = [];
      for (let line = 0; line < alike.length; line += 2) {
        if (tokenOf(line) === best) left.push(alike[line] as number, alike[line + 1] as number);
      }
      alike = left;
      length += 1;
    }
  }
  const count = alike.length / 2;
  const isEnough = length > 1 || (length === 1 && side === 1 && count >= LONE_SHARE * all);
  return { side, lines: alike, length, removes: isEnough ? length * count : 0 };
}

function without(
  { tokens, flags }: BlindText,
  lines: Lines,
  { side, lines: alike, length }: Affix,
): BlindText {
  const goes = new Uint8Array(tokens.length);
  const changed = flags.slice();
  for (let line = 0; line < alike.length; line += 2) {
    const first = side === 1 ? (alike[line] as number) : (alike[line + 1] as number) - length;
    goes.fill(1, first, first + length);
  }
  for (let line = 0; line < lines.length; line += 2) {
    const to = lines[line + 1] as number;
    let at = lines[line] as number;
    while (at < to && goes[at] === 1) at += 1;
    if (at < to) changed[at] = (changed[at] as number) | BEGINS;
  }
  return {
    tokens: tokens.filter((_, at) => goes[at] === 0),
    flags: changed.filter((_, at) => goes[at] === 0),
  };
}

/** Farther back nothing is looked for. */
const FARTHEST = 120;
/** Where each token stood last, counted over all texts. */
const lastAt = new Float64Array(0x10000).fill(-FARTHEST);
let passed = 0;

/** How far back each token stood before: the same in texts in which all words, or signs, were replaced one for one. */
export function distances(tokens: Uint16Array): Uint16Array {
  passed += FARTHEST;
  const back = new Uint16Array(tokens.length);
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as number;
    if (token === SEPARATOR) continue;
    back[at] = Math.min(FARTHEST, passed + at - (lastAt[token] as number));
    lastAt[token] = passed + at;
  }
  passed += tokens.length;
  return back;
}
