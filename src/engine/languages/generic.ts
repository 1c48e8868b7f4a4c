import { JAVA } from './java.ts';
import type { LanguageFamily } from './language-family.ts';
import type { LanguageWords } from './lexical-rules.ts';
import { LUA } from './lua.ts';
import { PLAIN } from './plain.ts';
import { PYTHON } from './python.ts';

const joined = (kind: 'kept' | 'dropped' | 'types' | 'constants'): string =>
  [JAVA, PYTHON, LUA].map(({ words }: { readonly words: LanguageWords }) => words[kind] ?? '').join(' ');

const ENDINGS = 'groovy ex exs erl jl nim zig sol d cr cob cbl ada adb ads tcl awk ps1 bat';

/** Any other program text: words, numbers, strings on one line, C-like and script-like comments. */
export const GENERIC: LanguageFamily = {
  ...PLAIN,
  languages: [{ id: 109, language: 'Other', extensions: ENDINGS.split(' ') }],
  words: {
    kept: joined('kept'),
    dropped: joined('dropped'),
    types: joined('types'),
    constants: joined('constants'),
  },
  lineComments: ['//', '#'],
  shownComments: {
    '//': 'groovy zig sol d cob cbl bat',
    '#': 'ex exs jl nim cr awk tcl ps1',
    '--': 'ada adb ads',
    '%': 'erl',
  },
  escapes: 'in-names',
  evaluates: /\b(?:eval|exec|evaluate|system|Invoke-Expression|iex)\b/g,
  hasNoAiScore: true,
};
