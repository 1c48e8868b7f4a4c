import { type Cursor, endAfter, match, reading } from './cursor.ts';
import type { LanguageFamily } from './language-family.ts';
import type { LexicalRules } from './lexical-rules.ts';
import { PLAIN } from './plain.ts';
import { DOUBLE_LINES } from './quotes.ts';

const RULES: LexicalRules = {
  ...PLAIN,
  words: {
    kept: `define defun defmacro defvar defparameter defstruct defclass defmethod defgeneric let let* letrec lambda fn if cond when unless
      case do dotimes dolist loop progn begin set! setq setf quote and or not list cons car cdr map mapcar apply funcall return
      labels flet named-lambda let-values define-record-type def defn recur`,
    constants: 'nil t #t #f true false',
  },
  ignoreCase: true,
  lineComments: [';'],
  blockComments: [{ open: '#|', close: '|#', nested: true }],
  quotes: [DOUBLE_LINES],
  wordStart: '*+-/<>=!?&%:',
  wordPart: '*+-/<>=!?&%:.#',
  operators: ',@',
  hooks: { '#': sharp, '|': reading('name', /^\|(?:[^|\\\n]|\\.)*\|/) },
};

/** `\a` and `\newline` are characters. */
const CLOJURE: LexicalRules = { ...RULES, hooks: { '\\': reading('string', /^\\(?:[A-Za-z]\w*|[^])/) } };
/** So is `?a`, and `?\C-a`. */
const EMACS: LexicalRules = {
  ...RULES,
  hooks: { '?': reading('string', /^\?(?:\\(?:[A-Z]-)*[^]\w*|[^\s\w]|\w(?![\w*+/<>=!?&%:.-]))/) },
};

export const LISP: LanguageFamily = {
  ...RULES,
  languages: [
    {
      id: 32,
      language: 'Lisp',
      extensions: ['lisp', 'lsp', 'cl', 'scm', 'ss', 'rkt', 'clj', 'cljs', 'cljc', 'el'],
    },
  ],
  byEnding: { clj: CLOJURE, cljs: CLOJURE, cljc: CLOJURE, el: EMACS },
  evaluates: /\(\s*eval\b|\bread-from-string\b/g,
};

/** A character, or Racket's text up to a line that is its mark. */
function sharp(cursor: Cursor): boolean {
  const { text, at } = cursor;
  const character = match(cursor, /^#\\(?:[A-Za-z]+|.)/s);
  if (character !== null) return cursor.read('string', at + character[0].length);
  const here = match(cursor, /^#<<([^\n]+)\n/);
  return (
    here !== null && cursor.read('string', endAfter(text, `\n${here[1] ?? ''}`, at + here[0].length - 1))
  );
}
