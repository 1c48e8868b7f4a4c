import { JAVA } from './java.ts';
import type { LanguageFamily } from './language-family.ts';
import type { LanguageWords } from './lexical-rules.ts';
import { LUA } from './lua.ts';
import { PLAIN } from './plain.ts';
import { PYTHON } from './python.ts';

const joined = (kind: 'kept' | 'dropped' | 'types' | 'constants'): string =>
  [JAVA, PYTHON, LUA].map(({ words }: { readonly words: LanguageWords }) => words[kind] ?? '').join(' ');

const ENDINGS = `groovy ex exs erl ml mli fs fsx jl nim zig v sv vhd vhdl sol d cr f for f90 f95 f03 cob cbl ada adb ads pro
  prolog tcl awk ps1 bat`;

/** Any other program text: words, numbers, strings on one line, C-like and script-like comments. */
export const GENERIC: LanguageFamily = {
  ...PLAIN,
  languages: [{ id: 109, language: 'Other', extensions: ENDINGS.split(/\s+/) }],
  words: {
    kept: joined('kept'),
    dropped: joined('dropped'),
    types: joined('types'),
    constants: joined('constants'),
  },
  lineComments: ['//', '#'],
  shownComments: {
    '//': 'groovy ml mli fs fsx zig v sv sol d f for f90 f95 f03 cob cbl bat',
    '#': 'ex exs jl nim cr awk tcl ps1',
    '--': 'ada adb ads vhd vhdl',
    '%': 'erl pro prolog',
  },
  escapes: 'in-names',
  evaluates: /\b(?:eval|exec|evaluate|system|Invoke-Expression|iex)\b/g,
  hasNoAiScore: true,
};
