import { reading } from './cursor.ts';
import type { LanguageFamily } from './language-family.ts';
import { PLAIN } from './plain.ts';
import { DOUBLE_LINES } from './quotes.ts';

export const LISP: LanguageFamily = {
  ...PLAIN,
  languages: [
    {
      id: 32,
      language: 'Lisp',
      extensions: ['lisp', 'lsp', 'cl', 'scm', 'ss', 'rkt', 'clj', 'cljs', 'cljc', 'el'],
    },
  ],
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
  // A character.
  hooks: { '#': reading('string', /^#\\(?:[A-Za-z]+|.)/s) },
  evaluates: /\(\s*eval\b|\bread-from-string\b/g,
};
