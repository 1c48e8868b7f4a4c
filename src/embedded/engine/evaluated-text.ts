import { FAMILIES, type Family } from '../../languages/languages.ts';
import type { TokenBuffer } from './tokenizers/token-buffer.ts';
import { STRING } from './tokenizers/vocabulary.ts';

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
/** Code has brackets and semicolons, prose hardly any. */
const CODE_MARKS = 0.04;

export interface Evaluated {
  readonly characters: number;
  /** Of these strings and between them. */
  readonly tokens: number;
}

/** Strings that hold a program and are evaluated; undefined where none is. */
export function evaluatedText(family: Family, text: string, tokens: TokenBuffer): Evaluated | undefined {
  if (!evaluates(family, text, tokens)) return undefined;
  const { ids, starts, length } = tokens;
  const sum = { characters: 0, tokens: 0 };
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
