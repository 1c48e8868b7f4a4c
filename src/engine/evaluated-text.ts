import { FAMILIES, type Family } from './languages/languages.ts';
import type { TokenBuffer } from './tokenizers/token-buffer.ts';
import { NUMBER, STRING } from './tokenizers/vocabulary.ts';

/*
 * Programs that are not in the code but in strings that the code evaluates. Nothing is run to see them; that they are there is
 * told.
 */

/** Strings this near to each other are one text: `"…" + "…"`, a list of them, `s += "…"`. */
const MOST_TOKENS_BETWEEN = 3;
/** And so are those that are added one after the other: `p.append("…")`. */
const MOST_TOKENS_TO_ADD = 6;
/** A shorter text is no program. */
export const LEAST_CHARACTERS = 200;
/** Prose has a blank for each six letters; what is encoded has next to none. */
const ENCODED_BLANKS = 0.03;
/** Code has brackets, semicolons and assignments, prose hardly any. */
const CODE_MARKS = 0.04;
/** Prose has hardly a line that is a statement, however much prose there is. */
const LEAST_STATEMENTS = 8;

interface Evaluated {
  readonly characters: number;
  /** Of these strings and between them. */
  readonly tokens: number;
}

/** Strings, and lists of letters' numbers, that hold a program and are evaluated; undefined where none is. */
export function evaluatedText(family: Family, text: string, tokens: TokenBuffer): Evaluated | undefined {
  if (!evaluatesText(family, text, tokens)) return undefined;
  const sum = lettersByNumber(text, tokens);
  const note = ({ parts, first, last }: StringRun): void => {
    sum.characters += parts.reduce((length, part) => length + part.length, 0);
    sum.tokens += last - first + 1;
  };
  for (const run of stringRuns(text, tokens, 0, tokens.length, MOST_TOKENS_TO_ADD)) {
    if (hasStatements(run.parts.map(unquoted).join(''))) {
      note(run);
      continue;
    }
    for (const near of stringRuns(text, tokens, run.first, run.last + 1, MOST_TOKENS_BETWEEN)) {
      if (isProgram(near.parts.join(''))) note(near);
    }
  }
  return sum.characters > 0 || readsItself(family, text, tokens) ? sum : undefined;
}

/** Strings that are near to each other, as they are written, and the places of the first and the last token. */
interface StringRun {
  readonly parts: string[];
  readonly first: number;
  last: number;
}

/** Strings from a token to before another, in runs with at most `most` tokens between two. */
function stringRuns(
  text: string,
  { ids, starts, length }: TokenBuffer,
  from: number,
  to: number,
  most: number,
): readonly StringRun[] {
  const runs: StringRun[] = [];
  let run: StringRun | undefined;
  for (let at = from; at < to; at += 1) {
    if (ids[at] !== STRING) continue;
    const part = text.slice(starts[at], at + 1 < length ? starts[at + 1] : undefined).trim();
    if (run === undefined || at - run.last - 1 > most) {
      run = { parts: [part], first: at, last: at };
      runs.push(run);
    } else {
      run.parts.push(part);
      run.last = at;
    }
  }
  return runs;
}

function unquoted(part: string): string {
  return part.replace(/^[A-Za-z]{0,3}["'`]{1,3}/, '').replace(/["'`]{1,3}$/, '');
}

/** Whether so many lines are statements that long comments between them do not matter. */
function hasStatements(text: string): boolean {
  if (text.length < LEAST_CHARACTERS) return false;
  let count = 0;
  for (const _ of text.matchAll(STATEMENT)) {
    count += 1;
    if (count === LEAST_STATEMENTS) return true;
  }
  return false;
}

/** What a line begins with, in a string of many lines or behind an escaped end of one. `"n = %d\\n"`, which is printed, is none. */
const STATEMENT =
  /(?:^|\n|\\n|;)[ \t]*(?:def \w+ ?\(|import \w|from [\w.]{1,80} import\b|return\b|(?:if|for|while) ?\(|(?:if|elif|for|while) [^\n\\]{1,80}:|function \w|(?:const|let|var|int|long|double|auto|String) \w{1,40} ?=|[A-Za-z_][\w.]{0,40} ?[-+*/]?= ?[\w([-])/g;

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

/** Whether code evaluates a text, whatever that is. */
export function evaluatesText(family: Family, text: string, tokens: TokenBuffer): boolean {
  return isCode(FAMILIES[family].evaluates, text, tokens);
}

/** Whether code reads the file that it stands in. */
export function readsItself(family: Family, text: string, tokens: TokenBuffer): boolean {
  return isCode(FAMILIES[family].readsItself, text, tokens);
}

/** Whether a token begins where the pattern is found. */
function isCode(pattern: RegExp | undefined, text: string, { starts, length }: TokenBuffer): boolean {
  if (pattern === undefined) return false;
  let at = 0;
  for (const { index } of text.matchAll(pattern)) {
    while (at < length && (starts[at] as number) < index) at += 1;
    if (at < length && starts[at] === index) return true;
  }
  return false;
}

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
