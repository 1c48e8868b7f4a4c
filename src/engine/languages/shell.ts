import { type Cursor, match, reading, skipLine, skipping } from './cursor.ts';
import { hereDocument } from './here-document.ts';
import type { LanguageFamily } from './language-family.ts';
import { SCRIPT } from './plain.ts';
import { DOUBLE_LINES, endOfQuote, SINGLE_LINES } from './quotes.ts';

export const SHELL: LanguageFamily = {
  ...SCRIPT,
  languages: [{ id: 104, language: 'Shell', extensions: ['sh', 'bash', 'zsh', 'ksh'] }],
  words: {
    kept: `if then elif else fi for in while until do done case esac select function return break continue exit echo printf read
      export unset shift set test eval exec trap cd`,
    dropped: 'local declare',
    same: { '[': '[[', ']': ']]', '=': '==' },
  },
  quotes: [{ ...SINGLE_LINES, escape: '' }],
  wordPart: '-./',
  operators: '&& || ;; [[ ]] >> << <<< == != $( (( )) |&',
  leftOut: { line: 'source .' },
  hooks: {
    '#': comment,
    // A quote behind a backslash is none, and the end of a line ends nothing.
    '\\': skipping(/^\\["'`\n]/),
    '<': (cursor) => {
      const here = match(
        cursor,
        /^<<(-?)[ \t]*(?:(["'])([^\n]+?)\2|\\?([^\s<>|&;()"'\\-][^\s<>|&;()"'\\]*))/,
      );
      if (here === null) return false;
      const [all, tabs, , quoted, word] = here;
      return hereDocument(
        cursor,
        cursor.at + all.length,
        quoted ?? word ?? '',
        tabs === '' ? 'exact' : 'indented',
      );
    },
    $: dollar,
    '"': (cursor) => cursor.read('string', endOfString(cursor.text, cursor.at + 1)),
  },
  newlines: true,
  hasOptionalSemicolons: true,
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

/** What counts in a string, and in a command that stands in one: an apostrophe is a mark there. */
const [IN_TEXT, IN_COMMAND] = [/\\[^]|\$[({]|["`}]/g, /\\[^]|'[^']*'|\$[({]|["`()}]/g];
const CLOSES: Readonly<Record<string, string>> = { '"': '"', '`': '`', '$(': ')', '(': ')', '${': '}' };
/** A string with a command that ends later, or in which more are open, ends with the next mark: each string of a hostile text asks. */
const LONGEST_NESTING = 400;
const DEEPEST_NESTING = 16;

/** The offset after a string whose mark ends at `from`. Commands in it nest, and their quotes do not close it. */
function endOfString(text: string, from: number): number {
  const part = text.slice(from, from + LONGEST_NESTING);
  const open = ['"'];
  for (let at = 0; ; ) {
    const inner = open.at(-1) as string;
    const marks = inner === '"' || inner === '${' ? IN_TEXT : IN_COMMAND;
    marks.lastIndex = at;
    const mark = marks.exec(part)?.[0];
    if (mark === undefined || open.length > DEEPEST_NESTING) return endOfQuote(text, from, DOUBLE_LINES);
    at = marks.lastIndex;
    if (mark === CLOSES[inner]) open.pop();
    else if (CLOSES[mark] !== undefined) open.push(mark);
    if (open.length === 0) return from + at;
  }
}
