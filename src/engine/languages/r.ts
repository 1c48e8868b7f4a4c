import { type Cursor, endAfter, match, reading } from './cursor.ts';
import { CLOSING } from './delimited.ts';
import type { LanguageFamily } from './language-family.ts';
import { SCRIPT } from './plain.ts';
import { BACKTICK_NAME, DOUBLE_LINES, SINGLE_LINES } from './quotes.ts';

export const R: LanguageFamily = {
  ...SCRIPT,
  languages: [{ id: 105, language: 'R', extensions: ['r', 'rmd', 'qmd', 'rnw', 'snw'] }],
  words: {
    kept: 'if else for in while repeat break next return function',
    constants: 'TRUE FALSE T F NULL NA Inf NaN',
    // A pipe is a `%…%` like any other: those are one operator.
    same: { '=': '<-', '%': '|>' },
  },
  quotes: [DOUBLE_LINES, SINGLE_LINES, BACKTICK_NAME],
  wordPart: '.',
  operators: '<- <<- -> ->> == != <= >= && || |> :: :::',
  leftOut: { line: 'library require source' },
  // `%in%` and the like are one operator.
  hooks: { '%': reading('operator', /^%[^%\s]*%/), rR: rawString },
  newlines: true,
  hasOptionalSemicolons: true,
  interpreter: /\bRscript\b/,
  evaluates: /\beval\b|\bparse\s*\(\s*text\b/g,
};

/** `r"(…)"`. */
function rawString(cursor: Cursor): boolean {
  const raw = match(cursor, /^[rR](["'])(-*)([([{])/);
  if (raw === null) return false;
  const [all, quote = '', dashes = '', bracket = ''] = raw;
  const close = `${CLOSING[bracket] ?? ''}${dashes}${quote}`;
  return cursor.read('string', endAfter(cursor.text, close, cursor.at + all.length));
}
