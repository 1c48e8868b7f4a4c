import { blanked } from './blanked.ts';
import { skipping } from './cursor.ts';
import type { LanguageFamily } from './language-family.ts';
import type { LexicalRules } from './lexical-rules.ts';
import { PLAIN } from './plain.ts';
import { DOUBLED, DOUBLED_SINGLE } from './quotes.ts';

/** Older spellings, and the newer one of the same length with blanks. */
const SPELLINGS: Readonly<Record<string, string>> = {
  eq: '==',
  ne: '/=',
  lt: '<',
  le: '<=',
  gt: '>',
  ge: '>=',
  and: '.and.',
  or: '.or.',
  not: '.not.',
  eqv: '.eqv.',
  neqv: '.neqv.',
  true: 'true',
  false: 'false',
};

const DOTTED = /\.(eq|ne|lt|le|gt|ge|and|or|not|eqv|neqv|true|false)\./gi;
/** `end do` is `enddo`, `else if` is `elseif`. */
const PARTED =
  /\b(end|else|go)([ \t]+)(do|if|select|where|forall|associate|block|program|subroutine|function|module|type|interface|to)\b/gi;
/** The name of what ends may be said or left out. */
const ENDED = /\b(end(?:program|subroutine|function|module|type|interface|do|if))([ \t]+[a-z]\w*)/gi;

function oneSpelling(text: string): string {
  return text
    .replaceAll(DOTTED, (all, word: string) => (SPELLINGS[word.toLowerCase()] ?? all).padEnd(all.length))
    .replaceAll(PARTED, (_, first: string, blanks: string, second: string) => first + second + blanks)
    .replaceAll(ENDED, (_, end: string, name: string) => end + ' '.repeat(name.length));
}

const FREE: LexicalRules = {
  ...PLAIN,
  words: {
    kept: `program endprogram module endmodule subroutine endsubroutine function endfunction interface endinterface type endtype class
      if then else elseif endif do enddo while select endselect case default exit cycle continue return call stop goto print write read
      open close format contains intent in out inout parameter dimension allocatable pointer target save data common allocate
      deallocate allocated where endwhere forall endforall concurrent associate endassociate block endblock result procedure end`,
    dropped: 'recursive pure elemental impure public private optional',
    types: 'integer real double precision complex logical character',
    constants: 'true false',
  },
  ignoreCase: true,
  lineComments: ['!'],
  blockComments: [],
  quotes: [DOUBLED, DOUBLED_SINGLE],
  numbersMayEndInPoint: true,
  operators: '== /= <= >= => :: // ** .and. .or. .not. .eqv. .neqv. (/ /)',
  leftOut: { line: 'use implicit include' },
  // Goes on in the next line.
  hooks: { '&': skipping(/^&[ \t]*(?:![^\n]*)?\r?\n(?:[ \t]*(?:![^\n]*)?\r?\n)*[ \t]*&?/) },
  newlines: true,
  prepare: oneSpelling,
};

/** In the first column; not what some write there although it is code. */
const COMMENT = /^(?:\*|c(?!(?:all|ase|haracter|lass|lose|omplex|ommon|ontains|ontinue|ycle)\b))[^\n]*/gim;

/** Comments begin in the first column, and a mark in the sixth one goes on with the line before: as `&` behind that says. */
const FIXED: LexicalRules = {
  ...FREE,
  prepare: (text) =>
    oneSpelling(text.replaceAll(COMMENT, (line) => blanked(line)).replaceAll(/\n {5}[^\s0]/g, '&\n     ')),
};

export const FORTRAN: LanguageFamily = {
  ...FREE,
  languages: [{ id: 116, language: 'Fortran', extensions: ['f90', 'f95', 'f03', 'f08', 'f', 'for', 'ftn'] }],
  byEnding: { f: FIXED, for: FIXED, ftn: FIXED },
  hasOptionalSemicolons: true,
  evaluates: /\b(?:execute_command_line|system)\s*\(/gi,
};
