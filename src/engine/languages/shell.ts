import { type Cursor, match, reading, skipLine } from './cursor.ts';
import { hereDocument } from './here-document.ts';
import type { LanguageFamily } from './language-family.ts';
import { SCRIPT } from './plain.ts';
import { DOUBLE_LINES, SINGLE_LINES } from './quotes.ts';

export const SHELL: LanguageFamily = {
  ...SCRIPT,
  languages: [{ id: 104, language: 'Shell', extensions: ['sh', 'bash', 'zsh', 'ksh'] }],
  words: {
    kept: `if then elif else fi for in while until do done case esac select function return break continue exit echo printf read
      local export declare unset shift set test eval exec trap cd`,
  },
  quotes: [DOUBLE_LINES, { ...SINGLE_LINES, escape: '' }],
  wordPart: '-./',
  operators: '&& || ;; [[ ]] >> << <<< == != $( (( )) |&',
  leftOut: { line: 'source .' },
  hooks: {
    '#': comment,
    // A quote behind a backslash is none.
    '\\': (cursor) => match(cursor, /^\\["'`]/) !== null && cursor.skipTo(cursor.at + 2),
    '<': (cursor) => {
      const here = match(cursor, /^<<(-?)[ \t]*(["']?)([A-Za-z_]\w*)\2/);
      return here !== null && hereDocument(cursor, here[3] as string, here[1] === '-');
    },
    $: dollar,
  },
  newlines: true,
  interpreter: /\b(?:ba|z|k|da)?sh\b/,
  evaluates: /\beval\b|\b(?:ba|z|k|da)?sh\s+-c\b|\|\s*(?:ba|z|k|da)?sh\b|\bpython3?\s+-c\b/g,
  hasNoAiScore: true,
};

const VARIABLE = reading(
  'name',
  // A bracket in quotes ends nothing. What stands in `$(…)` is code.
  /^\$(?:\{(?:[^{}\n"'\\]|\\.|"[^"\n]*"|'[^'\n]*')*\}|\{[^{}\n]*\}|\w+|[?#@*!$-])/,
);
const escaped = reading('string', /^\$'(?:[^'\\]|\\[\s\S])*'/);

/** `$'…'` has escapes, and a quote may be one. */
function dollar(cursor: Cursor): boolean {
  return escaped(cursor) || VARIABLE(cursor);
}

/** A comment only where a word may start. */
function comment(cursor: Cursor): true {
  const before = cursor.text[cursor.at - 1] ?? ' ';
  return before <= ' ' || ';(|&'.includes(before) ? skipLine(cursor) : cursor.skipTo(cursor.at + 1);
}
