import { type Cursor, endAfter, isFirstOfLine, match, skipLine, skipping } from './cursor.ts';
import { CLOSING } from './delimited.ts';
import type { LanguageFamily } from './language-family.ts';
import { PLAIN } from './plain.ts';
import { DOUBLED_SINGLE, type Quote } from './quotes.ts';

const TEXT: Quote = { ...DOUBLED_SINGLE, multiline: true };

export const SQL: LanguageFamily = {
  ...PLAIN,
  languages: [{ id: 22, language: 'SQL', extensions: ['sql', 'ddl', 'dml', 'pks', 'pkb', 'psql'] }],
  words: {
    kept: `select from where group by having order limit offset insert into values update set delete create table view index
      trigger procedure function alter add drop column constraint primary foreign key references unique check default join
      left right full cross on using union all intersect except distinct case when then else end and or not in exists
      between like is desc with recursive over partition rows range begin commit rollback declare if elsif loop while for
      return returns language cursor fetch open close exception raise count sum avg min max coalesce cast`,
    // What may be left out: `a AS b` is `a b`, `INNER JOIN` is `JOIN`, and each order is ascending.
    dropped: 'as inner outer asc',
    types:
      'int integer bigint smallint decimal numeric float real double varchar char text date timestamp boolean bool',
    constants: 'null true false',
    same: { '<>': '!=' },
  },
  ignoreCase: true,
  lineComments: ['--', '#'],
  quotes: [
    TEXT,
    { ...TEXT, open: '"', close: '"', name: true },
    { ...TEXT, open: '`', close: '`', name: true },
  ],
  operators: '<> != <= >= || := ::',
  // PostgreSQL's marks vanish, so that a function's body is code.
  hooks: {
    $: skipping(/^\$\w*\$/),
    "'": escaped,
    qQnN: quotedByOracle,
    // Lines of SQL*Plus that are no statements.
    rRpP: (cursor) =>
      isFirstOfLine(cursor.text, cursor.at) &&
      match(cursor, /^(?:rem|remark|prompt)\b/i) !== null &&
      skipLine(cursor),
    '#': notComment,
  },
  evaluates: /\bexecute\b|\bsp_executesql\b/gi,
  hasNoAiScore: true,
};

/** In front of a text, PostgreSQL's mark that it has escapes. */
const ESCAPES = /\b[eE]$/;
/** Texts in which a search for the end of a string found none. */
const UNCLOSED = new WeakSet<Cursor>();

/** `'it\'s'`, which some take for two texts: a backslash counts where what is behind the mark goes on as a word. */
function escaped(cursor: Cursor): boolean {
  const { text, at } = cursor;
  // Where one has no end, none behind it is looked for: a text of such marks costs one search.
  if (UNCLOSED.has(cursor)) return false;
  let isEscaped = ESCAPES.test(text.slice(Math.max(0, at - 2), at));
  for (let next = at + 1; next < text.length; next += 1) {
    const character = text[next];
    if (character === '\\') {
      isEscaped ||= text[next + 1] === "'" && /[\p{L}\p{N}]/u.test(text[next + 2] ?? '');
      if (isEscaped || text[next + 1] !== "'") next += 1;
    } else if (character === "'") {
      if (text[next + 1] !== "'") return isEscaped && cursor.read('string', next + 1);
      next += 1;
    }
  }
  UNCLOSED.add(cursor);
  return false;
}

/** Oracle's `q'[…]'`. */
function quotedByOracle(cursor: Cursor): boolean {
  const found = match(cursor, /^n?q'([^\s'])/i);
  if (found === null) return false;
  const [all, open = ''] = found;
  return cursor.read('string', endAfter(cursor.text, `${CLOSING[open] ?? open}'`, cursor.at + all.length));
}

/** T-SQL's tables for a while (`#t`), and PostgreSQL's operators. */
function notComment(cursor: Cursor): boolean {
  const { text, at } = cursor;
  const isTable =
    match(cursor, /^##?\w+\.\w/) !== null ||
    (match(cursor, /^##?\w/) !== null &&
      /\b(?:from|join|into|table|update|exists|delete|truncate|on)[ \t]+$/i.test(
        text.slice(Math.max(0, at - 20), at),
      ));
  return (isTable || match(cursor, /^#(?:>|-[^-])/) !== null) && cursor.skipTo(at + 1);
}
