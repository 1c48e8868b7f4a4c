import { type Cursor, match, reading, startsLine } from './cursor.ts';
import type { LanguageFamily } from './language-family.ts';
import { PLAIN } from './plain.ts';
import { BACKTICK_LINES, DOUBLE_LINES, SINGLE_LINES } from './quotes.ts';

/** Words that begin no clause of Prolog, and variables of Perl: a file with one of them is Perl. */
const PERL = String.raw`^[ \t]*(?:use|my|our|local|sub|package|require|foreach)\b[^\n]*[;{]|^#!.*perl|\$\w|@\w+\s*=`;
/** A clause that begins with its line, or a directive. */
const CLAUSE = String.raw`^(?:[a-z]\w*(?:\([^\n]{0,200}\))?[ \t]*(?::-|-->|\.[ \t]*(?:%.*)?$)|:-[ \t]*[a-z])`;

export const PROLOG: LanguageFamily = {
  ...PLAIN,
  languages: [{ id: 113, language: 'Prolog', extensions: ['pro', 'prolog', 'plt', 'pl'] }],
  words: {
    kept: `is mod rem xor rdiv div not fail true false once call repeat halt assert asserta assertz retract retractall findall bagof setof
      forall write writeln print nl read format atom number integer float var nonvar atomic compound functor arg copy_term
      atom_codes atom_chars atom_length number_codes between succ_or_zero throw catch initialization`,
  },
  lineComments: ['%'],
  quotes: [
    { ...SINGLE_LINES, doubled: true, name: true },
    { ...DOUBLE_LINES, doubled: true },
    BACKTICK_LINES,
  ],
  operators: String.raw`:- --> -> *-> =:= =\= \== \= == =.. @< @> @=< @>= >= =< \+ ** // ?- << >> #= #\= #< #> #=< #>= ::`,
  hooks: {
    // A character, whose mark opens no quote: 0'a
    '0': reading('string', /^0'(?:\\.|''|[^\n])/),
    ':': directive,
  },
  // Perl has the same ending.
  claims: { pl: new RegExp(String.raw`^(?<![^])(?![^]*?(?:${PERL}))[^]*?${CLAUSE}`, 'm') },
  interpreter: /\b(?:swipl|gprolog|yap)\b/,
  evaluates: /\b(?:term_to_atom|term_string|read_term_from_atom|atom_to_term|shell)\s*\(/g,
};

/** Directives that import and declare are no part of a program. */
function directive(cursor: Cursor): boolean {
  if (!startsLine(cursor.text, cursor.at)) return false;
  const found = match(
    cursor,
    /^:-\s*(?:use_module|module|ensure_loaded|include|consult|set_prolog_flag|dynamic|discontiguous|multifile|table)\b(?:'[^'\n]*'|[^.'])*\./,
  );
  return found !== null && cursor.skipTo(cursor.at + found[0].length);
}
