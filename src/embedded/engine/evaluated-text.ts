import { FAMILIES, type Family } from '../../languages/languages.ts';
import type { TokenBuffer } from './tokenizers/token-buffer.ts';
import { NUMBER, STRING } from './tokenizers/vocabulary.ts';

/*
 * Programs that are not in the code but in strings that the code evaluates. Nothing is run to see them; that they are there is
 * told.
 */

/** Strings this near to each other are one text: `"…" + "…"`, a list of them, `s += "…"`. */
const MOST_TOKENS_BETWEEN = 3;
/** A shorter text is no program. */
export const LEAST_CHARACTERS = 200;
/** Prose has a blank for each six letters; what is encoded has next to none. */
const ENCODED_BLANKS = 0.03;
/** Code has brackets, semicolons and assignments, prose hardly any. */
const CODE_MARKS = 0.04;

export interface Evaluated {
  readonly characters: number;
  /** Of these strings and between them. */
  readonly tokens: number;
}

/** Strings, and lists of letters' numbers, that hold a program and are evaluated; undefined where none is. */
export function evaluatedText(family: Family, text: string, tokens: TokenBuffer): Evaluated | undefined {
  if (!evaluates(family, text, tokens)) return undefined;
  const { ids, starts, length } = tokens;
  const sum = lettersByNumber(text, tokens);
  let parts: string[] = [];
  let first = 0;
  let last = -Infinity;
  const close = (): void => {
    const whole = parts.join('');
    if (isProgram(whole)) {
      sum.characters += whole.length;
      sum.tokens += last - first + 1;
    }
    parts = [];
  };
  for (let at = 0; at < length; at += 1) {
    if (ids[at] === STRING) {
      if (at - last - 1 > MOST_TOKENS_BETWEEN) {
        close();
        first = at;
      }
      last = at;
      parts.push(text.slice(starts[at], at + 1 < length ? starts[at + 1] : undefined).trim());
    }
  }
  close();
  return sum.characters > 0 || FAMILIES[family].readsItself?.test(text) === true ? sum : undefined;
}

/** Lists of at least `LEAST_CHARACTERS` numbers that are letters, blanks and signs: `[105, 109, 112, …]`. */
function lettersByNumber(
  text: string,
  { ids, starts, length }: TokenBuffer,
): { characters: number; tokens: number } {
  const sum = { characters: 0, tokens: 0 };
  let letters = 0;
  let first = 0;
  let last = -Infinity;
  for (let at = 0; at <= length; at += 1) {
    if (at < length && ids[at] !== NUMBER) continue;
    if (at === length || at - last - 1 > MOST_TOKENS_BETWEEN) {
      if (letters >= LEAST_CHARACTERS) {
        sum.characters += letters;
        sum.tokens += last - first + 1;
      }
      letters = 0;
      first = at;
    }
    last = at;
    letters += at < length && isLetter(text, starts[at] as number) ? 1 : 0;
  }
  return sum;
}

/** Whether the number there, decimal or hexadecimal, is that of a printed character of ASCII or of a blank. */
function isLetter(text: string, from: number): boolean {
  const value = Number(/^(?:0x[\da-f]{1,2}|\d{1,3})(?![\w.])/i.exec(text.slice(from, from + 8))?.[0] ?? NaN);
  return (value >= 32 && value < 127) || value === 9 || value === 10 || value === 13;
}

/** Whether a token begins where the pattern is found. */
function evaluates(family: Family, text: string, { starts, length }: TokenBuffer): boolean {
  let at = 0;
  for (const { index } of text.matchAll(FAMILIES[family].evaluates ?? NOTHING)) {
    while (at < length && (starts[at] as number) < index) at += 1;
    if (at < length && starts[at] === index) return true;
  }
  return false;
}

const NOTHING = /$^/g;

function isProgram(text: string): boolean {
  if (text.length < LEAST_CHARACTERS) return false;
  let blanks = 0;
  let marks = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code <= 32) {
      blanks += 1;
    } else if (
      code === 40 ||
      code === 41 ||
      code === 59 ||
      code === 61 ||
      code === 91 ||
      code === 93 ||
      code === 123 ||
      code === 125
    ) {
      marks += 1;
    }
  }
  return blanks < text.length * ENCODED_BLANKS || marks > text.length * CODE_MARKS;
}
