import { type Cursor, match, reading, skipLine } from './cursor.ts';
import { JAVA } from './java.ts';
import type { LanguageFamily } from './language-family.ts';
import type { LanguageWords, LexicalRules } from './lexical-rules.ts';
import { LUA } from './lua.ts';
import { PLAIN } from './plain.ts';
import { PYTHON } from './python.ts';
import { character, DOUBLE, DOUBLE_LINES, SINGLE } from './quotes.ts';

const joined = (kind: 'kept' | 'dropped' | 'types' | 'constants'): string =>
  [JAVA, PYTHON, LUA].map(({ words }: { readonly words: LanguageWords }) => words[kind] ?? '').join(' ');

const ENDINGS = 'groovy ex exs erl jl nim zig sol d cr cob cbl ada adb ads tcl awk ps1 bat';

const RULES: LexicalRules = {
  ...PLAIN,
  words: {
    kept: joined('kept'),
    dropped: joined('dropped'),
    types: joined('types'),
    constants: joined('constants'),
  },
  lineComments: ['//', '#'],
};

/** Comments from these marks to the end of the line, or in pairs of marks. */
function commented(
  lineComments: readonly string[],
  blockComments: LexicalRules['blockComments'] = [],
  more: Partial<LexicalRules> = {},
): LexicalRules {
  return { ...RULES, lineComments, blockComments, ...more };
}

/** `'` asks for an attribute or transposes behind a value, and stands around a character elsewhere. */
const TICKS: Partial<LexicalRules> = { quotes: [DOUBLE], hooks: { "'": character } };
const TRIPLE = { ...DOUBLE_LINES, open: '"""', close: '"""' };

const ADA = commented(['--'], [], { ...TICKS, ignoreCase: true });
const COBOL = commented(['*>'], [], { ignoreCase: true });
const SCRIPT = commented(['#']);
const ELIXIR = commented(['#'], [], { quotes: [TRIPLE, DOUBLE, SINGLE] });

/** Any other program text: words, numbers, strings on one line, comments. */
export const GENERIC: LanguageFamily = {
  ...RULES,
  languages: [{ id: 109, language: 'Other', extensions: ENDINGS.split(' '), takesAll: true }],
  byEnding: {
    ada: ADA,
    adb: ADA,
    ads: ADA,
    cob: COBOL,
    cbl: COBOL,
    ex: ELIXIR,
    exs: ELIXIR,
    cr: SCRIPT,
    awk: SCRIPT,
    tcl: commented(['#'], [], { quotes: [DOUBLE] }),
    // `$"` is a character.
    erl: commented(['%'], [], { hooks: { $: reading('string', /^\$(?:\\.|[^\n])/) } }),
    jl: commented(['#'], [{ open: '#=', close: '=#', nested: true }], { ...TICKS, quotes: [TRIPLE, DOUBLE] }),
    nim: commented(['#'], [{ open: '#[', close: ']#', nested: true }], {
      ...TICKS,
      quotes: [TRIPLE, DOUBLE],
    }),
    ps1: commented(['#'], [{ open: '<#', close: '#>', nested: false }]),
    d: commented(['//'], [...PLAIN.blockComments, { open: '/+', close: '+/', nested: true }]),
    zig: commented(['//']),
    sol: commented(['//'], PLAIN.blockComments),
    bat: commented(['::'], [], { ignoreCase: true, quotes: [DOUBLE], hooks: { rR: remark } }),
  },
  escapes: 'in-names',
  evaluates: /\b(?:eval|exec|evaluate|system|Invoke-Expression|iex)\b/g,
  hasNoAiScore: true,
};

function remark(cursor: Cursor): boolean {
  return match(cursor, /^rem(?=\s)/i) !== null && skipLine(cursor);
}
